import DeviceServices
import Foundation
import UIKitRuntime

/// A location of the device, or the reason why there is none.
public struct CLLocationUpdate: Sendable {
    /// The use that the app makes of the updates. The host gives one kind of location, so the choice has no effect.
    public enum LiveConfiguration: Hashable, Sendable { case `default`, automotiveNavigation, otherNavigation, fitness, airborne }

    /// The location; nil if it is unknown or not allowed.
    public let location: CLLocation?
    /// Whether the user refused the location.
    public let authorizationDenied: Bool
    /// Whether the user hasn't answered yet.
    public let authorizationRequestInProgress: Bool
    /// Whether the location is allowed, but unknown.
    public var locationUnavailable: Bool { location == nil && !authorizationDenied && !authorizationRequestInProgress }
    public var authorizationDeniedGlobally: Bool { false }
    public var authorizationRestricted: Bool { false }
    public var accuracyLimited: Bool { false }
    public var insufficientlyInUse: Bool { false }
    public var serviceSessionRequired: Bool { false }
    public var stationary: Bool { false }
    public var isStationary: Bool { stationary }

    /// Returns the device's location, and then each change to it.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }

    static var current: Self {
        let answer = DeviceServices.shared.answer(to: .location)
        return Self(
            location: CLLocationManager().location, authorizationDenied: answer == .deny, authorizationRequestInProgress: answer == .unset)
    }

    /// The sequence of updates of the device's location. It doesn't end on its own.
    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate
        /// The iterator of the updates, which waits for the next change of the device's location.
        public struct Iterator: AsyncIteratorProtocol {
            private var base: AsyncStream<CLLocationUpdate>.Iterator
            private let changes: DeviceChanges
            init() {
                let (stream, continuation) = AsyncStream.makeStream(of: CLLocationUpdate.self)
                continuation.yield(.current)
                changes = DeviceChanges { continuation.yield(.current) }
                base = stream.makeAsyncIterator()
            }
            /// Returns the next update when the location changes.
            public mutating func next() async throws -> CLLocationUpdate? { await base.next() }
        }
        public func makeAsyncIterator() -> Iterator { Iterator() }
    }
}

/// Calls a function after each change of the device's location or permissions, for as long as this object exists.
final class DeviceChanges: Sendable {
    init(_ call: @escaping @Sendable () -> Void) { DeviceServices.shared.observe(self, call) }
}

/// Requests access to the location for as long as it exists.
public final class CLServiceSession: Sendable {
    /// The authorization that a session requires.
    public enum AuthorizationRequirement: Int, Hashable, Sendable { case none, whenInUse, always }

    /// The reason that a session doesn't get the access that it requires.
    public struct Diagnostic: Sendable {
        /// Whether the user refused the location, and whether the answer is missing.
        public let authorizationDenied: Bool, authorizationRequestInProgress: Bool
        public var authorizationDeniedGlobally: Bool { false }
        public var authorizationRestricted: Bool { false }
        /// Whether the location is required always, but allowed only while the app is used.
        public let alwaysAuthorizationDenied: Bool
        public var fullAccuracyDenied: Bool { false }
        public var insufficientlyInUse: Bool { false }
        public var serviceSessionRequired: Bool { false }
    }
    /// The sequence of changes of a session's authorization.
    public struct Diagnostics: AsyncSequence, Sendable {
        public typealias Element = Diagnostic
        let requirement: AuthorizationRequirement
        public struct Iterator: AsyncIteratorProtocol {
            private var base: AsyncStream<Diagnostic>.Iterator
            private let changes: DeviceChanges
            init(_ requirement: AuthorizationRequirement) {
                let (stream, continuation) = AsyncStream.makeStream(of: Diagnostic.self)
                continuation.yield(Diagnostics.current(requirement))
                changes = DeviceChanges { continuation.yield(Diagnostics.current(requirement)) }
                base = stream.makeAsyncIterator()
            }
            /// Returns the next change of the authorization.
            public mutating func next() async throws -> Diagnostic? { await base.next() }
        }
        public func makeAsyncIterator() -> Iterator { Iterator(requirement) }

        static func current(_ requirement: AuthorizationRequirement) -> Diagnostic {
            let answer = DeviceServices.shared.answer(to: .location)
            return Diagnostic(
                authorizationDenied: answer == .deny, authorizationRequestInProgress: answer == .unset,
                alwaysAuthorizationDenied: requirement == .always && answer != .allow && answer != .unset)
        }
    }

    private let requirement: AuthorizationRequirement
    /// The changes in the session's authorization.
    public var diagnostics: Diagnostics { Diagnostics(requirement: requirement) }

    /// Creates a session, which asks the user. The key has no effect.
    public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String? = nil) {
        requirement = authorization
        if authorization != .none { DeviceServices.shared.request(.location) { _ in } }
    }
    /// Does nothing.
    public func invalidate() {}
}

/// Keeps an app's location updates while the app is in the background, which needs nothing here.
public final class CLBackgroundActivitySession: NSObject, Sendable {
    /// The reason that a session doesn't get the access that it requires.
    public typealias Diagnostic = CLServiceSession.Diagnostic
    /// The sequence of changes of the session's authorization.
    public typealias Diagnostics = CLServiceSession.Diagnostics
    public override init() { super.init() }
    /// The changes in the session's authorization.
    public var diagnostics: Diagnostics { Diagnostics(requirement: .whenInUse) }
    /// Does nothing.
    public func invalidate() {}
}
