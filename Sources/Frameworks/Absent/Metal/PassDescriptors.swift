import Foundation

/// A texture that a pass draws to.
open class MTLRenderPassAttachmentDescriptor: MetalDescriptor {
    public final var texture: (any MTLTexture)?
    public final var level = 0
    public final var slice = 0
    public final var depthPlane = 0
    public final var resolveTexture: (any MTLTexture)?
    public final var resolveLevel = 0
    public final var resolveSlice = 0
    public final var resolveDepthPlane = 0
    public final var loadAction = MTLLoadAction.dontCare
    public final var storeAction = MTLStoreAction.dontCare
    public final var storeActionOptions: MTLStoreActionOptions = []
    public override init() {}
    override func blank() -> MTLRenderPassAttachmentDescriptor { MTLRenderPassAttachmentDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLRenderPassAttachmentDescriptor else { return }
        copy.texture = texture
        copy.level = level
        copy.slice = slice
        copy.depthPlane = depthPlane
        copy.resolveTexture = resolveTexture
        copy.resolveLevel = resolveLevel
        copy.resolveSlice = resolveSlice
        copy.resolveDepthPlane = resolveDepthPlane
        copy.loadAction = loadAction
        copy.storeAction = storeAction
        copy.storeActionOptions = storeActionOptions
    }
}
/// A texture of colors.
open class MTLRenderPassColorAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
    public final var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
    override func blank() -> MTLRenderPassColorAttachmentDescriptor { MTLRenderPassColorAttachmentDescriptor() }
    override func fill(_ copy: NSObject) {
        super.fill(copy)
        guard let copy = copy as? MTLRenderPassColorAttachmentDescriptor else { return }
        copy.clearColor = clearColor
    }
}
/// A texture of depths.
open class MTLRenderPassDepthAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
    public final var clearDepth = 1.0
    public final var depthResolveFilter = MTLMultisampleDepthResolveFilter.sample0
    override func blank() -> MTLRenderPassDepthAttachmentDescriptor { MTLRenderPassDepthAttachmentDescriptor() }
    override func fill(_ copy: NSObject) {
        super.fill(copy)
        guard let copy = copy as? MTLRenderPassDepthAttachmentDescriptor else { return }
        copy.clearDepth = clearDepth
        copy.depthResolveFilter = depthResolveFilter
    }
}
/// A texture of stencil values.
open class MTLRenderPassStencilAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
    public final var clearStencil: UInt32 = 0
    public final var stencilResolveFilter = MTLMultisampleStencilResolveFilter.sample0
    override func blank() -> MTLRenderPassStencilAttachmentDescriptor { MTLRenderPassStencilAttachmentDescriptor() }
    override func fill(_ copy: NSObject) {
        super.fill(copy)
        guard let copy = copy as? MTLRenderPassStencilAttachmentDescriptor else { return }
        copy.clearStencil = clearStencil
        copy.stencilResolveFilter = stencilResolveFilter
    }
}
/// The textures of colors, by index.
open class MTLRenderPassColorAttachmentDescriptorArray: MetalDescriptorArray<MTLRenderPassColorAttachmentDescriptor> {
    public init() { super.init { MTLRenderPassColorAttachmentDescriptor() } }
}
/// Where a pass writes counters.
open class MTLRenderPassSampleBufferAttachmentDescriptor: MetalDescriptor {
    public final var sampleBuffer: (any MTLCounterSampleBuffer)?
    public final var startOfVertexSampleIndex = 0
    public final var endOfVertexSampleIndex = 0
    public final var startOfFragmentSampleIndex = 0
    public final var endOfFragmentSampleIndex = 0
    public override init() {}
    override func blank() -> MTLRenderPassSampleBufferAttachmentDescriptor { MTLRenderPassSampleBufferAttachmentDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLRenderPassSampleBufferAttachmentDescriptor else { return }
        copy.sampleBuffer = sampleBuffer
        copy.startOfVertexSampleIndex = startOfVertexSampleIndex
        copy.endOfVertexSampleIndex = endOfVertexSampleIndex
        copy.startOfFragmentSampleIndex = startOfFragmentSampleIndex
        copy.endOfFragmentSampleIndex = endOfFragmentSampleIndex
    }
}
/// Where a pass writes counters, by index.
open class MTLRenderPassSampleBufferAttachmentDescriptorArray: MetalDescriptorArray<MTLRenderPassSampleBufferAttachmentDescriptor> {
    public init() { super.init { MTLRenderPassSampleBufferAttachmentDescriptor() } }
}
/// The textures of a render pass.
open class MTLRenderPassDescriptor: MetalDescriptor {
    public final let colorAttachments: MTLRenderPassColorAttachmentDescriptorArray = MTLRenderPassColorAttachmentDescriptorArray()
    public final var depthAttachment: MTLRenderPassDepthAttachmentDescriptor! = MTLRenderPassDepthAttachmentDescriptor()
    public final var stencilAttachment: MTLRenderPassStencilAttachmentDescriptor! = MTLRenderPassStencilAttachmentDescriptor()
    public final var visibilityResultBuffer: (any MTLBuffer)?
    public final var visibilityResultType = MTLVisibilityResultType.reset
    public final var renderTargetArrayLength = 0
    public final var imageblockSampleLength = 0
    public final var threadgroupMemoryLength = 0
    public final var tileWidth = 0
    public final var tileHeight = 0
    public final var defaultRasterSampleCount = 0
    public final var renderTargetWidth = 0
    public final var renderTargetHeight = 0
    public final var rasterizationRateMap: (any MTLRasterizationRateMap)?
    public final let sampleBufferAttachments: MTLRenderPassSampleBufferAttachmentDescriptorArray =
        MTLRenderPassSampleBufferAttachmentDescriptorArray()
    public final var supportColorAttachmentMapping = false
    public final var samplePositions: [MTLSamplePosition] = []
    public override init() {}
    /// Sets the places of samples; none for the defaults.
    public final func setSamplePositions(_ positions: [MTLSamplePosition]) { samplePositions = positions }
    /// Returns the places of samples.
    public final func getSamplePositions() -> [MTLSamplePosition] { samplePositions }
    override func blank() -> MTLRenderPassDescriptor { MTLRenderPassDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLRenderPassDescriptor else { return }
        copy.depthAttachment = depthAttachment
        copy.stencilAttachment = stencilAttachment
        copy.visibilityResultBuffer = visibilityResultBuffer
        copy.visibilityResultType = visibilityResultType
        copy.renderTargetArrayLength = renderTargetArrayLength
        copy.imageblockSampleLength = imageblockSampleLength
        copy.threadgroupMemoryLength = threadgroupMemoryLength
        copy.tileWidth = tileWidth
        copy.tileHeight = tileHeight
        copy.defaultRasterSampleCount = defaultRasterSampleCount
        copy.renderTargetWidth = renderTargetWidth
        copy.renderTargetHeight = renderTargetHeight
        copy.rasterizationRateMap = rasterizationRateMap
        copy.supportColorAttachmentMapping = supportColorAttachmentMapping
        copy.samplePositions = samplePositions
        copy.colorAttachments.take(colorAttachments)
        copy.sampleBufferAttachments.take(sampleBufferAttachments)
    }
}
/// Where a pass writes counters.
open class MTLComputePassSampleBufferAttachmentDescriptor: MetalDescriptor {
    public final var sampleBuffer: (any MTLCounterSampleBuffer)?
    public final var startOfEncoderSampleIndex = 0
    public final var endOfEncoderSampleIndex = 0
    public override init() {}
    override func blank() -> MTLComputePassSampleBufferAttachmentDescriptor { MTLComputePassSampleBufferAttachmentDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLComputePassSampleBufferAttachmentDescriptor else { return }
        copy.sampleBuffer = sampleBuffer
        copy.startOfEncoderSampleIndex = startOfEncoderSampleIndex
        copy.endOfEncoderSampleIndex = endOfEncoderSampleIndex
    }
}
/// Where a pass writes counters, by index.
open class MTLComputePassSampleBufferAttachmentDescriptorArray: MetalDescriptorArray<MTLComputePassSampleBufferAttachmentDescriptor> {
    public init() { super.init { MTLComputePassSampleBufferAttachmentDescriptor() } }
}
/// The properties of a compute pass.
open class MTLComputePassDescriptor: MetalDescriptor {
    public final var dispatchType = MTLDispatchType.serial
    public final let sampleBufferAttachments: MTLComputePassSampleBufferAttachmentDescriptorArray =
        MTLComputePassSampleBufferAttachmentDescriptorArray()
    public override init() {}
    override func blank() -> MTLComputePassDescriptor { MTLComputePassDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLComputePassDescriptor else { return }
        copy.dispatchType = dispatchType
        copy.sampleBufferAttachments.take(sampleBufferAttachments)
    }
}
/// Where a pass writes counters.
open class MTLBlitPassSampleBufferAttachmentDescriptor: MetalDescriptor {
    public final var sampleBuffer: (any MTLCounterSampleBuffer)?
    public final var startOfEncoderSampleIndex = 0
    public final var endOfEncoderSampleIndex = 0
    public override init() {}
    override func blank() -> MTLBlitPassSampleBufferAttachmentDescriptor { MTLBlitPassSampleBufferAttachmentDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLBlitPassSampleBufferAttachmentDescriptor else { return }
        copy.sampleBuffer = sampleBuffer
        copy.startOfEncoderSampleIndex = startOfEncoderSampleIndex
        copy.endOfEncoderSampleIndex = endOfEncoderSampleIndex
    }
}
/// Where a pass writes counters, by index.
open class MTLBlitPassSampleBufferAttachmentDescriptorArray: MetalDescriptorArray<MTLBlitPassSampleBufferAttachmentDescriptor> {
    public init() { super.init { MTLBlitPassSampleBufferAttachmentDescriptor() } }
}
/// The properties of a pass that copies.
open class MTLBlitPassDescriptor: MetalDescriptor {
    public final let sampleBufferAttachments: MTLBlitPassSampleBufferAttachmentDescriptorArray =
        MTLBlitPassSampleBufferAttachmentDescriptorArray()
    public override init() {}
    override func blank() -> MTLBlitPassDescriptor { MTLBlitPassDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLBlitPassDescriptor else { return }
        copy.sampleBufferAttachments.take(sampleBufferAttachments)
    }
}
/// Where a pass writes counters.
open class MTLResourceStatePassSampleBufferAttachmentDescriptor: MetalDescriptor {
    public final var sampleBuffer: (any MTLCounterSampleBuffer)?
    public final var startOfEncoderSampleIndex = 0
    public final var endOfEncoderSampleIndex = 0
    public override init() {}
    override func blank() -> MTLResourceStatePassSampleBufferAttachmentDescriptor { MTLResourceStatePassSampleBufferAttachmentDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLResourceStatePassSampleBufferAttachmentDescriptor else { return }
        copy.sampleBuffer = sampleBuffer
        copy.startOfEncoderSampleIndex = startOfEncoderSampleIndex
        copy.endOfEncoderSampleIndex = endOfEncoderSampleIndex
    }
}
/// Where a pass writes counters, by index.
open class MTLResourceStatePassSampleBufferAttachmentDescriptorArray: MetalDescriptorArray<
    MTLResourceStatePassSampleBufferAttachmentDescriptor
