import Foundation
import UIKit

/// The criteria for a step's element, all of which must be met.
public struct ElementSelector: Sendable, CustomStringConvertible {
    /// A regular expression for the whole text, ignoring case.
    public var text: String?
    /// A regular expression for the whole accessibility identifier.
    public var identifier: String?
    /// A point on the screen if there are no other criteria, otherwise in the element.
    public var point: FlowPoint?
    /// The index among several matches, in reading order; from the end if negative.
    public var index: Int?
    /// Whether the element must be enabled or disabled.
    public var isEnabled: Bool?
    /// Whether the element must be selected or not.
    public var isSelected: Bool?
    /// Whether the element, such as a switch, must be on or off.
    public var isChecked: Bool?
    /// Whether the element must receive typed text or not.
    public var isFocused: Bool?
    /// The width in points, within ``tolerance``.
    public var width: CGFloat?
    /// The height in points, within ``tolerance``.
    public var height: CGFloat?
    /// The tolerance of a size in points.
    public var tolerance: CGFloat = 0.5
    /// The traits, all of which the element must have.
    public var traits: [Trait] = []
    /// The relations, all of which must hold.
    public var relations: [Relation] = []
    /// The texts of a point and an index that contain `${…}`, evaluated when the step runs.
    var pointText: String?
    var indexText: String?

    /// The position of the element relative to another.
    public struct Relation: Sendable {
        /// Maestro's names.
        public enum Kind: String, CaseIterable, Sendable { case above, below, leftOf, rightOf, childOf, containsChild, containsDescendants }
        /// The kind of relation.
        public var kind: Kind
        /// The other elements: one, except for `containsDescendants`.
        public var others: [ElementSelector]
    }

    /// The traits of an element, with Maestro's names.
    public enum Trait: String, CaseIterable, Sendable {
        /// It has text.
        case text
        /// It has text of 200 characters or more.
        case longText = "long-text"
        /// Its width and height differ by less than 3 percent.
        case square

        /// Returns whether an element with these texts and this size, in points, has the trait.
        func fits(_ texts: [String], _ size: CGSize) -> Bool {
            switch self {
            case .text: texts.contains { !$0.isEmpty }
            case .longText: texts.contains { $0.count >= 200 }
            case .square: abs(size.width - size.height) < 0.03 * max(size.width, size.height)
            }
        }
    }

    /// The criteria as text for messages: `"Save", enabled, below "Name"`.
    public var description: String {
        var parts: [String] = []
        if let text { parts.append("\"\(text)\"") }
        if let identifier { parts.append("id \"\(identifier)\"") }
        if let point {
            parts.append(point.isRelative ? "point \(Int(point.x * 100))%,\(Int(point.y * 100))%" : "point \(point.x),\(point.y)")
        }
        for (name, value) in [("enabled", isEnabled), ("selected", isSelected), ("checked", isChecked), ("focused", isFocused)] {
            if let value { parts.append(value ? name : "not " + name) }
        }
        if let width { parts.append("width \(width)") }
        if let height { parts.append("height \(height)") }
        if !traits.isEmpty { parts.append("traits \(traits.map(\.rawValue).joined(separator: " "))") }
        for relation in relations {
            parts.append("\(relation.kind.rawValue) \(relation.others.map(\.description).joined(separator: " and "))")
        }
        if let index { parts.append("index \(index)") }
        return parts.joined(separator: ", ")
    }

    /// Whether it is only a point on the screen.
    var isPlace: Bool {
        point != nil && text == nil && identifier == nil && relations.isEmpty && traits.isEmpty && index == nil && width == nil
            && height == nil
            && isEnabled == nil && isSelected == nil && isChecked == nil && isFocused == nil
    }

    /// Returns the selector with `${…}` replaced.
    @MainActor
    func expanded(by variables: FlowVariables) throws -> ElementSelector {
        var copy = self
        copy.text = try text.map(variables.expand)
        copy.identifier = try identifier.map(variables.expand)
        if let pointText {
            let text = try variables.expand(pointText)
            guard let point = FlowPoint(text) else { throw FlowVariables.Failure(message: "`\(text)`: \(FlowPoint.complaint)") }
            copy.point = point
        }
        if let indexText {
            let text = try variables.expand(indexText)
            guard let index = Self.index(text) else {
                throw FlowVariables.Failure(message: "`\(text)`: index takes a number, counted from 0")
            }
            copy.index = index
        }
        copy.relations = try relations.map { Relation(kind: $0.kind, others: try $0.others.map { try $0.expanded(by: variables) }) }
        return copy
    }

    /// Returns an integer, which scripts may also write as `1.0`.
    static func index(_ text: String) -> Int? {
        Double(text.trimmingCharacters(in: .whitespaces)).flatMap { Int(exactly: $0.rounded(.towardZero)) }
    }
}

extension FlowPoint {
    static let complaint = "a point is `x,y` in points or in percent, such as \"50%,80%\""

    /// Parses `x,y`, either both in points or in percent.
    init?(_ text: String) {
        let isRelative = text.contains("%")
        let parts = text.replacingOccurrences(of: "%", with: "").split(separator: ",").compactMap {
            Double($0.trimmingCharacters(in: .whitespaces))
        }
        guard parts.count == 2, parts.allSatisfy({ abs($0) < 1e6 }) else { return nil }
        self.init(x: isRelative ? parts[0] / 100 : parts[0], y: isRelative ? parts[1] / 100 : parts[1], isRelative: isRelative)
    }
}
