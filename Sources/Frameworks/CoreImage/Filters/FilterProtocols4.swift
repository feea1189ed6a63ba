import UIKitCore

// The inputs of the built-in filters as properties, as CIFilterBuiltins declares them.

/// The inputs of the filter for star shine generator.
public protocol CIStarShineGenerator: CIFilterProtocol {
    var center: CGPoint { get set }
    var color: CIColor { get set }
    var crossAngle: Float { get set }
    var crossOpacity: Float { get set }
    var crossScale: Float { get set }
    var crossWidth: Float { get set }
    var epsilon: Float { get set }
    var radius: Float { get set }
}
public protocol CIStraighten: CIFilterProtocol {
    var angle: Float { get set }
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for stretch crop.
public protocol CIStretchCrop: CIFilterProtocol {
    var centerStretchAmount: Float { get set }
    var cropAmount: Float { get set }
    var inputImage: CIImage? { get set }
    var size: CGPoint { get set }
}
/// The inputs of the filter for stripes generator.
public protocol CIStripesGenerator: CIFilterProtocol {
    var center: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
    var sharpness: Float { get set }
    var width: Float { get set }
}
/// The inputs of the filter for sunbeams generator.
public protocol CISunbeamsGenerator: CIFilterProtocol {
    var center: CGPoint { get set }
    var color: CIColor { get set }
    var maxStriationRadius: Float { get set }
    var striationContrast: Float { get set }
    var striationStrength: Float { get set }
    var sunRadius: Float { get set }
    var time: Float { get set }
}
/// The inputs of the filter for swipe transition.
public protocol CISwipeTransition: CITransitionFilter {
    var angle: Float { get set }
    var color: CIColor { get set }
    var extent: CGRect { get set }
    var opacity: Float { get set }
    var width: Float { get set }
}
/// The inputs of the filter for system tone map.
public protocol CISystemToneMap: CIFilterProtocol {
    var displayHeadroom: Float { get set }
    var inputImage: CIImage? { get set }
    var preferredDynamicRange: String { get set }
}
/// The inputs of the filter for temperature and tint.
public protocol CITemperatureAndTint: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var neutral: CIVector { get set }
    var targetNeutral: CIVector { get set }
}
/// The inputs of the filter for text image generator.
public protocol CITextImageGenerator: CIFilterProtocol {
    var fontName: String { get set }
    var fontSize: Float { get set }
    var padding: Float { get set }
    var scaleFactor: Float { get set }
    var text: String { get set }
}
public protocol CIThermal: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for tone curve.
public protocol CIToneCurve: CIFilterProtocol {
    var extrapolate: Bool { get set }
    var inputImage: CIImage? { get set }
    var point0: CGPoint { get set }
    var point1: CGPoint { get set }
    var point2: CGPoint { get set }
    var point3: CGPoint { get set }
    var point4: CGPoint { get set }
}
/// The inputs of the filter for tone map headroom.
public protocol CIToneMapHeadroom: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var sourceHeadroom: Float { get set }
    var targetHeadroom: Float { get set }
}
/// The inputs of the filter for torus lens distortion.
public protocol CITorusLensDistortion: CIFilterProtocol {
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var refraction: Float { get set }
    var width: Float { get set }
}
/// The inputs of the filter for triangle kaleidoscope.
public protocol CITriangleKaleidoscope: CIFilterProtocol {
    var decay: Float { get set }
    var inputImage: CIImage? { get set }
    var point: CGPoint { get set }
    var rotation: Float { get set }
    var size: Float { get set }
}
/// The inputs of the filter for triangle tile.
public protocol CITriangleTile: CIFilterProtocol {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var width: Float { get set }
}
/// The inputs of the filter for twelvefold reflected tile.
public protocol CITwelvefoldReflectedTile: CIFilterProtocol {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var width: Float { get set }
}
/// The inputs of the filter for twirl distortion.
public protocol CITwirlDistortion: CIFilterProtocol {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}
/// The inputs of the filter for unsharp mask.
public protocol CIUnsharpMask: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
    var radius: Float { get set }
}
public protocol CIVibrance: CIFilterProtocol {
    var amount: Float { get set }
    var inputImage: CIImage? { get set }
}
public protocol CIVignette: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
    var radius: Float { get set }
}
/// The inputs of the filter for vignette effect.
public protocol CIVignetteEffect: CIFilterProtocol {
    var center: CGPoint { get set }
    var falloff: Float { get set }
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
    var radius: Float { get set }
}
/// The inputs of the filter for vortex distortion.
public protocol CIVortexDistortion: CIFilterProtocol {
    var angle: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}
/// The inputs of the filter for white point adjust.
public protocol CIWhitePointAdjust: CIFilterProtocol {
    var color: CIColor { get set }
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for xray.
public protocol CIXRay: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}
/// The inputs of the filter for zoom blur.
public protocol CIZoomBlur: CIFilterProtocol {
    var amount: Float { get set }
    var center: CGPoint { get set }
    var inputImage: CIImage? { get set }
}
