// No file of models is read: an `MDLAsset` of a file is empty, `canImportFileExtension(_:)` is false, and loading with `error:` sets it.
// Vertex descriptors, transforms, materials, cameras, and lights work as values.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import UIKitFoundation
@_exported import simdCompanion

/// The error of reading and writing files of models.
let noModels = NSError(
    domain: "MDLErrorDomain", code: 1, userInfo: [NSLocalizedDescriptionKey: "Files of models can't be read or written on Linux."])

/// An object with a name.
public protocol MDLNamed: NSObjectProtocol {
    /// The name.
    var name: String { get set }
}
/// A part of an object's behavior.
public protocol MDLComponent: NSObjectProtocol {}
/// A place in a tree.
public protocol MDLTransformComponent: MDLComponent {
    /// The transform to the parent.
    var matrix: matrix_float4x4 { get set }
    /// Whether the parent's transform isn't applied.
    var resetsTransform: Bool { get set }
    /// The first and the last time.
    var minimumTime: TimeInterval { get }
    /// The maximum time.
    var maximumTime: TimeInterval { get }
    /// The times of key frames.
    var keyTimes: [NSNumber] { get }
}
/// A transform from a translation, a rotation, and a scale.
open class MDLTransform: NSObject, MDLTransformComponent, NSCopying {
    /// The parts.
    public final var translation = SIMD3<Float>.zero, rotation = SIMD3<Float>.zero, scale = SIMD3<Float>(repeating: 1)
    /// The shear and the resets transform.
    public final var shear = SIMD3<Float>.zero, resetsTransform = false
    public override init() {}
    /// Creates a transform with the parts of a matrix.
    public convenience init(matrix: matrix_float4x4) {
        self.init()
        self.matrix = matrix
    }
    /// Creates a transform with the parts of a component.
    public convenience init(transformComponent component: any MDLTransformComponent) { self.init(matrix: component.matrix) }
    /// Sets the identity.
    public final func setIdentity() { (translation, rotation, scale, shear) = (.zero, .zero, SIMD3(repeating: 1), .zero) }
    /// The transform: the scale, then turns around x, y, and z, then the translation. Setting it keeps no shear.
    public final var matrix: matrix_float4x4 {
        get {
            let turn =
                simd_quatf(angle: rotation.z, axis: SIMD3(0, 0, 1)) * simd_quatf(angle: rotation.y, axis: SIMD3(0, 1, 0))
                * simd_quatf(angle: rotation.x, axis: SIMD3(1, 0, 0))
            func column(_ axis: SIMD3<Float>, _ factor: Float) -> SIMD4<Float> { SIMD4(turn.act(axis) * factor, 0) }
            return matrix_float4x4(
                columns: (
                    column(SIMD3(1, 0, 0), scale.x), column(SIMD3(0, 1, 0), scale.y), column(SIMD3(0, 0, 1), scale.z),
                    SIMD4(translation, 1)
                ))
        }
        set {
            let (x, y, z) = (newValue.columns.0, newValue.columns.1, newValue.columns.2)
            let position = newValue.columns.3
            translation = SIMD3(position.x, position.y, position.z)
            scale = SIMD3(simd_length(x), simd_length(y), simd_length(z))
            let (a, b, c) = (
                x / max(scale.x, .leastNormalMagnitude), y / max(scale.y, .leastNormalMagnitude), z / max(scale.z, .leastNormalMagnitude)
            )
            rotation = SIMD3(atan2(b.z, c.z), -asin(min(max(a.z, -1), 1)), atan2(a.y, a.x))
        }
    }
    /// The minimum time.
    public final var minimumTime: TimeInterval { 0 }
    /// The maximum time.
    public final var maximumTime: TimeInterval { 0 }
    /// The key times.
    public final var keyTimes: [NSNumber] { [0] }
    /// Copies it.
    open func copy(with zone: NSZone? = nil) -> Any {
        let result = MDLTransform()
        (result.translation, result.rotation, result.scale, result.shear) = (translation, rotation, scale, shear)
        return result
    }
}
/// The space that something takes.
public struct MDLAxisAlignedBoundingBox: Sendable {
    /// The max bounds and the min bounds.
    public var maxBounds: SIMD3<Float>, minBounds: SIMD3<Float>
    /// Creates one with the defaults.
    public init() { (maxBounds, minBounds) = (.zero, .zero) }
    /// Creates one with the max bounds and the min bounds.
    public init(maxBounds: SIMD3<Float>, minBounds: SIMD3<Float>) { (self.maxBounds, self.minBounds) = (maxBounds, minBounds) }
}

