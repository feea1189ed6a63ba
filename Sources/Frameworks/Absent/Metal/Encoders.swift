import Foundation

/// Writes commands of a pass.
public protocol MTLCommandEncoder: NSObjectProtocol {
    /// The device.
    var device: any MTLDevice { get }
    /// The label.
    var label: String? { get set }
    /// Ends the encoding.
    func endEncoding()
    /// Barrier.
    func barrier(afterQueueStages: MTLStages, beforeStages: MTLStages)
    /// Inserts the debug signpost.
    func insertDebugSignpost(_ string: String)
    /// Begins the debug group.
    func pushDebugGroup(_ string: String)
    /// Ends the debug group.
    func popDebugGroup()
}

/// Writes the commands of a render pass.
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
    /// Sets the render pipeline state.
    func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
    /// Sets the vertex bytes.
    func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    /// Sets the vertex buffer.
    func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    /// Sets the vertex buffer offset.
    func setVertexBufferOffset(_ offset: Int, index: Int)
    /// Sets the vertex buffers.
    func setVertexBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], range: Range<Int>)
    /// Sets the vertex texture.
    func setVertexTexture(_ texture: (any MTLTexture)?, index: Int)
    /// Sets the vertex textures.
    func setVertexTextures(_ textures: [(any MTLTexture)?], range: Range<Int>)
    /// Sets the vertex sampler state.
    func setVertexSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    /// Sets the vertex sampler states.
    func setVertexSamplerStates(_ samplers: [(any MTLSamplerState)?], range: Range<Int>)
    /// Sets the vertex sampler state.
    func setVertexSamplerState(_ sampler: (any MTLSamplerState)?, lodMinClamp: Float, lodMaxClamp: Float, index: Int)
    /// Sets the vertex sampler states.
    func setVertexSamplerStates(_ samplers: [(any MTLSamplerState)?], lodMinClamps: [Float], lodMaxClamps: [Float], range: Range<Int>)
    /// Sets the vertex buffer.
    func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, attributeStride: Int, index: Int)
    /// Sets the vertex buffers.
    func setVertexBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], attributeStrides: [Int], range: Range<Int>)
    /// Sets the vertex buffer offset.
    func setVertexBufferOffset(offset: Int, attributeStride: Int, index: Int)
    /// Sets the vertex bytes.
    func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, attributeStride: Int, index: Int)
    /// Sets the vertex visible function table.
    func setVertexVisibleFunctionTable(_ functionTable: (any MTLVisibleFunctionTable)?, bufferIndex: Int)
    /// Sets the vertex visible function tables.
    func setVertexVisibleFunctionTables(_ functionTables: [(any MTLVisibleFunctionTable)?], bufferRange: Range<Int>)
    /// Sets the vertex intersection function table.
    func setVertexIntersectionFunctionTable(_ intersectionFunctionTable: (any MTLIntersectionFunctionTable)?, bufferIndex: Int)
    /// Sets the vertex intersection function tables.
    func setVertexIntersectionFunctionTables(_ intersectionFunctionTables: [(any MTLIntersectionFunctionTable)?], bufferRange: Range<Int>)
    /// Sets the vertex acceleration structure.
    func setVertexAccelerationStructure(_ accelerationStructure: (any MTLAccelerationStructure)?, bufferIndex: Int)
    /// Sets the fragment bytes.
    func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    /// Sets the fragment buffer.
    func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    /// Sets the fragment buffer offset.
    func setFragmentBufferOffset(_ offset: Int, index: Int)
    /// Sets the fragment buffers.
    func setFragmentBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], range: Range<Int>)
    /// Sets the fragment texture.
    func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
    /// Sets the fragment textures.
    func setFragmentTextures(_ textures: [(any MTLTexture)?], range: Range<Int>)
    /// Sets the fragment sampler state.
    func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    /// Sets the fragment sampler states.
    func setFragmentSamplerStates(_ samplers: [(any MTLSamplerState)?], range: Range<Int>)
    /// Sets the fragment sampler state.
    func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, lodMinClamp: Float, lodMaxClamp: Float, index: Int)
    /// Sets the fragment sampler states.
    func setFragmentSamplerStates(_ samplers: [(any MTLSamplerState)?], lodMinClamps: [Float], lodMaxClamps: [Float], range: Range<Int>)
    /// Sets the fragment visible function table.
    func setFragmentVisibleFunctionTable(_ functionTable: (any MTLVisibleFunctionTable)?, bufferIndex: Int)
    /// Sets the fragment visible function tables.
    func setFragmentVisibleFunctionTables(_ functionTables: [(any MTLVisibleFunctionTable)?], bufferRange: Range<Int>)
    /// Sets the fragment intersection function table.
    func setFragmentIntersectionFunctionTable(_ intersectionFunctionTable: (any MTLIntersectionFunctionTable)?, bufferIndex: Int)
    /// Sets the fragment intersection function tables.
    func setFragmentIntersectionFunctionTables(
        _ intersectionFunctionTables: [(any MTLIntersectionFunctionTable)?], bufferRange: Range<Int>
    )
    /// Sets the fragment acceleration structure.
    func setFragmentAccelerationStructure(_ accelerationStructure: (any MTLAccelerationStructure)?, bufferIndex: Int)
    /// Sets the tile bytes.
    func setTileBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    /// Sets the tile buffer.
    func setTileBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    /// Sets the tile buffer offset.
    func setTileBufferOffset(_ offset: Int, index: Int)
    /// Sets the tile buffers.
    func setTileBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], range: Range<Int>)
    /// Sets the tile texture.
    func setTileTexture(_ texture: (any MTLTexture)?, index: Int)
    /// Sets the tile textures.
    func setTileTextures(_ textures: [(any MTLTexture)?], range: Range<Int>)
    /// Sets the tile sampler state.
    func setTileSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    /// Sets the tile sampler states.
    func setTileSamplerStates(_ samplers: [(any MTLSamplerState)?], range: Range<Int>)
    /// Sets the tile sampler state.
    func setTileSamplerState(_ sampler: (any MTLSamplerState)?, lodMinClamp: Float, lodMaxClamp: Float, index: Int)
    /// Sets the tile sampler states.
    func setTileSamplerStates(_ samplers: [(any MTLSamplerState)?], lodMinClamps: [Float], lodMaxClamps: [Float], range: Range<Int>)
    /// Sets the tile visible function table.
    func setTileVisibleFunctionTable(_ functionTable: (any MTLVisibleFunctionTable)?, bufferIndex: Int)
    /// Sets the tile visible function tables.
    func setTileVisibleFunctionTables(_ functionTables: [(any MTLVisibleFunctionTable)?], bufferRange: Range<Int>)
    /// Sets the tile intersection function table.
    func setTileIntersectionFunctionTable(_ intersectionFunctionTable: (any MTLIntersectionFunctionTable)?, bufferIndex: Int)
    /// Sets the tile intersection function tables.
    func setTileIntersectionFunctionTables(_ intersectionFunctionTables: [(any MTLIntersectionFunctionTable)?], bufferRange: Range<Int>)
    /// Sets the tile acceleration structure.
    func setTileAccelerationStructure(_ accelerationStructure: (any MTLAccelerationStructure)?, bufferIndex: Int)
    /// Sets the object bytes.
    func setObjectBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    /// Sets the object buffer.
    func setObjectBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    /// Sets the object buffer offset.
    func setObjectBufferOffset(_ offset: Int, index: Int)
    /// Sets the object buffers.
    func setObjectBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], range: Range<Int>)
    /// Sets the object texture.
    func setObjectTexture(_ texture: (any MTLTexture)?, index: Int)
    /// Sets the object textures.
    func setObjectTextures(_ textures: [(any MTLTexture)?], range: Range<Int>)
    /// Sets the object sampler state.
    func setObjectSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    /// Sets the object sampler states.
    func setObjectSamplerStates(_ samplers: [(any MTLSamplerState)?], range: Range<Int>)
    /// Sets the object sampler state.
    func setObjectSamplerState(_ sampler: (any MTLSamplerState)?, lodMinClamp: Float, lodMaxClamp: Float, index: Int)
    /// Sets the object sampler states.
    func setObjectSamplerStates(_ samplers: [(any MTLSamplerState)?], lodMinClamps: [Float], lodMaxClamps: [Float], range: Range<Int>)
    /// Sets the mesh bytes.
    func setMeshBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    /// Sets the mesh buffer.
    func setMeshBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    /// Sets the mesh buffer offset.
    func setMeshBufferOffset(_ offset: Int, index: Int)
    /// Sets the mesh buffers.
    func setMeshBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], range: Range<Int>)
    /// Sets the mesh texture.
    func setMeshTexture(_ texture: (any MTLTexture)?, index: Int)
    /// Sets the mesh textures.
    func setMeshTextures(_ textures: [(any MTLTexture)?], range: Range<Int>)
    /// Sets the mesh sampler state.
    func setMeshSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    /// Sets the mesh sampler states.
    func setMeshSamplerStates(_ samplers: [(any MTLSamplerState)?], range: Range<Int>)
    /// Sets the mesh sampler state.
    func setMeshSamplerState(_ sampler: (any MTLSamplerState)?, lodMinClamp: Float, lodMaxClamp: Float, index: Int)
    /// Sets the mesh sampler states.
    func setMeshSamplerStates(_ samplers: [(any MTLSamplerState)?], lodMinClamps: [Float], lodMaxClamps: [Float], range: Range<Int>)
    /// Sets the viewport.
    func setViewport(_ viewport: MTLViewport)
    /// Sets the viewports.
    func setViewports(_ viewports: [MTLViewport])
    /// Sets the front facing.
    func setFrontFacing(_ frontFacingWinding: MTLWinding)
    /// Sets the vertex amplification count.
    func setVertexAmplificationCount(_ count: Int, viewMappings: UnsafePointer<MTLVertexAmplificationViewMapping>?)
    /// Sets the cull mode.
    func setCullMode(_ cullMode: MTLCullMode)
    /// Sets the depth clip mode.
    func setDepthClipMode(_ depthClipMode: MTLDepthClipMode)
    /// Sets the depth bias.
    func setDepthBias(_ depthBias: Float, slopeScale: Float, clamp: Float)
    /// Sets the depth test bounds.
    func setDepthTestBounds(_ bounds: ClosedRange<Float>)
    /// Sets the scissor rect.
    func setScissorRect(_ rect: MTLScissorRect)
    /// Sets the scissor rects.
    func setScissorRects(_ scissorRects: [MTLScissorRect])
    /// Sets the triangle fill mode.
    func setTriangleFillMode(_ fillMode: MTLTriangleFillMode)
    /// Sets the blend color.
    func setBlendColor(red: Float, green: Float, blue: Float, alpha: Float)
    /// Sets the depth stencil state.
    func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
    /// Sets the stencil reference value.
    func setStencilReferenceValue(_ referenceValue: UInt32)
    /// Sets the stencil reference values.
    func setStencilReferenceValues(front frontReferenceValue: UInt32, back backReferenceValue: UInt32)
    /// Sets the visibility result mode.
    func setVisibilityResultMode(_ mode: MTLVisibilityResultMode, offset: Int)
    /// Sets the color store action.
    func setColorStoreAction(_ storeAction: MTLStoreAction, index colorAttachmentIndex: Int)
    /// Sets the depth store action.
    func setDepthStoreAction(_ storeAction: MTLStoreAction)
    /// Sets the stencil store action.
    func setStencilStoreAction(_ storeAction: MTLStoreAction)
    /// Sets the color store action options.
    func setColorStoreActionOptions(_ storeActionOptions: MTLStoreActionOptions, index colorAttachmentIndex: Int)
    /// Sets the depth store action options.
    func setDepthStoreActionOptions(_ storeActionOptions: MTLStoreActionOptions)
    /// Sets the stencil store action options.
    func setStencilStoreActionOptions(_ storeActionOptions: MTLStoreActionOptions)
    /// Sets the object threadgroup memory length.
    func setObjectThreadgroupMemoryLength(_ length: Int, index: Int)
    /// Sets the threadgroup memory length.
    func setThreadgroupMemoryLength(_ length: Int, offset: Int, index: Int)
    /// Sets the color attachment map.
    func setColorAttachmentMap(_ mapping: MTLLogicalToPhysicalColorAttachmentMap?)
    /// Draws the mesh threadgroups.
    func drawMeshThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerObjectThreadgroup: MTLSize, threadsPerMeshThreadgroup: MTLSize)
    /// Draws the mesh threads.
    func drawMeshThreads(_ threadsPerGrid: MTLSize, threadsPerObjectThreadgroup: MTLSize, threadsPerMeshThreadgroup: MTLSize)
    /// Draws the mesh threadgroups.
    func drawMeshThreadgroups(
        indirectBuffer: any MTLBuffer, indirectBufferOffset: Int, threadsPerObjectThreadgroup: MTLSize, threadsPerMeshThreadgroup: MTLSize
    )
    /// Draws the primitives.
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
    /// Draws the primitives.
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
    /// Draws the primitives.
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int, baseInstance: Int)
    /// Draws the primitives.
    func drawPrimitives(type primitiveType: MTLPrimitiveType, indirectBuffer: any MTLBuffer, indirectBufferOffset: Int)
    /// Draws the indexed primitives.
    func drawIndexedPrimitives(
        type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int
    )
    /// Draws the indexed primitives.
    func drawIndexedPrimitives(
        type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer,
        indexBufferOffset: Int, instanceCount: Int
    )
    /// Draws the indexed primitives.
    func drawIndexedPrimitives(
        type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer,
        indexBufferOffset: Int, instanceCount: Int, baseVertex: Int, baseInstance: Int
    )
    /// Draws the indexed primitives.
    func drawIndexedPrimitives(
        type primitiveType: MTLPrimitiveType, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int,
        indirectBuffer: any MTLBuffer, indirectBufferOffset: Int
    )
    /// A step: texture barrier.
    func textureBarrier()
    /// Updates the fence.
    func updateFence(_ fence: any MTLFence, after stages: MTLRenderStages)
    /// Waits for the fence.
    func waitForFence(_ fence: any MTLFence, before stages: MTLRenderStages)
    /// Sets the tessellation factor buffer.
    func setTessellationFactorBuffer(_ buffer: (any MTLBuffer)?, offset: Int, instanceStride: Int)
    /// Sets the tessellation factor scale.
    func setTessellationFactorScale(_ scale: Float)
    /// Draws the patches.
    func drawPatches(
        numberOfPatchControlPoints: Int, patchStart: Int, patchCount: Int, patchIndexBuffer: (any MTLBuffer)?,
        patchIndexBufferOffset: Int, instanceCount: Int, baseInstance: Int
    )
    /// Draws the patches.
    func drawPatches(
        numberOfPatchControlPoints: Int, patchIndexBuffer: (any MTLBuffer)?, patchIndexBufferOffset: Int, indirectBuffer: any MTLBuffer,
        indirectBufferOffset: Int
    )
    /// Draws the indexed patches.
    func drawIndexedPatches(
        numberOfPatchControlPoints: Int, patchStart: Int, patchCount: Int, patchIndexBuffer: (any MTLBuffer)?,
        patchIndexBufferOffset: Int, controlPointIndexBuffer: any MTLBuffer, controlPointIndexBufferOffset: Int, instanceCount: Int,
        baseInstance: Int
    )
    /// Draws the indexed patches.
    func drawIndexedPatches(
        numberOfPatchControlPoints: Int, patchIndexBuffer: (any MTLBuffer)?, patchIndexBufferOffset: Int,
        controlPointIndexBuffer: any MTLBuffer, controlPointIndexBufferOffset: Int, indirectBuffer: any MTLBuffer,
        indirectBufferOffset: Int
    )
    /// The tile width.
    var tileWidth: Int { get }
    /// The tile height.
    var tileHeight: Int { get }
    /// Runs the threads per tile.
    func dispatchThreadsPerTile(_ threadsPerTile: MTLSize)
    /// Uses the resource.
    func useResource(_ resource: any MTLResource, usage: MTLResourceUsage)
    /// Uses the resources.
    func useResources(_ resources: [any MTLResource], usage: MTLResourceUsage)
    /// Uses the resource.
    func useResource(_ resource: any MTLResource, usage: MTLResourceUsage, stages: MTLRenderStages)
    /// Uses the resources.
    func useResources(_ resources: [any MTLResource], usage: MTLResourceUsage, stages: MTLRenderStages)
    /// Uses the heap.
    func useHeap(_ heap: any MTLHeap)
    /// Uses the heaps.
    func useHeaps(_ heaps: [any MTLHeap])
    /// Uses the heap.
    func useHeap(_ heap: any MTLHeap, stages: MTLRenderStages)
    /// Uses the heaps.
    func useHeaps(_ heaps: [any MTLHeap], stages: MTLRenderStages)
    /// Runs the commands in buffer.
    func executeCommandsInBuffer(_ indirectCommandBuffer: any MTLIndirectCommandBuffer, range: Range<Int>)
    /// Runs the commands in buffer.
    func executeCommandsInBuffer(
        _ indirectCommandBuffer: any MTLIndirectCommandBuffer, indirectBuffer indirectRangeBuffer: any MTLBuffer,
        offset indirectBufferOffset: Int
    )
    /// A step: memory barrier.
    func memoryBarrier(scope: MTLBarrierScope, after: MTLRenderStages, before: MTLRenderStages)
    /// A step: memory barrier.
    func memoryBarrier(resources: [any MTLResource], after: MTLRenderStages, before: MTLRenderStages)
    /// Reads the counters.
    func sampleCounters(sampleBuffer: any MTLCounterSampleBuffer, sampleIndex: Int, barrier: Bool)
}

