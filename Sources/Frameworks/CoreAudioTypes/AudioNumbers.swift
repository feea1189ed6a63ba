import Foundation

// The numbers of formats, of their flags, and of layouts of channels.

/// The numbers of formats of sound.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D, kAudioFormatAC3: AudioFormatID = 0x6163_2D33,
    kAudioFormat60958AC3: AudioFormatID = 0x6361_6333, kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134,
    kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320, kAudioFormatMPEG4CELP: AudioFormatID = 0x6365_6C70,
    kAudioFormatMPEG4HVXC: AudioFormatID = 0x6876_7863, kAudioFormatMPEG4TwinVQ: AudioFormatID = 0x7477_7671,
    kAudioFormatMACE3: AudioFormatID = 0x4D41_4333, kAudioFormatMACE6: AudioFormatID = 0x4D41_4336,
    kAudioFormatULaw: AudioFormatID = 0x756C_6177, kAudioFormatALaw: AudioFormatID = 0x616C_6177
/// The numbers of formats of sound.
public let kAudioFormatQDesign: AudioFormatID = 0x5144_4D43, kAudioFormatQDesign2: AudioFormatID = 0x5144_4D32,
    kAudioFormatQUALCOMM: AudioFormatID = 0x5163_6C70, kAudioFormatMPEGLayer1: AudioFormatID = 0x2E6D_7031,
    kAudioFormatMPEGLayer2: AudioFormatID = 0x2E6D_7032, kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033,
    kAudioFormatTimeCode: AudioFormatID = 0x7469_6D65, kAudioFormatMIDIStream: AudioFormatID = 0x6D69_6469,
    kAudioFormatParameterValueStream: AudioFormatID = 0x6170_7673, kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163,
    kAudioFormatMPEG4AAC_HE: AudioFormatID = 0x6161_6368, kAudioFormatMPEG4AAC_LD: AudioFormatID = 0x6161_636C
/// The numbers of formats of sound.
public let kAudioFormatMPEG4AAC_ELD: AudioFormatID = 0x6161_6365, kAudioFormatMPEG4AAC_ELD_SBR: AudioFormatID = 0x6161_6366,
    kAudioFormatMPEG4AAC_ELD_V2: AudioFormatID = 0x6161_6367, kAudioFormatMPEG4AAC_HE_V2: AudioFormatID = 0x6161_6370,
    kAudioFormatMPEG4AAC_Spatial: AudioFormatID = 0x6161_6373, kAudioFormatMPEGD_USAC: AudioFormatID = 0x7573_6163,
    kAudioFormatAMR: AudioFormatID = 0x7361_6D72, kAudioFormatAMR_WB: AudioFormatID = 0x7361_7762,
    kAudioFormatAudible: AudioFormatID = 0x4155_4442, kAudioFormatiLBC: AudioFormatID = 0x696C_6263,
    kAudioFormatAES3: AudioFormatID = 0x6165_7333, kAudioFormatEnhancedAC3: AudioFormatID = 0x6563_2D33
/// The numbers of formats of sound.
public let kAudioFormatFLAC: AudioFormatID = 0x666C_6163, kAudioFormatOpus: AudioFormatID = 0x6F70_7573,
    kAudioFormatAPAC: AudioFormatID = 0x6170_6163
public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1, kAudioFormatFlagIsBigEndian: AudioFormatFlags = 2,
    kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 4, kAudioFormatFlagIsPacked: AudioFormatFlags = 8,
    kAudioFormatFlagIsAlignedHigh: AudioFormatFlags = 16, kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 32,
    kAudioFormatFlagIsNonMixable: AudioFormatFlags = 64, kAudioFormatFlagsAreAllClear: AudioFormatFlags = 0x8000_0000,
    kLinearPCMFormatFlagIsFloat: AudioFormatFlags = 1, kLinearPCMFormatFlagIsBigEndian: AudioFormatFlags = 2,
    kLinearPCMFormatFlagIsSignedInteger: AudioFormatFlags = 4, kLinearPCMFormatFlagIsPacked: AudioFormatFlags = 8
