import Foundation

/// A step of a conversion between spaces.
public enum CGColorConversionInfoTransformType: UInt32, Sendable {
    /// A step from a space, to a space, or within one.
    case transformFromSpace = 0
    case transformToSpace = 1
    case transformApplySpace = 2
}

/// The option for moving black to the darkest color of the destination. It has no effect: black is black in every space here.
public let kCGColorConversionBlackPointCompensation: CFString = "kCGColorConversionBlackPointCompensation"
/// The option for the number of points of a curve. It has no effect: curves are computed.
public let kCGColorConversionTRCSize: CFString = "kCGColorConversionTRCSize"

/// The layout of a bitmap whose colors are converted.
public struct CGColorBufferFormat {
    /// The version of the structure, 0.
    public var version: UInt32
    /// The position of alpha, the kind of numbers, and the order of bytes.
    public var bitmapInfo: CGBitmapInfo
    /// The number of bits of a component, and of a pixel.
    public var bitsPerComponent: Int
    public var bitsPerPixel: Int
    /// The distance between rows in bytes.
    public var bytesPerRow: Int

    /// Creates an empty layout.
    public init() { self.init(version: 0, bitmapInfo: [], bitsPerComponent: 0, bitsPerPixel: 0, bytesPerRow: 0) }
    /// Creates a layout.
    public init(version: UInt32, bitmapInfo: CGBitmapInfo, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int) {
        (self.version, self.bitmapInfo, self.bitsPerComponent) = (version, bitmapInfo, bitsPerComponent)
        (self.bitsPerPixel, self.bytesPerRow) = (bitsPerPixel, bytesPerRow)
    }
}

/// The layout and the space of a bitmap whose colors are converted.
public struct CGColorDataFormat {
    /// The version of the structure, 0.
    public var version: UInt32
    /// The color space.
    public var colorspace_info: Unmanaged<CFTypeRef>!
    /// The position of alpha, the kind of numbers, and the order of bytes.
    public var bitmap_info: CGBitmapInfo
    public var bits_per_component: Int
    /// The distance between rows in bytes.
    public var bytes_per_row: Int
    /// The adaptation of colors that the space can't show.
    public var intent: CGColorRenderingIntent
    /// The ranges of the components, or nil.
    public var decode: UnsafeMutablePointer<CGFloat>!

    /// Creates an empty layout.
    public init() {
        self.init(
            version: 0, colorspace_info: nil, bitmap_info: [], bits_per_component: 0, bytes_per_row: 0, intent: .defaultIntent, decode: nil)
    }
    /// Creates a layout.
    public init(
        version: UInt32, colorspace_info: Unmanaged<CFTypeRef>!, bitmap_info: CGBitmapInfo, bits_per_component: Int, bytes_per_row: Int,
        intent: CGColorRenderingIntent, decode: UnsafeMutablePointer<CGFloat>!
    ) {
        (self.version, self.colorspace_info, self.bitmap_info) = (version, colorspace_info, bitmap_info)
        (self.bits_per_component, self.bytes_per_row) = (bits_per_component, bytes_per_row)
        (self.intent, self.decode) = (intent, decode)
    }
}

/// A conversion between two color spaces.
public final class CGColorConversionInfo: _CFObject, @unchecked Sendable {
    let source: CGColorSpace
    let destination: CGColorSpace

    /// Creates a conversion. Returns nil for spaces of patterns or tables.
    public init?(src: CGColorSpace, dst: CGColorSpace) {
        guard src.supportsOutput, dst.supportsOutput else { return nil }
        (source, destination) = (src, dst)
    }

    /// Creates a conversion; the options have no effect.
    public convenience init?(optionsSrc src: CGColorSpace, dst: CGColorSpace, options: CFDictionary?) { self.init(src: src, dst: dst) }

    /// Creates a conversion between dynamic ranges. Light beyond diffuse white is kept as it is: no method maps it here.
    public convenience init?(
        src: CGColorSpace, srcHeadroom: Float, dst: CGColorSpace, dstHeadroom: Float, toneMapping: CGToneMapping, options: CFDictionary?,
        _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
    ) {
        guard srcHeadroom >= 1, dstHeadroom >= 1 else { return nil }
        self.init(src: src, dst: dst)
    }

    /// The number by which `CFGetTypeID` distinguishes the type.
    public static var typeID: UInt { UInt(bitPattern: ObjectIdentifier(CGColorConversionInfo.self)) }

    /// Converts the pixels of a bitmap, and returns false for layouts that aren't bytes, 16-bit numbers, or 32-bit floating-point numbers.
    public func convert(
        width: Int, height: Int, to destinationData: UnsafeMutableRawPointer, format destinationFormat: CGColorBufferFormat,
        from sourceData: UnsafeRawPointer, format sourceFormat: CGColorBufferFormat, options: CFDictionary?
    ) -> Bool {
        guard let from = SampleLayout(sourceFormat, source), let to = SampleLayout(destinationFormat, destination), width >= 0, height >= 0
        else { return false }
        for y in 0..<height {
            let (input, output) = (sourceData + y * sourceFormat.bytesPerRow, destinationData + y * destinationFormat.bytesPerRow)
            for x in 0..<width {
                let (color, alpha) = from.read(input + x * from.bytesPerPixel)
                let (red, green, blue) = source.sRGBComponents(color)
                let converted = source == destination ? color : destination.components(fromSRGB: red, green, blue) ?? color
                to.write(converted, alpha, output + x * to.bytesPerPixel)
            }
        }
        return true
    }
}

