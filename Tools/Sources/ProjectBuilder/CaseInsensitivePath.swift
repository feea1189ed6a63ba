import Foundation

extension String {
    /// The path with the spelling that is on disk. Xcode's file systems ignore case, so `info.plist` in a project may mean `Info.plist`.
    /// The path itself if it exists, or if nothing matches.
    var asSpelledOnDisk: String {
        let manager = FileManager.default
        guard hasPrefix("/"), !manager.fileExists(atPath: self) else { return self }
        let parent = deletingLastPathComponent.asSpelledOnDisk
        let wanted = lastPathComponent.lowercased()
        guard let found = ((try? manager.contentsOfDirectory(atPath: parent)) ?? []).sorted().first(where: { $0.lowercased() == wanted })
        else { return self }
        return parent.appending(found)
    }
}
