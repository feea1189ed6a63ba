// Trees of entities with transforms, components, and simple shapes work as values. An `ARView` shows a placeholder, its session fails,
// and files are not read: `load(named:)` throws, and requests fail.
// FIXME(gap): nothing is drawn; animations, physics, and sounds don't run.
@_exported import ARKitCompanion
@_exported import CombineCompanion

/// A scale, a rotation, and a translation.
public struct Transform: Equatable, Sendable {
    public var scale: SIMD3<Float>, rotation: simd_quatf, translation: SIMD3<Float>
    /// The identity transform.
    public static let identity = Transform()
    public init() { (scale, rotation, translation) = (SIMD3(repeating: 1), simd_quatf(ix: 0, iy: 0, iz: 0, r: 1), .zero) }
    public init(
        scale: SIMD3<Float> = SIMD3(repeating: 1), rotation: simd_quatf = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1),
        translation: SIMD3<Float> = .zero
    ) { (self.scale, self.rotation, self.translation) = (scale, rotation, translation) }
    /// Creates a transform with angles around x, then y, then z, in radians.
    public init(pitch x: Float = 0, yaw y: Float = 0, roll z: Float = 0) {
        self.init(
            rotation: simd_quatf(angle: z, axis: SIMD3(0, 0, 1)) * simd_quatf(angle: y, axis: SIMD3(0, 1, 0))
                * simd_quatf(angle: x, axis: SIMD3(1, 0, 0)))
    }
    /// Creates a transform with the parts of a matrix.
    public init(matrix: float4x4) {
        let node = SCNNode()
        node.simdTransform = matrix
        self.init(scale: node.simdScale, rotation: node.simdOrientation, translation: node.simdPosition)
    }
    /// The matrix: the scale, then the rotation, then the translation.
    public var matrix: float4x4 {
        get {
            let node = SCNNode()
            (node.simdScale, node.simdOrientation, node.simdPosition) = (scale, rotation, translation)
            return node.simdTransform
        }
        set { self = Transform(matrix: newValue) }
    }
}
/// A box along the axes.
public struct BoundingBox: Equatable, Sendable {
    public var min: SIMD3<Float>, max: SIMD3<Float>
    /// Creates an empty box.
    public init() { (min, max) = (SIMD3(repeating: .infinity), SIMD3(repeating: -.infinity)) }
    public init(min: SIMD3<Float>, max: SIMD3<Float>) { (self.min, self.max) = (min, max) }
    public static let empty = BoundingBox()
    public var isEmpty: Bool { min.x > max.x || min.y > max.y || min.z > max.z }
    public var center: SIMD3<Float> { isEmpty ? .zero : (min + max) / 2 }
    public var extents: SIMD3<Float> { isEmpty ? .zero : max - min }
    public var boundingRadius: Float { simd_length(extents) / 2 }
    public func union(_ other: BoundingBox) -> BoundingBox {
        BoundingBox(min: pointwiseMin(min, other.min), max: pointwiseMax(max, other.max))
    }
    public func union(_ point: SIMD3<Float>) -> BoundingBox { union(BoundingBox(min: point, max: point)) }
    public func contains(_ point: SIMD3<Float>) -> Bool {
        !isEmpty && (0..<3).allSatisfy { point[$0] >= min[$0] && point[$0] <= max[$0] }
    }
    public func transformed(by transform: float4x4) -> BoundingBox {
        guard !isEmpty else { return self }
        let ends = [min, max]
        return (0..<8).reduce(BoundingBox()) {
            let corner = transform * SIMD4(ends[$1 & 1].x, ends[$1 >> 1 & 1].y, ends[$1 >> 2].z, 1)
            return $0.union(SIMD3(corner.x, corner.y, corner.z))
        }
    }
}
/// A part of an entity.
public protocol Component {}
extension Component {
    /// Does nothing: components need no registration.
    public static func registerComponent() {}
}
/// A system that updates the entities of a scene. It doesn't run.
@preconcurrency @MainActor
public protocol System {
    init(scene: Scene)
    func update(context: SceneUpdateContext)
}
extension System {
    public func update(context: SceneUpdateContext) {}
    public static func registerSystem() {}
}
/// The frame of a system.
public struct SceneUpdateContext {
    public let scene: Scene, deltaTime: TimeInterval
}

