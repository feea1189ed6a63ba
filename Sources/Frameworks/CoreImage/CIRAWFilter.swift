import UIKitCore

/// A version of the decoder of raw files.
public struct CIRAWDecoderVersion: RawRepresentable, Hashable, Sendable {
    /// The value `rawValue`.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The versions of Apple's decoder, with and without digital negatives.
    public static let none = CIRAWDecoderVersion(rawValue: "CIRAWDecoderVersionNone")
    /// The value `version6`.
    public static let version6 = CIRAWDecoderVersion(rawValue: "CIRAWDecoderVersion6")
    /// The value `version6DNG`.
    public static let version6DNG = CIRAWDecoderVersion(rawValue: "CIRAWDecoderVersion6DNG")
    /// The value `version7`.
    public static let version7 = CIRAWDecoderVersion(rawValue: "CIRAWDecoderVersion7")
    /// The value `version7DNG`.
    public static let version7DNG = CIRAWDecoderVersion(rawValue: "CIRAWDecoderVersion7DNG")
    /// The value `version8`.
    public static let version8 = CIRAWDecoderVersion(rawValue: "CIRAWDecoderVersion8")
    /// The value `version8DNG`.
    public static let version8DNG = CIRAWDecoderVersion(rawValue: "CIRAWDecoderVersion8DNG")
    /// The value `version9`.
    public static let version9 = CIRAWDecoderVersion(rawValue: "CIRAWDecoderVersion9")
    /// The value `version9DNG`.
    public static let version9DNG = CIRAWDecoderVersion(rawValue: "CIRAWDecoderVersion9DNG")
}

/// The raw data of a camera's picture. It isn't decoded here, so that no filter can be created.
open class CIRAWFilter: CIFilter, @unchecked Sendable {
    public convenience init?(imageURL url: URL) { return nil }
    /// Returns nil: raw data isn't decoded.
    public convenience init?(imageData data: Data, identifierHint: String?) { return nil }

    /// The cameras and the decoders that are supported: none.
    open class var supportedCameraModels: [String] { [] }
    open var supportedDecoderVersions: [CIRAWDecoderVersion] { [] }
    public final var decoderVersion = CIRAWDecoderVersion.none
    /// The orientation of the picture.
    public final var orientation = CGImagePropertyOrientation.up
    /// The values of the file.
    public final var properties: [AnyHashable: Any] { [:] }
    public final var linearSpaceFilter: CIFilter?
    /// The pictures that a file may contain besides: none.
    public final var previewImage: CIImage? { nil }
    public final var portraitEffectsMatte: CIImage? { nil }
    public final var semanticSegmentationSkinMatte: CIImage? { nil }
    public final var semanticSegmentationHairMatte: CIImage? { nil }
    public final var semanticSegmentationGlassesMatte: CIImage? { nil }
    public final var semanticSegmentationSkyMatte: CIImage? { nil }
    public final var semanticSegmentationTeethMatte: CIImage? { nil }
    /// The settings of the decoder, and what it supports.
    public final var nativeSize: CGSize { .zero }
    public final var exposure: Float = 0
    public final var baselineExposure: Float = 0
    public final var shadowBias: Float = 0
    public final var boostAmount: Float = 0
    public final var boostShadowAmount: Float = 0
    public final var isGamutMappingEnabled: Bool = false
    public final var isLensCorrectionSupported: Bool { false }
    public final var isLensCorrectionEnabled: Bool = false
    public final var isHighlightRecoverySupported: Bool { false }
    public final var isHighlightRecoveryEnabled: Bool = false
    public final var isLuminanceNoiseReductionSupported: Bool { false }
    public final var luminanceNoiseReductionAmount: Float = 0
    public final var isColorNoiseReductionSupported: Bool { false }
    public final var colorNoiseReductionAmount: Float = 0
    public final var isSharpnessSupported: Bool { false }
    public final var sharpnessAmount: Float = 0
    public final var isContrastSupported: Bool { false }
    public final var contrastAmount: Float = 0
    public final var isDetailSupported: Bool { false }
    public final var detailAmount: Float = 0
    public final var isMoireReductionSupported: Bool { false }
    public final var moireReductionAmount: Float = 0
    public final var isLocalToneMapSupported: Bool { false }
    public final var localToneMapAmount: Float = 0
    public final var extendedDynamicRangeAmount: Float = 0
    public final var isDraftModeEnabled: Bool = false
    public final var scaleFactor: Float = 0
    public final var neutralChromaticity: CGPoint = .zero
    public final var neutralLocation: CGPoint = .zero
    public final var neutralTemperature: Float = 0
    public final var neutralTint: Float = 0
}

