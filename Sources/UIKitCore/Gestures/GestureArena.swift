import Foundation

/// Decides which recognizer gets a gesture and which touches reach the views.
///
/// The rules, from UIKit's documentation: recognizers of the hit view and of every view above it see a touch before the views do. The first
/// to recognize fails the others on its touches, unless a delegate lets both run or one of them cannot prevent or be prevented. A
/// recognizer that requires another's failure waits for it. A recognizer with `cancelsTouchesInView` takes its touches from the views when
/// it recognizes.
@MainActor
final class GestureArena {
    static let shared = GestureArena()

    private var active: [UIGestureRecognizer] = []
    /// The state that a recognizer requested while one it depends on has not failed.
    private var waiting: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
    private let views = ViewTouchDelivery()

    // MARK: Delivery

    func deliver(_ event: UIEvent, in window: UIWindow) {
        guard let touches = event.touches(for: window), !touches.isEmpty else { return }
        let ordered = touches.sorted { ($0.landingTime, $0.windowLocation.x) < ($1.landingTime, $1.windowLocation.x) }
        for touch in ordered where touch.phase == .began { enrol(touch, event) }
        for recognizer in active { feed(recognizer, ordered, event) }
        // First what was held back by recognizers that have just failed.
        views.flush(holding: recognizersHolding(_:))
        views.deliver(ordered, event, holding: recognizersHolding(_:))
        for touch in ordered where touch.phase == .ended || touch.phase == .cancelled {
            for recognizer in active {
                recognizer.lastLocation =
                    recognizer.trackedTouches.isEmpty
                    ? recognizer.lastLocation : GestureFigures.centroid(recognizer.trackedTouches.map(\.windowLocation))
                recognizer.trackedTouches.removeAll { $0 === touch }
            }
        }
        settle()
    }

