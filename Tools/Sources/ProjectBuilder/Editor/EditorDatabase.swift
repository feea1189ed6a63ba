import AutomationClient
import Foundation
import SourceTranslator

/// The compiler arguments for a project's own sources, which an editor reads from `compile_commands.json`.
///
/// The sources are the user's, not translated ones. Objective-C interoperability is enabled, so that the compiler accepts `@objc`,
/// `#selector`, and outlets; a module `ObjectiveC` declares `Selector`. ``EditorDiagnostics`` drops the diagnostics about missing
/// Objective-C that remain.
struct EditorDatabase {
    /// The folder that contains the file.
    let folder: OwnedPath

    private let shadow: ShadowPackage

    init(_ shadow: ShadowPackage) throws {
        self.shadow = shadow
        folder = try shadow.directory.appending("editor")
    }

    func write() throws {
        let targets = shadow.project.targets.filter { !$0.isForeign && $0.kind != .unsupported && $0.native == nil && !$0.sources.isEmpty }
        var commands: [JSONValue] = []
        for target in targets {
            let arguments = JSONValue.array(try arguments(of: target).map { .string($0) })
            for source in target.sources {
                commands.append(["directory": .string(shadow.project.directory), "file": .string(source), "arguments": arguments])
            }
        }
        try folder.appending("_UnderstudyEditor.swift").write(EditorNames.source)
        try makeObjectiveC()
        try folder.appending("compile_commands.json").write(JSONValue.array(commands).text)
    }

    /// Compiles the module `ObjectiveC`, in which the compiler looks for `Selector`: ours is in the runtime's module.
    private func makeObjectiveC() throws {
        let source = try folder.appending("ObjectiveC.swift"), module = try folder.appending("Modules/ObjectiveC.swiftmodule")
        try source.write("@_exported import UIKitRuntime\n")
        try module.parent.makeDirectory()
        let words =
            ["swiftc", "-emit-module", "-parse-as-library", "-module-name", "ObjectiveC", "-o", module.path, source.path] + searchPaths
        let result = try Subprocess.run(shadow.confinement.words(words), directory: folder.path)
        guard result.status == 0 else {
            throw Failure("the editor's module does not compile:\n\(result.output.suffix(2000))", kind: .defect)
        }
    }

    private var searchPaths: [String] {
        CompileFlags.common(in: shadow.directory) + shadow.sdk.searchPaths.flatMap { ["-I", $0, "-Xcc", "-I" + $0] }
    }

    private func arguments(of target: Project.Target) throws -> [String] {
        var words = ["swiftc", "-module-name", target.moduleName, "-swift-version", target.languageMode, "-enable-testing"]
        words += ["-Xfrontend", "-enable-objc-interop", "-Xfrontend", "-import-module", "-Xfrontend", "ObjectiveC"]
        if !target.sources.contains(where: { $0.lastPathComponent == "main.swift" }) { words.append("-parse-as-library") }
        for name in Set(target.defines).sorted() where !name.isEmpty && !name.contains("=") { words += ["-D", name] }
        for feature in target.upcomingFeatures { words += ["-enable-upcoming-feature", feature] }
        if target.isMainActorByDefault { words += ["-default-isolation", "MainActor"] }
        for module in target.modulesEverywhere + target.modulesBrought { words += ["-Xfrontend", "-import-module", "-Xfrontend", module] }
        words += ["-I", shadow.directory.path.appending(".build/debug/Modules"), "-I", folder.path.appending("Modules")] + searchPaths
        return words + target.sources + (try shadow.generatedSources(of: target)) + [folder.path.appending("_UnderstudyEditor.swift")]
    }
}
