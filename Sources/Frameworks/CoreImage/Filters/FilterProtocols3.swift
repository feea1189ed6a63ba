import UIKitCore

// The inputs of the built-in filters as properties, as CIFilterBuiltins declares them.

/// The inputs of the filter for maximum scale transform.
public protocol CIMaximumScaleTransform: CIFilterProtocol {
    /// The input `inputAspectRatio`.
    var aspectRatio: Float { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputScale`.
    var scale: Float { get set }
}
/// The inputs of the filter for median.
public protocol CIMedian: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for mesh generator.
public protocol CIMeshGenerator: CIFilterProtocol {
    /// The input `inputColor`.
    var color: CIColor { get set }
    /// The input `inputMesh`.
    var mesh: [Any] { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
}
/// The inputs of the filter for minimum component.
public protocol CIMinimumComponent: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for mix.
public protocol CIMix: CIFilterProtocol {
    /// The input `inputAmount`.
    var amount: Float { get set }
    /// The input `inputBackgroundImage`.
    var backgroundImage: CIImage? { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for mod transition.
public protocol CIModTransition: CITransitionFilter {
    /// The input `inputAngle`.
    var angle: Float { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputCompression`.
    var compression: Float { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}
/// The inputs of the filter for morphology gradient.
public protocol CIMorphologyGradient: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}
/// The inputs of the filter for morphology maximum.
public protocol CIMorphologyMaximum: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}
/// The inputs of the filter for morphology minimum.
public protocol CIMorphologyMinimum: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}
/// The inputs of the filter for morphology rectangle maximum.
public protocol CIMorphologyRectangleMaximum: CIFilterProtocol {
    /// The input `inputHeight`.
    var height: Float { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
}
/// The inputs of the filter for morphology rectangle minimum.
public protocol CIMorphologyRectangleMinimum: CIFilterProtocol {
    /// The input `inputHeight`.
    var height: Float { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
}
/// The inputs of the filter for motion blur.
public protocol CIMotionBlur: CIFilterProtocol {
    /// The input `inputAngle`.
    var angle: Float { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}
/// The inputs of the filter for nine part stretched.
public protocol CINinePartStretched: CIFilterProtocol {
    /// The input `inputBreakpoint0`.
    var breakpoint0: CGPoint { get set }
    /// The input `inputBreakpoint1`.
    var breakpoint1: CGPoint { get set }
    /// The input `inputGrowAmount`.
    var growAmount: CGPoint { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for nine part tiled.
public protocol CINinePartTiled: CIFilterProtocol {
    /// The input `inputBreakpoint0`.
    var breakpoint0: CGPoint { get set }
    /// The input `inputBreakpoint1`.
    var breakpoint1: CGPoint { get set }
    /// The input `inputFlipYTiles`.
    var flipYTiles: Bool { get set }
    /// The input `inputGrowAmount`.
    var growAmount: CGPoint { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for noise reduction.
public protocol CINoiseReduction: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputNoiseLevel`.
    var noiseLevel: Float { get set }
    /// The input `inputSharpness`.
    var sharpness: Float { get set }
}
/// The inputs of the filter for op tile.
public protocol CIOpTile: CIFilterProtocol {
    /// The input `inputAngle`.
    var angle: Float { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputScale`.
    var scale: Float { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
}
/// The inputs of the filter for pdf417 barcode generator.
public protocol CIPDF417BarcodeGenerator: CIFilterProtocol {
    /// The input `inputAlwaysSpecifyCompaction`.
    var alwaysSpecifyCompaction: Float { get set }
    /// The input `inputCompactStyle`.
    var compactStyle: Float { get set }
    /// The input `inputCompactionMode`.
    var compactionMode: Float { get set }
    /// The input `inputCorrectionLevel`.
    var correctionLevel: Float { get set }
    /// The input `inputDataColumns`.
    var dataColumns: Float { get set }
    /// The input `inputMaxHeight`.
    var maxHeight: Float { get set }
    /// The input `inputMaxWidth`.
    var maxWidth: Float { get set }
    /// The input `inputMessage`.
    var message: Data { get set }
    /// The input `inputMinHeight`.
    var minHeight: Float { get set }
    /// The input `inputMinWidth`.
    var minWidth: Float { get set }
    /// The input `inputPreferredAspectRatio`.
    var preferredAspectRatio: Float { get set }
    /// The input `inputRows`.
    var rows: Float { get set }
}
/// The inputs of the filter for page curl transition.
public protocol CIPageCurlTransition: CITransitionFilter {
    /// The input `inputAngle`.
    var angle: Float { get set }
    /// The input `inputBacksideImage`.
    var backsideImage: CIImage? { get set }
    /// The input `inputExtent`.
    var extent: CGRect { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
    /// The input `inputShadingImage`.
    var shadingImage: CIImage? { get set }
}
/// The inputs of the filter for page curl with shadow transition.
public protocol CIPageCurlWithShadowTransition: CITransitionFilter {
    /// The input `inputAngle`.
    var angle: Float { get set }
    /// The input `inputBacksideImage`.
    var backsideImage: CIImage? { get set }
    /// The input `inputExtent`.
    var extent: CGRect { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
    /// The input `inputShadowAmount`.
    var shadowAmount: Float { get set }
    /// The input `inputShadowExtent`.
    var shadowExtent: CGRect { get set }
    /// The input `inputShadowSize`.
    var shadowSize: Float { get set }
}
/// The inputs of the filter for palette centroid.
public protocol CIPaletteCentroid: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputPaletteImage`.
    var paletteImage: CIImage? { get set }
    /// The input `inputPerceptual`.
    var perceptual: Bool { get set }
}
/// The inputs of the filter for palettize.
public protocol CIPalettize: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputPaletteImage`.
    var paletteImage: CIImage? { get set }
    /// The input `inputPerceptual`.
    var perceptual: Bool { get set }
}
/// The inputs of the filter for parallelogram tile.
public protocol CIParallelogramTile: CIFilterProtocol {
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
/// The inputs of the filter for person segmentation.
public protocol CIPersonSegmentation: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputQualityLevel`.
    var qualityLevel: Int { get set }
}
/// The inputs of the filter for perspective correction.
public protocol CIPerspectiveCorrection: CIFourCoordinateGeometryFilter {
    /// The input `inputCrop`.
    var crop: Bool { get set }
}
/// The inputs of the filter for perspective rotate.
public protocol CIPerspectiveRotate: CIFilterProtocol {
    /// The input `inputFocalLength`.
    var focalLength: Float { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputPitch`.
    var pitch: Float { get set }
    /// The input `inputRoll`.
    var roll: Float { get set }
    /// The input `inputYaw`.
    var yaw: Float { get set }
}
/// The inputs of the filter for perspective tile.
public protocol CIPerspectiveTile: CIFilterProtocol {
    /// The input `inputBottomLeft`.
    var bottomLeft: CGPoint { get set }
    /// The input `inputBottomRight`.
    var bottomRight: CGPoint { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputTopLeft`.
    var topLeft: CGPoint { get set }
    /// The input `inputTopRight`.
    var topRight: CGPoint { get set }
}
/// The inputs of the filter for perspective transform.
public protocol CIPerspectiveTransform: CIFourCoordinateGeometryFilter {}
/// The inputs of the filter for perspective transform with extent.
public protocol CIPerspectiveTransformWithExtent: CIFourCoordinateGeometryFilter {
    /// The input `inputExtent`.
    var extent: CGRect { get set }
}
/// The inputs of the filter for photo effect.
public protocol CIPhotoEffect: CIFilterProtocol {
    /// The input `inputExtrapolate`.
    var extrapolate: Bool { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for pinch distortion.
public protocol CIPinchDistortion: CIFilterProtocol {
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
    /// The input `inputScale`.
    var scale: Float { get set }
}
/// The inputs of the filter for pixellate.
public protocol CIPixellate: CIFilterProtocol {
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputScale`.
    var scale: Float { get set }
}
/// The inputs of the filter for pointillize.
public protocol CIPointillize: CIFilterProtocol {
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}
/// The inputs of the filter for qrcode generator.
public protocol CIQRCodeGenerator: CIFilterProtocol {
    /// The input `inputCorrectionLevel`.
    var correctionLevel: String { get set }
    /// The input `inputMessage`.
    var message: Data { get set }
}
/// The inputs of the filter for radial gradient.
public protocol CIRadialGradient: CIFilterProtocol {
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputColor0`.
    var color0: CIColor { get set }
    /// The input `inputColor1`.
    var color1: CIColor { get set }
    /// The input `inputRadius0`.
    var radius0: Float { get set }
    /// The input `inputRadius1`.
    var radius1: Float { get set }
}
/// The inputs of the filter for random generator.
public protocol CIRandomGenerator: CIFilterProtocol {}
/// The inputs of the filter for ripple transition.
public protocol CIRippleTransition: CITransitionFilter {
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputExtent`.
    var extent: CGRect { get set }
    /// The input `inputScale`.
    var scale: Float { get set }
    /// The input `inputShadingImage`.
    var shadingImage: CIImage? { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
}
/// The inputs of the filter for rounded qrcode generator.
public protocol CIRoundedQRCodeGenerator: CIFilterProtocol {
    /// The input `inputCenterSpaceSize`.
    var centerSpaceSize: Float { get set }
    /// The input `inputColor0`.
    var color0: CIColor { get set }
    /// The input `inputColor1`.
    var color1: CIColor { get set }
    /// The input `inputCorrectionLevel`.
    var correctionLevel: String { get set }
    /// The input `inputMessage`.
    var message: Data { get set }
    /// The input `inputRoundedData`.
    var roundedData: Bool { get set }
    /// The input `inputRoundedMarkers`.
    var roundedMarkers: Int { get set }
    /// The input `inputScale`.
    var scale: Float { get set }
}
/// The inputs of the filter for rounded rectangle generator.
public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
    /// The input `inputColor`.
    var color: CIColor { get set }
    /// The input `inputExtent`.
    var extent: CGRect { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
    /// The input `inputSmoothness`.
    var smoothness: Float { get set }
}
/// The inputs of the filter for rounded rectangle stroke generator.
public protocol CIRoundedRectangleStrokeGenerator: CIFilterProtocol {
    /// The input `inputColor`.
    var color: CIColor { get set }
    /// The input `inputExtent`.
    var extent: CGRect { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
    /// The input `inputSmoothness`.
    var smoothness: Float { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
}
/// The inputs of the filter for row average.
public protocol CIRowAverage: CIAreaReductionFilter {}
/// The inputs of the filter for srgbtone curve to linear.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for saliency map.
public protocol CISaliencyMap: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for sepia tone.
public protocol CISepiaTone: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputIntensity`.
    var intensity: Float { get set }
}
/// The inputs of the filter for shaded material.
public protocol CIShadedMaterial: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputScale`.
    var scale: Float { get set }
    /// The input `inputShadingImage`.
    var shadingImage: CIImage? { get set }
}
/// The inputs of the filter for sharpen luminance.
public protocol CISharpenLuminance: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
    /// The input `inputSharpness`.
    var sharpness: Float { get set }
}
/// The inputs of the filter for signed distance gradient from red mask.
public protocol CISignedDistanceGradientFromRedMask: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputMaximumDistance`.
    var maximumDistance: Float { get set }
}
/// The inputs of the filter for sixfold reflected tile.
public protocol CISixfoldReflectedTile: CIFilterProtocol {
    /// The input `inputAngle`.
    var angle: Float { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
}
/// The inputs of the filter for sixfold rotated tile.
public protocol CISixfoldRotatedTile: CIFilterProtocol {
    /// The input `inputAngle`.
    var angle: Float { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
}
/// The inputs of the filter for smooth linear gradient.
public protocol CISmoothLinearGradient: CIFilterProtocol {
    /// The input `inputColor0`.
    var color0: CIColor { get set }
    /// The input `inputColor1`.
    var color1: CIColor { get set }
    /// The input `inputPoint0`.
    var point0: CGPoint { get set }
    /// The input `inputPoint1`.
    var point1: CGPoint { get set }
}
/// The inputs of the filter for sobel gradients.
public protocol CISobelGradients: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for spot color.
public protocol CISpotColor: CIFilterProtocol {
    /// The input `inputCenterColor1`.
    var centerColor1: CIColor { get set }
    /// The input `inputCenterColor2`.
    var centerColor2: CIColor { get set }
    /// The input `inputCenterColor3`.
    var centerColor3: CIColor { get set }
    /// The input `inputCloseness1`.
    var closeness1: Float { get set }
    /// The input `inputCloseness2`.
    var closeness2: Float { get set }
    /// The input `inputCloseness3`.
    var closeness3: Float { get set }
    /// The input `inputContrast1`.
    var contrast1: Float { get set }
    /// The input `inputContrast2`.
    var contrast2: Float { get set }
    /// The input `inputContrast3`.
    var contrast3: Float { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputReplacementColor1`.
    var replacementColor1: CIColor { get set }
    /// The input `inputReplacementColor2`.
    var replacementColor2: CIColor { get set }
    /// The input `inputReplacementColor3`.
    var replacementColor3: CIColor { get set }
}
/// The inputs of the filter for spot light.
public protocol CISpotLight: CIFilterProtocol {
    /// The input `inputBrightness`.
    var brightness: Float { get set }
    /// The input `inputColor`.
    var color: CIColor { get set }
    /// The input `inputConcentration`.
    var concentration: Float { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputLightPointsAt`.
    var lightPointsAt: CIVector { get set }
    /// The input `inputLightPosition`.
    var lightPosition: CIVector { get set }
}
