import CoreMediaCompanion
import UIKit

// Formats, buffers, and files of samples, which work in memory and with WAVE and AIFF files; other encodings are refused.

/// A number of frames, each of which has a sample for every channel.
public typealias AVAudioFrameCount = UInt32
/// A place among frames.
public typealias AVAudioFramePosition = Int64
public typealias AVAudioPacketCount = UInt32
public typealias AVAudioChannelCount = UInt32
/// The number of a node's input or output.
public typealias AVAudioNodeBus = Int
/// The kind of samples.
public enum AVAudioCommonFormat: UInt, Sendable {
    case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

open class AVAudioChannelLayout: NSObject, @unchecked Sendable {
    open private(set) var layoutTag: AudioChannelLayoutTag
    /// Creates a layout; nil for a number without channels.
    public init?(layoutTag: AudioChannelLayoutTag) {
        guard layoutTag & 0xFFFF > 0 else { return nil }
        self.layoutTag = layoutTag
    }
    open var channelCount: AVAudioChannelCount { AudioChannelLayoutTag_GetNumberOfChannels(layoutTag) }
}
/// The format of samples: their kind, their rate in hertz, and their channels.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    open private(set) var commonFormat: AVAudioCommonFormat, sampleRate: Double, channelCount: AVAudioChannelCount, isInterleaved: Bool
    open private(set) var channelLayout: AVAudioChannelLayout?, streamDescription: UnsafePointer<AudioStreamBasicDescription>
    /// Bytes that belong to the format. They are stored but have no effect.
    open var magicCookie: Data?

