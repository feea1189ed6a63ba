// A map without streets: annotations, callouts, and overlays are where MapKit would put them and follow gestures; searches and directions
// fail through the API's own errors.
@_exported import CoreLocationCompanion
@_exported import FrameworkPlaceholder

/// The number of degrees of latitude and longitude that a map shows.
public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees
    public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}
/// A coordinate and the span of the region around it.
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D, span: MKCoordinateSpan
    public init() { (center, span) = (.init(), .init()) }
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
    public init(center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance) {
        self.center = center
        let metersPerDegree = 111_319.5
        span = MKCoordinateSpan(
            latitudeDelta: latitudinalMeters / metersPerDegree,
            longitudeDelta: longitudinalMeters / (metersPerDegree * max(0.01, cos(center.latitude * .pi / 180))))
    }
}
public func MKCoordinateRegionMakeWithDistance(_ center: CLLocationCoordinate2D, _ latitudinalMeters: Double, _ longitudinalMeters: Double)
    -> MKCoordinateRegion
{
    MKCoordinateRegion(center: center, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}
public func MKCoordinateRegionMake(_ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan) -> MKCoordinateRegion {
    MKCoordinateRegion(center: center, span: span)
}
public func MKCoordinateSpanMake(_ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}
/// The content of a map; stored only, as there are no map data.
public enum MKMapType: UInt, Sendable { case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard }
/// Whether a map follows the user, who has no location here.
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode",
    MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving",
    MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

/// The properties of an annotation. On Apple's platforms these are optional requirements: a class has a `String?`, and reading it from a
/// value of the protocol gives a `String??`. Here the class's property is the requirement, and the reader's is an extension of the
/// protocol that apps name.
@preconcurrency @MainActor
public protocol MKAnnotationWords {
    @_disfavoredOverload var title: String? { get }
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
    var boundingMapRect: MKMapRect { get }
}
extension MKOverlay {
    public var boundingMapRect: MKMapRect { .null }
}
/// An annotation with a title.
open class MKShape: NSObject, MKAnnotation {
    open var title: String?
    open var subtitle: String?
    open var coordinate: CLLocationCoordinate2D { .init() }
    public override init() { super.init() }
}
/// An annotation at one place. A map that shows it follows its changes.
open class MKPointAnnotation: NSObject, MKAnnotation {
    open var coordinate = CLLocationCoordinate2D() { didSet { didChange?() } }
    open var title: String? { didSet { didChange?() } }
    open var subtitle: String? { didSet { didChange?() } }
    /// Notifies the map that shows the annotation, which MapKit does by key-value observing.
    var didChange: (() -> Void)?
    public override init() { super.init() }
    public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
}
/// The user's location, which is unknown.
open class MKUserLocation: NSObject, MKAnnotation {
    open var location: CLLocation? { nil }
    open var coordinate: CLLocationCoordinate2D { .init() }
    open var title: String? = "My Location"
    open var subtitle: String?
}
/// A placemark that can be pinned to a map.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    open private(set) var coordinate: CLLocationCoordinate2D
    open var title: String? { name }
    open var countryCode: String? { isoCountryCode }
    nonisolated public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude), address: [:])
    }
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
open class MKMapItem: NSObject {
    open private(set) var placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open private(set) var isCurrentLocation = false
    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        name = placemark.name
    }
    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
    /// Always returns false: there is no Maps app.
    @discardableResult open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
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
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    func mapViewWillStartLoadingMap(_ mapView: MKMapView)
    func mapViewWillStartRenderingMap(_ mapView: MKMapView)
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
    func mapViewWillStartLocatingUser(_ mapView: MKMapView)
    func mapViewDidStopLocatingUser(_ mapView: MKMapView)
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
    func mapView(_ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]) -> MKClusterAnnotation
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState)
}
extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    public func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {}
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
    public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
    public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
    public func mapViewWillStartRenderingMap(_ mapView: MKMapView) {}
    public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
    public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {}
    public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {}
    public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
    public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
    public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
    public func mapView(_ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation])
        -> MKClusterAnnotation
    {
        MKClusterAnnotation(memberAnnotations: memberAnnotations)
    }
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
    public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) {}
}

/// Finds nothing: every search ends at once with an error.
open class MKLocalSearch: NSObject {
    /// The words and the region of a search for places.
    open class Request: NSObject {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        public override init() { super.init() }
    }
    /// The places that a search found. It is empty, because no map data is available.
    open class Response: NSObject {
        open var mapItems: [MKMapItem] { [] }
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }
    open var isSearching: Bool { false }
    public init(request: Request) {}
    open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) { later { completionHandler(nil, MKError.noServer) } }
    open func cancel() {}
}
