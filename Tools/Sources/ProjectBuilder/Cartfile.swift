import Foundation

/// The dependencies that a project names for Carthage, in `Cartfile`, `Cartfile.private`, and `Cartfile.resolved`.
///
/// Carthage builds a repository's Xcode project. Most such repositories are Swift packages, too, and SwiftPM fetches these.
///
/// Source: https://github.com/Carthage/Carthage/blob/master/Documentation/Artifacts.md
enum Cartfile {
    /// Adds the packages whose modules the sources import, unless their sources are among the project's targets.
    static func add(to project: inout Project) {
        let packages = references(in: project.directory)
        guard !packages.isEmpty else { return }
        let own = Set(project.targets.map(\.moduleName))
        let imports = project.targets.map { Pods.imports($0.sources) }
        for (module, package) in packages where !own.contains(module) {
            let users = imports.indices.filter { index in
                imports[index].contains(module) && !project.targets[index].packageProducts.contains { $0.product == module }
            }
            guard !users.isEmpty, !project.packages.contains(where: { $0.identity == package.identity }) else { continue }
            project.packages.append(package)
            for index in users { project.targets[index].packageProducts.append(.init(product: module, package: package.identity)) }
        }
    }

    /// Returns the repositories with the modules that have their names, in the order of the files. A version that was resolved counts most.
    static func references(in directory: String) -> [(module: String, package: Project.PackageReference)] {
        var result: [(module: String, package: Project.PackageReference)] = []
        for name in ["Cartfile.resolved", "Cartfile", "Cartfile.private"] {
            let lines = (ProjectFile.text(directory.appending(name)) ?? "").split(whereSeparator: \.isNewline)
            for line in lines.prefix(10_000) where line.utf8.count < 1000 {
                guard let match = line.firstMatch(of: /^\s*(github|git)\s+"([^"]+)"\s*([^#]*)/) else { continue }
                let place = String(match.2)
                let url = match.1 == "git" || place.contains("://") ? place : "https://github.com/" + place
                guard PackageAddress.isValid(url) else { continue }
                let repository = url.lastPathComponent.replacingOccurrences(of: ".git", with: "")
                guard !result.contains(where: { $0.package.identity == repository.lowercased() }) else { continue }
                let package = Project.PackageReference(
                    identity: repository.lowercased(), url: url, requirement: requirement(String(match.3)).inManifest)
                result.append((repository.asModuleName, package))
            }
        }
        return result
    }

    /// Reads `~> 1.4`, `>= 1.4`, `== 1.4`, `"1.4.2"`, a branch or a commit in quotation marks, or nothing.
    private static func requirement(_ text: String) -> PackageRequirement {
        if let match = text.firstMatch(of: /^(~>|>=|==)\s*v?(\d+(?:\.\d+)*\S*)/) {
            let version = semantic(String(match.2))
            switch match.1 {
            case "==": return .exact(version)
            case ">=": return .range(version, "999.0.0")
            // In semantic versioning, a minor version is incompatible with the one before it if the major version is 0.
            default: return version.hasPrefix("0.") ? .upToNextMinor(version) : .from(version)
            }
        }
        guard let quoted = text.firstMatch(of: /^"([^"]+)"/).map({ String($0.1) }) else { return .range("0.0.1", "999.0.0") }
        if let match = quoted.wholeMatch(of: /v?(\d+(?:\.\d+)+\S*)/) { return .exact(semantic(String(match.1))) }
        return quoted.wholeMatch(of: /[0-9a-f]{40}/) != nil ? .revision(quoted) : .branch(quoted)
    }

    /// Returns a version with three numbers, as SwiftPM requires.
    private static func semantic(_ version: String) -> String {
        let end = version.firstIndex { !$0.isNumber && $0 != "." } ?? version.endIndex
        let numbers = version[..<end].split(separator: ".").prefix(3)
        return (numbers + Array(repeating: "0", count: max(0, 3 - numbers.count))).joined(separator: ".") + version[end...]
    }
}
