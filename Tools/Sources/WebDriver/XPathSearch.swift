import AutomationClient
import Foundation

/// Evaluates XPath on the page source.
enum XPathSearch {
    private static let longest = 10_000

    static func elements(_ path: String, in start: ElementSnapshot) throws -> [ElementSnapshot] {
        if let found = appiums(path, in: start) { return found }
        // As in Appium, the older names of types are read, and any type is any name.
        let path = path.split(separator: "/", omittingEmptySubsequences: false).map { step -> String in
            guard step.hasPrefix("UIA") else { return String(step) }
            let name = step.prefix { $0 != "[" }
            return ElementSnapshot.appiumType(named: String(name)) + String(step.dropFirst(name.count))
        }.joined(separator: "/").replacingOccurrences(of: "XCUIElementTypeAny", with: "*")
        guard path.utf8.count <= longest else { throw WebDriverError(.invalidSelector, "the XPath is longer than \(longest) bytes") }
        let source = PageSource(hasReferences: true).xml(start)
        guard let refs = XPathLibrary.shared?.references(path, in: source) else {
            throw WebDriverError(.invalidSelector, "`\(path)` isn't an XPath of elements")
        }
        let byRef = Dictionary(start.flattened.map { ($0.ref, $0) }) { first, _ in first }
        return try refs.map { ref in
            guard let element = byRef[ref] else {
                throw WebDriverError(.invalidSelector, "`\(path)` finds something that isn't an element")
            }
            return element
        }
    }
}

extension XPathSearch {
    private static let scrollables: Set<ElementType> = [.table, .collectionView, .scrollView, .webView]

    /// Returns the elements for the two paths that Appium's XCUITest driver answers itself: an element's first visible child, and all
    /// elements that scroll.
    private static func appiums(_ path: String, in start: ElementSnapshot) -> [ElementSnapshot]? {
        switch path.filter({ !$0.isWhitespace }).replacingOccurrences(of: "'", with: "\"") {
        case "/*[@firstVisible=\"true\"]": start.children.first { $0.isVisible }.map { [$0] } ?? []
        case "//*[@scrollable=\"true\"]": start.flattened.filter { scrollables.contains($0.type) && $0.isVisible }
        default: nil
        }
    }
}

/// The parts of libxml2 that evaluate an XPath. FoundationXML, which is based on it, ends the process if libxml2 finds an error: a syntax
/// error, or an unknown function, prefix, or variable. It also lacks WebDriverAgent's functions.
private struct XPathLibrary: Sendable {
    typealias Pointer = UnsafeMutableRawPointer
    typealias Function = @convention(c) (Pointer?, CInt) -> Void

    static let shared = XPathLibrary()

