// Model files are not read: an `MDLAsset` of a file is empty, `canImportFileExtension(_:)` is false, and loading with `error:` sets it.
// Vertex descriptors, transforms, materials, cameras, and lights work as values.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import UIKitFoundation
@_exported import simdCompanion

/// The error of reading and writing files of models.
let noModels = NSError(
    domain: "MDLErrorDomain", code: 1, userInfo: [NSLocalizedDescriptionKey: "Files of models can't be read or written on Linux."])

public protocol MDLNamed: NSObjectProtocol {
    var name: String { get set }
}
/// A part of an object's behavior.
public protocol MDLComponent: NSObjectProtocol {}
/// A place in a tree.
public protocol MDLTransformComponent: MDLComponent {
    var matrix: matrix_float4x4 { get set }
    /// Whether the parent's transform isn't applied.
    var resetsTransform: Bool { get set }
    /// The first and the last time.
    var minimumTime: TimeInterval { get }
    var maximumTime: TimeInterval { get }
    /// The times of key frames.
    var keyTimes: [NSNumber] { get }
}
/// A transform from a translation, a rotation, and a scale.
open class MDLTransform: NSObject, MDLTransformComponent, NSCopying {
    public final var translation = SIMD3<Float>.zero, rotation = SIMD3<Float>.zero, scale = SIMD3<Float>(repeating: 1)
    public final var shear = SIMD3<Float>.zero, resetsTransform = false
    public override init() {}
    /// Creates a transform with the parts of a matrix.
    public convenience init(matrix: matrix_float4x4) {
        self.init()
        self.matrix = matrix
    }
    /// Creates a transform with the parts of a component.
    public convenience init(transformComponent component: any MDLTransformComponent) { self.init(matrix: component.matrix) }
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
    public final var minimumTime: TimeInterval { 0 }
    public final var maximumTime: TimeInterval { 0 }
    public final var keyTimes: [NSNumber] { [0] }
    open func copy(with zone: NSZone? = nil) -> Any {
        let result = MDLTransform()
        (result.translation, result.rotation, result.scale, result.shear) = (translation, rotation, scale, shear)
        return result
    }
}
/// The space that something takes.
public struct MDLAxisAlignedBoundingBox: Sendable {
    public var maxBounds: SIMD3<Float>, minBounds: SIMD3<Float>
    public init() { (maxBounds, minBounds) = (.zero, .zero) }
    public init(maxBounds: SIMD3<Float>, minBounds: SIMD3<Float>) { (self.maxBounds, self.minBounds) = (maxBounds, minBounds) }
}

// MARK: Objects

