@_exported import AVFoundationCompanion
import ImageIOCompanion
import UIKit

/// The size that requests a picture in its own size.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// Identifies a request that may be canceled.
public typealias PHImageRequestID = Int32
/// Whether a picture fits in or fills the requested size.
public enum PHImageContentMode: Int, Sendable { case aspectFit, aspectFill }
extension PHImageContentMode { public static let `default` = PHImageContentMode.aspectFit }
/// Whether a quick picture may be delivered before the good one.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
/// How exactly a picture is resized to the requested size.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
/// The key for whether a picture isn't in its final quality.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"

/// Stored but has no effect: there are no assets to request images of.
open class PHImageRequestOptions: NSObject {
    /// Whether the handler is called before the request returns. It always is called later.
    open var isSynchronous = false
    /// The preference between speed and quality. It is stored but has no effect.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// The exactness of the size. It is stored but has no effect.
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    /// Whether a picture may be loaded over the network. It is stored but has no effect.
    open var isNetworkAccessAllowed = false
    public override init() { super.init() }
}
/// The version of a movie to request.
public enum PHVideoRequestOptionsVersion: Int, Sendable { case current, original }
/// The quality of a movie to request.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable { case automatic, highQualityFormat, mediumQualityFormat, fastFormat }
/// Stored but has no effect: there are no assets to request movies of.
open class PHVideoRequestOptions: NSObject {
    /// Whether a video may be loaded over the network. It is stored but has no effect.
    open var isNetworkAccessAllowed = false
    /// The version of the video. It is stored but has no effect.
    open var version = PHVideoRequestOptionsVersion.current
    /// The preference between speed and quality. It is stored but has no effect.
    open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
    public override init() { super.init() }
}
/// There are no assets, so no image is ever found.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let manager = PHImageManager()
    public override init() { super.init() }
    /// Returns the manager that all parts of the app share.
    open class func `default`() -> PHImageManager { manager }
    /// Calls the handler without a picture: the library is empty.
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return 0
    }
    /// Calls the handler without data: the library is empty.
    @discardableResult
    open func requestImageData(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, .up, nil)
        return 0
    }
    /// Calls the handler without data: the library is empty.
    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, .up, nil)
        return 0
    }
    /// Calls the handler without an item: the library is empty.
    @discardableResult
    open func requestPlayerItem(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?, resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return 0
    }
    /// Calls the handler without an asset: the library is empty.
    @discardableResult
    open func requestAVAsset(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, nil)
        return 0
    }
    /// Does nothing.
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}
/// Loads each picture when it is requested; nothing is cached in advance.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    /// Whether pictures of high quality are prepared. It is stored but has no effect.
    open var allowsCachingHighQualityImages = true
    /// Does nothing.
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    /// Does nothing.
    open func stopCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?)
    {}
    /// Does nothing.
    open func stopCachingImagesForAllAssets() {}
}
extension PHFetchResult {
    /// Stops the program: results are empty.
    public func object(at index: Int) -> ObjectType { preconditionFailure("an empty fetch result has no object at \(index)") }
    /// Stops the program: results are empty.
    public subscript(index: Int) -> ObjectType { object(at: index) }
}
/// Whether an album was created by the user.
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum, moment }
/// The particular kind of album.
public enum PHAssetCollectionSubtype: Int, Sendable {
    /// The albums of the user, with the numbers of PhotosTypes.h.
    case albumRegular = 2, albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported, albumMyPhotoStream = 100, albumCloudShared
    /// The albums that the library fills.
    case smartAlbumGeneric = 200, smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden,
        smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary, smartAlbumSelfPortraits,
        smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos, smartAlbumAnimated, smartAlbumLongExposures,
        smartAlbumUnableToUpload, smartAlbumRAW, smartAlbumCinematic, smartAlbumSpatial, smartAlbumScreenRecordings
    /// All kinds.
    case any = 0x7FFF_FFFF_FFFF_FFFF
}
/// A collection of the library, which is empty.
open class PHCollection: PHObject { open var localizedTitle: String? { nil } }
/// An album; none is ever found.
open class PHAssetCollection: PHCollection {
    /// Returns no albums: the library is empty.
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}
/// Creates, changes, or deletes a picture, inside `performChanges`.
open class PHAssetChangeRequest: NSObject {
    /// The position of the new picture; nil for none. It is stored but has no effect.
    open var location: CLLocation?
    /// Returns a request, which fails.
    @discardableResult open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { PHAssetChangeRequest() }
}
