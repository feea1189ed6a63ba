import SpriteKitCompanion

/// A SpriteKit scene as GameplayKit sees it.
@preconcurrency @MainActor
public protocol GKSceneRootNodeType: NSObjectProtocol {}
extension SKScene: GKSceneRootNodeType {}

// FIXME(gap): entities and graphs that were made in the scene editor are not read.
/// A scene file with its entities and graphs.
@preconcurrency @MainActor
open class GKScene: NSObject {
    open private(set) var entities: [GKEntity] = []
    open private(set) var graphs: [String: GKGraph] = [:]
    /// The scene; nil for none.
    open var rootNode: (any GKSceneRootNodeType)?
    public override init() { super.init() }
    /// Reads a scene file. Returns nil if there is none. Entities and graphs aren't read.
    public convenience init?(fileNamed filename: String) {
        guard let scene = SKScene(fileNamed: filename) else { return nil }
        self.init()
        rootNode = scene
    }
    open func addEntity(_ entity: GKEntity) { entities.append(entity) }
    open func removeEntity(_ entity: GKEntity) { entities.removeAll { $0 === entity } }
    open func addGraph(_ graph: GKGraph, name: String) { graphs[name] = graph }
    open func removeGraph(_ name: String) { graphs[name] = nil }
}

/// Connects an entity to the node that shows it.
@preconcurrency @MainActor
open class GKSKNodeComponent: GKComponent {
    /// The node of the component's entity.
    open var node: SKNode
    public init(node: SKNode) {
        self.node = node
        super.init()
    }
    public required init?(coder: NSCoder) { nil }
    // GameplayKit's components are not isolated; a game calls these on the main thread, where its nodes are.
    open nonisolated override func didAddToEntity() { attach(entity) }
    open nonisolated override func willRemoveFromEntity() { attach(nil) }

    private nonisolated func attach(_ entity: GKEntity?) {
        nonisolated(unsafe) let (component, entity) = (self, entity)  // Stays on the main thread.
        MainActor.assumeIsolated { component.node.entity = entity }
    }
}

extension SKNode {
    /// The entity that the node shows. A component of the entity sets it.
    public var entity: GKEntity? {
        get { gameEntity as? GKEntity }
        set { gameEntity = newValue }
    }
}
