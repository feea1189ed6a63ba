import CoreGraphics
import CoreImageCompanion
import Foundation

// Pictures in memory. Flags that choose between speed and quality have no effect.

/// The options of vImage, with the bits of vImage_Types.h.
public let kvImageLeaveAlphaUnchanged: vImage_Flags = 1, kvImageCopyInPlace: vImage_Flags = 2, kvImageBackgroundColorFill: vImage_Flags = 4,
    kvImageEdgeExtend: vImage_Flags = 8, kvImageDoNotTile: vImage_Flags = 16, kvImageHighQualityResampling: vImage_Flags = 32,
    kvImageTruncateKernel: vImage_Flags = 64, kvImageGetTempBufferSize: vImage_Flags = 128,
    kvImagePrintDiagnosticsToConsole: vImage_Flags = 256,
    kvImageNoAllocate: vImage_Flags = 512
/// The errors of vImage, with the numbers of vImage_Types.h.
public let kvImageInvalidKernelSize: vImage_Error = -21767, kvImageInvalidEdgeStyle: vImage_Error = -21768,
    kvImageMemoryAllocationError: vImage_Error = -21771, kvImageNullPointerArgument: vImage_Error = -21772,
    kvImageInvalidParameter: vImage_Error = -21773, kvImageBufferSizeMismatch: vImage_Error = -21774,
    kvImageUnknownFlagsBit: vImage_Error = -21775, kvImageInternalError: vImage_Error = -21776,
    kvImageInvalidImageFormat: vImage_Error = -21778
/// A component of a pixel.
public typealias Pixel_8 = UInt8
/// A pixel of four components.
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)
/// The rotations of pictures, counterclockwise.
public let kRotate0DegreesClockwise = 0, kRotate90DegreesClockwise = 3, kRotate180DegreesClockwise = 2, kRotate270DegreesClockwise = 1

/// The pixels of a picture from Core Graphics.
public struct vImage_CGImageFormat {
    /// The bits of a component, and of a pixel.
    public var bitsPerComponent: UInt32, bitsPerPixel: UInt32
    /// The color space; `nil` for sRGB.
    public var colorSpace: Unmanaged<CGColorSpace>?
    /// The order of the components.
    public var bitmapInfo: CGBitmapInfo
    /// Always 0.
    public var version: UInt32
    /// Not used.
    public var decode: UnsafePointer<CGFloat>?
    /// The adaptation of colors, which has no effect.
    public var renderingIntent: CGColorRenderingIntent

    /// Creates a format from its parts.
    public init(
        bitsPerComponent: UInt32, bitsPerPixel: UInt32, colorSpace: Unmanaged<CGColorSpace>?, bitmapInfo: CGBitmapInfo, version: UInt32,
        decode: UnsafePointer<CGFloat>?, renderingIntent: CGColorRenderingIntent
    ) {
        (self.bitsPerComponent, self.bitsPerPixel, self.colorSpace) = (bitsPerComponent, bitsPerPixel, colorSpace)
        (self.bitmapInfo, self.version, self.decode, self.renderingIntent) = (bitmapInfo, version, decode, renderingIntent)
    }
    /// Creates a format for pixels of a color space.
    public init?(
        bitsPerComponent: Int, bitsPerPixel: Int, colorSpace: CGColorSpace, bitmapInfo: CGBitmapInfo,
        renderingIntent: CGColorRenderingIntent = .defaultIntent
    ) {
        self.init(
            bitsPerComponent: UInt32(bitsPerComponent), bitsPerPixel: UInt32(bitsPerPixel), colorSpace: Unmanaged.passRetained(colorSpace),
            bitmapInfo: bitmapInfo, version: 0, decode: nil, renderingIntent: renderingIntent)
    }

    fileprivate var space: CGColorSpace { colorSpace?.takeUnretainedValue() ?? CGColorSpaceCreateDeviceRGB() }
    /// The alpha of the format, and the bits of one that a context draws: its colors are multiplied by alpha.
    fileprivate var drawn: UInt32 {
        let alpha = bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue,
            rest = bitmapInfo.rawValue & ~CGBitmapInfo.alphaInfoMask.rawValue
        switch CGImageAlphaInfo(rawValue: alpha) {
        case .first: return rest | CGImageAlphaInfo.premultipliedFirst.rawValue
        case .last: return rest | CGImageAlphaInfo.premultipliedLast.rawValue
        default: return bitmapInfo.rawValue
        }
    }
    fileprivate var isStraight: Bool { drawn != bitmapInfo.rawValue }
    /// The place of alpha among the four bytes in memory.
    fileprivate var alphaByte: Int {
        let isFirst = drawn & CGBitmapInfo.alphaInfoMask.rawValue == CGImageAlphaInfo.premultipliedFirst.rawValue
        let isReversed = bitmapInfo.rawValue & CGImageByteOrderInfo.orderMask.rawValue == CGImageByteOrderInfo.order32Little.rawValue
        return isFirst != isReversed ? 0 : 3
    }
}

