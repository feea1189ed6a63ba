import UIKitCore

extension FilterInputs {
    /// The input with every pixel changed; `change` takes and returns unpremultiplied components with alpha.
    func pixels(_ change: @escaping (Pixel) -> Pixel) -> CIImage? {
        guard let image else { return nil }
        let source = image.pixel
        return CIImage(image.extent) { x, y in
            var pixel = source(x, y)
            if pixel.w > 0 { pixel = Pixel(SIMD3(pixel.x, pixel.y, pixel.z) / pixel.w, pixel.w) }
            let result = change(pixel).clamped(lowerBound: .zero, upperBound: .one)
            return Pixel(SIMD3(result.x, result.y, result.z) * result.w, result.w)
        }
    }

    func four(_ key: String) -> Pixel {
        let vector = vector(key)
        return Pixel(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
    }

    /// A plain color without alpha.
    func plain(_ key: String) -> SIMD3<Float> {
        let color = values[key] as? CIColor ?? .black
        return SIMD3(Float(color.red), Float(color.green), Float(color.blue))
    }
}

/// A function through points, which is smooth and keeps to the points' order.
struct MonotoneCurve {
    private let points: [SIMD2<Float>]
    private var slopes: [Float]

    init(_ points: [SIMD2<Float>]) {
        self.points = points.sorted { $0.x < $1.x }
        let steps = zip(self.points, self.points.dropFirst()).map { ($1.y - $0.y) / max($1.x - $0.x, 1e-5) }
        slopes = self.points.indices.map { index in
            guard index > 0, index < steps.count else { return steps[min(index, steps.count - 1)] }
            let (before, after) = (steps[index - 1], steps[index])
            return before * after <= 0 ? 0 : 2 * before * after / (before + after)
        }
    }

