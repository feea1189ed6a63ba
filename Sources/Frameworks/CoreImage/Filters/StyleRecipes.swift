import UIKitCore

extension FilterRecipe {
    /// The input with its pixels computed once, for filters that read many of them.
    private static func ready(_ inputs: FilterInputs) -> CIImage? { inputs.image?.insertingIntermediate() }

    /// A weighted sum of neighbors, from the top left on. `keepsAlpha` leaves alpha as it is.
    private static func convolution(_ columns: Int, _ rows: Int, keepsAlpha: Bool = false) -> FilterRecipe {
        var identity = [CGFloat](repeating: 0, count: columns * rows)
        identity[columns * rows / 2] = 1
        return .init(["inputWeights": CIVector(values: identity), "inputBias": 0.0]) { inputs in
            guard let image = ready(inputs) else { return nil }
            let (source, vector, bias) = (image.pixel, inputs.vector("inputWeights"), inputs.number("inputBias"))
            let weights = (0..<columns * rows).map { Float(vector.value(at: $0)) }
            return CIImage(image.extent) { x, y in
                var sum = Pixel(repeating: bias)
                for row in 0..<rows {
                    for column in 0..<columns where weights[row * columns + column] != 0 {
                        sum += source(x + Float(column - columns / 2), y - Float(row - rows / 2)) * weights[row * columns + column]
                    }
                }
                if keepsAlpha { sum.w = source(x, y).w }
                return sum.clamped(lowerBound: .zero, upperBound: .one)
            }
        }
    }

    /// The largest or the smallest components in a rectangle or a disk.
    private static func extreme(_ image: CIImage, _ width: Int, _ height: Int, isDisk: Bool, _ pick: @escaping (Pixel, Pixel) -> Pixel)
        -> CIImage
    {
        let (ready, across, up) = (image.insertingIntermediate().pixel, min(width, 60), min(height, 60))
        return CIImage(image.extent.insetBy(dx: CGFloat(-across), dy: CGFloat(-up))) { x, y in
            var result = ready(x, y)
            for dy in -up...up {
                for dx in -across...across where !isDisk || dx * dx + dy * dy <= across * across {
                    result = pick(result, ready(x + Float(dx), y + Float(dy)))
                }
            }
            return result
        }
    }
    private static func radius(_ inputs: FilterInputs) -> Int { max(Int(inputs.number(kCIInputRadiusKey).rounded()), 0) }
    private static func half(_ inputs: FilterInputs, _ key: String) -> Int { max((Int(inputs.number(key)) - 1) / 2, 0) }

    /// A printing screen: black where the pattern, from 0 to 1, is lighter than the picture is dark.
    private static func screen(_ pattern: @escaping @Sendable (SIMD2<Float>, Float) -> Float) -> FilterRecipe {
        .init(center.merging([kCIInputAngleKey: 0.0, kCIInputWidthKey: 6.0, kCIInputSharpnessKey: 0.7]) { $1 }) { inputs in
            guard let image = inputs.image else { return nil }
            let (source, center, angle) = (image.pixel, inputs.vector(kCIInputCenterKey).simd, inputs.number(kCIInputAngleKey))
            let (width, sharpness) = (max(inputs.number(kCIInputWidthKey), 1), min(max(inputs.number(kCIInputSharpnessKey), 0), 0.99))
            return CIImage(image.extent) { x, y in
                let pixel = source(x, y), level = gray(SIMD3(pixel.x, pixel.y, pixel.z))
                let value = pattern(turned(SIMD2(x, y) - center, -angle), width)
                let ink = min(max((level - value) / (1 - sharpness) / 2 + 0.5, 0), 1)
                return Pixel(ink * pixel.w, ink * pixel.w, ink * pixel.w, pixel.w)
            }
        }
    }
    private static func cosine(_ value: Float, _ width: Float) -> Float { 0.5 + 0.5 * Float(cos(Double(value / width) * 2 * .pi)) }

    /// The middle of the cell nearest to a point, and its distance; cells are squares with moved middles.
    private static func cell(_ point: SIMD2<Float>, _ size: Float) -> (middle: SIMD2<Float>, distance: Float) {
        let home = (point / size).rounded(.down)
        var best = (middle: point, distance: Float.greatestFiniteMagnitude)
        for dy in -1...1 {
            for dx in -1...1 {
                let corner = home + SIMD2(Float(dx), Float(dy))
                let middle = (corner + SIMD2(noise(corner.x, corner.y, 5), noise(corner.x, corner.y, 6))) * size
                let distance = length(point - middle)
                if distance < best.distance { best = (middle, distance) }
            }
        }
        return best
    }

