import ARKitCompanion

/// An entity with a place.
@preconcurrency @MainActor public protocol HasTransform: Entity {}
extension Entity: HasTransform {}
/// An entity with a shape.
@preconcurrency @MainActor public protocol HasModel: Entity {}
/// An entity that is found by touches and rays.
@preconcurrency @MainActor public protocol HasCollision: Entity {}
/// An entity with a body.
@preconcurrency @MainActor public protocol HasPhysicsBody: HasCollision {}
/// An entity with a velocity.
@preconcurrency @MainActor public protocol HasPhysicsMotion: Entity {}
/// An entity with physics.
@preconcurrency @MainActor public protocol HasPhysics: HasPhysicsBody, HasPhysicsMotion {}
/// An entity that belongs to a place in the world.
@preconcurrency @MainActor public protocol HasAnchoring: Entity {}
extension HasModel {
    /// The shape and its materials.
    public var model: ModelComponent? {
        get { components[ModelComponent.self] }
        set { components[ModelComponent.self] = newValue }
    }
}
extension HasCollision {
    public var collision: CollisionComponent? {
        get { components[CollisionComponent.self] }
        set { components[CollisionComponent.self] = newValue }
    }
}
extension HasPhysicsBody {
    public var physicsBody: PhysicsBodyComponent? {
        get { components[PhysicsBodyComponent.self] }
        set { components[PhysicsBodyComponent.self] = newValue }
    }
}
extension HasPhysicsMotion {
    public var physicsMotion: PhysicsMotionComponent? {
        get { components[PhysicsMotionComponent.self] }
        set { components[PhysicsMotionComponent.self] = newValue }
    }
}
extension HasAnchoring {
    public var anchoring: AnchoringComponent {
        get { components[AnchoringComponent.self] ?? AnchoringComponent(.world(transform: matrix_identity_float4x4)) }
        set { components[AnchoringComponent.self] = newValue }
    }
}
/// An entity with a shape.
open class ModelEntity: Entity, HasModel, HasPhysics {
    public required init() {}
    public init(mesh: MeshResource, materials: [any Material] = []) {
        super.init()
        model = ModelComponent(mesh: mesh, materials: materials)
    }
    public init(
        mesh: MeshResource, materials: [any Material], collisionShape: ShapeResource, mass: Float
    ) {
        super.init()
        model = ModelComponent(mesh: mesh, materials: materials)
        collision = CollisionComponent(shapes: [collisionShape])
        physicsBody = PhysicsBodyComponent(massProperties: PhysicsMassProperties(mass: mass))
    }
}
/// An entity that belongs to a place in the world.
open class AnchorEntity: Entity, HasAnchoring {
    public required init() {}
    public init(_ target: AnchoringComponent.Target) {
        super.init()
        anchoring = AnchoringComponent(target)
    }
    public convenience init(world position: SIMD3<Float>) { self.init(.world(transform: Transform(translation: position).matrix)) }
    public convenience init(world transform: float4x4) { self.init(.world(transform: transform)) }
    public convenience init(
        plane alignment: AnchoringComponent.Target.Alignment, classification: AnchoringComponent.Target.Classification = .any,
        minimumBounds: SIMD2<Float> = .zero
    ) { self.init(.plane(alignment, classification: classification, minimumBounds: minimumBounds)) }
    public convenience init(anchor: ARAnchor) { self.init(.anchor(identifier: anchor.identifier)) }
    public convenience init(raycastResult: ARRaycastResult) { self.init(world: raycastResult.worldTransform) }
}
/// A camera of a scene without the device's.
open class PerspectiveCamera: Entity {
    public required init() {
        super.init()
        camera = PerspectiveCameraComponent()
    }
    public final var camera: PerspectiveCameraComponent {
        get { components[PerspectiveCameraComponent.self] ?? PerspectiveCameraComponent() }
        set { components[PerspectiveCameraComponent.self] = newValue }
    }
}
open class DirectionalLight: Entity {
    public required init() {
        super.init()
        light = DirectionalLightComponent()
    }
    public final var light: DirectionalLightComponent {
        get { components[DirectionalLightComponent.self] ?? DirectionalLightComponent() }
        set { components[DirectionalLightComponent.self] = newValue }
    }
}
/// A light in all directions.
open class PointLight: Entity {
    public required init() {
        super.init()
        light = PointLightComponent()
    }
    public final var light: PointLightComponent {
        get { components[PointLightComponent.self] ?? PointLightComponent() }
        set { components[PointLightComponent.self] = newValue }
    }
}
/// A light in a cone.
open class SpotLight: Entity {
    public required init() {
        super.init()
        light = SpotLightComponent()
    }
    public final var light: SpotLightComponent {
        get { components[SpotLightComponent.self] ?? SpotLightComponent() }
        set { components[SpotLightComponent.self] = newValue }
    }
}
/// A space that is found by bodies.
open class TriggerVolume: Entity, HasCollision {}

