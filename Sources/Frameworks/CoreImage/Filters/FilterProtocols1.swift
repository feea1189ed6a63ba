import UIKitCore

// The inputs of the built-in filters as properties, as CIFilterBuiltins declares them.

/// The inputs of the filter for area reduction filter.
public protocol CIAreaReductionFilter: CIFilterProtocol {
    var extent: CGRect { get set }
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for four coordinate geometry filter.
public protocol CIFourCoordinateGeometryFilter: CIFilterProtocol {
    var bottomLeft: CGPoint { get set }
    var bottomRight: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var topLeft: CGPoint { get set }
    var topRight: CGPoint { get set }
}
public protocol CITransitionFilter: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var targetImage: CIImage? { get set }
    var time: Float { get set }
}
/// The inputs of the filter for accordion fold transition.
public protocol CIAccordionFoldTransition: CITransitionFilter {
    var bottomHeight: Float { get set }
    var foldShadowAmount: Float { get set }
    var numberOfFolds: Int { get set }
}
/// The inputs of the filter for affine clamp.
public protocol CIAffineClamp: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var transform: CGAffineTransform { get set }
}
/// The inputs of the filter for affine tile.
public protocol CIAffineTile: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var transform: CGAffineTransform { get set }
}
/// The inputs of the filter for area average.
public protocol CIAreaAverage: CIAreaReductionFilter {}
/// The inputs of the filter for area average maximum red.
public protocol CIAreaAverageMaximumRed: CIAreaReductionFilter {}
/// The inputs of the filter for area bounds red.
public protocol CIAreaBoundsRed: CIAreaReductionFilter {}
/// The inputs of the filter for area histogram.
public protocol CIAreaHistogram: CIAreaReductionFilter {
    var count: Int { get set }
    var scale: Float { get set }
}
/// The inputs of the filter for area logarithmic histogram.
public protocol CIAreaLogarithmicHistogram: CIAreaReductionFilter {
    var count: Int { get set }
    var maximumStop: Float { get set }
    var minimumStop: Float { get set }
    var scale: Float { get set }
}
/// The inputs of the filter for area maximum.
public protocol CIAreaMaximum: CIAreaReductionFilter {}
/// The inputs of the filter for area maximum alpha.
public protocol CIAreaMaximumAlpha: CIAreaReductionFilter {}
/// The inputs of the filter for area min max.
public protocol CIAreaMinMax: CIAreaReductionFilter {}
/// The inputs of the filter for area min max red.
public protocol CIAreaMinMaxRed: CIAreaReductionFilter {}
/// The inputs of the filter for area minimum.
public protocol CIAreaMinimum: CIAreaReductionFilter {}
/// The inputs of the filter for area minimum alpha.
public protocol CIAreaMinimumAlpha: CIAreaReductionFilter {}
/// The inputs of the filter for attributed text image generator.
public protocol CIAttributedTextImageGenerator: CIFilterProtocol {
    var padding: Float { get set }
    var scaleFactor: Float { get set }
    var text: NSAttributedString { get set }
}
/// The inputs of the filter for aztec code generator.
public protocol CIAztecCodeGenerator: CIFilterProtocol {
    var compactStyle: Float { get set }
    var correctionLevel: Float { get set }
    var layers: Float { get set }
    var message: Data { get set }
}
/// The inputs of the filter for barcode generator.
public protocol CIBarcodeGenerator: CIFilterProtocol {
    var barcodeDescriptor: CIBarcodeDescriptor { get set }
}
/// The inputs of the filter for bars swipe transition.
public protocol CIBarsSwipeTransition: CITransitionFilter {
    var angle: Float { get set }
    var barOffset: Float { get set }
    var width: Float { get set }
}
/// The inputs of the filter for bicubic scale transform.
public protocol CIBicubicScaleTransform: CIFilterProtocol {
    var aspectRatio: Float { get set }
    var inputImage: CIImage? { get set }
    var parameterB: Float { get set }
    var parameterC: Float { get set }
    var scale: Float { get set }
}
/// The inputs of the filter for blend with mask.
public protocol CIBlendWithMask: CIFilterProtocol {
    var backgroundImage: CIImage? { get set }
    var inputImage: CIImage? { get set }
    var maskImage: CIImage? { get set }
}
public protocol CIBloom: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
    var radius: Float { get set }
}
/// The inputs of the filter for blurred rectangle generator.
public protocol CIBlurredRectangleGenerator: CIFilterProtocol {
    var color: CIColor { get set }
    var extent: CGRect { get set }
    var sigma: Float { get set }
}
/// The inputs of the filter for blurred rounded rectangle generator.
public protocol CIBlurredRoundedRectangleGenerator: CIFilterProtocol {
    var color: CIColor { get set }
    var extent: CGRect { get set }
    var radius: Float { get set }
    var sigma: Float { get set }
    var smoothness: Float { get set }
}
/// The inputs of the filter for bokeh blur.
public protocol CIBokehBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var ringAmount: Float { get set }
    var ringSize: Float { get set }
    var softness: Float { get set }
}
/// The inputs of the filter for box blur.
public protocol CIBoxBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}
/// The inputs of the filter for bump distortion.
public protocol CIBumpDistortion: CIFilterProtocol {
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var scale: Float { get set }
}
/// The inputs of the filter for bump distortion linear.
public protocol CIBumpDistortionLinear: CIFilterProtocol {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var scale: Float { get set }
}
/// The inputs of the filter for cmykhalftone.
public protocol CICMYKHalftone: CIFilterProtocol {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var grayComponentReplacement: Float { get set }
    var inputImage: CIImage? { get set }
    var sharpness: Float { get set }
    var underColorRemoval: Float { get set }
    var width: Float { get set }
}
/// The inputs of the filter for canny edge detector.
public protocol CICannyEdgeDetector: CIFilterProtocol {
    var gaussianSigma: Float { get set }
    var hysteresisPasses: Int { get set }
    var inputImage: CIImage? { get set }
    var perceptual: Bool { get set }
    var thresholdHigh: Float { get set }
    var thresholdLow: Float { get set }
}
/// The inputs of the filter for checkerboard generator.
public protocol CICheckerboardGenerator: CIFilterProtocol {
    var center: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
    var sharpness: Float { get set }
    var width: Float { get set }
}
/// The inputs of the filter for circle splash distortion.
public protocol CICircleSplashDistortion: CIFilterProtocol {
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}
/// The inputs of the filter for circular screen.
public protocol CICircularScreen: CIFilterProtocol {
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var sharpness: Float { get set }
    var width: Float { get set }
}
/// The inputs of the filter for circular wrap.
public protocol CICircularWrap: CIFilterProtocol {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}
/// The inputs of the filter for code128 barcode generator.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    var barcodeHeight: Float { get set }
    var message: Data { get set }
    var quietSpace: Float { get set }
}
/// The inputs of the filter for color absolute difference.
public protocol CIColorAbsoluteDifference: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var inputImage2: CIImage? { get set }
}
/// The inputs of the filter for color clamp.
public protocol CIColorClamp: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var maxComponents: CIVector { get set }
    var minComponents: CIVector { get set }
}
/// The inputs of the filter for color controls.
public protocol CIColorControls: CIFilterProtocol {
    var brightness: Float { get set }
    var contrast: Float { get set }
    var inputImage: CIImage? { get set }
    var saturation: Float { get set }
}
/// The inputs of the filter for color cross polynomial.
public protocol CIColorCrossPolynomial: CIFilterProtocol {
    var blueCoefficients: CIVector { get set }
    var greenCoefficients: CIVector { get set }
    var inputImage: CIImage? { get set }
    var redCoefficients: CIVector { get set }
}
/// The inputs of the filter for color cube.
public protocol CIColorCube: CIFilterProtocol {
    var cubeData: Data { get set }
    var cubeDimension: Float { get set }
    var extrapolate: Bool { get set }
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for color cube with color space.
public protocol CIColorCubeWithColorSpace: CIFilterProtocol {
    var colorSpace: CGColorSpace? { get set }
    var cubeData: Data { get set }
    var cubeDimension: Float { get set }
    var extrapolate: Bool { get set }
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for color cubes mixed with mask.
public protocol CIColorCubesMixedWithMask: CIFilterProtocol {
    var colorSpace: CGColorSpace? { get set }
    var cube0Data: Data { get set }
    var cube1Data: Data { get set }
    var cubeDimension: Float { get set }
    var extrapolate: Bool { get set }
    var inputImage: CIImage? { get set }
    var maskImage: CIImage? { get set }
}
/// The inputs of the filter for color curves.
public protocol CIColorCurves: CIFilterProtocol {
    var colorSpace: CGColorSpace? { get set }
    var curvesData: Data { get set }
    var curvesDomain: CIVector { get set }
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for color invert.
public protocol CIColorInvert: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for color map.
public protocol CIColorMap: CIFilterProtocol {
    var gradientImage: CIImage? { get set }
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for color matrix.
public protocol CIColorMatrix: CIFilterProtocol {
    var aVector: CIVector { get set }
    var bVector: CIVector { get set }
    var gVector: CIVector { get set }
    var rVector: CIVector { get set }
    var biasVector: CIVector { get set }
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for color monochrome.
public protocol CIColorMonochrome: CIFilterProtocol {
    var color: CIColor { get set }
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}
/// The inputs of the filter for color polynomial.
public protocol CIColorPolynomial: CIFilterProtocol {
    var alphaCoefficients: CIVector { get set }
    var blueCoefficients: CIVector { get set }
    var greenCoefficients: CIVector { get set }
    var inputImage: CIImage? { get set }
    var redCoefficients: CIVector { get set }
}
/// The inputs of the filter for color posterize.
public protocol CIColorPosterize: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var levels: Float { get set }
}
/// The inputs of the filter for color threshold.
public protocol CIColorThreshold: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var threshold: Float { get set }
}
/// The inputs of the filter for color threshold otsu.
public protocol CIColorThresholdOtsu: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for column average.
public protocol CIColumnAverage: CIAreaReductionFilter {}
/// The inputs of the filter for comic effect.
public protocol CIComicEffect: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for composite operation.
public protocol CICompositeOperation: CIFilterProtocol {
    var backgroundImage: CIImage? { get set }
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for convert lab.
public protocol CIConvertLab: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var normalize: Bool { get set }
}
public protocol CIConvolution: CIFilterProtocol {
    var bias: Float { get set }
    var inputImage: CIImage? { get set }
    var weights: CIVector { get set }
}
/// The inputs of the filter for copy machine transition.
public protocol CICopyMachineTransition: CITransitionFilter {
    var angle: Float { get set }
    var color: CIColor { get set }
    var extent: CGRect { get set }
    var opacity: Float { get set }
    var width: Float { get set }
}
public protocol CICrystallize: CIFilterProtocol {
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}
