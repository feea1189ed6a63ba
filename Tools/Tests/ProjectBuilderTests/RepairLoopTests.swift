import Foundation
import Testing

@testable import ProjectBuilder

@Suite("Recovery from failed compiles")
struct RepairLoopTests {
    @Test("a module that fails Swift 6's checks for data races is compiled in Swift 5's mode, also the next time")
    func languageMode() throws {
        let folder = try Scratch.folder("Earlier mode")
        func target(_ name: String) throws -> Project.Target {
            try Scratch.write("class \(name)Model {}", folder + "/\(name).swift")
            var target = Project.Target(name: name, moduleName: name, kind: .library)
            (target.sources, target.swiftVersion) = ([folder + "/\(name).swift"], "6")
            return target
        }
        let project = Project(
            name: "App", directory: folder, file: folder + "/Package.swift", targets: [try target("Kit"), try target("Other")])
        let shadow = try ShadowPackage(
            directory: Scratch.owned(folder + "/shadow"), project: project, sdk: SDK(directory: folder + "/SDK", configuration: .debug))
        func declaration(_ name: String) throws -> String {
            let manifest = try String(contentsOfFile: folder + "/shadow/Package.swift", encoding: .utf8)
            return manifest.split(separator: "\n").first { $0.hasPrefix("    .target(name: \"\(name)\"") }.map(String.init) ?? ""
        }
        var diagnostics = Diagnostics()
        diagnostics.add("\(folder)/Kit.swift:1:1: error: sending 'model' risks causing data races")
        let failed = Builder.Failed(diagnostics: diagnostics, output: "")

        var loop = RepairLoop(shadow, project.targets, glue: [:], options: Builder.Options(path: folder))
        let translation = try loop.write()
        #expect(try declaration("Kit").contains(".swiftLanguageMode(.v6)"))
        let isMended = try loop.mend(failed, translation)
        _ = try loop.write()
        #expect(isMended)
        #expect(try declaration("Kit").contains(".swiftLanguageMode(.v5)"))
        #expect(try declaration("Kit").contains(".enableUpcomingFeature(\"BareSlashRegexLiterals\")"))
        #expect(try declaration("Other").contains(".swiftLanguageMode(.v6)"))
        let isMendedAgain = try loop.mend(failed, translation)
        #expect(!isMendedAgain, "the mode changes once")

        var next = RepairLoop(shadow, project.targets, glue: [:], options: Builder.Options(path: folder))
        _ = try next.write()
        #expect(try declaration("Kit").contains(".swiftLanguageMode(.v5)"))
    }

