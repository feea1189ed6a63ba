import Foundation

// The parts of a home, of which there is none: each change ends with an error.

/// A home. There is none.
open class HMHome: NSObject, @unchecked Sendable {
    open var name: String { "" }
    open var uniqueIdentifier: UUID { noIdentifier }
    open var isPrimary: Bool { false }
    open var homeHubState: HMHomeHubState { .notAvailable }
    open var accessories: [HMAccessory] { [] }
    open var rooms: [HMRoom] { [] }
    open var zones: [HMZone] { [] }
    open var serviceGroups: [HMServiceGroup] { [] }
    open var actionSets: [HMActionSet] { [] }
    open var triggers: [HMTrigger] { [] }
    open var users: [HMUser] { [] }
    open var currentUser: HMUser { HMUser() }
    open var supportsAddingNetworkRouter: Bool { false }
    open weak var delegate: (any HMHomeDelegate)?
    open func servicesWithTypes(_ serviceTypes: [String]) -> [HMService]? { [] }
    open func builtinActionSet(ofType actionSetType: String) -> HMActionSet? { nil }
    open func roomForEntireHome() -> HMRoom { HMRoom() }
    /// Fails: there is no home.
    open func updateName(_ name: String, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func updateName(_ name: String) async throws { throw HMError(.homeAccessNotAuthorized) }
    /// Fails: there is no home.
    open func addAccessory(_ accessory: HMAccessory, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func addAccessory(_ accessory: HMAccessory) async throws { throw HMError(.homeAccessNotAuthorized) }
    /// Fails: there is no home.
    open func removeAccessory(_ accessory: HMAccessory, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func removeAccessory(_ accessory: HMAccessory) async throws { throw HMError(.homeAccessNotAuthorized) }
    /// Fails: there is no home.
    open func assignAccessory(_ accessory: HMAccessory, to room: HMRoom, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func assignAccessory(_ accessory: HMAccessory, to room: HMRoom) async throws { throw HMError(.homeAccessNotAuthorized) }
    /// Fails: there is no home.
    open func unblockAccessory(_ accessory: HMAccessory, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func unblockAccessory(_ accessory: HMAccessory) async throws { throw HMError(.homeAccessNotAuthorized) }
    /// Fails: there is no home.
    open func addRoom(withName roomName: String, completionHandler: @escaping (HMRoom?, (any Error)?) -> Void) {
        completionHandler(nil, HMError(.homeAccessNotAuthorized))
    }
    open func addRoom(withName roomName: String) async throws -> HMRoom { throw HMError(.homeAccessNotAuthorized) }
    /// Fails: there is no home.
    open func removeRoom(_ room: HMRoom, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func removeRoom(_ room: HMRoom) async throws { throw HMError(.homeAccessNotAuthorized) }
    /// Fails: there is no home.
    open func addZone(withName zoneName: String, completionHandler: @escaping (HMZone?, (any Error)?) -> Void) {
        completionHandler(nil, HMError(.homeAccessNotAuthorized))
    }
    open func addZone(withName zoneName: String) async throws -> HMZone { throw HMError(.homeAccessNotAuthorized) }
    /// Fails: there is no home.
    open func removeZone(_ zone: HMZone, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func removeZone(_ zone: HMZone) async throws { throw HMError(.homeAccessNotAuthorized) }
    /// Fails: there is no home.
    open func addServiceGroup(withName serviceGroupName: String, completionHandler: @escaping (HMServiceGroup?, (any Error)?) -> Void) {
        completionHandler(nil, HMError(.homeAccessNotAuthorized))
    }
    open func addServiceGroup(withName serviceGroupName: String) async throws -> HMServiceGroup { throw HMError(.homeAccessNotAuthorized) }
    /// Fails: there is no home.
    open func removeServiceGroup(_ group: HMServiceGroup, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func removeServiceGroup(_ group: HMServiceGroup) async throws { throw HMError(.homeAccessNotAuthorized) }
    /// Fails: there is no home.
    open func addActionSet(withName actionSetName: String, completionHandler: @escaping (HMActionSet?, (any Error)?) -> Void) {
        completionHandler(nil, HMError(.homeAccessNotAuthorized))
    }
    open func addActionSet(withName actionSetName: String) async throws -> HMActionSet { throw HMError(.homeAccessNotAuthorized) }
    /// Fails: there is no home.
    open func removeActionSet(_ actionSet: HMActionSet, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func removeActionSet(_ actionSet: HMActionSet) async throws { throw HMError(.homeAccessNotAuthorized) }
    /// Fails: there is no home.
    open func executeActionSet(_ actionSet: HMActionSet, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func executeActionSet(_ actionSet: HMActionSet) async throws { throw HMError(.homeAccessNotAuthorized) }
    /// Fails: there is no home.
    open func addTrigger(_ trigger: HMTrigger, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func addTrigger(_ trigger: HMTrigger) async throws { throw HMError(.homeAccessNotAuthorized) }
    /// Fails: there is no home.
    open func removeTrigger(_ trigger: HMTrigger, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func removeTrigger(_ trigger: HMTrigger) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func manageUsers(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(HMError(.homeAccessNotAuthorized)) }
    /// Fails: there is no home.
    open func addAndSetupAccessories(completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    /// Fails: there is no home.
    open func addAndSetupAccessories() async throws { throw HMError(.homeAccessNotAuthorized) }
}
/// Whether a home can be reached from elsewhere.
public enum HMHomeHubState: UInt, Sendable { case notAvailable, connected, disconnected }
/// A room. There is none.
open class HMRoom: NSObject, @unchecked Sendable {
    open var name: String { "" }
    open var accessories: [HMAccessory] { [] }
    open var uniqueIdentifier: UUID { noIdentifier }
    /// Fails: there is no home.
    open func updateName(_ name: String, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    /// Fails: there is no home.
    open func updateName(_ name: String) async throws { throw HMError(.homeAccessNotAuthorized) }
}
/// Rooms that belong together. There are none.
open class HMZone: NSObject, @unchecked Sendable {
    open var name: String { "" }
    open var rooms: [HMRoom] { [] }
    open var uniqueIdentifier: UUID { noIdentifier }
    /// Fails: there is no home.
    open func updateName(_ name: String, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func updateName(_ name: String) async throws { throw HMError(.homeAccessNotAuthorized) }
    /// Fails: there is no home.
    open func addRoom(_ room: HMRoom, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func addRoom(_ room: HMRoom) async throws { throw HMError(.homeAccessNotAuthorized) }
    /// Fails: there is no home.
    open func removeRoom(_ room: HMRoom, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    /// Fails: there is no home.
    open func removeRoom(_ room: HMRoom) async throws { throw HMError(.homeAccessNotAuthorized) }
}
/// Services that belong together. There are none.
open class HMServiceGroup: NSObject, @unchecked Sendable {
    open var name: String { "" }
    open var services: [HMService] { [] }
    open var uniqueIdentifier: UUID { noIdentifier }
    /// Fails: there is no home.
    open func updateName(_ name: String, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func updateName(_ name: String) async throws { throw HMError(.homeAccessNotAuthorized) }
    /// Fails: there is no home.
    open func addService(_ service: HMService, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func addService(_ service: HMService) async throws { throw HMError(.homeAccessNotAuthorized) }
    /// Fails: there is no home.
    open func removeService(_ service: HMService, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    /// Fails: there is no home.
    open func removeService(_ service: HMService) async throws { throw HMError(.homeAccessNotAuthorized) }
}
/// The callbacks about an accessory. They aren't called.
public protocol HMAccessoryDelegate: NSObjectProtocol {
    func accessoryDidUpdateName(_ accessory: HMAccessory)
    func accessory(_ accessory: HMAccessory, didUpdateNameFor service: HMService)
    func accessory(_ accessory: HMAccessory, didUpdateAssociatedServiceTypeFor service: HMService)
    func accessoryDidUpdateServices(_ accessory: HMAccessory)
    func accessoryDidUpdateReachability(_ accessory: HMAccessory)
    func accessory(_ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic)
    func accessory(_ accessory: HMAccessory, didUpdateFirmwareVersion firmwareVersion: String)
}
extension HMAccessoryDelegate {
    public func accessoryDidUpdateName(_ accessory: HMAccessory) {}
    public func accessory(_ accessory: HMAccessory, didUpdateNameFor service: HMService) {}
    public func accessory(_ accessory: HMAccessory, didUpdateAssociatedServiceTypeFor service: HMService) {}
    public func accessoryDidUpdateServices(_ accessory: HMAccessory) {}
    public func accessoryDidUpdateReachability(_ accessory: HMAccessory) {}
    public func accessory(_ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic) {}
    public func accessory(_ accessory: HMAccessory, didUpdateFirmwareVersion firmwareVersion: String) {}
}
open class HMAccessoryCategory: NSObject, @unchecked Sendable {
    open var categoryType: String { HMAccessoryCategoryTypeOther }
    open var localizedDescription: String { "" }
}
/// An accessory. There is none.
open class HMAccessory: NSObject, @unchecked Sendable {
    open var name: String { "" }
    open var uniqueIdentifier: UUID { noIdentifier }
    open var isReachable: Bool { false }
    open var isBridged: Bool { false }
    open var uniqueIdentifiersForBridgedAccessories: [UUID]? { nil }
    open var category: HMAccessoryCategory { HMAccessoryCategory() }
    open var room: HMRoom? { nil }
    open var services: [HMService] { [] }
    open var isBlocked: Bool { false }
    open var model: String? { nil }
    open var manufacturer: String? { nil }
    open var firmwareVersion: String? { nil }
    open var cameraProfiles: [HMCameraProfile]? { nil }
    open var profiles: [HMAccessoryProfile] { [] }
    open var supportsIdentify: Bool { false }
    open weak var delegate: (any HMAccessoryDelegate)?
    /// Fails: there is no home.
    open func updateName(_ name: String, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func updateName(_ name: String) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func identify(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(HMError(.homeAccessNotAuthorized)) }
    /// Fails: there is no home.
    open func identify() async throws { throw HMError(.homeAccessNotAuthorized) }
}
/// What an accessory can do. There is none.
open class HMAccessoryProfile: NSObject, @unchecked Sendable {
    open var uniqueIdentifier: UUID { noIdentifier }
    open var services: [HMService] { [] }
    open var accessory: HMAccessory? { nil }
}
/// What a camera can do. There is none.
open class HMCameraProfile: HMAccessoryProfile, @unchecked Sendable {}
/// A service of an accessory. There is none.
open class HMService: NSObject, @unchecked Sendable {
    open var accessory: HMAccessory? { nil }
    open var serviceType: String { "" }
    open var localizedDescription: String { "" }
    open var name: String { "" }
    open var associatedServiceType: String? { nil }
    open var characteristics: [HMCharacteristic] { [] }
    open var uniqueIdentifier: UUID { noIdentifier }
    open var isUserInteractive: Bool { false }
    open var isPrimaryService: Bool { false }
    open var linkedServices: [HMService]? { nil }
    /// Fails: there is no home.
    open func updateName(_ name: String, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func updateName(_ name: String) async throws { throw HMError(.homeAccessNotAuthorized) }
    /// Fails: there is no home.
    open func updateAssociatedServiceType(_ serviceType: String?, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    /// Fails: there is no home.
    open func updateAssociatedServiceType(_ serviceType: String?) async throws { throw HMError(.homeAccessNotAuthorized) }
}
/// The limits of a value.
open class HMCharacteristicMetadata: NSObject, @unchecked Sendable {
    open var minimumValue: NSNumber? { nil }
    open var maximumValue: NSNumber? { nil }
    open var stepValue: NSNumber? { nil }
    open var maxLength: NSNumber? { nil }
    open var format: String? { nil }
    open var units: String? { nil }
    open var manufacturerDescription: String? { nil }
    open var validValues: [NSNumber]? { nil }
}
/// A value of a service. There is none.
open class HMCharacteristic: NSObject, @unchecked Sendable {
    open var characteristicType: String { "" }
    open var localizedDescription: String { "" }
    open var service: HMService? { nil }
    open var properties: [String] { [] }
    open var metadata: HMCharacteristicMetadata? { nil }
    open var value: Any? { nil }
    open var isNotificationEnabled: Bool { false }
    open var uniqueIdentifier: UUID { noIdentifier }
    /// Fails: there is no home.
    open func writeValue(_ value: Any?, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func writeValue(_ value: Any?) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func readValue(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(HMError(.homeAccessNotAuthorized)) }
    open func readValue() async throws { throw HMError(.homeAccessNotAuthorized) }
    /// Fails: there is no home.
    open func enableNotification(_ enable: Bool, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func enableNotification(_ enable: Bool) async throws { throw HMError(.homeAccessNotAuthorized) }
    /// Fails: there is no home.
    open func updateAuthorizationData(_ data: Data?, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    /// Fails: there is no home.
    open func updateAuthorizationData(_ data: Data?) async throws { throw HMError(.homeAccessNotAuthorized) }
}
/// What a scene does.
open class HMAction: NSObject, @unchecked Sendable { open var uniqueIdentifier: UUID { noIdentifier } }
// Apple's value is any `NSCopying`, which also is the protocol itself: `action as? HMCharacteristicWriteAction<NSCopying>`.
open class HMCharacteristicWriteAction<TargetValueType>: HMAction, @unchecked Sendable {
    public final let characteristic: HMCharacteristic
    open private(set) var targetValue: TargetValueType
    public init(characteristic: HMCharacteristic, targetValue: TargetValueType) {
        (self.characteristic, self.targetValue) = (characteristic, targetValue)
    }
}
/// A scene. There is none.
open class HMActionSet: NSObject, @unchecked Sendable {
    open var name: String { "" }
    open var actions: Set<HMAction> { [] }
    open var isExecuting: Bool { false }
    open var actionSetType: String { HMActionSetTypeUserDefined }
    open var uniqueIdentifier: UUID { noIdentifier }
    open var lastExecutionDate: Date? { nil }
    /// Fails: there is no home.
    open func updateName(_ name: String, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func updateName(_ name: String) async throws { throw HMError(.homeAccessNotAuthorized) }
    /// Fails: there is no home.
    open func addAction(_ action: HMAction, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func addAction(_ action: HMAction) async throws { throw HMError(.homeAccessNotAuthorized) }
    /// Fails: there is no home.
    open func removeAction(_ action: HMAction, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    /// Fails: there is no home.
    open func removeAction(_ action: HMAction) async throws { throw HMError(.homeAccessNotAuthorized) }
}
/// What runs a scene.
open class HMTrigger: NSObject, @unchecked Sendable {
    open internal(set) var name = ""
    open var isEnabled: Bool { false }
    open var actionSets: [HMActionSet] { [] }
    open var lastFireDate: Date? { nil }
    open var uniqueIdentifier: UUID { noIdentifier }
    /// Fails: there is no home.
    open func updateName(_ name: String, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func updateName(_ name: String) async throws { throw HMError(.homeAccessNotAuthorized) }
    /// Fails: there is no home.
    open func enable(_ enable: Bool, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func enable(_ enable: Bool) async throws { throw HMError(.homeAccessNotAuthorized) }
    /// Fails: there is no home.
    open func addActionSet(_ actionSet: HMActionSet, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func addActionSet(_ actionSet: HMActionSet) async throws { throw HMError(.homeAccessNotAuthorized) }
    /// Fails: there is no home.
    open func removeActionSet(_ actionSet: HMActionSet, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    /// Fails: there is no home.
    open func removeActionSet(_ actionSet: HMActionSet) async throws { throw HMError(.homeAccessNotAuthorized) }
}
/// Runs a scene at a time.
open class HMTimerTrigger: HMTrigger, @unchecked Sendable {
    public final let fireDate: Date, timeZone: TimeZone?, recurrence: DateComponents?
    public init(
        name: String, fireDate: Date, timeZone: TimeZone? = nil, recurrence: DateComponents? = nil, recurrenceCalendar: Calendar? = nil
    ) {
        (self.fireDate, self.timeZone, self.recurrence) = (fireDate, timeZone, recurrence)
        super.init()
        self.name = name
    }
}
/// What happens before a scene runs.
open class HMEvent: NSObject, @unchecked Sendable { open var uniqueIdentifier: UUID { noIdentifier } }
/// A value was reached.
open class HMCharacteristicEvent<TriggerValueType: NSCopying>: HMEvent, @unchecked Sendable {
    public final let characteristic: HMCharacteristic
    open private(set) var triggerValue: TriggerValueType?
    public init(characteristic: HMCharacteristic, triggerValue: TriggerValueType?) {
        (self.characteristic, self.triggerValue) = (characteristic, triggerValue)
    }
}
/// A time of the day was reached.
open class HMCalendarEvent: HMEvent, @unchecked Sendable {
    public final let fireDateComponents: DateComponents
    public init(fire fireDateComponents: DateComponents) { self.fireDateComponents = fireDateComponents }
}
/// Runs a scene after events.
open class HMEventTrigger: HMTrigger, @unchecked Sendable {
    public final let events: [HMEvent], predicate: NSPredicate?
    public init(name: String, events: [HMEvent], predicate: NSPredicate?) {
        (self.events, self.predicate) = (events, predicate)
        super.init()
        self.name = name
    }
}
/// The callbacks of a search for accessories. They aren't called.
public protocol HMAccessoryBrowserDelegate: NSObjectProtocol {
    func accessoryBrowser(_ browser: HMAccessoryBrowser, didFindNewAccessory accessory: HMAccessory)
    func accessoryBrowser(_ browser: HMAccessoryBrowser, didRemoveNewAccessory accessory: HMAccessory)
}
extension HMAccessoryBrowserDelegate {
    public func accessoryBrowser(_ browser: HMAccessoryBrowser, didFindNewAccessory accessory: HMAccessory) {}
    public func accessoryBrowser(_ browser: HMAccessoryBrowser, didRemoveNewAccessory accessory: HMAccessory) {}
}
/// A search for accessories, which finds none.
open class HMAccessoryBrowser: NSObject, @unchecked Sendable {
    open weak var delegate: (any HMAccessoryBrowserDelegate)?
    open var discoveredAccessories: [HMAccessory] { [] }
    public override init() { super.init() }
    open func startSearchingForNewAccessories() {}
    /// Does nothing.
    open func stopSearchingForNewAccessories() {}
}
