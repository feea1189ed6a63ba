import CCairo
import Foundation

extension CGContext {
    // MARK: Building the current path

    /// Removes the current path. The path isn't part of the graphics state.
    public func beginPath() { devicePath = CGMutablePath() }
    /// Starts a subpath at a point in user space. The current transform applies to it immediately, not when the path is drawn.
    public func move(to point: CGPoint) { devicePath.move(to: point, transform: state.device) }
    /// Adds a line from the current point. Without one, it starts a subpath at `point`.
    public func addLine(to point: CGPoint) { devicePath.addLine(to: point, transform: state.device) }
    /// Starts a subpath at the first point and adds lines to the others.
    public func addLines(between points: [CGPoint]) { devicePath.addLines(between: points, transform: state.device) }
    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        devicePath.addCurve(to: end, control1: control1, control2: control2, transform: state.device)
    }
    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        devicePath.addQuadCurve(to: end, control: control, transform: state.device)
    }
    /// Adds a line to the start of the subpath, and joins both ends.
    public func closePath() { devicePath.closeSubpath() }
    /// Adds a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect) { devicePath.addRect(rect, transform: state.device) }
    /// Adds rectangles as closed subpaths.
    public func addRects(_ rects: [CGRect]) { devicePath.addRects(rects, transform: state.device) }
    /// Adds the ellipse that fills a rectangle as a closed subpath.
    public func addEllipse(in rect: CGRect) { devicePath.addEllipse(in: rect, transform: state.device) }
    /// Adds an arc, after a line from the current point to its start. Angles are in radians from the x axis. Clockwise is as seen with
    /// the y axis upward.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        devicePath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: state.device)
    }
    /// Adds an arc of the radius that touches the lines from the current point to `tangent1End`, and from there to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        devicePath.addArc(
            tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.device)
    }
    /// Adds a copy of a path, with the current transform applied.
    public func addPath(_ path: CGPath) { devicePath.addPath(path, transform: state.device) }

    /// Replaces the path with the outline of its stroke in the current line style.
    public func replacePathWithStrokedPath() {
        let user = userPath
        let outline = user.copy(
            strokingWithWidth: state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin,
            miterLimit: state.miterLimit)
        beginPath()
        addPath(outline)
    }

    // MARK: Asking about it

    private var userPath: CGPath { devicePath.applying(state.device.inverted()) }

    /// The path in user space, or nil if it is empty.
    public var path: CGPath? { devicePath.isEmpty ? nil : userPath }
    /// Whether the path has no elements.
    public var isPathEmpty: Bool { devicePath.isEmpty }
    /// The end of the path in user space.
    public var currentPointOfPath: CGPoint { devicePath.currentPoint.applying(state.device.inverted()) }
    /// The smallest rectangle in user space that contains all points of the path, including control points.
    public var boundingBoxOfPath: CGRect { userPath.boundingBox }

    /// Returns whether drawing the path in a mode would paint a point in user space.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let user = userPath
        func isInside(_ rule: CGPathFillRule) -> Bool { user.contains(point, using: rule) }
        func isOnStroke() -> Bool {
            user.copy(
                strokingWithWidth: state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin,
                miterLimit: state.miterLimit
            ).contains(point)
        }
        return switch mode {
        case .fill: isInside(.winding)
        case .eoFill: isInside(.evenOdd)
        case .stroke: isOnStroke()
        case .fillStroke: isInside(.winding) || isOnStroke()
        case .eoFillStroke: isInside(.evenOdd) || isOnStroke()
        }
    }

    // MARK: Painting it

    /// Fills the path and removes it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fillDevicePath(devicePath, rule)
        beginPath()
    }

    /// Strokes the path in the current line style and removes it.
    public func strokePath() {
        strokeDevicePath(devicePath)
        beginPath()
    }

    /// Fills or strokes the path, or both, and removes it.
    public func drawPath(using mode: CGPathDrawingMode) {
        switch mode {
        case .fill: fillDevicePath(devicePath, .winding)
        case .eoFill: fillDevicePath(devicePath, .evenOdd)
        case .stroke: strokeDevicePath(devicePath)
        case .fillStroke:
            fillDevicePath(devicePath, .winding)
            strokeDevicePath(devicePath)
        case .eoFillStroke:
            fillDevicePath(devicePath, .evenOdd)
            strokeDevicePath(devicePath)
        }
        beginPath()
    }

    /// Fills a rectangle. The path stays.
    public func fill(_ rect: CGRect) {
        let path = CGMutablePath()
        path.addRect(rect, transform: state.device)
        fillDevicePath(path, .winding)
    }

    /// Fills rectangles. Where they overlap, they are painted once. The path stays.
    public func fill(_ rects: [CGRect]) {
        let path = CGMutablePath()
        path.addRects(rects, transform: state.device)
        fillDevicePath(path, .winding)
    }

    /// Fills the ellipse in a rectangle. The path stays.
    public func fillEllipse(in rect: CGRect) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: state.device)
        fillDevicePath(path, .winding)
    }

    /// Strokes a rectangle, half of the line on each side of its edges. The path stays.
    public func stroke(_ rect: CGRect) {
        let path = CGMutablePath()
        path.addRect(rect, transform: state.device)
        strokeDevicePath(path)
    }

    /// Strokes a rectangle with a line width of its own. The path and the context's line width stay.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let before = state.lineWidth
        setLineWidth(width)
        stroke(rect)
        state.lineWidth = before
    }

    /// Strokes the ellipse in a rectangle. The path stays.
    public func strokeEllipse(in rect: CGRect) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: state.device)
        strokeDevicePath(path)
    }

    /// Strokes lines between pairs of points. A last point without a partner is ignored. The path stays.
    public func strokeLineSegments(between points: [CGPoint]) {
        let path = CGMutablePath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(to: points[index], transform: state.device)
            path.addLine(to: points[index + 1], transform: state.device)
        }
        strokeDevicePath(path)
    }

    /// Makes the rectangle transparent (black if the bitmap has no alpha), in every blend mode.
    public func clear(_ rect: CGRect) {
        guard rect.isFinite, state.device.isUsable else { return }
        let path = CGMutablePath()
        path.addRect(rect, transform: state.device)
        willDraw()
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        if DevicePath.emit(path, to: cairo) { cairo_fill(cairo) }
        didDraw()
    }

    // MARK: Clipping

    /// Intersects the clip with the current path, and clears the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(toDevicePath: devicePath, rule)
        beginPath()
    }

    /// Limits the clip to its intersection with a rectangle. Only ``restoreGState()`` or ``resetClip()`` enlarges it.
    public func clip(to rect: CGRect) {
        let path = CGMutablePath()
        path.addRect(rect, transform: state.device)
        clip(toDevicePath: path, .winding)
    }

    /// Limits the clip to its intersection with the union of rectangles.
    public func clip(to rects: [CGRect]) {
        let path = CGMutablePath()
        path.addRects(rects, transform: state.device)
        clip(toDevicePath: path, .winding)
    }

    private func clip(toDevicePath path: CGPath, _ rule: CGPathFillRule) {
        cairo_new_path(cairo)
        cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
        cairo_set_antialias(cairo, state.paintsAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        DevicePath.emit(path, to: cairo)
        cairo_clip(cairo)
    }

    /// Removes the clip of the current state. Restoring the state brings back the outer one's.
    public func resetClip() { cairo_reset_clip(cairo) }

    /// The smallest rectangle in user space that contains the clip.
    public var boundingBoxOfClipPath: CGRect {
        guard state.device.isUsable else { return .zero }
        return deviceClipBounds.applying(state.device.inverted())
    }

    /// The smallest rectangle of pixels that contains the clip; empty if everything is clipped.
    package var deviceClipBounds: CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

/// Passes device-space paths to Cairo.
package enum DevicePath {
    /// The largest coordinate within Cairo's fixed-point range.
    private static let limit: CGFloat = 4_000_000

    @inline(__always) private static func clamp(_ value: CGFloat) -> Double { Double(min(max(value, -limit), limit)) }

    /// Replaces Cairo's path. Returns `false` for a path with a NaN coordinate, which draws nothing.
    @discardableResult
    package static func emit(_ path: CGPath, to cairo: OpaquePointer) -> Bool {
        cairo_new_path(cairo)
        for point in path.points where point.x.isNaN || point.y.isNaN { return false }
        var current = CGPoint.zero
        path.forEachElement { type, points in
            switch type {
            case .moveToPoint:
                current = points[0]
                cairo_move_to(cairo, clamp(current.x), clamp(current.y))
            case .addLineToPoint:
                current = points[0]
                cairo_line_to(cairo, clamp(current.x), clamp(current.y))
            case .addQuadCurveToPoint:
                let curve = CubicCurve(current, quadraticControl: points[0], points[1])
                cairo_curve_to(
                    cairo, clamp(curve.p1.x), clamp(curve.p1.y), clamp(curve.p2.x), clamp(curve.p2.y),
                    clamp(curve.p3.x), clamp(curve.p3.y))
                current = points[1]
            case .addCurveToPoint:
                cairo_curve_to(
                    cairo, clamp(points[0].x), clamp(points[0].y), clamp(points[1].x), clamp(points[1].y),
                    clamp(points[2].x), clamp(points[2].y))
                current = points[2]
            case .closeSubpath:
                cairo_close_path(cairo)
                var (x, y) = (0.0, 0.0)
                cairo_get_current_point(cairo, &x, &y)
                current = CGPoint(x: x, y: y)
            }
        }
        return true
    }
}

extension CGAffineTransform {
    var cairoMatrix: cairo_matrix_t {
        cairo_matrix_t(xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
    }
}
