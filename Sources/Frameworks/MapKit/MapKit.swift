// A map without streets: annotations, callouts, and overlays are where MapKit would put them and follow gestures; searches and directions
// fail through the API's own errors.
@_exported import CoreLocationCompanion
@_exported import FrameworkPlaceholder

/// The number of degrees of latitude and longitude that a map shows.
public struct MKCoordinateSpan: Sendable {
    /// The extent in degrees from north to south and from west to east.
    public var latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees
    /// Creates a span without an extent.
    public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
    /// Creates a span in degrees.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}
/// A coordinate and the span of the region around it.
public struct MKCoordinateRegion: Sendable {
    /// The center and the extent.
    public var center: CLLocationCoordinate2D, span: MKCoordinateSpan
    /// Creates a region without an extent at latitude and longitude 0.
    public init() { (center, span) = (.init(), .init()) }
    /// Creates a region around a place.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
    /// Creates a region around a place, with an extent in meters.
    public init(center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance) {
        self.center = center
        let metersPerDegree = 111_319.5
        span = MKCoordinateSpan(
            latitudeDelta: latitudinalMeters / metersPerDegree,
            longitudeDelta: longitudinalMeters / (metersPerDegree * max(0.01, cos(center.latitude * .pi / 180))))
    }
}
/// Creates a region around a place, with an extent in meters.
public func MKCoordinateRegionMakeWithDistance(_ center: CLLocationCoordinate2D, _ latitudinalMeters: Double, _ longitudinalMeters: Double)
    -> MKCoordinateRegion
{
    MKCoordinateRegion(center: center, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}
/// Creates a region around a place.
public func MKCoordinateRegionMake(_ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan) -> MKCoordinateRegion {
    MKCoordinateRegion(center: center, span: span)
}
/// Creates a span in degrees.
public func MKCoordinateSpanMake(_ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}
/// The content of a map; stored only, as there are no map data.
public enum MKMapType: UInt, Sendable { case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard }
/// Whether a map follows the user, who has no location here.
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }
/// The keys for the means of travel in Apple's app for maps.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode",
    MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving",
    MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking",
    MKLaunchOptionsDirectionsModeCycling = "MKLaunchOptionsDirectionsModeCycling"
/// The keys for the view of Apple's app for maps, and the type of a place in links between apps.
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCameraKey", MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic",
    MKMapItemTypeIdentifier = "com.apple.mapkit.map-item"

/// The properties of an annotation. On Apple's platforms these are optional requirements: a class has a `String?`, and reading it from a
/// value of the protocol gives a `String??`. Here the class's property is the requirement, and the reader's is an extension of the
/// protocol that apps name.
@preconcurrency @MainActor
public protocol MKAnnotationWords {
    /// The title of the annotation; nil for none.
    @_disfavoredOverload var title: String? { get }
    /// The subtitle of the annotation; nil for none.
    @_disfavoredOverload var subtitle: String? { get }
}
extension MKAnnotationWords {
    @_disfavoredOverload public var title: String? { nil }
    @_disfavoredOverload public var subtitle: String? { nil }
}

/// An object that can be pinned to a place on a map.
@preconcurrency @MainActor
public protocol MKAnnotation: MKAnnotationWords, NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
}
extension MKAnnotation {
    public var title: String?? { (self as any MKAnnotationWords).title }
    public var subtitle: String?? { (self as any MKAnnotationWords).subtitle }
}
/// An object that covers a part of a map.
public protocol MKOverlay: MKAnnotation {
    /// The smallest rectangle of map points that contains the overlay.
    var boundingMapRect: MKMapRect { get }
    func intersects(_ mapRect: MKMapRect) -> Bool
    /// Whether the overlay hides the map below it.
    var canReplaceMapContent: Bool { get }
}
extension MKOverlay {
    /// Returns whether the bounding rectangle and a rectangle overlap.
    public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
    public var canReplaceMapContent: Bool { false }
    public var boundingMapRect: MKMapRect { .null }
}
/// An annotation with a title.
open class MKShape: NSObject, MKAnnotation {
    /// The title; nil for none.
    open var title: String?
    /// The subtitle; nil for none.
    open var subtitle: String?
    /// The place, which subclasses override.
    open var coordinate: CLLocationCoordinate2D { .init() }
    public override init() { super.init() }
}
/// An annotation at one place. A map that shows it follows its changes.
open class MKPointAnnotation: MKShape, MKGeoJSONObject {
    private var place = CLLocationCoordinate2D()
    /// The place. Changing it moves the view.
    open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set {
            place = newValue
            didChange?()
        }
    }
    /// The title, which a callout and a balloon show; nil for none.
    open override var title: String? { didSet { didChange?() } }
    /// The subtitle, which a callout shows; nil for none.
    open override var subtitle: String? { didSet { didChange?() } }
    /// Notifies the map that shows the annotation, which MapKit does by key-value observing.
    var didChange: (() -> Void)?
    public override init() { super.init() }
    public init(coordinate: CLLocationCoordinate2D) {
        super.init()
        place = coordinate
    }
    /// Creates an annotation at a location, with words.
    public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.init(coordinate: coordinate)
        (self.title, self.subtitle) = (title, subtitle)
    }
}
/// The user's location, which a map has as an annotation as long as it shows it.
open class MKUserLocation: NSObject, MKAnnotation {
    /// The location of the user; nil if it is unknown.
    open internal(set) var location: CLLocation?
    /// The direction of the device, which is always nil.
    open var heading: CLHeading? { nil }
    /// Whether the location is followed but unknown yet.
    open internal(set) var isUpdating = false
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
    /// The title, which is English.
    open var title: String? = "My Location"
    open var subtitle: String?
}
/// A placemark that can be pinned to a map.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    open private(set) var coordinate: CLLocationCoordinate2D
    /// The name of the place.
    open var title: String? { name }
    /// The code of the country; nil if it is unknown.
    open var countryCode: String? { isoCountryCode }
    nonisolated public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude), address: [:])
    }
    /// Creates a placemark of a place with an address.
    nonisolated public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.coordinate = coordinate
        super.init(
            location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
            address: (addressDictionary ?? [:]).compactMapValues { $0 as? String })
    }
    nonisolated public override init(placemark: CLPlacemark) {
        coordinate = placemark.location?.coordinate ?? .init()
        super.init(placemark: placemark)
    }
}
/// A place and its details. Opening it in Maps is impossible and returns false.
open class MKMapItem: NSObject, @unchecked Sendable {
    open private(set) var placemark: MKPlacemark
    /// The name of the place; nil if it is unknown.
    open var name: String?
    /// The telephone number; nil if it is unknown.
    open var phoneNumber: String?
    /// The link; nil if it is unknown.
    open var url: URL?
    /// The time zone; nil if it is unknown.
    open var timeZone: TimeZone?
    open private(set) var isCurrentLocation = false
    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        name = placemark.name
    }
    /// Returns false: there is no app for maps.
    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
    /// Always returns false: there is no Maps app.
    @discardableResult open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
    /// Calls the handler with false: there is no app for maps.
    open func openInMaps(launchOptions: [String: Any]? = nil, from scene: UIScene?, completionHandler: ((Bool) -> Void)? = nil) {
        later { completionHandler?(false) }
    }
    /// Calls the handler with false: there is no app for maps.
    open class func openMaps(
        with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil, from scene: UIScene?, completionHandler: ((Bool) -> Void)? = nil
    ) { later { completionHandler?(false) } }
    public final var location: CLLocation { placemark.location ?? CLLocation(latitude: 0, longitude: 0) }
    /// The address of the place; nil if it is unknown.
    public internal(set) final var address: MKAddress?
    /// The identifier of the place in Apple's maps; nil for other places.
    public internal(set) final var identifier: Identifier?
    /// The earlier identifiers of the place.
    public final var alternateIdentifiers: Set<Identifier> { [] }
    /// The forms of the address; nil if it is unknown.
    public final var addressRepresentations: MKAddressRepresentations? { address.map { MKAddressRepresentations($0, placemark) } }
    /// Creates an item of a location with an address.
    public convenience init(location: CLLocation, address: MKAddress?) {
        self.init(placemark: MKPlacemark(coordinate: location.coordinate))
        self.address = address
    }
    /// Returns an item that represents the user's location.
    open class func forCurrentLocation() -> MKMapItem {
        onMain {
            let item = MKMapItem(placemark: MKPlacemark(coordinate: CLLocationManager().location?.coordinate ?? .init()))
            item.isCurrentLocation = true
            return item
        }
    }
}

