import Foundation
import UIKit

/// A picture that shows the changes: the actual picture in pale gray, and the differences in magenta, which is stronger for larger
/// differences.
enum DifferencePicture {
    /// Returns a picture that is as large as the larger of the two in each direction. Areas that only one of them has are blue.
    static func of(_ actual: Pixels, _ reference: Pixels) -> Pixels? {
        let width = max(actual.width, reference.width), height = max(actual.height, reference.height)
        guard let buffer = PixelBuffer(width: width, height: height, isOpaque: true) else { return nil }
        for y in 0..<height {
            let row = buffer.row(y)
            for x in 0..<width { row[x] = pixel(actual, reference, x, y) }
        }
        buffer.markDirty()
        return Pixels(buffer)
    }

    private static func pixel(_ actual: Pixels, _ reference: Pixels, _ x: Int, _ y: Int) -> UInt32 {
        let isInActual = x < actual.width && y < actual.height, isInReference = x < reference.width && y < reference.height
        guard isInActual, isInReference else { return isInActual || isInReference ? 0xFF4F_6BFF : 0xFFFF_FFFF }
        let (a, b) = (actual[x, y], reference[x, y])
        let color = Pixels.onWhite(a)
        let gray = UInt32(255 - (255 - (color.red * 2 + color.green * 5 + color.blue) / 8) / 4)
        guard a != b else { return 0xFF00_0000 | gray << 16 | gray << 8 | gray }
        // A difference of one level is also visible.
        let strength = UInt32(96 + Pixels.step(a, b) * 159 / 255)
        let green = gray * (255 - strength) / 255
        return 0xFF00_0000 | 0xE6 << 16 | green << 8 | 0xB4
    }
}
