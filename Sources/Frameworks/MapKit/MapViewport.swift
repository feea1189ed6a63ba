import UIKit

/// The visible part of a map: its center, and the size of a point in map points.
struct MapViewport {
    /// The center in map points.
    private var center = MKMapPoint(MapViewport.country.center)
    /// The number of map points that one point of the view covers.
    private var scale = 1.0
    private(set) var size = CGSize.zero
    /// The area to show as soon as the view has a size.
    private var awaited: MKMapRect? = MapViewport.country.mapRect
    private var awaitedRegion: MKCoordinateRegion? = MapViewport.country

    /// The region of a new map in American English, as apps print it.
    private static let country = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 37.132_84, longitude: -95.785_58),
        span: MKCoordinateSpan(latitudeDelta: 76.16, longitudeDelta: 61.28))
    /// The height of the picture as seen from one meter away through a 30-degree lens.
    static let metersPerDistance = 2 * tan(Double.pi / 12)
    /// The scales from a house to the whole world.
    private var scales: ClosedRange<Double> { 0.1...max(0.1, MKMapSize.world.width / Double(max(size.width, size.height, 1))) }

    mutating func fit(_ size: CGSize) {
        guard size != self.size, size.width > 0, size.height > 0 else { return }
        self.size = size
        if let awaited { show(awaited, insets: .zero) }
    }

    mutating func show(_ region: MKCoordinateRegion) {
        awaitedRegion = region
        show(region.mapRect, insets: .zero)
        if awaited == nil { center = clamped(MKMapPoint(region.center)) } else { awaitedRegion = region }
    }

    /// Shows all of `area` within `insets`.
    mutating func show(_ area: MKMapRect, insets: UIEdgeInsets) {
        guard size != .zero else {
            (awaited, awaitedRegion) = (area, MKCoordinateRegion(area))
            return
        }
        awaited = nil
        let width = max(1, Double(size.width - insets.left - insets.right)),
            height = max(1, Double(size.height - insets.top - insets.bottom))
        scale = min(max(max(area.width / width, area.height / height), scales.lowerBound), scales.upperBound)
        center = clamped(
            MKMapPoint(
                x: area.midX + Double(insets.right - insets.left) / 2 * scale, y: area.midY + Double(insets.bottom - insets.top) / 2 * scale
            ))
    }

    mutating func show(center: MKMapPoint) {
        guard awaited != nil, let region = awaitedRegion else { return self.center = clamped(center) }
        show(MKCoordinateRegion(center: center.coordinate, span: region.span))
    }

    /// Pans the map by an offset in points.
    mutating func pan(by offset: CGPoint) {
        center = clamped(MKMapPoint(x: center.x - Double(offset.x) * scale, y: center.y - Double(offset.y) * scale))
    }

    /// Magnifies the map by `factor` around `point`.
    mutating func zoom(by factor: Double, around point: CGPoint) {
        guard factor > 0, factor.isFinite else { return }
        let held = mapPoint(for: point)
        scale = min(max(scale / factor, scales.lowerBound), scales.upperBound)
        let moved = mapPoint(for: point)
        center = clamped(MKMapPoint(x: center.x + held.x - moved.x, y: center.y + held.y - moved.y))
    }

    private func clamped(_ point: MKMapPoint) -> MKMapPoint {
        MKMapPoint(x: min(max(point.x, 0), MKMapSize.world.width), y: min(max(point.y, 0), MKMapSize.world.height))
    }

    var pointsPerMapPoint: Double { 1 / scale }
    var mapRect: MKMapRect {
        if let awaited { return awaited }
        let (width, height) = (Double(size.width) * scale, Double(size.height) * scale)
        return MKMapRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }
    var region: MKCoordinateRegion {
        if awaited != nil, let awaitedRegion { return awaitedRegion }
        var region = MKCoordinateRegion(mapRect)
        region.center = center.coordinate
        return region
    }
    var metersHigh: Double { mapRect.height * MKMetersPerMapPointAtLatitude(center.coordinate.latitude) }

    func point(for place: MKMapPoint) -> CGPoint {
        CGPoint(x: (place.x - center.x) / scale + Double(size.width) / 2, y: (place.y - center.y) / scale + Double(size.height) / 2)
    }
    func mapPoint(for point: CGPoint) -> MKMapPoint {
        MKMapPoint(
            x: center.x + (Double(point.x) - Double(size.width) / 2) * scale,
            y: center.y + (Double(point.y) - Double(size.height) / 2) * scale)
    }
}

extension MKCoordinateRegion {
    /// Creates the region of a rectangle of map points.
    public init(_ rect: MKMapRect) {
        let corner = rect.origin.coordinate, far = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(latitudeDelta: corner.latitude - far.latitude, longitudeDelta: far.longitude - corner.longitude))
    }
    /// The rectangle from corner to corner; the poles are cut where Mercator's map ends.
    var mapRect: MKMapRect {
        let corner = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: center.latitude + span.latitudeDelta / 2, longitude: center.longitude - span.longitudeDelta / 2))
        let far = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: center.latitude - span.latitudeDelta / 2, longitude: center.longitude + span.longitudeDelta / 2))
        return MKMapRect(x: corner.x, y: corner.y, width: far.x - corner.x, height: far.y - corner.y)
    }
    var isValid: Bool {
        CLLocationCoordinate2DIsValid(center) && (0...180).contains(span.latitudeDelta) && (0...360).contains(span.longitudeDelta)
    }
}
