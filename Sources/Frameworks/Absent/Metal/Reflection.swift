import Foundation

/// A property list of a type in a shader.
open class MTLType: NSObject {
    /// The kind of the type.
    public final internal(set) var dataType = MTLDataType.none
}
/// A member of a structure.
open class MTLStructMember: NSObject {
    /// The name, and the place in bytes.
    public final internal(set) var name = "", offset = 0
    /// The kind of the member, and its index in argument buffers.
    public final internal(set) var dataType = MTLDataType.none, argumentIndex = 0
    /// Returns the type of a structure, an array, a texture, or a pointer. There is none.
    public final func structType() -> MTLStructType? { nil }
    public final func arrayType() -> MTLArrayType? { nil }
    public final func textureReferenceType() -> MTLTextureReferenceType? { nil }
    public final func pointerType() -> MTLPointerType? { nil }
}
/// A structure of a shader.
open class MTLStructType: MTLType {
    public final internal(set) var members: [MTLStructMember] = []
    public final func memberByName(_ name: String) -> MTLStructMember? { members.first { $0.name == name } }
}
/// An array of a shader.
open class MTLArrayType: MTLType {
    public final internal(set) var elementType = MTLDataType.none, arrayLength = 0, stride = 0, argumentIndexStride = 0
    public final func elementStructType() -> MTLStructType? { nil }
    public final func element() -> MTLArrayType? { nil }
    public final func elementTextureReferenceType() -> MTLTextureReferenceType? { nil }
    public final func elementPointerType() -> MTLPointerType? { nil }
}
/// A pointer of a shader.
open class MTLPointerType: MTLType {
    public final internal(set) var elementType = MTLDataType.none, access = MTLBindingAccess.readOnly, alignment = 0, dataSize = 0
    public final internal(set) var elementIsArgumentBuffer = false
    public final func elementStructType() -> MTLStructType? { nil }
    public final func elementArrayType() -> MTLArrayType? { nil }
}
/// A texture of a shader.
open class MTLTextureReferenceType: MTLType {
    public final internal(set) var textureDataType = MTLDataType.none, textureType = MTLTextureType.type2D
    public final internal(set) var access = MTLBindingAccess.readOnly, isDepthTexture = false
}
/// An argument of a shader, as older code reads it.
open class MTLArgument: NSObject {
    public final internal(set) var name = "", type = MTLArgumentType.buffer, access = MTLBindingAccess.readOnly, index = 0
    public final internal(set) var isActive = false, bufferAlignment = 0, bufferDataSize = 0, bufferDataType = MTLDataType.none
    public final internal(set) var bufferStructType: MTLStructType?, bufferPointerType: MTLPointerType?
    public final internal(set) var threadgroupMemoryAlignment = 0, threadgroupMemoryDataSize = 0
    public final internal(set) var textureType = MTLTextureType.type2D, textureDataType = MTLDataType.none
    public final internal(set) var isDepthTexture = false, arrayLength = 0
}
/// The arguments of a render pipeline.
open class MTLRenderPipelineReflection: NSObject {
    public final internal(set) var vertexBindings: [any MTLBinding] = [], fragmentBindings: [any MTLBinding] = []
    public final internal(set) var tileBindings: [any MTLBinding] = [], objectBindings: [any MTLBinding] = []
    public final internal(set) var meshBindings: [any MTLBinding] = []
    public final var vertexArguments: [MTLArgument]? { nil }
    public final var fragmentArguments: [MTLArgument]? { nil }
    public final var tileArguments: [MTLArgument]? { nil }
}
/// The arguments of a compute pipeline.
open class MTLComputePipelineReflection: NSObject {
    public final internal(set) var bindings: [any MTLBinding] = []
    public final var arguments: [MTLArgument] { [] }
}
/// The arguments of a function.
open class MTLFunctionReflection: NSObject {
    public final internal(set) var bindings: [any MTLBinding] = [], userAnnotation = ""
}
/// An attribute of a vertex function.
open class MTLVertexAttribute: NSObject {
    public final internal(set) var name = "", attributeIndex = 0, attributeType = MTLDataType.none
    public final internal(set) var isActive = false, isPatchData = false, isPatchControlPointData = false
}
/// An attribute of a kernel.
open class MTLAttribute: NSObject {
    public final internal(set) var name = "", attributeIndex = 0, attributeType = MTLDataType.none
    public final internal(set) var isActive = false, isPatchData = false, isPatchControlPointData = false
}
open class MTLFunctionConstant: NSObject {
    public final internal(set) var name = "", type = MTLDataType.none, index = 0, required = false
}
/// The values of a function's constants. They are stored, and no function reads them.
open class MTLFunctionConstantValues: NSObject, NSCopying {
    private final var named: [String: MTLDataType] = [:], indexed: [Int: MTLDataType] = [:]
    public override init() {}
    public final func setConstantValue(_ value: UnsafeRawPointer, type: MTLDataType, index: Int) { indexed[index] = type }
    /// Sets values at indices.
    public final func setConstantValues(_ values: UnsafeRawPointer, type: MTLDataType, range: Range<Int>) {
        for index in range { indexed[index] = type }
    }
    public final func setConstantValue(_ value: UnsafeRawPointer, type: MTLDataType, withName name: String) { named[name] = type }
    /// Removes all values.
    public final func reset() { (named, indexed) = ([:], [:]) }
    open func copy(with zone: NSZone? = nil) -> Any {
        let result = MTLFunctionConstantValues()
        (result.named, result.indexed) = (named, indexed)
        return result
    }
}
/// The name of a processor.
open class MTLArchitecture: NSObject {
    public final internal(set) var name = ""
}
/// Calls blocks at values of events, on a queue.
open class MTLSharedEventListener: NSObject {
    /// The queue of the blocks.
    public let dispatchQueue: DispatchQueue
    /// Creates a listener with a queue of its own.
    public override init() { dispatchQueue = DispatchQueue(label: "MTLSharedEventListener") }
    public init(dispatchQueue: DispatchQueue) { self.dispatchQueue = dispatchQueue }
    nonisolated(unsafe) private static let common = MTLSharedEventListener()
    /// The listener of all code.
    public class func shared() -> MTLSharedEventListener { common }
}
/// An event for another process.
open class MTLSharedEventHandle: NSObject {
    public final var label: String? { nil }
}
/// A texture for another process.
open class MTLSharedTextureHandle: NSObject {
    public final var label: String? { nil }
}
/// Records commands. Nothing can be recorded: `supportsDestination(_:)` is false, and `startCapture(with:)` throws `notSupported`.
open class MTLCaptureManager: NSObject {
    nonisolated(unsafe) private static let common = MTLCaptureManager()
    public class func shared() -> MTLCaptureManager { common }
    public final var defaultCaptureScope: (any MTLCaptureScope)?
    /// Whether commands are recorded: false.
    public final var isCapturing: Bool { false }
    public final func supportsDestination(_ destination: MTLCaptureDestination) -> Bool { false }
    /// Throws `notSupported`.
    public final func startCapture(with descriptor: MTLCaptureDescriptor) throws { throw MTLCaptureError(.notSupported) }
    /// Does nothing: nothing is recorded.
    public final func stopCapture() {}
}
/// The colors of a pass that functions see.
open class MTLLogicalToPhysicalColorAttachmentMap: NSObject, NSCopying {
    private final var map = Array(0..<8)
    public override init() {}
    public final func setPhysicalIndex(_ physicalIndex: Int, forLogicalIndex logicalIndex: Int) {
        if map.indices.contains(logicalIndex) { map[logicalIndex] = physicalIndex }
    }
    public final func getPhysicalIndexForLogicalIndex(_ logicalIndex: Int) -> Int {
        map.indices.contains(logicalIndex) ? map[logicalIndex] : logicalIndex
    }
    /// Sets each color to its own attachment.
    public final func reset() { map = Array(0..<8) }
    open func copy(with zone: NSZone? = nil) -> Any {
        let result = MTLLogicalToPhysicalColorAttachmentMap()
        result.map = map
        return result
    }
}

