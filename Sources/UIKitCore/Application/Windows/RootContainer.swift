import Foundation

// From iOS 13 on private views lie between the window and the root view; tree dumps show these names. (I-05)

/// Fills a window, or a tab bar controller's view; switches happen inside.
@MainActor
package final class UITransitionView: UIView {
    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { othersOnly(super.hitTest(point, with: event)) }
}

/// Holds the view of a window's root.
@MainActor
final class UIDropShadowView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { othersOnly(super.hitTest(point, with: event)) }
}

extension UIView {
    /// A view that is not there for touches leaves them to what lies beneath.
    fileprivate func othersOnly(_ hit: UIView?) -> UIView? { hit === self ? nil : hit }
}

extension UIWindow {
    /// The superview of the root's view, in the window.
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
