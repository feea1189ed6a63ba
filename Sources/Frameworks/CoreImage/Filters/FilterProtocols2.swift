import UIKitCore

// The inputs of the built-in filters as properties, as CIFilterBuiltins declares them.

/// The inputs of the filter for depth of field.
public protocol CIDepthOfField: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var point0: CGPoint { get set }
    var point1: CGPoint { get set }
    var radius: Float { get set }
    var saturation: Float { get set }
    var unsharpMaskIntensity: Float { get set }
    var unsharpMaskRadius: Float { get set }
}
/// The inputs of the filter for depth to disparity.
public protocol CIDepthToDisparity: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for disc blur.
public protocol CIDiscBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}
/// The inputs of the filter for disintegrate with mask transition.
public protocol CIDisintegrateWithMaskTransition: CITransitionFilter {
    var maskImage: CIImage? { get set }
    var shadowDensity: Float { get set }
    var shadowOffset: CGPoint { get set }
    var shadowRadius: Float { get set }
}
/// The inputs of the filter for disparity to depth.
public protocol CIDisparityToDepth: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for displacement distortion.
public protocol CIDisplacementDistortion: CIFilterProtocol {
    var displacementImage: CIImage? { get set }
    var inputImage: CIImage? { get set }
    var scale: Float { get set }
}
/// The inputs of the filter for dissolve transition.
public protocol CIDissolveTransition: CITransitionFilter {}
/// The inputs of the filter for distance gradient from red mask.
public protocol CIDistanceGradientFromRedMask: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var maximumDistance: Float { get set }
}
public protocol CIDither: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}
/// The inputs of the filter for document enhancer.
public protocol CIDocumentEnhancer: CIFilterProtocol {
    var amount: Float { get set }
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for dot screen.
public protocol CIDotScreen: CIFilterProtocol {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var sharpness: Float { get set }
    var width: Float { get set }
}
public protocol CIDroste: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var insetPoint0: CGPoint { get set }
    var insetPoint1: CGPoint { get set }
    var periodicity: Float { get set }
    var rotation: Float { get set }
    var strands: Float { get set }
    var zoom: Float { get set }
}
/// The inputs of the filter for edge preserve upsample.
public protocol CIEdgePreserveUpsample: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var lumaSigma: Float { get set }
    var smallImage: CIImage? { get set }
    var spatialSigma: Float { get set }
}
/// The inputs of the filter for edge work.
public protocol CIEdgeWork: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}
public protocol CIEdges: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}
/// The inputs of the filter for eightfold reflected tile.
public protocol CIEightfoldReflectedTile: CIFilterProtocol {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var width: Float { get set }
}
/// The inputs of the filter for exposure adjust.
public protocol CIExposureAdjust: CIFilterProtocol {
    var ev: Float { get set }
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for false color.
public protocol CIFalseColor: CIFilterProtocol {
    var color0: CIColor { get set }
    var color1: CIColor { get set }
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for flash transition.
public protocol CIFlashTransition: CITransitionFilter {
    var center: CGPoint { get set }
    var color: CIColor { get set }
    var extent: CGRect { get set }
    var fadeThreshold: Float { get set }
    var maxStriationRadius: Float { get set }
    var striationContrast: Float { get set }
    var striationStrength: Float { get set }
}
/// The inputs of the filter for fourfold reflected tile.
public protocol CIFourfoldReflectedTile: CIFilterProtocol {
    var acuteAngle: Float { get set }
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var width: Float { get set }
}
/// The inputs of the filter for fourfold rotated tile.
public protocol CIFourfoldRotatedTile: CIFilterProtocol {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var width: Float { get set }
}
/// The inputs of the filter for fourfold translated tile.
public protocol CIFourfoldTranslatedTile: CIFilterProtocol {
    var acuteAngle: Float { get set }
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var width: Float { get set }
}
/// The inputs of the filter for gabor gradients.
public protocol CIGaborGradients: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for gamma adjust.
public protocol CIGammaAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var power: Float { get set }
}
/// The inputs of the filter for gaussian blur.
public protocol CIGaussianBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}
/// The inputs of the filter for gaussian gradient.
public protocol CIGaussianGradient: CIFilterProtocol {
    var center: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
    var radius: Float { get set }
}
/// The inputs of the filter for glass distortion.
public protocol CIGlassDistortion: CIFilterProtocol {
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var scale: Float { get set }
    var textureImage: CIImage? { get set }
}
/// The inputs of the filter for glass lozenge.
public protocol CIGlassLozenge: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var point0: CGPoint { get set }
    var point1: CGPoint { get set }
    var radius: Float { get set }
    var refraction: Float { get set }
}
/// The inputs of the filter for glide reflected tile.
public protocol CIGlideReflectedTile: CIFilterProtocol {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var width: Float { get set }
}
public protocol CIGloom: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
    var radius: Float { get set }
}
/// The inputs of the filter for hatched screen.
public protocol CIHatchedScreen: CIFilterProtocol {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var sharpness: Float { get set }
    var width: Float { get set }
}
/// The inputs of the filter for height field from mask.
public protocol CIHeightFieldFromMask: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}
/// The inputs of the filter for hexagonal pixellate.
public protocol CIHexagonalPixellate: CIFilterProtocol {
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var scale: Float { get set }
}
/// The inputs of the filter for highlight shadow adjust.
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
    var highlightAmount: Float { get set }
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var shadowAmount: Float { get set }
}
/// The inputs of the filter for histogram display.
public protocol CIHistogramDisplay: CIFilterProtocol {
    var height: Float { get set }
    var highLimit: Float { get set }
    var inputImage: CIImage? { get set }
    var lowLimit: Float { get set }
}
/// The inputs of the filter for hole distortion.
public protocol CIHoleDistortion: CIFilterProtocol {
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}
/// The inputs of the filter for hue adjust.
public protocol CIHueAdjust: CIFilterProtocol {
    var angle: Float { get set }
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for hue saturation value gradient.
public protocol CIHueSaturationValueGradient: CIFilterProtocol {
    var colorSpace: CGColorSpace? { get set }
    var dither: Float { get set }
    var radius: Float { get set }
    var softness: Float { get set }
    var value: Float { get set }
}
/// The inputs of the filter for kmeans.
public protocol CIKMeans: CIAreaReductionFilter {
    var count: Int { get set }
    var inputMeans: CIImage? { get set }
    var passes: Float { get set }
    var perceptual: Bool { get set }
}
public protocol CIKaleidoscope: CIFilterProtocol {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var count: Int { get set }
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for keystone correction combined.
public protocol CIKeystoneCorrectionCombined: CIFourCoordinateGeometryFilter {
    var focalLength: Float { get set }
}
/// The inputs of the filter for keystone correction horizontal.
public protocol CIKeystoneCorrectionHorizontal: CIFourCoordinateGeometryFilter {
    var focalLength: Float { get set }
}
/// The inputs of the filter for keystone correction vertical.
public protocol CIKeystoneCorrectionVertical: CIFourCoordinateGeometryFilter {
    var focalLength: Float { get set }
}
/// The inputs of the filter for lab delta e.
public protocol CILabDeltaE: CIFilterProtocol {
    var image2: CIImage? { get set }
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for lanczos scale transform.
public protocol CILanczosScaleTransform: CIFilterProtocol {
    var aspectRatio: Float { get set }
    var inputImage: CIImage? { get set }
    var scale: Float { get set }
}
/// The inputs of the filter for lenticular halo generator.
public protocol CILenticularHaloGenerator: CIFilterProtocol {
    var center: CGPoint { get set }
    var color: CIColor { get set }
    var haloOverlap: Float { get set }
    var haloRadius: Float { get set }
    var haloWidth: Float { get set }
    var striationContrast: Float { get set }
    var striationStrength: Float { get set }
    var time: Float { get set }
}
/// The inputs of the filter for light tunnel.
public protocol CILightTunnel: CIFilterProtocol {
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var rotation: Float { get set }
}
/// The inputs of the filter for line overlay.
public protocol CILineOverlay: CIFilterProtocol {
    var nrNoiseLevel: Float { get set }
    var nrSharpness: Float { get set }
    var contrast: Float { get set }
    var edgeIntensity: Float { get set }
    var inputImage: CIImage? { get set }
    var threshold: Float { get set }
}
/// The inputs of the filter for line screen.
public protocol CILineScreen: CIFilterProtocol {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var sharpness: Float { get set }
    var width: Float { get set }
}
/// The inputs of the filter for linear gradient.
public protocol CILinearGradient: CIFilterProtocol {
    var color0: CIColor { get set }
    var color1: CIColor { get set }
    var point0: CGPoint { get set }
    var point1: CGPoint { get set }
}
/// The inputs of the filter for linear to srgbtone curve.
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for mask to alpha.
public protocol CIMaskToAlpha: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for masked variable blur.
public protocol CIMaskedVariableBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var mask: CIImage? { get set }
    var radius: Float { get set }
}
/// The inputs of the filter for maximum component.
public protocol CIMaximumComponent: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}