// MARK: Memory

/// Allocates a buffer for a picture.
public func vImageBuffer_Init(
    _ buf: UnsafeMutablePointer<vImage_Buffer>, _ height: vImagePixelCount, _ width: vImagePixelCount, _ pixelBits: UInt32,
    _ flags: vImage_Flags
) -> vImage_Error {
    guard let buffer = try? vImage_Buffer(width: Int(width), height: Int(height), bitsPerPixel: pixelBits) else {
        return kvImageMemoryAllocationError
    }
    buf.pointee = buffer
    return kvImageNoError
}
/// Allocates a buffer, and draws a picture into it. The background has no effect.
public func vImageBuffer_InitWithCGImage(
    _ buf: UnsafeMutablePointer<vImage_Buffer>, _ format: UnsafeMutablePointer<vImage_CGImageFormat>,
    _ backgroundColor: UnsafePointer<CGFloat>?, _ image: CGImage, _ flags: vImage_Flags
) -> vImage_Error {
    let form = format.pointee
    guard let buffer = try? vImage_Buffer(width: image.width, height: image.height, bitsPerPixel: form.bitsPerPixel) else {
        return kvImageMemoryAllocationError
    }
    memset(buffer.data, 0, buffer.rowBytes * image.height)
    let context = CGContext(
        data: buffer.data, width: image.width, height: image.height, bitsPerComponent: Int(form.bitsPerComponent),
        bytesPerRow: buffer.rowBytes, space: form.space, bitmapInfo: form.drawn)
    guard let context else {
        buffer.free()
        return kvImageInvalidImageFormat
    }
    context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    context.flush()
    if form.isStraight { changeAlpha(buffer, alphaByte: form.alphaByte, multiplies: false) }
    buf.pointee = buffer
    return kvImageNoError
}
/// Returns a picture with a copy of a buffer's pixels. The callback has no effect.
public func vImageCreateCGImageFromBuffer(
    _ buf: UnsafePointer<vImage_Buffer>, _ format: UnsafeMutablePointer<vImage_CGImageFormat>,
    _ callback: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void)?, _ userData: UnsafeMutableRawPointer?,
    _ flags: vImage_Flags, _ error: UnsafeMutablePointer<vImage_Error>?
) -> Unmanaged<CGImage>! {
    let (buffer, form) = (buf.pointee, format.pointee)
    guard let data = buffer.data, let copy = malloc(max(1, buffer.rowBytes * Int(buffer.height))) else {
        error?.pointee = kvImageNullPointerArgument
        return nil
    }
    defer { free(copy) }
    memcpy(copy, data, buffer.rowBytes * Int(buffer.height))
    let pixels = vImage_Buffer(data: copy, height: buffer.height, width: buffer.width, rowBytes: buffer.rowBytes)
    if form.isStraight { changeAlpha(pixels, alphaByte: form.alphaByte, multiplies: true) }
    let context = CGContext(
        data: copy, width: Int(buffer.width), height: Int(buffer.height), bitsPerComponent: Int(form.bitsPerComponent),
        bytesPerRow: buffer.rowBytes, space: form.space, bitmapInfo: form.drawn)
    guard let image = context?.makeImage() else {
        error?.pointee = kvImageInvalidImageFormat
        return nil
    }
    error?.pointee = kvImageNoError
    return Unmanaged.passRetained(image)
}
extension vImage_Buffer {
    /// Allocates a buffer, and draws a picture into it. Throws if the format can't be drawn.
    public init(cgImage: CGImage, format: vImage_CGImageFormat, flags: vImage_Flags = kvImageNoFlags) throws {
        var (buffer, form) = (vImage_Buffer(), format)
        let error = vImageBuffer_InitWithCGImage(&buffer, &form, nil, cgImage, flags)
        guard error == kvImageNoError else { throw NSError(domain: "vImage", code: error) }
        self = buffer
    }
    /// Returns a picture with a copy of the pixels. Throws if the format can't be drawn.
    public func createCGImage(format: vImage_CGImageFormat, flags: vImage_Flags = kvImageNoFlags) throws -> CGImage {
        var (buffer, form, error) = (self, format, kvImageNoError)
        guard let image = vImageCreateCGImageFromBuffer(&buffer, &form, nil, nil, flags, &error) else {
            throw NSError(domain: "vImage", code: error)
        }
        return image.takeRetainedValue()
    }
}

