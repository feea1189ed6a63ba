import Foundation

/// A sequence of subpaths made of lines and Bézier curves.
public class CGPath: Hashable, @unchecked Sendable {
    package final var types: [CGPathElementType]
    package final var points: [CGPoint]

    package init(types: [CGPathElementType], points: [CGPoint]) { (self.types, self.points) = (types, points) }

    /// Creates a path of a rectangle, to which a transform is applied; nil for none.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(types: path.types, points: path.points)
    }

    /// Creates a path of the ellipse in a rectangle, to which a transform is applied; nil for none.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(types: path.types, points: path.points)
    }

    /// Creates a path of a rectangle with elliptical corners. `cornerWidth` and `cornerHeight` are the radii.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
        self.init(types: path.types, points: path.points)
    }

    /// Returns whether both paths have the same elements and points.
    public static func == (left: CGPath, right: CGPath) -> Bool {
        left === right || (left.types == right.types && left.points == right.points)
    }

    /// Combines the elements and points into a hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(types)
        for point in points { hasher.combine(point.x); hasher.combine(point.y) }
    }

    /// Whether the path has no elements.
    public final var isEmpty: Bool { types.isEmpty }

    /// The point at which the next segment starts; zero for an empty path.
    public final var currentPoint: CGPoint {
        guard types.last == .closeSubpath else { return points.last ?? .zero }
        var index = points.count
        for type in types.reversed() {
            index -= type.pointCount
            if type == .moveToPoint { return points[index] }
        }
        return .zero
    }

    // MARK: Copies

    /// Returns a copy that can't change.
    public final func copy() -> CGPath? { CGPath(types: types, points: points) }

    /// Returns a copy to which a transform is applied; nil for none.
    public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        guard let transform = transform?.pointee else { return copy() }
        return CGPath(types: types, points: points.map { $0.applying(transform) })
    }

    /// Returns a copy that can change.
    public final func mutableCopy() -> CGMutablePath? { CGMutablePath(types: types, points: points) }

    /// Returns a copy that can change, to which a transform is applied; nil for none.
    public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        guard let transform = transform?.pointee else { return mutableCopy() }
        return CGMutablePath(types: types, points: points.map { $0.applying(transform) })
    }

    /// Returns the outline of this path's stroke, as a path to fill with the winding rule.
    public final func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        var outline = StrokeOutline(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        outline.add(self)
        return outline.path.applying(transform)
    }

    /// Returns the dashes of the path. `lengths` are those of dashes and gaps in turn, of which `phase` is skipped at the start.
    public final func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        dashed(phase: phase, lengths: lengths).applying(transform)
    }

    /// Returns the path with curves replaced by straight lines that deviate by at most `threshold`.
    public final func flattened(threshold: CGFloat) -> CGPath {
        let flat = CGMutablePath()
        for subpath in polylines(tolerance: max(threshold, 0.0001)) { flat.add(subpath) }
        return flat
    }

    package final func applying(_ transform: CGAffineTransform) -> CGPath {
        transform.isIdentity ? self : CGPath(types: types, points: points.map { $0.applying(transform) })
    }

    // MARK: Walking

    /// Calls a block with each element in order. The element and its points are valid only during the call.
    public final func applyWithBlock(_ block: CGPathApplyBlock) {
        var index = 0
        var scratch = points
        scratch.append(.zero)
        scratch.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            for type in types {
                var element = CGPathElement(type: type, points: base + index)
                withUnsafePointer(to: &element) { block($0) }
                index += type.pointCount
            }
        }
    }

    /// Calls a function with each element in order, and with `info`.
    public final func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Calls `body` with each element and its points.
    @inline(__always)
    package final func forEachElement(_ body: (CGPathElementType, UnsafePointer<CGPoint>) -> Void) {
        points.withUnsafeBufferPointer { buffer in
            withUnsafePointer(to: CGPoint.zero) { none in
                var cursor = buffer.baseAddress ?? none
                for type in types {
                    body(type, cursor)
                    cursor += type.pointCount
                }
            }
        }
    }

    // MARK: Questions

    /// The smallest rectangle that contains all points, including control points; null for an empty path.
    public final var boundingBox: CGRect {
        guard let first = points.first else { return .null }
        var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
        for point in points {
            left = min(left, point.x); right = max(right, point.x)
            top = min(top, point.y); bottom = max(bottom, point.y)
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The smallest rectangle that contains the drawn outline; null for an empty path.
    public final var boundingBoxOfPath: CGRect { outlineBounds }

    /// Returns whether a point is in the path or on its outline, after a transform is applied to the path.
    public final func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        // Measured by yacir/CollectionViewSlantedLayout, CollectionViewSlantedMasksTests: corners and points on edges are contained.
        let winding = applying(transform).windingNumber(around: point)
        if winding.isOnOutline { return true }
        return rule == .winding ? winding.nonZero != 0 : winding.crossings % 2 != 0
    }

    /// Returns whether the path is a single axis-aligned rectangle, which is then stored in `rect`.
    public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = asRectangle else { return false }
        rect?.pointee = found
        return true
    }

    package final var asRectangle: CGRect? {
        let lines: [CGPathElementType] = [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint]
        guard points.count == 4 || (points.count == 5 && points[4] == points[0]), types.starts(with: lines) else {
            return nil
        }
        let tail = types.dropFirst(4)
        guard tail.allSatisfy({ $0 == .closeSubpath || $0 == .addLineToPoint }) else { return nil }
        let (p, q, r, s) = (points[0], points[1], points[2], points[3])
        let horizontalFirst = p.y == q.y && q.x == r.x && r.y == s.y && s.x == p.x
        let verticalFirst = p.x == q.x && q.y == r.y && r.x == s.x && s.y == p.y
        guard horizontalFirst || verticalFirst else { return nil }
        return boundingBox
    }
}
