@_exported import FrameworkPlaceholder

// Safari's extensions, which do not exist here: requests fail with the API's errors.

/// The domain of ``SFError``.
public let SFErrorDomain = "SFErrorDomain"
/// An error of an extension of Safari.
public struct SFError: _BridgedStoredNSError, @unchecked Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = SFError
        case noExtensionFound = 1, noAttachmentFound, loadingInterrupted
    }
    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { SFErrorDomain }
    public static var errorDomain: String { SFErrorDomain }
    public static var noExtensionFound: Code { .noExtensionFound }
    public static var noAttachmentFound: Code { .noAttachmentFound }
    public static var loadingInterrupted: Code { .loadingInterrupted }
}
/// The keys of a message from an extension's page.
public let SFExtensionMessageKey = "message", SFExtensionProfileKey = "profile"
/// Whether a content blocker is enabled.
open class SFContentBlockerState: NSObject, @unchecked Sendable {
    open var isEnabled: Bool { false }
}
/// The manager of content blockers, of which there are none.
open class SFContentBlockerManager: NSObject {
    @preconcurrency open class func reloadContentBlocker(
        withIdentifier identifier: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(SFError(.noExtensionFound))
    }
    open class func reloadContentBlocker(withIdentifier identifier: String) async throws { throw SFError(.noExtensionFound) }
    @preconcurrency open class func getStateOfContentBlocker(
        withIdentifier identifier: String, completionHandler: @escaping @Sendable (SFContentBlockerState?, (any Error)?) -> Void
    ) { completionHandler(nil, SFError(.noExtensionFound)) }
    open class func stateOfContentBlocker(withIdentifier identifier: String) async throws -> SFContentBlockerState {
        throw SFError(.noExtensionFound)
    }
}
open class SFSafariExtensionState: NSObject, @unchecked Sendable {
    open var isEnabled: Bool { false }
}
/// The manager of Safari's extensions, of which there are none.
open class SFSafariExtensionManager: NSObject {
    @preconcurrency open class func getStateOfExtension(
        withIdentifier identifier: String, completionHandler: @escaping @Sendable (SFSafariExtensionState?, (any Error)?) -> Void
    ) { completionHandler(nil, SFError(.noExtensionFound)) }
    open class func stateOfExtension(withIdentifier identifier: String) async throws -> SFSafariExtensionState {
        throw SFError(.noExtensionFound)
    }
}
/// Opens the settings of Safari: there are none.
open class SFSafariSettings: NSObject {
    @preconcurrency open class func openExtensionsSettings(
        forIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(SFError(.noExtensionFound)) }
    open class func openExtensionsSettings(forIdentifiers identifiers: [String]) async throws { throw SFError(.noExtensionFound) }
}
/// The sign-in on a site of iOS 11. It is canceled at once, because there is no browser.
open class SFAuthenticationSession: NSObject {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    private let completion: CompletionHandler
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) { completion = completionHandler }
    @discardableResult open func start() -> Bool {
        completion(nil, SFAuthenticationError(.canceledLogin))
        return false
    }
    /// Does nothing.
    open func cancel() {}
}
/// The domain of ``SFAuthenticationError``.
public let SFAuthenticationErrorDomain = "com.apple.SafariServices.Authentication"
/// An error of the sign-in of iOS 11.
public struct SFAuthenticationError: _BridgedStoredNSError, @unchecked Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = SFAuthenticationError
        case canceledLogin = 1
    }
    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { SFAuthenticationErrorDomain }
    public static var errorDomain: String { SFAuthenticationErrorDomain }
    public static var canceledLogin: Code { .canceledLogin }
}

/// Safari's reading list, to which there is no access.
open class SSReadingList: NSObject {
    override init() {}
    /// Returns nil: access to the list is not permitted.
    open class func `default`() -> SSReadingList? { nil }
    open class func supportsURL(_ URL: URL) -> Bool { ["http", "https"].contains(URL.scheme?.lowercased() ?? "") }
    /// Throws an error for an address that pages don't have.
    open func addItem(with URL: URL, title: String?, previewText: String?) throws {
        guard Self.supportsURL(URL) else { throw SSReadingListError(.urlSchemeNotAllowed) }
    }
}
/// The domain of ``SSReadingListError``.
public let SSReadingListErrorDomain = "SSReadingListErrorDomain"
/// An error of the reading list.
public struct SSReadingListError: _BridgedStoredNSError, @unchecked Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = SSReadingListError
        case urlSchemeNotAllowed = 1
    }
    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { SSReadingListErrorDomain }
    public static var errorDomain: String { SSReadingListErrorDomain }
    public static var urlSchemeNotAllowed: Code { .urlSchemeNotAllowed }
}
