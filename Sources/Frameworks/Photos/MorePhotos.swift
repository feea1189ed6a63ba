import CoreImageCompanion
import UIKit
import UniformTypeIdentifiersCompanion

// Further parts of the library: identifiers of the cloud, the history of changes, folders, projects, and the editing of Live Photos. The
// library is empty, so requests find nothing, and end with the API's own error.

open class PHChangeRequest: NSObject {}
/// An object that names a picture in all of a user's libraries. There is none.
public struct PHCloudIdentifier: Hashable, Sendable {
    public let stringValue: String
    public init(stringValue: String) { self.stringValue = stringValue }
    public init(archivalStringValue: String) { stringValue = archivalStringValue }
    public var archivalStringValue: String { stringValue }
}
public typealias PHCloudIdentifierMapping = Result<PHCloudIdentifier, any Error>
/// The outcome of a search for an identifier of the library.
public typealias PHLocalIdentifierMapping = Result<String, any Error>
/// The kind of an object of the library.
public enum PHObjectType: Int, Sendable { case asset = 1, assetCollection, collectionList }
/// A place in the history of changes.
open class PHPersistentChangeToken: NSObject, @unchecked Sendable {}
public struct PHPersistentObjectChangeDetails {
    public let objectType: PHObjectType, insertedLocalIdentifiers: Set<String>, updatedLocalIdentifiers: Set<String>,
        deletedLocalIdentifiers: Set<String>
}
/// A change of the library. There is none.
open class PHPersistentChange: NSObject, @unchecked Sendable {
    open var changeToken: PHPersistentChangeToken { PHPersistentChangeToken() }
    /// Throws an error: nothing changes.
    open func changeDetails(for objectType: PHObjectType) throws -> PHPersistentObjectChangeDetails {
        throw PHPhotosError(.persistentChangeDetailsUnavailable)
    }
}
/// The changes since a place in the history. There are none.
public struct PHPersistentChangeFetchResult: Sequence {
    public func makeIterator() -> AnyIterator<PHPersistentChange> { AnyIterator { nil } }
}
/// Called when the library becomes unavailable. It isn't called.
public protocol PHPhotoLibraryAvailabilityObserver: NSObjectProtocol {
    /// Called when the library becomes unavailable.
    func photoLibraryDidBecomeUnavailable(_ photoLibrary: PHPhotoLibrary)
}
/// Domains of errors and keys of notifications.
public let PHLocalIdentifiersErrorKey = "PHLocalIdentifiersErrorKey", PHLocalIdentifierNotFound = ""
extension PHAssetCollection {
    /// Returns an album of pictures that isn't in the library.
    public class func transientAssetCollection(with assets: [PHAsset], title: String?) -> PHAssetCollection { TransientAlbum(title) }
    public class func transientAssetCollection(withAssetFetchResult fetchResult: PHFetchResult<PHAsset>, title: String?)
        -> PHAssetCollection
    {
        TransientAlbum(title)
    }
}
private final class TransientAlbum: PHAssetCollection, @unchecked Sendable {
    private let title: String?
    init(_ title: String?) { self.title = title }
    override var localizedTitle: String? { title }
}
extension PHCollectionList {
    public var startDate: Date? { nil }
    public var endDate: Date? { nil }
    public var localizedLocationNames: [String] { [] }
    /// Returns a folder of albums that isn't in the library.
    public class func transientCollectionList(with collections: [PHCollection], title: String?) -> PHCollectionList {
        TransientFolder(title)
    }
    public class func transientCollectionList(withCollectionsFetchResult fetchResult: PHFetchResult<PHCollection>, title: String?)
        -> PHCollectionList
    { TransientFolder(title) }
    /// Returns nothing: the library is empty.
    public class func fetchCollectionListsContaining(_ collection: PHCollection, options: PHFetchOptions?) -> PHFetchResult<
        PHCollectionList
    > {
        PHFetchResult()
    }
}
private final class TransientFolder: PHCollectionList, @unchecked Sendable {
    private let title: String?
    init(_ title: String?) { self.title = title }
    override var localizedTitle: String? { title }
}
/// Requests a change of a folder; the library refuses.
open class PHCollectionListChangeRequest: PHChangeRequest {
    /// The title of the folder. It is stored but has no effect.
    open var title = ""
    open var placeholderForCreatedCollectionList: PHObjectPlaceholder { PHObjectPlaceholder() }
    override init() { super.init() }
    /// Returns a request for a folder, which fails.
    open class func creationRequestForCollectionList(withTitle title: String) -> PHCollectionListChangeRequest {
        let request = PHCollectionListChangeRequest()
        request.title = title
        return request
    }
    /// Creates a request for a folder, which fails.
    public convenience init?(for collectionList: PHCollectionList) { self.init() }
    public convenience init?(for collectionList: PHCollectionList, childCollections: PHFetchResult<PHCollection>) { self.init() }
    public convenience init?(forTopLevelCollectionListUserCollections childCollections: PHFetchResult<PHCollection>) { self.init() }
    /// Does nothing: the request fails.
    open class func deleteCollectionLists(_ collectionLists: NSFastEnumeration) {}
    open func addChildCollections(_ collections: NSFastEnumeration) {}
    open func insertChildCollections(_ collections: NSFastEnumeration, at indexes: IndexSet) {}
    open func removeChildCollections(_ collections: NSFastEnumeration) {}
    open func removeChildCollections(at indexes: IndexSet) {}
    open func replaceChildCollections(at indexes: IndexSet, withChildCollections collections: NSFastEnumeration) {}
    open func moveChildCollections(at indexes: IndexSet, to toIndex: Int) {}
}
extension PHAssetCollectionChangeRequest {
    /// Does nothing: the request fails.
    public func moveAssets(at fromIndexes: IndexSet, to toIndex: Int) {}
    public func replaceAssets(at indexes: IndexSet, withAssets assets: NSFastEnumeration) {}
    public func removeAssets(at indexes: IndexSet) {}
}
extension PHAssetCreationRequest {
    /// Returns whether a picture or a video can be made of files of some kinds.
    public class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool {
        let kinds = types.compactMap { PHAssetResourceType(rawValue: $0.intValue) }
        return kinds.count == types.count && (kinds.contains(.photo) != kinds.contains(.video))
    }
}
private let contentTypes = AttachedProperty<UTType?>(nil), secondary = AttachedProperty(false)
extension PHAssetResourceCreationOptions {
    /// The type of the file; nil for any. It is stored but has no effect.
    public var contentType: UTType? {
        get { contentTypes[self] }
        set { contentTypes[self] = newValue }
    }
}
extension PHAssetResource {
    /// Returns nothing: the library is empty.
    public class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] { [] }
    public var contentType: UTType { .data }
}
extension PHContentEditingInput {
    public var mediaSubtypes: PHAssetMediaSubtype { [] }
    public var playbackStyle: PHAsset.PlaybackStyle { .unsupported }
    public var contentType: UTType? { nil }
    public var livePhoto: PHLivePhoto? { nil }
    public var audiovisualAsset: AVAsset? { nil }
}
extension PHContentEditingOutput {
    public var defaultRenderedContentType: UTType? { .jpeg }
    public var supportedRenderedContentTypes: [UTType] { [.jpeg] }
    /// Returns the file into which a picture of a type is written. Throws an error for other types.
    public func renderedContentURL(for type: UTType) throws -> URL {
        guard supportedRenderedContentTypes.contains(type) else { throw PHPhotosError(.changeNotSupported) }
        return renderedContentURL
    }
    public convenience init(placeholderForCreatedAsset: PHObjectPlaceholder) { self.init(contentEditingInput: PHContentEditingInput()) }
}
extension PHFetchResult {
    /// Returns that no object is found: results are empty.
    public func index(of anObject: ObjectType, in range: NSRange) -> Int { NSNotFound }
}
extension PHImageRequestOptions {
    /// Whether a second quick picture may be delivered. It is stored but has no effect.
    public var allowSecondaryDegradedImage: Bool {
        get { secondary[self] }
        set { secondary[self] = newValue }
    }
}
extension PHImageManager {
    /// Calls the handler without a session: the library is empty.
    @discardableResult
    public func requestExportSession(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
        resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, [PHImageErrorKey: PHPhotosError(.missingResource)])
        return 0
    }
}
/// The keys of answers to requests.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey",
    PHContentEditingInputResultIsInCloudKey = "PHContentEditingInputResultIsInCloudKey",
    PHContentEditingInputCancelledKey = "PHContentEditingInputCancelledKey", PHContentEditingInputErrorKey = "PHContentEditingInputErrorKey"
