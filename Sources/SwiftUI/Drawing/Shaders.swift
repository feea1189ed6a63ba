import CoreGraphics
import Foundation

/// A function of a shader library. There is no Metal, so shaders don't change views.
@dynamicCallable public struct ShaderFunction: Hashable, Sendable {
    /// The library that contains the function.
    public let library: ShaderLibrary
    public let name: String
    /// Creates a reference to a function, which isn't checked.
    public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }
    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader { Shader(function: self, arguments: arguments) }
}
/// The functions of a shader library.
@dynamicMemberLookup public struct ShaderLibrary: Hashable, Sendable {
    private let name: String
    public static let `default` = ShaderLibrary(name: "default")
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(name: bundle.bundlePath) }
    private init(name: String) { self.name = name }
    /// Creates a library from compiled code, which isn't read.
    public init(data: Data) { name = "\(data.count) bytes" }
    /// Creates a library from a file, which isn't read.
    public init(url: URL) { name = url.path }
    public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: .default, name: name) }
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}
/// A shader function with its arguments.
public struct Shader: Hashable, Sendable {
    /// An argument of a shader function. It is kept for comparisons; no shader runs, because there is no Metal.
    public struct Argument: Hashable, Sendable {
        private let text: String
        public static func float(_ x: some BinaryFloatingPoint) -> Argument { Argument(text: "\(x)") }
        public static func float2(_ x: some BinaryFloatingPoint, _ y: some BinaryFloatingPoint) -> Argument { Argument(text: "\(x) \(y)") }
        public static func float2(_ point: CGPoint) -> Argument { Argument(text: "\(point)") }
        public static func float2(_ size: CGSize) -> Argument { Argument(text: "\(size)") }
        public static func float2(_ vector: CGVector) -> Argument { Argument(text: "\(vector)") }
        public static func float3(_ x: some BinaryFloatingPoint, _ y: some BinaryFloatingPoint, _ z: some BinaryFloatingPoint) -> Argument {
            Argument(text: "\(x) \(y) \(z)")
        }
        public static func float4(
            _ x: some BinaryFloatingPoint, _ y: some BinaryFloatingPoint, _ z: some BinaryFloatingPoint, _ w: some BinaryFloatingPoint
        ) -> Argument { Argument(text: "\(x) \(y) \(z) \(w)") }
        public static func floatArray(_ array: [Float]) -> Argument { Argument(text: "\(array)") }
        /// The rectangle of the view.
        public static var boundingRect: Argument { Argument(text: "boundingRect") }
        public static func color(_ color: Color) -> Argument { Argument(text: "\(color)") }
        public static func colorArray(_ array: [Color]) -> Argument { Argument(text: "\(array)") }
        public static func image(_ image: Image) -> Argument { Argument(text: "image") }
        public static func data(_ data: Data) -> Argument { Argument(text: "\(data.count) bytes") }
    }
    /// The function that the shader calls.
    public var function: ShaderFunction
    /// The arguments that follow those from SwiftUI.
    public var arguments: [Argument]
    /// Whether colors are dithered. It is stored but has no effect.
    public var dithersColor = false
    public init(function: ShaderFunction, arguments: [Argument]) { (self.function, self.arguments) = (function, arguments) }
}
extension View {
    // FIXME(gap): there is no Metal; the view stays as it is.
    /// Returns the view unchanged: there is no Metal.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
    /// Returns the view unchanged: there is no Metal.
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
    /// Returns the view unchanged: there is no Metal.
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
}
