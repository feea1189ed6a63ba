// There are no calls: observers see none, and reporting or requesting one fails with the API's own errors.
import AVFoundationCompanion
@_exported import Foundation

// `@unchecked Sendable`: an app may pass these objects between threads, as it passes Apple's, and only the app changes them.

/// The party of a call.
open class CXHandle: NSObject, NSCopying, @unchecked Sendable {
    public enum HandleType: Int, Sendable { case generic = 1, phoneNumber, emailAddress }
    /// The kind of the address.
    public let type: HandleType
    /// The address.
    public let value: String
    /// Creates a handle for an address.
    public init(type: HandleType, value: String) { (self.type, self.value) = (type, value) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CXHandle else { return false }
        return type == other.type && value == other.value
    }
    open override var hash: Int { value.hashValue }
}
/// A call. There is none.
open class CXCall: NSObject, @unchecked Sendable {
    /// The identity of the call.
    public let uuid: UUID
    /// The state of the call.
    public let isOutgoing = false, isOnHold = false, hasConnected = false, hasEnded = false
    init(uuid: UUID) { self.uuid = uuid }
}
/// Called when a call changes. It isn't called.
public protocol CXCallObserverDelegate: NSObjectProtocol {
    /// Called when a call changes. It isn't called.
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}
/// The calls of the device: none.
open class CXCallObserver: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    /// The current calls, of which there are none.
    open var calls: [CXCall] { [] }
    /// Does nothing: no call changes.
    open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}

/// What an app reports about a call.
open class CXCallUpdate: NSObject, @unchecked Sendable {
    /// The other party, and its name.
    public final var remoteHandle: CXHandle?, localizedCallerName: String?
    /// What the call allows.
    public final var supportsHolding = true, supportsGrouping = true, supportsUngrouping = true, supportsDTMF = true
    public final var hasVideo = false
    public override init() { super.init() }
}
/// The settings of a provider of calls. They are stored but have no effect.
open class CXProviderConfiguration: NSObject, @unchecked Sendable {
    /// The app's name as users see it.
    public final var localizedName: String?
    /// The name of a sound, and the data of an icon.
    public final var ringtoneSound: String?, iconTemplateImageData: Data?
    /// The largest number of groups, and of calls in each.
    public final var maximumCallGroups = 2, maximumCallsPerCallGroup = 5
    /// Whether calls are added to the list of recent calls, and may have video.
    public final var includesCallsInRecents = true, supportsVideo = false
    /// The kinds of addresses.
    public final var supportedHandleTypes: Set<CXHandle.HandleType> = []
    public override init() { super.init() }
    /// Creates settings with a name.
    public init(localizedName: String) { self.localizedName = localizedName }
}
/// The reason why a call ended.
public enum CXCallEndedReason: Int, Sendable { case failed = 1, remoteEnded, unanswered, answeredElsewhere, declinedElsewhere }

// MARK: Errors

/// The reason why a call can't be reported.
public struct CXErrorCodeIncomingCallError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 0, unentitled, callUUIDAlreadyExists, filteredByDoNotDisturb, filteredByBlockList
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "com.apple.CallKit.error.incomingcall" }
    public var errorCode: Int { code.rawValue }
}
/// The reason why a transaction is refused.
public struct CXErrorCodeRequestTransactionError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 0, unentitled, unknownCallProvider, emptyTransaction, unknownCallUUID, callUUIDAlreadyExists, invalidAction,
            maximumCallGroupsReached
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "com.apple.CallKit.error.requesttransaction" }
    public var errorCode: Int { code.rawValue }
}

// MARK: Actions

/// A change that calls go through.
open class CXAction: NSObject, @unchecked Sendable {
    public let uuid = UUID()  // wall clock: an identity that differs from every other action's
    /// Whether the action was fulfilled or has failed.
    public private(set) final var isComplete = false
    /// The time at which the action times out; it never does.
    public final var timeoutDate: Date { .distantFuture }
    public override init() { super.init() }
    /// Completes the action.
    open func fulfill() { isComplete = true }
    /// Marks the action as failed.
    open func fail() { isComplete = true }
}
/// A change that one call goes through.
open class CXCallAction: CXAction, @unchecked Sendable {
    /// The identity of the call.
    public let callUUID: UUID
    public init(call callUUID: UUID) {
        self.callUUID = callUUID
        super.init()
    }
}
open class CXStartCallAction: CXCallAction, @unchecked Sendable {
    /// The party to call, and its identifier in the contacts.
    public final var handle: CXHandle, contactIdentifier: String?
    public final var isVideo = false
    /// Creates an action that calls a party.
    public init(call callUUID: UUID, handle: CXHandle) {
        self.handle = handle
        super.init(call: callUUID)
    }
    /// Completes the action with the time of its start.
    open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}
