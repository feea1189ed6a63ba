import AutomationClient
import Foundation

/// The command's end of the socket pair that it shares with the app.
final class ReloadLink {
    let descriptor: Int32
    /// The descriptor that the app inherits, until it is started.
    private var other: Int32
    private var received = ReloadBuffer()
    private(set) var isOpen = true
    private static let longest = 8 << 20

    init() throws {
        var pair: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0 else {
            throw Failure("no channel to the app: \(String(cString: strerror(errno)))", kind: .defect)
        }
        (descriptor, other) = (pair[0], pair[1])
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    deinit {
        close(descriptor)
        if other >= 0 { close(other) }
    }

    var variables: [String: String] { ["UNDERSTUDY_RELOAD": String(other)] }

    /// Called once the app is started, so that only the app holds its end.
    func handOver() {
        close(other)
        other = -1
    }

    func send(_ request: ReloadRequest) {
        guard isOpen, let line = ReloadBuffer.line(request) else { return }
        line.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let start = bytes.baseAddress! + sent  // a line is not empty
                let count = Glibc.send(descriptor, start, bytes.count - sent, Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { isOpen = false; return }
                sent += count
            }
        }
    }

    /// Returns the lines received so far, without waiting. ``isOpen`` is false once the app has ended.
    func replies() -> [ReloadReply] {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        reading: while isOpen {
            let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
            if count > 0 {
                received.append(buffer[..<count])
                // A message that does not end.
                if received.count > Self.longest { isOpen = false }
            } else if count < 0, errno == EINTR {
                continue
            } else {
                if count == 0 || errno != EAGAIN { isOpen = false }
                break reading
            }
        }
        return received.take(ReloadReply.self)
    }
}
