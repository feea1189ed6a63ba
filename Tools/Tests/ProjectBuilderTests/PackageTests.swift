import Foundation
import Testing

@testable import ProjectBuilder
import SourceTranslator

@Suite("Reading packages, pods, and workspaces")
struct PackageTests {
    @Test("an app of Swift Playgrounds is read without the module that only Xcode has")
    func playgrounds() throws {
        let folder = try Scratch.folder("Playgrounds")
        let manifest = """
            // swift-tools-version: 5.5
            import PackageDescription
            import AppleProductTypes
            let package = Package(
                name: "Toy", platforms: [.iOS("15.2")],
                products: [.iOSApplication(name: "Toy", targets: ["App"], displayVersion: "1.0", supportedDeviceFamilies: [.pad])],
                targets: [.executableTarget(name: "App", path: "App")])
            """
        try Scratch.write(manifest, folder + "/Package.swift")
        try Scratch.write("import SwiftUI\n@main struct Toy: App { var body: some Scene { WindowGroup {} } }", folder + "/App/Toy.swift")
        let target = try ProjectLocator.read(folder).target("App")
        #expect(target?.kind == .app && target?.sources.map { ($0 as NSString).lastPathComponent } == ["Toy.swift"])
    }

    @Test("if a folder has a package and a project, tests run from the one that has them")
    func testedFolder() throws {
        let folder = try Scratch.folder("Both")
        try Scratch.write(Scratch.synchronizedProject, folder + "/App.xcodeproj/project.pbxproj")
        try Scratch.write("class A {}", folder + "/App/A.swift")
        try Scratch.write("import XCTest", folder + "/Tests/LibTests/T.swift")
        try Scratch.write("class L {}", folder + "/Sources/Lib/L.swift")
        let manifest =
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Lib\", targets: [.target(name: \"Lib\"), .testTarget(name: \"LibTests\", dependencies: [\"Lib\"])])\n"
        try Scratch.write(manifest, folder + "/Package.swift")
        #expect(try ProjectLocator.read(folder, forTests: true).target("LibTests")?.kind == .tests)
        #expect(try ProjectLocator.read(folder).target("App")?.kind == .app)
        // Its test target includes what it tests; the package's, with the same files, has no import.
        try Scratch.write(
            Scratch.synchronizedProject.replacingOccurrences(
                of: "com.apple.product-type.application", with: "com.apple.product-type.bundle.unit-test"),
            folder + "/App.xcodeproj/project.pbxproj")
        #expect(try ProjectLocator.read(folder, forTests: true).target("App")?.kind == .tests)
        try Scratch.write("import XCTest\n@testable import Lib", folder + "/Tests/LibTests/T.swift")
        #expect(try ProjectLocator.read(folder, forTests: true).target("App") == nil)
    }

    @Test("UI tests count as tests: a package beside them that only fetches the generator isn't tested instead")
    func uiTestsBesideAPackage() throws {
        let folder = try Scratch.folder("Generated")
        try Scratch.write(
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Generator\")\n",
            folder + "/Package.swift")
        let spec = """
            name: Shop
            targets:
              Shop: { type: application, platform: iOS, sources: App }
              ShopUITests: { type: bundle.ui-testing, platform: iOS, sources: UITests, dependencies: [{ target: Shop }] }
            """
        try Scratch.write(spec, folder + "/project.yml")
        try Scratch.write("class A {}", folder + "/App/A.swift")
        try Scratch.write("import XCTest", folder + "/UITests/T.swift")
        #expect(try ProjectLocator.read(folder, forTests: true).target("ShopUITests")?.kind == .uiTests)
    }

    @Test("every product name gives a module name that Swift accepts")
    func moduleNames() {
        let names = ["My App", "3D-View", "写真", "📸", "🚀 Launch", "_"]
        #expect(names.map(\.asModuleName) == ["My_App", "_D_View", "写真", "_1F4F8", "__Launch", "_5F"])
    }

