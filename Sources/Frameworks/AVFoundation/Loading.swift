// Properties of assets that are loaded asynchronously: those of a file's header, or an error if it can't be read.
import CoreGraphics
import CoreMediaCompanion

public protocol AVAsynchronousKeyValueLoading: AnyObject {}
extension AVAsset: AVAsynchronousKeyValueLoading {}
extension AVAssetTrack: AVAsynchronousKeyValueLoading {}
extension AVMetadataItem: AVAsynchronousKeyValueLoading {}

/// A property of a type, whatever its value. It stores nothing, so tasks can share it.
open class AVPartialAsyncProperty<Root>: @unchecked Sendable {
    init() {}
}
/// A property that is loaded asynchronously. It stores nothing, so tasks can share it.
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
    let read: @Sendable (Root) throws -> Value
    init(_ read: @escaping @Sendable (Root) throws -> Value) { self.read = read }
    /// The state of loading a property.
    public enum Status {
        /// The value isn't loaded yet.
        case notYetLoaded, loading
        case loaded(Value)
        /// The value couldn't be loaded.
        case failed(NSError)
    }
}
extension AVAsynchronousKeyValueLoading {
    private func value<A>(_ property: AVAsyncProperty<Self, A>) throws -> A {
        try property.read(self)
    }
    public func load<A>(_ property: AVAsyncProperty<Self, A>) async throws -> A { try value(property) }
    /// Returns two values. Throws an error if the file can't be read.
    public func load<A, B>(_ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>) async throws -> (A, B) {
        (try value(propertyA), try value(propertyB))
    }
    /// Returns three values. Throws an error if the file can't be read.
    public func load<A, B, C>(
        _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>, _ propertyC: AVAsyncProperty<Self, C>
    ) async throws -> (A, B, C) { (try value(propertyA), try value(propertyB), try value(propertyC)) }
    /// Returns four values. Throws an error if the file can't be read.
    public func load<A, B, C, D>(
        _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>, _ propertyC: AVAsyncProperty<Self, C>,
        _ propertyD: AVAsyncProperty<Self, D>
    ) async throws -> (A, B, C, D) { (try value(propertyA), try value(propertyB), try value(propertyC), try value(propertyD)) }
    /// Returns the value, or why it can't be loaded.
    public func status<A>(of property: AVAsyncProperty<Self, A>) -> AVAsyncProperty<Self, A>.Status {
        do { return .loaded(try value(property)) } catch { return .failed(error as NSError) }
    }
}

private func of<A: AVAsset, V>(_ read: @escaping @Sendable (A) -> V) -> AVAsyncProperty<A, V> {
    AVAsyncProperty {
        if let error = $0.loadError { throw error }
        return read($0)
    }
}

