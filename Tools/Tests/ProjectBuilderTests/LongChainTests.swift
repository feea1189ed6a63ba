import Foundation
import Testing

@testable import ProjectBuilder

/// Files that are valid, and larger or deeper than those of any project.
@Suite("Limits of chains and expansions")
struct LongChainTests {
    private func project(_ objects: String, _ name: String) throws -> String {
        let folder = try Scratch.folder(name)
        try Scratch.write("class A {}", folder + "/A.swift")
        try Scratch.write(
            "{ archiveVersion = 1; objectVersion = 77; rootObject = P; objects = { \(objects) }; }",
            folder + "/App.xcodeproj/project.pbxproj")
        return folder
    }

    @Test("a chain of groups is read to a depth, not to the end of the stack")
    func groups() throws {
        let chain = (0..<100_000).map { "G\($0) = { isa = PBXGroup; children = (G\($0 + 1)); };" }.joined()
        let folder = try project("P = { isa = PBXProject; mainGroup = G0; targets = (); }; \(chain)", "Groups")
        #expect(try ProjectLocator.read(folder + "/App.xcodeproj").targets.isEmpty)
    }

    @Test("a chain of targets is followed to its end, dependencies first")
    func targets() {
        var project = Project(name: "App", directory: "/", file: "/p", targets: [])
        project.targets = (0..<20_000).map {
            var target = Project.Target(name: "T\($0)", moduleName: "T\($0)", kind: .library)
            target.dependencies = ["T\($0 + 1)", "T0"]
            return target
        }
        let names = project.closure(of: "T0").map(\.name)
        #expect(names.count == 20_000 && names.first == "T19999" && names.last == "T0")
        project.targets[0].dependencies = ["T3", "T2"]
        project.targets[2].dependencies = ["T5"]
        project.targets[3].dependencies = []
        project.targets[5].dependencies = []
        #expect(project.closure(of: "T0").map(\.name) == ["T3", "T5", "T2", "T0"])
    }

    @Test("too many targets are an error")
    func manyTargets() throws {
        let folder = try project(
            "P = { isa = PBXProject; targets = (\((0..<6000).map { "T\($0)" }.joined(separator: ","))); };", "Many targets")
        #expect { try ProjectLocator.read(folder + "/App.xcodeproj") } throws: { "\($0)".contains("6000 targets") }
    }

    @Test("headers that include one another in a chain are read to Clang's depth")
    func headers() throws {
        let folder = try Scratch.folder("Headers")
        for number in 0..<300 {
            try Scratch.write(
                "#import <\(number == 199 ? "UIKit" : number == 200 ? "MapKit" : "x")/x.h>\n#import \"\(number + 1).h\"\n",
                folder + "/\(number).h")
        }
        #expect(HeaderImports([]).modules(of: folder + "/0.h") == ["UIKit"])
    }

