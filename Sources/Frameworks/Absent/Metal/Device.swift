import Foundation

/// A graphics processor.
public protocol MTLDevice: NSObjectProtocol {
    /// The name.
    var name: String { get }
    /// The registry ID.
    var registryID: UInt64 { get }
    /// The architecture.
    var architecture: MTLArchitecture { get }
    /// The max threads per threadgroup.
    var maxThreadsPerThreadgroup: MTLSize { get }
    /// Whether it is low power.
    var isLowPower: Bool { get }
    /// Whether it is headless.
    var isHeadless: Bool { get }
    /// Whether it is removable.
    var isRemovable: Bool { get }
    /// Whether it has unified memory.
    var hasUnifiedMemory: Bool { get }
    /// The recommended max working set size.
    var recommendedMaxWorkingSetSize: UInt64 { get }
    /// The location.
    var location: MTLDeviceLocation { get }
    /// The location number.
    var locationNumber: Int { get }
    /// The max transfer rate.
    var maxTransferRate: UInt64 { get }
    /// Whether depth 24 stencil 8 pixel format is supported.
    var isDepth24Stencil8PixelFormatSupported: Bool { get }
    /// The read write texture support.
    var readWriteTextureSupport: MTLReadWriteTextureTier { get }
    /// The argument buffers support.
    var argumentBuffersSupport: MTLArgumentBuffersTier { get }
    /// Whether there are raster order groups supported.
    var areRasterOrderGroupsSupported: Bool { get }
    /// Whether it supports 32 bit float filtering.
    var supports32BitFloatFiltering: Bool { get }
    /// Whether it supports 32 bit MSAA.
    var supports32BitMSAA: Bool { get }
    /// Whether it supports query texture LOD.
    var supportsQueryTextureLOD: Bool { get }
    /// Whether it supports BC texture compression.
    var supportsBCTextureCompression: Bool { get }
    /// Whether it supports pull model interpolation.
    var supportsPullModelInterpolation: Bool { get }
    /// Whether there are barycentric coords supported.
    var areBarycentricCoordsSupported: Bool { get }
    /// Whether it supports shader barycentric coordinates.
    var supportsShaderBarycentricCoordinates: Bool { get }
    /// Whether there are programmable sample positions supported.
    var areProgrammableSamplePositionsSupported: Bool { get }
    /// Whether it supports raytracing.
    var supportsRaytracing: Bool { get }
    /// Whether it supports raytracing from render.
    var supportsRaytracingFromRender: Bool { get }
    /// Whether it supports function pointers.
    var supportsFunctionPointers: Bool { get }
    /// Whether it supports function pointers from render.
    var supportsFunctionPointersFromRender: Bool { get }
    /// Whether it supports primitive motion blur.
    var supportsPrimitiveMotionBlur: Bool { get }
    /// Whether it supports dynamic libraries.
    var supportsDynamicLibraries: Bool { get }
    /// Whether it supports render dynamic libraries.
    var supportsRenderDynamicLibraries: Bool { get }
    /// Whether it supports placement sparse.
    var supportsPlacementSparse: Bool { get }
    /// The current allocated size.
    var currentAllocatedSize: Int { get }
    /// The max threadgroup memory length.
    var maxThreadgroupMemoryLength: Int { get }
    /// The max argument buffer sampler count.
    var maxArgumentBufferSamplerCount: Int { get }
    /// The max buffer length.
    var maxBufferLength: Int { get }
    /// The peer group ID.
    var peerGroupID: UInt64 { get }
    /// The peer index.
    var peerIndex: UInt32 { get }
    /// The peer count.
    var peerCount: UInt32 { get }
    /// The sparse tile size in bytes.
    var sparseTileSizeInBytes: Int { get }
    /// The counter sets.
    var counterSets: [any MTLCounterSet]? { get }
    /// The maximum concurrent compilation task count.
    var maximumConcurrentCompilationTaskCount: Int { get }
    /// Whether it should maximize concurrent compilation.
    var shouldMaximizeConcurrentCompilation: Bool { get set }
    /// Makes a command queue.
    func makeCommandQueue() -> (any MTLCommandQueue)?
    /// Makes a command queue.
    func makeCommandQueue(maxCommandBufferCount: Int) -> (any MTLCommandQueue)?
    /// Makes a command queue.
    func makeCommandQueue(descriptor: MTLCommandQueueDescriptor) -> (any MTLCommandQueue)?
    /// Returns the heap texture size and align.
    func heapTextureSizeAndAlign(descriptor desc: MTLTextureDescriptor) -> MTLSizeAndAlign
    /// Returns the heap buffer size and align.
    func heapBufferSizeAndAlign(length: Int, options: MTLResourceOptions) -> MTLSizeAndAlign
    /// Makes a heap.
    func makeHeap(descriptor: MTLHeapDescriptor) -> (any MTLHeap)?
    /// Makes a buffer.
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    /// Makes a buffer.
    func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    /// Makes a buffer.
    func makeBuffer(
        bytesNoCopy pointer: UnsafeMutableRawPointer, length: Int, options: MTLResourceOptions,
        deallocator: ((UnsafeMutableRawPointer, Int) -> Void)?
    ) -> (any MTLBuffer)?
    /// Makes a depth stencil state.
    func makeDepthStencilState(descriptor: MTLDepthStencilDescriptor) -> (any MTLDepthStencilState)?
    /// Makes a texture.
    func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
    /// Makes a shared texture.
    func makeSharedTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
    /// Makes a shared texture.
    func makeSharedTexture(handle sharedHandle: MTLSharedTextureHandle) -> (any MTLTexture)?
    /// Makes a sampler state.
    func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
    /// Makes a default library.
    func makeDefaultLibrary() -> (any MTLLibrary)?
    /// Makes a default library.
    func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary
    /// Makes a library.
    func makeLibrary(filepath: String) throws -> any MTLLibrary
    /// Makes a library.
    func makeLibrary(URL url: URL) throws -> any MTLLibrary
    /// Makes a library.
    func makeLibrary(data: DispatchData) throws -> any MTLLibrary
    /// Makes a library.
    func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
    /// Makes a library.
    func makeLibrary(
        source: String, options: MTLCompileOptions?, completionHandler: @escaping @Sendable ((any MTLLibrary)?, (any Error)?) -> Void
    )
    /// Makes a library.
    func makeLibrary(stitchedDescriptor descriptor: MTLStitchedLibraryDescriptor) throws -> any MTLLibrary
    /// Makes a render pipeline state.
    func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
    /// Makes a render pipeline state.
    func makeRenderPipelineState(
        descriptor: MTLRenderPipelineDescriptor,
        completionHandler: @escaping @Sendable ((any MTLRenderPipelineState)?, (any Error)?) -> Void
    )
    /// Makes a render pipeline state.
    func makeRenderPipelineState(
        descriptor: MTLRenderPipelineDescriptor, options: MTLPipelineOption,
        completionHandler: @escaping @Sendable ((any MTLRenderPipelineState)?, MTLRenderPipelineReflection?, (any Error)?) -> Void
    )
    /// Makes a render pipeline state.
    func makeRenderPipelineState(
        tileDescriptor descriptor: MTLTileRenderPipelineDescriptor, options: MTLPipelineOption,
        completionHandler: @escaping @Sendable ((any MTLRenderPipelineState)?, MTLRenderPipelineReflection?, (any Error)?) -> Void
    )
    /// Makes a render pipeline state.
    func makeRenderPipelineState(
        descriptor: MTLMeshRenderPipelineDescriptor, options: MTLPipelineOption,
        completionHandler: @escaping @Sendable ((any MTLRenderPipelineState)?, MTLRenderPipelineReflection?, (any Error)?) -> Void
    )
    /// Makes a compute pipeline state.
    func makeComputePipelineState(function computeFunction: any MTLFunction) throws -> any MTLComputePipelineState
    /// Makes a compute pipeline state.
    func makeComputePipelineState(
        function computeFunction: any MTLFunction,
        completionHandler: @escaping @Sendable ((any MTLComputePipelineState)?, (any Error)?) -> Void
    )
    /// Makes a compute pipeline state.
    func makeComputePipelineState(
        function computeFunction: any MTLFunction, options: MTLPipelineOption,
        completionHandler: @escaping @Sendable ((any MTLComputePipelineState)?, MTLComputePipelineReflection?, (any Error)?) -> Void
    )
    /// Makes a compute pipeline state.
    func makeComputePipelineState(
        descriptor: MTLComputePipelineDescriptor, options: MTLPipelineOption,
        completionHandler: @escaping @Sendable ((any MTLComputePipelineState)?, MTLComputePipelineReflection?, (any Error)?) -> Void
    )
    /// Makes a fence.
    func makeFence() -> (any MTLFence)?
    /// Makes an event.
    func makeEvent() -> (any MTLEvent)?
    /// Makes a shared event.
    func makeSharedEvent() -> (any MTLSharedEvent)?
    /// Makes a shared event.
    func makeSharedEvent(handle sharedEventHandle: MTLSharedEventHandle) -> (any MTLSharedEvent)?
    /// Returns whether it supports feature set.
    func supportsFeatureSet(_ featureSet: MTLFeatureSet) -> Bool
    /// Returns whether it supports family.
    func supportsFamily(_ gpuFamily: MTLGPUFamily) -> Bool
    /// Returns whether it supports texture sample count.
    func supportsTextureSampleCount(_ sampleCount: Int) -> Bool
    /// Returns whether it supports vertex amplification count.
    func supportsVertexAmplificationCount(_ count: Int) -> Bool
    /// Returns whether it supports rasterization rate map.
    func supportsRasterizationRateMap(layerCount: Int) -> Bool
    /// Returns whether it supports counter sampling.
    func supportsCounterSampling(_ samplingPoint: MTLCounterSamplingPoint) -> Bool
    /// Returns the minimum linear texture alignment.
    func minimumLinearTextureAlignment(for format: MTLPixelFormat) -> Int
    /// Returns the minimum texture buffer alignment.
    func minimumTextureBufferAlignment(for format: MTLPixelFormat) -> Int
    /// Returns the default sample positions.
    func getDefaultSamplePositions(sampleCount: Int) -> [MTLSamplePosition]
    /// Makes an argument encoder.
    func makeArgumentEncoder(arguments: [MTLArgumentDescriptor]) -> (any MTLArgumentEncoder)?
    /// Makes an argument encoder.
    func makeArgumentEncoder(bufferBinding: any MTLBufferBinding) -> any MTLArgumentEncoder
    /// Makes a rasterization rate map.
    func makeRasterizationRateMap(descriptor: MTLRasterizationRateMapDescriptor) -> (any MTLRasterizationRateMap)?
    /// Makes an indirect command buffer.
    func makeIndirectCommandBuffer(
        descriptor: MTLIndirectCommandBufferDescriptor, maxCommandCount maxCount: Int, options: MTLResourceOptions
    ) -> (any MTLIndirectCommandBuffer)?
    /// Returns the sparse tile size.
    func sparseTileSize(with textureType: MTLTextureType, pixelFormat: MTLPixelFormat, sampleCount: Int) -> MTLSize
    /// Returns the sparse tile size in bytes.
    func sparseTileSizeInBytes(sparsePageSize: MTLSparsePageSize) -> Int
    /// Makes a counter sample buffer.
    func makeCounterSampleBuffer(descriptor: MTLCounterSampleBufferDescriptor) throws -> any MTLCounterSampleBuffer
    /// Reads the timestamps.
    func sampleTimestamps() -> (cpu: UInt64, gpu: UInt64)
    /// Returns the query timestamp frequency.
    func queryTimestampFrequency() -> UInt64
    /// Makes a dynamic library.
    func makeDynamicLibrary(library: any MTLLibrary) throws -> any MTLDynamicLibrary
    /// Makes a dynamic library.
    func makeDynamicLibrary(url: URL) throws -> any MTLDynamicLibrary
    /// Makes a binary archive.
    func makeBinaryArchive(descriptor: MTLBinaryArchiveDescriptor) throws -> any MTLBinaryArchive
    /// Returns the acceleration structure sizes.
    func accelerationStructureSizes(descriptor: MTLAccelerationStructureDescriptor) -> MTLAccelerationStructureSizes
    /// Makes an acceleration structure.
    func makeAccelerationStructure(size: Int) -> (any MTLAccelerationStructure)?
    /// Makes an acceleration structure.
    func makeAccelerationStructure(descriptor: MTLAccelerationStructureDescriptor) -> (any MTLAccelerationStructure)?
    /// Returns the heap acceleration structure size and align.
    func heapAccelerationStructureSizeAndAlign(size: Int) -> MTLSizeAndAlign
    /// Returns the heap acceleration structure size and align.
    func heapAccelerationStructureSizeAndAlign(descriptor: MTLAccelerationStructureDescriptor) -> MTLSizeAndAlign
    /// Makes a residency set.
    func makeResidencySet(descriptor: MTLResidencySetDescriptor) throws -> any MTLResidencySet
    /// Makes a log state.
    func makeLogState(descriptor: MTLLogStateDescriptor) throws -> any MTLLogState
    /// Makes an IO handle.
    func makeIOHandle(url: URL) throws -> any MTLIOFileHandle
    /// Makes an IO file handle.
    func makeIOFileHandle(url: URL) throws -> any MTLIOFileHandle
    /// Makes an IO file handle.
    func makeIOFileHandle(url: URL, compressionMethod: MTLIOCompressionMethod) throws -> any MTLIOFileHandle
    /// Makes an IO command queue.
    func makeIOCommandQueue(descriptor: MTLIOCommandQueueDescriptor) throws -> any MTLIOCommandQueue
}

