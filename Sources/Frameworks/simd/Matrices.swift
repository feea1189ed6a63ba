/// A square matrix of columns. Apple's types of two, three, and four columns have these members.
public protocol SquareMatrix: Equatable, Sendable {
    associatedtype Column: SIMD & Sendable where Column.Scalar: BinaryFloatingPoint
    /// A matrix of zeros.
    init()
    /// The number of columns and rows.
    static var order: Int { get }
}

extension SquareMatrix {
    /// The type of a number in the matrix.
    public typealias Scalar = Column.Scalar

    /// Creates a matrix with numbers on its diagonal, and 0 elsewhere.
    public init(diagonal: Column) {
        self.init()
        for index in 0..<Self.order { self[index, index] = diagonal[index] }
    }
    /// A matrix with one value on its diagonal.
    public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }
    public init(_ columns: [Column]) {
        self.init()
        for (index, column) in columns.prefix(Self.order).enumerated() { self[index] = column }
    }
    public init(rows: [Column]) { self = Self(rows).transpose }

    /// A column, from 0.
    public subscript(column: Int) -> Column {
        // A matrix consists of its columns, so their addresses follow each other.
        get {
            precondition((0..<Self.order).contains(column), "The matrix has \(Self.order) columns, and no column \(column).")
            return withUnsafeBytes(of: self) { $0.load(fromByteOffset: column * MemoryLayout<Column>.stride, as: Column.self) }
        }
        set {
            precondition((0..<Self.order).contains(column), "The matrix has \(Self.order) columns, and no column \(column).")
            withUnsafeMutableBytes(of: &self) {
                $0.storeBytes(of: newValue, toByteOffset: column * MemoryLayout<Column>.stride, as: Column.self)
            }
        }
    }
    public static func == (a: Self, b: Self) -> Bool { (0..<order).allSatisfy { a[$0] == b[$0] } }
    /// The number in a column and a row, both from 0.
    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with rows and columns exchanged.
    public var transpose: Self {
        var result = Self()
        for column in 0..<Self.order { for row in 0..<Self.order { result[column, row] = self[row, column] } }
        return result
    }

    /// The determinant, which is 0 if there is no inverse.
    public var determinant: Scalar { solved().determinant }
    /// The inverse; its values are not numbers if there is none.
    public var inverse: Self { solved().inverse }

    /// Gauss-Jordan elimination with the largest pivots.
    private func solved() -> (inverse: Self, determinant: Scalar) {
        // Rows of a matrix are columns of its transpose.
        var (left, right, determinant) = (transpose, Self(1), Scalar(1))
        for index in 0..<Self.order {
            let pivot = (index..<Self.order).max { left[$0, index].magnitude < left[$1, index].magnitude } ?? index
            if pivot != index {
                (left[index], left[pivot], right[index], right[pivot]) = (left[pivot], left[index], right[pivot], right[index])
                determinant = -determinant
            }
            let value = left[index, index]
            determinant *= value
            left[index] /= value
            right[index] /= value
            for other in 0..<Self.order where other != index {
                let factor = left[other, index]
                left[other] -= left[index] * factor
                right[other] -= right[index] * factor
            }
        }
        return (right.transpose, determinant)
    }

    /// Returns the element-wise sum.
    public static func + (a: Self, b: Self) -> Self { combined(a, b) { $0 + $1 } }
    /// Returns the element-wise difference.
    public static func - (a: Self, b: Self) -> Self { combined(a, b) { $0 - $1 } }
    /// Returns the matrix with opposite signs.
    public static prefix func - (a: Self) -> Self { combined(a, a) { value, _ in -value } }
    /// Returns the matrix with each number multiplied.
    public static func * (a: Scalar, b: Self) -> Self { combined(b, b) { value, _ in value * a } }
    /// Returns the matrix with each number multiplied.
    public static func * (a: Self, b: Scalar) -> Self { b * a }
    /// Returns the product, which applies `b` first.
    public static func * (a: Self, b: Self) -> Self { combined(b, b) { column, _ in a * column } }
    /// Multiplies a matrix from the right.
    public static func *= (a: inout Self, b: Self) { a = a * b }
    /// Returns the product with a column vector.
    public static func * (a: Self, b: Column) -> Column {
        (0..<order).reduce(Column(repeating: 0)) { $0 + a[$1] * b[$1] }
    }
    /// Returns the product of a row vector.
    public static func * (a: Column, b: Self) -> Column { b.transpose * a }

    private static func combined(_ a: Self, _ b: Self, _ combine: (Column, Column) -> Column) -> Self {
        var result = Self()
        for index in 0..<order { result[index] = combine(a[index], b[index]) }
        return result
    }
}

