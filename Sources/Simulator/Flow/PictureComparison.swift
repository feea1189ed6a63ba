import CoreGraphics
import Foundation
import UIKit

/// Compares two pictures pixel by pixel.
struct PictureComparison {
    let expectedSize: String
    let shownSize: String
    let haveOneSize: Bool
    /// The percentage of matching pixels; 0 for pictures of different sizes.
    private(set) var match = 0.0
    /// The picture on screen, pale, with differences in red, as PNG, or `nil` if the pictures match completely.
    private(set) var difference: Data?

    /// The distance below which colors match, in a cube of 255 by 255 by 255: a tenth of its diagonal.
    private static let tolerance = 0.1 * 3.0.squareRoot() * 255

    /// Fails if one of them is not a picture.
    @MainActor
    init?(expected: Data, shown: Data) {
        guard let expected = UIImage(data: expected)?.cgImage?.buffer, let shown = UIImage(data: shown)?.cgImage?.buffer else { return nil }
        (expectedSize, shownSize) = ("\(expected.width) × \(expected.height)", "\(shown.width) × \(shown.height)")
        haveOneSize = expected.width == shown.width && expected.height == shown.height
        guard haveOneSize, let marked = PixelBuffer(width: shown.width, height: shown.height, isOpaque: true) else { return }
        var differing = 0
        for y in 0..<shown.height {
            let (a, b, row) = (expected.row(y), shown.row(y), marked.row(y))
            for x in 0..<shown.width {
                if Self.agree(a[x], b[x]) {
                    row[x] = Self.pale(b[x])
                } else {
                    differing += 1
                    row[x] = 0xFFFF_2D20
                }
            }
        }
        marked.markDirty()
        match = 100 * (1 - Double(differing) / Double(shown.width * shown.height))
        difference = differing > 0 ? PNGEncoder.encode(marked) : nil
    }

    private static func agree(_ a: UInt32, _ b: UInt32) -> Bool {
        if a == b { return true }
        var sum = 0
        for shift: UInt32 in [0, 8, 16] {
            let distance = Int(a >> shift & 255) - Int(b >> shift & 255)
            sum += distance * distance
        }
        return Double(sum).squareRoot() <= tolerance
    }

    /// Returns a quarter of the color on white.
    private static func pale(_ pixel: UInt32) -> UInt32 {
        [0, 8, 16].reduce(0xFF00_0000) { $0 | (191 + (pixel >> $1 & 255) / 4) << $1 }
    }
}
