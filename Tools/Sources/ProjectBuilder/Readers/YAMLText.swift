import Foundation
import Yams

/// Reads untrusted YAML, with limits for its depth and for the expansion of its aliases.
enum YAMLText {
    /// The limits, which exceed any project description.
    static let (deepest, most) = (100, 200_000)

    /// Returns the document as dictionaries, lists and scalars, or `nil` if it is empty. Throws `YamlError` for invalid YAML, and `Failure`
    /// for a document that exceeds the limits.
    static func read(_ text: String, file: String) throws -> Any? {
        // The parser recurses for each level.
        if let line = tooDeep(text) { throw Failure("\(file):\(line):1: error: values are nested more than \(deepest) levels deep") }
        guard let node = try Yams.compose(yaml: text) else { return nil }
        // An alias is one node in memory, but expands to many nodes when it is converted to values.
        var left = most
        func count(_ node: Node, _ depth: Int) -> Bool {
            left -= 1
            guard left > 0, depth <= deepest else { return false }
            switch node {
            case .mapping(let mapping): return mapping.allSatisfy { count($0.key, depth + 1) && count($0.value, depth + 1) }
            case .sequence(let sequence): return sequence.allSatisfy { count($0, depth + 1) }
            default: return true
            }
        }
        guard count(node, 0) else {
            throw Failure("\(file):1:1: error: aliases expand to more than \(most) values, or deeper than \(deepest) levels")
        }
        return try Yams.load(yaml: text)
    }

    /// Returns the line that exceeds the maximum nesting, or `nil` if none does. Counts brackets, dashes of nested lists, and increasing
    /// indentation.
    private static func tooDeep(_ text: String) -> Int? {
        var brackets = 0, indentations: [Int] = [], number = 0
        for line in text.utf8.split(separator: 10, omittingEmptySubsequences: false) {
            number += 1
            let start = line.prefix { $0 == 32 }.count
            let rest = line.dropFirst(start)
            guard let first = rest.first, first != UInt8(ascii: "#") else { continue }
            while let last = indentations.last, last >= start { indentations.removeLast() }
            indentations.append(start)
            var dashes = 0
            for byte in rest {
                if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "?") { dashes += 1 } else if byte != 32 { break }
            }
            for byte in rest {
                if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { brackets += 1 }
                if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { brackets = max(0, brackets - 1) }
                if brackets > deepest { return number }
            }
            if indentations.count > deepest || dashes > deepest && rest.contains(32) { return number }
        }
        return nil
    }
}