    /// A transition: `share` returns the part of the target at a point, at a time from 0 to 1.
    private static func transition(
        _ defaults: [String: Any], _ share: @escaping @Sendable (FilterInputs, CGRect) -> (SIMD2<Float>, Float) -> Float
    ) -> FilterRecipe {
        .init(defaults.merging([kCIInputTimeKey: 0.0]) { $1 }) { inputs in
            guard let image = inputs.image, let target = inputs.image(kCIInputTargetImageKey) else { return inputs.image }
            let (a, b, time) = (image.pixel, target.pixel, min(max(inputs.number(kCIInputTimeKey), 0), 1))
            let frame = image.extent.union(target.extent), part = share(inputs, frame)
            return CIImage(frame) { x, y in
                let amount = part(SIMD2(x, y), time)
                return a(x, y) * (1 - amount) + b(x, y) * amount
            }
        }
    }

    private static func row(_ inputs: FilterInputs, _ area: (CGRect) -> CGRect, _ make: ([Pixel], Int, Int) -> [Pixel]) -> CIImage? {
        guard let image = inputs.image else { return nil }
        let frame = inputs.vector(kCIInputExtentKey).cgRectValue.intersection(image.extent).integral
        guard Bitmap.fits(frame) else { return .empty() }
        let bitmap = Bitmap(image, frame), size = area(frame)
        let result = Bitmap(width: Int(size.width), height: Int(size.height), pixels: make(bitmap.pixels, bitmap.width, bitmap.height))
        return CIImage(CGRect(origin: .zero, size: size.size), result.pixel)
    }
    nonisolated(unsafe) private static let area: [String: Any] = [kCIInputExtentKey: CIVector(x: 0, y: 0, z: 640, w: 80)]

    static let styles: [String: FilterRecipe] = blurs.merging(effects) { $1 }.merging(transitions) { $1 }.merging(statistics) { $1 }

