import Foundation
import Testing

@testable import ProjectBuilder

@Suite("XcodeGen's project descriptions")
struct XcodeGenTests {
    private func folder(_ name: String, _ spec: String, _ files: [String] = ["App/A.swift"]) throws -> String {
        let folder = try Scratch.folder(name)
        for file in files { try Scratch.write("", folder + "/" + file) }
        try Scratch.write(spec, folder + "/project.yml")
        return folder
    }

    @Test("a folder with a project.yml and no project is read as XcodeGen would generate it")
    func app() throws {
        let spec = """
            name: Shop
            options: { bundleIdPrefix: org.example, deploymentTarget: { iOS: 15.0 } }
            settings: { SWIFT_VERSION: 6.0 }
            packages:
              Kingfisher: { url: "https://github.com/onevcat/Kingfisher", majorVersion: 7 }
            targets:
              Shop:
                type: application
                platform: iOS
                sources: [App, { path: Made.swift, optional: true }]
                settings:
                  base: { PRODUCT_NAME: Store, ENABLED: YES }
                  configs:
                    debug: { SWIFT_ACTIVE_COMPILATION_CONDITIONS: DEBUG LOCAL }
                    release: { PRODUCT_NAME: Wrong }
                info: { path: App/Info.plist, properties: { UILaunchStoryboardName: Launch, Made: "$(PRODUCT_NAME)" } }
                dependencies: [{ package: Kingfisher }, { target: Core }]
              Core: { type: framework, platform: iOS, sources: Core }
              ShopTests: { type: bundle.unit-test, platform: iOS, sources: Tests, dependencies: [{ target: Shop }] }
              ShopUITests: { type: bundle.ui-testing, platform: iOS, sources: Tests, dependencies: [{ target: Shop }] }
            """
        let project = try ProjectLocator.read(
            folder("Shop", spec, ["App/A.swift", "App/Main.storyboard", "Core/B.swift", "Tests/T.swift"]))
        let app = try #require(project.target("Shop"))
        #expect(project.name == "Shop" && app.kind == .app && app.moduleName == "Store" && app.swiftVersion == "6.0")
        #expect(app.sources.map(\.lastPathComponent) == ["A.swift"] && app.resources.map(\.destination) == ["Main.storyboard"])
        #expect(app.defines == ["DEBUG", "LOCAL"] && app.dependencies == ["Core"] && app.packageProducts.map(\.product) == ["Kingfisher"])
        #expect(app.infoPlist["UILaunchStoryboardName"]?.value as? String == "Launch" && app.infoPlist["Made"]?.value as? String == "Store")
        #expect(
            app.infoPlist["CFBundleIdentifier"]?.value as? String == "org.example.Shop"
                && app.infoPlist["MinimumOSVersion"]?.value as? String == "15.0")
        #expect(project.packages.map(\.requirement) == ["from: \"7.0.0\""])
        #expect(project.target("Core")?.kind == .library)
        #expect(project.target("ShopTests")?.testHost == "Shop")
        let uiTests = try #require(project.target("ShopUITests"))
        #expect(uiTests.kind == .uiTests && uiTests.testedTarget == "Shop" && UITestBuild.app(of: uiTests, in: project)?.name == "Shop")
    }

    @Test("folders named like projects that lack the project file don't count beside a project or a description")
    func leftoverFolders() throws {
        let described = try folder(
            "Leftover", "name: Shop\ntargets: { Shop: { type: application, platform: iOS, sources: App } }",
            ["App/A.swift", "Old.xcodeproj/xcshareddata/a", "Shop.xcodeproj/xcshareddata/a"])
        #expect(try ProjectLocator.read(described).target("Shop")?.sources.map(\.lastPathComponent) == ["A.swift"])
        let renamed = try Scratch.folder("Renamed")
        try Scratch.write("", renamed + "/Old.xcodeproj/xcuserdata/a")
        try Scratch.write("{ objects = 1", renamed + "/New.xcodeproj/project.pbxproj")
        do {
            _ = try ProjectLocator.read(renamed)
            Issue.record("a damaged project was read")
        } catch let failure as Failure {
            #expect(failure.description.contains("New.xcodeproj") && !failure.description.contains("Old.xcodeproj"))
        }
    }

    @Test("UI tests may import the libraries that are built for the app, which they do not link")
    func librariesOfUITests() throws {
        let spec = """
            name: Shop
            targets:
              Shop: { type: application, platform: iOS, sources: App, dependencies: [{ target: Core }, { target: Other }] }
              Core: { type: framework, platform: iOS, sources: Core }
              Other: { type: framework, platform: iOS, sources: Other }
              ShopUITests: { type: bundle.ui-testing, platform: iOS, sources: Tests, dependencies: [{ target: Shop }] }
            """
        let path = try folder("Importing", spec, ["App/A.swift", "Core/B.swift", "Other/C.swift"])
        try Scratch.write("@testable import Core\nimport Shop\nimport XCTest\n", path + "/Tests/T.swift")
        let project = try ProjectLocator.read(path), suite = try #require(project.target("ShopUITests"))
        let (runner, targets) = try UITestBuild.runner(suite, in: project, Scratch.owned(path + "/build"))
        #expect(runner.target("ShopUITests")?.dependencies == ["Core"] && targets.map(\.name) == ["Core", "ShopUITests"])
    }

    @Test("exclusions, templates, included files, and setting groups apply")
    func parts() throws {
        let spec = """
            include: base.yml
            targets:
              App:
                templates: [Plain]
                templateAttributes: { folder: App }
                sources: { path: App, excludes: ["**/*.md", Old, "*.txt"] }
            """
        let path = try folder(
            "Parts", spec, ["App/A.swift", "App/Old/B.swift", "App/Deep/Notes.md", "App/Deep/keep.txt", "App/top.txt", "App/Info.plist"])
        try Scratch.write(
            """
            name: Parts
            settingGroups: { swift: { SWIFT_VERSION: 4.2 } }
            targetTemplates:
              Plain: { type: application, platform: iOS, settings: { groups: [swift], base: { PRODUCT_BUNDLE_IDENTIFIER: "org.${target_name}.${folder}" } } }
            """, path + "/base.yml")
        let app = try #require(try ProjectLocator.read(path).target("App"))
        #expect(app.sources.map(\.lastPathComponent) == ["A.swift"] && app.resources.map(\.destination) == ["keep.txt"])
        #expect(app.swiftVersion == "4.2" && app.infoPlistFile == path + "/App/Info.plist")
        #expect(app.infoPlist["CFBundleIdentifier"]?.value as? String == "org.App.App")
    }

    @Test("an invalid description is reported with its line")
    func damaged() throws {
        let path = try folder("Damaged", "name: [App\ntargets: {")
        #expect { try ProjectLocator.read(path) } throws: { "\($0)".contains("project.yml:") && "\($0)".contains("invalid YAML") }
        try Scratch.write("just words", path + "/project.yml")
        #expect { try ProjectLocator.read(path) } throws: { "\($0)".contains("a project description is a mapping") }
    }
}
