import UIKitCore

// The built-in filters by their names, with inputs as properties. A filter that isn't drawn here has no output image.

extension CIFilter {
    public class func cmykHalftone() -> any CIFilter & CICMYKHalftone { BuiltInFilter(named: "CICMYKHalftone") }
    public class func kMeans() -> any CIFilter & CIKMeans { BuiltInFilter(named: "CIKMeans") }
    public class func labDeltaE() -> any CIFilter & CILabDeltaE { BuiltInFilter(named: "CILabDeltaE") }
    public class func pdf417BarcodeGenerator() -> any CIFilter & CIPDF417BarcodeGenerator {
        FilterOfNumbers(named: "CIPDF417BarcodeGenerator")
    }
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { BuiltInFilter(named: "CIQRCodeGenerator") }
    public class func accordionFoldTransition() -> any CIFilter & CIAccordionFoldTransition {
        BuiltInFilter(named: "CIAccordionFoldTransition")
    }
    public class func additionCompositing() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIAdditionCompositing") }
    public class func affineClamp() -> any CIFilter & CIAffineClamp { BuiltInFilter(named: "CIAffineClamp") }
    public class func affineTile() -> any CIFilter & CIAffineTile { BuiltInFilter(named: "CIAffineTile") }
    public class func areaAverage() -> any CIFilter & CIAreaAverage { BuiltInFilter(named: "CIAreaAverage") }
    public class func areaAverageMaximumRed() -> any CIFilter & CIAreaAverageMaximumRed { BuiltInFilter(named: "CIAreaAverageMaximumRed") }
    public class func areaBoundsRed() -> any CIFilter & CIAreaBoundsRed { BuiltInFilter(named: "CIAreaBoundsRed") }
    public class func areaHistogram() -> any CIFilter & CIAreaHistogram { BuiltInFilter(named: "CIAreaHistogram") }
    public class func areaLogarithmicHistogram() -> any CIFilter & CIAreaLogarithmicHistogram {
        BuiltInFilter(named: "CIAreaLogarithmicHistogram")
    }
    public class func areaMaximumAlpha() -> any CIFilter & CIAreaMaximumAlpha { BuiltInFilter(named: "CIAreaMaximumAlpha") }
    public class func areaMaximum() -> any CIFilter & CIAreaMaximum { BuiltInFilter(named: "CIAreaMaximum") }
    public class func areaMinMax() -> any CIFilter & CIAreaMinMax { BuiltInFilter(named: "CIAreaMinMax") }
    public class func areaMinMaxRed() -> any CIFilter & CIAreaMinMaxRed { BuiltInFilter(named: "CIAreaMinMaxRed") }
    public class func areaMinimumAlpha() -> any CIFilter & CIAreaMinimumAlpha { BuiltInFilter(named: "CIAreaMinimumAlpha") }
    public class func areaMinimum() -> any CIFilter & CIAreaMinimum { BuiltInFilter(named: "CIAreaMinimum") }
    public class func attributedTextImageGenerator() -> any CIFilter & CIAttributedTextImageGenerator {
        FilterOfNumbers(named: "CIAttributedTextImageGenerator")
    }
    public class func aztecCodeGenerator() -> any CIFilter & CIAztecCodeGenerator { FilterOfNumbers(named: "CIAztecCodeGenerator") }
    public class func barcodeGenerator() -> any CIFilter & CIBarcodeGenerator { BuiltInFilter(named: "CIBarcodeGenerator") }
    public class func barsSwipeTransition() -> any CIFilter & CIBarsSwipeTransition { BuiltInFilter(named: "CIBarsSwipeTransition") }
    public class func bicubicScaleTransform() -> any CIFilter & CIBicubicScaleTransform { BuiltInFilter(named: "CIBicubicScaleTransform") }
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask { BuiltInFilter(named: "CIBlendWithAlphaMask") }
    public class func blendWithBlueMask() -> any CIFilter & CIBlendWithMask { BuiltInFilter(named: "CIBlendWithBlueMask") }
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BuiltInFilter(named: "CIBlendWithMask") }
    public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask { BuiltInFilter(named: "CIBlendWithRedMask") }
    public class func bloom() -> any CIFilter & CIBloom { BuiltInFilter(named: "CIBloom") }
    public class func blurredRectangleGenerator() -> any CIFilter & CIBlurredRectangleGenerator {
        BuiltInFilter(named: "CIBlurredRectangleGenerator")
    }
    public class func blurredRoundedRectangleGenerator() -> any CIFilter & CIBlurredRoundedRectangleGenerator {
        BuiltInFilter(named: "CIBlurredRoundedRectangleGenerator")
    }
    public class func bokehBlur() -> any CIFilter & CIBokehBlur { BuiltInFilter(named: "CIBokehBlur") }
    public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltInFilter(named: "CIBoxBlur") }
    public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { BuiltInFilter(named: "CIBumpDistortion") }
    public class func bumpDistortionLinear() -> any CIFilter & CIBumpDistortionLinear { BuiltInFilter(named: "CIBumpDistortionLinear") }
    public class func cannyEdgeDetector() -> any CIFilter & CICannyEdgeDetector { BuiltInFilter(named: "CICannyEdgeDetector") }
    public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator { BuiltInFilter(named: "CICheckerboardGenerator") }
    public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion {
        BuiltInFilter(named: "CICircleSplashDistortion")
    }
    public class func circularScreen() -> any CIFilter & CICircularScreen { BuiltInFilter(named: "CICircularScreen") }
    public class func circularWrap() -> any CIFilter & CICircularWrap { BuiltInFilter(named: "CICircularWrap") }
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        BuiltInFilter(named: "CICode128BarcodeGenerator")
    }
    public class func colorAbsoluteDifference() -> any CIFilter & CIColorAbsoluteDifference {
        BuiltInFilter(named: "CIColorAbsoluteDifference")
    }
    public class func colorBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIColorBlendMode") }
    public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIColorBurnBlendMode") }
    public class func colorClamp() -> any CIFilter & CIColorClamp { BuiltInFilter(named: "CIColorClamp") }
    public class func colorControls() -> any CIFilter & CIColorControls { BuiltInFilter(named: "CIColorControls") }
    public class func colorCrossPolynomial() -> any CIFilter & CIColorCrossPolynomial { BuiltInFilter(named: "CIColorCrossPolynomial") }
    public class func colorCube() -> any CIFilter & CIColorCube { BuiltInFilter(named: "CIColorCube") }
    public class func colorCubeWithColorSpace() -> any CIFilter & CIColorCubeWithColorSpace {
        BuiltInFilter(named: "CIColorCubeWithColorSpace")
    }
    public class func colorCubesMixedWithMask() -> any CIFilter & CIColorCubesMixedWithMask {
        BuiltInFilter(named: "CIColorCubesMixedWithMask")
    }
    public class func colorCurves() -> any CIFilter & CIColorCurves { BuiltInFilter(named: "CIColorCurves") }
    public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIColorDodgeBlendMode") }
    public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltInFilter(named: "CIColorInvert") }
    public class func colorMap() -> any CIFilter & CIColorMap { BuiltInFilter(named: "CIColorMap") }
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { BuiltInFilter(named: "CIColorMatrix") }
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { BuiltInFilter(named: "CIColorMonochrome") }
    public class func colorPolynomial() -> any CIFilter & CIColorPolynomial { BuiltInFilter(named: "CIColorPolynomial") }
    public class func colorPosterize() -> any CIFilter & CIColorPosterize { BuiltInFilter(named: "CIColorPosterize") }
    public class func colorThreshold() -> any CIFilter & CIColorThreshold { BuiltInFilter(named: "CIColorThreshold") }
    public class func colorThresholdOtsu() -> any CIFilter & CIColorThresholdOtsu { BuiltInFilter(named: "CIColorThresholdOtsu") }
    public class func columnAverage() -> any CIFilter & CIColumnAverage { BuiltInFilter(named: "CIColumnAverage") }
    public class func comicEffect() -> any CIFilter & CIComicEffect { BuiltInFilter(named: "CIComicEffect") }
    public class func convertLabToRGB() -> any CIFilter & CIConvertLab { BuiltInFilter(named: "CIConvertLabToRGB") }
    public class func convertRGBtoLab() -> any CIFilter & CIConvertLab { BuiltInFilter(named: "CIConvertRGBtoLab") }
    public class func convolution3X3() -> any CIFilter & CIConvolution { BuiltInFilter(named: "CIConvolution3X3") }
    public class func convolution5X5() -> any CIFilter & CIConvolution { BuiltInFilter(named: "CIConvolution5X5") }
    public class func convolution7X7() -> any CIFilter & CIConvolution { BuiltInFilter(named: "CIConvolution7X7") }
    public class func convolution9Horizontal() -> any CIFilter & CIConvolution { BuiltInFilter(named: "CIConvolution9Horizontal") }
    public class func convolution9Vertical() -> any CIFilter & CIConvolution { BuiltInFilter(named: "CIConvolution9Vertical") }
    public class func convolutionRGB3X3() -> any CIFilter & CIConvolution { BuiltInFilter(named: "CIConvolutionRGB3X3") }
    public class func convolutionRGB5X5() -> any CIFilter & CIConvolution { BuiltInFilter(named: "CIConvolutionRGB5X5") }
    public class func convolutionRGB7X7() -> any CIFilter & CIConvolution { BuiltInFilter(named: "CIConvolutionRGB7X7") }
    public class func convolutionRGB9Horizontal() -> any CIFilter & CIConvolution { BuiltInFilter(named: "CIConvolutionRGB9Horizontal") }
    public class func convolutionRGB9Vertical() -> any CIFilter & CIConvolution { BuiltInFilter(named: "CIConvolutionRGB9Vertical") }
    public class func copyMachineTransition() -> any CIFilter & CICopyMachineTransition { BuiltInFilter(named: "CICopyMachineTransition") }
    public class func crystallize() -> any CIFilter & CICrystallize { BuiltInFilter(named: "CICrystallize") }
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIDarkenBlendMode") }
    public class func depthOfField() -> any CIFilter & CIDepthOfField { BuiltInFilter(named: "CIDepthOfField") }
    public class func depthToDisparity() -> any CIFilter & CIDepthToDisparity { BuiltInFilter(named: "CIDepthToDisparity") }
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIDifferenceBlendMode") }
    public class func discBlur() -> any CIFilter & CIDiscBlur { BuiltInFilter(named: "CIDiscBlur") }
    public class func disintegrateWithMaskTransition() -> any CIFilter & CIDisintegrateWithMaskTransition {
        BuiltInFilter(named: "CIDisintegrateWithMaskTransition")
    }
    public class func disparityToDepth() -> any CIFilter & CIDisparityToDepth { BuiltInFilter(named: "CIDisparityToDepth") }
    public class func displacementDistortion() -> any CIFilter & CIDisplacementDistortion {
        BuiltInFilter(named: "CIDisplacementDistortion")
    }
    public class func dissolveTransition() -> any CIFilter & CIDissolveTransition { BuiltInFilter(named: "CIDissolveTransition") }
    public class func distanceGradientFromRedMask() -> any CIFilter & CIDistanceGradientFromRedMask {
        BuiltInFilter(named: "CIDistanceGradientFromRedMask")
    }
    public class func dither() -> any CIFilter & CIDither { BuiltInFilter(named: "CIDither") }
    public class func divideBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIDivideBlendMode") }
    public class func documentEnhancer() -> any CIFilter & CIDocumentEnhancer { BuiltInFilter(named: "CIDocumentEnhancer") }
    public class func dotScreen() -> any CIFilter & CIDotScreen { BuiltInFilter(named: "CIDotScreen") }
    public class func droste() -> any CIFilter & CIDroste { BuiltInFilter(named: "CIDroste") }
    public class func edgePreserveUpsample() -> any CIFilter & CIEdgePreserveUpsample {
        BuiltInFilter(named: "CIEdgePreserveUpsampleFilter")
    }
    public class func edgeWork() -> any CIFilter & CIEdgeWork { BuiltInFilter(named: "CIEdgeWork") }
    public class func edges() -> any CIFilter & CIEdges { BuiltInFilter(named: "CIEdges") }
    public class func eightfoldReflectedTile() -> any CIFilter & CIEightfoldReflectedTile {
        BuiltInFilter(named: "CIEightfoldReflectedTile")
    }
    public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIExclusionBlendMode") }
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { BuiltInFilter(named: "CIExposureAdjust") }
    public class func falseColor() -> any CIFilter & CIFalseColor { BuiltInFilter(named: "CIFalseColor") }
    public class func flashTransition() -> any CIFilter & CIFlashTransition { BuiltInFilter(named: "CIFlashTransition") }
    public class func fourfoldReflectedTile() -> any CIFilter & CIFourfoldReflectedTile { BuiltInFilter(named: "CIFourfoldReflectedTile") }
    public class func fourfoldRotatedTile() -> any CIFilter & CIFourfoldRotatedTile { BuiltInFilter(named: "CIFourfoldRotatedTile") }
    public class func fourfoldTranslatedTile() -> any CIFilter & CIFourfoldTranslatedTile {
        BuiltInFilter(named: "CIFourfoldTranslatedTile")
    }
    public class func gaborGradients() -> any CIFilter & CIGaborGradients { BuiltInFilter(named: "CIGaborGradients") }
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltInFilter(named: "CIGammaAdjust") }
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltInFilter(named: "CIGaussianBlur") }
    public class func gaussianGradient() -> any CIFilter & CIGaussianGradient { BuiltInFilter(named: "CIGaussianGradient") }
    public class func glassDistortion() -> any CIFilter & CIGlassDistortion { BuiltInFilter(named: "CIGlassDistortion") }
    public class func glassLozenge() -> any CIFilter & CIGlassLozenge { BuiltInFilter(named: "CIGlassLozenge") }
    public class func glideReflectedTile() -> any CIFilter & CIGlideReflectedTile { BuiltInFilter(named: "CIGlideReflectedTile") }
    public class func gloom() -> any CIFilter & CIGloom { BuiltInFilter(named: "CIGloom") }
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIHardLightBlendMode") }
    public class func hatchedScreen() -> any CIFilter & CIHatchedScreen { BuiltInFilter(named: "CIHatchedScreen") }
    public class func heightFieldFromMask() -> any CIFilter & CIHeightFieldFromMask { BuiltInFilter(named: "CIHeightFieldFromMask") }
    public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate { BuiltInFilter(named: "CIHexagonalPixellate") }
    public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust { BuiltInFilter(named: "CIHighlightShadowAdjust") }
    public class func histogramDisplay() -> any CIFilter & CIHistogramDisplay { BuiltInFilter(named: "CIHistogramDisplay") }
    public class func holeDistortion() -> any CIFilter & CIHoleDistortion { BuiltInFilter(named: "CIHoleDistortion") }
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltInFilter(named: "CIHueAdjust") }
    public class func hueBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIHueBlendMode") }
    public class func hueSaturationValueGradient() -> any CIFilter & CIHueSaturationValueGradient {
        BuiltInFilter(named: "CIHueSaturationValueGradient")
    }
    public class func kaleidoscope() -> any CIFilter & CIKaleidoscope { BuiltInFilter(named: "CIKaleidoscope") }
    public class func keystoneCorrectionCombined() -> any CIFilter & CIKeystoneCorrectionCombined {
        BuiltInFilter(named: "CIKeystoneCorrectionCombined")
    }
    public class func keystoneCorrectionHorizontal() -> any CIFilter & CIKeystoneCorrectionHorizontal {
        BuiltInFilter(named: "CIKeystoneCorrectionHorizontal")
    }
    public class func keystoneCorrectionVertical() -> any CIFilter & CIKeystoneCorrectionVertical {
        BuiltInFilter(named: "CIKeystoneCorrectionVertical")
    }
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform { BuiltInFilter(named: "CILanczosScaleTransform") }
    public class func lenticularHaloGenerator() -> any CIFilter & CILenticularHaloGenerator {
        BuiltInFilter(named: "CILenticularHaloGenerator")
    }
    public class func lightTunnel() -> any CIFilter & CILightTunnel { BuiltInFilter(named: "CILightTunnel") }
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CILightenBlendMode") }
    public class func lineOverlay() -> any CIFilter & CILineOverlay { BuiltInFilter(named: "CILineOverlay") }
    public class func lineScreen() -> any CIFilter & CILineScreen { BuiltInFilter(named: "CILineScreen") }
    public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CILinearBurnBlendMode") }
    public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CILinearDodgeBlendMode") }
    public class func linearGradient() -> any CIFilter & CILinearGradient { BuiltInFilter(named: "CILinearGradient") }
    public class func linearLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CILinearLightBlendMode") }
    public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve { BuiltInFilter(named: "CILinearToSRGBToneCurve") }
    public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CILuminosityBlendMode") }
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltInFilter(named: "CIMaskToAlpha") }
    public class func maskedVariableBlur() -> any CIFilter & CIMaskedVariableBlur { BuiltInFilter(named: "CIMaskedVariableBlur") }
    public class func maximumComponent() -> any CIFilter & CIMaximumComponent { BuiltInFilter(named: "CIMaximumComponent") }
    public class func maximumCompositing() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIMaximumCompositing") }
    public class func maximumScaleTransform() -> any CIFilter & CIMaximumScaleTransform { BuiltInFilter(named: "CIMaximumScaleTransform") }
    public class func median() -> any CIFilter & CIMedian { BuiltInFilter(named: "CIMedian") }
    public class func meshGenerator() -> any CIFilter & CIMeshGenerator { BuiltInFilter(named: "CIMeshGenerator") }
    public class func minimumComponent() -> any CIFilter & CIMinimumComponent { BuiltInFilter(named: "CIMinimumComponent") }
    public class func minimumCompositing() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIMinimumCompositing") }
    public class func mix() -> any CIFilter & CIMix { BuiltInFilter(named: "CIMix") }
    public class func modTransition() -> any CIFilter & CIModTransition { BuiltInFilter(named: "CIModTransition") }
    public class func morphologyGradient() -> any CIFilter & CIMorphologyGradient { BuiltInFilter(named: "CIMorphologyGradient") }
    public class func morphologyMaximum() -> any CIFilter & CIMorphologyMaximum { BuiltInFilter(named: "CIMorphologyMaximum") }
    public class func morphologyMinimum() -> any CIFilter & CIMorphologyMinimum { BuiltInFilter(named: "CIMorphologyMinimum") }
    public class func morphologyRectangleMaximum() -> any CIFilter & CIMorphologyRectangleMaximum {
        BuiltInFilter(named: "CIMorphologyRectangleMaximum")
    }
    public class func morphologyRectangleMinimum() -> any CIFilter & CIMorphologyRectangleMinimum {
        BuiltInFilter(named: "CIMorphologyRectangleMinimum")
    }
    public class func motionBlur() -> any CIFilter & CIMotionBlur { BuiltInFilter(named: "CIMotionBlur") }
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIMultiplyBlendMode") }
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIMultiplyCompositing") }
    public class func ninePartStretched() -> any CIFilter & CINinePartStretched { BuiltInFilter(named: "CINinePartStretched") }
    public class func ninePartTiled() -> any CIFilter & CINinePartTiled { BuiltInFilter(named: "CINinePartTiled") }
    public class func noiseReduction() -> any CIFilter & CINoiseReduction { BuiltInFilter(named: "CINoiseReduction") }
    public class func opTile() -> any CIFilter & CIOpTile { BuiltInFilter(named: "CIOpTile") }
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIOverlayBlendMode") }
    public class func pageCurlTransition() -> any CIFilter & CIPageCurlTransition { BuiltInFilter(named: "CIPageCurlTransition") }
    public class func pageCurlWithShadowTransition() -> any CIFilter & CIPageCurlWithShadowTransition {
        BuiltInFilter(named: "CIPageCurlWithShadowTransition")
    }
    public class func paletteCentroid() -> any CIFilter & CIPaletteCentroid { BuiltInFilter(named: "CIPaletteCentroid") }
    public class func palettize() -> any CIFilter & CIPalettize { BuiltInFilter(named: "CIPalettize") }
    public class func parallelogramTile() -> any CIFilter & CIParallelogramTile { BuiltInFilter(named: "CIParallelogramTile") }
    public class func personSegmentation() -> any CIFilter & CIPersonSegmentation { BuiltInFilter(named: "CIPersonSegmentation") }
    public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection { BuiltInFilter(named: "CIPerspectiveCorrection") }
    public class func perspectiveRotate() -> any CIFilter & CIPerspectiveRotate { BuiltInFilter(named: "CIPerspectiveRotate") }
    public class func perspectiveTile() -> any CIFilter & CIPerspectiveTile { BuiltInFilter(named: "CIPerspectiveTile") }
    public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform { BuiltInFilter(named: "CIPerspectiveTransform") }
    public class func perspectiveTransformWithExtent() -> any CIFilter & CIPerspectiveTransformWithExtent {
        BuiltInFilter(named: "CIPerspectiveTransformWithExtent")
    }
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { BuiltInFilter(named: "CIPhotoEffectChrome") }
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { BuiltInFilter(named: "CIPhotoEffectFade") }
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { BuiltInFilter(named: "CIPhotoEffectInstant") }
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltInFilter(named: "CIPhotoEffectMono") }
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltInFilter(named: "CIPhotoEffectNoir") }
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { BuiltInFilter(named: "CIPhotoEffectProcess") }
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { BuiltInFilter(named: "CIPhotoEffectTonal") }
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { BuiltInFilter(named: "CIPhotoEffectTransfer") }
    public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIPinLightBlendMode") }
    public class func pinchDistortion() -> any CIFilter & CIPinchDistortion { BuiltInFilter(named: "CIPinchDistortion") }
    public class func pixellate() -> any CIFilter & CIPixellate { BuiltInFilter(named: "CIPixellate") }
    public class func pointillize() -> any CIFilter & CIPointillize { BuiltInFilter(named: "CIPointillize") }
    public class func radialGradient() -> any CIFilter & CIRadialGradient { BuiltInFilter(named: "CIRadialGradient") }
    public class func randomGenerator() -> any CIFilter & CIRandomGenerator { BuiltInFilter(named: "CIRandomGenerator") }
    public class func rippleTransition() -> any CIFilter & CIRippleTransition { BuiltInFilter(named: "CIRippleTransition") }
    public class func roundedQRCodeGenerator() -> any CIFilter & CIRoundedQRCodeGenerator {
        BuiltInFilter(named: "CIRoundedQRCodeGenerator")
    }
    public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
        BuiltInFilter(named: "CIRoundedRectangleGenerator")
    }
    public class func roundedRectangleStrokeGenerator() -> any CIFilter & CIRoundedRectangleStrokeGenerator {
        BuiltInFilter(named: "CIRoundedRectangleStrokeGenerator")
    }
    public class func rowAverage() -> any CIFilter & CIRowAverage { BuiltInFilter(named: "CIRowAverage") }
    public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear { BuiltInFilter(named: "CISRGBToneCurveToLinear") }
    public class func saliencyMap() -> any CIFilter & CISaliencyMap { BuiltInFilter(named: "CISaliencyMapFilter") }
    public class func saturationBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CISaturationBlendMode") }
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIScreenBlendMode") }
    public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltInFilter(named: "CISepiaTone") }
    public class func shadedMaterial() -> any CIFilter & CIShadedMaterial { BuiltInFilter(named: "CIShadedMaterial") }
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { BuiltInFilter(named: "CISharpenLuminance") }
    public class func signedDistanceGradientFromRedMask() -> any CIFilter & CISignedDistanceGradientFromRedMask {
        BuiltInFilter(named: "CISignedDistanceGradientFromRedMask")
    }
    public class func sixfoldReflectedTile() -> any CIFilter & CISixfoldReflectedTile { BuiltInFilter(named: "CISixfoldReflectedTile") }
    public class func sixfoldRotatedTile() -> any CIFilter & CISixfoldRotatedTile { BuiltInFilter(named: "CISixfoldRotatedTile") }
    public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient { BuiltInFilter(named: "CISmoothLinearGradient") }
    public class func sobelGradients() -> any CIFilter & CISobelGradients { BuiltInFilter(named: "CISobelGradients") }
    public class func softLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CISoftLightBlendMode") }
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CISourceAtopCompositing") }
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CISourceInCompositing") }
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CISourceOutCompositing") }
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CISourceOverCompositing") }
    public class func spotColor() -> any CIFilter & CISpotColor { BuiltInFilter(named: "CISpotColor") }
    public class func spotLight() -> any CIFilter & CISpotLight { BuiltInFilter(named: "CISpotLight") }
    public class func starShineGenerator() -> any CIFilter & CIStarShineGenerator { BuiltInFilter(named: "CIStarShineGenerator") }
    public class func straighten() -> any CIFilter & CIStraighten { BuiltInFilter(named: "CIStraighten") }
    public class func stretchCrop() -> any CIFilter & CIStretchCrop { FilterOfNumbers(named: "CIStretchCrop") }
    public class func stripesGenerator() -> any CIFilter & CIStripesGenerator { BuiltInFilter(named: "CIStripesGenerator") }
    public class func subtractBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CISubtractBlendMode") }
    public class func sunbeamsGenerator() -> any CIFilter & CISunbeamsGenerator { BuiltInFilter(named: "CISunbeamsGenerator") }
    public class func swipeTransition() -> any CIFilter & CISwipeTransition { BuiltInFilter(named: "CISwipeTransition") }
    public class func systemToneMap() -> any CIFilter & CISystemToneMap { BuiltInFilter(named: "CISystemToneMap") }
    public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint { BuiltInFilter(named: "CITemperatureAndTint") }
    public class func textImageGenerator() -> any CIFilter & CITextImageGenerator { BuiltInFilter(named: "CITextImageGenerator") }
    public class func thermal() -> any CIFilter & CIThermal { BuiltInFilter(named: "CIThermal") }
    public class func toneCurve() -> any CIFilter & CIToneCurve { BuiltInFilter(named: "CIToneCurve") }
    public class func toneMapHeadroom() -> any CIFilter & CIToneMapHeadroom { BuiltInFilter(named: "CIToneMapHeadroom") }
    public class func torusLensDistortion() -> any CIFilter & CITorusLensDistortion { BuiltInFilter(named: "CITorusLensDistortion") }
    public class func triangleKaleidoscope() -> any CIFilter & CITriangleKaleidoscope { BuiltInFilter(named: "CITriangleKaleidoscope") }
    public class func triangleTile() -> any CIFilter & CITriangleTile { BuiltInFilter(named: "CITriangleTile") }
    public class func twelvefoldReflectedTile() -> any CIFilter & CITwelvefoldReflectedTile {
        BuiltInFilter(named: "CITwelvefoldReflectedTile")
    }
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { BuiltInFilter(named: "CITwirlDistortion") }
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltInFilter(named: "CIUnsharpMask") }
    public class func vibrance() -> any CIFilter & CIVibrance { BuiltInFilter(named: "CIVibrance") }
    public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { BuiltInFilter(named: "CIVignetteEffect") }
    public class func vignette() -> any CIFilter & CIVignette { BuiltInFilter(named: "CIVignette") }
    public class func vividLightBlendMode() -> any CIFilter & CICompositeOperation { BuiltInFilter(named: "CIVividLightBlendMode") }
    public class func vortexDistortion() -> any CIFilter & CIVortexDistortion { BuiltInFilter(named: "CIVortexDistortion") }
    public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust { BuiltInFilter(named: "CIWhitePointAdjust") }
    public class func xRay() -> any CIFilter & CIXRay { BuiltInFilter(named: "CIXRay") }
    public class func zoomBlur() -> any CIFilter & CIZoomBlur { BuiltInFilter(named: "CIZoomBlur") }
}
