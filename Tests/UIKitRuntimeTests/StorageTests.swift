import CRuntimeShim
import Foundation
import Testing

@Suite("A device without free storage")
struct StorageTests {
    @Test("files in the full folder take no bytes, and other files do")
    func full() throws {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.appendingPathComponent("storage-\(ProcessInfo.processInfo.globallyUniqueString)")
        let (home, beside) = (folder.appendingPathComponent("home"), folder.appendingPathComponent("home2"))
        for url in [home, beside] { try manager.createDirectory(at: url, withIntermediateDirectories: true) }
        defer {
            us_fillStorage(nil)
            try? manager.removeItem(at: folder)
        }
        let data = Data("bytes".utf8), file = home.appendingPathComponent("file")
        try data.write(to: file)
        us_fillStorage(home.path)
        let error = #expect(throws: CocoaError.self) { try data.write(to: home.appendingPathComponent("other")) }
        #expect(error?.code == .fileWriteOutOfSpace)
        #expect(throws: (any Error).self) { try data.write(to: home.appendingPathComponent("atomic"), options: .atomic) }
        let handle = try FileHandle(forWritingTo: file)
        #expect(throws: (any Error).self) { try handle.write(contentsOf: data) }
        try handle.close()
        #expect(try Data(contentsOf: file) == data)
        #expect(try manager.attributesOfFileSystem(forPath: home.path)[.systemFreeSize] as? NSNumber == 0)
        // A folder whose name only begins like the full one has room.
        try data.write(to: beside.appendingPathComponent("file"))
        us_fillStorage(nil)
        try data.write(to: home.appendingPathComponent("other"))
        #expect(try manager.attributesOfFileSystem(forPath: home.path)[.systemFreeSize] as? NSNumber != 0)
    }
}
