import Foundation

/// Foundation's `intersection` and `intersects` end the process if an edge is NaN, which an app's values may lead to.
extension CGRect {
    /// Returns the intersection of two rectangles, a line or point if they only touch, or a null rectangle if they do not meet or an edge
    /// is NaN.
    package func overlap(with other: CGRect) -> CGRect {
        guard hasEdges, other.hasEdges, !isNull, !other.isNull else { return .null }
        let (left, top) = (max(minX, other.minX), max(minY, other.minY))
        let (width, height) = (min(maxX, other.maxX) - left, min(maxY, other.maxY) - top)
        return width >= 0 && height >= 0 ? CGRect(x: left, y: top, width: width, height: height) : .null
    }

    /// Returns whether two rectangles intersect or touch; `false` if an edge is NaN.
    package func meets(_ other: CGRect) -> Bool { !overlap(with: other).isNull }

    private var hasEdges: Bool { !(minX.isNaN || minY.isNaN || maxX.isNaN || maxY.isNaN) }
}
