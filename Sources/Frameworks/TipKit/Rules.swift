import SwiftUICompanion

// FIXME(gap): in Swift 6 mode, `@Parameter static var` is refused as global state that can change.
/// A value on which the rules of tips depend.
@propertyWrapper public final class Parameter<Value: Sendable>: @unchecked Sendable {  // Everything is behind the lock.
    private let lock = NSLock()
    private var value: Value
    public init(wrappedValue: Value, _ options: Tips.ParameterOption...) { value = wrappedValue }
    public var wrappedValue: Value {
        get { lock.withLock { value } }
        set {
            lock.withLock { value = newValue }
            TipStore.shared.changed()
        }
    }
    public var projectedValue: Parameter { self }
}

extension Tips {
    public typealias Parameter = TipKitCompanion.Parameter
    /// The way in which a parameter is stored. Every parameter lasts as long as the app runs.
    public struct ParameterOption: Hashable, Sendable { public static let transient = Self() }
    /// The value of a donation without data.
    public struct EmptyDonationInfo: Codable, Hashable, Sendable { public init() {} }

    /// An action of the user. Rules can depend on how often and when it was done.
    public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
        public let id: String
        public init(id: String) { self.id = id }

        /// An occurrence of an event, with its date and the values that the app gave it.
        @dynamicMemberLookup public struct Donation: Sendable {
            public let date: Date
            let info: DonationInfo
            public subscript<T>(dynamicMember path: KeyPath<DonationInfo, T>) -> T { info[keyPath: path] }
        }
        public var donations: [Donation] { TipStore.shared.donations(of: id).compactMap { $0 as? Donation } }
        public func donate(_ donation: DonationInfo) async { sendDonation(donation) }
        public func sendDonation(_ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
            TipStore.shared.donate(Donation(date: Date(), info: donation), to: id)  // wall clock: the app's own Date()
            completion?()
        }
    }

    /// A length of time before now.
    public struct DonationTimeRange: Sendable {
        let seconds: TimeInterval
        public static func minutes(_ count: Int) -> Self { Self(seconds: Double(count) * 60) }
        public static func hours(_ count: Int) -> Self { Self(seconds: Double(count) * 3600) }
        public static func days(_ count: Int) -> Self { Self(seconds: Double(count) * 86400) }
        public static func weeks(_ count: Int) -> Self { Self(seconds: Double(count) * 604800) }
        public static var minute: Self { .minutes(1) }
        public static var hour: Self { .hours(1) }
        public static var day: Self { .days(1) }
        public static var week: Self { .weeks(1) }
    }

    /// A condition for a tip to appear. `#Rule` is translated to it.
    public struct Rule: Sendable {
        let isSatisfied: @Sendable () -> Bool
        public init<A>(_ parameter: Parameter<A>, _ condition: @escaping (A) -> Bool) {
            self.init { condition(parameter.wrappedValue) }
        }
        public init<A, B>(_ first: Parameter<A>, _ second: Parameter<B>, _ condition: @escaping (A, B) -> Bool) {
            self.init { condition(first.wrappedValue, second.wrappedValue) }
        }
        public init<A>(_ event: Event<A>, _ condition: @escaping (Event<A>) -> Bool) { self.init { condition(event) } }
        public init<A, B>(_ first: Event<A>, _ second: Event<B>, _ condition: @escaping (Event<A>, Event<B>) -> Bool) {
            self.init { condition(first, second) }
        }
        private init(_ condition: @escaping () -> Bool) {
            // The condition runs wherever the tip's status is read, as in TipKit.
            nonisolated(unsafe) let condition = condition
            isSatisfied = { condition() }
        }
    }
}
extension Tips.Event where DonationInfo == Tips.EmptyDonationInfo {
    public init(id: String, donationInfo: DonationInfo.Type = DonationInfo.self) { self.init(id: id) }
    public func donate() async { sendDonation() }
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) { sendDonation(.init(), completion) }
}
extension Array {
    /// Returns the donations of the last days, hours, or minutes.
    public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Element] where Element == Tips.Event<Info>.Donation {
        let start = Date().addingTimeInterval(-range.seconds)  // wall clock: the app's own Date()
        return filter { $0.date >= start }
    }
    /// Returns the donations with the value that most of them have.
    public func largestSubset<Info, T: Hashable>(by path: KeyPath<Info, T>) -> [Element] where Element == Tips.Event<Info>.Donation {
        Dictionary(grouping: self) { $0.info[keyPath: path] }.values.max { $0.count < $1.count } ?? []
    }
    /// Returns the donations with the value that fewest of them have.
    public func smallestSubset<Info, T: Hashable>(by path: KeyPath<Info, T>) -> [Element] where Element == Tips.Event<Info>.Donation {
        Dictionary(grouping: self) { $0.info[keyPath: path] }.values.min { $0.count < $1.count } ?? []
    }
}
