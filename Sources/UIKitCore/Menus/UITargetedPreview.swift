import Foundation

/// The appearance of a lifted view: its outline in the view's coordinates and its background. If the path is `nil`, the outline is the
/// view's bounds.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
    public override init() { super.init() }
    public init(textLineRects: [NSValue]) { super.init() }
    open var visiblePath: UIBezierPath?
    open var shadowPath: UIBezierPath?
    open var backgroundColor: UIColor!
}

/// The container of a lifted view and its center in the container's coordinates.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        (self.container, self.center, self.transform) = (container, center, transform)
        super.init()
    }
    open private(set) var container: UIView
    open private(set) var center: CGPoint
    open private(set) var transform: CGAffineTransform
}

/// A view, its parameters and its target: the preview that menus and drags lift.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
        super.init()
    }
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(view: view, parameters: parameters, target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
    }
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    open private(set) var view: UIView
    open private(set) var parameters: UIPreviewParameters
    open private(set) var target: UIPreviewTarget
    open var size: CGSize { view.bounds.size }
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}
