// Caches of textures and of buffers that share a picture's pixels with a graphics processor. There is none, so no cache can be created.
import MetalCompanion
import OpenGLESCompanion

// MARK: Metal

/// A picture that Metal reads. None is ever created.
public typealias CVMetalTexture = CVImageBuffer
/// Creates textures of Metal from pictures. None can be created.
public final class CVMetalTextureCache: Hashable, @unchecked Sendable {  // It has no state.
    private init() {}
    public static func == (a: CVMetalTextureCache, b: CVMetalTextureCache) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
/// The key of the seconds after which a cache frees a texture that isn't used.
public let kCVMetalTextureCacheMaximumTextureAgeKey: CFString = "CVMetalTextureCacheMaximumTextureAge"
/// The keys of a texture's use and of its storage.
public let kCVMetalTextureUsage: CFString = "CVMetalTextureUsage", kCVMetalTextureStorageMode: CFString = "CVMetalTextureStorageMode"

/// Creates no cache, and returns that this is not supported.
@discardableResult
public func CVMetalTextureCacheCreate(
    _ allocator: CFAllocator?, _ cacheAttributes: CFDictionary?, _ metalDevice: any MTLDevice, _ textureAttributes: CFDictionary?,
    _ cacheOut: UnsafeMutablePointer<CVMetalTextureCache?>
) -> CVReturn {
    cacheOut.pointee = nil
    return kCVReturnUnsupported
}
/// Creates no texture, and returns that this is not supported.
@discardableResult
public func CVMetalTextureCacheCreateTextureFromImage(
    _ allocator: CFAllocator?, _ textureCache: CVMetalTextureCache, _ sourceImage: CVImageBuffer, _ textureAttributes: CFDictionary?,
    _ pixelFormat: MTLPixelFormat, _ width: Int, _ height: Int, _ planeIndex: Int, _ textureOut: UnsafeMutablePointer<CVMetalTexture?>
) -> CVReturn {
    textureOut.pointee = nil
    return kCVReturnUnsupported
}
/// Does nothing: a cache has no textures.
public func CVMetalTextureCacheFlush(_ textureCache: CVMetalTextureCache, _ options: CVOptionFlags) {}
public func CVMetalTextureCacheGetTypeID() -> UInt { 0x434D_5443 }
/// Returns nil: no picture is a texture.
public func CVMetalTextureGetTexture(_ image: CVMetalTexture) -> (any MTLTexture)? { nil }
/// Returns whether the first row is at the top.
public func CVMetalTextureIsFlipped(_ image: CVMetalTexture) -> Bool { CVImageBufferIsFlipped(image) }
/// Sets the corners of the whole picture, from 0 to 1.
public func CVMetalTextureGetCleanTexCoords(
    _ image: CVMetalTexture, _ lowerLeft: UnsafeMutablePointer<Float>, _ lowerRight: UnsafeMutablePointer<Float>,
    _ upperRight: UnsafeMutablePointer<Float>, _ upperLeft: UnsafeMutablePointer<Float>
) { setCorners(lowerLeft, lowerRight, upperRight, upperLeft) }
public func CVMetalTextureGetTypeID() -> UInt { CVPixelBufferGetTypeID() }

/// The pixels of a picture that Metal reads as a buffer. None is ever created.
public typealias CVMetalBuffer = CVBuffer
/// Creates buffers of Metal from pictures. None can be created.
public final class CVMetalBufferCache: Hashable, @unchecked Sendable {  // It has no state.
    private init() {}
    public static func == (a: CVMetalBufferCache, b: CVMetalBufferCache) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
/// The key of the seconds after which a cache frees a buffer that isn't used.
public let kCVMetalBufferCacheMaximumBufferAgeKey: CFString = "CVMetalBufferCacheMaximumBufferAge"

/// Creates no cache, and returns that this is not supported.
@discardableResult
public func CVMetalBufferCacheCreate(
    _ allocator: CFAllocator?, _ cacheAttributes: CFDictionary?, _ metalDevice: any MTLDevice,
    _ cacheOut: UnsafeMutablePointer<CVMetalBufferCache?>
) -> CVReturn {
    cacheOut.pointee = nil
    return kCVReturnUnsupported
}
/// Creates no buffer, and returns that this is not supported.
@discardableResult
public func CVMetalBufferCacheCreateBufferFromImage(
    _ allocator: CFAllocator?, _ bufferCache: CVMetalBufferCache, _ imageBuffer: CVImageBuffer,
    _ bufferOut: UnsafeMutablePointer<CVMetalBuffer?>
) -> CVReturn {
    bufferOut.pointee = nil
    return kCVReturnUnsupported
}
/// Does nothing: a cache has no buffers.
public func CVMetalBufferCacheFlush(_ bufferCache: CVMetalBufferCache, _ options: CVOptionFlags) {}
public func CVMetalBufferCacheGetTypeID() -> UInt { 0x434D_4243 }
/// Returns nil: no picture is a buffer of Metal.
public func CVMetalBufferGetBuffer(_ buffer: CVMetalBuffer) -> (any MTLBuffer)? { nil }
public func CVMetalBufferGetTypeID() -> UInt { CVPixelBufferGetTypeID() }

// MARK: OpenGL

/// The context of OpenGL that a cache is for.
public typealias CVEAGLContext = EAGLContext
/// A picture that OpenGL reads. None is ever created.
public typealias CVOpenGLESTexture = CVImageBuffer
/// Creates textures of OpenGL from pictures. None can be created.
public final class CVOpenGLESTextureCache: Hashable, @unchecked Sendable {  // It has no state.
    private init() {}
    public static func == (a: CVOpenGLESTextureCache, b: CVOpenGLESTextureCache) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
/// The key of the seconds after which a cache frees a texture that isn't used.
public let kCVOpenGLESTextureCacheMaximumTextureAgeKey: CFString = "CVOpenGLESTextureCacheMaximumTextureAge"

/// Creates no cache, and returns that this is not supported.
@discardableResult
public func CVOpenGLESTextureCacheCreate(
    _ allocator: CFAllocator?, _ cacheAttributes: CFDictionary?, _ eaglContext: CVEAGLContext, _ textureAttributes: CFDictionary?,
    _ cacheOut: UnsafeMutablePointer<CVOpenGLESTextureCache?>
) -> CVReturn {
    cacheOut.pointee = nil
    return kCVReturnUnsupported
}
/// Creates no texture, and returns that this is not supported.
@discardableResult
public func CVOpenGLESTextureCacheCreateTextureFromImage(
    _ allocator: CFAllocator?, _ textureCache: CVOpenGLESTextureCache, _ sourceImage: CVImageBuffer, _ textureAttributes: CFDictionary?,
    _ target: GLenum, _ internalFormat: GLint, _ width: GLsizei, _ height: GLsizei, _ format: GLenum, _ type: GLenum, _ planeIndex: Int,
    _ textureOut: UnsafeMutablePointer<CVOpenGLESTexture?>
) -> CVReturn {
    textureOut.pointee = nil
    return kCVReturnUnsupported
}
/// Does nothing: a cache has no textures.
public func CVOpenGLESTextureCacheFlush(_ textureCache: CVOpenGLESTextureCache, _ options: CVOptionFlags) {}
public func CVOpenGLESTextureCacheGetTypeID() -> UInt { 0x434F_5443 }
/// Returns 0: no picture is a texture.
public func CVOpenGLESTextureGetTarget(_ image: CVOpenGLESTexture) -> GLenum { 0 }
/// Returns 0: no picture is a texture.
public func CVOpenGLESTextureGetName(_ image: CVOpenGLESTexture) -> GLuint { 0 }
/// Returns whether the first row is at the top.
public func CVOpenGLESTextureIsFlipped(_ image: CVOpenGLESTexture) -> Bool { CVImageBufferIsFlipped(image) }
/// Sets the corners of the whole picture, from 0 to 1.
public func CVOpenGLESTextureGetCleanTexCoords(
    _ image: CVOpenGLESTexture, _ lowerLeft: UnsafeMutablePointer<GLfloat>, _ lowerRight: UnsafeMutablePointer<GLfloat>,
    _ upperRight: UnsafeMutablePointer<GLfloat>, _ upperLeft: UnsafeMutablePointer<GLfloat>
) { setCorners(lowerLeft, lowerRight, upperRight, upperLeft) }
public func CVOpenGLESTextureGetTypeID() -> UInt { CVPixelBufferGetTypeID() }

/// Sets the corners of a picture whose first row is at the top: its lower edge is at 1.
private func setCorners(_ corners: UnsafeMutablePointer<Float>...) {
    for (corner, value) in zip(corners, [(0, 1), (1, 1), (1, 0), (0, 0)] as [(Float, Float)]) {
        (corner[0], corner[1]) = value
    }
}
