@_exported import PhotosCompanion

public struct PHPickerFilter: Sendable, Equatable {
    let name: String
    public static let images = PHPickerFilter(name: "images"), videos = PHPickerFilter(name: "videos"), livePhotos = PHPickerFilter(name: "livePhotos")
    public static let screenshots = PHPickerFilter(name: "screenshots"), screenRecordings = PHPickerFilter(name: "screenRecordings"), panoramas = PHPickerFilter(name: "panoramas")
    public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: filters.map(\.name).joined(separator: "&")) }
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(name: "!" + filter.name) }
    public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: filters.map(\.name).joined(separator: "|")) }
}
public struct PHPickerConfiguration: Sendable {
    public var selectionLimit = 1
    public var filter: PHPickerFilter?
    public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
    public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }
    public enum Mode: Int, Sendable { case `default`, compact }
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var selection = Selection.default
    public var mode = Mode.default
    public var preselectedAssetIdentifiers: [String] = []
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
    open func deselectAssets(withIdentifiers identifiers: [String]) {}
    open override func viewDidLoad() {
        super.viewDidLoad()
        showUnavailable("The photo library")
    }
}
