import AutomationClient
import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// The socket of the control protocol: threads that read requests, which the main thread answers one after another.
public final class ControlServer: @unchecked Sendable {  // `condition` guards the queue; the rest does not change
    /// One request, and where its answer goes.
    public struct Request: Sendable {
        public var method: String
        public var params: JSONValue?
        fileprivate var identifier: JSONValue
        fileprivate var client: Client

        /// Sends the answer. A client that is gone misses it; its next request is read then.
        public func reply(_ result: Result<JSONValue, ControlError>) {
            defer { client.answered.signal() }
            switch result {
            case .success(let value): client.send(["id": identifier, "result": value])
            case .failure(let error): client.send(["id": identifier, "error": error.json])
            }
        }
    }

    private let descriptor: Int32
    private let path: String
    private let condition = NSCondition()
    private var requests: [Request] = []
    private let wake: @Sendable () -> Void

    /// Listens at `path`.
    /// - Parameter wake: called on a thread of the server's whenever a request is there for ``next(timeout:)``.
    public init(path: String, wake: @escaping @Sendable () -> Void = {}) throws {
        self.path = path
        self.wake = wake
        descriptor = try ControlSocket.listen(at: path)
    }

    public func start() { Self.thread("control") { [self] in accept() } }

    /// Takes the socket away. Clients that are connected stay so until they leave.
    public func close() { unlink(path) }

    /// The next request; nil where none comes within `timeout` seconds of real time.
    public func next(timeout: TimeInterval) -> Request? {
        condition.lock()
        defer { condition.unlock() }
        if requests.isEmpty, timeout > 0 { _ = condition.wait(until: Date(timeIntervalSinceNow: timeout)) }
        return requests.isEmpty ? nil : requests.removeFirst()
    }

    private func accept() {
        while true {
            let connection = Glibc.accept(descriptor, nil, nil)
            if connection < 0 {
                if errno == EINTR || errno == ECONNABORTED { continue }
                if errno == EMFILE || errno == ENFILE {
                    // Another client's leaving makes room.
                    usleep(10_000)
                    continue
                }
                return
            }
            _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
            Self.thread("control client") { [self] in serve(Client(connection)) }
        }
    }

    private func serve(_ client: Client) {
        var reader = LineReader(client.descriptor)
        while let line = reader.next() {
            switch line {
            case .tooLong: client.send(["id": .null, "error": ControlError(.badRequest, "a request has at most 8 MiB").json])
            case .text(let data): receive(data, from: client)
            }
        }
        client.leave()
    }

    private func receive(_ data: Data, from client: Client) {
        if data.allSatisfy({ $0 == 0x20 || $0 == 0x0d || $0 == 0x09 }) { return }
        func refuse(_ message: String, _ identifier: JSONValue = .null) {
            client.send(["id": identifier, "error": ControlError(.badRequest, message).json])
        }
        guard let json = try? JSONValue(parsing: data) else { return refuse("a request is one line of JSON") }
        guard json.object != nil else { return refuse("a request is an object") }
        let identifier = json["id"] ?? .null
        switch identifier {
        case .null, .number, .string: break
        default: return refuse("`id` is a number or a string")
        }
        guard let method = json["method"]?.string else { return refuse("`method` is missing", identifier) }
        condition.lock()
        requests.append(Request(method: method, params: json["params"], identifier: identifier, client: client))
        condition.signal()
        condition.unlock()
        wake()
        // One at a time for each client, which bounds what waits.
        client.answered.wait()
    }

    /// Detached, with room for what a deep text needs.
    private static func thread(_ name: String, _ body: @escaping @Sendable () -> Void) {
        let thread = Thread(block: body)
        thread.name = name
        thread.stackSize = 4 << 20
        thread.start()
    }

    /// A connected client.
    fileprivate final class Client: @unchecked Sendable {  // `lock` guards the descriptor
        let descriptor: Int32
        /// Signaled as a request is answered.
        let answered = DispatchSemaphore(value: 0)
        private let lock = NSLock()
        private var isGone = false

        init(_ descriptor: Int32) {
            self.descriptor = descriptor
            // A client that does not read holds the app up no longer than this.
            var limit = timeval(tv_sec: 5, tv_usec: 0)
            setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        }

        func send(_ message: JSONValue) {
            let line = message.data + [UInt8(ascii: "\n")]
            lock.withLock { if !isGone, !ControlSocket.write(line, to: descriptor) { shutdown(descriptor, Int32(SHUT_RDWR)) } }
        }

        func leave() {
            lock.withLock {
                isGone = true
                Glibc.close(descriptor)
            }
        }
    }
}

/// Ends the process when the one that started it is gone: `UNDERSTUDY_CONTROL_LIFELINE` numbers a pipe that nobody writes to.
public enum Lifeline {
    public static func watch(_ environment: [String: String]) {
        guard let number = environment["UNDERSTUDY_CONTROL_LIFELINE"].flatMap(Int32.init), fcntl(number, F_GETFD) >= 0 else { return }
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
        let thread = Thread {
            var byte: UInt8 = 0
            while true {
                let count = read(number, &byte, 1)
                if count < 0, errno == EINTR { continue }
                if count <= 0 { _exit(0) }
            }
        }
        thread.name = "control lifeline"
        thread.start()
    }
}
