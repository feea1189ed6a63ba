import Foundation
import UIKit

/// A command of a flow, with its line.
public struct FlowStep: Sendable {
    public var command: FlowCommand
    /// The 1-based line in the flow's file.
    public var line: Int
    /// The text as written, for messages: `tapOn: "Save"`.
    public var text: String
    /// Whether the flow continues after a failure, which is recorded.
    public var isOptional = false
    /// The path of the file that contains it, or `nil` for the flow's own.
    public var file: String?
}

/// The commands of a flow: Maestro's, and ours for memory warnings and window sizes. Texts may contain `${…}`, evaluated when the step
/// runs.
public indirect enum FlowCommand: Sendable {
    case launchApp(LaunchRequest)
    /// Stops the app with this identifier, or the app under test if it is `nil`. `killApp` ends the app without its last callbacks.
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
    /// Asserts that an expression is true.
    case assertTrue(String)
    case assertScreenshot(PictureRequest, threshold: FlowNumber)
    case assertAppearance(isDark: Bool)
    /// Advances the clock until the condition is true; in seconds.
    case waitUntil(ElementSelector, visible: Bool, timeout: FlowNumber)
    case back
    case swipe(SwipePath, duration: FlowNumber, settling: FlowNumber?)
    case scroll
    case scrollUntilVisible(ElementSelector, ScrollManner)
    case takeScreenshot(PictureRequest)
    case startRecording(String)
    case stopRecording
    /// Waits for at most this virtual time in seconds, or the default limit if it is `nil`.
    case waitForAnimationToEnd(timeout: FlowNumber?)
    /// Sets the interface's orientation, by UIKit's name.
    case rotate(String)
    /// Sets the device's orientation, by Maestro's name.
    case setOrientation(String)
    case setAppearance(FlowAppearance)
    /// Sets the location in degrees.
    case setLocation(latitude: FlowNumber, longitude: FlowNumber)
    /// Moves along points, `latitude, longitude`, at a speed in meters per second.
    case travel([String], speed: FlowNumber)
    /// Sets permissions by Maestro's names.
    case setPermissions([String: String], app: String?)
    case addMedia([String], folder: URL)
    /// Succeeds without effect, as on an iOS simulator, for this reason.
    case passOver(String)
    case memoryWarning
    case resize(CGSize)
    case openLink(String)
    case evalScript(String)
    case runScript(FlowScript)
    /// Runs steps; `defaults` are the file's own `env:`.
    case runFlow([FlowStep], when: FlowCondition?, variables: [String: String], defaults: [String: String])
    case repeated(times: FlowNumber?, while: FlowCondition?, [FlowStep])
    case retry(FlowNumber, [FlowStep])
    /// An unsupported Maestro command that the flow allows to fail.
    case refused(String)
}

/// A random text that `inputRandom…` generates.
public enum FlowRandomText: Sendable {
    case email, personName, city, country, color
    /// The number of digits, or letters.
    case number(FlowNumber), text(FlowNumber)
}

/// A request for a picture of the screen, or of an element in it.
public struct PictureRequest: Sendable {
    /// The name without the extension, relative to the output folder.
    public var name: String
    public var element: ElementSelector?
    /// The folder of the flow, which is searched first for a picture to compare with.
    var folder: URL
}

/// Whether the interface is light or dark.
public enum FlowAppearance: Sendable { case light, dark, toggled }

/// A JavaScript file to run.
public struct FlowScript: Sendable {
    public var file: URL
    public var source: String
    /// The script's global variables, in addition to the flow's.
    public var variables: [String: String]
    public var condition: FlowCondition?
}

/// The options for launching an app.
public struct LaunchRequest: Sendable {
    /// Whether the running app is terminated and launched again; `false` only brings it to the foreground.
    public var stopsApp = true
    /// The identifier of the app, or `nil` for the one under test.
    public var app: String?
    /// Whether the app's stored data is removed.
    public var clearsState = false
    public var clearsKeychain = false
    /// The app's permissions, by Maestro's names. By default, everything is allowed.
    public var permissions = ["all": "allow"]
    /// The launch arguments, which the app receives as `-name value` and as defaults.
    public var arguments: [(name: String, value: String)] = []
}

/// The repetition of a tap, and its waiting times.
public struct TapManner: Sendable {
    public var taps = FlowNumber.exactly(1)
    /// The number of touches in each tap: two for a double tap.
    public var touches = 1
    /// The time between taps in seconds.
    public var delay = FlowNumber.time("100")
    /// The maximum time for the screen to settle afterward, in virtual seconds, or `nil` for the runner's limit.
    public var settling: FlowNumber?
    /// Whether to tap again if the first tap changed nothing on the screen.
    public var retries = false
}

/// The options for scrolling until an element is visible.
public struct ScrollManner: Sendable {
    /// The direction in which the view scrolls: `down` shows content further down.
    public var direction = SwipeDirection.down
    /// The virtual time in seconds until the step fails.
    public var timeout = FlowNumber.time("20000")
    /// The finger's speed, from 0 to 100.
    public var speed = FlowNumber.exactly(40)
    /// The maximum time for the screen to settle after each movement, in virtual seconds, or `nil` for the runner's limit.
    public var settling: FlowNumber?
    /// The fraction of the element that must be visible, from 0 to 1.
    public var visiblePart: CGFloat = 1
    /// Whether the element is centered on the screen afterward.
    public var centers = false
}

/// The keys that a flow may press: those of the keyboard by name, and the device's.
public enum FlowKey: Sendable, Equatable {
    case keyboard(String)
    case home, lock
}

/// A direction with Maestro's name.
public enum SwipeDirection: String, Sendable { case up = "UP", down = "DOWN", left = "LEFT", right = "RIGHT" }

/// The path of a finger.
public enum SwipePath: Sendable {
    case direction(SwipeDirection, from: ElementSelector?)
    case points(FlowPlace, FlowPlace)
}

/// A point on the screen, or its text if that contains `${…}`.
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

/// The condition for the steps of a `runFlow` or `repeat`, all parts of which must be true.
public struct FlowCondition: Sendable {
    public var visible: ElementSelector?
    public var notVisible: ElementSelector?
    /// An expression that must be true.
    public var isTrue: String?
    /// Whether the platform is iOS; `false` for `platform: Android`, so that the steps don't run.
    public var isOurPlatform = true
}

/// A point on the screen: in points, or as fractions of the screen's size.
public struct FlowPoint: Sendable {
    public var x: CGFloat
    public var y: CGFloat
    /// Whether `x` and `y` are fractions, from 0 to 1, rather than points.
    public var isRelative: Bool

    /// Returns the point on a screen, or in an element, of `size` points.
    public func resolved(in size: CGSize) -> CGPoint { isRelative ? CGPoint(x: x * size.width, y: y * size.height) : CGPoint(x: x, y: y) }
}

/// An error in a flow file, or a warning about something in it that has no effect here. Prints as `file:line:column: message`.
public struct FlowError: Error, CustomStringConvertible {
    public var file: String
    /// The 1-based line and column.
    public var line: Int
    public var column: Int
    public var message: String
    public var description: String { "\(file):\(line):\(column): error: \(message)" }
    var warning: String { "\(file):\(line):\(column): warning: \(message)" }
}
