import Foundation

/// A server on the loopback interface that responds to each request after a given number of seconds of real time.
public final class SlowServer: @unchecked Sendable {  // immutable after init
    public let port: UInt16
    private let descriptor: Int32

    /// Throws if no port is available.
    public init(delay: TimeInterval) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = descriptor
        let isReady = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && listen(descriptor, 8) == 0 && getsockname(descriptor, $0, &length) == 0
            }
        }
        guard isReady else { throw POSIXError(.EADDRNOTAVAIL) }
        port = UInt16(bigEndian: address.sin_port)
        Thread {
            while true {
                let client = accept(descriptor, nil, nil)
                guard client >= 0 else { return }
                var request = [UInt8](repeating: 0, count: 4096)
                _ = read(client, &request, request.count)
                usleep(UInt32(delay * 1e6))
                let answer = Array("HTTP/1.1 200 OK\r\nContent-Length: 8\r\nConnection: close\r\n\r\nAnswered".utf8)
                _ = send(client, answer, answer.count, Int32(MSG_NOSIGNAL))
                close(client)
            }
        }.start()
    }

    deinit { shutdown(descriptor, Int32(SHUT_RDWR)); close(descriptor) }
}
