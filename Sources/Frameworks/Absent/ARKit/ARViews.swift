import SceneKitCompanion
import SpriteKitCompanion

/// Called with the nodes of anchors. There are none.
public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
    func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
    func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}
extension ARSCNViewDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? { nil }
    public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor) {}
}
/// A scene over the camera's picture. It shows a placeholder, and its session fails.
open class ARSCNView: SCNView, ARSessionProviding {
    open var session = ARSession() { didSet { session.observer = ownDelegate } }
    open var automaticallyUpdatesLighting = true, rendersCameraGrain = false, rendersMotionBlur = false
    private final weak var ownDelegate: (any ARSCNViewDelegate)?
    public override init(frame: CGRect, options: [String: Any]? = nil) {
        super.init(frame: frame, options: options)
        (scene, pointOfView) = (SCNScene(), nil)
        showUnavailable("ARKit")
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        scene = SCNScene()
        showUnavailable("ARKit")
    }
    open override var delegate: (any SCNSceneRendererDelegate)? {
        didSet {
            ownDelegate = delegate as? any ARSCNViewDelegate
            session.observer = ownDelegate
        }
    }
    /// Return nothing: there are no anchors.
    open func anchor(for node: SCNNode) -> ARAnchor? { nil }
    open func node(for anchor: ARAnchor) -> SCNNode? { nil }
    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
    open func raycastQuery(from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment)
        -> ARRaycastQuery?
    { nil }
    open func unprojectPoint(_ point: CGPoint, ontoPlane planeTransform: simd_float4x4) -> SIMD3<Float>? { nil }
}
/// Called with the nodes of anchors. There are none.
@preconcurrency @MainActor
public protocol ARSKViewDelegate: SKViewDelegate, ARSessionObserver {
    func view(_ view: ARSKView, nodeFor anchor: ARAnchor) -> SKNode?
    func view(_ view: ARSKView, didAdd node: SKNode, for anchor: ARAnchor)
    func view(_ view: ARSKView, willUpdate node: SKNode, for anchor: ARAnchor)
    func view(_ view: ARSKView, didUpdate node: SKNode, for anchor: ARAnchor)
    func view(_ view: ARSKView, didRemove node: SKNode, for anchor: ARAnchor)
}
extension ARSKViewDelegate {
    public func view(_ view: ARSKView, nodeFor anchor: ARAnchor) -> SKNode? { nil }
    public func view(_ view: ARSKView, didAdd node: SKNode, for anchor: ARAnchor) {}
    public func view(_ view: ARSKView, willUpdate node: SKNode, for anchor: ARAnchor) {}
    public func view(_ view: ARSKView, didUpdate node: SKNode, for anchor: ARAnchor) {}
    public func view(_ view: ARSKView, didRemove node: SKNode, for anchor: ARAnchor) {}
}
/// A game over the camera's picture, which is missing. Its session fails.
open class ARSKView: SKView, ARSessionProviding {
    open var session = ARSession() { didSet { session.observer = delegate as? any ARSKViewDelegate } }
    open override var delegate: (any SKViewDelegate)? { didSet { session.observer = delegate as? any ARSKViewDelegate } }
    /// Return nothing: there are no anchors.
    open func anchor(for node: SKNode) -> ARAnchor? { nil }
    open func node(for anchor: ARAnchor) -> SKNode? { nil }
    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
}
extension SCNDebugOptions {
    public static let showWorldOrigin = SCNDebugOptions(rawValue: 1 << 32), showFeaturePoints = SCNDebugOptions(rawValue: 1 << 30)
}
/// The old names of options.
public enum ARSCNDebugOptions {
    public static let showWorldOrigin = SCNDebugOptions.showWorldOrigin, showFeaturePoints = SCNDebugOptions.showFeaturePoints
}
/// The shape of a face. It has no vertices.
open class ARSCNFaceGeometry: SCNGeometry {
    /// Returns nil for a device: there is none.
    public convenience init?(device: any MTLDevice, fillMesh: Bool = false) { return nil }
    open func update(from faceGeometry: ARFaceGeometry) {}
}
/// The shape of a surface. It has no vertices.
open class ARSCNPlaneGeometry: SCNGeometry {
    /// Returns nil for a device: there is none.
    public convenience init?(device: any MTLDevice) { return nil }
    open func update(from planeGeometry: ARPlaneGeometry) {}
}
/// Called when the user is guided.
@preconcurrency @MainActor
public protocol ARCoachingOverlayViewDelegate: NSObjectProtocol {
    func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView)
    func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView)
    func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView)
}
extension ARCoachingOverlayViewDelegate {
    public func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView) {}
    public func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView) {}
    public func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView) {}
}
/// Guides the user. It stays empty, because no session runs, unless it is activated.
open class ARCoachingOverlayView: UIView {
    /// What the user should find.
    public enum Goal: Int, Sendable { case tracking, horizontalPlane, verticalPlane, anyPlane, geoTracking }
    open weak var delegate: (any ARCoachingOverlayViewDelegate)?
    open weak var sessionProvider: (any ARSessionProviding)?
    open var session: ARSession?, goal = Goal.tracking, activatesAutomatically = true
    open private(set) var isActive = false
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Calls the delegate. Nothing is shown.
    open func setActive(_ active: Bool, animated: Bool) {
        guard active != isActive else { return }
        if active { delegate?.coachingOverlayViewWillActivate(self) }
        isActive = active
        if !active { delegate?.coachingOverlayViewDidDeactivate(self) }
    }
}
