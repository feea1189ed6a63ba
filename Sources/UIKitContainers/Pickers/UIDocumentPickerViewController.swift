import Foundation
import UniformTypeIdentifiersCompanion

/// The callback for the files that the user chose.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        if let first = urls.first { documentPicker(controller, didPickDocumentAt: first) }
    }
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

/// Whether files are imported as copies, opened in place, or exported. Until iOS 13.
public enum UIDocumentPickerMode: UInt, Sendable { case `import`, open, exportToService, moveToService }

/// Picks files of a folder: the app's documents, or the one that the app specifies.
// FIXME(gap): the delegate is not notified when the user swipes the list away.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let exported: [URL]
    private let table = UITableView()
    private var files: [URL] = []

    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        exported = []
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
    }

    public init(url: URL, in mode: UIDocumentPickerMode) {
        exported = [url]
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
    }

    public init(forExporting urls: [URL], asCopy: Bool = false) {
        exported = urls
        documentPickerMode = .exportToService
        super.init(nibName: nil, bundle: nil)
    }

    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        exported = []
        documentPickerMode = asCopy ? .import : .open
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        exported = []
        documentPickerMode = .open
        super.init(coder: coder)
    }

    open weak var delegate: (any UIDocumentPickerDelegate)?
    open private(set) var documentPickerMode: UIDocumentPickerMode
    open var allowsMultipleSelection = false
    open var shouldShowFileExtensions = false
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

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { files.count }
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let file = files[indexPath.row]
        cell.textLabel?.text = shouldShowFileExtensions ? file.lastPathComponent : file.deletingPathExtension().lastPathComponent
        return cell
    }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { pick([files[indexPath.row]]) }

    private func cancel() {
        delegate?.documentPickerWasCancelled(self)
        presentingViewController?.dismiss(animated: true)
    }

    package func pick(_ urls: [URL]) {
        delegate?.documentPicker(self, didPickDocumentsAt: urls)
        presentingViewController?.dismiss(animated: true)
    }
}
