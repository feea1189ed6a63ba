import Foundation

// From iOS 13 on private views lie between the window and the root view; tree dumps show these names. (I-05)

/// A view that fills a window or a tab bar controller's view; controllers are switched inside it.
@MainActor
package final class UITransitionView: UIView {
    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { othersOnly(super.hitTest(point, with: event)) }
}

/// The view that holds a window's root view.
@MainActor
final class UIDropShadowView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { othersOnly(super.hitTest(point, with: event)) }
}

extension UIView {
    /// Leaves touches of the view itself to the views beneath.
    fileprivate func othersOnly(_ hit: UIView?) -> UIView? { hit === self ? nil : hit }
}

extension UIWindow {
    /// Returns the superview of the root view in the window.
    final func rootViewHost() -> UIView {
        guard Generation.current >= .ios13 else { return self }
        if let rootHost, rootHost.window === self { return rootHost }
        let outer = UITransitionView(frame: bounds), inner = rootHost ?? UIDropShadowView(frame: bounds)
        outer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(inner)
        insertSubview(outer, at: 0)
        rootHost = inner
        return inner
    }
}
