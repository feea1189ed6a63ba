import UIKitCore

// The names of inputs, attributes, categories, and options.

/// The keys of inputs, and of the result.
public let kCIInputImageKey = "inputImage"
/// The key for the input `inputBackgroundImage`.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key for the input `inputMaskImage`.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key for the input `inputIntensity`.
public let kCIInputIntensityKey = "inputIntensity"
/// The key for the input `inputRadius`.
public let kCIInputRadiusKey = "inputRadius"
/// The key for the input `inputScale`.
public let kCIInputScaleKey = "inputScale"
/// The key for the input `inputCenter`.
public let kCIInputCenterKey = "inputCenter"
/// The key for the input `inputAngle`.
public let kCIInputAngleKey = "inputAngle"
/// The key for the input `inputColor`.
public let kCIInputColorKey = "inputColor"
/// The key for the input `inputSaturation`.
public let kCIInputSaturationKey = "inputSaturation"
/// The key for the input `inputBrightness`.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key for the input `inputContrast`.
public let kCIInputContrastKey = "inputContrast"
/// The key for the input `inputEV`.
public let kCIInputEVKey = "inputEV"
/// The key for the input `inputExtent`.
public let kCIInputExtentKey = "inputExtent"
/// The key for the input `inputAspectRatio`.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key for the input `inputWidth`.
public let kCIInputWidthKey = "inputWidth"
/// The key for the input `inputTransform`.
public let kCIInputTransformKey = "inputTransform"
/// The key for the input `inputSharpness`.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key for the input `inputTime`.
public let kCIInputTimeKey = "inputTime"
/// The key for the input `inputTargetImage`.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The key for the input `inputVersion`.
public let kCIInputVersionKey = "inputVersion"
/// The key for the input `inputAmount`.
public let kCIInputAmountKey = "inputAmount"
/// The key for the input `inputBacksideImage`.
public let kCIInputBacksideImageKey = "inputBacksideImage"
/// The key for the input `inputBias`.
public let kCIInputBiasKey = "inputBias"
/// The key for the input `inputBiasVector`.
public let kCIInputBiasVectorKey = "inputBiasVector"
/// The key for the input `inputColor0`.
public let kCIInputColor0Key = "inputColor0"
/// The key for the input `inputColor1`.
public let kCIInputColor1Key = "inputColor1"
/// The key for the input `inputColorSpace`.
public let kCIInputColorSpaceKey = "inputColorSpace"
/// The key for the input `inputCount`.
public let kCIInputCountKey = "inputCount"
/// The key for the input `inputDepthImage`.
public let kCIInputDepthImageKey = "inputDepthImage"
/// The key for the input `inputDisparityImage`.
public let kCIInputDisparityImageKey = "inputDisparityImage"
/// The key for the input `inputExtrapolate`.
public let kCIInputExtrapolateKey = "inputExtrapolate"
/// The key for the input `inputGradientImage`.
public let kCIInputGradientImageKey = "inputGradientImage"
/// The key for the input `inputMatteImage`.
public let kCIInputMatteImageKey = "inputMatteImage"
/// The key for the input `inputPaletteImage`.
public let kCIInputPaletteImageKey = "inputPaletteImage"
/// The key for the input `inputPerceptual`.
public let kCIInputPerceptualKey = "inputPerceptual"
/// The key for the input `inputPoint0`.
public let kCIInputPoint0Key = "inputPoint0"
/// The key for the input `inputPoint1`.
public let kCIInputPoint1Key = "inputPoint1"
/// The key for the input `inputRadius0`.
public let kCIInputRadius0Key = "inputRadius0"
/// The key for the input `inputRadius1`.
public let kCIInputRadius1Key = "inputRadius1"
/// The key for the input `inputRefraction`.
public let kCIInputRefractionKey = "inputRefraction"
/// The key for the input `inputShadingImage`.
public let kCIInputShadingImageKey = "inputShadingImage"
/// The key for the input `inputThreshold`.
public let kCIInputThresholdKey = "inputThreshold"
/// The key for the input `inputWeights`.
public let kCIInputWeightsKey = "inputWeights"
/// The key for the input `inputAllowDraftMode`.
public let kCIInputAllowDraftModeKey = "inputAllowDraftMode"
/// The key for the input `inputBaselineExposure`.
public let kCIInputBaselineExposureKey = "inputBaselineExposure"
/// The key for the input `inputBoost`.
public let kCIInputBoostKey = "inputBoost"
/// The key for the input `inputBoostShadowAmount`.
public let kCIInputBoostShadowAmountKey = "inputBoostShadowAmount"
/// The key for the input `inputColorNoiseReductionAmount`.
public let kCIInputColorNoiseReductionAmountKey = "inputColorNoiseReductionAmount"
/// The key for the input `inputDecoderVersion`.
public let kCIInputDecoderVersionKey = "inputDecoderVersion"
/// The key for the input `inputDisableGamutMap`.
public let kCIInputDisableGamutMapKey = "inputDisableGamutMap"
/// The key for the input `inputEnableChromaticNoiseTracking`.
public let kCIInputEnableChromaticNoiseTrackingKey = "inputEnableChromaticNoiseTracking"
/// The key for the input `inputEnableEDRMode`.
public let kCIInputEnableEDRModeKey = "inputEnableEDRMode"
/// The key for the input `inputEnableSharpening`.
public let kCIInputEnableSharpeningKey = "inputEnableSharpening"
/// The key for the input `inputEnableVendorLensCorrection`.
public let kCIInputEnableVendorLensCorrectionKey = "inputEnableVendorLensCorrection"
/// The key for the input `inputIgnoreImageOrientation`.
public let kCIInputIgnoreImageOrientationKey = "inputIgnoreImageOrientation"
/// The key for the input `inputImageOrientation`.
public let kCIInputImageOrientationKey = "inputImageOrientation"
/// The key for the input `inputLocalToneMapAmount`.
public let kCIInputLocalToneMapAmountKey = "inputLocalToneMapAmount"
/// The key for the input `inputLuminanceNoiseReductionAmount`.
public let kCIInputLuminanceNoiseReductionAmountKey = "inputLuminanceNoiseReductionAmount"
/// The key for the input `inputMoireAmount`.
public let kCIInputMoireAmountKey = "inputMoireAmount"
/// The key for the input `inputNeutralChromaticityX`.
public let kCIInputNeutralChromaticityXKey = "inputNeutralChromaticityX"
/// The key for the input `inputNeutralChromaticityY`.
public let kCIInputNeutralChromaticityYKey = "inputNeutralChromaticityY"
/// The key for the input `inputNeutralLocation`.
public let kCIInputNeutralLocationKey = "inputNeutralLocation"
/// The key for the input `inputNeutralTemperature`.
public let kCIInputNeutralTemperatureKey = "inputNeutralTemperature"
/// The key for the input `inputNeutralTint`.
public let kCIInputNeutralTintKey = "inputNeutralTint"
/// The key for the input `inputNoiseReductionAmount`.
public let kCIInputNoiseReductionAmountKey = "inputNoiseReductionAmount"
/// The key for the input `inputNoiseReductionContrastAmount`.
public let kCIInputNoiseReductionContrastAmountKey = "inputNoiseReductionContrastAmount"
/// The key for the input `inputNoiseReductionDetailAmount`.
public let kCIInputNoiseReductionDetailAmountKey = "inputNoiseReductionDetailAmount"
/// The key for the input `inputNoiseReductionSharpnessAmount`.
public let kCIInputNoiseReductionSharpnessAmountKey = "inputNoiseReductionSharpnessAmount"
/// The key for the input `inputScaleFactor`.
public let kCIInputScaleFactorKey = "inputScaleFactor"
/// The key for the input `inputLinearSpaceFilter`.
public let kCIInputLinearSpaceFilter = "inputLinearSpaceFilter"
/// The name `outputImage`.
public let kCIOutputImageKey = "outputImage"
/// The name `outputNativeSize`.
public let kCIOutputNativeSizeKey = "outputNativeSize"

