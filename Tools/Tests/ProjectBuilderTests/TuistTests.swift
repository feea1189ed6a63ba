import Foundation
import Testing

@testable import ProjectBuilder

@Suite("Tuist's manifests")
struct TuistTests {
    private func folder(_ name: String, _ manifest: String?, _ files: [String: String]) throws -> String {
        let folder = try Scratch.folder(name)
        for (file, text) in files { try Scratch.write(text, folder + "/" + file) }
        if let manifest { try Scratch.write(manifest, folder + "/Project.swift") }
        return folder
    }

    @Test("a project created by a literal is read without running the manifest")
    func literal() throws {
        let manifest = """
            import ProjectDescription

            let name = "Shop"
            let tests = Target.target(
                name: "\\(name)Tests", destinations: .iOS, product: .unitTests, bundleId: "org.example.tests", infoPlist: .default,
                sources: ["Shop/Tests/**"], dependencies: [.target(name: name)])
            let project = Project(
                name: name,
                packages: [.remote(url: "https://github.com/onevcat/Kingfisher.git", requirement: .upToNextMajor(from: "7.0.0"))],
                settings: .settings(base: ["SWIFT_VERSION": "6.0"]),
                targets: [
                    .target(
                        name: name, destinations: [.iPhone, .iPad], product: .app, bundleId: "org.example.shop", deploymentTargets: .iOS("15.0"),
                        infoPlist: .extendingDefault(with: ["UILaunchStoryboardName": "Launch", "UIApplicationSceneManifest": [
                            "UIApplicationSupportsMultipleScenes": false, "Numbers": .array([.integer(1), 2])]]),
                        sources: ["Shop/Sources/**"], resources: ["Shop/Resources/**", "Shop/Sources/**/*.xib"],
                        dependencies: [.target(name: "Core"), .external(name: "Kingfisher")]),
                    Target(name: "Core", platform: .iOS, product: .staticFramework, bundleId: "org.example.core", sources: "Core/**"),
                    tests,
                ]
            )
            """
        let project = try ProjectLocator.read(
            folder(
                "Tuist", manifest,
                [
                    "Shop/Sources/A.swift": "", "Shop/Sources/Sub/B.swift": "", "Shop/Sources/Sub/B.xib": "",
                    "Shop/Resources/Main.storyboard": "",
                    "Core/C.swift": "", "Shop/Tests/T.swift": "",
                ]))
        let app = try #require(project.target("Shop"))
        #expect(project.name == "Shop" && app.kind == .app && app.swiftVersion == "6.0")
        #expect(app.sources.map(\.lastPathComponent).sorted() == ["A.swift", "B.swift"])
        #expect(app.resources.map(\.destination).sorted() == ["B.xib", "Main.storyboard"])
        #expect(app.dependencies == ["Core"] && app.packageProducts.map(\.product) == ["Kingfisher"])
        #expect(project.packages.map(\.requirement) == ["from: \"7.0.0\""])
        #expect(app.infoPlist["UILaunchStoryboardName"]?.value as? String == "Launch")
        #expect(app.infoPlist["CFBundleIdentifier"]?.value as? String == "org.example.shop")
        #expect((app.infoPlist["UIApplicationSceneManifest"]?.value as? [String: Any])?["Numbers"] as? [Int] == [1, 2])
        #expect(project.target("Core")?.kind == .library)
        #expect(project.target("ShopTests")?.kind == .tests && project.target("ShopTests")?.testHost == "Shop")
    }

