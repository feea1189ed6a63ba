import UIKitCore

/// Renders images into pixels.
open class CIContext: NSObject, @unchecked Sendable {
    /// Creates a context. Options have no effect.
    public init(options: [CIContextOption: Any]? = nil) {}
    /// Creates a context. The arguments have no effect.
    public convenience init(cgContext: CGContext, options: [CIContextOption: Any]? = nil) { self.init(options: options) }

    /// Writes the pixels of `bounds` to memory in the format, premultiplied, top row first. The formats of floating point hold any value.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) {
        let rect = bounds.integral
        guard Bitmap.fits(rect) else { return }
        let bitmap = Bitmap(image, rect)
        let size = format.bytesPerPixel
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width { format.store(bitmap.pixels[y * bitmap.width + x], at: data + y * rowBytes + x * size) }
        }
    }

    /// The pixel's bytes, with no color component greater than alpha.
    static func bytes(of pixel: Pixel) -> SIMD4<UInt8> {
        var value = pixel.replacing(with: Float(0), where: pixel .!= pixel).clamped(lowerBound: .zero, upperBound: .one)
        value = value.replacing(with: value.w, where: value .> value.w) * 255
        return SIMD4<UInt8>(value.rounded(.toNearestOrAwayFromZero))
    }

    /// Returns the pixels of an image in a rectangle of its coordinates, with y upward; nil if it is empty or too large.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        let rect = fromRect.integral
        guard Bitmap.fits(rect) else { return nil }
        let bitmap = Bitmap(image, rect)
        guard
            let context = CGContext(
                data: nil, width: bitmap.width, height: bitmap.height, bitsPerComponent: 8, bytesPerRow: bitmap.width * 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue), let bytes = context.data?.assumingMemoryBound(to: UInt8.self)
        else { return nil }
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let value = Self.bytes(of: bitmap.pixels[y * bitmap.width + x])
                let at = bytes + y * context.bytesPerRow + x * 4
                for channel in 0..<4 { at[channel] = value[channel] }
            }
        }
        return context.makeImage()
    }
    /// Returns the pixels of an image in a rectangle. Format and color space have no effect.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?) -> CGImage? {
        createCGImage(image, from: fromRect)
    }
    /// Draws a part of an image into the current context of UIKit.
    open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {
        if let picture = createCGImage(image, from: fromRect) { UIGraphicsGetCurrentContext()?.draw(picture, in: inRect) }
    }
    /// Does nothing: there are no caches.
    open func clearCaches() {}
}

/// A setting of a context; all are ignored.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The options of the calculation. They have no effect.
    public static let useSoftwareRenderer = Self(rawValue: "kCIContextUseSoftwareRenderer"),
        workingColorSpace = Self(rawValue: "kCIContextWorkingColorSpace")
    /// The options of the results. They have no effect.
    public static let outputColorSpace = Self(rawValue: "kCIContextOutputColorSpace"),
        cacheIntermediates = Self(rawValue: "kCIContextCacheIntermediates")
    /// More options. They have no effect.
    public static let priorityRequestLow = Self(rawValue: "kCIContextPriorityRequestLow"),
        highQualityDownsample = Self(rawValue: "kCIContextHighQualityDownsample"), workingFormat = Self(rawValue: "kCIContextWorkingFormat")
}
/// The memory format of pixels.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    /// Formats of 8 bits a component, in several orders.
    public static let RGBA8 = Self(rawValue: 24), BGRA8 = Self(rawValue: 18), ARGB8 = Self(rawValue: 23)
}

