import Automation
import AutomationClient
import Foundation
import UIKit

/// A description of elements on screen: by text, identifier, label, type, class, trait, index path, predicate, or position in the
/// accessibility tree.
///
///     try stage.tap("Save")
///     try stage.tap(.identifier("delete").inside(.row(2)))
///     try stage.tap(.type(.button).below("Account").first)
///
/// A string literal finds text. An element must match all conditions. If several elements match, an action fails and lists them, unless
/// ``first`` or ``at(_:)`` selects one. A match inside another match, such as a button's title, doesn't count.
public struct ElementFinder: Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// A condition for an element.
    struct Condition: Sendable {
        /// The condition's description in messages: `label "Save"`.
        var words: String
        /// The text that near misses are compared with, or `nil` if the condition has no text.
        var wanted: String?
        /// Returns the texts of an element that the condition compares.
        var said: @MainActor @Sendable (Element) -> [String] = { _ in [] }
        var holds: @MainActor @Sendable (Element, ElementTree) throws -> Bool
    }

    var conditions: [Condition]
    var position: Int?

    init(_ condition: Condition) { conditions = [condition] }

    /// Creates a finder for elements whose label, value, title, or placeholder is the literal.
    public init(stringLiteral value: String) { self = .text(value) }

    /// The conditions as messages show them: `text "Save", the first`.
    public var description: String {
        conditions.map(\.words).joined(separator: ", ") + (position.map { $0 == 0 ? ", the first" : ", number \($0)" } ?? "")
    }

    private func and(_ condition: Condition) -> ElementFinder {
        var finder = self
        finder.conditions.append(condition)
        return finder
    }

    /// A condition that the driver's own query decides.
    private static func query(
        _ words: String, _ wanted: String? = nil, said: @escaping @MainActor @Sendable (Element) -> [String] = { _ in [] },
        _ make: @escaping @MainActor @Sendable (inout ElementQuery) throws -> Void
    ) -> Condition {
        Condition(words: words, wanted: wanted, said: said) { element, _ in
            var query = ElementQuery()
            try make(&query)
            return query.fits(element)
        }
    }

    // MARK: Words

    /// Finds elements whose label, value, title, or placeholder is `text`.
    public static func text(_ text: String) -> ElementFinder {
        ElementFinder(query("text \"\(text)\"", text, said: texts) { $0.text = text })
    }

    /// Finds elements whose label, value, title, or placeholder contains `text`, ignoring case.
    public static func text(containing text: String) -> ElementFinder {
        ElementFinder(
            Condition(words: "text containing \"\(text)\"", wanted: text, said: texts) { element, _ in
                texts(element).contains { $0.range(of: text, options: .caseInsensitive) != nil }
            })
    }

    /// Finds elements by `accessibilityIdentifier`, or by the identifier that UIKit sets, such as a bar's title or an image's name.
    public static func identifier(_ identifier: String) -> ElementFinder {
        ElementFinder(query("identifier \"\(identifier)\"", identifier, said: { [$0.identifier] }) { $0.identifier = identifier })
    }

    /// Finds elements by label, which VoiceOver speaks first.
    public static func label(_ label: String) -> ElementFinder {
        ElementFinder(query("label \"\(label)\"", label, said: { [$0.label] }) { $0.label = label })
    }

    /// Finds elements by state or content, such as a slider's `25%` or a field's text.
    public static func value(_ value: String) -> ElementFinder {
        ElementFinder(
            Condition(words: "value \"\(value)\"", wanted: value, said: { [$0.words.value ?? ""] }) { element, _ in
                element.words.value == value
            })
    }

    @MainActor private static func texts(_ element: Element) -> [String] {
        [element.label, element.words.value ?? "", element.words.title ?? "", element.words.placeholder ?? ""]
    }

    // MARK: Kinds

    /// Finds elements by their type in Apple's test runner.
    public static func type(_ type: ElementType) -> ElementFinder { ElementFinder(query("type \(type.name)") { $0.type = type }) }

    /// Finds views of this class or its subclasses.
    public static func `class`(_ type: UIView.Type) -> ElementFinder {
        ElementFinder(
            Condition(words: "class \(type)", wanted: "\(type)", said: { [$0.className] }) { element, _ in
                element.object === element.view && Swift.type(of: element.view).isSubclass(of: type)
            })
    }

    /// Finds elements that have all of these traits.
    public static func traits(_ traits: UIAccessibilityTraits) -> ElementFinder {
        ElementFinder(Condition(words: "traits \(traits.names.joined(separator: ", "))") { element, _ in element.traits.contains(traits) })
    }

    /// Finds the cell at this index path of its table or collection view.
    public static func indexPath(_ path: IndexPath) -> ElementFinder {
        ElementFinder(
            Condition(words: "row \(path.map(String.init).joined(separator: "-"))") { element, _ in
                @MainActor func list<T: UIView>(_: T.Type) -> T? {
                    sequence(first: element.view, next: { $0.superview }).lazy.compactMap { $0 as? T }.first
                }
                if let cell = element.view as? UITableViewCell { return list(UITableView.self)?.indexPath(for: cell) == path }
                if let cell = element.view as? UICollectionViewCell { return list(UICollectionView.self)?.indexPath(for: cell) == path }
                return false
            })
    }

    /// Finds the cell of this row or, in a collection view, of this item.
    public static func row(_ row: Int, section: Int = 0) -> ElementFinder { .indexPath(IndexPath(row: row, section: section)) }

    /// Finds elements by an `NSPredicate` format with the attributes of XCUITest: `label BEGINSWITH 'S' AND enabled == true`. If the format
    /// is malformed, an action fails and reports the error.
    public static func predicate(_ format: String) -> ElementFinder {
        ElementFinder(
            query("predicate \(format)") {
                do { $0.predicate = try NSPredicate.parsing(format) } catch {
                    throw StageFailure("`\(format)` isn't a predicate: \(error)")
                }
            })
    }

    /// Finds elements for which `holds` returns `true`. Messages use `words` as the description.
    public static func matching(_ words: String, _ holds: @escaping @MainActor @Sendable (Element) -> Bool) -> ElementFinder {
        ElementFinder(Condition(words: words) { element, _ in holds(element) })
    }

    /// Returns a finder for elements that match both finders.
    public func and(_ other: ElementFinder) -> ElementFinder {
        var finder = self
        finder.conditions += other.conditions
        return finder
    }

    // MARK: Relations

    /// Returns a finder for elements inside an element that `outer` finds, at any depth.
    public func inside(_ outer: ElementFinder) -> ElementFinder {
        and(
            Condition(words: "inside \(outer)") { element, tree in
                try sequence(first: element, next: { $0.parent }).dropFirst().contains { try outer.fits($0, tree) }
            })
    }

    /// Returns a finder for elements that contain an element that `inner` finds.
    public func containing(_ inner: ElementFinder) -> ElementFinder {
        and(
            Condition(words: "containing \(inner)") { element, tree in
                try tree.all.contains { candidate in
                    try inner.fits(candidate, tree)
                        && sequence(first: candidate, next: { $0.parent }).dropFirst().contains { $0 === element }
                }
            })
    }

    /// Returns a finder for elements that are completely below an element that `other` finds.
    public func below(_ other: ElementFinder) -> ElementFinder { beside("below", other) { $0.minY >= $1.maxY } }
    /// Returns a finder for elements that are completely above an element that `other` finds.
    public func above(_ other: ElementFinder) -> ElementFinder { beside("above", other) { $0.maxY <= $1.minY } }
    /// Returns a finder for elements that are completely to the left of an element that `other` finds.
    public func leftOf(_ other: ElementFinder) -> ElementFinder { beside("left of", other) { $0.maxX <= $1.minX } }
    /// Returns a finder for elements that are completely to the right of an element that `other` finds.
    public func rightOf(_ other: ElementFinder) -> ElementFinder { beside("right of", other) { $0.minX >= $1.maxX } }

    private func beside(_ words: String, _ other: ElementFinder, _ holds: @escaping @Sendable (CGRect, CGRect) -> Bool) -> ElementFinder {
        and(
            Condition(words: "\(words) \(other)") { element, tree in
                try tree.all.contains { try $0 !== element && other.fits($0, tree) && holds(element.frame, $0.frame) }
            })
    }

    // MARK: Which of several

    /// A finder for the first match in reading order.
    public var first: ElementFinder { at(0) }

    /// Returns a finder for the match at this position in reading order, counted from 0.
    public func at(_ position: Int) -> ElementFinder {
        var finder = self
        finder.position = position
        return finder
    }

    // MARK: Looking

    @MainActor func fits(_ element: Element, _ tree: ElementTree) throws -> Bool {
        try conditions.allSatisfy { try $0.holds(element, tree) }
    }

    /// Returns the matches in reading order, without those inside another match.
    @MainActor func elements(in tree: ElementTree) throws -> [Element] {
        let fitting = try tree.all.filter { try fits($0, tree) }
        let known = Set(fitting.map(ObjectIdentifier.init))
        let outer = fitting.filter { element in
            !sequence(first: element, next: { $0.parent }).dropFirst().contains { known.contains(ObjectIdentifier($0)) }
        }
        // If the position is part of the condition, the count is that of the matches.
        guard let position else { return outer }
        return outer.indices.contains(position) ? [outer[position]] : []
    }
}