/// The keys of attributes of filters and their inputs.
public let kCIAttributeClass = "CIAttributeClass"
/// The key for the attribute `Default`.
public let kCIAttributeDefault = "CIAttributeDefault"
/// The key for the attribute `Description`.
public let kCIAttributeDescription = "CIAttributeDescription"
/// The key for the attribute `DisplayName`.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
/// The key for the attribute `FilterAvailable_Mac`.
public let kCIAttributeFilterAvailable_Mac = "CIAttributeFilterAvailable_Mac"
/// The key for the attribute `FilterAvailable_iOS`.
public let kCIAttributeFilterAvailable_iOS = "CIAttributeFilterAvailable_iOS"
/// The key for the attribute `FilterCategories`.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// The key for the attribute `FilterDisplayName`.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The key for the attribute `FilterName`.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The key for the attribute `Identity`.
public let kCIAttributeIdentity = "CIAttributeIdentity"
/// The key for the attribute `Max`.
public let kCIAttributeMax = "CIAttributeMax"
/// The key for the attribute `Min`.
public let kCIAttributeMin = "CIAttributeMin"
/// The key for the attribute `Name`.
public let kCIAttributeName = "CIAttributeName"
/// The key for the attribute `ReferenceDocumentation`.
public let kCIAttributeReferenceDocumentation = "CIAttributeReferenceDocumentation"
/// The key for the attribute `SliderMax`.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
/// The key for the attribute `SliderMin`.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// The type `` of an input.
public let kCIAttributeType = "CIAttributeType"

