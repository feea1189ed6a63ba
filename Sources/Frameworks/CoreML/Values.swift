// Values of models: arrays of numbers, features, dictionaries, and descriptions, which work in memory. No model is run: models can't be
// loaded or compiled, and predictions end with the errors of the framework.
@_exported import CoreGraphics
@_exported import CoreVideoCompanion
@_exported import Foundation
@_exported import ImageIOCompanion
import UIKitFoundation

public enum MLFeatureType: Int, Sendable { case invalid, int64, double, string, image, multiArray, dictionary, sequence, state }
/// The kind of an array's numbers, with the numbers of MLMultiArray.h.
public enum MLMultiArrayDataType: Int, Sendable {
    case double = 0x10040, float32 = 0x10020, float16 = 0x10010, int32 = 0x20020, int8 = 0x20008
    /// The names of the numbers with a fraction.
    public static var float64: MLMultiArrayDataType { .double }
    public static var float: MLMultiArrayDataType { .float32 }
    var size: Int { [.double: 8, .float32: 4, .float16: 2, .int32: 4, .int8: 1][self]! }
}
/// A number that an array can contain.
public protocol MLShapedArrayScalar {
    /// The kind of the number.
    static var multiArrayDataType: MLMultiArrayDataType { get }
}
extension Double: MLShapedArrayScalar { public static var multiArrayDataType: MLMultiArrayDataType { .double } }
extension Float: MLShapedArrayScalar { public static var multiArrayDataType: MLMultiArrayDataType { .float32 } }
extension Int32: MLShapedArrayScalar { public static var multiArrayDataType: MLMultiArrayDataType { .int32 } }
extension Int8: MLShapedArrayScalar { public static var multiArrayDataType: MLMultiArrayDataType { .int8 } }
extension Float16: MLShapedArrayScalar { public static var multiArrayDataType: MLMultiArrayDataType { .float16 } }

/// Numbers in one or more dimensions.
open class MLMultiArray: NSObject, @unchecked Sendable {  // As at Apple, the app doesn't write while others read.
    open private(set) var shape: [NSNumber], dataType: MLMultiArrayDataType, strides: [NSNumber], dataPointer: UnsafeMutableRawPointer
    private final let release: () -> Void
    private final var sizes: [Int] { shape.map(\.intValue) }