    private static let blurs: [String: FilterRecipe] = [
        "CIBokehBlur": .init([kCIInputRadiusKey: 20.0, "inputRingAmount": 0.0, "inputRingSize": 0.1, "inputSoftness": 1.0]) { inputs in
            Blur.blurred(inputs.image, inputs.number(kCIInputRadiusKey) / 2)
        },
        "CIMotionBlur": .init([kCIInputRadiusKey: 20.0, kCIInputAngleKey: 0.0]) { inputs in
            guard let image = ready(inputs) else { return nil }
            let radius = min(max(inputs.number(kCIInputRadiusKey), 0), 200), angle = inputs.number(kCIInputAngleKey)
            let (source, count, step) = (image.pixel, Int(radius.rounded(.up)), turned(SIMD2(1, 0), angle))
            return CIImage(image.extent.insetBy(dx: CGFloat(-radius), dy: CGFloat(-radius))) { x, y in
                var sum = Pixel.zero
                for index in -count...count { sum += source(x + step.x * Float(index), y + step.y * Float(index)) }
                return sum / Float(2 * count + 1)
            }
        },
        "CIZoomBlur": .init(center.merging([kCIInputAmountKey: 20.0]) { $1 }) { inputs in
            guard let image = ready(inputs) else { return nil }
            let (source, center, amount) = (image.pixel, inputs.vector(kCIInputCenterKey).simd, inputs.number(kCIInputAmountKey))
            return CIImage(image.extent) { x, y in
                let away = SIMD2(x, y) - center
                var sum = Pixel.zero
                for index in 0..<24 {
                    let place = center + away * (1 - amount / 200 * Float(index) / 24)
                    sum += source(place.x, place.y)
                }
                return sum / 24
            }
        },
        "CIMaskedVariableBlur": .init([kCIInputRadiusKey: 5.0]) { inputs in
            guard let image = inputs.image, let mask = inputs.image("inputMask"),
                let soft = Blur.blurred(image.clampedToExtent(), inputs.number(kCIInputRadiusKey), in: image.extent)
            else { return inputs.image }
            let (sharp, blurred, shares) = (image.pixel, soft.pixel, mask.pixel)
            return CIImage(image.extent) { x, y in
                let share = min(max(shares(x, y).x, 0), 1)
                return sharp(x, y) * (1 - share) + blurred(x, y) * share
            }
        },
        "CIMedianFilter": .init([:]) { median($0) },
        "CIMedian": .init([:]) { median($0) },
        "CINoiseReduction": .init(["inputNoiseLevel": 0.02, kCIInputSharpnessKey: 0.4]) { inputs in
            guard let image = ready(inputs), let soft = Blur.blurred(image.clampedToExtent(), 1, in: image.extent) else {
                return inputs.image
            }
            let (source, blurred, limit) = (image.pixel, soft.pixel, inputs.number("inputNoiseLevel"))
            return CIImage(image.extent) { x, y in
                let (pixel, calm) = (source(x, y), blurred(x, y)), apart = pixel - calm
                // Small differences are noise; large ones are edges.
                return abs(gray(SIMD3(apart.x, apart.y, apart.z))) < limit ? calm : pixel
            }
        },
        "CISharpenLuminance": .init([kCIInputSharpnessKey: 0.4, kCIInputRadiusKey: 1.69]) { inputs in
            guard let image = inputs.image,
                let soft = Blur.blurred(image.clampedToExtent(), inputs.number(kCIInputRadiusKey), in: image.extent)
            else {
                return inputs.image
            }
            let (sharp, blurred, strength) = (image.pixel, soft.pixel, inputs.number(kCIInputSharpnessKey))
            return CIImage(image.extent) { x, y in
                let pixel = sharp(x, y), apart = pixel - blurred(x, y)
                let change = gray(SIMD3(apart.x, apart.y, apart.z)) * strength
                let color = (SIMD3(pixel.x, pixel.y, pixel.z) + change).clamped(lowerBound: .zero, upperBound: SIMD3(repeating: pixel.w))
                return Pixel(color, pixel.w)
            }
        },
        "CIBloom": .init([kCIInputRadiusKey: 10.0, kCIInputIntensityKey: 0.5]) { inputs in
            glow(inputs) { pixel, soft, strength in pixel + soft * strength * 0.6 - pixel * soft * strength * 0.6 }
        },
        "CIGloom": .init([kCIInputRadiusKey: 10.0, kCIInputIntensityKey: 0.5]) { inputs in
            glow(inputs) { pixel, soft, strength in pointwiseMin(pixel, pixel * (1 - strength) + soft * strength) }
        },
        "CIMorphologyMaximum": .init([kCIInputRadiusKey: 0.0]) { inputs in
            inputs.image.map { extreme($0, radius(inputs), radius(inputs), isDisk: true, pointwiseMax) }
        },
        "CIMorphologyMinimum": .init([kCIInputRadiusKey: 0.0]) { inputs in
            inputs.image.map { extreme($0, radius(inputs), radius(inputs), isDisk: true, pointwiseMin) }
        },
        "CIMorphologyGradient": .init([kCIInputRadiusKey: 5.0]) { inputs in
            guard let image = inputs.image else { return nil }
            let size = radius(inputs)
            let (high, low) = (
                extreme(image, size, size, isDisk: true, pointwiseMax).pixel, extreme(image, size, size, isDisk: true, pointwiseMin).pixel
            )
            return CIImage(image.extent) { x, y in
                var result = high(x, y) - low(x, y)
                result.w = 1
                return result
            }
        },
        "CIMorphologyRectangleMaximum": .init([kCIInputWidthKey: 5.0, "inputHeight": 5.0]) { inputs in
            inputs.image.map { extreme($0, half(inputs, kCIInputWidthKey), half(inputs, "inputHeight"), isDisk: false, pointwiseMax) }
        },
        "CIMorphologyRectangleMinimum": .init([kCIInputWidthKey: 5.0, "inputHeight": 5.0]) { inputs in
            inputs.image.map { extreme($0, half(inputs, kCIInputWidthKey), half(inputs, "inputHeight"), isDisk: false, pointwiseMin) }
        },
        "CIConvolution3X3": convolution(3, 3), "CIConvolution5X5": convolution(5, 5), "CIConvolution7X7": convolution(7, 7),
        "CIConvolution9Horizontal": convolution(9, 1), "CIConvolution9Vertical": convolution(1, 9),
        "CIConvolutionRGB3X3": convolution(3, 3, keepsAlpha: true), "CIConvolutionRGB5X5": convolution(5, 5, keepsAlpha: true),
        "CIConvolutionRGB7X7": convolution(7, 7, keepsAlpha: true), "CIConvolutionRGB9Horizontal": convolution(9, 1, keepsAlpha: true),
        "CIConvolutionRGB9Vertical": convolution(1, 9, keepsAlpha: true),
    ]