    @Test("a version of iOS names the generation that behaves like it")
    func generations() {
        let versions = ["26.1", "18", "16.4", "15.5", "13", "12.1", "8.0", "7.1", "6", "5.1.1", "1.0", "latest", ""]
        #expect(
            versions.map(HostEnvironment.generation(ofSystem:))
                == ["ios26", "ios16", "ios16", "ios13", "ios13", "ios8", "ios8", "ios6", "ios6", "legacy5", nil, nil, nil])
    }

    @Test("a target in the package's own folder does not contain its manifests")
    func manifestsAreNoSources() throws {
        let folder = try Scratch.folder("Flat")
        for name in ["Package.swift", "Package@swift-5.9.swift"] {
            try Scratch.write(
                "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Flat\", targets: [.target(name: \"Flat\", path: \".\")])\n",
                folder + "/" + name)
        }
        try Scratch.write("public struct Model {}", folder + "/Model/Model.swift")
        #expect(try ProjectLocator.read(folder).target("Flat")?.sources.map(\.lastPathComponent) == ["Model.swift"])
    }

    @Test("targets see the SDK through pkg-config, and dependencies do not")
    func seeingTheSDK() throws {
        let folder = try Scratch.folder("Shadow")
        try FileManager.default.createDirectory(atPath: folder + "/SDK one/Modules", withIntermediateDirectories: true)
        var target = Project.Target(name: "Lib", moduleName: "Lib", kind: .library)
        try Scratch.write("class L {}", folder + "/L.swift")
        target.sources = [folder + "/L.swift"]
        target.defines = ["SWIFT_PACKAGE"]
        let project = Project(name: "Lib", directory: folder, file: folder + "/Package.swift", targets: [target])
        let shadow = try ShadowPackage(
            directory: Scratch.owned(folder + "/shadow"), project: project, sdk: SDK(directory: folder + "/SDK one", configuration: .debug))
        _ = try shadow.write([target], glue: [:])
        let manifest = try String(contentsOfFile: folder + "/shadow/Package.swift", encoding: .utf8)
        #expect(
            manifest.contains(".systemLibrary(name: \"_UnderstudySDK\"") && manifest.contains("dependencies: [\"_UnderstudySDK\"]")
                && !manifest.contains("SDK one/Modules"))
        #expect(manifest.contains(".define(\"UNDERSTUDY_PACKAGE\")"))
        let described = try String(contentsOfFile: shadow.buildArguments[1] + "/understudy-sdk.pc", encoding: .utf8)
        #expect(described.contains("Cflags: -I" + folder.replacingOccurrences(of: " ", with: "\\ ") + "/SDK\\ one/Modules"))
    }

    @Test("a package whose only product has a stand-in of ours isn't fetched, also if products are named without their packages")
    func packagesOfStandIns() throws {
        let folder = try Scratch.folder("StandIn")
        try Scratch.write("import Quick\nimport Nimble\nclass S {}", folder + "/S.swift")
        var target = Project.Target(name: "Specs", moduleName: "Specs", kind: .tests)
        target.sources = [folder + "/S.swift"]
        target.packageProducts = [.init(product: "Quick", package: ""), .init(product: "Nimble", package: "")]
        var project = Project(name: "Lib", directory: folder, file: folder + "/Package.swift", targets: [target])
        project.packages = ["Quick", "Nimble"].map {
            .init(identity: $0.lowercased(), url: "https://example.com/\($0)", requirement: "from: \"1.0.0\"")
        }
        project = try TestLibraries.takenIn(project)
        let shadow = try ShadowPackage(
            directory: Scratch.owned(folder + "/shadow"), project: project, sdk: SDK(directory: folder + "/SDK", configuration: .debug))
        _ = try shadow.write(project.targets, glue: [:])
        let manifest = try String(contentsOfFile: folder + "/shadow/Package.swift", encoding: .utf8)
        #expect(manifest.contains("https://example.com/Quick") && !manifest.contains("https://example.com/Nimble"))
        #expect(manifest.contains(".target(name: \"Nimble\""))
    }

    @Test("a package's C target is built unchanged, with its settings")
    func nativeTargets() throws {
        let folder = try Scratch.folder("Native")
        let settings =
            "publicHeadersPath: \"api\", cSettings: [.define(\"DEEP\", to: \"2\"), .headerSearchPath(\"deep\")], linkerSettings: [.linkedLibrary(\"m\"), .linkedFramework(\"Metal\")]"
        try Scratch.write(
            "// swift-tools-version: 5.5\nimport PackageDescription\nlet package = Package(name: \"Kit\", targets: [.target(name: \"CKit\", \(settings)), .target(name: \"OKit\"), .target(name: \"Kit\", dependencies: [\"CKit\", \"OKit\"])])\n",
            folder + "/Package.swift")
        for (file, text) in [
            "CKit/api/c.h": "int c(void);", "CKit/c.c": "int c(void) { return 1; }", "OKit/o.m": "@import Foundation;",
            "Kit/K.swift": "import CKit",
        ] { try Scratch.write(text, folder + "/Sources/" + file) }
        let project = try ProjectLocator.read(folder)
        #expect(project.target("OKit") == nil)
        #expect(project.target("Kit")?.dependencies == ["CKit"] && project.target("CKit")?.leftOut.isEmpty == true)
        let shadow = try ShadowPackage(
            directory: Scratch.owned(folder + "/shadow"), project: project, sdk: SDK(directory: folder + "/SDK", configuration: .debug))
        _ = try shadow.write(project.closure(of: "Kit"), glue: [:])
        let manifest = try String(contentsOfFile: folder + "/shadow/Package.swift", encoding: .utf8)
        #expect(
            manifest.contains(
                #".target(name: "CKit", dependencies: [], path: "Sources/CKit", publicHeadersPath: "api", cSettings: [.define("DEEP", to: "2"), .headerSearchPath("deep")], linkerSettings: [.linkedLibrary("m")])"#
            ), "\(manifest)")
        #expect(
            manifest.contains("\"-rpath\", \"-Xlinker\", \"\(folder)/shadow/.build/debug\""),
            "where SwiftPM puts dynamic libraries of packages")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/shadow/Sources/CKit") == folder + "/Sources/CKit")
    }

    @Test("an include of a header that only Apple's C library has becomes the path of ours, in a copy")
    func appleHeaders() throws {
        let folder = try Scratch.folder("AppleHeaders")
        try Scratch.write(
            "// swift-tools-version: 5.5\nimport PackageDescription\nlet package = Package(name: \"Kit\", targets: [.target(name: \"CKit\")])\n",
            folder + "/Package.swift")
        let header = "  # include <os/lock.h> // a lock\n#include <stdint.h>\n#if __has_include(<TargetConditionals.h>)\n#endif\n"
        let files = ["include/c.h": header, "inner/c.c": "#include \"c.h\"\n", "inner/old.c": ""]
        for (file, text) in files { try Scratch.write(text, folder + "/Sources/CKit/" + file) }
        func link() throws {
            let shadow = try ShadowPackage(
                directory: Scratch.owned(folder + "/shadow"), project: ProjectLocator.read(folder),
                sdk: SDK(directory: folder + "/SDK", configuration: .debug))
            _ = try shadow.write(shadow.project.targets, glue: [:])
        }
        try link()
        let place = folder + "/shadow/Sources/CKit", headers = folder + "/shadow/Headers"
        let copy = try String(contentsOfFile: place + "/include/c.h", encoding: .utf8)
        #expect(copy == header.replacingOccurrences(of: "<os/lock.h>", with: "\"\(headers)/os/lock.h\""))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: place + "/inner/c.c") == folder + "/Sources/CKit/inner/c.c")
        #expect(FileManager.default.fileExists(atPath: headers + "/os/lock.h"))
        // Files that are gone, and the only include.
        try FileManager.default.removeItem(atPath: folder + "/Sources/CKit/inner/old.c")
        try link()
        #expect(try FileManager.default.contentsOfDirectory(atPath: place + "/inner") == ["c.c"])
        try Scratch.write("", folder + "/Sources/CKit/include/c.h")
        try link()
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: place) == folder + "/Sources/CKit")
        #expect(FileManager.default.fileExists(atPath: folder + "/Sources/CKit/inner/c.c"))
    }

    @Test("a package's macros are built unchanged with its other targets, unless their own packages are unavailable")
    func macros() throws {
        let folder = try Scratch.folder("Macros")
        try Scratch.write(
            """
            // swift-tools-version: 5.9
            import CompilerPluginSupport
            import PackageDescription
            let package = Package(
                name: "Kit", dependencies: [.package(url: "https://example.org/swift-syntax", from: "600.0.0")],
                targets: [
                    .macro(name: "KitMacros", dependencies: [.product(name: "SwiftSyntaxMacros", package: "swift-syntax")]),
                    .target(name: "Kit", dependencies: ["KitMacros"]),
                ])
            """, folder + "/Package.swift")
        try Scratch.write("import SwiftSyntaxMacros", folder + "/Sources/KitMacros/M.swift")
        try Scratch.write("import UIKit", folder + "/Sources/Kit/K.swift")
        let project = try Manifests.reading(evaluating: false) { try ProjectLocator.read(folder) }
        #expect(project.closure(of: "Kit").map(\.name) == ["KitMacros", "Kit"])
        var shadow = try ShadowPackage(
            directory: Scratch.owned(folder + "/shadow"), project: project, sdk: SDK(directory: folder + "/SDK", configuration: .debug))
        func manifest() throws -> String {
            _ = try shadow.write(project.closure(of: "Kit"), glue: [:])
            return try String(contentsOfFile: folder + "/shadow/Package.swift", encoding: .utf8)
        }
        let whole = try manifest()
        #expect(whole.contains("import PackageDescription\nimport CompilerPluginSupport\n"))
        #expect(
            whole.contains(
                #".macro(name: "KitMacros", dependencies: [.product(name: "SwiftSyntaxMacros", package: "swift-syntax")], path: "Sources/KitMacros", swiftSettings: [.swiftLanguageMode(.v5)])"#
            ))
        #expect(whole.contains(#".target(name: "Kit", dependencies: ["_UnderstudySDK", "KitMacros"], path: "Sources/Kit""#))
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/shadow/Sources/KitMacros") == folder + "/Sources/KitMacros"
        )
        shadow.absent = ["swift-syntax"]
        let rest = try manifest()
        #expect(!rest.contains("KitMacros") && !rest.contains("CompilerPluginSupport"))
    }

    @Test("a manifest is read as on macOS, in its package's folder")
    func manifestOnMac() throws {
        let folder = try Scratch.folder("OnMac")
        try Scratch.write("", folder + "/.git/HEAD")
        try Scratch.write("public let a = 1", folder + "/Kit/Sources/Kit/A.swift")
        try Scratch.write("import XCTest", folder + "/Kit/Tests/KitTests/T.swift")
        try Scratch.write("public let b = 1", folder + "/Base/Sources/Base/B.swift")
        try Scratch.write(
            "// swift-tools-version: 5.5\nimport PackageDescription\nlet package = Package(name: \"Base\", targets: [.target(name: \"Base\")])\n",
            folder + "/Base/Package.swift")
        let manifest = """
            // swift-tools-version: 5.5
            import PackageDescription
            var targets: [Target] = [.target(name: "Kit", dependencies: [.product(name: "Base", package: "Base")])]
            #if !os(Linux)
            targets.append(.testTarget(name: "KitTests", dependencies: ["Kit"]))
            #endif
            #if os(macOS) && canImport(Darwin)
            let name = "Mac"
            #else
            let name = "Other"
            #endif
            let package = Package(name: name, dependencies: [.package(path: "../Base")], targets: targets)
            """
        try Scratch.write(manifest, folder + "/Kit/Package.swift")
        let project = try ProjectLocator.read(folder + "/Kit")
        #expect(project.name == "Mac" && Set(project.targets.map(\.name)).isSuperset(of: ["Kit", "KitTests", "Base"]))
    }

    @Test("an older manifest's own name for a package applies to its products too")
    func packageNames() throws {
        let folder = try Scratch.folder("Alias")
        try Scratch.write(
            "// swift-tools-version:5.3\nimport PackageDescription\nlet package = Package(name: \"Kit\", dependencies: [.package(name: \"Testing\", url: \"https://example.org/swift-testing-kit.git\", from: \"1.0.0\")], targets: [.target(name: \"Kit\", dependencies: [\"Testing\"])])\n",
            folder + "/Package.swift")
        try Scratch.write("class K {}", folder + "/Sources/Kit/K.swift")
        #expect(try ProjectLocator.read(folder).target("Kit")?.packageProducts == [.init(product: "Testing", package: "swift-testing-kit")])
    }

    @Test("a package without tests is tested with its example's project, or with tests that no manifest lists")
    func testsElsewhere() throws {
        let folder = try Scratch.folder("Elsewhere")
        let manifest =
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Lib\", targets: [.target(name: \"Lib\", path: \"Lib\")], swiftLanguageModes: [.v5])\n"
        try Scratch.write(manifest, folder + "/Package.swift")
        try Scratch.write("class L {}", folder + "/Lib/L.swift")
        #expect(try ProjectLocator.read(folder).target("Lib")?.swiftVersion == "5")
        try Scratch.write("import XCTest", folder + "/Tests/UnitTests/T.swift")
        try Scratch.write("{}", folder + "/Tests/UnitTests/answer.json")
        try Scratch.write("import XCTest", folder + "/Example/Tests/E.swift")
        let loose = try #require(try ProjectLocator.read(folder, forTests: true).targets.first { $0.kind == .tests })
        #expect(loose.sources == [folder + "/Tests/UnitTests/T.swift"] && loose.dependencies == ["Lib"])
        #expect(loose.resources.map(\.destination) == ["answer.json"])
    }

    @Test("the message about a missing module names its pod, or else a solution")
    func missingPods() throws {
        let folder = try Scratch.folder("MissingPods")
        try Scratch.write("target 'App' do\n  pod 'SnapKit', '~> 5.0'\n  pod 'Firebase/Core'\n  # pod 'Moya'\nend\n", folder + "/Podfile")
        try Scratch.write("", folder + "/Pods/Firebase/Core.h")
        let project = Project(name: "App", directory: folder, file: folder + "/App.xcodeproj", targets: [])
        try Scratch.write("import UIKit\n@testable import SnapKit\n#if canImport(Moya)\nimport Moya\n#endif\n", folder + "/A.swift")
        try Scratch.write("import UIKit\nimport FirebaseCore\n  import class SnapKit.Maker\n", folder + "/B.swift")
        var target = Project.Target(name: "App", moduleName: "App", kind: .app)
        target.sources = [folder + "/A.swift", folder + "/B.swift"]
        // The compiler reports one error in each file.
        let errors = ["FirebaseCore", "RxSwift"].map {
            Diagnostics.Message(file: folder + "/B.swift", line: 2, column: 8, severity: "error", text: "no such module '\($0)'")
        }
        let missing = MissingModules(errors, project, [target])
        let lines = missing.description.split(separator: "\n")
        try #require(lines.count == 5)
        #expect(lines[1] == "  SnapKit (2 files): the pod 'SnapKit', which is not in \(folder)/Pods")
        #expect(
            lines[2]
                == "  FirebaseCore (1 file): a pod without Swift sources in \(folder)/Pods/Firebase; Objective-C and binaries cannot be built on Linux"
        )
        #expect(lines[3].hasPrefix("  RxSwift (1 file): not on Linux"))
        #expect(lines[4].contains("`pod install`"))
        #expect(missing.further(than: errors).map(\.description) == ["\(folder)/A.swift:2:18: error: no such module 'SnapKit'"])
        #expect(missing.names == ["FirebaseCore", "RxSwift", "SnapKit"])
    }

    @Test("the local library in an example's Podfile is built from there")
    func developmentPod() throws {
        let folder = try Scratch.folder("Pod")
        try Scratch.write(Scratch.synchronizedProject, folder + "/Example/App.xcodeproj/project.pbxproj")
        try Scratch.write("import Lib", folder + "/Example/App/A.swift")
        try Scratch.write("target 'App' do\n  pod 'Lib', :path => '../'\nend\n", folder + "/Example/Podfile")
        try Scratch.write("class L {}", folder + "/Lib/L.swift")
        try Scratch.write("", folder + "/Lib.podspec")
        let project = try ProjectLocator.read(folder + "/Example")
        #expect(project.target("Lib")?.sources == [folder + "/Lib/L.swift"])
        #expect(project.target("App")?.dependencies == ["Lib"])
        #expect(project.target("Lib")?.isPortable == false)
        try Scratch.write("#if os(Linux) && canImport(Security)\n#endif", folder + "/Lib/L.swift")
        #expect(try ProjectLocator.read(folder + "/Example").target("Lib")?.isPortable == true)
        // Code that loads libraries without Linux paths was not written for Linux.
        try Scratch.write("#if os(Linux)\n#endif\nlet session = URLSession.shared", folder + "/Lib/L.swift")
        #expect(try ProjectLocator.read(folder + "/Example").target("Lib")?.isPortable == false)
        try Scratch.write(
            "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n#if os(Linux)\n#endif\nlet session = URLSession.shared",
            folder + "/Lib/L.swift")
        #expect(try ProjectLocator.read(folder + "/Example").target("Lib")?.isPortable == true)
    }

    @Test("a local library has the module and the files that its specification names, and may be named by its specification")
    func specifiedPod() throws {
        let folder = try Scratch.folder("SpecifiedPod")
        try Scratch.write(Scratch.synchronizedProject, folder + "/Example/App.xcodeproj/project.pbxproj")
        try Scratch.write("import MyLib", folder + "/Example/App/A.swift")
        try Scratch.write("target 'App' do\n  pod 'My-Lib.swift', :path => '../My-Lib.swift.podspec'\nend\n", folder + "/Example/Podfile")
        try Scratch.write(
            """
            Pod::Spec.new do |s|
              s.name = 'My-Lib.swift'
              s.module_name = 'MyLib'
              s.source_files = [
                'Core/**/*.{h,swift}',
                "Extra/*.swift"
              ]
              s.resource_bundles = { 'Pictures' => ['Art/*.png'] }
            end
            """, folder + "/My-Lib.swift.podspec")
        for file in ["Core/A.swift", "Core/Deep/B.swift", "Extra/C.swift", "Sources/Old.swift", "Art/Tool.swift"] {
            try Scratch.write("class C {}", folder + "/" + file)
        }
        try Scratch.write("", folder + "/Art/one.png")
        let pod = try #require(try ProjectLocator.read(folder + "/Example").target("MyLib"))
        #expect(pod.sources == ["Core/A.swift", "Core/Deep/B.swift", "Extra/C.swift"].map { folder + "/" + $0 })
        #expect(pod.resources.map(\.destination) == ["one.png", "Pictures.bundle/one.png"])
    }

    @Test("a pod that supports Linux is translated as for Linux")
    func portable() {
        let parsed = Translator.parse(Array("#if os(Linux)\n#elseif canImport(Security) || os(iOS)\n#endif\n".utf8))
        var settings = TranslationSettings(moduleName: "Pod")
        settings.isPortable = true
        let output = Translator(settings: settings).translate(
            parsed, path: "/p/A.swift", index: ModuleIndex([Translator.facts(of: parsed, path: "/p/A.swift")]))
        #expect(String(decoding: output.text, as: UTF8.self).contains("#if os(Linux)\n#elseif UNDERSTUDY_NOT || os(iOS)\n"))
    }

    @Test("a project opened directly finds its modules in the workspace next to it")
    func besideWorkspace() throws {
        let folder = try Scratch.folder("Workspace")
        try Scratch.write(Scratch.synchronizedProject, folder + "/App.xcodeproj/project.pbxproj")
        try Scratch.write("import Kit", folder + "/App/A.swift")
        let library = Scratch.synchronizedProject.replacingOccurrences(of: "path = App;", with: "path = Kit;").replacingOccurrences(
            of: "name = App;", with: "name = Kit;"
        )
        .replacingOccurrences(of: "product-type.application", with: "product-type.framework")
        try Scratch.write(library, folder + "/Parts/Kit.xcodeproj/project.pbxproj")
        try Scratch.write("public class K {}", folder + "/Parts/Kit/K.swift")
        #expect(try ProjectLocator.read(folder + "/App.xcodeproj").target("Kit") == nil)
        let workspace = """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version="1.0"><FileRef location="group:App.xcodeproj"/><Group location="container:Parts" name="Parts"><FileRef location="group:Kit.xcodeproj"/></Group></Workspace>
            """
        try Scratch.write(workspace, folder + "/All.xcworkspace/contents.xcworkspacedata")
        let project = try ProjectLocator.read(folder + "/App.xcodeproj")
        #expect(project.target("App")?.dependencies == ["Kit"])
        #expect(project.target("Kit")?.sources == [folder + "/Parts/Kit/K.swift"])
    }

    @Test("a project deep in a repository finds its modules in the package of the top-level workspace")
    func workspaceAtTheTop() throws {
        let folder = try Scratch.folder("WorkspaceAtTheTop")
        try Scratch.write(Scratch.synchronizedProject, folder + "/App/Demo/App.xcodeproj/project.pbxproj")
        try Scratch.write("import Kit", folder + "/App/Demo/App/A.swift")
        let manifest =
            "// swift-tools-version: 5.8\nimport PackageDescription\nlet package = Package(name: \"Kit\", products: [.library(name: \"Kit\", targets: [\"Kit\"])], targets: [.target(name: \"Kit\")])\n"
        try Scratch.write(manifest, folder + "/Package.swift")
        try Scratch.write("public class K {}", folder + "/Sources/Kit/K.swift")
        try Scratch.write(
            "<Workspace version=\"1.0\"><FileRef location=\"group:App/Demo/App.xcodeproj\"/><FileRef location=\"group:\"/></Workspace>",
            folder + "/All.xcworkspace/contents.xcworkspacedata")
        #expect(try ProjectLocator.read(folder + "/App/Demo/App.xcodeproj").target("App")?.dependencies == ["Kit"])
    }

    @Test("a package target without Swift is omitted, and so is LinuxMain")
    func objectiveCTarget() throws {
        let folder = try Scratch.folder("Mixed")
        let targets =
            ".target(name: \"Core\", resources: [.process(\"Resources\")]), .target(name: \"Lib\", dependencies: [\"Core\"]), .testTarget(name: \"LibTests\", dependencies: [\"Lib\"], path: \"Tests\")"
        try Scratch.write(
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Mixed\", targets: [\(targets)])\n",
            folder + "/Package.swift")
        for (path, text) in ["Core/Core.m": "", "Core/Resources/a.txt": "a", "Core/include/Core.h": "", "Lib/L.swift": "class L {}"] {
            try Scratch.write(text, folder + "/Sources/" + path)
        }
        for path in ["LinuxMain.swift", "LibTests/T.swift"] {
            try Scratch.write("import XCTest\n@testable import Lib", folder + "/Tests/" + path)
        }
        let project = try ProjectLocator.read(folder, forTests: true)
        #expect(project.target("Core") == nil && project.target("Lib")?.leftOut.count == 1)
        #expect(project.target("LibTests")?.sources == [folder + "/Tests/LibTests/T.swift"])
    }
}
