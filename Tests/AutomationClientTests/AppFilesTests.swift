import AutomationClient
import Foundation
import Testing

@Suite("Files of an app")
struct AppFilesTests {
    @Test("a link that the app puts in the place of a folder after its path was checked is not followed")
    func races() throws {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.appendingPathComponent("races-\(UUID().uuidString)").resolvingSymlinksInPath()
        defer { try? manager.removeItem(at: folder) }
        let outside = folder.appendingPathComponent("outside").path, home = folder.appendingPathComponent("home").path
        try manager.createDirectory(atPath: outside, withIntermediateDirectories: true)
        try manager.createDirectory(atPath: home + "/Documents/a", withIntermediateDirectories: true)
        for path in [outside + "/key.txt", home + "/Documents/a/b.txt"] { try Data("text".utf8).write(to: URL(fileURLWithPath: path)) }
        try manager.createSymbolicLink(atPath: home + "/link", withDestinationPath: "../outside")
        try manager.createSymbolicLink(atPath: home + "/Documents/a/link", withDestinationPath: outside)
        try manager.createSymbolicLink(atPath: home + "/key.txt", withDestinationPath: "../outside/key.txt")
        let files = AppFiles(home: home), data = Data("new".utf8)
        for path in ["link/key.txt", "key.txt", "../outside/key.txt"] {
            #expect(files.read(path) == nil && !files.write(data, to: path), "\(path)")
        }
        #expect(!files.write(data, to: "link/new.txt") && !files.remove("link/key.txt") && files.contents(of: "link") == nil)
        #expect(files.contents(of: "")?.map(\.path) == ["Documents/", "Documents/a/", "Documents/a/b.txt"])
        #expect(files.write(data, to: "Documents/c/d.txt") && files.read("Documents/c/d.txt") == data)
        // The links themselves are removed.
        #expect(files.remove("Documents") && !manager.fileExists(atPath: home + "/Documents"))
        #expect(try manager.contentsOfDirectory(atPath: outside) == ["key.txt"])
        #expect(try String(contentsOfFile: outside + "/key.txt", encoding: .utf8) == "text")
    }
}
