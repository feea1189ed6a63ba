import CoreGraphics
import Foundation
import UIKitRuntime

/// The condition of a store's predicate.
final class Search {
    nonisolated(unsafe) private static var key: UInt8 = 0  // Only its address matters.
    /// Returns the condition of a store's predicate, or nil for another predicate.
    static func search(of predicate: NSPredicate) -> Search? { objc_getAssociatedObject(predicate, &key) as? Search }
    let start: Date?, end: Date?, isDone: Bool?
    private let calendars: Set<String>?

    init(start: Date?, end: Date?, calendars: [EKCalendar]?, isDone: Bool?) {
        (self.start, self.end, self.isDone) = (start, end, isDone)
        self.calendars = calendars.map { Set($0.map(\.calendarIdentifier)) }
    }
    var predicate: NSPredicate {
        nonisolated(unsafe) let search = self
        let predicate = NSPredicate { item, _ in
            (item as? EKEvent).map { search.includes($0) } ?? (item as? EKReminder).map { search.includes($0) } ?? false
        }
        objc_setAssociatedObject(predicate, &Self.key, self, .OBJC_ASSOCIATION_RETAIN)
        return predicate
    }
    func includes(calendar: EKCalendar?) -> Bool { calendars.map { $0.contains(calendar?.calendarIdentifier ?? "") } ?? true }
    func includes(_ event: EKEvent) -> Bool {
        guard includes(calendar: event.calendar), let from = event.startDate, let to = event.endDate else { return false }
        return (end.map { from < $0 } ?? true) && (start.map { to > $0 || from == $0 } ?? true)
    }
    func includes(_ reminder: EKReminder) -> Bool {
        guard includes(calendar: reminder.calendar) else { return false }
        guard let isDone else { return true }
        guard reminder.isCompleted == isDone else { return false }
        let due = reminder.dueDateComponents.flatMap { ($0.calendar ?? Calendar.current).date(from: $0) }  // wall clock: the app's calendar
        guard let date = isDone ? reminder.completionDate : due else { return start == nil && end == nil }
        return (start.map { date >= $0 } ?? true) && (end.map { date <= $0 } ?? true)
    }
}

/// The calendars, events, and reminders of the device.
final class CalendarBook: @unchecked Sendable {
    static let shared = CalendarBook()
    let source = EKSource()
    private let lock = NSRecursiveLock()
    private var calendars: [EKCalendar]
    private var events: [EKEvent] = [], reminders: [EKReminder] = []

    private init() {
        let (dates, tasks) = (EKCalendar("Calendar", .event, source), EKCalendar("Reminders", .reminder, source))
        (dates.cgColor, tasks.cgColor) = (CGColor(red: 0, green: 0.48, blue: 1, alpha: 1), CGColor(red: 1, green: 0.58, blue: 0, alpha: 1))
        calendars = [dates, tasks]
    }

    func calendars(for type: EKEntityType) -> [EKCalendar] {
        lock.withLock { calendars.filter { $0.allowedEntityTypes.contains(type == .event ? .event : .reminder) } }
    }
    func add(_ calendar: EKCalendar) {
        lock.withLock {
            calendar.isSaved = true
            if !calendars.contains(where: { $0 === calendar }) { calendars.append(calendar) }
        }
    }
    func remove(_ calendar: EKCalendar) {
        lock.withLock {
            calendar.isSaved = false
            calendars.removeAll { $0 === calendar }
            events.removeAll { $0.calendar === calendar }
            reminders.removeAll { $0.calendar === calendar }
        }
    }

    // MARK: Reminders

    func reminders(_ search: Search) -> [EKReminder] { lock.withLock { reminders.filter(search.includes) } }
    func reminder(_ identifier: String) -> EKReminder? {
        lock.withLock { reminders.first { $0.calendarItemIdentifier == identifier } }
    }
    func add(_ reminder: EKReminder) {
        lock.withLock {
            mark(reminder)
            if !reminders.contains(where: { $0 === reminder }) { reminders.append(reminder) }
        }
    }
    func remove(_ reminder: EKReminder) {
        lock.withLock {
            reminder.isSaved = false
            reminders.removeAll { $0 === reminder }
        }
    }
    private func mark(_ item: EKCalendarItem) {
        let now = Date()  // wall clock: an item has the time at which it was saved
        (item.creationDate, item.lastModifiedDate, item.isSaved) = (item.creationDate ?? now, now, true)
    }

    // MARK: Events

    /// The events of a period in the order of their dates.
    func events(_ search: Search) -> [EKEvent] {
        let all = lock.withLock { events }
        let found = all.flatMap { $0.hasRecurrenceRules ? occurrences(of: $0, search) : search.includes($0) ? [$0] : [] }
        return found.sorted { $0.startDate < $1.startDate }
    }
    func event(_ identifier: String) -> EKEvent? { lock.withLock { events.first { $0.eventIdentifier == identifier } } }

