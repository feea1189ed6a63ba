import UIKitCore

/// Two buttons that increase and decrease a value by `stepValue`, within its range or, with `wraps`, around it.
@preconcurrency @MainActor open class UIStepper: UIControl {
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: ControlFigures.current.stepper))
        setUpStepper()
    }

    /// Creates the `UIStepper` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = ControlFigures.current.stepper
        setUpStepper()
        coder.decodeInterface(of: self, as: UIStepper.self)
    }

    private let decrement = UIButton(type: .system)
    private let increment = UIButton(type: .system)
    private let divider = UIImageView()

    private func setUpStepper() {
        layer.cornerRadius = isOutlined ? 4 : 8
        if isOutlined { layer.borderWidth = 1 } else { backgroundColor = .tertiarySystemFill }
        showTint()
        let symbol = UIImage.SymbolConfiguration(pointSize: 17, weight: .medium)
        decrement.setImage(UIImage(systemName: "minus", withConfiguration: symbol), for: .normal)
        increment.setImage(UIImage(systemName: "plus", withConfiguration: symbol), for: .normal)
        for (button, step) in [(decrement, -1.0), (increment, 1.0)] {
            button.addAction(UIAction { [weak self] _ in self?.pressed(step) }, for: .touchDown)
            button.addAction(UIAction { [weak self] _ in self?.released() }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
            addSubview(button)
        }
        addSubview(divider)
        showEnabled()
    }

    private var isOutlined: Bool { ControlFigures.drawsOutlines }

    private func showTint() {
        divider.backgroundColor = divider.image != nil ? nil : isOutlined ? tintColor : .quaternaryLabel
        for button in [decrement, increment] { button.tintColor = isOutlined ? nil : .label }
        if isOutlined { layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showTint()
    }

    private var current: Double = 0

    /// The value, limited to the range. Setting it does not send `valueChanged`.
    open var value: Double {
        get { current }
        set {
            current = min(max(newValue, minimumValue), maximumValue)
            showEnabled()
            KeyValueObservation.noticeChanges(of: self)
        }
    }
    /// The smallest value. A larger one than the maximum is a fault. The default is 0.
    open var minimumValue: Double = 0 {
        didSet {
            if minimumValue > maximumValue {
                Fault.raise(
                    .invalidArgumentException,
                    "Attempting to set a minimumValue (\(minimumValue)) greater than maximumValue (\(maximumValue))")
            }
            value = current
        }
    }
    /// The largest value. A smaller one than the minimum is a fault. The default is 100.
    open var maximumValue: Double = 100 {
        didSet {
            if minimumValue > maximumValue {
                Fault.raise(
                    .invalidArgumentException, "Attempting to set a maximumValue (\(maximumValue)) less than minimumValue (\(minimumValue))"
                )
            }
            value = current
        }
    }
    /// The difference of each step. The default is 1.
    open var stepValue: Double = 1
    /// Whether a step beyond one end leads to the other. The default is `false`.
    open var wraps = false { didSet { showEnabled() } }
    /// Whether a long press steps repeatedly. The default is `true`.
    open var autorepeat = true
    /// Whether `valueChanged` is sent for each step of a long press, not only at its end. The default is `true`.
    open var isContinuous = true

    /// Sets the image of the button that increases the value, for a state.
    open func setIncrementImage(_ image: UIImage?, for state: State) { increment.setImage(image, for: state) }
    /// Sets the image of the button that decreases the value, for a state.
    open func setDecrementImage(_ image: UIImage?, for state: State) { decrement.setImage(image, for: state) }
    /// Returns the image of the button that increases the value, or nil.
    open func incrementImage(for state: State) -> UIImage? { increment.image(for: state) }
    /// Returns the image of the button that decreases the value, or nil.
    open func decrementImage(for state: State) -> UIImage? { decrement.image(for: state) }
    /// Sets the image behind both buttons for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        increment.setBackgroundImage(image, for: state)
        decrement.setBackgroundImage(image, for: state)
    }
    /// Returns the image behind both buttons, or nil.
    open func backgroundImage(for state: State) -> UIImage? { increment.backgroundImage(for: state) }
    private var dividerImages: [[State]: UIImage] = [:]
    /// Sets the image between the buttons for a combination of their states. Nil means the plain divider.
    open func setDividerImage(_ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State) {
        dividerImages[[leftState, rightState]] = image
        showDivider()
    }
    /// Returns the image between the buttons for a combination of their states, or nil.
    open func dividerImage(forLeftSegmentState left: State, rightSegmentState right: State) -> UIImage? { dividerImages[[left, right]] }
    private func showDivider() {
        let (left, right) = isRightToLeft ? (increment, decrement) : (decrement, increment)
        divider.image = dividerImages.isEmpty ? nil : dividerImages[[left.state, right.state]] ?? dividerImages[[.normal, .normal]]
        showTint()
        setNeedsLayout()
    }

    // MARK: Stepping

    private var repeatToken: EventLoop.Token?

    private func pressed(_ direction: Double) {
        step(direction, announces: isContinuous)
        if autorepeat { scheduleRepeat(direction, after: 0.5) }
    }

    private func scheduleRepeat(_ direction: Double, after delay: TimeInterval) {
        repeatToken = EventLoop.main.schedule(after: delay) { [weak self] in
            guard let self else { return }
            step(direction, announces: isContinuous)
            scheduleRepeat(direction, after: 0.1)
        }
    }

    private func released() {
        repeatToken?.cancel()
        repeatToken = nil
        if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    private func step(_ direction: Double, announces: Bool) {
        var new = current + direction * stepValue
        if wraps {
            if new > maximumValue { new = minimumValue }
            if new < minimumValue { new = maximumValue }
        }
        let old = current
        value = new
        if current != old, announces { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    private func showEnabled() {
        decrement.isEnabled = isEnabled && (wraps || current > minimumValue)
        increment.isEnabled = isEnabled && (wraps || current < maximumValue)
        if !dividerImages.isEmpty { showDivider() }
    }

    package override func stateChanged() {
        super.stateChanged()
        showEnabled()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let half = bounds.width / 2
        decrement.frame = CGRect(x: isRightToLeft ? half : 0, y: 0, width: half, height: bounds.height)
        increment.frame = CGRect(x: isRightToLeft ? 0 : half, y: 0, width: half, height: bounds.height)
        if let image = divider.image {
            divider.frame = CGRect(x: half - image.size.width / 2, y: 0, width: image.size.width, height: bounds.height)
            return
        }
        let inset: CGFloat = isOutlined ? 0 : 7
        divider.frame = CGRect(x: half - 0.5, y: inset, width: 1, height: max(0, bounds.height - 2 * inset))
    }

    open override var intrinsicContentSize: CGSize { ControlFigures.current.stepper }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlFigures.current.stepper }
}
