import EmulatedDevices
import Foundation
import FoundationNetworking
import LoopbackServer
import Testing

@testable import Simulator

@Suite("Browser page server")
struct BrowserServerTests {
    @Test("only paths that begin with the whole token are served")
    func token() {
        #expect(BrowserServer.place("/c0ffee/", behind: "c0ffee") == "")
        #expect(BrowserServer.place("/c0ffee/socket", behind: "c0ffee") == "socket")
        for path in ["/", "", "c0ffee/", "/c0ffee", "/c0ffe/", "/c0ffee0/socket", "//c0ffee/socket", "/C0FFEE/", "/../c0ffee/"] {
            #expect(BrowserServer.place(path, behind: "c0ffee") == nil, "\(path)")
        }
        #expect(BrowserServer.place("/apps/c0ffee/socket", behind: "c0ffee", below: "/apps") == "socket")
        #expect(BrowserServer.place("/c0ffee/socket", behind: "c0ffee", below: "/apps") == "socket")
        #expect(BrowserServer.place("/appsc0ffee/socket", behind: "c0ffee", below: "/apps") == nil)
    }

    @Test("a published page is served at its own address and at its proxy's, and at no other")
    func published() async throws {
        let page = try BrowserPage(title: "App", devices: []), token = String(repeating: "5a", count: 16)
        let server = BrowserServer(
            token: token, link: BrowserLink(), page: page, address: "0.0.0.0", published: PublishedAddress("https://name-8080.example/apps")
        )
        let address = try await server.listen(port: 0)
        #expect(address.shown == "https://name-8080.example/apps/\(token)/")
        let own = try #require(URL(string: address.own)), port = try #require(own.port)
        #expect(address.own == "http://127.0.0.1:\(port)/\(token)/")
        func status(_ path: String, host: String) async throws -> Int? {
            var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(port)\(path)")))
            request.setValue(host, forHTTPHeaderField: "Host")
            return try await (URLSession.shared.data(for: request).1 as? HTTPURLResponse)?.statusCode
        }
        #expect(try await status("/\(token)/", host: "127.0.0.1:\(port)") == 200)
        #expect(try await status("/apps/\(token)/", host: "name-8080.example") == 200)
        #expect(try await status("/\(token)/", host: "other.example") == 403)
        await server.close()
    }

    @Test("messages that the page never sends are not accepted as input")
    func messages() {
        #expect(
            BrowserMessage.decode(#"{"t":"touch","id":1,"phase":"began","x":2,"y":3.5}"#)
                == .touch(identifier: 1, phase: "began", x: 2, y: 3.5))
        #expect(BrowserMessage.decode(#"{"t":"ack","frame":7}"#) == .acknowledged(7))
        #expect(BrowserMessage.decode(#"{"id":1,"method":"views"}"#) == .request(#"{"id":1,"method":"views"}"#))
        for text in [
            "", "{", "[]", "null", #"{"t":"touch"}"#, #"{"t":"touch","id":1e99,"phase":"began","x":2,"y":3}"#, #"{"t":"ack","frame":-1}"#,
            #"{"t":"joined"}"#,
            #"{"t":"text"}"#, String(repeating: "[", count: 1 << 20),
        ] { #expect(BrowserMessage.decode(text) == nil, "\(text.prefix(40))") }
        // A message may be as long as the server lets it be.
        let long = String(repeating: "a", count: 1 << 19)
        #expect(BrowserMessage.decode(#"{"t":"text","value":""# + long + #""}"#) == .text(long))
    }

    @Test("pointers of two pages with the same number are two fingers, and those of a page that leaves are canceled")
    func fingers() {
        var fingers = PageFingers()
        let point = CGPoint(x: 10, y: 20), other = CGPoint(x: 30, y: 40)
        let stray = fingers.take(1, of: 1, .moved, at: point)
        let first = fingers.take(1, of: 1, .began, at: point), second = fingers.take(1, of: 2, .began, at: point)
        let moved = fingers.take(1, of: 1, .moved, at: other), left = fingers.lift(1), none = fingers.lift(1)
        let ended = fingers.take(1, of: 2, .ended, at: other), again = fingers.take(1, of: 2, .ended, at: other)
        #expect(stray == nil && first != nil && second != nil && first?.identifier != second?.identifier)
        #expect(moved?.identifier == first?.identifier && moved?.location == other)
        #expect(left.map(\.identifier) == [first?.identifier] && left.map(\.phase) == [.cancelled] && left.map(\.location) == [other])
        #expect(none.isEmpty && ended?.identifier == second?.identifier && again == nil)
    }

    @Test("the page is built from its files, with the title and devices as text, not markup")
    func page() throws {
        let page = try BrowserPage(title: "<b>{{devices}}</b> & more", devices: DeviceDescription.all)
        let html = try #require(page.file("").map { String(decoding: $0.body, as: UTF8.self) })
        #expect(html.contains("<title>&lt;b&gt;{{devices}}&lt;/b&gt; &amp; more</title>"))
        #expect(html.contains("<option>iPhone SE"))
        let table = try #require(html.firstMatch(of: #/<script type="application/json" id="devices">(.*?)<\/script>/#))
        let devices = try #require(try JSONSerialization.jsonObject(with: Data(table.output.1.utf8)) as? [String: Any])
        #expect(devices.count == DeviceDescription.all.count)
        // The page's policy allows no inline scripts or styles.
        #expect(
            !html.contains("<style") && !html.contains(" style=")
                && html.firstMatch(of: #/<script(?![^>]*(?:src=|application\/json))/#) == nil)
    }

    @Test("each file that the page refers to is served with its type, and nothing else is")
    func files() throws {
        let page = try BrowserPage(title: "App", devices: [])
        var waiting = [""], seen: Set<String> = []
        while let name = waiting.popLast() {
            guard seen.insert(name).inserted else { continue }
            let file = try #require(page.file(name), "\(name)")
            let text = String(decoding: file.body, as: UTF8.self)
            if name.hasSuffix(".js") { #expect(file.type.hasPrefix("text/javascript")) }
            if name.hasSuffix(".css") { #expect(file.type.hasPrefix("text/css")) }
            waiting += text.matches(of: #/(?:from|import|href=|src=) ?["'](?:\.\/)?([a-z]+\.(?:js|css))["']/#).map { String($0.output.1) }
        }
        #expect(seen.count > 10)
        for name in ["page.html", "../Page/page.js", "/etc/passwd", "%2e%2e/page.js", "page.js/", "PAGE.JS"] {
            #expect(page.file(name) == nil, "\(name)")
        }
    }

    @Test("the environment may set the address's secret, but not a weak one")
    func secret() {
        let long = String(repeating: "0a", count: 16)
        #expect(BrowserServer.token(["UNDERSTUDY_PAGE_TOKEN": long]) == long)
        for weak in ["", "abc", "../" + long, long.uppercased(), long + "/x"] {
            let token = BrowserServer.token(["UNDERSTUDY_PAGE_TOKEN": weak])
            #expect(token != weak && token.count == 32, "\(weak)")
        }
        #expect(BrowserServer.token([:]) != BrowserServer.token([:]))
    }
}
