import UIKitCore

/// The text of one block of Markdown, with its markup turned into attributes. CommonMark 0.31 and GitHub's strikethrough and bare links.
struct MarkdownInline {
    struct Piece {
        var text: String
        var intent: InlinePresentationIntent = []
        var link: String?
        var image: String?
        /// A run of `*`, `_`, or `~` that may still open or close emphasis; its text is the remaining part of the run.
        var run: (mark: Character, opens: Bool, closes: Bool)?
        /// A `[` or `![` that is not closed yet.
        var bracket: (isImage: Bool, isActive: Bool)?
    }

    private(set) var pieces: [Piece] = []
    private let text: [Character]
    private var place = 0
    private let keepsWhitespace: Bool, isExtended: Bool
    private let references: [String: String]

    /// Creates the text. `references` maps the lowercase labels of link definitions to their URLs. With `keepsWhitespace`, line ends and
    /// spaces are kept. If the text `isExtended`, parts of it may have attributes: `^[text](key: value)`.
    init(_ text: String, references: [String: String] = [:], keepsWhitespace: Bool = false, isExtended: Bool = false) {
        (self.text, self.references, self.keepsWhitespace) = (Array(text), references, keepsWhitespace)
        self.isExtended = isExtended
        parse()
        emphasize(from: 0)
        pieces = pieces.filter { !$0.text.isEmpty }
    }

    // MARK: Parsing

    private mutating func parse() {
        while place < text.count {
            let character = text[place]
            switch character {
            case "\\": escape()
            case "`": codeSpan()
            case "*", "_", "~": delimiterRun(character)
            case "!" where peek(1) == "[": bracket("![", isImage: true)
            case "[": bracket("[", isImage: false)
            case "^" where isExtended && attributes(): break
            case "]": closeBracket()
            case "<": angle()
            case "&": entity()
            case "\n", "\r\n": lineEnd()
            case "h" where bareLink(): break
            default: append(String(character), 1)
            }
        }
    }

    private func peek(_ offset: Int) -> Character? { text.indices.contains(place + offset) ? text[place + offset] : nil }

    // FIXME(gap): attributes other than `inflect` are dropped, and only English nouns agree with their number.
    /// Handles `^[text](key: value)`, and returns whether it is here.
    private mutating func attributes() -> Bool {
        guard peek(1) == "[", let inner = closing(place + 1, "[", "]"), inner + 1 < text.count, text[inner + 1] == "(",
            let end = closing(inner + 1, "(", ")")
        else { return false }
        var parts = MarkdownInline(
            String(text[place + 2..<inner]), references: references, keepsWhitespace: keepsWhitespace, isExtended: true
        ).pieces
        let settings = String(text[inner + 2..<end]).filter { !$0.isWhitespace && !"'\"{}".contains($0) }
        if settings.split(separator: ",").contains("inflect:true"), AppLanguages.locale.language.languageCode == "en" {
            Self.inflect(&parts)
        }
        for index in parts.indices { (parts[index].run, parts[index].bracket) = (nil, nil) }
        pieces += parts
        place = end + 1
        return true
    }
    private func closing(_ start: Int, _ open: Character, _ close: Character) -> Int? {
        var depth = 0, index = start
        while index < text.count {
            if text[index] == "\\" {
                index += 1
            } else if text[index] == open {
                depth += 1
            } else if text[index] == close {
                depth -= 1
                if depth == 0 { return index }
            }
            index += 1
        }
        return nil
    }
    /// Makes the noun agree with the number, which may be in another piece.
    private static func inflect(_ parts: inout [Piece]) {
        guard let (range, noun) = Inflection.change(in: parts.flatMap { Array($0.text) }) else { return }
        var start = 0
        for index in parts.indices {
            let characters = Array(parts[index].text), end = start + characters.count
            if range.lowerBound >= start, range.upperBound <= end {
                parts[index].text =
                    String(characters[..<(range.lowerBound - start)]) + noun + String(characters[(range.upperBound - start)...])
                return
            }
            start = end
        }
    }

    private mutating func append(_ string: String, _ length: Int) {
        place += length
        if let last = pieces.indices.last, pieces[last].run == nil, pieces[last].bracket == nil, pieces[last].intent.isEmpty,
            pieces[last].link == nil,
            pieces[last].image == nil
        {
            pieces[last].text += string
        } else {
            pieces.append(Piece(text: string))
        }
    }

