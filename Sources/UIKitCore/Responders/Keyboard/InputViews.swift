import Foundation

/// What the keyboard shows for a first responder: searched from it up the responder chain.
// J-10
@MainActor
package enum InputViews {
    package static func input(for responder: UIResponder) -> UIView? {
        first(from: responder) { $0.inputView ?? $0.inputViewController?.view }
    }

    package static func accessory(for responder: UIResponder) -> UIView? {
        first(from: responder) { $0.inputAccessoryView ?? $0.inputAccessoryViewController?.view }
    }

    private static func first(from responder: UIResponder, _ find: (UIResponder) -> UIView?) -> UIView? {
        sequence(first: responder, next: { $0.next }).lazy.compactMap(find).first
    }

    /// The presented controller around `responder` that keeps the keyboard although `responder` gave it up.
    // J-12. Form sheets of a phone cover the screen, and its keyboard goes: what apps rely on, the rule names none.
    static func keeper(of responder: UIResponder) -> UIViewController? {
        guard UIScreen.main.host.idiom == .pad else { return nil }
        let controller = sequence(first: responder, next: { $0.next }).lazy.compactMap { $0 as? UIViewController }.first
        guard let presented = controller.flatMap({ sequence(first: $0, next: { $0.parent }).first { $0.presenting.own != nil } }),
            presented.presenting.own?.isEnding == false, presented.disablesAutomaticKeyboardDismissal
        else { return nil }
        return presented
    }
}