    func add(_ event: EKEvent, _ span: EKSpan) {
        lock.withLock {
            if let whole = event.whole, let date = event.original {
                // The occurrence leaves the series, alone or with those after it.
                if span == .thisEvent {
                    whole.exceptions.insert(date)
                    (event.isDetached, event.recurrenceRules) = (true, nil)
                } else {
                    end(whole, before: date)
                    event.original = nil
                }
                event.whole = nil
                event.calendarItemIdentifier = UUID().uuidString  // wall clock: identifiers differ between objects and runs, as on iOS
            }
            mark(event)
            if !events.contains(where: { $0 === event }) { events.append(event) }
        }
    }
    func remove(_ event: EKEvent, _ span: EKSpan) {
        lock.withLock {
            if let whole = event.whole, let date = event.original {
                if span == .thisEvent { whole.exceptions.insert(date) } else { end(whole, before: date) }
            } else {
                event.isSaved = false
                events.removeAll { $0 === event }
            }
        }
    }
    private func end(_ event: EKEvent, before date: Date) {
        if date <= event.startDate { return events.removeAll { $0 === event } }
        for rule in event.recurrenceRules ?? [] { rule.recurrenceEnd = EKRecurrenceEnd(end: date - 1) }
    }

    // FIXME(gap): rules with days of the year, weeks, or positions recur as if they had none.
    /// The occurrences of an event in a period, by its first rule.
    private func occurrences(of event: EKEvent, _ search: Search) -> [EKEvent] {
        guard search.includes(calendar: event.calendar), let rule = event.recurrenceRules?.first, let first = event.startDate,
            let limit = search.end
        else { return [] }
        var calendar = Calendar.current  // wall clock: the app's calendar
        if let zone = event.timeZone { calendar.timeZone = zone }
        let step: Calendar.Component =
            switch rule.frequency {
            case .daily: .day
            case .weekly: .weekOfYear
            case .monthly: .month
            case .yearly: .year
            }
        var found: [EKEvent] = [], count = 0
        for turn in 0..<20_000 {
            guard let base = calendar.date(byAdding: step, value: turn * max(1, rule.interval), to: first) else { break }
            for date in dates(of: rule, base, calendar) where date >= first {
                if date >= limit || rule.recurrenceEnd?.endDate.map({ date > $0 }) == true { return found }
                count += 1
                if let most = rule.recurrenceEnd?.occurrenceCount, most > 0, count > most { return found }
                guard !event.exceptions.contains(date) else { continue }
                let occurrence = date == first ? event : copy(of: event, at: date)
                if search.includes(occurrence) { found.append(occurrence) }
            }
        }
        return found
    }
    /// The dates of a rule in one of its periods: the days that it names, or the one of the first date.
    private func dates(of rule: EKRecurrenceRule, _ base: Date, _ calendar: Calendar) -> [Date] {
        if rule.frequency == .weekly, let days = rule.daysOfTheWeek, !days.isEmpty {
            let today = calendar.component(.weekday, from: base),
                start = rule.firstDayOfTheWeek == 0 ? calendar.firstWeekday : rule.firstDayOfTheWeek
            func place(_ day: Int) -> Int { (day - start + 7) % 7 }
            return days.map { place($0.dayOfTheWeek.rawValue) - place(today) }.sorted().compactMap {
                calendar.date(byAdding: .day, value: $0, to: base)
            }
        }
        if rule.frequency == .monthly, let days = rule.daysOfTheMonth, !days.isEmpty {
            let today = calendar.component(.day, from: base)
            return days.map(\.intValue).filter { $0 > 0 }.sorted().compactMap { day in
                calendar.date(byAdding: .day, value: day - today, to: base).flatMap { calendar.component(.day, from: $0) == day ? $0 : nil }
            }
        }
        return [base]
    }
    private func copy(of event: EKEvent, at date: Date) -> EKEvent {
        let copy = EKEvent(eventStore: EKEventStore())
        (copy.title, copy.notes, copy.location, copy.url) = (event.title, event.notes, event.location, event.url)
        (copy.calendar, copy.alarms, copy.recurrenceRules, copy.timeZone) = (
            event.calendar, event.alarms, event.recurrenceRules, event.timeZone
        )
        (copy.isAllDay, copy.availability, copy.structuredLocation) = (event.isAllDay, event.availability, event.structuredLocation)
        (copy.startDate, copy.endDate) = (date, date + event.endDate.timeIntervalSince(event.startDate))
        (copy.calendarItemIdentifier, copy.original, copy.whole, copy.isSaved) = (event.calendarItemIdentifier, date, event, true)
        (copy.creationDate, copy.lastModifiedDate) = (event.creationDate, event.lastModifiedDate)
        return copy
    }
}
