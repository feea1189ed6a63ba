import Foundation
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Assembles requests and sends the responses.
final class RequestHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let connection: Connection
    private let policy: RequestPolicy
    private let table: ConnectionTable
    private let answer: LoopbackServer.Answer
    private var head: HTTPRequestHead?
    private var body = Data()

    init(_ connection: Connection, _ policy: RequestPolicy, _ table: ConnectionTable, _ answer: @escaping LoopbackServer.Answer) {
        (self.connection, self.policy, self.table, self.answer) = (connection, policy, table, answer)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard connection.phase != .closing else { return }
        switch unwrapInboundIn(data) {
        case .head(let head):
            if let refusal = policy.refusal(of: head) { return connection.refuse(refusal) }
            (self.head, body) = (head, Data())
            connection.enter(.body)
        case .body(let bytes):
            guard body.count + bytes.readableBytes <= policy.limits.body else { return connection.refuse(policy.bodyRefusal) }
            bytes.withUnsafeReadableBytes { body.append(contentsOf: $0) }
        case .end:
            guard let head else { return }
            connection.enter(.answering)
            let request = LoopbackRequest(head, body: body)
            (self.head, body) = (nil, Data())
            let (answer, bound, keepAlive) = (answer, NIOLoopBound(self, eventLoop: context.eventLoop), head.isKeepAlive)
            let channel = context.channel
            Task {
                let response = await answer(request)
                channel.eventLoop.execute { bound.value.send(response, keepAlive: keepAlive) }
            }
        }
    }

    private func send(_ response: LoopbackResponse, keepAlive: Bool) {
        guard connection.phase == .answering, connection.channel.isActive else { return }
        connection.enter(.writing)
        var headers = HTTPHeaders(response.headers.map { ($0.name, $0.value) })
        headers.replaceOrAdd(name: "Content-Length", value: String(response.body.count))
        headers.replaceOrAdd(name: "X-Content-Type-Options", value: "nosniff")
        if !keepAlive { headers.replaceOrAdd(name: "Connection", value: "close") }
        let channel = connection.channel
        channel.write(
            HTTPServerResponsePart.head(HTTPResponseHead(version: .http1_1, status: .init(statusCode: response.status), headers: headers)),
            promise: nil)
        channel.write(HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: response.body))), promise: nil)
        let bound = NIOLoopBound(self, eventLoop: channel.eventLoop)
        channel.writeAndFlush(HTTPServerResponsePart.end(nil)).whenComplete { _ in bound.value.sent(keepAlive: keepAlive) }
    }

    private func sent(keepAlive: Bool) {
        guard connection.phase == .writing else { return }
        guard keepAlive else { return connection.channel.close(promise: nil) }
        table.touch(connection)
        connection.enter(.idle)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case HTTPParserError.headerOverflow: connection.refuse(policy.headRefusal)
        case is HTTPParserError: connection.refuse(RequestPolicy.Refusal(status: 400, reason: "the request is not HTTP"))
        // An error for a refused socket request; the request itself follows, and its response explains the refusal.
        case is NIOWebSocketUpgradeError, is HTTPServerUpgradeErrors: break
        default: context.close(promise: nil)
        }
    }
}

extension LoopbackRequest {
    init(_ head: HTTPRequestHead, body: Data) {
        self.init(
            method: head.method.rawValue, path: String(head.uri.prefix { $0 != "?" && $0 != "#" }),
            headers: head.headers.map { ($0.name, $0.value) }, body: body)
    }
}
