/// A file pattern: `*` and `?` match within a folder, `**` across folders, and `**/` any number of folders.
///
/// It takes time in proportion to the lengths of pattern and path: a regular expression made from such a pattern, and the system's
/// `fnmatch`, take exponential time for some.
struct PathPattern {
    /// The maximum number of characters in a pattern.
    static let longest = 4096

    private enum Part: Equatable { case character(UInt8), one, some, any, folders }
    private let parts: [Part]

    /// Fails for a pattern that is longer than ``longest``.
    init?(_ text: String) {
        var rest = Array((text.hasPrefix("./") ? text.dropFirst(2) : text[...]).utf8)[...]
        guard rest.count <= Self.longest else { return nil }
        let star = UInt8(ascii: "*")
        var parts: [Part] = []
        while let byte = rest.popFirst() {
            var part = Part.character(byte)
            if byte == star, rest.first == star {
                rest.removeFirst()
                part = .any
                if rest.first == UInt8(ascii: "/") {
                    rest.removeFirst()
                    part = .folders
                }
            } else if byte == star {
                part = .some
            } else if byte == UInt8(ascii: "?") {
                part = .one
            }
            // Repeated, these match nothing more.
            if let last = parts.last, last == part, [.some, .any, .folders].contains(part) { continue }
            parts.append(part)
        }
        self.parts = parts
    }

    func matches(_ path: String) -> Bool {
        let text = Array(path.utf8), slash = UInt8(ascii: "/")
        // Whether the parts so far match the first n bytes.
        var reached = [Bool](repeating: false, count: text.count + 1)
        reached[0] = true
        for part in parts {
            var next = [Bool](repeating: false, count: text.count + 1)
            switch part {
            case .character(let byte): for at in text.indices where reached[at] && text[at] == byte { next[at + 1] = true }
            // A character of several bytes is one.
            case .one:
                for at in text.indices where reached[at] && text[at] != slash {
                    var end = at + 1
                    while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
                    next[end] = true
                }
            case .some, .any:
                var isOpen = false
                for at in 0...text.count {
                    isOpen = isOpen && (part == .any || text[at - 1] != slash) || reached[at]
                    next[at] = isOpen
                }
            case .folders:
                var isOpen = false
                for at in 0...text.count {
                    next[at] = reached[at] || isOpen && at > 0 && text[at - 1] == slash
                    isOpen = isOpen || reached[at]
                }
            }
            reached = next
        }
        return reached[text.count]
    }
}
