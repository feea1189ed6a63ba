// The library is empty. The host grants access to it; by default, access is denied.
import DeviceServices
@_exported import CoreLocationCompanion
@_exported import FrameworkPlaceholder

/// Whether the app may access the library.
public enum PHAuthorizationStatus: Int, Sendable {
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
/// The media type of an asset.
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
/// A picture of the library; fetches find none.
open class PHAsset: PHObject {
    open var mediaType: PHAssetMediaType { .unknown }
    open var creationDate: Date? { nil }
    open var location: CLLocation? { nil }
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
}
/// The objects to fetch, and their order.
open class PHFetchOptions: NSObject {
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    public override init() { super.init() }
}
/// The result of a fetch: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    open var count: Int { 0 }
    open var firstObject: ObjectType? { nil }
    open var lastObject: ObjectType? { nil }
    /// Does nothing.
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
/// A library to which the host grants access. By default, access is denied.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()
    open class func shared() -> PHPhotoLibrary { library }
    open class func authorizationStatus() -> PHAuthorizationStatus { .init(DeviceServices.shared.answer(to: .photos)) }
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { authorizationStatus() }
    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        DeviceServices.shared.request(.photos) { handler(.init($0)) }
    }
    open class func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        requestAuthorization(handler)
    }
    open func performChanges(
        _ changeBlock: @escaping @Sendable () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(false, PHPhotosError(.accessUserDenied))
    }
}
