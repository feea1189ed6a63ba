import UIKitCore

// The built-in filters by their names, with inputs as properties. A filter that isn't drawn here has no output image.

extension CIFilter {
    /// Returns the filter `CICMYKHalftone` with its defaults.
    public class func cmykHalftone() -> any CIFilter & CICMYKHalftone { BuiltInFilter(named: "CICMYKHalftone") }
    /// Returns the filter `CIKMeans` with its defaults.
    public class func kMeans() -> any CIFilter & CIKMeans { BuiltInFilter(named: "CIKMeans") }
    /// Returns the filter `CILabDeltaE` with its defaults.
    public class func labDeltaE() -> any CIFilter & CILabDeltaE { BuiltInFilter(named: "CILabDeltaE") }
    /// Returns the filter `CIPDF417BarcodeGenerator` with its defaults.
    public class func pdf417BarcodeGenerator() -> any CIFilter & CIPDF417BarcodeGenerator {
        FilterOfNumbers(named: "CIPDF417BarcodeGenerator")
    }
    /// Returns the filter `CIQRCodeGenerator` with its defaults.
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { BuiltInFilter(named: "CIQRCodeGenerator") }
    /// Returns the filter `CIAccordionFoldTransition` with its defaults.
    public class func accordionFoldTransition() -> any CIFilter & CIAccordionFoldTransition {
        BuiltInFilter(named: "CIAccordionFoldTransition")
    }
    /// Returns the filter `CIAdditionCompositing` with its defaults.
    public class func additionCompositing() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIAdditionCompositing") }
    /// Returns the filter `CIAffineClamp` with its defaults.
    public class func affineClamp() -> any CIFilter & CIAffineClamp { BuiltInFilter(named: "CIAffineClamp") }
    /// Returns the filter `CIAffineTile` with its defaults.
    public class func affineTile() -> any CIFilter & CIAffineTile { BuiltInFilter(named: "CIAffineTile") }
    /// Returns the filter `CIAreaAverage` with its defaults.
    public class func areaAverage() -> any CIFilter & CIAreaAverage { BuiltInFilter(named: "CIAreaAverage") }
    /// Returns the filter `CIAreaAverageMaximumRed` with its defaults.
    public class func areaAverageMaximumRed() -> any CIFilter & CIAreaAverageMaximumRed { BuiltInFilter(named: "CIAreaAverageMaximumRed") }
    /// Returns the filter `CIAreaBoundsRed` with its defaults.
    public class func areaBoundsRed() -> any CIFilter & CIAreaBoundsRed { BuiltInFilter(named: "CIAreaBoundsRed") }
    /// Returns the filter `CIAreaHistogram` with its defaults.
    public class func areaHistogram() -> any CIFilter & CIAreaHistogram { BuiltInFilter(named: "CIAreaHistogram") }
    /// Returns the filter `CIAreaLogarithmicHistogram` with its defaults.
    public class func areaLogarithmicHistogram() -> any CIFilter & CIAreaLogarithmicHistogram {
        BuiltInFilter(named: "CIAreaLogarithmicHistogram")
    }
    /// Returns the filter `CIAreaMaximumAlpha` with its defaults.
    public class func areaMaximumAlpha() -> any CIFilter & CIAreaMaximumAlpha { BuiltInFilter(named: "CIAreaMaximumAlpha") }
    /// Returns the filter `CIAreaMaximum` with its defaults.
    public class func areaMaximum() -> any CIFilter & CIAreaMaximum { BuiltInFilter(named: "CIAreaMaximum") }
    /// Returns the filter `CIAreaMinMax` with its defaults.
    public class func areaMinMax() -> any CIFilter & CIAreaMinMax { BuiltInFilter(named: "CIAreaMinMax") }
    /// Returns the filter `CIAreaMinMaxRed` with its defaults.
    public class func areaMinMaxRed() -> any CIFilter & CIAreaMinMaxRed { BuiltInFilter(named: "CIAreaMinMaxRed") }
    /// Returns the filter `CIAreaMinimumAlpha` with its defaults.
    public class func areaMinimumAlpha() -> any CIFilter & CIAreaMinimumAlpha { BuiltInFilter(named: "CIAreaMinimumAlpha") }
    /// Returns the filter `CIAreaMinimum` with its defaults.
    public class func areaMinimum() -> any CIFilter & CIAreaMinimum { BuiltInFilter(named: "CIAreaMinimum") }
    /// Returns the filter `CIAttributedTextImageGenerator` with its defaults.
    public class func attributedTextImageGenerator() -> any CIFilter & CIAttributedTextImageGenerator {
        FilterOfNumbers(named: "CIAttributedTextImageGenerator")
    }
    /// Returns the filter `CIAztecCodeGenerator` with its defaults.
    public class func aztecCodeGenerator() -> any CIFilter & CIAztecCodeGenerator { FilterOfNumbers(named: "CIAztecCodeGenerator") }
    /// Returns the filter `CIBarcodeGenerator` with its defaults.
    public class func barcodeGenerator() -> any CIFilter & CIBarcodeGenerator { BuiltInFilter(named: "CIBarcodeGenerator") }
    /// Returns the filter `CIBarsSwipeTransition` with its defaults.
    public class func barsSwipeTransition() -> any CIFilter & CIBarsSwipeTransition { BuiltInFilter(named: "CIBarsSwipeTransition") }
    /// Returns the filter `CIBicubicScaleTransform` with its defaults.
    public class func bicubicScaleTransform() -> any CIFilter & CIBicubicScaleTransform { BuiltInFilter(named: "CIBicubicScaleTransform") }
    /// Returns the filter `CIBlendWithAlphaMask` with its defaults.
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask { BuiltInFilter(named: "CIBlendWithAlphaMask") }
    /// Returns the filter `CIBlendWithBlueMask` with its defaults.
    public class func blendWithBlueMask() -> any CIFilter & CIBlendWithMask { BuiltInFilter(named: "CIBlendWithBlueMask") }
    /// Returns the filter `CIBlendWithMask` with its defaults.
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BuiltInFilter(named: "CIBlendWithMask") }
    /// Returns the filter `CIBlendWithRedMask` with its defaults.
    public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask { BuiltInFilter(named: "CIBlendWithRedMask") }
    /// Returns the filter `CIBloom` with its defaults.
    public class func bloom() -> any CIFilter & CIBloom { BuiltInFilter(named: "CIBloom") }
    /// Returns the filter `CIBlurredRectangleGenerator` with its defaults.
    public class func blurredRectangleGenerator() -> any CIFilter & CIBlurredRectangleGenerator {
        BuiltInFilter(named: "CIBlurredRectangleGenerator")
    }
    /// Returns the filter `CIBlurredRoundedRectangleGenerator` with its defaults.
    public class func blurredRoundedRectangleGenerator() -> any CIFilter & CIBlurredRoundedRectangleGenerator {
        BuiltInFilter(named: "CIBlurredRoundedRectangleGenerator")
    }
    /// Returns the filter `CIBokehBlur` with its defaults.
    public class func bokehBlur() -> any CIFilter & CIBokehBlur { BuiltInFilter(named: "CIBokehBlur") }
    /// Returns the filter `CIBoxBlur` with its defaults.
    public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltInFilter(named: "CIBoxBlur") }
    /// Returns the filter `CIBumpDistortion` with its defaults.
    public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { BuiltInFilter(named: "CIBumpDistortion") }
    /// Returns the filter `CIBumpDistortionLinear` with its defaults.
    public class func bumpDistortionLinear() -> any CIFilter & CIBumpDistortionLinear { BuiltInFilter(named: "CIBumpDistortionLinear") }
    /// Returns the filter `CICannyEdgeDetector` with its defaults.
    public class func cannyEdgeDetector() -> any CIFilter & CICannyEdgeDetector { BuiltInFilter(named: "CICannyEdgeDetector") }
    /// Returns the filter `CICheckerboardGenerator` with its defaults.
    public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator { BuiltInFilter(named: "CICheckerboardGenerator") }
    /// Returns the filter `CICircleSplashDistortion` with its defaults.
    public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion {
        BuiltInFilter(named: "CICircleSplashDistortion")
    }
    /// Returns the filter `CICircularScreen` with its defaults.
    public class func circularScreen() -> any CIFilter & CICircularScreen { BuiltInFilter(named: "CICircularScreen") }
    /// Returns the filter `CICircularWrap` with its defaults.
    public class func circularWrap() -> any CIFilter & CICircularWrap { BuiltInFilter(named: "CICircularWrap") }
    /// Returns the filter `CICode128BarcodeGenerator` with its defaults.
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        BuiltInFilter(named: "CICode128BarcodeGenerator")
    }
    /// Returns the filter `CIColorAbsoluteDifference` with its defaults.
    public class func colorAbsoluteDifference() -> any CIFilter & CIColorAbsoluteDifference {
        BuiltInFilter(named: "CIColorAbsoluteDifference")
    }
    /// Returns the filter `CIColorBlendMode` with its defaults.
    public class func colorBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIColorBlendMode") }
    /// Returns the filter `CIColorBurnBlendMode` with its defaults.
    public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIColorBurnBlendMode") }
    /// Returns the filter `CIColorClamp` with its defaults.
    public class func colorClamp() -> any CIFilter & CIColorClamp { BuiltInFilter(named: "CIColorClamp") }
    /// Returns the filter `CIColorControls` with its defaults.
    public class func colorControls() -> any CIFilter & CIColorControls { BuiltInFilter(named: "CIColorControls") }
    /// Returns the filter `CIColorCrossPolynomial` with its defaults.
    public class func colorCrossPolynomial() -> any CIFilter & CIColorCrossPolynomial { BuiltInFilter(named: "CIColorCrossPolynomial") }
    /// Returns the filter `CIColorCube` with its defaults.
    public class func colorCube() -> any CIFilter & CIColorCube { BuiltInFilter(named: "CIColorCube") }
    /// Returns the filter `CIColorCubeWithColorSpace` with its defaults.
    public class func colorCubeWithColorSpace() -> any CIFilter & CIColorCubeWithColorSpace {
        BuiltInFilter(named: "CIColorCubeWithColorSpace")
    }
    /// Returns the filter `CIColorCubesMixedWithMask` with its defaults.
    public class func colorCubesMixedWithMask() -> any CIFilter & CIColorCubesMixedWithMask {
        BuiltInFilter(named: "CIColorCubesMixedWithMask")
    }
    /// Returns the filter `CIColorCurves` with its defaults.
    public class func colorCurves() -> any CIFilter & CIColorCurves { BuiltInFilter(named: "CIColorCurves") }
    /// Returns the filter `CIColorDodgeBlendMode` with its defaults.
    public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIColorDodgeBlendMode") }
    /// Returns the filter `CIColorInvert` with its defaults.
    public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltInFilter(named: "CIColorInvert") }
    /// Returns the filter `CIColorMap` with its defaults.
    public class func colorMap() -> any CIFilter & CIColorMap { BuiltInFilter(named: "CIColorMap") }
    /// Returns the filter `CIColorMatrix` with its defaults.
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { BuiltInFilter(named: "CIColorMatrix") }
    /// Returns the filter `CIColorMonochrome` with its defaults.
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { BuiltInFilter(named: "CIColorMonochrome") }
    /// Returns the filter `CIColorPolynomial` with its defaults.
    public class func colorPolynomial() -> any CIFilter & CIColorPolynomial { BuiltInFilter(named: "CIColorPolynomial") }
    /// Returns the filter `CIColorPosterize` with its defaults.
    public class func colorPosterize() -> any CIFilter & CIColorPosterize { BuiltInFilter(named: "CIColorPosterize") }
    /// Returns the filter `CIColorThreshold` with its defaults.
    public class func colorThreshold() -> any CIFilter & CIColorThreshold { BuiltInFilter(named: "CIColorThreshold") }
    /// Returns the filter `CIColorThresholdOtsu` with its defaults.
    public class func colorThresholdOtsu() -> any CIFilter & CIColorThresholdOtsu { BuiltInFilter(named: "CIColorThresholdOtsu") }
    /// Returns the filter `CIColumnAverage` with its defaults.
    public class func columnAverage() -> any CIFilter & CIColumnAverage { BuiltInFilter(named: "CIColumnAverage") }
    /// Returns the filter `CIComicEffect` with its defaults.
    public class func comicEffect() -> any CIFilter & CIComicEffect { BuiltInFilter(named: "CIComicEffect") }
    /// Returns the filter `CIConvertLabToRGB` with its defaults.
    public class func convertLabToRGB() -> any CIFilter & CIConvertLab { BuiltInFilter(named: "CIConvertLabToRGB") }
    /// Returns the filter `CIConvertRGBtoLab` with its defaults.
    public class func convertRGBtoLab() -> any CIFilter & CIConvertLab { BuiltInFilter(named: "CIConvertRGBtoLab") }
    /// Returns the filter `CIConvolution3X3` with its defaults.
    public class func convolution3X3() -> any CIFilter & CIConvolution { BuiltInFilter(named: "CIConvolution3X3") }
    /// Returns the filter `CIConvolution5X5` with its defaults.
    public class func convolution5X5() -> any CIFilter & CIConvolution { BuiltInFilter(named: "CIConvolution5X5") }
    /// Returns the filter `CIConvolution7X7` with its defaults.
    public class func convolution7X7() -> any CIFilter & CIConvolution { BuiltInFilter(named: "CIConvolution7X7") }
    /// Returns the filter `CIConvolution9Horizontal` with its defaults.
    public class func convolution9Horizontal() -> any CIFilter & CIConvolution { BuiltInFilter(named: "CIConvolution9Horizontal") }
    /// Returns the filter `CIConvolution9Vertical` with its defaults.
    public class func convolution9Vertical() -> any CIFilter & CIConvolution { BuiltInFilter(named: "CIConvolution9Vertical") }
    /// Returns the filter `CIConvolutionRGB3X3` with its defaults.
    public class func convolutionRGB3X3() -> any CIFilter & CIConvolution { BuiltInFilter(named: "CIConvolutionRGB3X3") }
    /// Returns the filter `CIConvolutionRGB5X5` with its defaults.
    public class func convolutionRGB5X5() -> any CIFilter & CIConvolution { BuiltInFilter(named: "CIConvolutionRGB5X5") }
    /// Returns the filter `CIConvolutionRGB7X7` with its defaults.
    public class func convolutionRGB7X7() -> any CIFilter & CIConvolution { BuiltInFilter(named: "CIConvolutionRGB7X7") }
    /// Returns the filter `CIConvolutionRGB9Horizontal` with its defaults.
    public class func convolutionRGB9Horizontal() -> any CIFilter & CIConvolution { BuiltInFilter(named: "CIConvolutionRGB9Horizontal") }
    /// Returns the filter `CIConvolutionRGB9Vertical` with its defaults.
    public class func convolutionRGB9Vertical() -> any CIFilter & CIConvolution { BuiltInFilter(named: "CIConvolutionRGB9Vertical") }
    /// Returns the filter `CICopyMachineTransition` with its defaults.
    public class func copyMachineTransition() -> any CIFilter & CICopyMachineTransition { BuiltInFilter(named: "CICopyMachineTransition") }
    /// Returns the filter `CICrystallize` with its defaults.
    public class func crystallize() -> any CIFilter & CICrystallize { BuiltInFilter(named: "CICrystallize") }
    /// Returns the filter `CIDarkenBlendMode` with its defaults.
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIDarkenBlendMode") }
    /// Returns the filter `CIDepthOfField` with its defaults.
    public class func depthOfField() -> any CIFilter & CIDepthOfField { BuiltInFilter(named: "CIDepthOfField") }
    /// Returns the filter `CIDepthToDisparity` with its defaults.
    public class func depthToDisparity() -> any CIFilter & CIDepthToDisparity { BuiltInFilter(named: "CIDepthToDisparity") }
    /// Returns the filter `CIDifferenceBlendMode` with its defaults.
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIDifferenceBlendMode") }
    /// Returns the filter `CIDiscBlur` with its defaults.
    public class func discBlur() -> any CIFilter & CIDiscBlur { BuiltInFilter(named: "CIDiscBlur") }
    /// Returns the filter `CIDisintegrateWithMaskTransition` with its defaults.
    public class func disintegrateWithMaskTransition() -> any CIFilter & CIDisintegrateWithMaskTransition {
        BuiltInFilter(named: "CIDisintegrateWithMaskTransition")
    }
    /// Returns the filter `CIDisparityToDepth` with its defaults.
    public class func disparityToDepth() -> any CIFilter & CIDisparityToDepth { BuiltInFilter(named: "CIDisparityToDepth") }
    /// Returns the filter `CIDisplacementDistortion` with its defaults.
    public class func displacementDistortion() -> any CIFilter & CIDisplacementDistortion {
        BuiltInFilter(named: "CIDisplacementDistortion")
    }
    /// Returns the filter `CIDissolveTransition` with its defaults.
    public class func dissolveTransition() -> any CIFilter & CIDissolveTransition { BuiltInFilter(named: "CIDissolveTransition") }
    /// Returns the filter `CIDistanceGradientFromRedMask` with its defaults.
    public class func distanceGradientFromRedMask() -> any CIFilter & CIDistanceGradientFromRedMask {
        BuiltInFilter(named: "CIDistanceGradientFromRedMask")
    }
    /// Returns the filter `CIDither` with its defaults.
    public class func dither() -> any CIFilter & CIDither { BuiltInFilter(named: "CIDither") }
    /// Returns the filter `CIDivideBlendMode` with its defaults.
    public class func divideBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIDivideBlendMode") }
    /// Returns the filter `CIDocumentEnhancer` with its defaults.
    public class func documentEnhancer() -> any CIFilter & CIDocumentEnhancer { BuiltInFilter(named: "CIDocumentEnhancer") }
    /// Returns the filter `CIDotScreen` with its defaults.
    public class func dotScreen() -> any CIFilter & CIDotScreen { BuiltInFilter(named: "CIDotScreen") }
    /// Returns the filter `CIDroste` with its defaults.
    public class func droste() -> any CIFilter & CIDroste { BuiltInFilter(named: "CIDroste") }
    /// Returns the filter `CIEdgePreserveUpsampleFilter` with its defaults.
    public class func edgePreserveUpsample() -> any CIFilter & CIEdgePreserveUpsample {
        BuiltInFilter(named: "CIEdgePreserveUpsampleFilter")
    }
    /// Returns the filter `CIEdgeWork` with its defaults.
    public class func edgeWork() -> any CIFilter & CIEdgeWork { BuiltInFilter(named: "CIEdgeWork") }
    /// Returns the filter `CIEdges` with its defaults.
    public class func edges() -> any CIFilter & CIEdges { BuiltInFilter(named: "CIEdges") }
    /// Returns the filter `CIEightfoldReflectedTile` with its defaults.
    public class func eightfoldReflectedTile() -> any CIFilter & CIEightfoldReflectedTile {
        BuiltInFilter(named: "CIEightfoldReflectedTile")
    }
    /// Returns the filter `CIExclusionBlendMode` with its defaults.
    public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIExclusionBlendMode") }
    /// Returns the filter `CIExposureAdjust` with its defaults.
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { BuiltInFilter(named: "CIExposureAdjust") }
    /// Returns the filter `CIFalseColor` with its defaults.
    public class func falseColor() -> any CIFilter & CIFalseColor { BuiltInFilter(named: "CIFalseColor") }
    /// Returns the filter `CIFlashTransition` with its defaults.
    public class func flashTransition() -> any CIFilter & CIFlashTransition { BuiltInFilter(named: "CIFlashTransition") }
    /// Returns the filter `CIFourfoldReflectedTile` with its defaults.
    public class func fourfoldReflectedTile() -> any CIFilter & CIFourfoldReflectedTile { BuiltInFilter(named: "CIFourfoldReflectedTile") }
    /// Returns the filter `CIFourfoldRotatedTile` with its defaults.
    public class func fourfoldRotatedTile() -> any CIFilter & CIFourfoldRotatedTile { BuiltInFilter(named: "CIFourfoldRotatedTile") }
    /// Returns the filter `CIFourfoldTranslatedTile` with its defaults.
    public class func fourfoldTranslatedTile() -> any CIFilter & CIFourfoldTranslatedTile {
        BuiltInFilter(named: "CIFourfoldTranslatedTile")
    }
    /// Returns the filter `CIGaborGradients` with its defaults.
    public class func gaborGradients() -> any CIFilter & CIGaborGradients { BuiltInFilter(named: "CIGaborGradients") }
    /// Returns the filter `CIGammaAdjust` with its defaults.
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltInFilter(named: "CIGammaAdjust") }
    /// Returns the filter `CIGaussianBlur` with its defaults.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltInFilter(named: "CIGaussianBlur") }
    /// Returns the filter `CIGaussianGradient` with its defaults.
    public class func gaussianGradient() -> any CIFilter & CIGaussianGradient { BuiltInFilter(named: "CIGaussianGradient") }
    /// Returns the filter `CIGlassDistortion` with its defaults.
    public class func glassDistortion() -> any CIFilter & CIGlassDistortion { BuiltInFilter(named: "CIGlassDistortion") }
    /// Returns the filter `CIGlassLozenge` with its defaults.
    public class func glassLozenge() -> any CIFilter & CIGlassLozenge { BuiltInFilter(named: "CIGlassLozenge") }
    /// Returns the filter `CIGlideReflectedTile` with its defaults.
    public class func glideReflectedTile() -> any CIFilter & CIGlideReflectedTile { BuiltInFilter(named: "CIGlideReflectedTile") }
    /// Returns the filter `CIGloom` with its defaults.
    public class func gloom() -> any CIFilter & CIGloom { BuiltInFilter(named: "CIGloom") }
    /// Returns the filter `CIHardLightBlendMode` with its defaults.
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIHardLightBlendMode") }
    /// Returns the filter `CIHatchedScreen` with its defaults.
    public class func hatchedScreen() -> any CIFilter & CIHatchedScreen { BuiltInFilter(named: "CIHatchedScreen") }
    /// Returns the filter `CIHeightFieldFromMask` with its defaults.
    public class func heightFieldFromMask() -> any CIFilter & CIHeightFieldFromMask { BuiltInFilter(named: "CIHeightFieldFromMask") }
    /// Returns the filter `CIHexagonalPixellate` with its defaults.
    public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate { BuiltInFilter(named: "CIHexagonalPixellate") }
    /// Returns the filter `CIHighlightShadowAdjust` with its defaults.
    public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust { BuiltInFilter(named: "CIHighlightShadowAdjust") }
    /// Returns the filter `CIHistogramDisplay` with its defaults.
    public class func histogramDisplay() -> any CIFilter & CIHistogramDisplay { BuiltInFilter(named: "CIHistogramDisplay") }
    /// Returns the filter `CIHoleDistortion` with its defaults.
    public class func holeDistortion() -> any CIFilter & CIHoleDistortion { BuiltInFilter(named: "CIHoleDistortion") }
    /// Returns the filter `CIHueAdjust` with its defaults.
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltInFilter(named: "CIHueAdjust") }
    /// Returns the filter `CIHueBlendMode` with its defaults.
    public class func hueBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIHueBlendMode") }
    /// Returns the filter `CIHueSaturationValueGradient` with its defaults.
    public class func hueSaturationValueGradient() -> any CIFilter & CIHueSaturationValueGradient {
        BuiltInFilter(named: "CIHueSaturationValueGradient")
    }
    /// Returns the filter `CIKaleidoscope` with its defaults.
    public class func kaleidoscope() -> any CIFilter & CIKaleidoscope { BuiltInFilter(named: "CIKaleidoscope") }
    /// Returns the filter `CIKeystoneCorrectionCombined` with its defaults.
    public class func keystoneCorrectionCombined() -> any CIFilter & CIKeystoneCorrectionCombined {
        BuiltInFilter(named: "CIKeystoneCorrectionCombined")
    }
    /// Returns the filter `CIKeystoneCorrectionHorizontal` with its defaults.
    public class func keystoneCorrectionHorizontal() -> any CIFilter & CIKeystoneCorrectionHorizontal {
        BuiltInFilter(named: "CIKeystoneCorrectionHorizontal")
    }
    /// Returns the filter `CIKeystoneCorrectionVertical` with its defaults.
    public class func keystoneCorrectionVertical() -> any CIFilter & CIKeystoneCorrectionVertical {
        BuiltInFilter(named: "CIKeystoneCorrectionVertical")
    }
    /// Returns the filter `CILanczosScaleTransform` with its defaults.
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform { BuiltInFilter(named: "CILanczosScaleTransform") }
    /// Returns the filter `CILenticularHaloGenerator` with its defaults.
    public class func lenticularHaloGenerator() -> any CIFilter & CILenticularHaloGenerator {
        BuiltInFilter(named: "CILenticularHaloGenerator")
    }
    /// Returns the filter `CILightTunnel` with its defaults.
    public class func lightTunnel() -> any CIFilter & CILightTunnel { BuiltInFilter(named: "CILightTunnel") }
    /// Returns the filter `CILightenBlendMode` with its defaults.
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CILightenBlendMode") }
    /// Returns the filter `CILineOverlay` with its defaults.
    public class func lineOverlay() -> any CIFilter & CILineOverlay { BuiltInFilter(named: "CILineOverlay") }
    /// Returns the filter `CILineScreen` with its defaults.
    public class func lineScreen() -> any CIFilter & CILineScreen { BuiltInFilter(named: "CILineScreen") }
    /// Returns the filter `CILinearBurnBlendMode` with its defaults.
    public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CILinearBurnBlendMode") }
    /// Returns the filter `CILinearDodgeBlendMode` with its defaults.
    public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CILinearDodgeBlendMode") }
    /// Returns the filter `CILinearGradient` with its defaults.
    public class func linearGradient() -> any CIFilter & CILinearGradient { BuiltInFilter(named: "CILinearGradient") }
    /// Returns the filter `CILinearLightBlendMode` with its defaults.
    public class func linearLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CILinearLightBlendMode") }
    /// Returns the filter `CILinearToSRGBToneCurve` with its defaults.
    public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve { BuiltInFilter(named: "CILinearToSRGBToneCurve") }
    /// Returns the filter `CILuminosityBlendMode` with its defaults.
    public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CILuminosityBlendMode") }
    /// Returns the filter `CIMaskToAlpha` with its defaults.
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltInFilter(named: "CIMaskToAlpha") }
    /// Returns the filter `CIMaskedVariableBlur` with its defaults.
    public class func maskedVariableBlur() -> any CIFilter & CIMaskedVariableBlur { BuiltInFilter(named: "CIMaskedVariableBlur") }
    /// Returns the filter `CIMaximumComponent` with its defaults.
    public class func maximumComponent() -> any CIFilter & CIMaximumComponent { BuiltInFilter(named: "CIMaximumComponent") }
    /// Returns the filter `CIMaximumCompositing` with its defaults.
    public class func maximumCompositing() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIMaximumCompositing") }
    /// Returns the filter `CIMaximumScaleTransform` with its defaults.
    public class func maximumScaleTransform() -> any CIFilter & CIMaximumScaleTransform { BuiltInFilter(named: "CIMaximumScaleTransform") }
    /// Returns the filter `CIMedian` with its defaults.
    public class func median() -> any CIFilter & CIMedian { BuiltInFilter(named: "CIMedian") }
    /// Returns the filter `CIMeshGenerator` with its defaults.
    public class func meshGenerator() -> any CIFilter & CIMeshGenerator { BuiltInFilter(named: "CIMeshGenerator") }
    /// Returns the filter `CIMinimumComponent` with its defaults.
    public class func minimumComponent() -> any CIFilter & CIMinimumComponent { BuiltInFilter(named: "CIMinimumComponent") }
    /// Returns the filter `CIMinimumCompositing` with its defaults.
    public class func minimumCompositing() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIMinimumCompositing") }
    /// Returns the filter `CIMix` with its defaults.
    public class func mix() -> any CIFilter & CIMix { BuiltInFilter(named: "CIMix") }
    /// Returns the filter `CIModTransition` with its defaults.
    public class func modTransition() -> any CIFilter & CIModTransition { BuiltInFilter(named: "CIModTransition") }
    /// Returns the filter `CIMorphologyGradient` with its defaults.
    public class func morphologyGradient() -> any CIFilter & CIMorphologyGradient { BuiltInFilter(named: "CIMorphologyGradient") }
    /// Returns the filter `CIMorphologyMaximum` with its defaults.
    public class func morphologyMaximum() -> any CIFilter & CIMorphologyMaximum { BuiltInFilter(named: "CIMorphologyMaximum") }
    /// Returns the filter `CIMorphologyMinimum` with its defaults.
    public class func morphologyMinimum() -> any CIFilter & CIMorphologyMinimum { BuiltInFilter(named: "CIMorphologyMinimum") }
    /// Returns the filter `CIMorphologyRectangleMaximum` with its defaults.
    public class func morphologyRectangleMaximum() -> any CIFilter & CIMorphologyRectangleMaximum {
        BuiltInFilter(named: "CIMorphologyRectangleMaximum")
    }
    /// Returns the filter `CIMorphologyRectangleMinimum` with its defaults.
    public class func morphologyRectangleMinimum() -> any CIFilter & CIMorphologyRectangleMinimum {
        BuiltInFilter(named: "CIMorphologyRectangleMinimum")
    }
    /// Returns the filter `CIMotionBlur` with its defaults.
    public class func motionBlur() -> any CIFilter & CIMotionBlur { BuiltInFilter(named: "CIMotionBlur") }
    /// Returns the filter `CIMultiplyBlendMode` with its defaults.
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIMultiplyBlendMode") }
    /// Returns the filter `CIMultiplyCompositing` with its defaults.
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIMultiplyCompositing") }
    /// Returns the filter `CINinePartStretched` with its defaults.
    public class func ninePartStretched() -> any CIFilter & CINinePartStretched { BuiltInFilter(named: "CINinePartStretched") }
    /// Returns the filter `CINinePartTiled` with its defaults.
    public class func ninePartTiled() -> any CIFilter & CINinePartTiled { BuiltInFilter(named: "CINinePartTiled") }
    /// Returns the filter `CINoiseReduction` with its defaults.
    public class func noiseReduction() -> any CIFilter & CINoiseReduction { BuiltInFilter(named: "CINoiseReduction") }
    /// Returns the filter `CIOpTile` with its defaults.
    public class func opTile() -> any CIFilter & CIOpTile { BuiltInFilter(named: "CIOpTile") }
    /// Returns the filter `CIOverlayBlendMode` with its defaults.
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIOverlayBlendMode") }
    /// Returns the filter `CIPageCurlTransition` with its defaults.
    public class func pageCurlTransition() -> any CIFilter & CIPageCurlTransition { BuiltInFilter(named: "CIPageCurlTransition") }
    /// Returns the filter `CIPageCurlWithShadowTransition` with its defaults.
    public class func pageCurlWithShadowTransition() -> any CIFilter & CIPageCurlWithShadowTransition {
        BuiltInFilter(named: "CIPageCurlWithShadowTransition")
    }
    /// Returns the filter `CIPaletteCentroid` with its defaults.
    public class func paletteCentroid() -> any CIFilter & CIPaletteCentroid { BuiltInFilter(named: "CIPaletteCentroid") }
    /// Returns the filter `CIPalettize` with its defaults.
    public class func palettize() -> any CIFilter & CIPalettize { BuiltInFilter(named: "CIPalettize") }
    /// Returns the filter `CIParallelogramTile` with its defaults.
    public class func parallelogramTile() -> any CIFilter & CIParallelogramTile { BuiltInFilter(named: "CIParallelogramTile") }
    /// Returns the filter `CIPersonSegmentation` with its defaults.
    public class func personSegmentation() -> any CIFilter & CIPersonSegmentation { BuiltInFilter(named: "CIPersonSegmentation") }
    /// Returns the filter `CIPerspectiveCorrection` with its defaults.
    public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection { BuiltInFilter(named: "CIPerspectiveCorrection") }
    /// Returns the filter `CIPerspectiveRotate` with its defaults.
    public class func perspectiveRotate() -> any CIFilter & CIPerspectiveRotate { BuiltInFilter(named: "CIPerspectiveRotate") }
    /// Returns the filter `CIPerspectiveTile` with its defaults.
    public class func perspectiveTile() -> any CIFilter & CIPerspectiveTile { BuiltInFilter(named: "CIPerspectiveTile") }
    /// Returns the filter `CIPerspectiveTransform` with its defaults.
    public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform { BuiltInFilter(named: "CIPerspectiveTransform") }
    /// Returns the filter `CIPerspectiveTransformWithExtent` with its defaults.
    public class func perspectiveTransformWithExtent() -> any CIFilter & CIPerspectiveTransformWithExtent {
        BuiltInFilter(named: "CIPerspectiveTransformWithExtent")
    }
    /// Returns the filter `CIPhotoEffectChrome` with its defaults.
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { BuiltInFilter(named: "CIPhotoEffectChrome") }
    /// Returns the filter `CIPhotoEffectFade` with its defaults.
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { BuiltInFilter(named: "CIPhotoEffectFade") }
    /// Returns the filter `CIPhotoEffectInstant` with its defaults.
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { BuiltInFilter(named: "CIPhotoEffectInstant") }
    /// Returns the filter `CIPhotoEffectMono` with its defaults.
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltInFilter(named: "CIPhotoEffectMono") }
    /// Returns the filter `CIPhotoEffectNoir` with its defaults.
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltInFilter(named: "CIPhotoEffectNoir") }
    /// Returns the filter `CIPhotoEffectProcess` with its defaults.
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { BuiltInFilter(named: "CIPhotoEffectProcess") }
    /// Returns the filter `CIPhotoEffectTonal` with its defaults.
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { BuiltInFilter(named: "CIPhotoEffectTonal") }
    /// Returns the filter `CIPhotoEffectTransfer` with its defaults.
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { BuiltInFilter(named: "CIPhotoEffectTransfer") }
    /// Returns the filter `CIPinLightBlendMode` with its defaults.
    public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIPinLightBlendMode") }
    /// Returns the filter `CIPinchDistortion` with its defaults.
    public class func pinchDistortion() -> any CIFilter & CIPinchDistortion { BuiltInFilter(named: "CIPinchDistortion") }
    /// Returns the filter `CIPixellate` with its defaults.
    public class func pixellate() -> any CIFilter & CIPixellate { BuiltInFilter(named: "CIPixellate") }
    /// Returns the filter `CIPointillize` with its defaults.
    public class func pointillize() -> any CIFilter & CIPointillize { BuiltInFilter(named: "CIPointillize") }
    /// Returns the filter `CIRadialGradient` with its defaults.
    public class func radialGradient() -> any CIFilter & CIRadialGradient { BuiltInFilter(named: "CIRadialGradient") }
    /// Returns the filter `CIRandomGenerator` with its defaults.
    public class func randomGenerator() -> any CIFilter & CIRandomGenerator { BuiltInFilter(named: "CIRandomGenerator") }
    /// Returns the filter `CIRippleTransition` with its defaults.
    public class func rippleTransition() -> any CIFilter & CIRippleTransition { BuiltInFilter(named: "CIRippleTransition") }
    /// Returns the filter `CIRoundedQRCodeGenerator` with its defaults.
    public class func roundedQRCodeGenerator() -> any CIFilter & CIRoundedQRCodeGenerator {
        BuiltInFilter(named: "CIRoundedQRCodeGenerator")
    }
    /// Returns the filter `CIRoundedRectangleGenerator` with its defaults.
    public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
        BuiltInFilter(named: "CIRoundedRectangleGenerator")
    }
    /// Returns the filter `CIRoundedRectangleStrokeGenerator` with its defaults.
    public class func roundedRectangleStrokeGenerator() -> any CIFilter & CIRoundedRectangleStrokeGenerator {
        BuiltInFilter(named: "CIRoundedRectangleStrokeGenerator")
    }
    /// Returns the filter `CIRowAverage` with its defaults.
    public class func rowAverage() -> any CIFilter & CIRowAverage { BuiltInFilter(named: "CIRowAverage") }
    /// Returns the filter `CISRGBToneCurveToLinear` with its defaults.
    public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear { BuiltInFilter(named: "CISRGBToneCurveToLinear") }
    /// Returns the filter `CISaliencyMapFilter` with its defaults.
    public class func saliencyMap() -> any CIFilter & CISaliencyMap { BuiltInFilter(named: "CISaliencyMapFilter") }
    /// Returns the filter `CISaturationBlendMode` with its defaults.
    public class func saturationBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CISaturationBlendMode") }
    /// Returns the filter `CIScreenBlendMode` with its defaults.
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIScreenBlendMode") }
    /// Returns the filter `CISepiaTone` with its defaults.
    public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltInFilter(named: "CISepiaTone") }
    /// Returns the filter `CIShadedMaterial` with its defaults.
    public class func shadedMaterial() -> any CIFilter & CIShadedMaterial { BuiltInFilter(named: "CIShadedMaterial") }
    /// Returns the filter `CISharpenLuminance` with its defaults.
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { BuiltInFilter(named: "CISharpenLuminance") }
    /// Returns the filter `CISignedDistanceGradientFromRedMask` with its defaults.
    public class func signedDistanceGradientFromRedMask() -> any CIFilter & CISignedDistanceGradientFromRedMask {
        BuiltInFilter(named: "CISignedDistanceGradientFromRedMask")
    }
    /// Returns the filter `CISixfoldReflectedTile` with its defaults.
    public class func sixfoldReflectedTile() -> any CIFilter & CISixfoldReflectedTile { BuiltInFilter(named: "CISixfoldReflectedTile") }
    /// Returns the filter `CISixfoldRotatedTile` with its defaults.
    public class func sixfoldRotatedTile() -> any CIFilter & CISixfoldRotatedTile { BuiltInFilter(named: "CISixfoldRotatedTile") }
    /// Returns the filter `CISmoothLinearGradient` with its defaults.
    public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient { BuiltInFilter(named: "CISmoothLinearGradient") }
    /// Returns the filter `CISobelGradients` with its defaults.
    public class func sobelGradients() -> any CIFilter & CISobelGradients { BuiltInFilter(named: "CISobelGradients") }
    /// Returns the filter `CISoftLightBlendMode` with its defaults.
    public class func softLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CISoftLightBlendMode") }
    /// Returns the filter `CISourceAtopCompositing` with its defaults.
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CISourceAtopCompositing") }
    /// Returns the filter `CISourceInCompositing` with its defaults.
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CISourceInCompositing") }
    /// Returns the filter `CISourceOutCompositing` with its defaults.
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CISourceOutCompositing") }
    /// Returns the filter `CISourceOverCompositing` with its defaults.
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CISourceOverCompositing") }
    /// Returns the filter `CISpotColor` with its defaults.
    public class func spotColor() -> any CIFilter & CISpotColor { BuiltInFilter(named: "CISpotColor") }
    /// Returns the filter `CISpotLight` with its defaults.
    public class func spotLight() -> any CIFilter & CISpotLight { BuiltInFilter(named: "CISpotLight") }
    /// Returns the filter `CIStarShineGenerator` with its defaults.
    public class func starShineGenerator() -> any CIFilter & CIStarShineGenerator { BuiltInFilter(named: "CIStarShineGenerator") }
    /// Returns the filter `CIStraighten` with its defaults.
    public class func straighten() -> any CIFilter & CIStraighten { BuiltInFilter(named: "CIStraighten") }
    /// Returns the filter `CIStretchCrop` with its defaults.
    public class func stretchCrop() -> any CIFilter & CIStretchCrop { FilterOfNumbers(named: "CIStretchCrop") }
    /// Returns the filter `CIStripesGenerator` with its defaults.
    public class func stripesGenerator() -> any CIFilter & CIStripesGenerator { BuiltInFilter(named: "CIStripesGenerator") }
    /// Returns the filter `CISubtractBlendMode` with its defaults.
    public class func subtractBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CISubtractBlendMode") }
    /// Returns the filter `CISunbeamsGenerator` with its defaults.
    public class func sunbeamsGenerator() -> any CIFilter & CISunbeamsGenerator { BuiltInFilter(named: "CISunbeamsGenerator") }
    /// Returns the filter `CISwipeTransition` with its defaults.
    public class func swipeTransition() -> any CIFilter & CISwipeTransition { BuiltInFilter(named: "CISwipeTransition") }
    /// Returns the filter `CISystemToneMap` with its defaults.
    public class func systemToneMap() -> any CIFilter & CISystemToneMap { BuiltInFilter(named: "CISystemToneMap") }
    /// Returns the filter `CITemperatureAndTint` with its defaults.
    public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint { BuiltInFilter(named: "CITemperatureAndTint") }
    /// Returns the filter `CITextImageGenerator` with its defaults.
    public class func textImageGenerator() -> any CIFilter & CITextImageGenerator { BuiltInFilter(named: "CITextImageGenerator") }
    /// Returns the filter `CIThermal` with its defaults.
    public class func thermal() -> any CIFilter & CIThermal { BuiltInFilter(named: "CIThermal") }
    /// Returns the filter `CIToneCurve` with its defaults.
    public class func toneCurve() -> any CIFilter & CIToneCurve { BuiltInFilter(named: "CIToneCurve") }
    /// Returns the filter `CIToneMapHeadroom` with its defaults.
    public class func toneMapHeadroom() -> any CIFilter & CIToneMapHeadroom { BuiltInFilter(named: "CIToneMapHeadroom") }
    /// Returns the filter `CITorusLensDistortion` with its defaults.
    public class func torusLensDistortion() -> any CIFilter & CITorusLensDistortion { BuiltInFilter(named: "CITorusLensDistortion") }
    /// Returns the filter `CITriangleKaleidoscope` with its defaults.
    public class func triangleKaleidoscope() -> any CIFilter & CITriangleKaleidoscope { BuiltInFilter(named: "CITriangleKaleidoscope") }
    /// Returns the filter `CITriangleTile` with its defaults.
    public class func triangleTile() -> any CIFilter & CITriangleTile { BuiltInFilter(named: "CITriangleTile") }
    /// Returns the filter `CITwelvefoldReflectedTile` with its defaults.
    public class func twelvefoldReflectedTile() -> any CIFilter & CITwelvefoldReflectedTile {
        BuiltInFilter(named: "CITwelvefoldReflectedTile")
    }
    /// Returns the filter `CITwirlDistortion` with its defaults.
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { BuiltInFilter(named: "CITwirlDistortion") }
    /// Returns the filter `CIUnsharpMask` with its defaults.
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltInFilter(named: "CIUnsharpMask") }
    /// Returns the filter `CIVibrance` with its defaults.
    public class func vibrance() -> any CIFilter & CIVibrance { BuiltInFilter(named: "CIVibrance") }
    /// Returns the filter `CIVignetteEffect` with its defaults.
    public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { BuiltInFilter(named: "CIVignetteEffect") }
    /// Returns the filter `CIVignette` with its defaults.
    public class func vignette() -> any CIFilter & CIVignette { BuiltInFilter(named: "CIVignette") }
    /// Returns the filter `CIVividLightBlendMode` with its defaults.
    public class func vividLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIVividLightBlendMode") }
    /// Returns the filter `CIVortexDistortion` with its defaults.
    public class func vortexDistortion() -> any CIFilter & CIVortexDistortion { BuiltInFilter(named: "CIVortexDistortion") }
    /// Returns the filter `CIWhitePointAdjust` with its defaults.
    public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust { BuiltInFilter(named: "CIWhitePointAdjust") }
    /// Returns the filter `CIXRay` with its defaults.
    public class func xRay() -> any CIFilter & CIXRay { BuiltInFilter(named: "CIXRay") }
    /// Returns the filter `CIZoomBlur` with its defaults.
    public class func zoomBlur() -> any CIFilter & CIZoomBlur { BuiltInFilter(named: "CIZoomBlur") }
}
