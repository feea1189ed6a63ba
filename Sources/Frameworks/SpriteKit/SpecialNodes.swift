import UIKit

// FIXME(gap): filters and shaders are kept, not applied.
/// Draws its children as one.
open class SKEffectNode: SKNode {
    /// Whether the filter has an effect. It is stored but has no effect.
    open var shouldEnableEffects = true
    /// Whether the filter's center is that of the node. It is stored but has no effect.
    open var shouldCenterFilter = true
    /// Whether the picture of the children is kept.
    open var shouldRasterize = false
    /// The filter; nil for none. It is stored but has no effect.
    open var filter: AnyObject?
    /// The blend mode. It is stored but has no effect.
    open var blendMode = SKBlendMode.alpha
    /// The program that draws pixels; nil for none. It is stored but has no effect.
    open var shader: SKShader?
    /// The form into which the picture is drawn; nil for none. It is stored but has no effect.
    open var warpGeometry: SKWarpGeometry?
    /// The number of times that the form is refined. It is stored but has no effect.
    open var subdivisionLevels = 1
    override func makeCopy() -> SKNode { SKEffectNode() }
}

/// Shows its children only where its mask has content.
open class SKCropNode: SKNode {
    private let content = NodeLayer()

    public override init() {
        super.init()
        layer.addSublayer(content)
    }
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        layer.addSublayer(content)
    }
    /// The mask in this node's coordinates, which is in no tree.
    open var maskNode: SKNode? {
        didSet { CATransaction.withoutActions { content.mask = maskNode?.layer } }
    }
    override var childrenLayer: CALayer { content }
    override func makeCopy() -> SKNode { SKCropNode() }
    override func copyState(to copy: SKNode) {
        super.copyState(to: copy)
        (copy as? SKCropNode)?.maskNode = maskNode?.copy() as? SKNode
    }
}

/// The position from which the scene is seen; see ``SKScene/camera``.
open class SKCameraNode: SKNode {
    override func makeCopy() -> SKNode { SKCameraNode() }
    /// Whether any part of the node's frame is in the camera's view.
    open func contains(_ node: SKNode) -> Bool { containedNodeSet().contains(node) }
    /// Returns the nodes of the scene that the camera shows.
    open func containedNodeSet() -> Set<SKNode> {
        guard let scene, let view = scene.view else { return [] }
        let corners = [CGPoint.zero, CGPoint(x: view.bounds.maxX, y: view.bounds.maxY)].map(scene.convertPoint(fromView:))
        let seen = CGRect(
            x: min(corners[0].x, corners[1].x), y: min(corners[0].y, corners[1].y), width: abs(corners[0].x - corners[1].x),
            height: abs(corners[0].y - corners[1].y))
        var found: Set<SKNode> = []
        func look(_ node: SKNode) {
            for child in node.children {
                if child.frame.applying(node.toRoot).intersects(seen) { found.insert(child) }
                look(child)
            }
        }
        look(scene)
        return found
    }
}

/// A scene file's nodes inside another scene.
open class SKReferenceNode: SKNode {
    /// Creates a node with the content of a scene file; nil for an empty one.
    public init(fileNamed fileName: String?) {
        file = fileName
        super.init()
        resolve()
    }
    /// Creates a node with the content of a scene file.
    public convenience init(url referenceURL: URL) {
        let name: String? = referenceURL.deletingPathExtension().lastPathComponent
        self.init(fileNamed: name)
    }
    private let file: String?
    /// Loads the content again.
    open func resolve() {
        removeAllChildren()
        if let file, let root = SceneFile.open(file)?.root() {
            for child in root.children {
                child.removeFromParent()
                addChild(child)
            }
        }
        didLoad(self)
    }
    public required init?(coder aDecoder: NSCoder) {
        file = nil
        super.init(coder: aDecoder)
    }
    /// Does nothing.
    open func didLoad(_ node: SKNode?) {}
}

/// A sound, which is never played.
open class SKAudioNode: SKNode {
    /// Whether the sound repeats. It is stored but has no effect.
    open var autoplayLooped = true
    /// Whether the sound depends on the position. It is stored but has no effect.
    open var isPositional = true
    /// Creates a node of a sound, which isn't read.
    public convenience init(fileNamed name: String) { self.init() }
    /// Creates a node of a sound, which isn't read.
    public convenience init(url: URL) { self.init() }
    override func makeCopy() -> SKNode { SKAudioNode() }
}
