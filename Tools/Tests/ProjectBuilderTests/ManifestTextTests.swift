import Foundation
import Testing

@testable import ProjectBuilder

@Suite("Manifests read without running them")
struct ManifestTextTests {
    private func package(_ name: String, _ manifest: String) throws -> String {
        let folder = try Scratch.folder(name)
        for file in ["Sources/Kit/Kit.swift", "Sources/App/main.swift", "Tests/KitTests/T.swift"] {
            try Scratch.write("", folder + "/" + file)
        }
        try Scratch.write("{}", folder + "/Sources/Kit/Data/a.json")
        try Scratch.write("// swift-tools-version: 5.9\nimport PackageDescription\n" + manifest, folder + "/Package.swift")
        return folder
    }

    private static let plain = """
        let kit = "Kit"
        let strict: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny"), .define("FAST", .when(platforms: [.iOS]))]
        #if os(Linux)
        let extra: [Target.Dependency] = ["NotHere"]
        #else
        let extra: [Target.Dependency] = [.product(name: "Log", package: "swift-log")]
        #endif
        let package = Package(
            name: "\\(kit)Package", platforms: [.iOS(.v15)],
            products: [.library(name: kit, targets: [kit])],
            dependencies: [
                .package(url: "https://github.com/apple/swift-log.git", from: "1.5.0"), .package(url: "https://example.org/a", exact: "2.0.0"),
                .package(url: "https://example.org/b", .upToNextMinor(from: "3.1.0")), .package(url: "https://example.org/c", "1.0.0"..<"4.0.0"),
                .package(url: "https://example.org/d", branch: "main"),
            ],
            targets: [
                .target(name: kit, dependencies: extra, resources: [.copy("Data")], swiftSettings: strict + [.define("MORE"), .define("SLOW", .when(configuration: .release))]),
                .executableTarget(name: "App", dependencies: ["Kit"]),
            ],
            swiftLanguageVersions: [.v5])
        package.targets.append(.testTarget(name: "KitTests", dependencies: [.target(name: "Kit", condition: .when(platforms: [.iOS]))]))
        """

    @Test("parsing a plain manifest gives the same result as running it")
    func alike() throws {
        let folder = try package("Plain", Self.plain)
        let run = try ProjectLocator.read(folder)
        let read = try Manifests.reading(evaluating: false) { try ProjectLocator.read(folder) }
        #expect(read.name == run.name && read.name == "KitPackage" && read.notes == run.notes)
        #expect(read.packages == run.packages && read.packages.count == 5)
        #expect(read.targets.map(\.name) == run.targets.map(\.name) && read.targets.count == 3)
        #expect(read.target("Kit")?.defines.contains("MORE") == true && read.target("Kit")?.defines.contains("SLOW") == false)
        for (a, b) in zip(read.targets, run.targets) {
            #expect(
                a.kind == b.kind && a.sources == b.sources && a.resources == b.resources && a.dependencies == b.dependencies
                    && a.packageProducts == b.packageProducts)
            #expect(a.defines == b.defines && a.upcomingFeatures == b.upcomingFeatures && a.swiftVersion == b.swiftVersion)
        }
    }

    @Test("a package's traits that are enabled by default are conditions of its settings and of its code")
    func traits() throws {
        let folder = try Scratch.folder("Traits")
        try Scratch.write("", folder + "/Sources/Kit/Kit.swift")
        try Scratch.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "Kit", traits: [.default(enabledTraits: ["Fast"]), .trait(name: "Fast", enabledTraits: ["Base"]), "Base", "Extra"],
                targets: [
                    .target(name: "Kit", swiftSettings: [.define("FAST", .when(traits: ["Fast"])), .define("EXTRA", .when(traits: ["Extra"]))])
                ])
            """, folder + "/Package.swift")
        let project = try Manifests.reading(evaluating: false) { try ProjectLocator.read(folder) }
        #expect(project.target("Kit")?.defines == ["DEBUG", "SWIFT_PACKAGE", "Base", "Fast", "FAST"])
    }

    @Test("no code of a manifest runs while it is parsed, and values that only running would provide are noted with their positions")
    func unknowns() throws {
        let folder = try Scratch.folder("Unknown")
        let canary = folder + "/canary"
        try Scratch.write("", folder + "/Sources/Kit/Kit.swift")
        try Scratch.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            import Foundation
            try! "x".write(toFile: "\(canary)", atomically: true, encoding: .utf8)
            let package = Package(name: "Kit", targets: [.target(name: "Kit", path: ProcessInfo.processInfo.environment["KIT"]), .target(name: "Sure")])
            if Bool.random() { package.targets = [] }
            """, folder + "/Package.swift")
        let project = try Manifests.reading(evaluating: false) { try ProjectLocator.read(folder) }
        #expect(!FileManager.default.fileExists(atPath: canary) && project.name == "Kit")
        for place in ["Package.swift:4:1: note:", "Package.swift:5:73: note:", "Package.swift:6:1: note:"] {
            #expect(
                project.notes.contains { $0.hasPrefix(folder + "/" + place) && $0.contains("--evaluate-manifests") }, "\(project.notes)")
        }
    }

    @Test(
        "a manifest that is run cannot write, read keys, or connect",
        .enabled(if: Confinement.isAvailable, "this kernel has no Landlock"))
    func confined() throws {
        let folder = try Scratch.folder("Confined"), secret = NSTemporaryDirectory() + "/understudy-secret-\(getpid())"
        try Scratch.write("hunter2", secret)
        defer { try? FileManager.default.removeItem(atPath: secret) }
        try Scratch.write("", folder + "/Sources/Kit/Kit.swift")
        try Scratch.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            import Foundation
            let wrote = FileManager.default.createFile(atPath: "\(folder)/canary", contents: nil)
            let read = FileManager.default.contents(atPath: "\(secret)") != nil
            let connected = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) >= 0
            let package = Package(name: "\\(wrote) \\(read) \\(connected)", targets: [.target(name: "Kit")])
            """, folder + "/Package.swift")
        #expect(try ProjectLocator.read(folder).name == "false false false")
        #expect(!FileManager.default.fileExists(atPath: folder + "/canary"))
    }

    @Test("packages that depend on each other are read once", arguments: [true, false])
    func circle(evaluating: Bool) throws {
        let folder = try Scratch.folder("Packages in a circle \(evaluating)")
        for (name, place, other) in [("A", folder, "B"), ("B", folder + "/B", "..")] {
            try Scratch.write("", place + "/Sources/\(name)/\(name).swift")
            try Scratch.write(
                "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"\(name)\", dependencies: [.package(path: \"\(other)\")], targets: [.target(name: \"\(name)\")])\n",
                place + "/Package.swift")
        }
        let project = try Manifests.reading(evaluating: evaluating) { try ProjectLocator.read(folder) }
        #expect(Set(project.targets.map(\.name)) == ["A", "B"])
    }
}