/// A picture that can be shown.
public protocol MTLDrawable: NSObjectProtocol {
    /// Shows it.
    func present()
    /// Shows it.
    func present(at presentationTime: CFTimeInterval)
    /// Shows it.
    func present(afterMinimumDuration duration: CFTimeInterval)
    /// Adds the presented handler.
    func addPresentedHandler(_ block: @escaping MTLDrawablePresentedHandler)
    /// The presented time.
    var presentedTime: CFTimeInterval { get }
    /// The drawable ID.
    var drawableID: Int { get }
}

/// A queue of command buffers.
public protocol MTLCommandQueue: NSObjectProtocol {
    /// The label.
    var label: String? { get set }
    /// The device.
    var device: any MTLDevice { get }
    /// Makes a command buffer.
    func makeCommandBuffer() -> (any MTLCommandBuffer)?
    /// Makes a command buffer.
    func makeCommandBuffer(descriptor: MTLCommandBufferDescriptor) -> (any MTLCommandBuffer)?
    /// Makes a command buffer with unretained references.
    func makeCommandBufferWithUnretainedReferences() -> (any MTLCommandBuffer)?
    /// Inserts the debug capture boundary.
    func insertDebugCaptureBoundary()
    /// Adds the residency set.
    func addResidencySet(_ residencySet: any MTLResidencySet)
    /// Adds the residency sets.
    func addResidencySets(_ residencySets: [any MTLResidencySet])
    /// Removes the residency set.
    func removeResidencySet(_ residencySet: any MTLResidencySet)
    /// Removes the residency sets.
    func removeResidencySets(_ residencySets: [any MTLResidencySet])
}

