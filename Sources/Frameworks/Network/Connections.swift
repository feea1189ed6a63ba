import Foundation

// FIXME(gap): nothing is connected: connections wait with the error of a network that is down, listeners and browsers fail with it.
private let down = NWError.posix(.ENETDOWN)

// `@unchecked Sendable`: the state changes on the queue with which an object is started, and only the app changes the other properties.

/// The options of a protocol.
open class NWProtocolOptions: @unchecked Sendable {}
/// The protocol of streams.
public enum NWProtocolTCP {
    /// The options, which have no effect.
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public var noDelay = false, enableKeepalive = false, connectionTimeout = 0, keepaliveIdle = 0, keepaliveInterval = 0,
            keepaliveCount = 0
        public override init() { super.init() }
    }
}
/// The protocol of single packets.
public enum NWProtocolUDP {
    /// The options, which have no effect.
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public var preferNoChecksum = false
        public override init() { super.init() }
    }
}
/// The protocol of secure streams.
public enum NWProtocolTLS {
    /// The options, which have no effect.
    public final class Options: NWProtocolOptions, @unchecked Sendable { public override init() { super.init() } }
}
/// The protocol of messages over HTTP.
public enum NWProtocolWebSocket {
    /// The options, which have no effect.
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public var autoReplyPing = false, maximumMessageSize = 0
        public override init() { super.init() }
    }
}
/// The settings of a connection, which have no effect.
public final class NWParameters: @unchecked Sendable {
    /// The protocols of a connection, innermost last.
    public final class ProtocolStack: @unchecked Sendable {
        public var applicationProtocols: [NWProtocolOptions] = []
        public var transportProtocol: NWProtocolOptions?
    }
    /// The protocols of the connection.
    public let defaultProtocolStack = ProtocolStack()
    /// Which interfaces may be used, and whether other devices nearby, and an address that is in use.
    public var requiredInterfaceType = NWInterface.InterfaceType.other, prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    public var includePeerToPeer = false, allowLocalEndpointReuse = false, acceptLocalOnly = false, preferNoProxies = false
    public var requiredLocalEndpoint: NWEndpoint?
    public init() {}
    public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = .init()) { defaultProtocolStack.transportProtocol = tcp }
    public init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = .init()) { defaultProtocolStack.transportProtocol = udp }
    public static var tcp: NWParameters { NWParameters(tls: nil) }
    public static var tls: NWParameters { NWParameters(tls: .init()) }
    public static var udp: NWParameters { NWParameters(dtls: nil) }
    public static var dtls: NWParameters { NWParameters(dtls: .init()) }
}

/// A connection, which is never ready: it waits with an error.
public final class NWConnection: @unchecked Sendable {
    /// The state of a connection.
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
        public init(identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false) {
            (self.identifier, self.isFinal) = (identifier, isFinal)
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
    public func receive(
        minimumIncompleteLength: Int, maximumLength: Int, completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
    ) { (queue ?? .main).async { completion(nil, nil, true, down) } }
    /// Fails.
    public func receiveMessage(completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void) {
        (queue ?? .main).async { completion(nil, nil, true, down) }
    }
    /// Only calls the closure.
    public func batch(_ updates: () -> Void) { updates() }
}
/// A listener, which fails.
public final class NWListener: @unchecked Sendable {
    /// The state of a listener.
    public enum State: Equatable, Sendable { case setup, waiting(NWError), ready, failed(NWError), cancelled }
    /// The service that a listener announces to other devices.
    public struct Service: Equatable, Sendable {
        /// The name, the type, and the domain.
        public let name: String?, type: String, domain: String?
        public init(name: String? = nil, type: String, domain: String? = nil) { (self.name, self.type, self.domain) = (name, type, domain) }
    }
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
/// A search for services, which fails.
public final class NWBrowser: @unchecked Sendable {
    /// The state of a browser.
    public enum State: Equatable, Sendable { case setup, ready, failed(NWError), cancelled, waiting(NWError) }
    /// What to search for.
    public enum Descriptor: Hashable, Sendable {
        case bonjour(type: String, domain: String?)
        case bonjourWithTXTRecord(type: String, domain: String?)
    }
    /// A service. None is found.
    public struct Result: Hashable, Sendable {
        /// The address of the service.
        public let endpoint: NWEndpoint
        /// What differs between two results.
        public enum Change: Hashable, Sendable { case identical, added(Result), removed(Result) }
    }
    /// What to search for, and how.
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
