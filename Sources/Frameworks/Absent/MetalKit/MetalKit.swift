// No graphics processor: an `MTKView` shows a placeholder and never calls `draw(in:)`. `MTKTextureLoader` and `MTKMesh` throw.
@_exported import FrameworkPlaceholder
@_exported import MetalCompanion
@_exported import ModelIOCompanion

public let MTKTextureLoaderErrorDomain = "MTKTextureLoaderErrorDomain", MTKTextureLoaderErrorKey = "MTKTextureLoaderErrorKey"
/// The domain of the errors of meshes.
public let MTKModelErrorDomain = "MTKModelErrorDomain", MTKModelErrorKey = "MTKModelErrorKey"
private func noProcessor(_ domain: String) -> NSError {
    NSError(domain: domain, code: 0, userInfo: [NSLocalizedDescriptionKey: "There is no graphics processor on Linux."])
}

/// Called when a view changes its size, and for each frame.
@preconcurrency @MainActor
public protocol MTKViewDelegate: NSObjectProtocol {
    /// Called when the size of the pictures changes.
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
    /// Called for each frame. It isn't called: there are no pictures.
    func draw(in view: MTKView)
}
/// A view whose pictures a graphics processor draws. It shows a placeholder.
open class MTKView: UnavailableFrameworkView {
    open weak var delegate: (any MTKViewDelegate)?
    open var device: (any MTLDevice)?
    /// The preferred processor. There is none.
    open var preferredDevice: (any MTLDevice)? { nil }
    /// The formats of the pictures.
    open var colorPixelFormat = MTLPixelFormat.bgra8Unorm, depthStencilPixelFormat = MTLPixelFormat.invalid
    open var depthStencilAttachmentTextureUsage: MTLTextureUsage = .renderTarget
    open var multisampleColorAttachmentTextureUsage: MTLTextureUsage = .renderTarget
    open var depthStencilStorageMode = MTLStorageMode.private
    /// The number of samples of a pixel.
    open var sampleCount = 1
    /// The values at the start of a pass.
    open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1), clearDepth = 1.0, clearStencil: UInt32 = 0
    /// Whether the pictures are only drawn to, change their size with the view, and are drawn only after `setNeedsDisplay()`.
    open var framebufferOnly = true, autoResizeDrawable = true, enableSetNeedsDisplay = false
    /// Whether frames are drawn, how often, and whether they are shown with the transaction.
    open var isPaused = false, preferredFramesPerSecond = 60, presentsWithTransaction = false
    /// The color space; nil for the device's.
    open var colorspace: CGColorSpace?
    /// The size of the pictures in pixels, and the size that fits to the view.
    open var drawableSize = CGSize.zero
    open var preferredDrawableSize: CGSize { CGSize(width: bounds.width * contentScaleFactor, height: bounds.height * contentScaleFactor) }
    /// The picture of the frame and its textures. There are none.
    open var currentDrawable: (any CAMetalDrawable)? { nil }
    open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
    open var depthStencilTexture: (any MTLTexture)? { nil }
    open var multisampleColorTexture: (any MTLTexture)? { nil }

    public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
        self.device = device
        super.init(frame: frameRect)
        showUnavailable("MetalKit")
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, device: nil) }
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        showUnavailable("MetalKit")
    }
    open override class var layerClass: AnyClass { CAMetalLayer.self }
    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = preferredDrawableSize
        guard autoResizeDrawable, size != drawableSize else { return }
        drawableSize = size
        delegate?.mtkView(self, drawableSizeWillChange: size)
    }
    open func draw() {}
    /// Does nothing: there is no picture.
    open func releaseDrawables() {}
}

