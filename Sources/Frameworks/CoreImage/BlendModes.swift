import Foundation

/// The ways to mix a premultiplied pixel with the one behind it. The formulas are those of ISO 32000 (PDF) and of W3C's
/// Compositing and Blending.
enum BlendModes {
    typealias Color = SIMD3<Float>

    // MARK: Of components

    static func componentAdd(_ s: Pixel, _ d: Pixel) -> Pixel { limited(s + d) }
    static func componentMultiply(_ s: Pixel, _ d: Pixel) -> Pixel { s * d }
    static func componentMin(_ s: Pixel, _ d: Pixel) -> Pixel { pointwiseMin(s, d) }
    static func componentMax(_ s: Pixel, _ d: Pixel) -> Pixel { pointwiseMax(s, d) }

    // MARK: Porter and Duff's

    static func clear(_ s: Pixel, _ d: Pixel) -> Pixel { .zero }
    static func source(_ s: Pixel, _ d: Pixel) -> Pixel { s }
    static func destination(_ s: Pixel, _ d: Pixel) -> Pixel { d }
    static func sourceOver(_ s: Pixel, _ d: Pixel) -> Pixel { s + d * (1 - s.w) }
    static func destinationOver(_ s: Pixel, _ d: Pixel) -> Pixel { d + s * (1 - d.w) }
    static func sourceIn(_ s: Pixel, _ d: Pixel) -> Pixel { s * d.w }
    static func destinationIn(_ s: Pixel, _ d: Pixel) -> Pixel { d * s.w }
    static func sourceOut(_ s: Pixel, _ d: Pixel) -> Pixel { s * (1 - d.w) }
    static func destinationOut(_ s: Pixel, _ d: Pixel) -> Pixel { d * (1 - s.w) }
    static func sourceAtop(_ s: Pixel, _ d: Pixel) -> Pixel { s * d.w + d * (1 - s.w) }
    static func destinationAtop(_ s: Pixel, _ d: Pixel) -> Pixel { d * s.w + s * (1 - d.w) }
    static func exclusiveOr(_ s: Pixel, _ d: Pixel) -> Pixel { s * (1 - d.w) + d * (1 - s.w) }

    // MARK: Of separate components

    private static func limited(_ pixel: Pixel) -> Pixel { pixel.clamped(lowerBound: .zero, upperBound: .one) }

    /// Mixes plain colors where both images are, and keeps each where the other isn't.
    private static func blend(_ s: Pixel, _ d: Pixel, _ mix: (Color, Color) -> Color) -> Pixel {
        let (sc, dc) = (Color(s.x, s.y, s.z), Color(d.x, d.y, d.z))
        guard s.w > 0, d.w > 0 else { return Pixel(sc + dc, s.w + d.w) }
        let mixed = mix(sc / s.w, dc / d.w).clamped(lowerBound: .zero, upperBound: .one)
        return Pixel(mixed * s.w * d.w + sc * (1 - d.w) + dc * (1 - s.w), s.w + d.w * (1 - s.w))
    }

    private static func each(_ s: Pixel, _ d: Pixel, _ mix: (Float, Float) -> Float) -> Pixel {
        blend(s, d) { a, b in Color(mix(a.x, b.x), mix(a.y, b.y), mix(a.z, b.z)) }
    }

