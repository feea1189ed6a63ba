import ArgumentParser
import Foundation
import ProjectBuilder

struct Test: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Run a project's XCTest and Swift Testing targets.",
        discussion: "Tests hosted by an app run inside it. `--target` picks one test target, `--filter` a regular expression over Module.Class/test.")
    @OptionGroup var build: BuildArguments
    @Option(help: "Run only tests whose name matches this regular expression.")
    var filter: String?

    func run() throws {
        let summary = try TestRun(try build.options(), filter: filter).run()
        print("\(summary.passed) passed, \(summary.failed) failed, \(summary.skipped) skipped")
        if summary.failed > 0 { throw ExitCode(1) }
    }
}
