import UIKitCore

/// A value between a minimum and a maximum, chosen by dragging the thumb. Values outside are clamped.
@preconcurrency @MainActor open class UISlider: UIControl {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSlider()
    }

    /// Creates the `UISlider` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSlider()
        coder.decodeInterface(of: self, as: UISlider.self)
    }

    private let minimumTrack = UIImageView()
    private let maximumTrack = UIImageView()
    private let thumb = UIImageView()
    private var minimumImageView: UIImageView?
    private var maximumImageView: UIImageView?

    private static let shadowOpacity: Float = 0.175

    private func setUpSlider() {
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOpacity = UISlider.shadowOpacity
        thumb.layer.shadowOffset = CGSize(width: 0, height: 4)
        thumb.layer.shadowRadius = 5
        for view in [maximumTrack, minimumTrack, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        showLooks()
    }

    // MARK: Value

    private var current: Float = 0

    /// The value, limited to the range and to allowed ticks. Setting it does not send `valueChanged`.
    open var value: Float {
        get { current }
        set { setValue(newValue, animated: false) }
    }
    /// The value at the leading end. A larger one than the maximum raises that. The default is 0.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = current
        }
    }
    /// The value at the trailing end. A smaller one than the minimum lowers that. The default is 1.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = current
        }
    }
    /// Whether `valueChanged` is sent while the thumb moves, not only at its end. The default is `true`.
    open var isContinuous = true

    /// The track's ticks and range. iOS 26.
    // FIXME(gap): ticks and the neutral value are not drawn.
    /// The ticks of the track, and the range that the user can choose. Ticks and the neutral value are not drawn.
    public struct TrackConfiguration {
        /// A position on the track, from 0 to 1.
        public struct Tick {
            /// The position from 0, the minimum, to 1, the maximum.
            public var position: Float
            /// A text for the tick, or nil. It is not shown.
            public var title: String?
            /// An image for the tick, or nil. It is not shown.
            public var image: UIImage?
            /// Creates a tick.
            public init(position: Float, title: String? = nil, image: UIImage? = nil) {
                (self.position, self.title, self.image) = (position, title, image)
            }
        }
        /// The ticks.
        public var ticks: [Tick]
        /// Whether the value is always that of a tick. The default is `true`.
        public var allowsTickValuesOnly: Bool
        /// The neutral value, in the slider's range.
        public var neutralValue: Float
        /// The values that the user can choose. 0 to 1 means the whole range.
        public var enabledRange: ClosedRange<Float>

        /// Creates a configuration of ticks.
        public init(allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1, ticks: [Tick]) {
            (self.allowsTickValuesOnly, self.neutralValue, self.enabledRange, self.ticks) = (
                allowsTickValuesOnly, neutralValue, enabledRange, ticks
            )
        }
        /// Creates ticks at equal distances, including the ends.
        public init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1, numberOfTicks: Int
        ) {
            let ticks = numberOfTicks > 1 ? (0..<numberOfTicks).map { Tick(position: Float($0) / Float(numberOfTicks - 1)) } : []
            self.init(allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange, ticks: ticks)
        }
    }
    /// The ticks and the range of the track, or nil for none. Setting it moves the value to an allowed one.
    open var trackConfiguration: TrackConfiguration? { didSet { value = current } }

    /// Returns the nearest value that the track allows.
    private func allowed(_ value: Float) -> Float {
        guard let trackConfiguration else { return value }
        let length = maximumValue - minimumValue
        let range = trackConfiguration.enabledRange, isWhole = range == 0...1
        let inside = isWhole ? value : min(max(value, max(range.lowerBound, minimumValue)), min(range.upperBound, maximumValue))
        guard trackConfiguration.allowsTickValuesOnly, length > 0 else { return inside }
        let values = trackConfiguration.ticks.map { minimumValue + $0.position * length }
        return values.min { abs($0 - inside) < abs($1 - inside) } ?? inside
    }

    /// The style of a slider. iOS 26.
    public enum Style: Int, Sendable { case `default`, thumbless }
    /// A thumbless slider is dragged anywhere on its track, which is all that is drawn.
    open var sliderStyle = Style.default { didSet { showLooks() } }

    /// Sets the value, limited to the range. With animation, the thumb moves.
    open func setValue(_ value: Float, animated: Bool) {
        current = min(max(allowed(value), minimumValue), maximumValue)
        setNeedsLayout()
        KeyValueObservation.noticeChanges(of: self)
        if animated, window != nil {
            UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
        }
    }

    // MARK: Appearance

    /// The image before the leading end, or nil.
    open var minimumValueImage: UIImage? { didSet { minimumImageView = showValueImage(minimumValueImage, in: minimumImageView) } }
    /// The image after the trailing end, or nil.
    open var maximumValueImage: UIImage? { didSet { maximumImageView = showValueImage(maximumValueImage, in: maximumImageView) } }
    /// The color of the track before the thumb, or nil for the tint color.
    open var minimumTrackTintColor: UIColor? { didSet { showLooks() } }
    /// The color of the track after the thumb, or nil for the standard one.
    open var maximumTrackTintColor: UIColor? { didSet { showLooks() } }
    /// The color of the thumb, or nil for white.
    open var thumbTintColor: UIColor? { didSet { showLooks() } }

    private var thumbImages = StateValues<UIImage>()
    private var minimumTrackImages = StateValues<UIImage>()
    private var maximumTrackImages = StateValues<UIImage>()

    /// Sets the image of the thumb for a state. Nil means the standard thumb.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        thumbImages[state] = image
        showLooks()
    }
    /// Sets the image of the track before the thumb for a state.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        minimumTrackImages[state] = image
        showLooks()
    }
    /// Sets the image of the track after the thumb for a state.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        maximumTrackImages[state] = image
        showLooks()
    }
    /// Returns the thumb's image for a state, or for the normal state, or nil.
    open func thumbImage(for state: State) -> UIImage? { thumbImages.value(for: state) }
    /// Returns the image of the track before the thumb of a state, or nil.
    open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages.value(for: state) }
    /// Returns the image of the track after the thumb of a state, or nil.
    open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages.value(for: state) }
    /// The thumb's image of the current state, or nil.
    open var currentThumbImage: UIImage? { thumbImage(for: state) }
    /// The image of the track before the thumb in the current state, or nil.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
    /// The image of the track after the thumb in the current state, or nil.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

    private func showValueImage(_ image: UIImage?, in old: UIImageView?) -> UIImageView? {
        setNeedsLayout()
        guard let image else {
            old?.removeFromSuperview()
            return nil
        }
        let view = old ?? UIImageView()
        view.image = image
        if view.superview == nil { addSubview(view) }
        return view
    }

    private func showLooks() {
        minimumTrack.image = currentMinimumTrackImage
        maximumTrack.image = currentMaximumTrackImage
        thumb.image = currentThumbImage
        thumb.isHidden = sliderStyle == .thumbless
        minimumTrack.backgroundColor = currentMinimumTrackImage == nil ? minimumTrackTintColor ?? tintColor : nil
        maximumTrack.backgroundColor = currentMaximumTrackImage == nil ? maximumTrackTintColor ?? .systemFill : nil
        thumb.backgroundColor = currentThumbImage == nil ? thumbTintColor ?? .white : nil
        thumb.layer.shadowOpacity = currentThumbImage == nil ? UISlider.shadowOpacity : 0
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showLooks()
    }

    package override func stateChanged() {
        super.stateChanged()
        showLooks()
        for view in [minimumTrack, maximumTrack] { view.alpha = isEnabled ? 1 : 0.5 }
    }

    // MARK: Geometry

    /// Returns the rectangle of the image before the track. Override it to change it.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        valueImageRect(minimumValueImage, in: bounds, isLeft: !isRightToLeft)
    }
    /// Returns the rectangle of the image after the track. Override it to change it.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        valueImageRect(maximumValueImage, in: bounds, isLeft: isRightToLeft)
    }
    private func valueImageRect(_ image: UIImage?, in bounds: CGRect, isLeft: Bool) -> CGRect {
        guard let size = image?.size else { return .zero }
        // Inside the alignment rectangle, by which the slider's neighbors are aligned.
        let inset = alignmentRectInsets.left
        return CGRect(
            x: isLeft ? bounds.minX + inset : bounds.maxX - inset - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }
    /// Returns the rectangle of the track. Override it to change it.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let height = currentMinimumTrackImage?.size.height ?? ControlFigures.current.sliderTrack
        let images = isRightToLeft ? (maximumValueImage, minimumValueImage) : (minimumValueImage, maximumValueImage)
        let margin: CGFloat = Generation.current >= .ios26 ? 0 : 3
        let left = images.0.map { $0.size.width + 14 } ?? margin, right = images.1.map { $0.size.width + 14 } ?? margin
        let y = (bounds.midY - height / 2).rounded(toPixelsAt: displayScale)
        return CGRect(x: bounds.minX + left, y: y, width: max(0, bounds.width - left - right), height: height)
    }
    /// Returns the rectangle of the thumb for a value. Override it to change it.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? ControlFigures.current.sliderThumb
        // The classic thumb extends a point beyond its track, and is a point above its middle (cashapp/AccessibilitySnapshot, testSlider,
        // iOS 17.5 and 18.5; airappsco/AirSettingsUI, SettingSliderTests, iOS 16).
        let isClassic = currentThumbImage == nil && Generation.current < .ios26
        let overhang: CGFloat = isClassic ? 1 : 0
        let travel = rect.width + 2 * overhang - size.width
        let x = rect.minX - overhang + (travel * fraction(of: value)).rounded()
        var y = rect.midY - size.height / 2
        if isClassic { y = (y - 1).rounded(toPixelsAt: displayScale, .down) }
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }

    private func fraction(of value: Float) -> CGFloat {
        guard maximumValue > minimumValue else { return 0 }
        let fraction = CGFloat((value - minimumValue) / (maximumValue - minimumValue))
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 - fraction : fraction
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let track = trackRect(forBounds: bounds)
        let thumbFrame = thumbRect(forBounds: bounds, trackRect: track, value: current)
        thumb.frame = thumbFrame
        let fraction = fraction(of: current)
        // The thumb of iOS 26 is at whole points, but the fill ends at the value (cashapp/AccessibilitySnapshot, testSlider, iOS 26.2).
        let isGlass = currentThumbImage == nil && Generation.current >= .ios26
        let middle = isGlass ? fraction * (track.width - thumbFrame.width) + thumbFrame.width / 2 : thumbFrame.midX - track.minX
        let fill = fraction == 0 ? 0 : fraction == 1 ? track.width : middle
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            maximumTrack.frame = track
            minimumTrack.frame = CGRect(x: track.minX + fill, y: track.minY, width: track.width - fill, height: track.height)
        } else {
            maximumTrack.frame = track
            minimumTrack.frame = CGRect(x: track.minX, y: track.minY, width: fill, height: track.height)
        }
        for view in [minimumTrack, maximumTrack] where view.image == nil { view.layer.cornerRadius = track.height / 2 }
        thumb.layer.cornerRadius = thumb.image == nil ? thumbFrame.height / 2 : 0
        minimumImageView?.frame = minimumValueImageRect(forBounds: bounds)
        maximumImageView?.frame = maximumValueImageRect(forBounds: bounds)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: ControlFigures.current.sliderHeight - alignmentRectInsets.bottom)
    }
    /// The alignment insets, for the thumb's shadow. In stacks that Interface Builder stored (Xcode 11 to 15) sliders extend 2 points
    /// beyond either side and are 31 points tall in rows of 30.
    open override var alignmentRectInsets: UIEdgeInsets {
        Generation.current >= .ios26 ? .zero : UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: ControlFigures.current.sliderFittingHeight)
    }

    // MARK: Tracking

    private var grabOffset: CGFloat = 0

    /// Begins tracking. Only a touch on the thumb drags it. A continuous slider announces the touch, too, so that its action can read from
    /// the event's touch when a drag begins and ends.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        let frame = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: current)
        guard sliderStyle == .thumbless || frame.insetBy(dx: -15, dy: -15).contains(point) else { return false }
        grabOffset = point.x - frame.minX
        if isContinuous { dispatch(.valueChanged, with: event) }
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let track = trackRect(forBounds: bounds)
        let start = thumbRect(forBounds: bounds, trackRect: track, value: leftmostValue).minX
        let end = thumbRect(forBounds: bounds, trackRect: track, value: rightmostValue).minX
        guard end > start else { return true }
        let fraction = Float(min(max((touch.location(in: self).x - grabOffset - start) / (end - start), 0), 1))
        let new = leftmostValue + (rightmostValue - leftmostValue) * fraction
        let old = current
        setValue(new, animated: false)
        guard old != current else { return true }
        if isContinuous { dispatch([.valueChanged, .primaryActionTriggered], with: event) }
        return true
    }

    private var leftmostValue: Float { effectiveUserInterfaceLayoutDirection == .rightToLeft ? maximumValue : minimumValue }
    private var rightmostValue: Float { effectiveUserInterfaceLayoutDirection == .rightToLeft ? minimumValue : maximumValue }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        dispatch(isContinuous ? .valueChanged : [.valueChanged, .primaryActionTriggered], with: event)
    }
}
