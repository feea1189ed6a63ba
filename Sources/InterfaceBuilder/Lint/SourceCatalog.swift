import Foundation

/// The classes in a project's Swift and Objective-C files with the names of their members: just enough to check outlets and actions.
///
/// Found by scanning tokens, without a compiler: a member counts as declared anywhere in a type or its extensions.
public struct SourceCatalog {
    struct Declaration {
        var superclass: String?
        var properties: Set<String> = []
        /// The selectors, such as `save:`.
        var methods: Set<String> = []
        var isDeclared = false
    }

    private var types: [String: Declaration] = [:]
    /// The files' references to storyboards.
    private(set) var mentions = SourceMentions()

    /// The outlets of UIKit's own classes.
    static let systemOutlets: Set<String> = [
        "view", "delegate", "dataSource", "tableView", "collectionView", "searchDisplayController", "gestureRecognizers", "backgroundView",
        "selectedBackgroundView", "multipleSelectionBackgroundView", "accessoryView", "editingAccessoryView", "inputView",
        "inputAccessoryView",
        "window", "searchBar", "searchContentsController", "refreshControl", "tableHeaderView", "tableFooterView", "dropDelegate",
        "dragDelegate",
        "prefetchDataSource", "layoutDelegate", "titleView", "customView", "imageView", "textLabel", "detailTextLabel", "contentView",
        "segue",
        "transitioningDelegate", "searchResultsDelegate", "searchResultsDataSource", "navigationItem", "tabBarItem",
    ]

    /// Creates an empty catalog; see ``add(_:)``.
    public init() {}

    /// Reads the files; those that are missing or not UTF-8 are skipped.
    public init(files urls: [URL]) {
        for url in urls {
            guard let text = RegularFile.text(url.path) else { continue }
            if url.pathExtension == "swift" { add(text, file: url.path) } else { add(objectiveC: text, file: url.path) }
        }
    }

    func declares(_ name: String) -> Bool { types[name.lastComponent]?.isDeclared ?? false }

    /// Returns whether a class should be the app's own, so not finding it is an error.
    func isOwn(_ custom: CustomClass, _ element: Element) -> Bool { custom.module == nil || element["customModuleProvider"] == "target" }

    /// Returns whether the chain of superclasses up to a UIKit class is known.
    func isComplete(_ name: String) -> Bool {
        chain(of: name).map { last in last.hasPrefix("UI") || last.hasPrefix("NS") } ?? false
    }

    private func chain(of name: String) -> String? {
        var current = name.lastComponent
        for _ in 0..<64 {
            guard let type = types[current], type.isDeclared else { return current == name.lastComponent ? nil : current }
            guard let superclass = type.superclass else { return nil }
            current = superclass
        }
        return nil
    }

    /// Returns whether a class is or inherits from another, or `nil` if its superclasses are not known.
    func isKind(_ name: String, of base: String) -> Bool? {
        var current = name.lastComponent
        for _ in 0..<64 {
            if current == base { return true }
            if let type = types[current], type.isDeclared {
                guard let superclass = type.superclass else { return nil }
                current = superclass
            } else if let superclass = SystemHierarchy.superclass(of: current) {
                current = superclass
            } else {
                return current == "NSObject" ? false : nil
            }
        }
        return nil
    }

    /// Returns whether the name is that of a class, either the project's or one that occurs in interface files. A protocol is not.
    func isClass(_ name: String) -> Bool { declares(name) || SystemHierarchy.knows(name) }

    func hasProperty(_ property: String, in name: String) -> Bool { inherits(name) { $0.properties.contains(property) } }
    func hasMethod(_ selector: String, in name: String) -> Bool { inherits(name) { $0.methods.contains(selector) } }
    func declaresMethod(_ selector: String) -> Bool { types.values.contains { $0.methods.contains(selector) } }

    /// Returns a method of the class, or of any class, that begins like `selector`: `save` or `saveWithSender:` for `save:`.
    func similarMethod(to selector: String, in name: String? = nil) -> String? {
        let base = selector.prefix { $0 != ":" }
        func similar(_ type: Declaration) -> [String] {
            type.methods.filter { $0 == base || $0.hasPrefix(base + "With") || $0.hasPrefix(base + ":") }
        }
        guard let name else { return types.values.flatMap(similar).min() }
        var found: [String] = []
        _ = inherits(name) { type in
            found += similar(type)
            return false
        }
        return found.min()
    }

    /// Returns whether the class is Apple's: a framework's prefix before a word.
    static func isSystem(_ name: String) -> Bool {
        systemPrefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
    }

    private static let systemPrefixes = [
        "UI", "NS", "SK", "SCN", "MK", "WK", "GLK", "MTK", "AR", "AV", "CA", "PK", "PH", "PDF", "GK", "MP", "QL", "MF", "SF", "LP", "RP",
    ]

