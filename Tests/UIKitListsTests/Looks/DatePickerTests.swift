import Testing
import UIKitText

@MainActor @Suite(.serialized) struct DatePickerTests {
    /// 14 November 2023, 22:13:20 UTC.
    private func makePicker() -> UIDatePicker {
        let picker = UIDatePicker()
        picker.locale = Locale(identifier: "en_US")
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .inline
        picker.date = Date(timeIntervalSince1970: 1_700_000_000)
        return picker
    }

    private func buttons(in view: UIView) -> [UIButton] { view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) } }

    @Test("a tap on a day of the inline calendar selects it and keeps the time of day")
    func day() throws {
        let picker = makePicker(), root = UIView()
        root.addSubview(picker)
        let stage = ListWindow(root)
        picker.frame = CGRect(origin: .zero, size: picker.intrinsicContentSize)
        stage.settle()
        var changes = 0
        picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        let day = try #require(buttons(in: picker).first { $0.accessibilityLabel == "Monday, November 20" })
        let place = day.convert(CGPoint(x: day.bounds.midX, y: day.bounds.midY), to: nil)
        stage.touch(.began, place)
        stage.touch(.ended, place)
        #expect(picker.date == Date(timeIntervalSince1970: 1_700_000_000 + 6 * 86_400))
        #expect(changes == 1)
    }

    @Test("the calendar pages to other months, has their days, and grays days outside the limits")
    func months() throws {
        let picker = makePicker()
        picker.minimumDate = Date(timeIntervalSince1970: 1_700_000_000)
        picker.frame = CGRect(origin: .zero, size: picker.intrinsicContentSize)
        picker.layoutIfNeeded()
        func days() -> [UIButton] { buttons(in: picker).filter { $0.accessibilityLabel?.contains(", ") == true } }
        #expect(days().count == 30)
        #expect(days().filter(\.isEnabled).count == 17)
        try #require(buttons(in: picker).first { $0.accessibilityLabel == "Next Month" }).sendActions(for: .touchUpInside)
        #expect(days().count == 31 && days().allSatisfy(\.isEnabled))
        #expect(days().first?.accessibilityLabel == "Friday, December 1")
    }

    @Test("a date picker's style determines its size")
    func sizes() {
        let picker = makePicker()
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 330))
        picker.preferredDatePickerStyle = .wheels
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    }

    @Test("a compact date picker is a line of text plus 7 points above and below, to the pixel")
    func compact() {
        let picker = makePicker()
        picker.preferredDatePickerStyle = .compact
        let scale = UIScreen.main.scale
        #expect(abs(picker.intrinsicContentSize.height - (20.287 * scale).rounded(.up) / scale - 14) < 0.01)
    }

    @Test(
        "wheels and compact texts follow the locale's order",
        arguments: [
            ("en_US", ["November", "14", "2023"], ["Tue Nov 14", "10", "13", "PM"], ["Nov 14, 2023", "10:13 PM"]),
            ("de_DE", ["14", "November", "2023"], ["Di. 14. Nov.", "22", "13"], ["14. Nov. 2023", "22:13"]),
        ])
    func locales(identifier: String, date: [String], both: [String], compact: [String]) throws {
        let picker = makePicker()
        picker.locale = Locale(identifier: identifier)
        picker.preferredDatePickerStyle = .wheels
        let wheels = try #require(picker.subviews.compactMap { $0 as? UIPickerView }.first)
        func shown() -> [String?] {
            (0..<wheels.numberOfComponents).map {
                wheels.delegate?.pickerView(wheels, titleForRow: wheels.selectedRow(inComponent: $0), forComponent: $0)
            }
        }
        #expect(shown() == date)
        picker.datePickerMode = .dateAndTime
        #expect(shown() == both)
        picker.preferredDatePickerStyle = .compact
        #expect(buttons(in: picker).prefix(compact.count).map(\.currentTitle) == compact)
    }
}
