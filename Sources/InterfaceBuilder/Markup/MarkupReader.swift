import Foundation

/// Parses the XML that Interface Builder writes: UTF-8, no document type, only the predefined entities.
///
/// Anything that could expand a small file or access other files (document types, entities, unbounded depth) is rejected.
struct MarkupReader {
    static let maximumDepth = 256
    static let maximumAttributes = 512

    private let source: UnsafePointer<UInt8>
    private let count: Int
    private let file: String
    private var index: Int
    private let end: Int
    private var names = NamePool()
    /// The ranges to skip, in order: scenes that are read on demand.
    private var skipped: ArraySlice<Range<Int>>

    init(_ bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>, skipping skipped: [Range<Int>] = [], file: String) throws {
        guard let base = bytes.baseAddress, bytes.count > 0 else { throw InterfaceError(file: file, message: "The file is empty.") }
        source = base
        count = bytes.count
        self.file = file
        index = range.lowerBound
        end = range.upperBound
        self.skipped = skipped[...]
    }

    func failure(_ message: String, at offset: Int? = nil) -> InterfaceError {
        let position = SourcePosition(of: offset ?? index, in: UnsafeBufferPointer(start: source, count: count))
        return InterfaceError(file: file, position: position, message: message)
    }

    // MARK: Document

    /// Returns the text before the root element, verbatim: declaration and comments.
    mutating func readProlog() throws -> String {
        let start = index
        while true {
            skipWhitespace()
            if matches("<?") {
                let opening = index
                try skip(past: "?>", named: "processing instruction")
                try checkEncoding(in: opening..<index)
            } else if matches("<!--") {
                index += 4
                try skip(past: "-->", named: "comment")
            } else if matches("<!") {
                throw failure("Document type declarations are refused: an interface file has none. Remove it.")
            } else {
                break
            }
        }
        return string(start, index)
    }

    /// Returns the text after the root element, verbatim.
    mutating func readEpilog() throws -> String {
        let start = index
        while index < end {
            skipWhitespace()
            if index == end { break }
            guard matches("<!--") else { throw failure("Content after the end of the root element.") }
            index += 4
            try skip(past: "-->", named: "comment")
        }
        return string(start, index)
    }

    private func checkEncoding(in range: Range<Int>) throws {
        let declaration = string(range.lowerBound, range.upperBound).lowercased()
        guard let attribute = declaration.range(of: "encoding=") else { return }
        let name = declaration[attribute.upperBound...].dropFirst().prefix { $0 != "\"" && $0 != "'" }
        guard name == "utf-8" || name == "us-ascii" || name == "ascii" else {
            throw failure("The encoding \(name) is not supported. Save the file as UTF-8.", at: range.lowerBound)
        }
    }

    // MARK: Elements

    /// Reads an element and its descendants. `depth` is its nesting, which determines the usual white space before it.
    mutating func readElement(depth baseDepth: Int) throws -> Element {
        let (root, isEmpty) = try readStartTag()
        if isEmpty { return root }
        var open: [Element] = [root]
        while let current = open.last {
            try readText(into: current, depth: baseDepth + open.count)
            guard index < end else { throw failure("The element <\(current.name)> is never closed.", at: current.offset) }
            if let next = skipped.first, index == next.lowerBound {
                skipped.removeFirst()
                index = next.upperBound
            } else if matches("</") {
                if current.children.isEmpty { current.hasSeparateEndTag = true }
                try readEndTag(of: current)
                open.removeLast()
            } else if matches("<!--") {
                let start = index + 4
                index = start
                try skip(past: "-->", named: "comment")
                current.children.append(.comment(string(start, index - 3)))
            } else if matches("<![CDATA[") {
                let start = index + 9
                index = start
                try skip(past: "]]>", named: "CDATA section")
                current.children.append(.data(string(start, index - 3)))
            } else if matches("<?") || matches("<!") {
                throw failure("Declarations and processing instructions are refused inside an interface file.")
            } else {
                guard open.count < Self.maximumDepth else { throw failure("Elements are nested more than \(Self.maximumDepth) deep.") }
                let (child, isEmpty) = try readStartTag()
                current.children.append(.element(child))
                if !isEmpty { open.append(child) }
            }
        }
        return root
    }

