import Foundation
import UniformTypeIdentifiersCompanion

/// The callbacks for documents that the user opens or creates.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
    /// Called when the user wants a new document. Call the handler with the URL of a temporary file and a mode, or with nil to cancel.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
    /// Called when the user chose documents, in the form before iOS 12.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
    /// Called when the user chose documents.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
    /// Called after a document was imported.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL)
    /// Called when a document could not be imported.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
    // FIXME(gap): the browser shares nothing, and asks for no activities.
    /// Returns the app's activities for sharing documents. It is never called here.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL])
        -> [UIActivity]
    /// Called before a share sheet appears. It is never called here.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController)
}

extension UIDocumentBrowserViewControllerDelegate {
    /// Creates no document, for a delegate that doesn't implement the method.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) { importHandler(nil, .none) }
    /// Calls the method of the form since iOS 12.
    public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
        self.documentBrowser(controller, didPickDocumentURLs: documentURLs)
    }
    /// Does nothing for a delegate that doesn't implement the method.
    public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL
    ) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
    ) {}
}

// FIXME(gap): a list instead of Apple's grid, which another process shows; no folders, tags, or other places.
/// The first screen of a document-based app: the files of its documents folder in a list, and "Create Document" before them. Folders, tags,
/// and other places don't appear.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// The way in which a file comes among the documents.
    public enum ImportMode: UInt, Sendable { case none, copy, move }
    /// The color scheme of the browser. It has no effect.
    public enum BrowserUserInterfaceStyle: UInt, Sendable { case white = 0, light, dark }

    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private let empty = UILabel()
    private var files: [URL] = []

    /// Creates a browser of documents with the given type identifiers. The types are stored but have no effect: the list shows all files.
    public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
        self.allowedContentTypes = allowedContentTypes ?? []
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a browser of documents with the given types. The types are stored but have no effect: the list shows all files.
    public init(forOpening contentTypes: [UTType]?) {
        allowedContentTypes = (contentTypes ?? []).map(\.identifier)
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        allowedContentTypes = []
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Creates the `UIDocumentBrowserViewController` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        allowedContentTypes = []
        super.init(coder: coder)
    }

    /// The object that creates and opens documents.
    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
    /// Whether the browser offers to create a document. The default is `true`.
    open var allowsDocumentCreation = true { didSet { if isViewLoaded { show() } } }
    /// Whether the user may choose several documents. It is stored but has no effect: a tap chooses one.
    open var allowsPickingMultipleItems = false
    /// The intent of the document that is being created, while the delegate is asked for it.
    open internal(set) var activeDocumentCreationIntent: UIDocument.CreationIntent?
    open private(set) var allowedContentTypes: [String]
    // FIXME(gap): the browser has one appearance, and shows none of the app's buttons; its list has no thumbnails to which a ratio could
    // apply.
    /// The color scheme of the browser. It is stored but has no effect.
    open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
    /// The title of the button that creates a document.
    open var localizedCreateDocumentActionTitle = "Create Document"
    /// The ratio of the thumbnails' width to their height. It is stored but has no effect: there are no thumbnails.
    open var defaultDocumentAspectRatio: CGFloat = 2 / 3
    /// Whether names are shown with their extensions. The default is `false`.
    open var shouldShowFileExtensions = false
    /// The app's buttons at the leading edge of the bar. They are stored but have no effect.
    open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
    /// The app's buttons at the trailing edge of the bar. They are stored but have no effect.
    open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []

    private var folder: URL? { FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first }

    open override func viewDidLoad() {
        super.viewDidLoad()
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        (table.dataSource, table.delegate) = (self, self)
        empty.text = "Folder is Empty"
        empty.font = .preferredFont(forTextStyle: .title2)
        empty.textColor = .secondaryLabel
        empty.textAlignment = .center
        view.addSubview(table)
        // Apps override `viewWillAppear` without super: in Apple's implementation, another process lists the files.
        list()
    }
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        list()
    }
    private func list() {
        let found =
            folder.flatMap {
                try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
            } ?? []
        files = found.sorted { $0.lastPathComponent < $1.lastPathComponent }
        if isViewLoaded { show() }
    }
    private func show() {
        table.backgroundView = files.isEmpty && !allowsDocumentCreation ? empty : nil
        table.reloadData()
    }

    /// Returns the number of sections in the browser's table.
    public func numberOfSections(in tableView: UITableView) -> Int { 2 }
    /// Returns the number of rows in a section of the browser's table.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? (allowsDocumentCreation ? 1 : 0) : files.count
    }
    /// Returns the row of the button or of a document.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        if indexPath.section == 0 {
            cell.textLabel?.text = localizedCreateDocumentActionTitle
            cell.textLabel?.textColor = view.tintColor
            cell.imageView?.image = UIImage(systemName: "plus")
        } else {
            let file = files[indexPath.row]
            cell.textLabel?.text = shouldShowFileExtensions ? file.lastPathComponent : file.deletingPathExtension().lastPathComponent
            cell.imageView?.image = UIImage(systemName: "doc")
        }
        return cell
    }
    /// Creates a document, or chooses the one of the selected row.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if indexPath.section == 1 { return pick([files[indexPath.row]]) }
        requestDocument(.default)
    }

    /// Asks the delegate for a new document, and adds it.
    package func requestDocument(_ intent: UIDocument.CreationIntent) {
        activeDocumentCreationIntent = intent
        delegate?.documentBrowser(
            self,
            didRequestDocumentCreationWithHandler: { [weak self] url, mode in
                self?.activeDocumentCreationIntent = nil
                guard let self, let url, mode != .none else { return }
                importFile(url, moves: mode == .move) { destination, error in
                    if let destination {
                        self.delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: destination)
                    } else {
                        self.delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: error)
                    }
                }
            })
    }
    package func pick(_ urls: [URL]) { delegate?.documentBrowser(self, didPickDocumentsAt: urls) }

    private func importFile(_ url: URL, moves: Bool, _ completion: (URL?, (any Error)?) -> Void) {
        guard let folder else { return completion(nil, CocoaError(.fileNoSuchFile)) }
        let name = url.deletingPathExtension().lastPathComponent
        var target = folder.appendingPathComponent(url.lastPathComponent), number = 2
        while FileManager.default.fileExists(atPath: target.path) {
            target = folder.appendingPathComponent("\(name) \(number)").appendingPathExtension(url.pathExtension)
            number += 1
        }
        do {
            try moves ? FileManager.default.moveItem(at: url, to: target) : FileManager.default.copyItem(at: url, to: target)
            list()
            completion(target, nil)
        } catch {
            completion(nil, error)
        }
    }

    /// Imports a file into the documents, if necessary. Unlike on iOS, the list does not scroll to it. The handler gets its URL or an
    /// error.
    open func revealDocument(at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil) {
        let isHere = url.deletingLastPathComponent().standardized == folder?.standardized
        if isHere || !importIfNeeded { completion?(url, nil) } else { importFile(url, moves: false) { completion?($0, $1) } }
    }
    /// Shows a file, which is first copied into the folder if wanted, and returns its URL.
    @discardableResult open func revealDocument(at url: URL, importIfNeeded: Bool) async throws -> URL {
        try await location { revealDocument(at: url, importIfNeeded: importIfNeeded, completion: $0) }
    }
    /// Renames the file in its folder; if `proposedName` has no extension, the file's is kept. Fails if the name is taken.
    open func renameDocument(
        at documentURL: URL, proposedName: String, completionHandler: @escaping @MainActor (URL?, (any Error)?) -> Void
    ) {
        var target = documentURL.deletingLastPathComponent().appendingPathComponent(proposedName)
        if target.pathExtension.isEmpty { target.appendPathExtension(documentURL.pathExtension) }
        do {
            try FileManager.default.moveItem(at: documentURL, to: target)
            list()
            completionHandler(target, nil)
        } catch {
            completionHandler(nil, error)
        }
    }
    /// Renames the file in its folder, and returns its new URL.
    open func renameDocument(at documentURL: URL, proposedName: String) async throws -> URL {
        try await location { answer in renameDocument(at: documentURL, proposedName: proposedName) { answer($0, $1) } }
    }
    /// Moves or copies a file into the documents; the neighbor has no effect. A taken name gets a number. The handler gets the new
    /// URL or an error.
    open func importDocument(
        at documentURL: URL, nextToDocumentAt neighborURL: URL, mode: ImportMode, completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) {
        importFile(documentURL, moves: mode == .move, completionHandler)
    }
    /// Copies or moves a file into the folder, and returns its new URL.
    open func importDocument(at documentURL: URL, nextToDocumentAt neighborURL: URL, mode: ImportMode) async throws -> URL {
        try await location { importDocument(at: documentURL, nextToDocumentAt: neighborURL, mode: mode, completionHandler: $0) }
    }
    private func location(_ ask: (@escaping (URL?, (any Error)?) -> Void) -> Void) async throws -> URL {
        try await withCheckedThrowingContinuation { answer in
            ask { url, error in answer.resume(with: url.map { .success($0) } ?? .failure(error ?? CocoaError(.fileNoSuchFile))) }
        }
    }
    /// Returns the transition from the browser to a document, in its older form.
    open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController {
        UIDocumentBrowserTransitionController()
    }
    /// Returns the transition from the browser to a document.
    open func transitionController(forDocumentURL documentURL: URL) -> UIDocumentBrowserTransitionController {
        transitionController(forDocumentAt: documentURL)
    }
}

// FIXME(gap): a cross-fade replaces the zoom.
/// The transition from a document's thumbnail to the document. Apple's zooms; here, it fades.
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
    /// The progress of loading that the transition shows. It is stored but has no effect.
    open var loadingProgress: Progress?
    /// The view into which the document's thumbnail would grow. It is stored but has no effect.
    open weak var targetView: UIView?

    /// Returns 0.3 seconds.
    public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
    /// Fades from the one view to the other.
    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let shown = transitionContext.view(forKey: .to), leaving = transitionContext.view(forKey: .from)
        if let shown {
            if let to = transitionContext.viewController(forKey: .to) { shown.frame = transitionContext.finalFrame(for: to) }
            transitionContext.containerView.addSubview(shown)
            shown.alpha = 0
        }
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            shown?.alpha = 1
            if shown == nil { leaving?.alpha = 0 }
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
