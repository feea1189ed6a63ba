// No VPN and no Wi-Fi of its own: configurations are values that can't be saved, connections are invalid, and hotspots end with an error.
@_exported import Foundation

/// The domain of ``NEVPNError``.
public let NEVPNErrorDomain = "NEVPNErrorDomain"
/// An error of a VPN.
public struct NEVPNError: _BridgedStoredNSError, @unchecked Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = NEVPNError
        case configurationInvalid = 1, configurationDisabled, connectionFailed, configurationStale, configurationReadWriteFailed,
            configurationUnknown
    }
    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { NEVPNErrorDomain }
    public static var errorDomain: String { NEVPNErrorDomain }
    public static var configurationInvalid: Code { .configurationInvalid }
    public static var configurationDisabled: Code { .configurationDisabled }
    public static var connectionFailed: Code { .connectionFailed }
    public static var configurationStale: Code { .configurationStale }
    public static var configurationReadWriteFailed: Code { .configurationReadWriteFailed }
    public static var configurationUnknown: Code { .configurationUnknown }
}
/// The domain of ``NEHotspotConfigurationError``.
public let NEHotspotConfigurationErrorDomain = "NEHotspotConfigurationErrorDomain"
/// An error of a Wi-Fi network.
public struct NEHotspotConfigurationError: _BridgedStoredNSError, @unchecked Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = NEHotspotConfigurationError
        case invalid = 0, invalidSSID, invalidWPAPassphrase, invalidWEPPassphrase, invalidEAPSettings, invalidHS20Settings,
            invalidHS20DomainName, userDenied, `internal`, pending, systemConfiguration, unknown, joinOnceNotSupported, alreadyAssociated,
            applicationIsNotInForeground, invalidSSIDPrefix
    }
    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { NEHotspotConfigurationErrorDomain }
    public static var errorDomain: String { NEHotspotConfigurationErrorDomain }
    public static var invalid: Code { .invalid }
    public static var invalidSSID: Code { .invalidSSID }
    public static var invalidWPAPassphrase: Code { .invalidWPAPassphrase }
    public static var invalidWEPPassphrase: Code { .invalidWEPPassphrase }
    public static var invalidEAPSettings: Code { .invalidEAPSettings }
    public static var invalidHS20Settings: Code { .invalidHS20Settings }
    public static var invalidHS20DomainName: Code { .invalidHS20DomainName }
    public static var userDenied: Code { .userDenied }
    public static var `internal`: Code { .internal }
    public static var pending: Code { .pending }
    public static var systemConfiguration: Code { .systemConfiguration }
    public static var unknown: Code { .unknown }
    public static var joinOnceNotSupported: Code { .joinOnceNotSupported }
    public static var alreadyAssociated: Code { .alreadyAssociated }
    public static var applicationIsNotInForeground: Code { .applicationIsNotInForeground }
    public static var invalidSSIDPrefix: Code { .invalidSSIDPrefix }
}
/// The domain of ``NEFilterManagerError``.
public let NEFilterErrorDomain = "NEFilterErrorDomain"
public struct NEFilterManagerError: _BridgedStoredNSError, @unchecked Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = NEFilterManagerError
        case configurationInvalid = 1, configurationDisabled, configurationStale, configurationCannotBeRemoved,
            configurationPermissionDenied, configurationInternalError
    }
    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { NEFilterErrorDomain }
    public static var errorDomain: String { NEFilterErrorDomain }
    public static var configurationInvalid: Code { .configurationInvalid }
    public static var configurationDisabled: Code { .configurationDisabled }
    public static var configurationStale: Code { .configurationStale }
    public static var configurationCannotBeRemoved: Code { .configurationCannotBeRemoved }
    public static var configurationPermissionDenied: Code { .configurationPermissionDenied }
    public static var configurationInternalError: Code { .configurationInternalError }
}
/// The state of a VPN.
public enum NEVPNStatus: Int, Sendable { case invalid, disconnected, connecting, connected, reasserting, disconnecting }
extension NSNotification.Name {
    public static let NEVPNStatusDidChange = NSNotification.Name("com.apple.networkextension.statusdidchange")
    public static let NEVPNConfigurationChange = NSNotification.Name("com.apple.networkextension.configurationdidchange")
    public static let NEFilterConfigurationDidChange = NSNotification.Name("com.apple.networkextension.filterconfigurationdidchange")
    public static let NEDNSSettingsConfigurationDidChange = NSNotification.Name("com.apple.networkextension.dnssettingsdidchange")
    public static let NEDNSProxyConfigurationDidChange = NSNotification.Name("com.apple.networkextension.dnsproxydidchange")
}
public let NEVPNConnectionStartOptionUsername = "NEVPNConnectionStartOptionUsername"
public let NEVPNConnectionStartOptionPassword = "NEVPNConnectionStartOptionPassword"
/// The connection of a VPN, which is invalid.
open class NEVPNConnection: NSObject, @unchecked Sendable {
    open var status: NEVPNStatus { .invalid }
    open var connectedDate: Date? { nil }
    open internal(set) weak var manager: NEVPNManager!
    open func startVPNTunnel() throws { throw NEVPNError(.configurationInvalid) }
    /// Throws an error: the configuration isn't saved.
    open func startVPNTunnel(options: [String: NSObject]? = nil) throws { throw NEVPNError(.configurationInvalid) }
    /// Does nothing.
    open func stopVPNTunnel() {}
    /// Calls the handler without an error: nothing was connected.
    @preconcurrency open func fetchLastDisconnectError(completionHandler handler: @escaping @Sendable ((any Error)?) -> Void) {
        handler(nil)
    }
}
/// The session of an app's own VPN, which is invalid.
open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
    /// Throws an error: nothing is connected.
    open func startTunnel(options: [String: Any]? = nil) throws { throw NEVPNError(.configurationInvalid) }
    /// Does nothing.
    open func stopTunnel() {}
    /// Throws an error: nothing is connected.
    @preconcurrency open func sendProviderMessage(_ messageData: Data, responseHandler: (@Sendable (Data?) -> Void)? = nil) throws {
        throw NEVPNError(.connectionFailed)
    }
}
/// The settings of a VPN.
open class NEVPNProtocol: NSObject, NSCopying, @unchecked Sendable {
    open var serverAddress: String?, username: String?, passwordReference: Data?, identityReference: Data?, identityData: Data?,
        identityDataPassword: String?
    open var disconnectOnSleep = false, includeAllNetworks = false, excludeLocalNetworks = true, enforceRoutes = false,
        excludeCellularServices = true, excludeAPNs = true
    open var proxySettings: NEProxySettings?
    public override init() { super.init() }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    /// Returns new settings of the same kind.
    func blank() -> NEVPNProtocol { NEVPNProtocol() }
    /// Gives a copy these settings.
    func fill(_ copy: NEVPNProtocol) {
        (copy.serverAddress, copy.username, copy.passwordReference) = (serverAddress, username, passwordReference)
        (copy.identityReference, copy.identityData) = (identityReference, identityData)
        (copy.identityDataPassword, copy.proxySettings) = (identityDataPassword, proxySettings)
        (copy.disconnectOnSleep, copy.includeAllNetworks) = (disconnectOnSleep, includeAllNetworks)
        (copy.excludeLocalNetworks, copy.enforceRoutes) = (excludeLocalNetworks, enforceRoutes)
        (copy.excludeCellularServices, copy.excludeAPNs) = (excludeCellularServices, excludeAPNs)
    }
}
/// The settings of a VPN with IPSec.
open class NEVPNProtocolIPSec: NEVPNProtocol, @unchecked Sendable {
    /// The proof of identity.
    public enum AuthenticationMethod: Int, Sendable { case none, certificate, sharedSecret }
    open var authenticationMethod = AuthenticationMethod.none
    open var useExtendedAuthentication = false
    open var sharedSecretReference: Data?, localIdentifier: String?, remoteIdentifier: String?
    override func blank() -> NEVPNProtocol { NEVPNProtocolIPSec() }
    override func fill(_ copy: NEVPNProtocol) {
        super.fill(copy)
        guard let copy = copy as? NEVPNProtocolIPSec else { return }
        (copy.authenticationMethod, copy.useExtendedAuthentication) = (authenticationMethod, useExtendedAuthentication)
        (copy.sharedSecretReference, copy.localIdentifier) = (sharedSecretReference, localIdentifier)
        copy.remoteIdentifier = remoteIdentifier
    }
}
public typealias NEVPNIKEAuthenticationMethod = NEVPNProtocolIPSec.AuthenticationMethod
/// The algorithms of a connection.
open class NEVPNIKEv2SecurityAssociationParameters: NSObject, @unchecked Sendable {
    open var encryptionAlgorithm = NEVPNIKEv2EncryptionAlgorithm.algorithmAES256
    open var integrityAlgorithm = NEVPNIKEv2IntegrityAlgorithm.SHA256
    open var diffieHellmanGroup = NEVPNIKEv2DiffieHellmanGroup.group14
    open var lifetimeMinutes: Int32
    public override convenience init() { self.init(lifetimeMinutes: 60) }
    init(lifetimeMinutes: Int32) { self.lifetimeMinutes = lifetimeMinutes }
    final func fill(_ copy: NEVPNIKEv2SecurityAssociationParameters) {
        (copy.encryptionAlgorithm, copy.integrityAlgorithm) = (encryptionAlgorithm, integrityAlgorithm)
        (copy.diffieHellmanGroup, copy.lifetimeMinutes) = (diffieHellmanGroup, lifetimeMinutes)
    }
}
public enum NEVPNIKEv2EncryptionAlgorithm: Int, Sendable {
    case algorithmDES = 1, algorithm3DES, algorithmAES128, algorithmAES256, algorithmAES128GCM, algorithmAES256GCM,
        algorithmChaCha20Poly1305
}
/// An algorithm of checks.
public enum NEVPNIKEv2IntegrityAlgorithm: Int, Sendable { case SHA96 = 1, SHA160, SHA256, SHA384, SHA512 }
/// A group of key exchange.
public enum NEVPNIKEv2DiffieHellmanGroup: Int, Sendable {
    case groupInvalid = 0, group1, group2
    case group5 = 5
    case group14 = 14, group15, group16, group17, group18, group19, group20, group21
    case group31 = 31, group32
}
/// The settings of a VPN with IKEv2.
open class NEVPNProtocolIKEv2: NEVPNProtocolIPSec, @unchecked Sendable {
    /// How often the other side is checked.
    public enum DeadPeerDetectionRate: Int, Sendable { case none, low, medium, high }
    open var deadPeerDetectionRate = DeadPeerDetectionRate.medium
    open var serverCertificateIssuerCommonName: String?, serverCertificateCommonName: String?
    open var useConfigurationAttributeInternalIPSubnet = false, disableMOBIKE = false, disableRedirect = false, enablePFS = false,
        enableRevocationCheck = false, strictRevocationCheck = false, enableFallback = false
    public final let ikeSecurityAssociationParameters = NEVPNIKEv2SecurityAssociationParameters()
    public final let childSecurityAssociationParameters = NEVPNIKEv2SecurityAssociationParameters(lifetimeMinutes: 30)
    override func blank() -> NEVPNProtocol { NEVPNProtocolIKEv2() }
    override func fill(_ copy: NEVPNProtocol) {
        super.fill(copy)
        guard let copy = copy as? NEVPNProtocolIKEv2 else { return }
        copy.deadPeerDetectionRate = deadPeerDetectionRate
        (copy.serverCertificateIssuerCommonName, copy.serverCertificateCommonName) =
            (serverCertificateIssuerCommonName, serverCertificateCommonName)
        copy.useConfigurationAttributeInternalIPSubnet = useConfigurationAttributeInternalIPSubnet
        (copy.disableMOBIKE, copy.disableRedirect, copy.enablePFS) = (disableMOBIKE, disableRedirect, enablePFS)
        (copy.enableRevocationCheck, copy.strictRevocationCheck) = (enableRevocationCheck, strictRevocationCheck)
        copy.enableFallback = enableFallback
        ikeSecurityAssociationParameters.fill(copy.ikeSecurityAssociationParameters)
        childSecurityAssociationParameters.fill(copy.childSecurityAssociationParameters)
    }
}
/// The settings of an app's own VPN.
open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
    open var providerConfiguration: [String: Any]?
    open var providerBundleIdentifier: String?
    override func blank() -> NEVPNProtocol { NETunnelProviderProtocol() }
    override func fill(_ copy: NEVPNProtocol) {
        super.fill(copy)
        guard let copy = copy as? NETunnelProviderProtocol else { return }
        (copy.providerConfiguration, copy.providerBundleIdentifier) = (providerConfiguration, providerBundleIdentifier)
    }
}
/// A server between the app and the network.
open class NEProxyServer: NSObject, @unchecked Sendable {
    public final let address: String, port: Int
    open var authenticationRequired = false, username: String?, password: String?
    public init(address: String, port: Int) { (self.address, self.port) = (address, port) }
}
/// The servers between the app and the network.
open class NEProxySettings: NSObject, @unchecked Sendable {
    open var autoProxyConfigurationEnabled = false, proxyAutoConfigurationURL: URL?, proxyAutoConfigurationJavaScript: String?
    open var httpEnabled = false, httpServer: NEProxyServer?, httpsEnabled = false, httpsServer: NEProxyServer?
    open var excludeSimpleHostnames = false, exceptionList: [String]?, matchDomains: [String]?
    public override init() { super.init() }
}
/// What a rule does with a connection.
public enum NEOnDemandRuleAction: Int, Sendable { case connect = 1, disconnect, evaluateConnection, ignore }
/// The network of a rule.
public enum NEOnDemandRuleInterfaceType: Int, Sendable {
    case any = 0
    case wiFi = 2, cellular
}
/// When a VPN is connected.
open class NEOnDemandRule: NSObject, @unchecked Sendable {
    open var action: NEOnDemandRuleAction { .ignore }
    open var dnsSearchDomainMatch: [String]?, dnsServerAddressMatch: [String]?, interfaceTypeMatch = NEOnDemandRuleInterfaceType.any
    open var ssidMatch: [String]?, probeURL: URL?
    public override init() { super.init() }
}
open class NEOnDemandRuleConnect: NEOnDemandRule, @unchecked Sendable { open override var action: NEOnDemandRuleAction { .connect } }
open class NEOnDemandRuleDisconnect: NEOnDemandRule, @unchecked Sendable { open override var action: NEOnDemandRuleAction { .disconnect } }
/// A rule that changes nothing.
open class NEOnDemandRuleIgnore: NEOnDemandRule, @unchecked Sendable { open override var action: NEOnDemandRuleAction { .ignore } }
/// A rule that depends on the address.
open class NEOnDemandRuleEvaluateConnection: NEOnDemandRule, @unchecked Sendable {
    open override var action: NEOnDemandRuleAction { .evaluateConnection }
    open var connectionRules: [NEEvaluateConnectionRule]?
}
/// What happens with an address.
public enum NEEvaluateConnectionRuleAction: Int, Sendable { case connectIfNeeded = 1, neverConnect }
/// What happens with addresses.
open class NEEvaluateConnectionRule: NSObject, @unchecked Sendable {
    public final let matchDomains: [String], action: NEEvaluateConnectionRuleAction
    open var useDNSServers: [String]?, probeURL: URL?
    public init(matchDomains domains: [String], andAction action: NEEvaluateConnectionRuleAction) {
        (matchDomains, self.action) = (domains, action)
    }
}
/// The VPN of an app. Its configuration can't be saved.
open class NEVPNManager: NSObject, @unchecked Sendable {
    private static let manager = NEVPNManager()
    open class func shared() -> NEVPNManager { manager }
    open var onDemandRules: [NEOnDemandRule]?, isOnDemandEnabled = false, localizedDescription: String?
    open var protocolConfiguration: NEVPNProtocol?, isEnabled = false
    open var connection: NEVPNConnection { invalid }
    final let invalid: NEVPNConnection
    override init() {
        invalid = NETunnelProviderSession()
        super.init()
        invalid.manager = self
    }
    /// Calls the handler without an error: nothing is saved.
    @preconcurrency open func loadFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) { completionHandler(nil) }
    /// Does nothing: nothing is saved.
    open func loadFromPreferences() async throws {}
    /// Fails: configurations can't be changed.
    @preconcurrency open func saveToPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(NEVPNError(.configurationReadWriteFailed))
    }
    open func saveToPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
    /// Fails: configurations can't be changed.
    @preconcurrency open func removeFromPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(NEVPNError(.configurationReadWriteFailed))
    }
    /// Fails: configurations can't be changed.
    open func removeFromPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
}
/// The VPNs of an app's own providers: none is saved.
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
    public override init() { super.init() }
    @preconcurrency open class func loadAllFromPreferences(
        completionHandler: @escaping @Sendable ([NETunnelProviderManager]?, (any Error)?) -> Void
    ) {
        completionHandler([], nil)
    }
    open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }
}
/// The filter of an app. Its configuration can't be saved.
open class NEFilterManager: NSObject, @unchecked Sendable {
    private static let manager = NEFilterManager()
    open class func shared() -> NEFilterManager { manager }
    open var localizedDescription: String?, isEnabled = false, providerConfiguration: NEFilterProviderConfiguration?
    @preconcurrency open func loadFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) { completionHandler(nil) }
    open func loadFromPreferences() async throws {}
    @preconcurrency open func saveToPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(NEFilterManagerError(.configurationPermissionDenied))
    }
    open func saveToPreferences() async throws { throw NEFilterManagerError(.configurationPermissionDenied) }
    @preconcurrency open func removeFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(NEFilterManagerError(.configurationPermissionDenied))
    }
}
/// The settings of a filter.
open class NEFilterProviderConfiguration: NSObject, @unchecked Sendable {
    open var filterBrowsers = false, filterSockets = false, vendorConfiguration: [String: Any]?, serverAddress: String?, username: String?,
        organization: String?
    public override init() { super.init() }
}
