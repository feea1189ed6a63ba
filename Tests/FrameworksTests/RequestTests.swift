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
