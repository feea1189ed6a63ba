import UIKit

// Places of Apple's maps, their addresses, and requests for them, which fail: there is no service.

/// The parts of addresses that a search finds.
open class MKAddressFilter: NSObject, @unchecked Sendable {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Countries, and their larger and smaller parts.
        public static let country = Self(rawValue: 1), administrativeArea = Self(rawValue: 2), subAdministrativeArea = Self(rawValue: 4)
        /// Towns, their parts, and postal codes.
        public static let locality = Self(rawValue: 8), subLocality = Self(rawValue: 16), postalCode = Self(rawValue: 32)
    }
    private let options: Options, includesThem: Bool
    private init(_ options: Options, _ includesThem: Bool) { (self.options, self.includesThem) = (options, includesThem) }
    /// Creates a filter of the given parts only.
    public convenience init(including options: Options) { self.init(options, true) }
    /// Creates a filter of all but the given parts.
    public convenience init(excluding options: Options) { self.init(options, false) }
    /// The filters of all parts, and of none.
    public static let includingAll = MKAddressFilter(excluding: []), excludingAll = MKAddressFilter(including: [])
    /// Returns whether all of some parts are found.
    open func includes(_ options: Options) -> Bool {
        includesThem ? self.options.isSuperset(of: options) : self.options.isDisjoint(with: options)
    }
    /// Returns whether none of some parts is found.
    open func excludes(_ options: Options) -> Bool {
        includesThem ? self.options.isDisjoint(with: options) : self.options.isSuperset(of: options)
    }
}

/// The text of an address.
open class MKAddress: NSObject, @unchecked Sendable {
    /// The whole address, and its most important parts.
    public let fullAddress: String, shortAddress: String?
    /// Creates an address; an empty one fails.
    public init?(fullAddress: String, shortAddress: String?) {
        guard !fullAddress.isEmpty else { return nil }
        (self.fullAddress, self.shortAddress) = (fullAddress, shortAddress)
    }
}

/// The forms in which an address is shown.
open class MKAddressRepresentations: NSObject, @unchecked Sendable {
    /// The parts with which the name of a city is shown.
    public enum ContextStyle: Int, Sendable { case automatic, short, full }
    private let address: MKAddress, placemark: MKPlacemark
    init(_ address: MKAddress, _ placemark: MKPlacemark) { (self.address, self.placemark) = (address, placemark) }
    open var cityName: String? { placemark.locality }
    open var regionName: String? { placemark.country }
    open var region: Locale.Region? { placemark.isoCountryCode.map { Locale.Region($0) } }
    open var cityWithContext: String? { cityWithContext(.automatic) }
    /// Returns the city with its state, or with its country, too.
    open func cityWithContext(_ style: ContextStyle) -> String? {
        let parts = [placemark.locality, placemark.administrativeArea, style == .short ? nil : placemark.country].compactMap { $0 }
        return placemark.locality == nil ? nil : parts.joined(separator: ", ")
    }
    /// Returns the address, in one line or in several.
    open func fullAddress(includingRegion: Bool, singleLine: Bool) -> String? {
        let text = address.fullAddress
        return singleLine ? text.split(separator: "\n").joined(separator: ", ") : text
    }
}

extension MKMapItem {
    /// The identifier of a place in Apple's maps.
    public struct Identifier: RawRepresentable, Hashable, Codable, Sendable {
        public let rawValue: String
        public init?(rawValue: String) {
            guard !rawValue.isEmpty else { return nil }
            self.rawValue = rawValue
        }
        public var identifierString: String { rawValue }
    }
}

/// A request for the place with an identifier, which fails.
open class MKMapItemRequest: NSObject, @unchecked Sendable {
    /// The identifier of the place; nil for a place that the user selected.
    public let mapItemIdentifier: MKMapItem.Identifier?
    open private(set) var isCancelled = false
    /// Whether the request is in progress, which is always false.
    open var isLoading: Bool { false }
    public init(mapItemIdentifier: MKMapItem.Identifier) { self.mapItemIdentifier = mapItemIdentifier }
    open var mapItem: MKMapItem { get async throws { throw MKError.noServer } }
    /// Calls the handler with an error: no map data is available.
    open func getMapItem(completionHandler: @escaping (MKMapItem?, (any Error)?) -> Void) {
        later { completionHandler(nil, MKError.noServer) }
    }
    open func cancel() { isCancelled = true }
}

/// A request for the places of an address, which fails.
open class MKGeocodingRequest: NSObject, @unchecked Sendable {
    public let addressString: String
    /// The region to prefer, and the language of the result.
    public final var region: MKCoordinateRegion?, preferredLocale: Locale?
    open private(set) var isCancelled = false
    /// Whether the request is in progress, which is always false.
    open var isLoading: Bool { false }
    /// Creates a request; an empty address fails.
    public init?(addressString: String) {
        guard !addressString.isEmpty else { return nil }
        self.addressString = addressString
    }
    open var mapItems: [MKMapItem] { get async throws { throw MKError.noServer } }
    /// Calls the handler with an error: no map data is available.
    open func getMapItems(completionHandler: @escaping ([MKMapItem]?, (any Error)?) -> Void) {
        later { completionHandler(nil, MKError.noServer) }
    }
    open func cancel() { isCancelled = true }
}