open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {
    /// Completes the action with the time of the connection.
    open func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}
open class CXEndCallAction: CXCallAction, @unchecked Sendable {
    /// Completes the action with the time of the end.
    open func fulfill(withDateEnded dateEnded: Date) { fulfill() }
}
/// Holds a call, or continues it.
open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
    public final var isOnHold: Bool
    /// Creates an action that holds or continues a call.
    public init(call callUUID: UUID, onHold: Bool) {
        isOnHold = onHold
        super.init(call: callUUID)
    }
}
/// Turns the microphone of a call off, or on.
open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
    /// Whether the microphone is off.
    public final var isMuted: Bool
    /// Creates an action that turns the microphone off or on.
    public init(call callUUID: UUID, muted: Bool) {
        isMuted = muted
        super.init(call: callUUID)
    }
}
/// Actions that are requested together.
open class CXTransaction: NSObject, @unchecked Sendable {
    public let uuid = UUID()  // wall clock: an identity that differs from every other transaction's
    /// The actions.
    public private(set) final var actions: [CXAction]
    /// Whether all actions are complete.
    public final var isComplete: Bool { actions.allSatisfy(\.isComplete) }
    public init(actions: [CXAction]) { self.actions = actions }
    public convenience init(action: CXAction) { self.init(actions: [action]) }
    public convenience override init() { self.init(actions: []) }
    open func addAction(_ action: CXAction) { actions.append(action) }
}
/// Requests actions, which all fail.
open class CXCallController: NSObject, @unchecked Sendable {
    /// The calls of the device: none.
    public let callObserver = CXCallObserver()
    public override init() { super.init() }
    /// Creates a controller. The queue has no effect.
    public init(queue: DispatchQueue) { super.init() }
    /// Fails: without a provider there are no calls.
    @preconcurrency open func request(_ transaction: CXTransaction, completion: @escaping @Sendable ((any Error)?) -> Void) {
        completion(CXErrorCodeRequestTransactionError(transaction.actions.isEmpty ? .emptyTransaction : .unknownCallProvider))
    }
    /// Fails: without a provider there are no calls.
    @preconcurrency open func requestTransaction(with action: CXAction, completion: @escaping @Sendable ((any Error)?) -> Void) {
        request(CXTransaction(action: action), completion: completion)
    }
    /// Fails: without a provider there are no calls.
    @preconcurrency open func requestTransaction(with actions: [CXAction], completion: @escaping @Sendable ((any Error)?) -> Void) {
        request(CXTransaction(actions: actions), completion: completion)
    }
}

// MARK: Providers

/// Called when the system asks a provider for actions. Only `providerDidReset(_:)` is, after it is invalidated.
public protocol CXProviderDelegate: NSObjectProtocol {
    /// Called when all calls have ended.
    func providerDidReset(_ provider: CXProvider)
    /// Called when the provider may report calls. It isn't called.
    func providerDidBegin(_ provider: CXProvider)
    /// Called with an action. It isn't called.
    func provider(_ provider: CXProvider, perform action: CXStartCallAction)
    /// Called with an action. It isn't called.
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
    /// Called with an action. It isn't called.
    func provider(_ provider: CXProvider, perform action: CXEndCallAction)
    /// Called with an action. It isn't called.
    func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
    /// Called with an action. It isn't called.
    func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
    /// Called when an action wasn't completed in time. It isn't called.
    func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
    /// Called when the audio session of calls is activated. It isn't called.
    func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
    /// Called when the audio session of calls is deactivated. It isn't called.
    func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
}
extension CXProviderDelegate {
    public func providerDidBegin(_ provider: CXProvider) {}
    public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
    public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
    public func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {}
    public func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) {}
}
/// Reports an app's calls, which are refused.
open class CXProvider: NSObject, @unchecked Sendable {
    /// The settings.
    public final var configuration: CXProviderConfiguration
    private final weak var delegate: (any CXProviderDelegate)?
    public init(configuration: CXProviderConfiguration) { self.configuration = configuration }
    /// Sets the delegate. The queue has no effect.
    open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) { self.delegate = delegate }
    /// Fails: the device can't be called.
    @preconcurrency open func reportNewIncomingCall(
        with UUID: UUID, update: CXCallUpdate, completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        completion(CXErrorCodeIncomingCallError(.unentitled))
    }
    /// Does nothing: there are no calls.
    open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
    /// Does nothing: there are no calls.
    open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {}
    /// Does nothing: there are no calls.
    open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}
    /// Does nothing: there are no calls.
    open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {}
    /// The transactions that are not complete: none.
    open var pendingTransactions: [CXTransaction] { [] }
    /// Ends all calls, and calls the delegate.
    open func invalidate() { delegate?.providerDidReset(self) }
}
