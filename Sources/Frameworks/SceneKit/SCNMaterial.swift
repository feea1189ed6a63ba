import UIKit
import simdCompanion

/// A value of a material: a color, a picture, or a number.
open class SCNMaterialProperty: NSObject, SCNAnimatable, NSSecureCoding {
    public class var supportsSecureCoding: Bool { true }
    public override init() {}
    public init(contents: Any) { self.contents = contents }
    init(channels: SCNColorMask) { textureComponents = channels }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) {}
    /// Does nothing: it isn't archived.
    open func encode(with coder: NSCoder) {}
    /// The color, the picture, or the number.
    public final var contents: Any?
    public final var intensity: CGFloat = 1, minificationFilter = SCNFilterMode.linear, magnificationFilter = SCNFilterMode.linear
    public final var mipFilter = SCNFilterMode.nearest, contentsTransform = SCNMatrix4Identity, wrapS = SCNWrapMode.clamp
    public final var wrapT = SCNWrapMode.clamp, mappingChannel = 0, textureComponents = SCNColorMask.all
    public final var maxAnisotropy = CGFloat(Float.greatestFiniteMagnitude)
    public final var borderColor: Any?
    /// Returns a light of an environment that was computed before. Throws: there is none.
    public class func precomputedLightingEnvironmentContents(with url: URL) throws -> Any { throw noSceneFiles }
    public class func precomputedLightingEnvironmentContents(with data: Data) throws -> Any { throw noSceneFiles }
    public class func precomputedLightingEnvironmentData(forContents contents: Any, device: (any MTLDevice)?) throws -> Data {
        throw noSceneFiles
    }
    final let animations = SCNAnimations()
    final func take(_ other: SCNMaterialProperty) {
        (contents, intensity, contentsTransform, wrapS, wrapT) = (
            other.contents, other.intensity, other.contentsTransform, other.wrapS, other.wrapT
        )
        (minificationFilter, magnificationFilter, mipFilter) = (other.minificationFilter, other.magnificationFilter, other.mipFilter)
        (mappingChannel, textureComponents, maxAnisotropy) = (other.mappingChannel, other.textureComponents, other.maxAnisotropy)
        borderColor = other.borderColor
    }
}
/// The look of a surface.
open class SCNMaterial: NSObject, SCNAnimatable, SCNShadable, NSCopying, NSSecureCoding {
    /// The function of light.
    public struct LightingModel: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let phong = Self(rawValue: "SCNLightingModelPhong"), blinn = Self(rawValue: "SCNLightingModelBlinn")
        public static let lambert = Self(rawValue: "SCNLightingModelLambert"), constant = Self(rawValue: "SCNLightingModelConstant")
        public static let physicallyBased = Self(rawValue: "SCNLightingModelPhysicallyBased")
        public static let shadowOnly = Self(rawValue: "SCNLightingModelShadowOnly")
    }
    public class var supportsSecureCoding: Bool { true }
    public override init() {}
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) {}
    /// Does nothing: it isn't archived.
    open func encode(with coder: NSCoder) {}
    public final var name: String?
    /// The values. The color of `diffuse` is white at first.
    public final let diffuse = SCNMaterialProperty(contents: UIColor.white), ambient = SCNMaterialProperty(),
        specular = SCNMaterialProperty()
    public final let emission = SCNMaterialProperty(), transparent = SCNMaterialProperty(), reflective = SCNMaterialProperty()
    public final let multiply = SCNMaterialProperty(contents: UIColor.white), normal = SCNMaterialProperty()
    public final let displacement = SCNMaterialProperty(channels: .red), ambientOcclusion = SCNMaterialProperty(),
        selfIllumination = SCNMaterialProperty()
    public final let metalness = SCNMaterialProperty(), roughness = SCNMaterialProperty(), clearCoat = SCNMaterialProperty()
    public final let clearCoatRoughness = SCNMaterialProperty(), clearCoatNormal = SCNMaterialProperty()
    public final var shininess: CGFloat = 1, transparency: CGFloat = 1, lightingModel = LightingModel.blinn, isLitPerPixel = true
    public final var isDoubleSided = false, fillMode = SCNFillMode.fill, cullMode = SCNCullMode.back
    public final var transparencyMode = SCNTransparencyMode.default, locksAmbientWithDiffuse = true, writesToDepthBuffer = true
    public final var colorBufferWriteMask = SCNColorMask.all, readsFromDepthBuffer = true, fresnelExponent: CGFloat = 0
    public final var blendMode = SCNBlendMode.alpha, program: SCNProgram?, shaderModifiers: [SCNShaderModifierEntryPoint: String]?
    final let animations = SCNAnimations()
    private final var values: [SCNMaterialProperty] {
        [
            diffuse, ambient, specular, emission, transparent, reflective, multiply, normal, displacement, ambientOcclusion,
            selfIllumination,
            metalness, roughness, clearCoat, clearCoatRoughness, clearCoatNormal,
        ]
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Instantiation.make(type(of: self))
        for (mine, its) in zip(values, copy.values) { its.take(mine) }
        (copy.name, copy.shininess, copy.transparency, copy.lightingModel) = (name, shininess, transparency, lightingModel)
        (copy.isLitPerPixel, copy.isDoubleSided, copy.fillMode, copy.cullMode) = (isLitPerPixel, isDoubleSided, fillMode, cullMode)
        (copy.transparencyMode, copy.locksAmbientWithDiffuse) = (transparencyMode, locksAmbientWithDiffuse)
        (copy.writesToDepthBuffer, copy.readsFromDepthBuffer) = (writesToDepthBuffer, readsFromDepthBuffer)
        (copy.colorBufferWriteMask, copy.fresnelExponent, copy.blendMode) = (colorBufferWriteMask, fresnelExponent, blendMode)
        (copy.program, copy.shaderModifiers) = (program, shaderModifiers)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
}

