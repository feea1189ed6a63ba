import UIKitCore

public enum CIRenderDestinationAlphaMode: UInt, Sendable {
    /// The colors are without alpha, multiplied by it, or not.
    case none, premultiplied, unpremultiplied
}

/// Memory that receives the pixels of an image.
open class CIRenderDestination: NSObject, @unchecked Sendable {
    let data: UnsafeMutableRawPointer
    /// The object that owns the memory.
    final var owner: AnyObject?
    let bytesPerRow: Int
    let format: CIFormat
    /// The size in pixels.
    public let width: Int
    public let height: Int
    /// The use of alpha. It has no effect: colors are multiplied by alpha.
    public final var alphaMode = CIRenderDestinationAlphaMode.premultiplied
    /// Whether the first row is the lowest one.
    public final var isFlipped = false
    /// Whether colors are spread to hide steps. It has no effect.
    public final var isDithered = false
    /// Whether colors are limited to 0 to 1, which they always are in formats of whole numbers.
    public final var isClamped = true
    /// The space of the colors. It has no effect.
    public final var colorSpace: CGColorSpace? = CGColorSpace(name: CGColorSpace.sRGB)
    /// The way to mix with what is there, or nil to replace it.
    public final var blendKernel: CIBlendKernel?
    /// Whether colors are mixed in the destination's space. It has no effect.
    public final var blendsInDestinationColorSpace = false
    /// The file for a trace. Nothing is written.
    public final var captureTraceURL: URL?

    /// Creates a destination of memory, which must stay valid.
    public init(bitmapData data: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, format: CIFormat) {
        (self.data, self.width, self.height) = (data, width, height)
        (self.bytesPerRow, self.format) = (bytesPerRow, format)
    }
}

/// The work of a task that is done.
open class CIRenderInfo: NSObject, @unchecked Sendable {
    /// The time of compiling and of running in seconds: none is measured.
    public let kernelExecutionTime: TimeInterval = 0
    public let kernelCompileTime: TimeInterval = 0
    /// The number of passes over the image, and of pixels.
    public let passCount = 1
    public let pixelsProcessed: Int
    init(pixelsProcessed: Int) { self.pixelsProcessed = pixelsProcessed }
}

/// The drawing of an image, which is done when it is returned.
open class CIRenderTask: NSObject, @unchecked Sendable {
    private let info: CIRenderInfo
    init(_ info: CIRenderInfo) { self.info = info }
    /// Returns the work that was done.
    open func waitUntilCompleted() throws -> CIRenderInfo { info }
}

extension CIContext {
    /// Draws the rectangle of an image at a point of the destination, with y upward in both.
    public func startTask(toRender image: CIImage, from fromRect: CGRect, to destination: CIRenderDestination, at atPoint: CGPoint) throws
        -> CIRenderTask
    {
        let whole = CGRect(x: 0, y: 0, width: destination.width, height: destination.height)
        let moved = image.transformed(by: CGAffineTransform(translationX: atPoint.x - fromRect.minX, y: atPoint.y - fromRect.minY))
        let area = CGRect(origin: atPoint, size: fromRect.size).integral.intersection(whole)
        guard Bitmap.fits(area) else { return CIRenderTask(CIRenderInfo(pixelsProcessed: 0)) }
        let bitmap = Bitmap(moved, area)
        let size = destination.format.bytesPerPixel
        for y in 0..<bitmap.height {
            let line = destination.height - Int(area.maxY) + y
            let row = destination.data + (destination.isFlipped ? destination.height - 1 - line : line) * destination.bytesPerRow
            for x in 0..<bitmap.width {
                let place = row + (Int(area.minX) + x) * size
                var pixel = bitmap.pixels[y * bitmap.width + x]
                if let kernel = destination.blendKernel { pixel = kernel.mixed(pixel, destination.format.pixel(place)) }
                destination.format.store(pixel, at: place)
            }
        }
        return CIRenderTask(CIRenderInfo(pixelsProcessed: bitmap.pixels.count))
    }
    /// Draws an image at the origin of the destination.
    public func startTask(toRender image: CIImage, to destination: CIRenderDestination) throws -> CIRenderTask {
        let whole = CGRect(x: 0, y: 0, width: destination.width, height: destination.height)
        return try startTask(toRender: image, from: whole, to: destination, at: .zero)
    }
    /// Does nothing: there is nothing to prepare.
    public func prepareRender(_ image: CIImage, from fromRect: CGRect, to destination: CIRenderDestination, at atPoint: CGPoint) throws {}
    /// Makes the destination transparent.
    public func startTask(toClear destination: CIRenderDestination) throws -> CIRenderTask {
        try startTask(toRender: CIImage(color: .clear), to: destination)
    }
}

