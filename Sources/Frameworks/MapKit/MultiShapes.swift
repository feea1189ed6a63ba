import UIKit

/// Lines that are one overlay.
open class MKMultiPolyline: MKShape, MKOverlay, MKGeoJSONObject {
    public let polylines: [MKPolyline]
    /// Creates an overlay of lines.
    public init(_ polylines: [MKPolyline]) { self.polylines = polylines }
    /// The smallest rectangle that contains all lines.
    open var boundingMapRect: MKMapRect { polylines.reduce(.null) { $0.union($1.boundingMapRect) } }
    /// The center of the bounding rectangle.
    open override var coordinate: CLLocationCoordinate2D { MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate }
}
/// Areas that are one overlay.
open class MKMultiPolygon: MKShape, MKOverlay, MKGeoJSONObject {
    public let polygons: [MKPolygon]
    /// Creates an overlay of areas.
    public init(_ polygons: [MKPolygon]) { self.polygons = polygons }
    /// The smallest rectangle that contains all areas.
    open var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }
    /// The center of the bounding rectangle.
    open override var coordinate: CLLocationCoordinate2D { MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate }
}
/// Draws lines that are one overlay.
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    /// Creates a renderer of lines.
    public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }
    /// The lines that are drawn.
    open var multiPolyline: MKMultiPolyline { overlay as? MKMultiPolyline ?? MKMultiPolyline([]) }
    open override func createPath() {
        let path = CGMutablePath()
        for line in multiPolyline.polylines { path.addPath(outline(line.places, closed: false)) }
        self.path = path
    }
}
/// Draws areas that are one overlay.
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
    /// Creates a renderer of areas.
    public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }
    /// The areas that are drawn.
    open var multiPolygon: MKMultiPolygon { overlay as? MKMultiPolygon ?? MKMultiPolygon([]) }
    open override func createPath() {
        let path = CGMutablePath()
        for polygon in multiPolygon.polygons {
            for ring in [polygon] + (polygon.interiorPolygons ?? []) { path.addPath(outline(ring.places, closed: true)) }
        }
        self.path = path
    }
}
