import Foundation
import UIKitFoundation
import UIKitRuntime

/// Finds elements of an app's interface. Nothing is searched for before a result is requested.
@MainActor @preconcurrency
open class XCUIElementQuery: MainActorKeyValueObject, XCUIElementTypeQueryProvider, QueryRoot {
    let app: XCUIApplication
    let chain: QueryChain
    /// The identifier of its elements, if the query specifies one.
    private let identifier: String?

    init(_ app: XCUIApplication, _ chain: QueryChain, identifier: String? = nil) {
        (self.app, self.chain, self.identifier) = (app, chain, identifier)
        super.init()
    }

    private func adding(_ step: QueryStep, identifier: String? = nil) -> XCUIElementQuery {
        XCUIElementQuery(app, chain.adding(step), identifier: identifier)
    }
    private func bound(_ step: QueryStep) -> XCUIElement {
        XCUIElement(app, chain.adding(step), identifier: step.isSole ? identifier : nil)
    }

    // MARK: Elements

    /// The only element that matches; using it fails the test if there are several.
    open var element: XCUIElement { bound(.sole) }
    /// The first element that matches. It doesn't fail if there are several.
    open var firstMatch: XCUIElement { bound(.first) }
    /// Returns the element with an index among those that match.
    open func element(boundBy index: Int) -> XCUIElement { bound(.index(index)) }
    /// Returns the element with an index among those that match.
    @available(*, deprecated, renamed: "element(boundBy:)")
    open func element(at index: Int) -> XCUIElement { bound(.index(index)) }
    /// Returns the element that matches a predicate. It fails if there are several.
    open func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }
    /// Returns the element of a type with an identifier, label, or similar text; nil for any.
    open func element(matching type: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
        matching(type, identifier: identifier).element
    }
    /// The element with an identifier, label, or similar text. It fails if there are several.
    open subscript(key: String) -> XCUIElement { matching(identifier: key).element }

    /// The number of elements that match now.
    open var count: Int { app.nodes(chain, asked: "count").count }
    /// The elements that match now, by their indexes.
    open var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }
    /// The elements that match now, by their indexes.
    open var allElementsBoundByAccessibilityElement: [XCUIElement] { allElementsBoundByIndex }

    // MARK: Further queries

    /// Returns the elements of a type below those that match, at any depth.
    open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery { adding(.descendants(type)) }
    /// Returns the elements of a type directly below those that match.
    open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery { adding(.children(type)) }
    /// Returns those that also match a predicate.
    open func matching(_ predicate: NSPredicate) -> XCUIElementQuery { adding(.predicate(predicate)) }
    /// Returns those of a type with an identifier; nil for any.
    open func matching(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        let (text, test) = QueryStep.typed(type, identifier)
        return adding(.matching(text, test), identifier: identifier)
    }
    /// Returns those with an identifier, label, or similar text.
    open func matching(identifier: String) -> XCUIElementQuery { adding(.identifier(identifier), identifier: identifier) }
    /// Returns those that contain an element that matches a predicate.
    open func containing(_ predicate: NSPredicate) -> XCUIElementQuery { adding(.containing(predicate)) }
    /// Returns those that contain an element of a type with an identifier; nil for any.
    open func containing(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        let (text, test) = QueryStep.typed(type, identifier)
        return adding(.containing(text, orSelf: false, test))
    }

    // MARK: Words

    nonisolated override open func value(forKey key: String) -> Any? {
        switch key {
        case "count": MainValue.read { self.count }
        case "element": MainValue.read { self.element }
        case "firstMatch": MainValue.read { self.firstMatch }
        case "allElementsBoundByIndex": MainValue.read { self.allElementsBoundByIndex }
        default: super.value(forKey: key)
        }
    }

    nonisolated override open var debugDescription: String {
        MainValue.read {
            let output = self.app.nodes(self.chain, asked: nil).map { "    " + $0.line + "\n" }.joined()
            return "Find: Target Application '\(self.app.target.bundleIdentifier)'\n↪︎Find: \(self.chain.text)\n  Output: {\n\(output)  }"
        }
    }
    nonisolated override open var description: String { MainValue.read { "<XCUIElementQuery: \(self.chain.text)>" } }
}

extension QueryStep {
    var isSole: Bool { if case .sole = self { true } else { false } }
}

/// Reads main-actor state for code that is not bound to an actor: descriptions, key-value access.
enum MainValue {
    private struct Box<Value>: @unchecked Sendable {  // Passed from the main thread to the one that waits for it.
        var value: Value
    }

    static func read<Value>(_ body: @escaping @MainActor () -> Value) -> Value {
        let body = Box(value: body)
        if MainLoop.isCurrent { return MainActor.assumeIsolated { Box(value: body.value()) }.value }
        return DispatchQueue.main.sync { MainActor.assumeIsolated { Box(value: body.value()) } }.value
    }
}
