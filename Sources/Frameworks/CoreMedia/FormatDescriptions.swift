import UIKitFoundation

// The formats of media, and blocks of bytes.

/// The number of a kind of media.
public typealias CMMediaType = FourCharCode
/// The number of an encoding of video.
public typealias CMVideoCodecType = FourCharCode
public typealias CMPixelFormatType = FourCharCode
/// The number of an encoding of sound.
public typealias CMAudioCodecType = FourCharCode
public typealias CMPersistentTrackID = Int32
/// No track.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

/// A width and a height in pixels.
public struct CMVideoDimensions: Sendable, Hashable {
    public var width: Int32, height: Int32
    public init() { (width, height) = (0, 0) }
    /// Creates a size.
    public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}

/// The format of media: the kind, the encoding, and the size of pictures or the rate of sound. It doesn't change.
public final class CMFormatDescription: Hashable, @unchecked Sendable {
    /// A number that four characters make up: the kind of media.
    public struct MediaType: RawRepresentable, Hashable, Sendable {
        public let rawValue: FourCharCode
        public init(rawValue: FourCharCode) { self.rawValue = rawValue }
        /// Pictures, sound, both, and text.
        public static let video = Self(rawValue: kCMMediaType_Video), audio = Self(rawValue: kCMMediaType_Audio),
            muxed = Self(rawValue: kCMMediaType_Muxed), text = Self(rawValue: kCMMediaType_Text)
        /// Captions, subtitles, time codes, and data about media.
        public static let closedCaption = Self(rawValue: kCMMediaType_ClosedCaption), subtitle = Self(rawValue: kCMMediaType_Subtitle),
            timeCode = Self(rawValue: kCMMediaType_TimeCode), metadata = Self(rawValue: kCMMediaType_Metadata)
    }
    /// A number that four characters make up: the encoding of media.
    public struct MediaSubType: RawRepresentable, Hashable, Sendable {
        public let rawValue: FourCharCode
        public init(rawValue: FourCharCode) { self.rawValue = rawValue }
        public static let h264 = Self(rawValue: kCMVideoCodecType_H264), hevc = Self(rawValue: kCMVideoCodecType_HEVC),
            jpeg = Self(rawValue: kCMVideoCodecType_JPEG), proRes422 = Self(rawValue: kCMVideoCodecType_AppleProRes422)
        /// Encodings of sound.
        public static let linearPCM = Self(rawValue: kAudioFormatLinearPCM), mpeg4AAC = Self(rawValue: kAudioFormatMPEG4AAC),
            appleLossless = Self(rawValue: kAudioFormatAppleLossless), mpegLayer3 = Self(rawValue: kAudioFormatMPEGLayer3)
    }
    /// The kind of media, and the encoding.
    public let mediaType: MediaType, mediaSubType: MediaSubType
    /// The size of pictures; 0 by 0 for other media.
    public let dimensions: CMVideoDimensions
    /// The further properties.
    let properties: CFDictionary
    let sound: UnsafeMutablePointer<AudioStreamBasicDescription>?