    private mutating func escape() {
        switch peek(1) {
        case "\n"? where !keepsWhitespace:
            place += 2
            pieces.append(Piece(text: "\n", intent: .lineBreak))
        case let next? where next.isASCII && (next.isPunctuation || next.isSymbol): append(String(next), 2)
        default: append("\\", 1)
        }
    }

    private mutating func codeSpan() {
        let length = text[place...].prefix { $0 == "`" }.count
        var end = place + length
        while end < text.count {
            let run = text[end...].prefix { $0 == "`" }.count
            if run == length {
                var code = String(text[place + length..<end].map { $0 == "\n" ? " " : $0 })
                if code.hasPrefix(" "), code.hasSuffix(" "), code.contains(where: { $0 != " " }) {
                    code = String(code.dropFirst().dropLast())
                }
                pieces.append(Piece(text: code, intent: .code))
                place = end + length
                return
            }
            end += max(run, 1)
        }
        append(String(repeating: "`", count: length), length)
    }

    private mutating func delimiterRun(_ mark: Character) {
        let length = text[place...].prefix { $0 == mark }.count
        let before = place > 0 ? text[place - 1] : " ", after = peek(length) ?? " "
        func isMark(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }
        let leftFlanking = !after.isWhitespace && (!isMark(after) || before.isWhitespace || isMark(before))
        let rightFlanking = !before.isWhitespace && (!isMark(before) || after.isWhitespace || isMark(after))
        let isWordMark = mark == "_"
        var piece = Piece(text: String(repeating: mark, count: length))
        if mark != "~" || length <= 2 {
            piece.run = (
                mark, leftFlanking && (!isWordMark || !rightFlanking || isMark(before)),
                rightFlanking && (!isWordMark || !leftFlanking || isMark(after))
            )
        }
        pieces.append(piece)
        place += length
    }

    private mutating func bracket(_ mark: String, isImage: Bool) {
        pieces.append(Piece(text: mark, bracket: (isImage, true)))
        place += mark.count
    }

    private mutating func closeBracket() {
        guard let start = pieces.lastIndex(where: { $0.bracket != nil }), let mark = pieces[start].bracket else { return append("]", 1) }
        let label = String(pieces[(start + 1)...].map(\.text).joined())
        guard mark.isActive, let (address, length) = target(label) else {
            pieces[start].bracket = nil
            return append("]", 1)
        }
        place += length
        emphasize(from: start + 1)
        for index in pieces.indices[(start + 1)...] {
            if mark.isImage {
                pieces[index].image = address
            } else if pieces[index].image == nil || pieces[index].link == nil {
                pieces[index].link = address
            }
            pieces[index].run = nil
        }
        pieces[start].text = ""
        pieces[start].bracket = nil
        if !mark.isImage {
            // Links do not nest.
            for index in pieces.indices[..<start] where pieces[index].bracket?.isImage == false { pieces[index].bracket?.isActive = false }
        }
    }

    /// Returns the destination of the link whose text ends here, and the length of its source, bracket included.
    private func target(_ label: String) -> (String, Int)? {
        var index = place + 1
        func skipSpace() { while index < text.count, text[index].isWhitespace { index += 1 } }
        if index < text.count, text[index] == "(" {
            index += 1
            skipSpace()
            var address = ""
            if index < text.count, text[index] == "<" {
                guard let end = text[index...].firstIndex(of: ">") else { return nil }
                address = String(text[index + 1..<end])
                index = end + 1
            } else {
                var depth = 0
                while index < text.count, !text[index].isWhitespace {
                    if text[index] == "(" { depth += 1 }
                    if text[index] == ")" { if depth == 0 { break } else { depth -= 1 } }
                    if text[index] == "\\", index + 1 < text.count, text[index + 1].isPunctuation { index += 1 }
                    address.append(text[index])
                    index += 1
                }
            }
            skipSpace()
            if index < text.count, let close = ["\"": "\"", "'": "'", "(": ")"][text[index]] as Character?,
                let end = text[(index + 1)...].firstIndex(of: close)
            {
                index = end + 1
                skipSpace()
            }
            guard index < text.count, text[index] == ")" else { return nil }
            return (address, index + 1 - place)
        }
        if index < text.count, text[index] == "[", let end = text[index...].firstIndex(of: "]") {
            let named = String(text[index + 1..<end])
            return references[(named.isEmpty ? label : named).lowercased()].map { ($0, end + 1 - place) }
        }
        return references[label.lowercased()].map { ($0, 1) }
    }

