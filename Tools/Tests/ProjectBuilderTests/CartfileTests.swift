import Foundation
import Testing

@testable import ProjectBuilder

@Suite("Cartfiles")
struct CartfileTests {
    @Test("the dependencies of Cartfiles are packages, in the version that was resolved")
    func references() throws {
        let folder = try Scratch.folder("Cartfile")
        try Scratch.write(
            """
            # github "example/Commented" ~> 1.0
            github "example/Kit" ~> 2.1 # compatible
            github "https://example.org/maker/Early" ~> 0.3.1
            git "https://example.org/Plain.git"
            git "-uprogram" "main"
            binary "https://example.org/Closed.json" ~> 1.0
            github "example/Least" >= 1.2
            github "example/Same" == v1.2.3
            github "example/Fork" "feature/new"
            """, folder + "/Cartfile")
        try Scratch.write("github \"example/Specs\"\ngithub \"example/kit\" ~> 9.0", folder + "/Cartfile.private")
        try Scratch.write(
            "github \"example/Specs\" \"v4.0-beta.2\"\ngithub \"example/Commit\" \"0123456789abcdef0123456789abcdef01234567\"\n",
            folder + "/Cartfile.resolved")
        let found = Cartfile.references(in: folder)
        #expect(found.map(\.module) == ["Specs", "Commit", "Kit", "Early", "Plain", "Least", "Same", "Fork"])
        #expect(
            found.map(\.package.requirement) == [
                "exact: \"4.0.0-beta.2\"", "revision: \"0123456789abcdef0123456789abcdef01234567\"", "from: \"2.1.0\"",
                ".upToNextMinor(from: \"0.3.1\")", "\"0.0.1\"..<\"999.0.0\"", "\"1.2.0\"..<\"999.0.0\"", "exact: \"1.2.3\"",
                "branch: \"feature/new\"",
            ])
        #expect(
            found.map(\.package.url).prefix(5) == [
                "https://github.com/example/Specs", "https://github.com/example/Commit", "https://github.com/example/Kit",
                "https://example.org/maker/Early", "https://example.org/Plain.git",
            ])
        #expect(found.map(\.package.identity) == ["specs", "commit", "kit", "early", "plain", "least", "same", "fork"])
    }

    @Test("a target links the package of a Cartfile whose module it imports, unless the module's sources are here")
    func links() throws {
        let folder = try Scratch.folder("Cartfile links")
        try Scratch.write("github \"example/Kit\" ~> 2.1\ngithub \"example/Here\"\ngithub \"example/Unused\"", folder + "/Cartfile")
        try Scratch.write("import UIKit\nimport Kit\nimport Here", folder + "/App.swift")
        try Scratch.write("public class Here {}", folder + "/Carthage/Checkouts/Here/Sources/Here.swift")
        try Scratch.write(
            """
            // !$*UTF8*$!
            { objectVersion = 60; rootObject = P; objects = {
            P = { isa = PBXProject; targets = (T); mainGroup = G; buildConfigurationList = L; };
            G = { isa = PBXGroup; children = (A); sourceTree = "<group>"; };
            A = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            BA = { isa = PBXBuildFile; fileRef = A; };
            SP = { isa = PBXSourcesBuildPhase; files = (BA); };
            T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (SP); buildConfigurationList = L; };
            L = { isa = XCConfigurationList; buildConfigurations = (C); };
            C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
            }; }
            """, folder + "/App.xcodeproj/project.pbxproj")
        // A submodule that was not checked out.
        try FileManager.default.createDirectory(atPath: folder + "/Carthage/Checkouts/Kit", withIntermediateDirectories: true)
        let project = try ProjectLocator.read(folder + "/App.xcodeproj")
        #expect(!project.notes.contains { $0.contains("Kit") })
        #expect(project.packages.map(\.identity) == ["kit"])
        #expect(project.target("App")?.packageProducts == [.init(product: "Kit", package: "kit")])
        #expect(project.target("App")?.dependencies == ["Here"])
    }

    @Test("a target links all products of a Cartfile's package that it imports")
    func products() throws {
        let folder = try Scratch.folder("Cartfile products")
        try Scratch.write(
            """
            // swift-tools-version: 5.5
            import PackageDescription
            let package = Package(
                name: "Kit", products: [.library(name: "Kit", targets: ["Kit"]), .library(name: "KitViews", targets: ["KitViews"])],
                targets: [.target(name: "Kit"), .target(name: "KitViews"), .target(name: "KitInside")])
            """, folder + "/Kit/Package.swift")
        for name in ["Kit", "KitViews", "KitInside"] {
            try Scratch.write("public class C {}", folder + "/Kit/Sources/\(name)/C.swift")
        }
        try Scratch.write("import Kit\nimport KitViews\nimport KitInside", folder + "/App.swift")
        var target = Project.Target(name: "App", moduleName: "App", kind: .app)
        target.sources = [folder + "/App.swift"]
        target.packageProducts = [.init(product: "Kit", package: "kit")]
        var project = Project(name: "App", directory: folder, file: folder + "/App.xcodeproj", targets: [target])
        project.linkImports(of: ["kit": try PackageReader.read(folder + "/Kit")], in: ["kit": folder + "/Kit"])
        #expect(project.target("App")?.packageProducts.map(\.product) == ["Kit", "KitViews"])
    }

    @Test("a dependency of a Cartfile that is no package is left out, and its module is missing as before")
    func noPackage() throws {
        let folder = try Scratch.folder("Cartfile without a package")
        for words in [
            ["init", "-q", "Old"],
            ["-C", "Old", "-c", "user.name=t", "-c", "user.email=t@t", "commit", "-q", "--allow-empty", "-m", "one"],
            ["-C", "Old", "tag", "1.0.0"],
        ] {
            #expect(try Subprocess.run(["git"] + words, directory: folder).status == 0)
        }
        let place = "file://" + folder.replacingOccurrences(of: " ", with: "%20")
        try Scratch.write("git \"\(place)/Old\" \"1.0.0\"", folder + "/App/Cartfile.resolved")
        try Scratch.write("import Old", folder + "/App/App.swift")
        var target = Project.Target(name: "App", moduleName: "App", kind: .app)
        target.sources = [folder + "/App/App.swift"]
        var project = Project(name: "App", directory: folder + "/App", file: folder + "/App/App.xcodeproj", targets: [target])
        Cartfile.add(to: &project)
        #expect(project.packages.map(\.identity) == ["old"])
        let built = try Trust.$isGiven.withValue(true) { try RemotePackages.takenIn(project, in: Scratch.owned(folder + "/shadow")) }
        #expect(built.packages.isEmpty && built.target("App")?.packageProducts.isEmpty == true)
    }
}
