import Foundation

/// A controller's phase between off screen and on screen. (B-01)
package enum AppearancePhase {
    case disappeared, appearing, appeared, disappearing

    /// Whether the controller is on screen to stay, or on its way there.
    package var isOnScreen: Bool { self == .appeared || self == .appearing }
}

/// Who ends the appearance that has begun.
enum AppearanceOwner {
    /// The view's window alone: a view added by hand, or a root.
    case window
    /// The parent, whose own appearance ends with it.
    case parent
    /// A transition that a container or presentation described.
    case transition
    /// The app, with `endAppearanceTransition`.
    case app
}

/// The state machine of one controller's appearance.
@MainActor
package final class AppearanceState {
    package fileprivate(set) var phase = AppearancePhase.disappeared
    fileprivate(set) var animated = false
    fileprivate(set) var owner = AppearanceOwner.window
    /// Whether `viewIsAppearing` was sent in this appearance.
    fileprivate(set) var didSendIsAppearing = false
    /// The direction of a `beginAppearanceTransition` that has no `endAppearanceTransition` yet.
    fileprivate var begun: Bool?

    // B-70: set for the length of a transition.
    package var isBeingPresented = false
    package var isBeingDismissed = false
    package var isMovingToParent = false
    package var isMovingFromParent = false

    /// The transition the controller takes part in.
    package weak var transition: ViewControllerTransition?

    nonisolated init() {}

    package func clearFlags() {
        isBeingPresented = false
        isBeingDismissed = false
        isMovingToParent = false
        isMovingFromParent = false
    }
}

// The four steps. Everything that appears or disappears goes through them, in this file only.
extension UIViewController {
    /// `viewWillAppear` for the receiver, then for the children it forwards to.
    func sendWillAppear(animated: Bool, owner: AppearanceOwner) {
        let state = appearance
        guard state.phase == .disappeared || state.phase == .disappearing else { return }
        // A reversal keeps it: the view never left, and B-22 lists no second viewIsAppearing.
        if state.phase == .disappeared { state.didSendIsAppearing = false }
        (state.phase, state.animated, state.owner) = (.appearing, animated, owner)
        // The view is loaded on every appearance.
        loadViewIfNeeded()
        containment.mechanism?.prepareToAppear()
        CallbackTrace.report(self, "viewWillAppear", ["\(animated)"])
        ContainmentChecker.calling(self, "viewWillAppear") { viewWillAppear(animated) }
        containment.mechanism?.didTell(.willAppear, animated: animated)
        // The parent's callback runs before its children's. (B-56)
        for child in forwardedChildren where child.appearance.phase == .disappeared || child.appearance.phase == .disappearing {
            child.sendWillAppear(animated: animated, owner: .parent)
        }
        containment.mechanism?.didForward(.willAppear, animated: animated)
        loading.view?.setNeedsLayout()
    }

    /// `viewIsAppearing`, once per appearance, when the view is in a visible window.
    // Sent once for each appearance, with traits, superview and frame in place. (B-05)
    func sendIsAppearingIfNeeded() {
        let state = appearance
        guard state.phase == .appearing, !state.didSendIsAppearing, let view = loading.view, view.isInVisibleWindow else { return }
        // Constraints are updated from below; the parent's callback comes first all the same.
        parent?.sendIsAppearingIfNeeded()
        guard !state.didSendIsAppearing else { return }
        state.didSendIsAppearing = true
        CallbackTrace.report(self, "viewIsAppearing", ["\(state.animated)"])
        ContainmentChecker.calling(self, "viewIsAppearing") { viewIsAppearing(state.animated) }
        offerFirstResponder()
    }

    /// `viewDidAppear` for the receiver, then for its children.
    func sendDidAppear() {
        let state = appearance
        guard state.phase == .appearing else { return }
        settleIsAppearing()
        guard state.phase == .appearing else { return }
        state.phase = .appeared
        CallbackTrace.report(self, "viewDidAppear", ["\(state.animated)"])
        ContainmentChecker.calling(self, "viewDidAppear") { viewDidAppear(state.animated) }
        // A responder's activity is current while its view shows. (SP-F040)
        input.userActivity?.becomeCurrent()
        containment.mechanism?.didTell(.didAppear, animated: state.animated)
        for child in forwardedChildren where child.appearance.phase == .appearing && child.appearance.owner == .parent { child.sendDidAppear() }
        containment.mechanism?.didForward(.didAppear, animated: state.animated)
        // B-74: a transition resets the flag itself; a child that was added by hand gets didMove before it has appeared.
        if state.owner != .transition { state.isMovingToParent = false }
    }

    func sendWillDisappear(animated: Bool, owner: AppearanceOwner) {
        let state = appearance
        // An app that forwards by hand is taken at its word, also about what never appeared.
        guard owner == .app ? state.phase != .disappearing : state.phase.isOnScreen else { return }
        containment.mechanism?.settle()
        (state.phase, state.animated, state.owner) = (.disappearing, animated, owner)
        CallbackTrace.report(self, "viewWillDisappear", ["\(animated)"])
        ContainmentChecker.calling(self, "viewWillDisappear") { viewWillDisappear(animated) }
        containment.mechanism?.didTell(.willDisappear, animated: animated)
        for child in forwardedChildren where child.appearance.phase.isOnScreen {
            child.sendWillDisappear(animated: animated, owner: .parent)
        }
        containment.mechanism?.didForward(.willDisappear, animated: animated)
    }

    func sendDidDisappear() {
        let state = appearance
        guard state.phase == .disappearing else { return }
        state.phase = .disappeared
        // Known before the app's code runs, which may change the tree.
        let children = forwardedChildren.filter { $0.appearance.phase == .disappearing && $0.appearance.owner == .parent }
        CallbackTrace.report(self, "viewDidDisappear", ["\(state.animated)"])
        ContainmentChecker.calling(self, "viewDidDisappear") { viewDidDisappear(state.animated) }
        input.userActivity?.resignCurrent()
        containment.mechanism?.didTell(.didDisappear, animated: state.animated)
        for child in children { child.sendDidDisappear() }
        containment.mechanism?.didForward(.didDisappear, animated: state.animated)
    }

    /// Lays the view out if nothing did yet, so that `viewIsAppearing` precedes `viewDidAppear` also without animation.
    private func settleIsAppearing() {
        guard !appearance.didSendIsAppearing, let view = loading.view, view.isInVisibleWindow else { return }
        sendIsAppearingIfNeeded()
    }

    // B-50, B-51, B-56: loaded, and inside the receiver's view.
    private var forwardedChildren: [UIViewController] {
        guard !children.isEmpty, let view = loading.view, shouldAutomaticallyForwardAppearanceMethods else { return [] }
        return children.filter { child in
            guard let childView = child.loading.view else { return false }
            return childView !== view && childView.isDescendant(of: view)
        }
    }

    // MARK: Manual forwarding

    // The will callback now and the did callback at the end; the opposite direction cancels. (B-52, B-53, B-57, B-58)
    func beginTransition(isAppearing: Bool, animated: Bool) {
        let state = appearance
        if state.begun == isAppearing { return logUnbalanced() }
        state.begun = isAppearing
        if isAppearing {
            sendWillAppear(animated: animated, owner: .app)
        } else {
            sendWillDisappear(animated: animated, owner: .app)
        }
    }

    func endTransition() {
        guard let begun = appearance.begun else { return logUnbalanced() }
        appearance.begun = nil
        if begun { sendDidAppear() } else { sendDidDisappear() }
    }

    // Logged, and nothing raised. (B-58)
    private func logUnbalanced() {
        Console.log("Unbalanced calls to begin/end appearance transitions for \(Fault.name(of: self)).")
    }
}
