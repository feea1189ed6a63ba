import Foundation
import Testing

@testable import ProjectBuilder

@Suite("Names in projects and output paths")
struct OwnedPathTests {
    @Test("a folder with a marker that a repository tracks is a project's, and neither used nor removed")
    func trackedMarker() throws {
        let root = try Scratch.folder("Tracked")
        for name in ["cache", "other"] {
            try Scratch.write("", root + "/\(name)/.understudy")
            try Scratch.write("mine", root + "/\(name)/letter.txt")
        }
        try Scratch.write("DIRC cache/.understudy\0", root + "/.git/index")
        let failure = #expect(throws: Failure.self) { try OwnedFolder(root + "/cache") }
        #expect(failure?.message.contains("is part of a repository") == true)
        #expect(OwnedFolder.existing(root + "/cache") == nil)
        #expect(throws: Failure.self) { try OwnedFolder.forTranslations(root + "/cache") }
        // That of an earlier run, which the repository doesn't track.
        #expect(try OwnedFolder(root + "/other").path == (root + "/other").realPath)
        // A further work tree.
        try Scratch.write("gitdir: ../Tracked/.git\n", root + "-tree/.git")
        try Scratch.write("", root + "-tree/cache/.understudy")
        #expect(throws: Failure.self) { try OwnedFolder(root + "-tree/cache") }
    }

    @Test(
        "a name from a project is a single path component",
        arguments: ["", ".", "..", "../x", "/etc", "a/b", "a\u{0}b", "a\nb", String(repeating: "x", count: 300)])
    func refusedNames(text: String) {
        #expect(ProjectName(text) == nil)
        #expect { try ProjectName(text, as: "the product's name", in: "/p/App.xcodeproj") } throws: {
            "\($0)".hasPrefix("/p/App.xcodeproj:1:1: error: the product's name, '")
        }
    }

    @Test("names in any script are valid", arguments: ["App", "Grüße ünd Leerzeichen", "日本語", "a..b", "...", "Icon (1).png"])
    func names(text: String) { #expect(ProjectName(text)?.text == text) }

    @Test(
        "a path inside our folder cannot lead up or to the root",
        arguments: ["../x", "a/../../x", "/etc/passwd", "a/./b", "a\u{0}/x"])
    func escapes(relative: String) throws {
        let folder = try OwnedFolder.temporary("test")
        defer { try? folder.remove() }
        #expect(throws: Failure.self) { try folder.appending(relative) }
    }

    @Test("writing through a link that leads elsewhere replaces the link")
    func links() throws {
        let folder = try OwnedFolder.temporary("test"), other = try Scratch.folder("Others")
        defer { try? folder.remove() }
        try Scratch.write("theirs", other + "/file")
        symlink(other, folder.path + "/a")
        try folder.appending("a/file").write("ours")
        #expect(try String(contentsOfFile: other + "/file", encoding: .utf8) == "theirs")
        #expect(try String(contentsOfFile: folder.path + "/a/file", encoding: .utf8) == "ours")
        symlink(other + "/file", folder.path + "/link")
        try folder.appending("link").write("ours")
        #expect(try String(contentsOfFile: other + "/file", encoding: .utf8) == "theirs")
    }

    @Test("removing a link leaves its destination")
    func removal() throws {
        let folder = try OwnedFolder.temporary("test"), other = try Scratch.folder("Kept")
        try Scratch.write("theirs", other + "/file")
        symlink(other, folder.path + "/a")
        try folder.appending("deep/er").makeDirectory()
        symlink(other, folder.path + "/deep/er/b")
        #expect(throws: Failure.self) { try folder.appending("a/file").remove() }
        try folder.appending("a").remove()
        try folder.appending("deep").remove()
        #expect(FileManager.default.fileExists(atPath: other + "/file") && !FileManager.default.fileExists(atPath: folder.path + "/deep"))
        try folder.remove()
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test("a folder with the user's own files is never taken for ours")
    func foreignFolder() throws {
        let folder = try Scratch.folder("Documents")
        try Scratch.write("theirs", folder + "/letter.txt")
        #expect { try OwnedFolder(folder) } throws: { ($0 as? Failure)?.kind == .usage }
        #expect(OwnedFolder.existing(folder) == nil)
        #expect(FileManager.default.contents(atPath: folder + "/letter.txt") != nil)
    }

    @Test("our folder is inaccessible to other users, and is recognized again")
    func mode() throws {
        let path = try Scratch.folder("Caches") + "/own"
        let folder = try OwnedFolder(path)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o700)
        chmod(path, 0o755)
        try folder.appending("projects/A").makeDirectory()
        #expect(try OwnedFolder(path) == folder && OwnedFolder.existing(path) == folder)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o700)
    }

    @Test("a cache from a version without markers is recognized by its contents; a folder with the same names is not")
    func formerCache() throws {
        let old = try Scratch.folder("Old cache"), mine = try Scratch.folder("Mine")
        try Scratch.write("{}", old + "/states/0123456789abcdef.json")
        try Scratch.write("x", old + "/projects/App-0123456789abcdef/lock")
        try Scratch.write("x", mine + "/projects/thesis/chapter.tex")
        #expect(try OwnedFolder(old).path.hasSuffix("Old cache"))
        #expect(OwnedFolder.existing(mine) == nil)
    }

    @Test("the home of a run is private and unpredictable")
    func home() throws {
        let product = Builder.Product(app: "/x/App.app", executable: "/x/App.app/App", library: "")
        let homes = try (0..<2).map { _ in try AppHome(product, isFresh: true) }
        defer { for home in homes { home.discard() } }
        #expect(homes[0].path != homes[1].path)
        for home in homes {
            let parent = (home.path as NSString).deletingLastPathComponent
            #expect(try FileManager.default.attributesOfItem(atPath: parent)[.posixPermissions] as? Int == 0o700)
            #expect(FileManager.default.fileExists(atPath: home.path + "/Library/Preferences"))
        }
        homes[0].discard()
        #expect(!FileManager.default.fileExists(atPath: homes[0].path))
    }
}