/// Makes encoders of one render pass.
public protocol MTLParallelRenderCommandEncoder: MTLCommandEncoder {
    /// Makes a render command encoder.
    func makeRenderCommandEncoder() -> (any MTLRenderCommandEncoder)?
    /// Sets the color store action.
    func setColorStoreAction(_ storeAction: MTLStoreAction, index colorAttachmentIndex: Int)
    /// Sets the depth store action.
    func setDepthStoreAction(_ storeAction: MTLStoreAction)
    /// Sets the stencil store action.
    func setStencilStoreAction(_ storeAction: MTLStoreAction)
    /// Sets the color store action options.
    func setColorStoreActionOptions(_ storeActionOptions: MTLStoreActionOptions, index colorAttachmentIndex: Int)
    /// Sets the depth store action options.
    func setDepthStoreActionOptions(_ storeActionOptions: MTLStoreActionOptions)
    /// Sets the stencil store action options.
    func setStencilStoreActionOptions(_ storeActionOptions: MTLStoreActionOptions)
}

/// Writes the commands of a compute pass.
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
    /// The dispatch type.
    var dispatchType: MTLDispatchType { get }
    /// Sets the compute pipeline state.
    func setComputePipelineState(_ state: any MTLComputePipelineState)
    /// Sets the bytes.
    func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    /// Sets the buffer.
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    /// Sets the buffer offset.
    func setBufferOffset(_ offset: Int, index: Int)
    /// Sets the buffers.
    func setBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], range: Range<Int>)
    /// Sets the texture.
    func setTexture(_ texture: (any MTLTexture)?, index: Int)
    /// Sets the textures.
    func setTextures(_ textures: [(any MTLTexture)?], range: Range<Int>)
    /// Sets the sampler state.
    func setSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    /// Sets the sampler states.
    func setSamplerStates(_ samplers: [(any MTLSamplerState)?], range: Range<Int>)
    /// Sets the sampler state.
    func setSamplerState(_ sampler: (any MTLSamplerState)?, lodMinClamp: Float, lodMaxClamp: Float, index: Int)
    /// Sets the sampler states.
    func setSamplerStates(_ samplers: [(any MTLSamplerState)?], lodMinClamps: [Float], lodMaxClamps: [Float], range: Range<Int>)
    /// Sets the buffer.
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, attributeStride: Int, index: Int)
    /// Sets the buffers.
    func setBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], attributeStrides: [Int], range: Range<Int>)
    /// Sets the buffer offset.
    func setBufferOffset(offset: Int, attributeStride: Int, index: Int)
    /// Sets the bytes.
    func setBytes(_ bytes: UnsafeRawPointer, length: Int, attributeStride: Int, index: Int)
    /// Sets the visible function table.
    func setVisibleFunctionTable(_ functionTable: (any MTLVisibleFunctionTable)?, bufferIndex: Int)
    /// Sets the visible function tables.
    func setVisibleFunctionTables(_ functionTables: [(any MTLVisibleFunctionTable)?], bufferRange: Range<Int>)
    /// Sets the intersection function table.
    func setIntersectionFunctionTable(_ intersectionFunctionTable: (any MTLIntersectionFunctionTable)?, bufferIndex: Int)
    /// Sets the intersection function tables.
    func setIntersectionFunctionTables(_ intersectionFunctionTables: [(any MTLIntersectionFunctionTable)?], bufferRange: Range<Int>)
    /// Sets the acceleration structure.
    func setAccelerationStructure(_ accelerationStructure: (any MTLAccelerationStructure)?, bufferIndex: Int)
    /// Sets the threadgroup memory length.
    func setThreadgroupMemoryLength(_ length: Int, index: Int)
    /// Sets the imageblock width.
    func setImageblockWidth(_ width: Int, height: Int)
    /// Sets the stage in region.
    func setStageInRegion(_ region: MTLRegion)
    /// Sets the stage in region.
    func setStageInRegion(indirectBuffer: any MTLBuffer, indirectBufferOffset: Int)
    /// Runs the threadgroups.
    func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
    /// Runs the threadgroups.
    func dispatchThreadgroups(indirectBuffer: any MTLBuffer, indirectBufferOffset: Int, threadsPerThreadgroup: MTLSize)
    /// Runs the threads.
    func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
    /// Updates the fence.
    func updateFence(_ fence: any MTLFence)
    /// Waits for the fence.
    func waitForFence(_ fence: any MTLFence)
    /// Uses the resource.
    func useResource(_ resource: any MTLResource, usage: MTLResourceUsage)
    /// Uses the resources.
    func useResources(_ resources: [any MTLResource], usage: MTLResourceUsage)
    /// Uses the heap.
    func useHeap(_ heap: any MTLHeap)
    /// Uses the heaps.
    func useHeaps(_ heaps: [any MTLHeap])
    /// Runs the commands in buffer.
    func executeCommandsInBuffer(_ indirectCommandBuffer: any MTLIndirectCommandBuffer, range: Range<Int>)
    /// Runs the commands in buffer.
    func executeCommandsInBuffer(
        _ indirectCommandBuffer: any MTLIndirectCommandBuffer, indirectBuffer indirectRangeBuffer: any MTLBuffer,
        indirectBufferOffset: Int
    )
    /// A step: memory barrier.
    func memoryBarrier(scope: MTLBarrierScope)
    /// A step: memory barrier.
    func memoryBarrier(resources: [any MTLResource])
    /// Reads the counters.
    func sampleCounters(sampleBuffer: any MTLCounterSampleBuffer, sampleIndex: Int, barrier: Bool)
}

