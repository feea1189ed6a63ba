import CoreGraphics
import CoreVideoCompanion

// The numbers of kinds and encodings of media, and the keys and values of properties of formats and samples.
// FIXME(gap): the texts that neither Core Media's headers nor its printed descriptions and files show are the ends of their names.

/// The codes of media types.
public let kCMMediaType_Video: CMMediaType = 0x7669_6465, kCMMediaType_Audio: CMMediaType = 0x736F_756E,
    kCMMediaType_Muxed: CMMediaType = 0x6D75_7878, kCMMediaType_Text: CMMediaType = 0x7465_7874,
    kCMMediaType_ClosedCaption: CMMediaType = 0x636C_6370, kCMMediaType_Subtitle: CMMediaType = 0x7362_746C,
    kCMMediaType_TimeCode: CMMediaType = 0x746D_6364, kCMMediaType_Metadata: CMMediaType = 0x6D65_7461,
    kCMMediaType_TaggedBufferGroup: CMMediaType = 0x7462_6772, kCMMediaType_AuxiliaryPicture: CMMediaType = 0x6175_7876
/// The codes of video codecs.
public let kCMVideoCodecType_422YpCbCr8: CMVideoCodecType = 0x3276_7579, kCMVideoCodecType_Animation: CMVideoCodecType = 0x726C_6520,
    kCMVideoCodecType_Cinepak: CMVideoCodecType = 0x6376_6964, kCMVideoCodecType_JPEG: CMVideoCodecType = 0x6A70_6567,
    kCMVideoCodecType_JPEG_OpenDML: CMVideoCodecType = 0x646D_6231, kCMVideoCodecType_H263: CMVideoCodecType = 0x6832_3633,
    kCMVideoCodecType_H264: CMVideoCodecType = 0x6176_6331, kCMVideoCodecType_HEVC: CMVideoCodecType = 0x6876_6331,
    kCMVideoCodecType_HEVCWithAlpha: CMVideoCodecType = 0x6D75_7861, kCMVideoCodecType_MPEG4Video: CMVideoCodecType = 0x6D70_3476
public let kCMVideoCodecType_MPEG2Video: CMVideoCodecType = 0x6D70_3276, kCMVideoCodecType_MPEG1Video: CMVideoCodecType = 0x6D70_3176,
    kCMVideoCodecType_SorensonVideo: CMVideoCodecType = 0x5356_5131, kCMVideoCodecType_SorensonVideo3: CMVideoCodecType = 0x5356_5133,
    kCMVideoCodecType_DVCNTSC: CMVideoCodecType = 0x6476_6320, kCMVideoCodecType_DVCPAL: CMVideoCodecType = 0x6476_6370,
    kCMVideoCodecType_AppleProRes4444XQ: CMVideoCodecType = 0x6170_3478,
    kCMVideoCodecType_AppleProRes4444: CMVideoCodecType = 0x6170_3468, kCMVideoCodecType_AppleProRes422HQ: CMVideoCodecType = 0x6170_6368,
    kCMVideoCodecType_AppleProRes422: CMVideoCodecType = 0x6170_636E
public let kCMVideoCodecType_AppleProRes422LT: CMVideoCodecType = 0x6170_6373,
    kCMVideoCodecType_AppleProRes422Proxy: CMVideoCodecType = 0x6170_636F,
    kCMVideoCodecType_AppleProResRAW: CMVideoCodecType = 0x6170_726E, kCMVideoCodecType_AppleProResRAWHQ: CMVideoCodecType = 0x6170_7268,
    kCMVideoCodecType_VP9: CMVideoCodecType = 0x7670_3039, kCMVideoCodecType_AV1: CMVideoCodecType = 0x6176_3031,
    kCMVideoCodecType_DolbyVisionHEVC: CMVideoCodecType = 0x6476_6831, kCMVideoCodecType_DisparityHEVC: CMVideoCodecType = 0x6469_7368,
    kCMVideoCodecType_DepthHEVC: CMVideoCodecType = 0x6465_7068
/// The codes of pixel formats.
public let kCMPixelFormat_32ARGB: CMPixelFormatType = 32, kCMPixelFormat_32BGRA: CMPixelFormatType = 0x4247_5241,
    kCMPixelFormat_24RGB: CMPixelFormatType = 24, kCMPixelFormat_16BE555: CMPixelFormatType = 16,
    kCMPixelFormat_16BE565: CMPixelFormatType = 0x4235_3635, kCMPixelFormat_16LE555: CMPixelFormatType = 0x4C35_3535,
    kCMPixelFormat_16LE565: CMPixelFormatType = 0x4C35_3635, kCMPixelFormat_16LE5551: CMPixelFormatType = 0x3535_3531,
    kCMPixelFormat_422YpCbCr8: CMPixelFormatType = 0x3276_7579, kCMPixelFormat_422YpCbCr8_yuvs: CMPixelFormatType = 0x7975_7673
public let kCMPixelFormat_444YpCbCr8: CMPixelFormatType = 0x7633_3038, kCMPixelFormat_4444YpCbCrA8: CMPixelFormatType = 0x7634_3038,
    kCMPixelFormat_422YpCbCr16: CMPixelFormatType = 0x7632_3136, kCMPixelFormat_422YpCbCr10: CMPixelFormatType = 0x7632_3130,
    kCMPixelFormat_444YpCbCr10: CMPixelFormatType = 0x7634_3130, kCMPixelFormat_8IndexedGray_WhiteIsZero: CMPixelFormatType = 40
