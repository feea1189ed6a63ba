import Foundation

/// Memory that a processor uses.
public protocol MTLAllocation: NSObjectProtocol {
    /// The allocated size.
    var allocatedSize: Int { get }
}

/// Memory that shaders can reach.
public protocol MTLResource: MTLAllocation {
    /// The label.
    var label: String? { get set }
    /// The device.
    var device: any MTLDevice { get }
    /// The cpu cache mode.
    var cpuCacheMode: MTLCPUCacheMode { get }
    /// The storage mode.
    var storageMode: MTLStorageMode { get }
    /// The hazard tracking mode.
    var hazardTrackingMode: MTLHazardTrackingMode { get }
    /// The resource options.
    var resourceOptions: MTLResourceOptions { get }
    /// Sets the purgeable state.
    func setPurgeableState(_ state: MTLPurgeableState) -> MTLPurgeableState
    /// The heap.
    var heap: (any MTLHeap)? { get }
    /// The heap offset.
    var heapOffset: Int { get }
    /// Makes an aliasable.
    func makeAliasable()
    /// Returns whether it is aliasable.
    func isAliasable() -> Bool
}

/// Memory without a format.
public protocol MTLBuffer: MTLResource {
    /// The length.
    var length: Int { get }
    /// Returns the contents.
    func contents() -> UnsafeMutableRawPointer
    /// A step: did modify range.
    func didModifyRange(_ range: Range<Int>)
    /// Makes a texture.
    func makeTexture(descriptor: MTLTextureDescriptor, offset: Int, bytesPerRow: Int) -> (any MTLTexture)?
    /// Adds the debug marker.
    func addDebugMarker(_ marker: String, range: Range<Int>)
    /// Removes the all debug markers.
    func removeAllDebugMarkers()
    /// The remote storage buffer.
    var remoteStorageBuffer: (any MTLBuffer)? { get }
    /// Makes a remote buffer view.
    func makeRemoteBufferView(_ device: any MTLDevice) -> (any MTLBuffer)?
    /// The gpu address.
    var gpuAddress: UInt64 { get }
    /// The sparse buffer tier.
    var sparseBufferTier: MTLBufferSparseTier { get }
}

/// A picture in the memory of a graphics processor.
public protocol MTLTexture: MTLResource {
    /// The parent.
    var parent: (any MTLTexture)? { get }
    /// The parent relative level.
    var parentRelativeLevel: Int { get }
    /// The parent relative slice.
    var parentRelativeSlice: Int { get }
    /// The buffer.
    var buffer: (any MTLBuffer)? { get }
    /// The buffer offset.
    var bufferOffset: Int { get }
    /// The buffer bytes per row.
    var bufferBytesPerRow: Int { get }
    /// The iosurface plane.
    var iosurfacePlane: Int { get }
    /// The texture type.
    var textureType: MTLTextureType { get }
    /// The pixel format.
    var pixelFormat: MTLPixelFormat { get }
    /// The width.
    var width: Int { get }
    /// The height.
    var height: Int { get }
    /// The depth.
    var depth: Int { get }
    /// The mipmap level count.
    var mipmapLevelCount: Int { get }
    /// The sample count.
    var sampleCount: Int { get }
    /// The array length.
    var arrayLength: Int { get }
    /// The usage.
    var usage: MTLTextureUsage { get }
    /// Whether it is shareable.
    var isShareable: Bool { get }
    /// Whether it is framebuffer only.
    var isFramebufferOnly: Bool { get }
    /// The first mipmap in tail.
    var firstMipmapInTail: Int { get }
    /// The tail size in bytes.
    var tailSizeInBytes: Int { get }
    /// Whether it is sparse.
    var isSparse: Bool { get }
    /// The sparse texture tier.
    var sparseTextureTier: MTLTextureSparseTier { get }
    /// The allow GPU optimized contents.
    var allowGPUOptimizedContents: Bool { get }
    /// The compression type.
    var compressionType: MTLTextureCompressionType { get }
    /// The gpu resource ID.
    var gpuResourceID: MTLResourceID { get }
    /// The swizzle.
    var swizzle: MTLTextureSwizzleChannels { get }
    /// Returns the bytes.
    func getBytes(
        _ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, bytesPerImage: Int, from region: MTLRegion, mipmapLevel level: Int,
        slice: Int
    )
    /// Returns the bytes.
    func getBytes(_ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion, mipmapLevel level: Int)
    /// Replaces it.
    func replace(
        region: MTLRegion, mipmapLevel level: Int, slice: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int,
        bytesPerImage: Int
    )
    /// Replaces it.
    func replace(region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int)
    /// Makes a texture view.
    func makeTextureView(pixelFormat: MTLPixelFormat) -> (any MTLTexture)?
    /// Makes a texture view.
    func __newTextureView(
        with pixelFormat: MTLPixelFormat, textureType: MTLTextureType, levels levelRange: NSRange, slices sliceRange: NSRange
    ) -> (any MTLTexture)?
    /// Makes a texture view.
    func makeTextureView(descriptor: MTLTextureViewDescriptor) -> (any MTLTexture)?
    /// Makes a shared texture handle.
    func makeSharedTextureHandle() -> MTLSharedTextureHandle?
    /// The remote storage texture.
    var remoteStorageTexture: (any MTLTexture)? { get }
    /// Makes a remote texture view.
    func makeRemoteTextureView(_ device: any MTLDevice) -> (any MTLTexture)?
}

