import Foundation

/// Writes commands of a pass.
public protocol MTLCommandEncoder: NSObjectProtocol {
    var device: any MTLDevice { get }
    var label: String? { get set }
    func endEncoding()
    func barrier(afterQueueStages: MTLStages, beforeStages: MTLStages)
    func insertDebugSignpost(_ string: String)
    func pushDebugGroup(_ string: String)
    func popDebugGroup()
}

/// Writes the commands of a render pass.
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
    func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
    func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setVertexBufferOffset(_ offset: Int, index: Int)
    func setVertexBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], range: Range<Int>)
    func setVertexTexture(_ texture: (any MTLTexture)?, index: Int)
    func setVertexTextures(_ textures: [(any MTLTexture)?], range: Range<Int>)
    func setVertexSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setVertexSamplerStates(_ samplers: [(any MTLSamplerState)?], range: Range<Int>)
    func setVertexSamplerState(_ sampler: (any MTLSamplerState)?, lodMinClamp: Float, lodMaxClamp: Float, index: Int)
    func setVertexSamplerStates(_ samplers: [(any MTLSamplerState)?], lodMinClamps: [Float], lodMaxClamps: [Float], range: Range<Int>)
    func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, attributeStride: Int, index: Int)
    func setVertexBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], attributeStrides: [Int], range: Range<Int>)
    func setVertexBufferOffset(offset: Int, attributeStride: Int, index: Int)
    func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, attributeStride: Int, index: Int)
    func setVertexVisibleFunctionTable(_ functionTable: (any MTLVisibleFunctionTable)?, bufferIndex: Int)
    func setVertexVisibleFunctionTables(_ functionTables: [(any MTLVisibleFunctionTable)?], bufferRange: Range<Int>)
    func setVertexIntersectionFunctionTable(_ intersectionFunctionTable: (any MTLIntersectionFunctionTable)?, bufferIndex: Int)
    func setVertexIntersectionFunctionTables(_ intersectionFunctionTables: [(any MTLIntersectionFunctionTable)?], bufferRange: Range<Int>)
    func setVertexAccelerationStructure(_ accelerationStructure: (any MTLAccelerationStructure)?, bufferIndex: Int)
    func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setFragmentBufferOffset(_ offset: Int, index: Int)
    func setFragmentBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], range: Range<Int>)
    func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
    func setFragmentTextures(_ textures: [(any MTLTexture)?], range: Range<Int>)
    func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setFragmentSamplerStates(_ samplers: [(any MTLSamplerState)?], range: Range<Int>)
    func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, lodMinClamp: Float, lodMaxClamp: Float, index: Int)
    func setFragmentSamplerStates(_ samplers: [(any MTLSamplerState)?], lodMinClamps: [Float], lodMaxClamps: [Float], range: Range<Int>)
    func setFragmentVisibleFunctionTable(_ functionTable: (any MTLVisibleFunctionTable)?, bufferIndex: Int)
    func setFragmentVisibleFunctionTables(_ functionTables: [(any MTLVisibleFunctionTable)?], bufferRange: Range<Int>)
    func setFragmentIntersectionFunctionTable(_ intersectionFunctionTable: (any MTLIntersectionFunctionTable)?, bufferIndex: Int)
    func setFragmentIntersectionFunctionTables(
        _ intersectionFunctionTables: [(any MTLIntersectionFunctionTable)?], bufferRange: Range<Int>
    )
    func setFragmentAccelerationStructure(_ accelerationStructure: (any MTLAccelerationStructure)?, bufferIndex: Int)
    func setTileBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setTileBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setTileBufferOffset(_ offset: Int, index: Int)
    func setTileBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], range: Range<Int>)
    func setTileTexture(_ texture: (any MTLTexture)?, index: Int)
    func setTileTextures(_ textures: [(any MTLTexture)?], range: Range<Int>)
    func setTileSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setTileSamplerStates(_ samplers: [(any MTLSamplerState)?], range: Range<Int>)
    func setTileSamplerState(_ sampler: (any MTLSamplerState)?, lodMinClamp: Float, lodMaxClamp: Float, index: Int)
    func setTileSamplerStates(_ samplers: [(any MTLSamplerState)?], lodMinClamps: [Float], lodMaxClamps: [Float], range: Range<Int>)
    func setTileVisibleFunctionTable(_ functionTable: (any MTLVisibleFunctionTable)?, bufferIndex: Int)
    func setTileVisibleFunctionTables(_ functionTables: [(any MTLVisibleFunctionTable)?], bufferRange: Range<Int>)
    func setTileIntersectionFunctionTable(_ intersectionFunctionTable: (any MTLIntersectionFunctionTable)?, bufferIndex: Int)
    func setTileIntersectionFunctionTables(_ intersectionFunctionTables: [(any MTLIntersectionFunctionTable)?], bufferRange: Range<Int>)
    func setTileAccelerationStructure(_ accelerationStructure: (any MTLAccelerationStructure)?, bufferIndex: Int)
    func setObjectBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setObjectBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setObjectBufferOffset(_ offset: Int, index: Int)
    func setObjectBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], range: Range<Int>)
    func setObjectTexture(_ texture: (any MTLTexture)?, index: Int)
    func setObjectTextures(_ textures: [(any MTLTexture)?], range: Range<Int>)
    func setObjectSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setObjectSamplerStates(_ samplers: [(any MTLSamplerState)?], range: Range<Int>)
    func setObjectSamplerState(_ sampler: (any MTLSamplerState)?, lodMinClamp: Float, lodMaxClamp: Float, index: Int)
    func setObjectSamplerStates(_ samplers: [(any MTLSamplerState)?], lodMinClamps: [Float], lodMaxClamps: [Float], range: Range<Int>)
    func setMeshBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setMeshBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setMeshBufferOffset(_ offset: Int, index: Int)
    func setMeshBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], range: Range<Int>)
    func setMeshTexture(_ texture: (any MTLTexture)?, index: Int)
    func setMeshTextures(_ textures: [(any MTLTexture)?], range: Range<Int>)
    func setMeshSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setMeshSamplerStates(_ samplers: [(any MTLSamplerState)?], range: Range<Int>)
    func setMeshSamplerState(_ sampler: (any MTLSamplerState)?, lodMinClamp: Float, lodMaxClamp: Float, index: Int)
    func setMeshSamplerStates(_ samplers: [(any MTLSamplerState)?], lodMinClamps: [Float], lodMaxClamps: [Float], range: Range<Int>)
    func setViewport(_ viewport: MTLViewport)
    func setViewports(_ viewports: [MTLViewport])
    func setFrontFacing(_ frontFacingWinding: MTLWinding)
    func setVertexAmplificationCount(_ count: Int, viewMappings: UnsafePointer<MTLVertexAmplificationViewMapping>?)
    func setCullMode(_ cullMode: MTLCullMode)
    func setDepthClipMode(_ depthClipMode: MTLDepthClipMode)
    func setDepthBias(_ depthBias: Float, slopeScale: Float, clamp: Float)
    func setDepthTestBounds(_ bounds: ClosedRange<Float>)
    func setScissorRect(_ rect: MTLScissorRect)
    func setScissorRects(_ scissorRects: [MTLScissorRect])
    func setTriangleFillMode(_ fillMode: MTLTriangleFillMode)
    func setBlendColor(red: Float, green: Float, blue: Float, alpha: Float)
    func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
    func setStencilReferenceValue(_ referenceValue: UInt32)
    func setStencilReferenceValues(front frontReferenceValue: UInt32, back backReferenceValue: UInt32)
    func setVisibilityResultMode(_ mode: MTLVisibilityResultMode, offset: Int)
    func setColorStoreAction(_ storeAction: MTLStoreAction, index colorAttachmentIndex: Int)
    func setDepthStoreAction(_ storeAction: MTLStoreAction)
    func setStencilStoreAction(_ storeAction: MTLStoreAction)
    func setColorStoreActionOptions(_ storeActionOptions: MTLStoreActionOptions, index colorAttachmentIndex: Int)
    func setDepthStoreActionOptions(_ storeActionOptions: MTLStoreActionOptions)
    func setStencilStoreActionOptions(_ storeActionOptions: MTLStoreActionOptions)
    func setObjectThreadgroupMemoryLength(_ length: Int, index: Int)
    func setThreadgroupMemoryLength(_ length: Int, offset: Int, index: Int)
    func setColorAttachmentMap(_ mapping: MTLLogicalToPhysicalColorAttachmentMap?)
    func drawMeshThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerObjectThreadgroup: MTLSize, threadsPerMeshThreadgroup: MTLSize)
    func drawMeshThreads(_ threadsPerGrid: MTLSize, threadsPerObjectThreadgroup: MTLSize, threadsPerMeshThreadgroup: MTLSize)
    func drawMeshThreadgroups(
        indirectBuffer: any MTLBuffer, indirectBufferOffset: Int, threadsPerObjectThreadgroup: MTLSize, threadsPerMeshThreadgroup: MTLSize
    )
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int, baseInstance: Int)
    func drawPrimitives(type primitiveType: MTLPrimitiveType, indirectBuffer: any MTLBuffer, indirectBufferOffset: Int)
    func drawIndexedPrimitives(
        type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int
    )
    func drawIndexedPrimitives(
        type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer,
        indexBufferOffset: Int, instanceCount: Int
    )
    func drawIndexedPrimitives(
        type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer,
        indexBufferOffset: Int, instanceCount: Int, baseVertex: Int, baseInstance: Int
    )
    func drawIndexedPrimitives(
        type primitiveType: MTLPrimitiveType, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int,
        indirectBuffer: any MTLBuffer, indirectBufferOffset: Int
    )
    func textureBarrier()
    func updateFence(_ fence: any MTLFence, after stages: MTLRenderStages)
    func waitForFence(_ fence: any MTLFence, before stages: MTLRenderStages)
    func setTessellationFactorBuffer(_ buffer: (any MTLBuffer)?, offset: Int, instanceStride: Int)
    func setTessellationFactorScale(_ scale: Float)
    func drawPatches(
        numberOfPatchControlPoints: Int, patchStart: Int, patchCount: Int, patchIndexBuffer: (any MTLBuffer)?,
        patchIndexBufferOffset: Int, instanceCount: Int, baseInstance: Int
    )
    func drawPatches(
        numberOfPatchControlPoints: Int, patchIndexBuffer: (any MTLBuffer)?, patchIndexBufferOffset: Int, indirectBuffer: any MTLBuffer,
        indirectBufferOffset: Int
    )
    func drawIndexedPatches(
        numberOfPatchControlPoints: Int, patchStart: Int, patchCount: Int, patchIndexBuffer: (any MTLBuffer)?,
        patchIndexBufferOffset: Int, controlPointIndexBuffer: any MTLBuffer, controlPointIndexBufferOffset: Int, instanceCount: Int,
        baseInstance: Int
    )
    func drawIndexedPatches(
        numberOfPatchControlPoints: Int, patchIndexBuffer: (any MTLBuffer)?, patchIndexBufferOffset: Int,
        controlPointIndexBuffer: any MTLBuffer, controlPointIndexBufferOffset: Int, indirectBuffer: any MTLBuffer,
        indirectBufferOffset: Int
    )
    var tileWidth: Int { get }
    var tileHeight: Int { get }
    func dispatchThreadsPerTile(_ threadsPerTile: MTLSize)
    func useResource(_ resource: any MTLResource, usage: MTLResourceUsage)
    func useResources(_ resources: [any MTLResource], usage: MTLResourceUsage)
    func useResource(_ resource: any MTLResource, usage: MTLResourceUsage, stages: MTLRenderStages)
    func useResources(_ resources: [any MTLResource], usage: MTLResourceUsage, stages: MTLRenderStages)
    func useHeap(_ heap: any MTLHeap)
    func useHeaps(_ heaps: [any MTLHeap])
    func useHeap(_ heap: any MTLHeap, stages: MTLRenderStages)
    func useHeaps(_ heaps: [any MTLHeap], stages: MTLRenderStages)
    func executeCommandsInBuffer(_ indirectCommandBuffer: any MTLIndirectCommandBuffer, range: Range<Int>)
    func executeCommandsInBuffer(
        _ indirectCommandBuffer: any MTLIndirectCommandBuffer, indirectBuffer indirectRangeBuffer: any MTLBuffer,
        offset indirectBufferOffset: Int
    )
    func memoryBarrier(scope: MTLBarrierScope, after: MTLRenderStages, before: MTLRenderStages)
    func memoryBarrier(resources: [any MTLResource], after: MTLRenderStages, before: MTLRenderStages)
    func sampleCounters(sampleBuffer: any MTLCounterSampleBuffer, sampleIndex: Int, barrier: Bool)
}

