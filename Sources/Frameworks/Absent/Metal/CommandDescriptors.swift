import Foundation

/// The properties of a new buffer of indirect commands.
open class MTLIndirectCommandBufferDescriptor: NSObject, NSCopying {
    /// The command types.
    public final var commandTypes: MTLIndirectCommandType = []
    /// The inherit pipeline state.
    public final var inheritPipelineState = true
    /// The inherit buffers.
    public final var inheritBuffers = true
    /// The inherit depth stencil state.
    public final var inheritDepthStencilState = true
    /// The inherit depth bias.
    public final var inheritDepthBias = true
    /// The inherit depth clip mode.
    public final var inheritDepthClipMode = true
    /// The inherit cull mode.
    public final var inheritCullMode = true
    /// The inherit front facing winding.
    public final var inheritFrontFacingWinding = true
    /// The inherit triangle fill mode.
    public final var inheritTriangleFillMode = true
    /// The max vertex buffer bind count.
    public final var maxVertexBufferBindCount = 31
    /// The max fragment buffer bind count.
    public final var maxFragmentBufferBindCount = 31
    /// The max kernel buffer bind count.
    public final var maxKernelBufferBindCount = 31
    /// The max kernel threadgroup memory bind count.
    public final var maxKernelThreadgroupMemoryBindCount = 31
    /// The max object buffer bind count.
    public final var maxObjectBufferBindCount = 31
    /// The max mesh buffer bind count.
    public final var maxMeshBufferBindCount = 31
    /// The max object threadgroup memory bind count.
    public final var maxObjectThreadgroupMemoryBindCount = 31
    /// Whether it supports ray tracing.
    public final var supportRayTracing = false
    /// Whether it supports dynamic attribute stride.
    public final var supportDynamicAttributeStride = false
    /// Whether it supports color attachment mapping.
    public final var supportColorAttachmentMapping = false
    public override init() {}
    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func blank() -> MTLIndirectCommandBufferDescriptor { MTLIndirectCommandBufferDescriptor() }
    func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLIndirectCommandBufferDescriptor else { return }
        copy.commandTypes = commandTypes
        copy.inheritPipelineState = inheritPipelineState
        copy.inheritBuffers = inheritBuffers
        copy.inheritDepthStencilState = inheritDepthStencilState
        copy.inheritDepthBias = inheritDepthBias
        copy.inheritDepthClipMode = inheritDepthClipMode
        copy.inheritCullMode = inheritCullMode
        copy.inheritFrontFacingWinding = inheritFrontFacingWinding
        copy.inheritTriangleFillMode = inheritTriangleFillMode
        copy.maxVertexBufferBindCount = maxVertexBufferBindCount
        copy.maxFragmentBufferBindCount = maxFragmentBufferBindCount
        copy.maxKernelBufferBindCount = maxKernelBufferBindCount
        copy.maxKernelThreadgroupMemoryBindCount = maxKernelThreadgroupMemoryBindCount
        copy.maxObjectBufferBindCount = maxObjectBufferBindCount
        copy.maxMeshBufferBindCount = maxMeshBufferBindCount
        copy.maxObjectThreadgroupMemoryBindCount = maxObjectThreadgroupMemoryBindCount
        copy.supportRayTracing = supportRayTracing
        copy.supportDynamicAttributeStride = supportDynamicAttributeStride
        copy.supportColorAttachmentMapping = supportColorAttachmentMapping
    }
}
/// The properties of an argument of an encoder.
open class MTLArgumentDescriptor: NSObject, NSCopying {
    /// The data type.
    public final var dataType = MTLDataType.none
    /// The index.
    public final var index = 0
    /// The array length.
    public final var arrayLength = 0
    /// The access.
    public final var access = MTLBindingAccess.readOnly
    /// The texture type.
    public final var textureType = MTLTextureType.type1D
    /// The constant block alignment.
    public final var constantBlockAlignment = 0
    public override init() {}
    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func blank() -> MTLArgumentDescriptor { MTLArgumentDescriptor() }
    func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLArgumentDescriptor else { return }
        copy.dataType = dataType
        copy.index = index
        copy.arrayLength = arrayLength
        copy.access = access
        copy.textureType = textureType
        copy.constantBlockAlignment = constantBlockAlignment
    }
}
/// The properties of a new archive.
open class MTLBinaryArchiveDescriptor: NSObject, NSCopying {
    /// The url.
    public final var url: URL?
    public override init() {}
    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func blank() -> MTLBinaryArchiveDescriptor { MTLBinaryArchiveDescriptor() }
    func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLBinaryArchiveDescriptor else { return }
        copy.url = url
    }
}
/// The properties of a new table of functions.
open class MTLVisibleFunctionTableDescriptor: NSObject, NSCopying {
    /// The function count.
    public final var functionCount = 0
    public override init() {}
    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func blank() -> MTLVisibleFunctionTableDescriptor { MTLVisibleFunctionTableDescriptor() }
    func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLVisibleFunctionTableDescriptor else { return }
        copy.functionCount = functionCount
    }
}
/// The properties of a new table of intersection functions.
open class MTLIntersectionFunctionTableDescriptor: NSObject, NSCopying {
    /// The function count.
    public final var functionCount = 0
    public override init() {}
    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func blank() -> MTLIntersectionFunctionTableDescriptor { MTLIntersectionFunctionTableDescriptor() }
    func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLIntersectionFunctionTableDescriptor else { return }
        copy.functionCount = functionCount
    }
}
/// The options of compiling a library.
open class MTLCompileOptions: NSObject, NSCopying {
    /// The preprocessor macros.
    public final var preprocessorMacros: [String: NSObject]?
    /// The fast math enabled.
    public final var fastMathEnabled = true
    /// The math mode.
    public final var mathMode = MTLMathMode.fast
    /// The math floating point functions.
    public final var mathFloatingPointFunctions = MTLMathFloatingPointFunctions.fast
    /// The language version.
    public final var languageVersion = MTLLanguageVersion.version3_2
    /// The library type.
    public final var libraryType = MTLLibraryType.executable
    /// The install name.
    public final var installName: String?
    /// The libraries.
    public final var libraries: [any MTLDynamicLibrary]?
    /// The preserve invariance.
    public final var preserveInvariance = false
    /// The optimization level.
    public final var optimizationLevel = MTLLibraryOptimizationLevel.default
    /// The compile symbol visibility.
    public final var compileSymbolVisibility = MTLCompileSymbolVisibility.default
    /// The allow referencing undefined symbols.
    public final var allowReferencingUndefinedSymbols = false
    /// The max total threads per threadgroup.
    public final var maxTotalThreadsPerThreadgroup = 0
    /// The required threads per threadgroup.
    public final var requiredThreadsPerThreadgroup = MTLSize()
    /// The enable logging.
    public final var enableLogging = false
    public override init() {}
    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func blank() -> MTLCompileOptions { MTLCompileOptions() }
    func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLCompileOptions else { return }
        copy.preprocessorMacros = preprocessorMacros
        copy.fastMathEnabled = fastMathEnabled
        copy.mathMode = mathMode
        copy.mathFloatingPointFunctions = mathFloatingPointFunctions
        copy.languageVersion = languageVersion
        copy.libraryType = libraryType
        copy.installName = installName
        copy.libraries = libraries
        copy.preserveInvariance = preserveInvariance
        copy.optimizationLevel = optimizationLevel
        copy.compileSymbolVisibility = compileSymbolVisibility
        copy.allowReferencingUndefinedSymbols = allowReferencingUndefinedSymbols
        copy.maxTotalThreadsPerThreadgroup = maxTotalThreadsPerThreadgroup
        copy.requiredThreadsPerThreadgroup = requiredThreadsPerThreadgroup
        copy.enableLogging = enableLogging
    }
}
/// The properties of a function of a library.
open class MTLFunctionDescriptor: NSObject, NSCopying {
    /// The name.
    public final var name: String?
    /// The specialized name.
    public final var specializedName: String?
    /// The constant values.
    public final var constantValues: MTLFunctionConstantValues?
    /// The options.
    public final var options: MTLFunctionOptions = []
    /// The binary archives.
    public final var binaryArchives: [any MTLBinaryArchive]?
    public override init() {}
    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func blank() -> MTLFunctionDescriptor { MTLFunctionDescriptor() }
    func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLFunctionDescriptor else { return }
        copy.name = name
        copy.specializedName = specializedName
        copy.constantValues = constantValues
        copy.options = options
        copy.binaryArchives = binaryArchives
    }
}
/// The properties of an intersection function of a library.
open class MTLIntersectionFunctionDescriptor: MTLFunctionDescriptor {
    override func blank() -> MTLIntersectionFunctionDescriptor { MTLIntersectionFunctionDescriptor() }
    override func fill(_ copy: NSObject) {
        super.fill(copy)
    }
}
/// Functions that are added to a pipeline.
open class MTLRenderPipelineFunctionsDescriptor: NSObject, NSCopying {
    /// The vertex additional binary functions.
    public final var vertexAdditionalBinaryFunctions: [any MTLFunction]?
    /// The fragment additional binary functions.
    public final var fragmentAdditionalBinaryFunctions: [any MTLFunction]?
    /// The tile additional binary functions.
    public final var tileAdditionalBinaryFunctions: [any MTLFunction]?
    public override init() {}
    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func blank() -> MTLRenderPipelineFunctionsDescriptor { MTLRenderPipelineFunctionsDescriptor() }
    func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLRenderPipelineFunctionsDescriptor else { return }
        copy.vertexAdditionalBinaryFunctions = vertexAdditionalBinaryFunctions
        copy.fragmentAdditionalBinaryFunctions = fragmentAdditionalBinaryFunctions
        copy.tileAdditionalBinaryFunctions = tileAdditionalBinaryFunctions
    }
}
/// The properties of a capture.
open class MTLCaptureDescriptor: NSObject, NSCopying {
    /// The capture object.
    public final var captureObject: Any?
    /// The destination.
    public final var destination = MTLCaptureDestination.developerTools
    /// The output URL.
    public final var outputURL: URL?
    public override init() {}
    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func blank() -> MTLCaptureDescriptor { MTLCaptureDescriptor() }
    func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLCaptureDescriptor else { return }
        copy.captureObject = captureObject
        copy.destination = destination
        copy.outputURL = outputURL
    }
}
/// The properties of a new queue that loads files.
open class MTLIOCommandQueueDescriptor: NSObject, NSCopying {
    /// The max command buffer count.
    public final var maxCommandBufferCount = 0
    /// The priority.
    public final var priority = MTLIOPriority.normal
    /// The type.
    public final var type = MTLIOCommandQueueType.concurrent
    /// The max commands in flight.
    public final var maxCommandsInFlight = 0
    /// The scratch buffer allocator.
    public final var scratchBufferAllocator: (any MTLIOScratchBufferAllocator)?
    public override init() {}
    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func blank() -> MTLIOCommandQueueDescriptor { MTLIOCommandQueueDescriptor() }
    func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLIOCommandQueueDescriptor else { return }
        copy.maxCommandBufferCount = maxCommandBufferCount
        copy.priority = priority
        copy.type = type
        copy.maxCommandsInFlight = maxCommandsInFlight
        copy.scratchBufferAllocator = scratchBufferAllocator
    }
}
/// The properties of a new structure for rays.
open class MTLAccelerationStructureDescriptor: NSObject, NSCopying {
    /// The usage.
    public final var usage: MTLAccelerationStructureUsage = []
    public override init() {}
    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func blank() -> MTLAccelerationStructureDescriptor { MTLAccelerationStructureDescriptor() }
    func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLAccelerationStructureDescriptor else { return }
        copy.usage = usage
    }
}
/// The shapes in a structure for rays.
open class MTLAccelerationStructureGeometryDescriptor: NSObject, NSCopying {
    /// The intersection function table offset.
    public final var intersectionFunctionTableOffset = 0
    /// The opaque.
    public final var opaque = true
    /// The allow duplicate intersection function invocation.
    public final var allowDuplicateIntersectionFunctionInvocation = true
    /// The label.
    public final var label: String?
    /// The primitive data buffer.
    public final var primitiveDataBuffer: (any MTLBuffer)?
    /// The primitive data buffer offset.
    public final var primitiveDataBufferOffset = 0
    /// The primitive data stride.
    public final var primitiveDataStride = 0
    /// The primitive data element size.
    public final var primitiveDataElementSize = 0
    public override init() {}
    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func blank() -> MTLAccelerationStructureGeometryDescriptor { MTLAccelerationStructureGeometryDescriptor() }
    func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLAccelerationStructureGeometryDescriptor else { return }
        copy.intersectionFunctionTableOffset = intersectionFunctionTableOffset
        copy.opaque = opaque
        copy.allowDuplicateIntersectionFunctionInvocation = allowDuplicateIntersectionFunctionInvocation
        copy.label = label
        copy.primitiveDataBuffer = primitiveDataBuffer
        copy.primitiveDataBufferOffset = primitiveDataBufferOffset
        copy.primitiveDataStride = primitiveDataStride
        copy.primitiveDataElementSize = primitiveDataElementSize
    }
}
/// The properties of a structure of shapes.
open class MTLPrimitiveAccelerationStructureDescriptor: MTLAccelerationStructureDescriptor {
    /// The geometry descriptors.
    public final var geometryDescriptors: [MTLAccelerationStructureGeometryDescriptor]?
    /// The motion start border mode.
    public final var motionStartBorderMode = MTLMotionBorderMode.clamp
    /// The motion end border mode.
    public final var motionEndBorderMode = MTLMotionBorderMode.clamp
    /// The motion start time.
    public final var motionStartTime: Float = 0
    /// The motion end time.
    public final var motionEndTime: Float = 1
    /// The motion keyframe count.
    public final var motionKeyframeCount = 1
    override func blank() -> MTLPrimitiveAccelerationStructureDescriptor { MTLPrimitiveAccelerationStructureDescriptor() }
    override func fill(_ copy: NSObject) {
        super.fill(copy)
        guard let copy = copy as? MTLPrimitiveAccelerationStructureDescriptor else { return }
        copy.geometryDescriptors = geometryDescriptors
        copy.motionStartBorderMode = motionStartBorderMode
        copy.motionEndBorderMode = motionEndBorderMode
        copy.motionStartTime = motionStartTime
        copy.motionEndTime = motionEndTime
        copy.motionKeyframeCount = motionKeyframeCount
    }
}
/// Triangles in a structure for rays.
open class MTLAccelerationStructureTriangleGeometryDescriptor: MTLAccelerationStructureGeometryDescriptor {
    /// The vertex buffer.
    public final var vertexBuffer: (any MTLBuffer)?
    /// The vertex buffer offset.
    public final var vertexBufferOffset = 0
    /// The vertex format.
    public final var vertexFormat = MTLAttributeFormat.float3
    /// The vertex stride.
    public final var vertexStride = 12
    /// The index buffer.
    public final var indexBuffer: (any MTLBuffer)?
    /// The index buffer offset.
    public final var indexBufferOffset = 0
    /// The index type.
    public final var indexType = MTLIndexType.uint32
    /// The triangle count.
    public final var triangleCount = 0
    /// The transformation matrix buffer.
    public final var transformationMatrixBuffer: (any MTLBuffer)?
    /// The transformation matrix buffer offset.
    public final var transformationMatrixBufferOffset = 0
    /// The transformation matrix layout.
    public final var transformationMatrixLayout = MTLMatrixLayout.columnMajor
    override func blank() -> MTLAccelerationStructureTriangleGeometryDescriptor { MTLAccelerationStructureTriangleGeometryDescriptor() }
    override func fill(_ copy: NSObject) {
        super.fill(copy)
        guard let copy = copy as? MTLAccelerationStructureTriangleGeometryDescriptor else { return }
        copy.vertexBuffer = vertexBuffer
        copy.vertexBufferOffset = vertexBufferOffset
        copy.vertexFormat = vertexFormat
        copy.vertexStride = vertexStride
        copy.indexBuffer = indexBuffer
        copy.indexBufferOffset = indexBufferOffset
        copy.indexType = indexType
        copy.triangleCount = triangleCount
        copy.transformationMatrixBuffer = transformationMatrixBuffer
        copy.transformationMatrixBufferOffset = transformationMatrixBufferOffset
        copy.transformationMatrixLayout = transformationMatrixLayout
    }
}
/// Boxes in a structure for rays.
open class MTLAccelerationStructureBoundingBoxGeometryDescriptor: MTLAccelerationStructureGeometryDescriptor {
    /// The bounding box buffer.
    public final var boundingBoxBuffer: (any MTLBuffer)?
    /// The bounding box buffer offset.
    public final var boundingBoxBufferOffset = 0
    /// The bounding box stride.
    public final var boundingBoxStride = 24
    /// The bounding box count.
    public final var boundingBoxCount = 0
    override func blank() -> MTLAccelerationStructureBoundingBoxGeometryDescriptor {
        MTLAccelerationStructureBoundingBoxGeometryDescriptor()
    }
    override func fill(_ copy: NSObject) {
        super.fill(copy)
        guard let copy = copy as? MTLAccelerationStructureBoundingBoxGeometryDescriptor else { return }
        copy.boundingBoxBuffer = boundingBoxBuffer
        copy.boundingBoxBufferOffset = boundingBoxBufferOffset
        copy.boundingBoxStride = boundingBoxStride
        copy.boundingBoxCount = boundingBoxCount
    }
}
/// The properties of a structure of structures.
open class MTLInstanceAccelerationStructureDescriptor: MTLAccelerationStructureDescriptor {
    /// The instance descriptor buffer.
    public final var instanceDescriptorBuffer: (any MTLBuffer)?
    /// The instance descriptor buffer offset.
    public final var instanceDescriptorBufferOffset = 0
    /// The instance descriptor stride.
    public final var instanceDescriptorStride = 64
    /// The instance count.
    public final var instanceCount = 0
    /// The instanced acceleration structures.
    public final var instancedAccelerationStructures: [any MTLAccelerationStructure]?
    /// The instance descriptor type.
    public final var instanceDescriptorType = MTLAccelerationStructureInstanceDescriptorType.default
    /// The motion transform buffer.
    public final var motionTransformBuffer: (any MTLBuffer)?
    /// The motion transform buffer offset.
    public final var motionTransformBufferOffset = 0
    /// The motion transform count.
    public final var motionTransformCount = 0
    /// The instance transformation matrix layout.
    public final var instanceTransformationMatrixLayout = MTLMatrixLayout.columnMajor
    /// The motion transform type.
    public final var motionTransformType = MTLTransformType.packedFloat4x3
    /// The motion transform stride.
    public final var motionTransformStride = 0
    override func blank() -> MTLInstanceAccelerationStructureDescriptor { MTLInstanceAccelerationStructureDescriptor() }
    override func fill(_ copy: NSObject) {
        super.fill(copy)
        guard let copy = copy as? MTLInstanceAccelerationStructureDescriptor else { return }
        copy.instanceDescriptorBuffer = instanceDescriptorBuffer
        copy.instanceDescriptorBufferOffset = instanceDescriptorBufferOffset
        copy.instanceDescriptorStride = instanceDescriptorStride
        copy.instanceCount = instanceCount
        copy.instancedAccelerationStructures = instancedAccelerationStructures
        copy.instanceDescriptorType = instanceDescriptorType
        copy.motionTransformBuffer = motionTransformBuffer
        copy.motionTransformBufferOffset = motionTransformBufferOffset
        copy.motionTransformCount = motionTransformCount
        copy.instanceTransformationMatrixLayout = instanceTransformationMatrixLayout
        copy.motionTransformType = motionTransformType
        copy.motionTransformStride = motionTransformStride
    }
}
