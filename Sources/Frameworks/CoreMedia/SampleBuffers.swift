import UIKitFoundation

// Samples: a picture, or bytes of encoded media, with their times and their format.

public struct CMSampleTimingInfo: Sendable, Hashable {
    /// The length, and the times of presentation and of decoding.
    public var duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime
    public init() { (duration, presentationTimeStamp, decodeTimeStamp) = (.invalid, .invalid, .invalid) }
    public init(duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime) {
        (self.duration, self.presentationTimeStamp, self.decodeTimeStamp) = (duration, presentationTimeStamp, decodeTimeStamp)
    }
    public static let invalid = CMSampleTimingInfo()
}
public let kCMTimingInfoInvalid = CMSampleTimingInfo.invalid
/// The number of samples.
public typealias CMItemCount = CFIndex
/// The results of a sample buffer's functions.
public let kCMSampleBufferError_AllocationFailed: OSStatus = -12730, kCMSampleBufferError_RequiredParameterMissing: OSStatus = -12731,
    kCMSampleBufferError_AlreadyHasDataBuffer: OSStatus = -12732, kCMSampleBufferError_BufferNotReady: OSStatus = -12733,
    kCMSampleBufferError_SampleIndexOutOfRange: OSStatus = -12734, kCMSampleBufferError_BufferHasNoSampleSizes: OSStatus = -12735,
    kCMSampleBufferError_BufferHasNoSampleTimingInfo: OSStatus = -12736, kCMSampleBufferError_ArrayTooSmall: OSStatus = -12737
/// The results of a sample buffer's functions.
public let kCMSampleBufferError_InvalidEntryCount: OSStatus = -12738, kCMSampleBufferError_CannotSubdivide: OSStatus = -12739,
    kCMSampleBufferError_SampleTimingInfoInvalid: OSStatus = -12740, kCMSampleBufferError_InvalidMediaTypeForOperation: OSStatus = -12741,
    kCMSampleBufferError_InvalidSampleData: OSStatus = -12742, kCMSampleBufferError_InvalidMediaFormat: OSStatus = -12743,
    kCMSampleBufferError_Invalidated: OSStatus = -12744, kCMSampleBufferError_DataFailed: OSStatus = -16750,
    kCMSampleBufferError_DataCanceled: OSStatus = -16751

/// A picture or bytes of media, with times and a format.
public final class CMSampleBuffer: Hashable, @unchecked Sendable {  // As on iOS, the app doesn't change it while other threads read it.
    /// The picture, or the bytes.
    public private(set) var imageBuffer: CVImageBuffer?, dataBuffer: CMBlockBuffer?
    public let formatDescription: CMFormatDescription?
    public let numSamples: CMItemCount
    let timings: [CMSampleTimingInfo], sizes: [Int]
    var attachments: [String: (value: Any, mode: CMAttachmentMode)] = [:]
    var samples: [NSMutableDictionary]
    private var isValidated = true

    init(
        image: CVImageBuffer? = nil, data: CMBlockBuffer? = nil, format: CMFormatDescription?, count: Int, timings: [CMSampleTimingInfo],
        sizes: [Int] = []
    ) {
        (imageBuffer, dataBuffer, formatDescription, numSamples) = (image, data, format, count)
        (self.timings, self.sizes, samples) = (timings, sizes, (0..<max(0, min(count, 1 << 20))).map { _ in NSMutableDictionary() })
    }
    public convenience init(
        imageBuffer: CVImageBuffer, formatDescription: CMVideoFormatDescription, sampleTiming: CMSampleTimingInfo
    ) throws {
        guard CMVideoFormatDescriptionMatchesImageBuffer(formatDescription, imageBuffer: imageBuffer) else {
            throw NSError(domain: NSOSStatusErrorDomain, code: Int(kCMSampleBufferError_InvalidMediaFormat))
        }
        self.init(image: imageBuffer, format: formatDescription, count: 1, timings: [sampleTiming])
    }
    /// Creates samples of encoded media.
    public convenience init(
        dataBuffer: CMBlockBuffer?, formatDescription: CMFormatDescription?, numSamples: CMItemCount,
        sampleTimings: [CMSampleTimingInfo], sampleSizes: [Int]
    ) throws {
        self.init(data: dataBuffer, format: formatDescription, count: numSamples, timings: sampleTimings, sizes: sampleSizes)
    }
    /// Creates a copy with other times.
    public convenience init(copying originalSampleBuffer: CMSampleBuffer, withNewTiming newSampleTiming: [CMSampleTimingInfo]) throws {
        self.init(copying: originalSampleBuffer, timings: newSampleTiming)
    }
    init(copying other: CMSampleBuffer, timings: [CMSampleTimingInfo]) {
        (imageBuffer, dataBuffer, formatDescription) = (other.imageBuffer, other.dataBuffer, other.formatDescription)
        (numSamples, sizes, self.timings) = (other.numSamples, other.sizes, timings)
        (attachments, samples) = (other.attachments, other.samples.map { $0.mutableCopy() as! NSMutableDictionary })
    }