public let kCMFormatDescriptionAlphaChannelMode_PremultipliedAlpha: CFString = "PremultipliedAlpha",
    kCMFormatDescriptionAlphaChannelMode_StraightAlpha: CFString = "StraightAlpha"
public let kCMFormatDescriptionCameraCalibrationExtrinsicOriginSource_StereoCameraSystemBaseline: CFString = "StereoCameraSystemBaseline"
public let kCMFormatDescriptionCameraCalibrationLensAlgorithmKind_ParametricLens: CFString = "ParametricLens"
public let kCMFormatDescriptionCameraCalibrationLensDomain_Color: CFString = "Color"
public let kCMFormatDescriptionCameraCalibrationLensRole_Left: CFString = "Left",
    kCMFormatDescriptionCameraCalibrationLensRole_Mono: CFString = "Mono",
    kCMFormatDescriptionCameraCalibrationLensRole_Right: CFString = "Right"
public let kCMFormatDescriptionCameraCalibration_ExtrinsicOrientationQuaternion: CFString = "ExtrinsicOrientationQuaternion",
    kCMFormatDescriptionCameraCalibration_ExtrinsicOriginSource: CFString = "ExtrinsicOriginSource",
    kCMFormatDescriptionCameraCalibration_IntrinsicMatrix: CFString = "IntrinsicMatrix",
    kCMFormatDescriptionCameraCalibration_IntrinsicMatrixProjectionOffset: CFString = "IntrinsicMatrixProjectionOffset",
    kCMFormatDescriptionCameraCalibration_IntrinsicMatrixReferenceDimensions: CFString = "IntrinsicMatrixReferenceDimensions",
    kCMFormatDescriptionCameraCalibration_LensAlgorithmKind: CFString = "LensAlgorithmKind",
    kCMFormatDescriptionCameraCalibration_LensDistortions: CFString = "LensDistortions",
    kCMFormatDescriptionCameraCalibration_LensDomain: CFString = "LensDomain"
public let kCMFormatDescriptionCameraCalibration_LensFrameAdjustmentsPolynomialX: CFString = "LensFrameAdjustmentsPolynomialX",
    kCMFormatDescriptionCameraCalibration_LensFrameAdjustmentsPolynomialY: CFString = "LensFrameAdjustmentsPolynomialY",
    kCMFormatDescriptionCameraCalibration_LensIdentifier: CFString = "LensIdentifier",
    kCMFormatDescriptionCameraCalibration_LensRole: CFString = "LensRole",
    kCMFormatDescriptionCameraCalibration_RadialAngleLimit: CFString = "RadialAngleLimit"
public let kCMFormatDescriptionChromaLocation_Bottom: CFString = "Bottom",
    kCMFormatDescriptionChromaLocation_BottomLeft: CFString = "BottomLeft",
    kCMFormatDescriptionChromaLocation_Center: CFString = "Center", kCMFormatDescriptionChromaLocation_DV420: CFString = "DV 4:2:0",
    kCMFormatDescriptionChromaLocation_Left: CFString = "Left", kCMFormatDescriptionChromaLocation_Top: CFString = "Top",
    kCMFormatDescriptionChromaLocation_TopLeft: CFString = "TopLeft"
public let kCMFormatDescriptionColorPrimaries_DCI_P3: CFString = "DCI_P3",
    kCMFormatDescriptionColorPrimaries_EBU_3213: CFString = "EBU_3213",
    kCMFormatDescriptionColorPrimaries_ITU_R_2020: CFString = "ITU_R_2020",
    kCMFormatDescriptionColorPrimaries_ITU_R_709_2: CFString = "ITU_R_709_2", kCMFormatDescriptionColorPrimaries_P22: CFString = "P22",
    kCMFormatDescriptionColorPrimaries_P3_D65: CFString = "P3_D65", kCMFormatDescriptionColorPrimaries_SMPTE_C: CFString = "SMPTE_C"
public let kCMFormatDescriptionExtensionKey_MetadataKeyTable: CFString = "MetadataKeyTable"
public let kCMFormatDescriptionExtension_AlphaChannelMode: CFString = "AlphaChannelMode",
    kCMFormatDescriptionExtension_AlternativeTransferCharacteristics: CFString = "AlternativeTransferCharacteristics",
    kCMFormatDescriptionExtension_AmbientViewingEnvironment: CFString = "AmbientViewingEnvironment",
    kCMFormatDescriptionExtension_AuxiliaryTypeInfo: CFString = "AuxiliaryTypeInfo",
    kCMFormatDescriptionExtension_BitsPerComponent: CFString = "BitsPerComponent",
    kCMFormatDescriptionExtension_BytesPerRow: CFString = "CVBytesPerRow",
    kCMFormatDescriptionExtension_CameraCalibrationDataLensCollection: CFString = "CameraCalibrationDataLensCollection",
    kCMFormatDescriptionExtension_ChromaLocationBottomField: CFString = kCVImageBufferChromaLocationBottomFieldKey
