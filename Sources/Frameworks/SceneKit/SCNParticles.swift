import UIKit

// FIXME(gap): systems of particles are stored; nothing is shown.
/// The combination of particles with what is behind them.
public enum SCNParticleBlendMode: Int, Sendable { case additive, subtract, multiply, screen, alpha, replace }
/// The direction of particles.
public enum SCNParticleOrientationMode: Int, Sendable { case billboardScreenAligned, billboardViewAligned, free, billboardYAligned }
/// Where particles begin.
public enum SCNParticleBirthLocation: Int, Sendable { case surface, volume, vertex }
/// The direction in which particles begin.
public enum SCNParticleBirthDirection: Int, Sendable { case constant, surfaceNormal, random }
/// The order of drawing.
public enum SCNParticleSortingMode: Int, Sendable { case none, projectedDepth, distance, oldestFirst, youngestFirst }
/// The repetition of pictures.
public enum SCNParticleImageSequenceAnimationMode: Int, Sendable { case `repeat`, clamp, autoReverse }
/// The kind of input that controls a property.
public enum SCNParticleInputMode: Int, Sendable { case overLife, overDistance, overOtherProperty }
public enum SCNParticleEvent: Int, Sendable { case birth, death, collision }
/// When particles are changed.
public enum SCNParticleModifierStage: Int, Sendable { case preDynamics, postDynamics, preCollision, postCollision }
/// Called with particles at an event.
public typealias SCNParticleEventBlock = (
    UnsafeMutablePointer<UnsafeMutableRawPointer>, UnsafeMutablePointer<Int>, UnsafeMutablePointer<UInt32>, Int
) -> Void
/// Called with particles of a frame.
public typealias SCNParticleModifierBlock = (UnsafeMutablePointer<UnsafeMutableRawPointer>, UnsafeMutablePointer<Int>, Int, Int, Float) ->
    Void