/// Objects of a tree.
public protocol MDLObjectContainerComponent: MDLComponent {
    func add(_ object: MDLObject)
    func remove(_ object: MDLObject)
    var objects: [MDLObject] { get }
}
/// The children of an object.
open class MDLObjectContainer: NSObject, MDLObjectContainerComponent {
    public final private(set) var objects: [MDLObject] = []
    public final func add(_ object: MDLObject) { objects.append(object) }
    public final func remove(_ object: MDLObject) { objects.removeAll { $0 === object } }
    public final var count: Int { objects.count }
    /// The element at a place.
    public final subscript(index: Int) -> MDLObject { objects[index] }
}
/// A thing of a scene.
open class MDLObject: NSObject, MDLNamed {
    public final var name = "", isHidden = false
    public final private(set) weak var parent: MDLObject?
    public final weak var instance: MDLObject?
    public final var transform: (any MDLTransformComponent)?
    public final private(set) var children: any MDLObjectContainerComponent = MDLObjectContainer()
    private final var parts: [any MDLComponent] = []
    public override init() {}
    /// The names from the root to the object, with slashes.
    public final var path: String { (parent?.path ?? "") + "/" + name }
    public final var components: [any MDLComponent] { parts }
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
    case invalid = 0, packedBit = 0x1000
    case uChar = 0x10001, uChar2, uChar3, uChar4
    case char = 0x20001, char2, char3, char4
    case uCharNormalized = 0x30001, uChar2Normalized, uChar3Normalized, uChar4Normalized
    case charNormalized = 0x40001, char2Normalized, char3Normalized, char4Normalized
    case uShort = 0x50001, uShort2, uShort3, uShort4
    case short = 0x60001, short2, short3, short4
    case uShortNormalized = 0x70001, uShort2Normalized, uShort3Normalized, uShort4Normalized
    case shortNormalized = 0x80001, short2Normalized, short3Normalized, short4Normalized
    case uInt = 0x90001, uInt2, uInt3, uInt4
    case int = 0xA0001, int2, int3, int4
    case half = 0xB0001, half2, half3, half4
    case float = 0xC0001, float2, float3, float4
}
public let MDLVertexAttributePosition = "position", MDLVertexAttributeNormal = "normal", MDLVertexAttributeColor = "color"
public let MDLVertexAttributeTextureCoordinate = "textureCoordinate", MDLVertexAttributeTangent = "tangent"
public let MDLVertexAttributeBitangent = "bitangent", MDLVertexAttributeBinormal = "binormal"
public let MDLVertexAttributeJointIndices = "jointIndices", MDLVertexAttributeJointWeights = "jointWeights"
public let MDLVertexAttributeAnisotropy = "anisotropy", MDLVertexAttributeEdgeCrease = "edgeCrease"
public let MDLVertexAttributeOcclusionValue = "occlusionValue", MDLVertexAttributeShadingBasisU = "shadingBasisU"
public let MDLVertexAttributeShadingBasisV = "shadingBasisV", MDLVertexAttributeSubdivisionStencil = "subdivisionStencil"
/// The place and the format of a vertex attribute.
open class MDLVertexAttribute: NSObject, NSCopying {
    public final var name = "", format = MDLVertexFormat.invalid, offset = 0, bufferIndex = 0, time: TimeInterval = 0
    public final var initializationValue = SIMD4<Float>(0, 0, 0, 1)
    public override init() {}
    public init(name: String, format: MDLVertexFormat, offset: Int, bufferIndex: Int) {
        (self.name, self.format, self.offset, self.bufferIndex) = (name, format, offset, bufferIndex)
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        let result = MDLVertexAttribute(name: name, format: format, offset: offset, bufferIndex: bufferIndex)
        (result.time, result.initializationValue) = (time, initializationValue)
        return result
    }
}
/// The distance between vertices in a buffer.
open class MDLVertexBufferLayout: NSObject, NSCopying {
    public final var stride = 0
    public override init() {}
    public init(stride: Int) { self.stride = stride }
    open func copy(with zone: NSZone? = nil) -> Any { MDLVertexBufferLayout(stride: stride) }
}
/// The way vertices are stored: 31 attributes and layouts.
open class MDLVertexDescriptor: NSObject, NSCopying {
    /// The attributes, and the layouts of buffers.
    public final var attributes = NSMutableArray(array: (0..<31).map { _ in MDLVertexAttribute() })
    public final var layouts = NSMutableArray(array: (0..<31).map { _ in MDLVertexBufferLayout() })
    public override init() {}
    public init(vertexDescriptor: MDLVertexDescriptor) {
        super.init()
        attributes = NSMutableArray(array: vertexDescriptor.all.map { $0.copy(with: nil) })
        let layouts = vertexDescriptor.layouts.compactMap { $0 as? MDLVertexBufferLayout }
        self.layouts = NSMutableArray(array: layouts.map { $0.copy(with: nil) })
    }
    private final var all: [MDLVertexAttribute] { attributes.compactMap { $0 as? MDLVertexAttribute } }
    public final func attributeNamed(_ name: String) -> MDLVertexAttribute? { all.first { $0.name == name } }
    /// Replaces the attribute with the same name, or adds one.
    public final func addOrReplaceAttribute(_ attribute: MDLVertexAttribute) {
        if let index = all.firstIndex(where: { $0.name == attribute.name || $0.format == .invalid }) { attributes[index] = attribute }
    }
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
        for (buffer, end) in ends where (0..<layouts.count).contains(buffer) {
            (layouts[buffer] as? MDLVertexBufferLayout)?.stride = end
        }
    }
    open func copy(with zone: NSZone? = nil) -> Any { MDLVertexDescriptor(vertexDescriptor: self) }
}
public enum MDLMeshBufferType: UInt, Sendable { case vertex = 1, index = 2, custom = 3 }
/// The memory of a mesh.
public protocol MDLMeshBuffer: NSObjectProtocol, NSCopying {
    var length: Int { get }
    var type: MDLMeshBufferType { get }
}
/// Makes the memory of meshes.
public protocol MDLMeshBufferAllocator: NSObjectProtocol {
    func newBuffer(_ length: Int, type: MDLMeshBufferType) -> any MDLMeshBuffer
    func newBuffer(with data: Data, type: MDLMeshBufferType) -> any MDLMeshBuffer
}
/// The memory of a mesh, in data.
open class MDLMeshBufferData: NSObject, MDLMeshBuffer {
    public final let type: MDLMeshBufferType, data: Data
    public final var length: Int { data.count }
    public init(type: MDLMeshBufferType, data: Data?) { (self.type, self.data) = (type, data ?? Data()) }
    public convenience init(type: MDLMeshBufferType, length: Int) { self.init(type: type, data: Data(count: length)) }
    open func copy(with zone: NSZone? = nil) -> Any { MDLMeshBufferData(type: type, data: data) }
}
/// Makes the memory of meshes in data.
open class MDLMeshBufferDataAllocator: NSObject, MDLMeshBufferAllocator {
    public final func newBuffer(_ length: Int, type: MDLMeshBufferType) -> any MDLMeshBuffer {
        MDLMeshBufferData(type: type, length: length)
    }
    public final func newBuffer(with data: Data, type: MDLMeshBufferType) -> any MDLMeshBuffer { MDLMeshBufferData(type: type, data: data) }
}
/// The shapes that vertices form.
public enum MDLGeometryType: Int, Sendable { case points, lines, triangles, triangleStrips, quads, variableTopology }
public enum MDLIndexBitDepth: UInt, Sendable { case invalid = 0, uInt8 = 8, uInt16 = 16, uInt32 = 32 }
/// A part of a mesh with one material.
open class MDLSubmesh: NSObject, MDLNamed {
    public final var name: String, material: MDLMaterial?
    public final let indexBuffer: any MDLMeshBuffer, indexCount: Int, indexType: MDLIndexBitDepth, geometryType: MDLGeometryType
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
    public final var vertexDescriptor = MDLVertexDescriptor(), vertexCount = 0, vertexBuffers: [any MDLMeshBuffer] = []
    public final var submeshes: NSMutableArray? = []
    public final var allocator: any MDLMeshBufferAllocator = MDLMeshBufferDataAllocator()
    public override init() {}
    /// Creates a mesh without vertices.
    public init(bufferAllocator: (any MDLMeshBufferAllocator)?) { if let bufferAllocator { allocator = bufferAllocator } }
    public init(
        vertexBuffers: [any MDLMeshBuffer], vertexCount: Int, descriptor: MDLVertexDescriptor, submeshes: [MDLSubmesh]
    ) {
        (self.vertexBuffers, self.vertexCount, vertexDescriptor) = (vertexBuffers, vertexCount, descriptor)
        self.submeshes = NSMutableArray(array: submeshes)
    }
    public convenience init(vertexBuffer: any MDLMeshBuffer, vertexCount: Int, descriptor: MDLVertexDescriptor, submeshes: [MDLSubmesh]) {
        self.init(vertexBuffers: [vertexBuffer], vertexCount: vertexCount, descriptor: descriptor, submeshes: submeshes)
    }
    /// The box around the mesh.
    public final var boundingBox: MDLAxisAlignedBoundingBox { MDLAxisAlignedBoundingBox() }
    // FIXME(gap): normals, tangents, occlusion, light maps, and the vertices of boxes, spheres, and other shapes are not computed.
}