    public var presentationTimeStamp: CMTime { timings.map(\.presentationTimeStamp).min() ?? .invalid }
    /// The first time of decoding.
    public var decodeTimeStamp: CMTime { timings.first?.decodeTimeStamp ?? .invalid }
    /// The length of all samples.
    public var duration: CMTime {
        guard let first = timings.first else { return .invalid }
        return timings.count == 1
            ? CMTimeMultiply(first.duration, multiplier: Int32(clamping: numSamples))
            : timings.dropFirst().reduce(first.duration) { $0 + $1.duration }
    }
    /// The times for presentation, which are those of the samples.
    public var outputPresentationTimeStamp: CMTime { presentationTimeStamp }
    /// The length for presentation.
    public var outputDuration: CMTime { duration }
    /// The number of bytes of all samples.
    public var totalSampleSize: Int { sizes.count == 1 ? sizes[0] &* numSamples : sizes.reduce(0, &+) }
    /// Whether the buffer isn't invalidated.
    public var isValid: Bool { isValidated }
    public var dataReadiness: Bool { isValidated }
    /// Releases the contents.
    public func invalidate() throws { (isValidated, imageBuffer, dataBuffer) = (false, nil, nil) }
    public func sampleTimingInfos() throws -> [CMSampleTimingInfo] {
        timings.count == 1 && numSamples > 1
            ? (0..<numSamples).map { timing(at: $0) } : timings
    }
    public func sampleTimingInfo(at index: Int) throws -> CMSampleTimingInfo {
        guard index >= 0, index < numSamples else {
            throw NSError(domain: NSOSStatusErrorDomain, code: Int(kCMSampleBufferError_SampleIndexOutOfRange))
        }
        return timing(at: index)
    }
    func timing(at index: Int) -> CMSampleTimingInfo {
        if timings.indices.contains(index), timings.count > 1 || index == 0 { return timings[index] }
        guard var timing = timings.first else { return .invalid }
        timing.presentationTimeStamp = timing.presentationTimeStamp + CMTimeMultiply(timing.duration, multiplier: Int32(clamping: index))
        return timing
    }
    public static func == (a: CMSampleBuffer, b: CMSampleBuffer) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// MARK: Creating

/// Creates a sample of a picture.
@discardableResult
public func CMSampleBufferCreateReadyWithImageBuffer(
    allocator: CFAllocator?, imageBuffer: CVImageBuffer, formatDescription: CMVideoFormatDescription,
    sampleTiming: UnsafePointer<CMSampleTimingInfo>, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    do {
        sampleBufferOut.pointee = try CMSampleBuffer(
            imageBuffer: imageBuffer, formatDescription: formatDescription, sampleTiming: sampleTiming.pointee)
        return 0
    } catch { return kCMSampleBufferError_InvalidMediaFormat }
}
public typealias CMSampleBufferMakeDataReadyCallback = @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer?) -> OSStatus
/// Creates a sample of a picture. The callback isn't called: a picture is ready.
@discardableResult
public func CMSampleBufferCreateForImageBuffer(
    allocator: CFAllocator?, imageBuffer: CVImageBuffer, dataReady: Bool, makeDataReadyCallback: CMSampleBufferMakeDataReadyCallback?,
    refcon makeDataReadyRefcon: UnsafeMutableRawPointer?, formatDescription: CMVideoFormatDescription,
    sampleTiming: UnsafePointer<CMSampleTimingInfo>, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    CMSampleBufferCreateReadyWithImageBuffer(
        allocator: allocator, imageBuffer: imageBuffer, formatDescription: formatDescription, sampleTiming: sampleTiming,
        sampleBufferOut: sampleBufferOut)
}
/// Creates samples of encoded media.
@discardableResult
public func CMSampleBufferCreateReady(
    allocator: CFAllocator?, dataBuffer: CMBlockBuffer?, formatDescription: CMFormatDescription?, sampleCount numSamples: CMItemCount,
    sampleTimingEntryCount numSampleTimingEntries: CMItemCount, sampleTimingArray: UnsafePointer<CMSampleTimingInfo>?,
    sampleSizeEntryCount numSampleSizeEntries: CMItemCount, sampleSizeArray: UnsafePointer<Int>?,
    sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    let timings = sampleTimingArray.map { Array(UnsafeBufferPointer(start: $0, count: max(0, numSampleTimingEntries))) } ?? []
    let sizes = sampleSizeArray.map { Array(UnsafeBufferPointer(start: $0, count: max(0, numSampleSizeEntries))) } ?? []
    sampleBufferOut.pointee = CMSampleBuffer(
        data: dataBuffer, format: formatDescription, count: numSamples, timings: timings, sizes: sizes)
    return 0
}
/// Creates samples of encoded media. The callback isn't called: the data are ready.
@discardableResult
public func CMSampleBufferCreate(
    allocator: CFAllocator?, dataBuffer: CMBlockBuffer?, dataReady: Bool, makeDataReadyCallback: CMSampleBufferMakeDataReadyCallback?,
    refcon makeDataReadyRefcon: UnsafeMutableRawPointer?, formatDescription: CMFormatDescription?,
    sampleCount numSamples: CMItemCount, sampleTimingEntryCount numSampleTimingEntries: CMItemCount,
    sampleTimingArray: UnsafePointer<CMSampleTimingInfo>?, sampleSizeEntryCount numSampleSizeEntries: CMItemCount,
    sampleSizeArray: UnsafePointer<Int>?, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    CMSampleBufferCreateReady(
        allocator: allocator, dataBuffer: dataBuffer, formatDescription: formatDescription, sampleCount: numSamples,
        sampleTimingEntryCount: numSampleTimingEntries, sampleTimingArray: sampleTimingArray,
        sampleSizeEntryCount: numSampleSizeEntries, sampleSizeArray: sampleSizeArray, sampleBufferOut: sampleBufferOut)
}
/// Creates a copy with the same contents.
@discardableResult
public func CMSampleBufferCreateCopy(
    allocator: CFAllocator?, sampleBuffer sbuf: CMSampleBuffer, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    sampleBufferOut.pointee = CMSampleBuffer(copying: sbuf, timings: sbuf.timings)
    return 0
}
/// Creates a copy with other times.
@discardableResult
public func CMSampleBufferCreateCopyWithNewTiming(
    allocator: CFAllocator?, sampleBuffer originalSBuf: CMSampleBuffer, sampleTimingEntryCount numSampleTimingEntries: CMItemCount,
    sampleTimingArray: UnsafePointer<CMSampleTimingInfo>?, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    let timings = sampleTimingArray.map { Array(UnsafeBufferPointer(start: $0, count: max(0, numSampleTimingEntries))) } ?? []
    sampleBufferOut.pointee = CMSampleBuffer(copying: originalSBuf, timings: timings)
    return 0
}

