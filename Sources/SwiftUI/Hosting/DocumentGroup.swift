import Foundation
import UIKit
import UniformTypeIdentifiersCompanion

/// A scene for documents: a browser of the app's documents, and an editor for the one that the user opens.
public struct DocumentGroup<Document, Content: View>: WindowScene {
    private let browser: DocumentBrowser
    var rootView: any View { browser.ignoresSafeArea() }
}
extension DocumentGroup where Document: FileDocument {
    /// Creates a scene whose documents are values. The autoclosure creates a new document.
    public init(
        newDocument: @autoclosure @escaping () -> Document, @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) { self.init(make: { newDocument() }, editor) }
    /// Creates a scene that shows documents without changing them.
    public init(viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content) {
        self.init(make: nil, viewer)
    }
    private init(make: (() -> Document)?, _ editor: @escaping (FileDocumentConfiguration<Document>) -> Content) {
        let types = Document.readableContentTypes
        browser = DocumentBrowser(types: types, make: make.map { make in { url in try make().write(to: url) } }) { url in
            let document = try Document(reading: url)
            return AnyView(OpenDocument(document: document, url: url, isEditable: make != nil, editor: editor))
        }
    }
}
extension DocumentGroup where Document: ReferenceFileDocument {
    /// Creates a scene whose documents are objects. The closure creates a new document.
    public init(
        newDocument: @escaping () -> Document, @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        browser = DocumentBrowser(types: Document.readableContentTypes, make: { try newDocument().write(to: $0) }) { url in
            let document = try Document(reading: url)
            return AnyView(OpenReferenceDocument(document: document, url: url, editor: editor))
        }
    }
    /// Creates a scene that shows documents, which are objects, without changing them.
    public init(
        viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        browser = DocumentBrowser(types: Document.readableContentTypes, make: nil) { url in
            let document = try Document(reading: url)
            return AnyView(OpenReferenceDocument(document: document, url: url, isEditable: false, editor: viewer))
        }
    }
}

/// A document that an editor shows: its value, and where it is stored.
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document. Setting it marks the file as changed.
    @Binding public var document: Document
    /// The location of the document's file, or nil for a new one.
    public let fileURL: URL?
    /// Whether the document can be changed.
    public let isEditable: Bool
}
/// A document that is an object, and the facts about its file that an editor needs.
@preconcurrency @MainActor public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document, which the view observes.
    @ObservedObject public var document: Document
    /// The location of the document's file, or nil for a new one.
    public let fileURL: URL?
    /// Whether the document can be changed.
    public let isEditable: Bool
    fileprivate init(document: Document, fileURL: URL?, isEditable: Bool) {
        _document = ObservedObject(wrappedValue: document)
        (self.fileURL, self.isEditable) = (fileURL, isEditable)
    }
}

