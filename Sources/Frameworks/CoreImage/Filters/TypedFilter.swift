import UIKitCore

/// A filter whose inputs are properties. They are stored by their keys, as in every filter.
class TypedFilter: CIFilter, @unchecked Sendable {
    final func set(_ value: Any?, _ key: String) { setValue(value, forKey: key) }
    final func set(_ value: CGPoint, _ key: String) { setValue(CIVector(cgPoint: value), forKey: key) }
    final func set(_ value: CGRect, _ key: String) { setValue(CIVector(cgRect: value), forKey: key) }
    final func image(_ key: String) -> CIImage? { value(forKey: key) as? CIImage }
    private func inputs(_ key: String) -> FilterInputs { FilterInputs(values: [key: value(forKey: key) as Any]) }
    final func float(_ key: String) -> Float { inputs(key).number(key) }
    final func int(_ key: String) -> Int { Int(inputs(key).number(key)) }
    final func bool(_ key: String) -> Bool { inputs(key).number(key) != 0 }
    final func vector(_ key: String) -> CIVector { inputs(key).vector(key) }
    final func point(_ key: String) -> CGPoint { vector(key).cgPointValue }
    final func rect(_ key: String) -> CGRect { vector(key).cgRectValue }
    final func color(_ key: String) -> CIColor { value(forKey: key) as? CIColor ?? .clear }
    final func data(_ key: String) -> Data { value(forKey: key) as? Data ?? Data() }
    final func string(_ key: String) -> String { value(forKey: key) as? String ?? "" }
    final func attributed(_ key: String) -> NSAttributedString {
        value(forKey: key) as? NSAttributedString ?? NSAttributedString(string: "")
    }
    final func space(_ key: String) -> CGColorSpace? { value(forKey: key) as? CGColorSpace }
    final func list(_ key: String) -> [Any] { value(forKey: key) as? [Any] ?? [] }
    final func transform(_ key: String) -> CGAffineTransform { inputs(key).transform(key) }
    final func descriptor(_ key: String) -> CIBarcodeDescriptor { value(forKey: key) as? CIBarcodeDescriptor ?? CIBarcodeDescriptor() }

}

/// The filters whose inputs of these names have other types.
final class FilterOfNumbers: TypedFilter,
    CIAztecCodeGenerator, CIPDF417BarcodeGenerator, CIAttributedTextImageGenerator, CIStretchCrop, @unchecked Sendable
{
    var correctionLevel: Float {
        get { float("inputCorrectionLevel") }
        set { set(newValue, "inputCorrectionLevel") }
    }
    var text: NSAttributedString {
        get { attributed("inputText") }
        set { set(newValue, "inputText") }
    }
    var size: CGPoint {
        get { point("inputSize") }
        set { set(newValue, "inputSize") }
    }
}

