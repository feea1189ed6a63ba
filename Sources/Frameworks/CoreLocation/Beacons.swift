import Foundation

// No radio: beacons are described, never found.

/// The number of a group of beacons.
public typealias CLBeaconMajorValue = UInt16
/// The number of a beacon in its group.
public typealias CLBeaconMinorValue = UInt16
/// The distance to a beacon.
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }
/// The side of a region's edge on which the device is.
public enum CLRegionState: Int, Sendable { case unknown, inside, outside }
/// The domain of Core Location's errors.
public let kCLErrorDomain = "kCLErrorDomain"

/// Describes the beacons to look for.
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
    open private(set) var uuid: UUID, major: CLBeaconMajorValue?, minor: CLBeaconMinorValue?
    public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
    }
    /// Creates a constraint for a group of beacons.
    public init(uuid: UUID, major: CLBeaconMajorValue) { (self.uuid, self.major, minor) = (uuid, major, nil) }
    /// Creates a constraint for all beacons of a kind.
    public init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }
}
/// The region around some beacons.
open class CLBeaconRegion: CLRegion {
    open private(set) var uuid: UUID
    open var proximityUUID: UUID { uuid }
    open private(set) var major: NSNumber?, minor: NSNumber?
    /// Whether the state is announced when the display turns on. It is stored but has no effect.
    open var notifyEntryStateOnDisplay = false
    open var beaconIdentityConstraint: CLBeaconIdentityConstraint { CLBeaconIdentityConstraint(uuid: uuid) }

    private init(_ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?, _ identifier: String) {
        (self.uuid, self.major, self.minor) = (uuid, major.map { NSNumber(value: $0) }, minor.map { NSNumber(value: $0) })
        super.init(identifier: identifier)
    }
    /// Creates a region of all beacons of a kind.
    public convenience init(uuid: UUID, identifier: String) { self.init(uuid, nil, nil, identifier) }
    /// Creates a region of a group of beacons.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) { self.init(uuid, major, nil, identifier) }
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
        self.init(uuid, major, minor, identifier)
    }
    /// Creates a region of all beacons of a kind.
    public convenience init(proximityUUID: UUID, identifier: String) { self.init(proximityUUID, nil, nil, identifier) }
    /// Creates a region of a group of beacons.
    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(proximityUUID, major, nil, identifier)
    }
    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
        self.init(proximityUUID, major, minor, identifier)
    }
    /// Creates a region of the beacons of a constraint.
    public convenience init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        self.init(beaconIdentityConstraint.uuid, beaconIdentityConstraint.major, beaconIdentityConstraint.minor, identifier)
    }
    /// Returns an empty dictionary: the device isn't a beacon.
    open func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary { NSMutableDictionary() }
}
/// A beacon in range. There are none.
open class CLBeacon: NSObject {
    /// The kind of the beacon. No beacon is ever found.
    open var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var major: NSNumber { 0 }
    open var minor: NSNumber { 0 }
    open var proximity: CLProximity { .unknown }
    open var accuracy: CLLocationAccuracy { -1 }
    open var rssi: Int { 0 }
    open var timestamp: Date { .distantPast }
    open var proximityUUID: UUID { uuid }
}
