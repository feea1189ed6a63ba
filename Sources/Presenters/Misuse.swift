import UIKit

/// Combinations that the types cannot exclude, reported before UIKit receives them.
@MainActor
enum Misuse {
    /// Whether `controller` can be shown as `type`. If not, raises the fault and returns `false`.
    static func check(_ controller: UIViewController, _ type: PresentationType) -> Bool {
        guard let reason = reason(controller, type) else { return true }
        Platform.raise(reason)
        return false
    }

    private static func reason(_ controller: UIViewController, _ type: PresentationType) -> String? {
        let name = Swift.type(of: controller)
        // A controller that has a parent cannot be wrapped. (SP-H003)
        if type.wrapsContent, let parent = controller.parent {
            return
                "\(name) is a child of \(Swift.type(of: parent)) and cannot be put into a navigation controller. Remove it from its parent first."
        }
        // Alerts and system controllers have their own presentation, and no other case is for them. (SP-H013)
        if case .asConfigured = type { return nil }
        if controller is UIAlertController { return "\(name) configures its own presentation. Show it as .asConfigured." }
        guard case .modal(_, let style, _) = type else { return nil }
        // Styles that need a source or a transitioning delegate are rejected before UIKit is called. (SP-H004)
        if style == .popover { return "A popover needs something to point at. Show \(name) as .popover(PopoverConfig(source: …))." }
        if style == .custom, controller.transitioningDelegate == nil {
            return
                "The style custom needs a transitioning delegate. Show \(name) as .custom(delegate), or set its transitioningDelegate first."
        }
        return nil
    }
}

extension PresentationType {
    fileprivate var wrapsContent: Bool {
        switch self {
        case .modal(.withNavigation, _, _), .sheet(.withNavigation, _), .showDetail(.withNavigation): true
        default: false
        }
    }
}
