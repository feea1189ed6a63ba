import CUIKitCoreDescriptors
import Foundation

/// Children laid out by constraints, in containers with manual layout that are notified when such a child's fitting size changes. (C-37)
@MainActor
enum FittingSizes {
    private struct Entry {
        weak var child: UIViewController?
        weak var container: (any UIContentContainer)?
        /// The size after the last layout pass; `nil` before the first.
        var size: CGSize?
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]

    /// Called when `container` adopted `child`. Only a container that overrides the method is notified, because the measurement costs time.
    static func watch(_ child: UIViewController, for container: any UIContentContainer) {
        guard overrides(container) else { return }
        entries[ObjectIdentifier(child)] = Entry(child: child, container: container)
    }

    static func forget(_ child: UIViewController) { if !entries.isEmpty { entries[ObjectIdentifier(child)] = nil } }

    /// Compares the sizes after the layout pass of `window`.
    static func compare(in window: UIWindow) {
        guard !entries.isEmpty else { return }
        for (key, entry) in entries {
            guard let child = entry.child, let container = entry.container else {
                entries[key] = nil
                continue
            }
            guard let view = child.viewIfLoaded, view.window === window, view.flags.contains(.usesAutoLayout) else { continue }
            let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            guard size != entry.size else { continue }
            entries[key]?.size = size
            if entry.size != nil { container.systemLayoutFittingSizeDidChange(forChildContentContainer: child) }
        }
    }

    private static func overrides(_ container: any UIContentContainer) -> Bool {
        switch container {
        case let controller as UIViewController:
            Overriding.overridesInApp(
                type(of: controller), us_UIViewController_systemLayoutFittingSizeDidChange(), of: UIViewController.self)
        case let controller as UIPresentationController:
            Overriding.overridesInApp(
                type(of: controller), us_UIPresentationController_systemLayoutFittingSizeDidChange(), of: UIPresentationController.self)
        default: false
        }
    }
}
