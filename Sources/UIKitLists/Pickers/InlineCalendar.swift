import UIKitControls

/// The inline style of ``UIDatePicker``: a month of days, with a time field below if times are chosen, too.
final class InlineCalendar: UIView {
    private unowned let picker: UIDatePicker
    private let grid = MonthGrid(frame: .zero)
    /// Contains the time's label and field. For Apple's test runner, it is another element that contains a button with the time.
    private let timeRow = UIView()
    private let timeLabel = UILabel()
    private let timeField = CompactDateView(frame: .zero)

    private enum Figures {
        static let width: CGFloat = 320
        static let inset: CGFloat = 16
        static let time: CGFloat = 44
    }

    static func size(showsTime: Bool) -> CGSize {
        CGSize(width: Figures.width, height: MonthGrid.height(isDecorated: false) + (showsTime ? Figures.time : 0))
    }

    init(_ picker: UIDatePicker) {
        self.picker = picker
        super.init(frame: .zero)
        grid.lookOfDay = { [weak self] day in self?.dayLook(day) ?? MonthGrid.Look() }
        grid.chose = { [weak self] in self?.choose($0) }
        timeLabel.text = "Time"
        timeLabel.font = .systemFont(ofSize: 17)
        timeField.tapped = { [weak self] _ in self?.openTime() }
        timeRow.accessibilityLabel = "Time Picker"
        for view in [timeLabel, timeField] { timeRow.addSubview(view) }
        for view in [grid, timeRow] { addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("a calendar is not archived") }

    private var calendar: Calendar { picker.effectiveCalendar }
    var showsTime: Bool { picker.datePickerMode == .dateAndTime }

    /// Shows the picker's date and its month.
    func show(_ date: Date, time: String?) {
        timeRow.isHidden = !showsTime
        if let time { timeField.show([time], name: nil) }
        grid.show(date, calendar: calendar)
        setNeedsLayout()
    }

    private func openTime() {
        guard let window else { return }
        DatePickerPopover.present(for: picker, mode: .time, from: timeField, in: window)
    }

    private func dayLook(_ day: Date) -> MonthGrid.Look {
        MonthGrid.Look(isEnabled: isAllowed(day), isChosen: calendar.isDate(day, inSameDayAs: picker.date))
    }

    /// Whether any moment of the day lies within the picker's limits.
    private func isAllowed(_ day: Date) -> Bool {
        if let least = picker.limits.least, calendar.startOfDay(for: least) > day { return false }
        if let most = picker.limits.greatest, calendar.startOfDay(for: most) < day { return false }
        return true
    }

    /// Chooses the day, with the time of day that was chosen before.
    private func choose(_ day: Date) {
        var parts = calendar.dateComponents([.hour, .minute, .second], from: picker.date)
        let start = calendar.dateComponents([.year, .month, .day], from: day)
        (parts.year, parts.month, parts.day) = (start.year, start.month, start.day)
        if let date = calendar.date(from: parts) { picker.userChose(date) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bottom = bounds.height - (showsTime ? Figures.time : 0)
        grid.frame = CGRect(x: 0, y: 0, width: bounds.width, height: min(bottom, MonthGrid.height(isDecorated: false)))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft, size = timeField.intrinsicContentSize
        timeRow.frame = CGRect(x: 0, y: bottom, width: bounds.width, height: Figures.time)
        timeLabel.frame = CGRect(
            x: isRightToLeft ? bounds.width - Figures.inset - 100 : Figures.inset, y: 0, width: 100, height: Figures.time)
        timeLabel.textAlignment = .natural
        let x = isRightToLeft ? Figures.inset : bounds.width - Figures.inset - size.width
        timeField.frame = CGRect(x: x, y: (Figures.time - size.height) / 2, width: size.width, height: size.height)
    }
}
