import ArgumentParser
import Foundation
import ProjectBuilder

struct Run: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Build an app and run it in a browser, a window or headless.",
        discussion: """
              understudy run MyApp.xcodeproj                              in the browser; prints the address
              understudy run MyApp.xcodeproj --host window --device "iPad (10th generation)"
              understudy run . --host headless --screenshot first.png     one picture of the first screen
            """)
    @OptionGroup var build: BuildArguments
    @OptionGroup var device: DeviceArguments

    @Option(help: "browser, window or headless.")
    var host: String = "browser"

    @Option(help: "Port of the browser host; 0 takes any free one.")
    var port: Int?

    @Option(help: "Headless: write a picture of the first idle screen here, then exit.")
    var screenshot: String?

    @Option(help: "Headless: exit after 'firstFrame' or so many seconds of the app's clock.")
    var exitAfter: String?

    @Option(help: "Write the callback trace here when the app ends.")
    var trace: String?

    func run() throws {
        guard let host = HostEnvironment.Host(rawValue: host), host != .flow else {
            throw Failure("--host is browser, window or headless, not '\(self.host)'. For flows there is `understudy flow`", kind: .usage)
        }
        var environment = device.environment(host)
        environment.port = port
        environment.screenshot = screenshot.map(absolute)
        environment.trace = trace.map(absolute)
        environment.exitAfter = exitAfter
        try AppRun.start(try build.options(), environment)
    }
}

struct DeviceArguments: ParsableArguments {
    @Option(help: "Device whose screen the app sees, as `understudy devices` names it.")
    var device: String?
    @Option(help: "portrait, landscapeLeft, landscapeRight or portraitUpsideDown.")
    var orientation: String?
    @Option(help: "light or dark.")
    var appearance: String?
    @Option(help: "The iOS generation to emulate: ios13, ios16, ios26.")
    var generation: String?
    @Option(help: "The app's language, such as de or pt-BR.")
    var language: String?

    func environment(_ host: HostEnvironment.Host) -> HostEnvironment {
        var environment = HostEnvironment(host: host)
        environment.device = device
        environment.orientation = orientation
        environment.appearance = appearance
        environment.generation = generation
        environment.language = language
        return environment
    }
}

func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardized.path }
