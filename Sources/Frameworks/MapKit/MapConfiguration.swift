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
    /// The kinds since iOS 18.
    public static let animalService = Self("AnimalService"), automotiveRepair = Self("AutomotiveRepair"), baseball = Self("Baseball"),
        basketball = Self("Basketball"), beauty = Self("Beauty"), bowling = Self("Bowling"), castle = Self("Castle"),
        conventionCenter = Self("ConventionCenter"), distillery = Self("Distillery"), fairground = Self("Fairground"),
        fishing = Self("Fishing"), fortress = Self("Fortress"), goKart = Self("GoKart"), golf = Self("Golf"), hiking = Self("Hiking"),
        kayaking = Self("Kayaking"), landmark = Self("Landmark"), mailbox = Self("Mailbox"), miniGolf = Self("MiniGolf"),
        musicVenue = Self("MusicVenue"), nationalMonument = Self("NationalMonument"), planetarium = Self("Planetarium"),
        rvPark = Self("RVPark"), rockClimbing = Self("RockClimbing"), skatePark = Self("SkatePark"), skating = Self("Skating"),
        skiing = Self("Skiing"), soccer = Self("Soccer"), spa = Self("Spa"), surfing = Self("Surfing"), swimming = Self("Swimming"),
        tennis = Self("Tennis"), volleyball = Self("Volleyball")
    public static let university = Self("University"), winery = Self("Winery"), zoo = Self("Zoo")
}

/// The kinds of places that are shown or found.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
    private let categories: Set<MKPointOfInterestCategory>
    private let includesThem: Bool
    private init(_ categories: [MKPointOfInterestCategory], includes: Bool) {
        (self.categories, includesThem) = (Set(categories), includes)
    }
    /// Creates a filter of the given categories only.
    public convenience init(including categories: [MKPointOfInterestCategory]) { self.init(categories, includes: true) }
    /// Creates a filter of all but the given categories.
    public convenience init(excluding categories: [MKPointOfInterestCategory]) { self.init(categories, includes: false) }
    /// The filters of all categories, and of none.
    public static let includingAll = MKPointOfInterestFilter(excluding: []), excludingAll = MKPointOfInterestFilter(including: [])
    /// Returns whether places of a category are shown.
    open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == includesThem }
    /// Returns whether places of a category are hidden.
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

/// The content of a map; stored only.
@preconcurrency @MainActor
open class MKMapConfiguration: NSObject {
    /// The elevation of the map: flat, or with relief.
    public enum ElevationStyle: Int, Sendable { case flat, realistic }
    /// The elevation of the map. It is stored but has no effect.
    open var elevationStyle: ElevationStyle
    init(_ style: ElevationStyle) { elevationStyle = style }
}
/// A map of streets and names.
open class MKStandardMapConfiguration: MKMapConfiguration {
    /// The emphasis of the map relative to the app's own content.
    public enum EmphasisStyle: Int, Sendable { case `default`, muted }
    /// The emphasis of the map. It is stored but has no effect.
    open var emphasisStyle = EmphasisStyle.default
    /// The places that are shown; nil for all. It is stored but has no effect.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether traffic is shown. It is stored but has no effect.
    open var showsTraffic = false
    /// Creates the configuration of a drawn map.
    public init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default) {
        super.init(elevationStyle)
        self.emphasisStyle = emphasisStyle
    }
}
/// A map of aerial pictures.
open class MKImageryMapConfiguration: MKMapConfiguration {
    /// Creates the configuration of a photographic map.
    public init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle) }
}
/// A map of aerial pictures with streets and names.
open class MKHybridMapConfiguration: MKMapConfiguration {
    /// The places that are shown; nil for all. It is stored but has no effect.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether traffic is shown. It is stored but has no effect.
    open var showsTraffic = false
    /// Creates the configuration of a photographic map with names.
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
    /// The places that are shown; nil for all. It is stored but has no effect.
    public var pointOfInterestFilter: MKPointOfInterestFilter? {
        get { Kept.filter[self] }
        set { Kept.filter[self] = newValue }
    }
    /// Whether places are shown. It is stored but has no effect.
    public var showsPointsOfInterest: Bool {
        get { pointOfInterestFilter !== MKPointOfInterestFilter.excludingAll }
        set { pointOfInterestFilter = newValue ? .includingAll : .excludingAll }
    }
}
extension MKAnnotationView {
    /// The shape that decides whether two annotation views collide.
    public enum CollisionMode: Int, Sendable { case rectangle, circle, none }
    /// The shape for overlaps. It is stored but has no effect.
    public var collisionMode: CollisionMode {
        get { Kept.collision[self] }
        set { Kept.collision[self] = newValue }
    }
    /// The view that represents this one among others, which is always nil.
    public var cluster: MKAnnotationView? { nil }
    /// Keeps a state of dragging.
    public func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
}
extension MKPinAnnotationView {
    public class func redPinColor() -> UIColor { .systemRed }
    public class func greenPinColor() -> UIColor { .systemGreen }
    public class func purplePinColor() -> UIColor { .systemPurple }
}
extension MKMapItem {
    /// The category of the place; nil for none.
    public var pointOfInterestCategory: MKPointOfInterestCategory? {
        get { Kept.category[self] }
        set { Kept.category[self] = newValue }
    }
}
extension NSValue {
    /// Creates a value that contains a place.
    public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
        self.init(cgPoint: CGPoint(x: coordinate.latitude, y: coordinate.longitude))
    }
    public var mkCoordinateValue: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: Double(cgPointValue.x), longitude: Double(cgPointValue.y))
    }
    /// Creates a value that contains a span.
    public convenience init(mkCoordinateSpan span: MKCoordinateSpan) {
        self.init(cgPoint: CGPoint(x: span.latitudeDelta, y: span.longitudeDelta))
    }
    public var mkCoordinateSpanValue: MKCoordinateSpan {
        MKCoordinateSpan(latitudeDelta: Double(cgPointValue.x), longitudeDelta: Double(cgPointValue.y))
    }
}
/// Returns the map point of a place.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
/// Returns the place of a map point.
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }

/// Formats distances in meters or miles.
open class MKDistanceFormatter: Formatter {
    /// The units in which distances are written.
    public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
    /// The length of the names of units.
    public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }
    /// The units of the text.
    open var units = Units.default
    /// The length of the units' names.
    open var unitStyle = DistanceUnitStyle.default
    /// The locale, whose country determines the default units.
    open var locale: Locale! = Locale(identifier: "en_US")

    private var isMetric: Bool { units == .metric || units == .default && locale.measurementSystem == .metric }

    /// Returns a distance in meters as text. Meters and yards are rounded to tens from a hundred on, feet to fifties: 100 meters are 350
    /// feet, 152.4 are 500 (stadiamaps/ferrostar, InstructionsViewTests and ManeuverInstructionViewTests, iOS 26).
    open func string(fromDistance distance: CLLocationDistance) -> String {
        func stepped(_ value: Double, by step: Double) -> Double { value >= 100 ? (value / step).rounded() * step : value }
        if isMetric {
            return distance < 1000
                ? text(stepped(distance, by: 10), "m", "meter", "meters") : text(distance / 1000, "km", "kilometer", "kilometers")
        }
        let miles = distance / 1609.344
        if miles >= 0.1 { return text(miles, "mi", "mile", "miles") }
        return units == .imperialWithYards
            ? text(stepped(distance / 0.9144, by: 10), "yd", "yard", "yards")
            : text(stepped(distance / 0.3048, by: 50), "ft", "foot", "feet")
    }
    open override func string(for obj: Any?) -> String? { (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) } }

    private func text(_ value: Double, _ short: String, _ one: String, _ many: String) -> String {
        let number = rounded(value)
        return "\(number) \(unitStyle != .full ? short : number == "1" ? one : many)"
    }
    /// Rounds to tenths below ten, and to whole numbers above, and writes as in the locale: 1420 kilometers are 882 miles, or "1.420 km" in
    /// German (stadiamaps/ferrostar, TripProgressViewTests, iOS 26).
    private func rounded(_ value: Double) -> String {
        value.formatted(.number.precision(.fractionLength(0...(value < 10 ? 1 : 0))).locale(locale))
    }
}
extension MKLocalSearch {
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = Self(rawValue: 1), pointOfInterest = Self(rawValue: 2), physicalFeature = Self(rawValue: 4)
    }
}
