import UIKitCore

/// The blocks of a Markdown text, in order. CommonMark 0.31 and GitHub's tables.
struct MarkdownBlocks {
    struct Block {
        let intent: PresentationIntent
        let text: String
        /// Whether the text is literal, as in code and thematic breaks.
        let isLiteral: Bool
    }

    private(set) var blocks: [Block] = []
    /// The URLs of link definitions by their lowercase labels.
    private(set) var references: [String: String] = [:]
    private var identity = 0

    init(_ text: String) {
        parse(
            text.replacingOccurrences(of: "\r\n", with: "\n").components(separatedBy: "\n").map {
                $0.replacingOccurrences(of: "\t", with: "    ")[...]
            },
            in: nil, depth: 0)
    }

    private mutating func intent(_ kind: PresentationIntent.Kind, in parent: PresentationIntent?) -> PresentationIntent {
        identity += 1
        return PresentationIntent(kind, identity: identity, parent: parent)
    }

    private static func isBlank(_ line: Substring) -> Bool { line.allSatisfy(\.isWhitespace) }
    private static func indent(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }

    private mutating func parse(_ lines: [Substring], in parent: PresentationIntent?, depth: Int) {
        var paragraph: [Substring] = []
        var index = 0
        func flush(_ parser: inout MarkdownBlocks) {
            if !paragraph.isEmpty {
                parser.add(.paragraph, paragraph.map { String($0.drop { $0 == " " }) }.joined(separator: "\n"), in: parent)
            }
            paragraph = []
        }
        while index < lines.count {
            let line = lines[index], content = line.drop { $0 == " " }
            let isIndented = MarkdownBlocks.indent(line) >= 4
            if MarkdownBlocks.isBlank(line) {
                flush(&self)
                index += 1
            } else if isIndented, paragraph.isEmpty {
                index = indentedCode(lines, index, in: parent)
            } else if isIndented {
                paragraph.append(line)
                index += 1
            } else if let level = MarkdownBlocks.headingLevel(content) {
                flush(&self)
                add(.header(level: level), MarkdownBlocks.headingTitle(content.dropFirst(level)), in: parent)
                index += 1
            } else if !paragraph.isEmpty, let mark = content.first, mark == "=" || mark == "-",
                content.trimmingCharacters(in: .whitespaces).allSatisfy({ $0 == mark })
            {
                let title = paragraph.joined(separator: "\n")
                paragraph = []
                add(.header(level: mark == "=" ? 1 : 2), title, in: parent)
                index += 1
            } else if MarkdownBlocks.isThematicBreak(content) {
                flush(&self)
                add(.thematicBreak, "⸻", in: parent, isLiteral: true)
                index += 1
            } else if content.hasPrefix("```") || content.hasPrefix("~~~") {
                flush(&self)
                index = fence(lines, index, in: parent)
            } else if content.hasPrefix(">"), depth < 32 {
                flush(&self)
                index = quote(lines, index, in: parent, depth: depth)
            } else if let marker = ListMarker(line), depth < 32, paragraph.isEmpty || !marker.isEmpty && (marker.number ?? 1) == 1 {
                flush(&self)
                index = list(lines, index, marker, in: parent, depth: depth)
            } else if paragraph.isEmpty, index + 1 < lines.count, content.contains("|"),
                let columns = MarkdownBlocks.columns(lines[index + 1]),
                MarkdownBlocks.cells(content).count == columns.count
            {
                index = table(lines, index, columns, in: parent)
            } else if paragraph.isEmpty, let definition = MarkdownBlocks.definition(content) {
                references[definition.label] = references[definition.label] ?? definition.address
                index += 1
            } else {
                paragraph.append(line)
                index += 1
            }
        }
        flush(&self)
    }

    // Each of these parses a block that begins at a line and returns the line after it.

    private mutating func indentedCode(_ lines: [Substring], _ start: Int, in parent: PresentationIntent?) -> Int {
        let end = lines[start...].firstIndex { MarkdownBlocks.indent($0) < 4 && !MarkdownBlocks.isBlank($0) } ?? lines.count
        let code = lines[start..<end].map { String($0.dropFirst(4)) }.reversed().drop { $0.allSatisfy(\.isWhitespace) }.reversed()
        add(.codeBlock(languageHint: nil), code.joined(separator: "\n") + "\n", in: parent, isLiteral: true)
        return end
    }

