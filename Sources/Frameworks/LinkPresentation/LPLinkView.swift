import UIKitControls

/// A card with a link's picture, title, and host. Sizes are estimated by eye.
@preconcurrency @MainActor
open class LPLinkView: UIView {
    private let picture = UIImageView(), title = UILabel(), host = UILabel()

    /// The metadata that the view shows.
    open var metadata = LPLinkMetadata() { didSet { show() } }

    /// Creates a view of a link without other facts.
    public init(url: URL) {
        super.init(frame: .zero)
        metadata.originalURL = url
        metadata.url = url
        setUp()
    }

    /// Creates a view of facts about a link.
    public init(metadata: LPLinkMetadata) {
        super.init(frame: .zero)
        self.metadata = metadata
        setUp()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        clipsToBounds = true
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        title.font = .preferredFont(forTextStyle: .headline)
        title.numberOfLines = 2
        host.font = .preferredFont(forTextStyle: .footnote)
        host.textColor = .secondaryLabel
        for view in [picture, title, host] as [UIView] { addSubview(view) }
        show()
    }

    private func show() {
        let address = metadata.url ?? metadata.originalURL
        title.text = metadata.title ?? address?.absoluteString
        host.text = address?.host
        picture.image = nil
        _ = (metadata.imageProvider ?? metadata.iconProvider)?.loadObject(ofClass: UIImage.self) { [weak self] image, _ in
            self?.picture.image = image as? UIImage
        }
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private func height(in width: CGFloat) -> (picture: CGFloat, title: CGFloat, host: CGFloat) {
        let room = CGSize(width: max(width - 24, 0), height: .greatestFiniteMagnitude)
        return (picture.image == nil ? 0 : width / 2, title.sizeThatFits(room).height, host.sizeThatFits(room).height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width < .greatestFiniteMagnitude ? size.width : 300, parts = height(in: width)
        return CGSize(width: width, height: parts.picture + parts.title + parts.host + 24)
    }
    open override var intrinsicContentSize: CGSize { sizeThatFits(bounds.size) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let parts = height(in: bounds.width), width = max(bounds.width - 24, 0)
        picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: parts.picture)
        title.frame = CGRect(x: 12, y: parts.picture + 12, width: width, height: parts.title)
        host.frame = CGRect(x: 12, y: title.frame.maxY, width: width, height: parts.host)
    }
}
