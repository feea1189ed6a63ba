// There is no radio: managers report the state `unsupported` to their delegates.
@_exported import Foundation

/// Whether Bluetooth is available.
public enum CBManagerState: Int, Sendable { case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn }
/// Whether the app may use Bluetooth.
public enum CBManagerAuthorization: Int, Sendable { case notDetermined, restricted, denied, allowedAlways }
/// The base class of both kinds of manager.
open class CBManager: NSObject {
    open var state: CBManagerState { .unsupported }
    open class var authorization: CBManagerAuthorization { .denied }
    open var authorization: CBManagerAuthorization { .denied }
}
/// A Bluetooth identifier of 16, 32 or 128 bits.
open class CBUUID: NSObject, @unchecked Sendable {
    public let uuidString: String
    public init(string theString: String) { uuidString = theString.uppercased() }
    public init(nsuuid theUUID: UUID) { uuidString = theUUID.uuidString }
    public init(data theData: Data) { uuidString = theData.map { String(format: "%02X", $0) }.joined() }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
    open override var hash: Int { uuidString.hashValue }
}
/// An attribute of a device; none is ever found.
open class CBAttribute: NSObject { open var uuid: CBUUID { CBUUID(string: "0000") } }
/// The remote device.
open class CBPeer: NSObject { open var identifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) } }
/// The state of a connection.
public enum CBPeripheralState: Int, Sendable { case disconnected, connecting, connected, disconnecting }
/// A device that offers services; none is ever found, and one created directly does not respond.
open class CBPeripheral: CBPeer {
    open weak var delegate: (any CBPeripheralDelegate)?
    open var name: String? { nil }
    open var state: CBPeripheralState { .disconnected }
    open var services: [CBService]? { nil }
    /// Does nothing.
    open func readRSSI() {}
    /// Does nothing.
    open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
    /// Does nothing.
    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
    /// Does nothing.
    open func readValue(for characteristic: CBCharacteristic) {}
    /// Does nothing.
    open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
    /// Does nothing.
    open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
    open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
}
/// Whether a write is confirmed.
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }
/// The operations that a characteristic supports.
public struct CBCharacteristicProperties: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let broadcast = Self(rawValue: 1), read = Self(rawValue: 2), writeWithoutResponse = Self(rawValue: 4),
        write = Self(rawValue: 8),
        notify = Self(rawValue: 16), indicate = Self(rawValue: 32)
}
/// A service of a device: a group of characteristics.
open class CBService: CBAttribute {
    open var peripheral: CBPeripheral? { nil }
    open var isPrimary: Bool { true }
    open var characteristics: [CBCharacteristic]? { nil }
}
/// A characteristic: a value of a device.
open class CBCharacteristic: CBAttribute {
    open var service: CBService? { nil }
    open var properties: CBCharacteristicProperties { [] }
    open var value: Data? { nil }
    open var isNotifying: Bool { false }
    open var descriptors: [CBDescriptor]? { nil }
}
/// A description of a characteristic.
open class CBDescriptor: CBAttribute { open var value: Any? { nil } }

/// The callbacks for devices and connections; only the one for the state `unsupported` is called.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
    func centralManagerDidUpdateState(_ central: CBCentralManager)
    func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any], rssi RSSI: NSNumber)
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
    func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
    func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
}
extension CBCentralManagerDelegate {
    /// Does nothing.
    public func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any], rssi RSSI: NSNumber
    ) {}
    /// Does nothing.
    public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
    /// Does nothing.
    public func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?) {}
    /// Does nothing.
    public func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?) {}
}
/// The callbacks for a device's responses.
public protocol CBPeripheralDelegate: NSObjectProtocol {
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
}
extension CBPeripheralDelegate {
    /// Does nothing.
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
    /// Does nothing.
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?) {}
    /// Does nothing.
    public func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?) {}
    /// Does nothing.
    public func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?) {}
    /// Does nothing.
    public func peripheral(_ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?)
    {}
    /// Does nothing.
    public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
}

public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates",
    CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName", CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs",
    CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"

/// A manager that finds nothing.
open class CBCentralManager: CBManager {
    open weak var delegate: (any CBCentralManagerDelegate)?
    open var isScanning: Bool { false }
    public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        self.delegate = delegate
        super.init()
        nonisolated(unsafe) weak let manager = self
        Task { @MainActor in if let manager { manager.delegate?.centralManagerDidUpdateState(manager) } }
    }
    public convenience override init() { self.init(delegate: nil, queue: nil) }
    /// Does nothing.
    open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
    /// Does nothing.
    open func stopScan() {}
    /// Does nothing.
    open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
    /// Does nothing.
    open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
    open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
    open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
}
/// The callback for the state of the local services: `unsupported`.
public protocol CBPeripheralManagerDelegate: NSObjectProtocol { func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) }
/// A manager that advertises nothing.
open class CBPeripheralManager: CBManager {
    open weak var delegate: (any CBPeripheralManagerDelegate)?
    open var isAdvertising: Bool { false }
    public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        self.delegate = delegate
        super.init()
        nonisolated(unsafe) weak let manager = self
        Task { @MainActor in if let manager { manager.delegate?.peripheralManagerDidUpdateState(manager) } }
    }
    /// Does nothing.
    open func startAdvertising(_ advertisementData: [String: Any]?) {}
    /// Does nothing.
    open func stopAdvertising() {}
}
