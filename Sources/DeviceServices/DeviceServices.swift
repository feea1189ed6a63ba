import Foundation
import UIKitRuntime

/// The permissions, the location, the network, and the storage that an app's device provides. A host sets these; the modules of
/// frameworks beside UIKit read them, on any thread.
package final class DeviceServices: @unchecked Sendable {  // Everything is behind the lock.
    package static let shared = DeviceServices()

    /// The permissions that an app requests from the user, with the names of Maestro's `permissions`.
    package enum Permission: String, CaseIterable, Codable, Sendable {
        case calendar, camera, contacts, location, medialibrary, microphone, motion, notifications, photos, reminders, speech, usertracking
    }

    /// The user's answer.
    package enum Answer: String, Codable, Sendable {
        /// The user hasn't been asked yet.
        case unset
        case allow, deny
        /// Location access while the app is in use.
        case inUse
        /// Access to some of the photos.
        case limited

        package var grants: Bool { self == .allow || self == .inUse || self == .limited }
    }

    /// A location in degrees, with the speed in meters per second and the course in degrees clockwise from north, which are negative if
    /// unknown.
    package struct Place: Codable, Sendable, Equatable {
        package var latitude: Double
        package var longitude: Double
        package var speed: Double
        package var course: Double
        /// The altitude in meters above sea level, and the accuracy as a radius in meters.
        package var altitude: Double
        package var accuracy: Double
        package init(
            latitude: Double, longitude: Double, speed: Double = -1, course: Double = -1, altitude: Double = 0, accuracy: Double = 5
        ) {
            (self.latitude, self.longitude, self.speed, self.course) = (latitude, longitude, speed, course)
            (self.altitude, self.accuracy) = (altitude, accuracy)
        }
    }

    /// The condition of the network. The limits are those of the profiles in Apple's Network Link Conditioner.
    package enum Network: String, CaseIterable, Sendable {
        case normal
        case threeG = "3g"
        case edge, offline

        /// The bits per second in each direction, and the time in seconds before an answer.
        package var limits: (down: Int, up: Int, delay: TimeInterval)? {
            switch self {
            case .normal, .offline: nil
            case .threeG: (780_000, 330_000, 0.1)
            case .edge: (240_000, 200_000, 0.4)
            }
        }
    }

    /// The complete state, which can be kept across a relaunch.
    package struct State: Codable, Sendable {
        package var answers: [Permission: Answer] = [:]
        package var place: Place?
        package init() {}
    }

    private let lock = NSLock()
    private var stored = State()
    private var observers: [(weak: () -> AnyObject?, call: @Sendable () -> Void)] = []
    private var storedNetwork = Network.normal
    private var storedFullness = false
    private var asking: (@Sendable (Permission, @escaping @Sendable (Answer) -> Void) -> Void)?

    package var state: State {
        get { lock.withLock { stored } }
        set { change { $0 = newValue } }
    }

    /// Returns the user's answer, or `deny` if no host set one.
    package func answer(to permission: Permission) -> Answer { lock.withLock { stored.answers[permission] ?? .deny } }
    package var place: Place? { lock.withLock { stored.place } }

    /// Calls the observers when it changes.
    package var network: Network {
        get { lock.withLock { storedNetwork } }
        set { set(\.storedNetwork, to: newValue) }
    }

    /// Whether the device has no free storage. Calls the observers when it changes.
    package var isStorageFull: Bool {
        get { lock.withLock { storedFullness } }
        set { set(\.storedFullness, to: newValue) }
    }

    private func set<Value: Equatable>(_ condition: ReferenceWritableKeyPath<DeviceServices, Value>, to value: Value) {
        let isNew = lock.withLock {
            defer { self[keyPath: condition] = value }
            return self[keyPath: condition] != value
        }
        if isNew { change { _ in } }
    }

    /// Changes the state and calls the observers.
    package func change(_ body: (inout State) -> Void) {
        let calls = lock.withLock {
            body(&stored)
            observers.removeAll { $0.weak() == nil }
            return observers.map(\.call)
        }
        for call in calls { call() }
    }

    /// Calls `call` after each change, as long as `owner` exists.
    package func observe(_ owner: AnyObject, _ call: @escaping @Sendable () -> Void) {
        lock.withLock { observers.append(({ [weak owner] in owner }, call)) }
    }

    /// Sets the closure that asks the user when an app requests an undetermined permission. Without it the permission is denied.
    package func askThrough(_ body: (@Sendable (Permission, @escaping @Sendable (Answer) -> Void) -> Void)?) {
        lock.withLock { asking = body }
    }

    /// Requests a permission for an app: calls back with the existing answer, or with the user's. Calls back on the main thread, never
    /// before this method returns.
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

    /// Requests a permission asynchronously; returns immediately if there is an answer.
    package func request(_ permission: Permission) async -> Answer {
        let answer = answer(to: permission)
        if answer != .unset { return answer }
        return await withCheckedContinuation { continuation in request(permission) { continuation.resume(returning: $0) } }
    }
}
