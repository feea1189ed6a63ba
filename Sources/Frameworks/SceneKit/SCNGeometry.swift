import UIKit
import simdCompanion

/// A shape with materials.
open class SCNGeometry: NSObject, NSCopying, NSSecureCoding, SCNBoundingVolume, SCNAnimatable, SCNShadable {
    public class var supportsSecureCoding: Bool { true }
    public override init() { super.init() }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) { super.init() }
    /// Does nothing: shapes aren't archived.
    open func encode(with coder: NSCoder) {}
    /// Creates a shape of vertices.
    public convenience init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?) {
        self.init()
        (given, givenElements) = (sources, elements ?? [])
    }
    /// Creates a shape of vertices, whose elements have indices for channels of the sources.
    public convenience init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?, sourceChannels: [NSNumber]?) {
        self.init(sources: sources, elements: elements)
        sourceChannelNumbers = sourceChannels
    }
    private final var given: [SCNGeometrySource]?, givenElements: [SCNGeometryElement] = [], sourceChannelNumbers: [NSNumber]?
    private final var ownBox: (min: SCNVector3, max: SCNVector3)?
    private final var built: Mesh?

    /// The name for searching.
    public final var name: String?
    /// The materials; element number n has material number n, and begins again after the last.
    public final var materials: [SCNMaterial] = []
    public final var firstMaterial: SCNMaterial? {
        get {
            if materials.isEmpty { materials = [SCNMaterial()] }
            return materials[0]
        }
        set { materials = (newValue.map { [$0] } ?? []) + materials.dropFirst() }
    }
    public final func insertMaterial(_ material: SCNMaterial, at index: Int) {
        materials.insert(material, at: min(max(index, 0), materials.count))
    }
    public final func removeMaterial(at index: Int) { if materials.indices.contains(index) { materials.remove(at: index) } }
    public final func replaceMaterial(at index: Int, with material: SCNMaterial) {
        if materials.indices.contains(index) { materials[index] = material }
    }
    public final func material(named name: String) -> SCNMaterial? { materials.first { $0.name == name } }
    /// Simpler shapes for greater distances, and the subdivision. They are stored: nothing is drawn.
    public final var levelsOfDetail: [SCNLevelOfDetail]?, subdivisionLevel = 0, wantsAdaptiveSubdivision = true
    public final var edgeCreasesElement: SCNGeometryElement?, edgeCreasesSource: SCNGeometrySource?, tessellator: SCNGeometryTessellator?
    public final var program: SCNProgram?, shaderModifiers: [SCNShaderModifierEntryPoint: String]?

    /// The vertices. Those of a parametric shape are computed from its values.
    open var sources: [SCNGeometrySource] {
        if let given { return given }
        let mesh = mesh
        guard !mesh.points.isEmpty else { return [] }
        return [
            SCNGeometrySource(vertices: mesh.points.map { SCNVector3($0) }),
            SCNGeometrySource(normals: mesh.normals.map { SCNVector3($0) }),
            SCNGeometrySource(textureCoordinates: mesh.places.map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)) }),
        ]
    }
    /// Returns the vertices with a meaning.
    public final func sources(for semantic: SCNGeometrySource.Semantic) -> [SCNGeometrySource] {
        sources.filter { $0.semantic == semantic }
    }
    public final var sourceChannels: [NSNumber]? { sourceChannelNumbers }
    /// The shapes that the vertices form.
    open var elements: [SCNGeometryElement] {
        given != nil ? givenElements : mesh.parts.filter { !$0.isEmpty }.map { SCNGeometryElement(indices: $0, primitiveType: .triangles) }
    }
    public final var elementCount: Int { elements.count }
    public final func element(at elementIndex: Int) -> SCNGeometryElement { elements[elementIndex] }

    final var mesh: Mesh {
        if let built { return built }
        let mesh = given == nil ? makeMesh() : readMesh()
        built = mesh
        return mesh
    }
    /// Forgets computed vertices after a value changed.
    final func changed() { built = nil }
    func makeMesh() -> Mesh { Mesh() }
    private final func readMesh() -> Mesh {
        var mesh = Mesh()
        mesh.points = sources(for: .vertex).first?.vectors ?? []
        mesh.normals = sources(for: .normal).first?.vectors ?? []
        mesh.parts = givenElements.map { $0.triangles.filter { corner in corner < mesh.points.count } }
        mesh.parts = mesh.parts.map { $0.count % 3 == 0 ? $0 : Array($0.dropLast($0.count % 3)) }
        return mesh
    }
    /// The box around the vertices.
    open var boundingBox: (min: SCNVector3, max: SCNVector3) {
        get { ownBox ?? computedBox }
        set { ownBox = newValue }
    }
    var computedBox: (min: SCNVector3, max: SCNVector3) { Box.around(mesh.points) }
    /// Returns a copy, which shares the materials.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Instantiation.make(type(of: self))
        (copy.given, copy.givenElements, copy.sourceChannelNumbers) = (given, givenElements, sourceChannelNumbers)
        (copy.name, copy.materials, copy.ownBox, copy.levelsOfDetail) = (name, materials, ownBox, levelsOfDetail)
        copyValues(to: copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func copyValues(to copy: SCNGeometry) {}
    final let animations = SCNAnimations()
}