/// Provides views and renderers, and has the callbacks for selection and movement. There are none for loading and locating.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
    /// Called after the visible region has changed.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// Returns the view of an annotation; nil for a balloon.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// Called when the user taps a control in a callout.
    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    /// Called when a view was selected.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// Called when a view is no longer selected.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// Called when an annotation was selected.
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
    /// Called when an annotation is no longer selected.
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
    /// Called when the visible region has changed, also during a gesture.
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    /// Called before map data are loaded. It isn't called.
    func mapViewWillStartLoadingMap(_ mapView: MKMapView)
    /// Called before the map is drawn. It isn't called.
    func mapViewWillStartRenderingMap(_ mapView: MKMapView)
    /// Called after the map was drawn. It isn't called.
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
    func mapViewWillStartLocatingUser(_ mapView: MKMapView)
    /// Called when the map stops following the location.
    func mapViewDidStopLocatingUser(_ mapView: MKMapView)
    /// Called when the location can't be determined.
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
    /// Called when the mode of following the user has changed.
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
    /// Called after overlays were added.
    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
    /// Returns the annotation of a group. It isn't called.
    func mapView(_ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]) -> MKClusterAnnotation
    /// Called when the location of the user has changed.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    /// Called after map data were loaded.
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    /// Called when map data can't be loaded. It isn't called.
    func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    /// Called before the visible region changes.
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    /// Called after views of annotations were added.
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    /// Called when the state of dragging changes. It isn't called.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState)
    /// Returns what the map shows for a selected place of its own. It isn't called, because there are none.
    func mapView(_ mapView: MKMapView, selectionAccessoryFor annotation: any MKAnnotation) -> MKSelectionAccessory?
}
extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, selectionAccessoryFor annotation: any MKAnnotation) -> MKSelectionAccessory? { nil }
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
    /// Does nothing.
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
    /// Does nothing.
    public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
    /// Does nothing.
    public func mapViewWillStartRenderingMap(_ mapView: MKMapView) {}
    /// Does nothing.
    public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
    /// Does nothing.
    public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {}
    /// Does nothing.
    public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
    public func mapView(_ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation])
        -> MKClusterAnnotation
    {
        MKClusterAnnotation(memberAnnotations: memberAnnotations)
    }
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    /// Does nothing.
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
    /// Does nothing.
    public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    /// Does nothing.
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) {}
}

