import UIKitCore

// The inputs of the built-in filters as properties, as CIFilterBuiltins declares them.

/// The inputs of the filter for area reduction filter.
public protocol CIAreaReductionFilter: CIFilterProtocol {
    /// The input `inputExtent`.
    var extent: CGRect { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for four coordinate geometry filter.
public protocol CIFourCoordinateGeometryFilter: CIFilterProtocol {
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
/// The inputs of a transition.
public protocol CITransitionFilter: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputTargetImage`.
    var targetImage: CIImage? { get set }
    /// The input `inputTime`.
    var time: Float { get set }
}
/// The inputs of the filter for accordion fold transition.
public protocol CIAccordionFoldTransition: CITransitionFilter {
    /// The input `inputBottomHeight`.
    var bottomHeight: Float { get set }
    /// The input `inputFoldShadowAmount`.
    var foldShadowAmount: Float { get set }
    /// The input `inputNumberOfFolds`.
    var numberOfFolds: Int { get set }
}
/// The inputs of the filter for affine clamp.
public protocol CIAffineClamp: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputTransform`.
    var transform: CGAffineTransform { get set }
}
/// The inputs of the filter for affine tile.
public protocol CIAffineTile: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputTransform`.
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
    /// The input `inputCount`.
    var count: Int { get set }
    /// The input `inputScale`.
    var scale: Float { get set }
}
/// The inputs of the filter for area logarithmic histogram.
public protocol CIAreaLogarithmicHistogram: CIAreaReductionFilter {
    /// The input `inputCount`.
    var count: Int { get set }
    /// The input `inputMaximumStop`.
    var maximumStop: Float { get set }
    /// The input `inputMinimumStop`.
    var minimumStop: Float { get set }
    /// The input `inputScale`.
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
    /// The input `inputPadding`.
    var padding: Float { get set }
    /// The input `inputScaleFactor`.
    var scaleFactor: Float { get set }
    /// The input `inputText`.
    var text: NSAttributedString { get set }
}
/// The inputs of the filter for aztec code generator.
public protocol CIAztecCodeGenerator: CIFilterProtocol {
    /// The input `inputCompactStyle`.
    var compactStyle: Float { get set }
    /// The input `inputCorrectionLevel`.
    var correctionLevel: Float { get set }
    /// The input `inputLayers`.
    var layers: Float { get set }
    /// The input `inputMessage`.
    var message: Data { get set }
}
/// The inputs of the filter for barcode generator.
public protocol CIBarcodeGenerator: CIFilterProtocol {
    /// The input `inputBarcodeDescriptor`.
    var barcodeDescriptor: CIBarcodeDescriptor { get set }
}
/// The inputs of the filter for bars swipe transition.
public protocol CIBarsSwipeTransition: CITransitionFilter {
    /// The input `inputAngle`.
    var angle: Float { get set }
    /// The input `inputBarOffset`.
    var barOffset: Float { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
}
/// The inputs of the filter for bicubic scale transform.
public protocol CIBicubicScaleTransform: CIFilterProtocol {
    /// The input `inputAspectRatio`.
    var aspectRatio: Float { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputParameterB`.
    var parameterB: Float { get set }
    /// The input `inputParameterC`.
    var parameterC: Float { get set }
    /// The input `inputScale`.
    var scale: Float { get set }
}
/// The inputs of the filter for blend with mask.
public protocol CIBlendWithMask: CIFilterProtocol {
    /// The input `inputBackgroundImage`.
    var backgroundImage: CIImage? { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputMaskImage`.
    var maskImage: CIImage? { get set }
}
/// The inputs of the filter for bloom.
public protocol CIBloom: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputIntensity`.
    var intensity: Float { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}
/// The inputs of the filter for blurred rectangle generator.
public protocol CIBlurredRectangleGenerator: CIFilterProtocol {
    /// The input `inputColor`.
    var color: CIColor { get set }
    /// The input `inputExtent`.
    var extent: CGRect { get set }
    /// The input `inputSigma`.
    var sigma: Float { get set }
}
/// The inputs of the filter for blurred rounded rectangle generator.
public protocol CIBlurredRoundedRectangleGenerator: CIFilterProtocol {
    /// The input `inputColor`.
    var color: CIColor { get set }
    /// The input `inputExtent`.
    var extent: CGRect { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
    /// The input `inputSigma`.
    var sigma: Float { get set }
    /// The input `inputSmoothness`.
    var smoothness: Float { get set }
}
/// The inputs of the filter for bokeh blur.
public protocol CIBokehBlur: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
    /// The input `inputRingAmount`.
    var ringAmount: Float { get set }
    /// The input `inputRingSize`.
    var ringSize: Float { get set }
    /// The input `inputSoftness`.
    var softness: Float { get set }
}
/// The inputs of the filter for box blur.
public protocol CIBoxBlur: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}
/// The inputs of the filter for bump distortion.
public protocol CIBumpDistortion: CIFilterProtocol {
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
    /// The input `inputScale`.
    var scale: Float { get set }
}
/// The inputs of the filter for bump distortion linear.
public protocol CIBumpDistortionLinear: CIFilterProtocol {
    /// The input `inputAngle`.
    var angle: Float { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
    /// The input `inputScale`.
    var scale: Float { get set }
}
/// The inputs of the filter for cmykhalftone.
public protocol CICMYKHalftone: CIFilterProtocol {
    /// The input `inputAngle`.
    var angle: Float { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputGrayComponentReplacement`.
    var grayComponentReplacement: Float { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputSharpness`.
    var sharpness: Float { get set }
    /// The input `inputUnderColorRemoval`.
    var underColorRemoval: Float { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
}
/// The inputs of the filter for canny edge detector.
public protocol CICannyEdgeDetector: CIFilterProtocol {
    /// The input `inputGaussianSigma`.
    var gaussianSigma: Float { get set }
    /// The input `inputHysteresisPasses`.
    var hysteresisPasses: Int { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputPerceptual`.
    var perceptual: Bool { get set }
    /// The input `inputThresholdHigh`.
    var thresholdHigh: Float { get set }
    /// The input `inputThresholdLow`.
    var thresholdLow: Float { get set }
}
/// The inputs of the filter for checkerboard generator.
public protocol CICheckerboardGenerator: CIFilterProtocol {
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputColor0`.
    var color0: CIColor { get set }
    /// The input `inputColor1`.
    var color1: CIColor { get set }
    /// The input `inputSharpness`.
    var sharpness: Float { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
}
/// The inputs of the filter for circle splash distortion.
public protocol CICircleSplashDistortion: CIFilterProtocol {
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}
/// The inputs of the filter for circular screen.
public protocol CICircularScreen: CIFilterProtocol {
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputSharpness`.
    var sharpness: Float { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
}
/// The inputs of the filter for circular wrap.
public protocol CICircularWrap: CIFilterProtocol {
    /// The input `inputAngle`.
    var angle: Float { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}
/// The inputs of the filter for code128 barcode generator.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    /// The input `inputBarcodeHeight`.
    var barcodeHeight: Float { get set }
    /// The input `inputMessage`.
    var message: Data { get set }
    /// The input `inputQuietSpace`.
    var quietSpace: Float { get set }
}
/// The inputs of the filter for color absolute difference.
public protocol CIColorAbsoluteDifference: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputImage2`.
    var inputImage2: CIImage? { get set }
}
/// The inputs of the filter for color clamp.
public protocol CIColorClamp: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputMaxComponents`.
    var maxComponents: CIVector { get set }
    /// The input `inputMinComponents`.
    var minComponents: CIVector { get set }
}
/// The inputs of the filter for color controls.
public protocol CIColorControls: CIFilterProtocol {
    /// The input `inputBrightness`.
    var brightness: Float { get set }
    /// The input `inputContrast`.
    var contrast: Float { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputSaturation`.
    var saturation: Float { get set }
}
/// The inputs of the filter for color cross polynomial.
public protocol CIColorCrossPolynomial: CIFilterProtocol {
    /// The input `inputBlueCoefficients`.
    var blueCoefficients: CIVector { get set }
    /// The input `inputGreenCoefficients`.
    var greenCoefficients: CIVector { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputRedCoefficients`.
    var redCoefficients: CIVector { get set }
}
/// The inputs of the filter for color cube.
public protocol CIColorCube: CIFilterProtocol {
    /// The input `inputCubeData`.
    var cubeData: Data { get set }
    /// The input `inputCubeDimension`.
    var cubeDimension: Float { get set }
    /// The input `inputExtrapolate`.
    var extrapolate: Bool { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for color cube with color space.
public protocol CIColorCubeWithColorSpace: CIFilterProtocol {
    /// The input `inputColorSpace`.
    var colorSpace: CGColorSpace? { get set }
    /// The input `inputCubeData`.
    var cubeData: Data { get set }
    /// The input `inputCubeDimension`.
    var cubeDimension: Float { get set }
    /// The input `inputExtrapolate`.
    var extrapolate: Bool { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for color cubes mixed with mask.
public protocol CIColorCubesMixedWithMask: CIFilterProtocol {
    /// The input `inputColorSpace`.
    var colorSpace: CGColorSpace? { get set }
    /// The input `inputCube0Data`.
    var cube0Data: Data { get set }
    /// The input `inputCube1Data`.
    var cube1Data: Data { get set }
    /// The input `inputCubeDimension`.
    var cubeDimension: Float { get set }
    /// The input `inputExtrapolate`.
    var extrapolate: Bool { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputMaskImage`.
    var maskImage: CIImage? { get set }
}
/// The inputs of the filter for color curves.
public protocol CIColorCurves: CIFilterProtocol {
    /// The input `inputColorSpace`.
    var colorSpace: CGColorSpace? { get set }
    /// The input `inputCurvesData`.
    var curvesData: Data { get set }
    /// The input `inputCurvesDomain`.
    var curvesDomain: CIVector { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for color invert.
public protocol CIColorInvert: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for color map.
public protocol CIColorMap: CIFilterProtocol {
    /// The input `inputGradientImage`.
    var gradientImage: CIImage? { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for color matrix.
public protocol CIColorMatrix: CIFilterProtocol {
    /// The input `inputAVector`.
    var aVector: CIVector { get set }
    /// The input `inputBVector`.
    var bVector: CIVector { get set }
    /// The input `inputGVector`.
    var gVector: CIVector { get set }
    /// The input `inputRVector`.
    var rVector: CIVector { get set }
    /// The input `inputBiasVector`.
    var biasVector: CIVector { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for color monochrome.
public protocol CIColorMonochrome: CIFilterProtocol {
    /// The input `inputColor`.
    var color: CIColor { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputIntensity`.
    var intensity: Float { get set }
}
/// The inputs of the filter for color polynomial.
public protocol CIColorPolynomial: CIFilterProtocol {
    /// The input `inputAlphaCoefficients`.
    var alphaCoefficients: CIVector { get set }
    /// The input `inputBlueCoefficients`.
    var blueCoefficients: CIVector { get set }
    /// The input `inputGreenCoefficients`.
    var greenCoefficients: CIVector { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputRedCoefficients`.
    var redCoefficients: CIVector { get set }
}
/// The inputs of the filter for color posterize.
public protocol CIColorPosterize: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputLevels`.
    var levels: Float { get set }
}
/// The inputs of the filter for color threshold.
public protocol CIColorThreshold: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputThreshold`.
    var threshold: Float { get set }
}
/// The inputs of the filter for color threshold otsu.
public protocol CIColorThresholdOtsu: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for column average.
public protocol CIColumnAverage: CIAreaReductionFilter {}
/// The inputs of the filter for comic effect.
public protocol CIComicEffect: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for composite operation.
public protocol CICompositeOperation: CIFilterProtocol {
    /// The input `inputBackgroundImage`.
    var backgroundImage: CIImage? { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for convert lab.
public protocol CIConvertLab: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputNormalize`.
    var normalize: Bool { get set }
}
/// The inputs of the filter for convolution.
public protocol CIConvolution: CIFilterProtocol {
    /// The input `inputBias`.
    var bias: Float { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputWeights`.
    var weights: CIVector { get set }
}
/// The inputs of the filter for copy machine transition.
public protocol CICopyMachineTransition: CITransitionFilter {
    /// The input `inputAngle`.
    var angle: Float { get set }
    /// The input `inputColor`.
    var color: CIColor { get set }
    /// The input `inputExtent`.
    var extent: CGRect { get set }
    /// The input `inputOpacity`.
    var opacity: Float { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
}
/// The inputs of the filter for crystallize.
public protocol CICrystallize: CIFilterProtocol {
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}
