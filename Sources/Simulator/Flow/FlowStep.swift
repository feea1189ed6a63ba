import Foundation
import UIKit

/// One command of a flow, with the line it stands on.
public struct FlowStep: Sendable {
    public var command: FlowCommand
    public var line: Int
    /// As written, for messages: `tapOn: "Save"`.
    public var text: String
    /// A failure is noted, the flow goes on.
    public var isOptional = false
}

/// What a flow may do: Maestro's commands, and ours for rotation, memory warnings and window sizes.
public indirect enum FlowCommand: Sendable {
    case launchApp
    case tapOn(ElementSelector, taps: Int)
    case longPressOn(ElementSelector)
    case inputText(String)
    case eraseText(Int)
    case pressKey(String)
    case hideKeyboard
    case assertVisible(ElementSelector)
    case assertNotVisible(ElementSelector)
    /// Moves the clock until the condition holds; seconds.
    case waitUntil(ElementSelector, visible: Bool, timeout: TimeInterval)
    case back
    case swipe(SwipePath, duration: TimeInterval)
    case scroll
    case scrollUntilVisible(ElementSelector, SwipeDirection, timeout: TimeInterval)
    case takeScreenshot(String)
    /// Seconds of virtual time at the most; nil for the default limit.
    case waitForAnimationToEnd(timeout: TimeInterval?)
    case rotate(String)
    case memoryWarning
    case resize(CGSize)
    case openLink(String)
    case runFlow([FlowStep])
    case repeated(Int, [FlowStep])
}

public enum SwipeDirection: String, Sendable { case up = "UP", down = "DOWN", left = "LEFT", right = "RIGHT" }

/// Where a finger goes.
public enum SwipePath: Sendable {
    case direction(SwipeDirection, from: ElementSelector?)
    case points(FlowPoint, FlowPoint)
}

/// A point of the screen: in points, or in parts of the screen's size.
public struct FlowPoint: Sendable {
    public var x: CGFloat
    public var y: CGFloat
    public var isRelative: Bool

    public func resolved(in size: CGSize) -> CGPoint { isRelative ? CGPoint(x: x * size.width, y: y * size.height) : CGPoint(x: x, y: y) }
}

/// Which element a step means. All that is given must hold.
public struct ElementSelector: Sendable, CustomStringConvertible {
    /// A regular expression for the whole text, upper and lower case alike.
    public var text: String?
    /// A regular expression for the whole accessibility identifier.
    public var identifier: String?
    public var point: FlowPoint?
    /// Which of several matches, in reading order.
    public var index: Int?
    public var isEnabled: Bool?
    public var isSelected: Bool?

    public var description: String {
        var parts: [String] = []
        if let text { parts.append("\"\(text)\"") }
        if let identifier { parts.append("id \"\(identifier)\"") }
        if let point { parts.append(point.isRelative ? "point \(Int(point.x * 100))%,\(Int(point.y * 100))%" : "point \(point.x),\(point.y)") }
        if let index { parts.append("index \(index)") }
        return parts.joined(separator: ", ")
    }
}

/// A flow file that cannot be read. Prints as `file:line:column: message`.
public struct FlowError: Error, CustomStringConvertible {
    public var file: String
    public var line: Int
    public var column: Int
    public var message: String
    public var description: String { "\(file):\(line):\(column): error: \(message)" }
}
