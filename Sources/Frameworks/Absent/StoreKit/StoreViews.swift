@_exported import FrameworkPlaceholder

/// The identifier of an app, for ``SKStoreProductViewController/loadProduct(withParameters:completionBlock:)``.
public let SKStoreProductParameterITunesItemIdentifier = "id"
/// The identifier of an in-app purchase.
public let SKStoreProductParameterProductIdentifier = "productIdentifier"
public let SKStoreProductParameterAffiliateToken = "at", SKStoreProductParameterCampaignToken = "ct"
public let SKStoreProductParameterProviderToken = "pt", SKStoreProductParameterAdvertisingPartnerToken = "advp"

/// The callback for closing a page of the App Store.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
extension SKStoreProductViewControllerDelegate {
    /// Does nothing.
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// Shows the name of the App Store; products can't be loaded.
open class SKStoreProductViewController: UnavailableFrameworkController {
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?

    /// Reports in the coming turn that there is no App Store.
    open func loadProduct(withParameters parameters: [String: Any], completionBlock block: (@MainActor (Bool, (any Error)?) -> Void)? = nil)
    {
        guard let block else { return }
        Task { @MainActor in block(false, SKError(.unknown)) }
    }
    /// Reports in the coming turn that there is no App Store.
    open func loadProduct(
        withParameters parameters: [String: Any], impression: SKAdImpression,
        completionBlock block: (@MainActor (Bool, (any Error)?) -> Void)? = nil
    ) { loadProduct(withParameters: parameters, completionBlock: block) }
    /// Throws, since there is no App Store.
    open func loadProduct(withParameters parameters: [String: Any]) async throws -> Bool { throw SKError(.unknown) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showUnavailable("App Store")
    }
}

/// An advertisement of an app at the bottom of a scene. It never appears; its delegate is notified that it could not be loaded.
@preconcurrency @MainActor
open class SKOverlay: NSObject {
    /// The distance of an overlay from the bottom.
    public enum Position: Int, Sendable { case bottom, bottomRaised }
    /// The content of an overlay.
    @preconcurrency @MainActor
    open class Configuration: NSObject {}
    /// The app that an overlay advertises.
    open class AppConfiguration: Configuration {
        open var appIdentifier: String
        open var position: Position
        open var campaignToken: String?, providerToken: String?, customProductPageIdentifier: String?, latestReleaseID: String?
        /// Whether a swipe closes the overlay. It is stored but has no effect.
        open var userDismissible = true
        private final var values: [String: Any] = [:]
        /// Keeps a value for the App Store.
        open func setAdditionalValue(_ value: Any?, forKey key: String) { values[key] = value }
        /// Returns a value that was kept.
        open func additionalValue(forKey key: String) -> Any? { values[key] }
        public init(appIdentifier: String, position: Position) { (self.appIdentifier, self.position) = (appIdentifier, position) }
    }
    open class AppClipConfiguration: Configuration {
        open var position: Position
        open var campaignToken: String?, providerToken: String?, customProductPageIdentifier: String?, latestReleaseID: String?
        private final var values: [String: Any] = [:]
        /// Keeps a value for the App Store.
        open func setAdditionalValue(_ value: Any?, forKey key: String) { values[key] = value }
        /// Returns a value that was kept.
        open func additionalValue(forKey key: String) -> Any? { values[key] }
        public init(position: Position) { self.position = position }
    }

    open private(set) var configuration: Configuration
    open weak var delegate: (any SKOverlayDelegate)?
    public init(configuration: Configuration) { self.configuration = configuration }
    /// Tells the delegate in the coming turn that the overlay could not be loaded.
    open func present(in scene: UIWindowScene) {
        Task { @MainActor in delegate?.storeOverlayDidFailToLoad(self, error: SKError(.unknown)) }
    }
    /// Does nothing: no overlay is shown.
    open class func dismiss(in scene: UIWindowScene) {}
}

/// The callbacks for an overlay that could not be loaded, appeared, or disappeared.
@preconcurrency @MainActor
public protocol SKOverlayDelegate: NSObjectProtocol {
    func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
    func storeOverlayWillStartPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    func storeOverlayDidFinishPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    func storeOverlayWillStartDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}
extension SKOverlay {
    /// The frames of an overlay that appears or disappears.
    @preconcurrency @MainActor
    open class TransitionContext: NSObject {
        open private(set) var startFrame = CGRect.zero, endFrame = CGRect.zero
        /// Does nothing: no overlay moves.
        open func addAnimation(_ block: @escaping () -> Void) {}
    }
}
extension SKOverlayDelegate {
    /// Does nothing.
    public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
    /// Does nothing.
    public func storeOverlayWillStartPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext) {}
    /// Does nothing.
    public func storeOverlayDidFinishPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext) {}
    /// Does nothing.
    public func storeOverlayWillStartDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext) {}
    /// Does nothing.
    public func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext) {}
}
