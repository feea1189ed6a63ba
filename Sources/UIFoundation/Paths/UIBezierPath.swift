import Foundation
import QuartzCore

/// A path with the attributes for drawing it.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private var path = CGMutablePath()

    public override init() { super.init() }

    /// Always `true`.
    open class var supportsSecureCoding: Bool { true }
    /// Creates a path from an archive.
    public required init?(coder: NSCoder) {
        super.init()
        PathCoding.decode(self, coder)
    }
    /// Writes the path and its style to an archive.
    open func encode(with coder: NSCoder) { PathCoding.encode(self, coder) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return other.path == path && other.lineWidth == lineWidth && other.lineCapStyle == lineCapStyle
            && other.lineJoinStyle == lineJoinStyle
            && other.miterLimit == miterLimit && other.flatness == flatness && other.usesEvenOddFillRule == usesEvenOddFillRule
    }
    open override var hash: Int { path.boundingBox.origin.x.hashValue ^ path.boundingBox.size.width.hashValue }

    /// Creates a closed rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Creates the ellipse inside a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Creates a rectangle with round corners. The radius is at most half of the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
        if radius > 0 {
            path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
        } else {
            path.addRect(rect)
        }
    }

    /// Creates a rectangle of which some corners are round. Only the width of the radii counts, as in UIKit.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        let radius = max(0, min(cornerRadii.width, rect.width / 2, rect.height / 2))
        func rounding(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
        let (topLeft, topRight) = (rounding(.topLeft), rounding(.topRight))
        let (bottomLeft, bottomRight) = (rounding(.bottomLeft), rounding(.bottomRight))
        path.move(to: CGPoint(x: rect.minX + topLeft, y: rect.minY))
        corner(
            from: CGPoint(x: rect.maxX - topRight, y: rect.minY), at: CGPoint(x: rect.maxX, y: rect.minY),
            to: CGPoint(x: rect.maxX, y: rect.minY + topRight),
            topRight)
        corner(
            from: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight), at: CGPoint(x: rect.maxX, y: rect.maxY),
            to: CGPoint(x: rect.maxX - bottomRight, y: rect.maxY), bottomRight)
        corner(
            from: CGPoint(x: rect.minX + bottomLeft, y: rect.maxY), at: CGPoint(x: rect.minX, y: rect.maxY),
            to: CGPoint(x: rect.minX, y: rect.maxY - bottomLeft), bottomLeft)
        corner(
            from: CGPoint(x: rect.minX, y: rect.minY + topLeft), at: CGPoint(x: rect.minX, y: rect.minY),
            to: CGPoint(x: rect.minX + topLeft, y: rect.minY),
            topLeft)
        path.closeSubpath()
    }

    /// Creates an arc. Angles are in radians from the positive x axis, clockwise as seen on screen.
    public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a path with a copy of a Core Graphics path.
    public convenience init(cgPath: CGPath) {
        self.init()
        path = cgPath.mutableCopy() ?? CGMutablePath()
    }

    /// Adds a quarter ellipse approximated by one cubic curve: control points at 0.5523 of the radius.
    private func corner(from start: CGPoint, at vertex: CGPoint, to end: CGPoint, _ radius: CGFloat) {
        path.addLine(to: start)
        guard radius > 0 else { return }
        let k: CGFloat = 0.552_284_749_830_793_6
        path.addCurve(
            to: end, control1: CGPoint(x: start.x + (vertex.x - start.x) * k, y: start.y + (vertex.y - start.y) * k),
            control2: CGPoint(x: end.x + (vertex.x - end.x) * k, y: end.y + (vertex.y - end.y) * k))
    }

    // MARK: The path

    /// A copy of the path; setting it replaces the path.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// Begins a new part of the path at a point.
    open func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a straight line. Logs a message, and adds nothing, without a current point.
    open func addLine(to point: CGPoint) {
        guard hasCurrentPoint("addLineToPoint:") else { return }
        path.addLine(to: point)
    }

    /// Adds a cubic curve. Logs a message, and adds nothing, without a current point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        guard hasCurrentPoint("addCurveToPoint:controlPoint1:controlPoint2:") else { return }
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic curve. Logs a message, and adds nothing, without a current point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        guard hasCurrentPoint("addQuadCurveToPoint:controlPoint:") else { return }
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc. Angles are in radians from the positive x axis; `clockwise` is as seen on screen, where y points down.
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Closes the present part with a line to its beginning.
    open func close() { if !path.isEmpty { path.closeSubpath() } }
    /// Empties the path; its style stays.
    open func removeAllPoints() { path = CGMutablePath() }
    /// Adds the parts of another path, but not its style.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// Returns the path in the opposite direction, with the same style.
    open func reversing() -> UIBezierPath {
        let result = UIBezierPath(cgPath: path.reversed())
        result.copyStyle(of: self)
        return result
    }

    /// Transforms all points. The line width stays.
    open func apply(_ transform: CGAffineTransform) {
        let transformed = CGMutablePath()
        transformed.addPath(path, transform: transform)
        path = transformed
    }

    /// Whether the path has no elements.
    open var isEmpty: Bool { path.isEmpty }
    /// The rectangle around the curves without their control points; null for an empty path.
    open var bounds: CGRect { path.isEmpty ? .null : path.boundingBoxOfPath }
    /// The end of the last element; zero for an empty path.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether the filled path contains a point, by its fill rule.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding) }

    /// Whether the path has a current point. Core Graphics ignores a segment without one, with a message.
    private func hasCurrentPoint(_ name: String) -> Bool {
        guard path.isEmpty else { return true }
        Console.log("CGPathAddLineToPoint: no current point. (-[UIBezierPath \(name)] needs moveToPoint: first.)")
        return false
    }

    // MARK: Style

    /// The width of stroked lines in points, half on each side. 1 by default.
    open var lineWidth: CGFloat = 1
    /// The shape of the ends of lines.
    open var lineCapStyle: CGLineCap = .butt
    /// The shape of corners between lines.
    open var lineJoinStyle: CGLineJoin = .miter
    /// The greatest ratio of a pointed corner's length to the line width, beyond which it is cut off.
    open var miterLimit: CGFloat = 10
    /// The greatest distance between a curve and its drawing, in pixels. Stored but has no effect.
    open var flatness: CGFloat = 0.6
    /// Whether overlapping parts alternate between filled and empty, instead of by direction.
    open var usesEvenOddFillRule = false

    private var dashPattern: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    /// Sets the lengths of dashes and gaps in points, and where the pattern begins; no pattern draws solid lines.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashPattern = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
        dashPhase = phase
    }

    /// Writes the dashes to the pointers, `nil` for those not wanted. `pattern` must have room for all of them.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, value) in dashPattern.enumerated() { pattern?[index] = value }
        count?.pointee = dashPattern.count
        phase?.pointee = dashPhase
    }

    private func copyStyle(of other: UIBezierPath) {
        lineWidth = other.lineWidth
        lineCapStyle = other.lineCapStyle
        lineJoinStyle = other.lineJoinStyle
        miterLimit = other.miterLimit
        flatness = other.flatness
        usesEvenOddFillRule = other.usesEvenOddFillRule
        dashPattern = other.dashPattern
        dashPhase = other.dashPhase
    }

    // MARK: Drawing in the current context

    /// Fills the path with the current color.
    open func fill() { fill(with: .normal, alpha: 1) }
    /// Strokes the path with the current color and its own style.
    open func stroke() { stroke(with: .normal, alpha: 1) }

    /// Fills the path with a blend mode and an opacity.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
    }

    /// Strokes the path with a blend mode and an opacity.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dashPhase, lengths: dashPattern)
            context.strokePath()
        }
    }

    private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ paint: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.setAlpha(alpha) }
        context.addPath(path)
        paint(context)
        context.restoreGState()
    }

    /// Restricts drawing in the current context to the inside of the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Returns an independent copy with the same style.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.copyStyle(of: self)
        return copy
    }
}
