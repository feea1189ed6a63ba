import Foundation
import QuartzCore

/// The layout pass of a window, in the order of metrics.md 14: properties, constraints bottom-up, then layout top-down.
@MainActor
package enum Layout {
    // MARK: One view

    /// Lays out one view: announces traits and insets, then calls `layoutSubviews` between the controller's two callbacks. (L-07, B-08)
    static func layout(_ view: UIView) {
        Traits.updateIfNeeded(view)
        Margins.notifyIfChanged(view)
        // Requests that the app makes during layout belong to the next round.
        Traits.performing(as: view) {
            if let controller = view.owningController {
                controller.rootViewWillLayout()
                layOutSubviews(of: view)
                controller.rootViewDidLayout()
            } else {
                layOutSubviews(of: view)
            }
        }
    }

    /// Lays out the subviews. Since iOS 8 constraints place subviews even if an app's `layoutSubviews` does not call super.
    private static func layOutSubviews(of view: UIView) {
        // Before the first layout, whether requested or not.
        if !view.flags.contains(.hasUpdatedProperties) { updateProperties(of: view) }
        view.flags.insert(.awaitsOwnLayout)
        ModelTracking.run(.layout, of: view, again: { $0.setNeedsLayout() }) { view.layoutSubviews() }
        if view.flags.contains(.awaitsOwnLayout) { view.autoLayoutSubviews() }
    }

    static func layoutIfNeeded(_ asked: UIView) {
        let view = topmostWaiting(above: asked)
        // Layout that is requested during layout runs in the same call, as long as it settles.
        for _ in 0..<20 {
            Traits.updateTree(view)
            updatePropertiesIfNeeded(view)
            updateConstraintsIfNeeded(view)
            view.autoLayoutSolve()
            view.storedLayer.layoutIfNeeded()
            guard view.needsConstraintPass, view.isLaidOut else { break }
        }
        reportIfRunaway(view)
    }

    /// Returns the highest ancestor in an unbroken chain that waits for layout. The layer tree begins there, so constraints must be solved
    /// from there down; a stack view that is placed before it has arranged its views would leave them in wrong positions.
    private static func topmostWaiting(above view: UIView) -> UIView {
        var top = view
        while let parent = top.storedSuperview, parent.storedLayer.dirt.contains(.layout), !LayerLayout.isLayingOut(parent.storedLayer) {
            top = parent
        }
        return top
    }

    /// Reports a root that is still marked after the layer tree gave up, which it does after a number of rounds.
    private static func reportIfRunaway(_ view: UIView) {
        if !view.isLaidOut { LayoutLoop.end(in: view) }
    }

    // MARK: The turn's pass

    /// Lays out every window, repeating while layout is requested again.
    static func run() {
        for window in UIWindow.all where !window.isHidden || window.wantsLayoutWhileHidden { pass(window) }
    }

    static func pass(_ window: UIWindow) {
        for _ in 0..<20 {
            Traits.updateTree(window)
            updatePropertiesIfNeeded(window)
            updateConstraintsIfNeeded(window)
            window.autoLayoutSolve()
            window.storedLayer.layoutIfNeeded()
            guard window.needsConstraintPass, window.isLaidOut else { break }
        }
        reportIfRunaway(window)
        FittingSizes.compare(in: window)
    }

    // MARK: Constraints

    static func setNeedsUpdateConstraints(_ view: UIView) {
        view.flags.insert(.needsUpdateConstraints)
        propagateConstraintsFlag(from: view)
        view.setNeedsLayout()
    }

    static func propagateConstraintsFlag(from view: UIView) {
        var ancestor = view.storedSuperview
        while let current = ancestor, !current.flags.contains(.descendantNeedsUpdateConstraints) {
            current.flags.insert(.descendantNeedsUpdateConstraints)
            ancestor = current.storedSuperview
        }
    }

    /// Updates children before parents; calls a controller's `updateViewConstraints` in place of its root view's `updateConstraints`.
    /// (B-12)
    static func updateConstraintsIfNeeded(_ view: UIView) {
        if view.flags.contains(.descendantNeedsUpdateConstraints) {
            view.flags.remove(.descendantNeedsUpdateConstraints)
            for subview in view.storedSubviews { updateConstraintsIfNeeded(subview) }
        }
        guard view.flags.contains(.needsUpdateConstraints) else { return }
        view.flags.remove(.needsUpdateConstraints)
        if let controller = view.owningController {
            controller.rootViewUpdateConstraints()
        } else {
            ModelTracking.run(.constraints, of: view, again: { $0.setNeedsUpdateConstraints() }) { view.updateConstraints() }
        }
    }

    // MARK: Properties (iOS 26)

    static func setNeedsUpdateProperties(_ view: UIView) {
        view.flags.insert(.needsUpdateProperties)
        var ancestor = view.storedSuperview
        while let current = ancestor, !current.flags.contains(.descendantNeedsUpdateProperties) {
            current.flags.insert(.descendantNeedsUpdateProperties)
            ancestor = current.storedSuperview
        }
        EventLoop.main.enqueue {}
    }

    static func updatePropertiesIfNeeded(_ view: UIView) {
        if view.flags.contains(.needsUpdateProperties) { updateProperties(of: view) }
        guard view.flags.contains(.descendantNeedsUpdateProperties) else { return }
        view.flags.remove(.descendantNeedsUpdateProperties)
        for subview in view.storedSubviews { updatePropertiesIfNeeded(subview) }
    }

    private static func updateProperties(of view: UIView) {
        view.flags.remove(.needsUpdateProperties)
        view.flags.insert(.hasUpdatedProperties)
        if let controller = view.owningController {
            ModelTracking.run(.properties, of: controller, again: { $0.setNeedsUpdateProperties() }) { controller.updateProperties() }
        }
        ModelTracking.run(.properties, of: view, again: { $0.setNeedsUpdateProperties() }) { view.updateProperties() }
    }
}

extension UIView {
    /// Whether layout has completed; `false` if the layer tree gave up.
    fileprivate var isLaidOut: Bool { !storedLayer.dirt.contains(.layout) && !storedLayer.dirt.contains(.descendantLayout) }
    fileprivate var needsConstraintPass: Bool {
        flags.contains(.needsUpdateConstraints) || flags.contains(.descendantNeedsUpdateConstraints)
    }
}

extension UIView: RenderedLayerDelegate {
    package final func prepareToRender() { Layout.layoutIfNeeded(self) }
}
