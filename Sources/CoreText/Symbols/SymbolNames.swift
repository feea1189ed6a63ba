import Foundation

/// The names of system images that have a shape here. Only the names are Apple's; the shapes are Bootstrap Icons.
///
/// The names are data (`Icons/names.tsv`), not a dictionary literal: the optimizer took twelve minutes over the literal.
/// A line with a tab maps a symbol's name to its shape. A line without one is a word that occurs in real symbol names.
enum SymbolNames {
    private static let file = FontLibrary.resource("Icons/names.tsv") ?? Data()
    private static let lines = SortedLines(file)

    /// Returns the name of the shape of a symbol without its `fill`, `circle`, `square`, and `slash` suffixes.
    static func shape(of base: String) -> String? { lines[base].map { String(decoding: $0, as: UTF8.self) } }

    /// The words in real symbol names. Apple's set is far larger than any open one, so a name that consists only of these words shows a
    /// plain square; a misspelled name returns `nil`.
    static let words: Set<String> = {
        var words = Set((UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) })
        for line in String(decoding: file, as: UTF8.self).split(separator: "\n") {
            words.formUnion(line.prefix { $0 != "\t" }.split(separator: ".").map(String.init))
        }
        return words
    }()
}
