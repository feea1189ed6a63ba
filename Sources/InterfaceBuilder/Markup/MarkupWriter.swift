/// Writes elements as Xcode does: four spaces per level, one space between attributes, `/>` for empty elements.
struct MarkupWriter {
    private(set) var output: [UInt8] = []

    mutating func write(_ text: String) { output.append(contentsOf: text.utf8) }

    mutating func write(_ element: Element, depth: Int) {
        write(element.verbatimStartTag ?? Self.startTag(of: element))
        guard !element.children.isEmpty else { return write(element.hasSeparateEndTag ? "></\(element.name)>" : "/>") }
        write(">")
        var followsText = false
        for child in element.children {
            switch child {
            case .element(let child):
                if !followsText { indent(depth + 1) }
                write(child, depth: depth + 1)
                followsText = false
            case .text(let value, let source):
                write(source ?? Self.escapedText(value))
                followsText = true
            case .comment(let text):
                if !followsText { indent(depth + 1) }
                write("<!--\(text)-->")
                followsText = false
            case .data(let text):
                write("<![CDATA[\(text)]]>")
                followsText = true
            }
        }
        if !followsText { indent(depth) }
        write("</\(element.name)>")
    }

    private mutating func indent(_ depth: Int) {
        output.append(UInt8(ascii: "\n"))
        output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 4))
    }

    /// Returns the start tag without its closing bracket.
    static func startTag(of element: Element) -> String {
        var tag = "<\(element.name)"
        for attribute in element.attributes {
            tag += " "
            tag += attribute.name
            tag += "=\""
            tag += escapedAttribute(attribute.value)
            tag += "\""
        }
        return tag
    }

    static func escapedAttribute(_ value: String) -> String {
        escaped(value) { byte in
            switch byte {
            case UInt8(ascii: "&"): "&amp;"
            case UInt8(ascii: "<"): "&lt;"
            case UInt8(ascii: ">"): "&gt;"
            case UInt8(ascii: "\""): "&quot;"
            case 0x09: "&#9;"
            case 0x0A: "&#10;"
            case 0x0D: "&#13;"
            default: nil
            }
        }
    }

    static func escapedText(_ value: String) -> String {
        escaped(value) { byte in
            switch byte {
            case UInt8(ascii: "&"): "&amp;"
            case UInt8(ascii: "<"): "&lt;"
            case UInt8(ascii: ">"): "&gt;"
            case 0x0D: "&#13;"
            default: nil
            }
        }
    }

    private static func escaped(_ value: String, _ replacement: (UInt8) -> StaticString?) -> String {
        guard value.utf8.contains(where: { replacement($0) != nil }) else { return value }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(value.utf8.count + 16)
        for byte in value.utf8 {
            if let text = replacement(byte) {
                bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
