import CoreGraphics

// The numbers of pixel formats, and the keys of attributes and attachments. The texts are those that Core Video prints in the
// descriptions of buffers and formats.

/// The numbers of pixel formats.
public let kCVPixelFormatType_1Monochrome: OSType = 1, kCVPixelFormatType_2Indexed: OSType = 2, kCVPixelFormatType_4Indexed: OSType = 4,
    kCVPixelFormatType_8Indexed: OSType = 8, kCVPixelFormatType_1IndexedGray_WhiteIsZero: OSType = 33,
    kCVPixelFormatType_2IndexedGray_WhiteIsZero: OSType = 34, kCVPixelFormatType_4IndexedGray_WhiteIsZero: OSType = 36,
    kCVPixelFormatType_8IndexedGray_WhiteIsZero: OSType = 40, kCVPixelFormatType_16BE555: OSType = 16,
    kCVPixelFormatType_16LE555: OSType = 0x4C35_3535, kCVPixelFormatType_16LE5551: OSType = 0x3535_3531,
    kCVPixelFormatType_16BE565: OSType = 0x4235_3635
public let kCVPixelFormatType_16LE565: OSType = 0x4C35_3635, kCVPixelFormatType_24RGB: OSType = 24,
    kCVPixelFormatType_24BGR: OSType = 0x3234_4247, kCVPixelFormatType_32ARGB: OSType = 32,
    kCVPixelFormatType_32BGRA: OSType = 0x4247_5241, kCVPixelFormatType_32ABGR: OSType = 0x4142_4752,
    kCVPixelFormatType_32RGBA: OSType = 0x5247_4241, kCVPixelFormatType_64ARGB: OSType = 0x6236_3461,
    kCVPixelFormatType_64RGBALE: OSType = 0x6C36_3472, kCVPixelFormatType_48RGB: OSType = 0x6234_3872,
    kCVPixelFormatType_32AlphaGray: OSType = 0x6233_3261, kCVPixelFormatType_16Gray: OSType = 0x6231_3667
public let kCVPixelFormatType_30RGB: OSType = 0x5231_306B, kCVPixelFormatType_422YpCbCr8: OSType = 0x3276_7579,
    kCVPixelFormatType_4444YpCbCrA8: OSType = 0x7634_3038, kCVPixelFormatType_4444YpCbCrA8R: OSType = 0x7234_3038,
    kCVPixelFormatType_4444AYpCbCr8: OSType = 0x7934_3038, kCVPixelFormatType_4444AYpCbCr16: OSType = 0x7934_3136,
    kCVPixelFormatType_444YpCbCr8: OSType = 0x7633_3038, kCVPixelFormatType_422YpCbCr16: OSType = 0x7632_3136,
    kCVPixelFormatType_422YpCbCr10: OSType = 0x7632_3130, kCVPixelFormatType_444YpCbCr10: OSType = 0x7634_3130,
    kCVPixelFormatType_420YpCbCr8Planar: OSType = 0x7934_3230, kCVPixelFormatType_420YpCbCr8PlanarFullRange: OSType = 0x6634_3230
public let kCVPixelFormatType_422YpCbCr_4A_8BiPlanar: OSType = 0x6132_7679,
    kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076,
    kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066,
    kCVPixelFormatType_422YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3276,
    kCVPixelFormatType_422YpCbCr8BiPlanarFullRange: OSType = 0x3432_3266,
    kCVPixelFormatType_444YpCbCr8BiPlanarVideoRange: OSType = 0x3434_3476,
    kCVPixelFormatType_444YpCbCr8BiPlanarFullRange: OSType = 0x3434_3466, kCVPixelFormatType_422YpCbCr8_yuvs: OSType = 0x7975_7673,
    kCVPixelFormatType_422YpCbCr8FullRange: OSType = 0x7975_7666, kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038,
    kCVPixelFormatType_TwoComponent8: OSType = 0x3243_3038, kCVPixelFormatType_30RGBLEPackedWideGamut: OSType = 0x7733_3072
