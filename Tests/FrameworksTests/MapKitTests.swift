import ContactsCompanion
import Foundation
import MapKitCompanion
import Testing
import WebKitCompanion

@MainActor @Suite struct MapKitTests {
    @Test("distances are formatted in the formatter's units") func distances() {
        let formatter = MKDistanceFormatter()
        formatter.units = .metric
        #expect(
            [3, 95, 460, 1500, 12_400, 240_000].map(formatter.string(fromDistance:)) == [
                "3 m", "95 m", "460 m", "1.5 km", "12 km", "240 km",
            ])
        formatter.units = .imperial
        formatter.unitStyle = .full
        #expect(formatter.string(fromDistance: 1609.344) == "1 mile" && formatter.string(fromDistance: 30.48) == "100 feet")
    }

    // stadiamaps/ferrostar, InstructionsViewTests, ManeuverInstructionViewTests, and TripProgressViewTests, iOS 26.
    @Test("feet are rounded to fifties, and long distances are whole numbers as in the locale") func rounding() {
        let formatter = MKDistanceFormatter()
        (formatter.units, formatter.unitStyle) = (.imperial, .abbreviated)
        let distances = [100, 120, 152.4, 24_140.16, 1_420_000]
        #expect(distances.map(formatter.string(fromDistance:)) == ["350 ft", "400 ft", "500 ft", "15 mi", "882 mi"])
        (formatter.units, formatter.locale) = (.metric, Locale(identifier: "de-DE"))
        #expect(formatter.string(fromDistance: 1_420_000) == "1.420 km")
    }

    @Test("map rects intersect, contain, and miss each other") func areas() {
        let area = MKMapRect(x: 0, y: 0, width: 10, height: 10), other = MKMapRect(x: 5, y: 5, width: 10, height: 10)
        #expect(area.intersects(other) && area.intersection(other) == MKMapRect(x: 5, y: 5, width: 5, height: 5))
        #expect(!area.intersects(MKMapRect(x: 10, y: 0, width: 5, height: 5)) && area.intersection(area.offsetBy(dx: 20, dy: 0)).isNull)
        #expect(area.contains(MKMapRect(x: 1, y: 1, width: 2, height: 2)) && !area.contains(other) && MKMapRect.null.isEmpty)
    }

    @Test("an annotation view can be created without an annotation") func viewOfNothing() {
        final class Marker: MKMarkerAnnotationView {
            override var annotation: (any MKAnnotation)? { willSet { displayPriority = MKFeatureDisplayPriority.defaultLow } }
        }
        let marker = Marker()
        marker.annotation = MKPointAnnotation()
        #expect(
            marker.displayPriority == .defaultLow && MKMarkerAnnotationView().bounds.width == 28
                && MKAnnotationView().displayPriority == .required)
    }

    @Test("an annotation's title is doubly optional through the protocol, and optional through the class") func words() {
        final class Pin: NSObject, MKAnnotation {
            let coordinate = CLLocationCoordinate2D(latitude: 1, longitude: 2)
            var title: String? = "Here"
        }
        let pin = Pin(), annotation: any MKAnnotation = pin, view = MKAnnotationView(annotation: pin, reuseIdentifier: nil)
        #expect(pin.title?.count == 4 && annotation.title!! == "Here" && annotation.title??.count == 4 && view.annotation?.subtitle! == nil)
        guard let title = annotation.title, let word = title else { return #expect(Bool(false)) }
        let named: String? = annotation.title ?? "", label: String? = view.annotation?.title ?? nil
        #expect(title! == word && named == word && label == word && (annotation as? MKPointAnnotation)?.title == nil)
    }

    @Test("a placemark has the location of its coordinate, the parts of its address, and copies those of another") func placemarks() {
        let mark = MKPlacemark(
            coordinate: .init(latitude: 51.5, longitude: -0.1),
            addressDictionary: ["City": "London", "Country": "United Kingdom", "CountryCode": "GB", "ZIP": "SW1A"])
        #expect(mark.location?.coordinate.latitude == 51.5 && mark.locality == "London" && mark.countryCode == "GB")
        let copy = CLPlacemark(placemark: mark)
        #expect(copy.postalCode == "SW1A" && copy.location?.coordinate.longitude == -0.1)
        #expect(copy.addressDictionary?["City"] as? String == "London" && copy.addressDictionary?["State"] == nil)
        #expect(CLPlacemark().addressDictionary == nil)
    }

    @Test("async geocoding requests with a locale or a region fail") func geocoder() async {
        let coder = CLGeocoder(), place = CLLocation(latitude: 1, longitude: 2)
        var failures = 0
        do { _ = try await coder.reverseGeocodeLocation(place, preferredLocale: nil) } catch { failures += 1 }
        do { _ = try await coder.geocodeAddressString("Mill Lane", in: nil) } catch { failures += 1 }
        do { _ = try await coder.geocodeAddressString("Mill Lane", in: nil, preferredLocale: nil) } catch { failures += 1 }
        #expect(failures == 3)
    }

    @Test("a point-of-interest filter includes the given categories, or excludes them") func filters() {
        let only = MKPointOfInterestFilter(including: [.cafe]), without = MKPointOfInterestFilter(excluding: [.cafe])
        #expect(only.includes(.cafe) && only.excludes(.zoo) && without.excludes(.cafe) && without.includes(.zoo))
        #expect(MKPointOfInterestFilter.includingAll.includes(.zoo) && MKPointOfInterestFilter.excludingAll.excludes(.zoo))
    }

    @Test("content rules compile if they are valid JSON, and are looked up by identifier") func rules() {
        let store = WKContentRuleListStore.default()
        var answers: [Bool] = []
        store?.compileContentRuleList(forIdentifier: "ads", encodedContentRuleList: "[]") { list, error in
            answers.append(list?.identifier == "ads" && error == nil)
        }
        store?.compileContentRuleList(forIdentifier: "no", encodedContentRuleList: "nonsense") { list, error in
            answers.append(list == nil && error != nil)
        }
        store?.lookUpContentRuleList(forIdentifier: "ads") { list, error in answers.append(list != nil) }
        #expect(answers == [true, true, true])
    }

    @Test("a postal address is formatted as on an envelope, and a label is localized") func addresses() {
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.state, address.postalCode) = ("1 Mill Lane", "Springfield", "IL", "62701")
        #expect(CNPostalAddressFormatter.string(from: address, style: .mailingAddress) == "1 Mill Lane\nSpringfield, IL 62701")
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome) == "home")
    }
}