public let kLinearPCMFormatFlagIsAlignedHigh: AudioFormatFlags = 16, kLinearPCMFormatFlagIsNonInterleaved: AudioFormatFlags = 32,
    kLinearPCMFormatFlagIsNonMixable: AudioFormatFlags = 64, kLinearPCMFormatFlagsSampleFractionShift: AudioFormatFlags = 7,
    kLinearPCMFormatFlagsSampleFractionMask: AudioFormatFlags = 0x1F80, kLinearPCMFormatFlagsAreAllClear: AudioFormatFlags = 0x8000_0000,
    kAppleLosslessFormatFlag_16BitSourceData: AudioFormatFlags = 1, kAppleLosslessFormatFlag_20BitSourceData: AudioFormatFlags = 2,
    kAppleLosslessFormatFlag_24BitSourceData: AudioFormatFlags = 3, kAppleLosslessFormatFlag_32BitSourceData: AudioFormatFlags = 4,
    kAudioFormatFlagsNativeEndian: AudioFormatFlags = 0, kAudioFormatFlagsCanonical: AudioFormatFlags = 9
public let kAudioFormatFlagsAudioUnitCanonical: AudioFormatFlags = 41, kAudioFormatFlagsNativeFloatPacked: AudioFormatFlags = 9
/// The numbers of layouts of channels, with the number of channels in the lower half.
public let kAudioChannelLayoutTag_UseChannelDescriptions: AudioChannelLayoutTag = 0,
    kAudioChannelLayoutTag_UseChannelBitmap: AudioChannelLayoutTag = 1 << 16,
    kAudioChannelLayoutTag_Mono: AudioChannelLayoutTag = 100 << 16 | 1,
    kAudioChannelLayoutTag_Stereo: AudioChannelLayoutTag = 101 << 16 | 2,
    kAudioChannelLayoutTag_StereoHeadphones: AudioChannelLayoutTag = 102 << 16 | 2,
    kAudioChannelLayoutTag_MatrixStereo: AudioChannelLayoutTag = 103 << 16 | 2,
    kAudioChannelLayoutTag_MidSide: AudioChannelLayoutTag = 104 << 16 | 2,
    kAudioChannelLayoutTag_XY: AudioChannelLayoutTag = 105 << 16 | 2,
    kAudioChannelLayoutTag_Binaural: AudioChannelLayoutTag = 106 << 16 | 2,
    kAudioChannelLayoutTag_Ambisonic_B_Format: AudioChannelLayoutTag = 107 << 16 | 4,
    kAudioChannelLayoutTag_Quadraphonic: AudioChannelLayoutTag = 108 << 16 | 4,
    kAudioChannelLayoutTag_Pentagonal: AudioChannelLayoutTag = 109 << 16 | 5
/// The numbers of layouts of channels, with the number of channels in the lower half.
public let kAudioChannelLayoutTag_Hexagonal: AudioChannelLayoutTag = 110 << 16 | 6,
    kAudioChannelLayoutTag_Octagonal: AudioChannelLayoutTag = 111 << 16 | 8,
    kAudioChannelLayoutTag_Cube: AudioChannelLayoutTag = 112 << 16 | 8,
    kAudioChannelLayoutTag_MPEG_3_0_A: AudioChannelLayoutTag = 113 << 16 | 3,
    kAudioChannelLayoutTag_MPEG_3_0_B: AudioChannelLayoutTag = 114 << 16 | 3,
    kAudioChannelLayoutTag_MPEG_4_0_A: AudioChannelLayoutTag = 115 << 16 | 4,
    kAudioChannelLayoutTag_MPEG_4_0_B: AudioChannelLayoutTag = 116 << 16 | 4,
    kAudioChannelLayoutTag_MPEG_5_0_A: AudioChannelLayoutTag = 117 << 16 | 5,
    kAudioChannelLayoutTag_MPEG_5_0_B: AudioChannelLayoutTag = 118 << 16 | 5,
    kAudioChannelLayoutTag_MPEG_5_0_C: AudioChannelLayoutTag = 119 << 16 | 5,
    kAudioChannelLayoutTag_MPEG_5_0_D: AudioChannelLayoutTag = 120 << 16 | 5,
    kAudioChannelLayoutTag_MPEG_5_1_A: AudioChannelLayoutTag = 121 << 16 | 6
