/// Objective-C selectors of Swift declarations, by the compiler's rule, as used for actions in interface files.
public enum SelectorName {
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in",
        "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via",
        "when", "with", "within",
    ]

    /// `tapped(_:)` → `tapped:`, `labeled(with:count:)` → `labeledWith:count:`, `show(animated:)` → `showWithAnimated:`.
    public static func method(_ base: String, labels: [String?]) -> String {
        if base == "init" {
            guard let first = labels.first else { return "init" }
            return "initWith" + capitalized(first ?? "") + ":" + labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
        }
        guard let first = labels.first else { return base }
        var name = base
        if let first, first != "_" {
            if !startsWithPreposition(first), !prepositions.contains(lastWord(base).lowercased()) { name += "With" }
            name += capitalized(first)
        }
        name += ":"
        for label in labels.dropFirst() { name += (label == "_" ? "" : label ?? "") + ":" }
        return name
    }

    public static func setter(_ property: String) -> String { "set" + capitalized(property) + ":" }

    private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
    private static func startsWithPreposition(_ label: String) -> Bool {
        prepositions.contains(String(label.prefix { !$0.isUppercase }))
    }
    private static func lastWord(_ name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name }
        return String(name[start...])
    }
}
