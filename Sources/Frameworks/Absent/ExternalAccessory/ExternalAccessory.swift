// No accessories: the list is empty, sessions can't be created, and the picker ends with the API's error.
@_exported import Foundation

public let EAConnectionIDNone = 0
/// The keys of a notification about an accessory.
public let EAAccessoryKey = "EAAccessoryKey", EAAccessorySelectedKey = "EAAccessorySelectedKey"
extension NSNotification.Name {
    public static let EAAccessoryDidConnect = NSNotification.Name("EAAccessoryDidConnectNotification")
    public static let EAAccessoryDidDisconnect = NSNotification.Name("EAAccessoryDidDisconnectNotification")
}
/// The domain of ``EABluetoothAccessoryPickerError``.
public let EABluetoothAccessoryPickerErrorDomain = "EABluetoothAccessoryPickerErrorDomain"
public struct EABluetoothAccessoryPickerError: _BridgedStoredNSError, @unchecked Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = EABluetoothAccessoryPickerError
        case alreadyConnected = 0, resultNotFound, resultCancelled, resultFailed
    }
    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { EABluetoothAccessoryPickerErrorDomain }
    public static var errorDomain: String { EABluetoothAccessoryPickerErrorDomain }
    public static var alreadyConnected: Code { .alreadyConnected }
    public static var resultNotFound: Code { .resultNotFound }
    public static var resultCancelled: Code { .resultCancelled }
    public static var resultFailed: Code { .resultFailed }
}
/// Called when an accessory is disconnected. There is none.
public protocol EAAccessoryDelegate: NSObjectProtocol {
    func accessoryDidDisconnect(_ accessory: EAAccessory)
}
extension EAAccessoryDelegate { public func accessoryDidDisconnect(_ accessory: EAAccessory) {} }
/// A connected accessory. There is none.
open class EAAccessory: NSObject, @unchecked Sendable {
    open var isConnected: Bool { false }
    open var connectionID: Int { EAConnectionIDNone }
    open var manufacturer: String { "" }
    open var name: String { "" }
    open var modelNumber: String { "" }
    open var serialNumber: String { "" }
    open var firmwareRevision: String { "" }
    open var hardwareRevision: String { "" }
    open var protocolStrings: [String] { [] }
    open var dockType: String { "" }
    open weak var delegate: (any EAAccessoryDelegate)?
}
/// The accessories, of which there are none.
open class EAAccessoryManager: NSObject, @unchecked Sendable {
    private static let manager = EAAccessoryManager()
    open class func shared() -> EAAccessoryManager { manager }
    open var connectedAccessories: [EAAccessory] { [] }
    /// Calls the handler with an error.
    open func showBluetoothAccessoryPicker(withNameFilter predicate: NSPredicate?, completion: (((any Error)?) -> Void)? = nil) {
        completion?(EABluetoothAccessoryPickerError(.resultNotFound))
    }
    open func showBluetoothAccessoryPicker(withNameFilter predicate: NSPredicate?) async throws {
        throw EABluetoothAccessoryPickerError(.resultNotFound)
    }
    /// Does nothing: nothing is connected.
    open func registerForLocalNotifications() {}
    /// Does nothing.
    open func unregisterForLocalNotifications() {}
}
/// A connection to an accessory, which can't be created.
open class EASession: NSObject {
    public init?(accessory: EAAccessory, forProtocol protocolString: String) { return nil }
    open var accessory: EAAccessory? { nil }
    open var protocolString: String? { nil }
    open var inputStream: InputStream? { nil }
    open var outputStream: OutputStream? { nil }
}
/// An accessory on the network. There is none.
open class EAWiFiUnconfiguredAccessory: NSObject, @unchecked Sendable {
    /// What an accessory can do.
    public struct Properties: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let propertySupportsAirPlay = Self(rawValue: 1), propertySupportsAirPrint = Self(rawValue: 2),
            propertySupportsHomeKit = Self(rawValue: 4)
    }
    open var name: String { "" }
    open var manufacturer: String { "" }
    open var model: String { "" }
    open var ssid: String { "" }
    open var macAddress: String { "" }
    open var properties: Properties { [] }
}
/// The state of the search for accessories on the network.
public enum EAWiFiUnconfiguredAccessoryBrowserState: Int, Sendable { case wiFiUnavailable, stopped, searching, configuring }
/// The outcome of setting an accessory up.
public enum EAWiFiUnconfiguredAccessoryConfigurationStatus: Int, Sendable { case success, userCancelledConfiguration, failed }
/// The callbacks of a search for accessories on the network.
public protocol EAWiFiUnconfiguredAccessoryBrowserDelegate: NSObjectProtocol {
    func accessoryBrowser(_ browser: EAWiFiUnconfiguredAccessoryBrowser, didUpdate state: EAWiFiUnconfiguredAccessoryBrowserState)
    func accessoryBrowser(
        _ browser: EAWiFiUnconfiguredAccessoryBrowser, didFindUnconfiguredAccessories accessories: Set<EAWiFiUnconfiguredAccessory>)
    func accessoryBrowser(
        _ browser: EAWiFiUnconfiguredAccessoryBrowser, didRemoveUnconfiguredAccessories accessories: Set<EAWiFiUnconfiguredAccessory>)
    func accessoryBrowser(
        _ browser: EAWiFiUnconfiguredAccessoryBrowser, didFinishConfiguringAccessory accessory: EAWiFiUnconfiguredAccessory,
        with status: EAWiFiUnconfiguredAccessoryConfigurationStatus)
}
/// A search for accessories on the network, which is unavailable.
open class EAWiFiUnconfiguredAccessoryBrowser: NSObject {
    open weak var delegate: (any EAWiFiUnconfiguredAccessoryBrowserDelegate)?
    open var unconfiguredAccessories: Set<EAWiFiUnconfiguredAccessory> { [] }
    public init(delegate: (any EAWiFiUnconfiguredAccessoryBrowserDelegate)?, queue: DispatchQueue?) { self.delegate = delegate }
    /// Tells the delegate that there is no network.
    open func startSearchingForUnconfiguredAccessories(matching predicate: NSPredicate?) {
        delegate?.accessoryBrowser(self, didUpdate: .wiFiUnavailable)
    }
    /// Does nothing.
    open func stopSearchingForUnconfiguredAccessories() {}
}