/// Memory from which resources are taken.
public protocol MTLHeap: MTLAllocation {
    /// The label.
    var label: String? { get set }
    /// The type.
    var type: MTLHeapType { get }
    /// The device.
    var device: any MTLDevice { get }
    /// The storage mode.
    var storageMode: MTLStorageMode { get }
    /// The cpu cache mode.
    var cpuCacheMode: MTLCPUCacheMode { get }
    /// The hazard tracking mode.
    var hazardTrackingMode: MTLHazardTrackingMode { get }
    /// The resource options.
    var resourceOptions: MTLResourceOptions { get }
    /// The size.
    var size: Int { get }
    /// The used size.
    var usedSize: Int { get }
    /// The current allocated size.
    var currentAllocatedSize: Int { get }
    /// Returns the max available size.
    func maxAvailableSize(alignment: Int) -> Int
    /// Makes a buffer.
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    /// Makes a buffer.
    func makeBuffer(length: Int, options: MTLResourceOptions, offset: Int) -> (any MTLBuffer)?
    /// Makes a texture.
    func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
    /// Makes a texture.
    func makeTexture(descriptor: MTLTextureDescriptor, offset: Int) -> (any MTLTexture)?
    /// Makes an acceleration structure.
    func makeAccelerationStructure(size: Int) -> (any MTLAccelerationStructure)?
    /// Makes an acceleration structure.
    func makeAccelerationStructure(size: Int, offset: Int) -> (any MTLAccelerationStructure)?
    /// Makes an acceleration structure.
    func makeAccelerationStructure(descriptor: MTLAccelerationStructureDescriptor) -> (any MTLAccelerationStructure)?
    /// Makes an acceleration structure.
    func makeAccelerationStructure(descriptor: MTLAccelerationStructureDescriptor, offset: Int) -> (any MTLAccelerationStructure)?
    /// Sets the purgeable state.
    func setPurgeableState(_ state: MTLPurgeableState) -> MTLPurgeableState
}

/// The way a texture is read.
public protocol MTLSamplerState: NSObjectProtocol {
    /// The label.
    var label: String? { get }
    /// The device.
    var device: any MTLDevice { get }
    /// The gpu resource ID.
    var gpuResourceID: MTLResourceID { get }
}

/// The tests of depth and stencil values.
public protocol MTLDepthStencilState: NSObjectProtocol {
    /// The label.
    var label: String? { get }
    /// The device.
    var device: any MTLDevice { get }
    /// The gpu resource ID.
    var gpuResourceID: MTLResourceID { get }
}

/// Orders the passes of a queue.
public protocol MTLFence: NSObjectProtocol {
    /// The device.
    var device: any MTLDevice { get }
    /// The label.
    var label: String? { get set }
}

/// Orders command buffers.
public protocol MTLEvent: NSObjectProtocol {
    /// The device.
    var device: (any MTLDevice)? { get }
    /// The label.
    var label: String? { get set }
}

/// Orders work of processors and processes.
public protocol MTLSharedEvent: MTLEvent {
    /// The signaled value.
    var signaledValue: UInt64 { get set }
    /// Notifies it.
    func notify(_ listener: MTLSharedEventListener, atValue value: UInt64, block: @escaping MTLSharedEventNotificationBlock)
    /// Makes a shared event handle.
    func makeSharedEventHandle() -> MTLSharedEventHandle
    /// Waits for it.
    func wait(untilSignaledValue value: UInt64, timeoutMS milliseconds: UInt64) -> Bool
}

