// Distances on the globe are computed. The device is at the location that the host sets, if the host grants access.
@_exported import Foundation
import DeviceServices
import UIKitRuntime

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// A distance in meters.
public typealias CLLocationDistance = Double
/// An accuracy in meters; negative if the value is unknown.
public typealias CLLocationAccuracy = Double
/// A speed in meters per second; negative if unknown.
public typealias CLLocationSpeed = Double
/// Degrees clockwise from true north; negative if unknown.
public typealias CLLocationDirection = Double

/// The requested accuracies in meters; negative numbers mean the best.
public let kCLLocationAccuracyBest = -1.0, kCLLocationAccuracyBestForNavigation = -2.0, kCLLocationAccuracyNearestTenMeters = 10.0
/// The requested accuracies in meters.
public let kCLLocationAccuracyHundredMeters = 100.0, kCLLocationAccuracyKilometer = 1000.0, kCLLocationAccuracyThreeKilometers = 3000.0
/// The accuracy in meters without an exact location, and the distances that report every change.
public let kCLLocationAccuracyReduced = 5000.0, kCLDistanceFilterNone = -1.0, kCLHeadingFilterNone = -1.0
/// The longest distance and the longest time.
public let CLLocationDistanceMax = Double.greatestFiniteMagnitude, CLTimeIntervalMax = Double.greatestFiniteMagnitude
/// The key for another region in an error.
public let kCLErrorUserInfoAlternateRegionKey = "kCLErrorUserInfoAlternateRegionKey"
/// A place that isn't valid.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place on the earth, in degrees.
public struct CLLocationCoordinate2D: Sendable {
    /// The latitude in degrees, positive in the north.
    public var latitude: CLLocationDegrees
    /// The longitude in degrees, positive in the east.
    public var longitude: CLLocationDegrees
    /// Creates the place at latitude and longitude 0.
    public init() { (latitude, longitude) = (0, 0) }
    /// Creates a place in degrees.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) { (self.latitude, self.longitude) = (latitude, longitude) }
}
/// Creates a place in degrees.
public func CLLocationCoordinate2DMake(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
    .init(latitude: latitude, longitude: longitude)
}
/// Returns whether latitude and longitude are in their ranges.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
    abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A place with its altitude, accuracy, and time.
open class CLLocation: NSObject, @unchecked Sendable {
    open private(set) var coordinate: CLLocationCoordinate2D
    open private(set) var altitude: CLLocationDistance
    open private(set) var horizontalAccuracy: CLLocationAccuracy
    open private(set) var verticalAccuracy: CLLocationAccuracy
    open private(set) var course: CLLocationDirection
    open private(set) var speed: CLLocationSpeed
    open private(set) var timestamp: Date
    /// The accuracy of the course, which is -1, because it is unknown.
    open var courseAccuracy: CLLocationAccuracy { -1 }
    /// The accuracy of the speed, which is -1, because it is unknown.
    open var speedAccuracy: CLLocationAccuracy { -1 }
    /// The height above the ellipsoid in meters, which is taken as the altitude.
    open var ellipsoidalAltitude: CLLocationDistance { altitude }
    /// The floor in a building, which is always nil.
    open var floor: CLFloor? { nil }

    public override convenience init() { self.init(latitude: 0, longitude: 0) }
    /// Creates a location of a place, with an accuracy of 0 and unknown altitude.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: .init(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0, verticalAccuracy: -1,
            timestamp: Date())  // wall clock: the app's own Date()
    }
    /// Creates a location with accuracies in meters; a negative one means that the value isn't known.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy, verticalAccuracy: verticalAccuracy,
            course: -1, speed: -1,
            timestamp: timestamp)
    }
    /// Creates a location with course and speed, in degrees and meters per second.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy,
        course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        (self.coordinate, self.altitude, self.horizontalAccuracy, self.verticalAccuracy) = (
            coordinate, altitude, horizontalAccuracy, verticalAccuracy
        )
        (self.course, self.speed, self.timestamp) = (course, speed, timestamp)
    }

    /// The distance in meters along a great circle of a sphere with the Earth's mean radius.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let (a, b) = (coordinate.latitude * .pi / 180, location.coordinate.latitude * .pi / 180)
        let (dLatitude, dLongitude) = (b - a, (location.coordinate.longitude - coordinate.longitude) * .pi / 180)
        let h = pow(sin(dLatitude / 2), 2) + cos(a) * cos(b) * pow(sin(dLongitude / 2), 2)
        return 2 * 6_371_008.8 * asin(min(1, h.squareRoot()))
    }
}

