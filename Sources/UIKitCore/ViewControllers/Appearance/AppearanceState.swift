import Foundation

/// A controller's phase between off screen and on screen. (B-01)
package enum AppearancePhase {
    case disappeared, appearing, appeared, disappearing

    /// Whether the controller is on screen, or appearing.
    package var isOnScreen: Bool { self == .appeared || self == .appearing }
}

/// The object that ends an appearance that has begun.
enum AppearanceOwner {
    /// The view's window alone: a view added directly, or a root.
    case window
    /// The parent, whose own appearance ends with it.
    case parent
    /// A transition that a container or presentation created.
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
    /// The direction of a `beginAppearanceTransition` without `endAppearanceTransition`.
    fileprivate var begun: Bool?

    // B-70: set for the duration of a transition.
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

// The four steps, which every appearance and disappearance goes through, in this file only.
extension UIViewController {
    /// Sends `viewWillAppear` to the receiver, then to the children it forwards to.
    func sendWillAppear(animated: Bool, owner: AppearanceOwner) {
        let state = appearance
        guard state.phase == .disappeared || state.phase == .disappearing else { return }
        // A reversal keeps it: the view was never removed, and B-22 lists no second viewIsAppearing.
        if state.phase == .disappeared { state.didSendIsAppearing = false }
        (state.phase, state.animated, state.owner) = (.appearing, animated, owner)
        // The view is loaded on every appearance.
        loadViewIfNeeded()
        containment.mechanism?.prepareToAppear()
        CallbackTrace.report(self, "viewWillAppear", ["\(animated)"])
        ContainmentChecker.calling(self, "viewWillAppear") { viewWillAppear(animated) }
        forwardWillAppear(animated: animated)
        containment.mechanism?.didForward(.willAppear, animated: animated)
        loading.view?.setNeedsLayout()
    }

    /// Sends `viewWillAppear` to the children, after the parent's own. One of them may replace another in its callback, or while its view
    /// loads. (B-56)
    private func forwardWillAppear(animated: Bool) {
        var notified: Set<ObjectIdentifier> = []
        while let child = forwardedChildren.first(where: { !$0.appearance.phase.isOnScreen && !notified.contains(ObjectIdentifier($0)) }) {
            notified.insert(ObjectIdentifier(child))
            child.sendWillAppear(animated: animated, owner: .parent)
        }
    }

    /// Sends `viewIsAppearing` once for each appearance, when the view is in a visible window, with traits, superview, and frame in place.
    /// (B-05)
    func sendIsAppearingIfNeeded() {
        let state = appearance
        guard state.phase == .appearing, !state.didSendIsAppearing, let view = loading.view, view.isInVisibleWindow else { return }
        // Constraints are updated bottom up; nevertheless, the parent's callback is sent first.
        parent?.sendIsAppearingIfNeeded()
        guard !state.didSendIsAppearing else { return }
        state.didSendIsAppearing = true
        CallbackTrace.report(self, "viewIsAppearing", ["\(state.animated)"])
        ContainmentChecker.calling(self, "viewIsAppearing") { viewIsAppearing(state.animated) }
        offerFirstResponder()
    }

    /// Sends `viewDidAppear` to the receiver, then to its children.
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
        for child in forwardedChildren where child.appearance.phase == .appearing && child.appearance.owner == .parent {
            child.sendDidAppear()
        }
        containment.mechanism?.didForward(.didAppear, animated: state.animated)
        // B-74: a transition resets the flag itself; a child that was added directly gets didMove before it has appeared.
        if state.owner != .transition { state.isMovingToParent = false }
    }

    func sendWillDisappear(animated: Bool, owner: AppearanceOwner) {
        let state = appearance
        // With manual forwarding, the app's calls decide, even for a controller that never appeared.
        guard owner == .app ? state.phase != .disappearing : state.phase.isOnScreen else { return }
        containment.mechanism?.settle()
        // A child whose parent is covered in the child's own viewDidAppear is not arriving any more. (B-73, B-75)
        if owner == .parent, state.phase == .appeared { (state.isMovingToParent, state.isBeingPresented) = (false, false) }
        (state.phase, state.animated, state.owner) = (.disappearing, animated, owner)
        CallbackTrace.report(self, "viewWillDisappear", ["\(animated)"])
        ContainmentChecker.calling(self, "viewWillDisappear") { viewWillDisappear(animated) }
        for child in forwardedChildren where child.appearance.phase.isOnScreen {
            child.sendWillDisappear(animated: animated, owner: .parent)
        }
        containment.mechanism?.didForward(.willDisappear, animated: animated)
    }

    func sendDidDisappear() {
        let state = appearance
        guard state.phase == .disappearing else { return }
        state.phase = .disappeared
        // Determined before the app's code runs, which may change the tree.
        let children = forwardedChildren.filter { $0.appearance.phase == .disappearing && $0.appearance.owner == .parent }
        CallbackTrace.report(self, "viewDidDisappear", ["\(state.animated)"])
        ContainmentChecker.calling(self, "viewDidDisappear") { viewDidDisappear(state.animated) }
        input.userActivity?.resignCurrent()
        for child in children { child.sendDidDisappear() }
        containment.mechanism?.didForward(.didDisappear, animated: state.animated)
    }

    /// Makes `viewIsAppearing` precede `viewDidAppear` even without animation, and if the view has no window when its appearance ends.
    private func settleIsAppearing() {
        guard !appearance.didSendIsAppearing, let view = loading.view else { return }
        if view.isInVisibleWindow { sendIsAppearingIfNeeded() } else if appearance.owner == .app { sendIsAppearingWithoutWindow() }
    }

    /// Sends `viewIsAppearing` when the app brackets the appearance of a view without a window, and to the children that the controller
    /// forwards to. UIKit has done so since `viewIsAppearing` exists. Test helpers rely on it that call only `beginAppearanceTransition`
    /// and `endAppearanceTransition`, as those of the Essential Feed case study do (essentialdeveloper/essential-feed-case-study,
    /// `simulateAppearance`).
    func sendIsAppearingWithoutWindow() {
        let state = appearance
        guard state.phase == .appearing, !state.didSendIsAppearing else { return }
        state.didSendIsAppearing = true
        CallbackTrace.report(self, "viewIsAppearing", ["\(state.animated)"])
        ContainmentChecker.calling(self, "viewIsAppearing") { viewIsAppearing(state.animated) }
        for child in forwardedChildren where child.appearance.owner == .parent { child.sendIsAppearingWithoutWindow() }
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

    // Logs a message, but raises nothing. (B-58)
    private func logUnbalanced() {
        Console.log("Unbalanced calls to begin/end appearance transitions for \(Fault.name(of: self)).")
    }
}
