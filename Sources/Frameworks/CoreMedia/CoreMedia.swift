// Times with their arithmetic, and samples, formats, and blocks of media as values in memory. No media are decoded or recorded.
@_exported import CoreAudioTypesCompanion
@_exported import CoreVideoCompanion
@_exported import Foundation

/// The number of units in a second.
public typealias CMTimeScale = Int32
/// A number of time units; the timescale is stored separately.
public typealias CMTimeValue = Int64
/// Distinguishes numbers from other times, with the bits of CMTime.h.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let valid = Self(rawValue: 1), hasBeenRounded = Self(rawValue: 2)
    /// The time is infinite or unknown.
    public static let positiveInfinity = Self(rawValue: 4), negativeInfinity = Self(rawValue: 8), indefinite = Self(rawValue: 16)
    /// The bits of times that aren't numbers.
    public static let impliedValueFlagsMask: Self = [.positiveInfinity, .negativeInfinity, .indefinite]
}
/// The number of a time's epoch.
public typealias CMTimeEpoch = Int64
/// A rational time. Times are equal if their seconds are, as CMTimeCompare has it.
public struct CMTime: Sendable, Hashable, Comparable {
    /// The number of units, and the units in a second.
    public var value: CMTimeValue, timescale: CMTimeScale
    /// Whether the time is a number, infinite, or unknown.
    public var flags: CMTimeFlags
    /// The epoch, 0 for usual times.
    public var epoch: CMTimeEpoch = 0
    /// Creates the invalid time.
    public init() { (value, timescale, flags) = (0, 0, []) }
    /// Creates a time of a number of units.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        (self.value, self.timescale, flags) = (value, timescale, timescale > 0 ? .valid : [])
    }
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }
    /// Creates a time in seconds, rounded to units. It is infinite or invalid if the seconds are.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard !seconds.isNaN, preferredTimescale > 0 else {
            self.init()
            return
        }
        let units = (seconds * Double(preferredTimescale)).rounded()
        guard let value = CMTimeValue(exactly: units) else {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        self.init(value: value, timescale: preferredTimescale)
        if Double(value) / Double(preferredTimescale) != seconds { flags.insert(.hasBeenRounded) }
    }
    /// The time in seconds; not a number if it is invalid or unknown.
    public var seconds: Double {
        if flags.contains(.positiveInfinity) { return .infinity }
        if flags.contains(.negativeInfinity) { return -.infinity }
        return isNumeric && timescale != 0 ? Double(value) / Double(timescale) : .nan
    }
    /// Whether the time is valid, even if it is infinite or unknown.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether the time is unknown, like the duration of an item that isn't loaded.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    /// Whether the time is a number: neither infinite nor unknown nor invalid.
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }
    /// The time 0, and the invalid one.
    public static let zero = CMTime(value: 0, timescale: 1), invalid = CMTime()
    /// The unknown time.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0),
        negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

    /// Returns the time in other units, rounded.
    public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric, newTimescale > 0, newTimescale != timescale else { return self }
        let units = Double(value) * Double(newTimescale) / Double(timescale)
        let rounded: Double =
            switch method {
            case .roundHalfAwayFromZero: units.rounded()
            case .roundTowardZero, .quickTime: units.rounded(.towardZero)
            case .roundAwayFromZero: units.rounded(.awayFromZero)
            case .roundTowardPositiveInfinity: units.rounded(.up)
            case .roundTowardNegativeInfinity: units.rounded(.down)
            }
        guard let number = CMTimeValue(exactly: rounded) else { return rounded < 0 ? .negativeInfinity : .positiveInfinity }
        return CMTime(value: number, timescale: newTimescale)
    }

    /// The place of a time in the order of CMTimeCompare: invalid ones after all others, unknown ones before them, then the infinite ones.
    private var rank: Int {
        isNegativeInfinity ? 0 : isNumeric ? 1 : isPositiveInfinity ? 2 : isIndefinite ? 3 : 4
    }
    public static func == (a: CMTime, b: CMTime) -> Bool { a.rank == b.rank && (a.rank != 1 || a.seconds == b.seconds) }
    public static func < (a: CMTime, b: CMTime) -> Bool { a.rank == b.rank ? a.rank == 1 && a.seconds < b.seconds : a.rank < b.rank }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rank)
        if rank == 1 { hasher.combine(seconds) }
    }
    public static func + (a: CMTime, b: CMTime) -> CMTime { combined(a, b, +) }
    public static func - (a: CMTime, b: CMTime) -> CMTime {
        combined(a, b.isPositiveInfinity ? .negativeInfinity : b.isNegativeInfinity ? .positiveInfinity : b, -)
    }
    /// Calculates with whole units if one timescale is a multiple of the other, and otherwise in their common multiple.
    private static func combined(_ a: CMTime, _ b: CMTime, _ operation: (Int64, Int64) -> Int64) -> CMTime {
        guard a.isValid, b.isValid else { return .invalid }
        for special in [CMTime.indefinite, .positiveInfinity, .negativeInfinity] {
            if a.flags.contains(special.flags) || b.flags.contains(special.flags) { return special }
        }
        var (x, y) = (Int64(a.timescale), Int64(b.timescale))
        while y != 0 { (x, y) = (y, x % y) }
        let common = Int64(a.timescale) / max(x, 1) * Int64(b.timescale)
        let scale = common <= Int64(CMTimeScale.max) ? CMTimeScale(common) : max(a.timescale, b.timescale)
        let (left, right) = (a.convertScale(scale, method: .roundHalfAwayFromZero), b.convertScale(scale, method: .roundHalfAwayFromZero))
        guard left.isNumeric, right.isNumeric, Swift.abs(left.value) < Int64.max / 2, Swift.abs(right.value) < Int64.max / 2 else {
            return .positiveInfinity
        }
        return CMTime(value: operation(left.value, right.value), timescale: scale)
    }
}
/// How a time is rounded to other units.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    /// To the nearest unit, or in one direction.
    case roundHalfAwayFromZero = 1, roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity, roundTowardNegativeInfinity
    /// To the nearest unit.
    public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }
}
/// A range of time with a start and a duration.
public struct CMTimeRange: Sendable, Hashable {
    /// The start and the length.
    public var start: CMTime, duration: CMTime
    /// Creates the invalid range.
    public init() { (start, duration) = (.invalid, .invalid) }
    /// Creates a range of a length.
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    /// Creates a range between two times.
    public init(start: CMTime, end: CMTime) { (self.start, duration) = (start, end - start) }
    /// The range without a length at time 0, and the invalid one.
    public static let zero = CMTimeRange(start: .zero, duration: .zero), invalid = CMTimeRange()
    /// The end, which isn't in the range.
    public var end: CMTime { start + duration }
    /// Whether start and length are valid.
    public var isValid: Bool { start.isValid && duration.isValid }
    /// Whether the length is 0.
    public var isEmpty: Bool { isValid && duration.value == 0 }
    /// Whether the length is unknown.
    public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
    public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
    /// Returns whether all of another range is in this one.
    public func containsTimeRange(_ otherRange: CMTimeRange) -> Bool { start <= otherRange.start && otherRange.end <= end }
    /// Returns the part that two ranges have in common; the range of length 0 at time 0 if there is none.
    public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
        let (first, last) = (max(start, otherRange.start), min(end, otherRange.end))
        return first < last ? CMTimeRange(start: first, end: last) : .zero
    }
    /// Returns the range from the earlier start to the later end.
    public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
        CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
    }
}
/// The names of ranges in older Swift.
public let kCMTimeRangeZero = CMTimeRange.zero, kCMTimeRangeInvalid = CMTimeRange.invalid
/// Creates a range of a length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
/// Returns the sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// Returns the difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// Returns -1, 0, or 1 if a time is less than, equal to, or greater than another one.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time1 == time2 ? 0 : 1 }
/// Returns a time multiplied by a whole number.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    guard time.isNumeric else { return time }
    let (value, overflows) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
    guard !overflows else { return (time.value < 0) == (multiplier < 0) ? .positiveInfinity : .negativeInfinity }
    return CMTime(value: value, timescale: time.timescale)
}
/// Returns the smaller of two times.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
/// Returns the greater of two times.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
/// Returns a time in other units, rounded.
public func CMTimeConvertScale(_ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    time.convertScale(newTimescale, method: method)
}
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}

/// The times under their names in C.
public let kCMTimeZero = CMTime.zero, kCMTimeInvalid = CMTime.invalid, kCMTimeIndefinite = CMTime.indefinite,
    kCMTimePositiveInfinity = CMTime.positiveInfinity, kCMTimeNegativeInfinity = CMTime.negativeInfinity
/// Creates a time of a number of units.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Creates a time in seconds, rounded to units.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns a time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
