/// Finds sources that the parser can't read in reasonable time and on a reasonable stack. It limits nesting by parentheses and braces, but
/// not chains, each link of which is a level of the tree, and it reads ahead twice at each bracket of a type or an array.
///
/// The limits exceed those of any real program. Comments, strings, and regular expressions are skipped; of the rest, only the tokens are
/// known.
package enum SourceNesting {
    package static func isTooDeep(_ source: [UInt8]) -> Bool {
        var scan = NestingScan(source)
        return scan.isTooDeep()
    }
}

private struct NestingScan {
    /// The maximum number of nested `#if`, of consecutive `else if`, and of `.`, `?`, and `!` in one expression.
    private static let (conditions, branches, links) = (300, 1000, 4000)
    /// The maximum number of nested `<`, of keywords such as `try` in a row, and of strings in interpolations of strings.
    private static let (angles, prefixes, strings) = (500, 200, 50)
    /// The depth of nested `[` from which each is counted with the time that the parser takes for it, and the maximum of these times.
    private static let (deepSquares, work) = (8, 1 << 18)

    private let source: [UInt8]
    private var place = 0
    /// The last byte of the token before, or 0.
    private var last: UInt8 = 0
    private var conditions = 0, links = 0, angles = 0, squares = 0, work = 0, prefixes = 0, isAfterElse = false
    /// The number of `else` in the chain at each depth of braces.
    private var branches = [0]
    /// The strings around the current interpolation, with the number of open parentheses in each one's interpolation.
    private var strings: [(pounds: Int, isLong: Bool, parentheses: Int)] = []

    init(_ source: [UInt8]) { self.source = source }

    private var isBeyondLimits: Bool {
        conditions > Self.conditions || links > Self.links || angles > Self.angles || work > Self.work || prefixes > Self.prefixes
            || strings.count > Self.strings || branches[branches.count - 1] > Self.branches
    }

    mutating func isTooDeep() -> Bool {
        while place < source.count {
            if !skipText() { readToken() }
            if isBeyondLimits { return true }
        }
        return false
    }

    // MARK: Tokens

    private mutating func readToken() {
        let start = place
        while place < source.count, isWord(source[place]) || place == start && source[place] == UInt8(ascii: "#") { place += 1 }
        if place > start { return readWord(source[start..<place]) }
        let byte = source[place]
        place += 1
        switch byte {
        case 10: return endLine()
        case 0...32: return
        default: readSymbol(byte)
        }
        prefixes = 0
        last = byte
    }

    private mutating func readWord(_ word: ArraySlice<UInt8>) {
        switch word {
        case Self.sharpIf: conditions += 1
        case Self.sharpEndif: conditions = max(0, conditions - 1)
        case Self.else: branches[branches.count - 1] += 1
        case Self.if where !isAfterElse: branches[branches.count - 1] = 0
        default: break
        }
        isAfterElse = word == Self.else
        prefixes = Self.prefixWords.contains(word) ? prefixes + 1 : 0
        last = word.last ?? 0
    }

