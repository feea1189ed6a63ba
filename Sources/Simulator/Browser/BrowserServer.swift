import Foundation
import LoopbackServer

/// A server for one page and one socket, on the loopback interface unless the user names another, protected by a random token.
struct BrowserServer: Sendable {
    private let token: String
    private let server: LoopbackServer
    private let address: String
    private let published: PublishedAddress?

    /// Creates a server that is not listening yet.
    /// - Parameters:
    ///   - address: The address of the interface to listen on.
    ///   - published: The address at which a proxy or a container publishes the page.
    init(token: String, link: BrowserLink, page: BrowserPage, address: String = "127.0.0.1", published: PublishedAddress? = nil) {
        (self.token, self.address, self.published) = (token, address, published)
        let prefix = published?.prefix ?? ""
        server = LoopbackServer(
            names: ["127.0.0.1", "localhost", address], published: published,
            socket: { BrowserServer.place($0.path, behind: token, below: prefix) == "socket" ? BrowserClient(link: link) : nil },
            answer: { request in
                guard let place = BrowserServer.place(request.path, behind: token, below: prefix), let file = page.file(place) else {
                    return .text("not found", status: 404)
                }
                guard request.method == "GET" else { return .text("only GET", status: 405) }
                return LoopbackResponse(
                    status: 200,
                    headers: [
                        ("Content-Type", file.type), ("Cache-Control", "no-store"), ("Referrer-Policy", "no-referrer"),
                        ("Content-Security-Policy", BrowserServer.contentPolicy), ("Cross-Origin-Resource-Policy", "same-origin"),
                    ],
                    body: file.body)
            })
    }

    /// A policy that allows no external resources, no inline code, and no embedding in other sites.
    private static let contentPolicy = """
        default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' ws: wss:; img-src blob: data:; base-uri 'none'; \
        form-action 'none'; frame-ancestors 'none'
        """

    /// Returns the secret part of the address: the environment's token, so that a page finds the app's next process, or else a random
    /// token.
    static func token(_ environment: [String: String]) -> String {
        if let token = environment["UNDERSTUDY_PAGE_TOKEN"], token.wholeMatch(of: #/[0-9a-f]{32,128}/#) != nil { return token }
        // The host may read randomness: the token keeps other local pages out.
        return (0..<16).map { _ in String(format: "%02x", UInt8.random(in: 0...255)) }.joined()
    }

    /// Listens on `port`, or on any free port if it is 0. Returns the address of the page for the user, and the one on this machine.
    func listen(port: UInt16) async throws -> (shown: String, own: String) {
        let port = try await server.listen(address: address, port: port)
        // An unspecified address is that of every interface, so also of the loopback interface.
        let name = ["0.0.0.0", "::"].contains(address) ? "127.0.0.1" : address.contains(":") ? "[\(address)]" : address
        let own = "http://\(name):\(port)/\(token)/"
        return (published.map { "\($0.origin)\($0.prefix)/\(token)/" } ?? own, own)
    }

    /// Disconnects all pages.
    func close() async { await server.close() }

    /// Returns the part of a path after `/token/`, or `nil` if the token is missing. A proxy may leave its own prefix in front.
    static func place(_ path: String, behind token: String, below prefix: String = "") -> Substring? {
        let path = !prefix.isEmpty && path.hasPrefix(prefix + "/") ? path.dropFirst(prefix.count) : path[...]
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

/// A message from the page's script.
struct BrowserMessage: Decodable {
    private var t: String?
    private var method: String?
    private var id: Int?
    private var phase: String?
    private var x: Double?
    private var y: Double?
    private var value: String?
    private var frame: UInt32?

    /// Returns the decoded message, or `nil` if it isn't valid.
    static func decode(_ text: String) -> BrowserInput? {
        guard let message = try? JSONDecoder().decode(BrowserMessage.self, from: Data(text.utf8)) else { return nil }
        // A request of the control protocol, which the workbench reads.
        if message.method != nil { return .request(text) }
        switch message.t {
        case "touch":
            guard let id = message.id, let phase = message.phase, let x = message.x, let y = message.y, abs(x) < 1e6, abs(y) < 1e6 else {
                return nil
            }
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