/// Writes the commands of a pass that copies.
public protocol MTLBlitCommandEncoder: MTLCommandEncoder {
    /// Synchronizes it.
    func synchronize(resource: any MTLResource)
    /// Synchronizes it.
    func synchronize(texture: any MTLTexture, slice: Int, level: Int)
    /// Copies it.
    func copy(
        from sourceTexture: any MTLTexture, sourceSlice: Int, sourceLevel: Int, sourceOrigin: MTLOrigin, sourceSize: MTLSize,
        to destinationTexture: any MTLTexture, destinationSlice: Int, destinationLevel: Int, destinationOrigin: MTLOrigin
    )
    /// Copies it.
    func copy(
        from sourceBuffer: any MTLBuffer, sourceOffset: Int, sourceBytesPerRow: Int, sourceBytesPerImage: Int, sourceSize: MTLSize,
        to destinationTexture: any MTLTexture, destinationSlice: Int, destinationLevel: Int, destinationOrigin: MTLOrigin
    )
    /// Copies it.
    func copy(
        from sourceBuffer: any MTLBuffer, sourceOffset: Int, sourceBytesPerRow: Int, sourceBytesPerImage: Int, sourceSize: MTLSize,
        to destinationTexture: any MTLTexture, destinationSlice: Int, destinationLevel: Int, destinationOrigin: MTLOrigin,
        options: MTLBlitOption
    )
    /// Copies it.
    func copy(
        from sourceTexture: any MTLTexture, sourceSlice: Int, sourceLevel: Int, sourceOrigin: MTLOrigin, sourceSize: MTLSize,
        to destinationBuffer: any MTLBuffer, destinationOffset: Int, destinationBytesPerRow: Int, destinationBytesPerImage: Int
    )
    /// Copies it.
    func copy(
        from sourceTexture: any MTLTexture, sourceSlice: Int, sourceLevel: Int, sourceOrigin: MTLOrigin, sourceSize: MTLSize,
        to destinationBuffer: any MTLBuffer, destinationOffset: Int, destinationBytesPerRow: Int, destinationBytesPerImage: Int,
        options: MTLBlitOption
    )
    /// Makes a mipmaps.
    func generateMipmaps(for texture: any MTLTexture)
    /// Fills it.
    func fill(buffer: any MTLBuffer, range: Range<Int>, value: UInt8)
    /// Copies it.
    func copy(
        from sourceTexture: any MTLTexture, sourceSlice: Int, sourceLevel: Int, to destinationTexture: any MTLTexture,
        destinationSlice: Int, destinationLevel: Int, sliceCount: Int, levelCount: Int
    )
    /// Copies it.
    func copy(from sourceTexture: any MTLTexture, to destinationTexture: any MTLTexture)
    /// Copies it.
    func copy(from sourceBuffer: any MTLBuffer, sourceOffset: Int, to destinationBuffer: any MTLBuffer, destinationOffset: Int, size: Int)
    /// Updates the fence.
    func updateFence(_ fence: any MTLFence)
    /// Waits for the fence.
    func waitForFence(_ fence: any MTLFence)
    /// Optimizes the contents for GPU access.
    func optimizeContentsForGPUAccess(texture: any MTLTexture)
    /// Optimizes the contents for GPU access.
    func optimizeContentsForGPUAccess(texture: any MTLTexture, slice: Int, level: Int)
    /// Optimizes the contents for CPU access.
    func optimizeContentsForCPUAccess(texture: any MTLTexture)
    /// Optimizes the contents for CPU access.
    func optimizeContentsForCPUAccess(texture: any MTLTexture, slice: Int, level: Int)
    /// Resets the commands in buffer.
    func resetCommandsInBuffer(_ buffer: any MTLIndirectCommandBuffer, range: Range<Int>)
    /// Copies the indirect command buffer.
    func copyIndirectCommandBuffer(
        _ buffer: any MTLIndirectCommandBuffer, sourceRange: Range<Int>, destination: any MTLIndirectCommandBuffer, destinationIndex: Int
    )
    /// Optimizes the indirect command buffer.
    func optimizeIndirectCommandBuffer(_ buffer: any MTLIndirectCommandBuffer, range: Range<Int>)
    /// Reads the counters.
    func sampleCounters(sampleBuffer: any MTLCounterSampleBuffer, sampleIndex: Int, barrier: Bool)
    /// Resolves the counters.
    func resolveCounters(
        _ sampleBuffer: any MTLCounterSampleBuffer, range: Range<Int>, destinationBuffer: any MTLBuffer, destinationOffset: Int
    )
}

