import Foundation

/// What the person lets the app use. A host sets it; what is not set is denied as soon as the app asks.
package enum Permissions {
    package enum Service: String, CaseIterable, Sendable {
        case notifications, location, photos, camera, microphone, contacts, calendar, reminders, speech, mediaLibrary
    }

    private static let lock = NSLock()
    // Guarded by the lock: frameworks are asked on any thread.
    nonisolated(unsafe) private static var answers: [Service: Bool] = [:]

    /// True where it is allowed, false where it is denied; nil: nobody said.
    package static func answer(_ service: Service) -> Bool? { lock.withLock { answers[service] } }
    package static func isAllowed(_ service: Service) -> Bool { answer(service) ?? false }
    package static func set(_ service: Service, _ answer: Bool?) { lock.withLock { answers[service] = answer } }
}
