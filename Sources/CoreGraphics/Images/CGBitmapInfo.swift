import Foundation

/// The position of alpha in a pixel, and whether colors are premultiplied.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// The position of alpha among the components, whether colors are multiplied by it, and bytes that are skipped.
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// The order of a pixel's bytes.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The bits that contain the order.
    case orderMask = 0x7000
    /// The order in which components are declared.
    case orderDefault = 0
    /// Units of 16 bits, with the low byte first.
    case order16Little = 0x1000
    /// Units of 32 bits, with the low byte first.
    case order32Little = 0x2000
    /// Units of 16 bits, with the high byte first.
    case order16Big = 0x3000
    /// Units of 32 bits, with the high byte first.
    case order32Big = 0x4000
}

/// The packing of a pixel's components.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
    /// Components of equal size.
    case packed = 0
    /// Three components of 5 bits.
    case RGB555 = 0x10000
    /// Three components of 5, 6, and 5 bits.
    case RGB565 = 0x20000
    /// Three components of 10 bits.
    case RGB101010 = 0x30000
    /// Three components of 10 bits with an extended range.
    case RGBCIF10 = 0x40000
    /// The bits that contain the format.
    case mask = 0xF0000
}

/// The layout of a pixel: the position of alpha and the order of the bytes.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bits that contain the place of alpha.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits that contain the kind of numbers.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// The components are floating-point numbers.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits that contain the order of bytes.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// The order of the machine that the image came from: big-endian.
    public static let byteOrderDefault = CGBitmapInfo([])
    /// Units of 16 bits, with the low byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// Units of 32 bits, with the low byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// Units of 16 bits, with the high byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// Units of 32 bits, with the high byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

    /// Cairo's own format: premultiplied alpha in the high byte of a little-endian word.
    package static let native = CGBitmapInfo(rawValue: 0x2000 | CGImageAlphaInfo.premultipliedFirst.rawValue)
    package static let nativeOpaque = CGBitmapInfo(rawValue: 0x2000 | CGImageAlphaInfo.noneSkipFirst.rawValue)
}

/// The order of the processor for units of 32 bits.
public let kCGBitmapByteOrder32Host = CGBitmapInfo.byteOrder32Little
/// The order of the processor for units of 16 bits.
public let kCGBitmapByteOrder16Host = CGBitmapInfo.byteOrder16Little
/// Units of 32 bits, with the low byte first.
public let kCGBitmapByteOrder32Little = CGBitmapInfo.byteOrder32Little
/// Units of 32 bits, with the high byte first.
public let kCGBitmapByteOrder32Big = CGBitmapInfo.byteOrder32Big
