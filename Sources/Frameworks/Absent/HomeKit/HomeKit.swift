// No home: access is restricted, there are no homes, and each change ends with the API's error `homeAccessNotAuthorized`.
@_exported import Foundation

/// The domain of ``HMError``.
public let HMErrorDomain = "HMErrorDomain"
/// An error of the home.
public struct HMError: _BridgedStoredNSError, @unchecked Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = HMError
        case unexpectedError = -1, alreadyExists = 1, notFound, invalidParameter, accessoryNotReachable, readOnlyCharacteristic,
            writeOnlyCharacteristic, notificationNotSupported, operationTimedOut, accessoryPoweredOff, accessDenied,
            objectAssociatedToAnotherHome, objectNotAssociatedToAnyHome, objectAlreadyAssociatedToHome, accessoryIsBusy,
            operationInProgress, accessoryOutOfResources, insufficientPrivileges, accessoryPairingFailed, invalidDataFormatSpecified,
            nilParameter, unconfiguredParameter, invalidClass, operationCancelled, roomForHomeCannotBeInZone, noActionsInActionSet,
            noRegisteredActionSets, missingParameter, fireDateInPast, roomForHomeCannotBeUpdated, actionInAnotherActionSet,
            objectWithSimilarNameExistsInHome, homeWithSimilarNameExists, renameWithSimilarName, cannotRemoveNonBridgeAccessory,
            nameContainsProhibitedCharacters, nameDoesNotStartWithValidCharacters, userIDNotEmailAddress, userDeclinedAddingUser,
            userDeclinedRemovingUser, userDeclinedInvite, userManagementFailed, recurrenceTooSmall, invalidValueType,
            valueLowerThanMinimum, valueHigherThanMaximum, stringLongerThanMaximum, homeAccessNotAuthorized, operationNotSupported,
            maximumObjectLimitReached, accessorySentInvalidResponse, stringShorterThanMinimum, genericError, securityFailure,
            communicationFailure, messageAuthenticationFailed, invalidMessageSize, accessoryDiscoveryFailed, clientRequestError,
            accessoryResponseError, nameDoesNotEndWithValidCharacters, accessoryIsBlocked, invalidAssociatedServiceType,
            actionSetExecutionFailed, actionSetExecutionPartialSuccess, actionSetExecutionInProgress, accessoryOutOfCompliance,
            dataResetFailure, notificationAlreadyEnabled, recurrenceMustBeOnSpecifiedBoundaries, dateMustBeOnSpecifiedBoundaries,
            cannotActivateTriggerTooFarInFuture, recurrenceTooLarge, readWritePartialSuccess, readWriteFailure, notSignedIntoiCloud,
            keychainSyncNotEnabled, cloudDataSyncInProgress, networkUnavailable, addAccessoryFailed, missingEntitlement,
            cannotUnblockNonBridgeAccessory, deviceLocked
    }
    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { HMErrorDomain }
    public static var errorDomain: String { HMErrorDomain }
    public static var unexpectedError: Code { .unexpectedError }
    public static var alreadyExists: Code { .alreadyExists }
    public static var notFound: Code { .notFound }
    public static var invalidParameter: Code { .invalidParameter }
    public static var accessoryNotReachable: Code { .accessoryNotReachable }
    public static var readOnlyCharacteristic: Code { .readOnlyCharacteristic }
    public static var writeOnlyCharacteristic: Code { .writeOnlyCharacteristic }
    public static var notificationNotSupported: Code { .notificationNotSupported }
    public static var operationTimedOut: Code { .operationTimedOut }
    public static var accessoryPoweredOff: Code { .accessoryPoweredOff }
    public static var accessDenied: Code { .accessDenied }
    public static var objectAssociatedToAnotherHome: Code { .objectAssociatedToAnotherHome }
    public static var objectNotAssociatedToAnyHome: Code { .objectNotAssociatedToAnyHome }
    public static var objectAlreadyAssociatedToHome: Code { .objectAlreadyAssociatedToHome }
    public static var accessoryIsBusy: Code { .accessoryIsBusy }
    public static var operationInProgress: Code { .operationInProgress }
    public static var accessoryOutOfResources: Code { .accessoryOutOfResources }
    public static var insufficientPrivileges: Code { .insufficientPrivileges }
    public static var accessoryPairingFailed: Code { .accessoryPairingFailed }
    public static var invalidDataFormatSpecified: Code { .invalidDataFormatSpecified }
    public static var nilParameter: Code { .nilParameter }
    public static var unconfiguredParameter: Code { .unconfiguredParameter }
    public static var invalidClass: Code { .invalidClass }
    public static var operationCancelled: Code { .operationCancelled }
    public static var roomForHomeCannotBeInZone: Code { .roomForHomeCannotBeInZone }
    public static var noActionsInActionSet: Code { .noActionsInActionSet }
    public static var noRegisteredActionSets: Code { .noRegisteredActionSets }
    public static var missingParameter: Code { .missingParameter }
    public static var fireDateInPast: Code { .fireDateInPast }
    public static var roomForHomeCannotBeUpdated: Code { .roomForHomeCannotBeUpdated }
    public static var actionInAnotherActionSet: Code { .actionInAnotherActionSet }
    public static var objectWithSimilarNameExistsInHome: Code { .objectWithSimilarNameExistsInHome }
    public static var homeWithSimilarNameExists: Code { .homeWithSimilarNameExists }
    public static var renameWithSimilarName: Code { .renameWithSimilarName }
    public static var cannotRemoveNonBridgeAccessory: Code { .cannotRemoveNonBridgeAccessory }
    public static var nameContainsProhibitedCharacters: Code { .nameContainsProhibitedCharacters }
    public static var nameDoesNotStartWithValidCharacters: Code { .nameDoesNotStartWithValidCharacters }
    public static var userIDNotEmailAddress: Code { .userIDNotEmailAddress }
    public static var userDeclinedAddingUser: Code { .userDeclinedAddingUser }
    public static var userDeclinedRemovingUser: Code { .userDeclinedRemovingUser }
    public static var userDeclinedInvite: Code { .userDeclinedInvite }
    public static var userManagementFailed: Code { .userManagementFailed }
    public static var recurrenceTooSmall: Code { .recurrenceTooSmall }
    public static var invalidValueType: Code { .invalidValueType }
    public static var valueLowerThanMinimum: Code { .valueLowerThanMinimum }
    public static var valueHigherThanMaximum: Code { .valueHigherThanMaximum }
    public static var stringLongerThanMaximum: Code { .stringLongerThanMaximum }
    public static var homeAccessNotAuthorized: Code { .homeAccessNotAuthorized }
    public static var operationNotSupported: Code { .operationNotSupported }
    public static var maximumObjectLimitReached: Code { .maximumObjectLimitReached }
    public static var accessorySentInvalidResponse: Code { .accessorySentInvalidResponse }
    public static var stringShorterThanMinimum: Code { .stringShorterThanMinimum }
    public static var genericError: Code { .genericError }
    public static var securityFailure: Code { .securityFailure }
    public static var communicationFailure: Code { .communicationFailure }
    public static var messageAuthenticationFailed: Code { .messageAuthenticationFailed }
    public static var invalidMessageSize: Code { .invalidMessageSize }
    public static var accessoryDiscoveryFailed: Code { .accessoryDiscoveryFailed }
    public static var clientRequestError: Code { .clientRequestError }
    public static var accessoryResponseError: Code { .accessoryResponseError }
    public static var nameDoesNotEndWithValidCharacters: Code { .nameDoesNotEndWithValidCharacters }
    public static var accessoryIsBlocked: Code { .accessoryIsBlocked }
    public static var invalidAssociatedServiceType: Code { .invalidAssociatedServiceType }
    public static var actionSetExecutionFailed: Code { .actionSetExecutionFailed }
    public static var actionSetExecutionPartialSuccess: Code { .actionSetExecutionPartialSuccess }
    public static var actionSetExecutionInProgress: Code { .actionSetExecutionInProgress }
    public static var accessoryOutOfCompliance: Code { .accessoryOutOfCompliance }
    public static var dataResetFailure: Code { .dataResetFailure }
    public static var notificationAlreadyEnabled: Code { .notificationAlreadyEnabled }
    public static var recurrenceMustBeOnSpecifiedBoundaries: Code { .recurrenceMustBeOnSpecifiedBoundaries }
    public static var dateMustBeOnSpecifiedBoundaries: Code { .dateMustBeOnSpecifiedBoundaries }
    public static var cannotActivateTriggerTooFarInFuture: Code { .cannotActivateTriggerTooFarInFuture }
    public static var recurrenceTooLarge: Code { .recurrenceTooLarge }
    public static var readWritePartialSuccess: Code { .readWritePartialSuccess }
    public static var readWriteFailure: Code { .readWriteFailure }
    public static var notSignedIntoiCloud: Code { .notSignedIntoiCloud }
    public static var keychainSyncNotEnabled: Code { .keychainSyncNotEnabled }
    public static var cloudDataSyncInProgress: Code { .cloudDataSyncInProgress }
    public static var networkUnavailable: Code { .networkUnavailable }
    public static var addAccessoryFailed: Code { .addAccessoryFailed }
    public static var missingEntitlement: Code { .missingEntitlement }
    public static var cannotUnblockNonBridgeAccessory: Code { .cannotUnblockNonBridgeAccessory }
    public static var deviceLocked: Code { .deviceLocked }
}
/// What an app may do with the homes.
public struct HMHomeManagerAuthorizationStatus: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let determined = Self(rawValue: 1), restricted = Self(rawValue: 2), authorized = Self(rawValue: 4)
}
/// The callbacks about the homes.
public protocol HMHomeManagerDelegate: NSObjectProtocol {
    func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
    func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager)
    func homeManager(_ manager: HMHomeManager, didAdd home: HMHome)
    func homeManager(_ manager: HMHomeManager, didRemove home: HMHome)
    func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus)
    func homeManager(_ manager: HMHomeManager, didReceiveAddAccessoryRequest request: HMAddAccessoryRequest)
}
extension HMHomeManagerDelegate {
    public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {}
    public func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager) {}
    public func homeManager(_ manager: HMHomeManager, didAdd home: HMHome) {}
    public func homeManager(_ manager: HMHomeManager, didRemove home: HMHome) {}
    public func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus) {}
    public func homeManager(_ manager: HMHomeManager, didReceiveAddAccessoryRequest request: HMAddAccessoryRequest) {}
}
/// The homes of the user, of which there are none.
open class HMHomeManager: NSObject, @unchecked Sendable {
    /// Tells in the coming turn that the homes are known: there are none.
    open weak var delegate: (any HMHomeManagerDelegate)? {
        didSet { DispatchQueue.main.async { [self] in delegate?.homeManagerDidUpdateHomes(self) } }
    }
    public override init() { super.init() }
    open var primaryHome: HMHome? { nil }
    open var homes: [HMHome] { [] }
    open var authorizationStatus: HMHomeManagerAuthorizationStatus { [.determined, .restricted] }
    /// Fails: there are no homes.
    open func addHome(withName homeName: String, completionHandler: @escaping (HMHome?, (any Error)?) -> Void) {
        completionHandler(nil, HMError(.homeAccessNotAuthorized))
    }
    open func addHome(withName homeName: String) async throws -> HMHome { throw HMError(.homeAccessNotAuthorized) }
    /// Fails: there are no homes.
    open func removeHome(_ home: HMHome, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func removeHome(_ home: HMHome) async throws { throw HMError(.homeAccessNotAuthorized) }
    /// Fails: there are no homes.
    open func updatePrimaryHome(_ home: HMHome, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    /// Fails: there are no homes.
    open func updatePrimaryHome(_ home: HMHome) async throws { throw HMError(.homeAccessNotAuthorized) }
}
/// A request to add an accessory. There is none.
open class HMAddAccessoryRequest: NSObject, @unchecked Sendable {
    open var home: HMHome { HMHome() }
    open var accessoryName: String { "" }
    open var accessoryCategory: HMAccessoryCategory { HMAccessoryCategory() }
    open var requiresSetupPayloadURL: Bool { false }
}
/// A person of a home. There is none.
open class HMUser: NSObject, @unchecked Sendable {
    open var name: String { "" }
    open var uniqueIdentifier: UUID { noIdentifier }
}
/// The identifier of objects that don't exist.
let noIdentifier = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
/// The callbacks about a home. They aren't called.
public protocol HMHomeDelegate: NSObjectProtocol {
    func homeDidUpdateName(_ home: HMHome)
    func homeDidUpdateAccessControl(forCurrentUser home: HMHome)
    func home(_ home: HMHome, didAdd accessory: HMAccessory)
    func home(_ home: HMHome, didRemove accessory: HMAccessory)
    func home(_ home: HMHome, didAdd user: HMUser)
    func home(_ home: HMHome, didRemove user: HMUser)
    func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory)
    func home(_ home: HMHome, didAdd room: HMRoom)
    func home(_ home: HMHome, didRemove room: HMRoom)
    func home(_ home: HMHome, didUpdateNameFor room: HMRoom)
    func home(_ home: HMHome, didAdd zone: HMZone)
    func home(_ home: HMHome, didRemove zone: HMZone)
    func home(_ home: HMHome, didUpdateNameFor zone: HMZone)
    func home(_ home: HMHome, didAdd group: HMServiceGroup)
    func home(_ home: HMHome, didRemove group: HMServiceGroup)
    func home(_ home: HMHome, didAdd actionSet: HMActionSet)
    func home(_ home: HMHome, didRemove actionSet: HMActionSet)
    func home(_ home: HMHome, didUpdateNameFor actionSet: HMActionSet)
    func home(_ home: HMHome, didUpdateActionsFor actionSet: HMActionSet)
    func home(_ home: HMHome, didAdd trigger: HMTrigger)
    func home(_ home: HMHome, didRemove trigger: HMTrigger)
    func home(_ home: HMHome, didUpdate trigger: HMTrigger)
    func home(_ home: HMHome, didUnblockAccessory accessory: HMAccessory)
    func home(_ home: HMHome, didEncounterError error: any Error, for accessory: HMAccessory)
    func homeDidUpdateSupportedFeatures(_ home: HMHome)
}
extension HMHomeDelegate {
    public func homeDidUpdateName(_ home: HMHome) {}
    public func homeDidUpdateAccessControl(forCurrentUser home: HMHome) {}
    public func home(_ home: HMHome, didAdd accessory: HMAccessory) {}
    public func home(_ home: HMHome, didRemove accessory: HMAccessory) {}
    public func home(_ home: HMHome, didAdd user: HMUser) {}
    public func home(_ home: HMHome, didRemove user: HMUser) {}
    public func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory) {}
    public func home(_ home: HMHome, didAdd room: HMRoom) {}
    public func home(_ home: HMHome, didRemove room: HMRoom) {}
    public func home(_ home: HMHome, didUpdateNameFor room: HMRoom) {}
    public func home(_ home: HMHome, didAdd zone: HMZone) {}
    public func home(_ home: HMHome, didRemove zone: HMZone) {}
    public func home(_ home: HMHome, didUpdateNameFor zone: HMZone) {}
    public func home(_ home: HMHome, didAdd group: HMServiceGroup) {}
    public func home(_ home: HMHome, didRemove group: HMServiceGroup) {}
    public func home(_ home: HMHome, didAdd actionSet: HMActionSet) {}
    public func home(_ home: HMHome, didRemove actionSet: HMActionSet) {}
    public func home(_ home: HMHome, didUpdateNameFor actionSet: HMActionSet) {}
    public func home(_ home: HMHome, didUpdateActionsFor actionSet: HMActionSet) {}
    public func home(_ home: HMHome, didAdd trigger: HMTrigger) {}
    public func home(_ home: HMHome, didRemove trigger: HMTrigger) {}
    public func home(_ home: HMHome, didUpdate trigger: HMTrigger) {}
    public func home(_ home: HMHome, didUnblockAccessory accessory: HMAccessory) {}
    public func home(_ home: HMHome, didEncounterError error: any Error, for accessory: HMAccessory) {}
    public func homeDidUpdateSupportedFeatures(_ home: HMHome) {}
}
