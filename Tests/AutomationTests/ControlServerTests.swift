import AutomationClient
import Foundation
import Testing
@testable import Automation

@Suite("The control socket", .serialized)
struct ControlServerTests {
    /// A server that responds to each request on another thread, with the method's name.
    private final class Echo: @unchecked Sendable {
        let path =
            NSTemporaryDirectory()
            + "understudy-test-\(ProcessInfo.processInfo.processIdentifier)-\(Int(bitPattern: ObjectIdentifier(Echo.self)) & 0xffff).sock"
        let server: ControlServer
        private let stopped = NSLock()
        private var isStopped = false

        init(inherited: Int32? = nil) throws {
            server = try ControlServer(path: path, inherited: inherited)
            server.start()
            let thread = Thread { [self] in
                while !stopped.withLock({ isStopped }) {
                    guard let request = server.next(timeout: 0.05) else { continue }
                    request.reply(
                        request.method == "fail"
                            ? .failure(ControlError(.failed, "asked to"))
                            : request.method == "picture"
                                ? .success(["png": .string(String(repeating: "A", count: 12 << 20))])
                                : .success(["method": .string(request.method)]))
                }
            }
            thread.start()
        }

        func stop() {
            stopped.withLock { isStopped = true }
            server.close()
        }
    }

    /// Sends raw bytes, and reads lines.
    private struct Raw {
        let descriptor: Int32
        var reader: LineReader
        init(_ path: String) throws {
            descriptor = try ControlSocket.connect(to: path)
            reader = LineReader(descriptor)
        }
        func send(_ text: String) { #expect(ControlSocket.write(Data(text.utf8), to: descriptor)) }
        mutating func answer() throws -> JSONValue {
            guard case .text(let data)? = reader.next(timeout: 10) else { throw ControlError(.timedOut, "no answer") }
            return try JSONValue(parsing: data)
        }
    }

    @Test("responses carry the request's number, and errors are thrown")
    func requests() throws {
        let echo = try Echo()
        defer { echo.stop() }
        let connection = try ControlConnection(path: echo.path)
        #expect(try connection.request("hello") == ["method": "hello"])
        let error = #expect(throws: ControlError.self) { try connection.request("fail") }
        #expect(error?.code == .failed && error?.message == "asked to")
        #expect(try connection.request("again")["method"] == "again")
    }

    @Test("a server that inherits one end of a pair serves the other end, and makes no socket that others can open")
    func inheritedPair() throws {
        var ends: [Int32] = [0, 0]
        #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        defer { close(ends[0]) }
        #expect(ControlSocket.inherited(["UNDERSTUDY_CONTROL_SOCKET": "\(ends[1])"]) == ends[1])
        #expect(ControlSocket.inherited(["UNDERSTUDY_CONTROL_SOCKET": "1000000"]) == nil)
        let echo = try Echo(inherited: ends[1])
        defer { echo.stop() }
        #expect(!FileManager.default.fileExists(atPath: echo.path))
        #expect(ControlSocket.write(Data(#"{"id":7,"method":"hello"}"#.utf8) + [10], to: ends[0]))
        var reader = LineReader(ends[0])
        guard case .text(let data)? = reader.next(timeout: 10) else {
            Issue.record("no answer")
            return
        }
        let answer = try JSONValue(parsing: data)
        #expect(answer["id"] == 7 && answer["result"]?["method"] == "hello")
    }

    @Test("only the current user can open the socket, and a stale socket is replaced")
    func permissions() throws {
        let echo = try Echo()
        let mode = try FileManager.default.attributesOfItem(atPath: echo.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        // A server is already listening there.
        #expect(throws: ControlError.self) { try ControlServer(path: echo.path) }
        echo.stop()
        let file = echo.path + ".txt"
        try "mine".write(toFile: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: file) }
        #expect(throws: ControlError.self) { try ControlServer(path: file) }
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
        #expect(throws: ControlError.self) { try ControlServer(path: "/tmp/" + String(repeating: "x", count: 200)) }
    }

