import UIKit
import simdCompanion

/// Shows a scene.
public protocol SCNSceneRenderer: NSObjectProtocol {
    var scene: SCNScene? { get set }
    var sceneTime: TimeInterval { get set }
    var delegate: (any SCNSceneRendererDelegate)? { get set }
    func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]?) -> [SCNHitTestResult]
    func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool
    func nodesInsideFrustum(of pointOfView: SCNNode) -> [SCNNode]
    func projectPoint(_ point: SCNVector3) -> SCNVector3
    func unprojectPoint(_ point: SCNVector3) -> SCNVector3
    var isPlaying: Bool { get set }
    var loops: Bool { get set }
    var pointOfView: SCNNode? { get set }
    var autoenablesDefaultLighting: Bool { get set }
    var isJitteringEnabled: Bool { get set }
    var isTemporalAntialiasingEnabled: Bool { get set }
    var showsStatistics: Bool { get set }
    var debugOptions: SCNDebugOptions { get set }
    var overlaySKScene: SKScene? { get set }
    var currentViewport: CGRect { get }
    var usesReverseZ: Bool { get set }
    var audioListener: SCNNode? { get set }
}
extension SCNSceneRenderer {
    /// There is no graphics processor, and no sound.
    public var renderingAPI: SCNRenderingAPI { .metal }
    public var device: (any MTLDevice)? { nil }
    public var commandQueue: (any MTLCommandQueue)? { nil }
    public var currentRenderCommandEncoder: (any MTLRenderCommandEncoder)? { nil }
    public var currentRenderPassDescriptor: MTLRenderPassDescriptor { MTLRenderPassDescriptor() }
    public var colorPixelFormat: MTLPixelFormat { .bgra8Unorm }
    public var depthPixelFormat: MTLPixelFormat { .depth32Float }
    public var stencilPixelFormat: MTLPixelFormat { .invalid }
    public var workingColorSpace: CGColorSpace { CGColorSpaceCreateDeviceRGB() }
    public var context: UnsafeMutableRawPointer? { nil }
    /// The old name of ``sceneTime``.
    public var currentTime: TimeInterval {
        get { sceneTime }
        set { sceneTime = newValue }
    }
    public func hitTest(_ point: CGPoint) -> [SCNHitTestResult] { hitTest(point, options: nil) }
    public func prepare(_ object: Any, shouldAbortBlock block: (() -> Bool)? = nil) -> Bool { true }
    /// Calls the handler: there is nothing to prepare.
    public func prepare(_ objects: [Any], completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(true) }
    public func prepare(_ objects: [Any]) async -> Bool { true }
    /// Shows a scene at once; the transition isn't drawn.
    public func present(
        _ scene: SCNScene, with transition: SKTransition, incomingPointOfView pointOfView: SCNNode?, completionHandler: (() -> Void)? = nil
    ) {
        self.scene = scene
        if let pointOfView { self.pointOfView = pointOfView }
        completionHandler?()
    }
}
/// Called for the steps of each frame.
public protocol SCNSceneRendererDelegate: NSObjectProtocol {
    func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}
extension SCNSceneRendererDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval) {}
}

/// The way from a scene to a picture.
struct Projection {
    let matrix: simd_float4x4, viewport: CGRect

