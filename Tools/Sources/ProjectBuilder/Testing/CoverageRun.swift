import Foundation
import TestResults

/// The line coverage of the user's own files: LLVM's counts for the translated files, mapped to their original lines.
enum Coverage {
    /// Returns the folder of a run in which its processes write their counts, and creates it.
    static func counts(_ scratch: OwnedPath) throws -> OwnedPath { try scratch.appending("counts").makeDirectory() }

    /// Writes `lcov.info` and `cobertura.xml`, and prints a summary. The processes' counts are in the run's folder.
    static func write(_ prepared: PreparedTests, in scratch: OwnedPath, to target: String) throws {
        let written = try counts(scratch)
        let merged = try scratch.appending("merged.profdata")
        // The tests choose what is there: a pipe would never end.
        let counts = try written.names.filter { $0.hasSuffix(".profraw") && !$0.contains("\n") }.map(written.appending).filter(\.isFile)
        guard !counts.isEmpty else {
            return Terminal.warning("there is no coverage, because no test process ended normally")
        }
        let list = try scratch.appending("list")
        try list.write(counts.map(\.path).joined(separator: "\n"))
        // The tools read what the tests and the project's code wrote, so they get no more than the tests.
        let limits =
            Trust.isGiven
            ? nil
            : Confinement(
                readable: ConfinedPlaces.system + [prepared.directory, list.path]
                    + prepared.programs.map(\.executable.deletingLastPathComponent),
                writable: ConfinedPlaces.devices + [scratch.path], network: .none,
                environment: ConfinedPlaces.variables(forWindow: false))
        try tool(
            "llvm-profdata", ["merge", "--sparse", "--failure-mode=all", "--input-files=" + list.path, "-o", merged.path], limits)
        let text = try tool("llvm-cov", ["export", "--format=lcov", "--instr-profile=" + merged.path] + Self.objects(prepared), limits)
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
    private static func tool(_ name: String, _ arguments: [String], _ limits: Confinement?) throws -> String {
        let compiler = SDK.compilerVersion.split(separator: " ").first.map(String.init) ?? ""
        let own = compiler.deletingLastPathComponent.appending(name)
        let program = FileManager.default.isExecutableFile(atPath: own) ? own : name
        let result = try Subprocess.run((limits?.prefix() ?? []) + [program] + arguments)
        guard result.status == 0 else {
            throw Failure("\(name) ended with status \(result.status):\n\(result.output.suffix(2000))", kind: .defect)
        }
        return result.output
    }
}