>
{
    public init() { super.init { MTLResourceStatePassSampleBufferAttachmentDescriptor() } }
}
/// The properties of a pass that maps sparse textures.
open class MTLResourceStatePassDescriptor: MetalDescriptor {
    public final let sampleBufferAttachments: MTLResourceStatePassSampleBufferAttachmentDescriptorArray =
        MTLResourceStatePassSampleBufferAttachmentDescriptorArray()
    public override init() {}
    override func blank() -> MTLResourceStatePassDescriptor { MTLResourceStatePassDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLResourceStatePassDescriptor else { return }
        copy.sampleBufferAttachments.take(sampleBufferAttachments)
    }
}
/// Where a pass writes counters.
open class MTLAccelerationStructurePassSampleBufferAttachmentDescriptor: MetalDescriptor {
    public final var sampleBuffer: (any MTLCounterSampleBuffer)?
    public final var startOfEncoderSampleIndex = 0
    public final var endOfEncoderSampleIndex = 0
    public override init() {}
    override func blank() -> MTLAccelerationStructurePassSampleBufferAttachmentDescriptor {
        MTLAccelerationStructurePassSampleBufferAttachmentDescriptor()
    }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLAccelerationStructurePassSampleBufferAttachmentDescriptor else { return }
        copy.sampleBuffer = sampleBuffer
        copy.startOfEncoderSampleIndex = startOfEncoderSampleIndex
        copy.endOfEncoderSampleIndex = endOfEncoderSampleIndex
    }
}
/// Where a pass writes counters, by index.
open class MTLAccelerationStructurePassSampleBufferAttachmentDescriptorArray: MetalDescriptorArray<
    MTLAccelerationStructurePassSampleBufferAttachmentDescriptor
