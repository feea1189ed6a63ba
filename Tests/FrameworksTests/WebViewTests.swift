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
    @Test("a view gets the configuration that an interface file describes") func interfaceFile() {
        let view = WKWebView(frame: .zero)
        view.configure([
            "": ["customUserAgent": "Agent"],
            "configuration": [
                "allowsAirPlayForMediaPlayback": "NO", "allowsInlineMediaPlayback": "YES", "allowsPictureInPictureMediaPlayback": "NO",
                "applicationNameForUserAgent": "App", "selectionGranularity": "character", "suppressesIncrementalRendering": "YES",
            ],
            "configuration.preferences": [
                "javaScriptCanOpenWindowsAutomatically": "YES", "javaScriptEnabled": "NO", "minimumFontSize": "2",
            ],
            "configuration.mediaTypesRequiringUserActionForPlayback": ["video": "YES"],
        ])
        let settings = view.configuration, preferences = settings.preferences
        #expect(view.customUserAgent == "Agent" && settings.applicationNameForUserAgent == "App")
        #expect(
            !settings.allowsAirPlayForMediaPlayback && settings.allowsInlineMediaPlayback && !settings.allowsPictureInPictureMediaPlayback)
        #expect(settings.selectionGranularity == .character && settings.suppressesIncrementalRendering)
        #expect(preferences.javaScriptCanOpenWindowsAutomatically && !preferences.javaScriptEnabled && preferences.minimumFontSize == 2)
        #expect(settings.mediaTypesRequiringUserActionForPlayback == .video)
        #expect(WKDataDetectorTypes.all.isSuperset(of: [.address, .calendarEvent, .trackingNumber, .flightNumber, .lookupSuggestion]))
    }
    @Test("tests can subclass navigation actions") func subclass() {
        #expect(AskedAction().request.url?.path == "/asked")
        #expect(WKNavigationAction().request.url?.path == "/")
    }
    @Test("a nonpersistent data store is not persistent") func stores() {
        #expect(WKWebsiteDataStore.default().isPersistent && !WKWebsiteDataStore.nonPersistent().isPersistent)
    }
    @Test("cookies stay in their store, which the app's views share, and its observers are called")
    func cookies() throws {
        final class Observer: NSObject, WKHTTPCookieStoreObserver {
            var count = 0
            func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { count += 1 }
        }
        #expect(
            WKWebsiteDataStore.default() === WKWebsiteDataStore.default()
                && WKWebsiteDataStore.nonPersistent() !== WKWebsiteDataStore.default())
        let data = WKWebsiteDataStore.nonPersistent(), observer = Observer()
        data.httpCookieStore.add(observer)
        for value in ["1", "2"] {
            let properties: [HTTPCookiePropertyKey: Any] = [.name: "id", .value: value, .domain: "example.org", .path: "/"]
            data.httpCookieStore.setCookie(try #require(HTTPCookie(properties: properties)))
        }
        var values: [String] = []
        data.httpCookieStore.getAllCookies { values = $0.map(\.value) }
        #expect(values == ["2"] && observer.count == 2)
        data.removeData(ofTypes: [WKWebsiteDataTypeCookies], modifiedSince: .distantPast) {}
        data.httpCookieStore.getAllCookies { values = $0.map(\.value) }
        #expect(values == [] && observer.count == 3)
    }

    @Test("HTML is loaded after the delegate allows it, with the progress of a page, and a name has one message handler")
    func html() {
        final class Delegate: NSObject, WKNavigationDelegate {
            var log: [String] = []
            var policy = WKNavigationActionPolicy.allow
            func webView(
                _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
                decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
            ) {
                log.append("ask \(navigationAction.request.url?.absoluteString ?? "")")
                decisionHandler(policy)
            }
            func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
                log.append("start \(webView.estimatedProgress)")
            }
            func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
                log.append("finish \(webView.estimatedProgress) \(webView.isLoading)")
            }
        }
        let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)), delegate = Delegate()
        view.navigationDelegate = delegate
        view.loadHTMLString("<p>Soup</p>", baseURL: nil)
        #expect(view.isLoading && view.url?.absoluteString == "about:blank")
        EventLoop.main.turn()
        #expect(delegate.log == ["ask about:blank", "start 0.1", "finish 1.0 false"])
        (delegate.policy, delegate.log) = (.cancel, [])
        view.loadHTMLString("<p>Soup</p>", baseURL: nil)
        EventLoop.main.turn()
        #expect(delegate.log == ["ask about:blank"] && !view.isLoading)
        final class Handler: NSObject, WKScriptMessageHandler {
            func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {}
        }
        let controller = WKUserContentController()
        controller.add(Handler(), name: "log")
        #expect(Fault.catching { controller.add(Handler(), name: "log") }.first?.name == .invalidArgumentException)
        controller.removeScriptMessageHandler(forName: "log")
        #expect(Fault.catching { controller.add(Handler(), name: "log") }.isEmpty)
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
        view.setValue(0.5, forKey: "viewScale")
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
