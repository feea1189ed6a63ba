import ArgumentParser
import Foundation
import ProjectBuilder

/// The command. One file per subcommand in Commands/; a subcommand parses, calls a library and prints.
@main
struct Understudy: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "understudy",
        abstract: "Run and test iOS apps on Linux, from the Xcode project or package as it is.",
        discussion: """
            PATH is an .xcodeproj, an .xcworkspace, a Swift package that imports UIKit, or a folder holding one of them.

              understudy run MyApp.xcodeproj --host browser     see and use the app in a browser
              understudy test MyApp.xcodeproj                   run its XCTest and Swift Testing targets
              understudy flow login.yaml --app MyApp.xcodeproj --output out/login

            Exit codes: 0 done · 1 your project, flow or test failed (the message says where) · 2 wrong arguments · 70 a defect of ours.
            """,
        version: "0.1.0",
        subcommands: [Build.self, Run.self, Test.self, Flow.self, Describe.self, Storyboard.self, Translate.self, Clean.self]
    )

    static func main() {
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch let failure as Failure {
            Terminal.error(failure.message)
            Foundation.exit(failure.kind.rawValue)
        } catch let code as ExitCode {
            Foundation.exit(code.rawValue)
        } catch {
            let text = fullMessage(for: error)
            if exitCode(for: error) == .success {
                print(text)
                Foundation.exit(0)
            }
            Terminal.error(text)
            Foundation.exit(exitCode(for: error) == .validationFailure ? Failure.Kind.usage.rawValue : Failure.Kind.defect.rawValue)
        }
    }
}
