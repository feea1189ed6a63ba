import Foundation

// Files, converters, and queues of sound. None can be opened or created: functions return errors.

/// A file. None can be opened.
public typealias AudioFileID = OpaquePointer
/// The number of a kind of file.
public typealias AudioFileTypeID = UInt32
/// The number of a file's property.
public typealias AudioFilePropertyID = UInt32
/// A file that converts. None can be opened.
public typealias ExtAudioFileRef = OpaquePointer
/// The number of a file's property.
public typealias ExtAudioFilePropertyID = UInt32
/// A converter. None can be created.
public typealias AudioConverterRef = OpaquePointer
/// The number of a converter's property.
public typealias AudioConverterPropertyID = UInt32
/// A queue. None can be created.
public typealias AudioQueueRef = OpaquePointer
public typealias AudioQueueBufferRef = UnsafeMutablePointer<AudioQueueBuffer>
public typealias AudioQueuePropertyID = UInt32
/// The number of a queue's parameter.
public typealias AudioQueueParameterID = UInt32
/// The value of a queue's parameter.
public typealias AudioQueueParameterValue = Float32
/// A stream of a file. None can be opened.
public typealias AudioFileStreamID = OpaquePointer
/// A graph of units. None can be created.
public typealias AUGraph = OpaquePointer
/// A node of a graph.
public typealias AUNode = Int32
public typealias MusicSequence = OpaquePointer
public typealias MusicPlayer = OpaquePointer
/// A track of notes. None can be created.
public typealias MusicTrack = OpaquePointer
/// A time in beats.
public typealias MusicTimeStamp = Float64
/// Called when a buffer was played. It isn't called.
public typealias AudioQueueOutputCallback = (UnsafeMutableRawPointer?, AudioQueueRef, AudioQueueBufferRef) -> Void
/// Called with a recorded buffer. It isn't called.
public typealias AudioQueueInputCallback =
    (
        UnsafeMutableRawPointer?, AudioQueueRef, AudioQueueBufferRef, UnsafePointer<AudioTimeStamp>, UInt32,
        UnsafePointer<AudioStreamPacketDescription>?
    ) -> Void
/// Called when a property changes. It isn't called.
public typealias AudioQueuePropertyListenerProc = (UnsafeMutableRawPointer?, AudioQueueRef, AudioQueuePropertyID) -> Void
/// Called for the sound to convert. It isn't called.
public typealias AudioConverterComplexInputDataProc =
    (
        AudioConverterRef, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<AudioBufferList>,
        UnsafeMutablePointer<UnsafeMutablePointer<AudioStreamPacketDescription>?>?, UnsafeMutableRawPointer?
    ) -> OSStatus
public struct AudioQueueBuffer {
    public let mAudioDataBytesCapacity: UInt32, mAudioData: UnsafeMutableRawPointer
    /// The number of bytes in use, and a value of the app's.
    public var mAudioDataByteSize: UInt32, mUserData: UnsafeMutableRawPointer?
    public var mPacketDescriptionCount: UInt32
}
/// Whether a file is read or written.
public enum AudioFilePermissions: Int8, Sendable { case readPermission = 1, writePermission, readWritePermission }
/// How a file is created.
public struct AudioFileFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// An existing file is erased, or samples follow the header.
    public static let eraseFile = Self(rawValue: 1), dontPageAlignAudioData = Self(rawValue: 2)
}
/// The numbers of kinds of files.
public let kAudioFileAIFFType: AudioFileTypeID = 0x4149_4646, kAudioFileAIFCType: AudioFileTypeID = 0x4149_4643,
    kAudioFileWAVEType: AudioFileTypeID = 0x5741_5645, kAudioFileRF64Type: AudioFileTypeID = 0x5246_3634,
    kAudioFileSoundDesigner2Type: AudioFileTypeID = 0x5364_3266, kAudioFileNextType: AudioFileTypeID = 0x4E65_5854,
    kAudioFileMP3Type: AudioFileTypeID = 0x4D50_4733, kAudioFileMP2Type: AudioFileTypeID = 0x4D50_4732,
    kAudioFileMP1Type: AudioFileTypeID = 0x4D50_4731, kAudioFileAC3Type: AudioFileTypeID = 0x6163_2D33,
    kAudioFileAAC_ADTSType: AudioFileTypeID = 0x6164_7473, kAudioFileMPEG4Type: AudioFileTypeID = 0x6D70_3466,
    kAudioFileM4AType: AudioFileTypeID = 0x6D34_6166, kAudioFileM4BType: AudioFileTypeID = 0x6D34_6266,
    kAudioFileCAFType: AudioFileTypeID = 0x6361_6666, kAudioFile3GPType: AudioFileTypeID = 0x3367_7070,
    kAudioFile3GP2Type: AudioFileTypeID = 0x3367_7032, kAudioFileAMRType: AudioFileTypeID = 0x616D_7266,
    kAudioFileFLACType: AudioFileTypeID = 0x666C_6163
