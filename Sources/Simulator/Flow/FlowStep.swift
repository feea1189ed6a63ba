import Foundation
import UIKit

/// One command of a flow, with the line it stands on.
public struct FlowStep: Sendable {
    public var command: FlowCommand
    /// Of the flow's file, from 1.
    public var line: Int
    /// As written, for messages: `tapOn: "Save"`.
    public var text: String
    /// A failure is noted, the flow goes on.
    public var isOptional = false
}

/// What a flow may do: Maestro's commands, and ours for memory warnings and window sizes. Texts may hold `${…}`, read when the step runs.
public indirect enum FlowCommand: Sendable {
    case launchApp(LaunchRequest)
    case stopApp
    case tapOn(ElementSelector, TapManner)
    case longPressOn(ElementSelector)
    case inputText(String)
    case eraseText(Int)
    case copyTextFrom(ElementSelector)
    case setClipboard(String)
    case pasteText
    case pressKey(FlowKey)
    case hideKeyboard
    case assertVisible(ElementSelector)
    case assertNotVisible(ElementSelector)
    /// An expression.
    case assertTrue(String)
    /// Moves the clock until the condition holds; seconds.
    case waitUntil(ElementSelector, visible: Bool, timeout: TimeInterval)
    case back
    case swipe(SwipePath, duration: TimeInterval)
    case scroll
    case scrollUntilVisible(ElementSelector, ScrollManner)
    case takeScreenshot(String)
    /// Seconds of virtual time at the most; nil for the default limit.
    case waitForAnimationToEnd(timeout: TimeInterval?)
    case rotate(String)
    case memoryWarning
    case resize(CGSize)
    case openLink(String)
    /// `defaults` are the file's own `env:`.
    case runFlow([FlowStep], when: FlowCondition?, variables: [String: String], defaults: [String: String])
    case repeated(times: String?, while: FlowCondition?, [FlowStep])
    case retry(Int, [FlowStep])
}

/// How an app is to be launched.
public struct LaunchRequest: Sendable {
    /// Ends the app that runs and starts it anew; false only brings it to the front.
    public var stopsApp = true
    /// Forgets what the app stored.
    public var clearsState = false
    /// What the app reads as `-name value` in its arguments, and as a default of that name.
    public var arguments: [(name: String, value: String)] = []
}

/// How often a tap is repeated and what it waits for.
public struct TapManner: Sendable {
    public var taps = 1
    /// Between taps, seconds.
    public var delay: TimeInterval = 0.1
    /// How long the screen may take to come to rest afterwards, virtual seconds; nil for the runner's limit.
    public var settling: TimeInterval?
}

/// How a flow scrolls until an element shows.
public struct ScrollManner: Sendable {
    /// Where the view goes: `down` shows what is further down.
    public var direction = SwipeDirection.down
    /// Virtual seconds until the step fails.
    public var timeout: TimeInterval = 20
    /// How much of the element must show, from 0 to 1.
    public var visiblePart: CGFloat = 1
    /// Whether the element is brought to the middle of the screen afterwards.
    public var centers = false
}

/// Keys a flow may press: those of the keyboard by name, and the device's.
public enum FlowKey: Sendable, Equatable {
    case keyboard(String)
    case home, lock
}

/// A direction by Maestro's name.
public enum SwipeDirection: String, Sendable { case up = "UP", down = "DOWN", left = "LEFT", right = "RIGHT" }

/// Where a finger goes.
public enum SwipePath: Sendable {
    case direction(SwipeDirection, from: ElementSelector?)
    case points(FlowPoint, FlowPoint)
}

/// When the steps of a `runFlow` or `repeat` run. All that is given must hold.
public struct FlowCondition: Sendable {
    public var visible: ElementSelector?
    public var notVisible: ElementSelector?
    /// An expression.
    public var isTrue: String?
    /// False for `platform: Android`, on which no step of ours runs.
    public var isOurPlatform = true
}

/// A point of the screen: in points, or in parts of the screen's size.
public struct FlowPoint: Sendable {
    public var x: CGFloat
    public var y: CGFloat
    /// Whether `x` and `y` are parts, from 0 to 1, rather than points.
    public var isRelative: Bool

    /// The point on a screen, or in an element, of `size` points.
    public func resolved(in size: CGSize) -> CGPoint { isRelative ? CGPoint(x: x * size.width, y: y * size.height) : CGPoint(x: x, y: y) }
}

/// A flow file that cannot be read. Prints as `file:line:column: message`.
public struct FlowError: Error, CustomStringConvertible {
    public var file: String
    /// Line and column count from 1.
    public var line: Int
    public var column: Int
    public var message: String
    public var description: String { "\(file):\(line):\(column): error: \(message)" }
}
