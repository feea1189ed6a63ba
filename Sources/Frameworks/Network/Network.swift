// Path monitoring only. The network is always reported as available.
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
    /// Returns whether the path uses a kind of interface, which is Ethernet by wire.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wiredEthernet }
}
/// A network interface.
public struct NWInterface: Sendable {
    /// The kind of a network interface.
    public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
}
/// Reports once that there is a path, which never changes.
public final class NWPathMonitor: @unchecked Sendable {
    /// The closure that receives paths. It is called once, after the start.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    /// The present path, which never changes.
    public let currentPath = NWPath()
    /// Creates a monitor.
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
}
