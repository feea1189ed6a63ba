import Foundation

/// The callback for the picture that the user chose. The picker does not dismiss itself when this is implemented.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Called after the user chose a picture. The delegate must dismiss the picker.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// The form before Swift 4.2; both methods are called.
    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any])
    /// Called after the user canceled. A delegate that implements it must dismiss the picker.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Does nothing for a delegate that doesn't implement the method.
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    /// Does nothing for a delegate that doesn't implement the older form.
    public func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]) {}
    /// Dismisses the picker, for a delegate that doesn't implement the method.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.presentingViewController?.dismiss(animated: true)
    }
}

/// Picks a photo from the host's library.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    /// The place from which pictures come. There is no camera.
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    /// The quality of recorded videos. There are none.
    public enum QualityType: Int, Sendable { case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540 }
    /// The kind of content that the camera records.
    public enum CameraCaptureMode: Int, Sendable { case photo, video }
    /// The camera of the device.
    public enum CameraDevice: Int, Sendable { case rear, front }
    /// The use of the camera's flash.
    public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
    /// The format of a picture's file.
    public enum ImageURLExportPreset: Int, Sendable { case compatible, current }

    /// A key for information about the chosen picture.
    public struct InfoKey: Hashable, RawRepresentable, Sendable {
        /// The text of the info key, the same as in Apple's UIKit.
        public let rawValue: String
        /// Creates the info key with the given text, which may be the app's own.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The type of the content, a uniform type identifier.
        public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
        /// The picture as it was chosen, a `UIImage`.
        public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture after the user's changes, a `UIImage`.
        public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
        /// The part of the picture that the user chose, a `CGRect` in an `NSValue`, in pixels.
        public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
        /// The file of a video, a `URL`.
        public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
        /// The picture's address in the old assets library.
        public static let referenceURL = Self(rawValue: "UIImagePickerControllerReferenceURL")
        /// The information of a picture that the camera took.
        public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
        /// The live photo.
        public static let livePhoto = Self(rawValue: "UIImagePickerControllerLivePhoto")
        /// The asset of the photo library.
        public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
        /// The picture's file, a `URL`.
        public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    }

    /// The pictures that a host or a test provides. If empty, there is no library.
    public static var library: [UIImage] = []

    /// Returns whether there is a library to choose from. The camera is never available.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera && !library.isEmpty }
    /// Returns the types of content of a source, or nil if it is not available.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
    }
    /// Returns `false`: there is no camera.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// Returns `false`: there is no camera.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    /// Returns nil: there is no camera.
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

    private let list = PictureListController()

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        begin()
    }

    /// Creates the `UIImagePickerController` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    /// Creates a picker of pictures from the photo library.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    private func begin() {
        list.picker = self
        setViewControllers([list], animated: false)
        presenting.automaticStyle = .pageSheet
    }

    // The camera is presented in full screen, the library as a sheet. (SP-D019)
    /// The place from which pictures come. The camera's screen covers everything, the others are sheets.
    ///
    /// Unlike on iOS, a source that is not available raises no exception.
    open var sourceType = SourceType.photoLibrary {
        didSet { presenting.automaticStyle = sourceType == .camera ? .fullScreen : .pageSheet }
    }
    /// The types of media. The library contains pictures: without `public.image` among the types there is nothing to pick.
    open var mediaTypes = ["public.image"] { didSet { list.reload() } }
    /// Whether a picked picture is cropped to a square before it is returned.
    open var allowsEditing = false
    /// `allowsEditing` before iOS 3.1.
    open var allowsImageEditing: Bool {
        get { allowsEditing }
        set { allowsEditing = newValue }
    }
    // FIXME(gap): there is no camera and no video, so the following properties are stored only.
    /// The format of chosen pictures' files. It is stored but has no effect.
    open var imageExportPreset = ImageURLExportPreset.compatible
    /// The longest duration of a video in seconds. It is stored but has no effect.
    open var videoMaximumDuration: TimeInterval = 600
    /// The quality of videos. It is stored but has no effect.
    open var videoQuality = QualityType.typeMedium
    /// The preset with which videos are exported, or nil. It is stored but has no effect.
    open var videoExportPreset: String?
    /// Whether the camera's own buttons are shown. It is stored but has no effect.
    open var showsCameraControls = true
    /// A view over the camera's picture. It is stored but has no effect.
    open var cameraOverlayView: UIView?
    /// The transform of the camera's picture. It is stored but has no effect.
    open var cameraViewTransform = CGAffineTransform.identity
    /// The kind of content that the camera records. It is stored but has no effect.
    open var cameraCaptureMode = CameraCaptureMode.photo
    /// The camera that is used. It is stored but has no effect.
    open var cameraDevice = CameraDevice.rear
    /// The use of the flash. It is stored but has no effect.
    open var cameraFlashMode = CameraFlashMode.auto
    /// Has no effect, as the two below: no emulated device has a camera.
    open func takePicture() {}
    /// Returns `false`: there is no camera.
    open func startVideoCapture() -> Bool { false }
    /// Does nothing: there is no camera.
    open func stopVideoCapture() {}

    private var pickerDelegate: (any UIImagePickerControllerDelegate)? { delegate as? any UIImagePickerControllerDelegate }

    func picked(_ image: UIImage) {
        let info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image]
        guard allowsEditing else { return finish(info) }
        let editor = PictureCropController(image) { [weak self] edited, crop in
            self?.finish(info.merging([.editedImage: edited, .cropRect: NSValue(rect: crop)]) { $1 })
        }
        pushViewController(editor, animated: true)
    }

    private func finish(_ info: [InfoKey: Any]) {
        pickerDelegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
        let named = Dictionary(uniqueKeysWithValues: info.map { ($0.key.rawValue, $0.value) })
        pickerDelegate?.imagePickerController(self, didFinishPickingMediaWithInfo: named)
    }
    var offered: [UIImage] { mediaTypes.contains("public.image") ? Self.library : [] }

    func cancelled() {
        if let pickerDelegate {
            pickerDelegate.imagePickerControllerDidCancel(self)
        } else {
            presentingViewController?.dismiss(animated: true)
        }
    }
}

/// The list of the library's pictures.
@MainActor
final class PictureListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    weak var picker: UIImagePickerController?
    private let table = UITableView()

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Photos"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.picker?.cancelled() })
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        table.dataSource = self
        table.delegate = self
        table.rowHeight = 88
        view = table
    }

    func reload() { if isViewLoaded { table.reloadData() } }
    private var pictures: [UIImage] { picker?.offered ?? [] }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { pictures.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.imageView?.image = pictures[indexPath.row]
        cell.textLabel?.text = "Photo \(indexPath.row + 1)"
        return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { picker?.picked(pictures[indexPath.row]) }
}
