import UIKitContainers

/// A controller of a document's screen: it opens the document, titles the screen with its name, and offers undo and redo. iOS 17.
@preconcurrency @MainActor
open class UIDocumentViewController: UIViewController {
    /// The configuration of a document launch screen. iOS 18.
    // FIXME(gap): kept; without a document the screen stays empty.
    @preconcurrency @MainActor open class LaunchOptions: NSObject {
        open var title: String?
        open var browserViewController = UIDocumentBrowserViewController(forOpening: [])
        open var primaryAction: UIAction?
        open var secondaryAction: UIAction?
        open var background = UIBackgroundConfiguration.clear()
        /// Views behind and before the title, and the one from which a document grows.
        open var backgroundAccessoryView: UIView?
        open var foregroundAccessoryView: UIView?
        open weak var documentTargetView: UIView?
        /// Returns the action that creates a document: it asks the browser's delegate, as the browser's own action does.
        open class func createDocumentAction(withIntent intent: UIDocument.CreationIntent) -> UIAction {
            UIAction(title: "Create Document", identifier: UIAction.Identifier("UIDocumentCreation." + intent.rawValue)) { action in
                guard let start = action.sender as? UIResponder else { return }
                let screen = sequence(first: start, next: \.next).first { $0 is UIDocumentViewController } as? UIDocumentViewController
                screen?.launchOptions.browserViewController.requestDocument(intent)
            }
        }
        public override init() { super.init() }
    }
    open var launchOptions = LaunchOptions()

    open var document: UIDocument? {
        didSet {
            guard document !== oldValue else { return }
            follow()
            if isViewLoaded { documentDidChange() }
        }
    }
    /// Undo and redo, for a custom bar.
    open private(set) lazy var undoRedoItemGroup = UIBarButtonItemGroup(barButtonItems: [undoItem, redoItem], representativeItem: nil)
    private lazy var undoItem = UIBarButtonItem(
        image: UIImage(systemName: "arrow.uturn.backward"),
        primaryAction: UIAction { [weak self] _ in
            self?.document?.undoManager?.undo()
            self?.showUndo()
        })
    private lazy var redoItem = UIBarButtonItem(
        image: UIImage(systemName: "arrow.uturn.forward"),
        primaryAction: UIAction { [weak self] _ in
            self?.document?.undoManager?.redo()
            self?.showUndo()
        })
    private var observer: (any NSObjectProtocol)?
    private var isOpening = false

    public init(document: UIDocument?) {
        super.init(nibName: nil, bundle: nil)
        self.document = document
        follow()
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    isolated deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

    // MARK: For subclasses

    /// Called each time the document has been opened, and when one that is open has been set; the view is loaded. Call super.
    open func documentDidOpen() { navigationItemDidUpdate() }
    /// Called after the navigation item has been made to fit the document.
    open func navigationItemDidUpdate() {}

    /// Opens the document unless it is open; the completion handler receives whether it is open then.
    open func openDocument(completionHandler: @escaping (Bool) -> Void) {
        guard let document else { return completionHandler(false) }
        guard document.documentState.contains(.closed) else { return completionHandler(true) }
        isOpening = true
        document.open { [weak self] hasOpened in
            self?.isOpening = false
            if hasOpened { self?.show() }
            completionHandler(hasOpened)
        }
    }
    /// Opens the document unless it is open, and returns whether it is open then.
    @discardableResult open func openDocument() async -> Bool {
        await withCheckedContinuation { answer in openDocument { answer.resume(returning: $0) } }
    }

    // MARK: Following the document

    open override func viewDidLoad() {
        super.viewDidLoad()
        documentDidChange()
    }

    private func documentDidChange() {
        guard let document else { return show() }
        if document.documentState.contains(.closed) { openDocument { _ in } } else { show() }
    }

    private func show() {
        navigationItem.title = document?.localizedName
        showUndo()
        if let document, !document.documentState.contains(.closed) { documentDidOpen() }
    }

    private func showUndo() {
        undoItem.isEnabled = document?.undoManager?.canUndo ?? false
        redoItem.isEnabled = document?.undoManager?.canRedo ?? false
    }

    private func follow() {
        if let observer { NotificationCenter.default.removeObserver(observer) }
        observer = document.map { document in
            NotificationCenter.default.addObserver(forName: UIDocument.stateChangedNotification, object: document, queue: nil) {
                [weak self] _ in
                MainActor.assumeIsolated {
                    guard let self, self.isViewLoaded, !self.isOpening else { return }
                    self.navigationItem.title = self.document?.localizedName
                    self.showUndo()
                    self.navigationItemDidUpdate()
                }
            }
        }
    }
}
