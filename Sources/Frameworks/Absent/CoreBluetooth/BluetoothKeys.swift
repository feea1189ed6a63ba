import Foundation

/// The keys of options and of advertisements, and the identifiers of descriptors that Bluetooth defines.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates",
    CBCentralManagerScanOptionSolicitedServiceUUIDsKey = "kCBScanOptionSolicitedServiceUUIDs",
    CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert",
    CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier",
    CBCentralManagerOptionDeviceAccessForMedia = "kCBInitOptionDeviceAccessForMedia",
    CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals",
    CBCentralManagerRestoredStateScanServicesKey = "kCBRestoredScanServices",
    CBCentralManagerRestoredStateScanOptionsKey = "kCBRestoredScanOptions",
    CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection",
    CBConnectPeripheralOptionNotifyOnDisconnectionKey = "kCBConnectOptionNotifyOnDisconnection",
    CBConnectPeripheralOptionNotifyOnNotificationKey = "kCBConnectOptionNotifyOnNotification",
    CBConnectPeripheralOptionStartDelayKey = "kCBConnectOptionStartDelay",
    CBConnectPeripheralOptionEnableTransportBridgingKey = "kCBConnectOptionEnableTransportBridging",
    CBConnectPeripheralOptionRequiresANCS = "kCBConnectOptionRequiresANCS",
    CBConnectPeripheralOptionEnableAutoReconnect = "kCBConnectOptionEnableAutoReconnect",
    CBPeripheralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert",
    CBPeripheralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier",
    CBPeripheralManagerRestoredStateServicesKey = "kCBRestoredServices",
    CBPeripheralManagerRestoredStateAdvertisementDataKey = "kCBRestoredAdvertisement",
    CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName",
    CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs",
    CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData",
    CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData",
    CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel",
    CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable",
    CBAdvertisementDataOverflowServiceUUIDsKey = "kCBAdvDataHashedServiceUUIDs",
    CBAdvertisementDataSolicitedServiceUUIDsKey = "kCBAdvDataSolicitedServiceUUIDs",
    CBUUIDCharacteristicExtendedPropertiesString = "2900",
    CBUUIDCharacteristicUserDescriptionString = "2901",
    CBUUIDClientCharacteristicConfigurationString = "2902",
    CBUUIDServerCharacteristicConfigurationString = "2903",
    CBUUIDCharacteristicFormatString = "2904",
    CBUUIDCharacteristicAggregateFormatString = "2905",
    CBUUIDCharacteristicValidRangeString = "2906",
    CBUUIDCharacteristicObservationScheduleString = "2914",
    CBUUIDL2CAPPSMCharacteristicString = "ABDD3056-28FA-441D-A470-55A75A52553A"

/// The reason why a radio fails.
public struct CBError: _BridgedStoredNSError {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var errorDomain: String { CBErrorDomain }
    public static var _nsErrorDomain: String { CBErrorDomain }
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = CBError
        case unknown = 0, invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled, connectionTimeout,
            peripheralDisconnected, uuidNotAllowed, alreadyAdvertising, connectionFailed, connectionLimitReached, unknownDevice,
            operationNotSupported, peerRemovedPairingInformation, encryptionTimedOut, tooManyLEPairedDevices,
            leGattExceededBackgroundNotificationLimit, leGattNearBackgroundNotificationLimit
    }
    public static var unknown: Code { .unknown }
    public static var invalidParameters: Code { .invalidParameters }
    public static var invalidHandle: Code { .invalidHandle }
    public static var notConnected: Code { .notConnected }
    public static var outOfSpace: Code { .outOfSpace }
    public static var operationCancelled: Code { .operationCancelled }
    public static var connectionTimeout: Code { .connectionTimeout }
    public static var peripheralDisconnected: Code { .peripheralDisconnected }
    public static var uuidNotAllowed: Code { .uuidNotAllowed }
    public static var alreadyAdvertising: Code { .alreadyAdvertising }
    public static var connectionFailed: Code { .connectionFailed }
    public static var connectionLimitReached: Code { .connectionLimitReached }
    public static var unknownDevice: Code { .unknownDevice }
    public static var operationNotSupported: Code { .operationNotSupported }
    public static var peerRemovedPairingInformation: Code { .peerRemovedPairingInformation }
    public static var encryptionTimedOut: Code { .encryptionTimedOut }
    public static var tooManyLEPairedDevices: Code { .tooManyLEPairedDevices }
    public static var leGattExceededBackgroundNotificationLimit: Code { .leGattExceededBackgroundNotificationLimit }
    public static var leGattNearBackgroundNotificationLimit: Code { .leGattNearBackgroundNotificationLimit }
}
public let CBErrorDomain = "CBErrorDomain"
/// The answer to a request of a device, with the numbers of Bluetooth.
public struct CBATTError: _BridgedStoredNSError {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var errorDomain: String { CBATTErrorDomain }
    public static var _nsErrorDomain: String { CBATTErrorDomain }
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = CBATTError
        case success = 0, invalidHandle = 1, readNotPermitted, writeNotPermitted, invalidPdu, insufficientAuthentication,
            requestNotSupported, invalidOffset, insufficientAuthorization, prepareQueueFull, attributeNotFound, attributeNotLong,
            insufficientEncryptionKeySize, invalidAttributeValueLength, unlikelyError, insufficientEncryption, unsupportedGroupType,
            insufficientResources
    }
    public static var success: Code { .success }
    public static var invalidHandle: Code { .invalidHandle }
    public static var readNotPermitted: Code { .readNotPermitted }
    public static var writeNotPermitted: Code { .writeNotPermitted }
    public static var invalidPdu: Code { .invalidPdu }
    public static var insufficientAuthentication: Code { .insufficientAuthentication }
    public static var requestNotSupported: Code { .requestNotSupported }
    public static var invalidOffset: Code { .invalidOffset }
    public static var insufficientAuthorization: Code { .insufficientAuthorization }
    public static var prepareQueueFull: Code { .prepareQueueFull }
    public static var attributeNotFound: Code { .attributeNotFound }
    public static var attributeNotLong: Code { .attributeNotLong }
    public static var insufficientEncryptionKeySize: Code { .insufficientEncryptionKeySize }
    public static var invalidAttributeValueLength: Code { .invalidAttributeValueLength }
    public static var unlikelyError: Code { .unlikelyError }
    public static var insufficientEncryption: Code { .insufficientEncryption }
    public static var unsupportedGroupType: Code { .unsupportedGroupType }
    public static var insufficientResources: Code { .insufficientResources }
}
public let CBATTErrorDomain = "CBATTErrorDomain"