    /// Adds the recognizers, from the hit view up to the window, that accept the touch.
    private func enrol(_ touch: UITouch, _ event: UIEvent) {
        var accepted: [UIGestureRecognizer] = []
        for view in sequence(first: touch.view, next: { $0?.superview }) {
            for recognizer in view?.gestureRecognizers ?? [] where recognizer.isEnabled {
                guard recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }), recognizer.shouldReceive(event),
                    recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true,
                    recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
                else { continue }
                accepted.append(recognizer)
                if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
                recognizer.trackedTouches.append(touch)
                recognizer.trackedWindow = touch.window
            }
        }
        touch.gestureRecognizers = accepted
    }

    private func feed(_ recognizer: UIGestureRecognizer, _ touches: [UITouch], _ event: UIEvent) {
        guard recognizer.state != .failed, recognizer.state != .cancelled else { return }
        func tracked(_ phase: UITouch.Phase) -> Set<UITouch> {
            Set(touches.filter { touch in touch.phase == phase && recognizer.trackedTouches.contains { $0 === touch } })
        }
        let began = tracked(.began)
        if !began.isEmpty { recognizer.touchesBegan(began, with: event) }
        let moved = tracked(.moved)
        if !moved.isEmpty { recognizer.touchesMoved(moved, with: event) }
        let ended = tracked(.ended)
        if !ended.isEmpty { recognizer.touchesEnded(ended, with: event) }
        let cancelled = tracked(.cancelled)
        if !cancelled.isEmpty { recognizer.touchesCancelled(cancelled, with: event) }
    }

    /// Returns the recognizers that currently withhold a phase of `touch` from its view.
    private func recognizersHolding(_ touch: UITouch) -> (began: Bool, ended: Bool) {
        let undecided = touch.gestureRecognizers?.filter { $0.state == .possible && $0.isEnabled && active.containsIdentical($0) } ?? []
        return (undecided.contains { $0.delaysTouchesBegan }, undecided.contains { $0.delaysTouchesEnded })
    }

    // MARK: Transitions

    func transition(_ recognizer: UIGestureRecognizer, to wanted: UIGestureRecognizer.State) {
        let current = recognizer.state
        switch (current, wanted) {
        case (.possible, .began), (.possible, .ended), (.possible, .changed):
            attempt(recognizer, wanted == .changed ? .began : wanted)
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled):
            recognizer.enter(wanted)
            recognizer.sendActions()
        case (.began, .failed), (.changed, .failed):
            recognizer.enter(.cancelled)
            recognizer.sendActions()
        case (.possible, .failed), (.possible, .cancelled):
            waiting[ObjectIdentifier(recognizer)] = nil
            recognizer.enter(.failed)
            resumeWaiting()
        case (_, .possible):
            recognizer.enter(.possible)
        default:
            break
        }
    }

    private func attempt(_ recognizer: UIGestureRecognizer, _ wanted: UIGestureRecognizer.State) {
        if active.contains(where: { other in other !== recognizer && isRecognized(other) && prevents(other, recognizer) }) {
            fail(recognizer)
            return
        }
        if !pendingRequirements(of: recognizer).isEmpty {
            waiting[ObjectIdentifier(recognizer)] = wanted
            return
        }
        guard recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true, hitViewAllows(recognizer),
            recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
        else {
            fail(recognizer)
            return
        }
        waiting[ObjectIdentifier(recognizer)] = nil
        recognizer.enter(wanted)
        for other in active
        where other !== recognizer && other.state == .possible && sharesTouch(recognizer, other) && prevents(recognizer, other) {
            fail(other)
        }
        if recognizer.cancelsTouchesInView { views.cancel(recognizer.trackedTouches) }
        recognizer.sendActions()
        failDependants(of: recognizer)
    }

    /// Whether the hit view allows the recognizer. A control under the finger may refuse one of a view above it: a button keeps its tap
    /// (UIView.gestureRecognizerShouldBegin).
    private func hitViewAllows(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let hit = recognizer.trackedTouches.first?.view, hit !== recognizer.view else { return true }
        return sequence(first: hit, next: { $0.superview }).prefix { $0 !== recognizer.view }.allSatisfy {
            $0.gestureRecognizerShouldBegin(recognizer)
        }
    }

    private func fail(_ recognizer: UIGestureRecognizer) {
        waiting[ObjectIdentifier(recognizer)] = nil
        recognizer.enter(.failed)
        resumeWaiting()
    }

    private func isRecognized(_ recognizer: UIGestureRecognizer) -> Bool {
        switch recognizer.state {
        case .began, .changed, .ended: true
        default: false
        }
    }

    private func sharesTouch(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
        a.trackedTouches.isEmpty || b.trackedTouches.isEmpty
            || a.trackedTouches.contains { touch in b.trackedTouches.contains { $0 === touch } }
    }

    private func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard winner.canPrevent(other), other.canBePrevented(by: winner) else { return false }
        let together =
            winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: other) == true
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: winner) == true
        return !together
    }

    // MARK: Failure requirements

    private func requires(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        recognizer.failureRequirements.contains(other) || recognizer.shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: recognizer)
            || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
    }

    private func pendingRequirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        active.filter { $0 !== recognizer && $0.state == .possible && $0.isEnabled && requires(recognizer, $0) }
    }

    private func resumeWaiting() {
        for recognizer in active {
            guard let wanted = waiting[ObjectIdentifier(recognizer)], pendingRequirements(of: recognizer).isEmpty else { continue }
            waiting[ObjectIdentifier(recognizer)] = nil
            attempt(recognizer, wanted)
        }
    }

    private func failDependants(of winner: UIGestureRecognizer) {
        for other in active where other !== winner && other.state == .possible && requires(other, winner) && prevents(winner, other) {
            fail(other)
        }
    }

    // MARK: Endings

    func disable(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began, .changed: transition(recognizer, to: .cancelled)
        case .possible where active.containsIdentical(recognizer): fail(recognizer)
        default: break
        }
        recognizer.trackedTouches.removeAll()
        settle()
    }

    /// Called by a recognizer's timer, outside an event.
    func settleAfterTimer() {
        views.flush(holding: recognizersHolding(_:))
        settle()
    }

    /// Returns recognizers to `possible` that have ended and no longer track a finger.
    private func settle() {
        var finished: [UIGestureRecognizer] = []
        for recognizer in active where recognizer.trackedTouches.isEmpty && waiting[ObjectIdentifier(recognizer)] == nil {
            switch recognizer.state {
            case .ended, .cancelled, .failed: finished.append(recognizer)
            case .possible where !recognizer.awaitsMoreTouches: finished.append(recognizer)
            default: break
            }
        }
        guard !finished.isEmpty else { return }
        active.removeAll { finished.containsIdentical($0) }
        for recognizer in finished {
            recognizer.enter(.possible)
            recognizer.reset()
        }
        // A recognizer that waited for one of these to fail may proceed now.
        resumeWaiting()
        views.flush(holding: recognizersHolding(_:))
    }
}

extension Array where Element: AnyObject {
    package func containsIdentical(_ element: Element) -> Bool { contains { $0 === element } }
}
