import FrameworkPlaceholder

/// The files of a browser's extension. The manifest is read; nothing of the extension runs.
@preconcurrency @MainActor
open class WKWebExtension: NSObject {
    /// The manifest of the extension.
    open private(set) var manifest: [String: Any]
    /// The errors in the manifest.
    open private(set) var errors: [any Error] = []

    /// Reads the extension in a folder.
    public convenience init(resourceBaseURL: URL) async throws { try self.init(reading: resourceBaseURL) }
    public convenience init(appExtensionBundle: Bundle) async throws {
        try self.init(reading: appExtensionBundle.resourceURL ?? appExtensionBundle.bundleURL)
    }
    private init(reading folder: URL) throws {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("manifest.json")) else {
            throw WKWebExtensionError(.resourceNotFound)
        }
        guard let read = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw WKWebExtensionError(.invalidManifest)
        }
        manifest = read
        super.init()
        guard manifestVersion == 2 || manifestVersion == 3 else { throw WKWebExtensionError(.unsupportedManifestVersion) }
        for key in ["name", "version"] where (manifest[key] as? String ?? "").isEmpty {
            errors.append(WKWebExtensionError(.invalidManifestEntry))
        }
    }

    open var manifestVersion: Double { (manifest["manifest_version"] as? NSNumber)?.doubleValue ?? 0 }
    /// Returns whether the manifest has a version or a later one.
    open func supportsManifestVersion(_ manifestVersion: Double) -> Bool { self.manifestVersion >= manifestVersion }
    open var defaultLocale: Locale? { (manifest["default_locale"] as? String).map { Locale(identifier: $0) } }
    open var displayName: String? { manifest["name"] as? String }
    open var displayShortName: String? { manifest["short_name"] as? String ?? displayName }
    open var displayVersion: String? { manifest["version_name"] as? String ?? version }
    open var displayDescription: String? { manifest["description"] as? String }
    open var displayActionLabel: String? { (action["default_title"] as? String) ?? displayName }
    open var version: String? { manifest["version"] as? String }
    private var action: [String: Any] { (manifest["action"] ?? manifest["browser_action"]) as? [String: Any] ?? [:] }
    open func icon(for size: CGSize) -> UIImage? { nil }
    /// Returns nil: pictures of extensions are not read.
    open func actionIcon(for size: CGSize) -> UIImage? { nil }

    /// The permissions without which the extension doesn't work.
    open var requestedPermissions: Set<Permission> { Set(words("permissions").filter { !$0.contains("/") }.map { Permission($0) }) }
    /// The permissions that the extension may ask for.
    open var optionalPermissions: Set<Permission> {
        Set(words("optional_permissions").filter { !$0.contains("/") }.map { Permission($0) })
    }
    /// The sites without which the extension doesn't work.
    open var requestedPermissionMatchPatterns: Set<MatchPattern> { patterns(words("permissions") + words("host_permissions")) }
    /// The sites that the extension may ask for.
    open var optionalPermissionMatchPatterns: Set<MatchPattern> {
        patterns(words("optional_permissions") + words("optional_host_permissions"))
    }
    /// All sites that the extension names.
    open var allRequestedMatchPatterns: Set<MatchPattern> {
        let scripts = manifest["content_scripts"] as? [[String: Any]] ?? []
        return requestedPermissionMatchPatterns.union(patterns(scripts.flatMap { $0["matches"] as? [String] ?? [] }))
    }
    private func words(_ key: String) -> [String] { manifest[key] as? [String] ?? [] }
    private func patterns(_ texts: [String]) -> Set<MatchPattern> { Set(texts.compactMap { try? MatchPattern(string: $0) }) }

    open var hasBackgroundContent: Bool { manifest["background"] != nil }
    open var hasPersistentBackgroundContent: Bool {
        hasBackgroundContent && ((manifest["background"] as? [String: Any])?["persistent"] as? Bool ?? (manifestVersion < 3))
    }
    open var hasInjectedContent: Bool { !(manifest["content_scripts"] as? [Any] ?? []).isEmpty }
    open var hasOptionsPage: Bool { manifest["options_ui"] != nil || manifest["options_page"] != nil }
    open var hasOverrideNewTabPage: Bool { (manifest["chrome_url_overrides"] as? [String: Any])?["newtab"] != nil }
    open var hasCommands: Bool { !(manifest["commands"] as? [String: Any] ?? [:]).isEmpty }
    open var hasContentModificationRules: Bool { manifest["declarative_net_request"] != nil }
}

