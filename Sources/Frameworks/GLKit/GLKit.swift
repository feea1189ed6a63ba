// Vectors, matrices, and quaternions work. There is no OpenGL: a `GLKView` shows a placeholder and never draws, and `GLKTextureLoader`
// refuses by error.
@_exported import FrameworkPlaceholder
@_exported import OpenGLESCompanion
import simdCompanion

/// A rotation.
public struct GLKQuaternion: Sendable {
    var simd: simd_quatf
    public init() { simd = simd_quatf(ix: 0, iy: 0, iz: 0, r: 0) }
    init(_ simd: simd_quatf) { self.simd = simd }
    public init(q: (Float, Float, Float, Float)) { simd = simd_quatf(ix: q.0, iy: q.1, iz: q.2, r: q.3) }
    public var q: (Float, Float, Float, Float) { (x, y, z, w) }
    public var v: GLKVector3 { GLKVector3(simd.imag) }
    public var x: Float { simd.imag.x }
    public var y: Float { simd.imag.y }
    public var z: Float { simd.imag.z }
    public var w: Float { simd.real }
    public var s: Float { simd.real }
}
/// The rotation that changes nothing.
public let GLKQuaternionIdentity = GLKQuaternion(simd_quatf(ix: 0, iy: 0, iz: 0, r: 1))
public func GLKQuaternionMake(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> GLKQuaternion { GLKQuaternion(q: (x, y, z, w)) }
public func GLKQuaternionMakeWithAngleAndAxis(_ radians: Float, _ x: Float, _ y: Float, _ z: Float) -> GLKQuaternion {
    GLKQuaternion(simd_quatf(angle: radians, axis: simd_normalize(SIMD3(x, y, z))))
}
public func GLKQuaternionMakeWithAngleAndVector3Axis(_ radians: Float, _ axis: GLKVector3) -> GLKQuaternion {
    GLKQuaternionMakeWithAngleAndAxis(radians, axis.x, axis.y, axis.z)
}
public func GLKQuaternionMakeWithMatrix3(_ matrix: GLKMatrix3) -> GLKQuaternion { GLKQuaternion(simd_quatf(matrix.simd)) }
public func GLKQuaternionMakeWithMatrix4(_ matrix: GLKMatrix4) -> GLKQuaternion { GLKQuaternion(simd_quatf(matrix.simd)) }
public func GLKQuaternionAngle(_ quaternion: GLKQuaternion) -> Float { quaternion.simd.angle }
public func GLKQuaternionAxis(_ quaternion: GLKQuaternion) -> GLKVector3 { GLKVector3(quaternion.simd.axis) }
public func GLKQuaternionMultiply(_ left: GLKQuaternion, _ right: GLKQuaternion) -> GLKQuaternion { GLKQuaternion(left.simd * right.simd) }
public func GLKQuaternionAdd(_ left: GLKQuaternion, _ right: GLKQuaternion) -> GLKQuaternion { GLKQuaternion(left.simd + right.simd) }
public func GLKQuaternionSubtract(_ left: GLKQuaternion, _ right: GLKQuaternion) -> GLKQuaternion { GLKQuaternion(left.simd - right.simd) }
public func GLKQuaternionNormalize(_ quaternion: GLKQuaternion) -> GLKQuaternion { GLKQuaternion(quaternion.simd.normalized) }
public func GLKQuaternionInvert(_ quaternion: GLKQuaternion) -> GLKQuaternion { GLKQuaternion(quaternion.simd.inverse) }
public func GLKQuaternionConjugate(_ quaternion: GLKQuaternion) -> GLKQuaternion { GLKQuaternion(quaternion.simd.conjugate) }
public func GLKQuaternionLength(_ quaternion: GLKQuaternion) -> Float { quaternion.simd.length }
public func GLKQuaternionSlerp(_ start: GLKQuaternion, _ end: GLKQuaternion, _ t: Float) -> GLKQuaternion {
    GLKQuaternion(simd_slerp(start.simd, end.simd, t))
}
public func GLKQuaternionRotateVector3(_ quaternion: GLKQuaternion, _ vector: GLKVector3) -> GLKVector3 {
    GLKVector3(quaternion.simd.act(vector.simd))
}
/// Returns the angle in the other unit.
public func GLKMathDegreesToRadians(_ degrees: Float) -> Float { degrees * .pi / 180 }
public func GLKMathRadiansToDegrees(_ radians: Float) -> Float { radians * 180 / .pi }
/// Returns the place of a point in a picture, from the left bottom corner, and its depth from 0 to 1.
public func GLKMathProject(
    _ object: GLKVector3, _ model: GLKMatrix4, _ projection: GLKMatrix4, _ viewport: UnsafeMutablePointer<Int32>
) -> GLKVector3 {
    let place = GLKMatrix4MultiplyAndProjectVector3(GLKMatrix4Multiply(projection, model), object)
    return GLKVector3Make(
        Float(viewport[0]) + Float(viewport[2]) * (place.x + 1) / 2, Float(viewport[1]) + Float(viewport[3]) * (place.y + 1) / 2,
        (place.z + 1) / 2)
}
/// Returns the point of a place in a picture.
public func GLKMathUnproject(
    _ window: GLKVector3, _ model: GLKMatrix4, _ projection: GLKMatrix4, _ viewport: UnsafeMutablePointer<Int32>,
    _ success: UnsafeMutablePointer<Bool>?
) -> GLKVector3 {
    let inverse = GLKMatrix4Invert(GLKMatrix4Multiply(projection, model), success)
    return GLKMatrix4MultiplyAndProjectVector3(
        inverse,
        GLKVector3Make(
            (window.x - Float(viewport[0])) / Float(viewport[2]) * 2 - 1, (window.y - Float(viewport[1])) / Float(viewport[3]) * 2 - 1,
            window.z * 2 - 1))
}

/// The number of bits of a color.
public enum GLKViewDrawableColorFormat: Int32, Sendable { case RGBA8888, RGB565, SRGBA8888 }
/// The number of bits of a depth.
public enum GLKViewDrawableDepthFormat: Int32, Sendable { case formatNone, format16, format24 }
/// The number of bits of a stencil value.
public enum GLKViewDrawableStencilFormat: Int32, Sendable { case formatNone, format8 }
/// The samples of a pixel.
public enum GLKViewDrawableMultisample: Int32, Sendable { case multisampleNone, multisample4X }
/// Draws a view. It isn't called: there is no OpenGL.
@preconcurrency @MainActor
public protocol GLKViewDelegate: NSObjectProtocol {
    func glkView(_ view: GLKView, drawIn rect: CGRect)
}
/// A view that OpenGL draws. It shows a placeholder.
open class GLKView: UnavailableFrameworkView {
    open weak var delegate: (any GLKViewDelegate)?
    open var context: EAGLContext!
    open var drawableColorFormat = GLKViewDrawableColorFormat.RGBA8888, drawableDepthFormat = GLKViewDrawableDepthFormat.formatNone
    open var drawableStencilFormat = GLKViewDrawableStencilFormat.formatNone, enableSetNeedsDisplay = true
    open var drawableMultisample = GLKViewDrawableMultisample.multisampleNone
    open var drawableWidth: Int { 0 }
    open var drawableHeight: Int { 0 }
    /// Creates a view. Without a context, as here, it stays a placeholder.
    public convenience init(frame: CGRect, context: EAGLContext) { self.init(frame: frame) }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        showUnavailable("OpenGL ES")
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        showUnavailable("OpenGL ES")
    }
    /// Do nothing: there is no OpenGL.
    open func bindDrawable() {}
    open func deleteDrawable() {}
    open func display() {}
    open var snapshot: UIImage { UIGraphicsImageRenderer(size: bounds.size).image { layer.render(in: $0.cgContext) } }
}
/// Called for each frame of a controller. It isn't called.
@preconcurrency @MainActor
public protocol GLKViewControllerDelegate: NSObjectProtocol {
    func glkViewControllerUpdate(_ controller: GLKViewController)
    func glkViewController(_ controller: GLKViewController, willPause pause: Bool)
}
extension GLKViewControllerDelegate {
    public func glkViewController(_ controller: GLKViewController, willPause pause: Bool) {}
}
/// A controller of a view that OpenGL draws. It shows a placeholder.
open class GLKViewController: UIViewController, GLKViewDelegate {
    open weak var delegate: (any GLKViewControllerDelegate)?
    open var preferredFramesPerSecond = 30, isPaused = false, pauseOnWillResignActive = true, resumeOnDidBecomeActive = true
    open var framesPerSecond: Int { 0 }
    open var framesDisplayed: Int { 0 }
    open var timeSinceLastUpdate: TimeInterval { 0 }
    open override func loadView() {
        let made = GLKView()
        made.delegate = self
        view = made
    }
    /// Draws the view. It isn't called.
    open func glkView(_ view: GLKView, drawIn rect: CGRect) {}
}
/// A picture of OpenGL. There is none.
open class GLKTextureInfo: NSObject {
    public final let name: UInt32 = 0, target: UInt32 = 0, width: UInt32 = 0, height: UInt32 = 0, containsMipmaps = false
}
public let GLKTextureLoaderErrorDomain = "GLKTextureLoaderErrorDomain"
public let GLKTextureLoaderOriginBottomLeft = "GLKTextureLoaderOriginBottomLeft", GLKTextureLoaderSRGB = "GLKTextureLoaderSRGB"
public let GLKTextureLoaderGenerateMipmaps = "GLKTextureLoaderGenerateMipmaps"
public let GLKTextureLoaderApplyPremultiplication = "GLKTextureLoaderApplyPremultiplication"
/// Makes pictures for OpenGL. Each call throws: there is none.
open class GLKTextureLoader: NSObject {
    private static func refusal() -> NSError {
        NSError(domain: GLKTextureLoaderErrorDomain, code: 17, userInfo: [NSLocalizedDescriptionKey: "There is no OpenGL on Linux."])
    }
    public class func texture(withContentsOfFile path: String, options: [String: NSNumber]? = nil) throws -> GLKTextureInfo {
        throw refusal()
    }
    public class func texture(withContentsOf url: URL, options: [String: NSNumber]? = nil) throws -> GLKTextureInfo { throw refusal() }
    public class func texture(with cgImage: CGImage, options: [String: NSNumber]? = nil) throws -> GLKTextureInfo { throw refusal() }
    public class func texture(withContentsOf data: Data, options: [String: NSNumber]? = nil) throws -> GLKTextureInfo { throw refusal() }
}
/// A lighting that OpenGL draws with. It is stored.
open class GLKBaseEffect: NSObject {
    public final let transform = GLKEffectPropertyTransform(), light0 = GLKEffectPropertyLight(), light1 = GLKEffectPropertyLight()
    public final let light2 = GLKEffectPropertyLight(), texture2d0 = GLKEffectPropertyTexture(), texture2d1 = GLKEffectPropertyTexture()
    public final var colorMaterialEnabled: UInt8 = 0, lightModelTwoSided: UInt8 = 0, useConstantColor: UInt8 = 0
    public final var constantColor = GLKVector4Make(1, 1, 1, 1), label: String?
    /// Does nothing: there is no OpenGL.
    open func prepareToDraw() {}
}
/// The transforms of a lighting.
open class GLKEffectPropertyTransform: NSObject {
    public final var modelviewMatrix = GLKMatrix4Identity, projectionMatrix = GLKMatrix4Identity
    public final var normalMatrix: GLKMatrix3 { GLKMatrix3InvertAndTranspose(GLKMatrix4GetMatrix3(modelviewMatrix), nil) }
}
open class GLKEffectPropertyLight: NSObject {
    public final var enabled: UInt8 = 0, position = GLKVector4Make(0, 0, 0, 1), ambientColor = GLKVector4Make(0, 0, 0, 1)
    public final var diffuseColor = GLKVector4Make(1, 1, 1, 1), specularColor = GLKVector4Make(1, 1, 1, 1)
}
/// A picture on a surface.
open class GLKEffectPropertyTexture: NSObject {
    public final var enabled: UInt8 = 1, name: UInt32 = 0
}
