import UIKitControls

/// Decorates the days of a calendar, and is notified of the visible month.
@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// Returns the decoration below a day's number, or `nil` for none. `dateComponents` has calendar, era, year, month, and day.
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
    /// Called when the user changed the month.
    func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    /// Returns nil for a delegate that doesn't implement the method.
    public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
        nil
    }
    /// Does nothing for a delegate that doesn't implement the method.
    public func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {}
}

/// A month of days with decorations. The user may select days as ``selectionBehavior`` allows, or not at all without one. iOS 16.
@preconcurrency @MainActor open class UICalendarView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpCalendar()
    }

    /// Creates the `UICalendarView` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpCalendar()
        coder.decodeInterface(of: self, as: UICalendarView.self)
    }

    private let grid = MonthGrid(frame: .zero)
    /// The month's decorations, by the day's first moment; the value is `nil` for a day without one.
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

    /// The object that supplies decorations. It is held weakly. Setting it loads the calendar again.
    open weak var delegate: (any UICalendarViewDelegate)? { didSet { reload() } }

    /// The selection behavior. If `nil`, the user can select nothing.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            oldValue?.changed = {}
            selectionBehavior?.changed = { [weak self] in self?.grid.rebuild() }
            grid.rebuild()
        }
    }

    // MARK: Content

    /// The locale of the words. The default is that of the app's language.
    open var locale = AppLanguages.locale { didSet { reload() } }
    /// The calendar of days and months. The default is Gregorian.
    open var calendar = Calendar(identifier: .gregorian) { didSet { reload() } }
    /// The time zone, or `nil` for the calendar's.
    open var timeZone: TimeZone? { didSet { reload() } }
    /// The design of the system font for numbers and words.
    open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { refresh() } }

    /// The range of selectable days. Days outside are grayed, and months outside are not shown.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) { didSet { refresh() } }

    /// The date components of the visible month.
    open var visibleDateComponents: DateComponents {
        get { effectiveCalendar.dateComponents([.calendar, .era, .year, .month, .day], from: visibleDate) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }
    /// Changes the visible month; does nothing if the components don't specify a day of the calendar.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let date = date(of: dateComponents) else { return }
        visibleDate = date
        reload()
    }

    /// Whether rows have space for decorations, and the delegate is queried for them.
    open var wantsDateDecorations = true {
        didSet {
            reload()
            invalidateIntrinsicContentSize()
        }
    }
    /// Reloads the decorations of these days from the delegate.
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

    private func components(of day: Date) -> DateComponents {
        effectiveCalendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
    }

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
        // The grid has queried the new month's already.
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
        // A view that is too low for six weeks still shows them all. A calendar that extends under a bar begins below it.
        let area = bounds.inset(by: safeAreaInsets)
        grid.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: max(area.height, MonthGrid.height(isDecorated: false)))
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: MonthGrid.height(isDecorated: wantsDateDecorations))
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(size.width, 320), height: MonthGrid.height(isDecorated: wantsDateDecorations))
    }
}
