import Foundation

// The keys and values of settings, options, and errors.

/// The keys and values of settings of video.
public let AVVideoAllowFrameReorderingKey = "AllowFrameReordering", AVVideoAllowWideColorKey = "AVVideoAllowWideColorKey",
    AVVideoAppleProRAWBitDepthKey = "AVVideoAppleProRAWBitDepthKey", AVVideoAverageBitRateKey = "AverageBitRate",
    AVVideoAverageNonDroppableFrameRateKey = "AverageNonDroppableFrameRate",
    AVVideoCleanApertureHeightKey = "AVVideoCleanApertureHeightKey",
    AVVideoCleanApertureHorizontalOffsetKey = "AVVideoCleanApertureHorizontalOffsetKey",
    AVVideoCleanApertureKey = "AVVideoCleanApertureKey", AVVideoCleanApertureVerticalOffsetKey = "AVVideoCleanApertureVerticalOffsetKey",
    AVVideoCleanApertureWidthKey = "AVVideoCleanApertureWidthKey"
/// The keys and values of settings of video.
public let AVVideoCodecKey = "AVVideoCodecKey", AVVideoColorPrimariesKey = "AVVideoColorPrimariesKey",
    AVVideoColorPrimaries_EBU_3213 = "EBU_3213",
    AVVideoColorPrimaries_ITU_R_2020 = "ITU_R_2020",
    AVVideoColorPrimaries_ITU_R_709_2 = "ITU_R_709_2",
    AVVideoColorPrimaries_P3_D65 = "P3_D65", AVVideoColorPrimaries_SMPTE_C = "SMPTE_C",
    AVVideoColorPropertiesKey = "AVVideoColorPropertiesKey", AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey",
    AVVideoDecompressionPropertiesKey = "AVVideoDecompressionPropertiesKey"
/// The keys and values of settings of video.
public let AVVideoEncoderSpecificationKey = "AVVideoEncoderSpecificationKey",
    AVVideoExpectedSourceFrameRateKey = "ExpectedFrameRate", AVVideoH264EntropyModeCABAC = "CABAC",
    AVVideoH264EntropyModeCAVLC = "CAVLC", AVVideoH264EntropyModeKey = "H264EntropyMode",
    AVVideoHeightKey = "AVVideoHeightKey", AVVideoMaxKeyFrameIntervalDurationKey = "MaxKeyFrameIntervalDuration",
    AVVideoMaxKeyFrameIntervalKey = "MaxKeyFrameInterval",
    AVVideoPixelAspectRatioHorizontalSpacingKey = "AVVideoPixelAspectRatioHorizontalSpacingKey",
    AVVideoPixelAspectRatioKey = "AVVideoPixelAspectRatioKey"
/// The keys and values of settings of video.
public let AVVideoPixelAspectRatioVerticalSpacingKey = "AVVideoPixelAspectRatioVerticalSpacingKey",
    AVVideoProfileLevelH264Baseline30 = "H264_Baseline_3_0",
    AVVideoProfileLevelH264Baseline31 = "H264_Baseline_3_1",
    AVVideoProfileLevelH264Baseline41 = "H264_Baseline_4_1",
    AVVideoProfileLevelH264BaselineAutoLevel = "H264_Baseline_AutoLevel",
    AVVideoProfileLevelH264High40 = "H264_High_4_0", AVVideoProfileLevelH264High41 = "H264_High_4_1",
    AVVideoProfileLevelH264HighAutoLevel = "H264_High_AutoLevel",
    AVVideoProfileLevelH264Main30 = "H264_Main_3_0", AVVideoProfileLevelH264Main31 = "H264_Main_3_1"