/// Makes textures of pictures. Each call throws: there is no graphics processor.
open class MTKTextureLoader: NSObject {
    /// An option of loading.
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let allocateMipmaps = Self(rawValue: "MTKTextureLoaderOptionAllocateMipmaps")
        public static let generateMipmaps = Self(rawValue: "MTKTextureLoaderOptionGenerateMipmaps")
        public static let SRGB = Self(rawValue: "MTKTextureLoaderOptionSRGB")
        public static let textureUsage = Self(rawValue: "MTKTextureLoaderOptionTextureUsage")
        public static let textureCPUCacheMode = Self(rawValue: "MTKTextureLoaderOptionTextureCPUCacheMode")
        public static let textureStorageMode = Self(rawValue: "MTKTextureLoaderOptionTextureStorageMode")
        public static let cubeLayout = Self(rawValue: "MTKTextureLoaderOptionCubeLayout")
        public static let origin = Self(rawValue: "MTKTextureLoaderOptionOrigin")
        public static let loadAsArray = Self(rawValue: "MTKTextureLoaderOptionLoadAsArray")
    }
    /// The arrangement of a cube's sides.
    public struct CubeLayout: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let vertical = Self(rawValue: "MTKTextureLoaderCubeLayoutVertical")
    }
    /// The first pixel of a texture.
    public struct Origin: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let topLeft = Self(rawValue: "MTKTextureLoaderOriginTopLeft")
        public static let bottomLeft = Self(rawValue: "MTKTextureLoaderOriginBottomLeft")
        public static let flippedVertically = Self(rawValue: "MTKTextureLoaderOriginFlippedVertically")
    }
    /// An error of loading.
    public struct Error: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    public typealias Callback = ((any MTLTexture)?, (any Swift.Error)?) -> Void
    /// Called with textures and an error.
    public typealias ArrayCallback = ([any MTLTexture], (any Swift.Error)?) -> Void

    /// The processor.
    public final let device: any MTLDevice
    public init(device: any MTLDevice) { self.device = device }

    private final func refused() -> NSError { noProcessor(MTKTextureLoaderErrorDomain) }
    public final func newTexture(URL: URL, options: [Option: Any]? = nil) throws -> any MTLTexture { throw refused() }
    public final func newTexture(data: Data, options: [Option: Any]? = nil) throws -> any MTLTexture { throw refused() }
    public final func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture { throw refused() }
    public final func newTexture(texture: MDLTexture, options: [Option: Any]? = nil) throws -> any MTLTexture { throw refused() }
    public final func newTexture(name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil) throws
        -> any MTLTexture
    { throw refused() }
    public final func newTextures(URLs: [URL], options: [Option: Any]? = nil, error: NSErrorPointer) -> [any MTLTexture] {
        error?.pointee = refused()
        return []
    }
    public final func newTexture(URL: URL, options: [Option: Any]? = nil, completionHandler: @escaping Callback) {
        completionHandler(nil, refused())
    }
    public final func newTexture(data: Data, options: [Option: Any]? = nil, completionHandler: @escaping Callback) {
        completionHandler(nil, refused())
    }
    public final func newTexture(cgImage: CGImage, options: [Option: Any]? = nil, completionHandler: @escaping Callback) {
        completionHandler(nil, refused())
    }
    public final func newTexture(texture: MDLTexture, options: [Option: Any]? = nil, completionHandler: @escaping Callback) {
        completionHandler(nil, refused())
    }
    public final func newTexture(
        name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil, completionHandler: @escaping Callback
    ) { completionHandler(nil, refused()) }
    public final func newTextures(URLs: [URL], options: [Option: Any]? = nil, completionHandler: @escaping ArrayCallback) {
        completionHandler([], refused())
    }
    public final func newTextures(
        names: [String], scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil, completionHandler: @escaping ArrayCallback
    ) { completionHandler([], refused()) }
    public final func newTexture(URL: URL, options: [Option: Any]? = nil) async throws -> any MTLTexture { throw refused() }
    public final func newTexture(data: Data, options: [Option: Any]? = nil) async throws -> any MTLTexture { throw refused() }
    public final func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) async throws -> any MTLTexture { throw refused() }
    public final func newTexture(name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil) async throws
        -> any MTLTexture
    { throw refused() }
}

