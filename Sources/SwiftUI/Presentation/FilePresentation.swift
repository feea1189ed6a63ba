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

    /// Writes files and presents the folder into which they are moved.
    private func exporting(
        _ isPresented: Binding<Bool>, _ files: @escaping () throws -> [URL], _ completed: @escaping (Result<[URL], any Error>) -> Void,
        _ canceled: @escaping () -> Void = {}
    ) -> some View {
        sheet(isPresented: isPresented) {
            FilePicker(isPresented: isPresented, picked: { completed(.success($0)) }, canceled: canceled) {
                do {
                    let urls = try files()
                    return urls.isEmpty ? nil : UIDocumentPickerViewController(forExporting: urls, asCopy: true)
                } catch {
                    completed(.failure(error))
                    return nil
                }
            }
        }
    }
    /// Writes the document to a temporary file and presents the folder into which it is moved.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        exporting(
            isPresented, { try document.map { [try $0.temporaryFile(contentType, defaultFilename)] } ?? [] }, { $0.first(onCompletion) })
    }
    /// Writes the document to a temporary file and presents the folder into which it is moved. The last closure is called if the user
    /// cancels.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
        return exporting(
            isPresented, { try document.map { [try $0.temporaryFile(type, defaultFilename)] } ?? [] }, { $0.first(onCompletion) },
            onCancellation)
    }
    /// Writes the document, which is an object, to a temporary file and presents the folder into which it is moved.
    public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        exporting(
            isPresented,
            {
                guard let document else { return [] }
                let wrapper = try document.fileWrapper(
                    snapshot: try document.snapshot(contentType: contentType),
                    configuration: FileDocumentWriteConfiguration(contentType: contentType, existingFile: nil))
                return [try wrapper.temporaryFile(contentType, defaultFilename)]
            }, { $0.first(onCompletion) })
    }
    /// Writes several documents to temporary files and presents the folder into which they are moved.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType, onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        exporting(
            isPresented,
            {
                try documents.enumerated().map { number, document in
                    try document.temporaryFile(contentType, nil, "Untitled" + (number == 0 ? "" : " \(number + 1)"))
                }
            }, onCompletion)
    }
    /// Presents the folder into which several files are moved.
    public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        sheet(isPresented: isPresented) {
            FilePicker(isPresented: isPresented, picked: { onCompletion(.success($0)) }, canceled: {}) {
                files.isEmpty ? nil : UIDocumentPickerViewController(forExporting: Array(files))
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

extension FileDocument {
    /// Writes the document to a temporary file with a name, or with that of its wrapper.
    fileprivate func temporaryFile(_ type: UTType, _ name: String?, _ fallback: String = "Untitled") throws -> URL {
        try fileWrapper(configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
            .temporaryFile(type, name, fallback)
    }
}
extension FileWrapper {
    fileprivate func temporaryFile(_ type: UTType, _ name: String?, _ fallback: String = "Untitled") throws -> URL {
        let name = (name ?? preferredFilename ?? fallback) as NSString
        let file = name.pathExtension.isEmpty ? type.preferredFilenameExtension.map { "\(name).\($0)" } : nil
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(file ?? name as String)
        try write(to: url, options: .atomic, originalContentsURL: nil)
        return url
    }
}
extension Result<[URL], any Error> {
    /// Passes on the first URL, or the error.
    fileprivate func first(_ completed: (Result<URL, any Error>) -> Void) {
        switch self {
        case .success(let urls): if let url = urls.first { completed(.success(url)) }
        case .failure(let error): completed(.failure(error))
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
