// Metadata that an app provides for a link that it shares or shows. Pages are not read: fetching fails as it does without a network.
@_exported import UIKitCore

open class LPLinkMetadata: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The requested address, before any redirect.
    open var originalURL: URL?
    /// The link; nil if it is unknown.
    open var url: URL?
    /// The title of the page; nil if it is unknown.
    open var title: String?
    /// The provider of the page's icon; nil for none.
    open var iconProvider: NSItemProvider?
    /// The provider of the page's picture; nil for none.
    open var imageProvider: NSItemProvider?
    /// The provider of the page's video; nil for none.
    open var videoProvider: NSItemProvider?
    /// The link of the page's video; nil for none.
    open var remoteVideoURL: URL?

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = LPLinkMetadata()
        (copy.originalURL, copy.url, copy.title, copy.remoteVideoURL) = (originalURL, url, title, remoteVideoURL)
        (copy.iconProvider, copy.imageProvider, copy.videoProvider) = (iconProvider, imageProvider, videoProvider)
        return copy
    }

    // MARK: Coding. Texts and addresses; a provider's data stay with the provider.

    /// Whether the class can be decoded securely, which is always true.
    open class var supportsSecureCoding: Bool { true }

    private static var keys: [(String, ReferenceWritableKeyPath<LPLinkMetadata, URL?>)] {
        [("originalURL", \.originalURL), ("URL", \.url), ("remoteVideoURL", \.remoteVideoURL)]
    }

    /// Creates facts from an archive.
    public required init?(coder: NSCoder) {
        super.init()
        if coder.containsValue(forKey: "title") { title = coder.decodeObject(forKey: "title") as? String }
        for (key, path) in Self.keys where coder.containsValue(forKey: key) {
            self[keyPath: path] = (coder.decodeObject(forKey: key) as? String).flatMap(URL.init(string:))
        }
    }

    /// Writes the title and the links to an archive.
    open func encode(with coder: NSCoder) {
        if let title { coder.encode(title as NSString, forKey: "title") }
        for (key, path) in Self.keys {
            if let address = self[keyPath: path]?.absoluteString { coder.encode(address as NSString, forKey: key) }
        }
    }
}

/// The domain of the framework's errors.
public let LPErrorDomain = "LPErrorDomain"

/// The reason why there is no metadata.
public struct LPError: Error, CustomNSError, Equatable {
    /// The reason for which metadata couldn't be fetched.
    public enum Code: Int, Sendable {
        /// The request failed, was canceled, took too long, or isn't allowed. Here requests fail or are canceled.
        case unknown = 1, metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { LPErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static let metadataFetchFailed = Code.metadataFetchFailed
    public static let metadataFetchCancelled = Code.metadataFetchCancelled
    public static let metadataFetchTimedOut = Code.metadataFetchTimedOut
    public static let metadataFetchNotAllowed = Code.metadataFetchNotAllowed
}

// FIXME(gap): reads no page; every request fails in the coming turn.
/// Would read a page for its link's metadata.
@preconcurrency @MainActor
open class LPMetadataProvider: NSObject {
    /// Whether pictures and videos are fetched. It is stored but has no effect.
    open var shouldFetchSubresources = true
    /// The timeout in seconds.
    open var timeout: TimeInterval = 30
    private var isCancelled = false

    public override init() { super.init() }

    /// Calls the handler with an error in the coming turn: no page is read.
    open func startFetchingMetadata(for url: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void) {
        EventLoop.main.enqueue { completionHandler(nil, LPError(self.isCancelled ? .metadataFetchCancelled : .metadataFetchFailed)) }
    }
    /// Throws an error: no page is read.
    open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata { throw LPError(.metadataFetchFailed) }
    /// Cancels the request, which then fails for this reason.
    open func cancel() { isCancelled = true }
}
