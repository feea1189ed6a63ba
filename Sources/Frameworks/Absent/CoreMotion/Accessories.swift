import DeviceServices
import Foundation

// Motion of headphones and watches, and what only a watch recognizes. None of them is available.

/// The callbacks for headphones; none is called.
public protocol CMHeadphoneMotionManagerDelegate: NSObjectProtocol {
    func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
    func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}
extension CMHeadphoneMotionManagerDelegate {
    public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) {}
    /// Does nothing.
    public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) {}
}
/// A manager without headphones.
open class CMHeadphoneMotionManager: NSObject {
    open class func authorizationStatus() -> CMAuthorizationStatus { .init(DeviceServices.shared.answer(to: .motion)) }
    open weak var delegate: (any CMHeadphoneMotionManagerDelegate)?
    open var isDeviceMotionAvailable: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open var isConnectionStatusActive: Bool { false }
    open var deviceMotion: CMDeviceMotion? { nil }
    public override init() { super.init() }
    /// Does nothing.
    open func startDeviceMotionUpdates() {}
    /// Calls the handler with an error: there are no headphones.
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void) {
        nonisolated(unsafe) let handler = handler
        queue.addOperation { handler(nil, CMError.notAvailable) }
    }
    open func stopDeviceMotionUpdates() {}
    open func startConnectionStatusUpdates() {}
    /// Does nothing.
    open func stopConnectionStatusUpdates() {}
}
/// A manager without headphones.
open class CMHeadphoneActivityManager: NSObject {
    public enum Status: Int, Sendable { case disconnected, connected }
    open class func authorizationStatus() -> CMAuthorizationStatus { .init(DeviceServices.shared.answer(to: .motion)) }
    open var isActivityAvailable: Bool { false }
    open var isActivityActive: Bool { false }
    open var isStatusAvailable: Bool { false }
    open var isStatusActive: Bool { false }
    public override init() { super.init() }
    /// Calls the handler with an error: there are no headphones.
    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?, (any Error)?) -> Void) {
        nonisolated(unsafe) let handler = handler
        queue.addOperation { handler(nil, CMError.notAvailable) }
    }
    /// Does nothing.
    open func stopActivityUpdates() {}
    /// Calls the handler with an error: there are no headphones.
    open func startStatusUpdates(to queue: OperationQueue, withHandler handler: @escaping (Status, (any Error)?) -> Void) {
        nonisolated(unsafe) let handler = handler
        queue.addOperation { handler(.disconnected, CMError.notAvailable) }
    }
    /// Does nothing.
    open func stopStatusUpdates() {}
}
/// The measurements of a watch, many at a time. None are supported.
open class CMBatchedSensorManager: NSObject {
    open class var isAccelerometerSupported: Bool { false }
    open class var isDeviceMotionSupported: Bool { false }
    open class var authorizationStatus: CMAuthorizationStatus { .init(DeviceServices.shared.answer(to: .motion)) }
    open var isAccelerometerActive: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open var accelerometerDataFrequency: Int { 0 }
    open var deviceMotionDataFrequency: Int { 0 }
    open var accelerometerBatch: [CMAccelerometerData]? { nil }
    open var deviceMotionBatch: [CMDeviceMotion]? { nil }
    public override init() { super.init() }
    /// Does nothing.
    open func startAccelerometerUpdates() {}
    /// Calls the handler with an error: there is no sensor.
    open func startAccelerometerUpdates(handler: @escaping ([CMAccelerometerData]?, (any Error)?) -> Void) {
        handler(nil, CMError.notAvailable)
    }
    open func stopAccelerometerUpdates() {}
    /// Does nothing.
    open func startDeviceMotionUpdates() {}
    /// Calls the handler with an error: there is no sensor.
    open func startDeviceMotionUpdates(handler: @escaping ([CMDeviceMotion]?, (any Error)?) -> Void) { handler(nil, CMError.notAvailable) }
    /// Does nothing.
    open func stopDeviceMotionUpdates() {}
}
/// A fall of the user, which a watch recognizes; none does.
open class CMFallDetectionEvent: NSObject {
    /// The user's answer to the watch.
    public enum UserResolution: Int, Sendable { case confirmed, dismissed, rejected, unresponsive }
    open var date: Date { .distantPast }
    open var resolution: UserResolution { .unresponsive }
}
/// The callbacks for falls; none is called.
public protocol CMFallDetectionDelegate: NSObjectProtocol {
    func fallDetectionManager(
        _ fallDetectionManager: CMFallDetectionManager, didDetect event: CMFallDetectionEvent,
        completionHandler handler: @escaping () -> Void)
    func fallDetectionManagerDidChangeAuthorization(_ fallDetectionManager: CMFallDetectionManager)
}
extension CMFallDetectionDelegate {
    /// Does nothing.
    public func fallDetectionManager(
        _ fallDetectionManager: CMFallDetectionManager, didDetect event: CMFallDetectionEvent,
        completionHandler handler: @escaping () -> Void
    ) {}
    /// Does nothing.
    public func fallDetectionManagerDidChangeAuthorization(_ fallDetectionManager: CMFallDetectionManager) {}
}
/// A manager that recognizes no falls.
open class CMFallDetectionManager: NSObject {
    open class var isAvailable: Bool { false }
    open var authorizationStatus: CMAuthorizationStatus { .denied }
    open weak var delegate: (any CMFallDetectionDelegate)?
    public override init() { super.init() }
    /// Calls the handler with `denied`.
    open func requestAuthorization(handler: @escaping (CMAuthorizationStatus) -> Void) { handler(.denied) }
}
/// The depth of a watch below the water.
public struct CMWaterSubmersionMeasurement {
    /// Whether the watch is too deep to measure.
    public enum DepthState: Int, Sendable {
        case unknown = 0, notSubmerged = 100, submergedShallow = 200, submergedDeep = 300, approachingMaxDepth = 400, pastMaxDepth = 500,
            sensorDepthError = 600
    }
    public let date: Date, depth: Measurement<UnitLength>?, pressure: Measurement<UnitPressure>?, surfacePressure: Measurement<UnitPressure>
    public let submersionState: DepthState
}
/// Whether a watch is below the water.
public struct CMWaterSubmersionEvent: Sendable {
    /// Whether the watch is below the water.
    public enum State: Int, Sendable { case unknown, notSubmerged, submerged }
    public let date: Date, state: State
}
public struct CMWaterTemperature {
    public let date: Date, temperature: Measurement<UnitTemperature>, temperatureUncertainty: Measurement<UnitTemperature>
}
/// The callbacks for a watch below the water; none is called.
public protocol CMWaterSubmersionManagerDelegate: NSObjectProtocol {
    func manager(_ manager: CMWaterSubmersionManager, didUpdate event: CMWaterSubmersionEvent)
    func manager(_ manager: CMWaterSubmersionManager, didUpdate measurement: CMWaterSubmersionMeasurement)
    func manager(_ manager: CMWaterSubmersionManager, didUpdate temperature: CMWaterTemperature)
    func manager(_ manager: CMWaterSubmersionManager, errorOccurred error: any Error)
}
/// A manager that is not available.
open class CMWaterSubmersionManager: NSObject {
    open class var waterSubmersionAvailable: Bool { false }
    open class var authorizationStatus: CMAuthorizationStatus { .denied }
    open weak var delegate: (any CMWaterSubmersionManagerDelegate)?
    open var maximumDepth: Measurement<UnitLength>? { nil }
    public override init() { super.init() }
}
