import UIKitControls

/// Decorates the days of a calendar, and is notified of the visible month.
@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// The decoration below a day's number; nil for none. `dateComponents` have calendar, era, year, month and day.
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
    /// The user turned to another month.
    func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? { nil }
    public func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {}
}

/// A month of days with decorations, of which the user may choose what ``selectionBehavior`` allows; none without one. iOS 16.
@preconcurrency @MainActor open class UICalendarView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpCalendar()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpCalendar()
        coder.decodeInterface(of: self, as: UICalendarView.self)
    }

    private let grid = MonthGrid(frame: .zero)
    /// The month's decorations, by the day's first moment; a day without one is there with nil.
    private var decorations: [Date: UIView?] = [:]
    private var visibleDate = HostClock.date

    private func setUpCalendar() {
        grid.lookOfDay = { [weak self] in self?.dayLook($0) ?? MonthGrid.Look() }
        grid.chose = { [weak self] day in
            guard let self else { return }
            selectionBehavior?.tapped(components(of: day))
            grid.rebuild()
        }
        grid.turned = { [weak self] in self?.turned(from: $0) }
        addSubview(grid)
        refresh()
    }

    open weak var delegate: (any UICalendarViewDelegate)? { didSet { reload() } }

    /// The user can choose nothing while this is nil.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            oldValue?.changed = {}
            selectionBehavior?.changed = { [weak self] in self?.grid.rebuild() }
            grid.rebuild()
        }
    }

    // MARK: What is shown

    open var locale = AppLanguages.locale { didSet { reload() } }
    open var calendar = Calendar(identifier: .gregorian) { didSet { reload() } }
    /// Nil is the calendar's.
    open var timeZone: TimeZone? { didSet { reload() } }
    open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { refresh() } }

    /// Days outside are grayed, and months outside are not turned to.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) { didSet { refresh() } }

    /// Of the month that is shown.
    open var visibleDateComponents: DateComponents {
        get { effectiveCalendar.dateComponents([.calendar, .era, .year, .month, .day], from: visibleDate) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }
    /// Components that name no day of the calendar change nothing.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let date = date(of: dateComponents) else { return }
        visibleDate = date
        reload()
    }

    /// Whether rows keep room for decorations, and the delegate is asked for them.
    open var wantsDateDecorations = true {
        didSet {
            reload()
            invalidateIntrinsicContentSize()
        }
    }
    /// Asks the delegate anew for the decorations of these days.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        for date in dates.compactMap(date(of:)) { decorations[effectiveCalendar.startOfDay(for: date)] = nil }
        grid.rebuild()
    }

    // MARK: Mechanism

    private var effectiveCalendar: Calendar {
        var result = calendar
        if let timeZone { result.timeZone = timeZone }
        result.locale = locale
        return result
    }

    private func date(of parts: DateComponents) -> Date? {
        var parts = parts
        parts.calendar = nil
        parts.timeZone = nil
        return effectiveCalendar.date(from: parts)
    }

    private func components(of day: Date) -> DateComponents { effectiveCalendar.dateComponents([.calendar, .era, .year, .month, .day], from: day) }

    private func reload() {
        decorations = [:]
        refresh()
    }

    private func refresh() {
        let range = availableDateRange
        visibleDate = min(max(visibleDate, range.start), range.end)
        grid.show(visibleDate, calendar: effectiveCalendar, range: range.start...range.end, fontDesign: fontDesign)
    }

    private func turned(from month: Date) {
        let before = visibleDateComponents
        visibleDate = grid.month
        // The grid has asked for the new month's already.
        decorations = decorations.filter { effectiveCalendar.isDate($0.key, equalTo: visibleDate, toGranularity: .month) }
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: before)
    }

    private func dayLook(_ day: Date) -> MonthGrid.Look {
        let parts = components(of: day), range = availableDateRange
        let isAvailable = day <= range.end && effectiveCalendar.startOfDay(for: range.start) <= day
        return MonthGrid.Look(
            isEnabled: isAvailable && selectionBehavior?.allows(parts) ?? true, isChosen: selectionBehavior?.includes(parts) ?? false,
            decoration: wantsDateDecorations ? decoration(of: day, parts) : nil)
    }

    private func decoration(of day: Date, _ parts: DateComponents) -> UIView? {
        if let known = decorations[day] { return known }
        let made = delegate?.calendarView(self, decorationFor: parts)?.makeView()
        decorations[day] = .some(made)
        return made
    }

    // MARK: View

    open override func layoutSubviews() {
        super.layoutSubviews()
        // What is too low for six weeks shows them all the same. A calendar that reaches below a bar begins beneath it.
        let area = bounds.inset(by: safeAreaInsets)
        grid.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: max(area.height, MonthGrid.height(isDecorated: false)))
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: MonthGrid.height(isDecorated: wantsDateDecorations)) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: max(size.width, 320), height: intrinsicContentSize.height) }
}