    @Sendable private static func median(_ inputs: FilterInputs) -> CIImage? {
        guard let image = ready(inputs) else { return nil }
        let source = image.clampedToExtent().pixel
        return CIImage(image.extent) { x, y in
            var values: [Pixel] = []
            for dy in -1...1 { for dx in -1...1 { values.append(source(x + Float(dx), y + Float(dy))) } }
            var result = Pixel.zero
            for channel in 0..<4 { result[channel] = values.map { $0[channel] }.sorted()[4] }
            return result
        }
    }

    private static func glow(_ inputs: FilterInputs, _ mix: @escaping (Pixel, Pixel, Float) -> Pixel) -> CIImage? {
        guard let image = inputs.image, let soft = Blur.blurred(image, inputs.number(kCIInputRadiusKey)) else { return inputs.image }
        let (sharp, blurred, strength) = (image.pixel, soft.pixel, inputs.number(kCIInputIntensityKey))
        return CIImage(soft.extent.union(image.extent)) { x, y in
            mix(sharp(x, y), blurred(x, y), strength).clamped(lowerBound: .zero, upperBound: .one)
        }
    }

    /// The steepness of the components, by Sobel's weights.
    private static func slopes(_ source: (Float, Float) -> Pixel, _ x: Float, _ y: Float) -> (across: Pixel, up: Pixel) {
        let (a, b, c) = (source(x - 1, y + 1), source(x, y + 1), source(x + 1, y + 1))
        let (d, e) = (source(x - 1, y), source(x + 1, y))
        let (f, g, h) = (source(x - 1, y - 1), source(x, y - 1), source(x + 1, y - 1))
        return (c + e * 2 + h - a - d * 2 - f, a + b * 2 + c - f - g * 2 - h)
    }