/// Writes the commands of a pass that maps sparse textures.
public protocol MTLResourceStateCommandEncoder: MTLCommandEncoder {
    /// Updates the fence.
    func updateFence(_ fence: any MTLFence)
    /// Waits for the fence.
    func waitForFence(_ fence: any MTLFence)
    /// Updates it.
    func update(_ texture: any MTLTexture, mode: MTLSparseTextureMappingMode, region: MTLRegion, mipLevel: Int, slice: Int)
    /// Updates it.
    func update(_ texture: any MTLTexture, mode: MTLSparseTextureMappingMode, indirectBuffer: any MTLBuffer, indirectBufferOffset: Int)
}

/// Writes the commands of a pass that builds structures for rays.
public protocol MTLAccelerationStructureCommandEncoder: MTLCommandEncoder {
    /// Builds it.
    func build(
        accelerationStructure: any MTLAccelerationStructure, descriptor: MTLAccelerationStructureDescriptor, scratchBuffer: any MTLBuffer,
        scratchBufferOffset: Int
    )
    /// Refits it.
    func refit(
        sourceAccelerationStructure: any MTLAccelerationStructure, descriptor: MTLAccelerationStructureDescriptor,
        destinationAccelerationStructure: (any MTLAccelerationStructure)?, scratchBuffer: (any MTLBuffer)?, scratchBufferOffset: Int
    )
    /// Copies it.
    func copy(sourceAccelerationStructure: any MTLAccelerationStructure, destinationAccelerationStructure: any MTLAccelerationStructure)
    /// Writes the compacted size.
    func writeCompactedSize(accelerationStructure: any MTLAccelerationStructure, buffer: any MTLBuffer, offset: Int)
    /// Copies the and compact.
    func copyAndCompact(
        sourceAccelerationStructure: any MTLAccelerationStructure, destinationAccelerationStructure: any MTLAccelerationStructure
    )
    /// Updates the fence.
    func updateFence(_ fence: any MTLFence)
    /// Waits for the fence.
    func waitForFence(_ fence: any MTLFence)
    /// Uses the resource.
    func useResource(_ resource: any MTLResource, usage: MTLResourceUsage)
    /// Uses the resources.
    func useResources(_ resources: [any MTLResource], usage: MTLResourceUsage)
    /// Uses the heap.
    func useHeap(_ heap: any MTLHeap)
    /// Uses the heaps.
    func useHeaps(_ heaps: [any MTLHeap])
    /// Reads the counters.
    func sampleCounters(sampleBuffer: any MTLCounterSampleBuffer, sampleIndex: Int, barrier: Bool)
}

