import Foundation

/// A package's C or C++ target, or its macros, which are a program of this machine: SwiftPM compiles it in place, with the settings of the
/// package's own manifest.
public struct NativeTarget: Hashable, Sendable {
    var folder: String
    /// Whether it contains macros.
    var isMacro = false
    /// The remaining arguments of its declaration in a manifest: `publicHeadersPath: "include", cSettings: […]`.
    var arguments: [String] = []

    /// Fails for a target that contains Objective-C, for which Linux has no frameworks, or nothing that a C compiler accepts.
    init?(_ object: [String: Any], folder: String) {
        var kinds: Set<String> = []
        let excluded = (object["exclude"] as? [String] ?? []).map { folder.appending($0).standardizedPath }
        SourceFolder.walk(folder) { path, _, isDirectory in
            if excluded.contains(path) { return false }
            if !isDirectory { kinds.insert(path.pathExtension) }
            return isDirectory
        }
        guard !kinds.isDisjoint(with: ["c", "cpp", "cc", "cxx"]), kinds.isDisjoint(with: ["m", "mm", "swift"]) else { return nil }
        self.folder = folder
        addPaths(of: object)
        if let headers = object["publicHeadersPath"] as? String { arguments.append("publicHeadersPath: \(headers.swiftLiteral)") }
        for (key, tool) in [("cSettings", "c"), ("cxxSettings", "cxx"), ("linkerSettings", "linker")] {
            let settings = (object["settings"] as? [[String: Any]] ?? []).filter { $0["tool"] as? String == tool }.compactMap(Self.setting)
            if !settings.isEmpty { arguments.append("\(key): [\(settings.joined(separator: ", "))]") }
        }
    }

    /// Creates the target of a package's macros.
    init(macros object: [String: Any], folder: String, swiftVersion: String) {
        (self.folder, isMacro) = (folder, true)
        addPaths(of: object)
        if !swiftVersion.hasPrefix("6") { arguments.append("swiftSettings: [.swiftLanguageMode(.v5)]") }
    }

    private mutating func addPaths(of object: [String: Any]) {
        for key in ["exclude", "sources"] {
            if let paths = object[key] as? [String], !paths.isEmpty { arguments.append("\(key): \(Self.list(paths))") }
        }
    }

    /// Returns a setting such as `.define("X", to: "1")`; settings for other platforms and Apple's frameworks are omitted.
    private static func setting(_ object: [String: Any]) -> String? {
        guard PackageReader.isForIOS(object["condition"]), let (kind, value) = (object["kind"] as? [String: Any])?.first,
            let value = (value as? [String: Any])?["_0"]
        else { return nil }
        switch (kind, value) {
        case ("define", let text as String):
            let parts = text.split(separator: "=", maxSplits: 1).map { String($0).swiftLiteral }
            return ".define(" + parts.joined(separator: ", to: ") + ")"
        case ("headerSearchPath", let text as String), ("linkedLibrary", let text as String): return ".\(kind)(\(text.swiftLiteral))"
        case ("unsafeFlags", let flags as [String]): return ".unsafeFlags(\(list(flags)))"
        default: return nil
        }
    }

    private static func list(_ texts: [String]) -> String { "[" + texts.map(\.swiftLiteral).joined(separator: ", ") + "]" }

    /// Links the folder into the shadow package. Returns the target's declaration there; `products` are those of packages.
    func declaration(_ name: ProjectName, dependencies: [String], products: [String], in directory: OwnedPath) throws -> String {
        let place = try directory.appending("Sources").appending(name)
        if isMacro { try place.link(to: folder) } else { try AppleHeaders.link(folder, to: place, headers: directory.appending("Headers")) }
        let needed = dependencies.map(\.swiftLiteral) + (isMacro ? products : [])
        let parts =
            [
                "name: \(name.text.swiftLiteral)", "dependencies: [\(needed.joined(separator: ", "))]",
                "path: \(("Sources/" + name.text).swiftLiteral)",
            ] + arguments
        return "    .\(isMacro ? "macro" : "target")(\(parts.joined(separator: ", ")))"
    }
}