    init(
        _ format: AVAudioCommonFormat, _ rate: Double, _ count: AVAudioChannelCount, _ interleaved: Bool,
        _ layout: AVAudioChannelLayout? = nil
    ) {
        (commonFormat, sampleRate, channelCount, isInterleaved, channelLayout) = (format, rate, count, interleaved, layout)
        let bytes: UInt32 = [.pcmFormatFloat32: 4, .pcmFormatFloat64: 8, .pcmFormatInt16: 2, .pcmFormatInt32: 4][format] ?? 0
        let isFloat = format == .pcmFormatFloat32 || format == .pcmFormatFloat64, frame = bytes * (interleaved ? count : 1)
        let made = UnsafeMutablePointer<AudioStreamBasicDescription>.allocate(capacity: 1)
        made.initialize(
            to: AudioStreamBasicDescription(
                mSampleRate: rate, mFormatID: kAudioFormatLinearPCM,
                mFormatFlags: (isFloat ? kAudioFormatFlagIsFloat : kAudioFormatFlagIsSignedInteger) | kAudioFormatFlagIsPacked
                    | (interleaved || count == 1 ? 0 : kAudioFormatFlagIsNonInterleaved),
                mBytesPerPacket: frame, mFramesPerPacket: 1, mBytesPerFrame: frame, mChannelsPerFrame: count, mBitsPerChannel: bytes * 8,
                mReserved: 0))
        streamDescription = UnsafePointer(made)
    }
    deinit { UnsafeMutablePointer(mutating: streamDescription).deallocate() }
    convenience init(rate: Double, count: AVAudioChannelCount) { self.init(.pcmFormatFloat32, rate, count, false) }
    /// Creates a format of 32-bit samples. Returns nil if the rate or the number of channels is 0.
    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        guard sampleRate > 0, channels > 0, channels <= 64 else { return nil }
        self.init(.pcmFormatFloat32, sampleRate, channels, false)
    }
    /// Creates a format of 32-bit samples with a layout.
    public convenience init(standardFormatWithSampleRate sampleRate: Double, channelLayout layout: AVAudioChannelLayout) {
        self.init(.pcmFormatFloat32, sampleRate, layout.channelCount, false, layout)
    }
    /// Creates a format. Returns nil if the kind, the rate, or the number of channels is none.
    public convenience init?(commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool)
    {
        guard format != .otherFormat, sampleRate > 0, channels > 0, channels <= 64 else { return nil }
        self.init(format, sampleRate, channels, interleaved)
    }
    public convenience init(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, interleaved: Bool, channelLayout layout: AVAudioChannelLayout
    ) {
        self.init(format, sampleRate, layout.channelCount, interleaved, layout)
    }
    /// Creates a format from its description; nil if it has more than two channels, for which a layout is needed.
    public convenience init?(streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>) {
        self.init(streamDescription: asbd, channelLayout: nil)
    }
    public convenience init?(
        streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>, channelLayout layout: AVAudioChannelLayout?
    ) {
        let from = asbd.pointee, isFloat = from.mFormatFlags & kAudioFormatFlagIsFloat != 0
        guard from.mSampleRate > 0, from.mChannelsPerFrame > 0, from.mChannelsPerFrame <= (layout == nil ? 2 : 64) else { return nil }
        let kinds: [UInt32: AVAudioCommonFormat] =
            isFloat ? [32: .pcmFormatFloat32, 64: .pcmFormatFloat64] : [16: .pcmFormatInt16, 32: .pcmFormatInt32]
        let kind = from.mFormatID == kAudioFormatLinearPCM ? kinds[from.mBitsPerChannel] ?? .otherFormat : .otherFormat
        self.init(kind, from.mSampleRate, from.mChannelsPerFrame, from.mFormatFlags & kAudioFormatFlagIsNonInterleaved == 0, layout)
        UnsafeMutablePointer(mutating: streamDescription).pointee = from
    }
    /// Creates a format from the settings of a file. Returns nil if the rate or the number of channels is missing.
    public convenience init?(settings: [String: Any]) {
        guard let rate = audioNumber(settings[AVSampleRateKey]), let count = audioNumber(settings[AVNumberOfChannelsKey]), rate > 0,
            (1...64).contains(count)
        else { return nil }
        let bits = audioNumber(settings[AVLinearPCMBitDepthKey]) ?? 32
        let isFloat = settings[AVLinearPCMIsFloatKey] as? Bool ?? (settings[AVLinearPCMBitDepthKey] == nil)
        let id = UInt32(audioNumber(settings[AVFormatIDKey]) ?? Double(kAudioFormatLinearPCM))
        let kind: AVAudioCommonFormat =
            id != kAudioFormatLinearPCM
            ? .otherFormat : isFloat ? (bits == 64 ? .pcmFormatFloat64 : .pcmFormatFloat32) : bits == 16 ? .pcmFormatInt16 : .pcmFormatInt32
        self.init(kind, rate, AVAudioChannelCount(count), !(settings[AVLinearPCMIsNonInterleaved] as? Bool ?? false))
    }
    /// Creates the format of a description of CoreMedia.
    public convenience init(cmAudioFormatDescription formatDescription: CMAudioFormatDescription) {
        let from = formatDescription.audioStreamBasicDescription ?? AudioStreamBasicDescription()
        self.init(rate: from.mSampleRate, count: max(1, from.mChannelsPerFrame))
    }
    /// The format as CoreMedia describes it.
    open var formatDescription: CMAudioFormatDescription {
        var made: CMAudioFormatDescription?
        CMAudioFormatDescriptionCreate(
            allocator: nil, asbd: streamDescription, layoutSize: 0, layout: nil, magicCookieSize: 0, magicCookie: nil, extensions: nil,
            formatDescriptionOut: &made)
        return made!
    }
    /// Whether the format is that of the system's processing: 32-bit numbers with a fraction, channel by channel.
    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
    /// The settings of a file of this format.
    open var settings: [String: Any] {
        let format = streamDescription.pointee
        return [
            AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount), AVFormatIDKey: format.mFormatID,
            AVLinearPCMBitDepthKey: Int(format.mBitsPerChannel), AVLinearPCMIsFloatKey: format.mFormatFlags & kAudioFormatFlagIsFloat != 0,
            AVLinearPCMIsBigEndianKey: false, AVLinearPCMIsNonInterleaved: !isInterleaved,
        ]
    }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVAudioFormat else { return false }
        return commonFormat == other.commonFormat && sampleRate == other.sampleRate && channelCount == other.channelCount
            && (isInterleaved == other.isInterleaved || channelCount == 1)
    }
    open override var hash: Int { Int(sampleRate) ^ Int(channelCount) << 20 }
}
func audioNumber(_ value: Any?) -> Double? {
    (value as? NSNumber)?.doubleValue ?? value as? Double ?? (value as? any BinaryInteger).map { Double($0) }
        ?? (value as? any BinaryFloatingPoint).map { Double($0) }
}
/// A position in a stream, counted in samples or in nanoseconds of the host's clock.
open class AVAudioTime: NSObject, @unchecked Sendable {
    open private(set) var sampleTime: AVAudioFramePosition = 0, sampleRate: Double = 0, hostTime: UInt64 = 0
    open private(set) var isSampleTimeValid = false, isHostTimeValid = false
    /// Creates a time by a number of samples and their rate.
    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (self.sampleTime, self.sampleRate, isSampleTimeValid) = (sampleTime, sampleRate, true)
    }
    /// Creates a time of the host's clock.
    public init(hostTime: UInt64) { (self.hostTime, isHostTimeValid) = (hostTime, true) }
    /// Creates a time of both.
    public init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (self.hostTime, self.sampleTime, self.sampleRate) = (hostTime, sampleTime, sampleRate)
        (isHostTimeValid, isSampleTimeValid) = (true, true)
    }
    /// Creates a time of a structure.
    public init(audioTimeStamp ts: UnsafePointer<AudioTimeStamp>, sampleRate: Double) {
        (sampleTime, hostTime, self.sampleRate) = (AVAudioFramePosition(ts.pointee.mSampleTime), ts.pointee.mHostTime, sampleRate)
        isSampleTimeValid = ts.pointee.mFlags.contains(.sampleTimeValid)
        isHostTimeValid = ts.pointee.mFlags.contains(.hostTimeValid)
    }
    open var audioTimeStamp: AudioTimeStamp { AudioTimeStamp(sampleTime: Double(sampleTime), hostTime: hostTime) }
    /// Returns this time with what is missing taken from another; nil if neither has samples.
    open func extrapolateTime(fromAnchor anchorTime: AVAudioTime) -> AVAudioTime? {
        guard anchorTime.isSampleTimeValid, anchorTime.isHostTimeValid, anchorTime.sampleRate > 0 else { return nil }
        if isSampleTimeValid {
            let seconds = Double(sampleTime - anchorTime.sampleTime) / anchorTime.sampleRate
            let host = Double(anchorTime.hostTime) + seconds * 1e9
            return AVAudioTime(hostTime: UInt64(max(0, host)), sampleTime: sampleTime, atRate: anchorTime.sampleRate)
        }
        let seconds = (Double(hostTime) - Double(anchorTime.hostTime)) / 1e9
        return AVAudioTime(
            hostTime: hostTime, sampleTime: anchorTime.sampleTime + AVAudioFramePosition(seconds * anchorTime.sampleRate),
            atRate: anchorTime.sampleRate)
    }
    open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 { UInt64(max(0, seconds) * 1e9) }
    /// Returns the seconds of a number of nanoseconds.
    open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { Double(hostTime) / 1e9 }
}
/// A buffer of sound.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
    open private(set) var format: AVAudioFormat
    fileprivate final let list: UnsafeMutableAudioBufferListPointer
    fileprivate init(_ format: AVAudioFormat, bytes: Int, buffers: Int, channels: Int) {
        self.format = format
        list = AudioBufferList.allocate(maximumBuffers: buffers)
        for index in 0..<buffers {
            let memory = calloc(1, max(1, bytes))
            list[index] = AudioBuffer(mNumberChannels: UInt32(channels), mDataByteSize: UInt32(clamping: bytes), mData: memory)
        }
    }
    deinit {
        for buffer in list { free(buffer.mData) }
        free(list.unsafeMutablePointer)
    }
    open var audioBufferList: UnsafePointer<AudioBufferList> { list.unsafePointer }
    open var mutableAudioBufferList: UnsafeMutablePointer<AudioBufferList> { list.unsafeMutablePointer }
}
/// A buffer of samples. It begins as silence.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
    open private(set) var frameCapacity: AVAudioFrameCount
    private final var channels: [UnsafeMutableRawPointer] = []
    private final let table: UnsafeMutablePointer<UnsafeMutableRawPointer>
    /// The number of frames that contain sound.
    open var frameLength: AVAudioFrameCount = 0 {
        didSet {
            frameLength = min(frameLength, frameCapacity)
            for index in 0..<list.count { list[index].mDataByteSize = frameLength * format.streamDescription.pointee.mBytesPerFrame }
        }
    }
    /// Creates a silent buffer with room for a number of frames. Returns nil if the format isn't one of samples.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        let description = format.streamDescription.pointee, count = Int(format.channelCount)
        guard description.mFormatID == kAudioFormatLinearPCM, description.mBytesPerFrame > 0, frameCapacity < 1 << 30 else { return nil }
        self.frameCapacity = frameCapacity
        table = .allocate(capacity: count)
        let isSplit = !format.isInterleaved
        super.init(
            format, bytes: Int(frameCapacity) * Int(description.mBytesPerFrame), buffers: isSplit ? count : 1,
            channels: isSplit ? 1 : count)
        for channel in 0..<count {
            let place = isSplit ? list[channel].mData! : list[0].mData! + channel * Int(description.mBitsPerChannel / 8)
            (table + channel).initialize(to: place)
        }
    }
    deinit { table.deallocate() }
    /// The distance between the samples of a channel.
    open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }
    private func samples<T>(_ kind: AVAudioCommonFormat, _ type: T.Type) -> UnsafePointer<UnsafeMutablePointer<T>>? {
        guard format.commonFormat == kind else { return nil }
        return UnsafeRawPointer(table).assumingMemoryBound(to: UnsafeMutablePointer<T>.self)
    }
    /// The samples of each channel, or nil if they are of another kind.
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { samples(.pcmFormatFloat32, Float.self) }
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { samples(.pcmFormatInt16, Int16.self) }
    open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { samples(.pcmFormatInt32, Int32.self) }

    /// The sample of a channel as a number between -1 and 1.
    final subscript(channel: Int, frame: Int) -> Double {
        get {
            let place = frame * stride
            switch format.commonFormat {
            case .pcmFormatInt16: return Double(int16ChannelData![channel][place]) / 32_768
            case .pcmFormatInt32: return Double(int32ChannelData![channel][place]) / 2_147_483_648
            case .pcmFormatFloat64: return samples(.pcmFormatFloat64, Double.self)![channel][place]
            case .pcmFormatFloat32: return Double(floatChannelData![channel][place])
            case .otherFormat: return 0
            }
        }
        set {
            let place = frame * stride
            switch format.commonFormat {
            case .pcmFormatInt16: int16ChannelData![channel][place] = Int16(max(-32_768, min((newValue * 32_768).rounded(), 32_767)))
            case .pcmFormatInt32:
                int32ChannelData![channel][place] = Int32(max(-2_147_483_648, min((newValue * 2_147_483_648).rounded(), 2_147_483_647)))
            case .pcmFormatFloat64: samples(.pcmFormatFloat64, Double.self)![channel][place] = newValue
            case .pcmFormatFloat32: floatChannelData![channel][place] = Float(newValue)
            case .otherFormat: break
            }
        }
    }
}
/// A buffer of encoded sound. Nothing encodes or decodes it.
open class AVAudioCompressedBuffer: AVAudioBuffer, @unchecked Sendable {
    open private(set) var packetCapacity: AVAudioPacketCount, maximumPacketSize: Int
    open var packetCount: AVAudioPacketCount = 0, byteLength: UInt32 = 0
    /// Creates a buffer with room for a number of packets.
    public init(format: AVAudioFormat, packetCapacity: AVAudioPacketCount, maximumPacketSize: Int) {
        (self.packetCapacity, self.maximumPacketSize) = (packetCapacity, maximumPacketSize)
        super.init(format, bytes: Int(packetCapacity) * max(0, maximumPacketSize), buffers: 1, channels: Int(format.channelCount))
    }
    open var byteCapacity: UInt32 { UInt32(clamping: Int(packetCapacity) * maximumPacketSize) }
    open var data: UnsafeMutableRawPointer { list[0].mData! }
}
/// A file of samples that aren't encoded: WAVE, AIFF, and Core Audio files can be read, and WAVE files can be written.
open class AVAudioFile: NSObject, @unchecked Sendable {
    open private(set) var url: URL, processingFormat: AVAudioFormat, fileFormat: AVAudioFormat, length: AVAudioFramePosition = 0
    /// The frame at which the next reading begins.
    open var framePosition: AVAudioFramePosition = 0
    private final var media: MediaFile?, bytes: MediaBytes?, output: FileHandle?
    /// Opens a file for 32-bit samples. Throws an error if it can't be read.
    public convenience init(forReading fileURL: URL) throws {
        try self.init(forReading: fileURL, commonFormat: .pcmFormatFloat32, interleaved: false)
    }
    /// Opens a file for samples of a kind. Throws an error if it can't be read.
    public init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
        guard FileManager.default.fileExists(atPath: fileURL.path) else { throw CocoaError(.fileReadNoSuchFile) }
        guard let media = MediaFile(fileURL), media.samples != nil, let track = media.tracks.first, format != .otherFormat else {
            throw NSError(domain: "com.apple.coreaudio.avfaudio", code: Int(kAudioFileUnsupportedFileTypeError))
        }
        (url, self.media, bytes) = (fileURL, media, MediaBytes(data: try Data(contentsOf: URL(fileURLWithPath: fileURL.path))))
        length = AVAudioFramePosition(track.frames)
        processingFormat = AVAudioFormat(format, track.rate, AVAudioChannelCount(track.channels), interleaved)
        let kind: AVAudioCommonFormat = media.isFloat ? .pcmFormatFloat32 : track.bits == 16 ? .pcmFormatInt16 : .pcmFormatInt32
        fileFormat = AVAudioFormat(kind, track.rate, AVAudioChannelCount(track.channels), true)
    }
    /// Creates a file. Throws an error if the settings aren't of samples, or if the file can't be created.
    public convenience init(forWriting fileURL: URL, settings: [String: Any]) throws {
        try self.init(forWriting: fileURL, settings: settings, commonFormat: .pcmFormatFloat32, interleaved: false)
    }
    public init(forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
        guard let file = AVAudioFormat(settings: settings), file.commonFormat != .otherFormat, format != .otherFormat else {
            throw NSError(domain: "com.apple.coreaudio.avfaudio", code: Int(kAudioFileUnsupportedDataFormatError))
        }
        url = fileURL
        fileFormat =
            file.commonFormat == .pcmFormatFloat64 ? AVAudioFormat(.pcmFormatFloat32, file.sampleRate, file.channelCount, true) : file
        processingFormat = AVAudioFormat(format, file.sampleRate, file.channelCount, interleaved)
        super.init()
        guard FileManager.default.createFile(atPath: fileURL.path, contents: header()),
            let handle = FileHandle(forWritingAtPath: fileURL.path)
        else { throw CocoaError(.fileNoSuchFile) }
        output = handle
        try handle.seekToEnd()
    }
    deinit { close() }
    open var isOpen: Bool { output != nil || bytes != nil }
    /// Ends the access to the file.
    open func close() {
        try? output?.close()
        (output, bytes) = (nil, nil)
    }
    /// Reads frames until the buffer is full or the file ends.
    open func read(into buffer: AVAudioPCMBuffer) throws { try read(into: buffer, frameCount: buffer.frameCapacity) }
    /// Reads up to a number of frames.
    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
        guard let bytes, let media, let range = media.samples, let track = media.tracks.first,
            buffer.format.channelCount == processingFormat.channelCount, framePosition >= 0
        else { throw NSError(domain: "com.apple.coreaudio.avfaudio", code: Int(kAudioFileNotOpenError)) }
        let count = max(0, min(Int(frames), Int(buffer.frameCapacity), Int(length - framePosition))), size = track.bits / 8
        for frame in 0..<count {
            for channel in 0..<track.channels {
                let place = range.lowerBound + ((Int(framePosition) + frame) * track.channels + channel) * size
                buffer[channel, frame] = sample(bytes, place, track.bits, media)
            }
        }
        buffer.frameLength = AVAudioFrameCount(count)
        framePosition += AVAudioFramePosition(count)
    }
    private func sample(_ bytes: MediaBytes, _ place: Int, _ bits: Int, _ media: MediaFile) -> Double {
        var value: UInt64 = 0
        for index in 0..<bits / 8 { value = value << 8 | UInt64(bytes.byte(place + (media.isBigEndian ? index : bits / 8 - 1 - index))) }
        if media.isFloat { return bits == 64 ? Double(bitPattern: value) : Double(Float(bitPattern: UInt32(truncatingIfNeeded: value))) }
        if bits == 8, media.kind == .wav { return (Double(value) - 128) / 128 }
        return Double(Int64(bitPattern: value << UInt64(64 - bits))) / 0x1p63
    }
    /// Writes the frames of a buffer.
    open func write(from buffer: AVAudioPCMBuffer) throws {
        guard let output, buffer.format.channelCount == fileFormat.channelCount else {
            throw NSError(domain: "com.apple.coreaudio.avfaudio", code: Int(kAudioFileNotOpenError))
        }
        let one = AVAudioFormat(fileFormat.commonFormat, fileFormat.sampleRate, fileFormat.channelCount, true)
        guard let copy = AVAudioPCMBuffer(pcmFormat: one, frameCapacity: max(1, buffer.frameLength)) else { return }
        for frame in 0..<Int(buffer.frameLength) {
            for channel in 0..<Int(one.channelCount) { copy[channel, frame] = buffer[channel, frame] }
        }
        copy.frameLength = buffer.frameLength
        let written = copy.audioBufferList.pointee.mBuffers
        if let data = written.mData { try output.write(contentsOf: Data(bytes: data, count: Int(written.mDataByteSize))) }
        length += AVAudioFramePosition(buffer.frameLength)
        framePosition = length
        try output.seek(toOffset: 0)
        try output.write(contentsOf: header())
        try output.seekToEnd()
    }
    private func header() -> Data {
        let format = fileFormat.streamDescription.pointee, frame = UInt32(fileFormat.channelCount) * format.mBitsPerChannel / 8
        let size = UInt32(clamping: length * Int64(frame))
        var data = Data("RIFF".utf8)
        func add<T: FixedWidthInteger>(_ value: T) { withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) } }
        add(size &+ 36)
        data.append(contentsOf: "WAVEfmt ".utf8)
        add(UInt32(16))
        add(UInt16(format.mFormatFlags & kAudioFormatFlagIsFloat != 0 ? 3 : 1))
        add(UInt16(fileFormat.channelCount))
        add(UInt32(fileFormat.sampleRate))
        add(UInt32(fileFormat.sampleRate) &* frame)
        add(UInt16(frame))
        add(UInt16(format.mBitsPerChannel))
        data.append(contentsOf: "data".utf8)
        add(size)
        return data
    }
}