    private mutating func readSymbol(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "{"):
            branches.append(0)
            endExpression()
        case UInt8(ascii: "}"):
            if branches.count > 1 { branches.removeLast() }
            endExpression()
        case UInt8(ascii: ";"): endExpression()
        case UInt8(ascii: ","): links = 0
        case UInt8(ascii: "="): (links, angles) = (0, 0)
        case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"): links += 1
        case UInt8(ascii: "<"): angles += 1
        // A function's type is deeper than a member.
        case UInt8(ascii: ">"): if last == UInt8(ascii: "-") { links += 4 } else { angles = max(0, angles - 1) }
        case UInt8(ascii: "["):
            squares += 1
            if squares > Self.deepSquares { work += 1 << min(squares, 30) }
        case UInt8(ascii: "]"): squares = max(0, squares - 1)
        case UInt8(ascii: "("): if !strings.isEmpty { strings[strings.count - 1].parentheses += 1 }
        case UInt8(ascii: ")"): closeParenthesis()
        default: break
        }
    }

    private mutating func endExpression() { (links, angles, squares) = (0, 0, 0) }

    /// Ends the expression at the end of a line, unless an operator or a member continues it there or on the next line.
    private mutating func endLine() {
        guard let next = source[place...].first(where: { $0 > 32 }), isWord(next) || next == UInt8(ascii: "@") else { return }
        if isWord(last) || Self.ends.contains(last) { (links, angles) = (0, 0) }
    }

    private mutating func closeParenthesis() {
        guard let string = strings.last else { return }
        strings[strings.count - 1].parentheses -= 1
        guard string.parentheses == 1 else { return }
        strings.removeLast()
        skipString(string.pounds, string.isLong)
    }

    // MARK: Comments, strings, and regular expressions

    /// Skips a comment, or the start of a string or of a regular expression. Returns `false` if there is none.
    private mutating func skipText() -> Bool {
        switch source[place] {
        case UInt8(ascii: "/"):
            guard place + 1 < source.count else { return false }
            switch source[place + 1] {
            case UInt8(ascii: "/"): place = source[place...].firstIndex(of: 10) ?? source.count
            case UInt8(ascii: "*"): skipComment()
            default: return skipRegex()
            }
            return true
        case UInt8(ascii: "\""), UInt8(ascii: "#"):
            let pounds = source[place...].prefix { $0 == UInt8(ascii: "#") }.count
            if pounds > 0, place + pounds < source.count, source[place + pounds] == UInt8(ascii: "/") {
                skipRegex(pounds)
                return true
            }
            guard place + pounds < source.count, source[place + pounds] == UInt8(ascii: "\"") else { return false }
            place += pounds
            let isLong = starts(with: "\"\"\"")
            place += isLong ? 3 : 1
            prefixes = 0
            skipString(pounds, isLong)
            return true
        default: return false
        }
    }

    /// Skips the rest of a string, up to its end or to an interpolation.
    private mutating func skipString(_ pounds: Int, _ isLong: Bool) {
        let mark = String(repeating: "#", count: pounds), end = (isLong ? "\"\"\"" : "\"") + mark
        last = UInt8(ascii: "\"")
        while place < source.count {
            if source[place] == 10, !isLong { return }
            if source[place] == UInt8(ascii: "\\"), starts(with: "\\" + mark) {
                place += 1 + pounds
                if place < source.count, source[place] == UInt8(ascii: "(") {
                    place += 1
                    return strings.append((pounds, isLong, 1))
                }
            } else if source[place] == UInt8(ascii: "\""), starts(with: end) {
                place += end.utf8.count
                return
            }
            place += 1
        }
    }

    private mutating func skipComment() {
        var depth = 0
        while place < source.count {
            let isMark = source[place] == UInt8(ascii: "/") || source[place] == UInt8(ascii: "*")
            guard isMark, starts(with: "/*") || starts(with: "*/") else {
                place += 1
                continue
            }
            depth += source[place] == UInt8(ascii: "/") ? 1 : -1
            place += 2
            if depth == 0 { return }
        }
    }

    /// Skips `/…/`, which is no operator where a value begins, and ends on the same line.
    private mutating func skipRegex() -> Bool {
        guard !isWord(last), !Self.ends.contains(last), place + 1 < source.count, source[place + 1] > 32 else { return false }
        var next = place + 1
        while next < source.count, source[next] != 10 {
            if source[next] == UInt8(ascii: "/") {
                place = next + 1
                (last, prefixes) = (UInt8(ascii: "/"), 0)
                return true
            }
            next += source[next] == UInt8(ascii: "\\") ? 2 : 1
        }
        return false
    }

    /// Skips `#/…/#`, which may have several lines.
    private mutating func skipRegex(_ pounds: Int) {
        let end = "/" + String(repeating: "#", count: pounds)
        place += pounds + 1
        while place < source.count, source[place] != UInt8(ascii: "/") || !starts(with: end) { place += 1 }
        place = min(source.count, place + end.utf8.count)
        (last, prefixes) = (UInt8(ascii: "/"), 0)
    }

    private func starts(with text: String) -> Bool { source[place...].starts(with: text.utf8) }

    // MARK: Words

    private func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 95,
            0x80...:
            true
        default: false
        }
    }

    /// The bytes besides those of words that end a value.
    private static let ends = Set(")]}\"?!>`".utf8)
    private static let sharpIf = Array("#if".utf8)[...], sharpEndif = Array("#endif".utf8)[...]
    private static let `else` = Array("else".utf8)[...], `if` = Array("if".utf8)[...]
    /// The keywords that an expression, a pattern, or a type may have any number of at its start.
    private static let prefixWords = Set(
        """
        any async await borrow borrowing consume consuming copy discard each if inout isolated let nonisolated of repeat return sending some
        switch throw try unsafe var yield _borrow
        """.utf8.split { $0 == 32 || $0 == 10 }.map { ArraySlice($0) })
}
