import Foundation

extension Project.Target {
    /// Where the target's own bundle lies inside the app's; nil for what has none.
    fileprivate var bundleFolder: String? {
        if kind == .tests { return "PlugIns/" + moduleName + ".xctest" }
        return isFramework ? "Frameworks/" + moduleName + ".framework" : nil
    }
}

/// The `.app`: a flat, iOS-style directory, in which `Bundle.main` finds everything where the app expects it. Interface files and
/// asset catalogs lie in it as they are; UIKit reads them directly.
enum Staging {
    /// `targets`: the app's libraries, whose resources are in the app's bundle too, where `Bundle(for:)` of a static library looks; a framework's and those of
    /// tests are in a bundle of their own.
    static func stage(
        executable: String, name: String, infoPlist: [String: AnyHashableSendable], targets: [Project.Target], extraDirectories: [String], into app: String
    ) throws {
        let bundled = targets.compactMap { target in target.bundleFolder.map { (target, folder: $0) } }
        let resources = inAppBundle(targets) + bundled.flatMap { target, folder in
            target.resources.map { Project.Resource(path: $0.path, destination: folder.appending($0.destination)) }
        }
        try InterfaceCheck.check(resources)
        let manager = FileManager.default
        try manager.createDirectory(atPath: app, withIntermediateDirectories: true)
        var wanted: Set<String> = [name, "Info.plist"]
        try place(executable, at: app.appending(name))
        try InfoPlist.write(infoPlist, to: app.appending("Info.plist"))
        for (target, folder) in bundled {
            try InfoPlist.write(target.infoPlist, to: app.appending(folder).appending("Info.plist"))
            wanted.insert(folder.appending("Info.plist"))
        }
        for resource in resources {
            if resource.path.hasSuffix(".xcstrings") {
                for (table, data) in StringCatalog.expand(resource.path) {
                    let destination = resource.destination.deletingLastPathComponent.appending(table)
                    try InfoPlist.write(data, ifChanged: app.appending(destination))
                    wanted.insert(destination)
                }
                continue
            }
            wanted.insert(resource.destination)
            try place(resource.path, at: app.appending(resource.destination))
        }
        for directory in extraDirectories {
            wanted.insert(directory.lastPathComponent)
            try place(directory, at: app.appending(directory.lastPathComponent))
        }
        // What a former build left and this one does not have.
        for entry in try manager.contentsOfDirectory(atPath: app) where !wanted.contains(entry) && !wanted.contains(where: { $0.hasPrefix(entry + "/") }) {
            try? manager.removeItem(atPath: app.appending(entry))
        }
    }

    /// What lies in the app's bundle itself. What tests bring lies there too, for the code of static libraries that they test, unless the app has a file of
    /// that name, in whatever language.
    private static func inAppBundle(_ targets: [Project.Target]) -> [Project.Resource] {
        let own = targets.filter { $0.bundleFolder == nil }.flatMap(\.resources)
        let taken = Set(own.map(\.destination.lastPathComponent))
        return targets.filter { $0.kind == .tests }.flatMap(\.resources).filter { !taken.contains($0.destination.lastPathComponent) } + own
    }

    /// A copy that is only renewed when the original changed. Files are linked where the file system allows it.
    private static func place(_ source: String, at target: String) throws {
        let manager = FileManager.default
        let real = URL(fileURLWithPath: source).resolvingSymlinksInPath().path
        var isDirectory: ObjCBool = false
        guard manager.fileExists(atPath: real, isDirectory: &isDirectory) else { return }
        try manager.createDirectory(atPath: target.deletingLastPathComponent, withIntermediateDirectories: true)
        if isDirectory.boolValue || ["storyboard", "xib"].contains(source.pathExtension) {
            // Folders change without their own stamp changing: a symbolic link is always current. Of an interface file it tells UIKit, which names the
            // person's own file in its messages.
            if (try? manager.destinationOfSymbolicLink(atPath: target)) == real { return }
            try? manager.removeItem(atPath: target)
            try manager.createSymbolicLink(atPath: target, withDestinationPath: real)
            return
        }
        if let old = Stamp(target), let new = Stamp(real), old == new { return }
        try? manager.removeItem(atPath: target)
        if link(real, target) != 0 { try copy(real, target) }
    }

    private static func copy(_ source: String, _ target: String) throws {
        try FileManager.default.copyItem(atPath: source, toPath: target)
        var info = stat()
        guard stat(source, &info) == 0 else { return }
        var times = [info.st_atim, info.st_mtim]
        utimensat(AT_FDCWD, target, &times, 0)
    }
}
