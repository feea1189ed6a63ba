import DeviceServices
import Foundation
@testable import MapKitCompanion
import Testing
import UIKitTesting

@MainActor @Suite("Content of maps", .serialized) struct MapContentTests {
    private final class Listener: NSObject, MKMapViewDelegate {
        var log: [String] = []
        func mapViewWillStartLocatingUser(_ mapView: MKMapView) { log.append("start") }
        func mapViewDidStopLocatingUser(_ mapView: MKMapView) { log.append("stop") }
        func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) { log.append("at \(userLocation.coordinate.latitude)") }
        func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) { log.append("fail") }
        func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) { log.append("mode \(mode.rawValue)") }
        func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
            MKOverlayPathRenderer(overlay: overlay)
        }
    }

    @Test("GeoJSON becomes annotations, lines, areas with holes, and features") func geoJSON() throws {
        let text = """
            {"type": "FeatureCollection", "features": [
              {"type": "Feature", "id": 7, "properties": {"name": "Path"},
               "geometry": {"type": "LineString", "coordinates": [[8, 50], [9, 51, 100]]}},
              {"type": "Feature", "properties": null, "geometry": {"type": "GeometryCollection", "geometries": [
                {"type": "Point", "coordinates": [8, 50]},
                {"type": "Polygon", "coordinates": [[[0, 0], [4, 0], [4, 4], [0, 0]], [[1, 1], [2, 1], [2, 2], [1, 1]]]},
                {"type": "MultiPolygon", "coordinates": [[[[0, 0], [1, 0], [1, 1], [0, 0]]], [[[5, 5], [6, 5], [6, 6], [5, 5]]]]}]}}]}
            """
        let features = try MKGeoJSONDecoder().decode(Data(text.utf8)).compactMap { $0 as? MKGeoJSONFeature }
        #expect(features.map(\.identifier) == ["7", nil])
        let properties = try JSONSerialization.jsonObject(with: try #require(features[0].properties)) as? [String: String]
        #expect(properties == ["name": "Path"] && features[1].properties == nil)
        let line = try #require(features[0].geometry.first as? MKPolyline)
        #expect(line.pointCount == 2 && abs(line.points()[1].coordinate.latitude - 51) < 1e-9)
        #expect((features[1].geometry[0] as? MKPointAnnotation)?.coordinate.longitude == 8)
        #expect((features[1].geometry[1] as? MKPolygon)?.interiorPolygons?.first?.pointCount == 4)
        #expect((features[1].geometry[2] as? MKMultiPolygon)?.polygons.count == 2)
        #expect(throws: MKError.self) { try MKGeoJSONDecoder().decode(Data("[]".utf8)) }
        do { _ = try MKGeoJSONDecoder().decode(Data("{\"type\": \"None\"}".utf8)) } catch MKError.decodingFailed {} catch {
            Issue.record("another error: \(error)")
        }
    }

    @Test("overlays have an order in their level, and those above roads are below the others") func levels() {
        let map = MKMapView()
        func circle(_ radius: Double) -> MKCircle { MKCircle(center: CLLocationCoordinate2D(), radius: radius) }
        func radii() -> [Double] { map.overlays.compactMap { ($0 as? MKCircle)?.radius } }
        let (one, two, three) = (circle(1), circle(2), circle(3))
        map.addOverlays([one, two])
        map.addOverlay(three, level: .aboveRoads)
        #expect(radii() == [3, 1, 2] && map.overlays(in: .aboveRoads).count == 1)
        map.insertOverlay(circle(4), at: 0)
        map.insertOverlay(circle(5), below: two)
        map.insertOverlay(circle(6), above: two)
        #expect(radii() == [3, 4, 1, 5, 2, 6])
        map.exchangeOverlay(one, with: three)
        #expect(radii() == [1, 4, 3, 5, 2, 6] && map.overlays(in: .aboveRoads).first === one)
        map.exchangeOverlay(at: 0, withOverlayAt: 4)
        #expect(radii() == [1, 6, 3, 5, 2, 4])
        #expect(one.intersects(MKMapRect.world) && !one.canReplaceMapContent)
    }

    @Test("a map shows the user's location, and follows it") func user() {
        DeviceServices.shared.change { $0.answers = [.location: .allow] }
        defer { DeviceServices.shared.state = .init() }
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), listener = Listener()
        map.delegate = listener
        DeviceServices.shared.change { $0.place = .init(latitude: 50, longitude: 8) }
        map.showsUserLocation = true
        EventLoop.main.advance(by: 0.1)
        #expect(listener.log == ["start", "at 50.0"] && map.annotations.count == 1 && map.userLocation.location?.coordinate.longitude == 8)
        listener.log = []
        map.setUserTrackingMode(.follow, animated: false)
        DeviceServices.shared.change { $0.place = .init(latitude: 51, longitude: 8) }
        EventLoop.main.advance(by: 1)
        #expect(listener.log == ["mode 1", "at 51.0"] && map.userTrackingMode == .follow && map.isUserLocationVisible)
        map.showsUserLocation = false
        #expect(listener.log.last == "stop" && map.annotations.isEmpty && map.userLocation.location == nil)
    }

    @Test("a tile's link has its numbers, and rows from the south if they are flipped") func tiles() {
        let tiles = MKTileOverlay(urlTemplate: "https://tiles.test/{z}/{x}/{y}{scale}.png")
        let path = MKTileOverlayPath(x: 1, y: 2, z: 3, contentScaleFactor: 2)
        #expect(tiles.url(forTilePath: path).absoluteString == "https://tiles.test/3/1/2@2x.png")
        tiles.isGeometryFlipped = true
        #expect(
            tiles.url(forTilePath: MKTileOverlayPath(x: 1, y: 2, z: 3, contentScaleFactor: 1)).absoluteString
                == "https://tiles.test/3/1/5.png")
        #expect(tiles.minimumZ == 0 && tiles.maximumZ == 21 && tiles.tileSize == CGSize(width: 256, height: 256))
    }

    @Test("a part of a line is drawn") func parts() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 10))
        #expect(MKOverlayPathRenderer.part(of: path, 0.25, 0.75).boundingBox == CGRect(x: 5, y: 0, width: 5, height: 5))
        #expect(MKOverlayPathRenderer.part(of: path, 0, 1).boundingBox == path.boundingBox)
        #expect(MKOverlayPathRenderer.part(of: path, 0.5, 0.5).isEmpty)
    }

    @Test("requests for places have their values, and fail because there is no service") func requests() async {
        #expect(MKAddress(fullAddress: "", shortAddress: nil) == nil && MKGeocodingRequest(addressString: "") == nil)
        let filter = MKAddressFilter(including: [.country, .locality])
        #expect(filter.includes(.country) && !filter.includes(.postalCode) && filter.excludes(.postalCode))
        #expect(
            MKPointOfInterestCategory.rvPark.rawValue == "MKPOICategoryRVPark"
                && MKPointOfInterestCategory.spa.rawValue == "MKPOICategorySpa")
        let request = MKLocalPointsOfInterestRequest(center: CLLocationCoordinate2D(latitude: 50, longitude: 8), radius: 500)
        #expect(request.radius == 500 && request.coordinate.latitude == 50 && MKPointsOfInterestRequestMaxRadius == 50_000)
        let item = MKMapItem(
            location: CLLocation(latitude: 1, longitude: 2), address: MKAddress(fullAddress: "1 Way\nTown", shortAddress: nil))
        #expect(item.location.coordinate.longitude == 2)
        #expect(item.addressRepresentations?.fullAddress(includingRegion: false, singleLine: true) == "1 Way, Town")
        await #expect(throws: MKError.self) {
            _ = try await MKReverseGeocodingRequest(location: CLLocation(latitude: 1, longitude: 2))?.mapItems
        }
        let camera = MKMapCamera(
            lookingAtCenter: CLLocationCoordinate2D(latitude: 50, longitude: 8),
            fromEyeCoordinate: CLLocationCoordinate2D(latitude: 49.9, longitude: 8),
            eyeAltitude: 1000)
        #expect(abs(camera.heading) < 1e-6 && camera.pitch > 80)
    }
}
