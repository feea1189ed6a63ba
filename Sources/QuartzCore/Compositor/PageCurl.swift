import CPixelKernels
import CoreGraphics
import Foundation

/// A turning page: it rolls up around a cylinder that moves from the free edge to the spine.
///
/// The cylinder's size, its slant, and the light are estimates; no measurement of UIKit's curl is known.
package struct PageCurl {
    /// The free edge, which is lifted first.
    package enum Edge { case left, right, top, bottom }

    private let edge: Edge
    /// The position of the spine: 0 at the side opposite the free edge, 0.5 in the middle, between two facing pages.
    private let spine: CGFloat
    /// The point at which the free edge is held, from -1 at its low end (top or left) to 1 at its high end; the nearer corner moves first.
    private let grip: CGFloat
    /// Whether the new page unrolls over the old one; otherwise the old one rolls up and uncovers the new.
    private let unrolls: Bool

    package init(edge: Edge, spine: CGFloat = 0, grip: CGFloat = 0.6, unrolls: Bool = false) {
        (self.edge, self.spine, self.grip, self.unrolls) = (edge, spine, max(-1, min(1, grip)), unrolls)
    }

    /// Creates the curl of a transition's type; fails for other types. `UIView`'s curls leave toward the bottom and come from the top.
    init?(_ type: CATransitionType, _ subtype: CATransitionSubtype?) {
        guard type == .pageCurl || type == .pageUnCurl else { return nil }
        let edge: Edge =
            switch subtype {
            case .fromRight: .right
            case .fromLeft: .left
            case .fromTop: .top
            default: .bottom
            }
        self.init(edge: edge, unrolls: type == .pageUnCurl)
    }

    // MARK: Drawing

    /// Draws the state at `progress` (0 to 1) between two pictures of the layer's box into a third of the same size.
    func draw(_ progress: CGFloat, from old: PixelBuffer, to new: PixelBuffer, on target: PixelBuffer) {
        for buffer in [old, new, target] { buffer.flush() }
        var sheet = pixels(unrolls ? new : old), under = pixels(unrolls ? old : new)
        Self.arcSines.withUnsafeBufferPointer { arcSines in
            var moment = geometry(unrolls ? 1 - progress : progress, CGFloat(target.width), CGFloat(target.height))
            (moment.arcSines, moment.arcCount) = (arcSines.baseAddress, arcSines.count)
            us_curlPage(&moment, &sheet, &under, target.row(0), target.bytesPerRow / 4)
        }
        target.markDirty()
    }

    private func geometry(_ progress: CGFloat, _ width: CGFloat, _ height: CGFloat) -> us_PageCurl {
        let isAcross = edge == .left || edge == .right
        let (length, breadth) = isAcross ? (width, height) : (height, width)
        let bound = spine * length, sheet = length - bound, rest = 1 - progress
        // The roll grows out of the edge and flattens at the end; the nearer corner leads in between.
        let growth = min(1, progress / 0.2, rest / 0.3), slope = 0.4 * grip * min(1, progress / 0.2) * rest,
            unit = 1 / (1 + slope * slope).squareRoot()
        let radius = 0.15 * min(sheet, breadth) * growth
        // The edge moves evenly from its position to the same distance beyond the spine.
        let middle = (length - 2 * progress * sheet + length - .pi * radius) / 2
        return us_PageCurl(
            axis: isAcross ? 0 : 1, isReversed: edge == .left || edge == .top ? 1 : 0, length: length, breadth: breadth, spine: bound,
            normalU: unit, normalV: slope * unit, contact: (middle + slope * breadth / 2) * unit, radius: radius,
            arcSines: nil, arcCount: 0)
    }

    private func pixels(_ buffer: PixelBuffer) -> us_Pixels {
        us_Pixels(
            pixels: buffer.base.assumingMemoryBound(to: UInt32.self), width: buffer.width, height: buffer.height,
            rowLength: buffer.bytesPerRow / 4)
    }

    private static let arcSines: [Double] = (0...512).map { asin(Double($0) / 512) }
}