    private static func dodge(_ s: Float, _ d: Float) -> Float { d <= 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s)) }
    private static func burn(_ s: Float, _ d: Float) -> Float { d >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - d) / s) }
    private static func hard(_ s: Float, _ d: Float) -> Float { s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d) }
    private static func vivid(_ s: Float, _ d: Float) -> Float { s <= 0.5 ? burn(2 * s, d) : dodge(2 * s - 1, d) }
    private static func soft(_ s: Float, _ d: Float) -> Float {
        if s <= 0.5 { return d - (1 - 2 * s) * d * (1 - d) }
        let root = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
        return d + (2 * s - 1) * (root - d)
    }

    static func multiply(_ s: Pixel, _ d: Pixel) -> Pixel { blend(s, d) { $0 * $1 } }
    static func screen(_ s: Pixel, _ d: Pixel) -> Pixel { blend(s, d) { $0 + $1 - $0 * $1 } }
    static func overlay(_ s: Pixel, _ d: Pixel) -> Pixel { each(s, d) { hard($1, $0) } }
    static func darken(_ s: Pixel, _ d: Pixel) -> Pixel { blend(s, d) { pointwiseMin($0, $1) } }
    static func lighten(_ s: Pixel, _ d: Pixel) -> Pixel { blend(s, d) { pointwiseMax($0, $1) } }
    static func colorDodge(_ s: Pixel, _ d: Pixel) -> Pixel { each(s, d, dodge) }
    static func colorBurn(_ s: Pixel, _ d: Pixel) -> Pixel { each(s, d, burn) }
    static func hardLight(_ s: Pixel, _ d: Pixel) -> Pixel { each(s, d, hard) }
    static func softLight(_ s: Pixel, _ d: Pixel) -> Pixel { each(s, d, soft) }
    static func difference(_ s: Pixel, _ d: Pixel) -> Pixel { each(s, d) { abs($0 - $1) } }
    static func exclusion(_ s: Pixel, _ d: Pixel) -> Pixel { blend(s, d) { $0 + $1 - $0 * $1 * 2 } }
    static func subtract(_ s: Pixel, _ d: Pixel) -> Pixel { blend(s, d) { $1 - $0 } }
    static func divide(_ s: Pixel, _ d: Pixel) -> Pixel { each(s, d) { $0 <= 0 ? ($1 <= 0 ? 0 : 1) : $1 / $0 } }
    static func linearBurn(_ s: Pixel, _ d: Pixel) -> Pixel { blend(s, d) { $0 + $1 - 1 } }
    static func linearDodge(_ s: Pixel, _ d: Pixel) -> Pixel { blend(s, d) { $0 + $1 } }
    static func vividLight(_ s: Pixel, _ d: Pixel) -> Pixel { each(s, d, vivid) }
    static func linearLight(_ s: Pixel, _ d: Pixel) -> Pixel { blend(s, d) { $1 + $0 * 2 - 1 } }
    static func pinLight(_ s: Pixel, _ d: Pixel) -> Pixel { each(s, d) { $0 <= 0.5 ? min($1, 2 * $0) : max($1, 2 * $0 - 1) } }
    static func hardMix(_ s: Pixel, _ d: Pixel) -> Pixel { each(s, d) { $0 + $1 >= 1 ? 1 : 0 } }

    // MARK: Of whole colors

    private static func light(_ c: Color) -> Float { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }
    private static func chroma(_ c: Color) -> Float { c.max() - c.min() }

    private static func withLight(_ c: Color, _ l: Float) -> Color {
        var result = c + (l - light(c))
        let (low, high) = (result.min(), result.max())
        if low < 0 { result = l + (result - l) * (l / max(l - low, 1e-6)) }
        if high > 1 { result = l + (result - l) * ((1 - l) / max(high - l, 1e-6)) }
        return result
    }

    private static func withChroma(_ c: Color, _ s: Float) -> Color {
        let range = chroma(c)
        return range > 0 ? (c - c.min()) * (s / range) : .zero
    }

    static func hue(_ s: Pixel, _ d: Pixel) -> Pixel { blend(s, d) { withLight(withChroma($0, chroma($1)), light($1)) } }
    static func saturation(_ s: Pixel, _ d: Pixel) -> Pixel { blend(s, d) { withLight(withChroma($1, chroma($0)), light($1)) } }
    static func color(_ s: Pixel, _ d: Pixel) -> Pixel { blend(s, d) { withLight($0, light($1)) } }
    static func luminosity(_ s: Pixel, _ d: Pixel) -> Pixel { blend(s, d) { withLight($1, light($0)) } }
    static func darkerColor(_ s: Pixel, _ d: Pixel) -> Pixel { blend(s, d) { light($0) < light($1) ? $0 : $1 } }
    static func lighterColor(_ s: Pixel, _ d: Pixel) -> Pixel { blend(s, d) { light($0) > light($1) ? $0 : $1 } }
}
