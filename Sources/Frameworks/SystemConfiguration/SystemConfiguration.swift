// Reachability. The network can be reached unless the device's host takes it away.
import DeviceServices
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
/// A reference to a host; every host is reachable unless the device is offline.
public final class SCNetworkReachability: @unchecked Sendable {  // `lock` guards mutable state
    private let lock = NSLock()
    private var call: ((SCNetworkReachabilityFlags) -> Void)?
    /// The queue of the calls. On a run loop, they come on the main queue.
    private var queue: DispatchQueue?
    private var reported = SCNetworkReachabilityFlags.now

    init() { DeviceServices.shared.observe(self) { [weak self] in self?.report() } }

    func set(_ call: ((SCNetworkReachabilityFlags) -> Void)?) {
        // The replaced closure calls the app's `release`, outside of the lock.
        let replaced = lock.withLock {
            let replaced = self.call
            self.call = call
            return replaced
        }
        withExtendedLifetime(replaced) {}
    }
    func schedule(on queue: DispatchQueue?) { lock.withLock { self.queue = queue } }

    private func report() {
        let flags = SCNetworkReachabilityFlags.now
        let queue = lock.withLock { () -> DispatchQueue? in
            guard flags != reported else { return nil }
            reported = flags
            return self.queue
        }
        queue?.async { [self] in lock.withLock { call }?(flags) }
    }
}
extension SCNetworkReachabilityFlags {
    static var now: Self { DeviceServices.shared.network == .offline ? [] : .reachable }
}
/// Returns a target.
public func SCNetworkReachabilityCreateWithName(_ allocator: Any?, _ nodename: UnsafePointer<CChar>) -> SCNetworkReachability? {
    SCNetworkReachability()
}
/// Stores the flags of a host, and returns true.
public func SCNetworkReachabilityGetFlags(_ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>)
    -> Bool
{
    flags.pointee = .now
    return true
}