// MARK: Reading

/// Returns the picture, or nil.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
/// Returns the bytes, or nil.
public func CMSampleBufferGetDataBuffer(_ sbuf: CMSampleBuffer) -> CMBlockBuffer? { sbuf.dataBuffer }
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? { sbuf.formatDescription }
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> CMItemCount { sbuf.numSamples }
/// Returns the length.
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
/// Returns the first time of decoding.
public func CMSampleBufferGetDecodeTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.decodeTimeStamp }
/// Returns the length for presentation.
public func CMSampleBufferGetOutputDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.outputDuration }
/// Returns the first time of presentation.
public func CMSampleBufferGetOutputPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.outputPresentationTimeStamp }
public func CMSampleBufferGetTotalSampleSize(_ sbuf: CMSampleBuffer) -> Int { sbuf.totalSampleSize }
/// Returns the number of bytes of a sample.
public func CMSampleBufferGetSampleSize(_ sbuf: CMSampleBuffer, at sampleIndex: CMItemCount) -> Int {
    sbuf.sizes.count == 1 ? sbuf.sizes[0] : sbuf.sizes.indices.contains(sampleIndex) ? sbuf.sizes[sampleIndex] : 0
}
/// Returns whether the buffer isn't invalidated.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
/// Releases the contents.
@discardableResult public func CMSampleBufferInvalidate(_ sbuf: CMSampleBuffer) -> OSStatus {
    try? sbuf.invalidate()
    return 0
}
@discardableResult
public func CMSampleBufferGetSampleTimingInfo(
    _ sbuf: CMSampleBuffer, at sampleIndex: CMItemCount, timingInfoOut: UnsafeMutablePointer<CMSampleTimingInfo>
) -> OSStatus {
    guard sampleIndex >= 0, sampleIndex < sbuf.numSamples else { return kCMSampleBufferError_SampleIndexOutOfRange }
    timingInfoOut.pointee = sbuf.timing(at: sampleIndex)
    return 0
}
/// Returns the times of all samples, as far as there is room for them.
@discardableResult
public func CMSampleBufferGetSampleTimingInfoArray(
    _ sbuf: CMSampleBuffer, entryCount numSampleTimingEntries: CMItemCount,
    arrayToFill timingArrayOut: UnsafeMutablePointer<CMSampleTimingInfo>?,
    entriesNeededOut timingArrayEntriesNeededOut: UnsafeMutablePointer<CMItemCount>?
) -> OSStatus {
    timingArrayEntriesNeededOut?.pointee = sbuf.timings.count
    for (index, timing) in sbuf.timings.prefix(max(0, numSampleTimingEntries)).enumerated() { timingArrayOut?[index] = timing }
    return timingArrayOut != nil && numSampleTimingEntries < sbuf.timings.count ? kCMSampleBufferError_ArrayTooSmall : 0
}
/// Returns the attachments of each sample, which can change; nil if there are none and none should be made.
public func CMSampleBufferGetSampleAttachmentsArray(_ sbuf: CMSampleBuffer, createIfNecessary: Bool) -> CFArray? {
    createIfNecessary || sbuf.samples.contains { $0.count > 0 } ? sbuf.samples : nil
}

