import UIKitCore

// Names of vImage that code around Core Image uses.

/// A number of pixels.
public typealias vImagePixelCount = UInt
/// The result of a call, 0 for success.
public typealias vImage_Error = Int
/// A set of options.
public typealias vImage_Flags = UInt32
/// The call succeeded.
public let kvImageNoError: vImage_Error = 0
/// The region is larger than the image.
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766
/// No options.
public let kvImageNoFlags: vImage_Flags = 0

/// Pixels in memory that the owner frees.
public struct vImage_Buffer {
    /// The pixels.
    public var data: UnsafeMutableRawPointer!
    /// The number of rows.
    public var height: vImagePixelCount
    /// The number of pixels in a row.
    public var width: vImagePixelCount
    /// The distance between rows in bytes.
    public var rowBytes: Int

    /// Creates a buffer without pixels.
    public init() { (data, height, width, rowBytes) = (nil, 0, 0, 0) }
    /// Creates a buffer of pixels at an address.
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

    /// The size in pixels.
    public var size: CGSize { CGSize(width: Int(width), height: Int(height)) }
    /// Frees the pixels.
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