/// The types of inputs.
public let kCIAttributeTypeAngle = "CIAttributeTypeAngle"
/// The type `Boolean` of an input.
public let kCIAttributeTypeBoolean = "CIAttributeTypeBoolean"
/// The type `Color` of an input.
public let kCIAttributeTypeColor = "CIAttributeTypeColor"
/// The type `Count` of an input.
public let kCIAttributeTypeCount = "CIAttributeTypeCount"
/// The type `Distance` of an input.
public let kCIAttributeTypeDistance = "CIAttributeTypeDistance"
/// The type `Gradient` of an input.
public let kCIAttributeTypeGradient = "CIAttributeTypeGradient"
/// The type `Image` of an input.
public let kCIAttributeTypeImage = "CIAttributeTypeImage"
/// The type `Integer` of an input.
public let kCIAttributeTypeInteger = "CIAttributeTypeInteger"
/// The type `Offset` of an input.
public let kCIAttributeTypeOffset = "CIAttributeTypeOffset"
/// The type `OpaqueColor` of an input.
public let kCIAttributeTypeOpaqueColor = "CIAttributeTypeOpaqueColor"
/// The type `Position` of an input.
public let kCIAttributeTypePosition = "CIAttributeTypePosition"
/// The type `Position3` of an input.
public let kCIAttributeTypePosition3 = "CIAttributeTypePosition3"
/// The type `Rectangle` of an input.
public let kCIAttributeTypeRectangle = "CIAttributeTypeRectangle"
/// The type `Scalar` of an input.
public let kCIAttributeTypeScalar = "CIAttributeTypeScalar"
/// The type `Time` of an input.
public let kCIAttributeTypeTime = "CIAttributeTypeTime"
/// The type `Transform` of an input.
public let kCIAttributeTypeTransform = "CIAttributeTypeTransform"

public let kCICategoryBlur = "CICategoryBlur"
/// The category `BuiltIn` of filters.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
/// The category `ColorAdjustment` of filters.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// The category `ColorEffect` of filters.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// The category `CompositeOperation` of filters.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// The category `DistortionEffect` of filters.
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
/// The category `FilterGenerator` of filters.
public let kCICategoryFilterGenerator = "CICategoryFilterGenerator"
/// The category `Generator` of filters.
public let kCICategoryGenerator = "CICategoryGenerator"
/// The category `GeometryAdjustment` of filters.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// The category `Gradient` of filters.
public let kCICategoryGradient = "CICategoryGradient"
/// The category `HalftoneEffect` of filters.
public let kCICategoryHalftoneEffect = "CICategoryHalftoneEffect"
/// The category `HighDynamicRange` of filters.
public let kCICategoryHighDynamicRange = "CICategoryHighDynamicRange"
/// The category `Interlaced` of filters.
public let kCICategoryInterlaced = "CICategoryInterlaced"
/// The category `NonSquarePixels` of filters.
public let kCICategoryNonSquarePixels = "CICategoryNonSquarePixels"
/// The category `Reduction` of filters.
public let kCICategoryReduction = "CICategoryReduction"
/// The category `Sharpen` of filters.
public let kCICategorySharpen = "CICategorySharpen"
/// The category `StillImage` of filters.
public let kCICategoryStillImage = "CICategoryStillImage"
/// The category `Stylize` of filters.
public let kCICategoryStylize = "CICategoryStylize"
/// The category `TileEffect` of filters.
public let kCICategoryTileEffect = "CICategoryTileEffect"
/// The category `Transition` of filters.
public let kCICategoryTransition = "CICategoryTransition"
/// The category `Video` of filters.
public let kCICategoryVideo = "CICategoryVideo"