    /// The camera of a node, or one that sees the whole scene.
    init(_ pointOfView: SCNNode?, _ scene: SCNScene?, _ viewport: CGRect) {
        self.viewport = viewport
        let size = viewport.size
        if let node = pointOfView, let camera = node.camera {
            matrix = simd_float4x4(camera.projectionTransform(withViewportSize: size)) * node.presentation.simdWorldTransform.inverse
            return
        }
        let sphere = scene?.rootNode.boundingSphere ?? (center: SCNVector3(), radius: 1), radius = max(sphere.radius, 0.001)
        let camera = SCNCamera()
        let distance = radius / sin(Float(camera.fieldOfView) * .pi / 360)
        (camera.zNear, camera.zFar) = (Double(distance) / 100, Double(distance) * 10)
        var view = matrix_identity_float4x4
        view.columns.3 = SIMD4(-SIMD3<Float>(sphere.center) - SIMD3(0, 0, distance), 1)
        matrix = simd_float4x4(camera.projectionTransform(withViewportSize: size)) * view
    }
    /// Returns the place in the picture, and the depth from 0 to 1.
    func project(_ point: SCNVector3) -> SCNVector3 {
        let clip = matrix * SIMD4(SIMD3(point), 1)
        guard clip.w != 0 else { return SCNVector3() }
        let (x, y, z) = (clip.x / clip.w, clip.y / clip.w, clip.z / clip.w)
        return SCNVector3(
            Float(viewport.minX) + (x + 1) / 2 * Float(viewport.width), Float(viewport.minY) + (1 - y) / 2 * Float(viewport.height),
            (z + 1) / 2)
    }
    func unproject(_ point: SCNVector3) -> SCNVector3 {
        guard viewport.width > 0, viewport.height > 0 else { return SCNVector3() }
        let clip = SIMD4<Float>(
            (point.x - Float(viewport.minX)) / Float(viewport.width) * 2 - 1,
            1 - (point.y - Float(viewport.minY)) / Float(viewport.height) * 2,
            point.z * 2 - 1, 1)
        let world = matrix.inverse * clip
        return world.w == 0 ? SCNVector3() : SCNVector3(world.x / world.w, world.y / world.w, world.z / world.w)
    }
    /// Whether the box around a node touches what is seen.
    func sees(_ node: SCNNode) -> Bool {
        let box = node.boundingBox, whole = matrix * node.simdWorldTransform, ends = [SIMD3<Float>(box.min), SIMD3<Float>(box.max)]
        let corners = (0..<8).map { whole * SIMD4(ends[$0 & 1].x, ends[$0 >> 1 & 1].y, ends[$0 >> 2].z, 1) }
        return (0..<3).allSatisfy { axis in corners.contains { $0[axis] <= $0.w } && corners.contains { $0[axis] >= -$0.w } }
    }
    func hitTest(_ point: CGPoint, _ scene: SCNScene?, _ options: [SCNHitTestOption: Any]?) -> [SCNHitTestResult] {
        var strings: [String: Any] = [:]
        for (key, value) in options ?? [:] { strings[key.rawValue] = value }
        let root = strings[SCNHitTestOption.rootNode.rawValue] as? SCNNode ?? scene?.rootNode
        let (x, y) = (Float(point.x), Float(point.y))
        guard let root else { return [] }
        let a = root.convertPosition(unproject(SCNVector3(x, y, 0)), from: nil),
            b = root.convertPosition(unproject(SCNVector3(x, y, 1)), from: nil)
        return root.hitTestWithSegment(from: a, to: b, options: strings)
    }
    static func nodes(_ scene: SCNScene?, _ test: (SCNNode) -> Bool) -> [SCNNode] {
        var found: [SCNNode] = []
        scene?.rootNode.enumerateChildNodes { node, _ in if node.geometry != nil, test(node) { found.append(node) } }
        return found
    }
}
extension SCNScene {
    var firstCamera: SCNNode? {
        var found: SCNNode?
        rootNode.enumerateHierarchy { node, stop in
            if node.camera != nil {
                found = node
                stop.pointee = true
            }
        }
        return found
    }
    /// Advances the scene by some seconds, and calls the delegate for each step.
    func runFrame(_ renderer: any SCNSceneRenderer, at time: TimeInterval, _ elapsed: TimeInterval) {
        let delegate = renderer.delegate
        delegate?.renderer(renderer, updateAtTime: time)
        if !isPaused { rootNode.evaluateActions(elapsed) }
        delegate?.renderer(renderer, didApplyAnimationsAtTime: time)
        delegate?.renderer(renderer, didSimulatePhysicsAtTime: time)
        rootNode.applyConstraints(renderer.pointOfView)
        delegate?.renderer(renderer, didApplyConstraintsAtTime: time)
        delegate?.renderer(renderer, willRenderScene: self, atTime: time)
        delegate?.renderer(renderer, didRenderScene: self, atTime: time)
    }
}

/// Draws a scene where an app wants it. It draws nothing; `update(atTime:)` and `render(atTime:)` advance the scene.
open class SCNRenderer: NSObject, SCNSceneRenderer, SCNTechniqueSupport {
    public init(device: (any MTLDevice)?, options: [AnyHashable: Any]? = nil) {}
    public final var scene: SCNScene?, sceneTime: TimeInterval = 0, isPlaying = false, loops = true, autoenablesDefaultLighting = false
    public final var isJitteringEnabled = false, isTemporalAntialiasingEnabled = false, showsStatistics = false, usesReverseZ = true
    public final var debugOptions: SCNDebugOptions = [], overlaySKScene: SKScene?, technique: SCNTechnique?, audioListener: SCNNode?
    public final weak var delegate: (any SCNSceneRendererDelegate)?
    private final var view: SCNNode?, last: TimeInterval?
    public final var pointOfView: SCNNode? {
        get { view ?? scene?.firstCamera }
        set { view = newValue }
    }
    public final private(set) var currentViewport = CGRect(x: 0, y: 0, width: 1, height: 1)
    public final var nextFrameTime: TimeInterval { .infinity }
    private final var projection: Projection { Projection(pointOfView, scene, currentViewport) }
    public final func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]?) -> [SCNHitTestResult] {
        projection.hitTest(point, scene, options)
    }
    public final func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool {
        Projection(pointOfView, scene, currentViewport).sees(node)
    }
    public final func nodesInsideFrustum(of pointOfView: SCNNode) -> [SCNNode] {
        Projection.nodes(scene) { isNode($0, insideFrustumOf: pointOfView) }
    }
    public final func projectPoint(_ point: SCNVector3) -> SCNVector3 { projection.project(point) }
    public final func unprojectPoint(_ point: SCNVector3) -> SCNVector3 { projection.unproject(point) }
    /// Advances the scene to a time.
    public final func update(atTime time: TimeInterval) {
        scene?.runFrame(self, at: time, max(time - (last ?? time), 0))
        (last, sceneTime) = (time, time)
    }
    /// Advances the scene to a time. Nothing is drawn.
    public final func render(atTime time: TimeInterval) { update(atTime: time) }
    public final func render(
        atTime time: TimeInterval, viewport: CGRect, commandBuffer: any MTLCommandBuffer, passDescriptor: MTLRenderPassDescriptor
    ) {
        currentViewport = viewport
        update(atTime: time)
    }
    public final func render(withViewport viewport: CGRect, commandBuffer: any MTLCommandBuffer, passDescriptor: MTLRenderPassDescriptor) {
        currentViewport = viewport
    }
    public final func updateProbes(_ lightProbes: [SCNNode], atTime time: TimeInterval) {}
    /// Returns an empty image of a size: nothing is drawn.
    public final func snapshot(atTime time: TimeInterval, with size: CGSize, antialiasingMode: SCNAntialiasingMode) -> UIImage {
        update(atTime: time)
        return UIGraphicsImageRenderer(size: size).image { _ in }
    }
}
