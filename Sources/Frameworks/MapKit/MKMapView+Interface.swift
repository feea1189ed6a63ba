import UIKitStoryboards

extension MKMapView: InterfaceConfigurable {
    package func configure(_ attributes: [String: [String: String]]) {
        let own = attributes[""] ?? [:]
        switch own["mapType"] {
        case "satellite"?: mapType = .satellite
        case "hybrid"?: mapType = .hybrid
        case "satelliteFlyover"?: mapType = .satelliteFlyover
        case "hybridFlyover"?: mapType = .hybridFlyover
        case "mutedStandard"?: mapType = .mutedStandard
        default: mapType = .standard
        }
        func flag(_ name: String, _ set: (Bool) -> Void) { if let value = own[name] { set(value == "YES") } }
        flag("showsUserLocation") { showsUserLocation = $0 }
        flag("zoomEnabled") { isZoomEnabled = $0 }
        flag("scrollEnabled") { isScrollEnabled = $0 }
        flag("rotateEnabled") { isRotateEnabled = $0 }
        flag("pitchEnabled") { isPitchEnabled = $0 }
        flag("showsCompass") { showsCompass = $0 }
        flag("showsScale") { showsScale = $0 }
        flag("showsTraffic") { showsTraffic = $0 }
        flag("showsBuildings") { showsBuildings = $0 }
    }

    package func connect(_ outlet: String, to object: Any?) -> Bool {
        guard outlet == "delegate" else { return false }
        delegate = object as? any MKMapViewDelegate
        return true
    }
}
