/// Finds sources whose syntax tree would be deeper than a stack: the parser limits nesting by brackets, but not chains, each link of which
/// is a level of the tree.
///
/// The limits exceed those of any real program. The text is scanned without its grammar, so strings and comments count, too.
package enum SourceNesting {
    /// The maximum number of nested `#if`, of consecutive `else if`, and of `.`, `?`, and `!` in one expression.
    private static let (conditions, branches, links) = (300, 1000, 4000)

    package static func isTooDeep(_ source: [UInt8]) -> Bool {
        var conditions = 0, links = 0, isAfterElse = false, place = 0
        // The number of `else` in the chain at each depth of braces.
        var branches = [0]
        while place < source.count {
            let start = place
            while place < source.count, isWord(source[place]) || place == start && source[place] == UInt8(ascii: "#") { place += 1 }
            if place > start {
                switch source[start..<place] {
                case Self.sharpIf: conditions += 1
                case Self.sharpEndif: conditions = max(0, conditions - 1)
                case Self.else: branches[branches.count - 1] += 1
                case Self.if where !isAfterElse: branches[branches.count - 1] = 0
                default: break
                }
                isAfterElse = source[start..<place] == Self.else
                if conditions > Self.conditions || branches[branches.count - 1] > Self.branches { return true }
                continue
            }
            switch source[place] {
            case UInt8(ascii: "{"):
                branches.append(0)
                links = 0
            case UInt8(ascii: "}"):
                if branches.count > 1 { branches.removeLast() }
                links = 0
            case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"):
                links += 1
                if links > Self.links { return true }
            case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="): links = 0
            // An operator or a member continues an expression on the next line.
            case 10: if let next = source[place...].first(where: { $0 > 32 }), isWord(next) || next == UInt8(ascii: "@") { links = 0 }
            default: break
            }
            place += 1
        }
        return false
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 95,
            0x80...:
            true
        default: false
        }
    }

    private static let sharpIf = Array("#if".utf8)[...], sharpEndif = Array("#endif".utf8)[...]
    private static let `else` = Array("else".utf8)[...], `if` = Array("if".utf8)[...]
}
