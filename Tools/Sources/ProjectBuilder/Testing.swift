import Foundation

/// Runs a project's XCTest and Swift Testing targets, app-hosted ones inside a running app.
public struct TestRun {
    public struct Summary: Sendable {
        public var passed = 0
        public var failed = 0
        public var skipped = 0
    }

    let builder: Builder
    let filter: String?

    public init(_ options: Builder.Options, filter: String?) {
        builder = Builder(options)
        self.filter = filter
    }

    public func run() throws -> Summary {
        let options = builder.options
        let project = try ProjectLocator.read(options.path)
        let suites = project.targets.filter { $0.kind == .tests && (options.target == nil || $0.name == options.target) }
        guard !suites.isEmpty else { throw Failure("\(project.file): there is no unit-test target\(options.target.map { " named '\($0)'" } ?? "")") }
        let directory = Cache.project(project).appending("tests")
        let lock = try BuildLock(directory)
        defer { withExtendedLifetime(lock) {} }

        var targets: [Project.Target] = []
        for suite in suites {
            var names = [suite.name]
            if let host = suite.testHost, let app = project.targets.first(where: { $0.kind == .app && ($0.infoPlistName == host || $0.name == host) }) { names.insert(app.name, at: 0) }
            for name in names { for target in project.closure(of: name) where target.kind != .unsupported && !targets.contains(where: { $0.name == target.name }) { targets.append(target) } }
        }
        builder.report(project, targets)
        let sdk = try SDK.ready(options.sdk)
        let shadow = ShadowPackage(directory: directory, project: project, sdk: sdk)
        let translation = try shadow.write(targets, glue: Dictionary(uniqueKeysWithValues: suites.map { ($0.name, Glue.tests) }))
        try builder.compile(directory, ["--build-tests"], translation)

        let built = directory.appending(".build/debug").appending(project.name.asModuleName + "PackageTests.xctest")
        let app = targets.first { $0.kind == .app }
        let name = app?.infoPlistName ?? project.name
        let bundle = directory.appending(name + ".app")
        var notes: [String] = []
        let plist = app?.infoPlist ?? InfoPlist.make(BuildSettings(), directory: project.directory, productName: name, notes: &notes)
        let products = directory.appending(".build/debug")
        let bundles = ((try? FileManager.default.contentsOfDirectory(atPath: products)) ?? []).filter { $0.hasSuffix(".resources") }.map { products.appending($0) }
        try Staging.stage(
            executable: built, name: name, infoPlist: plist, resources: targets.reversed().flatMap { $0.usesBundleModule ? [] : $0.resources }, extraDirectories: bundles, into: bundle)
        return try execute(bundle.appending(name), directory: project.directory, delegate: app.flatMap { translation.mainTypes[$0.name] })
    }

    private func execute(_ executable: String, directory: String, delegate: String?) throws -> Summary {
        var environment = HostEnvironment(host: .headless).variables
        environment["UNDERSTUDY_TEST_DELEGATE"] = delegate
        var summary = Summary()
        var arguments: [String] = []
        if let filter {
            let list = try Subprocess.run([executable, "--list-tests"], directory: directory, environment: environment).output
            let names = list.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.contains("/") && $0.range(of: filter, options: .regularExpression) != nil }
            arguments = [names.isEmpty ? "none/none" : names.joined(separator: ",")]
        }
        // Two runners live in one test program on Linux; each prints its own summary.
        let classic = try Subprocess.run([executable] + arguments, directory: directory, environment: environment) { line in
            print(line)
            Self.count(xctest: line, &summary)
        }
        let modern = try Subprocess.run(
            [executable, "--testing-library", "swift-testing"] + (filter.map { ["--filter", $0] } ?? []), directory: directory, environment: environment
        ) { line in
            if !line.contains("0 tests in 0 suites") { print(line) }
            Self.count(swiftTesting: line, &summary)
        }
        if classic.status > 1 || modern.status > 1, summary.failed == 0 {
            summary.failed += 1
            Terminal.error("the test program ended with status \(max(classic.status, modern.status)) before its tests were done")
        }
        return summary
    }

    private static func count(xctest line: String, _ summary: inout Summary) {
        guard line.hasPrefix("Test Case '") else { return }
        if line.contains("' passed (") { summary.passed += 1 } else if line.contains("' failed (") { summary.failed += 1 } else if line.contains("' skipped (") { summary.skipped += 1 }
    }

    private static func count(swiftTesting line: String, _ summary: inout Summary) {
        let text = line.drop { !$0.isLetter }
        guard text.hasPrefix("Test "), !text.hasPrefix("Test run"), !text.hasPrefix("Test case") else { return }
        if text.contains(" passed after ") { summary.passed += 1 } else if text.contains(" failed after ") { summary.failed += 1 } else if text.contains(" skipped") { summary.skipped += 1 }
    }
}
