import Foundation

/// A persistent instance of the app's interface, which the system remembers while its scene connects and disconnects.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
        public static let windowExternalDisplayNonInteractive = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
        public static let windowAssistiveAccessApplication = Role(rawValue: "UIWindowSceneSessionRoleAssistiveAccessApplication")
        public static let carTemplateApplication = Role(rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
    }

    open package(set) weak var scene: UIScene?
    open private(set) var role: Role
    open package(set) var configuration: UISceneConfiguration
    open private(set) var persistentIdentifier: String
    open var stateRestorationActivity: NSUserActivity?
    // Property-list values only. (SP-F038)
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
    open private(set) var name: String?
    open private(set) var role: UISceneSession.Role
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?
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