// MARK: Components

/// A shape and its materials.
public struct ModelComponent: Component {
    public var mesh: MeshResource, materials: [any Material]
    public init(mesh: MeshResource, materials: [any Material]) { (self.mesh, self.materials) = (mesh, materials) }
}
/// A place in the world.
public struct AnchoringComponent: Component {
    /// The kinds of places.
    public enum Target: Sendable {
        /// The direction of surfaces.
        public struct Alignment: OptionSet, Sendable {
            public let rawValue: UInt8
            public init(rawValue: UInt8) { self.rawValue = rawValue }
            public static let horizontal = Self(rawValue: 1), vertical = Self(rawValue: 2), any = Self(rawValue: 3)
        }
        /// The kind of surfaces.
        public struct Classification: OptionSet, Sendable {
            public let rawValue: UInt64
            public init(rawValue: UInt64) { self.rawValue = rawValue }
            public static let wall = Self(rawValue: 1), floor = Self(rawValue: 2), ceiling = Self(rawValue: 4), table = Self(rawValue: 8)
            public static let seat = Self(rawValue: 16), any = Self(rawValue: .max)
        }
        case camera, world(transform: float4x4), anchor(identifier: UUID), face, body
        case plane(Alignment, classification: Classification, minimumBounds: SIMD2<Float>)
        case image(group: String, name: String), object(group: String, name: String)
    }
    public let target: Target
    public init(_ target: Target) { self.target = target }
}
/// The groups of shapes that meet.
public struct CollisionGroup: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: 1), sceneUnderstanding = Self(rawValue: 1 << 31), all = Self(rawValue: .max)
}
/// The shapes that meet.
public struct CollisionFilter: Equatable, Sendable {
    public var group: CollisionGroup, mask: CollisionGroup
    public init(group: CollisionGroup, mask: CollisionGroup) { (self.group, self.mask) = (group, mask) }
    public static let `default` = Self(group: .default, mask: .all), sensor = Self(group: .all, mask: .all)
}
/// The shapes by which an entity is found.
public struct CollisionComponent: Component {
    /// Whether other shapes stop at it.
    public enum Mode: Sendable { case `default`, trigger, colliding }
    public var shapes: [ShapeResource], mode: Mode, filter: CollisionFilter
    public init(shapes: [ShapeResource], mode: Mode = .default, filter: CollisionFilter = .default) {
        (self.shapes, self.mode, self.filter) = (shapes, mode, filter)
    }
}
/// The mass of a body.
public struct PhysicsMassProperties: Sendable {
    public var mass: Float
    public init(mass: Float = 1) { self.mass = mass }
    public static let `default` = Self()
}
/// The way a body moves.
public enum PhysicsBodyMode: Sendable { case `static`, kinematic, dynamic }
/// The friction of a body.
public struct PhysicsMaterialResource: Sendable {
    public let friction: Float, restitution: Float
    public static let `default` = Self(friction: 0.8, restitution: 0.8)
    public static func generate(friction: Float = 0.8, restitution: Float = 0.8) -> Self {
        Self(friction: friction, restitution: restitution)
    }
}
/// A body. It doesn't move.
public struct PhysicsBodyComponent: Component {
    public var massProperties: PhysicsMassProperties, material: PhysicsMaterialResource, mode: PhysicsBodyMode
    public var isContinuousCollisionDetectionEnabled = false, isAffectedByGravity = true
    public init(
        massProperties: PhysicsMassProperties = .default, material: PhysicsMaterialResource? = nil, mode: PhysicsBodyMode = .dynamic
    ) { (self.massProperties, self.material, self.mode) = (massProperties, material ?? .default, mode) }
}
/// A velocity. Nothing moves.
public struct PhysicsMotionComponent: Component {
    public var linearVelocity: SIMD3<Float>, angularVelocity: SIMD3<Float>
    public init(linearVelocity: SIMD3<Float> = .zero, angularVelocity: SIMD3<Float> = .zero) {
        (self.linearVelocity, self.angularVelocity) = (linearVelocity, angularVelocity)
    }
}
/// The angle of a camera.
public struct PerspectiveCameraComponent: Component {
    public var near: Float, far: Float, fieldOfViewInDegrees: Float
    public init(near: Float = 0.01, far: Float = .infinity, fieldOfViewInDegrees: Float = 60) {
        (self.near, self.far, self.fieldOfViewInDegrees) = (near, far, fieldOfViewInDegrees)
    }
}
/// The color of a light in one direction.
public struct DirectionalLightComponent: Component {
    public var color: UIColor, intensity: Float
    public init(color: UIColor = .white, intensity: Float = 2145.7078) { (self.color, self.intensity) = (color, intensity) }
}
/// The color of a light in all directions.
public struct PointLightComponent: Component {
    public var color: UIColor, intensity: Float, attenuationRadius: Float
    public init(color: UIColor = .white, intensity: Float = 26963.76, attenuationRadius: Float = 10) {
        (self.color, self.intensity, self.attenuationRadius) = (color, intensity, attenuationRadius)
    }
}
/// The color and the cone of a light.
public struct SpotLightComponent: Component {
    public var color: UIColor, intensity: Float, innerAngleInDegrees: Float, outerAngleInDegrees: Float, attenuationRadius: Float
    public init(
        color: UIColor = .white, intensity: Float = 6740.94, innerAngleInDegrees: Float = 45, outerAngleInDegrees: Float = 60,
        attenuationRadius: Float = 10
    ) {
        (self.color, self.intensity, self.innerAngleInDegrees) = (color, intensity, innerAngleInDegrees)
        (self.outerAngleInDegrees, self.attenuationRadius) = (outerAngleInDegrees, attenuationRadius)
    }
}
/// Receives touches.
public struct InputTargetComponent: Component {
    public var isEnabled = true
    public init() {}
}
/// Shows light at a pointer.
public struct HoverEffectComponent: Component {
    public init() {}
}
/// Turns to the camera.
public struct BillboardComponent: Component {
    public var blendFactor: Float = 1
    public init() {}
}
/// The opacity of an entity and its children.
public struct OpacityComponent: Component {
    public var opacity: Float
    public init(opacity: Float) { self.opacity = opacity }
}

