import Foundation
import NIOCore

/// The state of a connection, and its deadline. Confined to the server's event loop.
final class Connection {
    enum Phase {
        /// Connected, or receiving the head of a later request.
        case head
        /// Between two requests.
        case idle
        case body
        case answering
        case writing
        case socket
        /// Refused: further input is discarded until the client has read the reason.
        case closing
    }

    let channel: any Channel
    let limits: LoopbackLimits
    private(set) var phase = Phase.idle
    /// The bytes received of the current request's head.
    var headBytes = 0
    private var deadline: Scheduled<Void>?
    private let refusal: LoopbackServer.Refusal

    init(channel: any Channel, limits: LoopbackLimits, refusal: @escaping LoopbackServer.Refusal) {
        (self.channel, self.limits, self.refusal) = (channel, limits, refusal)
    }

    /// Whether the connection may be closed in favor of a new one.
    var isWaiting: Bool { phase == .head || phase == .idle || phase == .closing }

    func enter(_ phase: Phase) {
        self.phase = phase
        deadline?.cancel()
        deadline = nil
        let time: TimeInterval
        switch phase {
        case .head: time = limits.headTime
        case .idle: (time, headBytes) = (limits.idleTime, 0)
        case .body: time = limits.bodyTime
        case .writing: time = limits.writeTime
        case .closing: time = 1
        case .answering, .socket: return
        }
        deadline = channel.eventLoop.assumeIsolated().scheduleTask(in: .milliseconds(Int64(time * 1000))) { [weak self] in self?.expire() }
    }

    func ended() {
        deadline?.cancel()
        deadline = nil
    }

    private func expire() {
        if phase == .head, headBytes > 0 {
            refuse(RequestPolicy.Refusal(status: 408, reason: "the request's head took longer than \(limits.headTime) s"))
        } else {
            channel.close(promise: nil)
        }
    }

    /// Sends the reason and closes, bypassing the encoder, which may not be in a state in which a response is valid.
    func refuse(_ refusal: RequestPolicy.Refusal) {
        guard phase != .closing else { return }
        guard phase != .socket, phase != .writing else { return channel.close(promise: nil) }
        enter(.closing)
        let response = self.refusal(refusal.status, refusal.reason)
        let lines =
            ["HTTP/1.1 \(refusal.status) \(Connection.reasons[refusal.status] ?? "Refused")"]
            + response.headers.map { "\($0.name): \($0.value)" }
            + ["Content-Length: \(response.body.count)", "Connection: close", "", ""]
        guard let context = try? channel.pipeline.syncOperations.context(handlerType: ConnectionGuard.self) else {
            return channel.close(promise: nil)
        }
        context.writeAndFlush(NIOAny(ByteBuffer(bytes: Data(lines.joined(separator: "\r\n").utf8) + response.body)), promise: nil)
        context.close(mode: .output, promise: nil)
    }

    private static let reasons = [
        400: "Bad Request", 403: "Forbidden", 408: "Request Timeout", 413: "Content Too Large", 414: "URI Too Long",
        431: "Request Header Fields Too Large",
        503: "Service Unavailable", 505: "HTTP Version Not Supported",
    ]
}

/// All connections of a server, oldest first. Confined to its event loop.
final class ConnectionTable {
    private var connections: [Connection] = []
    private let limits: LoopbackLimits

    init(limits: LoopbackLimits) { self.limits = limits }

    var count: Int { connections.count }
    var sockets: Int { connections.count { $0.phase == .socket } }

    /// Admits a connection, closing another one if the server is full. Returns `false` if none can be closed.
    func admit(_ connection: Connection) -> Bool {
        if connections.count >= limits.connections {
            guard let index = connections.firstIndex(where: \.isWaiting) else { return false }
            let oldest = connections.remove(at: index)
            oldest.ended()
            oldest.channel.close(promise: nil)
        }
        connections.append(connection)
        return true
    }

    func remove(_ connection: Connection) { connections.removeAll { $0 === connection } }

    /// Moves the connection to the end: a client that just got a response is the last to be closed.
    func touch(_ connection: Connection) {
        guard let index = connections.firstIndex(where: { $0 === connection }) else { return }
        connections.append(connections.remove(at: index))
    }

    func closeAll() { for connection in connections { connection.channel.close(promise: nil) } }
}

/// The first handler of a client's bytes: counts those of heads, and discards input after a refusal.
final class ConnectionGuard: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let connection: Connection
    private let policy: RequestPolicy
    private let table: ConnectionTable

    init(_ connection: Connection, _ policy: RequestPolicy, _ table: ConnectionTable) {
        (self.connection, self.policy, self.table) = (connection, policy, table)
    }

    func handlerAdded(context: ChannelHandlerContext) { connection.enter(.head) }

    func channelInactive(context: ChannelHandlerContext) {
        connection.ended()
        table.remove(connection)
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard connection.phase != .closing else { return }
        if connection.phase == .idle { connection.enter(.head) }
        if connection.phase == .head { connection.headBytes += unwrapInboundIn(data).readableBytes }
        context.fireChannelRead(data)
        // A head that arrived completely is finished by now.
        if connection.phase == .head, connection.headBytes > connection.limits.head { connection.refuse(policy.headRefusal) }
    }
}
