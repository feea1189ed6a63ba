import FrameworkPlaceholder

// Extensions of browsers: manifests and patterns are read; no extension is loaded, because scripts don't run.

extension WKWebExtension {
    /// The permissions that an extension requests.
    public struct Permission: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let activeTab = Self(rawValue: "activeTab"), alarms = Self(rawValue: "alarms"),
            clipboardWrite = Self(rawValue: "clipboardWrite"), contextMenus = Self(rawValue: "contextMenus"),
            cookies = Self(rawValue: "cookies"), declarativeNetRequest = Self(rawValue: "declarativeNetRequest"),
            declarativeNetRequestFeedback = Self(rawValue: "declarativeNetRequestFeedback"),
            declarativeNetRequestWithHostAccess = Self(rawValue: "declarativeNetRequestWithHostAccess"), menus = Self(rawValue: "menus"),
            nativeMessaging = Self(rawValue: "nativeMessaging"), scripting = Self(rawValue: "scripting"),
            storage = Self(rawValue: "storage"),
            tabs = Self(rawValue: "tabs"), unlimitedStorage = Self(rawValue: "unlimitedStorage"),
            webNavigation = Self(rawValue: "webNavigation"), webRequest = Self(rawValue: "webRequest")
    }
    /// The data that an extension stores.
    public struct DataType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let local = Self(rawValue: "local"), session = Self(rawValue: "session"),
            synchronized = Self(rawValue: "synchronized")
    }
    public struct TabChangedProperties: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let loading = Self(rawValue: 1 << 1), muted = Self(rawValue: 1 << 2), pinned = Self(rawValue: 1 << 3),
            playingAudio = Self(rawValue: 1 << 4), readerMode = Self(rawValue: 1 << 5), size = Self(rawValue: 1 << 6),
            title = Self(rawValue: 1 << 7), URL = Self(rawValue: 1 << 8), zoomFactor = Self(rawValue: 1 << 9)
    }
    /// The form of a window.
    public enum WindowState: Int, Sendable { case normal, minimized, maximized, fullscreen }
    public enum WindowType: Int, Sendable { case normal, popup }
    /// The tab that an extension wants to open. No extension does.
    @preconcurrency @MainActor
    open class TabConfiguration: NSObject {
        open var window: (any WKWebExtensionWindow)? { nil }
        open var index: Int { 0 }
        open var parentTab: (any WKWebExtensionTab)? { nil }
        open var url: URL? { nil }
        open var shouldBeActive: Bool { false }
        open var shouldAddToSelection: Bool { false }
        open var shouldBePinned: Bool { false }
        open var shouldBeMuted: Bool { false }
        open var shouldReaderModeBeActive: Bool { false }
    }
    /// The window that an extension wants to open. No extension does.
    @preconcurrency @MainActor
    open class WindowConfiguration: NSObject {
        open var windowType: WindowType { .normal }
        open var windowState: WindowState { .normal }
        open var frame: CGRect { .zero }
        open var tabURLs: [URL] { [] }
        open var tabs: [any WKWebExtensionTab] { [] }
        open var shouldBeFocused: Bool { false }
        open var shouldBePrivate: Bool { false }
    }
    /// An extension's button. No extension has one, because none is loaded.
    @preconcurrency @MainActor
    open class Action: NSObject {
        open var webExtensionContext: WKWebExtensionContext? { nil }
        open var associatedTab: (any WKWebExtensionTab)? { nil }
        open func icon(for size: CGSize) -> UIImage? { nil }
        open var label: String { "" }
        open var badgeText: String { "" }
        open var hasUnreadBadgeText = false
        open var inspectionName: String?
        open var isEnabled: Bool { false }
        open var menuItems: [UIMenuElement] { [] }
        open var presentsPopup: Bool { false }
        open var popupViewController: UIViewController? { nil }
        open var popupWebView: WKWebView? { nil }
        /// Does nothing: no popup is open.
        open func closePopup() {}
    }
    /// An extension's shortcut. No extension has one, because none is loaded.
    @preconcurrency @MainActor
    open class Command: NSObject {
        open var webExtensionContext: WKWebExtensionContext? { nil }
        open var id: String { "" }
        open var title: String { "" }
        open var activationKey: String?
        open var modifierFlags: UIKeyModifierFlags = []
        open var menuItem: UIMenuElement { UIMenu() }
        open var keyCommand: UIKeyCommand? { nil }
    }
    /// The data that an extension stored. There are none.
    @preconcurrency @MainActor
    open class DataRecord: NSObject {
        open var displayName: String { "" }
        open var uniqueIdentifier: String { "" }
        open var containedDataTypes: Set<DataType> { [] }
        open var errors: [any Error] { [] }
        open var totalSizeInBytes: Int { 0 }
        open func sizeInBytes(ofTypes dataTypes: Set<DataType>) -> Int { 0 }
    }
    /// A connection from an extension to the app. No extension opens one.
    @preconcurrency @MainActor
    open class MessagePort: NSObject {
        open var applicationIdentifier: String? { nil }
        open var messageHandler: ((Any?, (any Error)?) -> Void)?
        open var disconnectHandler: (((any Error)?) -> Void)?
        open var isDisconnected: Bool { true }
        /// Calls the handler with an error: the connection is closed.
        open func sendMessage(_ message: Any?, completionHandler: (((any Error)?) -> Void)? = nil) {
            completionHandler?(WKWebExtensionMessagePortError(.notConnected))
        }
        open func disconnect() {}
        /// Does nothing.
        open func disconnect(throwing error: (any Error)?) {}
    }
}
