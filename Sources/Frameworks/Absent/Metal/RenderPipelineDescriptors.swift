import Foundation

/// The properties of a new render pipeline.
open class MTLRenderPipelineDescriptor: NSObject, NSCopying {
    /// The label.
    public final var label: String?
    /// The vertex function.
    public final var vertexFunction: (any MTLFunction)?
    /// The fragment function.
    public final var fragmentFunction: (any MTLFunction)?
    /// The vertex descriptor.
    public final var vertexDescriptor: MTLVertexDescriptor?
    /// The raster sample count.
    public final var rasterSampleCount = 1
    /// Whether alpha to coverage is enabled.
    public final var isAlphaToCoverageEnabled = false
    /// Whether alpha to one is enabled.
    public final var isAlphaToOneEnabled = false
    /// Whether rasterization is enabled.
    public final var isRasterizationEnabled = true
    /// The max vertex amplification count.
    public final var maxVertexAmplificationCount = 1
    /// The color attachments.
    public final let colorAttachments: MTLRenderPipelineColorAttachmentDescriptorArray = MTLRenderPipelineColorAttachmentDescriptorArray()
    /// The depth attachment pixel format.
    public final var depthAttachmentPixelFormat = MTLPixelFormat.invalid
    /// The stencil attachment pixel format.
    public final var stencilAttachmentPixelFormat = MTLPixelFormat.invalid
    /// The input primitive topology.
    public final var inputPrimitiveTopology = MTLPrimitiveTopologyClass.unspecified
    /// The tessellation partition mode.
    public final var tessellationPartitionMode = MTLTessellationPartitionMode.pow2
    /// The max tessellation factor.
    public final var maxTessellationFactor = 16
    /// Whether tessellation factor scale is enabled.
    public final var isTessellationFactorScaleEnabled = false
    /// The tessellation factor format.
    public final var tessellationFactorFormat = MTLTessellationFactorFormat.half
    /// The tessellation control point index type.
    public final var tessellationControlPointIndexType = MTLTessellationControlPointIndexType.none
    /// The tessellation factor step function.
    public final var tessellationFactorStepFunction = MTLTessellationFactorStepFunction.constant
    /// The tessellation output winding order.
    public final var tessellationOutputWindingOrder = MTLWinding.clockwise
    /// The vertex buffers.
    public final let vertexBuffers: MTLPipelineBufferDescriptorArray = MTLPipelineBufferDescriptorArray()
    /// The fragment buffers.
    public final let fragmentBuffers: MTLPipelineBufferDescriptorArray = MTLPipelineBufferDescriptorArray()
    /// Whether it supports indirect command buffers.
    public final var supportIndirectCommandBuffers = false
    /// The binary archives.
    public final var binaryArchives: [any MTLBinaryArchive]?
    /// The vertex preloaded libraries.
    public final var vertexPreloadedLibraries: [any MTLDynamicLibrary] = []
    /// The fragment preloaded libraries.
    public final var fragmentPreloadedLibraries: [any MTLDynamicLibrary] = []
    /// The vertex linked functions.
    public final var vertexLinkedFunctions: MTLLinkedFunctions! = MTLLinkedFunctions()
    /// The fragment linked functions.
    public final var fragmentLinkedFunctions: MTLLinkedFunctions! = MTLLinkedFunctions()
    /// Whether it supports adding vertex binary functions.
    public final var supportAddingVertexBinaryFunctions = false
    /// Whether it supports adding fragment binary functions.
    public final var supportAddingFragmentBinaryFunctions = false
    /// The max vertex call stack depth.
    public final var maxVertexCallStackDepth = 1
    /// The max fragment call stack depth.
    public final var maxFragmentCallStackDepth = 1
    /// The shader validation.
    public final var shaderValidation = MTLShaderValidation.default
    public override init() {}
    /// The old name of ``rasterSampleCount``.
    public final var sampleCount: Int {
        get { rasterSampleCount }
        set { rasterSampleCount = newValue }
    }
    /// Sets the defaults.
    public final func reset() { MTLRenderPipelineDescriptor().fill(self) }
    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func blank() -> MTLRenderPipelineDescriptor { MTLRenderPipelineDescriptor() }
    func fill(_ copy: NSObject) {
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
open class MTLMeshRenderPipelineDescriptor: NSObject, NSCopying {
    /// The label.
    public final var label: String?
    /// The object function.
    public final var objectFunction: (any MTLFunction)?
    /// The mesh function.
    public final var meshFunction: (any MTLFunction)?
    /// The fragment function.
    public final var fragmentFunction: (any MTLFunction)?
    /// The max total threads per object threadgroup.
    public final var maxTotalThreadsPerObjectThreadgroup = 0
    /// The max total threads per mesh threadgroup.
    public final var maxTotalThreadsPerMeshThreadgroup = 0
    /// The object threadgroup size is multiple of thread execution width.
    public final var objectThreadgroupSizeIsMultipleOfThreadExecutionWidth = false
    /// The mesh threadgroup size is multiple of thread execution width.
    public final var meshThreadgroupSizeIsMultipleOfThreadExecutionWidth = false
    /// The payload memory length.
    public final var payloadMemoryLength = 0
    /// The max total threadgroups per mesh grid.
    public final var maxTotalThreadgroupsPerMeshGrid = 0
    /// The object buffers.
    public final let objectBuffers: MTLPipelineBufferDescriptorArray = MTLPipelineBufferDescriptorArray()
    /// The mesh buffers.
    public final let meshBuffers: MTLPipelineBufferDescriptorArray = MTLPipelineBufferDescriptorArray()
    /// The fragment buffers.
    public final let fragmentBuffers: MTLPipelineBufferDescriptorArray = MTLPipelineBufferDescriptorArray()
    /// The raster sample count.
    public final var rasterSampleCount = 1
    /// Whether alpha to coverage is enabled.
    public final var isAlphaToCoverageEnabled = false
    /// Whether alpha to one is enabled.
    public final var isAlphaToOneEnabled = false
    /// Whether rasterization is enabled.
    public final var isRasterizationEnabled = true
    /// The max vertex amplification count.
    public final var maxVertexAmplificationCount = 1
    /// The color attachments.
    public final let colorAttachments: MTLRenderPipelineColorAttachmentDescriptorArray = MTLRenderPipelineColorAttachmentDescriptorArray()
    /// The depth attachment pixel format.
    public final var depthAttachmentPixelFormat = MTLPixelFormat.invalid
    /// The stencil attachment pixel format.
    public final var stencilAttachmentPixelFormat = MTLPixelFormat.invalid
    /// Whether it supports indirect command buffers.
    public final var supportIndirectCommandBuffers = false
    /// The binary archives.
    public final var binaryArchives: [any MTLBinaryArchive]?
    /// The object linked functions.
    public final var objectLinkedFunctions: MTLLinkedFunctions! = MTLLinkedFunctions()
    /// The mesh linked functions.
    public final var meshLinkedFunctions: MTLLinkedFunctions! = MTLLinkedFunctions()
    /// The fragment linked functions.
    public final var fragmentLinkedFunctions: MTLLinkedFunctions! = MTLLinkedFunctions()
    /// The shader validation.
    public final var shaderValidation = MTLShaderValidation.default
    /// The required threads per object threadgroup.
    public final var requiredThreadsPerObjectThreadgroup = MTLSize()
    /// The required threads per mesh threadgroup.
    public final var requiredThreadsPerMeshThreadgroup = MTLSize()
    public override init() {}
    /// Sets the defaults.
    public final func reset() { MTLMeshRenderPipelineDescriptor().fill(self) }
    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func blank() -> MTLMeshRenderPipelineDescriptor { MTLMeshRenderPipelineDescriptor() }
    func fill(_ copy: NSObject) {
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
open class MTLTileRenderPipelineColorAttachmentDescriptor: NSObject, NSCopying {
    /// The pixel format.
    public final var pixelFormat = MTLPixelFormat.invalid
    public override init() {}
    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func blank() -> MTLTileRenderPipelineColorAttachmentDescriptor { MTLTileRenderPipelineColorAttachmentDescriptor() }
    func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLTileRenderPipelineColorAttachmentDescriptor else { return }
        copy.pixelFormat = pixelFormat
    }
}
/// The color attachments of a pipeline of tiles, by index.
open class MTLTileRenderPipelineColorAttachmentDescriptorArray: NSObject {
    private final var elements: [Int: MTLTileRenderPipelineColorAttachmentDescriptor] = [:]
    /// The descriptor at an index, which is made when it is first read. Nil resets it.
    open subscript(index: Int) -> MTLTileRenderPipelineColorAttachmentDescriptor! {
        get {
            if let found = elements[index] { return found }
            let made = MTLTileRenderPipelineColorAttachmentDescriptor()
            elements[index] = made
            return made
        }
        set { elements[index] = newValue?.copy() as? MTLTileRenderPipelineColorAttachmentDescriptor }
    }
    final func take(_ other: MTLTileRenderPipelineColorAttachmentDescriptorArray) {
        for (index, element) in other.elements { self[index] = element }
    }
}
/// The properties of a new pipeline of tiles.
open class MTLTileRenderPipelineDescriptor: NSObject, NSCopying {
    /// The label.
    public final var label: String?
    /// The tile function.
    public final var tileFunction: (any MTLFunction)?
    /// The raster sample count.
    public final var rasterSampleCount = 1
    /// The color attachments.
    public final let colorAttachments: MTLTileRenderPipelineColorAttachmentDescriptorArray =
        MTLTileRenderPipelineColorAttachmentDescriptorArray()
    /// The threadgroup size matches tile size.
    public final var threadgroupSizeMatchesTileSize = false
    /// The tile buffers.
    public final let tileBuffers: MTLPipelineBufferDescriptorArray = MTLPipelineBufferDescriptorArray()
    /// The max total threads per threadgroup.
    public final var maxTotalThreadsPerThreadgroup = 0
    /// The binary archives.
    public final var binaryArchives: [any MTLBinaryArchive]?
    /// The preloaded libraries.
    public final var preloadedLibraries: [any MTLDynamicLibrary] = []
    /// The linked functions.
    public final var linkedFunctions: MTLLinkedFunctions! = MTLLinkedFunctions()
    /// Whether it supports adding binary functions.
    public final var supportAddingBinaryFunctions = false
    /// The max call stack depth.
    public final var maxCallStackDepth = 1
    /// The shader validation.
    public final var shaderValidation = MTLShaderValidation.default
    /// The required threads per threadgroup.
    public final var requiredThreadsPerThreadgroup = MTLSize()
    public override init() {}
    /// Sets the defaults.
    public final func reset() { MTLTileRenderPipelineDescriptor().fill(self) }
    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func blank() -> MTLTileRenderPipelineDescriptor { MTLTileRenderPipelineDescriptor() }
    func fill(_ copy: NSObject) {
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
open class MTLComputePipelineDescriptor: NSObject, NSCopying {
    /// The label.
    public final var label: String?
    /// The compute function.
    public final var computeFunction: (any MTLFunction)?
    /// The thread group size is multiple of thread execution width.
    public final var threadGroupSizeIsMultipleOfThreadExecutionWidth = false
    /// The max total threads per threadgroup.
    public final var maxTotalThreadsPerThreadgroup = 0
    /// The stage input descriptor.
    public final var stageInputDescriptor: MTLStageInputOutputDescriptor?
    /// The buffers.
    public final let buffers: MTLPipelineBufferDescriptorArray = MTLPipelineBufferDescriptorArray()
    /// Whether it supports indirect command buffers.
    public final var supportIndirectCommandBuffers = false
    /// The preloaded libraries.
    public final var preloadedLibraries: [any MTLDynamicLibrary] = []
    /// The binary archives.
    public final var binaryArchives: [any MTLBinaryArchive]?
    /// The linked functions.
    public final var linkedFunctions: MTLLinkedFunctions! = MTLLinkedFunctions()
    /// Whether it supports adding binary functions.
    public final var supportAddingBinaryFunctions = false
    /// The max call stack depth.
    public final var maxCallStackDepth = 1
    /// The shader validation.
    public final var shaderValidation = MTLShaderValidation.default
    /// The required threads per threadgroup.
    public final var requiredThreadsPerThreadgroup = MTLSize()
    public override init() {}
    /// Sets the defaults.
    public final func reset() { MTLComputePipelineDescriptor().fill(self) }
    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func blank() -> MTLComputePipelineDescriptor { MTLComputePipelineDescriptor() }
    func fill(_ copy: NSObject) {
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
