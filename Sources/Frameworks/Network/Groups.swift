import Foundation

/// The members of a group of connections.
public protocol NWGroupDescriptor: Sendable { var members: [NWEndpoint] { get } }
/// Addresses that several devices listen to.
public struct NWMulticastGroup: NWGroupDescriptor {
    public let members: [NWEndpoint]
    public let specificSource: NWEndpoint?
    public var disableUnicastTraffic = false
    /// Throws if an end is not an address with a port.
    public init(for endpoints: [NWEndpoint], from specificSource: NWEndpoint? = nil, disableUnicast: Bool = false) throws {
        for case .hostPort(.name, _) in endpoints { throw NWError.posix(.EINVAL) }
        (members, self.specificSource, disableUnicastTraffic) = (endpoints, specificSource, disableUnicast)
    }
}
/// Streams over one connection.
public struct NWMultiplexGroup: NWGroupDescriptor {
    public let members: [NWEndpoint]
    public init(to endpoint: NWEndpoint) { members = [endpoint] }
}
/// A group of connections, which is never ready: it waits with an error.
public final class NWConnectionGroup: @unchecked Sendable {  // The state changes on the queue of the start.
    public enum State: Equatable, Sendable { case setup, waiting(NWError), ready, failed(NWError), cancelled }
    /// A message that was received: none.
    public final class Message: @unchecked Sendable {
        public var remoteEndpoint: NWEndpoint? { nil }
        public var localEndpoint: NWEndpoint? { nil }
        @preconcurrency public func reply(content: Data?, completion: @escaping @Sendable (NWError?) -> Void = { _ in }) {
            completion(.posix(.ENETDOWN))
        }
    }
    public let descriptor: any NWGroupDescriptor, parameters: NWParameters
    public private(set) var state = State.setup, queue: DispatchQueue?
    public var stateUpdateHandler: (@Sendable (State) -> Void)?, newConnectionHandler: (@Sendable (NWConnection) -> Void)?
    public init(with descriptor: any NWGroupDescriptor, using parameters: NWParameters) {
        (self.descriptor, self.parameters) = (descriptor, parameters)
    }
    /// Keeps nothing: no message is received.
    @preconcurrency public func setReceiveHandler(
        maximumMessageSize: Int? = nil, rejectOversizedMessages: Bool = false, handler: @escaping @Sendable (Message, Data?, Bool) -> Void
    ) {}
    private func enter(_ state: State) {
        self.state = state
        stateUpdateHandler?(state)
    }
    /// Waits for a network, which never becomes available.
    public func start(queue: DispatchQueue) {
        self.queue = queue
        queue.async { [self] in if state == .setup { enter(.waiting(.posix(.ENETDOWN))) } }
    }
    /// Ends the group.
    public func cancel() {
        (queue ?? .main).async { [self] in if state != .cancelled { enter(.cancelled) } }
    }
    /// Fails.
    @preconcurrency public func send(
        content: Data?, to endpoint: NWEndpoint? = nil, message: NWConnection.ContentContext = .defaultMessage,
        completion: @escaping @Sendable (NWError?) -> Void
    ) { (queue ?? .main).async { completion(.posix(.ENETDOWN)) } }
    /// Returns nil: the group is not ready.
    public func extract(connectionTo endpoint: NWEndpoint? = nil, using options: NWProtocolOptions? = nil) -> NWConnection? { nil }
}

/// A protocol of an app's own. It is never started: nothing is connected here.
public protocol NWProtocolFramerImplementation: AnyObject {
    static var label: String { get }
    init(framer: NWProtocolFramer.Instance)
    func start(framer: NWProtocolFramer.Instance) -> NWProtocolFramer.StartResult
    func handleInput(framer: NWProtocolFramer.Instance) -> Int
    func handleOutput(framer: NWProtocolFramer.Instance, message: NWProtocolFramer.Message, messageLength: Int, isComplete: Bool)
    func wakeup(framer: NWProtocolFramer.Instance)
    func stop(framer: NWProtocolFramer.Instance) -> Bool
    func cleanup(framer: NWProtocolFramer.Instance)
}
/// The parts of a protocol of an app's own.
public enum NWProtocolFramer {
    public enum StartResult: Sendable { case ready, willMarkReady }
    public final class Definition: NWProtocolDefinition, @unchecked Sendable {
        public init(implementation: any NWProtocolFramerImplementation.Type) { super.init(implementation.label) }
    }
    /// The options, in which an app keeps values of its own.
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        private var values: [String: Any] = [:]
        public init(definition: Definition) { super.init() }
        public subscript(key: String) -> Any? {
            get { values[key] }
            set { values[key] = newValue }
        }
    }
    /// The metadata of a message.
    public final class Message: NWProtocolMetadata, @unchecked Sendable {
        private var values: [String: Any] = [:]
        public init(definition: Definition) { super.init(definition) }
        public init(instance: Instance) { super.init(instance.definition) }
        public subscript(key: String) -> Any? {
            get { values[key] }
            set { values[key] = newValue }
        }
    }
    /// A running protocol. None runs here: reading finds nothing, and what is written is dropped.
    public final class Instance: @unchecked Sendable {
        let definition: NWProtocolDefinition
        init(_ definition: NWProtocolDefinition) { self.definition = definition }
        public func markReady() {}
        public func markFailed(error: NWError?) {}
        public func parseInput(minimumIncompleteLength: Int, maximumLength: Int, parse: (UnsafeMutableRawBufferPointer?, Bool) -> Int)
            -> Bool
        {
            false
        }
        public func parseOutput(minimumIncompleteLength: Int, maximumLength: Int, parse: (UnsafeMutableRawBufferPointer?, Bool) -> Int)
            -> Bool
        {
            false
        }
        public func deliverInput(data: Data, message: Message, isComplete: Bool) {}
        public func deliverInputNoCopy(length: Int, message: Message, isComplete: Bool) -> Bool { false }
        public func writeOutput(data: Data) {}
        public func writeOutput(data: DispatchData) {}
        public func writeOutputNoCopy(length: Int) throws { throw NWError.posix(.ENETDOWN) }
        public func passThroughInput() {}
        public func passThroughOutput() {}
        public func prependApplicationProtocol(options: NWProtocolOptions) throws { throw NWError.posix(.ENETDOWN) }
        public func scheduleWakeup(wakeupTime: DispatchTime) {}
        public func async(execute: @escaping () -> Void) { execute() }
        public var remoteEndpoint: NWEndpoint? { nil }
        public var localEndpoint: NWEndpoint? { nil }
        public var options: Options? { nil }
    }
}