// MARK: Materials, lights, cameras

public enum MDLMaterialSemantic: UInt, Sendable {
    case baseColor, subsurface, metallic, specular, specularExponent, specularTint, roughness, anisotropic, anisotropicRotation, sheen,
        sheenTint, clearcoat, clearcoatGloss, emission, bump, opacity, interfaceIndexOfRefraction, materialIndexOfRefraction,
        objectSpaceNormal, tangentSpaceNormal, displacement, displacementScale, ambientOcclusion, ambientOcclusionScale,
        none = 0x8000, userDefined = 0x8001
}
public enum MDLMaterialPropertyType: UInt, Sendable {
    case none, string, url, texture, color, float, float2, float3, float4, matrix44, buffer
}
open class MDLMaterialProperty: NSObject, MDLNamed, NSCopying {
    public final var name: String, semantic: MDLMaterialSemantic, type = MDLMaterialPropertyType.none
    public final var stringValue: String? { didSet { type = .string } }
    public final var urlValue: URL? { didSet { type = .url } }
    public final var textureSamplerValue: MDLTextureSampler? { didSet { type = .texture } }
    public final var color: CGColor? { didSet { type = .color } }
    public final var floatValue: Float = 0 { didSet { type = .float } }
    public final var float2Value = SIMD2<Float>.zero { didSet { type = .float2 } }
    public final var float3Value = SIMD3<Float>.zero { didSet { type = .float3 } }
    public final var float4Value = SIMD4<Float>.zero { didSet { type = .float4 } }
    public final var matrix4x4 = matrix_identity_float4x4 { didSet { type = .matrix44 } }
    public final var luminance: Float { floatValue }
    /// Creates a property without a value.
    public init(name: String, semantic: MDLMaterialSemantic) { (self.name, self.semantic) = (name, semantic) }
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
    public convenience init(name: String, semantic: MDLMaterialSemantic, color: CGColor) {
        self.init(name: name, semantic: semantic)
        set { $0.color = color }
    }
    /// Creates a property with an address.
    public convenience init(name: String, semantic: MDLMaterialSemantic, url: URL?) {
        self.init(name: name, semantic: semantic)
        set { $0.urlValue = url }
    }
    public convenience init(name: String, semantic: MDLMaterialSemantic, string: String?) {
        self.init(name: name, semantic: semantic)
        set { $0.stringValue = string }
    }
    public convenience init(name: String, semantic: MDLMaterialSemantic, textureSampler: MDLTextureSampler?) {
        self.init(name: name, semantic: semantic)
        set { $0.textureSamplerValue = textureSampler }
    }
    private final func set(_ change: (MDLMaterialProperty) -> Void) { change(self) }
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
    public final var name = ""
    public final let baseColor = MDLMaterialProperty(name: "baseColor", semantic: .baseColor)
    public final let emission = MDLMaterialProperty(name: "emission", semantic: .emission)
    public final let specular = MDLMaterialProperty(name: "specular", semantic: .specular)
    public final let normal = MDLMaterialProperty(name: "normal", semantic: .tangentSpaceNormal)
    public final let ambientOcclusion = MDLMaterialProperty(name: "ambientOcclusion", semantic: .ambientOcclusion)
}
/// A function of light by physical properties.
open class MDLPhysicallyPlausibleScatteringFunction: MDLScatteringFunction {
    public final let metallic = MDLMaterialProperty(name: "metallic", semantic: .metallic)
    public final let roughness = MDLMaterialProperty(name: "roughness", semantic: .roughness)
}
/// The look of a surface.
open class MDLMaterial: NSObject, MDLNamed {
    public final var name: String, baseMaterial: MDLMaterial?
    public final let scatteringFunction: MDLScatteringFunction
    private final var properties: [MDLMaterialProperty] = []
    public init(name: String, scatteringFunction: MDLScatteringFunction) {
        (self.name, self.scatteringFunction) = (name, scatteringFunction)
    }
    public final var count: Int { properties.count }
    public final subscript(index: Int) -> MDLMaterialProperty? { properties.indices.contains(index) ? properties[index] : nil }
    /// The element at a place.
    public final subscript(name: String) -> MDLMaterialProperty? { propertyNamed(name) }
    public final func setProperty(_ property: MDLMaterialProperty) {
        properties.removeAll { $0.name == property.name }
        properties.append(property)
    }
    public final func remove(_ property: MDLMaterialProperty) { properties.removeAll { $0 === property } }
    public final func removeAllProperties() { properties = [] }
    public final func propertyNamed(_ name: String) -> MDLMaterialProperty? { properties.first { $0.name == name } }
    public final func property(with semantic: MDLMaterialSemantic) -> MDLMaterialProperty? { properties.first { $0.semantic == semantic } }
    public final func properties(with semantic: MDLMaterialSemantic) -> [MDLMaterialProperty] {
        properties.filter { $0.semantic == semantic }
    }
}
public enum MDLLightType: UInt, Sendable {
    case unknown, ambient, directional, spot, point, linear, discArea, rectangularArea, superElliptical, photometric, probe, environment
}
open class MDLLight: MDLObject {
    public final var lightType = MDLLightType.unknown, colorSpace = ""
}
open class MDLPhysicallyPlausibleLight: MDLLight {
    public final var color: CGColor?, lumens: Float = 0, innerConeAngle: Float = 0, outerConeAngle: Float = 0
    public final var attenuationStartDistance: Float = 0, attenuationEndDistance: Float = 0
}
open class MDLCamera: MDLObject {
    public final var nearVisibilityDistance: Float = 0.1, farVisibilityDistance: Float = 1000, fieldOfView: Float = 54
    public final var focalLength: Float = 50, focusDistance: Float = 2.5, fStop: Float = 5.6, sensorVerticalAperture: Float = 24
    public final var sensorAspect: Float = 1.5, worldToMetersConversionScale: Float = 1
}

