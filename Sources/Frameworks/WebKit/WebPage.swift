import FrameworkPlaceholder
import Observation
import SecurityCompanion

/// A page that an app controls and shows in a `WebView`. It shows the same pages as a ``WKWebView``.
@MainActor @Observable
public final class WebPage {
    /// The steps of a load.
    public enum NavigationEvent: Hashable, Sendable { case startedProvisionalNavigation, receivedServerRedirect, committed, finished }
    /// The reason for which a load ended.
    public enum NavigationError: Error {
        case failedProvisionalNavigation(any Error), pageClosed, webContentProcessTerminated, invalidURL
    }
    /// Whether a page fills the screen: none does.
    public enum FullscreenState: Hashable, Sendable { case enteringFullscreen, exitingFullscreen, inFullscreen, notInFullscreen }

    /// Whether tools can inspect the page. It is stored but has no effect.
    public var isInspectable = false
    /// The name of the page for sites. It is stored but has no effect.
    public var customUserAgent: String?
    /// The kind of media as which the page is drawn. It is stored but has no effect.
    public var mediaType: String?
    public private(set) var url: URL?
    public private(set) var title = ""
    public private(set) var estimatedProgress = 0.0
    public private(set) var isLoading = false
    public private(set) var backForwardList = BackForwardList()
    /// The last step of the current load; nil before the first one.
    public private(set) var currentNavigationEvent: NavigationEvent?
    public var hasOnlySecureContent: Bool { view.hasOnlySecureContent }
    public var serverTrust: SecTrust? { nil }
    public var themeColor: UIColor? { nil }
    public var fullscreenState: FullscreenState { .notInFullscreen }
    public var cameraCaptureState: WKMediaCaptureState { .none }
    public var microphoneCaptureState: WKMediaCaptureState { .none }
    public var isWritingToolsActive: Bool { false }
    public var isBlockedByScreenTime: Bool { false }

    /// The view that shows the page.
    @ObservationIgnored package let view: WKWebView
    @ObservationIgnored private let listener = Listener()
    @ObservationIgnored private var decider: (any NavigationDeciding)?
    @ObservationIgnored private var presenter: (any DialogPresenting)?
    @ObservationIgnored private var nextFollower = 0
    @ObservationIgnored private var followers: [Int: AsyncThrowingStream<NavigationEvent, any Error>.Continuation] = [:]

    public convenience init(
        configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding, dialogPresenter: some DialogPresenting
    ) {
        self.init(configuration, navigationDecider, dialogPresenter)
    }
    public convenience init(configuration: Configuration = Configuration(), dialogPresenter: some DialogPresenting) {
        self.init(configuration, nil, dialogPresenter)
    }
    public convenience init(configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding) {
        self.init(configuration, navigationDecider, nil)
    }
    public convenience init(configuration: Configuration = Configuration()) { self.init(configuration, nil, nil) }
    private init(_ configuration: Configuration, _ decider: (any NavigationDeciding)?, _ presenter: (any DialogPresenting)?) {
        view = WKWebView(frame: .zero, configuration: configuration.resolved)
        (self.decider, self.presenter) = (decider, presenter)
        view.navigationDelegate = listener
        listener.page = self
    }

    // MARK: Loads

    /// Loads an address. The sequence has the steps of the load, and throws if it fails.
    @discardableResult public func load(_ request: URLRequest) -> some AsyncSequence<NavigationEvent, any Error> {
        follow { view.load(request) }
    }
    /// Loads an address; nil shows an empty page.
    @discardableResult public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> {
        follow { url.map { view.load(URLRequest(url: $0)) } ?? view.loadHTMLString("", baseURL: nil) }
    }
    /// Shows text in HTML.
    @discardableResult public func load(html: String, baseURL: URL = URL(string: "about:blank")!)  // a constant that parses
        -> some AsyncSequence<NavigationEvent, any Error>
    {
        follow { view.loadHTMLString(html, baseURL: baseURL) }
    }
    /// Shows data as text in HTML.
    @discardableResult public func load(_ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL)
        -> some AsyncSequence<NavigationEvent, any Error>
    {
        follow { view.loadHTMLString(String(data: data, encoding: characterEncoding) ?? "", baseURL: baseURL) }
    }
    /// Shows data as if they were the answer to a request.
    @discardableResult public func load(simulatedRequest: URLRequest, response: URLResponse, responseData: Data)
        -> some AsyncSequence<NavigationEvent, any Error>
    {
        follow { view.loadSimulatedRequest(simulatedRequest, response: response, responseData: responseData) }
    }
    /// Shows text in HTML as if it were the answer to a request.
    @discardableResult public func load(simulatedRequest: URLRequest, responseHTML: String)
        -> some AsyncSequence<NavigationEvent, any Error>
    {
        follow { view.loadSimulatedRequest(simulatedRequest, responseHTML: responseHTML) }
    }
    /// Shows a page that was visited.
    @discardableResult public func load(_ item: BackForwardList.Item) -> some AsyncSequence<NavigationEvent, any Error> {
        follow { view.go(to: item.item) }
    }
    /// Loads the page again.
    @discardableResult public func reload(fromOrigin: Bool = false) -> some AsyncSequence<NavigationEvent, any Error> {
        follow { view.reload() }
    }
    public func stopLoading() {
        view.stopLoading()
        update()
        finish(throwing: nil)
    }
    /// The steps of all loads.
    public var navigations: some AsyncSequence<NavigationEvent, any Error> { follow { nil } }

