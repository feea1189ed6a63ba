// The library is empty. The host grants access to it; by default, access is denied.
import DeviceServices
@_exported import CoreLocationCompanion
@_exported import FrameworkPlaceholder
import UniformTypeIdentifiersCompanion

/// Whether the app may access the library.
public enum PHAuthorizationStatus: Int, Sendable {
    /// The user hasn't been asked, can't allow it, refused it, or allowed it.
    case notDetermined, restricted, denied, authorized
    /// Not a separate case, so that a `switch` from before iOS 14 is exhaustive; access here is never limited.
    public static let limited = authorized
}
extension PHAuthorizationStatus {
    init(_ answer: DeviceServices.Answer) { self = answer == .unset ? .notDetermined : answer.grants ? .authorized : .denied }
}
/// The kind of access that the app requests to the library.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
/// An object of the library, which is empty.
open class PHObject: NSObject { open var localIdentifier: String { "" } }
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
/// A picture of the library; fetches find none.
open class PHAsset: PHObject {
    open var mediaType: PHAssetMediaType { .unknown }
    open var creationDate: Date? { nil }
    open var location: CLLocation? { nil }
    /// Returns nothing: the library is empty.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Returns nothing: the library is empty.
    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open var pixelWidth: Int { 0 }
    open var pixelHeight: Int { 0 }
    open var representsBurst: Bool { false }
    open var isFavorite: Bool { false }
    open var duration: TimeInterval { 0 }
    open var modificationDate: Date? { nil }
    /// The way in which an asset is played.
    public enum PlaybackStyle: Int, Sendable { case unsupported, image, imageAnimated, livePhoto, video, videoLooping }
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    open var playbackStyle: PlaybackStyle { .unsupported }
    open var isHidden: Bool { false }
    open var burstIdentifier: String? { nil }
    /// Returns nothing: the library is empty.
    open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }
    /// Returns nothing: the library is empty.
    open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }
    /// Returns nil: the library is empty.
    open class func fetchKeyAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset>? { nil }
    open var sourceType: PHAssetSourceType { [] }
    open var burstSelectionTypes: PHAssetBurstSelectionType { [] }
    open var hasAdjustments: Bool { false }
    open var adjustmentFormatIdentifier: String? { nil }
    /// Returns false: the library can't be changed.
    open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }
    /// Calls the handler without a picture: the library is empty.
    @discardableResult
    open func requestContentEditingInput(
        with options: PHContentEditingInputRequestOptions?,
        completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
    ) -> PHContentEditingInputRequestID {
        completionHandler(nil, [:])
        return 0
    }
    /// Does nothing.
    open func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {}
    open var contentType: UTType? { nil }
    open var addedDate: Date? { nil }
    /// Returns nothing: the library is empty.
    open class func fetchAssets(withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }
    open class func fetchAssets(withALAssetURLs assetURLs: [URL], options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
}
/// The objects to fetch, and their order.
open class PHFetchOptions: NSObject {
    /// The condition of the results; nil for all.
    open var predicate: NSPredicate?
    /// The order of the results; nil for none in particular.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The largest number of results; 0 for no limit.
    open var fetchLimit = 0
    public override init() { super.init() }
}
/// The result of a fetch: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    /// The number of results, which is always 0.
    open var count: Int { 0 }
    open var firstObject: ObjectType? { nil }
    open var lastObject: ObjectType? { nil }
    /// Does nothing.
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
/// A library to which the host grants access. By default, access is denied.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()
    /// Returns the only library.
    open class func shared() -> PHPhotoLibrary { library }
    /// Returns the user's answer to the request for photos.
    open class func authorizationStatus() -> PHAuthorizationStatus { .init(DeviceServices.shared.answer(to: .photos)) }
    /// Returns the user's answer to the request for photos, regardless of the level.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { authorizationStatus() }
    /// Requests access to photos, and calls the handler with the answer.
    @preconcurrency open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        DeviceServices.shared.request(.photos) { handler(.init($0)) }
    }
    /// Requests access to photos, and calls the handler with the answer. The level has no effect.
    @preconcurrency open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {
        requestAuthorization(handler)
    }
    /// Calls the handler with an error: the library can't be changed.
    @preconcurrency open func performChanges(
        _ changeBlock: @escaping @Sendable () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(false, PHPhotosError(.accessUserDenied))
    }
    /// Does nothing.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    /// Does nothing.
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
    /// Requests access to photos, and returns the answer.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        .init(await DeviceServices.shared.request(.photos))
    }
    /// Throws an error: the library can't be changed.
    open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws { throw PHPhotosError(.accessUserDenied) }
    /// Throws an error: the library can't be changed.
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws { throw PHPhotosError(.accessUserDenied) }
    /// Does nothing.
    @preconcurrency @MainActor open func presentLimitedLibraryPicker(from controller: UIViewController) {}
    /// The place of the present in the history.
    open var currentChangeToken: PHPersistentChangeToken { PHPersistentChangeToken() }
    /// The reason for which the library is unavailable, which is nil: it is available and empty.
    open var unavailabilityReason: (any Error)? { nil }
    /// Returns the changes since a place. There are none.
    open func fetchPersistentChanges(since token: PHPersistentChangeToken) throws -> PHPersistentChangeFetchResult {
        PHPersistentChangeFetchResult()
    }
    /// Returns an error for each identifier: the library is empty.
    open func cloudIdentifierMappings(forLocalIdentifiers localIdentifiers: [String]) -> [String: PHCloudIdentifierMapping] {
        Dictionary(localIdentifiers.map { ($0, .failure(PHPhotosError(.identifierNotFound))) }, uniquingKeysWith: { $1 })
    }
    open func localIdentifierMappings(for cloudIdentifiers: [PHCloudIdentifier]) -> [PHCloudIdentifier: PHLocalIdentifierMapping] {
        Dictionary(cloudIdentifiers.map { ($0, .failure(PHPhotosError(.identifierNotFound))) }, uniquingKeysWith: { $1 })
    }
    /// Does nothing: the library stays available.
    open func register(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
    open func unregisterAvailabilityObserver(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
}
