import Foundation

/// The settings of a Wi-Fi network with certificates.
open class NEHotspotEAPSettings: NSObject, @unchecked Sendable {
    open var supportedEAPTypes: [NSNumber] = [], username = "", outerIdentity = "", password = "", trustedServerNames: [String] = []
    open var isTLSClientCertificateRequired = false
    public override init() { super.init() }
}
/// A Wi-Fi network.
open class NEHotspotConfiguration: NSObject, @unchecked Sendable {
    public final let ssid: String, ssidPrefix: String
    open var joinOnce = false, hidden = false, lifeTimeInDays: NSNumber = 0
    public init(ssid SSID: String) { (ssid, ssidPrefix) = (SSID, "") }
    public init(ssid SSID: String, passphrase: String, isWEP: Bool) { (ssid, ssidPrefix) = (SSID, "") }
    public init(ssid SSID: String, eapSettings: NEHotspotEAPSettings) { (ssid, ssidPrefix) = (SSID, "") }
    public init(ssidPrefix SSIDPrefix: String) { (ssid, ssidPrefix) = ("", SSIDPrefix) }
    public init(ssidPrefix SSIDPrefix: String, passphrase: String, isWEP: Bool) { (ssid, ssidPrefix) = ("", SSIDPrefix) }
}
/// The Wi-Fi networks of an app, which can't be joined.
open class NEHotspotConfigurationManager: NSObject, @unchecked Sendable {
    public static let shared = NEHotspotConfigurationManager()
    /// Fails: there is no Wi-Fi.
    @preconcurrency open func apply(_ configuration: NEHotspotConfiguration, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(NEHotspotConfigurationError(.systemConfiguration))
    }
    /// Fails: there is no Wi-Fi.
    open func apply(_ configuration: NEHotspotConfiguration) async throws { throw NEHotspotConfigurationError(.systemConfiguration) }
    /// Does nothing.
    open func removeConfiguration(forSSID SSID: String) {}
    @preconcurrency open func getConfiguredSSIDs(completionHandler: @escaping @Sendable ([String]) -> Void) { completionHandler([]) }
    open func configuredSSIDs() async -> [String] { [] }
}
/// The current Wi-Fi network: there is none.
open class NEHotspotNetwork: NSObject, @unchecked Sendable {
    open var ssid: String { "" }
    open var bssid: String { "" }
    open var signalStrength: Double { 0 }
    open var isSecure: Bool { false }
    open var didAutoJoin: Bool { false }
    open var didJustJoin: Bool { false }
    open var isChosenHelper: Bool { false }
    @preconcurrency open class func fetchCurrent(completionHandler: @escaping @Sendable (NEHotspotNetwork?) -> Void) {
        completionHandler(nil)
    }
    open class func fetchCurrent() async -> NEHotspotNetwork? { nil }
}
/// Helps with Wi-Fi networks. It isn't registered.
open class NEHotspotHelper: NSObject {
    open class func supportedNetworkInterfaces() -> [Any]? { nil }
}

// MARK: Providers, which the system doesn't start

