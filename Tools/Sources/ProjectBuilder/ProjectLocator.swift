import Foundation
import FoundationXML

/// Finds and reads the project at a path.
public enum ProjectLocator {
    /// Reads the project at a path.
    /// - Parameters:
    ///   - path: A project, a package, or a folder that contains one.
    ///   - forTests: Whether test targets are read, too.
    /// - Throws: ``Failure`` if there is no project, or if it can't be read.
    public static func read(_ path: String, forTests: Bool = false) throws -> Project {
        let path = path.standardizedPath
        guard FileManager.default.fileExists(atPath: path) else { throw Failure("\(path): no such file or folder") }
        // The user names the first path; the paths that it leads to are the project's.
        guard SourceTree.current == nil else { return try project(at: path, forTests) }
        var isDirectory: ObjCBool = false
        let isPlainFolder =
            FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
            && path.pathExtension != "xcodeproj"
            && path.pathExtension != "xcworkspace"
        let tree = SourceTree(of: isPlainFolder ? path : path.deletingLastPathComponent)
        var result = try SourceTree.$current.withValue(tree) { try project(at: path, forTests) }
        result.leaveOutFiles(outside: tree)
        return result
    }

    private static func project(at path: String, _ forTests: Bool) throws -> Project {
        switch path.pathExtension {
        case "xcodeproj": return whole(try withWorkspace(complete(XcodeProjectReader(path, forTests: forTests).read()), path))
        case "pbxproj": return whole(try complete(XcodeProjectReader(path.deletingLastPathComponent).read()))
        case "xcworkspace": return whole(try workspace(path))
        case "yml", "yaml": return whole(try complete(XcodeProjectReader(XcodeGenSpec(path), file: path).read()))
        case "swift" where path.lastPathComponent == TuistManifest.fileName:
            return whole(try tuist([path]))
        case "swift" where path.lastPathComponent == TuistManifest.workspaceName:
            return whole(try tuist(TuistManifest.projects(ofWorkspaceIn: path.deletingLastPathComponent)))
        case "swift" where path.lastPathComponent == "Package.swift": return try PackageReader.read(path.deletingLastPathComponent)
        default: return try forTests ? testedFolder(path) : folder(path)
        }
    }

    /// Reads the folder of a library that has both a package and an old project, its own or its example's: the one that has tests, the
    /// package first.
    private static func testedFolder(_ path: String) throws -> Project {
        func hasTests(_ project: Project) -> Bool { project.targets.contains { $0.kind == .tests || $0.kind == .uiTests } }
        let isPackage = FileManager.default.fileExists(atPath: path.appending("Package.swift"))
        let first = Result { isPackage ? try PackageReader.read(path) : try folder(path, forTests: true) }
        let other = isPackage ? try? folder(path, forTests: true) : nil
        if let first = try? first.get(), hasTests(first) {
            // Tests that import nothing from the package were written for the project, whose test target contains the sources themselves.
            if let other, hasTests(other), !other.file.hasSuffix("Package.swift"), !importsOwn(first) { return other }
            return first
        }
        if let other, hasTests(other) { return (try? first.get()).map { completed(other, by: $0) } ?? other }
        let below = SourceFolder.names(path).filter { !SourceFolder.foreign.contains($0) }.map { path.appending($0) }
        for place in [path] + below {
            for name in SourceFolder.names(place) where name.hasSuffix(".xcodeproj") && !name.hasSuffix("Pods.xcodeproj") {
                if let project = try? read(place.appending(name), forTests: true), hasTests(project) { return project }
            }
        }
        guard isPackage, var package = try? first.get(), let tests = PackageReader.looseTests(path, package) else { return try first.get() }
        package.targets.append(tests)
        return package
    }

    /// Returns a project whose tests import modules that only the package beside it contains, with the package's libraries added.
    private static func completed(_ project: Project, by package: Project) -> Project {
        let wanted = Pods.imports(project.targets.filter { $0.kind == .tests }.flatMap(\.sources)).subtracting(
            project.targets.map(\.moduleName))
        guard package.targets.contains(where: { $0.kind == .library && wanted.contains($0.moduleName) }) else { return project }
        var (result, libraries) = (project, package)
        libraries.targets.removeAll { $0.kind != .library }
        result.add(libraries)
        linkImports(of: &result)
        return result
    }

    private static func importsOwn(_ project: Project) -> Bool {
        let own = Set(project.targets.filter { $0.kind != .tests }.map(\.moduleName))
        return project.targets.contains { $0.kind == .tests && !Pods.imports($0.sources).isDisjoint(with: own) }
    }

    /// Completes a project once all its parts are read.
    private static func whole(_ project: Project) -> Project {
        var project = project
        project.connect()
        linkImports(of: &project)
        Pods.add(to: &project)
        Cartfile.add(to: &project)
        return project
    }

