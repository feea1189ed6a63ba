import UIKitControls

/// A month of days under its name: the arrows and a swipe change it, the name opens wheels of months and years. The owner determines the
/// appearance of a day and the action of a tap. Sizes are estimated by eye.
final class MonthGrid: UIView {
    struct Look {
        var isEnabled = true
        var isChosen = false
        /// The view below the day's number.
        var decoration: UIView?
    }

    private(set) var calendar = Calendar(identifier: .gregorian)
    /// The first moment of the visible month.
    private(set) var month = Date(timeIntervalSinceReferenceDate: 0)
    /// The range of months that can be shown.
    private var range: ClosedRange<Date>?
    private var fontDesign = UIFontDescriptor.SystemDesign.default

    /// Returns the appearance of a day, given by its first moment.
    var lookOfDay: (Date) -> Look = { _ in Look() }
    var chose: (Date) -> Void = { _ in }
    /// Called with the previous month when the user changed the month.
    var turned: (_ from: Date) -> Void = { _ in }

    private let title = UIButton(type: .system)
    private let back = UIButton(type: .system), forward = UIButton(type: .system)
    private let wheels = MonthPicker(frame: .zero)
    private lazy var source = MonthWheels(self)
    private var weekdays: [UILabel] = []
    private var days: [DayButton] = []
    private let dayGrid = DayGrid()

    private enum Figures {
        static let inset: CGFloat = 16
        static let header: CGFloat = 44
        static let weekdays: CGFloat = 22
        static let rows: CGFloat = 6
        static let row: CGFloat = 44
        static let decoratedRow: CGFloat = 58
    }

