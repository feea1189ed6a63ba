// Reachability. The network is always reported as reachable.
@_exported import Foundation

/// The ways to reach a host.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The flags of a host.
    public static let transientConnection = Self(rawValue: 1), reachable = Self(rawValue: 2), connectionRequired = Self(rawValue: 4),
        connectionOnTraffic = Self(rawValue: 8), interventionRequired = Self(rawValue: 16), connectionOnDemand = Self(rawValue: 32),
        isWWAN = Self(rawValue: 262144)
    /// More flags of a host.
    public static let connectionAutomatic = connectionOnTraffic, isLocalAddress = Self(rawValue: 65536), isDirect = Self(rawValue: 131072)
}
/// A reference to a host; every host is reachable.
public final class SCNetworkReachability {}
/// Returns a target, which can always be reached.
public func SCNetworkReachabilityCreateWithName(_ allocator: Any?, _ name: String) -> SCNetworkReachability? { SCNetworkReachability() }
/// Stores the flags of a host that can be reached, and returns true.
public func SCNetworkReachabilityGetFlags(_ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>)
    -> Bool
{
    flags.pointee = .reachable
    return true
}
