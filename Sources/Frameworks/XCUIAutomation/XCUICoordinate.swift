import AutomationClient
import Foundation
import UIKit
import UIKitFoundation
import UIKitRuntime

/// A place on the screen, relative to an element.
@MainActor @preconcurrency
open class XCUICoordinate: NSObject {
    /// The element to whose frame the coordinate is relative.
    public let referencedElement: XCUIElement
    private let normalized: CGVector
    private let offset: CGVector

    init(_ element: XCUIElement, normalized: CGVector, offset: CGVector = CGVector(dx: 0, dy: 0)) {
        (referencedElement, self.normalized, self.offset) = (element, normalized, offset)
        super.init()
    }

    /// A coordinate offset by points.
    open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
        XCUICoordinate(
            referencedElement, normalized: normalized, offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
    }

    /// The current position, in the screen's points.
    open var screenPoint: CGPoint { referencedElement.node(asked: "coordinate").map(point) ?? .zero }

    private func point(in node: ElementNode) -> CGPoint {
        CGPoint(
            x: node.frame.minX + node.frame.width * normalized.dx + offset.dx,
            y: node.frame.minY + node.frame.height * normalized.dy + offset.dy)
    }

    private func step(_ verb: String, _ method: String, _ parameters: [String: JSONValue] = [:]) {
        let (app, element) = (referencedElement.app, referencedElement)
        let name =
            "Target Application '\(app.target.bundleIdentifier)'[\(number(normalized.dx)), \(number(normalized.dy))] of \(element.name)"
        TestSteps.note("\(verb.prefix(1).uppercased() + verb.dropFirst()) \(name)")
        do {
            try TestInterruptions.clear(for: app, element.chain)
            let point = point(in: try app.settledNode(element.chain))
            _ = try app.target.request(method, parameters.merging(["point": point.json, "settle": .number(TestRunner.patience)]) { $1 })
        } catch { TestFailure.record("Failed to \(verb) \(name): \(TestFailure.text(error))") }
    }
    private func number(_ value: CGFloat) -> String { "\((Double(value) * 100).rounded() / 100)" }

    open func tap() { step("tap", "tap") }
    /// Taps twice at the coordinate.
    open func doubleTap() { step("double tap", "tap", ["taps": 2]) }
    /// Taps at the coordinate.
    open func click() { step("click", "tap") }
    /// Taps twice at the coordinate.
    open func doubleClick() { step("double click", "tap", ["taps": 2]) }
    /// Presses at the coordinate for 0.6 seconds.
    open func rightClick() { step("right click", "press", ["duration": 0.6]) }

    /// `duration` is in seconds.
    open func press(forDuration duration: TimeInterval) { step("press", "press", ["duration": .number(duration)]) }
    /// Presses for some seconds, and then drags to another coordinate.
    open func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) {
        press(forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default, thenHoldForDuration: 0)
    }
    /// Presses for some seconds, drags to another coordinate with a velocity, and holds there for some seconds.
    open func press(
        forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate, withVelocity velocity: XCUIGestureVelocity,
        thenHoldForDuration holdDuration: TimeInterval
    ) {
        let end = otherCoordinate.screenPoint
        step(
            "press and drag", "press",
            [
                "duration": .number(duration), "to": ["point": end.json], "velocity": .number(Double(velocity.rawValue)),
                "hold": .number(holdDuration),
            ])
    }

    private func swipe(_ direction: String, _ velocity: XCUIGestureVelocity?) {
        var parameters: [String: JSONValue] = ["direction": .string(direction)]
        if let velocity { parameters["velocity"] = .number(Double(velocity.rawValue)) }
        step("swipe " + direction, "swipe", parameters)
    }
    /// Swipes upward from the coordinate.
    open func swipeUp() { swipe("up", nil) }
    /// Swipes downward from the coordinate.
    open func swipeDown() { swipe("down", nil) }
    open func swipeLeft() { swipe("left", nil) }
    open func swipeRight() { swipe("right", nil) }
    /// Swipes upward with a velocity.
    open func swipeUp(velocity: XCUIGestureVelocity) { swipe("up", velocity) }
    /// Swipes downward with a velocity.
    open func swipeDown(velocity: XCUIGestureVelocity) { swipe("down", velocity) }
    open func swipeLeft(velocity: XCUIGestureVelocity) { swipe("left", velocity) }
    open func swipeRight(velocity: XCUIGestureVelocity) { swipe("right", velocity) }
}
