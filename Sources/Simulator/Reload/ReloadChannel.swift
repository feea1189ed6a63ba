import AutomationClient
import Foundation

/// The app's end of a socket pair that `understudy run` creates before it starts the app. No other program can open it, because it has no
/// name and no address.
final class ReloadChannel: @unchecked Sendable {  // The descriptor and the buffer are used only on the main queue.
    private let descriptor: Int32
    private var source: (any DispatchSourceRead)?
    private var received = ReloadBuffer()

    /// Creates the channel from the descriptor in `UNDERSTUDY_RELOAD`. Returns `nil` if the variable is missing or the descriptor isn't a
    /// socket.
    init?(_ environment: [String: String]) {
        guard let number = environment["UNDERSTUDY_RELOAD"].flatMap(Int32.init), fcntl(number, F_GETFD) >= 0 else { return nil }
        var kind: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        guard getsockopt(number, SOL_SOCKET, SO_DOMAIN, &kind, &size) == 0, kind == AF_UNIX else { return nil }
        descriptor = number
        // Processes that the app starts do not inherit it.
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
        _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    }

    /// Calls `receive` on the main queue for each request, and `ended` once when the command has ended.
    func start(receive: @escaping @MainActor (ReloadRequest) -> Void, ended: @escaping @MainActor () -> Void) {
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { [weak self] in
            guard let self else { return }
            let isOpen = read()
            MainActor.assumeIsolated { for request in self.received.take(ReloadRequest.self) { receive(request) } }
            guard !isOpen else { return }
            self.source?.cancel()
            self.source = nil
            MainActor.assumeIsolated { ended() }
        }
        self.source = source
        source.resume()
    }

    /// Reads the available data. Returns `false` if the channel is closed.
    private func read() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count > 0 {
                received.append(buffer[..<count])
                // A longer line is not from the command.
                if received.count > ControlSocket.longestLine { return false }
            } else if count == 0 || errno != EINTR {
                return count < 0 && errno == EAGAIN
            }
        }
    }

    func send(_ reply: ReloadReply) {
        guard let line = ReloadBuffer.line(reply) else { return }
        // A response is short, and the command reads: it fits into the socket's buffer.
        line.withUnsafeBytes { _ = Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }
}
