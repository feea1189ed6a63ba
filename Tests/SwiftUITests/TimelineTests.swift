@testable import SwiftUICompanion
import Testing
import UIKitTesting

@MainActor @Suite("Timelines", .serialized) struct TimelineTests {
    /// The dates that a timeline showed, in tenths of a second from the first (because `Date()` is real time), and their times on the
    /// loop's clock.
    @MainActor private final class Moments {
        private var first: Date?
        var dates: [Double] = [], times: [Double] = []
        func show(_ date: Date) -> Text {
            let origin = first ?? date
            first = origin
            let seconds = (date.timeIntervalSince(origin) * 10).rounded() / 10
            if dates.last != seconds {
                dates.append(seconds)
                times.append((EventLoop.main.now * 1000).rounded() / 1000)
            }
            return Text("\(seconds)")
        }
    }

    /// Creates its timeline when it appears.
    private struct Clock<Schedule: TimelineSchedule>: View {
        let moments: Moments
        let schedule: () -> Schedule
        var body: some View { TimelineView(schedule()) { moments.show($0.date) } }
    }

    @Test("a periodic timeline from now uses the clock of timers, regardless of real time") func periodic() {
        let moments = Moments()
        let screen = Screen(Clock(moments: moments) { PeriodicTimelineSchedule(from: Date(), by: 1) })
        var ticks: [Double] = []
        let timer = UIKitFoundation.Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            MainActor.assumeIsolated { ticks.append((EventLoop.main.now * 1000).rounded() / 1000) }
        }
        defer { timer.invalidate() }
        EventLoop.main.advance(by: 3.5)
        screen.turn()
        #expect(ticks.count == 3)
        #expect(moments.dates == [0, 1, 2, 3])
        #expect(moments.times.dropFirst().elementsEqual(ticks) { abs($0 - $1) < 0.05 }, "\(moments.times), \(ticks)")
    }

    @Test("a timeline of explicit dates updates at each date, and once for those that passed") func explicit() {
        let moments = Moments()
        let screen = Screen(
            Clock(moments: moments) {
                let now = Date()
                return ExplicitTimelineSchedule([now - 10, now - 5, now + 0.5, now + 2])
            })
        EventLoop.main.advance(by: 3)
        screen.turn()
        #expect(moments.dates == [0, -5, 0.5, 2])
    }

    private struct Stopwatch: View {
        let moments: Moments
        @State private var isPaused = true
        var body: some View {
            TimelineView(.animation(minimumInterval: 0.5, paused: isPaused)) { moments.show($0.date) }
            Button("Turn") { isPaused.toggle() }
        }
    }
    @Test("a timeline that is paused or continues stops or updates") func pausing() {
        let moments = Moments(), screen = Screen(Stopwatch(moments: moments))
        EventLoop.main.advance(by: 2)
        screen.turn()
        #expect(moments.dates == [0])
        screen.tap("Turn")
        EventLoop.main.advance(by: 1.2)
        screen.turn()
        let count = moments.dates.count
        #expect(count >= 3, "\(moments.dates)")
        screen.tap("Turn")
        let paused = moments.dates.count
        EventLoop.main.advance(by: 2)
        screen.turn()
        #expect(moments.dates.count <= paused + 1, "\(moments.dates)")
    }
}