public let kCMFormatDescriptionExtension_ChromaLocationTopField: CFString = kCVImageBufferChromaLocationTopFieldKey,
    kCMFormatDescriptionExtension_CleanAperture: CFString = kCVImageBufferCleanApertureKey,
    kCMFormatDescriptionExtension_ColorPrimaries: CFString = kCVImageBufferColorPrimariesKey,
    kCMFormatDescriptionExtension_ContainsAlphaChannel: CFString = "ContainsAlphaChannel",
    kCMFormatDescriptionExtension_ContentColorVolume: CFString = "ContentColorVolume",
    kCMFormatDescriptionExtension_ContentLightLevelInfo: CFString = "ContentLightLevelInfo",
    kCMFormatDescriptionExtension_ConvertedFromExternalSphericalTags: CFString = "ConvertedFromExternalSphericalTags",
    kCMFormatDescriptionExtension_Depth: CFString = "Depth"
public let kCMFormatDescriptionExtension_FieldCount: CFString = kCVImageBufferFieldCountKey,
    kCMFormatDescriptionExtension_FieldDetail: CFString = kCVImageBufferFieldDetailKey,
    kCMFormatDescriptionExtension_FormatName: CFString = "FormatName",
    kCMFormatDescriptionExtension_FullRangeVideo: CFString = "FullRangeVideo",
    kCMFormatDescriptionExtension_GammaLevel: CFString = kCVImageBufferGammaLevelKey,
    kCMFormatDescriptionExtension_HasAdditionalViews: CFString = "HasAdditionalViews",
    kCMFormatDescriptionExtension_HasLeftStereoEyeView: CFString = "HasLeftStereoEyeView",
    kCMFormatDescriptionExtension_HasRightStereoEyeView: CFString = "HasRightStereoEyeView"
public let kCMFormatDescriptionExtension_HeroEye: CFString = "HeroEye",
    kCMFormatDescriptionExtension_HorizontalDisparityAdjustment: CFString = "HorizontalDisparityAdjustment",
    kCMFormatDescriptionExtension_HorizontalFieldOfView: CFString = "HorizontalFieldOfView",
    kCMFormatDescriptionExtension_ICCProfile: CFString = kCVImageBufferICCProfileKey,
    kCMFormatDescriptionExtension_LogTransferFunction: CFString = "LogTransferFunction",
    kCMFormatDescriptionExtension_MasteringDisplayColorVolume: CFString = "MasteringDisplayColorVolume",
    kCMFormatDescriptionExtension_OriginalCompressionSettings: CFString = "OriginalCompressionSettings",
    kCMFormatDescriptionExtension_PixelAspectRatio: CFString = kCVImageBufferPixelAspectRatioKey
public let kCMFormatDescriptionExtension_ProjectionKind: CFString = "ProjectionKind",
    kCMFormatDescriptionExtension_ProtectedContentOriginalFormat: CFString = "ProtectedContentOriginalFormat",
    kCMFormatDescriptionExtension_RevisionLevel: CFString = "RevisionLevel",
    kCMFormatDescriptionExtension_SampleDescriptionExtensionAtoms: CFString = "SampleDescriptionExtensionAtoms",
    kCMFormatDescriptionExtension_SpatialQuality: CFString = "SpatialQuality",
    kCMFormatDescriptionExtension_StereoCameraBaseline: CFString = "StereoCameraBaseline",
    kCMFormatDescriptionExtension_TemporalQuality: CFString = "TemporalQuality",
    kCMFormatDescriptionExtension_TransferFunction: CFString = kCVImageBufferTransferFunctionKey
public let kCMFormatDescriptionExtension_Vendor: CFString = "Vendor",
    kCMFormatDescriptionExtension_VerbatimISOSampleEntry: CFString = "VerbatimISOSampleEntry",
    kCMFormatDescriptionExtension_VerbatimImageDescription: CFString = "VerbatimImageDescription",
    kCMFormatDescriptionExtension_VerbatimSampleDescription: CFString = "VerbatimSampleDescription",
    kCMFormatDescriptionExtension_Version: CFString = "Version",
    kCMFormatDescriptionExtension_ViewPackingKind: CFString = "ViewPackingKind",
    kCMFormatDescriptionExtension_YCbCrMatrix: CFString = kCVImageBufferYCbCrMatrixKey
public let kCMFormatDescriptionFieldDetail_SpatialFirstLineEarly: CFString = "SpatialFirstLineEarly",
    kCMFormatDescriptionFieldDetail_SpatialFirstLineLate: CFString = "SpatialFirstLineLate",
    kCMFormatDescriptionFieldDetail_TemporalBottomFirst: CFString = "TemporalBottomFirst",
    kCMFormatDescriptionFieldDetail_TemporalTopFirst: CFString = "TemporalTopFirst"
public let kCMFormatDescriptionHeroEye_Left: CFString = "Left", kCMFormatDescriptionHeroEye_Right: CFString = "Right"
public let kCMFormatDescriptionKey_CleanApertureHeight: CFString = "Height",
    kCMFormatDescriptionKey_CleanApertureHeightRational: CFString = "HeightRational",
    kCMFormatDescriptionKey_CleanApertureHorizontalOffset: CFString = "HorizontalOffset",
    kCMFormatDescriptionKey_CleanApertureHorizontalOffsetRational: CFString = "HorizontalOffsetRational",
    kCMFormatDescriptionKey_CleanApertureVerticalOffset: CFString = "VerticalOffset",
    kCMFormatDescriptionKey_CleanApertureVerticalOffsetRational: CFString = "VerticalOffsetRational",
    kCMFormatDescriptionKey_CleanApertureWidth: CFString = "Width",
    kCMFormatDescriptionKey_CleanApertureWidthRational: CFString = "WidthRational"