    private mutating func quote(_ lines: [Substring], _ start: Int, in parent: PresentationIntent?, depth: Int) -> Int {
        let end =
            lines[start...].firstIndex { MarkdownBlocks.isBlank($0) || MarkdownBlocks.startsBlock($0.drop { $0 == " " }) } ?? lines.count
        let inside = lines[start..<end].map { line -> Substring in
            let content = line.drop { $0 == " " }
            return content.hasPrefix("> ") ? content.dropFirst(2) : content.hasPrefix(">") ? content.dropFirst() : line
        }
        parse(inside, in: intent(.blockQuote, in: parent), depth: depth + 1)
        return end
    }

    private mutating func add(_ kind: PresentationIntent.Kind, _ text: String, in parent: PresentationIntent?, isLiteral: Bool = false) {
        blocks.append(
            Block(
                intent: intent(kind, in: parent), text: isLiteral ? text : text.trimmingCharacters(in: .whitespaces), isLiteral: isLiteral))
    }

    private static func headingLevel(_ line: Substring) -> Int? {
        let level = line.prefix { $0 == "#" }.count
        return (1...6).contains(level) && line.dropFirst(level).first.map { $0 == " " } ?? true ? level : nil
    }

    /// Returns the title without the number signs that may close it.
    private static func headingTitle(_ text: Substring) -> String {
        let title = text.trimmingCharacters(in: .whitespaces)
        guard let hashes = title.range(of: "(^|\\s)#+$", options: .regularExpression) else { return title }
        return String(title[..<hashes.lowerBound])
    }

    private static func isThematicBreak(_ line: Substring) -> Bool {
        let marks = line.filter { !$0.isWhitespace }
        return marks.count >= 3 && marks.first.map { mark in "*-_".contains(mark) && marks.allSatisfy { $0 == mark } } == true
    }

    /// Whether a line ends the paragraph of a quote that would continue without its mark.
    private static func startsBlock(_ line: Substring) -> Bool {
        headingLevel(line) != nil || isThematicBreak(line) || line.hasPrefix("```") || line.hasPrefix("~~~")
            || !line.hasPrefix(">") && ListMarker(line) != nil
    }

    private mutating func fence(_ lines: [Substring], _ start: Int, in parent: PresentationIntent?) -> Int {
        let content = lines[start].drop { $0 == " " }, indent = MarkdownBlocks.indent(lines[start])
        let mark = content.first ?? "`", length = content.prefix { $0 == mark }.count
        let hint = content.dropFirst(length).trimmingCharacters(in: .whitespaces)
        let end = lines[(start + 1)...].firstIndex { line in
            let content = line.drop { $0 == " " }
            return content.prefix { $0 == mark }.count >= length && content.drop { $0 == mark }.allSatisfy(\.isWhitespace)
        }
        let code = lines[(start + 1)..<(end ?? lines.count)].map { $0.dropFirst(min(indent, MarkdownBlocks.indent($0))) }
        add(.codeBlock(languageHint: hint.isEmpty ? nil : hint), code.map { $0 + "\n" }.joined(), in: parent, isLiteral: true)
        return end.map { $0 + 1 } ?? lines.count
    }

    // MARK: Lists

    private struct ListMarker {
        /// The mark that distinguishes consecutive lists: the bullet, or the character after the number.
        let mark: Character
        let number: Int?
        /// The offset of the item's text in the line.
        let offset: Int
        let isEmpty: Bool

        init?(_ line: Substring) {
            let indent = MarkdownBlocks.indent(line), content = line.dropFirst(indent)
            let digits = content.prefix { $0.isASCII && $0.isNumber }
            let after = content.dropFirst(digits.count)
            guard let mark = after.first, digits.isEmpty ? "-+*".contains(mark) : digits.count <= 9 && (mark == "." || mark == ")") else {
                return nil
            }
            let rest = after.dropFirst()
            guard rest.first.map({ $0 == " " }) ?? true else { return nil }
            let spaces = rest.prefix { $0 == " " }.count
            (self.mark, number, isEmpty) = (mark, Int(digits), rest.allSatisfy(\.isWhitespace))
            offset = indent + digits.count + 1 + (isEmpty || spaces > 4 ? 1 : spaces)
        }
    }

