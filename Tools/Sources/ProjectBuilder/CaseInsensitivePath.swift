import Foundation

extension String {
    /// The path with the spelling that is on disk. Xcode's file systems ignore case, so `info.plist` in a project may mean `Info.plist`.
    /// The path itself if it exists, or if nothing matches.
    var asSpelledOnDisk: String {
        guard hasPrefix("/"), !FileManager.default.fileExists(atPath: self) else { return self }
        return spellings.first ?? self
    }

    /// The files of this path if case is ignored, in the given spelling first. A repository may have a folder in two spellings, which are
    /// one folder on a Mac.
    private var spellings: [String] {
        guard self != "/" else { return ["/"] }
        let given = lastPathComponent, wanted = given.lowercased()
        return deletingLastPathComponent.spellings.flatMap { parent in
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []).filter { $0.lowercased() == wanted }.sorted()
            return (names.filter { $0 == given } + names.filter { $0 != given }).map { parent.appending($0) }
        }
    }
}