/// The keys of answers to requests for Live Photos.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey", PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey",
    PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey",
    PHLivePhotoShouldRenderAtPlaybackTime = "PHLivePhotoShouldRenderAtPlaybackTime"
/// The number of a request for a Live Photo.
public typealias PHLivePhotoRequestID = Int32
/// No request.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
extension PHLivePhoto {
    /// Does nothing: requests fail immediately.
    public class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}

/// The kind of a Live Photo's frame.
public enum PHLivePhotoFrameType: Int, Sendable { case photo, video }
/// The reason for an error of editing a Live Photo.
public enum PHLivePhotoEditingErrorCode: Int, Sendable { case unknown, aborted }
public let PHLivePhotoEditingErrorDomain = "PHLivePhotoEditingErrorDomain"
/// A frame of a Live Photo. There is none.
public protocol PHLivePhotoFrame {
    var image: CIImage { get }
    var time: CMTime { get }
    var type: PHLivePhotoFrameType { get }
    var renderScale: CGFloat { get }
}
/// Draws a frame of a Live Photo. It isn't called.
public typealias PHLivePhotoFrameProcessingBlock = (any PHLivePhotoFrame, NSErrorPointer) -> CIImage?
/// Edits a Live Photo. It can't be created.
open class PHLivePhotoEditingContext: NSObject {
    /// Returns nil: there is no Live Photo.
    public init?(livePhotoEditingInput livePhotoInput: PHContentEditingInput) { return nil }
    open var fullSizeImage: CIImage { .empty() }
    open var duration: CMTime { .zero }
    open var photoTime: CMTime { .zero }
    open var frameProcessor: PHLivePhotoFrameProcessingBlock?
    open var audioVolume: Float = 1
    open var orientation: CGImagePropertyOrientation { .up }
    /// Calls the handler with an error.
    open func prepareLivePhotoForPlayback(
        withTargetSize targetSize: CGSize, options: [String: Any]? = nil,
        completionHandler handler: @escaping (PHLivePhoto?, (any Error)?) -> Void
    ) { handler(nil, PHPhotosError(.missingResource)) }
    open func saveLivePhoto(
        to output: PHContentEditingOutput, options: [String: Any]? = nil, completionHandler handler: @escaping (Bool, (any Error)?) -> Void
    ) {
        handler(false, PHPhotosError(.missingResource))
    }
    open func cancel() {}
}
/// A project of another app. There is none.
open class PHProject: PHAssetCollection, @unchecked Sendable {
    open var projectExtensionData: Data { Data() }
    open var hasProjectPreview: Bool { false }
}
/// Requests a change of a project; the library refuses.
open class PHProjectChangeRequest: PHChangeRequest {
    open var title = "", projectExtensionData = Data()
    /// Creates a request, which fails.
    public init(project: PHProject) { title = "" }
}
/// The progress and the kind of an upload of a file. There is none.
public enum PHAssetResourceUploadJobState: Int, Sendable { case registered = 1, pending, failed, succeeded, cancelled }
public enum PHAssetResourceUploadJobAction: Int, Sendable { case acknowledge = 1, retry }
public enum PHAssetResourceUploadJobType: Int, Sendable { case upload, downloadOnly }
/// An upload of a file. There is none.
open class PHAssetResourceUploadJob: PHObject, @unchecked Sendable {
    open var state: PHAssetResourceUploadJobState { .failed }
    open class var jobLimit: Int { 0 }
    /// Returns nothing: the library is empty.
    open class func fetchJobs(action: PHAssetResourceUploadJobAction, options: PHFetchOptions?) -> PHFetchResult<PHAssetResourceUploadJob> {
        PHFetchResult()
    }
}
/// Requests a change of an upload; the library refuses.
open class PHAssetResourceUploadJobChangeRequest: PHChangeRequest {
    open func acknowledge() {}
    open func retry(destination: URLRequest?) {}
}