/// Options of an image.
extension CIImageOption {
    /// The options of reading a file or memory. They have no effect.
    public static let toneMapHDRtoSDR = Self(rawValue: "kCIImageToneMapHDRtoSDR")
    /// The value `nearestSampling`.
    public static let nearestSampling = Self(rawValue: "kCIImageNearestSampling")
    /// The value `cacheImmediately`.
    public static let cacheImmediately = Self(rawValue: "kCIImageCacheImmediately")
    /// The value `expandToHDR`.
    public static let expandToHDR = Self(rawValue: "kCIImageExpandToHDR")
    /// The value `contentHeadroom`.
    public static let contentHeadroom = Self(rawValue: "kCIImageContentHeadroom")
    /// The value `contentAverageLightLevel`.
    public static let contentAverageLightLevel = Self(rawValue: "kCIImageContentAverageLightLevel")
    /// The value `applyCleanAperture`.
    public static let applyCleanAperture = Self(rawValue: "kCIImageApplyCleanAperture")
    /// The value `auxiliaryDepth`.
    public static let auxiliaryDepth = Self(rawValue: "kCIImageAuxiliaryDepth")
    /// The value `auxiliaryDisparity`.
    public static let auxiliaryDisparity = Self(rawValue: "kCIImageAuxiliaryDisparity")
    /// The value `auxiliaryPortraitEffectsMatte`.
    public static let auxiliaryPortraitEffectsMatte = Self(rawValue: "kCIImageAuxiliaryPortraitEffectsMatte")
    /// The value `auxiliarySemanticSegmentationSkinMatte`.
    public static let auxiliarySemanticSegmentationSkinMatte = Self(rawValue: "kCIImageAuxiliarySemanticSegmentationSkinMatte")
    /// The value `auxiliarySemanticSegmentationHairMatte`.
    public static let auxiliarySemanticSegmentationHairMatte = Self(rawValue: "kCIImageAuxiliarySemanticSegmentationHairMatte")
    /// The value `auxiliarySemanticSegmentationTeethMatte`.
    public static let auxiliarySemanticSegmentationTeethMatte = Self(rawValue: "kCIImageAuxiliarySemanticSegmentationTeethMatte")
    /// The value `auxiliarySemanticSegmentationGlassesMatte`.
    public static let auxiliarySemanticSegmentationGlassesMatte = Self(rawValue: "kCIImageAuxiliarySemanticSegmentationGlassesMatte")
    /// The value `auxiliarySemanticSegmentationSkyMatte`.
    public static let auxiliarySemanticSegmentationSkyMatte = Self(rawValue: "kCIImageAuxiliarySemanticSegmentationSkyMatte")
    /// The value `auxiliaryHDRGainMap`.
    public static let auxiliaryHDRGainMap = Self(rawValue: "kCIImageAuxiliaryHDRGainMap")
    /// The value `providerTileSize`.
    public static let providerTileSize = Self(rawValue: "kCIImageProviderTileSize")
    /// The value `providerUserInfo`.
    public static let providerUserInfo = Self(rawValue: "kCIImageProviderUserInfo")
}

/// A setting of a picture file.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    /// The value `rawValue`.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The additional pictures of a file. They aren't written.
    public static let avDepthData = Self(rawValue: "kCIImageRepresentationAVDepthData")
    /// The value `avPortraitEffectsMatte`.
    public static let avPortraitEffectsMatte = Self(rawValue: "kCIImageRepresentationAVPortraitEffectsMatte")
    /// The value `avSemanticSegmentationMattes`.
    public static let avSemanticSegmentationMattes = Self(rawValue: "kCIImageRepresentationAVSemanticSegmentationMattes")
    /// The value `depthImage`.
    public static let depthImage = Self(rawValue: "kCIImageRepresentationDepthImage")
    /// The value `disparityImage`.
    public static let disparityImage = Self(rawValue: "kCIImageRepresentationDisparityImage")
    /// The value `portraitEffectsMatteImage`.
    public static let portraitEffectsMatteImage = Self(rawValue: "kCIImageRepresentationPortraitEffectsMatteImage")
    /// The value `semanticSegmentationSkinMatteImage`.
    public static let semanticSegmentationSkinMatteImage = Self(rawValue: "kCIImageRepresentationSemanticSegmentationSkinMatteImage")
    /// The value `semanticSegmentationHairMatteImage`.
    public static let semanticSegmentationHairMatteImage = Self(rawValue: "kCIImageRepresentationSemanticSegmentationHairMatteImage")
    /// The value `semanticSegmentationTeethMatteImage`.
    public static let semanticSegmentationTeethMatteImage = Self(rawValue: "kCIImageRepresentationSemanticSegmentationTeethMatteImage")
    /// The value `semanticSegmentationGlassesMatteImage`.
    public static let semanticSegmentationGlassesMatteImage = Self(rawValue: "kCIImageRepresentationSemanticSegmentationGlassesMatteImage")
    /// The value `semanticSegmentationSkyMatteImage`.
    public static let semanticSegmentationSkyMatteImage = Self(rawValue: "kCIImageRepresentationSemanticSegmentationSkyMatteImage")
    /// The value `hdrImage`.
    public static let hdrImage = Self(rawValue: "kCIImageRepresentationHDRImage")
    /// The value `hdrGainMapImage`.
    public static let hdrGainMapImage = Self(rawValue: "kCIImageRepresentationHDRGainMapImage")
    /// The value `hdrGainMapAsRGB`.
    public static let hdrGainMapAsRGB = Self(rawValue: "kCIImageRepresentationHDRGainMapAsRGB")
}

