// Pictures in memory: buffers of pixels with their planes, pools of them, and the values that are attached to them. Nothing shares them
// with a graphics processor, so buffers have no surface.
// FIXME(gap): surfaces (`IOSurface`), descriptions of pixel formats, and the numbers of color standards are missing.
@_exported import CoreGraphics
@_exported import Foundation
import UIKitFoundation
@_exported import typealias UIKitFoundation.FourCharCode
@_exported import typealias UIKitFoundation.OSStatus
@_exported import typealias UIKitFoundation.OSType

/// The result of a function: 0, or the number of an error.
public typealias CVReturn = Int32
public typealias CVOptionFlags = UInt64
public let kCVReturnSuccess: CVReturn = 0, kCVReturnFirst: CVReturn = -6660, kCVReturnError: CVReturn = -6660,
    kCVReturnInvalidArgument: CVReturn = -6661, kCVReturnAllocationFailed: CVReturn = -6662, kCVReturnUnsupported: CVReturn = -6663
/// The results of functions of displays, which there are none of.
public let kCVReturnInvalidDisplay: CVReturn = -6670, kCVReturnDisplayLinkAlreadyRunning: CVReturn = -6671,
    kCVReturnDisplayLinkNotRunning: CVReturn = -6672, kCVReturnDisplayLinkCallbacksNotSet: CVReturn = -6673
/// The results of functions of buffers.
public let kCVReturnInvalidPixelFormat: CVReturn = -6680, kCVReturnInvalidSize: CVReturn = -6681,
    kCVReturnInvalidPixelBufferAttributes: CVReturn = -6682, kCVReturnPixelBufferNotOpenGLCompatible: CVReturn = -6683,
    kCVReturnPixelBufferNotMetalCompatible: CVReturn = -6684
/// The results of functions of pools.
public let kCVReturnWouldExceedAllocationThreshold: CVReturn = -6689, kCVReturnPoolAllocationFailed: CVReturn = -6690,
    kCVReturnInvalidPoolAttributes: CVReturn = -6691, kCVReturnRetry: CVReturn = -6692, kCVReturnLast: CVReturn = -6699

/// How a buffer is locked.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    public let rawValue: CVOptionFlags
    public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }
    /// The app only reads.
    public static let readOnly = Self(rawValue: 1)
}
/// The buffers that a pool frees.
public struct CVPixelBufferPoolFlushFlags: OptionSet, Sendable {
    public let rawValue: CVOptionFlags
    public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }
    /// All buffers that aren't in use.
    public static let excessBuffers = Self(rawValue: 1)
}
/// Whether an attachment is copied to other buffers.
public enum CVAttachmentMode: UInt32, Sendable { case shouldNotPropagate, shouldPropagate }
public typealias CVPixelBufferReleaseBytesCallback = @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?) -> Void
/// Called when a buffer of the app's own planes is released.
public typealias CVPixelBufferReleasePlanarBytesCallback =
    @convention(c) (
        UnsafeMutableRawPointer?, UnsafeRawPointer?, Int, Int, UnsafeMutablePointer<UnsafeRawPointer?>?
    ) -> Void

/// A picture in memory, of one or more planes, with attached values.
public final class CVBuffer: Hashable, @unchecked Sendable {  // As on iOS, the app locks a buffer before it writes.
    struct Plane { var base: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int }
    let width: Int, height: Int, format: OSType, planes: [Plane], isPlanar: Bool, size: Int
    var attachments: [String: (value: Any, mode: CVAttachmentMode)] = [:]
    private let release: () -> Void

    init(_ width: Int, _ height: Int, _ format: OSType, _ planes: [Plane], isPlanar: Bool, size: Int, release: @escaping () -> Void) {
        (self.width, self.height, self.format, self.planes) = (width, height, format, planes)
        (self.isPlanar, self.size, self.release) = (isPlanar, size, release)
    }
    deinit { release() }

