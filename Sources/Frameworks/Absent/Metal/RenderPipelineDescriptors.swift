import Foundation

/// The properties of a new render pipeline.
open class MTLRenderPipelineDescriptor: MetalDescriptor {
    public final var label: String?
    public final var vertexFunction: (any MTLFunction)?
    public final var fragmentFunction: (any MTLFunction)?
    public final var vertexDescriptor: MTLVertexDescriptor?
    public final var rasterSampleCount = 1
    public final var isAlphaToCoverageEnabled = false
    public final var isAlphaToOneEnabled = false
    public final var isRasterizationEnabled = true
    public final var maxVertexAmplificationCount = 1
    public final let colorAttachments: MTLRenderPipelineColorAttachmentDescriptorArray = MTLRenderPipelineColorAttachmentDescriptorArray()
    public final var depthAttachmentPixelFormat = MTLPixelFormat.invalid
    public final var stencilAttachmentPixelFormat = MTLPixelFormat.invalid
    public final var inputPrimitiveTopology = MTLPrimitiveTopologyClass.unspecified
    public final var tessellationPartitionMode = MTLTessellationPartitionMode.pow2
    public final var maxTessellationFactor = 16
    public final var isTessellationFactorScaleEnabled = false
    public final var tessellationFactorFormat = MTLTessellationFactorFormat.half
    public final var tessellationControlPointIndexType = MTLTessellationControlPointIndexType.none
    public final var tessellationFactorStepFunction = MTLTessellationFactorStepFunction.constant
    public final var tessellationOutputWindingOrder = MTLWinding.clockwise
    public final let vertexBuffers: MTLPipelineBufferDescriptorArray = MTLPipelineBufferDescriptorArray()
    public final let fragmentBuffers: MTLPipelineBufferDescriptorArray = MTLPipelineBufferDescriptorArray()
    public final var supportIndirectCommandBuffers = false
    public final var binaryArchives: [any MTLBinaryArchive]?
    public final var vertexPreloadedLibraries: [any MTLDynamicLibrary] = []
    public final var fragmentPreloadedLibraries: [any MTLDynamicLibrary] = []
    public final var vertexLinkedFunctions: MTLLinkedFunctions! = MTLLinkedFunctions()
    public final var fragmentLinkedFunctions: MTLLinkedFunctions! = MTLLinkedFunctions()
    public final var supportAddingVertexBinaryFunctions = false
    public final var supportAddingFragmentBinaryFunctions = false
    public final var maxVertexCallStackDepth = 1
    public final var maxFragmentCallStackDepth = 1
    public final var shaderValidation = MTLShaderValidation.default
    public override init() {}
    /// The old name of ``rasterSampleCount``.
    public final var sampleCount: Int {
        get { rasterSampleCount }
        set { rasterSampleCount = newValue }
    }
    public final func reset() { MTLRenderPipelineDescriptor().fill(self) }
    override func blank() -> MTLRenderPipelineDescriptor { MTLRenderPipelineDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLRenderPipelineDescriptor else { return }
        copy.label = label
        copy.vertexFunction = vertexFunction
        copy.fragmentFunction = fragmentFunction
        copy.vertexDescriptor = vertexDescriptor
        copy.rasterSampleCount = rasterSampleCount
        copy.isAlphaToCoverageEnabled = isAlphaToCoverageEnabled
        copy.isAlphaToOneEnabled = isAlphaToOneEnabled
        copy.isRasterizationEnabled = isRasterizationEnabled
        copy.maxVertexAmplificationCount = maxVertexAmplificationCount
        copy.depthAttachmentPixelFormat = depthAttachmentPixelFormat
        copy.stencilAttachmentPixelFormat = stencilAttachmentPixelFormat
        copy.inputPrimitiveTopology = inputPrimitiveTopology
        copy.tessellationPartitionMode = tessellationPartitionMode
        copy.maxTessellationFactor = maxTessellationFactor
        copy.isTessellationFactorScaleEnabled = isTessellationFactorScaleEnabled
        copy.tessellationFactorFormat = tessellationFactorFormat
        copy.tessellationControlPointIndexType = tessellationControlPointIndexType
        copy.tessellationFactorStepFunction = tessellationFactorStepFunction
        copy.tessellationOutputWindingOrder = tessellationOutputWindingOrder
        copy.supportIndirectCommandBuffers = supportIndirectCommandBuffers
        copy.binaryArchives = binaryArchives
        copy.vertexPreloadedLibraries = vertexPreloadedLibraries
        copy.fragmentPreloadedLibraries = fragmentPreloadedLibraries
        copy.vertexLinkedFunctions = vertexLinkedFunctions
        copy.fragmentLinkedFunctions = fragmentLinkedFunctions
        copy.supportAddingVertexBinaryFunctions = supportAddingVertexBinaryFunctions
        copy.supportAddingFragmentBinaryFunctions = supportAddingFragmentBinaryFunctions
        copy.maxVertexCallStackDepth = maxVertexCallStackDepth
        copy.maxFragmentCallStackDepth = maxFragmentCallStackDepth
        copy.shaderValidation = shaderValidation
        copy.colorAttachments.take(colorAttachments)
        copy.vertexBuffers.take(vertexBuffers)
        copy.fragmentBuffers.take(fragmentBuffers)
    }
}
/// The properties of a new pipeline of meshes.
open class MTLMeshRenderPipelineDescriptor: MetalDescriptor {
    public final var label: String?
    public final var objectFunction: (any MTLFunction)?
    public final var meshFunction: (any MTLFunction)?
    public final var fragmentFunction: (any MTLFunction)?
    public final var maxTotalThreadsPerObjectThreadgroup = 0
    public final var maxTotalThreadsPerMeshThreadgroup = 0
    public final var objectThreadgroupSizeIsMultipleOfThreadExecutionWidth = false
    public final var meshThreadgroupSizeIsMultipleOfThreadExecutionWidth = false
    public final var payloadMemoryLength = 0
    public final var maxTotalThreadgroupsPerMeshGrid = 0
    public final let objectBuffers: MTLPipelineBufferDescriptorArray = MTLPipelineBufferDescriptorArray()
    public final let meshBuffers: MTLPipelineBufferDescriptorArray = MTLPipelineBufferDescriptorArray()
    public final let fragmentBuffers: MTLPipelineBufferDescriptorArray = MTLPipelineBufferDescriptorArray()
    public final var rasterSampleCount = 1
    public final var isAlphaToCoverageEnabled = false
    public final var isAlphaToOneEnabled = false
    public final var isRasterizationEnabled = true
    public final var maxVertexAmplificationCount = 1
    public final let colorAttachments: MTLRenderPipelineColorAttachmentDescriptorArray = MTLRenderPipelineColorAttachmentDescriptorArray()
    public final var depthAttachmentPixelFormat = MTLPixelFormat.invalid
    public final var stencilAttachmentPixelFormat = MTLPixelFormat.invalid
    public final var supportIndirectCommandBuffers = false
    public final var binaryArchives: [any MTLBinaryArchive]?
    public final var objectLinkedFunctions: MTLLinkedFunctions! = MTLLinkedFunctions()
    public final var meshLinkedFunctions: MTLLinkedFunctions! = MTLLinkedFunctions()
    public final var fragmentLinkedFunctions: MTLLinkedFunctions! = MTLLinkedFunctions()
    public final var shaderValidation = MTLShaderValidation.default
    public final var requiredThreadsPerObjectThreadgroup = MTLSize()
    public final var requiredThreadsPerMeshThreadgroup = MTLSize()
    public override init() {}
    public final func reset() { MTLMeshRenderPipelineDescriptor().fill(self) }
    override func blank() -> MTLMeshRenderPipelineDescriptor { MTLMeshRenderPipelineDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLMeshRenderPipelineDescriptor else { return }
        copy.label = label
        copy.objectFunction = objectFunction
        copy.meshFunction = meshFunction
        copy.fragmentFunction = fragmentFunction
        copy.maxTotalThreadsPerObjectThreadgroup = maxTotalThreadsPerObjectThreadgroup
        copy.maxTotalThreadsPerMeshThreadgroup = maxTotalThreadsPerMeshThreadgroup
        copy.objectThreadgroupSizeIsMultipleOfThreadExecutionWidth = objectThreadgroupSizeIsMultipleOfThreadExecutionWidth
        copy.meshThreadgroupSizeIsMultipleOfThreadExecutionWidth = meshThreadgroupSizeIsMultipleOfThreadExecutionWidth
        copy.payloadMemoryLength = payloadMemoryLength
        copy.maxTotalThreadgroupsPerMeshGrid = maxTotalThreadgroupsPerMeshGrid
        copy.rasterSampleCount = rasterSampleCount
        copy.isAlphaToCoverageEnabled = isAlphaToCoverageEnabled
        copy.isAlphaToOneEnabled = isAlphaToOneEnabled
        copy.isRasterizationEnabled = isRasterizationEnabled
        copy.maxVertexAmplificationCount = maxVertexAmplificationCount
        copy.depthAttachmentPixelFormat = depthAttachmentPixelFormat
        copy.stencilAttachmentPixelFormat = stencilAttachmentPixelFormat
        copy.supportIndirectCommandBuffers = supportIndirectCommandBuffers
        copy.binaryArchives = binaryArchives
        copy.objectLinkedFunctions = objectLinkedFunctions
        copy.meshLinkedFunctions = meshLinkedFunctions
        copy.fragmentLinkedFunctions = fragmentLinkedFunctions
        copy.shaderValidation = shaderValidation
        copy.requiredThreadsPerObjectThreadgroup = requiredThreadsPerObjectThreadgroup
        copy.requiredThreadsPerMeshThreadgroup = requiredThreadsPerMeshThreadgroup
        copy.objectBuffers.take(objectBuffers)
        copy.meshBuffers.take(meshBuffers)
        copy.fragmentBuffers.take(fragmentBuffers)
        copy.colorAttachments.take(colorAttachments)
    }
}
/// The format of a color attachment.
open class MTLTileRenderPipelineColorAttachmentDescriptor: MetalDescriptor {
    public final var pixelFormat = MTLPixelFormat.invalid
    public override init() {}
    override func blank() -> MTLTileRenderPipelineColorAttachmentDescriptor { MTLTileRenderPipelineColorAttachmentDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLTileRenderPipelineColorAttachmentDescriptor else { return }
        copy.pixelFormat = pixelFormat
    }
}
/// The color attachments of a pipeline of tiles, by index.
open class MTLTileRenderPipelineColorAttachmentDescriptorArray: MetalDescriptorArray<MTLTileRenderPipelineColorAttachmentDescriptor> {
    public init() { super.init { MTLTileRenderPipelineColorAttachmentDescriptor() } }
}
/// The properties of a new pipeline of tiles.
open class MTLTileRenderPipelineDescriptor: MetalDescriptor {
    public final var label: String?
    public final var tileFunction: (any MTLFunction)?
    public final var rasterSampleCount = 1
    public final let colorAttachments: MTLTileRenderPipelineColorAttachmentDescriptorArray =
        MTLTileRenderPipelineColorAttachmentDescriptorArray()
    public final var threadgroupSizeMatchesTileSize = false
    public final let tileBuffers: MTLPipelineBufferDescriptorArray = MTLPipelineBufferDescriptorArray()
    public final var maxTotalThreadsPerThreadgroup = 0
    public final var binaryArchives: [any MTLBinaryArchive]?
    public final var preloadedLibraries: [any MTLDynamicLibrary] = []
    public final var linkedFunctions: MTLLinkedFunctions! = MTLLinkedFunctions()
    public final var supportAddingBinaryFunctions = false
    public final var maxCallStackDepth = 1
    public final var shaderValidation = MTLShaderValidation.default
    public final var requiredThreadsPerThreadgroup = MTLSize()
    public override init() {}
    public final func reset() { MTLTileRenderPipelineDescriptor().fill(self) }
    override func blank() -> MTLTileRenderPipelineDescriptor { MTLTileRenderPipelineDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLTileRenderPipelineDescriptor else { return }
        copy.label = label
        copy.tileFunction = tileFunction
        copy.rasterSampleCount = rasterSampleCount
        copy.threadgroupSizeMatchesTileSize = threadgroupSizeMatchesTileSize
        copy.maxTotalThreadsPerThreadgroup = maxTotalThreadsPerThreadgroup
        copy.binaryArchives = binaryArchives
        copy.preloadedLibraries = preloadedLibraries
        copy.linkedFunctions = linkedFunctions
        copy.supportAddingBinaryFunctions = supportAddingBinaryFunctions
        copy.maxCallStackDepth = maxCallStackDepth
        copy.shaderValidation = shaderValidation
        copy.requiredThreadsPerThreadgroup = requiredThreadsPerThreadgroup
        copy.colorAttachments.take(colorAttachments)
        copy.tileBuffers.take(tileBuffers)
    }
}
/// The properties of a new compute pipeline.
open class MTLComputePipelineDescriptor: MetalDescriptor {
    public final var label: String?
    public final var computeFunction: (any MTLFunction)?
    public final var threadGroupSizeIsMultipleOfThreadExecutionWidth = false
    public final var maxTotalThreadsPerThreadgroup = 0
    public final var stageInputDescriptor: MTLStageInputOutputDescriptor?
    public final let buffers: MTLPipelineBufferDescriptorArray = MTLPipelineBufferDescriptorArray()
    public final var supportIndirectCommandBuffers = false
    public final var preloadedLibraries: [any MTLDynamicLibrary] = []
    public final var binaryArchives: [any MTLBinaryArchive]?
    public final var linkedFunctions: MTLLinkedFunctions! = MTLLinkedFunctions()
    public final var supportAddingBinaryFunctions = false
    public final var maxCallStackDepth = 1
    public final var shaderValidation = MTLShaderValidation.default
    public final var requiredThreadsPerThreadgroup = MTLSize()
    public override init() {}
    public final func reset() { MTLComputePipelineDescriptor().fill(self) }
    override func blank() -> MTLComputePipelineDescriptor { MTLComputePipelineDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLComputePipelineDescriptor else { return }
        copy.label = label
        copy.computeFunction = computeFunction
        copy.threadGroupSizeIsMultipleOfThreadExecutionWidth = threadGroupSizeIsMultipleOfThreadExecutionWidth
        copy.maxTotalThreadsPerThreadgroup = maxTotalThreadsPerThreadgroup
        copy.stageInputDescriptor = stageInputDescriptor
        copy.supportIndirectCommandBuffers = supportIndirectCommandBuffers
        copy.preloadedLibraries = preloadedLibraries
        copy.binaryArchives = binaryArchives
        copy.linkedFunctions = linkedFunctions
        copy.supportAddingBinaryFunctions = supportAddingBinaryFunctions
        copy.maxCallStackDepth = maxCallStackDepth
        copy.shaderValidation = shaderValidation
        copy.requiredThreadsPerThreadgroup = requiredThreadsPerThreadgroup
        copy.buffers.take(buffers)
    }
}
