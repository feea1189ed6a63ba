import Testing
import UIKitText

/// Records the calls to a calendar view's delegates.
@MainActor
private final class Diary: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate {
    var log: [String] = []
    var refused: Set<Int> = []
    var keepsChoice = false

    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
        log.append("decoration \(dateComponents.day ?? 0)")
        return dateComponents.day == 3 ? .customView { Mark() } : nil
    }
    func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {
        log.append("from \(previousDateComponents.month ?? 0)")
    }
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
        log.append(dateComponents.map { "select \($0.year ?? 0)-\($0.month ?? 0)-\($0.day ?? 0)" } ?? "clear")
    }
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool {
        dateComponents.map { !refused.contains($0.day ?? 0) } ?? !keepsChoice
    }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
        log.append("select \(dateComponents.day ?? 0)")
    }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
        log.append("deselect \(dateComponents.day ?? 0)")
    }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool {
        !keepsChoice
    }
}

private final class Mark: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 10, height: 6) }
}

@MainActor @Suite(.serialized) struct CalendarViewTests {
    private let diary = Diary()

    /// November 2023.
    private func makeCalendar(_ selection: UICalendarSelection? = nil) -> (UICalendarView, ListWindow) {
        let view = UICalendarView()
        view.timeZone = TimeZone(identifier: "UTC")
        view.visibleDateComponents = DateComponents(year: 2023, month: 11, day: 5)
        view.selectionBehavior = selection
        let root = UIView()
        root.addSubview(view)
        view.frame = CGRect(x: 0, y: 100, width: 375, height: view.intrinsicContentSize.height)
        return (view, ListWindow(root))
    }

    private func buttons(in view: UIView) -> [UIButton] { view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) } }
    private func days(_ view: UICalendarView) -> [UIButton] { buttons(in: view).filter { $0.accessibilityLabel?.contains(", ") == true } }

    private func tap(_ day: Int, _ view: UICalendarView, _ stage: ListWindow) {
        let button = days(view)[day - 1]
        stage.tap(CGPoint(x: button.bounds.midX, y: 20), in: button)
    }

    @Test("a tap selects the single date and another deselects it, unless the delegate refuses")
    func single() {
        let selection = UICalendarSelectionSingleDate(delegate: diary), (view, stage) = makeCalendar(selection)
        tap(14, view, stage)
        #expect(selection.selectedDate?.day == 14 && selection.selectedDate?.date != nil)
        #expect(days(view)[13].accessibilityTraits.contains(.selected))
        diary.refused = [15]
        selection.updateSelectableDates()
        #expect(!days(view)[14].isEnabled && days(view)[15].isEnabled)
        tap(15, view, stage)
        tap(14, view, stage)
        diary.keepsChoice = true
        tap(20, view, stage)
        tap(20, view, stage)
        #expect(diary.log == ["select 2023-11-14", "clear", "select 2023-11-20"])
        #expect(selection.selectedDate?.day == 20)
    }

    @Test("with several dates each tap adds or removes one; setting dates in code does not call the delegate")
    func several() {
        let selection = UICalendarSelectionMultiDate(delegate: diary), (view, stage) = makeCalendar(selection)
        selection.selectedDates = [DateComponents(year: 2023, month: 11, day: 2)]
        #expect(days(view)[1].accessibilityTraits.contains(.selected) && diary.log.isEmpty)
        tap(8, view, stage)
        tap(2, view, stage)
        diary.keepsChoice = true
        tap(8, view, stage)
        #expect(diary.log == ["select 8", "deselect 2"])
        #expect(selection.selectedDates.map(\.day) == [8])
    }

    @Test("a week is selected as a whole")
    func week() {
        let selection = UICalendarSelectionWeekOfYear(delegate: nil), (view, stage) = makeCalendar(selection)
        tap(14, view, stage)
        #expect(selection.selectedWeekOfYear?.weekOfYear == 46 && selection.selectedWeekOfYear?.yearForWeekOfYear == 2023)
        #expect(days(view).filter { $0.accessibilityTraits.contains(.selected) }.count == 7)
    }

    @Test("without a selection behavior a tap does nothing")
    func none() {
        let (view, stage) = makeCalendar()
        tap(14, view, stage)
        #expect(days(view).allSatisfy { $0.isEnabled && !$0.accessibilityTraits.contains(.selected) })
    }

    @Test("the delegate is asked once for each day's decoration, again for reloaded days, and notified of month changes")
    func decorations() throws {
        let (view, stage) = makeCalendar()
        view.delegate = diary
        #expect(diary.log == (1...30).map { "decoration \($0)" })
        let mark = try #require(days(view)[2].subviews.first { $0 is Mark })
        stage.settle()
        #expect(mark.frame.minY >= 40 && mark.frame.size == CGSize(width: 10, height: 6))
        diary.log = []
        view.reloadDecorations(forDateComponents: [DateComponents(year: 2023, month: 11, day: 3)], animated: false)
        #expect(diary.log == ["decoration 3"])
        diary.log = []
        try #require(buttons(in: view).first { $0.accessibilityLabel == "Next Month" }).sendActions(for: .touchUpInside)
        #expect(diary.log.last == "from 11" && diary.log.count == 32)
        #expect(view.visibleDateComponents.month == 12)
        diary.log = []
        view.wantsDateDecorations = false
        #expect(diary.log.isEmpty && view.intrinsicContentSize.height == 330)
    }

    @Test("days outside the available range are gray, and months outside cannot be reached")
    func range() throws {
        let (view, _) = makeCalendar()
        let start = try #require(
            Calendar(identifier: .gregorian).date(
                from: DateComponents(timeZone: TimeZone(identifier: "UTC"), year: 2023, month: 11, day: 6)))
        view.availableDateRange = DateInterval(start: start, duration: 10 * 86_400 - 1)
        #expect(days(view).filter(\.isEnabled).compactMap { $0.title(for: .normal) } == (6...15).map(String.init))
        let turning = buttons(in: view).filter {
            ["DatePicker.PreviousMonth", "DatePicker.NextMonth"].contains($0.accessibilityIdentifier)
        }
        #expect(turning.count == 2 && turning.allSatisfy { !$0.isEnabled })
        view.visibleDateComponents = DateComponents(year: 2025, month: 1, day: 1)
        #expect(view.visibleDateComponents.month == 11 && view.visibleDateComponents.day == 15)
    }

    @Test("a calendar under a bar starts below it")
    func safeArea() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), controller = UIViewController(), view = UICalendarView()
        view.frame = CGRect(x: 0, y: 0, width: 390, height: 500)
        controller.view.addSubview(view)
        controller.additionalSafeAreaInsets.top = 44
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(view.safeAreaInsets.top >= 44)
        #expect(view.subviews.first?.frame == CGRect(x: 0, y: view.safeAreaInsets.top, width: 390, height: 500 - view.safeAreaInsets.top))
        controller.additionalSafeAreaInsets.top = 0
        window.layoutIfNeeded()
        #expect(view.subviews.first?.frame.minY == view.safeAreaInsets.top)
        window.isHidden = true
    }
}