/// A request for the address of a location, which fails.
open class MKReverseGeocodingRequest: NSObject, @unchecked Sendable {
    public let location: CLLocation
    /// The language of the result.
    public final var preferredLocale: Locale?
    open private(set) var isCancelled = false
    /// Whether the request is in progress, which is always false.
    open var isLoading: Bool { false }
    /// Creates a request; an invalid location fails.
    public init?(location: CLLocation) {
        guard CLLocationCoordinate2DIsValid(location.coordinate) else { return nil }
        self.location = location
    }
    open var mapItems: [MKMapItem] { get async throws { throw MKError.noServer } }
    /// Calls the handler with an error: no map data is available.
    open func getMapItems(completionHandler: @escaping ([MKMapItem]?, (any Error)?) -> Void) {
        later { completionHandler(nil, MKError.noServer) }
    }
    open func cancel() { isCancelled = true }
}

/// The largest radius of a request for places, in meters.
public let MKPointsOfInterestRequestMaxRadius: CLLocationDistance = 50_000

/// A request for places of some kinds near a place.
open class MKLocalPointsOfInterestRequest: NSObject {
    /// The center of the circle or of the region.
    public let coordinate: CLLocationCoordinate2D
    /// The radius of the circle in meters; that of the circle around the region if there is one.
    public let radius: CLLocationDistance
    public let region: MKCoordinateRegion
    /// The places that are found; nil for all.
    public final var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Creates a request for places in a circle.
    public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (self.coordinate, self.radius) = (coordinate, radius)
        region = MKCoordinateRegion(center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
    }
    /// Creates a request for places in a region.
    public init(coordinateRegion region: MKCoordinateRegion) {
        (self.region, coordinate) = (region, region.center)
        let area = region.mapRect
        radius = area.origin.distance(to: MKMapPoint(x: area.maxX, y: area.maxY)) / 2
    }
}

/// The annotation of a place of a search.
open class MKMapItemAnnotation: NSObject, MKAnnotation {
    public let mapItem: MKMapItem
    /// Creates an annotation of a place.
    public init(mapItem: MKMapItem) { self.mapItem = mapItem }
    open var coordinate: CLLocationCoordinate2D { mapItem.placemark.coordinate }
    open var title: String? { mapItem.name }
    open var subtitle: String? { nil }
}

/// The presentation of a selected place on a map.
@preconcurrency @MainActor
open class MKSelectionAccessory: NSObject {
    /// The way in which the details of a place are shown.
    public struct MapItemDetailPresentationStyle: Sendable {
        public enum CalloutStyle: Int, Sendable { case automatic, full, compact }
        let name: String
        /// The map decides, with a view controller for a sheet.
        @preconcurrency @MainActor public static func automatic(presentationViewController: UIViewController?) -> Self {
            Self(name: "automatic")
        }
        public static let callout = Self(name: "callout")
        public static func callout(_ style: CalloutStyle) -> Self { Self(name: "callout") }
        /// A sheet above a view controller.
        @preconcurrency @MainActor public static func sheet(presentationViewController: UIViewController) -> Self { Self(name: "sheet") }
        /// A link to Apple's app for maps.
        public static let openInMaps = Self(name: "openInMaps")
    }
    let style: MapItemDetailPresentationStyle
    private init(_ style: MapItemDetailPresentationStyle) { self.style = style }
    /// Returns an accessory with the details of a place.
    open class func mapItemDetail(_ presentationStyle: MapItemDetailPresentationStyle) -> MKSelectionAccessory {
        MKSelectionAccessory(presentationStyle)
    }
}

/// The callback of the details of a place.
@preconcurrency @MainActor
public protocol MKMapItemDetailViewControllerDelegate: NSObjectProtocol {
    /// Called when the user closes the details.
    func mapItemDetailViewControllerDidFinish(_ detailViewController: MKMapItemDetailViewController)
}

/// Shows the details of a place: a labeled placeholder.
open class MKMapItemDetailViewController: UnavailableFrameworkController {
    /// The object that is notified when the user closes the details.
    open weak var delegate: (any MKMapItemDetailViewControllerDelegate)?
    /// The place; nil for none.
    public final var mapItem: MKMapItem?
    public convenience init(mapItem: MKMapItem?) { self.init(mapItem: mapItem, displaysMap: true) }
    /// Creates a view controller of a place.
    public convenience init(mapItem: MKMapItem?, displaysMap: Bool) {
        self.init(nibName: nil, bundle: nil)
        self.mapItem = mapItem
    }
    open override func viewDidLoad() {
        super.viewDidLoad()
        showUnavailable("Place")
    }
}