public let kCMFormatDescriptionKey_PixelAspectRatioHorizontalSpacing: CFString = "HorizontalSpacing",
    kCMFormatDescriptionKey_PixelAspectRatioVerticalSpacing: CFString = "VerticalSpacing"
public let kCMFormatDescriptionLogTransferFunction_AppleLog: CFString = "AppleLog"
public let kCMFormatDescriptionProjectionKind_AppleImmersiveVideo: CFString = "AppleImmersiveVideo",
    kCMFormatDescriptionProjectionKind_Equirectangular: CFString = "Equirectangular",
    kCMFormatDescriptionProjectionKind_HalfEquirectangular: CFString = "HalfEquirectangular",
    kCMFormatDescriptionProjectionKind_ParametricImmersive: CFString = "ParametricImmersive",
    kCMFormatDescriptionProjectionKind_Rectilinear: CFString = "Rectilinear"
public let kCMFormatDescriptionTransferFunction_ITU_R_2020: CFString = "ITU_R_2020",
    kCMFormatDescriptionTransferFunction_ITU_R_2100_HLG: CFString = "ITU_R_2100_HLG",
    kCMFormatDescriptionTransferFunction_ITU_R_709_2: CFString = "ITU_R_709_2",
    kCMFormatDescriptionTransferFunction_Linear: CFString = "Linear",
    kCMFormatDescriptionTransferFunction_SMPTE_240M_1995: CFString = "SMPTE_240M_1995",
    kCMFormatDescriptionTransferFunction_SMPTE_ST_2084_PQ: CFString = "SMPTE_ST_2084_PQ",
    kCMFormatDescriptionTransferFunction_SMPTE_ST_428_1: CFString = "SMPTE_ST_428_1",
    kCMFormatDescriptionTransferFunction_UseGamma: CFString = "UseGamma"
public let kCMFormatDescriptionTransferFunction_sRGB: CFString = "IEC_sRGB"
public let kCMFormatDescriptionVendor_Apple: CFString = "Apple"
public let kCMFormatDescriptionViewPackingKind_OverUnder: CFString = "OverUnder",
    kCMFormatDescriptionViewPackingKind_SideBySide: CFString = "SideBySide"
public let kCMFormatDescriptionYCbCrMatrix_ITU_R_2020: CFString = "ITU_R_2020",
    kCMFormatDescriptionYCbCrMatrix_ITU_R_601_4: CFString = "ITU_R_601_4",
    kCMFormatDescriptionYCbCrMatrix_ITU_R_709_2: CFString = "ITU_R_709_2",
    kCMFormatDescriptionYCbCrMatrix_SMPTE_240M_1995: CFString = "SMPTE_240M_1995"
/// The keys of the temporal level information of HEVC samples.
public let kCMHEVCTemporalLevelInfoKey_ConstraintIndicatorFlags: CFString = "ConstraintIndicatorFlags",
    kCMHEVCTemporalLevelInfoKey_LevelIndex: CFString = "LevelIndex",
    kCMHEVCTemporalLevelInfoKey_ProfileCompatibilityFlags: CFString = "ProfileCompatibilityFlags",
    kCMHEVCTemporalLevelInfoKey_ProfileIndex: CFString = "ProfileIndex",
    kCMHEVCTemporalLevelInfoKey_ProfileSpace: CFString = "ProfileSpace",
    kCMHEVCTemporalLevelInfoKey_TemporalLevel: CFString = "TemporalLevel", kCMHEVCTemporalLevelInfoKey_TierFlag: CFString = "TierFlag"
public let kCMImageDescriptionFlavor_3GPFamily: CFString = "3GPFamily", kCMImageDescriptionFlavor_ISOFamily: CFString = "ISOFamily",
    kCMImageDescriptionFlavor_ISOFamilyWithAppleExtensions: CFString = "ISOFamilyWithAppleExtensions",
    kCMImageDescriptionFlavor_QuickTimeMovie: CFString = "QuickTimeMovie"
public let kCMMemoryPoolOption_AgeOutPeriod: CFString = "AgeOutPeriod"
public let kCMMetadataBaseDataType_AffineTransformF64: CFString = "com.apple.metadata.datatype.affineTransformF64",
    kCMMetadataBaseDataType_BMP: CFString = "com.apple.metadata.datatype.BMP",
    kCMMetadataBaseDataType_DimensionsF32: CFString = "com.apple.metadata.datatype.dimensionsF32",
    kCMMetadataBaseDataType_ExtendedRasterRectangleValue: CFString = "com.apple.metadata.datatype.ExtendedRasterRectangleValue",
    kCMMetadataBaseDataType_Float32: CFString = "com.apple.metadata.datatype.float32",
    kCMMetadataBaseDataType_Float64: CFString = "com.apple.metadata.datatype.float64",
    kCMMetadataBaseDataType_GIF: CFString = "com.apple.metadata.datatype.GIF",
    kCMMetadataBaseDataType_JPEG: CFString = "com.apple.metadata.datatype.JPEG"
