// Video is not encoded or decoded: sessions can't be created, and no hardware decodes. A picture in memory with four components of 8 bits
// becomes an image.
@_exported import CoreMediaCompanion
import UIKitFoundation

/// The flags of encoding and of decoding, and the information that they return.
public struct VTEncodeInfoFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Encoding goes on, or the frame was dropped.
    public static let asynchronous = Self(rawValue: 1), frameDropped = Self(rawValue: 2)
}
/// The information that decoding returns.
public struct VTDecodeInfoFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Decoding goes on, the frame was dropped, or may be changed.
    public static let asynchronous = Self(rawValue: 1), frameDropped = Self(rawValue: 2), imageBufferModifiable = Self(rawValue: 4)
}
/// How a frame is decoded.
public struct VTDecodeFrameFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// In the background, not shown, in real time, or in another order.
    public static let _EnableAsynchronousDecompression = Self(rawValue: 1), _DoNotOutputFrame = Self(rawValue: 2),
        _1xRealTimePlayback = Self(rawValue: 4), _EnableTemporalProcessing = Self(rawValue: 8)
}
public typealias VTSession = AnyObject
/// Encodes video. None can be created.
public final class VTCompressionSession: Sendable { private init() {} }
/// Decodes video. None can be created.
public final class VTDecompressionSession: Sendable { private init() {} }
/// Converts pixels. None can be created.
public final class VTPixelTransferSession: Sendable { private init() {} }
/// Turns pixels. None can be created.
public final class VTPixelRotationSession: Sendable { private init() {} }
/// Called with an encoded frame. It isn't called.
public typealias VTCompressionOutputCallback = (
    UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, OSStatus, VTEncodeInfoFlags, CMSampleBuffer?
) -> Void
/// Called with an encoded frame. It isn't called.
public typealias VTCompressionOutputHandler = (OSStatus, VTEncodeInfoFlags, CMSampleBuffer?) -> Void
/// Called with a decoded frame. It isn't called.
public typealias VTDecompressionOutputCallback = (
    UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, OSStatus, VTDecodeInfoFlags, CVImageBuffer?, CMTime, CMTime
) -> Void
/// Called with a decoded frame. It isn't called.
public typealias VTDecompressionOutputHandler = (OSStatus, VTDecodeInfoFlags, CVImageBuffer?, CMTime, CMTime) -> Void
/// A function that is called with decoded frames, and its argument.
public struct VTDecompressionOutputCallbackRecord {
    /// The function, and its argument.
    public var decompressionOutputCallback: VTDecompressionOutputCallback?, decompressionOutputRefCon: UnsafeMutableRawPointer?
    /// Creates an empty structure.
    public init() {}
    /// Creates a structure.
    public init(decompressionOutputCallback: VTDecompressionOutputCallback?, decompressionOutputRefCon: UnsafeMutableRawPointer?) {
        (self.decompressionOutputCallback, self.decompressionOutputRefCon) = (decompressionOutputCallback, decompressionOutputRefCon)
    }
}
/// Returns an error: video isn't encoded.
@discardableResult
public func VTCompressionSessionCreate(
    allocator: CFAllocator?, width: Int32, height: Int32, codecType: CMVideoCodecType, encoderSpecification: CFDictionary?,
    imageBufferAttributes sourceImageBufferAttributes: CFDictionary?, compressedDataAllocator: CFAllocator?,
    outputCallback: VTCompressionOutputCallback?, refcon outputCallbackRefCon: UnsafeMutableRawPointer?,
    compressionSessionOut: UnsafeMutablePointer<VTCompressionSession?>
) -> OSStatus { kVTCouldNotFindVideoEncoderErr }
/// Returns an error: there is no session.
@discardableResult
public func VTCompressionSessionEncodeFrame(
    _ session: VTCompressionSession, imageBuffer: CVImageBuffer, presentationTimeStamp: CMTime, duration: CMTime,
    frameProperties: CFDictionary?, sourceFrameRefcon: UnsafeMutableRawPointer?, infoFlagsOut: UnsafeMutablePointer<VTEncodeInfoFlags>?
) -> OSStatus { kVTInvalidSessionErr }
@discardableResult
public func VTCompressionSessionEncodeFrame(
    _ session: VTCompressionSession, imageBuffer: CVImageBuffer, presentationTimeStamp: CMTime, duration: CMTime,
    frameProperties: CFDictionary?, infoFlagsOut: UnsafeMutablePointer<VTEncodeInfoFlags>?,
    outputHandler: @escaping VTCompressionOutputHandler
) -> OSStatus { kVTInvalidSessionErr }
@discardableResult public func VTCompressionSessionPrepareToEncodeFrames(_ session: VTCompressionSession) -> OSStatus {
    kVTInvalidSessionErr
}
@discardableResult
public func VTCompressionSessionCompleteFrames(_ session: VTCompressionSession, untilPresentationTimeStamp: CMTime) -> OSStatus {
    kVTInvalidSessionErr
}
/// Does nothing: there is no session.
public func VTCompressionSessionInvalidate(_ session: VTCompressionSession) {}
/// Returns an error: video isn't decoded.
@discardableResult
public func VTDecompressionSessionCreate(
    allocator: CFAllocator?, formatDescription videoFormatDescription: CMVideoFormatDescription, decoderSpecification: CFDictionary?,
    imageBufferAttributes destinationImageBufferAttributes: CFDictionary?,
    outputCallback: UnsafePointer<VTDecompressionOutputCallbackRecord>?,
    decompressionSessionOut: UnsafeMutablePointer<VTDecompressionSession?>
) -> OSStatus { kVTCouldNotFindVideoDecoderErr }
/// Returns an error: there is no session.
@discardableResult
public func VTDecompressionSessionDecodeFrame(
    _ session: VTDecompressionSession, sampleBuffer: CMSampleBuffer, flags decodeFlags: VTDecodeFrameFlags,
    frameRefcon sourceFrameRefCon: UnsafeMutableRawPointer?, infoFlagsOut: UnsafeMutablePointer<VTDecodeInfoFlags>?
) -> OSStatus { kVTInvalidSessionErr }
@discardableResult
public func VTDecompressionSessionDecodeFrame(
    _ session: VTDecompressionSession, sampleBuffer: CMSampleBuffer, flags decodeFlags: VTDecodeFrameFlags,
    infoFlagsOut: UnsafeMutablePointer<VTDecodeInfoFlags>?, outputHandler: @escaping VTDecompressionOutputHandler
) -> OSStatus { kVTInvalidSessionErr }
@discardableResult public func VTDecompressionSessionWaitForAsynchronousFrames(_ session: VTDecompressionSession) -> OSStatus {
    kVTInvalidSessionErr
}
@discardableResult public func VTDecompressionSessionFinishDelayedFrames(_ session: VTDecompressionSession) -> OSStatus {
    kVTInvalidSessionErr
}
public func VTDecompressionSessionCanAcceptFormatDescription(
    _ session: VTDecompressionSession, formatDescription newFormatDesc: CMFormatDescription
) -> Bool { false }
/// Does nothing: there is no session.
public func VTDecompressionSessionInvalidate(_ session: VTDecompressionSession) {}
/// Returns an error: there is no session.
@discardableResult public func VTSessionSetProperty(_ session: VTSession, key propertyKey: CFString, value propertyValue: Any?) -> OSStatus
{
    kVTInvalidSessionErr
}
@discardableResult public func VTSessionSetProperties(_ session: VTSession, propertyDictionary: CFDictionary) -> OSStatus {
    kVTInvalidSessionErr
}
/// Returns false: there is no hardware.
public func VTIsHardwareDecodeSupported(_ codecType: CMVideoCodecType) -> Bool { false }
/// Makes an image of a picture with four components of 8 bits; other pictures return an error.
@discardableResult
public func VTCreateCGImageFromCVPixelBuffer(_ pixelBuffer: CVPixelBuffer, options: CFDictionary?, imageOut: UnsafeMutablePointer<CGImage?>)
    -> OSStatus
{
    let format = CVPixelBufferGetPixelFormatType(pixelBuffer)
    guard format == kCVPixelFormatType_32BGRA || format == kCVPixelFormatType_32ARGB, let base = CVPixelBufferGetBaseAddress(pixelBuffer)
    else {
        return kVTPixelTransferNotSupportedErr
    }
    let order = format == kCVPixelFormatType_32BGRA ? CGBitmapInfo.byteOrder32Little : .byteOrder32Big
    imageOut.pointee = CGContext(
        data: base, width: CVPixelBufferGetWidth(pixelBuffer), height: CVPixelBufferGetHeight(pixelBuffer), bitsPerComponent: 8,
        bytesPerRow: CVPixelBufferGetBytesPerRow(pixelBuffer), space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | order.rawValue)?.makeImage()
    return imageOut.pointee == nil ? kVTParameterErr : 0
}