/// The keys and values of settings of video.
public let AVVideoProfileLevelH264Main32 = "H264_Main_3_2",
    AVVideoProfileLevelH264Main41 = "H264_Main_4_1",
    AVVideoProfileLevelH264MainAutoLevel = "H264_Main_AutoLevel", AVVideoProfileLevelKey = "ProfileLevel",
    AVVideoQualityKey = "Quality", AVVideoScalingModeFit = "AVVideoScalingModeFit",
    AVVideoScalingModeKey = "AVVideoScalingModeKey", AVVideoScalingModeResize = "AVVideoScalingModeResize",
    AVVideoScalingModeResizeAspect = "AVVideoScalingModeResizeAspect",
    AVVideoScalingModeResizeAspectFill = "AVVideoScalingModeResizeAspectFill"
/// The keys and values of settings of video.
public let AVVideoTransferFunctionKey = "AVVideoTransferFunctionKey",
    AVVideoTransferFunction_IEC_sRGB = "IEC_sRGB",
    AVVideoTransferFunction_ITU_R_2100_HLG = "ITU_R_2100_HLG",
    AVVideoTransferFunction_ITU_R_709_2 = "ITU_R_709_2",
    AVVideoTransferFunction_Linear = "Linear",
    AVVideoTransferFunction_SMPTE_240M_1995 = "SMPTE_240M_1995",
    AVVideoTransferFunction_SMPTE_ST_2084_PQ = "SMPTE_ST_2084_PQ", AVVideoWidthKey = "AVVideoWidthKey",
    AVVideoYCbCrMatrixKey = "AVVideoYCbCrMatrixKey", AVVideoYCbCrMatrix_ITU_R_2020 = "ITU_R_2020"
/// The keys and values of settings of video.
public let AVVideoYCbCrMatrix_ITU_R_601_4 = "ITU_R_601_4",
    AVVideoYCbCrMatrix_ITU_R_709_2 = "ITU_R_709_2",
    AVVideoYCbCrMatrix_SMPTE_240M_1995 = "SMPTE_240M_1995"
/// The names of sizes and qualities for exporting.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720", AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080",
    AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160", AVAssetExportPreset640x480 = "AVAssetExportPreset640x480",
    AVAssetExportPreset960x540 = "AVAssetExportPreset960x540", AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A",
    AVAssetExportPresetAppleM4V1080pHD = "AVAssetExportPresetAppleM4V1080pHD",
    AVAssetExportPresetAppleM4V480pSD = "AVAssetExportPresetAppleM4V480pSD",
    AVAssetExportPresetAppleM4V720pHD = "AVAssetExportPresetAppleM4V720pHD",
    AVAssetExportPresetAppleM4VAppleTV = "AVAssetExportPresetAppleM4VAppleTV"
/// The names of sizes and qualities for exporting.
public let AVAssetExportPresetAppleM4VCellular = "AVAssetExportPresetAppleM4VCellular",
    AVAssetExportPresetAppleM4VWiFi = "AVAssetExportPresetAppleM4VWiFi",
    AVAssetExportPresetAppleM4ViPod = "AVAssetExportPresetAppleM4ViPod",
    AVAssetExportPresetAppleProRes422LPCM = "AVAssetExportPresetAppleProRes422LPCM",
    AVAssetExportPresetAppleProRes4444LPCM = "AVAssetExportPresetAppleProRes4444LPCM",
    AVAssetExportPresetHEVC1920x1080 = "AVAssetExportPresetHEVC1920x1080",
    AVAssetExportPresetHEVC1920x1080WithAlpha = "AVAssetExportPresetHEVC1920x1080WithAlpha",
    AVAssetExportPresetHEVC3840x2160 = "AVAssetExportPresetHEVC3840x2160",
    AVAssetExportPresetHEVC3840x2160WithAlpha = "AVAssetExportPresetHEVC3840x2160WithAlpha",
    AVAssetExportPresetHEVC4320x2160 = "AVAssetExportPresetHEVC4320x2160"