/// An extension in a browser. It is never loaded, because scripts don't run; permissions are kept.
@preconcurrency @MainActor
open class WKWebExtensionContext: NSObject {
    public enum PermissionStatus: Int, Sendable {
        case deniedExplicitly = -3, deniedImplicitly, requestedImplicitly, unknown, requestedExplicitly, grantedImplicitly,
            grantedExplicitly
    }
    open private(set) var webExtension: WKWebExtension
    /// The controller that loaded the extension; nil, because none does.
    open var webExtensionController: WKWebExtensionController? { nil }
    open var isLoaded: Bool { false }
    open var errors: [any Error] { webExtension.errors }
    open lazy var baseURL = URL(string: "webkit-extension://\(uniqueIdentifier)/") ?? URL(fileURLWithPath: "/")
    open var uniqueIdentifier = UUID().uuidString  // wall clock: identifiers are random, as in WebKit
    open var isInspectable = false
    open var inspectionName: String?
    open var unsupportedAPIs: Set<String>! = []
    /// The settings of the extension's pages; nil, because it isn't loaded.
    open var webViewConfiguration: WKWebViewConfiguration? { nil }
    open var optionsPageURL: URL? { nil }
    open var overrideNewTabPageURL: URL? { nil }
    open var grantedPermissions: [WKWebExtension.Permission: Date] = [:]
    open var grantedPermissionMatchPatterns: [WKWebExtension.MatchPattern: Date] = [:]
    open var deniedPermissions: [WKWebExtension.Permission: Date] = [:]
    open var deniedPermissionMatchPatterns: [WKWebExtension.MatchPattern: Date] = [:]
    open var hasRequestedOptionalAccessToAllHosts = false
    open var hasAccessToPrivateData = false
    open var currentPermissions: Set<WKWebExtension.Permission> { Set(grantedPermissions.keys) }
    open var currentPermissionMatchPatterns: Set<WKWebExtension.MatchPattern> { Set(grantedPermissionMatchPatterns.keys) }
    open var hasAccessToAllURLs: Bool { currentPermissionMatchPatterns.contains { $0.matchesAllURLs } }
    open var hasAccessToAllHosts: Bool { currentPermissionMatchPatterns.contains { $0.matchesAllHosts } }
    open var hasInjectedContent: Bool { webExtension.hasInjectedContent }
    open var hasContentModificationRules: Bool { webExtension.hasContentModificationRules }

    public init(for extension: WKWebExtension) { webExtension = `extension` }

    // Permissions have no end in time unless one is set.
    open func hasPermission(_ permission: WKWebExtension.Permission) -> Bool { currentPermissions.contains(permission) }
    open func hasPermission(_ permission: WKWebExtension.Permission, in tab: (any WKWebExtensionTab)?) -> Bool { hasPermission(permission) }
    open func hasAccess(to url: URL) -> Bool { permissionStatus(for: url).rawValue > 1 }
    open func hasAccess(to url: URL, in tab: (any WKWebExtensionTab)?) -> Bool { hasAccess(to: url) }
    open func hasInjectedContent(for url: URL) -> Bool {
        hasInjectedContent && webExtension.allRequestedMatchPatterns.contains { $0.matches(url) }
    }
    open func permissionStatus(for permission: WKWebExtension.Permission) -> PermissionStatus {
        if deniedPermissions[permission] != nil { return .deniedExplicitly }
        if grantedPermissions[permission] != nil { return .grantedExplicitly }
        return webExtension.requestedPermissions.contains(permission) ? .requestedExplicitly : .unknown
    }
    open func permissionStatus(for permission: WKWebExtension.Permission, in tab: (any WKWebExtensionTab)?) -> PermissionStatus {
        permissionStatus(for: permission)
    }
    open func permissionStatus(for url: URL) -> PermissionStatus {
        if deniedPermissionMatchPatterns.keys.contains(where: { $0.matches(url) }) { return .deniedExplicitly }
        if grantedPermissionMatchPatterns.keys.contains(where: { $0.matches(url) }) { return .grantedExplicitly }
        return webExtension.requestedPermissionMatchPatterns.contains { $0.matches(url) } ? .requestedExplicitly : .unknown
    }
    open func permissionStatus(for url: URL, in tab: (any WKWebExtensionTab)?) -> PermissionStatus { permissionStatus(for: url) }
    open func permissionStatus(for pattern: WKWebExtension.MatchPattern) -> PermissionStatus {
        if deniedPermissionMatchPatterns.keys.contains(where: { $0.matches(pattern) }) { return .deniedExplicitly }
        if grantedPermissionMatchPatterns.keys.contains(where: { $0.matches(pattern) }) { return .grantedExplicitly }
        return webExtension.requestedPermissionMatchPatterns.contains { $0.matches(pattern) } ? .requestedExplicitly : .unknown
    }
    open func permissionStatus(for pattern: WKWebExtension.MatchPattern, in tab: (any WKWebExtensionTab)?) -> PermissionStatus {
        permissionStatus(for: pattern)
    }
    open func setPermissionStatus(
        _ status: PermissionStatus, for permission: WKWebExtension.Permission, expirationDate: Date? = nil
    ) {
        (deniedPermissions[permission], grantedPermissions[permission]) = (nil, nil)
        if status == .deniedExplicitly { deniedPermissions[permission] = expirationDate ?? .distantFuture }
        if status == .grantedExplicitly { grantedPermissions[permission] = expirationDate ?? .distantFuture }
    }
    open func setPermissionStatus(_ status: PermissionStatus, for url: URL, expirationDate: Date? = nil) {
        guard let pattern = try? WKWebExtension.MatchPattern(scheme: url.scheme ?? "", host: url.host ?? "", path: "/*") else { return }
        setPermissionStatus(status, for: pattern, expirationDate: expirationDate)
    }
    open func setPermissionStatus(
        _ status: PermissionStatus, for pattern: WKWebExtension.MatchPattern, expirationDate: Date? = nil
    ) {
        (deniedPermissionMatchPatterns[pattern], grantedPermissionMatchPatterns[pattern]) = (nil, nil)
        if status == .deniedExplicitly { deniedPermissionMatchPatterns[pattern] = expirationDate ?? .distantFuture }
        if status == .grantedExplicitly { grantedPermissionMatchPatterns[pattern] = expirationDate ?? .distantFuture }
    }

