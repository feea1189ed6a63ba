import Foundation

/// The state of an application apart from its life cycle: quick actions, background tasks, the legacy status bar.
@MainActor
package final class ApplicationSettings {
    var shortcutItems: [UIApplicationShortcutItem]?
    let notifications = LocalNotifications()
    var ignoring = 0
    var alternateIconName: String?
    /// The top-level objects of `NSMainNibFile`, which nothing else retains.
    var mainNibObjects: [Any] = []
    /// Whether the app declined the snapshot for its next launch. No host shows one.
    package internal(set) var ignoresSnapshot = false
    private var lastTask = 0
    /// Set by apps whose Info.plist turns controller-based status bars off. (I-19)
    private(set) var statusBarStyle = UIStatusBarStyle.default
    private(set) var isStatusBarHidden = false

    nonisolated init() {}

    func beginTask() -> UIBackgroundTaskIdentifier {
        lastTask += 1
        return UIBackgroundTaskIdentifier(rawValue: lastTask)
    }

    // The delegate's mask, else Info.plist's, else the idiom's default. (D-05)
    var plistOrientations: UIInterfaceOrientationMask {
        let idiom = UIScreen.main.host.idiom
        return InfoDictionary.main.supportedOrientations(idiom) ?? (idiom == .pad ? .all : .allButUpsideDown)
    }

    // App-wide setters do nothing while controllers decide about the status bar. (I-19)
    func setStatusBar(style: UIStatusBarStyle) { if !InfoDictionary.main.isStatusBarControllerBased { statusBarStyle = style } }
    func setStatusBar(hidden: Bool) { if !InfoDictionary.main.isStatusBarControllerBased { isStatusBarHidden = hidden } }

    static var noRemoteNotifications: NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: 3010,
            userInfo: [NSLocalizedDescriptionKey: "remote notifications are not supported in the simulator"])
    }
}

