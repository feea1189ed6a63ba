import Foundation
import Testing
import UIKitRuntime
import WebKitCompanion

@MainActor @Suite("Pages of WebKit", .serialized)
struct WebPageTests {
    /// Answers every address with its path as a heading.
    private final class Handler: NSObject, WKURLSchemeHandler {
        func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
            guard let address = urlSchemeTask.request.url, address.host == "ok" else {
                return urlSchemeTask.didFailWithError(URLError(.badURL))
            }
            urlSchemeTask.didReceive(URLResponse(url: address, mimeType: "text/html", expectedContentLength: 0, textEncodingName: nil))
            urlSchemeTask.didReceive(Data("<title>\(address.lastPathComponent)</title>".utf8))
            urlSchemeTask.didReceive(Data("<p>Soup</p>".utf8))
            urlSchemeTask.didFinish()
        }
        func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
    }
    private final class Delegate: NSObject, WKNavigationDelegate {
        var log: [String] = []
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { log.append("finish \(webView.title ?? "")") }
        func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
            log.append("fail \((error as? URLError)?.code == .badURL)")
        }
    }
    private static func address(_ text: String) throws -> URLRequest { URLRequest(url: try #require(URL(string: text))) }

    @Test("a scheme's handler answers the loads of its addresses, which become the history")
    func schemes() throws {
        let configuration = WKWebViewConfiguration()
        configuration.setURLSchemeHandler(Handler(), forURLScheme: "app")
        let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), configuration: configuration), delegate = Delegate()
        view.navigationDelegate = delegate
        view.load(try Self.address("app://ok/one"))
        #expect(view.isLoading)
        EventLoop.main.turn()
        view.load(try Self.address("app://ok/two"))
        EventLoop.main.turn()
        #expect(delegate.log == ["finish one", "finish two"] && !view.isLoading)
        #expect(view.canGoBack && !view.canGoForward && view.backForwardList.backItem?.title == "one")
        view.goBack()
        EventLoop.main.turn()
        #expect(view.url?.lastPathComponent == "one" && view.canGoForward && !view.canGoBack)
        #expect(view.backForwardList.forwardItem?.url.lastPathComponent == "two")
        view.load(try Self.address("app://no/three"))
        EventLoop.main.turn()
        #expect(delegate.log.last == "fail true")
    }
    @Test("a delegate decides on the answer of a scheme's handler, and a refused one fails")
    func answers() throws {
        final class Decider: NSObject, WKNavigationDelegate {
            var log: [String] = []
            func webView(
                _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
                decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
            ) {
                log.append("ask \(navigationResponse.canShowMIMEType)")
                decisionHandler(navigationResponse.response.url?.lastPathComponent == "one" ? .allow : .cancel)
            }
            func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { log.append("finish") }
            func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
                log.append("fail \((error as NSError).code)")
            }
        }
        let configuration = WKWebViewConfiguration()
        configuration.setURLSchemeHandler(Handler(), forURLScheme: "app")
        let view = WKWebView(frame: .zero, configuration: configuration), decider = Decider()
        view.navigationDelegate = decider
        view.load(try Self.address("app://ok/one"))
        EventLoop.main.turn()
        view.load(try Self.address("app://ok/two"))
        EventLoop.main.turn()
        #expect(decider.log == ["ask true", "finish", "ask true", "fail 102"] && !view.isLoading)
    }
    @Test("the stores of a folder have the same lists of rules")
    func rules() async throws {
        let folder = URL(fileURLWithPath: "/rules"), one = try #require(WKContentRuleListStore(url: folder))
        let other = try #require(WKContentRuleListStore(url: folder))
        _ = try await one.compileContentRuleList(forIdentifier: "a", encodedContentRuleList: "[]")
        #expect(await other.availableIdentifiers() == ["a"])
        try await other.removeContentRuleList(forIdentifier: "a")
        #expect(await one.availableIdentifiers() == [])
    }
    // The bits of WKWebExtensionTab.h and WKWebViewConfiguration.h.
    @Test("options have WebKit's bits") func bits() {
        #expect(WKWebExtension.TabChangedProperties.loading.rawValue == 2 && WKWebExtension.TabChangedProperties.zoomFactor.rawValue == 512)
        #expect(WKAudiovisualMediaTypes.all.rawValue == .max)
    }
    @Test("the asynchronous form of a delegate's decision is asked, with the preferences of the configuration")
    func decisions() throws {
        final class Decider: NSObject, WKNavigationDelegate {
            var count = 0
            func webView(
                _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences
            ) async -> (WKNavigationActionPolicy, WKWebpagePreferences) {
                count += preferences.preferredContentMode == .mobile ? 1 : 0
                return (.cancel, preferences)
            }
        }
        let view = WKWebView(frame: .zero), delegate = Decider()
        view.configuration.defaultWebpagePreferences.preferredContentMode = .mobile
        view.navigationDelegate = delegate
        view.loadHTMLString("<title>Soup</title>", baseURL: nil)
        EventLoop.main.turn()
        #expect(delegate.count == 1 && view.title == nil && !view.isLoading)
    }
    @Test("a data address and a simulated answer are shown") func data() throws {
        let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        view.load(try Self.address("data:text/html,%3Ctitle%3EPie%3C/title%3E%3Cp%3EX%3C/p%3E"))
        EventLoop.main.turn()
        #expect(view.title == "Pie")
        view.loadSimulatedRequest(try Self.address("https://example.org/"), responseHTML: "<title>Cake</title><p>X</p>")
        EventLoop.main.turn()
        #expect(view.title == "Cake" && view.url?.host == "example.org")
    }
    @Test("a download fails through its delegate, and scripts throw") func refusals() async throws {
        final class Listener: NSObject, WKDownloadDelegate {
            var count = 0
            func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) { count += 1 }
        }
        let view = WKWebView(frame: .zero), listener = Listener()
        let download = await view.startDownload(using: try Self.address("https://example.org/"))
        download.delegate = listener
        EventLoop.main.turn()
        #expect(listener.count == 1)
        await #expect(throws: (any Error).self) { _ = try await view.evaluateJavaScript("1 + 1") }
        let error = WKError(.contentRuleListStoreLookUpFailed)
        #expect(error.errorCode == 7 && (error as NSError).domain == WKErrorDomain)
    }
    @Test("a page reports the steps of its loads, and what its view shows") func page() async throws {
        let page = WebPage()
        var steps: [WebPage.NavigationEvent] = []
        let load = page.load(html: "<title>Soup</title><p>Stir.</p>")
        #expect(page.isLoading)
        EventLoop.main.turn()
        for try await step in load { steps.append(step) }
        #expect(steps == [.startedProvisionalNavigation, .committed, .finished])
        #expect(page.title == "Soup" && !page.isLoading && page.currentNavigationEvent == .finished)
        #expect(URLScheme("app")?.rawValue == "app" && URLScheme("https") == nil && URLScheme("a b") == nil)
    }
    @Test("patterns of extensions match addresses") func patterns() throws {
        let pattern = try WKWebExtension.MatchPattern(string: "*://*.example.org/a/*")
        func fits(_ text: String) -> Bool { pattern.matches(URL(string: text)) }
        #expect(fits("https://www.example.org/a/b") && fits("http://example.org/a/"))
        #expect(!fits("ftp://example.org/a/b") && !fits("https://example.org/b") && !fits("https://example.com/a/b"))
        #expect(pattern.host == "*.example.org" && pattern.path == "/a/*" && !pattern.matchesAllHosts)
        #expect(WKWebExtension.MatchPattern.allURLs().matches(pattern))
        #expect(throws: WKWebExtensionMatchPatternError(.invalidScheme)) { try WKWebExtension.MatchPattern(string: "nothing") }
        #expect(throws: WKWebExtensionMatchPatternError(.invalidHost)) { try WKWebExtension.MatchPattern(string: "https://a*b/") }
    }
}
