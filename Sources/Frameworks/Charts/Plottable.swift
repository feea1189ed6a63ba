// Swift Charts over SwiftUI: marks become shapes in a canvas, and the labels of the axes are views. Colors, distances, and ticks are
// estimates.
@_exported import SwiftUICompanion

/// A value that a chart can plot.
public protocol Plottable {
    /// The type of the value that is plotted: a number, a date, or a string.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    var primitivePlottable: PrimitivePlottable { get }
    /// Creates a value from a plotted one. Returns nil if it has no equivalent.
    init?(primitivePlottable: PrimitivePlottable)
}
/// A number, a date, or a category.
public protocol PrimitivePlottableProtocol {
    var _datum: Datum { get }
    init?(_datum: Datum)
}
extension Plottable where Self: PrimitivePlottableProtocol, PrimitivePlottable == Self {
    public var primitivePlottable: Self { self }
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}
extension Plottable where Self: RawRepresentable, RawValue: Plottable, PrimitivePlottable == RawValue.PrimitivePlottable {
    public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }
    public init?(primitivePlottable: RawValue.PrimitivePlottable) {
        guard let raw = RawValue(primitivePlottable: primitivePlottable) else { return nil }
        self.init(rawValue: raw)
    }
}

/// A plotted value in the form in which scales work with it.
public enum Datum: Hashable, Sendable {
    /// A number on a continuous axis.
    case number(Double)
    /// A date on a continuous axis.
    case date(Date)
    /// A name, which has a place of its own on the axis.
    case category(String)

    var number: Double? {
        switch self {
        case .number(let value): value
        case .date(let date): date.timeIntervalSinceReferenceDate
        case .category: nil
        }
    }
}

extension BinaryInteger where Self: PrimitivePlottableProtocol {
    public var _datum: Datum { .number(Double(self)) }
    public init?(_datum: Datum) {
        guard case .number(let value) = _datum, let exact = Self(exactly: value.rounded()) else { return nil }
        self = exact
    }
}
extension BinaryFloatingPoint where Self: PrimitivePlottableProtocol {
    public var _datum: Datum { .number(Double(self)) }
    public init?(_datum: Datum) {
        guard case .number(let value) = _datum else { return nil }
        self = Self(value)
    }
}
extension Int: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int }
extension Int8: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int8 }
extension Int16: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int16 }
extension Int32: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int32 }
extension Int64: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int64 }
extension UInt: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt }
extension UInt8: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt8 }
extension UInt16: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt16 }
extension UInt32: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt32 }
extension UInt64: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt64 }
extension Double: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Double }
extension Float: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Float }
extension CGFloat: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = CGFloat }
extension Decimal: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Decimal
    public var _datum: Datum { .number(NSDecimalNumber(decimal: self).doubleValue) }
    public init?(_datum: Datum) {
        guard case .number(let value) = _datum else { return nil }
        self = Decimal(value)
    }
}
extension Date: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Date
    public var _datum: Datum { .date(self) }
    public init?(_datum: Datum) {
        guard case .date(let date) = _datum else { return nil }
        self = date
    }
}
extension String: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = String
    public var _datum: Datum { .category(self) }
    public init?(_datum: Datum) {
        guard case .category(let name) = _datum else { return nil }
        self = name
    }
}

/// A value or an interval.
struct Span: Hashable {
    var low: Datum
    var high: Datum?
    /// The middle of an interval.
    var center: Datum {
        guard let a = low.number, let b = high?.number else { return low }
        if case .date = low { return .date(Date(timeIntervalSinceReferenceDate: (a + b) / 2)) }
        return .number((a + b) / 2)
    }
}

/// A value with its label.
public struct PlottableValue<Value: Plottable> {
    let label: Text
    let span: Span

    private init(_ label: Text, _ low: Value, _ high: Value? = nil) {
        self.label = label
        span = Span(low: low.primitivePlottable._datum, high: high?.primitivePlottable._datum)
    }
    /// Creates a value with a label for the axis and the legend.
    public static func value(_ label: Text, _ value: Value) -> Self { Self(label, value) }
    /// Creates a value with a localized label.
    public static func value(_ key: LocalizedStringKey, _ value: Value) -> Self { Self(Text(key), value) }
    /// Creates a value with a label that isn't localized.
    @_disfavoredOverload public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> Self {
        Self(Text(String(label)), value)
    }
    /// Creates a range of values with a localized label.
    public static func value(_ key: LocalizedStringKey, _ range: Range<Value>) -> Self where Value: Comparable {
        Self(Text(key), range.lowerBound, range.upperBound)
    }
    /// Creates a range of values with a label that isn't localized.
    @_disfavoredOverload public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> Self where Value: Comparable {
        Self(Text(String(label)), range.lowerBound, range.upperBound)
    }
}
extension PlottableValue where Value == Date {
    private init(_ label: Text, _ date: Date, _ unit: Calendar.Component, _ calendar: Calendar) {
        guard let interval = calendar.dateInterval(of: unit, for: date) else {
            self.init(label, date)
            return
        }
        self.init(label, interval.start, interval.end)
    }
    /// The unit's interval that contains the date.
    public static func value(_ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar = .current) -> Self {
        Self(label, date, unit, calendar)
    }
    /// Creates the range of a calendar's unit that contains a date.
    public static func value(_ key: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar = .current) -> Self {
        Self(Text(key), date, unit, calendar)
    }
    /// Creates the range of a calendar's unit that contains a date, with a label that isn't localized.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar = .current) -> Self {
        Self(Text(String(label)), date, unit, calendar)
    }
}