    init(_ type: FourCharCode, _ subtype: FourCharCode, _ size: CMVideoDimensions, _ properties: CFDictionary?) {
        (mediaType, mediaSubType, dimensions) = (MediaType(rawValue: type), MediaSubType(rawValue: subtype), size)
        (self.properties, sound) = (properties ?? [:], nil)
    }
    /// Creates a format of a kind of media without an encoding.
    package convenience init(mediaTypeOnly type: FourCharCode) { self.init(type, 0, CMVideoDimensions(), nil) }
    init(_ format: AudioStreamBasicDescription, _ properties: CFDictionary?) {
        (mediaType, mediaSubType, dimensions) = (.audio, MediaSubType(rawValue: format.mFormatID), CMVideoDimensions())
        self.properties = properties ?? [:]
        sound = .allocate(capacity: 1)
        sound?.initialize(to: format)
    }
    deinit { sound?.deallocate() }
    /// The format of sound, or nil.
    public var audioStreamBasicDescription: AudioStreamBasicDescription? { sound?.pointee }
    /// The layouts of the channels, which aren't stored.
    public var audioFormatList: [AudioStreamBasicDescription] { sound.map { [$0.pointee] } ?? [] }
    public func presentationDimensions(usePixelAspectRatio: Bool = true, useCleanAperture: Bool = true) -> CGSize {
        CGSize(width: Int(dimensions.width), height: Int(dimensions.height))
    }
    public static func == (a: CMFormatDescription, b: CMFormatDescription) -> Bool {
        a === b || a.mediaType == b.mediaType && a.mediaSubType == b.mediaSubType && a.dimensions == b.dimensions && a.sameSound(b)
    }
    private func sameSound(_ other: CMFormatDescription) -> Bool {
        guard let a = sound?.pointee, let b = other.sound?.pointee else { return sound == nil && other.sound == nil }
        return a.mSampleRate == b.mSampleRate && a.mChannelsPerFrame == b.mChannelsPerFrame && a.mBitsPerChannel == b.mBitsPerChannel
            && a.mFormatFlags == b.mFormatFlags
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(mediaType)
        hasher.combine(mediaSubType)
        hasher.combine(dimensions)
    }
}
public typealias CMVideoFormatDescription = CMFormatDescription
public typealias CMAudioFormatDescription = CMFormatDescription
/// The format of sound and video together.
public typealias CMMuxedFormatDescription = CMFormatDescription
/// The format of data about media.
public typealias CMMetadataFormatDescription = CMFormatDescription
public typealias CMTextFormatDescription = CMFormatDescription
public typealias CMClosedCaptionFormatDescription = CMFormatDescription
public typealias CMTimeCodeFormatDescription = CMFormatDescription

@discardableResult
public func CMFormatDescriptionCreate(
    allocator: CFAllocator?, mediaType: CMMediaType, mediaSubType: FourCharCode, extensions: CFDictionary?,
    formatDescriptionOut: UnsafeMutablePointer<CMFormatDescription?>
) -> OSStatus {
    formatDescriptionOut.pointee = CMFormatDescription(mediaType, mediaSubType, CMVideoDimensions(), extensions)
    return 0
}
@discardableResult
public func CMVideoFormatDescriptionCreate(
    allocator: CFAllocator?, codecType: CMVideoCodecType, width: Int32, height: Int32, extensions: CFDictionary?,
    formatDescriptionOut: UnsafeMutablePointer<CMFormatDescription?>
) -> OSStatus {
    formatDescriptionOut.pointee = CMFormatDescription(
        kCMMediaType_Video, codecType, CMVideoDimensions(width: width, height: height), extensions)
    return 0
}
/// Creates the format of a picture in memory.
@discardableResult
public func CMVideoFormatDescriptionCreateForImageBuffer(
    allocator: CFAllocator?, imageBuffer: CVImageBuffer, formatDescriptionOut: UnsafeMutablePointer<CMFormatDescription?>
) -> OSStatus {
    let size = CMVideoDimensions(width: Int32(CVPixelBufferGetWidth(imageBuffer)), height: Int32(CVPixelBufferGetHeight(imageBuffer)))
    formatDescriptionOut.pointee = CMFormatDescription(
        kCMMediaType_Video, CVPixelBufferGetPixelFormatType(imageBuffer), size, CVBufferCopyAttachments(imageBuffer, .shouldPropagate))
    return 0
}
/// Returns whether a format is that of a picture.
public func CMVideoFormatDescriptionMatchesImageBuffer(_ desc: CMVideoFormatDescription, imageBuffer: CVImageBuffer) -> Bool {
    Int(desc.dimensions.width) == CVPixelBufferGetWidth(imageBuffer) && Int(desc.dimensions.height) == CVPixelBufferGetHeight(imageBuffer)
        && desc.mediaSubType.rawValue == CVPixelBufferGetPixelFormatType(imageBuffer)
}
/// Creates the format of sound. The layout and the cookie aren't stored.
@discardableResult
public func CMAudioFormatDescriptionCreate(
    allocator: CFAllocator?, asbd: UnsafePointer<AudioStreamBasicDescription>, layoutSize: Int,
    layout: UnsafePointer<AudioChannelLayout>?, magicCookieSize: Int, magicCookie: UnsafeRawPointer?, extensions: CFDictionary?,
    formatDescriptionOut: UnsafeMutablePointer<CMFormatDescription?>
) -> OSStatus {
    formatDescriptionOut.pointee = CMFormatDescription(asbd.pointee, extensions)
    return 0
}
/// Returns the format of sound, or nil.
public func CMAudioFormatDescriptionGetStreamBasicDescription(_ desc: CMAudioFormatDescription)
    -> UnsafePointer<AudioStreamBasicDescription>?
{ desc.sound.map { UnsafePointer($0) } }
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { desc.mediaType.rawValue }
/// Returns the encoding.
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode { desc.mediaSubType.rawValue }
public func CMFormatDescriptionGetExtension(_ desc: CMFormatDescription, extensionKey: CFString) -> Any? { desc.properties[extensionKey] }
/// Returns the further properties; nil for none.
public func CMFormatDescriptionGetExtensions(_ desc: CMFormatDescription) -> CFDictionary? {
    desc.properties.isEmpty ? nil : desc.properties
}
/// Returns whether two formats are the same.
public func CMFormatDescriptionEqual(_ formatDescription: CMFormatDescription?, otherFormatDescription: CMFormatDescription?) -> Bool {
    formatDescription == otherFormatDescription
}
/// Returns the size in pixels.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions { videoDesc.dimensions }
public func CMVideoFormatDescriptionGetPresentationDimensions(
    _ videoDesc: CMVideoFormatDescription, usePixelAspectRatio: Bool, useCleanAperture: Bool
) -> CGSize { videoDesc.presentationDimensions() }
/// Returns the whole picture.
public func CMVideoFormatDescriptionGetCleanAperture(_ videoDesc: CMVideoFormatDescription, originIsAtTopLeft: Bool) -> CGRect {
    CGRect(origin: .zero, size: videoDesc.presentationDimensions())
}

