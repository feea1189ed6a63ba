import UIKit

// What pictures and albums consist of. The library is empty, so requests find nothing, and end with the API's own error.

/// Where a picture comes from.
public struct PHAssetSourceType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The user's library, a shared album, or a computer.
    public static let typeUserLibrary = Self(rawValue: 1), typeCloudShared = Self(rawValue: 2), typeiTunesSynced = Self(rawValue: 4)
}
/// Why a picture of a burst is selected.
public struct PHAssetBurstSelectionType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The device chose it, or the user.
    public static let autoPick = Self(rawValue: 1), userPick = Self(rawValue: 2)
}
/// The kinds of changes that a picture allows.
public enum PHAssetEditOperation: Int, Sendable { case delete = 1, content, properties }
/// The kinds of changes that an album allows.
public enum PHCollectionEditOperation: Int, Sendable {
    case deleteContent = 1, removeContent, addContent, createContent, rearrangeContent, delete, rename
}
/// Identifies a request for a picture to edit.
public typealias PHContentEditingInputRequestID = Int
/// Identifies a request for a picture's data.
public typealias PHAssetResourceDataRequestID = Int32
/// No request.
public let PHInvalidAssetResourceDataRequestID: PHAssetResourceDataRequestID = 0

/// The changes that an app made to a picture.
open class PHAdjustmentData: NSObject {
    /// The app that made the changes, and the version of its data.
    public let formatIdentifier: String, formatVersion: String
    public let data: Data
    public init(formatIdentifier: String, formatVersion: String, data: Data) {
        (self.formatIdentifier, self.formatVersion, self.data) = (formatIdentifier, formatVersion, data)
    }
}
/// A picture to edit. Nothing creates one here.
open class PHContentEditingInput: NSObject {
    open var mediaType: PHAssetMediaType { .unknown }
    open var creationDate: Date? { nil }
    open var location: CLLocation? { nil }
    open var uniformTypeIdentifier: String? { nil }
    open var adjustmentData: PHAdjustmentData? { nil }
    open var displaySizeImage: UIImage? { nil }
    open var fullSizeImageURL: URL? { nil }
    open var fullSizeImageOrientation: Int32 { 1 }
}
/// An edited picture.
open class PHContentEditingOutput: NSObject {
    /// The changes.
    public final var adjustmentData: PHAdjustmentData?
    /// The file into which the picture is written.
    public let renderedContentURL: URL
    public init(contentEditingInput: PHContentEditingInput) {
        // wall clock: a name that no other file has
        renderedContentURL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".jpg")
    }
}
/// The options of a request for a picture to edit.
open class PHContentEditingInputRequestOptions: NSObject {
    /// Whether a picture may be loaded over the network. It is stored but has no effect.
    public final var isNetworkAccessAllowed = false
    /// Returns whether the app can read the changes of another. It isn't called.
    public final var canHandleAdjustmentData: (PHAdjustmentData) -> Bool = { _ in false }
    /// The closure that receives the progress. It isn't called.
    public final var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?
    public override init() { super.init() }
}
extension PHAssetCollection {
    public var startDate: Date? { nil }
    public var endDate: Date? { nil }
    public var approximateLocation: CLLocation? { nil }
    public var localizedLocationNames: [String] { [] }
    /// Returns nothing: the library is empty.
    public class func fetchAssetCollectionsContaining(
        _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    /// Returns nothing: the library is empty.
    public class func fetchMoments(with options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}
extension PHCollection {
    public var canContainAssets: Bool { false }
    public var canContainCollections: Bool { false }
    /// Returns false: the library can't be changed.
    public func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }
    /// Returns nothing: the library is empty.
    public class func fetchCollections(in collectionList: PHCollectionList, options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        PHFetchResult()
    }
}
public enum PHCollectionListType: Int, Sendable { case momentList = 1, folder, smartFolder }
/// The particular kind of a folder.
public enum PHCollectionListSubtype: Int, Sendable {
    case momentListCluster = 1, momentListYear, regularFolder = 100, smartFolderEvents = 200, smartFolderFaces,
        any = 0x7FFF_FFFF_FFFF_FFFF
}
extension PHCollectionList {
    public var collectionListType: PHCollectionListType { .folder }
    public var collectionListSubtype: PHCollectionListSubtype { .regularFolder }
    /// Returns nothing: the library is empty.
    public class func fetchCollectionLists(
        with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
    /// Returns nothing: the library is empty.
    public class func fetchCollectionLists(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<
        PHCollectionList
    > { PHFetchResult() }
}
private let incremental = AttachedProperty(true), sources = AttachedProperty<PHAssetSourceType>([])
extension PHFetchOptions {
    /// Whether the changes of results are described in detail. It is stored but has no effect.
    public var wantsIncrementalChangeDetails: Bool {
        get { incremental[self] }
        set { incremental[self] = newValue }
    }
    /// Where pictures come from. It is stored but has no effect.
    public var includeAssetSourceTypes: PHAssetSourceType {
        get { sources[self] }
        set { sources[self] = newValue }
    }
}
extension PHFetchResult {
    /// Does nothing: results are empty.
    public func enumerateObjects(
        options opts: NSEnumerationOptions, using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    /// Does nothing: results are empty.
    public func enumerateObjects(
        at s: IndexSet, options opts: NSEnumerationOptions, using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
}
private let crops = AttachedProperty(CGRect.zero)
private let movieProgress = AttachedProperty<PHAssetImageProgressHandler?>(nil)
extension PHImageRequestOptions {
    /// The part of the picture. It is stored but has no effect.
    public var normalizedCropRect: CGRect {
        get { crops[self] }
        set { crops[self] = newValue }
    }
}
extension PHVideoRequestOptions {
    /// The closure that receives the progress. It isn't called.
    public var progressHandler: PHAssetImageProgressHandler? {
        get { movieProgress[self] }
        set { movieProgress[self] = newValue }
    }
}

/// A Live Photo. Nothing creates one here.
open class PHLivePhoto: NSObject {
    /// The size in pixels.
    open var size: CGSize { .zero }
    /// Calls the handler without a picture: files are not read.
    @discardableResult
    open class func request(
        withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize, contentMode: PHImageContentMode,
        resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> Int32 {
        resultHandler(nil, [PHImageErrorKey: PHPhotosError(.invalidResource)])
        return 0
    }
}
/// The options of a request for a Live Photo.
open class PHLivePhotoRequestOptions: NSObject {
    /// The preference between speed and quality. It is stored but has no effect.
    public final var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// Whether a picture may be loaded over the network. It is stored but has no effect.
    public final var isNetworkAccessAllowed = false
    /// The version. It is stored but has no effect.
    public final var version = PHImageRequestOptionsVersion.current
    /// The closure that receives the progress. It isn't called.
    public final var progressHandler: PHAssetImageProgressHandler?
    public override init() { super.init() }
}
extension PHImageManager {
    /// Calls the handler without a picture: the library is empty.
    @discardableResult
    public func requestLivePhoto(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?,
        resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return 0
    }
}

/// The options of a request for a file.
open class PHAssetResourceRequestOptions: NSObject {
    /// Whether a file may be loaded over the network. It is stored but has no effect.
    public final var isNetworkAccessAllowed = false
    /// The closure that receives the progress. It isn't called.
    public final var progressHandler: ((Double) -> Void)?
    public override init() { super.init() }
}
/// The files of pictures: none. Requests end with an error.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {  // It has no state.
    private static let manager = PHAssetResourceManager()
    /// Returns the only manager.
    open class func `default`() -> PHAssetResourceManager { manager }
    /// Calls the handler with an error: the library is empty.
    @discardableResult
    open func requestData(
        for resource: PHAssetResource, options: PHAssetResourceRequestOptions?, dataReceivedHandler handler: @escaping (Data) -> Void,
        completionHandler: @escaping ((any Error)?) -> Void
    ) -> PHAssetResourceDataRequestID {
        completionHandler(PHPhotosError(.missingResource))
        return 0
    }
    /// Calls the handler with an error: the library is empty.
    open func writeData(
        for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
        completionHandler: @escaping ((any Error)?) -> Void
    ) { completionHandler(PHPhotosError(.missingResource)) }
    /// Does nothing.
    open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {}
}
private let outputs = AttachedProperty<PHContentEditingOutput?>(nil)
extension PHAssetChangeRequest {
    /// The edited picture; nil for none. It is stored but has no effect.
    public var contentEditingOutput: PHContentEditingOutput? {
        get { outputs[self] }
        set { outputs[self] = newValue }
    }
    /// Does nothing.
    public func revertAssetContentToOriginal() {}
}
extension PHAssetCollectionChangeRequest {
    /// Creates a request for an album with pictures, which fails.
    public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) { self.init() }
    /// Does nothing.
    public class func deleteAssetCollections(_ assetCollections: NSFastEnumeration) {}
    /// Does nothing.
    public func insertAssets(_ assets: NSFastEnumeration, at indexes: IndexSet) {}
}
