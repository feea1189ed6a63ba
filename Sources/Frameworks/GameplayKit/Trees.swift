import simdCompanion

/// A rectangle of a quadtree.
public struct GKQuad: Sendable {
    public var quadMin: vector_float2, quadMax: vector_float2
    public init(quadMin: vector_float2, quadMax: vector_float2) { (self.quadMin, self.quadMax) = (quadMin, quadMax) }
    public init() { (quadMin, quadMax) = (.zero, .zero) }
    func meets(_ other: GKQuad) -> Bool {
        quadMin.x <= other.quadMax.x && other.quadMin.x <= quadMax.x && quadMin.y <= other.quadMax.y && other.quadMin.y <= quadMax.y
    }
}
/// A box of an octree.
public struct GKBox: Sendable {
    public var boxMin: vector_float3, boxMax: vector_float3
    public init(boxMin: vector_float3, boxMax: vector_float3) { (self.boxMin, self.boxMax) = (boxMin, boxMax) }
    public init() { (boxMin, boxMax) = (.zero, .zero) }
    func meets(_ other: GKBox) -> Bool {
        boxMin.x <= other.boxMax.x && other.boxMin.x <= boxMax.x && boxMin.y <= other.boxMax.y && other.boxMin.y <= boxMax.y
            && boxMin.z <= other.boxMax.z && other.boxMin.z <= boxMax.z
    }
}
// The trees are lists here: a search looks at every element.

/// The part of a tree that has an element.
open class GKQuadtreeNode: NSObject {
    open package(set) var quad: GKQuad
    init(_ quad: GKQuad) { self.quad = quad }
}
/// Elements in a plane, which are found by their place.
open class GKQuadtree<ElementType: NSObject>: NSObject {
    private final var elements: [(element: ElementType, node: GKQuadtreeNode)] = []
    private final let bounds: GKQuad
    public init(boundingQuad quad: GKQuad, minimumCellSize minCellSize: Float) { bounds = quad }
    @discardableResult open func add(_ element: ElementType, at point: vector_float2) -> GKQuadtreeNode {
        add(element, in: GKQuad(quadMin: point, quadMax: point))
    }
    @discardableResult open func add(_ element: ElementType, in quad: GKQuad) -> GKQuadtreeNode {
        let node = GKQuadtreeNode(quad)
        elements.append((element, node))
        return node
    }
    open func elements(at point: vector_float2) -> [ElementType] { elements(in: GKQuad(quadMin: point, quadMax: point)) }
    open func elements(in quad: GKQuad) -> [ElementType] { elements.filter { $0.node.quad.meets(quad) }.map(\.element) }
    @discardableResult open func remove(_ data: ElementType) -> Bool {
        let count = elements.count
        elements.removeAll { $0.element === data }
        return elements.count < count
    }
    /// Removes an element from a part of the tree. Returns whether it was there.
    @discardableResult open func remove(_ data: ElementType, using node: GKQuadtreeNode) -> Bool {
        let count = elements.count
        elements.removeAll { $0.element === data && $0.node === node }
        return elements.count < count
    }
}
/// The part of a tree that has an element.
open class GKOctreeNode: NSObject {
    open package(set) var box: GKBox
    init(_ box: GKBox) { self.box = box }
}
/// Elements in space, which are found by their place.
open class GKOctree<ElementType: NSObject>: NSObject {
    private final var elements: [(element: ElementType, node: GKOctreeNode)] = []
    public init(boundingBox box: GKBox, minimumCellSize minCellSize: Float) {}
    @discardableResult open func add(_ element: ElementType, at point: vector_float3) -> GKOctreeNode {
        add(element, in: GKBox(boxMin: point, boxMax: point))
    }
    @discardableResult open func add(_ element: ElementType, in box: GKBox) -> GKOctreeNode {
        let node = GKOctreeNode(box)
        elements.append((element, node))
        return node
    }
    open func elements(at point: vector_float3) -> [ElementType] { elements(in: GKBox(boxMin: point, boxMax: point)) }
    open func elements(in box: GKBox) -> [ElementType] { elements.filter { $0.node.box.meets(box) }.map(\.element) }
    @discardableResult open func remove(_ element: ElementType) -> Bool {
        let count = elements.count
        elements.removeAll { $0.element === element }
        return elements.count < count
    }
    /// Removes an element from a part of the tree. Returns whether it was there.
    @discardableResult open func remove(_ element: ElementType, using node: GKOctreeNode) -> Bool {
        let count = elements.count
        elements.removeAll { $0.element === element && $0.node === node }
        return elements.count < count
    }
}
/// The division of a full part of a tree. It has no effect.
public enum GKRTreeSplitStrategy: Int, Sendable { case halve, linear, quadratic, reduceOverlap }
/// Elements with rectangles, which are found by their place.
open class GKRTree<ElementType: NSObject>: NSObject {
    private final var elements: [(element: ElementType, quad: GKQuad)] = []
    /// The number of elements for which a search reserves memory. It is stored but has no effect.
    open var queryReserve = 0
    public init(maxNumberOfChildren: Int) {}
    open func addElement(
        _ element: ElementType, boundingRectMin: vector_float2, boundingRectMax: vector_float2, splitStrategy: GKRTreeSplitStrategy
    ) {
        elements.append((element, GKQuad(quadMin: boundingRectMin, quadMax: boundingRectMax)))
    }
    open func removeElement(_ element: ElementType, boundingRectMin: vector_float2, boundingRectMax: vector_float2) {
        let quad = GKQuad(quadMin: boundingRectMin, quadMax: boundingRectMax)
        elements.removeAll { $0.element === element && $0.quad.meets(quad) }
    }
    open func elements(inBoundingRectMin rectMin: vector_float2, rectMax: vector_float2) -> [ElementType] {
        let quad = GKQuad(quadMin: rectMin, quadMax: rectMax)
        return elements.filter { $0.quad.meets(quad) }.map(\.element)
    }
}
