import Foundation

/// An IPv4 address.
public struct IPv4Address: Hashable, Sendable, CustomDebugStringConvertible {
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
public struct IPv6Address: Hashable, Sendable {
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
            case .ipv6(let address): address == .loopback ? "::1" : address.rawValue.map { String($0, radix: 16) }.joined(separator: ":")
            }
        }
    }
    /// The number of a port.
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
    /// The number of an error of another library.
    public typealias OSStatus = Int32
    public static var errorDomain: String { "Network.NWError" }
    public var errorCode: Int {
        switch self {
        case .posix(let code): Int(code.rawValue)
        case .dns(let code): Int(code)
        case .tls(let code): Int(code)
        }
    }
}
