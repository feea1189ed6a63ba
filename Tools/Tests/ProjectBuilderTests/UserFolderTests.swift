import Foundation
import Testing

@testable import ProjectBuilder

@Suite("Folders of the user's")
struct UserFolderTests {
    @Test("a file is written with its folders, read, and removed with a folder that is empty then")
    func plain() throws {
        let path = try Scratch.folder("UserFolder"), folder = try UserFolder(path + "/new")
        try folder.write(Data("one".utf8), to: "a/b/c.png")
        try folder.write(Data("two".utf8), to: "a/b/c.png")
        try folder.write(Data("three".utf8), to: "a/d.png")
        #expect(folder.read("a/b/c.png") == Data("two".utf8) && folder.read("a/b/none") == nil)
        #expect(try folder.remove("a/b/c.png") && !folder.remove("a/b/c.png"))
        #expect(!FileManager.default.fileExists(atPath: path + "/new/a/b") && folder.read("a/d.png") == Data("three".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: path + "/new/a") == ["d.png"])
    }

    @Test("links on the way are not followed, and a link in the place of a file is replaced")
    func links() throws {
        let path = try Scratch.folder("UserLinks"), other = try Scratch.folder("UserOthers"), folder = try UserFolder(path)
        try Scratch.write("theirs", other + "/file")
        symlink(other, path + "/way")
        symlink(other + "/file", path + "/link")
        #expect(throws: Failure.self) { try folder.write(Data(), to: "way/file") }
        #expect(folder.read("way/file") == nil && folder.read("link") == nil)
        #expect(try !folder.remove("way/file") && !folder.remove("link"))
        try folder.write(Data("ours".utf8), to: "link")
        #expect(try String(contentsOfFile: other + "/file", encoding: .utf8) == "theirs")
        #expect(folder.read("link") == Data("ours".utf8))
    }

    @Test("a path can't lead up or to the root", arguments: ["../x", "a/../../x", "/etc/passwd", "a/./b", "a//b", "", "a\u{0}"])
    func escapes(relative: String) throws {
        let folder = try UserFolder(Scratch.folder("UserEscapes-\(relative.utf8.reduce(0) { $0 * 31 + Int($1) })"))
        #expect(throws: Failure.self) { try folder.write(Data(), to: relative) }
        #expect(try folder.read(relative) == nil && !folder.remove(relative))
    }
}