/// The numbers of layouts of channels, with the number of channels in the lower half.
public let kAudioChannelLayoutTag_MPEG_5_1_B: AudioChannelLayoutTag = 122 << 16 | 6,
    kAudioChannelLayoutTag_MPEG_5_1_C: AudioChannelLayoutTag = 123 << 16 | 6,
    kAudioChannelLayoutTag_MPEG_5_1_D: AudioChannelLayoutTag = 124 << 16 | 6,
    kAudioChannelLayoutTag_MPEG_6_1_A: AudioChannelLayoutTag = 125 << 16 | 7,
    kAudioChannelLayoutTag_MPEG_7_1_A: AudioChannelLayoutTag = 126 << 16 | 8,
    kAudioChannelLayoutTag_MPEG_7_1_B: AudioChannelLayoutTag = 127 << 16 | 8,
    kAudioChannelLayoutTag_MPEG_7_1_C: AudioChannelLayoutTag = 128 << 16 | 8,
    kAudioChannelLayoutTag_Emagic_Default_7_1: AudioChannelLayoutTag = 129 << 16 | 8,
    kAudioChannelLayoutTag_SMPTE_DTV: AudioChannelLayoutTag = 130 << 16 | 8,
    kAudioChannelLayoutTag_ITU_2_1: AudioChannelLayoutTag = 131 << 16 | 3,
    kAudioChannelLayoutTag_ITU_2_2: AudioChannelLayoutTag = 132 << 16 | 4,
    kAudioChannelLayoutTag_DVD_4: AudioChannelLayoutTag = 133 << 16 | 3
/// The numbers of layouts of channels, with the number of channels in the lower half.
public let kAudioChannelLayoutTag_DVD_5: AudioChannelLayoutTag = 134 << 16 | 4,
    kAudioChannelLayoutTag_DVD_6: AudioChannelLayoutTag = 135 << 16 | 5,
    kAudioChannelLayoutTag_DVD_10: AudioChannelLayoutTag = 136 << 16 | 4,
    kAudioChannelLayoutTag_DVD_11: AudioChannelLayoutTag = 137 << 16 | 5,
    kAudioChannelLayoutTag_DVD_18: AudioChannelLayoutTag = 138 << 16 | 5,
    kAudioChannelLayoutTag_AudioUnit_6_0: AudioChannelLayoutTag = 139 << 16 | 6,
    kAudioChannelLayoutTag_AudioUnit_7_0: AudioChannelLayoutTag = 140 << 16 | 7,
    kAudioChannelLayoutTag_AAC_6_0: AudioChannelLayoutTag = 141 << 16 | 6,
    kAudioChannelLayoutTag_AAC_6_1: AudioChannelLayoutTag = 142 << 16 | 7,
    kAudioChannelLayoutTag_AAC_7_0: AudioChannelLayoutTag = 143 << 16 | 7,
    kAudioChannelLayoutTag_AAC_Octagonal: AudioChannelLayoutTag = 144 << 16 | 8,
    kAudioChannelLayoutTag_AudioUnit_4: AudioChannelLayoutTag = 108 << 16 | 4
/// The numbers of layouts of channels, with the number of channels in the lower half.
public let kAudioChannelLayoutTag_AudioUnit_5: AudioChannelLayoutTag = 109 << 16 | 5,
    kAudioChannelLayoutTag_AudioUnit_6: AudioChannelLayoutTag = 110 << 16 | 6,
    kAudioChannelLayoutTag_AudioUnit_8: AudioChannelLayoutTag = 111 << 16 | 8,
    kAudioChannelLayoutTag_AudioUnit_5_0: AudioChannelLayoutTag = 118 << 16 | 5,
    kAudioChannelLayoutTag_AudioUnit_5_1: AudioChannelLayoutTag = 121 << 16 | 6,
    kAudioChannelLayoutTag_AudioUnit_6_1: AudioChannelLayoutTag = 125 << 16 | 7,
    kAudioChannelLayoutTag_AudioUnit_7_1: AudioChannelLayoutTag = 128 << 16 | 8,
    kAudioChannelLayoutTag_AAC_Quadraphonic: AudioChannelLayoutTag = 108 << 16 | 4,
    kAudioChannelLayoutTag_AAC_4_0: AudioChannelLayoutTag = 116 << 16 | 4,
    kAudioChannelLayoutTag_AAC_5_0: AudioChannelLayoutTag = 120 << 16 | 5,
    kAudioChannelLayoutTag_AAC_5_1: AudioChannelLayoutTag = 124 << 16 | 6,
    kAudioChannelLayoutTag_AAC_7_1: AudioChannelLayoutTag = 127 << 16 | 8
