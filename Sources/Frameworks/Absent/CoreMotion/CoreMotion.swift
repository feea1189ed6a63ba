// There is no motion hardware: every sensor reports that it is not available.
import DeviceServices
@_exported import Foundation

/// A manager that reports that no sensor is available; updates provide nothing.
open class CMMotionManager: NSObject {
    open var isAccelerometerAvailable: Bool { false }
    open var isGyroAvailable: Bool { false }
    open var isDeviceMotionAvailable: Bool { false }
    open var isMagnetometerAvailable: Bool { false }
    /// Whether the system asks for the movement that calibrates a compass. It is stored but has no effect.
    public final var showsDeviceMovementDisplay = false
    open var accelerometerUpdateInterval: TimeInterval = 0.01
    open var deviceMotionUpdateInterval: TimeInterval = 0.01
    open var gyroUpdateInterval: TimeInterval = 0.01, magnetometerUpdateInterval: TimeInterval = 0.01
    open var accelerometerData: CMAccelerometerData? { nil }
    open var deviceMotion: CMDeviceMotion? { nil }
    public override init() { super.init() }
    /// Does nothing.
    open func startAccelerometerUpdates() {}
    /// Does nothing.
    open func startAccelerometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
    ) {}
    /// Does nothing.
    open func stopAccelerometerUpdates() {}
    /// Does nothing.
    open func startDeviceMotionUpdates() {}
    /// Does nothing.
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void) {}
    /// Does nothing.
    open func stopDeviceMotionUpdates() {}
    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
    open var gyroData: CMGyroData? { nil }
    open var isDeviceMotionActive: Bool { false }
    open var isAccelerometerActive: Bool { false }
    open var isGyroActive: Bool { false }
    /// Does nothing.
    open func startGyroUpdates() {}
    /// Does nothing.
    open func stopGyroUpdates() {}
    /// Does nothing.
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void) {}
    /// Does nothing.
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
    /// Does nothing.
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
    ) {}
    open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
    open var magnetometerData: CMMagnetometerData? { nil }
    open var isMagnetometerActive: Bool { false }
    /// Does nothing.
    open func startMagnetometerUpdates() {}
    /// Does nothing.
    open func startMagnetometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMMagnetometerData?, (any Error)?) -> Void
    ) {}
    /// Does nothing.
    open func stopMagnetometerUpdates() {}
}
/// An acceleration in multiples of gravity.
public struct CMAcceleration: Sendable {
    public var x = 0.0, y = 0.0, z = 0.0
    public init() {}
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
/// A measurement with its time.
open class CMLogItem: NSObject { open var timestamp: TimeInterval { 0 } }
/// A measured acceleration, which is zero.
open class CMAccelerometerData: CMLogItem { open var acceleration: CMAcceleration { CMAcceleration() } }
/// The attitude, gravity, and the user's acceleration, which are zero.
open class CMDeviceMotion: CMLogItem {
    open var gravity: CMAcceleration { CMAcceleration() }
    open var attitude: CMAttitude { CMAttitude() }
    open var rotationRate: CMRotationRate { CMRotationRate() }
    open var userAcceleration: CMAcceleration { CMAcceleration() }
    open var heading: Double { -1 }
    open var magneticField: CMCalibratedMagneticField { CMCalibratedMagneticField() }
    /// The place of the sensors: the device itself, or an ear of headphones.
    public enum SensorLocation: Int, Sendable { case `default`, headphoneLeft, headphoneRight }
    open var sensorLocation: SensorLocation { .default }
}
/// A pedometer that reports that steps cannot be counted.
open class CMPedometer: NSObject {
    open class func isStepCountingAvailable() -> Bool { false }
    open class func isDistanceAvailable() -> Bool { false }
    open class func isFloorCountingAvailable() -> Bool { false }
    open class func isPaceAvailable() -> Bool { false }
    open class func isCadenceAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .init(DeviceServices.shared.answer(to: .motion)) }
    /// Calls the handler with an error: steps are not counted.
    open func startUpdates(from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void) {
        handler(nil, CMError.notAvailable)
    }
    open class func isPedometerEventTrackingAvailable() -> Bool { false }
    /// Calls the handler with an error: steps are not counted.
    open func startEventUpdates(handler: @escaping (CMPedometerEvent?, (any Error)?) -> Void) { handler(nil, CMError.notAvailable) }
    /// Does nothing.
    open func stopEventUpdates() {}
    /// Does nothing.
    open func stopUpdates() {}
    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void) {
        handler(nil, CMError.notAvailable)
    }
}
