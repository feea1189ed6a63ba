import UIKit

/// A path that is filled and stroked.
open class SKShapeNode: SKNode {
    private let content = CAShapeLayer()

    public override init() {
        super.init()
        layer.addSublayer(content)
        draw()
    }
    /// Creates a node of a path, in points with y upward.
    public convenience init(path: CGPath) {
        self.init()
        self.path = path
        draw()
    }
    /// Creates a node of a path, around the node's position if `centered` is true.
    public convenience init(path: CGPath, centered: Bool) {
        let box = path.boundingBoxOfPath
        var shift = CGAffineTransform(translationX: -box.midX, y: -box.midY)
        self.init(path: centered ? path.copy(using: &shift) ?? path : path)
    }
    public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect, transform: nil)) }
    /// Creates a rectangle around the node's position.
    public convenience init(rectOf size: CGSize) {
        self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }
    /// Creates a rectangle with round corners.
    public convenience init(rect: CGRect, cornerRadius: CGFloat) {
        self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
    }
    /// Creates a rectangle with round corners around the node's position.
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
        self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height), cornerRadius: cornerRadius)
    }
    /// Creates a circle around the node's position.
    public convenience init(circleOfRadius radius: CGFloat) { self.init(ellipseOf: CGSize(width: radius * 2, height: radius * 2)) }
    /// Creates an ellipse around the node's position.
    public convenience init(ellipseOf size: CGSize) {
        self.init(ellipseIn: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }
    public convenience init(ellipseIn rect: CGRect) { self.init(path: CGPath(ellipseIn: rect, transform: nil)) }
    /// Creates a line through points.
    public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        let path = CGMutablePath()
        path.addLines(between: Array(UnsafeBufferPointer(start: points, count: numPoints)))
        self.init(path: path)
    }
    /// Creates a smooth curve through points.
    public convenience init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        self.init(path: Self.spline(Array(UnsafeBufferPointer(start: points, count: numPoints))))
    }
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        layer.addSublayer(content)
    }

    override func makeCopy() -> SKNode { SKShapeNode() }
    override func copyState(to copy: SKNode) {
        super.copyState(to: copy)
        guard let copy = copy as? SKShapeNode else { return }
        (copy.path, copy.fillColor, copy.strokeColor, copy.lineWidth, copy.glowWidth) = (path, fillColor, strokeColor, lineWidth, glowWidth)
        (copy.lineCap, copy.lineJoin, copy.miterLimit) = (lineCap, lineJoin, miterLimit)
    }

    /// The path in the node's coordinates.
    open var path: CGPath? { didSet { draw() } }
    /// The color inside; clear for none.
    open var fillColor = UIColor.clear { didSet { draw() } }
    /// The color of the line; clear for none.
    open var strokeColor = UIColor.white { didSet { draw() } }
    /// The width of the line in points.
    open var lineWidth: CGFloat = 1 { didSet { draw() } }
    /// The width in points of the glow around the line, drawn as a shadow of its color.
    open var glowWidth: CGFloat = 0 { didSet { draw() } }
    /// The shape of the line's ends.
    open var lineCap = CGLineCap.butt { didSet { draw() } }
    /// The shape of the line's corners.
    open var lineJoin = CGLineJoin.miter { didSet { draw() } }
    /// The largest ratio of a miter's length to the line's width.
    open var miterLimit: CGFloat = 10 { didSet { draw() } }
    /// Whether edges are smooth. It is stored but has no effect.
    open var isAntialiased = true
    /// The blend mode. It is stored but has no effect.
    open var blendMode = SKBlendMode.alpha
    // FIXME(gap): kept; shapes are filled with their color.
    /// The picture inside; nil for none. It is stored but has no effect.
    open var fillTexture: SKTexture?
    /// The programs that draw pixels; nil for none. They are stored but have no effect.
    open var fillShader: SKShader?, strokeShader: SKShader?
    /// The picture of the line; nil for none. It is stored but has no effect.
    open var strokeTexture: SKTexture?
    /// The length of the path in points.
    open var lineLength: CGFloat { path.map { CGFloat(MeasuredPath($0).length) } ?? 0 }

    override var contentRect: CGRect {
        path.map { $0.isEmpty ? .zero : $0.boundingBoxOfPath.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2) } ?? .zero
    }
    override var contentLayerCount: Int { 1 }

    private func draw() {
        var flip = CGAffineTransform(scaleX: 1, y: -1)
        CATransaction.withoutActions {
            content.path = path?.copy(using: &flip)
            content.fillColor = fillColor.cgColor
            content.strokeColor = strokeColor.cgColor
            content.lineWidth = lineWidth
            content.miterLimit = miterLimit
            content.lineCap = [.round: .round, .square: .square][lineCap] ?? .butt
            content.lineJoin = [.round: .round, .bevel: .bevel][lineJoin] ?? .miter
            content.shadowColor = strokeColor.cgColor
            content.shadowOffset = .zero
            content.shadowRadius = glowWidth
            content.shadowOpacity = glowWidth > 0 ? 1 : 0
        }
    }

    /// A smooth Catmull-Rom curve through the points.
    private static func spline(_ points: [CGPoint]) -> CGPath {
        let path = CGMutablePath()
        guard let first = points.first else { return path }
        path.move(to: first)
        for index in points.indices.dropLast() {
            let before = points[max(index - 1, 0)], from = points[index], to = points[index + 1],
                after = points[min(index + 2, points.count - 1)]
            path.addCurve(
                to: to, control1: CGPoint(x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6),
                control2: CGPoint(x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6))
        }
        return path
    }
}
