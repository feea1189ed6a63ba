import Foundation

extension Project.Target {
    /// The path of the target's own bundle inside the app's, or `nil` if it has none.
    fileprivate var bundleFolder: String? {
        if kind == .tests { return "PlugIns/" + moduleName + ".xctest" }
        return isFramework ? "Frameworks/" + moduleName + ".framework" : nil
    }
}

/// Assembles the `.app`: a flat, iOS-style directory, in which `Bundle.main` finds everything where the app expects it. Interface files and
/// asset catalogs are included unchanged; UIKit reads them directly.
enum Staging {
    /// Stages an app. `targets` are its libraries, whose resources are also in the app's bundle, where `Bundle(for:)` of a static library
    /// looks; resources of frameworks and tests are in bundles of their own. `library` is the folder of the built UIKit.
    static func stage(
        executable: String, name: ProjectName, infoPlist: [String: AnyHashableSendable], targets: [Project.Target],
        extraDirectories: [String],
        library: String, tree: SourceTree, into app: OwnedPath
    ) throws {
        let bundled = targets.compactMap { target in target.bundleFolder.map { (target, folder: $0) } }
        let resources = resources(of: targets)
        try InterfaceCheck.check(resources)
        for damage in resources.compactMap({ StringsCheck.damage(in: $0.path) }) {
            Terminal.note(damage.replacing(": error: ", with: ": warning: ", maxReplacements: 1))
        }
        try app.makeDirectory()
        var wanted: Set<String> = [name.text, "Info.plist", origins]
        try app.appending(name).copy(executable, of: tree)
        try app.appending("Info.plist").write(InfoPlist.data(infoPlist))
        for (target, folder) in bundled {
            try app.appending(folder).appending("Info.plist").write(InfoPlist.data(target.infoPlist))
            wanted.insert(folder.appending("Info.plist"))
        }
        var sources: [String: String] = [:]
        for resource in resources {
            if resource.path.hasSuffix(".xcstrings") {
                guard tree.contains(resource.path) else { leaveOut(resource.path); continue }
                for (table, data) in StringCatalog.expand(resource.path) {
                    let destination = StringCatalog.place(of: table, ofCatalog: resource.destination)
                    try app.appending(destination).write(data)
                    wanted.insert(destination)
                }
                continue
            }
            wanted.insert(resource.destination)
            try copy(resource.path, to: app.appending(resource.destination), of: tree)
            if ["storyboard", "xib"].contains(resource.path.pathExtension) { sources[resource.destination] = resource.path.realPath }
        }
        for directory in extraDirectories {
            wanted.insert(directory.lastPathComponent)
            try copy(directory, to: app.appending(directory.lastPathComponent), of: tree)
        }
        // UIKit's fonts and icon shapes, which a program finds beside itself: a confined one can't read this checkout, and an installed
        // command has none.
        if FileManager.default.fileExists(atPath: library.appending(fonts)) {
            wanted.insert(fonts)
            try app.appending(fonts).link(to: library.appending(fonts))
        }
        try app.appending(origins).write(PropertyListSerialization.data(fromPropertyList: sources, format: .xml, options: 0))
        // Removes files of a previous build that this one does not have.
        for entry in app.names where !wanted.contains(entry) && !wanted.contains(where: { $0.hasPrefix(entry + "/") }) {
            try? app.appending(entry).remove()
        }
    }

    /// Returns the resources of an app with their places in its bundle.
    static func resources(of targets: [Project.Target]) -> [Project.Resource] {
        distinct(
            inAppBundle(targets)
                + targets.flatMap { target in
                    target.bundleFolder.map { folder in
                        target.resources.map { Project.Resource(path: $0.path, destination: folder.appending($0.destination)) }
                    } ?? []
                })
    }

    /// Gives each resource a place of its own. Xcode compiles all catalogs of a bundle into one, so a second one of the same name gets
    /// another, which comes after it; of other files, the first is kept: an app's before those of its libraries.
    static func distinct(_ resources: [Project.Resource]) -> [Project.Resource] {
        var taken: [String: String] = [:]
        return resources.compactMap { resource in
            var resource = resource
            if let other = taken[resource.destination] {
                guard other != resource.path, resource.path.pathExtension == "xcassets" else { return nil }
                let name = resource.destination.deletingPathExtension
                var number = 2
                while let other = taken["\(name)~\(number).xcassets"] {
                    if other == resource.path { return nil }
                    number += 1
                }
                resource.destination = "\(name)~\(number).xcassets"
            }
            taken[resource.destination] = resource.path
            return resource
        }
    }

    /// Returns the resources in the app's bundle itself. They include those of tests, for the code of static libraries that they test,
    /// unless the app has a file of that name in any language.
    private static func inAppBundle(_ targets: [Project.Target]) -> [Project.Resource] {
        let own = targets.filter { $0.bundleFolder == nil }.flatMap(\.resources)
        let taken = Set(own.map(\.destination.lastPathComponent))
        return targets.filter { $0.kind == .tests }.flatMap(\.resources).filter { !taken.contains($0.destination.lastPathComponent) } + own
    }

    /// The file that maps each copied interface file to the user's own, whose path UIKit uses in its messages. `InterfaceFiles` reads it.
    private static let origins = "_UnderstudyOrigins.plist"

    /// The folder of UIKit's fonts and icon shapes, beside the library and in every app.
    static let fonts = "understudy_CoreText.resources"

    /// Copies a file, or a folder with its contents, read-only; only changed files are copied again. Returns `false` if there is nothing to
    /// copy. Files outside the project's tree, which a link may lead to, are left out.
    @discardableResult
    static func copy(_ source: String, to target: OwnedPath, of tree: SourceTree) throws -> Bool {
        guard let real = source.realPath else { return false }
        guard tree.contains(real) else { leaveOut(source); return false }
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: real, isDirectory: &isDirectory), isDirectory.boolValue else {
            try target.copy(real, of: tree)
            return true
        }
        var files: [(from: String, to: String)] = []
        var wanted: Set<String> = [""]
        SourceFolder.walk(real) { path, relative, isDirectory in
            if relative.isEmpty { return true }
            guard tree.contains(path) else { leaveOut(path); return false }
            wanted.insert(relative)
            if !isDirectory { files.append((path, relative)) }
            return true
        }
        try target.makeDirectory()
        for relative in target.tree() where !wanted.contains(relative) { try target.appending(relative).remove() }
        for folder in wanted.subtracting(files.map { $0.to }) { try target.appending(folder).makeDirectory() }
        for file in files { try target.appending(file.to).copy(file.from, of: tree) }
        return true
    }

    private static func leaveOut(_ path: String) {
        Terminal.warning(
            "\(path) leads out of the project's folder, to \(path.realPath ?? "nothing"), and is left out of the app; use --trust to include it"
        )
    }
}
