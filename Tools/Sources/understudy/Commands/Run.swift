import ArgumentParser
import Foundation
import LoopbackServer
import ProjectBuilder

struct Run: ParsableCommand {
    enum Host: String, CaseIterable, ExpressibleByArgument { case browser, window, headless }

    static let configuration = CommandConfiguration(
        abstract: "Build an app and run it in a browser, in a window, or headless.",
        discussion: """
              understudy run MyApp.xcodeproj         prints the address of a page
              understudy run . --host window --device "iPad Air 11"
              understudy run . --host headless --screenshot first.png
              understudy run . --listen 0.0.0.0 --port 8080    in a container
              understudy run . --control /tmp/app.sock    lets programs drive it

            Control-C ends the app. Its output goes to the terminal. The app stores
            its defaults and documents in a home folder of its own. The browser and
            the window keep that folder from run to run; headless runs start with
            an empty one.

            The project's package manifests, macros, and plugins run confined,
            unless you use --trust. The app can access only its own files, unless
            you use --unsandboxed.
            """)
    @OptionGroup var build: BuildArguments
    @OptionGroup var device: DeviceArguments
    @OptionGroup var sandbox: SandboxArguments

    @Option(help: "Where to show the app.")
    var host: Host = .browser

    @Option(help: "The port of the browser host. 0 selects a free port.")
    var port: UInt16?

    @Option(help: "The address of the interface on which the page is served: 0.0.0.0 in a container.")
    var listen: String?

    @Option(help: "The address at which a proxy or a container publishes the page, such as https://name-8080.example.")
    var address: String?

    @Option(help: "The secret part of the page's address: 32 to 128 hexadecimal digits. Other users can see it. (default: random)")
    var token: String?

    @Option(help: "A file with the secret part of the page's address, such as one that only you can read.")
    var tokenFile: String?

    @Option(help: "With --host headless: write a screenshot of the first idle screen to this file, and exit.")
    var screenshot: String?

    @Option(help: "With --host headless: exit after 'firstFrame', or after this many seconds of the app's clock.")
    var exitAfter: String?

    @Option(help: "Write the callback trace to this file when the app ends.")
    var trace: String?

    @Option(help: "Run headless on a virtual clock, and serve the control protocol (docs/control.md) on this Unix socket.")
    var control: String?

    @Flag(inversion: .prefixedNo, help: "In the browser and the window: load changes in the project into the running app.")
    var reload = true

    func validate() throws {
        if let exitAfter, exitAfter != "firstFrame", (TimeInterval(exitAfter) ?? -1) < 0 {
            throw ValidationError("--exit-after takes 'firstFrame' or a number of seconds, not '\(exitAfter)'")
        }
        if host != .headless, screenshot != nil || exitAfter != nil {
            throw ValidationError("--screenshot and --exit-after need --host headless")
        }
        if control != nil, host != .browser || screenshot != nil || exitAfter != nil || port != nil {
            throw ValidationError(
                "--control runs the app headless until you interrupt it; it can't be combined with --host, --port, --screenshot, or --exit-after"
            )
        }
        for (name, isGiven) in [
            ("--port", port != nil), ("--listen", listen != nil), ("--address", address != nil), ("--token", token != nil),
            ("--token-file", tokenFile != nil),
        ] where isGiven && (host != .browser || control != nil) {
            throw ValidationError("\(name) needs --host browser")
        }
        if let listen, !Self.isAddress(listen) { throw ValidationError("--listen takes an IP address, not '\(listen)'") }
        if let address, PublishedAddress(address) == nil {
            throw ValidationError("--address takes a URL such as https://name-8080.example, not '\(address)'")
        }
        if let token, !PageToken.isValid(token) { throw ValidationError("--token takes \(PageToken.format)") }
        if token != nil, tokenFile != nil { throw ValidationError("--token can't be combined with --token-file") }
    }

    mutating func run() throws {
        try device.apply(build.applyConfiguration())
        if let control {
            var environment = try device.environment(.control)
            environment.trace = try trace.map(writable)
            return try Trust.$isGiven.withValue(build.trust) { [build, sandbox, environment] in
                try ControlRun.serve(build.options(), environment, sandbox.options, at: writable(control))
            }
        }
        var environment = try device.environment(HostEnvironment.Host(rawValue: host.rawValue) ?? .headless)
        environment.port = port.map(Int.init)
        (environment.listen, environment.publishedAddress) = (listen, address)
        if host == .browser { environment.token = try token ?? tokenFile.map(PageToken.read) ?? PageToken.given() }
        if token != nil {
            Terminal.note(
                "note: other users of this machine can read --token in the list of processes, but not --token-file or \(PageToken.variable)"
            )
        }
        if let listen, listen != "127.0.0.1", listen != "::1" {
            Terminal.note("note: other machines can reach the page; anyone who knows its address can use the app")
        }
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

    private static func isAddress(_ text: String) -> Bool {
        var four = in_addr(), six = in6_addr()
        return inet_pton(AF_INET, text, &four) == 1 || inet_pton(AF_INET6, text, &six) == 1
    }

    /// Returns the file's absolute path, checked before a build that may take minutes.
    private func writable(_ path: String) throws -> String {
        let path = try outputPath(path, of: [build.path])
        let folder = (path as NSString).deletingLastPathComponent
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isDirectory), isDirectory.boolValue else {
            throw Failure("\(path): there is no folder \(folder)", kind: .usage)
        }
        guard FileManager.default.isWritableFile(atPath: folder) else {
            throw Failure("\(path): the folder cannot be written", kind: .usage)
        }
        return path
    }
}