    /// Creates an array of zeros. Throws an error if a size is negative or the array is too large.
    public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
        let count = try Self.count(of: shape)
        let memory = UnsafeMutableRawPointer.allocate(byteCount: max(1, count * dataType.size), alignment: 64)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(1, count * dataType.size))
        (self.shape, self.dataType, dataPointer, release) = (shape, dataType, memory, memory.deallocate)
        strides = Self.strides(of: shape)
    }
    /// Creates an array of the app's own memory.
    public init(
        dataPointer: UnsafeMutableRawPointer, shape: [NSNumber], dataType: MLMultiArrayDataType, strides: [NSNumber],
        deallocator: ((UnsafeMutableRawPointer) -> Void)? = nil
    ) throws {
        guard strides.count == shape.count else { throw MLModelError(.generic) }
        _ = try Self.count(of: shape)
        (self.shape, self.dataType, self.strides, self.dataPointer) = (shape, dataType, strides, dataPointer)
        release = { deallocator?(dataPointer) }
    }
    /// Creates an array of one dimension of numbers.
    public convenience init<C: Collection>(_ data: C) throws where C.Element: FixedWidthInteger & SignedInteger {
        try self.init(shape: [NSNumber(value: data.count)], dataType: .int32)
        for (index, value) in data.enumerated() { self[index] = NSNumber(value: Int32(truncatingIfNeeded: value)) }
    }
    public convenience init<C: Collection>(_ data: C) throws where C.Element == Double {
        try self.init(shape: [NSNumber(value: data.count)], dataType: .double)
        for (index, value) in data.enumerated() { self[index] = NSNumber(value: value) }
    }
    public convenience init<C: Collection>(_ data: C) throws where C.Element == Float {
        try self.init(shape: [NSNumber(value: data.count)], dataType: .float32)
        for (index, value) in data.enumerated() { self[index] = NSNumber(value: value) }
    }
    /// Creates an array of the numbers of another value.
    public convenience init<Scalar: MLShapedArrayScalar>(_ shapedArray: MLShapedArray<Scalar>) {
        try! self.init(shape: shapedArray.shape.map { NSNumber(value: $0) }, dataType: Scalar.multiArrayDataType)
        let target = dataPointer.bindMemory(to: Scalar.self, capacity: shapedArray.scalars.count)
        for (index, value) in shapedArray.scalars.enumerated() { target[index] = value }
    }
    deinit { release() }

    private static func count(of shape: [NSNumber]) throws -> Int {
        var count = 1
        for size in shape.map(\.intValue) {
            let (product, overflows) = count.multipliedReportingOverflow(by: size)
            guard size >= 0, !overflows, product <= 1 << 33 else { throw MLModelError(.generic) }
            count = product
        }
        return count
    }
    private static func strides(of shape: [NSNumber]) -> [NSNumber] {
        var strides: [Int] = [], step = 1
        for size in shape.map(\.intValue).reversed() {
            strides.insert(step, at: 0)
            step *= max(size, 1)
        }
        return strides.map { NSNumber(value: $0) }
    }
    open var count: Int { sizes.reduce(1, *) }

    private final func read(_ place: Int) -> NSNumber {
        let memory = dataPointer + place * dataType.size
        return switch dataType {
        case .double: NSNumber(value: memory.load(as: Double.self))
        case .float32: NSNumber(value: memory.load(as: Float.self))
        case .float16: NSNumber(value: Float(memory.load(as: Float16.self)))
        case .int32: NSNumber(value: memory.load(as: Int32.self))
        case .int8: NSNumber(value: memory.load(as: Int8.self))
        }
    }
    private final func write(_ number: NSNumber, _ place: Int) {
        let memory = dataPointer + place * dataType.size
        switch dataType {
        case .double: memory.storeBytes(of: number.doubleValue, as: Double.self)
        case .float32: memory.storeBytes(of: number.floatValue, as: Float.self)
        case .float16: memory.storeBytes(of: Float16(number.floatValue), as: Float16.self)
        case .int32: memory.storeBytes(of: number.int32Value, as: Int32.self)
        case .int8: memory.storeBytes(of: number.int8Value, as: Int8.self)
        }
    }
    /// The place in memory of a number in the order of the array.
    private final func place(_ index: Int) -> Int {
        precondition(index >= 0 && index < count, "an array of \(count) numbers has none at \(index)")
        var rest = index, place = 0
        for (size, stride) in zip(sizes, strides.map(\.intValue)).reversed() {
            place += rest % size * stride
            rest /= size
        }
        return place
    }
    private final func place(_ key: [Int]) -> Int {
        precondition(
            key.count == shape.count && zip(key, sizes).allSatisfy { $0 >= 0 && $0 < $1 }, "an array of \(sizes) has nothing at \(key)")
        return zip(key, strides.map(\.intValue)).reduce(0) { $0 + $1.0 * $1.1 }
    }
    /// The numbers in the order of the array, which isn't that of the memory if the steps are the app's.
    final func scalars<Scalar: MLShapedArrayScalar>(of type: Scalar.Type) -> [Scalar] {
        (0..<count).map { dataPointer.load(fromByteOffset: place($0) * dataType.size, as: Scalar.self) }
    }
    /// A number by its place in the order of the array.
    open subscript(index: Int) -> NSNumber {
        get { read(place(index)) }
        set { write(newValue, place(index)) }
    }
    /// A number by its place in each dimension.
    open subscript(key: [NSNumber]) -> NSNumber {
        get { read(place(key.map(\.intValue))) }
        set { write(newValue, place(key.map(\.intValue))) }
    }
    /// A number by its place in each dimension.
    public final subscript(index: [Int]) -> NSNumber {
        get { read(place(index)) }
        set { write(newValue, place(index)) }
    }
    open func getBytes(handler: (UnsafeRawPointer, Int) -> Void) { handler(UnsafeRawPointer(dataPointer), count * dataType.size) }
    /// Calls a closure with the memory, which can change.
    open func getMutableBytes(handler: (UnsafeMutableRawPointer, Int, [NSNumber]) -> Void) {
        handler(dataPointer, count * dataType.size, strides)
    }
    /// Calls a closure with the memory as numbers.
    public final func withUnsafeBufferPointer<S: MLShapedArrayScalar, R>(ofType type: S.Type, _ body: (UnsafeBufferPointer<S>) throws -> R)
        rethrows -> R
    {
        try body(UnsafeBufferPointer(start: UnsafePointer(dataPointer.bindMemory(to: S.self, capacity: max(1, count))), count: count))
    }
    public final func withUnsafeMutableBufferPointer<S: MLShapedArrayScalar, R>(
        ofType type: S.Type, _ body: (UnsafeMutableBufferPointer<S>, [Int]) throws -> R
    ) rethrows -> R {
        try body(
            UnsafeMutableBufferPointer(start: dataPointer.bindMemory(to: S.self, capacity: max(1, count)), count: count),
            strides.map(\.intValue))
    }
    public final func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try body(UnsafeRawBufferPointer(start: dataPointer, count: count * dataType.size))
    }
    /// Copies the numbers to an array of the same sizes.
    open func transfer(to destinationMultiArray: MLMultiArray) {
        for index in 0..<min(count, destinationMultiArray.count) { destinationMultiArray[index] = self[index] }
    }
    /// Joins arrays along a dimension.
    public convenience init(concatenating multiArrays: [MLMultiArray], axis: Int, dataType: MLMultiArrayDataType) {
        let first = multiArrays.first?.sizes ?? []
        precondition(first.indices.contains(axis), "arrays of \(first.count) dimensions have no dimension \(axis)")
        var sizes = first
        sizes[axis] = multiArrays.reduce(0) { $0 + $1.sizes[axis] }
        try! self.init(shape: sizes.map { NSNumber(value: $0) }, dataType: dataType)
        var begin = 0
        for array in multiArrays {
            for index in 0..<array.count {
                var rest = index, key = [Int](repeating: 0, count: sizes.count)
                for dimension in array.sizes.indices.reversed() {
                    key[dimension] = rest % array.sizes[dimension]
                    rest /= array.sizes[dimension]
                }
                key[axis] += begin
                self[key] = array[index]
            }
            begin += array.sizes[axis]
        }
    }
    open override var description: String {
        "\(dataType) " + sizes.map(String.init).joined(separator: " × ") + " array\n["
            + (0..<min(count, 1000)).map { "\(self[$0])" }.joined(separator: ",") + "]"
    }
}
/// Numbers in one or more dimensions, as a value.
public struct MLShapedArray<Scalar: MLShapedArrayScalar> {
    /// The sizes, and the numbers in order.
    public private(set) var shape: [Int], scalars: [Scalar]
    public init<S: Sequence>(scalars: S, shape: [Int]) where S.Element == Scalar {
        (self.scalars, self.shape) = (Array(scalars), shape)
        precondition(self.scalars.count == shape.reduce(1, *), "\(self.scalars.count) numbers don't fill an array of \(shape)")
    }
    /// Creates an array of the same number.
    public init(repeating value: Scalar, shape: [Int]) {
        self.init(scalars: Array(repeating: value, count: shape.reduce(1, *)), shape: shape)
    }
    public init(scalar value: Scalar) { self.init(scalars: [value], shape: []) }
    /// Creates an array of another one's numbers, which must be of the same kind.
    public init(_ multiArray: MLMultiArray) {
        precondition(multiArray.dataType == Scalar.multiArrayDataType, "the array contains \(multiArray.dataType)")
        self.init(scalars: multiArray.scalars(of: Scalar.self), shape: multiArray.shape.map(\.intValue))
    }
    /// The steps of each dimension.
    public var strides: [Int] { shape.indices.map { shape[($0 + 1)...].reduce(1, *) } }
    /// The number of numbers, and the only one.
    public var scalarCount: Int { scalars.count }
    public var scalar: Scalar? { scalars.count == 1 ? scalars[0] : nil }
    public var isScalar: Bool { shape.isEmpty }
    /// The number of parts along the first dimension.
    public var count: Int { shape.first ?? 0 }
    /// The number at a place.
    public subscript(scalarAt indices: Int...) -> Scalar {
        get { scalars[zip(indices, strides).reduce(0) { $0 + $1.0 * $1.1 }] }
        set { scalars[zip(indices, strides).reduce(0) { $0 + $1.0 * $1.1 }] = newValue }
    }
    /// The part at a place of the first dimension.
    public subscript(index: Int) -> MLShapedArray {
        let size = shape.dropFirst().reduce(1, *)
        return MLShapedArray(scalars: scalars[index * size..<(index + 1) * size], shape: Array(shape.dropFirst()))
    }
    /// Calls a closure with the memory.
    public func withUnsafeShapedBufferPointer<R>(_ body: (UnsafeBufferPointer<Scalar>, [Int], [Int]) throws -> R) rethrows -> R {
        try scalars.withUnsafeBufferPointer { try body($0, shape, strides) }
    }
    public mutating func withUnsafeMutableShapedBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Scalar>, [Int], [Int]) throws -> R
    ) rethrows -> R {
        let (shape, strides) = (shape, strides)
        return try scalars.withUnsafeMutableBufferPointer { try body(&$0, shape, strides) }
    }
}
extension MLShapedArray: Equatable where Scalar: Equatable {}
extension MLShapedArray: Sendable where Scalar: Sendable {}