    private static let effects: [String: FilterRecipe] = [
        "CIEdges": .init([kCIInputIntensityKey: 1.0]) { inputs in
            guard let image = ready(inputs) else { return nil }
            let (source, strength) = (image.clampedToExtent().pixel, inputs.number(kCIInputIntensityKey))
            return CIImage(image.extent) { x, y in
                let (across, up) = slopes(source, x, y)
                let size = (across * across + up * up).squareRoot() * strength * 0.25
                return Pixel(SIMD3(size.x, size.y, size.z).clamped(lowerBound: .zero, upperBound: .one), 1)
            }
        },
        "CISobelGradients": .init([:]) { inputs in
            guard let image = ready(inputs) else { return nil }
            let source = image.clampedToExtent().pixel
            return CIImage(image.extent) { x, y in
                let (across, up) = slopes(source, x, y)
                return Pixel(gray(SIMD3(across.x, across.y, across.z)) / 4, gray(SIMD3(up.x, up.y, up.z)) / 4, 0, 1)
            }
        },
        "CIComicEffect": .init([:]) { inputs in
            guard let image = ready(inputs) else { return nil }
            let source = image.clampedToExtent().pixel
            return CIImage(image.extent) { x, y in
                let pixel = source(x, y), (across, up) = slopes(source, x, y)
                let edge = (gray(SIMD3(across.x, across.y, across.z)).magnitude + gray(SIMD3(up.x, up.y, up.z)).magnitude) > 0.5
                let color = (SIMD3(pixel.x, pixel.y, pixel.z) * 4).rounded(.toNearestOrAwayFromZero) / 4
                return edge ? Pixel(0, 0, 0, pixel.w) : Pixel(color, pixel.w)
            }
        },
        "CICrystallize": .init(center.merging([kCIInputRadiusKey: 20.0]) { $1 }) { inputs in
            let size = max(inputs.number(kCIInputRadiusKey), 1), center = inputs.vector(kCIInputCenterKey).simd
            return inputs.moved { point in center + cell(point - center, size).middle }
        },
        "CIPointillize": .init(center.merging([kCIInputRadiusKey: 20.0]) { $1 }) { inputs in
            guard let image = inputs.image else { return nil }
            let (source, size, center) = (image.pixel, max(inputs.number(kCIInputRadiusKey), 1), inputs.vector(kCIInputCenterKey).simd)
            return CIImage(image.extent) { x, y in
                let (middle, distance) = cell(SIMD2(x, y) - center, size), place = center + middle
                return distance < size * 0.5 ? source(place.x, place.y) : .one
            }
        },
        "CIHexagonalPixellate": .init(center.merging([kCIInputScaleKey: 8.0]) { $1 }) { inputs in
            let (size, center) = (max(inputs.number(kCIInputScaleKey), 1), inputs.vector(kCIInputCenterKey).simd)
            return inputs.moved { point in
                // Hexagons in axial coordinates, rounded to the nearest.
                let p = (point - center) / size
                let (q, r) = (p.x * 0.577_350_3 - p.y / 3, p.y * 2 / 3)
                var (a, b, c) = (q.rounded(), r.rounded(), (-q - r).rounded())
                let (da, db, dc) = (abs(a - q), abs(b - r), abs(c + q + r))
                if da > db, da > dc { a = -b - c } else if db > dc { b = -a - c } else { c = -a - b }
                return center + SIMD2(1.732_050_8 * (a + b / 2), 1.5 * b) * size
            }
        },
        "CIDotScreen": screen { p, width in 0.5 * (cosine(p.x, width) + cosine(p.y, width)) },
        "CILineScreen": screen { p, width in cosine(p.y, width) },
        "CIHatchedScreen": screen { p, width in max(cosine(p.x, width), cosine(p.y, width)) },
        "CICircularScreen": screen { p, width in cosine(length(p), width) },
        "CISpotColor": .init(
            [
                "inputCenterColor1": CIColor(red: 0.0784, green: 0.0627, blue: 0.0706),
                "inputReplacementColor1": CIColor(red: 0.4392, green: 0.1922, blue: 0.1961),
                "inputCloseness1": 0.22, "inputContrast1": 0.98, "inputCenterColor2": CIColor(red: 0.5255, green: 0.3059, blue: 0.3451),
                "inputReplacementColor2": CIColor(red: 0.9137, green: 0.5608, blue: 0.5059), "inputCloseness2": 0.15,
                "inputContrast2": 0.98,
                "inputCenterColor3": CIColor(red: 0.9216, green: 0.4549, blue: 0.3333),
                "inputReplacementColor3": CIColor(red: 0.9098, green: 0.7529, blue: 0.6078), "inputCloseness3": 0.5, "inputContrast3": 0.99,
            ]
        ) { inputs in
            let spots = (1...3).map { index in
                (
                    inputs.plain("inputCenterColor\(index)"), inputs.plain("inputReplacementColor\(index)"),
                    inputs.number("inputCloseness\(index)"),
                    inputs.number("inputContrast\(index)")
                )
            }
            return inputs.mapped { color in
                var result = SIMD3<Float>.one
                for (center, replacement, closeness, contrast) in spots {
                    let apart = color - center, distance = (apart * apart).sum().squareRoot()
                    let share = min(max((closeness - distance) / max(closeness * (1 - contrast), 0.005) + 0.5, 0), 1)
                    result = result * (1 - share) + replacement * share
                }
                return result
            }
        },
    ]