/// Commands for a graphics processor.
public protocol MTLCommandBuffer: NSObjectProtocol {
    /// The device.
    var device: any MTLDevice { get }
    /// The command queue.
    var commandQueue: any MTLCommandQueue { get }
    /// The retained references.
    var retainedReferences: Bool { get }
    /// The error options.
    var errorOptions: MTLCommandBufferErrorOption { get }
    /// The label.
    var label: String? { get set }
    /// The kernel start time.
    var kernelStartTime: CFTimeInterval { get }
    /// The kernel end time.
    var kernelEndTime: CFTimeInterval { get }
    /// The logs.
    var logs: any MTLLogContainer { get }
    /// The gpu start time.
    var gpuStartTime: CFTimeInterval { get }
    /// The gpu end time.
    var gpuEndTime: CFTimeInterval { get }
    /// Enqueues it.
    func enqueue()
    /// Sends it.
    func commit()
    /// Adds the scheduled handler.
    func addScheduledHandler(_ block: @escaping MTLCommandBufferHandler)
    /// Adds the completed handler.
    func addCompletedHandler(_ block: @escaping MTLCommandBufferHandler)
    /// Shows it.
    func present(_ drawable: any MTLDrawable)
    /// Shows it.
    func present(_ drawable: any MTLDrawable, atTime presentationTime: CFTimeInterval)
    /// Shows it.
    func present(_ drawable: any MTLDrawable, afterMinimumDuration duration: CFTimeInterval)
    /// Waits for the until scheduled.
    func waitUntilScheduled()
    /// Waits for the until completed.
    func waitUntilCompleted()
    /// Completed.
    func completed() async
    /// Scheduled.
    func scheduled() async
    /// The status.
    var status: MTLCommandBufferStatus { get }
    /// The error.
    var error: (any Error)? { get }
    /// Makes a blit command encoder.
    func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)?
    /// Makes a blit command encoder.
    func makeBlitCommandEncoder(descriptor: MTLBlitPassDescriptor) -> (any MTLBlitCommandEncoder)?
    /// Makes a render command encoder.
    func makeRenderCommandEncoder(descriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)?
    /// Makes a compute command encoder.
    func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
    /// Makes a compute command encoder.
    func makeComputeCommandEncoder(dispatchType: MTLDispatchType) -> (any MTLComputeCommandEncoder)?
    /// Makes a compute command encoder.
    func makeComputeCommandEncoder(descriptor: MTLComputePassDescriptor) -> (any MTLComputeCommandEncoder)?
    /// Makes a parallel render command encoder.
    func makeParallelRenderCommandEncoder(descriptor: MTLRenderPassDescriptor) -> (any MTLParallelRenderCommandEncoder)?
    /// Makes a resource state command encoder.
    func makeResourceStateCommandEncoder() -> (any MTLResourceStateCommandEncoder)?
    /// Makes a resource state command encoder.
    func makeResourceStateCommandEncoder(descriptor: MTLResourceStatePassDescriptor) -> (any MTLResourceStateCommandEncoder)?
    /// Makes an acceleration structure command encoder.
    func makeAccelerationStructureCommandEncoder() -> (any MTLAccelerationStructureCommandEncoder)?
    /// Makes an acceleration structure command encoder.
    func makeAccelerationStructureCommandEncoder(
        descriptor: MTLAccelerationStructurePassDescriptor
    ) -> (any MTLAccelerationStructureCommandEncoder)?
    /// Encodes the wait for event.
    func encodeWaitForEvent(_ event: any MTLEvent, value: UInt64)
    /// Encodes the signal event.
    func encodeSignalEvent(_ event: any MTLEvent, value: UInt64)
    /// Begins the debug group.
    func pushDebugGroup(_ string: String)
    /// Ends the debug group.
    func popDebugGroup()
    /// Uses the residency set.
    func useResidencySet(_ residencySet: any MTLResidencySet)
    /// Uses the residency sets.
    func useResidencySets(_ residencySets: [any MTLResidencySet])
}