/// The numbers of a file's properties.
public let kAudioFilePropertyDataFormat: AudioFilePropertyID = 0x6466_6D74,
    kAudioFilePropertyFileFormat: AudioFilePropertyID = 0x6666_6D74,
    kAudioFilePropertyAudioDataByteCount: AudioFilePropertyID = 0x6263_6E74,
    kAudioFilePropertyAudioDataPacketCount: AudioFilePropertyID = 0x7063_6E74,
    kAudioFilePropertyMaximumPacketSize: AudioFilePropertyID = 0x7073_7A65,
    kAudioFilePropertyPacketSizeUpperBound: AudioFilePropertyID = 0x706B_7562,
    kAudioFilePropertyDataOffset: AudioFilePropertyID = 0x646F_6666, kAudioFilePropertyChannelLayout: AudioFilePropertyID = 0x636D_6170,
    kAudioFilePropertyEstimatedDuration: AudioFilePropertyID = 0x6564_7572,
    kAudioFilePropertyBitRate: AudioFilePropertyID = 0x6272_6174, kAudioFilePropertyID3Tag: AudioFilePropertyID = 0x6964_3374,
    kAudioFilePropertyInfoDictionary: AudioFilePropertyID = 0x696E_666F,
    kAudioFilePropertyMagicCookieData: AudioFilePropertyID = 0x6D67_6963
/// The numbers of a file's properties.
public let kExtAudioFileProperty_FileDataFormat: ExtAudioFilePropertyID = 0x6666_6D74,
    kExtAudioFileProperty_FileChannelLayout: ExtAudioFilePropertyID = 0x6663_6C6F,
    kExtAudioFileProperty_ClientDataFormat: ExtAudioFilePropertyID = 0x6366_6D74,
    kExtAudioFileProperty_ClientChannelLayout: ExtAudioFilePropertyID = 0x6363_6C6F,
    kExtAudioFileProperty_CodecManufacturer: ExtAudioFilePropertyID = 0x636D_616E,
    kExtAudioFileProperty_AudioConverter: ExtAudioFilePropertyID = 0x6163_6E76,
    kExtAudioFileProperty_AudioFile: ExtAudioFilePropertyID = 0x6166_696C,
    kExtAudioFileProperty_FileMaxPacketSize: ExtAudioFilePropertyID = 0x666D_7073,
    kExtAudioFileProperty_ClientMaxPacketSize: ExtAudioFilePropertyID = 0x636D_7073,
    kExtAudioFileProperty_FileLengthFrames: ExtAudioFilePropertyID = 0x2366_726D
public let kAudioFileUnspecifiedError: OSStatus = 0x7768_743F, kAudioFileUnsupportedFileTypeError: OSStatus = 0x7479_703F,
    kAudioFileUnsupportedDataFormatError: OSStatus = 0x666D_743F, kAudioFileUnsupportedPropertyError: OSStatus = 0x7074_793F,
    kAudioFileBadPropertySizeError: OSStatus = 0x2173_697A, kAudioFilePermissionsError: OSStatus = 0x7072_6D3F,
    kAudioFileNotOptimizedError: OSStatus = 0x6F70_746D, kAudioFileInvalidChunkError: OSStatus = 0x6368_6B3F,
    kAudioFileDoesNotAllow64BitDataSizeError: OSStatus = 0x6F66_663F, kAudioFileInvalidPacketOffsetError: OSStatus = 0x7063_6B3F,
    kAudioFileInvalidFileError: OSStatus = 0x6474_613F, kAudioFileOperationNotSupportedError: OSStatus = 0x6F70_3F3F
public let kAudioFileEndOfFileError: OSStatus = -39, kAudioFilePositionError: OSStatus = -40, kAudioFileFileNotFoundError: OSStatus = -43,
    kAudioFileNotOpenError: OSStatus = -38
