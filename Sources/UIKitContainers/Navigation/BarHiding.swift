import Foundation

/// Bars that hide by themselves: on a tap, a swipe, in little height, under a keyboard.
// F-64
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
    private unowned let controller: UINavigationController
    let tap = UITapGestureRecognizer()
    let swipe = UIPanGestureRecognizer()
    private var isHiddenByHeight = false

    init(controller: UINavigationController) {
        self.controller = controller
        super.init()
        tap.addHandler { [weak self] _ in self?.tapped() }
        swipe.addHandler { [weak self] _ in self?.swiped() }
        tap.delegate = self
        swipe.delegate = self
    }

    func attach(to view: UIView) {
        view.addGestureRecognizer(tap)
        view.addGestureRecognizer(swipe)
        update()
    }

    func update() {
        tap.isEnabled = controller.hidesBarsOnTap || controller.hidesBarsWhenVerticallyCompact
        swipe.isEnabled = controller.hidesBarsOnSwipe
        guard controller.hidesBarsWhenVerticallyCompact else { return }
        let isCompact = controller.traitCollection.verticalSizeClass == .compact
        guard isCompact != isHiddenByHeight else { return }
        isHiddenByHeight = isCompact
        set(hidden: isCompact)
    }

    private func tapped() {
        guard tap.state == .ended else { return }
        set(hidden: controller.hidesBarsOnTap && !controller.isNavigationBarHidden)
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

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { true }
}
