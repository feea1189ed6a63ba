import CoreMediaCompanion
import UIKit

// Assets. The headers of local files are read (see MediaFile): their durations, tracks, and texts are right. Nothing is decoded, and
// nothing is loaded over a network, so other assets fail to load.

/// The loading state of an asset's value.
public enum AVKeyValueStatus: Int, Sendable { case unknown, loading, loaded, failed, cancelled }
/// The references that an asset may contain. It is stored but has no effect.
public struct AVAssetReferenceRestrictions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The directions of references.
    public static let forbidRemoteReferenceToLocal = Self(rawValue: 1), forbidLocalReferenceToRemote = Self(rawValue: 2),
        forbidCrossSiteReference = Self(rawValue: 4), forbidLocalReferenceToLocal = Self(rawValue: 8)
}
/// A movie or sound.
open class AVAsset: KeyValueObject, @unchecked Sendable {
    /// The header of the file, or nil.
    final lazy var media: MediaFile? = file.flatMap { MediaFile($0) }
    private final var source: URL?
    final var file: URL? { (self as? AVURLAsset)?.url ?? source }
    private final lazy var made: [AVAssetTrack] = (media?.tracks ?? []).map { AVAssetTrack($0, of: self) }
    public override init() { super.init() }
    /// Creates an asset of a file. It isn't an ``AVURLAsset``, because an initializer of Swift can't return a subclass.
    public convenience init(url URL: URL) {
        self.init()
        source = URL
    }
    /// The length; 0 if the file can't be read.
    open var duration: CMTime { media?.duration ?? .zero }
    /// The speed and the volume, which are 1.
    open var preferredRate: Float { 1 }
    open var preferredVolume: Float { 1 }
    /// The transform of the first track with pictures.
    open var preferredTransform: CGAffineTransform { tracks(withMediaType: .video).first?.preferredTransform ?? .identity }
    open var minimumTimeOffsetFromLive: CMTime { .invalid }
    open var providesPreciseDurationAndTiming: Bool { media != nil }
    open var referenceRestrictions: AVAssetReferenceRestrictions { [] }
    /// The tracks; none if the file can't be read.
    open var tracks: [AVAssetTrack] { made }
    open var trackGroups: [AVAssetTrackGroup] { [] }
    open var creationDate: AVMetadataItem? { commonMetadata.first { $0.commonKey == .commonKeyCreationDate } }
    open var lyrics: String? { media?.texts["©lyr"] }
    /// The texts and the picture of the header.
    open var commonMetadata: [AVMetadataItem] { media.map { AVMetadataItem.items(of: $0) } ?? [] }
    open var metadata: [AVMetadataItem] { commonMetadata }
    open var availableMetadataFormats: [AVMetadataFormat] {
        commonMetadata.isEmpty ? [] : [media?.kind == .mp3 ? .id3Metadata : .iTunesMetadata]
    }
    open var availableChapterLocales: [Locale] { [] }
    open var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] { [] }
    open var preferredMediaSelection: AVMediaSelection { AVMediaSelection(self) }
    open var allMediaSelections: [AVMediaSelection] { [preferredMediaSelection] }
    /// Whether the header could be read.
    open var isPlayable: Bool { media != nil }
    open var isReadable: Bool { media != nil }
    open var isComposable: Bool { media != nil }
    /// Nothing is encoded here.
    open var isExportable: Bool { false }
    open var hasProtectedContent: Bool { false }
    open var isCompatibleWithSavedPhotosAlbum: Bool { false }
    open var isCompatibleWithAirPlayVideo: Bool { false }
    open var canContainFragments: Bool { false }
    open var containsFragments: Bool { false }
    open var overallDurationHint: CMTime { duration }
    open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? { tracks.first { $0.trackID == trackID } }
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { tracks.filter { $0.mediaType == mediaType } }
    open func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVAssetTrack] {
        tracks.filter { $0.hasMediaCharacteristic(mediaCharacteristic) }
    }
    open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { availableMetadataFormats.contains(format) ? metadata : [] }
    open func chapterMetadataGroups(bestMatchingPreferredLanguages preferredLanguages: [String]) -> [AVTimedMetadataGroup] { [] }
    /// Returns nothing: chapters aren't read.
    open func chapterMetadataGroups(withTitleLocale locale: Locale, containingItemsWithCommonKeys commonKeys: [AVMetadataKey]?)
        -> [AVTimedMetadataGroup]
    { [] }
    /// Returns nil: selections aren't read.
    open func mediaSelectionGroup(forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> AVMediaSelectionGroup? { nil }
    open func unusedTrackID() -> CMPersistentTrackID { (tracks.map(\.trackID).max() ?? 0) &+ 1 }
    /// Calls the handler with a number that no track has.
    @preconcurrency open func findUnusedTrackID(completionHandler: @escaping @Sendable (CMPersistentTrackID, (any Error)?) -> Void) {
        completionHandler(unusedTrackID(), nil)
    }
    /// Returns whether the header could be read, and stores the error if not.
    open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
        if loadError == nil { return .loaded }
        outError?.pointee = loadError
        return .failed
    }
    /// Calls the handler: values are read immediately.
    @preconcurrency open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) {
        handler?()
    }
    /// Does nothing: values are read immediately.
    open func cancelLoading() {}
    /// The error of loading; nil if the header could be read.
    final var loadError: NSError? {
        if media != nil || self is AVComposition { return nil }
        guard let file, file.isFileURL else { return unavailableOnLinux }
        return FileManager.default.fileExists(atPath: file.path)
            ? AVError(.fileFormatNotRecognized) as NSError : CocoaError(.fileReadNoSuchFile) as NSError
    }
}
/// An asset with a URL.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    open private(set) var url: URL
    /// The options, which have no effect.
    final let options: [String: Any]
    private final lazy var loader = AVAssetResourceLoader()
    /// Creates an asset of a file. Options have no effect.
    public init(url URL: URL, options: [String: Any]? = nil) { (url, self.options) = (URL, options ?? [:]) }
    /// The object that loads parts of the file. Its delegate isn't called.
    open var resourceLoader: AVAssetResourceLoader { loader }
    open var assetCache: AVAssetCache? { nil }
    open var httpSessionIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var variants: [AVAssetVariant] { [] }
    open var mayRequireContentKeysForMediaDataProcessing: Bool { false }
    open class func audiovisualTypes() -> [AVFileType] { [.mov, .mp4, .m4v, .m4a, .mp3, .wav, .aiff, .aifc, .caf] }
    /// The types of files whose headers are read, as a server names them.
    open class func audiovisualMIMETypes() -> [String] {
        ["video/quicktime", "video/mp4", "video/x-m4v", "audio/mp4", "audio/x-m4a", "audio/mpeg", "audio/wav", "audio/aiff", "audio/x-caf"]
    }
    /// Returns whether files of a type are read.
    open class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool {
        audiovisualMIMETypes().contains { extendedMIMEType == $0 || extendedMIMEType.hasPrefix($0 + ";") }
    }
    /// Returns the track with the number of a composition's track, or nil.
    open func compatibleTrack(for compositionTrack: AVCompositionTrack) -> AVAssetTrack? {
        tracks(withMediaType: compositionTrack.mediaType).first
    }
}
/// Files that were downloaded. There are none.
open class AVAssetCache: NSObject {
    open var isPlayableOffline: Bool { false }
    open func mediaSelectionOptions(in mediaSelectionGroup: AVMediaSelectionGroup) -> [AVMediaSelectionOption] { [] }
}
/// A version of a stream. Streams aren't loaded.
open class AVAssetVariant: NSObject, @unchecked Sendable {
    open var peakBitRate: Double? { nil }
    open var averageBitRate: Double? { nil }
}
/// Tracks of which one is chosen.
open class AVAssetTrackGroup: NSObject { open var trackIDs: [NSNumber] { [] } }
open class AVAssetTrackSegment: NSObject {
    open private(set) var timeMapping: CMTimeMapping
    open private(set) var isEmpty: Bool
    init(_ mapping: CMTimeMapping, isEmpty: Bool = false) { (timeMapping, self.isEmpty) = (mapping, isEmpty) }
}
open class AVAssetTrack: NSObject, @unchecked Sendable {
    final let track: MediaFile.Track
    private final weak var owner: AVAsset?
    init(_ track: MediaFile.Track, of asset: AVAsset?) { (self.track, owner) = (track, asset) }
    open var asset: AVAsset? { owner }
    open var trackID: CMPersistentTrackID { track.id }
    open var mediaType: AVMediaType { track.type }
    /// The format, of the encoding and the size or the rate of the header.
    open var formatDescriptions: [Any] {
        if track.type == .video {
            var made: CMFormatDescription?
            CMVideoFormatDescriptionCreate(
                allocator: nil, codecType: track.codec, width: Int32(clamping: Int(track.size.width)),
                height: Int32(clamping: Int(track.size.height)), extensions: nil, formatDescriptionOut: &made)
            return made.map { [$0] } ?? []
        }
        guard track.type == .audio else { return [] }
        var format = AudioStreamBasicDescription(), made: CMFormatDescription?
        (format.mSampleRate, format.mChannelsPerFrame, format.mBitsPerChannel) = (track.rate, UInt32(track.channels), UInt32(track.bits))
        format.mFormatID = track.codec == 0x6D70_3461 ? kAudioFormatMPEG4AAC : track.codec
        CMAudioFormatDescriptionCreate(
            allocator: nil, asbd: &format, layoutSize: 0, layout: nil, magicCookieSize: 0, magicCookie: nil, extensions: nil,
            formatDescriptionOut: &made)
        return made.map { [$0] } ?? []
    }
    open var isPlayable: Bool { true }
    open var isDecodable: Bool { false }
    open var isEnabled: Bool { track.isEnabled }
    open var isSelfContained: Bool { true }
    open var totalSampleDataLength: Int64 { Int64(track.bytes) }
    open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: track.duration) }
    open var naturalTimeScale: CMTimeScale { track.timescale }
    /// The bits a second.
    open var estimatedDataRate: Float {
        let seconds = track.duration.seconds
        return seconds > 0 ? Float(Double(track.bytes) * 8 / seconds) : 0
    }
    open var languageCode: String? { track.language }
    open var extendedLanguageTag: String? { nil }
    /// The size of the picture in pixels.
    open var naturalSize: CGSize { track.size }
    open var preferredTransform: CGAffineTransform { track.transform }
    open var preferredVolume: Float { 1 }
    /// The pictures a second.
    open var nominalFrameRate: Float {
        let seconds = track.duration.seconds
        return track.type == .video && seconds > 0 ? Float(Double(track.frames) / seconds) : 0
    }
    /// The length of a picture.
    open var minFrameDuration: CMTime {
        track.type == .video && track.frames > 0
            ? CMTimeMultiplyByRatio(track.duration, multiplier: 1, divisor: Int32(clamping: track.frames)) : .invalid
    }
    open var requiresFrameReordering: Bool { false }
    open var segments: [AVAssetTrackSegment] { [AVAssetTrackSegment(CMTimeMapping(source: timeRange, target: timeRange))] }
    open var commonMetadata: [AVMetadataItem] { [] }
    open var metadata: [AVMetadataItem] { [] }
    open var availableMetadataFormats: [AVMetadataFormat] { [] }
    open var availableTrackAssociationTypes: [AssociationType] { [] }
    open var canProvideSampleCursors: Bool { false }
    open var hasAudioSampleDependencies: Bool { false }
    /// Returns whether the media are seen, heard, or read.
    open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
        switch mediaCharacteristic {
        case .visual, .frameBased: mediaType == .video
        case .audible: mediaType == .audio
        case .legible: [.subtitle, .text, .closedCaption].contains(mediaType)
        default: false
        }
    }
    open func segment(forTrackTime trackTime: CMTime) -> AVAssetTrackSegment? {
        segments.first { $0.timeMapping.target.containsTime(trackTime) }
    }
    open func samplePresentationTime(forTrackTime trackTime: CMTime) -> CMTime { trackTime }
    open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }
    open func associatedTracks(ofType trackAssociationType: AssociationType) -> [AVAssetTrack] { [] }
    open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus { .loaded }
    @preconcurrency open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) {
        handler?()
    }
}