// MARK: Objects

/// Objects of a tree.
public protocol MDLObjectContainerComponent: MDLComponent {
    /// Adds it.
    func add(_ object: MDLObject)
    /// Removes it.
    func remove(_ object: MDLObject)
    /// The objects.
    var objects: [MDLObject] { get }
}
/// The children of an object.
open class MDLObjectContainer: NSObject, MDLObjectContainerComponent {
    /// The objects.
    public final private(set) var objects: [MDLObject] = []
    /// Adds it.
    public final func add(_ object: MDLObject) { objects.append(object) }
    /// Removes it.
    public final func remove(_ object: MDLObject) { objects.removeAll { $0 === object } }
    /// The count.
    public final var count: Int { objects.count }
    /// The element at a place.
    public final subscript(index: Int) -> MDLObject { objects[index] }
}
/// A thing of a scene.
open class MDLObject: NSObject, MDLNamed {
    /// The name and whether it is hidden.
    public final var name = "", isHidden = false
    /// The parent.
    public final private(set) weak var parent: MDLObject?
    /// The instance.
    public final weak var instance: MDLObject?
    /// The transform.
    public final var transform: (any MDLTransformComponent)?
    /// The children.
    public final private(set) var children: any MDLObjectContainerComponent = MDLObjectContainer()
    private final var parts: [any MDLComponent] = []
    public override init() {}
    /// The names from the root to the object, with slashes.
    public final var path: String { (parent?.path ?? "") + "/" + name }
    /// The components.
    public final var components: [any MDLComponent] { parts }
    /// Adds the child.
    public final func addChild(_ child: MDLObject) {
        child.parent = self
        children.add(child)
    }
    /// Returns the object at a path, or nil.
    public final func atPath(_ path: String) -> MDLObject? {
        let names = path.split(separator: "/")
        guard let first = names.first else { return self }
        return children.objects.first { $0.name == first }?.atPath(names.dropFirst().joined(separator: "/"))
    }
    /// Calls a block with the objects of a class below this object.
    public final func enumerateChildObjects<Object: MDLObject>(
        of objectClass: Object.Type, root: MDLObject, using block: (Object, UnsafeMutablePointer<Bool>) -> Void,
        stopPointer: UnsafeMutablePointer<Bool>
    ) {
        for child in root.children.objects where !stopPointer.pointee {
            if let found = child as? Object { block(found, stopPointer) }
            enumerateChildObjects(of: objectClass, root: child, using: block, stopPointer: stopPointer)
        }
    }
    /// Returns the box around the object at a time.
    open func boundingBox(atTime time: TimeInterval) -> MDLAxisAlignedBoundingBox { MDLAxisAlignedBoundingBox() }
}

// MARK: Vertices