    @Test("a malformed request is rejected, and the connection stays open")
    func foreign() throws {
        let echo = try Echo()
        defer { echo.stop() }
        var raw = try Raw(echo.path)
        let lines = [
            "GET / HTTP/1.1", "{", "[]", "null", "1", "\"text\"", "{\"id\":1}", "{\"id\":{},\"method\":\"x\"}", "{\"id\":1,\"method\":7}",
            "\u{0}\u{1}",
            String(repeating: "[", count: 100_000), "{\"method\":",
        ]
        for line in lines {
            raw.send(line + "\n")
            #expect(try raw.answer()["error"]?["code"] == "bad-request", "\(line.prefix(20))")
        }
        raw.send("\n  \r\n{\"id\":\"a\",\"method\":\"still\"}\n")
        #expect(try raw.answer() == ["id": "a", "result": ["method": "still"]])
    }

    @Test("a response may be longer than a request: the picture of a screen full of photos")
    func longResponse() throws {
        let echo = try Echo()
        defer { echo.stop() }
        let connection = try ControlConnection(path: echo.path)
        #expect(try connection.request("picture")["png"]?.string?.utf8.count == 12 << 20)
        #expect(try connection.request("next")["method"] == "next")
    }

    @Test("a line longer than 8 MiB is rejected, and the next line is read")
    func oversized() throws {
        let echo = try Echo()
        defer { echo.stop() }
        var raw = try Raw(echo.path)
        let path = echo.path
        _ = path
        let chunk = String(repeating: "x", count: 1 << 20)
        for _ in 0..<9 { raw.send(chunk) }
        raw.send("\n{\"id\":2,\"method\":\"next\"}\n")
        #expect(try raw.answer()["error"]?["code"] == "bad-request")
        #expect(try raw.answer()["result"] == ["method": "next"])
    }

    @Test("a client that disconnects during a request does not affect the other clients")
    func leaving() throws {
        let echo = try Echo()
        defer { echo.stop() }
        for _ in 0..<50 {
            let raw = try Raw(echo.path)
            raw.send("{\"id\":1,\"method\":\"x\"}\n{\"id\":2,\"meth")
            close(raw.descriptor)
        }
        #expect(try ControlConnection(path: echo.path).request("alive")["method"] == "alive")
    }

    @Test("a client beyond the 64th is disconnected at once, and a place that becomes free is given to the next")
    func crowd() throws {
        let echo = try Echo()
        defer { echo.stop() }
        var clients: [Raw] = []
        defer { for client in clients { close(client.descriptor) } }
        for index in 0..<ControlSocket.mostClients {
            var client = try Raw(echo.path)
            client.send("{\"id\":\(index),\"method\":\"hello\"}\n")
            #expect(try client.answer()["result"] == ["method": "hello"])
            clients.append(client)
        }
        var extra = try Raw(echo.path)
        let start = MonotonicTime.now
        let isClosed = if case nil = extra.reader.next(timeout: 10) { true } else { false }
        #expect(isClosed)
        #expect(MonotonicTime.now - start < 5)
        close(extra.descriptor)
        // The others are still served.
        clients[63].send("{\"id\":1,\"method\":\"again\"}\n")
        #expect(try clients[63].answer()["result"] == ["method": "again"])
        close(clients.removeLast().descriptor)
        var isServed = false
        // The thread of the client that left frees its place a moment later.
        for _ in 0..<500 where !isServed {
            isServed = (try? ControlConnection(path: echo.path).request("next")["method"]) == .string("next")
            if !isServed { usleep(10_000) }
        }
        #expect(isServed)
    }

    @Test("several clients are served at once, and each gets its own responses")
    func several() async throws {
        let echo = try Echo()
        defer { echo.stop() }
        let path = echo.path
        await withTaskGroup(of: Bool.self) { group in
            for client in 0..<8 {
                group.addTask {
                    guard let connection = try? ControlConnection(path: path) else { return false }
                    return (0..<50).allSatisfy { (try? connection.request("m\(client)-\($0)")["method"]) == .string("m\(client)-\($0)") }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }
}
