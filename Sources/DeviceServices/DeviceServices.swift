import Foundation
import UIKitRuntime

/// What the device around an app grants it and tells it: answers to requests for permission, and its place on the globe. A host sets these;
/// the modules that Apple ships beside UIKit read them, on any thread.
package final class DeviceServices: @unchecked Sendable {  // Everything is behind the lock.
    package static let shared = DeviceServices()

    /// What an app asks a person for, by the names of Maestro's `permissions`.
    package enum Permission: String, CaseIterable, Codable, Sendable {
        case calendar, camera, contacts, location, medialibrary, microphone, motion, notifications, photos, reminders, speech, usertracking
    }

    /// What the person answers, or answered.
    package enum Answer: String, Codable, Sendable {
        /// The person was not asked yet.
        case unset
        case allow, deny
        /// Of the location: while the app is in use.
        case inUse
        /// Of the photos: some of them.
        case limited

        package var grants: Bool { self == .allow || self == .inUse || self == .limited }
    }

    /// A place, in degrees; its speed in meters a second and its course in degrees clockwise from north, each negative where it is not
    /// known.
    package struct Place: Codable, Sendable, Equatable {
        package var latitude: Double
        package var longitude: Double
        package var speed: Double
        package var course: Double
        /// Meters above the sea, and the radius in meters within which the place is known.
        package var altitude: Double
        package var accuracy: Double
        package init(
            latitude: Double, longitude: Double, speed: Double = -1, course: Double = -1, altitude: Double = 0, accuracy: Double = 5
        ) {
            (self.latitude, self.longitude, self.speed, self.course) = (latitude, longitude, speed, course)
            (self.altitude, self.accuracy) = (altitude, accuracy)
        }
    }

    /// All of it, to carry over a relaunch.
    package struct State: Codable, Sendable {
        package var answers: [Permission: Answer] = [:]
        package var place: Place?
        package init() {}
    }

    private let lock = NSLock()
    private var stored = State()
    private var observers: [(weak: () -> AnyObject?, call: @Sendable () -> Void)] = []
    private var asking: (@Sendable (Permission, @escaping @Sendable (Answer) -> Void) -> Void)?

    package var state: State {
        get { lock.withLock { stored } }
        set { change { $0 = newValue } }
    }

    /// What the person answered. Denied where no host said otherwise.
    package func answer(to permission: Permission) -> Answer { lock.withLock { stored.answers[permission] ?? .deny } }
    package var place: Place? { lock.withLock { stored.place } }

    /// Changes what the device grants and tells, and calls the observers.
    package func change(_ body: (inout State) -> Void) {
        let calls = lock.withLock {
            body(&stored)
            observers.removeAll { $0.weak() == nil }
            return observers.map(\.call)
        }
        for call in calls { call() }
    }

    /// Calls `call` at each change, as long as `owner` lives.
    package func observe(_ owner: AnyObject, _ call: @escaping @Sendable () -> Void) {
        lock.withLock { observers.append(({ [weak owner] in owner }, call)) }
    }

    /// What asks the person when an app requests what nobody answered yet. Without it the answer is no.
    package func askThrough(_ body: (@Sendable (Permission, @escaping @Sendable (Answer) -> Void) -> Void)?) {
        lock.withLock { asking = body }
    }

    /// An app's request: calls back with the answer that stands, or the one that the person gives now. On the main thread, never before
    /// this returns.
    package func request(_ permission: Permission, _ done: @escaping @Sendable (Answer) -> Void) {
        let (answer, asking) = lock.withLock { (stored.answers[permission] ?? .deny, self.asking) }
        MainLoop.whenOnMain {
            EventLoop.main.enqueue {
                guard answer == .unset else { return done(answer) }
                guard let asking else {
                    self.change { $0.answers[permission] = .deny }
                    return done(.deny)
                }
                asking(permission) { given in
                    self.change { $0.answers[permission] = given }
                    done(given)
                }
            }
        }
    }

    /// The same for an asynchronous request: at once where the answer stands.
    package func request(_ permission: Permission) async -> Answer {
        let answer = answer(to: permission)
        if answer != .unset { return answer }
        return await withCheckedContinuation { continuation in request(permission) { continuation.resume(returning: $0) } }
    }
}
