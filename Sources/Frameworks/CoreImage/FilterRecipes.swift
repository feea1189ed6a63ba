import UIKitCore

/// A filter's name, inputs, and output. Names, inputs, and defaults are those listed in Apple's Core Image Filter Reference.
struct FilterRecipe: Sendable {
    let inputs: [String]
    nonisolated(unsafe) let defaults: [String: Any]
    let make: @Sendable (FilterInputs) -> CIImage?

    init(_ defaults: [String: Any], generates: Bool = false, _ make: @escaping @Sendable (FilterInputs) -> CIImage?) {
        inputs = (generates ? [] : [kCIInputImageKey]) + defaults.keys.sorted()
        self.defaults = defaults
        self.make = make
    }

    // Rec. 709.
    static let weights = SIMD3<Float>(0.2126, 0.7152, 0.0722)
    @Sendable static func gray(_ color: SIMD3<Float>) -> Float { (color * weights).sum() }
    static var center: [String: Any] { [kCIInputCenterKey: CIVector(x: 150, y: 150)] }

    // FIXME(gap): of some two hundred filters these; `CIFilter(name:)` returns nil for the others.
    /// The recipes of all filters, by name.
    static let all: [String: FilterRecipe] = colors.merging(distortions) { $1 }.merging(blends) { $1 }.merging(generators) { $1 }
        .merging(reductions) { $1 }.merging(moreColors) { $1 }.merging(moreBlends) { $1 }.merging(moreDistortions) { $1 }
        .merging(moreGenerators) { $1 }.merging(styles) { $1 }

