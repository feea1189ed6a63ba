import SwiftParser
import SwiftSyntax

/// Translates Swift for Objective-C's runtime to Swift that the Linux compiler accepts, line by line.
///
/// Attributes become spaces, newlines are kept, and generated code follows the last line, so that every position the compiler reports is
/// the user's own. There are two passes: ``facts(of:path:)`` for every file, then ``translate(_:path:index:)`` with the module's index.
public struct Translator: Sendable {
    /// The settings of the module.
    public let settings: TranslationSettings

    /// Creates a translator for the sources of one module.
    public init(settings: TranslationSettings) { self.settings = settings }

    /// A translated file.
    public struct Output: Sendable {
        /// The Swift source for Linux, in UTF-8.
        public var text: [UInt8]
        /// The constructs without an equivalent on Linux.
        public var issues: [TranslationIssue]
        /// The map from columns of the translation to those of the original.
        public var columns: ColumnMap
    }

    /// A parsed file, so that a cold build parses it once for both passes.
    public struct Parsed: @unchecked Sendable {
        let tree: SourceFileSyntax
        let source: [UInt8]
    }

    /// Parses a source. One that is chained too deeply is passed on to the compiler as it is, as if it were empty here.
    public static func parse(_ source: [UInt8]) -> Parsed {
        var source = source
        // A `#!` line is legal only in a script's first line, which it no longer is.
        if source.starts(with: [35, 33]) { (source[0], source[1]) = (47, 47) }
        OldOverrides.modernize(&source)
        let tree = SourceNesting.isTooDeep(source) ? Parser.parse(source: "") : source.withUnsafeBufferPointer { Parser.parse(source: $0) }
        return Parsed(tree: tree, source: source)
    }

    /// Returns the file name in messages about the code after the translated file.
    public static func generatedName(_ path: String) -> String { Tail.fileName(path) }

    /// Returns the lines with number `number` in the generated code, whose numbering restarts in each generated part; the last one first.
    public static func generatedLines(_ number: Int, of path: String, in translation: [Substring]) -> [Substring] {
        let head = Tail.head(path).dropLast()
        return translation.indices.reversed().filter { translation[$0] == head && translation.indices.contains($0 + number) }.map {
            translation[$0 + number]
        }
    }

    /// Returns a short tag that is unique within the module.
    public static func tag(_ path: String) -> String {
        var fingerprint = Fingerprint()
        fingerprint.add(path)
        return fingerprint.short
    }

    /// Returns the facts about a file that the translation of the module's other files needs.
    public static func facts(of parsed: Parsed, path: String) -> FileFacts {
        let visitor = FactsVisitor(file: path, fileTag: tag(path), source: parsed.source)
        visitor.walk(parsed.tree)
        visitor.facts.haltsTests = TestWrappers.areHalted(in: parsed.source)
        visitor.facts.genericArguments = ExistentialArguments.found(in: parsed.source)
        visitor.facts.mentionedPreviews = Previews.mentioned(in: parsed.source)
        visitor.facts.updateDigest()
        return visitor.facts
    }

    /// Translates a file. `path` is the original's absolute path, which compiler messages and `#file` show.
    public func translate(_ parsed: Parsed, path: String, index: ModuleIndex, repairs: [Repair] = []) -> Output {
        if let refused = repairs.first(where: { $0.kind == .file }) { return Self.withoutFile(path, refused) }
        let visitor = FileVisitor(
            index: index, settings: settings, path: path, tag: Self.tag(path), source: parsed.source, repairs: repairs)
        visitor.walk(parsed.tree)
        if !repairs.isEmpty { Optionality.translate(parsed.tree, in: visitor) }
        let head = Tail.sourceLocation(path, line: 1)
        let text = Array(head.utf8) + Edit.apply(visitor.edits, to: parsed.source) + Array(Tail.generate(visitor).utf8)
        return Output(text: text, issues: visitor.issues, columns: ColumnMap(visitor.edits, source: parsed.source))
    }

    /// Returns an empty translation for a file that the build continues without.
    private static func withoutFile(_ path: String, _ refused: Repair) -> Output {
        let message = "\(refused.reason ?? ""); \(wholeFile)"
        let issue = TranslationIssue(
            severity: .warning, file: path, line: refused.line, column: refused.column, construct: Repair.leftOut, message: message)
        return Output(text: Array(Tail.sourceLocation(path, line: 1).utf8), issues: [issue], columns: ColumnMap([], source: []))
    }

    /// The end of the message about a left-out file.
    public static let wholeFile = "the whole file is left out"
}
