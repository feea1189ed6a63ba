// Path monitoring only. The network is always reported as available.
@_exported import Foundation

/// The state of the network: always satisfied.
public struct NWPath: Sendable, Equatable {
    /// The usability of a network path.
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
    public var status: Status { .satisfied }
    public var isExpensive: Bool { false }
    public var isConstrained: Bool { false }
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wiredEthernet }
}
/// A network interface.
public struct NWInterface: Sendable {
    /// The kind of a network interface.
    public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
}
/// Reports once that there is a path, which never changes.
public final class NWPathMonitor: @unchecked Sendable {
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public let currentPath = NWPath()
    public init() {}
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}
    public func start(queue: DispatchQueue) {
        let (handler, path) = (pathUpdateHandler, currentPath)
        queue.async { handler?(path) }
    }
    /// Does nothing.
    public func cancel() {}
}
