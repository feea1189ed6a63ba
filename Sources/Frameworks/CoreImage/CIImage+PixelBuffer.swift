import CoreVideoCompanion
import UIKitCore

extension CIImage {
    /// Creates an image of a buffer's pixels, which are read at once. It is empty if the buffer's format is none of pictures.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) { self.init(cvPixelBuffer: pixelBuffer, options: nil) }
    /// Creates an image of a buffer's pixels, which are read at once. The options have no effect.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]? = nil) {
        if let bitmap = Bitmap(pixelBuffer) {
            self.init(CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height), bitmap.pixel)
        } else {
            self.init(.null) { _, _ in .zero }
        }
        self.pixelBuffer = pixelBuffer
    }
    /// Creates an image of a buffer's pixels, which are read at once.
    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) { self.init(cvPixelBuffer: imageBuffer) }
    /// Creates an image of a buffer's pixels, which are read at once. The options have no effect.
    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer, options: [CIImageOption: Any]? = nil) {
        self.init(cvPixelBuffer: imageBuffer, options: options)
    }
}

extension CIContext {
    /// Writes the image's rectangle at the origin, of the buffer's size, into the buffer. A buffer of another format than of pictures stays
    /// as it is.
    public func render(_ image: CIImage, to buffer: CVPixelBuffer) {
        let whole = CGRect(x: 0, y: 0, width: CVPixelBufferGetWidth(buffer), height: CVPixelBufferGetHeight(buffer))
        render(image, to: buffer, bounds: whole, colorSpace: nil)
    }
    /// Writes the part of an image in `bounds` to the same place of the buffer, with y upward in both. The color space has no effect.
    public func render(_ image: CIImage, to buffer: CVPixelBuffer, bounds: CGRect, colorSpace: CGColorSpace?) {
        let whole = CGRect(x: 0, y: 0, width: CVPixelBufferGetWidth(buffer), height: CVPixelBufferGetHeight(buffer))
        let area = bounds.integral.intersection(whole)
        guard Bitmap.fits(area), let memory = PixelMemory(buffer) else { return }
        let bitmap = Bitmap(image, area)
        let top = Int(whole.maxY - area.maxY)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width { memory.store(bitmap.pixels[y * bitmap.width + x], Int(area.minX) + x, top + y) }
        }
    }
}

extension CIRenderDestination {
    /// Creates a destination of a buffer's pixels, which must be of a format in one plane.
    public convenience init(pixelBuffer: CVPixelBuffer) {
        let format = CIFormat(pixelBuffer: CVPixelBufferGetPixelFormatType(pixelBuffer)) ?? .BGRA8
        // A buffer in another format receives nothing.
        let isKnown = CIFormat(pixelBuffer: CVPixelBufferGetPixelFormatType(pixelBuffer)) != nil
        self.init(
            bitmapData: CVPixelBufferGetBaseAddress(pixelBuffer) ?? UnsafeMutableRawPointer(bitPattern: 16)!,
            width: isKnown ? CVPixelBufferGetWidth(pixelBuffer) : 0, height: isKnown ? CVPixelBufferGetHeight(pixelBuffer) : 0,
            bytesPerRow: CVPixelBufferGetBytesPerRow(pixelBuffer), format: format)
        owner = pixelBuffer
    }
}

extension CIFormat {
    /// Returns the format of a buffer's pixels in one plane; nil if there is none.
    init?(pixelBuffer type: OSType) {
        switch type {
        case kCVPixelFormatType_32BGRA: self = .BGRA8
        case kCVPixelFormatType_32RGBA: self = .RGBA8
        case kCVPixelFormatType_32ARGB: self = .ARGB8
        case kCVPixelFormatType_32ABGR: self = .ABGR8
        case kCVPixelFormatType_OneComponent8: self = .R8
        case kCVPixelFormatType_OneComponent16Half, kCVPixelFormatType_DepthFloat16, kCVPixelFormatType_DisparityFloat16: self = .Rh
        case kCVPixelFormatType_OneComponent32Float, kCVPixelFormatType_DepthFloat32, kCVPixelFormatType_DisparityFloat32: self = .Rf
        case kCVPixelFormatType_64RGBAHalf: self = .RGBAh
        case kCVPixelFormatType_128RGBAFloat: self = .RGBAf
        default: return nil
        }
    }
}

/// The pixels of a buffer, as colors.
private struct PixelMemory {
    private enum Layout {
        case packed(CIFormat)
        /// A plane of brightness, and a plane of pairs or two planes with the differences of blue and red, for each block of pixels.
        case brightness(isFullRange: Bool, across: Int, down: Int, isInterleaved: Bool)
    }
    private let layout: Layout
    private let planes: [(base: UnsafeMutableRawPointer, row: Int)]
    /// The shares of red and blue in the brightness.
    private let red: Float, blue: Float

