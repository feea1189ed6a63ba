import Foundation
import SourceTranslator

/// Compiles patches into shared libraries, with the arguments that SwiftPM used for their modules.
struct PatchCompiler {
    private let shadow: ShadowPackage
    private let folder: OwnedPath
    /// Arguments that precede the compiler's own.
    private let prefix: [String]
    private let flags: [String: [String]]
    private var count = 0

    /// The folder of the libraries, which the app may read.
    static func folder(_ directory: OwnedPath) throws -> OwnedPath { try directory.appending("patches") }

    init(_ shadow: ShadowPackage, _ modules: [String]) throws {
        self.shadow = shadow
        folder = try Self.folder(shadow.directory)
        try folder.makeDirectory()
        // The folder itself stays: the app's sandbox refers to it.
        for name in folder.names { try folder.appending(name).remove() }
        prefix = try shadow.confinement.words([])
        let plan = String(
            decoding: FileManager.default.contents(atPath: shadow.directory.path.appending(".build/debug.yaml")) ?? Data(), as: UTF8.self)
        var flags: [String: [String]] = [:]
        for module in modules { flags[module] = Self.flags(of: module, in: plan) }
        self.flags = flags
    }

    enum Result {
        case library(String)
        /// The compiler's errors, at the positions in the user's own files.
        case errors([Diagnostics.Message])
        /// The compiler printed nothing that helps the user.
        case failed(String)
    }

    mutating func compile(_ patch: Patch, module: String, path: String, columns: ColumnMap) throws -> Result {
        guard let flags = flags[module] else { return .failed("SwiftPM's plan does not say how \(module) is compiled") }
        count += 1
        let name = "_UnderstudyPatch\(count)"
        let (source, library) = (try folder.appending(name + ".swift"), try folder.appending(name + ".so"))
        try source.write(patch.text)
        var diagnostics = Diagnostics(columns: [path: columns])
        let words = ["swiftc", "-emit-library", "-parse-as-library", "-module-name", name, "-o", library.path, source.path] + flags
        let result = try Subprocess.run(prefix + words, directory: folder.path) { diagnostics.add($0) }
        if result.status == 0 { return .library(library.path) }
        let errors = diagnostics.errors.filter { $0.file == path }
        let isOwn = !errors.isEmpty && errors.count == diagnostics.errors.count && !errors.contains { Self.isAboutReplacing($0.text) }
        return isOwn ? .errors(errors) : .failed(diagnostics.errors.first?.text ?? String(result.output.suffix(300)))
    }

    /// Returns the parser's errors in a translated file.
    func parse(_ text: String, path: String, columns: ColumnMap) throws -> [Diagnostics.Message] {
        let source = try folder.appending("_UnderstudyParse.swift")
        try source.write(text)
        var diagnostics = Diagnostics(columns: [path: columns])
        try Subprocess.run(prefix + ["swiftc", "-frontend", "-parse", "-diagnostic-style=llvm", source.path], directory: folder.path) {
            diagnostics.add($0)
        }
        return diagnostics.errors.filter { $0.file == path }
    }

    /// Messages that the file itself would not cause.
    private static func isAboutReplacing(_ text: String) -> Bool {
        ["replaced ", "dynamicReplacement", "'self' used before", "initializing all stored", "_us_", "designated initializer"].contains {
            text.contains($0)
        }
    }

    /// Returns the compiler arguments of a module, without those that select its output.
    private static func flags(of module: String, in plan: String) -> [String]? {
        guard let start = plan.range(of: "\n  \"C.\(module)-") else { return nil }
        var rest = plan[start.upperBound...]
        // Other commands of the module start with the same name.
        while let line = rest.prefix(while: { $0 != "\n" }) as Substring?, !line.contains(".module\"") {
            guard let next = rest.range(of: "\n  \"C.\(module)-") else { return nil }
            rest = rest[next.upperBound...]
        }
        guard let words = rest.range(of: "\n    args: ") else { return nil }
        let line = rest[words.upperBound...].prefix { $0 != "\n" }
        guard let all = try? JSONDecoder().decode([String].self, from: Data(line.utf8)) else { return nil }
        return kept(Array(all.dropFirst()))
    }

    private static let withValue: Set = [
        "-module-name", "-package-name", "-emit-module-path", "-output-file-map", "-num-threads", "-index-store-path",
        "-emit-objc-header-path",
    ]
    private static let alone: Set = [
        "-emit-dependencies", "-emit-module", "-incremental", "-c", "-enable-batch-mode", "-serialize-diagnostics", "-parseable-output",
        "-wmo",
        "-whole-module-optimization", "-continue-building-after-errors", "-parse-as-library", "-g", "-emit-objc-header",
        "-enable-incremental-imports",
    ]
    private static let frontend: Set = ["-enable-implicit-dynamic", "-enable-private-imports"]

    private static func kept(_ words: [String]) -> [String] {
        var result: [String] = []
        var rest = words[...]
        while let word = rest.popFirst() {
            if withValue.contains(word) {
                rest = rest.dropFirst()
            } else if word == "-Xfrontend", let option = rest.popFirst() {
                if option == "-entry-point-function-name" {
                    rest = rest.dropFirst(2)
                } else if !frontend.contains(option) {
                    result += [word, option]
                }
            } else if word == "-Xcc" || word == "-Xllvm" || word == "-Xlinker", let option = rest.popFirst() {
                result += [word, option]
            } else if !alone.contains(word), !word.hasPrefix("@"), !word.hasPrefix("-j") {
                result.append(word)
            }
        }
        return result
    }
}
