import UIKit

/// A place in a scene: its children move, turn, scale, and fade with it. Points and angles are in the parent's coordinates, the y axis
/// points up, and angles are counterclockwise in radians.
@preconcurrency @MainActor
open class SKNode: UIResponder, @preconcurrency NSCoding, NSCopying, SceneFileRoot {
    let layer = NodeLayer()
    let actions = RunningActions()

    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init() }
    /// Does nothing.
    open func encode(with coder: NSCoder) {}
    /// Returns a copy with copies of the children, outside of any tree.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { copied() } }
    nonisolated open override func copy() -> Any { copy(with: nil) }
    private func copied() -> SKNode {
        let copy = makeCopy()
        copyState(to: copy)
        for child in children { copy.addChild(child.copied()) }
        return copy
    }
    func makeCopy() -> SKNode { SKNode() }
    func copyState(to copy: SKNode) {
        (copy.position, copy.zPosition, copy.zRotation, copy.xScale, copy.yScale) = (position, zPosition, zRotation, xScale, yScale)
        (copy.alpha, copy.isHidden, copy.name, copy.speed, copy.isUserInteractionEnabled) = (
            alpha, isHidden, name, speed, isUserInteractionEnabled
        )
        (copy.userData, copy.physicsBody) = (userData, physicsBody?.copy() as? SKPhysicsBody)
    }

    // MARK: Place

    /// The place in the parent's coordinates, in points with y upward.
    open var position = CGPoint.zero { didSet { if position != oldValue { place() } } }
    // FIXME(gap): SpriteKit orders the whole tree by the sum of these; here each parent's children are ordered among themselves.
    /// The height: higher nodes cover lower ones among the children of one parent.
    open var zPosition: CGFloat = 0 { didSet { layer.zPosition = zPosition } }
    /// The angle in radians, counterclockwise.
    open var zRotation: CGFloat = 0 { didSet { if zRotation != oldValue { turn() } } }
    /// The horizontal factor.
    open var xScale: CGFloat = 1 { didSet { if xScale != oldValue { turn() } } }
    /// The vertical factor.
    open var yScale: CGFloat = 1 { didSet { if yScale != oldValue { turn() } } }
    /// Sets both factors.
    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

    private func place() { if position.x.isFinite, position.y.isFinite { layer.position = CGPoint(x: position.x, y: -position.y) } }
    private func turn() { layer.setAffineTransform(CGAffineTransform(rotationAngle: -zRotation).scaledBy(x: xScale, y: yScale)) }

    /// The transform from this node's coordinates to its parent's.
    var toParent: CGAffineTransform {
        CGAffineTransform(translationX: position.x, y: position.y).rotated(by: zRotation).scaledBy(x: xScale, y: yScale)
    }
    /// The transform from this node's coordinates to those of its tree's root.
    var toRoot: CGAffineTransform {
        var transform = CGAffineTransform.identity, node: SKNode? = self
        while let current = node, let above = current.parent {
            transform = transform.concatenating(current.toParent)
            node = above
        }
        return transform
    }

    /// The area that the node itself draws, in its own coordinates; empty for a plain node.
    var contentRect: CGRect { .zero }
    /// The frame of the node without its children, in the parent's coordinates.
    open var frame: CGRect { contentRect.isEmpty ? CGRect(origin: position, size: .zero) : contentRect.applying(toParent) }
    /// The frame of the node and all its descendants, in the parent's coordinates.
    open func calculateAccumulatedFrame() -> CGRect {
        let parts = children.map { $0.calculateAccumulatedFrame().applying(toParent) }.filter { !$0.isEmpty }
        return (contentRect.isEmpty ? parts : parts + [frame]).reduce(nil as CGRect?) { $0?.union($1) ?? $1 } ?? frame
    }

    // MARK: Look

    /// The opacity, which multiplies that of the children.
    open var alpha: CGFloat = 1 { didSet { layer.opacity = Float(min(max(alpha, 0), 1)) } }
    /// Whether the node and its children aren't shown.
    open var isHidden = false { didSet { layer.isHidden = isHidden } }

    // MARK: Tree

    /// The name for searching; nil for none.
    open var name: String?
    /// Custom values.
    open var userData: NSMutableDictionary?
    /// GameplayKit's entity, a class of a module above.
    package var gameEntity: AnyObject?
    open private(set) weak var parent: SKNode?
    open private(set) var children: [SKNode] = []
    /// The scene that contains the node, or nil.
    open var scene: SKScene? { (self as? SKScene) ?? parent?.scene }

    /// Adds a node at the end of the children. Raises a fault if it has a parent, or contains this node.
    open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }
    /// Inserts a node among the children. Raises a fault if it has a parent, or contains this node.
    open func insertChild(_ node: SKNode, at index: Int) {
        guard node.parent == nil else {
            return Fault.raise(
                .invalidArgumentException, "Attemped to add a SKNode which already has a parent: \(node)")
        }
        guard node !== self, !node.isAncestor(of: self) else {
            return Fault.raise(.invalidArgumentException, "Attempted to add a SKNode to itself or to one of its own children: \(node)")
        }
        let index = min(max(index, 0), children.count)
        node.parent = self
        children.insert(node, at: index)
        childrenLayer.insertSublayer(node.layer, at: UInt32(index + contentLayerCount))
    }
    private func isAncestor(of node: SKNode) -> Bool {
        var node = node.parent
        while let current = node {
            if current === self { return true }
            node = current.parent
        }
        return false
    }
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        layer.removeFromSuperlayer()
    }
    /// Removes all children.
    open func removeAllChildren() { removeChildren(in: children) }
    /// Removes children. Other nodes are ignored.
    open func removeChildren(in nodes: [SKNode]) { for node in nodes where node.parent === self { node.removeFromParent() } }
    /// Moves the node to another parent, keeping its position in the scene.
    open func move(toParent parent: SKNode) {
        let place = toRoot
        let turn = atan2(place.b, place.a), above = parent.toRoot
        removeFromParent()
        parent.addChild(self)
        position = CGPoint.zero.applying(place).applying(above.inverted())
        zRotation = turn - atan2(above.b, above.a)
    }
    /// Returns whether a node is above this one.
    open func inParentHierarchy(_ parent: SKNode) -> Bool { parent.isAncestor(of: self) }
    /// The layer that holds the children's layers.
    var childrenLayer: CALayer { layer }
    var contentLayerCount: Int { 0 }

    // MARK: Geometry

    /// Converts a point from another node's coordinates.
    open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { point.applying(node.toRoot).applying(toRoot.inverted()) }
    /// Converts a point to another node's coordinates.
    open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }
    /// Whether a point in the parent's coordinates lies in the node.
    open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
    /// Returns whether the frames of both nodes, with their children, overlap.
    open func intersects(_ node: SKNode) -> Bool {
        func place(_ node: SKNode) -> CGRect { node.calculateAccumulatedFrame().applying(node.parent?.toRoot ?? .identity) }
        return place(self).intersects(place(node))
    }
    /// The topmost node at a point in this node's coordinates, or the node itself if there is none.
    open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }
    /// All descendants at a point in this node's coordinates, topmost first.
    open func nodes(at p: CGPoint) -> [SKNode] {
        var found: [(node: SKNode, height: CGFloat)] = []
        func look(_ node: SKNode, _ point: CGPoint, _ height: CGFloat) {
            for child in node.children {
                let height = height + child.zPosition
                if child.frame.contains(point) { found.append((child, height)) }
                let transform = child.toParent
                if transform.a * transform.d != transform.b * transform.c { look(child, point.applying(transform.inverted()), height) }
            }
        }
        look(self, p, 0)
        // Among equals, the later one is drawn on top.
        return found.enumerated().sorted { ($0.element.height, $0.offset) > ($1.element.height, $1.offset) }.map(\.element.node)
    }

    /// How a node gets the focus of a remote control.
    open var focusBehavior = SKNodeFocusBehavior.none
    /// The values of attributes for shaders.
    open var attributeValues: [String: SKAttributeValue] = [:]
    open func setValue(_ value: SKAttributeValue, forAttribute key: String) { attributeValues[key] = value }
    /// Returns the value of an attribute for shaders, or nil.
    open func value(forAttributeNamed key: String) -> SKAttributeValue? { attributeValues[key] }

    // MARK: Actions and time

    /// The speed of the actions of the node and its children.
    open var speed: CGFloat = 1
    /// Whether the actions of the node and its children are stopped.
    open var isPaused = false
    open func run(_ action: SKAction) { actions.add(action, key: nil, completion: nil) }
    /// Runs an action, and calls a block at its end.
    open func run(_ action: SKAction, completion block: @escaping () -> Void) { actions.add(action, key: nil, completion: block) }
    /// Runs an action with a key, in place of one with the same key.
    open func run(_ action: SKAction, withKey key: String) { actions.add(action, key: key, completion: nil) }
    /// Runs an action, and returns at its end.
    open func run(_ action: SKAction) async { await withCheckedContinuation { continuation in run(action) { continuation.resume() } } }
    /// Returns whether an action runs.
    open func hasActions() -> Bool { !actions.isEmpty }
    /// Returns the running action with a key, or nil.
    open func action(forKey key: String) -> SKAction? { actions.action(forKey: key) }
    /// Stops the action with a key.
    open func removeAction(forKey key: String) { actions.remove(key) }
    /// Stops all actions.
    open func removeAllActions() { actions.removeAll() }
    /// The limits of the node in a chain that reaches for a point; nil for none.
    open var reachConstraints: SKReachConstraints?
    /// The constraints that are applied in each frame, in order; nil for none.
    open var constraints: [SKConstraint]?

    func evaluateActions(_ time: TimeInterval) {
        guard !isPaused else { return }
        let time = time * TimeInterval(speed)
        actions.advance(time, on: self)
        for child in children { child.evaluateActions(time) }
    }
    func step(_ time: TimeInterval) { for child in children { child.step(time) } }
    func applyConstraints() {
        for constraint in constraints ?? [] where constraint.enabled { constraint.apply(to: self) }
        for child in children { child.applyConstraints() }
    }

    /// The body that the scene's physics moves, or `nil` if the node has none.
    open var physicsBody: SKPhysicsBody? {
        didSet {
            if oldValue?.node === self { oldValue?.node = nil }
            physicsBody?.node = self
        }
    }

    // MARK: Touches

    /// Whether the node receives touches on it; otherwise the scene does.
    open var isUserInteractionEnabled = false
    open override var next: UIResponder? { parent ?? (self as? SKScene)?.view }
}

extension UITouch {
    /// The location in a node's coordinates.
    public func location(in node: SKNode) -> CGPoint { location(in: node, at: location(in:)) }
    /// Returns the previous place of the touch in a node's coordinates.
    public func previousLocation(in node: SKNode) -> CGPoint { location(in: node, at: previousLocation(in:)) }
    private func location(in node: SKNode, at location: (UIView?) -> CGPoint) -> CGPoint {
        guard let scene = node.scene, let view = scene.view else { return .zero }
        return node.convert(scene.convertPoint(fromView: location(view)), from: scene)
    }
}
