// No pushes: a registry keeps the kinds that an app asks for, gets no token, and is never called.
@_exported import Foundation

public struct PKPushType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Pushes for calls, for files, and for a watch.
    public static let voIP = Self(rawValue: "PKPushTypeVoIP"), fileProvider = Self(rawValue: "PKPushTypeFileProvider"),
        complication = Self(rawValue: "PKPushTypeComplication")
}

// `@unchecked Sendable`: an app may pass these objects between threads, as it passes Apple's, and only the app changes them.

/// The token of a device. Nothing creates one here.
open class PKPushCredentials: NSObject, @unchecked Sendable {
    /// The kind of the pushes, and the token for them.
    public let type: PKPushType, token: Data
    init(type: PKPushType, token: Data) { (self.type, self.token) = (type, token) }
}
/// A push. Nothing creates one here.
open class PKPushPayload: NSObject, @unchecked Sendable {
    public let type: PKPushType
    public let dictionaryPayload: [AnyHashable: Any]
    init(type: PKPushType, dictionaryPayload: [AnyHashable: Any]) { (self.type, self.dictionaryPayload) = (type, dictionaryPayload) }
}
/// Called with tokens and pushes. It isn't called.
public protocol PKPushRegistryDelegate: NSObjectProtocol {
    /// Called with a token. It isn't called.
    func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
    /// Called with a push. It isn't called.
    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void)
    /// Called with a push. It isn't called.
    func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType)
    /// Called when a token isn't valid any longer. It isn't called.
    func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}
extension PKPushRegistryDelegate {
    public func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void
    ) { completion() }
    public func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType) {}
    public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {}
}
/// The pushes that an app asks for.
open class PKPushRegistry: NSObject, @unchecked Sendable {
    /// The receiver of tokens and pushes. Not retained.
    public final weak var delegate: (any PKPushRegistryDelegate)?
    /// The kinds of pushes that the app asks for. None arrive.
    public final var desiredPushTypes: Set<PKPushType>?
    /// Creates a registry. The queue has no effect.
    public init(queue: DispatchQueue?) { super.init() }
    /// Returns nil: there is no token.
    open func pushToken(for type: PKPushType) -> Data? { nil }
}
