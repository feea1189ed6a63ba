import Foundation

/// Adjacent ranges of numbers, in which a chart counts its values.
public struct NumberBins<Value: Comparable & Numeric & Hashable>: RandomAccessCollection {
    public typealias Element = ChartBinRange<Value>
    /// The limits between the ranges, from the smallest to the largest.
    public let thresholds: [Value]
    /// Creates ranges between limits.
    public init(thresholds: [Value]) { self.thresholds = thresholds }
    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
    public subscript(position: Int) -> ChartBinRange<Value> { ChartBinRange(thresholds, at: position) }
    /// Returns the index of the range that contains a number: of the first or the last range if it is in none.
    public func index(for value: Value) -> Int { ChartBinRange.index(for: value, in: thresholds) }
}
extension NumberBins where Value: BinaryFloatingPoint {
    /// Creates ranges of equal size that together contain `range`.
    public init(size: Value, range: ClosedRange<Value>) {
        let first = (range.lowerBound / size).rounded(.down), last = Swift.max(first + 1, (range.upperBound / size).rounded(.up))
        // A size that makes no ranges, or far too many, gives one range.
        guard size > 0, last - first <= 100_000, abs(first) < 1e15, abs(last) < 1e15 else {
            self.init(thresholds: [range.lowerBound, range.upperBound])
            return
        }
        self.init(thresholds: (Int(first)...Int(last)).map { Value($0) * size })
    }
    /// Creates about `desiredCount` ranges that together contain `range`. Their size is 1, 2, or 5 times a power of ten.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        let span = Double(range.upperBound - range.lowerBound)
        let least = Swift.max(span / Double(Swift.max(1, desiredCount)), Double(minimumStride)), raw = least > 0 ? least : 1
        let power = pow(10, log10(raw).rounded(.down))
        let step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= raw * 0.999 } ?? raw
        self.init(size: Value(step), range: range)
    }
    /// Creates about `desiredCount` ranges that together contain `data`.
    public init(data: [Value], desiredCount: Int = 10, minimumStride: Value = 0) {
        let data = data.filter(\.isFinite)
        self.init(range: (data.min() ?? 0)...(data.max() ?? 1), desiredCount: desiredCount, minimumStride: minimumStride)
    }
}
extension NumberBins where Value: BinaryInteger {
    /// Creates ranges whose limits are whole numbers that the type can hold.
    private init(_ bins: NumberBins<Double>) {
        self.init(thresholds: bins.thresholds.map { Value(clamping: Int64(exactly: $0.rounded()) ?? ($0 < 0 ? .min : .max)) })
    }

    /// Creates ranges of equal size that together contain `range`.
    public init(size: Value, range: ClosedRange<Value>) {
        let bins = NumberBins<Double>(size: Double(size), range: Double(range.lowerBound)...Double(range.upperBound))
        self.init(bins)
    }
    /// Creates about `desiredCount` ranges that together contain `range`.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
        let bins = NumberBins<Double>(
            range: Double(range.lowerBound)...Double(range.upperBound), desiredCount: desiredCount,
            minimumStride: Double(Swift.max(1, minimumStride)))
        self.init(bins)
    }
    /// Creates about `desiredCount` ranges that together contain `data`.
    public init(data: [Value], desiredCount: Int = 10, minimumStride: Value = 1) {
        self.init(range: (data.min() ?? 0)...(data.max() ?? 1), desiredCount: desiredCount, minimumStride: minimumStride)
    }
}

/// Ranges of dates between a calendar's units.
public struct DateBins: RandomAccessCollection {
    public typealias Element = ChartBinRange<Date>
    /// The limits between the ranges, from the earliest to the latest.
    public let thresholds: [Date]
    /// Creates ranges between limits.
    public init(thresholds: [Date]) { self.thresholds = thresholds }
    /// Creates ranges of `value` calendar units that together contain `range`.
    public init(unit: Calendar.Component, by value: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current) {
        var limits = [calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound]
        while let last = limits.last, last < range.upperBound || limits.count < 2,
            let next = calendar.date(byAdding: unit, value: Swift.max(1, value), to: last), next > last
        {
            limits.append(next)
        }
        thresholds = limits
    }
    /// Creates ranges of `value` calendar units that together contain the dates.
    public init(unit: Calendar.Component, by value: Int = 1, data: [Date], calendar: Calendar = .current) {
        let first = data.min() ?? Date(timeIntervalSinceReferenceDate: 0)
        self.init(unit: unit, by: value, range: first...(data.max() ?? first), calendar: calendar)
    }
    /// Creates ranges of `timeInterval` seconds that together contain `range`.
    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        let bins = NumberBins<Double>(
            size: timeInterval,
            range: range.lowerBound.timeIntervalSinceReferenceDate...range.upperBound.timeIntervalSinceReferenceDate)
        thresholds = bins.thresholds.map { Date(timeIntervalSinceReferenceDate: $0) }
    }
    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
    public subscript(position: Int) -> ChartBinRange<Date> { ChartBinRange(thresholds, at: position) }
    /// Returns the index of the range that contains a date: of the first or the last range if it is in none.
    public func index(for value: Date) -> Int { ChartBinRange.index(for: value, in: thresholds) }
}

/// One of the ranges in which values are counted. Only the last one contains its upper bound.
public struct ChartBinRange<Bound: Comparable>: Hashable where Bound: Hashable {
    /// The smallest value, and the end.
    public let lowerBound: Bound, upperBound: Bound
    private let isClosed: Bool
    /// Creates the range between the limits at `position` and after it.
    fileprivate init(_ thresholds: [Bound], at position: Int) {
        (lowerBound, upperBound) = (thresholds[position], thresholds[position + 1])
        isClosed = position == thresholds.count - 2
    }
    fileprivate static func index(for value: Bound, in thresholds: [Bound]) -> Int {
        let above = thresholds.firstIndex { value < $0 } ?? thresholds.count
        return min(max(0, above - 1), max(0, thresholds.count - 2))
    }
    public func contains(_ value: Bound) -> Bool { value >= lowerBound && (value < upperBound || isClosed && value == upperBound) }
}
extension ChartBinRange: Sendable where Bound: Sendable {}
