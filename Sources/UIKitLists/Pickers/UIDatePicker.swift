import UIKitControls

public enum UIDatePickerStyle: Int, Sendable { case automatic = 0, wheels, compact, inline }

@preconcurrency @MainActor open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable { case time = 0, date, dateAndTime, countDownTimer, yearAndMonth }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpDatePicker()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpDatePicker()
        coder.decodeInterface(of: self, as: UIDatePicker.self)
    }

    private let wheels = UIPickerView(frame: .zero)
    private lazy var source = DateWheels(self)
    private let compact = CompactDateView(frame: .zero)

    private func setUpDatePicker() {
        wheels.dataSource = source
        wheels.delegate = source
        compact.tapped = { [weak self] in self?.compactTapped() }
        addSubview(wheels)
        addSubview(compact)
        if bounds.size == .zero { bounds.size = intrinsicContentSize }
        refresh()
    }

    // MARK: Values

    private var storedDate = Date(timeIntervalSinceReferenceDate: 0)
    private var hasDate = false

    /// The present at first use, by the host's calendar clock.
    open var date: Date {
        get { hasDate ? storedDate : HostClock.date }
        set { setDate(newValue, animated: false) }
    }
    open func setDate(_ date: Date, animated: Bool) {
        storedDate = limited(date)
        hasDate = true
        showDate(animated: animated)
    }
    open var minimumDate: Date? { didSet { limitsChanged() } }
    open var maximumDate: Date? { didSet { limitsChanged() } }
    open var countDownDuration: TimeInterval = 60 { didSet { showDate(animated: false) } }
    open var minuteInterval = 1 { didSet { refresh() } }
    open var roundsToMinuteInterval = true
    open var datePickerMode: Mode = .dateAndTime { didSet { refresh() } }
    open var calendar: Calendar! = Calendar(identifier: .gregorian) { didSet { refresh() } }
    open var timeZone: TimeZone? { didSet { refresh() } }
    open var locale: Locale? { didSet { refresh() } }
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic { didSet { refresh() } }
    open var datePickerStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer { return .wheels }
        if preferredDatePickerStyle != .automatic { return preferredDatePickerStyle }
        // Since iOS 14 the standard look is compact; it was wheels before.
        return Generation.current >= .ios13 ? .compact : .wheels
    }

    func limited(_ date: Date) -> Date {
        var date = date
        if let minimumDate, date < minimumDate { date = minimumDate }
        if let maximumDate, date > maximumDate { date = maximumDate }
        return date
    }

    private func limitsChanged() {
        if hasDate { storedDate = limited(storedDate) }
        refresh()
    }

    /// A wheel came to rest.
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
        result.locale = locale ?? Locale(identifier: "en_US")
        return result
    }

    // MARK: Looks

    private func refresh() {
        // FIXME(gap): the inline style shows wheels, not a month's grid.
        let isCompact = datePickerStyle == .compact
        compact.isHidden = !isCompact
        wheels.isHidden = isCompact
        invalidateIntrinsicContentSize()
        source.prepare()
        wheels.reloadAllComponents()
        showDate(animated: false)
        setNeedsLayout()
    }

    private func showDate(animated: Bool) {
        for (component, row) in source.rows(for: date).enumerated() where wheels.selectedRow(inComponent: component) != row {
            wheels.selectRow(row, inComponent: component, animated: animated)
        }
        compact.show(source.compactTexts(date))
        if !compact.isHidden { invalidateIntrinsicContentSize() }
    }

    private func compactTapped() {
        guard let window else { return }
        DatePickerPopover.present(for: self, in: window)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        wheels.frame = bounds
        let size = compact.intrinsicContentSize
        let x: CGFloat = switch effectiveContentHorizontalAlignment {
        case .left, .leading: 0
        case .right, .trailing: bounds.width - size.width
        default: (bounds.width - size.width) / 2
        }
        compact.frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }

    open override var intrinsicContentSize: CGSize {
        datePickerStyle == .compact ? compact.intrinsicContentSize : CGSize(width: 320, height: 216)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// The date a fresh picker shows. A host sets it; without one it is the emulated device's first day.
@MainActor package enum HostClock {
    package static var date = Date(timeIntervalSince1970: 1_704_186_060)
}

/// The gray fields of the compact style.
final class CompactDateView: UIView {
    var tapped: (() -> Void)?
    private var buttons: [UIButton] = []

    func show(_ texts: [String]) {
        while buttons.count > texts.count { buttons.removeLast().removeFromSuperview() }
        while buttons.count < texts.count {
            let button = UIButton(type: .system)
            button.backgroundColor = .tertiarySystemFill
            button.layer.cornerRadius = 6
            button.setTitleColor(.label, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 17)
            button.contentEdgeInsets = UIEdgeInsets(top: 6.5, left: 12, bottom: 6.5, right: 12)
            button.addAction(UIAction { [weak self] _ in self?.tapped?() }, for: .touchUpInside)
            addSubview(button)
            buttons.append(button)
        }
        for (button, text) in zip(buttons, texts) { button.setTitle(text, for: .normal) }
        setNeedsLayout()
    }

    override var intrinsicContentSize: CGSize {
        let sizes = buttons.map(\.intrinsicContentSize)
        return CGSize(width: sizes.reduce(0) { $0 + $1.width } + 5 * CGFloat(max(0, sizes.count - 1)), height: 34.5)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x: CGFloat = 0
        for button in buttons {
            let width = button.intrinsicContentSize.width
            button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            x += width + 5
        }
    }
}

/// The wheels a compact picker opens.
final class DatePickerPopover: UIView {
    private let wheels = UIDatePicker(frame: .zero)
    private let card = UIView()
    private weak var owner: UIDatePicker?

    static func present(for owner: UIDatePicker, in window: UIWindow) {
        let view = DatePickerPopover(frame: window.bounds)
        view.owner = owner
        view.wheels.datePickerMode = owner.datePickerMode
        view.wheels.preferredDatePickerStyle = .wheels
        view.wheels.calendar = owner.calendar
        view.wheels.timeZone = owner.timeZone
        view.wheels.locale = owner.locale
        view.wheels.minuteInterval = owner.minuteInterval
        view.wheels.minimumDate = owner.minimumDate
        view.wheels.maximumDate = owner.maximumDate
        view.wheels.date = owner.date
        view.wheels.addAction(UIAction { [weak view, weak owner] _ in if let view { owner?.userChose(view.wheels.date) } }, for: .valueChanged)
        view.card.backgroundColor = .systemBackground
        view.card.layer.cornerRadius = 13
        view.card.layer.shadowColor = UIColor.black.cgColor
        view.card.layer.shadowOpacity = 0.2
        view.card.layer.shadowRadius = 16
        view.addSubview(view.card)
        view.card.addSubview(view.wheels)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(view)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let source = owner.map { $0.convert($0.bounds, to: self) } ?? .zero
        let size = CGSize(width: min(320, bounds.width - 16), height: 216)
        var y = source.maxY + 8
        if y + size.height > bounds.height - 8 { y = max(8, source.minY - 8 - size.height) }
        card.frame = CGRect(x: min(max(8, source.midX - size.width / 2), bounds.width - 8 - size.width), y: y, width: size.width, height: size.height)
        wheels.frame = card.bounds
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first, !card.frame.contains(touch.location(in: self)) { removeFromSuperview() }
    }
}
