// No graphics processor: `MTLCreateSystemDefaultDevice()` is nil, as on a machine without one. Descriptors and the other values work.
// FIXME(gap): the commands, pipelines, and tensors of Metal 4 (`MTL4…`) and curves and motion in structures for rays are missing.
@_exported import Foundation
@_exported import QuartzCore

/// Returns nil: there is no graphics processor.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
/// Returns no processors.
public func MTLCopyAllDevices() -> [any MTLDevice] { [] }

/// A block that is called with a command buffer.
public typealias MTLCommandBufferHandler = @Sendable (any MTLCommandBuffer) -> Void
/// A block that is called when a picture was shown.
public typealias MTLDrawablePresentedHandler = @Sendable (any MTLDrawable) -> Void
/// A block that is called at a value of an event.
public typealias MTLSharedEventNotificationBlock = @Sendable (any MTLSharedEvent, UInt64) -> Void
/// A block that is called with a new library.
public typealias MTLNewLibraryCompletionHandler = @Sendable ((any MTLLibrary)?, (any Error)?) -> Void
/// A block that is called with a new render pipeline.
public typealias MTLNewRenderPipelineStateCompletionHandler = @Sendable ((any MTLRenderPipelineState)?, (any Error)?) -> Void
/// A block that is called with a new compute pipeline.
public typealias MTLNewComputePipelineStateCompletionHandler = @Sendable ((any MTLComputePipelineState)?, (any Error)?) -> Void
/// A place in a picture.
public typealias MTLCoordinate2D = MTLSamplePosition
/// The old name of ``MTLBindingAccess``.
public typealias MTLArgumentAccess = MTLBindingAccess
/// The reflection of a compute pipeline, which a call returns.
public typealias MTLAutoreleasedComputePipelineReflection = MTLComputePipelineReflection
/// The reflection of a render pipeline, which a call returns.
public typealias MTLAutoreleasedRenderPipelineReflection = MTLRenderPipelineReflection
/// The stride of an attribute that isn't set while encoding.
public let MTLAttributeStrideStatic = Int.max
/// The stride of a buffer that is set while encoding.
public let MTLBufferLayoutStrideDynamic = Int.max

// MARK: Errors

