// No research sensors: the authorization is denied, and each request fails with the API's error `noAuthorization`.
@_exported import Foundation

/// The domain of ``SRError``.
public let SRErrorDomain = "SRErrorDomain"
/// An error of a sensor.
public struct SRError: _BridgedStoredNSError, @unchecked Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = SRError
        case invalidEntitlement = 0, noAuthorization, dataInaccessible, fetchRequestInvalid, promptDeclined
    }
    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { SRErrorDomain }
    public static var errorDomain: String { SRErrorDomain }
    public static var invalidEntitlement: Code { .invalidEntitlement }
    public static var noAuthorization: Code { .noAuthorization }
    public static var dataInaccessible: Code { .dataInaccessible }
    public static var fetchRequestInvalid: Code { .fetchRequestInvalid }
    public static var promptDeclined: Code { .promptDeclined }
}
/// Whether an app may read a sensor.
public enum SRAuthorizationStatus: Int, Sendable { case notDetermined, authorized, denied }
public struct SRSensor: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambientLightSensor = Self(rawValue: "com.apple.SensorKit.ambientLightSensor")
    public static let accelerometer = Self(rawValue: "com.apple.SensorKit.accelerometer")
    public static let rotationRate = Self(rawValue: "com.apple.SensorKit.rotationRate")
    public static let visits = Self(rawValue: "com.apple.SensorKit.visits")
    public static let pedometerData = Self(rawValue: "com.apple.SensorKit.pedometerData")
    public static let deviceUsageReport = Self(rawValue: "com.apple.SensorKit.deviceUsageReport")
    public static let messagesUsageReport = Self(rawValue: "com.apple.SensorKit.messagesUsageReport")
    public static let phoneUsageReport = Self(rawValue: "com.apple.SensorKit.phoneUsageReport")
    public static let onWristState = Self(rawValue: "com.apple.SensorKit.onWristState")
    public static let keyboardMetrics = Self(rawValue: "com.apple.SensorKit.keyboardMetrics")
    public static let siriSpeechMetrics = Self(rawValue: "com.apple.SensorKit.siriSpeechMetrics")
    public static let telephonySpeechMetrics = Self(rawValue: "com.apple.SensorKit.telephonySpeechMetrics")
    public static let ambientPressure = Self(rawValue: "com.apple.SensorKit.ambientPressure")
    public static let mediaEvents = Self(rawValue: "com.apple.SensorKit.mediaEvents")
    public static let wristTemperature = Self(rawValue: "com.apple.SensorKit.wristTemperature")
    public static let heartRate = Self(rawValue: "com.apple.SensorKit.heartRate")
    public static let faceMetrics = Self(rawValue: "com.apple.SensorKit.faceMetrics")
    public static let odometer = Self(rawValue: "com.apple.SensorKit.odometer")
    public static let electrocardiogram = Self(rawValue: "com.apple.SensorKit.electrocardiogram")
    public static let photoplethysmogram = Self(rawValue: "com.apple.SensorKit.photoplethysmogram")
}
/// A time since the start of the device.
public typealias SRAbsoluteTime = Double
/// A request for data.
open class SRFetchRequest: NSObject, @unchecked Sendable {
    open var from: SRAbsoluteTime = 0, to: SRAbsoluteTime = 0
    public override init() { super.init() }
}
/// The callbacks of a reader, which fails.
public protocol SRSensorReaderDelegate: NSObjectProtocol {
    func sensorReader(_ reader: SRSensorReader, didChange authorizationStatus: SRAuthorizationStatus)
    func sensorReaderWillStartRecording(_ reader: SRSensorReader)
    func sensorReader(_ reader: SRSensorReader, startRecordingFailedWithError error: any Error)
    func sensorReaderDidStopRecording(_ reader: SRSensorReader)
    func sensorReader(_ reader: SRSensorReader, fetching fetchRequest: SRFetchRequest, failedWithError error: any Error)
    func sensorReader(_ reader: SRSensorReader, didCompleteFetch fetchRequest: SRFetchRequest)
}
extension SRSensorReaderDelegate {
    public func sensorReader(_ reader: SRSensorReader, didChange authorizationStatus: SRAuthorizationStatus) {}
    public func sensorReaderWillStartRecording(_ reader: SRSensorReader) {}
    public func sensorReader(_ reader: SRSensorReader, startRecordingFailedWithError error: any Error) {}
    public func sensorReaderDidStopRecording(_ reader: SRSensorReader) {}
    public func sensorReader(_ reader: SRSensorReader, fetching fetchRequest: SRFetchRequest, failedWithError error: any Error) {}
    public func sensorReader(_ reader: SRSensorReader, didCompleteFetch fetchRequest: SRFetchRequest) {}
}
/// Reads a sensor, which it may not.
open class SRSensorReader: NSObject, @unchecked Sendable {
    open weak var delegate: (any SRSensorReaderDelegate)?
    public final let sensor: SRSensor
    public init(sensor: SRSensor) { self.sensor = sensor }
    open var authorizationStatus: SRAuthorizationStatus { .denied }
    /// Calls the handler with an error.
    @preconcurrency open class func requestAuthorization(sensors: Set<SRSensor>, completion: @escaping @Sendable ((any Error)?) -> Void) {
        completion(SRError(.promptDeclined))
    }
    open class func requestAuthorization(sensors: Set<SRSensor>) async throws { throw SRError(.promptDeclined) }
    /// Tells the delegate an error.
    open func startRecording() { delegate?.sensorReader(self, startRecordingFailedWithError: SRError(.noAuthorization)) }
    /// Does nothing.
    open func stopRecording() {}
    /// Tells the delegate an error.
    open func fetch(_ request: SRFetchRequest) {
        delegate?.sensorReader(self, fetching: request, failedWithError: SRError(.noAuthorization))
    }
}
