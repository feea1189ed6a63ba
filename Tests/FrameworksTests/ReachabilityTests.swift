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
}
