import Foundation

/// Decides whether an app's own bar pushes and pops items. Every method is optional.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Returns whether the bar may push an item. The default is `true`.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// Called after an item was pushed, at the end of the animation if there is one.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Returns whether the bar may pop an item, for example because the user tapped the back button. The default is `true`.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// Called after an item was popped, at the end of the animation if there is one.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// Returns `true` for a delegate that doesn't implement the method.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    /// Does nothing for a delegate that doesn't implement the method.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    /// Returns `true` for a delegate that doesn't implement the method.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    /// Does nothing for a delegate that doesn't implement the method.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
