/// The references to storyboards in source files: identifiers and outlets.
struct SourceMentions {
    /// A place in a source file.
    struct Place: Equatable {
        var file: String
        var line: Int
        var column: Int
    }

    /// The kind of item that an identifier in code names.
    enum Kind { case segue, scene, storyboard }

    /// A call with the name of an item in a storyboard.
    struct Request {
        var kind: Kind
        var name: String
        /// The enclosing type, if the call is on its own controller. An explicit receiver is another object.
        var type: String?
        var place: Place
    }

    /// An `@IBOutlet`.
    struct Outlet {
        var owner: String
        var name: String
        /// The type's name without its module, optional marks and array brackets, or `nil` if it is not a plain name.
        var type: String?
        var place: Place
    }

    private(set) var requests: [Request] = []
    private(set) var outlets: [Outlet] = []
    /// Every string and word in the sources: an identifier that is not among them is unused.
    private(set) var words: Set<String> = []

    private static let kinds: [String: Kind] = [
        "performSegue": .segue, "performSegueWithIdentifier": .segue, "shouldPerformSegue": .segue, "instantiateViewController": .scene,
        "instantiateViewControllerWithIdentifier": .scene, "UIStoryboard": .storyboard, "storyboardWithName": .storyboard,
    ]

    mutating func add(_ text: String, file: String) {
        let tokens = SourceTokens.tokens(of: text)
        var open: [String?] = []
        var pending: String?
        func token(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }
        func place(_ index: Int) -> Place {
            let position = SourceTokens.position(of: tokens[index].offset, in: text)
            return Place(file: file, line: position.line, column: position.column)
        }
        for (index, current) in tokens.enumerated() {
            words.insert(current.text)
            guard !current.isString else { continue }
            switch current.text {
            case "class" where ["func", "var", "let", "override"].contains(token(index + 1)): break
            case "class", "extension", "struct", "enum", "protocol", "actor":
                // Objective-C's `@class` and `@protocol` begin no scope.
                if token(index - 1) != "@" { pending = Self.typeName(token, at: index + 1) }
            case "implementation" where token(index - 1) == "@", "interface" where token(index - 1) == "@":
                open.append(token(index + 1))
            case "end" where token(index - 1) == "@": _ = open.popLast()
            case "{":
                open.append(pending ?? open.last ?? nil)
                pending = nil
            case "}": _ = open.popLast()
            case "IBOutlet":
                if let owner = open.last ?? nil, let found = outlet(token, at: index) {
                    outlets.append(Outlet(owner: owner, name: found.name, type: found.type, place: place(found.index)))
                }
            case let word:
                guard let kind = Self.kinds[word], let name = Self.argument(tokens, after: index) else { continue }
                let receiver = token(index - 1) == "." ? token(index - 2) : token(index - 1)
                let isOwn = kind == .segue && (token(index - 1) != "." || receiver == "self")
                requests.append(Request(kind: kind, name: tokens[name].text, type: isOwn ? open.last ?? nil : nil, place: place(name)))
            }
        }
    }

    private static func typeName(_ token: (Int) -> String, at start: Int) -> String? {
        var index = start
        guard let first = token(index).first, first.isLetter || first == "_" else { return nil }
        while token(index + 1) == "." { index += 2 }
        return token(index)
    }

    /// Returns the string in `(withIdentifier: "…"`, `(identifier: "…"`, `(name: "…"` or `:@"…"`, or `nil` for anything else, including a
    /// computed string.
    private static func argument(_ tokens: [SourceTokens.Token], after index: Int) -> Int? {
        let labels: Set<String> = ["withIdentifier", "identifier", "name"]
        var next = index + 1
        func text(_ index: Int) -> String? { index < tokens.count && !tokens[index].isString ? tokens[index].text : nil }
        if text(next) == "(", let label = text(next + 1), labels.contains(label), text(next + 2) == ":" {
            next += 3
        } else if text(next) == ":", text(next + 1) == "@" {
            next += 2
        } else {
            return nil
        }
        guard next < tokens.count, tokens[next].isString, !tokens[next].text.contains("\\"), text(next + 1) != "+" else { return nil }
        return next
    }

    /// Parses Swift's `@IBOutlet weak var label: UILabel!`, or Objective-C's `IBOutlet UILabel *label;`.
    private func outlet(_ token: (Int) -> String, at start: Int) -> (name: String, type: String?, index: Int)? {
        if token(start - 1) == "@" {
            var index = start + 1
            while !["var", "let"].contains(token(index)) {
                guard index < start + 12, !token(index).isEmpty, token(index) != "}" else { return nil }
                index += 1
            }
            let name = index + 1
            guard token(name + 1) == ":" else { return (token(name), nil, name) }
            return (token(name), Self.swiftType(token, at: name + 2), name)
        }
        var index = start + 1
        while token(index) != ";" {
            guard index < start + 16, !token(index).isEmpty else { return nil }
            index += 1
        }
        let type = token(start + 1) == "id" || token(start + 2) == "<" ? nil : token(start + 1)
        return (token(index - 1), token(start + 2) == "*" ? type : nil, index - 1)
    }

    private static func swiftType(_ token: (Int) -> String, at start: Int) -> String? {
        var index = token(start) == "[" ? start + 1 : start
        guard let first = token(index).first, first.isLetter || first == "_" else { return nil }
        while token(index + 1) == "." { index += 2 }
        return ["<", "&"].contains(token(index + 1)) || token(index) == "any" ? nil : token(index)
    }
}
