import Foundation
import FoundationNetworking
import Testing
import UIKit

@Suite("Requests for files and data", .serialized)
struct FileRequestTests {
    init() { FileRequests.install() }

    @Test("a session loads a file, with the type of its name")
    func file() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("request-\(UUID().uuidString).json")
        try Data("{}".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let (data, response) = try await URLSession.shared.data(from: file)
        #expect(data == Data("{}".utf8) && response.mimeType == "application/json" && response.expectedContentLength == 2)
        #expect(!(response is HTTPURLResponse) && response.url == file)
        // A session with a configuration of its own does, too.
        #expect(try await URLSession(configuration: .ephemeral).data(from: file).0.count == 2)
    }

    @Test("a session loads the data of an address")
    func data() async throws {
        let session = URLSession(configuration: .ephemeral)
        let encoded = try #require(URL(string: "data:image/png;base64,AQID")), plain = try #require(URL(string: "data:,hello%20there"))
        let (bytes, response) = try await session.data(from: encoded)
        #expect(Array(bytes) == [1, 2, 3] && response.mimeType == "image/png")
        let (text, answer) = try await session.data(from: plain)
        #expect(text == Data("hello there".utf8) && answer.mimeType == "text/plain")
    }

    @Test("a missing file and a folder are errors of the request", arguments: [("none.json", -1100), ("", -1101)])
    func missing(_ name: String, _ code: Int) async throws {
        let folder = FileManager.default.temporaryDirectory, url = name.isEmpty ? folder : folder.appendingPathComponent(name)
        await #expect {
            _ = try await URLSession.shared.data(from: url)
        } throws: {
            ($0 as NSError).domain == NSURLErrorDomain && ($0 as NSError).code == code
        }
    }
}
