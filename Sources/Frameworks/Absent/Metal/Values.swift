import Foundation

/// The first pixel of a region.
public struct MTLOrigin: Sendable {
    public var x: Int
    public var y: Int
    public var z: Int
    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Int, y: Int, z: Int) {
        self.x = x
        self.y = y
        self.z = z
    }
}
/// Numbers of pixels or threads.
public struct MTLSize: Sendable {
    public var width: Int
    public var height: Int
    public var depth: Int
    public init() { (width, height, depth) = (0, 0, 0) }
    public init(width: Int, height: Int, depth: Int) {
        self.width = width
        self.height = height
        self.depth = depth
    }
}
/// The place of a sample in a pixel.
public struct MTLSamplePosition: Sendable {
    public var x: Float
    public var y: Float
    public init() { (x, y) = (0, 0) }
    public init(x: Float, y: Float) {
        self.x = x
        self.y = y
    }
}
/// The pixels that can change.
public struct MTLScissorRect: Sendable {
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int
    public init() { (x, y, width, height) = (0, 0, 0, 0) }
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}
/// The pixels and depths that a pass covers.
public struct MTLViewport: Sendable {
    public var originX: Double
    public var originY: Double
    public var width: Double
    public var height: Double
    public var znear: Double
    public var zfar: Double
    public init() { (originX, originY, width, height, znear, zfar) = (0, 0, 0, 0, 0, 0) }
    public init(originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double) {
        self.originX = originX
        self.originY = originY
        self.width = width
        self.height = height
        self.znear = znear
        self.zfar = zfar
    }
}
/// The color at the start of a pass.
public struct MTLClearColor: Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double
    public init() { (red, green, blue, alpha) = (0, 0, 0, 0) }
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}
/// The memory of a resource.
public struct MTLSizeAndAlign: Sendable {
    public var size: Int
    public var align: Int
    public init() { (size, align) = (0, 0) }
    public init(size: Int, align: Int) {
        self.size = size
        self.align = align
    }
}
/// The components that replace those of a pixel.
public struct MTLTextureSwizzleChannels: Sendable {
    public var red: MTLTextureSwizzle
    public var green: MTLTextureSwizzle
    public var blue: MTLTextureSwizzle
    public var alpha: MTLTextureSwizzle
    public init() { (red, green, blue, alpha) = (.red, .green, .blue, .alpha) }
    public init(red: MTLTextureSwizzle, green: MTLTextureSwizzle, blue: MTLTextureSwizzle, alpha: MTLTextureSwizzle) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}
