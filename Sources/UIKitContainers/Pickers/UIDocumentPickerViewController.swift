import Foundation
import UniformTypeIdentifiersCompanion

/// The callback for the files that the user chose.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Called after the user chose documents, and the picker was dismissed.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called after the user canceled the picker, or swiped it away.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    /// Called after the user chose a document, in the form before iOS 11.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    /// Calls the method of the form before iOS 11.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        if let first = urls.first { documentPicker(controller, didPickDocumentAt: first) }
    }
    /// Does nothing for a delegate that doesn't implement the method.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

/// Whether files are imported as copies, opened in place, or exported. Until iOS 13.
public enum UIDocumentPickerMode: UInt, Sendable { case `import`, open, exportToService, moveToService }

/// A list of the files in a folder: the app's documents, or the folder that the app specifies.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let exported: [URL]
    private let table = UITableView()
    private var files: [URL] = []

    /// Creates a picker of files with the given type identifiers.
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        exported = []
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
        reportSwipe()
    }

    /// Creates a picker of a place for a file.
    public init(url: URL, in mode: UIDocumentPickerMode) {
        exported = [url]
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
        reportSwipe()
    }

    /// Creates a picker of a place for files, which are moved there, or copied.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        exported = urls
        documentPickerMode = .exportToService
        super.init(nibName: nil, bundle: nil)
        reportSwipe()
    }

    /// Creates a picker of files with the given types. With `asCopy`, the app gets copies of the files.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        exported = []
        documentPickerMode = asCopy ? .import : .open
        super.init(nibName: nil, bundle: nil)
        reportSwipe()
    }

    /// Creates the `UIDocumentPickerViewController` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        exported = []
        documentPickerMode = .open
        super.init(coder: coder)
        reportSwipe()
    }

    /// The object that gets the files.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    open private(set) var documentPickerMode: UIDocumentPickerMode
    /// Whether the user may choose several files. It is stored but has no effect: a tap chooses one file.
    open var allowsMultipleSelection = false
    /// Whether names are shown with their extensions. The default is `false`.
    open var shouldShowFileExtensions = false
    /// The folder that is shown first, or nil for the app's documents.
    open var directoryURL: URL?

    open override func loadView() {
        table.dataSource = self
        table.delegate = self
        view = PickerList(table, title: "Documents") { [weak self] in self?.cancel() }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let folder = directoryURL ?? FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
        let listed = folder.flatMap { try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil) } ?? []
        files = exported.isEmpty ? listed.sorted { $0.lastPathComponent < $1.lastPathComponent } : exported
    }

    /// Returns the number of files, which the picker's table lists.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { files.count }
    /// Returns the row of a file.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let file = files[indexPath.row]
        cell.textLabel?.text = shouldShowFileExtensions ? file.lastPathComponent : file.deletingPathExtension().lastPathComponent
        return cell
    }
    /// Chooses the file of the selected row.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { pick([files[indexPath.row]]) }

    private func reportSwipe() {
        presenting.dismissedByUser = { [weak self] in
            if let self { delegate?.documentPickerWasCancelled(self) }
        }
    }

    private func cancel() {
        delegate?.documentPickerWasCancelled(self)
        presentingViewController?.dismiss(animated: true)
    }

    package func pick(_ urls: [URL]) {
        delegate?.documentPicker(self, didPickDocumentsAt: urls)
        presentingViewController?.dismiss(animated: true)
    }
}
