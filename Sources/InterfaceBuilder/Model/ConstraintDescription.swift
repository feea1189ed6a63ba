/// A `constraint` element (SP-A066 … SP-A072).
public struct ConstraintDescription {
    /// The relation, with the file's spelling.
    public enum Relation: String { case lessThanOrEqual, equal, greaterThanOrEqual }

    public let element: Element

    public init(_ element: Element) { self.element = element }

    public var id: String { element.id ?? "" }
    /// The first item's ID, or `nil` for the view that contains the list.
    public var firstItem: String? { element["firstItem"] }
    /// One of ``attributeNames``, or `lastBaseline`; empty if the file has none.
    public var firstAttribute: String { element["firstAttribute"] ?? "" }
    public var relation: Relation { element["relation"].flatMap(Relation.init) ?? .equal }
    /// The second item's ID, or `nil` for a constraint on one item.
    public var secondItem: String? { element["secondItem"] }
    public var secondAttribute: String? { element["secondAttribute"] }
    public var multiplier: Double { element["multiplier"].flatMap(Self.ratio) ?? 1 }
    /// The constant, or `nil` if `symbolic` requests the standard spacing.
    public var constant: Double? { element.double("constant") ?? (isSymbolic ? nil : 0) }
    /// The priority from 1 to 1000; required by default.
    public var priority: Double { element.double("priority") ?? 1000 }
    public var identifier: String? { element["identifier"] }
    // A symbolic constant means the standard spacing. (SP-A070)
    public var isSymbolic: Bool { element["symbolic"] == "YES" }
    // Placeholder constraints are removed at build time. (SP-A071)
    public var isPlaceholder: Bool { element["placeholder"] == "YES" }

    /// Parses SP-A069: `0.935`, `16:9`, `1/3`, `1.58:1`. `nil` for a value that is not finite, which no equation can contain.
    static func ratio(_ text: String) -> Double? { quotient(text).flatMap { $0.isFinite ? $0 : nil } }

    private static func quotient(_ text: String) -> Double? {
        if let number = Double(text) { return number }
        let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" })
        guard parts.count == 2, let dividend = Double(parts[0]), let divisor = Double(parts[1]), divisor != 0 else { return nil }
        return dividend / divisor
    }

    /// The names in SP-A067, in the order of UIKit's raw values, starting with 1.
    public static let attributeNames = [
        "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY", "baseline", "firstBaseline",
        "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
        "centerYWithinMargins",
    ]

    /// Returns UIKit's raw value of an attribute name, or 0 for `nil`.
    public static func rawAttribute(_ name: String?) -> Int {
        guard let name else { return 0 }
        if name == "lastBaseline" { return 11 }
        return (attributeNames.firstIndex(of: name) ?? -1) + 1
    }
}
