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
                write(source ?? MarkupText.content(value))
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
            tag += MarkupText.attribute(attribute.value)
            tag += "\""
        }
        return tag
    }
}