public let kCMMetadataBaseDataType_JSON: CFString = "com.apple.metadata.datatype.JSON",
    kCMMetadataBaseDataType_PNG: CFString = "com.apple.metadata.datatype.PNG",
    kCMMetadataBaseDataType_PerspectiveTransformF64: CFString = "com.apple.metadata.datatype.perspectiveTransformF64",
    kCMMetadataBaseDataType_PointF32: CFString = "com.apple.metadata.datatype.pointF32",
    kCMMetadataBaseDataType_PolygonF32: CFString = "com.apple.metadata.datatype.polygonF32",
    kCMMetadataBaseDataType_PolylineF32: CFString = "com.apple.metadata.datatype.polylineF32",
    kCMMetadataBaseDataType_RasterRectangleValue: CFString = "com.apple.metadata.datatype.RasterRectangleValue",
    kCMMetadataBaseDataType_RawData: CFString = "com.apple.metadata.datatype.raw-data"
public let kCMMetadataBaseDataType_RectF32: CFString = "com.apple.metadata.datatype.rectF32",
    kCMMetadataBaseDataType_SInt16: CFString = "com.apple.metadata.datatype.int16",
    kCMMetadataBaseDataType_SInt32: CFString = "com.apple.metadata.datatype.int32",
    kCMMetadataBaseDataType_SInt64: CFString = "com.apple.metadata.datatype.int64",
    kCMMetadataBaseDataType_SInt8: CFString = "com.apple.metadata.datatype.int8",
    kCMMetadataBaseDataType_UInt16: CFString = "com.apple.metadata.datatype.uint16",
    kCMMetadataBaseDataType_UInt32: CFString = "com.apple.metadata.datatype.uint32",
    kCMMetadataBaseDataType_UInt64: CFString = "com.apple.metadata.datatype.uint64"
public let kCMMetadataBaseDataType_UInt8: CFString = "com.apple.metadata.datatype.uint8",
    kCMMetadataBaseDataType_UTF16: CFString = "com.apple.metadata.datatype.UTF-16",
    kCMMetadataBaseDataType_UTF8: CFString = "com.apple.metadata.datatype.UTF-8"
public let kCMMetadataDataType_QuickTimeMetadataDirection: CFString = "QuickTimeMetadataDirection",
    kCMMetadataDataType_QuickTimeMetadataLocation_ISO6709: CFString = "QuickTimeMetadataLocation_ISO6709",
    kCMMetadataDataType_QuickTimeMetadataMilliLux: CFString = "com.apple.quicktime.milli-lux",
    kCMMetadataDataType_QuickTimeMetadataUUID: CFString = "QuickTimeMetadataUUID"
public let kCMMetadataFormatDescriptionKey_ConformingDataTypes: CFString = "ConformingDataTypes",
    kCMMetadataFormatDescriptionKey_DataType: CFString = "DataType",
    kCMMetadataFormatDescriptionKey_DataTypeNamespace: CFString = "DataTypeNamespace",
    kCMMetadataFormatDescriptionKey_LanguageTag: CFString = "LanguageTag", kCMMetadataFormatDescriptionKey_LocalID: CFString = "LocalID",
    kCMMetadataFormatDescriptionKey_Namespace: CFString = "Namespace", kCMMetadataFormatDescriptionKey_SetupData: CFString = "SetupData",
    kCMMetadataFormatDescriptionKey_StructuralDependency: CFString = "StructuralDependency"
public let kCMMetadataFormatDescriptionKey_Value: CFString = "Value"
public let kCMMetadataFormatDescriptionMetadataSpecificationKey_DataType: CFString = "DataType",
    kCMMetadataFormatDescriptionMetadataSpecificationKey_ExtendedLanguageTag: CFString = "ExtendedLanguageTag",
    kCMMetadataFormatDescriptionMetadataSpecificationKey_Identifier: CFString = "Identifier",
    kCMMetadataFormatDescriptionMetadataSpecificationKey_SetupData: CFString = "SetupData",
    kCMMetadataFormatDescriptionMetadataSpecificationKey_StructuralDependency: CFString = "StructuralDependency"
public let kCMMetadataFormatDescription_StructuralDependencyKey_DependencyIsInvalidFlag: CFString =
    "StructuralDependencyKey_DependencyIsInvalidFlag"
public let kCMMetadataIdentifier_QuickTimeMetadataDirection_Facing: CFString = "mdta/com.apple.quicktime.direction.facing",
    kCMMetadataIdentifier_QuickTimeMetadataDisplayMaskRectangleMono: CFString = "mdta/QuickTimeMetadataDisplayMaskRectangleMono",
    kCMMetadataIdentifier_QuickTimeMetadataDisplayMaskRectangleStereoLeft: CFString =
        "mdta/QuickTimeMetadataDisplayMaskRectangleStereoLeft",
    kCMMetadataIdentifier_QuickTimeMetadataDisplayMaskRectangleStereoRight: CFString =
        "mdta/QuickTimeMetadataDisplayMaskRectangleStereoRight",
    kCMMetadataIdentifier_QuickTimeMetadataLivePhotoStillImageTransform: CFString =
        "mdta/com.apple.quicktime.live-photo-still-image-transform",
    kCMMetadataIdentifier_QuickTimeMetadataLivePhotoStillImageTransformReferenceDimensions: CFString =
        "mdta/com.apple.quicktime.live-photo-still-image-transform-reference-dimensions",
    kCMMetadataIdentifier_QuickTimeMetadataLocation_ISO6709: CFString = "mdta/com.apple.quicktime.location.ISO6709",
    kCMMetadataIdentifier_QuickTimeMetadataPreferredAffineTransform: CFString = "mdta/com.apple.quicktime.preferred-affine-transform"
