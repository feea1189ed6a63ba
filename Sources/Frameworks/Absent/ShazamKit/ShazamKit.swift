// Songs are not recognized: there is no catalog to ask, so sessions call their delegate with an error of the framework.
@_exported import AVFoundationCompanion

/// The reason for an error of the framework.
public struct SHError: Error, CustomNSError, Hashable {
    /// The reasons, with the numbers of SHError.h.
    public enum Code: Int, Sendable {
        case invalidAudioFormat = 100, audioDiscontinuity, signatureInvalid = 200, signatureDurationInvalid, matchAttemptFailed,
            customCatalogInvalid = 300, customCatalogInvalidURL, mediaLibrarySyncFailed = 400, internalError = 500, mediaItemFetchFailed =
            600
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { SHErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "Songs are not recognized on Linux (\(code))."] }
}
/// The domain of the framework's errors.
public let SHErrorDomain = "com.apple.ShazamKit"
/// A property of a song.
public struct SHMediaItemProperty: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a property of an app's own.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name, the artist, and the links.
    public static let title = Self("sh_title"), subtitle = Self("sh_subtitle"), artist = Self("sh_artist"),
        artworkURL = Self("sh_artworkURL"),
        appleMusicID = Self("sh_appleMusicID"), appleMusicURL = Self("sh_appleMusicURL"), webURL = Self("sh_webURL"),
        videoURL = Self("sh_videoURL")
    /// Further facts.
    public static let shazamID = Self("sh_shazamID"), ISRC = Self("sh_isrc"), explicitContent = Self("sh_explicitContent"),
        genres = Self("sh_genres"), matchOffset = Self("sh_matchOffset"), frequencySkew = Self("sh_frequencySkew"),
        timeRanges = Self("sh_timeRanges"), creationDate = Self("sh_creationDate")
}
/// A song.
open class SHMediaItem: NSObject, @unchecked Sendable {
    private final let properties: [SHMediaItemProperty: Any]
    /// Creates a song of properties.
    public init(properties: [SHMediaItemProperty: Any]) { self.properties = properties }
    open var title: String? { properties[.title] as? String }
    open var subtitle: String? { properties[.subtitle] as? String }
    open var artist: String? { properties[.artist] as? String }
    open var shazamID: String? { properties[.shazamID] as? String }
    open var appleMusicID: String? { properties[.appleMusicID] as? String }
    open var isrc: String? { properties[.ISRC] as? String }
    open var genres: [String] { properties[.genres] as? [String] ?? [] }
    open var artworkURL: URL? { properties[.artworkURL] as? URL }
    open var appleMusicURL: URL? { properties[.appleMusicURL] as? URL }
    open var webURL: URL? { properties[.webURL] as? URL }
    open var videoURL: URL? { properties[.videoURL] as? URL }
    open var explicitContent: Bool { properties[.explicitContent] as? Bool ?? false }
    open var creationDate: Date? { properties[.creationDate] as? Date }
    open subscript(key: SHMediaItemProperty) -> Any? { properties[key] }
    open func value(for property: SHMediaItemProperty) -> Any? { properties[property] }
    /// Calls the handler with an error: there is no catalog.
    @preconcurrency open class func fetch(shazamID: String, completionHandler: @escaping @Sendable (SHMediaItem?, (any Error)?) -> Void) {
        completionHandler(nil, SHError(.mediaItemFetchFailed))
    }
    open class func fetch(shazamID: String) async throws -> SHMediaItem { throw SHError(.mediaItemFetchFailed) }
}
/// A song that was recognized.
open class SHMatchedMediaItem: SHMediaItem, @unchecked Sendable {
    open var matchOffset: TimeInterval { self[.matchOffset] as? TimeInterval ?? 0 }
    open var predictedCurrentMatchOffset: TimeInterval { matchOffset }
    open var frequencySkew: Float { self[.frequencySkew] as? Float ?? 0 }
    open var confidence: Float { 0 }
}
/// The description of a sound.
open class SHSignature: NSObject, @unchecked Sendable {
    open private(set) var dataRepresentation: Data
    /// Creates a description of data. Throws an error if there are none.
    public init(dataRepresentation: Data) throws {
        guard !dataRepresentation.isEmpty else { throw SHError(.signatureInvalid) }
        self.dataRepresentation = dataRepresentation
    }
    override init() { dataRepresentation = Data() }
    open var duration: TimeInterval { 0 }
}
/// Describes sounds: its description is empty.
open class SHSignatureGenerator: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    /// Does nothing: sounds aren't described.
    open func append(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime?) throws {}
    open func signature() -> SHSignature { SHSignature() }
    /// Throws an error: sounds aren't described.
    open class func signature(from asset: AVAsset) async throws -> SHSignature { throw SHError(.signatureInvalid) }
}
/// Songs that were recognized.
open class SHMatch: NSObject, @unchecked Sendable {
    open var mediaItems: [SHMatchedMediaItem] { [] }
    open var querySignature: SHSignature { SHSignature() }
}
/// Songs that can be recognized.
open class SHCatalog: NSObject, @unchecked Sendable {
    open var minimumQuerySignatureDuration: TimeInterval { 1 }
    open var maximumQuerySignatureDuration: TimeInterval { 12 }
}
/// Songs of an app's own.
open class SHCustomCatalog: SHCatalog, @unchecked Sendable {
    private final var references: [(SHSignature, [SHMediaItem])] = []
    public override init() { super.init() }
    /// Adds a song.
    open func addReferenceSignature(_ signature: SHSignature, representing mediaItems: [SHMediaItem]) throws {
        references.append((signature, mediaItems))
    }
    /// Throws an error: catalogs of files aren't read.
    open func add(from url: URL) throws { throw SHError(.customCatalogInvalidURL) }
    open func write(to url: URL) throws { throw SHError(.customCatalogInvalidURL) }
}
/// The callbacks of a session.
public protocol SHSessionDelegate: NSObjectProtocol {
    /// Called with songs. It isn't called.
    func session(_ session: SHSession, didFind match: SHMatch)
    /// Called when no song was found, always with an error.
    func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?)
}
extension SHSessionDelegate {
    public func session(_ session: SHSession, didFind match: SHMatch) {}
    public func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?) {}
}
/// Recognizes songs, which always fails.
open class SHSession: NSObject, @unchecked Sendable {
    /// The outcome for a sound.
    public enum Result: Sendable { case match(SHMatch), noMatch(SHSignature), error(any Error, SHSignature) }
    open private(set) var catalog: SHCatalog
    open weak var delegate: (any SHSessionDelegate)?
    private final var hasReported = false
    /// Creates a session with the catalog of the store, or of an app.
    public convenience override init() { self.init(catalog: SHCatalog()) }
    public init(catalog: SHCatalog) { self.catalog = catalog }
    /// Tells the delegate that no song was found.
    open func match(_ signature: SHSignature) {
        delegate?.session(self, didNotFindMatchFor: signature, error: SHError(.matchAttemptFailed))
    }
    /// Tells the delegate, for the first sound, that no song was found.
    open func matchStreamingBuffer(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime?) {
        guard !hasReported else { return }
        hasReported = true
        match(SHSignature())
    }
    public final func result(from signature: SHSignature) async -> Result { .error(SHError(.matchAttemptFailed), signature) }
    /// The outcomes, which are one error.
    public final var results: AsyncStream<Result> {
        AsyncStream {
            $0.yield(.error(SHError(.matchAttemptFailed), SHSignature()))
            $0.finish()
        }
    }
}
/// Recognizes songs with the microphone, which always fails.
open class SHManagedSession: @unchecked Sendable {
    public enum State: Sendable { case idle, prerecording, matching }
    public init() {}
    public init(catalog: SHCatalog) {}
    public final var state: State { .idle }
    public final func prepare() async {}
    /// Returns an error: there is no microphone.
    public final func result() async -> SHSession.Result { .error(SHError(.matchAttemptFailed), SHSignature()) }
    public final func cancel() {}
    public final var results: AsyncStream<SHSession.Result> {
        AsyncStream {
            $0.yield(.error(SHError(.matchAttemptFailed), SHSignature()))
            $0.finish()
        }
    }
}
/// The user's songs, which can't be changed.
open class SHMediaLibrary: NSObject, @unchecked Sendable {
    private static let library = SHMediaLibrary()
    open class var `default`: SHMediaLibrary { library }
    /// Calls the handler with an error.
    @preconcurrency open func add(_ mediaItems: [SHMediaItem], completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(SHError(.mediaLibrarySyncFailed))
    }
    open func add(_ mediaItems: [SHMediaItem]) async throws { throw SHError(.mediaLibrarySyncFailed) }
}
