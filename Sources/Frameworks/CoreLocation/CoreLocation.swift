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

public let kCLLocationAccuracyBest = -1.0, kCLLocationAccuracyBestForNavigation = -2.0, kCLLocationAccuracyNearestTenMeters = 10.0
public let kCLLocationAccuracyHundredMeters = 100.0, kCLLocationAccuracyKilometer = 1000.0, kCLLocationAccuracyThreeKilometers = 3000.0
public let kCLLocationAccuracyReduced = 5000.0, kCLDistanceFilterNone = -1.0, kCLHeadingFilterNone = -1.0
public let CLLocationDistanceMax = Double.greatestFiniteMagnitude, CLTimeIntervalMax = Double.greatestFiniteMagnitude
public let kCLErrorUserInfoAlternateRegionKey = "kCLErrorUserInfoAlternateRegionKey"
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place on the earth, in degrees.
public struct CLLocationCoordinate2D: Sendable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees
    public init() { (latitude, longitude) = (0, 0) }
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) { (self.latitude, self.longitude) = (latitude, longitude) }
}
public func CLLocationCoordinate2DMake(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
    .init(latitude: latitude, longitude: longitude)
}
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
    open var courseAccuracy: CLLocationAccuracy { -1 }
    open var speedAccuracy: CLLocationAccuracy { -1 }
    open var ellipsoidalAltitude: CLLocationDistance { altitude }
    open var floor: CLFloor? { nil }

    public override convenience init() { self.init(latitude: 0, longitude: 0) }
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: .init(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0, verticalAccuracy: -1,
            timestamp: Date())  // wall clock: the app's own Date()
    }
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
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}
/// The precision of the location that the app may know.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }
/// The user's current activity.
public enum CLActivityType: Int, Sendable { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }

/// The reason why a location or an address is unknown.
public struct CLError: Error, Sendable, CustomNSError {
    /// The reason of an error of Core Location.
    public enum Code: Int, Sendable {
        case locationUnknown, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure,
            regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled,
            deferredFailed, deferredNotUpdatingLocation, deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled,
            rangingUnavailable, rangingFailure, promptDeclined, historicalLocationError
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "kCLErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public static var locationUnknown: Code { .locationUnknown }
    public static var denied: Code { .denied }
    public static var network: Code { .network }
    public static var headingFailure: Code { .headingFailure }
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
    public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
    public static var geocodeCanceled: Code { .geocodeCanceled }
    public static var deferredFailed: Code { .deferredFailed }
    public static var rangingUnavailable: Code { .rangingUnavailable }
    public static var rangingFailure: Code { .rangingFailure }
    public static var promptDeclined: Code { .promptDeclined }
    public static var historicalLocationError: Code { .historicalLocationError }
}

/// A named part of the globe.
open class CLRegion: NSObject {
    open private(set) var identifier: String
    open var notifyOnEntry = true
    open var notifyOnExit = true
    init(identifier: String) { self.identifier = identifier }
}
/// A circle around a place, with its radius in meters.
open class CLCircularRegion: CLRegion {
    open private(set) var center: CLLocationCoordinate2D
    open private(set) var radius: CLLocationDistance
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier: identifier)
    }
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        CLLocation(latitude: center.latitude, longitude: center.longitude).distance(
            from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
    }
}
/// The direction in which the device points; never known here.
open class CLHeading: NSObject {
    open var magneticHeading: CLLocationDirection { -1 }
    open var trueHeading: CLLocationDirection { -1 }
    open var headingAccuracy: CLLocationDirection { -1 }
    open var x: Double { 0 }
    open var y: Double { 0 }
    open var z: Double { 0 }
    open var timestamp: Date { .distantPast }
}
/// A visit to a place; none is ever reported.
open class CLVisit: NSObject {
    open var arrivalDate: Date { .distantPast }
    open var departureDate: Date { .distantFuture }
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    open var horizontalAccuracy: CLLocationAccuracy { -1 }
}
/// A floor of a building.
open class CLFloor: NSObject { public let level = 0 }
/// The orientation of the device, for its heading.
public enum CLDeviceOrientation: Int32, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// The callbacks for locations, regions, and permissions.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
    func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
    func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint)
    func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error)
    func locationManager(_ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error)
    func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?)
}
extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
    public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
    public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
    public func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion) {}
    public func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint
    ) {}
    public func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) {}
    public func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
    public func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error
    ) {}
    public func locationManager(_ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error) {
    }
    public func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?) {}
}

