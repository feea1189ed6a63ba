import Foundation
import UIKit

/// What a flow can do to an app: touch, type, turn, look.
@MainActor
public protocol FlowStage: AnyObject {
    /// Virtual seconds since launch.
    var now: TimeInterval { get }
    /// The screen's size in points, in the orientation shown.
    var size: CGSize { get }
    func advance(by interval: TimeInterval)
    /// Moves the clock until nothing is animated, at most `limit` seconds.
    func settle(limit: TimeInterval)
    func tap(at point: CGPoint)
    func press(at point: CGPoint, duration: TimeInterval)
    /// `rest` seconds the finger stays where it ends before it lifts: after a tenth of one nothing it dragged goes on by itself.
    func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval, rest: TimeInterval)
    /// False when nothing takes text.
    func type(_ text: String) -> Bool
    func deleteBackward() -> Bool
    func press(key: String)
    func hideKeyboard()
    /// Turns the device so that the interface has an orientation, by UIKit's name. False for an unknown one.
    func rotate(to orientation: String) -> Bool
    /// Turns the device, by the name of its orientation. False for an unknown one.
    func turnDevice(to orientation: String) -> Bool
    var isDark: Bool { get }
    func setAppearance(isDark: Bool)
    func setPlace(_ place: FlowLocation)
    /// Adds a picture to the library that apps pick from. False for a file that is none.
    func addPicture(_ file: URL) -> Bool
    func clearKeychain()
    func sendMemoryWarning()
    func resize(to size: CGSize)
    func open(_ link: String)
    func enterBackground()
    func becomeActive()
    func screenshot() throws -> Data
    /// The part of the screen within a frame in points, as PNG; nil for one that shows nothing.
    func screenshot(of frame: CGRect) throws -> Data?
    func startRecording()
    /// The moving pictures (APNG) since the recording began, with their sizes in points: one for each size that the screen had.
    func finishRecording() -> [(png: Data, size: CGSize)]
    func backButtonFrame() -> CGRect?
    /// For internal use: what is on screen.
    func windows() -> [UIWindow]
}

/// A place on the globe, in degrees; the speed in meters a second, negative where it is not known.
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
