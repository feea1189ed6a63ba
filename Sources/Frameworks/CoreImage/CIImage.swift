// Images as functions of a point, rendered by the processor; the common filters and the QR code, no detectors.
@_exported import CoreVideoCompanion
@_exported import ImageIOCompanion
@_exported import UIKitCore

/// Red, green, blue, and alpha from 0 to 1, premultiplied.
typealias Pixel = SIMD4<Float>

/// An image that is computed when a context renders it: a color for every point of a plane whose y axis points up.
open class CIImage: NSObject, @unchecked Sendable {
    open private(set) var extent: CGRect
    let pixel: (_ x: Float, _ y: Float) -> Pixel
    open private(set) var url: URL?
    open private(set) var properties: [String: Any] = [:]
    /// The buffer whose pixels the image shows, or nil if it was created otherwise.
    public internal(set) final var pixelBuffer: CVPixelBuffer?
    /// The pixels of the image, or nil if it is infinite or empty.
    public var cgImage: CGImage? { CIContext().createCGImage(self, from: extent) }

    init(_ extent: CGRect, _ pixel: @escaping (Float, Float) -> Pixel) { (self.extent, self.pixel) = (extent, pixel) }

    private convenience init(_ bitmap: Bitmap) {
        self.init(CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height), bitmap.pixel)
    }

    /// Creates an image from pixels. Options have no effect.
    public convenience init(cgImage: CGImage, options: [CIImageOption: Any]? = nil) { self.init(Bitmap(cgImage)) }
    /// Creates an image from pixels.
    public convenience init(CGImage image: CGImage) { self.init(cgImage: image) }
    /// Creates an image of UIKit's. Returns nil if that has no pixels.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
        guard let picture = image.cgImage else { return nil }
        self.init(cgImage: picture)
    }
    /// Creates an image of a file's bytes. Returns nil if they can't be decoded.
    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image: image)
    }
    /// Creates an image of a file. Returns nil if it can't be decoded.
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard let image = UIImage(contentsOfFile: url.path) else { return nil }
        self.init(image: image)
        self.url = url
    }
    /// Creates an infinite image of one color.
    public convenience init(color: CIColor) {
        let pixel = color.pixel
        self.init(.infinite) { _, _ in pixel }
    }
    /// Returns an image without pixels.
    public class func empty() -> CIImage { CIImage(.null) { _, _ in .zero } }
    public class var black: CIImage { CIImage(color: .black) }
    public class var white: CIImage { CIImage(color: .white) }
    public class var clear: CIImage { CIImage(color: .clear) }

    func take(_ properties: [AnyHashable: Any]) {
        self.properties = Dictionary(properties.compactMap { key, value in (key as? String).map { ($0, value) } }) { $1 }
    }

    // MARK: Geometry

    /// Returns the image after a transform, in pixels with y upward.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        let back = matrix.inverted(), source = pixel
        return CIImage(extent.isInfinite ? extent : extent.applying(matrix)) { x, y in
            let point = CGPoint(x: CGFloat(x), y: CGFloat(y)).applying(back)
            return source(Float(point.x), Float(point.y))
        }
    }
    /// Returns the part of the image in a rectangle.
    public func cropped(to rect: CGRect) -> CIImage {
        let rect = extent.intersection(rect), source = pixel
        return CIImage(rect) { x, y in rect.contains(CGPoint(x: CGFloat(x), y: CGFloat(y))) ? source(x, y) : .zero }
    }
    /// Returns an infinite image that repeats the pixels at the edges.
    public func clampedToExtent() -> CIImage {
        guard !extent.isInfinite, !extent.isEmpty else { return self }
        let (source, low, high) = (
            pixel, (Float(extent.minX) + 0.5, Float(extent.minY) + 0.5), (Float(extent.maxX) - 0.5, Float(extent.maxY) - 0.5)
        )
        return CIImage(.infinite) { x, y in source(min(max(x, low.0), high.0), min(max(y, low.1), high.1)) }
    }
    /// Returns the image over another one.
    public func composited(over destination: CIImage) -> CIImage {
        let (top, bottom) = (pixel, destination.pixel)
        return CIImage(extent.union(destination.extent)) { x, y in
            let above = top(x, y)
            return above + bottom(x, y) * (1 - above.w)
        }
    }
    /// Returns the image turned and mirrored from an orientation to the upright one.
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { oriented(forExifOrientation: Int32(orientation.rawValue)) }
    /// Returns the image turned and mirrored from an orientation, 1 to 8, to the upright one.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        transformed(by: orientationTransform(forExifOrientation: orientation))
    }

    // MARK: Filters

    /// Returns the result of a filter. A filter that doesn't exist here returns the image unchanged.
    public func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
        guard let filter = CIFilter(name: filterName) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        for (key, value) in parameters { filter.setValue(value, forKey: key) }
        return filter.outputImage ?? self
    }
    /// Returns the image blurred with a radius in pixels.
    public func applyingGaussianBlur(sigma: Double) -> CIImage { applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma]) }
}

