import CoreLocationCompanion

// Names before Swift 4.2, which apps of that time use.
/// The name of `MKLocalSearch.Request` in Objective-C and older Swift.
public typealias MKLocalSearchRequest = MKLocalSearch.Request
/// The name of `MKLocalSearch.Response` in Objective-C and older Swift.
public typealias MKLocalSearchResponse = MKLocalSearch.Response
/// The name of `MKDirections.Request` in Objective-C and older Swift.
public typealias MKDirectionsRequest = MKDirections.Request
/// The name of `MKDirections.Response` in Objective-C and older Swift.
public typealias MKDirectionsResponse = MKDirections.Response
/// The name of `MKDirections.ETAResponse` in Objective-C and older Swift.
public typealias MKETAResponse = MKDirections.ETAResponse
/// The name of `MKMapSnapshotter.Options` in Objective-C and older Swift.
public typealias MKMapSnapshotOptions = MKMapSnapshotter.Options
/// The name of `MKMapSnapshotter.Snapshot` in Objective-C and older Swift.
public typealias MKMapSnapshot = MKMapSnapshotter.Snapshot
/// The name of `MKRoute.Step` in Objective-C and older Swift.
public typealias MKRouteStep = MKRoute.Step
/// Returns the distance between two map points in meters.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }
