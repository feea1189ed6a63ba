import Foundation

/// A name from a project that becomes one component of a path: of a product, a module, or a resource.
///
/// It is not empty, neither `.` nor `..`, contains no separator and no control character, and is at most ``longest`` bytes long. Paths that
/// are written consist only of such names.
public struct ProjectName: Hashable, Sendable, CustomStringConvertible {
    /// The maximum length in bytes of UTF-8: the 255 of Linux's file systems, less suffixes such as `_2.us.swift`.
    static let longest = 230

    /// The name.
    public let text: String

    /// Fails if `text` is not such a name.
    init?(_ text: String) {
        guard Self.fault(of: text) == nil else { return nil }
        self.text = text
    }

    /// Throws a `Failure` that names `role`, such as "the product's name", and the `file` that contains it.
    init(_ text: String, as role: String, in file: String) throws {
        if let fault = Self.fault(of: text) { throw Failure("\(file):1:1: error: \(role), \(text.quotedForMessages), \(fault)") }
        self.text = text
    }

    /// The name.
    public var description: String { text }

    /// Returns why `text` is not a valid file name.
    private static func fault(of text: String) -> String? {
        if text.isEmpty { return "is empty" }
        if text == "." || text == ".." { return "is the name of a folder" }
        if text.utf8.contains(UInt8(ascii: "/")) { return "contains a path separator" }
        if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) { return "contains a control character" }
        if text.utf8.count > longest { return "is longer than \(longest) bytes" }
        return nil
    }
}

extension String {
    /// The text in quotation marks, shortened for a message, without characters that a terminal would interpret.
    var quotedForMessages: String {
        let plain = String(
            String.UnicodeScalarView(unicodeScalars.prefix(80).map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
        return "'" + plain + (unicodeScalars.count > 80 ? "…" : "") + "'"
    }
}
