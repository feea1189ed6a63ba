import Foundation

/// `understudy-bench` of the library package, in release.
public enum BenchmarkProgram {
    /// Builds it when the library's sources changed, and becomes it.
    public static func start(_ words: [String]) throws -> Never {
        let program = try ready()
        Terminal.finishProgress()
        Subprocess.replace(with: program, arguments: words, environment: [:])
    }

    /// Known by the sources' fingerprint, so that a measured cold start waits for no `swift build`.
    private static func ready() throws -> String {
        let root = try SDK.sourceRoot()
        let folder = try Cache.folder().appending("bench")
        let copy = try folder.appending(SDK.fingerprint(root, .release))
        if FileManager.default.isExecutableFile(atPath: copy.path) { return copy.path }
        let lock = try BuildLock(folder)
        defer { withExtendedLifetime(lock) {} }
        let task = "Building the benchmarks in release (once for this version; several minutes)"
        Terminal.progress(task)
        let scratch = ProcessInfo.processInfo.environment["UNDERSTUDY_SDK_SCRATCH"].map { ["--scratch-path", $0] } ?? []
        let command = ["swift", "build", "--package-path", root, "--product", "understudy-bench"] + SDK.Configuration.release.buildArguments + scratch
        let result = try Subprocess.run(command) { line in
            if Subprocess.isProgress(line) { Terminal.progress(task, detail: line) }
        }
        guard result.status == 0 else { throw Failure("building the benchmarks failed:\n\(result.output.suffix(2000))", kind: .defect) }
        let products = try Subprocess.run(command + ["--show-bin-path"]).output.trimmingCharacters(in: .whitespacesAndNewlines)
        let program = (products.split(separator: "\n").last.map(String.init) ?? products).appending("understudy-bench")
        for old in folder.names where old != "lock" { try? folder.appending(old).remove() }
        // A copy, not a link to the build folder: the next build there must not change what the fingerprint names. Its resources lie where they were built.
        try copy.copy(program)
        return copy.path
    }
}
