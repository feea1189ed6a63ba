import Foundation

/// The flag of a host that can be reached.
public let kSCNetworkFlagsReachable = 2
/// The flag of a connection that must be made first.
public let kSCNetworkFlagsConnectionRequired = 4
/// The flag of a host that can be reached.
public let kSCNetworkReachabilityFlagsReachable = 2
/// A closure that receives the flags when they change.
public typealias SCNetworkReachabilityCallBack = (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void

/// The context of a callback.
public struct SCNetworkReachabilityContext {
    /// The version of the structure, which is 0.
    public var version: Int
    /// A pointer that the closure receives.
    public var info: UnsafeMutableRawPointer?
    /// The function that retains the pointer; nil for none.
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    /// The function that releases the pointer; nil for none.
    public var release: ((UnsafeRawPointer) -> Void)?
    /// The function that describes the pointer; nil for none.
    public var copyDescription: ((UnsafeRawPointer) -> Any)?
    public init(
        version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?,
        copyDescription: ((UnsafeRawPointer) -> Any)?
    ) {
        (self.version, self.info, self.retain, self.release, self.copyDescription) = (version, info, retain, release, copyDescription)
    }
    /// Creates an empty context.
    public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }
}
/// Keeps the closure that receives changes, and returns true.
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    // FIXME(gap): `retain` and `release` aren't called, because an app's own functions for C pointers rarely are closures of Swift.
    let info = context?.pointee.info
    target.set(callout.map { callout in { [unowned target] in callout(target, $0, info) } })
    return true
}
/// Calls the closure on a queue, or no longer if it is nil. Returns true.
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    target.schedule(on: queue)
    return true
}

/// Returns a target.
public func SCNetworkReachabilityCreateWithAddress(_ allocator: Any?, _ address: UnsafePointer<sockaddr>) -> SCNetworkReachability? {
    SCNetworkReachability()
}
