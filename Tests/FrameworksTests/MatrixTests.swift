import Testing
import simdCompanion

@Suite struct MatrixTests {
    @Test("products, determinant, and inverse of a matrix are those of its columns")
    func arithmetic() {
        let matrix = double4x4(rows: [SIMD4(1, 2, 0, 1), SIMD4(0, 1, 0, 0), SIMD4(0, 3, 2, 0), SIMD4(1, 0, 0, 4)])
        #expect(matrix[1, 0] == 2)
        #expect(matrix.columns.3 == SIMD4(1, 0, 0, 4))
        #expect(matrix.determinant == 6)
        #expect(SIMD4(1, 0, 0, 1) * matrix == SIMD4(2, 2, 0, 5))
        #expect(matrix * SIMD4(1, 0, 0, 1) == SIMD4(2, 0, 0, 5))
        let product = matrix * matrix.inverse
        for column in 0..<4 {
            for row in 0..<4 { #expect(abs(product[column, row] - matrix_identity_double4x4[column, row]) < 1e-12) }
        }
        #expect(float3x3(diagonal: [1, 2, 3]).transpose * 2 == float3x3(diagonal: [2, 4, 6]))
    }
}
