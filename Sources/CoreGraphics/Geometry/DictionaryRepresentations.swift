import Foundation

// Points, sizes, and rectangles as dictionaries, with the keys of Core Graphics.

private func number(_ dictionary: CFDictionary, _ key: String) -> CGFloat? {
    switch dictionary[key] {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
}

extension CGPoint {
    /// The coordinates under `X` and `Y`.
    public var dictionaryRepresentation: CFDictionary { ["X": x, "Y": y] }
    /// Creates the point of a dictionary; `nil` if a coordinate is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let x = number(dict, "X"), let y = number(dict, "Y") else { return nil }
        self.init(x: x, y: y)
    }
}

extension CGSize {
    /// The sides under `Width` and `Height`.
    public var dictionaryRepresentation: CFDictionary { ["Width": width, "Height": height] }
    /// Creates a size from a dictionary. Returns nil if a side is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let width = number(dict, "Width"), let height = number(dict, "Height") else { return nil }
        self.init(width: width, height: height)
    }
}

extension CGRect {
    /// The coordinates and sides under `X`, `Y`, `Width`, and `Height`.
    public var dictionaryRepresentation: CFDictionary { ["X": minX, "Y": minY, "Width": width, "Height": height] }
    /// Creates a rectangle from a dictionary. Returns nil if a number is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let origin = CGPoint(dictionaryRepresentation: dict), let size = CGSize(dictionaryRepresentation: dict) else { return nil }
        self.init(origin: origin, size: size)
    }
}
