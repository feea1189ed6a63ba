import CoreLocationCompanion

// Names before Swift 4.2, which apps of that time use.
public typealias MKLocalSearchRequest = MKLocalSearch.Request
public typealias MKLocalSearchResponse = MKLocalSearch.Response
public typealias MKDirectionsRequest = MKDirections.Request
public typealias MKDirectionsResponse = MKDirections.Response
public typealias MKETAResponse = MKDirections.ETAResponse
public typealias MKMapSnapshotOptions = MKMapSnapshotter.Options
public typealias MKMapSnapshot = MKMapSnapshotter.Snapshot
public typealias MKRouteStep = MKRoute.Step
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }
