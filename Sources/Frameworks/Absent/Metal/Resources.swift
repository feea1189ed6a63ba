import Foundation

/// Memory that a processor uses.
public protocol MTLAllocation: NSObjectProtocol {
    var allocatedSize: Int { get }
}

/// Memory that shaders can reach.
public protocol MTLResource: MTLAllocation {
    var label: String? { get set }
    var device: any MTLDevice { get }
    var cpuCacheMode: MTLCPUCacheMode { get }
    var storageMode: MTLStorageMode { get }
    var hazardTrackingMode: MTLHazardTrackingMode { get }
    var resourceOptions: MTLResourceOptions { get }
    func setPurgeableState(_ state: MTLPurgeableState) -> MTLPurgeableState
    var heap: (any MTLHeap)? { get }
    var heapOffset: Int { get }
    func makeAliasable()
    func isAliasable() -> Bool
}

/// Memory without a format.
public protocol MTLBuffer: MTLResource {
    var length: Int { get }
    func contents() -> UnsafeMutableRawPointer
    func didModifyRange(_ range: Range<Int>)
    func makeTexture(descriptor: MTLTextureDescriptor, offset: Int, bytesPerRow: Int) -> (any MTLTexture)?
    func addDebugMarker(_ marker: String, range: Range<Int>)
    func removeAllDebugMarkers()
    var remoteStorageBuffer: (any MTLBuffer)? { get }
    func makeRemoteBufferView(_ device: any MTLDevice) -> (any MTLBuffer)?
    var gpuAddress: UInt64 { get }
    var sparseBufferTier: MTLBufferSparseTier { get }
}

/// A picture in the memory of a graphics processor.
public protocol MTLTexture: MTLResource {
    var parent: (any MTLTexture)? { get }
    var parentRelativeLevel: Int { get }
    var parentRelativeSlice: Int { get }
    var buffer: (any MTLBuffer)? { get }
    var bufferOffset: Int { get }
    var bufferBytesPerRow: Int { get }
    var iosurfacePlane: Int { get }
    var textureType: MTLTextureType { get }
    var pixelFormat: MTLPixelFormat { get }
    var width: Int { get }
    var height: Int { get }
    var depth: Int { get }
    var mipmapLevelCount: Int { get }
    var sampleCount: Int { get }
    var arrayLength: Int { get }
    var usage: MTLTextureUsage { get }
    var isShareable: Bool { get }
    var isFramebufferOnly: Bool { get }
    var firstMipmapInTail: Int { get }
    var tailSizeInBytes: Int { get }
    var isSparse: Bool { get }
    var sparseTextureTier: MTLTextureSparseTier { get }
    var allowGPUOptimizedContents: Bool { get }
    var compressionType: MTLTextureCompressionType { get }
    var gpuResourceID: MTLResourceID { get }
    var swizzle: MTLTextureSwizzleChannels { get }
    func getBytes(
        _ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, bytesPerImage: Int, from region: MTLRegion, mipmapLevel level: Int,
        slice: Int
    )
    func getBytes(_ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion, mipmapLevel level: Int)
    func replace(
        region: MTLRegion, mipmapLevel level: Int, slice: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int,
        bytesPerImage: Int
    )
    func replace(region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int)
    func makeTextureView(pixelFormat: MTLPixelFormat) -> (any MTLTexture)?
    func __newTextureView(
        with pixelFormat: MTLPixelFormat, textureType: MTLTextureType, levels levelRange: NSRange, slices sliceRange: NSRange
    ) -> (any MTLTexture)?
    func makeTextureView(descriptor: MTLTextureViewDescriptor) -> (any MTLTexture)?
    func makeSharedTextureHandle() -> MTLSharedTextureHandle?
    var remoteStorageTexture: (any MTLTexture)? { get }
    func makeRemoteTextureView(_ device: any MTLDevice) -> (any MTLTexture)?
}

