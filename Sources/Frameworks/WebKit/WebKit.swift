// Shows the text of HTML that the app provides; network pages are labeled placeholders that fail through the navigation delegate, and no
// script runs.
@_exported import FrameworkPlaceholder

/// One load of a page, as passed to the delegate.
open class WKNavigation: NSObject {
    /// The kind of page that was requested.
    open var effectiveContentMode: WKWebpagePreferences.ContentMode { .recommended }
}
/// Preferences for pages; stored only.
open class WKPreferences: NSObject {
    /// Whether scripts run. They never do.
    open var javaScriptEnabled = true
    /// Whether scripts open windows. They never do.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// The smallest size of text in points. It is stored but has no effect.
    open var minimumFontSize: CGFloat = 0
    /// Warnings, full screen, and selection of text. They are stored but have no effect.
    open var isFraudulentWebsiteWarningEnabled = true, isElementFullscreenEnabled = false, isTextInteractionEnabled = true
    /// Exceptions for certain sites, printed backgrounds, and zooming by looking. They are stored but have no effect.
    open var isSiteSpecificQuirksModeEnabled = true, shouldPrintBackgrounds = false, isLookToScrollEnabled = false
    /// The activity that is allowed for a page that is not in a window.
    public enum InactiveSchedulingPolicy: Int, Sendable { case suspend, throttle, none }
    /// The activity that is allowed for a page that is not in a window. It is stored but has no effect.
    open var inactiveSchedulingPolicy = InactiveSchedulingPolicy.suspend
    public override init() { super.init() }
}
/// The limits of a page that is not trusted.
public enum WKSecurityRestrictionMode: Int, Sendable { case none, maximizeCompatibility, lockdown }
/// Preferences for one page; stored only.
open class WKWebpagePreferences: NSObject {
    /// The kind of page that a view prefers. It is stored but has no effect.
    public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
    /// Whether scripts of pages run. They never do.
    open var allowsContentJavaScript = true
    /// The kind of page. It is stored but has no effect.
    open var preferredContentMode = ContentMode.recommended
    /// The treatment of an address without encryption.
    public enum UpgradeToHTTPSPolicy: Int, Sendable {
        case keepAsRequested, automaticFallbackToHTTP, userMediatedFallbackToHTTP, errorOnFailure
    }
    /// The treatment of an address without encryption. It is stored but has no effect.
    open var preferredHTTPSNavigationPolicy = UpgradeToHTTPSPolicy.keepAsRequested
    /// The limits of a page. It is stored but has no effect.
    open var securityRestrictionMode = WKSecurityRestrictionMode.none
    /// Whether pages have the limits of Lockdown Mode. It is stored but has no effect.
    open var isLockdownModeEnabled = false
    public override init() { super.init() }
}
/// Has no state: pages have no processes.
open class WKProcessPool: NSObject { public override init() { super.init() } }
/// The time at which a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
/// A script that an app injects into its pages.
open class WKUserScript: NSObject {
    open private(set) var source: String, injectionTime: WKUserScriptInjectionTime, isForMainFrameOnly: Bool
    /// Creates a script, which doesn't run.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    }
    /// Creates a script of a world, which doesn't run.
    public convenience init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld
    ) {
        self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
    }
}
/// A message from a page's script to the app.
open class WKScriptMessage: NSObject {
    open var name: String { "" }
    open var body: Any { "" }
    open var frameInfo: WKFrameInfo { WKFrameInfo() }
    open var world: WKContentWorld { .page }
    /// The view of the script; nil, because scripts don't run.
    open var webView: WKWebView? { nil }
}
/// The callbacks for messages of a page's scripts.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// Called with a message of a script. It isn't called, because scripts don't run.
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
/// The scripts and message handlers of a web view.
open class WKUserContentController: NSObject {
    open private(set) var userScripts: [WKUserScript] = []
    public override init() { super.init() }
    /// Keeps a script, which doesn't run.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    /// Removes all scripts.
    open func removeAllUserScripts() { userScripts.removeAll() }
    /// The handlers by name. No script calls them.
    private final var handlers: [String: any WKScriptMessageHandler] = [:]
    /// Retains a handler under a name until it is removed. No script calls it. Raises the exception of iOS if the name is taken.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        guard handlers[name] == nil else {
            return Fault.raise(
                .invalidArgumentException,
                "Attempt to add script message handler with name '\(name)' when one already exists.")
        }
        handlers[name] = scriptMessageHandler
    }
    /// Releases the handler of a name.
    open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
    /// Releases all handlers.
    open func removeAllScriptMessageHandlers() { handlers = [:] }
    /// Does nothing.
    open func add(_ contentRuleList: WKContentRuleList) {}
    /// Does nothing.
    open func remove(_ contentRuleList: WKContentRuleList) {}
    /// Does nothing.
    open func removeAllContentRuleLists() {}
    /// Does nothing.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String) {}
    /// Releases the handler of a name.
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) { removeScriptMessageHandler(forName: name) }
    /// Does nothing: handlers with a reply are not called either.
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
    ) {}
}
/// Called when the cookies of a store change.
@preconcurrency @MainActor
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
    /// Called after a cookie was set or deleted.
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}
extension WKHTTPCookieStoreObserver {
    /// Does nothing.
    public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}
