import Foundation

/// The callback for the picture that the user chose. The picker does not dismiss itself when this is implemented.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// The form before Swift 4.2; both methods are called.
    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    public func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.presentingViewController?.dismiss(animated: true)
    }
}

/// Picks a photo from the host's library.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    public enum QualityType: Int, Sendable { case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540 }
    public enum CameraCaptureMode: Int, Sendable { case photo, video }
    public enum CameraDevice: Int, Sendable { case rear, front }
    public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
    public enum ImageURLExportPreset: Int, Sendable { case compatible, current }

    public struct InfoKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
        public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
        public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
        public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
        public static let referenceURL = Self(rawValue: "UIImagePickerControllerReferenceURL")
        public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
        public static let livePhoto = Self(rawValue: "UIImagePickerControllerLivePhoto")
        public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
        public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    }

    /// The pictures that a host or a test provides. If empty, there is no library.
    public static var library: [UIImage] = []

    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera && !library.isEmpty }
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
    }
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

    private let list = PictureListController()

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        begin()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    public convenience init() { self.init(nibName: nil, bundle: nil) }

    private func begin() {
        list.picker = self
        setViewControllers([list], animated: false)
        presenting.automaticStyle = .pageSheet
    }

    // The camera is presented in full screen, the library as a sheet. (SP-D019)
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
    open var imageExportPreset = ImageURLExportPreset.compatible
    open var videoMaximumDuration: TimeInterval = 600
    open var videoQuality = QualityType.typeMedium
    open var videoExportPreset: String?
    open var showsCameraControls = true
    open var cameraOverlayView: UIView?
    open var cameraViewTransform = CGAffineTransform.identity
    open var cameraCaptureMode = CameraCaptureMode.photo
    open var cameraDevice = CameraDevice.rear
    open var cameraFlashMode = CameraFlashMode.auto
    /// Has no effect, as the two below: no emulated device has a camera.
    open func takePicture() {}
    open func startVideoCapture() -> Bool { false }
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
