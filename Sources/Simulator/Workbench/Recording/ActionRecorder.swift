import Automation
import AutomationClient
import Foundation
import UIKit

/// Turns a user's input into actions that tests repeat.
///
/// An element is looked up when a finger touches it, before the app responds.
@MainActor
final class ActionRecorder {
    private(set) var isRecording = false
    /// Whether the next tap records that an element is visible, instead of reaching the app.
    private(set) var isExpecting = false
    private(set) var actions: [RecordedAction] = []
    private var fingers: [Int: Finger] = [:]
    /// Whether a second finger touched the screen while one was down.
    private var hasSeveral = false
    /// The last tap, and when it ended: a second one may make it a double tap.
    private var lastTap: (target: RecordedTarget, time: TimeInterval)?

    private struct Finger {
        var target: RecordedTarget
        var last: CGPoint
        var began: TimeInterval
        var hasMoved = false
    }

    /// The distance in points from which a finger drags. Scroll views use the same.
    private static let slop: CGFloat = 10
    /// The duration in seconds of a touch from which it is a press. UIKit's long presses use the same.
    private static let press: TimeInterval = 0.5
    /// The time in seconds between two taps of a double tap.
    private static let pair: TimeInterval = 0.35

    func start() {
        (isRecording, isExpecting, actions) = (true, false, [])
        reset()
    }

    func stop() {
        (isRecording, isExpecting) = (false, false)
        reset()
    }

    func expectNext() { isExpecting = isRecording }

    private func reset() { (fingers, hasSeveral, lastTap) = ([:], false, nil) }

    private func add(_ action: RecordedAction) { RecordedAction.add(action, to: &actions) }

    // MARK: Touches

    /// Takes a finger's touch. Returns whether the app receives it too.
    func touch(_ identifier: Int, _ phase: HostInput.Finger.Phase, at point: CGPoint) -> Bool {
        guard isRecording else { return true }
        if isExpecting { return expect(phase, at: point) }
        switch phase {
        case .began:
            if !fingers.isEmpty { hasSeveral = true }
            fingers[identifier] = Finger(target: RecordedTarget(at: point), last: point, began: EventLoop.main.now)
        case .moved:
            guard var finger = fingers[identifier] else { return true }
            let start = finger.target.point
            finger.last = point
            if abs(point.x - start.x) > Self.slop || abs(point.y - start.y) > Self.slop { finger.hasMoved = true }
            fingers[identifier] = finger
        case .ended:
            guard var finger = fingers.removeValue(forKey: identifier) else { return true }
            finger.last = point
            if !hasSeveral { finish(finger) } else if fingers.isEmpty { add(.unrecorded("a gesture with two fingers")) }
            if fingers.isEmpty { hasSeveral = false }
        case .cancelled:
            fingers[identifier] = nil
            if fingers.isEmpty { hasSeveral = false }
        }
        return true
    }

    private func expect(_ phase: HostInput.Finger.Phase, at point: CGPoint) -> Bool {
        if phase == .began { add(.expect(RecordedTarget(at: point))) }
        if phase == .ended || phase == .cancelled { isExpecting = false }
        return false
    }

    private func finish(_ finger: Finger) {
        let target = finger.target, duration = EventLoop.main.now - finger.began
        if finger.hasMoved {
            lastTap = nil
            add(.drag(from: target.point, to: finger.last, duration))
        } else if target.isOnKeyboard {
            lastTap = nil
            key(target)
        } else if duration >= Self.press {
            lastTap = nil
            add(.press(target, (duration * 10).rounded() / 10))
        } else if let last = lastTap, EventLoop.main.now - last.time < Self.pair, last.target.isSameElement(as: target),
            takesDoubleTaps(target)
        {
            lastTap = nil
            actions.removeLast()
            add(.doubleTap(target))
        } else {
            lastTap = (target, EventLoop.main.now)
            add(.tap(target))
        }
    }

    /// Two taps on a control are two taps.
    private func takesDoubleTaps(_ target: RecordedTarget) -> Bool {
        ![.button, .switch, .toggle, .stepper, .slider, .menuItem, .cell, .tab, .link].contains(target.type)
    }

    /// A key of the keyboard on screen. Keys that only change the keyboard are left out: what is typed contains their effect.
    private func key(_ target: RecordedTarget) {
        let field = RecordedTarget.focused(), name = target.label
        switch name {
        case "delete", "Delete": add(.erase(1, field))
        case "space": add(.type(" ", field))
        case "Hide keyboard": add(.tap(target))
        case "shift", "symbols", "numbers", "letters": break
        case _ where name.count == 1: add(.type(name, field))
        case _ where target.type == .button: add(.key("Enter", field))
        default: break
        }
    }

    // MARK: Other input

    func type(_ text: String) { if isRecording { add(.type(text, RecordedTarget.focused())) } }

    /// Records the press of a key.
    /// - Parameter name: The key's name in a page's message, such as `Backspace` or `cmd+a`.
    func press(key name: String) {
        guard isRecording else { return }
        let field = RecordedTarget.focused()
        add(name == "Backspace" && field != nil ? .erase(1, field) : .key(name, field))
    }

    func rotate(to name: String) { if isRecording { add(.rotate(name)) } }
    func change(appearance name: String) { if isRecording { add(.appearance(name)) } }
    func note(_ words: String) { if isRecording { add(.unrecorded(words)) } }
}
