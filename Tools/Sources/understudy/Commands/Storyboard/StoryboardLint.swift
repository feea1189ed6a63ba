import ArgumentParser
import Foundation
import InterfaceBuilder
import ProjectBuilder

struct StoryboardLint: ParsableCommand {
    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, sarif }

    static let configuration = CommandConfiguration(
        commandName: "lint", abstract: "Find problems in storyboards and xibs.",
        discussion: """
            Swift and Objective-C files among the paths, or in the folders, are used
            to check classes, outlets, and actions. The exit code is 1 if a finding
            has the severity of --fail-on or a higher one, or if a file can't be
            read.
            """)
    @Argument(help: "Storyboards, xibs, source files, folders, or projects.")
    var paths: [String]
    @Option(help: "The format of the findings.")
    var format: Format = .text
    @Option(help: "The lowest severity that makes the command fail: note, warning, or error.")
    var failOn: LintFinding.Severity = .error

    func run() throws {
        let files = try ProjectFiles.open(paths)
        let findings = Lint.run(files.project, sources: files.sources.isEmpty ? nil : SourceCatalog(files: files.sources))
        switch format {
        case .text: print(LintReport.text(findings), terminator: "")
        case .json: print(try LintReport.json(findings).withEscapedTerminalControls, terminator: "")
        case .sarif:
            print(
                try LintReport.sarif(findings, relativeTo: FileManager.default.currentDirectoryPath).withEscapedTerminalControls,
                terminator: "")
        }
        let code = files.failures.isEmpty ? LintReport.exitCode(findings, failingAt: failOn) : 1
        if code != 0 { throw ExitCode(code) }
    }
}

extension LintFinding.Severity: @retroactive ExpressibleByArgument {}
