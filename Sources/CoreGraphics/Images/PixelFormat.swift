import Foundation

/// The layout of pixels in external memory, as a bitmap context or an image declares it.
package struct PixelFormat: Hashable, Sendable {
    package var bitsPerComponent: Int
    package var bitsPerPixel: Int
    package var space: CGColorSpace?
    package var info: CGBitmapInfo

    package init(bitsPerComponent: Int, bitsPerPixel: Int, space: CGColorSpace?, info: CGBitmapInfo) {
        (self.bitsPerComponent, self.bitsPerPixel, self.space, self.info) = (
            bitsPerComponent, bitsPerPixel, space, info
        )
    }

    package static let native = PixelFormat(bitsPerComponent: 8, bitsPerPixel: 32, space: .standardRGB, info: .native)
    package static let nativeOpaque = PixelFormat(
        bitsPerComponent: 8, bitsPerPixel: 32, space: .standardRGB, info: .nativeOpaque)

    /// The format of ImageIO's decoded images: red first, alpha not premultiplied.
    package static let decoded = PixelFormat(
        bitsPerComponent: 8, bitsPerPixel: 32, space: .standardRGB, info: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue))
    package static let decodedOpaque = PixelFormat(
        bitsPerComponent: 8, bitsPerPixel: 32, space: .standardRGB, info: CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipLast.rawValue))

    /// Whether the format is Cairo's own.
    package var isNative: Bool {
        bitsPerComponent == 8 && bitsPerPixel == 32 && space?.encoding == .sRGB
            && (info == .native || info == .nativeOpaque)
    }

    package var hasAlpha: Bool {
        switch info.alpha {
        case .none, .noneSkipLast, .noneSkipFirst: false
        default: true
        }
    }

    /// The positions of red, green, blue, and alpha among a pixel's bytes, or `nil` if components are not single bytes.
    var byteOrder: (red: Int, green: Int, blue: Int, alpha: Int?)? {
        guard bitsPerComponent == 8, space?.model == .rgb, !info.contains(.floatComponents) else { return nil }
        let isLittle = info.intersection(.byteOrderMask) == .byteOrder32Little
        switch (bitsPerPixel, info.alpha) {
        case (24, .none): return (0, 1, 2, nil)
        case (32, .premultipliedLast), (32, .last): return isLittle ? (3, 2, 1, 0) : (0, 1, 2, 3)
        case (32, .noneSkipLast), (32, .none): return isLittle ? (3, 2, 1, nil) : (0, 1, 2, nil)
        case (32, .premultipliedFirst), (32, .first): return isLittle ? (2, 1, 0, 3) : (1, 2, 3, 0)
        case (32, .noneSkipFirst): return isLittle ? (2, 1, 0, nil) : (1, 2, 3, nil)
        default: return nil
        }
    }

    /// Whether this format can be read.
    package var isSupported: Bool {
        if byteOrder != nil { return true }
        switch (bitsPerComponent, bitsPerPixel) {
        case (8, 8): return info.alpha == .none || info.alpha == .alphaOnly || info.alpha == .noneSkipLast
        case (8, 16): return space?.model == .monochrome
        case (1...8, 1...8): return true
        case (8, 32): return space?.model == .cmyk
        case (16, 16), (16, 32), (16, 48), (16, 64): return space != nil
        default: return false
        }
    }

    // MARK: Conversion

    /// Converts rows of this format to Cairo's. `source` has at least `height` rows of `stride` bytes.
    package func read(_ source: UnsafeRawPointer, stride: Int, into target: PixelBuffer) {
        let bytes = source.assumingMemoryBound(to: UInt8.self)
        for y in 0..<target.height {
            let (line, out) = (bytes + y * stride, target.row(y))
            if isNative {
                memcpy(out, line, target.width * 4)
            } else if let order = byteOrder {
                readBytes(line, out, target.width, order)
            } else {
                for x in 0..<target.width { out[x] = readPixel(line, x) }
            }
        }
        target.markDirty()
    }

    private func readBytes(
        _ line: UnsafePointer<UInt8>, _ out: UnsafeMutablePointer<UInt32>, _ width: Int,
        _ order: (red: Int, green: Int, blue: Int, alpha: Int?)
    ) {
        let step = bitsPerPixel / 8
        let isPremultiplied = info.alpha == .premultipliedFirst || info.alpha == .premultipliedLast
        var pixel = line
        for x in 0..<width {
            var (r, g, b) = (UInt32(pixel[order.red]), UInt32(pixel[order.green]), UInt32(pixel[order.blue]))
            var a: UInt32 = 255
            if let alpha = order.alpha {
                a = UInt32(pixel[alpha])
                if !isPremultiplied {
                    (r, g, b) = (PixelMath.multiply(r, a), PixelMath.multiply(g, a), PixelMath.multiply(b, a))
                } else {
                    (r, g, b) = (min(r, a), min(g, a), min(b, a))
                }
            }
            out[x] = a << 24 | r << 16 | g << 8 | b
            pixel += step
        }
    }

    private func readPixel(_ line: UnsafePointer<UInt8>, _ x: Int) -> UInt32 {
        func sample(_ index: Int) -> CGFloat {
            switch bitsPerComponent {
            case 16:
                let place = x * bitsPerPixel / 8 + index * 2
                let isLittle = info.intersection(.byteOrderMask) == .byteOrder16Little
                let (high, low) = isLittle ? (line[place + 1], line[place]) : (line[place], line[place + 1])
                return CGFloat(UInt16(high) << 8 | UInt16(low)) / 65535
            case 8: return CGFloat(line[x * bitsPerPixel / 8 + index]) / 255
            default:
                let bit = x * bitsPerPixel
                let value = Int(line[bit / 8]) >> (8 - bitsPerComponent - bit % 8) & ((1 << bitsPerComponent) - 1)
                return CGFloat(value) / CGFloat((1 << bitsPerComponent) - 1)
            }
        }
        if info.alpha == .alphaOnly {
            return SolidPaint(red: 0, green: 0, blue: 0, alpha: sample(0)).premultiplied
        }
        let space = space ?? .standardGray
        if case .indexed(let last) = space.encoding {
            let scale: CGFloat = bitsPerComponent >= 8 ? 255 : CGFloat((1 << bitsPerComponent) - 1)
            let (r, g, b) = space.sRGBComponents([min((sample(0) * scale).rounded(), CGFloat(last))])
            return SolidPaint(red: r, green: g, blue: b, alpha: 1).premultiplied
        }
        let count = space.numberOfComponents
        let isFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(info.alpha)
        let color = (0..<count).map { sample($0 + (isFirst ? 1 : 0)) }
        let alpha = hasAlpha ? sample(isFirst ? 0 : count) : 1
        var (r, g, b) = space.sRGBComponents(color)
        if info.alpha == .premultipliedFirst || info.alpha == .premultipliedLast, alpha > 0 {
            (r, g, b) = (r / alpha, g / alpha, b / alpha)
        }
        return SolidPaint(red: r, green: g, blue: b, alpha: alpha).premultiplied
    }

    /// Converts Cairo's pixels to this format.
    package func write(_ source: PixelBuffer, to target: UnsafeMutableRawPointer, stride: Int) {
        source.flush()
        let bytes = target.assumingMemoryBound(to: UInt8.self)
        for y in 0..<source.height {
            let (line, out) = (source.row(y), bytes + y * stride)
            if isNative {
                memcpy(out, line, source.width * 4)
            } else if let order = byteOrder {
                writeBytes(line, out, source.width, order)
            } else {
                for x in 0..<source.width { writePixel(line[x], out, x) }
            }
        }
    }

    private func writeBytes(
        _ line: UnsafePointer<UInt32>, _ out: UnsafeMutablePointer<UInt8>, _ width: Int,
        _ order: (red: Int, green: Int, blue: Int, alpha: Int?)
    ) {
        let step = bitsPerPixel / 8
        let isStraight = info.alpha == .first || info.alpha == .last
        // The unused byte of a format that skips alpha is set to opaque.
        let filler = step == 4 && order.alpha == nil ? 6 - order.red - order.green - order.blue : nil
        var place = out
        for x in 0..<width {
            let pixel = isStraight ? PixelMath.unpremultiply(line[x]) : line[x]
            place[order.red] = UInt8(truncatingIfNeeded: pixel >> 16)
            place[order.green] = UInt8(truncatingIfNeeded: pixel >> 8)
            place[order.blue] = UInt8(truncatingIfNeeded: pixel)
            if let alpha = order.alpha { place[alpha] = UInt8(truncatingIfNeeded: pixel >> 24) }
            if let filler { place[filler] = 255 }
            place += step
        }
    }

    private func writePixel(_ pixel: UInt32, _ out: UnsafeMutablePointer<UInt8>, _ x: Int) {
        if info.alpha == .alphaOnly, bitsPerPixel == 8 {
            out[x] = UInt8(pixel >> 24)
            return
        }
        // Rec. 601 luma of the premultiplied color, in integer arithmetic.
        let gray = ((pixel >> 16 & 255) * 19595 + (pixel >> 8 & 255) * 38470 + (pixel & 255) * 7471 + 32768) >> 16
        switch (space?.model, bitsPerPixel) {
        case (.monochrome, 8), (nil, 8): out[x] = UInt8(min(gray, 255))
        case (.monochrome, 16) where bitsPerComponent == 8:
            out[2 * x] = UInt8(min(gray, 255))
            out[2 * x + 1] = UInt8(pixel >> 24)
        default: break  // FIXME(gap): 16-bit, CMYK and bit-packed bitmap contexts are read-only formats.
        }
    }

    /// Whether ``write(_:to:stride:)`` can produce this format.
    package var isWritable: Bool {
        byteOrder != nil || (bitsPerComponent == 8 && (bitsPerPixel == 8 || (bitsPerPixel == 16 && space?.model == .monochrome)))
    }
}

