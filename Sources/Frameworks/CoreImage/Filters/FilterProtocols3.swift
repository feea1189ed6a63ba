import UIKitCore

// The inputs of the built-in filters as properties, as CIFilterBuiltins declares them.

/// The inputs of the filter for maximum scale transform.
public protocol CIMaximumScaleTransform: CIFilterProtocol {
    var aspectRatio: Float { get set }
    var inputImage: CIImage? { get set }
    var scale: Float { get set }
}
public protocol CIMedian: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for mesh generator.
public protocol CIMeshGenerator: CIFilterProtocol {
    var color: CIColor { get set }
    var mesh: [Any] { get set }
    var width: Float { get set }
}
/// The inputs of the filter for minimum component.
public protocol CIMinimumComponent: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}
public protocol CIMix: CIFilterProtocol {
    var amount: Float { get set }
    var backgroundImage: CIImage? { get set }
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for mod transition.
public protocol CIModTransition: CITransitionFilter {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var compression: Float { get set }
    var radius: Float { get set }
}
/// The inputs of the filter for morphology gradient.
public protocol CIMorphologyGradient: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}
/// The inputs of the filter for morphology maximum.
public protocol CIMorphologyMaximum: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}
/// The inputs of the filter for morphology minimum.
public protocol CIMorphologyMinimum: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}
/// The inputs of the filter for morphology rectangle maximum.
public protocol CIMorphologyRectangleMaximum: CIFilterProtocol {
    var height: Float { get set }
    var inputImage: CIImage? { get set }
    var width: Float { get set }
}
/// The inputs of the filter for morphology rectangle minimum.
public protocol CIMorphologyRectangleMinimum: CIFilterProtocol {
    var height: Float { get set }
    var inputImage: CIImage? { get set }
    var width: Float { get set }
}
/// The inputs of the filter for motion blur.
public protocol CIMotionBlur: CIFilterProtocol {
    var angle: Float { get set }
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}
/// The inputs of the filter for nine part stretched.
public protocol CINinePartStretched: CIFilterProtocol {
    var breakpoint0: CGPoint { get set }
    var breakpoint1: CGPoint { get set }
    var growAmount: CGPoint { get set }
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for nine part tiled.
public protocol CINinePartTiled: CIFilterProtocol {
    var breakpoint0: CGPoint { get set }
    var breakpoint1: CGPoint { get set }
    var flipYTiles: Bool { get set }
    var growAmount: CGPoint { get set }
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for noise reduction.
public protocol CINoiseReduction: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var noiseLevel: Float { get set }
    var sharpness: Float { get set }
}
/// The inputs of the filter for op tile.
public protocol CIOpTile: CIFilterProtocol {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var scale: Float { get set }
    var width: Float { get set }
}
/// The inputs of the filter for pdf417 barcode generator.
public protocol CIPDF417BarcodeGenerator: CIFilterProtocol {
    var alwaysSpecifyCompaction: Float { get set }
    var compactStyle: Float { get set }
    var compactionMode: Float { get set }
    var correctionLevel: Float { get set }
    var dataColumns: Float { get set }
    var maxHeight: Float { get set }
    var maxWidth: Float { get set }
    var message: Data { get set }
    var minHeight: Float { get set }
    var minWidth: Float { get set }
    var preferredAspectRatio: Float { get set }
    var rows: Float { get set }
}
/// The inputs of the filter for page curl transition.
public protocol CIPageCurlTransition: CITransitionFilter {
    var angle: Float { get set }
    var backsideImage: CIImage? { get set }
    var extent: CGRect { get set }
    var radius: Float { get set }
    var shadingImage: CIImage? { get set }
}
/// The inputs of the filter for page curl with shadow transition.
public protocol CIPageCurlWithShadowTransition: CITransitionFilter {
    var angle: Float { get set }
    var backsideImage: CIImage? { get set }
    var extent: CGRect { get set }
    var radius: Float { get set }
    var shadowAmount: Float { get set }
    var shadowExtent: CGRect { get set }
    var shadowSize: Float { get set }
}
/// The inputs of the filter for palette centroid.
public protocol CIPaletteCentroid: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var paletteImage: CIImage? { get set }
    var perceptual: Bool { get set }
}
public protocol CIPalettize: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var paletteImage: CIImage? { get set }
    var perceptual: Bool { get set }
}
/// The inputs of the filter for parallelogram tile.
public protocol CIParallelogramTile: CIFilterProtocol {
    var acuteAngle: Float { get set }
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var width: Float { get set }
}
/// The inputs of the filter for person segmentation.
public protocol CIPersonSegmentation: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var qualityLevel: Int { get set }
}
/// The inputs of the filter for perspective correction.
public protocol CIPerspectiveCorrection: CIFourCoordinateGeometryFilter {
    var crop: Bool { get set }
}
/// The inputs of the filter for perspective rotate.
public protocol CIPerspectiveRotate: CIFilterProtocol {
    var focalLength: Float { get set }
    var inputImage: CIImage? { get set }
    var pitch: Float { get set }
    var roll: Float { get set }
    var yaw: Float { get set }
}
/// The inputs of the filter for perspective tile.
public protocol CIPerspectiveTile: CIFilterProtocol {
    var bottomLeft: CGPoint { get set }
    var bottomRight: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var topLeft: CGPoint { get set }
    var topRight: CGPoint { get set }
}
/// The inputs of the filter for perspective transform.
public protocol CIPerspectiveTransform: CIFourCoordinateGeometryFilter {}
/// The inputs of the filter for perspective transform with extent.
public protocol CIPerspectiveTransformWithExtent: CIFourCoordinateGeometryFilter {
    var extent: CGRect { get set }
}
/// The inputs of the filter for photo effect.
public protocol CIPhotoEffect: CIFilterProtocol {
    var extrapolate: Bool { get set }
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for pinch distortion.
public protocol CIPinchDistortion: CIFilterProtocol {
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var scale: Float { get set }
}
/// The inputs of the filter for pixellate.
public protocol CIPixellate: CIFilterProtocol {
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var scale: Float { get set }
}
/// The inputs of the filter for pointillize.
public protocol CIPointillize: CIFilterProtocol {
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}
/// The inputs of the filter for qrcode generator.
public protocol CIQRCodeGenerator: CIFilterProtocol {
    var correctionLevel: String { get set }
    var message: Data { get set }
}
/// The inputs of the filter for radial gradient.
public protocol CIRadialGradient: CIFilterProtocol {
    var center: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
    var radius0: Float { get set }
    var radius1: Float { get set }
}
/// The inputs of the filter for random generator.
public protocol CIRandomGenerator: CIFilterProtocol {}
/// The inputs of the filter for ripple transition.
public protocol CIRippleTransition: CITransitionFilter {
    var center: CGPoint { get set }
    var extent: CGRect { get set }
    var scale: Float { get set }
    var shadingImage: CIImage? { get set }
    var width: Float { get set }
}
/// The inputs of the filter for rounded qrcode generator.
public protocol CIRoundedQRCodeGenerator: CIFilterProtocol {
    var centerSpaceSize: Float { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
    var correctionLevel: String { get set }
    var message: Data { get set }
    var roundedData: Bool { get set }
    var roundedMarkers: Int { get set }
    var scale: Float { get set }
}
/// The inputs of the filter for rounded rectangle generator.
public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
    var color: CIColor { get set }
    var extent: CGRect { get set }
    var radius: Float { get set }
    var smoothness: Float { get set }
}
/// The inputs of the filter for rounded rectangle stroke generator.
public protocol CIRoundedRectangleStrokeGenerator: CIFilterProtocol {
    var color: CIColor { get set }
    var extent: CGRect { get set }
    var radius: Float { get set }
    var smoothness: Float { get set }
    var width: Float { get set }
}
/// The inputs of the filter for row average.
public protocol CIRowAverage: CIAreaReductionFilter {}
/// The inputs of the filter for srgbtone curve to linear.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for saliency map.
public protocol CISaliencyMap: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for sepia tone.
public protocol CISepiaTone: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}
/// The inputs of the filter for shaded material.
public protocol CIShadedMaterial: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var scale: Float { get set }
    var shadingImage: CIImage? { get set }
}
/// The inputs of the filter for sharpen luminance.
public protocol CISharpenLuminance: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var sharpness: Float { get set }
}
/// The inputs of the filter for signed distance gradient from red mask.
public protocol CISignedDistanceGradientFromRedMask: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var maximumDistance: Float { get set }
}
/// The inputs of the filter for sixfold reflected tile.
public protocol CISixfoldReflectedTile: CIFilterProtocol {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var width: Float { get set }
}
/// The inputs of the filter for sixfold rotated tile.
public protocol CISixfoldRotatedTile: CIFilterProtocol {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var width: Float { get set }
}
/// The inputs of the filter for smooth linear gradient.
public protocol CISmoothLinearGradient: CIFilterProtocol {
    var color0: CIColor { get set }
    var color1: CIColor { get set }
    var point0: CGPoint { get set }
    var point1: CGPoint { get set }
}
/// The inputs of the filter for sobel gradients.
public protocol CISobelGradients: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for spot color.
public protocol CISpotColor: CIFilterProtocol {
    var centerColor1: CIColor { get set }
    var centerColor2: CIColor { get set }
    var centerColor3: CIColor { get set }
    var closeness1: Float { get set }
    var closeness2: Float { get set }
    var closeness3: Float { get set }
    var contrast1: Float { get set }
    var contrast2: Float { get set }
    var contrast3: Float { get set }
    var inputImage: CIImage? { get set }
    var replacementColor1: CIColor { get set }
    var replacementColor2: CIColor { get set }
    var replacementColor3: CIColor { get set }
}
/// The inputs of the filter for spot light.
public protocol CISpotLight: CIFilterProtocol {
    var brightness: Float { get set }
    var color: CIColor { get set }
    var concentration: Float { get set }
    var inputImage: CIImage? { get set }
    var lightPointsAt: CIVector { get set }
    var lightPosition: CIVector { get set }
}
