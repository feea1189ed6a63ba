import Foundation

/// The layout of a pixel.
public enum MTLPixelFormat: UInt, Sendable {
    case invalid = 0, a8Unorm = 1, r8Unorm = 10, r8Unorm_srgb = 11, r8Snorm = 12, r8Uint = 13, r8Sint = 14, r16Unorm = 20,
        r16Snorm = 22, r16Uint = 23, r16Sint = 24, r16Float = 25, rg8Unorm = 30, rg8Unorm_srgb = 31, rg8Snorm = 32, rg8Uint = 33,
        rg8Sint = 34, b5g6r5Unorm = 40, a1bgr5Unorm = 41, abgr4Unorm = 42, bgr5A1Unorm = 43, r32Uint = 53, r32Sint = 54, r32Float = 55,
        rg16Unorm = 60, rg16Snorm = 62, rg16Uint = 63, rg16Sint = 64, rg16Float = 65, rgba8Unorm = 70, rgba8Unorm_srgb = 71,
        rgba8Snorm = 72, rgba8Uint = 73, rgba8Sint = 74, bgra8Unorm = 80, bgra8Unorm_srgb = 81, rgb10a2Unorm = 90, rgb10a2Uint = 91,
        rg11b10Float = 92, rgb9e5Float = 93, bgr10a2Unorm = 94, rg32Uint = 103, rg32Sint = 104, rg32Float = 105, rgba16Unorm = 110,
        rgba16Snorm = 112, rgba16Uint = 113, rgba16Sint = 114, rgba16Float = 115, rgba32Uint = 123, rgba32Sint = 124, rgba32Float = 125,
        bc1_rgba = 130, bc1_rgba_srgb = 131, bc2_rgba = 132, bc2_rgba_srgb = 133, bc3_rgba = 134, bc3_rgba_srgb = 135, bc4_rUnorm = 140,
        bc4_rSnorm = 141, bc5_rgUnorm = 142, bc5_rgSnorm = 143, bc6H_rgbFloat = 150, bc6H_rgbuFloat = 151, bc7_rgbaUnorm = 152,
        bc7_rgbaUnorm_srgb = 153, pvrtc_rgb_2bpp = 160, pvrtc_rgb_2bpp_srgb = 161, pvrtc_rgb_4bpp = 162, pvrtc_rgb_4bpp_srgb = 163,
        pvrtc_rgba_2bpp = 164, pvrtc_rgba_2bpp_srgb = 165, pvrtc_rgba_4bpp = 166, pvrtc_rgba_4bpp_srgb = 167, eac_r11Unorm = 170,
        eac_r11Snorm = 172, eac_rg11Unorm = 174, eac_rg11Snorm = 176, eac_rgba8 = 178, eac_rgba8_srgb = 179, etc2_rgb8 = 180,
        etc2_rgb8_srgb = 181, etc2_rgb8a1 = 182, etc2_rgb8a1_srgb = 183, astc_4x4_srgb = 186, astc_5x4_srgb = 187, astc_5x5_srgb = 188,
        astc_6x5_srgb = 189, astc_6x6_srgb = 190, astc_8x5_srgb = 192, astc_8x6_srgb = 193, astc_8x8_srgb = 194, astc_10x5_srgb = 195,
        astc_10x6_srgb = 196, astc_10x8_srgb = 197, astc_10x10_srgb = 198, astc_12x10_srgb = 199, astc_12x12_srgb = 200,
        astc_4x4_ldr = 204, astc_5x4_ldr = 205, astc_5x5_ldr = 206, astc_6x5_ldr = 207, astc_6x6_ldr = 208, astc_8x5_ldr = 210,
        astc_8x6_ldr = 211, astc_8x8_ldr = 212, astc_10x5_ldr = 213, astc_10x6_ldr = 214, astc_10x8_ldr = 215, astc_10x10_ldr = 216,
        astc_12x10_ldr = 217, astc_12x12_ldr = 218, astc_4x4_hdr = 222, astc_5x4_hdr = 223, astc_5x5_hdr = 224, astc_6x5_hdr = 225,
        astc_6x6_hdr = 226, astc_8x5_hdr = 228, astc_8x6_hdr = 229, astc_8x8_hdr = 230, astc_10x5_hdr = 231, astc_10x6_hdr = 232,
        astc_10x8_hdr = 233, astc_10x10_hdr = 234, astc_12x10_hdr = 235, astc_12x12_hdr = 236, gbgr422 = 240, bgrg422 = 241,
        depth16Unorm = 250, depth32Float = 252, stencil8 = 253, depth24Unorm_stencil8 = 255, depth32Float_stencil8 = 260,
        x32_stencil8 = 261, x24_stencil8 = 262, bgra10_xr = 552, bgra10_xr_srgb = 553, bgr10_xr = 554, bgr10_xr_srgb = 555
}
/// The layout of a vertex attribute.
public enum MTLVertexFormat: UInt, Sendable {
    case invalid, uchar2, uchar3, uchar4, char2, char3, char4, uchar2Normalized, uchar3Normalized, uchar4Normalized, char2Normalized,
        char3Normalized, char4Normalized, ushort2, ushort3, ushort4, short2, short3, short4, ushort2Normalized, ushort3Normalized,
        ushort4Normalized, short2Normalized, short3Normalized, short4Normalized, half2, half3, half4, float, float2, float3, float4,
        int, int2, int3, int4, uint, uint2, uint3, uint4, int1010102Normalized, uint1010102Normalized, uchar4Normalized_bgra,
        uchar = 45, char, ucharNormalized, charNormalized, ushort, short, ushortNormalized, shortNormalized, half, floatRG11B10,
        floatRGB9E5
}
/// The layout of an attribute of a kernel's input.
public enum MTLAttributeFormat: UInt, Sendable {
    case invalid, uchar2, uchar3, uchar4, char2, char3, char4, uchar2Normalized, uchar3Normalized, uchar4Normalized, char2Normalized,
        char3Normalized, char4Normalized, ushort2, ushort3, ushort4, short2, short3, short4, ushort2Normalized, ushort3Normalized,
        ushort4Normalized, short2Normalized, short3Normalized, short4Normalized, half2, half3, half4, float, float2, float3, float4,
        int, int2, int3, int4, uint, uint2, uint3, uint4, int1010102Normalized, uint1010102Normalized, uchar4Normalized_bgra,
        uchar = 45, char, ucharNormalized, charNormalized, ushort, short, ushortNormalized, shortNormalized, half, floatRG11B10,
        floatRGB9E5
}
/// The type of a value in a shader.
public enum MTLDataType: UInt, Sendable {
    case none, `struct`, array, float, float2, float3, float4, float2x2, float2x3, float2x4, float3x2, float3x3, float3x4, float4x2,
        float4x3, float4x4, half, half2, half3, half4, half2x2, half2x3, half2x4, half3x2, half3x3, half3x4, half4x2, half4x3, half4x4,
        int, int2, int3, int4, uint, uint2, uint3, uint4, short, short2, short3, short4, ushort, ushort2, ushort3, ushort4, char, char2,
        char3, char4, uchar, uchar2, uchar3, uchar4, bool, bool2, bool3, bool4, texture = 58, sampler, pointer, r8Unorm = 62, r8Snorm,
        r16Unorm, r16Snorm, rg8Unorm, rg8Snorm, rg16Unorm, rg16Snorm, rgba8Unorm, rgba8Unorm_srgb, rgba8Snorm, rgba16Unorm, rgba16Snorm,
        rgb10a2Unorm, rg11b10Float, rgb9e5Float, renderPipeline, computePipeline, indirectCommandBuffer, long, long2, long3, long4,
        ulong, ulong2, ulong3, ulong4, visibleFunctionTable = 115, intersectionFunctionTable, primitiveAccelerationStructure,
        instanceAccelerationStructure, bfloat = 121, bfloat2, bfloat3, bfloat4, depthStencilState = 139, tensor
}
/// The dimensions of a texture.
public enum MTLTextureType: UInt, Sendable {
    case type1D, type1DArray, type2D, type2DArray, type2DMultisample, typeCube, typeCubeArray, type3D, type2DMultisampleArray,
        typeTextureBuffer
}
/// The component that replaces one of a pixel.
public enum MTLTextureSwizzle: UInt8, Sendable {
    case zero, one, red, green, blue, alpha
}
/// Whether a texture may lose detail.
public enum MTLTextureCompressionType: Int, Sendable {
    case lossless, lossy
}
public enum MTLTextureSparseTier: Int, Sendable {
    case tierNone, tier1, tier2
}
public enum MTLBufferSparseTier: Int, Sendable {
    case tierNone, tier1
}
/// The shapes that vertices form.
public enum MTLPrimitiveType: UInt, Sendable {
    case point, line, lineStrip, triangle, triangleStrip
}
/// The class of the shapes that vertices form.
public enum MTLPrimitiveTopologyClass: UInt, Sendable {
    case unspecified, point, line, triangle
}
public enum MTLIndexType: UInt, Sendable {
    case uint16, uint32
}
/// The triangles that are not drawn.
public enum MTLCullMode: UInt, Sendable {
    case none, front, back
}
/// The order of the vertices of a triangle's front.
public enum MTLWinding: UInt, Sendable {
    case clockwise, counterClockwise
}
/// The way triangles are drawn.
public enum MTLTriangleFillMode: UInt, Sendable {
    case fill, lines
}
/// The way fragments outside of the depth range are handled.
public enum MTLDepthClipMode: UInt, Sendable {
    case clip, clamp
}
/// What is counted of visible samples.
public enum MTLVisibilityResultMode: UInt, Sendable {
    case disabled, boolean, counting
}
/// Whether visibility results are added to earlier ones.
public enum MTLVisibilityResultType: Int, Sendable {
    case reset, accumulate
}
/// What happens to an attachment at the start of a pass.
public enum MTLLoadAction: UInt, Sendable {
    case dontCare, load, clear
}
/// What happens to an attachment at the end of a pass.
public enum MTLStoreAction: UInt, Sendable {
    case dontCare, store, multisampleResolve, storeAndMultisampleResolve, unknown, customSampleDepthStore
}
/// The way depth samples are resolved.
public enum MTLMultisampleDepthResolveFilter: UInt, Sendable {
    case sample0, min, max
}
/// The way stencil samples are resolved.
public enum MTLMultisampleStencilResolveFilter: UInt, Sendable {
    case sample0, depthResolvedSample
}
/// A factor of the source or the destination.
public enum MTLBlendFactor: UInt, Sendable {
    case zero, one, sourceColor, oneMinusSourceColor, sourceAlpha, oneMinusSourceAlpha, destinationColor, oneMinusDestinationColor,
        destinationAlpha, oneMinusDestinationAlpha, sourceAlphaSaturated, blendColor, oneMinusBlendColor, blendAlpha,
        oneMinusBlendAlpha, source1Color, oneMinusSource1Color, source1Alpha, oneMinusSource1Alpha, unspecialized
}
/// The way the source and the destination are combined.
public enum MTLBlendOperation: UInt, Sendable {
    case add, subtract, reverseSubtract, min, max, unspecialized
}
/// A comparison.
public enum MTLCompareFunction: UInt, Sendable {
    case never, less, equal, lessEqual, greater, notEqual, greaterEqual, always
}
/// A change of a stencil value.
public enum MTLStencilOperation: UInt, Sendable {
    case keep, zero, replace, incrementClamp, decrementClamp, invert, incrementWrap, decrementWrap
}
/// The way a texture is read between pixels.
public enum MTLSamplerMinMagFilter: UInt, Sendable {
    case nearest, linear
}
/// The way a texture is read between its levels.
public enum MTLSamplerMipFilter: UInt, Sendable {
    case notMipmapped, nearest, linear
}
/// The way a texture is read outside of its bounds.
public enum MTLSamplerAddressMode: UInt, Sendable {
    case clampToEdge, mirrorClampToEdge, `repeat`, mirrorRepeat, clampToZero, clampToBorderColor
}
/// The color outside of a texture.
public enum MTLSamplerBorderColor: UInt, Sendable {
    case transparentBlack, opaqueBlack, opaqueWhite
}
/// The way samples are combined.
public enum MTLSamplerReductionMode: UInt, Sendable {
    case weightedAverage, minimum, maximum
}
/// When the next vertex is fetched.
public enum MTLVertexStepFunction: UInt, Sendable {
    case constant, perVertex, perInstance, perPatch, perPatchControlPoint
}
/// When the next input is fetched.
public enum MTLStepFunction: UInt, Sendable {
    case constant, perVertex, perInstance, perPatch, perPatchControlPoint, threadPositionInGridX, threadPositionInGridY,
        threadPositionInGridXIndexed, threadPositionInGridYIndexed
}
/// Who can reach a resource.
public enum MTLStorageMode: UInt, Sendable {
    case shared, managed, `private`, memoryless
}
/// The way the processor caches a resource.
public enum MTLCPUCacheMode: UInt, Sendable {
    case defaultCache, writeCombined
}
/// Whether dependencies are found without the app's help.
public enum MTLHazardTrackingMode: UInt, Sendable {
    case `default`, untracked, tracked
}
/// Whether a resource may be discarded.
public enum MTLPurgeableState: UInt, Sendable {
    case keepCurrent = 1, nonVolatile, volatile, empty
}
/// The way a heap places resources.
public enum MTLHeapType: Int, Sendable {
    case automatic, placement, sparse
}
/// Whether a buffer changes while it is used.
public enum MTLMutability: UInt, Sendable {
    case `default`, mutable, immutable
}
/// The stage of a function.
public enum MTLFunctionType: UInt, Sendable {
    case vertex = 1, fragment, kernel, visible = 5, intersection, mesh, object
}
/// The shape of a patch.
public enum MTLPatchType: UInt, Sendable {
    case none, triangle, quad
}
/// The way edges are divided.
public enum MTLTessellationPartitionMode: UInt, Sendable {
    case pow2, integer, fractionalOdd, fractionalEven
}
/// When the next factors are fetched.
public enum MTLTessellationFactorStepFunction: UInt, Sendable {
    case constant, perPatch, perInstance, perPatchAndPerInstance
}
public enum MTLTessellationFactorFormat: UInt, Sendable {
    case half
}
/// The type of the indices of control points.
public enum MTLTessellationControlPointIndexType: UInt, Sendable {
    case none, uint16, uint32
}
/// A version of the shading language.
public enum MTLLanguageVersion: UInt, Sendable {
    case version1_0 = 0x10000, version1_1 = 0x10001, version1_2 = 0x10002, version2_0 = 0x20000, version2_1 = 0x20001,
        version2_2 = 0x20002, version2_3 = 0x20003, version2_4 = 0x20004, version3_0 = 0x30000, version3_1 = 0x30001,
        version3_2 = 0x30002, version4_0 = 0x40000
}
public enum MTLLibraryType: Int, Sendable {
    case executable, dynamic
}
/// The goal of the compiler.
public enum MTLLibraryOptimizationLevel: Int, Sendable {
    case `default`, size
}
/// Whether symbols can be reached from other libraries.
public enum MTLCompileSymbolVisibility: Int, Sendable {
    case `default`, hidden
}
/// The accuracy of floating-point numbers.
public enum MTLMathMode: Int, Sendable {
    case safe, relaxed, fast
}
/// The accuracy of functions.
public enum MTLMathFloatingPointFunctions: Int, Sendable {
    case fast, precise
}
/// Whether shaders are checked.
public enum MTLShaderValidation: Int, Sendable {
    case `default`, enabled, disabled
}
/// Whether commands of a pass run at the same time.
public enum MTLDispatchType: UInt, Sendable {
    case serial, concurrent
}
/// The progress of a command buffer.
public enum MTLCommandBufferStatus: UInt, Sendable {
    case notEnqueued, enqueued, committed, scheduled, completed, error
}
/// The progress of an encoder at an error.
public enum MTLCommandEncoderErrorState: Int, Sendable {
    case unknown, completed, affected, pending, faulted
}
/// The kind of a message.
public enum MTLFunctionLogType: UInt, Sendable {
    case validation
}
/// The importance of a message.
public enum MTLLogLevel: Int, Sendable {
    case undefined, debug, info, notice, error, fault
}
/// A family of processors with the same features.
public enum MTLGPUFamily: Int, Sendable {
    case apple1 = 1001, apple2, apple3, apple4, apple5, apple6, apple7, apple8, apple9, apple10, mac1 = 2001, mac2, common1 = 3001,
        common2, common3, macCatalyst1 = 4001, macCatalyst2, metal3 = 5001, metal4
}
/// The features of older systems.
public enum MTLFeatureSet: UInt, Sendable {
    case iOS_GPUFamily1_v1 = 0, iOS_GPUFamily2_v1, iOS_GPUFamily1_v2, iOS_GPUFamily2_v2, iOS_GPUFamily3_v1, iOS_GPUFamily1_v3,
        iOS_GPUFamily2_v3, iOS_GPUFamily3_v2, iOS_GPUFamily1_v4, iOS_GPUFamily2_v4, iOS_GPUFamily3_v3, iOS_GPUFamily4_v1,
        iOS_GPUFamily1_v5, iOS_GPUFamily2_v5, iOS_GPUFamily3_v4, iOS_GPUFamily4_v2, iOS_GPUFamily5_v1
}
/// The kinds of textures that a shader can read and write.
public enum MTLReadWriteTextureTier: UInt, Sendable {
    case tierNone, tier1, tier2
}
public enum MTLArgumentBuffersTier: UInt, Sendable {
    case tier1, tier2
}
/// The place of a processor.
public enum MTLDeviceLocation: UInt, Sendable {
    case builtIn, slot, external, unspecified = 18446744073709551615
}
/// Where counters can be read.
public enum MTLCounterSamplingPoint: UInt, Sendable {
    case atStageBoundary, atDrawBoundary, atDispatchBoundary, atTileDispatchBoundary, atBlitBoundary
}
/// The kind of a shader's argument.
public enum MTLBindingType: Int, Sendable {
    case buffer, threadgroupMemory, texture, sampler, imageblockData = 16, imageblock, visibleFunctionTable = 24,
        primitiveAccelerationStructure, instanceAccelerationStructure, intersectionFunctionTable, objectPayload = 34, tensor = 37
}
/// The kind of a shader's argument, as older code names it.
public enum MTLArgumentType: UInt, Sendable {
    case buffer, threadgroupMemory, texture, sampler, imageblockData = 16, imageblock, visibleFunctionTable = 24,
        primitiveAccelerationStructure, instanceAccelerationStructure, intersectionFunctionTable
}
/// Whether a shader reads or writes an argument.
public enum MTLBindingAccess: UInt, Sendable {
    case readOnly, readWrite, writeOnly
}
/// Where a capture goes.
public enum MTLCaptureDestination: Int, Sendable {
    case developerTools = 1, gpuTraceDocument
}
/// The size of a page of a sparse resource.
public enum MTLSparsePageSize: Int, Sendable {
    case size16 = 101, size64, size256
}
/// Whether pages are mapped.
public enum MTLSparseTextureMappingMode: UInt, Sendable {
    case map, unmap
}
/// The rounding of a region.
public enum MTLSparseTextureRegionAlignmentMode: UInt, Sendable {
    case outward, inward
}
public enum MTLTransformType: Int, Sendable {
    case packedFloat4x3, component
}
/// What is before the first or after the last key frame.
public enum MTLMotionBorderMode: UInt32, Sendable {
    case clamp, vanish
}
/// The order of a matrix's numbers.
public enum MTLMatrixLayout: Int, Sendable {
    case columnMajor, rowMajor
}
/// The section of a curve.
public enum MTLCurveType: Int, Sendable {
    case round, flat
}
/// The function of a curve.
public enum MTLCurveBasis: Int, Sendable {
    case bSpline, catmullRom, linear, bezier
}
public enum MTLCurveEndCaps: Int, Sendable {
    case none, disk, sphere
}
public enum MTLAccelerationStructureInstanceDescriptorType: UInt, Sendable {
    case `default`, userID, motion, indirect, indirectMotion
}
/// The priority of a queue.
public enum MTLIOPriority: Int, Sendable {
    case high, normal, low
}
/// Whether commands of a queue run at the same time.
public enum MTLIOCommandQueueType: Int, Sendable {
    case concurrent, serial
}
/// A format of compressed files.
public enum MTLIOCompressionMethod: Int, Sendable {
    case zlib, lzfse, lz4, lzma, lzBitmap
}
/// The result of compressing.
public enum MTLIOCompressionStatus: Int, Sendable {
    case complete, error
}
/// The progress of loading.
public enum MTLIOStatus: Int, Sendable {
    case pending, cancelled, error, complete
}
/// The type of a tensor's numbers.
public enum MTLTensorDataType: Int, Sendable {
    case none = 0, float32 = 3, float16 = 16, bfloat16 = 121, int8 = 45, uint8 = 49, int16 = 37, uint16 = 41, int32 = 29, uint32 = 33,
        int4 = 143, uint4 = 144
}
public struct MTLTextureUsage: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let unknown: Self = [], shaderRead = Self(rawValue: 1), shaderWrite = Self(rawValue: 2),
        renderTarget = Self(rawValue: 4), pixelFormatView = Self(rawValue: 16), shaderAtomic = Self(rawValue: 32)
}
/// The memory of a resource.
public struct MTLResourceOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let cpuCacheModeWriteCombined = Self(rawValue: 1), storageModeManaged = Self(rawValue: 16),
        storageModePrivate = Self(rawValue: 32), storageModeMemoryless = Self(rawValue: 48),
        hazardTrackingModeUntracked = Self(rawValue: 256), hazardTrackingModeTracked = Self(rawValue: 512),
        storageModeShared: Self = [], hazardTrackingModeDefault: Self = [], optionCPUCacheModeWriteCombined = Self(rawValue: 1)
}
/// The components that are written.
public struct MTLColorWriteMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alpha = Self(rawValue: 1), blue = Self(rawValue: 2), green = Self(rawValue: 4), red = Self(rawValue: 8),
        all = Self(rawValue: 15)
}
/// What is returned with a pipeline.
public struct MTLPipelineOption: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let argumentInfo = Self(rawValue: 1), bindingInfo = Self(rawValue: 1), bufferTypeInfo = Self(rawValue: 2),
        failOnBinaryArchiveMiss = Self(rawValue: 4)
}
/// Options of storing an attachment.
public struct MTLStoreActionOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let customSamplePositions = Self(rawValue: 1)
}
public struct MTLResourceUsage: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let read = Self(rawValue: 1), write = Self(rawValue: 2), sample = Self(rawValue: 4)
}
/// Stages of a render pass.
public struct MTLRenderStages: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let vertex = Self(rawValue: 1), fragment = Self(rawValue: 2), tile = Self(rawValue: 4), object = Self(rawValue: 8),
        mesh = Self(rawValue: 16)
}
/// Stages of all passes.
public struct MTLStages: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let vertex = Self(rawValue: 1), fragment = Self(rawValue: 2), tile = Self(rawValue: 4), object = Self(rawValue: 8),
        mesh = Self(rawValue: 16), resourceState = Self(rawValue: 67108864), dispatch = Self(rawValue: 134217728),
        blit = Self(rawValue: 268435456), accelerationStructure = Self(rawValue: 536870912),
        machineLearning = Self(rawValue: 1073741824), all = Self(rawValue: 9223372036854775807)
}
/// The resources of a barrier.
public struct MTLBarrierScope: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let buffers = Self(rawValue: 1), textures = Self(rawValue: 2), renderTargets = Self(rawValue: 4)
}
/// Options of copying.
public struct MTLBlitOption: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let depthFromDepthStencil = Self(rawValue: 1), stencilFromDepthStencil = Self(rawValue: 2),
        rowLinearPVRTC = Self(rawValue: 4)
}
public struct MTLFunctionOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let compileToBinary = Self(rawValue: 1), storeFunctionInMetalPipelinesScript = Self(rawValue: 2),
        failOnBinaryArchiveMiss = Self(rawValue: 4)
}
public struct MTLStitchedLibraryOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let failOnBinaryArchiveMiss = Self(rawValue: 1), storeLibraryInMetalPipelinesScript = Self(rawValue: 2)
}
/// The details of a command buffer's error.
public struct MTLCommandBufferErrorOption: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let encoderExecutionStatus = Self(rawValue: 1)
}
public struct MTLIndirectCommandType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let draw = Self(rawValue: 1), drawIndexed = Self(rawValue: 2), drawPatches = Self(rawValue: 4),
        drawIndexedPatches = Self(rawValue: 8), concurrentDispatch = Self(rawValue: 32), concurrentDispatchThreads = Self(rawValue: 64),
        drawMeshThreadgroups = Self(rawValue: 128), drawMeshThreads = Self(rawValue: 256)
}
public struct MTLAccelerationStructureUsage: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let refit = Self(rawValue: 1), preferFastBuild = Self(rawValue: 2), extendedLimits = Self(rawValue: 4),
        preferFastIntersection = Self(rawValue: 16), minimizeMemory = Self(rawValue: 32)
}
/// What is refitted.
public struct MTLAccelerationStructureRefitOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let vertexData = Self(rawValue: 1), perPrimitiveData = Self(rawValue: 2)
}
public struct MTLAccelerationStructureInstanceOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let disableTriangleCulling = Self(rawValue: 1), triangleFrontFacingWindingCounterClockwise = Self(rawValue: 2),
        opaque = Self(rawValue: 4), nonOpaque = Self(rawValue: 8)
}
/// The arguments of an intersection function.
public struct MTLIntersectionFunctionSignature: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let instancing = Self(rawValue: 1), triangleData = Self(rawValue: 2), worldSpaceData = Self(rawValue: 4),
        instanceMotion = Self(rawValue: 8), primitiveMotion = Self(rawValue: 16), extendedLimits = Self(rawValue: 32),
        maxLevels = Self(rawValue: 64), curveData = Self(rawValue: 128), intersectionFunctionBuffer = Self(rawValue: 256),
        userData = Self(rawValue: 512)
}
public struct MTLTensorUsage: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let compute = Self(rawValue: 1), render = Self(rawValue: 2), machineLearning = Self(rawValue: 4)
}
