import UIKitCore
import Foundation

// FIXME(gap): hosts report no hovering pointer; regions and styles are values that nothing uses yet.

/// Determines the regions of a view to which a pointer snaps, and its style there.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// Returns the region around a pointer's position, or nil for none. It is never called here: there is no pointer.
    func pointerInteraction(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion)
        -> UIPointerRegion?
    /// Returns the appearance of a pointer in a region, or nil for the standard one. It is never called here: there is no pointer.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    /// Called before a pointer enters a region. It is never called here: there is no pointer.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
    /// Called before a pointer leaves a region. It is never called here: there is no pointer.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    /// Returns `defaultRegion` for a delegate that doesn't implement the method.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    /// Returns nil for a delegate that doesn't implement the method.
    public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? { nil }
    /// Does nothing for a delegate that doesn't implement the method.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) {}
}

/// Runs an app's animations alongside a pointer's.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Adds changes that are animated together with the pointer.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds work that is done after the pointer's animation.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Changes a pointer over a view.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    open private(set) weak var view: UIView?
    /// Whether the interaction observes the pointer. It is stored but has no effect: there is no pointer.
    open var isEnabled = true

    /// Creates an interaction, which holds its delegate weakly.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
    /// Does nothing when the interaction is about to move to another view.
    open func willMove(to view: UIView?) {}
    /// Stores the view to which the interaction was added, or nil after it was removed.
    open func didMove(to view: UIView?) { self.view = view }
    /// Does nothing: no region is in use.
    open func invalidate() {}
}

/// The location of a pointer, in the view's coordinates, and the modifier keys held.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    open package(set) var location = CGPoint.zero
    open package(set) var modifiers: UIKeyModifierFlags = []
}

/// A region of a view that the pointer reacts to, in the view's coordinates.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
    open private(set) var rect: CGRect
    open private(set) var identifier: AnyHashable?
    /// The axes along which the pointer is held in the region. They are stored but have no effect.
    open var latchingAxes: UIAxis = []
    /// Creates a region with a rectangle in the view's coordinates, and an identifier or nil.
    public init(rect: CGRect, identifier: AnyHashable? = nil) { (self.rect, self.identifier) = (rect, identifier) }
}

/// The outline of a pointer, in points.
public enum UIPointerShape {
    /// A path.
    case path(UIBezierPath)
    /// A rectangle with round corners.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// A line of a height in points, as over text.
    case verticalBeam(length: CGFloat)
    /// A line of a width in points.
    case horizontalBeam(length: CGFloat)
    /// The radius of a rectangle's corners, 8 points.
    public static let defaultCornerRadius: CGFloat = 8
}

/// The effect on a view under a pointer.
public enum UIPointerEffect {
    /// The way in which the tint is applied to the view under the pointer.
    public enum TintMode: Int, Sendable { case none, overlay, underlay }
    /// The system's choice for a view.
    case automatic(UITargetedPreview)
    /// A rectangle behind the view.
    case highlight(UITargetedPreview)
    /// The view is larger, and casts a shadow.
    case lift(UITargetedPreview)
    /// The view has a tint, and may be larger and cast a shadow.
    case hover(UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false, prefersScaledContent: Bool = true)

    /// The view that has the effect.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }
}

/// The style of a pointer and the effect on the view under it.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
    package let effect: UIPointerEffect?
    package let shape: UIPointerShape?
    /// The accessories beside the pointer.
    open var accessories: [UIPointerAccessory] = []
    /// Creates a style in which the pointer becomes an effect of a view, with a shape or nil.
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { (self.effect, self.shape) = (effect, shape) }
    /// Creates a style in which the pointer has a shape, and keeps to axes.
    public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { (effect, self.shape) = (nil, shape) }
    /// Returns a style without a pointer.
    open class func hidden() -> Self { Instantiation.make(self) }
    /// Returns the system's style.
    open class func system() -> Self { Instantiation.make(self) }
    public override init() { (effect, shape) = (nil, nil) }
}
