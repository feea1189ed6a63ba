import Foundation

// How connections are made. The values are stored but have no effect: nothing is connected here.
// `@unchecked Sendable`: only the app changes the values.

public class NWProtocolDefinition: Hashable, CustomDebugStringConvertible, @unchecked Sendable {  // The name never changes.
    public let name: String
    init(_ name: String) { self.name = name }
    public static func == (left: NWProtocolDefinition, right: NWProtocolDefinition) -> Bool { left.name == right.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    public var debugDescription: String { name }
}
/// The metadata that a protocol has for a message or a connection.
open class NWProtocolMetadata: @unchecked Sendable {
    let definition: NWProtocolDefinition
    init(_ definition: NWProtocolDefinition) { self.definition = definition }
}
public protocol NWProtocol { static var definition: NWProtocolDefinition { get } }
open class NWProtocolOptions: @unchecked Sendable {
    init() {}
}

/// The protocol of streams.
public enum NWProtocolTCP: NWProtocol {
    public static let definition = NWProtocolDefinition("tcp")
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public var noDelay = false, noPush = false, noOptions = false, enableKeepalive = false, keepaliveCount = 0, keepaliveIdle = 0,
            keepaliveInterval = 0
        public var maximumSegmentSize = 0, connectionTimeout = 0, persistTimeout = 0, connectionDropTime = 0
        public var retransmitFinDrop = false, disableAckStretching = false, enableFastOpen = false, disableECN = false
        public var multipathForceVersion = 0
        public override init() { super.init() }
    }
    /// The metadata of a stream.
    public final class Metadata: NWProtocolMetadata, @unchecked Sendable {
        public var availableReceiveBuffer: UInt32 { 0 }
        public var availableSendBuffer: UInt32 { 0 }
    }
}
/// The protocol of single packets.
public enum NWProtocolUDP: NWProtocol {
    public static let definition = NWProtocolDefinition("udp")
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public var preferNoChecksum = false
        public override init() { super.init() }
    }
    /// The metadata of packets.
    public final class Metadata: NWProtocolMetadata, @unchecked Sendable { public init() { super.init(NWProtocolUDP.definition) } }
}
/// The protocol below both.
public enum NWProtocolIP: NWProtocol {
    public static let definition = NWProtocolDefinition("ip")
    /// A mark of congestion.
    public enum ECN: Sendable { case nonECT, ect0, ect1, ce }
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        /// The version, and which own addresses to use.
        public enum Version: Sendable { case any, v4, v6 }
        public enum LocalAddressPreference: Sendable { case `default`, temporary, stable }
        public var version = Version.any, hopLimit: UInt8 = 0, useMinimumMTU = false, disableFragmentation = false
        public var shouldCalculateReceiveTime = false, localAddressPreference = LocalAddressPreference.default,
            disableMulticastLoopback = false
        public override init() { super.init() }
    }
    /// The metadata of packets.
    public final class Metadata: NWProtocolMetadata, @unchecked Sendable {
        public var ecn = ECN.nonECT, serviceClass = NWParameters.ServiceClass.bestEffort
        public var receiveTime: UInt64 { 0 }
        public init() { super.init(NWProtocolIP.definition) }
    }
}
/// The protocol of secure streams.
public enum NWProtocolTLS: NWProtocol {
    public static let definition = NWProtocolDefinition("tls")
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public let securityProtocolOptions = sec_protocol_options()
        public override init() { super.init() }
    }
    /// The metadata of a secure stream.
    public final class Metadata: NWProtocolMetadata, @unchecked Sendable {
        public let securityProtocolMetadata = sec_protocol_metadata()
    }
}
/// The protocol of secure streams over single packets.
public enum NWProtocolQUIC: NWProtocol {
    public static let definition = NWProtocolDefinition("quic")
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public enum Direction: Sendable { case unidirectional, bidirectional }
        public let securityProtocolOptions = sec_protocol_options(), alpn: [String]
        public var direction = Direction.bidirectional, idleTimeout = 0, isDatagram = false, maxDatagramFrameSize = 0, maxUDPPayloadSize = 0
        public var initialMaxData = 0, initialMaxStreamsBidirectional = 0, initialMaxStreamsUnidirectional = 0
        public init(alpn: [String] = []) {
            self.alpn = alpn
            super.init()
        }
    }
}
/// The protocol of messages over HTTP.
public enum NWProtocolWebSocket: NWProtocol {
    public static let definition = NWProtocolDefinition("websocket")
    public enum Version: Sendable { case v13, version13 }
    /// The kind of a message.
    public enum Opcode: Int, Sendable { case cont = 0, text = 1, binary = 2, close = 8, ping = 9, pong = 10 }
    /// The reason of an end.
    public enum CloseCode: Equatable, Sendable {
        case protocolCode(Defined), applicationCode(UInt16), privateCode(UInt16)
        /// The reasons of RFC 6455.
        public enum Defined: UInt16, Sendable {
            case normalClosure = 1000, goingAway, protocolError, unsupportedData, noStatusReceived = 1005, abnormalClosure,
                invalidFramePayloadData, policyViolation, messageTooBig, mandatoryExtension, internalServerError, tlsHandshake = 1015
        }
    }
    /// The answer to a client.
    public struct Response: Sendable {
        public enum Status: Sendable { case accept, reject }
        public let status: Status, subprotocol: String?, additionalHeaders: [String]
        public init(status: Status, subprotocol: String?, additionalHeaders: [(name: String, value: String)]? = nil) {
            (self.status, self.subprotocol) = (status, subprotocol)
            self.additionalHeaders = (additionalHeaders ?? []).flatMap { [$0.name, $0.value] }
        }
    }
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public var autoReplyPing = false, skipHandshake = false, maximumMessageSize = 0
        private(set) var subprotocols: [String] = [], headers: [(name: String, value: String)] = []
        public init(_ version: Version = .v13) { super.init() }
        public func setSubprotocols(_ subprotocols: [String]) { self.subprotocols = subprotocols }
        public func setAdditionalHeaders(_ headers: [(name: String, value: String)]) { self.headers = headers }
        /// Keeps nothing: no client asks.
        @preconcurrency public func setClientRequestHandler(
            _ queue: DispatchQueue, handler: @escaping @Sendable ([String], [(name: String, value: String)]) -> Response
        ) {}
    }
    /// The kind of a message, and the reason of an end.
    public final class Metadata: NWProtocolMetadata, @unchecked Sendable {
        public let opcode: Opcode
        public var closeCode = CloseCode.protocolCode(.normalClosure)
        public init(opcode: Opcode) {
            self.opcode = opcode
            super.init(NWProtocolWebSocket.definition)
        }
        /// Calls the handler with an error: no answer comes.
        @preconcurrency public func setPongHandler(_ queue: DispatchQueue, handler: @escaping @Sendable (NWError?) -> Void) {
            queue.async { handler(.posix(.ENETDOWN)) }
        }
        public var additionalServerHeaders: [(name: String, value: String)] { [] }
        public var selectedSubprotocol: String? { nil }
    }
}