    /// Allocates the planes of a format; nil if the format is unknown or the size is none.
    convenience init?(_ width: Int, _ height: Int, _ format: OSType, alignment: Int) {
        guard width > 0, height > 0, width <= 1 << 20, height <= 1 << 20, let layout = PixelLayout(format) else { return nil }
        var size = 0, places: [(Int, Int, Int, Int)] = []
        for plane in layout.planes {
            let columns = (width + plane.across - 1) / plane.across, rows = (height + plane.down - 1) / plane.down
            let row = ((columns * plane.bits + 7) / 8 + alignment - 1) / alignment * alignment
            places.append((size, columns, rows, row))
            size += row * rows
        }
        guard size <= 1 << 32 else { return nil }
        let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        self.init(
            width, height, format, places.map { Plane(base: memory + $0.0, width: $0.1, height: $0.2, bytesPerRow: $0.3) },
            isPlanar: layout.isPlanar, size: size, release: memory.deallocate)
    }
    public static func == (a: CVBuffer, b: CVBuffer) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
/// A picture in memory.
public typealias CVImageBuffer = CVBuffer
/// Pixels in memory.
public typealias CVPixelBuffer = CVImageBuffer

/// The planes of a pixel format: the bits of an element, and the pixels across and down that share one.
struct PixelLayout {
    let planes: [(bits: Int, across: Int, down: Int)], isPlanar: Bool
    init?(_ format: OSType) {
        if let bits = Self.bits[format] {
            (planes, isPlanar) = ([(bits, 1, 1)], false)
        } else if let found = Self.planar[format] {
            (planes, isPlanar) = (found, true)
        } else {
            return nil
        }
    }
    private static let bits: [OSType: Int] = [
        kCVPixelFormatType_1Monochrome: 1, kCVPixelFormatType_8Indexed: 8, kCVPixelFormatType_16BE555: 16, kCVPixelFormatType_16LE555: 16,
        kCVPixelFormatType_16LE5551: 16, kCVPixelFormatType_16BE565: 16, kCVPixelFormatType_16LE565: 16, kCVPixelFormatType_24RGB: 24,
        kCVPixelFormatType_24BGR: 24, kCVPixelFormatType_32ARGB: 32, kCVPixelFormatType_32BGRA: 32, kCVPixelFormatType_32ABGR: 32,
        kCVPixelFormatType_32RGBA: 32, kCVPixelFormatType_64ARGB: 64, kCVPixelFormatType_64RGBALE: 64, kCVPixelFormatType_48RGB: 48,
        kCVPixelFormatType_16Gray: 16, kCVPixelFormatType_422YpCbCr8: 16, kCVPixelFormatType_422YpCbCr8_yuvs: 16,
        kCVPixelFormatType_OneComponent8: 8, kCVPixelFormatType_TwoComponent8: 16, kCVPixelFormatType_OneComponent16: 16,
        kCVPixelFormatType_TwoComponent16: 32, kCVPixelFormatType_OneComponent16Half: 16, kCVPixelFormatType_OneComponent32Float: 32,
        kCVPixelFormatType_TwoComponent16Half: 32, kCVPixelFormatType_TwoComponent32Float: 64, kCVPixelFormatType_64RGBAHalf: 64,
        kCVPixelFormatType_128RGBAFloat: 128, kCVPixelFormatType_DisparityFloat16: 16, kCVPixelFormatType_DisparityFloat32: 32,
        kCVPixelFormatType_DepthFloat16: 16, kCVPixelFormatType_DepthFloat32: 32, kCVPixelFormatType_30RGB: 32,
        kCVPixelFormatType_ARGB2101010LEPacked: 32, kCVPixelFormatType_30RGBLEPackedWideGamut: 32,
    ]
    private static let planar: [OSType: [(bits: Int, across: Int, down: Int)]] = [
        kCVPixelFormatType_420YpCbCr8Planar: [(8, 1, 1), (8, 2, 2), (8, 2, 2)],
        kCVPixelFormatType_420YpCbCr8PlanarFullRange: [(8, 1, 1), (8, 2, 2), (8, 2, 2)],
        kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: [(8, 1, 1), (16, 2, 2)],
        kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: [(8, 1, 1), (16, 2, 2)],
        kCVPixelFormatType_422YpCbCr8BiPlanarVideoRange: [(8, 1, 1), (16, 2, 1)],
        kCVPixelFormatType_422YpCbCr8BiPlanarFullRange: [(8, 1, 1), (16, 2, 1)],
        kCVPixelFormatType_444YpCbCr8BiPlanarVideoRange: [(8, 1, 1), (16, 1, 1)],
        kCVPixelFormatType_444YpCbCr8BiPlanarFullRange: [(8, 1, 1), (16, 1, 1)],
        kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange: [(16, 1, 1), (32, 2, 2)],
        kCVPixelFormatType_420YpCbCr10BiPlanarFullRange: [(16, 1, 1), (32, 2, 2)],
        kCVPixelFormatType_422YpCbCr10BiPlanarVideoRange: [(16, 1, 1), (32, 2, 1)],
        kCVPixelFormatType_422YpCbCr10BiPlanarFullRange: [(16, 1, 1), (32, 2, 1)],
        kCVPixelFormatType_444YpCbCr10BiPlanarVideoRange: [(16, 1, 1), (32, 1, 1)],
        kCVPixelFormatType_444YpCbCr10BiPlanarFullRange: [(16, 1, 1), (32, 1, 1)],
    ]
}

// MARK: Creating

/// Creates a buffer of zeros. Of the attributes, the alignment of rows has an effect.
@discardableResult
public func CVPixelBufferCreate(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType, _ pixelBufferAttributes: CFDictionary?,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    pixelBufferOut.pointee = nil
    guard PixelLayout(pixelFormatType) != nil else { return kCVReturnInvalidPixelFormat }
    let alignment = max(1, min(number(pixelBufferAttributes?[kCVPixelBufferBytesPerRowAlignmentKey]) ?? 16, 4096))
    guard let buffer = CVBuffer(width, height, pixelFormatType, alignment: alignment) else { return kCVReturnInvalidSize }
    pixelBufferOut.pointee = buffer
    return kCVReturnSuccess
}
/// Creates a buffer of one plane of the app's own bytes.
@discardableResult
public func CVPixelBufferCreateWithBytes(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType, _ baseAddress: UnsafeMutableRawPointer,
    _ bytesPerRow: Int, _ releaseCallback: CVPixelBufferReleaseBytesCallback?, _ releaseRefCon: UnsafeMutableRawPointer?,
    _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    pixelBufferOut.pointee = nil
    guard let layout = PixelLayout(pixelFormatType), !layout.isPlanar else { return kCVReturnInvalidPixelFormat }
    guard width > 0, height > 0, bytesPerRow > 0, height <= 1 << 20, bytesPerRow <= 1 << 40 else { return kCVReturnInvalidSize }
    let plane = CVBuffer.Plane(base: baseAddress, width: width, height: height, bytesPerRow: bytesPerRow)
    pixelBufferOut.pointee = CVBuffer(width, height, pixelFormatType, [plane], isPlanar: false, size: bytesPerRow * height) {
        releaseCallback?(releaseRefCon, baseAddress)
    }
    return kCVReturnSuccess
}
/// Creates a buffer of the app's own planes.
@discardableResult
public func CVPixelBufferCreateWithPlanarBytes(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType, _ dataPtr: UnsafeMutableRawPointer?,
    _ dataSize: Int, _ numberOfPlanes: Int, _ planeBaseAddress: UnsafeMutablePointer<UnsafeMutableRawPointer?>,
    _ planeWidth: UnsafeMutablePointer<Int>, _ planeHeight: UnsafeMutablePointer<Int>, _ planeBytesPerRow: UnsafeMutablePointer<Int>,
    _ releaseCallback: CVPixelBufferReleasePlanarBytesCallback?, _ releaseRefCon: UnsafeMutableRawPointer?,
    _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    pixelBufferOut.pointee = nil
    guard width > 0, height > 0, numberOfPlanes > 0 else { return kCVReturnInvalidSize }
    var planes: [CVBuffer.Plane] = []
    for index in 0..<numberOfPlanes {
        guard let base = planeBaseAddress[index] else { return kCVReturnInvalidArgument }
        planes.append(
            CVBuffer.Plane(base: base, width: planeWidth[index], height: planeHeight[index], bytesPerRow: planeBytesPerRow[index]))
    }
    let addresses = planes.map { UnsafeRawPointer($0.base) as UnsafeRawPointer? }
    pixelBufferOut.pointee = CVBuffer(width, height, pixelFormatType, planes, isPlanar: true, size: dataSize) {
        var copy = addresses
        copy.withUnsafeMutableBufferPointer { releaseCallback?(releaseRefCon, dataPtr, dataSize, numberOfPlanes, $0.baseAddress) }
    }
    return kCVReturnSuccess
}
func number(_ value: Any?) -> Int? {
    (value as? NSNumber)?.intValue ?? value as? Int ?? (value as? any BinaryInteger).map { Int(clamping: $0) }
}

// MARK: Reading

public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }
/// Returns the place of the pixels, or of the first plane.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { pixelBuffer.planes.first?.base }
/// Returns the length of a row, or of a row of the first plane.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.planes.first?.bytesPerRow ?? 0 }
/// Returns the number of bytes of all planes.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.size }
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { pixelBuffer.isPlanar }
/// Returns the number of planes; 0 if the format has none.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.isPlanar ? pixelBuffer.planes.count : 0 }
private func plane(_ buffer: CVPixelBuffer, _ index: Int) -> CVBuffer.Plane? {
    buffer.planes.indices.contains(index) ? buffer.planes[index] : nil
}
public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    plane(pixelBuffer, planeIndex)?.width ?? 0
}
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    plane(pixelBuffer, planeIndex)?.height ?? 0
}
/// Returns the place of a plane.
public func CVPixelBufferGetBaseAddressOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> UnsafeMutableRawPointer? {
    plane(pixelBuffer, planeIndex)?.base
}
/// Returns the length of a plane's row.
public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    plane(pixelBuffer, planeIndex)?.bytesPerRow ?? 0
}
/// Returns the pixels that surround the picture. There are none.
public func CVPixelBufferGetExtendedPixels(
    _ pixelBuffer: CVPixelBuffer, _ extraColumnsOnLeft: UnsafeMutablePointer<Int>?, _ extraColumnsOnRight: UnsafeMutablePointer<Int>?,
    _ extraRowsOnTop: UnsafeMutablePointer<Int>?, _ extraRowsOnBottom: UnsafeMutablePointer<Int>?
) { for extra in [extraColumnsOnLeft, extraColumnsOnRight, extraRowsOnTop, extraRowsOnBottom] { extra?.pointee = 0 } }
/// Locks the pixels, which are always in memory.
@discardableResult
public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> CVReturn { kCVReturnSuccess }
@discardableResult
public func CVPixelBufferUnlockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags) -> CVReturn {
    kCVReturnSuccess
}
/// Returns success: there are no pixels around the picture.
@discardableResult public func CVPixelBufferFillExtendedPixels(_ pixelBuffer: CVPixelBuffer) -> CVReturn { kCVReturnSuccess }
public func CVPixelBufferGetTypeID() -> UInt { 0x4356 }
/// Returns the size in pixels.
public func CVImageBufferGetEncodedSize(_ imageBuffer: CVImageBuffer) -> CGSize {
    CGSize(width: imageBuffer.width, height: imageBuffer.height)
}
public func CVImageBufferGetDisplaySize(_ imageBuffer: CVImageBuffer) -> CGSize { CVImageBufferGetEncodedSize(imageBuffer) }
/// Returns the whole picture.
public func CVImageBufferGetCleanRect(_ imageBuffer: CVImageBuffer) -> CGRect {
    CGRect(origin: .zero, size: CVImageBufferGetEncodedSize(imageBuffer))
}
/// Returns whether the first row is at the top, which is true.
public func CVImageBufferIsFlipped(_ imageBuffer: CVImageBuffer) -> Bool { true }
/// Returns the color space of attachments, which the caller releases, or nil.
public func CVImageBufferCreateColorSpaceFromAttachments(_ attachments: CFDictionary) -> Unmanaged<CGColorSpace>? {
    (attachments[kCVImageBufferCGColorSpaceKey] as? CGColorSpace).map(Unmanaged.passRetained)
}
/// Returns the color space that is attached, or nil.
public func CVImageBufferGetColorSpace(_ imageBuffer: CVImageBuffer) -> Unmanaged<CGColorSpace>? {
    (imageBuffer.attachments[kCVImageBufferCGColorSpaceKey]?.value as? CGColorSpace).map(Unmanaged.passUnretained)
}

