import Foundation

/// Runs the library package's benchmarks, built in release mode.
public enum BenchmarkProgram {
    /// Rebuilds a program of the package if the library's sources changed, then replaces this process with it.
    public static func start(_ product: String, _ words: [String]) throws -> Never {
        let program = try ready(product)
        Terminal.finishProgress()
        Subprocess.replace(with: program, arguments: words, environment: [:])
    }

    /// Returns the path of the built program. It is cached by the sources' fingerprint, so that a measured cold start doesn't wait for
    /// `swift build`.
    private static func ready(_ product: String) throws -> String {
        let root = try SDK.sourceRoot()
        let folder = try Cache.folder().appending(product)
        let copy = try folder.appending(SDK.fingerprint(root, .release))
        if FileManager.default.isExecutableFile(atPath: copy.path) { return copy.path }
        let lock = try BuildLock(folder)
        defer { withExtendedLifetime(lock) {} }
        let task = "Building the benchmarks in release (once for this version; several minutes)"
        Terminal.progress(task)
        let scratch = ProcessInfo.processInfo.environment["UNDERSTUDY_SDK_SCRATCH"].map { ["--scratch-path", $0] } ?? []
        let command =
            ["swift", "build", "--package-path", root, "--product", product] + SDK.Configuration.release.buildArguments + scratch
        let result = try Subprocess.run(command) { line in
            if Subprocess.isProgress(line) { Terminal.progress(task, detail: line) }
        }
        guard result.status == 0 else { throw Failure("building the benchmarks failed:\n\(result.output.suffix(2000))", kind: .defect) }
        let products = try Subprocess.run(command + ["--show-bin-path"]).output.trimmingCharacters(in: .whitespacesAndNewlines)
        let program = (products.split(separator: "\n").last.map(String.init) ?? products).appending(product)
        for old in folder.names where old != "lock" { try? folder.appending(old).remove() }
        // A copy, not a link to the build folder: the next build there must not change what the fingerprint identifies. Its resources stay
        // where they were built.
        try copy.copy(program, of: SourceTree(of: program.deletingLastPathComponent))
        return copy.path
    }
}
