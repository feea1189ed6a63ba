import UIKitCore

extension TypedFilter {
    final var aVector: CIVector {
        get { vector("inputAVector") }
        set { set(newValue, "inputAVector") }
    }
    final var bVector: CIVector {
        get { vector("inputBVector") }
        set { set(newValue, "inputBVector") }
    }
    final var ev: Float {
        get { float("inputEV") }
        set { set(newValue, "inputEV") }
    }
    final var gVector: CIVector {
        get { vector("inputGVector") }
        set { set(newValue, "inputGVector") }
    }
    final var nrNoiseLevel: Float {
        get { float("inputNRNoiseLevel") }
        set { set(newValue, "inputNRNoiseLevel") }
    }
    final var nrSharpness: Float {
        get { float("inputNRSharpness") }
        set { set(newValue, "inputNRSharpness") }
    }
    final var rVector: CIVector {
        get { vector("inputRVector") }
        set { set(newValue, "inputRVector") }
    }
    final var acuteAngle: Float {
        get { float("inputAcuteAngle") }
        set { set(newValue, "inputAcuteAngle") }
    }
    final var alphaCoefficients: CIVector {
        get { vector("inputAlphaCoefficients") }
        set { set(newValue, "inputAlphaCoefficients") }
    }
    final var alwaysSpecifyCompaction: Float {
        get { float("inputAlwaysSpecifyCompaction") }
        set { set(newValue, "inputAlwaysSpecifyCompaction") }
    }
    final var amount: Float {
        get { float("inputAmount") }
        set { set(newValue, "inputAmount") }
    }
    final var angle: Float {
        get { float("inputAngle") }
        set { set(newValue, "inputAngle") }
    }
    final var aspectRatio: Float {
        get { float("inputAspectRatio") }
        set { set(newValue, "inputAspectRatio") }
    }
    final var backgroundImage: CIImage? {
        get { image("inputBackgroundImage") }
        set { set(newValue, "inputBackgroundImage") }
    }
    final var backsideImage: CIImage? {
        get { image("inputBacksideImage") }
        set { set(newValue, "inputBacksideImage") }
    }
    final var barOffset: Float {
        get { float("inputBarOffset") }
        set { set(newValue, "inputBarOffset") }
    }
    final var barcodeDescriptor: CIBarcodeDescriptor {
        get { descriptor("inputBarcodeDescriptor") }
        set { set(newValue, "inputBarcodeDescriptor") }
    }
    final var barcodeHeight: Float {
        get { float("inputBarcodeHeight") }
        set { set(newValue, "inputBarcodeHeight") }
    }
    final var bias: Float {
        get { float("inputBias") }
        set { set(newValue, "inputBias") }
    }
    final var biasVector: CIVector {
        get { vector("inputBiasVector") }
        set { set(newValue, "inputBiasVector") }
    }
    final var blueCoefficients: CIVector {
        get { vector("inputBlueCoefficients") }
        set { set(newValue, "inputBlueCoefficients") }
    }
    final var bottomHeight: Float {
        get { float("inputBottomHeight") }
        set { set(newValue, "inputBottomHeight") }
    }
    final var bottomLeft: CGPoint {
        get { point("inputBottomLeft") }
        set { set(newValue, "inputBottomLeft") }
    }
    final var bottomRight: CGPoint {
        get { point("inputBottomRight") }
        set { set(newValue, "inputBottomRight") }
    }
    final var breakpoint0: CGPoint {
        get { point("inputBreakpoint0") }
        set { set(newValue, "inputBreakpoint0") }
    }
    final var breakpoint1: CGPoint {
        get { point("inputBreakpoint1") }
        set { set(newValue, "inputBreakpoint1") }
    }
    final var brightness: Float {
        get { float("inputBrightness") }
        set { set(newValue, "inputBrightness") }
    }
    final var center: CGPoint {
        get { point("inputCenter") }
        set { set(newValue, "inputCenter") }
    }
    final var centerColor1: CIColor {
        get { color("inputCenterColor1") }
        set { set(newValue, "inputCenterColor1") }
    }
    final var centerColor2: CIColor {
        get { color("inputCenterColor2") }
        set { set(newValue, "inputCenterColor2") }
    }
    final var centerColor3: CIColor {
        get { color("inputCenterColor3") }
        set { set(newValue, "inputCenterColor3") }
    }
    final var centerSpaceSize: Float {
        get { float("inputCenterSpaceSize") }
        set { set(newValue, "inputCenterSpaceSize") }
    }
    final var centerStretchAmount: Float {
        get { float("inputCenterStretchAmount") }
        set { set(newValue, "inputCenterStretchAmount") }
    }
    final var closeness1: Float {
        get { float("inputCloseness1") }
        set { set(newValue, "inputCloseness1") }
    }
    final var closeness2: Float {
        get { float("inputCloseness2") }
        set { set(newValue, "inputCloseness2") }
    }
    final var closeness3: Float {
        get { float("inputCloseness3") }
        set { set(newValue, "inputCloseness3") }
    }
    final var color: CIColor {
        get { color("inputColor") }
        set { set(newValue, "inputColor") }
    }
    final var color0: CIColor {
        get { color("inputColor0") }
        set { set(newValue, "inputColor0") }
    }
    final var color1: CIColor {
        get { color("inputColor1") }
        set { set(newValue, "inputColor1") }
    }
    final var colorSpace: CGColorSpace? {
        get { space("inputColorSpace") }
        set { set(newValue, "inputColorSpace") }
    }
    final var compactStyle: Float {
        get { float("inputCompactStyle") }
        set { set(newValue, "inputCompactStyle") }
    }
    final var compactionMode: Float {
        get { float("inputCompactionMode") }
        set { set(newValue, "inputCompactionMode") }
    }
    final var compression: Float {
        get { float("inputCompression") }
        set { set(newValue, "inputCompression") }
    }
    final var concentration: Float {
        get { float("inputConcentration") }
        set { set(newValue, "inputConcentration") }
    }
    final var contrast: Float {
        get { float("inputContrast") }
        set { set(newValue, "inputContrast") }
    }
    final var contrast1: Float {
        get { float("inputContrast1") }
        set { set(newValue, "inputContrast1") }
    }
    final var contrast2: Float {
        get { float("inputContrast2") }
        set { set(newValue, "inputContrast2") }
    }
    final var contrast3: Float {
        get { float("inputContrast3") }
        set { set(newValue, "inputContrast3") }
    }
    final var count: Int {
        get { int("inputCount") }
        set { set(newValue, "inputCount") }
    }
    final var crop: Bool {
        get { bool("inputCrop") }
        set { set(newValue, "inputCrop") }
    }
    final var cropAmount: Float {
        get { float("inputCropAmount") }
        set { set(newValue, "inputCropAmount") }
    }
    final var crossAngle: Float {
        get { float("inputCrossAngle") }
        set { set(newValue, "inputCrossAngle") }
    }
    final var crossOpacity: Float {
        get { float("inputCrossOpacity") }
        set { set(newValue, "inputCrossOpacity") }
    }
    final var crossScale: Float {
        get { float("inputCrossScale") }
        set { set(newValue, "inputCrossScale") }
    }
    final var crossWidth: Float {
        get { float("inputCrossWidth") }
        set { set(newValue, "inputCrossWidth") }
    }
    final var cube0Data: Data {
        get { data("inputCube0Data") }
        set { set(newValue, "inputCube0Data") }
    }
    final var cube1Data: Data {
        get { data("inputCube1Data") }
        set { set(newValue, "inputCube1Data") }
    }
    final var cubeData: Data {
        get { data("inputCubeData") }
        set { set(newValue, "inputCubeData") }
    }
    final var cubeDimension: Float {
        get { float("inputCubeDimension") }
        set { set(newValue, "inputCubeDimension") }
    }
    final var curvesData: Data {
        get { data("inputCurvesData") }
        set { set(newValue, "inputCurvesData") }
    }
    final var curvesDomain: CIVector {
        get { vector("inputCurvesDomain") }
        set { set(newValue, "inputCurvesDomain") }
    }
    final var dataColumns: Float {
        get { float("inputDataColumns") }
        set { set(newValue, "inputDataColumns") }
    }
    final var decay: Float {
        get { float("inputDecay") }
        set { set(newValue, "inputDecay") }
    }
    final var displacementImage: CIImage? {
        get { image("inputDisplacementImage") }
        set { set(newValue, "inputDisplacementImage") }
    }
    final var displayHeadroom: Float {
        get { float("inputDisplayHeadroom") }
        set { set(newValue, "inputDisplayHeadroom") }
    }
    final var dither: Float {
        get { float("inputDither") }
        set { set(newValue, "inputDither") }
    }
    final var edgeIntensity: Float {
        get { float("inputEdgeIntensity") }
        set { set(newValue, "inputEdgeIntensity") }
    }
    final var epsilon: Float {
        get { float("inputEpsilon") }
        set { set(newValue, "inputEpsilon") }
    }
    final var extent: CGRect {
        get { rect("inputExtent") }
        set { set(newValue, "inputExtent") }
    }
    final var extrapolate: Bool {
        get { bool("inputExtrapolate") }
        set { set(newValue, "inputExtrapolate") }
    }
    final var fadeThreshold: Float {
        get { float("inputFadeThreshold") }
        set { set(newValue, "inputFadeThreshold") }
    }
    final var falloff: Float {
        get { float("inputFalloff") }
        set { set(newValue, "inputFalloff") }
    }
    final var flipYTiles: Bool {
        get { bool("inputFlipYTiles") }
        set { set(newValue, "inputFlipYTiles") }
    }
    final var focalLength: Float {
        get { float("inputFocalLength") }
        set { set(newValue, "inputFocalLength") }
    }
    final var foldShadowAmount: Float {
        get { float("inputFoldShadowAmount") }
        set { set(newValue, "inputFoldShadowAmount") }
    }
    final var fontName: String {
        get { string("inputFontName") }
        set { set(newValue, "inputFontName") }
    }
    final var fontSize: Float {
        get { float("inputFontSize") }
        set { set(newValue, "inputFontSize") }
    }
    final var gaussianSigma: Float {
        get { float("inputGaussianSigma") }
        set { set(newValue, "inputGaussianSigma") }
    }
    final var gradientImage: CIImage? {
        get { image("inputGradientImage") }
        set { set(newValue, "inputGradientImage") }
    }
    final var grayComponentReplacement: Float {
        get { float("inputGrayComponentReplacement") }
        set { set(newValue, "inputGrayComponentReplacement") }
    }
    final var greenCoefficients: CIVector {
        get { vector("inputGreenCoefficients") }
        set { set(newValue, "inputGreenCoefficients") }
    }
    final var growAmount: CGPoint {
        get { point("inputGrowAmount") }
        set { set(newValue, "inputGrowAmount") }
    }
    final var haloOverlap: Float {
        get { float("inputHaloOverlap") }
        set { set(newValue, "inputHaloOverlap") }
    }
    final var haloRadius: Float {
        get { float("inputHaloRadius") }
        set { set(newValue, "inputHaloRadius") }
    }
    final var haloWidth: Float {
        get { float("inputHaloWidth") }
        set { set(newValue, "inputHaloWidth") }
    }
    final var height: Float {
        get { float("inputHeight") }
        set { set(newValue, "inputHeight") }
    }
    final var highLimit: Float {
        get { float("inputHighLimit") }
        set { set(newValue, "inputHighLimit") }
    }
    final var highlightAmount: Float {
        get { float("inputHighlightAmount") }
        set { set(newValue, "inputHighlightAmount") }
    }
    final var hysteresisPasses: Int {
        get { int("inputHysteresisPasses") }
        set { set(newValue, "inputHysteresisPasses") }
    }
    final var image2: CIImage? {
        get { image("inputImage2") }
        set { set(newValue, "inputImage2") }
    }
    final var inputImage: CIImage? {
        get { image("inputImage") }
        set { set(newValue, "inputImage") }
    }
    final var inputImage2: CIImage? {
        get { image("inputImage2") }
        set { set(newValue, "inputImage2") }
    }
    final var inputMeans: CIImage? {
        get { image("inputMeans") }
        set { set(newValue, "inputMeans") }
    }
    final var insetPoint0: CGPoint {
        get { point("inputInsetPoint0") }
        set { set(newValue, "inputInsetPoint0") }
    }
    final var insetPoint1: CGPoint {
        get { point("inputInsetPoint1") }
        set { set(newValue, "inputInsetPoint1") }
    }
    final var intensity: Float {
        get { float("inputIntensity") }
        set { set(newValue, "inputIntensity") }
    }
    final var layers: Float {
        get { float("inputLayers") }
        set { set(newValue, "inputLayers") }
    }
}