/// A function of a library.
public protocol MTLFunction: NSObjectProtocol {
    /// The label.
    var label: String? { get set }
    /// The device.
    var device: any MTLDevice { get }
    /// The function type.
    var functionType: MTLFunctionType { get }
    /// The patch type.
    var patchType: MTLPatchType { get }
    /// The patch control point count.
    var patchControlPointCount: Int { get }
    /// The vertex attributes.
    var vertexAttributes: [MTLVertexAttribute]? { get }
    /// The stage input attributes.
    var stageInputAttributes: [MTLAttribute]? { get }
    /// The name.
    var name: String { get }
    /// The function constants dictionary.
    var functionConstantsDictionary: [String: MTLFunctionConstant] { get }
    /// Makes an argument encoder.
    func makeArgumentEncoder(bufferIndex: Int) -> any MTLArgumentEncoder
    /// The options.
    var options: MTLFunctionOptions { get }
}

/// A function of a pipeline.
public protocol MTLFunctionHandle: NSObjectProtocol {
    /// The function type.
    var functionType: MTLFunctionType { get }
    /// The name.
    var name: String { get }
    /// The device.
    var device: any MTLDevice { get }
    /// The gpu resource ID.
    var gpuResourceID: MTLResourceID { get }
}

/// Compiled functions.
public protocol MTLLibrary: NSObjectProtocol {
    /// The label.
    var label: String? { get set }
    /// The device.
    var device: any MTLDevice { get }
    /// Makes a function.
    func makeFunction(name functionName: String) -> (any MTLFunction)?
    /// Makes a function.
    func makeFunction(name: String, constantValues: MTLFunctionConstantValues) throws -> any MTLFunction
    /// Makes a function.
    func makeFunction(
        name: String, constantValues: MTLFunctionConstantValues,
        completionHandler: @escaping @Sendable ((any MTLFunction)?, (any Error)?) -> Void
    )
    /// Makes a function.
    func makeFunction(descriptor: MTLFunctionDescriptor) throws -> any MTLFunction
    /// Makes a function.
    func makeFunction(
        descriptor: MTLFunctionDescriptor, completionHandler: @escaping @Sendable ((any MTLFunction)?, (any Error)?) -> Void
    )
    /// Makes an intersection function.
    func makeIntersectionFunction(descriptor: MTLIntersectionFunctionDescriptor) throws -> any MTLFunction
    /// Makes an intersection function.
    func makeIntersectionFunction(
        descriptor: MTLIntersectionFunctionDescriptor, completionHandler: @escaping @Sendable ((any MTLFunction)?, (any Error)?) -> Void
    )
    /// Returns the reflection.
    func reflection(functionName: String) -> MTLFunctionReflection?
    /// The function names.
    var functionNames: [String] { get }
    /// The type.
    var type: MTLLibraryType { get }
    /// The install name.
    var installName: String? { get }
}

/// Functions that libraries share.
public protocol MTLDynamicLibrary: NSObjectProtocol {
    /// The label.
    var label: String? { get set }
    /// The device.
    var device: any MTLDevice { get }
    /// The install name.
    var installName: String { get }
    /// Writes it.
    func serialize(to url: URL) throws
}

/// Compiled pipelines in a file.
public protocol MTLBinaryArchive: NSObjectProtocol {
    /// The label.
    var label: String? { get set }
    /// The device.
    var device: any MTLDevice { get }
    /// Adds the compute pipeline functions.
    func addComputePipelineFunctions(descriptor: MTLComputePipelineDescriptor) throws
    /// Adds the render pipeline functions.
    func addRenderPipelineFunctions(descriptor: MTLRenderPipelineDescriptor) throws
    /// Adds the tile render pipeline functions.
    func addTileRenderPipelineFunctions(descriptor: MTLTileRenderPipelineDescriptor) throws
    /// Adds the mesh render pipeline functions.
    func addMeshRenderPipelineFunctions(descriptor: MTLMeshRenderPipelineDescriptor) throws
    /// Adds the library.
    func addLibrary(descriptor: MTLStitchedLibraryDescriptor) throws
    /// Writes it.
    func serialize(to url: URL) throws
    /// Adds the function.
    func addFunction(descriptor: MTLFunctionDescriptor, library: any MTLLibrary) throws
}

