import simdCompanion
import UIKit

// FIXME(gap): programs for pixels, lights, and forms are values that nothing draws.
/// The type of a value of a program.
public enum SKUniformType: Int, Sendable {
    case none, float, floatVector2, floatVector3, floatVector4, floatMatrix2, floatMatrix3, floatMatrix4, texture
}
/// A value that all pixels of a program share.
open class SKUniform: NSObject, NSCopying, @unchecked Sendable {
    public final let name: String
    private final var value: Any?
    private init(name: String, value: Any?) { (self.name, self.value) = (name, value) }
    /// Creates a value without content.
    public convenience init(name: String) { self.init(name: name, value: nil) }
    public convenience init(name: String, texture: SKTexture?) { self.init(name: name, value: texture) }
    public convenience init(name: String, float value: Float) { self.init(name: name, value: value) }
    public convenience init(name: String, vectorFloat2 value: vector_float2) { self.init(name: name, value: value) }
    public convenience init(name: String, vectorFloat3 value: vector_float3) { self.init(name: name, value: value) }
    public convenience init(name: String, vectorFloat4 value: vector_float4) { self.init(name: name, value: value) }
    public convenience init(name: String, matrixFloat2x2 value: matrix_float2x2) { self.init(name: name, value: value) }
    public convenience init(name: String, matrixFloat3x3 value: matrix_float3x3) { self.init(name: name, value: value) }
    public convenience init(name: String, matrixFloat4x4 value: matrix_float4x4) { self.init(name: name, value: value) }
    /// The type of the content.
    open var uniformType: SKUniformType {
        switch value {
        case is Float: .float
        case is vector_float2: .floatVector2
        case is vector_float3: .floatVector3
        case is vector_float4: .floatVector4
        case is matrix_float2x2: .floatMatrix2
        case is matrix_float3x3: .floatMatrix3
        case is matrix_float4x4: .floatMatrix4
        case is SKTexture: .texture
        default: .none
        }
    }
    open var textureValue: SKTexture? {
        get { value as? SKTexture }
        set { value = newValue }
    }
    open var floatValue: Float {
        get { value as? Float ?? 0 }
        set { value = newValue }
    }
    open var vectorFloat2Value: vector_float2 {
        get { value as? vector_float2 ?? vector_float2() }
        set { value = newValue }
    }
    open var vectorFloat3Value: vector_float3 {
        get { value as? vector_float3 ?? vector_float3() }
        set { value = newValue }
    }
    open var vectorFloat4Value: vector_float4 {
        get { value as? vector_float4 ?? vector_float4() }
        set { value = newValue }
    }
    open var matrixFloat2x2Value: matrix_float2x2 {
        get { value as? matrix_float2x2 ?? matrix_float2x2() }
        set { value = newValue }
    }
    open var matrixFloat3x3Value: matrix_float3x3 {
        get { value as? matrix_float3x3 ?? matrix_float3x3() }
        set { value = newValue }
    }
    open var matrixFloat4x4Value: matrix_float4x4 {
        get { value as? matrix_float4x4 ?? matrix_float4x4() }
        set { value = newValue }
    }
    open func copy(with zone: NSZone? = nil) -> Any { SKUniform(name: name, value: value) }
}
public enum SKAttributeType: Int, Sendable {
    case none, float, vectorFloat2, vectorFloat3, vectorFloat4, halfFloat, vectorHalfFloat2, vectorHalfFloat3, vectorHalfFloat4
}
/// A value of a program that each node has for itself.
open class SKAttribute: NSObject, @unchecked Sendable {
    public final let name: String, type: SKAttributeType
    public init(name: String, type: SKAttributeType) { (self.name, self.type) = (name, type) }
}
/// A node's value of an attribute.
open class SKAttributeValue: NSObject, @unchecked Sendable {
    private final var value: Any?
    public override init() { super.init() }
    public init(float value: Float) { self.value = value }
    public init(vectorFloat2 value: vector_float2) { self.value = value }
    public init(vectorFloat3 value: vector_float3) { self.value = value }
    public init(vectorFloat4 value: vector_float4) { self.value = value }
    open var floatValue: Float {
        get { value as? Float ?? 0 }
        set { value = newValue }
    }
    open var vectorFloat2Value: vector_float2 {
        get { value as? vector_float2 ?? vector_float2() }
        set { value = newValue }
    }
    open var vectorFloat3Value: vector_float3 {
        get { value as? vector_float3 ?? vector_float3() }
        set { value = newValue }
    }
    open var vectorFloat4Value: vector_float4 {
        get { value as? vector_float4 ?? vector_float4() }
        set { value = newValue }
    }
}
/// A program that draws the pixels of a node. It isn't run.
open class SKShader: NSObject, NSCopying, @unchecked Sendable {
    public final var source: String?
    public final var uniforms: [SKUniform] = []
    public final var attributes: [SKAttribute] = []
    public override init() { super.init() }
    public init(source: String) { self.source = source }
    public init(source: String, uniforms: [SKUniform]) { (self.source, self.uniforms) = (source, uniforms) }
    /// Reads a program from a file of the app.
    public convenience init(fileNamed name: String) {
        self.init()
        let file = Bundle.main.url(forResource: name, withExtension: name.hasSuffix(".fsh") ? nil : "fsh")
        source = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        if source == nil { Console.log("SKShader: no file named \"\(name)\"") }
    }
    /// Adds a value, in place of one with the same name.
    open func addUniform(_ uniform: SKUniform) {
        removeUniformNamed(uniform.name)
        uniforms.append(uniform)
    }
    /// Returns the value with a name, or nil.
    open func uniformNamed(_ name: String) -> SKUniform? { uniforms.first { $0.name == name } }
    open func removeUniformNamed(_ name: String) { uniforms.removeAll { $0.name == name } }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKShader()
        (copy.source, copy.uniforms, copy.attributes) = (source, uniforms, attributes)
        return copy
    }
}
/// A node whose picture can be drawn into another form.
@preconcurrency @MainActor
public protocol SKWarpable: NSObjectProtocol {
    /// The form; nil for none.
    var warpGeometry: SKWarpGeometry? { get set }
    /// The number of times that the form is refined.
    var subdivisionLevels: Int { get set }
}
extension SKSpriteNode: SKWarpable {}
extension SKEffectNode: SKWarpable {}
/// A form into which a picture is drawn.
open class SKWarpGeometry: NSObject, NSCopying, @unchecked Sendable {
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
/// A grid whose corners move, in the unit square.
open class SKWarpGeometryGrid: SKWarpGeometry, @unchecked Sendable {
    public final let numberOfColumns: Int, numberOfRows: Int
    private final let sources: [SIMD2<Float>], places: [SIMD2<Float>]
    /// Creates a grid. Corners that aren't given are where the grid is even.
    public init(columns cols: Int, rows: Int, sourcePositions: [SIMD2<Float>] = [], destinationPositions: [SIMD2<Float>] = []) {
        precondition(cols > 0 && rows > 0, "A grid has at least one column and one row.")
        (numberOfColumns, numberOfRows) = (cols, rows)
        let even = (0...rows).flatMap { row in
            (0...cols).map { SIMD2(Float($0) / Float(cols), Float(row) / Float(rows)) }
        }
        sources = sourcePositions.count == even.count ? sourcePositions : even
        places = destinationPositions.count == even.count ? destinationPositions : even
    }
    /// Creates a grid that changes nothing.
    open class func grid(withColumns cols: Int, rows: Int) -> SKWarpGeometryGrid { SKWarpGeometryGrid(columns: cols, rows: rows) }
    /// The number of corners.
    open var vertexCount: Int { sources.count }
    /// Returns the place of a corner before.
    open func sourcePosition(at index: Int) -> SIMD2<Float> { sources[index] }
    /// Returns the place of a corner after.
    open func destPosition(at index: Int) -> SIMD2<Float> { places[index] }
    /// Returns the grid with other places before.
    open func replacingBySourcePositions(positions source: [SIMD2<Float>]) -> SKWarpGeometryGrid {
        SKWarpGeometryGrid(columns: numberOfColumns, rows: numberOfRows, sourcePositions: source, destinationPositions: places)
    }
    /// Returns the grid with other places after.
    open func replacingByDestinationPositions(positions destination: [SIMD2<Float>]) -> SKWarpGeometryGrid {
        SKWarpGeometryGrid(columns: numberOfColumns, rows: numberOfRows, sourcePositions: sources, destinationPositions: destination)
    }
}
/// How a node gets the focus of a remote control.
public enum SKNodeFocusBehavior: Int, Sendable { case none, occluding, focusable }
/// A light, which shines on nothing.
open class SKLightNode: SKNode {
    open var isEnabled = true
    open var lightColor = UIColor.white, ambientColor = UIColor.black, shadowColor = UIColor.black.withAlphaComponent(0.5)
    open var falloff: CGFloat = 1
    open var categoryBitMask: UInt32 = 0xFFFF_FFFF
    override func makeCopy() -> SKNode { SKLightNode() }
}
