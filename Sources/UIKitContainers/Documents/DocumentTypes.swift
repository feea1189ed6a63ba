import Foundation
import UIKitText
import UniformTypeIdentifiersCompanion

extension UIDocument {
    // Apple's raw values. (SP-G047)
    public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }

    public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }

    // Apple's raw values; a new document is closed. (SP-G041)
    public struct State: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let closed = State(rawValue: 1)
        public static let inConflict = State(rawValue: 2)
        public static let savingError = State(rawValue: 4)
        public static let editingDisabled = State(rawValue: 8)
        public static let progressAvailable = State(rawValue: 16)
    }

    nonisolated public static let stateChangedNotification = NSNotification.Name("UIDocumentStateChangedNotification")
    /// The key of the URL in a document's activity. (SP-G052)
    nonisolated public static let userActivityURLKey = NSUserActivityDocumentURLKey
}

public typealias UIDocumentChangeKind = UIDocument.ChangeKind
public typealias UIDocumentSaveOperation = UIDocument.SaveOperation
public typealias UIDocumentState = UIDocument.State

public let NSUserActivityDocumentURLKey = "NSUserActivityDocumentURL"

/// Converts between file name extensions and type identifiers, according to the app's Info.plist, else the system.
@MainActor
enum DocumentFileTypes {
    private static var declared: [(identifier: String, extensions: [String])] {
        let info = InfoDictionary.main.values
        let lists = ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"].compactMap { info[$0] as? [[String: Any]] }.joined()
        return lists.compactMap { entry in
            guard let identifier = entry["UTTypeIdentifier"] as? String, let tags = entry["UTTypeTagSpecification"] as? [String: Any] else {
                return nil
            }
            let extensions = tags["public.filename-extension"]
            return (identifier, extensions as? [String] ?? (extensions as? String).map { [$0] } ?? [])
        }
    }

    static func identifier(forExtension name: String) -> String {
        if let own = declared.first(where: { $0.extensions.contains(name) }) { return own.identifier }
        guard let type = UTType(filenameExtension: name), type.isDeclared else { return "public.data" }
        return type.identifier
    }

    static func fileExtension(for identifier: String) -> String? {
        declared.first { $0.identifier == identifier }?.extensions.first ?? UTType(identifier)?.preferredFilenameExtension
    }
}
