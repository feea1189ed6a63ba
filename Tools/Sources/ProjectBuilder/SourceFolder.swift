import Foundation

/// The rules by which a target that includes a whole folder treats the folder's files.
enum SourceFolder {
    enum Role { case source, resource, nothing, folder }

    /// The extensions of folders that are a single resource.
    static let bundles = Set([
        "xcassets", "storyboardc", "bundle", "scnassets", "rtfd", "docc", "xcframework", "framework", "playground",
        "xcodeproj", "xcworkspace", "icon", "atlas", "xcmappingmodel", "mlmodelc", "momd", "xcstickers",
    ]).union(compiledBundles)
    /// Those from which Xcode generates code.
    private static let compiledBundles: Set<String> = ["xcdatamodeld", "xcdatamodel", "mlpackage"]
    /// The names of folders that contain other people's code.
    static let foreign: Set<String> = ["Pods", "Carthage", "node_modules", "DerivedData", "vendor"]
    private static let ignored: Set<String> = [
        "entitlements", "xcconfig", "h", "hpp", "pch", "modulemap", "podspec", "xctestplan", "docc", "xcframework",
        "framework", "playground",
        "xcodeproj", "xcworkspace", "DS_Store", "gitignore", "icon",
    ]

    static func role(_ path: String, isDirectory: Bool) -> Role {
        let kind = path.pathExtension
        if path.lastPathComponent.hasPrefix(".") || ignored.contains(kind) { return .nothing }
        if isDirectory { return bundles.contains(kind) ? (compiledBundles.contains(kind) ? .source : .resource) : .folder }
        switch kind {
        // The list of tests that older compilers required, and a package's manifests, which no target contains even if its folder does.
        case "swift" where path.lastPathComponent == "LinuxMain.swift" || isManifest(path.lastPathComponent): return .nothing
        case "swift", "m", "mm", "c", "cpp", "cc", "metal", "mlmodel", "intentdefinition": return .source
        // The bundle's own; `Keys-Info.plist` is a file like others.
        case "plist" where path.lastPathComponent == "Info.plist": return .nothing
        default: return .resource
        }
    }

    /// Returns whether the name is that of a package's manifest: `Package.swift`, or `Package@swift-5.9.swift` for one version of Swift.
    private static func isManifest(_ name: String) -> Bool {
        name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
    }

    /// Returns the names of a folder's entries, without hidden files.
    static func names(_ path: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }

    /// The maximum depth and number of entries of a folder walk: more than any project has, and low enough to end soon.
    private static let (deepest, most) = (64, 100_000)

    /// Visits a folder's entries in name order; `visit` returns whether to enter a directory. Links are followed, but not into a folder
    /// that is being walked already, nor into one of its parents.
    static func walk(_ folder: String, _ visit: (_ path: String, _ relative: String, _ isDirectory: Bool) -> Bool) {
        var left = most
        func go(_ directory: String, _ prefix: String, _ above: [Identity]) {
            guard above.count < deepest else {
                return Terminal.warning("\(directory) is nested more than \(deepest) folders deep, and is left out")
            }
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

    /// Identifies a file regardless of its path.
    private struct Identity: Equatable {
        let device: UInt64, node: UInt64, isDirectory: Bool

        /// Fails if there is no file, or a dangling link.
        init?(_ path: String) {
            var info = stat()
            guard stat(path, &info) == 0 else { return nil }
            (device, node, isDirectory) = (UInt64(info.st_dev), UInt64(info.st_ino), info.st_mode & S_IFMT == S_IFDIR)
        }

        /// Returns the identities of the folder and its parents.
        static func chain(_ folder: String) -> [Identity] {
            let real = folder.realPath ?? folder
            return sequence(first: real, next: { $0.count > 1 ? $0.deletingLastPathComponent : nil }).compactMap { Identity($0) }
        }
    }

    /// Returns the target of a link whose spelling only a case-insensitive disk accepts; every other path is returned unchanged.
    private static func linked(_ path: String) -> String {
        guard !FileManager.default.fileExists(atPath: path), let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
        else { return path }
        return (target.hasPrefix("/") ? target : path.deletingLastPathComponent.appending(target)).standardizedPath.asSpelledOnDisk
    }

    /// Returns a file's path in the bundle: a localized file keeps its `xx.lproj`; every other goes to the top level.
    static func destination(_ path: String) -> String {
        let parent = path.deletingLastPathComponent.lastPathComponent
        return parent.hasSuffix(".lproj") ? parent + "/" + path.lastPathComponent : path.lastPathComponent
    }
}
