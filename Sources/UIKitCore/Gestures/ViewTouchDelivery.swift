import Foundation

/// Delivers touches to their views, later or not at all if a recognizer requires it.
///
/// A view that handles a touch may disable recognizers or hide itself, which calls back into this object. It is therefore a class, whose
/// state changes only between calls out.
@MainActor
final class ViewTouchDelivery {
    private struct Held {
        var touch: UITouch
        var event: UIEvent
        var phase: UITouch.Phase
    }

    /// The touches whose views have received `touchesBegan` but not the end.
    private var delivered: [UITouch] = []
    private var cancelled: [UITouch] = []
    private var held: [Held] = []

    func deliver(_ touches: [UITouch], _ event: UIEvent, holding: (UITouch) -> (began: Bool, ended: Bool)) {
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            var batches: [(view: UIView, touches: Set<UITouch>)] = []
            for touch in touches where touch.phase == phase {
                guard let view = touch.view, !cancelled.containsIdentical(touch) else { continue }
                if exclusivityForbids(touch, view) { continue }
                let hold = holding(touch)
                let waits = held.contains { $0.touch === touch }
                if waits || (phase == .began && hold.began) || (phase == .ended && hold.ended) {
                    if phase == .cancelled {
                        held.removeAll { $0.touch === touch }
                    } else {
                        held.append(Held(touch: touch, event: event, phase: phase))
                    }
                    continue
                }
                if let index = batches.firstIndex(where: { $0.view === view }) {
                    batches[index].touches.insert(touch)
                } else {
                    batches.append((view, [touch]))
                }
            }
            for batch in batches { send(batch.touches, phase, event, to: batch.view) }
        }
        cancelled.removeAll { touch in touches.contains { $0 === touch && ($0.phase == .ended || $0.phase == .cancelled) } }
    }

    /// Delivers withheld touches whose recognizers have failed in the meantime.
    func flush(holding: (UITouch) -> (began: Bool, ended: Bool)) {
        var index = 0
        while index < held.count {
            let item = held[index]
            let hold = holding(item.touch)
            let blocked =
                held[..<index].contains { $0.touch === item.touch } || (item.phase == .began && hold.began)
                || (item.phase == .ended && hold.ended)
            if blocked {
                index += 1
                continue
            }
            held.remove(at: index)
            guard let view = item.touch.view else { continue }
            // The view reads the phase that is being delivered, even if the touch has moved on.
            let phase = item.touch.phase
            item.touch.phase = item.phase
            send([item.touch], item.phase, item.event, to: view)
            item.touch.phase = phase
        }
    }

    /// Takes touches from their views: `touchesCancelled` for those that received `touchesBegan`, nothing for the others.
    func cancel(_ touches: [UITouch]) {
        for touch in touches where !cancelled.containsIdentical(touch) {
            cancelled.append(touch)
            held.removeAll { $0.touch === touch }
            guard delivered.containsIdentical(touch), let view = touch.view else { continue }
            delivered.removeAll { $0 === touch }
            let phase = touch.phase
            touch.phase = .cancelled
            view.touchesCancelled([touch], with: UIEvent(type: .touches, timestamp: touch.timestamp, touches: [touch]))
            touch.phase = phase
        }
    }

    private func send(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent, to view: UIView) {
        switch phase {
        case .began:
            // A view that does not accept multiple touches gets only the first.
            let known = delivered.filter { $0.view === view }
            let accepted = view.isMultipleTouchEnabled ? touches : known.isEmpty ? Set(touches.prefix(1)) : []
            guard !accepted.isEmpty,
                sequence(first: view, next: \.superview).dropFirst().allSatisfy({
                    ($0 as? any ContentTouchGate)?.touchesShouldBegin(accepted, with: event, in: view) ?? true
                })
            else { return }
            delivered += accepted
            view.touchesBegan(accepted, with: event)
        case .moved:
            let accepted = touches.filter { delivered.containsIdentical($0) }
            if !accepted.isEmpty { view.touchesMoved(accepted, with: event) }
        case .ended, .cancelled:
            let accepted = touches.filter { delivered.containsIdentical($0) }
            delivered.removeAll { touch in accepted.contains { $0 === touch } }
            guard !accepted.isEmpty else { return }
            if phase == .ended { view.touchesEnded(accepted, with: event) } else { view.touchesCancelled(accepted, with: event) }
        default: break
        }
    }

    private func exclusivityForbids(_ touch: UITouch, _ view: UIView) -> Bool {
        guard touch.phase == .began else { return false }
        return delivered.contains { other in
            other.view !== view && other.window === touch.window && (view.isExclusiveTouch || other.view?.isExclusiveTouch == true)
        }
    }
}
