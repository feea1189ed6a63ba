import Foundation
import Testing

@testable import ProjectBuilder
import SourceTranslator

@Suite("Reading projects")
struct ProjectTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardized
        .path

    @Test("the example's project gives its app target, sources, localized resources, and Info.plist")
    func recipes() throws {
        let project = try ProjectLocator.read(Self.root + "/Examples/Recipes")
        let app = try #require(project.target("Recipes"))
        #expect(app.kind == .app && app.moduleName == "Recipes")
        #expect(app.sources.contains { $0.hasSuffix("/AppDelegate.swift") })
        #expect(app.resources.contains { $0.destination == "Base.lproj/Main.storyboard" })
        #expect(app.infoPlist["CFBundleExecutable"]?.value as? String == "Recipes")
    }

    @Test("a file-system-synchronized group has its folder's files except its exceptions", arguments: ["Plain", "Grüße ünd Leerzeichen"])
    func synchronised(name: String) throws {
        let folder = try Scratch.folder(name)
        try Scratch.write("class A {}", folder + "/App/A.swift")
        try Scratch.write("class B {}", folder + "/App/Sub/B.swift")
        try Scratch.write("class C {}", folder + "/App/Left.swift")
        try Scratch.write("x", folder + "/App/de.lproj/Localizable.strings")
        try Scratch.write("{}", folder + "/App/Assets.xcassets/Contents.json")
        try Scratch.write(Scratch.synchronisedProject, folder + "/App.xcodeproj/project.pbxproj")
        let target = try #require(try ProjectLocator.read(folder).target("App"))
        #expect(target.sources.map(\.lastPathComponent) == ["A.swift", "B.swift"])
        #expect(Set(target.resources.map(\.destination)) == ["de.lproj/Localizable.strings", "Assets.xcassets"])
        #expect(target.infoPlist["CFBundleIdentifier"]?.value as? String == "org.example.App")
        #expect(target.infoPlist["UILaunchStoryboardName"]?.value as? String == "Launch")
        #expect(target.infoPlist["NSAccentColorName"]?.value as? String == "Brand")
        #expect(target.isMainActorByDefault && target.swiftVersion == "6.0")
    }

    @Test("a link with the wrong case, as macOS allows, leads to its file")
    func forgivenLinks() throws {
        let folder = try Scratch.folder("Links")
        try Scratch.write("class A {}", folder + "/Kit/A.swift")
        try Scratch.write(
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])\n",
            folder + "/Package.swift")
        try FileManager.default.createDirectory(atPath: folder + "/Sources/Kit", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: folder + "/Sources/Kit/A.swift", withDestinationPath: "../../kit/A.swift")
        #expect(try ProjectLocator.read(folder).target("Kit")?.sources == [folder + "/Kit/A.swift"])
    }

    @Test("an absolute path from another machine maps to the project's file with the same suffix")
    func otherMachines() throws {
        let folder = try Scratch.folder("Absolute")
        try Scratch.write("class A {}", folder + "/App/Model/A.swift")
        let file = "FA = { isa = PBXFileReference; path = \"/Users/ann/Code/App/Model/A.swift\"; sourceTree = \"<group>\"; };"
        try Scratch.write(
            """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 50; rootObject = P; objects = {
              P = { isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T); };
              G = { isa = PBXGroup; children = (FA); sourceTree = "<group>"; };
              \(file) BA = { isa = PBXBuildFile; fileRef = FA; };
              S = { isa = PBXSourcesBuildPhase; files = (BA); };
              T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S); buildConfigurationList = L; };
              L = { isa = XCConfigurationList; buildConfigurations = (C); }; C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
            }; }
            """, folder + "/App.xcodeproj/project.pbxproj")
        #expect(try ProjectLocator.read(folder).target("App")?.sources == [folder + "/App/Model/A.swift"])
    }

    @Test("files that Xcode compiles among the sources are resources: interface files, strings, and catalogs")
    func compiledResources() throws {
        let folder = try Scratch.folder("Compiled")
        for name in ["A.swift", "View.xib", "Assets.xcassets/Contents.json", "Notes.txt"] { try Scratch.write("x", folder + "/" + name) }
        func file(_ id: String, _ path: String) -> String {
            "F\(id) = { isa = PBXFileReference; path = \(path); sourceTree = \"<group>\"; }; B\(id) = { isa = PBXBuildFile; fileRef = F\(id); };"
        }
        try Scratch.write(
            """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 50; rootObject = P; objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
              G = { isa = PBXGroup; children = (F1, F2, F3, F4); sourceTree = "<group>"; };
              \(file("1", "A.swift")) \(file("2", "View.xib")) \(file("3", "Assets.xcassets")) \(file("4", "Notes.txt"))
              T = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (S); buildConfigurationList = L; };
              S = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4); };
              L = { isa = XCConfigurationList; buildConfigurations = (C); };
              C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
            }; }
            """, folder + "/Kit.xcodeproj/project.pbxproj")
        let target = try #require(try ProjectLocator.read(folder).target("Kit"))
        #expect(
            target.sources.map(\.lastPathComponent) == ["A.swift"]
                && target.resources.map(\.destination) == ["View.xib", "Assets.xcassets"])
    }

    @Test("an app's module name is ASCII, also in Info.plist")
    func unicodeModule() throws {
        let folder = try Scratch.folder("Unicode")
        try Scratch.write("class A {}", folder + "/App/A.swift")
        try Scratch.write(
            Scratch.synchronisedProject.replacingOccurrences(
                of: "GENERATE_INFOPLIST_FILE = YES;", with: "GENERATE_INFOPLIST_FILE = YES; PRODUCT_NAME = \"Größe 2\";"),
            folder + "/App.xcodeproj/project.pbxproj")
        let target = try #require(try ProjectLocator.read(folder).target("App"))
        #expect(target.moduleName == "Gr__e_2")
        #expect(target.infoPlist["CFBundleExecutable"]?.value as? String == "Größe 2")
    }

    @Test("an Info.plist in a renamed folder is found through the project's file list")
    func renamedInfoPlist() throws {
        let folder = try Scratch.folder("Renamed")
        try Scratch.write("class A {}", folder + "/App/A.swift")
        try Scratch.write("<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>", folder + "/App/Info.plist")
        let project = """
            { rootObject = R; objects = { R = { isa = PBXProject; targets = (T); mainGroup = G; };
              G = { isa = PBXGroup; children = (A); sourceTree = "<group>"; }; A = { isa = PBXGroup; path = App; children = (I); sourceTree = "<group>"; };
              I = { isa = PBXFileReference; path = Info.plist; sourceTree = "<group>"; };
              T = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.application"; buildPhases = (); buildConfigurationList = L; };
              L = { isa = XCConfigurationList; buildConfigurations = (C); };
              C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; INFOPLIST_FILE = "My App/Info.plist"; }; };
            }; }
            """
        try Scratch.write(project, folder + "/App.xcodeproj/project.pbxproj")
        let read = try ProjectLocator.read(folder)
        #expect(read.target("Kit")?.infoPlist["UIMainStoryboardFile"]?.value as? String == "Main")
        #expect(
            read.notes.contains {
                $0.contains("My App/Info.plist: warning: INFOPLIST_FILE does not exist; \(folder)/App/Info.plist is used instead")
            })
    }

    @Test("if a folder has a package and a project, tests run from the one that has them")
    func testedFolder() throws {
        let folder = try Scratch.folder("Both")
        try Scratch.write(Scratch.synchronisedProject, folder + "/App.xcodeproj/project.pbxproj")
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
            Scratch.synchronisedProject.replacingOccurrences(
                of: "com.apple.product-type.application", with: "com.apple.product-type.bundle.unit-test"),
            folder + "/App.xcodeproj/project.pbxproj")
        #expect(try ProjectLocator.read(folder, forTests: true).target("App")?.kind == .tests)
        try Scratch.write("import XCTest\n@testable import Lib", folder + "/Tests/LibTests/T.swift")
        #expect(try ProjectLocator.read(folder, forTests: true).target("App") == nil)
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

    @Test("a manifest is read as on macOS, in its package's folder")
    func manifestOnMac() throws {
        let folder = try Scratch.folder("OnMac")
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

    @Test("headers import modules: a bridging header's for each file of its target, a framework's own also for its importers")
    func headerModules() throws {
        let folder = try Scratch.folder("Headers")
        try Scratch.write("#import \"Mock.h\"\n#import <Nowhere/Nowhere.h>\n// #import <MapKit/MapKit.h>\n", folder + "/Tests/Bridge.h")
        try Scratch.write(
            "@import CoreData;\n#include <WebKit/WKWebView.h>\n#import <CommonCrypto/CommonHMAC.h>\n#import \"Bridge.h\"\n",
            folder + "/Mocks/Mock.h")
        try Scratch.write("  #import <UIKit/UIKit.h>\n", folder + "/Kit/Kit.h")
        let headers = HeaderImports(["Tests/Bridge.h", "Mocks/Mock.h", "Kit/Kit.h"].map { folder + "/" + $0 })
        #expect(headers.modules(of: folder + "/Tests/Bridge.h") == ["CommonCrypto", "CoreData", "WebKit"])
        #expect(headers.modules(ofFramework: "Kit") == ["UIKit"] && headers.modules(ofFramework: "Other").isEmpty)

        var kit = Project.Target(name: "Kit", moduleName: "Kit", kind: .library),
            tests = Project.Target(name: "Tests", moduleName: "Tests", kind: .tests)
        try Scratch.write("struct K { var a: CGFloat }", folder + "/K.swift")
        try Scratch.write("import Kit\nvar context: NSManagedObjectContext?", folder + "/T.swift")
        (kit.sources, kit.modulesBrought) = ([folder + "/K.swift"], ["UIKit"])
        (tests.sources, tests.modulesEverywhere, tests.dependencies) = ([folder + "/T.swift"], ["CoreData"], ["Kit"])
        let project = Project(name: "Kit", directory: folder, file: folder + "/Package.swift", targets: [kit, tests])
        let shadow = try ShadowPackage(
            directory: Scratch.owned(folder + "/shadow"), project: project, sdk: SDK(directory: folder + "/SDK", configuration: .debug))
        _ = try shadow.write(project.targets, glue: [:])
        #expect(try String(contentsOfFile: folder + "/shadow/Sources/Kit/K.us.swift", encoding: .utf8).contains("import UIKit\n"))
        let text = try String(contentsOfFile: folder + "/shadow/Sources/Tests/T.us.swift", encoding: .utf8)
        #expect(text.contains("import UIKit\n") && text.contains("import CoreData\n"))
    }

    @Test("a product may have the project's name")
    func projectName() throws {
        let folder = try Scratch.folder("Named")
        try Scratch.write("class A {}", folder + "/App/A.swift")
        let text = Scratch.synchronisedProject.replacingOccurrences(
            of: "buildSettings = {", with: "buildSettings = { PRODUCT_NAME = \"$(PROJECT_NAME)\";")
        try Scratch.write(text, folder + "/Kit.xcodeproj/project.pbxproj")
        #expect(try ProjectLocator.read(folder).target("App")?.moduleName == "Kit")
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

    @Test("a missing module of a pod is explained by its pod, others by what can be done")
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

    @Test("errors are followed by the warnings about their files, each once")
    func explanations() {
        func issue(_ file: String, _ line: Int, _ message: String) -> TranslationIssue {
            .init(severity: .warning, file: file, line: line, column: 1, construct: "import", message: message)
        }
        let error = Diagnostics.Message(file: "/a.swift", line: 9, column: 1, severity: "error", text: "cannot find 'SKView' in scope")
        let issues = [
            issue("/b.swift", 1, "no SpriteKit"), issue("/a.swift", 1, "no SpriteKit"), issue("/a.swift", 2, "no ARKit"),
            issue("/a.swift", 3, "no ARKit"),
        ]
        #expect(
            Diagnostics.explanations(issues, of: [error]) == [
                "/a.swift:1:1: warning: no SpriteKit [import]", "/a.swift:2:1: warning: no ARKit [import] (and 1 more)",
            ])
    }

    @Test("the local library in an example's Podfile is built from there")
    func developmentPod() throws {
        let folder = try Scratch.folder("Pod")
        try Scratch.write(Scratch.synchronisedProject, folder + "/Example/App.xcodeproj/project.pbxproj")
        try Scratch.write("import Lib", folder + "/Example/App/A.swift")
        try Scratch.write("target 'App' do\n  pod 'Lib', :path => '../'\nend\n", folder + "/Example/Podfile")
        try Scratch.write("class L {}", folder + "/Lib/L.swift")
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
        try Scratch.write(Scratch.synchronisedProject, folder + "/App.xcodeproj/project.pbxproj")
        try Scratch.write("import Kit", folder + "/App/A.swift")
        let library = Scratch.synchronisedProject.replacingOccurrences(of: "path = App;", with: "path = Kit;").replacingOccurrences(
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
        try Scratch.write(Scratch.synchronisedProject, folder + "/App/Demo/App.xcodeproj/project.pbxproj")
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

    @Test("asset catalogs become the symbols that Xcode would generate, as far as the sources use them")
    func assetSymbols() throws {
        let folder = try Scratch.folder("Assets")
        for asset in ["ic_home filled.imageset", "BrandColor.colorset", "red.colorset", "unused.imageset", "Icons/Gear.imageset"] {
            try Scratch.write("{}", folder + "/A.xcassets/" + asset + "/Contents.json")
        }
        try Scratch.write("{\"properties\": {\"provides-namespace\": true}}", folder + "/A.xcassets/Icons/Contents.json")
        try Scratch.write(
            "let a = UIImage(resource: .icHomeFilled), b = UIColor.brand, c = UIImage.Icons.gear, d = UIColor.red", folder + "/A.swift")
        var target = Project.Target(name: "App", moduleName: "App", kind: .app)
        target.sources = [folder + "/A.swift"]
        target.resources = [.init(path: folder + "/A.xcassets", destination: "A.xcassets")]
        target.hasAssetExtensions = true
        let source = try #require(AssetSymbols(target).source)
        #expect(
            source.contains("extension ImageResource { static let icHomeFilled = ImageResource(name: \"ic_home filled\", bundle: .main) }"))
        #expect(source.contains("extension UIColor { static var brand: UIColor { UIColor(named: \"BrandColor\") ?? .clear } }"))
        #expect(
            source.contains(
                "extension UIImage { enum Icons {} }\nextension UIImage.Icons { static var gear: UIImage { UIImage(named: \"Icons/Gear\") ?? UIImage() } }"
            ))
        #expect(!source.contains("unused") && !source.contains("extension UIColor { static var red"))
    }

    @Test("names are matched without regard to case, as in Xcode's file systems")
    func letterCase() throws {
        let folder = try Scratch.folder("Case")
        try Scratch.write("x", folder + "/App/Info.plist")
        #expect((folder + "/app/info.plist").asSpelledOnDisk == folder + "/App/Info.plist")
        #expect((folder + "/App/None.plist").asSpelledOnDisk == folder + "/App/None.plist")
    }

    @Test("a Core Data model becomes the classes that Xcode would generate")
    func dataModel() throws {
        let folder = try Scratch.folder("Model")
        let xml = """
            <?xml version="1.0" encoding="UTF-8"?>
            <model><entity name="Item" representedClassName="Item" codeGenerationType="class">
                <attribute name="title" optional="YES" attributeType="String"/>
                <attribute name="done" attributeType="Boolean" usesScalarValueType="YES"/>
                <attribute name="parts" optional="YES" attributeType="Transformable" customClassName=".Array&lt;String&gt;"/>
                <relationship name="tags" toMany="YES" destinationEntity="Tag" inverseName="item" inverseEntity="Tag"/>
            </entity><entity name="Tag" representedClassName=".Tag" codeGenerationType="category">
                <relationship name="item" maxCount="1" destinationEntity="Item"/>
            </entity><entity name="Own" representedClassName="Own"/></model>
            """
        try Scratch.write(xml, folder + "/Store.xcdatamodeld/Store.xcdatamodel/contents")
        let model = try #require(DataModel(folder + "/Store.xcdatamodeld"))
        let source = try #require(model.source)
        #expect(model.destination == "Store.momd/contents")
        #expect(source.contains("@objc(Item) nonisolated public class Item: NSManagedObject {}"))
        #expect(source.contains("@NSManaged public var title: String?") && source.contains("@NSManaged public var done: Bool\n"))
        #expect(source.contains("@NSManaged public var parts: Array<String>?\n"))
        #expect(source.contains("@NSManaged public func addToTags(_ value: Tag)"))
        #expect(source.contains("extension Tag {") && !source.contains("class Tag:"))
        #expect(!source.contains("Own"))
    }

    @Test("of a model's versions the project's current one is used if the model itself names none")
    func modelVersions() throws {
        let folder = try Scratch.folder("Versions")
        for (version, name) in [("Store", "Old"), ("New Store", "New")] {
            try Scratch.write(
                "<model><entity name=\"\(name)\" representedClassName=\"\(name)\" codeGenerationType=\"class\"/></model>",
                folder + "/Store.xcdatamodeld/\(version).xcdatamodel/contents")
        }
        let project = """
            { rootObject = R; objects = { R = { isa = PBXProject; targets = (T); mainGroup = G; };
              G = { isa = PBXGroup; children = (V); sourceTree = "<group>"; };
              V = { isa = XCVersionGroup; path = Store.xcdatamodeld; children = (V1, V2); currentVersion = V2; sourceTree = "<group>"; };
              V1 = { isa = PBXFileReference; path = Store.xcdatamodel; sourceTree = "<group>"; }; V2 = { isa = PBXFileReference; path = "New Store.xcdatamodel"; sourceTree = "<group>"; };
              B = { isa = PBXBuildFile; fileRef = V; }; S = { isa = PBXSourcesBuildPhase; files = (B); };
              T = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.application"; buildPhases = (S); buildConfigurationList = L; };
              L = { isa = XCConfigurationList; buildConfigurations = (C); }; C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
            }; }
            """
        try Scratch.write(project, folder + "/App.xcodeproj/project.pbxproj")
        func model() throws -> DataModel? { try ProjectLocator.read(folder).target("Kit")?.dataModels.first.flatMap { DataModel($0) } }
        #expect(try model()?.entities.map(\.name) == ["New"])
        #expect(try model()?.destination == "Store.momd/contents")
        try Scratch.write(
            "<plist><dict><key>_XCCurrentVersionName</key><string>Store.xcdatamodel</string></dict></plist>",
            folder + "/Store.xcdatamodeld/.xccurrentversion")
        #expect(try model()?.entities.map(\.name) == ["Old"])
    }

    @Test("a broken project file is a user error with its position")
    func broken() throws {
        let folder = try Scratch.folder("Broken")
        let file = folder + "/App.xcodeproj/project.pbxproj"
        for (text, words) in [
            ("// !$*UTF8*$!\n{ objects = {\n<<<<<<< HEAD\n", "3:1: error: the project file contains an unresolved merge conflict"),
            ("{ objects = {\n  A = {", "2:1: error: the project file ends before it is complete"),
            ("", "1:1: error: the project file is empty"),
        ] {
            try Scratch.write(text, file)
            let failure = #expect(throws: Failure.self) { try ProjectLocator.read(folder) }
            #expect(failure?.kind == .user && failure?.message == file + ":" + words)
        }
    }

    @Test("settings expand, inherit, and support their modifiers")
    func settings() {
        var settings = BuildSettings()
        settings.merge(["NAME": "My App", "FLAGS": "A"])
        settings.merge([
            "FLAGS": "$(inherited) B", "MODULE": "$(NAME:c99extidentifier)", "ID": "org.${NAME:rfc1034identifier}",
            "ONLY[sdk=macosx*]": "no",
        ])
        #expect(settings["FLAGS"] == "A B" && settings["MODULE"] == "My_App" && settings["ID"] == "org.My-App" && settings["ONLY"] == nil)
    }

    @Test("compiler messages about generated code are hidden if there are messages about the user's")
    func diagnostics() {
        var diagnostics = Diagnostics()
        diagnostics.add("<understudy>/Home.generated.swift:3:1: error: '@const' value should be initialized")
        #expect(diagnostics.errors.count == 1)
        diagnostics.add("/my project/Home.swift:7:13: error: cannot find 'x' in scope")
        diagnostics.add("/my project/Home.swift:7:13: error: cannot find 'x' in scope")
        #expect(diagnostics.report == "/my project/Home.swift:7:13: error: cannot find 'x' in scope")
    }

    @Test("an error at the end of a generated file is reported at the end of the user's")
    func openBrace() throws {
        let folder = try Scratch.folder("Open brace")
        try Scratch.write("class A {\n    func b() {}\n", folder + "/A.swift")
        var diagnostics = Diagnostics(originals: ["/cache/A.us.swift": folder + "/A.swift"])
        diagnostics.add("/cache/A.us.swift:9:1: error: expected '}' in class")
        #expect(diagnostics.report == "\(folder)/A.swift:2:16: error: expected '}' in class")
    }

    @Test("a compiler crash is an error at the last position, unless the compiler reported other errors")
    func crash() {
        var diagnostics = Diagnostics()
        diagnostics.add("5.\tWhile type-checking statement at [/lib/Gauge.swift:45:31 - line:87:2] RangeText=\"{")
        diagnostics.add(
            "6.\tWhile type-checking expression at [/lib/Gauge.swift:58:3 - line:86:3] RangeText=\"try [false, true].forEach { hasShadow in"
        )
        #expect(diagnostics.report == "/lib/Gauge.swift:58:3: error: the compiler crashed here")
        diagnostics.add("/lib/Home.swift:7:13: error: cannot find 'x' in scope")
        #expect(diagnostics.report == "/lib/Home.swift:7:13: error: cannot find 'x' in scope")
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

    @Test("of two targets with the same module, the first is built for all")
    func oneModule() {
        let (kit, binary) = (
            Project.Target(name: "Kit", moduleName: "Kit", kind: .library),
            Project.Target(name: "KitBinary", moduleName: "Kit", kind: .library)
        )
        var tests = Project.Target(name: "KitTests", moduleName: "KitTests", kind: .tests)
        tests.dependencies = ["KitBinary"]
        let targets = Project.oneForEachModule([kit, binary, tests])
        #expect(targets.map(\.name) == ["Kit", "KitTests"] && targets[1].dependencies == ["Kit"])
    }

    @Test("a full disk has a clear error message")
    func fullDisk() {
        #expect(
            Failure.noSpace("error: unable to open output file: 'No space left on device'")?.message.contains("UNDERSTUDY_CACHE") == true)
        #expect(Failure.noSpace("error: cannot find 'x' in scope") == nil)
    }

    @Test("a string catalog becomes the tables of each language, with its plural forms")
    func catalogue() throws {
        let folder = try Scratch.folder("Catalogue")
        let text = #"""
            {"sourceLanguage":"en","strings":{
              "Hi":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Hallo \"Du\""}}}},
              "%lld files":{"localizations":{"de":{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld Datei"}},"other":{"stringUnit":{"value":"%lld Dateien"}}}}}}},
              "Tap":{"localizations":{"en":{"variations":{"device":{"mac":{"stringUnit":{"value":"Click"}},"other":{"stringUnit":{"value":"Touch"}}}}}}},
              "Both":{"localizations":{"en":{"stringUnit":{"value":"%#@files@ of %2$@"},"substitutions":{"files":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"one":{"stringUnit":{"value":"a file"}},"other":{"stringUnit":{"value":"%arg files"}}}}}}}}}
            }}
            """#
        try Scratch.write(text, folder + "/Localizable.xcstrings")
        let tables = StringCatalog.expand(folder + "/Localizable.xcstrings")
        #expect(tables["de.lproj/Localizable.strings"].map { String(decoding: $0, as: UTF8.self) } == "\"Hi\" = \"Hallo \\\"Du\\\"\";\n")
        #expect(
            tables["en.lproj/Localizable.strings"].map { String(decoding: $0, as: UTF8.self) }
                == "\"%lld files\" = \"%lld files\";\n\"Hi\" = \"Hi\";\n\"Tap\" = \"Touch\";\n")
        let german =
            try PropertyListSerialization.propertyList(from: try #require(tables["de.lproj/Localizable.stringsdict"]), format: nil)
            as? [String: [String: Any]]
        #expect((german?["%lld files"]?["value"] as? [String: String])?["one"] == "%lld Datei")
        let english =
            try PropertyListSerialization.propertyList(from: try #require(tables["en.lproj/Localizable.stringsdict"]), format: nil)
            as? [String: [String: Any]]
        #expect(english?["Both"]?["NSStringLocalizedFormatKey"] as? String == "%1$#@files@ of %2$@")
    }

    @Test("only changed files are translated again, and a deleted file's output is removed")
    func incremental() throws {
        let folder = try Scratch.folder("Incremental")
        try Scratch.write("class A { func f() {} }", folder + "/A.swift")
        try Scratch.write("class B { func g() {} }", folder + "/B.swift")
        let store = try TranslationStore(folder: Scratch.owned(folder + "/out"), settings: .init(moduleName: "M"))
        #expect(try store.translate([folder + "/A.swift", folder + "/B.swift"]).translated == 2)
        #expect(try store.translate([folder + "/A.swift", folder + "/B.swift"]).translated == 0)
        try Scratch.write("class B { func g() { print(1) } }", folder + "/B.swift")
        #expect(try store.translate([folder + "/A.swift", folder + "/B.swift"]).translated == 1)
        #expect(try store.translate([folder + "/A.swift"]).outputs.count == 1)
        #expect(!FileManager.default.fileExists(atPath: folder + "/out/B.us.swift"))
    }

    @Test("a control character in a file's name does not reach the compiler")
    func controlCharacters() throws {
        let folder = try Scratch.folder("Control characters")
        let sources = ["A", "\u{10}A", "\u{10}\u{10}B"].map { folder + "/\($0).swift" }
        for path in sources { try Scratch.write("struct S\(path.count) {}", path) }
        let outcome = try TranslationStore(folder: Scratch.owned(folder + "/out"), settings: .init(moduleName: "M")).translate(sources)
        #expect(outcome.outputs.map(\.lastPathComponent) == ["A.us.swift", "A_2.us.swift", "B.us.swift"])
        #expect(sources.allSatisfy { outcome.originals.values.contains($0) })
        let text = try String(contentsOfFile: outcome.outputs[1], encoding: .utf8)
        #expect(text.contains("#sourceLocation(file: \"\(sources[0])\", line: 1)\n"))
    }

    @Test("a damaged line in the index of sources affects only its own file")
    func damagedRecords() throws {
        let folder = try Scratch.folder("Damaged records")
        let sources = ["A", "B", "C"].map { folder + "/\($0).swift" }
        for path in sources { try Scratch.write("class \(path.lastPathComponent.deletingPathExtension) { func f() {} }", path) }
        let store = try TranslationStore(folder: Scratch.owned(folder + "/out"), settings: .init(moduleName: "M"))
        #expect(try store.translate(sources).translated == 3)
        let records = try #require(try FileManager.default.contentsOfDirectory(atPath: folder + "/out").first { $0.hasSuffix(".jsonl") })
        var lines = try String(contentsOfFile: folder + "/out/" + records, encoding: .utf8).split(separator: "\n")
        #expect(lines.count == 3)
        lines[1] = lines[1].dropLast(20)
        try Scratch.write(lines.joined(separator: "\n"), folder + "/out/" + records)
        #expect(try store.translate(sources).translated == 1)
        #expect(try store.translate(sources).translated == 0)
    }

    @Test("a class that only conforms to a protocol of its module is not registered for creation by name")
    func conforming() throws {
        let folder = try Scratch.folder("Conforming")
        try Scratch.write(
            "import UIKit\nprotocol P {}\nclass A: P { init() {} }\nclass B: UIView { init() { super.init(frame: .zero) } }",
            folder + "/A.swift")
        _ = try TranslationStore(folder: Scratch.owned(folder + "/out"), settings: .init(moduleName: "M")).translate([folder + "/A.swift"])
        let text = try String(contentsOfFile: folder + "/out/A.us.swift", encoding: .utf8)
        #expect(text.contains("addInit(B.self)") && !text.contains("addInit(A.self)"))
    }

    @Test("a generated line that the compiler rejects is removed, and the others stay")
    func generatedLines() throws {
        let folder = try Scratch.folder("Generated")
        try Scratch.write("import UIKit\n@objcMembers class A: NSObject { func keep() {}; func lose() {} }", folder + "/A.swift")
        let store = try TranslationStore(folder: Scratch.owned(folder + "/out"), settings: .init(moduleName: "M"))
        _ = try store.translate([folder + "/A.swift"])
        func lines() throws -> [String] {
            try String(contentsOfFile: folder + "/out/A.us.swift", encoding: .utf8).components(separatedBy: "\n")
        }
        let head = try #require(try lines().firstIndex { $0.contains("<understudy>/A.generated.swift") }),
            place = try #require(try lines().firstIndex { $0.hasPrefix("  case \"lose\"") })
        let message = Diagnostics.Message(
            file: "<understudy>/A.generated.swift", line: place - head, column: 9, severity: "error", text: "ambiguous use of 'lose()'")
        #expect(try store.add([folder + "/A.swift": [message]]) && !store.add([folder + "/A.swift": [message]]))
        _ = try store.translate([folder + "/A.swift"])
        #expect(try !lines().contains { $0.hasPrefix("  case \"lose\"") } && lines().contains { $0.hasPrefix("  case \"keep\"") })
    }
}

enum Scratch {
    static func folder(_ name: String) throws -> String {
        let path = FileManager.default.temporaryDirectory.path + "/understudy tests \(ProcessInfo.processInfo.processIdentifier)/" + name
        try? FileManager.default.removeItem(atPath: path)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return path
    }

    static func write(_ text: String, _ path: String) throws {
        try FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    /// Returns a build folder like those in the cache.
    static func owned(_ path: String) throws -> OwnedPath { OwnedPath(root: try OwnedFolder(path), components: []) }

    static let synchronisedProject = """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L0; };
          G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
          F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (X); };
          X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Left.swift); };
          T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = ();
                fileSystemSynchronizedGroups = (F); buildConfigurationList = L1; };
          L0 = { isa = XCConfigurationList; buildConfigurations = (C0); };
          C0 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 6.0; SDKROOT = iphoneos; }; };
          L1 = { isa = XCConfigurationList; buildConfigurations = (C1); };
          C1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_BUNDLE_IDENTIFIER = org.example.App; GENERATE_INFOPLIST_FILE = YES;
                 INFOPLIST_KEY_UILaunchStoryboardName = Launch; ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Brand; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; };
        }; }
        """
}
