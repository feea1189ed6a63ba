@_exported import PhotosCompanion

public struct PHPickerFilter: Sendable, Equatable {
    let name: String
    public static let images = PHPickerFilter(name: "images"), videos = PHPickerFilter(name: "videos"), livePhotos = PHPickerFilter(name: "livePhotos")
    public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: filters.map(\.name).joined(separator: "|")) }
}
public struct PHPickerConfiguration: Sendable {
    public var selectionLimit = 1
    public var filter: PHPickerFilter?
    public init() {}
    public init(photoLibrary: PHPhotoLibrary) {}
}
/// What a person picked. A picker here gives none.
public struct PHPickerResult {
    public let assetIdentifier: String?
    public let itemProvider: NSItemProvider
}
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
open class PHPickerViewController: UnavailableFrameworkController {
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    public let configuration: PHPickerConfiguration
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        configuration = PHPickerConfiguration()
        super.init(coder: coder)
    }
    open override func viewDidLoad() {
        super.viewDidLoad()
        showUnavailable("The photo library")
    }
}
