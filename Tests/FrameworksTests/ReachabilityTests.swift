import DeviceServices
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

    @Test("a host's name is a C string, as in Apple's header, for which a string is converted") func name() throws {
        var flags = SCNetworkReachabilityFlags()
        let target = try #require(SCNetworkReachabilityCreateWithName(nil, "example.org"))
        #expect(SCNetworkReachabilityGetFlags(target, &flags) && flags == .reachable)
        #expect("example.org".withCString { SCNetworkReachabilityCreateWithName(nil, $0) } != nil)
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
            #expect(path.debugDescription == "satisfied (Path is satisfied), interface: en0, ipv4, ipv6, dns")
            break
        }
    }

    @Test("an offline device has no path, and monitors and targets report that it is offline and online again") func offline() async throws
    {
        defer { DeviceServices.shared.network = .normal }
        var paths = NWPathMonitor().makeAsyncIterator()
        #expect(await paths.next()?.status == .satisfied)
        let target = try #require(SCNetworkReachabilityCreateWithName(nil, "example.org"))
        let (changes, continuation) = AsyncStream.makeStream(of: SCNetworkReachabilityFlags.self)
        #expect(SCNetworkReachabilitySetCallback(target, { _, flags, _ in continuation.yield(flags) }, nil))
        #expect(SCNetworkReachabilitySetDispatchQueue(target, DispatchQueue(label: "reachability")))
        var flags = changes.makeAsyncIterator()
        for (network, isOnline) in [(.offline, false), (.edge, true)] as [(DeviceServices.Network, Bool)] {
            DeviceServices.shared.network = network
            let path = try #require(await paths.next())
            #expect(path.status == (isOnline ? .satisfied : .unsatisfied) && path.availableInterfaces.isEmpty == !isOnline)
            #expect(await flags.next() == (isOnline ? .reachable : []))
            var now = SCNetworkReachabilityFlags.isDirect
            #expect(SCNetworkReachabilityGetFlags(target, &now) && now == (isOnline ? .reachable : []))
        }
        // A canceled monitor reports nothing.
        let monitor = NWPathMonitor()
        monitor.cancel()
        monitor.pathUpdateHandler = { _ in Issue.record("a canceled monitor reports a path") }
        monitor.start(queue: DispatchQueue(label: "canceled"))
        await withCheckedContinuation { done in monitor.queue?.async { done.resume() } }
    }

    // The members `retain` and `release` of SCNetworkReachabilityContext, as in Apple's documentation.
    @Test("a target retains the pointer of its callback until another callback takes its place, or the target is deallocated")
    func callbackInfo() throws {
        final class Listener {}
        weak var listener: Listener?
        var target = SCNetworkReachabilityCreateWithName(nil, "example.org")
        func listen() throws {
            let made = Listener()
            listener = made
            var context = SCNetworkReachabilityContext(
                version: 0, info: Unmanaged.passUnretained(made).toOpaque(),
                retain: { UnsafeRawPointer(Unmanaged<Listener>.fromOpaque($0).retain().toOpaque()) },
                release: { Unmanaged<Listener>.fromOpaque($0).release() }, copyDescription: nil)
            #expect(SCNetworkReachabilitySetCallback(try #require(target), { _, _, _ in }, &context))
        }
        try listen()
        #expect(listener != nil)
        #expect(SCNetworkReachabilitySetCallback(try #require(target), nil, nil))
        #expect(listener == nil)
        try listen()
        #expect(listener != nil)
        target = nil
        #expect(listener == nil)
    }

    @Test("the data about a service is written and read") func record() {
        var record = NWTXTRecord(["a": "1", "b": ""])
        record.setEntry(.none, for: "flag")
        #expect(record["A"] == "1" && record["b"] == "" && record["flag"] == nil && record.getEntry(for: "flag") == NWTXTRecord.Entry.none)
        #expect(record.data == Data([3]) + Data("a=1".utf8) + Data([2]) + Data("b=".utf8) + Data([4]) + Data("flag".utf8))
        #expect(NWTXTRecord(record.data) == record && record.dictionary == ["a": "1", "b": ""])
        #expect(!record.setEntry(.empty, for: "x=y") && record.removeEntry(key: "a") && record["a"] == nil)
    }

    @Test("addresses know their kind") func addresses() throws {
        let (four, six) = (try #require(IPv4Address("224.0.0.251")), try #require(IPv6Address("fe80::1")))
        #expect(four.isMulticast && !four.isLinkLocal && four == .mdnsGroup)
        #expect(six.isLinkLocal && !six.isMulticast && six.debugDescription == "fe80::1")
        #expect(IPv6Address("::ffff:1.2.3.4")?.asIPv4 == IPv4Address("1.2.3.4"))
    }

    @Test("a copy of parameters has their values, and a group waits for a network") func parameters() async throws {
        let parameters = NWParameters(tls: .init(), tcp: .init())
        parameters.prohibitExpensivePaths = true
        parameters.serviceClass = .background
        let copy = parameters.copy()
        parameters.serviceClass = .signaling
        #expect(copy.prohibitExpensivePaths && copy.serviceClass == .background)
        #expect(copy.defaultProtocolStack.applicationProtocols.first is NWProtocolTLS.Options)
        #expect(throws: NWError.self) { try NWMulticastGroup(for: [.hostPort(host: "example.org", port: 1)]) }
        let group = NWConnectionGroup(with: try NWMulticastGroup(for: [.hostPort(host: "224.0.0.251", port: 5353)]), using: .udp)
        let states = AsyncStream<NWConnectionGroup.State> { continuation in group.stateUpdateHandler = { continuation.yield($0) } }
        group.start(queue: DispatchQueue(label: "group"))
        for await state in states.prefix(1) { #expect(state == .waiting(.posix(.ENETDOWN))) }
    }
}
