import FrameworkPlaceholder
import UIKit
import simdCompanion

/// Shows a scene: a placeholder, behind which the scene runs on the loop's clock.
open class SCNView: UnavailableFrameworkView, @preconcurrency SCNSceneRenderer, @preconcurrency SCNTechniqueSupport {
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let preferredRenderingAPI = Self(rawValue: "SCNPreferredRenderingAPIKey")
        public static let preferredDevice = Self(rawValue: "SCNPreferredDeviceKey")
        public static let preferLowPowerDevice = Self(rawValue: "SCNPreferLowPowerDeviceKey")
    }
    private final var observer: Int?, lastFrame: TimeInterval?, view: SCNNode?

    public init(frame: CGRect, options: [String: Any]? = nil) {
        super.init(frame: frame)
        showUnavailable("SceneKit")
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, options: nil) }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        showUnavailable("SceneKit")
    }
    /// The scene that is shown.
    open var scene: SCNScene? { didSet { observe() } }
    /// The time of the scene, in seconds.
    open var sceneTime: TimeInterval = 0
    open weak var delegate: (any SCNSceneRendererDelegate)?
    /// Whether the scene's time runs, starts again at its end, and is shown in each frame.
    open var isPlaying = false, loops = true, rendersContinuously = false
    /// The node whose camera is used: the one that was set, or the first of the scene.
    open var pointOfView: SCNNode? {
        get { view ?? scene?.firstCamera }
        set { view = newValue }
    }
    /// Whether the camera moves with touches. It is stored but has no effect.
    open var allowsCameraControl = false
    open private(set) lazy var cameraControlConfiguration: any SCNCameraControlConfiguration = CameraControl()
    open private(set) lazy var defaultCameraController = SCNCameraController()
    open var autoenablesDefaultLighting = false, isJitteringEnabled = false, isTemporalAntialiasingEnabled = false, showsStatistics = false
    open var usesReverseZ = true, debugOptions: SCNDebugOptions = [], overlaySKScene: SKScene?, technique: SCNTechnique?,
        audioListener: SCNNode?
    open var antialiasingMode = SCNAntialiasingMode.none, preferredFramesPerSecond = 0, drawableResizesAsynchronously = true
    open var currentViewport: CGRect { bounds }

    /// Starts, pauses, or stops the scene's time.
    open func play(_ sender: Any?) { isPlaying = true }
    open func pause(_ sender: Any?) { isPlaying = false }
    open func stop(_ sender: Any?) { (isPlaying, sceneTime) = (false, 0) }
    /// Returns an image of the view, which shows a placeholder.
    open func snapshot() -> UIImage {
        UIGraphicsImageRenderer(size: bounds.size).image { layer.render(in: $0.cgContext) }
    }
    private final var projection: Projection { Projection(pointOfView, scene, bounds) }
    open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] {
        projection.hitTest(point, scene, options)
    }
    open func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool { Projection(pointOfView, scene, bounds).sees(node) }
    open func nodesInsideFrustum(of pointOfView: SCNNode) -> [SCNNode] {
        let projection = Projection(pointOfView, scene, bounds)
        return Projection.nodes(scene) { projection.sees($0) }
    }
    open func projectPoint(_ point: SCNVector3) -> SCNVector3 { projection.project(point) }
    open func unprojectPoint(_ point: SCNVector3) -> SCNVector3 { projection.unproject(point) }

    // MARK: Frames

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        observe()
    }
    private final func observe() {
        let wanted = window != nil && scene != nil
        if wanted, observer == nil {
            lastFrame = nil
            observer = EventLoop.main.addFrameObserver { [weak self] time in self?.runFrame(at: time) }
        } else if !wanted, let observer {
            EventLoop.main.removeObserver(observer)
            self.observer = nil
        }
    }
    private final func runFrame(at now: TimeInterval) {
        guard let scene else { return lastFrame = nil }
        // A scene that was suspended continues where it was.
        let time = min(now - (lastFrame ?? now), 0.1)
        lastFrame = now
        if isPlaying { sceneTime += time }
        guard isPlaying || rendersContinuously || delegate != nil || scene.rootNode.isBusy else { return }
        scene.runFrame(self, at: now, time)
        overlaySKScene?.update(now)
    }
}
/// The sensitivity of a camera's gestures.
public protocol SCNCameraControlConfiguration: NSObjectProtocol {
    var autoSwitchToFreeCamera: Bool { get set }
    var allowsTranslation: Bool { get set }
    var flyModeVelocity: CGFloat { get set }
    var panSensitivity: CGFloat { get set }
    var truckSensitivity: CGFloat { get set }
    var rotationSensitivity: CGFloat { get set }
}
private final class CameraControl: NSObject, SCNCameraControlConfiguration {
    var autoSwitchToFreeCamera = true, allowsTranslation = true, flyModeVelocity: CGFloat = 1, panSensitivity: CGFloat = 1
    var truckSensitivity: CGFloat = 1, rotationSensitivity: CGFloat = 1
}
/// Called when a camera moves by itself after a gesture.
public protocol SCNCameraControllerDelegate: NSObjectProtocol {
    func cameraInertiaWillStart(for cameraController: SCNCameraController)
    func cameraInertiaDidEnd(for cameraController: SCNCameraController)
}
extension SCNCameraControllerDelegate {
    public func cameraInertiaWillStart(for cameraController: SCNCameraController) {}
    public func cameraInertiaDidEnd(for cameraController: SCNCameraController) {}
}
/// Moves a camera.
open class SCNCameraController: NSObject {
    public final weak var delegate: (any SCNCameraControllerDelegate)?
    public final var pointOfView: SCNNode?, interactionMode = SCNInteractionMode.orbitTurntable, target = SCNVector3(),
        automaticTarget = false
    public final var worldUp = SCNVector3(0, 1, 0), inertiaEnabled = false, inertiaFriction: Float = 0.05, minimumVerticalAngle: Float = 0
    public final var maximumVerticalAngle: Float = 0, minimumHorizontalAngle: Float = 0, maximumHorizontalAngle: Float = 0
    public final var isInertiaRunning: Bool { false }
    /// Moves the camera in its own coordinates.
    public final func translateInCameraSpaceBy(x deltaX: Float, y deltaY: Float, z deltaZ: Float) {
        pointOfView?.simdLocalTranslate(by: SIMD3(deltaX, deltaY, deltaZ))
    }
    /// Moves the camera so that it sees nodes.
    public final func frameNodes(_ nodes: [SCNNode]) {
        guard let pointOfView, !nodes.isEmpty else { return }
        let box = Box.union(nodes.map { Box.transformed($0.boundingBox, $0.simdWorldTransform) })
        let low = SIMD3<Float>(box.min), high = SIMD3<Float>(box.max), radius = simd_length(high - low) / 2
        let angle = Float(pointOfView.camera?.fieldOfView ?? 60) * .pi / 360
        pointOfView.simdWorldPosition = (low + high) / 2 - pointOfView.simdWorldFront * (radius / max(sin(angle), 0.01))
        target = SCNVector3((low + high) / 2)
    }
    /// Turns the camera around the target, by angles in degrees.
    public final func rotateBy(x deltaX: Float, y deltaY: Float) {
        guard let pointOfView else { return }
        let turn =
            simd_quatf(angle: -deltaX * .pi / 180, axis: simd_normalize(SIMD3(worldUp)))
            * simd_quatf(angle: -deltaY * .pi / 180, axis: pointOfView.simdWorldRight)
        pointOfView.simdRotate(by: turn, aroundTarget: SIMD3(target))
    }
    /// Rolls the camera, by an angle in degrees.
    public final func rollBy(_ delta: Float, aroundScreenPoint point: CGPoint, viewport: CGSize) { roll(aroundTarget: delta) }
    public final func roll(aroundTarget delta: Float) {
        guard let pointOfView else { return }
        pointOfView.simdRotate(by: simd_quatf(angle: delta * .pi / 180, axis: pointOfView.simdWorldFront), aroundTarget: SIMD3(target))
    }
    /// Moves the camera forward.
    public final func dollyBy(_ delta: Float, onScreenPoint point: CGPoint, viewport: CGSize) { dolly(toTarget: delta) }
    public final func dolly(toTarget delta: Float) { pointOfView?.simdLocalTranslate(by: SIMD3(0, 0, -delta)) }
    /// Makes the camera upright.
    public final func clearRoll() {
        guard let pointOfView else { return }
        pointOfView.simdLook(
            at: pointOfView.simdWorldPosition + pointOfView.simdWorldFront, up: SIMD3(worldUp), localFront: SCNNode.simdLocalFront)
    }
    public final func stopInertia() {}
    private final var start: CGPoint?
    /// Begins, continues, and ends a gesture.
    public final func beginInteraction(_ location: CGPoint, withViewport viewport: CGSize) { start = location }
    public final func continueInteraction(_ location: CGPoint, withViewport viewport: CGSize, sensitivity: CGFloat) {
        guard let from = start else { return }
        rotateBy(x: Float((location.x - from.x) * sensitivity), y: Float((location.y - from.y) * sensitivity))
        start = location
    }
    public final func endInteraction(_ location: CGPoint, withViewport viewport: CGSize, velocity: CGPoint) { start = nil }
}
