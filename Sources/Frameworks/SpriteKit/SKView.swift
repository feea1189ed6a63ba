import UIKit

/// Shows a scene, drawing a frame of it before each frame of the display.
open class SKView: UIView {
    private let stage = NodeLayer()
    private var observer: Int?
    private var lastFrame: TimeInterval?
    /// The node that receives a touch, from its beginning to its end.
    private var owners: [ObjectIdentifier: SKNode] = [:]
    private var isHanding = false
    private var counters: UILabel?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }
    private func setUp() {
        clipsToBounds = true
        isMultipleTouchEnabled = true
        layer.addSublayer(stage)
    }

    open private(set) var scene: SKScene?
    /// Whether the scene doesn't change.
    open var isPaused = false
    /// Whether the order of nodes with equal depth doesn't matter. It is stored but has no effect.
    open var ignoresSiblingOrder = false
    /// Whether nodes outside of the view aren't drawn. It is stored but has no effect.
    open var shouldCullNonVisibleNodes = true
    /// Whether the view is transparent behind the nodes.
    open var allowsTransparency = false { didSet { if let scene { place(scene) } } }
    /// Whether drawing is asynchronous. It is stored but has no effect.
    open var isAsynchronous = true
    /// Whether frames per second are shown.
    open var showsFPS = false { didSet { showCounters() } }
    /// Whether the number of nodes is shown.
    open var showsNodeCount = false { didSet { showCounters() } }
    /// Whether the numbers of drawings are shown. They are stored but have no effect.
    open var showsDrawCount = false, showsQuadCount = false
    // FIXME(gap): outlines of bodies and fields are not drawn.
    /// Whether outlines of bodies and fields are shown. They are stored but have no effect.
    open var showsPhysics = false, showsFields = false
    /// The preferred number of frames per second.
    open var preferredFramesPerSecond = 60
    /// The number of the display's frames for each of the view's.
    open var frameInterval = 1
    /// The object that decides about frames.
    open weak var delegate: (any SKViewDelegate)?

    /// Shows a scene; nil for none.
    open func presentScene(_ scene: SKScene?) { present(scene, transition: nil) }
    /// Shows a scene with a transition from the current one.
    open func presentScene(_ scene: SKScene, transition: SKTransition) { present(scene, transition: transition) }

    private func present(_ new: SKScene?, transition: SKTransition?) {
        guard new !== scene else { return }
        if let old = scene {
            old.willMove(from: self)
            old.layer.removeFromSuperlayer()
            old.view = nil
        }
        owners = [:]
        scene = new
        if let transition, new != nil { layer.add(transition.animation, forKey: kCATransition) }
        guard let new else { return observe() }
        new.view = self
        stage.addSublayer(new.layer)
        if new.scaleMode == .resizeFill { new.size = bounds.size }
        place(new)
        new.didMove(to: self)
        observe()
        showCounters()
    }

    func place(_ scene: SKScene) {
        guard scene === self.scene else { return }
        backgroundColor = allowsTransparency ? nil : scene.backgroundColor
        // The children's layers already have their y axis flipped.
        stage.setAffineTransform(CGAffineTransform(scaleX: 1, y: -1).concatenating(scene.toView))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let scene {
            if scene.scaleMode == .resizeFill { scene.size = bounds.size }
            place(scene)
        }
        counters?.frame = CGRect(x: bounds.maxX - 160, y: bounds.maxY - safeAreaInsets.bottom - 20, width: 152, height: 16)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        observe()
    }

    // MARK: Frames

    private func observe() {
        let wanted = window != nil && scene != nil
        if wanted, observer == nil {
            lastFrame = nil
            observer = EventLoop.main.addFrameObserver { [weak self] time in self?.runFrame(at: time) }
        } else if !wanted, let observer {
            EventLoop.main.removeObserver(observer)
            self.observer = nil
        }
    }

    private func runFrame(at now: TimeInterval) {
        guard let scene, !isPaused, !scene.isPaused, delegate?.view(self, shouldRenderAtTime: now) ?? true else { return lastFrame = nil }
        // A game that was suspended continues where it was.
        let time = min(now - (lastFrame ?? now), 0.1)
        lastFrame = now
        scene.runFrame(at: now, time)
        if scene === self.scene { place(scene) }
        if showsNodeCount { showCounters() }
    }

    /// Shows the figures of a debug build at the lower right.
    private func showCounters() {
        guard showsFPS || showsNodeCount else {
            counters?.removeFromSuperview()
            return counters = nil
        }
        if counters == nil {
            let label = UILabel()
            label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
            label.textColor = .white
            label.textAlignment = .right
            addSubview(label)
            counters = label
        }
        func count(_ node: SKNode) -> Int { node.children.reduce(1) { $0 + count($1) } }
        let words = [
            showsNodeCount ? "nodes:\(scene.map { count($0) - 1 } ?? 0)" : nil,
            showsFPS ? String(format: "%.1f fps", 1 / EventLoop.main.frameDuration) : nil,
        ].compactMap { $0 }.joined(separator: "  ")
        if counters?.text != words { counters?.text = words }
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let scene, !isHanding {
            for touch in touches {
                let target = scene.nodes(at: scene.convertPoint(fromView: touch.location(in: self))).first {
                    $0.isUserInteractionEnabled && !$0.isHiddenInTree
                }
                owners[ObjectIdentifier(touch)] = target ?? scene
            }
        }
        if !hand(touches, { $0.touchesBegan($1, with: event) }) { super.touchesBegan(touches, with: event) }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !hand(touches, { $0.touchesMoved($1, with: event) }) { super.touchesMoved(touches, with: event) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !hand(touches, { $0.touchesEnded($1, with: event) }) { super.touchesEnded(touches, with: event) }
        if !isHanding { forget(touches) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !hand(touches, { $0.touchesCancelled($1, with: event) }) { super.touchesCancelled(touches, with: event) }
        if !isHanding { forget(touches) }
    }
    private func forget(_ touches: Set<UITouch>) { for touch in touches { owners[ObjectIdentifier(touch)] = nil } }

    /// Passes each node its own touches. Returns false for touches that come back up the responder chain from a node that did not handle
    /// them.
    private func hand(_ touches: Set<UITouch>, _ body: (SKNode, Set<UITouch>) -> Void) -> Bool {
        guard !isHanding else { return false }
        isHanding = true
        defer { isHanding = false }
        var shares: [(node: SKNode, touches: Set<UITouch>)] = []
        for touch in touches {
            guard let owner = owners[ObjectIdentifier(touch)], owner.isUserInteractionEnabled else { continue }
            if let index = shares.firstIndex(where: { $0.node === owner }) {
                shares[index].touches.insert(touch)
            } else {
                shares.append((owner, [touch]))
            }
        }
        for share in shares { body(share.node, share.touches) }
        return !shares.isEmpty
    }

    /// Converts a point to the scene's coordinates.
    open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { scene.convertPoint(fromView: point) }
    /// Converts a point from the scene's coordinates.
    open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { scene.convertPoint(toView: point) }

    /// Returns an image of a node's drawing, in its size.
    open func texture(from node: SKNode) -> SKTexture? {
        let box = node.calculateAccumulatedFrame()
        return box.isEmpty ? nil : texture(from: node, crop: box)
    }
    /// `crop` is in the coordinates of the node's parent.
    open func texture(from node: SKNode, crop: CGRect) -> SKTexture? {
        guard crop.width > 0, crop.height > 0, crop.width < 8192, crop.height < 8192 else { return nil }
        let picture = UIGraphicsImageRenderer(size: crop.size).image { context in
            context.cgContext.translateBy(x: -crop.minX + node.layer.position.x, y: crop.maxY + node.layer.position.y)
            context.cgContext.concatenate(node.layer.affineTransform())
            node.layer.render(in: context.cgContext)
        }
        return SKTexture(image: picture)
    }
}

extension SKNode {
    var isHiddenInTree: Bool { isHidden || parent?.isHiddenInTree ?? false }
}

/// Decides which frames a view draws.
@preconcurrency @MainActor
public protocol SKViewDelegate: NSObjectProtocol {
    /// Returns whether a frame is drawn.
    func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}
extension SKViewDelegate {
    /// Returns true.
    public func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool { true }
}
