import Foundation

// Other processes: iOS lets an app reach only those of its own extensions and file providers, none of which run here. Connections can be
// made and are invalid: a proxy's error handler gets an error, and the invalidation handler is called at the start.

/// The protocol of the messages of a connection.
open class NSXPCInterface: NSObject, @unchecked Sendable {
    /// Creates an interface of a protocol.
    public init(with protocol: Any) { super.init() }
}
/// The address of a listener in another process.
open class NSXPCListenerEndpoint: NSObject, NSSecureCoding, @unchecked Sendable {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    /// Writes nothing: there is no other process.
    open func encode(with coder: NSCoder) {}
    /// Always `true`.
    open class var supportsSecureCoding: Bool { true }
}
/// A connection to another process, which is invalid.
open class NSXPCConnection: NSObject, @unchecked Sendable {
    /// The address, the name of the service, and the two interfaces. They have no effect.
    open private(set) var endpoint: NSXPCListenerEndpoint?
    open private(set) var serviceName: String?
    open var exportedInterface: NSXPCInterface?, remoteObjectInterface: NSXPCInterface?
    /// The object that receives the messages. There are none.
    open var exportedObject: Any?
    /// Called if the other process ends. It isn't called.
    open var interruptionHandler: (() -> Void)?
    /// Called when the connection is invalid, once it is resumed.
    open var invalidationHandler: (() -> Void)?
    /// The identifiers of the other process: none.
    open var processIdentifier: Int32 { -1 }
    open var effectiveUserIdentifier: UInt32 { .max }
    open var effectiveGroupIdentifier: UInt32 { .max }
    open var auditSessionIdentifier: Int32 { -1 }

    public init(listenerEndpoint endpoint: NSXPCListenerEndpoint) { self.endpoint = endpoint }
    public init(serviceName: String) { self.serviceName = serviceName }
    /// The connection whose message is being handled: none.
    open class func current() -> NSXPCConnection? { nil }

    /// Starts the connection, which is invalid: the handler is called later on the main queue.
    open func resume() {
        nonisolated(unsafe) let handler = invalidationHandler
        invalidationHandler = nil
        DispatchQueue.main.async { handler?() }
    }
    /// Starts the connection.
    open func activate() { resume() }
    /// Stops handling messages. There are none.
    open func suspend() {}
    /// Ends the connection.
    open func invalidate() { resume() }
    /// An object that answers no message: a cast to the protocol fails.
    open var remoteObjectProxy: Any { NSNull() }
    /// Calls the handler with an error, and returns an object that answers no message.
    @preconcurrency open func remoteObjectProxyWithErrorHandler(_ handler: @escaping @Sendable (any Error) -> Void) -> Any {
        DispatchQueue.main.async { handler(CocoaError(.xpcConnectionInvalid)) }
        return NSNull()
    }
    /// Calls the handler with an error at once, and returns an object that answers no message.
    open func synchronousRemoteObjectProxyWithErrorHandler(_ handler: @escaping (any Error) -> Void) -> Any {
        handler(CocoaError(.xpcConnectionInvalid))
        return NSNull()
    }
    /// Calls the closure: no messages are waiting.
    @preconcurrency open func scheduleSendBarrierBlock(_ block: @escaping @Sendable () -> Void) { DispatchQueue.main.async(execute: block) }
}
/// The callback of a listener.
public protocol NSXPCListenerDelegate: NSObjectProtocol {
    /// Returns whether to accept a connection. Never called here.
    func listener(_ listener: NSXPCListener, shouldAcceptNewConnection newConnection: NSXPCConnection) -> Bool
}
extension NSXPCListenerDelegate {
    /// Returns `false` by default.
    public func listener(_ listener: NSXPCListener, shouldAcceptNewConnection newConnection: NSXPCConnection) -> Bool { false }
}
/// Waits for connections, of which there are none.
open class NSXPCListener: NSObject, @unchecked Sendable {
    /// The receiver of connections. Not retained.
    open weak var delegate: (any NSXPCListenerDelegate)?
    /// The address of the listener.
    open private(set) var endpoint = NSXPCListenerEndpoint()
    /// Returns a listener without a service.
    open class func anonymous() -> Self { NSXPCListener() as! Self }  // No subclass is expected: Apple's class is not made for any.
    /// The listener of the app.
    open class func service() -> NSXPCListener { NSXPCListener() }
    open func resume() {}
    /// Starts to wait.
    open func activate() {}
    /// Stops to wait.
    open func suspend() {}
    /// Ends the listener.
    open func invalidate() {}
}