public let kAudioConverterErr_FormatNotSupported: OSStatus = 0x666D_743F,
    kAudioConverterErr_OperationNotSupported: OSStatus = 0x6F70_3F3F, kAudioConverterErr_PropertyNotSupported: OSStatus = 0x7072_6F70,
    kAudioConverterErr_InvalidInputSize: OSStatus = 0x696E_737A, kAudioConverterErr_InvalidOutputSize: OSStatus = 0x6F74_737A,
    kAudioConverterErr_UnspecifiedError: OSStatus = 0x7768_6174
/// The errors of queues.
public let kAudioQueueErr_InvalidBuffer: OSStatus = -66687, kAudioQueueErr_BufferEmpty: OSStatus = -66686,
    kAudioQueueErr_DisposalPending: OSStatus = -66685, kAudioQueueErr_InvalidProperty: OSStatus = -66684,
    kAudioQueueErr_InvalidPropertySize: OSStatus = -66683, kAudioQueueErr_InvalidParameter: OSStatus = -66682,
    kAudioQueueErr_CannotStart: OSStatus = -66681, kAudioQueueErr_InvalidDevice: OSStatus = -66680,
    kAudioQueueErr_BufferInQueue: OSStatus = -66679, kAudioQueueErr_InvalidRunState: OSStatus = -66678,
    kAudioQueueErr_InvalidQueueType: OSStatus = -66677, kAudioQueueErr_Permissions: OSStatus = -66676,
    kAudioQueueErr_InvalidPropertyValue: OSStatus = -66675, kAudioQueueErr_PrimeTimedOut: OSStatus = -66674,
    kAudioQueueErr_CodecNotFound: OSStatus = -66673, kAudioQueueErr_InvalidCodecAccess: OSStatus = -66672,
    kAudioQueueErr_QueueInvalidated: OSStatus = -66671
/// The numbers of a queue's properties.
public let kAudioQueueProperty_IsRunning: AudioQueuePropertyID = 0x6171_726E,
    kAudioQueueProperty_StreamDescription: AudioQueuePropertyID = 0x6171_6674,
    kAudioQueueProperty_EnableLevelMetering: AudioQueuePropertyID = 0x6171_6D65,
    kAudioQueueProperty_CurrentLevelMeter: AudioQueuePropertyID = 0x6171_6D76,
    kAudioQueueProperty_CurrentLevelMeterDB: AudioQueuePropertyID = 0x6171_6D64,
    kAudioQueueProperty_MagicCookie: AudioQueuePropertyID = 0x6171_6D63,
    kAudioQueueProperty_MaximumOutputPacketSize: AudioQueuePropertyID = 0x786F_7073
/// The numbers of a queue's parameters.
public let kAudioQueueParam_Volume: AudioQueueParameterID = 1, kAudioQueueParam_PlayRate: AudioQueueParameterID = 2,
    kAudioQueueParam_Pitch: AudioQueueParameterID = 3, kAudioQueueParam_VolumeRampTime: AudioQueueParameterID = 4,
    kAudioQueueParam_Pan: AudioQueueParameterID = 13
