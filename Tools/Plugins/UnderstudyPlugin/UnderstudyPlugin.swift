import Foundation
import PackagePlugin

/// For packages that build with plain `swift build`: translates the target's own sources, which the target lists as excluded but
/// for one placeholder file, and compiles the result in their place.
///
///     .target(name: "App", sources: ["_Understudy.swift"], swiftSettings: [.define("UNDERSTUDY")], plugins: ["UnderstudyPlugin"])
@main
struct UnderstudyPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target as? SwiftSourceModuleTarget else { return [] }
        var inputs: [URL] = []
        let enumerator = FileManager.default.enumerator(
            at: module.directoryURL, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        while let file = enumerator?.nextObject() as? URL {
            if file.pathExtension == "swift", file.lastPathComponent != "_Understudy.swift" { inputs.append(file) }
        }
        inputs.sort { $0.path < $1.path }
        let folder = context.pluginWorkDirectoryURL.appendingPathComponent("Translated")
        // The names that `understudy translate` gives: two files of one name get a number.
        var used: [String: Int] = [:]
        let outputs = inputs.map { input in
            if input.lastPathComponent == "main.swift" { return folder.appendingPathComponent("main.swift") }
            let stem = input.deletingPathExtension().lastPathComponent
            let count = used[stem.lowercased(), default: 0] + 1
            used[stem.lowercased()] = count
            return folder.appendingPathComponent(count == 1 ? stem + ".us.swift" : "\(stem)_\(count).us.swift")
        }
        return [
            .buildCommand(
                displayName: "Translating \(target.name)", executable: try context.tool(named: "understudy").url,
                arguments: ["translate"] + inputs.map(\.path) + ["--output", folder.path, "--module", module.moduleName],
                inputFiles: inputs, outputFiles: outputs)
        ]
    }
}