/// The memory of an acceleration structure.
public struct MTLAccelerationStructureSizes: Sendable {
    public var accelerationStructureSize: Int
    public var buildScratchBufferSize: Int
    public var refitScratchBufferSize: Int
    public init() { (accelerationStructureSize, buildScratchBufferSize, refitScratchBufferSize) = (0, 0, 0) }
    public init(accelerationStructureSize: Int, buildScratchBufferSize: Int, refitScratchBufferSize: Int) {
        self.accelerationStructureSize = accelerationStructureSize
        self.buildScratchBufferSize = buildScratchBufferSize
        self.refitScratchBufferSize = refitScratchBufferSize
    }
}
public struct MTLVertexAmplificationViewMapping: Sendable {
    public var viewportArrayIndexOffset: UInt32
    public var renderTargetArrayIndexOffset: UInt32
    public init() { (viewportArrayIndexOffset, renderTargetArrayIndexOffset) = (0, 0) }
    public init(viewportArrayIndexOffset: UInt32, renderTargetArrayIndexOffset: UInt32) {
        self.viewportArrayIndexOffset = viewportArrayIndexOffset
        self.renderTargetArrayIndexOffset = renderTargetArrayIndexOffset
    }
}
/// The commands that run.
public struct MTLIndirectCommandBufferExecutionRange: Sendable {
    public var location: UInt32
    public var length: UInt32
    public init() { (location, length) = (0, 0) }
    public init(location: UInt32, length: UInt32) {
        self.location = location
        self.length = length
    }
}
public struct MTLDrawPrimitivesIndirectArguments: Sendable {
    public var vertexCount: UInt32
    public var instanceCount: UInt32
    public var vertexStart: UInt32
    public var baseInstance: UInt32
    public init() { (vertexCount, instanceCount, vertexStart, baseInstance) = (0, 0, 0, 0) }
    public init(vertexCount: UInt32, instanceCount: UInt32, vertexStart: UInt32, baseInstance: UInt32) {
        self.vertexCount = vertexCount
        self.instanceCount = instanceCount
        self.vertexStart = vertexStart
        self.baseInstance = baseInstance
    }
}
/// The arguments of drawing with indices.
public struct MTLDrawIndexedPrimitivesIndirectArguments: Sendable {
    public var indexCount: UInt32
    public var instanceCount: UInt32
    public var indexStart: UInt32
    public var baseVertex: Int32
    public var baseInstance: UInt32
    public init() { (indexCount, instanceCount, indexStart, baseVertex, baseInstance) = (0, 0, 0, 0, 0) }
    public init(indexCount: UInt32, instanceCount: UInt32, indexStart: UInt32, baseVertex: Int32, baseInstance: UInt32) {
        self.indexCount = indexCount
        self.instanceCount = instanceCount
        self.indexStart = indexStart
        self.baseVertex = baseVertex
        self.baseInstance = baseInstance
    }
}
public struct MTLDrawPatchIndirectArguments: Sendable {
    public var patchCount: UInt32
    public var instanceCount: UInt32
    public var patchStart: UInt32
    public var baseInstance: UInt32
    public init() { (patchCount, instanceCount, patchStart, baseInstance) = (0, 0, 0, 0) }
    public init(patchCount: UInt32, instanceCount: UInt32, patchStart: UInt32, baseInstance: UInt32) {
        self.patchCount = patchCount
        self.instanceCount = instanceCount
        self.patchStart = patchStart
        self.baseInstance = baseInstance
    }
}
/// The identifier of a resource in argument buffers.
public struct MTLResourceID: Sendable {
    public var _impl: UInt64
    public init() { _impl = 0 }
    public init(_impl: UInt64) {
        self._impl = _impl
    }
}
/// Three numbers without padding.
public struct MTLPackedFloat3: Sendable {
    public var x: Float
    public var y: Float
    public var z: Float
    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Float, y: Float, z: Float) {
        self.x = x
        self.y = y
        self.z = z
    }
}
/// A rotation without padding.
public struct MTLPackedFloatQuaternion: Sendable {
    public var x: Float
    public var y: Float
    public var z: Float
    public var w: Float
    public init() { (x, y, z, w) = (0, 0, 0, 0) }
    public init(x: Float, y: Float, z: Float, w: Float) {
        self.x = x
        self.y = y
        self.z = z
        self.w = w
    }
}
/// A box in space.
public struct MTLAxisAlignedBoundingBox: Sendable {
    public var min: MTLPackedFloat3
    public var max: MTLPackedFloat3
    public init() { (min, max) = (MTLPackedFloat3(), MTLPackedFloat3()) }
    public init(min: MTLPackedFloat3, max: MTLPackedFloat3) {
        self.min = min
        self.max = max
    }
}
/// A time of the processor.
public struct MTLCounterResultTimestamp: Sendable {
    public var timestamp: UInt64
    public init() { timestamp = 0 }
    public init(timestamp: UInt64) {
        self.timestamp = timestamp
    }
}
/// The cycles of a pass.
public struct MTLCounterResultStageUtilization: Sendable {
    public var totalCycles: UInt64
    public var vertexCycles: UInt64
    public var tessellationCycles: UInt64
    public var postTessellationVertexCycles: UInt64
    public var fragmentCycles: UInt64
    public var renderTargetCycles: UInt64
    public init() {
        (totalCycles, vertexCycles, tessellationCycles, postTessellationVertexCycles, fragmentCycles, renderTargetCycles) = (
            0, 0, 0, 0, 0, 0
        )
    }
    public init(
        totalCycles: UInt64, vertexCycles: UInt64, tessellationCycles: UInt64, postTessellationVertexCycles: UInt64, fragmentCycles: UInt64,
        renderTargetCycles: UInt64
    ) {
        self.totalCycles = totalCycles
        self.vertexCycles = vertexCycles
        self.tessellationCycles = tessellationCycles
        self.postTessellationVertexCycles = postTessellationVertexCycles
        self.fragmentCycles = fragmentCycles
        self.renderTargetCycles = renderTargetCycles
    }
}
/// The calls of shaders in a pass.
public struct MTLCounterResultStatistic: Sendable {
    public var tessellationInputPatches: UInt64
    public var vertexInvocations: UInt64
    public var postTessellationVertexInvocations: UInt64
    public var clipperInvocations: UInt64
    public var clipperPrimitivesOut: UInt64
    public var fragmentInvocations: UInt64
    public var fragmentsPassed: UInt64
    public var computeKernelInvocations: UInt64
    public init() {
        (
            tessellationInputPatches, vertexInvocations, postTessellationVertexInvocations, clipperInvocations, clipperPrimitivesOut,
            fragmentInvocations, fragmentsPassed, computeKernelInvocations
        ) = (0, 0, 0, 0, 0, 0, 0, 0)
    }
    public init(
        tessellationInputPatches: UInt64, vertexInvocations: UInt64, postTessellationVertexInvocations: UInt64, clipperInvocations: UInt64,
        clipperPrimitivesOut: UInt64, fragmentInvocations: UInt64, fragmentsPassed: UInt64, computeKernelInvocations: UInt64
    ) {
        self.tessellationInputPatches = tessellationInputPatches
        self.vertexInvocations = vertexInvocations
        self.postTessellationVertexInvocations = postTessellationVertexInvocations
        self.clipperInvocations = clipperInvocations
        self.clipperPrimitivesOut = clipperPrimitivesOut
        self.fragmentInvocations = fragmentInvocations
        self.fragmentsPassed = fragmentsPassed
        self.computeKernelInvocations = computeKernelInvocations
    }
}
public struct MTLIntersectionFunctionBufferArguments: Sendable {
    public var intersectionFunctionBuffer: UInt64
    public var intersectionFunctionBufferSize: UInt64
    public var intersectionFunctionStride: UInt64
    public init() { (intersectionFunctionBuffer, intersectionFunctionBufferSize, intersectionFunctionStride) = (0, 0, 0) }
    public init(intersectionFunctionBuffer: UInt64, intersectionFunctionBufferSize: UInt64, intersectionFunctionStride: UInt64) {
        self.intersectionFunctionBuffer = intersectionFunctionBuffer
        self.intersectionFunctionBufferSize = intersectionFunctionBufferSize
        self.intersectionFunctionStride = intersectionFunctionStride
    }
}
/// The bounds of a part of a texture.
public struct MTLRegion: Sendable {
    public var origin: MTLOrigin
    public var size: MTLSize
    public init() { (origin, size) = (MTLOrigin(), MTLSize()) }
    public init(origin: MTLOrigin, size: MTLSize) { (self.origin, self.size) = (origin, size) }
}
/// The numbers of threadgroups of an indirect dispatch.
public struct MTLDispatchThreadgroupsIndirectArguments: Sendable {
    public var threadgroupsPerGrid: (UInt32, UInt32, UInt32)
    public init() { threadgroupsPerGrid = (0, 0, 0) }
    public init(threadgroupsPerGrid: (UInt32, UInt32, UInt32)) { self.threadgroupsPerGrid = threadgroupsPerGrid }
}
/// The numbers of threads of an indirect dispatch.
public struct MTLDispatchThreadsIndirectArguments: Sendable {
    public var threadsPerGrid: (UInt32, UInt32, UInt32), threadsPerThreadgroup: (UInt32, UInt32, UInt32)
    public init() { (threadsPerGrid, threadsPerThreadgroup) = ((0, 0, 0), (0, 0, 0)) }
    public init(threadsPerGrid: (UInt32, UInt32, UInt32), threadsPerThreadgroup: (UInt32, UInt32, UInt32)) {
        (self.threadsPerGrid, self.threadsPerThreadgroup) = (threadsPerGrid, threadsPerThreadgroup)
    }
}
/// The region of an indirect dispatch.
public struct MTLStageInRegionIndirectArguments: Sendable {
    public var stageInOrigin: (UInt32, UInt32, UInt32), stageInSize: (UInt32, UInt32, UInt32)
    public init() { (stageInOrigin, stageInSize) = ((0, 0, 0), (0, 0, 0)) }
}
/// The tessellation factors of a triangle, in half precision.
public struct MTLTriangleTessellationFactorsHalf: Sendable {
    public var edgeTessellationFactor: (UInt16, UInt16, UInt16), insideTessellationFactor: UInt16
    public init() { (edgeTessellationFactor, insideTessellationFactor) = ((0, 0, 0), 0) }
}
/// The tessellation factors of a quadrilateral, in half precision.
public struct MTLQuadTessellationFactorsHalf: Sendable {
    public var edgeTessellationFactor: (UInt16, UInt16, UInt16, UInt16), insideTessellationFactor: (UInt16, UInt16)
    public init() { (edgeTessellationFactor, insideTessellationFactor) = ((0, 0, 0, 0), (0, 0)) }
}
/// A transform of four columns with three numbers each.
public struct MTLPackedFloat4x3: Sendable {
    public var columns: (MTLPackedFloat3, MTLPackedFloat3, MTLPackedFloat3, MTLPackedFloat3)
    public init() { columns = (MTLPackedFloat3(), MTLPackedFloat3(), MTLPackedFloat3(), MTLPackedFloat3()) }
    public init(columns: (MTLPackedFloat3, MTLPackedFloat3, MTLPackedFloat3, MTLPackedFloat3)) { self.columns = columns }
}
/// An instance of a structure in a scene of rays.
public struct MTLAccelerationStructureInstanceDescriptor: Sendable {
    public var transformationMatrix = MTLPackedFloat4x3(), options: MTLAccelerationStructureInstanceOptions = []
    public var mask: UInt32 = 0, intersectionFunctionTableOffset: UInt32 = 0, accelerationStructureIndex: UInt32 = 0
    public init() {}
}
/// An instance with an identifier of its own.
public struct MTLAccelerationStructureUserIDInstanceDescriptor: Sendable {
    public var transformationMatrix = MTLPackedFloat4x3(), options: MTLAccelerationStructureInstanceOptions = []
    public var mask: UInt32 = 0, intersectionFunctionTableOffset: UInt32 = 0, accelerationStructureIndex: UInt32 = 0, userID: UInt32 = 0
    public init() {}
}
/// Returns a point.
public func MTLOriginMake(_ x: Int, _ y: Int, _ z: Int) -> MTLOrigin { MTLOrigin(x: x, y: y, z: z) }
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize { MTLSize(width: width, height: height, depth: depth) }
/// Returns a region of a row.
public func MTLRegionMake1D(_ x: Int, _ width: Int) -> MTLRegion { MTLRegionMake3D(x, 0, 0, width, 1, 1) }
/// Returns a region of an image.
public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion { MTLRegionMake3D(x, y, 0, width, height, 1) }
/// Returns a region of a volume.
public func MTLRegionMake3D(_ x: Int, _ y: Int, _ z: Int, _ width: Int, _ height: Int, _ depth: Int) -> MTLRegion {
    MTLRegion(origin: MTLOrigin(x: x, y: y, z: z), size: MTLSize(width: width, height: height, depth: depth))
}
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor {
    MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}
/// Returns the place of a sample.
public func MTLSamplePositionMake(_ x: Float, _ y: Float) -> MTLSamplePosition { MTLSamplePosition(x: x, y: y) }
/// Returns the components that replace those of a pixel.
public func MTLTextureSwizzleChannelsMake(
    _ red: MTLTextureSwizzle, _ green: MTLTextureSwizzle, _ blue: MTLTextureSwizzle, _ alpha: MTLTextureSwizzle
) -> MTLTextureSwizzleChannels { MTLTextureSwizzleChannels(red: red, green: green, blue: blue, alpha: alpha) }
/// Returns the commands that run.
public func MTLIndirectCommandBufferExecutionRangeMake(_ location: UInt32, _ length: UInt32) -> MTLIndirectCommandBufferExecutionRange {
    MTLIndirectCommandBufferExecutionRange(location: location, length: length)
}
