import Foundation

extension String {
    /// The path as the disk spells it: Xcode's file systems ignore case, so `info.plist` in a project may mean `Info.plist`.
    /// The path itself where it exists, or where nothing like it does.
    var asSpelledOnDisk: String {
        let manager = FileManager.default
        guard hasPrefix("/"), !manager.fileExists(atPath: self) else { return self }
        let parent = deletingLastPathComponent.asSpelledOnDisk
        let wanted = lastPathComponent.lowercased()
        guard let found = ((try? manager.contentsOfDirectory(atPath: parent)) ?? []).sorted().first(where: { $0.lowercased() == wanted }) else { return self }
        return parent.appending(found)
    }
}
