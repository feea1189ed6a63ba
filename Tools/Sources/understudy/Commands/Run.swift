import ArgumentParser
import Foundation
import ProjectBuilder

struct Run: ParsableCommand {
    enum Host: String, CaseIterable, ExpressibleByArgument { case browser, window, headless }

    static let configuration = CommandConfiguration(
        abstract: "Build an app and run it in a browser, a window or headless.",
        discussion: """
              understudy run MyApp.xcodeproj         prints a page's address
              understudy run . --host window --device "iPad Air 11"
              understudy run . --host headless --screenshot first.png
              understudy run . --control /tmp/app.sock    other programs drive it

            Control-C ends it. What the app prints goes to the terminal. What it
            stores (defaults, documents) lies in a home of its own: kept from run
            to run in the browser and the window, fresh each time headless.

            Code of the project that runs: its packages' manifests, macros and
            plugins, confined unless --trust; the app, confined to its own files
            unless --unsandboxed.
            """)
    @OptionGroup var build: BuildArguments
    @OptionGroup var device: DeviceArguments
    @OptionGroup var sandbox: SandboxArguments

    @Option(help: "Where to show the app.")
    var host: Host = .browser

    @Option(help: "The port of the browser host. 0 selects a free port.")
    var port: UInt16?

    @Option(help: "With --host headless: write a screenshot of the first idle screen to this file, and exit.")
    var screenshot: String?

    @Option(help: "With --host headless: exit after 'firstFrame', or after this many seconds of the app's clock.")
    var exitAfter: String?

    @Option(help: "Write the callback trace to this file when the app ends.")
    var trace: String?

    @Option(help: "Serve the control protocol of docs/control.md on a Unix socket here: headless, under a virtual clock.")
    var control: String?

    @Flag(inversion: .prefixedNo, help: "Browser and window: load what changes in the project into the running app.")
    var reload = true

    func validate() throws {
        if let exitAfter, exitAfter != "firstFrame", (TimeInterval(exitAfter) ?? -1) < 0 {
            throw ValidationError("--exit-after takes 'firstFrame' or a number of seconds, not '\(exitAfter)'")
        }
        if host != .headless, screenshot != nil || exitAfter != nil { throw ValidationError("--screenshot and --exit-after need --host headless") }
        if control != nil, host != .browser || screenshot != nil || exitAfter != nil || port != nil {
            throw ValidationError("--control runs the app headless until it is interrupted: --host, --port, --screenshot and --exit-after do not go with it")
        }
        if host != .browser, port != nil { throw ValidationError("--port belongs to --host browser") }
    }

    mutating func run() throws {
        try device.apply(build.applyConfiguration())
        if let control {
            var environment = try device.environment(.control)
            environment.trace = try trace.map(writable)
            return try ControlRun.serve(build.options(), environment, at: writable(control))
        }
        var environment = try device.environment(HostEnvironment.Host(rawValue: host.rawValue) ?? .headless)
        environment.port = port.map(Int.init)
        environment.screenshot = try screenshot.map(writable)
        environment.trace = try trace.map(writable)
        environment.exitAfter = exitAfter
        var options = sandbox.options
        options.followsChanges = reload
        let code = try Trust.$isGiven.withValue(build.trust) { [build, environment, options] in
            try AppRun.run(build.options(), environment, options)
        }
        if code != 0 { throw ExitCode(code) }
    }

    /// Returns the file's absolute path, checked before a build that may take minutes.
    private func writable(_ path: String) throws -> String {
        let path = absolute(path)
        let folder = (path as NSString).deletingLastPathComponent
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isDirectory), isDirectory.boolValue else {
            throw Failure("\(path): there is no folder \(folder)", kind: .usage)
        }
        guard FileManager.default.isWritableFile(atPath: folder) else { throw Failure("\(path): the folder cannot be written", kind: .usage) }
        return path
    }
}