    private mutating func list(_ lines: [Substring], _ start: Int, _ first: ListMarker, in parent: PresentationIntent?, depth: Int) -> Int {
        let list = intent(first.number == nil ? .unorderedList : .orderedList, in: parent)
        var ordinal = first.number ?? 1
        var index = start
        while index < lines.count, let marker = ListMarker(lines[index]), marker.mark == first.mark,
            (marker.number == nil) == (first.number == nil),
            !MarkdownBlocks.isThematicBreak(lines[index].drop { $0 == " " })
        {
            var inside = [lines[index].dropFirst(marker.offset)]
            index += 1
            while index < lines.count {
                let line = lines[index]
                if MarkdownBlocks.isBlank(line) {
                    // After an empty line the item continues only if the text is indented.
                    guard let next = lines[index...].first(where: { !MarkdownBlocks.isBlank($0) }),
                        MarkdownBlocks.indent(next) >= marker.offset
                    else { break }
                    inside.append("")
                } else if MarkdownBlocks.indent(line) >= marker.offset {
                    inside.append(line.dropFirst(marker.offset))
                } else if !MarkdownBlocks.isBlank(lines[index - 1]), ListMarker(line) == nil,
                    !MarkdownBlocks.startsBlock(line.drop { $0 == " " }), !line.hasPrefix(">")
                {
                    inside.append(line.drop { $0 == " " })
                } else {
                    break
                }
                index += 1
            }
            let item = intent(.listItem(ordinal: ordinal), in: list)
            parse(inside, in: item, depth: depth + 1)
            ordinal += 1
            while index < lines.count, MarkdownBlocks.isBlank(lines[index]) { index += 1 }
        }
        return index
    }

    // MARK: Tables and definitions

    private static func cells(_ line: Substring) -> [String] {
        var cells = [""], isEscaped = false
        for character in line.trimmingCharacters(in: .whitespaces) {
            if character == "|", !isEscaped { cells.append("") } else { cells[cells.count - 1].append(character) }
            isEscaped = character == "\\" && !isEscaped
        }
        if cells.count > 1, cells[0].isEmpty { cells.removeFirst() }
        if cells.count > 1, cells[cells.count - 1].allSatisfy(\.isWhitespace) { cells.removeLast() }
        return cells.map { $0.replacingOccurrences(of: "\\|", with: "|").trimmingCharacters(in: .whitespaces) }
    }

    private static func columns(_ line: Substring) -> [PresentationIntent.TableColumn]? {
        guard line.contains("-"), line.allSatisfy({ "|:- ".contains($0) }) else { return nil }
        return cells(line).map { cell in
            .init(alignment: cell.hasSuffix(":") ? cell.hasPrefix(":") ? .center : .right : .left)
        }
    }

    private mutating func table(
        _ lines: [Substring], _ start: Int, _ columns: [PresentationIntent.TableColumn], in parent: PresentationIntent?
    ) -> Int {
        let table = intent(.table(columns: columns), in: parent)
        let end =
            lines[(start + 2)...].firstIndex { MarkdownBlocks.isBlank($0) || MarkdownBlocks.startsBlock($0.drop { $0 == " " }) }
            ?? lines.count
        for (number, line) in ([lines[start]] + lines[(start + 2)..<end]).enumerated() {
            let row = intent(number == 0 ? .tableHeaderRow : .tableRow(rowIndex: number), in: table)
            for (column, text) in MarkdownBlocks.cells(line).prefix(columns.count).enumerated() {
                add(.tableCell(columnIndex: column), text, in: row)
            }
        }
        return end
    }

    private static func definition(_ line: Substring) -> (label: String, address: String)? {
        guard line.hasPrefix("["), let close = line.range(of: "]:") else { return nil }
        let label = line[line.index(after: line.startIndex)..<close.lowerBound]
        let rest = line[close.upperBound...].trimmingCharacters(in: .whitespaces).split(separator: " ", maxSplits: 1)
        guard let address = rest.first, !label.isEmpty, !label.contains("]") else { return nil }
        return (label.lowercased(), String(address.hasPrefix("<") && address.hasSuffix(">") ? address.dropFirst().dropLast() : address))
    }
}
