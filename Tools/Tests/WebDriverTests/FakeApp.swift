import AutomationClient
import Foundation

/// An app with one screen, which records its requests.
final class FakeApp: DrivenApp, @unchecked Sendable {  // `lock` guards mutable state
    private let lock = NSLock()
    private var asked: [String] = []
    private var isRunning = false
    private var tree: ElementSnapshot
    let home: String?
    /// Overrides the response to a method.
    private let answers: [String: @Sendable (JSONValue) throws -> JSONValue]

    init(_ tree: ElementSnapshot, answers: [String: @Sendable (JSONValue) throws -> JSONValue] = [:], home: String? = nil) {
        (self.tree, self.answers, self.home) = (tree, answers, home)
    }

    /// `tap {"element":3}`, in order.
    var requests: [String] { lock.withLock { asked } }
    func forget() { lock.withLock { asked = [] } }

    func request(_ method: String, _ params: JSONValue, timeout: TimeInterval?) throws -> JSONValue {
        lock.withLock { asked.append(params == [:] ? method : method + " " + params.text) }
        guard lock.withLock({ isRunning }) else { throw ControlError(.notRunning, "the app is not running") }
        if let answer = answers[method] { return try answer(params) }
        switch method {
        case "hello":
            return [
                "app": ["bundleIdentifier": "org.example.Fake", "name": "Fake", "pid": 1],
                "device": ["name": "iPhone 16", "size": [390, 844], "scale": 3, "systemVersion": "26.1"],
            ]
        case "describe":
            guard let ref = params["within"]?.int else { return ["tree": tree.json] }
            guard let element = tree.flattened.first(where: { $0.ref == ref }) else {
                throw ControlError(.noSuchElement, "the element \(ref) is no longer on screen")
            }
            return ["tree": element.json]
        case "screenshot": return ["png": "iVBOR", "size": [390, 844], "scale": 3]
        case "alert": return ["present": false]
        case "log", "trace": return ["lines": [], "events": [], "next": 0]
        default: return ["time": 1, "rested": true]
        }
    }

    func launch(arguments: [String], environment: [String: String], clearState: Bool) throws {
        lock.withLock {
            isRunning = true
            asked.append("launch \(arguments) \(environment) \(clearState)")
        }
    }

    func terminate() { lock.withLock { isRunning = false } }
    var state: String { lock.withLock { isRunning } ? "runningForeground" : "notRunning" }
}

extension ElementSnapshot {
    static func make(
        _ ref: Int, _ type: ElementType, _ label: String = "", id: String = "", value: String? = nil,
        frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 40), children: [ElementSnapshot] = []
    ) -> ElementSnapshot {
        var element = ElementSnapshot(ref: ref, type: type, className: "UIView", frame: frame)
        (element.label, element.identifier, element.value, element.children) = (label, id, value, children)
        return element
    }

    static var recipes: ElementSnapshot {
        let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
        let bar = make(
            3, .navigationBar, "Recipes", children: [make(4, .button, "Add", id: "add-button"), make(5, .staticText, "Recipes & \"more\"")])
        let soup = make(7, .cell, "Soup", children: [make(8, .staticText, "Soup"), make(9, .button, "More")])
        let cake = make(10, .cell, "Cake", children: [make(11, .staticText, "Cake"), make(12, .button, "More", id: "cake-more")])
        let field = make(13, .textField, id: "name-field", value: "")
        return make(
            1, .application, "Fake", frame: screen,
            children: [make(2, .window, frame: screen, children: [bar, make(6, .table, children: [soup, cake]), field])])
    }
}
