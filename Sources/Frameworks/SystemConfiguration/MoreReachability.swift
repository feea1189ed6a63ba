import Foundation

/// Returns a target of this and another address.
public func SCNetworkReachabilityCreateWithAddressPair(
    _ allocator: Any?, _ localAddress: UnsafePointer<sockaddr>?, _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? { SCNetworkReachability() }
/// Calls the closure on the main queue, whichever loop it is. Returns true.
public func SCNetworkReachabilityScheduleWithRunLoop(_ target: SCNetworkReachability, _ runLoop: Any, _ runLoopMode: Any) -> Bool {
    target.schedule(on: .main)
    return true
}
public func SCNetworkReachabilityUnscheduleFromRunLoop(_ target: SCNetworkReachability, _ runLoop: Any, _ runLoopMode: Any) -> Bool {
    target.schedule(on: nil)
    return true
}
public func SCNetworkReachabilityGetTypeID() -> UInt { UInt(bitPattern: ObjectIdentifier(SCNetworkReachability.self).hashValue) }

/// The results of calls, with the numbers of SystemConfiguration.h.
public let kSCStatusOK: Int32 = 0, kSCStatusFailed: Int32 = 1001, kSCStatusInvalidArgument: Int32 = 1002,
    kSCStatusAccessError: Int32 = 1003,
    kSCStatusNoKey: Int32 = 1004, kSCStatusKeyExists: Int32 = 1005, kSCStatusLocked: Int32 = 1006, kSCStatusNeedLock: Int32 = 1007,
    kSCStatusReachabilityUnknown: Int32 = 4001
/// Returns the result of the last call, which succeeded: no call fails here.
public func SCError() -> Int32 { kSCStatusOK }
/// Returns the last error, with the code of success.
public func SCCopyLastError() -> NSError { NSError(domain: kCFErrorDomainSystemConfiguration, code: Int(kSCStatusOK)) }
/// Returns a text for a result.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
    UnsafePointer(strdup(texts[status] ?? "Unknown error"))  // An app keeps the text for as long as it wants.
}
private let texts: [Int32: String] = [
    kSCStatusOK: "Success!", kSCStatusFailed: "Failed!", kSCStatusInvalidArgument: "Invalid argument",
    kSCStatusAccessError: "Permission denied", kSCStatusNoKey: "No such key", kSCStatusKeyExists: "Key already defined",
    kSCStatusLocked: "Lock already held", kSCStatusNeedLock: "Lock required for this operation",
    kSCStatusReachabilityUnknown: "Network reachability cannot be determined",
]
public let kCFErrorDomainSystemConfiguration = "com.apple.SystemConfiguration"

// Wi-Fi: an app without permission learns nothing about it, as on a device.

/// The keys for the name of a Wi-Fi network, its bytes, and the address of its station.
public let kCNNetworkInfoKeySSID = "SSID", kCNNetworkInfoKeySSIDData = "SSIDDATA", kCNNetworkInfoKeyBSSID = "BSSID"
/// Returns the names of the interfaces for Wi-Fi: none.
public func CNCopySupportedInterfaces() -> [Any]? { nil }
public func CNCopyCurrentNetworkInfo(_ interfaceName: Any) -> [AnyHashable: Any]? { nil }
/// Returns false: the app can't sign in to networks.
public func CNSetSupportedSSIDs(_ ssidArray: [Any]) -> Bool { false }
public func CNMarkPortalOnline(_ interfaceName: Any) -> Bool { false }
public func CNMarkPortalOffline(_ interfaceName: Any) -> Bool { false }
