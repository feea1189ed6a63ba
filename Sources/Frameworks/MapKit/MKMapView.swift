import UIKit
import UIKitRuntime

// FIXME(gap): annotations do not gather in clusters, are not dragged, and the map neither turns nor tilts.
/// A map without streets: there are no map data on Linux. Annotations with their callouts and overlays are where MapKit would put them,
/// in Mercator's projection, over a grid of the globe. The user moves the map with a finger, zooms it with two or a double tap, and
/// selects annotations.
open class MKMapView: UIView {
    /// The object that provides views and is notified of changes.
    open weak var delegate: (any MKMapViewDelegate)?
    /// The appearance of the map: a drawing, or one that looks like a photograph.
    open var mapType = MKMapType.standard { didSet { surface.ground.isPhotographic = ![.standard, .mutedStandard].contains(mapType) } }
    /// Whether the user can zoom by gestures.
    open var isZoomEnabled = true { didSet { gestures.update(self) } }
    /// Whether the user can scroll by gestures.
    open var isScrollEnabled = true { didSet { gestures.update(self) } }
    /// Whether the user can rotate and tilt the map. The user can't here.
    open var isRotateEnabled = true, isPitchEnabled = true
    /// Whether the map shows the location of the device, if the user allows it.
    open var showsUserLocation = false { didSet { if showsUserLocation != oldValue { locateUser() } } }
    /// The contents of the map besides its ground. It is stored but has no effect.
    open var showsCompass = true, showsScale = false, showsTraffic = false, showsBuildings = true
    /// Whether the map follows the user. Its direction never changes.
    open var userTrackingMode: MKUserTrackingMode {
        get { tracking }
        set { setUserTrackingMode(newValue, animated: false) }
    }
    private final var tracking = MKUserTrackingMode.none
    /// The contents of the map besides its ground. It is stored but has no effect.
    public final var showsZoomControls = false, showsPitchControl = false, showsUserTrackingButton = false,
        pitchButtonVisibility = MKFeatureVisibility.adaptive
    open private(set) var userLocation = MKUserLocation()
    open internal(set) var annotations: [any MKAnnotation] = []
    open internal(set) var overlays: [any MKOverlay] = []