/// A place in a scene, with components.
@preconcurrency @MainActor
open class Entity: NSObject {
    /// The components of an entity, by type.
    @preconcurrency @MainActor
    public struct ComponentSet {
        fileprivate var stored: [ObjectIdentifier: any Component] = [:]
        /// The element at a place.
        public subscript<T: Component>(componentType: T.Type) -> T? {
            get { stored[ObjectIdentifier(componentType)] as? T }
            set { stored[ObjectIdentifier(componentType)] = newValue }
        }
        public mutating func set<T: Component>(_ component: T) { stored[ObjectIdentifier(T.self)] = component }
        public mutating func remove(_ componentType: any Component.Type) { stored[ObjectIdentifier(componentType)] = nil }
        public mutating func removeAll() { stored = [:] }
        public func has(_ componentType: any Component.Type) -> Bool { stored[ObjectIdentifier(componentType)] != nil }
        public var count: Int { stored.count }
    }
    /// The children of an entity.
    @preconcurrency @MainActor
    public struct ChildCollection: @preconcurrency Collection {
        fileprivate let owner: Entity
        public var startIndex: Int { 0 }
        public var endIndex: Int { owner.kids.count }
        public func index(after i: Int) -> Int { i + 1 }
        /// The element at a place.
        public subscript(position: Int) -> Entity { owner.kids[position] }
        public func append(_ entity: Entity) { owner.addChild(entity) }
        public func remove(_ entity: Entity) { owner.removeChild(entity) }
        public func removeAll() { for kid in owner.kids { owner.removeChild(kid) } }
    }
    public override required init() {}
    open var name = "", isEnabled = true
    public final var components = ComponentSet()
    public final var id: UInt64 { UInt64(UInt(bitPattern: ObjectIdentifier(self).hashValue)) }
    fileprivate final var kids: [Entity] = []
    public final private(set) weak var parent: Entity?
    final weak var ownScene: Scene?
    public final var scene: Scene? { ownScene ?? parent?.scene }
    public final var anchor: (any HasAnchoring)? { (self as? any HasAnchoring) ?? parent?.anchor }
    public final var isAnchored: Bool { anchor != nil && scene != nil }
    public final var isActive: Bool { isEnabled && scene != nil && parent?.isActive ?? true }
    public final var isEnabledInHierarchy: Bool { isEnabled && parent?.isEnabledInHierarchy ?? true }
    public final var children: ChildCollection { ChildCollection(owner: self) }
    /// Adds a child, which leaves its parent. Does nothing for the entity itself and those above it.
    public final func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
        guard !sequence(first: self, next: \.parent).contains(where: { $0 === entity }) else { return }
        let place = entity.transformMatrix(relativeTo: nil)
        entity.removeFromParent()
        entity.parent = self
        kids.append(entity)
        if preservingWorldTransform { entity.setTransformMatrix(place, relativeTo: nil) }
    }
    public final func removeChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
        guard entity.parent === self else { return }
        entity.removeFromParent(preservingWorldTransform: preservingWorldTransform)
    }
    public final func removeFromParent(preservingWorldTransform: Bool = false) {
        let place = transformMatrix(relativeTo: nil)
        parent?.kids.removeAll { $0 === self }
        parent = nil
        if preservingWorldTransform { transform = Transform(matrix: place) }
    }
    public final func setParent(_ parent: Entity?, preservingWorldTransform: Bool = false) {
        guard let parent else { return removeFromParent(preservingWorldTransform: preservingWorldTransform) }
        parent.addChild(self, preservingWorldTransform: preservingWorldTransform)
    }
    public final func findEntity(named name: String) -> Entity? {
        if self.name == name { return self }
        for kid in kids { if let found = kid.findEntity(named: name) { return found } }
        return nil
    }
    /// Returns a copy, with copies of the children if `recursive` is true.
    open func clone(recursive: Bool) -> Self {
        let copy = type(of: self).init()
        (copy.name, copy.isEnabled, copy.components, copy.transform) = (name, isEnabled, components, transform)
        if recursive { for kid in kids { copy.addChild(kid.clone(recursive: true)) } }
        return copy
    }

    // MARK: Transform

    /// The transform to the parent.
    public final var transform = Transform.identity
    public final var position: SIMD3<Float> {
        get { transform.translation }
        set { transform.translation = newValue }
    }
    public final var orientation: simd_quatf {
        get { transform.rotation }
        set { transform.rotation = newValue }
    }
    public final var scale: SIMD3<Float> {
        get { transform.scale }
        set { transform.scale = newValue }
    }
    private final var world: float4x4 { (parent?.world ?? matrix_identity_float4x4) * transform.matrix }
    /// Returns the transform to another entity's coordinates; nil for the scene's.
    public final func transformMatrix(relativeTo referenceEntity: Entity?) -> float4x4 {
        (referenceEntity?.world.inverse ?? matrix_identity_float4x4) * world
    }
    public final func setTransformMatrix(_ transform: float4x4, relativeTo referenceEntity: Entity?) {
        let place = (referenceEntity?.world ?? matrix_identity_float4x4) * transform
        self.transform = Transform(matrix: (parent?.world.inverse ?? matrix_identity_float4x4) * place)
    }
    public final func position(relativeTo referenceEntity: Entity?) -> SIMD3<Float> {
        let column = transformMatrix(relativeTo: referenceEntity).columns.3
        return SIMD3(column.x, column.y, column.z)
    }
    public final func setPosition(_ position: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
        var matrix = transformMatrix(relativeTo: referenceEntity)
        matrix.columns.3 = SIMD4(position, 1)
        setTransformMatrix(matrix, relativeTo: referenceEntity)
    }
    public final func orientation(relativeTo referenceEntity: Entity?) -> simd_quatf {
        Transform(matrix: transformMatrix(relativeTo: referenceEntity)).rotation
    }
    public final func setOrientation(_ orientation: simd_quatf, relativeTo referenceEntity: Entity?) {
        var place = Transform(matrix: transformMatrix(relativeTo: referenceEntity))
        place.rotation = orientation
        setTransformMatrix(place.matrix, relativeTo: referenceEntity)
    }
    public final func scale(relativeTo referenceEntity: Entity?) -> SIMD3<Float> {
        Transform(matrix: transformMatrix(relativeTo: referenceEntity)).scale
    }
    public final func setScale(_ scale: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
        var place = Transform(matrix: transformMatrix(relativeTo: referenceEntity))
        place.scale = scale
        setTransformMatrix(place.matrix, relativeTo: referenceEntity)
    }
    /// Moves the entity at once: nothing is animated.
    @discardableResult public final func move(
        to transform: Transform, relativeTo referenceEntity: Entity?, duration: TimeInterval = 0,
        timingFunction: AnimationTimingFunction = .default
    ) -> AnimationPlaybackController {
        setTransformMatrix(transform.matrix, relativeTo: referenceEntity)
        return AnimationPlaybackController(entity: self)
    }
    public final func convert(position: SIMD3<Float>, to referenceEntity: Entity?) -> SIMD3<Float> {
        let place = transformMatrix(relativeTo: referenceEntity) * SIMD4(position, 1)
        return SIMD3(place.x, place.y, place.z)
    }
    public final func convert(position: SIMD3<Float>, from referenceEntity: Entity?) -> SIMD3<Float> {
        let place = transformMatrix(relativeTo: referenceEntity).inverse * SIMD4(position, 1)
        return SIMD3(place.x, place.y, place.z)
    }
    /// Turns the front of the entity, its negative z axis, to a target.
    public final func look(
        at target: SIMD3<Float>, from position: SIMD3<Float>, upVector: SIMD3<Float> = SIMD3(0, 1, 0), relativeTo referenceEntity: Entity?
    ) {
        let node = SCNNode()
        node.simdPosition = position
        node.simdLook(at: target, up: upVector, localFront: SIMD3(0, 0, -1))
        setTransformMatrix(node.simdTransform, relativeTo: referenceEntity)
    }
    /// Returns the box around the shapes of the entity and its children.
    public final func visualBounds(recursive: Bool = true, relativeTo referenceEntity: Entity?, excludeInactive: Bool = false)
        -> BoundingBox
    {
        if excludeInactive, !isActive { return BoundingBox() }
        var box =
            components[ModelComponent.self]?.mesh.bounds.transformed(by: transformMatrix(relativeTo: referenceEntity)) ?? BoundingBox()
        if recursive {
            for kid in kids { box = box.union(kid.visualBounds(relativeTo: referenceEntity, excludeInactive: excludeInactive)) }
        }
        return box
    }
    public final func generateCollisionShapes(recursive: Bool, static isStatic: Bool = false) {
        if let mesh = components[ModelComponent.self]?.mesh {
            components.set(CollisionComponent(shapes: [ShapeResource.generateConvex(from: mesh)]))
        }
        if recursive { for kid in kids { kid.generateCollisionShapes(recursive: true) } }
    }

    // MARK: Animations and sounds

    public final var availableAnimations: [AnimationResource] { [] }
    /// Runs nothing: no animation is read.
    @discardableResult public final func playAnimation(
        _ animation: AnimationResource, transitionDuration: TimeInterval = 0, startsPaused: Bool = false
    ) -> AnimationPlaybackController { AnimationPlaybackController(entity: self) }
    public final func stopAllAnimations(recursive: Bool = true) {}
    /// Plays nothing: no sound is read.
    @discardableResult public final func playAudio(_ resource: AudioResource) -> AudioPlaybackController { AudioPlaybackController() }
    public final func stopAllAudio() {}

    // MARK: Files

    /// Throws: no file of a scene is read.
    public static func load(named name: String, in bundle: Bundle? = nil) throws -> Entity { throw RealityFileError() }
    public static func load(contentsOf url: URL, withName resourceName: String? = nil) throws -> Entity { throw RealityFileError() }
    public static func loadModel(named name: String, in bundle: Bundle? = nil) throws -> ModelEntity { throw RealityFileError() }
    public static func loadModel(contentsOf url: URL, withName resourceName: String? = nil) throws -> ModelEntity {
        throw RealityFileError()
    }
    public static func loadAnchor(named name: String, in bundle: Bundle? = nil) throws -> AnchorEntity { throw RealityFileError() }
    public static func loadAnchor(contentsOf url: URL, withName resourceName: String? = nil) throws -> AnchorEntity {
        throw RealityFileError()
    }
    /// Fails: no file of a scene is read.
    public static func loadAsync(named name: String, in bundle: Bundle? = nil) -> LoadRequest<Entity> { LoadRequest() }
    public static func loadAsync(contentsOf url: URL, withName resourceName: String? = nil) -> LoadRequest<Entity> { LoadRequest() }
    public static func loadModelAsync(named name: String, in bundle: Bundle? = nil) -> LoadRequest<ModelEntity> { LoadRequest() }
    public static func loadModelAsync(contentsOf url: URL, withName resourceName: String? = nil) -> LoadRequest<ModelEntity> {
        LoadRequest()
    }
    public static func loadAnchorAsync(named name: String, in bundle: Bundle? = nil) -> LoadRequest<AnchorEntity> { LoadRequest() }
    /// Throws: no file of a scene is read.
    public convenience init(named name: String, in bundle: Bundle? = nil) async throws { throw RealityFileError() }
    public convenience init(contentsOf url: URL, withName resourceName: String? = nil) async throws { throw RealityFileError() }
}
public struct RealityFileError: Error, LocalizedError, Sendable {
    public var errorDescription: String? { "Files of scenes can't be read on Linux." }
}
/// A file that is read later. It fails.
public struct LoadRequest<Output>: Publisher {
    public typealias Failure = any Error
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
        Fail<Output, any Error>(error: RealityFileError()).receive(subscriber: subscriber)
    }
}
