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

    private func isNear(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Bool { simd_distance(a, b) < 1e-12 }

    @Test("a quaternion of an angle and an axis rotates counterclockwise around the axis")
    func rotation() {
        let quarter = simd_quatd(angle: .pi / 2, axis: SIMD3(0, 0, 1))
        #expect(isNear(quarter.act(SIMD3(1, 0, 2)), SIMD3(0, 1, 2)) && isNear(simd_act(quarter.inverse, SIMD3(0, 1, 0)), SIMD3(1, 0, 0)))
        #expect(abs(quarter.angle - .pi / 2) < 1e-12 && isNear(quarter.axis, SIMD3(0, 0, 1)) && abs(quarter.length - 1) < 1e-12)
        // The right factor rotates first.
        let half = simd_quatd(angle: .pi, axis: SIMD3(1, 0, 0))
        #expect(isNear((quarter * half).act(SIMD3(0, 1, 0)), SIMD3(1, 0, 0)))
        #expect(isNear((double3x3(quarter) * double3x3(half)) * SIMD3(0, 1, 0), SIMD3(1, 0, 0)))
        #expect(simd_quatf(ix: 1, iy: 2, iz: 3, r: 4) * simd_quatf(ix: 5, iy: 6, iz: 7, r: 8) == simd_quatf(ix: 24, iy: 48, iz: 48, r: -6))
    }

    @Test("a quaternion has the rotation of its matrix, whichever of its parts is the largest")
    func quaternionOfMatrix() {
        for axis in [SIMD3(1.0, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1), simd_normalize(SIMD3(1, -2, 3))] {
            for angle in [0.1, 2, 3.1, .pi] {
                let turn = simd_quatd(angle: angle, axis: axis), read = simd_quatd(simd_matrix4x4(turn))
                #expect(abs(abs(simd_dot(turn, read)) - 1) < 1e-12)
            }
        }
    }

    @Test("a quaternion rotates one vector to another, also to the opposite one")
    func fromTo() {
        let one = simd_normalize(SIMD3(1.0, 2, 3)), other = simd_normalize(SIMD3(-3.0, 1, 0.5))
        for (from, to) in [(one, other), (one, one), (one, -one), (SIMD3(0, 0, 1), SIMD3(0, 0, -1)), (SIMD3(0, 1, 0), SIMD3(0, -1, 0))] {
            #expect(isNear(simd_quatd(from: from, to: to).act(from), to))
        }
    }

    @Test("rotations between two others take the shorter or the longer way")
    func slerp() {
        let axis = SIMD3(0.0, 1, 0), start = simd_quatd(angle: 0, axis: axis), end = simd_quatd(angle: 1.2, axis: axis)
        #expect(abs(simd_slerp(start, end, 0.25).angle - 0.3) < 1e-12 && abs(simd_slerp(start, -end, 0.5).angle - 0.6) < 1e-12)
        // The longer way around the axis is the rotation by 2π − 1.2 in the other direction.
        let longer = simd_slerp_longest(start, end, 0.5)
        #expect(abs(longer.angle - (.pi - 0.6)) < 1e-12 && isNear(longer.axis, -axis))
        #expect(simd_slerp(end, end, 0.5).vector == end.normalized.vector)
    }

    @Test("the older names of matrix functions do the same")
    func olderNames() {
        let one = double2x2(rows: [SIMD2(1, 2), SIMD2(3, 4)])
        #expect(matrix_multiply(one, matrix_identity_double2x2) == one && matrix_multiply(one, SIMD2(1, 1)) == SIMD2(3, 7))
        #expect(matrix_scale(2, one) == matrix_add(one, one) && matrix_determinant(one) == -2)
        #expect(simd_linear_combination(2, one, -1, one) == one)
        #expect(!simd_equal(one, matrix_transpose(one)) && simd_almost_equal_elements(one, matrix_transpose(one), 1))
    }

    @Test("functions of vectors work on components and directions")
    func vectorFunctions() {
        #expect(simd_reflect(SIMD2<Float>(1, -1), SIMD2<Float>(0, 1)) == SIMD2(1, 1))
        #expect(simd_refract(SIMD2<Float>(0, -1), SIMD2<Float>(0, 1), 1.5) == SIMD2(0, -1))
        #expect(simd_project(SIMD2<Float>(3, 4), SIMD2<Float>(2, 0)) == SIMD2(3, 0))
        #expect(simd_smoothstep(SIMD2<Float>(0, 0), SIMD2(1, 2), SIMD2(0.5, 3)) == SIMD2(0.5, 1))
        #expect(simd_step(SIMD2<Float>(1, 1), SIMD2(0.5, 1)) == SIMD2(0, 1) && fract(SIMD2<Float>(1.25, -0.25)) == SIMD2(0.25, 0.75))
        #expect(sign(SIMD3<Float>(-2, 0, 5)) == SIMD3(-1, 0, 1) && simd_norm_one(SIMD2<Float>(-3, 4)) == 7)
        #expect(simd_reduce_max(SIMD3<Float>(1, 9, 3)) == 9 && simd_min(SIMD2<Float>(1, 5), SIMD2(2, 3)) == SIMD2(1, 3))
        #expect(simd_diagonal_matrix(SIMD2<Float>(2, 3)) * SIMD2(1, 1) == SIMD2(2, 3))
        #expect(simd_matrix_from_rows(SIMD2<Float>(1, 2), SIMD2(3, 4)).columns.0 == SIMD2(1, 3))
    }
}