// MARK: Attachments

public typealias CMAttachmentMode = UInt32
/// Whether an attachment is copied to other buffers.
public let kCMAttachmentMode_ShouldNotPropagate: CMAttachmentMode = 0, kCMAttachmentMode_ShouldPropagate: CMAttachmentMode = 1
/// An object with attachments: a sample buffer or a picture.
public typealias CMAttachmentBearer = AnyObject
/// Attaches a value to a buffer.
public func CMSetAttachment(_ target: CMAttachmentBearer, key: CFString, value: Any?, attachmentMode: CMAttachmentMode) {
    if let buffer = target as? CMSampleBuffer {
        buffer.attachments[key] = value.map { ($0, attachmentMode) }
    } else if let buffer = target as? CVBuffer {
        guard let value else { return CVBufferRemoveAttachment(buffer, key) }
        CVBufferSetAttachment(buffer, key, value, CVAttachmentMode(rawValue: attachmentMode) ?? .shouldNotPropagate)
    }
}
/// Returns a value that is attached to a buffer.
public func CMGetAttachment(_ target: CMAttachmentBearer, key: CFString, attachmentModeOut: UnsafeMutablePointer<CMAttachmentMode>?) -> Any?
{
    if let found = (target as? CMSampleBuffer)?.attachments[key] {
        attachmentModeOut?.pointee = found.mode
        return found.value
    }
    guard let buffer = target as? CVBuffer else { return nil }
    var mode = CVAttachmentMode.shouldNotPropagate
    let found = CVBufferCopyAttachment(buffer, key, &mode)
    if found != nil { attachmentModeOut?.pointee = mode.rawValue }
    return found
}
/// Removes a value from a buffer.
public func CMRemoveAttachment(_ target: CMAttachmentBearer, key: CFString) {
    CMSetAttachment(target, key: key, value: nil, attachmentMode: kCMAttachmentMode_ShouldNotPropagate)
}
/// Removes all values from a buffer.
public func CMRemoveAllAttachments(_ target: CMAttachmentBearer) {
    (target as? CMSampleBuffer)?.attachments = [:]
    if let buffer = target as? CVBuffer { CVBufferRemoveAllAttachments(buffer) }
}
/// Attaches values to a buffer.
public func CMSetAttachments(_ target: CMAttachmentBearer, attachments theAttachments: CFDictionary, attachmentMode: CMAttachmentMode) {
    for (key, value) in theAttachments {
        if let key = key as? String { CMSetAttachment(target, key: key, value: value, attachmentMode: attachmentMode) }
    }
}
/// Returns the values of a mode; nil for none.
public func CMCopyDictionaryOfAttachments(
    allocator: CFAllocator?, target: CMAttachmentBearer, attachmentMode: CMAttachmentMode
) -> CFDictionary? {
    if let buffer = target as? CVBuffer {
        return CVBufferCopyAttachments(buffer, CVAttachmentMode(rawValue: attachmentMode) ?? .shouldNotPropagate)
    }
    let found = ((target as? CMSampleBuffer)?.attachments ?? [:]).filter { $0.value.mode == attachmentMode }
    return found.isEmpty ? nil : Dictionary(uniqueKeysWithValues: found.map { (AnyHashable($0.key), $0.value.value) })
}
/// Copies the values that propagate to another buffer.
public func CMPropagateAttachments(_ source: CMAttachmentBearer, destination: CMAttachmentBearer) {
    guard
        let found = CMCopyDictionaryOfAttachments(allocator: nil, target: source, attachmentMode: kCMAttachmentMode_ShouldPropagate)
    else { return }
    CMSetAttachments(destination, attachments: found, attachmentMode: kCMAttachmentMode_ShouldPropagate)
}
