import Foundation
@testable import ProjectBuilder
import Testing

@Suite("A packed installation")
struct InstallationTests {
    @Test("`understudy doctor` names each missing part of both configurations, the shared libraries, the fonts, and the icons")
    func missing() throws {
        let root = try Scratch.folder("installation"), share = root + "/share/understudy"
        #expect(Installation.missing(share) == Installation.necessary)
        for path in Installation.necessary { try Scratch.write("", root + "/" + path) }
        #expect(Installation.missing(share) == [])
        let lost = [
            "share/understudy/sdk/debug/understudy_CoreText.resources/Icons/symbols.table", "share/understudy/sdk/release/complete",
            "share/understudy/sdk/release/libUnderstudySDK.so",
            "share/understudy/sdk/release/understudy_CoreText.resources/Fonts/Inter-Regular.otf", "lib/libsqlite3.so",
        ]
        for path in lost { try FileManager.default.removeItem(atPath: root + "/" + path) }
        #expect(Installation.missing(share) == lost)
    }
}

@Suite("System libraries that apps import")
struct SystemLibraryTests {
    @Test("a program can import each of them, and is linked with it", arguments: ["SQLite3 sqlite3_libversion()", "zlib crc32(0,nil,0)"])
    func imports(words: String) throws {
        let library = String(words.prefix { $0 != " " }), call = words.dropFirst(library.count)
        let folder = try Scratch.folder("System library \(library)")
        try Scratch.write("import \(library)\n_ = \(call)\n", folder + "/main.swift")
        let modules = #filePath.components(separatedBy: "/Tools/Tests/")[0] + "/Sources/System/" + library
        let result = try Subprocess.run(
            ["swiftc", "-I", modules, "-module-cache-path", folder, "-o", folder + "/program", folder + "/main.swift"])
        #expect(result.status == 0, "\(result.output)")
    }
}

@Suite("The version")
struct VersionTests {
    @Test("the command's number is that of the file VERSION")
    func number() throws {
        let root = #filePath.components(separatedBy: "/Tools/Tests/")[0]
        let text = try String(contentsOfFile: root + "/VERSION", encoding: .utf8)
        #expect(Version.number == text.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    @Test("details that are not known are omitted")
    func details() {
        #expect(Version.text("1.2.3", ["abc", nil, "Swift version 6.3"]) == "1.2.3 (abc, Swift version 6.3)")
    }
}