// MARK: Blocks of bytes

public typealias CMBlockBufferFlags = UInt32
/// The bits of a block's functions.
public let kCMBlockBufferAssureMemoryNowFlag: CMBlockBufferFlags = 1, kCMBlockBufferAlwaysCopyDataFlag: CMBlockBufferFlags = 2,
    kCMBlockBufferDontOptimizeDepthFlag: CMBlockBufferFlags = 4, kCMBlockBufferPermitEmptyReferenceFlag: CMBlockBufferFlags = 8
/// The results of a block's functions.
public let kCMBlockBufferNoErr: OSStatus = 0, kCMBlockBufferStructureAllocationFailedErr: OSStatus = -12700,
    kCMBlockBufferBlockAllocationFailedErr: OSStatus = -12701, kCMBlockBufferBadCustomBlockSourceErr: OSStatus = -12702,
    kCMBlockBufferBadOffsetParameterErr: OSStatus = -12703, kCMBlockBufferBadLengthParameterErr: OSStatus = -12704,
    kCMBlockBufferBadPointerParameterErr: OSStatus = -12705, kCMBlockBufferEmptyBBufErr: OSStatus = -12706,
    kCMBlockBufferUnallocatedBlockErr: OSStatus = -12707, kCMBlockBufferInsufficientSpaceErr: OSStatus = -12708