    /// Returns the height of a grid of six weeks.
    static func height(isDecorated: Bool) -> CGFloat {
        Figures.header + Figures.weekdays + Figures.rows * (isDecorated ? Figures.decoratedRow : Figures.row)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        let bold = UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold)
        title.setTitleColor(.label, for: .normal)
        title.addAction(UIAction { [weak self] _ in self?.toggleWheels() }, for: .touchUpInside)
        back.setImage(UIImage(systemName: "chevron.backward", withConfiguration: bold), for: .normal)
        forward.setImage(UIImage(systemName: "chevron.forward", withConfiguration: bold), for: .normal)
        back.accessibilityLabel = "Previous Month"
        forward.accessibilityLabel = "Next Month"
        // As Apple's test runner sees them.
        back.accessibilityIdentifier = "DatePicker.PreviousMonth"
        forward.accessibilityIdentifier = "DatePicker.NextMonth"
        back.addAction(UIAction { [weak self] _ in self?.turn(by: -1) }, for: .touchUpInside)
        forward.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .touchUpInside)
        wheels.dataSource = source
        wheels.delegate = source
        wheels.isHidden = true
        for view in [dayGrid, title, back, forward, wheels] { addSubview(view) }
        for (direction, months) in [(UISwipeGestureRecognizer.Direction.left, 1), (.right, -1)] {
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = direction
            swipe.addHandler { [weak self] _ in
                guard let self, wheels.isHidden else { return }
                turn(by: isRightToLeft ? -months : months)
            }
            addGestureRecognizer(swipe)
        }
    }

    required init?(coder: NSCoder) { fatalError("a month is not archived") }

    // MARK: Months

    /// Shows the month that contains `date`.
    func show(_ date: Date, calendar: Calendar, range: ClosedRange<Date>? = nil, fontDesign: UIFontDescriptor.SystemDesign = .default) {
        (self.calendar, self.range, self.fontDesign) = (calendar, range, fontDesign)
        month = firstMoment(of: date)
        rebuild()
    }

    private func firstMoment(of date: Date) -> Date {
        calendar.date(from: calendar.dateComponents([.era, .year, .month], from: date)) ?? date
    }

    private func next(_ months: Int) -> Date? {
        guard let next = calendar.date(byAdding: .month, value: months, to: month), isWithinRange(next) else { return nil }
        return next
    }

    /// Whether any of the month's days is within the range.
    private func isWithinRange(_ month: Date) -> Bool {
        guard let range, let following = calendar.date(byAdding: .month, value: 1, to: month) else { return true }
        return range.lowerBound < following && range.upperBound >= month
    }

    private func turn(by months: Int) {
        if let month = next(months) { turn(to: month) }
    }

    /// Changes to the month that contains `date` within the allowed range.
    fileprivate func turn(to date: Date) {
        let before = month
        let wanted = range.map { min(max(date, $0.lowerBound), $0.upperBound) } ?? date
        month = firstMoment(of: wanted)
        rebuild()
        if month != before { turned(before) }
    }

    private func toggleWheels() {
        wheels.isHidden.toggle()
        if !wheels.isHidden { source.show(month, in: wheels) }
        showParts()
        setNeedsLayout()
    }

    private func showParts() {
        let showsDays = wheels.isHidden
        for view in weekdays + days + [back, forward, dayGrid] { view.isHidden = !showsDays }
        let chevron = UIImage(
            systemName: showsDays ? "chevron.forward" : "chevron.down",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .bold))
        title.setImage(chevron, for: .normal)
        // As Apple's test runner sees it: the button that shows or hides the wheels of months, with the month as its value.
        title.accessibilityLabel = showsDays ? "Show year picker" : "Hide year picker"
        title.accessibilityIdentifier = showsDays ? "DatePicker.Show" : "DatePicker.Hide"
        (back.isEnabled, forward.isEnabled) = (next(-1) != nil, next(1) != nil)
    }

    private func font(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        return fontDesign == .default ? font : font.fontDescriptor.withDesign(fontDesign).map { UIFont(descriptor: $0, size: size) } ?? font
    }

    /// Updates the appearance of every day.
    func rebuild() {
        guard let length = calendar.range(of: .day, in: .month, for: month)?.count else { return }
        let formatter = DateFormatter()
        (formatter.calendar, formatter.locale, formatter.timeZone) = (calendar, calendar.locale, calendar.timeZone)
        formatter.setLocalizedDateFormatFromTemplate("yMMMM")
        title.titleLabel?.font = font(17, .semibold)
        title.setTitle(formatter.string(from: month), for: .normal)
        title.accessibilityValue = title.currentTitle
        let symbols = calendar.shortStandaloneWeekdaySymbols, first = calendar.firstWeekday - 1
        while weekdays.count < symbols.count {
            let label = UILabel()
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            addSubview(label)
            weekdays.append(label)
        }
        for (index, label) in weekdays.enumerated() {
            label.font = font(13, .semibold)
            label.text = symbols[(index + first) % symbols.count].uppercased()
        }
        while days.count > length { days.removeLast().removeFromSuperview() }
        while days.count < length {
            let button = DayButton(day: days.count + 1)
            button.addAction(
                UIAction { [weak self, weak button] _ in if let self, let button, let date = date(of: button.day) { chose(date) } },
                for: .touchUpInside)
            dayGrid.addSubview(button)
            days.append(button)
        }
        formatter.setLocalizedDateFormatFromTemplate("EEEEMMMMd")
        for button in days {
            guard let date = date(of: button.day) else { continue }
            let look = lookOfDay(date)
            let isToday = calendar.isDate(date, inSameDayAs: HostClock.date)
            button.accessibilityLabel = (isToday ? SystemWords.text("Today") + ", " : "") + formatter.string(from: date)
            button.isEnabled = look.isEnabled
            button.show(look, isToday: isToday, font: font(look.isChosen ? 22 : 20, look.isChosen ? .semibold : .regular))
        }
        showParts()
        setNeedsLayout()
    }

    private func date(of day: Int) -> Date? { calendar.date(byAdding: .day, value: day - 1, to: month) }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        rebuild()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width - 2 * Figures.inset
        func place(_ view: UIView, _ rect: CGRect) {
            view.frame = isRightToLeft ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
        }
        // The chevron follows the month.
        title.semanticContentAttribute = isRightToLeft ? .forceLeftToRight : .forceRightToLeft
        title.imageEdgeInsets = UIEdgeInsets(top: 0, left: isRightToLeft ? -5 : 5, bottom: 0, right: isRightToLeft ? 5 : -5)
        let titleSize = title.intrinsicContentSize
        place(title, CGRect(x: Figures.inset, y: 0, width: titleSize.width, height: Figures.header))
        place(forward, CGRect(x: bounds.width - Figures.inset - 34, y: 0, width: 44, height: Figures.header))
        place(back, CGRect(x: bounds.width - Figures.inset - 78, y: 0, width: 44, height: Figures.header))
        wheels.frame = CGRect(x: 0, y: Figures.header, width: bounds.width, height: max(0, bounds.height - Figures.header))
        let column = width / 7, top = Figures.header + Figures.weekdays
        dayGrid.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
        for (index, label) in weekdays.enumerated() {
            place(label, CGRect(x: Figures.inset + CGFloat(index) * column, y: Figures.header, width: column, height: Figures.weekdays))
        }
        let weekday = calendar.component(.weekday, from: month)
        let lead = (weekday - calendar.firstWeekday + 7) % 7
        let row = (bounds.height - top) / Figures.rows
        for button in days {
            let index = lead + button.day - 1
            place(button, CGRect(x: Figures.inset + CGFloat(index % 7) * column, y: CGFloat(index / 7) * row, width: column, height: row))
        }
    }
}

