import Foundation
import UIKit

/// The operations of a flow on an app: touch, type, rotate, inspect.
@MainActor
public protocol FlowStage: AnyObject {
    /// The virtual time in seconds since launch.
    var now: TimeInterval { get }
    /// The screen's size in points, in the current orientation.
    var size: CGSize { get }
    /// Advances the clock by `interval` seconds.
    func advance(by interval: TimeInterval)
    /// Advances the clock until nothing is animated, for at most `limit` seconds.
    func settle(limit: TimeInterval)
    /// The activity that keeps the screen from settling, one line each.
    var unrest: [String] { get }
    /// Taps at a point of the screen.
    func tap(at point: CGPoint)
    /// Presses at a point of the screen for `duration` seconds.
    func press(at point: CGPoint, duration: TimeInterval)
    /// Drags a finger, which rests at the end for `rest` seconds before it lifts: after a tenth of a second, nothing it dragged continues
    /// to move.
    func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval, rest: TimeInterval)
    /// Types text. Returns `false` if there is no text input.
    func type(_ text: String) -> Bool
    /// Deletes the character before the insertion point. Returns `false` if there is no text input.
    func deleteBackward() -> Bool
    /// Presses a key by the name that flows use: `enter`, `cmd+s`.
    func press(key: String)
    /// Ends editing.
    func hideKeyboard()
    /// Rotates the device so that the interface has an orientation, by UIKit's name. Returns `false` for an unknown one.
    func rotate(to orientation: String) -> Bool
    /// Rotates the device to an orientation by its name. Returns `false` for an unknown one.
    func turnDevice(to orientation: String) -> Bool
    /// Whether the interface is dark.
    var isDark: Bool { get }
    /// Makes the interface dark or light.
    func setAppearance(isDark: Bool)
    /// Sets the location that the device reports.
    func setPlace(_ place: FlowLocation)
    /// Adds a picture to the photo library. Returns `false` if the file is not a picture.
    func addPicture(_ file: URL) -> Bool
    /// Removes the items of the app's keychain.
    func clearKeychain()
    /// Sends a memory warning to the app.
    func sendMemoryWarning()
    /// Sets the window's size in points.
    func resize(to size: CGSize)
    /// Opens a URL in the app.
    func open(_ link: String)
    /// Moves the app to the background.
    func enterBackground()
    /// Brings the app back to the foreground.
    func becomeActive()
    /// Returns the screen as PNG.
    func screenshot() throws -> Data
    /// Returns the part of the screen within a frame in points, as PNG, or `nil` if it is empty.
    func screenshot(of frame: CGRect) throws -> Data?
    /// Starts to record the screen.
    func startRecording()
    /// Returns the animated pictures (APNG) since the recording began, with their sizes in points: one for each size that the screen had.
    func finishRecording() -> [(png: Data, size: CGSize)]
    /// Returns the frame of the navigation bar's back button in the screen's points, or `nil` if there is none.
    func backButtonFrame() -> CGRect?
    /// Returns the windows on screen. For internal use.
    func windows() -> [UIWindow]
}

/// A location in degrees, with the speed in meters per second, which is negative if unknown.
public struct FlowLocation: Sendable, Equatable {
    /// The latitude in degrees.
    public var latitude: Double
    /// The longitude in degrees.
    public var longitude: Double
    /// The speed in meters per second; negative if unknown.
    public var speed: Double
    /// Creates a location, by default without a speed.
    public init(latitude: Double, longitude: Double, speed: Double = -1) {
        (self.latitude, self.longitude, self.speed) = (latitude, longitude, speed)
    }
}

extension FlowStage {
    func elements() -> [ScreenElement] { ScreenReader.elements(in: windows()) }
}

extension FlowStage {
    func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval) { drag(from: start, to: end, duration: duration, rest: 0) }
}
