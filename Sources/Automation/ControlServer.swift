import AutomationClient
import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// The socket of the control protocol: its threads read requests, and the main thread answers them one after another.
public final class ControlServer: @unchecked Sendable {  // `condition` guards the queue; the rest does not change
    /// A request, and the client that receives the response.
    public struct Request: Sendable {
        fileprivate var request: ControlRequest
        fileprivate var client: Client

        /// The name of the requested method, such as `tap`.
        public var method: String { request.method }
        /// The parameters, or `nil` if the request has none.
        public var params: JSONValue? { request.params }

        /// Sends the response. A client that is gone does not receive it; its next request is read afterward.
        public func reply(_ result: Result<JSONValue, ControlError>) {
            defer { client.answered.signal() }
            client.send(request.answer(result))
        }
    }

    private let descriptor: Int32
    private let path: String
    private let condition = NSCondition()
    private var requests: [Request] = []
    private let wake: @Sendable () -> Void

    /// Listens at `path`.
    /// - Parameters:
    ///   - inherited: A socket that already listens there, the end of a pair that is served instead, or `nil` to listen.
    ///   - wake: Called on one of the server's threads when a request is available in ``next(timeout:)``.
    public init(path: String, inherited: Int32? = nil, wake: @escaping @Sendable () -> Void = {}) throws {
        self.path = path
        self.wake = wake
        descriptor = try inherited ?? ControlSocket.listen(at: path)
    }

    /// Starts to accept clients, on threads of the server's own.
    public func start() { ControlSocket.accept(at: descriptor, threads: "control") { [self] in serve(Client($0)) } }

    /// Removes the socket. Connected clients remain connected until they leave.
    public func close() { unlink(path) }

    /// Returns the next request, or `nil` if none arrives within `timeout` seconds of real time.
    public func next(timeout: TimeInterval) -> Request? {
        condition.lock()
        defer { condition.unlock() }
        if requests.isEmpty, timeout > 0 { _ = condition.wait(until: Date(timeIntervalSinceNow: timeout)) }
        return requests.isEmpty ? nil : requests.removeFirst()
    }

    private func serve(_ client: Client) {
        var reader = LineReader(client.descriptor)
        while let line = reader.next() {
            switch ControlRequest.read(line) {
            case .request(let request): receive(Request(request: request, client: client))
            case .refused(let answer): client.send(answer)
            case .blank: break
            }
        }
        client.leave()
    }

    private func receive(_ request: Request) {
        condition.lock()
        requests.append(request)
        condition.signal()
        condition.unlock()
        wake()
        // One request at a time per client, which limits the queue.
        request.client.answered.wait()
    }

    /// A connected client.
    fileprivate final class Client: @unchecked Sendable {  // `lock` guards the descriptor
        let descriptor: Int32
        /// Signaled when a request is answered.
        let answered = DispatchSemaphore(value: 0)
        private let lock = NSLock()
        private var isGone = false

        init(_ descriptor: Int32) { self.descriptor = descriptor }

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

/// Ends the process when its parent has ended: `UNDERSTUDY_CONTROL_LIFELINE` is the descriptor of a pipe to which nothing is written.
public enum Lifeline {
    /// Starts a thread that ends the process when the pipe is closed. Without the variable, or if the descriptor isn't open, the method has
    /// no effect.
    /// - Parameter environment: The environment of the process.
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
