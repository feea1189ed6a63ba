import Foundation
import UIKit
import UIKitFoundation
import UIKitRuntime

/// An element of an app's interface. It is a query: the element is looked up each time it is used.
@MainActor @preconcurrency
open class XCUIElement: MainActorKeyValueObject, XCUIElementAttributes, XCUIElementTypeQueryProvider, XCUIElementSnapshotProviding,
    XCUIScreenshotProviding, QueryRoot
{
    /// The app, or `nil` in an application's own element, which is its app.
    private let owner: XCUIApplication?
    let chain: QueryChain
    private let sought: String?

    init(_ app: XCUIApplication?, _ chain: QueryChain, identifier: String? = nil) {
        (owner, self.chain, sought) = (app, chain, identifier)
        super.init()
    }

    /// Creates an element that belongs to no app. Tests create applications, and find elements in them.
    public override init() {
        // Declared so that `XCUIApplication.init()` is an override, which `self.init()` in a class method finds.
        (owner, chain, sought) = (nil, QueryChain(), nil)
        super.init()
    }

    var app: XCUIApplication {
        if let owner { return owner }
        guard let app = self as? XCUIApplication else { preconditionFailure("an element without an app") }
        return app
    }
    /// The element's name in steps and failures: `"Save" Button`.
    var name: String { chain.name(sought) }

    // MARK: Whether it is there

    /// Whether the element exists now.
    open var exists: Bool { !app.nodes(chain.forgiving, asked: "exists").isEmpty }

    /// Whether a finger reaches the element now, below the system's alerts, too: public UI tests wait for a hittable element while an alert
    /// asks for access (PGSSoft/AutoMate).
    open var isHittable: Bool {
        guard let node = app.nodes(chain.forgiving, asked: "hittable").first else { return false }
        return node.isHittable || app.target.reachesBelowAlerts(node)
    }

    /// Waits for up to `timeout` seconds of the app's time; returns true when the element exists.
    @discardableResult
    open func waitForExistence(timeout: TimeInterval) -> Bool {
        TestSteps.note("Waiting \(timeout)s for \(name) to exist")
        return TestRunner.shared.wait(timeout) { self.exists }
    }

    /// Waits for up to `timeout` seconds of the app's time; returns true when the element is gone.
    @discardableResult
    open func waitForNonExistence(timeout: TimeInterval) -> Bool {
        TestSteps.note("Waiting \(timeout)s for \(name) to not exist")
        return TestRunner.shared.wait(timeout) { !self.exists }
    }
    /// Waits until the element doesn't exist, at most `timeout` seconds. Returns whether it doesn't.
    @discardableResult
    open func waitForNonExistence(withTimeout timeout: TimeInterval) -> Bool { waitForNonExistence(timeout: timeout) }

    /// Waits for up to `timeout` seconds of the app's time for a property to have a value.
    @discardableResult
    public func wait<Value: Equatable>(for keyPath: KeyPath<XCUIElement, Value>, toEqual expectedValue: Value, timeout: TimeInterval)
        -> Bool
    {
        TestSteps.note("Waiting \(timeout)s for a property of \(name)")
        return TestRunner.shared.wait(timeout) {
            (self.exists || keyPath == \XCUIElement.exists) && self[keyPath: keyPath] == expectedValue
        }
    }

    // MARK: Queries

    /// Returns the elements below of a type, at any depth.
    open func descendants(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery(app, chain.adding(.descendants(type))) }
    /// Returns the elements directly below of a type.
    open func children(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery(app, chain.adding(.children(type))) }
    /// The first element that matches. It doesn't fail if there are several.
    open var firstMatch: XCUIElement { XCUIElement(app, chain.first, identifier: sought) }

    // MARK: Attributes

    private func read<Value>(_ default: Value, _ what: String, _ value: (ElementNode) -> Value) -> Value {
        node(asked: what).map(value) ?? `default`
    }

    /// The identifier that the app gave.
    open var identifier: String { read("", "identifier") { $0.identifier } }
    /// The frame in points of the screen.
    open var frame: CGRect { read(.zero, "frame") { $0.frame } }
    /// The value, such as the text of a field; an empty string for none, and nil for a missing element.
    open var value: Any? { read(nil, "value") { $0.reportedValue } }
    open var title: String { read("", "title") { $0.title } }
    /// The text that names the element.
    open var label: String { read("", "label") { $0.label } }
    open var elementType: ElementType { read(.any, "type") { $0.type } }
    /// Whether the element reacts to the user.
    open var isEnabled: Bool { read(false, "enabled") { $0.isEnabled } }
    /// The width class, which is always unspecified.
    open var horizontalSizeClass: SizeClass { .unspecified }
    /// The height class, which is always unspecified.
    open var verticalSizeClass: SizeClass { .unspecified }
    /// The text that is shown while there is no input; nil for none.
    open var placeholderValue: String? { read(nil, "placeholder") { $0.placeholder } }
    /// Whether the element is selected.
    open var isSelected: Bool { read(false, "selected") { $0.isSelected } }
    /// Whether the element has focus.
    open var hasFocus: Bool { read(false, "focus") { $0.isFocused } }

    /// The element, or `nil`, with a failure of the test, if it is missing or ambiguous.
    func node(asked what: String?) -> ElementNode? {
        do { return try app.node(chain, asked: what) } catch {
            TestFailure.record("Failed to get matching snapshot: \(TestFailure.text(error))")
            return nil
        }
    }

    /// Returns the element's attributes and all elements below. Throws an error if there isn't exactly one.
    open func snapshot() throws -> any XCUIElementSnapshot {
        do { return XCUIElementSnapshotNode(try app.node(chain, asked: nil)) } catch let failure as QueryFailure {
            throw NSError(
                domain: "com.apple.dt.xctest.ui-testing.error", code: failure.code,
                userInfo: [NSLocalizedDescriptionKey: "Failed to get matching snapshot: " + failure.text])
        }
    }

    /// Returns a picture of the element.
    open func screenshot() -> XCUIScreenshot {
        TestSteps.note("Get screenshot of \(name)")
        guard let node = node(asked: nil) else { return XCUIScreenshot(Data(), scale: 1) }
        return app.screenshot(of: self is XCUIApplication ? nil : node)
    }

    // MARK: Places

    /// A place relative to the element: (0, 0) is its top left corner, (1, 1) the bottom right one.
    open func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate { XCUICoordinate(self, normalized: offset) }

    // MARK: Words

    nonisolated override open func value(forKey key: String) -> Any? {
        MainValue.read { () -> Any? in
            switch key {
            case "application": self.app
            case "exists": self.exists
            case "hittable", "isHittable": self.isHittable
            case "debugDescription": self.debugDescription
            case "normalizedSliderPosition": self.normalizedSliderPosition
            default: self.node(asked: key)?.value(forKey: key)
            }
        }
    }

    nonisolated override open var debugDescription: String {
        MainValue.read {
            guard let node = try? self.app.node(self.chain, asked: nil) else { return "<XCUIElement: \(self.name), not found>" }
            let path = sequence(first: node) { $0.parent }.reversed().enumerated().map {
                String(repeating: " ", count: $0.offset) + "→" + $0.element.line + "\n"
            }
            return """
                Attributes: \(node.line)
                Element subtree:
                \(node.tree(indent: 1, marks: [ObjectIdentifier(node)]))Path to element:
                \(path.joined())Query chain:
                 →Find: Target Application '\(self.app.target.bundleIdentifier)'
                \(self.chain.steps.map { "  ↪︎Find: \($0.text)\n" }.joined())
                """
        }
    }
    nonisolated override open var description: String { MainValue.read { self.name } }
}

extension QueryChain {
    /// The same query, but with the first of several matches, for properties that do not require a single match.
    var forgiving: QueryChain { QueryChain(steps: steps.map { $0.isSole ? .first : $0 }) }
}