/// The memory of a mesh, in a buffer of a processor.
open class MTKMeshBuffer: NSObject, MDLMeshBuffer {
    public final let buffer: any MTLBuffer, offset: Int, length: Int, type: MDLMeshBufferType, allocator: MTKMeshBufferAllocator
    init(buffer: any MTLBuffer, offset: Int, length: Int, type: MDLMeshBufferType, allocator: MTKMeshBufferAllocator) {
        (self.buffer, self.offset, self.length, self.type, self.allocator) = (buffer, offset, length, type, allocator)
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
/// Makes the memory of meshes in buffers of a processor.
open class MTKMeshBufferAllocator: NSObject, MDLMeshBufferAllocator {
    public final let device: any MTLDevice
    public init(device: any MTLDevice) { self.device = device }
    public final func newBuffer(_ length: Int, type: MDLMeshBufferType) -> any MDLMeshBuffer {
        guard let buffer = device.makeBuffer(length: length) else { return MDLMeshBufferData(type: type, length: length) }
        return MTKMeshBuffer(buffer: buffer, offset: 0, length: length, type: type, allocator: self)
    }
    public final func newBuffer(with data: Data, type: MDLMeshBufferType) -> any MDLMeshBuffer {
        guard !data.isEmpty,
            let buffer = data.withUnsafeBytes({ bytes in
                bytes.baseAddress.flatMap { device.makeBuffer(bytes: $0, length: bytes.count) }
            })
        else { return MDLMeshBufferData(type: type, data: data) }
        return MTKMeshBuffer(buffer: buffer, offset: 0, length: data.count, type: type, allocator: self)
    }
}
/// A part of a mesh with one material.
open class MTKSubmesh: NSObject {
    public final let primitiveType: MTLPrimitiveType, indexType: MTLIndexType, indexBuffer: MTKMeshBuffer, indexCount: Int
    public final internal(set) weak var mesh: MTKMesh?
    public final var name = ""
    init(primitiveType: MTLPrimitiveType, indexType: MTLIndexType, indexBuffer: MTKMeshBuffer, indexCount: Int) {
        (self.primitiveType, self.indexType, self.indexBuffer) = (primitiveType, indexType, indexBuffer)
        self.indexCount = indexCount
    }
}
/// Vertices in buffers of a processor. Each call throws: there is no graphics processor.
open class MTKMesh: NSObject {
    public final let vertexBuffers: [MTKMeshBuffer] = [], vertexDescriptor = MDLVertexDescriptor(), submeshes: [MTKSubmesh] = []
    public final let vertexCount = 0
    public final var name = ""
    public init(mesh: MDLMesh, device: any MTLDevice) throws { throw noProcessor(MTKModelErrorDomain) }
    public class func newMeshes(asset: MDLAsset, device: any MTLDevice) throws -> (modelIOMeshes: [MDLMesh], metalKitMeshes: [MTKMesh]) {
        throw noProcessor(MTKModelErrorDomain)
    }
}

// MARK: Vertex formats

/// The formats with equal names in Model I/O and Metal.
private let formats: [(MDLVertexFormat, MTLVertexFormat)] = [
    (.uChar, .uchar), (.uChar2, .uchar2), (.uChar3, .uchar3), (.uChar4, .uchar4), (.char, .char), (.char2, .char2), (.char3, .char3),
    (.char4, .char4), (.uCharNormalized, .ucharNormalized), (.uChar2Normalized, .uchar2Normalized),
    (.uChar3Normalized, .uchar3Normalized), (.uChar4Normalized, .uchar4Normalized), (.charNormalized, .charNormalized),
    (.char2Normalized, .char2Normalized), (.char3Normalized, .char3Normalized), (.char4Normalized, .char4Normalized),
    (.uShort, .ushort), (.uShort2, .ushort2), (.uShort3, .ushort3), (.uShort4, .ushort4), (.short, .short), (.short2, .short2),
    (.short3, .short3), (.short4, .short4), (.uShortNormalized, .ushortNormalized), (.uShort2Normalized, .ushort2Normalized),
    (.uShort3Normalized, .ushort3Normalized), (.uShort4Normalized, .ushort4Normalized), (.shortNormalized, .shortNormalized),
    (.short2Normalized, .short2Normalized), (.short3Normalized, .short3Normalized), (.short4Normalized, .short4Normalized),
    (.uInt, .uint), (.uInt2, .uint2), (.uInt3, .uint3), (.uInt4, .uint4), (.int, .int), (.int2, .int2), (.int3, .int3), (.int4, .int4),
    (.half, .half), (.half2, .half2), (.half3, .half3), (.half4, .half4), (.float, .float), (.float2, .float2), (.float3, .float3),
    (.float4, .float4),
]
/// Returns Metal's format of Model I/O's.
public func MTKMetalVertexFormatFromModelIO(_ vertexFormat: MDLVertexFormat) -> MTLVertexFormat {
    formats.first { $0.0 == vertexFormat }?.1 ?? .invalid
}
/// Returns Model I/O's format of Metal's.
public func MTKModelIOVertexFormatFromMetal(_ vertexFormat: MTLVertexFormat) -> MDLVertexFormat {
    formats.first { $0.1 == vertexFormat }?.0 ?? .invalid
}
/// Returns Metal's descriptor of Model I/O's; nil if a format is missing.
public func MTKMetalVertexDescriptorFromModelIO(_ modelIODescriptor: MDLVertexDescriptor) -> MTLVertexDescriptor? {
    try? MTKMetalVertexDescriptorFromModelIOWithError(modelIODescriptor)
}
/// Returns Metal's descriptor of Model I/O's. Throws if a format is missing.
public func MTKMetalVertexDescriptorFromModelIOWithError(_ modelIODescriptor: MDLVertexDescriptor) throws -> MTLVertexDescriptor {
    let result = MTLVertexDescriptor()
    for index in 0..<31 {
        if let attribute = modelIODescriptor.attributes[index] as? MDLVertexAttribute, attribute.format != .invalid {
            let format = MTKMetalVertexFormatFromModelIO(attribute.format)
            guard format != .invalid else { throw noProcessor(MTKModelErrorDomain) }
            result.attributes[index].format = format
            (result.attributes[index].offset, result.attributes[index].bufferIndex) = (attribute.offset, attribute.bufferIndex)
        }
        if let layout = modelIODescriptor.layouts[index] as? MDLVertexBufferLayout, layout.stride > 0 {
            result.layouts[index].stride = layout.stride
        }
    }
    return result
}
/// Returns Model I/O's descriptor of Metal's. The names of attributes are empty.
public func MTKModelIOVertexDescriptorFromMetal(_ metalDescriptor: MTLVertexDescriptor) -> MDLVertexDescriptor {
    let result = MDLVertexDescriptor()
    for index in 0..<31 {
        guard let attribute = metalDescriptor.attributes[index], let layout = metalDescriptor.layouts[index] else { continue }
        result.attributes[index] = MDLVertexAttribute(
            name: "", format: MTKModelIOVertexFormatFromMetal(attribute.format), offset: attribute.offset,
            bufferIndex: attribute.bufferIndex)
        result.layouts[index] = MDLVertexBufferLayout(stride: layout.stride)
    }
    return result
}
/// Returns Model I/O's descriptor of Metal's. Throws if a format is missing.
public func MTKModelIOVertexDescriptorFromMetalWithError(_ metalDescriptor: MTLVertexDescriptor) throws -> MDLVertexDescriptor {
    MTKModelIOVertexDescriptorFromMetal(metalDescriptor)
}
