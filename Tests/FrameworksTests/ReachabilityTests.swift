import Foundation
import NetworkCompanion
import SystemConfigurationCompanion
import Testing

@Suite("reachability") struct ReachabilityTests {
    @Test("the host of a socket address is reachable") func address() throws {
        var address = sockaddr()
        address.sa_family = sa_family_t(AF_INET)
        var flags = SCNetworkReachabilityFlags()
        let target = try #require(SCNetworkReachabilityCreateWithAddress(nil, &address))
        #expect(
            SCNetworkReachabilityGetFlags(target, &flags) && flags == .reachable
                && flags.isDisjoint(with: [.isDirect, .isLocalAddress, .connectionAutomatic]))
    }

    @Test("hosts and ports are read from text, and a connection waits for a network until it is canceled") func connection() async {
        #expect(NWEndpoint.Host("127.0.0.1") == .ipv4(.loopback) && NWEndpoint.Host("::1") == .ipv6(.loopback))
        #expect(NWEndpoint.Host("example.org") == .name("example.org", nil) && NWEndpoint.Port("443") == .https)
        #expect(NWEndpoint.hostPort(host: "example.org", port: 80).debugDescription == "example.org:80")
        let connection = NWConnection(host: "example.org", port: 80, using: .tcp)
        let states = AsyncStream<NWConnection.State> { continuation in
            connection.stateUpdateHandler = { state in
                continuation.yield(state)
                if state == .cancelled { continuation.finish() }
            }
        }
        connection.start(queue: DispatchQueue(label: "connection"))
        connection.send(content: Data([1]), completion: .contentProcessed { _ in connection.cancel() })
        var last: [NWConnection.State] = []
        for await state in states { last.append(state) }
        #expect(last.last == .cancelled && last.contains(.waiting(.posix(.ENETDOWN))))
        for await path in NWPathMonitor() {
            #expect(path.status == .satisfied && path.availableInterfaces.first?.type == .wiredEthernet)
            break
        }
    }
}
