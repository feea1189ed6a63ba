import AutomationClient
import Foundation
import RuleTrait
import Testing

/// The Documents example, driven over its control socket, with a version of a document that another device saved.
@Suite("Conflicting versions in the Documents example")
struct DocumentConflictTests {
    private let app: ControlConnection

    private func wait(_ label: String, until state: String = "hittable") throws -> JSONValue {
        try app.request("wait", ["label": .string(label), "until": .string(state), "timeout": 10])
    }

    private func tap(_ label: String) throws {
        let element = try #require(try wait(label)["elements"]?.array?.first.flatMap(ElementSnapshot.init(json:)))
        _ = try app.request("tap", ["element": .number(Double(element.ref)), "settle": 3])
    }

    private static let folder = Result { try Command.folder("conflict") }
    private let process = Process()

    init() throws {
        let folder = try Self.folder.get()
        process.executableURL = URL(fileURLWithPath: Command.program)
        process.arguments = ["run", Command.root + "/Examples/Documents/Documents.xcodeproj", "--control", folder + "/s"]
        // The app's home is in it.
        process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder]) { $1 }
        try process.run()
        do { app = try ControlConnection(path: folder + "/s", timeout: 600) } catch {
            process.terminate()
            throw error
        }
    }

    @Test("the version that is chosen becomes the document, and the others are removed", .rule("SP-G041"))
    func chosenVersion() throws {
        defer {
            process.terminate()
            process.waitUntilExit()
        }
        try tap("Create Document")
        _ = try app.request("wait", ["identifier": "text", "until": "hittable", "timeout": 10])
        _ = try app.request("type", ["text": "mine"])
        try tap("Done")
        _ = try wait("Create Document")

        let folder = try Self.folder.get()
        let path = try #require(
            FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }.first {
                $0.hasSuffix("/home/Documents/Note.txt")
            })
        let document = folder + "/" + path
        #expect(try String(contentsOfFile: document, encoding: .utf8) == "mine")
        let versions = try addVersion("theirs", savedBy: "iPad", besides: document)

        try tap("Note")
        try tap("Resolve Conflict")
        _ = try wait("Keep One Version", until: "exists")
        for label in ["This Device", "mine", "iPad", "theirs"] {
            #expect(try !app.find(["label": .string(label)]).isEmpty, "the list does not show \(label)")
        }
        try tap("theirs")
        _ = try wait("Keep One Version", until: "gone")
        _ = try wait("Resolve Conflict", until: "gone")
        _ = try app.request("settle")
        #expect(try app.find(["identifier": "text"]).map(\.value) == ["theirs"])
        #expect(try String(contentsOfFile: document, encoding: .utf8) == "theirs")
        #expect((try? FileManager.default.contentsOfDirectory(atPath: versions)) ?? [] == [])
    }

    /// Stores a version as `FileConflicts` of UIKitTesting does, and returns the folder of the document's versions.
    private func addVersion(_ text: String, savedBy device: String, besides document: String) throws -> String {
        struct Record: Encodable { var identifier: String, device: String, date: Date, isResolved: Bool }
        let home = URL(fileURLWithPath: document).deletingLastPathComponent().deletingLastPathComponent().path
        let folder = home + "/Library/File Versions/Documents:Note.txt"
        try FileManager.default.createDirectory(atPath: folder + "/1", withIntermediateDirectories: true)
        try text.write(toFile: folder + "/1/Note.txt", atomically: true, encoding: .utf8)
        let record = Record(identifier: "1", device: device, date: Date(timeIntervalSince1970: 1_700_000_000), isResolved: false)
        try PropertyListEncoder().encode(record).write(to: URL(fileURLWithPath: folder + "/1.plist"))
        return folder
    }
}
