import Foundation

extension UIResponder {
    // J-08: the receiver if it can, else up the chain. J-09: a covered controller may step aside.
    func nearestTarget(forAction action: Selector, withSender sender: Any?) -> UIResponder? {
        sequence(first: self, next: { $0.next }).first { $0.canPerformAction(action, withSender: sender) && !$0.isCoveredFromActions }
    }

    private var isCoveredFromActions: Bool {
        guard let controller = self as? UIViewController else { return false }
        return controller.presentedViewController != nil && !controller.performsActionsWhilePresentingModally
    }
}

/// Delivers an action to a target, or to the responder in the chain that handles it.
@MainActor
package enum ActionDelivery {
    // Without a target, the action climbs from the first responder. (J-07)
    static func send(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target {
            return invoke(action, on: target as AnyObject, sender, event)
        }
        let start =
            UIApplication.shared.keyWindowForActions?.firstResponder ?? sender as? UIResponder ?? UIApplication.shared.keyWindowForActions
        guard let found = start?.target(forAction: action, withSender: sender) else { return false }
        return invoke(action, on: found as AnyObject, sender, event)
    }

    private static func invoke(_ action: Selector, on target: AnyObject, _ sender: Any?, _ event: UIEvent?) -> Bool {
        if case .handled = DispatchTable.invoke(action, on: target, arguments: [sender, event]) { return true }
        Fault.raise(
            .invalidArgumentException,
            "-[\(SystemClasses.printedName(of: target)) \(action.name)]: unrecognized selector sent to instance \(Fault.name(of: target))")
        return false
    }
}

extension UIApplication {
    /// The delegate, which ends the chain unless it is already in it, as a delegate that is also the root controller. (J-01)
    var delegateAfterChain: UIResponder? {
        guard let responder = delegate as? UIResponder, responder !== self else { return nil }
        return responder is UIView || responder is UIViewController || responder is UIScene ? nil : responder
    }
}
