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

// FIXME(gap): a request does not store its restrictions. The only network is neither metered nor constrained, so they are always satisfied.
extension URLRequest {
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }
}
