import simdCompanion

extension GKGraph {
    /// Adds a node, and connects it to the node of the graph to which the way costs the least.
    public func connectToLowestCostNode(node: GKGraphNode, bidirectional: Bool) {
        let nearest = (nodes ?? []).filter { $0 !== node }.min { node.estimatedCost(to: $0) < node.estimatedCost(to: $1) }
        if nodes?.contains(node) != true { add([node]) }
        if let nearest { node.addConnections(to: [nearest], bidirectional: bidirectional) }
    }
}
/// A node at a point. Ways cost their length.
open class GKGraphNode2D: GKGraphNode {
    open var position: vector_float2
    public init(point: vector_float2) { position = point }
    open override func cost(to node: GKGraphNode) -> Float {
        (node as? GKGraphNode2D).map { distance(position, $0.position) } ?? super.cost(to: node)
    }
    open override func estimatedCost(to node: GKGraphNode) -> Float { cost(to: node) }
}
/// A node at a point of space. Ways cost their length.
open class GKGraphNode3D: GKGraphNode {
    open var position: vector_float3
    public init(point: vector_float3) { position = point }
    open override func cost(to node: GKGraphNode) -> Float {
        (node as? GKGraphNode3D).map { distance(position, $0.position) } ?? super.cost(to: node)
    }
    open override func estimatedCost(to node: GKGraphNode) -> Float { cost(to: node) }
}
/// A node of a grid. Ways cost their length.
open class GKGridGraphNode: GKGraphNode {
    open package(set) var gridPosition: vector_int2
    public required init(gridPosition: vector_int2) { self.gridPosition = gridPosition }
    open override func cost(to node: GKGraphNode) -> Float {
        guard let node = node as? GKGridGraphNode else { return super.cost(to: node) }
        return distance(SIMD2<Float>(gridPosition), SIMD2<Float>(node.gridPosition))
    }
    open override func estimatedCost(to node: GKGraphNode) -> Float { cost(to: node) }
}
/// A graph whose nodes are on a grid, and connected to their neighbors.
open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph {
    public final let gridOrigin: vector_int2, gridWidth: Int, gridHeight: Int, diagonalsAllowed: Bool
    private final var places: [vector_int2: NodeType] = [:]

    /// Creates a grid of connected nodes.
    public convenience init(fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool) {
        self.init(fromGridStartingAt: position, width: width, height: height, diagonalsAllowed: diagonalsAllowed, nodeClass: NodeType.self)
    }
    /// Creates a grid of connected nodes of a class.
    public init(
        fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool, nodeClass aClass: AnyClass
    ) {
        (gridOrigin, gridWidth, gridHeight, self.diagonalsAllowed) = (position, Int(width), Int(height), diagonalsAllowed)
        super.init()
        let type = aClass as? NodeType.Type ?? NodeType.self
        for y in 0..<max(0, height) {
            for x in 0..<max(0, width) { add([type.init(gridPosition: position &+ vector_int2(x, y))]) }
        }
        for node in places.values { connectToAdjacentNodes(node: node) }
    }
    open override func add(_ nodes: [GKGraphNode]) {
        super.add(nodes)
        for case let node as NodeType in nodes { places[node.gridPosition] = node }
    }
    open override func remove(_ nodes: [GKGraphNode]) {
        super.remove(nodes)
        for case let node as NodeType in nodes where places[node.gridPosition] === node { places[node.gridPosition] = nil }
    }
    /// Returns the node at a place of the grid, or nil.
    open func node(atGridPosition position: vector_int2) -> NodeType? { places[position] }
    /// Connects a node to its neighbors, in both directions.
    open func connectToAdjacentNodes(node: NodeType) {
        if places[node.gridPosition] == nil { add([node]) }
        for y in Int32(-1)...1 {
            for x in Int32(-1)...1 where (x, y) != (0, 0) && (diagonalsAllowed || x == 0 || y == 0) {
                if let next = places[node.gridPosition &+ vector_int2(x, y)] { node.addConnections(to: [next], bidirectional: true) }
            }
        }
    }
    /// The class of the nodes.
    open func classForGenericArgument(at index: Int) -> AnyClass { NodeType.self }
}