// MARK: Stitching

/// A node of a graph of functions.
public protocol MTLFunctionStitchingNode: NSObjectProtocol, NSCopying {}
/// A property of a graph of functions.
public protocol MTLFunctionStitchingAttribute: NSObjectProtocol {}
open class MTLFunctionStitchingAttributeAlwaysInline: NSObject, MTLFunctionStitchingAttribute {}
/// An argument of a graph.
open class MTLFunctionStitchingInputNode: NSObject, MTLFunctionStitchingNode {
    public final var argumentIndex: Int
    public init(argumentIndex argument: Int) { argumentIndex = argument }
    open func copy(with zone: NSZone? = nil) -> Any { MTLFunctionStitchingInputNode(argumentIndex: argumentIndex) }
}
/// A call in a graph.
open class MTLFunctionStitchingFunctionNode: NSObject, MTLFunctionStitchingNode {
    public final var name: String, arguments: [any MTLFunctionStitchingNode]
    public final var controlDependencies: [MTLFunctionStitchingFunctionNode]
    public init(
        name: String, arguments: [any MTLFunctionStitchingNode], controlDependencies: [MTLFunctionStitchingFunctionNode]
    ) {
        (self.name, self.arguments, self.controlDependencies) = (name, arguments, controlDependencies)
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        MTLFunctionStitchingFunctionNode(name: name, arguments: arguments, controlDependencies: controlDependencies)
    }
}
open class MTLFunctionStitchingGraph: NSObject, NSCopying {
    public final var functionName: String, nodes: [MTLFunctionStitchingFunctionNode]
    public final var outputNode: MTLFunctionStitchingFunctionNode?, attributes: [any MTLFunctionStitchingAttribute]
    public init(
        functionName: String, nodes: [MTLFunctionStitchingFunctionNode], outputNode: MTLFunctionStitchingFunctionNode?,
        attributes: [any MTLFunctionStitchingAttribute]
    ) {
        (self.functionName, self.nodes, self.outputNode, self.attributes) = (functionName, nodes, outputNode, attributes)
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        MTLFunctionStitchingGraph(functionName: functionName, nodes: nodes, outputNode: outputNode, attributes: attributes)
    }
}
/// The graphs of a new library.
open class MTLStitchedLibraryDescriptor: NSObject, NSCopying {
    public final var functionGraphs: [MTLFunctionStitchingGraph] = [], functions: [any MTLFunction] = []
    public final var binaryArchives: [any MTLBinaryArchive]?, options: MTLStitchedLibraryOptions = []
    public override init() {}
    open func copy(with zone: NSZone? = nil) -> Any {
        let result = MTLStitchedLibraryDescriptor()
        (result.functionGraphs, result.functions) = (functionGraphs, functions)
        (result.binaryArchives, result.options) = (binaryArchives, options)
        return result
    }
}

