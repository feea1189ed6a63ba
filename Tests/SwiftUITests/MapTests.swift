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

    @MainActor private final class Memory {
        var chosen: Int?
        var proxy: MapProxy?
        var rect = MKMapRect()
        var selection: Binding<Int?> { Binding(get: { self.chosen }, set: { self.chosen = $0 }) }
    }

    @Test("a map's selection is the tag of the selected mark, and the identity of its element in a loop")
    func selection() throws {
        let memory = Memory()
        let screen = Screen(
            Map(initialPosition: .region(region), selection: memory.selection) {
                ForEach([Place(id: 7), Place(id: 8)]) { place in
                    Marker(coordinate: place.coordinate) { Text(verbatim: "Place \(place.id)") }
                }
                Marker("Tagged", coordinate: region.center).tag(9)
            })
        let view = try #require(screen.first(MKMapView.self))
        func annotation(_ title: String) throws -> any MKAnnotation { try #require(view.annotations.first { ($0.title ?? nil) == title }) }
        view.selectAnnotation(try annotation("Place 8"), animated: false)
        screen.turn()
        #expect(memory.chosen == 8)
        view.selectAnnotation(try annotation("Tagged"), animated: false)
        screen.turn()
        #expect(memory.chosen == 9)
        view.deselectAnnotation(try annotation("Tagged"), animated: false)
        screen.turn()
        #expect(memory.chosen == nil)
    }

    private struct Colored: View {
        let region: MKCoordinateRegion
        @State private var isChosen = false
        var body: some View {
            Map(initialPosition: .region(region)) { Marker("Here", coordinate: region.center).tint(isChosen ? Color.green : Color.blue) }
            Button("Choose") { isChosen = true }
        }
    }
    @Test("a balloon on the map takes the new color of its marker")
    func colors() throws {
        let screen = Screen(VStack { Colored(region: region) })
        let view = try #require(screen.first(MKMapView.self)), mark = try #require(view.annotations.first)
        let balloon = try #require(view.view(for: mark) as? MKMarkerAnnotationView)
        #expect(balloon.markerTintColor == UIColor(Color.blue))
        screen.tap("Choose")
        #expect(view.view(for: mark) === balloon && balloon.markerTintColor == UIColor(Color.green))
    }

    private struct Found: View {
        let places: [Place]
        @State private var count = 0
        var body: some View {
            let found = Array(places.prefix(count))
            Map { ForEach(found) { Marker("Place", coordinate: $0.coordinate) } }
            Button("Search") { count += 1 }
        }
    }
    @Test("a map without a position frames its content again when it changes, until the user moves it")
    func automatic() throws {
        let places = [48.2, 49.2, 50.2].enumerated().map {
            Place(id: $0.offset, coordinate: CLLocationCoordinate2D(latitude: $0.element, longitude: 16.4))
        }
        let screen = Screen(VStack { Found(places: places) })
        let view = try #require(screen.first(MKMapView.self))
        screen.tap("Search")
        #expect(abs(view.centerCoordinate.latitude - 48.2) < 0.01)
        screen.tap("Search")
        #expect(abs(view.centerCoordinate.latitude - 48.7) < 0.1 && view.region.span.latitudeDelta > 1)
        view.setCenter(CLLocationCoordinate2D(latitude: 10, longitude: 10), animated: false)
        screen.tap("Search")
        #expect(abs(view.centerCoordinate.latitude - 10) < 0.01 && view.annotations.count == 3)
    }

    private struct Moved: View {
        let log: Log
        @State private var position = Self.position(48)
        static func position(_ latitude: Double) -> MapCameraPosition {
            let center = CLLocationCoordinate2D(latitude: latitude, longitude: 16)
            return .region(MKCoordinateRegion(center: center, latitudinalMeters: 1000, longitudinalMeters: 1000))
        }
        var body: some View {
            Map(position: $position).onMapCameraChange { log.lines.append("\(Int($0.region.center.latitude.rounded()))") }
            Text(verbatim: position.positionedByUser ? "by the user" : "by the app")
            Button("Go") { position = Self.position(50) }
        }
    }
    @Test("a position that the app sets stays the app's, and each move is reported")
    func moves() throws {
        let log = Log(), screen = Screen(VStack { Moved(log: log) }), view = try #require(screen.first(MKMapView.self))
        screen.turn()
        #expect(log.take() == ["48"])
        screen.tap("Go")
        screen.stage.settle()
        screen.turn()
        #expect(log.take() == ["50"] && screen.texts.contains("by the app"))
        view.setCenter(CLLocationCoordinate2D(latitude: 10, longitude: 10), animated: false)
        screen.turn()
        #expect(log.take() == ["10"] && screen.texts.contains("by the user"))
    }

    @Test("a map writes the rectangle to which the user moves it to its binding")
    func rectangle() throws {
        let memory = Memory()
        memory.rect = MKMapRect(x: 1_000_000, y: 2_000_000, width: 5000, height: 5000)
        let screen = Screen(Map(mapRect: Binding(get: { memory.rect }, set: { memory.rect = $0 })))
        let view = try #require(screen.first(MKMapView.self))
        #expect(abs(view.visibleMapRect.midX - 1_002_500) < 1 && abs(view.visibleMapRect.midY - 2_002_500) < 1)
        view.setVisibleMapRect(memory.rect.offsetBy(dx: 100_000, dy: 0), animated: false)
        screen.turn()
        #expect(abs(memory.rect.midX - 1_102_500) < 1)
    }

    @Test("a reader's proxy converts between points and coordinates of the map inside it")
    func reader() throws {
        let memory = Memory()
        let screen = Screen(
            MapReader { proxy in
                Map(initialPosition: .region(region)) { MapPolyline(coordinates: [region.center], contourStyle: .geodesic).stroke(.red) }
                    .onAppear { memory.proxy = proxy }
            })
        let view = try #require(screen.first(MKMapView.self)), proxy = try #require(memory.proxy)
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY), coordinate = try #require(proxy.convert(middle, from: .local))
        #expect(abs(coordinate.latitude - 48.2) < 0.01 && abs(coordinate.longitude - 16.4) < 0.01)
        let point = try #require(proxy.convert(coordinate, to: .local))
        #expect(abs(point.x - middle.x) < 1 && abs(point.y - middle.y) < 1)
        #expect(view.overlays.first is MKGeodesicPolyline)
    }

    @Test("a line has its points and their shares of its length")
    func points() {
        let line = MKPolyline(
            points: [MKMapPoint(x: 0, y: 134_217_728), MKMapPoint(x: 10, y: 134_217_728), MKMapPoint(x: 40, y: 134_217_728)], count: 3)
        #expect(line.points()[2].x == 40 && line.location(atPointIndex: 0) == 0 && line.location(atPointIndex: 2) == 1)
        #expect(abs(line.location(atPointIndex: 1) - 0.25) < 0.001)
    }

    private final class Route: MKPolyline { var name = "" }
    private final class Zone: MKPolygon { var name = "" }
    @Test("a class of an app's own inherits the initializers of lines and areas") func subclasses() {
        let places = [CLLocationCoordinate2D(latitude: 1, longitude: 2), CLLocationCoordinate2D(latitude: 3, longitude: 4)]
        let route = Route(coordinates: places, count: 2), zone = Zone(points: places.map { MKMapPoint($0) }, count: 2)
        #expect(route.pointCount == 2 && abs(route.points()[1].coordinate.latitude - 3) < 1e-6)
        #expect(zone.pointCount == 2 && zone.interiorPolygons == nil && Route().pointCount == 0)
    }

    @Test("a request for map data fails with MapKit's own error") func failure() async throws {
        let error = await #expect(throws: MKError.self) { try await MKLocalSearch(request: MKLocalSearch.Request()).start() }
        #expect(
            error?.code == .serverFailure && error.map { ($0 as NSError).domain == "MKErrorDomain" && ($0 as NSError).code == 2 } == true)
    }
}
