import UIKitCore

extension FilterRecipe {
    private static func wave(_ value: Float) -> (sine: Float, cosine: Float) { (Float(sin(Double(value))), Float(cos(Double(value)))) }
    static func length(_ v: SIMD2<Float>) -> Float { (v * v).sum().squareRoot() }
    static func turned(_ v: SIMD2<Float>, _ angle: Float) -> SIMD2<Float> {
        let (s, c) = wave(angle)
        return SIMD2(v.x * c - v.y * s, v.x * s + v.y * c)
    }
    private static func smooth(_ low: Float, _ high: Float, _ value: Float) -> Float {
        let t = min(max((value - low) / max(high - low, 1e-5), 0), 1)
        return t * t * (3 - 2 * t)
    }

    /// The transform that maps the unit square to four corners, as nine numbers (Heckbert's).
    private static func projection(_ corners: [SIMD2<Float>]) -> [Float] {
        let (p0, p1, p2, p3) = (corners[0], corners[1], corners[2], corners[3])
        let (d1, d2, sum) = (p1 - p2, p3 - p2, p0 - p1 + p2 - p3)
        let determinant = d1.x * d2.y - d2.x * d1.y
        let g = determinant == 0 ? 0 : (sum.x * d2.y - d2.x * sum.y) / determinant
        let h = determinant == 0 ? 0 : (d1.x * sum.y - sum.x * d1.y) / determinant
        return [
            p1.x - p0.x + g * p1.x, p3.x - p0.x + h * p3.x, p0.x, p1.y - p0.y + g * p1.y, p3.y - p0.y + h * p3.y, p0.y, g, h, 1,
        ]
    }
    private static func inverse(_ m: [Float]) -> [Float] {
        [
            m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4], m[5] * m[6] - m[3] * m[8],
            m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5], m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7],
            m[0] * m[4] - m[1] * m[3],
        ]
    }
    private static func apply(_ m: [Float], _ p: SIMD2<Float>) -> SIMD2<Float> {
        let w = m[6] * p.x + m[7] * p.y + m[8]
        return SIMD2(m[0] * p.x + m[1] * p.y + m[2], m[3] * p.x + m[4] * p.y + m[5]) / w
    }

    private static let cornerKeys = ["inputBottomLeft", "inputBottomRight", "inputTopRight", "inputTopLeft"]
    nonisolated(unsafe) private static let corners: [String: Any] = [
        "inputTopLeft": CIVector(x: 118, y: 484), "inputTopRight": CIVector(x: 646, y: 507), "inputBottomRight": CIVector(x: 548, y: 140),
        "inputBottomLeft": CIVector(x: 155, y: 153),
    ]

    private static func perspective(_ inputs: FilterInputs, _ extent: CGRect) -> CIImage? {
        guard let image = inputs.image, !extent.isInfinite, !extent.isEmpty else { return inputs.image }
        let points = cornerKeys.map { inputs.vector($0).simd }
        let back = inverse(projection(points)), source = image.pixel
        let (origin, size) = (SIMD2(Float(extent.minX), Float(extent.minY)), SIMD2(Float(extent.width), Float(extent.height)))
        let low = points.dropFirst().reduce(points[0]) { pointwiseMin($0, $1) },
            high = points.dropFirst().reduce(points[0]) { pointwiseMax($0, $1) }
        let frame = CGRect(x: CGFloat(low.x), y: CGFloat(low.y), width: CGFloat(high.x - low.x), height: CGFloat(high.y - low.y))
        return CIImage(frame) { x, y in
            let unit = apply(back, SIMD2(x, y))
            guard unit.x >= 0, unit.y >= 0, unit.x <= 1, unit.y <= 1 else { return .zero }
            let place = origin + unit * size
            return source(place.x, place.y)
        }
    }

    private static func tiled(_ inputs: FilterInputs, _ fold: @escaping (SIMD2<Float>) -> SIMD2<Float>) -> CIImage? {
        let center = inputs.vector(kCIInputCenterKey).simd, angle = inputs.number(kCIInputAngleKey)
        return inputs.moved(.infinite) { point in center + turned(fold(turned(point - center, -angle)), angle) }
    }
    /// Repeats 0 to `width`.
    private static func wrapped(_ v: Float, _ width: Float) -> Float { v - (v / width).rounded(.down) * width }
    /// Repeats 0 to `width` and back.
    private static func mirrored(_ v: Float, _ width: Float) -> Float {
        let place = wrapped(v, width * 2)
        return place > width ? width * 2 - place : place
    }
    private static var tile: [String: Any] { center.merging([kCIInputAngleKey: 0.0, kCIInputWidthKey: 100.0]) { $1 } }
    private static func width(_ inputs: FilterInputs) -> Float { max(inputs.number(kCIInputWidthKey), 1) }

    static let moreDistortions: [String: FilterRecipe] = [
        "CIBumpDistortionLinear": .init(
            center.merging([kCIInputRadiusKey: 300.0, kCIInputAngleKey: 0.0, kCIInputScaleKey: 0.5]) { $1 }
        ) { inputs in
            let (center, radius) = (inputs.vector(kCIInputCenterKey).simd, max(inputs.number(kCIInputRadiusKey), 1))
            let (angle, scale) = (inputs.number(kCIInputAngleKey), inputs.number(kCIInputScaleKey))
            return inputs.moved { point in
                var away = turned(point - center, -angle)
                let share = 1 - abs(away.x) / radius
                if share > 0 { away.x *= 1 - scale * share * share }
                return center + turned(away, angle)
            }
        },
        "CIPinchDistortion": .init(center.merging([kCIInputRadiusKey: 300.0, kCIInputScaleKey: 0.5]) { $1 }) { inputs in
            let (center, radius) = (inputs.vector(kCIInputCenterKey).simd, max(inputs.number(kCIInputRadiusKey), 1))
            let scale = min(max(inputs.number(kCIInputScaleKey), 0), 2)
            return inputs.moved { point in
                let away = point - center, share = 1 - length(away) / radius
                return share > 0 ? center + away * (1 + scale * share * 2) : point
            }
        },
        "CIHoleDistortion": .init(center.merging([kCIInputRadiusKey: 150.0]) { $1 }) { inputs in
            guard let image = inputs.image else { return nil }
            let (source, center, radius) = (image.pixel, inputs.vector(kCIInputCenterKey).simd, max(inputs.number(kCIInputRadiusKey), 0.01))
            return CIImage(image.extent) { x, y in
                let away = SIMD2(x, y) - center, distance = length(away)
                guard distance > radius else { return .zero }
                // The middle is pushed outward, and far away nothing moves.
                let place = center + away * max(0, 1 - radius * radius / (distance * distance))
                return source(place.x, place.y)
            }
        },
        "CICircleSplashDistortion": .init(center.merging([kCIInputRadiusKey: 150.0]) { $1 }) { inputs in
            let (center, radius) = (inputs.vector(kCIInputCenterKey).simd, max(inputs.number(kCIInputRadiusKey), 0.01))
            return inputs.moved { point in
                let away = point - center, distance = length(away)
                return distance > radius ? center + away * (radius / distance) : point
            }
        },
        "CIVortexDistortion": .init(center.merging([kCIInputRadiusKey: 300.0, kCIInputAngleKey: 56.55]) { $1 }) { inputs in
            let (center, radius, angle) = (
                inputs.vector(kCIInputCenterKey).simd, max(inputs.number(kCIInputRadiusKey), 1), inputs.number(kCIInputAngleKey)
            )
            return inputs.moved { point in
                let away = point - center, share = max(0, 1 - length(away) / radius)
                return center + turned(away, angle * share * share)
            }
        },
        "CILightTunnel": .init(center.merging([kCIInputRadiusKey: 100.0, "inputRotation": 0.0]) { $1 }) { inputs in
            let (center, radius, rotation) = (
                inputs.vector(kCIInputCenterKey).simd, max(inputs.number(kCIInputRadiusKey), 1), inputs.number("inputRotation")
            )
            return inputs.moved(.infinite) { point in
                let away = point - center, distance = length(away)
                guard distance > radius else { return point }
                return center + turned(away * (radius / distance), rotation * (distance - radius) / distance)
            }
        },
        "CICircularWrap": .init(center.merging([kCIInputRadiusKey: 150.0, kCIInputAngleKey: 0.0]) { $1 }) { inputs in
            guard let image = inputs.image else { return nil }
            let (center, radius, angle) = (
                inputs.vector(kCIInputCenterKey).simd, max(inputs.number(kCIInputRadiusKey), 1), inputs.number(kCIInputAngleKey)
            )
            let (left, low, height) = (Float(image.extent.midX), Float(image.extent.minY), CGFloat(radius) + image.extent.height)
            let source = image.pixel
            let frame = CGRect(x: CGFloat(center.x) - height, y: CGFloat(center.y) - height, width: height * 2, height: height * 2)
            return CIImage(frame) { x, y in
                let away = SIMD2(x, y) - center, turn = Float(atan2(Double(away.x), Double(away.y))) + angle
                return source(left + turn * radius, low + length(away) - radius)
            }
        },
        "CIDisplacementDistortion": .init([kCIInputScaleKey: 50.0]) { inputs in
            guard let map = inputs.image("inputDisplacementImage") else { return inputs.image }
            let (source, scale) = (map.pixel, inputs.number(kCIInputScaleKey))
            return inputs.moved { point in
                let shift = source(point.x, point.y)
                return point + (SIMD2(shift.x, shift.y) - 0.5) * scale
            }
        },
        "CIGlassDistortion": .init(center.merging([kCIInputScaleKey: 200.0]) { $1 }) { inputs in
            guard let texture = inputs.image("inputTexture"), !texture.extent.isInfinite, !texture.extent.isEmpty else {
                return inputs.image
            }
            let (source, scale, center) = (texture.pixel, inputs.number(kCIInputScaleKey), inputs.vector(kCIInputCenterKey).simd)
            let (w, h) = (Float(texture.extent.width), Float(texture.extent.height))
            return inputs.moved { point in
                let at = point - center
                func level(_ dx: Float, _ dy: Float) -> Float {
                    let pixel = source(wrapped(at.x + dx, w), wrapped(at.y + dy, h))
                    return gray(SIMD3(pixel.x, pixel.y, pixel.z))
                }
                return point + SIMD2(level(1, 0) - level(-1, 0), level(0, 1) - level(0, -1)) * scale * 0.25
            }
        },
        "CIPerspectiveTransform": .init(corners) { inputs in perspective(inputs, inputs.image?.extent ?? .null) },
        "CIPerspectiveTransformWithExtent": .init(corners.merging([kCIInputExtentKey: CIVector(x: 0, y: 0, z: 300, w: 300)]) { $1 }) {
            inputs in
            perspective(inputs, inputs.vector(kCIInputExtentKey).cgRectValue)
        },
        "CIPerspectiveCorrection": .init(corners.merging(["inputCrop": true]) { $1 }) { inputs in
            guard let image = inputs.image else { return nil }
            let points = cornerKeys.map { inputs.vector($0).simd }
            let (across, up) = (
                (length(points[1] - points[0]) + length(points[2] - points[3])) / 2,
                (length(points[3] - points[0]) + length(points[2] - points[1])) / 2
            )
            guard across >= 1, up >= 1 else { return .empty() }
            let (map, source) = (projection(points), image.pixel)
            return CIImage(CGRect(x: 0, y: 0, width: CGFloat(across.rounded()), height: CGFloat(up.rounded()))) { x, y in
                let place = apply(map, SIMD2(x / across.rounded(), y / up.rounded()))
                return source(place.x, place.y)
            }
        },
        "CIStraightenFilter": .init([kCIInputAngleKey: 0.0]) { inputs in straightened(inputs) },
        "CIStraighten": .init([kCIInputAngleKey: 0.0]) { inputs in straightened(inputs) },
        "CIBicubicScaleTransform": .init([kCIInputScaleKey: 1.0, kCIInputAspectRatioKey: 1.0, "inputB": 0.0, "inputC": 0.75]) { inputs in
            let scale = CGFloat(inputs.number(kCIInputScaleKey))
            return inputs.image?.transformed(
                by: CGAffineTransform(scaleX: scale * CGFloat(inputs.number(kCIInputAspectRatioKey)), y: scale))
        },
        "CIMaximumScaleTransform": .init([kCIInputScaleKey: 1.0, kCIInputAspectRatioKey: 1.0]) { inputs in
            let scale = CGFloat(inputs.number(kCIInputScaleKey))
            return inputs.image?.transformed(
                by: CGAffineTransform(scaleX: scale * CGFloat(inputs.number(kCIInputAspectRatioKey)), y: scale))
        },
        "CIAffineTile": .init([kCIInputTransformKey: CGAffineTransform.identity]) { inputs in
            guard let image = inputs.image, !image.extent.isInfinite, !image.extent.isEmpty else { return inputs.image }
            let (back, frame, source) = (inputs.transform(kCIInputTransformKey).inverted(), image.extent, image.pixel)
            return CIImage(.infinite) { x, y in
                let point = CGPoint(x: CGFloat(x), y: CGFloat(y)).applying(back)
                return source(
                    Float(frame.minX) + wrapped(Float(point.x - frame.minX), Float(frame.width)),
                    Float(frame.minY) + wrapped(Float(point.y - frame.minY), Float(frame.height)))
            }
        },
        "CIKaleidoscope": .init(center.merging(["inputCount": 6.0, kCIInputAngleKey: 0.0]) { $1 }) { inputs in
            let (center, angle) = (inputs.vector(kCIInputCenterKey).simd, inputs.number(kCIInputAngleKey))
            let step = Float.pi / max(inputs.number("inputCount"), 1)
            return inputs.moved(.infinite) { point in
                let away = point - center
                let turn = mirrored(Float(atan2(Double(away.y), Double(away.x))) - angle, step) + angle
                let (s, c) = wave(turn)
                return center + SIMD2(c, s) * length(away)
            }
        },
        "CIParallelogramTile": .init(tile.merging(["inputAcuteAngle": Double.pi / 2]) { $1 }) { inputs in
            let (size, slope) = (width(inputs), wave(inputs.number("inputAcuteAngle")))
            return tiled(inputs) { p in
                let row = p.y / max(abs(slope.sine), 0.01)
                return SIMD2(wrapped(p.x - row * slope.cosine, size) + wrapped(row, size) * slope.cosine, wrapped(row, size) * slope.sine)
            }
        },
        "CIFourfoldTranslatedTile": .init(tile.merging(["inputAcuteAngle": Double.pi / 2]) { $1 }) { inputs in
            let size = width(inputs)
            return tiled(inputs) { SIMD2(wrapped($0.x, size), wrapped($0.y, size)) }
        },
        "CIFourfoldReflectedTile": .init(tile.merging(["inputAcuteAngle": Double.pi / 2]) { $1 }) { inputs in
            let size = width(inputs)
            return tiled(inputs) { SIMD2(mirrored($0.x, size), mirrored($0.y, size)) }
        },
        "CIFourfoldRotatedTile": .init(tile) { inputs in
            let size = width(inputs)
            return tiled(inputs) { p in
                let (column, row) = (Int((p.x / size).rounded(.down)) & 1, Int((p.y / size).rounded(.down)) & 1)
                let place = SIMD2(wrapped(p.x, size), wrapped(p.y, size))
                switch (column, row) {
                case (0, 0): return place
                case (1, 0): return SIMD2(place.y, size - place.x)
                case (1, 1): return SIMD2(size - place.x, size - place.y)
                default: return SIMD2(size - place.y, place.x)
                }
            }
        },
        "CIEightfoldReflectedTile": .init(tile) { inputs in
            let size = width(inputs)
            return tiled(inputs) { p in
                let place = SIMD2(mirrored(p.x, size), mirrored(p.y, size))
                return place.y > place.x ? SIMD2(place.y, place.x) : place
            }
        },
        "CIGlideReflectedTile": .init(tile) { inputs in
            let size = width(inputs)
            return tiled(inputs) { p in
                let isOdd = Int((p.y / size).rounded(.down)) & 1 == 1
                return SIMD2(wrapped(isOdd ? size - p.x : p.x, size), wrapped(p.y, size))
            }
        },
    ]

    @Sendable private static func straightened(_ inputs: FilterInputs) -> CIImage? {
        guard let image = inputs.image, !image.extent.isInfinite else { return inputs.image }
        let angle = CGFloat(inputs.number(kCIInputAngleKey)), frame = image.extent
        // The picture is turned, and enlarged until it fills its frame again.
        let (s, c) = (abs(sin(Double(angle))), abs(cos(Double(angle))))
        let ratio = Double(max(frame.width / frame.height, frame.height / frame.width))
        let turn = CGAffineTransform(translationX: frame.midX, y: frame.midY).scaledBy(x: CGFloat(c + ratio * s), y: CGFloat(c + ratio * s))
            .rotated(by: angle).translatedBy(x: -frame.midX, y: -frame.midY)
        return image.transformed(by: turn).cropped(to: frame)
    }

    // MARK: Generators

    private static func rounded(_ frame: CGRect, _ radius: Float, _ x: Float, _ y: Float) -> Float {
        let half = SIMD2(Float(frame.width), Float(frame.height)) / 2, radius = min(max(radius, 0), half.min())
        let middle = SIMD2(Float(frame.midX), Float(frame.midY))
        let away = SIMD2(abs(x - middle.x), abs(y - middle.y)) - half + radius
        return length(pointwiseMax(away, .zero)) + min(away.max(), 0) - radius
    }

    private static func text(_ string: NSAttributedString, _ inputs: FilterInputs) -> CIImage? {
        let (scale, padding) = (CGFloat(max(inputs.number("inputScaleFactor"), 0.01)), CGFloat(max(inputs.number("inputPadding"), 0)))
        guard string.length > 0 else { return nil }
        let line = CTLineCreateWithAttributedString(string)
        var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
        let width = CGFloat(CTLineGetTypographicBounds(line, &ascent, &descent, nil))
        let size = CGSize(
            width: ((width + 2 * padding) * scale).rounded(.up), height: ((ascent + descent + 2 * padding) * scale).rounded(.up))
        guard Bitmap.fits(CGRect(origin: .zero, size: size)),
            let context = CGContext(
                data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        context.scaleBy(x: scale, y: scale)
        context.textPosition = CGPoint(x: padding, y: padding + descent)
        CTLineDraw(line, context)
        return context.makeImage().map { CIImage(cgImage: $0) }
    }

    nonisolated(unsafe) private static let frame: [String: Any] = [
        kCIInputExtentKey: CIVector(x: 0, y: 0, z: 100, w: 100), kCIInputColorKey: CIColor.white,
    ]

    static let moreGenerators: [String: FilterRecipe] = [
        "CIStripesGenerator": .init(
            center.merging([kCIInputWidthKey: 80.0, "inputColor0": CIColor.white, "inputColor1": CIColor.black, kCIInputSharpnessKey: 1.0])
            { $1 },
            generates: true
        ) { inputs in
            let (start, size, a, b) = (
                Float(inputs.vector(kCIInputCenterKey).x), width(inputs), inputs.color("inputColor0"), inputs.color("inputColor1")
            )
            return CIImage(.infinite) { x, _ in Int(((x - start) / size).rounded(.down)) & 1 == 0 ? a : b }
        },
        "CIRandomGenerator": .init([:], generates: true) { _ in
            CIImage(.infinite) { x, y in Pixel(noise(x, y, 0), noise(x, y, 1), noise(x, y, 2), 1) }
        },
        "CIGaussianGradient": .init(
            center.merging(["inputColor0": CIColor.white, "inputColor1": CIColor.clear, kCIInputRadiusKey: 300.0]) { $1 }, generates: true
        ) { inputs in
            let (center, radius, a, b) = (
                inputs.vector(kCIInputCenterKey).simd, max(inputs.number(kCIInputRadiusKey), 0.01), inputs.color("inputColor0"),
                inputs.color("inputColor1")
            )
            return CIImage(.infinite) { x, y in
                let share = smooth(0, 1, length(SIMD2(x, y) - center) / radius)
                return a * (1 - share) + b * share
            }
        },
        "CISmoothLinearGradient": .init(
            [
                "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 200, y: 200), "inputColor0": CIColor.white,
                "inputColor1": CIColor.black,
            ], generates: true
        ) { inputs in
            let (start, end, a, b) = (
                inputs.vector("inputPoint0").simd, inputs.vector("inputPoint1").simd, inputs.color("inputColor0"),
                inputs.color("inputColor1")
            )
            let along = end - start, size = max((along * along).sum(), 0.001)
            return CIImage(.infinite) { x, y in
                let share = smooth(0, 1, ((SIMD2(x, y) - start) * along).sum() / size)
                return a * (1 - share) + b * share
            }
        },
        "CIHueSaturationValueGradient": .init(
            ["inputValue": 1.0, kCIInputRadiusKey: 300.0, "inputSoftness": 1.0, "inputDither": 1.0], generates: true
        ) {
            inputs in
            let (radius, value) = (max(inputs.number(kCIInputRadiusKey), 1), min(max(inputs.number("inputValue"), 0), 1))
            let side = CGFloat(radius) * 2
            return CIImage(CGRect(x: 0, y: 0, width: side, height: side)) { x, y in
                let away = SIMD2(x, y) - radius, saturation = length(away) / radius
                guard saturation <= 1 else { return .zero }
                let hue = wrapped(Float(atan2(Double(away.y), Double(away.x))) / (2 * .pi), 1) * 6
                func part(_ offset: Float) -> Float {
                    let place = wrapped(offset + hue, 6)
                    return value * (1 - saturation * max(0, min(place, 4 - place, 1)))
                }
                return Pixel(part(5), part(3), part(1), 1)
            }
        },
        "CIRoundedRectangleGenerator": .init(frame.merging([kCIInputRadiusKey: 10.0, "inputSmoothness": 0.0]) { $1 }, generates: true) {
            inputs in
            let (extent, radius, color) = (
                inputs.vector(kCIInputExtentKey).cgRectValue, inputs.number(kCIInputRadiusKey), inputs.color(kCIInputColorKey)
            )
            return CIImage(extent) { x, y in color * min(max(0.5 - rounded(extent, radius, x, y), 0), 1) }
        },
        "CIRoundedRectangleStrokeGenerator": .init(
            frame.merging([kCIInputRadiusKey: 10.0, kCIInputWidthKey: 10.0]) { $1 }, generates: true
        ) { inputs in
            let (extent, radius, color) = (
                inputs.vector(kCIInputExtentKey).cgRectValue, inputs.number(kCIInputRadiusKey), inputs.color(kCIInputColorKey)
            )
            let half = inputs.number(kCIInputWidthKey) / 2
            return CIImage(extent.insetBy(dx: CGFloat(-half), dy: CGFloat(-half))) { x, y in
                color * min(max(half + 0.5 - abs(rounded(extent, radius, x, y)), 0), 1)
            }
        },
        "CIBlurredRectangleGenerator": .init(frame.merging(["inputSigma": 10.0]) { $1 }, generates: true) { inputs in
            let (extent, sigma, color) = (
                inputs.vector(kCIInputExtentKey).cgRectValue, max(inputs.number("inputSigma"), 0.01), inputs.color(kCIInputColorKey)
            )
            return CIImage(extent.insetBy(dx: CGFloat(-3 * sigma), dy: CGFloat(-3 * sigma))) { x, y in
                color * (1 - smooth(-2 * sigma, 2 * sigma, rounded(extent, 0, x, y)))
            }
        },
        "CITextImageGenerator": .init(
            ["inputText": "", "inputFontName": "HelveticaNeue", "inputFontSize": 12.0, "inputScaleFactor": 1.0, "inputPadding": 0.0],
            generates: true
        ) { inputs in
            let font = CTFontCreateWithName(inputs.values["inputFontName"] as? String ?? "", CGFloat(inputs.number("inputFontSize")), nil)
            let color = CGColor(gray: 1, alpha: 1)
            return text(
                NSAttributedString(
                    string: inputs.values["inputText"] as? String ?? "", attributes: [.font: font, .foregroundColor: color]), inputs)
        },
        "CIAttributedTextImageGenerator": .init(["inputScaleFactor": 1.0, "inputPadding": 0.0], generates: true) { inputs in
            (inputs.values["inputText"] as? NSAttributedString).flatMap { text($0, inputs) }
        },
        "CICode128BarcodeGenerator": .init(["inputMessage": Data(), "inputQuietSpace": 10.0, "inputBarcodeHeight": 32.0], generates: true) {
            inputs in
            let (quiet, height) = (Int(min(max(inputs.number("inputQuietSpace"), 0), 100)), max(inputs.number("inputBarcodeHeight"), 1))
            guard let data = inputs.values["inputMessage"] as? Data, let bars = Code128.bars(data) else { return nil }
            return CIImage(CGRect(x: 0, y: 0, width: CGFloat(bars.count + 2 * quiet), height: CGFloat(height))) { x, _ in
                let place = Int(x.rounded(.down)) - quiet
                return bars.indices.contains(place) && bars[place] ? Pixel(0, 0, 0, 1) : .one
            }
        },
    ]
}

/// The bars of a Code 128 barcode in set B. Widths and steps: ISO/IEC 15417.
enum Code128 {
    private static let widths = """
        212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122
        123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323
        131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131
        213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122
        141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112
        124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141
        411131 211412 211214 211232 2331112
        """.split { $0 == " " || $0 == "\n" }.map { $0.compactMap(\.wholeNumberValue) }

    /// Returns whether each module is dark, or nil for text outside of ASCII's printable letters.
    static func bars(_ message: Data) -> [Bool]? {
        guard !message.isEmpty, message.count <= 200, message.allSatisfy({ (32..<127).contains($0) }) else { return nil }
        let codes = message.map { Int($0) - 32 }
        let check = codes.enumerated().reduce(104) { $0 + ($1.offset + 1) * $1.element } % 103
        return ([104] + codes + [check, 106]).flatMap { code in
            widths[code].enumerated().flatMap { index, width in [Bool](repeating: index % 2 == 0, count: width) }
        }
    }
}