/// The keys of older interfaces: options of applying kernels, samplers, generators, and groups of inputs.
public let kCIApplyOptionColorSpace = "kCIApplyOptionColorSpace"
/// The name `kCIApplyOptionDefinition`.
public let kCIApplyOptionDefinition = "kCIApplyOptionDefinition"
/// The name `kCIApplyOptionExtent`.
public let kCIApplyOptionExtent = "kCIApplyOptionExtent"
/// The name `kCIApplyOptionUserInfo`.
public let kCIApplyOptionUserInfo = "kCIApplyOptionUserInfo"
/// The name `kCISamplerAffineMatrix`.
public let kCISamplerAffineMatrix = "kCISamplerAffineMatrix"
/// The name `kCISamplerColorSpace`.
public let kCISamplerColorSpace = "kCISamplerColorSpace"
/// The name `kCISamplerFilterLinear`.
public let kCISamplerFilterLinear = "kCISamplerFilterLinear"
/// The name `kCISamplerFilterMode`.
public let kCISamplerFilterMode = "kCISamplerFilterMode"
/// The name `kCISamplerFilterNearest`.
public let kCISamplerFilterNearest = "kCISamplerFilterNearest"
/// The name `kCISamplerWrapBlack`.
public let kCISamplerWrapBlack = "kCISamplerWrapBlack"
/// The name `kCISamplerWrapClamp`.
public let kCISamplerWrapClamp = "kCISamplerWrapClamp"
/// The name `kCISamplerWrapMode`.
public let kCISamplerWrapMode = "kCISamplerWrapMode"
/// The name `kCIFilterGeneratorExportedKey`.
public let kCIFilterGeneratorExportedKey = "kCIFilterGeneratorExportedKey"
/// The name `kCIFilterGeneratorExportedKeyName`.
public let kCIFilterGeneratorExportedKeyName = "kCIFilterGeneratorExportedKeyName"
/// The name `kCIFilterGeneratorExportedKeyTargetObject`.
public let kCIFilterGeneratorExportedKeyTargetObject = "kCIFilterGeneratorExportedKeyTargetObject"
/// The name `kCIUIParameterSet`.
public let kCIUIParameterSet = "kCIUIParameterSet"
/// The name `kCIUISetAdvanced`.
public let kCIUISetAdvanced = "kCIUISetAdvanced"
/// The name `kCIUISetBasic`.
public let kCIUISetBasic = "kCIUISetBasic"
/// The name `kCIUISetDevelopment`.
public let kCIUISetDevelopment = "kCIUISetDevelopment"
/// The name `kCIUISetIntermediate`.
public let kCIUISetIntermediate = "kCIUISetIntermediate"
/// The name `kCIActiveKeys`.
public let kCIActiveKeys = "kCIActiveKeys"
/// The name `kCIPropertiesKey`.
public let kCIPropertiesKey = "kCIPropertiesKey"
/// The name `kCISupportedDecoderVersionsKey`.
public let kCISupportedDecoderVersionsKey = "kCISupportedDecoderVersionsKey"
/// The name `kCIImageTextureFormat`.
public let kCIImageTextureFormat = "kCIImageTextureFormat"
/// The name `kCIImageTextureTarget`.
public let kCIImageTextureTarget = "kCIImageTextureTarget"
/// The name `kCIImageAutoAdjustCrop`.
public let kCIImageAutoAdjustCrop = "kCIImageAutoAdjustCrop"
/// The name `kCIImageAutoAdjustEnhance`.
public let kCIImageAutoAdjustEnhance = "kCIImageAutoAdjustEnhance"
/// The name `kCIImageAutoAdjustFeatures`.
public let kCIImageAutoAdjustFeatures = "kCIImageAutoAdjustFeatures"
/// The name `kCIImageAutoAdjustLevel`.
public let kCIImageAutoAdjustLevel = "kCIImageAutoAdjustLevel"
/// The name `kCIImageAutoAdjustRedEye`.
public let kCIImageAutoAdjustRedEye = "kCIImageAutoAdjustRedEye"
/// The name `kCIImageProviderTileSize`.
public let kCIImageProviderTileSize = "kCIImageProviderTileSize"
/// The name `kCIImageProviderUserInfo`.
public let kCIImageProviderUserInfo = "kCIImageProviderUserInfo"

