import Foundation

/// The properties of a new texture.
open class MTLTextureDescriptor: MetalDescriptor {
    public final var textureType = MTLTextureType.type2D
    public final var pixelFormat = MTLPixelFormat.rgba8Unorm
    public final var width = 1
    public final var height = 1
    public final var depth = 1
    public final var mipmapLevelCount = 1
    public final var sampleCount = 1
    public final var arrayLength = 1
    public final var resourceOptions: MTLResourceOptions = []
    public final var cpuCacheMode = MTLCPUCacheMode.defaultCache
    public final var storageMode = MTLStorageMode.shared
    public final var hazardTrackingMode = MTLHazardTrackingMode.default
    public final var usage: MTLTextureUsage = .shaderRead
    public final var allowGPUOptimizedContents = true
    public final var compressionType = MTLTextureCompressionType.lossless
    public final var swizzle = MTLTextureSwizzleChannels()
    public override init() {}
    /// Returns the descriptor of an image. It has all levels down to one pixel if `mipmapped` is true.
    open class func texture2DDescriptor(pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool) -> MTLTextureDescriptor {
        let result = MTLTextureDescriptor()
        (result.pixelFormat, result.width, result.height) = (pixelFormat, width, height)
        if mipmapped { result.mipmapLevelCount = Int.bitWidth - max(width, height, 1).leadingZeroBitCount }
        return result
    }
    open class func textureCubeDescriptor(pixelFormat: MTLPixelFormat, size: Int, mipmapped: Bool) -> MTLTextureDescriptor {
        let result = texture2DDescriptor(pixelFormat: pixelFormat, width: size, height: size, mipmapped: mipmapped)
        result.textureType = .typeCube
        return result
    }
    open class func textureBufferDescriptor(
        with pixelFormat: MTLPixelFormat, width: Int, resourceOptions: MTLResourceOptions = [], usage: MTLTextureUsage
    ) -> MTLTextureDescriptor {
        let result = MTLTextureDescriptor()
        (result.textureType, result.pixelFormat, result.width) = (.typeTextureBuffer, pixelFormat, width)
        (result.resourceOptions, result.usage) = (resourceOptions, usage)
        return result
    }
    override func blank() -> MTLTextureDescriptor { MTLTextureDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLTextureDescriptor else { return }
        copy.textureType = textureType
        copy.pixelFormat = pixelFormat
        copy.width = width
        copy.height = height
        copy.depth = depth
        copy.mipmapLevelCount = mipmapLevelCount
        copy.sampleCount = sampleCount
        copy.arrayLength = arrayLength
        copy.resourceOptions = resourceOptions
        copy.cpuCacheMode = cpuCacheMode
        copy.storageMode = storageMode
        copy.hazardTrackingMode = hazardTrackingMode
        copy.usage = usage
        copy.allowGPUOptimizedContents = allowGPUOptimizedContents
        copy.compressionType = compressionType
        copy.swizzle = swizzle
    }
}
/// The properties of a view of a texture.
open class MTLTextureViewDescriptor: MetalDescriptor {
    public final var pixelFormat = MTLPixelFormat.invalid
    public final var textureType = MTLTextureType.type2D
    public final var levelRange = 0..<0
    public final var sliceRange = 0..<0
    public final var swizzle = MTLTextureSwizzleChannels()
    public override init() {}
    override func blank() -> MTLTextureViewDescriptor { MTLTextureViewDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLTextureViewDescriptor else { return }
        copy.pixelFormat = pixelFormat
        copy.textureType = textureType
        copy.levelRange = levelRange
        copy.sliceRange = sliceRange
        copy.swizzle = swizzle
    }
}
/// The properties of a new sampler.
open class MTLSamplerDescriptor: MetalDescriptor {
    public final var minFilter = MTLSamplerMinMagFilter.nearest
    public final var magFilter = MTLSamplerMinMagFilter.nearest
    public final var mipFilter = MTLSamplerMipFilter.notMipmapped
    public final var maxAnisotropy = 1
    public final var sAddressMode = MTLSamplerAddressMode.clampToEdge
    public final var tAddressMode = MTLSamplerAddressMode.clampToEdge
    public final var rAddressMode = MTLSamplerAddressMode.clampToEdge
    public final var borderColor = MTLSamplerBorderColor.transparentBlack
    public final var reductionMode = MTLSamplerReductionMode.weightedAverage
    public final var normalizedCoordinates = true
    public final var lodMinClamp: Float = 0
    public final var lodMaxClamp = Float.greatestFiniteMagnitude
    public final var lodAverage = false
    public final var lodBias: Float = 0
    public final var compareFunction = MTLCompareFunction.never
    public final var supportArgumentBuffers = false
    public final var label: String?
    public override init() {}
    override func blank() -> MTLSamplerDescriptor { MTLSamplerDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLSamplerDescriptor else { return }
        copy.minFilter = minFilter
        copy.magFilter = magFilter
        copy.mipFilter = mipFilter
        copy.maxAnisotropy = maxAnisotropy
        copy.sAddressMode = sAddressMode
        copy.tAddressMode = tAddressMode
        copy.rAddressMode = rAddressMode
        copy.borderColor = borderColor
        copy.reductionMode = reductionMode
        copy.normalizedCoordinates = normalizedCoordinates
        copy.lodMinClamp = lodMinClamp
        copy.lodMaxClamp = lodMaxClamp
        copy.lodAverage = lodAverage
        copy.lodBias = lodBias
        copy.compareFunction = compareFunction
        copy.supportArgumentBuffers = supportArgumentBuffers
        copy.label = label
    }
}
/// The test and the changes of stencil values.
open class MTLStencilDescriptor: MetalDescriptor {
    public final var stencilCompareFunction = MTLCompareFunction.always
    public final var stencilFailureOperation = MTLStencilOperation.keep
    public final var depthFailureOperation = MTLStencilOperation.keep
    public final var depthStencilPassOperation = MTLStencilOperation.keep
    public final var readMask: UInt32 = .max
    public final var writeMask: UInt32 = .max
    public override init() {}
    override func blank() -> MTLStencilDescriptor { MTLStencilDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLStencilDescriptor else { return }
        copy.stencilCompareFunction = stencilCompareFunction
        copy.stencilFailureOperation = stencilFailureOperation
        copy.depthFailureOperation = depthFailureOperation
        copy.depthStencilPassOperation = depthStencilPassOperation
        copy.readMask = readMask
        copy.writeMask = writeMask
    }
}
/// The tests of depth and stencil values.
open class MTLDepthStencilDescriptor: MetalDescriptor {
    public final var depthCompareFunction = MTLCompareFunction.always
    public final var isDepthWriteEnabled = false
    public final var label: String?
    public final var frontFaceStencil: MTLStencilDescriptor! = MTLStencilDescriptor()
    public final var backFaceStencil: MTLStencilDescriptor! = MTLStencilDescriptor()
    public override init() {}
    override func blank() -> MTLDepthStencilDescriptor { MTLDepthStencilDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLDepthStencilDescriptor else { return }
        copy.depthCompareFunction = depthCompareFunction
        copy.isDepthWriteEnabled = isDepthWriteEnabled
        copy.label = label
        copy.frontFaceStencil = frontFaceStencil
        copy.backFaceStencil = backFaceStencil
    }
}
/// The properties of a new heap.
open class MTLHeapDescriptor: MetalDescriptor {
    public final var size = 0
    public final var storageMode = MTLStorageMode.private
    public final var cpuCacheMode = MTLCPUCacheMode.defaultCache
    public final var sparsePageSize = MTLSparsePageSize.size16
    public final var hazardTrackingMode = MTLHazardTrackingMode.default
    public final var resourceOptions: MTLResourceOptions = []
    public final var type = MTLHeapType.automatic
    public override init() {}
    override func blank() -> MTLHeapDescriptor { MTLHeapDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLHeapDescriptor else { return }
        copy.size = size
        copy.storageMode = storageMode
        copy.cpuCacheMode = cpuCacheMode
        copy.sparsePageSize = sparsePageSize
        copy.hazardTrackingMode = hazardTrackingMode
        copy.resourceOptions = resourceOptions
        copy.type = type
    }
}
/// The way vertices are fetched from a buffer.
open class MTLVertexBufferLayoutDescriptor: MetalDescriptor {
    public final var stride = 0
    public final var stepFunction = MTLVertexStepFunction.perVertex
    public final var stepRate = 1
    public override init() {}
    override func blank() -> MTLVertexBufferLayoutDescriptor { MTLVertexBufferLayoutDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLVertexBufferLayoutDescriptor else { return }
        copy.stride = stride
        copy.stepFunction = stepFunction
        copy.stepRate = stepRate
    }
}
/// The layouts of buffers, by index.
open class MTLVertexBufferLayoutDescriptorArray: MetalDescriptorArray<MTLVertexBufferLayoutDescriptor> {
    public init() { super.init { MTLVertexBufferLayoutDescriptor() } }
}
/// The place and the format of an attribute.
open class MTLVertexAttributeDescriptor: MetalDescriptor {
    public final var format = MTLVertexFormat.invalid
    public final var offset = 0
    public final var bufferIndex = 0
    public override init() {}
    override func blank() -> MTLVertexAttributeDescriptor { MTLVertexAttributeDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLVertexAttributeDescriptor else { return }
        copy.format = format
        copy.offset = offset
        copy.bufferIndex = bufferIndex
    }
}
/// The attributes of vertices, by index.
open class MTLVertexAttributeDescriptorArray: MetalDescriptorArray<MTLVertexAttributeDescriptor> {
    public init() { super.init { MTLVertexAttributeDescriptor() } }
}
/// The way vertices are stored.
open class MTLVertexDescriptor: MetalDescriptor {
    public final let layouts: MTLVertexBufferLayoutDescriptorArray = MTLVertexBufferLayoutDescriptorArray()
    public final let attributes: MTLVertexAttributeDescriptorArray = MTLVertexAttributeDescriptorArray()
    public override init() {}
    /// Removes all layouts and attributes.
    public final func reset() { for index in 0..<31 { (layouts[index], attributes[index]) = (nil, nil) } }
    override func blank() -> MTLVertexDescriptor { MTLVertexDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLVertexDescriptor else { return }
        copy.layouts.take(layouts)
        copy.attributes.take(attributes)
    }
}
/// The way inputs are fetched from a buffer.
open class MTLBufferLayoutDescriptor: MetalDescriptor {
    public final var stride = 0
    public final var stepFunction = MTLStepFunction.perVertex
    public final var stepRate = 1
    public override init() {}
    override func blank() -> MTLBufferLayoutDescriptor { MTLBufferLayoutDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLBufferLayoutDescriptor else { return }
        copy.stride = stride
        copy.stepFunction = stepFunction
        copy.stepRate = stepRate
    }
}
/// The layouts of buffers, by index.
open class MTLBufferLayoutDescriptorArray: MetalDescriptorArray<MTLBufferLayoutDescriptor> {
    public init() { super.init { MTLBufferLayoutDescriptor() } }
}
/// The place and the format of an input.
open class MTLAttributeDescriptor: MetalDescriptor {
    public final var format = MTLAttributeFormat.invalid
    public final var offset = 0
    public final var bufferIndex = 0
    public override init() {}
    override func blank() -> MTLAttributeDescriptor { MTLAttributeDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLAttributeDescriptor else { return }
        copy.format = format
        copy.offset = offset
        copy.bufferIndex = bufferIndex
    }
}
/// The attributes of inputs, by index.
open class MTLAttributeDescriptorArray: MetalDescriptorArray<MTLAttributeDescriptor> {
    public init() { super.init { MTLAttributeDescriptor() } }
}
/// The way the inputs of a kernel are stored.
open class MTLStageInputOutputDescriptor: MetalDescriptor {
    public final let layouts: MTLBufferLayoutDescriptorArray = MTLBufferLayoutDescriptorArray()
    public final let attributes: MTLAttributeDescriptorArray = MTLAttributeDescriptorArray()
    public final var indexType = MTLIndexType.uint16
    public final var indexBufferIndex = 0
    public override init() {}
    public final func reset() { for index in 0..<31 { (layouts[index], attributes[index]) = (nil, nil) } }
    override func blank() -> MTLStageInputOutputDescriptor { MTLStageInputOutputDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLStageInputOutputDescriptor else { return }
        copy.indexType = indexType
        copy.indexBufferIndex = indexBufferIndex
        copy.layouts.take(layouts)
        copy.attributes.take(attributes)
    }
}
/// Whether a buffer changes.
open class MTLPipelineBufferDescriptor: MetalDescriptor {
    public final var mutability = MTLMutability.default
    public override init() {}
    override func blank() -> MTLPipelineBufferDescriptor { MTLPipelineBufferDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLPipelineBufferDescriptor else { return }
        copy.mutability = mutability
    }
}
/// The buffers of a pipeline, by index.
open class MTLPipelineBufferDescriptorArray: MetalDescriptorArray<MTLPipelineBufferDescriptor> {
    public init() { super.init { MTLPipelineBufferDescriptor() } }
}
/// The format and the blending of a color attachment.
open class MTLRenderPipelineColorAttachmentDescriptor: MetalDescriptor {
    public final var pixelFormat = MTLPixelFormat.invalid
    public final var isBlendingEnabled = false
    public final var sourceRGBBlendFactor = MTLBlendFactor.one
    public final var destinationRGBBlendFactor = MTLBlendFactor.zero
    public final var rgbBlendOperation = MTLBlendOperation.add
    public final var sourceAlphaBlendFactor = MTLBlendFactor.one
    public final var destinationAlphaBlendFactor = MTLBlendFactor.zero
    public final var alphaBlendOperation = MTLBlendOperation.add
    public final var writeMask: MTLColorWriteMask = .all
    public override init() {}
    override func blank() -> MTLRenderPipelineColorAttachmentDescriptor { MTLRenderPipelineColorAttachmentDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLRenderPipelineColorAttachmentDescriptor else { return }
        copy.pixelFormat = pixelFormat
        copy.isBlendingEnabled = isBlendingEnabled
        copy.sourceRGBBlendFactor = sourceRGBBlendFactor
        copy.destinationRGBBlendFactor = destinationRGBBlendFactor
        copy.rgbBlendOperation = rgbBlendOperation
        copy.sourceAlphaBlendFactor = sourceAlphaBlendFactor
        copy.destinationAlphaBlendFactor = destinationAlphaBlendFactor
        copy.alphaBlendOperation = alphaBlendOperation
        copy.writeMask = writeMask
    }
}
/// The color attachments of a pipeline, by index.
open class MTLRenderPipelineColorAttachmentDescriptorArray: MetalDescriptorArray<MTLRenderPipelineColorAttachmentDescriptor> {
    public init() { super.init { MTLRenderPipelineColorAttachmentDescriptor() } }
}
/// The functions that a pipeline calls.
open class MTLLinkedFunctions: MetalDescriptor {
    public final var functions: [any MTLFunction]?
    public final var binaryFunctions: [any MTLFunction]?
    public final var privateFunctions: [any MTLFunction]?
    public final var groups: [String: [any MTLFunction]]?
    public override init() {}
    override func blank() -> MTLLinkedFunctions { MTLLinkedFunctions() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLLinkedFunctions else { return }
        copy.functions = functions
        copy.binaryFunctions = binaryFunctions
        copy.privateFunctions = privateFunctions
        copy.groups = groups
    }
}
