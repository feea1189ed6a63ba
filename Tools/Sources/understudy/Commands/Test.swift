import ArgumentParser
import Foundation
import ProjectBuilder

struct Test: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Run a project's XCTest and Swift Testing targets.",
        discussion: """
              understudy test MyApp.xcodeproj
              understudy test . --target MyAppTests --filter 'LoginTests/'

            Tests hosted by an app run inside it. The scheme's test plan, or its
            test action, says which tests run, and with which environment and
            arguments. --filter takes a regular expression over
            Module.Class/test. What does not compile is left
            out, so that the tests without need of it run. Exit code 1 when a
            test failed or something was left out.

            Code of the project that runs: its packages' manifests, macros and
            plugins, confined unless --trust; its tests and the app.
            """)
    @OptionGroup var build: BuildArguments
    @Option(help: "Run only tests whose name matches this regular expression.")
    var filter: String?
    @Option(help: "The test plan, where the scheme offers several.")
    var testPlan: String?
    @OptionGroup var device: DeviceArguments

    func run() throws {
        let summary = try Trust.$isGiven.withValue(build.trust) {
            try TestRun(build.options(), filter: filter, plan: testPlan, host: device.environment(.headless)).run()
        }
        if summary.passed + summary.failed + summary.skipped == 0 { Terminal.warning(filter.map { "no test matches '\($0)'" } ?? "the test targets hold no tests") }
        print("\(summary.passed) passed, \(summary.failed) failed, \(summary.skipped) skipped")
        if summary.failed > 0 || summary.leftOut > 0 { throw ExitCode(1) }
    }
}
