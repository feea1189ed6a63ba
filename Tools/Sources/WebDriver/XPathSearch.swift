import AutomationClient
import Foundation
import FoundationXML

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
        guard XPathCheck.canEvaluate(path, in: source) else { throw WebDriverError(.invalidSelector, "`\(path)` isn't an XPath") }
        let nodes: [XMLNode]
        do { nodes = try XMLDocument(xmlString: source).nodes(forXPath: path) } catch { throw WebDriverError(.unknownError, "\(error)") }
        let byRef = Dictionary(start.flattened.map { ($0.ref, $0) }) { first, _ in first }
        return try nodes.map { node in
            guard let ref = (node as? XMLElement)?.attribute(forName: "ref")?.stringValue.flatMap({ Int($0) }), let element = byRef[ref]
            else {
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

/// Tests an XPath with libxml2, on which FoundationXML is based.
///
/// FoundationXML's own evaluation ends the process if libxml2 finds an error: a syntax error, or an unknown function, prefix, or variable.
private enum XPathCheck {
    private typealias Pointer = UnsafeMutableRawPointer
    private typealias Read = @convention(c) (UnsafePointer<CChar>, CInt, UnsafePointer<CChar>?, UnsafePointer<CChar>?, CInt) -> Pointer?
    private typealias NewContext = @convention(c) (Pointer) -> Pointer?
    private typealias Evaluate = @convention(c) (Pointer, UnsafePointer<CChar>, Pointer) -> Pointer?
    private typealias Free = @convention(c) (Pointer) -> Void

    private struct Library {
        var read: Read
        var newContext: NewContext
        var evaluate: Evaluate
        var freeObject: Free
        var freeContext: Free
        var freeDocument: Free

        init?() {
            guard let library = dlopen("libxml2.so.2", RTLD_NOW) else { return nil }
            func symbol<Function>(_ name: String, as type: Function.Type) -> Function? {
                // dlsym returns untyped pointers; the types are those of libxml2's headers.
                dlsym(library, name).map { unsafeBitCast($0, to: type) }
            }
            guard let read = symbol("xmlReadMemory", as: Read.self), let newContext = symbol("xmlXPathNewContext", as: NewContext.self),
                let evaluate = symbol("xmlXPathNodeEval", as: Evaluate.self), let freeObject = symbol("xmlXPathFreeObject", as: Free.self),
                let freeContext = symbol("xmlXPathFreeContext", as: Free.self), let freeDocument = symbol("xmlFreeDoc", as: Free.self)
            else { return nil }
            (self.read, self.newContext, self.evaluate) = (read, newContext, evaluate)
            (self.freeObject, self.freeContext, self.freeDocument) = (freeObject, freeContext, freeDocument)
        }
    }

    private static let library = Library()

    static func canEvaluate(_ path: String, in source: String) -> Bool {
        guard let library, !path.utf8.contains(0), let document = library.read(source, CInt(source.utf8.count), nil, nil, 0) else {
            return false
        }
        defer { library.freeDocument(document) }
        guard let context = library.newContext(document) else { return false }
        defer { library.freeContext(context) }
        guard let object = library.evaluate(document, path, context) else { return false }
        library.freeObject(object)
        return true
    }
}
