import DeviceServices
import Foundation

/// The code of an error of a sensor.
public struct CMError: RawRepresentable, Equatable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    static func make(_ code: CMError) -> NSError {
        NSError(
            domain: CMErrorDomain, code: Int(code.rawValue), userInfo: [NSLocalizedDescriptionKey: "Motion data is not available on Linux."]
        )
    }
    static var notAvailable: NSError { make(CMErrorNotAvailable) }
}
public let CMErrorDomain = "CMErrorDomain"
/// The codes of the errors of sensors.
public let CMErrorNULL = CMError(100),
    CMErrorDeviceRequiresMovement = CMError(101),
    CMErrorTrueNorthNotAvailable = CMError(102),
    CMErrorUnknown = CMError(103),
    CMErrorMotionActivityNotAvailable = CMError(104),
    CMErrorMotionActivityNotAuthorized = CMError(105),
    CMErrorMotionActivityNotEntitled = CMError(106),
    CMErrorInvalidParameter = CMError(107),
    CMErrorInvalidAction = CMError(108),
    CMErrorNotAvailable = CMError(109),
    CMErrorNotEntitled = CMError(110),
    CMErrorNotAuthorized = CMError(111),
    CMErrorNilData = CMError(112),
    CMErrorSize = CMError(113)
/// The accuracy of a measured magnetic field.
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable { case uncalibrated = -1, low, medium, high }
/// A magnetic field without that of the device, and its accuracy.
public struct CMCalibratedMagneticField: Sendable {
    public var field = CMMagneticField(), accuracy = CMMagneticFieldCalibrationAccuracy.uncalibrated
    public init() {}
    public init(field: CMMagneticField, accuracy: CMMagneticFieldCalibrationAccuracy) { (self.field, self.accuracy) = (field, accuracy) }
}
/// Whether the user stops or goes on walking.
public enum CMPedometerEventType: Int, Sendable { case pause, resume }
/// A stop or a start of walking.
open class CMPedometerEvent: NSObject {
    open var date: Date { .distantPast }
    open var type: CMPedometerEventType { .pause }
}
/// An altitude above the sea in meters.
open class CMAbsoluteAltitudeData: CMLogItem {
    open var altitude: Double { 0 }
    open var accuracy: Double { 0 }
    open var precision: Double { 0 }
}
/// The pressure and the temperature of the air.
open class CMAmbientPressureData: CMLogItem {
    open var pressure: Measurement<UnitPressure> { Measurement(value: 0, unit: .kilopascals) }
    open var temperature: Measurement<UnitTemperature> { Measurement(value: 0, unit: .celsius) }
}
open class CMRecordedAccelerometerData: CMAccelerometerData {
    open var identifier: UInt64 { 0 }
    open var startDate: Date { .distantPast }
}
open class CMRecordedPressureData: CMAmbientPressureData {
    open var identifier: UInt64 { 0 }
    open var startDate: Date { .distantPast }
}
/// A measured rotation.
open class CMRotationRateData: CMLogItem {
    open var rotationRate: CMRotationRate { CMRotationRate() }
}
open class CMRecordedRotationRateData: CMRotationRateData {
    open var startDate: Date { .distantPast }
}
/// A list of recorded accelerations; none is recorded.
open class CMSensorDataList: NSObject, Sequence {
    public func makeIterator() -> AnyIterator<CMRecordedAccelerometerData> { AnyIterator { nil } }
}
/// A recorder that isn't available, and records nothing.
open class CMSensorRecorder: NSObject {
    open class func authorizationStatus() -> CMAuthorizationStatus { .init(DeviceServices.shared.answer(to: .motion)) }
    open class func isAuthorizedForRecording() -> Bool { false }
    open class func isAccelerometerRecordingAvailable() -> Bool { false }
    public override init() { super.init() }
    /// Does nothing.
    open func recordAccelerometer(forDuration duration: TimeInterval) {}
    open func accelerometerData(from fromDate: Date, to toDate: Date) -> CMSensorDataList? { nil }
}
/// The older counter of steps, which isn't available.
open class CMStepCounter: NSObject {
    open class func isStepCountingAvailable() -> Bool { false }
    public override init() { super.init() }
    /// Calls the handler with an error: steps are not counted.
    open func queryStepCountStarting(
        from start: Date, to end: Date, to queue: OperationQueue, withHandler handler: @escaping (Int, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let handler = handler
        queue.addOperation { handler(0, CMError.notAvailable) }
    }
    /// Calls the handler with an error: steps are not counted.
    open func startStepCountingUpdates(
        to queue: OperationQueue, updateOn stepCounts: Int, withHandler handler: @escaping (Int, Date, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let handler = handler
        queue.addOperation { handler(0, .distantPast, CMError.notAvailable) }
    }
    /// Does nothing.
    open func stopStepCountingUpdates() {}
}
