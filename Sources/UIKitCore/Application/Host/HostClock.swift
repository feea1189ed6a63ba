import Foundation

/// The date when the event loop starts, which a new date picker shows. A host sets it; otherwise it is the emulated device's first day.
@MainActor package enum HostClock {
    package static var date = Date(timeIntervalSince1970: 1_704_186_060)
    /// The current date on the emulated device.
    package static var now: Date { date.addingTimeInterval(EventLoop.main.now) }
}
