import UIKitCore

/// A version of the decoder of raw files.
public struct CIRAWDecoderVersion: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The versions of Apple's decoder, with and without digital negatives.
    public static let none = CIRAWDecoderVersion(rawValue: "CIRAWDecoderVersionNone")
    public static let version6 = CIRAWDecoderVersion(rawValue: "CIRAWDecoderVersion6")
    public static let version6DNG = CIRAWDecoderVersion(rawValue: "CIRAWDecoderVersion6DNG")
    public static let version7 = CIRAWDecoderVersion(rawValue: "CIRAWDecoderVersion7")
    public static let version7DNG = CIRAWDecoderVersion(rawValue: "CIRAWDecoderVersion7DNG")
    public static let version8 = CIRAWDecoderVersion(rawValue: "CIRAWDecoderVersion8")
    public static let version8DNG = CIRAWDecoderVersion(rawValue: "CIRAWDecoderVersion8DNG")
    public static let version9 = CIRAWDecoderVersion(rawValue: "CIRAWDecoderVersion9")
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
    public static let nearestSampling = Self(rawValue: "kCIImageNearestSampling")
    public static let cacheImmediately = Self(rawValue: "kCIImageCacheImmediately")
    public static let expandToHDR = Self(rawValue: "kCIImageExpandToHDR")
    public static let contentHeadroom = Self(rawValue: "kCIImageContentHeadroom")
    public static let contentAverageLightLevel = Self(rawValue: "kCIImageContentAverageLightLevel")
    public static let applyCleanAperture = Self(rawValue: "kCIImageApplyCleanAperture")
    public static let auxiliaryDepth = Self(rawValue: "kCIImageAuxiliaryDepth")
    public static let auxiliaryDisparity = Self(rawValue: "kCIImageAuxiliaryDisparity")
    public static let auxiliaryPortraitEffectsMatte = Self(rawValue: "kCIImageAuxiliaryPortraitEffectsMatte")
    public static let auxiliarySemanticSegmentationSkinMatte = Self(rawValue: "kCIImageAuxiliarySemanticSegmentationSkinMatte")
    public static let auxiliarySemanticSegmentationHairMatte = Self(rawValue: "kCIImageAuxiliarySemanticSegmentationHairMatte")
    public static let auxiliarySemanticSegmentationTeethMatte = Self(rawValue: "kCIImageAuxiliarySemanticSegmentationTeethMatte")
    public static let auxiliarySemanticSegmentationGlassesMatte = Self(rawValue: "kCIImageAuxiliarySemanticSegmentationGlassesMatte")
    public static let auxiliarySemanticSegmentationSkyMatte = Self(rawValue: "kCIImageAuxiliarySemanticSegmentationSkyMatte")
    public static let auxiliaryHDRGainMap = Self(rawValue: "kCIImageAuxiliaryHDRGainMap")
    public static let providerTileSize = Self(rawValue: "kCIImageProviderTileSize")
    public static let providerUserInfo = Self(rawValue: "kCIImageProviderUserInfo")
}

/// A setting of a picture file.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The additional pictures of a file. They aren't written.
    public static let avDepthData = Self(rawValue: "kCIImageRepresentationAVDepthData")
    public static let avPortraitEffectsMatte = Self(rawValue: "kCIImageRepresentationAVPortraitEffectsMatte")
    public static let avSemanticSegmentationMattes = Self(rawValue: "kCIImageRepresentationAVSemanticSegmentationMattes")
    public static let depthImage = Self(rawValue: "kCIImageRepresentationDepthImage")
    public static let disparityImage = Self(rawValue: "kCIImageRepresentationDisparityImage")
    public static let portraitEffectsMatteImage = Self(rawValue: "kCIImageRepresentationPortraitEffectsMatteImage")
    public static let semanticSegmentationSkinMatteImage = Self(rawValue: "kCIImageRepresentationSemanticSegmentationSkinMatteImage")
    public static let semanticSegmentationHairMatteImage = Self(rawValue: "kCIImageRepresentationSemanticSegmentationHairMatteImage")
    public static let semanticSegmentationTeethMatteImage = Self(rawValue: "kCIImageRepresentationSemanticSegmentationTeethMatteImage")
    public static let semanticSegmentationGlassesMatteImage = Self(rawValue: "kCIImageRepresentationSemanticSegmentationGlassesMatteImage")
    public static let semanticSegmentationSkyMatteImage = Self(rawValue: "kCIImageRepresentationSemanticSegmentationSkyMatteImage")
    public static let hdrImage = Self(rawValue: "kCIImageRepresentationHDRImage")
    public static let hdrGainMapImage = Self(rawValue: "kCIImageRepresentationHDRGainMapImage")
    public static let hdrGainMapAsRGB = Self(rawValue: "kCIImageRepresentationHDRGainMapAsRGB")
}

/// A range of light.
public struct CIDynamicRangeOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Up to diffuse white, somewhat more, or as much as there is.
    public static let standard = Self(rawValue: "standard")
    public static let constrainedHigh = Self(rawValue: "constrainedHigh")
    public static let high = Self(rawValue: "high")
}

/// An option of the automatic adjustment.
public struct CIImageAutoAdjustmentOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The adjustments that may be made, and the features for them.
    public static let enhance = Self(rawValue: kCIImageAutoAdjustEnhance)
    public static let redEye = Self(rawValue: kCIImageAutoAdjustRedEye)
    public static let features = Self(rawValue: kCIImageAutoAdjustFeatures)
    public static let crop = Self(rawValue: kCIImageAutoAdjustCrop)
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
    public static let RGBX8 = Self(rawValue: 26)
    public static let RGBX16 = Self(rawValue: 37)
    public static let RGB10 = Self(rawValue: 38)
    public static let RGBA16 = Self(rawValue: 39)
    public static let RGBXf = Self(rawValue: 40)
    public static let RGBXh = Self(rawValue: 41)
    public static let A16 = Self(rawValue: 42)
    public static let Ah = Self(rawValue: 43)
    public static let Af = Self(rawValue: 44)
    public static let R16 = Self(rawValue: 45)
    public static let RG8 = Self(rawValue: 46)
    public static let RG16 = Self(rawValue: 47)
    public static let RGh = Self(rawValue: 48)
    public static let RGf = Self(rawValue: 49)
    public static let L8 = Self(rawValue: 50)
    public static let L16 = Self(rawValue: 51)
    public static let Lh = Self(rawValue: 52)
    public static let Lf = Self(rawValue: 53)
    public static let LA8 = Self(rawValue: 54)
    public static let LA16 = Self(rawValue: 55)
    public static let LAh = Self(rawValue: 56)
    public static let LAf = Self(rawValue: 57)
}
