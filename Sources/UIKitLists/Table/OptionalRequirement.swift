import UIKitControls

/// Determines whether a delegate implements an optional requirement, without Objective-C.
///
/// The default implementations in our protocol extensions call ``decline()``; a requirement whose call ends without one is the app's own.
@MainActor package enum OptionalRequirement {
    private static var declined = false

    package static func decline() { declined = true }

    /// Returns the app's value, or `nil` if the default implementation ran.
    package static func ask<Value>(_ body: () -> Value) -> Value? {
        let outer = declined
        declined = false
        defer { declined = outer }
        let value = body()
        return declined ? nil : value
    }
}

extension NSObjectProtocol {
    /// Whether the object's class exposes a method under its Swift name, as translated code does, or under its Objective-C name.
    func exposes(_ swiftName: Selector, _ objectiveCName: Selector) -> Bool { responds(to: swiftName) || responds(to: objectiveCName) }
}