/// Makes encoders of one render pass.
public protocol MTLParallelRenderCommandEncoder: MTLCommandEncoder {
    func makeRenderCommandEncoder() -> (any MTLRenderCommandEncoder)?
    func setColorStoreAction(_ storeAction: MTLStoreAction, index colorAttachmentIndex: Int)
    func setDepthStoreAction(_ storeAction: MTLStoreAction)
    func setStencilStoreAction(_ storeAction: MTLStoreAction)
    func setColorStoreActionOptions(_ storeActionOptions: MTLStoreActionOptions, index colorAttachmentIndex: Int)
    func setDepthStoreActionOptions(_ storeActionOptions: MTLStoreActionOptions)
    func setStencilStoreActionOptions(_ storeActionOptions: MTLStoreActionOptions)
}

/// Writes the commands of a compute pass.
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
    var dispatchType: MTLDispatchType { get }
    func setComputePipelineState(_ state: any MTLComputePipelineState)
    func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setBufferOffset(_ offset: Int, index: Int)
    func setBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], range: Range<Int>)
    func setTexture(_ texture: (any MTLTexture)?, index: Int)
    func setTextures(_ textures: [(any MTLTexture)?], range: Range<Int>)
    func setSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setSamplerStates(_ samplers: [(any MTLSamplerState)?], range: Range<Int>)
    func setSamplerState(_ sampler: (any MTLSamplerState)?, lodMinClamp: Float, lodMaxClamp: Float, index: Int)
    func setSamplerStates(_ samplers: [(any MTLSamplerState)?], lodMinClamps: [Float], lodMaxClamps: [Float], range: Range<Int>)
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, attributeStride: Int, index: Int)
    func setBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], attributeStrides: [Int], range: Range<Int>)
    func setBufferOffset(offset: Int, attributeStride: Int, index: Int)
    func setBytes(_ bytes: UnsafeRawPointer, length: Int, attributeStride: Int, index: Int)
    func setVisibleFunctionTable(_ functionTable: (any MTLVisibleFunctionTable)?, bufferIndex: Int)
    func setVisibleFunctionTables(_ functionTables: [(any MTLVisibleFunctionTable)?], bufferRange: Range<Int>)
    func setIntersectionFunctionTable(_ intersectionFunctionTable: (any MTLIntersectionFunctionTable)?, bufferIndex: Int)
    func setIntersectionFunctionTables(_ intersectionFunctionTables: [(any MTLIntersectionFunctionTable)?], bufferRange: Range<Int>)
    func setAccelerationStructure(_ accelerationStructure: (any MTLAccelerationStructure)?, bufferIndex: Int)
    func setThreadgroupMemoryLength(_ length: Int, index: Int)
    func setImageblockWidth(_ width: Int, height: Int)
    func setStageInRegion(_ region: MTLRegion)
    func setStageInRegion(indirectBuffer: any MTLBuffer, indirectBufferOffset: Int)
    func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
    func dispatchThreadgroups(indirectBuffer: any MTLBuffer, indirectBufferOffset: Int, threadsPerThreadgroup: MTLSize)
    func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
    func updateFence(_ fence: any MTLFence)
    func waitForFence(_ fence: any MTLFence)
    func useResource(_ resource: any MTLResource, usage: MTLResourceUsage)
    func useResources(_ resources: [any MTLResource], usage: MTLResourceUsage)
    func useHeap(_ heap: any MTLHeap)
    func useHeaps(_ heaps: [any MTLHeap])
    func executeCommandsInBuffer(_ indirectCommandBuffer: any MTLIndirectCommandBuffer, range: Range<Int>)
    func executeCommandsInBuffer(
        _ indirectCommandBuffer: any MTLIndirectCommandBuffer, indirectBuffer indirectRangeBuffer: any MTLBuffer,
        indirectBufferOffset: Int
    )
    func memoryBarrier(scope: MTLBarrierScope)
    func memoryBarrier(resources: [any MTLResource])
    func sampleCounters(sampleBuffer: any MTLCounterSampleBuffer, sampleIndex: Int, barrier: Bool)
}

