import Foundation

/// Objective-C libraries that tests in Swift are written against, reimplemented in Swift: folders of `Tools/TestLibraries`, one module
/// each.
enum TestLibraries {
    /// The folder of the libraries, which come with the command.
    private static func folder() throws -> String {
        try Installation.folder?.appending("TestLibraries") ?? SDK.sourceRoot().appending("Tools/TestLibraries")
    }
    /// Returns whether a source is one of these libraries', not a project's.
    static func contains(_ path: String) -> Bool { (try? folder()).map { path.hasPrefix($0 + "/") } ?? false }

    /// Returns the project with our modules in place of those that its sources import from a package, a pod, or a target.
    static func takenIn(_ project: Project) throws -> Project {
        let users = project.targets.map { Pods.imports($0.sources) }
        let directory = try folder()
        let all = Set(SourceFolder.names(directory))
        guard users.contains(where: { !$0.isDisjoint(with: all) }) else { return project }
        var result = project
        for index in result.targets.indices {
            result.targets[index].packageProducts.removeAll { all.contains($0.product) }
            result.targets[index].dependencies.removeAll { all.contains($0) }
            result.targets[index].dependencies += users[index].intersection(all).sorted()
        }
        result.targets.removeAll { all.contains($0.moduleName) }
        for name in all.sorted() {
            var target = Project.Target(name: name, moduleName: name, kind: .library)
            target.isForeign = true
            target.sources = SourceFolder.names(directory.appending(name)).sorted().map { directory.appending(name).appending($0) }
            target.dependencies = Pods.imports(target.sources).intersection(all).sorted()
            result.targets.append(target)
        }
        result.notes.removeAll { note in all.contains { note.contains("the pod \($0) ") } }
        return result
    }
}
