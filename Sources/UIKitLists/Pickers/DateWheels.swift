import UIKitControls

/// A delegate of a picker whose wheels have other values for tests and assistive technologies than the titles that they show.
@MainActor package protocol PickerWheelValues {
    /// Returns the value of a row, or `nil` if it is its title.
    func value(forRow row: Int, component: Int) -> String?
}

// FIXME(gap): the wheels of months, days, hours, and minutes end; in UIKit they go round, as do those of a calendar's months.
/// The columns of a date picker's wheels, by mode.
@MainActor final class DateWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    enum Column: Equatable { case month, day, year, dayOfYear, hour, minute, period, durationHours, durationMinutes }

    private unowned let picker: UIDatePicker
    private var columns: [Column] = []
    private static let years = 1...10_000
    /// The number of days before and after the initial one in the wheel of days.
    private static let daySpan = 3_650
    private var firstDay = Date(timeIntervalSinceReferenceDate: 0)

    init(_ picker: UIDatePicker) {
        self.picker = picker
        super.init()
    }

    private var calendar: Calendar { picker.effectiveCalendar }
    private var uses12Hours: Bool {
        DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: calendar.locale)?.contains("a") ?? true
    }

    func prepare() {
        let clock: [Column] = uses12Hours ? [.hour, .minute, .period] : [.hour, .minute]
        columns =
            switch picker.datePickerMode {
            case .time: clock
            case .date: ordered([.month, .day, .year], template: "yMMMMd")
            case .dateAndTime: [.dayOfYear] + clock
            case .countDownTimer: [.durationHours, .durationMinutes]
            case .yearAndMonth: ordered([.month, .year], template: "yMMMM")
            }
        _ = coverDate()
    }

    /// Moves the wheel of days so that the date is in its middle if the wheel has no row for it, and returns whether it did. New limits,
    /// as a SwiftUI view sets them with each update, leave the rows where they are.
    func coverDate() -> Bool {
        let isWhole = calendar.startOfDay(for: firstDay) == firstDay
        if isWhole, (0..<2 * Self.daySpan).contains(row(ofDay: picker.date)) { return false }
        firstDay = calendar.startOfDay(for: picker.date.addingTimeInterval(-Double(Self.daySpan) * 86_400))
        return true
    }

    /// Orders the columns as the locale writes a date.
    private func ordered(_ columns: [Column], template: String) -> [Column] {
        let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: calendar.locale) ?? template
        func place(_ column: Column) -> String.Index {
            format.firstIndex { column == .day ? $0 == "d" : column == .year ? $0 == "y" : "ML".contains($0) } ?? format.endIndex
        }
        return columns.sorted { place($0) < place($1) }
    }

    private var interval: Int { max(1, min(30, picker.minuteInterval)) }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        switch columns[component] {
        case .month: 12
        case .day: 31
        case .year: Self.years.count
        case .dayOfYear: 2 * Self.daySpan
        case .hour: uses12Hours ? 12 : 24
        case .minute, .durationMinutes: 60 / interval
        case .period: 2
        case .durationHours: 24
        }
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        switch columns[component] {
        case .month: 130
        case .dayOfYear: 130
        case .year: 80
        case .durationHours, .durationMinutes: 120
        default: 55
        }
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        title(row, columns[component])
    }

    private func title(_ row: Int, _ column: Column) -> String? {
        switch column {
        case .month: calendar.standaloneMonthSymbols[row]
        case .day: "\(row + 1)"
        case .year: "\(Self.years.lowerBound + row)"
        case .dayOfYear: format("EEEMMMd", day(row)).replacingOccurrences(of: ",", with: "")
        case .hour: uses12Hours ? "\(row == 0 ? 12 : row)" : row < 10 ? "0\(row)" : "\(row)"
        case .minute: row * interval < 10 ? "0\(row * interval)" : "\(row * interval)"
        case .period: row == 0 ? calendar.amSymbol : calendar.pmSymbol
        case .durationHours: row == 1 ? "1 hour" : "\(row) hours"
        case .durationMinutes: "\(row * interval) min"
        }
    }

    private func row(ofDay date: Date) -> Int {
        calendar.dateComponents([.day], from: firstDay, to: calendar.startOfDay(for: date)).day ?? 0
    }
    private func day(_ row: Int) -> Date { calendar.date(byAdding: .day, value: row, to: firstDay) ?? firstDay }
    private func format(_ template: String, _ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = calendar.locale
        formatter.timeZone = calendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate(template)
        // A plain space before AM and PM, which newer locale data separates by a narrow one.
        return formatter.string(from: date).replacingOccurrences(of: "\u{202F}", with: " ")
    }

    func compactTexts(_ date: Date) -> [String] {
        let day = format("yMMMd", date)
        let time = format("jmm", date)
        return switch picker.datePickerMode {
        case .time: [time]
        case .date: [day]
        case .yearAndMonth: [format("yMMMM", date)]
        default: [day, time]
        }
    }

    /// Apple's test runner's name for the fields of ``compactTexts(_:)``.
    var compactName: String {
        switch picker.datePickerMode {
        case .time: "Time Picker"
        case .date, .yearAndMonth: "Date Picker"
        default: "Date and Time Picker"
        }
    }

    func rows(for date: Date) -> [Int] {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
        return columns.map { column in
            switch column {
            case .month: (parts.month ?? 1) - 1
            case .day: (parts.day ?? 1) - 1
            case .year: (parts.year ?? 2000) - Self.years.lowerBound
            case .dayOfYear: row(ofDay: date)
            case .hour: uses12Hours ? hour % 12 : hour
            case .minute: minute / interval
            case .period: hour < 12 ? 0 : 1
            case .durationHours: Int(saturating: picker.countDownDuration) / 3600
            case .durationMinutes: Int(saturating: picker.countDownDuration) / 60 % 60 / interval
            }
        }
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        func value(_ column: Column) -> Int? { columns.firstIndex(of: column).map { pickerView.selectedRow(inComponent: $0) } }
        if let hours = value(.durationHours), let minutes = value(.durationMinutes) {
            picker.userChose(duration: max(60, TimeInterval(hours * 3600 + minutes * interval * 60)))
            return
        }
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: picker.date)
        if let offset = value(.dayOfYear), let day = calendar.date(byAdding: .day, value: offset, to: firstDay) {
            let chosen = calendar.dateComponents([.year, .month, .day], from: day)
            (parts.year, parts.month, parts.day) = (chosen.year, chosen.month, chosen.day)
        }
        if let year = value(.year) { parts.year = year + Self.years.lowerBound }
        if let month = value(.month) { parts.month = month + 1 }
        if let day = value(.day) { parts.day = day + 1 }
        // The 31st becomes the last day of a shorter month.
        if value(.month) != nil, let first = calendar.date(from: DateComponents(year: parts.year, month: parts.month, day: 1)),
            let days = calendar.range(of: .day, in: .month, for: first)
        {
            parts.day = min(parts.day ?? 1, days.count)
        }
        if let hour = value(.hour) { parts.hour = uses12Hours ? hour + 12 * (value(.period) ?? 0) : hour }
        if let minute = value(.minute) { parts.minute = minute * interval }
        if let date = calendar.date(from: parts) { picker.userChose(date) }
    }
}

extension DateWheels: PickerWheelValues {
    /// `4 o’clock`, `05 minutes`, and a day without its weekday, `Dec 4`, as Apple's test runner shows them in English. Public UI tests
    /// choose a day so (ilivinskyi/XCUITestSwiftExamplePageObject, DatePickerTests).
    func value(forRow row: Int, component: Int) -> String? {
        guard columns.indices.contains(component), let title = title(row, columns[component]) else { return nil }
        switch columns[component] {
        case .hour: return title + " o’clock"
        case .minute: return title + " minutes"
        case .dayOfYear: return format("MMMd", day(row))
        default: return nil
        }
    }
}