    private func follow(_ start: () -> WKNavigation?) -> AsyncThrowingStream<NavigationEvent, any Error> {
        let (stream, continuation) = AsyncThrowingStream<NavigationEvent, any Error>.makeStream(), id = nextFollower
        nextFollower += 1
        followers[id] = continuation
        continuation.onTermination = { _ in
            Task { @MainActor [weak self] in self?.followers[id] = nil }
        }
        _ = start()
        update()
        return stream
    }
    fileprivate func report(_ event: NavigationEvent) {
        currentNavigationEvent = event
        update()
        for follower in followers.values { follower.yield(event) }
        if event == .finished { finish(throwing: nil) }
    }
    fileprivate func finish(throwing error: (any Error)?) {
        update()
        let ended = followers.values
        followers = [:]
        for follower in ended { follower.finish(throwing: error) }
    }
    private func update() {
        if url != view.url { url = view.url }
        if title != view.title ?? "" { title = view.title ?? "" }
        if isLoading != view.isLoading { isLoading = view.isLoading }
        if estimatedProgress != view.estimatedProgress { estimatedProgress = view.estimatedProgress }
        backForwardList = BackForwardList(view.backForwardList)
    }

    // MARK: Scripts and documents, which there are none of

    /// Throws an error: scripts don't run.
    @discardableResult public func callJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: FrameInfo? = nil, contentWorld: WKContentWorld? = nil
    ) async throws -> Any? { throw unavailableOnLinux }
    /// Does nothing: nothing plays.
    public func pauseAllMediaPlayback() async {}
    public func mediaPlaybackState() async -> WKMediaPlaybackState { .none }
    public func setAllMediaPlaybackSuspended(_ suspended: Bool) async {}
    /// Does nothing: nothing plays.
    public func closeAllMediaPresentations() async {}
    public func setCameraCaptureState(_ state: WKMediaCaptureState) async {}
    /// Does nothing: no page uses the microphone.
    public func setMicrophoneCaptureState(_ state: WKMediaCaptureState) async {}
    /// Returns whether pages load a scheme without a handler.
    public static func handlesURLScheme(_ urlScheme: String) -> Bool { WKWebView.handlesURLScheme(urlScheme) }

    // MARK: Decisions

    fileprivate func decide(_ action: WKNavigationAction) async -> WKNavigationActionPolicy {
        guard var decider else { return .allow }
        var preferences = NavigationPreferences()
        let policy = await decider.decidePolicy(for: NavigationAction(action), preferences: &preferences)
        self.decider = decider
        return policy
    }
    fileprivate func decide(_ answer: WKNavigationResponse) async -> WKNavigationResponsePolicy {
        guard var decider else { return .allow }
        let policy = await decider.decidePolicy(for: NavigationResponse(answer: answer))
        self.decider = decider
        return policy
    }

    /// The delegate of the page's view.
    private final class Listener: NSObject, WKNavigationDelegate {
        weak var page: WebPage?
        func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async -> WKNavigationActionPolicy {
            await page?.decide(navigationAction) ?? .cancel
        }
        func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async
            -> WKNavigationResponsePolicy
        { await page?.decide(navigationResponse) ?? .cancel }
        func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
            page?.report(.startedProvisionalNavigation)
        }
        func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { page?.report(.committed) }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { page?.report(.finished) }
        func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
            page?.finish(throwing: NavigationError.failedProvisionalNavigation(error))
        }
    }
}

