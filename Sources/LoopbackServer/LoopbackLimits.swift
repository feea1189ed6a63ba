import Foundation

/// The resources that a single client, and all clients together, may use. Sizes are in bytes, times in seconds of real time.
public struct LoopbackLimits: Sendable {
    /// The maximum number of connections, including sockets. At the limit, the connection that has waited longest without a request is
    /// closed.
    public var connections = 64
    /// The maximum number of WebSockets. Each serves a page with a copy of the screen.
    public var sockets = 8
    /// The length of a request's target, as in `GET TARGET HTTP/1.1`.
    public var requestLine = 4 << 10
    /// The length of request line and headers together. Cookies are shared by all ports of the loopback interface, so other servers' are
    /// included.
    public var head = 32 << 10
    /// The number of header fields of a request.
    public var headerFields = 100
    /// The length of a request's body; 0 refuses requests with a body.
    public var body = 0
    /// The length of a complete message from a socket's client.
    public var message = 1 << 20
    /// The number of unsent messages to a socket's client. A client with more is disconnected.
    public var queuedMessages = 256
    /// The size of the unsent messages to a socket's client. A client with more is disconnected.
    public var queuedBytes = 64 << 20
    /// The time from connecting, or from the first byte of a later request, to the end of the head.
    public var headTime: TimeInterval = 5
    /// The time from the end of the head to the end of the body.
    public var bodyTime: TimeInterval = 30
    /// The time between two requests on one connection.
    public var idleTime: TimeInterval = 60
    /// The time within which the client must receive a response, or anything at all that is queued on its socket.
    public var writeTime: TimeInterval = 30

    /// Creates the default limits.
    public init() {}

    /// Returns the limits for a process that may have `descriptors` files open: clients get at most half of them, so that the process can
    /// always open its own.
    func fitting(descriptors: Int) -> LoopbackLimits {
        var limits = self
        if descriptors > 0 { limits.connections = max(1, min(connections, descriptors / 2)) }
        return limits
    }
}
