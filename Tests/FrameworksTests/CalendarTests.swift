import DeviceServices
import EventKitCompanion
import Foundation
import Testing
import UIKitRuntime

@MainActor @Suite("Calendars", .serialized) struct CalendarTests {
    private let store = EKEventStore()
    private let start = Date(timeIntervalSinceReferenceDate: 700_000_000)

    private func allowed(_ body: () throws -> Void) rethrows {
        DeviceServices.shared.change { $0.answers = [.calendar: .allow, .reminders: .allow] }
        defer { DeviceServices.shared.state = .init() }
        try body()
    }
    private func event(_ title: String, _ hours: Double, in calendar: EKCalendar?) -> EKEvent {
        let event = EKEvent(eventStore: store)
        (event.title, event.startDate, event.endDate) = (title, start + 3600 * hours, start + 3600 * (hours + 1))
        event.calendar = calendar
        return event
    }
    private func found(_ from: Double, _ to: Double, in calendars: [EKCalendar]? = nil) -> [EKEvent] {
        store.events(
            matching: store.predicateForEvents(withStart: start + 3600 * from, end: start + 3600 * to, calendars: calendars))
    }
    private func calendar(_ type: EKEntityType) throws -> EKCalendar {
        let calendar = EKCalendar(for: type, eventStore: store)
        (calendar.title, calendar.source) = ("Mine", store.sources.first)
        try store.saveCalendar(calendar, commit: true)
        return calendar
    }

    @Test("without permission, nothing is found and saving is an EKError") func refusal() {
        #expect(store.calendars(for: .event).isEmpty && store.defaultCalendarForNewEvents == nil && found(0, 10).isEmpty)
        do { try store.save(event("a", 0, in: nil), span: .thisEvent) } catch EKError.eventStoreNotAuthorized {} catch {
            Issue.record("another error: \(error)")
        }
        #expect(EKError.Code.eventStoreNotAuthorized.rawValue == 29 && EKStructuredLocation().title == nil)
    }

    @Test("events are saved, found by their dates and calendars, and deleted") func events() throws {
        try allowed {
            let mine = try calendar(.event)
            defer { try? store.removeCalendar(mine, commit: true) }
            let error = #expect(throws: EKError.self) { try store.save(event("a", 0, in: nil), span: .thisEvent) }
            #expect(error?.code == .noCalendar)
            let late = event("late", 5, in: mine), early = event("early", 1, in: mine)
            try store.save(late, span: .thisEvent)
            try store.save(early, span: .thisEvent)
            #expect(found(0, 10, in: [mine]).map(\.title) == ["early", "late"] && found(3, 10, in: [mine]).map(\.title) == ["late"])
            #expect(found(0, 10, in: [try #require(store.defaultCalendarForNewEvents)]).isEmpty)
            #expect(store.event(withIdentifier: late.eventIdentifier) === late && !late.isNew && late.creationDate != nil)
            early.endDate = early.startDate - 60
            #expect(throws: EKError.self) { try store.save(early, span: .thisEvent) }
            try store.remove(late, span: .thisEvent)
            #expect(store.event(withIdentifier: late.eventIdentifier) == nil)
        }
    }

    @Test("an event recurs by its rule, and an occurrence is deleted alone or with those after it") func recurrence() throws {
        try allowed {
            let mine = try calendar(.event)
            defer { try? store.removeCalendar(mine, commit: true) }
            let daily = event("daily", 0, in: mine)
            daily.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .daily, interval: 2, end: EKRecurrenceEnd(occurrenceCount: 4)))
            try store.save(daily, span: .futureEvents)
            @MainActor func days() -> [Int] {
                found(-1, 24 * 30, in: [mine]).map { Int($0.startDate.timeIntervalSince(start) / 86_400 + 0.5) }
            }
            #expect(days() == [0, 2, 4, 6])
            try store.remove(found(-1, 24 * 30, in: [mine])[1], span: .thisEvent)
            #expect(days() == [0, 4, 6])
            let third = found(-1, 24 * 30, in: [mine])[1]
            #expect(third.eventIdentifier == daily.eventIdentifier && third.hasRecurrenceRules)
            third.title = "moved"
            try store.save(third, span: .thisEvent)
            #expect(found(-1, 24 * 30, in: [mine]).map(\.title) == ["daily", "moved", "daily"] && third.isDetached)
            try store.remove(found(-1, 24 * 30, in: [mine])[2], span: .futureEvents)
            #expect(found(-1, 24 * 30, in: [mine]).map(\.title) == ["daily", "moved"])
        }
    }

    @Test("reminders are found by whether they are done") func reminders() throws {
        try allowed {
            let mine = try calendar(.reminder)
            defer { try? store.removeCalendar(mine, commit: true) }
            let (done, open) = (EKReminder(eventStore: store), EKReminder(eventStore: store))
            for (reminder, title) in [(done, "done"), (open, "open")] { (reminder.title, reminder.calendar) = (title, mine) }
            done.isCompleted = true
            #expect(done.completionDate != nil)
            for reminder in [done, open] { try store.save(reminder, commit: true) }
            var titles: [[String]] = []
            for predicate in [
                store.predicateForReminders(in: [mine]),
                store.predicateForIncompleteReminders(withDueDateStarting: nil, ending: nil, calendars: [mine]),
                store.predicateForCompletedReminders(withCompletionDateStarting: nil, ending: nil, calendars: [mine]),
            ] {
                _ = store.fetchReminders(matching: predicate) { titles.append($0?.compactMap(\.title) ?? ["none"]) }
            }
            EventLoop.main.advance(by: 0.1)
            #expect(titles == [["done", "open"], ["open"], ["done"]])
            open.completionDate = start
            #expect(open.isCompleted)
            #expect(throws: EKError.self) { try store.save(event("a", 0, in: mine), span: .thisEvent) }
        }
    }
}
