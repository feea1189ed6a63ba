import Foundation

/// A 3 by 3 matrix, row after row.
package struct ColorMatrix: Hashable, Sendable {
    package var values: [CGFloat]

    package init(_ values: [CGFloat]) { self.values = values }

    package func apply(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
        (
            values[0] * x + values[1] * y + values[2] * z, values[3] * x + values[4] * y + values[5] * z,
            values[6] * x + values[7] * y + values[8] * z
        )
    }

    package func times(_ other: ColorMatrix) -> ColorMatrix {
        var result = [CGFloat](repeating: 0, count: 9)
        for row in 0..<3 {
            for column in 0..<3 {
                for index in 0..<3 { result[row * 3 + column] += values[row * 3 + index] * other.values[index * 3 + column] }
            }
        }
        return ColorMatrix(result)
    }

    /// The inverse, or the matrix itself if it has none.
    package var inverse: ColorMatrix {
        let m = values
        func minor(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> CGFloat { m[a] * m[d] - m[b] * m[c] }
        let cofactors = [
            minor(4, 5, 7, 8), -minor(1, 2, 7, 8), minor(1, 2, 4, 5), -minor(3, 5, 6, 8), minor(0, 2, 6, 8), -minor(0, 2, 3, 5),
            minor(3, 4, 6, 7), -minor(0, 1, 6, 7), minor(0, 1, 3, 4),
        ]
        let determinant = m[0] * cofactors[0] + m[1] * cofactors[3] + m[2] * cofactors[6]
        guard determinant != 0, determinant.isFinite else { return self }
        return ColorMatrix(cofactors.map { $0 / determinant })
    }

    /// Bradford's matrix adapts colors from one white to another.
    package static func adaptation(from: [CGFloat], to: [CGFloat]) -> ColorMatrix {
        let bradford = ColorMatrix([0.8951, 0.2664, -0.1614, -0.7502, 1.7135, 0.0367, 0.0389, -0.0685, 1.0296])
        let (a, b) = (bradford.apply(from[0], from[1], from[2]), bradford.apply(to[0], to[1], to[2]))
        guard a.0 != 0, a.1 != 0, a.2 != 0 else { return ColorMatrix([1, 0, 0, 0, 1, 0, 0, 0, 1]) }
        let scale = ColorMatrix([b.0 / a.0, 0, 0, 0, b.1 / a.1, 0, 0, 0, b.2 / a.2])
        return bradford.inverse.times(scale).times(bradford)
    }
}

/// The relation between a stored component and light.
package enum ToneCurve: Hashable, Sendable {
    case linear, sRGB, rec709
    /// SMPTE ST 2084, with diffuse white at 203 candelas per square meter, as in ITU-R BT.2408.
    case pq
    /// ITU-R BT.2100's hybrid log-gamma, without its system gamma.
    case hlg
    case gamma(CGFloat)
    /// ROMM's gamma of 1.8 with a linear start.
    case romm
    /// ICC's parametric curve of type 3 or 4: (a x + b)^g + e from d, and c x + f below.
    case parametric([CGFloat])
    /// Evenly spaced values from 0 to 1.
    case table([CGFloat])

    package var isHDR: Bool { self == .pq || self == .hlg }

    private static let diffuseWhite: CGFloat = 203
    private static let (m1, m2): (CGFloat, CGFloat) = (2610.0 / 16384, 2523.0 / 32)
    private static let (c1, c2, c3): (CGFloat, CGFloat, CGFloat) = (3424.0 / 4096, 2413.0 / 128, 2392.0 / 128)
    private static let (ha, hb, hc): (CGFloat, CGFloat, CGFloat) = (0.178_832_77, 0.284_668_92, 0.559_910_73)

    /// Returns the light for a stored value; 1 is diffuse white.
    package func decode(_ value: CGFloat) -> CGFloat {
        if value < 0 { return -decode(-value) }
        switch self {
        case .linear: return value
        case .sRGB: return TransferFunction.decode(value)
        case .gamma(let gamma): return pow(value, gamma)
        case .rec709: return value < 0.081 ? value / 4.5 : pow((value + 0.099) / 1.099, 1 / 0.45)
        case .romm: return value < 0.03125 ? value / 16 : pow(value, 1.8)
        case .pq:
            let root = pow(value, 1 / ToneCurve.m2)
            return pow(max(root - ToneCurve.c1, 0) / (ToneCurve.c2 - ToneCurve.c3 * root), 1 / ToneCurve.m1) * 10000
                / ToneCurve.diffuseWhite
        case .hlg:
            let scene = value <= 0.5 ? value * value / 3 : (exp((value - ToneCurve.hc) / ToneCurve.ha) + ToneCurve.hb) / 12
            return scene * 12
        case .parametric(let p):
            return value >= p[4] ? pow(max(p[1] * value + p[2], 0), p[0]) + p[5] : p[3] * value + p[6]
        case .table(let values):
            guard values.count > 1 else { return value }
            let place = (value < 1 ? value : 1) * CGFloat(values.count - 1)
            let index = min(Int(place), values.count - 2)
            return values[index] + (values[index + 1] - values[index]) * (place - CGFloat(index))
        }
    }

    /// Returns the stored value for light.
    package func encode(_ light: CGFloat) -> CGFloat {
        if light < 0 { return -encode(-light) }
        switch self {
        case .linear: return light
        case .sRGB: return TransferFunction.encode(light)
        case .gamma(let gamma): return pow(light, 1 / gamma)
        case .rec709: return light < 0.018 ? light * 4.5 : 1.099 * pow(light, 0.45) - 0.099
        case .romm: return light < 0.001_953_125 ? light * 16 : pow(light, 1 / 1.8)
        case .pq:
            let power = pow(light * ToneCurve.diffuseWhite / 10000, ToneCurve.m1)
            return pow((ToneCurve.c1 + ToneCurve.c2 * power) / (1 + ToneCurve.c3 * power), ToneCurve.m2)
        case .hlg:
            let scene = light / 12
            return scene <= 1.0 / 12 ? (3 * scene).squareRoot() : ToneCurve.ha * log(12 * scene - ToneCurve.hb) + ToneCurve.hc
        case .parametric(let p):
            let start = p[3] * p[4] + p[6]
            if light < start, p[3] != 0 { return (light - p[6]) / p[3] }
            return p[1] == 0 || p[0] == 0 ? light : (pow(max(light - p[5], 0), 1 / p[0]) - p[2]) / p[1]
        case .table(let values):
            guard values.count > 1, let last = values.last, light < last else { return 1 }
            // Tables increase.
            var (low, high) = (0, values.count - 1)
            while high - low > 1 {
                let middle = (low + high) / 2
                if values[middle] <= light { low = middle } else { high = middle }
            }
            let step = values[high] - values[low]
            return (CGFloat(low) + (step > 0 ? (light - values[low]) / step : 0)) / CGFloat(values.count - 1)
        }
    }
}

/// The primaries and the curves of an RGB space.
package struct RGBProfile: Hashable, Sendable {
    /// Maps linear components to CIE XYZ, adapted to D50.
    package let toXYZ: ColorMatrix
    package let curves: [ToneCurve]
    private let toLinearSRGB: ColorMatrix
    private let fromLinearSRGB: ColorMatrix

    package static let d50: [CGFloat] = [0.9642, 1, 0.8249]
    package static let d65: [CGFloat] = white(0.3127, 0.3290)

    package init(toXYZ: ColorMatrix, curves: [ToneCurve]) {
        (self.toXYZ, self.curves) = (toXYZ, curves)
        toLinearSRGB = RGBProfile.sRGBFromXYZ.times(toXYZ)
        fromLinearSRGB = toLinearSRGB.inverse
    }

    /// Creates a profile from the chromaticities of red, green, blue, and white.
    package init(_ primaries: [(CGFloat, CGFloat)], white: (CGFloat, CGFloat), _ curve: ToneCurve) {
        self.init(toXYZ: RGBProfile.matrix(primaries, RGBProfile.white(white.0, white.1)), curves: [curve, curve, curve])
    }

    package static func white(_ x: CGFloat, _ y: CGFloat) -> [CGFloat] { [x / y, 1, (1 - x - y) / y] }

    private static func matrix(_ primaries: [(CGFloat, CGFloat)], _ white: [CGFloat]) -> ColorMatrix {
        let columns = primaries.map { RGBProfile.white($0.0, $0.1) }
        let plain = ColorMatrix((0..<9).map { columns[$0 % 3][$0 / 3] })
        let (r, g, b) = plain.inverse.apply(white[0], white[1], white[2])
        return ColorMatrix.adaptation(from: white, to: d50).times(plain.times(ColorMatrix([r, 0, 0, 0, g, 0, 0, 0, b])))
    }

    package static let sRGBPrimaries: [(CGFloat, CGFloat)] = [(0.64, 0.33), (0.30, 0.60), (0.15, 0.06)]
    package static let p3Primaries: [(CGFloat, CGFloat)] = [(0.68, 0.32), (0.265, 0.69), (0.15, 0.06)]
    package static let rec2020Primaries: [(CGFloat, CGFloat)] = [(0.708, 0.292), (0.17, 0.797), (0.131, 0.046)]
    package static let d65White: (CGFloat, CGFloat) = (0.3127, 0.3290)

    /// Maps CIE XYZ, adapted to D50, to linear sRGB.
    package static let sRGBFromXYZ = matrix(sRGBPrimaries, d65).inverse

    package func sRGB(_ r: CGFloat, _ g: CGFloat, _ b: CGFloat) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
        let light = toLinearSRGB.apply(curves[0].decode(r), curves[1].decode(g), curves[2].decode(b))
        return (TransferFunction.encode(light.0), TransferFunction.encode(light.1), TransferFunction.encode(light.2))
    }

    package func components(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> [CGFloat] {
        let light = fromLinearSRGB.apply(TransferFunction.decode(red), TransferFunction.decode(green), TransferFunction.decode(blue))
        return [curves[0].encode(light.0), curves[1].encode(light.1), curves[2].encode(light.2)]
    }
}

/// The CIE L*a*b* space relative to a white.
package enum LabColor {
    package static func toXYZ(_ l: CGFloat, _ a: CGFloat, _ b: CGFloat, white: [CGFloat]) -> (CGFloat, CGFloat, CGFloat) {
        func cube(_ t: CGFloat) -> CGFloat { t > 6.0 / 29 ? t * t * t : 3 * 36.0 / 841 * (t - 4.0 / 29) }
        let y = (l + 16) / 116
        return (white[0] * cube(y + a / 500), white[1] * cube(y), white[2] * cube(y - b / 200))
    }

    package static func fromXYZ(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, white: [CGFloat]) -> [CGFloat] {
        func root(_ t: CGFloat) -> CGFloat { t > 216.0 / 24389 ? cbrt(t) : t * 841 / 108 + 4.0 / 29 }
        let (fx, fy, fz) = (root(x / white[0]), root(y / white[1]), root(z / white[2]))
        return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
    }
}