// MARK: Attachments

/// Attaches a value to a buffer.
public func CVBufferSetAttachment(_ buffer: CVBuffer, _ key: CFString, _ value: Any, _ attachmentMode: CVAttachmentMode) {
    buffer.attachments[key] = (value, attachmentMode)
}
/// Attaches values to a buffer.
public func CVBufferSetAttachments(_ buffer: CVBuffer, _ theAttachments: CFDictionary, _ attachmentMode: CVAttachmentMode) {
    for (key, value) in theAttachments { if let key = key as? String { buffer.attachments[key] = (value, attachmentMode) } }
}
/// Returns a value that is attached to a buffer.
public func CVBufferCopyAttachment(_ buffer: CVBuffer, _ key: CFString, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?) -> Any? {
    guard let found = buffer.attachments[key] else { return nil }
    attachmentMode?.pointee = found.mode
    return found.value
}
/// Returns a value that is attached to a buffer, which keeps it.
public func CVBufferGetAttachment(
    _ buffer: CVBuffer, _ key: CFString, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> Unmanaged<CFTypeRef>? {
    guard let found = buffer.attachments[key] else { return nil }
    attachmentMode?.pointee = found.mode
    // A value that isn't an object stays in its box, so that the buffer keeps the object that is returned.
    let object = found.value as CFTypeRef
    buffer.attachments[key]?.value = object
    return .passUnretained(object)
}
/// Returns all values of a mode that are attached to a buffer; nil for none.
public func CVBufferCopyAttachments(_ buffer: CVBuffer, _ attachmentMode: CVAttachmentMode) -> CFDictionary? {
    let found = buffer.attachments.filter { $0.value.mode == attachmentMode }
    return found.isEmpty ? nil : Dictionary(uniqueKeysWithValues: found.map { (AnyHashable($0.key), $0.value.value) })
}
/// Returns all values of a mode that are attached to a buffer; nil for none.
public func CVBufferGetAttachments(_ buffer: CVBuffer, _ attachmentMode: CVAttachmentMode) -> CFDictionary? {
    CVBufferCopyAttachments(buffer, attachmentMode)
}
/// Returns whether a value is attached to a buffer.
public func CVBufferHasAttachment(_ buffer: CVBuffer, _ key: CFString) -> Bool { buffer.attachments[key] != nil }
public func CVBufferRemoveAttachment(_ buffer: CVBuffer, _ key: CFString) { buffer.attachments[key] = nil }
/// Removes all values from a buffer.
public func CVBufferRemoveAllAttachments(_ buffer: CVBuffer) { buffer.attachments = [:] }
/// Copies the values that propagate to another buffer.
public func CVBufferPropagateAttachments(_ sourceBuffer: CVBuffer, _ destinationBuffer: CVBuffer) {
    destinationBuffer.attachments.merge(sourceBuffer.attachments.filter { $0.value.mode == .shouldPropagate }) { $1 }
}

// MARK: Pools

/// Creates buffers of the same size and format. It keeps none for reuse.
public final class CVPixelBufferPool: Hashable, @unchecked Sendable {  // It has no state that changes but the list of weak references.
    struct Weak { weak var buffer: CVBuffer? }
    let attributes: CFDictionary, poolAttributes: CFDictionary
    private let lock = NSLock()
    private var given: [Weak] = []
    init(_ poolAttributes: CFDictionary, _ attributes: CFDictionary) {
        (self.poolAttributes, self.attributes) = (poolAttributes, attributes)
    }
    /// Creates a buffer unless as many as the threshold are in use.
    func buffer(_ threshold: Int?) -> (CVReturn, CVPixelBuffer?) {
        lock.lock()
        defer { lock.unlock() }
        given.removeAll { $0.buffer == nil }
        if let threshold, given.count >= threshold { return (kCVReturnWouldExceedAllocationThreshold, nil) }
        guard let format = number(attributes[kCVPixelBufferPixelFormatTypeKey]), let width = number(attributes[kCVPixelBufferWidthKey]),
            let height = number(attributes[kCVPixelBufferHeightKey])
        else { return (kCVReturnInvalidPixelBufferAttributes, nil) }
        var buffer: CVPixelBuffer?
        let result = CVPixelBufferCreate(nil, width, height, OSType(truncatingIfNeeded: format), attributes, &buffer)
        if let buffer { given.append(Weak(buffer: buffer)) }
        return (result, buffer)
    }
    public static func == (a: CVPixelBufferPool, b: CVPixelBufferPool) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
/// Creates a pool. The attributes of its buffers need a format, a width, and a height.
@discardableResult
public func CVPixelBufferPoolCreate(
    _ allocator: CFAllocator?, _ poolAttributes: CFDictionary?, _ pixelBufferAttributes: CFDictionary?,
    _ poolOut: UnsafeMutablePointer<CVPixelBufferPool?>
) -> CVReturn {
    poolOut.pointee = CVPixelBufferPool(poolAttributes ?? [:], pixelBufferAttributes ?? [:])
    return kCVReturnSuccess
}
@discardableResult
public func CVPixelBufferPoolCreatePixelBuffer(
    _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    let (result, buffer) = pixelBufferPool.buffer(nil)
    pixelBufferOut.pointee = buffer
    return result
}
/// Creates a buffer of a pool, within the threshold in the attributes.
@discardableResult
public func CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(
    _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool, _ auxAttributes: CFDictionary?,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    let (result, buffer) = pixelBufferPool.buffer(number(auxAttributes?[kCVPixelBufferPoolAllocationThresholdKey]))
    pixelBufferOut.pointee = buffer
    return result
}
public func CVPixelBufferPoolGetTypeID() -> UInt { 0x4356_504F }
/// Returns false: pixels in memory are not compressed.
public func CVIsCompressedPixelFormatAvailable(_ pixelFormatType: OSType) -> Bool { false }
public func CVPixelBufferPoolGetAttributes(_ pool: CVPixelBufferPool) -> CFDictionary? { pool.poolAttributes }
public func CVPixelBufferPoolGetPixelBufferAttributes(_ pool: CVPixelBufferPool) -> CFDictionary? { pool.attributes }
/// Does nothing: a pool keeps no unused buffers.
public func CVPixelBufferPoolFlush(_ pool: CVPixelBufferPool, _ options: CVPixelBufferPoolFlushFlags) {}

/// A time of a display's frame.
public struct CVTimeStamp: Sendable {
    /// The version of the structure, the units a second, and the time in units.
    public var version: UInt32 = 0, videoTimeScale: Int32 = 0, videoTime: Int64 = 0
    /// The time of the host, the scalar, and the period in units.
    public var hostTime: UInt64 = 0, rateScalar: Double = 0, videoRefreshPeriod: Int64 = 0
    /// Creates the time 0.
    public init() {}
}
/// A rational time.
public struct CVTime: Sendable, Hashable {
    /// The units, the units in a second, and bits.
    public var timeValue: Int64 = 0, timeScale: Int32 = 0, flags: Int32 = 0
    /// Creates the time 0.
    public init() {}
    public init(timeValue: Int64, timeScale: Int32, flags: Int32) {
        (self.timeValue, self.timeScale, self.flags) = (timeValue, timeScale, flags)
    }
}
/// Returns the ticks of the clock of the host a second.
public func CVGetHostClockFrequency() -> Double { 1_000_000_000 }