/// The identifiers of metadata items.
public let
    kCMMetadataIdentifier_QuickTimeMetadataPresentationImmersiveMedia: CFString = "mdta/QuickTimeMetadataPresentationImmersiveMedia",
    kCMMetadataIdentifier_QuickTimeMetadataSceneIlluminance: CFString = "mdta/com.apple.quicktime.scene-illuminance",
    kCMMetadataIdentifier_QuickTimeMetadataSegmentIdentifier: CFString = "mdta/com.apple.quicktime.segment-identifier",
    kCMMetadataIdentifier_QuickTimeMetadataSpatialAudioMix: CFString = "mdta/QuickTimeMetadataSpatialAudioMix",
    kCMMetadataIdentifier_QuickTimeMetadataVideoOrientation: CFString = "mdta/com.apple.quicktime.video-orientation"
public let kCMMetadataKeySpace_HLSDateRange: CFString = "lsdr", kCMMetadataKeySpace_ISOUserData: CFString = "uiso",
    kCMMetadataKeySpace_Icy: CFString = "icy", kCMMetadataKeySpace_QuickTimeMetadata: CFString = "mdta",
    kCMMetadataKeySpace_QuickTimeUserData: CFString = "udta"
public let kCMSampleAttachmentKey_AudioIndependentSampleDecoderRefreshCount: CFString = "AudioIndependentSampleDecoderRefreshCount",
    kCMSampleAttachmentKey_CryptorSubsampleAuxiliaryData: CFString = "CryptorSubsampleAuxiliaryData",
    kCMSampleAttachmentKey_DependsOnOthers: CFString = "DependsOnOthers",
    kCMSampleAttachmentKey_DisplayImmediately: CFString = "DisplayImmediately",
    kCMSampleAttachmentKey_DoNotDisplay: CFString = "DoNotDisplay",
    kCMSampleAttachmentKey_EarlierDisplayTimesAllowed: CFString = "EarlierDisplayTimesAllowed",
    kCMSampleAttachmentKey_HDR10PlusPerFrameData: CFString = "HDR10PlusPerFrameData",
    kCMSampleAttachmentKey_HEVCStepwiseTemporalSubLayerAccess: CFString = "HEVCStepwiseTemporalSubLayerAccess"
public let kCMSampleAttachmentKey_HEVCSyncSampleNALUnitType: CFString = "HEVCSyncSampleNALUnitType",
    kCMSampleAttachmentKey_HEVCTemporalLevelInfo: CFString = "HEVCTemporalLevelInfo",
    kCMSampleAttachmentKey_HEVCTemporalSubLayerAccess: CFString = "HEVCTemporalSubLayerAccess",
    kCMSampleAttachmentKey_HasRedundantCoding: CFString = "HasRedundantCoding",
    kCMSampleAttachmentKey_IsDependedOnByOthers: CFString = "IsDependedOnByOthers", kCMSampleAttachmentKey_NotSync: CFString = "NotSync",
    kCMSampleAttachmentKey_PartialSync: CFString = "PartialSync",
    kCMSampleAttachmentKey_PostDecodeProcessingMetadata: CFString = "PostDecodeProcessingMetadata"
public let kCMSampleBufferAttachmentKey_CameraIntrinsicMatrix: CFString = "CameraIntrinsicMatrix",
    kCMSampleBufferAttachmentKey_DisplayEmptyMediaImmediately: CFString = "DisplayEmptyMediaImmediately",
    kCMSampleBufferAttachmentKey_DrainAfterDecoding: CFString = "DrainAfterDecoding",
    kCMSampleBufferAttachmentKey_DroppedFrameReason: CFString = "DroppedFrameReason",
    kCMSampleBufferAttachmentKey_DroppedFrameReasonInfo: CFString = "DroppedFrameReasonInfo",
    kCMSampleBufferAttachmentKey_EmptyMedia: CFString = "EmptyMedia",
    kCMSampleBufferAttachmentKey_EndsPreviousSampleDuration: CFString = "EndsPreviousSampleDuration",
    kCMSampleBufferAttachmentKey_FillDiscontinuitiesWithSilence: CFString = "FillDiscontinuitiesWithSilence"