/// Writes arguments to a buffer.
public protocol MTLArgumentEncoder: NSObjectProtocol {
    /// The device.
    var device: any MTLDevice { get }
    /// The label.
    var label: String? { get set }
    /// The encoded length.
    var encodedLength: Int { get }
    /// The alignment.
    var alignment: Int { get }
    /// Sets the argument buffer.
    func setArgumentBuffer(_ argumentBuffer: (any MTLBuffer)?, offset: Int)
    /// Sets the argument buffer.
    func setArgumentBuffer(_ argumentBuffer: (any MTLBuffer)?, startOffset: Int, arrayElement: Int)
    /// Sets the buffer.
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    /// Sets the buffers.
    func setBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], range: Range<Int>)
    /// Returns the constant data.
    func constantData(at index: Int) -> UnsafeMutableRawPointer
    /// Sets the acceleration structure.
    func setAccelerationStructure(_ accelerationStructure: (any MTLAccelerationStructure)?, index: Int)
    /// Makes an argument encoder for buffer.
    func makeArgumentEncoderForBuffer(atIndex index: Int) -> (any MTLArgumentEncoder)?
    /// Sets the texture.
    func setTexture(_ texture: (any MTLTexture)?, index: Int)
    /// Sets the textures.
    func setTextures(_ textures: [(any MTLTexture)?], range: Range<Int>)
    /// Sets the sampler state.
    func setSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    /// Sets the sampler states.
    func setSamplerStates(_ samplers: [(any MTLSamplerState)?], range: Range<Int>)
    /// Sets the depth stencil state.
    func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?, index: Int)
    /// Sets the depth stencil states.
    func setDepthStencilStates(_ depthStencilStates: [(any MTLDepthStencilState)?], range: Range<Int>)
    /// Sets the render pipeline state.
    func setRenderPipelineState(_ pipeline: (any MTLRenderPipelineState)?, index: Int)
    /// Sets the render pipeline states.
    func setRenderPipelineStates(_ pipelines: [(any MTLRenderPipelineState)?], range: Range<Int>)
    /// Sets the compute pipeline state.
    func setComputePipelineState(_ pipeline: (any MTLComputePipelineState)?, index: Int)
    /// Sets the compute pipeline states.
    func setComputePipelineStates(_ pipelines: [(any MTLComputePipelineState)?], range: Range<Int>)
    /// Sets the indirect command buffer.
    func setIndirectCommandBuffer(_ indirectCommandBuffer: (any MTLIndirectCommandBuffer)?, index: Int)
    /// Sets the indirect command buffers.
    func setIndirectCommandBuffers(_ indirectCommandBuffers: [(any MTLIndirectCommandBuffer)?], range: Range<Int>)
    /// Sets the visible function table.
    func setVisibleFunctionTable(_ visibleFunctionTable: (any MTLVisibleFunctionTable)?, index: Int)
    /// Sets the visible function tables.
    func setVisibleFunctionTables(_ visibleFunctionTables: [(any MTLVisibleFunctionTable)?], range: Range<Int>)
    /// Sets the intersection function table.
    func setIntersectionFunctionTable(_ intersectionFunctionTable: (any MTLIntersectionFunctionTable)?, index: Int)
    /// Sets the intersection function tables.
    func setIntersectionFunctionTables(_ intersectionFunctionTables: [(any MTLIntersectionFunctionTable)?], range: Range<Int>)
}

