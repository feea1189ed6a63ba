import Foundation

/// A condition under which a scene is destroyed instead of kept for later.
@preconcurrency @MainActor
public final class UISceneDestructionCondition: NSObject {
    private override init() { super.init() }
    /// The user closed the scene.
    public static let userInitiatedDismissal = UISceneDestructionCondition()
    /// The system removed the scene from memory.
    public static let systemDisconnection = UISceneDestructionCondition()
}

/// An ad's source and destination, measured without identifying the user.
@preconcurrency @MainActor
open class UIEventAttribution: NSObject, NSCopying {
    /// The number of the ad, 0 to 255.
    nonisolated public let sourceIdentifier: UInt8
    /// The page that the ad leads to.
    nonisolated public let destinationURL: URL
    /// The address for reports, from the app's `Info.plist`; `nil` if it names none.
    nonisolated public let reportEndpoint: URL?
    /// The ad's content in words.
    nonisolated public let sourceDescription: String
    /// The name of the advertiser.
    nonisolated public let purchaser: String

    /// Creates an attribution. Nothing is ever reported here.
    public init(sourceIdentifier: UInt8, destinationURL: URL, sourceDescription: String, purchaser: String) {
        (self.sourceIdentifier, self.destinationURL) = (sourceIdentifier, destinationURL)
        (self.sourceDescription, self.purchaser) = (sourceDescription, purchaser)
        // The key of the property list that names the recipient of reports.
        reportEndpoint = (Bundle.main.object(forInfoDictionaryKey: "NSAdvertisingAttributionReportEndpoint") as? String).flatMap(URL.init)
        super.init()
    }

    /// Returns the attribution itself, which is immutable.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A view over an ad, whose taps may be attributed. It draws nothing and lets touches through.
@preconcurrency @MainActor
open class UIEventAttributionView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }
    /// Creates a view from an archive or interface file.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIApplication.OpenExternalURLOptionsKey {
    /// The attribution of the tap that opens the URL, a ``UIEventAttribution``.
    public static let eventAttribution = Self(rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
}

private let destructionConditions = AttachedProperty<Set<UISceneDestructionCondition>>([])
private let attributions = AttachedProperty<UIEventAttribution?>(nil)

extension UIScene {
    /// The conditions under which the session is destroyed with its scene: `systemDisconnection`, or, always, the user's choice.
    public var destructionConditions: Set<UISceneDestructionCondition> {
        get { UIKitCore.destructionConditions[self] }
        set { UIKitCore.destructionConditions[self] = newValue }
    }
}

extension UIScene.OpenURLOptions {
    /// Always `nil`: no other app attributes its taps here.
    public var eventAttribution: UIEventAttribution? { nil }
}

extension UIScene.OpenExternalURLOptions {
    /// The attribution of the tap that opens the URL, or `nil`. Stored but has no effect.
    public var eventAttribution: UIEventAttribution? {
        get { attributions[self] }
        set { attributions[self] = newValue }
    }
}

extension UIWindowScene {
    /// The ways in which the user may resize a scene.
    public enum ResizingRestrictions: Int, Sendable { case unspecified, none, uniform, freeform }

    /// Puts a new scene in the place of another, which stays behind it.
    @preconcurrency @MainActor
    public final class PushPlacement: Placement {
        /// The session in whose place the new scene appears; `nil` for the requesting one.
        public let targetSession: UISceneSession?
        private init(_ session: UISceneSession?) {
            targetSession = session
            super.init(.automatic)
        }
        /// Returns a placement in the place of a session's scene; `nil` selects that of the requesting scene.
        public static func targeting(_ session: UISceneSession?) -> PushPlacement { PushPlacement(session) }
    }

    // FIXME(gap): windows cannot be moved by dragging.
    /// Lets the user drag a window by the view to which it belongs. Windows can't be moved here.
    @preconcurrency @MainActor
    open class DragInteraction: NSObject, UIInteraction {
        /// The view to which the interaction was added, or `nil`.
        open private(set) weak var view: UIView?
        /// The recognizer that others may require to fail.
        public let gestureForFailureRelationships: UIGestureRecognizer = UIPanGestureRecognizer()
        public override init() { super.init() }
        /// Removes the interaction's recognizer from its former view.
        open func willMove(to view: UIView?) {
            if let old = self.view { old.removeGestureRecognizer(gestureForFailureRelationships) }
        }
        /// Adds the interaction's recognizer, disabled, to the view.
        open func didMove(to view: UIView?) {
            self.view = view
            gestureForFailureRelationships.isEnabled = false
            view?.addGestureRecognizer(gestureForFailureRelationships)
        }
    }
}

extension UIWindowScene.Geometry {
    /// The smallest size of a resizable scene; a scene here has the screen's, so there is no limit.
    public var minimumSize: CGSize { .zero }
    /// The largest size of a resizable scene: there is no limit.
    public var maximumSize: CGSize { CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) }
    /// `none`: the user cannot resize a scene.
    public var resizingRestrictions: UIWindowScene.ResizingRestrictions { .none }
}

extension UIApplication {
    /// A category for which the user chooses an app.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The number of the category.
        public let rawValue: Int
        /// Creates a category from its number.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Apps that open web pages.
        public static let webBrowser = Category(rawValue: 1)
    }

    /// Whether the app is the user's choice in a category.
    public enum CategoryDefaultStatus: Int, Sendable { case unavailable, isDefault, notDefault }

    /// The reason that the app's status in a category is not known.
    public struct CategoryDefaultError: CustomNSError, Hashable, Sendable {
        /// The reasons for which the status isn't known.
        public enum Code: Int, Sendable { case rateLimited = 1 }
        /// The reason for this error.
        public let code: Code
        /// The domain of the error as an `NSError`.
        public static let errorDomain = "UIApplicationCategoryDefaultErrorDomain"
        /// The key for the date of the last answer.
        public static let statusLastProvidedDateErrorKey = "UIApplicationCategoryDefaultStatusLastProvidedDateErrorKey"
        /// The key for the date from which the app may ask again.
        public static let retryAvailableDateErrorKey = "UIApplicationCategoryDefaultRetryAvailabilityDateErrorKey"
        /// The code of the error as an `NSError`.
        public var errorCode: Int { code.rawValue }
        /// The app asked too often.
        public static var rateLimited: Code { .rateLimited }
    }

    /// Whether the app is the user's choice in a category. Always `false`: the emulated device has no list of apps.
    public func isDefault(_ category: Category) throws -> Bool { false }
    /// Returns whether the app is the user's choice. Always `notDefault`; never throws.
    public func defaultStatus(for category: Category) throws -> CategoryDefaultStatus { .notDefault }
}
