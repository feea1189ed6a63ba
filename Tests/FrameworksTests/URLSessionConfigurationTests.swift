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

    @Test("a request that disallows networks that do not exist stays as it is")
    func request() throws {
        var request = URLRequest(url: try #require(URL(string: "https://example.org")))
        request.httpMethod = "POST"
        request.allowsConstrainedNetworkAccess = false
        request.allowsExpensiveNetworkAccess = false
        request.attribution = .user
        request.assumesHTTP3Capable = true
        #expect(request.url?.host == "example.org" && request.allowsCellularAccess)
        #expect(request.httpMethod == "POST" && !request.requiresDNSSECValidation)
    }

    @Test("a configuration keeps what the system's network stack decides")
    func stored() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.multipathServiceType = .handover
        #expect(configuration.multipathServiceType == .handover)
        configuration.tlsMinimumSupportedProtocol = .tlsProtocol11
        #expect(configuration.tlsMinimumSupportedProtocolVersion == .TLSv11 && configuration.tlsMaximumSupportedProtocol == .tlsProtocol13)
        #expect(SSLProtocol.tlsProtocol13.rawValue == 10 && SSLProtocol.dtlsProtocol12.rawValue == 11)
        #expect(configuration.allowsUltraConstrainedNetworkAccess && !configuration.requiresDNSSECValidation)
    }

    @Test("the data about a service is written and read")
    func record() {
        let values = ["a": Data("1".utf8), "b": Data()]
        #expect(NetService.dictionary(fromTXTRecord: NetService.data(fromTXTRecord: values)) == values)
    }

    @Test("a service that is announced fails by its delegate")
    func service() async {
        final class Receiver: NSObject, NetServiceDelegate, @unchecked Sendable {
            let codes: AsyncStream<Int>.Continuation
            init(_ codes: AsyncStream<Int>.Continuation) { self.codes = codes }
            func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {
                codes.yield(errorDict[NetService.errorCode]?.intValue ?? 0)
            }
        }
        let (stream, codes) = AsyncStream<Int>.makeStream()
        let (service, receiver) = (NetService(domain: "local.", type: "_x._tcp", name: "n", port: 80), Receiver(codes))
        service.delegate = receiver
        service.publish()
        for await code in stream.prefix(1) { #expect(code == NetService.ErrorCode.notFoundError.rawValue) }
    }
}
