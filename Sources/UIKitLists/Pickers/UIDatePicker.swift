import UIKitControls

/// The style of a date picker: wheels, a button, or a calendar in place.
public enum UIDatePickerStyle: Int, Sendable { case automatic = 0, wheels, compact, inline }

/// Chooses a date, a time, both, or a duration. Names, order, and first weekday follow `locale`, `calendar`, and `timeZone`; `nil` uses the
/// host's settings.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    /// The parts of a date among which the user chooses.
    public enum Mode: Int, Sendable { case time = 0, date, dateAndTime, countDownTimer, yearAndMonth }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpDatePicker()
    }

    /// Creates the `UIDatePicker` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpDatePicker()
        coder.decodeInterface(of: self, as: UIDatePicker.self)
    }

    private let wheels = UIPickerView(frame: .zero)
    private lazy var source = DateWheels(self)
    private let compact = CompactDateView(frame: .zero)
    /// The inline calendar, created on first use.
    private var inlineCalendar: InlineCalendar?

    private func setUpDatePicker() {
        wheels.dataSource = source
        wheels.delegate = source
        compact.tapped = { [weak self] in self?.compactTapped($0) }
        addSubview(wheels)
        addSubview(compact)
        refresh()
        if bounds.size == .zero { frame.size = intrinsicContentSize }
    }

    // MARK: Values

    private var storedDate = Date(timeIntervalSinceReferenceDate: 0)
    private var hasDate = false

    /// The chosen date; initially the present by the host's calendar clock.
    open var date: Date {
        get { aligned(hasDate ? storedDate : HostClock.date) }
        set { setDate(newValue, animated: false) }
    }
    /// Sets the date, within the limits, without sending `valueChanged`. Wheels turn with animation.
    open func setDate(_ date: Date, animated: Bool) {
        storedDate = limited(date)
        hasDate = true
        showDate(animated: animated)
        KeyValueObservation.noticeChanges(of: self)
    }
    /// The earliest date, or nil for no limit. Limits in the wrong order, and those of a countdown, are ignored.
    open var minimumDate: Date? { didSet { limitsChanged() } }
    /// The latest date, or nil for no limit.
    open var maximumDate: Date? { didSet { limitsChanged() } }
    /// The duration in seconds; the shortest shown is one minute.
    open var countDownDuration: TimeInterval {
        get { datePickerMode == .countDownTimer ? max(duration, 60) : duration }
        set {
            duration = newValue
            showDate(animated: false)
        }
    }
    private var duration: TimeInterval = 0
    /// The step of minutes, a divisor of 60 up to 30. The default, which replaces any other number, is 1.
    open var minuteInterval = 1 {
        didSet {
            if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
            refresh()
        }
    }
    /// Whether ``date`` is rounded down to the step of minutes. iOS 15.
    open var roundsToMinuteInterval = true
    /// The parts of the date among which the user chooses. The default is date and time.
    open var datePickerMode: Mode = .dateAndTime { didSet { refresh() } }
    /// The calendar of the parts. The default is Gregorian.
    open var calendar: Calendar! = Calendar(identifier: .gregorian) { didSet { refresh() } }
    /// The time zone of the parts, or nil for the calendar's.
    open var timeZone: TimeZone? { didSet { refresh() } }
    /// The locale of the words, or nil for the app's.
    open var locale: Locale? { didSet { refresh() } }
    /// The style that the app prefers. Automatic leaves it to the system.
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic { didSet { refresh() } }
    /// The current style.
    ///
    /// A countdown has wheels. Otherwise, it is the preferred style; automatic is compact here since iOS 13, before that wheels.
    open var datePickerStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer { return .wheels }
        if preferredDatePickerStyle != .automatic { return preferredDatePickerStyle }
        // Since iOS 14 the standard look is compact; it was wheels before.
        return Generation.current >= .ios13 ? .compact : .wheels
    }

    /// The limits that apply.
    var limits: (least: Date?, greatest: Date?) {
        guard datePickerMode != .countDownTimer else { return (nil, nil) }
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return (nil, nil) }
        return (minimumDate, maximumDate)
    }

    func limited(_ date: Date) -> Date {
        var date = date
        if let least = limits.least, date < least { date = least }
        if let greatest = limits.greatest, date > greatest { date = greatest }
        return date
    }

    /// Returns a date at a step of minutes. With a step of 1, a date keeps its seconds.
    private func aligned(_ date: Date) -> Date {
        guard roundsToMinuteInterval, minuteInterval > 1, datePickerMode == .time || datePickerMode == .dateAndTime,
            Generation.current >= .ios16
        else { return date }
        let excess = effectiveCalendar.component(.minute, from: date) % minuteInterval
        let minutes = (date.timeIntervalSinceReferenceDate / 60).rounded(.down) - Double(excess)
        return Date(timeIntervalSinceReferenceDate: minutes * 60)
    }

    private func limitsChanged() {
        if hasDate { storedDate = limited(storedDate) }
        refresh()
    }

    /// Called when a wheel came to rest.
    func userChose(_ date: Date) {
        storedDate = limited(date)
        hasDate = true
        showDate(animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    func userChose(duration: TimeInterval) {
        countDownDuration = duration
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    var effectiveCalendar: Calendar {
        var result = calendar ?? Calendar(identifier: .gregorian)
        if let timeZone { result.timeZone = timeZone }
        result.locale = locale ?? AppLanguages.locale
        return result
    }

    // MARK: Appearance

    /// The color of the wheels' rows; apps access it by its key, as no header of UIKit declares it.
    package final var textColor: UIColor? {
        get { wheels.textColor }
        set { wheels.textColor = newValue }
    }

    private func refresh() {
        let style = shownStyle
        compact.isHidden = style != .compact
        wheels.isHidden = style != .wheels
        if style == .inline, inlineCalendar == nil {
            let made = InlineCalendar(self)
            addSubview(made)
            inlineCalendar = made
        }
        inlineCalendar?.isHidden = style != .inline
        invalidateIntrinsicContentSize()
        source.prepare()
        wheels.reloadAllComponents()
        showDate(animated: false)
        setNeedsLayout()
    }

    private func showDate(animated: Bool) {
        if source.coverDate() { wheels.reloadAllComponents() }
        for (component, row) in source.rows(for: date).enumerated() where wheels.selectedRow(inComponent: component) != row {
            wheels.selectRow(row, inComponent: component, animated: animated)
        }
        let texts = source.compactTexts(date)
        compact.show(texts, name: source.compactName)
        if shownStyle == .inline { inlineCalendar?.show(date, time: inlineCalendar?.showsTime == true ? texts.last : nil) }
        if !compact.isHidden { invalidateIntrinsicContentSize() }
    }

    /// The effective style. The inline style is for days; a time or a duration without a date is shown in a field or on wheels.
    private var shownStyle: UIDatePickerStyle {
        guard datePickerStyle == .inline, datePickerMode != .date, datePickerMode != .dateAndTime else { return datePickerStyle }
        return datePickerMode == .time ? .compact : .wheels
    }

    private func compactTapped(_ field: Int) {
        guard let window else { return }
        let mode: Mode = datePickerMode == .dateAndTime ? (field == 0 ? .date : .time) : datePickerMode
        DatePickerPopover.present(for: self, mode: mode, from: compact, in: window)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        wheels.frame = bounds
        inlineCalendar?.frame = bounds
        let size = compact.intrinsicContentSize
        let x: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left, .leading: 0
            case .right, .trailing: bounds.width - size.width
            default: (bounds.width - size.width) / 2
            }
        compact.frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }

    open override var intrinsicContentSize: CGSize { styleSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { styleSize }
    private var styleSize: CGSize {
        switch shownStyle {
        case .compact: compact.intrinsicContentSize
        case .inline: InlineCalendar.size(showsTime: datePickerMode == .dateAndTime)
        default: CGSize(width: 320, height: 216)
        }
    }
}
