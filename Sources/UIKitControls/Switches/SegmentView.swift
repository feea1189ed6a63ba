import UIKitCore

/// The title or image of a segment.
final class SegmentView: UIView {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var fixedWidth: CGFloat = 0
    var isEnabled = true
    var contentOffset: CGSize = .zero
    /// The movement of the content that the control has for the segment's position.
    var adjustment = UIOffset.zero { didSet { if adjustment != oldValue { setNeedsLayout() } } }
    /// The image behind the content, in place of the control's own background.
    var backgroundImage: UIImage? { didSet { if backgroundImage !== oldValue { showBackground() } } }
    var isPressed = false { didSet { alpha = isPressed ? 0.4 : 1 } }

    private var backdrop: UIImageView?
    private let label = UILabel()
    private let imageView = UIImageView()

    convenience init(title: String?) {
        self.init(frame: .zero)
        self.title = title
    }

    convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }

    convenience init(action: UIAction) {
        self.init(frame: .zero)
        adopt(action)
    }

    func adopt(_ action: UIAction) {
        self.action = action
        (title, image) = action.image == nil ? (action.title, nil) : (nil, action.image)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        addSubview(label)
        addSubview(imageView)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private func showBackground() {
        guard let backgroundImage else {
            backdrop?.removeFromSuperview()
            backdrop = nil
            return
        }
        let view = backdrop ?? UIImageView(frame: bounds)
        view.image = backgroundImage
        if view.superview == nil { insertSubview(view, at: 0) }
        backdrop = view
    }

    func contentWidth(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
        if let image { return image.size.width }
        let measure = UILabel()
        setTitle(of: measure, attributes)
        return measure.intrinsicContentSize.width
    }

    /// Sets plain text if font and color suffice: swift-corelibs-foundation leaks the attributes of attributed strings.
    private func setTitle(of label: UILabel, _ attributes: [NSAttributedString.Key: Any]) {
        if let font = attributes[.font] as? UIFont, let color = attributes[.foregroundColor] as? UIColor, attributes.count == 2 {
            (label.font, label.textColor) = (font, color)
            label.text = title ?? ""
        } else {
            label.attributedText = NSAttributedString(string: title ?? "", attributes: attributes)
        }
    }

    func show(attributes: [NSAttributedString.Key: Any]) {
        label.isHidden = image != nil
        imageView.isHidden = image == nil
        if let image {
            imageView.image = image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
            imageView.tintColor = attributes[.foregroundColor] as? UIColor
        } else {
            setTitle(of: label, attributes)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        backdrop?.frame = bounds
        let offset = UIOffset(
            horizontal: contentOffset.width + adjustment.horizontal, vertical: contentOffset.height + adjustment.vertical)
        if let image {
            imageView.frame = CGRect(
                x: ((bounds.width - image.size.width) / 2 + offset.horizontal).rounded(),
                y: ((bounds.height - image.size.height) / 2 + offset.vertical).rounded(), width: image.size.width,
                height: image.size.height)
        } else {
            let size = label.intrinsicContentSize
            // A title that is too wide is truncated 4 points from either side.
            let width = min(size.width, max(0, bounds.width - 8))
            label.frame = CGRect(
                x: ((bounds.width - width) / 2 + offset.horizontal), y: ((bounds.height - size.height) / 2 + offset.vertical),
                width: width, height: size.height)
        }
    }
}
