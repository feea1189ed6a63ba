import ArgumentParser
import Foundation
import ProjectBuilder

struct Flow: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Run flow files in a headless app, and write screenshots and the callback trace.",
        discussion: """
              understudy flow login.yaml --app MyApp.xcodeproj --output out
              understudy flow flows --app . --output out --include-tags smoke
              understudy flow a.yaml b.yaml --app . --output out --junit report.xml
              understudy flow login.yaml --app . --output out -e USER=anna

            A flow is a YAML file in Maestro's format: launchApp, tapOn, inputText,
            assertVisible, takeScreenshot … docs/flows.md lists every command.
            Understudy adds rotate, memoryWarning, and resize. Flows use the app's
            own clock, so they run as fast as the machine allows, and the same way
            each time. When a step fails, the message gives its line and the contents
            of the screen, and the exit code is 1. For a folder, config.yaml selects
            the flows. Each flow writes into a folder with its name, and a flow
            that fails doesn't stop the others.

            The project's package manifests, macros, and plugins run confined,
            unless you use --trust. The app can access only its own files, unless
            you use --unsandboxed.
            """)
    @Argument(help: ArgumentHelp("Flow files, and folders that contain them.", valueName: "flow"))
    var flows: [String] = []
    @Option(help: "The app's project.")
    var app: String = "."
    @Option(help: "The folder for screenshots, trace.json, and index.html.")
    var output: String?
    @Option(name: [.customShort("e"), .long], help: "A variable of the flow, NAME=value. Repeatable.")
    var env: [String] = []
    @Option(help: "Run only flows that have one of these tags, separated by commas.")
    var includeTags: String?
    @Option(help: "Leave out flows that have one of these tags, separated by commas.")
    var excludeTags: String?
    @Option(help: "The configuration of a folder. (default: its config.yaml)")
    var config: String?
    @Option(help: "Write the results to this file as JUnit XML.")
    var junit: String?
    @Option(help: "The seed for the inputRandom… commands.")
    var seed: UInt64?
    @OptionGroup var compilation: CompileArguments
    @Flag(help: "Continue when a storyboard or xib refers to a class that the app doesn't have.")
    var allowUnknownClasses = false
    @Flag(help: "Report mistakes in view-controller containment that UIKit accepts.")
    var checkContainment = false
    @Flag(help: "Run the project's manifests, macros, and plugins without confinement, and read files outside its folder.")
    var trust = false
    @OptionGroup var device: DeviceArguments
    @OptionGroup var sandbox: SandboxArguments

    func validate() throws {
        for pair in env where !pair.contains("=") || pair.hasPrefix("=") { throw ValidationError("--env takes NAME=value, not '\(pair)'") }
    }

    /// Uses the project's `understudy.yml` for options that the command line omits; returns the file's variables.
    private mutating func applyConfiguration() throws -> [String] {
        guard let file = try Configuration.of(app) else { return [] }
        app = file.project(for: app)
        compilation.apply(file)
        try device.apply(file)
        if flows.isEmpty { flows = file.list("flow.paths") ?? [] }
        output = output ?? file.text("flow.output")
        includeTags = includeTags ?? file.list("flow.includeTags")?.joined(separator: ",")
        excludeTags = excludeTags ?? file.list("flow.excludeTags")?.joined(separator: ",")
        return (file.variables("flow.env") ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    }

    mutating func run() throws {
        env = try applyConfiguration() + env
        guard !flows.isEmpty else {
            throw Failure(
                "name a flow file or a folder of them, or list them under 'flow: paths:' in \(ProjectConfiguration.fileName)", kind: .usage)
        }
        guard let output else { throw Failure("--output is missing: name a folder for the screenshots and the trace", kind: .usage) }
        let project = app
        func checked(_ path: String) throws -> String { try outputPath(path, of: [project]) }
        try OutputPlace.checkWritableByApp(checked(output))
        let junit = try junit.map(checked)
        var choice = FlowWorkspace.Options(flows.map(absolute))
        (choice.config, choice.includedTags, choice.excludedTags) = (config.map(absolute), tags(includeTags), tags(excludeTags))
        let workspace = try FlowWorkspace(choice)
        for warning in workspace.warnings { Self.printError(warning) }
        let options = compilation.options(for: app)
        var environment = try environment(workspace)
        let isAlone = workspace.flows.count == 1 && workspace.flows[0].path == absolute(flows[0])
        for name in workspace.outputNames() { try OutputPlace.check(checked(isAlone ? output : output + "/" + name), for: .flow) }
        let product = try Trust.$isGiven.withValue(trust) { [options] in try Builder(options).build() }
        Terminal.finishProgress()

        var report = FlowReport()
        var endOfOne: Int32 = 0
        let home = try workspace.ordered > 1 ? AppHome.shared(by: product) : nil
        defer { home?.discard() }
        for (index, (file, name)) in zip(workspace.flows, workspace.outputNames()).enumerated() {
            let isOrdered = index < workspace.ordered
            if isOrdered, !workspace.continuesOnFailure, report.failures > 0 {
                report.skipped.append(file)
                print("skipped  \(file.path)")
                continue
            }
            // The app may write into the folder.
            let folder = try checked(isAlone ? output : output + "/" + name)
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            (environment.flow, environment.output, environment.flowResult) = (file.path, folder, folder + "/.result")
            let start = Date()
            let (failure, code) = try run(
                product, environment, home: isOrdered ? home : nil, in: folder, throwsFailures: isAlone && junit == nil)
            if failure != nil { endOfOne = code }
            try? FileManager.default.removeItem(atPath: folder + "/.result")
            OutputPlace.warnOfRepository(in: folder)
            report.results.append(.init(flow: file, duration: Date().timeIntervalSince(start), failure: failure))
            print("\(failure == nil ? "passed" : "failed")  \(file.path)  \(folder)/index.html")
            // Flushed before the next app prints.
            fflush(nil)
        }
        if !isAlone { print(report.summary) }
        if let junit { try Self.write(report, to: junit) }
        if report.failures > 0 { throw ExitCode(isAlone ? endOfOne : 1) }
    }

    /// Runs the flow that the environment names. Returns the reason why it failed, if it did, and the exit code.
    private func run(_ product: Builder.Product, _ environment: HostEnvironment, home: AppHome?, in folder: String, throwsFailures: Bool)
        throws -> (failure: String?, code: Int32)
    {
        do {
            let code = try AppRun.run(product, environment, sandbox.options, home: home)
            // Interrupted: the other flows are not run either.
            if code > 128 { throw ExitCode(code) }
            return (code == 0 ? nil : FlowReport.reason(in: folder, ".result") ?? "the app ended with exit code \(code)", code)
        } catch let problem as Failure {
            if throwsFailures { throw problem }
            Self.printError(problem.message)
            return (problem.message, problem.kind.rawValue)
        }
    }

    /// Returns the environment that all flows share.
    private func environment(_ workspace: FlowWorkspace) throws -> HostEnvironment {
        var environment = try device.environment(.flow)
        environment.flowVariables = variables(workspace)
        environment.flowSeed = seed
        // Interface files may name classes that were left out.
        environment.allowsUnknownClasses = allowUnknownClasses || compilation.skipMissing
        environment.checksContainment = checkContainment
        return environment
    }

    private static func write(_ report: FlowReport, to path: String) throws {
        do { try report.junit().write(toFile: path, atomically: true, encoding: .utf8) } catch {
            throw Failure("\(path): the report cannot be written: \(error.localizedDescription)")
        }
    }

    private static func printError(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

    /// Returns the variables from the shell (those that Maestro accepts), the configuration and the command line, in increasing precedence.
    private func variables(_ workspace: FlowWorkspace) -> [String] {
        let shell = ProcessInfo.processInfo.environment.filter { $0.key.hasPrefix("MAESTRO_") }
        return shell.merging(workspace.variables) { $1 }.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" } + env
    }

    private func tags(_ list: String?) -> Set<String> {
        Set((list ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
    }
}
