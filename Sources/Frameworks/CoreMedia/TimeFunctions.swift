import UIKitFoundation

// The functions of times and of ranges of times.

/// Returns a time without its sign.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
    time.isNegativeInfinity ? .positiveInfinity : time.isNumeric && time.value < 0 ? CMTimeMultiply(time, multiplier: -1) : time
}
/// Returns a time multiplied by a fraction.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
    guard divisor != 0 else { return .invalid }
    let (value, overflows) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
    guard time.isNumeric, !overflows, value % Int64(divisor) == 0 else {
        return CMTimeMultiplyByFloat64(time, multiplier: Double(multiplier) / Double(divisor))
    }
    return CMTime(value: value / Int64(divisor), timescale: time.timescale)
}
/// Returns a time within a range.
public func CMTimeClampToRange(_ time: CMTime, range: CMTimeRange) -> CMTime { max(range.start, min(time, range.end)) }
/// Returns the time in a second range that is where a time is in a first one.
public func CMTimeMapTimeFromRangeToRange(_ t: CMTime, fromRange: CMTimeRange, toRange: CMTimeRange) -> CMTime {
    CMTimeMapDurationFromRangeToRange(t - fromRange.start, fromRange: fromRange, toRange: toRange) + toRange.start
}
/// Returns a duration in the units of a second range.
public func CMTimeMapDurationFromRangeToRange(_ dur: CMTime, fromRange: CMTimeRange, toRange: CMTimeRange) -> CMTime {
    guard fromRange.duration.isNumeric, toRange.duration.isNumeric, fromRange.duration.value != 0 else { return .invalid }
    return fromRange.duration == toRange.duration
        ? dur : CMTimeMultiplyByFloat64(dur, multiplier: toRange.duration.seconds / fromRange.duration.seconds)
}
/// Returns the remainder of a time in a range that repeats.
public func CMTimeFoldIntoRange(_ time: CMTime, foldRange: CMTimeRange) -> CMTime {
    guard time.isNumeric, foldRange.duration.isNumeric, foldRange.duration.value > 0 else { return .invalid }
    let turns = ((time - foldRange.start).seconds / foldRange.duration.seconds).rounded(.down)
    return time - CMTimeMultiplyByFloat64(foldRange.duration, multiplier: turns)
}
/// Returns the text of a time, such as `{900/600 = 1.500}`.
public func CMTimeCopyDescription(allocator: CFAllocator?, time: CMTime) -> CFString? {
    time.isPositiveInfinity
        ? "{+INFINITY}"
        : time.isNegativeInfinity
            ? "{-INFINITY}"
            : time.isIndefinite
                ? "{INDEFINITE}"
                : time.isValid ? String(format: "{%lld/%d = %.3f}", time.value, time.timescale, time.seconds) : "{INVALID}"
}
public func CMTimeShow(_ time: CMTime) { print(CMTimeCopyDescription(allocator: nil, time: time) ?? "") }
public func CMTimeRangeShow(_ range: CMTimeRange) { print(CMTimeRangeCopyDescription(allocator: nil, range: range) ?? "") }
public func CMTimeRangeCopyDescription(allocator: CFAllocator?, range: CMTimeRange) -> CFString? {
    "{" + (CMTimeCopyDescription(allocator: nil, time: range.start) ?? "") + ", "
        + (CMTimeCopyDescription(allocator: nil, time: range.duration) ?? "") + "}"
}
public let kCMTimeValueKey: CFString = "value", kCMTimeScaleKey: CFString = "timescale", kCMTimeEpochKey: CFString = "epoch",
    kCMTimeFlagsKey: CFString = "flags"
/// The keys of a range in a dictionary, and of the ranges of a mapping.
public let kCMTimeRangeStartKey: CFString = "start", kCMTimeRangeDurationKey: CFString = "duration",
    kCMTimeMappingSourceKey: CFString = "source", kCMTimeMappingTargetKey: CFString = "target"
public func CMTimeCopyAsDictionary(_ time: CMTime, allocator: CFAllocator?) -> CFDictionary? {
    [
        kCMTimeValueKey: NSNumber(value: time.value), kCMTimeScaleKey: NSNumber(value: time.timescale),
        kCMTimeEpochKey: NSNumber(value: time.epoch), kCMTimeFlagsKey: NSNumber(value: time.flags.rawValue),
    ]
}
/// Returns the time in a dictionary; the invalid one if there is none.
public func CMTimeMakeFromDictionary(_ dictionary: CFDictionary?) -> CMTime {
    func number(_ key: String) -> NSNumber? { dictionary?[key] as? NSNumber ?? (dictionary?[key] as? Int).map { NSNumber(value: $0) } }
    guard let value = number(kCMTimeValueKey), let scale = number(kCMTimeScaleKey), let flags = number(kCMTimeFlagsKey) else {
        return .invalid
    }
    return CMTime(
        value: value.int64Value, timescale: scale.int32Value, flags: CMTimeFlags(rawValue: flags.uint32Value),
        epoch: number(kCMTimeEpochKey)?.int64Value ?? 0)
}
public func CMTimeRangeCopyAsDictionary(_ range: CMTimeRange, allocator: CFAllocator?) -> CFDictionary? {
    [
        kCMTimeRangeStartKey: CMTimeCopyAsDictionary(range.start, allocator: nil) as Any,
        kCMTimeRangeDurationKey: CMTimeCopyAsDictionary(range.duration, allocator: nil) as Any,
    ]
}
/// Returns the range in a dictionary; the invalid one if there is none.
public func CMTimeRangeMakeFromDictionary(_ dict: CFDictionary) -> CMTimeRange {
    CMTimeRange(
        start: CMTimeMakeFromDictionary(dict[kCMTimeRangeStartKey] as? CFDictionary),
        duration: CMTimeMakeFromDictionary(dict[kCMTimeRangeDurationKey] as? CFDictionary))
}
/// Returns the range between two times.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
/// Returns whether two ranges are the same.
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }
/// Returns whether a range contains all of another.
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool { range.containsTimeRange(otherRange) }
/// Returns the part that two ranges have in common.
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange { range.intersection(otherRange) }
/// Returns the range from the earlier start to the later end.
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange { range.union(otherRange) }
extension CMTime {
    /// The rounding that a conversion makes, as the importer names it.
    public typealias RoundingMethod = CMTimeRoundingMethod
}

