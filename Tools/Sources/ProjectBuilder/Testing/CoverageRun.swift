import Foundation
import TestResults

/// The line coverage of the user's own files: LLVM's counts for the translated files, mapped to their original lines.
enum Coverage {
    /// Writes `lcov.info` and `cobertura.xml`, and prints a summary. `folder` contains the processes' counts.
    static func write(_ prepared: PreparedTests, counts folder: String, to target: String) throws {
        let merged = folder.appending("merged.profdata")
        let counts = SourceFolder.names(folder).filter { $0.hasSuffix(".profraw") }.map { folder.appending($0) }
        guard !counts.isEmpty else {
            return Terminal.warning("there is no coverage, because no test process ended normally")
        }
        let list = folder.appending("list")
        try counts.joined(separator: "\n").write(toFile: list, atomically: true, encoding: .utf8)
        try tool("llvm-profdata", ["merge", "--sparse", "--failure-mode=all", "--input-files=" + list, "-o", merged])
        let text = try tool("llvm-cov", ["export", "--format=lcov", "--instr-profile=" + merged] + Self.objects(prepared))
        let own = Set(prepared.ownSources)
        var report = CoverageReport()
        for file in CoverageReport(lcov: text).files {
            // A translated file begins with a generated line.
            guard let original = prepared.names.originals[file.path] ?? (own.contains(file.path) ? file.path : nil), own.contains(original)
            else { continue }
            let lines = (FileManager.default.contents(atPath: original) ?? Data()).count { $0 == 10 } + 1
            report.files.append(file.moved(to: original, by: prepared.names.originals[file.path] == nil ? 0 : -1, lines: lines))
        }
        report.files.sort { $0.path < $1.path }
        let target = target.standardizedPath
        try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
        try Data(report.lcov.utf8).write(to: URL(fileURLWithPath: target.appending("lcov.info")), options: .atomic)
        let root = prepared.root
        try Data(report.cobertura(root: root, time: Date().timeIntervalSince1970).utf8).write(
            to: URL(fileURLWithPath: target.appending("cobertura.xml")), options: .atomic)
        print(report.summary(root: root))
    }

    private static func objects(_ prepared: PreparedTests) -> [String] {
        let programs = prepared.programs.filter { !$0.isForUITests }.map(\.executable)
        return Array(programs.prefix(1)) + programs.dropFirst().flatMap { ["--object", $0] }
    }

    /// Runs one of the toolchain's own tools, which are beside its compiler.
    @discardableResult
    private static func tool(_ name: String, _ arguments: [String]) throws -> String {
        let compiler = SDK.compilerVersion.split(separator: " ").first.map(String.init) ?? ""
        let own = compiler.deletingLastPathComponent.appending(name)
        let program = FileManager.default.isExecutableFile(atPath: own) ? own : name
        let result = try Subprocess.run([program] + arguments)
        guard result.status == 0 else {
            throw Failure("\(name) ended with status \(result.status):\n\(result.output.suffix(2000))", kind: .defect)
        }
        return result.output
    }
}