/// Writes the commands of a pass that copies.
public protocol MTLBlitCommandEncoder: MTLCommandEncoder {
    func synchronize(resource: any MTLResource)
    func synchronize(texture: any MTLTexture, slice: Int, level: Int)
    func copy(
        from sourceTexture: any MTLTexture, sourceSlice: Int, sourceLevel: Int, sourceOrigin: MTLOrigin, sourceSize: MTLSize,
        to destinationTexture: any MTLTexture, destinationSlice: Int, destinationLevel: Int, destinationOrigin: MTLOrigin
    )
    func copy(
        from sourceBuffer: any MTLBuffer, sourceOffset: Int, sourceBytesPerRow: Int, sourceBytesPerImage: Int, sourceSize: MTLSize,
        to destinationTexture: any MTLTexture, destinationSlice: Int, destinationLevel: Int, destinationOrigin: MTLOrigin
    )
    func copy(
        from sourceBuffer: any MTLBuffer, sourceOffset: Int, sourceBytesPerRow: Int, sourceBytesPerImage: Int, sourceSize: MTLSize,
        to destinationTexture: any MTLTexture, destinationSlice: Int, destinationLevel: Int, destinationOrigin: MTLOrigin,
        options: MTLBlitOption
    )
    func copy(
        from sourceTexture: any MTLTexture, sourceSlice: Int, sourceLevel: Int, sourceOrigin: MTLOrigin, sourceSize: MTLSize,
        to destinationBuffer: any MTLBuffer, destinationOffset: Int, destinationBytesPerRow: Int, destinationBytesPerImage: Int
    )
    func copy(
        from sourceTexture: any MTLTexture, sourceSlice: Int, sourceLevel: Int, sourceOrigin: MTLOrigin, sourceSize: MTLSize,
        to destinationBuffer: any MTLBuffer, destinationOffset: Int, destinationBytesPerRow: Int, destinationBytesPerImage: Int,
        options: MTLBlitOption
    )
    func generateMipmaps(for texture: any MTLTexture)
    func fill(buffer: any MTLBuffer, range: Range<Int>, value: UInt8)
    func copy(
        from sourceTexture: any MTLTexture, sourceSlice: Int, sourceLevel: Int, to destinationTexture: any MTLTexture,
        destinationSlice: Int, destinationLevel: Int, sliceCount: Int, levelCount: Int
    )
    func copy(from sourceTexture: any MTLTexture, to destinationTexture: any MTLTexture)
    func copy(from sourceBuffer: any MTLBuffer, sourceOffset: Int, to destinationBuffer: any MTLBuffer, destinationOffset: Int, size: Int)
    func updateFence(_ fence: any MTLFence)
    func waitForFence(_ fence: any MTLFence)
    func optimizeContentsForGPUAccess(texture: any MTLTexture)
    func optimizeContentsForGPUAccess(texture: any MTLTexture, slice: Int, level: Int)
    func optimizeContentsForCPUAccess(texture: any MTLTexture)
    func optimizeContentsForCPUAccess(texture: any MTLTexture, slice: Int, level: Int)
    func resetCommandsInBuffer(_ buffer: any MTLIndirectCommandBuffer, range: Range<Int>)
    func copyIndirectCommandBuffer(
        _ buffer: any MTLIndirectCommandBuffer, sourceRange: Range<Int>, destination: any MTLIndirectCommandBuffer, destinationIndex: Int
    )
    func optimizeIndirectCommandBuffer(_ buffer: any MTLIndirectCommandBuffer, range: Range<Int>)
    func sampleCounters(sampleBuffer: any MTLCounterSampleBuffer, sampleIndex: Int, barrier: Bool)
    func resolveCounters(
        _ sampleBuffer: any MTLCounterSampleBuffer, range: Range<Int>, destinationBuffer: any MTLBuffer, destinationOffset: Int
    )
}