    private static let transitions: [String: FilterRecipe] = [
        "CIDissolveTransition": transition([:]) { _, _ in { _, time in time } },
        "CISwipeTransition": transition([
            kCIInputExtentKey: CIVector(x: 0, y: 0, z: 300, w: 300), kCIInputColorKey: CIColor.white, kCIInputAngleKey: 0.0,
            kCIInputWidthKey: 300.0, "inputOpacity": 0.0,
        ]) { inputs, _ in
            let (frame, angle, width) = (
                inputs.vector(kCIInputExtentKey).cgRectValue, inputs.number(kCIInputAngleKey), max(inputs.number(kCIInputWidthKey), 1)
            )
            let middle = SIMD2(Float(frame.midX), Float(frame.midY)), reach = Float(max(frame.width, frame.height)) / 2 + width / 2
            return { point, time in
                let place = turned(point - middle, -angle).x
                return min(max((2 * reach * time - reach - place) / width + 0.5, 0), 1)
            }
        },
        "CIBarsSwipeTransition": transition([kCIInputAngleKey: Double.pi, kCIInputWidthKey: 30.0, "inputBarOffset": 10.0]) {
            inputs, frame in
            let (angle, width, offset) = (
                inputs.number(kCIInputAngleKey), max(inputs.number(kCIInputWidthKey), 1), inputs.number("inputBarOffset")
            )
            let middle = SIMD2(Float(frame.midX), Float(frame.midY)), reach = Float(max(frame.width, frame.height)) / 2
            return { point, time in
                let place = turned(point - middle, -angle), bar = (place.y / width).rounded(.down)
                let delay = wrappedBar(bar, 8) * offset
                return place.x + reach < (2 * reach + 8 * offset) * time - delay ? 1 : 0
            }
        },
        "CIDisintegrateWithMaskTransition": transition([
            "inputShadowRadius": 8.0, "inputShadowDensity": 0.65, "inputShadowOffset": CIVector(x: 0, y: -10),
        ]) { inputs, _ in
            let mask = inputs.image(kCIInputMaskImageKey)?.pixel
            return { point, time in
                let pixel = mask?(point.x, point.y) ?? Pixel(repeating: 0.5)
                return time >= 1 || gray(SIMD3(pixel.x, pixel.y, pixel.z)) < time ? 1 : 0
            }
        },
        "CIModTransition": transition(center.merging([kCIInputAngleKey: 2.0, kCIInputRadiusKey: 150.0, "inputCompression": 300.0]) { $1 }) {
            inputs, _ in
            let (center, radius, angle) = (
                inputs.vector(kCIInputCenterKey).simd, max(inputs.number(kCIInputRadiusKey), 1), inputs.number(kCIInputAngleKey)
            )
            return { point, time in
                let away = turned(point - center, angle * time) / radius
                let hole = SIMD2(away.x - away.x.rounded(), away.y - away.y.rounded())
                return length(hole) < time * 0.75 ? 1 : 0
            }
        },
    ]
    private static func wrappedBar(_ value: Float, _ count: Float) -> Float { noise(value, 0, 9) * count }

    private static let statistics: [String: FilterRecipe] = [
        "CIColumnAverage": .init(area) { inputs in
            row(inputs, { CGRect(x: 0, y: 0, width: $0.width, height: 1) }) { pixels, width, height in
                (0..<width).map { x in (0..<height).reduce(Pixel.zero) { $0 + pixels[$1 * width + x] } / Float(height) }
            }
        },
        "CIRowAverage": .init(area) { inputs in
            row(inputs, { CGRect(x: 0, y: 0, width: 1, height: $0.height) }) { pixels, width, height in
                (0..<height).map { y in (0..<width).reduce(Pixel.zero) { $0 + pixels[y * width + $1] } / Float(width) }
            }
        },
        "CIAreaMaximumAlpha": .init(area) { inputs in
            row(inputs, { _ in CGRect(x: 0, y: 0, width: 1, height: 1) }) { pixels, _, _ in [pixels.max { $0.w < $1.w } ?? .zero] }
        },
        "CIAreaMinimumAlpha": .init(area) { inputs in
            row(inputs, { _ in CGRect(x: 0, y: 0, width: 1, height: 1) }) { pixels, _, _ in [pixels.min { $0.w < $1.w } ?? .zero] }
        },
        "CIAreaMinMax": .init(area) { inputs in
            row(inputs, { _ in CGRect(x: 0, y: 0, width: 2, height: 1) }) { pixels, _, _ in
                [pixels.reduce(pixels[0]) { pointwiseMin($0, $1) }, pixels.reduce(pixels[0]) { pointwiseMax($0, $1) }]
            }
        },
        "CIAreaMinMaxRed": .init(area) { inputs in
            row(inputs, { _ in CGRect(x: 0, y: 0, width: 1, height: 1) }) { pixels, _, _ in
                let reds = pixels.map(\.x)
                return [Pixel(reds.min() ?? 0, reds.max() ?? 0, 0, 1)]
            }
        },
        // The counts of the components' levels, as shares of the pixels, times the scale.
        "CIAreaHistogram": .init(area.merging(["inputCount": 64.0, kCIInputScaleKey: 1.0]) { $1 }) { inputs in
            let (count, scale) = (min(max(Int(inputs.number("inputCount")), 1), 2048), inputs.number(kCIInputScaleKey))
            return row(inputs, { _ in CGRect(x: 0, y: 0, width: CGFloat(count), height: 1) }) { pixels, _, _ in
                var bins = [Pixel](repeating: .zero, count: count)
                for pixel in pixels {
                    for channel in 0..<4 { bins[min(Int(min(max(pixel[channel], 0), 1) * Float(count)), count - 1)][channel] += 1 }
                }
                return bins.map { $0 / Float(max(pixels.count, 1)) * scale }
            }
        },
    ]