/// The names of sizes and qualities for exporting.
public let AVAssetExportPresetHEVC7680x4320 = "AVAssetExportPresetHEVC7680x4320",
    AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality",
    AVAssetExportPresetHEVCHighestQualityWithAlpha = "AVAssetExportPresetHEVCHighestQualityWithAlpha",
    AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality",
    AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality",
    AVAssetExportPresetMVHEVC1440x1440 = "AVAssetExportPresetMVHEVC1440x1440",
    AVAssetExportPresetMVHEVC4320x4320 = "AVAssetExportPresetMVHEVC4320x4320",
    AVAssetExportPresetMVHEVC7680x7680 = "AVAssetExportPresetMVHEVC7680x7680",
    AVAssetExportPresetMVHEVC960x960 = "AVAssetExportPresetMVHEVC960x960",
    AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// The names of sizes and qualities for exporting.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// The keys of an asset's options.
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey",
    AVURLAssetAllowsConstrainedNetworkAccessKey = "AVURLAssetAllowsConstrainedNetworkAccessKey",
    AVURLAssetAllowsExpensiveNetworkAccessKey = "AVURLAssetAllowsExpensiveNetworkAccessKey",
    AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey", AVURLAssetHTTPUserAgentKey = "AVURLAssetHTTPUserAgentKey",
    AVURLAssetOverrideMIMETypeKey = "AVURLAssetOutOfBandMIMETypeKey",
    AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey",
    AVURLAssetPrimarySessionIdentifierKey = "AVURLAssetPrimarySessionIdentifierKey",
    AVURLAssetReferenceRestrictionsKey = "AVURLAssetReferenceRestrictionsKey",
    AVURLAssetShouldParseExternalSphericalTagsKey = "AVURLAssetShouldParseExternalSphericalTagsKey"
/// The keys of an asset's options.
public let AVURLAssetShouldSupportAliasDataReferencesKey = "AVURLAssetShouldSupportAliasDataReferencesKey",
    AVURLAssetURLRequestAttributionKey = "AVURLAssetURLRequestAttributionKey"
public let AVErrorDeviceKey = "AVErrorDeviceKey", AVErrorDiscontinuityFlagsKey = "AVErrorDiscontinuityFlagsKey",
    AVErrorFileSizeKey = "AVErrorFileSizeKey", AVErrorFileTypeKey = "AVErrorFileTypeKey",
    AVErrorMediaSubTypeKey = "AVErrorMediaSubTypeKey", AVErrorMediaTypeKey = "AVErrorMediaTypeKey", AVErrorPIDKey = "AVErrorPIDKey",
    AVErrorPersistentTrackIDKey = "AVErrorPersistentTrackIDKey", AVErrorPresentationTimeStampKey = "AVErrorPresentationTimeStampKey",
    AVErrorRecordingSuccessfullyFinishedKey = "AVErrorRecordingSuccessfullyFinishedKey"
public let AVErrorTimeKey = "AVErrorTimeKey"
public let AVContentKeyRequestProtocolVersionsKey = "AVContentKeyRequestProtocolVersionsKey",
    AVContentKeyRequestRandomDeviceIdentifierSeedKey = "AVContentKeyRequestRandomDeviceIdentifierSeedKey",
    AVContentKeyRequestRequiresValidationDataInSecureTokenKey = "AVContentKeyRequestRequiresValidationDataInSecureTokenKey",
    AVContentKeyRequestRetryReasonReceivedObsoleteContentKey = "AVContentKeyRequestRetryReasonReceivedObsoleteContentKey",
    AVContentKeyRequestShouldRandomizeDeviceIdentifierKey = "AVContentKeyRequestShouldRandomizeDeviceIdentifierKey",
    AVContentKeySessionServerPlaybackContextOptionProtocolVersions = "AVContentKeySessionServerPlaybackContextOptionProtocolVersions",
    AVContentKeySessionServerPlaybackContextOptionServerChallenge = "AVContentKeySessionServerPlaybackContextOptionServerChallenge"