/// An error of a library.
public struct MTLLibraryError: Error, CustomNSError, Hashable, Sendable {
    /// The reasons.
    public enum Code: UInt, Sendable { case unsupported = 1, `internal`, compileFailure, compileWarning, functionNotFound, fileNotFound }
    /// The code.
    public let code: Code
    /// Creates one with values.
    public init(_ code: Code) { self.code = code }
    /// The error domain.
    public static var errorDomain: String { MTLLibraryErrorDomain }
    /// The error code.
    public var errorCode: Int { Int(code.rawValue) }
    /// The unsupported, the internal, and the compile failure.
    public static let unsupported = Code.unsupported, `internal` = Code.internal, compileFailure = Code.compileFailure
    /// The compile warning, the function not found, and the file not found.
    public static let compileWarning = Code.compileWarning, functionNotFound = Code.functionNotFound, fileNotFound = Code.fileNotFound
}
/// An error of a command buffer.
public struct MTLCommandBufferError: Error, CustomNSError, Hashable, Sendable {
    /// The reasons.
    public enum Code: UInt, Sendable {
        /// The values.
        case none = 0, `internal`, timeout, pageFault, accessRevoked, notPermitted = 7, outOfMemory, invalidResource, memoryless,
            deviceRemoved, stackOverflow
        /// The old name of `accessRevoked`.
        public static var blacklisted: Code { .accessRevoked }
    }
    /// The code.
    public let code: Code
    /// Creates one with values.
    public init(_ code: Code) { self.code = code }
    /// The error domain.
    public static var errorDomain: String { MTLCommandBufferErrorDomain }
    /// The error code.
    public var errorCode: Int { Int(code.rawValue) }
    /// The none, the internal, the timeout, and the page fault.
    public static let none = Code.none, `internal` = Code.internal, timeout = Code.timeout, pageFault = Code.pageFault
    /// The access revoked, the not permitted, and the out of memory.
    public static let accessRevoked = Code.accessRevoked, notPermitted = Code.notPermitted, outOfMemory = Code.outOfMemory
    /// The invalid resource, the memoryless, and the device removed.
    public static let invalidResource = Code.invalidResource, memoryless = Code.memoryless, deviceRemoved = Code.deviceRemoved
    /// The stack overflow.
    public static let stackOverflow = Code.stackOverflow
}
/// An error of a capture.
public struct MTLCaptureError: Error, CustomNSError, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable { case notSupported = 1, alreadyCapturing, invalidDescriptor }
    /// The code.
    public let code: Code
    /// Creates one with values.
    public init(_ code: Code) { self.code = code }
    /// The error domain.
    public static var errorDomain: String { "MTLCaptureError" }
    /// The error code.
    public var errorCode: Int { code.rawValue }
    /// The not supported and the already capturing.
    public static let notSupported = Code.notSupported, alreadyCapturing = Code.alreadyCapturing
    /// The invalid descriptor.
    public static let invalidDescriptor = Code.invalidDescriptor
}
/// An error of a dynamic library.
public struct MTLDynamicLibraryError: Error, CustomNSError, Hashable, Sendable {
    /// The reasons.
    public enum Code: UInt, Sendable {
        /// The values.
        case none = 0, invalidFile, compilationFailure, unresolvedInstallName, dependencyLoadFailure, unsupported
    }
    /// The code.
    public let code: Code
    /// Creates one with values.
    public init(_ code: Code) { self.code = code }
    /// The error domain.
    public static var errorDomain: String { "MTLDynamicLibraryDomain" }
    /// The error code.
    public var errorCode: Int { Int(code.rawValue) }
}
/// An error of a binary archive.
public struct MTLBinaryArchiveError: Error, CustomNSError, Hashable, Sendable {
    /// The reasons.
    public enum Code: UInt, Sendable { case none = 0, invalidFile, unexpectedElement, compilationFailure, internalError }
    /// The code.
    public let code: Code
    /// Creates one with values.
    public init(_ code: Code) { self.code = code }
    /// The error domain.
    public static var errorDomain: String { "MTLBinaryArchiveDomain" }
    /// The error code.
    public var errorCode: Int { Int(code.rawValue) }
}
/// An error of counters.
public struct MTLCounterSampleBufferError: Error, CustomNSError, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable { case outOfMemory, invalid, `internal` }
    /// The code.
    public let code: Code
    /// Creates one with values.
    public init(_ code: Code) { self.code = code }
    /// The error domain.
    public static var errorDomain: String { "MTLCounterErrorDomain" }
    /// The error code.
    public var errorCode: Int { code.rawValue }
}
/// An error of loading.
public struct MTLIOError: Error, CustomNSError, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable { case urlInvalid = 1, `internal` }
    /// The code.
    public let code: Code
    /// Creates one with values.
    public init(_ code: Code) { self.code = code }
    /// The error domain.
    public static var errorDomain: String { "MTLIOErrorDomain" }
    /// The error code.
    public var errorCode: Int { code.rawValue }
}
/// The library error domain.
public let MTLLibraryErrorDomain = "MTLLibraryErrorDomain"
/// The command buffer error domain.
public let MTLCommandBufferErrorDomain = "MTLCommandBufferErrorDomain"
/// The capture error domain and the dynamic library domain.
public let MTLCaptureErrorDomain = "MTLCaptureError", MTLDynamicLibraryDomain = "MTLDynamicLibraryDomain"
/// The binary archive domain and the counter error domain.
public let MTLBinaryArchiveDomain = "MTLBinaryArchiveDomain", MTLCounterErrorDomain = "MTLCounterErrorDomain"
/// The IO error domain and the log state error domain.
public let MTLIOErrorDomain = "MTLIOErrorDomain", MTLLogStateErrorDomain = "MTLLogStateErrorDomain"
/// The command buffer encoder info error key.
public let MTLCommandBufferEncoderInfoErrorKey = "MTLCommandBufferEncoderInfoErrorKey"

