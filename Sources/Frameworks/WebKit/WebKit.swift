// Shows the text of HTML that the app provides; network pages are labeled placeholders that fail through the navigation delegate, and no
// script runs.
@_exported import FrameworkPlaceholder

/// One load of a page, as passed to the delegate.
open class WKNavigation: NSObject {}
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
    public override init() { super.init() }
}
/// Preferences for one page; stored only.
open class WKWebpagePreferences: NSObject {
    /// The kind of page that a view prefers. It is stored but has no effect.
    public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
    /// Whether scripts of pages run. They never do.
    open var allowsContentJavaScript = true
    /// The kind of page. It is stored but has no effect.
    open var preferredContentMode = ContentMode.recommended
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
}
/// A message from a page's script to the app.
open class WKScriptMessage: NSObject {
    open var name: String { "" }
    open var body: Any { "" }
    open var frameInfo: WKFrameInfo { WKFrameInfo() }
    open var world: WKContentWorld { .page }
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
    /// Deletes a cookie.
    public final func deleteCookie(_ cookie: HTTPCookie) async { delete(cookie) }
    /// Adds an observer, which isn't retained.
    open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.add(observer) }
    /// Removes an observer.
    open func remove(_ observer: any WKHTTPCookieStoreObserver) { observers.remove(observer) }

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
/// The kinds of a site's data.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies", WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// The kinds of a site's data.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache", WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// The kinds of a site's data.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage",
    WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
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
            WKWebsiteDataTypeSessionStorage,
            WKWebsiteDataTypeIndexedDBDatabases,
        ]
    }
    /// Calls the handler: there are no records of sites.
    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void) {
        completionHandler()
    }
    /// The cookies of the store.
    open var httpCookieStore: WKHTTPCookieStore { cookies }
    private final let cookies = WKHTTPCookieStore()
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
    public static let audio = Self(rawValue: 1), video = Self(rawValue: 2), all = Self(rawValue: 3)
}
/// The data that becomes a link automatically.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Telephone numbers, links, or all.
    public static let phoneNumber = Self(rawValue: 1), link = Self(rawValue: 2), all = Self(rawValue: 127)
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
    // FIXME(gap): handlers are kept; nothing is loaded through them.
    /// Keeps a handler of a scheme; nil removes it. Nothing is loaded through it.
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        schemeHandlers[urlScheme] = urlSchemeHandler
    }
    /// Returns the handler of a scheme, or nil.
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { schemeHandlers[urlScheme] }
    public override init() { super.init() }
}
/// A frame of a page.
open class WKFrameInfo: NSObject {
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
    /// The request of the navigation.
    open var request: URLRequest { asked }
    open var navigationType: WKNavigationType { .other }
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
    open var response: URLResponse {
        URLResponse(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    }
    open var isForMainFrame: Bool { true }
    open var canShowMIMEType: Bool { false }
}
/// The requested features of a page's new window.
open class WKWindowFeatures: NSObject {}
/// A page that was visited.
open class WKBackForwardListItem: NSObject {
    open private(set) var url: URL
    open var title: String? { nil }
    init(_ url: URL) { self.url = url }
}
/// The pages that were visited.
open class WKBackForwardList: NSObject {
    open var currentItem: WKBackForwardListItem? { nil }
    open var backList: [WKBackForwardListItem] { [] }
    open var forwardList: [WKBackForwardListItem] { [] }
}

/// Decides on loads, and has the callbacks for their progress.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
    /// Decides whether a page is loaded. Call the handler once.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
    /// Decides whether an answer is shown. It isn't called.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
    /// Called when loading begins.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// Called when a server redirects. It isn't called.
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    /// Called when loading fails before the page is shown.
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    /// Called when the page begins to appear.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// Called when loading has ended.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// Called when loading fails.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// Called when the process of the page ends. It isn't called.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}
extension WKNavigationDelegate {
    /// Allows the navigation.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }
    /// Allows the answer.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
    ) { decisionHandler(.allow) }
    /// Does nothing.
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    /// Does nothing.
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}
/// Handles a page's requests: alerts, new windows, and menus.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
    /// Returns the view of a new window. It isn't called, because scripts don't run.
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    /// Shows an alert of a script. It isn't called, because scripts don't run.
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor () -> Void)
}
extension WKUIDelegate {
    /// Returns nil.
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView? { nil }
    /// Calls the handler.
    public func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor () -> Void
    ) { completionHandler() }
}

