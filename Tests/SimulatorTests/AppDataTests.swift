import AutomationClient
import Foundation
import Testing
@testable import Simulator

@MainActor @Suite("The app's data in the workbench")
struct AppDataTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("home-\(ProcessInfo.processInfo.globallyUniqueString)").resolvingSymlinksInPath()
    private var files: HomeFiles {
        get throws { try HomeFiles(environment: ["UNDERSTUDY_HOME": folder.appendingPathComponent("home").path]) }
    }

    private func withFiles(_ body: () throws -> Void) throws {
        let manager = FileManager.default, home = folder.appendingPathComponent("home")
        try manager.createDirectory(at: home.appendingPathComponent("Documents"), withIntermediateDirectories: true)
        try Data("secret".utf8).write(to: folder.appendingPathComponent("outside.txt"))
        try Data("notes".utf8).write(to: home.appendingPathComponent("Documents/notes.txt"))
        try manager.createSymbolicLink(
            at: home.appendingPathComponent("Documents/link"), withDestinationURL: folder.appendingPathComponent("outside.txt"))
        defer { try? manager.removeItem(at: folder) }
        try body()
    }

    @Test("a home's folders and files are listed and read, and a file is removed")
    func list() throws {
        try withFiles {
            #expect(try files.list("")["entries"]?.array?.map { $0["name"] } == ["Documents"])
            let entries = try #require(files.list("Documents")["entries"]?.array)
            #expect(entries.map { $0["name"] } == ["link", "notes.txt"])
            #expect(entries.map { $0["kind"] } == ["link", "file"])
            #expect(entries[1]["size"] == 5)
            let read = try files.read("Documents/notes.txt", from: 0)
            #expect(read == ["size": 5, "data": .string(Data("notes".utf8).base64EncodedString())])
            #expect(try files.read("Documents/notes.txt", from: 3)["data"] == .string(Data("es".utf8).base64EncodedString()))
            try files.remove("Documents/notes.txt")
            #expect(try files.list("Documents")["entries"]?.array?.map { $0["name"] } == ["link"])
            #expect(throws: ControlError.self) { try files.list("Library") }
            #expect(throws: ControlError.self) { try files.read("Documents", from: 0) }
        }
    }

    @Test("no path leads out of the home, neither through its parts nor through a link")
    func inside() throws {
        try withFiles {
            for path in ["../outside.txt", "Documents/../../outside.txt", "./Documents", "Documents/link", "a\0b"] {
                #expect(throws: ControlError.self, "\(path)") { try files.place(of: path) }
            }
            // A path that begins with a slash begins at the home.
            #expect(try files.place(of: "/etc/passwd").path == folder.path + "/home/etc/passwd")
            #expect(throws: ControlError.self) { try files.read("Documents/link", from: 0) }
            #expect(throws: ControlError.self) { try files.remove("") }
            // The link itself is inside.
            try files.remove("Documents/link")
            #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("outside.txt").path))
        }
    }

    @Test("an app without a home of its own shows no files")
    func noHome() {
        for environment in [[:], ["UNDERSTUDY_HOME": ""]] {
            #expect(throws: ControlError.self) { try HomeFiles(environment: environment) }
        }
    }

    @Test("a binary property list is also read as text")
    func propertyList() throws {
        try withFiles {
            let data = try PropertyListSerialization.data(fromPropertyList: ["name": "Soup"], format: .binary, options: 0)
            try data.write(to: folder.appendingPathComponent("home/Documents/list.plist"))
            let list = try #require(files.read("Documents/list.plist", from: 0)["list"]?.string)
            #expect(list.contains("<key>name</key>") && list.contains("<string>Soup</string>"))
        }
    }

    @Test("user defaults of every type are read, set, and removed")
    func defaults() throws {
        let name = "suite-\(ProcessInfo.processInfo.globallyUniqueString)"
        defer { UserDefaults.standard.removePersistentDomain(forName: name) }
        let stored = try StoredDefaults(domain: name)
        let values: [(type: String, value: JSONValue)] = [
            ("array", [1, "two", true]), ("boolean", false), ("data", "AQI="), ("date", "2026-01-31T09:41:00Z"),
            ("dictionary", ["inner": [0.5]]), ("integer", 7), ("real", 1.5), ("string", "seven"),
        ]
        for (type, value) in values { try stored.set("a " + type, as: type, value) }
        let entries = try #require(stored.json["entries"]?.array)
        #expect(entries.map { $0["key"] } == values.map { .string("a " + $0.type) })
        #expect(entries.map { $0["type"] } == values.map { .string($0.type) })
        #expect(entries.map { $0["value"] } == values.map { $0.value })
        #expect(entries.allSatisfy { $0["editable"] == true && $0["stored"] == true })
        let suite = try #require(UserDefaults(suiteName: name))
        #expect(suite.integer(forKey: "a integer") == 7 && suite.data(forKey: "a data") == Data([1, 2]))
        stored.remove("a integer")
        #expect(suite.object(forKey: "a integer") == nil)
        for (type, value) in [
            ("integer", "7"), ("boolean", 1), ("date", "yesterday"), ("data", "?"), ("array", [.null]), ("dictionary", []),
            ("color", "red"),
        ] as [(String, JSONValue)] {
            #expect(throws: ControlError.self, "\(type)") { try stored.set("a", as: type, value) }
        }
        #expect(throws: ControlError.self) { try stored.set("", as: "string", "") }
    }

    @Test("dates and data inside an array are shown, and can't be edited")
    func nested() {
        let value = DefaultsValue([Date(timeIntervalSince1970: 0), Data([1])] as [Any])
        #expect(value.type == .array && !value.isEditable)
        #expect(value.json == ["1970-01-01T00:00:00Z", "AQ=="])
    }
}
