import AutomationClient
import Foundation
import LoopbackServer
import Testing

@testable import WebDriver

@Suite("Files of an app in WebDriver")
struct FileCommandTests {
    /// A session whose app has a home folder.
    private final class Client {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)/home", isDirectory: true)
        let app: FakeApp
        let service: WebDriverService
        var session = ""

        init() async throws {
            try FileManager.default.createDirectory(at: home.appendingPathComponent("Documents"), withIntermediateDirectories: true)
            let app = FakeApp(.recipes, home: home.path)
            self.app = app
            service = WebDriverService(uptime: { 0 }) { _ in app }
            session = await send("POST", "/session", ["capabilities": ["alwaysMatch": [:]]])["sessionId"]?.string ?? ""
            app.forget()
        }

        deinit { try? FileManager.default.removeItem(at: home.deletingLastPathComponent()) }

        private func send(_ method: String, _ path: String, _ body: JSONValue) async -> JSONValue {
            let response = await service.answer(LoopbackRequest(method: method, path: path, body: body.data))
            return (try? JSONValue(parsing: response.body))?["value"] ?? .null
        }

        func post(_ path: String, _ body: JSONValue) async -> JSONValue { await send("POST", "/session/\(session)/\(path)", body) }

        func mobile(_ name: String, _ path: String, _ more: [String: JSONValue] = [:]) async -> JSONValue {
            let arguments = JSONValue.object(more.merging(["remotePath": .string(path)]) { $1 })
            return await post("execute/sync", ["script": .string("mobile: " + name), "args": [arguments]])
        }

