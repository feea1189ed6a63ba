// Times and time ranges with their arithmetic. There is no media.
@_exported import Foundation

/// The number of units in a second.
public typealias CMTimeScale = Int32
/// A number of time units; the timescale is stored separately.
public typealias CMTimeValue = Int64
/// A rational time.
public struct CMTime: Sendable, Hashable, Comparable {
    /// The number of units, and the units in a second.
    public var value: CMTimeValue, timescale: CMTimeScale
    /// Creates the invalid time.
    public init() { (value, timescale) = (0, 0) }
    /// Creates a time of a number of units.
    public init(value: CMTimeValue, timescale: CMTimeScale) { (self.value, self.timescale) = (value, timescale) }
    /// Creates a time in seconds, rounded to units.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        (value, timescale) = (CMTimeValue((seconds * Double(preferredTimescale)).rounded()), preferredTimescale)
    }
    /// The time in seconds; not a number if it is invalid.
    public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
    /// Whether the time has a unit.
    public var isValid: Bool { timescale != 0 }
    /// Whether the duration is unknown, which is always false.
    public var isIndefinite: Bool { false }
    /// Whether the time is a number: neither infinite nor invalid.
    public var isNumeric: Bool { isValid && value != .max }
    /// The time 0, and times without a value. An indefinite time is an invalid one here.
    public static let zero = CMTime(value: 0, timescale: 1), invalid = CMTime(), indefinite = CMTime(),
        positiveInfinity = CMTime(value: .max, timescale: 1)
    public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
    public static func + (a: CMTime, b: CMTime) -> CMTime {
        CMTime(seconds: a.seconds + b.seconds, preferredTimescale: max(a.timescale, b.timescale))
    }
    public static func - (a: CMTime, b: CMTime) -> CMTime {
        CMTime(seconds: a.seconds - b.seconds, preferredTimescale: max(a.timescale, b.timescale))
    }
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
    /// Returns whether a time is in the range.
    public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
}
/// The names of ranges in older Swift.
public let kCMTimeRangeZero = CMTimeRange.zero, kCMTimeRangeInvalid = CMTimeRange.invalid
/// Creates a range of a length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }
/// Returns the end of a range.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
/// Returns the sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// Returns the difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// Returns -1, 0, or 1 if a time is less than, equal to, or greater than another one.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time1 == time2 ? 0 : 1 }
/// Returns a time multiplied by a number.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}

/// A frame or a piece of sound from a camera. Nothing creates one here.
public final class CMSampleBuffer: @unchecked Sendable {
    private init() {}
    /// The time of the buffer, which is invalid.
    public var presentationTimeStamp: CMTime { .invalid }
    /// The number of samples, which is always 0.
    public var numSamples: Int { 0 }
}
/// The pixels of a frame. Nothing creates one here.
public final class CVBuffer: @unchecked Sendable { private init() {} }
/// A picture in memory.
public typealias CVImageBuffer = CVBuffer
/// Pixels in memory.
public typealias CVPixelBuffer = CVBuffer
/// Returns nil: no buffer has a picture.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }
/// Returns the invalid time.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }
/// Returns 0: no buffer has pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// Returns 0: no buffer has pixels.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// The numbers of a format with four components of 8 bits.
public let kCMPixelFormat_32BGRA: UInt32 = 0x4247_5241, kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
/// The keys for the format, the width, and the height of pixels.
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType", kCVPixelBufferWidthKey = "Width", kCVPixelBufferHeightKey = "Height"
/// The time 0.
public let kCMTimeZero = CMTime.zero
/// Creates a time of a number of units.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Creates a time in seconds, rounded to units.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns a time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
