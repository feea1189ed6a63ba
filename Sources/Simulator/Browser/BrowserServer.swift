import FlyingFox
import FlyingSocks
import Foundation

/// One page and one socket on the loopback interface, behind a random token.
struct BrowserServer: Sendable {
    let token: String
    let link: BrowserLink
    let page: String

    /// Listens on `port`, 0 for any free one; calls `ready` with the page's address.
    func run(port: UInt16, ready: @escaping @Sendable (String) -> Void) async throws {
        let server = HTTPServer(address: try sockaddr_in.inet(ip4: "127.0.0.1", port: port), logger: .disabled)
        let page = page
        await server.appendRoute(HTTPRoute("GET /\(token)/")) { _ in
            HTTPResponse(
                statusCode: .ok,
                headers: [
                    .contentType: "text/html; charset=utf-8", HTTPHeader("Cache-Control"): "no-store", HTTPHeader("Referrer-Policy"): "no-referrer",
                    HTTPHeader("Content-Security-Policy"):
                        "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; connect-src 'self' ws:; img-src blob: data:",
                ],
                body: Data(page.utf8))
        }
        await server.appendRoute(
            HTTPRoute("GET /\(token)/socket"),
            to: OwnOriginOnly(next: WebSocketHTTPHandler(handler: MessageFrameWSHandler(handler: BrowserSocket(link: link), frameSize: 1 << 20))))
        async let listening: Void = server.run()
        try await server.waitUntilListening()
        if case .ip4(_, let port) = await server.listeningAddress { ready("http://127.0.0.1:\(port)/\(token)/") }
        try await listening
    }
}

/// Refuses sockets that another site's page opens.
private struct OwnOriginOnly: HTTPHandler {
    let next: WebSocketHTTPHandler

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        if let origin = request.headers[HTTPHeader("Origin")], let host = request.headers[.host], origin != "http://\(host)" {
            return HTTPResponse(statusCode: .forbidden)
        }
        return try await next.handleRequest(request)
    }
}

private struct BrowserSocket: WSMessageHandler {
    let link: BrowserLink

    func makeMessages(for messages: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
        let (client, outputs) = link.join()
        let link = link
        Task {
            for await message in messages {
                if case .text(let text) = message, let input = BrowserSocket.decode(text, client) { link.receive(input) }
            }
            link.leave(client)
        }
        return AsyncStream { continuation in
            let task = Task {
                for await output in outputs {
                    switch output {
                    case .frame(let data): continuation.yield(.data(data))
                    case .state(let text): continuation.yield(.text(text))
                    }
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private struct Message: Decodable {
        var t: String
        var id: Int?
        var phase: String?
        var x: Double?
        var y: Double?
        var value: String?
        var frame: UInt32?
    }

    /// Nil for what no page of ours sends.
    private static func decode(_ text: String, _ client: Int) -> BrowserInput? {
        guard text.utf8.count < 1 << 16, let message = try? JSONDecoder().decode(Message.self, from: Data(text.utf8)) else { return nil }
        switch message.t {
        case "touch":
            guard let id = message.id, let phase = message.phase, let x = message.x, let y = message.y, x.isFinite, y.isFinite else { return nil }
            return .touch(identifier: id, phase: phase, x: x, y: y)
        case "text": return message.value.map(BrowserInput.text)
        case "key": return message.value.map(BrowserInput.key)
        case "device": return message.value.map(BrowserInput.device)
        case "orientation": return message.value.map(BrowserInput.orientation)
        case "appearance": return message.value.map(BrowserInput.appearance)
        case "memory": return .memoryWarning
        case "ack": return message.frame.map { .acknowledged(client: client, frame: $0) }
        default: return nil
        }
    }
}
