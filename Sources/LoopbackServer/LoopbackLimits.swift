import Foundation

/// What one client, and all clients together, may take of a server. Sizes are bytes, times are seconds of real time.
public struct LoopbackLimits: Sendable {
    /// Open at once, sockets included. At the limit, the connection that has waited longest without a request gives way.
    public var connections = 64
    /// WebSockets open at once. Each has a page behind it, with a copy of the screen.
    public var sockets = 8
    /// The target of a request, as in `GET TARGET HTTP/1.1`.
    public var requestLine = 4 << 10
    /// Request line and headers together. Cookies are shared by all ports of the loopback interface, so other servers' come along.
    public var head = 32 << 10
    public var headerFields = 100
    /// 0 refuses requests that have a body.
    public var body = 0
    /// One message from a socket's client, whole.
    public var message = 1 << 20
    /// Messages to a socket's client that are not sent yet. A client that lets more pile up is disconnected.
    public var queuedMessages = 256
    public var queuedBytes = 64 << 20
    /// From connecting, or from the first byte of a later request, to the end of the head.
    public var headTime: TimeInterval = 5
    public var bodyTime: TimeInterval = 30
    /// Between two requests on one connection.
    public var idleTime: TimeInterval = 60
    /// Until the client has taken a response, or anything at all of what waits on its socket.
    public var writeTime: TimeInterval = 30

    public init() {}
}
