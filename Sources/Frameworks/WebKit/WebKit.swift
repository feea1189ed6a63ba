// Shows the text of HTML that the app provides; network pages are labeled placeholders that fail through the navigation delegate, and no
// script runs.
@_exported import FrameworkPlaceholder

/// One load of a page, as passed to the delegate.
open class WKNavigation: NSObject {}
/// Preferences for pages; stored only.
open class WKPreferences: NSObject {
    open var javaScriptEnabled = true
    open var javaScriptCanOpenWindowsAutomatically = false
    open var minimumFontSize: CGFloat = 0
    open var isFraudulentWebsiteWarningEnabled = true, isElementFullscreenEnabled = false, isTextInteractionEnabled = true
    public override init() { super.init() }
}
/// Preferences for one page; stored only.
open class WKWebpagePreferences: NSObject {
    /// The kind of page that a view prefers. It is only kept.
    public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
    open var allowsContentJavaScript = true
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
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
/// The scripts and message handlers of a web view.
open class WKUserContentController: NSObject {
    open private(set) var userScripts: [WKUserScript] = []
    public override init() { super.init() }
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    open func removeAllUserScripts() { userScripts.removeAll() }
    /// Does nothing.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    /// Does nothing.
    open func removeScriptMessageHandler(forName name: String) {}
}
/// The cookies of pages: none.
open class WKHTTPCookieStore: NSObject {
    open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) { completionHandler([]) }
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) { completionHandler?() }
    open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) { completionHandler?() }
}
/// The data that a site stores: none.
open class WKWebsiteDataRecord: NSObject {
    open var displayName: String { "" }
    open var dataTypes: Set<String> { [] }
}
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies", WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache", WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage",
    WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// The data that sites would leave on the device: none.
open class WKWebsiteDataStore: NSObject {
    open private(set) var isPersistent = true
    open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    open class func nonPersistent() -> WKWebsiteDataStore {
        let store = WKWebsiteDataStore()
        store.isPersistent = false
        return store
    }
    open class func allWebsiteDataTypes() -> Set<String> {
        [
            WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeLocalStorage,
            WKWebsiteDataTypeSessionStorage,
            WKWebsiteDataTypeIndexedDBDatabases,
        ]
    }
    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void) {
        completionHandler()
    }
    open var httpCookieStore: WKHTTPCookieStore { WKHTTPCookieStore() }
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void) {
        completionHandler()
    }
    open func fetchDataRecords(ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void) {
        completionHandler([])
    }
}
/// The media that may not play without a tap.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let audio = Self(rawValue: 1), video = Self(rawValue: 2), all = Self(rawValue: 3)
}
/// The data that becomes a link automatically.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = Self(rawValue: 1), link = Self(rawValue: 2), all = Self(rawValue: 127)
}
/// The settings with which a web view is created; it copies them.
open class WKWebViewConfiguration: NSObject {
    open var processPool = WKProcessPool()
    open var preferences = WKPreferences()
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var userContentController = WKUserContentController()
    open var websiteDataStore = WKWebsiteDataStore.default()
    open var allowsInlineMediaPlayback = false
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
    open var dataDetectorTypes: WKDataDetectorTypes = []
    open var applicationNameForUserAgent: String?
    open var suppressesIncrementalRendering = false
    /// The unit of a selection. It is only kept.
    public enum SelectionGranularity: Int, Sendable { case dynamic, character }
    open var selectionGranularity = SelectionGranularity.dynamic
    open var allowsPictureInPictureMediaPlayback = true, allowsAirPlayForMediaPlayback = true, ignoresViewportScaleLimits = false
    open var limitsNavigationsToAppBoundDomains = false, upgradeKnownHostsToHTTPS = true
    private var schemeHandlers: [String: any WKURLSchemeHandler] = [:]
    // FIXME(gap): handlers are kept; nothing is loaded through them.
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        schemeHandlers[urlScheme] = urlSchemeHandler
    }
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
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}
extension WKNavigationDelegate {
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }
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
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor () -> Void)
}
extension WKUIDelegate {
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView? { nil }
    public func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor () -> Void
    ) { completionHandler() }
}

/// Shows the requested address. Every load asks the delegate for permission and then fails, as without a network.
open class WKWebView: UnavailableFrameworkView {
    open private(set) var configuration: WKWebViewConfiguration
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    open private(set) var url: URL?
    open private(set) var title: String?
    open private(set) var isLoading = false
    open private(set) var estimatedProgress = 0.0 { didSet { KeyValueObservation.didChange(self, "estimatedProgress", from: oldValue) } }
    open var hasOnlySecureContent: Bool { true }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    open var customUserAgent: String?
    open var isInspectable = false
    open var isFindInteractionEnabled = false
    open var underPageBackgroundColor: UIColor!
    open var themeColor: UIColor? { nil }
    open var interactionState: Any?
    open var pageZoom: CGFloat = 1
    open private(set) var backForwardList = WKBackForwardList()
    open private(set) var scrollView = UIScrollView()

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
        delegate.webView(self, decidePolicyFor: action) { [weak self] (policy: WKNavigationActionPolicy) in
            guard policy == .allow else { return }
            EventLoop.main.enqueue { self?.fail(navigation) }
        }
        return navigation
    }
    private func fail(_ navigation: WKNavigation) {
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: unavailableOnLinux)
    }
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        url = baseURL
        showUnavailable("WebKit", "\(string.count) characters of HTML")
        let navigation = WKNavigation()
        EventLoop.main.enqueue { [weak self] in
            guard let self else { return }
            navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
            showText(of: string)
            navigationDelegate?.webView(self, didCommit: navigation)
            navigationDelegate?.webView(self, didFinish: navigation)
        }
        return navigation
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
    @discardableResult open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation?
    {
        loadHTMLString(String(decoding: data, as: UTF8.self), baseURL: baseURL)
    }
    @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        load(URLRequest(url: URL))
    }
    @discardableResult open func reload() -> WKNavigation? { url.flatMap { load(URLRequest(url: $0)) } }
    @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload() }
    @discardableResult open func goBack() -> WKNavigation? { nil }
    @discardableResult open func goForward() -> WKNavigation? { nil }
    @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
    /// Does nothing.
    open func stopLoading() {}
    open func evaluateJavaScript(_ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, unavailableOnLinux)
    }
    @discardableResult open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? { throw unavailableOnLinux }
}