// MARK: Pixels of four bytes

/// The pixels of a buffer, by place.
private struct Pixels {
    let base: UnsafeMutablePointer<UInt8>, width: Int, height: Int, rowBytes: Int
    init?(_ buffer: vImage_Buffer) {
        guard let data = buffer.data, buffer.width > 0, buffer.height > 0 else { return nil }
        base = data.assumingMemoryBound(to: UInt8.self)
        (width, height, rowBytes) = (Int(buffer.width), Int(buffer.height), buffer.rowBytes)
    }
    /// The four bytes at a place; those beyond an edge are the ones at the edge.
    subscript(x: Int, y: Int) -> UnsafeMutablePointer<UInt8> {
        base + min(max(y, 0), height - 1) * rowBytes + min(max(x, 0), width - 1) * 4
    }
}

func byte(_ value: Double) -> UInt8 { UInt8(min(max(value.rounded(), 0), 255)) }

/// Multiplies colors by alpha, or divides them.
private func changeAlpha(_ buffer: vImage_Buffer, alphaByte: Int, multiplies: Bool) {
    guard let pixels = Pixels(buffer) else { return }
    for y in 0..<pixels.height {
        for x in 0..<pixels.width {
            let pixel = pixels[x, y], alpha = Double(pixel[alphaByte])
            for index in 0..<4 where index != alphaByte {
                pixel[index] =
                    multiplies ? byte(Double(pixel[index]) * alpha / 255) : alpha == 0 ? 0 : byte(Double(pixel[index]) * 255 / alpha)
            }
        }
    }
}

/// Resizes a picture with four components: each pixel is the mean of the area that it covers, or lies between its neighbors.
public func vImageScale_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?, _ flags: vImage_Flags
) -> vImage_Error {
    if flags & kvImageGetTempBufferSize != 0 { return 0 }
    guard let from = Pixels(src.pointee), let to = Pixels(dest.pointee) else { return kvImageNullPointerArgument }
    let (horizontal, vertical) = (weights(from.width, to.width), weights(from.height, to.height))
    for y in 0..<to.height {
        for x in 0..<to.width {
            var sums = (0.0, 0.0, 0.0, 0.0)
            for (row, high) in vertical[y] {
                for (column, wide) in horizontal[x] {
                    let pixel = from[column, row], weight = high * wide
                    sums.0 += Double(pixel[0]) * weight
                    sums.1 += Double(pixel[1]) * weight
                    sums.2 += Double(pixel[2]) * weight
                    sums.3 += Double(pixel[3]) * weight
                }
            }
            let pixel = to[x, y]
            (pixel[0], pixel[1], pixel[2], pixel[3]) = (byte(sums.0), byte(sums.1), byte(sums.2), byte(sums.3))
        }
    }
    return kvImageNoError
}
/// The positions of a line from which each position of the resized line is computed, with their weights.
func weights(_ from: Int, _ to: Int) -> [[(Int, Double)]] {
    let step = Double(from) / Double(to)
    return (0..<to).map { place in
        if step <= 1 {
            let center = min(max((Double(place) + 0.5) * step - 0.5, 0), Double(from - 1)), first = Int(center)
            let part = center - Double(first)
            return part == 0 ? [(first, 1)] : [(first, 1 - part), (first + 1, part)]
        }
        let (start, end) = (Double(place) * step, Double(place + 1) * step)
        return (Int(start)..<min(Int(end.rounded(.up)), from)).map { index in
            (index, (min(end, Double(index + 1)) - max(start, Double(index))) / step)
        }
    }
}