/// The cookies that an app sets for its pages, in memory. No page is loaded that would send them.
open class WKHTTPCookieStore: NSObject {
    private final var cookies: [HTTPCookie] = []
    private final let observers = NSHashTable<AnyObject>.weakObjects()

    /// Calls the handler with all cookies.
    open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) { completionHandler(cookies) }
    /// Returns all cookies.
    public final func allCookies() async -> [HTTPCookie] { cookies }
    /// Sets a cookie, in place of one with the same name, domain, and path. Calls the handler.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        cookies.removeAll { Self.isSame($0, cookie) }
        cookies.append(cookie)
        changed()
        completionHandler?()
    }
    /// Deletes a cookie, and calls the handler.
    open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        let count = cookies.count
        cookies.removeAll { Self.isSame($0, cookie) }
        if cookies.count != count { changed() }
        completionHandler?()
    }
    public final func deleteCookie(_ cookie: HTTPCookie) async { delete(cookie) }
    /// Whether sites may set cookies.
    public enum CookiePolicy: Int, Sendable { case allow, disallow }
    /// Whether sites may set cookies. No site does.
    private final var policy = CookiePolicy.allow
    /// Keeps whether sites may set cookies, and calls the handler.
    open func setCookiePolicy(_ policy: CookiePolicy, completionHandler: (() -> Void)? = nil) {
        self.policy = policy
        completionHandler?()
    }
    /// Calls the handler with the policy that was set.
    open func getCookiePolicy(_ completionHandler: @escaping (CookiePolicy) -> Void) { completionHandler(policy) }
    public final func cookiePolicy() async -> CookiePolicy { policy }
    /// Sets cookies, and calls the handler.
    open func setCookies(_ cookies: [HTTPCookie], completionHandler: (() -> Void)? = nil) {
        for cookie in cookies { setCookie(cookie) }
        completionHandler?()
    }
    /// Adds an observer, which isn't retained.
    open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.add(observer) }
    open func remove(_ observer: any WKHTTPCookieStoreObserver) { observers.remove(observer) }

    /// The cookies as property lists.
    fileprivate final var properties: [[String: Any]] {
        cookies.map { cookie in
            Dictionary(
                uniqueKeysWithValues: (cookie.properties ?? [:]).compactMap { key, value in
                    value is String || value is Date || value is NSNumber ? (key.rawValue, value) : (key.rawValue, "\(value)")
                })
        }
    }
    fileprivate func removeAll() {
        guard !cookies.isEmpty else { return }
        cookies = []
        changed()
    }
    private static func isSame(_ one: HTTPCookie, _ other: HTTPCookie) -> Bool {
        one.name == other.name && one.domain == other.domain && one.path == other.path
    }
    private func changed() {
        nonisolated(unsafe) let store = self  // Used on the main thread, as in WebKit.
        MainLoop.whenOnMain {
            for case let observer as any WKHTTPCookieStoreObserver in store.observers.allObjects { observer.cookiesDidChange(in: store) }
        }
    }
}
/// The data that a site stores: none.
open class WKWebsiteDataRecord: NSObject {
    open var displayName: String { "" }
    open var dataTypes: Set<String> { [] }
}
// The kinds of a site's data.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"
public let WKWebsiteDataTypeFileSystem = "WKWebsiteDataTypeFileSystem"
public let WKWebsiteDataTypeSearchFieldRecentSearches = "WKWebsiteDataTypeSearchFieldRecentSearches"
public let WKWebsiteDataTypeMediaKeys = "WKWebsiteDataTypeMediaKeys"
public let WKWebsiteDataTypeHashSalt = "WKWebsiteDataTypeHashSalt"
public let WKWebsiteDataTypeScreenTime = "WKWebsiteDataTypeScreenTime"
/// The data that sites leave on the device: the cookies that the app sets.
open class WKWebsiteDataStore: NSObject {
    // Used on the main thread, as in WebKit.
    nonisolated(unsafe) private static let shared = WKWebsiteDataStore()
    open private(set) var isPersistent = true
    /// Returns the store that the app's views share. Here it lasts as long as the app runs.
    open class func `default`() -> WKWebsiteDataStore { shared }
    /// Returns a store of its own in memory.
    open class func nonPersistent() -> WKWebsiteDataStore {
        let store = WKWebsiteDataStore()
        store.isPersistent = false
        return store
    }
    /// Returns all kinds of data.
    open class func allWebsiteDataTypes() -> Set<String> {
        [
            WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeLocalStorage,
            WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeIndexedDBDatabases, WKWebsiteDataTypeFetchCache,
            WKWebsiteDataTypeOfflineWebApplicationCache, WKWebsiteDataTypeWebSQLDatabases, WKWebsiteDataTypeServiceWorkerRegistrations,
            WKWebsiteDataTypeFileSystem, WKWebsiteDataTypeSearchFieldRecentSearches, WKWebsiteDataTypeMediaKeys,
            WKWebsiteDataTypeHashSalt, WKWebsiteDataTypeScreenTime,
        ]
    }
    /// The stores with an identifier.
    nonisolated(unsafe) private static var identified: [UUID: WKWebsiteDataStore] = [:]
    open private(set) var identifier: UUID?
    /// Returns the store of an identifier. Here it lasts as long as the app runs.
    public convenience init(forIdentifier identifier: UUID) {
        self.init()
        self.identifier = identifier
        if let known = Self.identified[identifier] { cookies = known.cookies } else { Self.identified[identifier] = self }
    }
    /// The proxies of the store's connections, of which there are none. It is stored but has no effect.
    open var proxyConfigurations: [Any] = []
    /// Removes the store of an identifier, and calls the handler.
    open class func remove(forIdentifier identifier: UUID, completionHandler: @escaping ((any Error)?) -> Void) {
        identified[identifier] = nil
        completionHandler(nil)
    }
    open class func remove(forIdentifier identifier: UUID) async throws { identified[identifier] = nil }
    /// Calls the handler with the identifiers of the stores.
    open class func fetchAllDataStoreIdentifiers(_ completionHandler: @escaping ([UUID]) -> Void) {
        completionHandler(identified.keys.sorted { $0.uuidString < $1.uuidString })
    }
    public static var allDataStoreIdentifiers: [UUID] { get async { identified.keys.sorted { $0.uuidString < $1.uuidString } } }
    /// Returns the records of sites: none.
    public final func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
    /// Does nothing: there are no records of sites.
    public final func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {}
    /// Removes the cookies, if they are among the kinds of data.
    public final func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
        removeData(ofTypes: dataTypes, modifiedSince: date) {}
    }
    /// Calls the handler with the cookies of the store, if they are among the kinds of data.
    open func fetchData(of dataTypes: Set<String>, completionHandler: @escaping (Data?, (any Error)?) -> Void) {
        let kept = dataTypes.contains(WKWebsiteDataTypeCookies) ? cookies.properties : []
        do {
            completionHandler(try PropertyListSerialization.data(fromPropertyList: kept, format: .binary, options: 0), nil)
        } catch { completionHandler(nil, error) }
    }
    /// Sets the cookies of data that were fetched before, and calls the handler.
    open func restoreData(_ data: Data, completionHandler: @escaping ((any Error)?) -> Void) {
        do {
            let kept = try PropertyListSerialization.propertyList(from: data, format: nil) as? [[String: Any]] ?? []
            for properties in kept {
                let known = properties.map { (HTTPCookiePropertyKey($0.key), $0.value) }
                if let cookie = HTTPCookie(properties: Dictionary(uniqueKeysWithValues: known)) { cookies.setCookie(cookie) }
            }
            completionHandler(nil)
        } catch { completionHandler(error) }
    }
    /// Calls the handler: there are no records of sites.
    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void) {
        completionHandler()
    }
    /// The cookies of the store.
    open var httpCookieStore: WKHTTPCookieStore { cookies }
    private final var cookies = WKHTTPCookieStore()
    /// Removes the cookies, if they are among the kinds of data, and calls the handler. The date has no effect: none is older.
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void) {
        if dataTypes.contains(WKWebsiteDataTypeCookies) { cookies.removeAll() }
        completionHandler()
    }
    /// Calls the handler with no records.
    open func fetchDataRecords(ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void) {
        completionHandler([])
    }
}
/// The media that may not play without a tap.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Sound, video, or both.
    public static let audio = Self(rawValue: 1), video = Self(rawValue: 2), all = Self(rawValue: .max)
}
/// The data that becomes a link automatically.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Telephone numbers, links, addresses, and dates.
    public static let phoneNumber = Self(rawValue: 1), link = Self(rawValue: 2), address = Self(rawValue: 4),
        calendarEvent = Self(rawValue: 8)
    /// Numbers of parcels and flights, and names that can be looked up.
    public static let trackingNumber = Self(rawValue: 16), flightNumber = Self(rawValue: 32), lookupSuggestion = Self(rawValue: 64)
    /// All kinds.
    public static let all = Self(rawValue: .max)
}
/// The settings with which a web view is created; it copies them.
open class WKWebViewConfiguration: NSObject {
    /// The processes of pages. It has no effect.
    open var processPool = WKProcessPool()
    /// The settings of pages.
    open var preferences = WKPreferences()
    /// The settings of each page.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// The scripts and messages of pages.
    open var userContentController = WKUserContentController()
    /// The store of sites' data.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// Whether videos play in place. It is stored but has no effect.
    open var allowsInlineMediaPlayback = false
    /// The media that need a tap. It is stored but has no effect.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
    /// The kinds of text that become links. It is stored but has no effect.
    open var dataDetectorTypes: WKDataDetectorTypes = []
    /// The name of the app for sites; nil for none. It is stored but has no effect.
    open var applicationNameForUserAgent: String?
    /// Whether the page appears only when it is complete. It is stored but has no effect.
    open var suppressesIncrementalRendering = false
    /// The unit of a selection. It is stored but has no effect.
    public enum SelectionGranularity: Int, Sendable { case dynamic, character }
    /// The unit of a selection. It is stored but has no effect.
    open var selectionGranularity = SelectionGranularity.dynamic
    /// Floating windows, other displays, and zooming. They are stored but have no effect.
    open var allowsPictureInPictureMediaPlayback = true, allowsAirPlayForMediaPlayback = true, ignoresViewportScaleLimits = false
    /// Limits of sites, and secure connections. They are stored but have no effect.
    open var limitsNavigationsToAppBoundDomains = false, upgradeKnownHostsToHTTPS = true
    private var schemeHandlers: [String: any WKURLSchemeHandler] = [:]
    /// Whether words are completed while typing. It is stored but has no effect.
    open var allowsInlinePredictions = false
    /// Whether pictures can be typed, and whether a view hides pages that Screen Time blocks. They are stored but have no effect.
    open var supportsAdaptiveImageGlyph = false, showsSystemScreenTimeBlockingView = true
    open var webExtensionController: WKWebExtensionController?
    /// Keeps a handler of a scheme, which answers the view's loads of this scheme; nil removes it.
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        schemeHandlers[urlScheme] = urlSchemeHandler
    }
    /// Returns the handler of a scheme, or nil.
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { schemeHandlers[urlScheme] }
    public override init() { super.init() }
}
/// A frame of a page.
open class WKFrameInfo: NSObject {
    open var webView: WKWebView? { nil }
    open var isMainFrame: Bool { true }
    open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin() }
    open var request: URLRequest { URLRequest(url: URL(string: "about:blank")!) }  // a constant that parses
}
/// The action that made a page load.
public enum WKNavigationType: Int, Sendable { case linkActivated, formSubmitted, backForward, reload, formResubmitted, other = -1 }
/// Whether a page may be loaded.
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
/// Whether a response may be shown.
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }
/// A load that the delegate allows or cancels.
open class WKNavigationAction: NSObject {
    private var asked = URLRequest(url: URL(fileURLWithPath: "/"))
    open var request: URLRequest { asked }
    open var navigationType: WKNavigationType { .other }
    /// Whether the page requests a download: no page does.
    open var shouldPerformDownload: Bool { false }
    /// The keys and buttons that were pressed: none, because no link is followed.
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var buttonNumber: UIEvent.ButtonMask { [] }
    /// Whether a rule of a content blocker redirected the load.
    open var isContentRuleListRedirect: Bool { false }
    open var targetFrame: WKFrameInfo? { WKFrameInfo() }
    open var sourceFrame: WKFrameInfo { WKFrameInfo() }
    /// Creates an empty action, as tests do for a subclass that supplies the request.
    public override init() {}
    convenience init(_ request: URLRequest) {
        self.init()
        asked = request
    }
}
/// A response that the delegate allows or cancels.
open class WKNavigationResponse: NSObject {
    private var answer = URLResponse(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    open var response: URLResponse { answer }
    open var isForMainFrame: Bool { true }
    open var canShowMIMEType: Bool { answer.mimeType == "text/html" }
    /// Creates an empty response, as tests do for a subclass that supplies the answer.
    public override init() {}
    convenience init(_ response: URLResponse) {
        self.init()
        answer = response
    }
}
/// The requested features of a page's new window. No page opens one, so they are nil.
open class WKWindowFeatures: NSObject {
    open var menuBarVisibility: NSNumber? { nil }
    open var statusBarVisibility: NSNumber? { nil }
    open var toolbarsVisibility: NSNumber? { nil }
    open var allowsResizing: NSNumber? { nil }
    open var x: NSNumber? { nil }
    open var y: NSNumber? { nil }
    open var width: NSNumber? { nil }
    open var height: NSNumber? { nil }
}
/// A page that was visited.
open class WKBackForwardListItem: NSObject {
    open private(set) var url: URL
    /// The address before redirections.
    open var initialURL: URL { url }
    open internal(set) var title: String?
    init(_ url: URL) { self.url = url }
}
/// The pages that were visited.
open class WKBackForwardList: NSObject {
    private final var items: [WKBackForwardListItem] = [], index = -1
    open var currentItem: WKBackForwardListItem? { item(at: 0) }
    open var backItem: WKBackForwardListItem? { item(at: -1) }
    open var forwardItem: WKBackForwardListItem? { item(at: 1) }
    open var backList: [WKBackForwardListItem] { index > 0 ? Array(items[..<index]) : [] }
    open var forwardList: [WKBackForwardListItem] { index + 1 < items.count ? Array(items[(index + 1)...]) : [] }
    /// Returns the page that is a number of pages after the current one; nil if there is none.
    open func item(at index: Int) -> WKBackForwardListItem? {
        let place = self.index + index
        return items.indices.contains(place) ? items[place] : nil
    }

    /// Adds a page after the current one, in place of the pages that followed.
    final func add(_ url: URL) {
        guard currentItem?.url != url else { return }
        items.removeSubrange((index + 1)...)
        items.append(WKBackForwardListItem(url))
        index = items.count - 1
    }
    /// Makes a page the current one. Returns false for a page that isn't in the list.
    final func select(_ item: WKBackForwardListItem) -> Bool {
        guard let place = items.firstIndex(where: { $0 === item }) else { return false }
        index = place
        return true
    }
}
