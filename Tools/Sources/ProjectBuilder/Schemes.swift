import Foundation

/// Finds the target that a scheme runs.
enum Schemes {
    /// Returns the app that the scheme called `name`, of the project or workspace at `path`, launches.
    static func target(_ name: String, of path: String) throws -> String {
        let files = files(of: [path])
        guard let file = files.first(where: { $0.lastPathComponent == name + ".xcscheme" }) else {
            let known = Set(files.map(\.lastPathComponent.deletingPathExtension))
            let list = known.isEmpty ? "it shares none; name a target with --target" : "it has: " + known.sorted().joined(separator: ", ")
            throw Failure("\(path) has no scheme '\(name)'; \(list)", kind: .usage)
        }
        let text = ProjectFile.text(file) ?? ""
        // The launched product if there is one, otherwise the first that is built.
        let launched = text.range(of: "<LaunchAction").map { String(text[$0.lowerBound...]) } ?? ""
        for part in [launched, text] {
            guard let range = part.range(of: "BlueprintName") else { continue }
            let quoted = part[range.upperBound...].split(separator: "\"", maxSplits: 2)
            if quoted.count > 1 { return String(quoted[1]) }
        }
        throw Failure("\(file): error: the scheme has no target")
    }

    /// Returns the configuration that the project's own scheme uses for tests.
    static func testConfiguration(of xcodeproj: String) -> String? {
        let folder = xcodeproj.appending("xcshareddata/xcschemes")
        let names = SourceFolder.names(folder).filter { $0.hasSuffix(".xcscheme") }
        let own = xcodeproj.lastPathComponent.deletingPathExtension + ".xcscheme"
        guard let name = names.first(where: { $0 == own }) ?? (names.count == 1 ? names[0] : nil),
            let text = ProjectFile.text(folder.appending(name)), let action = text.range(of: "<TestAction")
        else { return nil }
        return text[action.upperBound...].firstMatch(of: /buildConfiguration\s*=\s*"([^"]*)"/).map { String($0.1) }
    }

    /// Returns the schemes of the projects and workspaces that `paths` name or contain.
    static func files(of paths: [String]) -> [String] {
        var places: [String] = []
        for container in paths.flatMap(containers) {
            for place in [container.appending("xcshareddata/xcschemes")]
                + users(container).map({ container.appending("xcuserdata").appending($0).appending("xcschemes") })
            where !places.contains(place) { places.append(place) }
        }
        return places.flatMap { place in SourceFolder.names(place).filter { $0.hasSuffix(".xcscheme") }.sorted().map { place.appending($0) }
        }
    }

    /// Returns the folder that a scheme's `container:` refers to: the one that contains its project, workspace or package.
    static func root(of scheme: String) -> String {
        var folder = scheme.deletingLastPathComponent
        while folder.count > 1, !["xcodeproj", "xcworkspace"].contains(folder.pathExtension), folder.lastPathComponent != ".swiftpm" {
            folder = folder.deletingLastPathComponent
        }
        return folder.deletingLastPathComponent
    }

    /// The folder in which Xcode keeps a package's schemes.
    private static let packageFolder = ".swiftpm/xcode"

    private static func users(_ container: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: container.appending("xcuserdata"))) ?? []).filter {
            $0.hasSuffix(".xcuserdatad")
        }
    }

    /// Returns the `.xcodeproj` and `.xcworkspace` folders that `path` names or contains, and a package's own.
    private static func containers(_ path: String) -> [String] {
        if path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace") { return [path] }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter {
            $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
        }
        return names.sorted().map { path.appending($0) }
            + [path.appending(packageFolder)].filter { FileManager.default.fileExists(atPath: $0) }
    }
}