    @Test("settings that double with each line, and many that expand far, end")
    func settings() throws {
        var settings = BuildSettings()
        settings.set("A", "x")
        for _ in 0..<64 { settings.merge(["A": "$(inherited)$(inherited)"]) }
        #expect((ReadingBudget.longest / 4...ReadingBudget.longest).contains(try #require(settings["A"]).utf8.count))
        for number in 0..<200 { settings.set("INFOPLIST_KEY_\(number)", "$(A)") }
        #expect(
            settings.named("INFOPLIST_KEY_").values.reduce(0) { $0 + $1.utf8.count } <= ReadingBudget.longestTogether
                + ReadingBudget.longest)
        #expect("a$b$".replacing("$", withinLimits: "xy") == "axybxy")
        #expect(String(repeating: "$", count: 1024).replacing("$", withinLimits: String(repeating: "x", count: 1025)) == nil)
    }

    @Test("references that expand to nothing take from the same limit as long texts")
    func references() {
        var settings = BuildSettings()
        settings.set("NAME", "App")
        settings.merge(["A": "$(B)$(B)", "B": "$(A)$(A)"])
        #expect(settings.expand("$(NAME)$(A)").hasPrefix("App$(A)"))
        for _ in 0..<400 { _ = settings.expand("$(A)") }
        #expect(settings.expand("$(NAME)") == "")
        #expect(
            BuildSettings().expand("$(" + String(repeating: "é", count: 3000) + ")") == "$(" + String(repeating: "é", count: 3000) + ")")
    }

    @Test("plans, schemes, interface files, and flows that are pipes are not waited for")
    func pipes() throws {
        let folder = try Scratch.folder("Pipes"), pipe = folder + "/pipe"
        mkfifo(pipe, 0o600)
        #expect(throws: Failure.self) { try TestPlan(contentsOf: pipe) }
        mkfifo(folder + "/a.storyboard", 0o600)
        #expect(Pods.interfaceModules([folder + "/a.storyboard"]).isEmpty)
        mkfifo(folder + "/flow.yaml", 0o600)
        #expect(!FlowFile(folder + "/flow.yaml").isReadable)
        mkfifo(folder + "/config.yaml", 0o600)
        #expect(throws: Failure.self) { try FlowWorkspace(.init([folder])) }
    }

    @Test("flows and their configuration that are nested too deeply are errors")
    func deepFlows() throws {
        let folder = try Scratch.folder("Deep flows"), deep = String(repeating: "[", count: 100_000)
        try Scratch.write("- tapOn: \(deep)\n", folder + "/flow.yaml")
        #expect(!FlowFile(folder + "/flow.yaml").isReadable)
        try Scratch.write("flows: \(deep)\n", folder + "/config.yaml")
        #expect { try FlowWorkspace(.init([folder])) } throws: { "\($0)".contains("config.yaml:1:1: error: values are nested") }
    }

    @Test("an asset catalog with links to itself is read once")
    func catalogs() throws {
        let folder = try Scratch.folder("Catalogs with links")
        try Scratch.write("let x = ImageResource.logo, y = UIImage.bright", folder + "/A.swift")
        try Scratch.write("{}", folder + "/A.xcassets/logo.imageset/Contents.json")
        try Scratch.write(#"{ "properties": { "provides-namespace": true } }"#, folder + "/A.xcassets/Day/Contents.json")
        try Scratch.write("{}", folder + "/A.xcassets/Day/bright.imageset/Contents.json")
        for name in ["a", "b", "Day/c"] { symlink(name == "Day/c" ? ".." : ".", folder + "/A.xcassets/" + name) }
        var target = Project.Target(name: "App", moduleName: "App", kind: .app)
        target.sources = [folder + "/A.swift"]
        target.hasAssetSymbols = true
        target.hasAssetExtensions = true
        target.resources = [.init(path: folder + "/A.xcassets", destination: "A.xcassets")]
        let source = try #require(AssetSymbols(target).source)
        #expect(source.contains("static let logo = ImageResource(name: \"logo\""))
        #expect(source.contains("extension UIImage.Day { static var bright: UIImage { UIImage(named: \"Day/bright\")"))
    }

    // MARK: Patterns

    @Test(
        "file patterns match as a shell's with `**`",
        arguments: [
            ("*", "a.yaml", true), ("*", "a/b.yaml", false), ("**", "a/b.yaml", true), ("auth/*", "auth/b.yaml", true),
            ("auth/*", "auth/deep/b.yaml", false), ("**/b.yaml", "b.yaml", true), ("**/b.yaml", "a/c/b.yaml", true),
            ("**/b.yaml", "a/xb.yaml", false), ("a?c", "abc", true), ("a?c", "aéc", true), ("a?c", "a/c", false), ("a/**/c", "a/c", true),
            ("a/**/c", "a/b/d/c", true), ("a/**", "a/b", true), ("./a", "a", true), ("a*b*c", "a1b2c", true), ("a*b*c", "a1c2b", false),
            ("", "", true), ("", "a", false), ("a", "", false), ("***", "a/b", true), ("*/", "a/", true),
        ])
    func patterns(pattern: String, path: String, matches: Bool) throws {
        #expect(try #require(PathPattern(pattern)).matches(path) == matches)
    }

    @Test("a pattern of many asterisks is matched without trying every split")
    func slowPatterns() throws {
        let path = String(repeating: "a", count: 250)
        for part in ["*a", "**a", "**/*a", "?*"] {
            #expect(try !#require(PathPattern(String(repeating: part, count: 100) + "b")).matches(path))
        }
        #expect(PathPattern(String(repeating: "a", count: 5000)) == nil)
    }
}
