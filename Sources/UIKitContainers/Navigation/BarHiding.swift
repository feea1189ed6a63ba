import Foundation

/// Hides a navigation controller's bars automatically: on a tap, a swipe, in compact height, or with a keyboard. (F-64)
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
    private unowned let controller: UINavigationController
    let tap = UITapGestureRecognizer()
    let swipe = UIPanGestureRecognizer()
    private var isHiddenByHeight = false
    private var keyboardObserver: (any NSObjectProtocol)?

    init(controller: UINavigationController) {
        self.controller = controller
        super.init()
        tap.addHandler { [weak self] _ in self?.tapped() }
        swipe.addHandler { [weak self] _ in self?.swiped() }
        tap.delegate = self
        swipe.delegate = self
    }

    isolated deinit { keyboardObserver.map(NotificationCenter.default.removeObserver) }

    func attach(to view: UIView) {
        view.addGestureRecognizer(tap)
        view.addGestureRecognizer(swipe)
        update()
    }

    func update() {
        tap.isEnabled = controller.hidesBarsOnTap || controller.hidesBarsWhenVerticallyCompact || controller.hidesBarsWhenKeyboardAppears
        watchKeyboard(controller.hidesBarsWhenKeyboardAppears)
        swipe.isEnabled = controller.hidesBarsOnSwipe
        guard controller.hidesBarsWhenVerticallyCompact else { return }
        let isCompact = controller.traitCollection.verticalSizeClass == .compact
        guard isCompact != isHiddenByHeight else { return }
        isHiddenByHeight = isCompact
        set(hidden: isCompact)
    }

    /// Hides the bars when the keyboard appears; they stay hidden when it disappears, and a tap reveals them.
    private func watchKeyboard(_ watches: Bool) {
        guard watches != (keyboardObserver != nil) else { return }
        if let keyboardObserver {
            NotificationCenter.default.removeObserver(keyboardObserver)
            return self.keyboardObserver = nil
        }
        keyboardObserver = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [weak self] _ in
            // UIKit posts on the main actor.
            MainActor.assumeIsolated { self?.keyboardAppears() }
        }
    }

    private func keyboardAppears() { if controller.viewIfLoaded?.window != nil { set(hidden: true) } }

    private func tapped() {
        guard tap.state == .ended, bringsBarsBackAnywhere || isWhereBarsWere(tap.location(in: tap.view)) else { return }
        set(hidden: controller.hidesBarsOnTap && !controller.isNavigationBarHidden)
    }

    /// Whether a tap anywhere reveals the bars. UINavigationController.h: a tap in the content reveals bars that the keyboard hid; those
    /// that compact height hid, a tap at their position.
    private var bringsBarsBackAnywhere: Bool { controller.hidesBarsOnTap || controller.hidesBarsWhenKeyboardAppears }

    private func isWhereBarsWere(_ point: CGPoint) -> Bool {
        guard let view = controller.viewIfLoaded else { return false }
        let room = view.bounds.inset(by: view.safeAreaInsets), hasItems = !(controller.topViewController?.toolbarItems ?? []).isEmpty
        return point.y < room.minY + controller.navigationBar.bounds.height
            || hasItems && point.y >= room.maxY - controller.toolbar.bounds.height
    }

    private func swiped() {
        guard swipe.state == .ended, let view = controller.viewIfLoaded else { return }
        let travel = swipe.translation(in: view).y
        if abs(travel) > 20 { set(hidden: travel < 0) }
    }

    private func set(hidden: Bool) {
        controller.setNavigationBarHidden(hidden, animated: true)
        let hasItems = !(controller.topViewController?.toolbarItems ?? []).isEmpty
        if hasItems { controller.setToolbarHidden(hidden, animated: true) }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool {
        true
    }
}
