// There are no MIDI devices: counts are 0, and clients can't be created. Packets and messages are values that work.
@_exported import CoreAudioTypesCompanion
@_exported import CoreGraphics
import Foundation
@_exported import typealias UIKitFoundation.ByteCount
@_exported import typealias UIKitFoundation.ItemCount

/// The number of an object. 0 is none.
public typealias MIDIObjectRef = UInt32
public typealias MIDIClientRef = MIDIObjectRef
public typealias MIDIPortRef = MIDIObjectRef
public typealias MIDIDeviceRef = MIDIObjectRef
/// The number of a device's part.
public typealias MIDIEntityRef = MIDIObjectRef
/// The number of a source or a destination.
public typealias MIDIEndpointRef = MIDIObjectRef
/// A time of the host's clock.
public typealias MIDITimeStamp = UInt64
/// A number that an object keeps.
public typealias MIDIUniqueID = Int32
public typealias MIDIChannelNumber = UInt8
public typealias MIDINotifyProc = (UnsafePointer<MIDINotification>, UnsafeMutableRawPointer?) -> Void
/// Called when devices change. It isn't called.
public typealias MIDINotifyBlock = (UnsafePointer<MIDINotification>) -> Void
public typealias MIDIReadProc = (UnsafePointer<MIDIPacketList>, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
/// Called with packets. It isn't called.
public typealias MIDIReadBlock = (UnsafePointer<MIDIPacketList>, UnsafeMutableRawPointer?) -> Void
/// The errors of functions.
public let kMIDIInvalidClient: OSStatus = -10830, kMIDIInvalidPort: OSStatus = -10831, kMIDIWrongEndpointType: OSStatus = -10832,
    kMIDINoConnection: OSStatus = -10833, kMIDIUnknownEndpoint: OSStatus = -10834, kMIDIUnknownProperty: OSStatus = -10835,
    kMIDIWrongPropertyType: OSStatus = -10836, kMIDINoCurrentSetup: OSStatus = -10837, kMIDIMessageSendErr: OSStatus = -10838,
    kMIDIServerStartErr: OSStatus = -10839, kMIDISetupFormatErr: OSStatus = -10840, kMIDIWrongThread: OSStatus = -10841,
    kMIDIObjectNotFound: OSStatus = -10842, kMIDIIDNotUnique: OSStatus = -10843, kMIDINotPermitted: OSStatus = -10844,
    kMIDIUnknownError: OSStatus = -10845
public let kMIDIPropertyName: CFString = "name", kMIDIPropertyManufacturer: CFString = "manufacturer",
    kMIDIPropertyModel: CFString = "model", kMIDIPropertyUniqueID: CFString = "uniqueID", kMIDIPropertyDeviceID: CFString = "deviceID",
    kMIDIPropertyOffline: CFString = "offline", kMIDIPropertyPrivate: CFString = "private",
    kMIDIPropertyDriverOwner: CFString = "driverOwner", kMIDIPropertyDisplayName: CFString = "displayName",
    kMIDIPropertyConnectionUniqueID: CFString = "connectionUniqueID"
public let kMIDIPropertyReceiveChannels: CFString = "receiveChannels", kMIDIPropertyTransmitChannels: CFString = "transmitChannels",
    kMIDIPropertyMaxReceiveChannels: CFString = "maxReceiveChannels", kMIDIPropertyMaxTransmitChannels: CFString = "maxTransmitChannels",
    kMIDIPropertyIsEmbeddedEntity: CFString = "isEmbeddedEntity", kMIDIPropertyIsBroadcast: CFString = "isBroadcast",
    kMIDIPropertyProtocolID: CFString = "protocolID", kMIDIPropertyDriverVersion: CFString = "driverVersion"
/// A change of devices. There is none.
public enum MIDINotificationMessageID: Int32, Sendable {
    case msgSetupChanged = 1, msgObjectAdded, msgObjectRemoved, msgPropertyChanged, msgThruConnectionsChanged, msgSerialPortOwnerChanged,
        msgIOError
}
/// A change of devices.
public struct MIDINotification {
    /// The kind, and the size of the structure.
    public var messageID: MIDINotificationMessageID, messageSize: UInt32
}
/// The protocol of messages.
public enum MIDIProtocolID: Int32, Sendable { case _1_0 = 1, _2_0 }
/// Connects the app with other devices over a network. There are none.
open class MIDINetworkSession: NSObject, @unchecked Sendable {
    private static let session = MIDINetworkSession()
    open class func `default`() -> MIDINetworkSession { session }
    open var isEnabled = false, connectionPolicy = MIDINetworkConnectionPolicy.noOne
    open var networkName: String { "" }
    open var localName: String { "" }
    open func sourceEndpoint() -> MIDIEndpointRef { 0 }
    open func destinationEndpoint() -> MIDIEndpointRef { 0 }
}
/// The policy for connections.
public enum MIDINetworkConnectionPolicy: UInt, Sendable { case noOne, hostsInContactList, anyone }

public func MIDIGetNumberOfDevices() -> Int { 0 }
/// Returns 0: there are no other devices.
public func MIDIGetNumberOfExternalDevices() -> Int { 0 }
public func MIDIGetNumberOfSources() -> Int { 0 }
/// Returns 0: there are no destinations.
public func MIDIGetNumberOfDestinations() -> Int { 0 }
public func MIDIGetDevice(_ index: Int) -> MIDIObjectRef { 0 }
public func MIDIGetExternalDevice(_ index: Int) -> MIDIObjectRef { 0 }
public func MIDIGetSource(_ index: Int) -> MIDIObjectRef { 0 }
/// Returns 0: there is none.
public func MIDIGetDestination(_ index: Int) -> MIDIObjectRef { 0 }
/// Returns an error: there is no MIDI.
@discardableResult
public func MIDIClientCreate(
    _ name: CFString, _ notifyProc: MIDINotifyProc?, _ notifyRefCon: UnsafeMutableRawPointer?,
    _ outClient: UnsafeMutablePointer<MIDIClientRef>
) -> OSStatus { kMIDIServerStartErr }
/// Returns an error: there is no MIDI.
@discardableResult
public func MIDIClientCreateWithBlock(_ name: CFString, _ outClient: UnsafeMutablePointer<MIDIClientRef>, _ notifyBlock: MIDINotifyBlock?)
    -> OSStatus
{ kMIDIServerStartErr }
@discardableResult
public func MIDIClientDispose(_ client: MIDIClientRef) -> OSStatus { kMIDIInvalidClient }
/// Returns an error: there is no MIDI.
@discardableResult
public func MIDIInputPortCreate(
    _ client: MIDIClientRef, _ portName: CFString, _ readProc: MIDIReadProc, _ refCon: UnsafeMutableRawPointer?,
    _ outPort: UnsafeMutablePointer<MIDIPortRef>
) -> OSStatus { kMIDIInvalidClient }
/// Returns an error: there is no MIDI.
@discardableResult
public func MIDIInputPortCreateWithBlock(
    _ client: MIDIClientRef, _ portName: CFString, _ outPort: UnsafeMutablePointer<MIDIPortRef>, _ readBlock: @escaping MIDIReadBlock
) -> OSStatus { kMIDIInvalidClient }
/// Returns an error: there is no MIDI.
@discardableResult
public func MIDIOutputPortCreate(_ client: MIDIClientRef, _ portName: CFString, _ outPort: UnsafeMutablePointer<MIDIPortRef>) -> OSStatus {
    kMIDIInvalidClient
}
@discardableResult
public func MIDIPortDispose(_ port: MIDIPortRef) -> OSStatus { kMIDIInvalidPort }
/// Returns an error: there is no MIDI.
@discardableResult
public func MIDIPortConnectSource(_ port: MIDIPortRef, _ source: MIDIEndpointRef, _ connRefCon: UnsafeMutableRawPointer?) -> OSStatus {
    kMIDIInvalidPort
}
@discardableResult
public func MIDIPortDisconnectSource(_ port: MIDIPortRef, _ source: MIDIEndpointRef) -> OSStatus { kMIDIInvalidPort }
/// Returns an error: there is no MIDI.
@discardableResult
public func MIDISourceCreate(_ client: MIDIClientRef, _ name: CFString, _ outSrc: UnsafeMutablePointer<MIDIEndpointRef>) -> OSStatus {
    kMIDIInvalidClient
}
/// Returns an error: there is no MIDI.
@discardableResult
public func MIDIDestinationCreateWithBlock(
    _ client: MIDIClientRef, _ name: CFString, _ outDest: UnsafeMutablePointer<MIDIEndpointRef>, _ readBlock: @escaping MIDIReadBlock
) -> OSStatus { kMIDIInvalidClient }
@discardableResult
public func MIDIEndpointDispose(_ endpt: MIDIEndpointRef) -> OSStatus { kMIDIUnknownEndpoint }
/// Returns an error: there is no MIDI.
@discardableResult
public func MIDISend(_ port: MIDIPortRef, _ dest: MIDIEndpointRef, _ pktlist: UnsafePointer<MIDIPacketList>) -> OSStatus {
    kMIDIInvalidPort
}
@discardableResult
public func MIDIReceived(_ src: MIDIEndpointRef, _ pktlist: UnsafePointer<MIDIPacketList>) -> OSStatus { kMIDIUnknownEndpoint }
@discardableResult
public func MIDIFlushOutput(_ dest: MIDIEndpointRef) -> OSStatus { kMIDIUnknownEndpoint }
/// Returns an error: there is no MIDI.
@discardableResult
public func MIDIObjectGetStringProperty(_ obj: MIDIObjectRef, _ propertyID: CFString, _ str: UnsafeMutablePointer<Unmanaged<NSString>?>)
    -> OSStatus
{ kMIDIObjectNotFound }
@discardableResult
public func MIDIObjectGetIntegerProperty(_ obj: MIDIObjectRef, _ propertyID: CFString, _ outValue: UnsafeMutablePointer<Int32>) -> OSStatus
{ kMIDIObjectNotFound }
@discardableResult
public func MIDIObjectSetStringProperty(_ obj: MIDIObjectRef, _ propertyID: CFString, _ str: CFString?) -> OSStatus { kMIDIObjectNotFound }
@discardableResult
public func MIDIObjectSetIntegerProperty(_ obj: MIDIObjectRef, _ propertyID: CFString, _ value: Int32) -> OSStatus { kMIDIObjectNotFound }
/// Returns an error: there is no MIDI.
@discardableResult
public func MIDIRestart() -> OSStatus { kMIDIServerStartErr }
