import UIKitCore

/// A switch that is on or off. Its size is fixed: 51 × 31 points until iOS 18, 63 × 28 from iOS 26 on.
@preconcurrency @MainActor open class UISwitch: UIControl {
    /// The appearance of a switch. A check box is for Macs.
    public enum Style: Int, Sendable { case automatic = 0, checkbox, sliding }

    /// Creates a switch. The size of `frame` is ignored: a switch has a fixed size.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: ControlFigures.current.switchFrame))
        setUpSwitch()
    }

    /// Creates the `UISwitch` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = ControlFigures.current.switchFrame
        setUpSwitch()
        coder.decodeInterface(of: self, as: UISwitch.self)
    }

    /// The frame, of which only the origin can be set.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: ControlFigures.current.switchFrame) }
    }

    private let track = UIView()
    private let thumb = UIView()

    private func setUpSwitch() {
        isAccessibilityElement = true
        backgroundColor = .clear
        track.isUserInteractionEnabled = false
        thumb.isUserInteractionEnabled = false
        thumb.backgroundColor = .white
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOpacity = 0.15
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        thumb.layer.shadowRadius = 4
        addSubview(track)
        addSubview(thumb)
        show()
    }

    /// The color of the switch that is on, or nil for green.
    open var onTintColor: UIColor? { didSet { show() } }
    /// The color of the thumb, or nil for white.
    open var thumbTintColor: UIColor? { didSet { thumb.backgroundColor = thumbTintColor ?? .white } }
    // Images are ignored, as since iOS 7; the title is for a Mac's check box.
    /// An image of the switch that is on. It is stored but has no effect, as since iOS 7.
    open var onImage: UIImage?
    /// An image of the switch that is off. It is stored but has no effect, as since iOS 7.
    open var offImage: UIImage?
    /// The title of a Mac's check box, or nil. It is stored but has no effect.
    open var title: String?
    /// The look that the app prefers. It is stored but has no effect.
    open var preferredStyle: Style = .automatic
    /// The look, which is always sliding.
    open var style: Style { .sliding }

    private var on = false

    /// Whether the switch is on. Setting it does not animate, and does not send `valueChanged`.
    open var isOn: Bool {
        get { on }
        set { setOn(newValue, animated: false) }
    }

    /// Sets the state without sending an action.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != self.on else { return }
        self.on = on
        KeyValueObservation.noticeChanges(of: self)
        guard animated, window != nil else {
            show()
            return
        }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseInOut, .allowUserInteraction, .beginFromCurrentState]) {
            self.show()
        }
    }

    private func show() {
        // Up to iOS 12, a switch that is off was an outline.
        let isOutline = ControlFigures.drawsOutlines && !on
        track.backgroundColor = on ? onTintColor ?? .systemGreen : isOutline ? nil : .secondarySystemFill
        track.layer.borderWidth = isOutline ? 1.5 : 0
        track.layer.borderColor = UIColor.systemGray5.resolvedColor(with: traitCollection).cgColor
        accessibilityValue = on ? "1" : "0"
        alpha = alpha
        placeParts()
    }

    private func placeParts() {
        let figures = ControlFigures.current
        let size = figures.switchFrame
        track.frame = CGRect(origin: .zero, size: size)
        track.layer.cornerRadius = size.height / 2
        var thumbSize = figures.switchThumb
        if isTracking { thumbSize.width = min(thumbSize.width + 7, size.width - 2 * figures.switchThumbInset) }
        let showsOn = on != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let x = showsOn ? size.width - figures.switchThumbInset - thumbSize.width : figures.switchThumbInset
        thumb.frame = CGRect(x: x, y: figures.switchThumbInset, width: thumbSize.width, height: thumbSize.height)
        thumb.layer.cornerRadius = thumbSize.height / 2
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    package override func stateChanged() {
        super.stateChanged()
        track.alpha = isEnabled ? 1 : 0.5
        thumb.alpha = isEnabled ? 1 : 0.8
    }

    open override var intrinsicContentSize: CGSize { ControlFigures.current.switchIntrinsic }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlFigures.current.switchFrame }
    /// The insets of a 49-point alignment rectangle in a frame of 51 points.
    open override var alignmentRectInsets: UIEdgeInsets {
        let figures = ControlFigures.current
        return UIEdgeInsets(top: 0, left: 0, bottom: 0, right: figures.switchFrame.width - figures.switchIntrinsic.width)
    }

    // MARK: Tracking

    private var turnedWhileTracking = false

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        turnedWhileTracking = false
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let wanted = touch.location(in: self).x > bounds.midX
        if abs(touch.location(in: self).x - bounds.midX) > 12, wanted != on {
            turnedWhileTracking = true
            turn(wanted)
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !turnedWhileTracking, isTouchInside { turn(!on) }
    }

    private func turn(_ on: Bool) {
        setOn(on, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
