import DeviceServices
import UIKit

// Changes of the library, and their observers: access is denied, so nothing changes.

/// A special kind of picture.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The kinds of pictures.
    public static let photoPanorama = Self(rawValue: 1), photoHDR = Self(rawValue: 2), photoScreenshot = Self(rawValue: 4),
        photoLive = Self(rawValue: 8)
    /// The kinds of portraits and videos.
    public static let photoDepthEffect = Self(rawValue: 16), videoStreamed = Self(rawValue: 65536),
        videoHighFrameRate = Self(rawValue: 131_072)
}
extension PHFetchResult {
    public func contains(_ anObject: ObjectType) -> Bool { false }
    public func index(of anObject: ObjectType) -> Int { NSNotFound }
    public func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    public func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
}
private let includesHidden = AttachedProperty(false), includesBursts = AttachedProperty(false)
extension PHFetchOptions {
    /// Whether hidden pictures are included. It is stored but has no effect.
    public var includeHiddenAssets: Bool {
        get { includesHidden[self] }
        set { includesHidden[self] = newValue }
    }
    /// Whether all pictures of a series are included. It is stored but has no effect.
    public var includeAllBurstAssets: Bool {
        get { includesBursts[self] }
        set { includesBursts[self] = newValue }
    }
}
extension PHAssetCollection {
    public var estimatedAssetCount: Int { NSNotFound }
    public var assetCollectionType: PHAssetCollectionType { .album }
    public var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
    /// Returns nothing: the library is empty.
    public class func fetchAssetCollections(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<
        PHAssetCollection
    > { PHFetchResult() }
}
/// A folder of albums; none is ever found.
open class PHCollectionList: PHCollection {}
extension PHCollection {
    /// Returns nothing: the library is empty.
    public class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> { PHFetchResult() }
}

/// The callbacks for changes of the library, which are never called.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    /// Called when the library has changed. It isn't called.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}
/// A change of the library.
open class PHChange: NSObject {
    /// Returns nil: nothing changes.
    open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
    /// Returns nil: nothing changes.
    open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
    open var objectBeforeChanges: ObjectType? { nil }
    open var objectAfterChanges: ObjectType? { nil }
    open var assetContentChanged: Bool { false }
    open var objectWasDeleted: Bool { false }
}
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

/// A placeholder for an object that is being created.
open class PHObjectPlaceholder: PHObject {}
private let favorites = AttachedProperty(false), hiddenOnes = AttachedProperty(false), dates = AttachedProperty<Date?>(nil)
extension PHAssetChangeRequest {
    /// Creates a request, which fails.
    public convenience init(for asset: PHAsset) { self.init() }
    /// The picture that the request creates, which is always nil.
    public var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
    /// Returns nil: the library can't be changed.
    @discardableResult public class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
    /// Returns nil: the library can't be changed.
    @discardableResult public class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
    /// Does nothing.
    public class func deleteAssets(_ assets: NSFastEnumeration) {}
    /// Whether the picture becomes a favorite. It is stored but has no effect.
    public var isFavorite: Bool {
        get { favorites[self] }
        set { favorites[self] = newValue }
    }
    /// Whether the picture becomes hidden. It is stored but has no effect.
    public var isHidden: Bool {
        get { hiddenOnes[self] }
        set { hiddenOnes[self] = newValue }
    }
    /// The new date of the picture; nil for none. It is stored but has no effect.
    public var creationDate: Date? {
        get { dates[self] }
        set { dates[self] = newValue }
    }
}
/// The role of a file of a picture.
public enum PHAssetResourceType: Int, Sendable {
    /// The kind of a picture's file.
    case photo = 1, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto, pairedVideo,
        fullSizePairedVideo, adjustmentBasePairedVideo, adjustmentBaseVideo, photoProxy = 19
}
/// Requests a new picture; the library refuses.
open class PHAssetCreationRequest: PHAssetChangeRequest {
    /// Returns a request, which fails.
    open class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }
    /// Does nothing.
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
    /// Does nothing.
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
}
/// The options for importing a file.
open class PHAssetResourceCreationOptions: NSObject {
    /// The name of the file; nil for any. It is stored but has no effect.
    open var originalFilename: String?
    /// The type of the file; nil for any. It is stored but has no effect.
    open var uniformTypeIdentifier: String?
    /// Whether the file is moved. It is stored but has no effect.
    open var shouldMoveFile = false
    public override init() { super.init() }
}
/// A file of a picture.
open class PHAssetResource: NSObject {
    open var type: PHAssetResourceType { .photo }
    open var originalFilename: String { "" }
    open var assetLocalIdentifier: String { "" }
    open var uniformTypeIdentifier: String { "" }
    open var pixelWidth: Int { 0 }
    open var pixelHeight: Int { 0 }
    /// Returns nothing: the library is empty.
    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
}
/// Requests a change of an album; the library refuses.
open class PHAssetCollectionChangeRequest: NSObject {
    /// The title of the album. It is stored but has no effect.
    open var title = ""
    /// The album that the request creates.
    open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }
    /// Returns a request for an album, which fails.
    open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest {
        let request = PHAssetCollectionChangeRequest()
        request.title = title
        return request
    }
    public override init() { super.init() }
    /// Creates a request for an album, which fails.
    public convenience init?(for assetCollection: PHAssetCollection) { self.init() }
    /// Does nothing.
    open func addAssets(_ assets: NSFastEnumeration) {}
    /// Does nothing.
    open func removeAssets(_ assets: NSFastEnumeration) {}
}
/// Whether edits are part of the requested picture.
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }
private let versions = AttachedProperty(PHImageRequestOptionsVersion.current)
/// A closure that receives the progress of loading. It isn't called.
public typealias PHAssetImageProgressHandler = (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void
private let progress = AttachedProperty<PHAssetImageProgressHandler?>(nil)
extension PHImageRequestOptions {
    /// The version of the picture. It is stored but has no effect.
    public var version: PHImageRequestOptionsVersion {
        get { versions[self] }
        set { versions[self] = newValue }
    }
    /// The closure that receives the progress. It isn't called.
    public var progressHandler: PHAssetImageProgressHandler? {
        get { progress[self] }
        set { progress[self] = newValue }
    }
}
/// The keys for the place of a picture, of an error, and of a canceled request.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey", PHImageErrorKey = "PHImageErrorKey",
    PHImageCancelledKey = "PHImageCancelledKey"
/// The number of a request that isn't valid.
public let PHInvalidImageRequestID: PHImageRequestID = 0
