import AgentServer
import ArgumentParser
import AutomationClient
import Foundation
import ProjectBuilder

struct Mcp: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Serve the Model Context Protocol on standard input and output, for coding agents.",
        discussion: """
              understudy mcp MyApp.xcodeproj

            Add this command to the settings of your agent. Its tools build and run
            the project, describe the screen, tap, type, swipe, take pictures, and
            read controllers, callbacks, logs, and build errors.

            The project's package manifests, macros, and plugins run confined. The
            app can access only its own files, unless you use --unsandboxed. The
            project's tests also run, with the same limits as in 'understudy test'.
            """)
    @Argument(help: "The project for calls that don't name one.")
    var path = "."
    @OptionGroup var device: DeviceArguments
    @OptionGroup var sandbox: SandboxArguments

    mutating func run() throws {
        let file = try Configuration.of(path)
        try device.apply(file)
        path = file?.project(for: path) ?? path
        let environment = try device.environment(.control)
        let streams = try MessageStreams(), confinement = sandbox.options
        let limits = (sandbox.unsandboxed ? ["--unsandboxed"] : []) + (sandbox.noNetwork ? ["--no-network"] : [])
        let command = AgentTools.Command(run: { try Mcp.run($0.first == "test" ? $0 + limits : $0) }) { product in
            let product = try JSONDecoder().decode(Builder.Product.self, from: Data(product.utf8))
            return ProcessApp(AppProcess(ControlRun.configuration(of: product, environment, confinement)))
        }
        let server = AgentServer(
            tools: AgentTools(project: path, command: command), version: Version.number, output: streams.output)
        server.serve(streams.input)
    }

    /// Runs this program as a user would.
    private static func run(_ arguments: [String]) throws -> AgentTools.Command.Outcome {
        let process = Process(), output = Pipe()
        let errors = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-mcp-\(UUID().uuidString)")
        guard FileManager.default.createFile(atPath: errors.path, contents: nil, attributes: [.posixPermissions: 0o600]) else {
            throw Failure("\(errors.path) cannot be written")
        }
        defer { try? FileManager.default.removeItem(at: errors) }
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["NO_COLOR": "1"]) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return .init(
            code: process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus,
            output: String(decoding: data, as: UTF8.self),
            errors: (try? String(contentsOf: errors, encoding: .utf8)) ?? "")
    }
}