/// The format of a vertex attribute, with the numbers of Model I/O.
public enum MDLVertexFormat: UInt, Sendable {
    /// The values.
    case invalid = 0, packedBit = 0x1000
    /// The values.
    case uChar = 0x10001, uChar2, uChar3, uChar4
    /// The values.
    case char = 0x20001, char2, char3, char4
    /// The values.
    case uCharNormalized = 0x30001, uChar2Normalized, uChar3Normalized, uChar4Normalized
    /// The values.
    case charNormalized = 0x40001, char2Normalized, char3Normalized, char4Normalized
    /// The values.
    case uShort = 0x50001, uShort2, uShort3, uShort4
    /// The values.
    case short = 0x60001, short2, short3, short4
    /// The values.
    case uShortNormalized = 0x70001, uShort2Normalized, uShort3Normalized, uShort4Normalized
    /// The values.
    case shortNormalized = 0x80001, short2Normalized, short3Normalized, short4Normalized
    /// The values.
    case uInt = 0x90001, uInt2, uInt3, uInt4
    /// The values.
    case int = 0xA0001, int2, int3, int4
    /// The values.
    case half = 0xB0001, half2, half3, half4
    /// The values.
    case float = 0xC0001, float2, float3, float4
}
/// The names of vertex attributes.
public let MDLVertexAttributePosition = "position", MDLVertexAttributeNormal = "normal", MDLVertexAttributeColor = "color"
/// The vertex attribute texture coordinate and the vertex attribute tangent.
public let MDLVertexAttributeTextureCoordinate = "textureCoordinate", MDLVertexAttributeTangent = "tangent"
/// The vertex attribute bitangent and the vertex attribute binormal.
public let MDLVertexAttributeBitangent = "bitangent", MDLVertexAttributeBinormal = "binormal"
/// The vertex attribute joint indices and the vertex attribute joint weights.
public let MDLVertexAttributeJointIndices = "jointIndices", MDLVertexAttributeJointWeights = "jointWeights"
/// The vertex attribute anisotropy and the vertex attribute edge crease.
public let MDLVertexAttributeAnisotropy = "anisotropy", MDLVertexAttributeEdgeCrease = "edgeCrease"
/// The vertex attribute occlusion value and the vertex attribute shading basis u.
public let MDLVertexAttributeOcclusionValue = "occlusionValue", MDLVertexAttributeShadingBasisU = "shadingBasisU"
/// The vertex attribute shading basis v and the vertex attribute subdivision stencil.
public let MDLVertexAttributeShadingBasisV = "shadingBasisV", MDLVertexAttributeSubdivisionStencil = "subdivisionStencil"
/// The place and the format of a vertex attribute.
open class MDLVertexAttribute: NSObject, NSCopying {
    /// The name, the format, the offset, the buffer index, and the time.
    public final var name = "", format = MDLVertexFormat.invalid, offset = 0, bufferIndex = 0, time: TimeInterval = 0
    /// The initialization value.
    public final var initializationValue = SIMD4<Float>(0, 0, 0, 1)
    public override init() {}
    /// Creates an attribute.
    public init(name: String, format: MDLVertexFormat, offset: Int, bufferIndex: Int) {
        (self.name, self.format, self.offset, self.bufferIndex) = (name, format, offset, bufferIndex)
    }
    /// Copies it.
    open func copy(with zone: NSZone? = nil) -> Any {
        let result = MDLVertexAttribute(name: name, format: format, offset: offset, bufferIndex: bufferIndex)
        (result.time, result.initializationValue) = (time, initializationValue)
        return result
    }
}
/// The distance between vertices in a buffer.
open class MDLVertexBufferLayout: NSObject, NSCopying {
    /// The stride.
    public final var stride = 0
    public override init() {}
    /// Creates a layout.
    public init(stride: Int) { self.stride = stride }
    /// Copies it.
    open func copy(with zone: NSZone? = nil) -> Any { MDLVertexBufferLayout(stride: stride) }
}
/// The way vertices are stored: 31 attributes and layouts.
open class MDLVertexDescriptor: NSObject, NSCopying {
    /// The attributes, and the layouts of buffers.
    public final var attributes = NSMutableArray(array: (0..<31).map { _ in MDLVertexAttribute() })
    /// The layouts.
    public final var layouts = NSMutableArray(array: (0..<31).map { _ in MDLVertexBufferLayout() })
    public override init() {}
    /// Creates a copy.
    public init(vertexDescriptor: MDLVertexDescriptor) {
        super.init()
        for (index, one) in vertexDescriptor.all.enumerated() { attributes[index] = one.copy(with: nil) }
        for index in 0..<31 { layouts[index] = (vertexDescriptor.layouts[index] as? MDLVertexBufferLayout)?.copy(with: nil) as Any }
    }
    private final var all: [MDLVertexAttribute] { attributes.compactMap { $0 as? MDLVertexAttribute } }
    /// Returns the attribute with a name.
    public final func attributeNamed(_ name: String) -> MDLVertexAttribute? { all.first { $0.name == name } }
    /// Replaces the attribute with the same name, or adds one.
    public final func addOrReplaceAttribute(_ attribute: MDLVertexAttribute) {
        if let index = all.firstIndex(where: { $0.name == attribute.name || $0.format == .invalid }) { attributes[index] = attribute }
    }
    /// Removes the attribute with a name.
    public final func removeAttributeNamed(_ name: String) {
        if let index = all.firstIndex(where: { $0.name == name }) { attributes[index] = MDLVertexAttribute() }
    }
    /// Sets all attributes and layouts to the defaults.
    public final func reset() {
        attributes = NSMutableArray(array: (0..<31).map { _ in MDLVertexAttribute() })
        layouts = NSMutableArray(array: (0..<31).map { _ in MDLVertexBufferLayout() })
    }
    /// The number of bytes of an attribute in a format.
    static func size(_ format: MDLVertexFormat) -> Int {
        let count = Int(format.rawValue & 0xF), kind = format.rawValue >> 16
        return count * (kind == 0 ? 0 : kind <= 4 ? 1 : kind <= 8 || kind == 11 ? 2 : 4)
    }
    /// Sets the offsets of attributes so that those of a buffer follow each other.
    public final func setPackedOffsets() {
        var ends: [Int: Int] = [:]
        for one in all where one.format != .invalid {
            one.offset = ends[one.bufferIndex] ?? 0
            ends[one.bufferIndex] = one.offset + Self.size(one.format)
        }
    }
    /// Sets the strides of buffers to the ends of their last attributes.
    public final func setPackedStrides() {
        var ends: [Int: Int] = [:]
        for one in all where one.format != .invalid {
            ends[one.bufferIndex] = max(ends[one.bufferIndex] ?? 0, one.offset + Self.size(one.format))
        }
        for (buffer, end) in ends { (layouts[buffer] as? MDLVertexBufferLayout)?.stride = end }
    }
    /// Copies it.
    open func copy(with zone: NSZone? = nil) -> Any { MDLVertexDescriptor(vertexDescriptor: self) }
}
/// The use of a mesh's buffer.
public enum MDLMeshBufferType: UInt, Sendable { case vertex = 1, index = 2, custom = 3 }
/// The memory of a mesh.
public protocol MDLMeshBuffer: NSObjectProtocol, NSCopying {
    /// The length.
    var length: Int { get }
    /// The type.
    var type: MDLMeshBufferType { get }
}
/// Makes the memory of meshes.
public protocol MDLMeshBufferAllocator: NSObjectProtocol {
    /// Makes a buffer.
    func newBuffer(_ length: Int, type: MDLMeshBufferType) -> any MDLMeshBuffer
    /// Makes a buffer.
    func newBuffer(with data: Data, type: MDLMeshBufferType) -> any MDLMeshBuffer
}
/// The memory of a mesh, in data.
open class MDLMeshBufferData: NSObject, MDLMeshBuffer {
    /// The type and the data.
    public final let type: MDLMeshBufferType, data: Data
    /// The length.
    public final var length: Int { data.count }
    /// Creates one with the type and the data.
    public init(type: MDLMeshBufferType, data: Data?) { (self.type, self.data) = (type, data ?? Data()) }
    /// Creates one with values.
    public convenience init(type: MDLMeshBufferType, length: Int) { self.init(type: type, data: Data(count: length)) }
    /// Copies it.
    open func copy(with zone: NSZone? = nil) -> Any { MDLMeshBufferData(type: type, data: data) }
}
/// Makes the memory of meshes in data.
open class MDLMeshBufferDataAllocator: NSObject, MDLMeshBufferAllocator {
    /// Makes a buffer.
    public final func newBuffer(_ length: Int, type: MDLMeshBufferType) -> any MDLMeshBuffer {
        MDLMeshBufferData(type: type, length: length)
    }
    /// Makes a buffer.
    public final func newBuffer(with data: Data, type: MDLMeshBufferType) -> any MDLMeshBuffer { MDLMeshBufferData(type: type, data: data) }
}
/// The shapes that vertices form.
public enum MDLGeometryType: Int, Sendable { case points, lines, triangles, triangleStrips, quads, variableTopology }
/// The number of bits of an index.
public enum MDLIndexBitDepth: UInt, Sendable { case invalid = 0, uInt8 = 8, uInt16 = 16, uInt32 = 32 }
/// A part of a mesh with one material.
open class MDLSubmesh: NSObject, MDLNamed {
    /// The name and the material.
    public final var name: String, material: MDLMaterial?
    /// The index buffer, the index count, the index type, and the geometry type.
    public final let indexBuffer: any MDLMeshBuffer, indexCount: Int, indexType: MDLIndexBitDepth, geometryType: MDLGeometryType
    /// Creates a part.
    public init(
        name: String = "", indexBuffer: any MDLMeshBuffer, indexCount: Int, indexType: MDLIndexBitDepth, geometryType: MDLGeometryType,
        material: MDLMaterial?
    ) {
        (self.name, self.indexBuffer, self.indexCount, self.indexType) = (name, indexBuffer, indexCount, indexType)
        (self.geometryType, self.material) = (geometryType, material)
    }
}
/// Vertices and the shapes that they form.
open class MDLMesh: MDLObject {
    /// The vertex descriptor, the vertex count, and the vertex buffers.
    public final var vertexDescriptor = MDLVertexDescriptor(), vertexCount = 0, vertexBuffers: [any MDLMeshBuffer] = []
    /// The submeshes.
    public final var submeshes: NSMutableArray? = []
    /// The allocator.
    public final var allocator: any MDLMeshBufferAllocator = MDLMeshBufferDataAllocator()
    public override init() {}
    /// Creates a mesh without vertices.
    public init(bufferAllocator: (any MDLMeshBufferAllocator)?) { if let bufferAllocator { allocator = bufferAllocator } }
    /// Creates a mesh of buffers.
    public init(
        vertexBuffers: [any MDLMeshBuffer], vertexCount: Int, descriptor: MDLVertexDescriptor, submeshes: [MDLSubmesh]
    ) {
        (self.vertexBuffers, self.vertexCount, vertexDescriptor) = (vertexBuffers, vertexCount, descriptor)
        self.submeshes = NSMutableArray(array: submeshes)
    }
    /// Creates a mesh of one buffer.
    public convenience init(vertexBuffer: any MDLMeshBuffer, vertexCount: Int, descriptor: MDLVertexDescriptor, submeshes: [MDLSubmesh]) {
        self.init(vertexBuffers: [vertexBuffer], vertexCount: vertexCount, descriptor: descriptor, submeshes: submeshes)
    }
    /// The box around the mesh.
    public final var boundingBox: MDLAxisAlignedBoundingBox { MDLAxisAlignedBoundingBox() }
    // FIXME(gap): normals, tangents, occlusion, light maps, and the vertices of boxes, spheres, and other shapes are not computed.
}

