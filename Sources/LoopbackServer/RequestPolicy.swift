import NIOHTTP1

/// Decides from its head alone whether a request is answered.
///
/// A page of another site can reach loopback servers through the user's browser. Its requests are recognized by their `Origin` and, if its
/// name was rebound to the loopback address, by `Host`. Both are compared with exact lists, and to rule out conflicting interpretations,
/// neither header may occur twice.
struct RequestPolicy: Sendable {
    let limits: LoopbackLimits
    /// Values such as `127.0.0.1:PORT`, in lower case.
    let hosts: Set<String>
    /// The origins of the server's own pages, in lower case.
    let origins: Set<String>

    struct Refusal: Equatable, Error {
        var status: Int
        var reason: String
    }

    init(limits: LoopbackLimits, names: [String], port: Int, published: PublishedAddress? = nil) {
        self.limits = limits
        let own = Set(
            names.flatMap { name in
                let plain = name.lowercased()
                // An IPv6 address is in brackets.
                let name = plain.contains(":") && !plain.hasPrefix("[") ? "[\(plain)]" : plain
                // Browsers omit the port of plain HTTP.
                return ["\(name):\(port)"] + (port == 80 ? [name] : [])
            })
        // A proxy may keep the published host or send the server's own. Pages always have the published origin.
        hosts = published.map { own.union([$0.authority]) } ?? own
        origins = Set(own.map { "http://" + $0 }).union(published.map { [$0.origin] } ?? [])
    }

    /// The fields that HTTP defines as lists, or that browsers send more than once; any other may occur only once.
    private static let lists: Set<String> = [
        "accept", "accept-charset", "accept-encoding", "accept-language", "cache-control", "connection", "cookie", "forwarded", "if-match",
        "if-none-match",
        "pragma", "sec-websocket-extensions", "sec-websocket-protocol", "te", "trailer", "via", "x-forwarded-for",
    ]

    func refusal(of head: HTTPRequestHead) -> Refusal? {
        guard head.uri.utf8.count <= limits.requestLine else {
            return Refusal(status: 414, reason: "the request's target is longer than \(limits.requestLine) bytes")
        }
        guard head.version == .http1_1 || head.version == .http1_0 else {
            return Refusal(status: 505, reason: "the server speaks HTTP/1.1")
        }
        guard head.uri.hasPrefix("/") else { return Refusal(status: 400, reason: "the request's target is not a path") }
        var seen: Set<String> = []
        for (name, _) in head.headers {
            let name = name.lowercased()
            guard seen.insert(name).inserted || RequestPolicy.lists.contains(name) else {
                return Refusal(status: 400, reason: "the header \(name) occurs twice")
            }
        }
        guard let host = head.headers.first(name: "host") else { return Refusal(status: 400, reason: "the request has no Host") }
        guard hosts.contains(host.lowercased()) else {
            return Refusal(status: 403, reason: "the host isn't one of this server's: \(hosts.sorted().joined(separator: ", "))")
        }
        if let origin = head.headers.first(name: "origin"), !origins.contains(origin.lowercased()) {
            return Refusal(status: 403, reason: "pages of other origins have no access")
        }
        if seen.contains("content-length"), seen.contains("transfer-encoding") {
            return Refusal(status: 400, reason: "the request has two lengths")
        }
        if let length = head.headers.first(name: "content-length") {
            guard let length = Int(length), length >= 0 else { return Refusal(status: 400, reason: "the length is not a number") }
            guard length <= limits.body else { return bodyRefusal }
        }
        return nil
    }

    var bodyRefusal: Refusal { Refusal(status: 413, reason: "the request's body is longer than \(limits.body) bytes") }
    var headRefusal: Refusal {
        Refusal(status: 431, reason: "the request's headers take more than \(limits.head) bytes or \(limits.headerFields) fields")
    }
}