/// Writes the commands of a pass that maps sparse textures.
public protocol MTLResourceStateCommandEncoder: MTLCommandEncoder {
    func updateFence(_ fence: any MTLFence)
    func waitForFence(_ fence: any MTLFence)
    func update(_ texture: any MTLTexture, mode: MTLSparseTextureMappingMode, region: MTLRegion, mipLevel: Int, slice: Int)
    func update(_ texture: any MTLTexture, mode: MTLSparseTextureMappingMode, indirectBuffer: any MTLBuffer, indirectBufferOffset: Int)
}

/// Writes the commands of a pass that builds structures for rays.
public protocol MTLAccelerationStructureCommandEncoder: MTLCommandEncoder {
    func build(
        accelerationStructure: any MTLAccelerationStructure, descriptor: MTLAccelerationStructureDescriptor, scratchBuffer: any MTLBuffer,
        scratchBufferOffset: Int
    )
    func refit(
        sourceAccelerationStructure: any MTLAccelerationStructure, descriptor: MTLAccelerationStructureDescriptor,
        destinationAccelerationStructure: (any MTLAccelerationStructure)?, scratchBuffer: (any MTLBuffer)?, scratchBufferOffset: Int
    )
    func copy(sourceAccelerationStructure: any MTLAccelerationStructure, destinationAccelerationStructure: any MTLAccelerationStructure)
    func writeCompactedSize(accelerationStructure: any MTLAccelerationStructure, buffer: any MTLBuffer, offset: Int)
    func copyAndCompact(
        sourceAccelerationStructure: any MTLAccelerationStructure, destinationAccelerationStructure: any MTLAccelerationStructure
    )
    func updateFence(_ fence: any MTLFence)
    func waitForFence(_ fence: any MTLFence)
    func useResource(_ resource: any MTLResource, usage: MTLResourceUsage)
    func useResources(_ resources: [any MTLResource], usage: MTLResourceUsage)
    func useHeap(_ heap: any MTLHeap)
    func useHeaps(_ heaps: [any MTLHeap])
    func sampleCounters(sampleBuffer: any MTLCounterSampleBuffer, sampleIndex: Int, barrier: Bool)
}

