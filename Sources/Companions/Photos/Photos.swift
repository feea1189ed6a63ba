// The library is empty, and access to it is refused through the API's own path.
@_exported import CoreLocationCompanion
@_exported import PlaceholderCompanion

/// Whether the app may see the library; denied here.
public enum PHAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
    /// No case of its own, so that a `switch` from before iOS 14 is exhaustive; nothing here is ever limited.
    public static let limited = authorized
}
/// What the app wants to do in the library.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
/// An object of the library, which is empty.
open class PHObject: NSObject { open var localIdentifier: String { "" } }
/// Whether a picture moves.
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
/// A picture of the library; fetches find none.
open class PHAsset: PHObject {
    open var mediaType: PHAssetMediaType { .unknown }
    open var creationDate: Date? { nil }
    open var location: CLLocation? { nil }
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
}
/// Which objects a fetch wants, and in which order.
open class PHFetchOptions: NSObject {
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    public override init() { super.init() }
}
/// What a fetch found: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    open var count: Int { 0 }
    open var firstObject: ObjectType? { nil }
    open var lastObject: ObjectType? { nil }
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
/// Access is denied, as if the user had refused it.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()
    open class func shared() -> PHPhotoLibrary { library }
    open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) { handler(.denied) }
    open class func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) { handler(.denied) }
    open func performChanges(_ changeBlock: @escaping @Sendable () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil) {
        completionHandler?(false, PHPhotosError(.accessUserDenied))
    }
}