    private static func folder(_ path: String, forTests: Bool = false) throws -> Project {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
        let all = names.filter { $0.hasSuffix(".xcodeproj") && $0 != "_Pods.xcodeproj" }
        let projects = all.filter { isComplete(path.appending($0)) }
        if projects.count == 1 { return try read(path.appending(projects[0]), forTests: forTests) }
        if projects.count > 1 {
            let sameName = projects.first { $0.deletingPathExtension == path.lastPathComponent }
            guard let sameName else {
                let workspaces = names.filter { $0.hasSuffix(".xcworkspace") }
                if workspaces.count == 1 { return try read(path.appending(workspaces[0]), forTests: forTests) }
                throw Failure("\(path) contains several projects: \(projects.joined(separator: ", ")). Specify one of them")
            }
            return try read(path.appending(sameName), forTests: forTests)
        }
        // XcodeGen's generated project file is often not committed.
        if let spec = XcodeGenSpec.fileNames.first(where: names.contains) { return try read(path.appending(spec)) }
        // So is Tuist's.
        let manifest = [TuistManifest.fileName, TuistManifest.workspaceName].first { name in
            names.contains(name) && ProjectFile.text(path.appending(name))?.contains("ProjectDescription") == true
        }
        if let manifest { return try read(path.appending(manifest)) }
        if names.contains("Package.swift") { return try PackageReader.read(path) }
        // The message says what the only project lacks.
        if all.count == 1 { return try read(path.appending(all[0]), forTests: forTests) }
        if !all.isEmpty { throw Failure("\(path) contains several projects: \(all.joined(separator: ", ")). Specify one of them") }
        if let workspace = names.first(where: { $0.hasSuffix(".xcworkspace") }) { return try read(path.appending(workspace)) }
        let below = found(below: names.map { path.appending($0) })
        if below.count == 1 { return try read(below[0], forTests: forTests) }
        let hint = below.isEmpty ? "" : " Below it: " + below.map(\.lastPathComponent).sorted().joined(separator: ", ") + "."
        throw Failure("\(path): no .xcodeproj, .xcworkspace, project.yml, Project.swift, or Package.swift found.\(hint)")
    }

    /// Whether a project has its project file. A folder without one may be left over: an earlier name of the project whose settings of
    /// users were committed, or the schemes of a project that a tool generates.
    private static func isComplete(_ project: String) -> Bool {
        FileManager.default.fileExists(atPath: project.appending("project.pbxproj"))
    }

    /// Returns the projects in the folders, or if there is none, in their subfolders: repositories often have one project somewhere below.
    private static func found(below folders: [String]) -> [String] {
        var folders = folders
        for _ in 0..<projectDepth {
            folders = folders.filter { !SourceFolder.foreign.contains($0.lastPathComponent) && !$0.lastPathComponent.hasPrefix(".") }
            let inside = folders.prefix(mostFolders).flatMap { folder in SourceFolder.names(folder).map { folder.appending($0) } }
            let projects = inside.filter { $0.hasSuffix(".xcodeproj") && $0.lastPathComponent != "Pods.xcodeproj" }
            let complete = projects.filter(isComplete)
            if !projects.isEmpty { return complete.isEmpty ? projects : complete }
            folders = inside
        }
        return []
    }
    /// The depth in which a project is sought, as in `ios/App/App.xcodeproj`, and the most folders of one depth.
    private static let (projectDepth, mostFolders) = (3, 5000)

    private static func workspace(_ path: String) throws -> Project {
        let projects = members(of: path)
        guard let first = projects.first else { throw Failure("\(path): none of the workspace's projects exists") }
        var all = try part(first)
        for other in projects.dropFirst() { all.add(try part(other)) }
        return all
    }

    /// Reads Tuist's manifests, and those of the projects whose targets they depend on, without the apps of these.
    private static func tuist(_ manifests: [String]) throws -> Project {
        guard let first = manifests.first else { throw Failure("none of the workspace's projects exists") }
        func one(_ path: String) throws -> (project: Project, neighbors: [String]) {
            let manifest = try TuistManifest(path), directory = path.deletingLastPathComponent
            var project = try XcodeProjectReader(XcodeGenSpec(manifest.spec, in: directory), file: path).read()
            for index in project.targets.indices { takeGenerated(&project.targets[index], in: directory) }
            return (try complete(project), manifest.neighbors)
        }
        var (all, waiting) = try one(first)
        var seen: Set<String> = [first]
        for path in manifests.dropFirst() where seen.insert(path).inserted {
            let (project, neighbors) = try one(path)
            all.add(project)
            waiting += neighbors
        }
        while let path = waiting.popLast(), seen.count < mostManifests {
            guard seen.insert(path).inserted else { continue }
            guard FileManager.default.fileExists(atPath: path) else {
                all.notes.append("\(path): warning: a target depends on this project, which does not exist")
                continue
            }
            var (project, neighbors) = try one(path)
            project.targets.removeAll { $0.kind == .app }
            all.add(project)
            waiting += neighbors
        }
        return all
    }
    private static let mostManifests = 300

