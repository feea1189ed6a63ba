import Foundation

/// sRGB's transfer function, computed only with exact roots and Newton steps, because the C library's power function differs between
/// machines in the last digit.
package enum TransferFunction {
    /// Returns the linear light for a stored value.
    package static func decode(_ value: CGFloat) -> CGFloat {
        if value < 0 { return -decode(-value) }
        if value <= 0.04045 { return value / 12.92 }
        // x^2.4 = (x^12)^(1/5)
        let x = (value + 0.055) / 1.055
        let square = x * x
        return square * power(fifthRoot(x), 2)
    }

    /// Returns the stored value for linear light.
    package static func encode(_ light: CGFloat) -> CGFloat {
        if light < 0 { return -encode(-light) }
        if light <= 0.0031308 { return light * 12.92 }
        // x^(5/12) is the fifth power of the third root of the fourth root.
        return 1.055 * power(cubeRoot(light.squareRoot().squareRoot()), 5) - 0.055
    }

    private static func power(_ base: CGFloat, _ exponent: Int) -> CGFloat {
        (0..<exponent).reduce(1) { product, _ in product * base }
    }

    private static func cubeRoot(_ x: CGFloat) -> CGFloat {
        var root = x > 1 ? x : (x + 1) / 2
        for _ in 0..<40 { root -= (root * root * root - x) / (3 * root * root) }
        return root
    }

    private static func fifthRoot(_ x: CGFloat) -> CGFloat {
        var root = x > 1 ? x : (x + 1) / 2
        for _ in 0..<60 { root -= (power(root, 5) - x) / (5 * power(root, 4)) }
        return root
    }
}
