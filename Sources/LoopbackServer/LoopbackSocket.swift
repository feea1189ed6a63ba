import Foundation
import UnderstudyNIOConcurrencyHelpers
import NIOCore
import NIOWebSocket

/// The handler of a WebSocket. Called on the server's thread.
public protocol LoopbackSocketClient: Sendable {
    /// The socket is open and can send.
    func opened(_ socket: LoopbackSocket)
    /// A complete text message arrived.
    func received(_ text: String, from socket: LoopbackSocket)
    /// The socket is closed. No other call follows.
    func closed(_ socket: LoopbackSocket)
}

/// An open WebSocket. Messages may be sent from any thread.
public final class LoopbackSocket: Sendable {
    private let channel: any Channel
    private let limits: LoopbackLimits
    private let queue = NIOLockedValueBox(Queue())

    struct Queue {
        var messages = 0
        var bytes = 0
        /// The number of messages that the client received.
        var taken = 0
    }

    init(channel: any Channel, limits: LoopbackLimits) {
        (self.channel, self.limits) = (channel, limits)
    }

    /// Queues a text message. If ``LoopbackLimits/queuedMessages`` or ``LoopbackLimits/queuedBytes`` is exceeded, the client is
    /// disconnected instead.
    public func send(_ text: String) { send(.text, ByteBuffer(string: text)) }

    /// Queues a binary message, with the same limits.
    public func send(_ data: Data) { send(.binary, ByteBuffer(bytes: data)) }

    /// Sends a close frame after the queued messages, and closes.
    public func close() { close(.normalClosure) }

    func send(_ opcode: WebSocketOpcode, _ data: ByteBuffer) {
        let size = data.readableBytes
        let isFull = queue.withLockedValue {
            $0.messages += 1
            $0.bytes += size
            return $0.messages > limits.queuedMessages || $0.bytes > limits.queuedBytes
        }
        if isFull { return channel.close(promise: nil) }
        let queue = queue
        channel.writeAndFlush(WebSocketFrame(fin: true, opcode: opcode, data: data)).whenComplete { _ in
            queue.withLockedValue {
                $0.messages -= 1
                $0.bytes -= size
                $0.taken += 1
            }
        }
    }

    func close(_ code: WebSocketErrorCode) {
        var data = ByteBuffer()
        data.write(webSocketErrorCode: code)
        let channel = channel
        channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .connectionClose, data: data)).whenComplete { _ in
            channel.close(promise: nil)
        }
    }

    var waiting: Queue { queue.withLockedValue { $0 } }
}

extension LoopbackSocket: Hashable {
    /// Whether both are the same connection.
    public static func == (left: LoopbackSocket, right: LoopbackSocket) -> Bool { left === right }
    /// Hashes the identity of the connection.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Rejects frames that are not masked, as a client's must be (RFC 6455, 5.1); those that the aggregator combined have no mask.
final class MaskHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = WebSocketFrame

    private let socket: LoopbackSocket

    init(_ socket: LoopbackSocket) { self.socket = socket }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if unwrapInboundIn(data).maskKey == nil { socket.close(.protocolError) } else { context.fireChannelRead(data) }
    }
}

final class SocketHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame

    private let socket: LoopbackSocket
    private let client: any LoopbackSocketClient
    private let limits: LoopbackLimits
    private var watch: Scheduled<Void>?
    private var taken = 0

    init(_ socket: LoopbackSocket, _ client: any LoopbackSocketClient, limits: LoopbackLimits) {
        (self.socket, self.client, self.limits) = (socket, client, limits)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        client.opened(socket)
        keepWatch(context)
    }

    func channelInactive(context: ChannelHandlerContext) {
        watch?.cancel()
        client.closed(socket)
        context.fireChannelInactive()
    }

    /// Disconnects a client that doesn't read its queued messages.
    private func keepWatch(_ context: ChannelHandlerContext) {
        let channel = context.channel
        watch = context.eventLoop.assumeIsolated().scheduleTask(in: .milliseconds(Int64(limits.writeTime * 1000))) { [weak self] in
            guard let self else { return }
            let waiting = socket.waiting
            if waiting.messages > 0, waiting.taken == taken { return channel.close(promise: nil) }
            taken = waiting.taken
            keepWatch(context)
        }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        var bytes = frame.unmaskedData
        switch frame.opcode {
        case .text: client.received(bytes.readString(length: bytes.readableBytes) ?? "", from: socket)
        case .binary: socket.close(.unacceptableData)
        case .ping: socket.send(.pong, bytes)
        case .connectionClose: socket.close()
        default: break
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if error is NIOWebSocketFrameAggregator.Error { socket.close(.messageTooLarge) } else { context.close(promise: nil) }
    }
}
