import Foundation
import SourceTranslator

/// A folder with the runtime compiled in it, where translated sources are compiled and run.
struct Workshop {
    let folder: URL
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardized

    /// The runtime is compiled once for all tests of a process.
    private static let runtime: Result<URL, any Error> = Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-runtime-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let shim = root.appendingPathComponent("Sources/CRuntimeShim")
        try "module CRuntimeShim { header \"\(shim.path)/include/CRuntimeShim.h\" export * }".write(to: folder.appendingPathComponent("module.modulemap"), atomically: true, encoding: .utf8)
        try must(["clang", "-c", "-fPIC", "-I", shim.path + "/include", shim.path + "/CRuntimeShim.c", "-o", folder.path + "/shim.o"])
        let enumerator = FileManager.default.enumerator(atPath: root.appendingPathComponent("Sources/UIKitRuntime").path)
        let sources = (enumerator?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".swift") }.map { root.path + "/Sources/UIKitRuntime/" + $0 }
        let common = ["swiftc", "-swift-version", "6", "-parse-as-library", "-I", folder.path, "-L", folder.path, "-emit-library", "-emit-module"]
        try must(common + ["-package-name", "understudy", "-module-name", "UIKitRuntime", "-emit-module-path", folder.path + "/UIKitRuntime.swiftmodule", "-o", folder.path + "/libUIKitRuntime.so", folder.path + "/shim.o"] + sources)
        let stub = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Stub/UIKit.swift").path
        try must(common + ["-module-name", "UIKit", "-emit-module-path", folder.path + "/UIKit.swiftmodule", "-o", folder.path + "/libUIKit.so", "-lUIKitRuntime", stub])
        return folder
    }

    init() throws {
        _ = try Self.runtime.get()
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-workshop-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    struct Build {
        var errors: [String]
    }

    func compile(_ files: [String], main: String) throws -> Build {
        let parsed = try files.map { Translator.parse([UInt8](try Data(contentsOf: URL(fileURLWithPath: $0)))) }
        let index = ModuleIndex(zip(parsed, files).map { Translator.facts(of: $0, path: $1) })
        let translator = Translator(settings: .init(moduleName: "Pairs"))
        var outputs: [String] = []
        for (tree, file) in zip(parsed, files) {
            let output = folder.appendingPathComponent((file as NSString).lastPathComponent.replacingOccurrences(of: ".swift", with: ".us.swift"))
            try Data(translator.translate(tree, path: file, index: index).text).write(to: output)
            outputs.append(output.path)
        }
        let script = folder.appendingPathComponent("main.swift")
        try main.write(to: script, atomically: true, encoding: .utf8)
        let sdk = try Self.runtime.get().path
        let result = try Self.execute(
            ["swiftc", "-swift-version", "5", "-D", "UNDERSTUDY", "-module-name", "Pairs", "-diagnostic-style=llvm", "-I", sdk, "-L", sdk, "-lUIKit", "-lUIKitRuntime", "-Xlinker", "-rpath", "-Xlinker", sdk, "-o", folder.path + "/program", script.path] + outputs)
        let lines = result.output.split(separator: "\n").map(String.init)
        let errors = lines.filter { $0.contains(": error: ") }
        return Build(errors: result.status == 0 ? [] : errors.filter { !$0.hasPrefix("<understudy>") })
    }

    func run() throws -> [String] {
        try Self.execute([folder.path + "/program"]).output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast()
    }

    private static func must(_ arguments: [String]) throws {
        let result = try execute(arguments)
        guard result.status == 0 else { throw NSError(domain: "Workshop", code: 1, userInfo: [NSLocalizedDescriptionKey: result.output]) }
    }

    private static func execute(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}
