import Foundation
import ProjectBuilder

/// The keys for `understudy.yml` that subcommands use, which are the names of their options, and how a value becomes an option's default.
enum Configuration {
    static let keys = ConfigurationKeys([
        .init(
            "", "Defaults of understudy for this project. Command-line options take precedence. Paths are relative to this file.",
            [
                .init(
                    "project", .path,
                    "The project that the folder of this file contains: an .xcodeproj, an .xcworkspace, a project.yml, or a folder."),
                .init("target", .text, "The app's target, for a project with several apps."),
                .init("scheme", .text, "The scheme whose app to build or whose tests to run, instead of a target."),
                .init("device", .text, "The device to emulate. 'understudy devices' lists the names."),
                .init(
                    "orientation", .choice(DeviceArguments.Orientation.allCases.map(\.rawValue)), "The orientation of the device at launch."
                ),
                .init("appearance", .choice(DeviceArguments.Appearance.allCases.map(\.rawValue)), "The interface style."),
                .init("contentSize", .choice(DeviceArguments.ContentSize.allCases.map(\.rawValue)), "The preferred text size."),
                .init("generation", .choice(DeviceArguments.Generation.allCases.map(\.rawValue)), "The generation of iOS to emulate."),
                .init("language", .text, "The app's language, such as de or pt-BR."),
                .init("skipMissing", .flag, "Leave out code that needs packages, pods, or modules that aren't available."),
            ]),
        .init(
            "test", "Defaults of 'understudy test'.",
            [
                .init("testPlan", .text, "The test plan, for a scheme with several."),
                .init("filter", .list, "Run only tests whose names match one of these regular expressions."),
                .init("skip", .list, "Leave out tests whose names match one of these regular expressions."),
                .init("workers", .number(atLeast: 1), "The number of processes that run tests at the same time."),
                .init("timeout", .number(atLeast: 1), "The time limit of each test, in seconds."),
                .init("retry", .number(atLeast: 0), "The number of additional times to run a test that fails."),
                .init("shards", .number(atLeast: 1), "The number of parts, for a CI service that provides only the index."),
                .init("strict", .flag, "Also fail when code of the app or a package that no test needs doesn't compile."),
                .init("results", .path, "The folder for the report, attachments, and logs."),
            ]),
        .init(
            "flow", "Defaults of 'understudy flow'.",
            [
                .init("paths", .paths, "Flow files, and folders of flow files."),
                .init("output", .path, "The folder for screenshots, traces, and pages."),
                .init("includeTags", .list, "Run only flows that have one of these tags."),
                .init("excludeTags", .list, "Leave out flows that have one of these tags."),
                .init("env", .variables, "Variables of the flows. The option --env takes precedence."),
            ]),
    ])

    /// The JSON schema of the file, which is stored in docs/understudy.schema.json.
    static func schemaText() throws -> String {
        let data = try JSONSerialization.data(withJSONObject: keys.schema, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self)
    }

    static func of(_ path: String) throws -> ProjectConfiguration? { try ProjectConfiguration.of(absolute(path), keys: keys) }
}

extension ProjectConfiguration {
    /// Returns the project for `path`: the one in the file if `path` is its folder.
    func project(for path: String) -> String { absolute(path) == folder ? text("project") ?? path : path }
}

extension BuildArguments {
    /// Uses the project's `understudy.yml` for options that the command line omits, and returns the file for its other values.
    mutating func applyConfiguration() throws -> ProjectConfiguration? {
        guard let file = try Configuration.of(path) else { return nil }
        path = file.project(for: path)
        // A target and a scheme both select the product to build, so either one on the command line overrides both in the file.
        let target = compilation.target
        compilation.apply(file)
        if scheme != nil { compilation.target = target } else if target == nil { scheme = file.text("scheme") }
        return file
    }
}

extension DeviceArguments {
    /// Uses `file` for options that the command line omits.
    mutating func apply(_ file: ProjectConfiguration?) throws {
        guard let file else { return }
        if device == nil, let name = file.text("device") {
            guard Self.isKnown(name) else { throw file.mistake("device", Self.unknown(name).message) }
            device = name
        }
        orientation = orientation ?? file.text("orientation").flatMap(Orientation.init)
        appearance = appearance ?? file.text("appearance").flatMap(Appearance.init)
        contentSize = contentSize ?? file.text("contentSize").flatMap(ContentSize.init)
        generation = generation ?? file.text("generation").flatMap(Generation.init)
        language = language ?? file.text("language")
    }
}
