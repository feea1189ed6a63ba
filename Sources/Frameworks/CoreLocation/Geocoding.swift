import Foundation
import UIKitRuntime

// Sendable, as Apple's headers mark these classes: an app changes an object before it passes it on.

/// A place with its address. Geocoding finds none, so a place has only the values of a subclass or of a copied place.
open class CLPlacemark: NSObject, @unchecked Sendable {
    private let original: CLPlacemark?
    private let place: CLLocation?
    private let address: [String: String]

    public override init() { (original, place, address) = (nil, nil, [:]) }
    public init(placemark: CLPlacemark) { (original, place, address) = (placemark, nil, [:]) }
    /// A place with an address that has the keys of the old AddressBook framework.
    package init(location: CLLocation, address: [String: String]) { (original, place, self.address) = (nil, location, address) }

    open var location: CLLocation? { original?.location ?? place }
    open var region: CLRegion? { original?.region }
    open var timeZone: TimeZone? { original?.timeZone }
    open var name: String? { original?.name ?? address["Name"] ?? address["Street"] }
    open var thoroughfare: String? { original?.thoroughfare ?? address["Thoroughfare"] }
    open var subThoroughfare: String? { original?.subThoroughfare ?? address["SubThoroughfare"] }
    open var locality: String? { original?.locality ?? address["City"] }
    open var subLocality: String? { original?.subLocality ?? address["SubLocality"] }
    open var administrativeArea: String? { original?.administrativeArea ?? address["State"] }
    open var subAdministrativeArea: String? { original?.subAdministrativeArea ?? address["SubAdministrativeArea"] }
    open var postalCode: String? { original?.postalCode ?? address["ZIP"] }
    open var isoCountryCode: String? { original?.isoCountryCode ?? address["CountryCode"] }
    open var country: String? { original?.country ?? address["Country"] }
    open var inlandWater: String? { original?.inlandWater }
    open var ocean: String? { original?.ocean }
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

/// A geocoder that knows no places: every request ends with an error when the event loop turns, as without a network.
open class CLGeocoder: NSObject {
    public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
    open var isGeocoding: Bool { false }
    public override init() { super.init() }
    open func cancelGeocode() {}

    private func refuse(_ completionHandler: @escaping CLGeocodeCompletionHandler) { later { completionHandler(nil, CLError(.network)) } }

    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
        refuse(completionHandler)
    }
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { refuse(completionHandler) }
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
        refuse(completionHandler)
    }
    open func geocodeAddressString(_ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler) {
        refuse(completionHandler)
    }
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { refuse(completionHandler) }
    open func geocodeAddressDictionary(
        _ addressDictionary: [AnyHashable: Any], completionHandler: @escaping CLGeocodeCompletionHandler
    ) { refuse(completionHandler) }

    nonisolated(nonsending) open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }
    nonisolated(nonsending) open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?) async throws
        -> [CLPlacemark]
    { throw CLError(.network) }
    nonisolated(nonsending) open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }
    nonisolated(nonsending) open func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }
    nonisolated(nonsending) open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] { throw CLError(.network) }
}
