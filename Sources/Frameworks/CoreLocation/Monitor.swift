import DeviceServices
import Foundation

/// A condition that a monitor observes.
public protocol CLCondition: Sendable {}

/// Watches whether the device is inside circles. Beacons are never near.
public actor CLMonitor {
    /// The condition that the device is within a circle. The radius is in meters.
    public struct CircularGeographicCondition: CLCondition, Sendable {
        /// The center and the radius in meters.
        public let center: CLLocationCoordinate2D, radius: CLLocationDistance
        /// Creates a circle with a radius in meters.
        public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) { (self.center, self.radius) = (center, radius) }

        func contains(_ location: CLLocation) -> Bool {
            CLCircularRegion(center: center, radius: radius, identifier: "").contains(location.coordinate)
        }
    }
    /// The condition that the device is near a beacon. A nil `major` or `minor` matches every value.
    public struct BeaconIdentityCondition: CLCondition, Sendable {
        /// The kind, the group, and the number of the beacon; nil for all.
        public let uuid: UUID, major: CLBeaconMajorValue?, minor: CLBeaconMinorValue?
        /// Creates a condition for all beacons of a kind.
        public init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }
        /// Creates a condition for a group of beacons.
        public init(uuid: UUID, major: CLBeaconMajorValue) { (self.uuid, self.major, minor) = (uuid, major, nil) }
        public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
            (self.uuid, self.major, self.minor) = (uuid, major, minor)
        }
    }
    /// A change of a condition's state.
    public struct Event: Sendable {
        /// The state of a condition.
        public enum State: Int, Hashable, Sendable { case unknown, satisfied, unsatisfied, unmonitored }
        /// The identifier of the condition, its state, and the time of the change.
        public let identifier: String, state: State, date: Date
        /// A more exact condition that also holds; nil for none.
        public let refinement: (any CLCondition)?
        /// Whether the user refused the location.
        public var authorizationDenied: Bool { DeviceServices.shared.answer(to: .location) == .deny }
        public var authorizationDeniedGlobally: Bool { false }
        public var authorizationRestricted: Bool { false }
        /// Whether the user hasn't answered yet.
        public var authorizationRequestInProgress: Bool { DeviceServices.shared.answer(to: .location) == .unset }
        public var accuracyLimited: Bool { false }
        public var conditionLimitExceeded: Bool { false }
        public var conditionUnsupported: Bool { false }
        public var insufficientlyInUse: Bool { false }
        public var persistenceUnavailable: Bool { false }
        public var serviceSessionRequired: Bool { false }
    }
    /// A monitored condition and the last event of it.
    public struct Record: Sendable {
        public let condition: any CLCondition
        /// The last change of its state.
        public let lastEvent: Event
    }
    public struct Events: AsyncSequence, Sendable {
        public typealias Element = Event
        fileprivate let stream: AsyncStream<Event>
        /// The iterator of the monitor's events, which waits for the next change.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var base: AsyncStream<Event>.Iterator
            public mutating func next() async throws -> Event? { await base.next() }
        }
        public func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator()) }
    }

    public let name: String
    /// The sequence of the monitor's events.
    public let events: Events
    private let continuation: AsyncStream<Event>.Continuation
    private var records: [String: Record] = [:]
    private var changes: DeviceChanges?

    public init(_ name: String) async {
        self.name = name
        let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
        (events, self.continuation) = (Events(stream: stream), continuation)
        changes = DeviceChanges { [weak self] in Task { [weak self] in await self?.update() } }
    }

    /// The identifiers of the conditions, sorted.
    public var identifiers: [String] { records.keys.sorted() }
    /// Returns the condition with an identifier and its last event, or nil.
    public func record(for identifier: String) -> Record? { records[identifier] }
    /// Adds a condition with an identifier, in place of one with the same.
    public func add(_ condition: any CLCondition, identifier: String, assuming state: Event.State = .unknown) {
        records[identifier] = Record(condition: condition, lastEvent: event(identifier, state))
        update()
    }
    /// Removes the condition with an identifier.
    public func remove(_ identifier: String) { records[identifier] = nil }

    private func event(_ identifier: String, _ state: Event.State) -> Event {
        Event(identifier: identifier, state: state, date: Date(), refinement: nil)  // wall clock: the app's own Date()
    }

    /// Reports the conditions whose state is another than before.
    private func update() {
        guard let location = CLLocationManager().location else { return }
        for (identifier, record) in records.sorted(by: { $0.key < $1.key }) {
            let circle = record.condition as? CircularGeographicCondition
            let state: Event.State = circle?.contains(location) == true ? .satisfied : .unsatisfied
            guard state != record.lastEvent.state else { continue }
            records[identifier] = Record(condition: record.condition, lastEvent: event(identifier, state))
            continuation.yield(event(identifier, state))
        }
    }
}
