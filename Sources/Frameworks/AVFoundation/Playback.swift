import UIKit

extension AVPlayerItem {
    /// Whether nothing is buffered, which is always true.
    public var isPlaybackBufferEmpty: Bool { true }
    /// Whether the buffer is full, which is always false.
    public var isPlaybackBufferFull: Bool { false }
    /// Whether playing is likely not to stop, which is always false.
    public var isPlaybackLikelyToKeepUp: Bool { false }
    /// The parts that are loaded, which are none.
    public var loadedTimeRanges: [NSValue] { [] }
    /// The size of the picture, which is always 0.
    public var presentationSize: CGSize { .zero }
    /// Calls the closure with false: the place doesn't change.
    public func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) { completionHandler?(false) }
    /// Calls the closure with false: the place doesn't change.
    public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(false)
    }
    /// Calls the closure with false, and returns false.
    @discardableResult public func seek(to date: Date, completionHandler: ((Bool) -> Void)? = nil) -> Bool {
        completionHandler?(false)
        return false
    }
    /// Returns nil.
    public func currentDate() -> Date? { nil }
    /// Creates an item of an asset. The keys have no effect.
    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }
}
extension AVPlayer {
    /// The error of the present item, or nil.
    public var error: (any Error)? { currentItem?.error }
    /// Whether other displays can play the video, which is always false.
    public var allowsExternalPlayback: Bool {
        get { false }
        set {}
    }
    /// Whether the player waits to prevent stops, which is always true.
    public var automaticallyWaitsToMinimizeStalling: Bool {
        get { true }
        set {}
    }
    /// Does nothing.
    public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
    /// Calls the closure with false: the place doesn't change.
    public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(false)
    }
    /// Sets the rate. Nothing plays.
    public func playImmediately(atRate rate: Float) { self.rate = rate }
    /// Returns an observer, whose block isn't called.
    public func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void)
        -> Any
    { NSObject() }
}
extension AVQueuePlayer {
    /// Returns the present item.
    public func items() -> [AVPlayerItem] { [currentItem].compactMap { $0 } }
    /// Removes the present item.
    public func advanceToNextItem() { replaceCurrentItem(with: nil) }
    /// Returns true.
    public func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { true }
    /// Sets the item if there is none. Otherwise it has no effect.
    public func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) { if currentItem == nil { replaceCurrentItem(with: item) } }
    /// Removes the present item.
    public func removeAllItems() { replaceCurrentItem(with: nil) }
}
/// The key for a metadata item, such as a title.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The keys for title, artist, artwork, album, and similar facts.
    public static let commonKeyTitle = Self(rawValue: "title"), commonKeyArtist = Self(rawValue: "artist"),
        commonKeyArtwork = Self(rawValue: "artwork"), commonKeyAlbumName = Self(rawValue: "albumName"),
        commonKeyAuthor = Self(rawValue: "author"), commonKeyCreator = Self(rawValue: "creator"),
        commonKeyCreationDate = Self(rawValue: "creationDate"), commonKeyDescription = Self(rawValue: "description"),
        commonKeyType = Self(rawValue: "type"), commonKeySubject = Self(rawValue: "subject"),
        commonKeyLanguage = Self(rawValue: "language"),
        commonKeyLocation = Self(rawValue: "location"), commonKeyPublisher = Self(rawValue: "publisher"),
        commonKeyCopyrights = Self(rawValue: "copyrights"), commonKeyIdentifier = Self(rawValue: "identifier")
}
/// The identifier of a kind of metadata: its key space and its key.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ key: String) { rawValue = "comn/" + key }
    /// The identifiers of title, artist, artwork, album, and similar facts.
    public static let commonIdentifierTitle = Self("title"), commonIdentifierArtist = Self("artist"),
        commonIdentifierArtwork = Self("artwork"), commonIdentifierAlbumName = Self("albumName"), commonIdentifierAuthor = Self("author"),
        commonIdentifierCreator = Self("creator"), commonIdentifierCreationDate = Self("creationDate"),
        commonIdentifierDescription = Self("description")
}
/// The key space of metadata.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The keys for all formats, of iTunes, and of ID3.
    public static let common = Self(rawValue: "comn"), iTunes = Self(rawValue: "itsk"), id3 = Self(rawValue: "org.id3")
}
/// A metadata item; files are not read, so there are none.
open class AVMetadataItem: NSObject {
    /// The value, which is always nil.
    open var value: (any NSCopying & NSObjectProtocol)? { nil }
    /// The value as a string, which is always nil.
    open var stringValue: String? { nil }
    /// The value as data, which are always nil.
    open var dataValue: Data? { nil }
    /// The value as a number, which is always nil.
    open var numberValue: NSNumber? { nil }
    /// The value as a date, which is always nil.
    open var dateValue: Date? { nil }
    /// The key that all formats have in common, which is always nil.
    open var commonKey: AVMetadataKey? { nil }
    /// The identifier, which is always nil.
    open var identifier: AVMetadataIdentifier? { nil }
    /// The group of keys, which is always nil.
    open var keySpace: AVMetadataKeySpace? { nil }
    /// The language, which is always nil.
    open var extendedLanguageTag: String? { nil }
    /// The locale, which is always nil.
    open var locale: Locale? { nil }
    /// The time, which is always invalid.
    open var time: CMTime { .invalid }
    /// The duration, which is always invalid.
    open var duration: CMTime { .invalid }
    /// Returns that loading failed.
    open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus { .failed }
    /// Calls the handler immediately.
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) { handler?() }
    /// Returns no items.
    open class func metadataItems(from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?)
        -> [AVMetadataItem]
    { [] }
    /// Returns no items.
    open class func metadataItems(from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier)
        -> [AVMetadataItem]
    { [] }
}
/// A track of an asset. Assets have none here.
open class AVAssetTrack: NSObject {
    /// The size of the picture, which is always 0.
    open var naturalSize: CGSize { .zero }
    /// The transform of the picture, which is the identity.
    open var preferredTransform: CGAffineTransform { .identity }
    /// The kind of media, which is always video.
    open var mediaType: AVMediaType { .video }
    /// The time in the asset, which is always empty.
    open var timeRange: CMTimeRange { .zero }
    /// The pictures a second, which are always 0.
    open var nominalFrameRate: Float { 0 }
    /// The bits a second, which are always 0.
    open var estimatedDataRate: Float { 0 }
    /// Whether the track plays, which is always false.
    open var isEnabled: Bool { false }
}
extension AVAsset {
    /// The metadata that all formats have in common, which are none.
    public var commonMetadata: [AVMetadataItem] { [] }
    /// The metadata, which are none.
    public var metadata: [AVMetadataItem] { [] }
    /// The tracks, which are none.
    public var tracks: [AVAssetTrack] { [] }
    /// Returns no tracks.
    public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    /// Returns that loading failed, and stores the error.
    public func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
        outError?.pointee = unavailableOnLinux
        return .failed
    }
    /// Calls the handler immediately.
    public func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) { handler?() }
}
/// A generator that throws or fails for each requested time.
open class AVAssetImageGenerator: NSObject {
    /// Whether pictures are turned as the track says. It is stored but has no effect.
    open var appliesPreferredTrackTransform = false
    /// The largest size of pictures. It is stored but has no effect.
    open var maximumSize = CGSize.zero
    /// Creates a generator, which makes no pictures.
    public init(asset: AVAsset) {}
    /// Throws an error: media aren't decoded on Linux.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw unavailableOnLinux
    }
}
