import Foundation

/// The address at which a proxy or a container publishes a server: `https://name-8080.example/prefix/`.
public struct PublishedAddress: Hashable, Sendable {
    /// `http` or `https`.
    public let scheme: String
    /// The host, with the port unless it is the scheme's own, in lower case.
    public let authority: String
    /// The path before the server's own, such as `/prefix`; empty for the root.
    public let prefix: String

    /// Creates an address from the text of a URL. Returns `nil` unless it has the scheme `http` or `https`, a host, and no query, fragment,
    /// or user.
    public init?(_ text: String) {
        guard let url = URLComponents(string: text), let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
            let host = url.percentEncodedHost?.lowercased(), !host.isEmpty, url.query == nil, url.fragment == nil, url.user == nil,
            url.password == nil
        else { return nil }
        self.scheme = scheme
        let usual = scheme == "https" ? 443 : 80
        authority = url.port.map { $0 == usual ? host : "\(host):\($0)" } ?? host
        let path = url.percentEncodedPath
        guard path.split(separator: "/").allSatisfy({ $0 != "." && $0 != ".." }) else { return nil }
        prefix = path.split(separator: "/").map { "/" + $0 }.joined()
    }

    /// The origin of its pages, as browsers send it.
    public var origin: String { "\(scheme)://\(authority)" }
}