/// Memory from which resources are taken.
public protocol MTLHeap: MTLAllocation {
    var label: String? { get set }
    var type: MTLHeapType { get }
    var device: any MTLDevice { get }
    var storageMode: MTLStorageMode { get }
    var cpuCacheMode: MTLCPUCacheMode { get }
    var hazardTrackingMode: MTLHazardTrackingMode { get }
    var resourceOptions: MTLResourceOptions { get }
    var size: Int { get }
    var usedSize: Int { get }
    var currentAllocatedSize: Int { get }
    func maxAvailableSize(alignment: Int) -> Int
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    func makeBuffer(length: Int, options: MTLResourceOptions, offset: Int) -> (any MTLBuffer)?
    func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
    func makeTexture(descriptor: MTLTextureDescriptor, offset: Int) -> (any MTLTexture)?
    func makeAccelerationStructure(size: Int) -> (any MTLAccelerationStructure)?
    func makeAccelerationStructure(size: Int, offset: Int) -> (any MTLAccelerationStructure)?
    func makeAccelerationStructure(descriptor: MTLAccelerationStructureDescriptor) -> (any MTLAccelerationStructure)?
    func makeAccelerationStructure(descriptor: MTLAccelerationStructureDescriptor, offset: Int) -> (any MTLAccelerationStructure)?
    func setPurgeableState(_ state: MTLPurgeableState) -> MTLPurgeableState
}

/// The way a texture is read.
public protocol MTLSamplerState: NSObjectProtocol {
    var label: String? { get }
    var device: any MTLDevice { get }
    var gpuResourceID: MTLResourceID { get }
}

/// The tests of depth and stencil values.
public protocol MTLDepthStencilState: NSObjectProtocol {
    var label: String? { get }
    var device: any MTLDevice { get }
    var gpuResourceID: MTLResourceID { get }
}

/// Orders the passes of a queue.
public protocol MTLFence: NSObjectProtocol {
    var device: any MTLDevice { get }
    var label: String? { get set }
}

/// Orders command buffers.
public protocol MTLEvent: NSObjectProtocol {
    var device: (any MTLDevice)? { get }
    var label: String? { get set }
}

/// Orders work of processors and processes.
public protocol MTLSharedEvent: MTLEvent {
    var signaledValue: UInt64 { get set }
    func notify(_ listener: MTLSharedEventListener, atValue value: UInt64, block: @escaping MTLSharedEventNotificationBlock)
    func makeSharedEventHandle() -> MTLSharedEventHandle
    func wait(untilSignaledValue value: UInt64, timeoutMS milliseconds: UInt64) -> Bool
}

/// A function of a library.
public protocol MTLFunction: NSObjectProtocol {
    var label: String? { get set }
    var device: any MTLDevice { get }
    var functionType: MTLFunctionType { get }
    var patchType: MTLPatchType { get }
    var patchControlPointCount: Int { get }
    var vertexAttributes: [MTLVertexAttribute]? { get }
    var stageInputAttributes: [MTLAttribute]? { get }
    var name: String { get }
    var functionConstantsDictionary: [String: MTLFunctionConstant] { get }
    func makeArgumentEncoder(bufferIndex: Int) -> any MTLArgumentEncoder
    var options: MTLFunctionOptions { get }
}

/// A function of a pipeline.
public protocol MTLFunctionHandle: NSObjectProtocol {
    var functionType: MTLFunctionType { get }
    var name: String { get }
    var device: any MTLDevice { get }
    var gpuResourceID: MTLResourceID { get }
}

/// Compiled functions.
public protocol MTLLibrary: NSObjectProtocol {
    var label: String? { get set }
    var device: any MTLDevice { get }
    func makeFunction(name functionName: String) -> (any MTLFunction)?
    func makeFunction(name: String, constantValues: MTLFunctionConstantValues) throws -> any MTLFunction
    func makeFunction(
        name: String, constantValues: MTLFunctionConstantValues,
        completionHandler: @escaping @Sendable ((any MTLFunction)?, (any Error)?) -> Void
    )
    func makeFunction(descriptor: MTLFunctionDescriptor) throws -> any MTLFunction
    func makeFunction(
        descriptor: MTLFunctionDescriptor, completionHandler: @escaping @Sendable ((any MTLFunction)?, (any Error)?) -> Void
    )
    func makeIntersectionFunction(descriptor: MTLIntersectionFunctionDescriptor) throws -> any MTLFunction
    func makeIntersectionFunction(
        descriptor: MTLIntersectionFunctionDescriptor, completionHandler: @escaping @Sendable ((any MTLFunction)?, (any Error)?) -> Void
    )
    func reflection(functionName: String) -> MTLFunctionReflection?
    var functionNames: [String] { get }
    var type: MTLLibraryType { get }
    var installName: String? { get }
}

