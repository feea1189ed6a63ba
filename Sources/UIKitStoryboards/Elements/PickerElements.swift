import Foundation
import InterfaceBuilder

/// Date pickers and pickers.
@MainActor
enum PickerElements {
    static let table: [String: ElementDecoder] = [
        "datePicker": .view(UIDatePicker.self) { element, picker, decoding in
            ControlElements.control(element, picker, decoding)
            datePicker(element, picker, decoding)
        },
        "pickerView": .view(UIPickerView.self),
        "calendarView": .view(UICalendarView.self),
    ]

    private static func datePicker(_ element: Element, _ picker: UIDatePicker, _ decoding: Decoding) {
        if element.determines("datePickerMode") {
            switch element["datePickerMode"] {
            case "time"?: picker.datePickerMode = .time
            case "date"?: picker.datePickerMode = .date
            case "countDownTimer"?: picker.datePickerMode = .countDownTimer
            default: picker.datePickerMode = .dateAndTime
            }
        }
        switch element["style"] {
        case "wheels"?: picker.preferredDatePickerStyle = .wheels
        case "compact"?: picker.preferredDatePickerStyle = .compact
        case "inline"?: picker.preferredDatePickerStyle = .inline
        default: break
        }
        if let value = element.integer("minuteInterval") { picker.minuteInterval = value }
        if let value = element.bool("roundsToMinuteInterval") { picker.roundsToMinuteInterval = value }
        if let value = element.double("countDownDuration") { picker.countDownDuration = value }
        func date(_ key: String) -> Date? {
            element.child(key: key)?.double("timeIntervalSinceReferenceDate").map(Date.init(timeIntervalSinceReferenceDate:))
        }
        if let value = date("minimumDate") { picker.minimumDate = value }
        if let value = date("maximumDate") { picker.maximumDate = value }
        if element["useCurrentDate"] != "YES", let value = date("date") { picker.date = value }
        if let zone = element.first("timeZone")?["name"].flatMap(TimeZone.init(identifier:)) { picker.timeZone = zone }
        if let locale = element.first("locale"), let identifier = locale["localeIdentifier"] {
            // Foundation traps in its date formats if an identifier contains non-ASCII characters.
            if identifier.allSatisfy(\.isASCII) {
                picker.locale = Locale(identifier: identifier)
            } else {
                decoding.log("\(identifier) is not a locale's identifier; the picker keeps the device's.", locale)
            }
        }
    }
}
