import ARKitCompanion
import CombineCompanion
import FrameworkPlaceholder

/// An event of a scene.
public protocol Event {}
/// The events of a scene. None is sent, because no frame is drawn.
public enum SceneEvents {
    /// A frame.
    public struct Update: Event {
        /// The scene and the delta time.
        public let scene: Scene, deltaTime: TimeInterval
    }
    /// The anchor of an entity was found or lost.
    public struct AnchoredStateChanged: Event {
        /// The anchor and whether it is anchored.
        public let anchor: any HasAnchoring, isAnchored: Bool
    }
}
/// The events of shapes. None is sent.
public enum CollisionEvents {
    /// The began.
    public struct Began: Event {
        /// The entity a and the entity b.
        public let entityA: Entity, entityB: Entity
    }
    /// The updated.
    public struct Updated: Event {
        /// The entity a and the entity b.
        public let entityA: Entity, entityB: Entity
    }
    /// The ended.
    public struct Ended: Event {
        /// The entity a and the entity b.
        public let entityA: Entity, entityB: Entity
    }
}
/// The events of animations. None is sent.
public enum AnimationEvents {
    /// The playback completed.
    public struct PlaybackCompleted: Event {
        /// The playback controller.
        public let playbackController: AnimationPlaybackController
    }
    /// The playback terminated.
    public struct PlaybackTerminated: Event {
        /// The playback controller.
        public let playbackController: AnimationPlaybackController
    }
}
/// Sends events.
@preconcurrency @MainActor
public protocol EventSource: AnyObject {}
extension Entity: EventSource {}
/// An entity that a ray meets.
public struct CollisionCastHit {
    /// The entity, the position, the normal, and the distance.
    public let entity: Entity, position: SIMD3<Float>, normal: SIMD3<Float>, distance: Float
}
/// The entities of a view.
@preconcurrency @MainActor
open class Scene: NSObject, EventSource {
    /// The anchors of a scene.
    @preconcurrency @MainActor
    public struct AnchorCollection: @preconcurrency Collection {
        fileprivate let scene: Scene
        /// The start index.
        public var startIndex: Int { 0 }
        /// The end index.
        public var endIndex: Int { scene.all.count }
        /// Returns the index.
        public func index(after i: Int) -> Int { i + 1 }
        /// The element at a place.
        public subscript(position: Int) -> any HasAnchoring { scene.all[position] }
        /// Appends it.
        public func append(_ entity: any HasAnchoring) { scene.addAnchor(entity) }
        /// Removes it.
        public func remove(_ entity: any HasAnchoring) { scene.removeAnchor(entity) }
        /// Removes the all.
        public func removeAll() { for anchor in scene.all { scene.removeAnchor(anchor) } }
    }
    fileprivate final var all: [any HasAnchoring] = []
    /// The name.
    public final var name = ""
    /// The anchors.
    public final var anchors: AnchorCollection { AnchorCollection(scene: self) }
    /// Adds the anchor.
    public final func addAnchor(_ anchor: any HasAnchoring) {
        guard !all.contains(where: { $0 === anchor }) else { return }
        all.append(anchor)
        anchor.ownScene = self
    }
    /// Removes the anchor.
    public final func removeAnchor(_ anchor: any HasAnchoring) {
        all.removeAll { $0 === anchor }
        anchor.ownScene = nil
    }
    /// Finds the entity.
    public final func findEntity(named name: String) -> Entity? {
        for anchor in all { if let found = anchor.findEntity(named: name) { return found } }
        return nil
    }
    /// Returns a subscription that gets no events.
    public final func subscribe<E: Event>(to event: E.Type, on sourceObject: (any EventSource)? = nil, _ handler: @escaping (E) -> Void)
        -> any Cancellable
    { AnyCancellable {} }
    /// Returns the publisher.
    public final func publisher<E: Event>(for event: E.Type, on sourceObject: (any EventSource)? = nil) -> AnyPublisher<E, Never> {
        Empty(completeImmediately: false).eraseToAnyPublisher()
    }
    /// Returns no hits.
    public final func raycast(
        from startPosition: SIMD3<Float>, to endPosition: SIMD3<Float>, mask: CollisionGroup = .all,
        relativeTo referenceEntity: Entity? = nil
    ) -> [CollisionCastHit] { [] }
}
/// Shows a scene over the camera's picture: a placeholder. Its session fails.
open class ARView: UnavailableFrameworkView, ARSessionProviding {
    /// Whether the camera's picture is the background.
    public enum CameraMode: Sendable { case ar, nonAR }
    /// The figures that are shown.
    public struct DebugOptions: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: Int
        /// Creates one with a raw value.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The none, the show physics, and the show statistics.
        public static let none: Self = [], showPhysics = Self(rawValue: 1), showStatistics = Self(rawValue: 2)
        /// The show anchor origins and the show anchor geometry.
        public static let showAnchorOrigins = Self(rawValue: 4), showAnchorGeometry = Self(rawValue: 8)
        /// The show world origin and the show feature points.
        public static let showWorldOrigin = Self(rawValue: 16), showFeaturePoints = Self(rawValue: 32)
        /// The show scene understanding.
        public static let showSceneUnderstanding = Self(rawValue: 64)
    }
    /// What isn't drawn.
    public struct RenderOptions: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: Int
        /// Creates one with a raw value.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The disable person occlusion and the disable depth of field.
        public static let disablePersonOcclusion = Self(rawValue: 1), disableDepthOfField = Self(rawValue: 2)
        /// The disable motion blur, the disable HDR, and the disable camera grain.
        public static let disableMotionBlur = Self(rawValue: 4), disableHDR = Self(rawValue: 8), disableCameraGrain = Self(rawValue: 16)
        /// The disable grounding shadows and the disable face mesh.
        public static let disableGroundingShadows = Self(rawValue: 32), disableFaceMesh = Self(rawValue: 64)
        /// The disable AR environment lighting.
        public static let disableAREnvironmentLighting = Self(rawValue: 128)
    }
    /// The gestures of an entity.
    public struct EntityGestures: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: Int
        /// Creates one with a raw value.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The translation, the rotation, the scale, and the all.
        public static let translation = Self(rawValue: 1), rotation = Self(rawValue: 2), scale = Self(rawValue: 4), all = Self(rawValue: 7)
    }
    /// The background and the light.
    public struct Environment: @unchecked Sendable {
        /// A background.
        public enum Background: @unchecked Sendable {
            /// The value for color.
            case color(UIColor)
            /// Returns the camera feed.
            public static func cameraFeed(exposureCompensation: Float = 0) -> Background { .color(.clear) }
        }
        /// What is known of the real surfaces.
        public struct SceneUnderstanding: Sendable {
            /// The uses of surfaces.
            public struct Options: OptionSet, Sendable {
                /// The raw value.
                public let rawValue: Int
                /// Creates one with a raw value.
                public init(rawValue: Int) { self.rawValue = rawValue }
                /// The occlusion, the receives lighting, and the physics.
                public static let occlusion = Self(rawValue: 1), receivesLighting = Self(rawValue: 2), physics = Self(rawValue: 4)
                /// The collision.
                public static let collision = Self(rawValue: 8)
            }
            /// The options.
            public var options: Options = []
        }
        /// The background and the scene understanding.
        public var background = Background.cameraFeed(), sceneUnderstanding = SceneUnderstanding()
    }
    /// The scene.
    public final let scene = Scene()
    /// The session, whether it automatically configure session, and the camera mode.
    open var session = ARSession(), automaticallyConfigureSession = true, cameraMode = CameraMode.ar
    /// The debug options, the render options, and the environment.
    open var debugOptions = DebugOptions.none, renderOptions: RenderOptions = [], environment = Environment()
    public required override init(frame: CGRect) {
        super.init(frame: frame)
        showUnavailable("RealityKit")
    }
    /// Creates one with values.
    public convenience init(frame: CGRect, cameraMode: CameraMode, automaticallyConfigureSession: Bool) {
        self.init(frame: frame)
        (self.cameraMode, self.automaticallyConfigureSession) = (cameraMode, automaticallyConfigureSession)
    }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        showUnavailable("RealityKit")
    }
    /// Return nothing: no picture is shown.
    open func entity(at point: CGPoint) -> Entity? { nil }
    /// Returns the entities.
    open func entities(at point: CGPoint) -> [Entity] { [] }
    /// Returns the hit test.
    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
    /// Raycast.
    open func raycast(from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment)
        -> [ARRaycastResult]
    { [] }
    /// Makes a raycast query.
    open func makeRaycastQuery(from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment)
        -> ARRaycastQuery?
    { nil }
    /// Returns the project.
    open func project(_ point: SIMD3<Float>) -> CGPoint? { nil }
    /// Returns the ray.
    open func ray(through screenPoint: CGPoint) -> (origin: SIMD3<Float>, direction: SIMD3<Float>)? { nil }
    /// Returns the snapshot.
    open func snapshot(saveToHDR: Bool, completion: @escaping (UIImage?) -> Void) { completion(nil) }
    /// Returns no gestures: nothing is shown to touch.
    @discardableResult open func installGestures(_ gestures: EntityGestures = .all, for entity: any HasCollision)
        -> [any EntityGestureRecognizer]
    {
        []
    }
}
/// A gesture of an entity.
@preconcurrency @MainActor
public protocol EntityGestureRecognizer: UIGestureRecognizer {
    /// The entity.
    var entity: (any HasCollision)? { get set }
}