/// Returns an error: no file is opened.
@discardableResult
public func AudioFileOpenURL(
    _ inFileRef: URL, _ inPermissions: AudioFilePermissions, _ inFileTypeHint: AudioFileTypeID,
    _ outAudioFile: UnsafeMutablePointer<AudioFileID?>
) -> OSStatus { kAudioFileUnsupportedFileTypeError }
/// Returns an error: no file is written.
@discardableResult
public func AudioFileCreateWithURL(
    _ inFileRef: URL, _ inFileType: AudioFileTypeID, _ inFormat: UnsafePointer<AudioStreamBasicDescription>, _ inFlags: AudioFileFlags,
    _ outAudioFile: UnsafeMutablePointer<AudioFileID?>
) -> OSStatus { kAudioFileUnsupportedFileTypeError }
@discardableResult
public func AudioFileClose(_ inAudioFile: AudioFileID) -> OSStatus { kAudioFileNotOpenError }
/// Returns an error: no file is open.
@discardableResult
public func AudioFileGetProperty(
    _ inAudioFile: AudioFileID, _ inPropertyID: AudioFilePropertyID, _ ioDataSize: UnsafeMutablePointer<UInt32>,
    _ outPropertyData: UnsafeMutableRawPointer
) -> OSStatus { kAudioFileNotOpenError }
/// Returns an error: no file is open.
@discardableResult
public func AudioFileReadPacketData(
    _ inAudioFile: AudioFileID, _ inUseCache: Bool, _ ioNumBytes: UnsafeMutablePointer<UInt32>,
    _ outPacketDescriptions: UnsafeMutablePointer<AudioStreamPacketDescription>?, _ inStartingPacket: Int64,
    _ ioNumPackets: UnsafeMutablePointer<UInt32>, _ outBuffer: UnsafeMutableRawPointer?
) -> OSStatus { kAudioFileNotOpenError }
/// Returns an error: no file is open.
@discardableResult
public func AudioFileWritePackets(
    _ inAudioFile: AudioFileID, _ inUseCache: Bool, _ inNumBytes: UInt32,
    _ inPacketDescriptions: UnsafePointer<AudioStreamPacketDescription>?, _ inStartingPacket: Int64,
    _ ioNumPackets: UnsafeMutablePointer<UInt32>, _ inBuffer: UnsafeRawPointer
) -> OSStatus { kAudioFileNotOpenError }
/// Returns an error: no file is opened.
@discardableResult
public func ExtAudioFileOpenURL(_ inURL: URL, _ outExtAudioFile: UnsafeMutablePointer<ExtAudioFileRef?>) -> OSStatus {
    kAudioFileUnsupportedFileTypeError
}
/// Returns an error: no file is written.
@discardableResult
public func ExtAudioFileCreateWithURL(
    _ inURL: URL, _ inFileType: AudioFileTypeID, _ inStreamDesc: UnsafePointer<AudioStreamBasicDescription>,
    _ inChannelLayout: UnsafePointer<AudioChannelLayout>?, _ inFlags: UInt32, _ outExtAudioFile: UnsafeMutablePointer<ExtAudioFileRef?>
) -> OSStatus { kAudioFileUnsupportedFileTypeError }
@discardableResult
public func ExtAudioFileDispose(_ inExtAudioFile: ExtAudioFileRef) -> OSStatus { kAudioFileNotOpenError }
/// Returns an error: no file is open.
@discardableResult
public func ExtAudioFileRead(
    _ inExtAudioFile: ExtAudioFileRef, _ ioNumberFrames: UnsafeMutablePointer<UInt32>, _ ioData: UnsafeMutablePointer<AudioBufferList>
) -> OSStatus { kAudioFileNotOpenError }
/// Returns an error: no file is open.
@discardableResult
public func ExtAudioFileWrite(_ inExtAudioFile: ExtAudioFileRef, _ inNumberFrames: UInt32, _ ioData: UnsafePointer<AudioBufferList>)
    -> OSStatus
{ kAudioFileNotOpenError }
/// Returns an error: no file is open.
@discardableResult
public func ExtAudioFileGetProperty(
    _ inExtAudioFile: ExtAudioFileRef, _ inPropertyID: ExtAudioFilePropertyID, _ ioPropertyDataSize: UnsafeMutablePointer<UInt32>,
    _ outPropertyData: UnsafeMutableRawPointer
) -> OSStatus { kAudioFileNotOpenError }
/// Returns an error: no file is open.
@discardableResult
public func ExtAudioFileSetProperty(
    _ inExtAudioFile: ExtAudioFileRef, _ inPropertyID: ExtAudioFilePropertyID, _ inPropertyDataSize: UInt32,
    _ inPropertyData: UnsafeRawPointer
) -> OSStatus { kAudioFileNotOpenError }
/// Returns an error: no sound is converted.
@discardableResult
public func AudioConverterNew(
    _ inSourceFormat: UnsafePointer<AudioStreamBasicDescription>, _ inDestinationFormat: UnsafePointer<AudioStreamBasicDescription>,
    _ outAudioConverter: UnsafeMutablePointer<AudioConverterRef?>
) -> OSStatus { kAudioConverterErr_FormatNotSupported }
@discardableResult
public func AudioConverterDispose(_ inAudioConverter: AudioConverterRef) -> OSStatus { kAudio_ParamError }
/// Returns an error: there is no converter.
@discardableResult
public func AudioConverterFillComplexBuffer(
    _ inAudioConverter: AudioConverterRef, _ inInputDataProc: AudioConverterComplexInputDataProc,
    _ inInputDataProcUserData: UnsafeMutableRawPointer?, _ ioOutputDataPacketSize: UnsafeMutablePointer<UInt32>,
    _ outOutputData: UnsafeMutablePointer<AudioBufferList>, _ outPacketDescription: UnsafeMutablePointer<AudioStreamPacketDescription>?
) -> OSStatus { kAudioConverterErr_OperationNotSupported }
/// Returns an error: there is no device for sound.
@discardableResult
public func AudioQueueNewOutput(
    _ inFormat: UnsafePointer<AudioStreamBasicDescription>, _ inCallbackProc: AudioQueueOutputCallback,
    _ inUserData: UnsafeMutableRawPointer?, _ inCallbackRunLoop: RunLoop?, _ inCallbackRunLoopMode: String?, _ inFlags: UInt32,
    _ outAQ: UnsafeMutablePointer<AudioQueueRef?>
) -> OSStatus { kAudioQueueErr_InvalidDevice }
/// Returns an error: there is no device for sound.
@discardableResult
public func AudioQueueNewInput(
    _ inFormat: UnsafePointer<AudioStreamBasicDescription>, _ inCallbackProc: AudioQueueInputCallback,
    _ inUserData: UnsafeMutableRawPointer?, _ inCallbackRunLoop: RunLoop?, _ inCallbackRunLoopMode: String?, _ inFlags: UInt32,
    _ outAQ: UnsafeMutablePointer<AudioQueueRef?>
) -> OSStatus { kAudioQueueErr_InvalidDevice }
/// Returns an error: there is no queue.
@discardableResult
public func AudioQueueAllocateBuffer(
    _ inAQ: AudioQueueRef, _ inBufferByteSize: UInt32, _ outBuffer: UnsafeMutablePointer<AudioQueueBufferRef?>
) -> OSStatus { kAudioQueueErr_InvalidDevice }
@discardableResult
public func AudioQueueFreeBuffer(_ inAQ: AudioQueueRef, _ inBuffer: AudioQueueBufferRef) -> OSStatus { kAudioQueueErr_InvalidBuffer }
/// Returns an error: there is no queue.
@discardableResult
public func AudioQueueEnqueueBuffer(
    _ inAQ: AudioQueueRef, _ inBuffer: AudioQueueBufferRef, _ inNumPacketDescs: UInt32,
    _ inPacketDescs: UnsafePointer<AudioStreamPacketDescription>?
) -> OSStatus { kAudioQueueErr_InvalidBuffer }
@discardableResult
public func AudioQueueStart(_ inAQ: AudioQueueRef, _ inStartTime: UnsafePointer<AudioTimeStamp>?) -> OSStatus { kAudioQueueErr_CannotStart }
@discardableResult
public func AudioQueuePause(_ inAQ: AudioQueueRef) -> OSStatus { kAudioQueueErr_InvalidRunState }
@discardableResult
public func AudioQueueStop(_ inAQ: AudioQueueRef, _ inImmediate: Bool) -> OSStatus { kAudioQueueErr_InvalidRunState }
@discardableResult
public func AudioQueueFlush(_ inAQ: AudioQueueRef) -> OSStatus { kAudioQueueErr_InvalidRunState }
@discardableResult
public func AudioQueueReset(_ inAQ: AudioQueueRef) -> OSStatus { kAudioQueueErr_InvalidRunState }
@discardableResult
public func AudioQueueDispose(_ inAQ: AudioQueueRef, _ inImmediate: Bool) -> OSStatus { kAudioQueueErr_InvalidRunState }
/// Returns an error: there is no queue.
@discardableResult
public func AudioQueueSetParameter(_ inAQ: AudioQueueRef, _ inParamID: AudioQueueParameterID, _ inValue: AudioQueueParameterValue)
    -> OSStatus
{ kAudioQueueErr_InvalidParameter }
/// Returns an error: there is no queue.
@discardableResult
public func AudioQueueGetProperty(
    _ inAQ: AudioQueueRef, _ inID: AudioQueuePropertyID, _ outData: UnsafeMutableRawPointer, _ ioDataSize: UnsafeMutablePointer<UInt32>
) -> OSStatus { kAudioQueueErr_InvalidProperty }
/// Returns an error: there is no queue.
@discardableResult
public func AudioQueueSetProperty(_ inAQ: AudioQueueRef, _ inID: AudioQueuePropertyID, _ inData: UnsafeRawPointer, _ inDataSize: UInt32)
    -> OSStatus
{ kAudioQueueErr_InvalidProperty }
/// Returns an error: there are no units.
@discardableResult
public func NewAUGraph(_ outGraph: UnsafeMutablePointer<AUGraph?>) -> OSStatus { kAudioUnitErr_FailedInitialization }
@discardableResult
public func NewMusicSequence(_ outSequence: UnsafeMutablePointer<MusicSequence?>) -> OSStatus { kAudio_UnimplementedError }
/// Returns an error: no notes are played.
@discardableResult
public func NewMusicPlayer(_ outPlayer: UnsafeMutablePointer<MusicPlayer?>) -> OSStatus { kAudio_UnimplementedError }
