import CCairo
import CoreGraphics
import Foundation

/// A compositing filter that changes the picture of a layer with its sublayers: a blur, or colors.
package final class PictureFilter {
    /// Four rows of factors for red, green, blue, alpha, and one, of colors that are not multiplied by their alpha, from 0 to 1.
    package typealias Matrix = [Double]
    package enum Step: Equatable, Sendable {
        /// A Gaussian blur; the radius in points is its standard deviation. The edges of an opaque one do not fade.
        case blur(radius: CGFloat, isOpaque: Bool)
        case colors(Matrix)
        /// Pixels with an alpha in the range get a color (0xAARRGGBB, multiplied by its alpha); the others become transparent.
        case threshold(ClosedRange<Double>, color: UInt32)
    }
    package let steps: [Step]

    package init(_ steps: [Step]) { self.steps = steps }

    /// Whether a change of one pixel changes others.
    var spreads: Bool { steps.contains { if case .blur(let radius, _) = $0 { radius > 0 } else { false } } }

    /// Returns the number of pixels by which the picture grows at `scale`.
    package func reach(_ scale: CGFloat) -> Int32 {
        steps.reduce(0) { sum, step in
            guard case .blur(let radius, false) = step, radius > 0 else { return sum }
            return sum + Int32(BoxBlur.radii(sigma: radius * scale).reduce(0, +)) + 1
        }
    }

    package func apply(to picture: PixelBuffer, scale: CGFloat) {
        for step in steps {
            switch step {
            case .blur(let radius, _):
                // A blur wider than the picture itself makes no further difference.
                let sigma = min(CGFloat(max(picture.width, picture.height)), radius * scale)
                if sigma > 0 { BackdropDrawing.blur(picture, BoxBlur.radii(sigma: sigma)) }
                picture.markDirty()
            case .colors(let matrix): Self.transform(picture, matrix)
            case .threshold(let range, let color):
                picture.flush()
                for y in 0..<picture.height {
                    let row = picture.row(y)
                    for x in 0..<picture.width { row[x] = range.contains(Double(row[x] >> 24) / 255) ? color : 0 }
                }
                picture.markDirty()
            }
        }
    }

    private static func transform(_ picture: PixelBuffer, _ m: Matrix) {
        guard m.count == 20 else { return }
        picture.flush()
        for y in 0..<picture.height {
            let row = picture.row(y)
            for x in 0..<picture.width where row[x] >> 24 != 0 {
                let p = row[x], alpha = Double(p >> 24) / 255
                let (r, g, b) = (Double(p >> 16 & 255) / 255 / alpha, Double(p >> 8 & 255) / 255 / alpha, Double(p & 255) / 255 / alpha)
                @inline(__always) func value(_ i: Int) -> Double {
                    max(0, min(1, m[i] * r + m[i + 1] * g + m[i + 2] * b + m[i + 3] * alpha + m[i + 4]))
                }
                let a = value(15)
                @inline(__always) func byte(_ v: Double) -> UInt32 { UInt32((v * 255).rounded()) }
                row[x] = byte(a) << 24 | byte(value(0) * a) << 16 | byte(value(5) * a) << 8 | byte(value(10) * a)
            }
        }
        picture.markDirty()
    }
}