/// Blurs a picture with four components: each pixel is the mean of the pixels around it, those beyond an edge being the ones at the edge.
public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
    _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
    if flags & kvImageGetTempBufferSize != 0 { return 0 }
    guard kernel_height % 2 == 1, kernel_width % 2 == 1 else { return kvImageInvalidKernelSize }
    guard let from = Pixels(src.pointee), let to = Pixels(dest.pointee) else { return kvImageNullPointerArgument }
    let (left, top) = (Int(srcOffsetToROI_X), Int(srcOffsetToROI_Y))
    guard left + to.width <= from.width, top + to.height <= from.height else { return kvImageRoiLargerThanInputBuffer }
    let (wide, high) = (Int(kernel_width) / 2, Int(kernel_height) / 2)
    // Sums of rows first, so that the work does not grow with the square of the kernel.
    var rows = [Int](repeating: 0, count: from.height * to.width * 4)
    for y in 0..<from.height {
        for channel in 0..<4 {
            var sum = 0
            for x in -wide...wide { sum += Int(from[left + x, y][channel]) }
            for x in 0..<to.width {
                rows[(y * to.width + x) * 4 + channel] = sum
                sum += Int(from[left + x + wide + 1, y][channel]) - Int(from[left + x - wide, y][channel])
            }
        }
    }
    func row(_ y: Int) -> Int { min(max(y, 0), from.height - 1) * to.width * 4 }
    let area = Double((2 * wide + 1) * (2 * high + 1))
    for place in 0..<to.width * 4 {
        var sum = 0
        for y in -high...high { sum += rows[row(top + y) + place] }
        for y in 0..<to.height {
            to[place / 4, y][place % 4] = byte(Double(sum) / area)
            sum += rows[row(top + y + high + 1) + place] - rows[row(top + y - high) + place]
        }
    }
    return kvImageNoError
}

/// Multiplies each pixel by a matrix of four by four numbers, row by row for each component of the source.
public func vImageMatrixMultiply_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>, _ divisor: Int32,
    _ pre_bias: UnsafePointer<Int16>?, _ post_bias: UnsafePointer<Int32>?, _ flags: vImage_Flags
) -> vImage_Error {
    guard let from = Pixels(src.pointee), let to = Pixels(dest.pointee) else { return kvImageNullPointerArgument }
    guard divisor != 0 else { return kvImageInvalidParameter }
    guard to.width <= from.width, to.height <= from.height else { return kvImageRoiLargerThanInputBuffer }
    for y in 0..<to.height {
        for x in 0..<to.width {
            let pixel = from[x, y]
            let source = (0..<4).map { Int(pixel[$0]) + Int(pre_bias?[$0] ?? 0) }
            for column in 0..<4 {
                var sum = Int(post_bias?[column] ?? 0)
                for row in 0..<4 { sum += source[row] * Int(matrix[row * 4 + column]) }
                to[x, y][column] = byte((Double(sum) / Double(divisor)).rounded(.down))
            }
        }
    }
    return kvImageNoError
}

/// Rotates a picture by quarter turns, counterclockwise.
public func vImageRotate90_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ rotationConstant: UInt8,
    _ backColor: UnsafePointer<UInt8>, _ flags: vImage_Flags
) -> vImage_Error {
    guard let from = Pixels(src.pointee), let to = Pixels(dest.pointee) else { return kvImageNullPointerArgument }
    let quarters = Int(rotationConstant) % 4
    let isTurned = quarters % 2 == 1
    guard to.width == (isTurned ? from.height : from.width), to.height == (isTurned ? from.width : from.height) else {
        return kvImageBufferSizeMismatch
    }
    for y in 0..<to.height {
        for x in 0..<to.width {
            let pixel =
                switch quarters {
                case 0: from[x, y]
                case 1: from[from.width - 1 - y, x]
                case 2: from[from.width - 1 - x, from.height - 1 - y]
                default: from[y, from.height - 1 - x]
                }
            memcpy(to[x, y], pixel, 4)
        }
    }
    return kvImageNoError
}
/// Mirrors a picture, left to right.
public func vImageHorizontalReflect_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    reflected(src.pointee, dest.pointee) { from, x, y in from[from.width - 1 - x, y] }
}
/// Mirrors a picture, top to bottom.
public func vImageVerticalReflect_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    reflected(src.pointee, dest.pointee) { from, x, y in from[x, from.height - 1 - y] }
}
private func reflected(
    _ src: vImage_Buffer, _ dest: vImage_Buffer, _ place: (Pixels, Int, Int) -> UnsafeMutablePointer<UInt8>
) -> vImage_Error {
    guard let from = Pixels(src), let to = Pixels(dest) else { return kvImageNullPointerArgument }
    guard to.width <= from.width, to.height <= from.height else { return kvImageRoiLargerThanInputBuffer }
    for y in 0..<to.height { for x in 0..<to.width { memcpy(to[x, y], place(from, x, y), 4) } }
    return kvImageNoError
}
