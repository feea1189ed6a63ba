import Foundation
import UIKitFoundation
import UIKitRuntime

/// One step of a query's chain.
enum QueryStep {
    case descendants(XCUIElement.ElementType)
    case children(XCUIElement.ElementType)
    /// The elements for which a test returns true.
    case matching(String, (ElementNode) -> Bool)
    /// The elements that have a descendant for which a test returns true, or for which it returns true itself.
    case containing(String, orSelf: Bool, (ElementNode) -> Bool)
    case sole
    case first
    case index(Int)

    /// The step as Apple's failures and trees write it.
    var text: String {
        switch self {
        case .descendants(let type): "Descendants matching type \(type.name)"
        case .children(let type): "Children matching type \(type.name)"
        case .matching(let text, _): "Elements matching \(text)"
        case .containing(let text, _, _): "Elements containing elements matching \(text)"
        case .sole: "Element"
        case .first: "First Match"
        case .index(let index): "Element at index \(index)"
        }
    }

    static func identifier(_ identifier: String) -> QueryStep {
        .matching("predicate '\"\(identifier)\" IN identifiers'") { $0.names.contains(identifier) }
    }

    static func predicate(_ predicate: NSPredicate) -> QueryStep { .matching("predicate '\(predicate.formatText)'", test(predicate)) }
    /// An element's own attributes count, too: `staticTexts.containing(NSPredicate(format: "label CONTAINS 'a'"))` finds texts.
    static func containing(_ predicate: NSPredicate) -> QueryStep {
        .containing("predicate '\(predicate.formatText)'", orSelf: true, test(predicate))
    }

    /// Makes a test from a predicate. A predicate's block receives the element's attributes, as in Apple's framework.
    private static func test(_ predicate: NSPredicate) -> (ElementNode) -> Bool {
        nonisolated(unsafe) let predicate = predicate  // Queries are evaluated only on the main thread.
        return { node in
            nonisolated(unsafe) let node = node  // The same thread.
            return MainActor.assumeIsolated { predicate.evaluate(with: XCUIElementSnapshotNode(node)) }
        }
    }

    static func typed(_ type: XCUIElement.ElementType, _ identifier: String?) -> (String, (ElementNode) -> Bool) {
        let word = identifier.map { "predicate '\"\($0)\" IN identifiers'" } ?? "type \(type.name)"
        return (word, { node in (type == .any || node.type == type) && identifier.map { node.names.contains($0) } ?? true })
    }
}

/// The reason why a query does not have exactly one element.
struct QueryFailure: Error {
    var text: String
    /// Whether more than one matched.
    var isAmbiguous = false
    var code: Int { isAmbiguous ? 10009 : 10008 }
}

/// The steps of a query, and their matches in a tree.
struct QueryChain {
    var steps: [QueryStep] = []

    func adding(_ steps: QueryStep...) -> QueryChain { QueryChain(steps: self.steps + steps) }

    /// The first element that matches, even if the chain requests the only one.
    var first: QueryChain {
        if case .sole = steps.last { QueryChain(steps: steps.dropLast() + [.first]) } else { adding(.first) }
    }

    /// Throws `QueryFailure` if an element on the way is missing or ambiguous.
    func nodes(in root: ElementNode) throws -> [ElementNode] {
        var nodes = [root]
        for (place, step) in steps.enumerated() {
            nodes = try apply(step, to: nodes, at: place, root)
        }
        return nodes
    }

    /// The element that the chain ends with. Throws `QueryFailure`.
    func node(in root: ElementNode) throws -> ElementNode {
        var nodes = [root]
        for (place, step) in steps.enumerated() {
            let found = try apply(step, to: nodes, at: place, root)
            if found.isEmpty {
                let input = nodes.isEmpty ? "" : nodes.prefix(20).map { "    " + $0.line }.joined(separator: ",\n")
                throw QueryFailure(text: "No matches found for \(missing(place)) from input {(\n\(input)\n)}")
            }
            nodes = found
        }
        guard let node = nodes.first else { throw QueryFailure(text: "No matches found") }
        return node
    }

    /// Describes the search. If the last step selects one of several matches, the description is that of the step before it.
    private func missing(_ place: Int) -> String {
        switch steps[place] {
        case .sole, .first: place > 0 ? steps[place - 1].text : steps[place].text
        default: steps[place].text
        }
    }

    private func apply(_ step: QueryStep, to nodes: [ElementNode], at place: Int, _ root: ElementNode) throws -> [ElementNode] {
        switch step {
        case .descendants(let type): return Self.unique(nodes) { $0.descendants.filter { type == .any || $0.type == type } }
        case .children(let type): return Self.unique(nodes) { $0.children.filter { type == .any || $0.type == type } }
        case .matching(_, let test): return nodes.filter(test)
        case .containing(_, let orSelf, let test):
            return nodes.filter { node in orSelf && test(node) || node.children.contains { $0.first(test) != nil } }
        case .first: return Array(nodes.prefix(1))
        case .index(let index): return index >= 0 && index < nodes.count ? [nodes[index]] : []
        case .sole:
            guard nodes.count > 1 else { return nodes }
            let tree = root.sparseTree(Set(nodes.map(ObjectIdentifier.init)))
            throw QueryFailure(
                text: "Multiple matching elements found for <XCUIElementQuery: \(text(upTo: place))>.\nSparse tree of matches:\n\(tree)",
                isAmbiguous: true)
        }
    }

    /// Several starting points may lead to the same element.
    private static func unique(_ nodes: [ElementNode], _ next: (ElementNode) -> [ElementNode]) -> [ElementNode] {
        guard nodes.count > 1 else { return nodes.flatMap(next) }
        var seen: Set<ObjectIdentifier> = []
        return nodes.flatMap(next).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    private func text(upTo place: Int) -> String { steps.prefix(place).map(\.text).joined(separator: " → ") }
    var text: String { text(upTo: steps.count) }

    /// The kind of element that the chain ends with.
    var type: XCUIElement.ElementType {
        for step in steps.reversed() {
            switch step {
            case .descendants(let type), .children(let type): return type
            default: continue
            }
        }
        return .application
    }

    /// The element's name in steps and failures: `"Save" Button`, `Cell (Element at index 2)`.
    func name(_ identifier: String?) -> String {
        if let identifier { return "\"\(identifier)\" \(type.name)" }
        switch steps.last {
        case .first, .index: return "\(type.name) (\(steps.last?.text ?? ""))"
        default: return type.name
        }
    }
}

extension NSPredicate {
    /// The format from which the predicate was created, or "a block" if there is none.
    var formatText: String {
        if let text = PredicateSource.text(of: self) { return text }
        guard let compound = self as? NSCompoundPredicate else { return "a block" }
        let parts = compound.subpredicates.map(\.formatText)
        switch compound.compoundPredicateType {
        case .not: return "NOT " + parts.joined()
        case .or: return parts.joined(separator: " OR ")
        default: return parts.joined(separator: " AND ")
        }
    }
}
