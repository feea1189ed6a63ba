import Foundation

/// Propagates the safe area of a window to its views.
@MainActor
package enum SafeArea {
    /// Updates `view` and its descendants, and notifies those whose insets changed. An inset is the part of the parent's strip that covers
    /// the view, or zero outside a window. (L-01, L-06, L-07)
    package static func update(_ view: UIView) {
        let old = view.insets.safeArea
        let new = inherited(by: view)
        if new != old {
            view.insets.safeArea = new
            Margins.notifyIfChanged(view)
            view.safeAreaInsetsDidChange()
            view.owningController?.rootViewSafeAreaInsetsDidChange()
            view.autoLayoutGuideDidChange()
            view.setNeedsLayout()
        }
        guard !view.storedSubviews.isEmpty else { return }
        // A child's insets depend on the parent's insets and on its size, so a child that has or may get insets is updated.
        if new != .zero || old != .zero || view.safeAreaInsets != .zero || view.supplement?.passesSafeArea == true {
            for subview in view.storedSubviews { update(subview) }
        } else {
            // Only the insets that controllers add remain, as in a popover, which is clear of the window's edges.
            for child in view.owningController?.children ?? [] {
                if let inner = child.viewIfLoaded, inner.storedWindow === view.storedWindow { update(inner) }
            }
        }
    }

    /// A view whose size is being set and whose position is set next: it updates once, after that.
    static var awaitsPlace: UIView?

    static func inherited(by view: UIView) -> UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if var parent = view.storedSuperview {
            guard view.isInWindow else { return .zero }
            var offset = CGVector.zero
            while parent.supplement?.passesSafeArea == true, let around = parent.storedSuperview {
                let (place, bounds) = (parent.untransformedFrame, parent.bounds)
                offset = CGVector(dx: offset.dx + place.minX - bounds.minX, dy: offset.dy + place.minY - bounds.minY)
                parent = around
            }
            // Reads the property, which windows of snapshot libraries override to emulate another device.
            let outer = parent.supplement?.safeAreaForSubviews?(parent) ?? parent.safeAreaInsets
            if outer != .zero {
                insets = strip(of: outer, in: parent.bounds, over: view.untransformedFrame.offsetBy(dx: offset.dx, dy: offset.dy))
            }
        } else if let window = view as? UIWindow {
            insets = window.screenSafeArea
        } else {
            return .zero
        }
        // A controller's additional insets count for its root view. (L-04)
        if let controller = view.owningController {
            insets = insets + controller.additionalSafeAreaInsets + controller.containerSafeAreaInsets
        }
        return insets
    }

    /// Returns, for each edge, the parent's inset less the distance from the parent's edge to the child's, between zero and the inset.
    /// (L-01, L-03)
    package static func strip(of insets: UIEdgeInsets, in bounds: CGRect, over child: CGRect) -> UIEdgeInsets {
        func edge(_ inset: CGFloat, _ gap: CGFloat) -> CGFloat { min(max(inset - gap, 0), max(inset, 0)) }
        return UIEdgeInsets(
            top: edge(insets.top, child.minY - bounds.minY), left: edge(insets.left, child.minX - bounds.minX),
            bottom: edge(insets.bottom, bounds.maxY - child.maxY), right: edge(insets.right, bounds.maxX - child.maxX))
    }
}

extension UIView {
    /// The frame the view would have without its transform.
    final var untransformedFrame: CGRect {
        let layer: CALayer = storedLayer
        let bounds = layer.properties.bounds, anchor = layer.properties.anchorPoint, position = layer.properties.position
        return CGRect(
            x: position.x - anchor.x * bounds.width, y: position.y - anchor.y * bounds.height, width: bounds.width, height: bounds.height)
    }
}