open class SCNLight: NSObject, SCNAnimatable, SCNTechniqueSupport, NSCopying, NSSecureCoding {
    public struct LightType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Self(rawValue: "ambient"), omni = Self(rawValue: "omni"), directional = Self(rawValue: "directional")
        public static let spot = Self(rawValue: "spot"), IES = Self(rawValue: "ies"), probe = Self(rawValue: "probe")
        public static let area = Self(rawValue: "area")
    }
    public class var supportsSecureCoding: Bool { true }
    public override init() {}
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) {}
    /// Does nothing: it isn't archived.
    open func encode(with coder: NSCoder) {}
    public final var type = LightType.omni, color: Any = UIColor.white, temperature: CGFloat = 6500, intensity: CGFloat = 1000,
        name: String?
    public final var castsShadow = false, shadowColor: Any = UIColor(white: 0, alpha: 0.5), shadowRadius: CGFloat = 3
    public final var shadowMapSize = CGSize.zero, shadowSampleCount = 0, shadowMode = SCNShadowMode.forward, shadowBias: CGFloat = 1
    public final var automaticallyAdjustsShadowProjection = true, maximumShadowDistance: CGFloat = 100, forcesBackFaceCasters = false
    public final var sampleDistributedShadowMaps = false, shadowCascadeCount = 1, shadowCascadeSplittingFactor: CGFloat = 0.15
    public final var orthographicScale: CGFloat = 1, zNear: CGFloat = 1, zFar: CGFloat = 100, attenuationStartDistance: CGFloat = 0
    public final var attenuationEndDistance: CGFloat = 0, attenuationFalloffExponent: CGFloat = 2, spotInnerAngle: CGFloat = 0
    public final var spotOuterAngle: CGFloat = 45, iesProfileURL: URL?, categoryBitMask = -1, areaType = SCNLightAreaType.rectangle
    public final var areaPolygonVertices: [NSValue]?, drawsArea = true, doubleSided = false, areaExtents = SIMD3<Float>(repeating: 1)
    public final var probeType = SCNLightProbeType.irradiance, probeUpdateType = SCNLightProbeUpdateType.never
    public final var probeExtents = SIMD3<Float>(repeating: 1), probeOffset = SIMD3<Float>.zero, parallaxCorrectionEnabled = false
    public final var parallaxExtentsFactor = SIMD3<Float>(repeating: 1), parallaxCenterOffset = SIMD3<Float>.zero, technique: SCNTechnique?
    public final let probeEnvironment: SCNMaterialProperty? = SCNMaterialProperty(), gobo: SCNMaterialProperty? = SCNMaterialProperty()
    public final var sphericalHarmonicsCoefficients: Data { Data() }
    final let animations = SCNAnimations()
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Instantiation.make(Swift.type(of: self))
        assign(
            copy, self,
            \.type, \.color, \.temperature, \.intensity, \.name, \.castsShadow, \.shadowColor, \.shadowRadius, \.shadowMapSize,
            \.shadowSampleCount, \.shadowMode, \.shadowBias, \.automaticallyAdjustsShadowProjection, \.maximumShadowDistance)
        assign(
            copy, self,
            \.forcesBackFaceCasters, \.sampleDistributedShadowMaps, \.shadowCascadeCount, \.shadowCascadeSplittingFactor,
            \.orthographicScale, \.zNear, \.zFar, \.attenuationStartDistance, \.attenuationEndDistance, \.attenuationFalloffExponent,
            \.spotInnerAngle, \.spotOuterAngle, \.iesProfileURL, \.categoryBitMask)
        assign(
            copy, self,
            \.areaType, \.areaPolygonVertices, \.drawsArea, \.doubleSided, \.areaExtents, \.probeType, \.probeUpdateType, \.probeExtents,
            \.probeOffset, \.parallaxCorrectionEnabled, \.parallaxExtentsFactor, \.parallaxCenterOffset, \.technique)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
}