public let kCVPixelFormatType_ARGB2101010LEPacked: OSType = 0x6C31_3072, kCVPixelFormatType_OneComponent10: OSType = 0x4C30_3130,
    kCVPixelFormatType_OneComponent12: OSType = 0x4C30_3132, kCVPixelFormatType_OneComponent16: OSType = 0x4C30_3136,
    kCVPixelFormatType_TwoComponent16: OSType = 0x3243_3136, kCVPixelFormatType_OneComponent16Half: OSType = 0x4C30_3068,
    kCVPixelFormatType_OneComponent32Float: OSType = 0x4C30_3066, kCVPixelFormatType_TwoComponent16Half: OSType = 0x3243_3068,
    kCVPixelFormatType_TwoComponent32Float: OSType = 0x3243_3066, kCVPixelFormatType_64RGBAHalf: OSType = 0x5247_6841,
    kCVPixelFormatType_128RGBAFloat: OSType = 0x5247_6641, kCVPixelFormatType_14Bayer_GRBG: OSType = 0x6772_6234
public let kCVPixelFormatType_14Bayer_RGGB: OSType = 0x7267_6734, kCVPixelFormatType_14Bayer_BGGR: OSType = 0x6267_6734,
    kCVPixelFormatType_14Bayer_GBRG: OSType = 0x6762_7234, kCVPixelFormatType_DisparityFloat16: OSType = 0x6864_6973,
    kCVPixelFormatType_DisparityFloat32: OSType = 0x6664_6973, kCVPixelFormatType_DepthFloat16: OSType = 0x6864_6570,
    kCVPixelFormatType_DepthFloat32: OSType = 0x6664_6570, kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange: OSType = 0x7834_3230,
    kCVPixelFormatType_422YpCbCr10BiPlanarVideoRange: OSType = 0x7834_3232,
    kCVPixelFormatType_444YpCbCr10BiPlanarVideoRange: OSType = 0x7834_3434,
    kCVPixelFormatType_420YpCbCr10BiPlanarFullRange: OSType = 0x7866_3230,
    kCVPixelFormatType_422YpCbCr10BiPlanarFullRange: OSType = 0x7866_3232
public let kCVPixelFormatType_444YpCbCr10BiPlanarFullRange: OSType = 0x7866_3434,
    kCVPixelFormatType_420YpCbCr8VideoRange_8A_TriPlanar: OSType = 0x7630_6138,
    kCVPixelFormatType_16VersatileBayer: OSType = 0x6270_3136, kCVPixelFormatType_64RGBA_DownscaledProResRAW: OSType = 0x6270_3634
/// The keys of a buffer's attributes.
public let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType",
    kCVPixelBufferMemoryAllocatorKey: CFString = "MemoryAllocator", kCVPixelBufferWidthKey: CFString = "Width",
    kCVPixelBufferHeightKey: CFString = "Height", kCVPixelBufferExtendedPixelsLeftKey: CFString = "ExtendedPixelsLeft",
    kCVPixelBufferExtendedPixelsTopKey: CFString = "ExtendedPixelsTop",
    kCVPixelBufferExtendedPixelsRightKey: CFString = "ExtendedPixelsRight",
    kCVPixelBufferExtendedPixelsBottomKey: CFString = "ExtendedPixelsBottom",
    kCVPixelBufferBytesPerRowAlignmentKey: CFString = "BytesPerRowAlignment",
    kCVPixelBufferCGBitmapContextCompatibilityKey: CFString = "CGBitmapContextCompatibility",
    kCVPixelBufferCGImageCompatibilityKey: CFString = "CGImageCompatibility",
    kCVPixelBufferOpenGLCompatibilityKey: CFString = "OpenGLCompatibility",
    kCVPixelBufferPlaneAlignmentKey: CFString = "PlaneAlignment",
    kCVPixelBufferIOSurfacePropertiesKey: CFString = "IOSurfaceProperties",
    kCVPixelBufferOpenGLESCompatibilityKey: CFString = "OpenGLESCompatibility",
    kCVPixelBufferMetalCompatibilityKey: CFString = "MetalCompatibility",
    kCVPixelBufferOpenGLESTextureCacheCompatibilityKey: CFString = "OpenGLESTextureCacheCompatibility"
