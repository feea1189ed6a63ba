import Foundation
import FoundationXML

/// The settings of a project's tests: those of a scheme's test action, or of the test plan that it names.
struct TestPlan {
    /// The settings of one test target. Tests are named as in Xcode: `Class`, `Class/test()` or `Suite/Inner/test(of:)`.
    struct Selection {
        var isEnabled = true
        var skipped: [String] = []
        /// The only tests to run, or `nil` to run all.
        var selected: [String]?
    }

    /// The selections by target.
    var selections: [String: Selection] = [:]
    var environment: [String: String] = [:]
    var arguments: [String] = []
    /// The language, with the region if that is set, too: `de` or `de-AT`.
    var language: String?
    /// The further configurations of a plan with several; only the first is read.
    var furtherConfigurations: [String] = []

    /// Returns the plan of the scheme called `scheme`, or of the first that tests one of `targets`; `plan` names one of several plans that
    /// the scheme offers, or any beside the project.
    static func of(_ project: Project, at path: String, testing targets: [String], scheme: String?, plan: String?) throws -> TestPlan {
        let folders = [path.standardizedPath, project.file.deletingLastPathComponent]
        let schemes = Schemes.files(of: folders).filter { scheme == nil || $0.deletingPathExtension.lastPathComponent == scheme }
        if let scheme, schemes.isEmpty { _ = try Schemes.target(scheme, of: path.standardizedPath) }
        let own = project.name + ".xcscheme"
        var candidates: [TestPlan] = []
        for file in schemes.sorted(by: { ($0.lastPathComponent == own ? 0 : 1, $0) < ($1.lastPathComponent == own ? 0 : 1, $1) }) {
            let action = TestAction(file)
            let offered = plan.map { name in action.plans.filter { $0.deletingPathExtension.lastPathComponent == name } } ?? action.plans
            let present = offered.filter { path in
                let exists = FileManager.default.fileExists(atPath: path)
                if !exists { Terminal.warning("\(file): the scheme's test plan \(path) does not exist") }
                return exists
            }
            guard let first = present.first else {
                if plan == nil { candidates.append(action.plan) }
                continue
            }
            candidates.append(try TestPlan(contentsOf: first))
        }
        if let plan, candidates.isEmpty {
            var found: String?
            SourceFolder.walk(project.directory) { path, relative, isDirectory in
                if relative.lastPathComponent == plan + ".xctestplan" { found = path }
                return isDirectory
            }
            guard let found else { throw Failure("\(project.directory) has no test plan '\(plan)'", kind: .usage) }
            candidates.append(try TestPlan(contentsOf: found))
        }
        var result =
            scheme != nil || plan != nil
            ? candidates.first ?? TestPlan()
            : candidates.first { candidate in targets.contains { candidate.selections[$0]?.isEnabled == true } } ?? TestPlan()
        // An explicitly named scheme or plan is all that runs; other schemes may test what the first does not mention.
        if scheme != nil || plan != nil, !result.selections.isEmpty {
            for target in targets where result.selections[target] == nil { result.selections[target] = Selection(isEnabled: false) }
        }
        var settings = BuildSettings()
        for name in ["SRCROOT", "SOURCE_ROOT", "PROJECT_DIR"] { settings.set(name, project.directory) }
        settings.set("PROJECT_NAME", project.name)
        result.environment = result.environment.mapValues { settings.expand($0) }
        result.arguments = result.arguments.map { settings.expand($0) }
        return result
    }

    init() {}