/// Functions that libraries share.
public protocol MTLDynamicLibrary: NSObjectProtocol {
    var label: String? { get set }
    var device: any MTLDevice { get }
    var installName: String { get }
    func serialize(to url: URL) throws
}

/// Compiled pipelines in a file.
public protocol MTLBinaryArchive: NSObjectProtocol {
    var label: String? { get set }
    var device: any MTLDevice { get }
    func addComputePipelineFunctions(descriptor: MTLComputePipelineDescriptor) throws
    func addRenderPipelineFunctions(descriptor: MTLRenderPipelineDescriptor) throws
    func addTileRenderPipelineFunctions(descriptor: MTLTileRenderPipelineDescriptor) throws
    func addMeshRenderPipelineFunctions(descriptor: MTLMeshRenderPipelineDescriptor) throws
    func addLibrary(descriptor: MTLStitchedLibraryDescriptor) throws
    func serialize(to url: URL) throws
    func addFunction(descriptor: MTLFunctionDescriptor, library: any MTLLibrary) throws
}

/// The functions and the state of a render pass.
public protocol MTLRenderPipelineState: MTLAllocation {
    var label: String? { get }
    var device: any MTLDevice { get }
    var reflection: MTLRenderPipelineReflection? { get }
    var maxTotalThreadsPerThreadgroup: Int { get }
    var threadgroupSizeMatchesTileSize: Bool { get }
    var imageblockSampleLength: Int { get }
    func imageblockMemoryLength(forDimensions imageblockDimensions: MTLSize) -> Int
    var supportIndirectCommandBuffers: Bool { get }
    var maxTotalThreadsPerObjectThreadgroup: Int { get }
    var maxTotalThreadsPerMeshThreadgroup: Int { get }
    var objectThreadExecutionWidth: Int { get }
    var meshThreadExecutionWidth: Int { get }
    var maxTotalThreadgroupsPerMeshGrid: Int { get }
    var gpuResourceID: MTLResourceID { get }
    var shaderValidation: MTLShaderValidation { get }
    var requiredThreadsPerTileThreadgroup: MTLSize { get }
    var requiredThreadsPerObjectThreadgroup: MTLSize { get }
    var requiredThreadsPerMeshThreadgroup: MTLSize { get }
    func functionHandle(function: any MTLFunction, stage: MTLRenderStages) -> (any MTLFunctionHandle)?
    func makeVisibleFunctionTable(descriptor: MTLVisibleFunctionTableDescriptor, stage: MTLRenderStages) -> (any MTLVisibleFunctionTable)?
    func makeIntersectionFunctionTable(
        descriptor: MTLIntersectionFunctionTableDescriptor, stage: MTLRenderStages
    ) -> (any MTLIntersectionFunctionTable)?
    func makeRenderPipelineState(additionalBinaryFunctions: MTLRenderPipelineFunctionsDescriptor) throws -> any MTLRenderPipelineState
}

/// The function and the state of a compute pass.
public protocol MTLComputePipelineState: MTLAllocation {
    var label: String? { get }
    var device: any MTLDevice { get }
    var reflection: MTLComputePipelineReflection? { get }
    var maxTotalThreadsPerThreadgroup: Int { get }
    var threadExecutionWidth: Int { get }
    var staticThreadgroupMemoryLength: Int { get }
    func imageblockMemoryLength(forDimensions imageblockDimensions: MTLSize) -> Int
    var supportIndirectCommandBuffers: Bool { get }
    var gpuResourceID: MTLResourceID { get }
    var shaderValidation: MTLShaderValidation { get }
    var requiredThreadsPerThreadgroup: MTLSize { get }
    func functionHandle(function: any MTLFunction) -> (any MTLFunctionHandle)?
    func makeComputePipelineStateWithAdditionalBinaryFunctions(functions: [any MTLFunction]) throws -> any MTLComputePipelineState
    func makeVisibleFunctionTable(descriptor: MTLVisibleFunctionTableDescriptor) -> (any MTLVisibleFunctionTable)?
    func makeIntersectionFunctionTable(descriptor: MTLIntersectionFunctionTableDescriptor) -> (any MTLIntersectionFunctionTable)?
}