/// The keys of a pool's attributes.
public let kCVPixelBufferPoolMinimumBufferCountKey: CFString = "MinimumBufferCount",
    kCVPixelBufferPoolMaximumBufferAgeKey: CFString = "MaximumBufferAge",
    kCVPixelBufferPoolAllocationThresholdKey: CFString = "AllocationThreshold"
/// The name of the notification that a pool has free buffers.
public let kCVPixelBufferPoolFreeBufferNotification: CFString = "PixelBufferPoolFreeBuffer"
/// The keys of a picture's attachments.
public let kCVImageBufferCGColorSpaceKey: CFString = "CGColorSpace", kCVImageBufferCleanApertureKey: CFString = "CVCleanAperture",
    kCVImageBufferCleanApertureWidthKey: CFString = "Width",
    kCVImageBufferCleanApertureHeightKey: CFString = "Height",
    kCVImageBufferCleanApertureHorizontalOffsetKey: CFString = "HorizontalOffset",
    kCVImageBufferCleanApertureVerticalOffsetKey: CFString = "VerticalOffset",
    kCVImageBufferPreferredCleanApertureKey: CFString = "CVPreferredCleanAperture", kCVImageBufferFieldCountKey: CFString = "CVFieldCount",
    kCVImageBufferFieldDetailKey: CFString = "CVFieldDetail", kCVImageBufferPixelAspectRatioKey: CFString = "CVPixelAspectRatio",
    kCVImageBufferPixelAspectRatioHorizontalSpacingKey: CFString = "HorizontalSpacing",
    kCVImageBufferPixelAspectRatioVerticalSpacingKey: CFString = "VerticalSpacing",
    kCVImageBufferDisplayDimensionsKey: CFString = "CVDisplayDimensions", kCVImageBufferDisplayWidthKey: CFString = "Width",
    kCVImageBufferDisplayHeightKey: CFString = "Height", kCVImageBufferGammaLevelKey: CFString = "CVImageBufferGammaLevel",
    kCVImageBufferICCProfileKey: CFString = "CVImageBufferICCProfile", kCVImageBufferYCbCrMatrixKey: CFString = "CVImageBufferYCbCrMatrix",
    kCVImageBufferColorPrimariesKey: CFString = "CVImageBufferColorPrimaries",
    kCVImageBufferTransferFunctionKey: CFString = "CVImageBufferTransferFunction",
    kCVImageBufferChromaLocationTopFieldKey: CFString = "CVImageBufferChromaLocationTopField",
    kCVImageBufferChromaLocationBottomFieldKey: CFString = "CVImageBufferChromaLocationBottomField",
    kCVImageBufferChromaSubsamplingKey: CFString = "CVImageBufferChromaSubsampling",
    kCVImageBufferAlphaChannelIsOpaqueKey: CFString = "AlphaChannelIsOpaque",
    kCVImageBufferMasteringDisplayColorVolumeKey: CFString = "MasteringDisplayColorVolume",
    kCVImageBufferContentLightLevelInfoKey: CFString = "ContentLightLevelInfo",
    kCVImageBufferAmbientViewingEnvironmentKey: CFString = "AmbientViewingEnvironment"
/// The matrices between brightness and color.
public let kCVImageBufferYCbCrMatrix_ITU_R_709_2: CFString = "ITU_R_709_2",
    kCVImageBufferYCbCrMatrix_ITU_R_601_4: CFString = "ITU_R_601_4",
    kCVImageBufferYCbCrMatrix_SMPTE_240M_1995: CFString = "SMPTE_240M_1995",
    kCVImageBufferYCbCrMatrix_ITU_R_2020: CFString = "ITU_R_2020", kCVImageBufferYCbCrMatrix_DCI_P3: CFString = "DCI_P3",
    kCVImageBufferYCbCrMatrix_P3_D65: CFString = "P3_D65"