/// Whether the app may know the device's location.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The user hasn't been asked, can't allow it, refused it, or allowed it always or while the app is used.
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
    /// The name of `authorizedAlways` in older Swift.
    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}
/// The precision of the location that the app may know.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }
/// The user's current activity.
public enum CLActivityType: Int, Sendable { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }

/// A named part of the globe.
open class CLRegion: NSObject {
    open private(set) var identifier: String
    /// Whether entering the region is reported.
    open var notifyOnEntry = true
    /// Whether leaving the region is reported.
    open var notifyOnExit = true
    init(identifier: String) { self.identifier = identifier }
    public override init() { identifier = "" }
}
/// A circle around a place, with its radius in meters.
open class CLCircularRegion: CLRegion {
    open private(set) var center: CLLocationCoordinate2D
    open private(set) var radius: CLLocationDistance
    /// Creates a circle with a radius in meters.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier: identifier)
    }
    /// Returns whether a place is in the circle.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        CLLocation(latitude: center.latitude, longitude: center.longitude).distance(
            from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
    }
}
/// The direction in which the device points; never known here.
open class CLHeading: NSObject {
    /// The direction to the magnetic north, which is unknown.
    open var magneticHeading: CLLocationDirection { -1 }
    /// The direction to the geographic north, which is unknown.
    open var trueHeading: CLLocationDirection { -1 }
    /// The accuracy of the direction, which is unknown.
    open var headingAccuracy: CLLocationDirection { -1 }
    open var x: Double { 0 }
    open var y: Double { 0 }
    open var z: Double { 0 }
    open var timestamp: Date { .distantPast }
}
/// A visit to a place; none is ever reported.
open class CLVisit: NSObject {
    /// The time of arrival, which is unknown.
    open var arrivalDate: Date { .distantPast }
    /// The time of departure, which is unknown.
    open var departureDate: Date { .distantFuture }
    /// The location of the visit, which isn't valid.
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    /// The accuracy of the place, which is unknown.
    open var horizontalAccuracy: CLLocationAccuracy { -1 }
}
/// A floor of a building.
open class CLFloor: NSObject { public let level = 0 }
/// The orientation of the device, for its heading.
public enum CLDeviceOrientation: Int32, Sendable {
    /// The position of the device relative to the ground.
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// The callbacks for locations, regions, and permissions.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// Called when the location changes, with the newest one last.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Called when the location can't be determined, for example because the user refused it.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Called with the user's answer when it changes, and after the delegate was set.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// Called when the user's answer changes, and after the delegate was set.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Called when the direction changes. It isn't called, because there is no compass.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// Returns whether the system may ask the user to calibrate the compass. It isn't called.
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
    /// Called when updates are paused. It isn't called.
    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
    /// Called when updates continue. It isn't called.
    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
    /// Called when the device enters a region that is watched.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// Called when the device leaves a region that is watched.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    /// Called for a visit. It isn't called.
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
    /// Called with beacons nearby. It isn't called.
    func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
    /// Called with beacons nearby. It isn't called.
    func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint)
    /// Called when a region can't be watched.
    func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
    /// Called with the state of a region, when it changes or is asked for.
    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    /// Called when a region is watched.
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error)
    /// Called when beacons can't be found, which is always so.
    func locationManager(_ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error)
    /// Called when deferred updates end, always with an error.
    func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?)
}
extension CLLocationManagerDelegate {
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    /// Does nothing.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
    /// Does nothing.
    public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
    /// Does nothing.
    public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion) {}
    /// Does nothing.
    public func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint
    ) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
    /// Does nothing.
    public func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error
    ) {}
    public func locationManager(_ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error) {
    }
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?) {}
}

