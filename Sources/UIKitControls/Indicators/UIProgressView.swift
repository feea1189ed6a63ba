import UIKitCore

/// A bar filled from 0 to 1; other values are clamped to that range.
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// The appearance of a progress view: in content, or in a bar.
    public enum Style: Int, Sendable { case `default` = 0, bar }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpProgress()
    }

    /// Creates a progress view of a style, in its standard height.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: ControlFigures.current.progressHeight))
        progressViewStyle = style
    }

    /// Creates the `UIProgressView` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpProgress()
        coder.decodeInterface(of: self, as: UIProgressView.self)
    }

    private let track = UIImageView()
    private let fill = UIImageView()

    private func setUpProgress() {
        addSubview(track)
        addSubview(fill)
        showLooks()
    }

    /// The style, which determines the height.
    open var progressViewStyle: Style = .default { didSet { invalidateIntrinsicContentSize() } }

    private var current: Float = 0

    /// The progress, limited to 0 to 1. Setting it does not animate.
    open var progress: Float {
        get { current }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets the progress, limited to 0 to 1. With animation, the bar grows or shrinks.
    open func setProgress(_ progress: Float, animated: Bool) {
        current = min(max(progress, 0), 1)
        setNeedsLayout()
        if animated, window != nil { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
    }

    /// The color of the part that is done, or nil for the tint color.
    open var progressTintColor: UIColor? { didSet { showLooks() } }
    /// The color of the part that is not done, or nil for the standard one.
    open var trackTintColor: UIColor? { didSet { showLooks() } }
    /// The image of the part that is done, or nil for a color.
    open var progressImage: UIImage? { didSet { showLooks() } }
    /// The image of the part that is not done, or nil for a color.
    open var trackImage: UIImage? { didSet { showLooks() } }

    /// The progress that the view shows as long as it is set, or nil. It may change on any thread.
    open var observedProgress: Progress? { didSet { follow() } }
    private var observation: NSKeyValueObservation?

    private func follow() {
        observation = nil
        guard let observedProgress else { return }
        progress = Float(observedProgress.fractionCompleted)
        observation = observedProgress.observe(\.fractionCompleted) { @Sendable [weak self] changed, _ in
            MainLoop.whenOnMain {
                guard let self, self.observedProgress === changed else { return }
                self.progress = Float(changed.fractionCompleted)
            }
        }
    }

    private func showLooks() {
        track.image = trackImage
        fill.image = progressImage
        track.backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
        fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showLooks()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = bounds
        // metrics.md §7: at least 8 wide, whole points.
        let width = min(bounds.width, max(8, (CGFloat(current) * bounds.width).rounded()))
        let visible = current > 0 || Generation.current >= .ios26
        let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - width : 0
        fill.frame = CGRect(x: x, y: 0, width: visible ? width : 0, height: bounds.height)
        for view in [track, fill] where view.image == nil { view.layer.cornerRadius = bounds.height / 2 }
    }

    /// The height: a thinner line in toolbars and at bars' edges.
    private var wantedHeight: CGFloat {
        progressViewStyle == .bar && Generation.current < .ios26 ? 2.5 : ControlFigures.current.progressHeight
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: wantedHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: wantedHeight) }
}
