import Foundation
@testable import SwiftUICompanion
import Testing

@MainActor @Suite struct DatedTextTests {
    // The forms are those of Apple's documentation of Text.DateStyle.
    @Test(
        "a date is written as its distance from now",
        arguments: [
            (8580.0, "2 hours, 23 minutes", "+2 hours", "2:23:00"), (-152.0, "2 minutes, 32 seconds", "-2 minutes", "2:32"),
            (133_141.0, "1 day, 12 hours", "+1 day", "36:59:01"),
        ])
    func distances(_ seconds: TimeInterval, relative: String, offset: String, timer: String) {
        let now = Date(timeIntervalSince1970: 1_000_000), date = now + seconds
        #expect(Text.DateStyle.relative.text(of: date, now: now) == relative)
        #expect(Text.DateStyle.offset.text(of: date, now: now) == offset)
        #expect(Text.DateStyle.timer.text(of: date, now: now) == timer)
    }

    @Test("a date is written as in the locale and the time zone around it") func locales() {
        let dates = VStack {
            Text(Date(timeIntervalSince1970: 0), style: .date)
            Text(Date(timeIntervalSince1970: 0), style: .time)
        }
        .environment(\.locale, Locale(identifier: "de_DE")).environment(\.timeZone, TimeZone(secondsFromGMT: 7200)!)
        #expect(Screen(dates).texts == ["1. Januar 1970", "02:00"])
    }

    @Test("a date picker has the locale, the time zone, and the tint around it") func picker() throws {
        let picker = DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)))
        let plain = try #require(Screen(picker).first(UIDatePicker.self))
        #expect(plain.locale == nil && plain.timeZone == nil)
        let other = picker.environment(\.locale, Locale(identifier: "de_DE")).environment(\.timeZone, TimeZone(secondsFromGMT: 7200)!)
        let control = try #require(Screen(other.tint(Color.red)).first(UIDatePicker.self))
        #expect(control.locale == Locale(identifier: "de_DE") && control.timeZone == TimeZone(secondsFromGMT: 7200))
        #expect(control.tintColor == UIColor(Color.red))
    }

    @Test("a timer shows what is left of its interval, or what has passed") func timers() {
        let start = Date(timeIntervalSince1970: 1_000_000), interval = start...(start + 600), pause = start + 75
        func text(_ countsDown: Bool) -> String { Text(timerInterval: interval, pauseTime: pause, countsDown: countsDown).string() }
        #expect(text(true) == "8:45" && text(false) == "1:15")
    }

    // Nested frames and stacks that asked each other for their guides took time that doubled with each level.
    @Test("deeply nested frames are laid out in one pass") func nesting() throws {
        var view = AnyView(Text(verbatim: "deep"))
        for _ in 0..<30 {
            let inner = view
            view = AnyView(VStack(alignment: .leading) { inner.frame(maxWidth: .infinity, alignment: .leading) }.frame(height: 40))
        }
        let laid = Laid(view)
        #expect(try #require(laid.label("deep")).frame.width > 0)
    }
}