    @Test("a message about an inherited initializer says how it is declared, as far as one line says it")
    func overriddenInitializers() {
        let message =
            "/p/A.swift:3:17: error: main actor-isolated initializer 'init(name:)' has different actor isolation from nonisolated overridden declaration"
        func text(_ note: String, _ declaration: String) -> String {
            var diagnostics = Diagnostics()
            for line in [message, "class A: Base {}", "              ^", note, declaration, "     ^"] { diagnostics.add(line) }
            return diagnostics.messages.first?.text.components(separatedBy: "; it overrides ").dropFirst().first ?? ""
        }
        #expect(
            text(
                "/sdk/Base.swift:2:12: note: overridden declaration is here",
                "    public init(name: String, f: (Int) -> Int = { $0 }) throws {")
                == "'init(name: String, f: (Int) -> Int = { $0 }) throws'")
        #expect(
            text("Foundation.Formatter.init:2:17: note: overridden declaration is here", "required public init?(coder: NSCoder)}")
                == "'required init?(coder: NSCoder)'")
        #expect(text("/sdk/Base.swift:2:12: note: overridden declaration is here", "    public init(").isEmpty)
    }

    @Test("code that needs one of Apple's modules that Linux lacks is left out on request, as without a package")
    func removedImports() throws {
        let folder = try Scratch.folder("Removed imports")
        try Scratch.write("import ThreadNetwork\nfunc look() {\n    let view = THClient()\n    _ = view\n}\n", folder + "/Kit.swift")
        var kit = Project.Target(name: "Kit", moduleName: "Kit", kind: .library)
        kit.sources = [folder + "/Kit.swift"]
        let project = Project(name: "Kit", directory: folder, file: folder + "/Package.swift", targets: [kit])
        let shadow = try ShadowPackage(
            directory: Scratch.owned(folder + "/shadow"), project: project, sdk: SDK(directory: folder + "/SDK", configuration: .debug))
        var diagnostics = Diagnostics()
        diagnostics.add("\(folder)/Kit.swift:3:16: error: cannot find 'THClient' in scope")
        for skipsMissing in [false, true] {
            var options = Builder.Options(path: folder)
            options.skipsMissing = skipsMissing
            var loop = RepairLoop(shadow, project.targets, glue: [:], options: options)
            let translation = try loop.write()
            let isMended = try loop.mend(Builder.Failed(diagnostics: diagnostics, output: ""), translation)
            #expect(isMended == skipsMissing)
            let second = try loop.write()
            #expect(second.leftOut.map(\.line) == (skipsMissing ? [3] : []))
        }
    }

    @Test("a module has all its rounds, however many its dependencies needed")
    func roundsOfModules() throws {
        let folder = try Scratch.folder("Rounds of modules")
        let source = "import ThreadNetwork\n" + (2...30).map { "func f\($0)() { gone() }\n" }.joined()
        func target(_ name: String) throws -> Project.Target {
            try Scratch.write(source, folder + "/\(name).swift")
            var target = Project.Target(name: name, moduleName: name, kind: .library)
            target.sources = [folder + "/\(name).swift"]
            return target
        }
        let project = Project(
            name: "App", directory: folder, file: folder + "/Package.swift", targets: [try target("Kit"), try target("Other")])
        let shadow = try ShadowPackage(
            directory: Scratch.owned(folder + "/shadow"), project: project, sdk: SDK(directory: folder + "/SDK", configuration: .debug))
        var options = Builder.Options(path: folder)
        options.skipsMissing = true
        var loop = RepairLoop(shadow, project.targets, glue: [:], options: options)
        var translation = try loop.write()
        func isMended(_ module: String, line: Int) throws -> Bool {
            var diagnostics = Diagnostics()
            diagnostics.add("\(folder)/\(module).swift:\(line):\("func f\(line)() { ".count + 1): error: cannot find 'gone' in scope")
            defer { translation = (try? loop.write()) ?? translation }
            return try loop.mend(Builder.Failed(diagnostics: diagnostics, output: ""), translation)
        }
        let first = try (2...17).map { try isMended("Kit", line: $0) }
        #expect(first == Array(repeating: true, count: 16))
        let isMendedAgain = try isMended("Kit", line: 18)
        #expect(!isMendedAgain, "the module had its rounds")
        let second = try (2...17).map { try isMended("Other", line: $0) }
        #expect(second == Array(repeating: true, count: 16))
        #expect(translation.leftOut.count == 32)
    }

    @Test("a package that only macros need may be missing")
    func packagesOfMacros() throws {
        let folder = try Scratch.folder("Packages of macros")
        try Scratch.write("class K {}", folder + "/Kit.swift")
        func loop(kitNeedsIt: Bool) throws -> RepairLoop {
            var kit = Project.Target(name: "Kit", moduleName: "Kit", kind: .library)
            var macros = Project.Target(name: "KitMacros", moduleName: "KitMacros", kind: .library)
            let product = Project.PackageProduct(product: "SwiftSyntaxMacros", package: "swift-syntax")
            (kit.sources, kit.dependencies, kit.packageProducts) = ([folder + "/Kit.swift"], ["KitMacros"], kitNeedsIt ? [product] : [])
            (macros.native, macros.packageProducts) = (
                NativeTarget(macros: [:], folder: folder + "/Macros", swiftVersion: "5"), [product]
            )
            var project = Project(name: "Kit", directory: folder, file: folder + "/Package.swift", targets: [macros, kit])
            project.packages = [.init(identity: "swift-syntax", url: "/no/such/swift-syntax", requirement: "from: \"600.0.0\"")]
            let shadow = try ShadowPackage(
                directory: Scratch.owned(folder + "/shadow"), project: project, sdk: SDK(directory: folder + "/SDK", configuration: .debug))
            return RepairLoop(shadow, project.targets, glue: [:], options: Builder.Options(path: folder))
        }
        let failed = Builder.Failed(
            diagnostics: Diagnostics(), output: "error: Failed to clone repository /no/such/swift-syntax:\n    fatal: no")
        var macros = try loop(kitNeedsIt: false), kit = try loop(kitNeedsIt: true)
        let translation = try macros.write()
        let isMended = try macros.mend(failed, translation)
        _ = try macros.write()
        #expect(isMended)
        let manifest = try String(contentsOfFile: folder + "/shadow/Package.swift", encoding: .utf8)
        #expect(!manifest.contains("swift-syntax") && manifest.contains("name: \"Kit\""))
        let refusal = #expect(throws: Failure.self) { _ = try kit.mend(failed, translation) }
        #expect(refusal?.message.contains("packages that are not available here") == true)
    }
}
