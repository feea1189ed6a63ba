import Foundation

/// A graphics processor.
public protocol MTLDevice: NSObjectProtocol {
    var name: String { get }
    var registryID: UInt64 { get }
    var architecture: MTLArchitecture { get }
    var maxThreadsPerThreadgroup: MTLSize { get }
    var isLowPower: Bool { get }
    var isHeadless: Bool { get }
    var isRemovable: Bool { get }
    var hasUnifiedMemory: Bool { get }
    var recommendedMaxWorkingSetSize: UInt64 { get }
    var location: MTLDeviceLocation { get }
    var locationNumber: Int { get }
    var maxTransferRate: UInt64 { get }
    var isDepth24Stencil8PixelFormatSupported: Bool { get }
    var readWriteTextureSupport: MTLReadWriteTextureTier { get }
    var argumentBuffersSupport: MTLArgumentBuffersTier { get }
    var areRasterOrderGroupsSupported: Bool { get }
    var supports32BitFloatFiltering: Bool { get }
    var supports32BitMSAA: Bool { get }
    var supportsQueryTextureLOD: Bool { get }
    var supportsBCTextureCompression: Bool { get }
    var supportsPullModelInterpolation: Bool { get }
    var areBarycentricCoordsSupported: Bool { get }
    var supportsShaderBarycentricCoordinates: Bool { get }
    var areProgrammableSamplePositionsSupported: Bool { get }
    var supportsRaytracing: Bool { get }
    var supportsRaytracingFromRender: Bool { get }
    var supportsFunctionPointers: Bool { get }
    var supportsFunctionPointersFromRender: Bool { get }
    var supportsPrimitiveMotionBlur: Bool { get }
    var supportsDynamicLibraries: Bool { get }
    var supportsRenderDynamicLibraries: Bool { get }
    var supportsPlacementSparse: Bool { get }
    var currentAllocatedSize: Int { get }
    var maxThreadgroupMemoryLength: Int { get }
    var maxArgumentBufferSamplerCount: Int { get }
    var maxBufferLength: Int { get }
    var peerGroupID: UInt64 { get }
    var peerIndex: UInt32 { get }
    var peerCount: UInt32 { get }
    var sparseTileSizeInBytes: Int { get }
    var counterSets: [any MTLCounterSet]? { get }
    var maximumConcurrentCompilationTaskCount: Int { get }
    var shouldMaximizeConcurrentCompilation: Bool { get set }
    func makeCommandQueue() -> (any MTLCommandQueue)?
    func makeCommandQueue(maxCommandBufferCount: Int) -> (any MTLCommandQueue)?
    func makeCommandQueue(descriptor: MTLCommandQueueDescriptor) -> (any MTLCommandQueue)?
    func heapTextureSizeAndAlign(descriptor desc: MTLTextureDescriptor) -> MTLSizeAndAlign
    func heapBufferSizeAndAlign(length: Int, options: MTLResourceOptions) -> MTLSizeAndAlign
    func makeHeap(descriptor: MTLHeapDescriptor) -> (any MTLHeap)?
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    func makeBuffer(
        bytesNoCopy pointer: UnsafeMutableRawPointer, length: Int, options: MTLResourceOptions,
        deallocator: ((UnsafeMutableRawPointer, Int) -> Void)?
    ) -> (any MTLBuffer)?
    func makeDepthStencilState(descriptor: MTLDepthStencilDescriptor) -> (any MTLDepthStencilState)?
    func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
    func makeSharedTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
    func makeSharedTexture(handle sharedHandle: MTLSharedTextureHandle) -> (any MTLTexture)?
    func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
    func makeDefaultLibrary() -> (any MTLLibrary)?
    func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary
    func makeLibrary(filepath: String) throws -> any MTLLibrary
    func makeLibrary(URL url: URL) throws -> any MTLLibrary
    func makeLibrary(data: DispatchData) throws -> any MTLLibrary
    func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
    func makeLibrary(
        source: String, options: MTLCompileOptions?, completionHandler: @escaping @Sendable ((any MTLLibrary)?, (any Error)?) -> Void
    )
    func makeLibrary(stitchedDescriptor descriptor: MTLStitchedLibraryDescriptor) throws -> any MTLLibrary
    func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
    func makeRenderPipelineState(
        descriptor: MTLRenderPipelineDescriptor,
        completionHandler: @escaping @Sendable ((any MTLRenderPipelineState)?, (any Error)?) -> Void
    )
    func makeRenderPipelineState(
        descriptor: MTLRenderPipelineDescriptor, options: MTLPipelineOption,
        completionHandler: @escaping @Sendable ((any MTLRenderPipelineState)?, MTLRenderPipelineReflection?, (any Error)?) -> Void
    )
    func makeRenderPipelineState(
        tileDescriptor descriptor: MTLTileRenderPipelineDescriptor, options: MTLPipelineOption,
        completionHandler: @escaping @Sendable ((any MTLRenderPipelineState)?, MTLRenderPipelineReflection?, (any Error)?) -> Void
    )
    func makeRenderPipelineState(
        descriptor: MTLMeshRenderPipelineDescriptor, options: MTLPipelineOption,
        completionHandler: @escaping @Sendable ((any MTLRenderPipelineState)?, MTLRenderPipelineReflection?, (any Error)?) -> Void
    )
    func makeComputePipelineState(function computeFunction: any MTLFunction) throws -> any MTLComputePipelineState
    func makeComputePipelineState(
        function computeFunction: any MTLFunction,
        completionHandler: @escaping @Sendable ((any MTLComputePipelineState)?, (any Error)?) -> Void
    )
    func makeComputePipelineState(
        function computeFunction: any MTLFunction, options: MTLPipelineOption,
        completionHandler: @escaping @Sendable ((any MTLComputePipelineState)?, MTLComputePipelineReflection?, (any Error)?) -> Void
    )
    func makeComputePipelineState(
        descriptor: MTLComputePipelineDescriptor, options: MTLPipelineOption,
        completionHandler: @escaping @Sendable ((any MTLComputePipelineState)?, MTLComputePipelineReflection?, (any Error)?) -> Void
    )
    func makeFence() -> (any MTLFence)?
    func makeEvent() -> (any MTLEvent)?
    func makeSharedEvent() -> (any MTLSharedEvent)?
    func makeSharedEvent(handle sharedEventHandle: MTLSharedEventHandle) -> (any MTLSharedEvent)?
    func supportsFeatureSet(_ featureSet: MTLFeatureSet) -> Bool
    func supportsFamily(_ gpuFamily: MTLGPUFamily) -> Bool
    func supportsTextureSampleCount(_ sampleCount: Int) -> Bool
    func supportsVertexAmplificationCount(_ count: Int) -> Bool
    func supportsRasterizationRateMap(layerCount: Int) -> Bool
    func supportsCounterSampling(_ samplingPoint: MTLCounterSamplingPoint) -> Bool
    func minimumLinearTextureAlignment(for format: MTLPixelFormat) -> Int
    func minimumTextureBufferAlignment(for format: MTLPixelFormat) -> Int
    func getDefaultSamplePositions(sampleCount: Int) -> [MTLSamplePosition]
    func makeArgumentEncoder(arguments: [MTLArgumentDescriptor]) -> (any MTLArgumentEncoder)?
    func makeArgumentEncoder(bufferBinding: any MTLBufferBinding) -> any MTLArgumentEncoder
    func makeRasterizationRateMap(descriptor: MTLRasterizationRateMapDescriptor) -> (any MTLRasterizationRateMap)?
    func makeIndirectCommandBuffer(
        descriptor: MTLIndirectCommandBufferDescriptor, maxCommandCount maxCount: Int, options: MTLResourceOptions
    ) -> (any MTLIndirectCommandBuffer)?
    func sparseTileSize(with textureType: MTLTextureType, pixelFormat: MTLPixelFormat, sampleCount: Int) -> MTLSize
    func sparseTileSizeInBytes(sparsePageSize: MTLSparsePageSize) -> Int
    func makeCounterSampleBuffer(descriptor: MTLCounterSampleBufferDescriptor) throws -> any MTLCounterSampleBuffer
    func sampleTimestamps() -> (cpu: UInt64, gpu: UInt64)
    func queryTimestampFrequency() -> UInt64
    func makeDynamicLibrary(library: any MTLLibrary) throws -> any MTLDynamicLibrary
    func makeDynamicLibrary(url: URL) throws -> any MTLDynamicLibrary
    func makeBinaryArchive(descriptor: MTLBinaryArchiveDescriptor) throws -> any MTLBinaryArchive
    func accelerationStructureSizes(descriptor: MTLAccelerationStructureDescriptor) -> MTLAccelerationStructureSizes
    func makeAccelerationStructure(size: Int) -> (any MTLAccelerationStructure)?
    func makeAccelerationStructure(descriptor: MTLAccelerationStructureDescriptor) -> (any MTLAccelerationStructure)?
    func heapAccelerationStructureSizeAndAlign(size: Int) -> MTLSizeAndAlign
    func heapAccelerationStructureSizeAndAlign(descriptor: MTLAccelerationStructureDescriptor) -> MTLSizeAndAlign
    func makeResidencySet(descriptor: MTLResidencySetDescriptor) throws -> any MTLResidencySet
    func makeLogState(descriptor: MTLLogStateDescriptor) throws -> any MTLLogState
    func makeIOHandle(url: URL) throws -> any MTLIOFileHandle
    func makeIOFileHandle(url: URL) throws -> any MTLIOFileHandle
    func makeIOFileHandle(url: URL, compressionMethod: MTLIOCompressionMethod) throws -> any MTLIOFileHandle
    func makeIOCommandQueue(descriptor: MTLIOCommandQueueDescriptor) throws -> any MTLIOCommandQueue
}