    // MARK: Attributes

    /// The categories of a filter, by its name.
    static func categories(of name: String) -> [String] {
        var result = [kCICategoryBuiltIn, kCICategoryStillImage, kCICategoryVideo]
        let words: [(String, [String])] = [
            (kCICategoryCompositeOperation, ["BlendMode", "Compositing"]), (kCICategoryTransition, ["Transition"]),
            (kCICategoryBlur, ["Blur", "Median", "NoiseReduction", "Morphology"]), (kCICategoryGradient, ["GradientFrom", "Gradient"]),
            (kCICategoryGenerator, ["Generator"]), (kCICategoryHalftoneEffect, ["Screen", "Halftone"]),
            (kCICategoryTileEffect, ["Tile", "Kaleidoscope"]), (kCICategoryDistortionEffect, ["Distortion", "Tunnel", "Wrap", "Droste"]),
            (kCICategorySharpen, ["Sharpen", "Unsharp"]), (kCICategoryReduction, ["Area", "RowAverage", "ColumnAverage", "KMeans"]),
            (
                kCICategoryGeometryAdjustment,
                ["AffineTransform", "Crop", "ScaleTransform", "Perspective", "Straighten"]
            ),
            (
                kCICategoryColorAdjustment,
                [
                    "ColorControls", "ColorMatrix", "ColorPolynomial", "ExposureAdjust", "GammaAdjust", "HueAdjust", "TemperatureAndTint",
                    "ToneCurve", "Vibrance", "WhitePoint", "ColorClamp", "HighlightShadow",
                ]
            ),
            (
                kCICategoryColorEffect,
                [
                    "ColorCube", "ColorInvert", "ColorMap", "ColorMonochrome", "ColorPosterize", "FalseColor", "MaskToAlpha", "Component",
                    "PhotoEffect", "SepiaTone", "Vignette", "Thermal", "XRay", "CrossPolynomial", "Threshold",
                ]
            ),
            (
                kCICategoryStylize,
                [
                    "BlendWith", "Bloom", "Gloom", "Comic", "Convolution", "Crystallize", "Edge", "Pixellate", "Pointillize", "SpotColor",
                    "Sobel",
                ]
            ),
        ]
        for (category, parts) in words where parts.contains(where: { name.contains($0) }) { result.append(category) }
        return result
    }

    /// The class, the default, and the type of an input.
    static func attributes(of key: String, default value: Any?) -> [String: Any] {
        var result: [String: Any] = [kCIAttributeName: key, kCIAttributeDisplayName: String(key.dropFirst(5))]
        result[kCIAttributeDefault] = value
        switch value {
        case is CIColor: (result[kCIAttributeClass], result[kCIAttributeType]) = ("CIColor", kCIAttributeTypeColor)
        case let vector as CIVector:
            result[kCIAttributeClass] = "CIVector"
            result[kCIAttributeType] = vector.count == 2 ? kCIAttributeTypePosition : kCIAttributeTypeRectangle
        case is Bool: (result[kCIAttributeClass], result[kCIAttributeType]) = ("NSNumber", kCIAttributeTypeBoolean)
        case is Double:
            result[kCIAttributeClass] = "NSNumber"
            let kinds = [
                kCIInputAngleKey: kCIAttributeTypeAngle, kCIInputRadiusKey: kCIAttributeTypeDistance, kCIInputTimeKey: kCIAttributeTypeTime,
            ]
            result[kCIAttributeType] = kinds[key] ?? kCIAttributeTypeScalar
        case is CGAffineTransform: (result[kCIAttributeClass], result[kCIAttributeType]) = ("NSValue", kCIAttributeTypeTransform)
        case is Data: result[kCIAttributeClass] = "NSData"
        case is String: result[kCIAttributeClass] = "NSString"
        default: (result[kCIAttributeClass], result[kCIAttributeType]) = ("CIImage", kCIAttributeTypeImage)
        }
        return result
    }
}
