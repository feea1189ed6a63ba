import Foundation

/// Libraries in Objective-C that tests in Swift are written against, and that we wrote in Swift: folders of `Tools/TestLibraries`, a module each.
enum TestLibraries {
    /// Where the project's sources import such a module, ours takes the place of whatever was to bring it: a package, a pod, a target of the project.
    static func takenIn(_ project: Project) throws -> Project {
        let users = project.targets.map { Pods.imports($0.sources) }
        let directory = try Installation.folder?.appending("TestLibraries") ?? SDK.sourceRoot().appending("Tools/TestLibraries")
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
