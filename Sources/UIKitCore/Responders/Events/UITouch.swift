import Foundation
import QuartzCore

/// A finger from its landing to its lifting.
@preconcurrency @MainActor
open class UITouch: NSObject {
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited }
    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
        public static let stylus = TouchType.pencil
    }

    public struct Properties: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let force = Properties(rawValue: 1)
        public static let azimuth = Properties(rawValue: 2)
        public static let altitude = Properties(rawValue: 4)
        public static let location = Properties(rawValue: 8)
    }

    /// The virtual time of the last change, in seconds.
    open package(set) var timestamp: TimeInterval = 0
    open package(set) var phase: Phase = .began
    /// The number of consecutive taps that end with this touch, while it lasts.
    open package(set) var tapCount = 1
    open package(set) var type: TouchType = .direct
    open package(set) var majorRadius: CGFloat = 20
    open var majorRadiusTolerance: CGFloat { 0 }
    open package(set) weak var window: UIWindow?
    /// The view that the finger landed on; it stays the same until the finger lifts.
    open package(set) weak var view: UIView?
    open package(set) var gestureRecognizers: [UIGestureRecognizer]?
    open package(set) var force: CGFloat = 0
    open var maximumPossibleForce: CGFloat { 0 }
    open var altitudeAngle: CGFloat { .pi / 2 }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    open var rollAngle: CGFloat { 0 }
    open var estimationUpdateIndex: NSNumber? { nil }
    open var estimatedProperties: Properties { [] }
    open var estimatedPropertiesExpectingUpdates: Properties { [] }

    /// The location in the window's coordinates.
    package var windowLocation = CGPoint.zero
    package var previousWindowLocation = CGPoint.zero
    package var landingLocation = CGPoint.zero
    package var landingTime: TimeInterval = 0

    /// Returns the location in `view`'s coordinates, or in the window's if `view` is `nil`.
    open func location(in view: UIView?) -> CGPoint { convert(windowLocation, to: view) }
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousWindowLocation, to: view) }
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window else { return point }
        return view.convert(point, from: window)
    }
}
