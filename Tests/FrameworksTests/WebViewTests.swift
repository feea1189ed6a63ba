import Foundation
import Testing
import UIKitRuntime
import WebKitCompanion

@MainActor private final class Listener: NSObject, UIWebViewDelegate {
    var log: [String] = []
    var allows = true
    func webView(_ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType) -> Bool {
        log.append("ask \(navigationType)")
        return allows
    }
    func webViewDidStartLoad(_ webView: UIWebView) { log.append("start \(webView.isLoading)") }
    func webViewDidFinishLoad(_ webView: UIWebView) { log.append("finish \(webView.isLoading)") }
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) { log.append("fail \(webView.isLoading)") }
}

@MainActor private final class AskedAction: WKNavigationAction {
    override var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/asked")) }
}

@MainActor @Suite("WebKit navigation")
struct NavigationActionTests {
    @Test("tests can subclass navigation actions") func subclass() {
        #expect(AskedAction().request.url?.path == "/asked")
        #expect(WKNavigationAction().request.url?.path == "/")
    }
    @Test("a nonpersistent data store is not persistent") func stores() {
        #expect(WKWebsiteDataStore.default().isPersistent && !WKWebsiteDataStore.nonPersistent().isPersistent)
    }
    // Set by many public apps: WKWebView's sample code for local files, and hybrid containers.
    @Test("settings that WebKit does not declare are kept by key")
    func undeclaredKeys() {
        let configuration = WKWebViewConfiguration()
        configuration.preferences.setValue(true, forKey: "allowFileAccessFromFileURLs")
        configuration.preferences.setValue(true, forKey: "developerExtrasEnabled")
        configuration.setValue(true, forKey: "allowUniversalAccessFromFileURLs")
        let view = WKWebView(frame: .zero, configuration: configuration)
        view.setValue(false, forKey: "drawsBackground")
        #expect(configuration.preferences.value(forKey: "developerExtrasEnabled") as? Bool == true)
        #expect(view.value(forKey: "drawsBackground") as? Bool == false)
        #expect(Fault.catching { configuration.preferences.setValue(true, forKey: "nobody") }.count == 1)
    }
    @Test("challenges and sessions can be created without arguments, as NSObjects") func plain() {
        #expect(URLAuthenticationChallenge().previousFailureCount == 0)
        #expect(Progress().totalUnitCount == 0)
        #expect(URLSession().delegate == nil)
    }
}

@MainActor @Suite("UIWebView", .serialized)
struct WebViewTests {
    @Test(
        "loadHTMLString shows the page, a URL fails, and the delegate is called for both, but not after it refuses or the load is stopped")
    func loading() throws {
        let view = UIWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)), listener = Listener()
        view.delegate = listener
        view.loadHTMLString("<html><head><title>Soup</title></head><body><p>Stir.</p></body></html>", baseURL: nil)
        #expect(view.isLoading)
        EventLoop.main.turn()
        #expect(listener.log == ["start true", "finish false"])
        #expect(view.stringByEvaluatingJavaScript(from: "document.title") == "Soup")
        #expect(view.scrollView.superview === view)

        listener.log = []
        let address = URLRequest(url: try #require(URL(string: "https://example.org")))
        view.loadRequest(address)
        EventLoop.main.turn()
        #expect(listener.log == ["ask other", "start true", "fail false"])
        listener.log = []
        view.loadRequest(address)
        view.stopLoading()
        EventLoop.main.turn()
        #expect(listener.log == ["ask other"])
        listener.log = []
        listener.allows = false
        view.loadRequest(address)
        EventLoop.main.turn()
        #expect(listener.log == ["ask other"] && !view.isLoading)
    }

    @Test("a restored web view has its page's URL, and loads it when it reloads")
    func restoration() throws {
        let view = UIWebView(frame: .zero), restored = UIWebView(frame: .zero), archiver = NSKeyedArchiver(requiringSecureCoding: false),
            listener = Listener()
        view.loadRequest(URLRequest(url: try #require(URL(string: "https://example.org/soup"))))
        view.encodeRestorableState(with: archiver)
        archiver.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        coder.requiresSecureCoding = false
        restored.delegate = listener
        restored.decodeRestorableState(with: coder)
        #expect(restored.request?.url?.absoluteString == "https://example.org/soup" && listener.log == [])
        restored.reload()
        #expect(listener.log.first == "ask other")
    }
}
