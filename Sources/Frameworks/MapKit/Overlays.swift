import UIKit

// The geometry of maps and of their overlays.

/// The ratio of the screen's points to map points.
public typealias MKZoomScale = CGFloat
/// A place on the flat map, 2²⁸ points wide, in Mercator's projection; y points south.
public struct MKMapPoint: Sendable, Equatable {
    /// The coordinates in the Mercator projection, with y downward.
    public var x: Double, y: Double
    /// Creates the map point at the upper-left corner of the world.
    public init() { (x, y) = (0, 0) }
    /// Creates a map point.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    /// Projects a coordinate with Mercator's projection onto a world of 2^28 points.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let latitude = min(max(coordinate.latitude, -85.051_128_78), 85.051_128_78) * .pi / 180
        x = (coordinate.longitude + 180) / 360 * MKMapSize.world.width
        y = (1 - log(tan(latitude) + 1 / cos(latitude)) / .pi) / 2 * MKMapSize.world.height
    }
    /// The location of the map point.
    public var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(
            latitude: atan(sinh(.pi * (1 - 2 * y / MKMapSize.world.height))) * 180 / .pi, longitude: x / MKMapSize.world.width * 360 - 180)
    }
    /// Returns the distance to a map point in meters.
    public func distance(to other: MKMapPoint) -> CLLocationDistance {
        let (a, b) = (coordinate, other.coordinate)
        return CLLocation(latitude: a.latitude, longitude: a.longitude).distance(
            from: CLLocation(latitude: b.latitude, longitude: b.longitude))
    }
}
/// A size on the flat map.
public struct MKMapSize: Sendable, Equatable {
    /// The width and the height in map points.
    public var width: Double, height: Double
    /// Creates a size in map points.
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}
/// A rectangle on the flat map.
public struct MKMapRect: Sendable, Equatable {
    /// The upper-left corner and the size.
    public var origin: MKMapPoint, size: MKMapSize
    /// Creates a rectangle without a size.
    public init() { (origin, size) = (MKMapPoint(), MKMapSize(width: 0, height: 0)) }
    /// Creates a rectangle of map points.
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    /// Creates a rectangle of map points.
    public init(x: Double, y: Double, width: Double, height: Double) {
        (origin, size) = (MKMapPoint(x: x, y: y), MKMapSize(width: width, height: height))
    }
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    /// The null rectangle, which contains nothing.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var width: Double { size.width }
    public var height: Double { size.height }
    /// Returns the smallest rectangle that contains both.
    public func union(_ other: MKMapRect) -> MKMapRect {
        if isNull { return other }
        if other.isNull { return self }
        let (x, y) = (min(minX, other.minX), min(minY, other.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }
    /// Whether the rectangle contains no point.
    public var isEmpty: Bool { isNull || width <= 0 || height <= 0 }
    /// The intersection, or null if the two have nothing in common.
    public func intersection(_ other: MKMapRect) -> MKMapRect {
        guard !isNull, !other.isNull else { return .null }
        let (x, y) = (max(minX, other.minX), max(minY, other.minY))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        return right < x || bottom < y ? .null : MKMapRect(x: x, y: y, width: right - x, height: bottom - y)
    }
    /// Whether the two intersect; sharing only an edge does not count.
    public func intersects(_ other: MKMapRect) -> Bool { !intersection(other).isEmpty }
    /// Returns whether the rectangle contains all of another.
    public func contains(_ other: MKMapRect) -> Bool { !other.isNull && union(other) == self }
    /// Returns the rectangle, moved by distances in map points.
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect { MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height) }
    /// Returns whether a map point is in the rectangle.
    public func contains(_ point: MKMapPoint) -> Bool { point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY }
    /// Returns the rectangle, smaller by distances in map points at each edge.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}
/// Returns the number of map points in a meter at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: Double) -> Double {
    MKMapSize.world.width / (40_075_016.7 * max(0.000_1, cos(latitude * .pi / 180)))
}
/// Returns the number of meters in a map point at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: Double) -> Double { 1 / MKMapPointsPerMeterAtLatitude(latitude) }
/// Returns the width of a road in points of the map, at a scale.
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat {
    // A road is 12 points of the screen wide, as far as one sees it.
    zoomScale > 0 ? 12 / zoomScale : 0
}
public func MKMapRectGetWidth(_ rect: MKMapRect) -> Double { rect.width }
/// Returns the coordinates and the size as text.
public func MKStringFromMapRect(_ rect: MKMapRect) -> String { "{{\(rect.minX), \(rect.minY)}, {\(rect.width), \(rect.height)}}" }

/// An ordered list of points.
open class MKMultiPoint: MKShape, MKOverlay, MKGeoJSONObject {
    private(set) final var places: [MKMapPoint] = []
    nonisolated(unsafe) private var copy: UnsafeMutablePointer<MKMapPoint>?  // Only `deinit` frees it.
    /// Public, because a class inherits the convenience initializers only if it can see all designated ones.
    public override init() { super.init() }
    convenience init(_ places: [MKMapPoint]) {
        self.init()
        self.places = places
    }
    deinit { copy?.deallocate() }
    /// The points, which last as long as this object.
    open func points() -> UnsafeMutablePointer<MKMapPoint> {
        if let copy { return copy }
        let made = UnsafeMutablePointer<MKMapPoint>.allocate(capacity: max(places.count, 1))
        made.initialize(from: places, count: places.count)
        copy = made
        return made
    }
    /// The number of points.
    open var pointCount: Int { places.count }
    /// Returns the share of the line's length at which a point is.
    open func location(atPointIndex index: Int) -> CGFloat {
        let lengths = zip(places, places.dropFirst()).map { $0.distance(to: $1) }, whole = lengths.reduce(0, +)
        return whole == 0 ? 0 : lengths.prefix(max(0, index)).reduce(0, +) / whole
    }
    /// Returns the places of points along the line, from 0 to 1.
    open func locations(atPointIndexes indexes: IndexSet) -> [CGFloat] { indexes.map { location(atPointIndex: $0) } }
    /// Copies the points in `range`; `coords` must have space for all of them.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for (place, index) in (range.location..<NSMaxRange(range)).enumerated() where places.indices.contains(index) {
            (coords + place).initialize(to: places[index].coordinate)
        }
    }
    /// The smallest rectangle that contains all points.
    open var boundingMapRect: MKMapRect {
        places.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize(width: 0, height: 0))) }
    }
    /// The center of the bounding rectangle.
    open override var coordinate: CLLocationCoordinate2D { MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate }
}
/// A line through points.
open class MKPolyline: MKMultiPoint {
    /// Creates a polygon between coordinates.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init((0..<count).map { MKMapPoint(coords[$0]) })
    }
    /// Creates a polygon between map points.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) { self.init((0..<count).map { points[$0] }) }
}
/// A line through points; drawn straight on the map, not along the globe.
open class MKGeodesicPolyline: MKPolyline {}
/// An area with optional holes.
open class MKPolygon: MKMultiPoint {
    /// The holes.
    open private(set) var interiorPolygons: [MKPolygon]?
    /// Creates a polygon with holes between coordinates; nil for no holes.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?) {
        self.init(coordinates: coords, count: count)
        self.interiorPolygons = interiorPolygons
    }
    /// Creates a polygon with holes between map points; nil for no holes.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?) {
        self.init(points: points, count: count)
        self.interiorPolygons = interiorPolygons
    }
    /// Creates a line through places.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init((0..<count).map { MKMapPoint(coords[$0]) })
    }
    /// Creates a line through map points.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) { self.init((0..<count).map { points[$0] }) }
}
/// A circle around a place, with its radius in meters.
open class MKCircle: MKShape, MKOverlay {
    private let center: CLLocationCoordinate2D
    open override var coordinate: CLLocationCoordinate2D { center }
    open private(set) var radius: CLLocationDistance
    /// Creates a circle with a radius in meters.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) { (center, self.radius) = (coord, radius) }
    /// Creates the circle around the middle of a rectangle that reaches to its longer sides.
    public convenience init(mapRect: MKMapRect) {
        let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
        self.init(
            center: center, radius: max(mapRect.width, mapRect.height) / 2 * MKMetersPerMapPointAtLatitude(center.latitude))
    }
    /// The smallest rectangle that contains the circle.
    open var boundingMapRect: MKMapRect {
        let (center, reach) = (MKMapPoint(coordinate), radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude))
        return MKMapRect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach)
    }
}
/// Whether an overlay is above the map's labels.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }
