/// A view that arranges subviews by itself and wants to know what changes their arrangement.
@MainActor
package protocol SubviewArranging: UIView {
    func subviewVisibilityDidChange(_ subview: UIView)
    func subviewIntrinsicSizeDidChange(_ subview: UIView)
}
