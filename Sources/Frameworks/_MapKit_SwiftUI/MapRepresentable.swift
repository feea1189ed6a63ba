import UIKitRuntime

/// The source of a map's position.
enum MapPlace {
    case region(Binding<MKCoordinateRegion>)
    case rect(Binding<MKMapRect>)
    case position(Binding<MapCameraPosition>)
    case initial(MapCameraPosition)
}

/// The map view behind a `Map`.
struct MapRepresentable: UIViewRepresentable {
    let place: MapPlace
    let modes: MapInteractionModes
    let showsUserLocation: Bool
    let marks: [MapMark]
    let choices: MapChoices
    let pick: MapPick?

    func makeCoordinator() -> MapCoordinator { MapCoordinator() }

    func makeUIView(context: Context) -> MKMapView {
        let view = MKMapView()
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ view: MKMapView, context: Context) {
        view.mapType = choices.type
        view.showsUserLocation = showsUserLocation
        (view.isScrollEnabled, view.isZoomEnabled) = (modes.contains(.pan), modes.contains(.zoom))
        (view.isRotateEnabled, view.isPitchEnabled) = (modes.contains(.rotate), modes.contains(.pitch))
        choices.holder?.map = view
        context.coordinator.update(view, self)
    }
}

/// Updates a map view from its `Map`, and writes the user's changes of position to the binding.
@MainActor
final class MapCoordinator: NSObject, MKMapViewDelegate {
    final class Item: MKPointAnnotation {
        var mark: MapMark
        init(_ mark: MapMark) {
            self.mark = mark
            super.init()
            (coordinate, title) = (mark.coordinate, mark.title)
        }
    }

    private var items: [String: Item] = [:]
    private var overlays: [ObjectIdentifier: MapMark] = [:]
    private var shown: MKCoordinateRegion?
    private var shownRect: MKMapRect?
    private var shownPosition: MapCameraPosition?
    /// The area of the content that an automatic position framed; nil for other positions, and after the user has moved the map.
    private var framed: MKMapRect?
    /// The number of moves by the app whose animation runs.
    private var moves = 0
    private var isReporting = false
    private var map: MapRepresentable?
    private var isUpdating = false

    func update(_ view: MKMapView, _ map: MapRepresentable) {
        isUpdating = true
        defer { isUpdating = false }
        self.map = map
        show(map.marks, in: view)
        showSelection(in: view)
        switch map.place {
        case .region(let region): go(to: region.wrappedValue, in: view)
        case .rect(let rect):
            guard rect.wrappedValue != shownRect else { break }
            shownRect = rect.wrappedValue
            view.setVisibleMapRect(rect.wrappedValue, animated: false)
        case .position(let position):
            if position.wrappedValue != shownPosition || hasNewContent { show(position.wrappedValue, in: view) }
        case .initial(let position): if shownPosition == nil || hasNewContent { show(position, in: view) }
        }
    }
    private var hasNewContent: Bool { framed.map { $0 != contentArea } ?? false }
    /// The smallest rectangle with all marks and shapes.
    private var contentArea: MKMapRect {
        let points = items.values.map { MKMapRect(origin: MKMapPoint($0.coordinate), size: MKMapSize(width: 0, height: 0)) }
        return (points + overlays.values.compactMap { $0.overlay?.boundingMapRect }).reduce(MKMapRect.null) { $0.union($1) }
    }

    private func go(to region: MKCoordinateRegion, in view: MKMapView) {
        guard shown?.isSame(region) != true else { return }
        let isAnimated = shown != nil && view.window != nil
        if isAnimated { moves += 1 }
        view.setRegion(region, animated: isAnimated)
        shown = region
    }

    private func show(_ position: MapCameraPosition, in view: MKMapView) {
        (shownPosition, framed) = (position, nil)
        frame(position, in: view)
    }
    private func frame(_ position: MapCameraPosition, in view: MKMapView) {
        switch position.aim {
        case .region(let region): go(to: region, in: view)
        case .camera(let camera):
            view.setCamera(
                MKMapCamera(
                    lookingAtCenter: camera.centerCoordinate, fromDistance: camera.distance, pitch: camera.pitch, heading: camera.heading),
                animated: false)
        case .user(let fallback):
            guard let place = CLLocationManager().location?.coordinate else { return frame(fallback, in: view) }
            go(to: MKCoordinateRegion(center: place, latitudinalMeters: 1000, longitudinalMeters: 1000), in: view)
        case .automatic:
            let area = contentArea
            framed = area
            guard !area.isNull else { return }
            let room = max(area.width, area.height, 500 * MKMapPointsPerMeterAtLatitude(area.origin.coordinate.latitude)) * 0.2
            view.setVisibleMapRect(area.insetBy(dx: -room, dy: -room), animated: false)
        }
    }

    private func show(_ marks: [MapMark], in view: MKMapView) {
        var kept: [String: Item] = [:]
        for mark in marks where ![.user, .shape].contains(mark.look) {
            let item = items.removeValue(forKey: mark.key) ?? Item(mark)
            item.mark = mark
            if kept[mark.key] == nil { kept[mark.key] = item }
        }
        view.removeAnnotations(Array(items.values))
        view.addAnnotations(kept.values.filter { item in !view.annotations.contains { $0 === item } })
        for item in kept.values { if let shown = view.view(for: item) { show(item.mark, in: shown) } }
        items = kept
        let shapes = marks.filter { $0.overlay != nil }
        view.removeOverlays(view.overlays)
        overlays = [:]
        for shape in shapes {
            guard let overlay = shape.overlay else { continue }
            overlays[ObjectIdentifier(overlay)] = shape
            view.addOverlay(overlay)
        }
    }