/// Integer arithmetic on 8-bit channels.
package enum PixelMath {
    /// Returns `a · b / 255`, rounded to the nearest integer.
    @inline(__always) package static func multiply(_ a: UInt32, _ b: UInt32) -> UInt32 {
        let product = a * b + 128
        return (product + product >> 8) >> 8
    }

    /// Returns the pixel with its color channels divided by alpha.
    @inline(__always) package static func unpremultiply(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 || alpha == 0 { return alpha == 0 ? 0 : pixel }
        func channel(_ shift: UInt32) -> UInt32 { min(((pixel >> shift & 255) * 255 + alpha / 2) / alpha, 255) << shift }
        return alpha << 24 | channel(16) | channel(8) | channel(0)
    }

    /// Returns the pixel with its color channels multiplied by alpha.
    @inline(__always) package static func premultiply(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        return alpha << 24 | multiply(pixel >> 16 & 255, alpha) << 16 | multiply(pixel >> 8 & 255, alpha) << 8
            | multiply(pixel & 255, alpha)
    }

    /// Returns all four channels multiplied by `factor / 255`.
    @inline(__always) package static func scale(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
        multiply(pixel >> 24, factor) << 24 | multiply(pixel >> 16 & 255, factor) << 16
            | multiply(pixel >> 8 & 255, factor) << 8 | multiply(pixel & 255, factor)
    }
}