        func text(_ path: String) -> String? { try? String(contentsOf: home.appendingPathComponent(path), encoding: .utf8) }
    }

    private let soup = JSONValue.string(Data("Soup".utf8).base64EncodedString())

    @Test("a file is pushed into the app's container, pulled, and deleted")
    func files() async throws {
        let client = try await Client()
        #expect(await client.mobile("pushFile", "@org.example.Fake:data/Documents/a/b.txt", ["payload": soup]) == .null)
        #expect(client.text("Documents/a/b.txt") == "Soup")
        #expect(await client.mobile("pullFile", "@org.example.Fake:documents/a/b.txt") == soup)
        #expect(await client.mobile("pullFile", "Documents/a/b.txt") == soup)
        #expect(await client.post("appium/device/pull_file", ["path": "@org.example.Fake:data/Documents/a/b.txt"]) == soup)
        #expect(await client.mobile("deleteFile", "@org.example.Fake:data/Documents/a/b.txt") == .null)
        #expect(client.text("Documents/a/b.txt") == nil)
        let missing = await client.mobile("pullFile", "Documents/a/b.txt")
        #expect(missing["error"] == "unknown error" && missing["message"]?.string?.contains("does not exist") == true)
        // Java's client sent the Base64 text as an array of its bytes.
        let bytes = JSONValue.array((soup.string ?? "").utf8.map { .number(Double($0)) })
        #expect(await client.post("appium/device/push_file", ["path": "@org.example.Fake:data/tmp/c.txt", "data": bytes]) == .null)
        #expect(client.text("tmp/c.txt") == "Soup")
        #expect(await client.mobile("pushFile", "@org.example.Fake:group.example/d.txt", ["payload": soup]) == .null)
        #expect(client.text("Library/Groups/group.example/d.txt") == "Soup")
        #expect(await client.mobile("deleteFolder", "@org.example.Fake:data/Documents/a") == .null)
        #expect(!FileManager.default.fileExists(atPath: client.home.path + "/Documents/a"))
    }

    @Test("a folder is pulled as an archive of its files")
    func folders() async throws {
        let client = try await Client()
        for name in ["Notes/soup.txt", "Notes/old/cake.txt"] {
            _ = await client.mobile("pushFile", "@org.example.Fake:documents/" + name, ["payload": soup])
        }
        let answer = await client.post("appium/device/pull_folder", ["path": "@org.example.Fake:documents/Notes"])
        let archive = try #require(answer.string.flatMap { Data(base64Encoded: $0) })
        #expect(archive.starts(with: [0x50, 0x4b, 3, 4]))
        // Three entries: the folder inside, and both files.
        let end = archive.suffix(22)
        #expect(end.starts(with: [0x50, 0x4b, 5, 6]) && [UInt8](end)[10] == 3)
        for name in ["old/", "old/cake.txt", "soup.txt"] {
            #expect(archive.range(of: Data(name.utf8)) != nil)
        }
        #expect(await client.mobile("pullFolder", "Documents/none")["message"]?.string?.contains("does not exist") == true)
    }

    @Test("the checksum of an archive is that of the format")
    func checksum() {
        // The check value of CRC-32/ISO-HDLC.
        #expect(ZipArchive.checksum(Data("123456789".utf8)) == 0xcbf4_3926)
    }

    @Test("paths outside of the app's files are refused, also through links")
    func outside() async throws {
        let client = try await Client()
        let secret = client.home.deletingLastPathComponent().appendingPathComponent("secret.txt")
        try Data("secret".utf8).write(to: secret)
        try FileManager.default.createSymbolicLink(
            at: client.home.appendingPathComponent("Documents/link"), withDestinationURL: client.home.deletingLastPathComponent())
        for path in [
            "../secret.txt", "@org.example.Fake:data/../secret.txt", "@org.example.Fake:documents/../../secret.txt",
            "Documents/link/secret.txt",
        ] {
            #expect(await client.mobile("pullFile", path)["error"] == "invalid argument", "\(path)")
            #expect(await client.mobile("deleteFile", path)["error"] == "invalid argument", "\(path)")
        }
        for path in ["@org.example.Fake:data/../new.txt", "@org.example.Fake:documents/link/new/new.txt"] {
            #expect(await client.mobile("pushFile", path, ["payload": soup])["error"] == "invalid argument", "\(path)")
        }
        try FileManager.default.createSymbolicLink(
            at: client.home.appendingPathComponent("Documents/new.txt"),
            withDestinationURL: client.home.deletingLastPathComponent().appendingPathComponent("new.txt"))
        #expect(await client.mobile("pushFile", "@org.example.Fake:documents/new.txt", ["payload": soup])["error"] == "unknown error")
        #expect(FileManager.default.fileExists(atPath: secret.path))
        let beside = try FileManager.default.contentsOfDirectory(atPath: client.home.deletingLastPathComponent().path)
        #expect(beside.sorted() == ["home", "secret.txt"])
        #expect(await client.mobile("deleteFolder", "@org.example.Fake:data/")["error"] == "invalid argument")
    }

    @Test("other apps, the app's bundle, folders as files, and contents that aren't Base64 are refused")
    func refusals() async throws {
        let client = try await Client()
        for (path, error) in [
            ("@org.example.Other:data/a.txt", "unsupported operation"), ("@org.example.Fake/a.txt", "unsupported operation"),
            ("@org.example.Fake:caches/a.txt", "unsupported operation"), ("@org.example.Fake:data/a/", "invalid argument"),
            ("@org.example.Fake", "invalid argument"),
        ] {
            #expect(await client.mobile("pushFile", path, ["payload": soup])["error"]?.string == error, "\(path)")
        }
        #expect(await client.mobile("pushFile", "@org.example.Fake:data/a.txt", ["payload": 1])["error"] == "invalid argument")
        #expect(client.text("a.txt") == nil)
        #expect(await client.mobile("pullFile", "Documents")["error"] == "unknown error")
    }

    @Test("a file without a container is a picture for the photo library")
    func pictures() async throws {
        let client = try await Client()
        _ = await client.mobile("pushFile", "soup.png", ["payload": soup])
        #expect(client.app.requests == [#"addPicture {"content":"\#(soup.string ?? "")"}"#])
    }
}
