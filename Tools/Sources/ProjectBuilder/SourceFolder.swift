import Foundation

/// What the files of a folder mean to a target that takes the whole folder.
enum SourceFolder {
    enum Role { case source, resource, nothing, folder }

    /// Folders that are one resource.
    static let bundles: Set<String> = [
        "xcassets", "storyboardc", "bundle", "scnassets", "rtfd", "xcdatamodeld", "docc", "xcframework", "framework", "playground", "xcodeproj", "xcworkspace",
        "icon",
    ]
    private static let ignored: Set<String> = [
        "entitlements", "xcconfig", "h", "hpp", "pch", "modulemap", "md", "podspec", "yml", "xctestplan", "docc", "xcframework", "framework", "playground",
        "xcodeproj", "xcworkspace", "DS_Store", "gitignore", "icon",
    ]

    static func role(_ path: String, isDirectory: Bool) -> Role {
        let kind = path.pathExtension
        if path.lastPathComponent.hasPrefix(".") || ignored.contains(kind) { return .nothing }
        if isDirectory { return bundles.contains(kind) ? (kind == "xcdatamodeld" ? .source : .resource) : .folder }
        switch kind {
        // How tests were listed before the compiler found them.
        case "swift" where path.lastPathComponent == "LinuxMain.swift": return .nothing
        case "swift", "m", "mm", "c", "cpp", "cc", "metal", "mlmodel", "intentdefinition": return .source
        case "plist" where path.lastPathComponent.hasSuffix("Info.plist"), "swift" where path.lastPathComponent == "Package.swift": return .nothing
        default: return .resource
        }
    }

    /// What lies in a folder, without hidden files.
    static func names(_ path: String) -> [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { !$0.hasPrefix(".") }.sorted() }

    /// How deep, and through how many entries, a folder is walked: more than any project has, and little enough to end soon.
    private static let (deepest, most) = (64, 100_000)

    /// Visits a folder's entries in name order; `visit` says whether to go into a directory. Links are followed, but not into a folder that is being
    /// walked already, nor into one above it.
    static func walk(_ folder: String, _ visit: (_ path: String, _ relative: String, _ isDirectory: Bool) -> Bool) {
        var left = most
        func go(_ directory: String, _ prefix: String, _ above: [Identity]) {
            guard above.count < deepest else { return Terminal.warning("\(directory) lies deeper than \(deepest) folders and is left out") }
            for name in ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []).sorted() {
                let path = linked(directory.appending(name))
                guard let identity = Identity(path) else { continue }
                if identity.isDirectory, above.contains(identity) {
                    Terminal.warning("\(path) is a link to a folder that contains it, and is left out")
                    continue
                }
                left -= 1
                guard left >= 0 else {
                    if left == -1 { Terminal.warning("\(folder) contains more than \(most) files; the files from \(path) on are left out") }
                    return
                }
                let relative = prefix + name
                if visit(path, relative, identity.isDirectory), identity.isDirectory { go(path, relative + "/", above + [identity]) }
            }
        }
        _ = visit(folder, "", true)
        go(folder, "", Identity.chain(folder))
    }

    /// Which file it is, by whatever path.
    private struct Identity: Equatable {
        let device: UInt64, node: UInt64, isDirectory: Bool

        /// nil where there is nothing, or a link to nothing.
        init?(_ path: String) {
            var info = stat()
            guard stat(path, &info) == 0 else { return nil }
            (device, node, isDirectory) = (UInt64(info.st_dev), UInt64(info.st_ino), info.st_mode & S_IFMT == S_IFDIR)
        }

        /// The folder and those above it.
        static func chain(_ folder: String) -> [Identity] {
            let real = folder.realPath ?? folder
            return sequence(first: real, next: { $0.count > 1 ? $0.deletingLastPathComponent : nil }).compactMap { Identity($0) }
        }
    }

    /// Where a link leads that is spelled as a Mac's disk forgives; every other path is itself.
    private static func linked(_ path: String) -> String {
        guard !FileManager.default.fileExists(atPath: path), let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return path }
        return (target.hasPrefix("/") ? target : path.deletingLastPathComponent.appending(target)).standardizedPath.asSpelledOnDisk
    }

    /// A localised file keeps its `xx.lproj`; every other goes to the bundle's top.
    static func destination(_ path: String) -> String {
        let parent = path.deletingLastPathComponent.lastPathComponent
        return parent.hasSuffix(".lproj") ? parent + "/" + path.lastPathComponent : path.lastPathComponent
    }
}
