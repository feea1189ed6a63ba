import UIKitCore

// The inputs of the built-in filters as properties, as CIFilterBuiltins declares them.

/// The inputs of the filter for star shine generator.
public protocol CIStarShineGenerator: CIFilterProtocol {
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputColor`.
    var color: CIColor { get set }
    /// The input `inputCrossAngle`.
    var crossAngle: Float { get set }
    /// The input `inputCrossOpacity`.
    var crossOpacity: Float { get set }
    /// The input `inputCrossScale`.
    var crossScale: Float { get set }
    /// The input `inputCrossWidth`.
    var crossWidth: Float { get set }
    /// The input `inputEpsilon`.
    var epsilon: Float { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}
/// The inputs of the filter for straighten.
public protocol CIStraighten: CIFilterProtocol {
    /// The input `inputAngle`.
    var angle: Float { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for stretch crop.
public protocol CIStretchCrop: CIFilterProtocol {
    /// The input `inputCenterStretchAmount`.
    var centerStretchAmount: Float { get set }
    /// The input `inputCropAmount`.
    var cropAmount: Float { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputSize`.
    var size: CGPoint { get set }
}
/// The inputs of the filter for stripes generator.
public protocol CIStripesGenerator: CIFilterProtocol {
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
/// The inputs of the filter for sunbeams generator.
public protocol CISunbeamsGenerator: CIFilterProtocol {
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputColor`.
    var color: CIColor { get set }
    /// The input `inputMaxStriationRadius`.
    var maxStriationRadius: Float { get set }
    /// The input `inputStriationContrast`.
    var striationContrast: Float { get set }
    /// The input `inputStriationStrength`.
    var striationStrength: Float { get set }
    /// The input `inputSunRadius`.
    var sunRadius: Float { get set }
    /// The input `inputTime`.
    var time: Float { get set }
}
/// The inputs of the filter for swipe transition.
public protocol CISwipeTransition: CITransitionFilter {
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
/// The inputs of the filter for system tone map.
public protocol CISystemToneMap: CIFilterProtocol {
    /// The input `inputDisplayHeadroom`.
    var displayHeadroom: Float { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputPreferredDynamicRange`.
    var preferredDynamicRange: String { get set }
}
/// The inputs of the filter for temperature and tint.
public protocol CITemperatureAndTint: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputNeutral`.
    var neutral: CIVector { get set }
    /// The input `inputTargetNeutral`.
    var targetNeutral: CIVector { get set }
}
/// The inputs of the filter for text image generator.
public protocol CITextImageGenerator: CIFilterProtocol {
    /// The input `inputFontName`.
    var fontName: String { get set }
    /// The input `inputFontSize`.
    var fontSize: Float { get set }
    /// The input `inputPadding`.
    var padding: Float { get set }
    /// The input `inputScaleFactor`.
    var scaleFactor: Float { get set }
    /// The input `inputText`.
    var text: String { get set }
}
/// The inputs of the filter for thermal.
public protocol CIThermal: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for tone curve.
public protocol CIToneCurve: CIFilterProtocol {
    /// The input `inputExtrapolate`.
    var extrapolate: Bool { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputPoint0`.
    var point0: CGPoint { get set }
    /// The input `inputPoint1`.
    var point1: CGPoint { get set }
    /// The input `inputPoint2`.
    var point2: CGPoint { get set }
    /// The input `inputPoint3`.
    var point3: CGPoint { get set }
    /// The input `inputPoint4`.
    var point4: CGPoint { get set }
}
/// The inputs of the filter for tone map headroom.
public protocol CIToneMapHeadroom: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputSourceHeadroom`.
    var sourceHeadroom: Float { get set }
    /// The input `inputTargetHeadroom`.
    var targetHeadroom: Float { get set }
}
/// The inputs of the filter for torus lens distortion.
public protocol CITorusLensDistortion: CIFilterProtocol {
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
    /// The input `inputRefraction`.
    var refraction: Float { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
}
/// The inputs of the filter for triangle kaleidoscope.
public protocol CITriangleKaleidoscope: CIFilterProtocol {
    /// The input `inputDecay`.
    var decay: Float { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputPoint`.
    var point: CGPoint { get set }
    /// The input `inputRotation`.
    var rotation: Float { get set }
    /// The input `inputSize`.
    var size: Float { get set }
}
/// The inputs of the filter for triangle tile.
public protocol CITriangleTile: CIFilterProtocol {
    /// The input `inputAngle`.
    var angle: Float { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
}
/// The inputs of the filter for twelvefold reflected tile.
public protocol CITwelvefoldReflectedTile: CIFilterProtocol {
    /// The input `inputAngle`.
    var angle: Float { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputWidth`.
    var width: Float { get set }
}
/// The inputs of the filter for twirl distortion.
public protocol CITwirlDistortion: CIFilterProtocol {
    /// The input `inputAngle`.
    var angle: Float { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}
/// The inputs of the filter for unsharp mask.
public protocol CIUnsharpMask: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputIntensity`.
    var intensity: Float { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}
/// The inputs of the filter for vibrance.
public protocol CIVibrance: CIFilterProtocol {
    /// The input `inputAmount`.
    var amount: Float { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for vignette.
public protocol CIVignette: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputIntensity`.
    var intensity: Float { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}
/// The inputs of the filter for vignette effect.
public protocol CIVignetteEffect: CIFilterProtocol {
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputFalloff`.
    var falloff: Float { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputIntensity`.
    var intensity: Float { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}
/// The inputs of the filter for vortex distortion.
public protocol CIVortexDistortion: CIFilterProtocol {
    /// The input `inputAngle`.
    var angle: Float { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
    /// The input `inputRadius`.
    var radius: Float { get set }
}
/// The inputs of the filter for white point adjust.
public protocol CIWhitePointAdjust: CIFilterProtocol {
    /// The input `inputColor`.
    var color: CIColor { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for xray.
public protocol CIXRay: CIFilterProtocol {
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for zoom blur.
public protocol CIZoomBlur: CIFilterProtocol {
    /// The input `inputAmount`.
    var amount: Float { get set }
    /// The input `inputCenter`.
    var center: CGPoint { get set }
    /// The input `inputImage`.
    var inputImage: CIImage? { get set }
}