    private let read: @convention(c) (UnsafePointer<CChar>, CInt, UnsafePointer<CChar>?, UnsafePointer<CChar>?, CInt) -> Pointer?
    private let newContext: @convention(c) (Pointer) -> Pointer?
    private let register: @convention(c) (Pointer, UnsafePointer<CChar>, Function) -> CInt
    private let evaluate: @convention(c) (Pointer, UnsafePointer<CChar>, Pointer) -> Pointer?
    private let attribute: @convention(c) (Pointer, UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>?
    private let freeObject: @convention(c) (Pointer) -> Void
    private let freeContext: @convention(c) (Pointer) -> Void
    private let freeDocument: @convention(c) (Pointer) -> Void
    private let popString: @convention(c) (Pointer) -> UnsafeMutablePointer<CChar>?
    private let push: @convention(c) (Pointer, Pointer) -> CInt
    private let newString: @convention(c) (UnsafePointer<CChar>) -> Pointer?
    private let newBoolean: @convention(c) (CInt) -> Pointer?
    private let fail: @convention(c) (Pointer, CInt) -> Void

    private init?() {
        guard let library = dlopen("libxml2.so.2", RTLD_NOW) else { return nil }
        func symbol<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
            // dlsym returns untyped pointers; the types are those of libxml2's headers.
            dlsym(library, name).map { unsafeBitCast($0, to: type) }
        }
        guard
            let read: @convention(c) (UnsafePointer<CChar>, CInt, UnsafePointer<CChar>?, UnsafePointer<CChar>?, CInt) -> Pointer? = symbol(
                "xmlReadMemory"),
            let newContext: @convention(c) (Pointer) -> Pointer? = symbol("xmlXPathNewContext"),
            let register: @convention(c) (Pointer, UnsafePointer<CChar>, Function) -> CInt = symbol("xmlXPathRegisterFunc"),
            let evaluate: @convention(c) (Pointer, UnsafePointer<CChar>, Pointer) -> Pointer? = symbol("xmlXPathNodeEval"),
            let attribute: @convention(c) (Pointer, UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>? = symbol("xmlGetProp"),
            let freeObject: @convention(c) (Pointer) -> Void = symbol("xmlXPathFreeObject"),
            let freeContext: @convention(c) (Pointer) -> Void = symbol("xmlXPathFreeContext"),
            let freeDocument: @convention(c) (Pointer) -> Void = symbol("xmlFreeDoc"),
            let popString: @convention(c) (Pointer) -> UnsafeMutablePointer<CChar>? = symbol("xmlXPathPopString"),
            let push: @convention(c) (Pointer, Pointer) -> CInt = symbol("valuePush"),
            let newString: @convention(c) (UnsafePointer<CChar>) -> Pointer? = symbol("xmlXPathNewCString"),
            let newBoolean: @convention(c) (CInt) -> Pointer? = symbol("xmlXPathNewBoolean"),
            let fail: @convention(c) (Pointer, CInt) -> Void = symbol("xmlXPathErr")
        else { return nil }
        (self.read, self.newContext, self.register, self.evaluate, self.attribute) = (read, newContext, register, evaluate, attribute)
        (self.freeObject, self.freeContext, self.freeDocument) = (freeObject, freeContext, freeDocument)
        (self.popString, self.push, self.newString, self.newBoolean, self.fail) = (popString, push, newString, newBoolean, fail)
    }

    /// Returns the attributes `ref` of the nodes that a path finds, or -1 for a node that has none; `nil` if it isn't a path of nodes.
    func references(_ path: String, in source: String) -> [Int]? {
        guard !path.utf8.contains(0), let document = read(source, CInt(source.utf8.count), nil, nil, 0) else { return nil }
        defer { freeDocument(document) }
        guard let context = newContext(document) else { return nil }
        defer { freeContext(context) }
        for (name, function) in Self.functions where register(context, name, function) != 0 { return nil }
        guard let object = evaluate(document, path, context) else { return nil }
        defer { freeObject(object) }
        // `xmlXPathObject` begins with its type, of which 1 is a set of nodes, and the set: the number of nodes, room, and the nodes.
        guard object.load(as: CInt.self) == 1 else { return nil }
        guard let set = object.load(fromByteOffset: 8, as: Pointer?.self) else { return [] }
        guard let nodes = set.load(fromByteOffset: 8, as: UnsafeMutablePointer<Pointer>?.self) else { return [] }
        return (0..<Int(set.load(as: CInt.self))).map { index in
            // The second member of `xmlNode` is its type, of which 1 is an element.
            let node = nodes[index]
            guard node.load(fromByteOffset: 8, as: CInt.self) == 1, let text = attribute(node, "ref") else { return -1 }
            defer { free(text) }
            return Int(String(cString: text)) ?? -1
        }
    }

    // MARK: WebDriverAgent's functions

    /// https://appium.github.io/appium-xcuitest-driver/latest/reference/xpath-extensions/
    private static let functions: [(String, Function)] = [
        ("matches", { call($0, $1, 2...3) { words in .flag(try regex(words[1], words.dropFirst(2).first, "imsx").matches(words[0])) } }),
        ("ends-with", { call($0, $1, 2...2) { words in .flag(words[0].hasSuffix(words[1])) } }),
        ("lower-case", { call($0, $1, 1...1) { words in .text(words[0].lowercased()) } }),
        ("upper-case", { call($0, $1, 1...1) { words in .text(words[0].uppercased()) } }),
        (
            "replace",
            {
                call($0, $1, 3...4) { words in
                    let regex = try regex(words[1], words.dropFirst(3).first, "imsxq")
                    let range = NSRange(words[0].startIndex..., in: words[0])
                    return .text(regex.stringByReplacingMatches(in: words[0], range: range, withTemplate: words[2]))
                }
            }
        ),
        (
            "tokenize",
            {
                call($0, $1, 1...2) { words in
                    let parts =
                        switch words.dropFirst().first {
                        case nil: words[0].split(whereSeparator: \.isWhitespace).map(String.init)
                        case ""?: words[0].map(String.init)
                        case let pattern?: try regex(pattern, nil, "").parts(of: words[0])
                        }
                    return .text(parts.joined(separator: mark))
                }
            }
        ),
        ("string-join", { call($0, $1, 2...2) { words in .text(words[0].components(separatedBy: mark).joined(separator: words[1])) } }),
    ]

    /// The character between the parts that `tokenize` gives `string-join`, which XML can't contain.
    private static let mark = "\u{1}"

    private enum Result {
        case text(String)
        case flag(Bool)
    }

    private struct Mistake: Error {}

    private static func regex(_ pattern: String, _ flags: String?, _ known: String) throws -> NSRegularExpression {
        let options: [Character: NSRegularExpression.Options] = [
            "i": .caseInsensitive, "m": .anchorsMatchLines, "s": .dotMatchesLineSeparators, "x": .allowCommentsAndWhitespace,
            "q": .ignoreMetacharacters,
        ]
        var chosen: NSRegularExpression.Options = []
        for flag in flags ?? "" {
            guard known.contains(flag), let option = options[flag] else { throw Mistake() }
            chosen.insert(option)
        }
        return try NSRegularExpression(pattern: pattern, options: chosen)
    }

    /// Replaces the arguments of a function on libxml2's stack with its result.
    private static func call(_ parser: Pointer?, _ count: CInt, _ allowed: ClosedRange<CInt>, _ body: ([String]) throws -> Result) {
        guard let parser, let library = shared else { return }
        // The numbers of the errors are those of `xmlXPathError`.
        let wrongCount: CInt = 12, wrongExpression: CInt = 7
        guard allowed.contains(count) else { return library.fail(parser, wrongCount) }
        var words: [String] = []
        for _ in 0..<count {
            guard let text = library.popString(parser) else { return library.fail(parser, wrongExpression) }
            words.insert(String(cString: text), at: 0)
            free(text)
        }
        guard let result = try? body(words) else { return library.fail(parser, wrongExpression) }
        let object =
            switch result {
            case .text(let text): library.newString(text)
            case .flag(let flag): library.newBoolean(flag ? 1 : 0)
            }
        if let object { _ = library.push(parser, object) }
    }
}

extension NSRegularExpression {
    fileprivate func matches(_ text: String) -> Bool { firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil }

    /// Returns the parts of a text between the matches.
    fileprivate func parts(of text: String) -> [String] {
        var parts: [String] = [], start = text.startIndex
        for match in matches(in: text, range: NSRange(text.startIndex..., in: text)) {
            guard let range = Range(match.range, in: text), !range.isEmpty else { continue }
            parts.append(String(text[start..<range.lowerBound]))
            start = range.upperBound
        }
        return parts + [String(text[start...])]
    }
}