// MARK: Materials, lights, cameras

/// The use of a material's property.
public enum MDLMaterialSemantic: UInt, Sendable {
    /// The values.
    case baseColor, subsurface, metallic, specular, specularExponent, specularTint, roughness, anisotropic, anisotropicRotation, sheen,
        sheenTint, clearcoat, clearcoatGloss, emission, bump, opacity, interfaceIndexOfRefraction, materialIndexOfRefraction,
        objectSpaceNormal, tangentSpaceNormal, displacement, displacementScale, ambientOcclusion, ambientOcclusionScale,
        none = 0x8000, userDefined = 0x8001
}
/// The type of a material's property.
public enum MDLMaterialPropertyType: UInt, Sendable {
    /// The values.
    case none, string, url, texture, color, float, float2, float3, float4, matrix44, buffer
}
/// A property of a material.
open class MDLMaterialProperty: NSObject, MDLNamed, NSCopying {
    /// The name, the semantic, and the type.
    public final var name: String, semantic: MDLMaterialSemantic, type = MDLMaterialPropertyType.none
    /// The string value.
    public final var stringValue: String? { didSet { type = .string } }
    /// The url value.
    public final var urlValue: URL? { didSet { type = .url } }
    /// The texture sampler value.
    public final var textureSamplerValue: MDLTextureSampler? { didSet { type = .texture } }
    /// The color.
    public final var color: CGColor? { didSet { type = .color } }
    /// The float value.
    public final var floatValue: Float = 0 { didSet { type = .float } }
    /// The float 2 value.
    public final var float2Value = SIMD2<Float>.zero { didSet { type = .float2 } }
    /// The float 3 value.
    public final var float3Value = SIMD3<Float>.zero { didSet { type = .float3 } }
    /// The float 4 value.
    public final var float4Value = SIMD4<Float>.zero { didSet { type = .float4 } }
    /// The matrix 4 x 4.
    public final var matrix4x4 = matrix_identity_float4x4 { didSet { type = .matrix44 } }
    /// The luminance.
    public final var luminance: Float { floatValue }
    /// Creates a property without a value.
    public init(name: String, semantic: MDLMaterialSemantic) { (self.name, self.semantic) = (name, semantic) }
    /// Creates a property with a number.
    public convenience init(name: String, semantic: MDLMaterialSemantic, float value: Float) {
        self.init(name: name, semantic: semantic)
        set { $0.floatValue = value }
    }
    /// Creates a property with three numbers.
    public convenience init(name: String, semantic: MDLMaterialSemantic, float3 value: SIMD3<Float>) {
        self.init(name: name, semantic: semantic)
        set { $0.float3Value = value }
    }
    /// Creates a property with four numbers.
    public convenience init(name: String, semantic: MDLMaterialSemantic, float4 value: SIMD4<Float>) {
        self.init(name: name, semantic: semantic)
        set { $0.float4Value = value }
    }
    /// Creates a property with a color.
    public convenience init(name: String, semantic: MDLMaterialSemantic, color: CGColor) {
        self.init(name: name, semantic: semantic)
        set { $0.color = color }
    }
    /// Creates a property with an address.
    public convenience init(name: String, semantic: MDLMaterialSemantic, url: URL?) {
        self.init(name: name, semantic: semantic)
        set { $0.urlValue = url }
    }
    /// Creates a property with a string.
    public convenience init(name: String, semantic: MDLMaterialSemantic, string: String?) {
        self.init(name: name, semantic: semantic)
        set { $0.stringValue = string }
    }
    /// Creates a property with a texture.
    public convenience init(name: String, semantic: MDLMaterialSemantic, textureSampler: MDLTextureSampler?) {
        self.init(name: name, semantic: semantic)
        set { $0.textureSamplerValue = textureSampler }
    }
    private final func set(_ change: (MDLMaterialProperty) -> Void) { change(self) }
    /// Copies it.
    open func copy(with zone: NSZone? = nil) -> Any {
        let result = MDLMaterialProperty(name: name, semantic: semantic)
        (result.stringValue, result.urlValue, result.textureSamplerValue, result.color) = (
            stringValue, urlValue, textureSamplerValue, color
        )
        (result.floatValue, result.float2Value, result.float3Value, result.float4Value) = (
            floatValue, float2Value, float3Value, float4Value
        )
        (result.matrix4x4, result.type) = (matrix4x4, type)
        return result
    }
}
/// The function of light of a material.
open class MDLScatteringFunction: NSObject, MDLNamed {
    /// The name.
    public final var name = ""
    /// The base color.
    public final let baseColor = MDLMaterialProperty(name: "baseColor", semantic: .baseColor)
    /// The emission.
    public final let emission = MDLMaterialProperty(name: "emission", semantic: .emission)
    /// The specular.
    public final let specular = MDLMaterialProperty(name: "specular", semantic: .specular)
    /// The normal.
    public final let normal = MDLMaterialProperty(name: "normal", semantic: .tangentSpaceNormal)
    /// The ambient occlusion.
    public final let ambientOcclusion = MDLMaterialProperty(name: "ambientOcclusion", semantic: .ambientOcclusion)
}
/// A function of light by physical properties.
open class MDLPhysicallyPlausibleScatteringFunction: MDLScatteringFunction {
    /// The metallic.
    public final let metallic = MDLMaterialProperty(name: "metallic", semantic: .metallic)
    /// The roughness.
    public final let roughness = MDLMaterialProperty(name: "roughness", semantic: .roughness)
}
/// The look of a surface.
open class MDLMaterial: NSObject, MDLNamed {
    /// The name and the base material.
    public final var name: String, baseMaterial: MDLMaterial?
    /// The scattering function.
    public final let scatteringFunction: MDLScatteringFunction
    private final var properties: [MDLMaterialProperty] = []
    /// Creates a material.
    public init(name: String, scatteringFunction: MDLScatteringFunction) {
        (self.name, self.scatteringFunction) = (name, scatteringFunction)
    }
    /// The count.
    public final var count: Int { properties.count }
    /// The element at a place.
    public final subscript(index: Int) -> MDLMaterialProperty? { properties.indices.contains(index) ? properties[index] : nil }
    /// The element at a place.
    public final subscript(name: String) -> MDLMaterialProperty? { propertyNamed(name) }
    /// Sets the property.
    public final func setProperty(_ property: MDLMaterialProperty) {
        properties.removeAll { $0.name == property.name }
        properties.append(property)
    }
    /// Removes it.
    public final func remove(_ property: MDLMaterialProperty) { properties.removeAll { $0 === property } }
    /// Removes the all properties.
    public final func removeAllProperties() { properties = [] }
    /// Returns the property named.
    public final func propertyNamed(_ name: String) -> MDLMaterialProperty? { properties.first { $0.name == name } }
    /// Returns the property.
    public final func property(with semantic: MDLMaterialSemantic) -> MDLMaterialProperty? { properties.first { $0.semantic == semantic } }
    /// Returns the properties.
    public final func properties(with semantic: MDLMaterialSemantic) -> [MDLMaterialProperty] {
        properties.filter { $0.semantic == semantic }
    }
}
/// The kind of a light.
public enum MDLLightType: UInt, Sendable {
    /// The values.
    case unknown, ambient, directional, spot, point, linear, discArea, rectangularArea, superElliptical, photometric, probe, environment
}
/// A light.
open class MDLLight: MDLObject {
    /// The light type and the color space.
    public final var lightType = MDLLightType.unknown, colorSpace = ""
}
/// A light with physical properties.
open class MDLPhysicallyPlausibleLight: MDLLight {
    /// The color, the lumens, the inner cone angle, and the outer cone angle.
    public final var color: CGColor?, lumens: Float = 0, innerConeAngle: Float = 0, outerConeAngle: Float = 0
    /// The attenuation start distance and the attenuation end distance.
    public final var attenuationStartDistance: Float = 0, attenuationEndDistance: Float = 0
}
/// A camera.
open class MDLCamera: MDLObject {
    /// The near visibility distance, the far visibility distance, and the field of view.
    public final var nearVisibilityDistance: Float = 0.1, farVisibilityDistance: Float = 1000, fieldOfView: Float = 54
    /// The focal length, the focus distance, the f stop, and the sensor vertical aperture.
    public final var focalLength: Float = 50, focusDistance: Float = 2.5, fStop: Float = 5.6, sensorVerticalAperture: Float = 24
    /// The sensor aspect and the world to meters conversion scale.
    public final var sensorAspect: Float = 1.5, worldToMetersConversionScale: Float = 1
}