/// A picture that can be shown.
public protocol MTLDrawable: NSObjectProtocol {
    func present()
    func present(at presentationTime: CFTimeInterval)
    func present(afterMinimumDuration duration: CFTimeInterval)
    func addPresentedHandler(_ block: @escaping MTLDrawablePresentedHandler)
    var presentedTime: CFTimeInterval { get }
    var drawableID: Int { get }
}

/// A queue of command buffers.
public protocol MTLCommandQueue: NSObjectProtocol {
    var label: String? { get set }
    var device: any MTLDevice { get }
    func makeCommandBuffer() -> (any MTLCommandBuffer)?
    func makeCommandBuffer(descriptor: MTLCommandBufferDescriptor) -> (any MTLCommandBuffer)?
    func makeCommandBufferWithUnretainedReferences() -> (any MTLCommandBuffer)?
    func insertDebugCaptureBoundary()
    func addResidencySet(_ residencySet: any MTLResidencySet)
    func addResidencySets(_ residencySets: [any MTLResidencySet])
    func removeResidencySet(_ residencySet: any MTLResidencySet)
    func removeResidencySets(_ residencySets: [any MTLResidencySet])
}

/// Commands for a graphics processor.
public protocol MTLCommandBuffer: NSObjectProtocol {
    var device: any MTLDevice { get }
    var commandQueue: any MTLCommandQueue { get }
    var retainedReferences: Bool { get }
    var errorOptions: MTLCommandBufferErrorOption { get }
    var label: String? { get set }
    var kernelStartTime: CFTimeInterval { get }
    var kernelEndTime: CFTimeInterval { get }
    var logs: any MTLLogContainer { get }
    var gpuStartTime: CFTimeInterval { get }
    var gpuEndTime: CFTimeInterval { get }
    func enqueue()
    func commit()
    func addScheduledHandler(_ block: @escaping MTLCommandBufferHandler)
    func addCompletedHandler(_ block: @escaping MTLCommandBufferHandler)
    func present(_ drawable: any MTLDrawable)
    func present(_ drawable: any MTLDrawable, atTime presentationTime: CFTimeInterval)
    func present(_ drawable: any MTLDrawable, afterMinimumDuration duration: CFTimeInterval)
    func waitUntilScheduled()
    func waitUntilCompleted()
    func completed() async
    func scheduled() async
    var status: MTLCommandBufferStatus { get }
    var error: (any Error)? { get }
    func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)?
    func makeBlitCommandEncoder(descriptor: MTLBlitPassDescriptor) -> (any MTLBlitCommandEncoder)?
    func makeRenderCommandEncoder(descriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)?
    func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
    func makeComputeCommandEncoder(dispatchType: MTLDispatchType) -> (any MTLComputeCommandEncoder)?
    func makeComputeCommandEncoder(descriptor: MTLComputePassDescriptor) -> (any MTLComputeCommandEncoder)?
    func makeParallelRenderCommandEncoder(descriptor: MTLRenderPassDescriptor) -> (any MTLParallelRenderCommandEncoder)?
    func makeResourceStateCommandEncoder() -> (any MTLResourceStateCommandEncoder)?
    func makeResourceStateCommandEncoder(descriptor: MTLResourceStatePassDescriptor) -> (any MTLResourceStateCommandEncoder)?
    func makeAccelerationStructureCommandEncoder() -> (any MTLAccelerationStructureCommandEncoder)?
    func makeAccelerationStructureCommandEncoder(
        descriptor: MTLAccelerationStructurePassDescriptor
    ) -> (any MTLAccelerationStructureCommandEncoder)?
    func encodeWaitForEvent(_ event: any MTLEvent, value: UInt64)
    func encodeSignalEvent(_ event: any MTLEvent, value: UInt64)
    func pushDebugGroup(_ string: String)
    func popDebugGroup()
    func useResidencySet(_ residencySet: any MTLResidencySet)
    func useResidencySets(_ residencySets: [any MTLResidencySet])
}

