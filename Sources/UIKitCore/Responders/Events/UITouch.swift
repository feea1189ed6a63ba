import Foundation
import QuartzCore

/// A finger from its landing to its lifting.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// The progress of a touch. The last three belong to hovering pointers, which hosts don't report.
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited }
    /// The device that touches.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen, a remote's surface, a pencil, or a pointer. Hosts report fingers only.
        case direct, indirect, pencil, indirectPointer
        /// The older name of `pencil`.
        public static let stylus = TouchType.pencil
    }

    /// The values of a pencil's touch that are estimated at first.
    public struct Properties: OptionSet, Sendable {
        /// The bits, one for each value.
        public let rawValue: Int
        /// Creates a set of values from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The strength of the touch.
        public static let force = Properties(rawValue: 1)
        /// The direction of the pencil.
        public static let azimuth = Properties(rawValue: 2)
        /// The tilt of the pencil.
        public static let altitude = Properties(rawValue: 4)
        /// The position of the touch.
        public static let location = Properties(rawValue: 8)
    }

    /// The virtual time of the last change, in seconds.
    open package(set) var timestamp: TimeInterval = 0
    /// The progress of the touch.
    open package(set) var phase: Phase = .began
    /// The number of consecutive taps that end with this touch, while it lasts.
    open package(set) var tapCount = 1
    /// The device that touches. Hosts report fingers only.
    open package(set) var type: TouchType = .direct
    /// The radius of the touched area in points. Always 20.
    open package(set) var majorRadius: CGFloat = 20
    /// The uncertainty of `majorRadius` in points. Always 0.
    open var majorRadiusTolerance: CGFloat { 0 }
    /// The window on which the finger landed.
    open package(set) weak var window: UIWindow?
    /// The view that the finger landed on; it stays the same until the finger lifts.
    open package(set) weak var view: UIView?
    /// The recognizers that track the touch, or `nil`.
    open package(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// The force of the touch. Always 0.
    open package(set) var force: CGFloat = 0
    /// The greatest force that the screen measures. 0, as on a screen without pressure.
    open var maximumPossibleForce: CGFloat { 0 }
    /// The angle between the pencil and the screen, in radians. Always π / 2.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// Returns the direction of the pencil, in radians. Always 0.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// Returns the direction of the pencil. Always to the right.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    /// The rotation of the pencil about its axis, in radians. Always 0.
    open var rollAngle: CGFloat { 0 }
    /// The number with which better values of the touch arrive later. Always `nil`.
    open var estimationUpdateIndex: NSNumber? { nil }
    /// The values that are estimates. Always empty.
    open var estimatedProperties: Properties { [] }
    /// The estimates that will be improved. Always empty.
    open var estimatedPropertiesExpectingUpdates: Properties { [] }

    /// The location in the window's coordinates.
    package var windowLocation = CGPoint.zero
    package var previousWindowLocation = CGPoint.zero
    package var landingLocation = CGPoint.zero
    package var landingTime: TimeInterval = 0

    /// Returns the location in `view`'s coordinates, or in the window's if `view` is `nil`.
    open func location(in view: UIView?) -> CGPoint { convert(windowLocation, to: view) }
    /// Returns the location before the last change, in `view`'s coordinates, or in the window's if `view` is `nil`.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousWindowLocation, to: view) }
    /// Returns the same as `location(in:)`: hosts report locations without rounding.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    /// Returns the same as ``previousLocation(in:)``.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window else { return point }
        return view.convert(point, from: window)
    }
}
