import Foundation
import UIKitCore

/// Filters that compare images, or reduce an area to one pixel.
extension FilterRecipe {
    static let reductions: [String: FilterRecipe] = [
        // A pixel of each channel's mean; its position is that of the area's origin.
        "CIAreaAverage": reduction { pixels in pixels.isEmpty ? .zero : pixels.reduce(.zero, +) / Float(pixels.count) },
        "CIAreaMaximum": reduction { pixels in pixels.reduce(.zero) { pointwiseMax($0, $1) } },
        "CIAreaMinimum": reduction { pixels in pixels.dropFirst().reduce(pixels.first ?? .zero) { pointwiseMin($0, $1) } },
        // From 0 to 100 in every color component; a difference of 2 is just noticeable.
        "CILabDeltaE": .init([:]) { inputs in
            guard let first = inputs.image, let second = inputs.image("inputImage2") else { return nil }
            let (a, b) = (first.pixel, second.pixel), last = LastDifference()
            return CIImage(first.extent.intersection(second.extent)) { x, y in
                let difference = last.difference(a(x, y), b(x, y))
                return Pixel(difference, difference, difference, 1)
            }
        },
    ]

    private static func reduction(_ reduce: @escaping @Sendable ([Pixel]) -> Pixel) -> FilterRecipe {
        .init([kCIInputExtentKey: CIVector(x: 0, y: 0, z: 640, w: 80)]) { inputs in
            guard let image = inputs.image else { return nil }
            let area = inputs.vector(kCIInputExtentKey).cgRectValue.intersection(image.extent).integral
            let pixel = Bitmap.fits(area) ? reduce(Bitmap(image, area).pixels) : .zero
            return CIImage(CGRect(x: 0, y: 0, width: 1, height: 1)) { _, _ in pixel }
        }
    }
}

/// The last difference that was computed: neighbors on a screen often have the same colors.
private final class LastDifference: @unchecked Sendable {  // `lock` guards the mutable state
    private let lock = NSLock()
    private var colors = (Pixel.zero, Pixel.zero)
    private var value: Float = 0

    func difference(_ first: Pixel, _ second: Pixel) -> Float {
        guard first != second else { return 0 }
        return lock.withLock {
            if colors.0 != first || colors.1 != second { (colors, value) = ((first, second), LabColor.difference(first, second)) }
            return value
        }
    }
}

/// A color of CIE L*a*b*, for the white of daylight D65.
struct LabColor {
    let l, a, b: Float

    /// The values of a premultiplied sRGB pixel over black.
    init(_ pixel: Pixel) {
        let (r, g, b) = (Self.linear(pixel.x), Self.linear(pixel.y), Self.linear(pixel.z))
        let x = Self.curve((0.412_456_4 * r + 0.357_576_1 * g + 0.180_437_5 * b) / 0.950_47)
        let y = Self.curve(0.212_672_9 * r + 0.715_152_2 * g + 0.072_175_0 * b)
        let z = Self.curve((0.019_333_9 * r + 0.119_192_0 * g + 0.950_304_1 * b) / 1.088_83)
        (l, a, self.b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    /// The CIE 1994 color difference, with the weights for graphic arts; the first color is the standard.
    static func difference(_ first: Pixel, _ second: Pixel) -> Float {
        guard first != second else { return 0 }
        let (one, two) = (LabColor(first), LabColor(second))
        let (dl, da, db) = (one.l - two.l, one.a - two.a, one.b - two.b)
        let (c1, c2) = ((one.a * one.a + one.b * one.b).squareRoot(), (two.a * two.a + two.b * two.b).squareRoot())
        let dc = c1 - c2, hue = max(da * da + db * db - dc * dc, 0)
        let (sc, sh) = (1 + 0.045 * c1, 1 + 0.015 * c1)
        return min((dl * dl + dc * dc / (sc * sc) + hue / (sh * sh)).squareRoot(), 100)
    }

    /// The linear light of each byte.
    private static let table: [Float] = (0...255).map { byte in
        let value = Double(byte) / 255
        return Float(value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
    }

    private static func linear(_ channel: Float) -> Float { table[Int((min(max(channel, 0), 1) * 255).rounded())] }
    private static func curve(_ t: Float) -> Float { t > 216.0 / 24389 ? Float(cbrt(Double(t))) : (24389.0 / 27 * t + 16) / 116 }
}