/// Resources that stay in memory.
public protocol MTLResidencySet: NSObjectProtocol {
    var device: any MTLDevice { get }
    var label: String? { get }
    var allocatedSize: UInt64 { get }
    func requestResidency()
    func endResidency()
    func addAllocation(_ allocation: any MTLAllocation)
    func addAllocations(_ allocations: [any MTLAllocation])
    func removeAllocation(_ allocation: any MTLAllocation)
    func removeAllocations(_ allocations: [any MTLAllocation])
    func removeAllAllocations()
    func containsAllocation(_ anAllocation: any MTLAllocation) -> Bool
    var allAllocations: [any MTLAllocation] { get }
    var allocationCount: Int { get }
    func commit()
}

/// Commands that a capture records.
public protocol MTLCaptureScope: NSObjectProtocol {
    func begin()
    func end()
    var label: String? { get set }
    var device: any MTLDevice { get }
    var commandQueue: (any MTLCommandQueue)? { get }
}

/// Receives the messages of shaders.
public protocol MTLLogState: NSObjectProtocol {
    func addLogHandler(_ block: @escaping @Sendable (String?, String?, MTLLogLevel, String) -> Void)
}

/// The messages of a command buffer.
public protocol MTLLogContainer: NSObjectProtocol {}

/// A message of a shader.
public protocol MTLFunctionLog: NSObjectProtocol {
    var type: MTLFunctionLogType { get }
    var encoderLabel: String? { get }
    var function: (any MTLFunction)? { get }
    var debugLocation: (any MTLFunctionLogDebugLocation)? { get }
}

