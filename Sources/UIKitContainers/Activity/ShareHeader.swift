import Foundation
import LinkPresentationCompanion

/// The top of the share sheet: a summary of the shared items, and the button that closes it. Sizes are estimated by eye.
@MainActor
final class ShareHeader: UIView {
    static let pictureSize = CGSize(width: 40, height: 40)
    let close = UIButton(type: .close)

    init(of items: [Any], _ metadata: LPLinkMetadata?) {
        super.init(frame: .zero)
        let picture = UIImageView(), title = UILabel(), detail = UILabel()
        let image = Self.picture(of: metadata) ?? items.lazy.compactMap { $0 as? UIImage ?? SharedData($0)?.image }.first
        let shared = items.count == 1 ? items.first.flatMap { SharedData($0) } : nil
        let url = metadata?.url ?? metadata?.originalURL ?? items.lazy.compactMap { $0 as? URL }.first
        let text = metadata?.title ?? items.lazy.compactMap { $0 as? String ?? ($0 as? NSAttributedString)?.string }.first
        picture.image = image ?? UIImage(systemName: url == nil ? "text.alignleft" : url?.isFileURL == true ? "doc" : "link")
        picture.tintColor = .secondaryLabel
        picture.contentMode = image == nil ? .center : .scaleAspectFill
        picture.backgroundColor = .secondarySystemGroupedBackground
        picture.layer.cornerRadius = 6
        picture.clipsToBounds = true
        title.text =
            text ?? url.map { $0.isFileURL ? $0.lastPathComponent : $0.host ?? $0.absoluteString } ?? shared?.name ?? Self.count(of: items)
        title.font = .preferredFont(forTextStyle: .headline)
        detail.text = text == nil ? url?.isFileURL == false ? url?.absoluteString : shared?.size : url?.host
        detail.font = .preferredFont(forTextStyle: .footnote)
        detail.textColor = .secondaryLabel
        let words = UIStackView(arrangedSubviews: [title, detail]), row = UIStackView(arrangedSubviews: [picture, words, close])
        words.axis = .vertical
        detail.isHidden = detail.text == nil
        row.alignment = .center
        row.spacing = 12
        row.translatesAutoresizingMaskIntoConstraints = false
        close.setContentHuggingPriority(.required, for: .horizontal)
        addSubview(row)
        NSLayoutConstraint.activate([
            picture.widthAnchor.constraint(equalToConstant: Self.pictureSize.width),
            picture.heightAnchor.constraint(equalToConstant: Self.pictureSize.height),
            row.topAnchor.constraint(equalTo: topAnchor, constant: 16), row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
            row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { fatalError("a share sheet's header is not archived") }

    private static func picture(of metadata: LPLinkMetadata?) -> UIImage? {
        var picture: UIImage?
        _ = (metadata?.iconProvider ?? metadata?.imageProvider)?.loadObject(ofClass: UIImage.self) { image, _ in picture = image as? UIImage
        }
        return picture
    }

    private static func count(of items: [Any]) -> String {
        let images = items.filter { $0 is UIImage }.count
        return images == 1 && items.count == 1
            ? "Image" : images == items.count && images > 0 ? "\(images) Images" : items.count == 1 ? "Item" : "\(items.count) Items"
    }
}
