import Foundation
import Testing

@testable import ProjectBuilder

@Suite("Tuist's manifests")
struct TuistTests {
    private func folder(_ name: String, _ manifest: String, _ files: [String: String]) throws -> String {
        let folder = try Scratch.folder(name)
        for (file, text) in files { try Scratch.write(text, folder + "/" + file) }
        try Scratch.write(manifest, folder + "/Project.swift")
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

    @Test("a manifest that must be run is an error with a suggestion")
    func helpers() throws {
        let helper = try folder("TuistHelper", "import ProjectDescription\nlet project = Project.app(name: \"Shop\")", [:])
        #expect(throws: Failure.self) { try ProjectLocator.read(helper) }
        let part = try folder("TuistPart", "import ProjectDescription\nlet project = Project(name: \"A\", targets: [makeTarget()])", [:])
        do {
            _ = try ProjectLocator.read(part)
            Issue.record("a target that a function makes was read")
        } catch let failure as Failure {
            #expect(failure.description.contains("Project.swift:2:") && failure.description.contains("tuist generate"))
        }
    }
}
