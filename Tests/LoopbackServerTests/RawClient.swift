import Foundation

/// A client that sends any bytes, valid or not.
final class RawClient {
    private let descriptor: Int32

    init(port: UInt16) throws {
        descriptor = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in(), limit = timeval(tv_sec: 10, tv_usec: 0)
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        guard status == 0 else { throw POSIXError(.ECONNREFUSED) }
    }

    deinit { Glibc.close(descriptor) }

    func send(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    func send(_ text: String) { send(Array(text.utf8)) }

    /// Returns the next bytes, or nothing if the server has closed, or after 10 s.
    func read() -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        return count > 0 ? Array(buffer[..<count]) : []
    }

    /// Reads until the server closes.
    func readToEnd() -> String {
        var all: [UInt8] = []
        while case let part = read(), !part.isEmpty { all += part }
        return String(decoding: all, as: UTF8.self)
    }

    /// Reads one response with a length.
    func response() -> String {
        var all: [UInt8] = []
        while case let part = read(), !part.isEmpty {
            all += part
            let text = String(decoding: all, as: UTF8.self)
            guard let head = text.range(of: "\r\n\r\n") else { continue }
            let line = text.split(separator: "\r\n").first { $0.lowercased().hasPrefix("content-length:") }
            guard let length = line.flatMap({ Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) }) else { return text }
            if text[head.upperBound...].utf8.count >= length { return text }
        }
        return String(decoding: all, as: UTF8.self)
    }

    var status: Int? { RawClient.status(response()) }

    static func status(_ response: String) -> Int? { response.split(separator: " ").dropFirst().first.flatMap { Int($0) } }

    // MARK: WebSocket

    static func upgrade(_ path: String, port: UInt16, _ more: String = "") -> String {
        "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\(more)\r\n"
    }

    func sendFrame(_ payload: [UInt8], opcode: UInt8 = 1, isFinal: Bool = true, isMasked: Bool = true) {
        var frame: [UInt8] = [(isFinal ? 0x80 : 0) | opcode]
        let mask: UInt8 = isMasked ? 0x80 : 0
        switch payload.count {
        case ..<126: frame.append(mask | UInt8(payload.count))
        case ..<65536: frame += [mask | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
        default: frame += [mask | 127] + (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (8 * (7 - $0))) }
        }
        let key: [UInt8] = [1, 2, 3, 4]
        if isMasked { frame += key + payload.enumerated().map { $1 ^ key[$0 % 4] } } else { frame += payload }
        send(frame)
    }

    /// Returns the opcode and payload of a short frame.
    func frame() -> (opcode: UInt8, text: String)? {
        var bytes = read()
        while bytes.count >= 2, bytes.count < 2 + Int(bytes[1] & 127), case let more = read(), !more.isEmpty { bytes += more }
        guard bytes.count >= 2 else { return nil }
        return (bytes[0] & 15, String(decoding: bytes.dropFirst(2), as: UTF8.self))
    }
}
