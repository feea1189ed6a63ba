import Foundation
import UIKit

/// The operations of a flow on an app: touch, type, rotate, inspect.
@MainActor
public protocol FlowStage: AnyObject {
    /// The virtual time in seconds since launch.
    var now: TimeInterval { get }
    /// The screen's size in points, in the current orientation.
    var size: CGSize { get }
    func advance(by interval: TimeInterval)
    /// Advances the clock until nothing is animated, for at most `limit` seconds.
    func settle(limit: TimeInterval)
    /// The activity that keeps the screen from settling, one line each.
    var unrest: [String] { get }
    func tap(at point: CGPoint)
    func press(at point: CGPoint, duration: TimeInterval)
    /// Drags a finger, which rests at the end for `rest` seconds before it lifts: after a tenth of a second, nothing it dragged continues
    /// to move.
    func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval, rest: TimeInterval)
    /// Types text. Returns `false` if there is no text input.
    func type(_ text: String) -> Bool
    func deleteBackward() -> Bool
    func press(key: String)
    func hideKeyboard()
    /// Rotates the device so that the interface has an orientation, by UIKit's name. Returns `false` for an unknown one.
    func rotate(to orientation: String) -> Bool
    /// Rotates the device to an orientation by its name. Returns `false` for an unknown one.
    func turnDevice(to orientation: String) -> Bool
    var isDark: Bool { get }
    func setAppearance(isDark: Bool)
    func setPlace(_ place: FlowLocation)
    /// Adds a picture to the photo library. Returns `false` if the file is not a picture.
    func addPicture(_ file: URL) -> Bool
    func clearKeychain()
    func sendMemoryWarning()
    func resize(to size: CGSize)
    func open(_ link: String)
    func enterBackground()
    func becomeActive()
    func screenshot() throws -> Data
    /// Returns the part of the screen within a frame in points, as PNG, or `nil` if it is empty.
    func screenshot(of frame: CGRect) throws -> Data?
    func startRecording()
    /// Returns the animated pictures (APNG) since the recording began, with their sizes in points: one for each size that the screen had.
    func finishRecording() -> [(png: Data, size: CGSize)]
    func backButtonFrame() -> CGRect?
    /// Returns the windows on screen. For internal use.
    func windows() -> [UIWindow]
}

/// A location in degrees, with the speed in meters per second, which is negative if unknown.
public struct FlowLocation: Sendable, Equatable {
    public var latitude: Double
    public var longitude: Double
    public var speed: Double
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
