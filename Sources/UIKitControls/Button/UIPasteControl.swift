import UIKitCore

/// A button that pastes without asking the user. iOS 16.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
    /// The parts that the button shows.
    public enum DisplayMode: UInt, Sendable { case iconAndLabel, iconOnly, labelOnly, arrowAndLabel }

    /// The appearance of a paste button.
    @preconcurrency @MainActor open class Configuration: NSObject {
        /// The parts that the button shows. The default is the icon and the label.
        open var displayMode = DisplayMode.iconAndLabel
        /// The source of the corners' radius.
        open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
        /// The radius of the corners in points, for the fixed style.
        open var cornerRadius: CGFloat = 0
        /// The color of icon and label, or nil for the standard one.
        open var baseForegroundColor: UIColor?
        /// The color of the background, or nil for the tint color.
        open var baseBackgroundColor: UIColor?
        /// The edge of the label at which the icon is.
        open var imagePlacement = NSDirectionalRectEdge.leading
        public override init() { super.init() }
    }

    open private(set) var configuration: Configuration
    /// The object that receives the pasteboard's content if it accepts it; otherwise a responder in the chain does.
    open weak var target: (any UIPasteConfigurationSupporting)?
    private let button: UIButton

    /// Creates a paste button with a configuration. A tap pastes into `target`.
    public init(configuration: Configuration) {
        self.configuration = configuration
        button = UIButton(configuration: Self.looks(configuration), primaryAction: nil)
        super.init(frame: .zero)
        setUp()
    }
    public override convenience init(frame: CGRect) {
        self.init(configuration: Configuration())
        self.frame = frame
    }
    /// Creates the `UIPasteControl` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        button = UIButton(configuration: Self.looks(configuration), primaryAction: nil)
        super.init(coder: coder)
        setUp()
    }

    private static func looks(_ configuration: Configuration) -> UIButton.Configuration {
        var looks = UIButton.Configuration.filled()
        let hasIcon = configuration.displayMode != .labelOnly
        looks.title = configuration.displayMode == .iconOnly ? nil : "Paste"
        looks.image = hasIcon ? UIImage(systemName: "doc.on.clipboard") : nil
        looks.imagePadding = hasIcon && looks.title != nil ? 6 : 0
        looks.imagePlacement = configuration.imagePlacement
        looks.cornerStyle = configuration.cornerStyle
        if configuration.cornerStyle == .fixed { looks.background.cornerRadius = configuration.cornerRadius }
        looks.baseForegroundColor = configuration.baseForegroundColor
        looks.baseBackgroundColor = configuration.baseBackgroundColor
        return looks
    }

    private func setUp() {
        button.frame = bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        button.accessibilityLabel = "Paste"
        button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .touchUpInside)
        addSubview(button)
    }

    private func paste() {
        let providers = UIPasteboard.general.itemProviders
        let chain = sequence(first: next, next: { $0?.next }).lazy.compactMap { $0 as (any UIPasteConfigurationSupporting)? }
        (target ?? chain.first { $0.canPaste(providers) })?.paste(itemProviders: providers)
    }

    open override var isEnabled: Bool { didSet { button.isEnabled = isEnabled } }
    open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }
}
