import Foundation

/// An action of the document browser for documents that the user chose.
@preconcurrency @MainActor
open class UIDocumentBrowserAction: NSObject {
    public struct Availability: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let menu = Availability(rawValue: 1)
        public static let navigationBar = Availability(rawValue: 2)
    }
    public let identifier: String
    public let localizedTitle: String
    public let availability: Availability
    open var image: UIImage?
    /// The types of documents for which the action is offered.
    open var supportedContentTypes = ["public.item"]
    open var supportsMultipleItems = true
    package let handler: ([URL]) -> Void

    public init(identifier: String, localizedTitle: String, availability: Availability, handler: @escaping ([URL]) -> Void) {
        (self.identifier, self.localizedTitle, self.availability, self.handler) = (identifier, localizedTitle, availability, handler)
        super.init()
    }
}

public let UIDocumentBrowserErrorDomain = "UIDocumentBrowserErrorDomain"

/// The reason that the browser could not show or import a document.
public struct UIDocumentBrowserError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case generic = 1, noLocationAvailable = 2 }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { UIDocumentBrowserErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var generic: Code { .generic }
    public static var noLocationAvailable: Code { .noLocationAvailable }
}

extension UIDocument {
    /// The purpose of a new document, for an app with several kinds of new documents.
    public struct CreationIntent: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let `default` = CreationIntent("UIDocumentCreationIntentDefault")
    }

    /// Posted when a document moved to a place where it can be written; no place here is read-only.
    nonisolated public static let didMoveToWritableLocationNotification = Notification.Name(
        "UIDocumentDidMoveToWritableLocationNotification")
    nonisolated public static let didMoveToWritableLocationOldURLKey = "UIDocumentDidMoveToWritableLocationOldURLKey"
}

extension UIDocumentBrowserViewControllerDelegate {
    public func documentBrowser(_ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL])
        -> [UIActivity]
    { [] }
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController
    ) {}
}

private let actions = AttachedProperty<[UIDocumentBrowserAction]>([])
private let recentTypes = AttachedProperty<[String]>([])

extension UIDocumentBrowserViewController {
    // FIXME(gap): the browser's list offers no actions.
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
    public let searchController: UISearchController

    public init(searchController: UISearchController) {
        self.searchController = searchController
        super.init(nibName: nil, bundle: nil)
    }
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
