import Foundation

public let kSCNetworkFlagsReachable = 2
public let kSCNetworkFlagsConnectionRequired = 4
public let kSCNetworkReachabilityFlagsReachable = 2
public typealias SCNetworkReachabilityCallBack = (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void

public func SCNetworkReachabilityCreateWithAddress(_ allocator: Any?, _ address: UnsafePointer<sockaddr>) -> SCNetworkReachability? { SCNetworkReachability() }