/// A block of bytes in memory.
public final class CMBlockBuffer: Hashable, @unchecked Sendable {  // As at Apple, the app doesn't write while others read.
    let memory: UnsafeMutableRawPointer, length: Int
    private let owns: Bool
    init(length: Int) {
        (memory, self.length, owns) = (calloc(1, max(length, 1)), length, true)
    }
    init(memory: UnsafeMutableRawPointer, length: Int, owns: Bool) { (self.memory, self.length, self.owns) = (memory, length, owns) }
    deinit { if owns { free(memory) } }
    /// The number of bytes.
    public var dataLength: Int { length }
    /// Returns a copy of the bytes.
    public func dataBytes() throws -> Data { Data(bytes: memory, count: length) }
    /// Calls a closure with the bytes.
    public func withUnsafeMutableBytes<R>(atOffset offset: Int = 0, _ body: (UnsafeMutableRawBufferPointer) throws -> R) throws -> R {
        guard offset >= 0, offset <= length else { throw NSError(domain: NSOSStatusErrorDomain, code: -12703) }
        return try body(UnsafeMutableRawBufferPointer(start: memory + offset, count: length - offset))
    }
    public static func == (a: CMBlockBuffer, b: CMBlockBuffer) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
/// How a block allocates its memory. It isn't called.
public struct CMBlockBufferCustomBlockSource {
    /// The version of the structure.
    public var version: UInt32 = 0
    public init() {}
}
/// Creates a block of the app's memory, or of new memory. Memory for which there is an allocator other than the null one is freed with it.
@discardableResult
public func CMBlockBufferCreateWithMemoryBlock(
    allocator structureAllocator: CFAllocator?, memoryBlock: UnsafeMutableRawPointer?, blockLength: Int, blockAllocator: CFAllocator?,
    customBlockSource: UnsafePointer<CMBlockBufferCustomBlockSource>?, offsetToData: Int, dataLength: Int, flags: CMBlockBufferFlags,
    blockBufferOut: UnsafeMutablePointer<CMBlockBuffer?>
) -> OSStatus {
    guard offsetToData >= 0, dataLength >= 0, dataLength <= blockLength - offsetToData else { return kCMBlockBufferBadLengthParameterErr }
    if let memoryBlock {
        let owns = blockAllocator !== kCFAllocatorNull && offsetToData == 0
        blockBufferOut.pointee = CMBlockBuffer(memory: memoryBlock + offsetToData, length: dataLength, owns: owns)
    } else {
        blockBufferOut.pointee = CMBlockBuffer(length: dataLength)
    }
    return kCMBlockBufferNoErr
}
/// Returns the number of bytes.
public func CMBlockBufferGetDataLength(_ theBuffer: CMBlockBuffer) -> Int { theBuffer.length }
/// Returns whether there are no bytes.
public func CMBlockBufferIsEmpty(_ theBuffer: CMBlockBuffer) -> Bool { theBuffer.length == 0 }
@discardableResult
public func CMBlockBufferCopyDataBytes(
    _ theSourceBuffer: CMBlockBuffer, atOffset offsetToData: Int, dataLength: Int, destination: UnsafeMutableRawPointer
) -> OSStatus {
    guard offsetToData >= 0, dataLength >= 0, dataLength <= theSourceBuffer.length - offsetToData else {
        return kCMBlockBufferBadLengthParameterErr
    }
    memcpy(destination, theSourceBuffer.memory + offsetToData, dataLength)
    return kCMBlockBufferNoErr
}
/// Replaces bytes of a block.
@discardableResult
public func CMBlockBufferReplaceDataBytes(
    with sourceBytes: UnsafeRawPointer, blockBuffer destinationBuffer: CMBlockBuffer, offsetIntoDestination: Int, dataLength: Int
) -> OSStatus {
    guard offsetIntoDestination >= 0, dataLength >= 0, dataLength <= destinationBuffer.length - offsetIntoDestination else {
        return kCMBlockBufferBadLengthParameterErr
    }
    memcpy(destinationBuffer.memory + offsetIntoDestination, sourceBytes, dataLength)
    return kCMBlockBufferNoErr
}
/// Returns the place of the bytes.
@discardableResult
public func CMBlockBufferGetDataPointer(
    _ theBuffer: CMBlockBuffer, atOffset offset: Int, lengthAtOffsetOut: UnsafeMutablePointer<Int>?,
    totalLengthOut: UnsafeMutablePointer<Int>?, dataPointerOut: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> OSStatus {
    guard offset >= 0, offset <= theBuffer.length else { return kCMBlockBufferBadOffsetParameterErr }
    lengthAtOffsetOut?.pointee = theBuffer.length - offset
    totalLengthOut?.pointee = theBuffer.length
    dataPointerOut?.pointee = (theBuffer.memory + offset).assumingMemoryBound(to: CChar.self)
    return kCMBlockBufferNoErr
}
/// Returns success: the memory of a block is always there.
@discardableResult public func CMBlockBufferAssureBlockMemory(_ theBuffer: CMBlockBuffer) -> OSStatus { kCMBlockBufferNoErr }
