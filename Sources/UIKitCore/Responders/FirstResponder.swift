import Foundation

/// Told about the first responder of the key window: the keyboard's state machine stands here.
@MainActor
package enum FirstResponderChanges {
    /// The first responder changed from `old` to `new` in `window`; both may be nil, not both at once.
    package static var didChange: (_ old: UIResponder?, _ new: UIResponder?, _ window: UIWindow) -> Void = { _, _, _ in }
    /// `reloadInputViews` was called on the first responder.
    package static var inputViewsDidChange: (UIResponder) -> Void = { _ in }

    static func inputViewsDidChange(of responder: UIResponder) {
        if responder.isWindowsFirstResponder { inputViewsDidChange(responder) }
    }
}

extension UIResponder {
    /// The window the responder acts in: its own view's, or that of the nearest view up the chain.
    package var responderWindow: UIWindow? {
        if let view = self as? UIView { return view.window }
        if let controller = self as? UIViewController { return controller.viewIfLoaded?.window }
        return sequence(first: self, next: { $0.next }).lazy.compactMap { ($0 as? UIView)?.window }.first
    }

    var isWindowsFirstResponder: Bool { responderWindow?.firstResponder === self }

    // J-04, J-05: in a window, after the old one agreed; a refusal changes nothing.
    func takeFirstResponder() -> Bool {
        guard let window = responderWindow else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        let old = window.firstResponder
        if let old {
            guard old.canResignFirstResponder else { return false }
            window.isReplacingFirstResponder = true
            let resigned = old.resignFirstResponder()
            window.isReplacingFirstResponder = false
            guard resigned else { return false }
        }
        window.firstResponder = self
        FirstResponderChanges.didChange(old, self, window)
        return true
    }

    func giveUpFirstResponder() -> Bool {
        guard let window = responderWindow ?? UIWindow.holding(self), window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.firstResponder = nil
        if !window.isReplacingFirstResponder { FirstResponderChanges.didChange(self, nil, window) }
        return true
    }
}

extension UIWindow {
    /// The window whose first responder is `responder`, also when the responder no longer knows its window.
    static func holding(_ responder: UIResponder) -> UIWindow? {
        UIWindow.all.first { $0.firstResponder === responder }
    }
}

extension UIView {
    // J-05: what leaves its window resigns.
    func resignFirstResponderInside() {
        guard let window, let responder = window.firstResponder, holds(responder) else { return }
        responder.resignFirstResponder()
        if window.firstResponder === responder {
            window.firstResponder = nil
            FirstResponderChanges.didChange(responder, nil, window)
        }
    }

    /// Whether `responder` stands here or below: on the way up from it, or as the controller of a view that does.
    private func holds(_ responder: UIResponder) -> Bool {
        if let view = (responder as? UIViewController)?.viewIfLoaded, view.isDescendant(of: self) { return true }
        return sequence(first: responder, next: { $0.next }).contains { $0 === self }
    }

    // J-11
    func endEditingInside(force: Bool) -> Bool {
        guard let window = self as? UIWindow ?? window, let responder = window.firstResponder, holds(responder) else { return false }
        if responder.resignFirstResponder() { return true }
        guard force else { return false }
        window.firstResponder = nil
        FirstResponderChanges.didChange(responder, nil, window)
        return true
    }
}
