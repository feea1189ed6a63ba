import Foundation

extension Presentation {
    /// Returns the style for `traits`, which the delegate may choose.
    func style(in traits: UITraitCollection) -> UIModalPresentationStyle {
        let style = original.styleShown(in: traits)
        return style == .none ? original.presentationStyle : style
    }

    /// Returns the controller that will be in charge after the running change of size.
    func upcomingController() -> UIPresentationController {
        guard let upcoming = SizeTransition.upcoming, upcoming.changesClasses, original.shouldPresentInFullscreen else { return active }
        let style = style(in: upcoming.traits)
        styleToCome = style
        if style == active.presentationStyle { return active }
        return style == original.presentationStyle ? original : adaptiveController(for: style) ?? active
    }

    /// Lays the container out again, in `duration` seconds, because the presented controller's preferred size changed. A controller whose
    /// view changes size is notified before, with a coordinator. (SP-D044)
    func layOutAgain(within duration: TimeInterval) {
        guard let container = active.container else { return }
        container.setNeedsLayout()
        let size = active.frameOfPresentedViewInContainerView.size
        let changes = active.placesPresentedView && !isInTransition && !isEnding && active.presentedView?.bounds.size != size
        guard changes || duration > 0 else { return }
        let context = TransitionContext(container: container, old: nil, new: nil, isAnimated: duration > 0, presentationStyle: .none)
        context.duration = duration
        let coordinator = TransitionCoordinator(context: context)
        if changes {
            shown.rotation.coordinator = coordinator
            shown.viewWillTransition(to: size, with: coordinator)
        }
        UIView.animate(
            withDuration: duration, animations: { container.layoutIfNeeded() },
            completion: { [shown] _ in
                coordinator.runCompletions()
                if shown.rotation.coordinator === coordinator { shown.rotation.coordinator = nil }
            })
        coordinator.runAnimations()
    }
}
