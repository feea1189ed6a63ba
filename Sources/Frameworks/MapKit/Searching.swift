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
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
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
    /// A set of kinds of completions.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = Self(rawValue: 1), pointOfInterest = Self(rawValue: 2), query = Self(rawValue: 4)
    }
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open var queryFragment = "" { didSet { if !queryFragment.isEmpty { delegate?.completer(self, didFailWithError: MKError.noServer) } } }
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = []
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var filterType = FilterType.locationsAndQueries
    open var results: [MKLocalSearchCompletion] { [] }
    open var isSearching: Bool { false }
    public override init() { super.init() }
    /// Does nothing.
    open func cancel() {}
}
extension MKLocalSearch.Request {
    public convenience init(completion: MKLocalSearchCompletion) { self.init() }
}
extension MKLocalSearch {
    public func start() async throws -> Response { throw MKError.noServer }
}
/// A means of transport.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
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
/// Ends at once with an error: there are no map data.
open class MKDirections: NSObject {
    /// The start, the destination, and the options of a route.
    open class Request: NSObject {
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType = MKDirectionsTransportType.any
        open var requestsAlternateRoutes = false
        open var departureDate: Date?
        open var arrivalDate: Date?
        public override init() { super.init() }
    }
    /// The calculated routes. There are none, because no map data is available.
    open class Response: NSObject { open var routes: [MKRoute] { [] } }
    public init(request: Request) {}
    open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        later { completionHandler(nil, MKError.noServer) }
    }
    open func calculate() async throws -> Response { throw MKError.noServer }
    open var isCalculating: Bool { false }
    /// The estimated time of travel. It is 0, because no map data is available.
    open class ETAResponse: NSObject {
        open var expectedTravelTime: TimeInterval { 0 }
        open var distance: CLLocationDistance { 0 }
        open var expectedArrivalDate: Date { .distantFuture }
        open var expectedDepartureDate: Date { .distantPast }
        open var transportType: MKDirectionsTransportType { .any }
    }
    open func calculateETA() async throws -> ETAResponse { throw MKError.noServer }
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
        open var region = MKCoordinateRegion()
        open var size = CGSize(width: 256, height: 256)
        open var scale: CGFloat = 1
        open var camera = MKMapCamera()
        open var mapType = MKMapType.standard
        public override init() { super.init() }
    }
    /// A picture of a map with a conversion of coordinates to its points.
    open class Snapshot: NSObject {
        open var image: UIImage { UIImage() }
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }
    open func start(with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        later { completionHandler(nil, MKError.noServer) }
    }
    open func start() async throws -> Snapshot { throw MKError.noServer }
    public init(options: Options) {}
    open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) { later { completionHandler(nil, MKError.noServer) } }
    /// Does nothing.
    open func cancel() {}
}
