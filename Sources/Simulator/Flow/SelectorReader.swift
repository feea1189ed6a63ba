import Foundation
import Yams

/// Reads the criteria for a step's element.
extension FlowReader {
    /// Reads a selector.
    func selector(_ value: Node?, _ place: Node) throws -> ElementSelector {
        guard let value else { throw failure(place, "\(place.string ?? "this step") needs an element: text, or text:, id:, or point:") }
        var selector = ElementSelector()
        if let scalar = value.scalar {
            selector.text = scalar.string
        } else if let mapping = value.mapping {
            for (key, node) in mapping { try read(key, node, into: &selector) }
        }
        guard selector.hasCriterion else {
            throw failure(value, "an element needs a text, an ID, a point, or a position relative to another element")
        }
        return selector
    }

    /// The options of a tap, which Maestro reads beside the element of every command and every relation (YamlElementSelector).
    private static let tapOptions = ["retryTapIfNoChange", "waitToSettleTimeoutMs", "waitUntilVisible", "repeat", "delay"]

    private func read(_ key: Node, _ node: Node, into selector: inout ElementSelector) throws {
        switch key.string {
        case "text": selector.text = try word(node)
        case "id": selector.identifier = try word(node)
        case "point":
            let text = try word(node)
            if text.contains("${") { selector.pointText = text } else { selector.point = try point(node) }
        case "index":
            let text = try word(node)
            if text.contains("${") { return selector.indexText = text }
            guard let index = ElementSelector.index(text) else { throw failure(node, "index takes a number, counted from 0") }
            selector.index = index
        case "traits":
            for name in try word(node).split(separator: " ") {
                guard let trait = ElementSelector.Trait(rawValue: String(name)) else {
                    throw failure(node, "`\(name)` isn't a trait; use text, long-text, or square")
                }
                selector.traits.append(trait)
            }
        case "enabled": selector.isEnabled = try flag(node)
        case "selected": selector.isSelected = try flag(node)
        case "checked": selector.isChecked = try flag(node)
        case "focused": selector.isFocused = try flag(node)
        case "width": selector.width = try length(node)
        case "height": selector.height = try length(node)
        case "tolerance": selector.tolerance = try length(node)
        case "size":
            for (key, node) in node.mapping ?? [:] { try read(key, node, into: &selector) }
        case "containsDescendants":
            let others = try node.sequence?.map { try self.selector($0, key) } ?? [self.selector(node, key)]
            selector.relations.append(.init(kind: .containsDescendants, others: others))
        case "css": throw failure(key, "`css` selects elements of web pages, but understudy runs apps")
        // Options of the step.
        case "label", "optional": break
        case let option? where Self.tapOptions.contains(option): break
        default:
            guard let kind = key.string.flatMap(ElementSelector.Relation.Kind.init) else {
                throw failure(
                    key,
                    "`\(key.string ?? "")` doesn't select elements; use text, id, point, index, traits, enabled, selected, checked, focused, width, height, "
                        + "above, below, leftOf, rightOf, childOf, containsChild or containsDescendants")
            }
            selector.relations.append(.init(kind: kind, others: [try self.selector(node, key)]))
        }
    }

    /// Returns a text, a number, or a flag as it is written.
    func word(_ node: Node) throws -> String {
        guard let text = node.scalar?.string else { throw failure(node, "this takes one value") }
        return text
    }

    func flag(_ node: Node) throws -> Bool {
        guard let value = node.bool ?? (node.scalar?.string).flatMap(Bool.init) else { throw failure(node, "this takes true or false") }
        return value
    }

    private func length(_ node: Node) throws -> CGFloat {
        guard let value = (node.scalar?.string).flatMap(Double.init), value.isFinite else {
            throw failure(node, "this takes a number of points")
        }
        return value
    }

    func point(_ node: Node) throws -> FlowPoint {
        guard let point = FlowPoint(node.scalar?.string ?? "") else { throw failure(node, FlowPoint.complaint) }
        return point
    }
}

extension ElementSelector {
    fileprivate var hasCriterion: Bool {
        text != nil || identifier != nil || point != nil || pointText != nil || !relations.isEmpty || !traits.isEmpty || width != nil
            || height != nil || index != nil
            || indexText != nil || isEnabled != nil || isSelected != nil || isChecked != nil || isFocused != nil
    }
}
