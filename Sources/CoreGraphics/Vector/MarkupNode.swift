import Foundation

/// An element of an XML document, with enough of XML for drawings: no namespaces, only the predefined entities.
package final class MarkupNode {
    package let name: String
    package var attributes: [String: String]
    package fileprivate(set) var children: [MarkupNode] = []
    package fileprivate(set) var text = ""

    init(name: String, attributes: [String: String]) { (self.name, self.attributes) = (name, attributes) }

    /// Returns the root element, or `nil` if the document is damaged, nested deeper than 256 levels or larger than 200,000 elements.
    package static func parse(_ data: Data) -> MarkupNode? {
        var reader = MarkupReader(bytes: [UInt8](data))
        return reader.document()
    }
}

private struct MarkupReader {
    let bytes: [UInt8]
    var cursor = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func document() -> MarkupNode? {
        var open: [MarkupNode] = []
        var root: MarkupNode?
        var count = 0
        while let start = find(UInt8(ascii: "<")) {
            if let top = open.last, start > cursor { top.text += text(cursor..<start) }
            cursor = start + 1
            if starts(with: "!--") {
                guard skip(past: "-->") else { return nil }
            } else if starts(with: "![CDATA[") {
                let from = cursor + 8
                guard skip(past: "]]>") else { return nil }
                open.last?.text += String(decoding: bytes[from..<cursor - 3], as: UTF8.self)
            } else if starts(with: "?") {
                guard skip(past: "?>") else { return nil }
            } else if starts(with: "!") {
                guard skipDeclaration() else { return nil }
            } else if starts(with: "/") {
                cursor += 1
                guard let node = open.popLast(), name() == node.name, skip(past: ">") else { return nil }
                if open.isEmpty { return root }
            } else {
                count += 1
                guard let node = element(), count < 200_000, open.count < 256 else { return nil }
                open.last?.children.append(node.node)
                if root == nil { root = node.node }
                if !node.isEmpty { open.append(node.node) } else if open.isEmpty { return root }
            }
        }
        return nil
    }

    private func find(_ byte: UInt8) -> Int? { bytes[cursor...].firstIndex(of: byte) }

    private func starts(with text: String) -> Bool { bytes[cursor...].starts(with: text.utf8) }

    private mutating func skip(past text: String) -> Bool {
        let mark = Array(text.utf8)
        while cursor + mark.count <= bytes.count {
            if bytes[cursor] == mark[0], bytes[cursor...].starts(with: mark) {
                cursor += mark.count
                return true
            }
            cursor += 1
        }
        return false
    }

    private mutating func skipDeclaration() -> Bool {
        var depth = 0
        while cursor < bytes.count {
            switch bytes[cursor] {
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">") where depth <= 0:
                cursor += 1
                return true
            default: break
            }
            cursor += 1
        }
        return false
    }

    private mutating func skipSpace() { while cursor < bytes.count, bytes[cursor] <= 32 { cursor += 1 } }

    private mutating func name() -> String {
        let start = cursor
        while cursor < bytes.count, bytes[cursor] > 32, !"=/>\"'<".utf8.contains(bytes[cursor]) { cursor += 1 }
        let full = String(decoding: bytes[start..<cursor], as: UTF8.self)
        return full.hasPrefix("svg:") ? String(full.dropFirst(4)) : full
    }

    private mutating func element() -> (node: MarkupNode, isEmpty: Bool)? {
        let node = MarkupNode(name: name(), attributes: [:])
        guard !node.name.isEmpty else { return nil }
        while true {
            skipSpace()
            guard cursor < bytes.count else { return nil }
            if bytes[cursor] == UInt8(ascii: ">") {
                cursor += 1
                return (node, false)
            }
            if starts(with: "/>") {
                cursor += 2
                return (node, true)
            }
            let key = name()
            skipSpace()
            guard !key.isEmpty, cursor < bytes.count, bytes[cursor] == UInt8(ascii: "=") else { return nil }
            cursor += 1
            skipSpace()
            guard cursor < bytes.count, bytes[cursor] == UInt8(ascii: "\"") || bytes[cursor] == UInt8(ascii: "'") else { return nil }
            let quote = bytes[cursor]
            cursor += 1
            guard let end = find(quote) else { return nil }
            node.attributes[key] = text(cursor..<end)
            cursor = end + 1
        }
    }

    private func text(_ range: Range<Int>) -> String {
        let raw = String(decoding: bytes[range], as: UTF8.self)
        guard raw.utf8.contains(UInt8(ascii: "&")) else { return raw }
        var result = ""
        var rest = raw[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[rest.index(after: start)...]
            guard let end = rest.firstIndex(of: ";") else { return result + "&" + rest }
            result += MarkupReader.entity(rest[..<end]) ?? "&\(rest[..<end]);"
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func entity(_ name: Substring) -> String? {
        switch name {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.hasPrefix("#") else { return nil }
            let digits = name.dropFirst()
            let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
        }
    }
}