// MARK: Textures

/// The type of a pixel's component.
public enum MDLTextureChannelEncoding: Int, Sendable { case uInt8 = 1, uInt16, uInt24, uInt32, float16 = 0x102, float32 = 0x104 }
/// A picture on a surface.
open class MDLTexture: NSObject, MDLNamed {
    /// The name, whether it is cube, and whether it has alpha values.
    public final var name: String, isCube: Bool, hasAlphaValues = false
    /// The dimensions, the row stride, the channel count, and the channel encoding.
    public final let dimensions: SIMD2<Int32>, rowStride: Int, channelCount: Int, channelEncoding: MDLTextureChannelEncoding
    /// The mip level count.
    public final var mipLevelCount: Int { 1 }
    private final let content: Data?
    /// Creates a texture of pixels.
    public init(
        data pixelData: Data?, topLeftOrigin: Bool, name: String?, dimensions: SIMD2<Int32>, rowStride: Int, channelCount: Int,
        channelEncoding: MDLTextureChannelEncoding, isCube: Bool
    ) {
        (content, self.name, self.dimensions, self.rowStride) = (pixelData, name ?? "", dimensions, rowStride)
        (self.channelCount, self.channelEncoding, self.isCube) = (channelCount, channelEncoding, isCube)
    }
    /// Returns nil: no picture is read.
    public convenience init?(named name: String) { return nil }
    /// Returns nil: no picture is read.
    public convenience init?(named name: String, bundle bundleOrNil: Bundle?) { return nil }
    /// The pixels.
    public final func texelDataWithTopLeftOrigin() -> Data? { content }
    /// Returns the texel data with bottom left origin.
    public final func texelDataWithBottomLeftOrigin() -> Data? { nil }
    /// Returns nil.
    public final func imageFromTexture() -> Unmanaged<CGImage>? { nil }
    /// Returns false: no file is written.
    public final func write(to URL: URL) -> Bool { false }
}
/// A texture in a file.
open class MDLURLTexture: MDLTexture {
    /// The url.
    public final var url: URL
    /// Creates a texture.
    public init(url URL: URL, name: String?) {
        url = URL
        super.init(
            data: nil, topLeftOrigin: true, name: name, dimensions: .zero, rowStride: 0, channelCount: 4, channelEncoding: .uInt8,
            isCube: false)
    }
}
/// The way a texture is read.
open class MDLTextureSampler: NSObject {
    /// The texture and the transform.
    public final var texture: MDLTexture?, transform: MDLTransform?
}