>
{
    public init() { super.init { MTLAccelerationStructurePassSampleBufferAttachmentDescriptor() } }
}
/// The properties of a pass that builds structures.
open class MTLAccelerationStructurePassDescriptor: MetalDescriptor {
    public final let sampleBufferAttachments: MTLAccelerationStructurePassSampleBufferAttachmentDescriptorArray =
        MTLAccelerationStructurePassSampleBufferAttachmentDescriptorArray()
    public override init() {}
    override func blank() -> MTLAccelerationStructurePassDescriptor { MTLAccelerationStructurePassDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLAccelerationStructurePassDescriptor else { return }
        copy.sampleBufferAttachments.take(sampleBufferAttachments)
    }
}
/// The properties of a new command buffer.
open class MTLCommandBufferDescriptor: MetalDescriptor {
    public final var retainedReferences = true
    public final var errorOptions: MTLCommandBufferErrorOption = []
    public final var logState: (any MTLLogState)?
    public override init() {}
    override func blank() -> MTLCommandBufferDescriptor { MTLCommandBufferDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLCommandBufferDescriptor else { return }
        copy.retainedReferences = retainedReferences
        copy.errorOptions = errorOptions
        copy.logState = logState
    }
}
/// The properties of a new queue.
open class MTLCommandQueueDescriptor: MetalDescriptor {
    public final var maxCommandBufferCount = 64
    public final var logState: (any MTLLogState)?
    public override init() {}
    override func blank() -> MTLCommandQueueDescriptor { MTLCommandQueueDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLCommandQueueDescriptor else { return }
        copy.maxCommandBufferCount = maxCommandBufferCount
        copy.logState = logState
    }
}
/// The properties of a new log.
open class MTLLogStateDescriptor: MetalDescriptor {
    public final var level = MTLLogLevel.undefined
    public final var bufferSize = 0
    public override init() {}
    override func blank() -> MTLLogStateDescriptor { MTLLogStateDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLLogStateDescriptor else { return }
        copy.level = level
        copy.bufferSize = bufferSize
    }
}
/// The properties of a new buffer of counters.
open class MTLCounterSampleBufferDescriptor: MetalDescriptor {
    public final var counterSet: (any MTLCounterSet)?
    public final var label = ""
    public final var storageMode = MTLStorageMode.shared
    public final var sampleCount = 0
    public override init() {}
    override func blank() -> MTLCounterSampleBufferDescriptor { MTLCounterSampleBufferDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLCounterSampleBufferDescriptor else { return }
        copy.counterSet = counterSet
        copy.label = label
        copy.storageMode = storageMode
        copy.sampleCount = sampleCount
    }
}
/// The properties of a new set of resident resources.
open class MTLResidencySetDescriptor: MetalDescriptor {
    public final var label: String?
    public final var initialCapacity = 0
    public override init() {}
    override func blank() -> MTLResidencySetDescriptor { MTLResidencySetDescriptor() }
    override func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLResidencySetDescriptor else { return }
        copy.label = label
        copy.initialCapacity = initialCapacity
    }
}
