import Foundation
import SourceTranslator
import Testing

/// Changed sources compared with what was built: patches that a running program accepts, and reasons to build again.
@Suite("Patches", .serialized)
struct PatchTests {
    private static func translate(_ source: String, path: String) -> String {
        let parsed = Translator.parse(Array(source.utf8))
        var settings = TranslationSettings(moduleName: "Lab")
        settings.isReloadable = true
        let output = Translator(settings: settings).translate(
            parsed, path: path, index: ModuleIndex([Translator.facts(of: parsed, path: path)]))
        return String(decoding: output.text, as: UTF8.self)
    }

    private static func outcome(
        _ kind: EditKind, path: String = "/p/A.swift", file: String = "A.us.swift", last: String? = nil, replaced: Set<String> = []
    ) -> Patch.Outcome {
        let old = translate(kind.old, path: path)
        return Patch.make(
            module: "Lab", file: file, path: path, old: old, last: last.map { translate($0, path: path) } ?? old,
            new: translate(kind.new, path: path),
            replaced: replaced)
    }

    private static func run(_ words: [String], in folder: String) throws -> (code: Int32, output: String) {
        let process = Process(), pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    private static func folder() throws -> String {
        let path = FileManager.default.temporaryDirectory.path + "/understudy-patches-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return path
    }

    private static let reloadable = ["-Xfrontend", "-enable-implicit-dynamic", "-Xfrontend", "-enable-private-imports"]

    @Test("a running program accepts every kind of edit that changes bodies")
    func reloaded() throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        // A second file with a private function that has the name of one kind's.
        var files = ["Other.us.swift": "private func shared() -> String { \"other\" }\nfunc other() -> String { shared() }\n"]
        var patches: [String: String] = [:]
        for (index, kind) in EditKind.reloaded.enumerated() {
            let path = "/p/Kind\(index).swift"
            files["Kind\(index).us.swift"] = Self.translate(kind.old, path: path)
            let outcome = Self.outcome(kind, path: path, file: "Kind\(index).us.swift")
            guard case .patch(let patch) = outcome else {
                Issue.record("\(kind.name): \(outcome)")
                continue
            }
            patches["Patch\(index).swift"] = patch.text
        }
        let probes = EditKind.reloaded.map { "    print(\($0.probe))" }.joined(separator: "\n")
        files["main.swift"] = """
            import Foundation
            @MainActor func report() async {
            \(probes)
            }
            await report()
            guard let library = dlopen(CommandLine.arguments[1], RTLD_NOW) else { fatalError(String(cString: dlerror())) }
            await report()
            print(other())
            """
        for (name, text) in files.merging(patches, uniquingKeysWith: { $1 }) {
            try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
        }
        let program = try Self.run(
            [
                "swiftc", "-module-name", "Lab", "-Onone", "-enable-testing", "-emit-module", "-emit-executable", "-o", "Lab", "-wmo",
                "-num-threads", "2",
            ] + files.keys.sorted()
                + Self.reloadable + Workshop.runtimeFlags() + ["-Xlinker", "-export-dynamic"], in: folder)
        try #require(program.code == 0, "\(program.output)")
        let library = try Self.run(
            ["swiftc", "-module-name", "Patches", "-parse-as-library", "-emit-library", "-o", "Patches.so", "-I", "."]
                + Workshop.runtimeFlags() + patches.keys.sorted(), in: folder)
        try #require(library.code == 0, "\(library.output)")
        let said = try Self.run(["./Lab", "./Patches.so"], in: folder).output.split(separator: "\n").map(String.init)
        let count = EditKind.reloaded.count
        try #require(said.count == count * 2 + 1, "\(said)")
        for (index, kind) in EditKind.reloaded.enumerated() {
            #expect(said[index] == kind.said.0, "\(kind.name), before")
            #expect(said[count + index] == kind.said.1, "\(kind.name), after")
        }
        #expect(said.last == "other")
    }

    @Test("an edit that requires a build gives the reason", arguments: EditKind.rebuilt.indices)
    func rebuilt(_ index: Int) {
        let (kind, reason) = EditKind.rebuilt[index]
        guard case .rebuild(let given) = Self.outcome(kind) else {
            Issue.record("\(kind.name): \(Self.outcome(kind))")
            return
        }
        #expect(given == reason, "\(kind.name)")
    }

    @Test("comments and blank lines between declarations change nothing")
    func comments() {
        let kind = EditKind(
            name: "", old: "class A { var x = 1\n    func f() { print(x) } }",
            new: "// New.\nclass A {\n    /// A value.\n    var x = 1\n\n    func f() { print(x) }\n}")
        guard case .unchanged = Self.outcome(kind) else {
            Issue.record("\(Self.outcome(kind))")
            return
        }
    }

    @Test("an invalid source is left to the parser")
    func unreadable() {
        guard case .unreadable = Self.outcome(EditKind(name: "", old: "class A { func f() {} }", new: "class A { func f() { }")) else {
            Issue.record("it is read")
            return
        }
    }

    @Test("a body edited back to the built version is replaced too")
    func back() {
        let (first, second) = ("func f() -> Int { 1 }", "func f() -> Int { 2 }")
        guard case .patch(let there) = Self.outcome(EditKind(name: "", old: first, new: second)) else {
            Issue.record("the change gives no patch")
            return
        }
        guard case .patch(let back) = Self.outcome(EditKind(name: "", old: first, new: first), last: second, replaced: there.replaced)
        else {
            Issue.record("the way back gives no patch")
            return
        }
        #expect(back.text.contains("@_dynamicReplacement(for: f())") && back.text.contains("{ 1 }"))
    }

    @Test("errors in a replaced body have its own lines and columns")
    func places() throws {
        let source = "class A {\n    func f() -> String {\n        wrong\n    }\n    var g: Int { alsoWrong }\n}"
        guard
            case .patch(let patch) = Self.outcome(
                EditKind(name: "", old: "class A {\n    func f() -> String { \"\" }\n    var g: Int { 1 }\n}", new: source))
        else {
            Issue.record("the change gives no patch")
            return
        }
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        // Without the import of the module, whose class is here instead.
        let text = patch.text.replacingOccurrences(
            of: "@_private(sourceFile: \"A.us.swift\") import Lab",
            with: "class A { dynamic func f() -> String { \"\" }; dynamic var g: Int { 1 } }")
        try text.write(toFile: folder + "/P.swift", atomically: true, encoding: .utf8)
        let output = try Self.run(["swiftc", "-typecheck", "-diagnostic-style=llvm"] + Workshop.runtimeFlags() + ["P.swift"], in: folder)
            .output
        #expect(output.contains("/p/A.swift:3:9: error: cannot find 'wrong' in scope"))
        #expect(output.contains("/p/A.swift:5:18: error: cannot find 'alsoWrong' in scope"))
    }

    @Test("bodies with opaque types keep the type that their callers were compiled with")
    func opaqueBodies() {
        let text = Self.translate(
            "import SwiftUI\nstruct A: View {\n    var body: some View { Text(\"\") }\n    func row() -> some View { let x = 1; return Text(\"\\(x)\") }\n}",
            path: "/p/A.swift")
        #expect(text.contains("var body: some View { _reloadable { Text(\"\") } }"))
        #expect(text.contains("func row() -> some View { _reloadable { let x = 1; return Text(\"\\(x)\") } }"))
    }
}
