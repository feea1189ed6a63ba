/// A `constraint` element (SP-A066 … SP-A072).
public struct ConstraintDescription {
    /// As the file spells it.
    public enum Relation: String { case lessThanOrEqual, equal, greaterThanOrEqual }

    public let element: Element

    public init(_ element: Element) { self.element = element }

    public var id: String { element.id ?? "" }
    /// nil means the view that holds the list.
    public var firstItem: String? { element["firstItem"] }
    /// One of ``attributeNames``, or `lastBaseline`; empty where the file has none.
    public var firstAttribute: String { element["firstAttribute"] ?? "" }
    public var relation: Relation { element["relation"].flatMap(Relation.init) ?? .equal }
    /// nil for a constraint on one item alone.
    public var secondItem: String? { element["secondItem"] }
    public var secondAttribute: String? { element["secondAttribute"] }
    public var multiplier: Double { element["multiplier"].flatMap(Self.ratio) ?? 1 }
    /// nil where `symbolic` asks for the standard spacing.
    public var constant: Double? { element.double("constant") ?? (isSymbolic ? nil : 0) }
    /// From 1 to 1000; required where the file says nothing.
    public var priority: Double { element.double("priority") ?? 1000 }
    public var identifier: String? { element["identifier"] }
    // A symbolic constant means the standard spacing. (SP-A070)
    public var isSymbolic: Bool { element["symbolic"] == "YES" }
    // Placeholder constraints are removed at build time. (SP-A071)
    public var isPlaceholder: Bool { element["placeholder"] == "YES" }

    /// SP-A069: `0.935`, `16:9`, `1/3`, `1.58:1`. What is not a finite number is none: no equation holds it.
    static func ratio(_ text: String) -> Double? { quotient(text).flatMap { $0.isFinite ? $0 : nil } }

    private static func quotient(_ text: String) -> Double? {
        if let number = Double(text) { return number }
        let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" })
        guard parts.count == 2, let dividend = Double(parts[0]), let divisor = Double(parts[1]), divisor != 0 else { return nil }
        return dividend / divisor
    }

    /// The names of SP-A067 in the order of UIKit's raw values, from 1.
    public static let attributeNames = [
        "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY", "baseline", "firstBaseline",
        "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
        "centerYWithinMargins",
    ]

    /// UIKit's raw value of an attribute name; 0 for none.
    public static func rawAttribute(_ name: String?) -> Int {
        guard let name else { return 0 }
        if name == "lastBaseline" { return 11 }
        return (attributeNames.firstIndex(of: name) ?? -1) + 1
    }
}
