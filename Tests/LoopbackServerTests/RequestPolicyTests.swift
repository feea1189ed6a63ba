import NIOHTTP1
import Testing

@testable import LoopbackServer

@Suite("Request policy")
struct RequestPolicyTests {
    private func status(_ headers: [(String, String)], uri: String = "/", version: HTTPVersion = .http1_1, body: Int = 0) -> Int? {
        var limits = LoopbackLimits()
        limits.body = body
        let policy = RequestPolicy(limits: limits, names: ["127.0.0.1", "localhost"], port: 8080)
        return policy.refusal(of: HTTPRequestHead(version: version, method: .GET, uri: uri, headers: HTTPHeaders(headers)))?.status
    }

    @Test("clients get at most half of the files that the process may open")
    func descriptors() {
        #expect(LoopbackLimits().fitting(descriptors: 1024).connections == 64)
        #expect(LoopbackLimits().fitting(descriptors: 80).connections == 40)
        #expect(LoopbackLimits().fitting(descriptors: 1).connections == 1 && LoopbackLimits().fitting(descriptors: -1).connections == 64)
    }

    @Test("the server's own names are accepted in any case, with its own origin or none")
    func ownNames() {
        #expect(status([("Host", "127.0.0.1:8080")]) == nil)
        #expect(status([("host", "LOCALHOST:8080"), ("Origin", "http://localhost:8080")]) == nil)
        #expect(status([("Host", "localhost:8080"), ("Cookie", "a"), ("Cookie", "b"), ("Accept", "x"), ("Accept", "y")]) == nil)
    }

    @Test(
        "a host that is not exactly the server's own is rejected",
        arguments: [
            "evil.example:8080", "127.0.0.1", "127.0.0.1:80", "127.0.0.1:8080.evil.example", "localhost:8080 ", "[::1]:8080", "",
            "127.0.0.1.:8080", "2130706433:8080",
        ])
    func foreignHost(_ host: String) { #expect(status([("Host", host)]) == 403) }

    @Test(
        "an origin that is not exactly the server's own is rejected",
        arguments: [
            "null", "https://127.0.0.1:8080", "http://127.0.0.1:3000", "http://evil.example", "http://127.0.0.1:8080/",
            "http://localhost:8080.evil.example", "",
        ])
    func foreignOrigin(_ origin: String) { #expect(status([("Host", "127.0.0.1:8080"), ("Origin", origin)]) == 403) }

    @Test("a published address is the only other accepted host and origin")
    func published() throws {
        let address = try #require(PublishedAddress("https://Name-8080.example/apps/"))
        #expect(address.origin == "https://name-8080.example" && address.prefix == "/apps")
        let policy = RequestPolicy(limits: LoopbackLimits(), names: ["localhost"], port: 8080, published: address)
        func status(_ host: String, _ origin: String?) -> Int? {
            let headers = HTTPHeaders([("Host", host)] + (origin.map { [("Origin", $0)] } ?? []))
            return policy.refusal(of: HTTPRequestHead(version: .http1_1, method: .GET, uri: "/", headers: headers))?.status
        }
        #expect(status("name-8080.example", "https://name-8080.example") == nil)
        #expect(status("localhost:8080", "https://name-8080.example") == nil)
        #expect(status("localhost:8080", "http://localhost:8080") == nil)
        #expect(status("name-8080.example", "http://name-8080.example") == 403)
        #expect(status("name-8080.example:8080", nil) == 403)
        #expect(status("other.example", nil) == 403 && status("localhost:8080", "https://other.example") == 403)
    }

    @Test(
        "a published address has a host, and nothing after its path",
        arguments: [
            "name.example", "ftp://name.example", "https://", "https://user@name.example", "https://name.example/?a=b",
            "https://name.example/#a",
            "https://name.example/a/../b", "",
        ])
    func noPublishedAddress(_ text: String) { #expect(PublishedAddress(text) == nil) }

    @Test("the port of a published address is part of its host unless it is the scheme's")
    func publishedPort() {
        #expect(PublishedAddress("https://name.example:443")?.authority == "name.example")
        #expect(PublishedAddress("http://localhost:9000/")?.authority == "localhost:9000")
        #expect(PublishedAddress("http://[::1]:9000")?.authority == "[::1]:9000")
    }

    @Test("a request with no host, or with two hosts, origins, or lengths, is malformed")
    func doubledHeaders() {
        let host = ("Host", "127.0.0.1:8080")
        #expect(status([]) == 400)
        #expect(status([host, host]) == 400)
        #expect(status([("Host", "evil.example"), host]) == 400)
        #expect(status([host, ("Origin", "http://127.0.0.1:8080"), ("origin", "http://evil.example")]) == 400)
        #expect(status([host, ("Content-Length", "1"), ("Content-Length", "2")], body: 9) == 400)
        #expect(status([host, ("Content-Length", "1"), ("Transfer-Encoding", "chunked")], body: 9) == 400)
        #expect(status([host, ("X-Anything", "1"), ("x-anything", "1")]) == 400)
    }

    @Test("long targets, long bodies, and unknown versions are rejected")
    func limits() {
        let host = ("Host", "127.0.0.1:8080")
        #expect(status([host], uri: "/" + String(repeating: "a", count: 4095)) == nil)
        #expect(status([host], uri: "/" + String(repeating: "a", count: 4096)) == 414)
        #expect(status([host], uri: "http://evil.example/") == 400)
        #expect(status([host, ("Content-Length", "10")], body: 10) == nil)
        #expect(status([host, ("Content-Length", "11")], body: 10) == 413)
        #expect(status([host, ("Content-Length", "-1")], body: 10) == 400)
        #expect(status([host, ("Content-Length", "1e3")], body: 10) == 400)
        #expect(status([host], version: .http2) == 505)
    }

    @Test("a secret equals itself and nothing else")
    func secrets() {
        #expect("0123abcd".matchesSecret("0123abcd"))
        #expect(!"0123abce".matchesSecret("0123abcd"))
        #expect(!"0123abc".matchesSecret("0123abcd"))
        #expect(!"".matchesSecret("0123abcd"))
    }
}