/// Writes arguments to a buffer.
public protocol MTLArgumentEncoder: NSObjectProtocol {
    var device: any MTLDevice { get }
    var label: String? { get set }
    var encodedLength: Int { get }
    var alignment: Int { get }
    func setArgumentBuffer(_ argumentBuffer: (any MTLBuffer)?, offset: Int)
    func setArgumentBuffer(_ argumentBuffer: (any MTLBuffer)?, startOffset: Int, arrayElement: Int)
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], range: Range<Int>)
    func constantData(at index: Int) -> UnsafeMutableRawPointer
    func setAccelerationStructure(_ accelerationStructure: (any MTLAccelerationStructure)?, index: Int)
    func makeArgumentEncoderForBuffer(atIndex index: Int) -> (any MTLArgumentEncoder)?
    func setTexture(_ texture: (any MTLTexture)?, index: Int)
    func setTextures(_ textures: [(any MTLTexture)?], range: Range<Int>)
    func setSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setSamplerStates(_ samplers: [(any MTLSamplerState)?], range: Range<Int>)
    func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?, index: Int)
    func setDepthStencilStates(_ depthStencilStates: [(any MTLDepthStencilState)?], range: Range<Int>)
    func setRenderPipelineState(_ pipeline: (any MTLRenderPipelineState)?, index: Int)
    func setRenderPipelineStates(_ pipelines: [(any MTLRenderPipelineState)?], range: Range<Int>)
    func setComputePipelineState(_ pipeline: (any MTLComputePipelineState)?, index: Int)
    func setComputePipelineStates(_ pipelines: [(any MTLComputePipelineState)?], range: Range<Int>)
    func setIndirectCommandBuffer(_ indirectCommandBuffer: (any MTLIndirectCommandBuffer)?, index: Int)
    func setIndirectCommandBuffers(_ indirectCommandBuffers: [(any MTLIndirectCommandBuffer)?], range: Range<Int>)
    func setVisibleFunctionTable(_ visibleFunctionTable: (any MTLVisibleFunctionTable)?, index: Int)
    func setVisibleFunctionTables(_ visibleFunctionTables: [(any MTLVisibleFunctionTable)?], range: Range<Int>)
    func setIntersectionFunctionTable(_ intersectionFunctionTable: (any MTLIntersectionFunctionTable)?, index: Int)
    func setIntersectionFunctionTables(_ intersectionFunctionTables: [(any MTLIntersectionFunctionTable)?], range: Range<Int>)
}