/// A part of media, and the part of a presentation that shows it.
public struct CMTimeMapping: Sendable, Hashable {
    /// The part of the media, and of the presentation.
    public var source: CMTimeRange, target: CMTimeRange
    public init() { (source, target) = (.invalid, .invalid) }
    public init(source: CMTimeRange, target: CMTimeRange) { (self.source, self.target) = (source, target) }
    public static let invalid = CMTimeMapping()
    public var isValid: Bool { target.isValid }
    /// Whether the presentation shows nothing in this part.
    public var isEmpty: Bool { !source.start.isNumeric && target.isValid }
}
public let kCMTimeMappingInvalid = CMTimeMapping.invalid
public func CMTimeMappingMake(source: CMTimeRange, target: CMTimeRange) -> CMTimeMapping { CMTimeMapping(source: source, target: target) }
/// Creates a mapping of nothing.
public func CMTimeMappingMakeEmpty(target: CMTimeRange) -> CMTimeMapping { CMTimeMapping(source: .invalid, target: target) }

// MARK: Clocks

/// A clock. Its time is that of the event loop, which tests can move.
public final class CMClock: Hashable, Sendable {
    private init() {}
    fileprivate static let host = CMClock()
    public static var hostTimeClock: CMClock { host }
    public var time: CMTime {
        // wall clock: on other threads than the loop's, as CACurrentMediaTime has it
        let seconds = MainLoop.isCurrent ? MainActor.assumeIsolated { EventLoop.main.reading } : ProcessInfo.processInfo.systemUptime
        return CMTime(seconds: seconds, preferredTimescale: 1_000_000_000)
    }
    public static func == (a: CMClock, b: CMClock) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
public func CMClockGetHostTimeClock() -> CMClock { .hostTimeClock }
public func CMClockGetTime(_ clock: CMClock) -> CMTime { clock.time }
/// Returns the time of the host's clock in its units, which are nanoseconds.
public func CMClockConvertHostTimeToSystemUnits(_ hostTime: CMTime) -> UInt64 {
    hostTime.isNumeric && hostTime.value >= 0 ? UInt64(hostTime.convertScale(1_000_000_000, method: .default).value) : 0
}
/// Returns the time of a number of nanoseconds.
public func CMClockMakeHostTimeFromSystemUnits(_ hostTime: UInt64) -> CMTime {
    CMTime(value: Int64(truncatingIfNeeded: hostTime), timescale: 1_000_000_000)
}
/// Returns whether two clocks can differ in speed.
public func CMClockMightDrift(_ clock: CMClock, otherClock: CMClock) -> Bool { clock !== otherClock }

/// A time that runs with a rate along a clock.
public final class CMTimebase: Hashable, @unchecked Sendable {  // The lock guards the values.
    private let lock = NSLock(), clock: CMClock
    private var anchor = CMTime.zero, began: CMTime, speed = 0.0
    /// Creates a mapping to a time of 0 that does not advance.
    public init(sourceClock: CMClock) throws { (clock, began) = (sourceClock, sourceClock.time) }
    private func locked<T>(_ body: () -> T) -> T {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }
    private var now: CMTime { speed == 0 ? anchor : anchor + CMTimeMultiplyByFloat64(clock.time - began, multiplier: speed) }
    public var time: CMTime { locked { now } }
    /// The seconds that pass in a second.
    public var rate: Double { locked { speed } }
    public var sourceClock: CMClock? { clock }
    public func setTime(_ time: CMTime) throws { locked { (anchor, began) = (time, clock.time) } }
    /// Sets the seconds that pass in a second.
    public func setRate(_ rate: Double) throws { locked { (anchor, began, speed) = (now, clock.time, rate) } }
    /// Sets the rate, and the time at a time of the clock.
    public func setRate(_ rate: Double, time: CMTime, immediateSourceTime: CMTime) throws {
        locked { (anchor, began, speed) = (time, immediateSourceTime, rate) }
    }
    public static func == (a: CMTimebase, b: CMTimebase) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
/// Creates a time that runs along a clock.
@discardableResult
public func CMTimebaseCreateWithSourceClock(
    allocator: CFAllocator?, sourceClock: CMClock, timebaseOut: UnsafeMutablePointer<CMTimebase?>
) -> OSStatus {
    timebaseOut.pointee = try? CMTimebase(sourceClock: sourceClock)
    return 0
}
public func CMTimebaseGetTime(_ timebase: CMTimebase) -> CMTime { timebase.time }
/// Returns the seconds that pass in a second.
public func CMTimebaseGetRate(_ timebase: CMTimebase) -> Double { timebase.rate }
@discardableResult public func CMTimebaseSetTime(_ timebase: CMTimebase, time: CMTime) -> OSStatus {
    try? timebase.setTime(time)
    return 0
}
/// Sets the seconds that pass in a second.
@discardableResult public func CMTimebaseSetRate(_ timebase: CMTimebase, rate: Double) -> OSStatus {
    try? timebase.setRate(rate)
    return 0
}
