import FoundationNetworking
import UIKitRuntime

// Which network a request may take: there is one, neither metered nor constrained, so the answers are only kept.
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
    /// Foundation can only read it here. A request fails at once where there is no network, which is what `false` asks for.
    public var waitsForConnectivity: Bool {
        get { objc_getAssociatedObject(self, &waits) as? Bool ?? false }
        set { objc_setAssociatedObject(self, &waits, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }

    /// Foundation has no sessions that outlive the app here: the transfers are those of a default session, and end with it.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
}

// FIXME(gap): a request does not remember what it forbids. The one network is neither metered nor constrained, so it is obeyed all the same.
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
