import ArgumentParser
import Foundation
import ProjectBuilder

/// The command. Each subcommand has a file in Commands/, and parses its arguments, calls a library, and prints.
@main
struct Understudy: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "understudy",
        abstract: "Build, run, and test iOS apps on Linux, without changes to the project.",
        discussion: """
            PATH is an .xcodeproj, an .xcworkspace, a Swift package that imports
            UIKit, or a folder that contains one of them.

              understudy run MyApp.xcodeproj       use the app in a browser
              understudy test MyApp.xcodeproj      run its tests
              understudy flow login.yaml --app MyApp.xcodeproj --output out
              understudy doctor                    what is missing here

            Exit codes: 0 success; 1 your project, flow, or test failed, and the
            message says where; 2 invalid arguments; 70 a defect in understudy.
            UNDERSTUDY_CACHE sets the cache folder. NO_COLOR turns colors off.
            """,
        version: CommandLine.arguments.contains("--version") ? Version.full : Version.number,
        subcommands: [
            Init.self, Run.self, Build.self, Test.self, Report.self, Flow.self, Previews.self, Storyboard.self,
            WebDriverCommand.self, Mcp.self, Lsp.self,
            Describe.self, Devices.self, DoctorCommand.self, Bench.self,
            Translate.self, Clean.self, SDKCommand.self,
        ]
    )

    static func main() {
        restoreLibraryPath()
        EndSignals.unblock()
        Terminal.writesLines()
        do {
            try ConfinedProgram.runIfAsked(CommandLine.arguments)
            try Misspelling.check(CommandLine.arguments.dropFirst(), from: Understudy.self)
            var command = try parseAsRoot()
            try command.run()
        } catch let failure as Failure {
            end(failure.message, failure.kind)
        } catch let code as ExitCode {
            Foundation.exit(code.rawValue)
        } catch let error as CocoaError {
            if error.code == .fileWriteOutOfSpace { end(Failure.fullDisk.message, .user) }
            // A file that cannot be read or written is never our fault.
            end([error.filePath, error.localizedDescription].compactMap { $0 }.joined(separator: ": "), .user)
        } catch {
            let text = fullMessage(for: error)
            if exitCode(for: error) == .success {
                print(text)
                Foundation.exit(0)
            }
            end(text, exitCode(for: error) == .validationFailure ? .usage : .defect)
        }
    }

    /// Restores the library search path that a packed installation's launcher set for this program alone: child processes get the user's
    /// own.
    private static func restoreLibraryPath() {
        guard let path = ProcessInfo.processInfo.environment["UNDERSTUDY_LIBRARY_PATH"] else { return }
        if path.isEmpty { unsetenv("LD_LIBRARY_PATH") } else { setenv("LD_LIBRARY_PATH", path, 1) }
        unsetenv("UNDERSTUDY_LIBRARY_PATH")
    }

    private static func end(_ message: String, _ kind: Failure.Kind) -> Never {
        Terminal.error(message)
        if kind == .defect, let report = DefectReport.write(message, version: configuration.version) {
            Terminal.note("This is a defect in understudy, not in your project. Please send the report: \(report)")
        }
        Foundation.exit(kind.rawValue)
    }
}
