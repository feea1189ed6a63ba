import UIKitCore

// Names of Metal and vImage that code around Core Image uses. There is no GPU: such code finds no device, and computes on the processor.
// FIXME(gap): Metal, MetalPerformanceShaders, and Accelerate are not separate modules.

/// A graphics processor.
public protocol MTLDevice: AnyObject {}
/// A picture in the memory of a graphics processor.
public protocol MTLTexture: AnyObject {}
/// Commands for a graphics processor.
public protocol MTLCommandBuffer: AnyObject {}

/// Returns `nil`: there is no graphics processor.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
/// Returns false: no device supports the performance shaders.
public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { false }

/// A filter that makes each pixel zero or `maximumValue`. It needs a device, so it never runs.
open class MPSImageThresholdBinary: NSObject {
    public let thresholdValue: Float
    public let maximumValue: Float

    public init(
        device: any MTLDevice, thresholdValue: Float, maximumValue: Float, linearGrayColorTransform transform: UnsafePointer<Float>?
    ) {
        (self.thresholdValue, self.maximumValue) = (thresholdValue, maximumValue)
    }

    open func encode(commandBuffer: any MTLCommandBuffer, sourceTexture: any MTLTexture, destinationTexture: any MTLTexture) {}
}

public typealias vImagePixelCount = UInt
public typealias vImage_Error = Int
public typealias vImage_Flags = UInt32
public let kvImageNoError: vImage_Error = 0
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766
public let kvImageNoFlags: vImage_Flags = 0

/// Pixels in memory that the owner frees.
public struct vImage_Buffer {
    public var data: UnsafeMutableRawPointer!
    public var height: vImagePixelCount
    public var width: vImagePixelCount
    public var rowBytes: Int

    public init() { (data, height, width, rowBytes) = (nil, 0, 0, 0) }
    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
    }

    /// Allocates memory whose rows begin at multiples of 16 bytes. Throws if a size is not positive.
    public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
        guard width > 0, height > 0, bitsPerPixel > 0, width <= 1 << 20, height <= 1 << 20 else { throw CocoaError(.featureUnsupported) }
        let rowBytes = (width * Int(bitsPerPixel) + 127) / 128 * 16
        self.init(
            data: .allocate(byteCount: rowBytes * height, alignment: 16), height: vImagePixelCount(height), width: vImagePixelCount(width),
            rowBytes: rowBytes)
    }

    public var size: CGSize { CGSize(width: Int(width), height: Int(height)) }
    public func free() { data?.deallocate() }
}

/// Converts half precision to single precision.
public func vImageConvert_Planar16FtoPlanarF(
    _ source: UnsafePointer<vImage_Buffer>, _ destination: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    let (from, to) = (source.pointee, destination.pointee)
    guard to.width <= from.width, to.height <= from.height, let input = from.data, let output = to.data else {
        return kvImageRoiLargerThanInputBuffer
    }
    for y in 0..<Int(to.height) {
        for x in 0..<Int(to.width) {
            let value = input.load(fromByteOffset: y * from.rowBytes + x * 2, as: Float16.self)
            output.storeBytes(of: Float(value), toByteOffset: y * to.rowBytes + x * 4, as: Float.self)
        }
    }
    return kvImageNoError
}
