import Foundation

/// The names of system images that have a shape here. Only the names are Apple's; the shapes are Bootstrap Icons.
///
/// The names are data (`Icons/names.tsv`), not a dictionary literal: the optimizer took twelve minutes over the literal.
/// A line with a tab maps a symbol's name to its shape. A line without one is a word that occurs in real symbol names.
struct SymbolNames {
    static let shared = SymbolNames(FontLibrary.resource("Icons/names.tsv").map { String(decoding: $0, as: UTF8.self) } ?? "")

    /// Symbol names without their `fill`, `circle`, `square` and `slash` suffixes, each with its shape's name.
    let bases: [String: String]

    /// The words in real symbol names. Apple's set is far larger than any open one, so a name that consists only of these words shows a
    /// plain square; a misspelled name returns `nil`.
    let words: Set<String>

    init(_ table: String) {
        var bases: [String: String] = [:]
        var words = Set((UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) })
        for line in table.split(separator: "\n") {
            let fields = line.split(separator: "\t", maxSplits: 1)
            if fields.count == 2 { bases[String(fields[0])] = String(fields[1]) }
            words.formUnion(fields[0].split(separator: ".").map(String.init))
        }
        (self.bases, self.words) = (bases, words)
    }
}