open class SCNParticleSystem: NSObject, SCNAnimatable, NSCopying, NSSecureCoding {
    public struct ParticleProperty: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let position = Self(rawValue: "kParticlePropertyPosition"), angle = Self(rawValue: "kParticlePropertyAngle")
        public static let rotationAxis = Self(rawValue: "kParticlePropertyRotationAxis"),
            velocity = Self(rawValue: "kParticlePropertyVelocity")
        public static let angularVelocity = Self(rawValue: "kParticlePropertyAngularVelocity"),
            life = Self(rawValue: "kParticlePropertyLife")
        public static let color = Self(rawValue: "kParticlePropertyColor"), opacity = Self(rawValue: "kParticlePropertyOpacity")
        public static let size = Self(rawValue: "kParticlePropertySize"), frame = Self(rawValue: "kParticlePropertyFrame")
        public static let frameRate = Self(rawValue: "kParticlePropertyFrameRate"), bounce = Self(rawValue: "kParticlePropertyBounce")
        public static let charge = Self(rawValue: "kParticlePropertyCharge"), friction = Self(rawValue: "kParticlePropertyFriction")
        public static let contactPoint = Self(rawValue: "kParticlePropertyContactPoint")
        public static let contactNormal = Self(rawValue: "kParticlePropertyContactNormal")
    }
    public class var supportsSecureCoding: Bool { true }
    public override init() {}
    /// Returns nil: no file of particles is read.
    public convenience init?(named name: String, inDirectory directory: String?) { return nil }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) {}
    /// Does nothing: it isn't archived.
    open func encode(with coder: NSCoder) {}
    public final var emissionDuration: CGFloat = 1, emissionDurationVariation: CGFloat = 0, idleDuration: CGFloat = 0
    public final var idleDurationVariation: CGFloat = 0, loops = true, birthRate: CGFloat = 1, birthRateVariation: CGFloat = 0
    public final var warmupDuration: CGFloat = 0, emitterShape: SCNGeometry?, birthLocation = SCNParticleBirthLocation.surface
    public final var birthDirection = SCNParticleBirthDirection.constant, spreadingAngle: CGFloat = 0,
        emittingDirection = SCNVector3(0, 1, 0)
    public final var orientationDirection = SCNVector3(), acceleration = SCNVector3(), isLocal = false, particleAngle: CGFloat = 0
    public final var particleAngleVariation: CGFloat = 0, particleVelocity: CGFloat = 0, particleVelocityVariation: CGFloat = 0
    public final var particleAngularVelocity: CGFloat = 0, particleAngularVelocityVariation: CGFloat = 0, particleLifeSpan: CGFloat = 1
    public final var particleLifeSpanVariation: CGFloat = 0, systemSpawnedOnDying: SCNParticleSystem?,
        systemSpawnedOnCollision: SCNParticleSystem?
    public final var systemSpawnedOnLiving: SCNParticleSystem?, particleImage: Any?, imageSequenceColumnCount = 1, imageSequenceRowCount = 1
    public final var imageSequenceInitialFrame: CGFloat = 0, imageSequenceInitialFrameVariation: CGFloat = 0,
        imageSequenceFrameRate: CGFloat = 1
    public final var imageSequenceFrameRateVariation: CGFloat = 0, imageSequenceAnimationMode = SCNParticleImageSequenceAnimationMode.repeat
    public final var particleColor = UIColor.white, particleColorVariation = SCNVector4(), particleSize: CGFloat = 1
    public final var particleSizeVariation: CGFloat = 0, particleIntensity: CGFloat = 1, particleIntensityVariation: CGFloat = 0
    public final var blendMode = SCNParticleBlendMode.additive, isBlackPassEnabled = false, sortingMode = SCNParticleSortingMode.none
    public final var orientationMode = SCNParticleOrientationMode.billboardScreenAligned, isLightingEnabled = false
    public final var affectedByGravity = false, affectedByPhysicsFields = false, particleDiesOnCollision = false, colliderNodes: [SCNNode]?
    public final var particleMass: CGFloat = 1, particleMassVariation: CGFloat = 0, particleBounce: CGFloat = 0.7
    public final var particleBounceVariation: CGFloat = 0, particleFriction: CGFloat = 1, particleFrictionVariation: CGFloat = 0
    public final var particleCharge: CGFloat = 0, particleChargeVariation: CGFloat = 0, dampingFactor: CGFloat = 0, speedFactor: CGFloat = 1
    public final var stretchFactor: CGFloat = 0, fresnelExponent: CGFloat = 0, writesToDepthBuffer = false
    public final var propertyControllers: [ParticleProperty: SCNParticlePropertyController]?
    public final func reset() {}
    public final func handle(
        _ event: SCNParticleEvent, forProperties properties: [ParticleProperty], handler block: @escaping SCNParticleEventBlock
    ) {}
    public final func addModifier(
        forProperties properties: [ParticleProperty], at stage: SCNParticleModifierStage, modifier block: @escaping SCNParticleModifierBlock
    ) {}
    public final func removeModifiers(at stage: SCNParticleModifierStage) {}
    public final func removeAllModifiers() {}
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Instantiation.make(type(of: self))
        assign(
            copy, self,
            \.emissionDuration, \.emissionDurationVariation, \.idleDuration, \.idleDurationVariation, \.loops, \.birthRate,
            \.birthRateVariation, \.warmupDuration, \.emitterShape, \.birthLocation, \.birthDirection, \.spreadingAngle,
            \.emittingDirection, \.orientationDirection)
        assign(
            copy, self,
            \.acceleration, \.isLocal, \.particleAngle, \.particleAngleVariation, \.particleVelocity, \.particleVelocityVariation,
            \.particleAngularVelocity, \.particleAngularVelocityVariation, \.particleLifeSpan, \.particleLifeSpanVariation,
            \.systemSpawnedOnDying, \.systemSpawnedOnCollision, \.systemSpawnedOnLiving, \.particleImage)
        assign(
            copy, self,
            \.imageSequenceColumnCount, \.imageSequenceRowCount, \.imageSequenceInitialFrame, \.imageSequenceInitialFrameVariation,
            \.imageSequenceFrameRate, \.imageSequenceFrameRateVariation, \.imageSequenceAnimationMode, \.particleColor,
            \.particleColorVariation, \.particleSize, \.particleSizeVariation, \.particleIntensity, \.particleIntensityVariation,
            \.blendMode)
        assign(
            copy, self,
            \.isBlackPassEnabled, \.sortingMode, \.orientationMode, \.isLightingEnabled, \.affectedByGravity, \.affectedByPhysicsFields,
            \.particleDiesOnCollision, \.colliderNodes, \.particleMass, \.particleMassVariation, \.particleBounce,
            \.particleBounceVariation, \.particleFriction, \.particleFrictionVariation)
        assign(
            copy, self,
            \.particleCharge, \.particleChargeVariation, \.dampingFactor, \.speedFactor, \.stretchFactor, \.fresnelExponent,
            \.writesToDepthBuffer, \.propertyControllers)
        return copy
    }
    final let animations = SCNAnimations()
}
/// Changes a property of particles over time.
open class SCNParticlePropertyController: NSObject, NSCopying, NSSecureCoding {
    public class var supportsSecureCoding: Bool { true }
    public final var animation: CAAnimation, inputMode = SCNParticleInputMode.overLife, inputScale: CGFloat = 1, inputBias: CGFloat = 0
    public final weak var inputOrigin: SCNNode?
    public final var inputProperty: SCNParticleSystem.ParticleProperty?
    public init(animation: CAAnimation) { self.animation = animation }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) { return nil }
    /// Does nothing: it isn't archived.
    open func encode(with coder: NSCoder) {}
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNParticlePropertyController(animation: animation)
        assign(copy, self, \.inputMode, \.inputScale, \.inputBias, \.inputOrigin, \.inputProperty)
        return copy
    }
}