/// Resources that stay in memory.
public protocol MTLResidencySet: NSObjectProtocol {
    /// The device.
    var device: any MTLDevice { get }
    /// The label.
    var label: String? { get }
    /// The allocated size.
    var allocatedSize: UInt64 { get }
    /// Requests the residency.
    func requestResidency()
    /// Ends the residency.
    func endResidency()
    /// Adds the allocation.
    func addAllocation(_ allocation: any MTLAllocation)
    /// Adds the allocations.
    func addAllocations(_ allocations: [any MTLAllocation])
    /// Removes the allocation.
    func removeAllocation(_ allocation: any MTLAllocation)
    /// Removes the allocations.
    func removeAllocations(_ allocations: [any MTLAllocation])
    /// Removes the all allocations.
    func removeAllAllocations()
    /// Returns the contains allocation.
    func containsAllocation(_ anAllocation: any MTLAllocation) -> Bool
    /// The all allocations.
    var allAllocations: [any MTLAllocation] { get }
    /// The allocation count.
    var allocationCount: Int { get }
    /// Sends it.
    func commit()
}

/// Commands that a capture records.
public protocol MTLCaptureScope: NSObjectProtocol {
    /// Begins it.
    func begin()
    /// Ends it.
    func end()
    /// The label.
    var label: String? { get set }
    /// The device.
    var device: any MTLDevice { get }
    /// The command queue.
    var commandQueue: (any MTLCommandQueue)? { get }
}