    // What only a loaded extension has.
    open var commands: [WKWebExtension.Command] { [] }
    open var openWindows: [any WKWebExtensionWindow] { [] }
    open var focusedWindow: (any WKWebExtensionWindow)? { nil }
    open var openTabs: [any WKWebExtensionTab] { [] }
    open func loadBackgroundContent() async throws { throw WKWebExtensionContextError(.notLoaded) }
    /// Calls the handler with an error: scripts don't run.
    open func loadBackgroundContent(completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(WKWebExtensionContextError(.notLoaded))
    }
    open func action(for tab: (any WKWebExtensionTab)?) -> WKWebExtension.Action? { nil }
    /// Does nothing: there is no button.
    open func performAction(for tab: (any WKWebExtensionTab)?) {}
    /// Does nothing: there is no shortcut.
    open func performCommand(_ command: WKWebExtension.Command) {}
    /// Returns false: there is no shortcut.
    open func performCommand(for keyCommand: UIKeyCommand) -> Bool { false }
    open func menuItems(for tab: any WKWebExtensionTab) -> [UIMenuElement] { [] }
    open func hasActiveUserGesture(in tab: any WKWebExtensionTab) -> Bool { false }
}
/// The extensions of an app's web views: none is loaded, because scripts don't run.
@preconcurrency @MainActor
open class WKWebExtensionController: NSObject {
    /// The settings of a controller.
    open class Configuration: NSObject {
        open private(set) var identifier: UUID?
        open private(set) var isPersistent = true
        open var webViewConfiguration: WKWebViewConfiguration! = WKWebViewConfiguration()
        open var defaultWebsiteDataStore: WKWebsiteDataStore! = .default()
        /// Returns settings that keep what extensions store.
        open class func `default`() -> Configuration { Configuration() }
        /// Returns settings that keep nothing.
        open class func nonPersistent() -> Configuration {
            let made = Configuration()
            made.isPersistent = false
            return made
        }
        public convenience init(identifier: UUID) {
            self.init()
            self.identifier = identifier
        }
    }
    open weak var delegate: (any WKWebExtensionControllerDelegate)?
    open private(set) var configuration: Configuration
    public override convenience init() { self.init(configuration: Configuration()) }
    public init(configuration: Configuration) { self.configuration = configuration }
    open var extensions: Set<WKWebExtension> { [] }
    open var extensionContexts: Set<WKWebExtensionContext> { [] }
    open class var allExtensionDataTypes: Set<WKWebExtension.DataType> { [.local, .session, .synchronized] }
    /// Throws an error: scripts don't run.
    open func load(_ extensionContext: WKWebExtensionContext) throws { throw WKWebExtensionContextError(.unknown) }
    /// Throws an error: nothing is loaded.
    open func unload(_ extensionContext: WKWebExtensionContext) throws { throw WKWebExtensionContextError(.notLoaded) }
    open func extensionContext(for extension: WKWebExtension) -> WKWebExtensionContext? { nil }
    open func extensionContext(for url: URL) -> WKWebExtensionContext? { nil }
    open func dataRecords(ofTypes dataTypes: Set<WKWebExtension.DataType>) async -> [WKWebExtension.DataRecord] { [] }
    open func fetchDataRecords(
        ofTypes dataTypes: Set<WKWebExtension.DataType>, completionHandler: @escaping ([WKWebExtension.DataRecord]) -> Void
    ) { completionHandler([]) }
    open func fetchDataRecord(
        ofTypes dataTypes: Set<WKWebExtension.DataType>, for extensionContext: WKWebExtensionContext,
        completionHandler: @escaping (WKWebExtension.DataRecord?) -> Void
    ) { completionHandler(nil) }
    open func removeData(
        ofTypes dataTypes: Set<WKWebExtension.DataType>, from dataRecords: [WKWebExtension.DataRecord],
        completionHandler: @escaping () -> Void
    ) { completionHandler() }
}

