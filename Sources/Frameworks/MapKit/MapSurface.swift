import UIKit

/// Everything a map view shows: the ground, the overlays on it, the annotations, and the callout of the selected one.
final class MapSurface: UIView {
    weak var map: MKMapView?
    let ground = MapGround()
    private let overlayCanvas = OverlayCanvas()
    private let pins = UIView()
    private var callout: MapCallout?
    var classes: [String: MKAnnotationView.Type] = [:]
    private var views: [ObjectIdentifier: MKAnnotationView] = [:]
    private var idle: [String: [MKAnnotationView]] = [:]
    private(set) var selected: (any MKAnnotation)?

    init() {
        super.init(frame: .zero)
        for view in [ground, overlayCanvas, pins] {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }
    required init?(coder: NSCoder) { nil }

    // MARK: Views of annotations

    func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }

    func dequeue(_ identifier: String, for annotation: (any MKAnnotation)?) -> MKAnnotationView? {
        if let view = idle[identifier]?.popLast() {
            view.prepareForReuse()
            view.annotation = annotation
            return view
        }
        return classes[identifier].map { MKAnnotationView.make($0, annotation: annotation, identifier: identifier) }
    }

    private func makeView(for annotation: any MKAnnotation, on map: MKMapView) -> MKAnnotationView {
        let view =
            map.delegate?.mapView(map, viewFor: annotation)
            ?? (annotation is MKUserLocation ? MKUserLocationView(annotation: annotation, reuseIdentifier: nil) : nil)
            ?? map.dequeueReusableAnnotationView(
                withIdentifier: annotation is MKClusterAnnotation
                    ? MKMapViewDefaultClusterAnnotationViewReuseIdentifier : MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
        view.annotation = annotation
        return view
    }

    func forget(_ annotation: any MKAnnotation) {
        if selected === annotation { select(nil, animated: false) }
        putAway(ObjectIdentifier(annotation))
    }

    private func putAway(_ key: ObjectIdentifier) {
        guard let view = views.removeValue(forKey: key) else { return }
        view.removeFromSuperview()
        if let identifier = view.reuseIdentifier { idle[identifier, default: []].append(view) }
    }

    /// Positions everything for the visible region; creates views for annotations that become visible and recycles those that leave it.
    func update() {
        guard let map, map.viewport.size != .zero else { return }
        ground.viewport = map.viewport
        overlayCanvas.viewport = map.viewport
        guard map.window != nil else { return }
        // An annotation outside the edge by less than a pin's height is partly visible.
        let sight = map.bounds.insetBy(dx: -60, dy: -60)
        var added: [MKAnnotationView] = []
        for annotation in map.annotations where CLLocationCoordinate2DIsValid(annotation.coordinate) {
            let place = map.viewport.point(for: MKMapPoint(annotation.coordinate))
            let key = ObjectIdentifier(annotation)
            guard sight.contains(place) || selected === annotation else {
                putAway(key)
                continue
            }
            let isNew = views[key] == nil
            let view = views[key] ?? makeView(for: annotation, on: map)
            if isNew {
                views[key] = view
                UIView.performWithoutAnimation {
                    view.prepareForDisplay()
                    view.place(at: place)
                    pins.addSubview(view)
                    view.layoutIfNeeded()
                }
                added.append(view)
            } else {
                view.place(at: place)
                view.annotationChanged()
            }
        }
        placeCallout()
        if !added.isEmpty { map.delegate?.mapView(map, didAdd: added) }
    }

    // MARK: Choosing

    func tapped(at point: CGPoint) {
        if let callout, callout.frame.contains(point) { return }
        let hit = pins.subviews.compactMap { $0 as? MKAnnotationView }.last {
            $0.isEnabled && $0.frame.insetBy(dx: -6, dy: -6).contains(point)
        }
        select(hit?.annotation, animated: true)
    }

    func select(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let map, annotation !== selected else { return }
        if let old = selected {
            selected = nil
            let view = views[ObjectIdentifier(old)]
            view?.setSelected(false, animated: animated)
            callout?.removeFromSuperview()
            callout = nil
            if let view { map.delegate?.mapView(map, didDeselect: view) }
            map.delegate?.mapView(map, didDeselect: old)
        }
        guard let annotation, map.annotations.contains(where: { $0 === annotation }) else { return }
        selected = annotation
        update()
        guard let view = views[ObjectIdentifier(annotation)] else { return map.setNeedsLayout() }
        pins.bringSubviewToFront(view)
        view.setSelected(true, animated: animated)
        showCallout(of: view)
        map.delegate?.mapView(map, didSelect: view)
        map.delegate?.mapView(map, didSelect: annotation)
    }

    /// Does nothing if the view may not show a callout or the annotation has no title.
    private func showCallout(of view: MKAnnotationView) {
        guard view.canShowCallout, let annotation = view.annotation, annotation.title??.isEmpty == false else { return }
        let callout = MapCallout(view) { [weak self, weak view] control in
            guard let map = self?.map, let view else { return }
            map.delegate?.mapView(map, annotationView: view, calloutAccessoryControlTapped: control)
        }
        self.callout = callout
        addSubview(callout)
        UIView.performWithoutAnimation { placeCallout() }
    }

    private func placeCallout() {
        guard let callout, let selected, let view = views[ObjectIdentifier(selected)] else { return }
        callout.place(above: CGPoint(x: view.frame.midX + view.calloutOffset.x, y: view.calloutTop + view.calloutOffset.y), within: bounds)
    }

    // MARK: Overlays

    func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { overlayCanvas.renderers.first { $0.overlay === overlay } }

    func addRenderer(for overlay: any MKOverlay) {
        guard let map, let renderer = map.delegate?.mapView(map, rendererFor: overlay) else { return }
        renderer.canvas = overlayCanvas
        overlayCanvas.renderers.append(renderer)
        map.delegate?.mapView(map, didAdd: [renderer])
    }

    private static let levels = AttachedProperty(MKOverlayLevel.aboveLabels)
    func level(of overlay: any MKOverlay) -> MKOverlayLevel { Self.levels[overlay] }
    func setLevel(_ level: MKOverlayLevel, of overlay: any MKOverlay) { Self.levels[overlay] = level }
    func exchangeLevels(_ one: any MKOverlay, _ other: any MKOverlay) {
        (Self.levels[one], Self.levels[other]) = (Self.levels[other], Self.levels[one])
    }
    /// Draws the renderers in the order of their overlays.
    func sortRenderers(_ overlays: [any MKOverlay]) {
        let places = Dictionary(overlays.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first })
        overlayCanvas.renderers.sort { (places[ObjectIdentifier($0.overlay)] ?? 0) < (places[ObjectIdentifier($1.overlay)] ?? 0) }
    }

