import UIKit

// The content and style of a map: stored only, as there are no map data to show.

/// A kind of place.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "MKPOICategory" + name }
    public static let airport = Self("Airport"), amusementPark = Self("AmusementPark"), aquarium = Self("Aquarium"), atm = Self("ATM"),
        bakery = Self("Bakery")
    public static let bank = Self("Bank"), beach = Self("Beach"), brewery = Self("Brewery"), cafe = Self("Cafe"),
        campground = Self("Campground")
    public static let carRental = Self("CarRental"), evCharger = Self("EVCharger"), fireStation = Self("FireStation"),
        fitnessCenter = Self("FitnessCenter")
    public static let foodMarket = Self("FoodMarket"), gasStation = Self("GasStation"), hospital = Self("Hospital"), hotel = Self("Hotel"),
        laundry = Self("Laundry")
    public static let library = Self("Library"), marina = Self("Marina"), movieTheater = Self("MovieTheater"), museum = Self("Museum")
    public static let nationalPark = Self("NationalPark"), nightlife = Self("Nightlife"), park = Self("Park"), parking = Self("Parking"),
        pharmacy = Self("Pharmacy")
    public static let police = Self("Police"), postOffice = Self("PostOffice"), publicTransport = Self("PublicTransport"),
        restaurant = Self("Restaurant")
    public static let restroom = Self("Restroom"), school = Self("School"), stadium = Self("Stadium"), store = Self("Store"),
        theater = Self("Theater")
    public static let university = Self("University"), winery = Self("Winery"), zoo = Self("Zoo")
}

/// The kinds of places that are shown or found.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
    private let categories: Set<MKPointOfInterestCategory>
    private let includesThem: Bool
    private init(_ categories: [MKPointOfInterestCategory], includes: Bool) {
        (self.categories, includesThem) = (Set(categories), includes)
    }
    public convenience init(including categories: [MKPointOfInterestCategory]) { self.init(categories, includes: true) }
    public convenience init(excluding categories: [MKPointOfInterestCategory]) { self.init(categories, includes: false) }
    public static let includingAll = MKPointOfInterestFilter(excluding: []), excludingAll = MKPointOfInterestFilter(including: [])
    open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == includesThem }
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

/// The content of a map; stored only.
@preconcurrency @MainActor
open class MKMapConfiguration: NSObject {
    /// The elevation of the map: flat, or with relief.
    public enum ElevationStyle: Int, Sendable { case flat, realistic }
    open var elevationStyle: ElevationStyle
    init(_ style: ElevationStyle) { elevationStyle = style }
}
/// A map of streets and names.
open class MKStandardMapConfiguration: MKMapConfiguration {
    /// The emphasis of the map relative to the app's own content.
    public enum EmphasisStyle: Int, Sendable { case `default`, muted }
    open var emphasisStyle = EmphasisStyle.default
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false
    public init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default) {
        super.init(elevationStyle)
        self.emphasisStyle = emphasisStyle
    }
}
/// A map of aerial pictures.
open class MKImageryMapConfiguration: MKMapConfiguration {
    public init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle) }
}
/// A map of aerial pictures with streets and names.
open class MKHybridMapConfiguration: MKMapConfiguration {
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false
    public init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle) }
}

private enum Kept {
    static let configuration = AttachedProperty<MKMapConfiguration?>(nil)
    static let filter = AttachedProperty<MKPointOfInterestFilter?>(nil)
    static let collision = AttachedProperty(MKAnnotationView.CollisionMode.rectangle)
    static let category = AttachedProperty<MKPointOfInterestCategory?>(nil)
}

extension MKMapView {
    public var preferredConfiguration: MKMapConfiguration {
        get { Kept.configuration[self] ?? MKStandardMapConfiguration() }
        set { Kept.configuration[self] = newValue }
    }
    public var pointOfInterestFilter: MKPointOfInterestFilter? {
        get { Kept.filter[self] }
        set { Kept.filter[self] = newValue }
    }
    public var showsPointsOfInterest: Bool {
        get { pointOfInterestFilter !== MKPointOfInterestFilter.excludingAll }
        set { pointOfInterestFilter = newValue ? .includingAll : .excludingAll }
    }
}
extension MKAnnotationView {
    /// The shape that decides whether two annotation views collide.
    public enum CollisionMode: Int, Sendable { case rectangle, circle, none }
    public var collisionMode: CollisionMode {
        get { Kept.collision[self] }
        set { Kept.collision[self] = newValue }
    }
    public var cluster: MKAnnotationView? { nil }
    public func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
}
extension MKPinAnnotationView {
    public class func redPinColor() -> UIColor { .systemRed }
    public class func greenPinColor() -> UIColor { .systemGreen }
    public class func purplePinColor() -> UIColor { .systemPurple }
}
extension MKMapItem {
    public var pointOfInterestCategory: MKPointOfInterestCategory? {
        get { Kept.category[self] }
        set { Kept.category[self] = newValue }
    }
}
extension NSValue {
    public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
        self.init(cgPoint: CGPoint(x: coordinate.latitude, y: coordinate.longitude))
    }
    public var mkCoordinateValue: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: Double(cgPointValue.x), longitude: Double(cgPointValue.y))
    }
    public convenience init(mkCoordinateSpan span: MKCoordinateSpan) {
        self.init(cgPoint: CGPoint(x: span.latitudeDelta, y: span.longitudeDelta))
    }
    public var mkCoordinateSpanValue: MKCoordinateSpan {
        MKCoordinateSpan(latitudeDelta: Double(cgPointValue.x), longitudeDelta: Double(cgPointValue.y))
    }
}
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }

/// Formats distances in meters or miles.
open class MKDistanceFormatter: Formatter {
    /// The units in which distances are written.
    public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
    /// The length of the names of units.
    public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }
    open var units = Units.default
    open var unitStyle = DistanceUnitStyle.default
    open var locale: Locale! = Locale(identifier: "en_US")

    private var isMetric: Bool { units == .metric || units == .default && locale.measurementSystem == .metric }

    open func string(fromDistance distance: CLLocationDistance) -> String {
        if isMetric {
            return distance < 1000 ? say(distance, "m", "meter", "meters") : say(distance / 1000, "km", "kilometer", "kilometers")
        }
        let miles = distance / 1609.344
        if miles >= 0.1 { return say(miles, "mi", "mile", "miles") }
        return units == .imperialWithYards ? say(distance / 0.9144, "yd", "yard", "yards") : say(distance / 0.3048, "ft", "foot", "feet")
    }
    open override func string(for obj: Any?) -> String? { (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) } }

    private func say(_ value: Double, _ short: String, _ one: String, _ many: String) -> String {
        let number = rounded(value)
        return "\(number) \(unitStyle != .full ? short : number == "1" ? one : many)"
    }
    /// Rounds to two digits below ten, and to whole tens from a hundred.
    private func rounded(_ value: Double) -> String {
        if value >= 100 { return String(Int((value / 10).rounded()) * 10) }
        if value >= 10 { return String(Int(value.rounded())) }
        let tenths = (value * 10).rounded() / 10
        return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
    }
}
extension MKLocalSearch {
    /// A set of kinds of search results.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = Self(rawValue: 1), pointOfInterest = Self(rawValue: 2), physicalFeature = Self(rawValue: 4)
    }
}