/// The point and the way that a scene is seen.
open class SCNCamera: NSObject, SCNAnimatable, SCNTechniqueSupport, NSCopying, NSSecureCoding {
    public class var supportsSecureCoding: Bool { true }
    public override init() {}
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) {}
    /// Does nothing: it isn't archived.
    open func encode(with coder: NSCoder) {}
    public final var name: String?
    /// The angle that is seen, in degrees.
    public final var fieldOfView: CGFloat = 60
    public final var projectionDirection = SCNCameraProjectionDirection.vertical
    /// The sensor's height and the focal length, in millimeters. The length changes with the angle.
    public final var sensorHeight: CGFloat = 24
    public final var focalLength: CGFloat {
        get { sensorHeight / 2 / tan(fieldOfView * .pi / 360) }
        set { fieldOfView = atan(sensorHeight / 2 / newValue) * 360 / .pi }
    }
    public final var zNear = 1.0, zFar = 100.0, automaticallyAdjustsZRange = false, usesOrthographicProjection = false
    public final var orthographicScale = 1.0, categoryBitMask = -1, technique: SCNTechnique?
    /// The old angles, in degrees; 0 for automatic.
    public final var xFov = 0.0, yFov = 0.0
    // The rest changes the picture only.
    public final var wantsDepthOfField = false, focusDistance: CGFloat = 2.5, fStop: CGFloat = 5.6, apertureBladeCount = 6
    public final var focalBlurSampleCount = 25, focalSize: CGFloat = 0, focalBlurRadius: CGFloat = 0, focalDistance: CGFloat = 10
    public final var aperture: CGFloat = 0.125, motionBlurIntensity: CGFloat = 0
    public final var screenSpaceAmbientOcclusionIntensity: CGFloat = 0, screenSpaceAmbientOcclusionRadius: CGFloat = 5
    public final var screenSpaceAmbientOcclusionBias: CGFloat = 0.03, screenSpaceAmbientOcclusionDepthThreshold: CGFloat = 0.2
    public final var screenSpaceAmbientOcclusionNormalThreshold: CGFloat = 0.3
    public final var wantsHDR = false, exposureOffset: CGFloat = 0, averageGray: CGFloat = 0.18, whitePoint: CGFloat = 1
    public final var wantsExposureAdaptation = true, exposureAdaptationBrighteningSpeedFactor: CGFloat = 0.4
    public final var exposureAdaptationDarkeningSpeedFactor: CGFloat = 0.6, minimumExposure: CGFloat = -15, maximumExposure: CGFloat = 15
    public final var bloomThreshold: CGFloat = 1, bloomIterationCount = 1, bloomIterationSpread: CGFloat = 0, bloomIntensity: CGFloat = 0
    public final var bloomBlurRadius: CGFloat = 4, vignettingPower: CGFloat = 0, vignettingIntensity: CGFloat = 0
    public final var colorFringeStrength: CGFloat = 0, colorFringeIntensity: CGFloat = 1, saturation: CGFloat = 1, contrast: CGFloat = 0
    public final var grainIntensity: CGFloat = 0, grainScale: CGFloat = 1, grainIsColored = false, whiteBalanceTemperature: CGFloat = 0
    public final var whiteBalanceTint: CGFloat = 0
    public final let colorGrading = SCNMaterialProperty()
    private final var own: SCNMatrix4?
    final let animations = SCNAnimations()

    /// The transform from the camera's coordinates to the picture's, from -1 to 1. Setting it replaces the angle.
    public final var projectionTransform: SCNMatrix4 {
        get { own ?? projectionTransform(withViewportSize: CGSize(width: 1, height: 1)) }
        set { own = newValue }
    }
    /// Returns the transform for a picture's size.
    public final func projectionTransform(withViewportSize viewportSize: CGSize) -> SCNMatrix4 {
        if let own { return own }
        let aspect = viewportSize.height > 0 ? Float(viewportSize.width / viewportSize.height) : 1
        let (near, far) = (Float(zNear), Float(zFar)), isVertical = projectionDirection == .vertical
        var result = simd_float4x4()
        if usesOrthographicProjection {
            let scale = 1 / max(Float(orthographicScale), .leastNormalMagnitude)
            (result[0, 0], result[1, 1]) = isVertical ? (scale / aspect, scale) : (scale, scale * aspect)
            (result[2, 2], result[3, 2], result[3, 3]) = (-2 / (far - near), -(far + near) / (far - near), 1)
        } else {
            let scale = 1 / tan(Float(fieldOfView) * .pi / 360)
            (result[0, 0], result[1, 1]) = isVertical ? (scale / aspect, scale) : (scale, scale * aspect)
            (result[2, 2], result[2, 3], result[3, 2]) = (-(far + near) / (far - near), -1, -2 * far * near / (far - near))
        }
        return SCNMatrix4(result)
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Instantiation.make(type(of: self))
        assign(
            copy, self,
            \.name, \.fieldOfView, \.projectionDirection, \.sensorHeight, \.zNear, \.zFar, \.automaticallyAdjustsZRange,
            \.usesOrthographicProjection, \.orthographicScale, \.categoryBitMask, \.technique, \.xFov, \.yFov, \.wantsDepthOfField)
        assign(
            copy, self,
            \.focusDistance, \.fStop, \.apertureBladeCount, \.focalBlurSampleCount, \.focalSize, \.focalBlurRadius, \.focalDistance,
            \.aperture, \.motionBlurIntensity, \.screenSpaceAmbientOcclusionIntensity, \.screenSpaceAmbientOcclusionRadius,
            \.screenSpaceAmbientOcclusionBias, \.screenSpaceAmbientOcclusionDepthThreshold, \.screenSpaceAmbientOcclusionNormalThreshold)
        assign(
            copy, self,
            \.wantsHDR, \.exposureOffset, \.averageGray, \.whitePoint, \.wantsExposureAdaptation,
            \.exposureAdaptationBrighteningSpeedFactor, \.exposureAdaptationDarkeningSpeedFactor, \.minimumExposure, \.maximumExposure,
            \.bloomThreshold, \.bloomIterationCount, \.bloomIterationSpread, \.bloomIntensity, \.bloomBlurRadius)
        assign(
            copy, self,
            \.vignettingPower, \.vignettingIntensity, \.colorFringeStrength, \.colorFringeIntensity, \.saturation, \.contrast,
            \.grainIntensity, \.grainScale, \.grainIsColored, \.whiteBalanceTemperature, \.whiteBalanceTint, \.own)
        copy.colorGrading.take(colorGrading)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
}
