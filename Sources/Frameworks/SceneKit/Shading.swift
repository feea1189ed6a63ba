import UIKit

/// The place of a shader's part.
public struct SCNShaderModifierEntryPoint: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates one with a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The geometry.
    public static let geometry = Self(rawValue: "SCNShaderModifierEntryPointGeometry")
    /// The surface.
    public static let surface = Self(rawValue: "SCNShaderModifierEntryPointSurface")
    /// The lighting model.
    public static let lightingModel = Self(rawValue: "SCNShaderModifierEntryPointLightingModel")
    /// The fragment.
    public static let fragment = Self(rawValue: "SCNShaderModifierEntryPointFragment")
}
/// Called to set a value of a shader.
public typealias SCNBindingBlock = (UInt32, UInt32, SCNNode?, SCNRenderer) -> Void
/// Called to write a buffer of a shader.
public typealias SCNBufferBindingBlock = (any SCNBufferStream, SCNNode, any SCNShadable, SCNRenderer) -> Void
/// Something with a shader. Shaders are stored: nothing is drawn.
public protocol SCNShadable: NSObjectProtocol {
    /// The program.
    var program: SCNProgram? { get set }
    /// The shader modifiers.
    var shaderModifiers: [SCNShaderModifierEntryPoint: String]? { get set }
}
extension SCNShadable {
    /// The minimum language version.
    public var minimumLanguageVersion: NSNumber? {
        get { nil }
        set {}
    }
    /// Does nothing: no shader runs.
    public func handleBinding(ofSymbol symbol: String, handler block: SCNBindingBlock? = nil) {}
    /// Handles the unbinding.
    public func handleUnbinding(ofSymbol symbol: String, handler block: SCNBindingBlock? = nil) {}
}
/// A buffer of a shader.
public protocol SCNBufferStream: NSObjectProtocol {
    /// Writes the bytes.
    func writeBytes(_ bytes: UnsafeRawPointer, count length: Int)
}
/// A shader. It is stored: nothing is drawn.
open class SCNProgram: NSObject, NSCopying, NSSecureCoding {
    /// Whether it supports secure coding.
    public class var supportsSecureCoding: Bool { true }
    public override init() {}
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) {}
    /// Encodes it.
    open func encode(with coder: NSCoder) {}
    /// The vertex shader, the fragment shader, and the tessellation control shader.
    public final var vertexShader: String?, fragmentShader: String?, tessellationControlShader: String?,
        tessellationEvaluationShader: String?
    /// The geometry shader, the vertex function name, the fragment function name, and whether it is opaque.
    public final var geometryShader: String?, vertexFunctionName: String?, fragmentFunctionName: String?, isOpaque = true
    /// The delegate.
    public final weak var delegate: (any SCNProgramDelegate)?
    /// The library.
    public final var library: (any MTLLibrary)?
    private final var semantics: [String: String] = [:]
    /// Sets the semantic.
    public final func setSemantic(_ semantic: String?, forSymbol symbol: String, options: [String: Any]? = nil) {
        semantics[symbol] = semantic
    }
    /// Returns the semantic.
    public final func semantic(forSymbol symbol: String) -> String? { semantics[symbol] }
    /// Handles the binding.
    public final func handleBinding(
        ofBufferNamed name: String, frequency: SCNBufferFrequency, handler block: @escaping SCNBufferBindingBlock
    ) {}
    /// Copies it.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
/// Called with the errors of a shader.
public protocol SCNProgramDelegate: NSObjectProtocol {
    /// Program.
    func program(_ program: SCNProgram, handleError error: any Error)
}
extension SCNProgramDelegate {
    /// Program.
    public func program(_ program: SCNProgram, handleError error: any Error) {}
}
/// Something with a technique.
public protocol SCNTechniqueSupport: NSObjectProtocol {
    /// The technique.
    var technique: SCNTechnique? { get set }
}
/// The passes that draw a picture. They are stored: nothing is drawn.
open class SCNTechnique: NSObject, SCNAnimatable, NSCopying, NSSecureCoding {
    /// Whether it supports secure coding.
    public class var supportsSecureCoding: Bool { true }
    /// The dictionary representation.
    public final let dictionaryRepresentation: [String: Any]
    /// The library.
    public final var library: (any MTLLibrary)?
    private final var values: [AnyHashable: Any] = [:]
    /// Creates one with the dictionary.
    public init?(dictionary: [String: Any]) { dictionaryRepresentation = dictionary }
    /// Creates one with the by sequencing techniques.
    public convenience init?(bySequencingTechniques techniques: [SCNTechnique]) {
        self.init(dictionary: techniques.reduce(into: [:]) { $0.merge($1.dictionaryRepresentation) { $1 } })
    }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) { dictionaryRepresentation = [:] }
    /// Encodes it.
    open func encode(with coder: NSCoder) {}
    /// The element at a place.
    public final subscript(key: Any) -> Any? {
        get { (key as? AnyHashable).flatMap { values[$0] } }
        set { if let key = key as? AnyHashable { values[key] = newValue } }
    }
    /// Handles the binding.
    public final func handleBinding(ofSymbol symbol: String, using block: SCNBindingBlock? = nil) {}
    /// Copies it.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    final let animations = SCNAnimations()
}
/// Draws a node. It isn't called: nothing is drawn.
public protocol SCNNodeRendererDelegate: NSObjectProtocol {
    /// A step: render node.
    func renderNode(_ node: SCNNode, renderer: SCNRenderer, arguments: [String: Any])
}
extension SCNNodeRendererDelegate {
    /// A step: render node.
    public func renderNode(_ node: SCNNode, renderer: SCNRenderer, arguments: [String: Any]) {}
}
