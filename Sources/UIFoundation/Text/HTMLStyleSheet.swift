import Foundation

/// The rules of an HTML document's style elements. Selectors name one element by its tag, class, or identifier; others are left out.
struct HTMLStyleSheet {
    private struct Rule {
        var tag: String?
        var classes: [String] = []
        var identifier: String?
        let declarations: String

        /// A larger one comes later: identifiers before classes before tags.
        var weight: Int { (identifier == nil ? 0 : 100) + classes.count * 10 + (tag == nil ? 0 : 1) }

        /// Reads a selector such as `p.note`, also as a descendant of the body; nil for any other.
        init?(_ selector: Substring, _ declarations: String) {
            let parts = selector.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
            guard let last = parts.last, parts.dropLast().allSatisfy({ $0 == "body" || $0 == "html" }),
                !last.contains(where: { ":[>+~".contains($0) })
            else { return nil }
            self.declarations = declarations
            var rest = last[...]
            func take() -> String {
                let word = rest.prefix { $0 != "." && $0 != "#" }
                rest = rest[word.endIndex...]
                return String(word)
            }
            let name = take()
            if !name.isEmpty, name != "*" { tag = name }
            while let mark = rest.popFirst() {
                if mark == "." { classes.append(take()) } else { identifier = take() }
            }
        }

        func fits(_ tag: String, _ classes: [String], _ identifier: String?) -> Bool {
            (self.tag == nil || self.tag == tag) && self.classes.allSatisfy(classes.contains)
                && (self.identifier == nil || self.identifier == identifier)
        }
    }
    private var rules: [Rule] = []

    /// Adds the content of a style element.
    mutating func add(_ text: String) {
        var rest = HTMLStyleSheet.withoutComments(text)[...]
        while let open = rest.firstIndex(of: "{") {
            let selectors = rest[..<open].drop { $0.isWhitespace }
            var body = rest[rest.index(after: open)...]
            guard let close = body.firstIndex(of: "}") else { return }
            // The rules of a condition, such as that of a medium, are left out.
            if selectors.hasPrefix("@") {
                var depth = 1
                while depth > 0, let next = body.popFirst() { depth += next == "{" ? 1 : next == "}" ? -1 : 0 }
                rest = body
                continue
            }
            let declarations = String(body[..<close])
            rules += selectors.split(separator: ",").compactMap { Rule($0, declarations) }
            rest = body[body.index(after: close)...]
        }
    }

    /// Returns the declarations for an element; those that come first are replaced by later ones.
    func declarations(tag: String, classes: [String] = [], identifier: String? = nil) -> [String] {
        let fitting = rules.enumerated().filter { $1.fits(tag, classes, identifier) }
        return fitting.sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }.map(\.element.declarations)
    }

    private static func withoutComments(_ text: String) -> String {
        var text = text.replacingOccurrences(of: "<!--", with: "").replacingOccurrences(of: "-->", with: "")
        while let start = text.range(of: "/*") {
            let end = text.range(of: "*/", range: start.upperBound..<text.endIndex)
            text.removeSubrange(start.lowerBound..<(end?.upperBound ?? text.endIndex))
        }
        return text
    }
}