public let kCMSampleBufferAttachmentKey_ForceKeyFrame: CFString = "ForceKeyFrame",
    kCMSampleBufferAttachmentKey_GradualDecoderRefresh: CFString = "GradualDecoderRefresh",
    kCMSampleBufferAttachmentKey_PermanentEmptyMedia: CFString = "PermanentEmptyMedia",
    kCMSampleBufferAttachmentKey_PostNotificationWhenConsumed: CFString = "PostNotificationWhenConsumed",
    kCMSampleBufferAttachmentKey_ResetDecoderBeforeDecoding: CFString = "ResetDecoderBeforeDecoding",
    kCMSampleBufferAttachmentKey_ResumeOutput: CFString = "ResumeOutput", kCMSampleBufferAttachmentKey_Reverse: CFString = "Reverse",
    kCMSampleBufferAttachmentKey_SampleReferenceByteOffset: CFString = "SampleReferenceByteOffset"
public let kCMSampleBufferAttachmentKey_SampleReferenceURL: CFString = "SampleReferenceURL",
    kCMSampleBufferAttachmentKey_SpeedMultiplier: CFString = "SpeedMultiplier",
    kCMSampleBufferAttachmentKey_StillImageLensStabilizationInfo: CFString = "StillImageLensStabilizationInfo",
    kCMSampleBufferAttachmentKey_TransitionID: CFString = "TransitionID",
    kCMSampleBufferAttachmentKey_TrimDurationAtEnd: CFString = "TrimDurationAtEnd",
    kCMSampleBufferAttachmentKey_TrimDurationAtStart: CFString = "TrimDurationAtStart"
public let kCMSampleBufferConduitNotificationParameter_MaxUpcomingOutputPTS: CFString = "MaxUpcomingOutputPTS",
    kCMSampleBufferConduitNotificationParameter_MinUpcomingOutputPTS: CFString = "MinUpcomingOutputPTS",
    kCMSampleBufferConduitNotificationParameter_ResumeTag: CFString = "ResumeTag",
    kCMSampleBufferConduitNotificationParameter_UpcomingOutputPTSRangeMayOverlapQueuedOutputPTSRange: CFString =
        "UpcomingOutputPTSRangeMayOverlapQueuedOutputPTSRange"
public let kCMSampleBufferConduitNotification_InhibitOutputUntil: CFString = "InhibitOutputUntil",
    kCMSampleBufferConduitNotification_ResetOutput: CFString = "ResetOutput",
    kCMSampleBufferConduitNotification_UpcomingOutputPTSRangeChanged: CFString = "UpcomingOutputPTSRangeChanged"
public let kCMSampleBufferConsumerNotification_BufferConsumed: CFString = "BufferConsumed"
public let kCMSampleBufferDroppedFrameReasonInfo_CameraModeSwitch: CFString = "CameraModeSwitch"
public let kCMSampleBufferDroppedFrameReason_Discontinuity: CFString = "Discontinuity",
    kCMSampleBufferDroppedFrameReason_FrameWasLate: CFString = "FrameWasLate",
    kCMSampleBufferDroppedFrameReason_OutOfBuffers: CFString = "OutOfBuffers"
public let kCMSampleBufferLensStabilizationInfo_Active: CFString = "Active", kCMSampleBufferLensStabilizationInfo_Off: CFString = "Off",
    kCMSampleBufferLensStabilizationInfo_OutOfRange: CFString = "OutOfRange",
    kCMSampleBufferLensStabilizationInfo_Unavailable: CFString = "Unavailable"
public let kCMSampleBufferNotificationParameter_OSStatus: CFString = "OSStatus"
public let kCMSampleBufferNotification_DataBecameReady: CFString = "DataBecameReady",
    kCMSampleBufferNotification_DataFailed: CFString = "DataFailed"
public let kCMSoundDescriptionFlavor_3GPFamily: CFString = "3GPFamily", kCMSoundDescriptionFlavor_ISOFamily: CFString = "ISOFamily",
    kCMSoundDescriptionFlavor_QuickTimeMovie: CFString = "QuickTimeMovie",
    kCMSoundDescriptionFlavor_QuickTimeMovieV2: CFString = "QuickTimeMovieV2"
public let kCMTextFormatDescriptionColor_Alpha: CFString = "Alpha", kCMTextFormatDescriptionColor_Blue: CFString = "Blue",
    kCMTextFormatDescriptionColor_Green: CFString = "Green", kCMTextFormatDescriptionColor_Red: CFString = "Red"
public let kCMTextFormatDescriptionExtension_BackgroundColor: CFString = "BackgroundColor",
    kCMTextFormatDescriptionExtension_DefaultFontName: CFString = "DefaultFontName",
    kCMTextFormatDescriptionExtension_DefaultStyle: CFString = "DefaultStyle",
    kCMTextFormatDescriptionExtension_DefaultTextBox: CFString = "DefaultTextBox",
    kCMTextFormatDescriptionExtension_DisplayFlags: CFString = "DisplayFlags",
    kCMTextFormatDescriptionExtension_FontTable: CFString = "FontTable",
    kCMTextFormatDescriptionExtension_HorizontalJustification: CFString = "HorizontalJustification",
    kCMTextFormatDescriptionExtension_TextJustification: CFString = "TextJustification"
public let kCMTextFormatDescriptionExtension_VerticalJustification: CFString = "VerticalJustification"
public let kCMTextFormatDescriptionRect_Bottom: CFString = "Bottom", kCMTextFormatDescriptionRect_Left: CFString = "Left",
    kCMTextFormatDescriptionRect_Right: CFString = "Right", kCMTextFormatDescriptionRect_Top: CFString = "Top"
