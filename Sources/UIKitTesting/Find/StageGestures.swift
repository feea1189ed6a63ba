import Automation
import AutomationClient
import Foundation
import UIKit

/// The direction in which a finger moves.
public enum SwipeDirection: String, Sendable, CaseIterable { case up, down, left, right }

/// Gestures on the element that a finder finds. Touches go through hit testing. Each method throws a ``StageFailure`` if the element
/// doesn't exist, is disabled, or is off screen, or if another element covers it. The message names the covering element.
extension Stage {
    /// Taps the element.
    /// - Parameters:
    ///   - taps: The number of taps: two for a double tap.
    ///   - fingers: The number of fingers of each tap.
    public func tap(
        _ finder: ElementFinder, taps: Int = 1, fingers: Int = 1, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws {
        let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        try ask("tap", finder, at: place, ["taps": .number(Double(taps)), "fingers": .number(Double(fingers))])
    }

    /// Taps the element twice with one finger.
    public func doubleTap(
        _ finder: ElementFinder, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) throws { try tap(finder, taps: 2, fileID: fileID, filePath: filePath, line: line, column: column) }

    /// Presses the element for `duration` seconds.
    public func press(
        _ finder: ElementFinder, for duration: TimeInterval = 1, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws {
        let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        try ask("press", finder, at: place, ["duration": .number(duration)])
    }

    /// Swipes over half of the element. The finger lifts while it moves.
    /// - Parameter velocity: The speed of the finger, in points per second.
    public func swipe(
        _ direction: SwipeDirection, _ finder: ElementFinder, velocity: Double = 800, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) throws {
        let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        try ask("swipe", finder, at: place, ["direction": .string(direction.rawValue), "velocity": .number(velocity)])
    }

    /// Moves a finger by `distance` points from the element's center at constant speed, and lifts it.
    /// - Parameters:
    ///   - velocity: The speed of the finger, in points per second.
    ///   - hold: The seconds for which the finger rests before it lifts, so that the content doesn't continue to move.
    public func pan(
        _ finder: ElementFinder, by distance: CGVector, velocity: Double = 600, hold: TimeInterval = 0, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) throws {
        let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        let start = try point(finder, at: place)
        let length = Double((distance.dx * distance.dx + distance.dy * distance.dy).squareRoot())
        driver.drag(
            from: start, to: CGPoint(x: start.x + distance.dx, y: start.y + distance.dy), duration: length / max(1, velocity), after: hold)
    }

    /// Presses the element, drags it to another element, and drops it there.
    /// - Parameters:
    ///   - finder: Finds the element to drag.
    ///   - other: Finds the element on which the finger lifts.
    ///   - duration: The seconds for which the finger rests before it moves.
    ///   - velocity: The speed of the finger, in points per second.
    public func drag(
        _ finder: ElementFinder, to other: ElementFinder, after duration: TimeInterval = 0.6, velocity: Double = 600,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) throws {
        let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        let target = try element(other, at: place)
        try ask(
            "press", finder, at: place,
            ["duration": .number(duration), "to": ["element": .number(Double(target.ref))], "velocity": .number(velocity), "hold": 0.1])
    }

    /// Moves two fingers apart (`scale` greater than 1) or together.
    /// - Parameter velocity: The change in scale per second.
    public func pinch(
        _ finder: ElementFinder, scale: Double, velocity: Double = 1, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) throws {
        let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        try ask("pinch", finder, at: place, ["scale": .number(scale), "velocity": .number(scale < 1 ? -abs(velocity) : abs(velocity))])
    }

    /// Rotates two fingers around the element's center.
    /// - Parameters:
    ///   - angle: The angle in radians, clockwise.
    ///   - velocity: The speed of the rotation, in radians per second.
    public func rotate(
        _ finder: ElementFinder, by angle: Double, velocity: Double = 2, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) throws {
        let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        try ask("rotate", finder, at: place, ["rotation": .number(angle), "velocity": .number(velocity)])
    }

    /// Swipes from an edge of the screen over `share` of the screen.
    /// - Parameter velocity: The speed of the finger, in points per second.
    public func swipeFromEdge(_ edge: UIRectEdge, share: CGFloat = 0.8, velocity: Double = 800) {
        let screen = UIScreen.main.bounds
        let isHorizontal = edge == .left || edge == .right
        let length = (isHorizontal ? screen.width : screen.height) * share
        let start: CGPoint, end: CGPoint
        switch edge {
        case .left: (start, end) = (CGPoint(x: 1, y: screen.midY), CGPoint(x: length, y: screen.midY))
        case .right: (start, end) = (CGPoint(x: screen.maxX - 1, y: screen.midY), CGPoint(x: screen.maxX - length, y: screen.midY))
        case .top: (start, end) = (CGPoint(x: screen.midX, y: 1), CGPoint(x: screen.midX, y: length))
        default: (start, end) = (CGPoint(x: screen.midX, y: screen.maxY - 1), CGPoint(x: screen.midX, y: screen.maxY - length))
        }
        driver.drag(from: start, to: end, duration: Double(length) / max(1, velocity))
    }

    /// Scrolls the views that contain the element until it is visible. Rows that a table hasn't created yet aren't elements of the screen;
    /// swipe to reach them.
    public func scroll(
        to finder: ElementFinder, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) throws {
        let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        let element = try element(finder, at: place)
        try answer("scrollTo", ["element": .number(Double(element.ref))], at: place)
    }

    /// Swipes in the element that `list` finds until `finder` finds an element that a finger can reach.
    /// - Parameter limit: The largest number of swipes.
    public func scroll(
        _ direction: SwipeDirection, in list: ElementFinder, until finder: ElementFinder, limit: Int = 20, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) throws {
        let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        for _ in 0..<limit {
            if let found = try elements(finder).first, found.hitPoint != nil { return }
            try ask("swipe", list, at: place, ["direction": .string(direction.rawValue), "settle": 2])
        }
        _ = try reachable(finder, at: place)
    }

    // MARK: Keys

    /// Taps the field that `finder` finds, and types the text.
    public func type(
        _ text: String, into finder: ElementFinder, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) throws {
        let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        let field = try reachable(finder, at: place)
        if !field.isFocused { try answer("tap", ["element": .number(Double(field.ref))], at: place) }
        try answer("type", ["text": .string(text)], at: place)
    }

    /// Deletes the text of the field that `finder` finds.
    public func clear(
        _ finder: ElementFinder, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) throws { try ask("clear", finder, at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)) }

    /// Presses a key of a hardware keyboard, by the names that flows use: `enter`, `escape`, `arrowDown`, or a letter.
    /// - Parameter modifiers: `cmd`, `ctrl`, `shift`, `alt`.
    public func press(
        key: String, modifiers: [String] = [], fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) throws {
        let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        try answer("key", ["key": .string(key), "modifiers": .array(modifiers.map(JSONValue.string))], at: place)
    }

    // MARK: Controls

    /// Drags a slider's thumb to `position`, from 0 to 1.
    public func slide(
        _ finder: ElementFinder, to position: Double, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws {
        let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        try ask("setSlider", finder, at: place, ["position": .number(position)])
    }

    /// Performs an accessibility action: `activate`, `increment`, `decrement`, `escape`, `magicTap`, or the name of a custom action.
    public func perform(
        _ action: String, on finder: ElementFinder, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) throws {
        let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        let element = try element(finder, at: place)
        try answer("perform", ["element": .number(Double(element.ref)), "action": .string(action)], at: place)
    }

    // MARK: The driver

    private func point(_ finder: ElementFinder, at place: TestPlace) throws -> CGPoint {
        let element = try reachable(finder, at: place)
        return element.hitPoint ?? CGPoint(x: element.frame.midX, y: element.frame.midY)
    }

    private func ask(_ method: String, _ finder: ElementFinder, at place: TestPlace, _ params: [String: JSONValue] = [:]) throws {
        let element = try reachable(finder, at: place)
        try answer(method, params.merging(["element": .number(Double(element.ref))]) { $1 }, at: place)
    }

    private func answer(_ method: String, _ params: [String: JSONValue], at place: TestPlace) throws {
        do { _ = try driver.answer(method, .object(params)).get() } catch { throw StageFailure(error.message, at: place) }
    }
}
