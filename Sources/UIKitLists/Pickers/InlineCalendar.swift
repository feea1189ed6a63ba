import UIKitControls

/// A month's grid of days: the inline style of ``UIDatePicker``, with a time field below where times are chosen too.
final class InlineCalendar: UIView {
    private unowned let picker: UIDatePicker
    /// The first day of the month that is shown.
    private var month: Date?
    private let title = UIButton(type: .system)
    private let back = UIButton(type: .system), forward = UIButton(type: .system)
    private var weekdays: [UILabel] = []
    private var days: [DayButton] = []
    private let timeLabel = UILabel()
    private let timeField = CompactDateView(frame: .zero)

    private enum Figures {
        static let inset: CGFloat = 16
        static let header: CGFloat = 44
        static let weekdays: CGFloat = 22
        static let row: CGFloat = 44
        static let time: CGFloat = 44
    }

    static func size(showsTime: Bool) -> CGSize {
        CGSize(width: 320, height: Figures.header + Figures.weekdays + 6 * Figures.row + (showsTime ? Figures.time : 0))
    }

    init(_ picker: UIDatePicker) {
        self.picker = picker
        super.init(frame: .zero)
        let bold = UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold)
        title.setTitleColor(.label, for: .normal)
        title.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        title.setImage(UIImage(systemName: "chevron.right", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)), for: .normal)
        title.semanticContentAttribute = .forceRightToLeft
        title.isUserInteractionEnabled = false
        back.setImage(UIImage(systemName: "chevron.backward", withConfiguration: bold), for: .normal)
        forward.setImage(UIImage(systemName: "chevron.forward", withConfiguration: bold), for: .normal)
        back.accessibilityLabel = "Previous Month"
        forward.accessibilityLabel = "Next Month"
        back.addAction(UIAction { [weak self] _ in self?.turn(by: -1) }, for: .touchUpInside)
        forward.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .touchUpInside)
        timeLabel.text = "Time"
        timeLabel.font = .systemFont(ofSize: 17)
        timeField.tapped = { [weak self] _ in self?.openTime() }
        for view in [title, back, forward, timeLabel, timeField] { addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("a calendar is not archived") }

    private var calendar: Calendar { picker.effectiveCalendar }
    var showsTime: Bool { picker.datePickerMode == .dateAndTime }

    /// Shows the picker's date, and its month unless the user turned to another.
    func show(_ date: Date, time: String?) {
        month = calendar.date(from: calendar.dateComponents([.year, .month], from: date))
        timeLabel.isHidden = !showsTime
        timeField.isHidden = !showsTime
        if let time { timeField.show([time]) }
        rebuild()
    }

    private func turn(by months: Int) {
        guard let month, let next = calendar.date(byAdding: .month, value: months, to: month) else { return }
        self.month = next
        rebuild()
    }

    private func openTime() {
        guard let window else { return }
        DatePickerPopover.present(for: picker, mode: .time, from: timeField, in: window)
    }

    // MARK: The grid

    private func rebuild() {
        guard let month, let length = calendar.range(of: .day, in: .month, for: month)?.count else { return }
        let formatter = DateFormatter()
        (formatter.calendar, formatter.locale, formatter.timeZone, formatter.dateFormat) = (calendar, calendar.locale, calendar.timeZone, "MMMM yyyy")
        title.setTitle(formatter.string(from: month) + "\u{A0}", for: .normal)
        let symbols = calendar.shortStandaloneWeekdaySymbols, first = calendar.firstWeekday - 1
        while weekdays.count < symbols.count {
            let label = UILabel()
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            addSubview(label)
            weekdays.append(label)
        }
        for (index, label) in weekdays.enumerated() { label.text = symbols[(index + first) % symbols.count].uppercased() }
        while days.count > length { days.removeLast().removeFromSuperview() }
        while days.count < length {
            let button = DayButton(day: days.count + 1)
            button.addAction(UIAction { [weak self, weak button] _ in if let button { self?.choose(button.day) } }, for: .touchUpInside)
            addSubview(button)
            days.append(button)
        }
        let chosen = picker.date, today = HostClock.date
        formatter.dateFormat = "EEEE, MMMM d"
        for button in days {
            guard let date = calendar.date(byAdding: .day, value: button.day - 1, to: month) else { continue }
            button.accessibilityLabel = formatter.string(from: date)
            button.isEnabled = isAllowed(date)
            button.show(isChosen: calendar.isDate(date, inSameDayAs: chosen), isToday: calendar.isDate(date, inSameDayAs: today))
        }
        setNeedsLayout()
    }

    /// Whether any moment of the day lies within the picker's limits.
    private func isAllowed(_ day: Date) -> Bool {
        if let least = picker.minimumDate, calendar.startOfDay(for: least) > day { return false }
        if let most = picker.maximumDate, calendar.startOfDay(for: most) < day { return false }
        return true
    }

    /// The day, at the time of day that was chosen before.
    private func choose(_ day: Int) {
        guard let month else { return }
        var parts = calendar.dateComponents([.hour, .minute, .second], from: picker.date)
        let start = calendar.dateComponents([.year, .month], from: month)
        (parts.year, parts.month, parts.day) = (start.year, start.month, day)
        if let date = calendar.date(from: parts) { picker.userChose(date) }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        rebuild()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width - 2 * Figures.inset, isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ rect: CGRect) {
            view.frame = isRightToLeft ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
        }
        let titleSize = title.intrinsicContentSize
        place(title, CGRect(x: Figures.inset, y: 0, width: titleSize.width, height: Figures.header))
        place(forward, CGRect(x: bounds.width - Figures.inset - 34, y: 0, width: 44, height: Figures.header))
        place(back, CGRect(x: bounds.width - Figures.inset - 78, y: 0, width: 44, height: Figures.header))
        let column = width / 7
        for (index, label) in weekdays.enumerated() {
            place(label, CGRect(x: Figures.inset + CGFloat(index) * column, y: Figures.header, width: column, height: Figures.weekdays))
        }
        guard let month else { return }
        let weekday = calendar.component(.weekday, from: month)
        let lead = (weekday - calendar.firstWeekday + 7) % 7
        let bottom = bounds.height - (showsTime ? Figures.time : 0)
        let row = min(Figures.row, (bottom - Figures.header - Figures.weekdays) / 6)
        for button in days {
            let index = lead + button.day - 1
            place(button, CGRect(
                x: Figures.inset + CGFloat(index % 7) * column, y: Figures.header + Figures.weekdays + CGFloat(index / 7) * row, width: column, height: row))
        }
        let size = timeField.intrinsicContentSize
        place(timeLabel, CGRect(x: Figures.inset, y: bottom, width: 100, height: Figures.time))
        place(timeField, CGRect(x: bounds.width - Figures.inset - size.width, y: bottom + (Figures.time - size.height) / 2, width: size.width, height: size.height))
    }
}

/// One day of the grid.
private final class DayButton: UIButton {
    let day: Int
    private let disc = UIView()

    init(day: Int) {
        self.day = day
        super.init(frame: .zero)
        disc.isUserInteractionEnabled = false
        insertSubview(disc, at: 0)
        setTitle("\(day)", for: .normal)
        setTitleColor(.tertiaryLabel, for: .disabled)
    }

    required init?(coder: NSCoder) { fatalError("a day is not archived") }

    /// The chosen day stands on a disc: pale, or the full tint with white digits when it is today.
    func show(isChosen: Bool, isToday: Bool) {
        disc.backgroundColor = isChosen ? (isToday ? tintColor : tintColor.withAlphaComponent(0.12)) : nil
        titleLabel?.font = .systemFont(ofSize: isChosen ? 22 : 20, weight: isChosen ? .semibold : .regular)
        setTitleColor(isChosen && isToday ? .white : isChosen || isToday ? tintColor : .label, for: .normal)
        accessibilityTraits = isChosen ? [.button, .selected] : .button
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(44, bounds.width, bounds.height)
        disc.frame = CGRect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
        disc.layer.cornerRadius = side / 2
    }
}
