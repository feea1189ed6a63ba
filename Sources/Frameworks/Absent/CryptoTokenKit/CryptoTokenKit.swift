// No smart cards: the manager is nil, as without the entitlement, and there are no tokens.
@_exported import Foundation

/// The domain of ``TKError``.
public let TKErrorDomain = "CryptoTokenKit"
/// An error of a token.
public struct TKError: _BridgedStoredNSError, @unchecked Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = TKError
        case notImplemented = -1, communicationError = -2, corruptedData = -3, canceledByUser = -4, authenticationFailed = -5,
            objectNotFound = -6, tokenNotFound = -7, badParameter = -8, authenticationNeeded = -9
    }
    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { TKErrorDomain }
    public static var errorDomain: String { TKErrorDomain }
    public static var notImplemented: Code { .notImplemented }
    public static var communicationError: Code { .communicationError }
    public static var corruptedData: Code { .corruptedData }
    public static var canceledByUser: Code { .canceledByUser }
    public static var authenticationFailed: Code { .authenticationFailed }
    public static var objectNotFound: Code { .objectNotFound }
    public static var tokenNotFound: Code { .tokenNotFound }
    public static var badParameter: Code { .badParameter }
    public static var authenticationNeeded: Code { .authenticationNeeded }
}
/// The readers of smart cards, of which there are none.
open class TKSmartCardSlotManager: NSObject {
    open class var `default`: TKSmartCardSlotManager? { nil }
    open var slotNames: [String] { [] }
    open func getSlot(withName name: String, reply: @escaping (TKSmartCardSlot?) -> Void) { reply(nil) }
    open func slotNamed(_ name: String) -> TKSmartCardSlot? { nil }
}
/// A reader of smart cards. There is none.
open class TKSmartCardSlot: NSObject {
    /// Whether a card is in a reader.
    public enum State: Int, Sendable { case missing, empty, probing, muteCard, validCard }
    open var state: State { .missing }
    open var name: String { "" }
    open var maxInputLength: Int { 0 }
    open var maxOutputLength: Int { 0 }
    open func makeSmartCard() -> TKSmartCard? { nil }
}
/// A smart card. There is none.
open class TKSmartCard: NSObject {
    open var isValid: Bool { false }
    open func beginSession(reply: @escaping (Bool, (any Error)?) -> Void) { reply(false, TKError(.tokenNotFound)) }
    /// Calls the handler with an error.
    open func transmit(_ request: Data, reply: @escaping (Data?, (any Error)?) -> Void) { reply(nil, TKError(.tokenNotFound)) }
    /// Does nothing.
    open func endSession() {}
}
/// The tokens of the system, of which there are none.
open class TKTokenWatcher: NSObject {
    open var tokenIDs: [String] { [] }
    public override init() { super.init() }
    public convenience init(insertionHandler: @escaping (String) -> Void) { self.init() }
    /// Does nothing: no token comes.
    open func setInsertionHandler(_ insertionHandler: @escaping (String) -> Void) {}
    /// Does nothing: no token goes.
    open func addRemovalHandler(_ removalHandler: @escaping (String) -> Void, forTokenID tokenID: String) {}
}
