import UIKit

/// Draws one overlay. A subclass draws in map points from the corner of the overlay's `boundingMapRect`, as given by ``point(for:)`` and
/// ``rect(for:)``; `zoomScale` is the number of view points per map point.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
    open private(set) var overlay: any MKOverlay
    /// The opacity of the overlay.
    open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
    weak var canvas: OverlayCanvas?
    /// The pixels in a point of the screen.
    public final var contentScaleFactor: CGFloat { canvas?.contentScaleFactor ?? UIScreen.main.scale }
    /// The way in which the overlay is combined with what is below it.
    public final var blendMode = CGBlendMode.normal { didSet { setNeedsDisplay() } }
    public init(overlay: any MKOverlay) { self.overlay = overlay }
    /// Creates a renderer that draws nothing, which delegates return for unknown overlays.
    public override init() { overlay = MKCircle(center: CLLocationCoordinate2D(), radius: 0) }
    /// Does nothing.
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
    /// Returns whether the overlay can be drawn now. The default is true.
    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
    /// Draws the overlay again.
    open func setNeedsDisplay() { canvas?.setNeedsDisplay() }
    /// Draws the whole overlay again, regardless of the rectangle.
    open func setNeedsDisplay(_ mapRect: MKMapRect) { setNeedsDisplay() }
    /// Draws the whole overlay again, regardless of the rectangle and the scale.
    open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { setNeedsDisplay() }
    /// Returns the point of the renderer for a map point.
    open func point(for mapPoint: MKMapPoint) -> CGPoint { CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y) }
    /// Returns the map point for a point of the renderer.
    open func mapPoint(for point: CGPoint) -> MKMapPoint { MKMapPoint(x: Double(point.x) + origin.x, y: Double(point.y) + origin.y) }
    /// Returns the rectangle of the renderer for one of map points.
    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
    }
    /// Returns the rectangle of map points for one of the renderer.
    open func mapRect(for rect: CGRect) -> MKMapRect {
        MKMapRect(origin: mapPoint(for: rect.origin), size: MKMapSize(width: Double(rect.width), height: Double(rect.height)))
    }
    /// The origin for drawing, as the world's coordinates are too large to be exact.
    fileprivate var origin: MKMapPoint { overlay.boundingMapRect.isNull ? MKMapPoint() : overlay.boundingMapRect.origin }
}

