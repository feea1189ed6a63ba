import UIKit

/// An object of a GeoJSON file: a shape, or a feature with shapes.
@preconcurrency @MainActor
public protocol MKGeoJSONObject: NSObjectProtocol {}

/// A feature of a GeoJSON file: shapes with an identifier and properties.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
    /// The identifier as text; nil for none.
    public let identifier: String?
    /// The properties as JSON; nil for none.
    public let properties: Data?
    /// The shapes: point annotations, lines, and areas.
    public let geometry: [any MKShape & MKGeoJSONObject]
    init(_ identifier: String?, _ properties: Data?, _ geometry: [any MKShape & MKGeoJSONObject]) {
        (self.identifier, self.properties, self.geometry) = (identifier, properties, geometry)
    }
}

/// Reads GeoJSON, the format of RFC 7946.
@preconcurrency @MainActor
open class MKGeoJSONDecoder: NSObject {
    nonisolated public override init() { super.init() }

    /// Returns the features and shapes in GeoJSON. Throws an error if the data have another form.
    open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
        guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { throw MKError(.decodingFailed) }
        return try objects(root)
    }

    private func objects(_ object: [String: Any]) throws -> [any MKGeoJSONObject] {
        switch object["type"] as? String {
        case "FeatureCollection":
            guard let features = object["features"] as? [[String: Any]] else { throw MKError(.decodingFailed) }
            return try features.flatMap(objects)
        case "Feature":
            let shapes = try (object["geometry"] as? [String: Any]).map(shapes) ?? []
            let properties = (object["properties"] as? [String: Any]).flatMap { try? JSONSerialization.data(withJSONObject: $0) }
            let identifier = object["id"].map { $0 as? String ?? "\($0)" }
            return [MKGeoJSONFeature(identifier, properties, shapes)]
        default: return try shapes(object)
        }
    }

    private func shapes(_ object: [String: Any]) throws -> [any MKShape & MKGeoJSONObject] {
        let coordinates = object["coordinates"]
        switch object["type"] as? String {
        case "Point": return [MKPointAnnotation(coordinate: try place(coordinates))]
        case "MultiPoint": return try places(coordinates).map { MKPointAnnotation(coordinate: $0) }
        case "LineString": return [MKPolyline(try places(coordinates).map { MKMapPoint($0) })]
        case "MultiLineString":
            return [MKMultiPolyline(try list(coordinates).map { MKPolyline(try places($0).map { MKMapPoint($0) }) })]
        case "Polygon": return [try polygon(coordinates)]
        case "MultiPolygon": return [MKMultiPolygon(try list(coordinates).map(polygon))]
        case "GeometryCollection": return try (object["geometries"] as? [[String: Any]] ?? []).flatMap(shapes)
        default: throw MKError(.decodingFailed)
        }
    }

    private func list(_ value: Any?) throws -> [Any] {
        guard let list = value as? [Any] else { throw MKError(.decodingFailed) }
        return list
    }
    /// The longitude is first.
    private func place(_ value: Any?) throws -> CLLocationCoordinate2D {
        let numbers = try list(value).compactMap { ($0 as? NSNumber)?.doubleValue }
        guard numbers.count >= 2 else { throw MKError(.decodingFailed) }
        return CLLocationCoordinate2D(latitude: numbers[1], longitude: numbers[0])
    }
    private func places(_ value: Any?) throws -> [CLLocationCoordinate2D] { try list(value).map(place) }
    /// The rings after the first are holes.
    private func polygon(_ value: Any?) throws -> MKPolygon {
        let rings = try list(value).map(places)
        guard let outer = rings.first else { throw MKError(.decodingFailed) }
        let holes = rings.dropFirst().map { MKPolygon(coordinates: $0, count: $0.count) }
        return MKPolygon(coordinates: outer, count: outer.count, interiorPolygons: holes.isEmpty ? nil : Array(holes))
    }
}
