import Automation
import AutomationClient
import Foundation
import UIKit

extension Stage {
    /// Returns the elements that `finder` finds now, in reading order.
    ///
    /// Throws a ``StageFailure`` if a predicate is malformed.
    public func elements(_ finder: ElementFinder) throws -> [Element] { try finder.elements(in: driver.tree()) }

    /// Returns the one element that `finder` finds. Throws a ``StageFailure`` that lists near misses if no element matches, and all matches
    /// if several elements match.
    @discardableResult
    public func element(
        _ finder: ElementFinder, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) throws -> Element {
        try element(finder, at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Returns whether an element on screen matches.
    public func contains(_ finder: ElementFinder) -> Bool { (try? elements(finder).isEmpty) == false }

    func element(_ finder: ElementFinder, at place: TestPlace) throws -> Element {
        let tree = driver.tree()
        do {
            let found = try finder.elements(in: tree)
            if found.count == 1 { return found[0] }
            if found.isEmpty { throw StageFailure(NearMisses(finder: finder, tree: tree).message) }
            let lines = found.prefix(5).map { "    \($0.summary)" } + (found.count > 5 ? ["    and \(found.count - 5) more"] : [])
            throw StageFailure(
                "\(found.count) elements have \(finder); select one with `.first`, `.at(1)`, or another condition:\n"
                    + lines.joined(separator: "\n"))
        } catch let failure as StageFailure { throw StageFailure(failure.message, at: place) }
    }

    /// Returns the element if a finger can reach it.
    func reachable(_ finder: ElementFinder, at place: TestPlace) throws -> Element {
        let element = try element(finder, at: place)
        if let reason = Self.refusal(of: element) { throw StageFailure(reason, at: place) }
        return element
    }

    /// Returns the reason why a finger can't act on the element, or `nil` if it can.
    static func refusal(of element: Element) -> String? {
        let view = element.view
        if !element.isEnabled { return "\(element.summary) is disabled" }
        if element.object === view, view is UIControl {
            for outer in sequence(first: view, next: { $0.superview }) where !outer.isUserInteractionEnabled {
                return "\(element.summary) doesn't receive touches, because isUserInteractionEnabled is false"
                    + (outer === view ? "" : " in the \(SystemClasses.printedName(of: outer)) around it")
            }
        }
        guard element.hitPoint == nil else { return nil }
        if let cover = element.cover { return "\(element.summary) is covered: \(cover.summary) lies on top" }
        if let scroll = sequence(first: view.superview, next: { $0?.superview }).lazy.compactMap({ $0 as? UIScrollView }).first,
            element.clipped.isNull
        {
            return "\(element.summary) is scrolled out of sight in a \(SystemClasses.printedName(of: scroll)); scroll(to:) brings it there"
        }
        if element.clipped.isNull || element.clipped.isEmpty {
            let screen = UIScreen.main.bounds
            return "\(element.summary) is off screen; the screen is (0, 0, \(Int(screen.width)), \(Int(screen.height)))"
        }
        return "\(element.summary) cannot be touched"
    }
}