/// Finds nothing: every search ends immediately with an error.
open class MKLocalSearch: NSObject {
    /// The words and the region of a search for places.
    open class Request: NSObject {
        /// The words to search for; nil for none.
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        /// The places that are found; nil for all.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        /// The parts of addresses that are found; nil for all.
        public final var addressFilter: MKAddressFilter?
        /// Whether only places in the region are found.
        public final var regionPriority = RegionPriority.default
        public override init() { super.init() }
        /// Creates a request for words.
        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }
        /// Creates a request for words in a region.
        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init(naturalLanguageQuery: naturalLanguageQuery)
            self.region = region
        }
    }
    /// Whether only places in a region are found.
    public enum RegionPriority: Int, Sendable { case `default`, required }
    /// Creates a search for places of some kinds, which fails, too.
    public init(pointsOfInterestRequest: MKLocalPointsOfInterestRequest) {}
    /// The places that a search found. It is empty, because no map data is available.
    open class Response: NSObject {
        open var mapItems: [MKMapItem] { [] }
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }
    /// Whether the search is in progress, which is always false.
    open var isSearching: Bool { false }
    public init(request: Request) {}
    /// Calls the handler with an error: no map data is available.
    open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) { later { completionHandler(nil, MKError.noServer) } }
    /// Does nothing.
    open func cancel() {}
}
