import SystemConfigurationCompanion
import Testing

@Suite("reachability") struct ReachabilityTests {
    @Test("a sockaddr's sa_len follows its family, and its host is reachable") func address() throws {
        var address = sockaddr()
        (address.sa_len, address.sa_family) = (UInt8(MemoryLayout<sockaddr>.size), sa_family_t(AF_INET))
        #expect(address.sa_len == 16)
        address.sa_family = sa_family_t(AF_INET6)
        #expect(address.sa_len == 28)
        var flags = SCNetworkReachabilityFlags()
        let target = try #require(SCNetworkReachabilityCreateWithAddress(nil, &address))
        #expect(
            SCNetworkReachabilityGetFlags(target, &flags) && flags == .reachable
                && flags.isDisjoint(with: [.isDirect, .isLocalAddress, .connectionAutomatic]))
    }
}
