import Foundation

/// A texture that a pass draws to.
open class MTLRenderPassAttachmentDescriptor: NSObject, NSCopying {
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
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func blank() -> MTLRenderPassAttachmentDescriptor { MTLRenderPassAttachmentDescriptor() }
    func fill(_ copy: NSObject) {
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
open class MTLRenderPassColorAttachmentDescriptorArray: NSObject {
    private final var elements: [Int: MTLRenderPassColorAttachmentDescriptor] = [:]
    /// The descriptor at an index, which is made when it is first read. Nil resets it.
    open subscript(index: Int) -> MTLRenderPassColorAttachmentDescriptor! {
        get {
            if let found = elements[index] { return found }
            let made = MTLRenderPassColorAttachmentDescriptor()
            elements[index] = made
            return made
        }
        set { elements[index] = newValue?.copy() as? MTLRenderPassColorAttachmentDescriptor }
    }
    final func take(_ other: MTLRenderPassColorAttachmentDescriptorArray) {
        for (index, element) in other.elements { self[index] = element }
    }
}
/// Where a pass writes counters.
open class MTLRenderPassSampleBufferAttachmentDescriptor: NSObject, NSCopying {
    public final var sampleBuffer: (any MTLCounterSampleBuffer)?
    public final var startOfVertexSampleIndex = 0
    public final var endOfVertexSampleIndex = 0
    public final var startOfFragmentSampleIndex = 0
    public final var endOfFragmentSampleIndex = 0
    public override init() {}
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func blank() -> MTLRenderPassSampleBufferAttachmentDescriptor { MTLRenderPassSampleBufferAttachmentDescriptor() }
    func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLRenderPassSampleBufferAttachmentDescriptor else { return }
        copy.sampleBuffer = sampleBuffer
        copy.startOfVertexSampleIndex = startOfVertexSampleIndex
        copy.endOfVertexSampleIndex = endOfVertexSampleIndex
        copy.startOfFragmentSampleIndex = startOfFragmentSampleIndex
        copy.endOfFragmentSampleIndex = endOfFragmentSampleIndex
    }
}
/// Where a pass writes counters, by index.
open class MTLRenderPassSampleBufferAttachmentDescriptorArray: NSObject {
    private final var elements: [Int: MTLRenderPassSampleBufferAttachmentDescriptor] = [:]
    /// The descriptor at an index, which is made when it is first read. Nil resets it.
    open subscript(index: Int) -> MTLRenderPassSampleBufferAttachmentDescriptor! {
        get {
            if let found = elements[index] { return found }
            let made = MTLRenderPassSampleBufferAttachmentDescriptor()
            elements[index] = made
            return made
        }
        set { elements[index] = newValue?.copy() as? MTLRenderPassSampleBufferAttachmentDescriptor }
    }
    final func take(_ other: MTLRenderPassSampleBufferAttachmentDescriptorArray) {
        for (index, element) in other.elements { self[index] = element }
    }
}
/// The textures of a render pass.
open class MTLRenderPassDescriptor: NSObject, NSCopying {
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
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func blank() -> MTLRenderPassDescriptor { MTLRenderPassDescriptor() }
    func fill(_ copy: NSObject) {
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
open class MTLComputePassSampleBufferAttachmentDescriptor: NSObject, NSCopying {
    public final var sampleBuffer: (any MTLCounterSampleBuffer)?
    public final var startOfEncoderSampleIndex = 0
    public final var endOfEncoderSampleIndex = 0
    public override init() {}
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func blank() -> MTLComputePassSampleBufferAttachmentDescriptor { MTLComputePassSampleBufferAttachmentDescriptor() }
    func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLComputePassSampleBufferAttachmentDescriptor else { return }
        copy.sampleBuffer = sampleBuffer
        copy.startOfEncoderSampleIndex = startOfEncoderSampleIndex
        copy.endOfEncoderSampleIndex = endOfEncoderSampleIndex
    }
}
/// Where a pass writes counters, by index.
open class MTLComputePassSampleBufferAttachmentDescriptorArray: NSObject {
    private final var elements: [Int: MTLComputePassSampleBufferAttachmentDescriptor] = [:]
    /// The descriptor at an index, which is made when it is first read. Nil resets it.
    open subscript(index: Int) -> MTLComputePassSampleBufferAttachmentDescriptor! {
        get {
            if let found = elements[index] { return found }
            let made = MTLComputePassSampleBufferAttachmentDescriptor()
            elements[index] = made
            return made
        }
        set { elements[index] = newValue?.copy() as? MTLComputePassSampleBufferAttachmentDescriptor }
    }
    final func take(_ other: MTLComputePassSampleBufferAttachmentDescriptorArray) {
        for (index, element) in other.elements { self[index] = element }
    }
}
/// The properties of a compute pass.
open class MTLComputePassDescriptor: NSObject, NSCopying {
    public final var dispatchType = MTLDispatchType.serial
    public final let sampleBufferAttachments: MTLComputePassSampleBufferAttachmentDescriptorArray =
        MTLComputePassSampleBufferAttachmentDescriptorArray()
    public override init() {}
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func blank() -> MTLComputePassDescriptor { MTLComputePassDescriptor() }
    func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLComputePassDescriptor else { return }
        copy.dispatchType = dispatchType
        copy.sampleBufferAttachments.take(sampleBufferAttachments)
    }
}
/// Where a pass writes counters.
open class MTLBlitPassSampleBufferAttachmentDescriptor: NSObject, NSCopying {
    public final var sampleBuffer: (any MTLCounterSampleBuffer)?
    public final var startOfEncoderSampleIndex = 0
    public final var endOfEncoderSampleIndex = 0
    public override init() {}
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func blank() -> MTLBlitPassSampleBufferAttachmentDescriptor { MTLBlitPassSampleBufferAttachmentDescriptor() }
    func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLBlitPassSampleBufferAttachmentDescriptor else { return }
        copy.sampleBuffer = sampleBuffer
        copy.startOfEncoderSampleIndex = startOfEncoderSampleIndex
        copy.endOfEncoderSampleIndex = endOfEncoderSampleIndex
    }
}
/// Where a pass writes counters, by index.
open class MTLBlitPassSampleBufferAttachmentDescriptorArray: NSObject {
    private final var elements: [Int: MTLBlitPassSampleBufferAttachmentDescriptor] = [:]
    /// The descriptor at an index, which is made when it is first read. Nil resets it.
    open subscript(index: Int) -> MTLBlitPassSampleBufferAttachmentDescriptor! {
        get {
            if let found = elements[index] { return found }
            let made = MTLBlitPassSampleBufferAttachmentDescriptor()
            elements[index] = made
            return made
        }
        set { elements[index] = newValue?.copy() as? MTLBlitPassSampleBufferAttachmentDescriptor }
    }
    final func take(_ other: MTLBlitPassSampleBufferAttachmentDescriptorArray) {
        for (index, element) in other.elements { self[index] = element }
    }
}
/// The properties of a pass that copies.
open class MTLBlitPassDescriptor: NSObject, NSCopying {
    public final let sampleBufferAttachments: MTLBlitPassSampleBufferAttachmentDescriptorArray =
        MTLBlitPassSampleBufferAttachmentDescriptorArray()
    public override init() {}
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func blank() -> MTLBlitPassDescriptor { MTLBlitPassDescriptor() }
    func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLBlitPassDescriptor else { return }
        copy.sampleBufferAttachments.take(sampleBufferAttachments)
    }
}
/// Where a pass writes counters.
open class MTLResourceStatePassSampleBufferAttachmentDescriptor: NSObject, NSCopying {
    public final var sampleBuffer: (any MTLCounterSampleBuffer)?
    public final var startOfEncoderSampleIndex = 0
    public final var endOfEncoderSampleIndex = 0
    public override init() {}
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func blank() -> MTLResourceStatePassSampleBufferAttachmentDescriptor { MTLResourceStatePassSampleBufferAttachmentDescriptor() }
    func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLResourceStatePassSampleBufferAttachmentDescriptor else { return }
        copy.sampleBuffer = sampleBuffer
        copy.startOfEncoderSampleIndex = startOfEncoderSampleIndex
        copy.endOfEncoderSampleIndex = endOfEncoderSampleIndex
    }
}
/// Where a pass writes counters, by index.
open class MTLResourceStatePassSampleBufferAttachmentDescriptorArray: NSObject {
    private final var elements: [Int: MTLResourceStatePassSampleBufferAttachmentDescriptor] = [:]
    /// The descriptor at an index, which is made when it is first read. Nil resets it.
    open subscript(index: Int) -> MTLResourceStatePassSampleBufferAttachmentDescriptor! {
        get {
            if let found = elements[index] { return found }
            let made = MTLResourceStatePassSampleBufferAttachmentDescriptor()
            elements[index] = made
            return made
        }
        set { elements[index] = newValue?.copy() as? MTLResourceStatePassSampleBufferAttachmentDescriptor }
    }
    final func take(_ other: MTLResourceStatePassSampleBufferAttachmentDescriptorArray) {
        for (index, element) in other.elements { self[index] = element }
    }
}
/// The properties of a pass that maps sparse textures.
open class MTLResourceStatePassDescriptor: NSObject, NSCopying {
    public final let sampleBufferAttachments: MTLResourceStatePassSampleBufferAttachmentDescriptorArray =
        MTLResourceStatePassSampleBufferAttachmentDescriptorArray()
    public override init() {}
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func blank() -> MTLResourceStatePassDescriptor { MTLResourceStatePassDescriptor() }
    func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLResourceStatePassDescriptor else { return }
        copy.sampleBufferAttachments.take(sampleBufferAttachments)
    }
}
/// Where a pass writes counters.
open class MTLAccelerationStructurePassSampleBufferAttachmentDescriptor: NSObject, NSCopying {
    public final var sampleBuffer: (any MTLCounterSampleBuffer)?
    public final var startOfEncoderSampleIndex = 0
    public final var endOfEncoderSampleIndex = 0
    public override init() {}
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func blank() -> MTLAccelerationStructurePassSampleBufferAttachmentDescriptor {
        MTLAccelerationStructurePassSampleBufferAttachmentDescriptor()
    }
    func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLAccelerationStructurePassSampleBufferAttachmentDescriptor else { return }
        copy.sampleBuffer = sampleBuffer
        copy.startOfEncoderSampleIndex = startOfEncoderSampleIndex
        copy.endOfEncoderSampleIndex = endOfEncoderSampleIndex
    }
}
/// Where a pass writes counters, by index.
open class MTLAccelerationStructurePassSampleBufferAttachmentDescriptorArray: NSObject {
    private final var elements: [Int: MTLAccelerationStructurePassSampleBufferAttachmentDescriptor] = [:]
    /// The descriptor at an index, which is made when it is first read. Nil resets it.
    open subscript(index: Int) -> MTLAccelerationStructurePassSampleBufferAttachmentDescriptor! {
        get {
            if let found = elements[index] { return found }
            let made = MTLAccelerationStructurePassSampleBufferAttachmentDescriptor()
            elements[index] = made
            return made
        }
        set { elements[index] = newValue?.copy() as? MTLAccelerationStructurePassSampleBufferAttachmentDescriptor }
    }
    final func take(_ other: MTLAccelerationStructurePassSampleBufferAttachmentDescriptorArray) {
        for (index, element) in other.elements { self[index] = element }
    }
}
/// The properties of a pass that builds structures.
open class MTLAccelerationStructurePassDescriptor: NSObject, NSCopying {
    public final let sampleBufferAttachments: MTLAccelerationStructurePassSampleBufferAttachmentDescriptorArray =
        MTLAccelerationStructurePassSampleBufferAttachmentDescriptorArray()
    public override init() {}
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func blank() -> MTLAccelerationStructurePassDescriptor { MTLAccelerationStructurePassDescriptor() }
    func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLAccelerationStructurePassDescriptor else { return }
        copy.sampleBufferAttachments.take(sampleBufferAttachments)
    }
}
/// The properties of a new command buffer.
open class MTLCommandBufferDescriptor: NSObject, NSCopying {
    public final var retainedReferences = true
    public final var errorOptions: MTLCommandBufferErrorOption = []
    public final var logState: (any MTLLogState)?
    public override init() {}
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func blank() -> MTLCommandBufferDescriptor { MTLCommandBufferDescriptor() }
    func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLCommandBufferDescriptor else { return }
        copy.retainedReferences = retainedReferences
        copy.errorOptions = errorOptions
        copy.logState = logState
    }
}
/// The properties of a new queue.
open class MTLCommandQueueDescriptor: NSObject, NSCopying {
    public final var maxCommandBufferCount = 64
    public final var logState: (any MTLLogState)?
    public override init() {}
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func blank() -> MTLCommandQueueDescriptor { MTLCommandQueueDescriptor() }
    func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLCommandQueueDescriptor else { return }
        copy.maxCommandBufferCount = maxCommandBufferCount
        copy.logState = logState
    }
}
/// The properties of a new log.
open class MTLLogStateDescriptor: NSObject, NSCopying {
    public final var level = MTLLogLevel.undefined
    public final var bufferSize = 0
    public override init() {}
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func blank() -> MTLLogStateDescriptor { MTLLogStateDescriptor() }
    func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLLogStateDescriptor else { return }
        copy.level = level
        copy.bufferSize = bufferSize
    }
}
/// The properties of a new buffer of counters.
open class MTLCounterSampleBufferDescriptor: NSObject, NSCopying {
    public final var counterSet: (any MTLCounterSet)?
    public final var label = ""
    public final var storageMode = MTLStorageMode.shared
    public final var sampleCount = 0
    public override init() {}
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func blank() -> MTLCounterSampleBufferDescriptor { MTLCounterSampleBufferDescriptor() }
    func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLCounterSampleBufferDescriptor else { return }
        copy.counterSet = counterSet
        copy.label = label
        copy.storageMode = storageMode
        copy.sampleCount = sampleCount
    }
}
/// The properties of a new set of resident resources.
open class MTLResidencySetDescriptor: NSObject, NSCopying {
    public final var label: String?
    public final var initialCapacity = 0
    public override init() {}
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }
    func blank() -> MTLResidencySetDescriptor { MTLResidencySetDescriptor() }
    func fill(_ copy: NSObject) {
        guard let copy = copy as? MTLResidencySetDescriptor else { return }
        copy.label = label
        copy.initialCapacity = initialCapacity
    }
}
