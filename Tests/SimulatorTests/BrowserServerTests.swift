import Testing

@testable import Simulator

@Suite("The page's server")
struct BrowserServerTests {
    @Test("only paths behind the whole token lead anywhere")
    func token() {
        #expect(BrowserServer.place("/c0ffee/", behind: "c0ffee") == "")
        #expect(BrowserServer.place("/c0ffee/socket", behind: "c0ffee") == "socket")
        for path in ["/", "", "c0ffee/", "/c0ffee", "/c0ffe/", "/c0ffee0/socket", "//c0ffee/socket", "/C0FFEE/", "/../c0ffee/"] {
            #expect(BrowserServer.place(path, behind: "c0ffee") == nil, "\(path)")
        }
    }

    @Test("what no page sends is not taken for input")
    func messages() {
        #expect(
            BrowserMessage.decode(#"{"t":"touch","id":1,"phase":"began","x":2,"y":3.5}"#)
                == .touch(identifier: 1, phase: "began", x: 2, y: 3.5))
        #expect(BrowserMessage.decode(#"{"t":"ack","frame":7}"#) == .acknowledged(7))
        for text in [
            "", "{", "[]", "null", #"{"t":"touch"}"#, #"{"t":"touch","id":1e99,"phase":"began","x":2,"y":3}"#, #"{"t":"ack","frame":-1}"#,
            #"{"t":"joined"}"#,
            #"{"t":"text"}"#, #"{"t":"text","value":""# + String(repeating: "a", count: 1 << 16) + #""}"#,
            String(repeating: "[", count: 60_000),
        ] { #expect(BrowserMessage.decode(text) == nil, "\(text.prefix(40))") }
    }
}
