import UIKitCore

/// Turns touches into control events.
extension UIControl {
    func trackingBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
        trackedTouch = touch
        isTouchInside = true
        isHighlighted = true
        guard beginTracking(touch, with: event) else {
            finishTracking()
            return
        }
        isTracking = true
        dispatch(.touchDown, with: event)
        if touch.tapCount > 1 { dispatch(.touchDownRepeat, with: event) }
        touchOpensMenu = isTracking && presentPrimaryMenu(at: touch.location(in: self))
    }

    func trackingMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch), isTracking else { return }
        let wasInside = isTouchInside
        isTouchInside = countsAsInside(touch, with: event)
        if wasInside != isTouchInside { isHighlighted = isTouchInside }
        guard continueTracking(touch, with: event) else {
            finishTracking()
            return
        }
        if wasInside != isTouchInside { dispatch(isTouchInside ? .touchDragEnter : .touchDragExit, with: event) }
        dispatch(isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
    }

    func trackingEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch), isTracking else { return }
        // The menu takes the touch.
        if touchOpensMenu { return trackingCancelled(touches, with: event) }
        isTouchInside = countsAsInside(touch, with: event)
        let inside = isTouchInside
        endTracking(touch, with: event)
        finishTracking()
        if inside {
            touchUpInside(with: event)
        } else {
            dispatch(.touchUpOutside, with: event)
        }
    }

    func trackingCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch), isTracking else { return }
        cancelTracking(with: event)
        finishTracking()
        dispatch(.touchCancel, with: event)
    }

    private func finishTracking() {
        trackedTouch = nil
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    /// Whether a touch counts as inside. Once a touch is tracked, outside begins 70 points from the edge.
    private func countsAsInside(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        if self.point(inside: point, with: event) { return true }
        return bounds.insetBy(dx: -controlTrackingOutset, dy: -controlTrackingOutset).contains(point)
    }

    private func touchUpInside(with event: UIEvent?) {
        willPerformPrimaryAction()
        dispatch(.touchUpInside, with: event)
        if self is PrimaryActionOnTouchUp { dispatch(.primaryActionTriggered, with: event) }
    }

    /// Calls the handlers registered for any of `events`, in the order in which they were added.
    package func dispatch(_ events: Event, with event: UIEvent?) {
        for entry in handlers.entries where !entry.events.isDisjoint(with: events) {
            switch entry.handler {
            case .action(let action): sendAction(action)
            // Without a target, or after it is gone, the action climbs the responder chain. That is how a button works whose `addTarget` is
            // in the initial value of a property: `self` is a function there, and the object made from it is gone immediately.
            case .target(let box, let selector): sendAction(selector, to: box?.object, for: event)
            }
        }
    }
}

/// A control whose primary action is a tap.
package protocol PrimaryActionOnTouchUp {}