// Apple declares a structure for each kind of number, so that an app can extend one with what it also adds to another. They are unchecked,
// since the storage of a vector of numbers is not declared as sendable.

/// A matrix of two columns and two rows.
public struct simd_float2x2: SquareMatrix, @unchecked Sendable {
    public typealias Column = SIMD2<Float>
    /// The columns, from the left.
    public var columns: (Column, Column)
    /// Creates a matrix of zeros.
    public init() { columns = (.zero, .zero) }
    /// Creates a matrix of columns.
    public init(columns: (Column, Column)) { self.columns = columns }
    /// Creates a matrix of columns.
    public init(_ first: Column, _ second: Column) { columns = (first, second) }
    public static var order: Int { 2 }
}
/// A matrix of three columns and three rows.
public struct simd_float3x3: SquareMatrix, @unchecked Sendable {
    public typealias Column = SIMD3<Float>
    /// The columns, from the left.
    public var columns: (Column, Column, Column)
    /// Creates a matrix of zeros.
    public init() { columns = (.zero, .zero, .zero) }
    /// Creates a matrix of columns.
    public init(columns: (Column, Column, Column)) { self.columns = columns }
    /// Creates a matrix of columns.
    public init(_ first: Column, _ second: Column, _ third: Column) { columns = (first, second, third) }
    public static var order: Int { 3 }
}
/// A matrix of four columns and four rows.
public struct simd_float4x4: SquareMatrix, @unchecked Sendable {
    public typealias Column = SIMD4<Float>
    /// The columns, from the left.
    public var columns: (Column, Column, Column, Column)
    /// Creates a matrix of zeros.
    public init() { columns = (.zero, .zero, .zero, .zero) }
    /// Creates a matrix of columns.
    public init(columns: (Column, Column, Column, Column)) { self.columns = columns }
    /// Creates a matrix of columns.
    public init(_ first: Column, _ second: Column, _ third: Column, _ fourth: Column) {
        columns = (first, second, third, fourth)
    }
    public static var order: Int { 4 }
}
/// A matrix of two columns and two rows.
public struct simd_double2x2: SquareMatrix, @unchecked Sendable {
    public typealias Column = SIMD2<Double>
    /// The columns, from the left.
    public var columns: (Column, Column)
    /// Creates a matrix of zeros.
    public init() { columns = (.zero, .zero) }
    /// Creates a matrix of columns.
    public init(columns: (Column, Column)) { self.columns = columns }
    /// Creates a matrix of columns.
    public init(_ first: Column, _ second: Column) { columns = (first, second) }
    public static var order: Int { 2 }
}
/// A matrix of three columns and three rows.
public struct simd_double3x3: SquareMatrix, @unchecked Sendable {
    public typealias Column = SIMD3<Double>
    /// The columns, from the left.
    public var columns: (Column, Column, Column)
    /// Creates a matrix of zeros.
    public init() { columns = (.zero, .zero, .zero) }
    /// Creates a matrix of columns.
    public init(columns: (Column, Column, Column)) { self.columns = columns }
    /// Creates a matrix of columns.
    public init(_ first: Column, _ second: Column, _ third: Column) { columns = (first, second, third) }
    public static var order: Int { 3 }
}
/// A matrix of four columns and four rows.
public struct simd_double4x4: SquareMatrix, @unchecked Sendable {
    public typealias Column = SIMD4<Double>
    /// The columns, from the left.
    public var columns: (Column, Column, Column, Column)
    /// Creates a matrix of zeros.
    public init() { columns = (.zero, .zero, .zero, .zero) }
    /// Creates a matrix of columns.
    public init(columns: (Column, Column, Column, Column)) { self.columns = columns }
    /// Creates a matrix of columns.
    public init(_ first: Column, _ second: Column, _ third: Column, _ fourth: Column) {
        columns = (first, second, third, fourth)
    }
    public static var order: Int { 4 }
}

