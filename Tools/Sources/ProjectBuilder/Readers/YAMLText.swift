import Foundation
import InterfaceBuilder
import Yams

/// Reads untrusted YAML, with limits for its depth and for the expansion of its aliases.
enum YAMLText {
    /// The limits, which exceed any project description.
    static let (deepest, most) = (YAMLNesting.deepest, 200_000)

    /// Returns the document as dictionaries, lists, and scalars, or `nil` if it is empty. Throws `YamlError` for invalid YAML, and
    /// `Failure` for a document that exceeds the limits.
    static func read(_ text: String, file: String) throws -> Any? {
        // The parser recurses for each level.
        if let line = YAMLNesting.excessiveLine(text) {
            throw Failure("\(file):\(line):1: error: values are nested more than \(deepest) levels deep")
        }
        guard let node = try Yams.compose(yaml: text) else { return nil }
        // An alias is one node in memory, but expands to many nodes when it is converted to values.
        var left = most
        // Yams ends the program at a key such as `[a]: b`.
        var badKey: Node?
        func count(_ node: Node, _ depth: Int) -> Bool {
            left -= 1
            guard left > 0, depth <= deepest else { return false }
            switch node {
            case .mapping(let mapping):
                badKey = badKey ?? mapping.keys.first { $0.scalar == nil }
                return mapping.allSatisfy { count($0.key, depth + 1) && count($0.value, depth + 1) }
            case .sequence(let sequence): return sequence.allSatisfy { count($0, depth + 1) }
            default: return true
            }
        }
        guard count(node, 0) else {
            throw Failure("\(file):1:1: error: aliases expand to more than \(most) values, or deeper than \(deepest) levels")
        }
        if let badKey {
            let (line, column) = badKey.mark.map { ($0.line, $0.column) } ?? (1, 1)
            throw Failure("\(file):\(line):\(column): error: a key must be a text")
        }
        return try Yams.load(yaml: text)
    }

    /// The text of the first document of several. A line that begins with three dashes begins a document, even inside a text.
    static func firstDocument(_ text: String) -> String {
        var kept: [Substring] = []
        var hasBegun = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("---"), line.dropFirst(3).first.map(\.isWhitespace) ?? true {
                if hasBegun { break }
                hasBegun = true
            } else if let first = line.first, first != "#", first != "%", line.contains(where: { !$0.isWhitespace }) {
                hasBegun = true
            }
            kept.append(line)
        }
        return kept.joined(separator: "\n")
    }
}
