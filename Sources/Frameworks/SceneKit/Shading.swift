import UIKit

/// The place of a shader's part.
public struct SCNShaderModifierEntryPoint: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let geometry = Self(rawValue: "SCNShaderModifierEntryPointGeometry")
    public static let surface = Self(rawValue: "SCNShaderModifierEntryPointSurface")
    public static let lightingModel = Self(rawValue: "SCNShaderModifierEntryPointLightingModel")
    public static let fragment = Self(rawValue: "SCNShaderModifierEntryPointFragment")
}
public typealias SCNBindingBlock = (UInt32, UInt32, SCNNode?, SCNRenderer) -> Void
/// Called to write a buffer of a shader.
public typealias SCNBufferBindingBlock = (any SCNBufferStream, SCNNode, any SCNShadable, SCNRenderer) -> Void
/// Something with a shader. Shaders are stored: nothing is drawn.
public protocol SCNShadable: NSObjectProtocol {
    var program: SCNProgram? { get set }
    var shaderModifiers: [SCNShaderModifierEntryPoint: String]? { get set }
}
extension SCNShadable {
    public var minimumLanguageVersion: NSNumber? {
        get { nil }
        set {}
    }
    /// Does nothing: no shader runs.
    public func handleBinding(ofSymbol symbol: String, handler block: SCNBindingBlock? = nil) {}
    public func handleUnbinding(ofSymbol symbol: String, handler block: SCNBindingBlock? = nil) {}
}
/// A buffer of a shader.
public protocol SCNBufferStream: NSObjectProtocol {
    func writeBytes(_ bytes: UnsafeRawPointer, count length: Int)
}
/// A shader. It is stored: nothing is drawn.
open class SCNProgram: NSObject, NSCopying, NSSecureCoding {
    public class var supportsSecureCoding: Bool { true }
    public override init() {}
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) {}
    /// Does nothing: it isn't archived.
    open func encode(with coder: NSCoder) {}
    public final var vertexShader: String?, fragmentShader: String?, tessellationControlShader: String?,
        tessellationEvaluationShader: String?
    public final var geometryShader: String?, vertexFunctionName: String?, fragmentFunctionName: String?, isOpaque = true
    public final weak var delegate: (any SCNProgramDelegate)?
    public final var library: (any MTLLibrary)?
    private final var semantics: [String: String] = [:]
    public final func setSemantic(_ semantic: String?, forSymbol symbol: String, options: [String: Any]? = nil) {
        semantics[symbol] = semantic
    }
    public final func semantic(forSymbol symbol: String) -> String? { semantics[symbol] }
    public final func handleBinding(
        ofBufferNamed name: String, frequency: SCNBufferFrequency, handler block: @escaping SCNBufferBindingBlock
    ) {}
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNProgram()
        assign(
            copy, self,
            \.vertexShader, \.fragmentShader, \.tessellationControlShader, \.tessellationEvaluationShader, \.geometryShader,
            \.vertexFunctionName, \.fragmentFunctionName, \.isOpaque, \.delegate, \.library, \.semantics)
        return copy
    }
}
/// Called with the errors of a shader.
public protocol SCNProgramDelegate: NSObjectProtocol {
    func program(_ program: SCNProgram, handleError error: any Error)
}
extension SCNProgramDelegate {
    public func program(_ program: SCNProgram, handleError error: any Error) {}
}
/// Something with a technique.
public protocol SCNTechniqueSupport: NSObjectProtocol {
    var technique: SCNTechnique? { get set }
}
/// The passes that draw a picture. They are stored: nothing is drawn.
open class SCNTechnique: NSObject, SCNAnimatable, NSCopying, NSSecureCoding {
    public class var supportsSecureCoding: Bool { true }
    public final let dictionaryRepresentation: [String: Any]
    public final var library: (any MTLLibrary)?
    private final var values: [AnyHashable: Any] = [:]
    public init?(dictionary: [String: Any]) { dictionaryRepresentation = dictionary }
    public convenience init?(bySequencingTechniques techniques: [SCNTechnique]) {
        self.init(dictionary: techniques.reduce(into: [:]) { $0.merge($1.dictionaryRepresentation) { $1 } })
    }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) { dictionaryRepresentation = [:] }
    /// Does nothing: it isn't archived.
    open func encode(with coder: NSCoder) {}
    /// The element at a place.
    public final subscript(key: Any) -> Any? {
        get { (key as? AnyHashable).flatMap { values[$0] } }
        set { if let key = key as? AnyHashable { values[key] = newValue } }
    }
    /// Does nothing: no shader runs.
    public final func handleBinding(ofSymbol symbol: String, using block: SCNBindingBlock? = nil) {}
    open func copy(with zone: NSZone? = nil) -> Any {
        guard let copy = SCNTechnique(dictionary: dictionaryRepresentation) else { return self }
        assign(copy, self, \.library, \.values)
        return copy
    }
    final let animations = SCNAnimations()
}
/// Draws a node. It isn't called: nothing is drawn.
public protocol SCNNodeRendererDelegate: NSObjectProtocol {
    func renderNode(_ node: SCNNode, renderer: SCNRenderer, arguments: [String: Any])
}
extension SCNNodeRendererDelegate {
    public func renderNode(_ node: SCNNode, renderer: SCNRenderer, arguments: [String: Any]) {}
}