/// An image that parts are drawn into one after another.
open class CIImageAccumulator: NSObject, @unchecked Sendable {
    public let extent: CGRect
    /// The format of the pixels.
    public let format: CIFormat
    private final var content = CIImage.empty()

    /// Creates an empty image. Returns nil for an infinite or empty rectangle.
    public init?(extent: CGRect, format: CIFormat) {
        guard Bitmap.fits(extent) else { return nil }
        (self.extent, self.format) = (extent, format)
    }
    /// Creates an empty image. The space has no effect.
    public convenience init?(extent: CGRect, format: CIFormat, colorSpace: CGColorSpace) { self.init(extent: extent, format: format) }
    open func image() -> CIImage { content }
    open func setImage(_ image: CIImage) { setImage(image, dirtyRect: extent) }
    /// Replaces the part of the image in a rectangle.
    open func setImage(_ image: CIImage, dirtyRect: CGRect) {
        let (old, new, area, whole) = (content.pixel, image.pixel, dirtyRect, extent)
        let mixed = CIImage(whole) { x, y in area.contains(CGPoint(x: CGFloat(x), y: CGFloat(y))) ? new(x, y) : old(x, y) }
        let bitmap = Bitmap(mixed, whole)
        let (left, low) = (Float(whole.minX), Float(whole.minY))
        content = CIImage(whole) { x, y in bitmap.pixel(x - left, y - low) }
    }
    /// Makes the image transparent.
    open func clear() { content = .empty() }
}

/// The place of an image's pixels.
open class CIFilterShape: NSObject, NSCopying, @unchecked Sendable {
    /// The smallest rectangle around the shape.
    public let extent: CGRect
    public init(rect: CGRect) { extent = rect }
    /// Returns the shape itself, because it can't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// Returns the shape after a transform.
    open func transform(by transform: CGAffineTransform, interior flag: Bool) -> CIFilterShape {
        CIFilterShape(rect: extent.applying(transform))
    }
    /// Returns the shape with its edges moved inward.
    open func insetBy(x dx: Int32, y dy: Int32) -> CIFilterShape { CIFilterShape(rect: extent.insetBy(dx: CGFloat(dx), dy: CGFloat(dy))) }
    /// Returns the rectangle around both shapes.
    open func union(with shape: CIFilterShape) -> CIFilterShape { CIFilterShape(rect: extent.union(shape.extent)) }
    /// Returns the rectangle around the shape and a rectangle.
    open func union(with rect: CGRect) -> CIFilterShape { CIFilterShape(rect: extent.union(rect)) }
    /// Returns the rectangle that both shapes have in common.
    open func intersect(with shape: CIFilterShape) -> CIFilterShape { CIFilterShape(rect: extent.intersection(shape.extent)) }
    /// Returns the rectangle that the shape and a rectangle have in common.
    open func intersect(with rect: CGRect) -> CIFilterShape { CIFilterShape(rect: extent.intersection(rect)) }
}

/// An image as an input of a kernel.
open class CISampler: NSObject, NSCopying, @unchecked Sendable {
    /// The rectangle of the image.
    public let extent: CGRect
    /// The place of the image's pixels.
    public let definition: CIFilterShape
    public convenience init(image im: CIImage) { self.init(image: im, options: nil) }
    /// Creates a sampler of an image; the options have no effect.
    public init(image im: CIImage, options dict: [AnyHashable: Any]? = nil) {
        (extent, definition) = (im.extent, CIFilterShape(rect: im.extent))
    }
    /// Returns the sampler itself, because it can't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
