import Foundation
import TestResults

/// A built test program and how it is started. Cached from run to run.
struct TestProgram: Codable, Sendable {
    var executable: String
    var directory: String
    var environment: [String: String]
    /// The arguments that the plan passes to a launched app.
    var arguments: [String]
    /// The targets, which plans refer to, by test module.
    var targets: [String: String]
    /// The name of the app that hosts the tests, or an empty string if none does.
    var hostName = ""
    /// Whether its tests control an app from outside.
    var isForUITests = false
    /// The programs of the apps that its tests start.
    var apps: [String] = []

    /// A test that can be run.
    struct Test: Codable, Sendable, Equatable {
        /// `Module.Suite/test()` or `Module.Class/test`.
        var id: String
        var library: TestEvent.Library
        /// Swift Testing's own name, which includes the location.
        var native: String?
        var file: String?
        var line: Int?
        /// The index of the program that contains the test.
        var program = 0

        /// The unit that is not divided among processes: a class, a suite with its contents, the functions of a file.
        var unit: String {
            if let slash = id.firstIndex(of: "/") { return String(id[..<slash]) }
            return TestName.module(id) + " "
                + ((native ?? id).split(separator: "/").last?.split(separator: ":").first.map(String.init) ?? id)
        }
        var module: String { TestName.module(id) }
    }

    /// Lists the program's tests. No test instances are created.
    func list(limit: TimeInterval, as number: Int = 0, _ limits: TestConfinement?) throws -> [Test] {
        let place = try Cache.place(executable.deletingLastPathComponent.deletingLastPathComponent).appending("listing")
        try? place.remove()
        let names = try place.appending("tests")
        // No app is launched for the list, so an app that fails to launch does not hide its tests.
        let environment = environment.merging(try TestHome.make(place)) { $1 }.merging(["UNDERSTUDY_TEST_DELEGATE": ""]) { $1 }
        let confinement = limits?.confinement(writable: [place.path])
        var classicOutput: [String] = [], modernOutput: [String] = []
        // Both lists run concurrently: each takes as long as the program takes to start. The following variables belong to the thread until
        // it has finished.
        nonisolated(unsafe) var reader = RunnerEvent.ModernReader(names: [:])
        nonisolated(unsafe) var modernResult: Result<TestProcess.Ending, any Error> = .success(.stopped)
        nonisolated(unsafe) var lines: [String] = []
        let thread = Thread {
            modernResult = Result {
                let arguments =
                    ["--testing-library", "swift-testing", "--list-tests", "--event-stream-output-path", TestProcess.modernEventsPath]
                    + ["--event-stream-version", "0"]
                return try TestProcess(
                    executable: executable, arguments: arguments, directory: directory, environment: environment, limit: limit,
                    confinement: confinement
                ).run(
                    isStopped: { false },
                    handle: { input in
                        if case .modernEvent(let data) = input { _ = reader.take(data) }
                        if case .text(let line, _) = input { lines.append(line) }
                        return false
                    })
            }
            Self.done.signal()
        }
        thread.stackSize = 1 << 20
        thread.start()
        let classic = try TestProcess(
            executable: executable, arguments: [], directory: directory,
            environment: environment.merging(["UNDERSTUDY_TEST_LIST_OUTPUT": names.path]) { $1 }, limit: limit,
            confinement: confinement
        ).run(
            isStopped: { false },
            handle: { input in
                if case .text(let line, _) = input { classicOutput.append(line) }
                return false
            })
        Self.done.wait()
        modernOutput = lines
        let modern = try modernResult.get()
        guard let text = names.written().flatMap({ String(data: $0, encoding: .utf8) }) else {
            throw Self.unlisted(classic, classicOutput, limit)
        }
        guard modern == .exited(0) || modern == .exited(69) else { throw Self.unlisted(modern, modernOutput, limit) }
        let classicTests = text.split(separator: "\n").map {
            Test(id: String($0), library: isForUITests ? .uiTest : .xctest, program: number)
        }
        let plain = Dictionary(grouping: reader.declared) { RunnerEvent.plainName($0.id) }
        let modernTests = reader.declared.map { test in
            let name = RunnerEvent.plainName(test.id)
            return Test(
                id: plain[name]?.count == 1 ? name : test.id, library: .swiftTesting, native: test.id, file: test.file, line: test.line,
                program: number)
        }
        return classicTests + modernTests
    }

    private static let done = DispatchSemaphore(value: 0)

    private static func unlisted(_ ending: TestProcess.Ending, _ output: [String], _ limit: TimeInterval) -> Failure {
        Failure(
            "the test program \(ending.explained(limit: limit)) before it listed its tests:\n\(output.prefix(12).joined(separator: "\n"))")
    }
}

/// The home folder of a test program, which is empty, like that of a simulator's clone.
enum TestHome {
    /// Makes the folders in a home. Returns the variables that name them.
    static func make(_ place: OwnedPath) throws -> [String: String] {
        for folder in ["Documents", "Library/Preferences", "Library/Caches", "tmp", "Caches"] {
            try place.appending(folder).makeDirectory()
        }
        let home = place.path
        return [
            "UNDERSTUDY_HOME": home, "HOME": home, "CFFIXED_USER_HOME": home, "XDG_CONFIG_HOME": home.appending("Library/Preferences"),
            "XDG_CACHE_HOME": home.appending("Caches"), "XDG_DATA_HOME": home.appending("Library"), "TMPDIR": home.appending("tmp"),
        ]
    }
}