    let surface = MapSurface()
    private let gestures = MapGestures()
    var viewport = MapViewport()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }
    private func setUp() {
        clipsToBounds = true
        surface.map = self
        surface.frame = bounds
        surface.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(surface, at: 0)
        gestures.attach(to: self)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        viewport.fit(bounds.size)
        surface.update()
    }

    // MARK: The visible region

    /// The region that the view shows, in degrees: at least the region that was set, in the proportions of the view's bounds. Before the
    /// view has a size, the region that was set.
    open var region: MKCoordinateRegion {
        get { viewport.region }
        set { setRegion(newValue, animated: false) }
    }
    /// The place in the middle of the map. Setting it keeps the zoom.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { setCenter(newValue, animated: false) }
    }
    /// A copy; `altitude` is the distance at which a camera with an angle of 30 degrees sees the visible region.
    open var camera: MKMapCamera {
        get {
            MKMapCamera(
                lookingAtCenter: centerCoordinate, fromDistance: viewport.metersHigh / MapViewport.metersPerDistance, pitch: 0, heading: 0)
        }
        set { setCamera(newValue, animated: false) }
    }

    /// Raises MapKit's exception for an invalid region: degrees beyond the poles, or values that are not numbers.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        guard region.isValid else {
            let numbers = [region.center.latitude, region.center.longitude, region.span.latitudeDelta, region.span.longitudeDelta].map {
                String(format: "%+.8f", $0)
            }
            return Fault.raise(
                .invalidArgumentException, "Invalid Region <center:\(numbers[0]), \(numbers[1]) span:\(numbers[2]), \(numbers[3])>")
        }
        move(animated: animated) { $0.show(region) }
    }
    /// Moves a place to the middle of the map. An invalid place has no effect.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        guard CLLocationCoordinate2DIsValid(coordinate) else { return }
        move(animated: animated) { $0.show(center: MKMapPoint(coordinate)) }
    }
    /// Shows what a camera sees. Turns and tilts have no effect.
    open func setCamera(_ camera: MKMapCamera, animated: Bool) {
        let meters = camera.altitude * MapViewport.metersPerDistance
        setRegion(MKCoordinateRegion(center: camera.centerCoordinate, latitudinalMeters: meters, longitudinalMeters: 0), animated: animated)
    }
    /// `region` in the proportions of the view.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        var fitting = viewport
        fitting.show(region)
        return fitting.region
    }
    /// Follows the user, whose location the map then shows, or ends it.
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
        guard mode != tracking else { return }
        tracking = mode
        if mode != .none { showsUserLocation = true }
        delegate?.mapView(self, didChange: mode, animated: animated)
        if mode != .none, let location = userLocation.location { setCenter(location.coordinate, animated: animated) }
    }
    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRectThatFits(mapRect, edgePadding: .zero) }
    /// Returns the rectangle in the proportions of the view, with space in points around it.
    open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
        var fitting = viewport
        fitting.show(mapRect, insets: insets)
        return fitting.mapRect
    }
    /// The rectangle of the view in which annotations are.
    public final var annotationVisibleRect: CGRect { bounds }

    /// Changes the visible region, and calls the delegate before and after.
    func move(animated: Bool, _ change: (inout MapViewport) -> Void) {
        delegate?.mapView(self, regionWillChangeAnimated: animated)
        change(&viewport)
        let arrived: (Bool) -> Void = { [weak self] _ in
            guard let self else { return }
            delegate?.mapView(self, regionDidChangeAnimated: animated)
        }
        if animated, window != nil {
            UIView.animate(withDuration: 0.5, animations: { self.surface.update() }, completion: arrived)
        } else {
            surface.update()
            arrived(true)
        }
        delegate?.mapViewDidChangeVisibleRegion(self)
    }

    // MARK: Annotations

    /// Adds an annotation, whose view the delegate provides.
    open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
    /// Adds annotations, whose views the delegate provides.
    open func addAnnotations(_ annotations: [any MKAnnotation]) {
        self.annotations += annotations
        for case let point as MKPointAnnotation in annotations { point.didChange = { [weak self] in self?.setNeedsLayout() } }
        setNeedsLayout()
    }
    open func removeAnnotation(_ annotation: any MKAnnotation) {
        annotations.removeAll { $0 === annotation }
        surface.forget(annotation)
    }
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { for annotation in annotations { removeAnnotation(annotation) } }
    /// Adds those that are new, and shows all of `annotations` with some space around them.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
        let area = annotations.reduce(MKMapRect.null) {
            $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize(width: 0, height: 0)))
        }
        guard !area.isNull else { return }
        let room = max(area.width, area.height, 500 * MKMapPointsPerMeterAtLatitude(area.origin.coordinate.latitude)) * 0.2
        setVisibleMapRect(area.insetBy(dx: -room, dy: -room), animated: animated)
    }
    /// The selected annotation, or none.
    open var selectedAnnotations: [any MKAnnotation] {
        get { surface.selected.map { [$0] } ?? [] }
        set { surface.select(newValue.first, animated: false) }
    }
    /// Selects an annotation, which may show a callout.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { surface.select(annotation, animated: animated) }
    /// Deselects an annotation, or all of them for `nil`.
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        if annotation == nil || surface.selected === annotation { surface.select(nil, animated: animated) }
    }
    /// The view of an annotation, or `nil` while it is out of sight: its view may then be reused for another.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { surface.view(for: annotation) }
    /// A view to reuse, or `nil` if none is available and no class is registered for the identifier.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        surface.dequeue(identifier, for: nil)
    }
    /// Returns a view that can be used again, or a new one of the registered class. Without a class, it is a balloon.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView {
        surface.dequeue(identifier, for: annotation) ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    }
    /// Registers the class of views with an identifier; nil removes it.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        surface.classes[identifier] = viewClass as? MKAnnotationView.Type
    }
    /// Returns the annotations in a rectangle of map points.
    open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? NSObject }.map { AnyHashable($0) })
    }
    open var isUserLocationVisible: Bool {
        showsUserLocation && userLocation.location.map { visibleMapRect.contains(MKMapPoint($0.coordinate)) } == true
    }

    // MARK: Overlays

    /// Adds an overlay above the labels, whose renderer the delegate provides.
    open func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }
    /// Adds an overlay. Those above roads are below those above labels.
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { put(overlay, level, at: overlays(in: level).count) }
    // Their names before Swift 4.2.
    /// Adds an overlay. The name of `addOverlay(_:)` in older Swift.
    public final func add(_ overlay: any MKOverlay) { addOverlay(overlay) }
    /// Adds an overlay. The name of `addOverlay(_:level:)` in older Swift.
    public final func add(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay, level: level) }
    /// Removes an overlay. The name of `removeOverlay(_:)` in older Swift.
    public final func remove(_ overlay: any MKOverlay) { removeOverlay(overlay) }
    /// Adds overlays in order.
    open func addOverlays(_ overlays: [any MKOverlay]) { for overlay in overlays { addOverlay(overlay) } }
    /// Adds overlays in order.
    open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
        for overlay in overlays { addOverlay(overlay, level: level) }
    }
    /// Returns the overlays of a level, from the lowest to the highest.
    open func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { overlays.filter { surface.level(of: $0) == level } }
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) { put(overlay, level, at: index) }
    /// Inserts an overlay at a place among those above the labels.
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int) { put(overlay, .aboveLabels, at: index) }
    open func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) { put(overlay, next: sibling, by: 1) }
    /// Inserts an overlay below another one, in its level.
    open func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) { put(overlay, next: sibling, by: 0) }
    /// Exchanges the places of two overlays.
    open func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
        guard let one = overlays.firstIndex(where: { $0 === overlay1 }), let two = overlays.firstIndex(where: { $0 === overlay2 }) else {
            return
        }
        surface.exchangeLevels(overlay1, overlay2)
        overlays.swapAt(one, two)
        surface.sortRenderers(overlays)
    }
    /// Exchanges the overlays at two places among those above the labels.
    open func exchangeOverlay(at index1: Int, withOverlayAt index2: Int) {
        let all = overlays(in: .aboveLabels)
        guard all.indices.contains(index1), all.indices.contains(index2) else { return }
        exchangeOverlay(all[index1], with: all[index2])
    }
    private func put(_ overlay: any MKOverlay, next sibling: any MKOverlay, by step: Int) {
        let level = surface.level(of: sibling)
        guard let index = overlays(in: level).firstIndex(where: { $0 === sibling }) else { return addOverlay(overlay) }
        put(overlay, level, at: index + step)
    }
    private func put(_ overlay: any MKOverlay, _ level: MKOverlayLevel, at index: Int) {
        guard !overlays.contains(where: { $0 === overlay }) else { return }
        surface.setLevel(level, of: overlay)
        var groups: [MKOverlayLevel: [any MKOverlay]] = [.aboveRoads: overlays(in: .aboveRoads), .aboveLabels: overlays(in: .aboveLabels)]
        let count = groups[level]?.count ?? 0
        groups[level]?.insert(overlay, at: min(max(0, index), count))
        overlays = (groups[.aboveRoads] ?? []) + (groups[.aboveLabels] ?? [])
        surface.addRenderer(for: overlay)
        surface.sortRenderers(overlays)
    }
    open func removeOverlay(_ overlay: any MKOverlay) {
        overlays.removeAll { $0 === overlay }
        surface.removeRenderer(for: overlay)
    }
    open func removeOverlays(_ overlays: [any MKOverlay]) { for overlay in overlays { removeOverlay(overlay) } }
    /// Returns the renderer of an overlay, or nil if it isn't in the map.
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { surface.renderer(for: overlay) }

    // MARK: Places and points

    /// The visible rectangle of map points. Setting it shows at least the rectangle.
    open var visibleMapRect: MKMapRect {
        get { viewport.mapRect }
        set { setVisibleMapRect(newValue, animated: false) }
    }
    /// Shows at least a rectangle of map points.
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { setVisibleMapRect(mapRect, edgePadding: .zero, animated: animated) }
    /// Shows `mapRect` inside `insets`, in points.
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
        guard !mapRect.isNull, [mapRect.minX, mapRect.minY, mapRect.width, mapRect.height].allSatisfy(\.isFinite) else { return }
        move(animated: animate) { $0.show(mapRect, insets: insets) }
    }
    /// Converts a place to the coordinates of `view`, or to those of the window if it is nil.
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        convert(viewport.point(for: MKMapPoint(coordinate)), to: view)
    }
    /// Converts a point of a view to a place; nil means the window.
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        viewport.mapPoint(for: convert(point, from: view)).coordinate
    }
    /// Converts a region to a rectangle of a view; nil means the window.
    open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        let area = region.mapRect
        let corner = viewport.point(for: area.origin), far = viewport.point(for: MKMapPoint(x: area.maxX, y: area.maxY))
        return convert(CGRect(x: corner.x, y: corner.y, width: far.x - corner.x, height: far.y - corner.y), to: view)
    }
    /// Converts a rectangle of a view to a region; nil means the window.
    open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        let own = convert(rect, from: view)
        let corner = viewport.mapPoint(for: own.origin), far = viewport.mapPoint(for: CGPoint(x: own.maxX, y: own.maxY))
        return MKCoordinateRegion(MKMapRect(x: corner.x, y: corner.y, width: far.x - corner.x, height: far.y - corner.y))
    }
}

