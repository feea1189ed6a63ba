import FrameworkPlaceholder
import SecurityCompanion

/// Shows the text of pages that the app has: strings, files, `data:` addresses, and those of its scheme handlers. Other loads ask the
/// delegate for permission and then fail, as without a network.
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
    open var canGoBack: Bool { backForwardList.backItem != nil }
    open var canGoForward: Bool { backForwardList.forwardItem != nil }
    /// Whether swipes go back and forward. It is stored but has no effect.
    open var allowsBackForwardNavigationGestures = false
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
    /// The kind of media as which a page is drawn; nil for the screen. It is stored but has no effect.
    open var mediaType: String?
    /// Whether a page fills the screen: none does.
    public enum FullscreenState: Int, Sendable { case notInFullscreen, enteringFullscreen, inFullscreen, exitingFullscreen }
    open var fullscreenState: FullscreenState { .notInFullscreen }
    /// Whether a page uses the camera or the microphone: none does.
    open var cameraCaptureState: WKMediaCaptureState { .none }
    open var microphoneCaptureState: WKMediaCaptureState { .none }
    /// Whether Screen Time blocks the page, and whether Writing Tools change it. They don't exist.
    open var isBlockedByScreenTime: Bool { false }
    open var isWritingToolsActive: Bool { false }
    /// The certificates of the page's server; nil, because there is none.
    open var serverTrust: SecTrust? { nil }
    /// The interaction that searches the page; nil, because pages aren't searched.
    open var findInteraction: UIFindInteraction? { nil }
    open private(set) var minimumViewportInset = UIEdgeInsets.zero, maximumViewportInset = UIEdgeInsets.zero
    /// Sets the distances of the largest and the smallest visible area. They have no effect.
    open func setMinimumViewportInset(_ minimumViewportInset: UIEdgeInsets, maximumViewportInset: UIEdgeInsets) {
        (self.minimumViewportInset, self.maximumViewportInset) = (minimumViewportInset, maximumViewportInset)
    }
    /// The parts of the view that other views hide. It is stored but has no effect.
    open var obscuredContentInsets = UIEdgeInsets.zero
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

    /// Loads a request: a file in HTML, a `data:` address, and an address of a scheme handler are shown without scripts and images; other
    /// requests fail.
    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { load(request, isVisit: true) }
    private func load(_ request: URLRequest, isVisit: Bool) -> WKNavigation? {
        if let address = request.url, let handler = configuration.urlSchemeHandler(forURLScheme: address.scheme ?? "") {
            return load(request, with: handler, isVisit: isVisit)
        }
        if let address = request.url, let html = Self.html(at: address) { return start(html, at: address, request, isVisit: isVisit) }
        url = request.url
        showUnavailable("WebKit", request.url?.absoluteString ?? "")
        let navigation = WKNavigation()
        guard let delegate = navigationDelegate else { return navigation }
        isLoading = true
        ask(delegate, request) { [weak self] isAllowed in
            guard isAllowed else {
                self?.isLoading = false
                return
            }
            EventLoop.main.enqueue { self?.fail(navigation) }
        }
        return navigation
    }
    private func ask(_ delegate: any WKNavigationDelegate, _ request: URLRequest, then: @escaping @MainActor (Bool) -> Void) {
        let preferences = configuration.defaultWebpagePreferences ?? WKWebpagePreferences()
        delegate.webView(self, decidePolicyFor: WKNavigationAction(request), preferences: preferences) {
            (policy: WKNavigationActionPolicy, _: WKWebpagePreferences) in then(policy == .allow)
        }
    }
    /// The text of a file in HTML or of a `data:` address.
    private static func html(at address: URL) -> String? {
        if address.isFileURL, ["html", "htm"].contains(address.pathExtension.lowercased()) {
            return try? String(contentsOf: address, encoding: .utf8)
        }
        guard address.scheme?.lowercased() == "data" else { return nil }
        let rest = address.absoluteString.dropFirst(5), comma = rest.firstIndex(of: ",")
        guard let comma, rest[..<comma].lowercased().hasPrefix("text/html") else { return nil }
        let text = String(rest[rest.index(after: comma)...])
        guard rest[..<comma].lowercased().hasSuffix(";base64") else { return text.removingPercentEncoding }
        return Data(base64Encoded: text.removingPercentEncoding ?? text).map { String(decoding: $0, as: UTF8.self) }
    }
    private func fail(_ navigation: WKNavigation, _ error: any Error = unavailableOnLinux) {
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        isLoading = false
        navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
    }
    /// Shows text in HTML, without style sheets, scripts, and images.
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        let page = baseURL ?? URL(string: "about:blank")
        return start(string, at: page, page.map { URLRequest(url: $0) }, isVisit: false)
    }
    private func start(_ string: String, at page: URL?, _ request: URLRequest?, isVisit: Bool) -> WKNavigation {
        url = page
        showUnavailable("WebKit", "\(string.count) characters of HTML")
        let navigation = WKNavigation()
        // WebKit starts at 0.1, so that a progress bar shows that the page is loading.
        (isLoading, estimatedProgress) = (true, 0.1)
        loads += 1
        EventLoop.main.enqueue { [weak self, loads] in
            guard let self, loads == self.loads else { return }
            guard let delegate = navigationDelegate, let request else { return show(string, navigation, visited: isVisit ? page : nil) }
            ask(delegate, request) { [weak self] isAllowed in
                if isAllowed { self?.show(string, navigation, visited: isVisit ? page : nil) } else { self?.isLoading = false }
            }
        }
        return navigation
    }
    private func show(_ html: String, _ navigation: WKNavigation, visited: URL?) {
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        showText(of: html)
        if let visited { backForwardList.add(visited) }
        backForwardList.currentItem?.title = title
        navigationDelegate?.webView(self, didCommit: navigation)
        (isLoading, estimatedProgress) = (false, 1)
        navigationDelegate?.webView(self, didFinish: navigation)
    }
    /// The number of loads that began or were stopped, which identifies a load that is no longer wanted.
    private var loads = 0
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
    @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        load(URLRequest(url: URL))
    }
    @discardableResult open func loadFileRequest(_ request: URLRequest, allowingReadAccessTo readAccessURL: URL) -> WKNavigation {
        load(request) ?? WKNavigation()
    }
    /// Shows data as if they were the answer to a request.
    @discardableResult open func loadSimulatedRequest(_ request: URLRequest, response: URLResponse, responseData data: Data)
        -> WKNavigation
    {
        start(String(decoding: data, as: UTF8.self), at: request.url, request, isVisit: true)
    }
    /// Shows text in HTML as if it were the answer to a request.
    @discardableResult open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
        start(string, at: request.url, request, isVisit: true)
    }
    /// Loads the page again; nil if there is none.
    @discardableResult open func reload() -> WKNavigation? { url.flatMap { load(URLRequest(url: $0)) } }
    /// Loads the page again.
    @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload() }
    /// Shows the page before; nil if there is none.
    @discardableResult open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap { go(to: $0) } }
    /// Shows the page after; nil if there is none.
    @discardableResult open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap { go(to: $0) } }
    /// Shows a page of the history; nil if it isn't in the list.
    @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? {
        guard backForwardList.select(item) else { return nil }
        return load(URLRequest(url: item.url), isVisit: false)
    }
    open func stopLoading() {
        loads += 1
        if let task { task.stop() }
        isLoading = false
    }
    /// Calls the handler with an error: scripts don't run.
    open func evaluateJavaScript(_ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, unavailableOnLinux)
    }
    /// Throws an error: scripts don't run.
    @discardableResult open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? { throw unavailableOnLinux }

    // MARK: Loads of scheme handlers

    /// The load that a handler of the app answers.
    private var task: SchemeTask?
    private func load(_ request: URLRequest, with handler: any WKURLSchemeHandler, isVisit: Bool) -> WKNavigation {
        task?.stop()
        url = request.url
        showUnavailable("WebKit", request.url?.absoluteString ?? "")
        let navigation = WKNavigation(), task = SchemeTask(request, handler, self)
        self.task = task
        (isLoading, estimatedProgress) = (true, 0.1)
        task.completion = { [weak self] result in
            guard let self else { return }
            self.task = nil
            switch result {
            case .success(let answer):
                let html = String(decoding: answer.data, as: UTF8.self), visited = isVisit ? request.url : nil
                guard let response = answer.response, let delegate = navigationDelegate else {
                    return show(html, navigation, visited: visited)
                }
                let reply = WKNavigationResponse(response)
                delegate.webView(self, decidePolicyFor: reply) { [weak self] (policy: WKNavigationResponsePolicy) in
                    // WebKitErrorFrameLoadInterruptedByPolicyChange
                    let error = NSError(domain: "WebKitErrorDomain", code: 102)
                    if policy == .allow { self?.show(html, navigation, visited: visited) } else { self?.fail(navigation, error) }
                }
            case .failure(let error): fail(navigation, error)
            }
        }
        EventLoop.main.enqueue { [weak self] in
            guard let self, self.task === task else { return }
            guard let delegate = navigationDelegate else { return handler.webView(self, start: task) }
            ask(delegate, request) { [weak self] isAllowed in
                guard let self, self.task === task else { return }
                if isAllowed { return handler.webView(self, start: task) }
                (self.task, isLoading) = (nil, false)
            }
        }
        return navigation
    }
    /// Captures the view's visible content.
    open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?, completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
    ) {
        let rect = snapshotConfiguration.flatMap { $0.rect.isNull ? nil : $0.rect } ?? bounds
        guard rect.width > 0, rect.height > 0 else { return completionHandler(nil, unavailableOnLinux) }
        let width = snapshotConfiguration?.snapshotWidth.map { CGFloat($0.doubleValue) } ?? rect.width
        let size = CGSize(width: width, height: width / rect.width * rect.height)
        let image = UIGraphicsImageRenderer(size: size).image { context in
            context.cgContext.scaleBy(x: size.width / rect.width, y: size.height / rect.height)
            context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
            layer.render(in: context.cgContext)
        }
        completionHandler(image, nil)
    }
    /// Returns a picture of the view. Throws an error if it is empty.
    open func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
        try await withCheckedThrowingContinuation { continuation in
            takeSnapshot(with: configuration) { image, error in
                if let image { continuation.resume(returning: image) } else { continuation.resume(throwing: error ?? unavailableOnLinux) }
            }
        }
    }
    /// Fails: scripts don't run.
    open func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
    ) { completionHandler?(.failure(unavailableOnLinux)) }
    /// Calls the handler with the result that nothing was found: pages aren't searched.
    open func find(
        _ string: String, configuration: WKFindConfiguration = .init(), completionHandler: @escaping @MainActor (WKFindResult) -> Void
    ) {
        completionHandler(WKFindResult())
    }
    /// Calls the handler with an error: pages aren't written as documents.
    open func createPDF(
        configuration: WKPDFConfiguration = .init(), completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
    ) {
        completionHandler(.failure(unavailableOnLinux))
    }
    /// Calls the handler with an error: pages aren't archived.
    open func createWebArchiveData(completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void) {
        completionHandler(.failure(unavailableOnLinux))
    }
    /// Returns whether the view handles a scheme itself.
    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "file", "about", "data", "blob"].contains(urlScheme.lowercased())
    }
    /// Calls the closure: nothing plays.
    open func pauseAllMediaPlayback(completionHandler: (@MainActor () -> Void)? = nil) { completionHandler?() }
    /// Calls the closure: nothing plays.
    open func setAllMediaPlaybackSuspended(_ suspended: Bool, completionHandler: (@MainActor () -> Void)? = nil) { completionHandler?() }
    /// Throws an error: scripts don't run.
    @discardableResult open func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
    ) async throws -> Any? { throw unavailableOnLinux }
    /// Fails: scripts don't run.
    open func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
    ) { completionHandler?(.failure(unavailableOnLinux)) }
    /// Throws an error: scripts don't run.
    @discardableResult open func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
    ) async throws -> Any? { throw unavailableOnLinux }
    /// Returns the result that nothing was found: pages aren't searched.
    open func find(_ string: String, configuration: WKFindConfiguration = .init()) async throws -> WKFindResult { WKFindResult() }
    /// Throws an error: pages aren't written as documents.
    open func pdf(configuration: WKPDFConfiguration = .init()) async throws -> Data { throw unavailableOnLinux }
    /// Calls the closure: nothing plays.
    open func closeAllMediaPresentations(completionHandler: (@MainActor () -> Void)? = nil) { completionHandler?() }
    /// Calls the handler: nothing plays.
    open func requestMediaPlaybackState(completionHandler: @escaping @MainActor (WKMediaPlaybackState) -> Void) {
        completionHandler(.none)
    }
    /// Returns that nothing plays.
    open func mediaPlaybackState() async -> WKMediaPlaybackState { .none }
    /// Calls the closure: no page uses the camera.
    open func setCameraCaptureState(_ state: WKMediaCaptureState, completionHandler: (@MainActor () -> Void)? = nil) {
        completionHandler?()
    }
    /// Calls the closure: no page uses the microphone.
    open func setMicrophoneCaptureState(_ state: WKMediaCaptureState, completionHandler: (@MainActor () -> Void)? = nil) {
        completionHandler?()
    }
    /// Starts a download, which fails in the coming turn.
    open func startDownload(using request: URLRequest, completionHandler: @escaping @MainActor (WKDownload) -> Void) {
        completionHandler(WKDownload(request, self))
    }
    open func startDownload(using request: URLRequest) async -> WKDownload { WKDownload(request, self) }
    /// Continues a download, which fails in the coming turn.
    open func resumeDownload(fromResumeData resumeData: Data, completionHandler: @escaping @MainActor (WKDownload) -> Void) {
        completionHandler(WKDownload(nil, self))
    }
    /// Continues a download, which fails in the coming turn.
    open func resumeDownload(fromResumeData resumeData: Data) async -> WKDownload { WKDownload(nil, self) }
    /// Calls the handler with no data: pages store none.
    open func fetchData(of dataTypes: WKWebViewDataType, completionHandler: @escaping @MainActor (Data?, (any Error)?) -> Void) {
        completionHandler(nil, unavailableOnLinux)
    }
    /// Calls the handler with an error: pages store no data.
    open func restoreData(_ data: Data, completionHandler: @escaping @MainActor ((any Error)?) -> Void) {
        completionHandler(unavailableOnLinux)
    }
    /// Throws an error: pages store no data.
    open func fetchData(of dataTypes: WKWebViewDataType) async throws -> Data { throw unavailableOnLinux }
    /// Throws an error: pages store no data.
    open func restoreData(_ data: Data) async throws { throw unavailableOnLinux }
}

/// A load that a handler of the app answers.
@MainActor private final class SchemeTask: NSObject, WKURLSchemeTask {
    let request: URLRequest
    private let handler: any WKURLSchemeHandler
    private weak var view: WKWebView?
    private var answer: (response: URLResponse?, data: Data) = (nil, Data())
    var completion: ((Result<(response: URLResponse?, data: Data), any Error>) -> Void)?

    init(_ request: URLRequest, _ handler: any WKURLSchemeHandler, _ view: WKWebView) {
        (self.request, self.handler, self.view) = (request, handler, view)
    }
    func didReceive(_ response: URLResponse) { answer.response = response }
    func didReceive(_ data: Data) { answer.data.append(data) }
    func didFinish() { end(.success(answer)) }
    func didFailWithError(_ error: any Error) { end(.failure(error)) }
    func stop() {
        guard completion != nil else { return }
        completion = nil
        if let view { handler.webView(view, stop: self) }
    }
    private func end(_ result: Result<(response: URLResponse?, data: Data), any Error>) {
        let completion = completion
        self.completion = nil
        completion?(result)
    }
}
