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
    /// The path of the file it stands in; nil in the flow's own.
    public var file: String?
}

/// What a flow may do: Maestro's commands, and ours for memory warnings and window sizes. Texts may hold `${…}`, read when the step runs.
public indirect enum FlowCommand: Sendable {
    case launchApp(LaunchRequest)
    /// The identifier of the app; nil for the one under test. What ends the app without its last callbacks is `killApp`.
    case stopApp(String?)
    case killApp(String?)
    case clearState(String?)
    case clearKeychain
    case tapOn(ElementSelector, TapManner)
    case longPressOn(ElementSelector, TapManner)
    case inputText(String)
    case inputRandom(FlowRandomText)
    case eraseText(FlowNumber)
    case copyTextFrom(ElementSelector)
    case setClipboard(String)
    case pasteText
    case pressKey(FlowKey)
    case hideKeyboard
    case assertVisible(ElementSelector)
    case assertNotVisible(ElementSelector)
    /// An expression.
    case assertTrue(String)
    case assertScreenshot(PictureRequest, threshold: FlowNumber)
    case assertAppearance(isDark: Bool)
    /// Moves the clock until the condition holds; seconds.
    case waitUntil(ElementSelector, visible: Bool, timeout: FlowNumber)
    case back
    case swipe(SwipePath, duration: FlowNumber, settling: FlowNumber?)
    case scroll
    case scrollUntilVisible(ElementSelector, ScrollManner)
    case takeScreenshot(PictureRequest)
    case startRecording(String)
    case stopRecording
    /// Seconds of virtual time at the most; nil for the default limit.
    case waitForAnimationToEnd(timeout: FlowNumber?)
    /// The interface's orientation, by its name in UIKit.
    case rotate(String)
    /// The device's orientation, by Maestro's name.
    case setOrientation(String)
    case setAppearance(FlowAppearance)
    /// Degrees.
    case setLocation(latitude: FlowNumber, longitude: FlowNumber)
    /// Each point is `latitude, longitude`; meters a second.
    case travel([String], speed: FlowNumber)
    /// By Maestro's names.
    case setPermissions([String: String], app: String?)
    case addMedia([String], folder: URL)
    /// Passes and changes nothing, as on an iOS simulator, with the reason.
    case passOver(String)
    case memoryWarning
    case resize(CGSize)
    case openLink(String)
    case evalScript(String)
    case runScript(FlowScript)
    /// `defaults` are the file's own `env:`.
    case runFlow([FlowStep], when: FlowCondition?, variables: [String: String], defaults: [String: String])
    case repeated(times: FlowNumber?, while: FlowCondition?, [FlowStep])
    case retry(FlowNumber, [FlowStep])
    /// A command of Maestro's that is refused, where the flow says that it may fail.
    case refused(String)
}

/// A text that `inputRandom…` makes up.
public enum FlowRandomText: Sendable {
    case email, personName, city, country, color
    /// How many digits, or letters.
    case number(FlowNumber), text(FlowNumber)
}

/// A picture of the screen, or of an element in it.
public struct PictureRequest: Sendable {
    /// Without the extension, relative to the output folder.
    public var name: String
    public var element: ElementSelector?
    /// The folder of the flow, where a picture to compare with is looked for first.
    var folder: URL
}

/// Whether the interface is light or dark.
public enum FlowAppearance: Sendable { case light, dark, toggled }

/// A file of JavaScript to run.
public struct FlowScript: Sendable {
    public var file: URL
    public var source: String
    /// Its global names, beside the flow's.
    public var variables: [String: String]
    public var condition: FlowCondition?
}

/// How an app is to be launched.
public struct LaunchRequest: Sendable {
    /// Ends the app that runs and starts it anew; false only brings it to the front.
    public var stopsApp = true
    /// The identifier of the app; nil for the one under test.
    public var app: String?
    /// Forgets what the app stored.
    public var clearsState = false
    public var clearsKeychain = false
    /// What the app is allowed, by Maestro's names. Everything where the flow says nothing.
    public var permissions = ["all": "allow"]
    /// What the app reads as `-name value` in its arguments, and as a default of that name.
    public var arguments: [(name: String, value: String)] = []
}

/// How often a tap is repeated and what it waits for.
public struct TapManner: Sendable {
    public var taps = FlowNumber.exactly(1)
    /// How often it taps for each of these: a double tap taps twice.
    public var touches = 1
    /// Between taps, seconds.
    public var delay = FlowNumber.time("100")
    /// How long the screen may take to come to rest afterward, virtual seconds; nil for the runner's limit.
    public var settling: FlowNumber?
    /// Taps once more when the first tap changed nothing on the screen.
    public var retries = false
}

/// How a flow scrolls until an element shows.
public struct ScrollManner: Sendable {
    /// Where the view goes: `down` shows what is further down.
    public var direction = SwipeDirection.down
    /// Virtual seconds until the step fails.
    public var timeout = FlowNumber.time("20000")
    /// How fast the finger goes, from 0 to 100.
    public var speed = FlowNumber.exactly(40)
    /// How long the screen may take to come to rest after each turn, virtual seconds; nil for the runner's limit.
    public var settling: FlowNumber?
    /// How much of the element must show, from 0 to 1.
    public var visiblePart: CGFloat = 1
    /// Whether the element is brought to the middle of the screen afterward.
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
    case points(FlowPlace, FlowPlace)
}

/// A point of the screen, as written where it holds `${…}`.
public enum FlowPlace: Sendable {
    case point(FlowPoint)
    case expression(String)

    @MainActor
    func resolved(by variables: FlowVariables) throws -> FlowPoint {
        switch self {
        case .point(let point): return point
        case .expression(let text):
            let text = try variables.expand(text)
            guard let point = FlowPoint(text) else { throw FlowVariables.Failure(message: "`\(text)`: \(FlowPoint.complaint)") }
            return point
        }
    }
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

/// A flow file that cannot be read, or something in it that changes nothing here. Prints as `file:line:column: message`.
public struct FlowError: Error, CustomStringConvertible {
    public var file: String
    /// Line and column count from 1.
    public var line: Int
    public var column: Int
    public var message: String
    public var description: String { "\(file):\(line):\(column): error: \(message)" }
    var warning: String { "\(file):\(line):\(column): warning: \(message)" }
}