public typealias float2x2 = simd_float2x2
public typealias float3x3 = simd_float3x3
public typealias float4x4 = simd_float4x4
public typealias double2x2 = simd_double2x2
public typealias double3x3 = simd_double3x3
public typealias double4x4 = simd_double4x4
public typealias matrix_float2x2 = float2x2
public typealias matrix_float3x3 = float3x3
public typealias matrix_float4x4 = float4x4
public typealias matrix_double2x2 = double2x2
public typealias matrix_double3x3 = double3x3
public typealias matrix_double4x4 = double4x4
public let matrix_identity_float2x2 = float2x2(1)
public let matrix_identity_float3x3 = float3x3(1)
public let matrix_identity_float4x4 = float4x4(1)
public let matrix_identity_double2x2 = double2x2(1)
public let matrix_identity_double3x3 = double3x3(1)
public let matrix_identity_double4x4 = double4x4(1)
/// Returns the product, which applies `b` first.
public func simd_mul<M: SquareMatrix>(_ a: M, _ b: M) -> M { a * b }
/// Returns a vector transformed by a matrix.
public func simd_mul<M: SquareMatrix>(_ a: M, _ b: M.Column) -> M.Column { a * b }
/// Returns the product of a row vector.
public func simd_mul<M: SquareMatrix>(_ a: M.Column, _ b: M) -> M.Column { a * b }
public func simd_inverse<M: SquareMatrix>(_ a: M) -> M { a.inverse }
/// Returns a matrix with rows and columns exchanged.
public func simd_transpose<M: SquareMatrix>(_ a: M) -> M { a.transpose }
public func simd_determinant<M: SquareMatrix>(_ a: M) -> M.Scalar { a.determinant }
/// Returns the element-wise sum.
public func simd_add<M: SquareMatrix>(_ a: M, _ b: M) -> M { a + b }
/// Returns the element-wise difference.
public func simd_sub<M: SquareMatrix>(_ a: M, _ b: M) -> M { a - b }
/// Returns the sum of two matrices, each multiplied by a number.
public func simd_linear_combination<M: SquareMatrix>(_ a: M.Scalar, _ x: M, _ b: M.Scalar, _ y: M) -> M { a * x + b * y }
/// Returns whether all numbers are equal.
public func simd_equal<M: SquareMatrix>(_ a: M, _ b: M) -> Bool { a == b }
/// Returns whether no two corresponding numbers differ by more than a tolerance.
public func simd_almost_equal_elements<M: SquareMatrix>(_ a: M, _ b: M, _ tolerance: M.Scalar) -> Bool {
    (0..<M.order).allSatisfy { column in (0..<M.order).allSatisfy { abs(a[column, $0] - b[column, $0]) <= tolerance } }
}

// The names of <simd/matrix.h> before iOS 10, which are still in use.
/// Returns the product, which applies `b` first.
public func matrix_multiply<M: SquareMatrix>(_ a: M, _ b: M) -> M { a * b }
/// Returns a vector transformed by a matrix.
public func matrix_multiply<M: SquareMatrix>(_ a: M, _ b: M.Column) -> M.Column { a * b }
/// Returns the product of a row vector.
public func matrix_multiply<M: SquareMatrix>(_ a: M.Column, _ b: M) -> M.Column { a * b }
/// Returns the matrix with each number multiplied.
public func matrix_scale<M: SquareMatrix>(_ a: M.Scalar, _ b: M) -> M { a * b }
/// Returns the element-wise sum.
public func matrix_add<M: SquareMatrix>(_ a: M, _ b: M) -> M { a + b }
/// Returns the element-wise difference.
public func matrix_sub<M: SquareMatrix>(_ a: M, _ b: M) -> M { a - b }
/// Returns the sum of two matrices, each multiplied by a number.
public func matrix_linear_combination<M: SquareMatrix>(_ a: M.Scalar, _ x: M, _ b: M.Scalar, _ y: M) -> M { a * x + b * y }
/// Returns a matrix with rows and columns exchanged.
public func matrix_transpose<M: SquareMatrix>(_ a: M) -> M { a.transpose }
public func matrix_determinant<M: SquareMatrix>(_ a: M) -> M.Scalar { a.determinant }
/// Returns the inverse of a matrix.
public func matrix_invert<M: SquareMatrix>(_ a: M) -> M { a.inverse }
/// Returns whether all numbers are equal.
public func matrix_equal<M: SquareMatrix>(_ a: M, _ b: M) -> Bool { a == b }
/// Returns whether no two corresponding numbers differ by more than a tolerance.
public func matrix_almost_equal_elements<M: SquareMatrix>(_ a: M, _ b: M, _ tolerance: M.Scalar) -> Bool {
    simd_almost_equal_elements(a, b, tolerance)
}