    private func inherits(_ name: String, _ condition: (Declaration) -> Bool) -> Bool {
        var current: String? = name.lastComponent
        for _ in 0..<64 {
            guard let name = current else { return false }
            guard let type = types[name] else { return extensionOfUIKit(condition) }
            if condition(type) { return true }
            current = type.superclass
        }
        return false
    }

    private func extensionOfUIKit(_ condition: (Declaration) -> Bool) -> Bool {
        ["UIViewController", "UIView", "UIResponder", "NSObject"].contains { types[$0].map(condition) ?? false }
    }

    // MARK: Scanning

    /// Adds the declarations in an Objective-C file's text; `file` is its path, for messages.
    public mutating func add(objectiveC text: String, file: String = "") {
        mentions.add(text, file: file)
        for found in ObjectiveCScan(text).classes {
            var type = types[found.name] ?? Declaration()
            type.isDeclared = true
            type.superclass = found.superclass ?? type.superclass
            type.properties.formUnion(found.properties)
            type.methods.formUnion(found.methods)
            types[found.name] = type
        }
    }

    /// Adds the declarations in a Swift file's text; `file` is its path, for messages.
    public mutating func add(_ text: String, file: String = "") {
        mentions.add(text, file: file)
        let tokens = SourceTokens.words(of: text)
        var open: [String?] = []
        var index = 0
        func token(_ offset: Int) -> String { index + offset < tokens.count ? tokens[index + offset] : "" }
        var pending: String?
        var objectiveCName: String?
        while index < tokens.count {
            switch tokens[index] {
            case "class", "extension", "struct", "enum", "protocol", "actor":
                if let name = declareType(tokens, at: index) { pending = name }
            case "{":
                open.append(pending)
                pending = nil
            case "}": _ = open.popLast()
            case "@" where token(1) == "objc" && token(2) == "(":
                let end = tokens[(index + 3)...].firstIndex(of: ")") ?? tokens.count
                objectiveCName = tokens[(index + 3)..<end].joined()
                index = end
            case "var", "let":
                if let name = open.last ?? nil {
                    types[name, default: Declaration()].properties.insert(token(1))
                }
            case "func":
                if let name = open.last ?? nil {
                    let selector = objectiveCName ?? Self.selector(tokens, at: index + 1)
                    types[name, default: Declaration()].methods.insert(selector)
                }
                objectiveCName = nil
            default: break
            }
            index += 1
        }
    }

    /// Adds the type whose declaration or extension begins at `index`, and returns its name, or `nil` if the word means something else, as
    /// in `class func`.
    private mutating func declareType(_ tokens: [String], at index: Int) -> String? {
        guard index + 1 < tokens.count, let first = tokens[index + 1].first, first.isLetter || first == "_",
            !["func", "var", "let", "override"].contains(tokens[index + 1])
        else { return nil }
        var end = index + 1
        let name = Self.lastName(tokens, at: &end)
        var type = types[name] ?? Declaration()
        if tokens[index] == "class" {
            type.isDeclared = true
            while end < tokens.count, tokens[end] != ":", tokens[end] != "{" { end += 1 }
            if end + 1 < tokens.count, tokens[end] == ":" {
                end += 1
                type.superclass = Self.lastName(tokens, at: &end)
            }
        }
        types[name] = type
        return name
    }

    /// Returns `C` for `A.B.C`, and moves `index` past it.
    private static func lastName(_ tokens: [String], at index: inout Int) -> String {
        var name = tokens[index]
        index += 1
        while index + 1 < tokens.count, tokens[index] == "." {
            name = tokens[index + 1]
            index += 2
        }
        return name
    }

    /// `save(_ sender: Any, for event: UIEvent)` → `save:for:`.
    private static func selector(_ tokens: [String], at start: Int) -> String {
        guard start < tokens.count else { return "" }
        var labels: [String?] = []
        var index = start + 1
        while index < tokens.count, tokens[index] != "(" { index += 1 }
        var depth = 0
        var expectsLabel = false
        while index < tokens.count {
            switch tokens[index] {
            case "(", "[", "<":
                depth += 1
                if depth == 1 { expectsLabel = true }
            case ")", "]", ">":
                depth -= 1
                if depth == 0 { return SelectorName.method(tokens[start], labels: labels) }
            case "," where depth == 1: expectsLabel = true
            case "@" where depth == 1: index += 1
            case let label where depth == 1 && expectsLabel:
                labels.append(label)
                expectsLabel = false
            default: break
            }
            index += 1
        }
        return SelectorName.method(tokens[start], labels: labels)
    }
}

extension String {
    fileprivate var lastComponent: String { split(separator: ".").last.map(String.init) ?? self }
}