/// The numbers of a pixel: the components of a space and alpha, in their order.
private struct SampleLayout {
    let bytesPerPixel: Int
    private let bytes: Int
    private let isFloat: Bool
    private let isSwapped: Bool
    private let isReversed: Bool
    private let colors: Int
    private let slots: Int
    private let alphaSlot: Int?
    private let firstColor: Int
    private let isPremultiplied: Bool

    init?(_ format: CGColorBufferFormat, _ space: CGColorSpace) {
        let info = format.bitmapInfo
        isFloat = info.component == .float
        guard [8, 16, 32].contains(format.bitsPerComponent), isFloat == (format.bitsPerComponent == 32), info.alpha != .alphaOnly else {
            return nil
        }
        (bytes, colors) = (format.bitsPerComponent / 8, space.numberOfComponents)
        slots = colors + (info.alpha == .none ? 0 : 1)
        bytesPerPixel = format.bitsPerPixel == 0 ? slots * bytes : format.bitsPerPixel / 8
        guard bytesPerPixel >= slots * bytes else { return nil }
        let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(info.alpha)
        alphaSlot = [.none, .noneSkipFirst, .noneSkipLast].contains(info.alpha) ? nil : isFirst ? 0 : colors
        firstColor = isFirst ? 1 : 0
        isPremultiplied = info.alpha == .premultipliedFirst || info.alpha == .premultipliedLast
        isSwapped = bytes == 2 ? info.byteOrder != .order16Little : bytes == 4 && info.byteOrder != .order32Little
        // The bytes of a little-endian word of 32 bits are in the opposite order.
        isReversed = bytes == 1 && info.byteOrder == .order32Little && slots == 4
    }

    private func place(_ slot: Int) -> Int { (isReversed ? slots - 1 - slot : slot) * bytes }

    private func value(_ pointer: UnsafeRawPointer, _ slot: Int) -> CGFloat {
        switch bytes {
        case 1: return CGFloat(pointer.load(fromByteOffset: place(slot), as: UInt8.self)) / 255
        case 2:
            let raw = pointer.loadUnaligned(fromByteOffset: place(slot), as: UInt16.self)
            return CGFloat(isSwapped ? raw.byteSwapped : raw) / 65535
        default:
            let raw = pointer.loadUnaligned(fromByteOffset: place(slot), as: UInt32.self)
            return CGFloat(Float(bitPattern: isSwapped ? raw.byteSwapped : raw))
        }
    }

    func read(_ pointer: UnsafeRawPointer) -> ([CGFloat], CGFloat) {
        let alpha = alphaSlot.map { value(pointer, $0) } ?? 1
        let scale = isPremultiplied && alpha > 0 ? 1 / alpha : 1
        return ((0..<colors).map { value(pointer, firstColor + $0) * scale }, alpha)
    }

    func write(_ color: [CGFloat], _ alpha: CGFloat, _ pointer: UnsafeMutableRawPointer) {
        for slot in 0..<slots {
            let isColor = slot >= firstColor && slot < firstColor + colors
            let number = isColor ? color[slot - firstColor] * (isPremultiplied ? alpha : 1) : slot == alphaSlot ? alpha : 1
            let clamped = number > 0 ? min(number, 1) : 0
            switch bytes {
            case 1: pointer.storeBytes(of: UInt8((clamped * 255).rounded()), toByteOffset: place(slot), as: UInt8.self)
            case 2:
                let raw = UInt16((clamped * 65535).rounded())
                pointer.storeBytes(of: isSwapped ? raw.byteSwapped : raw, toByteOffset: place(slot), as: UInt16.self)
            default:
                let raw = Float(number).bitPattern
                pointer.storeBytes(of: isSwapped ? raw.byteSwapped : raw, toByteOffset: place(slot), as: UInt32.self)
            }
        }
    }
}

/// Converts the pixels of a bitmap between the spaces of two layouts, and returns false for layouts that aren't supported.
public func CGConvertColorDataWithFormat(
    _ width: Int, _ height: Int, _ dst_data: UnsafeMutableRawPointer!, _ dst_format: CGColorDataFormat,
    _ src_data: UnsafeMutableRawPointer!,
    _ src_format: CGColorDataFormat, _ options: CFDictionary!
) -> Bool {
    guard let dst_data, let src_data, let source = src_format.colorspace_info?.takeUnretainedValue() as? CGColorSpace,
        let destination = dst_format.colorspace_info?.takeUnretainedValue() as? CGColorSpace,
        let conversion = CGColorConversionInfo(src: source, dst: destination)
    else { return false }
    func layout(_ format: CGColorDataFormat) -> CGColorBufferFormat {
        CGColorBufferFormat(
            version: 0, bitmapInfo: format.bitmap_info, bitsPerComponent: format.bits_per_component, bitsPerPixel: 0,
            bytesPerRow: format.bytes_per_row)
    }
    return conversion.convert(
        width: width, height: height, to: dst_data, format: layout(dst_format), from: src_data, format: layout(src_format), options: options
    )
}