    /// Reads an `.xctestplan`.
    init(contentsOf path: String) throws {
        guard let data = ProjectFile.data(path) else { throw Failure("\(path): the test plan cannot be read") }
        let root: [String: Any]
        do { root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:] } catch {
            throw Failure("\(path):1:1: error: the test plan cannot be read: \(error.localizedDescription)")
        }
        let configurations = root["configurations"] as? [[String: Any]] ?? []
        furtherConfigurations = configurations.dropFirst().map { $0["name"] as? String ?? "" }
        var region: String?
        for options in [root["defaultOptions"], configurations.first?["options"]].compactMap({ $0 as? [String: Any] }) {
            for entry in options["environmentVariableEntries"] as? [[String: Any]] ?? [] where entry["enabled"] as? Bool != false {
                if let key = entry["key"] as? String { environment[key] = entry["value"] as? String ?? "" }
            }
            for entry in options["commandLineArgumentEntries"] as? [[String: Any]] ?? [] where entry["enabled"] as? Bool != false {
                arguments += Self.words(entry["argument"] as? String ?? "")
            }
            language = options["language"] as? String ?? language
            region = options["region"] as? String ?? region
        }
        language = Self.locale(language, region)
        for entry in root["testTargets"] as? [[String: Any]] ?? [] {
            guard let name = (entry["target"] as? [String: Any])?["name"] as? String else { continue }
            selections[name] = Selection(
                isEnabled: entry["enabled"] as? Bool != false, skipped: Self.names(entry["skippedTests"]) ?? [],
                selected: Self.names(entry["selectedTests"]))
        }
    }

    /// Returns the names in a list, or in Xcode 26's format: suites with their functions.
    private static func names(_ value: Any?) -> [String]? {
        if let names = value as? [String] { return names }
        guard let group = value as? [String: Any] else { return nil }
        func names(_ group: [String: Any], _ prefix: String) -> [String] {
            let functions = (group["testFunctions"] as? [String] ?? []).map { prefix + $0 }
            let suites = group["suites"] as? [[String: Any]] ?? []
            let inner = suites.flatMap { suite in names(suite, prefix + (suite["name"] as? String ?? "") + "/") }
            return functions.isEmpty && suites.isEmpty ? [String(prefix.dropLast())] : functions + inner
        }
        return names(group, "")
    }

    /// Returns a language with a region, which replaces its own; the region's English if only that is set. Xcode's pseudolanguages aren't
    /// languages here.
    fileprivate static func locale(_ language: String?, _ region: String?) -> String? {
        let isPlain = language?.wholeMatch(of: /[A-Za-z]{2,3}([-_][A-Za-z0-9]+)*/) != nil
        guard let region, region.wholeMatch(of: /[A-Z]{2}|[0-9]{3}/) != nil else { return isPlain ? language : nil }
        let parts = (isPlain ? language ?? "en" : "en").split(whereSeparator: { $0 == "-" || $0 == "_" })
        let withoutRegion = parts.prefix { $0.count != 2 || $0.first?.isUppercase == false }
        return withoutRegion.joined(separator: "-") + "-" + region
    }

    /// Splits `-key "a value"`: an entry may contain several words.
    fileprivate static func words(_ text: String) -> [String] {
        text.matches(of: /"([^"]*)"|'([^']*)'|(\S+)/).map { String($0.output.1 ?? $0.output.2 ?? $0.output.3 ?? "") }
    }

    // MARK: Choosing tests

    func runs(_ target: String) -> Bool { selections[target]?.isEnabled ?? true }

    /// Returns whether the plan runs XCTest's `Class/test`, or Swift Testing's `Suite/test(of:)`, of `target`.
    func includes(_ test: String, of target: String) -> Bool {
        guard let selection = selections[target] else { return true }
        func isNamed(_ names: [String]) -> Bool {
            names.contains { name in
                let name = name.hasSuffix("()") ? String(name.dropLast(2)) : name
                return name == test || name + "()" == test || test.hasPrefix(name + "/")
            }
        }
        return !isNamed(selection.skipped) && selection.selected.map(isNamed) ?? true
    }
}

/// Parses the `TestAction` of a scheme.
private final class TestAction: NSObject, XMLParserDelegate {
    /// The test plans that the action offers, the default one first.
    private(set) var plans: [String] = []
    /// The action's own settings.
    private(set) var plan = TestPlan()

    private let root: String
    private var action = ""
    private var asLaunched = false
    private var launched = TestPlan()
    private var testable: (name: String, selection: TestPlan.Selection)?
    private var isSelecting = false

    init(_ file: String) {
        root = Schemes.root(of: file)
        super.init()
        guard let data = ProjectFile.data(file) else { return }
        let parser = XMLParser(data: data)
        parser.delegate = self
        _ = parser.parse()
        if asLaunched { (plan.environment, plan.arguments) = (launched.environment, launched.arguments) }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
    ) {
        if name == "TestAction" || name == "LaunchAction" {
            action = name
            if name == "TestAction" {
                asLaunched = attributes["shouldUseLaunchSchemeArgsEnv"] == "YES"
                plan.language = TestPlan.locale(attributes["language"], attributes["region"])
            }
        }
        guard !action.isEmpty else { return }
        func add(_ change: (inout TestPlan) -> Void) {
            guard attributes["isEnabled"] != "NO" else { return }
            if action == "TestAction" { change(&plan) } else { change(&launched) }
        }
        switch name {
        case "TestPlanReference":
            guard let place = attributes["reference"]?.split(separator: ":", maxSplits: 1).last.map(String.init) else { return }
            plans.insert(root.appending(place), at: attributes["default"] == "YES" ? 0 : plans.count)
        case "TestableReference": testable = ("", TestPlan.Selection(isEnabled: attributes["skipped"] != "YES"))
        case "BuildableReference": if testable?.name == "" { testable?.name = attributes["BlueprintName"] ?? "" }
        case "SelectedTests":
            isSelecting = true
            testable?.selection.selected = []
        case "SkippedTests": isSelecting = false
        case "Test":
            guard let test = attributes["Identifier"] else { return }
            if isSelecting { testable?.selection.selected?.append(test) } else { testable?.selection.skipped.append(test) }
        case "EnvironmentVariable": add { $0.environment[attributes["key"] ?? ""] = attributes["value"] ?? "" }
        case "CommandLineArgument": add { $0.arguments += TestPlan.words(attributes["argument"] ?? "") }
        default: break
        }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        if name == action { action = "" }
        guard name == "TestableReference", let testable else { return }
        plan.selections[testable.name] = testable.selection
        self.testable = nil
    }
}
