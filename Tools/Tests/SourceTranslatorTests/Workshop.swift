import Foundation
import SourceTranslator

/// A folder with the compiled runtime, in which translated sources are compiled and run.
struct Workshop {
    let folder: URL
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardized

    /// The runtime is compiled once for all tests of a process.
    private static let runtime: Result<URL, any Error> = Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "understudy-runtime-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let shim = root.appendingPathComponent("Sources/CRuntimeShim")
        let deflate = root.appendingPathComponent("Sources/System/CDeflate/shim.h").path
        try """
        module CRuntimeShim { header "\(shim.path)/include/CRuntimeShim.h" export * }
        module CDeflate [system] { header "\(deflate)" link "deflate" export * }
        """.write(
            to: folder.appendingPathComponent("module.modulemap"), atomically: true, encoding: .utf8)
        let parts = try FileManager.default.contentsOfDirectory(atPath: shim.path).filter { $0.hasSuffix(".c") }
        let objects = parts.map { folder.path + "/" + $0 + ".o" }
        for (part, object) in zip(parts, objects) {
            try must(["clang", "-c", "-fPIC", "-I", shim.path + "/include", shim.path + "/" + part, "-o", object])
        }
        let common = [
            "swiftc", "-swift-version", "6", "-parse-as-library", "-I", folder.path, "-L", folder.path, "-emit-library", "-emit-module",
        ]
        let modules = [
            ("UIKitRuntime", objects), ("InterfaceBuilder", []), ("UIKitFoundation", ["-lUIKitRuntime", "-lInterfaceBuilder"]),
            ("UIKitXCTest", objects),
        ]
        for (module, inputs) in modules {
            let sources = root.path + "/Sources/" + module + "/"
            let names = (FileManager.default.enumerator(atPath: sources)?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".swift") }
            try must(
                common + [
                    "-package-name", "understudy", "-module-name", module, "-emit-module-path", "\(folder.path)/\(module).swiftmodule",
                    "-o",
                    "\(folder.path)/lib\(module).so",
                ] + inputs + names.map { sources + $0 })
        }
        let stub = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Stub/UIKit.swift").path
        try must(
            common + [
                "-module-name", "UIKit", "-emit-module-path", folder.path + "/UIKit.swiftmodule", "-o", folder.path + "/libUIKit.so",
                "-lUIKitFoundation", "-lInterfaceBuilder",
                "-lUIKitRuntime", stub,
            ])
        return folder
    }

    /// Returns the compiler's messages for a program that imports the runtime.
    static func runtimeFlags() throws -> [String] {
        let sdk = try runtime.get().path
        return [
            "-I", sdk, "-L", sdk, "-lUIKit", "-lUIKitFoundation", "-lInterfaceBuilder", "-lUIKitRuntime", "-lUIKitXCTest", "-Xlinker",
            "-rpath", "-Xlinker", sdk,
        ]
    }

    init() throws {
        _ = try Self.runtime.get()
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-workshop-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    struct Build {
        var errors: [String]
        var places: [(file: String, line: Int, column: Int, message: String)] = []
    }

    /// Translates and compiles; applies repairs that the compiler's messages require, as the builder does. Errors have the positions in the
    /// originals.
    func compile(_ files: [String], main: String, leavesOut: Bool = false, refused: TranslationSettings.Refused = .ends) throws -> Build {
        var repairs: [String: [Repair]] = [:]
        var round = 0
        while true {
            var (build, found) = try compile(files, main: main, repairs: repairs, refused: refused)
            if leavesOut, found.isEmpty, round < 8 {
                round += 1
                for (file, errors) in Dictionary(grouping: build.places, by: \.file) {
                    let source = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
                    found[file] = errors.compactMap {
                        Repair.leavingOut(
                            $0.message, line: $0.line, column: $0.column, round: round, source: source, tried: repairs[file] ?? [])
                    }
                }
            }
            guard !build.errors.isEmpty, found.contains(where: { !$0.value.isEmpty }) else { return build }
            repairs.merge(found) { $0 + $1 }
        }
    }

    private func compile(_ files: [String], main: String, repairs: [String: [Repair]], refused: TranslationSettings.Refused) throws -> (
        Build, [String: [Repair]]
    ) {
        var columns: [String: ColumnMap] = [:]
        let parsed = try files.map { Translator.parse([UInt8](try Data(contentsOf: URL(fileURLWithPath: $0)))) }
        let index = ModuleIndex(zip(parsed, files).map { Translator.facts(of: $0, path: $1).refusing(repairs[$1] ?? []) })
        var settings = TranslationSettings(moduleName: "Pairs")
        settings.refusedStatement = refused
        let translator = Translator(settings: settings)
        var outputs: [String] = []
        for (tree, file) in zip(parsed, files) {
            let output = folder.appendingPathComponent(
                (file as NSString).lastPathComponent.replacingOccurrences(of: ".swift", with: ".us.swift"))
            let translation = translator.translate(tree, path: file, index: index, repairs: repairs[file] ?? [])
            try Data(translation.text).write(to: output)
            columns[file] = translation.columns
            outputs.append(output.path)
        }
        let script = folder.appendingPathComponent("main.swift")
        try main.write(to: script, atomically: true, encoding: .utf8)
        let result = try Self.execute(
            [
                "swiftc", "-swift-version", "5", "-D", "UNDERSTUDY", "-D", "SWIFT_PACKAGE", "-module-name", "Pairs",
                "-diagnostic-style=llvm",
                "-continue-building-after-errors", "-o", folder.path + "/program", script.path,
            ] + Self.runtimeFlags() + outputs)
        let lines = result.output.split(separator: "\n").map(String.init)
        var errors: [String] = []
        var found: [String: [Repair]] = [:]
        var places: [(file: String, line: Int, column: Int, message: String)] = []
        for line in lines where line.contains(": error: ") && !line.hasPrefix("<understudy>") {
            let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
            guard parts.count == 5, let number = Int(parts[1]), var column = Int(parts[2]) else {
                errors.append(line)
                continue
            }
            let file = String(parts[0])
            column = columns[file]?.original(line: number, column: column) ?? column
            let text = "\(file):\(number):\(column): error:\(parts[4])"
            if !errors.contains(text) { errors.append(text) }
            places.append((file, number, column, parts[4].trimmingCharacters(in: .whitespaces)))
            let source = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
            if let repair = Repair(message: parts[4].trimmingCharacters(in: .whitespaces), line: number, column: column, source: source),
                repairs[file]?.contains(repair) != true
            {
                found[file, default: []].append(repair)
            }
        }
        // Errors in generated lines have no place in the originals, and those of the linker have none at all.
        if errors.isEmpty { errors = [result.output] }
        return (Build(errors: result.status == 0 ? [] : errors, places: places), found)
    }

    /// Translates modules of one file each, of which each may import those before it, and compiles them with a program that imports all.
    /// Returns the compiler's messages.
    func compile(modules: [(name: String, source: String)], main: String) throws -> String {
        let parsed = modules.map { Translator.parse(Array($0.source.utf8)) }
        let facts = ProjectFacts(
            zip(modules, parsed).map { .init(name: $0.name, files: [Translator.facts(of: $1, path: "/p/\($0.name).swift")]) })
        let common =
            ["swiftc", "-swift-version", "5", "-D", "UNDERSTUDY", "-enable-testing", "-I", folder.path, "-L", folder.path]
            + (try Self.runtimeFlags())
        var output = ""
        var libraries: [String] = []
        for (place, (name, _)) in modules.enumerated() {
            let file = folder.path + "/" + name + ".us.swift"
            let translation = Translator(settings: .init(moduleName: name)).translate(
                parsed[place], path: "/p/\(name).swift", index: facts.index(at: place))
            try Data(translation.text).write(to: URL(fileURLWithPath: file))
            output += try Self.execute(
                common + libraries + ["-module-name", name, "-emit-library", "-emit-module", "-parse-as-library"]
                    + ["-emit-module-path", "\(folder.path)/\(name).swiftmodule", "-o", "\(folder.path)/lib\(name).so", file]
            ).output
            libraries.append("-l" + name)
        }
        let script = folder.appendingPathComponent("main.swift")
        let imports = modules.map { "@testable import \($0.name)\n" }.joined()
        try (imports + main).write(to: script, atomically: true, encoding: .utf8)
        return try output
            + Self.execute(
                common + libraries + ["-Xlinker", "-rpath", "-Xlinker", folder.path, "-o", folder.path + "/program", script.path]
            ).output
    }

    func run() throws -> [String] {
        try Self.execute([folder.path + "/program"], withErrors: false).output.split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init
        ).dropLast()
    }

    private static func must(_ arguments: [String]) throws {
        let result = try execute(arguments)
        guard result.status == 0 else { throw NSError(domain: "Workshop", code: 1, userInfo: [NSLocalizedDescriptionKey: result.output]) }
    }

    private static func execute(_ arguments: [String], withErrors: Bool = true) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        if withErrors { process.standardError = pipe }
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}
