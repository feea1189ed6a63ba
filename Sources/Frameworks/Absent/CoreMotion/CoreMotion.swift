// There is no motion hardware: every sensor reports that it is not available.
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
open class CMDeviceMotion: CMLogItem { open var gravity: CMAcceleration { CMAcceleration() } }
/// A pedometer that reports that steps cannot be counted.
open class CMPedometer: NSObject {
    open class func isStepCountingAvailable() -> Bool { false }
}
