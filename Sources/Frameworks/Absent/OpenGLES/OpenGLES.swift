// No OpenGL: `EAGLContext(api:)` is nil, as on a device without the version. The types of its C interface are numbers.
// FIXME(gap): the functions and the constants of OpenGL ES (`glDrawArrays`, `GL_TRIANGLES` …) are missing, except the most usual constants.
@_exported import QuartzCore

/// The version of OpenGL.
public enum EAGLRenderingAPI: UInt, Sendable { case openGLES1 = 1, openGLES2, openGLES3 }
/// Objects that contexts share.
open class EAGLSharegroup: NSObject {
    public final var debugLabel: String?
}
/// A context of OpenGL. There is none.
// Not an `NSObject`: its initializers are nil.
open class EAGLContext {
    public final let api: EAGLRenderingAPI, sharegroup = EAGLSharegroup()
    public final var debugLabel: String?, isMultiThreaded = false
    /// Nil: there is no OpenGL.
    public init?(api: EAGLRenderingAPI) { return nil }
    /// Nil: there is no OpenGL.
    public init?(api: EAGLRenderingAPI, sharegroup: EAGLSharegroup) { return nil }
    /// Returns false, except for nil, which is current already.
    @discardableResult open class func setCurrent(_ context: EAGLContext?) -> Bool { context == nil }
    open class func current() -> EAGLContext? { nil }
    @discardableResult open func renderbufferStorage(_ target: Int, from drawable: (any EAGLDrawable)?) -> Bool { false }
    /// Shows the renderbuffer.
    @discardableResult open func presentRenderbuffer(_ target: Int) -> Bool { false }
}
/// Something that OpenGL draws to.
public protocol EAGLDrawable: NSObjectProtocol {
    var drawableProperties: [String: Any]? { get set }
}
public let kEAGLDrawablePropertyRetainedBacking = "EAGLDrawablePropertyRetainedBacking"
public let kEAGLDrawablePropertyColorFormat = "EAGLDrawablePropertyColorFormat"
public let kEAGLColorFormatRGBA8 = "EAGLColorFormatRGBA8", kEAGLColorFormatRGB565 = "EAGLColorFormat565"
/// A layer that OpenGL draws to. It stays empty.
open class CAEAGLLayer: CALayer, EAGLDrawable {
    public final var drawableProperties: [String: Any]?, presentsWithTransaction = false
}
/// The types of OpenGL.
public typealias GLenum = UInt32
public typealias GLboolean = UInt8
public typealias GLbitfield = UInt32
public typealias GLbyte = Int8
public typealias GLshort = Int16
public typealias GLint = Int32
public typealias GLsizei = Int32
public typealias GLubyte = UInt8
public typealias GLushort = UInt16
public typealias GLuint = UInt32
public typealias GLfloat = Float
public typealias GLclampf = Float
public typealias GLfixed = Int32
public typealias GLintptr = Int
public typealias GLsizeiptr = Int
public typealias GLchar = CChar
/// Usual constants.
public let GL_TRUE = 1, GL_FALSE = 0, GL_POINTS = 0, GL_LINES = 1, GL_TRIANGLES = 4, GL_TRIANGLE_STRIP = 5, GL_TRIANGLE_FAN = 6
public let GL_COLOR_BUFFER_BIT = 0x4000, GL_DEPTH_BUFFER_BIT = 0x100, GL_STENCIL_BUFFER_BIT = 0x400, GL_NO_ERROR = 0
public let GL_TEXTURE_2D = 0x0DE1, GL_RGBA = 0x1908, GL_UNSIGNED_BYTE = 0x1401, GL_FLOAT = 0x1406, GL_ARRAY_BUFFER = 0x8892
public let GL_ELEMENT_ARRAY_BUFFER = 0x8893, GL_STATIC_DRAW = 0x88E4, GL_FRAMEBUFFER = 0x8D40, GL_RENDERBUFFER = 0x8D41
public let GL_VERTEX_SHADER = 0x8B31, GL_FRAGMENT_SHADER = 0x8B30, GL_BLEND = 0x0BE2, GL_DEPTH_TEST = 0x0B71
