// No watch: `isSupported()` is false, and every message fails through the API's own error.
@_exported import Foundation

/// Whether a session can be used, which is never the case.
public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }
/// An error of a session.
public struct WCError: Error, Sendable {
    /// The reason for which a watch can't be reached.
    public enum Code: Int, Sendable {
        case genericError = 7001, sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired, watchAppNotInstalled,
            notReachable
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}
/// The callbacks for a watch's messages. Every method is optional.
public protocol WCSessionDelegate: NSObjectProtocol {
    func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
    func sessionDidBecomeInactive(_ session: WCSession)
    func sessionDidDeactivate(_ session: WCSession)
    func sessionReachabilityDidChange(_ session: WCSession)
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    func session(_ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}
extension WCSessionDelegate {
    /// Does nothing.
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    /// Does nothing.
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    /// Does nothing.
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void) {}
    /// Does nothing.
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
    /// Does nothing.
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}
/// A session without a watch.
open class WCSession: NSObject, @unchecked Sendable {
    private static let only = WCSession()
    open class var `default`: WCSession { only }
    open class func isSupported() -> Bool { false }
    open weak var delegate: (any WCSessionDelegate)?
    open var activationState: WCSessionActivationState { .notActivated }
    open var isPaired: Bool { false }
    open var isWatchAppInstalled: Bool { false }
    open var isReachable: Bool { false }
    open var isComplicationEnabled: Bool { false }
    open var applicationContext: [String: Any] { [:] }
    open var receivedApplicationContext: [String: Any] { [:] }
    open func activate() {
        let session = self
        Task { @MainActor in
            session.delegate?.session(session, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
        }
    }
    open func sendMessage(_ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil) {
        errorHandler?(WCError(.sessionNotSupported))
    }
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws { throw WCError(.sessionNotSupported) }
    @discardableResult open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        WCSessionUserInfoTransfer()
    }
}
/// A transfer that never ends.
open class WCSessionUserInfoTransfer: NSObject {
    open var isTransferring: Bool { false }
    open var userInfo: [String: Any] { [:] }
    /// Does nothing.
    open func cancel() {}
}
