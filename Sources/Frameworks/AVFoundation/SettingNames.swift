import Foundation

// The keys and values of settings, options, and errors.

/// The keys and values of settings of video.
public let AVVideoAllowFrameReorderingKey = "AVVideoAllowFrameReorderingKey", AVVideoAllowWideColorKey = "AVVideoAllowWideColorKey",
    AVVideoAppleProRAWBitDepthKey = "AVVideoAppleProRAWBitDepthKey", AVVideoAverageBitRateKey = "AVVideoAverageBitRateKey",
    AVVideoAverageNonDroppableFrameRateKey = "AVVideoAverageNonDroppableFrameRateKey",
    AVVideoCleanApertureHeightKey = "AVVideoCleanApertureHeightKey",
    AVVideoCleanApertureHorizontalOffsetKey = "AVVideoCleanApertureHorizontalOffsetKey",
    AVVideoCleanApertureKey = "AVVideoCleanApertureKey", AVVideoCleanApertureVerticalOffsetKey = "AVVideoCleanApertureVerticalOffsetKey",
    AVVideoCleanApertureWidthKey = "AVVideoCleanApertureWidthKey"
/// The keys and values of settings of video.
public let AVVideoCodecKey = "AVVideoCodecKey", AVVideoColorPrimariesKey = "AVVideoColorPrimariesKey",
    AVVideoColorPrimaries_EBU_3213 = "AVVideoColorPrimaries_EBU_3213",
    AVVideoColorPrimaries_ITU_R_2020 = "AVVideoColorPrimaries_ITU_R_2020",
    AVVideoColorPrimaries_ITU_R_709_2 = "AVVideoColorPrimaries_ITU_R_709_2",
    AVVideoColorPrimaries_P3_D65 = "AVVideoColorPrimaries_P3_D65", AVVideoColorPrimaries_SMPTE_C = "AVVideoColorPrimaries_SMPTE_C",
    AVVideoColorPropertiesKey = "AVVideoColorPropertiesKey", AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey",
    AVVideoDecompressionPropertiesKey = "AVVideoDecompressionPropertiesKey"
/// The keys and values of settings of video.
public let AVVideoEncoderSpecificationKey = "AVVideoEncoderSpecificationKey",
    AVVideoExpectedSourceFrameRateKey = "AVVideoExpectedSourceFrameRateKey", AVVideoH264EntropyModeCABAC = "AVVideoH264EntropyModeCABAC",
    AVVideoH264EntropyModeCAVLC = "AVVideoH264EntropyModeCAVLC", AVVideoH264EntropyModeKey = "AVVideoH264EntropyModeKey",
    AVVideoHeightKey = "AVVideoHeightKey", AVVideoMaxKeyFrameIntervalDurationKey = "AVVideoMaxKeyFrameIntervalDurationKey",
    AVVideoMaxKeyFrameIntervalKey = "AVVideoMaxKeyFrameIntervalKey",
    AVVideoPixelAspectRatioHorizontalSpacingKey = "AVVideoPixelAspectRatioHorizontalSpacingKey",
    AVVideoPixelAspectRatioKey = "AVVideoPixelAspectRatioKey"
/// The keys and values of settings of video.
public let AVVideoPixelAspectRatioVerticalSpacingKey = "AVVideoPixelAspectRatioVerticalSpacingKey",
    AVVideoProfileLevelH264Baseline30 = "AVVideoProfileLevelH264Baseline30",
    AVVideoProfileLevelH264Baseline31 = "AVVideoProfileLevelH264Baseline31",
    AVVideoProfileLevelH264Baseline41 = "AVVideoProfileLevelH264Baseline41",
    AVVideoProfileLevelH264BaselineAutoLevel = "AVVideoProfileLevelH264BaselineAutoLevel",
    AVVideoProfileLevelH264High40 = "AVVideoProfileLevelH264High40", AVVideoProfileLevelH264High41 = "AVVideoProfileLevelH264High41",
    AVVideoProfileLevelH264HighAutoLevel = "AVVideoProfileLevelH264HighAutoLevel",
    AVVideoProfileLevelH264Main30 = "AVVideoProfileLevelH264Main30", AVVideoProfileLevelH264Main31 = "AVVideoProfileLevelH264Main31"
/// The keys and values of settings of video.
public let AVVideoProfileLevelH264Main32 = "AVVideoProfileLevelH264Main32",
    AVVideoProfileLevelH264Main41 = "AVVideoProfileLevelH264Main41",
    AVVideoProfileLevelH264MainAutoLevel = "AVVideoProfileLevelH264MainAutoLevel", AVVideoProfileLevelKey = "AVVideoProfileLevelKey",
    AVVideoQualityKey = "AVVideoQualityKey", AVVideoScalingModeFit = "AVVideoScalingModeFit",
    AVVideoScalingModeKey = "AVVideoScalingModeKey", AVVideoScalingModeResize = "AVVideoScalingModeResize",
    AVVideoScalingModeResizeAspect = "AVVideoScalingModeResizeAspect",
    AVVideoScalingModeResizeAspectFill = "AVVideoScalingModeResizeAspectFill"
/// The keys and values of settings of video.
public let AVVideoTransferFunctionKey = "AVVideoTransferFunctionKey",
    AVVideoTransferFunction_IEC_sRGB = "AVVideoTransferFunction_IEC_sRGB",
    AVVideoTransferFunction_ITU_R_2100_HLG = "AVVideoTransferFunction_ITU_R_2100_HLG",
    AVVideoTransferFunction_ITU_R_709_2 = "AVVideoTransferFunction_ITU_R_709_2",
    AVVideoTransferFunction_Linear = "AVVideoTransferFunction_Linear",
    AVVideoTransferFunction_SMPTE_240M_1995 = "AVVideoTransferFunction_SMPTE_240M_1995",
    AVVideoTransferFunction_SMPTE_ST_2084_PQ = "AVVideoTransferFunction_SMPTE_ST_2084_PQ", AVVideoWidthKey = "AVVideoWidthKey",
    AVVideoYCbCrMatrixKey = "AVVideoYCbCrMatrixKey", AVVideoYCbCrMatrix_ITU_R_2020 = "AVVideoYCbCrMatrix_ITU_R_2020"
/// The keys and values of settings of video.
public let AVVideoYCbCrMatrix_ITU_R_601_4 = "AVVideoYCbCrMatrix_ITU_R_601_4",
    AVVideoYCbCrMatrix_ITU_R_709_2 = "AVVideoYCbCrMatrix_ITU_R_709_2",
    AVVideoYCbCrMatrix_SMPTE_240M_1995 = "AVVideoYCbCrMatrix_SMPTE_240M_1995"
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
    AVURLAssetOverrideMIMETypeKey = "AVURLAssetOverrideMIMETypeKey",
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
