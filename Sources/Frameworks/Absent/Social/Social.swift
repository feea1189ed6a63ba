// No service is available, as on iOS 11 and later.
@_exported import FrameworkPlaceholder

public let SLServiceTypeTwitter = "com.apple.social.twitter", SLServiceTypeFacebook = "com.apple.social.facebook"
/// The result of composing a post.
public enum SLComposeViewControllerResult: Int, Sendable { case cancelled, done }
/// A composer for which no service is available, as on iOS 11 and later.
open class SLComposeViewController: UnavailableFrameworkController {
    open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }
    open var completionHandler: ((SLComposeViewControllerResult) -> Void)?
    public convenience init!(forServiceType serviceType: String!) { self.init() }
    @discardableResult open func setInitialText(_ text: String!) -> Bool { false }
    @discardableResult open func add(_ image: UIImage!) -> Bool { false }
    @discardableResult open func add(_ url: URL!) -> Bool { false }
}