public enum NEProviderStopReason: Int, Sendable {
    case none, userInitiated, providerFailed, noNetworkAvailable, unrecoverableNetworkChange, providerDisabled, authenticationCanceled,
        configurationFailed, idleTimeout, configurationDisabled, configurationRemoved, superceded, userLogout, userSwitch, connectionFailed,
        sleep, appUpdate, internalError
}
/// A part of an app that the system runs for the network.
open class NEProvider: NSObject, @unchecked Sendable {
    open func sleep(completionHandler: @escaping () -> Void) { completionHandler() }
    open func wake() {}
}
/// The addresses of a VPN.
open class NEIPv4Settings: NSObject, @unchecked Sendable {
    public final let addresses: [String], subnetMasks: [String]
    open var includedRoutes: [NEIPv4Route]?, excludedRoutes: [NEIPv4Route]?
    public init(addresses: [String], subnetMasks: [String]) { (self.addresses, self.subnetMasks) = (addresses, subnetMasks) }
}
/// A range of addresses.
open class NEIPv4Route: NSObject, @unchecked Sendable {
    public final let destinationAddress: String, destinationSubnetMask: String
    open var gatewayAddress: String?
    public init(destinationAddress address: String, subnetMask: String) {
        (destinationAddress, destinationSubnetMask) = (address, subnetMask)
    }
    open class func `default`() -> NEIPv4Route { NEIPv4Route(destinationAddress: "0.0.0.0", subnetMask: "0.0.0.0") }
}
/// The addresses of a VPN.
open class NEIPv6Settings: NSObject, @unchecked Sendable {
    public final let addresses: [String], networkPrefixLengths: [NSNumber]
    open var includedRoutes: [NEIPv6Route]?, excludedRoutes: [NEIPv6Route]?
    public init(addresses: [String], networkPrefixLengths: [NSNumber]) {
        (self.addresses, self.networkPrefixLengths) = (addresses, networkPrefixLengths)
    }
}
/// A range of addresses.
open class NEIPv6Route: NSObject, @unchecked Sendable {
    public final let destinationAddress: String, destinationNetworkPrefixLength: NSNumber
    open var gatewayAddress: String?
    public init(destinationAddress address: String, networkPrefixLength: NSNumber) {
        (destinationAddress, destinationNetworkPrefixLength) = (address, networkPrefixLength)
    }
    open class func `default`() -> NEIPv6Route { NEIPv6Route(destinationAddress: "::", networkPrefixLength: 0) }
}
/// The servers that resolve names.
open class NEDNSSettings: NSObject, @unchecked Sendable {
    public final let servers: [String]
    open var searchDomains: [String]?, domainName: String?, matchDomains: [String]?, matchDomainsNoSearch = false
    public init(servers: [String]) { self.servers = servers }
}
/// The servers that resolve names over HTTPS.
open class NEDNSOverHTTPSSettings: NEDNSSettings, @unchecked Sendable { open var serverURL: URL? }
/// The servers that resolve names over TLS.
open class NEDNSOverTLSSettings: NEDNSSettings, @unchecked Sendable { open var serverName: String? }
/// The servers of the device, which can't be changed.
open class NEDNSSettingsManager: NSObject, @unchecked Sendable {
    private static let manager = NEDNSSettingsManager()
    open class func shared() -> NEDNSSettingsManager { manager }
    open var localizedDescription: String?, dnsSettings: NEDNSSettings?, onDemandRules: [NEOnDemandRule]?
    open var isEnabled: Bool { false }
    @preconcurrency open func loadFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) { completionHandler(nil) }
    open func loadFromPreferences() async throws {}
    @preconcurrency open func saveToPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(NEVPNError(.configurationReadWriteFailed))
    }
    open func saveToPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
}
open class NETunnelNetworkSettings: NSObject, @unchecked Sendable {
    public final let tunnelRemoteAddress: String
    open var dnsSettings: NEDNSSettings?, proxySettings: NEProxySettings?
    public init(tunnelRemoteAddress address: String) { tunnelRemoteAddress = address }
}
open class NEPacketTunnelNetworkSettings: NETunnelNetworkSettings, @unchecked Sendable {
    open var ipv4Settings: NEIPv4Settings?, ipv6Settings: NEIPv6Settings?, tunnelOverheadBytes: NSNumber?, mtu: NSNumber?
}
/// The packets of a tunnel, of which there are none.
open class NEPacketTunnelFlow: NSObject, @unchecked Sendable {
    /// Never calls the handler: there are no packets.
    @preconcurrency open func readPackets(completionHandler: @escaping @Sendable ([Data], [NSNumber]) -> Void) {}
    open func writePackets(_ packets: [Data], withProtocols protocols: [NSNumber]) -> Bool { false }
}
open class NETunnelProvider: NEProvider, @unchecked Sendable {
    open var protocolConfiguration: NEVPNProtocol { NEVPNProtocol() }
    open var reasserting = false
    open func handleAppMessage(_ messageData: Data, completionHandler: ((Data?) -> Void)? = nil) { completionHandler?(nil) }
    /// Calls the handler with an error: there is no tunnel.
    open func setTunnelNetworkSettings(
        _ tunnelNetworkSettings: NETunnelNetworkSettings?, completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(NEVPNError(.connectionFailed))
    }
}
/// A tunnel of packets of an app. The system doesn't start it.
open class NEPacketTunnelProvider: NETunnelProvider, @unchecked Sendable {
    public final let packetFlow = NEPacketTunnelFlow()
    open func startTunnel(options: [String: NSObject]? = nil, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    open func stopTunnel(with reason: NEProviderStopReason, completionHandler: @escaping () -> Void) { completionHandler() }
    /// Does nothing: there is no tunnel.
    open func cancelTunnelWithError(_ error: (any Error)?) {}
}
