import ArgumentParser
import AutomationClient
import EmulatedDevices
import Foundation
import ProjectBuilder
import WebDriver

struct WebDriverCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "webdriver",
        abstract: "Run a WebDriver server for clients of Appium's XCUITest driver.",
        discussion: """
              understudy webdriver MyApp.xcodeproj --port 4723
              understudy webdriver --port 4723     each session sets appium:app

            Connect an Appium client to http://127.0.0.1:4723. The app runs headless
            on a virtual clock. Each session has a process and a home folder of its
            own. docs/webdriver.md lists the supported commands. Control-C ends the
            server.

            The project's package manifests, macros, and plugins run confined. The
            app can access only its own files, unless you use --unsandboxed.
            """)
    @Argument(help: "The project. Without it, a session sets the capability appium:app.")
    var path: String?
    @Option(help: "The port. 0 selects a free port.")
    var port: UInt16 = 4723
    @Option(
        help: "The address to listen on. Anyone who can reach it can control the app; only the loopback address keeps other machines out.")
    var address = "127.0.0.1"
    @Option(help: "Another host name that clients may use for the server. Repeatable.")
    var allowHost: [String] = []
    @OptionGroup var compilation: CompileArguments
    @OptionGroup var device: DeviceArguments
    @OptionGroup var sandbox: SandboxArguments

    mutating func run() throws {
        if let named = path, let file = try Configuration.of(named) {
            path = file.project(for: named)
            compilation.apply(file)
            try device.apply(file)
        }
        let environment = try device.environment(.control)
        // Built before a first client waits for it.
        if let path { _ = try product(path) }
        let service = WebDriverService { [self] request in try app(request, environment) }
        EndSignals.block()
        let names = ["127.0.0.1", "localhost", address] + allowHost
        let port = try blocking { [address, port] in try await service.listen(address: address, port: port, names: names) }
        FileHandle.standardOutput.write(Data("http://\(address):\(port)\n".utf8))
        EndSignals.wait()
        try blocking { await service.close() }
    }

    private func product(_ path: String) throws -> Builder.Product {
        let product = try Builder(compilation.options(for: path)).build()
        Terminal.finishProgress()
        return product
    }

    private func app(_ request: WebDriverService.AppRequest, _ environment: HostEnvironment) throws -> any DrivenApp {
        guard let path = path ?? request.app else {
            throw Failure("no app to run. Start the server with a project, or set the capability appium:app")
        }
        var environment = environment
        // Test suites written for another machine name its simulators.
        if environment.device == nil, let name = request.device, DeviceDescription.named(name) != nil { environment.device = name }
        if environment.language == nil { environment.language = request.language }
        if environment.generation == nil, let version = request.systemVersion {
            environment.generation = HostEnvironment.generation(ofSystem: version)
        }
        return ProcessApp(AppProcess(ControlRun.configuration(of: try product(path), environment, sandbox.options)))
    }
}

/// Waits for asynchronous work on the command's main thread.
func blocking<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) throws -> Value {
    let (done, box) = (DispatchSemaphore(value: 0), ResultBox<Value>())
    Task.detached {
        do { box.result = .success(try await work()) } catch { box.result = .failure(error) }
        done.signal()
    }
    done.wait()
    do { return try box.result!.get() } catch let error as Failure { throw error } catch { throw Failure("\(error)") }
}

/// Written before the semaphore is signaled, read afterward.
private final class ResultBox<Value: Sendable>: @unchecked Sendable {
    var result: Result<Value, any Error>?
}
