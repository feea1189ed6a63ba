// Properties of assets that are loaded asynchronously. The content of files is not read, so each of them fails.
import CoreGraphics
import CoreMediaCompanion

/// An object whose properties are loaded asynchronously.
public protocol AVAsynchronousKeyValueLoading: AnyObject {}
extension AVAsset: AVAsynchronousKeyValueLoading {}
extension AVAssetTrack: AVAsynchronousKeyValueLoading {}
extension AVMetadataItem: AVAsynchronousKeyValueLoading {}

/// A property of a type, whatever its value. It stores nothing, so tasks can share it.
open class AVPartialAsyncProperty<Root>: @unchecked Sendable {
    fileprivate init() {}
}
/// A property that is loaded asynchronously. It stores nothing, so tasks can share it.
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
    fileprivate override init() { super.init() }
    /// The state of loading a property.
    public enum Status {
        /// The value isn't loaded yet.
        case notYetLoaded, loading
        /// The value was loaded.
        case loaded(Value)
        /// The value couldn't be loaded.
        case failed(NSError)
    }
}
extension AVAsynchronousKeyValueLoading {
    /// Throws an error: media aren't read on Linux.
    public func load<A>(_ property: AVAsyncProperty<Self, A>) async throws -> A { throw unavailableOnLinux }
    /// Throws an error: media aren't read on Linux.
    public func load<A, B>(_ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>) async throws -> (A, B) {
        throw unavailableOnLinux
    }
    /// Throws an error: media aren't read on Linux.
    public func load<A, B, C>(
        _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>, _ propertyC: AVAsyncProperty<Self, C>
    ) async throws -> (A, B, C) { throw unavailableOnLinux }
    /// Throws an error: media aren't read on Linux.
    public func load<A, B, C, D>(
        _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>, _ propertyC: AVAsyncProperty<Self, C>,
        _ propertyD: AVAsyncProperty<Self, D>
    ) async throws -> (A, B, C, D) { throw unavailableOnLinux }
    /// Returns that loading failed.
    public func status<A>(of property: AVAsyncProperty<Self, A>) -> AVAsyncProperty<Self, A>.Status { .failed(unavailableOnLinux) }
}

extension AVPartialAsyncProperty where Root: AVAsset {
    public static var duration: AVAsyncProperty<Root, CMTime> { .init() }
    public static var preferredRate: AVAsyncProperty<Root, Float> { .init() }
    public static var preferredVolume: AVAsyncProperty<Root, Float> { .init() }
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { .init() }
    public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { .init() }
    public static var creationDate: AVAsyncProperty<Root, AVMetadataItem?> { .init() }
    public static var lyrics: AVAsyncProperty<Root, String?> { .init() }
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init() }
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init() }
    public static var hasProtectedContent: AVAsyncProperty<Root, Bool> { .init() }
    public static var isPlayable: AVAsyncProperty<Root, Bool> { .init() }
    public static var isExportable: AVAsyncProperty<Root, Bool> { .init() }
    public static var isReadable: AVAsyncProperty<Root, Bool> { .init() }
    public static var isComposable: AVAsyncProperty<Root, Bool> { .init() }
}
extension AVPartialAsyncProperty where Root: AVAssetTrack {
    public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init() }
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { .init() }
    public static var nominalFrameRate: AVAsyncProperty<Root, Float> { .init() }
    public static var estimatedDataRate: AVAsyncProperty<Root, Float> { .init() }
    public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { .init() }
    public static var isEnabled: AVAsyncProperty<Root, Bool> { .init() }
    public static var isPlayable: AVAsyncProperty<Root, Bool> { .init() }
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init() }
}
extension AVPartialAsyncProperty where Root: AVMetadataItem {
    public static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> { .init() }
    public static var stringValue: AVAsyncProperty<Root, String?> { .init() }
    public static var numberValue: AVAsyncProperty<Root, NSNumber?> { .init() }
    public static var dateValue: AVAsyncProperty<Root, Date?> { .init() }
    public static var dataValue: AVAsyncProperty<Root, Data?> { .init() }
}
extension AVAsset {
    /// Throws an error: media aren't read on Linux.
    public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { throw unavailableOnLinux }
    /// Throws an error: media aren't read on Linux.
    public func loadTrack(withTrackID trackID: Int32) async throws -> AVAssetTrack? { throw unavailableOnLinux }
    /// Throws an error: media aren't read on Linux.
    public func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] { throw unavailableOnLinux }
    /// Calls the handler with an error: media aren't read on Linux.
    public func loadTracks(
        withMediaType mediaType: AVMediaType, completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
    ) { completionHandler(nil, unavailableOnLinux) }
}
/// A format of metadata.
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The formats of metadata.
    public static let quickTimeUserData = Self(rawValue: "com.apple.quicktime.udta"),
        quickTimeMetadata = Self(rawValue: "com.apple.quicktime.mdta"), iTunesMetadata = Self(rawValue: "com.apple.itunes"),
        id3Metadata = Self(rawValue: "org.id3")
}
