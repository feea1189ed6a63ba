import Foundation
import FoundationNetworking
import Testing
import UIKit

@Suite("URLSession configurations") struct URLSessionConfigurationTests {
    @Test("a background configuration has the default configuration's values") func background() {
        let configuration = URLSessionConfiguration.background(withIdentifier: "com.example.downloads")
        #expect(
            configuration.timeoutIntervalForRequest == URLSessionConfiguration.default.timeoutIntervalForRequest
                && configuration.urlCache === URLCache.shared)
    }

    @Test("a configuration keeps what its requests may use") func access() {
        let configuration = URLSessionConfiguration.ephemeral
        #expect(configuration.allowsExpensiveNetworkAccess && configuration.allowsConstrainedNetworkAccess)
        #expect(!configuration.waitsForConnectivity && !configuration.sessionSendsLaunchEvents)
        configuration.allowsExpensiveNetworkAccess = false
        configuration.waitsForConnectivity = true
        configuration.sessionSendsLaunchEvents = true
        #expect(!configuration.allowsExpensiveNetworkAccess && configuration.waitsForConnectivity && configuration.sessionSendsLaunchEvents)
    }

    @Test("a request may disallow networks that do not exist")
    func request() throws {
        var request = URLRequest(url: try #require(URL(string: "https://example.org")))
        request.allowsConstrainedNetworkAccess = false
        request.allowsExpensiveNetworkAccess = false
        #expect(request.url?.host == "example.org" && request.allowsCellularAccess)
    }
}