    @Test("a project that helpers create is read by running the manifest, with the projects that it depends on")
    func helpers() throws {
        let helpers = """
            import ProjectDescription
            import Kit

            public let reverseDomain = "org.example"
            extension Project {
                public static func module(_ name: String, needs: [TargetDependency] = []) -> Project {
                    Project(
                        name: name, settings: .settings(base: SettingsDictionary().swiftVersion("6.0")),
                        targets: [.target(
                            name: name, destinations: .iOS, product: .staticFramework, bundleId: "\\(reverseDomain).\\(name)",
                            deploymentTargets: .iOS(kitVersion), sources: ["Sources/**"], dependencies: needs)])
                }
            }
            """
        let manifest = """
            import ProjectDescription
            import ProjectDescriptionHelpers

            protocol Factory { func make() -> [Target] }
            struct Shop: Factory {
                func make() -> [Target] {
                    [.target(
                        name: "Shop", destinations: .iOS, product: .app, bundleId: "\\(reverseDomain).shop",
                        infoPlist: .extendingDefault(with: ["UILaunchScreen": [:], "Note": "\\"a\\"\\n", "Numbers": [1, 2.5, true]]),
                        sources: ["Sources/**"], resources: [.glob(pattern: .relativeToRoot("Shared/*.json"))],
                        dependencies: ["Core", "Design"].map { .project(target: $0, path: .relativeToRoot("Modules/\\($0)")) },
                        settings: .settings(configurations: [.debug(name: "Debug", xcconfig: "Debug.xcconfig")]))]
                }
            }
            let project = Project(name: "Shop", targets: Shop().make())
            """
        let module = "import ProjectDescription\nimport ProjectDescriptionHelpers\nlet project = Project.module("
        let files = [
            "Tuist/ProjectDescriptionHelpers/Project+Module.swift": helpers,
            "Plugins/Kit/Plugin.swift": "import ProjectDescription\nlet plugin = Plugin(name: \"Kit\")",
            "Plugins/Kit/ProjectDescriptionHelpers/Kit.swift": "public let kitVersion = \"17.0\"",
            "App/Project.swift": manifest, "App/Sources/A.swift": "", "App/Debug.xcconfig": "MARKETING_VERSION = 2.5\n",
            "Shared/data.json": "{}",
            "Modules/Core/Project.swift": module + "\"Core\")", "Modules/Core/Sources/C.swift": "",
            "Modules/Design/Project.swift":
                module + "\"Design\", needs: [.project(target: \"Core\", path: .relativeToRoot(\"Modules/Core\"))])",
            "Modules/Design/Sources/D.swift": "",
            "Workspace.swift": "import ProjectDescription\nlet workspace = Workspace(name: \"Shop\", projects: [\"App\", \"Modules/*\"])",
        ]
        let root = try folder("TuistHelpers", nil, files)
        for path in ["/App", ""] {
            let project = try ProjectLocator.read(root + path)
            let app = try #require(project.target("Shop"))
            #expect(app.kind == .app && app.dependencies == ["Core", "Design"] && app.sources.map(\.lastPathComponent) == ["A.swift"])
            #expect(app.resources.map(\.destination) == ["data.json"])
            #expect(app.infoPlist["CFBundleIdentifier"]?.value as? String == "org.example.shop")
            #expect(app.infoPlist["Note"]?.value as? String == "\"a\"\n")
            #expect(app.infoPlist["CFBundleShortVersionString"]?.value as? String == "2.5")
            let core = try #require(project.target("Core")), design = try #require(project.target("Design"))
            #expect(core.kind == .library && core.swiftVersion == "6.0" && core.sources.map(\.lastPathComponent) == ["C.swift"])
            #expect(design.dependencies == ["Core"])
        }
        // From their text alone, manifests with helpers can't be read.
        #expect(throws: Failure.self) { try Manifests.reading(evaluating: false) { try ProjectLocator.read(root + "/Modules/Core") } }
    }

    @Test("a manifest that can't be run is an error at its place")
    func damaged() throws {
        let part = try folder("TuistPart", "import ProjectDescription\nlet project = Project(name: \"A\", targets: [makeTarget()])", [:])
        do {
            _ = try ProjectLocator.read(part)
            Issue.record("a target that no function makes was read")
        } catch let failure as Failure {
            #expect(failure.description.contains("Project.swift:2:") && failure.description.contains("'makeTarget'"))
        }
        let none = try folder("TuistNone", "import ProjectDescription\nlet target = Target.target(", [:])
        #expect(throws: Failure.self) { try ProjectLocator.read(none) }
    }

    @Test(
        "a product belongs to the package that is called like it",
        arguments: [
            ("ComposableArchitecture", "swift-composable-architecture"), ("FirebaseAuth", "firebase-ios-sdk"),
            ("JWTAuth", "jwt-auth-client"),
            ("DependenciesMacros", "swift-dependencies"), ("GRDB", "GRDB.swift"),
        ])
    func products(product: String, package: String) throws {
        let all = ["swift-composable-architecture", "firebase-ios-sdk", "jwt-auth-client", "swift-dependencies", "GRDB.swift"]
        let list = all.map { ".remote(url: \"https://github.com/a/\($0)\", requirement: .exact(\"1.0.0\"))" }.joined(separator: ", ")
        let manifest = """
            import ProjectDescription
            let project = Project(name: "A", packages: [\(list)], targets: [
                .target(
                    name: "A", destinations: .iOS, product: .app, bundleId: "a", sources: ["A/**"],
                    dependencies: [.external(name: "\(product)")])])
            """
        let project = try ProjectLocator.read(folder("TuistProduct-\(product)", manifest, ["A/A.swift": ""]))
        #expect(project.target("A")?.packageProducts.map(\.package) == [package.lowercased()])
    }