/// A color as an input of filters.
open class CIColor: NSObject, @unchecked Sendable {
    open private(set) var red, green, blue, alpha: CGFloat
    public final let colorSpace: CGColorSpace
    /// Creates a color with components in sRGB from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        colorSpace = CGColorSpaceCreateDeviceRGB()
    }
    /// Creates a color with components of an RGB space. Returns nil for other spaces.
    public init?(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1, colorSpace: CGColorSpace) {
        guard colorSpace.model == .rgb else { return nil }
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        self.colorSpace = colorSpace
    }
    /// Creates a color from UIKit's.
    public convenience init(color: UIColor) {
        var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&r, green: &g, blue: &b, alpha: &a)
        self.init(red: r, green: g, blue: b, alpha: a)
    }
    /// Creates a color from a Core Graphics color.
    public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }
    /// Parses a string such as "0.5 0.7 0.3 1.0".
    public convenience init(string: String) {
        let parts = string.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) } + [0, 0, 0]
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 6 ? parts[3] : 1)
    }
    /// Black, white, and transparent.
    public static let black = CIColor(red: 0, green: 0, blue: 0), white = CIColor(red: 1, green: 1, blue: 1),
        clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
    /// The primary colors and their mixtures.
    public static let red = CIColor(red: 1, green: 0, blue: 0), green = CIColor(red: 0, green: 1, blue: 0),
        blue = CIColor(red: 0, green: 0, blue: 1),
        gray = CIColor(red: 0.5, green: 0.5, blue: 0.5), cyan = CIColor(red: 0, green: 1, blue: 1),
        magenta = CIColor(red: 1, green: 0, blue: 1), yellow = CIColor(red: 1, green: 1, blue: 0)
    /// The number of the components with alpha, and the components, which stay valid.
    public var numberOfComponents: Int { 4 }
    public final var components: UnsafePointer<CGFloat> { UnsafePointer(memory) }
    private final lazy var memory: UnsafeMutablePointer<CGFloat> = {
        let place = UnsafeMutablePointer<CGFloat>.allocate(capacity: 4)
        for (index, value) in [red, green, blue, alpha].enumerated() { place[index] = value }
        return place
    }()
    deinit { memory.deallocate() }
    /// The components, separated by spaces.
    open var stringRepresentation: String {
        CIVector(values: [red, green, blue, alpha]).stringRepresentation.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
    }
    var pixel: Pixel {
        let plain =
            colorSpace.name == CGColorSpace.deviceRGBName ? nil : CGColor(colorSpace: colorSpace, components: [red, green, blue, 1])
        let converted = plain?.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil)?.components
        let (r, g, b) = converted.map { ($0[0], $0[1], $0[2]) } ?? (red, green, blue)
        return Pixel(Float(r * alpha), Float(g * alpha), Float(b * alpha), Float(alpha))
    }
}

/// A list of numbers as an input of filters.
open class CIVector: NSObject, @unchecked Sendable {
    let values: [CGFloat]
    public init(values: [CGFloat]) { self.values = values }
    /// Creates a vector of numbers at an address.
    public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
        self.init(values: Array(UnsafeBufferPointer(start: values, count: max(0, count))))
    }
    /// Reads the numbers of `[1 2 3]`.
    public convenience init(string representation: String) {
        self.init(
            values: representation.split { $0 == "[" || $0 == "]" || $0.isWhitespace || $0 == "," }.compactMap {
                Double($0).map { CGFloat($0) }
            })
    }
    /// Creates a vector of a transform's six entries.
    public convenience init(cgAffineTransform t: CGAffineTransform) { self.init(values: [t.a, t.b, t.c, t.d, t.tx, t.ty]) }
    public convenience init(x: CGFloat) { self.init(values: [x]) }
    /// Creates a vector of two numbers.
    public convenience init(x: CGFloat, y: CGFloat) { self.init(values: [x, y]) }
    /// Creates a vector of three numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(values: [x, y, z]) }
    /// Creates a vector of four numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init(values: [x, y, z, w]) }
    /// Creates a vector of a point's coordinates.
    public convenience init(cgPoint: CGPoint) { self.init(values: [cgPoint.x, cgPoint.y]) }
    /// Creates a vector of a rectangle's origin and size.
    public convenience init(cgRect: CGRect) { self.init(values: [cgRect.minX, cgRect.minY, cgRect.width, cgRect.height]) }
    public var count: Int { values.count }
    /// Returns a number, or 0 if there are fewer.
    public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
    /// The first number, or 0.
    public var x: CGFloat { value(at: 0) }
    /// The second number, or 0.
    public var y: CGFloat { value(at: 1) }
    /// The third number, or 0.
    public var z: CGFloat { value(at: 2) }
    /// The fourth number, or 0.
    public var w: CGFloat { value(at: 3) }
    /// The first two numbers as a point.
    public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    /// The first four numbers as a rectangle.
    public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
    /// The first six numbers as a transform.
    public var cgAffineTransformValue: CGAffineTransform {
        CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
    }
    /// The numbers in brackets.
    public var stringRepresentation: String {
        "[" + values.map { $0 == $0.rounded() && abs($0) < 1e15 ? String(Int($0)) : String(Double($0)) }.joined(separator: " ") + "]"
    }
}

extension UIImage {
    /// Creates an image from a filter's output.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
    /// Creates an image from a filter's output in pixels, with a scale and an orientation. It is empty if the result is infinite.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        if let picture = CIContext().createCGImage(ciImage, from: ciImage.extent) {
            self.init(cgImage: picture, scale: scale, orientation: orientation)
        } else {
            self.init()
        }
    }
    /// Always nil: an image created from a `CIImage` is rendered immediately.
    public var ciImage: CIImage? { nil }
}
extension UIColor {
    /// Creates a color from Core Image's.
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }
    /// The color as Core Image's.
    public var ciColor: CIColor { CIColor(color: self) }
}
