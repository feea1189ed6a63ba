import CCairo
import Foundation

/// An immutable picture. Pixels are decoded on first use and kept in the rasterizer's own format.
public final class CGImage: Hashable, @unchecked Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    package let format: PixelFormat
    /// The distance between rows in bytes.
    public let bytesPerRow: Int
    /// Whether the image is a mask, which paints the fill color.
    public let isMask: Bool
    /// Whether enlarging the image mixes neighboring pixels.
    public let shouldInterpolate: Bool
    /// The adaptation of colors that a device can't show. It is stored but has no effect.
    public let renderingIntent: CGColorRenderingIntent
    /// The type identifier of the file from which the image was decoded, or nil.
    public let utType: CFString?
    private let decodeValues: [CGFloat]?
    /// The ratio of the brightest light to diffuse white, and the average light, if the creator of the image provided them.
    var headroom: Float?
    var averageLight: Float?

    /// Creates the pixels; called once.
    private var load: (@Sendable () -> PixelBuffer?)?
    /// Creates the pixels at no less than the given size, for formats that can efficiently decode to a smaller size.
    private let loadReduced: (@Sendable (_ width: Int, _ height: Int) -> PixelBuffer?)?
    private var pixels: PixelBuffer?
    private var reductions: [Int: PixelBuffer] = [:]
    private let lock = NSRecursiveLock()
    private var provider: CGDataProvider?

    // MARK: Making images

    package init(
        width: Int, height: Int, format: PixelFormat, bytesPerRow: Int? = nil, isMask: Bool = false,
        decode: [CGFloat]? = nil, shouldInterpolate: Bool = true, intent: CGColorRenderingIntent = .defaultIntent,
        utType: CFString? = nil, provider: CGDataProvider? = nil,
        loadReduced: (@Sendable (Int, Int) -> PixelBuffer?)? = nil, load: @escaping @Sendable () -> PixelBuffer?
    ) {
        (self.width, self.height, self.format, self.isMask) = (width, height, format, isMask)
        self.bytesPerRow = bytesPerRow ?? (width * format.bitsPerPixel + 7) / 8
        (self.shouldInterpolate, self.renderingIntent, self.utType) = (shouldInterpolate, intent, utType)
        (self.decodeValues, self.provider, self.load, self.loadReduced) = (decode, provider, load, loadReduced)
    }

    /// Creates an image from pixels that will not change.
    package convenience init(_ buffer: PixelBuffer) {
        self.init(
            width: buffer.width, height: buffer.height, format: buffer.isOpaque ? .nativeOpaque : .native,
            bytesPerRow: buffer.width * 4, load: { buffer })
    }

    /// Creates an image from the bytes of a provider, which are read when the image is first drawn. Returns nil for a format that isn't
    /// supported, or if a row is too short for its pixels.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        let format = PixelFormat(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: space, info: bitmapInfo)
        guard PixelBuffer.isAcceptable(width: width, height: height), format.isSupported,
            bytesPerRow >= (width * bitsPerPixel + 7) / 8, bytesPerRow < 1 << 28
        else { return nil }
        self.init(
            width: width, height: height, format: format, bytesPerRow: bytesPerRow,
            decode: decode.map { Array(UnsafeBufferPointer(start: $0, count: space.numberOfComponents * 2)) },
            shouldInterpolate: shouldInterpolate, intent: intent, provider: provider,
            load: { CGImage.read(provider, format, width, height, bytesPerRow) })
    }

    /// Creates an image mask, in which a sample of 0 paints and 1 does not, as in Apple's.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        let format = PixelFormat(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: .standardGray, info: [])
        guard PixelBuffer.isAcceptable(width: width, height: height), (1...8).contains(bitsPerPixel),
            bitsPerComponent == bitsPerPixel, bytesPerRow >= (width * bitsPerPixel + 7) / 8, bytesPerRow < 1 << 28
        else { return nil }
        self.init(
            width: width, height: height, format: format, bytesPerRow: bytesPerRow, isMask: true,
            decode: decode.map { Array(UnsafeBufferPointer(start: $0, count: 2)) },
            shouldInterpolate: shouldInterpolate, provider: provider,
            load: { CGImage.read(provider, format, width, height, bytesPerRow) })
    }

    private static func read(
        _ provider: CGDataProvider, _ format: PixelFormat, _ width: Int, _ height: Int, _ bytesPerRow: Int
    ) -> PixelBuffer? {
        guard var data = provider.data, let buffer = PixelBuffer(width: width, height: height, isOpaque: !format.hasAlpha)
        else { return nil }
        // Missing rows read as zero, so that a short provider cannot cause a read past its end.
        let needed = height * bytesPerRow
        if data.count < needed { data.append(Data(count: needed - data.count)) }
        data.withUnsafeBytes { bytes in
            if let base = bytes.baseAddress { format.read(base, stride: bytesPerRow, into: buffer) }
        }
        return buffer
    }

    // MARK: Properties

    /// The number of bits of a component in the declared format.
    public var bitsPerComponent: Int { format.bitsPerComponent }
    /// The number of bits of a pixel in the declared format.
    public var bitsPerPixel: Int { format.bitsPerPixel }
    /// The space of the colors, or nil for a mask.
    public var colorSpace: CGColorSpace? { isMask ? nil : format.space }
    /// The layout of a pixel's components.
    public var bitmapInfo: CGBitmapInfo { format.info }
    /// The position of alpha among the components.
    public var alphaInfo: CGImageAlphaInfo { format.info.alpha }
    /// The order of a pixel's bytes.
    public var byteOrderInfo: CGImageByteOrderInfo { CGImageByteOrderInfo(rawValue: format.info.rawValue & 0x7000) ?? .orderDefault }
    /// The format of a pixel's components, which is always packed.
    public var pixelFormatInfo: CGImagePixelFormatInfo { .packed }
    /// The ranges to which components are mapped, which is always nil.
    public var decode: UnsafePointer<CGFloat>? { nil }
    package var isOpaque: Bool { !format.hasAlpha }

    /// The pixels in the format that the image declares.
    public var dataProvider: CGDataProvider? {
        lock.lock()
        defer { lock.unlock() }
        if let provider { return provider }
        let made = CGDataProvider { [self] in
            guard let buffer = buffer else { return nil }
            var data = Data(count: bytesPerRow * height)
            data.withUnsafeMutableBytes { bytes in
                if let base = bytes.baseAddress { format.write(buffer, to: base, stride: bytesPerRow) }
            }
            return data
        }
        provider = made
        return made
    }

    /// The pixels in the rasterizer's format, or `nil` if the source could not be read.
    package var buffer: PixelBuffer? {
        lock.lock()
        defer { lock.unlock() }
        if let load {
            pixels = load()
            self.load = nil
        }
        return pixels
    }

    /// Returns whether both are the same object. Images with equal pixels aren't equal.
    public static func == (left: CGImage, right: CGImage) -> Bool { left === right }
    /// Combines the object's identity into a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    // MARK: Derived images

    /// Returns the image itself, because it can't change.
    public func copy() -> CGImage? { self }

    /// Returns an image whose components are interpreted in another space. Returns nil for a mask, or if the number of components
    /// differs.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? {
        guard space.numberOfComponents == format.space?.numberOfComponents, !isMask else { return nil }
        var format = format
        format.space = space
        return CGImage(width: width, height: height, format: format, bytesPerRow: bytesPerRow, load: { [self] in buffer })
    }

    /// Returns the part of the image inside `rect`, in pixels from the top left, or `nil` if there is none.
    public func cropping(to rect: CGRect) -> CGImage? {
        guard rect.isFinite else { return nil }
        let area = rect.integral.overlap(with: CGRect(x: 0, y: 0, width: width, height: height))
        guard !area.isNull, area.width >= 1, area.height >= 1 else { return nil }
        let (x, y, w, h) = (Int(area.minX), Int(area.minY), Int(area.width), Int(area.height))
        return CGImage(
            width: w, height: h, format: format, isMask: isMask, decode: decodeValues,
            shouldInterpolate: shouldInterpolate, intent: renderingIntent
        ) { [self] in
            guard let source = buffer else { return nil }
            return PixelBuffer(
                memory: source.base + y * source.bytesPerRow + x * 4, width: w, height: h,
                bytesPerRow: source.bytesPerRow, isOpaque: source.isOpaque, owner: source)
        }
    }

    /// Returns the image with its alpha multiplied by `mask`: a stencil hides where it is 1, a gray image where it is 0.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard let coverage = mask.coverage(width: width, height: height) else { return nil }
        return CGImage(width: width, height: height, format: .native) { [self] in
            guard let result = buffer?.copy(),
                let masked = PixelBuffer(width: width, height: height)
            else { return nil }
            for y in 0..<height {
                let (from, to) = (result.row(y), masked.row(y))
                let opaque: UInt32 = result.isOpaque ? 0xFF00_0000 : 0
                for x in 0..<width { to[x] = PixelMath.scale(from[x] | opaque, UInt32(coverage[y * width + x])) }
            }
            masked.markDirty()
            return masked
        }
    }

    /// Returns the image with the colors in the given ranges (two 0...255 bounds per component) made transparent.
    public func copy(maskingColorComponents components: UnsafePointer<CGFloat>) -> CGImage? {
        guard let count = format.space?.numberOfComponents, count == 3 else { return nil }
        let ranges = Array(UnsafeBufferPointer(start: components, count: 6)).map { $0.isFinite ? Int($0) : 0 }
        return CGImage(width: width, height: height, format: .native) { [self] in
            guard let source = buffer, let result = PixelBuffer(width: width, height: height) else { return nil }
            for y in 0..<height {
                let (from, to) = (source.row(y), result.row(y))
                for x in 0..<width {
                    let pixel = from[x] | (source.isOpaque ? 0xFF00_0000 : 0)
                    let (r, g, b) = (Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
                    let isHidden =
                        r >= ranges[0] && r <= ranges[1] && g >= ranges[2] && g <= ranges[3] && b >= ranges[4]
                        && b <= ranges[5]
                    to[x] = isHidden ? 0 : pixel
                }
            }
            result.markDirty()
            return result
        }
    }

    /// Returns the opacity of each pixel of this image used as a mask, stretched to a size: a stencil's inverse, an image's alpha if it has
    /// any, otherwise its brightness.
    package func coverage(width: Int, height: Int) -> [UInt8]? {
        guard let source = buffer else { return nil }
        var result = [UInt8](repeating: 0, count: width * height)
        let isInverted = isMask != (decodeValues == [1, 0])
        for y in 0..<height {
            let line = source.row(y * source.height / height)
            for x in 0..<width {
                let pixel = line[x * source.width / width]
                let gray = format.hasAlpha && !isMask ? pixel >> 24 : pixel >> 8 & 255
                result[y * width + x] = UInt8(isInverted ? 255 - gray : gray)
            }
        }
        return result
    }

    // MARK: Smaller versions

    /// Returns the pixels reduced by whole factors to no less than `width` × `height`, averaged once and cached.
    package func reduced(toAtLeast width: Int, _ height: Int) -> PixelBuffer? {
        let factor = max(1, min(self.width / max(width, 1), self.height / max(height, 1)))
        guard factor > 1 else { return buffer }
        lock.lock()
        defer { lock.unlock() }
        if let known = reductions[factor] { return known }
        var result: PixelBuffer?
        if pixels == nil, let loadReduced, let small = loadReduced(width, height) {
            let rest = max(1, min(small.width / max(width, 1), small.height / max(height, 1)))
            result = rest > 1 ? small.boxReduced(by: rest) : small
        } else {
            result = buffer?.boxReduced(by: factor)
        }
        reductions[factor] = result
        return result
    }
}
