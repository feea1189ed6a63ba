import Foundation
import UIKitFoundation

/// An address of version 4 or 6.
public protocol IPAddress: Hashable, Sendable, CustomDebugStringConvertible {
    /// The bytes.
    var rawValue: Data { get }
    /// The interface of the address, or nil for any.
    var interface: NWInterface? { get }
    /// Whether the address is this device, is valid in its network only, and belongs to several devices.
    var isLoopback: Bool { get }
    var isLinkLocal: Bool { get }
    var isMulticast: Bool { get }
    init?(_ rawValue: Data, _ interface: NWInterface?)
    init?(_ string: String)
}
extension IPAddress { public var interface: NWInterface? { nil } }
extension IPv4Address {
    public init?(_ rawValue: Data, _ interface: NWInterface?) { self.init(rawValue) }
    public var isLinkLocal: Bool { rawValue.starts(with: [169, 254]) }
    public var isMulticast: Bool { (224...239).contains(rawValue.first ?? 0) }
    /// The groups of all devices, of all routers, and of Bonjour.
    public static let allHostsGroup = IPv4Address("224.0.0.1") ?? .any, allRoutersGroup = IPv4Address("224.0.0.2") ?? .any,
        allReportsGroup = IPv4Address("224.0.0.22") ?? .any, mdnsGroup = IPv4Address("224.0.0.251") ?? .any
}
extension IPv6Address {
    public init?(_ rawValue: Data, _ interface: NWInterface?) { self.init(rawValue) }
    public var isLinkLocal: Bool { rawValue.first == 0xFE && (rawValue.dropFirst().first ?? 0) & 0xC0 == 0x80 }
    public var isMulticast: Bool { rawValue.first == 0xFF }
    public var isUniqueLocal: Bool { (rawValue.first ?? 0) & 0xFE == 0xFC }
    public var isIPv4Mapped: Bool { rawValue.prefix(10).allSatisfy { $0 == 0 } && rawValue.dropFirst(10).prefix(2) == Data([0xFF, 0xFF]) }
    /// The address of version 4 inside of this one, or nil.
    public var asIPv4: IPv4Address? { isIPv4Mapped ? IPv4Address(Data(rawValue.suffix(4))) : nil }
    public static let any = IPv6Address(Data(count: 16)) ?? .loopback, broadcast = any,
        linkLocalNodes = IPv6Address("ff02::1") ?? .loopback, linkLocalRouters = IPv6Address("ff02::2") ?? .loopback
    /// The shortest form of the address.
    public var debugDescription: String {
        var text = [CChar](repeating: 0, count: 64)
        _ = rawValue.withUnsafeBytes { inet_ntop(AF_INET6, $0.baseAddress, &text, 64) }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
extension NWEndpoint {
    /// The interface, or nil for any.
    public var interface: NWInterface? {
        switch self {
        case .service(_, _, _, let interface), .hostPort(.name(_, let interface), _): interface
        default: nil
        }
    }
    /// The data about a service: not known.
    public var txtRecord: NWTXTRecord? { nil }
}
extension NWError: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue)): \(String(cString: strerror(code.rawValue)))"
        case .dns(let code): "DNSServiceError(rawValue: \(code))"
        case .tls(let code): "OSStatus(rawValue: \(code))"
        }
    }
}
/// An IPv4 address.
public struct IPv4Address: IPAddress {
    /// The four bytes.
    public let rawValue: Data
    /// Creates an address from four bytes.
    public init?(_ rawValue: Data) {
        guard rawValue.count == 4 else { return nil }
        self.rawValue = rawValue
    }
    /// Creates an address from its text: "127.0.0.1".
    public init?(_ string: String) {
        var address = in_addr()
        guard inet_pton(AF_INET, string, &address) == 1 else { return nil }
        rawValue = withUnsafeBytes(of: address) { Data($0) }
    }
    public var debugDescription: String { rawValue.map { String($0) }.joined(separator: ".") }
    /// Any address, and this device.
    public static let any = IPv4Address(bytes: [0, 0, 0, 0]), loopback = IPv4Address(bytes: [127, 0, 0, 1]),
        broadcast = IPv4Address(bytes: [255, 255, 255, 255])
    private init(bytes: [UInt8]) { rawValue = Data(bytes) }
    /// Whether the address is this device.
    public var isLoopback: Bool { rawValue.first == 127 }
}
/// An IPv6 address.
public struct IPv6Address: IPAddress {
    /// The sixteen bytes.
    public let rawValue: Data
    /// Creates an address from sixteen bytes.
    public init?(_ rawValue: Data) {
        guard rawValue.count == 16 else { return nil }
        self.rawValue = rawValue
    }
    /// Creates an address from its text: "::1".
    public init?(_ string: String) {
        var address = in6_addr()
        guard inet_pton(AF_INET6, string, &address) == 1 else { return nil }
        rawValue = withUnsafeBytes(of: address) { Data($0) }
    }
    /// This device.
    public static let loopback = IPv6Address(bytes: [UInt8](repeating: 0, count: 15) + [1])
    private init(bytes: [UInt8]) { rawValue = Data(bytes) }
    /// Whether the address is this device.
    public var isLoopback: Bool { self == .loopback }
}
/// The other end of a connection.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
    case hostPort(host: Host, port: Port)
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    case unix(path: String)
    case url(URL)

    /// A name or an address.
    public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        case name(String, NWInterface?)
        case ipv4(IPv4Address)
        case ipv6(IPv6Address)
        /// Creates a host from an address or a name.
        public init(_ string: String) {
            if let address = IPv4Address(string) {
                self = .ipv4(address)
            } else if let address = IPv6Address(string) {
                self = .ipv6(address)
            } else {
                self = .name(string, nil)
            }
        }
        public init(stringLiteral value: String) { self.init(value) }
        public var debugDescription: String {
            switch self {
            case .name(let name, _): name
            case .ipv4(let address): address.debugDescription
            case .ipv6(let address): address.debugDescription
            }
        }
    }
    public struct Port: RawRepresentable, Hashable, Sendable, ExpressibleByIntegerLiteral, CustomDebugStringConvertible {
        public let rawValue: UInt16
        public init?(rawValue: UInt16) { self.rawValue = rawValue }
        public init(integerLiteral value: UInt16) { rawValue = value }
        /// Creates a port from a number as text.
        public init?(_ service: String) {
            guard let number = UInt16(service) else { return nil }
            rawValue = number
        }
        public var debugDescription: String { "\(rawValue)" }
        /// Common ports.
        public static let any: Port = 0, ssh: Port = 22, smtp: Port = 25, http: Port = 80, pop: Port = 110, imap: Port = 143,
            https: Port = 443
    }
    public var debugDescription: String {
        switch self {
        case .hostPort(let host, let port): "\(host.debugDescription):\(port.debugDescription)"
        case .service(let name, let type, let domain, _): "\(name).\(type)\(domain)"
        case .unix(let path): path
        case .url(let url): url.absoluteString
        }
    }
}
/// The reason why a connection fails.
public enum NWError: Error, Equatable, CustomNSError, @unchecked Sendable {  // The codes are numbers.
    case posix(POSIXErrorCode)
    case dns(Int32)
    case tls(OSStatus)
    public static var errorDomain: String { "Network.NWError" }
    public var errorCode: Int {
        switch self {
        case .posix(let code): Int(code.rawValue)
        case .dns(let code): Int(code)
        case .tls(let code): Int(code)
        }
    }
}