// MARK: Selections

/// Tracks of which one is chosen, such as subtitles of different languages.
open class AVMediaSelectionGroup: NSObject, @unchecked Sendable {
    open var options: [AVMediaSelectionOption] { [] }
    open var defaultOption: AVMediaSelectionOption? { nil }
    open var allowsEmptySelection: Bool { true }
    open func mediaSelectionOption(withPropertyList plist: Any) -> AVMediaSelectionOption? { nil }
    /// Returns the options that can be played.
    open class func playableMediaSelectionOptions(from mediaSelectionOptions: [AVMediaSelectionOption]) -> [AVMediaSelectionOption] {
        mediaSelectionOptions.filter(\.isPlayable)
    }
    /// Returns the options of a language.
    open class func mediaSelectionOptions(from mediaSelectionOptions: [AVMediaSelectionOption], with locale: Locale)
        -> [AVMediaSelectionOption]
    { mediaSelectionOptions.filter { $0.locale == locale } }
    open class func mediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption], withMediaCharacteristics mediaCharacteristics: [AVMediaCharacteristic]
    ) -> [AVMediaSelectionOption] {
        mediaSelectionOptions.filter { option in mediaCharacteristics.allSatisfy(option.hasMediaCharacteristic) }
    }
}
/// A track that can be chosen.
open class AVMediaSelectionOption: NSObject, @unchecked Sendable {
    open var mediaType: AVMediaType { .text }
    open var mediaSubTypes: [NSNumber] { [] }
    open var isPlayable: Bool { false }
    open var extendedLanguageTag: String? { nil }
    open var locale: Locale? { nil }
    open var displayName: String { "" }
    open var commonMetadata: [AVMetadataItem] { [] }
    open var availableMetadataFormats: [String] { [] }
    open func displayName(with locale: Locale) -> String { displayName }
    open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { false }
    open func propertyList() -> Any { [:] as [String: Any] }
}
/// The tracks that are chosen.
open class AVMediaSelection: NSObject, @unchecked Sendable {
    private final weak var owner: AVAsset?
    init(_ asset: AVAsset?) { owner = asset }
    open var asset: AVAsset? { owner }
    open func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? { nil }
    open func mediaSelectionCriteriaCanBeAppliedAutomatically(to mediaSelectionGroup: AVMediaSelectionGroup) -> Bool { false }
}
/// Tracks to choose.
open class AVMutableMediaSelection: AVMediaSelection, @unchecked Sendable {
    open func select(_ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup) {}
}

extension NSNotification.Name {
    /// Posted when an asset's properties change. They don't.
    public static let AVAssetDurationDidChange = NSNotification.Name("AVAssetDurationDidChangeNotification"),
        AVAssetContainsFragmentsDidChange = NSNotification.Name("AVAssetContainsFragmentsDidChangeNotification"),
        AVAssetWasDefragmented = NSNotification.Name("AVAssetWasDefragmentedNotification"),
        AVAssetChapterMetadataGroupsDidChange = NSNotification.Name("AVAssetChapterMetadataGroupsDidChangeNotification"),
        AVAssetMediaSelectionGroupsDidChange = NSNotification.Name("AVAssetMediaSelectionGroupsDidChangeNotification")
}