/// The functions and the state of a render pass.
public protocol MTLRenderPipelineState: MTLAllocation {
    /// The label.
    var label: String? { get }
    /// The device.
    var device: any MTLDevice { get }
    /// The reflection.
    var reflection: MTLRenderPipelineReflection? { get }
    /// The max total threads per threadgroup.
    var maxTotalThreadsPerThreadgroup: Int { get }
    /// The threadgroup size matches tile size.
    var threadgroupSizeMatchesTileSize: Bool { get }
    /// The imageblock sample length.
    var imageblockSampleLength: Int { get }
    /// Returns the imageblock memory length.
    func imageblockMemoryLength(forDimensions imageblockDimensions: MTLSize) -> Int
    /// Whether it supports indirect command buffers.
    var supportIndirectCommandBuffers: Bool { get }
    /// The max total threads per object threadgroup.
    var maxTotalThreadsPerObjectThreadgroup: Int { get }
    /// The max total threads per mesh threadgroup.
    var maxTotalThreadsPerMeshThreadgroup: Int { get }
    /// The object thread execution width.
    var objectThreadExecutionWidth: Int { get }
    /// The mesh thread execution width.
    var meshThreadExecutionWidth: Int { get }
    /// The max total threadgroups per mesh grid.
    var maxTotalThreadgroupsPerMeshGrid: Int { get }
    /// The gpu resource ID.
    var gpuResourceID: MTLResourceID { get }
    /// The shader validation.
    var shaderValidation: MTLShaderValidation { get }
    /// The required threads per tile threadgroup.
    var requiredThreadsPerTileThreadgroup: MTLSize { get }
    /// The required threads per object threadgroup.
    var requiredThreadsPerObjectThreadgroup: MTLSize { get }
    /// The required threads per mesh threadgroup.
    var requiredThreadsPerMeshThreadgroup: MTLSize { get }
    /// Returns the function handle.
    func functionHandle(function: any MTLFunction, stage: MTLRenderStages) -> (any MTLFunctionHandle)?
    /// Makes a visible function table.
    func makeVisibleFunctionTable(descriptor: MTLVisibleFunctionTableDescriptor, stage: MTLRenderStages) -> (any MTLVisibleFunctionTable)?
    /// Makes an intersection function table.
    func makeIntersectionFunctionTable(
        descriptor: MTLIntersectionFunctionTableDescriptor, stage: MTLRenderStages
    ) -> (any MTLIntersectionFunctionTable)?
    /// Makes a render pipeline state.
    func makeRenderPipelineState(additionalBinaryFunctions: MTLRenderPipelineFunctionsDescriptor) throws -> any MTLRenderPipelineState
}

/// The function and the state of a compute pass.
public protocol MTLComputePipelineState: MTLAllocation {
    /// The label.
    var label: String? { get }
    /// The device.
    var device: any MTLDevice { get }
    /// The reflection.
    var reflection: MTLComputePipelineReflection? { get }
    /// The max total threads per threadgroup.
    var maxTotalThreadsPerThreadgroup: Int { get }
    /// The thread execution width.
    var threadExecutionWidth: Int { get }
    /// The static threadgroup memory length.
    var staticThreadgroupMemoryLength: Int { get }
    /// Returns the imageblock memory length.
    func imageblockMemoryLength(forDimensions imageblockDimensions: MTLSize) -> Int
    /// Whether it supports indirect command buffers.
    var supportIndirectCommandBuffers: Bool { get }
    /// The gpu resource ID.
    var gpuResourceID: MTLResourceID { get }
    /// The shader validation.
    var shaderValidation: MTLShaderValidation { get }
    /// The required threads per threadgroup.
    var requiredThreadsPerThreadgroup: MTLSize { get }
    /// Returns the function handle.
    func functionHandle(function: any MTLFunction) -> (any MTLFunctionHandle)?
    /// Makes a compute pipeline state with additional binary functions.
    func makeComputePipelineStateWithAdditionalBinaryFunctions(functions: [any MTLFunction]) throws -> any MTLComputePipelineState
    /// Makes a visible function table.
    func makeVisibleFunctionTable(descriptor: MTLVisibleFunctionTableDescriptor) -> (any MTLVisibleFunctionTable)?
    /// Makes an intersection function table.
    func makeIntersectionFunctionTable(descriptor: MTLIntersectionFunctionTableDescriptor) -> (any MTLIntersectionFunctionTable)?
}

/// Functions that a shader can call.
public protocol MTLVisibleFunctionTable: MTLResource {
    /// The gpu resource ID.
    var gpuResourceID: MTLResourceID { get }
    /// Sets the function.
    func setFunction(_ function: (any MTLFunctionHandle)?, index: Int)
    /// Sets the functions.
    func setFunctions(_ functions: [(any MTLFunctionHandle)?], range: Range<Int>)
}

