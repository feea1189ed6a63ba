import Foundation

/// The properties of a new buffer of indirect commands.
open class MTLIndirectCommandBufferDescriptor: MetalDescriptor {
    public final var commandTypes: MTLIndirectCommandType = []
    public final var inheritPipelineState = true
    public final var inheritBuffers = true
    public final var inheritDepthStencilState = true
    public final var inheritDepthBias = true
    public final var inheritDepthClipMode = true
    public final var inheritCullMode = true
    public final var inheritFrontFacingWinding = true
    public final var inheritTriangleFillMode = true
    public final var maxVertexBufferBindCount = 31
    public final var maxFragmentBufferBindCount = 31
    public final var maxKernelBufferBindCount = 31
    public final var maxKernelThreadgroupMemoryBindCount = 31
    public final var maxObjectBufferBindCount = 31
    public final var maxMeshBufferBindCount = 31
    public final var maxObjectThreadgroupMemoryBindCount = 0
    public final var supportRayTracing = false
    public final var supportDynamicAttributeStride = false
    public final var supportColorAttachmentMapping = false
    public override init() {}
    override func blank() -> MTLIndirectCommandBufferDescriptor { MTLIndirectCommandBufferDescriptor() }
    override func fill(_ copy: NSObject) {
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
open class MTLArgumentDescriptor: MetalDescriptor {
    public final var dataType = MTLDataType.none
    public final var index = 0
    public final var arrayLength = 0
    public final var access = MTLBindingAccess.readOnly
    public final var textureType = MTLTextureType.type1D
    public final var constantBlockAlignment = 0
    public override init() {}
    override func blank() -> MTLArgumentDescriptor { MTLArgumentDescriptor() }
    override func fill(_ copy: NSObject) {
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
open class MTLBinaryArchiveDescriptor: MetalDescriptor {
    public final var url: URL?
    public override init() {}
    override func blank() -> MTLBinaryArchiveDescriptor { MTLBinaryArchiveDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLBinaryArchiveDescriptor else { return }
        copy.url = url
    }
}
/// The properties of a new table of functions.
open class MTLVisibleFunctionTableDescriptor: MetalDescriptor {
    public final var functionCount = 0
    public override init() {}
    override func blank() -> MTLVisibleFunctionTableDescriptor { MTLVisibleFunctionTableDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLVisibleFunctionTableDescriptor else { return }
        copy.functionCount = functionCount
    }
}
/// The properties of a new table of intersection functions.
open class MTLIntersectionFunctionTableDescriptor: MetalDescriptor {
    public final var functionCount = 0
    public override init() {}
    override func blank() -> MTLIntersectionFunctionTableDescriptor { MTLIntersectionFunctionTableDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLIntersectionFunctionTableDescriptor else { return }
        copy.functionCount = functionCount
    }
}
/// The options of compiling a library.
open class MTLCompileOptions: MetalDescriptor {
    public final var preprocessorMacros: [String: NSObject]?
    public final var fastMathEnabled = true
    public final var mathMode = MTLMathMode.fast
    public final var mathFloatingPointFunctions = MTLMathFloatingPointFunctions.fast
    public final var languageVersion = MTLLanguageVersion.version3_2
    public final var libraryType = MTLLibraryType.executable
    public final var installName: String?
    public final var libraries: [any MTLDynamicLibrary]?
    public final var preserveInvariance = false
    public final var optimizationLevel = MTLLibraryOptimizationLevel.default
    public final var compileSymbolVisibility = MTLCompileSymbolVisibility.default
    public final var allowReferencingUndefinedSymbols = false
    public final var maxTotalThreadsPerThreadgroup = 0
    public final var requiredThreadsPerThreadgroup = MTLSize()
    public final var enableLogging = false
    public override init() {}
    override func blank() -> MTLCompileOptions { MTLCompileOptions() }
    override func fill(_ copy: NSObject) {
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
open class MTLFunctionDescriptor: MetalDescriptor {
    public final var name: String?
    public final var specializedName: String?
    public final var constantValues: MTLFunctionConstantValues?
    public final var options: MTLFunctionOptions = []
    public final var binaryArchives: [any MTLBinaryArchive]?
    public override init() {}
    override func blank() -> MTLFunctionDescriptor { MTLFunctionDescriptor() }
    override func fill(_ copy: NSObject) {
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
}
/// Functions that are added to a pipeline.
open class MTLRenderPipelineFunctionsDescriptor: MetalDescriptor {
    public final var vertexAdditionalBinaryFunctions: [any MTLFunction]?
    public final var fragmentAdditionalBinaryFunctions: [any MTLFunction]?
    public final var tileAdditionalBinaryFunctions: [any MTLFunction]?
    public override init() {}
    override func blank() -> MTLRenderPipelineFunctionsDescriptor { MTLRenderPipelineFunctionsDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLRenderPipelineFunctionsDescriptor else { return }
        copy.vertexAdditionalBinaryFunctions = vertexAdditionalBinaryFunctions
        copy.fragmentAdditionalBinaryFunctions = fragmentAdditionalBinaryFunctions
        copy.tileAdditionalBinaryFunctions = tileAdditionalBinaryFunctions
    }
}
/// The properties of a capture.
open class MTLCaptureDescriptor: MetalDescriptor {
    public final var captureObject: Any?
    public final var destination = MTLCaptureDestination.developerTools
    public final var outputURL: URL?
    public override init() {}
    override func blank() -> MTLCaptureDescriptor { MTLCaptureDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLCaptureDescriptor else { return }
        copy.captureObject = captureObject
        copy.destination = destination
        copy.outputURL = outputURL
    }
}
/// The properties of a new queue that loads files.
open class MTLIOCommandQueueDescriptor: MetalDescriptor {
    public final var maxCommandBufferCount = 0
    public final var priority = MTLIOPriority.normal
    public final var type = MTLIOCommandQueueType.concurrent
    public final var maxCommandsInFlight = 0
    public final var scratchBufferAllocator: (any MTLIOScratchBufferAllocator)?
    public override init() {}
    override func blank() -> MTLIOCommandQueueDescriptor { MTLIOCommandQueueDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLIOCommandQueueDescriptor else { return }
        copy.maxCommandBufferCount = maxCommandBufferCount
        copy.priority = priority
        copy.type = type
        copy.maxCommandsInFlight = maxCommandsInFlight
        copy.scratchBufferAllocator = scratchBufferAllocator
    }
}
/// The properties of a new structure for rays.
open class MTLAccelerationStructureDescriptor: MetalDescriptor {
    public final var usage: MTLAccelerationStructureUsage = []
    public override init() {}
    override func blank() -> MTLAccelerationStructureDescriptor { MTLAccelerationStructureDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLAccelerationStructureDescriptor else { return }
        copy.usage = usage
    }
}
/// The shapes in a structure for rays.
open class MTLAccelerationStructureGeometryDescriptor: MetalDescriptor {
    public final var intersectionFunctionTableOffset = 0
    public final var opaque = true
    public final var allowDuplicateIntersectionFunctionInvocation = true
    public final var label: String?
    public final var primitiveDataBuffer: (any MTLBuffer)?
    public final var primitiveDataBufferOffset = 0
    public final var primitiveDataStride = 0
    public final var primitiveDataElementSize = 0
    public override init() {}
    override func blank() -> MTLAccelerationStructureGeometryDescriptor { MTLAccelerationStructureGeometryDescriptor() }
    override func fill(_ copy: NSObject) {
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
    public final var geometryDescriptors: [MTLAccelerationStructureGeometryDescriptor]?
    public final var motionStartBorderMode = MTLMotionBorderMode.clamp
    public final var motionEndBorderMode = MTLMotionBorderMode.clamp
    public final var motionStartTime: Float = 0
    public final var motionEndTime: Float = 1
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
    public final var vertexBuffer: (any MTLBuffer)?
    public final var vertexBufferOffset = 0
    public final var vertexFormat = MTLAttributeFormat.float3
    public final var vertexStride = 0
    public final var indexBuffer: (any MTLBuffer)?
    public final var indexBufferOffset = 0
    public final var indexType = MTLIndexType.uint32
    public final var triangleCount = 0
    public final var transformationMatrixBuffer: (any MTLBuffer)?
    public final var transformationMatrixBufferOffset = 0
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
    public final var boundingBoxBuffer: (any MTLBuffer)?
    public final var boundingBoxBufferOffset = 0
    public final var boundingBoxStride = 24
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
open class MTLInstanceAccelerationStructureDescriptor: MTLAccelerationStructureDescriptor {
    public final var instanceDescriptorBuffer: (any MTLBuffer)?
    public final var instanceDescriptorBufferOffset = 0
    public final var instanceDescriptorStride = 64
    public final var instanceCount = 0
    public final var instancedAccelerationStructures: [any MTLAccelerationStructure]?
    public final var instanceDescriptorType = MTLAccelerationStructureInstanceDescriptorType.default
    public final var motionTransformBuffer: (any MTLBuffer)?
    public final var motionTransformBufferOffset = 0
    public final var motionTransformCount = 0
    public final var instanceTransformationMatrixLayout = MTLMatrixLayout.columnMajor
    public final var motionTransformType = MTLTransformType.packedFloat4x3
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
