import Foundation
import InterfaceBuilder

/// Reads the files of a project, which may be anything.
enum ProjectFile {
    /// The maximum size in bytes.
    static let largest = RegularFile.largest

    /// Returns the file's content, or `nil` if it is not a regular file, is larger than ``largest``, or cannot be read.
    static func data(_ path: String) -> Data? { RegularFile.data(path) }

    /// Returns the file's content as UTF-8.
    static func text(_ path: String) -> String? { RegularFile.text(path) }

    /// Returns the content of a file whose values become visible to the app. Also `nil`, with a warning, if it is outside the tree of the
    /// project that is being read.
    static func settings(_ path: String) -> Data? { isInTree(path) ? data(path) : nil }

    /// Returns the first bytes of such a file, which may be larger than ``largest``.
    static func settings(startOf path: String, count: Int) -> Data? { isInTree(path) ? RegularFile.start(of: path, count: count) : nil }

    private static func isInTree(_ path: String) -> Bool {
        guard SourceTree.current?.contains(path) ?? true else {
            Terminal.warningOnce(
                "\(path) is outside the project's folder, at \(path.realPath ?? "nothing"), and is not read; use --trust to read it")
            return false
        }
        return true
    }
}
