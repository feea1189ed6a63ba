import Foundation
import Testing
import UIKitText

// The references of minimumDate, minuteInterval, and roundsToMinuteInterval.
@MainActor @Suite(.serialized) struct DatePickerLimitTests {
    private func date(_ minutes: Double, _ seconds: Double = 0) -> Date { Date(timeIntervalSinceReferenceDate: minutes * 60 + seconds) }

    @Test("limits in the wrong order and those of a countdown are ignored")
    func limits() {
        let picker = UIDatePicker()
        (picker.minimumDate, picker.maximumDate) = (date(100), date(200))
        picker.date = date(50)
        #expect(picker.date == date(100))
        picker.maximumDate = date(90)
        picker.date = date(50)
        #expect(picker.date == date(50))
        picker.maximumDate = date(200)
        picker.datePickerMode = .countDownTimer
        picker.date = date(300)
        #expect(picker.date == date(300))
    }

    @Test("a date is at a step of minutes, of which 60 is a multiple")
    func steps() {
        let picker = UIDatePicker()
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.date = date(22, 30)
        #expect(picker.date == date(22, 30))
        picker.minuteInterval = 15
        #expect(picker.date == date(15))
        picker.roundsToMinuteInterval = false
        #expect(picker.date == date(22, 30))
        picker.roundsToMinuteInterval = true
        picker.datePickerMode = .date
        #expect(picker.date == date(22, 30))
        for wrong in [7, 0, 45, -5] {
            picker.minuteInterval = wrong
            #expect(picker.minuteInterval == 1)
        }
    }
}
