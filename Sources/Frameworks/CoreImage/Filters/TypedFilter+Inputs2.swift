import UIKitCore

extension TypedFilter {
    final var levels: Float {
        get { float("inputLevels") }
        set { set(newValue, "inputLevels") }
    }
    final var lightPointsAt: CIVector {
        get { vector("inputLightPointsAt") }
        set { set(newValue, "inputLightPointsAt") }
    }
    final var lightPosition: CIVector {
        get { vector("inputLightPosition") }
        set { set(newValue, "inputLightPosition") }
    }
    final var lowLimit: Float {
        get { float("inputLowLimit") }
        set { set(newValue, "inputLowLimit") }
    }
    final var lumaSigma: Float {
        get { float("inputLumaSigma") }
        set { set(newValue, "inputLumaSigma") }
    }
    final var mask: CIImage? {
        get { image("inputMask") }
        set { set(newValue, "inputMask") }
    }
    final var maskImage: CIImage? {
        get { image("inputMaskImage") }
        set { set(newValue, "inputMaskImage") }
    }
    final var maxComponents: CIVector {
        get { vector("inputMaxComponents") }
        set { set(newValue, "inputMaxComponents") }
    }
    final var maxHeight: Float {
        get { float("inputMaxHeight") }
        set { set(newValue, "inputMaxHeight") }
    }
    final var maxStriationRadius: Float {
        get { float("inputMaxStriationRadius") }
        set { set(newValue, "inputMaxStriationRadius") }
    }
    final var maxWidth: Float {
        get { float("inputMaxWidth") }
        set { set(newValue, "inputMaxWidth") }
    }
    final var maximumDistance: Float {
        get { float("inputMaximumDistance") }
        set { set(newValue, "inputMaximumDistance") }
    }
    final var maximumStop: Float {
        get { float("inputMaximumStop") }
        set { set(newValue, "inputMaximumStop") }
    }
    final var mesh: [Any] {
        get { list("inputMesh") }
        set { set(newValue, "inputMesh") }
    }
    final var message: Data {
        get { data("inputMessage") }
        set { set(newValue, "inputMessage") }
    }
    final var minComponents: CIVector {
        get { vector("inputMinComponents") }
        set { set(newValue, "inputMinComponents") }
    }
    final var minHeight: Float {
        get { float("inputMinHeight") }
        set { set(newValue, "inputMinHeight") }
    }
    final var minWidth: Float {
        get { float("inputMinWidth") }
        set { set(newValue, "inputMinWidth") }
    }
    final var minimumStop: Float {
        get { float("inputMinimumStop") }
        set { set(newValue, "inputMinimumStop") }
    }
    final var neutral: CIVector {
        get { vector("inputNeutral") }
        set { set(newValue, "inputNeutral") }
    }
    final var noiseLevel: Float {
        get { float("inputNoiseLevel") }
        set { set(newValue, "inputNoiseLevel") }
    }
    final var normalize: Bool {
        get { bool("inputNormalize") }
        set { set(newValue, "inputNormalize") }
    }
    final var numberOfFolds: Int {
        get { int("inputNumberOfFolds") }
        set { set(newValue, "inputNumberOfFolds") }
    }
    final var opacity: Float {
        get { float("inputOpacity") }
        set { set(newValue, "inputOpacity") }
    }
    final var padding: Float {
        get { float("inputPadding") }
        set { set(newValue, "inputPadding") }
    }
    final var paletteImage: CIImage? {
        get { image("inputPaletteImage") }
        set { set(newValue, "inputPaletteImage") }
    }
    final var parameterB: Float {
        get { float("inputParameterB") }
        set { set(newValue, "inputParameterB") }
    }
    final var parameterC: Float {
        get { float("inputParameterC") }
        set { set(newValue, "inputParameterC") }
    }
    final var passes: Float {
        get { float("inputPasses") }
        set { set(newValue, "inputPasses") }
    }
    final var perceptual: Bool {
        get { bool("inputPerceptual") }
        set { set(newValue, "inputPerceptual") }
    }
    final var periodicity: Float {
        get { float("inputPeriodicity") }
        set { set(newValue, "inputPeriodicity") }
    }
    final var pitch: Float {
        get { float("inputPitch") }
        set { set(newValue, "inputPitch") }
    }
    final var point: CGPoint {
        get { point("inputPoint") }
        set { set(newValue, "inputPoint") }
    }
    final var point0: CGPoint {
        get { point("inputPoint0") }
        set { set(newValue, "inputPoint0") }
    }
    final var point1: CGPoint {
        get { point("inputPoint1") }
        set { set(newValue, "inputPoint1") }
    }
    final var point2: CGPoint {
        get { point("inputPoint2") }
        set { set(newValue, "inputPoint2") }
    }
    final var point3: CGPoint {
        get { point("inputPoint3") }
        set { set(newValue, "inputPoint3") }
    }
    final var point4: CGPoint {
        get { point("inputPoint4") }
        set { set(newValue, "inputPoint4") }
    }
    final var power: Float {
        get { float("inputPower") }
        set { set(newValue, "inputPower") }
    }
    final var preferredAspectRatio: Float {
        get { float("inputPreferredAspectRatio") }
        set { set(newValue, "inputPreferredAspectRatio") }
    }
    final var preferredDynamicRange: String {
        get { string("inputPreferredDynamicRange") }
        set { set(newValue, "inputPreferredDynamicRange") }
    }
    final var qualityLevel: Int {
        get { int("inputQualityLevel") }
        set { set(newValue, "inputQualityLevel") }
    }
    final var quietSpace: Float {
        get { float("inputQuietSpace") }
        set { set(newValue, "inputQuietSpace") }
    }
    final var radius: Float {
        get { float("inputRadius") }
        set { set(newValue, "inputRadius") }
    }
    final var radius0: Float {
        get { float("inputRadius0") }
        set { set(newValue, "inputRadius0") }
    }
    final var radius1: Float {
        get { float("inputRadius1") }
        set { set(newValue, "inputRadius1") }
    }
    final var redCoefficients: CIVector {
        get { vector("inputRedCoefficients") }
        set { set(newValue, "inputRedCoefficients") }
    }
    final var refraction: Float {
        get { float("inputRefraction") }
        set { set(newValue, "inputRefraction") }
    }
    final var replacementColor1: CIColor {
        get { color("inputReplacementColor1") }
        set { set(newValue, "inputReplacementColor1") }
    }
    final var replacementColor2: CIColor {
        get { color("inputReplacementColor2") }
        set { set(newValue, "inputReplacementColor2") }
    }
    final var replacementColor3: CIColor {
        get { color("inputReplacementColor3") }
        set { set(newValue, "inputReplacementColor3") }
    }
    final var ringAmount: Float {
        get { float("inputRingAmount") }
        set { set(newValue, "inputRingAmount") }
    }
    final var ringSize: Float {
        get { float("inputRingSize") }
        set { set(newValue, "inputRingSize") }
    }
    final var roll: Float {
        get { float("inputRoll") }
        set { set(newValue, "inputRoll") }
    }
    final var rotation: Float {
        get { float("inputRotation") }
        set { set(newValue, "inputRotation") }
    }
    final var roundedData: Bool {
        get { bool("inputRoundedData") }
        set { set(newValue, "inputRoundedData") }
    }
    final var roundedMarkers: Int {
        get { int("inputRoundedMarkers") }
        set { set(newValue, "inputRoundedMarkers") }
    }
    final var rows: Float {
        get { float("inputRows") }
        set { set(newValue, "inputRows") }
    }
    final var saturation: Float {
        get { float("inputSaturation") }
        set { set(newValue, "inputSaturation") }
    }
    final var scale: Float {
        get { float("inputScale") }
        set { set(newValue, "inputScale") }
    }
    final var scaleFactor: Float {
        get { float("inputScaleFactor") }
        set { set(newValue, "inputScaleFactor") }
    }
    final var shadingImage: CIImage? {
        get { image("inputShadingImage") }
        set { set(newValue, "inputShadingImage") }
    }
    final var shadowAmount: Float {
        get { float("inputShadowAmount") }
        set { set(newValue, "inputShadowAmount") }
    }
    final var shadowDensity: Float {
        get { float("inputShadowDensity") }
        set { set(newValue, "inputShadowDensity") }
    }
    final var shadowExtent: CGRect {
        get { rect("inputShadowExtent") }
        set { set(newValue, "inputShadowExtent") }
    }
    final var shadowOffset: CGPoint {
        get { point("inputShadowOffset") }
        set { set(newValue, "inputShadowOffset") }
    }
    final var shadowRadius: Float {
        get { float("inputShadowRadius") }
        set { set(newValue, "inputShadowRadius") }
    }
    final var shadowSize: Float {
        get { float("inputShadowSize") }
        set { set(newValue, "inputShadowSize") }
    }
    final var sharpness: Float {
        get { float("inputSharpness") }
        set { set(newValue, "inputSharpness") }
    }
    final var sigma: Float {
        get { float("inputSigma") }
        set { set(newValue, "inputSigma") }
    }
    final var smallImage: CIImage? {
        get { image("inputSmallImage") }
        set { set(newValue, "inputSmallImage") }
    }
    final var smoothness: Float {
        get { float("inputSmoothness") }
        set { set(newValue, "inputSmoothness") }
    }
    final var softness: Float {
        get { float("inputSoftness") }
        set { set(newValue, "inputSoftness") }
    }
    final var sourceHeadroom: Float {
        get { float("inputSourceHeadroom") }
        set { set(newValue, "inputSourceHeadroom") }
    }
    final var spatialSigma: Float {
        get { float("inputSpatialSigma") }
        set { set(newValue, "inputSpatialSigma") }
    }
    final var strands: Float {
        get { float("inputStrands") }
        set { set(newValue, "inputStrands") }
    }
    final var striationContrast: Float {
        get { float("inputStriationContrast") }
        set { set(newValue, "inputStriationContrast") }
    }
    final var striationStrength: Float {
        get { float("inputStriationStrength") }
        set { set(newValue, "inputStriationStrength") }
    }
    final var sunRadius: Float {
        get { float("inputSunRadius") }
        set { set(newValue, "inputSunRadius") }
    }
    final var targetHeadroom: Float {
        get { float("inputTargetHeadroom") }
        set { set(newValue, "inputTargetHeadroom") }
    }
    final var targetImage: CIImage? {
        get { image("inputTargetImage") }
        set { set(newValue, "inputTargetImage") }
    }
    final var targetNeutral: CIVector {
        get { vector("inputTargetNeutral") }
        set { set(newValue, "inputTargetNeutral") }
    }
    final var textureImage: CIImage? {
        get { image("inputTextureImage") }
        set { set(newValue, "inputTextureImage") }
    }
    final var threshold: Float {
        get { float("inputThreshold") }
        set { set(newValue, "inputThreshold") }
    }
    final var thresholdHigh: Float {
        get { float("inputThresholdHigh") }
        set { set(newValue, "inputThresholdHigh") }
    }
    final var thresholdLow: Float {
        get { float("inputThresholdLow") }
        set { set(newValue, "inputThresholdLow") }
    }
    final var time: Float {
        get { float("inputTime") }
        set { set(newValue, "inputTime") }
    }
    final var topLeft: CGPoint {
        get { point("inputTopLeft") }
        set { set(newValue, "inputTopLeft") }
    }
    final var topRight: CGPoint {
        get { point("inputTopRight") }
        set { set(newValue, "inputTopRight") }
    }
    final var transform: CGAffineTransform {
        get { transform("inputTransform") }
        set { set(newValue, "inputTransform") }
    }
    final var underColorRemoval: Float {
        get { float("inputUnderColorRemoval") }
        set { set(newValue, "inputUnderColorRemoval") }
    }
    final var unsharpMaskIntensity: Float {
        get { float("inputUnsharpMaskIntensity") }
        set { set(newValue, "inputUnsharpMaskIntensity") }
    }
    final var unsharpMaskRadius: Float {
        get { float("inputUnsharpMaskRadius") }
        set { set(newValue, "inputUnsharpMaskRadius") }
    }
    final var value: Float {
        get { float("inputValue") }
        set { set(newValue, "inputValue") }
    }
    final var weights: CIVector {
        get { vector("inputWeights") }
        set { set(newValue, "inputWeights") }
    }
    final var width: Float {
        get { float("inputWidth") }
        set { set(newValue, "inputWidth") }
    }
    final var yaw: Float {
        get { float("inputYaw") }
        set { set(newValue, "inputYaw") }
    }
    final var zoom: Float {
        get { float("inputZoom") }
        set { set(newValue, "inputZoom") }
    }
}