extension WebPage {
    /// The pages that were visited.
    public struct BackForwardList: Equatable, Sendable {
        /// A page that was visited.
        public struct Item: Equatable, Identifiable, Sendable {
            nonisolated(unsafe) fileprivate let item: WKBackForwardListItem
            public var id: ObjectIdentifier { ObjectIdentifier(item) }
            public var title: String? { item.title }
            public var url: URL { item.url }
            public var initialURL: URL { item.initialURL }
            public static func == (one: Item, other: Item) -> Bool { one.item === other.item }
        }
        public var backList: [Item] = []
        public var currentItem: Item?
        public var forwardList: [Item] = []
        init() {}
        fileprivate init(_ list: WKBackForwardList) {
            backList = list.backList.map(Item.init(item:))
            currentItem = list.currentItem.map(Item.init(item:))
            forwardList = list.forwardList.map(Item.init(item:))
        }
        /// The page that is a number of pages after the current one; nil if there is none.
        public subscript(_ index: Int) -> Item? {
            if index == 0 { return currentItem }
            if index < 0 { return backList.count + index >= 0 ? backList[backList.count + index] : nil }
            return index <= forwardList.count ? forwardList[index - 1] : nil
        }
    }
    @preconcurrency @MainActor public struct FrameInfo {
        let frame: WKFrameInfo
        public var isMainFrame: Bool { frame.isMainFrame }
        public var request: URLRequest? { frame.request }
        public var securityOrigin: WKSecurityOrigin { frame.securityOrigin }
    }
    /// A load that an app allows or cancels.
    @preconcurrency @MainActor public struct NavigationAction {
        let action: WKNavigationAction
        init(_ action: WKNavigationAction) { self.action = action }
        public var source: FrameInfo? { FrameInfo(frame: action.sourceFrame) }
        public var target: FrameInfo? { action.targetFrame.map { FrameInfo(frame: $0) } }
        public var navigationType: WKNavigationType { action.navigationType }
        public var request: URLRequest { action.request }
        public var shouldPerformDownload: Bool { action.shouldPerformDownload }
        public var modifierFlags: UIKeyModifierFlags { action.modifierFlags }
        public var buttonNumber: UIEvent.ButtonMask { action.buttonNumber }
    }
    /// An answer that an app shows or cancels.
    @preconcurrency @MainActor public struct NavigationResponse {
        let answer: WKNavigationResponse
        public var response: URLResponse { answer.response }
        public var canShowMimeType: Bool { answer.canShowMIMEType }
        public var isForMainFrame: Bool { answer.isForMainFrame }
    }
    /// The settings of one load.
    public struct NavigationPreferences: Sendable {
        /// The kind of page that is requested.
        public enum ContentMode: Hashable, Sendable { case recommended, mobile, desktop }
        /// The treatment of an address without encryption.
        public enum UpgradeToHTTPSPolicy: Hashable, Sendable {
            case keepAsRequested, automaticFallbackToHTTP, userMediatedFallbackToHTTP, errorOnFailure
        }
        public var preferredContentMode = ContentMode.recommended
        public var preferredHTTPSNavigationPolicy = UpgradeToHTTPSPolicy.keepAsRequested
        public var allowsContentJavaScript = true
        public var isLockdownModeEnabled = false
        public init() {}
    }
    /// The settings of a page.
    @preconcurrency @MainActor public struct Configuration {
        /// How media of pages play.
        public enum MediaPlaybackBehavior: Hashable, Sendable { case automatic, allowsInlinePlayback, alwaysFullscreen }
        public var websiteDataStore = WKWebsiteDataStore.default()
        public var userContentController = WKUserContentController()
        public var webExtensionController: WKWebExtensionController?
        public var defaultNavigationPreferences = NavigationPreferences()
        /// The loaders of the app's own schemes.
        public var urlSchemeHandlers: [URLScheme: any URLSchemeHandler] = [:]
        public var applicationNameForUserAgent: String?
        public var limitsNavigationsToAppBoundDomains = false
        public var upgradeKnownHostsToHTTPS = true
        public var suppressesIncrementalRendering = false
        public var allowsInlinePredictions = false
        public var supportsAdaptiveImageGlyph = false
        public var loadsSubresources = true
        public var mediaPlaybackBehavior = MediaPlaybackBehavior.automatic
        public var dataDetectorTypes: WKDataDetectorTypes = []
        public var ignoresViewportScaleLimits = false
        public var showsSystemScreenTimeBlockingView = true
        public init() {}

        fileprivate var resolved: WKWebViewConfiguration {
            let made = WKWebViewConfiguration()
            (made.websiteDataStore, made.userContentController) = (websiteDataStore, userContentController)
            (made.webExtensionController, made.dataDetectorTypes) = (webExtensionController, dataDetectorTypes)
            made.applicationNameForUserAgent = applicationNameForUserAgent
            made.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
            made.defaultWebpagePreferences?.allowsContentJavaScript = defaultNavigationPreferences.allowsContentJavaScript
            for (scheme, handler) in urlSchemeHandlers {
                made.setURLSchemeHandler(SchemeLoader(handler), forURLScheme: scheme.rawValue)
            }
            return made
        }
    }