// MARK: Resources

/// A shape.
open class MeshResource: NSObject, @unchecked Sendable {
    public final let bounds: BoundingBox
    public final let expectedMaterialCount = 1
    init(_ size: SIMD3<Float>, center: SIMD3<Float> = .zero) { bounds = BoundingBox(min: center - size / 2, max: center + size / 2) }
    public class func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource { MeshResource(SIMD3(repeating: size)) }
    public class func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0) -> MeshResource { MeshResource(size) }
    public class func generateBox(size: SIMD3<Float>, majorCornerRadius: Float = 0.2, minorCornerRadius: Float = 0.05) -> MeshResource {
        MeshResource(size)
    }
    public class func generateBox(width: Float, height: Float, depth: Float, cornerRadius: Float = 0, splitFaces: Bool = false)
        -> MeshResource
    {
        MeshResource(SIMD3(width, height, depth))
    }
    public class func generateSphere(radius: Float) -> MeshResource { MeshResource(SIMD3(repeating: radius * 2)) }
    public class func generateCone(height: Float, radius: Float) -> MeshResource { MeshResource(SIMD3(radius * 2, height, radius * 2)) }
    public class func generateCylinder(height: Float, radius: Float) -> MeshResource { MeshResource(SIMD3(radius * 2, height, radius * 2)) }
    /// Returns a rectangle that faces the z axis.
    public class func generatePlane(width: Float, height: Float, cornerRadius: Float = 0) -> MeshResource {
        MeshResource(SIMD3(width, height, 0))
    }
    /// Returns a rectangle that faces the y axis.
    public class func generatePlane(width: Float, depth: Float, cornerRadius: Float = 0) -> MeshResource {
        MeshResource(SIMD3(width, 0, depth))
    }
    public class func generateText(
        _ string: String, extrusionDepth: Float = 0.25, font: UIFont = .systemFont(ofSize: 1), containerFrame: CGRect = .zero,
        alignment: NSTextAlignment = .left, lineBreakMode: NSLineBreakMode = .byTruncatingTail
    ) -> MeshResource {
        let text = SCNText(string: string, extrusionDepth: CGFloat(extrusionDepth))
        text.font = font
        let box = text.boundingBox, low = SIMD3<Float>(box.min), high = SIMD3<Float>(box.max)
        return MeshResource(high - low, center: (low + high) / 2)
    }
}
/// A form for finding an entity.
open class ShapeResource: NSObject, @unchecked Sendable {
    public final let bounds: BoundingBox
    init(_ size: SIMD3<Float>, center: SIMD3<Float> = .zero) { bounds = BoundingBox(min: center - size / 2, max: center + size / 2) }
    public class func generateBox(size: SIMD3<Float>) -> ShapeResource { ShapeResource(size) }
    public class func generateBox(width: Float, height: Float, depth: Float) -> ShapeResource { ShapeResource(SIMD3(width, height, depth)) }
    public class func generateSphere(radius: Float) -> ShapeResource { ShapeResource(SIMD3(repeating: radius * 2)) }
    public class func generateCapsule(height: Float, radius: Float) -> ShapeResource {
        ShapeResource(SIMD3(radius * 2, height, radius * 2))
    }
    public class func generateConvex(from mesh: MeshResource) -> ShapeResource {
        ShapeResource(mesh.bounds.extents, center: mesh.bounds.center)
    }
    public final func offsetBy(translation: SIMD3<Float>) -> ShapeResource {
        ShapeResource(bounds.extents, center: bounds.center + translation)
    }
}
/// The look of a surface.
public protocol Material: Sendable {}
/// A picture on a surface. None is read.
open class TextureResource: NSObject, @unchecked Sendable {
    /// The use of a picture.
    public enum Semantic: Sendable { case raw, scalar, color, hdrColor, normal }
    public struct CreateOptions: Sendable {
        public var semantic: Semantic?
        public init(semantic: Semantic?) { self.semantic = semantic }
    }
    public final let width: Int, height: Int
    init(_ width: Int, _ height: Int) { (self.width, self.height) = (width, height) }
    /// Throws: no file of pictures is read for scenes.
    public static func load(named resourceName: String, in bundle: Bundle? = nil) throws -> TextureResource { throw RealityFileError() }
    public static func load(contentsOf fileURL: URL, withName resourceName: String? = nil) throws -> TextureResource {
        throw RealityFileError()
    }
    public static func generate(from cgImage: CGImage, withName resourceName: String? = nil, options: CreateOptions) throws
        -> TextureResource
    {
        TextureResource(cgImage.width, cgImage.height)
    }
}
/// A color or a picture.
public enum MaterialColorParameter: Sendable { case color(UIColor), texture(TextureResource) }
/// A number or a picture.
public enum MaterialScalarParameter: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    case float(Float), texture(TextureResource)
    public init(floatLiteral value: Double) { self = .float(Float(value)) }
    public init(integerLiteral value: Int) { self = .float(Float(value)) }
}
/// A color or a picture with its color.
public struct MaterialTint: @unchecked Sendable {
    public var tint: UIColor, texture: MaterialParameters.Texture?
    public init(tint: UIColor = .white, texture: MaterialParameters.Texture? = nil) { (self.tint, self.texture) = (tint, texture) }
}
public enum MaterialParameters {
    /// A picture.
    public struct Texture: @unchecked Sendable {
        public var resource: TextureResource
        public init(_ resource: TextureResource) { self.resource = resource }
    }
}
/// A material with light.
public struct SimpleMaterial: Material, @unchecked Sendable {
    public typealias Color = UIColor
    public typealias BaseColor = MaterialTint
    public var color = MaterialTint(), roughness: MaterialScalarParameter = 0.5, metallic: MaterialScalarParameter = 0
    public var baseColor: MaterialColorParameter {
        get { .color(color.tint) }
        set { if case .color(let new) = newValue { color.tint = new } }
    }
    public init() {}
    public init(color: UIColor, roughness: MaterialScalarParameter = 0.5, isMetallic: Bool) {
        (self.color, self.roughness, metallic) = (MaterialTint(tint: color), roughness, isMetallic ? 1 : 0)
    }
    public init(color: UIColor, isMetallic: Bool) { self.init(color: color, roughness: 0.5, isMetallic: isMetallic) }
}
/// A material without light.
public struct UnlitMaterial: Material, @unchecked Sendable {
    public typealias BaseColor = MaterialTint
    public var color = MaterialTint(), blending = PhysicallyBasedMaterial.Blending.opaque
    public init() {}
    public init(color: UIColor) { self.color = MaterialTint(tint: color) }
    public init(texture: TextureResource) { color = MaterialTint(texture: MaterialParameters.Texture(texture)) }
}
/// A material that hides what is behind it.
public struct OcclusionMaterial: Material {
    public init(receivesDynamicLighting: Bool = false) {}
}
/// A material that shows a movie. It shows nothing.
public struct VideoMaterial: Material, @unchecked Sendable {
    public let avPlayer: AVPlayer?
    public init(avPlayer: AVPlayer) { self.avPlayer = avPlayer }
}
public struct PhysicallyBasedMaterial: Material, @unchecked Sendable {
    public typealias BaseColor = MaterialTint
    public typealias Texture = MaterialParameters.Texture
    /// How a surface lets light through.
    public enum Blending: Sendable { case opaque, transparent(opacity: Opacity) }
    public struct Opacity: Sendable, ExpressibleByFloatLiteral {
        public var scale: Float
        public init(scale: Float = 1) { self.scale = scale }
        public init(floatLiteral value: Double) { scale = Float(value) }
    }
    public struct Scalar: Sendable, ExpressibleByFloatLiteral {
        public var scale: Float
        public init(scale: Float = 1) { self.scale = scale }
        public init(floatLiteral value: Double) { scale = Float(value) }
    }
    public typealias Roughness = Scalar
    public typealias Metallic = Scalar
    /// A light of a surface.
    public struct EmissiveColor: @unchecked Sendable {
        public var color: UIColor
        public init(color: UIColor = .black) { self.color = color }
    }
    public var baseColor = MaterialTint(), roughness: Roughness = 0.5, metallic: Metallic = 0.0, emissiveColor = EmissiveColor()
    public var emissiveIntensity: Float = 0, blending = Blending.opaque, clearcoat: Scalar = 0.0, opacityThreshold: Float?
    public init() {}
}
/// A pacing.
public struct AnimationTimingFunction: Sendable {
    public static let `default` = Self(), linear = Self(), easeIn = Self(), easeOut = Self(), easeInOut = Self()
}
/// An animation of a file. None is read.
open class AnimationResource: NSObject, @unchecked Sendable {
    public final let name: String? = nil
    public final func `repeat`(duration: TimeInterval = .infinity) -> AnimationResource { self }
    public final func `repeat`(count: Int) -> AnimationResource { self }
}
/// Controls an animation, which has ended.
@preconcurrency @MainActor
open class AnimationPlaybackController: NSObject {
    public final private(set) weak var entity: Entity?
    public final let isComplete = true, isPaused = false
    public final var isValid: Bool { entity != nil }
    public final var speed: Float = 1, time: TimeInterval = 0
    init(entity: Entity) { self.entity = entity }
    public final func pause() {}
    public final func resume() {}
    public final func stop(blendOutDuration: TimeInterval = 0) {}
}
/// A sound. None is read.
open class AudioResource: NSObject, @unchecked Sendable {}
/// A sound in a file. None is read.
open class AudioFileResource: AudioResource, @unchecked Sendable {
    public static func load(named resourceName: String, in bundle: Bundle? = nil, shouldLoop: Bool = false) throws -> AudioFileResource {
        throw RealityFileError()
    }
}
/// Controls a sound, which isn't heard.
open class AudioPlaybackController: NSObject {
    public final let isPlaying = false
    public final var gain = 0.0, speed = 1.0, completionHandler: (() -> Void)?
    public final func play() {}
    public final func pause() {}
    public final func stop() {}
}
