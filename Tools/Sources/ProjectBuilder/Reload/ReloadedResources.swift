import Foundation

/// Copies changed resources of a project into the bundle of its running app.
struct ReloadedResources {
    enum Outcome: Equatable {
        /// Nothing that the app contains has changed.
        case unchanged
        /// The files in the bundle, which the app takes over, and the names of the changed files.
        case loaded([String], names: [String])
        /// A file that the app can't use, with the reasons as `file:line:column: error: message`.
        case damaged(String)
        case rebuild(String)
    }

    /// The page's titles of problems.
    static let damage = "The changed file can’t be read"
    static let partly = "Not everything in the changed file fits the running app"

    private let resources: [Project.Resource]
    private let tree: SourceTree
    private let app: OwnedPath
    /// The names of the assets in each catalog, which sources may refer to.
    private let assets: [String: Set<String>]

    init(_ resources: [Project.Resource], tree: SourceTree, app: OwnedPath) {
        (self.resources, self.tree, self.app) = (resources, tree, app)
        var assets: [String: Set<String>] = [:]
        for resource in resources where resource.path.pathExtension == "xcassets" { assets[resource.path] = Self.assets(in: resource.path) }
        self.assets = assets
    }

    /// The types of files that a running app can load.
    private static let kinds: Set<String> = [
        "storyboard", "xib", "strings", "stringsdict", "xcstrings", "xcassets", "png", "jpg", "jpeg", "gif", "pdf", "svg", "heic", "webp",
    ]

    private static func assets(in catalog: String) -> Set<String> {
        var names: Set<String> = []
        SourceFolder.walk(catalog) { path, relative, isDirectory in
            if isDirectory { names.insert(relative) }
            return true
        }
        return names
    }

    /// Copies changed files into the bundle. `inputs` are all files that the app is built from, besides sources.
    func take(_ changed: Set<String>, inputs: Set<String>) -> Outcome {
        var (files, names): ([String], [String]) = ([], [])
        var taken: [Project.Resource] = []
        for path in changed.sorted() where !path.lastPathComponent.hasPrefix(".") && !path.hasSuffix("~") {
            guard let resource = resources.first(where: { path == $0.path || path.hasPrefix($0.path + "/") }) else {
                if inputs.contains(path) { return .rebuild("\(path.lastPathComponent) has changed") }
                continue
            }
            guard Self.kinds.contains(resource.path.pathExtension), FileManager.default.fileExists(atPath: resource.path) else {
                return .rebuild("\(path.lastPathComponent) has changed")
            }
            if let names = assets[resource.path], names != Self.assets(in: resource.path) {
                return .rebuild("\(resource.path.lastPathComponent) has new or removed assets")
            }
            if let damage = Self.damage(in: path) ?? StringsCheck.damage(in: path) { return .damaged(damage) }
            if !taken.contains(resource) { taken.append(resource) }
            names.append(path.lastPathComponent)
        }
        guard !taken.isEmpty else { return .unchanged }
        do {
            try InterfaceCheck.check(taken)
            for resource in taken { files += try stage(resource) }
        } catch let failure as Failure where failure.description.contains(": error: ") {
            return .damaged(failure.description)
        } catch { return .rebuild("\(error)") }
        return .loaded(files, names: names)
    }

    /// Copies a resource as the build does, and returns the paths in the bundle.
    private func stage(_ resource: Project.Resource) throws -> [String] {
        guard resource.path.hasSuffix(".xcstrings") else {
            let place = try app.appending(resource.destination)
            try Staging.copy(resource.path, to: place, of: tree)
            return [place.path]
        }
        return try StringCatalog.expand(resource.path).sorted { $0.key < $1.key }.map { table, data in
            let place = try app.appending(StringCatalog.place(of: table, ofCatalog: resource.destination))
            try place.write(data)
            return place.path
        }
    }

    /// Returns the reason that a JSON file of an asset or of texts can't be read.
    private static func damage(in path: String) -> String? {
        guard ["json", "xcstrings"].contains(path.pathExtension), let data = ProjectFile.data(path) else { return nil }
        do {
            _ = try JSONSerialization.jsonObject(with: data)
            return nil
        } catch {
            let detail = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "\(error)"
            let place = detail.firstMatch(of: /line (\d+), column (\d+)/)
            return "\(path):\(place?.1 ?? "1"):\(place?.2 ?? "1"): error: \(detail)"
        }
    }
}
