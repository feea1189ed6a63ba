import AutomationClient
import Foundation
import UIKitFoundation
import UIKitRuntime

/// The speed of a finger, in points per second.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a velocity in points per second.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a velocity in points per second.
    public init(floatLiteral value: Double) { rawValue = CGFloat(value) }
    /// Creates a velocity in points per second.
    public init(integerLiteral value: Int) { rawValue = CGFloat(value) }
    /// The usual velocity, a slow, and a fast one.
    public static let `default` = XCUIGestureVelocity(1000), slow = XCUIGestureVelocity(400), fast = XCUIGestureVelocity(2500)
}

extension XCUIElement {
    /// Performs one step with the element: finds it, waits for it, scrolls to it, clears interruptions.
    @discardableResult
    func perform(_ verb: String, _ method: String, _ parameters: [String: JSONValue] = [:], needsHit: Bool = true) -> JSONValue? {
        TestSteps.note("\(verb.prefix(1).uppercased() + verb.dropFirst()) \(name)")
        do { return try app.perform(method, parameters, on: chain, needsHit: needsHit) } catch {
            TestFailure.record("Failed to \(verb) \(name): \(TestFailure.text(error))")
            return nil
        }
    }

    // MARK: Tapping

    /// Taps in the middle of the element. It fails if something covers it.
    public func tap() { perform("tap", "tap") }
    /// Taps twice in the middle of the element.
    public func doubleTap() { perform("double tap", "tap", ["taps": 2]) }
    /// Taps with two fingers in the middle of the element.
    public func twoFingerTap() { perform("two-finger tap", "tap", ["fingers": 2]) }
    /// Taps several times with several fingers in the middle of the element.
    public func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) {
        perform("tap", "tap", ["taps": .number(Double(max(1, numberOfTaps))), "fingers": .number(Double(max(1, numberOfTouches)))])
    }

    // MARK: Pointers

    /// Taps in the middle of the element.
    public func click() { perform("click", "tap") }
    /// Taps twice in the middle of the element.
    public func doubleClick() { perform("double click", "tap", ["taps": 2]) }
    /// Opens a context menu, like a long press.
    public func rightClick() { perform("right click", "press", ["duration": 0.6]) }
    /// Fails the test: no pointer is emulated.
    public func hover() { TestFailure.record("Failed to hover \(name): no pointer is emulated here") }
    /// Scrolls the element by distances in points.
    public func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat) {
        TestSteps.note("Scroll \(name) by {\(deltaX), \(deltaY)}")
        guard let node = node(asked: nil) else { return }
        let start = CGPoint(x: node.frame.midX, y: node.frame.midY)
        let end = CGPoint(x: start.x + deltaX, y: start.y + deltaY)
        app.act("scroll \(name)", "drag", ["from": ["point": start.json], "to": ["point": end.json], "duration": 0.5, "hold": 0.1])
    }

    // MARK: Pressing and dragging

    /// `duration` is in seconds.
    public func press(forDuration duration: TimeInterval) { perform("press", "press", ["duration": .number(duration)]) }

    /// Presses for some seconds, and then drags to the middle of another element.
    public func press(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
        press(forDuration: duration, thenDragTo: otherElement, withVelocity: .default, thenHoldForDuration: 0)
    }

    /// Presses for some seconds, drags to another element with a velocity, and holds there for some seconds.
    public func press(
        forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement, withVelocity velocity: XCUIGestureVelocity,
        thenHoldForDuration holdDuration: TimeInterval
    ) {
        guard let other = otherElement.node(asked: nil) else { return }
        perform(
            "press and drag", "press",
            [
                "duration": .number(duration), "to": ["element": .number(Double(other.reference))],
                "velocity": .number(Double(velocity.rawValue)),
                "hold": .number(holdDuration),
            ])
    }

    // MARK: Swiping

    private func swipe(_ direction: String, _ velocity: XCUIGestureVelocity?) {
        var parameters: [String: JSONValue] = ["direction": .string(direction)]
        if let velocity { parameters["velocity"] = .number(Double(velocity.rawValue)) }
        perform("swipe " + direction, "swipe", parameters)
    }
    /// Swipes upward in the element.
    public func swipeUp() { swipe("up", nil) }
    /// Swipes downward in the element.
    public func swipeDown() { swipe("down", nil) }
    public func swipeLeft() { swipe("left", nil) }
    public func swipeRight() { swipe("right", nil) }
    /// Swipes upward with a velocity.
    public func swipeUp(velocity: XCUIGestureVelocity) { swipe("up", velocity) }
    /// Swipes downward with a velocity.
    public func swipeDown(velocity: XCUIGestureVelocity) { swipe("down", velocity) }
    public func swipeLeft(velocity: XCUIGestureVelocity) { swipe("left", velocity) }
    public func swipeRight(velocity: XCUIGestureVelocity) { swipe("right", velocity) }

    // MARK: Two fingers

    /// `velocity` is in scale factors per second.
    public func pinch(withScale scale: CGFloat, velocity: CGFloat) {
        perform("pinch", "pinch", ["scale": .number(Double(scale)), "velocity": .number(Double(velocity))])
    }
    /// `rotation` is in radians, `velocity` in radians per second.
    public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) {
        perform("rotate", "rotate", ["rotation": .number(Double(rotation)), "velocity": .number(Double(velocity))])
    }

    // MARK: Values

    /// Turns a picker's wheel to a value. It fails if the wheel doesn't have it.
    public func adjust(toPickerWheelValue pickerWheelValue: String) {
        perform("adjust", "setPicker", ["value": .string(pickerWheelValue)], needsHit: false)
    }

    /// `normalizedSliderPosition` is between 0 and 1.
    public func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat) {
        perform("adjust", "setSlider", ["position": .number(Double(min(max(normalizedSliderPosition, 0), 1)))], needsHit: false)
    }

    /// The position of a slider's thumb, between 0 and 1.
    public var normalizedSliderPosition: CGFloat {
        guard let node = node(asked: "slider position") else { return 0 }
        let text = (node.content ?? "").trimmingCharacters(in: .whitespaces)
        let digits = text.filter { $0.isNumber || $0 == "." || $0 == "-" }
        return (Double(digits).map { CGFloat($0) } ?? 0) / (text.contains("%") ? 100 : 1)
    }
}
