import DeviceServices
import Foundation

/// A rotation in space, as a quaternion.
public struct CMQuaternion: Sendable {
    public var x = 0.0, y = 0.0, z = 0.0, w = 0.0
    public init() {}
    public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}
/// A rotation in space, as a 3×3 matrix.
public struct CMRotationMatrix: Sendable {
    public var m11 = 0.0, m12 = 0.0, m13 = 0.0, m21 = 0.0, m22 = 0.0, m23 = 0.0, m31 = 0.0, m32 = 0.0, m33 = 0.0
    public init() {}
    public init(
        m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double, m32: Double, m33: Double
    ) {
        (self.m11, self.m12, self.m13, self.m21, self.m22) = (m11, m12, m13, m21, m22)
        (self.m23, self.m31, self.m32, self.m33) = (m23, m31, m32, m33)
    }
}
/// The rotation rate around each axis, in radians per second.
public struct CMRotationRate: Sendable {
    public var x = 0.0, y = 0.0, z = 0.0
    public init() {}
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let xArbitraryZVertical = Self(rawValue: 1), xArbitraryCorrectedZVertical = Self(rawValue: 2)
    public static let xMagneticNorthZVertical = Self(rawValue: 4), xTrueNorthZVertical = Self(rawValue: 8)
}
/// The orientation of the device.
open class CMAttitude: NSObject {
    open var roll: Double { 0 }
    open var pitch: Double { 0 }
    open var yaw: Double { 0 }
    open var quaternion: CMQuaternion { CMQuaternion(x: 0, y: 0, z: 0, w: 1) }
    open var rotationMatrix: CMRotationMatrix { CMRotationMatrix(m11: 1, m12: 0, m13: 0, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1) }
    /// Does nothing.
    open func multiply(byInverseOf attitude: CMAttitude) {}
}
/// A measured rotation, which is zero.
open class CMGyroData: CMLogItem { open var rotationRate: CMRotationRate { CMRotationRate() } }
/// Whether the app may read the user's motion.
public enum CMAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
    init(_ answer: DeviceServices.Answer) { self = answer == .unset ? .notDetermined : answer.grants ? .authorized : .denied }
}
/// The steps and meters in a period of time.
open class CMPedometerData: NSObject {
    open var numberOfSteps: NSNumber { 0 }
    open var distance: NSNumber? { nil }
    open var startDate: Date { .distantPast }
    open var endDate: Date { .distantPast }
    open var floorsAscended: NSNumber? { nil }
    open var floorsDescended: NSNumber? { nil }
    open var currentPace: NSNumber? { nil }
    open var currentCadence: NSNumber? { nil }
    open var averageActivePace: NSNumber? { nil }
}
/// A manager that reports that no activity is available.
open class CMMotionActivityManager: NSObject {
    open class func isActivityAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .init(DeviceServices.shared.answer(to: .motion)) }
    public override init() { super.init() }
    /// Calls the handler with an error: activities are not recorded.
    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue, withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let handler = handler
        queue.addOperation { handler(nil, CMError.make(CMErrorMotionActivityNotAvailable)) }
    }
    /// Does nothing.
    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void) {}
    /// Does nothing.
    open func stopActivityUpdates() {}
}
public enum CMMotionActivityConfidence: Int, Sendable { case low, medium, high }
/// The user's activity, such as walking or driving.
open class CMMotionActivity: CMLogItem {
    open var confidence: CMMotionActivityConfidence { .low }
    open var startDate: Date { .distantPast }
    open var unknown: Bool { true }
    open var stationary: Bool { false }
    open var walking: Bool { false }
    open var running: Bool { false }
    open var automotive: Bool { false }
    open var cycling: Bool { false }
}
/// A change of altitude in meters.
open class CMAltitudeData: CMLogItem {
    open var relativeAltitude: NSNumber { 0 }
    open var pressure: NSNumber { 0 }
}
/// An altimeter that is not available and sends no updates.
open class CMAltimeter: NSObject {
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    public override init() { super.init() }
    open class func authorizationStatus() -> CMAuthorizationStatus { .init(DeviceServices.shared.answer(to: .motion)) }
    open class func isAbsoluteAltitudeAvailable() -> Bool { false }
    /// Calls the handler with an error: there is no altimeter.
    open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void)
    {
        nonisolated(unsafe) let handler = handler
        queue.addOperation { handler(nil, CMError.notAvailable) }
    }
    /// Calls the handler with an error: there is no altimeter.
    open func startAbsoluteAltitudeUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMAbsoluteAltitudeData?, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let handler = handler
        queue.addOperation { handler(nil, CMError.notAvailable) }
    }
    open func stopAbsoluteAltitudeUpdates() {}
    /// Does nothing.
    open func stopRelativeAltitudeUpdates() {}
}
/// A magnetic field in microteslas.
public struct CMMagneticField: Sendable {
    public var x = 0.0, y = 0.0, z = 0.0
    public init() {}
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
/// A measured magnetic field, which is zero.
open class CMMagnetometerData: CMLogItem { open var magneticField: CMMagneticField { CMMagneticField() } }