/// The viewpoint of a map; a map here stays flat with north up.
open class MKMapCamera: NSObject {
    /// The place in the middle of the view.
    open var centerCoordinate = CLLocationCoordinate2D()
    /// The direction at the top in degrees. It has no effect.
    open var heading: CLLocationDirection = 0
    /// The tilt in degrees. It has no effect.
    open var pitch: CGFloat = 0
    /// The altitude in meters.
    open var altitude: CLLocationDistance = 1000
    /// The distance of the camera from the center in meters, which is its altitude.
    open var centerCoordinateDistance: CLLocationDistance {
        get { altitude }
        set { altitude = newValue }
    }
    public override init() { super.init() }
    /// Creates a camera above a place that sees it from another place, at an altitude in meters.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
        eyeAltitude: CLLocationDistance
    ) {
        let eye = MKMapPoint(eyeCoordinate), center = MKMapPoint(centerCoordinate), ground = eye.distance(to: center)
        let turn = atan2(center.x - eye.x, eye.y - center.y) * 180 / .pi
        self.init(
            lookingAtCenter: centerCoordinate, fromDistance: hypot(ground, eyeAltitude),
            pitch: eyeAltitude > 0 ? CGFloat(atan(ground / eyeAltitude) * 180 / .pi) : 0,
            heading: ground == 0 ? 0 : turn < 0 ? turn + 360 : turn)
    }
    /// Creates a camera that sees a place of a search. It is level with the ground.
    public convenience init(lookingAt mapItem: MKMapItem, forViewSize viewSize: CGSize, allowPitch: Bool) {
        self.init(lookingAtCenter: onMain { mapItem.placemark.coordinate }, fromDistance: 1000, pitch: 0, heading: 0)
    }
    /// Creates a camera above a place, at a distance in meters.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat,
        heading: CLLocationDirection
    ) {
        self.init()
        (self.centerCoordinate, altitude, self.pitch, self.heading) = (centerCoordinate, distance, pitch, heading)
    }
}
