import ArgumentParser
import Foundation
import ProjectBuilder

struct Flow: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Drive an app headless by flow files; write screenshots and the callback trace.",
        discussion: """
              understudy flow login.yaml --app MyApp.xcodeproj --output out
              understudy flow flows --app . --output out --include-tags smoke
              understudy flow login.yaml --app . --output out -e USER=anna

            A flow is a YAML file in Maestro's format: launchApp, tapOn, inputText,
            assertVisible, takeScreenshot … Ours besides: rotate, memoryWarning,
            resize. Time is the app's own clock, so a flow runs as fast as the
            machine allows and the same way each time. A step that fails ends with
            exit code 1, its line, and what was on screen. A folder means every
            flow in it, each into a folder of its name.

            Code of the project that runs: its packages' manifests, macros and
            plugins, confined unless --trust; the app, confined to its own files
            unless --unsandboxed.
            """)
    @Argument(help: "The flow file, or a folder of them.")
    var flow: String
    @Option(help: "The app's project.")
    var app: String = "."
    @Option(help: "Folder for screenshots, trace.json and index.html.")
    var output: String
    @Option(name: [.customShort("e"), .long], help: "A variable of the flow, NAME=value. Repeatable.")
    var env: [String] = []
    @Option(help: "Of a folder: only flows with one of these tags, separated by commas.")
    var includeTags: String?
    @Option(help: "Of a folder: no flow with one of these tags.")
    var excludeTags: String?
    @Option(help: "The target; needed when the project has several apps.")
    var target: String?
    @Flag(help: "Go on without packages, pods and modules that are not here: what needs them is left out, place by place.")
    var skipMissing = false
    @Option(help: "Which build of UIKit to use: debug or release.")
    var sdk: SDK.Configuration = .debug
    @Flag(name: .shortAndLong, help: "Show every note and the compiler's own output.")
    var verbose = false
    @Flag(help: "Let the project's manifests, macros and plugins, and the files it names outside its folder, do and be whatever you may.")
    var trust = false
    @OptionGroup var device: DeviceArguments
    @OptionGroup var sandbox: SandboxArguments

    func validate() throws {
        for pair in env where !pair.contains("=") || pair.hasPrefix("=") { throw ValidationError("--env takes NAME=value, not '\(pair)'") }
    }

    func run() throws {
        let flows = try files()
        var options = Builder.Options(path: app)
        options.target = target
        options.skipsMissing = skipMissing
        options.sdk = sdk
        options.isVerbose = verbose
        var environment = try device.environment(.flow)
        environment.flowVariables = env
        let product = try Trust.$isGiven.withValue(trust) { try Builder(options).build() }
        Terminal.finishProgress()
        var failed: [String] = []
        for file in flows {
            let folder =
                flows.count == 1 && file == absolute(flow)
                ? absolute(output) : absolute(output) + "/" + URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            environment.flow = file
            environment.output = folder
            let code = try AppRun.run(product, environment, sandbox.options)
            if code > 1 { throw ExitCode(code) }
            if code == 1 { failed.append(file) }
            print("\(code == 0 ? "passed" : "failed")  \(file)  \(folder)/index.html")
        }
        if flows.count > 1 { print("\(flows.count - failed.count) passed, \(failed.count) failed") }
        if !failed.isEmpty { throw ExitCode(1) }
    }

    private func files() throws -> [String] {
        let path = absolute(flow)
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { throw Failure("\(flow): no such flow file") }
        guard isDirectory.boolValue else { return [path] }
        let names = try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }.filter {
            !["config.yaml", "config.yml"].contains($0)
        }
        guard !names.isEmpty else { throw Failure("\(flow): the folder holds no flow (.yaml)") }
        let wanted = tags(includeTags), unwanted = tags(excludeTags)
        let chosen = names.sorted().map { path + "/" + $0 }.filter { file in
            let own = FlowTags.of(file)
            return (wanted.isEmpty || !own.isDisjoint(with: wanted)) && own.isDisjoint(with: unwanted)
        }
        guard !chosen.isEmpty else { throw Failure("\(flow): no flow there has the tags asked for") }
        return chosen
    }

    private func tags(_ list: String?) -> Set<String> { Set((list ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }) }
}
