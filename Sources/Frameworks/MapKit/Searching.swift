import UIKit

// Searches and routes fail through the API's own paths: there is no service.

/// A suggested completion of a search.
open class MKLocalSearchCompletion: NSObject {
    open var title: String { "" }
    open var subtitle: String { "" }
    open var titleHighlightRanges: [NSValue] { [] }
    open var subtitleHighlightRanges: [NSValue] { [] }
}
/// The callback for a completion that failed.
@preconcurrency @MainActor
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    /// Called when results have changed. It isn't called.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// Called when the search fails, which it always does.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
    /// Does nothing.
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    /// Does nothing.
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
/// Returns no completions.
@preconcurrency @MainActor
open class MKLocalSearchCompleter: NSObject {
    /// The kinds of completions: places and words, or places only.
    public enum FilterType: Int, Sendable { case locationsAndQueries, locationsOnly }
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses, places, and words to search for.
        public static let address = Self(rawValue: 1), pointOfInterest = Self(rawValue: 2), query = Self(rawValue: 4)
    }
    /// The object that is notified of results and errors.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// The beginning of the words. Setting it notifies the delegate of an error, because no map data is available.
    open var queryFragment = "" { didSet { if !queryFragment.isEmpty { delegate?.completer(self, didFailWithError: MKError.noServer) } } }
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = []
    /// The places that are found; nil for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The parts of addresses that are found; nil for all.
    public final var addressFilter: MKAddressFilter?
    /// Whether only places in the region are found.
    public final var regionPriority = MKLocalSearch.RegionPriority.default
    open var filterType = FilterType.locationsAndQueries
    /// The completions. There are none.
    open var results: [MKLocalSearchCompletion] { [] }
    /// Whether the search is in progress, which is always false.
    open var isSearching: Bool { false }
    public override init() { super.init() }
    /// Does nothing.
    open func cancel() {}
}
extension MKLocalSearch.Request {
    public convenience init(completion: MKLocalSearchCompletion) { self.init() }
}
extension MKLocalSearch {
    /// Throws an error: no map data is available.
    public func start() async throws -> Response { throw MKError.noServer }
}
/// A means of transport.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By car, on foot, by public transport, or by any means.
    public static let automobile = Self(rawValue: 1), walking = Self(rawValue: 2), transit = Self(rawValue: 4),
        any = Self(rawValue: 0x0FFF_FFFF)
}
/// A route; none is ever found.
open class MKRoute: NSObject {
    open var polyline: MKPolyline { onMain { MKPolyline([]) } }
    open var distance: CLLocationDistance { 0 }
    open var expectedTravelTime: TimeInterval { 0 }
    open var name: String { "" }
    open var steps: [Step] { [] }
    open var advisoryNotices: [String] { [] }
    open var transportType: MKDirectionsTransportType { .any }
    open var hasTolls: Bool { false }
    open var hasHighways: Bool { false }
    /// A step of a route. Routes aren't calculated, so no step exists unless an app creates one.
    open class Step: NSObject {
        open var instructions: String { "" }
        open var notice: String? { nil }
        open var transportType: MKDirectionsTransportType { .any }
        open var distance: CLLocationDistance { 0 }
        open var polyline: MKPolyline { onMain { MKPolyline([]) } }
    }
}
/// Ends immediately with an error: there are no map data.
open class MKDirections: NSObject {
    /// The start, the destination, and the options of a route.
    open class Request: NSObject {
        /// The start of the route.
        open var source: MKMapItem?
        /// The destination of the route.
        open var destination: MKMapItem?
        /// The means of travel.
        open var transportType = MKDirectionsTransportType.any
        /// Whether several routes are calculated.
        open var requestsAlternateRoutes = false
        /// The time of departure; nil for now.
        open var departureDate: Date?
        /// The time of arrival; nil for any.
        open var arrivalDate: Date?
        /// Whether routes without tolls and highways are preferred.
        public final var tollPreference = MKDirections.RoutePreference.any, highwayPreference = MKDirections.RoutePreference.any
        public override init() { super.init() }
        /// Returns false: no Maps app asks apps for routes by links.
        public final class func isDirectionsRequest(_ url: URL) -> Bool { false }
    }
    /// The calculated routes. There are none, because no map data is available.
    open class Response: NSObject {
        open var routes: [MKRoute] { [] }
        open var source: MKMapItem { onMain { MKMapItem.forCurrentLocation() } }
        open var destination: MKMapItem { onMain { MKMapItem.forCurrentLocation() } }
    }
    /// Whether a kind of road is avoided.
    public enum RoutePreference: Int, Sendable { case any, avoid }
    /// Creates a request for routes.
    public init(request: Request) {}
    /// Calls the handler with an error: no map data is available.
    open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        later { completionHandler(nil, MKError.noServer) }
    }
    /// Throws an error: no map data is available.
    open func calculate() async throws -> Response { throw MKError.noServer }
    /// Whether routes are calculated, which is always false.
    open var isCalculating: Bool { false }
    /// The estimated time of travel. It is 0, because no map data is available.
    open class ETAResponse: NSObject {
        open var source: MKMapItem { onMain { MKMapItem.forCurrentLocation() } }
        open var destination: MKMapItem { onMain { MKMapItem.forCurrentLocation() } }
        open var expectedTravelTime: TimeInterval { 0 }
        open var distance: CLLocationDistance { 0 }
        open var expectedArrivalDate: Date { .distantFuture }
        open var expectedDepartureDate: Date { .distantPast }
        open var transportType: MKDirectionsTransportType { .any }
    }
    /// Throws an error: no map data is available.
    open func calculateETA() async throws -> ETAResponse { throw MKError.noServer }
    /// Calls the handler with an error: no map data is available.
    open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
        later { completionHandler(nil, MKError.noServer) }
    }
    /// Does nothing.
    open func cancel() {}
}
/// Makes no pictures of maps: it ends with an error.
open class MKMapSnapshotter: NSObject {
    /// The region, the size, and the content of a snapshot of a map.
    open class Options: NSObject {
        /// The region of the picture.
        open var region = MKCoordinateRegion()
        /// The size of the picture in points.
        open var size = CGSize(width: 256, height: 256)
        /// The pixels in a point.
        open var scale: CGFloat = 1
        /// The camera of the picture.
        open var camera = MKMapCamera()
        /// The appearance of the map.
        open var mapType = MKMapType.standard
        /// The rectangle of map points of the picture.
        public final var mapRect: MKMapRect {
            get { region.mapRect }
            set { region = MKCoordinateRegion(newValue) }
        }
        /// The places that are shown; nil for all.
        public final var pointOfInterestFilter: MKPointOfInterestFilter?
        /// Whether places and buildings are shown.
        public final var showsPointsOfInterest = true, showsBuildings = true
        /// The content of the map.
        public final lazy var preferredConfiguration: MKMapConfiguration = onMain { MKStandardMapConfiguration() }
        /// The appearance of the picture.
        public final var traitCollection = UITraitCollection()
        public override init() { super.init() }
    }
    /// A picture of a map with a conversion of coordinates to its points.
    open class Snapshot: NSObject {
        open var image: UIImage { UIImage() }
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
        open var traitCollection: UITraitCollection { UITraitCollection() }
    }
    /// Calls the handler with an error: no map data is available.
    open func start(with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        later { completionHandler(nil, MKError.noServer) }
    }
    /// Throws an error: no map data is available.
    open func start() async throws -> Snapshot { throw MKError.noServer }
    /// Whether a picture is made, which is always false.
    open var isLoading: Bool { false }
    /// Creates a snapshotter, which makes no pictures.
    public init(options: Options) {}
    /// Calls the handler with an error: no map data is available.
    open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) { later { completionHandler(nil, MKError.noServer) } }
    /// Does nothing.
    open func cancel() {}
}