/// All other filters.
final class BuiltInFilter: TypedFilter,
    CIAccordionFoldTransition, CIAffineClamp, CIAffineTile, CIAreaAverage, CIAreaAverageMaximumRed, CIAreaBoundsRed,
    CIAreaHistogram, CIAreaLogarithmicHistogram, CIAreaMaximum, CIAreaMaximumAlpha, CIAreaMinMax, CIAreaMinMaxRed, CIAreaMinimum,
    CIAreaMinimumAlpha, CIAreaReductionFilter, CIBarcodeGenerator, CIBarsSwipeTransition, CIBicubicScaleTransform,
    CIBlendWithMask, CIBloom, CIBlurredRectangleGenerator, CIBlurredRoundedRectangleGenerator, CIBokehBlur, CIBoxBlur,
    CIBumpDistortion, CIBumpDistortionLinear, CICMYKHalftone, CICannyEdgeDetector, CICheckerboardGenerator,
    CICircleSplashDistortion, CICircularScreen, CICircularWrap, CICode128BarcodeGenerator, CIColorAbsoluteDifference,
    CIColorClamp, CIColorControls, CIColorCrossPolynomial, CIColorCube, CIColorCubeWithColorSpace, CIColorCubesMixedWithMask,
    CIColorCurves, CIColorInvert, CIColorMap, CIColorMatrix, CIColorMonochrome, CIColorPolynomial, CIColorPosterize,
    CIColorThreshold, CIColorThresholdOtsu, CIColumnAverage, CIComicEffect, CICompositeOperation, CIConvertLab, CIConvolution,
    CICopyMachineTransition, CICrystallize, CIDepthOfField, CIDepthToDisparity, CIDiscBlur, CIDisintegrateWithMaskTransition,
    CIDisparityToDepth, CIDisplacementDistortion, CIDissolveTransition, CIDistanceGradientFromRedMask, CIDither,
    CIDocumentEnhancer, CIDotScreen, CIDroste, CIEdgePreserveUpsample, CIEdgeWork, CIEdges, CIEightfoldReflectedTile,
    CIExposureAdjust, CIFalseColor, CIFlashTransition, CIFourCoordinateGeometryFilter, CIFourfoldReflectedTile,
    CIFourfoldRotatedTile, CIFourfoldTranslatedTile, CIGaborGradients, CIGammaAdjust, CIGaussianBlur, CIGaussianGradient,
    CIGlassDistortion, CIGlassLozenge, CIGlideReflectedTile, CIGloom, CIHatchedScreen, CIHeightFieldFromMask,
    CIHexagonalPixellate, CIHighlightShadowAdjust, CIHistogramDisplay, CIHoleDistortion, CIHueAdjust,
    CIHueSaturationValueGradient, CIKMeans, CIKaleidoscope, CIKeystoneCorrectionCombined, CIKeystoneCorrectionHorizontal,
    CIKeystoneCorrectionVertical, CILabDeltaE, CILanczosScaleTransform, CILenticularHaloGenerator, CILightTunnel, CILineOverlay,
    CILineScreen, CILinearGradient, CILinearToSRGBToneCurve, CIMaskToAlpha, CIMaskedVariableBlur, CIMaximumComponent,
    CIMaximumScaleTransform, CIMedian, CIMeshGenerator, CIMinimumComponent, CIMix, CIModTransition, CIMorphologyGradient,
    CIMorphologyMaximum, CIMorphologyMinimum, CIMorphologyRectangleMaximum, CIMorphologyRectangleMinimum, CIMotionBlur,
    CINinePartStretched, CINinePartTiled, CINoiseReduction, CIOpTile, CIPageCurlTransition, CIPageCurlWithShadowTransition,
    CIPaletteCentroid, CIPalettize, CIParallelogramTile, CIPersonSegmentation, CIPerspectiveCorrection, CIPerspectiveRotate,
    CIPerspectiveTile, CIPerspectiveTransform, CIPerspectiveTransformWithExtent, CIPhotoEffect, CIPinchDistortion, CIPixellate,
    CIPointillize, CIQRCodeGenerator, CIRadialGradient, CIRandomGenerator, CIRippleTransition, CIRoundedQRCodeGenerator,
    CIRoundedRectangleGenerator, CIRoundedRectangleStrokeGenerator, CIRowAverage, CISRGBToneCurveToLinear, CISaliencyMap,
    CISepiaTone, CIShadedMaterial, CISharpenLuminance, CISignedDistanceGradientFromRedMask, CISixfoldReflectedTile,
    CISixfoldRotatedTile, CISmoothLinearGradient, CISobelGradients, CISpotColor, CISpotLight, CIStarShineGenerator, CIStraighten,
    CIStripesGenerator, CISunbeamsGenerator, CISwipeTransition, CISystemToneMap, CITemperatureAndTint, CITextImageGenerator,
    CIThermal, CIToneCurve, CIToneMapHeadroom, CITorusLensDistortion, CITransitionFilter, CITriangleKaleidoscope, CITriangleTile,
    CITwelvefoldReflectedTile, CITwirlDistortion, CIUnsharpMask, CIVibrance, CIVignette, CIVignetteEffect, CIVortexDistortion,
    CIWhitePointAdjust, CIXRay, CIZoomBlur, @unchecked Sendable
{
    var correctionLevel: String {
        get { string("inputCorrectionLevel") }
        set { set(newValue, "inputCorrectionLevel") }
    }
    var text: String {
        get { string("inputText") }
        set { set(newValue, "inputText") }
    }
    var size: Float {
        get { float("inputSize") }
        set { set(newValue, "inputSize") }
    }
}
