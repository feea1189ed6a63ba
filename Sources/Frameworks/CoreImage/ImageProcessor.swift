@_exported import MetalCompanion
import UIKitCore

/// An image that a processor reads.
public protocol CIImageProcessorInput {
    /// The part of the image that is in memory.
    var region: CGRect { get }
    /// The distance between rows in bytes.
    var bytesPerRow: Int { get }
    /// The format of a pixel.
    var format: CIFormat { get }
    /// The first pixel of the top row.
    var baseAddress: UnsafeRawPointer { get }
    /// A number that is equal for equal inputs.
    var digest: UInt64 { get }
    /// The number of this part of the region, and of all: the whole region is one part.
    var roiTileIndex: UInt { get }
    var roiTileCount: UInt { get }
    /// Always `nil`: there is no graphics processor.
    var metalTexture: (any MTLTexture)? { get }
}

/// The memory that a processor writes.
public protocol CIImageProcessorOutput {
    /// The rectangle that is calculated.
    var region: CGRect { get }
    /// The distance between rows in bytes.
    var bytesPerRow: Int { get }
    /// The format of a pixel.
    var format: CIFormat { get }
    /// The first pixel of the top row.
    var baseAddress: UnsafeMutableRawPointer { get }
    /// A number that is equal for equal outputs.
    var digest: UInt64 { get }
    /// Always `nil`: there is no graphics processor.
    var metalTexture: (any MTLTexture)? { get }
    /// Always `nil`: there is no graphics processor.
    var metalCommandBuffer: (any MTLCommandBuffer)? { get }
}

/// A step of image processing that an app implements over memory. It runs when `apply(withExtent:inputs:arguments:)` is called.
open class CIImageProcessorKernel: NSObject, @unchecked Sendable {
    /// Calculates the pixels of the output. Subclasses override it.
    open class func process(with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput) throws
    {}
    /// The part of an input that is needed for `outputRect`.
    open class func roi(forInput input: Int32, arguments: [String: Any]?, outputRect: CGRect) -> CGRect { outputRect }
    /// Returns the format in which an input is passed.
    open class func formatForInput(at input: Int32) -> CIFormat { .BGRA8 }
    open class var outputFormat: CIFormat { .BGRA8 }
    /// Returns the format of one of several outputs.
    open class func outputFormat(at index: Int32, arguments: [String: Any]?) -> CIFormat { outputFormat }
    /// Whether the output has no transparent pixels.
    open class var outputIsOpaque: Bool { false }
    /// Whether inputs are ready in memory, which they always are.
    open class var synchronizeInputs: Bool { true }

    /// Returns an image that the processor calculates from others when it is drawn.
    public class func apply(withExtent extent: CGRect, inputs: [CIImage]?, arguments: [String: Any]?) throws -> CIImage {
        let rect = extent.integral
        guard Bitmap.fits(rect) else { return .empty() }
        let read = (inputs ?? []).enumerated().compactMap { index, image in
            let region = roi(forInput: Int32(index), arguments: arguments, outputRect: rect).integral
            return Bitmap.fits(region) ? ProcessorInput(memory: ProcessorMemory(image, region, formatForInput(at: Int32(index)))) : nil
        }
        let output = ProcessorMemory(nil, rect, outputFormat)
        try process(with: read, arguments: arguments, output: ProcessorOutput(memory: output))
        return output.image
    }
}

/// Pixels of a region in a memory format, for a processor.
private final class ProcessorMemory {
    let region: CGRect, format: CIFormat, bytesPerRow: Int
    private let memory: UnsafeMutableRawBufferPointer

    /// The pixels of `image`, or zeros without one.
    init(_ image: CIImage?, _ region: CGRect, _ format: CIFormat) {
        (self.region, self.format, bytesPerRow) = (region, format, Int(region.width) * format.bytesPerPixel)
        memory = .allocate(byteCount: max(bytesPerRow * Int(region.height), 1), alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0)
        guard let image else { return }
        CIContext().render(image, toBitmap: start, rowBytes: bytesPerRow, bounds: region, format: format, colorSpace: nil)
    }

    deinit { memory.deallocate() }