/// The settings of a connection.
public final class NWParameters: @unchecked Sendable, CustomDebugStringConvertible {
    /// The protocols of a connection, innermost last.
    public final class ProtocolStack: @unchecked Sendable {
        public var applicationProtocols: [NWProtocolOptions] = []
        public var transportProtocol: NWProtocolOptions?, internetProtocol: NWProtocolOptions? = NWProtocolIP.Options()
    }
    /// The kind of traffic.
    public enum ServiceClass: Sendable { case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling }
    /// How several networks are used.
    public enum MultipathServiceType: Sendable { case disabled, handover, interactive, aggregate }
    /// Whether addresses may be used after their time.
    public enum ExpiredDNSBehavior: Sendable { case systemDefault, allow, prohibit, persistent }
    /// The originator of a connection: the developer or the user.
    public enum Attribution: Sendable { case developer, user }
    /// The state that connections share with each other.
    public final class PrivacyContext: @unchecked Sendable {
        public let description: String
        public static let `default` = PrivacyContext(description: "default")
        public init(description: String) { self.description = description }
        public var proxyConfigurations: [ProxyConfiguration] = []
        public func flushCache() {}
        public func disableLogging() {}
        /// Requires encrypted look-ups. Has no effect.
        public func requireEncryptedNameResolution(_ isRequired: Bool, fallbackResolver: Any? = nil) {}
    }
    /// The protocols of the connection.
    public let defaultProtocolStack = ProtocolStack()
    /// Which interfaces may be used, and whether other devices nearby, and an address that is in use.
    public var requiredInterfaceType = NWInterface.InterfaceType.other, prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    public var requiredInterface: NWInterface?, prohibitedInterfaces: [NWInterface]?
    public var includePeerToPeer = false, allowLocalEndpointReuse = false, acceptLocalOnly = false, preferNoProxies = false
    public var prohibitExpensivePaths = false, prohibitConstrainedPaths = false, allowUltraConstrainedPaths = false, allowFastOpen = false,
        requiresDNSSECValidation = false
    public var serviceClass = ServiceClass.bestEffort, multipathServiceType = MultipathServiceType.disabled,
        expiredDNSBehavior = ExpiredDNSBehavior.systemDefault, attribution = Attribution.developer
    public var requiredLocalEndpoint: NWEndpoint?
    private var privacyContext = PrivacyContext.default
    public init() {}
    public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = .init()) {
        defaultProtocolStack.transportProtocol = tcp
        if let tls { defaultProtocolStack.applicationProtocols = [tls] }
    }
    public init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = .init()) {
        defaultProtocolStack.transportProtocol = udp
        if let dtls { defaultProtocolStack.applicationProtocols = [dtls] }
    }
    public init(quic: NWProtocolQUIC.Options) { defaultProtocolStack.transportProtocol = quic }
    public init(customIPProtocolNumber: UInt8) {}
    public static var tcp: NWParameters { NWParameters(tls: nil) }
    public static var tls: NWParameters { NWParameters(tls: .init()) }
    public static var udp: NWParameters { NWParameters(dtls: nil) }
    public static var dtls: NWParameters { NWParameters(dtls: .init()) }
    public static var applicationService: NWParameters { NWParameters(tls: nil) }
    public static func quic(alpn: [String]) -> NWParameters { NWParameters(quic: .init(alpn: alpn)) }
    public static func quicDatagram(alpn: [String]) -> NWParameters { NWParameters(quic: .init(alpn: alpn)) }
    public func setPrivacyContext(_ privacyContext: PrivacyContext) { self.privacyContext = privacyContext }
    public var debugDescription: String { "\(defaultProtocolStack.transportProtocol.map { "\(type(of: $0))" } ?? "custom")" }
    /// Returns a copy with the same values. Options of protocols are shared.
    public func copy() -> NWParameters {
        let other = NWParameters()
        other.defaultProtocolStack.applicationProtocols = defaultProtocolStack.applicationProtocols
        other.defaultProtocolStack.transportProtocol = defaultProtocolStack.transportProtocol
        other.defaultProtocolStack.internetProtocol = defaultProtocolStack.internetProtocol
        (other.requiredInterfaceType, other.prohibitedInterfaceTypes) = (requiredInterfaceType, prohibitedInterfaceTypes)
        (other.requiredInterface, other.prohibitedInterfaces) = (requiredInterface, prohibitedInterfaces)
        (other.includePeerToPeer, other.allowLocalEndpointReuse) = (includePeerToPeer, allowLocalEndpointReuse)
        (other.acceptLocalOnly, other.preferNoProxies) = (acceptLocalOnly, preferNoProxies)
        (other.prohibitExpensivePaths, other.prohibitConstrainedPaths) = (prohibitExpensivePaths, prohibitConstrainedPaths)
        (other.allowUltraConstrainedPaths, other.allowFastOpen) = (allowUltraConstrainedPaths, allowFastOpen)
        (other.requiresDNSSECValidation, other.serviceClass) = (requiresDNSSECValidation, serviceClass)
        (other.multipathServiceType, other.expiredDNSBehavior) = (multipathServiceType, expiredDNSBehavior)
        (other.attribution, other.requiredLocalEndpoint) = (attribution, requiredLocalEndpoint)
        other.privacyContext = privacyContext
        return other
    }
}

/// A server between an app and others.
public struct ProxyConfiguration: Sendable {
    /// The server, its user, and the hosts that are reached through it or without it.
    let endpoint: NWEndpoint
    public var allowFailover = false, excludedDomains: [String] = [], matchDomains: [String] = []
    private(set) var user: String?
    public init(httpCONNECTProxy proxyEndpoint: NWEndpoint, tlsOptions: NWProtocolTLS.Options? = nil) { endpoint = proxyEndpoint }
    public init(socksv5Proxy proxyEndpoint: NWEndpoint) { endpoint = proxyEndpoint }
    public mutating func applyCredential(username: String, password: String) { user = username }
}