/// The numbers of layouts of channels, with the number of channels in the lower half.
public let kAudioChannelLayoutTag_DiscreteInOrder: AudioChannelLayoutTag = 147 << 16,
    kAudioChannelLayoutTag_Unknown: AudioChannelLayoutTag = 0xFFFF_0000
public let kAudioChannelLabel_Unknown: AudioChannelLabel = 0xFFFF_FFFF, kAudioChannelLabel_Unused: AudioChannelLabel = 0,
    kAudioChannelLabel_Left: AudioChannelLabel = 1, kAudioChannelLabel_Right: AudioChannelLabel = 2,
    kAudioChannelLabel_Center: AudioChannelLabel = 3, kAudioChannelLabel_LFEScreen: AudioChannelLabel = 4,
    kAudioChannelLabel_LeftSurround: AudioChannelLabel = 5, kAudioChannelLabel_RightSurround: AudioChannelLabel = 6,
    kAudioChannelLabel_LeftCenter: AudioChannelLabel = 7, kAudioChannelLabel_RightCenter: AudioChannelLabel = 8,
    kAudioChannelLabel_CenterSurround: AudioChannelLabel = 9, kAudioChannelLabel_LeftSurroundDirect: AudioChannelLabel = 10
public let kAudioChannelLabel_RightSurroundDirect: AudioChannelLabel = 11, kAudioChannelLabel_TopCenterSurround: AudioChannelLabel = 12,
    kAudioChannelLabel_VerticalHeightLeft: AudioChannelLabel = 13, kAudioChannelLabel_VerticalHeightCenter: AudioChannelLabel = 14,
    kAudioChannelLabel_VerticalHeightRight: AudioChannelLabel = 15, kAudioChannelLabel_RearSurroundLeft: AudioChannelLabel = 33,
    kAudioChannelLabel_RearSurroundRight: AudioChannelLabel = 34, kAudioChannelLabel_LeftWide: AudioChannelLabel = 35,
    kAudioChannelLabel_RightWide: AudioChannelLabel = 36, kAudioChannelLabel_LFE2: AudioChannelLabel = 37,
    kAudioChannelLabel_LeftTotal: AudioChannelLabel = 38, kAudioChannelLabel_RightTotal: AudioChannelLabel = 39
public let kAudioChannelLabel_HearingImpaired: AudioChannelLabel = 40, kAudioChannelLabel_Narration: AudioChannelLabel = 41,
    kAudioChannelLabel_Mono: AudioChannelLabel = 42, kAudioChannelLabel_DialogCentricMix: AudioChannelLabel = 43,
    kAudioChannelLabel_CenterSurroundDirect: AudioChannelLabel = 44, kAudioChannelLabel_Haptic: AudioChannelLabel = 45,
    kAudioChannelLabel_UseCoordinates: AudioChannelLabel = 100
/// The results of functions.
public let kAudio_NoError: OSStatus = 0, kAudio_UnimplementedError: OSStatus = -4, kAudio_FileNotFoundError: OSStatus = -43,
    kAudio_FilePermissionError: OSStatus = -54, kAudio_TooManyFilesOpenError: OSStatus = -42,
    kAudio_BadFilePathError: OSStatus = 0x2170_7468, kAudio_ParamError: OSStatus = -50, kAudio_MemFullError: OSStatus = -108
