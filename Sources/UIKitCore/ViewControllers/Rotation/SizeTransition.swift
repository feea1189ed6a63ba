import Foundation

/// A change of a window's size or size classes: a rotation, a split-screen drag, a host's window. (D-35, D-38, SP-E050)
@MainActor
package final class SizeTransition {
    private let window: UIWindow
    private let size: CGSize
    private let traits: UITraitCollection
    private let safeArea: UIEdgeInsets
    private let turn: (from: UIInterfaceOrientation, to: UIInterfaceOrientation)?
    private let duration: TimeInterval
    private let notifiesSize: Bool

    package init(
        window: UIWindow, size: CGSize, traits: UITraitCollection, safeArea: UIEdgeInsets,
        turn: (UIInterfaceOrientation, UIInterfaceOrientation)?,
        duration: TimeInterval, notifiesSize: Bool = true
    ) {
        (self.window, self.size, self.traits, self.safeArea, self.turn, self.duration) = (window, size, traits, safeArea, turn, duration)
        self.notifiesSize = notifiesSize
    }

    /// The environment that the window will have.
    package struct Upcoming {
        package let size: CGSize
        package let traits: UITraitCollection
        package let safeArea: UIEdgeInsets
        package let changesClasses: Bool
    }

    /// The coming environment while `viewWillTransition` is being sent: a presented controller gets the size that it will have then.
    /// (SP-D041)
    package private(set) static var upcoming: Upcoming?

    /// One window's part in the change.
    private struct Part {
        let members: [UIViewController]
        let coordinator: TransitionCoordinator
        let changesClasses: Bool
    }

    /// Runs the transition. `apply` gives screen, scene, and windows their new bounds and traits.
    package func run(_ apply: @escaping () -> Void, completion: @escaping () -> Void) {
        if turn != nil { KeyboardState.shared.screenWillTurn() }
        let windows = notifiesSize ? RotationEngine.windows(changingWith: window) : [window]
        let parts = windows.compactMap(begin)
        let change = {
            apply()
            for window in windows { window.layoutIfNeeded() }
            KeyboardState.shared.screenDidTurn()
        }
        let end = { (_: Bool) in
            for part in parts {
                part.coordinator.runCompletions()
                for member in part.members where member.rotation.coordinator === part.coordinator { member.rotation.coordinator = nil }
                if part.changesClasses { SizeTransition.readapt(part.members) }
            }
            completion()
        }
        guard duration > 0, !parts.isEmpty else {
            UIView.performWithoutAnimation(change)
            for part in parts { part.coordinator.runAnimations() }
            return end(true)
        }
        UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseInOut], animations: change, completion: end)
        // After the new bounds are applied, inside the animation. (D-36)
        for part in parts { part.coordinator.runAnimations() }
    }

    /// Notifies a window's controllers of what comes.
    private func begin(_ window: UIWindow) -> Part? {
        guard let root = window.rootViewController else { return nil }
        root.containment.mechanism?.settle()
        let context = TransitionContext(container: window, old: nil, new: nil, isAnimated: duration > 0, presentationStyle: .none)
        context.duration = duration
        context.targetTransform = targetTransform
        let coordinator = TransitionCoordinator(context: context)
        context.coordinator = coordinator
        let members = [root] + presentedChain(of: root)
        for member in members { member.rotation.coordinator = coordinator }

        // Traits only if size classes change: those of the window, whatever its root overrides. (D-35, C-34)
        let changesClasses =
            traits.horizontalSizeClass != window.traitCollection.horizontalSizeClass
            || traits.verticalSizeClass != window.traitCollection.verticalSizeClass
        if changesClasses { root.willTransition(to: traits, with: coordinator) }
        // D-37: a half turn keeps the size.
        if notifiesSize, size != window.bounds.size {
            for member in members { member.viewIfLoaded?.setNeedsUpdateConstraints() }
            LegacyRotation.running = turn.map { LegacyRotation(old: $0.from, new: $0.to, duration: duration) }
            Self.upcoming = Upcoming(size: size, traits: traits, safeArea: safeArea, changesClasses: changesClasses)
            ContainmentChecker.calling(root, "viewWillTransition") { root.viewWillTransition(to: size, with: coordinator) }
            Self.upcoming = nil
            LegacyRotation.running = nil
        }
        return Part(members: members, coordinator: coordinator, changesClasses: changesClasses)
    }

    // A quarter turn for a rotation, the identity for a resize. (D-39)
    private var targetTransform: CGAffineTransform {
        guard let turn else { return .identity }
        return CGAffineTransform(rotationAngle: CGFloat(turn.to.degrees - turn.from.degrees) * .pi / 180)
    }

    private func presentedChain(of root: UIViewController) -> [UIViewController] {
        Array(Steering.layers(over: root).dropFirst())
    }

    // C-64: adaptivity is determined again for each change of size classes.
    private static func readapt(_ members: [UIViewController]) {
        for member in members {
            guard let presentation = member.presenting.presented, !presentation.isEnding else { continue }
            // A presenter whose view is out of the window keeps its old traits; the container is in it.
            presentation.adapt(to: presentation.active.environmentTraits)
        }
    }
}
