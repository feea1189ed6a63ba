import Foundation

/// Foundation's `intersection` and `intersects` stop the process at an edge that is not a number, which an app's figures may lead to.
extension CGRect {
    /// What two rectangles share, a line or point where they only touch; null where they do not meet, or where an edge is not a number.
    package func overlap(with other: CGRect) -> CGRect {
        guard hasEdges, other.hasEdges, !isNull, !other.isNull else { return .null }
        let (left, top) = (max(minX, other.minX), max(minY, other.minY))
        let (width, height) = (min(maxX, other.maxX) - left, min(maxY, other.maxY) - top)
        return width >= 0 && height >= 0 ? CGRect(x: left, y: top, width: width, height: height) : .null
    }

    /// Whether two rectangles share anything; no rectangle with an edge that is not a number does.
    package func meets(_ other: CGRect) -> Bool { !overlap(with: other).isNull }

    private var hasEdges: Bool { !(minX.isNaN || minY.isNaN || maxX.isNaN || maxY.isNaN) }
}
