import Foundation
import ProjectBuilder

/// Formats JSON for output: sorted, indented, with readable paths, and without characters that a terminal interprets.
enum JSONText {
    static func of(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self).withEscapedTerminalControls
    }
}
