import Foundation

/// Observes the first responder of the key window, for the keyboard's state machine.
@MainActor
package enum FirstResponderChanges {
    /// Whether editing ends even if the delegate refuses.
    package static var isForced = false
    /// Called when the first responder changed from `old` to `new` in `window`; one of the two may be `nil`.
    package static var didChange: (_ old: UIResponder?, _ new: UIResponder?, _ window: UIWindow) -> Void = { _, _, _ in }
    /// Called when `reloadInputViews` was called on the first responder.
    package static var inputViewsDidChange: (UIResponder) -> Void = { _ in }

    static func inputViewsDidChange(of responder: UIResponder) {
        if responder.isWindowsFirstResponder { inputViewsDidChange(responder) }
    }
}

/// A responder whose editing begins before the keyboard appears.
@MainActor
package protocol EditingResponder: UIResponder {
    /// Called when the receiver became first responder, before the keyboard is notified.
    func didTakeFirstResponder()
}

extension UIResponder {
    /// The window in which the responder acts: its own view's, or that of the nearest view up the chain. An input view on the keyboard acts
    /// in the window of the responder it belongs to.
    package var responderWindow: UIWindow? {
        if let view = self as? UIView { return view.window?.actingWindow }
        if let controller = self as? UIViewController { return controller.viewIfLoaded?.window?.actingWindow }
        return sequence(first: self, next: { $0.next }).lazy.compactMap { ($0 as? UIView)?.window?.actingWindow }.first
    }

    var isWindowsFirstResponder: Bool { responderWindow?.firstResponder === self }

    // J-04, J-05: only in a window, after the old first responder agreed; a refusal changes nothing.
    func takeFirstResponder() -> Bool {
        guard let window = responderWindow else {
            if let view = self as? UIView, canBecomeFirstResponder { WaitingViews.add(view) }
            return false
        }
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
        (self as? any EditingResponder)?.didTakeFirstResponder()
        // The method may have made another responder first, whose notification also covered this change.
        if window.firstResponder === self { FirstResponderChanges.didChange(old, self, window) }
        return true
    }

    func giveUpFirstResponder() -> Bool {
        WaitingViews.remove(self)
        guard let window = responderWindow ?? UIWindow.holding(self), window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.firstResponder = nil
        if !window.isReplacingFirstResponder { FirstResponderChanges.didChange(self, nil, window) }
        return true
    }
}

/// The views that were asked to become first responder while they had no window, as in `viewDidLoad()`. They become it in their window.
///
/// `UIView.h` of the first SDKs has a flag for it, `becomeFirstResponderWhenCapable`. While its screen is pushed, such a field is edited
/// already (stackoverflow.com/questions/33486030), and public UI tests type into it without a tap (garricn/CopyPaste).
@MainActor
enum WaitingViews {
    private struct Waiting { weak var view: UIView? }
    private static var list: [Waiting] = []

    static func add(_ view: UIView) {
        remove(view)
        list.append(Waiting(view: view))
    }

    static func remove(_ responder: UIResponder) { list.removeAll { $0.view == nil || $0.view === responder } }

    /// Called when views moved to a window. Of several that waited, the last one asked becomes first responder.
    static func didMoveToWindow() {
        guard !list.isEmpty else { return }
        let ready = list.compactMap(\.view).filter { $0.isInWindow }
        list.removeAll { $0.view?.isInWindow ?? true }
        ready.last?.becomeFirstResponder()
    }
}

extension UIViewController {
    /// Makes a controller that can become first responder the first responder of its window if the window has none and shows the controller
    /// only through UIKit's containers. (J-14) So the accessory view of a chat is shown without a call. Inside an app's containers, and
    /// after a presentation that covered it, the app calls `becomeFirstResponder()` (github.com/MessageKit/MessageKit issues 323, 478,
    /// 737).
    func offerFirstResponder() {
        guard let window = responderWindow, window.firstResponder == nil, canBecomeFirstResponder else { return }
        let line = Array(sequence(first: self, next: { $0.parent }))
        guard line.dropFirst().allSatisfy({ $0.containment.kind != nil }),
            !line.contains(where: { $0.appearance.transition?.context.old?.appearance.isBeingDismissed == true })
        else { return }
        becomeFirstResponder()
    }
}

extension UIWindow {
    /// Returns the window whose first responder is `responder`, even if the responder no longer has a window.
    static func holding(_ responder: UIResponder) -> UIWindow? {
        UIWindow.all.first { $0.firstResponder === responder }
    }
}

extension UIView {
    // J-05: a responder that leaves its window resigns, even if it refuses.
    func resignFirstResponderInside() { _ = endEditing(in: responderWindow, force: true) }

    /// Whether `responder` is the receiver or below it: the receiver, or the controller of a view inside it, is in its responder chain.
    private func holds(_ responder: UIResponder) -> Bool {
        sequence(first: responder, next: { $0.next }).contains {
            $0 === self || ($0 as? UIViewController)?.viewIfLoaded?.isDescendant(of: self) == true
        }
    }

    // The first responder inside the view is asked to resign, or forced to. (J-11)
    func endEditingInside(force: Bool) -> Bool { endEditing(in: self as? UIWindow ?? window, force: force) }

    private func endEditing(in window: UIWindow?, force: Bool) -> Bool {
        guard let window, let responder = window.firstResponder, holds(responder) else { return false }
        FirstResponderChanges.isForced = force
        defer { FirstResponderChanges.isForced = false }
        if responder.resignFirstResponder(), window.firstResponder !== responder { return true }
        guard force else { return false }
        window.firstResponder = nil
        FirstResponderChanges.didChange(responder, nil, window)
        return true
    }
}