/// Receives the messages of shaders.
public protocol MTLLogState: NSObjectProtocol {
    /// Adds the log handler.
    func addLogHandler(_ block: @escaping @Sendable (String?, String?, MTLLogLevel, String) -> Void)
}

/// The messages of a command buffer.
public protocol MTLLogContainer: NSObjectProtocol {}

/// A message of a shader.
public protocol MTLFunctionLog: NSObjectProtocol {
    /// The type.
    var type: MTLFunctionLogType { get }
    /// The encoder label.
    var encoderLabel: String? { get }
    /// The function.
    var function: (any MTLFunction)? { get }
    /// The debug location.
    var debugLocation: (any MTLFunctionLogDebugLocation)? { get }
}

/// The place of a message.
public protocol MTLFunctionLogDebugLocation: NSObjectProtocol {
    /// The function name.
    var functionName: String? { get }
    /// The url.
    var url: URL? { get }
    /// The line.
    var line: Int { get }
    /// The column.
    var column: Int { get }
}

/// The progress of an encoder at an error.
public protocol MTLCommandBufferEncoderInfo: NSObjectProtocol {
    /// The label.
    var label: String { get }
    /// The debug signposts.
    var debugSignposts: [String] { get }
    /// The error state.
    var errorState: MTLCommandEncoderErrorState { get }
}

