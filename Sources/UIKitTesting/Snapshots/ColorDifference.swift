import Foundation

/// CIEDE2000: how different two sRGB colors look.
///
/// After Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula: Implementation Notes, Supplementary Test Data, and Mathematical
/// Observations" (2005).
enum ColorDifference {
    struct Lab {
        var l, a, b: Double
    }

    static func between(_ first: (red: Int, green: Int, blue: Int), _ second: (red: Int, green: Int, blue: Int)) -> Double {
        between(lab(first), lab(second))
    }

    /// Channels from 0 to 255, for the white of daylight D65.
    static func lab(_ color: (red: Int, green: Int, blue: Int)) -> Lab {
        func linear(_ channel: Int) -> Double {
            let value = Double(channel) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
        let x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047
        let y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b
        let z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883
        func f(_ t: Double) -> Double { t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116 }
        return Lab(l: 116 * f(y) - 16, a: 500 * (f(x) - f(y)), b: 200 * (f(y) - f(z)))
    }

    static func between(_ first: Lab, _ second: Lab) -> Double {
        let chroma = (hypot(first.a, first.b) + hypot(second.a, second.b)) / 2
        let seventh = pow(chroma, 7), twentyFive = 6_103_515_625.0  // 25 to the 7th
        let stretch = 0.5 * (1 - (seventh / (seventh + twentyFive)).squareRoot())
        let (a1, a2) = ((1 + stretch) * first.a, (1 + stretch) * second.a)
        let (c1, c2) = (hypot(a1, first.b), hypot(a2, second.b))
        let (h1, h2) = (hue(a1, first.b), hue(a2, second.b))

        let dl = second.l - first.l, dc = c2 - c1
        var turn = 0.0
        if c1 * c2 != 0 {
            turn = h2 - h1
            if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
        }
        let dh = 2 * (c1 * c2).squareRoot() * sin(radians(turn) / 2)

        let l = (first.l + second.l) / 2, c = (c1 + c2) / 2
        var h = h1 + h2
        if c1 * c2 != 0 {
            if abs(h1 - h2) > 180 { h += h < 360 ? 360 : -360 }
            h /= 2
        }
        let t =
            1 - 0.17 * cos(radians(h - 30)) + 0.24 * cos(radians(2 * h)) + 0.32 * cos(radians(3 * h + 6)) - 0.20 * cos(radians(4 * h - 63))
        let theta = 30 * exp(-pow((h - 275) / 25, 2))
        let rc = 2 * (pow(c, 7) / (pow(c, 7) + twentyFive)).squareRoot()
        let sl = 1 + 0.015 * pow(l - 50, 2) / (20 + pow(l - 50, 2)).squareRoot()
        let sc = 1 + 0.045 * c, sh = 1 + 0.015 * c * t
        let rt = -sin(radians(2 * theta)) * rc
        let (x, y, z) = (dl / sl, dc / sc, dh / sh)
        return max(0, x * x + y * y + z * z + rt * y * z).squareRoot()
    }

    /// Degrees from 0 to 360.
    private static func hue(_ a: Double, _ b: Double) -> Double {
        guard a != 0 || b != 0 else { return 0 }
        let degrees = atan2(b, a) * 180 / .pi
        return degrees < 0 ? degrees + 360 : degrees
    }

    private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}

/// The mean structural similarity of two pictures of one size, in brightness, over blocks of 8 by 8 pixels that overlap by half.
///
/// After Wang, Bovik, Sheikh and Simoncelli, "Image quality assessment: from error visibility to structural similarity" (2004), with their
/// constants.
enum StructuralSimilarity {
    static func of(_ first: Pixels, _ second: Pixels) -> Double {
        let side = 8, step = 4
        let width = first.width, height = first.height
        let (a, b) = (brightness(first), brightness(second))
        var sum = 0.0, count = 0.0
        for y in stride(from: 0, through: max(0, height - side), by: step) {
            for x in stride(from: 0, through: max(0, width - side), by: step) {
                sum += block(a, b, width, x..<min(width, x + side), y..<min(height, y + side))
                count += 1
            }
        }
        return count > 0 ? sum / count : 1
    }

    private static func brightness(_ pixels: Pixels) -> [Double] {
        var result: [Double] = []
        result.reserveCapacity(pixels.width * pixels.height)
        for y in 0..<pixels.height {
            for x in 0..<pixels.width {
                let color = Pixels.onWhite(pixels[x, y])
                result.append(0.299 * Double(color.red) + 0.587 * Double(color.green) + 0.114 * Double(color.blue))
            }
        }
        return result
    }

    private static func block(_ a: [Double], _ b: [Double], _ width: Int, _ columns: Range<Int>, _ rows: Range<Int>) -> Double {
        var (sumA, sumB, squareA, squareB, product) = (0.0, 0.0, 0.0, 0.0, 0.0)
        for y in rows {
            for x in columns {
                let (p, q) = (a[y * width + x], b[y * width + x])
                sumA += p
                sumB += q
                squareA += p * p
                squareB += q * q
                product += p * q
            }
        }
        let n = Double(columns.count * rows.count)
        let (meanA, meanB) = (sumA / n, sumB / n)
        let (varianceA, varianceB, covariance) = (squareA / n - meanA * meanA, squareB / n - meanB * meanB, product / n - meanA * meanB)
        let c1 = 6.5025, c2 = 58.5225  // (0.01 · 255)² and (0.03 · 255)²
        return (2 * meanA * meanB + c1) * (2 * covariance + c2) / ((meanA * meanA + meanB * meanB + c1) * (varianceA + varianceB + c2))
    }
}