    func value(_ x: Float) -> Float {
        guard let first = points.first, let last = points.last, x > first.x else { return points.first?.y ?? x }
        guard x < last.x else { return last.y }
        let index = max((points.firstIndex { $0.x > x } ?? 1) - 1, 0)
        let (a, b) = (points[index], points[index + 1])
        let width = b.x - a.x, t = (x - a.x) / width
        let (t2, t3) = (t * t, t * t * t)
        let start = a.y * (2 * t3 - 3 * t2 + 1) + slopes[index] * width * (t3 - 2 * t2 + t)
        return start + b.y * (3 * t2 - 2 * t3) + slopes[index + 1] * width * (t3 - t2)
    }
}

extension FilterRecipe {
    private static let encode: [Float] = (0...4096).map { index in
        let value = Double(index) / 4096
        return Float(value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055)
    }
    private static let decode: [Float] = (0...4096).map { index in
        let value = Double(index) / 4096
        return Float(value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
    }
    private static func look(_ table: [Float], _ color: SIMD3<Float>) -> SIMD3<Float> {
        let place = (color.clamped(lowerBound: .zero, upperBound: .one) * 4096).rounded(.toNearestOrAwayFromZero)
        return SIMD3(table[Int(place.x)], table[Int(place.y)], table[Int(place.z)])
    }

    /// The relative amounts of red, green, and blue of a light with a color temperature (Kang's approximation of the Planckian locus).
    private static func light(_ kelvin: Float, _ tint: Float) -> SIMD3<Float> {
        let t = Double(min(max(kelvin, 1667), 25000))
        let x =
            t < 4000
            ? -0.2661239e9 / (t * t * t) - 0.2343589e6 / (t * t) + 0.8776956e3 / t + 0.179910
            : -3.0258469e9 / (t * t * t) + 2.1070379e6 / (t * t) + 0.2226347e3 / t + 0.240390
        let y =
            t < 2222
            ? -1.1063814 * x * x * x - 1.34811020 * x * x + 2.18555832 * x - 0.20219683
            : t < 4000
                ? -0.9549476 * x * x * x - 1.37418593 * x * x + 2.09137015 * x - 0.16748867
                : 3.0817580 * x * x * x - 5.87338670 * x * x + 3.75112997 * x - 0.37001483
        let (bigX, bigZ) = (x / y, (1 - x - y) / y)
        let rgb = SIMD3<Float>(
            Float(3.2404542 * bigX - 1.5371385 - 0.4985314 * bigZ), Float(-0.9692660 * bigX + 1.8760108 + 0.0415560 * bigZ),
            Float(0.0556434 * bigX - 0.2040259 + 1.0572252 * bigZ))
        return pointwiseMax(rgb + SIMD3(0, -tint / 600, 0), SIMD3(repeating: 0.01))
    }

    /// A color cube, interpolated between its points. `data` has red, green, blue, and alpha as numbers of 32 bits, red first.
    private static func cube(_ inputs: FilterInputs, _ dataKey: String) -> ((SIMD3<Float>) -> Pixel)? {
        let side = Int(inputs.number("inputCubeDimension"))
        guard let data = inputs.values[dataKey] as? Data ?? (inputs.values[dataKey] as? NSData).map({ Data(referencing: $0) }),
            (2...128).contains(side), data.count >= side * side * side * 16
        else { return nil }
        let values = data.withUnsafeBytes { bytes in
            (0..<side * side * side).map { bytes.loadUnaligned(fromByteOffset: $0 * 16, as: Pixel.self) }
        }
        return { color in
            let place = color.clamped(lowerBound: .zero, upperBound: .one) * Float(side - 1)
            let low = pointwiseMin(place.rounded(.down), SIMD3(repeating: Float(side - 2)))
            let share = place - low, (x, y, z) = (Int(low.x), Int(low.y), Int(low.z))
            func at(_ dx: Int, _ dy: Int, _ dz: Int) -> Pixel { values[((z + dz) * side + y + dy) * side + x + dx] }
            func row(_ dy: Int, _ dz: Int) -> Pixel { at(0, dy, dz) * (1 - share.x) + at(1, dy, dz) * share.x }
            func plane(_ dz: Int) -> Pixel { row(0, dz) * (1 - share.y) + row(1, dz) * share.y }
            return plane(0) * (1 - share.z) + plane(1) * share.z
        }
    }

    private static func polynomial(_ c: Pixel, _ v: Float) -> Float { c.x + v * (c.y + v * (c.z + v * c.w)) }

    /// The colors of a cube, which are multiplied by its alpha. The color space has no effect.
    private static let colorCube = FilterRecipe(["inputCubeDimension": 2.0, "inputCubeData": Data(), "inputExtrapolate": false]) { inputs in
        guard let cube = cube(inputs, "inputCubeData") else { return inputs.image }
        return inputs.pixels { pixel in
            let found = cube(SIMD3(pixel.x, pixel.y, pixel.z))
            return Pixel(found.w > 0 ? SIMD3(found.x, found.y, found.z) / found.w : .zero, found.w * pixel.w)
        }
    }

    static let moreColors: [String: FilterRecipe] = [
        "CIColorClamp": .init([
            "inputMinComponents": CIVector(x: 0, y: 0, z: 0, w: 0), "inputMaxComponents": CIVector(x: 1, y: 1, z: 1, w: 1),
        ]) {
            inputs in
            let (low, high) = (inputs.four("inputMinComponents"), inputs.four("inputMaxComponents"))
            return inputs.pixels { $0.clamped(lowerBound: low, upperBound: pointwiseMax(low, high)) }
        },
        "CIColorPolynomial": .init([
            "inputRedCoefficients": CIVector(x: 0, y: 1, z: 0, w: 0), "inputGreenCoefficients": CIVector(x: 0, y: 1, z: 0, w: 0),
            "inputBlueCoefficients": CIVector(x: 0, y: 1, z: 0, w: 0), "inputAlphaCoefficients": CIVector(x: 0, y: 1, z: 0, w: 0),
        ]) { inputs in
            let rows = ["Red", "Green", "Blue", "Alpha"].map { inputs.four("input\($0)Coefficients") }
            return inputs.pixels { p in
                Pixel(polynomial(rows[0], p.x), polynomial(rows[1], p.y), polynomial(rows[2], p.z), polynomial(rows[3], p.w))
            }
        },
        "CIColorCrossPolynomial": .init([
            "inputRedCoefficients": CIVector(values: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
            "inputGreenCoefficients": CIVector(values: [0, 1, 0, 0, 0, 0, 0, 0, 0, 0]),
            "inputBlueCoefficients": CIVector(values: [0, 0, 1, 0, 0, 0, 0, 0, 0, 0]),
        ]) { inputs in
            let rows = ["Red", "Green", "Blue"].map { name in
                (0..<10).map { Float(inputs.vector("input\(name)Coefficients").value(at: $0)) }
            }
            return inputs.mapped { c in
                let terms: [Float] = [c.x, c.y, c.z, c.x * c.x, c.y * c.y, c.z * c.z, c.x * c.y, c.y * c.z, c.z * c.x, 1]
                func sum(_ row: [Float]) -> Float { zip(row, terms).reduce(0) { $0 + $1.0 * $1.1 } }
                return SIMD3(sum(rows[0]), sum(rows[1]), sum(rows[2]))
            }
        },
        "CIColorCube": colorCube, "CIColorCubeWithColorSpace": colorCube,
        "CIColorCubesMixedWithMask": .init(["inputCubeDimension": 2.0, "inputCube0Data": Data(), "inputCube1Data": Data()]) { inputs in
            guard let image = inputs.image, let mask = inputs.image(kCIInputMaskImageKey), let first = cube(inputs, "inputCube0Data"),
                let second = cube(inputs, "inputCube1Data")
            else { return inputs.image }
            let (source, shares) = (image.pixel, mask.pixel)
            return CIImage(image.extent) { x, y in
                let (pixel, share) = (source(x, y), min(max(shares(x, y).x, 0), 1))
                guard pixel.w > 0 else { return .zero }
                let color = SIMD3(pixel.x, pixel.y, pixel.z) / pixel.w
                return (first(color) * (1 - share) + second(color) * share) * pixel.w
            }
        },
        "CIColorCurves": .init(["inputCurvesData": Data(), "inputCurvesDomain": CIVector(x: 0, y: 1)]) { inputs in
            guard let data = inputs.values["inputCurvesData"] as? Data, data.count >= 24 else { return inputs.image }
            let count = data.count / 12, domain = inputs.vector("inputCurvesDomain").simd
            let values = data.withUnsafeBytes { bytes in (0..<count * 3).map { bytes.loadUnaligned(fromByteOffset: $0 * 4, as: Float.self) }
            }
            func curve(_ value: Float, _ channel: Int) -> Float {
                let place = min(max((value - domain.x) / max(domain.y - domain.x, 1e-5), 0), 1) * Float(count - 1)
                let index = min(Int(place), count - 2), share = place - Float(index)
                return values[index * 3 + channel] * (1 - share) + values[(index + 1) * 3 + channel] * share
            }
            return inputs.mapped { SIMD3(curve($0.x, 0), curve($0.y, 1), curve($0.z, 2)) }
        },
        "CIColorMap": .init([:]) { inputs in
            guard let map = inputs.image(kCIInputGradientImageKey), !map.extent.isInfinite, !map.extent.isEmpty else { return inputs.image }
            let (source, left, width, middle) = (map.pixel, Float(map.extent.minX), Float(map.extent.width), Float(map.extent.midY))
            return inputs.mapped { color in
                let found = source(left + 0.5 + min(max(gray(color), 0), 1) * (width - 1), middle.rounded(.down) + 0.5)
                return SIMD3(found.x, found.y, found.z) / max(found.w, 1e-5)
            }
        },
        "CIFalseColor": .init(["inputColor0": CIColor(red: 0.3, green: 0, blue: 0), "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8)])
        { inputs in
            let (dark, bright) = (inputs.plain("inputColor0"), inputs.plain("inputColor1"))
            return inputs.mapped { dark * (1 - gray($0)) + bright * gray($0) }
        },
        "CIWhitePointAdjust": .init([kCIInputColorKey: CIColor.white]) { inputs in
            let white = inputs.plain(kCIInputColorKey)
            return inputs.mapped { $0 * white }
        },
        "CITemperatureAndTint": .init(["inputNeutral": CIVector(x: 6500, y: 0), "inputTargetNeutral": CIVector(x: 6500, y: 0)]) { inputs in
            let (from, to) = (inputs.vector("inputNeutral").simd, inputs.vector("inputTargetNeutral").simd)
            // A scene in the first light is shown as if it were in the second.
            let (old, new) = (light(from.x, from.y), light(to.x, to.y))
            let change = (new / new.y) / (old / old.y)
            return inputs.mapped { look(encode, look(decode, $0) * change) }
        },
        "CIToneCurve": .init([
            "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 0.25, y: 0.25), "inputPoint2": CIVector(x: 0.5, y: 0.5),
            "inputPoint3": CIVector(x: 0.75, y: 0.75), "inputPoint4": CIVector(x: 1, y: 1),
        ]) { inputs in
            let curve = MonotoneCurve((0..<5).map { inputs.vector("inputPoint\($0)").simd })
            return inputs.mapped { SIMD3(curve.value($0.x), curve.value($0.y), curve.value($0.z)) }
        },
        "CIHighlightShadowAdjust": .init([kCIInputRadiusKey: 0.0, "inputShadowAmount": 0.0, "inputHighlightAmount": 1.0]) { inputs in
            let (shadow, highlight) = (inputs.number("inputShadowAmount"), inputs.number("inputHighlightAmount"))
            return inputs.mapped { color in
                let level = gray(color)
                let dark = (1 - level) * (1 - level) * shadow * 0.5
                let bright = level * level * (1 - highlight) * 0.5
                return color + color * dark - color * bright
            }
        },
        "CILinearToSRGBToneCurve": .init([:]) { $0.mapped { look(encode, $0) } },
        "CISRGBToneCurveToLinear": .init([:]) { $0.mapped { look(decode, $0) } },
        "CIMaximumComponent": .init([:]) { $0.mapped { SIMD3(repeating: $0.max()) } },
        "CIMinimumComponent": .init([:]) { $0.mapped { SIMD3(repeating: $0.min()) } },
        "CIColorThreshold": .init(["inputThreshold": 0.5]) { inputs in
            let limit = inputs.number("inputThreshold")
            return inputs.mapped { SIMD3<Float>.zero.replacing(with: .one, where: $0 .>= limit) }
        },
        "CIColorThresholdOtsu": .init([:]) { inputs in
            guard let image = inputs.image, Bitmap.fits(image.extent.integral) else { return inputs.image }
            var counts = [Double](repeating: 0, count: 256)
            for pixel in Bitmap(image, image.extent.integral).pixels {
                counts[Int(min(max(gray(SIMD3(pixel.x, pixel.y, pixel.z)), 0), 1) * 255)] += 1
            }
            let total = counts.reduce(0, +), all = counts.enumerated().reduce(0) { $0 + Double($1.offset) * $1.element }
            var (weight, sum, best, limit): (Double, Double, Double, Float) = (0, 0, -1, 0.5)
            for level in 0..<256 {
                weight += counts[level]
                sum += Double(level) * counts[level]
                guard weight > 0, weight < total else { continue }
                let apart = sum / weight - (all - sum) / (total - weight)
                let between = weight * (total - weight) * apart * apart
                if between > best { (best, limit) = (between, (Float(level) + 0.5) / 255) }
            }
            return inputs.mapped { gray($0) >= limit ? .one : .zero }
        },
        "CIColorAbsoluteDifference": .init([:]) { inputs in
            guard let first = inputs.image, let second = inputs.image("inputImage2") else { return inputs.image }
            let (a, b) = (first.pixel, second.pixel)
            return CIImage(first.extent.intersection(second.extent)) { x, y in
                let apart = a(x, y) - b(x, y)
                let size = apart.replacing(with: -apart, where: apart .< 0)
                return Pixel(SIMD3(size.x, size.y, size.z), 1)
            }
        },
        "CIThermal": .init([:]) { inputs in
            let stops: [SIMD3<Float>] = [SIMD3(0, 0, 0.2), SIMD3(0.4, 0, 0.6), SIMD3(0.9, 0.2, 0.2), SIMD3(1, 0.7, 0), SIMD3(1, 1, 0.8)]
            return inputs.mapped { color in
                let place = min(max(gray(color), 0), 1) * 4, index = min(Int(place), 3)
                return stops[index] + (stops[index + 1] - stops[index]) * (place - Float(index))
            }
        },
        "CIXRay": .init([:]) { $0.mapped { SIMD3(0.9, 1, 1.05) * (1 - gray($0)) } },
        "CIVignetteEffect": .init(
            center.merging([kCIInputRadiusKey: 150.0, kCIInputIntensityKey: 1.0, "inputFalloff": 0.5]) { $1 }
        ) { inputs in
            guard let image = inputs.image else { return nil }
            let (source, center, radius) = (image.pixel, inputs.vector(kCIInputCenterKey).simd, max(inputs.number(kCIInputRadiusKey), 1))
            let (strength, falloff) = (inputs.number(kCIInputIntensityKey), min(max(inputs.number("inputFalloff"), 0.01), 1))
            return CIImage(image.extent) { x, y in
                let away = SIMD2(x, y) - center, distance = (away * away).sum().squareRoot() / radius
                let share = min(max((distance - 1) / (falloff * 2), 0), 1)
                let pixel = source(x, y)
                return Pixel(SIMD3(pixel.x, pixel.y, pixel.z) * max(0, 1 - strength * share * share * (3 - 2 * share)), pixel.w)
            }
        },
        "CIConvertRGBtoLab": .init(["inputNormalize": true]) { $0.image?.convertingWorkingSpaceToLab() },
        "CIConvertLabToRGB": .init(["inputNormalize": true]) { $0.image?.convertingLabToWorkingSpace() },
        "CIDocumentEnhancer": .init([kCIInputAmountKey: 1.0]) { inputs in
            let amount = inputs.number(kCIInputAmountKey)
            return inputs.mapped { ($0 - 0.5) * (1 + amount * 0.5) + 0.5 + 0.1 * amount }
        },
        "CIDither": .init([kCIInputIntensityKey: 0.1]) { inputs in
            guard let image = inputs.image else { return nil }
            let (source, strength) = (image.pixel, inputs.number(kCIInputIntensityKey))
            return CIImage(image.extent) { x, y in
                let pixel = source(x, y), change = (noise(x, y, 3) - 0.5) * strength * 0.1
                let color = (SIMD3(pixel.x, pixel.y, pixel.z) + change * pixel.w).clamped(
                    lowerBound: .zero, upperBound: SIMD3(repeating: pixel.w))
                return Pixel(color, pixel.w)
            }
        },
        "CIPalettize": .init(["inputPerceptual": false]) { inputs in
            guard let palette = inputs.image(kCIInputPaletteImageKey), Bitmap.fits(palette.extent.integral) else { return inputs.image }
            let colors = Bitmap(palette, palette.extent.integral).pixels.map { SIMD3($0.x, $0.y, $0.z) / max($0.w, 1e-5) }
            return inputs.mapped { color in
                colors.min {
                    let (a, b) = ($0 - color, $1 - color)
                    return (a * a).sum() < (b * b).sum()
                } ?? color
            }
        },
    ]

    static let moreBlends: [String: FilterRecipe] = {
        var result: [String: FilterRecipe] = [:]
        let modes: [(String, (Pixel, Pixel) -> Pixel)] = [
            ("CIOverlayBlendMode", BlendModes.overlay), ("CIDarkenBlendMode", BlendModes.darken),
            ("CILightenBlendMode", BlendModes.lighten),
            ("CIColorDodgeBlendMode", BlendModes.colorDodge), ("CIColorBurnBlendMode", BlendModes.colorBurn),
            ("CISoftLightBlendMode", BlendModes.softLight), ("CIHardLightBlendMode", BlendModes.hardLight),
            ("CIExclusionBlendMode", BlendModes.exclusion), ("CIHueBlendMode", BlendModes.hue),
            ("CISaturationBlendMode", BlendModes.saturation), ("CIColorBlendMode", BlendModes.color),
            ("CILuminosityBlendMode", BlendModes.luminosity), ("CILinearBurnBlendMode", BlendModes.linearBurn),
            ("CILinearDodgeBlendMode", BlendModes.linearDodge), ("CIDivideBlendMode", BlendModes.divide),
            ("CISubtractBlendMode", BlendModes.subtract), ("CIPinLightBlendMode", BlendModes.pinLight),
            ("CIVividLightBlendMode", BlendModes.vividLight), ("CILinearLightBlendMode", BlendModes.linearLight),
            ("CIMaximumCompositing", BlendModes.componentMax), ("CIMinimumCompositing", BlendModes.componentMin),
        ]
        for (name, mode) in modes {
            nonisolated(unsafe) let mix = mode
            result[name] = .init([:]) { $0.combined { mix($0, $1) } }
        }
        result["CIBlendWithRedMask"] = .init([:]) { masked($0) { $0.x } }
        result["CIBlendWithBlueMask"] = .init([:]) { masked($0) { $0.z } }
        result["CIMix"] = .init([kCIInputAmountKey: 1.0]) { inputs in
            let amount = inputs.number(kCIInputAmountKey)
            return inputs.combined { $0 * amount + $1 * (1 - amount) }
        }
        return result
    }()

    /// A number from 0 to 1 that is the same at the same place.
    @Sendable static func noise(_ x: Float, _ y: Float, _ channel: UInt32) -> Float {
        var value = UInt32(bitPattern: Int32(max(min(x.rounded(.down), 1e6), -1e6))) &* 0x9E37_79B1
        value ^= UInt32(bitPattern: Int32(max(min(y.rounded(.down), 1e6), -1e6))) &* 0x85EB_CA77 &+ channel &* 0xC2B2_AE3D
        value = (value ^ value >> 15) &* 0x2C1B_3C6D
        value = (value ^ value >> 12) &* 0x297A_2D39
        return Float((value ^ value >> 15) & 0xFFFF) / 65535
    }
}
