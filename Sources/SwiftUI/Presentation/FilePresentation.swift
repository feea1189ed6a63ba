import UniformTypeIdentifiersCompanion

/// A document that an app's view exports: its contents, and the types that it reads.
public protocol FileDocument: Sendable {
    /// The content types that the document reads.
    static var readableContentTypes: [UTType] { get }
    /// The content types that the document writes. By default they are those that it reads.
    static var writableContentTypes: [UTType] { get }
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    /// Reads a document. It throws an error for a file that it can't read.
    init(configuration: ReadConfiguration) throws
    /// Returns the file with the document's content.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}
extension FileDocument {
    /// The content types that the document reads.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}
/// The content type and the contents of the file from which a document is read.
public struct FileDocumentReadConfiguration {
    /// The content type and the content of the file.
    public let contentType: UTType, file: FileWrapper
}
/// The content type with which a document is written, and its present file, which is nil for a new document.
public struct FileDocumentWriteConfiguration {
    /// The content type to write, and the present file; nil for a new document.
    public let contentType: UTType, existingFile: FileWrapper?
}

extension View {
    /// Presents a list of the app's documents.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: allowsMultipleSelection,
            onCompletion: onCompletion, onCancellation: {})
    }
    /// Presents a browser in which the user chooses several files. The closure gets their URLs.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        sheet(isPresented: isPresented) {
            FilePicker(isPresented: isPresented, picked: { onCompletion(.success($0)) }, canceled: onCancellation) {
                let picker = UIDocumentPickerViewController(forOpeningContentTypes: allowedContentTypes)
                picker.allowsMultipleSelection = allowsMultipleSelection
                return picker
            }
        }
    }
    /// Presents a browser in which the user chooses one file. The closure gets its URL.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileImporter(isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: false) { result in
            onCompletion(result.flatMap { urls in urls.first.map { .success($0) } ?? .failure(CocoaError(.userCancelled)) })
        }
    }

    /// Writes the document to a temporary file and presents the folder into which it is moved.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        sheet(isPresented: isPresented) {
            FilePicker(
                isPresented: isPresented, picked: { urls in if let url = urls.first { onCompletion(.success(url)) } },
                canceled: {}
            ) {
                do {
                    guard let document else { return nil }
                    let wrapper = try document.fileWrapper(
                        configuration: FileDocumentWriteConfiguration(contentType: contentType, existingFile: nil))
                    let name = (defaultFilename ?? wrapper.preferredFilename ?? "Untitled") as NSString
                    let file = name.pathExtension.isEmpty ? contentType.preferredFilenameExtension.map { "\(name).\($0)" } : nil
                    let url = FileManager.default.temporaryDirectory.appendingPathComponent(file ?? name as String)
                    try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
                    return UIDocumentPickerViewController(forExporting: [url], asCopy: true)
                } catch {
                    onCompletion(.failure(error))
                    return nil
                }
            }
        }
    }
    /// Presents the folder into which a file is moved.
    public func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View {
        sheet(isPresented: isPresented) {
            FilePicker(
                isPresented: isPresented, picked: { urls in if let url = urls.first { onCompletion(.success(url)) } },
                canceled: {}
            ) { file.map { UIDocumentPickerViewController(forExporting: [$0]) } }
        }
    }
}

private struct FilePicker: UIViewControllerRepresentable {
    let isPresented: Binding<Bool>
    let picked: ([URL]) -> Void
    let canceled: () -> Void
    let make: () -> UIDocumentPickerViewController?

    final class Coordinator: NSObject, UIDocumentPickerDelegate {
        var picker: FilePicker
        init(_ picker: FilePicker) { self.picker = picker }
        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            picker.isPresented.wrappedValue = false
            picker.picked(urls)
        }
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
            picker.isPresented.wrappedValue = false
            picker.canceled()
        }
    }
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIViewController(context: Context) -> UIViewController {
        guard let picker = make() else {
            isPresented.wrappedValue = false
            return UIViewController()
        }
        picker.delegate = context.coordinator
        return picker
    }
    func updateUIViewController(_ controller: UIViewController, context: Context) { context.coordinator.picker = self }
}
