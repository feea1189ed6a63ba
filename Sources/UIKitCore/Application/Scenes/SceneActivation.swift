import Foundation

/// A request for a scene: a new one with a role, or an existing session's. iOS 17.
@preconcurrency @MainActor
public struct UISceneSessionActivationRequest {
    /// The purpose of the requested scene.
    public let role: UISceneSession.Role
    /// The session to show, or `nil` for a new one.
    public let session: UISceneSession?
    /// The activity that the scene receives, or `nil`.
    public var userActivity: NSUserActivity?
    /// The options of the request, or `nil`.
    public var options: UIScene.ActivationRequestOptions?

    /// Creates a request for a new scene.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        (self.role, session, self.userActivity, self.options) = (role, nil, userActivity, options)
    }
    /// Creates a request for an existing session's scene.
    public init(session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil) {
        (role, self.session, self.userActivity, self.options) = (session.role, session, userActivity, options)
    }
}

extension UIApplication {
    /// Shows a scene. The handler gets an error if the app supports one scene only and another is requested.
    public func activateSceneSession(for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil) {
        requestSceneSessionActivation(
            request.session, userActivity: request.userActivity, options: request.options, errorHandler: errorHandler)
    }
}

extension UIWindowScene {
    /// How a new scene is shown beside the others.
    public enum PresentationStyle: UInt, Sendable { case automatic, standard, prominent }

    // FIXME(gap): styles and placements are kept; a new scene takes the screen.
    /// The options of a request for a window scene. They are stored: a new scene takes the screen.
    @preconcurrency @MainActor open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        /// How the new scene should be shown. Stored but has no effect.
        open var preferredPresentationStyle = PresentationStyle.automatic
        /// Where the new scene should be shown, or `nil`. Stored but has no effect.
        open var placement: Placement?
    }

    /// Where a new scene is shown.
    @preconcurrency @MainActor open class Placement: NSObject {
        /// The style of the placement.
        open private(set) var style: PresentationStyle
        init(_ style: PresentationStyle) { self.style = style }
        /// Returns the ordinary placement.
        open class func standard() -> Placement { Placement(.standard) }
        /// Returns a placement in the middle, over other windows.
        open class func prominent() -> Placement { Placement(.prominent) }
    }

    /// The scene that an item opens in its own window.
    @preconcurrency @MainActor open class ActivationConfiguration: NSObject {
        open private(set) var userActivity: NSUserActivity
        /// The options of the request, or `nil`.
        open var options: UIWindowScene.ActivationRequestOptions?
        /// The view out of which the scene grows, or `nil`. Stored but has no effect.
        open var preview: UITargetedPreview?
        /// Creates a configuration with the activity that the scene receives.
        public init(userActivity: NSUserActivity) { self.userActivity = userActivity }
    }

    /// A menu's "Open in New Window"; hidden if the app supports only one scene.
    @preconcurrency @MainActor open class ActivationAction: UIAction {
        /// A closure that returns the scene to open, or `nil` to open none.
        public typealias ConfigurationProvider = (ActivationAction) -> ActivationConfiguration?

        /// Creates an action; its title and symbol are the system's.
        ///
        /// - Parameter alternate: The action in an app that supports one scene only; `nil` hides the action.
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

    // FIXME(gap): a pinch opens nothing.
    /// Opens a window when its view is pinched open. Nothing opens here.
    @preconcurrency @MainActor open class ActivationInteraction: NSObject, UIInteraction {
        /// The view to which the interaction was added, or `nil`.
        open private(set) weak var view: UIView?
        package let configuration: (ActivationInteraction, CGPoint) -> ActivationConfiguration?
        /// Creates an interaction. The closures aren't called here.
        public init(
            configurationProvider: @escaping (ActivationInteraction, CGPoint) -> ActivationConfiguration?,
            errorHandler: @escaping (any Error) -> Void = { _ in }
        ) { configuration = configurationProvider }
        /// Called before the interaction is added to a view or removed. Does nothing.
        open func willMove(to view: UIView?) {}
        /// Stores the view to which the interaction was added.
        open func didMove(to view: UIView?) { self.view = view }
    }

    /// Which of a Mac window's buttons work.
    @preconcurrency @MainActor open class WindowingBehaviors: NSObject {
        /// Whether the user may close the window. Stored but has no effect.
        open var isClosable = true
        /// Stored but has no effect: there are no window buttons.
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
    /// Whether the title is shown.
    public enum TitleVisibility: Int, Sendable { case visible, hidden }
    /// Where the toolbar is in relation to the title.
    public enum ToolbarStyle: Int, Sendable { case automatic, expanded, preference, unified, unifiedCompact }
    /// Whether the title is shown. Stored but has no effect.
    open var titleVisibility = TitleVisibility.visible
    /// Stored but has no effect: a Mac's toolbar is not drawn.
    open var toolbarStyle = ToolbarStyle.automatic
    /// The window's toolbar, or `nil`. Stored but has no effect.
    open var toolbar: AnyObject?
    /// Whether a full screen hides the toolbar. Stored but has no effect.
    open var autoHidesToolbarInFullScreen = false
}

extension UIWindowScene {
    /// The style of a window's controls. iOS 26.
    @preconcurrency @MainActor public final class WindowingControlStyle: NSObject {
        /// The system's choice, small controls, or controls in the app's bar.
        public static let automatic = WindowingControlStyle(), minimal = WindowingControlStyle(), unified = WindowingControlStyle()
    }
    /// Always `nil`: the focus engine does not run.
    public var focusSystem: UIFocusSystem? { nil }
}

/// The manager that hides a scene's content while the screen is shared or recorded. iOS 18.2.
@preconcurrency @MainActor
open class UISceneSystemProtectionManager: NSObject {
    /// Whether the user must authenticate to see the app. Always `false`.
    open var isUserAuthenticationEnabled: Bool { false }
    /// Posted by UIKit when the protection changes. Never posted here.
    nonisolated public static let userAuthenticationEnabledDidChangeNotification = Notification.Name(
        "UISceneSystemProtectionUserAuthenticationEnabledDidChangeNotification")
}

extension UIScene {
    /// Always `nil`: emulated apps are not protected.
    public var systemProtectionManager: UISceneSystemProtectionManager? { nil }
}