    init?(_ buffer: CVPixelBuffer) {
        let type = CVPixelBufferGetPixelFormatType(buffer)
        switch type {
        case kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange:
            layout = .brightness(isFullRange: false, across: 2, down: 2, isInterleaved: true)
        case kCVPixelFormatType_420YpCbCr8BiPlanarFullRange:
            layout = .brightness(isFullRange: true, across: 2, down: 2, isInterleaved: true)
        case kCVPixelFormatType_420YpCbCr8Planar: layout = .brightness(isFullRange: false, across: 2, down: 2, isInterleaved: false)
        case kCVPixelFormatType_420YpCbCr8PlanarFullRange: layout = .brightness(isFullRange: true, across: 2, down: 2, isInterleaved: false)
        case kCVPixelFormatType_422YpCbCr8BiPlanarVideoRange:
            layout = .brightness(isFullRange: false, across: 2, down: 1, isInterleaved: true)
        case kCVPixelFormatType_422YpCbCr8BiPlanarFullRange:
            layout = .brightness(isFullRange: true, across: 2, down: 1, isInterleaved: true)
        case kCVPixelFormatType_444YpCbCr8BiPlanarVideoRange:
            layout = .brightness(isFullRange: false, across: 1, down: 1, isInterleaved: true)
        case kCVPixelFormatType_444YpCbCr8BiPlanarFullRange:
            layout = .brightness(isFullRange: true, across: 1, down: 1, isInterleaved: true)
        default:
            guard let format = CIFormat(pixelBuffer: type) else { return nil }
            layout = .packed(format)
        }
        if CVPixelBufferIsPlanar(buffer) {
            planes = (0..<CVPixelBufferGetPlaneCount(buffer)).compactMap { plane in
                CVPixelBufferGetBaseAddressOfPlane(buffer, plane).map { ($0, CVPixelBufferGetBytesPerRowOfPlane(buffer, plane)) }
            }
        } else {
            guard let base = CVPixelBufferGetBaseAddress(buffer) else { return nil }
            planes = [(base, CVPixelBufferGetBytesPerRow(buffer))]
        }
        let needed =
            switch layout {
            case .packed: 1
            case .brightness(_, _, _, let isInterleaved): isInterleaved ? 2 : 3
            }
        guard planes.count >= needed else { return nil }
        // The shares are from ITU-R BT.601, BT.709, and BT.2020.
        switch CVBufferCopyAttachment(buffer, kCVImageBufferYCbCrMatrixKey, nil) as? String {
        case kCVImageBufferYCbCrMatrix_ITU_R_709_2: (red, blue) = (0.2126, 0.0722)
        case kCVImageBufferYCbCrMatrix_ITU_R_2020: (red, blue) = (0.2627, 0.0593)
        default: (red, blue) = (0.299, 0.114)
        }
    }

    /// The bytes of a pixel's brightness and of its differences of blue and red.
    private func places(_ x: Int, _ y: Int, _ across: Int, _ down: Int, _ isInterleaved: Bool) -> (
        UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer
    ) {
        let light = planes[0].base + y * planes[0].row + x
        let (column, line) = (x / across, y / down)
        if isInterleaved {
            let pair = planes[1].base + line * planes[1].row + column * 2
            return (light, pair, pair + 1)
        }
        return (light, planes[1].base + line * planes[1].row + column, planes[2].base + line * planes[2].row + column)
    }

    /// Returns the color of a pixel, with y downward.
    func pixel(_ x: Int, _ y: Int) -> Pixel {
        switch layout {
        case .packed(let format): return format.pixel(planes[0].base + y * planes[0].row + x * format.bytesPerPixel)
        case .brightness(let isFullRange, let across, let down, let isInterleaved):
            let (light, first, second) = places(x, y, across, down, isInterleaved)
            func byte(_ place: UnsafeMutableRawPointer) -> Float { Float(place.load(as: UInt8.self)) }
            // The video range is 16 to 235 for the brightness, and 16 to 240 for the differences.
            let value = isFullRange ? byte(light) / 255 : (byte(light) - 16) / 219
            let scale: Float = isFullRange ? 255 : 224
            let (ofBlue, ofRed) = ((byte(first) - 128) / scale, (byte(second) - 128) / scale)
            let r = value + 2 * (1 - red) * ofRed
            let b = value + 2 * (1 - blue) * ofBlue
            let g = (value - red * r - blue * b) / (1 - red - blue)
            return Pixel(r, g, b, 1).clamped(lowerBound: .zero, upperBound: .one)
        }
    }

    /// Writes the color of a pixel, with y downward. A block's differences are those of its last pixel.
    func store(_ pixel: Pixel, _ x: Int, _ y: Int) {
        switch layout {
        case .packed(let format): format.store(pixel, at: planes[0].base + y * planes[0].row + x * format.bytesPerPixel)
        case .brightness(let isFullRange, let across, let down, let isInterleaved):
            let (light, first, second) = places(x, y, across, down, isInterleaved)
            let pixel = pixel.clamped(lowerBound: .zero, upperBound: .one)
            let value = red * pixel.x + (1 - red - blue) * pixel.y + blue * pixel.z
            let scale: Float = isFullRange ? 255 : 224
            func put(_ number: Float, _ place: UnsafeMutableRawPointer) {
                place.storeBytes(of: UInt8(min(max(number.rounded(), 0), 255)), as: UInt8.self)
            }
            put(isFullRange ? value * 255 : value * 219 + 16, light)
            put((pixel.z - value) / (2 * (1 - blue)) * scale + 128, first)
            put((pixel.x - value) / (2 * (1 - red)) * scale + 128, second)
        }
    }
}

extension Bitmap {
    /// Reads the pixels of a buffer. Returns nil if its format is none of pictures.
    fileprivate init?(_ buffer: CVPixelBuffer) {
        let (width, height) = (CVPixelBufferGetWidth(buffer), CVPixelBufferGetHeight(buffer))
        guard Bitmap.fits(CGRect(x: 0, y: 0, width: width, height: height)), let memory = PixelMemory(buffer) else { return nil }
        self.init(width: width, height: height, pixels: (0..<width * height).map { memory.pixel($0 % width, $0 / width) })
    }
}
