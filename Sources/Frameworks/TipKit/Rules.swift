import SwiftUICompanion

// FIXME(gap): in Swift 6 mode, `@Parameter static var` is refused as global state that can change.
/// A value on which the rules of tips depend.
@propertyWrapper public final class Parameter<Value: Sendable>: @unchecked Sendable {  // Everything is behind the lock.
    private let lock = NSLock()
    private var value: Value
    /// Creates a parameter with an initial value. Options have no effect.
    public init(wrappedValue: Value, _ options: Tips.ParameterOption...) { value = wrappedValue }
    /// The value. Setting it checks the rules of tips again.
    public var wrappedValue: Value {
        get { lock.withLock { value } }
        set {
            lock.withLock { value = newValue }
            TipStore.shared.changed()
        }
    }
    /// The parameter itself, for rules.
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
            /// The time of the occurrence.
            public let date: Date
            let info: DonationInfo
            /// A value that the app gave.
            public subscript<T>(dynamicMember path: KeyPath<DonationInfo, T>) -> T { info[keyPath: path] }
        }
        /// The occurrences of the event.
        public var donations: [Donation] { TipStore.shared.donations(of: id).compactMap { $0 as? Donation } }
        /// Adds an occurrence with values.
        public func donate(_ donation: DonationInfo) async { sendDonation(donation) }
        /// Adds an occurrence with values, and calls the closure.
        public func sendDonation(_ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
            TipStore.shared.donate(Donation(date: Date(), info: donation), to: id)  // wall clock: the app's own Date()
            completion?()
        }
    }

    /// A length of time before now.
    public struct DonationTimeRange: Sendable {
        let seconds: TimeInterval
        /// A range of minutes before now.
        public static func minutes(_ count: Int) -> Self { Self(seconds: Double(count) * 60) }
        /// A range of hours before now.
        public static func hours(_ count: Int) -> Self { Self(seconds: Double(count) * 3600) }
        /// A range of days before now.
        public static func days(_ count: Int) -> Self { Self(seconds: Double(count) * 86400) }
        /// A range of weeks before now.
        public static func weeks(_ count: Int) -> Self { Self(seconds: Double(count) * 604800) }
        /// The minute before now.
        public static var minute: Self { .minutes(1) }
        /// The hour before now.
        public static var hour: Self { .hours(1) }
        /// The day before now.
        public static var day: Self { .days(1) }
        /// The week before now.
        public static var week: Self { .weeks(1) }
    }

    /// A condition for a tip to appear. `#Rule` is translated to it.
    public struct Rule: Sendable {
        let isSatisfied: @Sendable () -> Bool
        /// Creates a rule about a parameter.
        public init<A>(_ parameter: Parameter<A>, _ condition: @escaping (A) -> Bool) {
            self.init { condition(parameter.wrappedValue) }
        }
        /// Creates a rule about two parameters.
        public init<A, B>(_ first: Parameter<A>, _ second: Parameter<B>, _ condition: @escaping (A, B) -> Bool) {
            self.init { condition(first.wrappedValue, second.wrappedValue) }
        }
        /// Creates a rule about an event.
        public init<A>(_ event: Event<A>, _ condition: @escaping (Event<A>) -> Bool) { self.init { condition(event) } }
        /// Creates a rule about two events.
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
    /// Creates an event whose occurrences have values.
    public init(id: String, donationInfo: DonationInfo.Type = DonationInfo.self) { self.init(id: id) }
    /// Adds an occurrence.
    public func donate() async { sendDonation() }
    /// Adds an occurrence, and calls the closure.
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
