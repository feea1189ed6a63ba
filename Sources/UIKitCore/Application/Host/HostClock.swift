import Foundation

/// The date when the event loop starts: what a fresh date picker shows. A host sets it; without one it is the emulated device's first day.
@MainActor package enum HostClock {
    package static var date = Date(timeIntervalSince1970: 1_704_186_060)
    /// What the emulated device's clock shows.
    package static var now: Date { date.addingTimeInterval(EventLoop.main.now) }
}
