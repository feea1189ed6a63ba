import Foundation
import NIOCore

/// Tells which user's program is at the other end of a connection within this machine.
enum PeerUser {
    /// Returns whether the peer is a program of this process's user, or on another machine. `false` if another user's, or if it has already
    /// closed its end, so the system no longer knows whose it was.
    static func isOwn(_ channel: any Channel) -> Bool {
        guard let peer = channel.remoteAddress, let own = channel.localAddress, isLoopback(peer) else { return true }
        for file in ["/proc/net/tcp", "/proc/net/tcp6"] {
            // `FileManager` reads only the first kilobytes of a file whose length isn't known.
            guard let table = try? FileHandle(forReadingAtPath: file)?.readToEnd() else { continue }
            if let user = user(of: key(peer), connectedTo: key(own), in: table) { return user == geteuid() }
        }
        return false
    }

    /// Returns the user of the connected socket with the address `peer` in a table of the system's connections.
    static func user(of peer: String, connectedTo own: String, in table: Data) -> uid_t? {
        for line in table.split(separator: UInt8(ascii: "\n")) {
            let fields = line.split(separator: UInt8(ascii: " "))
            // The number, the own address, the peer's, the state (1 is connected), queues, timers, retransmissions, the user.
            guard fields.count > 7, fields[1].elementsEqual(peer.utf8), fields[2].elementsEqual(own.utf8),
                fields[3].elementsEqual("01".utf8)
            else { continue }
            return uid_t(String(decoding: fields[7], as: UTF8.self))
        }
        return nil
    }

    /// Returns an address as the table writes it: words of the machine's byte order, and the port, in hexadecimal.
    static func key(_ address: SocketAddress) -> String {
        let port = String(format: ":%04X", address.port ?? 0)
        switch address {
        case .v4(let address): return String(format: "%08X", address.address.sin_addr.s_addr) + port
        case .v6(let address):
            return withUnsafeBytes(of: address.address.sin6_addr) { bytes in
                bytes.bindMemory(to: UInt32.self).map { String(format: "%08X", $0) }.joined() + port
            }
        default: return ""
        }
    }

    private static func isLoopback(_ address: SocketAddress) -> Bool {
        let text = address.ipAddress ?? ""
        return text.hasPrefix("127.") || text == "::1" || text.hasPrefix("::ffff:127.")
    }
}
