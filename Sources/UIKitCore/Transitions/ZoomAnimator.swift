import Foundation

/// The zoom of iOS 18: a screen grows out of a view of the previous screen, and shrinks back into it.
// FIXME(gap): only the swipe from the edge dismisses a zoomed screen; a pinch and a swipe down do not.
@MainActor
package final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let zoomed: UIViewController
    private let other: UIViewController
    private let isZoomingIn: Bool
    private let options: UIViewController.Transition.ZoomOptions?
    private let sourceView: (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
    /// The animator that is used if there is no view to zoom from.
    private let substitute: any UIViewControllerAnimatedTransitioning

    /// Creates the animator between `zoomed` and the controller it covers. Returns `nil` if `zoomed` does not prefer a zoom.
    package init?(
        of zoomed: UIViewController, over other: UIViewController, isZoomingIn: Bool,
        otherwise substitute: any UIViewControllerAnimatedTransitioning
    ) {
        guard case .zoom(let options, let sourceView) = zoomed.preferredTransition?.kind else { return nil }
        (self.zoomed, self.other, self.isZoomingIn, self.options, self.sourceView) = (zoomed, other, isZoomingIn, options, sourceView)
        self.substitute = substitute
        super.init()
    }

    package func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        TransitionFigures.zoomDuration
    }

    package func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isZoomingIn ? .to : .from) else { return substitute.animateTransition(using: context) }
        place(view, context)
        let container = context.containerView
        // Called in both directions: the view may be a different one by now.
        guard let source = sourceView(.init(sourceViewController: other, zoomedViewController: zoomed)), let window = container.window,
            source.window === window
        else { return substitute.animateTransition(using: context) }
        let figure = Figure(
            source: source.convert(source.bounds, to: container), radius: source.layer.cornerRadius, bounds: view.bounds,
            center: view.center,
            alignment: options?.alignmentRectProvider?(.init(sourceView: source, zoomedViewController: zoomed)) ?? view.bounds)

        let dimming = UIView(frame: container.bounds)
        dimming.backgroundColor = options?.dimmingColor ?? UIColor(white: 0, alpha: TransitionFigures.zoomDimming)
        container.insertSubview(dimming, belowSubview: view)
        let cover = source.snapshotView(afterScreenUpdates: false) ?? UIView()
        container.insertSubview(cover, aboveSubview: view)
        let outline = UIView()
        outline.backgroundColor = .black
        view.mask = outline
        let alpha = source.alpha
        source.alpha = 0

        func show(_ isLarge: Bool) {
            (view.transform, view.center) = isLarge ? (.identity, figure.center) : figure.small
            (outline.frame, outline.layer.cornerRadius) = isLarge ? (figure.bounds, 0) : figure.smallOutline
            (cover.frame, cover.alpha) = isLarge ? (figure.largeSource, 0) : (figure.source, 1)
            dimming.alpha = isLarge ? 1 : 0
        }
        show(!isZoomingIn)
        context.spring(transitionDuration(using: context), { show(self.isZoomingIn) }) { _ in
            view.mask = nil
            (view.transform, view.center) = (.identity, figure.center)
            for helper in [dimming, cover] { helper.removeFromSuperview() }
            source.alpha = alpha
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// Places both screens in their final positions, the zoomed one in front.
    private func place(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        let arriving = isZoomingIn ? view : context.view(forKey: .to)
        if let arriving, let controller = context.viewController(forKey: .to) {
            let frame = context.finalFrame(for: controller)
            if frame != .zero { arriving.frame = frame }
            if isZoomingIn { container.addSubview(arriving) } else { container.insertSubview(arriving, belowSubview: view) }
        }
        container.layoutIfNeeded()
    }

    /// The geometry at either end, in the container's space.
    private struct Figure {
        let source: CGRect
        /// The zoomed view at its full size.
        let bounds: CGRect, center: CGPoint
        /// The zoomed view's scale and center while the part aligned with the source fills it.
        let small: (CGAffineTransform, CGPoint)
        /// The visible part of the zoomed view at that scale, in its own space, and the radius of its corners.
        let smallOutline: (CGRect, CGFloat)
        /// The frame that the source would have if it grew along.
        let largeSource: CGRect

        init(source: CGRect, radius: CGFloat, bounds: CGRect, center: CGPoint, alignment: CGRect) {
            (self.source, self.bounds, self.center) = (source, bounds, center)
            let scale = max(source.width / max(alignment.width, 1), source.height / max(alignment.height, 1), 0.001)
            let offset = CGVector(dx: alignment.midX - bounds.midX, dy: alignment.midY - bounds.midY)
            small = (
                CGAffineTransform(scaleX: scale, y: scale), CGPoint(x: source.midX - scale * offset.dx, y: source.midY - scale * offset.dy)
            )
            let (width, height) = (source.width / scale, source.height / scale)
            smallOutline = (
                CGRect(x: alignment.midX - width / 2, y: alignment.midY - height / 2, width: width, height: height), radius / scale
            )
            largeSource = CGRect(x: center.x + offset.dx - width / 2, y: center.y + offset.dy - height / 2, width: width, height: height)
        }
    }
}