/// A simpler shape for a distance.
open class SCNLevelOfDetail: NSObject, NSCopying {
    public final let geometry: SCNGeometry?, screenSpaceRadius: CGFloat, worldSpaceDistance: CGFloat
    public init(geometry: SCNGeometry?, screenSpaceRadius radius: CGFloat) {
        (self.geometry, screenSpaceRadius, worldSpaceDistance) = (geometry, radius, 0)
    }
    public init(geometry: SCNGeometry?, worldSpaceDistance distance: CGFloat) {
        (self.geometry, screenSpaceRadius, worldSpaceDistance) = (geometry, 0, distance)
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
/// The tessellation of a shape.
open class SCNGeometryTessellator: NSObject, NSCopying {
    public final var tessellationFactorScale: CGFloat = 1, tessellationPartitionMode = MTLTessellationPartitionMode.integer
    public final var isAdaptive = false, isScreenSpace = false, edgeTessellationFactor: CGFloat = 1, insideTessellationFactor: CGFloat = 1
    public final var maximumEdgeLength: CGFloat = 1, smoothingMode = SCNTessellationSmoothingMode.none
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNGeometryTessellator()
        assign(
            copy, self,
            \.tessellationFactorScale, \.tessellationPartitionMode, \.isAdaptive, \.isScreenSpace, \.edgeTessellationFactor,
            \.insideTessellationFactor, \.maximumEdgeLength, \.smoothingMode)
        return copy
    }
}

/// Numbers of vertices.
open class SCNGeometrySource: NSObject {
    /// The meaning of vertices' numbers.
    public struct Semantic: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let vertex = Self(rawValue: "kGeometrySourceSemanticVertex"), normal = Self(rawValue: "kGeometrySourceSemanticNormal")
        public static let color = Self(rawValue: "kGeometrySourceSemanticColor"),
            texcoord = Self(rawValue: "kGeometrySourceSemanticTexcoord")
        public static let tangent = Self(rawValue: "kGeometrySourceSemanticTangent")
        public static let vertexCrease = Self(rawValue: "kGeometrySourceSemanticVertexCrease")
        public static let edgeCrease = Self(rawValue: "kGeometrySourceSemanticEdgeCrease")
        public static let boneWeights = Self(rawValue: "kGeometrySourceSemanticBoneWeights")
        public static let boneIndices = Self(rawValue: "kGeometrySourceSemanticBoneIndices")
    }
    public final let data: Data, semantic: Semantic, vectorCount: Int, usesFloatComponents: Bool, componentsPerVector: Int
    public final let bytesPerComponent: Int, dataOffset: Int, dataStride: Int
    public init(
        data: Data, semantic: Semantic, vectorCount: Int, usesFloatComponents floatComponents: Bool, componentsPerVector: Int,
        bytesPerComponent: Int, dataOffset offset: Int, dataStride stride: Int
    ) {
        (self.data, self.semantic, self.vectorCount, usesFloatComponents) = (data, semantic, vectorCount, floatComponents)
        (self.componentsPerVector, self.bytesPerComponent, dataOffset, dataStride) = (
            componentsPerVector, bytesPerComponent, offset, stride
        )
    }
    private convenience init(_ numbers: [Float], _ components: Int, _ semantic: Semantic) {
        self.init(
            data: numbers.withUnsafeBytes { Data($0) }, semantic: semantic, vectorCount: numbers.count / components,
            usesFloatComponents: true,
            componentsPerVector: components, bytesPerComponent: 4, dataOffset: 0, dataStride: components * 4)
    }
    /// Creates a source of places.
    public convenience init(vertices: [SCNVector3]) { self.init(vertices.flatMap { [$0.x, $0.y, $0.z] }, 3, .vertex) }
    public convenience init(normals: [SCNVector3]) { self.init(normals.flatMap { [$0.x, $0.y, $0.z] }, 3, .normal) }
    /// Creates a source of places in textures.
    public convenience init(textureCoordinates: [CGPoint]) {
        self.init(textureCoordinates.flatMap { [Float($0.x), Float($0.y)] }, 2, .texcoord)
    }
    /// The first three numbers of each vertex.
    final var vectors: [SIMD3<Float>] {
        guard usesFloatComponents, bytesPerComponent == 4 || bytesPerComponent == 8, componentsPerVector > 0 else { return [] }
        let step = dataStride > 0 ? dataStride : componentsPerVector * bytesPerComponent
        return data.withUnsafeBytes { bytes in
            (0..<max(vectorCount, 0)).compactMap { index in
                let start = dataOffset + index * step
                guard start >= 0, start + componentsPerVector * bytesPerComponent <= bytes.count else { return nil }
                func number(_ component: Int) -> Float {
                    guard component < componentsPerVector else { return 0 }
                    let place = start + component * bytesPerComponent
                    return bytesPerComponent == 4
                        ? bytes.loadUnaligned(fromByteOffset: place, as: Float.self)
                        : Float(bytes.loadUnaligned(fromByteOffset: place, as: Double.self))
                }
                return SIMD3(number(0), number(1), number(2))
            }
        }
    }
}
/// The shapes that vertices form.
open class SCNGeometryElement: NSObject {
    public final let data: Data, primitiveType: SCNGeometryPrimitiveType, primitiveCount: Int, bytesPerIndex: Int
    public final var primitiveRange = NSRange(location: NSNotFound, length: 0)
    public final let hasInterleavedIndicesChannels: Bool, indicesChannelCount: Int
    public final var pointSize: CGFloat = 1, minimumPointScreenSpaceRadius: CGFloat = 1, maximumPointScreenSpaceRadius: CGFloat = 1
    public init(data: Data?, primitiveType: SCNGeometryPrimitiveType, primitiveCount: Int, bytesPerIndex: Int) {
        (self.data, self.primitiveType, self.primitiveCount) = (data ?? Data(), primitiveType, primitiveCount)
        (self.bytesPerIndex, hasInterleavedIndicesChannels, indicesChannelCount) = (bytesPerIndex, false, 1)
    }
    /// Creates an element with indices for several channels.
    public init(
        data: Data?, primitiveType: SCNGeometryPrimitiveType, primitiveCount: Int, indicesChannelCount: Int,
        interleavedIndicesChannels: Bool, bytesPerIndex: Int
    ) {
        (self.data, self.primitiveType, self.primitiveCount) = (data ?? Data(), primitiveType, primitiveCount)
        (self.bytesPerIndex, hasInterleavedIndicesChannels) = (bytesPerIndex, interleavedIndicesChannels)
        self.indicesChannelCount = indicesChannelCount
    }
    public convenience init<IndexType: FixedWidthInteger>(indices: [IndexType], primitiveType: SCNGeometryPrimitiveType) {
        let count =
            switch primitiveType {
            case .triangles: indices.count / 3
            case .triangleStrip: max(indices.count - 2, 0)
            case .line: indices.count / 2
            case .point: indices.count
            // The indices begin with the numbers of corners, as many as there are polygons.
            case .polygon: SCNGeometryElement.polygonCount(indices.map { Int($0) })
            @unknown default: indices.count
            }
        self.init(
            data: indices.withUnsafeBytes { Data($0) }, primitiveType: primitiveType, primitiveCount: count,
            bytesPerIndex: MemoryLayout<IndexType>.size)
    }
    private static func polygonCount(_ numbers: [Int]) -> Int {
        var corners = 0
        for (place, number) in numbers.enumerated() {
            corners += number
            if place + 1 + corners == numbers.count { return place + 1 }
        }
        return 0
    }
    private final var indices: [UInt32] {
        guard [1, 2, 4, 8].contains(bytesPerIndex) else { return [] }
        return data.withUnsafeBytes { bytes in
            stride(from: 0, through: bytes.count - bytesPerIndex, by: bytesPerIndex).map { place in
                switch bytesPerIndex {
                case 1: UInt32(bytes[place])
                case 2: UInt32(bytes.loadUnaligned(fromByteOffset: place, as: UInt16.self))
                case 4: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)
                default: UInt32(clamping: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
                }
            }
        }
    }
    final var triangles: [UInt32] {
        guard indicesChannelCount == 1 else { return [] }
        let all = indices
        switch primitiveType {
        case .triangles: return Array(all.prefix(max(primitiveCount, 0) * 3))
        case .triangleStrip:
            var found: [UInt32] = []
            for first in 0..<max(min(primitiveCount, all.count - 2), 0) {
                let (a, b) = first % 2 == 0 ? (first, first + 1) : (first + 1, first)
                found += [all[a], all[b], all[first + 2]]
            }
            return found
        case .polygon:
            var place = primitiveCount, found: [UInt32] = []
            for count in all.prefix(max(primitiveCount, 0)).map({ Int($0) }) {
                guard count >= 3, place + count <= all.count else { break }
                for corner in 1..<count - 1 { found += [all[place], all[place + corner], all[place + corner + 1]] }
                place += count
            }
            return found
        default: return []
        }
    }
}
/// Changes a shape toward others.
open class SCNMorpher: NSObject, SCNAnimatable, NSSecureCoding {
    public class var supportsSecureCoding: Bool { true }
    public override init() {}
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) {}
    /// Does nothing: it isn't archived.
    open func encode(with coder: NSCoder) {}
    /// The other shapes, and the share of each. They are stored: nothing is drawn.
    public final var targets: [SCNGeometry] = [], weights: [NSNumber] = [], calculationMode = SCNMorpherCalculationMode.normalized
    public final var unifiesNormals = false
    public final func setWeight(_ weight: CGFloat, forTargetAt targetIndex: Int) {
        guard targets.indices.contains(targetIndex) else { return }
        while weights.count < targets.count { weights.append(0) }
        weights[targetIndex] = NSNumber(value: Double(weight))
    }
    public final func weight(forTargetAt targetIndex: Int) -> CGFloat {
        weights.indices.contains(targetIndex) ? CGFloat(weights[targetIndex].doubleValue) : 0
    }
    public final func setWeight(_ weight: CGFloat, forTargetNamed targetName: String) {
        if let index = targets.firstIndex(where: { $0.name == targetName }) { setWeight(weight, forTargetAt: index) }
    }
    public final func weight(forTargetNamed targetName: String) -> CGFloat {
        targets.firstIndex { $0.name == targetName }.map { weight(forTargetAt: $0) } ?? 0
    }
    final let animations = SCNAnimations()
}
/// Moves the vertices of a shape with bones.
open class SCNSkinner: NSObject, NSSecureCoding {
    public class var supportsSecureCoding: Bool { true }
    public final var skeleton: SCNNode?, baseGeometry: SCNGeometry?, baseGeometryBindTransform = SCNMatrix4Identity
    public final let boneInverseBindTransforms: [NSValue]?, bones: [SCNNode], boneWeights: SCNGeometrySource, boneIndices: SCNGeometrySource
    public init(
        baseGeometry: SCNGeometry?, bones: [SCNNode], boneInverseBindTransforms: [NSValue]?, boneWeights: SCNGeometrySource,
        boneIndices: SCNGeometrySource
    ) {
        (self.baseGeometry, self.bones, self.boneInverseBindTransforms) = (baseGeometry, bones, boneInverseBindTransforms)
        (self.boneWeights, self.boneIndices) = (boneWeights, boneIndices)
    }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) { return nil }
    /// Does nothing: it isn't archived.
    open func encode(with coder: NSCoder) {}
}
