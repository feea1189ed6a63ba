import Foundation

// The numbers of audio units, their properties, and their errors.

public let kAudioUnitType_Output: OSType = 0x6175_6F75, kAudioUnitType_MusicDevice: OSType = 0x6175_6D75,
    kAudioUnitType_MusicEffect: OSType = 0x6175_6D66, kAudioUnitType_FormatConverter: OSType = 0x6175_6663,
    kAudioUnitType_Effect: OSType = 0x6175_6678, kAudioUnitType_Mixer: OSType = 0x6175_6D78, kAudioUnitType_Panner: OSType = 0x6175_706E,
    kAudioUnitType_Generator: OSType = 0x6175_676E, kAudioUnitType_OfflineEffect: OSType = 0x6175_6F6C,
    kAudioUnitType_MIDIProcessor: OSType = 0x6175_6D69
/// The particular kinds of audio units.
public let kAudioUnitSubType_GenericOutput: OSType = 0x6765_6E72, kAudioUnitSubType_RemoteIO: OSType = 0x7269_6F63,
    kAudioUnitSubType_VoiceProcessingIO: OSType = 0x7670_696F, kAudioUnitSubType_AUConverter: OSType = 0x636F_6E76,
    kAudioUnitSubType_Varispeed: OSType = 0x7661_7269, kAudioUnitSubType_NewTimePitch: OSType = 0x6E75_7470,
    kAudioUnitSubType_AUiPodTimeOther: OSType = 0x6970_746F, kAudioUnitSubType_DeferredRenderer: OSType = 0x6465_6672,
    kAudioUnitSubType_Splitter: OSType = 0x7370_6C74, kAudioUnitSubType_Merger: OSType = 0x6D65_7267,
    kAudioUnitSubType_PeakLimiter: OSType = 0x6C6D_7472, kAudioUnitSubType_DynamicsProcessor: OSType = 0x6463_6D70,
    kAudioUnitSubType_LowPassFilter: OSType = 0x6C70_6173, kAudioUnitSubType_HighPassFilter: OSType = 0x6870_6173,
    kAudioUnitSubType_BandPassFilter: OSType = 0x6270_6173
/// The particular kinds of audio units.
public let kAudioUnitSubType_HighShelfFilter: OSType = 0x6873_6866, kAudioUnitSubType_LowShelfFilter: OSType = 0x6C73_6866,
    kAudioUnitSubType_ParametricEQ: OSType = 0x706D_6571, kAudioUnitSubType_Distortion: OSType = 0x6469_7374,
    kAudioUnitSubType_Delay: OSType = 0x6465_6C79, kAudioUnitSubType_SampleDelay: OSType = 0x7364_6C79,
    kAudioUnitSubType_NBandEQ: OSType = 0x6E62_6571, kAudioUnitSubType_Reverb2: OSType = 0x7276_6232,
    kAudioUnitSubType_AUiPodEQ: OSType = 0x6970_6571, kAudioUnitSubType_MultiChannelMixer: OSType = 0x6D63_6D78,
    kAudioUnitSubType_MatrixMixer: OSType = 0x6D78_6D78, kAudioUnitSubType_SpatialMixer: OSType = 0x3364_656D,
    kAudioUnitSubType_ScheduledSoundPlayer: OSType = 0x7373_706C, kAudioUnitSubType_AudioFilePlayer: OSType = 0x6166_706C,
    kAudioUnitSubType_Sampler: OSType = 0x7361_6D70, kAudioUnitSubType_MIDISynth: OSType = 0x6D73_796E
/// The manufacturer of the system's audio units.
public let kAudioUnitManufacturer_Apple: OSType = 0x6170_706C
public let kAudioUnitScope_Global: AudioUnitScope = 0, kAudioUnitScope_Input: AudioUnitScope = 1,
    kAudioUnitScope_Output: AudioUnitScope = 2, kAudioUnitScope_Group: AudioUnitScope = 3, kAudioUnitScope_Part: AudioUnitScope = 4,
    kAudioUnitScope_Note: AudioUnitScope = 5, kAudioUnitScope_Layer: AudioUnitScope = 6
