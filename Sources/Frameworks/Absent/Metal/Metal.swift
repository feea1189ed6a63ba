// No graphics processor: `MTLCreateSystemDefaultDevice()` is nil, as on a machine without one. Descriptors and the other values work.
// FIXME(gap): the commands, pipelines, and tensors of Metal 4 (`MTL4…`) and curves and motion in structures for rays are missing.
@_exported import Foundation
@_exported import QuartzCore

/// Returns nil: there is no graphics processor.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
/// Returns no processors.
public func MTLCopyAllDevices() -> [any MTLDevice] { [] }

public typealias MTLCommandBufferHandler = @Sendable (any MTLCommandBuffer) -> Void
/// A block that is called when a picture was shown.
public typealias MTLDrawablePresentedHandler = @Sendable (any MTLDrawable) -> Void
public typealias MTLSharedEventNotificationBlock = @Sendable (any MTLSharedEvent, UInt64) -> Void
public typealias MTLNewLibraryCompletionHandler = @Sendable ((any MTLLibrary)?, (any Error)?) -> Void
public typealias MTLNewRenderPipelineStateCompletionHandler = @Sendable ((any MTLRenderPipelineState)?, (any Error)?) -> Void
/// A block that is called with a new compute pipeline.
public typealias MTLNewComputePipelineStateCompletionHandler = @Sendable ((any MTLComputePipelineState)?, (any Error)?) -> Void
/// A place in a picture.
public typealias MTLCoordinate2D = MTLSamplePosition
/// The old name of ``MTLBindingAccess``.
public typealias MTLArgumentAccess = MTLBindingAccess
public typealias MTLAutoreleasedComputePipelineReflection = MTLComputePipelineReflection
/// The reflection of a render pipeline, which a call returns.
public typealias MTLAutoreleasedRenderPipelineReflection = MTLRenderPipelineReflection
/// The stride of an attribute that isn't set while encoding.
public let MTLAttributeStrideStatic = Int.max
/// The stride of a buffer that is set while encoding.
public let MTLBufferLayoutStrideDynamic = Int.max

// MARK: Errors

public struct MTLLibraryError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: UInt, Sendable { case unsupported = 1, `internal`, compileFailure, compileWarning, functionNotFound, fileNotFound }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { MTLLibraryErrorDomain }
    public var errorCode: Int { Int(code.rawValue) }
    public static let unsupported = Code.unsupported, `internal` = Code.internal, compileFailure = Code.compileFailure
    public static let compileWarning = Code.compileWarning, functionNotFound = Code.functionNotFound, fileNotFound = Code.fileNotFound
}
public struct MTLCommandBufferError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: UInt, Sendable {
        case none = 0, `internal`, timeout, pageFault, accessRevoked, notPermitted = 7, outOfMemory, invalidResource, memoryless,
            deviceRemoved, stackOverflow
        /// The old name of `accessRevoked`.
        public static var blacklisted: Code { .accessRevoked }
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { MTLCommandBufferErrorDomain }
    public var errorCode: Int { Int(code.rawValue) }
    public static let none = Code.none, `internal` = Code.internal, timeout = Code.timeout, pageFault = Code.pageFault
    public static let accessRevoked = Code.accessRevoked, notPermitted = Code.notPermitted, outOfMemory = Code.outOfMemory
    public static let invalidResource = Code.invalidResource, memoryless = Code.memoryless, deviceRemoved = Code.deviceRemoved
    public static let stackOverflow = Code.stackOverflow
}
public struct MTLCaptureError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case notSupported = 1, alreadyCapturing, invalidDescriptor }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "MTLCaptureError" }
    public var errorCode: Int { code.rawValue }
    public static let notSupported = Code.notSupported, alreadyCapturing = Code.alreadyCapturing
    public static let invalidDescriptor = Code.invalidDescriptor
}
public struct MTLDynamicLibraryError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: UInt, Sendable {
        case none = 0, invalidFile, compilationFailure, unresolvedInstallName, dependencyLoadFailure, unsupported
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "MTLDynamicLibraryDomain" }
    public var errorCode: Int { Int(code.rawValue) }
}
public struct MTLBinaryArchiveError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: UInt, Sendable { case none = 0, invalidFile, unexpectedElement, compilationFailure, internalError }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "MTLBinaryArchiveDomain" }
    public var errorCode: Int { Int(code.rawValue) }
}
public struct MTLCounterSampleBufferError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case outOfMemory, invalid, `internal` }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "MTLCounterErrorDomain" }
    public var errorCode: Int { code.rawValue }
}
/// An error of loading.
public struct MTLIOError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case urlInvalid = 1, `internal` }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "MTLIOErrorDomain" }
    public var errorCode: Int { code.rawValue }
}
public let MTLLibraryErrorDomain = "MTLLibraryErrorDomain"
public let MTLCommandBufferErrorDomain = "MTLCommandBufferErrorDomain"
public let MTLCaptureErrorDomain = "MTLCaptureError", MTLDynamicLibraryDomain = "MTLDynamicLibraryDomain"
public let MTLBinaryArchiveDomain = "MTLBinaryArchiveDomain", MTLCounterErrorDomain = "MTLCounterErrorDomain"
/// The IO error domain and the log state error domain.
public let MTLIOErrorDomain = "MTLIOErrorDomain", MTLLogStateErrorDomain = "MTLLogStateErrorDomain"
public let MTLCommandBufferEncoderInfoErrorKey = "MTLCommandBufferEncoderInfoErrorKey"

/// The name of a counter that many processors have.
public struct MTLCommonCounter: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let timestamp = Self(rawValue: "timestamp"), totalCycles = Self(rawValue: "totalCycles")
    public static let tessellationInputPatches = Self(rawValue: "tessellationInputPatches")
    public static let vertexInvocations = Self(rawValue: "vertexInvocations")
    public static let postTessellationVertexInvocations = Self(rawValue: "postTessellationVertexInvocations")
    public static let clipperInvocations = Self(rawValue: "clipperInvocations")
    public static let clipperPrimitivesOut = Self(rawValue: "clipperPrimitivesOut")
    public static let fragmentInvocations = Self(rawValue: "fragmentInvocations")
    public static let fragmentsPassed = Self(rawValue: "fragmentsPassed")
    public static let computeKernelInvocations = Self(rawValue: "computeKernelInvocations")
    public static let vertexCycles = Self(rawValue: "vertexCycles"), tessellationCycles = Self(rawValue: "tessellationCycles")
    public static let postTessellationVertexCycles = Self(rawValue: "postTessellationVertexCycles")
    public static let fragmentCycles = Self(rawValue: "fragmentCycles"), renderTargetWriteCycles = Self(rawValue: "renderTargetWriteCycles")
}
/// The name of counters that are read together.
public struct MTLCommonCounterSet: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let timestamp = Self(rawValue: "timestamp"), stageUtilization = Self(rawValue: "stageutilization")
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
    public final var device: (any MTLDevice)?
    /// The preferred processor. There is none.
    public final var preferredDevice: (any MTLDevice)? { nil }
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