    private static let colors: [String: FilterRecipe] = [
        // Mixed with a brown scaled by the gray value, as in photographic sepia.
        "CISepiaTone": .init([kCIInputIntensityKey: 1.0]) { inputs in
            let strength = inputs.number(kCIInputIntensityKey)
            return inputs.mapped { color in color * (1 - strength) + SIMD3(1.07, 0.74, 0.43) * gray(color) * 1.2 * strength }
        },
        "CIColorInvert": .init([:]) { $0.mapped { 1 - $0 } },
        "CIPhotoEffectMono": .init([:]) { $0.mapped { SIMD3(repeating: gray($0)) } },
        "CIPhotoEffectTonal": .init([:]) { $0.mapped { SIMD3(repeating: gray($0)) } },
        "CIPhotoEffectNoir": .init([:]) { $0.mapped { SIMD3(repeating: (gray($0) - 0.5) * 1.4 + 0.5) } },
        "CIPhotoEffectFade": .init([:]) { $0.mapped { $0 * 0.8 + 0.1 } },
        "CIPhotoEffectChrome": .init([:]) { $0.mapped { ($0 - gray($0)) * 1.3 + gray($0) } },
        "CIPhotoEffectProcess": .init([:]) { $0.mapped { $0 * SIMD3(0.9, 1, 1.1) } },
        "CIPhotoEffectTransfer": .init([:]) { $0.mapped { $0 * SIMD3(1.1, 1, 0.85) } },
        "CIPhotoEffectInstant": .init([:]) { $0.mapped { $0 * SIMD3(1.05, 0.95, 0.8) + 0.05 } },
        "CIColorControls": .init([kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0]) { inputs in
            let (saturation, brightness, contrast) = (
                inputs.number(kCIInputSaturationKey), inputs.number(kCIInputBrightnessKey), inputs.number(kCIInputContrastKey)
            )
            return inputs.mapped { color in ((color - gray(color)) * saturation + gray(color) + brightness - 0.5) * contrast + 0.5 }
        },
        "CIExposureAdjust": .init([kCIInputEVKey: 0.0]) { inputs in
            let factor = Float(pow(2, Double(inputs.number(kCIInputEVKey))))
            return inputs.mapped { $0 * factor }
        },
        "CIGammaAdjust": .init(["inputPower": 1.0]) { inputs in
            let power = Double(inputs.number("inputPower"))
            return inputs.mapped {
                SIMD3(Float(pow(Double($0.x), power)), Float(pow(Double($0.y), power)), Float(pow(Double($0.z), power)))
            }
        },
        "CIHueAdjust": .init([kCIInputAngleKey: 0.0]) { inputs in
            // A rotation about the gray axis.
            let (c, s) = (Float(cos(Double(inputs.number(kCIInputAngleKey)))), Float(sin(Double(inputs.number(kCIInputAngleKey)))))
            let (same, next, last) = ((1 + 2 * c) / 3, (1 - c) / 3 - s * 0.577_35, (1 - c) / 3 + s * 0.577_35)
            return inputs.mapped {
                SIMD3((SIMD3(same, next, last) * $0).sum(), (SIMD3(last, same, next) * $0).sum(), (SIMD3(next, last, same) * $0).sum())
            }
        },
        "CIColorMonochrome": .init([kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1.0]) { inputs in
            let tint = inputs.color(kCIInputColorKey), strength = inputs.number(kCIInputIntensityKey)
            return inputs.mapped { $0 * (1 - strength) + SIMD3(tint.x, tint.y, tint.z) * gray($0) * strength }
        },
        "CIColorPosterize": .init(["inputLevels": 6.0]) { inputs in
            let levels = max(inputs.number("inputLevels"), 2)
            return inputs.mapped { (($0 * levels).rounded(.down) / (levels - 1)) }
        },
        "CIVibrance": .init([kCIInputAmountKey: 0.0]) { inputs in
            let amount = inputs.number(kCIInputAmountKey)
            return inputs.mapped { ($0 - gray($0)) * (1 + amount * 0.5) + gray($0) }
        },
        "CIColorMatrix": .init([
            "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0), "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0),
            "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0),
            "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1), "inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: 0),
        ]) { inputs in
            guard let image = inputs.image else { return nil }
            let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector", "inputBiasVector"].map { key in
                let vector = inputs.vector(key)
                return Pixel(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
            }
            let source = image.pixel
            return CIImage(image.extent) { x, y in
                var pixel = source(x, y)
                if pixel.w > 0 { pixel = Pixel(SIMD3(pixel.x, pixel.y, pixel.z) / pixel.w, pixel.w) }
                let result =
                    (Pixel((rows[0] * pixel).sum(), (rows[1] * pixel).sum(), (rows[2] * pixel).sum(), (rows[3] * pixel).sum()) + rows[4])
                    .clamped(
                        lowerBound: .zero, upperBound: .one)
                return Pixel(SIMD3(result.x, result.y, result.z) * result.w, result.w)
            }
        },
        "CIMaskToAlpha": .init([:]) { inputs in
            guard let image = inputs.image else { return nil }
            let source = image.pixel
            return CIImage(image.extent) { x, y in Pixel(repeating: gray(SIMD3(source(x, y).x, source(x, y).y, source(x, y).z))) }
        },
    ]

    private static let distortions: [String: FilterRecipe] = [
        "CIGaussianBlur": .init([kCIInputRadiusKey: 10.0]) { inputs in Blur.blurred(inputs.image, inputs.number(kCIInputRadiusKey)) },
        "CIBoxBlur": .init([kCIInputRadiusKey: 10.0]) { inputs in Blur.blurred(inputs.image, inputs.number(kCIInputRadiusKey) / 2) },
        "CIDiscBlur": .init([kCIInputRadiusKey: 8.0]) { inputs in Blur.blurred(inputs.image, inputs.number(kCIInputRadiusKey) / 2) },
        "CIUnsharpMask": .init([kCIInputRadiusKey: 2.5, kCIInputIntensityKey: 0.5]) { inputs in
            guard let image = inputs.image,
                let soft = Blur.blurred(image.clampedToExtent(), inputs.number(kCIInputRadiusKey), in: image.extent)
            else { return nil }
            let (sharp, blurred, strength) = (image.pixel, soft.pixel, inputs.number(kCIInputIntensityKey))
            return CIImage(image.extent) { x, y in
                let pixel = sharp(x, y)
                var result = pixel + (pixel - blurred(x, y)) * strength
                result.w = pixel.w
                return result.clamped(lowerBound: .zero, upperBound: .one)
            }
        },
        "CIPixellate": .init(center.merging([kCIInputScaleKey: 8.0]) { $1 }) { inputs in
            let scale = max(inputs.number(kCIInputScaleKey), 1), center = inputs.vector(kCIInputCenterKey).simd
            return inputs.moved { (($0 - center) / scale).rounded(.down) * scale + center + scale / 2 }
        },
        "CIVignette": .init([kCIInputIntensityKey: 0.0, kCIInputRadiusKey: 1.0]) { inputs in
            guard let image = inputs.image else { return nil }
            let (source, strength, radius) = (image.pixel, inputs.number(kCIInputIntensityKey), max(inputs.number(kCIInputRadiusKey), 0.1))
            let middle = SIMD2(Float(image.extent.midX), Float(image.extent.midY)),
                half = SIMD2(Float(image.extent.width), Float(image.extent.height)) / 2
            return CIImage(image.extent) { x, y in
                let away = (SIMD2(x, y) - middle) / half / radius
                let dark = max(0, 1 - strength * (away * away).sum() / 4)
                let pixel = source(x, y)
                return Pixel(SIMD3(pixel.x, pixel.y, pixel.z) * dark, pixel.w)
            }
        },
        "CITwirlDistortion": .init(center.merging([kCIInputRadiusKey: 300.0, kCIInputAngleKey: Double.pi]) { $1 }) { inputs in
            let (center, radius, angle) = (
                inputs.vector(kCIInputCenterKey).simd, max(inputs.number(kCIInputRadiusKey), 1), inputs.number(kCIInputAngleKey)
            )
            return inputs.moved { point in
                let away = point - center, share = 1 - (away * away).sum().squareRoot() / radius
                guard share > 0 else { return point }
                let turn = Double(angle * share * share), (c, s) = (Float(cos(turn)), Float(sin(turn)))
                return center + SIMD2(away.x * c - away.y * s, away.x * s + away.y * c)
            }
        },
        "CIBumpDistortion": .init(center.merging([kCIInputRadiusKey: 300.0, kCIInputScaleKey: 0.5]) { $1 }) { inputs in
            let (center, radius, scale) = (
                inputs.vector(kCIInputCenterKey).simd, max(inputs.number(kCIInputRadiusKey), 1), inputs.number(kCIInputScaleKey)
            )
            return inputs.moved { point in
                let away = point - center, share = 1 - (away * away).sum().squareRoot() / radius
                return share > 0 ? center + away * (1 - scale * share * share) : point
            }
        },
        "CIAffineTransform": .init([kCIInputTransformKey: CGAffineTransform.identity]) { inputs in
            inputs.image?.transformed(by: inputs.transform(kCIInputTransformKey))
        },
        "CIAffineClamp": .init([kCIInputTransformKey: CGAffineTransform.identity]) { inputs in inputs.image?.clampedToExtent() },
        "CILanczosScaleTransform": .init([kCIInputScaleKey: 1.0, kCIInputAspectRatioKey: 1.0]) { inputs in
            let scale = CGFloat(inputs.number(kCIInputScaleKey))
            return inputs.image?.transformed(
                by: CGAffineTransform(scaleX: scale * CGFloat(inputs.number(kCIInputAspectRatioKey)), y: scale))
        },
        "CICrop": .init(["inputRectangle": CIVector(x: 0, y: 0, z: 300, w: 300)]) { inputs in
            inputs.image?.cropped(to: inputs.vector("inputRectangle").cgRectValue)
        },
        "CIAreaAverage": .init([kCIInputExtentKey: CIVector(x: 0, y: 0, z: 640, w: 80)]) { inputs in
            guard let image = inputs.image else { return nil }
            let bitmap = Bitmap(image, inputs.vector(kCIInputExtentKey).cgRectValue)
            let mean = bitmap.pixels.reduce(Pixel.zero, +) / Float(max(bitmap.pixels.count, 1))
            return CIImage(CGRect(x: 0, y: 0, width: 1, height: 1)) { _, _ in mean }
        },
    ]

    private static let blends: [String: FilterRecipe] = [
        "CISourceOverCompositing": .init([:]) { $0.combined { $0 + $1 * (1 - $0.w) } },
        "CISourceAtopCompositing": .init([:]) { $0.combined { $0 * $1.w + $1 * (1 - $0.w) } },
        "CISourceInCompositing": .init([:]) { $0.combined { $0 * $1.w } },
        "CISourceOutCompositing": .init([:]) { $0.combined { $0 * (1 - $1.w) } },
        "CIAdditionCompositing": .init([:]) { $0.combined { ($0 + $1).clamped(lowerBound: .zero, upperBound: .one) } },
        "CIMultiplyCompositing": .init([:]) { $0.combined { $0 * $1 } },
        "CIMultiplyBlendMode": .init([:]) { $0.combined { $0 * $1 + $0 * (1 - $1.w) + $1 * (1 - $0.w) } },
        "CIScreenBlendMode": .init([:]) { $0.combined { $0 + $1 - $0 * $1 } },
        "CIDifferenceBlendMode": .init([:]) { inputs in
            inputs.combined { top, bottom in
                let apart = top - bottom, color = apart.replacing(with: -apart, where: apart .< 0)
                return Pixel(SIMD3(color.x, color.y, color.z), max(top.w, bottom.w))
            }
        },
        "CIBlendWithMask": .init([:]) { masked($0) { gray(SIMD3($0.x, $0.y, $0.z)) } },
        "CIBlendWithAlphaMask": .init([:]) { masked($0) { $0.w } },
    ]

    @Sendable static func masked(_ inputs: FilterInputs, _ share: @escaping (Pixel) -> Float) -> CIImage? {
        guard let image = inputs.image, let mask = inputs.image(kCIInputMaskImageKey) else { return inputs.image }
        let background = inputs.image(kCIInputBackgroundImageKey) ?? .empty()
        let (a, b, m) = (image.pixel, background.pixel, mask.pixel)
        return CIImage(image.extent.union(background.extent)) { x, y in a(x, y) * share(m(x, y)) + b(x, y) * (1 - share(m(x, y))) }
    }

    private static let generators: [String: FilterRecipe] = [
        "CIConstantColorGenerator": .init([kCIInputColorKey: CIColor.red], generates: true) { inputs in
            CIImage(color: inputs.values[kCIInputColorKey] as? CIColor ?? .red)
        },
        "CIRadialGradient": .init(
            center.merging(["inputRadius0": 5.0, "inputRadius1": 100.0, "inputColor0": CIColor.white, "inputColor1": CIColor.black]) { $1 },
            generates: true
        ) { inputs in
            let (center, inner, outer) = (
                inputs.vector(kCIInputCenterKey).simd, inputs.number("inputRadius0"), inputs.number("inputRadius1")
            )
            let (from, to) = (inputs.color("inputColor0"), inputs.color("inputColor1"))
            return CIImage(.infinite) { x, y in
                let away = SIMD2(x, y) - center
                let share = min(max(((away * away).sum().squareRoot() - inner) / max(outer - inner, 0.001), 0), 1)
                return from * (1 - share) + to * share
            }
        },
        "CILinearGradient": .init(
            [
                "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 200, y: 200), "inputColor0": CIColor.white,
                "inputColor1": CIColor.black,
            ],
            generates: true
        ) { inputs in
            let (start, end, from, to) = (
                inputs.vector("inputPoint0").simd, inputs.vector("inputPoint1").simd, inputs.color("inputColor0"),
                inputs.color("inputColor1")
            )
            let along = end - start, length = max((along * along).sum(), 0.001)
            return CIImage(.infinite) { x, y in
                let share = min(max(((SIMD2(x, y) - start) * along).sum() / length, 0), 1)
                return from * (1 - share) + to * share
            }
        },
        "CICheckerboardGenerator": .init(
            center.merging([kCIInputWidthKey: 80.0, "inputColor0": CIColor.white, "inputColor1": CIColor.black]) { $1 }, generates: true
        ) { inputs in
            let (center, width, a, b) = (
                inputs.vector(kCIInputCenterKey).simd, max(inputs.number(kCIInputWidthKey), 1), inputs.color("inputColor0"),
                inputs.color("inputColor1")
            )
            return CIImage(.infinite) { x, y in
                let cell = ((SIMD2(x, y) - center) / width).rounded(.down).sum()
                return cell.truncatingRemainder(dividingBy: 2) == 0 ? a : b
            }
        },
        "CIQRCodeGenerator": .init(["inputMessage": Data(), "inputCorrectionLevel": "M"], generates: true) { inputs in
            let level = QRCode.Correction(rawValue: inputs.values["inputCorrectionLevel"] as? String ?? "M") ?? .m
            return (inputs.values["inputMessage"] as? Data).flatMap { QRCode($0, level) }.map { code in
                // One pixel per module and a quiet zone of one, as Apple's generator draws it.
                let side = code.size + 2
                let bitmap = Bitmap(
                    width: side, height: side,
                    pixels: (0..<side * side).map { code.isDark($0 % side - 1, $0 / side - 1) ? Pixel(0, 0, 0, 1) : .one })
                return CIImage(CGRect(x: 0, y: 0, width: side, height: side)) { x, y in
                    bitmap.pixel(x.rounded(.down) + 0.5, y.rounded(.down) + 0.5)
                }
            }
        },
    ]
}

