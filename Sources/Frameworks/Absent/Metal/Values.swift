import Foundation

/// The first pixel of a region.
public struct MTLOrigin: Sendable {
    /// The x.
    public var x: Int
    /// The y.
    public var y: Int
    /// The z.
    public var z: Int
    /// Creates one with the defaults.
    public init() { (x, y, z) = (0, 0, 0) }
    /// Creates one with values.
    public init(x: Int, y: Int, z: Int) {
        self.x = x
        self.y = y
        self.z = z
    }
}
/// Numbers of pixels or threads.
public struct MTLSize: Sendable {
    /// The width.
    public var width: Int
    /// The height.
    public var height: Int
    /// The depth.
    public var depth: Int
    /// Creates one with the defaults.
    public init() { (width, height, depth) = (0, 0, 0) }
    /// Creates one with values.
    public init(width: Int, height: Int, depth: Int) {
        self.width = width
        self.height = height
        self.depth = depth
    }
}
/// The place of a sample in a pixel.
public struct MTLSamplePosition: Sendable {
    /// The x.
    public var x: Float
    /// The y.
    public var y: Float
    /// Creates one with the defaults.
    public init() { (x, y) = (0, 0) }
    /// Creates one with the x and the y.
    public init(x: Float, y: Float) {
        self.x = x
        self.y = y
    }
}
/// The pixels that can change.
public struct MTLScissorRect: Sendable {
    /// The x.
    public var x: Int
    /// The y.
    public var y: Int
    /// The width.
    public var width: Int
    /// The height.
    public var height: Int
    /// Creates one with the defaults.
    public init() { (x, y, width, height) = (0, 0, 0, 0) }
    /// Creates one with values.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}
/// The pixels and depths that a pass covers.
public struct MTLViewport: Sendable {
    /// The origin x.
    public var originX: Double
    /// The origin y.
    public var originY: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double
    /// The znear.
    public var znear: Double
    /// The zfar.
    public var zfar: Double
    /// Creates one with the defaults.
    public init() { (originX, originY, width, height, znear, zfar) = (0, 0, 0, 0, 0, 0) }
    /// Creates one with values.
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
    /// The red.
    public var red: Double
    /// The green.
    public var green: Double
    /// The blue.
    public var blue: Double
    /// The alpha.
    public var alpha: Double
    /// Creates one with the defaults.
    public init() { (red, green, blue, alpha) = (0, 0, 0, 0) }
    /// Creates one with values.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}
/// The memory of a resource.
public struct MTLSizeAndAlign: Sendable {
    /// The size.
    public var size: Int
    /// The align.
    public var align: Int
    /// Creates one with the defaults.
    public init() { (size, align) = (0, 0) }
    /// Creates one with the size and the align.
    public init(size: Int, align: Int) {
        self.size = size
        self.align = align
    }
}
/// The components that replace those of a pixel.
public struct MTLTextureSwizzleChannels: Sendable {
    /// The red.
    public var red: MTLTextureSwizzle
    /// The green.
    public var green: MTLTextureSwizzle
    /// The blue.
    public var blue: MTLTextureSwizzle
    /// The alpha.
    public var alpha: MTLTextureSwizzle
    /// Creates one with the defaults.
    public init() { (red, green, blue, alpha) = (.red, .green, .blue, .alpha) }
    /// Creates one with values.
    public init(red: MTLTextureSwizzle, green: MTLTextureSwizzle, blue: MTLTextureSwizzle, alpha: MTLTextureSwizzle) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}
/// The memory of an acceleration structure.
public struct MTLAccelerationStructureSizes: Sendable {
    /// The acceleration structure size.
    public var accelerationStructureSize: Int
    /// The build scratch buffer size.
    public var buildScratchBufferSize: Int
    /// The refit scratch buffer size.
    public var refitScratchBufferSize: Int
    /// Creates one with the defaults.
    public init() { (accelerationStructureSize, buildScratchBufferSize, refitScratchBufferSize) = (0, 0, 0) }
    /// Creates one with values.
    public init(accelerationStructureSize: Int, buildScratchBufferSize: Int, refitScratchBufferSize: Int) {
        self.accelerationStructureSize = accelerationStructureSize
        self.buildScratchBufferSize = buildScratchBufferSize
        self.refitScratchBufferSize = refitScratchBufferSize
    }
}
/// The view of an amplified vertex.
public struct MTLVertexAmplificationViewMapping: Sendable {
    /// The viewport array index offset.
    public var viewportArrayIndexOffset: UInt32
    /// The render target array index offset.
    public var renderTargetArrayIndexOffset: UInt32
    /// Creates one with the defaults.
    public init() { (viewportArrayIndexOffset, renderTargetArrayIndexOffset) = (0, 0) }
    /// Creates one with the viewport array index offset and the render target array index offset.
    public init(viewportArrayIndexOffset: UInt32, renderTargetArrayIndexOffset: UInt32) {
        self.viewportArrayIndexOffset = viewportArrayIndexOffset
        self.renderTargetArrayIndexOffset = renderTargetArrayIndexOffset
    }
}
/// The commands that run.
public struct MTLIndirectCommandBufferExecutionRange: Sendable {
    /// The location.
    public var location: UInt32
    /// The length.
    public var length: UInt32
    /// Creates one with the defaults.
    public init() { (location, length) = (0, 0) }
    /// Creates one with the location and the length.
    public init(location: UInt32, length: UInt32) {
        self.location = location
        self.length = length
    }
}
/// The arguments of drawing.
public struct MTLDrawPrimitivesIndirectArguments: Sendable {
    /// The vertex count.
    public var vertexCount: UInt32
    /// The instance count.
    public var instanceCount: UInt32
    /// The vertex start.
    public var vertexStart: UInt32
    /// The base instance.
    public var baseInstance: UInt32
    /// Creates one with the defaults.
    public init() { (vertexCount, instanceCount, vertexStart, baseInstance) = (0, 0, 0, 0) }
    /// Creates one with values.
    public init(vertexCount: UInt32, instanceCount: UInt32, vertexStart: UInt32, baseInstance: UInt32) {
        self.vertexCount = vertexCount
        self.instanceCount = instanceCount
        self.vertexStart = vertexStart
        self.baseInstance = baseInstance
    }
}
/// The arguments of drawing with indices.
public struct MTLDrawIndexedPrimitivesIndirectArguments: Sendable {
    /// The index count.
    public var indexCount: UInt32
    /// The instance count.
    public var instanceCount: UInt32
    /// The index start.
    public var indexStart: UInt32
    /// The base vertex.
    public var baseVertex: Int32
    /// The base instance.
    public var baseInstance: UInt32
    /// Creates one with the defaults.
    public init() { (indexCount, instanceCount, indexStart, baseVertex, baseInstance) = (0, 0, 0, 0, 0) }
    /// Creates one with values.
    public init(indexCount: UInt32, instanceCount: UInt32, indexStart: UInt32, baseVertex: Int32, baseInstance: UInt32) {
        self.indexCount = indexCount
        self.instanceCount = instanceCount
        self.indexStart = indexStart
        self.baseVertex = baseVertex
        self.baseInstance = baseInstance
    }
}
/// The arguments of drawing patches.
public struct MTLDrawPatchIndirectArguments: Sendable {
    /// The patch count.
    public var patchCount: UInt32
    /// The instance count.
    public var instanceCount: UInt32
    /// The patch start.
    public var patchStart: UInt32
    /// The base instance.
    public var baseInstance: UInt32
    /// Creates one with the defaults.
    public init() { (patchCount, instanceCount, patchStart, baseInstance) = (0, 0, 0, 0) }
    /// Creates one with values.
    public init(patchCount: UInt32, instanceCount: UInt32, patchStart: UInt32, baseInstance: UInt32) {
        self.patchCount = patchCount
        self.instanceCount = instanceCount
        self.patchStart = patchStart
        self.baseInstance = baseInstance
    }
}
/// The identifier of a resource in argument buffers.
public struct MTLResourceID: Sendable {
    /// The impl.
    public var _impl: UInt64
    /// Creates one with the defaults.
    public init() { _impl = 0 }
    /// Creates one with the impl.
    public init(_impl: UInt64) {
        self._impl = _impl
    }
}
/// Three numbers without padding.
public struct MTLPackedFloat3: Sendable {
    /// The x.
    public var x: Float
    /// The y.
    public var y: Float
    /// The z.
    public var z: Float
    /// Creates one with the defaults.
    public init() { (x, y, z) = (0, 0, 0) }
    /// Creates one with values.
    public init(x: Float, y: Float, z: Float) {
        self.x = x
        self.y = y
        self.z = z
    }
}
/// A rotation without padding.
public struct MTLPackedFloatQuaternion: Sendable {
    /// The x.
    public var x: Float
    /// The y.
    public var y: Float
    /// The z.
    public var z: Float
    /// The w.
    public var w: Float
    /// Creates one with the defaults.
    public init() { (x, y, z, w) = (0, 0, 0, 0) }
    /// Creates one with values.
    public init(x: Float, y: Float, z: Float, w: Float) {
        self.x = x
        self.y = y
        self.z = z
        self.w = w
    }
}
/// A box in space.
public struct MTLAxisAlignedBoundingBox: Sendable {
    /// The min.
    public var min: MTLPackedFloat3
    /// The max.
    public var max: MTLPackedFloat3
    /// Creates one with the defaults.
    public init() { (min, max) = (MTLPackedFloat3(), MTLPackedFloat3()) }
    /// Creates one with the min and the max.
    public init(min: MTLPackedFloat3, max: MTLPackedFloat3) {
        self.min = min
        self.max = max
    }
}
/// A time of the processor.
public struct MTLCounterResultTimestamp: Sendable {
    /// The timestamp.
    public var timestamp: UInt64
    /// Creates one with the defaults.
    public init() { timestamp = 0 }
    /// Creates one with the timestamp.
    public init(timestamp: UInt64) {
        self.timestamp = timestamp
    }
}
/// The cycles of a pass.
public struct MTLCounterResultStageUtilization: Sendable {
    /// The total cycles.
    public var totalCycles: UInt64
    /// The vertex cycles.
    public var vertexCycles: UInt64
    /// The tessellation cycles.
    public var tessellationCycles: UInt64
    /// The post tessellation vertex cycles.
    public var postTessellationVertexCycles: UInt64
    /// The fragment cycles.
    public var fragmentCycles: UInt64
    /// The render target cycles.
    public var renderTargetCycles: UInt64
    /// Creates one with the defaults.
    public init() {
        (totalCycles, vertexCycles, tessellationCycles, postTessellationVertexCycles, fragmentCycles, renderTargetCycles) = (
            0, 0, 0, 0, 0, 0
        )
    }
    /// Creates one with values.
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
    /// The tessellation input patches.
    public var tessellationInputPatches: UInt64
    /// The vertex invocations.
    public var vertexInvocations: UInt64
    /// The post tessellation vertex invocations.
    public var postTessellationVertexInvocations: UInt64
    /// The clipper invocations.
    public var clipperInvocations: UInt64
    /// The clipper primitives out.
    public var clipperPrimitivesOut: UInt64
    /// The fragment invocations.
    public var fragmentInvocations: UInt64
    /// The fragments passed.
    public var fragmentsPassed: UInt64
    /// The compute kernel invocations.
    public var computeKernelInvocations: UInt64
    /// Creates one with the defaults.
    public init() {
        (
            tessellationInputPatches, vertexInvocations, postTessellationVertexInvocations, clipperInvocations, clipperPrimitivesOut,
            fragmentInvocations, fragmentsPassed, computeKernelInvocations
        ) = (0, 0, 0, 0, 0, 0, 0, 0)
    }
    /// Creates one with values.
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
/// A buffer of intersection functions.
public struct MTLIntersectionFunctionBufferArguments: Sendable {
    /// The intersection function buffer.
    public var intersectionFunctionBuffer: UInt64
    /// The intersection function buffer size.
    public var intersectionFunctionBufferSize: UInt64
    /// The intersection function stride.
    public var intersectionFunctionStride: UInt64
    /// Creates one with the defaults.
    public init() { (intersectionFunctionBuffer, intersectionFunctionBufferSize, intersectionFunctionStride) = (0, 0, 0) }
    /// Creates one with values.
    public init(intersectionFunctionBuffer: UInt64, intersectionFunctionBufferSize: UInt64, intersectionFunctionStride: UInt64) {
        self.intersectionFunctionBuffer = intersectionFunctionBuffer
        self.intersectionFunctionBufferSize = intersectionFunctionBufferSize
        self.intersectionFunctionStride = intersectionFunctionStride
    }
}
/// The bounds of a part of a texture.
public struct MTLRegion: Sendable {
    /// The origin.
    public var origin: MTLOrigin
    /// The size.
    public var size: MTLSize
    /// Creates one with the defaults.
    public init() { (origin, size) = (MTLOrigin(), MTLSize()) }
    /// Creates one with the origin and the size.
    public init(origin: MTLOrigin, size: MTLSize) { (self.origin, self.size) = (origin, size) }
}
/// The numbers of threadgroups of an indirect dispatch.
public struct MTLDispatchThreadgroupsIndirectArguments: Sendable {
    /// The threadgroups per grid.
    public var threadgroupsPerGrid: (UInt32, UInt32, UInt32)
    /// Creates one with the defaults.
    public init() { threadgroupsPerGrid = (0, 0, 0) }
    /// Creates one with the threadgroups per grid.
    public init(threadgroupsPerGrid: (UInt32, UInt32, UInt32)) { self.threadgroupsPerGrid = threadgroupsPerGrid }
}
/// The numbers of threads of an indirect dispatch.
public struct MTLDispatchThreadsIndirectArguments: Sendable {
    /// The threads per grid and the threads per threadgroup.
    public var threadsPerGrid: (UInt32, UInt32, UInt32), threadsPerThreadgroup: (UInt32, UInt32, UInt32)
    /// Creates one with the defaults.
    public init() { (threadsPerGrid, threadsPerThreadgroup) = ((0, 0, 0), (0, 0, 0)) }
    /// Creates one with the threads per grid and the threads per threadgroup.
    public init(threadsPerGrid: (UInt32, UInt32, UInt32), threadsPerThreadgroup: (UInt32, UInt32, UInt32)) {
        (self.threadsPerGrid, self.threadsPerThreadgroup) = (threadsPerGrid, threadsPerThreadgroup)
    }
}
/// The region of an indirect dispatch.
public struct MTLStageInRegionIndirectArguments: Sendable {
    /// The stage in origin and the stage in size.
    public var stageInOrigin: (UInt32, UInt32, UInt32), stageInSize: (UInt32, UInt32, UInt32)
    /// Creates one with the defaults.
    public init() { (stageInOrigin, stageInSize) = ((0, 0, 0), (0, 0, 0)) }
}
/// The tessellation factors of a triangle, in half precision.
public struct MTLTriangleTessellationFactorsHalf: Sendable {
    /// The edge tessellation factor and the inside tessellation factor.
    public var edgeTessellationFactor: (UInt16, UInt16, UInt16), insideTessellationFactor: UInt16
    /// Creates one with the defaults.
    public init() { (edgeTessellationFactor, insideTessellationFactor) = ((0, 0, 0), 0) }
}
/// The tessellation factors of a quadrilateral, in half precision.
public struct MTLQuadTessellationFactorsHalf: Sendable {
    /// The edge tessellation factor and the inside tessellation factor.
    public var edgeTessellationFactor: (UInt16, UInt16, UInt16, UInt16), insideTessellationFactor: (UInt16, UInt16)
    /// Creates one with the defaults.
    public init() { (edgeTessellationFactor, insideTessellationFactor) = ((0, 0, 0, 0), (0, 0)) }
}
/// A transform of four columns with three numbers each.
public struct MTLPackedFloat4x3: Sendable {
    /// The columns.
    public var columns: (MTLPackedFloat3, MTLPackedFloat3, MTLPackedFloat3, MTLPackedFloat3)
    /// Creates one with the defaults.
    public init() { columns = (MTLPackedFloat3(), MTLPackedFloat3(), MTLPackedFloat3(), MTLPackedFloat3()) }
    /// Creates one with the columns.
    public init(columns: (MTLPackedFloat3, MTLPackedFloat3, MTLPackedFloat3, MTLPackedFloat3)) { self.columns = columns }
}
/// An instance of a structure in a scene of rays.
public struct MTLAccelerationStructureInstanceDescriptor: Sendable {
    /// The transformation matrix and the options.
    public var transformationMatrix = MTLPackedFloat4x3(), options: MTLAccelerationStructureInstanceOptions = []
    /// The mask, the intersection function table offset, and the acceleration structure index.
    public var mask: UInt32 = 0, intersectionFunctionTableOffset: UInt32 = 0, accelerationStructureIndex: UInt32 = 0
    /// Creates one with the defaults.
    public init() {}
}
/// An instance with an identifier of its own.
public struct MTLAccelerationStructureUserIDInstanceDescriptor: Sendable {
    /// The transformation matrix and the options.
    public var transformationMatrix = MTLPackedFloat4x3(), options: MTLAccelerationStructureInstanceOptions = []
    /// The mask, the intersection function table offset, the acceleration structure index, and the user ID.
    public var mask: UInt32 = 0, intersectionFunctionTableOffset: UInt32 = 0, accelerationStructureIndex: UInt32 = 0, userID: UInt32 = 0
    /// Creates one with the defaults.
    public init() {}
}
/// Returns a point.
public func MTLOriginMake(_ x: Int, _ y: Int, _ z: Int) -> MTLOrigin { MTLOrigin(x: x, y: y, z: z) }
/// Returns a size.
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize { MTLSize(width: width, height: height, depth: depth) }
/// Returns a region of a row.
public func MTLRegionMake1D(_ x: Int, _ width: Int) -> MTLRegion { MTLRegionMake3D(x, 0, 0, width, 1, 1) }
/// Returns a region of an image.
public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion { MTLRegionMake3D(x, y, 0, width, height, 1) }
/// Returns a region of a volume.
public func MTLRegionMake3D(_ x: Int, _ y: Int, _ z: Int, _ width: Int, _ height: Int, _ depth: Int) -> MTLRegion {
    MTLRegion(origin: MTLOrigin(x: x, y: y, z: z), size: MTLSize(width: width, height: height, depth: depth))
}
/// Returns a color.
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
