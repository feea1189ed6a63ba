import Foundation
import UIKit

/// A command of a flow, with its line.
public struct FlowStep: Sendable {
    /// The command to run.
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
    /// Launches the app, or brings it to the foreground.
    case launchApp(LaunchRequest)
    /// Stops the app with this identifier, or the app under test if it is `nil`.
    case stopApp(String?)
    /// Ends the app with this identifier, or the app under test if it is `nil`, without its last callbacks.
    case killApp(String?)
    /// Stops the app with this identifier, or the app under test if it is `nil`, and deletes its stored data.
    case clearState(String?)
    /// Removes the items of the app's keychain.
    case clearKeychain
    /// Taps an element or a point.
    case tapOn(ElementSelector, TapManner)
    /// Presses an element or a point for three seconds.
    case longPressOn(ElementSelector, TapManner)
    /// Types text into the first responder.
    case inputText(String)
    /// Types text that depends on the run's seed.
    case inputRandom(FlowRandomText)
    /// Deletes this number of characters.
    case eraseText(FlowNumber)
    /// Copies the text of an element to the flow's clipboard.
    case copyTextFrom(ElementSelector)
    /// Sets the flow's clipboard.
    case setClipboard(String)
    /// Types the text of the flow's clipboard.
    case pasteText
    /// Presses a key of the keyboard or of the device.
    case pressKey(FlowKey)
    /// Ends editing.
    case hideKeyboard
    /// Waits until an element is visible.
    case assertVisible(ElementSelector)
    /// Waits until no such element is visible.
    case assertNotVisible(ElementSelector)
    /// Asserts that an expression is true.
    case assertTrue(String)
    /// Compares the screen with a picture. `threshold` is the required share of equal pixels in percent.
    case assertScreenshot(PictureRequest, threshold: FlowNumber)
    /// Asserts that the interface is dark or light.
    case assertAppearance(isDark: Bool)
    /// Advances the clock until the condition is true; in seconds.
    case waitUntil(ElementSelector, visible: Bool, timeout: FlowNumber)
    /// Taps the back button, or swipes from the left edge if there is none.
    case back
    /// Moves a finger. `duration` is in milliseconds, and `settling` is the maximum time for the screen to settle.
    case swipe(SwipePath, duration: FlowNumber, settling: FlowNumber?)
    /// Scrolls down by swiping up.
    case scroll
    /// Scrolls until an element is visible.
    case scrollUntilVisible(ElementSelector, ScrollManner)
    /// Writes a picture of the screen or of an element.
    case takeScreenshot(PictureRequest)
    /// Starts a recording with this name.
    case startRecording(String)
    /// Ends the recording and writes it.
    case stopRecording
    /// Waits for at most this virtual time in seconds, or the default limit if it is `nil`.
    case waitForAnimationToEnd(timeout: FlowNumber?)
    /// Sets the interface's orientation, by UIKit's name.
    case rotate(String)
    /// Sets the device's orientation, by Maestro's name.
    case setOrientation(String)
    /// Makes the interface light or dark, or changes between the two.
    case setAppearance(FlowAppearance)
    /// Sets the location in degrees.
    case setLocation(latitude: FlowNumber, longitude: FlowNumber)
    /// Moves along points, `latitude, longitude`, at a speed in meters per second.
    case travel([String], speed: FlowNumber)
    /// Sets permissions by Maestro's names.
    case setPermissions([String: String], app: String?)
    /// Adds the pictures in these files to the photo library. Paths are relative to `folder`.
    case addMedia([String], folder: URL)
    /// Succeeds without effect, as on an iOS simulator, for this reason.
    case passOver(String)
    /// Sends a memory warning to the app.
    case memoryWarning
    /// Sets the window's size in points.
    case resize(CGSize)
    /// Opens a URL in the app.
    case openLink(String)
    /// Evaluates a JavaScript expression.
    case evalScript(String)
    /// Runs a JavaScript file.
    case runScript(FlowScript)
    /// Runs steps; `defaults` are the file's own `env:`.
    case runFlow([FlowStep], when: FlowCondition?, variables: [String: String], defaults: [String: String])
    /// Repeats steps for a number of times, while a condition is true, or both.
    case repeated(times: FlowNumber?, while: FlowCondition?, [FlowStep])
    /// Runs steps again after a failure, at most this number of times.
    case retry(FlowNumber, [FlowStep])
    /// An unsupported Maestro command that the flow allows to fail.
    case refused(String)
}