    @Test("the names that Tuist generates for resources are declared, with the catalogs and tables as types if there are several")
    func accessors() throws {
        let manifest = """
            import ProjectDescription
            let project = Project(name: "my-shop", targets: [
                .target(name: "my-shop", destinations: .iOS, product: .app, bundleId: "a", sources: ["A/**"], resources: ["R/**"])])
            """
        let info = "{}"
        var files = [
            "A/A.swift":
                "import SwiftUI\nlet all: [Any] = [MyShopAsset.Icons.carSettings, MyShopStrings.Login.title, MyShopFontFamily.Inter.bold]",
            "R/Icons.xcassets/car-settings.imageset/Contents.json": info,
            "R/Icons.xcassets/Forms/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
            "R/Icons.xcassets/Forms/class.imageset/Contents.json": info,
            "R/Colors.xcassets/BrandColor.colorset/Contents.json": info,
            "R/en.lproj/Localizable.strings":
                "\"login.title\" = \"Hi\";\n\"login.count\" = \"%1$@ has %2$d of %3$.1f%%\";\n\"in\" = \"In\";",
        ]
        let folder = try folder("TuistAccessors", manifest, files)
        let target = try #require(ProjectLocator.read(folder).target("my-shop"))
        #expect(target.accessorPrefix == "MyShop")
        let source = try #require(TuistAccessors(target)?.source(for: target.code))
        for line in [
            "public enum Icons {", "public static let carSettings = MyShopImages(name: \"car-settings\")",
            "public enum Forms {", "public static let `class` = MyShopImages(name: \"Forms/class\")",
            "public enum Colors {", "public static let brandColor = MyShopColors(name: \"BrandColor\")",
            "public static var title: String { MyShopStrings.tr(\"Localizable\", \"login.title\") }",
            "public static func count(_ p1: Any, _ p2: Int, _ p3: Float) -> String "
                + "{ MyShopStrings.tr(\"Localizable\", \"login.count\", String(describing: p1), p2, p3) }",
            "public static var `in`: String { MyShopStrings.tr(\"Localizable\", \"in\") }",
            "extension Foundation.Bundle { static let module = Bundle.main }", "public class MyShopResources: NSObject",
        ] { #expect(source.contains(line)) }
        // One table is not a type of its own.
        #expect(!source.contains("enum Localizable"))
        #expect(TuistAccessors(target)?.source(for: "import UIKit") == nil)
        // Other targets may use the names of a library.
        var library = target
        library.kind = .library
        let shared = try #require(TuistAccessors(library)?.source(for: ""))
        #expect(shared.contains("swiftUIImage") && shared.contains("MyShopStrings.tr") && !shared.contains("FontFamily"))
        // Sources that Tuist generated and that were committed are taken instead.
        files["Derived/Sources/TuistAssets+MyShop.swift"] = "public enum MyShopAsset {}"
        let committed = try #require(try ProjectLocator.read(self.folder("TuistDerived", manifest, files)).target("my-shop"))
        #expect(committed.accessorPrefix == nil && committed.sources.map(\.lastPathComponent) == ["A.swift", "TuistAssets+MyShop.swift"])
    }

    @Test("the fonts of a family are constants of its type")
    func fonts() throws {
        let folder = try folder("TuistFonts", nil, ["A.swift": "let font = ShopFontFamily.Lato.semiBold"])
        // An OpenType file with the table of names only: family, style, and PostScript name, the typographic ones of which count.
        let names: [(Int, String)] = [(1, "Lato SemiBold"), (2, "Regular"), (6, "Lato-SemiBold"), (16, "Lato"), (17, "Semi Bold")]
        func number(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).reversed().map { UInt8(value >> ($0 * 8) & 255) } }
        var (records, texts): ([UInt8], [UInt8]) = ([], [])
        for (id, name) in names {
            let text = name.utf16.flatMap { number(Int($0), 2) }
            records += [3, 1, 0x409, id, text.count, texts.count].flatMap { number($0, 2) }
            texts += text
        }
        let table = number(0, 2) + number(names.count, 2) + number(6 + records.count, 2) + records + texts
        let header = number(0x10000, 4) + number(1, 2) + number(0, 6) + Array("name".utf8) + number(0, 4) + number(28, 4)
        let file = folder + "/Lato-SemiBold.ttf"
        try Data(header + number(table.count, 4) + table).write(to: URL(fileURLWithPath: file))
        try Data(header.prefix(20)).write(to: URL(fileURLWithPath: folder + "/Damaged.ttf"))
        var target = Project.Target(name: "Shop", moduleName: "Shop", kind: .app)
        target.accessorPrefix = "Shop"
        target.sources = [folder + "/A.swift"]
        target.resources = ["/Damaged.ttf", "/Lato-SemiBold.ttf"].map { .init(path: folder + $0, destination: $0) }
        let source = try #require(TuistAccessors(target)?.source(for: target.code))
        #expect(source.contains("public enum Lato: Sendable {"))
        #expect(
            source.contains(
                "static let semiBold = ShopFontConvertible(name: \"Lato-SemiBold\", family: \"Lato\", path: \"Lato-SemiBold.ttf\")"))
        #expect(source.contains("allCustomFonts: [ShopFontConvertible] = ([Lato.all]"))
    }
}
