import Foundation

/// An object of a game, composed of components.
open class GKEntity: NSObject {
    open private(set) var components: [GKComponent] = []
    public override init() { super.init() }
    /// Updates all components, with the seconds since the last call.
    open func update(deltaTime seconds: TimeInterval) { for component in components { component.update(deltaTime: seconds) } }
    /// Adds a component, replacing one of the same class.
    open func addComponent(_ component: GKComponent) {
        removeComponent(ofType: type(of: component))
        components.append(component)
        component.entity = self
        component.didAddToEntity()
    }
    /// Removes the component of exactly a class.
    open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
        for component in components where type(of: component) == componentClass {
            component.willRemoveFromEntity()
            component.entity = nil
        }
        components.removeAll { type(of: $0) == componentClass }
    }
    /// Returns the component of exactly a class, or nil.
    open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
        components.first { type(of: $0) == componentClass } as? ComponentType
    }
}

/// One aspect of an entity, such as how it looks or moves.
open class GKComponent: NSObject {
    open package(set) weak var entity: GKEntity?
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    /// Does nothing.
    open func update(deltaTime seconds: TimeInterval) {}
    /// Does nothing.
    open func didAddToEntity() {}
    /// Does nothing.
    open func willRemoveFromEntity() {}
}

/// All components of one class, updated together.
open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
    open private(set) var components: [ComponentType] = []
    public let componentClass: AnyClass
    /// Creates a system of the components of a class.
    public init(componentClass cls: AnyClass) { componentClass = cls }
    open func addComponent(_ component: ComponentType) { components.append(component) }
    /// Adds the component of the system's class in an entity.
    open func addComponent(foundIn entity: GKEntity) {
        for case let component as ComponentType in entity.components where type(of: component) == componentClass {
            components.append(component)
        }
    }
    open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
    open func removeComponent(foundIn entity: GKEntity) { components.removeAll { $0.entity === entity } }
    /// Updates all components, with the seconds since the last call.
    open func update(deltaTime seconds: TimeInterval) { for component in components { component.update(deltaTime: seconds) } }
}

/// A node that paths lead through.
open class GKGraphNode: NSObject {
    open private(set) var connectedNodes: [GKGraphNode] = []
    public override init() { super.init() }
    /// Connects the node to others, also in the opposite direction if `bidirectional` is true.
    open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes {
            if !connectedNodes.contains(node) { connectedNodes.append(node) }
            if bidirectional { node.addConnections(to: [self], bidirectional: false) }
        }
    }
    /// Removes connections to others, also in the opposite direction if `bidirectional` is true.
    open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        connectedNodes.removeAll { nodes.contains($0) }
        if bidirectional { for node in nodes { node.removeConnections(to: [self], bidirectional: false) } }
    }
    /// Returns the cost of the way to a connected node. The default is 1.
    open func cost(to node: GKGraphNode) -> Float { 1 }
    /// Returns the estimated cost of the path to a node. The default is 1.
    open func estimatedCost(to node: GKGraphNode) -> Float { 1 }
    /// Returns the nodes on the cheapest way to a node, including both ends. It is empty if there is no way.
    open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] { GKGraph.path(from: self, to: goalNode) }
}

/// A set of nodes and their connections.
open class GKGraph: NSObject {
    open private(set) var nodes: [GKGraphNode]?
    public override init() { super.init() }
    public init(_ nodes: [GKGraphNode]) { self.nodes = nodes }
    open func add(_ nodes: [GKGraphNode]) { self.nodes = (self.nodes ?? []) + nodes }
    /// Removes nodes and the connections to them.
    open func remove(_ nodes: [GKGraphNode]) {
        self.nodes?.removeAll { nodes.contains($0) }
        for node in self.nodes ?? [] { node.removeConnections(to: nodes, bidirectional: true) }
    }
    /// The cheapest path including both ends, or an empty array if there is none.
    open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] { Self.path(from: startNode, to: endNode) }

    /// Dijkstra's algorithm.
    static func path(from start: GKGraphNode, to goal: GKGraphNode) -> [GKGraphNode] {
        var costs: [GKGraphNode: Float] = [start: 0], came: [GKGraphNode: GKGraphNode] = [:], open = [start], done: Set<GKGraphNode> = []
        while let node = open.min(by: { costs[$0] ?? .infinity < costs[$1] ?? .infinity }) {
            if node === goal { return sequence(first: node) { came[$0] }.reversed() }
            open.removeAll { $0 === node }
            done.insert(node)
            for next in node.connectedNodes where !done.contains(next) {
                let cost = (costs[node] ?? 0) + node.cost(to: next)
                guard cost < costs[next] ?? .infinity else { continue }
                (costs[next], came[next]) = (cost, node)
                if !open.contains(where: { $0 === next }) { open.append(next) }
            }
        }
        return []
    }
}