/// The keys for Info.plist that the runtime follows.
@MainActor
package struct InfoDictionary {
    package static var main = InfoDictionary(Bundle.main.infoDictionary ?? [:])

    package let values: [String: Any]
    package init(_ values: [String: Any]) { self.values = values }

    private func value(_ key: String, _ idiom: UIUserInterfaceIdiom) -> Any? {
        values[key + (idiom == .pad ? "~ipad" : "~iphone")] ?? values[key]
    }

    // Info.plist's orientations, in the variant of the idiom. (D-05)
    package func supportedOrientations(_ idiom: UIUserInterfaceIdiom) -> UIInterfaceOrientationMask? {
        guard let names = value("UISupportedInterfaceOrientations", idiom) as? [String], !names.isEmpty else { return nil }
        return names.reduce(into: []) { if let orientation = Self.orientation($1) { $0.insert(orientation.mask) } }
    }

    // The launch orientation, else the first supported one. (D-06)
    package func launchOrientation(_ idiom: UIUserInterfaceIdiom) -> UIInterfaceOrientation? {
        namedLaunchOrientation(idiom) ?? (value("UISupportedInterfaceOrientations", idiom) as? [String])?.first.flatMap(Self.orientation)
    }

    package func namedLaunchOrientation(_ idiom: UIUserInterfaceIdiom) -> UIInterfaceOrientation? {
        (value("UIInterfaceOrientation", idiom) as? String).flatMap(Self.orientation)
    }

    private static func orientation(_ name: String) -> UIInterfaceOrientation? {
        switch name {
        case "UIInterfaceOrientationPortrait": .portrait
        case "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown
        case "UIInterfaceOrientationLandscapeLeft": .landscapeLeft
        case "UIInterfaceOrientationLandscapeRight": .landscapeRight
        default: nil
        }
    }

    // An iPad app that multitasks ignores the masks of its controllers. (D-09)
    package func isEligibleForMultitasking(_ idiom: UIUserInterfaceIdiom) -> Bool {
        idiom == .pad && values["UIRequiresFullScreen"] as? Bool != true && supportedOrientations(.pad) == .all
    }

    /// Treats an empty name as missing.
    package func mainStoryboard(_ idiom: UIUserInterfaceIdiom) -> String? { named("UIMainStoryboardFile", idiom) }
    package func mainNib(_ idiom: UIUserInterfaceIdiom) -> String? { named("NSMainNibFile", idiom) }
    private func named(_ key: String, _ idiom: UIUserInterfaceIdiom) -> String? {
        (value(key, idiom) as? String).flatMap { $0.isEmpty ? nil : $0 }
    }
    package var isStatusBarControllerBased: Bool { values["UIViewControllerBasedStatusBarAppearance"] as? Bool ?? true }
    package var isStatusBarHiddenAtLaunch: Bool { values["UIStatusBarHidden"] as? Bool ?? false }
    package var forcedAppearance: UIUserInterfaceStyle? {
        switch values["UIUserInterfaceStyle"] as? String {
        case "Light": .light
        case "Dark": .dark
        default: nil
        }
    }
    package var fonts: [String] { values["UIAppFonts"] as? [String] ?? [] }
    package var performsActionsWhilePresentingModally: Bool {
        values["UIViewControllerPerformsActionsWhilePresentingModally"] as? Bool ?? true
    }

    // MARK: Scenes

    private var manifest: [String: Any]? { values["UIApplicationSceneManifest"] as? [String: Any] }
    package var hasSceneManifest: Bool { manifest != nil }
    package var supportsMultipleScenes: Bool { manifest?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false }

    package struct Scene {
        package var name: String?
        package var delegateClassName: String?
        package var sceneClassName: String?
        package var storyboard: String?
    }

    package func scenes(for role: UISceneSession.Role) -> [Scene] {
        let configurations = (manifest?["UISceneConfigurations"] as? [String: Any])?[role.rawValue] as? [[String: Any]] ?? []
        return configurations.map {
            Scene(
                name: $0["UISceneConfigurationName"] as? String, delegateClassName: $0["UISceneDelegateClassName"] as? String,
                sceneClassName: $0["UISceneClassName"] as? String, storyboard: $0["UISceneStoryboardFile"] as? String)
        }
    }
}

/// Opens URLs: the app's own schemes come back to it; the host handles the rest.
@MainActor
package enum URLOpening {
    /// Whether the host can open a URL that isn't the app's. By default, it accepts web, mail, telephone, and settings URLs, and opens
    /// nothing.
    package static var canOpenOutside: (URL) -> Bool = {
        ["http", "https", "mailto", "tel", "sms", "app-settings"].contains($0.scheme ?? "")
    }
    package static var didOpenOutside: (URL) -> Void = { _ in }

    private static func isOwn(_ url: URL) -> Bool {
        let types = InfoDictionary.main.values["CFBundleURLTypes"] as? [[String: Any]] ?? []
        return types.contains { ($0["CFBundleURLSchemes"] as? [String] ?? []).contains { $0.lowercased() == url.scheme?.lowercased() } }
    }

    static func canOpen(_ url: URL) -> Bool { isOwn(url) || canOpenOutside(url) }

    static func open(_ url: URL, _ completion: ((Bool) -> Void)?) {
        guard canOpen(url) else {
            EventLoop.main.enqueue { completion?(false) }
            return
        }
        let own = isOwn(url)
        EventLoop.main.enqueue {
            if own { deliver(url) } else { didOpenOutside(url) }
            completion?(true)
        }
    }

    /// Delivers `url` to the app on behalf of another app, a host or a test.
    package static func deliver(_ url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) {
        let application = UIApplication.shared
        if application.lifecycle.usesScenes, let scene = application.lifecycle.mainScene, let delegate = scene.delegate {
            delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url, options: UIScene.OpenURLOptions())])
        } else {
            _ = application.delegate?.application(application, open: url, options: options)
        }
    }
}