public let kCVImageBufferColorPrimaries_ITU_R_709_2: CFString = "ITU_R_709_2",
    kCVImageBufferColorPrimaries_EBU_3213: CFString = "EBU_3213", kCVImageBufferColorPrimaries_SMPTE_C: CFString = "SMPTE_C",
    kCVImageBufferColorPrimaries_P22: CFString = "P22", kCVImageBufferColorPrimaries_DCI_P3: CFString = "DCI_P3",
    kCVImageBufferColorPrimaries_P3_D65: CFString = "P3_D65", kCVImageBufferColorPrimaries_ITU_R_2020: CFString = "ITU_R_2020"
/// The functions between values and light.
public let kCVImageBufferTransferFunction_ITU_R_709_2: CFString = "ITU_R_709_2",
    kCVImageBufferTransferFunction_SMPTE_240M_1995: CFString = "SMPTE_240M_1995",
    kCVImageBufferTransferFunction_UseGamma: CFString = "UseGamma", kCVImageBufferTransferFunction_sRGB: CFString = "IEC_sRGB",
    kCVImageBufferTransferFunction_ITU_R_2020: CFString = "ITU_R_2020",
    kCVImageBufferTransferFunction_SMPTE_ST_428_1: CFString = "SMPTE_ST_428_1",
    kCVImageBufferTransferFunction_SMPTE_ST_2084_PQ: CFString = "SMPTE_ST_2084_PQ",
    kCVImageBufferTransferFunction_ITU_R_2100_HLG: CFString = "ITU_R_2100_HLG",
    kCVImageBufferTransferFunction_Linear: CFString = "Linear"
/// The places of color samples.
public let kCVImageBufferChromaLocation_Left: CFString = "Left", kCVImageBufferChromaLocation_Center: CFString = "Center",
    kCVImageBufferChromaLocation_TopLeft: CFString = "TopLeft", kCVImageBufferChromaLocation_Top: CFString = "Top",
    kCVImageBufferChromaLocation_BottomLeft: CFString = "BottomLeft", kCVImageBufferChromaLocation_Bottom: CFString = "Bottom",
    kCVImageBufferChromaLocation_DV420: CFString = "DV 4:2:0"
/// The order of fields.
public let kCVImageBufferFieldDetailTemporalTopFirst: CFString = "TemporalTopFirst",
    kCVImageBufferFieldDetailTemporalBottomFirst: CFString = "TemporalBottomFirst",
    kCVImageBufferFieldDetailSpatialFirstLineEarly: CFString = "SpatialFirstLineEarly",
    kCVImageBufferFieldDetailSpatialFirstLineLate: CFString = "SpatialFirstLineLate"
public let kCVBufferPropagatedAttachmentsKey: CFString = "PropagatedAttachments",
    kCVBufferNonPropagatedAttachmentsKey: CFString = "NonPropagatedAttachments", kCVBufferMovieTimeKey: CFString = "MovieTime",
    kCVBufferTimeValueKey: CFString = "TimeValue", kCVBufferTimeScaleKey: CFString = "TimeScale"
/// The keys of the description of a pixel format.
public let kCVPixelFormatName: CFString = "Name", kCVPixelFormatConstant: CFString = "Constant",
    kCVPixelFormatCodecType: CFString = "CodecType", kCVPixelFormatFourCC: CFString = "FourCC",
    kCVPixelFormatContainsAlpha: CFString = "ContainsAlpha", kCVPixelFormatContainsYCbCr: CFString = "ContainsYCbCr",
    kCVPixelFormatContainsRGB: CFString = "ContainsRGB", kCVPixelFormatContainsGrayscale: CFString = "ContainsGrayscale",
    kCVPixelFormatComponentRange: CFString = "ComponentRange", kCVPixelFormatPlanes: CFString = "Planes",
    kCVPixelFormatBlockWidth: CFString = "BlockWidth", kCVPixelFormatBlockHeight: CFString = "BlockHeight",
    kCVPixelFormatBitsPerBlock: CFString = "BitsPerBlock", kCVPixelFormatBlackBlock: CFString = "BlackBlock",
    kCVPixelFormatHorizontalSubsampling: CFString = "HorizontalSubsampling",
    kCVPixelFormatVerticalSubsampling: CFString = "VerticalSubsampling"
