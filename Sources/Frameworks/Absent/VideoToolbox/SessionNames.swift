import CoreMediaCompanion

// The errors of sessions, and the names of their properties.

/// The errors of functions.
public let kVTPropertyNotSupportedErr: OSStatus = -12900, kVTPropertyReadOnlyErr: OSStatus = -12901, kVTParameterErr: OSStatus = -12902,
    kVTInvalidSessionErr: OSStatus = -12903, kVTAllocationFailedErr: OSStatus = -12904,
    kVTPixelTransferNotSupportedErr: OSStatus = -12905, kVTCouldNotFindVideoDecoderErr: OSStatus = -12906,
    kVTCouldNotCreateInstanceErr: OSStatus = -12907, kVTCouldNotFindVideoEncoderErr: OSStatus = -12908,
    kVTVideoDecoderBadDataErr: OSStatus = -12909, kVTVideoDecoderUnsupportedDataFormatErr: OSStatus = -12910,
    kVTVideoDecoderMalfunctionErr: OSStatus = -12911, kVTVideoEncoderMalfunctionErr: OSStatus = -12912,
    kVTVideoDecoderNotAvailableNowErr: OSStatus = -12913, kVTVideoEncoderNotAvailableNowErr: OSStatus = -12915,
    kVTFormatDescriptionChangeNotSupportedErr: OSStatus = -12916, kVTFrameSiloInvalidTimeStampErr: OSStatus = -12215,
    kVTVideoDecoderRemovedErr: OSStatus = -17690, kVTSessionMalfunctionErr: OSStatus = -17691
/// The properties of encoding.
public let kVTCompressionPropertyKey_RealTime: CFString = "RealTime", kVTCompressionPropertyKey_ProfileLevel: CFString = "ProfileLevel",
    kVTCompressionPropertyKey_AverageBitRate: CFString = "AverageBitRate",
    kVTCompressionPropertyKey_DataRateLimits: CFString = "DataRateLimits",
    kVTCompressionPropertyKey_MaxKeyFrameInterval: CFString = "MaxKeyFrameInterval",
    kVTCompressionPropertyKey_MaxKeyFrameIntervalDuration: CFString = "MaxKeyFrameIntervalDuration",
    kVTCompressionPropertyKey_AllowFrameReordering: CFString = "AllowFrameReordering",
    kVTCompressionPropertyKey_AllowTemporalCompression: CFString = "AllowTemporalCompression",
    kVTCompressionPropertyKey_ExpectedFrameRate: CFString = "ExpectedFrameRate",
    kVTCompressionPropertyKey_ExpectedDuration: CFString = "ExpectedDuration"
/// The properties of encoding.
public let kVTCompressionPropertyKey_Quality: CFString = "Quality",
    kVTCompressionPropertyKey_H264EntropyMode: CFString = "H264EntropyMode",
    kVTCompressionPropertyKey_MaxFrameDelayCount: CFString = "MaxFrameDelayCount",
    kVTCompressionPropertyKey_PixelBufferPoolIsShared: CFString = "PixelBufferPoolIsShared",
    kVTCompressionPropertyKey_ColorPrimaries: CFString = "ColorPrimaries",
    kVTCompressionPropertyKey_TransferFunction: CFString = "TransferFunction",
    kVTCompressionPropertyKey_YCbCrMatrix: CFString = "YCbCrMatrix",
    kVTCompressionPropertyKey_PixelAspectRatio: CFString = "PixelAspectRatio",
    kVTCompressionPropertyKey_CleanAperture: CFString = "CleanAperture", kVTCompressionPropertyKey_FieldCount: CFString = "FieldCount"
public let kVTCompressionPropertyKey_FieldDetail: CFString = "FieldDetail",
    kVTCompressionPropertyKey_ProgressiveScan: CFString = "ProgressiveScan",
    kVTCompressionPropertyKey_NumberOfPendingFrames: CFString = "NumberOfPendingFrames",
    kVTCompressionPropertyKey_MaxH264SliceBytes: CFString = "MaxH264SliceBytes",
    kVTCompressionPropertyKey_MoreFramesBeforeStart: CFString = "MoreFramesBeforeStart",
    kVTCompressionPropertyKey_MoreFramesAfterEnd: CFString = "MoreFramesAfterEnd",
    kVTCompressionPropertyKey_BaseLayerFrameRateFraction: CFString = "BaseLayerFrameRateFraction",
    kVTCompressionPropertyKey_ConstantBitRate: CFString = "ConstantBitRate",
    kVTCompressionPropertyKey_PrioritizeEncodingSpeedOverQuality: CFString = "PrioritizeEncodingSpeedOverQuality"