/// A random text that `inputRandom…` generates.
public enum FlowRandomText: Sendable {
    /// An email address, a name, a city, a country, or a color.
    case email, personName, city, country, color
    /// The number of digits, or letters.
    case number(FlowNumber), text(FlowNumber)
}

/// A request for a picture of the screen, or of an element in it.
public struct PictureRequest: Sendable {
    /// The name without the extension, relative to the output folder.
    public var name: String
    /// The element to show, or `nil` for the whole screen.
    public var element: ElementSelector?
    /// The folder of the flow, which is searched first for a picture to compare with.
    var folder: URL
}

/// Whether the interface is light or dark.
public enum FlowAppearance: Sendable { case light, dark, toggled }

/// A JavaScript file to run.
public struct FlowScript: Sendable {
    /// The location of the file, for messages and for paths in the script.
    public var file: URL
    /// The text of the script.
    public var source: String
    /// The script's global variables, in addition to the flow's.
    public var variables: [String: String]
    /// The condition for running the script, or `nil` to run it always.
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
    /// Whether the items of the app's keychain are removed.
    public var clearsKeychain = false
    /// The app's permissions, by Maestro's names. By default, everything is allowed.
    public var permissions = ["all": "allow"]
    /// The launch arguments, each a name and a value. The app also finds those with a dash before their name in its defaults.
    public var arguments: [(name: String, value: String)] = []
}

/// The repetition of a tap, and its waiting times.
public struct TapManner: Sendable {
    /// The number of taps.
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
    /// A key of the keyboard, by name.
    case keyboard(String)
    /// The device's Home and lock buttons.
    case home, lock
}

/// A direction with Maestro's name.
public enum SwipeDirection: String, Sendable { case up = "UP", down = "DOWN", left = "LEFT", right = "RIGHT" }

/// The path of a finger.
public enum SwipePath: Sendable {
    /// A swipe in a direction, over the screen or from an element.
    case direction(SwipeDirection, from: ElementSelector?)
    /// A swipe from one point to another.
    case points(FlowPlace, FlowPlace)
}

/// A point on the screen, or its text if that contains `${…}`.
public enum FlowPlace: Sendable {
    /// A known point.
    case point(FlowPoint)
    /// The text of a point, which contains `${…}`.
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
    /// An element that must be visible.
    public var visible: ElementSelector?
    /// An element that must not be visible.
    public var notVisible: ElementSelector?
    /// An expression that must be true.
    public var isTrue: String?
    /// Whether the platform is iOS; `false` for `platform: Android`, so that the steps don't run.
    public var isOurPlatform = true
}

/// A point on the screen: in points, or as fractions of the screen's size.
public struct FlowPoint: Sendable {
    /// The horizontal position, in points or as a fraction of the width.
    public var x: CGFloat
    /// The vertical position, in points or as a fraction of the height.
    public var y: CGFloat
    /// Whether `x` and `y` are fractions, from 0 to 1, rather than points.
    public var isRelative: Bool

    /// Returns the point on a screen, or in an element, of `size` points.
    public func resolved(in size: CGSize) -> CGPoint { isRelative ? CGPoint(x: x * size.width, y: y * size.height) : CGPoint(x: x, y: y) }
}

/// An error in a flow file, or a warning about something in it that has no effect here. Prints as `file:line:column: message`.
public struct FlowError: Error, CustomStringConvertible {
    /// The path of the flow file.
    public var file: String
    /// The line, counted from 1.
    public var line: Int
    /// The column, counted from 1.
    public var column: Int
    /// The error in words.
    public var message: String
    /// The error as `file:line:column: error: message`.
    public var description: String { "\(file):\(line):\(column): error: \(message)" }
    var warning: String { "\(file):\(line):\(column): warning: \(message)" }
}