public let kAudioUnitProperty_ClassInfo: AudioUnitPropertyID = 0, kAudioUnitProperty_MakeConnection: AudioUnitPropertyID = 1,
    kAudioUnitProperty_SampleRate: AudioUnitPropertyID = 2, kAudioUnitProperty_ParameterList: AudioUnitPropertyID = 3,
    kAudioUnitProperty_ParameterInfo: AudioUnitPropertyID = 4, kAudioUnitProperty_StreamFormat: AudioUnitPropertyID = 8,
    kAudioUnitProperty_ElementCount: AudioUnitPropertyID = 11, kAudioUnitProperty_Latency: AudioUnitPropertyID = 12,
    kAudioUnitProperty_MaximumFramesPerSlice: AudioUnitPropertyID = 14, kAudioUnitProperty_LastRenderError: AudioUnitPropertyID = 22,
    kAudioUnitProperty_SetRenderCallback: AudioUnitPropertyID = 23, kAudioUnitProperty_FactoryPresets: AudioUnitPropertyID = 24,
    kAudioUnitProperty_PresentPreset: AudioUnitPropertyID = 36, kAudioUnitProperty_ShouldAllocateBuffer: AudioUnitPropertyID = 51,
    kAudioUnitProperty_ScheduledFileIDs: AudioUnitPropertyID = 3310, kAudioUnitProperty_ScheduledFileRegion: AudioUnitPropertyID = 3311,
    kAudioUnitProperty_ScheduledFilePrime: AudioUnitPropertyID = 3312,
    kAudioUnitProperty_ScheduleStartTimeStamp: AudioUnitPropertyID = 3301
public let kAudioOutputUnitProperty_EnableIO: AudioUnitPropertyID = 2003,
    kAudioOutputUnitProperty_SetInputCallback: AudioUnitPropertyID = 2005, kAudioOutputUnitProperty_StartTime: AudioUnitPropertyID = 2004,
    kAudioOutputUnitProperty_IsRunning: AudioUnitPropertyID = 2001, kAudioOutputUnitProperty_CurrentDevice: AudioUnitPropertyID = 2000,
    kAudioOutputUnitProperty_HasIO: AudioUnitPropertyID = 2006
/// The errors of audio units.
public let kAudioUnitErr_InvalidProperty: OSStatus = -10879, kAudioUnitErr_InvalidParameter: OSStatus = -10878,
    kAudioUnitErr_InvalidElement: OSStatus = -10877, kAudioUnitErr_NoConnection: OSStatus = -10876,
    kAudioUnitErr_FailedInitialization: OSStatus = -10875, kAudioUnitErr_TooManyFramesToProcess: OSStatus = -10874,
    kAudioUnitErr_InvalidFile: OSStatus = -10871, kAudioUnitErr_UnknownFileType: OSStatus = -10870,
    kAudioUnitErr_FileNotSpecified: OSStatus = -10869, kAudioUnitErr_FormatNotSupported: OSStatus = -10868,
    kAudioUnitErr_Uninitialized: OSStatus = -10867, kAudioUnitErr_InvalidScope: OSStatus = -10866,
    kAudioUnitErr_PropertyNotWritable: OSStatus = -10865, kAudioUnitErr_CannotDoInCurrentContext: OSStatus = -10863,
    kAudioUnitErr_InvalidPropertyValue: OSStatus = -10851, kAudioUnitErr_PropertyNotInUse: OSStatus = -10850,
    kAudioUnitErr_Initialized: OSStatus = -10849, kAudioUnitErr_InvalidOfflineRender: OSStatus = -10848,
    kAudioUnitErr_Unauthorized: OSStatus = -10847
