// No ultra-wideband: `deviceCapabilities` supports nothing, and a session ends with the API's error `unsupportedPlatform`.
@_exported import Foundation
import simdCompanion

/// The domain of ``NIError``.
public let NIErrorDomain = "com.apple.NearbyInteraction"
/// An error of a session.
public struct NIError: _BridgedStoredNSError, @unchecked Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = NIError
        case unsupportedPlatform = -5889, invalidConfiguration, sessionFailed, resourceUsageTimeout, activeSessionsLimitExceeded,
            userDidNotAllow, invalidARConfiguration, accessoryPeerDeviceUnavailable, incompatiblePeerDevice,
            activeExtendedDistanceSessionsLimitExceeded
    }
    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { NIErrorDomain }
    public static var errorDomain: String { NIErrorDomain }
    public static var unsupportedPlatform: Code { .unsupportedPlatform }
    public static var invalidConfiguration: Code { .invalidConfiguration }
    public static var sessionFailed: Code { .sessionFailed }
    public static var resourceUsageTimeout: Code { .resourceUsageTimeout }
    public static var activeSessionsLimitExceeded: Code { .activeSessionsLimitExceeded }
    public static var userDidNotAllow: Code { .userDidNotAllow }
    public static var invalidARConfiguration: Code { .invalidARConfiguration }
    public static var accessoryPeerDeviceUnavailable: Code { .accessoryPeerDeviceUnavailable }
    public static var incompatiblePeerDevice: Code { .incompatiblePeerDevice }
    public static var activeExtendedDistanceSessionsLimitExceeded: Code { .activeExtendedDistanceSessionsLimitExceeded }
}
/// The identity of a device in a session.
open class NIDiscoveryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public static var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) { super.init() }
    public func encode(with coder: NSCoder) {}
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
/// What the device can do: nothing.
public protocol NIDeviceCapability {
    var supportsPreciseDistanceMeasurement: Bool { get }
    var supportsDirectionMeasurement: Bool { get }
    var supportsCameraAssistance: Bool { get }
    var supportsExtendedDistanceMeasurement: Bool { get }
}
private struct NoCapability: NIDeviceCapability {
    var supportsPreciseDistanceMeasurement: Bool { false }
    var supportsDirectionMeasurement: Bool { false }
    var supportsCameraAssistance: Bool { false }
    var supportsExtendedDistanceMeasurement: Bool { false }
}
/// The settings of a session.
open class NIConfiguration: NSObject, @unchecked Sendable {}
/// The settings of a session with another device.
open class NINearbyPeerConfiguration: NIConfiguration, @unchecked Sendable {
    public final let peerDiscoveryToken: NIDiscoveryToken
    public final var isCameraAssistanceEnabled = false, isExtendedDistanceMeasurementEnabled = false
    public init(peerToken: NIDiscoveryToken) { peerDiscoveryToken = peerToken }
}
/// The settings of a session with an accessory.
open class NINearbyAccessoryConfiguration: NIConfiguration, @unchecked Sendable {
    public final var isCameraAssistanceEnabled = false
    open var accessoryDiscoveryToken: NIDiscoveryToken? { nil }
    public init(data: Data) throws { throw NIError(.invalidConfiguration) }
    /// Throws an error: no accessory can be configured.
    public init(accessoryData: Data, bluetoothPeerIdentifier: UUID) throws { throw NIError(.invalidConfiguration) }
}
/// A device near this one. There is none.
open class NINearbyObject: NSObject, @unchecked Sendable {
    /// The reason for which a device is gone.
    public enum RemovalReason: Int, Sendable { case timeout, peerEnded }
    /// Whether a device is above or below.
    public enum VerticalDirectionEstimate: Int, Sendable { case unknown, same, above, below, aboveOrBelow }
    /// The value for a distance that isn't known.
    public static let distanceNotAvailable: Float = .greatestFiniteMagnitude
    open var distance: Float? { nil }
    open var direction: simd_float3? { nil }
    open var horizontalAngle: Float? { nil }
    open var verticalDirectionEstimate: VerticalDirectionEstimate { .unknown }
}
/// The callbacks of a session, which ends with an error.
public protocol NISessionDelegate: NSObjectProtocol {
    func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject])
    func session(_ session: NISession, didRemove nearbyObjects: [NINearbyObject], reason: NINearbyObject.RemovalReason)
    func sessionWasSuspended(_ session: NISession)
    func sessionSuspensionEnded(_ session: NISession)
    func session(_ session: NISession, didInvalidateWith error: any Error)
    func session(_ session: NISession, didGenerateShareableConfigurationData shareableConfigurationData: Data, for object: NINearbyObject)
    func sessionDidStartRunning(_ session: NISession)
}
extension NISessionDelegate {
    public func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject]) {}
    public func session(_ session: NISession, didRemove nearbyObjects: [NINearbyObject], reason: NINearbyObject.RemovalReason) {}
    public func sessionWasSuspended(_ session: NISession) {}
    public func sessionSuspensionEnded(_ session: NISession) {}
    public func session(_ session: NISession, didInvalidateWith error: any Error) {}
    public func session(
        _ session: NISession, didGenerateShareableConfigurationData shareableConfigurationData: Data, for object: NINearbyObject
    ) {}
    public func sessionDidStartRunning(_ session: NISession) {}
}
/// A session that measures distances, which the device can't.
open class NISession: NSObject, @unchecked Sendable {
    open weak var delegate: (any NISessionDelegate)?
    open var delegateQueue: DispatchQueue?
    public override init() { super.init() }
    open class var isSupported: Bool { false }
    open class var deviceCapabilities: any NIDeviceCapability { NoCapability() }
    /// The identity of this device; nil, because it can't be measured.
    open var discoveryToken: NIDiscoveryToken? { nil }
    open private(set) var configuration: NIConfiguration?
    /// Ends the session with ``NIError/Code/unsupportedPlatform``.
    open func run(_ configuration: NIConfiguration) {
        self.configuration = configuration
        (delegateQueue ?? .main).async { [self] in delegate?.session(self, didInvalidateWith: NIError(.unsupportedPlatform)) }
    }
    open func pause() {}
    /// Does nothing.
    open func invalidate() {}
}
