import DeviceServices
import UIKit

// Changes of the library, and their observers: access is denied, so nothing changes.

/// A special kind of picture.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let photoPanorama = Self(rawValue: 1), photoHDR = Self(rawValue: 2), photoScreenshot = Self(rawValue: 4),
        photoLive = Self(rawValue: 8)
    public static let photoDepthEffect = Self(rawValue: 16), videoStreamed = Self(rawValue: 65536),
        videoHighFrameRate = Self(rawValue: 131_072)
}
extension PHAsset {
    /// The way in which an asset is played.
    public enum PlaybackStyle: Int, Sendable { case unsupported, image, imageAnimated, livePhoto, video, videoLooping }
    public var mediaSubtypes: PHAssetMediaSubtype { [] }
    public var playbackStyle: PlaybackStyle { .unsupported }
    public var isHidden: Bool { false }
    public var burstIdentifier: String? { nil }
    public class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }
    public class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }
    public class func fetchKeyAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset>? { nil }
}
extension PHFetchResult {
    public func contains(_ anObject: ObjectType) -> Bool { false }
    public func index(of anObject: ObjectType) -> Int { NSNotFound }
    public func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    public func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
}
private let includesHidden = AttachedProperty(false), includesBursts = AttachedProperty(false)
extension PHFetchOptions {
    public var includeHiddenAssets: Bool {
        get { includesHidden[self] }
        set { includesHidden[self] = newValue }
    }
    public var includeAllBurstAssets: Bool {
        get { includesBursts[self] }
        set { includesBursts[self] = newValue }
    }
}
extension PHAssetCollection {
    public var estimatedAssetCount: Int { NSNotFound }
    public var assetCollectionType: PHAssetCollectionType { .album }
    public var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
    public class func fetchAssetCollections(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<
        PHAssetCollection
    > { PHFetchResult() }
}
/// A folder of albums; none is ever found.
open class PHCollectionList: PHCollection {}
extension PHCollection {
    public class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> { PHFetchResult() }
}

/// The callbacks for changes of the library, which are never called.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    func photoLibraryDidChange(_ changeInstance: PHChange)
}
/// A change of the library.
open class PHChange: NSObject {
    open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
    open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}
/// The changes of one object.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
    open var objectAfterChanges: ObjectType? { nil }
    open var assetContentChanged: Bool { false }
    open var objectWasDeleted: Bool { false }
}
/// The changes of a fetch's result.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
    open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { PHFetchResult() }
    open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
    open var hasIncrementalChanges: Bool { false }
    open var hasMoves: Bool { false }
    open var removedIndexes: IndexSet? { nil }
    open var insertedIndexes: IndexSet? { nil }
    open var changedIndexes: IndexSet? { nil }
    open var removedObjects: [ObjectType] { [] }
    open var insertedObjects: [ObjectType] { [] }
    open var changedObjects: [ObjectType] { [] }
    /// Does nothing.
    open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}
/// Objective-C's collections, for which Foundation on Linux has no protocol.
public typealias NSFastEnumeration = Any

extension PHPhotoLibrary {
    /// Does nothing.
    public func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    /// Does nothing.
    public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
    public class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        .init(await DeviceServices.shared.request(.photos))
    }
    public func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws { throw PHPhotosError(.accessUserDenied) }
    public func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws { throw PHPhotosError(.accessUserDenied) }
    /// Does nothing.
    @preconcurrency @MainActor public func presentLimitedLibraryPicker(from controller: UIViewController) {}
}
/// A placeholder for an object that is being created.
open class PHObjectPlaceholder: PHObject {}
private let favorites = AttachedProperty(false), hiddenOnes = AttachedProperty(false), dates = AttachedProperty<Date?>(nil)
extension PHAssetChangeRequest {
    public convenience init(for asset: PHAsset) { self.init() }
    public var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
    @discardableResult public class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
    @discardableResult public class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
    /// Does nothing.
    public class func deleteAssets(_ assets: NSFastEnumeration) {}
    public var isFavorite: Bool {
        get { favorites[self] }
        set { favorites[self] = newValue }
    }
    public var isHidden: Bool {
        get { hiddenOnes[self] }
        set { hiddenOnes[self] = newValue }
    }
    public var creationDate: Date? {
        get { dates[self] }
        set { dates[self] = newValue }
    }
}
/// The role of a file of a picture.
public enum PHAssetResourceType: Int, Sendable {
    case photo = 1, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto, pairedVideo
}
/// Requests a new picture; the library refuses.
open class PHAssetCreationRequest: PHAssetChangeRequest {
    open class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }
    /// Does nothing.
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
    /// Does nothing.
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
}
/// The options for importing a file.
open class PHAssetResourceCreationOptions: NSObject {
    open var originalFilename: String?
    open var uniformTypeIdentifier: String?
    open var shouldMoveFile = false
    public override init() { super.init() }
}
/// A file of a picture.
open class PHAssetResource: NSObject {
    open var type: PHAssetResourceType { .photo }
    open var originalFilename: String { "" }
    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
}
/// Requests a change of an album; the library refuses.
open class PHAssetCollectionChangeRequest: NSObject {
    open var title = ""
    open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }
    open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest {
        let request = PHAssetCollectionChangeRequest()
        request.title = title
        return request
    }
    public override init() { super.init() }
    public convenience init?(for assetCollection: PHAssetCollection) { self.init() }
    /// Does nothing.
    open func addAssets(_ assets: NSFastEnumeration) {}
    /// Does nothing.
    open func removeAssets(_ assets: NSFastEnumeration) {}
}
/// Whether edits are part of the requested picture.
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }
private let versions = AttachedProperty(PHImageRequestOptionsVersion.current)
public typealias PHAssetImageProgressHandler = (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void
private let progress = AttachedProperty<PHAssetImageProgressHandler?>(nil)
extension PHImageRequestOptions {
    public var version: PHImageRequestOptionsVersion {
        get { versions[self] }
        set { versions[self] = newValue }
    }
    public var progressHandler: PHAssetImageProgressHandler? {
        get { progress[self] }
        set { progress[self] = newValue }
    }
}
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey", PHImageErrorKey = "PHImageErrorKey",
    PHImageCancelledKey = "PHImageCancelledKey"
public let PHInvalidImageRequestID: PHImageRequestID = 0
