import Foundation
import UIKit

/// Finds the elements that selectors match in a snapshot of the screen.
@MainActor
struct ElementFinder {
    let elements: [ScreenElement]

    /// Returns the element for a step, or `nil` if there is none.
    func first(_ selector: ElementSelector) -> ScreenElement? {
        var matches = all(selector)
        if let index = selector.index {
            let position = index < 0 ? matches.count + index : index
            return matches.indices.contains(position) ? matches[position] : nil
        }
        if matches.contains(where: { !$0.isCovered }) { matches.removeAll { $0.isCovered } }
        // If there are several, the first that a touch reaches.
        guard selector.text == nil else { return matches.first { $0.isHittable } ?? matches.first }
        // The deepest match: a button rather than the row around it.
        let found = matches
        return found.first { element in !found.contains { $0.view !== element.view && $0.view.isDescendant(of: element.view) } }
    }

    /// Returns all matches, in reading order, without regard to an index.
    func all(_ selector: ElementSelector) -> [ScreenElement] {
        var found = elements.filter { ElementFinder.fits($0, selector) }
        // As in Maestro, an element that contains a match isn't one itself.
        if selector.text != nil || selector.identifier != nil {
            found = found.filter { element in !found.contains { $0.view !== element.view && $0.view.isDescendant(of: element.view) } }
        }
        let isNamed = selector.text != nil || selector.identifier != nil || selector.width != nil || selector.height != nil
        for relation in selector.relations { found = found.related(by: relation, self, byDistance: !isNamed) }
        return found
    }

    static func fits(_ element: ScreenElement, _ selector: ElementSelector) -> Bool {
        if let text = selector.text, !element.texts.contains(where: { fits(text: $0, text) }) { return false }
        if let identifier = selector.identifier, !(element.identifier.map { fits(identifier: $0, identifier) } ?? false) { return false }
        for (wanted, state) in [
            (selector.isEnabled, element.isEnabled), (selector.isSelected, element.isSelected), (selector.isChecked, element.isChecked),
            (selector.isFocused, element.isFocused),
        ]
        where wanted != nil && wanted != state { return false }
        if let width = selector.width, abs(element.frame.width - width) > selector.tolerance { return false }
        if let height = selector.height, abs(element.frame.height - height) > selector.tolerance { return false }
        return selector.traits.allSatisfy { $0.fits(element.texts, element.frame.size) }
    }

    /// As in Maestro, a text of several lines also matches as one line, with spaces between them.
    private static func fits(text: String, _ pattern: String) -> Bool {
        fits(text, pattern) || text.contains("\n") && fits(text.replacingOccurrences(of: "\n", with: " "), pattern)
    }

    /// As in Maestro, an identifier also matches without a path before it.
    private static func fits(identifier: String, _ pattern: String) -> Bool {
        fits(identifier, pattern) || identifier.lastIndex(of: "/").map { fits(String(identifier[$0...].dropFirst()), pattern) } ?? false
    }

    /// Returns whether a whole string matches; as in Maestro, `^` and `$` match at each of its lines. A pattern that is not a valid regular
    /// expression is compared literally.
    private static func fits(_ string: String, _ pattern: String) -> Bool {
        if string.caseInsensitiveCompare(pattern) == .orderedSame { return true }
        guard
            let expression = try? NSRegularExpression(
                pattern: "\\A(?:\(pattern))\\z", options: [.caseInsensitive, .dotMatchesLineSeparators, .anchorsMatchLines])
        else { return false }
        return expression.firstMatch(in: string, range: NSRange(string.startIndex..., in: string)) != nil
    }
}

@MainActor
extension [ScreenElement] {
    /// Returns the elements that have the relation to one that its selector finds.
    ///
    /// As in Maestro, a direction compares the upper left corners, with any of the elements that the selector finds. The nearest come first
    /// only if the directions alone select the element; otherwise, the order is that of the screen.
    fileprivate func related(by relation: ElementSelector.Relation, _ finder: ElementFinder, byDistance: Bool) -> [ScreenElement] {
        let others = relation.others.map { finder.first($0) }
        guard let other = others.first, let anchor = other, !others.contains(where: { $0 == nil }) else { return [] }
        func placed(_ isThere: (CGRect, CGRect) -> Bool) -> [ScreenElement] {
            let anchors = relation.others[0].index == nil ? finder.all(relation.others[0]) : [anchor]
            let found = compactMap { element -> (element: ScreenElement, distance: CGFloat)? in
                // What contains the other element is neither above nor beside it.
                let distances = anchors.filter { !$0.view.isDescendant(of: element.view) && isThere(element.frame, $0.frame) }
                    .map { element.distance(to: $0) }
                return distances.min().map { (element, $0) }
            }
            return (byDistance ? found.sorted { $0.distance < $1.distance } : found).map { $0.element }
        }
        switch relation.kind {
        case .above: return placed { $0.minY < $1.minY }
        case .below: return placed { $0.minY > $1.minY }
        case .leftOf: return placed { $0.minX < $1.minX }
        case .rightOf: return placed { $0.minX > $1.minX }
        case .childOf: return filter { $0.view !== anchor.view && $0.view.isDescendant(of: anchor.view) }
        case .containsChild, .containsDescendants:
            return filter { element in
                others.allSatisfy { $0.map { $0.view !== element.view && $0.view.isDescendant(of: element.view) } ?? false }
            }
        }
    }
}

extension ScreenElement {
    fileprivate func distance(to other: ScreenElement) -> CGFloat {
        let (dx, dy) = (frame.midX - other.frame.midX, frame.midY - other.frame.midY)
        return (dx * dx + dy * dy).squareRoot()
    }
}
