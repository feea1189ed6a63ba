import Foundation
import UIKitRuntime

// Sendable, as Apple's headers mark these classes: an app changes an object before it passes it on.

/// A place with its address. Geocoding finds none, so a place has only the values of a subclass or of a copied place.
open class CLPlacemark: NSObject, @unchecked Sendable {
    private let original: CLPlacemark?
    private let place: CLLocation?
    private let address: [String: String]

    public override init() { (original, place, address) = (nil, nil, [:]) }
    /// Creates a copy of a placemark.
    public init(placemark: CLPlacemark) { (original, place, address) = (placemark, nil, [:]) }
    /// A place with an address that has the keys of the old AddressBook framework.
    package init(location: CLLocation, address: [String: String]) { (original, place, self.address) = (nil, location, address) }

    /// The location of the place; nil if it is unknown.
    open var location: CLLocation? { original?.location ?? place }
    /// The region of the place; nil if it is unknown.
    open var region: CLRegion? { original?.region }
    /// The time zone of the place; nil if it is unknown.
    open var timeZone: TimeZone? { original?.timeZone }
    /// The name of the place; nil if it is unknown.
    open var name: String? { original?.name ?? address["Name"] ?? address["Street"] }
    /// The street; nil if it is unknown.
    open var thoroughfare: String? { original?.thoroughfare ?? address["Thoroughfare"] }
    /// The number in the street; nil if it is unknown.
    open var subThoroughfare: String? { original?.subThoroughfare ?? address["SubThoroughfare"] }
    /// The city; nil if it is unknown.
    open var locality: String? { original?.locality ?? address["City"] }
    /// The part of the city; nil if it is unknown.
    open var subLocality: String? { original?.subLocality ?? address["SubLocality"] }
    /// The state or province; nil if it is unknown.
    open var administrativeArea: String? { original?.administrativeArea ?? address["State"] }
    /// The county; nil if it is unknown.
    open var subAdministrativeArea: String? { original?.subAdministrativeArea ?? address["SubAdministrativeArea"] }
    /// The postal code; nil if it is unknown.
    open var postalCode: String? { original?.postalCode ?? address["ZIP"] }
    /// The code of the country, such as `US`; nil if it is unknown.
    open var isoCountryCode: String? { original?.isoCountryCode ?? address["CountryCode"] }
    /// The country; nil if it is unknown.
    open var country: String? { original?.country ?? address["Country"] }
    /// The lake or river; nil if it is unknown.
    open var inlandWater: String? { original?.inlandWater }
    /// The ocean; nil if it is unknown.
    open var ocean: String? { original?.ocean }
    /// The names of sights; nil if they are unknown.
    open var areasOfInterest: [String]? { original?.areasOfInterest }

    /// The address under the keys of the old AddressBook framework.
    open var addressDictionary: [AnyHashable: Any]? {
        let street = [subThoroughfare, thoroughfare].compactMap(\.self).joined(separator: " ")
        let parts = [
            "Name": name, "Street": original?.addressDictionary?["Street"] as? String ?? address["Street"] ?? street,
            "Thoroughfare": thoroughfare,
            "SubThoroughfare": subThoroughfare, "City": locality, "SubLocality": subLocality, "State": administrativeArea,
            "SubAdministrativeArea": subAdministrativeArea, "ZIP": postalCode, "Country": country, "CountryCode": isoCountryCode,
        ].compactMapValues { $0?.isEmpty == false ? $0 : nil }
        return parts.isEmpty ? nil : parts
    }
}

/// A geocoder without data: every request ends with an error when the event loop turns, as without a network.
open class CLGeocoder: NSObject {
    /// A closure that receives the places, or an error.
    public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
    /// Whether a request is in progress, which is always false.
    open var isGeocoding: Bool { false }
    public override init() { super.init() }
    /// Does nothing.
    open func cancelGeocode() {}

    private func refuse(_ completionHandler: @escaping CLGeocodeCompletionHandler) { later { completionHandler(nil, CLError(.network)) } }

    /// Calls the handler with an error: no map data is available.
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
        refuse(completionHandler)
    }
    /// Calls the handler with an error: no map data is available.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { refuse(completionHandler) }
    /// Calls the handler with an error: no map data is available.
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
        refuse(completionHandler)
    }
    /// Calls the handler with an error: no map data is available.
    open func geocodeAddressString(_ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler) {
        refuse(completionHandler)
    }
    /// Calls the handler with an error: no map data is available.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { refuse(completionHandler) }
    /// Calls the handler with an error: no map data is available.
    open func geocodeAddressDictionary(
        _ addressDictionary: [AnyHashable: Any], completionHandler: @escaping CLGeocodeCompletionHandler
    ) { refuse(completionHandler) }

    /// Throws an error: no map data is available.
    nonisolated(nonsending) open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }
    /// Throws an error: no map data is available.
    nonisolated(nonsending) open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?) async throws
        -> [CLPlacemark]
    { throw CLError(.network) }
    /// Throws an error: no map data is available.
    nonisolated(nonsending) open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }
    /// Throws an error: no map data is available.
    nonisolated(nonsending) open func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }
    /// Throws an error: no map data is available.
    nonisolated(nonsending) open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] { throw CLError(.network) }
}
