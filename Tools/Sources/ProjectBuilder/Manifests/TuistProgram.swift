import Foundation

/// Runs Tuist's manifests, as the package manager runs a package's: with our `ProjectDescription`, confined, and without the network. What
/// a manifest creates is printed as a literal, which ``TuistManifest`` reads like one that the user wrote.
struct TuistProgram {
    /// The folder that contains the `Tuist` folder.
    let root: String

    /// Returns the manifest's project or workspace as a literal. Throws `Failure` with the compiler's first message if the manifest can't
    /// be run.
    func literal(of manifest: String) throws -> String {
        guard let source = ProjectFile.text(manifest) else { throw Failure("\(manifest): error: the project's manifest cannot be read") }
        let helpers = try modules()
        let parts = [manifest, source, SDK.compilerVersion] + helpers.flatMap { [$0.name] + $0.sources.flatMap { [$0.path, $0.text] } }
        let folder = try Cache.folder().appending("manifests").appending(Cache.key(root + " Tuist"))
        let kept = try folder.appending(Cache.key(parts.joined(separator: "\0")) + ".swift")
        if let data = kept.written(), let text = String(data: data, encoding: .utf8), !text.isEmpty { return text }
        try folder.makeDirectory()
        let confinement = BuildConfinement(folder: folder, tree: SourceTree.current ?? SourceTree(of: root), readable: [try Self.library()])
        for module in helpers { try compile(module, in: folder, confinement) }
        try folder.appending("main.swift").write(Data(Self.placed(source, at: manifest).utf8))
        let program = folder.path.appending("manifest")
        let libraries = helpers.reversed().map { "-l\($0.name)" }
        try Self.run(
            confinement.words(
                ["swiftc", "-swift-version", "5", "-module-name", "Manifest", "-I", folder.path, "-L", folder.path]
                    + ["-module-cache-path", folder.path.appending("modules"), folder.path.appending("main.swift")] + libraries
                    + ["-o", program]), for: manifest)
        let output = try Self.run(confinement.words([program, manifest.deletingLastPathComponent, root]), for: manifest)
        guard let line = output.split(separator: "\n").last(where: { $0.hasPrefix(Self.mark) }) else {
            throw Failure("\(manifest):1:1: error: the manifest creates no project")
        }
        let text = String(line.dropFirst(Self.mark.count))
        try kept.write(Data(text.utf8))
        return text
    }

    /// What `ProjectDescription` prints before the literal.
    private static let mark = "// understudy: "

    private struct Module {
        var name: String
        var sources: [(path: String, text: String)]
    }

    /// The modules that manifests import, each after those that it imports: Tuist's, those of local plugins, and the project's helpers.
    private func modules() throws -> [Module] {
        let library = try Self.library()
        var result = [Module(name: "ProjectDescription", sources: Self.sources(in: library))]
        for name in SourceFolder.names(root.appending("Plugins")).sorted() {
            let plugin = root.appending("Plugins").appending(name)
            guard let text = ProjectFile.text(plugin.appending("Plugin.swift")),
                let match = text.firstMatch(of: /Plugin\(\s*name:\s*"(\w+)"/)
            else { continue }
            let sources = Self.sources(in: plugin.appending("ProjectDescriptionHelpers"))
            if !sources.isEmpty { result.append(Module(name: String(match.1), sources: sources)) }
        }
        let helpers = Self.sources(in: root.appending("Tuist/ProjectDescriptionHelpers"))
        if !helpers.isEmpty { result.append(Module(name: "ProjectDescriptionHelpers", sources: helpers)) }
        return result
    }

    /// The folder of our `ProjectDescription`, which comes with the command.
    private static func library() throws -> String {
        try Installation.folder?.appending("ManifestLibraries/ProjectDescription")
            ?? SDK.sourceRoot().appending("Tools/ManifestLibraries/ProjectDescription")
    }

    private static func sources(in folder: String) -> [(path: String, text: String)] {
        var result: [(path: String, text: String)] = []
        SourceFolder.walk(folder) { path, _, isDirectory in
            if !isDirectory, path.hasSuffix(".swift"), let text = ProjectFile.text(path) { result.append((path, text)) }
            return true
        }
        return result
    }

    /// Returns a source whose messages and `#filePath` name the original.
    private static func placed(_ source: String, at path: String) -> String {
        "#sourceLocation(file: \(path.swiftLiteral), line: 1)\n\(source)"
    }

    private func compile(_ module: Module, in folder: OwnedPath, _ confinement: BuildConfinement) throws {
        let key = Cache.key(([SDK.compilerVersion] + module.sources.flatMap { [$0.path, $0.text] }).joined(separator: "\0"))
        let note = try folder.appending(module.name + ".key")
        if note.written() == Data(key.utf8) { return }
        let own = try folder.appending(module.name)
        var files: [String] = []
        for (index, source) in module.sources.enumerated() {
            // Several files of a module may have the same name in different folders.
            let file = try own.appending("\(index).swift")
            try file.write(Data(Self.placed(source.text, at: source.path).utf8))
            files.append(file.path)
        }
        try Self.run(
            confinement.words(
                ["swiftc", "-swift-version", "5", "-module-name", module.name, "-parse-as-library", "-wmo", "-I", folder.path]
                    + ["-module-cache-path", folder.path.appending("modules"), "-emit-module", "-emit-module-path"]
                    + [folder.path.appending("\(module.name).swiftmodule"), "-emit-library", "-static", "-o"]
                    + [folder.path.appending("lib\(module.name).a")] + files), for: module.sources.first?.path ?? module.name)
        try note.write(Data(key.utf8))
    }

    /// Runs a command and returns its output. Throws `Failure` with the first error that it prints.
    @discardableResult
    private static func run(_ words: [String], for file: String) throws -> String {
        let result = try Subprocess.run(words, silence: longestSilence)
        guard result.status != 0 else { return result.output }
        if let failure = Failure.noSpace(result.output) { throw failure }
        let error = result.output.split(separator: "\n").first { $0.contains(": error: ") }
        throw Failure(error.map(String.init) ?? "\(file):1:1: error: the manifest ends with status \(result.status)")
    }
    /// The seconds after which a manifest that prints nothing is ended.
    private static let longestSilence: Double = 120
}
