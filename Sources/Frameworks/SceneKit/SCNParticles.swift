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
/// What controls a property.
public enum SCNParticleInputMode: Int, Sendable { case overLife, overDistance, overOtherProperty }
/// An event of a particle.
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

/// A system of particles.
open class SCNParticleSystem: NSObject, SCNAnimatable, NSCopying, NSSecureCoding {
    /// A property of a particle.
    public struct ParticleProperty: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates one with a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The position and the angle.
        public static let position = Self(rawValue: "kParticlePropertyPosition"), angle = Self(rawValue: "kParticlePropertyAngle")
        /// The rotation axis.
        public static let rotationAxis = Self(rawValue: "kParticlePropertyRotationAxis"),
            velocity = Self(rawValue: "kParticlePropertyVelocity")
        /// The angular velocity.
        public static let angularVelocity = Self(rawValue: "kParticlePropertyAngularVelocity"),
            life = Self(rawValue: "kParticlePropertyLife")
        /// The color and the opacity.
        public static let color = Self(rawValue: "kParticlePropertyColor"), opacity = Self(rawValue: "kParticlePropertyOpacity")
        /// The size and the frame.
        public static let size = Self(rawValue: "kParticlePropertySize"), frame = Self(rawValue: "kParticlePropertyFrame")
        /// The frame rate and the bounce.
        public static let frameRate = Self(rawValue: "kParticlePropertyFrameRate"), bounce = Self(rawValue: "kParticlePropertyBounce")
        /// The charge and the friction.
        public static let charge = Self(rawValue: "kParticlePropertyCharge"), friction = Self(rawValue: "kParticlePropertyFriction")
        /// The contact point.
        public static let contactPoint = Self(rawValue: "kParticlePropertyContactPoint")
        /// The contact normal.
        public static let contactNormal = Self(rawValue: "kParticlePropertyContactNormal")
    }
    /// Whether it supports secure coding.
    public class var supportsSecureCoding: Bool { true }
    public override init() {}
    /// Returns nil: no file of particles is read.
    public convenience init?(named name: String, inDirectory directory: String?) { return nil }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) {}
    /// Encodes it.
    open func encode(with coder: NSCoder) {}
    /// The emission duration, the emission duration variation, and the idle duration.
    public final var emissionDuration: CGFloat = 1, emissionDurationVariation: CGFloat = 0, idleDuration: CGFloat = 0
    /// The idle duration variation, the loops, the birth rate, and the birth rate variation.
    public final var idleDurationVariation: CGFloat = 0, loops = true, birthRate: CGFloat = 1, birthRateVariation: CGFloat = 0
    /// The warmup duration, the emitter shape, and the birth location.
    public final var warmupDuration: CGFloat = 0, emitterShape: SCNGeometry?, birthLocation = SCNParticleBirthLocation.surface
    /// The birth direction and the spreading angle.
    public final var birthDirection = SCNParticleBirthDirection.constant, spreadingAngle: CGFloat = 0,
        emittingDirection = SCNVector3(0, 1, 0)
    /// The orientation direction, the acceleration, whether it is local, and the particle angle.
    public final var orientationDirection = SCNVector3(), acceleration = SCNVector3(), isLocal = false, particleAngle: CGFloat = 0
    /// The particle angle variation, the particle velocity, and the particle velocity variation.
    public final var particleAngleVariation: CGFloat = 0, particleVelocity: CGFloat = 0, particleVelocityVariation: CGFloat = 0
    /// The particle angular velocity, the particle angular velocity variation, and the particle life span.
    public final var particleAngularVelocity: CGFloat = 0, particleAngularVelocityVariation: CGFloat = 0, particleLifeSpan: CGFloat = 1
    /// The particle life span variation and the system spawned on dying.
    public final var particleLifeSpanVariation: CGFloat = 0, systemSpawnedOnDying: SCNParticleSystem?,
        systemSpawnedOnCollision: SCNParticleSystem?
    /// The system spawned on living, the particle image, the image sequence column count, and the image sequence row count.
    public final var systemSpawnedOnLiving: SCNParticleSystem?, particleImage: Any?, imageSequenceColumnCount = 1, imageSequenceRowCount = 1
    /// The image sequence initial frame and the image sequence initial frame variation.
    public final var imageSequenceInitialFrame: CGFloat = 0, imageSequenceInitialFrameVariation: CGFloat = 0,
        imageSequenceFrameRate: CGFloat = 1
    /// The image sequence frame rate variation and the image sequence animation mode.
    public final var imageSequenceFrameRateVariation: CGFloat = 0, imageSequenceAnimationMode = SCNParticleImageSequenceAnimationMode.repeat
    /// The particle color, the particle color variation, and the particle size.
    public final var particleColor = UIColor.white, particleColorVariation = SCNVector4(), particleSize: CGFloat = 1
    /// The particle size variation, the particle intensity, and the particle intensity variation.
    public final var particleSizeVariation: CGFloat = 0, particleIntensity: CGFloat = 1, particleIntensityVariation: CGFloat = 0
    /// The blend mode, whether black pass is enabled, and the sorting mode.
    public final var blendMode = SCNParticleBlendMode.additive, isBlackPassEnabled = false, sortingMode = SCNParticleSortingMode.none
    /// The orientation mode and whether lighting is enabled.
    public final var orientationMode = SCNParticleOrientationMode.billboardScreenAligned, isLightingEnabled = false
    /// The affected by gravity, the affected by physics fields, the particle dies on collision, and the collider nodes.
    public final var affectedByGravity = false, affectedByPhysicsFields = false, particleDiesOnCollision = false, colliderNodes: [SCNNode]?
    /// The particle mass, the particle mass variation, and the particle bounce.
    public final var particleMass: CGFloat = 1, particleMassVariation: CGFloat = 0, particleBounce: CGFloat = 0.7
    /// The particle bounce variation, the particle friction, and the particle friction variation.
    public final var particleBounceVariation: CGFloat = 0, particleFriction: CGFloat = 1, particleFrictionVariation: CGFloat = 0
    /// The particle charge, the particle charge variation, the damping factor, and the speed factor.
    public final var particleCharge: CGFloat = 0, particleChargeVariation: CGFloat = 0, dampingFactor: CGFloat = 0, speedFactor: CGFloat = 1
    /// The stretch factor, the fresnel exponent, and the writes to depth buffer.
    public final var stretchFactor: CGFloat = 0, fresnelExponent: CGFloat = 0, writesToDepthBuffer = false
    /// The property controllers.
    public final var propertyControllers: [ParticleProperty: SCNParticlePropertyController]?
    /// Resets it.
    public final func reset() {}
    /// Handles it.
    public final func handle(
        _ event: SCNParticleEvent, forProperties properties: [ParticleProperty], handler block: @escaping SCNParticleEventBlock
    ) {}
    /// Adds the modifier.
    public final func addModifier(
        forProperties properties: [ParticleProperty], at stage: SCNParticleModifierStage, modifier block: @escaping SCNParticleModifierBlock
    ) {}
    /// Removes the modifiers.
    public final func removeModifiers(at stage: SCNParticleModifierStage) {}
    /// Removes the all modifiers.
    public final func removeAllModifiers() {}
    /// Copies it.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    final let animations = SCNAnimations()
}
/// Changes a property of particles over time.
open class SCNParticlePropertyController: NSObject, NSCopying, NSSecureCoding {
    /// Whether it supports secure coding.
    public class var supportsSecureCoding: Bool { true }
    /// The animation, the input mode, the input scale, and the input bias.
    public final var animation: CAAnimation, inputMode = SCNParticleInputMode.overLife, inputScale: CGFloat = 1, inputBias: CGFloat = 0
    /// The input origin.
    public final weak var inputOrigin: SCNNode?
    /// The input property.
    public final var inputProperty: SCNParticleSystem.ParticleProperty?
    /// Creates one with the animation.
    public init(animation: CAAnimation) { self.animation = animation }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) { return nil }
    /// Encodes it.
    open func encode(with coder: NSCoder) {}
    /// Copies it.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