    /// Adds the sources that Tuist generates for a target, `Derived/Sources/TuistAssets+Shop.swift`: those that were committed, or others
    /// with the same names.
    private static func takeGenerated(_ target: inout Project.Target, in directory: String) {
        let prefix = TuistAccessors.prefix(of: target.name), folder = directory.appending("Derived/Sources")
        let generated = SourceFolder.names(folder).filter { $0.hasSuffix("+\(prefix).swift") }.map { folder.appending($0) }
        if generated.isEmpty { target.accessorPrefix = prefix }
        target.sources += generated.filter { !target.sources.contains($0) }
    }

    /// Returns the existing projects and packages that a workspace names.
    private static func members(of path: String) -> [String] {
        guard let data = ProjectFile.data(path.appending("contents.xcworkspacedata")) else { return [] }
        let reader = WorkspaceReader(folder: path.deletingLastPathComponent)
        let parser = XMLParser(data: data)
        parser.delegate = reader
        _ = parser.parse()
        return reader.places.filter {
            FileManager.default.fileExists(atPath: $0.hasSuffix(".xcodeproj") ? $0 : $0.appending("Package.swift"))
        }
    }

    /// Completes a project that is opened on its own although its modules come from other projects of its workspace, found beside it or in
    /// a parent folder.
    private static func withWorkspace(_ project: Project, _ path: String) throws -> Project {
        let known = Set(project.targets.map(\.moduleName))
        let imports = Pods.imports(project.targets.flatMap(\.sources)).subtracting(known)
        guard !imports.isEmpty else { return project }
        var project = project
        var folder = path
        for _ in 0..<workspaceDepth where folder.count > 1 {
            folder = folder.deletingLastPathComponent
            for name in SourceFolder.names(folder) where name.hasSuffix(".xcworkspace") {
                let places = members(of: folder.appending(name)).map(\.standardizedPath)
                guard places.contains(path.standardizedPath) else { continue }
                for place in places where place != path.standardizedPath && !place.hasSuffix("Pods.xcodeproj") {
                    guard var other = try? part(place) else { continue }
                    other.targets.removeAll { $0.kind != .library }
                    let isLinked = other.targets.compactMap(\.productName).contains { product in
                        project.targets.contains { $0.linkedProducts.contains(product) }
                    }
                    guard isLinked || !imports.isDisjoint(with: other.targets.map(\.moduleName)) else { continue }
                    project.add(other)
                }
            }
        }
        return project
    }

    /// The number of parent folders in which a project's workspace is sought: `App/MyApp/MyApp.xcodeproj` below `MyApp.xcworkspace`, and
    /// one to spare.
    private static let workspaceDepth = 4

    /// Adds a dependency for each import of the project's own frameworks, which Xcode finds without declared dependencies.
    private static func linkImports(of project: inout Project) {
        let libraries = Dictionary(
            project.targets.filter { $0.kind == .library }.map { ($0.moduleName, $0.name) }, uniquingKeysWith: { first, _ in first })
        guard !libraries.isEmpty else { return }
        for index in project.targets.indices {
            let target = project.targets[index]
            let reached = Set(project.closure(of: target.name).map(\.moduleName))
            for module in Pods.imports(target.sources).sorted() {
                guard let library = libraries[module], !reached.contains(module),
                    !project.closure(of: library).contains(where: { $0.name == target.name })
                else { continue }
                project.targets[index].dependencies.append(library)
            }
        }
    }

    private static func part(_ path: String) throws -> Project {
        path.hasSuffix(".xcodeproj") ? try complete(XcodeProjectReader(path).read()) : try PackageReader.read(path)
    }

    /// Turns local packages into targets of the project, so that their UIKit code is translated too.
    private static func complete(_ project: Project) throws -> Project {
        var project = project
        try project.takeLocalPackages()
        return project
    }
}

/// Collects the locations of a workspace's `FileRef`s, including those in nested groups.
private final class WorkspaceReader: NSObject, XMLParserDelegate {
    private(set) var places: [String] = []
    private let root: String
    private var groups: [String]

    init(folder: String) { (root, groups) = (folder, [folder]) }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
    ) {
        let location = attributes["location"] ?? ""
        let path = location.firstIndex(of: ":").map { String(location[location.index(after: $0)...]) } ?? location
        let base = location.hasPrefix("container:") ? root : groups.last ?? root
        let place = path.isEmpty ? base : path.hasPrefix("/") ? path : base.appending(path)
        if name == "Group" { groups.append(place) } else if name == "FileRef" { places.append(place) }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        if name == "Group" { groups.removeLast() }
    }
}
