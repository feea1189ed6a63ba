import Foundation

public class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty path.
    public init() { super.init(types: [], points: []) }

    override package init(types: [CGPathElementType], points: [CGPoint]) { super.init(types: types, points: points) }

    // MARK: Points and curves

    /// Starts a subpath at a point, to which a transform is applied.
    public final func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        types.append(.moveToPoint)
        points.append(point.applying(transform))
    }

    /// Adds a line from the current point. Without one, it starts a subpath at `point`.
    public final func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        startSubpathIfNeeded(at: point, transform)
        types.append(.addLineToPoint)
        points.append(point.applying(transform))
    }

    /// Adds a quadratic Bézier curve from the current point. Without one, it starts a subpath at the control point.
    public final func addQuadCurve(
        to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
        startSubpathIfNeeded(at: control, transform)
        types.append(.addQuadCurveToPoint)
        points.append(control.applying(transform))
        points.append(end.applying(transform))
    }

    /// Adds a cubic Bézier curve from the current point. Without one, it starts a subpath at the first control point.
    public final func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        startSubpathIfNeeded(at: control1, transform)
        types.append(.addCurveToPoint)
        points.append(control1.applying(transform))
        points.append(control2.applying(transform))
        points.append(end.applying(transform))
    }

    /// Closes the subpath with a line to its start. It has no effect on an empty path or after another close.
    public final func closeSubpath() {
        guard let last = types.last, last != .closeSubpath else { return }
        types.append(.closeSubpath)
    }

    /// Starts a subpath if necessary: a segment after a close starts at the closed subpath's first point; one without a current point
    /// starts at its own end point.
    private func startSubpathIfNeeded(at point: CGPoint, _ transform: CGAffineTransform) {
        if types.isEmpty {
            types.append(.moveToPoint)
            points.append(point.applying(transform))
        } else if types.last == .closeSubpath {
            let start = currentPoint
            types.append(.moveToPoint)
            points.append(start)
        }
    }

    // MARK: Shapes

    /// Adds a rectangle as a closed subpath. The null rectangle adds nothing.
    public final func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        let rect = rect.standardized
        move(to: CGPoint(x: rect.minX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: transform)
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: transform)
        closeSubpath()
    }

    /// Adds rectangles as closed subpaths.
    public final func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Starts a subpath at the first point and adds lines to the others.
    public final func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds the ellipse in a rectangle as a closed subpath. The null rectangle adds nothing.
    public final func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        let rect = rect.standardized
        let (x, y) = (rect.midX, rect.midY)
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        let (kx, ky) = (rx * CGMutablePath.circleControl, ry * CGMutablePath.circleControl)
        func at(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
        move(to: at(rx, 0), transform: transform)
        addCurve(to: at(0, ry), control1: at(rx, ky), control2: at(kx, ry), transform: transform)
        addCurve(to: at(-rx, 0), control1: at(-kx, ry), control2: at(-rx, ky), transform: transform)
        addCurve(to: at(0, -ry), control1: at(-rx, -ky), control2: at(-kx, -ry), transform: transform)
        addCurve(to: at(rx, 0), control1: at(kx, -ry), control2: at(rx, -ky), transform: transform)
        closeSubpath()
    }

    /// Adds a rounded rectangle. Corners wider or taller than half the rectangle are reduced to the half, for which Apple's function traps.
    public final func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard !rect.isNull else { return }
        let rect = rect.standardized
        let rx = min(max(cornerWidth, 0), rect.width / 2)
        let ry = min(max(cornerHeight, 0), rect.height / 2)
        guard rx > 0, ry > 0 else { return addRect(rect, transform: transform) }
        let (kx, ky) = (rx * (1 - CGMutablePath.circleControl), ry * (1 - CGMutablePath.circleControl))
        let (l, r, t, b) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        func curve(_ x: CGFloat, _ y: CGFloat, _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
            addCurve(
                to: CGPoint(x: x, y: y), control1: CGPoint(x: x1, y: y1), control2: CGPoint(x: x2, y: y2),
                transform: transform)
        }
        move(to: CGPoint(x: r, y: t + rect.height / 2), transform: transform)
        addLine(to: CGPoint(x: r, y: b - ry), transform: transform)
        curve(r - rx, b, r, b - ky, r - kx, b)
        addLine(to: CGPoint(x: l + rx, y: b), transform: transform)
        curve(l, b - ry, l + kx, b, l, b - ky)
        addLine(to: CGPoint(x: l, y: t + ry), transform: transform)
        curve(l + rx, t, l, t + ky, l + kx, t)
        addLine(to: CGPoint(x: r - rx, y: t), transform: transform)
        curve(r, t + ry, r - kx, t, r, t + ky)
        closeSubpath()
    }

    /// Adds the elements of a path, to which a transform is applied.
    public final func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        types.append(contentsOf: path.types)
        points.append(contentsOf: transform.isIdentity ? path.points : path.points.map { $0.applying(transform) })
    }

    // MARK: Arcs

    /// Adds an arc with increasing angles, or with decreasing ones if `clockwise`, as seen with the y axis pointing up.
    public final func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * CGFloat.pi
        var delta = endAngle - startAngle
        guard delta.isFinite, radius.isFinite, center.isFinite else { return }
        if clockwise {
            if delta > 0 { delta = delta.truncatingRemainder(dividingBy: turn) - turn }
            delta = max(delta, -turn)
        } else {
            if delta < 0 { delta = delta.truncatingRemainder(dividingBy: turn) + turn }
            delta = min(delta, turn)
        }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// Adds an arc from an angle over `delta`, both in radians. A negative `delta` turns the other way.
    public final func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard delta.isFinite, radius.isFinite, startAngle.isFinite, center.isFinite else { return }
        func at(_ angle: CGFloat) -> (point: CGPoint, cosine: CGFloat, sine: CGFloat) {
            let (cosine, sine) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
            return (CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine), cosine, sine)
        }
        var from = at(startAngle)
        if types.isEmpty {
            move(to: from.point, transform: transform)
        } else {
            addLine(to: from.point, transform: transform)
        }
        let count = min(max(Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)), 1), 4096)
        let step = delta / CGFloat(count)
        let control = radius * 4 / 3 * CGFloat(tan(Double(step / 4)))
        guard delta != 0, radius != 0 else { return }
        for index in 1...count {
            let to = at(startAngle + step * CGFloat(index))
            addCurve(
                to: to.point,
                control1: CGPoint(x: from.point.x - control * from.sine, y: from.point.y + control * from.cosine),
                control2: CGPoint(x: to.point.x + control * to.sine, y: to.point.y - control * to.cosine),
                transform: transform)
            from = to
        }
    }

    /// Adds a line toward `tangent1End` and the arc that rounds the corner there.
    public final func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let start = isEmpty ? tangent1End : currentPoint.applying(transform.inverted())
        let (ux, uy) = (start.x - tangent1End.x, start.y - tangent1End.y)
        let (vx, vy) = (tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
        let (u, v) = ((ux * ux + uy * uy).squareRoot(), (vx * vx + vy * vy).squareRoot())
        let cross = ux * vy - uy * vx
        guard u > 0, v > 0, radius > 0, abs(cross) > 1e-9 * u * v, cross.isFinite else {
            return addLine(to: tangent1End, transform: transform)
        }
        let angle = CGFloat(acos(Double(min(max((ux * vx + uy * vy) / (u * v), -1), 1))))
        let tangent = radius / CGFloat(tan(Double(angle / 2)))
        let begin = CGPoint(x: tangent1End.x + ux / u * tangent, y: tangent1End.y + uy / u * tangent)
        let end = CGPoint(x: tangent1End.x + vx / v * tangent, y: tangent1End.y + vy / v * tangent)
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(x: begin.x - side * uy / u * radius, y: begin.y + side * ux / u * radius)
        addLine(to: begin, transform: transform)
        let startAngle = CGFloat(atan2(Double(begin.y - center.y), Double(begin.x - center.x)))
        let endAngle = CGFloat(atan2(Double(end.y - center.y), Double(end.x - center.x)))
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: side > 0,
            transform: transform)
    }

    /// The distance of a quarter circle's control points from its ends, for radius 1.
    package static let circleControl: CGFloat = 0.552_284_749_830_793_4
}
