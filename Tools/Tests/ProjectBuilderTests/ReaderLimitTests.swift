import Foundation
import Testing

@testable import ProjectBuilder

@Suite("Limits of readers")
struct ReaderLimitTests {
    private func described(_ name: String, _ spec: String) throws -> Project {
        let folder = try Scratch.folder(name)
        try Scratch.write("", folder + "/App/A.swift")
        try Scratch.write(spec, folder + "/project.yml")
        return try ProjectLocator.read(folder)
    }

    private static let app = "name: App\ntargets: { App: { type: application, platform: iOS, sources: App } }\n"

    @Test("aliases that expand to millions are an error in their file")
    func aliases() throws {
        let bomb =
            "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
            + (1..<10).map { "a\($0): &a\($0) [" + Array(repeating: "*a\($0 - 1)", count: 9).joined(separator: ", ") + "]\n" }.joined()
        #expect { try described("Aliases", bomb + Self.app) } throws: { "\($0)".contains("project.yml:1:1: error: aliases") }
        #expect { try described("Lists as keys", Self.app + "? [a, b]\n: c\n") } throws: { "\($0)".contains("error: a key must be a text") }
    }

    @Test(
        "excessive nesting is an error at its line, not a crash",
        arguments: [
            String(repeating: "[", count: 100_000), String(repeating: "- ", count: 50_000) + "x",
            (0..<3000).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
        ])
    func depth(text: String) throws {
        #expect { try described("Depth \(text.utf8.count)", "a:\n" + text + "\n" + Self.app) } throws: {
            "\($0)".contains("project.yml:") && "\($0)".contains("levels")
        }
    }

    @Test("a description of common depth and length is read")
    func ordinary() throws {
        let settings = (0..<3000).map { "    SETTING_\($0): [a, b]\n" }.joined()
        #expect(try described("Ordinary", Self.app + "settings:\n  base:\n" + settings).target("App") != nil)
    }

    @Test("settings that refer to each other repeatedly, and files that include each other, terminate")
    func settings() throws {
        var settings = BuildSettings()
        for level in 0..<10 { settings.set("A\(level)", String(repeating: "$(A\(level + 1))", count: 50)) }
        settings.set("A10", "xxxxxxxx")
        #expect(try #require(settings["A0"]).utf8.count <= 2 * ReadingBudget.longest)
        let file = try Scratch.folder("Include") + "/A.xcconfig"
        try Scratch.write(String(repeating: "#include \"A.xcconfig\"\n", count: 50) + "OWN = 1\n", file)
        settings.merge(xcconfig: file)
        #expect(settings["OWN"] == "1")
        #expect(
            try described(
                "Descriptions that include each other",
                "include: [" + Array(repeating: "project.yml", count: 40).joined(separator: ", ") + "]\n" + Self.app
            ).target("App") != nil)
    }

    @Test("a binary property list with shared objects is limited by its expanded size")
    func sharedObjects() throws {
        func list(_ levels: Int) -> Data {
            var objects: [[UInt8]] = (0..<levels).map { [0xA2, UInt8($0 + 1), UInt8($0 + 1)] }
            objects.append([0x09])
            var data = Data("bplist00".utf8), offsets: [UInt8] = []
            for object in objects {
                offsets.append(UInt8(data.count))
                data += object
            }
            let table = UInt8(data.count), zeros = [UInt8](repeating: 0, count: 8)
            for part in [
                offsets, Array(zeros.prefix(6)), [1, 1], Array(zeros.prefix(7)), [UInt8(objects.count)], zeros, Array(zeros.prefix(7)),
                [table],
            ] { data += part }
            return data
        }
        #expect(try PropertyList.read(list(3)) is [Any])
        #expect(throws: CocoaError.self) { try PropertyList.read(list(40)) }
        let plain = try PropertyListSerialization.data(fromPropertyList: ["a": [1, 2], "b": "x"], format: .binary, options: 0)
        #expect(try PropertyList.read(plain) is [String: Any])
    }

    @Test("targets that depend on each other are listed once")
    func circle() throws {
        let project = try described(
            "Targets in a circle",
            "name: App\ntargets:\n  App: { type: application, platform: iOS, sources: App, dependencies: [{ target: B }] }\n"
                + "  B: { type: framework, platform: iOS, sources: App, dependencies: [{ target: App }] }\n")
        #expect(Set(project.closure(of: "App").map(\.name)) == ["App", "B"])
    }

    @Test("a semicolon at the end of an xcconfig's line is no part of the value")
    func semicolons() throws {
        let file = try Scratch.folder("Semicolons") + "/A.xcconfig"
        try Scratch.write("PRODUCT_NAME = Keys ; // the name\nPATHS = a;b;\nINFOPLIST_FILE=Info.plist\n", file)
        var settings = BuildSettings()
        settings.merge(xcconfig: file)
        #expect(settings["PRODUCT_NAME"] == "Keys" && settings["PATHS"] == "a;b" && settings["INFOPLIST_FILE"] == "Info.plist")
    }
}
