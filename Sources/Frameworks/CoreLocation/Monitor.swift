import DeviceServices
import Foundation

/// A condition that a monitor observes.
public protocol CLCondition: Sendable {}

/// Watches whether the device is inside circles. Beacons are never near.
public actor CLMonitor {
    /// The condition that the device is within a circle. The radius is in meters.
    public struct CircularGeographicCondition: CLCondition, Sendable {
        public let center: CLLocationCoordinate2D, radius: CLLocationDistance
        public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) { (self.center, self.radius) = (center, radius) }

        func contains(_ location: CLLocation) -> Bool {
            CLCircularRegion(center: center, radius: radius, identifier: "").contains(location.coordinate)
        }
    }
    /// The condition that the device is near a beacon. A nil `major` or `minor` matches every value.
    public struct BeaconIdentityCondition: CLCondition, Sendable {
        public let uuid: UUID, major: CLBeaconMajorValue?, minor: CLBeaconMinorValue?
        public init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }
        public init(uuid: UUID, major: CLBeaconMajorValue) { (self.uuid, self.major, minor) = (uuid, major, nil) }
        public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
            (self.uuid, self.major, self.minor) = (uuid, major, minor)
        }
    }
    /// A change of a condition's state.
    public struct Event: Sendable {
        /// The state of a condition.
        public enum State: Int, Hashable, Sendable { case unknown, satisfied, unsatisfied, unmonitored }
        public let identifier: String, state: State, date: Date
        public let refinement: (any CLCondition)?
        public var authorizationDenied: Bool { DeviceServices.shared.answer(to: .location) == .deny }
        public var authorizationDeniedGlobally: Bool { false }
        public var authorizationRestricted: Bool { false }
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
        public let lastEvent: Event
    }
    /// The sequence of the monitor's events.
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

    public var identifiers: [String] { records.keys.sorted() }
    public func record(for identifier: String) -> Record? { records[identifier] }
    public func add(_ condition: any CLCondition, identifier: String, assuming state: Event.State = .unknown) {
        records[identifier] = Record(condition: condition, lastEvent: event(identifier, state))
        update()
    }
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