/// The wheels of a calendar's month and year: for Apple's test runner, a date picker inside the calendar's.
final class MonthPicker: UIPickerView {}

/// The wheels of months and years behind a month's name.
@MainActor private final class MonthWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    private unowned let grid: MonthGrid
    private static let years = 1...10_000

    init(_ grid: MonthGrid) {
        self.grid = grid
        super.init()
    }

    func show(_ month: Date, in wheels: UIPickerView) {
        let parts = grid.calendar.dateComponents([.year, .month], from: month)
        wheels.reloadAllComponents()
        wheels.selectRow((parts.month ?? 1) - 1, inComponent: 0, animated: false)
        wheels.selectRow((parts.year ?? 2000) - Self.years.lowerBound, inComponent: 1, animated: false)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? grid.calendar.standaloneMonthSymbols.count : Self.years.count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        component == 0 ? grid.calendar.standaloneMonthSymbols[row] : "\(Self.years.lowerBound + row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        let parts = DateComponents(
            year: Self.years.lowerBound + pickerView.selectedRow(inComponent: 1), month: pickerView.selectedRow(inComponent: 0) + 1)
        guard let date = grid.calendar.date(from: parts) else { return }
        grid.turn(to: date)
        show(grid.month, in: pickerView)
    }
}

/// The days, which are a collection to tests and to assistive technologies. Between them touches pass through.
private final class DayGrid: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// A day of the grid.
private final class DayButton: UIButton {
    let day: Int
    private let disc = UIView()
    private var decoration: UIView?

    init(day: Int) {
        self.day = day
        super.init(frame: .zero)
        disc.isUserInteractionEnabled = false
        insertSubview(disc, at: 0)
        setTitle("\(day)", for: .normal)
        setTitleColor(.tertiaryLabel, for: .disabled)
    }

    required init?(coder: NSCoder) { fatalError("a day is not archived") }

    /// Marks the chosen day with a disc: pale, or the full tint with white digits if it is today.
    func show(_ look: MonthGrid.Look, isToday: Bool, font: UIFont) {
        let isChosen = look.isChosen
        disc.backgroundColor = isChosen ? (isToday ? tintColor : tintColor.withAlphaComponent(0.12)) : nil
        titleLabel?.font = font
        setTitleColor(isChosen && isToday ? .white : isChosen || isToday ? tintColor : .label, for: .normal)
        accessibilityTraits = isChosen ? [.button, .selected] : .button
        if decoration !== look.decoration {
            decoration?.removeFromSuperview()
            decoration = look.decoration
            if let decoration { addSubview(decoration) }
        }
        decoration?.alpha = look.isEnabled ? 1 : 0.3
        setNeedsLayout()
    }

    /// The number's frame: centered in the row, or in the space above the decoration.
    private var numberRect: CGRect {
        guard bounds.height > Self.side + Self.side / 4 else { return bounds }
        return CGRect(x: 0, y: 0, width: bounds.width, height: Self.side)
    }

    override func contentRect(forBounds bounds: CGRect) -> CGRect { numberRect }

    private static let side: CGFloat = 44

    override func layoutSubviews() {
        super.layoutSubviews()
        let place = numberRect, side = min(Self.side, place.width, place.height)
        disc.frame = CGRect(x: place.midX - side / 2, y: place.midY - side / 2, width: side, height: side)
        disc.layer.cornerRadius = side / 2
        guard let decoration else { return }
        let room = CGRect(x: 0, y: place.maxY - 4, width: bounds.width, height: max(0, bounds.height - place.maxY + 4))
        let wanted = decoration.sizeThatFits(room.size),
            size = CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
        decoration.frame = CGRect(x: room.midX - size.width / 2, y: room.minY + 1, width: size.width, height: size.height)
    }
}
