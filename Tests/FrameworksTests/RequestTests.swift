import CoreLocationCompanion
import Foundation
import FoundationNetworking
import MapKitCompanion
import Testing
@testable import UIKit
import UIKitTesting

private protocol Loader: Sendable {
    func data(for request: URLRequest) async throws -> (Data, URLResponse)
    func data(from url: URL) async throws -> (Data, URLResponse)
}
extension URLSession: Loader {}

/// Answers requests of its scheme, except to a host that never answers.
private final class Reply: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "reply" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
        guard let url = request.url, url.host != "never" else { return }
        let response = URLResponse(url: url, mimeType: "text/plain", expectedContentLength: 2, textEncodingName: nil)
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data("ab".utf8))
        client?.urlProtocolDidFinishLoading(self)
    }
    override func stopLoading() {}
}

@MainActor @Suite(.serialized) struct RequestTests {
    @Test("URLSession conforms to an app's own protocol for loaders") func loader() async {
        let session: any Loader = URLSession(configuration: .ephemeral)
        await #expect(throws: (any Error).self) { _ = try await session.data(from: URL(fileURLWithPath: "/no/such/file")) }
    }

    @Test("the lines and bytes of a file are read asynchronously, and a missing one makes the iteration throw") func lines() async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(
            "understudy-lines-\(ProcessInfo.processInfo.processIdentifier)")
        try Data("one\n\ntwo\r\nthree".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        var lines: [String] = [], bytes: [UInt8] = []
        for try await line in url.lines { lines.append(line) }
        for try await byte in url.resourceBytes { bytes.append(byte) }
        #expect(lines == ["one", "two", "three"] && bytes.prefix(4) == [111, 110, 101, 10])
        await #expect(throws: (any Error).self) {
            for try await _ in URL(fileURLWithPath: "/no/such/file").lines {}
        }
    }

    @Test("the bytes of a response belong to the task that loaded them, which is canceled with its caller") func bytes() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Reply.self]
        let session = URLSession(configuration: configuration)
        let (bytes, response) = try await session.bytes(from: #require(URL(string: "reply://host/")))
        var read: [UInt8] = []
        for try await byte in bytes { read.append(byte) }
        #expect(read == [97, 98] && bytes.task.response === response)
        let never = try #require(URL(string: "reply://never/"))
        let canceled = Task { try await session.bytes(from: never).0.task.taskIdentifier }
        while await session.allTasks.allSatisfy({ $0.originalRequest?.url != never }) { await Task.yield() }
        canceled.cancel()
        await #expect(throws: (any Error).self) { _ = try await canceled.value }
    }

    @Test("a request's header names are case-insensitive, and keep the case with which they were set") func headers() throws {
        RequestHeaders.install()
        var request = try URLRequest(url: #require(URL(string: "http://example.com")))
        request.setValue("1", forHTTPHeaderField: "X-API-Key")
        request.addValue("2", forHTTPHeaderField: "x-api-key")
        #expect(request.allHTTPHeaderFields == ["X-API-Key": "1,2"] && request.value(forHTTPHeaderField: "x-Api-key") == "1,2")
        request.setValue("3", forHTTPHeaderField: "x-api-key")
        #expect(request.allHTTPHeaderFields == ["x-api-key": "3"])
        request.setValue(nil, forHTTPHeaderField: "X-API-KEY")
        #expect(request.allHTTPHeaderFields ?? [:] == [:])
    }

    @Test("requests for places fail after they return") func places() {
        // A stage starts with its own event loop.
        let stage = Stage(root: UIViewController())
        var answers: [String] = []
        CLGeocoder().geocodeAddressString("Mill Lane") { places, error in answers.append("place \(places == nil && error != nil)") }
        let request = MKLocalSearchRequest()
        request.naturalLanguageQuery = "cafe"
        MKLocalSearch(request: request).start { _, _ in answers.append("search") }
        MKDirections(request: MKDirectionsRequest()).calculate { _, _ in answers.append("way") }
        #expect(answers.isEmpty)
        stage.turn()
        #expect(answers == ["place true", "search", "way"])
    }
}