// MARK: Textures

/// The type of a pixel's component.
public enum MDLTextureChannelEncoding: Int, Sendable { case uInt8 = 1, uInt16, uInt24, uInt32, float16 = 0x102, float32 = 0x104 }
/// A picture on a surface.
open class MDLTexture: NSObject, MDLNamed {
    public final var name: String, isCube: Bool, hasAlphaValues = false
    public final let dimensions: SIMD2<Int32>, rowStride: Int, channelCount: Int, channelEncoding: MDLTextureChannelEncoding
    public final var mipLevelCount: Int { 1 }
    private final let content: Data?
    public init(
        data pixelData: Data?, topLeftOrigin: Bool, name: String?, dimensions: SIMD2<Int32>, rowStride: Int, channelCount: Int,
        channelEncoding: MDLTextureChannelEncoding, isCube: Bool
    ) {
        (content, self.name, self.dimensions, self.rowStride) = (pixelData, name ?? "", dimensions, rowStride)
        (self.channelCount, self.channelEncoding, self.isCube) = (channelCount, channelEncoding, isCube)
    }
    public convenience init?(named name: String) { return nil }
    /// Returns nil: no picture is read.
    public convenience init?(named name: String, bundle bundleOrNil: Bundle?) { return nil }
    /// The pixels.
    public final func texelDataWithTopLeftOrigin() -> Data? { content }
    public final func texelDataWithBottomLeftOrigin() -> Data? { nil }
    public final func imageFromTexture() -> Unmanaged<CGImage>? { nil }
    /// Returns false: no file is written.
    public final func write(to URL: URL) -> Bool { false }
}
/// A texture in a file.
open class MDLURLTexture: MDLTexture {
    public final var url: URL
    public init(url URL: URL, name: String?) {
        url = URL
        super.init(
            data: nil, topLeftOrigin: true, name: name, dimensions: .zero, rowStride: 0, channelCount: 4, channelEncoding: .uInt8,
            isCube: false)
    }
}
/// The way a texture is read.
open class MDLTextureSampler: NSObject {
    public final var texture: MDLTexture?, transform: MDLTransform?
}

// MARK: Assets

/// The scenes of a file. It is empty for a file.
open class MDLAsset: NSObject {
    public final let url: URL?
    public final var startTime: TimeInterval = 0, endTime: TimeInterval = 0, frameInterval: TimeInterval = 1 / 24,
        upAxis = SIMD3<Float>(0, 1, 0)
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
    public class func canImportFileExtension(_ ext: String) -> Bool { false }
    public class func canExportFileExtension(_ ext: String) -> Bool { false }
    /// Throws: no file of models is written.
    public final func export(to URL: URL) throws { throw noModels }
    public final func add(_ object: MDLObject) { objects.append(object) }
    public final func remove(_ object: MDLObject) { objects.removeAll { $0 === object } }
    public final var count: Int { objects.count }
    public final func object(at index: Int) -> MDLObject { objects[index] }
    /// The element at a place.
    public final subscript(index: Int) -> MDLObject? { objects.indices.contains(index) ? objects[index] : nil }
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
