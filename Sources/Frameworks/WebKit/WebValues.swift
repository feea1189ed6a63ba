import FrameworkPlaceholder

/// The domain of ``WKError``.
public let WKErrorDomain = "WKErrorDomain"
/// An error of a web view.
public struct WKError: _BridgedStoredNSError, @unchecked Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = WKError
        case unknown = 1, webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred, javaScriptResultTypeIsUnsupported,
            contentRuleListStoreCompileFailed, contentRuleListStoreLookUpFailed, contentRuleListStoreRemoveFailed,
            contentRuleListStoreVersionMismatch, attributedStringContentFailedToLoad, attributedStringContentLoadTimedOut,
            javaScriptInvalidFrameTarget, navigationAppBoundDomain, javaScriptAppBoundDomain, duplicateCredential, malformedCredential,
            credentialNotFound
    }
    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { WKErrorDomain }
    public static var errorDomain: String { WKErrorDomain }
    public static var unknown: Code { .unknown }
    public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
    public static var webViewInvalidated: Code { .webViewInvalidated }
    public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
    public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
    public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
    public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
    public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }
    public static var contentRuleListStoreVersionMismatch: Code { .contentRuleListStoreVersionMismatch }
    public static var attributedStringContentFailedToLoad: Code { .attributedStringContentFailedToLoad }
    public static var attributedStringContentLoadTimedOut: Code { .attributedStringContentLoadTimedOut }
    public static var javaScriptInvalidFrameTarget: Code { .javaScriptInvalidFrameTarget }
    public static var navigationAppBoundDomain: Code { .navigationAppBoundDomain }
    public static var javaScriptAppBoundDomain: Code { .javaScriptAppBoundDomain }
    public static var duplicateCredential: Code { .duplicateCredential }
    public static var malformedCredential: Code { .malformedCredential }
    public static var credentialNotFound: Code { .credentialNotFound }
}

/// The capture devices that a page requests.
public enum WKMediaCaptureType: Int, Sendable { case camera, microphone, cameraAndMicrophone }
/// Whether a page uses the camera or the microphone.
public enum WKMediaCaptureState: Int, Sendable { case none, active, muted }
/// Whether media of a page play.
public enum WKMediaPlaybackState: UInt, Sendable { case none, playing, paused, suspended }
/// The answer to a page's request.
public enum WKPermissionDecision: Int, Sendable { case prompt, grant, deny }
/// The answer to a panel that an app may show itself.
public enum WKDialogResult: Int, Sendable { case showDefault = 1, askAgain, handled }
/// The direction of the controls of a page.
public enum WKUserInterfaceDirectionPolicy: Int, Sendable { case content, system }
/// The kind of page that a view prefers.
public typealias WKContentMode = WKWebpagePreferences.ContentMode
/// The files that a form asks for. No form asks.
open class WKOpenPanelParameters: NSObject {
    open var allowsMultipleSelection: Bool { false }
    open var allowsDirectories: Bool { false }
}
/// The data of a view that an app stores.
public struct WKWebViewDataType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let sessionStorage = Self(rawValue: 1 << 0)
}

/// The callbacks of a download.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: NSObjectProtocol {
    /// Chooses the file of a download. It isn't called, because no download begins.
    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping @MainActor (URL?) -> Void)
    /// Chooses the file of a download. It isn't called, because no download begins.
    func download(_ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String) async -> URL?
    /// Decides about a redirection. It isn't called.
    func download(
        _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        decisionHandler: @escaping @MainActor (WKDownload.RedirectPolicy) -> Void)
    /// Responds to an authentication challenge. It isn't called.
    func download(
        _ download: WKDownload, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    /// Called when the file is complete. It isn't called.
    func downloadDidFinish(_ download: WKDownload)
    /// Called when a download failed.
    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
    /// Decides whether the file appears before it is complete. It isn't called.
    func download(
        _ download: WKDownload, decidePlaceholderPolicy completionHandler: @escaping @MainActor (WKDownload.PlaceholderPolicy, URL?) -> Void
    )
    /// Called with the file that appears before the download is complete. It isn't called.
    func download(_ download: WKDownload, didReceivePlaceholderURL url: URL, completionHandler: @escaping @MainActor () -> Void)
    /// Called with the complete file. It isn't called.
    func download(_ download: WKDownload, didReceiveFinalURL url: URL)
}
extension WKDownloadDelegate {
    /// Cancels the download.
    public func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping @MainActor (URL?) -> Void
    ) { completionHandler(nil) }
    /// Cancels the download.
    public func download(_ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String) async -> URL? {
        nil
    }
    /// Allows the redirection.
    public func download(
        _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        decisionHandler: @escaping @MainActor (WKDownload.RedirectPolicy) -> Void
    ) { decisionHandler(.allow) }
    /// Uses the system's handling.
    public func download(
        _ download: WKDownload, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) { completionHandler(.performDefaultHandling, nil) }
    public func downloadDidFinish(_ download: WKDownload) {}
    /// Does nothing.
    public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
    /// Shows no incomplete file.
    public func download(
        _ download: WKDownload, decidePlaceholderPolicy completionHandler: @escaping @MainActor (WKDownload.PlaceholderPolicy, URL?) -> Void
    ) { completionHandler(.disable, nil) }
    /// Calls the handler.
    public func download(_ download: WKDownload, didReceivePlaceholderURL url: URL, completionHandler: @escaping @MainActor () -> Void) {
        completionHandler()
    }
    /// Does nothing.
    public func download(_ download: WKDownload, didReceiveFinalURL url: URL) {}
}
/// A download of a web view, which fails in the turn after it began: there is no network.
@preconcurrency @MainActor
open class WKDownload: NSObject {
    /// Whether a redirection is followed.
    public enum RedirectPolicy: Int, Sendable { case cancel, allow }
    /// Whether the file appears before it is complete.
    public enum PlaceholderPolicy: Int, Sendable { case disable, enable }
    open private(set) var originalRequest: URLRequest?
    open private(set) weak var webView: WKWebView?
    open weak var delegate: (any WKDownloadDelegate)?
    /// Whether the user began the download: the app did.
    open var isUserInitiated: Bool { false }
    /// The frame that began the download.
    open var originatingFrame: WKFrameInfo { WKFrameInfo() }
    /// The state of the download, which does not change.
    open private(set) var progress = Progress()
    private var hasEnded = false

    init(_ request: URLRequest?, _ webView: WKWebView) {
        (originalRequest, self.webView) = (request, webView)
        super.init()
        EventLoop.main.enqueue { [self] in
            guard !hasEnded else { return }
            hasEnded = true
            delegate?.download(self, didFailWithError: unavailableOnLinux, resumeData: nil)
        }
    }
    /// Ends the download, and calls the handler without data to continue with.
    open func cancel(_ completionHandler: (@MainActor (Data?) -> Void)? = nil) {
        hasEnded = true
        completionHandler?(nil)
    }
    /// Ends the download.
    @discardableResult open func cancel() async -> Data? {
        hasEnded = true
        return nil
    }
}
