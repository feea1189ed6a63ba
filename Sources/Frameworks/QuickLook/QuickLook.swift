// Shows images, and the names of all other files.
@_exported import FrameworkPlaceholder

/// A file with its title.
@preconcurrency @MainActor
public protocol QLPreviewItem: NSObjectProtocol {
    var previewItemURL: URL? { get }
    var previewItemTitle: String? { get }
}
extension QLPreviewItem { public var previewItemTitle: String? { nil } }
extension NSURL: QLPreviewItem {
    public var previewItemURL: URL? { self as URL }
    public var previewItemTitle: String? { lastPathComponent }
}
/// Provides the files that a preview shows.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
/// The callbacks for the end of a preview.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: NSObjectProtocol {
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    func previewControllerDidDismiss(_ controller: QLPreviewController)
}
extension QLPreviewControllerDelegate {
    /// Does nothing.
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    /// Does nothing.
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}
/// Shows a file if it is a picture; otherwise its name.
open class QLPreviewController: UnavailableFrameworkController {
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    open weak var delegate: (any QLPreviewControllerDelegate)?
    open var currentPreviewItemIndex = 0 { didSet { if isViewLoaded { reloadData() } } }
    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource, currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self) else { return nil }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { true }
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        reloadData()
    }
    open func refreshCurrentPreviewItem() { reloadData() }
    open func reloadData() {
        view.subviews.forEach { $0.removeFromSuperview() }
        let item = currentPreviewItem
        title = item?.previewItemTitle ?? item?.previewItemURL?.lastPathComponent
        guard let path = item?.previewItemURL?.path, let image = UIImage(contentsOfFile: path) else {
            return showUnavailable("Quick Look", title ?? "")
        }
        let picture = UIImageView(image: image)
        picture.contentMode = .scaleAspectFit
        picture.frame = view.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(picture)
    }
}
/// Shows a file on behalf of Quick Look.
@preconcurrency @MainActor
public protocol QLPreviewingController: NSObjectProtocol {
    func preparePreviewOfFile(at url: URL, completionHandler handler: @escaping ((any Error)?) -> Void)
}
extension QLPreviewingController {
    public func preparePreviewOfFile(at url: URL, completionHandler handler: @escaping ((any Error)?) -> Void) { handler(nil) }
}
