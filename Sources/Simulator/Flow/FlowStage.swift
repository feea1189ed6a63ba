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
    /// False for an unknown orientation.
    func rotate(to orientation: String) -> Bool
    func sendMemoryWarning()
    func resize(to size: CGSize)
    func open(_ link: String)
    func enterBackground()
    func becomeActive()
    func screenshot() throws -> Data
    func backButtonFrame() -> CGRect?
    /// For internal use: what is on screen.
    func windows() -> [UIWindow]
}

extension FlowStage {
    func elements() -> [ScreenElement] { ScreenReader.elements(in: windows()) }
}

extension FlowStage {
    func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval) { drag(from: start, to: end, duration: duration, rest: 0) }
}
