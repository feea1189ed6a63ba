import ArgumentParser
import Foundation
import ProjectBuilder
import TestResults

/// Shows and merges `--results` folders.
struct Report: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show and merge the results of test runs.",
        discussion: """
              understudy report show out
              understudy report merge shard-* --output out --shards 4
            """,
        subcommands: [Show.self, Merge.self])

    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Print the failures of a run and the path of its report page.", discussion: "  understudy report show out")
        @Argument(help: "A results folder: the one that --results set.")
        var folder: String

        func run() throws {
            let folder = ResultsFolder(absolute(folder), ledger: try? Cache.resultsLedger())
            do {
                let report = try folder.report()
                // A run that was terminated has no page yet.
                try folder.write(report)
                try Report.show(report, folder)
            } catch let error as ResultsError { throw Report.failure(error) }
        }
    }

    struct Merge: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Combine the results of several runs into one report.",
            discussion: """
                  understudy report merge out-1 out-2 --output out

                If a part left no results or didn't finish, the report names it, and
                the exit code is 1.
                """)
        @Argument(help: "Results folders: those that --results set.")
        var folders: [String]
        @Option(help: "The folder for the merged report.")
        var output: String
        @Option(help: "The expected number of parts, if the results may not contain it.")
        var shards: Int?
        @Option(help: "Also write the merged results as JUnit XML.")
        var junit: String?

        func run() throws {
            let ledger = try? Cache.resultsLedger(), target = ResultsFolder(absolute(output), ledger: ledger)
            do {
                let report = try ResultsFolder.merge(folders.map(absolute), into: target.path, shards: shards, ledger: ledger)
                try target.write(report)
                if let junit {
                    try Data(JUnit.text(report, dialect: .init(environment: ProcessInfo.processInfo.environment)).utf8).write(
                        to: URL(fileURLWithPath: junit), options: .atomic)
                }
                try Report.show(report, target)
            } catch let error as ResultsError { throw Report.failure(error) }
        }
    }

    fileprivate static func failure(_ error: ResultsError) -> Failure {
        error.isUsage ? Failure(error.description, kind: .usage) : Failure(error.description)
    }

    fileprivate static func show(_ report: TestReport, _ folder: ResultsFolder) throws {
        for test in report.tests where test.outcome?.isFailure == true || test.outcome == .notCompiled || test.outcome == nil {
            let attempt = test.attempts.last
            let issues = attempt?.issues.filter { $0.severity == .error }.map(\.description) ?? []
            // The texts may be from elsewhere: a terminal would obey them.
            for issue in issues { print(issue) }
            let line = "✘ \(TestName.spoken(test.id)): \(attempt?.message ?? (test.outcome?.rawValue ?? "no result"))"
            print(line)
        }
        for shard in report.lostShards {
            let part = report.shards.contains(shard) ? "did not finish" : "left no results"
            Terminal.error("part \(shard) \(part)")
        }
        if !report.isComplete, report.lostShards.isEmpty { Terminal.error("the run did not finish") }
        Terminal.note("Page: \(folder.pagePath)")
        print(report.closingLine)
        let counts = report.counts
        if counts.failed + counts.notCompiled + counts.notRun > 0 || !report.isComplete { throw ExitCode(1) }
    }
}
