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
    guard let callout else {
        target.set(nil)
        return true
    }
    let info = CallbackInfo(context?.pointee)
    target.set { [unowned target] in callout(target, $0, info.pointer) }
    return true
}

/// The pointer of a callback, which is retained until another callback takes its place or the target is deallocated.
private final class CallbackInfo {
    let pointer: UnsafeMutableRawPointer?
    private let release: ((UnsafeRawPointer) -> Void)?

    init(_ context: SCNetworkReachabilityContext?) {
        let info = context?.info
        pointer = info.flatMap { context?.retain?($0) }.map { UnsafeMutableRawPointer(mutating: $0) } ?? info
        release = context?.release
    }

    deinit { if let pointer { release?(pointer) } }
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
