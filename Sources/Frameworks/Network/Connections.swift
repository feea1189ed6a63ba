import Foundation

// FIXME(gap): nothing is connected: connections wait with the error of a network that is down, listeners and browsers fail with it.
private let down = NWError.posix(.ENETDOWN)

// `@unchecked Sendable`: the state changes on the queue with which an object is started, and only the app changes the other properties.

/// A connection, which is never ready: it waits with an error.
public final class NWConnection: @unchecked Sendable {
    public enum State: Equatable, Sendable { case setup, waiting(NWError), preparing, ready, failed(NWError), cancelled }
    /// The action after data was sent.
    public enum SendCompletion: Sendable {
        case contentProcessed(@Sendable (NWError?) -> Void)
        case idempotent
    }
    /// The context of a message.
    public final class ContentContext: @unchecked Sendable {
        /// The name of the context, and whether no message follows.
        public let identifier: String, isFinal: Bool
        /// The milliseconds for which it may wait, its weight, the context before it, and what protocols add to it.
        public let expirationMilliseconds: UInt64, relativePriority: Double, antecedent: ContentContext?
        public let protocolMetadata: [NWProtocolMetadata]
        public init(
            identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false, antecedent: ContentContext? = nil,
            metadata: [NWProtocolMetadata]? = nil
        ) {
            (self.identifier, self.isFinal, expirationMilliseconds, relativePriority) = (identifier, isFinal, expiration, priority)
            (self.antecedent, protocolMetadata) = (antecedent, metadata ?? [])
        }
        /// Returns what a protocol adds, or nil.
        public func protocolMetadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? {
            protocolMetadata.first { $0.definition == definition }
        }
        public static let defaultMessage = ContentContext(identifier: "defaultMessage"),
            defaultStream = ContentContext(identifier: "defaultStream", isFinal: true),
            finalMessage = ContentContext(identifier: "finalMessage", isFinal: true)
    }
    /// The other end, and how to connect.
    public let endpoint: NWEndpoint, parameters: NWParameters
    /// The state.
    public private(set) var state = State.setup
    /// Called with each state.
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    /// Called with paths and their quality. They aren't called.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?, viabilityUpdateHandler: (@Sendable (Bool) -> Void)?,
        betterPathUpdateHandler: (@Sendable (Bool) -> Void)?
    /// The path, which is nil.
    public var currentPath: NWPath? { nil }
    /// The queue of the handlers; nil before the start.
    public private(set) var queue: DispatchQueue?

