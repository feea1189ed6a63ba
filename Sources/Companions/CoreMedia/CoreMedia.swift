@_exported import Foundation

/// How many units make a second.
public typealias CMTimeScale = Int32
/// Counts units of time; how many make a second is beside it.
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
    public static let zero = CMTime(value: 0, timescale: 1), invalid = CMTime(), indefinite = CMTime(), positiveInfinity = CMTime(value: .max, timescale: 1)
    public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
    public static func + (a: CMTime, b: CMTime) -> CMTime { CMTime(seconds: a.seconds + b.seconds, preferredTimescale: max(a.timescale, b.timescale)) }
    public static func - (a: CMTime, b: CMTime) -> CMTime { CMTime(seconds: a.seconds - b.seconds, preferredTimescale: max(a.timescale, b.timescale)) }
}
public let kCMTimeZero = CMTime.zero
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime { CMTime(seconds: seconds, preferredTimescale: preferredTimescale) }
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
