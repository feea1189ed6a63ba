import FoundationNetworking
import UIKitRuntime

// The networks that a request may use: there is only one, neither metered nor constrained, so the values are stored but have no effect.
nonisolated(unsafe) private var expensive: UInt8 = 0, constrained: UInt8 = 0, launches: UInt8 = 0, waits: UInt8 = 0

extension URLSessionConfiguration {
    public var allowsExpensiveNetworkAccess: Bool {
        get { objc_getAssociatedObject(self, &expensive) as? Bool ?? true }
        set { objc_setAssociatedObject(self, &expensive, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
    public var allowsConstrainedNetworkAccess: Bool {
        get { objc_getAssociatedObject(self, &constrained) as? Bool ?? true }
        set { objc_setAssociatedObject(self, &constrained, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
    public var sessionSendsLaunchEvents: Bool {
        get { objc_getAssociatedObject(self, &launches) as? Bool ?? false }
        set { objc_setAssociatedObject(self, &launches, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
    /// Whether to wait for connectivity, which Foundation can only read here. A request fails immediately without a network, which
    /// corresponds to `false`.
    public var waitsForConnectivity: Bool {
        get { objc_getAssociatedObject(self, &waits) as? Bool ?? false }
        set { objc_setAssociatedObject(self, &waits, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }

    /// Returns the default configuration: Foundation has no sessions that outlive the app here, so transfers end with it.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
}

extension URLSessionConfiguration {
    /// The networks that requests may use. Stored but has no effect: the system's network stack decides, and there is one network.
    public var allowsUltraConstrainedNetworkAccess: Bool {
        get { stored(&ultraConstrained, true) }
        set { store(&ultraConstrained, newValue) }
    }
    public var requiresDNSSECValidation: Bool {
        get { stored(&requiresDNSSEC, false) }
        set { store(&requiresDNSSEC, newValue) }
    }
    public var enablesEarlyData: Bool {
        get { stored(&earlyData, false) }
        set { store(&earlyData, newValue) }
    }
    /// How connections use several networks. Stored but has no effect.
    public var multipathServiceType: NSURLSessionMultipathServiceType {
        get { stored(&multipath, .none) }
        set { store(&multipath, newValue) }
    }
    private func stored<Value>(_ key: UnsafeRawPointer, _ initial: Value) -> Value {
        objc_getAssociatedObject(self, key) as? Value ?? initial
    }
    private func store(_ key: UnsafeRawPointer, _ value: Any?) { objc_setAssociatedObject(self, key, value, .OBJC_ASSOCIATION_RETAIN) }
}
nonisolated(unsafe) private var ultraConstrained: UInt8 = 0, requiresDNSSEC: UInt8 = 0, earlyData: UInt8 = 0, multipath: UInt8 = 0

/// How connections use several networks.
public enum NSURLSessionMultipathServiceType: Int, Sendable { case none, handover, interactive, aggregate }
/// The originator of a request: the developer or the user.
public enum NSURLRequestAttribution: UInt, Sendable { case developer, user }
extension NSURLRequest { public typealias Attribution = NSURLRequestAttribution }

// The values are stored with the request, under names of Foundation's own that a loader may read.
// FIXME(gap): Foundation forgets them with each copy of the request, so they may read as their defaults.
extension URLRequest {
    /// The originator of a request: the developer or the user.
    public typealias Attribution = NSURLRequestAttribution

    private func stored<Value>(_ name: String, _ initial: Value) -> Value {
        URLProtocol.property(forKey: "understudy." + name, in: self) as? Value ?? initial
    }
    private mutating func store(_ name: String, _ value: Any?) {
        guard let request = (self as NSURLRequest).mutableCopy() as? NSMutableURLRequest else { return }
        if let value {
            URLProtocol.setProperty(value, forKey: "understudy." + name, in: request)
        } else {
            URLProtocol.removeProperty(forKey: "understudy." + name, in: request)
        }
        self = request as URLRequest
    }
    /// Whether a network may be metered or constrained. The only network is neither.
    public var allowsExpensiveNetworkAccess: Bool {
        get { stored("expensive", true) }
        set { store("expensive", newValue) }
    }
    public var allowsConstrainedNetworkAccess: Bool {
        get { stored("constrained", true) }
        set { store("constrained", newValue) }
    }
    public var allowsUltraConstrainedNetworkAccess: Bool {
        get { stored("ultraConstrained", true) }
        set { store("ultraConstrained", newValue) }
    }
    /// How the server is found and reached. Stored but has no effect: the system's network stack decides.
    public var assumesHTTP3Capable: Bool {
        get { stored("http3", false) }
        set { store("http3", newValue) }
    }
    public var requiresDNSSECValidation: Bool {
        get { stored("dnssec", false) }
        set { store("dnssec", newValue) }
    }
    public var allowsPersistentDNS: Bool {
        get { stored("persistentDNS", false) }
        set { store("persistentDNS", newValue) }
    }
    /// The originator of the request, and the group of its cookies. Stored but has no effect.
    public var attribution: Attribution {
        get { Attribution(rawValue: stored("attribution", UInt(0))) ?? .developer }
        set { store("attribution", newValue.rawValue) }
    }
    public var cookiePartitionIdentifier: String? {
        get { stored("cookiePartition", nil) }
        set { store("cookiePartition", newValue) }
    }
}
extension NSURLRequest.NetworkServiceType {
    /// The kinds of traffic that Foundation on Linux lacks, with Apple's numbers where the type has room for them: they count as the
    /// default.
    public static var responsiveData: Self { .default }
    public static var avStreaming: Self { .video }
    public static var responsiveAV: Self { .video }
    public static var callSignaling: Self { .networkServiceTypeCallSignaling }
}
