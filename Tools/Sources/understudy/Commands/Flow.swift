import ArgumentParser
import Foundation
import ProjectBuilder

struct Flow: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Drive an app headless by a flow file; write screenshots and the callback trace.",
        discussion: """
            The flow is a YAML file in Maestro's format: launchApp, tapOn, inputText, assertVisible, takeScreenshot … Time is the app's own clock,
            so a flow runs as fast as the machine allows and the same way each time. A step that fails ends with exit code 1, its line, and
            what was on screen.
            """)
    @Argument(help: "The flow file.")
    var flow: String
    @Option(help: "The app's project.")
    var app: String = "."
    @Option(help: "Folder for screenshots, trace.json and index.html.")
    var output: String
    @Option(help: "The target; needed when the project has several apps.")
    var target: String?
    @Option(help: "Which build of UIKit to use: debug or release.")
    var sdk: String = "debug"
    @Flag(name: .shortAndLong, help: "Show every note and the compiler's own output.")
    var verbose = false
    @OptionGroup var device: DeviceArguments

    func run() throws {
        guard FileManager.default.fileExists(atPath: flow) else { throw Failure("\(flow): no such flow file") }
        guard let configuration = SDK.Configuration(rawValue: sdk) else { throw Failure("--sdk is debug or release, not '\(sdk)'", kind: .usage) }
        do { try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true) } catch {
            throw Failure("\(output): cannot be made: \(error.localizedDescription)")
        }
        var options = Builder.Options(path: app)
        options.target = target
        options.sdk = configuration
        options.isVerbose = verbose
        var environment = device.environment(.flow)
        environment.flow = absolute(flow)
        environment.output = absolute(output)
        try AppRun.start(options, environment)
    }
}
