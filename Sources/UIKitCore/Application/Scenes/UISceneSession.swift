import Foundation

/// A persistent instance of the app's interface, which the system remembers while its scene connects and disconnects.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// The purpose of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The role as text, with UIKit's spelling.
        public let rawValue: String
        /// Creates a role.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The app's interface on the device's screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// A second screen that takes input. No host has one.
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
        /// A second screen without input. No host has one.
        public static let windowExternalDisplayNonInteractive = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
        /// The simplified interface of Assistive Access. Never requested here.
        public static let windowAssistiveAccessApplication = Role(rawValue: "UIWindowSceneSessionRoleAssistiveAccessApplication")
        /// The interface of CarPlay. Never requested here.
        public static let carTemplateApplication = Role(rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
    }

    /// The session's scene; `nil` while it isn't in memory. Not retained.
    open package(set) weak var scene: UIScene?
    /// The purpose of the scene.
    open private(set) var role: Role
    /// The classes and the storyboard of the scene.
    open package(set) var configuration: UISceneConfiguration
    /// The name of the session. It is counted, so that runs match, where Apple's is random.
    open private(set) var persistentIdentifier: String
    /// The activity from which the next scene of the session is restored, or `nil`.
    open var stateRestorationActivity: NSUserActivity?
    // Property-list values only. (SP-F038)
    /// Custom values that outlive the process; `nil` for none. Values other than those of a property list raise an exception.
    open var userInfo: [String: Any]? {
        get { storedInfo }
        set { if StorableInfo.check(newValue, allowsLinks: false, "UISceneSession") { storedInfo = newValue } }
    }
    private var storedInfo: [String: Any]?

    private static var count = 0
    /// Restarts the numbering, as in a new process. For tests of several launches.
    package static func restartCounting() { count = 0 }

    package init(role: Role, configuration: UISceneConfiguration) {
        (self.role, self.configuration) = (role, configuration)
        UISceneSession.count += 1
        // Counted, not random, so that two runs of an app print the same.
        persistentIdentifier =
            "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - "\(UISceneSession.count)".count) + "\(UISceneSession.count)"
    }
}

/// The classes and the storyboard from which a scene is created.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject, NSCopying {
    /// The name in the scene manifest, or `nil`.
    open private(set) var name: String?
    /// The purpose of the scene.
    open private(set) var role: UISceneSession.Role
    /// The class of the scene; `nil` selects ``UIWindowScene``.
    open var sceneClass: AnyClass?
    /// The class of the scene's delegate; `nil` leaves the scene without one.
    open var delegateClass: AnyClass?
    /// The storyboard whose initial controller becomes the window's root, or `nil`.
    open var storyboard: UIStoryboard?
    /// The name of the storyboard if no storyboard object was set. It is loaded when the scene connects.
    package var storyboardName: String?

    /// Creates a configuration. If the scene manifest contains `name`, the configuration has the classes and storyboard specified there.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        (self.name, role) = (name, sessionRole)
        super.init()
        let scenes = InfoDictionary.main.scenes(for: sessionRole)
        guard let scene = name == nil ? nil : scenes.first(where: { $0.name == name }) else { return }
        adopt(scene)
    }

    package func adopt(_ scene: InfoDictionary.Scene) {
        delegateClass = scene.delegateClassName.flatMap(ClassNames.find)
        sceneClass = scene.sceneClassName.flatMap(ClassNames.find)
        storyboardName = scene.storyboard
    }

    /// Returns the configuration itself.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Finds classes by the names in Info.plist files.
package enum ClassNames {
    /// `$(PRODUCT_MODULE_NAME).SceneDelegate` arrives as `App.SceneDelegate`; a bare name is looked for in the app's own module.
    package static func find(_ name: String) -> AnyClass? {
        if let found = NSClassFromString(name) { return found }
        guard !name.contains("."), let executable = Bundle.main.infoDictionary?["CFBundleExecutable"] as? String else { return nil }
        return NSClassFromString(String(executable.map { $0.isLetter || $0.isNumber ? $0 : "_" }) + "." + name)
    }
}