/// Permission is refused and every location request fails, as if the user denied access, unless a host allows it and sets the device's
/// location.
open class CLLocationManager: NSObject, @unchecked Sendable {
    open weak var delegate: (any CLLocationManagerDelegate)? { didSet { tellAuthorization() } }
    // The location is as exact as the host gives it: the requested accuracy is stored and has no effect.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    open var activityType = CLActivityType.other
    open var pausesLocationUpdatesAutomatically = true
    open var allowsBackgroundLocationUpdates = false
    open var showsBackgroundLocationIndicator = false
    open var headingFilter: CLLocationDegrees = 1
    open var headingOrientation = CLDeviceOrientation.portrait
    open var rangedRegions: Set<CLRegion> { [] }
    open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }
    open func dismissHeadingCalibrationDisplay() {}
    open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil) {
        later { completion?(CLError(.denied)) }
    }
    nonisolated(nonsending) open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {
        throw CLError(.denied)
    }
    open var location: CLLocation? { isAllowed ? Self.place : nil }
    open var heading: CLHeading? { nil }
    open var monitoredRegions: Set<CLRegion> { [] }
    open var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
    public override init() {
        super.init()
        DeviceServices.shared.observe(self) { [weak self] in MainLoop.whenOnMain { self?.deviceChanged() } }
        told = Self.authorizationStatus()
    }

    private var isUpdating = false, isAwaitingOne = false
    private var told = CLAuthorizationStatus.denied
    private var lastPlace: DeviceServices.Place?

    open class func authorizationStatus() -> CLAuthorizationStatus {
        switch DeviceServices.shared.answer(to: .location) {
        case .unset: .notDetermined
        case .deny: .denied
        case .inUse, .limited: .authorizedWhenInUse
        case .allow: .authorizedAlways
        }
    }
    open class func locationServicesEnabled() -> Bool { DeviceServices.shared.answer(to: .location) != .deny }
    open class func headingAvailable() -> Bool { false }
    open class func significantLocationChangeMonitoringAvailable() -> Bool { locationServicesEnabled() }
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

    open func requestWhenInUseAuthorization() { request() }
    open func requestAlwaysAuthorization() { request() }
    open func startUpdatingLocation() {
        (isUpdating, lastPlace) = (true, nil)
        update(reportsFailure: true)
    }
    open func stopUpdatingLocation() { isUpdating = false }
    open func requestLocation() {
        (isAwaitingOne, lastPlace) = (true, nil)
        update(reportsFailure: true)
    }
    open func startUpdatingHeading() {}
    open func stopUpdatingHeading() {}
    open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
    open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }
    open func startMonitoring(for region: CLRegion) {}
    open func stopMonitoring(for region: CLRegion) {}
    open var isAuthorizedForWidgetUpdates: Bool { false }
    open func startMonitoringLocationPushes(completion: ((Data?, (any Error)?) -> Void)? = nil) {
        later { completion?(nil, CLError(.denied)) }
    }
    open func stopMonitoringLocationPushes() {}
    open func requestHistoricalLocations(
        purposeKey: String, sampleCount: Int, completionHandler: @escaping ([CLLocation], (any Error)?) -> Void
    ) { later { completionHandler([], CLError(.historicalLocationError)) } }
    open class func deferredLocationUpdatesAvailable() -> Bool { false }
    open func allowDeferredLocationUpdates(untilTraveled distance: CLLocationDistance, timeout: TimeInterval) {
        later { [weak self] in
            guard let self else { return }
            self.delegate?.locationManager(self, didFinishDeferredUpdatesWithError: CLError(.deferredFailed))
        }
    }
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
        DeviceServices.shared.request(.location) { [weak self] _ in MainLoop.whenOnMain { self?.tellAuthorization() } }
    }

    private func deviceChanged() {
        if Self.authorizationStatus() != told { tellAuthorization() }
        if isUpdating || isAwaitingOne { update(reportsFailure: false) }
    }

    private func tellAuthorization() {
        told = Self.authorizationStatus()
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
}

/// Calls a completion handler when the event loop turns, as Apple's frameworks do: a handler that runs before the request returns finds an
/// app that is not ready for it.
package func later(_ body: @escaping () -> Void) {
    // The handler runs once, on the main thread, to which the caller hands it over.
    nonisolated(unsafe) let body = body
    MainLoop.whenOnMain { EventLoop.main.enqueue { body() } }
}
