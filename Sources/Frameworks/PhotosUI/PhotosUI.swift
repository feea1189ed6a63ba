// A picker over the pictures that the host offers.
@_exported import PhotosCompanion

/// The kinds of assets that a picker offers.
public struct PHPickerFilter: Sendable, Equatable {
    indirect enum Rule: Sendable, Equatable { case kind(String), all([Rule]), any([Rule]), not(Rule) }
    let rule: Rule
    private static func kind(_ name: String) -> PHPickerFilter { PHPickerFilter(rule: .kind(name)) }
    /// Pictures, videos, Live Photos, and pictures of screens.
    public static let images = kind("images"), videos = kind("videos"), livePhotos = kind("livePhotos"), screenshots = kind("screenshots")
    /// Videos of screens, panoramas, series, and videos with a changing focus.
    public static let screenRecordings = kind("screenRecordings"), panoramas = kind("panoramas"), bursts = kind("bursts"),
        cinematicVideos = kind("cinematicVideos")
    /// Portraits, and slow and fast videos.
    public static let depthEffectPhotos = kind("depthEffectPhotos"), slomoVideos = kind("slomoVideos"),
        timelapseVideos = kind("timelapseVideos"),
        spatialMedia = kind("spatialMedia")
    /// Returns what all filters contain.
    public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(rule: .all(filters.map(\.rule))) }
    /// Returns a filter that matches everything except another filter's contents.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(rule: .not(filter.rule)) }
    /// Returns what one of the filters contains.
    public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(rule: .any(filters.map(\.rule))) }

    /// Whether still pictures pass the filter, which are all that a library here holds.
    package var takesImages: Bool { Self.takesImages(rule) }
    private static func takesImages(_ rule: Rule) -> Bool {
        switch rule {
        case .kind(let name): name == "images"
        case .all(let rules): rules.allSatisfy(takesImages)
        case .any(let rules): rules.contains(where: takesImages)
        case .not(let rule): !takesImages(rule)
        }
    }
}

/// The parts of a picker that an app can leave out.
public struct PHPickerCapabilities: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The field for searching, the tray of selected items, and the albums.
    public static let search = Self(rawValue: 1), stagingArea = Self(rawValue: 2), collectionNavigation = Self(rawValue: 4)
    /// The buttons that pick or cancel, and the warning about sensitive content.
    public static let selectionActions = Self(rawValue: 8), sensitivityAnalysisIntervention = Self(rawValue: 16)
}

/// The assets that a picker offers and how many may be picked.
public struct PHPickerConfiguration: Sendable {
    /// The maximum number of pictures: 0 means no limit; with 1, the first tap picks.
    public var selectionLimit = 1
    /// The filter, or `nil` to offer everything.
    public var filter: PHPickerFilter?
    /// The encoding in which the picker passes pictures. They are passed unchanged.
    public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
    /// The order and the time of reporting a selection. A continuous selection is reported at its end.
    public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }
    /// The layout of the picker. Both modes look alike.
    public enum Mode: Int, Sendable { case `default`, compact }
    // FIXME(gap): pictures are passed unchanged; a continuous selection is reported at its end; there is one appearance only; assets have
    // no identifiers.
    /// The encoding of pictures. They are passed unchanged.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// The order and time of reporting. A continuous selection is reported at its end.
    public var selection = Selection.default
    /// The layout. Both look alike.
    public var mode = Mode.default
    /// The parts that are left out. A picker here has none of them except the buttons, which stay.
    public var disabledCapabilities: PHPickerCapabilities = []
    /// The edges without a bar. It has no effect.
    public var edgesWithoutContentMargins: NSDirectionalRectEdge = []
    /// The pictures that are selected at first. They are stored but have no effect.
    public var preselectedAssetIdentifiers: [String] = []
    /// Creates a configuration for one item.
    public init() {}
    /// Creates a configuration for one item. The library has no effect.
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// An item that the user picked.
public struct PHPickerResult: Equatable {
    /// Always nil: the pictures are not assets of a library.
    public let assetIdentifier: String?
    /// The provider of the picture's data.
    public let itemProvider: NSItemProvider
}

/// The callbacks for the picked items.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// `results` is empty if nothing was picked. The app dismisses the picker.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Picks from the pictures that a host offers in ``UIKit/UIImagePickerController/library``.
open class PHPickerViewController: UIViewController {
    /// The object that receives the selection.
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    open private(set) var configuration: PHPickerConfiguration
    private lazy var list = PickedPictures(
        configuration.filter?.takesImages == false ? [] : UIImagePickerController.library, limit: configuration.selectionLimit
    ) { [weak self] pictures in
        guard let self else { return }
        delegate?.picker(
            self, didFinishPicking: pictures.map { PHPickerResult(assetIdentifier: nil, itemProvider: NSItemProvider(object: $0)) })
    }

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        configuration = PHPickerConfiguration()
        super.init(coder: coder)
    }
    /// Deselects all items, regardless of the identifiers.
    open func deselectAssets(withIdentifiers identifiers: [String]) { list.deselectAll() }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UINavigationController(rootViewController: list)
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
    }
}

/// The list of pictures, of which several can be marked and added together.
private final class PickedPictures: UITableViewController {
    private let pictures: [UIImage], limit: Int
    private let done: ([UIImage]) -> Void
    private var chosen: [Int] = [] { didSet { navigationItem.rightBarButtonItem?.isEnabled = !chosen.isEmpty } }

    init(_ pictures: [UIImage], limit: Int, done: @escaping ([UIImage]) -> Void) {
        (self.pictures, self.limit, self.done) = (pictures, limit, done)
        super.init(style: .plain)
        title = pictures.isEmpty ? "No Photos" : "Photos"
        navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { _ in done([]) })
        guard limit != 1 else { return }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", primaryAction: UIAction(title: "Add") { [weak self] _ in self?.add() })
        navigationItem.rightBarButtonItem?.isEnabled = false
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 88
    }

    func deselectAll() {
        chosen = []
        if isViewLoaded { tableView.reloadData() }
    }
    private func add() { done(chosen.map { pictures[$0] }) }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { pictures.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.imageView?.image = pictures[indexPath.row]
        cell.textLabel?.text = "Photo \(indexPath.row + 1)"
        cell.accessoryType = chosen.contains(indexPath.row) ? .checkmark : .none
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard limit != 1 else { return done([pictures[indexPath.row]]) }
        tableView.deselectRow(at: indexPath, animated: true)
        if let place = chosen.firstIndex(of: indexPath.row) {
            chosen.remove(at: place)
        } else if limit == 0 || chosen.count < limit {
            chosen.append(indexPath.row)
        }
        tableView.reloadRows(at: [indexPath], with: .none)
    }
}
