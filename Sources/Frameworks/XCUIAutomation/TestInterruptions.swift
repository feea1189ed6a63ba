import Foundation
import UIKitFoundation
import UIKitRuntime

/// Handles alerts that get in the way of tests.
@MainActor
enum TestInterruptions {
    private final class Monitor: NSObject {
        let name: String
        let handler: (XCUIElement) -> Bool
        init(_ name: String, _ handler: @escaping (XCUIElement) -> Bool) { (self.name, self.handler) = (name, handler) }
    }

    private static var monitors: [Monitor] = []
    private static var isHandling = false

    static func add(_ name: String, _ handler: @escaping (XCUIElement) -> Bool) -> any NSObjectProtocol {
        let monitor = Monitor(name, handler)
        monitors.append(monitor)
        return monitor
    }
    static func remove(_ token: any NSObjectProtocol) { monitors.removeAll { $0 === token } }
    static func removeAll() {
        monitors = []
        isHandling = false
    }

    /// Lets the monitors, the last one first, deal with an alert that covers what a step needs. If none does, presses the button that
    /// cancels, otherwise the default one (WWDC 2020, session 10220). Does nothing if the step is the alert's own.
    static func clear(for app: XCUIApplication, _ chain: QueryChain) throws {
        guard !isHandling, let root = try app.target.tree(asked: nil), root.first({ $0.type == .alert }) != nil else {
            return
        }
        let node = try? chain.node(in: root)
        if let node, sequence(first: node, next: \.parent).contains(where: { $0.type == .alert }) { return }
        if let node, node.type != .application, node.isHittable { return }
        isHandling = true
        defer { isHandling = false }
        let alert = XCUIElement(app, QueryChain().adding(.descendants(.alert), .first))
        for monitor in monitors.reversed() {
            TestSteps.note("Invoking UI interruption monitor \"\(monitor.name)\"")
            if monitor.handler(alert) { return }
        }
        // An element that doesn't exist has nothing in its way.
        guard node != nil else { return }
        TestSteps.note("Default interruption handler dismisses the alert")
        _ = try? app.target.request("alert", ["answer": "clear"])
    }
}