    private mutating func angle() {
        guard let end = text[place...].firstIndex(of: ">"), end > place + 1 else { return append("<", 1) }
        let inside = String(text[place + 1..<end])
        let isAddress = !inside.contains(where: \.isWhitespace) && inside.first?.isLetter == true
        if isAddress, inside.contains("@"), !inside.contains(":") {
            pieces.append(Piece(text: inside, link: "mailto:" + inside))
        } else if isAddress, let colon = inside.firstIndex(of: ":"), inside[..<colon].count >= 2,
            inside[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || "+-.".contains($0) })
        {
            pieces.append(Piece(text: inside, link: inside))
        } else if let first = inside.first, first.isLetter || first == "/" || first == "!" || first == "?" {
            pieces.append(Piece(text: "<\(inside)>", intent: .inlineHTML))
        } else {
            return append("<", 1)
        }
        place = end + 1
    }

    private static let entities = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "nbsp": "\u{A0}", "copy": "©", "reg": "®", "trade": "™", "hellip": "…",
        "mdash": "—", "ndash": "–",
    ]

    private mutating func entity() {
        guard let end = text[place...].prefix(12).firstIndex(of: ";") else { return append("&", 1) }
        let name = String(text[place + 1..<end])
        let number =
            name.lowercased().hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
        guard let decoded = MarkdownInline.entities[name] ?? number.flatMap(Unicode.Scalar.init).map({ String(Character($0)) }) else {
            return append("&", 1)
        }
        append(decoded, end + 1 - place)
    }

    /// Handles the end of a line: a space, or a break after two spaces.
    private mutating func lineEnd() {
        if keepsWhitespace { return append(String(text[place]), 1) }
        let spaces = text[..<place].reversed().prefix { $0 == " " }.count
        if let last = pieces.indices.last, spaces > 0, pieces[last].run == nil {
            pieces[last].text.removeLast(min(spaces, pieces[last].text.reversed().prefix { $0 == " " }.count))
        }
        place += 1
        while peek(0) == " " { place += 1 }
        pieces.append(spaces >= 2 ? Piece(text: "\n", intent: .lineBreak) : Piece(text: " ", intent: .softBreak))
    }

    private mutating func bareLink() -> Bool {
        let rest = String(text[place...].prefix { !$0.isWhitespace && $0 != "<" && $0 != "]" && $0 != "*" })
        guard rest.hasPrefix("http://") || rest.hasPrefix("https://"), place == 0 || !text[place - 1].isLetter,
            !pieces.contains(where: { $0.bracket != nil })
        else { return false }
        var address = rest
        while let last = address.last, "?!.,:'\";".contains(last) || last == ")" && !address.contains("(") { address.removeLast() }
        guard address.contains("//"), !address.hasSuffix("//") else { return false }
        pieces.append(Piece(text: address, link: address))
        place += address.count
        return true
    }

    // MARK: Emphasis

    /// Pairs the marks from piece `first` on: each closing mark is matched with the nearest opening one before it.
    private mutating func emphasize(from first: Int) {
        var closer = first
        while closer < pieces.count {
            guard let run = pieces[closer].run, run.closes, !pieces[closer].text.isEmpty else {
                closer += 1
                continue
            }
            let opener = pieces.indices[first..<closer].last { index in
                guard let other = pieces[index].run, other.mark == run.mark, other.opens else { return false }
                let (a, b) = (pieces[index].text.count, pieces[closer].text.count)
                if a == 0 { return false }
                if run.mark == "~" { return a == b }
                // CommonMark's rule of three.
                return !((other.closes || run.opens) && (a + b) % 3 == 0 && !(a % 3 == 0 && b % 3 == 0))
            }
            guard let opener else {
                closer += 1
                continue
            }
            let width = run.mark == "~" ? pieces[closer].text.count : min(2, pieces[opener].text.count, pieces[closer].text.count)
            let intent: InlinePresentationIntent = run.mark == "~" ? .strikethrough : width == 2 ? .stronglyEmphasized : .emphasized
            for index in pieces.indices[(opener + 1)..<closer] {
                pieces[index].intent.insert(intent)
                pieces[index].run = nil
            }
            pieces[opener].text.removeLast(width)
            pieces[closer].text.removeLast(width)
        }
    }
}
