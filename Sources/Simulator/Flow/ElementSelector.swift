import Foundation
import UIKit

/// Which element a step means. All that is given must hold.
public struct ElementSelector: Sendable, CustomStringConvertible {
    /// A regular expression for the whole text, upper and lower case alike.
    public var text: String?
    /// A regular expression for the whole accessibility identifier.
    public var identifier: String?
    /// Where on the screen, when nothing else is given; else where in the element.
    public var point: FlowPoint?
    /// Which of several matches, in reading order; from the end when negative.
    public var index: Int?
    public var isEnabled: Bool?
    public var isSelected: Bool?
    public var isChecked: Bool?
    public var isFocused: Bool?
    /// Points, each within ``tolerance``.
    public var width: CGFloat?
    public var height: CGFloat?
    /// Points by which a size may differ.
    public var tolerance: CGFloat = 0.5
    /// All of them must hold.
    public var relations: [Relation] = []

    /// Where the element lies, seen from another.
    public struct Relation: Sendable {
        /// Maestro's names.
        public enum Kind: String, CaseIterable, Sendable { case above, below, leftOf, rightOf, childOf, containsChild, containsDescendants }
        public var kind: Kind
        /// One, but for `containsDescendants`.
        public var others: [ElementSelector]
    }

    /// What was given, for messages: `"Save", enabled, below "Name"`.
    public var description: String {
        var parts: [String] = []
        if let text { parts.append("\"\(text)\"") }
        if let identifier { parts.append("id \"\(identifier)\"") }
        if let point { parts.append(point.isRelative ? "point \(Int(point.x * 100))%,\(Int(point.y * 100))%" : "point \(point.x),\(point.y)") }
        for (name, value) in [("enabled", isEnabled), ("selected", isSelected), ("checked", isChecked), ("focused", isFocused)] {
            if let value { parts.append(value ? name : "not " + name) }
        }
        if let width { parts.append("width \(width)") }
        if let height { parts.append("height \(height)") }
        for relation in relations { parts.append("\(relation.kind.rawValue) \(relation.others.map(\.description).joined(separator: " and "))") }
        if let index { parts.append("index \(index)") }
        return parts.joined(separator: ", ")
    }

    /// The selector with `${…}` replaced.
    func expanded(by variables: FlowVariables) throws -> ElementSelector {
        var copy = self
        copy.text = try text.map(variables.expand)
        copy.identifier = try identifier.map(variables.expand)
        copy.relations = try relations.map { Relation(kind: $0.kind, others: try $0.others.map { try $0.expanded(by: variables) }) }
        return copy
    }
}
