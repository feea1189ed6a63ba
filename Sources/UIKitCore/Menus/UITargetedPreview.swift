import Foundation

/// The appearance of a lifted view: its outline in the view's coordinates and its background. If the path is `nil`, the outline is the
/// view's bounds.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
    public override init() { super.init() }
    /// Creates parameters for lines of text. The rectangles have no effect: the outline is the view's bounds.
    public init(textLineRects: [NSValue]) { super.init() }
    /// The outline in the view's coordinates; `nil` for the bounds.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow in the view's coordinates; `nil` uses the view's.
    open var shadowPath: UIBezierPath?
    /// The color behind the view; `nil` for the system's.
    open var backgroundColor: UIColor!
}

/// The container of a lifted view and its center in the container's coordinates.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
    /// Creates a target: a center in the container's coordinates, and a transform of the preview there.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        (self.container, self.center, self.transform) = (container, center, transform)
        super.init()
    }
    /// The view in which the preview is shown.
    open private(set) var container: UIView
    /// The center of the preview in the container's coordinates.
    open private(set) var center: CGPoint
    /// The transform of the preview in the container.
    open private(set) var transform: CGAffineTransform
}

/// A view, its parameters and its target: the preview that menus and drags lift.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    /// Creates a preview that is lifted from the view and returns to the target.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
        super.init()
    }
    /// Creates a preview of a view that is in a window; the target is the view's own place.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(view: view, parameters: parameters, target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
    }
    /// Creates a preview of a view that is in a window, with its bounds as the outline.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// The view of which a picture is lifted.
    open private(set) var view: UIView
    /// The outline and background of the picture.
    open private(set) var parameters: UIPreviewParameters
    /// The position of the preview.
    open private(set) var target: UIPreviewTarget
    /// The size of the view in points.
    open var size: CGSize { view.bounds.size }
    /// Returns the same preview with another target.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}
