import Foundation

/// A pointer over a view. Hosts report no hovering yet, so it stays `possible`.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    // FIXME(gap): no host reports a hovering pointer.
    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
    /// Creates a recognizer from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// The distance of the pencil, from 0 at the screen to 1 at the farthest it is detected.
    open var zOffset: CGFloat { 0 }
    /// The angle in radians; a pencil perpendicular to the screen is at π / 2.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// The rotation of the pencil about its own axis, in radians. Always 0.
    open var rollAngle: CGFloat { 0 }
    /// Returns the direction of the pencil in a view, in radians. Always 0.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// Returns the direction of the pencil in a view. Always to the right.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
