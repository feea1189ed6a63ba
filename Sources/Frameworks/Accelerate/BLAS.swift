import Foundation

// The functions of BLAS that are common in apps. Matrices follow the order that the first argument says, and vectors their strides.

/// The order of a matrix's elements.
public struct CBLAS_ORDER: RawRepresentable, Equatable, Sendable {
    /// The number in cblas.h.
    public var rawValue: UInt32
    /// Creates an order from its number.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
/// Rows or columns that follow each other.
public let CblasRowMajor = CBLAS_ORDER(101), CblasColMajor = CBLAS_ORDER(102)
/// Whether a matrix is transposed.
public struct CBLAS_TRANSPOSE: RawRepresentable, Equatable, Sendable {
    /// The number in cblas.h.
    public var rawValue: UInt32
    /// Creates a choice from its number.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
/// The matrix as it is, transposed, or transposed with conjugate numbers, which real matrices don't have.
public let CblasNoTrans = CBLAS_TRANSPOSE(111), CblasTrans = CBLAS_TRANSPOSE(112), CblasConjTrans = CBLAS_TRANSPOSE(113)

/// The place of an element of a vector. A vector with a negative stride is read from its end.
private func place(_ index: Int, _ count: Int32, _ stride: Int32) -> Int {
    stride < 0 ? (index - Int(count) + 1) * Int(stride) : index * Int(stride)
}
/// The place of an element of a matrix.
private func place(_ row: Int, _ column: Int, _ order: CBLAS_ORDER, _ transpose: CBLAS_TRANSPOSE, _ lead: Int32) -> Int {
    (order == CblasRowMajor) == (transpose == CblasNoTrans) ? row * Int(lead) + column : column * Int(lead) + row
}

// MARK: Vectors

/// Copies a vector.
public func cblas_scopy(
    _ __N: Int32, _ __X: UnsafePointer<Float>!, _ __incX: Int32, _ __Y: UnsafeMutablePointer<Float>!, _ __incY: Int32
) {
    for index in 0..<Int(max(__N, 0)) { __Y[place(index, __N, __incY)] = __X[place(index, __N, __incX)] }
}
/// Copies a vector.
public func cblas_dcopy(
    _ __N: Int32, _ __X: UnsafePointer<Double>!, _ __incX: Int32, _ __Y: UnsafeMutablePointer<Double>!, _ __incY: Int32
) {
    for index in 0..<Int(max(__N, 0)) { __Y[place(index, __N, __incY)] = __X[place(index, __N, __incX)] }
}
/// Exchanges two vectors.
public func cblas_sswap(
    _ __N: Int32, _ __X: UnsafeMutablePointer<Float>!, _ __incX: Int32, _ __Y: UnsafeMutablePointer<Float>!, _ __incY: Int32
) {
    for index in 0..<Int(max(__N, 0)) {
        let (x, y) = (place(index, __N, __incX), place(index, __N, __incY))
        (__X[x], __Y[y]) = (__Y[y], __X[x])
    }
}
/// Exchanges two vectors.
public func cblas_dswap(
    _ __N: Int32, _ __X: UnsafeMutablePointer<Double>!, _ __incX: Int32, _ __Y: UnsafeMutablePointer<Double>!, _ __incY: Int32
) {
    for index in 0..<Int(max(__N, 0)) {
        let (x, y) = (place(index, __N, __incX), place(index, __N, __incY))
        (__X[x], __Y[y]) = (__Y[y], __X[x])
    }
}
/// Multiplies a vector by a number.
public func cblas_sscal(_ __N: Int32, _ __alpha: Float, _ __X: UnsafeMutablePointer<Float>!, _ __incX: Int32) {
    guard __incX > 0 else { return }
    for index in 0..<Int(max(__N, 0)) { __X[index * Int(__incX)] *= __alpha }
}
/// Multiplies a vector by a number.
public func cblas_dscal(_ __N: Int32, _ __alpha: Double, _ __X: UnsafeMutablePointer<Double>!, _ __incX: Int32) {
    guard __incX > 0 else { return }
    for index in 0..<Int(max(__N, 0)) { __X[index * Int(__incX)] *= __alpha }
}
/// Adds a multiple of a vector to another one.
public func cblas_saxpy(
    _ __N: Int32, _ __alpha: Float, _ __X: UnsafePointer<Float>!, _ __incX: Int32, _ __Y: UnsafeMutablePointer<Float>!, _ __incY: Int32
) {
    for index in 0..<Int(max(__N, 0)) { __Y[place(index, __N, __incY)] += __alpha * __X[place(index, __N, __incX)] }
}
/// Adds a multiple of a vector to another one.
public func cblas_daxpy(
    _ __N: Int32, _ __alpha: Double, _ __X: UnsafePointer<Double>!, _ __incX: Int32, _ __Y: UnsafeMutablePointer<Double>!, _ __incY: Int32
) {
    for index in 0..<Int(max(__N, 0)) { __Y[place(index, __N, __incY)] += __alpha * __X[place(index, __N, __incX)] }
}
/// Returns the sum of the products of two vectors' elements.
public func cblas_sdot(
    _ __N: Int32, _ __X: UnsafePointer<Float>!, _ __incX: Int32, _ __Y: UnsafePointer<Float>!, _ __incY: Int32
) -> Float {
    (0..<Int(max(__N, 0))).reduce(0) { $0 + __X[place($1, __N, __incX)] * __Y[place($1, __N, __incY)] }
}
/// Returns the sum of the products of two vectors' elements.
public func cblas_ddot(
    _ __N: Int32, _ __X: UnsafePointer<Double>!, _ __incX: Int32, _ __Y: UnsafePointer<Double>!, _ __incY: Int32
) -> Double {
    (0..<Int(max(__N, 0))).reduce(0) { $0 + __X[place($1, __N, __incX)] * __Y[place($1, __N, __incY)] }
}
/// Returns the length of a vector.
public func cblas_snrm2(_ __N: Int32, _ __X: UnsafePointer<Float>!, _ __incX: Int32) -> Float {
    guard __incX > 0 else { return 0 }
    return Float((0..<Int(max(__N, 0))).reduce(0.0) { $0 + Double(__X[$1 * Int(__incX)]) * Double(__X[$1 * Int(__incX)]) }.squareRoot())
}
/// Returns the length of a vector.
public func cblas_dnrm2(_ __N: Int32, _ __X: UnsafePointer<Double>!, _ __incX: Int32) -> Double {
    guard __incX > 0 else { return 0 }
    return Double((0..<Int(max(__N, 0))).reduce(0.0) { $0 + Double(__X[$1 * Int(__incX)]) * Double(__X[$1 * Int(__incX)]) }.squareRoot())
}
/// Returns the sum of a vector's magnitudes.
public func cblas_sasum(_ __N: Int32, _ __X: UnsafePointer<Float>!, _ __incX: Int32) -> Float {
    guard __incX > 0 else { return 0 }
    return (0..<Int(max(__N, 0))).reduce(0) { $0 + abs(__X[$1 * Int(__incX)]) }
}
/// Returns the sum of a vector's magnitudes.
public func cblas_dasum(_ __N: Int32, _ __X: UnsafePointer<Double>!, _ __incX: Int32) -> Double {
    guard __incX > 0 else { return 0 }
    return (0..<Int(max(__N, 0))).reduce(0) { $0 + abs(__X[$1 * Int(__incX)]) }
}
/// Returns the place of the first element with the greatest magnitude.
public func cblas_isamax(_ __N: Int32, _ __X: UnsafePointer<Float>!, _ __incX: Int32) -> Int32 {
    guard __incX > 0 else { return 0 }
    var best = 0
    for index in 0..<Int(max(__N, 0)) where abs(__X[index * Int(__incX)]) > abs(__X[best * Int(__incX)]) { best = index }
    return Int32(best)
}
/// Returns the place of the first element with the greatest magnitude.
public func cblas_idamax(_ __N: Int32, _ __X: UnsafePointer<Double>!, _ __incX: Int32) -> Int32 {
    guard __incX > 0 else { return 0 }
    var best = 0
    for index in 0..<Int(max(__N, 0)) where abs(__X[index * Int(__incX)]) > abs(__X[best * Int(__incX)]) { best = index }
    return Int32(best)
}

// MARK: Matrices

/// Computes alpha times a matrix times a vector, plus beta times the result.
public func cblas_sgemv(
    _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __M: Int32, _ __N: Int32, _ __alpha: Float, _ __A: UnsafePointer<Float>!,
    _ __lda: Int32, _ __X: UnsafePointer<Float>!, _ __incX: Int32, _ __beta: Float, _ __Y: UnsafeMutablePointer<Float>!, _ __incY: Int32
) {
    let (rows, columns) = __TransA == CblasNoTrans ? (__M, __N) : (__N, __M)
    for row in 0..<Int(max(rows, 0)) {
        let sum = (0..<Int(max(columns, 0))).reduce(Float(0)) {
            $0 + __A[place(row, $1, __Order, __TransA, __lda)] * __X[place($1, columns, __incX)]
        }
        let target = place(row, rows, __incY)
        __Y[target] = __alpha * sum + (__beta == 0 ? 0 : __beta * __Y[target])
    }
}
/// Computes alpha times a matrix times a vector, plus beta times the result.
public func cblas_dgemv(
    _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __M: Int32, _ __N: Int32, _ __alpha: Double, _ __A: UnsafePointer<Double>!,
    _ __lda: Int32, _ __X: UnsafePointer<Double>!, _ __incX: Int32, _ __beta: Double, _ __Y: UnsafeMutablePointer<Double>!, _ __incY: Int32
) {
    let (rows, columns) = __TransA == CblasNoTrans ? (__M, __N) : (__N, __M)
    for row in 0..<Int(max(rows, 0)) {
        let sum = (0..<Int(max(columns, 0))).reduce(Double(0)) {
            $0 + __A[place(row, $1, __Order, __TransA, __lda)] * __X[place($1, columns, __incX)]
        }
        let target = place(row, rows, __incY)
        __Y[target] = __alpha * sum + (__beta == 0 ? 0 : __beta * __Y[target])
    }
}
/// Computes alpha times the product of two matrices, plus beta times the result.
public func cblas_sgemm(
    _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __TransB: CBLAS_TRANSPOSE, _ __M: Int32, _ __N: Int32, _ __K: Int32,
    _ __alpha: Float, _ __A: UnsafePointer<Float>!, _ __lda: Int32, _ __B: UnsafePointer<Float>!, _ __ldb: Int32, _ __beta: Float,
    _ __C: UnsafeMutablePointer<Float>!, _ __ldc: Int32
) {
    for row in 0..<Int(max(__M, 0)) {
        for column in 0..<Int(max(__N, 0)) {
            let sum = (0..<Int(max(__K, 0))).reduce(Float(0)) {
                $0 + __A[place(row, $1, __Order, __TransA, __lda)] * __B[place($1, column, __Order, __TransB, __ldb)]
            }
            let target = place(row, column, __Order, CblasNoTrans, __ldc)
            __C[target] = __alpha * sum + (__beta == 0 ? 0 : __beta * __C[target])
        }
    }
}
/// Computes alpha times the product of two matrices, plus beta times the result.
public func cblas_dgemm(
    _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __TransB: CBLAS_TRANSPOSE, _ __M: Int32, _ __N: Int32, _ __K: Int32,
    _ __alpha: Double, _ __A: UnsafePointer<Double>!, _ __lda: Int32, _ __B: UnsafePointer<Double>!, _ __ldb: Int32, _ __beta: Double,
    _ __C: UnsafeMutablePointer<Double>!, _ __ldc: Int32
) {
    for row in 0..<Int(max(__M, 0)) {
        for column in 0..<Int(max(__N, 0)) {
            let sum = (0..<Int(max(__K, 0))).reduce(Double(0)) {
                $0 + __A[place(row, $1, __Order, __TransA, __lda)] * __B[place($1, column, __Order, __TransB, __ldb)]
            }
            let target = place(row, column, __Order, CblasNoTrans, __ldc)
            __C[target] = __alpha * sum + (__beta == 0 ? 0 : __beta * __C[target])
        }
    }
}
