import UIKit

/// Follows the location of the device for a map.
final class UserLocating: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private weak var map: MKMapView?

    init(_ map: MKMapView) {
        self.map = map
        super.init()
        manager.delegate = self
        manager.startUpdatingLocation()
    }
    func end() {
        manager.stopUpdatingLocation()
        manager.delegate = nil
    }
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        onMain { [map] in if let location = locations.last { map?.showUser(at: location) } }
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        onMain { [map] in if let map { map.delegate?.mapView(map, didFailToLocateUserWithError: error) } }
    }
}

private let locating = AttachedProperty<UserLocating?>(nil)

extension MKMapView {
    /// Begins or ends to show the user's location.
    final func locateUser() {
        if showsUserLocation {
            delegate?.mapViewWillStartLocatingUser(self)
            userLocation.isUpdating = true
            locating[self] = UserLocating(self)
        } else {
            locating[self]?.end()
            locating[self] = nil
            (userLocation.location, userLocation.isUpdating) = (nil, false)
            removeAnnotation(userLocation)
            delegate?.mapViewDidStopLocatingUser(self)
        }
    }

    final func showUser(at location: CLLocation) {
        (userLocation.location, userLocation.isUpdating) = (location, false)
        if annotations.contains(where: { $0 === userLocation }) { setNeedsLayout() } else { addAnnotation(userLocation) }
        if userTrackingMode != .none { setCenter(location.coordinate, animated: true) }
        delegate?.mapView(self, didUpdate: userLocation)
    }
}

/// The blue dot at the user's location.
open class MKUserLocationView: MKAnnotationView {
    /// Creates the dot of a location.
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        (bounds.size, backgroundColor) = (CGSize(width: 22, height: 22), .clear)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        backgroundColor = .clear
    }
    open override func draw(_ rect: CGRect) {
        guard image == nil else { return }
        UIColor.white.setFill()
        UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1)).fill()
        tintColor.setFill()
        UIBezierPath(ovalIn: bounds.insetBy(dx: 4, dy: 4)).fill()
    }
}