/// Functions that find where rays meet shapes.
public protocol MTLIntersectionFunctionTable: MTLResource {
    /// The gpu resource ID.
    var gpuResourceID: MTLResourceID { get }
    /// Sets the buffer.
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    /// Sets the buffers.
    func setBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], range: Range<Int>)
    /// Sets the function.
    func setFunction(_ function: (any MTLFunctionHandle)?, index: Int)
    /// Sets the functions.
    func setFunctions(_ functions: [(any MTLFunctionHandle)?], range: Range<Int>)
    /// Sets the opaque triangle intersection function.
    func setOpaqueTriangleIntersectionFunction(signature: MTLIntersectionFunctionSignature, index: Int)
    /// Sets the opaque triangle intersection function.
    func setOpaqueTriangleIntersectionFunction(signature: MTLIntersectionFunctionSignature, range: Range<Int>)
    /// Sets the opaque curve intersection function.
    func setOpaqueCurveIntersectionFunction(signature: MTLIntersectionFunctionSignature, index: Int)
    /// Sets the opaque curve intersection function.
    func setOpaqueCurveIntersectionFunction(signature: MTLIntersectionFunctionSignature, range: Range<Int>)
    /// Sets the visible function table.
    func setVisibleFunctionTable(_ functionTable: (any MTLVisibleFunctionTable)?, bufferIndex: Int)
    /// Sets the visible function tables.
    func setVisibleFunctionTables(_ functionTables: [(any MTLVisibleFunctionTable)?], bufferRange: Range<Int>)
}

/// Shapes that rays can meet.
public protocol MTLAccelerationStructure: MTLResource {
    /// The size.
    var size: Int { get }
    /// The gpu resource ID.
    var gpuResourceID: MTLResourceID { get }
}

/// The density of pixels in the parts of a picture.
public protocol MTLRasterizationRateMap: NSObjectProtocol {
    /// The device.
    var device: any MTLDevice { get }
    /// The label.
    var label: String? { get }
    /// The screen size.
    var screenSize: MTLSize { get }
    /// The physical granularity.
    var physicalGranularity: MTLSize { get }
    /// The layer count.
    var layerCount: Int { get }
    /// The parameter data size and align.
    var parameterDataSizeAndAlign: MTLSizeAndAlign { get }
    /// Copies the parameter data.
    func copyParameterData(buffer: any MTLBuffer, offset: Int)
    /// Returns the physical size.
    func physicalSize(layer layerIndex: Int) -> MTLSize
    /// Returns the screen coordinates.
    func screenCoordinates(physicalCoordinates: MTLCoordinate2D, layer layerIndex: Int) -> MTLCoordinate2D
    /// Returns the physical coordinates.
    func physicalCoordinates(screenCoordinates: MTLCoordinate2D, layer layerIndex: Int) -> MTLCoordinate2D
}

/// An argument of a shader.
public protocol MTLBinding: NSObjectProtocol {
    /// The name.
    var name: String { get }
    /// The type.
    var type: MTLBindingType { get }
    /// The access.
    var access: MTLBindingAccess { get }
    /// The index.
    var index: Int { get }
    /// Whether it is used.
    var isUsed: Bool { get }
    /// Whether it is argument.
    var isArgument: Bool { get }
}

/// A buffer of a shader.
public protocol MTLBufferBinding: MTLBinding {
    /// The buffer alignment.
    var bufferAlignment: Int { get }
    /// The buffer data size.
    var bufferDataSize: Int { get }
    /// The buffer data type.
    var bufferDataType: MTLDataType { get }
    /// The buffer struct type.
    var bufferStructType: MTLStructType? { get }
    /// The buffer pointer type.
    var bufferPointerType: MTLPointerType? { get }
}

/// The memory of a threadgroup.
public protocol MTLThreadgroupBinding: MTLBinding {
    /// The threadgroup memory alignment.
    var threadgroupMemoryAlignment: Int { get }
    /// The threadgroup memory data size.
    var threadgroupMemoryDataSize: Int { get }
}

/// A texture of a shader.
public protocol MTLTextureBinding: MTLBinding {
    /// The texture type.
    var textureType: MTLTextureType { get }
    /// The texture data type.
    var textureDataType: MTLDataType { get }
    /// Whether it is depth texture.
    var isDepthTexture: Bool { get }
    /// The array length.
    var arrayLength: Int { get }
}

/// The payload of a mesh.
public protocol MTLObjectPayloadBinding: MTLBinding {
    /// The object payload alignment.
    var objectPayloadAlignment: Int { get }
    /// The object payload data size.
    var objectPayloadDataSize: Int { get }
}