/// Shows the requested address. Every load asks the delegate for permission and then fails, as without a network.
open class WKWebView: UnavailableFrameworkView {
    open private(set) var configuration: WKWebViewConfiguration
    /// The object that decides about loading and is notified of it.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// The object that shows windows and alerts of pages. It isn't called.
    open weak var uiDelegate: (any WKUIDelegate)?
    open private(set) var url: URL?
    open private(set) var title: String?
    open private(set) var isLoading = false
    open private(set) var estimatedProgress = 0.0 { didSet { KeyValueObservation.didChange(self, "estimatedProgress", from: oldValue) } }
    open var hasOnlySecureContent: Bool { true }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }
    /// Whether swipes go back and forward. It is stored but has no effect.
    open var allowsBackForwardNavigationGestures = false
    /// Whether links have a preview. It is stored but has no effect.
    open var allowsLinkPreview = true
    /// The name of the view for sites; nil for the default. It is stored but has no effect.
    open var customUserAgent: String?
    /// Whether tools can inspect the page. It is stored but has no effect.
    open var isInspectable = false
    /// Whether the view can search by itself. It is stored but has no effect.
    open var isFindInteractionEnabled = false
    /// The color around the page. It is stored but has no effect.
    open var underPageBackgroundColor: UIColor!
    open var themeColor: UIColor? { nil }
    /// The state of the view for restoring it. It is stored but has no effect.
    open var interactionState: Any?
    /// The factor of the page's size. It is stored but has no effect.
    open var pageZoom: CGFloat = 1
    open private(set) var backForwardList = WKBackForwardList()
    open private(set) var scrollView = UIScrollView()

    /// Creates a view with a configuration. It isn't copied, unlike by Apple's view.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        showUnavailable("WebKit")
    }
    public convenience override init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        showUnavailable("WebKit")
    }

    /// Loads a request: a file in HTML is shown without style sheets, scripts, and images; other requests fail.
    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
        if let file = request.url, file.isFileURL, ["html", "htm"].contains(file.pathExtension.lowercased()),
            let html = try? String(contentsOf: file, encoding: .utf8)
        {
            return loadHTMLString(html, baseURL: file)
        }
        url = request.url
        showUnavailable("WebKit", request.url?.absoluteString ?? "")
        let navigation = WKNavigation()
        let action = WKNavigationAction(request)
        guard let delegate = navigationDelegate else { return navigation }
        isLoading = true
        delegate.webView(self, decidePolicyFor: action) { [weak self] (policy: WKNavigationActionPolicy) in
            guard policy == .allow else {
                self?.isLoading = false
                return
            }
            EventLoop.main.enqueue { self?.fail(navigation) }
        }
        return navigation
    }
    private func fail(_ navigation: WKNavigation) {
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        isLoading = false
        navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: unavailableOnLinux)
    }
    /// Shows text in HTML, without style sheets, scripts, and images.
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        let page = baseURL ?? URL(string: "about:blank")
        url = page
        showUnavailable("WebKit", "\(string.count) characters of HTML")
        let navigation = WKNavigation()
        // WebKit starts at 0.1, so that a progress bar shows that the page is loading.
        (isLoading, estimatedProgress) = (true, 0.1)
        EventLoop.main.enqueue { [weak self] in
            guard let self else { return }
            guard let delegate = navigationDelegate, let page else { return show(string, navigation) }
            let action = WKNavigationAction(URLRequest(url: page))
            delegate.webView(self, decidePolicyFor: action) { [weak self] (policy: WKNavigationActionPolicy) in
                if policy == .allow { self?.show(string, navigation) } else { self?.isLoading = false }
            }
        }
        return navigation
    }
    private func show(_ html: String, _ navigation: WKNavigation) {
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        showText(of: html)
        navigationDelegate?.webView(self, didCommit: navigation)
        (isLoading, estimatedProgress) = (false, 1)
        navigationDelegate?.webView(self, didFinish: navigation)
    }
    private var page: HTMLPage?
    private func showText(of html: String) {
        page?.removeFromSuperview()
        let page = HTMLPage(frame: bounds)
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        guard page.show(html, width: bounds.width) else { return }
        title = page.pageTitle
        addSubview(page)
        self.page = page
    }
    /// Shows data as text in HTML.
    @discardableResult open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation?
    {
        loadHTMLString(String(decoding: data, as: UTF8.self), baseURL: baseURL)
    }
    /// Loads a file.
    @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        load(URLRequest(url: URL))
    }
    /// Loads the page again; nil if there is none.
    @discardableResult open func reload() -> WKNavigation? { url.flatMap { load(URLRequest(url: $0)) } }
    /// Loads the page again.
    @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload() }
    /// Returns nil: there is no history.
    @discardableResult open func goBack() -> WKNavigation? { nil }
    /// Returns nil: there is no history.
    @discardableResult open func goForward() -> WKNavigation? { nil }
    /// Returns nil: there is no history.
    @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
    /// Does nothing.
    open func stopLoading() {}
    /// Calls the handler with an error: scripts don't run.
    open func evaluateJavaScript(_ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, unavailableOnLinux)
    }
    /// Throws an error: scripts don't run.
    @discardableResult open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? { throw unavailableOnLinux }
}
