// The network is available unless the device's host takes it away. Addresses and parameters are values; connections, listeners, and
// browsers fail.
import DeviceServices
@_exported import Foundation

/// The state of the network: satisfied unless the device is offline.
public struct NWPath: Sendable, Equatable {
    private let isOnline = DeviceServices.shared.network != .offline
    /// The usability of a network path.
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
    /// The usability of the path.
    public var status: Status { isOnline ? .satisfied : .unsatisfied }
    /// Whether the path costs money, which is always false.
    public var isExpensive: Bool { false }
    /// Whether the path should be used little, which is always false.
    public var isConstrained: Bool { false }
    /// Whether the path should be used very little, which is always false.
    public var isUltraConstrained: Bool { false }
    /// How good the path is.
    public enum LinkQuality: Sendable, Comparable { case unknown, minimal, moderate, good }
    public var linkQuality: LinkQuality { .unknown }
    public var availableInterfaces: [NWInterface] { isOnline ? [.wire] : [] }
    /// Whether the path supports DNS, IPv4, and IPv6, which it does unless the device is offline.
    public var supportsDNS: Bool { isOnline }
    public var supportsIPv4: Bool { isOnline }
    public var supportsIPv6: Bool { isOnline }
    /// The reason why a path can't be used.
    public enum UnsatisfiedReason: Sendable { case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive }
    /// The reason why the path can't be used; not available, also if it can.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    /// The gateways and the ends of the path: none.
    public var gateways: [NWEndpoint] { [] }
    public var localEndpoint: NWEndpoint? { nil }
    public var remoteEndpoint: NWEndpoint? { nil }
    /// Returns whether the path uses a kind of interface, which is Ethernet by wire.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { isOnline && type == .wiredEthernet }
}
extension NWPath: CustomDebugStringConvertible {
    /// The status, its reason, the interface, and what the path supports: `satisfied (Path is satisfied), interface: en0, ipv4, ipv6, dns`.
    public var debugDescription: String {
        guard let interface = availableInterfaces.first else { return "unsatisfied (No network route)" }
        return "satisfied (Path is satisfied), interface: \(interface.debugDescription), ipv4, ipv6, dns"
    }
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
extension NWInterface: CustomDebugStringConvertible {
    /// The name of the interface.
    public var debugDescription: String { name }
}
/// Reports the path, and each change of it.
public final class NWPathMonitor: @unchecked Sendable {  // `lock` guards mutable state
    private let lock = NSLock()
    private var handler: (@Sendable (NWPath) -> Void)?
    private var ownQueue: DispatchQueue?
    private var reported: NWPath?
    private var isCanceled = false

    /// The closure that receives paths. It is called after the start, and after each change.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }
    /// The present path.
    public var currentPath: NWPath { NWPath() }
    public init() {}
    /// Creates a monitor. The kind of interface has no effect.
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    /// Creates a monitor. The kinds of interfaces have no effect.
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}
    /// Calls the handler with the present path, and with each that follows, on a queue.
    public func start(queue: DispatchQueue) {
        let isFirst = lock.withLock {
            defer { ownQueue = queue }
            return ownQueue == nil
        }
        guard isFirst else { return }
        report()
        DeviceServices.shared.observe(self) { [weak self] in self?.report() }
    }
    private func report() {
        let path = NWPath()
        let queue = lock.withLock { () -> DispatchQueue? in
            guard !isCanceled, path != reported else { return nil }
            reported = path
            return ownQueue
        }
        // A handler that was set after the start receives the path, too, and a canceled monitor reports none.
        queue?.async { [self] in lock.withLock { isCanceled ? nil : handler }?(path) }
    }
    /// Ends the reports.
    public func cancel() { lock.withLock { isCanceled = true } }
    /// The queue of the handler; nil before the start.
    public var queue: DispatchQueue? { lock.withLock { ownQueue } }
}
extension NWPathMonitor: AsyncSequence {
    public typealias Element = NWPath
    /// Iterates over the present path and those that follow.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var iterator: AsyncStream<NWPath>.Iterator
        fileprivate init(_ stream: AsyncStream<NWPath>) { iterator = stream.makeAsyncIterator() }
        public mutating func next() async -> NWPath? { await iterator.next() }
    }
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(
            AsyncStream { continuation in
                let monitor = NWPathMonitor()
                monitor.pathUpdateHandler = { continuation.yield($0) }
                monitor.start(queue: .global())
                // The stream keeps its monitor until the end.
                continuation.onTermination = { _ in monitor.cancel() }
            })
    }
}
