import UIKitCore

/// A spinner of 20 points, or 37 if large; hidden while it does not spin unless `hidesWhenStopped` is false.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// The size of an indicator, and in older styles its color.
    public enum Style: Int, Sendable {
        /// The styles before iOS 13, with a fixed color.
        case whiteLarge = 0, white, gray
        /// The styles since iOS 13, whose color suits the appearance.
        case medium = 100, large
        var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
    }

    /// Creates an indicator of a style, in its size. It is not visible before it is started.
    public init(style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        self.style = style
        setUpSpinner()
    }

    /// The older name of `init(style:)`.
    public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.size == .zero { bounds.size = CGSize(width: 20, height: 20) }
        setUpSpinner()
    }

    /// Creates the indicator that an interface file or an archive describes.
    public required init(coder: NSCoder) {
        super.init(coder: coder)!  // UIView's does not fail.
        setUpSpinner()
        coder.decodeInterface(of: self, as: UIActivityIndicatorView.self)
    }

    private let spinner = SpinnerView()
    private var chosenColor: UIColor?

    private func setUpSpinner() {
        addSubview(spinner)
        isUserInteractionEnabled = false
        showState()
    }

    /// The style. Setting it changes the size and the color.
    open var style: Style = .medium {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
            showState()
        }
    }
    /// The older name of `style`.
    open var activityIndicatorViewStyle: Style {
        get { style }
        set { style = newValue }
    }
    /// Whether the indicator is hidden while it doesn't turn. The default is `true`.
    open var hidesWhenStopped = true { didSet { showState() } }
    /// The color of the spokes.
    open var color: UIColor! {
        get { chosenColor ?? (style == .white || style == .whiteLarge ? .white : style == .gray ? .gray : .secondaryLabel) }
        set {
            chosenColor = newValue
            showState()
        }
    }

    open private(set) var isAnimating = false

    /// Shows the indicator, and lets it turn.
    open func startAnimating() {
        isAnimating = true
        showState()
    }

    /// Stops the indicator, and hides it if `hidesWhenStopped` is `true`.
    open func stopAnimating() {
        isAnimating = false
        showState()
    }

    private func showState() {
        spinner.color = color
        isHidden = !isAnimating && hidesWhenStopped
        spinner.spins = isAnimating && window != nil
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        showState()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = style.side
        spinner.frame = CGRect(
            x: ((bounds.width - side) / 2).rounded(.down), y: ((bounds.height - side) / 2).rounded(.down), width: side, height: side)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: style.side, height: style.side) }
}

/// The spinner's eight blades, with one revolution per second (metrics.md §7).
final class SpinnerView: UIView {
    var color: UIColor = .secondaryLabel { didSet { if color != oldValue { setNeedsDisplay() } } }
    private var lead = 0
    private var token: EventLoop.Token?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = nil
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    var spins = false {
        didSet {
            guard spins != oldValue else { return }
            token?.cancel()
            token = nil
            if spins { scheduleStep() }
        }
    }

    private func scheduleStep() {
        token = EventLoop.main.schedule(after: 1.0 / 8, origin: nil, recurs: true) { [weak self] in
            guard let self, spins else { return }
            lead = (lead + 1) % 8
            setNeedsDisplay()
            scheduleStep()
        }
    }

    /// The unit vectors of the blades: multiples of 45° need no sine.
    private static let directions: [CGPoint] = {
        let half = 0.5.squareRoot()
        return [(0, -1), (half, -half), (1, 0), (half, half), (0, 1), (-half, half), (-1, 0), (-half, -half)].map {
            CGPoint(x: $0.0, y: $0.1)
        }
    }()

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let side = min(bounds.width, bounds.height)
        let (inner, outer, width) = (side * 0.25, side * 0.44, side * 0.115)
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        context.setLineCap(.round)
        context.setLineWidth(width)
        for (index, direction) in Self.directions.enumerated() {
            let age = (lead - index + 8) % 8
            let strength = max(0.25, 1 - CGFloat(age) * 0.12)
            context.setStrokeColor(color.withAlphaComponent(color.cgColor.alpha * strength).resolvedColor(with: traitCollection).cgColor)
            context.move(to: CGPoint(x: center.x + direction.x * inner, y: center.y + direction.y * inner))
            context.addLine(to: CGPoint(x: center.x + direction.x * outer, y: center.y + direction.y * outer))
            context.strokePath()
        }
    }
}
