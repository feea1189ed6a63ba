import UIKitCore

// The inputs of the built-in filters as properties, as CIFilterBuiltins declares them.

/// The inputs of the filter for depth of field.
public protocol CIDepthOfField: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputPoint0`.
    var point0: CGPoint { get set }
    /// The input `inputPoint1`.
    var point1: CGPoint { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
    /// The input `inputSaturation`.
    var saturation: Float { get set }
    /// The input `inputUnsharpMaskIntensity`.
    var unsharpMaskIntensity: Float { get set }
    /// The input `inputUnsharpMaskRadius`.
    var unsharpMaskRadius: Float { get set }
}
/// The inputs of the filter for depth to disparity.
public protocol CIDepthToDisparity: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for disc blur.
public protocol CIDiscBlur: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}
/// The inputs of the filter for disintegrate with mask transition.
public protocol CIDisintegrateWithMaskTransition: CITransitionFilter {
    /// The input `inputMaskImage`.
    var maskImage: CIImage? { get set }
    /// The input `inputShadowDensity`.
    var shadowDensity: Float { get set }
    /// The input `inputShadowOffset`.
    var shadowOffset: CGPoint { get set }
    /// The input `inputShadowRadius`.
    var shadowRadius: Float { get set }
}
/// The inputs of the filter for disparity to depth.
public protocol CIDisparityToDepth: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for displacement distortion.
public protocol CIDisplacementDistortion: CIFilterProtocol {
    /// The input `inputDisplacementImage`.
    var displacementImage: CIImage? { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputScale`.
    var scale: Float { get set }
}
/// The inputs of the filter for dissolve transition.
public protocol CIDissolveTransition: CITransitionFilter {}
/// The inputs of the filter for distance gradient from red mask.
public protocol CIDistanceGradientFromRedMask: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputMaximumDistance`.
    var maximumDistance: Float { get set }
}
/// The inputs of the filter for dither.
public protocol CIDither: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputIntensity`.
    var intensity: Float { get set }
}
/// The inputs of the filter for document enhancer.
public protocol CIDocumentEnhancer: CIFilterProtocol {
    /// The input `inputAmount`.
    var amount: Float { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for dot screen.
public protocol CIDotScreen: CIFilterProtocol {
    /// The input `inputAngle`.
    var angle: Float { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputSharpness`.
    var sharpness: Float { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
}
/// The inputs of the filter for droste.
public protocol CIDroste: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputInsetPoint0`.
    var insetPoint0: CGPoint { get set }
    /// The input `inputInsetPoint1`.
    var insetPoint1: CGPoint { get set }
    /// The input `inputPeriodicity`.
    var periodicity: Float { get set }
    /// The input `inputRotation`.
    var rotation: Float { get set }
    /// The input `inputStrands`.
    var strands: Float { get set }
    /// The input `inputZoom`.
    var zoom: Float { get set }
}
/// The inputs of the filter for edge preserve upsample.
public protocol CIEdgePreserveUpsample: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputLumaSigma`.
    var lumaSigma: Float { get set }
    /// The input `inputSmallImage`.
    var smallImage: CIImage? { get set }
    /// The input `inputSpatialSigma`.
    var spatialSigma: Float { get set }
}
/// The inputs of the filter for edge work.
public protocol CIEdgeWork: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}
/// The inputs of the filter for edges.
public protocol CIEdges: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputIntensity`.
    var intensity: Float { get set }
}
/// The inputs of the filter for eightfold reflected tile.
public protocol CIEightfoldReflectedTile: CIFilterProtocol {
    /// The input `inputAngle`.
    var angle: Float { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
}
/// The inputs of the filter for exposure adjust.
public protocol CIExposureAdjust: CIFilterProtocol {
    /// The input `inputEV`.
    var ev: Float { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for false color.
public protocol CIFalseColor: CIFilterProtocol {
    /// The input `inputColor0`.
    var color0: CIColor { get set }
    /// The input `inputColor1`.
    var color1: CIColor { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for flash transition.
public protocol CIFlashTransition: CITransitionFilter {
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputColor`.
    var color: CIColor { get set }
    /// The input `inputExtent`.
    var extent: CGRect { get set }
    /// The input `inputFadeThreshold`.
    var fadeThreshold: Float { get set }
    /// The input `inputMaxStriationRadius`.
    var maxStriationRadius: Float { get set }
    /// The input `inputStriationContrast`.
    var striationContrast: Float { get set }
    /// The input `inputStriationStrength`.
    var striationStrength: Float { get set }
}
/// The inputs of the filter for fourfold reflected tile.
public protocol CIFourfoldReflectedTile: CIFilterProtocol {
    /// The input `inputAcuteAngle`.
    var acuteAngle: Float { get set }
    /// The input `inputAngle`.
    var angle: Float { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
}
/// The inputs of the filter for fourfold rotated tile.
public protocol CIFourfoldRotatedTile: CIFilterProtocol {
    /// The input `inputAngle`.
    var angle: Float { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
}
/// The inputs of the filter for fourfold translated tile.
public protocol CIFourfoldTranslatedTile: CIFilterProtocol {
    /// The input `inputAcuteAngle`.
    var acuteAngle: Float { get set }
    /// The input `inputAngle`.
    var angle: Float { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
}
/// The inputs of the filter for gabor gradients.
public protocol CIGaborGradients: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for gamma adjust.
public protocol CIGammaAdjust: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputPower`.
    var power: Float { get set }
}
/// The inputs of the filter for gaussian blur.
public protocol CIGaussianBlur: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}
/// The inputs of the filter for gaussian gradient.
public protocol CIGaussianGradient: CIFilterProtocol {
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputColor0`.
    var color0: CIColor { get set }
    /// The input `inputColor1`.
    var color1: CIColor { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}
/// The inputs of the filter for glass distortion.
public protocol CIGlassDistortion: CIFilterProtocol {
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputScale`.
    var scale: Float { get set }
    /// The input `inputTextureImage`.
    var textureImage: CIImage? { get set }
}
/// The inputs of the filter for glass lozenge.
public protocol CIGlassLozenge: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputPoint0`.
    var point0: CGPoint { get set }
    /// The input `inputPoint1`.
    var point1: CGPoint { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
    /// The input `inputRefraction`.
    var refraction: Float { get set }
}
/// The inputs of the filter for glide reflected tile.
public protocol CIGlideReflectedTile: CIFilterProtocol {
    /// The input `inputAngle`.
    var angle: Float { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
}
/// The inputs of the filter for gloom.
public protocol CIGloom: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputIntensity`.
    var intensity: Float { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}
/// The inputs of the filter for hatched screen.
public protocol CIHatchedScreen: CIFilterProtocol {
    /// The input `inputAngle`.
    var angle: Float { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputSharpness`.
    var sharpness: Float { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
}
/// The inputs of the filter for height field from mask.
public protocol CIHeightFieldFromMask: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}
/// The inputs of the filter for hexagonal pixellate.
public protocol CIHexagonalPixellate: CIFilterProtocol {
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputScale`.
    var scale: Float { get set }
}
/// The inputs of the filter for highlight shadow adjust.
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
    /// The input `inputHighlightAmount`.
    var highlightAmount: Float { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
    /// The input `inputShadowAmount`.
    var shadowAmount: Float { get set }
}
/// The inputs of the filter for histogram display.
public protocol CIHistogramDisplay: CIFilterProtocol {
    /// The input `inputHeight`.
    var height: Float { get set }
    /// The input `inputHighLimit`.
    var highLimit: Float { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputLowLimit`.
    var lowLimit: Float { get set }
}
/// The inputs of the filter for hole distortion.
public protocol CIHoleDistortion: CIFilterProtocol {
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}
/// The inputs of the filter for hue adjust.
public protocol CIHueAdjust: CIFilterProtocol {
    /// The input `inputAngle`.
    var angle: Float { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for hue saturation value gradient.
public protocol CIHueSaturationValueGradient: CIFilterProtocol {
    /// The input `inputColorSpace`.
    var colorSpace: CGColorSpace? { get set }
    /// The input `inputDither`.
    var dither: Float { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
    /// The input `inputSoftness`.
    var softness: Float { get set }
    /// The input `inputValue`.
    var value: Float { get set }
}
/// The inputs of the filter for kmeans.
public protocol CIKMeans: CIAreaReductionFilter {
    /// The input `inputCount`.
    var count: Int { get set }
    /// The input `inputMeans`.
    var inputMeans: CIImage? { get set }
    /// The input `inputPasses`.
    var passes: Float { get set }
    /// The input `inputPerceptual`.
    var perceptual: Bool { get set }
}
/// The inputs of the filter for kaleidoscope.
public protocol CIKaleidoscope: CIFilterProtocol {
    /// The input `inputAngle`.
    var angle: Float { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputCount`.
    var count: Int { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for keystone correction combined.
public protocol CIKeystoneCorrectionCombined: CIFourCoordinateGeometryFilter {
    /// The input `inputFocalLength`.
    var focalLength: Float { get set }
}
/// The inputs of the filter for keystone correction horizontal.
public protocol CIKeystoneCorrectionHorizontal: CIFourCoordinateGeometryFilter {
    /// The input `inputFocalLength`.
    var focalLength: Float { get set }
}
/// The inputs of the filter for keystone correction vertical.
public protocol CIKeystoneCorrectionVertical: CIFourCoordinateGeometryFilter {
    /// The input `inputFocalLength`.
    var focalLength: Float { get set }
}
/// The inputs of the filter for lab delta e.
public protocol CILabDeltaE: CIFilterProtocol {
    /// The input `inputImage2`.
    var image2: CIImage? { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for lanczos scale transform.
public protocol CILanczosScaleTransform: CIFilterProtocol {
    /// The input `inputAspectRatio`.
    var aspectRatio: Float { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputScale`.
    var scale: Float { get set }
}
/// The inputs of the filter for lenticular halo generator.
public protocol CILenticularHaloGenerator: CIFilterProtocol {
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputColor`.
    var color: CIColor { get set }
    /// The input `inputHaloOverlap`.
    var haloOverlap: Float { get set }
    /// The input `inputHaloRadius`.
    var haloRadius: Float { get set }
    /// The input `inputHaloWidth`.
    var haloWidth: Float { get set }
    /// The input `inputStriationContrast`.
    var striationContrast: Float { get set }
    /// The input `inputStriationStrength`.
    var striationStrength: Float { get set }
    /// The input `inputTime`.
    var time: Float { get set }
}
/// The inputs of the filter for light tunnel.
public protocol CILightTunnel: CIFilterProtocol {
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
    /// The input `inputRotation`.
    var rotation: Float { get set }
}
/// The inputs of the filter for line overlay.
public protocol CILineOverlay: CIFilterProtocol {
    /// The input `inputNRNoiseLevel`.
    var nrNoiseLevel: Float { get set }
    /// The input `inputNRSharpness`.
    var nrSharpness: Float { get set }
    /// The input `inputContrast`.
    var contrast: Float { get set }
    /// The input `inputEdgeIntensity`.
    var edgeIntensity: Float { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputThreshold`.
    var threshold: Float { get set }
}
/// The inputs of the filter for line screen.
public protocol CILineScreen: CIFilterProtocol {
    /// The input `inputAngle`.
    var angle: Float { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputSharpness`.
    var sharpness: Float { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
}
/// The inputs of the filter for linear gradient.
public protocol CILinearGradient: CIFilterProtocol {
    /// The input `inputColor0`.
    var color0: CIColor { get set }
    /// The input `inputColor1`.
    var color1: CIColor { get set }
    /// The input `inputPoint0`.
    var point0: CGPoint { get set }
    /// The input `inputPoint1`.
    var point1: CGPoint { get set }
}
/// The inputs of the filter for linear to srgbtone curve.
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for mask to alpha.
public protocol CIMaskToAlpha: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for masked variable blur.
public protocol CIMaskedVariableBlur: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputMask`.
    var mask: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}
/// The inputs of the filter for maximum component.
public protocol CIMaximumComponent: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
