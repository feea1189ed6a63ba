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

    /// Visits a folder's entries in name order; `visit` says whether to go into a directory.
    static func walk(_ folder: String, _ visit: (_ path: String, _ relative: String, _ isDirectory: Bool) -> Bool) {
        func go(_ directory: String, _ prefix: String) {
            for name in ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []).sorted() {
                let path = linked(directory.appending(name))
                var isDirectory: ObjCBool = false
                guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { continue }
                let relative = prefix + name
                if visit(path, relative, isDirectory.boolValue), isDirectory.boolValue { go(path, relative + "/") }
            }
        }
        _ = visit(folder, "", true)
        go(folder, "")
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
