import UIKit

extension AVPlayerItem {
    public var isPlaybackBufferEmpty: Bool { true }
    public var isPlaybackBufferFull: Bool { false }
    public var isPlaybackLikelyToKeepUp: Bool { false }
    public var loadedTimeRanges: [NSValue] { [] }
    public var presentationSize: CGSize { .zero }
    public func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) { completionHandler?(false) }
    public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(false)
    }
    @discardableResult public func seek(to date: Date, completionHandler: ((Bool) -> Void)? = nil) -> Bool {
        completionHandler?(false)
        return false
    }
    public func currentDate() -> Date? { nil }
    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }
}
extension AVPlayer {
    public var error: (any Error)? { currentItem?.error }
    public var allowsExternalPlayback: Bool {
        get { false }
        set {}
    }
    public var automaticallyWaitsToMinimizeStalling: Bool {
        get { true }
        set {}
    }
    public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
    public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(false)
    }
    public func playImmediately(atRate rate: Float) { self.rate = rate }
    public func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void)
        -> Any
    { NSObject() }
}
extension AVQueuePlayer {
    public func items() -> [AVPlayerItem] { [currentItem].compactMap { $0 } }
    public func advanceToNextItem() { replaceCurrentItem(with: nil) }
    public func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { true }
    public func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) { if currentItem == nil { replaceCurrentItem(with: item) } }
    public func removeAllItems() { replaceCurrentItem(with: nil) }
}
/// The key of a metadata item, such as a title.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
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
    public static let commonIdentifierTitle = Self("title"), commonIdentifierArtist = Self("artist"),
        commonIdentifierArtwork = Self("artwork"), commonIdentifierAlbumName = Self("albumName"), commonIdentifierAuthor = Self("author"),
        commonIdentifierCreator = Self("creator"), commonIdentifierCreationDate = Self("creationDate"),
        commonIdentifierDescription = Self("description")
}
/// The key space of metadata.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let common = Self(rawValue: "comn"), iTunes = Self(rawValue: "itsk"), id3 = Self(rawValue: "org.id3")
}
/// A metadata item; files are not read, so there are none.
open class AVMetadataItem: NSObject {
    open var value: (any NSCopying & NSObjectProtocol)? { nil }
    open var stringValue: String? { nil }
    open var dataValue: Data? { nil }
    open var numberValue: NSNumber? { nil }
    open var dateValue: Date? { nil }
    open var commonKey: AVMetadataKey? { nil }
    open var identifier: AVMetadataIdentifier? { nil }
    open var keySpace: AVMetadataKeySpace? { nil }
    open var extendedLanguageTag: String? { nil }
    open var locale: Locale? { nil }
    open var time: CMTime { .invalid }
    open var duration: CMTime { .invalid }
    open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus { .failed }
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) { handler?() }
    open class func metadataItems(from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?)
        -> [AVMetadataItem]
    { [] }
    open class func metadataItems(from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier)
        -> [AVMetadataItem]
    { [] }
}
/// A track of an asset. Assets have none here.
open class AVAssetTrack: NSObject {
    open var naturalSize: CGSize { .zero }
    open var preferredTransform: CGAffineTransform { .identity }
    open var mediaType: AVMediaType { .video }
    open var timeRange: CMTimeRange { .zero }
    open var nominalFrameRate: Float { 0 }
    open var estimatedDataRate: Float { 0 }
    open var isEnabled: Bool { false }
}
extension AVAsset {
    public var commonMetadata: [AVMetadataItem] { [] }
    public var metadata: [AVMetadataItem] { [] }
    public var tracks: [AVAssetTrack] { [] }
    public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    public func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
        outError?.pointee = unavailableOnLinux
        return .failed
    }
    public func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) { handler?() }
}
/// A generator that throws or fails for each requested time.
open class AVAssetImageGenerator: NSObject {
    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero
    public init(asset: AVAsset) {}
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw unavailableOnLinux
    }
}
