import Foundation

/// The preview of a document, with a button that closes it.
// FIXME(gap): documents other than pictures and texts show their name only.
@MainActor
final class DocumentPreviewController: UIViewController {
    private let url: URL
    private let close: () -> Void

    init(_ url: URL, name: String, close: @escaping () -> Void) {
        (self.url, self.close) = (url, close)
        super.init(nibName: nil, bundle: nil)
        title = name
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.close() })
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = content
        view.backgroundColor = .systemBackground
    }

    private var content: UIView {
        if let image = UIImage(contentsOfFile: url.path) {
            let picture = UIImageView(image: image)
            picture.contentMode = .scaleAspectFit
            return picture
        }
        if let words = try? String(contentsOf: url, encoding: .utf8) {
            let text = UITextView()
            text.text = words
            text.font = .preferredFont(forTextStyle: .body)
            text.isEditable = false
            return text
        }
        let label = UILabel()
        label.text = title
        label.textAlignment = .center
        return label
    }
}