/// A document that is an object: views observe it, and a snapshot of it is written.
public protocol ReferenceFileDocument: ObservableObject {
    /// The type of the copy that is written, which can be used on any thread.
    associatedtype Snapshot
    /// The content types that the document reads.
    static var readableContentTypes: [UTType] { get }
    /// The content types that the document writes. By default they are those that it reads.
    static var writableContentTypes: [UTType] { get }
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    /// Reads a document. It throws an error for a file that it can't read.
    init(configuration: ReadConfiguration) throws
    /// Returns a copy of the document's present content.
    func snapshot(contentType: UTType) throws -> Snapshot
    /// Returns the file for a copy of the content.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}
extension ReferenceFileDocument {
    /// The content types that the document reads.
    public static var writableContentTypes: [UTType] { readableContentTypes }
    fileprivate init(reading url: URL) throws { try self.init(configuration: .init(url, Self.readableContentTypes)) }
    fileprivate func write(to url: URL) throws {
        let type = Self.writableContentTypes.first ?? .data
        let wrapper = try fileWrapper(snapshot: snapshot(contentType: type), configuration: .init(contentType: type, existingFile: nil))
        try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
    }
}
extension FileDocument {
    fileprivate init(reading url: URL) throws { try self.init(configuration: .init(url, Self.readableContentTypes)) }
    fileprivate func write(to url: URL) throws {
        let type = Self.writableContentTypes.first ?? .data
        let wrapper = try fileWrapper(configuration: .init(contentType: type, existingFile: nil))
        try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
    }
}
extension FileDocumentReadConfiguration {
    /// The file at a place, with the type among those that its extension represents.
    fileprivate init(_ url: URL, _ types: [UTType]) throws {
        let type = UTType(filenameExtension: url.pathExtension)
        self.init(
            contentType: types.first { wanted in type.map { $0.conforms(to: wanted) } ?? false } ?? types.first ?? .data,
            file: try FileWrapper(url: url))
    }
}

// MARK: Editing

/// An editor of a document, which is written after each change.
private struct OpenDocument<Document: FileDocument, Content: View>: View {
    @State var document: Document
    let url: URL
    let isEditable: Bool
    let editor: (FileDocumentConfiguration<Document>) -> Content
    var body: some View {
        let binding = Binding(
            get: { document },
            set: { new in
                document = new
                guard isEditable else { return }
                reportingErrors(url) { try new.write(to: url) }
            })
        DocumentScreen(url: url, content: editor(FileDocumentConfiguration(document: binding, fileURL: url, isEditable: isEditable)))
    }
}
private struct OpenReferenceDocument<Document: ReferenceFileDocument, Content: View>: View {
    @ObservedObject var document: Document
    let url: URL
    var isEditable = true
    let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content
    var body: some View {
        DocumentScreen(
            url: url, content: editor(ReferenceFileDocumentConfiguration(document: document, fileURL: url, isEditable: isEditable))
        )
        .onReceive(document.objectWillChange) { _ in
            guard isEditable else { return }
            // The change is made after it was announced.
            EventLoop.main.enqueue { reportingErrors(url) { try document.write(to: url) } }
        }
    }
}
@MainActor private func reportingErrors(_ url: URL, _ body: () throws -> Void) {
    do { try body() } catch { print("warning: \(url.lastPathComponent) can't be written: \(error.localizedDescription)") }
}

/// An editor with the document's name in a navigation bar, and the way back to the browser.
private struct DocumentScreen<Content: View>: View {
    let url: URL
    let content: Content
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        NavigationStack {
            content.navigationTitle(Text(verbatim: url.deletingPathExtension().lastPathComponent)).navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) {
                        Button {
                            dismiss()
                        } label: {
                            Label("Documents", systemImage: "chevron.left")
                        }
                    }
                }
        }
    }
}

// MARK: Browsing

private struct DocumentBrowser: UIViewControllerRepresentable {
    let types: [UTType]
    /// Writes a new document, or `nil` if the app creates none.
    let make: ((URL) throws -> Void)?
    let open: (URL) throws -> AnyView

    final class Coordinator: NSObject, UIDocumentBrowserViewControllerDelegate {
        let browser: DocumentBrowser
        init(_ browser: DocumentBrowser) { self.browser = browser }

        func documentBrowser(
            _ controller: UIDocumentBrowserViewController,
            didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
        ) {
            let type = browser.types.first ?? .data
            let name = "Untitled" + (type.preferredFilenameExtension.map { ".\($0)" } ?? "")
            let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
            do {
                try browser.make?(url)
                importHandler(url, .move)
            } catch {
                print("warning: A new document can't be written: \(error.localizedDescription)")
                importHandler(nil, .none)
            }
        }
        func documentBrowser(
            _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL
        ) {
            show(destinationURL, over: controller)
        }
        func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
            if let url = documentURLs.first { show(url, over: controller) }
        }
        private func show(_ url: URL, over controller: UIViewController) {
            do {
                let editor = UIHostingController(rootView: try browser.open(url))
                editor.modalPresentationStyle = .fullScreen
                controller.present(editor, animated: true)
            } catch {
                let alert = UIAlertController(
                    title: "The document “\(url.lastPathComponent)” could not be opened.", message: error.localizedDescription,
                    preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                controller.present(alert, animated: true)
            }
        }
    }
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIViewController(context: Context) -> UIDocumentBrowserViewController {
        let controller = UIDocumentBrowserViewController(forOpening: types)
        controller.allowsDocumentCreation = make != nil
        controller.delegate = context.coordinator
        return controller
    }
    func updateUIViewController(_ controller: UIDocumentBrowserViewController, context: Context) {}
}
