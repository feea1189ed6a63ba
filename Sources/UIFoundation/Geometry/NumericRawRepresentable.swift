/// A number with names for some of its values. Apple's UIKit declares this protocol, too, for the same three types.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {
    init(rawValue: RawValue)
}

// Disfavored, because many libraries declare their own.
extension _UIKitNumericRawRepresentable {
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    @_disfavoredOverload
    public static func + (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue + rhs) }
    @_disfavoredOverload
    public static func + (lhs: RawValue, rhs: Self) -> Self { Self(rawValue: lhs + rhs.rawValue) }
    @_disfavoredOverload
    public static func - (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue - rhs) }
    @_disfavoredOverload
    public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }
    @_disfavoredOverload
    public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }
    @_disfavoredOverload
    public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}