    mutating func readStartTag() throws -> (Element, isEmpty: Bool) {
        let start = index
        guard index < end, source[index] == UInt8(ascii: "<") else { throw failure("Expected an element.") }
        index += 1
        let name = try readName()
        var attributes: [Element.Attribute] = []
        var isIrregular = false
        while true {
            let gap = index
            skipWhitespace()
            guard index < end else { throw failure("The tag <\(name)> is never closed.", at: start) }
            let byte = source[index]
            if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") {
                if index != gap { isIrregular = true }
                break
            }
            if index != gap + 1 || source[gap] != UInt8(ascii: " ") {
                guard index != gap else { throw failure("Expected a space before an attribute of <\(name)>.") }
                isIrregular = true
            }
            let attribute = try readAttribute(of: name, isIrregular: &isIrregular)
            for earlier in attributes where earlier.name == attribute.name {
                throw failure("The attribute \(attribute.name) occurs twice in <\(name)>.", at: start)
            }
            guard attributes.count < Self.maximumAttributes else {
                throw failure("The element <\(name)> has more than \(Self.maximumAttributes) attributes.", at: start)
            }
            if attributes.isEmpty { attributes.reserveCapacity(8) }
            attributes.append(attribute)
        }
        var isEmpty = false
        if source[index] == UInt8(ascii: "/") {
            isEmpty = true
            index += 1
            guard index < end, source[index] == UInt8(ascii: ">") else { throw failure("Expected > after / in <\(name)>.") }
        }
        index += 1
        let element = Element(name: name, attributes: attributes, offset: start)
        if isIrregular {
            let spelling = string(start, index - (isEmpty ? 2 : 1))
            if spelling != MarkupWriter.startTag(of: element) { element.verbatimStartTag = spelling }
        }
        return (element, isEmpty)
    }

    private mutating func readAttribute(of element: String, isIrregular: inout Bool) throws -> Element.Attribute {
        let name = try readName()
        if index < end, source[index] != UInt8(ascii: "=") {
            skipWhitespace()
            isIrregular = true
        }
        guard index < end, source[index] == UInt8(ascii: "=") else { throw failure("The attribute \(name) of <\(element)> has no value.") }
        index += 1
        if index < end, source[index] != UInt8(ascii: "\"") {
            skipWhitespace()
            isIrregular = true
        }
        guard index < end, source[index] == UInt8(ascii: "\"") || source[index] == UInt8(ascii: "'") else {
            throw failure("The value of \(name) in <\(element)> is not quoted.")
        }
        let quote = source[index]
        index += 1
        let start = index
        var hasReferences = false
        while index < end {
            let byte = source[index]
            if byte == quote { break }
            if byte <= UInt8(ascii: "<") {
                if byte == UInt8(ascii: "&") {
                    hasReferences = true
                } else if byte == UInt8(ascii: "<") {
                    throw failure("A < is in the value of \(name). Write it as &lt;.")
                } else if byte < 0x20 {
                    isIrregular = true
                }
            } else if byte == UInt8(ascii: ">") {
                isIrregular = true
            }
            index += 1
        }
        guard index < end else { throw failure("The value of \(name) in <\(element)> is never closed.", at: start) }
        let value: String
        if hasReferences {
            isIrregular = true
            value = try decoding(start, index)
        } else {
            value = string(start, index)
        }
        index += 1
        return Element.Attribute(name, value)
    }

    private mutating func readEndTag(of element: Element) throws {
        let start = index
        index += 2
        let name = try readName()
        skipWhitespace()
        guard index < end, source[index] == UInt8(ascii: ">") else { throw failure("Expected > in </\(name)>.") }
        guard name == element.name else { throw failure("</\(name)> closes <\(element.name)>.", at: start) }
        index += 1
    }

    private mutating func readName() throws -> String {
        let start = index
        while index < end {
            let byte = source[index]
            let isName =
                byte >= 0x80 || (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
                || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":")
            if !isName { break }
            index += 1
        }
        guard index > start, index - start <= 256 else { throw failure("Expected a name.", at: start) }
        return names.name(source, start: start, count: index - start)
    }

    // MARK: Text

    /// Reads up to the next `<`. White space that Xcode itself would write there is omitted.
    private mutating func readText(into parent: Element, depth: Int) throws {
        let start = index
        var isBlank = true
        var hasReferences = false
        while index < end, source[index] != UInt8(ascii: "<") {
            let byte = source[index]
            if byte > 0x20 {
                isBlank = false
                if byte == UInt8(ascii: "&") { hasReferences = true }
            }
            index += 1
        }
        guard index < end else { return }
        let isEnd = index + 1 < end && source[index + 1] == UInt8(ascii: "/")
        if isBlank {
            if isEnd, parent.children.isEmpty {
                if index > start { parent.children.append(.text(string(start, index), source: nil)) }
                return
            }
            // In elements with text all white space is kept; elsewhere only unusual white space.
            if case .text? = parent.children.last {
            } else {
                let usual = (isEnd ? depth - 1 : depth) * 4 + 1
                if index - start == usual, source[start] == UInt8(ascii: "\n"), isRun(of: UInt8(ascii: " "), start + 1, index) { return }
            }
            parent.children.append(.text(string(start, index), source: nil))
        } else {
            let spelling = string(start, index)
            let value = hasReferences ? try decoding(start, index) : spelling
            parent.children.append(.text(value, source: MarkupText.content(value) == spelling ? nil : spelling))
        }
    }

    private func isRun(of byte: UInt8, _ start: Int, _ end: Int) -> Bool {
        var index = start
        while index < end {
            if source[index] != byte { return false }
            index += 1
        }
        return true
    }

    /// Decodes character references and the five predefined entities.
    private func decoding(_ start: Int, _ stop: Int) throws -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(stop - start)
        var position = start
        while position < stop {
            let byte = source[position]
            guard byte == UInt8(ascii: "&") else {
                bytes.append(byte)
                position += 1
                continue
            }
            var close = position + 1
            while close < stop, source[close] != UInt8(ascii: ";"), close - position < 12 { close += 1 }
            guard close < stop, source[close] == UInt8(ascii: ";") else {
                throw failure("An & is not part of a reference. Write it as &amp;.", at: position)
            }
            let name = string(position + 1, close)
            switch name {
            case "amp": bytes.append(UInt8(ascii: "&"))
            case "lt": bytes.append(UInt8(ascii: "<"))
            case "gt": bytes.append(UInt8(ascii: ">"))
            case "quot": bytes.append(UInt8(ascii: "\""))
            case "apos": bytes.append(UInt8(ascii: "'"))
            default:
                guard let scalar = Self.scalar(ofReference: name) else {
                    throw failure(
                        "The entity &\(name); is refused: only the predefined entities and character references are read.", at: position)
                }
                bytes.append(contentsOf: String(Character(scalar)).utf8)
            }
            position = close + 1
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func scalar(ofReference name: String) -> Unicode.Scalar? {
        guard name.hasPrefix("#") else { return nil }
        let digits = name.dropFirst()
        let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let value, value != 0 else { return nil }
        return Unicode.Scalar(value)
    }

    // MARK: Bytes

    private func string(_ start: Int, _ stop: Int) -> String {
        String(decoding: UnsafeBufferPointer(start: source + start, count: max(0, stop - start)), as: UTF8.self)
    }

    private mutating func skipWhitespace() {
        while index < end {
            let byte = source[index]
            guard byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D else { return }
            index += 1
        }
    }

    private func matches(_ text: StaticString) -> Bool {
        let length = text.utf8CodeUnitCount
        return index + length <= end && memcmp(source + index, text.utf8Start, length) == 0
    }

    private mutating func skip(past terminator: StaticString, named name: String) throws {
        let start = index
        let buffer = UnsafeRawBufferPointer(start: source, count: end)
        guard let found = ByteSearch.find(terminator, in: buffer, from: index) else {
            throw failure("The \(name) is never closed.", at: start)
        }
        index = found + terminator.utf8CodeUnitCount
    }
}
