import Foundation

/// Properties that a controller may delegate to a child: the status bar, the home indicator, deferred edges, the pointer.
@MainActor
package enum Steering {
    /// Follows `redirect` from `controller` to the controller that decides for itself. A child may decide in the controller's place, and
    /// may itself redirect to a child. (C-42, C-45)
    package static func resolve(_ controller: UIViewController, _ redirect: (UIViewController) -> UIViewController?) -> UIViewController {
        var current = controller
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(current)]
        while let next = redirect(current), seen.insert(ObjectIdentifier(next)).inserted { current = next }
        return current
    }

    /// Returns the controller that covers the window: the root, or the topmost presented one for which `captures` returns `true`.
    package static func topController(of root: UIViewController, _ captures: (UIViewController) -> Bool) -> UIViewController {
        var top = root
        var current = root
        while let presentation = presentation(over: current) {
            current = presentation.shown
            if captures(current) { top = current }
        }
        return top
    }

    /// Returns the presentation over `controller`, else the one on screen in the context of a controller inside it.
    static func presentation(over controller: UIViewController) -> Presentation? {
        if let own = controller.presenting.presented, !own.isEnding { return own }
        return controller.children.lazy.compactMap(presentation).first { $0.active.container?.window != nil }
    }

    /// `root`, and the controllers shown over it, layer by layer, including those being dismissed.
    static func layers(over root: UIViewController) -> UnfoldFirstSequence<UIViewController> {
        sequence(first: root) { presentation(over: $0)?.shown ?? $0.presenting.presented?.shown }
    }
}

/// The appearance of the status bar, as the controllers determine it.
@MainActor
package enum StatusBarAppearance {
    package struct Answer: Equatable {
        package var style: UIStatusBarStyle
        package var isHidden: Bool
        package var animation: UIStatusBarAnimation
        /// The interface style of the deciding controller, which the default style follows.
        package var interfaceStyle: UIUserInterfaceStyle
    }

    /// Called when the result may have changed. The scene installs itself.
    package static var needsUpdate: (UIWindow) -> Void = { _ in }

    /// The duration of the animation block in which the bar was to change, until it has changed: an update inside the block is animated.
    /// (C-43)
    static var animationTime: TimeInterval?

    static func setNeedsUpdate(for controller: UIViewController) {
        guard let window = controller.viewIfLoaded?.window else { return }
        needsUpdate(window)
        if ViewAnimation.areEnabled, let block = ViewAnimation.current { animationTime = block.duration }
    }

    // The top full-screen controller decides, or one that captures the status bar. (C-42, C-44, SP-D026)
    package static func answer(of root: UIViewController) -> Answer {
        let top = Steering.topController(of: root) { controller in
            let style = controller.presenting.own?.active.presentationStyle ?? .fullScreen
            return controller.modalPresentationCapturesStatusBarAppearance || style == .fullScreen
                || (style == .overFullScreen && Generation.current < .ios13)
        }
        let styling = Steering.resolve(top) { $0.childForStatusBarStyle }
        let hiding = Steering.resolve(top) { $0.childForStatusBarHidden }
        return Answer(
            style: styling.preferredStatusBarStyle,
            isHidden: hiding.prefersStatusBarHidden && !keepsStatusBar(over: hiding), animation: hiding.preferredStatusBarUpdateAnimation,
            interfaceStyle: isDarkened(above: root) ? .dark : styling.traitCollection.userInterfaceStyle)
    }

    /// Whether the presenter steps back behind a sheet from the black top of the screen, where dark text would be illegible.
    private static func isDarkened(above root: UIViewController) -> Bool {
        Steering.layers(over: root).contains { controller in
            guard let presentation = controller.presenting.presented else { return false }
            return presentation.active.darkensStatusBar
        }
    }

    /// Whether a phone with a notch keeps the status bar because a navigation bar is below it. (F-69)
    private static func keepsStatusBar(over controller: UIViewController) -> Bool {
        guard let window = controller.viewIfLoaded?.window, controller.traitCollection.userInterfaceIdiom == .phone,
            controller.traitCollection.verticalSizeClass != .compact, window.safeAreaInsets.bottom > 0
        else { return false }
        return sequence(first: controller, next: { $0.parent }).contains { $0.containment.mechanism?.showsTopBar ?? false }
    }

    // A child may decide in the controller's place. (C-45)
    package static func hidesHomeIndicator(_ root: UIViewController) -> Bool {
        Steering.resolve(Steering.topController(of: root) { _ in true }) { $0.childForHomeIndicatorAutoHidden }
            .prefersHomeIndicatorAutoHidden
    }

    package static func deferredEdges(_ root: UIViewController) -> UIRectEdge {
        Steering.resolve(Steering.topController(of: root) { _ in true }) { $0.childForScreenEdgesDeferringSystemGestures }
            .preferredScreenEdgesDeferringSystemGestures
    }

    package static func locksPointer(_ root: UIViewController) -> Bool {
        Steering.resolve(Steering.topController(of: root) { _ in true }) { $0.childViewControllerForPointerLock }.prefersPointerLocked
    }
}

extension UIViewController {
    // C-43, D-44: a phone that is vertically compact hides the bar.
    var hidesStatusBarByDefault: Bool {
        guard Generation.current >= .ios8, traitCollection.userInterfaceIdiom == .phone else { return false }
        return traitCollection.verticalSizeClass == .compact
    }
}
