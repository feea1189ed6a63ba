import Testing
import UIKit
import _MapKit_SwiftUICompanion

@Suite("SwiftUI maps")
@MainActor
struct MapTests {
    struct Place: Identifiable {
        let id: Int
        var coordinate = CLLocationCoordinate2D(latitude: 48.2, longitude: 16.4)
    }

    private func map(_ view: some View) throws -> MKMapView { try #require(Screen(view).first(MKMapView.self)) }

    private var region: MKCoordinateRegion {
        MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 48.2, longitude: 16.4), span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1)
        )
    }

    @Test("a map shows its binding's region and an annotation for each item")
    func items() throws {
        let items = [Place(id: 1), Place(id: 2, coordinate: CLLocationCoordinate2D(latitude: 48.21, longitude: 16.41))]
        let view = try map(
            Map(coordinateRegion: .constant(region), annotationItems: items) { MapMarker(coordinate: $0.coordinate, tint: .green) })
        #expect(abs(view.region.center.latitude - 48.2) < 0.01 && abs(view.centerCoordinate.longitude - 16.4) < 0.01)
        #expect(view.annotations.count == 2)
    }

    @Test("a map's content builder makes markers by name, views, and shapes")
    func content() throws {
        let view = try map(
            Map(initialPosition: .region(region)) {
                Marker("Here", coordinate: region.center)
                Annotation("There", coordinate: CLLocationCoordinate2D(latitude: 48.21, longitude: 16.41)) {
                    Circle().frame(width: 20, height: 20)
                }
                ForEach([Place(id: 7)]) { Marker("Seven", systemImage: "star", coordinate: $0.coordinate) }
                MapCircle(center: region.center, radius: 100).foregroundStyle(.red)
            }.mapStyle(.hybrid))
        #expect(Set(view.annotations.map { ($0.title ?? nil) ?? "" }) == ["Here", "There", "Seven"])
        #expect(view.overlays.count == 1 && view.mapType == .hybrid)
    }
}