/// The name of a counter that many processors have.
public struct MTLCommonCounter: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public var rawValue: String
    /// Creates one with a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The timestamp and the total cycles.
    public static let timestamp = Self(rawValue: "timestamp"), totalCycles = Self(rawValue: "totalCycles")
    /// The tessellation input patches.
    public static let tessellationInputPatches = Self(rawValue: "tessellationInputPatches")
    /// The vertex invocations.
    public static let vertexInvocations = Self(rawValue: "vertexInvocations")
    /// The post tessellation vertex invocations.
    public static let postTessellationVertexInvocations = Self(rawValue: "postTessellationVertexInvocations")
    /// The clipper invocations.
    public static let clipperInvocations = Self(rawValue: "clipperInvocations")
    /// The clipper primitives out.
    public static let clipperPrimitivesOut = Self(rawValue: "clipperPrimitivesOut")
    /// The fragment invocations.
    public static let fragmentInvocations = Self(rawValue: "fragmentInvocations")
    /// The fragments passed.
    public static let fragmentsPassed = Self(rawValue: "fragmentsPassed")
    /// The compute kernel invocations.
    public static let computeKernelInvocations = Self(rawValue: "computeKernelInvocations")
    /// The vertex cycles and the tessellation cycles.
    public static let vertexCycles = Self(rawValue: "vertexCycles"), tessellationCycles = Self(rawValue: "tessellationCycles")
    /// The post tessellation vertex cycles.
    public static let postTessellationVertexCycles = Self(rawValue: "postTessellationVertexCycles")
    /// The fragment cycles and the render target write cycles.
    public static let fragmentCycles = Self(rawValue: "fragmentCycles"), renderTargetWriteCycles = Self(rawValue: "renderTargetWriteCycles")
}
/// The name of counters that are read together.
public struct MTLCommonCounterSet: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public var rawValue: String
    /// Creates one with a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The timestamp and the stage utilization.
    public static let timestamp = Self(rawValue: "timestamp"), stageUtilization = Self(rawValue: "stageutilization")
    /// The statistic.
    public static let statistic = Self(rawValue: "statistic")
}

// MARK: Defaults of arguments

extension MTLDevice {
    /// Makes a buffer in memory that the processors share.
    public func makeBuffer(length: Int) -> (any MTLBuffer)? { makeBuffer(length: length, options: []) }
    /// Makes a buffer with a copy of bytes.
    public func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int) -> (any MTLBuffer)? {
        makeBuffer(bytes: pointer, length: length, options: [])
    }
    /// Makes a pipeline of tiles. Throws, as no processor has them here.
    public func makeRenderPipelineState(tileDescriptor descriptor: MTLTileRenderPipelineDescriptor, options: MTLPipelineOption)
        async throws -> (any MTLRenderPipelineState, MTLRenderPipelineReflection?)
    {
        throw MTLLibraryError(.unsupported)
    }
}
extension MTLTexture {
    /// Makes a view of levels and slices.
    public func makeTextureView(
        pixelFormat: MTLPixelFormat, textureType: MTLTextureType, levels levelRange: Range<Int>, slices sliceRange: Range<Int>
    ) -> (any MTLTexture)? {
        __newTextureView(with: pixelFormat, textureType: textureType, levels: NSRange(levelRange), slices: NSRange(sliceRange))
    }
}
extension MTLComputeCommandEncoder {
    /// Writes values as the bytes of an argument.
    public func setBytes<Value>(_ values: [Value], index: Int) {
        values.withUnsafeBytes { if let base = $0.baseAddress { setBytes(base, length: $0.count, index: index) } }
    }
}

// MARK: The layer of pictures

/// A picture of a layer.
public protocol CAMetalDrawable: MTLDrawable {
    /// The picture.
    var texture: any MTLTexture { get }
    /// The layer that shows it.
    var layer: CAMetalLayer { get }
}
/// A layer whose pictures a graphics processor draws. It has none here: `nextDrawable()` is nil, and the layer stays empty.
open class CAMetalLayer: CALayer {
    /// The processor; nil for none.
    public final var device: (any MTLDevice)?
    /// The preferred processor. There is none.
    public final var preferredDevice: (any MTLDevice)? { nil }
    /// The format of the pictures.
    public final var pixelFormat = MTLPixelFormat.bgra8Unorm
    /// Whether the pictures are only drawn to, and whether `nextDrawable()` waits for at most a second.
    public final var framebufferOnly = true, allowsNextDrawableTimeout = true
    /// The size of the pictures in pixels.
    public final var drawableSize = CGSize.zero
    /// The number of pictures.
    public final var maximumDrawableCount = 3
    /// Whether pictures are shown with the transaction, or after the display's frame.
    public final var presentsWithTransaction = false, displaySyncEnabled = true
    /// The color space; nil for the device's.
    public final var colorspace: CGColorSpace?
    /// Returns nil: there is no graphics processor.
    open func nextDrawable() -> (any CAMetalDrawable)? { nil }
}