/// Commands that a processor can write.
public protocol MTLIndirectCommandBuffer: MTLResource {
    var size: Int { get }
    var gpuResourceID: MTLResourceID { get }
    func reset(_ range: Range<Int>)
    func indirectRenderCommandAt(_ commandIndex: Int) -> any MTLIndirectRenderCommand
    func indirectComputeCommandAt(_ commandIndex: Int) -> any MTLIndirectComputeCommand
}

/// A drawing command that a processor can write.
public protocol MTLIndirectRenderCommand: NSObjectProtocol {
    func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
    func setVertexBuffer(_ buffer: any MTLBuffer, offset: Int, at index: Int)
    func setFragmentBuffer(_ buffer: any MTLBuffer, offset: Int, at index: Int)
    func setObjectBuffer(_ buffer: any MTLBuffer, offset: Int, at index: Int)
    func setMeshBuffer(_ buffer: any MTLBuffer, offset: Int, at index: Int)
    func setVertexBuffer(_ buffer: any MTLBuffer, offset: Int, attributeStride stride: Int, at index: Int)
    func drawPrimitives(_ primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int, baseInstance: Int)
    func drawIndexedPrimitives(
        _ primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int,
        instanceCount: Int, baseVertex: Int, baseInstance: Int
    )
    func setObjectThreadgroupMemoryLength(_ length: Int, index: Int)
    func drawMeshThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerObjectThreadgroup: MTLSize, threadsPerMeshThreadgroup: MTLSize)
    func drawMeshThreads(_ threadsPerGrid: MTLSize, threadsPerObjectThreadgroup: MTLSize, threadsPerMeshThreadgroup: MTLSize)
    func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
    func setDepthBias(_ depthBias: Float, slopeScale: Float, clamp: Float)
    func setDepthClipMode(_ depthClipMode: MTLDepthClipMode)
    func setCullMode(_ cullMode: MTLCullMode)
    func setFrontFacing(_ frontFacingWinding: MTLWinding)
    func setTriangleFillMode(_ fillMode: MTLTriangleFillMode)
    func setBarrier()
    func clearBarrier()
    func reset()
}

/// A computing command that a processor can write.
public protocol MTLIndirectComputeCommand: NSObjectProtocol {
    func setComputePipelineState(_ pipelineState: any MTLComputePipelineState)
    func setKernelBuffer(_ buffer: any MTLBuffer, offset: Int, at index: Int)
    func setKernelBuffer(_ buffer: any MTLBuffer, offset: Int, attributeStride stride: Int, at index: Int)
    func concurrentDispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
    func concurrentDispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
    func setBarrier()
    func clearBarrier()
    func setImageblockWidth(_ width: Int, height: Int)
    func reset()
    func setThreadgroupMemoryLength(_ length: Int, index: Int)
    func setStageInRegion(_ region: MTLRegion)
}