public let kCMTextFormatDescriptionStyle_Ascent: CFString = "Ascent", kCMTextFormatDescriptionStyle_EndChar: CFString = "EndChar",
    kCMTextFormatDescriptionStyle_Font: CFString = "Font", kCMTextFormatDescriptionStyle_FontFace: CFString = "FontFace",
    kCMTextFormatDescriptionStyle_FontSize: CFString = "FontSize",
    kCMTextFormatDescriptionStyle_ForegroundColor: CFString = "ForegroundColor",
    kCMTextFormatDescriptionStyle_Height: CFString = "Height", kCMTextFormatDescriptionStyle_StartChar: CFString = "StartChar"
public let kCMTextMarkupAlignmentType_End: CFString = "End", kCMTextMarkupAlignmentType_Left: CFString = "Left",
    kCMTextMarkupAlignmentType_Middle: CFString = "Middle", kCMTextMarkupAlignmentType_Right: CFString = "Right",
    kCMTextMarkupAlignmentType_Start: CFString = "Start"
public let kCMTextMarkupAttribute_Alignment: CFString = "Alignment",
    kCMTextMarkupAttribute_BackgroundColorARGB: CFString = "BackgroundColorARGB",
    kCMTextMarkupAttribute_BaseFontSizePercentageRelativeToVideoHeight: CFString = "BaseFontSizePercentageRelativeToVideoHeight",
    kCMTextMarkupAttribute_BoldStyle: CFString = "BoldStyle",
    kCMTextMarkupAttribute_CharacterBackgroundColorARGB: CFString = "CharacterBackgroundColorARGB",
    kCMTextMarkupAttribute_CharacterEdgeStyle: CFString = "CharacterEdgeStyle",
    kCMTextMarkupAttribute_FontFamilyName: CFString = "FontFamilyName",
    kCMTextMarkupAttribute_FontFamilyNameList: CFString = "FontFamilyNameList"
public let kCMTextMarkupAttribute_ForegroundColorARGB: CFString = "ForegroundColorARGB",
    kCMTextMarkupAttribute_GenericFontFamilyName: CFString = "GenericFontFamilyName",
    kCMTextMarkupAttribute_ItalicStyle: CFString = "ItalicStyle",
    kCMTextMarkupAttribute_OrthogonalLinePositionPercentageRelativeToWritingDirection: CFString =
        "OrthogonalLinePositionPercentageRelativeToWritingDirection",
    kCMTextMarkupAttribute_RelativeFontSize: CFString = "RelativeFontSize",
    kCMTextMarkupAttribute_TextPositionPercentageRelativeToWritingDirection: CFString = "TextPositionPercentageRelativeToWritingDirection",
    kCMTextMarkupAttribute_UnderlineStyle: CFString = "UnderlineStyle", kCMTextMarkupAttribute_VerticalLayout: CFString = "VerticalLayout"
public let kCMTextMarkupAttribute_WritingDirectionSizePercentage: CFString = "WritingDirectionSizePercentage"
public let kCMTextMarkupCharacterEdgeStyle_Depressed: CFString = "Depressed",
    kCMTextMarkupCharacterEdgeStyle_DropShadow: CFString = "DropShadow", kCMTextMarkupCharacterEdgeStyle_None: CFString = "None",
    kCMTextMarkupCharacterEdgeStyle_Raised: CFString = "Raised", kCMTextMarkupCharacterEdgeStyle_Uniform: CFString = "Uniform"
public let kCMTextMarkupGenericFontName_Casual: CFString = "Casual", kCMTextMarkupGenericFontName_Cursive: CFString = "Cursive",
    kCMTextMarkupGenericFontName_Default: CFString = "Default", kCMTextMarkupGenericFontName_Fantasy: CFString = "Fantasy",
    kCMTextMarkupGenericFontName_Monospace: CFString = "Monospace",
    kCMTextMarkupGenericFontName_MonospaceSansSerif: CFString = "MonospaceSansSerif",
    kCMTextMarkupGenericFontName_MonospaceSerif: CFString = "MonospaceSerif",
    kCMTextMarkupGenericFontName_ProportionalSansSerif: CFString = "ProportionalSansSerif"
public let kCMTextMarkupGenericFontName_ProportionalSerif: CFString = "ProportionalSerif",
    kCMTextMarkupGenericFontName_SansSerif: CFString = "SansSerif", kCMTextMarkupGenericFontName_Serif: CFString = "Serif",
    kCMTextMarkupGenericFontName_SmallCapital: CFString = "SmallCapital"
public let kCMTextVerticalLayout_LeftToRight: CFString = "LeftToRight", kCMTextVerticalLayout_RightToLeft: CFString = "RightToLeft"
public let kCMTimeCodeFormatDescriptionExtension_SourceReferenceName: CFString = "SourceReferenceName"
public let kCMTimeCodeFormatDescriptionKey_LangCode: CFString = "LangCode", kCMTimeCodeFormatDescriptionKey_Value: CFString = "Value"
public let kCMTimebaseNotificationKey_EventTime: CFString = "EventTime"
public let kCMTimebaseNotification_EffectiveRateChanged: CFString = "EffectiveRateChanged",
    kCMTimebaseNotification_TimeJumped: CFString = "TimeJumped"
