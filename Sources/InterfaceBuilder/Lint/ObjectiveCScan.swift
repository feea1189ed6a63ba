/// Finds the classes that an Objective-C file declares or implements, with their properties, instance variables, and methods.
struct ObjectiveCScan {
    struct Class {
        var name: String
        /// The superclass, or `nil` in a category or an implementation.
        var superclass: String?
        var properties: Set<String> = []
        /// The selectors, such as `save:`.
        var methods: Set<String> = []
    }

    private(set) var classes: [Class] = []
    private let words: [String]
    private var index = 0

    init(_ text: String) {
        words = SourceTokens.words(of: text)
        while index < words.count {
            if word(0) == "@", ["interface", "implementation"].contains(word(1)) { readClass() } else { index += 1 }
        }
    }

    private func word(_ offset: Int) -> String { index + offset < words.count ? words[index + offset] : "" }

    private mutating func readClass() {
        let isInterface = word(1) == "interface"
        var found = Class(name: word(2))
        if isInterface, word(3) == ":" { found.superclass = word(4) }
        index += 3
        var depth = 0
        while index < words.count {
            switch word(0) {
            case "@" where word(1) == "end":
                index += 2
                classes.append(found)
                return
            case "@" where word(1) == "property": found.properties.insert(lastWordOfStatement())
            case "{": depth += 1
            case "}": depth -= 1
            // The braces directly after a class's header.
            case ";" where depth == 1 && found.methods.isEmpty: found.properties.insert(word(-1))
            case "-" where depth == 0 && word(1) == "(", "+" where depth == 0 && word(1) == "(": found.methods.insert(selector())
            default: break
            }
            index += 1
        }
        classes.append(found)
    }

    /// `UILabel *label;` → `label`.
    private mutating func lastWordOfStatement() -> String {
        while index < words.count, word(0) != ";" { index += 1 }
        return word(-1)
    }

    /// `(void)save:(id)sender for:(UIEvent *)event` → `save:for:`.
    private mutating func selector() -> String {
        var (selector, depth, isFirst) = ("", 0, true)
        while index < words.count, !(depth == 0 && [";", "{"].contains(word(0))) {
            switch word(0) {
            case "(": depth += 1
            case ")": depth -= 1
            case ":" where depth == 0: selector += word(-1) == ")" || word(-1) == ":" ? ":" : ""
            case let name where depth == 0 && isFirst && name.first?.isLetter == true:
                selector = name + (word(1) == ":" ? ":" : "")
                isFirst = false
            case let name where depth == 0 && word(1) == ":": selector += name + ":"
            default: break
            }
            index += 1
        }
        index -= 1
        return selector
    }
}
