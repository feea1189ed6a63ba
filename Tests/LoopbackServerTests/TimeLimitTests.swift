import Foundation
import Testing
import UnderstudyNIOEmbedded
import NIOCore
import NIOHTTP1

@testable import LoopbackServer

@Suite("Client timeouts")
struct TimeLimitTests {
    private let policy = RequestPolicy(limits: LoopbackLimits(), names: ["localhost"], port: 1)

    private func connect(_ table: ConnectionTable, _ loop: EmbeddedEventLoop) throws -> EmbeddedChannel {
        let channel = EmbeddedChannel(loop: loop)
        try LoopbackServer.prepare(channel, policy, table, socket: { _ in nil }) { _ in .text("", status: 200) }
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        return channel
    }

    private func text(_ channel: EmbeddedChannel) throws -> String {
        var text = ""
        while let part = try channel.readOutbound(as: ByteBuffer.self) { text += String(buffer: part) }
        return text
    }

    @Test("a silent client is disconnected after 5 s, and one that sends its head too slowly gets an error")
    func heads() throws {
        let loop = EmbeddedEventLoop(), table = ConnectionTable(limits: policy.limits)
        let silent = try connect(table, loop), slow = try connect(table, loop)
        for byte in "GET /" {
            try slow.writeInbound(ByteBuffer(string: String(byte)))
            loop.advanceTime(by: .milliseconds(900))
        }
        #expect(silent.isActive)
        #expect(slow.isActive)
        loop.advanceTime(by: .milliseconds(600))
        #expect(!silent.isActive)
        #expect(try text(slow).hasPrefix("HTTP/1.1 408 "))
        loop.advanceTime(by: .seconds(2))
        #expect(!slow.isActive)
        loop.run()
        #expect(table.count == 0)
    }

    @Test("a missing body is not waited for, and a rejected client cannot continue")
    func bodies() throws {
        var limits = policy.limits
        limits.body = 10
        let loop = EmbeddedEventLoop(), table = ConnectionTable(limits: limits)
        let channel = EmbeddedChannel(loop: loop)
        try LoopbackServer.prepare(channel, RequestPolicy(limits: limits, names: ["localhost"], port: 1), table, socket: { _ in nil }) {
            _ in .text("", status: 200)
        }
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        try channel.writeInbound(ByteBuffer(string: "POST / HTTP/1.1\r\nHost: localhost:1\r\nContent-Length: 5\r\n\r\nhe"))
        loop.advanceTime(by: .seconds(29))
        #expect(channel.isActive)
        loop.advanceTime(by: .seconds(2))
        #expect(!channel.isActive)
        let refused = try connect(ConnectionTable(limits: policy.limits), loop)
        try refused.writeInbound(ByteBuffer(string: "GET / HTTP/1.1\r\nHost: evil\r\n\r\n"))
        #expect(try text(refused).hasPrefix("HTTP/1.1 403 "))
        _ = try? refused.writeInbound(ByteBuffer(string: "GET / HTTP/1.1\r\nHost: localhost:1\r\n\r\n"))
        #expect(try text(refused) == "")
    }

    @Test("beyond the connection limit, the one that has been idle longest is closed")
    func crowds() throws {
        let loop = EmbeddedEventLoop(), table = ConnectionTable(limits: policy.limits)
        let clients = try (0..<policy.limits.connections + 10).map { _ in try connect(table, loop) }
        loop.run()
        #expect(table.count == policy.limits.connections)
        #expect(clients.prefix(10).allSatisfy { !$0.isActive })
        #expect(clients.dropFirst(10).allSatisfy { $0.isActive })
    }
}
