// A labeled placeholder with the page's address; loading fails through the delegate.
@_exported import FrameworkPlaceholder

/// The callbacks for closing the browser and for loading.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
    func safariViewController(_ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?) -> [UIActivity]
    func safariViewController(
        _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
    ) -> [UIActivity.ActivityType]
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}
extension SFSafariViewControllerDelegate {
    /// Does nothing.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    /// Does nothing.
    public func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {}
    /// Does nothing.
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
    /// Returns no activities.
    public func safariViewController(_ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?) -> [UIActivity] { [] }
    /// Returns no types.
    public func safariViewController(
        _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
    ) -> [UIActivity.ActivityType] { [] }
    /// Does nothing.
    public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}

/// Shows the URL that it would open; loading fails through the delegate.
open class SFSafariViewController: UnavailableFrameworkController {
    /// The text of the button that closes the view controller.
    public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
    /// The settings of the view controller.
    open class Configuration: NSObject {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true
        /// A button that runs an extension. It isn't shown.
        open var activityButton: ActivityButton?
        /// The attribution of an advertisement, for the site. It has no effect.
        open var eventAttribution: UIEventAttribution?
        public override init() { super.init() }
    }
    /// A button that runs an extension.
    open class ActivityButton: NSObject {
        public final let templateImage: UIImage?, extensionIdentifier: String?
        public init(templateImage: UIImage, extensionIdentifier: String) {
            (self.templateImage, self.extensionIdentifier) = (templateImage, extensionIdentifier)
        }
    }
    /// Connections that are made before the user follows a link. None is.
    open class PrewarmingToken: NSObject {
        open func invalidate() {}
    }
    /// Does nothing.
    @discardableResult open class func prewarmConnections(to URLs: [URL]) -> PrewarmingToken { PrewarmingToken() }
    /// Removes the app's data of sites: there are none.
    open class DataStore: NSObject {
        open class var `default`: DataStore { DataStore() }
        open func clearWebsiteData(completionHandler completion: (() -> Void)? = nil) { completion?() }
        open func clearWebsiteData() async {}
    }
    private let address: URL?
    open private(set) var configuration: Configuration
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = DismissButtonStyle.done

    public init(url: URL, configuration: Configuration) {
        (address, self.configuration) = (url, configuration)
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }
    public convenience init(url: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: url, configuration: configuration)
    }
    public required init?(coder: NSCoder) {
        (address, configuration) = (nil, Configuration())
        super.init(coder: coder)
    }
    open override func viewDidLoad() {
        super.viewDidLoad()
        showUnavailable("Safari", address?.absoluteString ?? "")
    }
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        delegate?.safariViewController(self, didCompleteInitialLoad: false)
    }
}
