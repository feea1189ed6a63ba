import Foundation
import UnderstudyNIOConcurrencyHelpers
import NIOCore
import NIOHTTP1
import UnderstudyNIOPosix
import NIOWebSocket

/// An HTTP and WebSocket server for clients on the same machine.
///
/// Regardless of what clients send or leave unread, and of their number, the server uses no more than its ``LoopbackLimits``. It answers
/// only requests whose `Host` and `Origin` are its own. One thread serves all clients.
public final class LoopbackServer: Sendable {
    /// Responds to a request; called on any thread, and concurrently.
    public typealias Answer = @Sendable (LoopbackRequest) async -> LoopbackResponse
    /// Returns the client for a WebSocket request, or `nil` to handle the request as any other.
    public typealias SocketAnswer = @Sendable (LoopbackRequest) -> (any LoopbackSocketClient)?

    /// Returns the response that refuses an invalid request, from its status and reason, in the format of the server's clients.
    public typealias Refusal = @Sendable (Int, String) -> LoopbackResponse

    private let limits: LoopbackLimits
    private let names: [String]
    private let published: PublishedAddress?
    private let isForOwner: Bool
    private let answer: Answer
    private let socket: SocketAnswer
    private let refusal: Refusal
    private let state = NIOLockedValueBox<(group: MultiThreadedEventLoopGroup, channel: any Channel)?>(nil)

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - names: The host names, without a port, that clients may use.
    ///   - published: The address of a proxy that they may use instead.
    ///   - isForOwner: Whether other users' programs on this machine are refused: for a server whose requests contain no secret.
    public init(
        limits: LoopbackLimits = LoopbackLimits(), names: [String] = ["127.0.0.1", "localhost"], published: PublishedAddress? = nil,
        isForOwner: Bool = false,
        socket: @escaping SocketAnswer = { _ in nil },
        refusal: @escaping Refusal = { .text($1, status: $0) }, answer: @escaping Answer
    ) {
        self.limits = limits.fitting(descriptors: sysconf(Int32(_SC_OPEN_MAX)))
        (self.names, self.published, self.isForOwner) = (names, published, isForOwner)
        (self.socket, self.refusal, self.answer) = (socket, refusal, answer)
    }

    /// Listens on `address`, at `port` or, for 0, at any free one, and returns the port. Throws ``LoopbackServerError``.
    public func listen(address: String = "127.0.0.1", port: UInt16) async throws -> UInt16 {
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let loop = group.next()
        let table = NIOLoopBoundBox.makeBoxSendingValue(ConnectionTable(limits: limits), eventLoop: loop)
        let (limits, names, published, isForOwner, socket, refusal, answer) = (
            limits, names, published, isForOwner, socket, refusal, answer
        )
        let bootstrap = ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 256)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .serverChannelInitializer { channel in
                // Without free descriptors, connections wait until there are some.
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(AcceptBackoffHandler(shouldForwardIOErrorCaught: false))
                }
            }
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    if isForOwner, !PeerUser.isOwn(channel) { return channel.close(promise: nil) }
                    let policy = RequestPolicy(limits: limits, names: names, port: channel.localAddress?.port ?? 0, published: published)
                    try LoopbackServer.prepare(channel, policy, table.value, socket: socket, refusal: refusal, answer: answer)
                }
            }
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
        do {
            let channel = try await bootstrap.bind(host: address, port: Int(port)).get()
            state.withLockedValue { $0 = (group, channel) }
            return UInt16(channel.localAddress?.port ?? Int(port))
        } catch {
            try? await group.shutdownGracefully()
            throw LoopbackServerError(port: port, reason: (error as? IOError).map { String(cString: strerror($0.errnoCode)) } ?? "\(error)")
        }
    }

    /// Refuses further requests, disconnects all clients and ends the server's thread.
    public func close() async {
        guard
            let (group, channel) = state.withLockedValue({ state in
                defer { state = nil }; return state
            })
        else { return }
        try? await channel.close().get()
        try? await group.shutdownGracefully()
    }

    /// Installs the handlers of a new connection.
    static func prepare(
        _ channel: any Channel, _ policy: RequestPolicy, _ table: ConnectionTable, socket: @escaping SocketAnswer,
        refusal: @escaping Refusal = { .text($1, status: $0) }, answer: @escaping Answer
    ) throws {
        let connection = Connection(channel: channel, limits: policy.limits, refusal: refusal)
        guard table.admit(connection) else { return channel.close(promise: nil) }
        let bound = NIOLoopBound((connection, table), eventLoop: channel.eventLoop)
        let handler = NIOLoopBound(RequestHandler(connection, policy, table, answer), eventLoop: channel.eventLoop)
        let upgrader = NIOWebSocketServerUpgrader(
            maxFrameSize: policy.limits.message,
            shouldUpgrade: { channel, head in
                let (connection, table) = bound.value
                // A refused request is passed to the request handler, which responds.
                guard policy.refusal(of: head) == nil, socket(LoopbackRequest(head, body: Data())) != nil else {
                    return channel.eventLoop.makeSucceededFuture(nil)
                }
                guard table.sockets < policy.limits.sockets else {
                    connection.refuse(RequestPolicy.Refusal(status: 503, reason: "\(policy.limits.sockets) sockets are open already"))
                    return channel.eventLoop.makeSucceededFuture(nil)
                }
                connection.enter(.socket)
                return channel.eventLoop.makeSucceededFuture([:])
            },
            upgradePipelineHandler: { channel, head in
                channel.eventLoop.makeCompletedFuture {
                    guard let client = socket(LoopbackRequest(head, body: Data())) else { return channel.close(promise: nil) }
                    let limits = policy.limits
                    let aggregator = NIOWebSocketFrameAggregator(
                        minNonFinalFragmentSize: 1, maxAccumulatedFrameCount: 1024, maxAccumulatedFrameSize: limits.message)
                    let socket = LoopbackSocket(channel: channel, limits: limits)
                    try channel.pipeline.syncOperations.addHandlers([
                        MaskHandler(socket), aggregator, SocketHandler(socket, client, limits: limits),
                    ])
                }
            })
        try channel.pipeline.syncOperations.addHandler(ConnectionGuard(connection, policy, table))
        var decoder = NIOHTTPDecoderLimitConfiguration()
        (decoder.maxHeaderFieldSize, decoder.maxHeaderListSize, decoder.maxHeaderFieldCount) = (
            policy.limits.head, policy.limits.head, policy.limits.headerFields
        )
        try channel.pipeline.syncOperations.configureHTTPServerPipeline(
            withServerUpgrade: ([upgrader], { context in context.pipeline.syncOperations.removeHandler(handler.value, promise: nil) }),
            withErrorHandling: false,
            withEncoderConfiguration: .init(), withDecoderLimitConfiguration: decoder)
        try channel.pipeline.syncOperations.addHandler(handler.value)
    }
}

/// The error if no server can listen at this port.
public struct LoopbackServerError: Error, CustomStringConvertible {
    /// The requested port, or 0 if any free port was requested.
    public let port: UInt16
    /// The system's reason.
    public let reason: String
    /// The reason, with advice for users of the command.
    public var description: String {
        port == 0 ? "no port can be opened: \(reason)" : "the port \(port) cannot be used: \(reason). --port 0 takes any free one"
    }
}
