// The network is always reported as available. Addresses and parameters are values; connections, listeners, and browsers fail.
@_exported import Foundation

/// The state of the network: always satisfied.
public struct NWPath: Sendable, Equatable {
    /// The usability of a network path.
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
    /// The usability of the path, which is always satisfied.
    public var status: Status { .satisfied }
    /// Whether the path costs money, which is always false.
    public var isExpensive: Bool { false }
    /// Whether the path should be used little, which is always false.
    public var isConstrained: Bool { false }
    /// Whether the path should be used very little, which is always false.
    public var isUltraConstrained: Bool { false }
    /// How good the path is.
    public enum LinkQuality: Sendable, Comparable { case unknown, minimal, moderate, good }
    public var linkQuality: LinkQuality { .unknown }
    public var availableInterfaces: [NWInterface] { [.wire] }
    /// Whether the path supports DNS, IPv4, and IPv6, which it always does.
    public var supportsDNS: Bool { true }
    public var supportsIPv4: Bool { true }
    public var supportsIPv6: Bool { true }
    /// The reason why a path can't be used.
    public enum UnsatisfiedReason: Sendable { case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive }
    /// The reason why the path can't be used; not available, because it can.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    /// The gateways and the ends of the path: none.
    public var gateways: [NWEndpoint] { [] }
    public var localEndpoint: NWEndpoint? { nil }
    public var remoteEndpoint: NWEndpoint? { nil }
    /// Returns whether the path uses a kind of interface, which is Ethernet by wire.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wiredEthernet }
}
/// A network interface.
public struct NWInterface: Hashable, Sendable {
    public let type: InterfaceType
    /// The name and the number of the interface.
    public let name: String, index: Int
    static let wire = NWInterface(type: .wiredEthernet, name: "en0", index: 1)
    /// The kind of a network interface.
    public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }
}
/// Reports once that there is a path, which never changes.
public final class NWPathMonitor: @unchecked Sendable {
    /// The closure that receives paths. It is called once, after the start.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    /// The present path, which never changes.
    public let currentPath = NWPath()
    public init() {}
    /// Creates a monitor. The kind of interface has no effect.
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    /// Creates a monitor. The kinds of interfaces have no effect.
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}
    /// Calls the handler with the present path on a queue.
    public func start(queue: DispatchQueue) {
        let (handler, path) = (pathUpdateHandler, currentPath)
        queue.async { handler?(path) }
    }
    /// Does nothing.
    public func cancel() {}
    /// The queue of the handler; nil before the start.
    public var queue: DispatchQueue? { nil }
}
extension NWPathMonitor: AsyncSequence {
    public typealias Element = NWPath
    /// Iterates over the current path. No other path follows before the task is canceled.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var iterator: AsyncStream<NWPath>.Iterator
        fileprivate init(_ stream: AsyncStream<NWPath>) { iterator = stream.makeAsyncIterator() }
        public mutating func next() async -> NWPath? { await iterator.next() }
    }
    public func makeAsyncIterator() -> AsyncIterator {
        let path = currentPath
        return AsyncIterator(AsyncStream { continuation in continuation.yield(path) })
    }
}
