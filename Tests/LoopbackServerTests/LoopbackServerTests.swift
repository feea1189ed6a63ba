import Foundation
import Testing

@testable import LoopbackServer

@Suite("The loopback server")
struct LoopbackServerTests {
    /// Responds with the method, the path, and the body; a WebSocket echoes.
    private func withServer(
        _ limits: LoopbackLimits = .init(), closed: DispatchSemaphore = DispatchSemaphore(value: 0),
        _ work: @escaping @Sendable (UInt16) throws -> Void
    ) async throws {
        let server = LoopbackServer(limits: limits, socket: { $0.path == "/socket" ? Echo(closed: closed) : nil }) { request in
            .text("\(request.method) \(request.path) \(String(decoding: request.body, as: UTF8.self))", status: 200)
        }
        let port = try await server.listen(port: 0)
        // Blocking clients run outside of the task threads, on which the server responds.
        let result: Result<Void, any Error> = await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: Result { try work(port) }) }
        }
        await server.close()
        try result.get()
    }

    private struct Echo: LoopbackSocketClient {
        let closed: DispatchSemaphore
        func opened(_ socket: LoopbackSocket) {}
        func received(_ text: String, from socket: LoopbackSocket) {
            if text.hasPrefix("flood") {
                for _ in 0..<100_000 { socket.send(Data(count: 1 << 14)) }
            } else {
                socket.send(text.utf8.count < 100 ? text : "\(text.utf8.count)")
            }
        }
        func closed(_ socket: LoopbackSocket) { closed.signal() }
    }

    private func get(_ path: String, _ port: UInt16, _ more: String = "") -> String {
        "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(more)\r\n"
    }

    @Test("requests on one connection are answered in order, with their bodies")
    func requests() async throws {
        var limits = LoopbackLimits()
        limits.body = 100
        try await withServer(limits) { port in
            let client = try RawClient(port: port)
            client.send(get("/one?x=1", port))
            let first = client.response()
            #expect(RawClient.status(first) == 200)
            #expect(first.contains("GET /one "))
            #expect(first.lowercased().contains("x-content-type-options: nosniff"))
            client.send("POST /two HTTP/1.1\r\nHost: localhost:\(port)\r\nContent-Length: 5\r\n\r\nhello" + get("/three", port))
            #expect((client.response() + client.response()).contains("POST /two hello"))
            client.send(
                "POST /four HTTP/1.1\r\nHost: localhost:\(port)\r\nTransfer-Encoding: chunked\r\n\r\n" + "64\r\n"
                    + String(repeating: "a", count: 100) + "\r\n1\r\na\r\n0\r\n\r\n")
            #expect(client.readToEnd().contains("413 Content Too Large"))
        }
    }

    @Test("an invalid request is rejected with its reason, and the connection closes")
    func refusals() async throws {
        try await withServer { port in
            let long = String(repeating: "a", count: 60_000)
            let requests: [(String, Int)] = [
                ("\u{0}\u{1}\u{2}\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost : x\r\n\r\n", 400), ("GET / HTTP/1.1\r\n\r\n", 400),
                ("GET /\(long.prefix(5000)) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n", 414), ("GET /\(long)\(long)", 431),
                (get("/", port, "Cookie: \(long)\r\n"), 431),
                (get("/", port, (0..<200).map { "X-\($0): y\r\n" }.joined()), 431), (get("/", port, "Host: 127.0.0.1:\(port)\r\n"), 400),
                (get("/", port, "Origin: http://evil.example\r\n"), 403), ("GET / HTTP/1.1\r\nHost: evil.example:\(port)\r\n\r\n", 403),
                ("POST / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Length: 1\r\n\r\na", 413),
            ]
            for (request, status) in requests {
                let client = try RawClient(port: port)
                client.send(request)
                #expect(RawClient.status(client.readToEnd()) == status, "\(request.prefix(60))")
            }
            let client = try RawClient(port: port)
            client.send(get("/", port))
            #expect(client.status == 200)
        }
    }

    @Test("500 idle connections and partial requests do not block a new client")
    func idleClients() async throws {
        try await withServer { port in
            var idle: [RawClient] = []
            for index in 0..<500 {
                let client = try RawClient(port: port)
                if index.isMultiple(of: 2) { client.send("GET / HTTP/1.1\r\nHost: 127.") }
                idle.append(client)
            }
            let client = try RawClient(port: port)
            client.send(get("/", port))
            #expect(client.status == 200)
            // The oldest connection was closed.
            #expect(idle[0].readToEnd() == "")
        }
    }

    @Test("a WebSocket carries text both ways, also in fragments, and answers pings")
    func sockets() async throws {
        try await withServer { port in
            let client = try RawClient(port: port)
            client.send(RawClient.upgrade("/socket", port: port, "Origin: http://127.0.0.1:\(port)\r\n"))
            #expect(client.status == 101)
            client.sendFrame(Array("hello".utf8))
            #expect(client.frame() ?? (0, "") == ((1, "hello")))
            client.sendFrame(Array("hel".utf8), isFinal: false)
            client.sendFrame(Array("lo".utf8), opcode: 0)
            #expect(client.frame() ?? (0, "") == ((1, "hello")))
            client.sendFrame(Array("p".utf8), opcode: 9)
            #expect(client.frame() ?? (0, "") == ((10, "p")))
            client.sendFrame(Array(repeating: 97, count: 200_000))
            #expect(client.frame() ?? (0, "") == ((1, "200000")))
            client.sendFrame([3, 232], opcode: 8)
            #expect(client.frame()?.opcode == 8)
            #expect(client.read().isEmpty)
        }
    }

    @Test("WebSockets with another origin, an unknown path, or a malformed handshake, and too many, are rejected")
    func refusedSockets() async throws {
        try await withServer { port in
            for (request, status) in [
                (RawClient.upgrade("/socket", port: port, "Origin: http://evil.example\r\n"), 403),
                (RawClient.upgrade("/socket", port: port, "Origin: null\r\n"), 403),
                (RawClient.upgrade("/socket", port: port, "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"), 400),
                (RawClient.upgrade("/elsewhere", port: port), 200),
            ] {
                let client = try RawClient(port: port)
                client.send(request)
                #expect(client.status == status)
            }
            var open: [RawClient] = []
            for _ in 0..<8 {
                let client = try RawClient(port: port)
                client.send(RawClient.upgrade("/socket", port: port))
                #expect(client.status == 101)
                open.append(client)
            }
            let ninth = try RawClient(port: port)
            ninth.send(RawClient.upgrade("/socket", port: port))
            #expect(ninth.status == 503)
        }
    }

    @Test("a message that is too long, an unmasked frame, and a client that reads nothing close the WebSocket")
    func badSockets() async throws {
        let closed = DispatchSemaphore(value: 0)
        try await withServer(closed: closed) { port in
            for misbehave: (RawClient) -> Void in [
                { client in client.sendFrame(Array(repeating: 97, count: (1 << 20) + 1)) },
                { client in for _ in 0..<20 { client.sendFrame(Array(repeating: 97, count: 1 << 16), isFinal: false) } },
                { client in client.sendFrame(Array("hello".utf8), isMasked: false) },
                { client in client.sendFrame(Array("flood".utf8)) },
                // A fragmented ping.
                { client in client.send([0x09, 0x80, 0, 0, 0, 0]) },
            ] {
                let client = try RawClient(port: port)
                client.send(RawClient.upgrade("/socket", port: port))
                #expect(client.status == 101)
                misbehave(client)
                #expect(closed.wait(timeout: .now() + 30) == .success)
                var taken = 0
                while case let part = client.read(), !part.isEmpty { taken += part.count }
                // Only what the queue and the system's buffers hold of the 1.6 GB.
                #expect(taken < 64 << 20)
            }
            let client = try RawClient(port: port)
            client.send(get("/", port))
            #expect(client.status == 200)
        }
    }

    @Test("a port that is in use is an error that names it")
    func takenPort() async throws {
        let first = LoopbackServer { _ in .text("", status: 200) }, second = LoopbackServer { _ in .text("", status: 200) }
        let port = try await first.listen(port: 0)
        let error = await #expect(throws: LoopbackServerError.self) { _ = try await second.listen(port: port) }
        #expect(error?.description == "the port \(port) cannot be used: Address already in use. --port 0 takes any free one")
        await first.close()
    }
}
