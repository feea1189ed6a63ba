import Foundation
import Testing

@testable import ProjectBuilder

@Suite("Incomplete package references")
struct PackageOwnerTests {
    private func manifest(_ name: String) -> String {
        """
        // swift-tools-version: 5.5
        import PackageDescription
        let package = Package(name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])], targets: [.target(name: "\(name)")])
        """
    }

    /// A project that links `Kit`; `references` are the objects of its packages, `names` their names in the project.
    private func project(_ references: String, _ names: String, product: String = "") -> String {
        """
        // !$*UTF8*$!
        { objectVersion = 60; rootObject = P; objects = {
        P = { isa = PBXProject; targets = (T); mainGroup = G; buildConfigurationList = L; packageReferences = (\(names)); };
        G = { isa = PBXGroup; children = (A); sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        BA = { isa = PBXBuildFile; fileRef = A; };
        SP = { isa = PBXSourcesBuildPhase; files = (BA); };
        D = { isa = XCSwiftPackageProductDependency; productName = Kit; \(product) };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (SP); buildConfigurationList = L; packageProductDependencies = (D); };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
        \(references)
        }; }
        """
    }

    @Test("a local package replaces the remote one with the same identity")
    func override() throws {
        let folder = try Scratch.folder("Override")
        try Scratch.write("import Kit", folder + "/App.swift")
        try Scratch.write(manifest("Kit"), folder + "/Kit/Package.swift")
        try Scratch.write("public class K {}", folder + "/Kit/Sources/Kit/K.swift")
        let references = """
            R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/maker/Kit.git"; requirement = { kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
            F = { isa = XCLocalSwiftPackageReference; relativePath = Kit; };
            """
        try Scratch.write(project(references, "R, F", product: "package = R;"), folder + "/App.xcodeproj/project.pbxproj")
        let project = try ProjectLocator.read(folder + "/App.xcodeproj")
        #expect(project.closure(of: "App").map(\.name) == ["Kit", "App"])
        #expect(project.packages.isEmpty && project.target("App")?.packageProducts.isEmpty == true)
    }

    @Test("packages that are taken in link one another's products, in any order")
    func eachOther() throws {
        let folder = try Scratch.folder("Each other")
        try Scratch.write("import Kit", folder + "/App.swift")
        for (name, other) in [("Base", "Zoo"), ("Kit", "Base"), ("Zoo", "")] {
            let manifest = """
                // swift-tools-version: 5.5
                import PackageDescription
                let package = Package(
                    name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
                    dependencies: [\(other.isEmpty ? "" : ".package(url: \"https://example.com/maker/\(other).git\", from: \"1.0.0\")")],
                    targets: [.target(name: "\(name)", dependencies: [\(other.isEmpty ? "" : "\"\(other)\"")])])
                """
            try Scratch.write(manifest, folder + "/\(name)/Package.swift")
            try Scratch.write("public class \(name)Class {}", folder + "/\(name)/Sources/\(name)/\(name).swift")
        }
        var target = Project.Target(name: "App", moduleName: "App", kind: .app)
        target.packageProducts = [.init(product: "Kit", package: "kit")]
        var project = Project(name: "App", directory: folder, file: folder + "/App.xcodeproj", targets: [target])
        project.take(try ["Base", "Kit", "Zoo"].map { (try PackageReader.read(folder + "/\($0)"), $0.lowercased(), folder + "/\($0)") })
        #expect(project.closure(of: "App").map(\.name) == ["Zoo", "Base", "Kit", "App"])
        #expect(project.targets.allSatisfy { $0.packageProducts.isEmpty })
    }

    @Test("a missing local package is noted, in a project and in a package, and the rest is read")
    func missing() throws {
        let folder = try Scratch.folder("Missing package")
        try Scratch.write("import Kit", folder + "/App.swift")
        let references = "F = { isa = XCLocalSwiftPackageReference; relativePath = Gone; };"
        try Scratch.write(project(references, "F"), folder + "/App.xcodeproj/project.pbxproj")
        let read = try ProjectLocator.read(folder + "/App.xcodeproj")
        #expect(read.target("App")?.sources.map(\.lastPathComponent) == ["App.swift"])
        #expect(read.notes.contains { $0.contains("the local package") && $0.contains("/Gone does not exist") })

        try Scratch.write(
            """
            // swift-tools-version: 5.5
            import PackageDescription
            let package = Package(name: "Own", dependencies: [.package(path: "Gone")], targets: [.target(name: "Own")])
            """, folder + "/Own/Package.swift")
        try Scratch.write("class O {}", folder + "/Own/Sources/Own/O.swift")
        let own = try ProjectLocator.read(folder + "/Own")
        #expect(own.target("Own")?.sources.count == 1 && own.notes.contains { $0.contains("/Own/Gone does not exist") })
    }

    @Test("a product whose package is not declared is noted and omitted from the generated manifest")
    func nameless() throws {
        let folder = try Scratch.folder("Nameless")
        try Scratch.write("import Kit", folder + "/App.swift")
        try Scratch.write(project("", ""), folder + "/App.xcodeproj/project.pbxproj")
        let read = try ProjectLocator.read(folder + "/App.xcodeproj")
        #expect(read.target("App")?.packageProducts == [.init(product: "Kit", package: "")])
        let built = try RemotePackages.takenIn(read, in: Scratch.owned(folder + "/build"))
        #expect(built.target("App")?.packageProducts.isEmpty == true)
        #expect(built.notes.contains { $0.hasPrefix(folder + "/App.xcodeproj") && $0.contains("target 'App' links Kit") })
    }

    @Test("a product without its package belongs to the package that declares it")
    func owner() throws {
        let folder = try Scratch.folder("Owner")
        try Scratch.write(manifest("Kit"), folder + "/checkout/Package.swift")
        var target = Project.Target(name: "App", moduleName: "App", kind: .app)
        target.packageProducts = [.init(product: "Kit", package: ""), .init(product: "Other", package: "other")]
        var project = Project(name: "App", directory: folder, file: folder + "/App.xcodeproj", targets: [target])
        project.packages = [.init(identity: "kit-swift", url: "https://example.com/maker/kit-swift", requirement: "from: \"1.0.0\"")]
        project.nameOwners(in: ["kit-swift": folder + "/checkout"])
        #expect(project.target("App")?.packageProducts == [.init(product: "Kit", package: "kit-swift")])
        #expect(project.notes.count == 1 && project.notes[0].contains("links Other"))
    }
}
