import UIKit

/// Draws one overlay. A subclass draws in map points from the corner of the overlay's `boundingMapRect`, as given by ``point(for:)`` and
/// ``rect(for:)``; `zoomScale` is the number of view points per map point.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
    open private(set) var overlay: any MKOverlay
    /// The opacity of the overlay.
    open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
    weak var canvas: OverlayCanvas?
    /// Creates a renderer of an overlay.
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

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        if path == nil { createPath() }
        guard let path, zoomScale > 0 else { return }
        if let fillColor {
            context.addPath(path)
            context.setFillColor(fillColor.cgColor)
            context.fillPath(using: .evenOdd)
        }
        guard let strokeColor else { return }
        context.addPath(path)
        context.setStrokeColor(strokeColor.cgColor)
        context.setLineWidth((lineWidth > 0 ? lineWidth : 3) / zoomScale)
        context.setLineJoin(lineJoin)
        context.setLineCap(lineCap)
        context.setMiterLimit(miterLimit)
        if let lineDashPattern {
            context.setLineDash(phase: lineDashPhase / zoomScale, lengths: lineDashPattern.map { CGFloat($0.doubleValue) / zoomScale })
        }
        context.strokePath()
    }

    fileprivate func outline(_ points: [MKMapPoint], closed: Bool) -> CGMutablePath {
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
    open var strokeStart: CGFloat = 0, strokeEnd: CGFloat = 1
    open override func createPath() { path = outline(polyline.places, closed: false) }
}
/// Draws an area and its outline.
open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// Creates a renderer of an area.
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
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
    /// Creates a renderer of a circle.
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
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
// FIXME(gap): tiles are neither loaded nor drawn.
/// Draws nothing: tiles are not loaded.
open class MKTileOverlayRenderer: MKOverlayRenderer {
    /// Creates a renderer of tiles, which aren't drawn.
    public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
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
            context.scaleBy(x: scale, y: scale)
            context.translateBy(x: renderer.origin.x - visible.minX, y: renderer.origin.y - visible.minY)
            renderer.draw(visible, zoomScale: scale, in: context)
            context.restoreGState()
        }
    }
}
