import AutomationClient
import Foundation
import Testing

@Suite("Folders of controlled apps")
struct AppProcessTests {
    @Test("a controlled app's home is in a folder that no other user can predict, claim, or read, and that ends with it")
    func folders() throws {
        var apps = (0..<2).map { _ in AppProcess(.init(executable: "/nothing")) }
        let folders = apps.map { ($0.home as NSString).deletingLastPathComponent }
        #expect(folders[0] != folders[1])
        for folder in folders {
            #expect(!folder.contains("-\(getpid())-"))
            #expect(try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int == 0o700)
        }
        apps = []
        for folder in folders { #expect(!FileManager.default.fileExists(atPath: folder)) }
    }
}