// MARK: Converting

/// The state of a converter's input.
public enum AVAudioConverterInputStatus: Int, Sendable { case haveData, noDataNow, endOfStream }
/// The outcome of a conversion.
public enum AVAudioConverterOutputStatus: Int, Sendable { case haveData, inputRanDry, endOfStream, error }
/// How the first frames are converted.
public enum AVAudioConverterPrimeMethod: Int, Sendable { case pre, normal, none }
/// Called for the sound to convert.
public typealias AVAudioConverterInputBlock = (AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>) -> AVAudioBuffer?
/// Converts samples between kinds, rates (by lines between samples), and numbers of channels. Encodings are refused.
open class AVAudioConverter: NSObject, @unchecked Sendable {
    open private(set) var inputFormat: AVAudioFormat, outputFormat: AVAudioFormat
    /// Settings of the conversion. They are stored but have no effect.
    open var downmix = false, dither = false, sampleRateConverterQuality = 96, sampleRateConverterAlgorithm: String?, bitRate = 0,
        primeMethod = AVAudioConverterPrimeMethod.normal, channelMap: [NSNumber] = [], magicCookie: Data?, bitRateStrategy: String?
    /// Creates a converter. Returns nil if a format isn't of samples.
    public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) {
        guard fromFormat.commonFormat != .otherFormat, toFormat.commonFormat != .otherFormat else { return nil }
        (inputFormat, outputFormat) = (fromFormat, toFormat)
    }
    open func reset() {}
    /// Converts a buffer of the same rate.
    open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws {
        guard inputBuffer.format.sampleRate == outputBuffer.format.sampleRate, outputBuffer.frameCapacity >= inputBuffer.frameLength else {
            throw NSError(domain: NSOSStatusErrorDomain, code: Int(kAudio_ParamError))
        }
        fill(outputBuffer, [inputBuffer])
    }
    /// Asks for sound until the output is full or the input ends.
    open func convert(
        to outputBuffer: AVAudioBuffer, error outError: UnsafeMutablePointer<NSError?>?,
        withInputFrom inputBlock: AVAudioConverterInputBlock
    )
        -> AVAudioConverterOutputStatus
    {
        guard let output = outputBuffer as? AVAudioPCMBuffer else {
            outError?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(kAudioConverterErr_FormatNotSupported))
            return .error
        }
        var input: [AVAudioPCMBuffer] = [], status = AVAudioConverterInputStatus.haveData
        let ratio = inputFormat.sampleRate / outputFormat.sampleRate, wanted = Int((Double(output.frameCapacity) * ratio).rounded(.up))
        while input.reduce(0, { $0 + Int($1.frameLength) }) < wanted {
            let missing = wanted - input.reduce(0) { $0 + Int($1.frameLength) }
            guard let next = inputBlock(AVAudioPacketCount(missing), &status) as? AVAudioPCMBuffer, status == .haveData,
                next.frameLength > 0
            else { break }
            input.append(next)
        }
        fill(output, input)
        if output.frameLength > 0 { return status == .noDataNow ? .inputRanDry : .haveData }
        return status == .noDataNow ? .inputRanDry : .endOfStream
    }
    private func fill(_ output: AVAudioPCMBuffer, _ input: [AVAudioPCMBuffer]) {
        let frames = input.flatMap { buffer in (0..<Int(buffer.frameLength)).map { (buffer, $0) } }
        let ratio = inputFormat.sampleRate / outputFormat.sampleRate
        let count = min(Int(output.frameCapacity), Int((Double(frames.count) / ratio).rounded(.down)))
        let from = Int(inputFormat.channelCount), to = Int(outputFormat.channelCount)
        func value(_ index: Int, _ channel: Int) -> Double {
            let (buffer, frame) = frames[min(index, frames.count - 1)]
            if to == 1, from > 1 { return (0..<from).reduce(0) { $0 + buffer[$1, frame] } / Double(from) }
            return channel < from ? buffer[channel, frame] : from == 1 ? buffer[0, frame] : 0
        }
        for frame in 0..<count {
            let place = Double(frame) * ratio, first = Int(place), part = place - Double(first)
            for channel in 0..<to {
                output[channel, frame] =
                    part == 0 ? value(first, channel) : value(first, channel) * (1 - part) + value(first + 1, channel) * part
            }
        }
        output.frameLength = AVAudioFrameCount(count)
    }
}
