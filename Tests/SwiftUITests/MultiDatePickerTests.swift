@testable import SwiftUICompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct MultiDatePickerTests {
    private struct Days: View {
        @State var days: Set<DateComponents> = [DateComponents(year: 2026, month: 3, day: 4)]
        let start: Date
        var body: some View {
            VStack {
                MultiDatePicker("Days", selection: $days, in: start...)
                Text(verbatim: days.compactMap(\.day).sorted().map(String.init).joined(separator: " "))
            }
        }
    }
    @Test("a calendar shows the picked dates, and picks and drops others within its bounds") func picks() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let start = try #require(calendar.date(from: DateComponents(year: 2026, month: 3, day: 2)))
        let screen = Screen(Days(start: start).environment(\.calendar, calendar).environment(\.timeZone, .gmt))
        let view = try #require(screen.first(UICalendarView.self))
        let selection = try #require(view.selectionBehavior as? UICalendarSelectionMultiDate)
        #expect(selection.selectedDates.map(\.day) == [4] && view.availableDateRange.start == start)
        let day = DateComponents(year: 2026, month: 3, day: 9)
        selection.selectedDates.append(day)
        selection.delegate?.multiDateSelection(selection, didSelectDate: day)
        screen.turn()
        #expect(screen.texts.contains("4 9"))
        selection.selectedDates.removeFirst()
        selection.delegate?.multiDateSelection(selection, didDeselectDate: DateComponents(year: 2026, month: 3, day: 4))
        screen.turn()
        #expect(screen.texts.contains("9") && selection.selectedDates == [day])
    }
}
