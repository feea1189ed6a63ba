import Foundation

/// A finger as a host reports it.
package struct Contact: Sendable {
    /// Distinguishes fingers that are down at the same time.
    package var identifier: Int
    package var phase: UITouch.Phase
    /// The location in the window's coordinates, in points.
    package var location: CGPoint

    package init(identifier: Int, phase: UITouch.Phase, location: CGPoint) {
        (self.identifier, self.phase, self.location) = (identifier, phase, location)
    }
}

/// Turns a host's contacts into touches and events: one object for each finger, hit-tested where it lands, with tap counts.
@MainActor
package final class TouchTracker {
    private var touches: [Int: UITouch] = [:]
    private var lastTap: (location: CGPoint, time: TimeInterval, count: Int)?

    package init() {}

    /// Returns the event for contacts that changed at `time`; the others take part as stationary. `nil` if no finger is down.
    package func event(for contacts: [Contact], in window: UIWindow, at time: TimeInterval) -> UIEvent? {
        for touch in touches.values where touch.phase != .ended && touch.phase != .cancelled { touch.phase = .stationary }
        touches = touches.filter { $0.value.phase == .stationary }
        for contact in contacts { update(contact, in: window, at: time) }
        guard !touches.isEmpty else { return nil }
        return UIEvent(type: .touches, timestamp: time, touches: Set(touches.values))
    }

    private func update(_ contact: Contact, in window: UIWindow, at time: TimeInterval) {
        if contact.phase == .began {
            let touch = UITouch()
            touch.windowLocation = contact.location
            touch.previousWindowLocation = contact.location
            touch.landingLocation = contact.location
            touch.landingTime = time
            touch.timestamp = time
            touch.window = window
            touch.view = window.hitTest(contact.location, with: UIEvent(type: .touches, timestamp: time, touches: []))
            touch.tapCount = tapCount(at: contact.location, time: time)
            touches[contact.identifier] = touch
            return
        }
        guard let touch = touches[contact.identifier] else { return }
        touch.previousWindowLocation = touch.windowLocation
        touch.windowLocation = contact.location
        touch.timestamp = time
        touch.phase = contact.phase
        // A finger that has moved away, or rested too long, is no longer tapping.
        if GestureFigures.distance(touch.landingLocation, contact.location) > GestureFigures.tapMovement
            || time - touch.landingTime >= GestureFigures.countedTapDuration
        {
            touch.tapCount = 0
        }
        if contact.phase == .ended, touch.tapCount > 0 { lastTap = (contact.location, time, touch.tapCount) }
    }

    private func tapCount(at location: CGPoint, time: TimeInterval) -> Int {
        guard let lastTap, time - lastTap.time <= GestureFigures.multiTapInterval,
            GestureFigures.distance(lastTap.location, location) <= GestureFigures.multiTapDistance
        else { return 1 }
        return lastTap.count + 1
    }
}
