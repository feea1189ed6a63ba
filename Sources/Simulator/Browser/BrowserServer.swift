import Foundation
import LoopbackServer

/// One page and one socket on the loopback interface, behind a random token.
struct BrowserServer: Sendable {
    private let token: String
    private let server: LoopbackServer

    init(token: String, link: BrowserLink, page: String) {
        self.token = token
        server = LoopbackServer(
            socket: { BrowserServer.place($0.path, behind: token) == "socket" ? BrowserClient(link: link) : nil },
            answer: { request in
                guard BrowserServer.place(request.path, behind: token) == "" else { return .text("there is nothing here", status: 404) }
                guard request.method == "GET" else { return .text("only GET", status: 405) }
                return LoopbackResponse(
                    status: 200,
                    headers: [
                        ("Content-Type", "text/html; charset=utf-8"), ("Cache-Control", "no-store"), ("Referrer-Policy", "no-referrer"),
                        (
                            "Content-Security-Policy",
                            "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; connect-src 'self' ws:; img-src blob: data:"
                        ),
                    ],
                    body: Data(page.utf8))
            })
    }

    /// Listens on `port`, 0 for any free one, and returns the page's address.
    func listen(port: UInt16) async throws -> String { "http://127.0.0.1:\(try await server.listen(port: port))/\(token)/" }

    /// What follows `/token/` in a path; nil without the token.
    static func place(_ path: String, behind token: String) -> Substring? {
        let parts = path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].isEmpty, parts[1].matchesSecret(token) else { return nil }
        return parts[2]
    }
}

private struct BrowserClient: LoopbackSocketClient {
    let link: BrowserLink

    func opened(_ socket: LoopbackSocket) { link.join(socket) }
    func closed(_ socket: LoopbackSocket) { link.leave(socket) }

    func received(_ text: String, from socket: LoopbackSocket) {
        guard let input = BrowserMessage.decode(text) else { return }
        if !link.receive(input, from: socket) { socket.close() }
    }
}

/// What the page's script sends.
struct BrowserMessage: Decodable {
    private var t: String
    private var id: Int?
    private var phase: String?
    private var x: Double?
    private var y: Double?
    private var value: String?
    private var frame: UInt32?

    /// Nil for what no page of ours sends.
    static func decode(_ text: String) -> BrowserInput? {
        guard text.utf8.count < 1 << 16, let message = try? JSONDecoder().decode(BrowserMessage.self, from: Data(text.utf8)) else { return nil }
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
        case "ack": return message.frame.map(BrowserInput.acknowledged)
        default: return nil
        }
    }
}