// An app's reports of its windows and tabs, which no extension receives.
extension WKWebExtensionController {
    public func didOpenWindow(_ newWindow: any WKWebExtensionWindow) {}
    public func didCloseWindow(_ closedWindow: any WKWebExtensionWindow) {}
    public func didFocusWindow(_ focusedWindow: (any WKWebExtensionWindow)?) {}
    public func didOpenTab(_ newTab: any WKWebExtensionTab) {}
    public func didCloseTab(_ closedTab: any WKWebExtensionTab, windowIsClosing: Bool = false) {}
    public func didActivateTab(_ activatedTab: any WKWebExtensionTab, previousActiveTab previousTab: (any WKWebExtensionTab)? = nil) {}
    public func didSelectTabs(_ selectedTabs: [any WKWebExtensionTab]) {}
    public func didDeselectTabs(_ deselectedTabs: [any WKWebExtensionTab]) {}
    public func didMoveTab(_ movedTab: any WKWebExtensionTab, from index: Int, in oldWindow: (any WKWebExtensionWindow)? = nil) {}
    public func didReplaceTab(_ oldTab: any WKWebExtensionTab, with newTab: any WKWebExtensionTab) {}
    public func didChangeTabProperties(_ properties: WKWebExtension.TabChangedProperties, for changedTab: any WKWebExtensionTab) {}
}

// An app's reports of its windows and tabs, which no extension receives.
extension WKWebExtensionContext {
    public func didOpenWindow(_ newWindow: any WKWebExtensionWindow) {}
    public func didCloseWindow(_ closedWindow: any WKWebExtensionWindow) {}
    public func didFocusWindow(_ focusedWindow: (any WKWebExtensionWindow)?) {}
    public func didOpenTab(_ newTab: any WKWebExtensionTab) {}
    public func didCloseTab(_ closedTab: any WKWebExtensionTab, windowIsClosing: Bool = false) {}
    public func didActivateTab(_ activatedTab: any WKWebExtensionTab, previousActiveTab previousTab: (any WKWebExtensionTab)? = nil) {}
    public func didSelectTabs(_ selectedTabs: [any WKWebExtensionTab]) {}
    public func didDeselectTabs(_ deselectedTabs: [any WKWebExtensionTab]) {}
    public func didMoveTab(_ movedTab: any WKWebExtensionTab, from index: Int, in oldWindow: (any WKWebExtensionWindow)? = nil) {}
    public func didReplaceTab(_ oldTab: any WKWebExtensionTab, with newTab: any WKWebExtensionTab) {}
    public func didChangeTabProperties(_ properties: WKWebExtension.TabChangedProperties, for changedTab: any WKWebExtensionTab) {}
    public func userGesturePerformed(in tab: any WKWebExtensionTab) {}
    public func clearUserGesture(in tab: any WKWebExtensionTab) {}
}

extension WKWebExtensionContext {
    public static let errorsDidUpdateNotification = Notification.Name("WKWebExtensionContextErrorsDidUpdate")
    public static let permissionsWereGrantedNotification = Notification.Name("WKWebExtensionContextPermissionsWereGranted")
    public static let permissionsWereDeniedNotification = Notification.Name("WKWebExtensionContextPermissionsWereDenied")
    public static let grantedPermissionsWereRemovedNotification = Notification.Name("WKWebExtensionContextGrantedPermissionsWereRemoved")
    public static let deniedPermissionsWereRemovedNotification = Notification.Name("WKWebExtensionContextDeniedPermissionsWereRemoved")
    public static let permissionMatchPatternsWereGrantedNotification = Notification.Name(
        "WKWebExtensionContextPermissionMatchPatternsWereGranted")
    public static let permissionMatchPatternsWereDeniedNotification = Notification.Name(
        "WKWebExtensionContextPermissionMatchPatternsWereDenied")
    public static let grantedPermissionMatchPatternsWereRemovedNotification = Notification.Name(
        "WKWebExtensionContextGrantedPermissionMatchPatternsWereRemoved")
    public static let deniedPermissionMatchPatternsWereRemovedNotification = Notification.Name(
        "WKWebExtensionContextDeniedPermissionMatchPatternsWereRemoved")
    /// The contents of the notifications about permissions.
    public struct NotificationUserInfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let permissions = Self(rawValue: "permissions"), matchPatterns = Self(rawValue: "matchPatterns")
    }
}
