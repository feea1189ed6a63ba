// Times and time ranges with their arithmetic. There is no media.
@_exported import Foundation

/// The number of units in a second.
public typealias CMTimeScale = Int32
/// A number of time units; the timescale is stored separately.
public typealias CMTimeValue = Int64
/// A rational time.
public struct CMTime: Sendable, Hashable, Comparable {
    public var value: CMTimeValue, timescale: CMTimeScale
    public init() { (value, timescale) = (0, 0) }
    public init(value: CMTimeValue, timescale: CMTimeScale) { (self.value, self.timescale) = (value, timescale) }
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        (value, timescale) = (CMTimeValue((seconds * Double(preferredTimescale)).rounded()), preferredTimescale)
    }
    public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
    public var isValid: Bool { timescale != 0 }
    public var isIndefinite: Bool { false }
    /// Whether the time is a number: neither infinite nor invalid.
    public var isNumeric: Bool { isValid && value != .max }
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
    public var start: CMTime, duration: CMTime
    public init() { (start, duration) = (.invalid, .invalid) }
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    public init(start: CMTime, end: CMTime) { (self.start, duration) = (start, end - start) }
    public static let zero = CMTimeRange(start: .zero, duration: .zero), invalid = CMTimeRange()
    public var end: CMTime { start + duration }
    public var isValid: Bool { start.isValid && duration.isValid }
    public var isEmpty: Bool { isValid && duration.value == 0 }
    public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
}
public let kCMTimeRangeZero = CMTimeRange.zero, kCMTimeRangeInvalid = CMTimeRange.invalid
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time1 == time2 ? 0 : 1 }
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}

/// A frame or a piece of sound from a camera. Nothing creates one here.
public final class CMSampleBuffer: @unchecked Sendable {
    private init() {}
    public var presentationTimeStamp: CMTime { .invalid }
    public var numSamples: Int { 0 }
}
/// The pixels of a frame. Nothing creates one here.
public final class CVBuffer: @unchecked Sendable { private init() {} }
public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVBuffer
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
public let kCMPixelFormat_32BGRA: UInt32 = 0x4247_5241, kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType", kCVPixelBufferWidthKey = "Width", kCVPixelBufferHeightKey = "Height"
public let kCMTimeZero = CMTime.zero
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