/// Draws overlays that are paths. `lineWidth` is in points of the view at every zoom; 0 draws a line of 3 points.
open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// The color inside; nil for none.
    open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The color of the line; nil for none.
    open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The width of the line in points of the screen; 0 for the default.
    open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// The shape of the line's corners.
    open var lineJoin = CGLineJoin.round
    /// The shape of the line's ends.
    open var lineCap = CGLineCap.round
    /// The largest ratio of a miter's length to the line's width.
    open var miterLimit: CGFloat = 10
    /// The distance into the dashes at which the line starts.
    open var lineDashPhase: CGFloat = 0
    /// The dash pattern in points, like `lineWidth`.
    open var lineDashPattern: [NSNumber]?
    /// The path in map points from the renderer's corner.
    open var path: CGPath!
    /// Sets ``path``; called when the renderer draws without one.
    open func createPath() {}
    /// Creates the path again before it is drawn.
    open func invalidatePath() {
        path = nil
        setNeedsDisplay()
    }

    /// Whether the overlay is drawn as a picture that is kept. It is stored but has no effect.
    public final var shouldRasterize = false

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        if path == nil { createPath() }
        guard let path, zoomScale > 0 else { return }
        if fillColor != nil {
            applyFillProperties(to: context, atZoomScale: zoomScale)
            fillPath(path, in: context)
        }
        guard strokeColor != nil else { return }
        applyStrokeProperties(to: context, atZoomScale: zoomScale)
        strokePath(strokedPart(of: path), in: context)
    }
    func strokedPart(of path: CGPath) -> CGPath { path }

    /// Sets the color inside.
    open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        if let fillColor { context.setFillColor(fillColor.cgColor) }
    }
    /// Fills a path; places in an even number of its rings are outside.
    open func fillPath(_ path: CGPath, in context: CGContext) {
        context.addPath(path)
        context.fillPath(using: .evenOdd)
    }
    open func strokePath(_ path: CGPath, in context: CGContext) {
        context.addPath(path)
        context.strokePath()
    }
    /// Sets the color, the width, and the shape of the line.
    open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        if let strokeColor { context.setStrokeColor(strokeColor.cgColor) }
        context.setLineWidth((lineWidth > 0 ? lineWidth : 3) / zoomScale)
        context.setLineJoin(lineJoin)
        context.setLineCap(lineCap)
        context.setMiterLimit(miterLimit)
        if let lineDashPattern {
            context.setLineDash(phase: lineDashPhase / zoomScale, lengths: lineDashPattern.map { CGFloat($0.doubleValue) / zoomScale })
        }
    }

    /// The part of a path between two shares of its length. Curves become lines.
    static func part(of path: CGPath, _ start: CGFloat, _ end: CGFloat) -> CGPath {
        guard start > 0 || end < 1 else { return path }
        let part = CGMutablePath()
        guard start < end else { return part }
        var lines: [(CGPoint, CGPoint)] = [], first = CGPoint.zero, last = CGPoint.zero
        func add(_ point: CGPoint) {
            lines.append((last, point))
            last = point
        }
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: (first, last) = (points[0], points[0])
            case .addLineToPoint: add(points[0])
            case .addQuadCurveToPoint:
                let (a, b, c) = (last, points[0], points[1])
                for step in 1...16 {
                    let t = CGFloat(step) / 16, u = 1 - t
                    add(CGPoint(x: u * u * a.x + 2 * u * t * b.x + t * t * c.x, y: u * u * a.y + 2 * u * t * b.y + t * t * c.y))
                }
            case .addCurveToPoint:
                let (a, b, c, d) = (last, points[0], points[1], points[2])
                for step in 1...16 {
                    let t = CGFloat(step) / 16, u = 1 - t
                    let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    add(CGPoint(x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y))
                }
            case .closeSubpath: add(first)
            @unknown default: break
            }
        }
        let lengths = lines.map { hypot($1.x - $0.x, $1.y - $0.y) }, whole = lengths.reduce(0, +)
        var reached: CGFloat = 0
        for (line, length) in zip(lines, lengths) where length > 0 {
            let from = max(0, (start * whole - reached) / length), to = min(1, (end * whole - reached) / length)
            reached += length
            guard from < to else { continue }
            func point(_ share: CGFloat) -> CGPoint {
                CGPoint(x: line.0.x + (line.1.x - line.0.x) * share, y: line.0.y + (line.1.y - line.0.y) * share)
            }
            if part.isEmpty || part.currentPoint != point(from) { part.move(to: point(from)) }
            part.addLine(to: point(to))
        }
        return part
    }

    final func outline(_ points: [MKMapPoint], closed: Bool) -> CGMutablePath {
        let path = CGMutablePath()
        for (index, mapPoint) in points.enumerated() {
            if index == 0 { path.move(to: point(for: mapPoint)) } else { path.addLine(to: point(for: mapPoint)) }
        }
        if closed { path.closeSubpath() }
        return path
    }
}
/// Draws a line along a polyline.
open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// Creates a renderer of a line.
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
    /// The line that is drawn.
    open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline([]) }
    /// The part of the line that is drawn, from 0 to 1.
    open var strokeStart: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// The part of the line that is drawn, from 0 to 1.
    open var strokeEnd: CGFloat = 1 { didSet { setNeedsDisplay() } }
    override func strokedPart(of path: CGPath) -> CGPath { Self.part(of: path, strokeStart, strokeEnd) }
    open override func createPath() { path = outline(polyline.places, closed: false) }
}
/// Draws an area and its outline.
open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// Creates a renderer of an area.
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
    public final var strokeStart: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// The part of the outline that is drawn, from 0 to 1.
    public final var strokeEnd: CGFloat = 1 { didSet { setNeedsDisplay() } }
    override func strokedPart(of path: CGPath) -> CGPath { Self.part(of: path, strokeStart, strokeEnd) }
    /// The area that is drawn.
    open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon([]) }
    open override func createPath() {
        let path = outline(polygon.places, closed: true)
        for hole in polygon.interiorPolygons ?? [] { path.addPath(outline(hole.places, closed: true)) }
        self.path = path
    }
}
/// Draws a circle whose radius is in meters on the ground.
open class MKCircleRenderer: MKOverlayPathRenderer {
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
    public final var strokeStart: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// The part of the outline that is drawn, from 0 to 1.
    public final var strokeEnd: CGFloat = 1 { didSet { setNeedsDisplay() } }
    override func strokedPart(of path: CGPath) -> CGPath { Self.part(of: path, strokeStart, strokeEnd) }
    /// The circle that is drawn.
    open var circle: MKCircle { overlay as? MKCircle ?? MKCircle(center: CLLocationCoordinate2D(), radius: 0) }
    open override func createPath() { path = CGPath(ellipseIn: rect(for: circle.boundingMapRect), transform: nil) }
}
// FIXME(gap): the line has the first of the colors everywhere.
/// A line whose color changes along it.
open class MKGradientPolylineRenderer: MKPolylineRenderer {
    open private(set) var colors: [UIColor] = []
    open private(set) var locations: [CGFloat] = []
    /// Keeps the colors and their places. The line has the first color everywhere.
    open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
        (self.colors, self.locations) = (colors, locations)
        strokeColor = colors.first
    }
}
/// The view in which overlays are drawn, in the order they were added.
final class OverlayCanvas: UIView {
    var viewport = MapViewport() { didSet { if !renderers.isEmpty { setNeedsDisplay() } } }
    var renderers: [MKOverlayRenderer] = [] { didSet { setNeedsDisplay() } }

    init() {
        super.init(frame: .zero)
        backgroundColor = .clear
        isUserInteractionEnabled = false
    }
    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard viewport.size != .zero, let context = UIGraphicsGetCurrentContext() else { return }
        let visible = viewport.mapRect, scale = CGFloat(viewport.pointsPerMapPoint)
        for renderer in renderers where renderer.alpha > 0 && renderer.canDraw(visible, zoomScale: scale) {
            context.saveGState()
            context.setAlpha(renderer.alpha)
            context.setBlendMode(renderer.blendMode)
            context.scaleBy(x: scale, y: scale)
            context.translateBy(x: renderer.origin.x - visible.minX, y: renderer.origin.y - visible.minY)
            renderer.draw(visible, zoomScale: scale, in: context)
            context.restoreGState()
        }
    }
}
