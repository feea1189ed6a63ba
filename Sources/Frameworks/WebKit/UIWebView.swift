import UIKitStoryboards

/// The callbacks for the loads of an old web view.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {
    /// Returns whether a page is loaded. The default is true.
    func webView(_ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType) -> Bool
    /// Called when loading begins.
    func webViewDidStartLoad(_ webView: UIWebView)
    /// Called when loading has ended.
    func webViewDidFinishLoad(_ webView: UIWebView)
    /// Called when loading fails.
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}
extension UIWebViewDelegate {
    /// Returns true.
    public func webView(_ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType) -> Bool {
        true
    }
    /// Does nothing.
    public func webViewDidStartLoad(_ webView: UIWebView) {}
    /// Does nothing.
    public func webViewDidFinishLoad(_ webView: UIWebView) {}
    /// Does nothing.
    public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}

/// The web view of iOS 2 to 11. Shows the text of a page from a string or a file; every other load fails, as without a network.
open class UIWebView: UnavailableFrameworkView {
    /// The user's action that started loading a page.
    public enum NavigationType: Int, Sendable { case linkClicked, formSubmitted, backForward, reload, formResubmitted, other }

    /// The object that decides about loading and is notified of it.
    open weak var delegate: (any UIWebViewDelegate)?
    open private(set) var request: URLRequest?
    open private(set) var isLoading = false
    /// Whether there is a previous page, which is always false.
    open var canGoBack: Bool { false }
    /// Whether there is a next page, which is always false.
    open var canGoForward: Bool { false }
    /// Whether the page is scaled to the view. It is stored but has no effect.
    open var scalesPageToFit = false
    /// The kinds of text that become links. It is stored but has no effect.
    open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
    /// Whether videos play in place. It is stored but has no effect.
    open var allowsInlineMediaPlayback = false
    /// Whether videos play on other displays. It is stored but has no effect.
    open var mediaPlaybackAllowsAirPlay = true
    /// Whether videos play in a floating window. It is stored but has no effect.
    open var allowsPictureInPictureMediaPlayback = true
    /// Whether links have a preview. It is stored but has no effect.
    open var allowsLinkPreview = false
    // FIXME(gap): text is never divided.
    /// The direction in which the text is divided into pages.
    public enum PaginationMode: Int, Sendable { case unpaginated, leftToRight, topToBottom, bottomToTop, rightToLeft }
    /// The boundary at which content is broken into pages. It is stored but has no effect.
    public enum PaginationBreakingMode: Int, Sendable { case page, column }
    /// The direction in which pages follow each other. It is stored but has no effect.
    open var paginationMode = PaginationMode.unpaginated
    /// The boundary of pages. It is stored but has no effect.
    open var paginationBreakingMode = PaginationBreakingMode.page
    /// The length of a page in points. It is stored but has no effect.
    open var pageLength: CGFloat = 0
    /// The distance between pages in points. It is stored but has no effect.
    open var gapBetweenPages: CGFloat = 0
    /// The number of pages: none, because the text is not divided.
    open var pageCount: Int { 0 }
    /// Whether media need a tap. It is stored but has no effect.
    open var mediaPlaybackRequiresUserAction = true
    /// Whether the page appears only when it is complete. It is stored but has no effect.
    open var suppressesIncrementalRendering = false
    /// Whether the keyboard needs a tap. It is stored but has no effect.
    open var keyboardDisplayRequiresUserAction = true
    /// The view that scrolls the page.
    open var scrollView: UIScrollView { page }
    private let page = HTMLPage(frame: .zero)
    /// The number of loads since the last one that was stopped.
    private var load = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        showUnavailable("UIWebView")
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        showUnavailable("UIWebView")
    }

    /// Loads a file, or fails: nothing is loaded over the network.
    open func loadRequest(_ request: URLRequest) {
        guard delegate?.webView(self, shouldStartLoadWith: request, navigationType: .other) != false else { return }
        self.request = request
        let html = request.url.flatMap {
            $0.isFileURL && ["html", "htm"].contains($0.pathExtension.lowercased()) ? try? String(contentsOf: $0, encoding: .utf8) : nil
        }
        showUnavailable("UIWebView", request.url?.absoluteString ?? "")
        start(html)
    }
    /// Shows text in HTML, without style sheets, scripts, and images.
    open func loadHTMLString(_ string: String, baseURL: URL?) {
        request = baseURL.map { URLRequest(url: $0) }
        start(string)
    }
    /// Shows data as text in HTML.
    open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {
        loadHTMLString(String(decoding: data, as: UTF8.self), baseURL: baseURL)
    }

    // SP-F018: the page that was shown, which the app loads again with `reload`. No page leads to another here, so there is no history.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if let url = request?.url { coder.encode(url.absoluteString as NSString, forKey: "UIWebViewURL") }
    }
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let url = (coder.decodeObject(forKey: "UIWebViewURL") as? String).flatMap(URL.init(string:)) { request = URLRequest(url: url) }
    }

    /// Loads the last request again.
    open func reload() { if let request { loadRequest(request) } }
    open func stopLoading() {
        load += 1
        isLoading = false
    }
    /// Does nothing.
    open func goBack() {}
    /// Does nothing.
    open func goForward() {}
    /// Returns the title of the page for `document.title`, otherwise nil: scripts don't run.
    open func stringByEvaluatingJavaScript(from script: String) -> String? {
        script.trimmingCharacters(in: .whitespaces) == "document.title" ? page.pageTitle : nil
    }

    private func start(_ html: String?) {
        load += 1
        isLoading = true
        EventLoop.main.enqueue { [weak self, load] in
            guard let self, load == self.load else { return }
            delegate?.webViewDidStartLoad(self)
            guard load == self.load else { return }
            isLoading = false
            if let html { show(html) }
            if html == nil {
                delegate?.webView(self, didFailLoadWithError: unavailableOnLinux)
            } else {
                delegate?.webViewDidFinishLoad(self)
            }
        }
    }

    private func show(_ html: String) {
        page.frame = bounds
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        guard page.show(html, width: bounds.width) else { return page.removeFromSuperview() }
        addSubview(page)
    }
}

extension UIWebView: InterfaceConfigurable {
    package func configure(_ attributes: [String: [String: String]]) {
        let own = attributes[""] ?? [:]
        if let value = own["scalesPageToFit"] { scalesPageToFit = value == "YES" }
        if let value = own["allowsInlineMediaPlayback"] { allowsInlineMediaPlayback = value == "YES" }
        if let value = own["mediaPlaybackRequiresUserAction"] { mediaPlaybackRequiresUserAction = value == "YES" }
    }

    package func connect(_ outlet: String, to object: Any?) -> Bool {
        guard outlet == "delegate" else { return false }
        delegate = object as? any UIWebViewDelegate
        return true
    }
}
