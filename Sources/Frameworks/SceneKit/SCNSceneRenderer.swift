import UIKit
import simdCompanion

/// Shows a scene.
public protocol SCNSceneRenderer: NSObjectProtocol {
    /// The scene.
    var scene: SCNScene? { get set }
    /// The scene time.
    var sceneTime: TimeInterval { get set }
    /// The delegate.
    var delegate: (any SCNSceneRendererDelegate)? { get set }
    /// Returns the hit test.
    func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]?) -> [SCNHitTestResult]
    /// Returns whether it is node.
    func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool
    /// Returns the nodes inside frustum.
    func nodesInsideFrustum(of pointOfView: SCNNode) -> [SCNNode]
    /// Returns the project point.
    func projectPoint(_ point: SCNVector3) -> SCNVector3
    /// Returns the unproject point.
    func unprojectPoint(_ point: SCNVector3) -> SCNVector3
    /// Whether it is playing.
    var isPlaying: Bool { get set }
    /// The loops.
    var loops: Bool { get set }
    /// The point of view.
    var pointOfView: SCNNode? { get set }
    /// The autoenables default lighting.
    var autoenablesDefaultLighting: Bool { get set }
    /// Whether jittering is enabled.
    var isJitteringEnabled: Bool { get set }
    /// Whether temporal antialiasing is enabled.
    var isTemporalAntialiasingEnabled: Bool { get set }
    /// Whether it shows statistics.
    var showsStatistics: Bool { get set }
    /// The debug options.
    var debugOptions: SCNDebugOptions { get set }
    /// The overlay SK scene.
    var overlaySKScene: SKScene? { get set }
    /// The current viewport.
    var currentViewport: CGRect { get }
    /// Whether it uses reverse z.
    var usesReverseZ: Bool { get set }
    /// The audio listener.
    var audioListener: SCNNode? { get set }
}
extension SCNSceneRenderer {
    /// There is no graphics processor, and no sound.
    public var renderingAPI: SCNRenderingAPI { .metal }
    /// The device.
    public var device: (any MTLDevice)? { nil }
    /// The command queue.
    public var commandQueue: (any MTLCommandQueue)? { nil }
    /// The current render command encoder.
    public var currentRenderCommandEncoder: (any MTLRenderCommandEncoder)? { nil }
    /// The current render pass descriptor.
    public var currentRenderPassDescriptor: MTLRenderPassDescriptor { MTLRenderPassDescriptor() }
    /// The color pixel format.
    public var colorPixelFormat: MTLPixelFormat { .bgra8Unorm }
    /// The depth pixel format.
    public var depthPixelFormat: MTLPixelFormat { .depth32Float }
    /// The stencil pixel format.
    public var stencilPixelFormat: MTLPixelFormat { .invalid }
    /// The working color space.
    public var workingColorSpace: CGColorSpace { CGColorSpaceCreateDeviceRGB() }
    /// The context.
    public var context: UnsafeMutableRawPointer? { nil }
    /// The old name of ``sceneTime``.
    public var currentTime: TimeInterval {
        get { sceneTime }
        set { sceneTime = newValue }
    }
    /// Returns the hit test.
    public func hitTest(_ point: CGPoint) -> [SCNHitTestResult] { hitTest(point, options: nil) }
    /// Returns true: there is nothing to prepare.
    public func prepare(_ object: Any, shouldAbortBlock block: (() -> Bool)? = nil) -> Bool { true }
    /// Calls the handler: there is nothing to prepare.
    public func prepare(_ objects: [Any], completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(true) }
    /// Returns the prepare.
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
    /// Renderer.
    func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
    /// Renderer.
    func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
    /// Renderer.
    func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
    /// Renderer.
    func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval)
    /// Renderer.
    func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
    /// Renderer.
    func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}
extension SCNSceneRendererDelegate {
    /// Renderer.
    public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
    /// Renderer.
    public func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval) {}
    /// Renderer.
    public func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval) {}
    /// Renderer.
    public func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval) {}
    /// Renderer.
    public func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval) {}
    /// Renderer.
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
    /// The first node with a camera.
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
    /// Creates one with the device and the options.
    public init(device: (any MTLDevice)?, options: [AnyHashable: Any]? = nil) {}
    /// The scene, the scene time, whether it is playing, the loops, and the autoenables default lighting.
    public final var scene: SCNScene?, sceneTime: TimeInterval = 0, isPlaying = false, loops = false, autoenablesDefaultLighting = false
    /// The values.
    public final var isJitteringEnabled = false, isTemporalAntialiasingEnabled = false, showsStatistics = false, usesReverseZ = false
    /// The debug options, the overlay SK scene, the technique, and the audio listener.
    public final var debugOptions: SCNDebugOptions = [], overlaySKScene: SKScene?, technique: SCNTechnique?, audioListener: SCNNode?
    /// The delegate.
    public final weak var delegate: (any SCNSceneRendererDelegate)?
    private final var view: SCNNode?, last: TimeInterval?
    /// The point of view.
    public final var pointOfView: SCNNode? {
        get { view ?? scene?.firstCamera }
        set { view = newValue }
    }
    /// The current viewport.
    public final private(set) var currentViewport = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The next frame time.
    public final var nextFrameTime: TimeInterval { .infinity }
    private final var projection: Projection { Projection(pointOfView, scene, currentViewport) }
    /// Returns the hit test.
    public final func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]?) -> [SCNHitTestResult] {
        projection.hitTest(point, scene, options)
    }
    /// Returns whether it is node.
    public final func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool {
        Projection(pointOfView, scene, currentViewport).sees(node)
    }
    /// Returns the nodes inside frustum.
    public final func nodesInsideFrustum(of pointOfView: SCNNode) -> [SCNNode] {
        Projection.nodes(scene) { isNode($0, insideFrustumOf: pointOfView) }
    }
    /// Returns the project point.
    public final func projectPoint(_ point: SCNVector3) -> SCNVector3 { projection.project(point) }
    /// Returns the unproject point.
    public final func unprojectPoint(_ point: SCNVector3) -> SCNVector3 { projection.unproject(point) }
    /// Advances the scene to a time.
    public final func update(atTime time: TimeInterval) {
        scene?.runFrame(self, at: time, max(time - (last ?? time), 0))
        (last, sceneTime) = (time, time)
    }
    /// Advances the scene to a time. Nothing is drawn.
    public final func render(atTime time: TimeInterval) { update(atTime: time) }
    /// Render.
    public final func render(
        atTime time: TimeInterval, viewport: CGRect, commandBuffer: any MTLCommandBuffer, passDescriptor: MTLRenderPassDescriptor
    ) {
        currentViewport = viewport
        update(atTime: time)
    }
    /// Render.
    public final func render(withViewport viewport: CGRect, commandBuffer: any MTLCommandBuffer, passDescriptor: MTLRenderPassDescriptor) {
        currentViewport = viewport
    }
    /// Updates the probes.
    public final func updateProbes(_ lightProbes: [SCNNode], atTime time: TimeInterval) {}
    /// Returns an empty image of a size: nothing is drawn.
    public final func snapshot(atTime time: TimeInterval, with size: CGSize, antialiasingMode: SCNAntialiasingMode) -> UIImage {
        update(atTime: time)
        return UIGraphicsImageRenderer(size: size).image { _ in }
    }
}
