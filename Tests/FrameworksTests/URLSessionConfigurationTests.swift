import Foundation
import FoundationNetworking
import Testing
import UIKit

@Suite("configurations of sessions") struct URLSessionConfigurationTests {
    @Test("a background session is a default one") func background() {
        let configuration = URLSessionConfiguration.background(withIdentifier: "com.example.downloads")
        #expect(
            configuration.timeoutIntervalForRequest == URLSessionConfiguration.default.timeoutIntervalForRequest
                && configuration.urlCache === URLCache.shared)
    }

    @Test("what a request may use is kept") func access() {
        let configuration = URLSessionConfiguration.ephemeral
        #expect(configuration.allowsExpensiveNetworkAccess && configuration.allowsConstrainedNetworkAccess)
        #expect(!configuration.waitsForConnectivity && !configuration.sessionSendsLaunchEvents)
        configuration.allowsExpensiveNetworkAccess = false
        configuration.waitsForConnectivity = true
        configuration.sessionSendsLaunchEvents = true
        #expect(!configuration.allowsExpensiveNetworkAccess && configuration.waitsForConnectivity && configuration.sessionSendsLaunchEvents)
    }

    @Test("a request may forbid networks that are not there")
    func request() throws {
        var request = URLRequest(url: try #require(URL(string: "https://example.org")))
        request.allowsConstrainedNetworkAccess = false
        request.allowsExpensiveNetworkAccess = false
        #expect(request.url?.host == "example.org" && request.allowsCellularAccess)
    }
}