extension CIVector {
    var simd: SIMD2<Float> { SIMD2(Float(x), Float(y)) }
}

/// Three passes of a running mean, which match a Gaussian blur to within three percent.
enum Blur {
    static func blurred(_ image: CIImage?, _ sigma: Float, in area: CGRect? = nil) -> CIImage? {
        guard let image, sigma > 0.1, let frame = area ?? (image.extent.isInfinite ? nil : image.extent) else { return image }
        // At eight times the width of the picture, the blur leaves less than 1/255 of it anywhere.
        let sigma = min(sigma, Float(max(frame.width, frame.height)) * 8)
        let reach = Int((sigma * 3).rounded(.up))
        let rect = frame.insetBy(dx: CGFloat(-reach), dy: CGFloat(-reach)).integral
        var bitmap = Bitmap(image, rect)
        let box = max(1, Int((sigma * 1.88).rounded()) | 1)
        for _ in 0..<3 { bitmap = transposed(averaged(transposed(averaged(bitmap, box)), box)) }
        let (result, left, low) = (bitmap, Float(rect.minX), Float(rect.minY))
        return CIImage(area ?? rect) { x, y in result.pixel(x - left, y - low) }
    }

    private static func averaged(_ bitmap: Bitmap, _ box: Int) -> Bitmap {
        let (width, height, half) = (bitmap.width, bitmap.height, box / 2)
        var out = [Pixel](repeating: .zero, count: width * height)
        for y in 0..<height {
            var sum = Pixel.zero
            for x in -half..<width {
                if x + half < width { sum += bitmap.pixels[y * width + x + half] }
                if x - half - 1 >= 0 { sum -= bitmap.pixels[y * width + x - half - 1] }
                if x >= 0 { out[y * width + x] = sum / Float(box) }
            }
        }
        return Bitmap(width: width, height: height, pixels: out)
    }

    private static func transposed(_ bitmap: Bitmap) -> Bitmap {
        var out: [Pixel] = []
        out.reserveCapacity(bitmap.pixels.count)
        for x in 0..<bitmap.width { for y in 0..<bitmap.height { out.append(bitmap.pixels[y * bitmap.width + x]) } }
        return Bitmap(width: bitmap.height, height: bitmap.width, pixels: out)
    }
}