// MARK: Rates of pixels

/// The densities of pixels along one axis.
open class MTLRasterizationRateSampleArray: NSObject {
    fileprivate final var values: [Int: NSNumber] = [:]
    /// The density at an index.
    open subscript(index: Int) -> NSNumber {
        get { values[index] ?? 0 }
        set { values[index] = newValue }
    }
}
/// The densities of pixels of one layer.
open class MTLRasterizationRateLayerDescriptor: NSObject, NSCopying {
    public final var sampleCount: MTLSize
    public final let maxSampleCount: MTLSize
    public final let horizontal = MTLRasterizationRateSampleArray(), vertical = MTLRasterizationRateSampleArray()
    /// Creates a layer with densities of zero.
    public init(sampleCount: MTLSize) { (self.sampleCount, maxSampleCount) = (sampleCount, sampleCount) }
    /// Creates a layer with densities.
    public convenience init(horizontal: [Float], vertical: [Float]) {
        self.init(sampleCount: MTLSize(width: horizontal.count, height: vertical.count, depth: 0))
        for (index, value) in horizontal.enumerated() { self.horizontal[index] = NSNumber(value: value) }
        for (index, value) in vertical.enumerated() { self.vertical[index] = NSNumber(value: value) }
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        let result = MTLRasterizationRateLayerDescriptor(sampleCount: sampleCount)
        (result.horizontal.values, result.vertical.values) = (horizontal.values, vertical.values)
        return result
    }
}
/// The layers of a map, by index.
open class MTLRasterizationRateLayerArray: NSObject {
    fileprivate final var layers: [Int: MTLRasterizationRateLayerDescriptor] = [:]
    /// The layer at an index; nil for none.
    open subscript(layerIndex: Int) -> MTLRasterizationRateLayerDescriptor? {
        get { layers[layerIndex] }
        set { layers[layerIndex] = newValue }
    }
}
/// The properties of a new map of densities.
open class MTLRasterizationRateMapDescriptor: NSObject, NSCopying {
    public final var screenSize = MTLSize(), label: String?
    public final let layers = MTLRasterizationRateLayerArray()
    public override init() {}
    /// Creates a map for a size in pixels.
    public convenience init(screenSize: MTLSize, label: String? = nil) {
        self.init()
        (self.screenSize, self.label) = (screenSize, label)
    }
    public convenience init(screenSize: MTLSize, layer: MTLRasterizationRateLayerDescriptor, label: String? = nil) {
        self.init(screenSize: screenSize, label: label)
        layers[0] = layer
    }
    public final var layerCount: Int { (layers.layers.keys.max() ?? -1) + 1 }
    public final func layer(at layerIndex: Int) -> MTLRasterizationRateLayerDescriptor? { layers[layerIndex] }
    public final func setLayer(_ layer: MTLRasterizationRateLayerDescriptor?, at layerIndex: Int) { layers[layerIndex] = layer }
    open func copy(with zone: NSZone? = nil) -> Any {
        let result = MTLRasterizationRateMapDescriptor(screenSize: screenSize, label: label)
        result.layers.layers = layers.layers
        return result
    }
}
