import Foundation
import Yams

/// Reads which element a step means.
extension FlowReader {
    func selector(_ value: Node?, _ place: Node) throws -> ElementSelector {
        guard let value else { throw failure(place, "\(place.string ?? "this step") needs an element: a text, or text:, id: or point:") }
        var selector = ElementSelector()
        if let scalar = value.scalar {
            selector.text = scalar.string
        } else if let mapping = value.mapping {
            for (key, node) in mapping { try read(key, node, into: &selector) }
        }
        guard selector.hasCriterion else { throw failure(value, "an element needs a text, an id, a point, or where it lies") }
        return selector
    }

    private func read(_ key: Node, _ node: Node, into selector: inout ElementSelector) throws {
        switch key.string {
        case "text": selector.text = node.scalar?.string
        case "id": selector.identifier = node.scalar?.string
        case "point": selector.point = try point(node)
        case "index":
            guard let index = node.int ?? node.float.map(Int.init) else { throw failure(node, "index takes a number, counted from 0") }
            selector.index = index
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
        // What concerns the step, or retries that a virtual clock does not need.
        case "label", "optional", "retryTapIfNoChange", "waitToSettleTimeoutMs", "waitUntilVisible", "repeat", "delay": break
        default:
            guard let kind = key.string.flatMap(ElementSelector.Relation.Kind.init) else {
                throw failure(
                    key, "`\(key.string ?? "")` does not pick elements; use text, id, point, index, enabled, selected, checked, focused, width, height, above, below, leftOf, rightOf, childOf, containsChild or containsDescendants")
            }
            selector.relations.append(.init(kind: kind, others: [try self.selector(node, key)]))
        }
    }

    private func flag(_ node: Node) throws -> Bool {
        guard let value = node.bool ?? (node.scalar?.string).flatMap(Bool.init) else { throw failure(node, "this takes true or false") }
        return value
    }

    private func length(_ node: Node) throws -> CGFloat {
        guard let value = node.float else { throw failure(node, "this takes a number of points") }
        return value
    }

    func point(_ node: Node) throws -> FlowPoint {
        let text = node.scalar?.string ?? ""
        let isRelative = text.contains("%")
        let parts = text.replacingOccurrences(of: "%", with: "").split(separator: ",").compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
        guard parts.count == 2, parts.allSatisfy({ abs($0) < 1e6 }) else { throw failure(node, "a point is `x,y` in points or in percent, such as \"50%,80%\"") }
        return FlowPoint(x: isRelative ? parts[0] / 100 : parts[0], y: isRelative ? parts[1] / 100 : parts[1], isRelative: isRelative)
    }
}

extension ElementSelector {
    fileprivate var hasCriterion: Bool {
        text != nil || identifier != nil || point != nil || !relations.isEmpty || width != nil || height != nil || index != nil || isEnabled != nil || isSelected != nil
            || isChecked != nil || isFocused != nil
    }
}
