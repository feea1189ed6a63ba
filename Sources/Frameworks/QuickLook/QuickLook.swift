// Shows images, and the names of all other files.
@_exported import FrameworkPlaceholder

/// A file with its title.
@preconcurrency @MainActor
public protocol QLPreviewItem: NSObjectProtocol {
    /// The file to show; nil shows nothing.
    var previewItemURL: URL? { get }
    /// The title; nil for the file's name.
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
    /// Returns the number of files.
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    /// Returns a file to show.
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
/// The callbacks for the end of a preview.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: NSObjectProtocol {
    /// Called before the preview is closed.
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    /// Called after the preview was closed.
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    /// Decides whether a link of a file is opened. It isn't called, because links can't be tapped.
    func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem) -> Bool
    /// Returns the place from which a preview grows. It isn't called.
    func previewController(
        _ controller: QLPreviewController, frameFor item: any QLPreviewItem, inSourceView view: AutoreleasingUnsafeMutablePointer<UIView?>
    ) -> CGRect
    /// Returns the picture from which a preview grows. It isn't called.
    func previewController(
        _ controller: QLPreviewController, transitionImageFor item: any QLPreviewItem, contentRect: UnsafeMutablePointer<CGRect>
    ) -> UIImage?
    /// Returns the view from which a preview grows. It isn't called.
    func previewController(_ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem) -> UIView?
    /// Decides how a file may be changed. It isn't called, because files can't be changed.
    func previewController(_ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem) -> QLPreviewItemEditingMode
    /// Called when a file was changed. It isn't called.
    func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
    /// Called when a changed copy was saved. It isn't called.
    func previewController(
        _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem, at modifiedContentsURL: URL)
}
/// How a file may be changed in a preview.
public enum QLPreviewItemEditingMode: Int, Sendable { case disabled, updateContents, createCopy }
extension QLPreviewControllerDelegate {
    public func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem) -> Bool { true }
    /// Returns an empty rectangle.
    public func previewController(
        _ controller: QLPreviewController, frameFor item: any QLPreviewItem, inSourceView view: AutoreleasingUnsafeMutablePointer<UIView?>
    ) -> CGRect { .zero }
    public func previewController(
        _ controller: QLPreviewController, transitionImageFor item: any QLPreviewItem, contentRect: UnsafeMutablePointer<CGRect>
    ) -> UIImage? { nil }
    public func previewController(_ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem) -> UIView? { nil }
    /// Returns that a file can't be changed.
    public func previewController(_ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem)
        -> QLPreviewItemEditingMode
    { .disabled }
    public func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem) {}
    /// Does nothing.
    public func previewController(
        _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem, at modifiedContentsURL: URL
    ) {}
    /// Does nothing.
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    /// Does nothing.
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}
/// Shows a file if it is a picture; otherwise its name.
open class QLPreviewController: UnavailableFrameworkController {
    /// The object that provides the files.
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    /// The object that is notified of the end.
    open weak var delegate: (any QLPreviewControllerDelegate)?
    /// The index of the shown file. Setting it shows another one.
    open var currentPreviewItemIndex = 0 { didSet { if isViewLoaded { reloadData() } } }
    /// The shown file, or nil if there is none.
    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource, currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self) else { return nil }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }
    /// Returns true. A file that can't be shown is named only.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { true }
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        reloadData()
    }
    /// Shows the file again.
    open func refreshCurrentPreviewItem() { reloadData() }
    /// Asks the data source again, and shows the file.
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