/// A value that a processor counts.
public protocol MTLCounter: NSObjectProtocol {
    /// The name.
    var name: String { get }
}

/// Counters that are read together.
public protocol MTLCounterSet: NSObjectProtocol {
    /// The name.
    var name: String { get }
    /// The counters.
    var counters: [any MTLCounter] { get }
}

/// Values of counters.
public protocol MTLCounterSampleBuffer: NSObjectProtocol {
    /// The device.
    var device: any MTLDevice { get }
    /// The label.
    var label: String { get }
    /// The sample count.
    var sampleCount: Int { get }
    /// Resolves the counter range.
    func resolveCounterRange(_ range: Range<Int>) throws -> Data?
}

/// A file that a processor loads.
public protocol MTLIOFileHandle: NSObjectProtocol {
    /// The label.
    var label: String? { get set }
}

/// Memory for loading.
public protocol MTLIOScratchBuffer: NSObjectProtocol {
    /// The buffer.
    var buffer: any MTLBuffer { get }
}

/// Makes memory for loading.
public protocol MTLIOScratchBufferAllocator: NSObjectProtocol {
    /// Makes a scratch buffer.
    func makeScratchBuffer(minimumSize: Int) -> (any MTLIOScratchBuffer)?
}

/// A queue of loading commands.
public protocol MTLIOCommandQueue: NSObjectProtocol {
    /// Enqueues the barrier.
    func enqueueBarrier()
    /// Makes a command buffer.
    func makeCommandBuffer() -> any MTLIOCommandBuffer
    /// Makes a command buffer with unretained references.
    func makeCommandBufferWithUnretainedReferences() -> any MTLIOCommandBuffer
    /// The label.
    var label: String? { get set }
}

/// Commands that load files.
public protocol MTLIOCommandBuffer: NSObjectProtocol {
    /// Adds the completed handler.
    func addCompletedHandler(_ block: @escaping @Sendable (any MTLIOCommandBuffer) -> Void)
    /// Loads the bytes.
    func loadBytes(_ pointer: UnsafeMutableRawPointer, size: Int, sourceHandle: any MTLIOFileHandle, sourceHandleOffset: Int)
    /// Loads it.
    func load(_ buffer: any MTLBuffer, offset: Int, size: Int, sourceHandle: any MTLIOFileHandle, sourceHandleOffset: Int)
    /// Loads it.
    func load(
        _ texture: any MTLTexture, slice: Int, level: Int, size: MTLSize, sourceBytesPerRow: Int, sourceBytesPerImage: Int,
        destinationOrigin: MTLOrigin, sourceHandle: any MTLIOFileHandle, sourceHandleOffset: Int
    )
    /// Copies the status.
    func copyStatus(buffer: any MTLBuffer, offset: Int)
    /// Sends it.
    func commit()
    /// Waits for the until completed.
    func waitUntilCompleted()
    /// A step: try cancel.
    func tryCancel()
    /// Adds the barrier.
    func addBarrier()
    /// Begins the debug group.
    func pushDebugGroup(_ string: String)
    /// Ends the debug group.
    func popDebugGroup()
    /// Enqueues it.
    func enqueue()
    /// Waits for the event.
    func waitForEvent(_ event: any MTLSharedEvent, value: UInt64)
    /// Signals the event.
    func signalEvent(_ event: any MTLSharedEvent, value: UInt64)
    /// The label.
    var label: String? { get set }
    /// The status.
    var status: MTLIOStatus { get }
    /// The error.
    var error: (any Error)? { get }
}
