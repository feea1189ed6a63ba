import FrameworkPlaceholder

// Requests about a page: there is none, so they return the errors and empty results of the API.

/// The origin of a page.
open class WKSecurityOrigin: NSObject {
    open var `protocol`: String { "" }
    open var host: String { "" }
    open var port: Int { 0 }
}
/// The callbacks for messages of a page's scripts that wait for a reply.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    /// Called with a message of a script. It isn't called, because scripts don't run.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor (Any?, String?) -> Void)
    /// Called with a message of a script. It isn't called, because scripts don't run.
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) async -> (
        Any?, String?
    )
}
extension WKScriptMessageHandlerWithReply {
    /// Replies without a value.
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor (Any?, String?) -> Void
    ) { replyHandler(nil, nil) }
    /// Returns no value.
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?) { (nil, nil) }
}
/// The scope in which scripts run.
open class WKContentWorld: NSObject, @unchecked Sendable {
    open private(set) var name: String?
    init(_ name: String?) { self.name = name }
    /// The scripts of the page, and those of the app.
    public static let page = WKContentWorld(nil), defaultClient = WKContentWorld(nil)
    /// Returns the world with a name. Scripts don't run.
    open class func world(name: String) -> WKContentWorld { WKContentWorld(name) }
}
/// The part of a page to capture, and its size.
open class WKSnapshotConfiguration: NSObject {
    /// The area in the view's coordinates; null means all that is visible.
    open var rect = CGRect.null
    /// The width of the picture in points; nil uses the view's.
    open var snapshotWidth: NSNumber?
    /// Whether pending changes are drawn. They always are.
    open var afterScreenUpdates = true
    public override init() { super.init() }
}
/// The options of a text search.
open class WKFindConfiguration: NSObject {
    /// The direction of the search, whether case matters, and whether it continues at the other end.
    open var backwards = false, caseSensitive = false, wraps = true
    public override init() { super.init() }
}
/// The result of a search, which finds nothing.
open class WKFindResult: NSObject {
    open var matchFound: Bool { false }
}
/// The part of a page that becomes a PDF.
open class WKPDFConfiguration: NSObject {
    /// The part of the page in points; nil for all. It is stored but has no effect.
    open var rect: CGRect?
    /// Whether the background may be transparent. It is stored but has no effect.
    open var allowTransparentBackground = false
    public override init() { super.init() }
}
/// The element of a page under a long press.
open class WKContextMenuElementInfo: NSObject { open var linkURL: URL? { nil } }

/// One load that a scheme handler answers.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
    /// The request to answer.
    var request: URLRequest { get }
    /// Passes a response on.
    func didReceive(_ response: URLResponse)
    /// Passes data on.
    func didReceive(_ data: Data)
    /// Ends the answer with success.
    func didFinish()
    /// Ends the answer with an error.
    func didFailWithError(_ error: any Error)
}
/// An app's own loader for a custom scheme.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
    /// Called when a page requests a link of the app's scheme. It isn't called.
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    /// Called when a request is canceled. It isn't called.
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// Compiled rules for the content that pages may load.
open class WKContentRuleList: NSObject {
    open private(set) var identifier: String
    init(_ identifier: String) { self.identifier = identifier }
}
/// Stores rules by name; no page is loaded that they could block.
@preconcurrency @MainActor
open class WKContentRuleListStore: NSObject {
    private static let store = WKContentRuleListStore()
    /// The lists of each folder, and those without one.
    private static var kept: [URL?: [String: WKContentRuleList]] = [:]
    private var folder: URL?
    private var lists: [String: WKContentRuleList] {
        get { Self.kept[folder] ?? [:] }
        set { Self.kept[folder] = newValue }
    }
    /// Returns the store of a folder. Here it lasts as long as the app runs.
    public convenience init!(url: URL) {
        self.init()
        folder = url
    }
    /// Calls the handler with the identifiers of the kept lists.
    open func getAvailableContentRuleListIdentifiers(_ completionHandler: @escaping ([String]?) -> Void) {
        completionHandler(lists.keys.sorted())
    }
    /// Returns the identifiers of the kept lists.
    open func availableIdentifiers() async -> [String]? { lists.keys.sorted() }
    /// Keeps a list of rules. Throws an error if the text isn't an array in JSON.
    open func compileContentRuleList(forIdentifier identifier: String, encodedContentRuleList: String) async throws -> WKContentRuleList? {
        try await answer {
            compileContentRuleList(forIdentifier: identifier, encodedContentRuleList: encodedContentRuleList, completionHandler: $0)
        }
    }
    /// Returns a kept list, or throws an error.
    open func contentRuleList(forIdentifier identifier: String) async throws -> WKContentRuleList? {
        try await answer { lookUpContentRuleList(forIdentifier: identifier, completionHandler: $0) }
    }
    private func answer(_ ask: (@escaping (WKContentRuleList?, (any Error)?) -> Void) -> Void) async throws -> WKContentRuleList? {
        try await withCheckedThrowingContinuation { continuation in
            ask { list, error in
                nonisolated(unsafe) let list = list
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: list) }
            }
        }
    }
    /// Removes a list. Throws an error if there is none.
    open func removeContentRuleList(forIdentifier identifier: String) async throws {
        guard lists.removeValue(forKey: identifier) != nil else { throw WKError(.contentRuleListStoreRemoveFailed) }
    }
    /// Returns the store that the app shares.
    open class func `default`() -> WKContentRuleListStore! { store }
    /// Keeps a list of rules, and calls the handler, with an error if the text isn't an array in JSON. Rules have no effect.
    open func compileContentRuleList(
        forIdentifier identifier: String, encodedContentRuleList: String,
        completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
    ) {
        guard (try? JSONSerialization.jsonObject(with: Data(encodedContentRuleList.utf8))) is [Any] else {
            return completionHandler(nil, WKError(.contentRuleListStoreCompileFailed))
        }
        let list = WKContentRuleList(identifier)
        lists[identifier] = list
        completionHandler(list, nil)
    }
    /// Calls the handler with a kept list, or with an error.
    open func lookUpContentRuleList(
        forIdentifier identifier: String, completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
    ) {
        completionHandler(lists[identifier], lists[identifier] == nil ? WKError(.contentRuleListStoreLookUpFailed) : nil)
    }
    /// Removes a list, and calls the handler, with an error if there is none.
    open func removeContentRuleList(forIdentifier identifier: String, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(lists.removeValue(forKey: identifier) == nil ? WKError(.contentRuleListStoreRemoveFailed) : nil)
    }
}
