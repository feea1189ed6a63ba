import UIKitControls

/// The dates that the user may choose in a ``UICalendarView``, and the chosen ones.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
    /// Queries the delegate again for the selectable dates.
    open func updateSelectableDates() { changed() }

    /// Called when the selection changed; set by the calendar view that shows it.
    var changed: () -> Void = {}
    func includes(_ day: DateComponents) -> Bool { false }
    func allows(_ day: DateComponents) -> Bool { true }
    func tapped(_ day: DateComponents) {}
}

extension DateComponents {
    fileprivate func isSameDay(as other: DateComponents) -> Bool {
        year == other.year && month == other.month && day == other.day && (era ?? other.era) == (other.era ?? era)
    }
}

// MARK: One date

/// Receives the day chosen in a calendar, and determines the selectable days.
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// Called when a day was chosen; `nil` if the user cleared the selection.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Whether a day can be selected; others are grayed. With `nil`, whether the selection may be cleared.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    /// Returns `true` for a delegate that doesn't implement the method.
    public func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool { true }
}

/// The selection of a single day of a calendar.
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// Creates the selection of at most one day.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    /// The selected date. Setting it does not notify the delegate.
    open var selectedDate: DateComponents? { didSet { changed() } }
    /// Selects a day, or none with nil, without notifying the delegate. It is not animated here.
    open func setSelected(_ selectedDate: DateComponents?, animated: Bool) { self.selectedDate = selectedDate }

    override func includes(_ day: DateComponents) -> Bool { selectedDate?.isSameDay(as: day) ?? false }
    override func allows(_ day: DateComponents) -> Bool { delegate?.dateSelection(self, canSelectDate: day) ?? true }
    override func tapped(_ day: DateComponents) {
        let chosen = includes(day) ? nil : day
        guard delegate?.dateSelection(self, canSelectDate: chosen) ?? true else { return }
        selectedDate = chosen
        delegate?.dateSelection(self, didSelectDate: chosen)
    }
}

// MARK: Several dates

/// Receives the days chosen in a calendar, and determines the selectable days.
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    /// Called after the user selected a day.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// Called after the user deselected a day.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    /// Whether a day can be selected; others are grayed.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool
    /// Returns whether the user may deselect a day. The default is `true`.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    /// Returns `true` for a delegate that doesn't implement the method.
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool { true }
    /// Returns `true` for a delegate that doesn't implement the method.
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool {
        true
    }
}

/// The selection of several days of a calendar.
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// Creates the selection of any number of days.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    /// The selected dates, in the order of selection. Setting them does not notify the delegate.
    open var selectedDates: [DateComponents] = [] { didSet { changed() } }
    /// Selects days without notifying the delegate. It is not animated here.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

    override func includes(_ day: DateComponents) -> Bool { selectedDates.contains { $0.isSameDay(as: day) } }
    override func allows(_ day: DateComponents) -> Bool { includes(day) || delegate?.multiDateSelection(self, canSelectDate: day) ?? true }
    override func tapped(_ day: DateComponents) {
        if includes(day) {
            guard delegate?.multiDateSelection(self, canDeselectDate: day) ?? true else { return }
            selectedDates.removeAll { $0.isSameDay(as: day) }
            delegate?.multiDateSelection(self, didDeselectDate: day)
        } else {
            guard delegate?.multiDateSelection(self, canSelectDate: day) ?? true else { return }
            selectedDates.append(day)
            delegate?.multiDateSelection(self, didSelectDate: day)
        }
    }
}

// MARK: A week

/// Receives the week chosen in a calendar, and determines the selectable weeks.
@preconcurrency @MainActor public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
    /// Called when a week was chosen. `weekOfYearComponents` has the calendar, the week, and the week's year; `nil` if the user cleared the
    /// selection.
    func week(ofYearSelection selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
    /// Whether a week can be selected; others are grayed. With `nil`, whether the selection may be cleared.
    func week(ofYearSelection selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
    /// Returns `true` for a delegate that doesn't implement the method.
    public func week(ofYearSelection selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?)
        -> Bool
    { true }
}

/// The selection of a week of a calendar. iOS 18.
@preconcurrency @MainActor open class UICalendarSelectionWeekOfYear: UICalendarSelection {
    /// Creates the selection of at most one week.
    public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?
    /// The selected week and the week's year. Setting it does not notify the delegate.
    open var selectedWeekOfYear: DateComponents? { didSet { changed() } }
    /// Selects a week, or none with nil, without notifying the delegate. It is not animated here.
    open func setSelectedWeekOfYear(_ selectedWeekOfYear: DateComponents?, animated: Bool) { self.selectedWeekOfYear = selectedWeekOfYear }

    private func week(of day: DateComponents) -> DateComponents? {
        guard let calendar = day.calendar,
            let date = calendar.date(from: DateComponents(era: day.era, year: day.year, month: day.month, day: day.day))
        else {
            return nil
        }
        return calendar.dateComponents([.calendar, .weekOfYear, .yearForWeekOfYear], from: date)
    }

    override func includes(_ day: DateComponents) -> Bool {
        guard let selectedWeekOfYear, let week = week(of: day) else { return false }
        return week.weekOfYear == selectedWeekOfYear.weekOfYear && week.yearForWeekOfYear == selectedWeekOfYear.yearForWeekOfYear
    }
    override func allows(_ day: DateComponents) -> Bool {
        delegate?.week(ofYearSelection: self, canSelectWeekOfYear: week(of: day)) ?? true
    }
    override func tapped(_ day: DateComponents) {
        let chosen = includes(day) ? nil : week(of: day)
        guard delegate?.week(ofYearSelection: self, canSelectWeekOfYear: chosen) ?? true else { return }
        selectedWeekOfYear = chosen
        delegate?.week(ofYearSelection: self, didSelectWeekOfYear: chosen)
    }
}