public let kVTDecompressionPropertyKey_RealTime: CFString = "RealTime", kVTDecompressionPropertyKey_ThreadCount: CFString = "ThreadCount",
    kVTDecompressionPropertyKey_PixelBufferPool: CFString = "PixelBufferPool",
    kVTDecompressionPropertyKey_PixelBufferPoolIsShared: CFString = "PixelBufferPoolIsShared",
    kVTDecompressionPropertyKey_OutputPoolRequestedMinimumBufferCount: CFString = "OutputPoolRequestedMinimumBufferCount",
    kVTDecompressionPropertyKey_NumberOfFramesBeingDecoded: CFString = "NumberOfFramesBeingDecoded",
    kVTDecompressionPropertyKey_MinOutputPresentationTimeStampOfFramesBeingDecoded: CFString =
        "MinOutputPresentationTimeStampOfFramesBeingDecoded",
    kVTDecompressionPropertyKey_PixelFormatsWithReducedResolutionSupport: CFString = "PixelFormatsWithReducedResolutionSupport",
    kVTDecompressionPropertyKey_ReducedFrameDelivery: CFString = "ReducedFrameDelivery",
    kVTDecompressionPropertyKey_ReducedResolutionDecode: CFString = "ReducedResolutionDecode"
public let kVTDecompressionPropertyKey_ReducedCoefficientDecode: CFString = "ReducedCoefficientDecode",
    kVTDecompressionPropertyKey_FieldMode: CFString = "FieldMode",
    kVTDecompressionPropertyKey_DeinterlaceMode: CFString = "DeinterlaceMode"
/// The profiles of encodings.
public let kVTProfileLevel_H264_Baseline_1_3: CFString = "H264_Baseline_1_3",
    kVTProfileLevel_H264_Baseline_3_0: CFString = "H264_Baseline_3_0", kVTProfileLevel_H264_Baseline_3_1: CFString = "H264_Baseline_3_1",
    kVTProfileLevel_H264_Baseline_3_2: CFString = "H264_Baseline_3_2", kVTProfileLevel_H264_Baseline_4_0: CFString = "H264_Baseline_4_0",
    kVTProfileLevel_H264_Baseline_4_1: CFString = "H264_Baseline_4_1",
    kVTProfileLevel_H264_Baseline_AutoLevel: CFString = "H264_Baseline_AutoLevel",
    kVTProfileLevel_H264_Main_3_0: CFString = "H264_Main_3_0", kVTProfileLevel_H264_Main_3_1: CFString = "H264_Main_3_1",
    kVTProfileLevel_H264_Main_3_2: CFString = "H264_Main_3_2"
/// The profiles of encodings.
public let kVTProfileLevel_H264_Main_4_0: CFString = "H264_Main_4_0", kVTProfileLevel_H264_Main_4_1: CFString = "H264_Main_4_1",
    kVTProfileLevel_H264_Main_AutoLevel: CFString = "H264_Main_AutoLevel", kVTProfileLevel_H264_High_3_0: CFString = "H264_High_3_0",
    kVTProfileLevel_H264_High_3_1: CFString = "H264_High_3_1", kVTProfileLevel_H264_High_3_2: CFString = "H264_High_3_2",
    kVTProfileLevel_H264_High_4_0: CFString = "H264_High_4_0", kVTProfileLevel_H264_High_4_1: CFString = "H264_High_4_1",
    kVTProfileLevel_H264_High_AutoLevel: CFString = "H264_High_AutoLevel",
    kVTProfileLevel_H264_ConstrainedBaseline_AutoLevel: CFString = "H264_ConstrainedBaseline_AutoLevel"
/// The profiles of encodings.
public let kVTProfileLevel_H264_ConstrainedHigh_AutoLevel: CFString = "H264_ConstrainedHigh_AutoLevel",
    kVTProfileLevel_HEVC_Main_AutoLevel: CFString = "HEVC_Main_AutoLevel",
    kVTProfileLevel_HEVC_Main10_AutoLevel: CFString = "HEVC_Main10_AutoLevel",
    kVTProfileLevel_HEVC_Main42210_AutoLevel: CFString = "HEVC_Main42210_AutoLevel"
/// The ways of writing H.264.
public let kVTH264EntropyMode_CAVLC: CFString = "CAVLC", kVTH264EntropyMode_CABAC: CFString = "CABAC"
public let kVTEncodeFrameOptionKey_ForceKeyFrame: CFString = "ForceKeyFrame",
    kVTEncodeFrameOptionKey_BaseFrameQP: CFString = "BaseFrameQP", kVTEncodeFrameOptionKey_ForceLTRRefresh: CFString = "ForceLTRRefresh"
/// The choice of an encoder.
public let kVTVideoEncoderSpecification_EnableHardwareAcceleratedVideoEncoder: CFString = "EnableHardwareAcceleratedVideoEncoder",
    kVTVideoEncoderSpecification_RequireHardwareAcceleratedVideoEncoder: CFString = "RequireHardwareAcceleratedVideoEncoder",
    kVTVideoEncoderSpecification_EnableLowLatencyRateControl: CFString = "EnableLowLatencyRateControl",
    kVTVideoEncoderSpecification_EncoderID: CFString = "EncoderID"
/// The choice of a decoder.
public let kVTVideoDecoderSpecification_EnableHardwareAcceleratedVideoDecoder: CFString = "EnableHardwareAcceleratedVideoDecoder",
    kVTVideoDecoderSpecification_RequireHardwareAcceleratedVideoDecoder: CFString = "RequireHardwareAcceleratedVideoDecoder"
