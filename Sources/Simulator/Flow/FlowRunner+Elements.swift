import Foundation
import UIKit

/// Finds a step's element, and waits for it.
extension FlowRunner {
    /// Returns the elements. While another screen is shown, there are no elements of the app.
    func elements() -> [ScreenElement] { isAway ? [] : stage.elements() }

    func find(_ selector: ElementSelector) -> ScreenElement? { ElementFinder(elements: elements()).first(selector) }

    /// Returns the element of a step, which waits until it is on the screen, and until it isn't covered unless the step only reads it. As
    /// in Maestro, a touch reaches what still covers it then.
    func element(_ selector: ElementSelector, _ step: FlowStep, mayBeCovered: Bool = false) throws -> ScreenElement {
        let selector = try selector.expanded(by: variables)
        // As in Maestro, a step that may fail waits only as long as a condition.
        let limit = step.isOptional ? max(0, conditionPatience - (stage.now - lastAction)) : patience
        let isThere = { self.find(selector).map { mayBeCovered || !$0.isCovered } ?? false }
        let start = stage.now
        _ = wait(limit, until: isThere)
        guard let element = find(selector) else { throw failure(step, "\(selector) is not on screen\(nearMisses(selector))") }
        if element.isCovered, !mayBeCovered { note("\(selector) is covered; the touch reaches what covers it") }
        // As in Maestro, a screen that has just appeared settles before it is touched: it takes no touches while it is presented.
        guard stage.now > start, !mayBeCovered else { return element }
        stage.settle(limit: restAfterMovement)
        return find(selector) ?? element
    }

    /// Returns the point that a step touches: the center of its element, or its point, relative to the element if it names one.
    func point(of selector: ElementSelector, _ step: FlowStep) throws -> CGPoint {
        let selector = try selector.expanded(by: variables)
        if let point = selector.point, selector.isPlace { return point.resolved(in: stage.size) }
        let frame = try element(selector, step).frame
        guard let point = selector.point else { return CGPoint(x: frame.midX, y: frame.midY) }
        let place = point.resolved(in: frame.size)
        return CGPoint(x: frame.minX + place.x, y: frame.minY + place.y)
    }

    /// Advances the clock in small steps until the condition is true.
    func wait(_ limit: TimeInterval, until condition: () -> Bool) -> Bool {
        var waited: TimeInterval = 0
        while !condition() {
            guard waited < limit else { return false }
            stage.advance(by: 0.1)
            waited += 0.1
        }
        return true
    }

    /// Waits until there is no such element for half a second, as Maestro does: one that is about to appear is visible.
    func waitForAbsence(of selector: ElementSelector, _ limit: TimeInterval) -> Bool {
        var (waited, absent): (TimeInterval, TimeInterval) = (0, 0)
        while true {
            if find(selector) != nil {
                guard waited < limit else { return false }
                absent = 0
            } else {
                guard absent < 0.5 else { return true }
                absent += 0.1
            }
            stage.advance(by: 0.1)
            waited += 0.1
        }
    }

    func nearMisses(_ selector: ElementSelector) -> String {
        guard let wanted = (selector.text ?? selector.identifier)?.lowercased() else { return "" }
        let words = Set(wanted.split { !$0.isLetter }.map(String.init))
        var seen: Set<String> = []
        let near = elements().flatMap { $0.texts + [$0.identifier].compactMap { $0 } }.filter { text in
            let lower = text.lowercased()
            guard seen.insert(lower).inserted else { return false }
            return lower.contains(wanted) || wanted.contains(lower)
                || !words.isDisjoint(with: lower.split { !$0.isLetter }.map(String.init))
        }
        return near.isEmpty ? "" : "; near: \(near.prefix(5).map { "\"\($0)\"" }.joined(separator: ", "))"
    }

    /// Names the activity that keeps the screen from settling.
    var unrest: String {
        let lines = stage.unrest
        return lines.isEmpty ? "" : "; the screen does not settle: \(lines.prefix(3).joined(separator: ", "))"
    }
}