    public init(to endpoint: NWEndpoint, using parameters: NWParameters) { (self.endpoint, self.parameters) = (endpoint, parameters) }
    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
    }

    private func enter(_ state: State) {
        self.state = state
        stateUpdateHandler?(state)
    }
    /// Waits for a network, which never becomes available.
    public func start(queue: DispatchQueue) {
        self.queue = queue
        queue.async { [self] in
            guard state == .setup else { return }
            enter(.preparing)
            enter(.waiting(down))
        }
    }
    /// Waits again.
    public func restart() {}
    /// Ends the connection.
    public func cancel() {
        (queue ?? .main).async { [self] in if state != .cancelled { enter(.cancelled) } }
    }
    /// Ends the connection.
    public func forceCancel() { cancel() }
    /// Fails.
    public func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true, completion: SendCompletion
    ) {
        guard case .contentProcessed(let handler) = completion else { return }
        (queue ?? .main).async { handler(down) }
    }
    /// Fails.
    @preconcurrency public func receive(
        minimumIncompleteLength: Int, maximumLength: Int, completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
    ) { (queue ?? .main).async { completion(nil, nil, true, down) } }
    /// Fails.
    @preconcurrency public func receiveMessage(completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void) {
        (queue ?? .main).async { completion(nil, nil, true, down) }
    }
    /// Fails.
    @preconcurrency public func receiveDiscontiguous(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion: @escaping @Sendable (DispatchData?, ContentContext?, Bool, NWError?) -> Void
    ) { (queue ?? .main).async { completion(nil, nil, true, down) } }
    /// Goes on to another address. There is none, so nothing changes.
    public func cancelCurrentEndpoint() {}
    /// A protocol's metadata of the connection; nil before it is ready.
    public func metadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? { nil }
    /// The number of bytes of a single packet: 0 before the connection is ready.
    public var maximumDatagramSize: Int { 0 }
    /// Passes on a report about the establishment: nil, for the connection was never ready.
    @preconcurrency public func requestEstablishmentReport(
        queue: DispatchQueue, completion: @escaping @Sendable (EstablishmentReport?) -> Void
    ) {
        queue.async { completion(nil) }
    }
    /// A report about the establishment of a connection.
    public struct EstablishmentReport: Sendable {
        public let duration: TimeInterval, attemptStartedAfterInterval: TimeInterval, previousAttemptCount: Int
        public let usedProxy: Bool, proxyConfigured: Bool
    }
    /// Begins to count what is sent and received: nothing.
    public func startDataTransferReport() -> PendingDataTransferReport { PendingDataTransferReport() }
    /// The count of what is sent and received.
    public struct PendingDataTransferReport: Sendable {
        /// Passes on the count.
        @preconcurrency public func collect(queue: DispatchQueue, completion: @escaping @Sendable (DataTransferReport) -> Void) {
            queue.async { completion(DataTransferReport()) }
        }
    }
    /// A report on the data that was sent and received, which is empty.
    public struct DataTransferReport: Sendable {
        public let duration: TimeInterval = 0
        public let pathReports: [Any & Sendable] = []
    }
    /// Only calls the closure.
    public func batch(_ updates: () -> Void) { updates() }
}
/// A listener, which fails.
public final class NWListener: @unchecked Sendable {
    public enum State: Equatable, Sendable { case setup, waiting(NWError), ready, failed(NWError), cancelled }
    /// The service that a listener announces to other devices.
    public struct Service: Equatable, Sendable {
        public let name: String?, type: String, domain: String?
        /// Data about the service, and whether its name may not change.
        public let txtRecord: Data?
        public var noAutoRename = false
        public var txtRecordObject: NWTXTRecord? { txtRecord.map { NWTXTRecord($0) } }
        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
            (self.name, self.type, self.domain, self.txtRecord) = (name, type, domain, txtRecord)
        }
        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: NWTXTRecord) {
            self.init(name: name, type: type, domain: domain, txtRecord: txtRecord.data)
        }
        /// Creates a service of an app, for its own instances on other devices.
        public init(applicationService name: String) { self.init(name: name, type: "") }
    }
    /// A number without a limit.
    public static let InfiniteConnectionLimit = Int.max
    /// What changes about a service that is announced. Nothing is announced here.
    public enum ServiceRegistrationChange: Sendable, Hashable { case add(NWEndpoint), remove(NWEndpoint) }
    public var serviceRegistrationUpdateHandler: (@Sendable (ServiceRegistrationChange) -> Void)?
    /// Called with groups of connections, of which there are none.
    public var newConnectionGroupHandler: (@Sendable (NWConnectionGroup) -> Void)?
    /// The queue of the handlers; nil before the start.
    public private(set) var queue: DispatchQueue?
    /// How to accept connections.
    public let parameters: NWParameters
    /// The port, or nil.
    public let port: NWEndpoint.Port?
    /// The state.
    public private(set) var state = State.setup
    /// The announced service. It has no effect.
    public var service: Service?
    /// The number of connections to accept.
    public var newConnectionLimit = Int.max
    /// Called with each state, and with connections, of which there are none.
    public var stateUpdateHandler: (@Sendable (State) -> Void)?, newConnectionHandler: (@Sendable (NWConnection) -> Void)?

    public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
        (self.parameters, self.port) = (parameters, port == .any ? nil : port)
    }
    public init(service: Service? = nil, using parameters: NWParameters) throws {
        (self.parameters, port, self.service) = (parameters, nil, service)
    }
    /// Fails.
    public func start(queue: DispatchQueue) {
        self.queue = queue
        queue.async { [self] in
            guard state == .setup else { return }
            state = .failed(down)
            stateUpdateHandler?(state)
        }
    }
    /// Ends the listener.
    public func cancel() {
        state = .cancelled
        stateUpdateHandler?(state)
    }
}
extension NWConnection: CustomDebugStringConvertible {
    public var debugDescription: String { "[\(endpoint.debugDescription) \(state)]" }
}
extension NWListener: CustomDebugStringConvertible {
    public var debugDescription: String { "[listener \(port?.debugDescription ?? "any") \(state)]" }
}
extension NWBrowser: CustomDebugStringConvertible {
    public var debugDescription: String { "[browser \(state)]" }
}
/// A search for services, which fails.
public final class NWBrowser: @unchecked Sendable {
    public enum State: Equatable, Sendable { case setup, ready, failed(NWError), cancelled, waiting(NWError) }
    /// The kind of service to search for.
    public enum Descriptor: Hashable, Sendable {
        case bonjour(type: String, domain: String?)
        case bonjourWithTXTRecord(type: String, domain: String?)
        case applicationService(name: String)
    }
    /// A service. None is found.
    public struct Result: Hashable, Sendable {
        /// The address of the service.
        public let endpoint: NWEndpoint
        /// Where it was found, and its data.
        public let interfaces: [NWInterface], metadata: Metadata
        /// The data of a service.
        public enum Metadata: Hashable, Sendable { case none, bonjour(NWTXTRecord) }
        /// The differences between two results.
        public enum Change: Hashable, Sendable {
            case identical, added(Result), removed(Result), changed(old: Result, new: Result, flags: Flags)
            /// The parts that differ.
            public struct Flags: OptionSet, Hashable, Sendable {
                public let rawValue: UInt32
                public init(rawValue: UInt32) { self.rawValue = rawValue }
                public static let identical = Self(rawValue: 1), interfaceAdded = Self(rawValue: 8), interfaceRemoved = Self(rawValue: 16),
                    metadataChanged = Self(rawValue: 32)
            }
        }
    }
    /// The kind of service to search for, and the parameters of the search.
    public let descriptor: Descriptor, parameters: NWParameters
    /// The state.
    public private(set) var state = State.setup
    /// The services: none.
    public var browseResults: Set<Result> { [] }
    /// Called with each state, and with services, of which there are none.
    public var stateUpdateHandler: (@Sendable (State) -> Void)?,
        browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?

    public init(for descriptor: Descriptor, using parameters: NWParameters) {
        (self.descriptor, self.parameters) = (descriptor, parameters)
    }
    /// Fails.
    public func start(queue: DispatchQueue) {
        queue.async { [self] in
            guard state == .setup else { return }
            state = .failed(down)
            stateUpdateHandler?(state)
        }
    }
    /// Ends the search.
    public func cancel() {
        state = .cancelled
        stateUpdateHandler?(state)
    }
}