/// A list of texts or whole numbers.
open class MLSequence: NSObject, @unchecked Sendable {
    open private(set) var type: MLFeatureType, stringValues: [String] = [], int64Values: [NSNumber] = []
    /// Creates an empty list.
    public init(empty type: MLFeatureType) { self.type = type }
    public init(strings stringValues: [String]) { (type, self.stringValues) = (.string, stringValues) }
    public init(int64s int64Values: [NSNumber]) { (type, self.int64Values) = (.int64, int64Values) }
}
/// A value of a model's input or output.
open class MLFeatureValue: NSObject, @unchecked Sendable {
    private enum Content {
        case none, int64(Int64), double(Double), string(String), array(MLMultiArray), dictionary([AnyHashable: NSNumber]), sequence(
            MLSequence), image(CVPixelBuffer)
    }
    private final let content: Content
    open private(set) var type: MLFeatureType
    private init(_ type: MLFeatureType, _ content: Content) { (self.type, self.content) = (type, content) }
    /// Creates a whole number, a number with a fraction, or a text.
    public convenience init(int64 value: Int64) { self.init(.int64, .int64(value)) }
    public convenience init(double value: Double) { self.init(.double, .double(value)) }
    public convenience init(string value: String) { self.init(.string, .string(value)) }
    /// Creates an array of numbers, a list, or a picture.
    public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray, .array(value)) }
    public convenience init(sequence: MLSequence) { self.init(.sequence, .sequence(sequence)) }
    public convenience init(pixelBuffer value: CVPixelBuffer) { self.init(.image, .image(value)) }
    public convenience init<Scalar: MLShapedArrayScalar>(shapedArray value: MLShapedArray<Scalar>) {
        self.init(multiArray: MLMultiArray(value))
    }
    /// Creates a dictionary. Throws an error if the keys aren't all texts or all whole numbers.
    public convenience init(dictionary value: [AnyHashable: NSNumber]) throws {
        guard value.keys.allSatisfy({ $0 is String }) || value.keys.allSatisfy({ $0 is Int || $0 is Int64 || $0 is NSNumber }) else {
            throw MLModelError(.featureType)
        }
        self.init(.dictionary, .dictionary(value))
    }
    /// Creates a missing value of a kind.
    public convenience init(undefined type: MLFeatureType) { self.init(type, .none) }
    /// Creates a picture of a size and format. Throws an error if it can't be drawn.
    public convenience init(
        cgImage: CGImage, pixelsWide: Int, pixelsHigh: Int, pixelFormatType: OSType, options: [ImageOption: Any]? = nil
    ) throws { self.init(pixelBuffer: try MLFeatureValue.pixels(cgImage, 1, pixelsWide, pixelsHigh, pixelFormatType)) }
    public convenience init(cgImage: CGImage, constraint: MLImageConstraint, options: [ImageOption: Any]? = nil) throws {
        try self.init(cgImage: cgImage, orientation: .up, constraint: constraint)
    }
    /// Creates a picture of a size and format from an image that is turned or mirrored, and draws it upright.
    public convenience init(
        cgImage: CGImage, orientation: CGImagePropertyOrientation, pixelsWide: Int, pixelsHigh: Int, pixelFormatType: OSType,
        options: [ImageOption: Any]? = nil
    ) throws {
        self.init(pixelBuffer: try MLFeatureValue.pixels(cgImage, orientation.rawValue, pixelsWide, pixelsHigh, pixelFormatType))
    }
    public convenience init(
        cgImage: CGImage, orientation: CGImagePropertyOrientation, constraint: MLImageConstraint, options: [ImageOption: Any]? = nil
    ) throws {
        try self.init(
            cgImage: cgImage, orientation: orientation, pixelsWide: constraint.pixelsWide, pixelsHigh: constraint.pixelsHigh,
            pixelFormatType: constraint.pixelFormatType)
    }
    /// Creates an upright picture of a file in a size and format. Throws an error if the file can't be read or drawn.
    public convenience init(
        imageAt url: URL, pixelsWide: Int, pixelsHigh: Int, pixelFormatType: OSType, options: [ImageOption: Any]? = nil
    ) throws { self.init(pixelBuffer: try MLFeatureValue.pixels(url, nil, pixelsWide, pixelsHigh, pixelFormatType)) }
    public convenience init(imageAt url: URL, constraint: MLImageConstraint, options: [ImageOption: Any]? = nil) throws {
        try self.init(
            imageAt: url, pixelsWide: constraint.pixelsWide, pixelsHigh: constraint.pixelsHigh, pixelFormatType: constraint.pixelFormatType)
    }
    /// Creates a picture of a file, whose own orientation doesn't count.
    public convenience init(
        imageAt url: URL, orientation: CGImagePropertyOrientation, pixelsWide: Int, pixelsHigh: Int, pixelFormatType: OSType,
        options: [ImageOption: Any]? = nil
    ) throws { self.init(pixelBuffer: try MLFeatureValue.pixels(url, orientation.rawValue, pixelsWide, pixelsHigh, pixelFormatType)) }
    public convenience init(
        imageAt url: URL, orientation: CGImagePropertyOrientation, constraint: MLImageConstraint, options: [ImageOption: Any]? = nil
    ) throws {
        try self.init(
            imageAt: url, orientation: orientation, pixelsWide: constraint.pixelsWide, pixelsHigh: constraint.pixelsHigh,
            pixelFormatType: constraint.pixelFormatType)
    }
    /// How a picture is cut.
    public struct ImageOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The part, and the fitting. They have no effect.
        public static let cropRect = Self(rawValue: "MLFeatureValueImageOptionCropRect"),
            cropAndScale = Self(rawValue: "MLFeatureValueImageOptionCropAndScale")
    }
    private static func pixels(_ url: URL, _ orientation: UInt32?, _ width: Int, _ height: Int, _ format: OSType) throws -> CVPixelBuffer {
        guard let data = try? Data(contentsOf: url), let picture = ImageDecoder.decode(data) else { throw MLModelError(.io) }
        return try pixels(picture.image, orientation ?? UInt32(picture.orientation), width, height, format)
    }
    private static func pixels(
        _ image: CGImage, _ orientation: UInt32, _ width: Int, _ height: Int, _ format: OSType
    ) throws -> CVPixelBuffer {
        var made: CVPixelBuffer?
        guard format == kCVPixelFormatType_32BGRA || format == kCVPixelFormatType_32ARGB,
            CVPixelBufferCreate(nil, width, height, format, nil, &made) == kCVReturnSuccess, let made
        else { throw MLModelError(.featureType) }
        let order = format == kCVPixelFormatType_32BGRA ? CGBitmapInfo.byteOrder32Little : .byteOrder32Big
        guard
            let context = CGContext(
                data: CVPixelBufferGetBaseAddress(made), width: width, height: height, bitsPerComponent: 8,
                bytesPerRow: CVPixelBufferGetBytesPerRow(made), space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | order.rawValue)
        else { throw MLModelError(.generic) }
        context.scaleBy(x: CGFloat(width), y: CGFloat(height))
        context.concatenate(upright(orientation))
        context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        return made
    }
    /// The transform of the unit square that makes an image with an orientation of Exif upright.
    private static func upright(_ orientation: UInt32) -> CGAffineTransform {
        switch orientation {
        case 2: .init(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
        case 3: .init(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
        case 4: .init(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
        case 5: .init(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
        case 6: .init(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
        case 7: .init(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case 8: .init(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
        default: .identity
        }
    }
    /// Whether the value is missing.
    open var isUndefined: Bool { if case .none = content { true } else { false } }
    /// The value as a kind; 0, an empty value, or nil if it is of another kind.
    open var int64Value: Int64 { if case .int64(let value) = content { value } else { 0 } }
    open var doubleValue: Double { if case .double(let value) = content { value } else { 0 } }
    open var stringValue: String { if case .string(let value) = content { value } else { "" } }
    open var multiArrayValue: MLMultiArray? { if case .array(let value) = content { value } else { nil } }
    open var dictionaryValue: [AnyHashable: NSNumber] { if case .dictionary(let value) = content { value } else { [:] } }
    open var sequenceValue: MLSequence? { if case .sequence(let value) = content { value } else { nil } }
    open var imageBufferValue: CVPixelBuffer? { if case .image(let value) = content { value } else { nil } }
    /// The numbers as a value, or nil if they are of another kind.
    public final func shapedArrayValue<Scalar: MLShapedArrayScalar>(of scalarType: Scalar.Type) -> MLShapedArray<Scalar>? {
        multiArrayValue.flatMap { $0.dataType == Scalar.multiArrayDataType ? MLShapedArray($0) : nil }
    }
    /// Returns whether two values are the same.
    open func isEqual(to value: MLFeatureValue) -> Bool { isEqual(value) }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? MLFeatureValue, type == other.type else { return false }
        switch (content, other.content) {
        case (.none, .none): return true
        case (.int64(let a), .int64(let b)): return a == b
        case (.double(let a), .double(let b)): return a == b
        case (.string(let a), .string(let b)): return a == b
        case (.dictionary(let a), .dictionary(let b)): return a == b
        case (.sequence(let a), .sequence(let b)): return a.stringValues == b.stringValues && a.int64Values == b.int64Values
        case (.image(let a), .image(let b)): return a === b
        case (.array(let a), .array(let b)): return a.shape == b.shape && (0..<a.count).allSatisfy { a[$0] == b[$0] }
        default: return false
        }
    }
    open override var hash: Int { type.rawValue }
}

/// An object that provides the values of a model.
public protocol MLFeatureProvider {
    var featureNames: Set<String> { get }
    func featureValue(for featureName: String) -> MLFeatureValue?
}
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
    open private(set) var dictionary: [String: MLFeatureValue]
    /// Creates values of features, numbers, texts, arrays, or pictures. Throws an error for other values.
    public init(dictionary: [String: Any]) throws {
        self.dictionary = try dictionary.mapValues { value in
            switch value {
            case let value as MLFeatureValue: return value
            case let value as MLMultiArray: return MLFeatureValue(multiArray: value)
            case let value as String: return MLFeatureValue(string: value)
            case let value as Double: return MLFeatureValue(double: value)
            case let value as Float: return MLFeatureValue(double: Double(value))
            case let value as Int: return MLFeatureValue(int64: Int64(value))
            case let value as Int64: return MLFeatureValue(int64: value)
            case let value as NSNumber: return MLFeatureValue(double: value.doubleValue)
            case let value as CVPixelBuffer: return MLFeatureValue(pixelBuffer: value)
            case let value as MLSequence: return MLFeatureValue(sequence: value)
            case let value as [AnyHashable: NSNumber]: return try MLFeatureValue(dictionary: value)
            default: throw MLModelError(.featureType)
            }
        }
    }
    open var featureNames: Set<String> { Set(dictionary.keys) }
    open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
    open subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}
/// The values of several predictions.
public protocol MLBatchProvider {
    /// The number of predictions.
    var count: Int { get }
    func features(at index: Int) -> any MLFeatureProvider
}
/// The values of several predictions in an array.
open class MLArrayBatchProvider: NSObject, MLBatchProvider, @unchecked Sendable {
    open private(set) var array: [any MLFeatureProvider]
    public init(array: [any MLFeatureProvider]) { self.array = array }
    /// Creates values of arrays of the same length by their names. Throws an error if the lengths differ.
    public init(dictionary: [String: [Any]]) throws {
        let count = dictionary.values.first?.count ?? 0
        guard dictionary.values.allSatisfy({ $0.count == count }) else { throw MLModelError(.generic) }
        array = try (0..<count).map { index in try MLDictionaryFeatureProvider(dictionary: dictionary.mapValues { $0[index] }) }
    }
    open var count: Int { array.count }
    open func features(at index: Int) -> any MLFeatureProvider { array[index] }
}
