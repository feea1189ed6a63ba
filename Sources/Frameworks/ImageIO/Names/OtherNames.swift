import CoreGraphics

// Options, namespaces, and kinds of additional data.

/// The option or the value `com.apple.ImageIO.CGImageMetadata`.
public let kCFErrorDomainCGImageMetadata: CFString = "com.apple.ImageIO.CGImageMetadata"
/// The option or the value `kCGComputeHDRStats`.
public let kCGComputeHDRStats: CFString = "kCGComputeHDRStats"
/// The option or the value `kCGImageAnimationDelayTime`.
public let kCGImageAnimationDelayTime: CFString = "kCGImageAnimationDelayTime"
/// The option or the value `kCGImageAnimationLoopCount`.
public let kCGImageAnimationLoopCount: CFString = "kCGImageAnimationLoopCount"
/// The option or the value `kCGImageAnimationStartIndex`.
public let kCGImageAnimationStartIndex: CFString = "kCGImageAnimationStartIndex"
public let kCGImageAuxiliaryDataInfoColorSpace: CFString = "kCGImageAuxiliaryDataInfoColorSpace"
public let kCGImageAuxiliaryDataInfoData: CFString = "kCGImageAuxiliaryDataInfoData"
public let kCGImageAuxiliaryDataInfoDataDescription: CFString = "kCGImageAuxiliaryDataInfoDataDescription"
/// A key of additional data.
public let kCGImageAuxiliaryDataInfoMetadata: CFString = "kCGImageAuxiliaryDataInfoMetadata"
public let kCGImageAuxiliaryDataTypeDepth: CFString = "kCGImageAuxiliaryDataTypeDepth"
public let kCGImageAuxiliaryDataTypeDisparity: CFString = "kCGImageAuxiliaryDataTypeDisparity"
public let kCGImageAuxiliaryDataTypeHDRGainMap: CFString = "kCGImageAuxiliaryDataTypeHDRGainMap"
public let kCGImageAuxiliaryDataTypeISOGainMap: CFString = "kCGImageAuxiliaryDataTypeISOGainMap"
public let kCGImageAuxiliaryDataTypePortraitEffectsMatte: CFString = "kCGImageAuxiliaryDataTypePortraitEffectsMatte"
public let kCGImageAuxiliaryDataTypeSemanticSegmentationGlassesMatte: CFString = "kCGImageAuxiliaryDataTypeSemanticSegmentationGlassesMatte"
public let kCGImageAuxiliaryDataTypeSemanticSegmentationHairMatte: CFString = "kCGImageAuxiliaryDataTypeSemanticSegmentationHairMatte"
public let kCGImageAuxiliaryDataTypeSemanticSegmentationSkinMatte: CFString = "kCGImageAuxiliaryDataTypeSemanticSegmentationSkinMatte"
public let kCGImageAuxiliaryDataTypeSemanticSegmentationSkyMatte: CFString = "kCGImageAuxiliaryDataTypeSemanticSegmentationSkyMatte"
/// A kind of additional data.
public let kCGImageAuxiliaryDataTypeSemanticSegmentationTeethMatte: CFString = "kCGImageAuxiliaryDataTypeSemanticSegmentationTeethMatte"
/// The option or the value `kCGImageDestinationDateTime`.
public let kCGImageDestinationDateTime: CFString = "kCGImageDestinationDateTime"
/// The option or the value `kCGImageDestinationEmbedThumbnail`.
public let kCGImageDestinationEmbedThumbnail: CFString = "kCGImageDestinationEmbedThumbnail"
/// The option or the value `kCGImageDestinationEncodeAlternateColorSpace`.
public let kCGImageDestinationEncodeAlternateColorSpace: CFString = "kCGImageDestinationEncodeAlternateColorSpace"
/// The option or the value `kCGImageDestinationEncodeBaseColorSpace`.
public let kCGImageDestinationEncodeBaseColorSpace: CFString = "kCGImageDestinationEncodeBaseColorSpace"
/// The option or the value `kCGImageDestinationEncodeBaseIsSDR`.
public let kCGImageDestinationEncodeBaseIsSDR: CFString = "kCGImageDestinationEncodeBaseIsSDR"
/// The option or the value `kCGImageDestinationEncodeBasePixelFormatRequest`.
public let kCGImageDestinationEncodeBasePixelFormatRequest: CFString = "kCGImageDestinationEncodeBasePixelFormatRequest"
/// The option or the value `kCGImageDestinationEncodeGainMapPixelFormatRequest`.
public let kCGImageDestinationEncodeGainMapPixelFormatRequest: CFString = "kCGImageDestinationEncodeGainMapPixelFormatRequest"
/// The option or the value `kCGImageDestinationEncodeGainMapSubsampleFactor`.
public let kCGImageDestinationEncodeGainMapSubsampleFactor: CFString = "kCGImageDestinationEncodeGainMapSubsampleFactor"
/// The option or the value `kCGImageDestinationEncodeGenerateGainMapWithBaseImage`.
public let kCGImageDestinationEncodeGenerateGainMapWithBaseImage: CFString = "kCGImageDestinationEncodeGenerateGainMapWithBaseImage"
/// The option or the value `kCGImageDestinationEncodeIsBaseImage`.
public let kCGImageDestinationEncodeIsBaseImage: CFString = "kCGImageDestinationEncodeIsBaseImage"
/// The option or the value `kCGImageDestinationEncodeRequest`.
public let kCGImageDestinationEncodeRequest: CFString = "kCGImageDestinationEncodeRequest"
/// The option or the value `kCGImageDestinationEncodeRequestOptions`.
public let kCGImageDestinationEncodeRequestOptions: CFString = "kCGImageDestinationEncodeRequestOptions"
/// The option or the value `kCGImageDestinationEncodeToISOGainmap`.
public let kCGImageDestinationEncodeToISOGainmap: CFString = "kCGImageDestinationEncodeToISOGainmap"
/// The option or the value `kCGImageDestinationEncodeToISOHDR`.
public let kCGImageDestinationEncodeToISOHDR: CFString = "kCGImageDestinationEncodeToISOHDR"
/// The option or the value `kCGImageDestinationEncodeToSDR`.
public let kCGImageDestinationEncodeToSDR: CFString = "kCGImageDestinationEncodeToSDR"
/// The option or the value `kCGImageDestinationEncodeTonemapMode`.
public let kCGImageDestinationEncodeTonemapMode: CFString = "kCGImageDestinationEncodeTonemapMode"
/// The option or the value `kCGImageDestinationImageMaxPixelSize`.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
/// The option or the value `kCGImageDestinationMergeMetadata`.
public let kCGImageDestinationMergeMetadata: CFString = "kCGImageDestinationMergeMetadata"
/// The option or the value `kCGImageDestinationMetadata`.
public let kCGImageDestinationMetadata: CFString = "kCGImageDestinationMetadata"
/// The option or the value `kCGImageDestinationOptimizeColorForSharing`.
public let kCGImageDestinationOptimizeColorForSharing: CFString = "kCGImageDestinationOptimizeColorForSharing"
/// The option or the value `kCGImageDestinationOrientation`.
public let kCGImageDestinationOrientation: CFString = "kCGImageDestinationOrientation"
/// The option or the value `kCGImageDestinationPreserveGainMap`.
public let kCGImageDestinationPreserveGainMap: CFString = "kCGImageDestinationPreserveGainMap"
/// The option or the value `kCGImageMetadataEnumerateRecursively`.
public let kCGImageMetadataEnumerateRecursively: CFString = "kCGImageMetadataEnumerateRecursively"
public let kCGImageMetadataNamespaceDublinCore: CFString = "http://purl.org/dc/elements/1.1/"
public let kCGImageMetadataNamespaceExif: CFString = "http://ns.adobe.com/exif/1.0/"
public let kCGImageMetadataNamespaceExifAux: CFString = "http://ns.adobe.com/exif/1.0/aux/"
public let kCGImageMetadataNamespaceExifEX: CFString = "http://cipa.jp/exif/1.0/"
public let kCGImageMetadataNamespaceIPTCCore: CFString = "http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"
public let kCGImageMetadataNamespaceIPTCExtension: CFString = "http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
public let kCGImageMetadataNamespacePhotoshop: CFString = "http://ns.adobe.com/photoshop/1.0/"
public let kCGImageMetadataNamespaceTIFF: CFString = "http://ns.adobe.com/tiff/1.0/"
public let kCGImageMetadataNamespaceXMPBasic: CFString = "http://ns.adobe.com/xap/1.0/"
public let kCGImageMetadataNamespaceXMPRights: CFString = "http://ns.adobe.com/xap/1.0/rights/"
/// The prefix `dc` of a namespace.
public let kCGImageMetadataPrefixDublinCore: CFString = "dc"
/// The prefix `exif` of a namespace.
public let kCGImageMetadataPrefixExif: CFString = "exif"
/// The prefix `aux` of a namespace.
public let kCGImageMetadataPrefixExifAux: CFString = "aux"
/// The prefix `exifEX` of a namespace.
public let kCGImageMetadataPrefixExifEX: CFString = "exifEX"
/// The prefix `Iptc4xmpCore` of a namespace.
public let kCGImageMetadataPrefixIPTCCore: CFString = "Iptc4xmpCore"
/// The prefix `Iptc4xmpExt` of a namespace.
public let kCGImageMetadataPrefixIPTCExtension: CFString = "Iptc4xmpExt"
/// The prefix `photoshop` of a namespace.
public let kCGImageMetadataPrefixPhotoshop: CFString = "photoshop"
/// The prefix `tiff` of a namespace.
public let kCGImageMetadataPrefixTIFF: CFString = "tiff"
/// The prefix `xmp` of a namespace.
public let kCGImageMetadataPrefixXMPBasic: CFString = "xmp"
/// The prefix `xmpRights` of a namespace.
public let kCGImageMetadataPrefixXMPRights: CFString = "xmpRights"
/// The option or the value `kCGImageMetadataShouldExcludeGPS`.
public let kCGImageMetadataShouldExcludeGPS: CFString = "kCGImageMetadataShouldExcludeGPS"
/// The option or the value `kCGImageMetadataShouldExcludeXMP`.
public let kCGImageMetadataShouldExcludeXMP: CFString = "kCGImageMetadataShouldExcludeXMP"
/// The option or the value `kCGImageProviderPreferredTileHeight`.
public let kCGImageProviderPreferredTileHeight: CFString = "kCGImageProviderPreferredTileHeight"
/// The option or the value `kCGImageProviderPreferredTileWidth`.
public let kCGImageProviderPreferredTileWidth: CFString = "kCGImageProviderPreferredTileWidth"
/// The option or the value `kCGImageSourceDecodeRequest`.
public let kCGImageSourceDecodeRequest: CFString = "kCGImageSourceDecodeRequest"
/// The option or the value `kCGImageSourceDecodeRequestOptions`.
public let kCGImageSourceDecodeRequestOptions: CFString = "kCGImageSourceDecodeRequestOptions"
/// The option or the value `kCGImageSourceDecodeToHDR`.
public let kCGImageSourceDecodeToHDR: CFString = "kCGImageSourceDecodeToHDR"
/// The option or the value `kCGImageSourceDecodeToSDR`.
public let kCGImageSourceDecodeToSDR: CFString = "kCGImageSourceDecodeToSDR"
/// The option or the value `kCGImageSourceGenerateImageSpecificLumaScaling`.
public let kCGImageSourceGenerateImageSpecificLumaScaling: CFString = "kCGImageSourceGenerateImageSpecificLumaScaling"
/// The option or the value `kIIOCameraExtrinsics_CoordinateSystemID`.
public let kIIOCameraExtrinsics_CoordinateSystemID: CFString = "kIIOCameraExtrinsics_CoordinateSystemID"
/// The option or the value `kIIOCameraExtrinsics_Position`.
public let kIIOCameraExtrinsics_Position: CFString = "kIIOCameraExtrinsics_Position"
/// The option or the value `kIIOCameraExtrinsics_Rotation`.
public let kIIOCameraExtrinsics_Rotation: CFString = "kIIOCameraExtrinsics_Rotation"
/// The option or the value `kIIOCameraModelType_GenericPinhole`.
public let kIIOCameraModelType_GenericPinhole: CFString = "kIIOCameraModelType_GenericPinhole"
/// The option or the value `kIIOCameraModelType_SimplifiedPinhole`.
public let kIIOCameraModelType_SimplifiedPinhole: CFString = "kIIOCameraModelType_SimplifiedPinhole"
/// The option or the value `kIIOCameraModel_Intrinsics`.
public let kIIOCameraModel_Intrinsics: CFString = "kIIOCameraModel_Intrinsics"
/// The option or the value `kIIOCameraModel_ModelType`.
public let kIIOCameraModel_ModelType: CFString = "kIIOCameraModel_ModelType"
/// The option or the value `kIIOMetadata_CameraExtrinsicsKey`.
public let kIIOMetadata_CameraExtrinsicsKey: CFString = "kIIOMetadata_CameraExtrinsicsKey"
/// The option or the value `kIIOMetadata_CameraModelKey`.
public let kIIOMetadata_CameraModelKey: CFString = "kIIOMetadata_CameraModelKey"
/// The option or the value `kIIOMonoscopicImageLocation_Center`.
public let kIIOMonoscopicImageLocation_Center: CFString = "kIIOMonoscopicImageLocation_Center"
/// The option or the value `kIIOMonoscopicImageLocation_Left`.
public let kIIOMonoscopicImageLocation_Left: CFString = "kIIOMonoscopicImageLocation_Left"
/// The option or the value `kIIOMonoscopicImageLocation_Right`.
public let kIIOMonoscopicImageLocation_Right: CFString = "kIIOMonoscopicImageLocation_Right"
/// The option or the value `kIIOMonoscopicImageLocation_Unspecified`.
public let kIIOMonoscopicImageLocation_Unspecified: CFString = "kIIOMonoscopicImageLocation_Unspecified"
/// The option or the value `kIIOStereoAggressors_Severity`.
public let kIIOStereoAggressors_Severity: CFString = "kIIOStereoAggressors_Severity"
/// The option or the value `kIIOStereoAggressors_SubTypeURI`.
public let kIIOStereoAggressors_SubTypeURI: CFString = "kIIOStereoAggressors_SubTypeURI"
/// The option or the value `kIIOStereoAggressors_Type`.
public let kIIOStereoAggressors_Type: CFString = "kIIOStereoAggressors_Type"
