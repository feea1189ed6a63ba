import Foundation

/// The input views of a first responder, searched from it up the responder chain. (J-10)
@MainActor
package enum InputViews {
    package static func input(for responder: UIResponder) -> UIView? {
        first(from: responder) { $0.inputView ?? $0.inputViewController?.view }
    }

    package static func accessory(for responder: UIResponder) -> UIView? { first(from: responder, ownAccessory) }

    /// Returns the responder whose accessory view is shown for `responder`.
    package static func accessoryOwner(for responder: UIResponder) -> UIResponder? {
        first(from: responder) { ownAccessory(of: $0) == nil ? nil : $0 }
    }

    private static func ownAccessory(of responder: UIResponder) -> UIView? {
        responder.inputAccessoryView ?? responder.inputAccessoryViewController?.view
    }

    private static func first<Found>(from responder: UIResponder, _ find: (UIResponder) -> Found?) -> Found? {
        sequence(first: responder, next: { $0.next }).lazy.compactMap(find).first
    }

    /// Returns the responder that becomes first responder again when `responder`, a field on its accessory view, is gone.
    static func heir(of responder: UIResponder) -> UIResponder? {
        guard let view = responder as? UIView, let owner = accessoryOwner(for: view), let accessory = ownAccessory(of: owner),
            owner !== view,
            view.isDescendant(of: accessory)
        else { return nil }
        return owner
    }

    /// Returns the height of an accessory view without the home indicator's area: the height that its constraints determine if it is
    /// flexible, or else its own.
    package static func height(of accessory: UIView, width: CGFloat) -> CGFloat {
        let own = max(accessory.frame.height, accessory.intrinsicContentSize.height)
        guard fitsItself(accessory) else { return own }
        let fitting = accessory.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return fitting.height > 0 ? fitting.height - accessory.safeAreaInsets.bottom : own
    }

    /// Whether internal constraints determine the height of `accessory`: a flexible height or a mask that is not translated indicates it.
    package static func fitsItself(_ accessory: UIView) -> Bool {
        !accessory.translatesAutoresizingMaskIntoConstraints || accessory.autoresizingMask.contains(.flexibleHeight)
    }

    /// Returns the presented controller around `responder` that keeps the keyboard after `responder` resigned. (J-12) Form sheets of a
    /// phone cover the screen, and its keyboard is dismissed: apps rely on it, although the rule does not mention it.
    static func keeper(of responder: UIResponder) -> UIViewController? {
        guard UIScreen.main.host.idiom == .pad else { return nil }
        let controller = sequence(first: responder, next: { $0.next }).lazy.compactMap { $0 as? UIViewController }.first
        guard let presented = controller.flatMap({ sequence(first: $0, next: { $0.parent }).first { $0.presenting.own != nil } }),
            presented.presenting.own?.isEnding == false, presented.disablesAutomaticKeyboardDismissal
        else { return nil }
        return presented
    }
}