    /// Decides about a page's loads.
    @preconcurrency @MainActor public protocol NavigationDeciding {
        /// Decides whether a load begins, and with what settings.
        mutating func decidePolicy(for action: NavigationAction, preferences: inout NavigationPreferences) async -> WKNavigationActionPolicy
        /// Decides whether an answer is shown. It is called for the answers of scheme handlers.
        mutating func decidePolicy(for response: NavigationResponse) async -> WKNavigationResponsePolicy
        /// Answers a server's question about identity. It isn't called.
        mutating func decideAuthenticationChallengeDisposition(for challenge: URLAuthenticationChallenge) async -> (
            URLSession.AuthChallengeDisposition, URLCredential?
        )
    }
    /// Shows a page's dialogs. It isn't asked, because scripts don't run.
    @preconcurrency @MainActor public protocol DialogPresenting {
        func handleJavaScriptAlert(message: String, initiatedBy frame: FrameInfo) async
        /// Shows a question.
        func handleJavaScriptConfirm(message: String, initiatedBy frame: FrameInfo) async -> JavaScriptConfirmResult
        /// Shows a text field.
        func handleJavaScriptPrompt(message: String, defaultText: String?, initiatedBy frame: FrameInfo) async -> JavaScriptPromptResult
        /// Lets the user choose files.
        func handleFileInputPrompt(parameters: WKOpenPanelParameters, initiatedBy frame: FrameInfo) async -> FileInputPromptResult
    }
    /// The answer to a question.
    public enum JavaScriptConfirmResult: Hashable, Sendable { case ok, cancel }
    /// The answer to a text field.
    public enum JavaScriptPromptResult: Hashable, Sendable { case ok(String), cancel }
    /// The chosen files.
    public enum FileInputPromptResult: Hashable, Sendable { case selected([URL]), cancel }
}
extension WebPage.NavigationDeciding {
    public mutating func decidePolicy(for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences) async
        -> WKNavigationActionPolicy
    { .allow }
    public mutating func decidePolicy(for response: WebPage.NavigationResponse) async -> WKNavigationResponsePolicy { .allow }
    public mutating func decideAuthenticationChallengeDisposition(for challenge: URLAuthenticationChallenge) async -> (
        URLSession.AuthChallengeDisposition, URLCredential?
    ) { (.performDefaultHandling, nil) }
}
extension WebPage.DialogPresenting {
    public func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async {}
    public func handleJavaScriptConfirm(message: String, initiatedBy frame: WebPage.FrameInfo) async -> WebPage.JavaScriptConfirmResult {
        .cancel
    }
    public func handleJavaScriptPrompt(message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo) async
        -> WebPage.JavaScriptPromptResult
    { .cancel }
    public func handleFileInputPrompt(parameters: WKOpenPanelParameters, initiatedBy frame: WebPage.FrameInfo) async
        -> WebPage.FileInputPromptResult
    { .cancel }
}

/// A scheme of addresses that an app loads itself.
public struct URLScheme: Hashable, Sendable {
    public let rawValue: String
    /// Returns nil for text that is no scheme, and for a scheme that pages load themselves.
    public init?(_ rawValue: String) {
        let isValid = rawValue.range(of: "^[A-Za-z][A-Za-z0-9+.-]*$", options: .regularExpression) != nil
        guard isValid, !["http", "https", "file", "about", "data", "blob"].contains(rawValue.lowercased()) else { return nil }
        self.rawValue = rawValue
    }
}
/// A part of the answer to a request of an app's scheme.
public enum URLSchemeTaskResult: Sendable { case response(URLResponse), data(Data) }
/// Answers the requests of an app's scheme.
public protocol URLSchemeHandler {
    /// The sequence of the answer's parts.
    associatedtype TaskSequence: AsyncSequence<URLSchemeTaskResult, any Error>
    /// Answers a request.
    func reply(for request: URLRequest) -> TaskSequence
}

/// Answers the requests of a view by an app's handler.
@MainActor private final class SchemeLoader: NSObject, WKURLSchemeHandler {
    private let handler: any URLSchemeHandler
    private var tasks: [ObjectIdentifier: Task<Void, Never>] = [:]
    init(_ handler: any URLSchemeHandler) { self.handler = handler }
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
        let parts = reply(of: handler, urlSchemeTask)
        tasks[ObjectIdentifier(urlSchemeTask)] = parts
    }
    private func reply(of handler: some URLSchemeHandler, _ task: any WKURLSchemeTask) -> Task<Void, Never> {
        let sequence = handler.reply(for: task.request)
        return Task { @MainActor in
            do {
                for try await part in sequence {
                    switch part {
                    case .response(let response): task.didReceive(response)
                    case .data(let data): task.didReceive(data)
                    }
                }
                task.didFinish()
            } catch { task.didFailWithError(error) }
            tasks[ObjectIdentifier(task)] = nil
        }
    }
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {
        tasks.removeValue(forKey: ObjectIdentifier(urlSchemeTask))?.cancel()
    }
}