/// A graph of the corners around obstacles, connected where no obstacle is between them.
open class GKObstacleGraph<NodeType: GKGraphNode2D>: GKGraph {
    public final private(set) var obstacles: [GKPolygonObstacle] = []
    /// The distance of the corners from the obstacles.
    public final let bufferRadius: Float
    private final var corners: [ObjectIdentifier: [NodeType]] = [:]
    private final var locked: [Set<ObjectIdentifier>] = []

    public init(obstacles: [GKPolygonObstacle], bufferRadius: Float) {
        self.bufferRadius = bufferRadius
        super.init()
        addObstacles(obstacles)
    }
    /// Adds obstacles: connections through them end.
    open func addObstacles(_ obstacles: [GKPolygonObstacle]) {
        self.obstacles += obstacles
        for case let node as GKGraphNode2D in nodes ?? [] {
            for case let next as GKGraphNode2D in node.connectedNodes where !isLocked(node, next) && isBlocked(node, next, []) {
                node.removeConnections(to: [next], bidirectional: true)
            }
        }
        for obstacle in obstacles {
            // The nodes are a little farther away than the buffer, so that connections along an obstacle don't touch it.
            let made = obstacle.buffered(by: bufferRadius * 1.01 + 0.001).compactMap { GKGraphNode2D(point: $0) as? NodeType }
            corners[ObjectIdentifier(obstacle)] = made
            for node in made { connectUsingObstacles(node: node) }
        }
    }
    /// Removes obstacles with the nodes around them, and connects the other nodes again.
    open func removeObstacles(_ obstacles: [GKPolygonObstacle]) {
        self.obstacles.removeAll { obstacle in obstacles.contains { $0 === obstacle } }
        for obstacle in obstacles { remove(corners.removeValue(forKey: ObjectIdentifier(obstacle)) ?? []) }
        for case let node as NodeType in nodes ?? [] { connectUsingObstacles(node: node) }
    }
    /// Removes all obstacles.
    open func removeAllObstacles() { removeObstacles(obstacles) }
    open func connectUsingObstacles(node: NodeType) { connect(node, ignoring: []) }
    /// Adds a node, and connects it to all nodes from which no other obstacle separates it.
    open func connectUsingObstacles(node: NodeType, ignoring obstaclesToIgnore: [GKPolygonObstacle]) {
        connect(node, ignoring: obstaclesToIgnore)
    }
    /// Adds a node, and connects it to all nodes from which no obstacle separates it; the buffer of some has no effect.
    open func connectUsingObstacles(node: NodeType, ignoringBufferRadiusOf obstaclesBufferRadiusToIgnore: [GKPolygonObstacle]) {
        connect(node, ignoring: [], unbuffered: obstaclesBufferRadiusToIgnore)
    }
    private func connect(_ node: NodeType, ignoring ignored: [GKPolygonObstacle], unbuffered: [GKPolygonObstacle] = []) {
        if nodes?.contains(node) != true { add([node]) }
        for case let other as GKGraphNode2D in nodes ?? [] where other !== node && !isBlocked(node, other, ignored, unbuffered) {
            node.addConnections(to: [other], bidirectional: true)
        }
    }
    private func isBlocked(
        _ one: GKGraphNode2D, _ two: GKGraphNode2D, _ ignored: [GKPolygonObstacle], _ unbuffered: [GKPolygonObstacle] = []
    ) -> Bool {
        obstacles.contains { obstacle in
            guard !ignored.contains(where: { $0 === obstacle }) else { return false }
            let radius = unbuffered.contains { $0 === obstacle } ? 0 : bufferRadius
            return obstacle.isCrossed(from: one.position, to: two.position, radius: radius)
        }
    }
    /// Returns the nodes around an obstacle.
    open func nodes(for obstacle: GKPolygonObstacle) -> [NodeType] { corners[ObjectIdentifier(obstacle)] ?? [] }
    /// Keeps the connection of two nodes when obstacles are added.
    open func lockConnection(from startNode: NodeType, to endNode: NodeType) {
        if !isLocked(startNode, endNode) { locked.append([ObjectIdentifier(startNode), ObjectIdentifier(endNode)]) }
    }
    /// Lets the connection of two nodes end when obstacles are added.
    open func unlockConnection(from startNode: NodeType, to endNode: NodeType) {
        locked.removeAll { $0 == [ObjectIdentifier(startNode), ObjectIdentifier(endNode)] }
    }
    /// Returns whether the connection of two nodes is kept.
    open func isConnectionLocked(from startNode: NodeType, to endNode: NodeType) -> Bool { isLocked(startNode, endNode) }
    private func isLocked(_ one: GKGraphNode2D, _ two: GKGraphNode2D) -> Bool {
        locked.contains([ObjectIdentifier(one), ObjectIdentifier(two)])
    }
}

