import Foundation

/// A pod's specification, `NAME.podspec`: Ruby, of which only literals are read.
struct PodSpecification {
    /// The folder that contains the specification, or that should contain it.
    let folder: String
    let text: String
    private let name: String

    /// Reads the specification of a pod at its path in a Podfile, which is that of the file or of its folder.
    init(named name: String, at path: String) {
        self.name = name
        folder = path.hasSuffix(".podspec") ? path.deletingLastPathComponent : path
        text = ProjectFile.text(path.hasSuffix(".podspec") ? path : path.appending(name + ".podspec")) ?? ""
    }

    /// Reads the specification of the pod in the folder whose module has a name, or returns `nil` if there is none.
    init?(module: String, in folder: String) {
        let names = SourceFolder.names(folder).filter { $0.hasSuffix(".podspec") }.map { String($0.dropLast(8)) }
        let all = names.sorted().map { PodSpecification(named: $0, at: folder) }
        guard let found = all.first(where: { $0.moduleName == module }) else { return nil }
        self = found
    }

    /// The name of the pod's module: `module_name`, or the pod's name.
    var moduleName: String {
        text.firstMatch(of: /\.module_name\s*=\s*['"](\w+)['"]/).map { String($0.1) } ?? name.asModuleName
    }

    /// The folders whose sources the pod lists, none inside another; none for a pod with parts, from which an app chooses.
    var sourceFolders: [String] { text.contains(".subspec") ? [] : folders(listedAfter: /\.source_files?\s*=/, besides: []) }
    /// The folders of resources that are not beside the sources.
    var resourceFolders: [String] {
        text.contains(".subspec") ? [] : folders(listedAfter: /\.(?:resources?|resource_bundles?)\s*=/, besides: sourceFolders)
    }

    /// Returns the existing folders before the first wildcard of each pattern in the values of a key.
    private func folders(listedAfter key: some RegexComponent, besides others: [String]) -> [String] {
        var result: [String] = []
        for match in text.matches(of: key) {
            // A value ends with the line that closes its brackets.
            var value = "", open = 0
            for line in text[match.range.upperBound...].split(separator: "\n").prefix(100) {
                value += line + "\n"
                open += line.count { "[{(".contains($0) } - line.count { "]})".contains($0) }
                if open <= 0, !line.hasSuffix(",") { break }
            }
            for pattern in value.matches(of: /['"]([^'"\n]+)['"]/).map({ String($0.1) }) where !pattern.contains("..") {
                var parts = pattern.split(separator: "/").map(String.init)
                if let wild = parts.firstIndex(where: { $0.contains(where: "*?{[".contains) }) { parts.removeSubrange(wild...) }
                // A single file, or a folder that is a file to the user, such as an asset catalog.
                if parts.last?.contains(".") == true { parts.removeLast() }
                let path = parts.reduce(folder) { $0.appending($1) }
                var isDirectory: ObjCBool = false
                if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue { result.append(path) }
            }
        }
        let all = Set(result)
        return all.filter { path in !all.union(others).contains { $0 != path && path.hasPrefix($0 + "/") } && !others.contains(path) }
            .sorted()
    }
}
