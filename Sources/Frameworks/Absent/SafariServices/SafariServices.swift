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
        public override init() { super.init() }
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
    public convenience init(url: URL, entersReaderIfAvailable: Bool) { self.init(url: url, configuration: Configuration()) }
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