public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The options of creating an image. They have no effect.
    public static let colorSpace = Self(rawValue: "kCIImageColorSpace"), properties = Self(rawValue: "kCIImageProperties")
    /// The option of applying a file's orientation.
    public static let applyOrientationProperty = Self(rawValue: "kCIImageApplyOrientationProperty")
}

/// Pixels in memory, interpolated between their centers.
struct Bitmap {
    let width: Int, height: Int
    private(set) var pixels: [Pixel]

    init(width: Int, height: Int, pixels: [Pixel]) { (self.width, self.height, self.pixels) = (width, height, pixels) }

    init(_ image: CGImage) {
        (width, height) = (image.width, image.height)
        pixels = []
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return }
        context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        guard let bytes = context.data?.assumingMemoryBound(to: UInt8.self) else { return }
        let stride = context.bytesPerRow
        pixels = [Pixel](unsafeUninitializedCapacity: width * height) { buffer, count in
            for y in 0..<height {
                for x in 0..<width {
                    let at = bytes + y * stride + x * 4
                    buffer[y * width + x] = Pixel(Float(at[0]), Float(at[1]), Float(at[2]), Float(at[3])) / 255
                }
            }
            count = width * height
        }
    }

    /// Whether `rect` contains pixels, and at most 2^26 of them, which take a gigabyte.
    static func fits(_ rect: CGRect) -> Bool {
        !rect.isEmpty && max(rect.width, rect.height) <= 0x1p26 && rect.width * rect.height <= 0x1p26
    }

    /// Renders `rect` of `image`, row 0 on top. Empty if `rect` does not fit.
    init(_ image: CIImage, _ rect: CGRect) {
        (width, height) = Self.fits(rect) ? (Int(rect.width.rounded()), Int(rect.height.rounded())) : (0, 0)
        let (left, top) = (Float(rect.minX), Float(rect.maxY))
        let bounded = !image.extent.isInfinite, inside = image.extent
        pixels = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height {
            for x in 0..<width {
                let (px, py) = (left + Float(x) + 0.5, top - Float(y) - 0.5)
                pixels.append(!bounded || inside.contains(CGPoint(x: CGFloat(px), y: CGFloat(py))) ? image.pixel(px, py) : .zero)
            }
        }
    }

    private func at(_ x: Int, _ y: Int) -> Pixel {
        x < 0 || y < 0 || x >= width || y >= height || pixels.isEmpty ? .zero : pixels[(height - 1 - y) * width + x]
    }
    /// Samples a point, with `y` pointing up. A point at a pixel's center gives exactly that pixel.
    func pixel(_ x: Float, _ y: Float) -> Pixel {
        guard x.isFinite, y.isFinite, abs(x) < 1e6, abs(y) < 1e6 else { return .zero }
        let (fx, fy) = (x - 0.5, y - 0.5)
        let (left, low) = (fx.rounded(.down), fy.rounded(.down))
        let (dx, dy) = (fx - left, fy - low), (column, row) = (Int(left), Int(low))
        if dx < 0.001, dy < 0.001 { return at(column, row) }
        let lower = at(column, row) * (1 - dx) + at(column + 1, row) * dx
        return dy < 0.001 ? lower : lower * (1 - dy) + (at(column, row + 1) * (1 - dx) + at(column + 1, row + 1) * dx) * dy
    }
}