extension AVPartialAsyncProperty where Root: AVAsset {
    public static var duration: AVAsyncProperty<Root, CMTime> { of { $0.duration } }
    public static var preferredRate: AVAsyncProperty<Root, Float> { of { $0.preferredRate } }
    public static var preferredVolume: AVAsyncProperty<Root, Float> { of { $0.preferredVolume } }
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { of { $0.preferredTransform } }
    public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { of { $0.tracks } }
    public static var trackGroups: AVAsyncProperty<Root, [AVAssetTrackGroup]> { of { $0.trackGroups } }
    public static var creationDate: AVAsyncProperty<Root, AVMetadataItem?> { of { $0.creationDate } }
    public static var lyrics: AVAsyncProperty<Root, String?> { of { $0.lyrics } }
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { of { $0.commonMetadata } }
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { of { $0.metadata } }
    public static var availableMetadataFormats: AVAsyncProperty<Root, [AVMetadataFormat]> { of { $0.availableMetadataFormats } }
    public static var availableChapterLocales: AVAsyncProperty<Root, [Locale]> { of { $0.availableChapterLocales } }
    public static var availableMediaCharacteristicsWithMediaSelectionOptions: AVAsyncProperty<Root, [AVMediaCharacteristic]> {
        of { $0.availableMediaCharacteristicsWithMediaSelectionOptions }
    }
    public static var preferredMediaSelection: AVAsyncProperty<Root, AVMediaSelection> { of { $0.preferredMediaSelection } }
    public static var allMediaSelections: AVAsyncProperty<Root, [AVMediaSelection]> { of { $0.allMediaSelections } }
    public static var providesPreciseDurationAndTiming: AVAsyncProperty<Root, Bool> { of { $0.providesPreciseDurationAndTiming } }
    public static var minimumTimeOffsetFromLive: AVAsyncProperty<Root, CMTime> { of { $0.minimumTimeOffsetFromLive } }
    public static var hasProtectedContent: AVAsyncProperty<Root, Bool> { of { $0.hasProtectedContent } }
    public static var isPlayable: AVAsyncProperty<Root, Bool> { of { $0.isPlayable } }
    public static var isExportable: AVAsyncProperty<Root, Bool> { of { $0.isExportable } }
    public static var isReadable: AVAsyncProperty<Root, Bool> { of { $0.isReadable } }
    public static var isComposable: AVAsyncProperty<Root, Bool> { of { $0.isComposable } }
    public static var isCompatibleWithAirPlayVideo: AVAsyncProperty<Root, Bool> { of { $0.isCompatibleWithAirPlayVideo } }
    public static var canContainFragments: AVAsyncProperty<Root, Bool> { of { $0.canContainFragments } }
    public static var containsFragments: AVAsyncProperty<Root, Bool> { of { $0.containsFragments } }
    public static var overallDurationHint: AVAsyncProperty<Root, CMTime> { of { $0.overallDurationHint } }
}
extension AVPartialAsyncProperty where Root: AVURLAsset {
    public static var variants: AVAsyncProperty<Root, [AVAssetVariant]> { of { $0.variants } }
    public static var mayRequireContentKeysForMediaDataProcessing: AVAsyncProperty<Root, Bool> {
        of { $0.mayRequireContentKeysForMediaDataProcessing }
    }
}
extension AVPartialAsyncProperty where Root: AVAssetTrack {
    public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init { $0.naturalSize } }
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { .init { $0.preferredTransform } }
    public static var preferredVolume: AVAsyncProperty<Root, Float> { .init { $0.preferredVolume } }
    public static var nominalFrameRate: AVAsyncProperty<Root, Float> { .init { $0.nominalFrameRate } }
    public static var minFrameDuration: AVAsyncProperty<Root, CMTime> { .init { $0.minFrameDuration } }
    public static var estimatedDataRate: AVAsyncProperty<Root, Float> { .init { $0.estimatedDataRate } }
    public static var totalSampleDataLength: AVAsyncProperty<Root, Int64> { .init { $0.totalSampleDataLength } }
    public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { .init { $0.timeRange } }
    public static var naturalTimeScale: AVAsyncProperty<Root, CMTimeScale> { .init { $0.naturalTimeScale } }
    public static var languageCode: AVAsyncProperty<Root, String?> { .init { $0.languageCode } }
    public static var extendedLanguageTag: AVAsyncProperty<Root, String?> { .init { $0.extendedLanguageTag } }
    public static var isEnabled: AVAsyncProperty<Root, Bool> { .init { $0.isEnabled } }
    public static var isPlayable: AVAsyncProperty<Root, Bool> { .init { $0.isPlayable } }
    public static var isDecodable: AVAsyncProperty<Root, Bool> { .init { $0.isDecodable } }
    public static var isSelfContained: AVAsyncProperty<Root, Bool> { .init { $0.isSelfContained } }
    public static var requiresFrameReordering: AVAsyncProperty<Root, Bool> { .init { $0.requiresFrameReordering } }
    public static var segments: AVAsyncProperty<Root, [AVAssetTrackSegment]> { .init { $0.segments } }
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init { $0.metadata } }
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init { $0.commonMetadata } }
    public static var availableMetadataFormats: AVAsyncProperty<Root, [AVMetadataFormat]> { .init { $0.availableMetadataFormats } }
    public static var canProvideSampleCursors: AVAsyncProperty<Root, Bool> { .init { $0.canProvideSampleCursors } }
    public static var hasAudioSampleDependencies: AVAsyncProperty<Root, Bool> { .init { $0.hasAudioSampleDependencies } }
    public static var mediaCharacteristics: AVAsyncProperty<Root, [AVMediaCharacteristic]> {
        .init { track in [.visual, .audible, .legible, .frameBased].filter(track.hasMediaCharacteristic) }
    }
    public static var formatDescriptions: AVAsyncProperty<Root, [CMFormatDescription]> {
        .init { $0.formatDescriptions.compactMap { $0 as? CMFormatDescription } }
    }
}
extension AVPartialAsyncProperty where Root: AVMetadataItem {
    public static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> { .init { $0.value } }
    public static var stringValue: AVAsyncProperty<Root, String?> { .init { $0.stringValue } }
    public static var numberValue: AVAsyncProperty<Root, NSNumber?> { .init { $0.numberValue } }
    public static var dateValue: AVAsyncProperty<Root, Date?> { .init { $0.dateValue } }
    public static var dataValue: AVAsyncProperty<Root, Data?> { .init { $0.dataValue } }
    public static var extraAttributes: AVAsyncProperty<Root, [AVMetadataExtraAttributeKey: Any]?> { .init { $0.extraAttributes } }
}
extension AVAsset {
    private func loaded<T>(_ value: T) throws -> T {
        if let loadError { throw loadError }
        return value
    }
    /// Returns the tracks of a kind. Throws an error if the file can't be read.
    public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        try loaded(tracks(withMediaType: mediaType))
    }
    /// Returns the tracks with a property. Throws an error if the file can't be read.
    public func loadTracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) async throws -> [AVAssetTrack] {
        try loaded(tracks(withMediaCharacteristic: mediaCharacteristic))
    }
    /// Returns the track with a number. Throws an error if the file can't be read.
    public func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? {
        try loaded(track(withTrackID: trackID))
    }
    public func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] { try loaded(metadata(forFormat: format)) }
    /// Returns nil: selections aren't read. Throws an error if the file can't be read.
    public func loadMediaSelectionGroup(for mediaCharacteristic: AVMediaCharacteristic) async throws -> AVMediaSelectionGroup? {
        try loaded(mediaSelectionGroup(forMediaCharacteristic: mediaCharacteristic))
    }
    /// Returns nothing: chapters aren't read. Throws an error if the file can't be read.
    public func loadChapterMetadataGroups(bestMatchingPreferredLanguages preferredLanguages: [String]) async throws
        -> [AVTimedMetadataGroup]
    {
        try loaded([])
    }
    /// Calls the handler with the tracks of a kind, or with an error if the file can't be read.
    @preconcurrency public func loadTracks(
        withMediaType mediaType: AVMediaType, completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
    ) { completionHandler(loadError == nil ? tracks(withMediaType: mediaType) : nil, loadError) }
    /// Calls the handler with the track of a number, or with an error if the file can't be read.
    @preconcurrency public func loadTrack(
        withTrackID trackID: CMPersistentTrackID, completionHandler: @escaping @Sendable (AVAssetTrack?, (any Error)?) -> Void
    ) { completionHandler(loadError == nil ? track(withTrackID: trackID) : nil, loadError) }
}