    var digest: UInt64 { memory.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } }

    // The buffer is never empty.
    var start: UnsafeMutableRawPointer { memory.baseAddress! }

    var image: CIImage {
        let (width, height) = (Int(region.width), Int(region.height))
        let pixels = (0..<width * height).map { format.pixel(start + $0 / width * bytesPerRow + $0 % width * format.bytesPerPixel) }
        let bitmap = Bitmap(width: width, height: height, pixels: pixels), (left, low) = (Float(region.minX), Float(region.minY))
        return CIImage(region) { x, y in bitmap.pixel(x - left, y - low) }
    }
}

private struct ProcessorInput: CIImageProcessorInput {
    let memory: ProcessorMemory
    var region: CGRect { memory.region }
    var bytesPerRow: Int { memory.bytesPerRow }
    var format: CIFormat { memory.format }
    var baseAddress: UnsafeRawPointer { UnsafeRawPointer(memory.start) }
    var digest: UInt64 { memory.digest }
    var roiTileIndex: UInt { 0 }
    var roiTileCount: UInt { 1 }
    var metalTexture: (any MTLTexture)? { nil }
}

private struct ProcessorOutput: CIImageProcessorOutput {
    let memory: ProcessorMemory
    var region: CGRect { memory.region }
    var bytesPerRow: Int { memory.bytesPerRow }
    var format: CIFormat { memory.format }
    var baseAddress: UnsafeMutableRawPointer { memory.start }
    var digest: UInt64 { memory.digest }
    var metalTexture: (any MTLTexture)? { nil }
    var metalCommandBuffer: (any MTLCommandBuffer)? { nil }
}

extension CIFormat {
    /// Formats of one or four components of several sizes.
    public static let R8 = Self(rawValue: 31), A8 = Self(rawValue: 32), Rh = Self(rawValue: 33), Rf = Self(rawValue: 34),
        RGBAh = Self(rawValue: 35),
        RGBAf = Self(rawValue: 36)

    var bytesPerPixel: Int {
        switch self {
        case .R8, .A8: 1
        case .Rh: 2
        case .RGBAh: 8
        case .RGBAf: 16
        default: 4
        }
    }

    /// Writes a pixel, with values rounded and limited to a byte's range.
    func store(_ pixel: Pixel, at place: UnsafeMutableRawPointer) {
        switch self {
        case .Rf: place.storeBytes(of: pixel.x, as: Float.self)
        case .Rh: place.storeBytes(of: Float16(pixel.x), as: Float16.self)
        case .RGBAf: for index in 0..<4 { place.storeBytes(of: pixel[index], toByteOffset: index * 4, as: Float.self) }
        case .RGBAh: for index in 0..<4 { place.storeBytes(of: Float16(pixel[index]), toByteOffset: index * 2, as: Float16.self) }
        case .R8: place.storeBytes(of: CIContext.bytes(of: Pixel(pixel.x, 0, 0, 1)).x, as: UInt8.self)
        case .A8: place.storeBytes(of: CIContext.bytes(of: pixel).w, as: UInt8.self)
        default:
            let value = CIContext.bytes(of: pixel)
            for (offset, channel) in order.enumerated() { place.storeBytes(of: value[channel], toByteOffset: offset, as: UInt8.self) }
        }
    }

    func pixel(_ place: UnsafeMutableRawPointer) -> Pixel {
        switch self {
        case .Rf: return Self.finite(Pixel(place.loadUnaligned(as: Float.self), 0, 0, 1))
        case .Rh: return Self.finite(Pixel(Float(place.loadUnaligned(as: Float16.self)), 0, 0, 1))
        case .RGBAf: return Self.finite(place.loadUnaligned(as: Pixel.self))
        case .RGBAh: return Self.finite(Pixel(place.loadUnaligned(as: SIMD4<Float16>.self)))
        case .R8: return Pixel(Float(place.load(as: UInt8.self)) / 255, 0, 0, 1)
        case .A8: return Pixel(0, 0, 0, Float(place.load(as: UInt8.self)) / 255)
        default:
            var result = Pixel.zero
            for (offset, channel) in order.enumerated() {
                result[channel] = Float(place.load(fromByteOffset: offset, as: UInt8.self)) / 255
            }
            return result
        }
    }

    /// The pixel with 0 for components that aren't finite, which no recipe could round to an integer.
    private static func finite(_ pixel: Pixel) -> Pixel { pixel.replacing(with: Float(0), where: pixel - pixel .!= Float(0)) }
    private var order: [Int] { self == .BGRA8 ? [2, 1, 0, 3] : self == .ARGB8 ? [3, 0, 1, 2] : [0, 1, 2, 3] }
}
