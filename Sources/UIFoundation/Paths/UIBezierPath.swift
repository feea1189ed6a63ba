import Foundation
import QuartzCore

/// A path with the attributes for drawing it.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private var path = CGMutablePath()

    public override init() { super.init() }

    open class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        super.init()
        PathCoding.decode(self, coder)
    }
    open func encode(with coder: NSCoder) { PathCoding.encode(self, coder) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return other.path == path && other.lineWidth == lineWidth && other.lineCapStyle == lineCapStyle
            && other.lineJoinStyle == lineJoinStyle
            && other.miterLimit == miterLimit && other.flatness == flatness && other.usesEvenOddFillRule == usesEvenOddFillRule
    }
    open override var hash: Int { path.boundingBox.origin.x.hashValue ^ path.boundingBox.size.width.hashValue }

    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
        if radius > 0 {
            path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
        } else {
            path.addRect(rect)
        }
    }

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

    public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

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

    open func move(to point: CGPoint) { path.move(to: point) }

    open func addLine(to point: CGPoint) {
        guard hasCurrentPoint("addLineToPoint:") else { return }
        path.addLine(to: point)
    }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        guard hasCurrentPoint("addCurveToPoint:controlPoint1:controlPoint2:") else { return }
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        guard hasCurrentPoint("addQuadCurveToPoint:controlPoint:") else { return }
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc. Angles are in radians from the positive x axis; `clockwise` is as seen on screen, where y points down.
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    open func close() { if !path.isEmpty { path.closeSubpath() } }
    open func removeAllPoints() { path = CGMutablePath() }
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    open func reversing() -> UIBezierPath {
        let result = UIBezierPath(cgPath: path.reversed())
        result.copyStyle(of: self)
        return result
    }

    open func apply(_ transform: CGAffineTransform) {
        let transformed = CGMutablePath()
        transformed.addPath(path, transform: transform)
        path = transformed
    }

    open var isEmpty: Bool { path.isEmpty }
    open var bounds: CGRect { path.isEmpty ? .null : path.boundingBoxOfPath }
    open var currentPoint: CGPoint { path.currentPoint }

    open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding) }

    /// Whether the path has a current point. Core Graphics ignores a segment without one, with a message.
    private func hasCurrentPoint(_ name: String) -> Bool {
        guard path.isEmpty else { return true }
        Console.log("CGPathAddLineToPoint: no current point. (-[UIBezierPath \(name)] needs moveToPoint: first.)")
        return false
    }

    // MARK: Style

    open var lineWidth: CGFloat = 1
    open var lineCapStyle: CGLineCap = .butt
    open var lineJoinStyle: CGLineJoin = .miter
    open var miterLimit: CGFloat = 10
    open var flatness: CGFloat = 0.6
    open var usesEvenOddFillRule = false

    private var dashPattern: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashPattern = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
        dashPhase = phase
    }

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

    open func fill() { fill(with: .normal, alpha: 1) }
    open func stroke() { stroke(with: .normal, alpha: 1) }

    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
    }

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

    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.copyStyle(of: self)
        return copy
    }
}
