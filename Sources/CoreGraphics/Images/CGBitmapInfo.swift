import Foundation

/// The position of alpha in a pixel, and whether colors are premultiplied.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// The order of a pixel's bytes.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    case orderMask = 0x7000
    case orderDefault = 0
    case order16Little = 0x1000
    case order32Little = 0x2000
    case order16Big = 0x3000
    case order32Big = 0x4000
}

/// The packing of a pixel's components.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
    case packed = 0
    case RGB555 = 0x10000
    case RGB565 = 0x20000
    case RGB101010 = 0x30000
    case RGBCIF10 = 0x40000
    case mask = 0xF0000
}

/// The layout of a pixel: the position of alpha and the order of the bytes.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// The order of the machine that the image came from: big-endian.
    public static let byteOrderDefault = CGBitmapInfo([])
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

    package var alpha: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: rawValue & 0x1F) ?? .none }

    /// Cairo's own format: premultiplied alpha in the high byte of a little-endian word.
    package static let native = CGBitmapInfo(rawValue: 0x2000 | CGImageAlphaInfo.premultipliedFirst.rawValue)
    package static let nativeOpaque = CGBitmapInfo(rawValue: 0x2000 | CGImageAlphaInfo.noneSkipFirst.rawValue)
}

public let kCGBitmapByteOrder32Host = CGBitmapInfo.byteOrder32Little
public let kCGBitmapByteOrder16Host = CGBitmapInfo.byteOrder16Little
public let kCGBitmapByteOrder32Little = CGBitmapInfo.byteOrder32Little
public let kCGBitmapByteOrder32Big = CGBitmapInfo.byteOrder32Big
