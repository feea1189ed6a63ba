import Foundation

/// A controller that handles `show` and `showDetail`. UIKit's containers declare it; an app's classes do so by exposing the method.
@MainActor
package protocol ShowTarget: UIViewController {
    func handlesShow(_ action: ShowAction) -> Bool
}

package enum ShowAction {
    case show, showDetail

    var selectors: [Selector] {
        switch self {
        case .show: [Selector("showViewController:sender:"), Selector("show:sender:")]
        case .showDetail: [Selector("showDetailViewController:sender:")]
        }
    }
}

extension UIViewController {
    /// Whether the controller overrides `show`, which makes it a target. (H-05)
    package var showsOthers: Bool { ShowAction.show.selectors.contains(where: overrides) }

    // C-46: the base class's own implementation does not count.
    func nearestTarget(for action: Selector, sender: Any?) -> UIViewController? {
        sequence(first: self, next: { $0.parent }).first { $0.canPerformAction(action, withSender: sender) && $0.overrides(action) }
    }

    fileprivate func overrides(_ action: Selector) -> Bool {
        if let target = self as? any ShowTarget {
            for show in [ShowAction.show, .showDetail] where show.selectors.contains(action) { return target.handlesShow(show) }
        }
        return DispatchTable.overrides(type(of: self), action, of: UIViewController.self)
    }

    /// Returns the target, searched from the receiver on; `nil` for a receiver that is its own target, as one whose override calls super.
    /// (SP-B046)
    private func target(for action: ShowAction, sender: Any?) -> UIViewController? {
        let targets = action.selectors.compactMap { targetViewController(forAction: $0, sender: sender) }
        return targets.contains { $0 === self } ? nil : targets.first
    }

    /// Whether the controller performs `action`. UIKit's containers handle actions that no dispatch table lists.
    func allows(_ action: Selector) -> Bool {
        responds(to: action) || ((self as? any ShowTarget).map { $0.overrides(action) } ?? false)
    }

    // Without a target the controller is presented. (C-47)
    func showThroughTarget(_ controller: UIViewController, sender: Any?) {
        if let target = target(for: .show, sender: sender) { return target.show(controller, sender: sender) }
        present(controller, animated: UIView.areAnimationsEnabled)
    }

    func showDetailThroughTarget(_ controller: UIViewController, sender: Any?) {
        if let target = target(for: .showDetail, sender: sender) { return target.showDetailViewController(controller, sender: sender) }
        present(controller, animated: UIView.areAnimationsEnabled)
    }
}

extension UIViewController {
    // Posted by split view controllers that collapse or expand. (C-48)
    /// The name of the notification that a split view controller posts, as the object, when it expands or collapses. Where
    /// `showDetailViewController(_:sender:)` leads has then changed.
    nonisolated public static let showDetailTargetDidChangeNotification = Notification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")
}
