import Foundation

/// An action of the document browser for documents that the user chose.
@preconcurrency @MainActor
open class UIDocumentBrowserAction: NSObject {
    /// The places in which the browser offers an action.
    public struct Availability: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: Int
        /// Creates the set from its bits. Bits without a name are kept.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The menu of a document.
        public static let menu = Availability(rawValue: 1)
        /// The navigation bar.
        public static let navigationBar = Availability(rawValue: 2)
    }
    /// The identifier of the action, which the browser doesn't show.
    public let identifier: String
    /// The title of the action.
    public let localizedTitle: String
    /// The places in which the action is offered.
    public let availability: Availability
    /// The image of the action, or nil.
    open var image: UIImage?
    /// The types of documents for which the action is offered.
    open var supportedContentTypes = ["public.item"]
    /// Whether the action can be performed for several documents. It is stored but has no effect.
    open var supportsMultipleItems = true
    package let handler: ([URL]) -> Void

    /// Creates an action. The handler gets the URLs of the documents for which the user chose it.
    public init(identifier: String, localizedTitle: String, availability: Availability, handler: @escaping ([URL]) -> Void) {
        (self.identifier, self.localizedTitle, self.availability, self.handler) = (identifier, localizedTitle, availability, handler)
        super.init()
    }
}

/// The domain of the document browser's errors.
public let UIDocumentBrowserErrorDomain = "UIDocumentBrowserErrorDomain"

/// The reason that the browser could not show or import a document.
public struct UIDocumentBrowserError: CustomNSError, Hashable, Sendable {
    /// The reason for a document browser's error.
    public enum Code: Int, Sendable { case generic = 1, noLocationAvailable = 2 }
    /// The reason for the failure.
    public let code: Code
    /// Creates an error with the given reason.
    public init(_ code: Code) { self.code = code }
    /// The domain of the error as an `NSError`, `UIDocumentBrowserErrorDomain`.
    public static var errorDomain: String { UIDocumentBrowserErrorDomain }
    /// The raw value of `code`.
    public var errorCode: Int { code.rawValue }
    /// `Code.generic`, for comparisons and `catch` clauses.
    public static var generic: Code { .generic }
    /// `Code.noLocationAvailable`, for comparisons and `catch` clauses.
    public static var noLocationAvailable: Code { .noLocationAvailable }
}

extension UIDocument {
    /// The purpose of a new document, for an app with several kinds of new documents.
    public struct CreationIntent: RawRepresentable, Hashable, Sendable {
        /// The text of the creation intent, the same as in Apple's UIKit.
        public let rawValue: String
        /// Creates the creation intent with the given text, which may be the app's own.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates the creation intent with the given text, like `init(rawValue:)`.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The only intent of an app that doesn't declare its own.
        public static let `default` = CreationIntent("UIDocumentCreationIntentDefault")
    }

    /// Posted when a document moved to a location where it can be written; no location here is read-only.
    nonisolated public static let didMoveToWritableLocationNotification = Notification.Name(
        "UIDocumentDidMoveToWritableLocationNotification")
    /// The key for a document's old URL in the notification of its move.
    nonisolated public static let didMoveToWritableLocationOldURLKey = "UIDocumentDidMoveToWritableLocationOldURLKey"
}

extension UIDocumentBrowserViewControllerDelegate {
    /// Returns an empty array for a delegate that doesn't implement the method.
    public func documentBrowser(_ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL])
        -> [UIActivity]
    { [] }
    /// Does nothing for a delegate that doesn't implement the method.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController
    ) {}
}

private let actions = AttachedProperty<[UIDocumentBrowserAction]>([])
private let recentTypes = AttachedProperty<[String]>([])

extension UIDocumentBrowserViewController {
    // FIXME(gap): the browser's list offers no actions.
    /// The app's actions. They are stored but have no effect: the browser's list offers none.
    public var customActions: [UIDocumentBrowserAction] {
        get { actions[self] }
        set { actions[self] = newValue }
    }
    /// The types of the documents in a list of recent ones, which the browser here does not have.
    public var contentTypesForRecentDocuments: [String] {
        get { recentTypes[self] }
        set { recentTypes[self] = newValue }
    }
}

/// Shows a search controller in a container, as apps of Apple TV do.
@preconcurrency @MainActor
open class UISearchContainerViewController: UIViewController {
    /// The search controller that is shown.
    public let searchController: UISearchController

    /// Creates a container that shows a search controller's bar and results.
    public init(searchController: UISearchController) {
        self.searchController = searchController
        super.init(nibName: nil, bundle: nil)
    }
    /// Returns nil: a `UISearchContainerViewController` is created in code only.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let bar = searchController.searchBar
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor), bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        definesPresentationContext = true
    }
}