/// A triangle of a mesh.
public struct GKTriangle: Sendable {
    public var points: (vector_float3, vector_float3, vector_float3)
    public init(points: (vector_float3, vector_float3, vector_float3)) { self.points = points }
    public init() { points = (.zero, .zero, .zero) }
}
/// Where the nodes of a mesh are.
public struct GKMeshGraphTriangulationMode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let vertices = Self(rawValue: 1), centers = Self(rawValue: 2), edgeMidpoints = Self(rawValue: 4)
}
// FIXME(gap): the mesh is even; GameplayKit's triangles have the corners of the obstacles.
/// A graph of the triangles between obstacles.
open class GKMeshGraph<NodeType: GKGraphNode2D>: GKGraph {
    public final private(set) var obstacles: [GKPolygonObstacle] = []
    public final let bufferRadius: Float
    public final var triangulationMode: GKMeshGraphTriangulationMode = .centers
    private final let least: vector_float2, most: vector_float2
    private final var triangles: [GKTriangle] = []
    /// Creates the graph of an area.
    public init(bufferRadius: Float, minCoordinate min: vector_float2, maxCoordinate max: vector_float2) {
        (self.bufferRadius, least, most) = (bufferRadius, min, max)
        super.init()
    }
    public final var triangleCount: Int { triangles.count }
    /// Adds obstacles, for the next ``triangulate()``.
    open func addObstacles(_ obstacles: [GKPolygonObstacle]) { self.obstacles += obstacles }
    /// Removes obstacles, for the next ``triangulate()``.
    open func removeObstacles(_ obstacles: [GKPolygonObstacle]) {
        self.obstacles.removeAll { obstacle in obstacles.contains { $0 === obstacle } }
    }
    open func triangle(at index: Int) -> GKTriangle { triangles[index] }
    /// Divides the area, without the obstacles, into triangles, and makes connected nodes of their centers.
    open func triangulate() {
        remove(nodes ?? [])
        triangles = []
        let count = 16, step = (most - least) / Float(count)
        var made: [vector_int2: NodeType] = [:]
        for row in 0..<count {
            for column in 0..<count {
                let corner = least + step * vector_float2(Float(column), Float(row))
                let center = corner + step / 2
                guard !obstacles.contains(where: { $0.contains(center, radius: bufferRadius) }),
                    let node = GKGraphNode2D(point: center) as? NodeType
                else { continue }
                let far = corner + step
                func point(_ x: Float, _ y: Float) -> vector_float3 { vector_float3(x, y, 0) }
                triangles.append(GKTriangle(points: (point(corner.x, corner.y), point(far.x, corner.y), point(far.x, far.y))))
                triangles.append(GKTriangle(points: (point(corner.x, corner.y), point(far.x, far.y), point(corner.x, far.y))))
                made[vector_int2(Int32(column), Int32(row))] = node
            }
        }
        add(Array(made.values))
        for (place, node) in made {
            for way in [vector_int2(1, 0), vector_int2(0, 1)] {
                if let next = made[place &+ way] { node.addConnections(to: [next], bidirectional: true) }
            }
        }
    }
    /// Adds a node, and connects it to the nearest one.
    open func connectUsingObstacles(node: NodeType) { connectToLowestCostNode(node: node, bidirectional: true) }
}