// MARK: Assets

/// The scenes of a file. It is empty for a file.
open class MDLAsset: NSObject {
    /// The url.
    public final let url: URL?
    /// The start time, the end time, and the frame interval.
    public final var startTime: TimeInterval = 0, endTime: TimeInterval = 0, frameInterval: TimeInterval = 1 / 24,
        upAxis = SIMD3<Float>(0, 1, 0)
    /// The buffer allocator and the vertex descriptor.
    public final let bufferAllocator: any MDLMeshBufferAllocator, vertexDescriptor: MDLVertexDescriptor?
    private final var objects: [MDLObject] = []
    public override init() { (url, bufferAllocator, vertexDescriptor) = (nil, MDLMeshBufferDataAllocator(), nil) }
    /// Creates an empty asset.
    public init(bufferAllocator: (any MDLMeshBufferAllocator)?) {
        (url, self.bufferAllocator, vertexDescriptor) = (nil, bufferAllocator ?? MDLMeshBufferDataAllocator(), nil)
    }
    /// Creates an asset. It is empty.
    public init(url URL: URL?, vertexDescriptor: MDLVertexDescriptor? = nil, bufferAllocator: (any MDLMeshBufferAllocator)? = nil) {
        (url, self.vertexDescriptor) = (URL, vertexDescriptor)
        self.bufferAllocator = bufferAllocator ?? MDLMeshBufferDataAllocator()
    }
    /// Creates an empty asset, and sets the error: no file of models is read.
    public convenience init(
        url URL: URL, vertexDescriptor: MDLVertexDescriptor?, bufferAllocator: (any MDLMeshBufferAllocator)?, preserveTopology: Bool,
        error: NSErrorPointer
    ) {
        self.init(url: URL, vertexDescriptor: vertexDescriptor, bufferAllocator: bufferAllocator)
        error?.pointee = noModels
    }
    /// Returns false.
    public class func canImportFileExtension(_ ext: String) -> Bool { false }
    /// Returns false.
    public class func canExportFileExtension(_ ext: String) -> Bool { false }
    /// Throws: no file of models is written.
    public final func export(to URL: URL) throws { throw noModels }
    /// Adds it.
    public final func add(_ object: MDLObject) { objects.append(object) }
    /// Removes it.
    public final func remove(_ object: MDLObject) { objects.removeAll { $0 === object } }
    /// The count.
    public final var count: Int { objects.count }
    /// Returns the object.
    public final func object(at index: Int) -> MDLObject { objects[index] }
    /// The element at a place.
    public final subscript(index: Int) -> MDLObject? { objects.indices.contains(index) ? objects[index] : nil }
    /// Returns the objects of a class.
    public final func childObjects(of objectClass: AnyClass) -> [MDLObject] {
        func all(_ object: MDLObject) -> [MDLObject] { [object] + object.children.objects.flatMap(all) }
        return objects.flatMap(all).filter { $0.isKind(objectClass) }
    }
    /// Does nothing: there are no textures.
    public final func loadTextures() {}
    /// The box around the objects.
    public final var boundingBox: MDLAxisAlignedBoundingBox { MDLAxisAlignedBoundingBox() }
}
extension NSObjectProtocol {
    fileprivate func isKind(_ aClass: AnyClass) -> Bool {
        var current: AnyClass? = Swift.type(of: self as AnyObject)
        while let found = current {
            if found == aClass { return true }
            current = _getSuperclass(found)
        }
        return false
    }
}
