import ArgumentParser
import ProjectBuilder

/// For scripts that package or measure the library.
struct SDKCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sdk", abstract: "Build UIKit for apps if necessary, and print its folder.",
        shouldDisplay: false)
    @Option(help: "The build: debug or release.")
    var configuration: SDK.Configuration = .debug

    func run() throws {
        let sdk = try SDK.ready(configuration).withFrameworks()
        Terminal.finishProgress()
        print(sdk.directory)
    }
}
