// The structures that describe sound in memory: formats, buffers, times, and channels. There is no sound, so they are values only.
@_exported import Foundation
@_exported import typealias UIKitFoundation.FourCharCode
@_exported import typealias UIKitFoundation.OSStatus
@_exported import typealias UIKitFoundation.OSType

/// The number of a format of sound.
public typealias AudioFormatID = UInt32
public typealias AudioFormatFlags = UInt32
public typealias AudioSampleType = Float
public typealias AudioUnitSampleType = Float
public typealias AudioChannelLayoutTag = UInt32
public typealias AudioChannelLabel = UInt32
/// The number of a session of an audio device.
public typealias AudioSessionID = UInt32
/// The number of an object of the audio system.
public typealias AudioObjectID = UInt32
public typealias AudioDeviceID = AudioObjectID

/// The format of a stream of sound.
public struct AudioStreamBasicDescription: Sendable {
    /// The frames a second.
    public var mSampleRate: Float64
    public var mFormatID: AudioFormatID, mFormatFlags: AudioFormatFlags
    /// The sizes of packets and of frames.
    public var mBytesPerPacket: UInt32, mFramesPerPacket: UInt32, mBytesPerFrame: UInt32
    /// The number of channels, and the size of a sample.
    public var mChannelsPerFrame: UInt32, mBitsPerChannel: UInt32, mReserved: UInt32
    /// Creates an empty description.
    public init() {
        self.init(
            mSampleRate: 0, mFormatID: 0, mFormatFlags: 0, mBytesPerPacket: 0, mFramesPerPacket: 0, mBytesPerFrame: 0, mChannelsPerFrame: 0,
            mBitsPerChannel: 0, mReserved: 0)
    }
    public init(
        mSampleRate: Float64, mFormatID: AudioFormatID, mFormatFlags: AudioFormatFlags, mBytesPerPacket: UInt32, mFramesPerPacket: UInt32,
        mBytesPerFrame: UInt32, mChannelsPerFrame: UInt32, mBitsPerChannel: UInt32, mReserved: UInt32
    ) {
        (self.mSampleRate, self.mFormatID, self.mFormatFlags) = (mSampleRate, mFormatID, mFormatFlags)
        (self.mBytesPerPacket, self.mFramesPerPacket, self.mBytesPerFrame) = (mBytesPerPacket, mFramesPerPacket, mBytesPerFrame)
        (self.mChannelsPerFrame, self.mBitsPerChannel, self.mReserved) = (mChannelsPerFrame, mBitsPerChannel, mReserved)
    }
}
/// The place of a packet in a buffer.
public struct AudioStreamPacketDescription: Sendable {
    /// The place, the frames, and the size.
    public var mStartOffset: Int64, mVariableFramesInPacket: UInt32, mDataByteSize: UInt32
    /// Creates an empty description.
    public init() { self.init(mStartOffset: 0, mVariableFramesInPacket: 0, mDataByteSize: 0) }
    public init(mStartOffset: Int64, mVariableFramesInPacket: UInt32, mDataByteSize: UInt32) {
        (self.mStartOffset, self.mVariableFramesInPacket, self.mDataByteSize) = (mStartOffset, mVariableFramesInPacket, mDataByteSize)
    }
}
/// Samples in memory.
public struct AudioBuffer {
    /// The number of channels that are interleaved, and the size in bytes.
    public var mNumberChannels: UInt32, mDataByteSize: UInt32
    public var mData: UnsafeMutableRawPointer?
    /// Creates a buffer without samples.
    public init() { self.init(mNumberChannels: 0, mDataByteSize: 0, mData: nil) }
    public init(mNumberChannels: UInt32, mDataByteSize: UInt32, mData: UnsafeMutableRawPointer?) {
        (self.mNumberChannels, self.mDataByteSize, self.mData) = (mNumberChannels, mDataByteSize, mData)
    }
    /// Creates a buffer of the samples of one or more channels.
    public init<Element>(_ typedBuffer: UnsafeMutableBufferPointer<Element>, numberOfChannels: Int) {
        self.init(
            mNumberChannels: UInt32(numberOfChannels), mDataByteSize: UInt32(typedBuffer.count * MemoryLayout<Element>.stride),
            mData: UnsafeMutableRawPointer(typedBuffer.baseAddress))
    }
}
extension UnsafeBufferPointer {
    /// The samples of a buffer.
    public init(_ audioBuffer: AudioBuffer) {
        let count = Int(audioBuffer.mDataByteSize) / MemoryLayout<Element>.stride
        self.init(start: audioBuffer.mData.map { UnsafePointer($0.assumingMemoryBound(to: Element.self)) }, count: count)
    }
}
extension UnsafeMutableBufferPointer {
    /// The samples of a buffer.
    public init(_ audioBuffer: AudioBuffer) {
        let count = Int(audioBuffer.mDataByteSize) / MemoryLayout<Element>.stride
        self.init(start: audioBuffer.mData?.assumingMemoryBound(to: Element.self), count: count)
    }
}
/// Buffers in memory, of which the structure contains the first.
public struct AudioBufferList {
    public var mNumberBuffers: UInt32
    /// The first buffer. Others follow it in memory.
    public var mBuffers: AudioBuffer
    /// Creates a list of no buffers.
    public init() { self.init(mNumberBuffers: 0, mBuffers: AudioBuffer()) }
    public init(mNumberBuffers: UInt32, mBuffers: AudioBuffer) { (self.mNumberBuffers, self.mBuffers) = (mNumberBuffers, mBuffers) }
    /// Returns the size of a list of some buffers.
    public static func sizeInBytes(maximumBuffers: Int) -> Int {
        MemoryLayout<AudioBufferList>.size + max(0, maximumBuffers - 1) * MemoryLayout<AudioBuffer>.stride
    }
    /// Allocates an empty list with room for some buffers. Its `unsafeMutablePointer` is to be freed.
    public static func allocate(maximumBuffers: Int) -> UnsafeMutableAudioBufferListPointer {
        let size = sizeInBytes(maximumBuffers: maximumBuffers)
        let memory = calloc(1, size)!
        let list = memory.bindMemory(to: AudioBufferList.self, capacity: 1)
        list.pointee.mNumberBuffers = UInt32(maximumBuffers)
        return UnsafeMutableAudioBufferListPointer(list)
    }
}
public struct UnsafeMutableAudioBufferListPointer: MutableCollection, RandomAccessCollection {
    public var unsafeMutablePointer: UnsafeMutablePointer<AudioBufferList>
    public var unsafePointer: UnsafePointer<AudioBufferList> { UnsafePointer(unsafeMutablePointer) }
    public init(_ p: UnsafeMutablePointer<AudioBufferList>) { unsafeMutablePointer = p }
    /// Creates a collection of a list, if there is one.
    public init?(_ p: UnsafeMutablePointer<AudioBufferList>?) {
        guard let p else { return nil }
        unsafeMutablePointer = p
    }
    public var count: Int {
        get { Int(unsafeMutablePointer.pointee.mNumberBuffers) }
        nonmutating set { unsafeMutablePointer.pointee.mNumberBuffers = UInt32(newValue) }
    }
    public var startIndex: Int { 0 }
    public var endIndex: Int { count }
    private var first: UnsafeMutablePointer<AudioBuffer> {
        (UnsafeMutableRawPointer(unsafeMutablePointer) + MemoryLayout<AudioBufferList>.offset(of: \.mBuffers)!).assumingMemoryBound(
            to: AudioBuffer.self)
    }
    public subscript(index: Int) -> AudioBuffer {
        get {
            precondition(index >= 0 && index < count)
            return first[index]
        }
        nonmutating set {
            precondition(index >= 0 && index < count)
            first[index] = newValue
        }
    }
}
/// The valid fields of an audio time stamp.
public struct AudioTimeStampFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Samples, the host's clock, or their rate.
    public static let sampleTimeValid = Self(rawValue: 1), hostTimeValid = Self(rawValue: 2), rateScalarValid = Self(rawValue: 4)
    /// The time of words, or of a film.
    public static let wordClockTimeValid = Self(rawValue: 8), smpteTimeValid = Self(rawValue: 16)
    /// Samples and the host's clock.
    public static let sampleHostTimeValid: Self = [.sampleTimeValid, .hostTimeValid]
}
/// The valid fields of an SMPTE time.
public struct SMPTETimeFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let valid = Self(rawValue: 1), running = Self(rawValue: 2)
}
/// The frames a second of a film.
public enum SMPTETimeType: UInt32, Sendable {
    case type24, type25, type30Drop, type30, type2997, type2997Drop, type60, type5994, type60Drop, type5994Drop, type50, type2398
}
/// A time of a film.
public struct SMPTETime: Sendable {
    /// The parts of a frame.
    public var mSubframes: Int16 = 0, mSubframeDivisor: Int16 = 0, mCounter: UInt32 = 0
    /// The kind and the bits.
    public var mType = SMPTETimeType.type24, mFlags: SMPTETimeFlags = []
    public var mHours: Int16 = 0, mMinutes: Int16 = 0, mSeconds: Int16 = 0, mFrames: Int16 = 0
    /// Creates the time 0.
    public init() {}
}
/// A time of sound, in one or more ways.
public struct AudioTimeStamp: Sendable {
    public var mSampleTime: Float64 = 0, mHostTime: UInt64 = 0
    public var mRateScalar: Float64 = 0, mWordClockTime: UInt64 = 0
    /// The time of a film.
    public var mSMPTETime = SMPTETime()
    /// The valid fields of the time.
    public var mFlags: AudioTimeStampFlags = [], mReserved: UInt32 = 0
    /// Creates the time of nothing.
    public init() {}
    public init(sampleTime: Float64) { (mSampleTime, mFlags) = (sampleTime, .sampleTimeValid) }
    public init(hostTime: UInt64) { (mHostTime, mFlags) = (hostTime, .hostTimeValid) }
    /// Creates a time in samples and of the host.
    public init(sampleTime: Float64, hostTime: UInt64) {
        (mSampleTime, mHostTime, mFlags) = (sampleTime, hostTime, .sampleHostTimeValid)
    }
}
/// The kind of an encoder or decoder.
public struct AudioClassDescription: Sendable {
    /// The kind, the format, and the manufacturer.
    public var mType: OSType = 0, mSubType: OSType = 0, mManufacturer: OSType = 0
    /// Creates an empty description.
    public init() {}
    public init(mType: OSType, mSubType: OSType, mManufacturer: OSType) {
        (self.mType, self.mSubType, self.mManufacturer) = (mType, mSubType, mManufacturer)
    }
}
/// The bits of a channel's place.
public struct AudioChannelFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The coordinates are of a box, of a sphere, or in meters.
    public static let rectangularCoordinates = Self(rawValue: 1), sphericalCoordinates = Self(rawValue: 2), meters = Self(rawValue: 4)
}
public struct AudioChannelBitmap: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The front channels.
    public static let bit_Left = Self(rawValue: 1), bit_Right = Self(rawValue: 2), bit_Center = Self(rawValue: 4),
        bit_LFEScreen = Self(rawValue: 8)
    /// The channels at the back.
    public static let bit_LeftSurround = Self(rawValue: 16), bit_RightSurround = Self(rawValue: 32), bit_LeftCenter = Self(rawValue: 64),
        bit_RightCenter = Self(rawValue: 128), bit_CenterSurround = Self(rawValue: 256)
}
/// A channel and its place.
public struct AudioChannelDescription: Sendable {
    public var mChannelLabel: AudioChannelLabel = kAudioChannelLabel_Unknown
    /// The bits of the place.
    public var mChannelFlags: AudioChannelFlags = []
    /// The place.
    public var mCoordinates: (Float32, Float32, Float32) = (0, 0, 0)
    /// Creates an unknown channel.
    public init() {}
}
/// The layout of channels, of which the structure contains the first.
public struct AudioChannelLayout: Sendable {
    public var mChannelLayoutTag: AudioChannelLayoutTag = 0
    public var mChannelBitmap: AudioChannelBitmap = []
    /// The number of descriptions, and the first.
    public var mNumberChannelDescriptions: UInt32 = 0, mChannelDescriptions = AudioChannelDescription()
    /// Creates an empty layout.
    public init() {}
}
public func AudioChannelLayoutTag_GetNumberOfChannels(_ inLayoutTag: AudioChannelLayoutTag) -> UInt32 { inLayoutTag & 0xFFFF }
/// The kinds of MPEG-4 audio.
public enum MPEG4ObjectID: Int, Sendable {
    case AAC_Main = 1, AAC_LC, AAC_SSR, AAC_LTP, AAC_SBR, aac_Scalable, twinVQ, CELP, HVXC
}
/// Returns whether the samples of a format have the byte order of the processor, which puts the low byte first.
public func IsAudioFormatNativeEndian(_ f: AudioStreamBasicDescription) -> Bool {
    f.mFormatID == kAudioFormatLinearPCM && f.mFormatFlags & kAudioFormatFlagIsBigEndian == 0
}
/// Returns the flags of a format of samples.
public func CalculateLPCMFlags(
    _ inValidBitsPerChannel: UInt32, _ inTotalBitsPerChannel: UInt32, _ inIsFloat: Bool, _ inIsBigEndian: Bool,
    _ inIsNonInterleaved: Bool = false
) -> AudioFormatFlags {
    (inIsFloat ? kAudioFormatFlagIsFloat : kAudioFormatFlagIsSignedInteger) | (inIsBigEndian ? kAudioFormatFlagIsBigEndian : 0)
        | (inValidBitsPerChannel == inTotalBitsPerChannel ? kAudioFormatFlagIsPacked : kAudioFormatFlagIsAlignedHigh)
        | (inIsNonInterleaved ? kAudioFormatFlagIsNonInterleaved : 0)
}
