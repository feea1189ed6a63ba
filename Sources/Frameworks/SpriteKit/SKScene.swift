import UIKit

/// The callbacks for the steps of a frame, in place of the scene's methods.
@preconcurrency @MainActor
public protocol SKSceneDelegate: NSObjectProtocol {
    /// Called in each frame before actions, with the time in seconds.
    func update(_ currentTime: TimeInterval, for scene: SKScene)
    /// Called in each frame after actions.
    func didEvaluateActions(for scene: SKScene)
    /// Called in each frame after the simulation.
    func didSimulatePhysics(for scene: SKScene)
    /// Called in each frame after constraints.
    func didApplyConstraints(for scene: SKScene)
    /// Called at the end of each frame.
    func didFinishUpdate(for scene: SKScene)
}
extension SKSceneDelegate {
    /// Does nothing.
    public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
    /// Does nothing.
    public func didEvaluateActions(for scene: SKScene) {}
    /// Does nothing.
    public func didSimulatePhysics(for scene: SKScene) {}
    /// Does nothing.
    public func didApplyConstraints(for scene: SKScene) {}
    /// Does nothing.
    public func didFinishUpdate(for scene: SKScene) {}
}

/// The root of a tree of nodes that a view shows, and its physics world.
open class SKScene: SKEffectNode {
    /// Creates a scene with a size in points.
    public init(size: CGSize) {
        self.size = size
        super.init()
        isUserInteractionEnabled = true
        sceneDidLoad()
    }
    public convenience override init() { self.init(size: CGSize(width: 1, height: 1)) }
    public required init?(coder aDecoder: NSCoder) {
        size = CGSize(width: 1, height: 1)
        super.init(coder: aDecoder)
        isUserInteractionEnabled = true
    }
    override func makeCopy() -> SKNode { SKScene(size: size) }

    /// Called after the scene is created or read from its file.
    open func sceneDidLoad() {}
    /// Does nothing.
    open func didMove(to view: SKView) {}
    /// Does nothing.
    open func willMove(from view: SKView) {}
    /// Does nothing.
    open func didChangeSize(_ oldSize: CGSize) {}

    /// Called first in each frame with the loop's clock in seconds; actions, physics, constraints, and drawing follow.
    open func update(_ currentTime: TimeInterval) {}
    /// Does nothing.
    open func didEvaluateActions() {}
    /// Does nothing.
    open func didSimulatePhysics() {}
    /// Does nothing.
    open func didApplyConstraints() {}
    /// Does nothing.
    open func didFinishUpdate() {}
    /// The object that is called in each frame.
    open weak var delegate: (any SKSceneDelegate)?

    open package(set) weak var view: SKView?
    /// The size in points of the scene.
    open var size: CGSize {
        didSet {
            guard size != oldValue else { return }
            didChangeSize(oldValue)
            view?.place(self)
        }
    }
    /// The way in which the scene fills the view.
    open var scaleMode = SKSceneScaleMode.fill { didSet { view?.place(self) } }
    /// The fraction of the view's size at which the scene's origin lies: (0, 0) is the lower left corner.
    open var anchorPoint = CGPoint.zero { didSet { view?.place(self) } }
    /// The color behind the nodes.
    open var backgroundColor = UIColor(white: 0.15, alpha: 1) { didSet { view?.place(self) } }
    /// The camera, a node of the scene: its position is the center of the view, and its rotation and scale are inverted.
    open weak var camera: SKCameraNode?
    /// The simulation of bodies.
    public let physicsWorld = SKPhysicsWorld()
    /// Stored but has no effect: there is no sound.
    open weak var listener: SKNode?

    override var contentRect: CGRect {
        CGRect(x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height)
    }
    open override var frame: CGRect { contentRect }

    /// Converts a point of the view to the scene's coordinates.
    open func convertPoint(fromView point: CGPoint) -> CGPoint { point.applying(toView.inverted()) }
    /// Converts a point of the scene to the view's coordinates.
    open func convertPoint(toView point: CGPoint) -> CGPoint { point.applying(toView) }

    /// The transform from the scene's coordinates to its view's.
    var toView: CGAffineTransform {
        guard let view, size.width > 0, size.height > 0, view.bounds.width > 0, view.bounds.height > 0 else { return .identity }
        let x = view.bounds.width / size.width, y = view.bounds.height / size.height
        let scale: CGSize =
            switch scaleMode {
            case .fill: CGSize(width: x, height: y)
            case .aspectFill: CGSize(width: max(x, y), height: max(x, y))
            case .aspectFit: CGSize(width: min(x, y), height: min(x, y))
            case .resizeFill: CGSize(width: 1, height: 1)
            }
        // The center of the scene, or its camera, is at the center of the view.
        let middle =
            camera.map { _ in CGAffineTransform.identity } ?? CGAffineTransform(translationX: -contentRect.midX, y: -contentRect.midY)
        return (camera.map { $0.toRoot.inverted() } ?? .identity)
            .concatenating(middle)
            .concatenating(CGAffineTransform(scaleX: scale.width, y: -scale.height))
            .concatenating(CGAffineTransform(translationX: view.bounds.midX, y: view.bounds.midY))
    }

    /// Runs one frame, `time` seconds after the last one.
    func runFrame(at now: TimeInterval, _ time: TimeInterval) {
        if let delegate { delegate.update(now, for: self) } else { update(now) }
        evaluateActions(time)
        if let delegate { delegate.didEvaluateActions(for: self) } else { didEvaluateActions() }
        physicsWorld.step(self, time * TimeInterval(speed))
        if let delegate { delegate.didSimulatePhysics(for: self) } else { didSimulatePhysics() }
        applyConstraints()
        if let delegate { delegate.didApplyConstraints(for: self) } else { didApplyConstraints() }
        step(time)
        if let delegate { delegate.didFinishUpdate(for: self) } else { didFinishUpdate() }
    }
}
