import Foundation

/// A request for a scene: a new one with a role, or an existing session's. iOS 17.
@preconcurrency @MainActor
public struct UISceneSessionActivationRequest {
    public let role: UISceneSession.Role
    public let session: UISceneSession?
    public var userActivity: NSUserActivity?
    public var options: UIScene.ActivationRequestOptions?

    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        (self.role, session, self.userActivity, self.options) = (role, nil, userActivity, options)
    }
    public init(session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil) {
        (role, self.session, self.userActivity, self.options) = (session.role, session, userActivity, options)
    }
}

extension UIApplication {
    public func activateSceneSession(for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil) {
        requestSceneSessionActivation(
            request.session, userActivity: request.userActivity, options: request.options, errorHandler: errorHandler)
    }
}

extension UIWindowScene {
    public enum PresentationStyle: UInt, Sendable { case automatic, standard, prominent }

    // FIXME(gap): styles and placements are kept; a new scene takes the screen.
    @preconcurrency @MainActor open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        open var preferredPresentationStyle = PresentationStyle.automatic
        open var placement: Placement?
    }

    @preconcurrency @MainActor open class Placement: NSObject {
        open private(set) var style: PresentationStyle
        init(_ style: PresentationStyle) { self.style = style }
        open class func standard() -> Placement { Placement(.standard) }
        open class func prominent() -> Placement { Placement(.prominent) }
    }

    /// The scene that an item opens in its own window.
    @preconcurrency @MainActor open class ActivationConfiguration: NSObject {
        open private(set) var userActivity: NSUserActivity
        open var options: UIWindowScene.ActivationRequestOptions?
        open var preview: UITargetedPreview?
        public init(userActivity: NSUserActivity) { self.userActivity = userActivity }
    }

    /// A menu's "Open in New Window"; hidden if the app supports only one scene.
    @preconcurrency @MainActor open class ActivationAction: UIAction {
        public typealias ConfigurationProvider = (ActivationAction) -> ActivationConfiguration?

        public convenience init(
            identifier: UIAction.Identifier? = nil, alternate: UIAction? = nil, _ configurationProvider: @escaping ConfigurationProvider
        ) {
            let canOpen = UIApplication.shared.supportsMultipleScenes
            let looks = canOpen ? nil : alternate
            self.init(
                title: looks?.title ?? "Open in New Window", image: looks?.image ?? UIImage(systemName: "square.grid.2x2"),
                identifier: identifier,
                attributes: canOpen || alternate != nil ? [] : .hidden
            ) { action in
                if let looks { return looks.performWithSender(action.sender, target: nil) }
                guard let action = action as? ActivationAction, let configuration = configurationProvider(action) else { return }
                UIApplication.shared.requestSceneSessionActivation(
                    nil, userActivity: configuration.userActivity, options: configuration.options)
            }
        }
    }

    /// Opens a window when its view is pinched open.
    // FIXME(gap): a pinch opens nothing.
    @preconcurrency @MainActor open class ActivationInteraction: NSObject, UIInteraction {
        open private(set) weak var view: UIView?
        package let configuration: (ActivationInteraction, CGPoint) -> ActivationConfiguration?
        public init(
            configurationProvider: @escaping (ActivationInteraction, CGPoint) -> ActivationConfiguration?,
            errorHandler: @escaping (any Error) -> Void = { _ in }
        ) { configuration = configurationProvider }
        open func willMove(to view: UIView?) {}
        open func didMove(to view: UIView?) { self.view = view }
    }

    @preconcurrency @MainActor open class WindowingBehaviors: NSObject {
        open var isClosable = true
        /// Stored only: there are no window buttons.
        open var isMiniaturizable = true
    }
    /// The behaviors of a Mac's window: always `nil`.
    public var windowingBehaviors: WindowingBehaviors? { nil }
    /// The title bar of a Mac's window: always `nil`.
    public var titlebar: UITitlebar? { nil }
}

/// The title bar of a Mac's window, which no emulated device has.
@preconcurrency @MainActor
open class UITitlebar: NSObject {
    public enum TitleVisibility: Int, Sendable { case visible, hidden }
    public enum ToolbarStyle: Int, Sendable { case automatic, expanded, preference, unified, unifiedCompact }
    open var titleVisibility = TitleVisibility.visible
    /// Stored only: a Mac's toolbar is not drawn.
    open var toolbarStyle = ToolbarStyle.automatic
    open var toolbar: AnyObject?
    open var autoHidesToolbarInFullScreen = false
}

extension UIWindowScene {
    /// The style of a window's controls. iOS 26.
    @preconcurrency @MainActor public final class WindowingControlStyle: NSObject {
        public static let automatic = WindowingControlStyle(), minimal = WindowingControlStyle(), unified = WindowingControlStyle()
    }
    /// Always `nil`: the focus engine does not run.
    public var focusSystem: UIFocusSystem? { nil }
}

/// The manager that hides a scene's content while the screen is shared or recorded. iOS 18.2.
@preconcurrency @MainActor
open class UISceneSystemProtectionManager: NSObject {
    open var isUserAuthenticationEnabled: Bool { false }
    nonisolated public static let userAuthenticationEnabledDidChangeNotification = Notification.Name(
        "UISceneSystemProtectionUserAuthenticationEnabledDidChangeNotification")
}

extension UIScene {
    /// Always `nil`: emulated apps are not protected.
    public var systemProtectionManager: UISceneSystemProtectionManager? { nil }
}