/// Permission is refused and every location request fails, as if the user denied access, unless a host allows it and sets the device's
/// location.
open class CLLocationManager: NSObject, @unchecked Sendable {
    /// The object that is notified of locations. It is notified of the user's answer when it is set.
    open weak var delegate: (any CLLocationManagerDelegate)? { didSet { notifyAuthorization() } }
    // The location is as exact as the host gives it: the requested accuracy is stored and has no effect.
    /// The requested accuracy in meters. It is stored but has no effect.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    /// The distance in meters after which a change is reported.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    /// The kind of movement. It is stored but has no effect.
    open var activityType = CLActivityType.other
    /// Whether updates may be paused. It is stored but has no effect.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether updates continue in the background. It is stored but has no effect.
    open var allowsBackgroundLocationUpdates = false
    /// Whether updates in the background are shown. It is stored but has no effect.
    open var showsBackgroundLocationIndicator = false
    /// The change in degrees after which a direction is reported. It is stored but has no effect.
    open var headingFilter: CLLocationDegrees = 1
    /// The position of the device for directions. It is stored but has no effect.
    open var headingOrientation = CLDeviceOrientation.portrait
    /// The regions of beacons. There are none.
    open var rangedRegions: Set<CLRegion> { [] }
    /// The constraints of beacons. There are none.
    open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }
    /// Does nothing.
    open func dismissHeadingCalibrationDisplay() {}
    /// Calls the closure with an error: the user isn't asked.
    open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil) {
        later { completion?(CLError(.denied)) }
    }
    /// Throws an error: the user isn't asked.
    nonisolated(nonsending) open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {
        throw CLError(.denied)
    }
    /// The location that the host set; nil if there is none, or if the user didn't allow it.
    open var location: CLLocation? { isAllowed ? Self.place : nil }
    /// The direction, which is always nil.
    open var heading: CLHeading? { nil }
    /// The watched regions of all location managers.
    open var monitoredRegions: Set<CLRegion> { Set(RegionWatch.regions.values) }
    /// The regions in which the device was last, by their identifiers; nil means that it is unknown.
    final var insides: [String: Bool] = [:]
    /// The user's answer to the request for the location.
    open var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }
    /// The accuracy that the user allowed, which is always the full one.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
    public override init() {
        super.init()
        DeviceServices.shared.observe(self) { [weak self] in MainLoop.whenOnMain { self?.deviceChanged() } }
        reportedStatus = Self.authorizationStatus()
    }

    private var isUpdating = false, isAwaitingOne = false
    private var reportedStatus = CLAuthorizationStatus.denied
    private var lastPlace: DeviceServices.Place?

    /// Returns the user's answer to the request for the location.
    open class func authorizationStatus() -> CLAuthorizationStatus {
        switch DeviceServices.shared.answer(to: .location) {
        case .unset: .notDetermined
        case .deny: .denied
        case .inUse, .limited: .authorizedWhenInUse
        case .allow: .authorizedAlways
        }
    }
    /// Returns whether the user hasn't refused the location.
    open class func locationServicesEnabled() -> Bool { DeviceServices.shared.answer(to: .location) != .deny }
    /// Returns false: there is no compass.
    open class func headingAvailable() -> Bool { false }
    /// Returns whether the user hasn't refused the location.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { locationServicesEnabled() }
    /// Returns whether regions of a class can be watched: circles can, as long as the user hasn't refused the location.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
        regionClass is CLCircularRegion.Type && locationServicesEnabled()
    }

    /// Requests access to the location while the app is in use, unless the user has already answered.
    open func requestWhenInUseAuthorization() { request() }
    /// Requests access to the location, unless the user has already answered.
    open func requestAlwaysAuthorization() { request() }
    /// Starts to report locations: the current one, and then each change. It waits for the user's answer, and reports an error without a
    /// location.
    open func startUpdatingLocation() {
        (isUpdating, lastPlace) = (true, nil)
        update(reportsFailure: true)
    }
    /// Stops reporting locations.
    open func stopUpdatingLocation() { isUpdating = false }
    /// Reports one location, or an error if there is none or the user refuses it. It waits for the user's answer.
    open func requestLocation() {
        (isAwaitingOne, lastPlace) = (true, nil)
        update(reportsFailure: true)
    }
    /// Does nothing.
    open func startUpdatingHeading() {}
    /// Does nothing.
    open func stopUpdatingHeading() {}
    /// Starts to report locations, as ``startUpdatingLocation()`` does.
    open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
    /// Stops reporting locations.
    open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }
    /// Reports when the device crosses the edge of a circle. The delegates of all location managers are notified. Regions other than
    /// circles fail.
    open func startMonitoring(for region: CLRegion) { watch(region) }
    /// Stops watching the region with the same identifier.
    open func stopMonitoring(for region: CLRegion) { RegionWatch.stop(region) }
    /// Whether widgets get locations, which is always false.
    open var isAuthorizedForWidgetUpdates: Bool { false }
    /// Calls the closure with an error.
    open func startMonitoringLocationPushes(completion: ((Data?, (any Error)?) -> Void)? = nil) {
        later { completion?(nil, CLError(.denied)) }
    }
    /// Does nothing.
    open func stopMonitoringLocationPushes() {}
    /// Calls the closure with an error.
    open func requestHistoricalLocations(
        purposeKey: String, sampleCount: Int, completionHandler: @escaping ([CLLocation], (any Error)?) -> Void
    ) { later { completionHandler([], CLError(.historicalLocationError)) } }
    /// Returns false.
    open class func deferredLocationUpdatesAvailable() -> Bool { false }
    /// Tells the delegate that updates can't be deferred.
    open func allowDeferredLocationUpdates(untilTraveled distance: CLLocationDistance, timeout: TimeInterval) {
        later { [weak self] in
            guard let self else { return }
            self.delegate?.locationManager(self, didFinishDeferredUpdatesWithError: CLError(.deferredFailed))
        }
    }
    /// Does nothing.
    open func disallowDeferredLocationUpdates() {}

    private var isAllowed: Bool { DeviceServices.shared.answer(to: .location).grants }

    /// The location that the host gave the device.
    private static var place: CLLocation? {
        DeviceServices.shared.place.map {
            CLLocation(
                coordinate: .init(latitude: $0.latitude, longitude: $0.longitude), altitude: $0.altitude, horizontalAccuracy: $0.accuracy,
                verticalAccuracy: $0.altitude == 0 ? -1 : $0.accuracy, course: $0.course, speed: $0.speed,
                timestamp: Date())  // wall clock: the app's own Date()
        }
    }

    private func request() {
        DeviceServices.shared.request(.location) { [weak self] _ in MainLoop.whenOnMain { self?.notifyAuthorization() } }
    }

    private func deviceChanged() {
        if Self.authorizationStatus() != reportedStatus { notifyAuthorization() }
        if isUpdating || isAwaitingOne { update(reportsFailure: false) }
        crossEdges()
    }

    private func notifyAuthorization() {
        reportedStatus = Self.authorizationStatus()
        MainLoop.whenOnMain { [weak self] in
            EventLoop.main.enqueue {
                guard let self else { return }
                self.delegate?.locationManagerDidChangeAuthorization(self)
                self.delegate?.locationManager(self, didChangeAuthorization: self.authorizationStatus)
            }
        }
    }

    /// Reports the location to the delegate, once for each change; the delegate gets an error if the app is not authorized, or if it
    /// requests a location and there is none.
    private func update(reportsFailure: Bool) {
        let (isAllowed, answer, place) = (isAllowed, DeviceServices.shared.answer(to: .location), DeviceServices.shared.place)
        if isAllowed, place != nil, place == lastPlace { return }
        if isAllowed, place != nil { (lastPlace, isAwaitingOne) = (place, false) }
        // The user has not answered yet: updates start after the answer.
        if !isAllowed, answer == .unset || !reportsFailure { return }
        if isAllowed, place == nil, !reportsFailure { return }
        MainLoop.whenOnMain { [weak self] in
            EventLoop.main.enqueue {
                guard let self else { return }
                if isAllowed, let location = Self.place {
                    self.delegate?.locationManager(self, didUpdateLocations: [location])
                } else {
                    self.delegate?.locationManager(self, didFailWithError: CLError(isAllowed ? .locationUnknown : .denied))
                }
            }
        }
    }
    /// Returns false.
    open class func isRangingAvailable() -> Bool { false }
    /// Tells the delegate that beacons can't be found.
    open func startRangingBeacons(in region: CLBeaconRegion) {
        later { [weak self] in
            guard let self else { return }
            delegate?.locationManager(self, rangingBeaconsDidFailFor: region, withError: CLError(.rangingUnavailable))
        }
    }
    /// Does nothing: there are no beacons.
    open func stopRangingBeacons(in region: CLBeaconRegion) {}
    /// Tells the delegate that beacons can't be found.
    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        later { [weak self] in
            guard let self else { return }
            delegate?.locationManager(self, didFailRangingFor: constraint, error: CLError(.rangingUnavailable))
        }
    }
    /// Does nothing: there are no beacons.
    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
    /// Does nothing: visits aren't recognized.
    open func startMonitoringVisits() {}
    /// Does nothing: visits aren't recognized.
    open func stopMonitoringVisits() {}
    /// Tells the delegate whether the device is inside of a region.
    open func requestState(for region: CLRegion) { reportState(of: region) }
    /// The largest radius of a region in meters: any.
    open var maximumRegionMonitoringDistance: CLLocationDistance { .greatestFiniteMagnitude }
}

/// Calls a completion handler when the event loop turns, as Apple's frameworks do: a handler that runs before the request returns finds an
/// app that is not ready for it.
package func later(_ body: @escaping () -> Void) {
    // The handler runs once, on the main thread, to which the caller hands it over.
    nonisolated(unsafe) let body = body
    MainLoop.whenOnMain { EventLoop.main.enqueue { body() } }
}
