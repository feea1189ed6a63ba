import Foundation

/// The dimensions of a custom popover background, in points.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
    /// Returns the width of the arrow's base, along the edge of the popover, in points.
    static func arrowBase() -> CGFloat
    /// Returns the height of the arrow from its base to its tip, in points.
    static func arrowHeight() -> CGFloat
    /// Returns the border between the background's edges, without the arrow, and the content, in points.
    static func contentViewInsets() -> UIEdgeInsets
}

/// A custom background of a popover; a subclass provides the arrow's size and the border around the content. (SP-D092)
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    /// The distance from the background's center to the arrow's, in points; negative to the left or top. Set, like the direction, in the
    /// popover's animation.
    open var arrowOffset: CGFloat = 0
    /// The direction in which the arrow points. The popover sets it before it lays out the background.
    open var arrowDirection: UIPopoverArrowDirection = .unknown
    /// Whether the content gets the system's rounded corners and inner shadow. The shadow is not drawn here.
    open class var wantsDefaultContentAppearance: Bool { true }
    /// Raises an exception: a subclass must say how wide its arrow's base is.
    open class func arrowBase() -> CGFloat { unanswered("arrowBase", 0) }
    /// Raises an exception: a subclass must say how high its arrow is.
    open class func arrowHeight() -> CGFloat { unanswered("arrowHeight", 0) }
    /// Raises an exception: a subclass must say how wide its border is.
    open class func contentViewInsets() -> UIEdgeInsets { unanswered("contentViewInsets", .zero) }

    private class func unanswered<Answer>(_ method: String, _ nothing: Answer) -> Answer {
        Fault.raise(.internalInconsistencyException, "\(self) must implement \(method) to be a popover's background.")
        return nothing
    }

    /// Places the background around the content, with the arrow on its side.
    func place(_ placement: PopoverGeometry) {
        let type = type(of: self)
        let insets = type.contentViewInsets(), arrow = type.arrowHeight()
        var outer = placement.contentFrame.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
        switch placement.direction {
        case .up: (outer.origin.y, outer.size.height) = (outer.minY - arrow, outer.height + arrow)
        case .down: outer.size.height += arrow
        case .left: (outer.origin.x, outer.size.width) = (outer.minX - arrow, outer.width + arrow)
        case .right: outer.size.width += arrow
        default: break
        }
        frame = outer
        // The arrow's position is measured from the content's center, which a border with unequal sides moves.
        let isSideways = placement.direction == .left || placement.direction == .right, content = placement.contentFrame
        arrowDirection = placement.direction
        arrowOffset = placement.arrowOffset + (isSideways ? content.midY - outer.midY : content.midX - outer.midX)
    }
}
