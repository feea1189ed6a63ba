import Foundation
import NIOCore
import Testing

@testable import LoopbackServer

@Suite("Users of a connection")
struct PeerUserTests {
    @Test("a connected socket's user is found by both addresses; one that is no longer connected has none")
    func table() throws {
        let table = Data(
            """
              sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
               0: 0100007F:1273 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 1 1 0 100 0 0 10 0
               1: 0100007F:C001 0100007F:1273 01 00000000:00000000 00:00000000 00000000  1001        0 2 1 0 20 4 30 10 -1
               2: 0100007F:1273 0100007F:C001 01 00000000:00000000 00:00000000 00000000  1000        0 3 1 0 20 4 30 10 -1
               3: 0100007F:C002 0100007F:1273 04 00000000:00000000 00:00000000 00000000     0        0 0 1 0 20 4 30 10 -1

            """.utf8)
        let own = PeerUser.key(try SocketAddress(ipAddress: "127.0.0.1", port: 4723))
        func user(_ port: Int) throws -> uid_t? {
            PeerUser.user(of: PeerUser.key(try SocketAddress(ipAddress: "127.0.0.1", port: port)), connectedTo: own, in: table)
        }
        #expect(own == "0100007F:1273")
        #expect(try user(0xC001) == 1001 && user(0xC002) == nil && user(0xC003) == nil)
        #expect(PeerUser.key(try SocketAddress(ipAddress: "::1", port: 80)) == "00000000000000000000000001000000:0050")
    }

    @Test("a server for its owner answers the owner's programs, and no other user's")
    func other() async throws {
        let server = LoopbackServer(isForOwner: true) { _ in .text("hello", status: 200) }
        let port = try await server.listen(port: 0)
        let script = """
            echo connecting
            exec 3<>/dev/tcp/127.0.0.1/\(port)
            printf 'GET / HTTP/1.1\\r\\nHost: 127.0.0.1:\(port)\\r\\nConnection: close\\r\\n\\r\\n' >&3
            head -n 1 <&3 2>/dev/null | tr -d '\\r'
            """
        // Outside of the task threads, on which the server responds.
        func client(_ words: [String]) async throws -> String {
            let process = Process(), output = Pipe()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = words + ["bash", "-c", script]
            process.standardOutput = output
            try process.run()
            return await withCheckedContinuation { continuation in
                DispatchQueue.global().async {
                    continuation.resume(returning: String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self))
                }
            }
        }
        #expect(try await client([]) == "connecting\nHTTP/1.1 200 OK\n")
        // Only root can become another user.
        if geteuid() == 0 {
            let answer = try await client(["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"])
            #expect(answer == "connecting\n")
        }
        await server.close()
    }
}