/// A range of light.
public struct CIDynamicRangeOption: RawRepresentable, Hashable, Sendable {
    /// The value `rawValue`.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Up to diffuse white, somewhat more, or as much as there is.
    public static let standard = Self(rawValue: "standard")
    /// The value `constrainedHigh`.
    public static let constrainedHigh = Self(rawValue: "constrainedHigh")
    /// The value `high`.
    public static let high = Self(rawValue: "high")
}

/// An option of the automatic adjustment.
public struct CIImageAutoAdjustmentOption: RawRepresentable, Hashable, Sendable {
    /// The value `rawValue`.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The adjustments that may be made, and the features for them.
    public static let enhance = Self(rawValue: kCIImageAutoAdjustEnhance)
    /// The value `redEye`.
    public static let redEye = Self(rawValue: kCIImageAutoAdjustRedEye)
    /// The value `features`.
    public static let features = Self(rawValue: kCIImageAutoAdjustFeatures)
    /// The value `crop`.
    public static let crop = Self(rawValue: kCIImageAutoAdjustCrop)
    /// The value `level`.
    public static let level = Self(rawValue: kCIImageAutoAdjustLevel)
}

extension CIContextOption {
    /// More options. They have no effect.
    public static let outputPremultiplied = Self(rawValue: "kCIContextOutputPremultiplied"), name = Self(rawValue: "kCIContextName"),
        allowLowPower = Self(rawValue: "kCIContextAllowLowPower"), memoryTarget = Self(rawValue: "kCIContextMemoryLimit"),
        cvMetalTextureCache = Self(rawValue: "kCIContextCVMetalTextureCache"), memoryLimit = Self(rawValue: "kCIContextMemoryLimit")
}

extension CIFormat {
    /// Formats of one, two, and four components, with whole numbers of 8 and 16 bits (without a letter, and 16), and floating-point
    /// numbers of 16 (h) and 32 bits (f). Pixels of those that aren't computed here are read and written as RGBA8.
    public static let ABGR8 = Self(rawValue: 25)
    /// The value `RGBX8`.
    public static let RGBX8 = Self(rawValue: 26)
    /// The value `RGBX16`.
    public static let RGBX16 = Self(rawValue: 37)
    /// The value `RGB10`.
    public static let RGB10 = Self(rawValue: 38)
    /// The value `RGBA16`.
    public static let RGBA16 = Self(rawValue: 39)
    /// The value `RGBXf`.
    public static let RGBXf = Self(rawValue: 40)
    /// The value `RGBXh`.
    public static let RGBXh = Self(rawValue: 41)
    /// The value `A16`.
    public static let A16 = Self(rawValue: 42)
    /// The value `Ah`.
    public static let Ah = Self(rawValue: 43)
    /// The value `Af`.
    public static let Af = Self(rawValue: 44)
    /// The value `R16`.
    public static let R16 = Self(rawValue: 45)
    /// The value `RG8`.
    public static let RG8 = Self(rawValue: 46)
    /// The value `RG16`.
    public static let RG16 = Self(rawValue: 47)
    /// The value `RGh`.
    public static let RGh = Self(rawValue: 48)
    /// The value `RGf`.
    public static let RGf = Self(rawValue: 49)
    /// The value `L8`.
    public static let L8 = Self(rawValue: 50)
    /// The value `L16`.
    public static let L16 = Self(rawValue: 51)
    /// The value `Lh`.
    public static let Lh = Self(rawValue: 52)
    /// The value `Lf`.
    public static let Lf = Self(rawValue: 53)
    /// The value `LA8`.
    public static let LA8 = Self(rawValue: 54)
    /// The value `LA16`.
    public static let LA16 = Self(rawValue: 55)
    /// The value `LAh`.
    public static let LAh = Self(rawValue: 56)
    /// The value `LAf`.
    public static let LAf = Self(rawValue: 57)
}
