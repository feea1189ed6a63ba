import UIKit
import UniformTypeIdentifiers

class DocumentBrowserViewController: UIDocumentBrowserViewController, UIDocumentBrowserViewControllerDelegate {

    static let activityType = "org.example.Documents.editing"
    private static let bookmarkKey = "bookmark"

    init() {
        super.init(forOpening: [.plainText])
        delegate = self
        allowsDocumentCreation = true
        allowsPickingMultipleItems = false
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    // MARK: - Editing

    private weak var editor: EditorViewController?

    func openDocument(at url: URL) {
        let document = TextDocument(fileURL: url)
        document.open { [weak self] isOpen in
            guard let self else { return }
            if isOpen {
                self.edit(document)
            } else {
                self.showFailure("“\(document.localizedName)” can’t be opened.")
            }
        }
    }

    private func edit(_ document: TextDocument) {
        let editor = EditorViewController(document: document)
        self.editor = editor
        let navigation = UINavigationController(rootViewController: editor)
        navigation.modalPresentationStyle = .fullScreen
        present(navigation, animated: true)
    }

    private func showFailure(_ message: String) {
        let alert = UIAlertController(title: message, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    // MARK: - UIDocumentBrowserViewControllerDelegate

    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("Note.txt")
        let document = TextDocument(fileURL: url)
        document.save(to: url, for: .forCreating) { isSaved in
            guard isSaved else { return importHandler(nil, .none) }
            document.close { isClosed in
                importHandler(isClosed ? url : nil, isClosed ? .move : .none)
            }
        }
    }

    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL
    ) {
        openDocument(at: destinationURL)
    }

    func documentBrowser(_ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: Error?) {
        showFailure("The document can’t be created.")
    }

    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
        if let url = documentURLs.first { openDocument(at: url) }
    }

    // MARK: - State restoration

    /// The document that is being edited, or nil while the list of documents is shown.
    var restorationActivity: NSUserActivity? {
        guard let editor, let bookmark = try? editor.document.fileURL.bookmarkData() else { return nil }
        let activity = NSUserActivity(activityType: Self.activityType)
        activity.addUserInfoEntries(from: [Self.bookmarkKey: bookmark])
        return activity
    }

    func restore(from activity: NSUserActivity) {
        guard activity.activityType == Self.activityType, let bookmark = activity.userInfo?[Self.bookmarkKey] as? Data else { return }
        var isStale = false
        guard let url = try? URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale) else { return }
        openDocument(at: url)
    }
}
