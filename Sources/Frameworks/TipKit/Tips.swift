import Observation
import SwiftUICompanion
import UIKitRuntime

public enum Tips {
    /// The reason that a tip no longer appears.
    public enum InvalidationReason: String, Codable, Hashable, Sendable {
        /// An action was performed, the tip was shown too often or too long, or it was closed.
        case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
    }
    /// The state of a tip: its rules don't hold yet, it can be shown, or it was invalidated.
    public enum Status: Codable, Hashable, Sendable {
        /// The rules don't hold yet, or the tip can be shown.
        case pending, available
        /// The tip won't be shown again.
        case invalidated(InvalidationReason)
    }

    // FIXME(gap): every frequency is as `immediate`.
    /// A choice for all tips.
    public struct ConfigurationOption: Sendable {
        /// The shortest time in seconds between two tips.
        public struct DisplayFrequency: Sendable {
            let seconds: TimeInterval
            /// Creates a frequency of one tip in some seconds. Every frequency is immediate.
            public init(_ seconds: TimeInterval) { self.seconds = seconds }
            /// The usual frequencies. Every frequency is immediate.
            public static let immediate = Self(0), hourly = Self(3600), daily = Self(86400), weekly = Self(604800),
                monthly = Self(2_592_000)
        }
        /// The folder of the record of shown tips.
        public struct DatastoreLocation: Sendable {
            /// The folder of the app.
            public static let applicationDefault = Self()
            /// The folder of a group. It has no effect.
            public static func groupContainer(identifier: String) throws -> Self { Self() }
            /// A folder. It has no effect.
            public static func url(_ url: URL) -> Self { Self() }
        }
        /// The CloudKit container with which the record of shown tips is synchronized. It isn't synchronized here.
        public struct CloudKitContainer: Sendable {
            /// The container of the app's entitlements.
            public static let automatic = Self()
            /// The container with a name. It has no effect.
            public static func named(_ containerIdentifier: String) -> Self { Self() }
        }
        /// An option of the frequency. It has no effect.
        public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> Self { Self() }
        /// An option of the folder. It has no effect.
        public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
        /// An option of synchronization. It has no effect.
        public static func cloudKitContainer(_ container: CloudKitContainer?) -> Self { Self() }
    }

    /// Lets tips appear. Without this call, no tips appear.
    public static func configure(_ options: [ConfigurationOption] = []) throws {
        guard TipStore.shared.configure() else { throw TipKitError.tipsDatastoreAlreadyConfigured }
    }
    /// Forgets what the user did, before the tips are configured.
    public static func resetDatastore() throws {
        guard TipStore.shared.forget() else { throw TipKitError.tipsDatastoreAlreadyConfigured }
    }
    /// Shows all tips, regardless of their rules.
    public static func showAllTipsForTesting() { TipStore.shared.test { _ in true } }
    /// Shows no tips.
    public static func hideAllTipsForTesting() { TipStore.shared.test { _ in false } }
    /// Shows tips of given types, regardless of their rules.
    public static func showTipsForTesting(_ tips: [any Tip.Type]) {
        TipStore.shared.test { tip in tips.contains { $0 == type(of: tip) } ? true : nil }
    }
    /// Doesn't show tips of given types.
    public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
        TipStore.shared.test { tip in tips.contains { $0 == type(of: tip) } ? false : nil }
    }
}

/// An error of configuring tips.
public struct TipKitError: Error, Hashable, Sendable {
    private let name: String
    public static let tipsDatastoreAlreadyConfigured = Self(name: "tipsDatastoreAlreadyConfigured")
    public static let invalidPredicateValueType = Self(name: "invalidPredicateValueType")
    public static let missingGroupContainerEntitlements = Self(name: "missingGroupContainerEntitlements")
}

/// The user's actions on the tips.
final class TipStore: @unchecked Sendable {  // Everything is behind the lock.
    static let shared = TipStore()
    private let lock = NSLock()
    private var isConfigured = false
    private var invalidated: [String: Tips.InvalidationReason] = [:], shown: [String: Int] = [:], given: [String: [any Sendable]] = [:]
    private var testing: (@Sendable (any Tip) -> Bool?)?
    private var observers: [Int: @Sendable () -> Void] = [:], number = 0

    func configure() -> Bool {
        defer { changed() }
        return lock.withLock {
            defer { isConfigured = true }
            return !isConfigured
        }
    }
    func forget() -> Bool {
        lock.withLock {
            if isConfigured { return false }
            (invalidated, shown, given) = ([:], [:], [:])
            return true
        }
    }
    /// Restores the state that tips have at the launch of an app.
    func restart() {
        lock.withLock { (isConfigured, testing, invalidated, shown, given) = (false, nil, [:], [:], [:]) }
        changed()
    }
    func test(_ answer: @escaping @Sendable (any Tip) -> Bool?) {
        lock.withLock { testing = answer }
        changed()
    }

    func invalidation(of tip: any Tip) -> Tips.InvalidationReason? {
        lock.withLock { testing?(tip) == true ? nil : invalidated[tip.key] }
    }
    func allows(_ tip: any Tip) -> Bool {
        let (isConfigured, answer) = lock.withLock { (self.isConfigured, testing?(tip)) }
        return isConfigured && (answer ?? tip.rules.allSatisfy { $0.isSatisfied() })
    }
    func invalidate(_ tip: any Tip, _ reason: Tips.InvalidationReason) {
        lock.withLock { invalidated[tip.key] = invalidated[tip.key] ?? reason }
        changed()
    }
    func reset(_ tip: any Tip) {
        lock.withLock { (invalidated[tip.key], shown[tip.key]) = (nil, nil) }
        changed()
    }
    /// Counts an appearance of the tip, and invalidates it after the last one that its options allow.
    func appeared(_ tip: any Tip) { lock.withLock { shown[tip.key, default: 0] += 1 } }
    func disappeared(_ tip: any Tip) {
        let most = tip.options.lazy.compactMap { ($0 as? Tips.MaxDisplayCount)?.count }.first
        if let most, lock.withLock({ shown[tip.key] ?? 0 }) >= most { invalidate(tip, .displayCountExceeded) }
    }

    func donations(of event: String) -> [any Sendable] { lock.withLock { given[event] ?? [] } }
    func donate(_ donation: any Sendable, to event: String) {
        lock.withLock { given[event, default: []].append(donation) }
        changed()
    }

    /// Notifies views and streams that a tip may have to appear or disappear.
    func changed() {
        for observer in lock.withLock({ Array(observers.values) }) { observer() }
        MainLoop.whenOnMain { TipChanges.shared.count += 1 }
    }

    /// Returns the value now and after each change to it.
    func updates<Value: Equatable & Sendable>(_ value: @escaping @Sendable () -> Value) -> AsyncStream<Value> {
        let key = lock.withLock {
            number += 1
            return number
        }
        let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
        let last = Last<Value>()
        let yield: @Sendable () -> Void = { if let new = last.changed(to: value()) { continuation.yield(new) } }
        lock.withLock { observers[key] = yield }
        continuation.onTermination = { [weak self] _ in self?.removeObserver(key) }
        yield()
        return stream
    }

    private func removeObserver(_ key: Int) { lock.withLock { observers[key] = nil } }

    private final class Last<Value: Equatable>: @unchecked Sendable {  // Everything is behind the lock.
        private let lock = NSLock()
        private var value: Value?
        func changed(to new: Value) -> Value? {
            lock.withLock {
                defer { value = new }
                return value == new ? nil : new
            }
        }
    }
}

/// The state that the views of tips observe.
@MainActor @Observable final class TipChanges {
    static let shared = TipChanges()
    var count = 0
}