/// Commands that a processor can write.
public protocol MTLIndirectCommandBuffer: MTLResource {
    /// The size.
    var size: Int { get }
    /// The gpu resource ID.
    var gpuResourceID: MTLResourceID { get }
    /// Resets it.
    func reset(_ range: Range<Int>)
    /// Returns the indirect render command at.
    func indirectRenderCommandAt(_ commandIndex: Int) -> any MTLIndirectRenderCommand
    /// Returns the indirect compute command at.
    func indirectComputeCommandAt(_ commandIndex: Int) -> any MTLIndirectComputeCommand
}

/// A drawing command that a processor can write.
public protocol MTLIndirectRenderCommand: NSObjectProtocol {
    /// Sets the render pipeline state.
    func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
    /// Sets the vertex buffer.
    func setVertexBuffer(_ buffer: any MTLBuffer, offset: Int, at index: Int)
    /// Sets the fragment buffer.
    func setFragmentBuffer(_ buffer: any MTLBuffer, offset: Int, at index: Int)
    /// Sets the object buffer.
    func setObjectBuffer(_ buffer: any MTLBuffer, offset: Int, at index: Int)
    /// Sets the mesh buffer.
    func setMeshBuffer(_ buffer: any MTLBuffer, offset: Int, at index: Int)
    /// Sets the vertex buffer.
    func setVertexBuffer(_ buffer: any MTLBuffer, offset: Int, attributeStride stride: Int, at index: Int)
    /// Draws the primitives.
    func drawPrimitives(_ primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int, baseInstance: Int)
    /// Draws the indexed primitives.
    func drawIndexedPrimitives(
        _ primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int,
        instanceCount: Int, baseVertex: Int, baseInstance: Int
    )
    /// Sets the object threadgroup memory length.
    func setObjectThreadgroupMemoryLength(_ length: Int, index: Int)
    /// Draws the mesh threadgroups.
    func drawMeshThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerObjectThreadgroup: MTLSize, threadsPerMeshThreadgroup: MTLSize)
    /// Draws the mesh threads.
    func drawMeshThreads(_ threadsPerGrid: MTLSize, threadsPerObjectThreadgroup: MTLSize, threadsPerMeshThreadgroup: MTLSize)
    /// Sets the depth stencil state.
    func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
    /// Sets the depth bias.
    func setDepthBias(_ depthBias: Float, slopeScale: Float, clamp: Float)
    /// Sets the depth clip mode.
    func setDepthClipMode(_ depthClipMode: MTLDepthClipMode)
    /// Sets the cull mode.
    func setCullMode(_ cullMode: MTLCullMode)
    /// Sets the front facing.
    func setFrontFacing(_ frontFacingWinding: MTLWinding)
    /// Sets the triangle fill mode.
    func setTriangleFillMode(_ fillMode: MTLTriangleFillMode)
    /// Sets the barrier.
    func setBarrier()
    /// Clears the barrier.
    func clearBarrier()
    /// Resets it.
    func reset()
}

/// A computing command that a processor can write.
public protocol MTLIndirectComputeCommand: NSObjectProtocol {
    /// Sets the compute pipeline state.
    func setComputePipelineState(_ pipelineState: any MTLComputePipelineState)
    /// Sets the kernel buffer.
    func setKernelBuffer(_ buffer: any MTLBuffer, offset: Int, at index: Int)
    /// Sets the kernel buffer.
    func setKernelBuffer(_ buffer: any MTLBuffer, offset: Int, attributeStride stride: Int, at index: Int)
    /// A step: concurrent dispatch threadgroups.
    func concurrentDispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
    /// A step: concurrent dispatch threads.
    func concurrentDispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
    /// Sets the barrier.
    func setBarrier()
    /// Clears the barrier.
    func clearBarrier()
    /// Sets the imageblock width.
    func setImageblockWidth(_ width: Int, height: Int)
    /// Resets it.
    func reset()
    /// Sets the threadgroup memory length.
    func setThreadgroupMemoryLength(_ length: Int, index: Int)
    /// Sets the stage in region.
    func setStageInRegion(_ region: MTLRegion)
}
