import MapKitCompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct MapViewTests {
    private static let tower = CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945)

    private final class Screen: UIViewController, MKMapViewDelegate {
        let map = MKMapView()
        var heard: [String] = []
        var make: ((any MKAnnotation) -> MKAnnotationView?)?

        override func loadView() {
            view = map
            map.delegate = self
            map.region = MKCoordinateRegion(center: MapViewTests.tower, latitudinalMeters: 4000, longitudinalMeters: 4000)
            add("Tower", 0, 0)
            add("Palace", 0.008, 0.01)
        }
        func add(_ title: String, _ north: Double, _ east: Double) {
            let point = MKPointAnnotation()
            point.title = title
            point.coordinate = CLLocationCoordinate2D(
                latitude: MapViewTests.tower.latitude + north, longitude: MapViewTests.tower.longitude + east)
            map.addAnnotation(point)
        }
        func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { make?(annotation) }
        func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
            heard.append("selected \((view.annotation?.title ?? "") ?? "")")
        }
        func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
            heard.append("deselected \((view.annotation?.title ?? "") ?? "")")
        }
        func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { heard.append("will \(animated)") }
        func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { heard.append("did \(animated)") }
        func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {
            heard.append("accessory of \((view.annotation?.title ?? "") ?? "")")
        }
        func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
            let renderer = MKCircleRenderer(overlay: overlay)
            renderer.fillColor = .systemBlue
            return renderer
        }
    }

    private func show() -> (Screen, Stage) {
        let screen = Screen()
        let stage = Stage(root: screen)
        stage.settle()
        screen.heard = []
        return (screen, stage)
    }

    @Test("a map shows its region, adjusted to the aspect ratio of its view") func region() {
        let (screen, _) = show()
        let region = screen.map.region, bounds = screen.map.bounds
        #expect(abs(region.center.latitude - Self.tower.latitude) < 1e-4 && abs(region.center.longitude - Self.tower.longitude) < 1e-9)
        let meters = region.span.longitudeDelta * 111_319.5 * cos(Self.tower.latitude * .pi / 180)
        #expect(abs(meters - 4000) < 1)
        #expect(region.span.latitudeDelta > 4000 / 111_319.5 * Double(bounds.height / bounds.width) * 0.99)
    }

    @Test("a marker's tip is at its coordinate, and moves with the annotation") func places() throws {
        let (screen, stage) = show()
        let annotation = try #require(screen.map.annotations.first as? MKPointAnnotation)
        let view = try #require(screen.map.view(for: annotation))
        let place = screen.map.convert(annotation.coordinate, toPointTo: screen.map)
        #expect(view is MKMarkerAnnotationView && view.frame.maxY == place.y && view.frame.midX == place.x)
        #expect(abs(place.x - screen.map.bounds.midX) < 0.01 && abs(place.y - screen.map.bounds.midY) < 1)
        annotation.coordinate.longitude += 0.005
        stage.turn()
        #expect(view.frame.midX > place.x + 10)
        let back = screen.map.convert(CGPoint(x: 100, y: 200), toCoordinateFrom: screen.map)
        let again = screen.map.convert(back, toPointTo: screen.map)
        #expect(abs(again.x - 100) < 1e-6 && abs(again.y - 200) < 1e-6)
    }

    @Test("an annotation's view is named by the title and the subtitle, or by the app")
    func names() {
        let point = MKPointAnnotation()
        (point.title, point.subtitle) = ("Tower", "Iron")
        let view = MKMarkerAnnotationView(annotation: point, reuseIdentifier: nil)
        #expect(view.accessibilityLabel == "Tower, Iron")
        point.subtitle = nil
        #expect(view.accessibilityLabel == "Tower")
        view.accessibilityLabel = "Landmark"
        view.prepareForDisplay()
        #expect(view.accessibilityLabel == "Landmark")
    }

    @Test("a tap selects an annotation and shows its callout, and a tap beside it deselects it") func choosing() throws {
        let (screen, stage) = show()
        let button = UIButton(type: .detailDisclosure)
        screen.map.removeAnnotations(screen.map.annotations)
        screen.make = { annotation in
            let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
            view.canShowCallout = true
            view.rightCalloutAccessoryView = button
            return view
        }
        screen.add("Tower", 0, 0)
        stage.settle()
        let place = screen.map.convert(Self.tower, toPointTo: nil)
        stage.tap(at: CGPoint(x: place.x, y: place.y - 20))
        stage.settle()
        #expect(screen.heard == ["selected Tower"] && screen.map.selectedAnnotations.count == 1)
        stage.advance(by: 0.5)
        // A button gets its touch-up only after no second tap has reached the map.
        stage.tap(button)
        stage.advance(by: 0.5)
        #expect(screen.heard.last == "accessory of Tower")
        #expect(button.window != nil && button.convert(button.bounds, to: nil).maxY < place.y - 30)
        stage.tap(at: CGPoint(x: 40, y: 700))
        stage.settle()
        #expect(screen.heard.last == "deselected Tower" && screen.map.selectedAnnotations.isEmpty && button.window == nil)
    }

    @Test("a drag moves the map, and the delegate is called once before and once after") func panning() {
        let (screen, stage) = show()
        stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 100, y: 600))
        stage.settle()
        #expect(screen.map.region.center.longitude > Self.tower.longitude)
        #expect(screen.heard == ["will false", "did false"])
    }

    @Test("annotation views out of sight are reused by reuse identifier") func reuse() throws {
        final class Own: MKAnnotationView {
            override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
                super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
                image = UIImage(systemName: "star")
            }
            required init?(coder: NSCoder) { nil }
        }
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        map.register(Own.self, forAnnotationViewWithReuseIdentifier: "own")
        let point = MKPointAnnotation(coordinate: Self.tower)
        let view = map.dequeueReusableAnnotationView(withIdentifier: "own", for: point)
        #expect(view is Own && view.annotation === point && view.reuseIdentifier == "own" && view.image != nil)
        #expect(map.dequeueReusableAnnotationView(withIdentifier: "other") == nil)
    }

    @Test("overlays are drawn at their coordinates") func overlays() throws {
        let (screen, stage) = show()
        screen.map.addOverlay(MKCircle(center: Self.tower, radius: 500))
        stage.settle()
        let place = screen.map.convert(Self.tower, toPointTo: nil)
        let reach = 500 / 4000 * screen.map.bounds.width
        let picture = try #require(UIImage(data: stage.png())?.cgImage), bytes = try #require(picture.dataProvider?.data as Data?)
        let scale = CGFloat(picture.width) / stage.window.bounds.width
        func isBlue(_ x: CGFloat) -> Bool {
            let start = Int((place.y + 3) * scale) * picture.bytesPerRow + Int(x * scale) * 4
            let pixel = bytes[start..<start + 4].sorted()
            return pixel == [0, 122, 255, 255]
        }
        let isInside = isBlue(place.x + reach * 0.9), isOutside = isBlue(place.x + reach * 1.1)
        #expect(isInside && !isOutside)
    }

    @Test("the older factory functions give the same values as the initializers") func makers() {
        let region = MKCoordinateRegionMake(Self.tower, MKCoordinateSpanMake(0.5, 0.25))
        #expect(region.center.latitude == Self.tower.latitude && region.span.latitudeDelta == 0.5 && region.span.longitudeDelta == 0.25)
    }

    @Test("an invalid region raises MapKit's exception") func invalid() {
        let map = MKMapView()
        let faults = Fault.catching {
            map.setRegion(
                MKCoordinateRegion(center: kCLLocationCoordinate2DInvalid, span: MKCoordinateSpan(latitudeDelta: .nan, longitudeDelta: 1)),
                animated: false)
        }
        #expect(faults.first?.reason.hasPrefix("Invalid Region <center:-180.00000000, -180.00000000 span:+nan") == true)
    }
}