/// Functions that a shader can call.
public protocol MTLVisibleFunctionTable: MTLResource {
    var gpuResourceID: MTLResourceID { get }
    func setFunction(_ function: (any MTLFunctionHandle)?, index: Int)
    func setFunctions(_ functions: [(any MTLFunctionHandle)?], range: Range<Int>)
}

/// Functions that find where rays meet shapes.
public protocol MTLIntersectionFunctionTable: MTLResource {
    var gpuResourceID: MTLResourceID { get }
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], range: Range<Int>)
    func setFunction(_ function: (any MTLFunctionHandle)?, index: Int)
    func setFunctions(_ functions: [(any MTLFunctionHandle)?], range: Range<Int>)
    func setOpaqueTriangleIntersectionFunction(signature: MTLIntersectionFunctionSignature, index: Int)
    func setOpaqueTriangleIntersectionFunction(signature: MTLIntersectionFunctionSignature, range: Range<Int>)
    func setOpaqueCurveIntersectionFunction(signature: MTLIntersectionFunctionSignature, index: Int)
    func setOpaqueCurveIntersectionFunction(signature: MTLIntersectionFunctionSignature, range: Range<Int>)
    func setVisibleFunctionTable(_ functionTable: (any MTLVisibleFunctionTable)?, bufferIndex: Int)
    func setVisibleFunctionTables(_ functionTables: [(any MTLVisibleFunctionTable)?], bufferRange: Range<Int>)
}

/// Shapes that rays can meet.
public protocol MTLAccelerationStructure: MTLResource {
    var size: Int { get }
    var gpuResourceID: MTLResourceID { get }
}

/// The density of pixels in the parts of a picture.
public protocol MTLRasterizationRateMap: NSObjectProtocol {
    var device: any MTLDevice { get }
    var label: String? { get }
    var screenSize: MTLSize { get }
    var physicalGranularity: MTLSize { get }
    var layerCount: Int { get }
    var parameterDataSizeAndAlign: MTLSizeAndAlign { get }
    func copyParameterData(buffer: any MTLBuffer, offset: Int)
    func physicalSize(layer layerIndex: Int) -> MTLSize
    func screenCoordinates(physicalCoordinates: MTLCoordinate2D, layer layerIndex: Int) -> MTLCoordinate2D
    func physicalCoordinates(screenCoordinates: MTLCoordinate2D, layer layerIndex: Int) -> MTLCoordinate2D
}

/// An argument of a shader.
public protocol MTLBinding: NSObjectProtocol {
    var name: String { get }
    var type: MTLBindingType { get }
    var access: MTLBindingAccess { get }
    var index: Int { get }
    var isUsed: Bool { get }
    var isArgument: Bool { get }
}

/// A buffer of a shader.
public protocol MTLBufferBinding: MTLBinding {
    var bufferAlignment: Int { get }
    var bufferDataSize: Int { get }
    var bufferDataType: MTLDataType { get }
    var bufferStructType: MTLStructType? { get }
    var bufferPointerType: MTLPointerType? { get }
}

/// The memory of a threadgroup.
public protocol MTLThreadgroupBinding: MTLBinding {
    var threadgroupMemoryAlignment: Int { get }
    var threadgroupMemoryDataSize: Int { get }
}

/// A texture of a shader.
public protocol MTLTextureBinding: MTLBinding {
    var textureType: MTLTextureType { get }
    var textureDataType: MTLDataType { get }
    var isDepthTexture: Bool { get }
    var arrayLength: Int { get }
}

/// The payload of a mesh.
public protocol MTLObjectPayloadBinding: MTLBinding {
    var objectPayloadAlignment: Int { get }
    var objectPayloadDataSize: Int { get }
}