    func removeRenderer(for overlay: any MKOverlay) { overlayCanvas.renderers.removeAll { $0.overlay === overlay } }
}

/// The globe's grid in place of a map, with a note at the position of MapKit's own.
final class MapGround: UIView {
    var viewport = MapViewport() { didSet { setNeedsDisplay() } }
    var isPhotographic = false { didSet { color() } }
    private let note = UILabel()

    init() {
        super.init(frame: .zero)
        note.text = "No map data on Linux"
        note.font = .systemFont(ofSize: 9)
        note.textColor = .secondaryLabel
        addSubview(note)
        color()
    }
    required init?(coder: NSCoder) { nil }

    private func color() {
        backgroundColor =
            isPhotographic
            ? UIColor(red: 0.16, green: 0.22, blue: 0.26, alpha: 1)
            : UIColor { traits in
                traits.userInterfaceStyle == .dark
                    ? UIColor(red: 0.16, green: 0.17, blue: 0.19, alpha: 1) : UIColor(red: 0.95, green: 0.94, blue: 0.91, alpha: 1)
            }
        setNeedsDisplay()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = note.sizeThatFits(bounds.size)
        let area = bounds.inset(by: safeAreaInsets)
        note.frame = CGRect(x: area.minX + 8, y: area.maxY - size.height - 6, width: size.width, height: size.height)
    }

    /// Draws meridians and parallels at the round interval that leaves two to five of them in sight.
    override func draw(_ rect: CGRect) {
        guard viewport.size != .zero else { return }
        let region = viewport.region
        let steps: [Double] = [30, 15, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.000_5, 0.000_2, 0.000_1]
        let step = steps.first { region.span.longitudeDelta / $0 >= 2 } ?? 0.000_1
        let lines = UIBezierPath()
        func each(_ middle: Double, _ span: Double, _ draw: (Double) -> Void) {
            let first = Int(((middle - span / 2) / step).rounded(.down)), last = Int(((middle + span / 2) / step).rounded(.up))
            for index in first...min(max(first, last), first + 100) { draw(Double(index) * step) }
        }
        each(region.center.longitude, region.span.longitudeDelta) {
            let x = viewport.point(for: MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: $0))).x
            lines.move(to: CGPoint(x: x, y: 0))
            lines.addLine(to: CGPoint(x: x, y: bounds.height))
        }
        each(region.center.latitude, region.span.latitudeDelta) {
            let y = viewport.point(for: MKMapPoint(CLLocationCoordinate2D(latitude: $0, longitude: 0))).y
            lines.move(to: CGPoint(x: 0, y: y))
            lines.addLine(to: CGPoint(x: bounds.width, y: y))
        }
        (isPhotographic ? UIColor(white: 1, alpha: 0.15) : .separator).setStroke()
        lines.lineWidth = 0.5
        lines.stroke()
    }
}