    private func showSelection(in view: MKMapView) {
        guard let pick = map?.pick else { return }
        let wanted = pick.selected().flatMap { tag in items.values.first { $0.mark.tag == tag } }
        let selected = view.selectedAnnotations.first as? Item
        guard wanted !== selected else { return }
        if let wanted { view.selectAnnotation(wanted, animated: false) } else { view.deselectAnnotation(selected, animated: false) }
    }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
        guard !isUpdating, let item = view.annotation as? Item else { return }
        map?.pick?.select(item.mark.tag)
    }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
        guard !isUpdating, view.annotation is Item else { return }
        map?.pick?.select(nil)
    }

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        guard let item = annotation as? Item else { return nil }
        switch item.mark.look {
        case .pin:
            let view = MKPinAnnotationView(annotation: item, reuseIdentifier: nil)
            show(item.mark, in: view)
            return view
        case .view:
            let view = MapMarkView(annotation: item, reuseIdentifier: nil)
            show(item.mark, in: view)
            return view
        default:
            let view = MKMarkerAnnotationView(annotation: item, reuseIdentifier: nil)
            view.glyphImage = item.mark.symbol.flatMap { UIImage(systemName: $0) }
            view.glyphText = item.mark.glyph
            show(item.mark, in: view)
            return view
        }
    }
    /// Shows what may change about a mark while its view stays: a view of the app's own, and the color.
    private func show(_ mark: MapMark, in view: MKAnnotationView) {
        let tint = mark.tint.map { UIColor($0) }
        switch view {
        case let view as MapMarkView: view.show(mark)
        case let view as MKPinAnnotationView: view.pinTintColor = tint ?? .systemRed
        case let view as MKMarkerAnnotationView: view.markerTintColor = tint
        default: break
        }
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        let renderer: MKOverlayPathRenderer
        switch overlay {
        case let circle as MKCircle: renderer = MKCircleRenderer(circle: circle)
        case let polygon as MKPolygon: renderer = MKPolygonRenderer(polygon: polygon)
        case let line as MKPolyline: renderer = MKPolylineRenderer(polyline: line)
        default: return MKOverlayRenderer(overlay: overlay)
        }
        let mark = overlays[ObjectIdentifier(overlay)]
        renderer.fillColor = mark?.fill.map { UIColor($0) }
        renderer.strokeColor = mark?.tint.map { UIColor($0) } ?? (mark?.fill == nil ? .systemBlue : nil)
        renderer.lineWidth = mark?.stroke.lineWidth ?? 0
        renderer.lineDashPattern = mark.flatMap { $0.stroke.dash.isEmpty ? nil : $0.stroke.dash.map { NSNumber(value: Double($0)) } }
        return renderer
    }

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        guard let map else { return }
        let isByApp = isUpdating || animated && moves > 0
        if animated, moves > 0 { moves -= 1 }
        // During the update of a view, its state can't change, and the map may have no size yet.
        if isUpdating { return reportLater(mapView) }
        shown = mapView.region
        switch map.place {
        case .region(let region): if !region.wrappedValue.isSame(mapView.region) { region.wrappedValue = mapView.region }
        case .rect(let rect):
            shownRect = mapView.visibleMapRect
            rect.wrappedValue = mapView.visibleMapRect
        case .position(let position):
            guard !isByApp else { break }
            var moved = MapCameraPosition.region(mapView.region)
            moved.positionedByUser = true
            (shownPosition, framed) = (moved, nil)
            position.wrappedValue = moved
        case .initial: if !isByApp { framed = nil }
        }
        report(mapView)
    }
    private func reportLater(_ mapView: MKMapView) {
        guard !isReporting else { return }
        isReporting = true
        EventLoop.main.enqueue { [weak self, weak mapView] in
            self?.isReporting = false
            if let mapView { self?.report(mapView) }
        }
    }
    private func report(_ mapView: MKMapView) {
        guard let map else { return }
        let camera = MapCamera(
            centerCoordinate: mapView.camera.centerCoordinate, distance: mapView.camera.centerCoordinateDistance,
            heading: mapView.camera.heading,
            pitch: mapView.camera.pitch)
        map.choices.cameraDidChange?(MapCameraUpdateContext(camera: camera, region: mapView.region, rect: mapView.visibleMapRect))
    }
}

/// A custom view at a coordinate on a map.
final class MapMarkView: MKAnnotationView {
    private let host = UIHostingController(rootView: AnyView(EmptyView()))

    func show(_ mark: MapMark) {
        host.rootView = mark.content ?? AnyView(EmptyView())
        host.view.backgroundColor = .clear
        if host.view.superview == nil { addSubview(host.view) }
        let size = host.sizeThatFits(in: CGSize(width: 1000, height: 1000))
        bounds.size = size
        host.view.frame = bounds
        centerOffset = CGPoint(x: (0.5 - mark.anchor.x) * size.width, y: (0.5 - mark.anchor.y) * size.height)
    }
}
