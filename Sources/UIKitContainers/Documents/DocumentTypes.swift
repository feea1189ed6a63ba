import Foundation
import UIKitText
import UniformTypeIdentifiersCompanion

extension UIDocument {
    // Apple's raw values. (SP-G047)
    /// The kind of a change that a document counts, with Apple's raw values.
    public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }

    /// The purpose of a save: a new file, or the next version of an existing one.
    public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }

    // Apple's raw values; a new document is closed. (SP-G041)
    /// The state of a document, with Apple's raw values.
    public struct State: OptionSet, Sendable, Hashable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates the set from its bits. Bits without a name are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The document is open, and may be edited.
        public static let normal: State = []
        /// The document was not opened yet, could not be opened, or is closed.
        public static let closed = State(rawValue: 1)
        /// There are versions of the file that contradict each other.
        public static let inConflict = State(rawValue: 2)
        /// The last save failed.
        public static let savingError = State(rawValue: 4)
        /// The document can't be edited at the moment.
        public static let editingDisabled = State(rawValue: 8)
        /// The document's progress can be shown.
        public static let progressAvailable = State(rawValue: 16)
    }

    /// Posted after `documentState` changed, with the document as the object.
    nonisolated public static let stateChangedNotification = NSNotification.Name("UIDocumentStateChangedNotification")
    /// The key for the URL in a document's activity. (SP-G052)
    nonisolated public static let userActivityURLKey = NSUserActivityDocumentURLKey
}

/// The older name of `UIDocument.ChangeKind`.
public typealias UIDocumentChangeKind = UIDocument.ChangeKind
/// The older name of `UIDocument.SaveOperation`.
public typealias UIDocumentSaveOperation = UIDocument.SaveOperation
/// The older name of `UIDocument.State`.
public typealias UIDocumentState = UIDocument.State

/// The key for a document's URL in the user info of its activity.
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