/// The place of a message.
public protocol MTLFunctionLogDebugLocation: NSObjectProtocol {
    var functionName: String? { get }
    var url: URL? { get }
    var line: Int { get }
    var column: Int { get }
}

/// The progress of an encoder at an error.
public protocol MTLCommandBufferEncoderInfo: NSObjectProtocol {
    var label: String { get }
    var debugSignposts: [String] { get }
    var errorState: MTLCommandEncoderErrorState { get }
}

/// A value that a processor counts.
public protocol MTLCounter: NSObjectProtocol {
    var name: String { get }
}

/// Counters that are read together.
public protocol MTLCounterSet: NSObjectProtocol {
    var name: String { get }
    var counters: [any MTLCounter] { get }
}

public protocol MTLCounterSampleBuffer: NSObjectProtocol {
    var device: any MTLDevice { get }
    var label: String { get }
    var sampleCount: Int { get }
    func resolveCounterRange(_ range: Range<Int>) throws -> Data?
}

/// A file that a processor loads.
public protocol MTLIOFileHandle: NSObjectProtocol {
    var label: String? { get set }
}

/// Memory for loading.
public protocol MTLIOScratchBuffer: NSObjectProtocol {
    var buffer: any MTLBuffer { get }
}

/// Makes memory for loading.
public protocol MTLIOScratchBufferAllocator: NSObjectProtocol {
    func makeScratchBuffer(minimumSize: Int) -> (any MTLIOScratchBuffer)?
}

/// A queue of loading commands.
public protocol MTLIOCommandQueue: NSObjectProtocol {
    func enqueueBarrier()
    func makeCommandBuffer() -> any MTLIOCommandBuffer
    func makeCommandBufferWithUnretainedReferences() -> any MTLIOCommandBuffer
    var label: String? { get set }
}

/// Commands that load files.
public protocol MTLIOCommandBuffer: NSObjectProtocol {
    func addCompletedHandler(_ block: @escaping @Sendable (any MTLIOCommandBuffer) -> Void)
    func loadBytes(_ pointer: UnsafeMutableRawPointer, size: Int, sourceHandle: any MTLIOFileHandle, sourceHandleOffset: Int)
    func load(_ buffer: any MTLBuffer, offset: Int, size: Int, sourceHandle: any MTLIOFileHandle, sourceHandleOffset: Int)
    func load(
        _ texture: any MTLTexture, slice: Int, level: Int, size: MTLSize, sourceBytesPerRow: Int, sourceBytesPerImage: Int,
        destinationOrigin: MTLOrigin, sourceHandle: any MTLIOFileHandle, sourceHandleOffset: Int
    )
    func copyStatus(buffer: any MTLBuffer, offset: Int)
    func commit()
    func waitUntilCompleted()
    func tryCancel()
    func addBarrier()
    func pushDebugGroup(_ string: String)
    func popDebugGroup()
    func enqueue()
    func waitForEvent(_ event: any MTLSharedEvent, value: UInt64)
    func signalEvent(_ event: any MTLSharedEvent, value: UInt64)
    var label: String? { get set }
    var status: MTLIOStatus { get }
    var error: (any Error)? { get }
}