/// The keys and the values of detectors.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// The name `CIDetectorTypeQRCode` for detectors.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// The name `CIDetectorTypeRectangle` for detectors.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// The name `CIDetectorTypeText` for detectors.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// The name `CIDetectorAccuracy` for detectors.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// The name `CIDetectorAccuracyHigh` for detectors.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// The name `CIDetectorAccuracyLow` for detectors.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// The name `CIDetectorSmile` for detectors.
public let CIDetectorSmile = "CIDetectorSmile"
/// The name `CIDetectorImageOrientation` for detectors.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
/// The name `CIDetectorEyeBlink` for detectors.
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
/// The name `CIDetectorTracking` for detectors.
public let CIDetectorTracking = "CIDetectorTracking"
/// The name `CIDetectorAspectRatio` for detectors.
public let CIDetectorAspectRatio = "CIDetectorAspectRatio"
/// The name `CIDetectorFocalLength` for detectors.
public let CIDetectorFocalLength = "CIDetectorFocalLength"
/// The name `CIDetectorMaxFeatureCount` for detectors.
public let CIDetectorMaxFeatureCount = "CIDetectorMaxFeatureCount"
/// The name `CIDetectorMinFeatureSize` for detectors.
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
/// The name `CIDetectorNumberOfAngles` for detectors.
public let CIDetectorNumberOfAngles = "CIDetectorNumberOfAngles"
/// The name `CIDetectorReturnSubFeatures` for detectors.
public let CIDetectorReturnSubFeatures = "CIDetectorReturnSubFeatures"
/// The type `Face` of a feature.
public let CIFeatureTypeFace = "Face"
/// The type `QRCode` of a feature.
public let CIFeatureTypeQRCode = "QRCode"
/// The type `Rectangle` of a feature.
public let CIFeatureTypeRectangle = "Rectangle"
/// The type `Text` of a feature.
public let CIFeatureTypeText = "Text"

/// The formats by their older names.
public let kCIFormatA16 = CIFormat.A16
/// The format `A8` of pixels.
public let kCIFormatA8 = CIFormat.A8
/// The format `ABGR8` of pixels.
public let kCIFormatABGR8 = CIFormat.ABGR8
/// The format `ARGB8` of pixels.
public let kCIFormatARGB8 = CIFormat.ARGB8
/// The format `Af` of pixels.
public let kCIFormatAf = CIFormat.Af
/// The format `Ah` of pixels.
public let kCIFormatAh = CIFormat.Ah
/// The format `BGRA8` of pixels.
public let kCIFormatBGRA8 = CIFormat.BGRA8
/// The format `L16` of pixels.
public let kCIFormatL16 = CIFormat.L16
/// The format `L8` of pixels.
public let kCIFormatL8 = CIFormat.L8
/// The format `LA16` of pixels.
public let kCIFormatLA16 = CIFormat.LA16
/// The format `LA8` of pixels.
public let kCIFormatLA8 = CIFormat.LA8
/// The format `LAf` of pixels.
public let kCIFormatLAf = CIFormat.LAf
/// The format `LAh` of pixels.
public let kCIFormatLAh = CIFormat.LAh
/// The format `Lf` of pixels.
public let kCIFormatLf = CIFormat.Lf
/// The format `Lh` of pixels.
public let kCIFormatLh = CIFormat.Lh
/// The format `R16` of pixels.
public let kCIFormatR16 = CIFormat.R16
/// The format `R8` of pixels.
public let kCIFormatR8 = CIFormat.R8
/// The format `RG16` of pixels.
public let kCIFormatRG16 = CIFormat.RG16
/// The format `RG8` of pixels.
public let kCIFormatRG8 = CIFormat.RG8
/// The format `RGB10` of pixels.
public let kCIFormatRGB10 = CIFormat.RGB10
/// The format `RGBA16` of pixels.
public let kCIFormatRGBA16 = CIFormat.RGBA16
/// The format `RGBA8` of pixels.
public let kCIFormatRGBA8 = CIFormat.RGBA8
/// The format `RGBAf` of pixels.
public let kCIFormatRGBAf = CIFormat.RGBAf
/// The format `RGBAh` of pixels.
public let kCIFormatRGBAh = CIFormat.RGBAh
/// The format `RGBX16` of pixels.
public let kCIFormatRGBX16 = CIFormat.RGBX16
/// The format `RGBX8` of pixels.
public let kCIFormatRGBX8 = CIFormat.RGBX8
/// The format `RGBXf` of pixels.
public let kCIFormatRGBXf = CIFormat.RGBXf
/// The format `RGBXh` of pixels.
public let kCIFormatRGBXh = CIFormat.RGBXh
/// The format `RGf` of pixels.
public let kCIFormatRGf = CIFormat.RGf
/// The format `RGh` of pixels.
public let kCIFormatRGh = CIFormat.RGh
/// The format `Rf` of pixels.
public let kCIFormatRf = CIFormat.Rf
/// The format `Rh` of pixels.
public let kCIFormatRh = CIFormat.Rh
