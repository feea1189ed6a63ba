import Foundation

/// The callbacks for the local services; those for the state and for failures are called.
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
    func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any])
    func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
    func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
    func peripheralManager(_ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)
    func peripheralManager(_ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic)
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
    func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
    func peripheralManager(_ peripheral: CBPeripheralManager, didPublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?)
    func peripheralManager(_ peripheral: CBPeripheralManager, didUnpublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?)
    func peripheralManager(_ peripheral: CBPeripheralManager, didOpen channel: CBL2CAPChannel?, error: (any Error)?)
}
extension CBPeripheralManagerDelegate {
    public func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]) {}
    public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic) {}
    /// Does nothing.
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
    ) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {}
    public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, didPublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, didUnpublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?) {}
    /// Does nothing.
    public func peripheralManager(_ peripheral: CBPeripheralManager, didOpen channel: CBL2CAPChannel?, error: (any Error)?) {}
}
/// The speed of a connection.
public enum CBPeripheralManagerConnectionLatency: Int, Sendable { case low, medium, high }
/// Whether the app may share data while it is in the background.
public enum CBPeripheralManagerAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
public typealias CBPeripheralManagerState = CBManagerState
/// The name of the state in older Swift.
public typealias CBCentralManagerState = CBManagerState

/// A manager that advertises nothing: requests that need a radio fail, and the delegate is notified.
open class CBPeripheralManager: CBManager {
    open weak var delegate: (any CBPeripheralManagerDelegate)?
    open var isAdvertising: Bool { false }
    public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        self.delegate = delegate
        super.init()
        nonisolated(unsafe) weak let manager = self
        Task { @MainActor in if let manager { manager.delegate?.peripheralManagerDidUpdateState(manager) } }
    }
    public convenience override init() { self.init(delegate: nil, queue: nil) }
    open class func authorizationStatus() -> CBPeripheralManagerAuthorizationStatus { .denied }
    open func startAdvertising(_ advertisementData: [String: Any]?) {
        delegate?.peripheralManagerDidStartAdvertising(self, error: CBError(.operationNotSupported))
    }
    /// Does nothing.
    open func stopAdvertising() {}
    open func add(_ service: CBMutableService) {
        delegate?.peripheralManager(self, didAdd: service, error: CBError(.operationNotSupported))
    }
    open func remove(_ service: CBMutableService) {}
    open func removeAllServices() {}
    /// Does nothing: there are no requests.
    open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
    /// Returns false: there are no subscribers.
    open func updateValue(_ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?) -> Bool {
        false
    }
    /// Does nothing.
    open func setDesiredConnectionLatency(_ latency: CBPeripheralManagerConnectionLatency, for central: CBCentral) {}
    open func publishL2CAPChannel(withEncryption encryptionRequired: Bool) {
        delegate?.peripheralManager(self, didPublishL2CAPChannel: 0, error: CBError(.operationNotSupported))
    }
    open func unpublishL2CAPChannel(_ PSM: CBL2CAPPSM) {
        delegate?.peripheralManager(self, didUnpublishL2CAPChannel: PSM, error: CBError(.operationNotSupported))
    }
}

/// A device that uses the local services; none ever does.
open class CBCentral: CBPeer { open var maximumUpdateValueLength: Int { 20 } }
/// A request of a device; none is ever received.
open class CBATTRequest: NSObject {
    open var central: CBCentral { CBCentral() }
    open var characteristic: CBCharacteristic { CBCharacteristic() }
    open var offset: Int { 0 }
    open var value: Data?
}
/// The operations that others may use on a value.
public struct CBAttributePermissions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let readable = Self(rawValue: 1), writeable = Self(rawValue: 2), readEncryptionRequired = Self(rawValue: 4),
        writeEncryptionRequired = Self(rawValue: 8)
}
/// A local service.
open class CBMutableService: CBService {
    private let type: CBUUID, isFirst: Bool
    private final var parts: [CBCharacteristic]?, included: [CBService]?
    public init(type UUID: CBUUID, primary isPrimary: Bool) { (type, isFirst) = (UUID, isPrimary) }
    open override var uuid: CBUUID { type }
    open override var isPrimary: Bool { isFirst }
    open override var characteristics: [CBCharacteristic]? {
        get { parts }
        set { parts = newValue }
    }
    open override var includedServices: [CBService]? {
        get { included }
        set { included = newValue }
    }
}
/// A local value.
open class CBMutableCharacteristic: CBCharacteristic {
    private let type: CBUUID
    private final var operations: CBCharacteristicProperties, content: Data?, texts: [CBDescriptor]?
    /// The operations that others may use.
    public final var permissions: CBAttributePermissions
    public init(type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions) {
        (type, operations, content, self.permissions) = (UUID, properties, value, permissions)
    }
    open var subscribedCentrals: [CBCentral]? { nil }
    open override var uuid: CBUUID { type }
    open override var properties: CBCharacteristicProperties {
        get { operations }
        set { operations = newValue }
    }
    open override var value: Data? {
        get { content }
        set { content = newValue }
    }
    open override var descriptors: [CBDescriptor]? {
        get { texts }
        set { texts = newValue }
    }
}
/// A description of a local value.
open class CBMutableDescriptor: CBDescriptor {
    private let type: CBUUID, content: Any?
    public init(type UUID: CBUUID, value: Any?) { (type, content) = (UUID, value) }
    open override var uuid: CBUUID { type }
    open override var value: Any? { content }
}
/// The number of a channel.
public typealias CBL2CAPPSM = UInt16
/// A channel between two devices; none is ever opened.
open class CBL2CAPChannel: NSObject {
    open var peer: CBPeer! { nil }
    open var inputStream: InputStream! { nil }
    open var outputStream: OutputStream! { nil }
    open var psm: CBL2CAPPSM { 0 }
}
/// Whether a device was connected to or disconnected from by any app.
public enum CBConnectionEvent: Int, Sendable { case peerDisconnected, peerConnected }
/// The devices whose connections are reported.
public struct CBConnectionEventMatchingOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let serviceUUIDs = Self(rawValue: "kCBConnectionEventMatchingOptionServiceUUIDs"),
        peripheralUUIDs = Self(rawValue: "kCBConnectionEventMatchingOptionPeripheralUUIDs")
}
