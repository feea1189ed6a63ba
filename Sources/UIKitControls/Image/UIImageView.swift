import UIKitCore

/// A view of an image, or of several in turn. Its intrinsic size is the image's size in points; without an image it has none.
@preconcurrency @MainActor open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates an image view without an image and size.
    public convenience init() { self.init(frame: .zero) }

    /// Creates an image view as large as the image.
    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        showFirst(image: image)
    }

    /// Creates an image view as large as the image, with another image for its highlight.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(frame: .zero)
        showFirst(image: image, highlightedImage: highlightedImage)
    }

    /// Implements the initializers that take images, which the translator makes subclasses' own initializers call.
    public final func showFirst(image: UIImage?, highlightedImage: UIImage? = nil) {
        frame.size = image?.size ?? .zero
        self.image = image
        self.highlightedImage = highlightedImage
    }

    /// Creates the `UIImageView` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        coder.decodeInterface(of: self, as: UIImageView.self)
    }

    /// The image, or nil. An animated one plays. Setting it does not change the frame, but the intrinsic size.
    open var image: UIImage? {
        didSet {
            if image?.size != oldValue?.size || image?.alignmentRectInsets != oldValue?.alignmentRectInsets { imageSizeChanged() }
            showImage()
        }
    }
    /// The image while the view is highlighted, or nil for `image`.
    open var highlightedImage: UIImage? { didSet { showImage() } }
    /// Whether the view shows its highlighted image.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { showImage() } } }
    /// The configuration of symbol images without their own, or nil.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            imageSizeChanged()
            showImage()
        }
    }
    /// Whether the view is larger at accessibility text sizes, in proportion to the body text's lines; off by default.
    ///
    /// Apple publishes no factor; this one is an estimate.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet { if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// Stored but has no effect: images are shown in the standard range.
    open var preferredImageDynamicRange: UIImage.DynamicRange = .unspecified
    /// The dynamic range of the shown image, which is always the standard one.
    open var imageDynamicRange: UIImage.DynamicRange { .standard }
    /// Whether the image changes with focus. It is stored but has no effect: the focus engine does not run.
    open var adjustsImageWhenAncestorFocused = false
    /// Stored but has no effect: the focus engine does not run.
    open var masksFocusEffectToContents = false

    // MARK: Animation

    /// The images of the animation, or nil. They replace `image` while it plays.
    open var animationImages: [UIImage]?
    /// The images of the animation while the view is highlighted, or nil for `animationImages`.
    open var highlightedAnimationImages: [UIImage]?
    /// The duration of one cycle in seconds; zero means a thirtieth of a second for each image.
    open var animationDuration: TimeInterval = 0
    /// The number of repetitions; zero repeats forever.
    open var animationRepeatCount = 0
    /// Whether the animation plays.
    open var isAnimating: Bool { player != nil }

    var player: ImageSequencePlayer?
    var animationFrame: UIImage? { didSet { showImage() } }

    /// Plays the animation from its beginning.
    open func startAnimating() { startSequence() }
    /// Stops the animation, and shows `image`.
    open func stopAnimating() { stopSequence() }

    // MARK: Showing

    /// The image for the current state: the animation's frame, the highlighted one, or the plain one.
    var shownImage: UIImage? {
        if let animationFrame { return animationFrame }
        var chosen = (isHighlighted ? highlightedImage ?? image : image)?.variant(for: traitCollection)
        if painter.takesTemplates, let plain = chosen, plain.renderingMode == .automatic {
            chosen = plain.withRenderingMode(.alwaysTemplate)
        }
        guard let chosen, chosen.isSymbolImage, let preferredSymbolConfiguration else { return chosen }
        return chosen.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? chosen
    }

    lazy var painter = ImagePainter(self)

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showImage()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsImageSizeForAccessibilityContentSizeCategory { invalidateIntrinsicContentSize() }
        showImage()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        showImage()
        if window == nil { player?.pause() } else { player?.resume() }
    }

    /// The insets of the image: a symbol is aligned by the line of text beside it.
    open override var alignmentRectInsets: UIEdgeInsets {
        if let shownInsets { return shownInsets }
        let insets = shownImage?.alignmentRectInsets ?? .zero
        shownInsets = insets
        return insets
    }
    /// The insets of the shown image, of which every layout asks and which a symbol measures. Reset when the shown image may have changed.
    var shownInsets: UIEdgeInsets?

    /// The size of the alignment rectangle.
    open override var intrinsicContentSize: CGSize {
        guard let size = wantedSize else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
        return alignmentRect(forFrame: CGRect(origin: .zero, size: size)).size
    }

    private final func imageSizeChanged() {
        shownInsets = nil
        invalidateIntrinsicContentSize()
        autoLayoutGeometryDidChange()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { wantedSize ?? size }

    /// The size in points of the image that an interface file names, if it does not exist. (SP-A065)
    package var absentImageSize: CGSize?

    private var wantedSize: CGSize? {
        guard let size = shownImage?.size ?? absentImageSize else { return nil }
        guard adjustsImageSizeForAccessibilityContentSizeCategory, traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        else { return size }
        func scaled(_ value: CGFloat) -> CGFloat { UIFontMetrics.default.scaledValue(for: value, compatibleWith: traitCollection) }
        return CGSize(width: scaled(size.width), height: scaled(size.height))
    }
}

/// The baselines of a symbol: that of the text beside it, centered in the view.
extension UIImageView: BaselineProviding {
    package var hasBaselines: Bool { shownImage?.hasBaseline == true }
    package var baselinesFollowMiddle: Bool { true }

    package var baselineOffsets: (first: CGFloat, last: CGFloat) {
        guard let image = shownImage, let baseline = image.baselineOffsetFromBottom else { return (0, 0) }
        let insets = image.alignmentRectInsets, half = (image.size.height - insets.top - insets.bottom) / 2
        return (image.size.height - baseline - insets.top - half, baseline - insets.bottom - half)
    }
}
