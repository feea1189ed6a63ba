import ARKitCompanion
import CombineCompanion
import FrameworkPlaceholder

/// An event of a scene.
public protocol Event {}
/// The events of a scene. None is sent, because no frame is drawn.
public enum SceneEvents {
    /// A frame.
    public struct Update: Event {
        public let scene: Scene, deltaTime: TimeInterval
    }
    /// The anchor of an entity was found or lost.
    public struct AnchoredStateChanged: Event {
        public let anchor: any HasAnchoring, isAnchored: Bool
    }
}
/// The events of shapes. None is sent.
public enum CollisionEvents {
    public struct Began: Event {
        public let entityA: Entity, entityB: Entity
    }
    public struct Updated: Event {
        public let entityA: Entity, entityB: Entity
    }
    public struct Ended: Event {
        public let entityA: Entity, entityB: Entity
    }
}
/// The events of animations. None is sent.
public enum AnimationEvents {
    public struct PlaybackCompleted: Event {
        public let playbackController: AnimationPlaybackController
    }
    public struct PlaybackTerminated: Event {
        public let playbackController: AnimationPlaybackController
    }
}
/// Sends events.
@preconcurrency @MainActor
public protocol EventSource: AnyObject {}
extension Entity: EventSource {}
/// An entity that a ray meets.
public struct CollisionCastHit {
    public let entity: Entity, position: SIMD3<Float>, normal: SIMD3<Float>, distance: Float
}
/// The entities of a view.
@preconcurrency @MainActor
open class Scene: NSObject, EventSource {
    /// The anchors of a scene.
    @preconcurrency @MainActor
    public struct AnchorCollection: @preconcurrency Collection {
        fileprivate let scene: Scene
        public var startIndex: Int { 0 }
        public var endIndex: Int { scene.all.count }
        public func index(after i: Int) -> Int { i + 1 }
        /// The element at a place.
        public subscript(position: Int) -> any HasAnchoring { scene.all[position] }
        public func append(_ entity: any HasAnchoring) { scene.addAnchor(entity) }
        public func remove(_ entity: any HasAnchoring) { scene.removeAnchor(entity) }
        public func removeAll() { for anchor in scene.all { scene.removeAnchor(anchor) } }
    }
    fileprivate final var all: [any HasAnchoring] = []
    public final var name = ""
    public final var anchors: AnchorCollection { AnchorCollection(scene: self) }
    public final func addAnchor(_ anchor: any HasAnchoring) {
        guard !all.contains(where: { $0 === anchor }) else { return }
        all.append(anchor)
        anchor.ownScene = self
    }
    public final func removeAnchor(_ anchor: any HasAnchoring) {
        all.removeAll { $0 === anchor }
        anchor.ownScene = nil
    }
    public final func findEntity(named name: String) -> Entity? {
        for anchor in all { if let found = anchor.findEntity(named: name) { return found } }
        return nil
    }
    /// Returns a subscription that gets no events.
    public final func subscribe<E: Event>(to event: E.Type, on sourceObject: (any EventSource)? = nil, _ handler: @escaping (E) -> Void)
        -> any Cancellable
    { AnyCancellable {} }
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
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let none: Self = [], showPhysics = Self(rawValue: 1), showStatistics = Self(rawValue: 2)
        public static let showAnchorOrigins = Self(rawValue: 4), showAnchorGeometry = Self(rawValue: 8)
        public static let showWorldOrigin = Self(rawValue: 16), showFeaturePoints = Self(rawValue: 32)
        public static let showSceneUnderstanding = Self(rawValue: 64)
    }
    /// The effects that aren't drawn.
    public struct RenderOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let disablePersonOcclusion = Self(rawValue: 1), disableDepthOfField = Self(rawValue: 2)
        public static let disableMotionBlur = Self(rawValue: 4), disableHDR = Self(rawValue: 8), disableCameraGrain = Self(rawValue: 16)
        public static let disableGroundingShadows = Self(rawValue: 32), disableFaceMesh = Self(rawValue: 64)
        public static let disableAREnvironmentLighting = Self(rawValue: 128)
    }
    public struct EntityGestures: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let translation = Self(rawValue: 1), rotation = Self(rawValue: 2), scale = Self(rawValue: 4), all = Self(rawValue: 7)
    }
    /// The background and the light.
    public struct Environment: @unchecked Sendable {
        public enum Background: @unchecked Sendable {
            case color(UIColor)
            public static func cameraFeed(exposureCompensation: Float = 0) -> Background { .color(.clear) }
        }
        /// The options for real surfaces.
        public struct SceneUnderstanding: Sendable {
            /// The uses of surfaces.
            public struct Options: OptionSet, Sendable {
                public let rawValue: Int
                public init(rawValue: Int) { self.rawValue = rawValue }
                public static let occlusion = Self(rawValue: 1), receivesLighting = Self(rawValue: 2), physics = Self(rawValue: 4)
                public static let collision = Self(rawValue: 8)
            }
            public var options: Options = []
        }
        public var background = Background.cameraFeed(), sceneUnderstanding = SceneUnderstanding()
    }
    public final let scene = Scene()
    open var session = ARSession(), automaticallyConfigureSession = true, cameraMode = CameraMode.ar
    open var debugOptions = DebugOptions.none, renderOptions: RenderOptions = [], environment = Environment()
    public required override init(frame: CGRect) {
        super.init(frame: frame)
        showUnavailable("RealityKit")
    }
    public convenience init(frame: CGRect, cameraMode: CameraMode, automaticallyConfigureSession: Bool) {
        self.init(frame: frame)
        (self.cameraMode, self.automaticallyConfigureSession) = (cameraMode, automaticallyConfigureSession)
    }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        showUnavailable("RealityKit")
    }
    /// Returns nothing: no picture is shown.
    open func entity(at point: CGPoint) -> Entity? { nil }
    open func entities(at point: CGPoint) -> [Entity] { [] }
    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
    open func raycast(from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment)
        -> [ARRaycastResult]
    { [] }
    open func makeRaycastQuery(from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment)
        -> ARRaycastQuery?
    { nil }
    open func project(_ point: SIMD3<Float>) -> CGPoint? { nil }
    open func ray(through screenPoint: CGPoint) -> (origin: SIMD3<Float>, direction: SIMD3<Float>)? { nil }
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
    var entity: (any HasCollision)? { get set }
}
