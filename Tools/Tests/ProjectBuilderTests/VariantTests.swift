import Foundation
import Testing

@testable import ProjectBuilder

/// Project files in the formats of Xcode, CocoaPods, and SwiftPM.
@Suite("Kinds of projects")
struct VariantTests {
    /// An old-style project: groups with references, an app, and `objects`.
    private func pbxproj(_ objects: String, targets: String = "T", files: String = "", extra: String = "") -> String {
        """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 50; rootObject = P; objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (\(targets)); buildConfigurationList = L; \(extra) };
          G = { isa = PBXGroup; children = (\(files)); sourceTree = "<group>"; };
          L = { isa = XCConfigurationList; buildConfigurations = (C); };
          C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
          \(objects)
        }; }
        """
    }

    @Test("a framework linked by its product from a referenced project is built with the app")
    func subproject() throws {
        let folder = try Scratch.folder("Sub project")
        try Scratch.write("import Core", folder + "/App.swift")
        try Scratch.write("public class C {}", folder + "/Core/C.swift")
        try Scratch.write(
            pbxproj(
                """
                A = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
                BA = { isa = PBXBuildFile; fileRef = A; };
                SP = { isa = PBXSourcesBuildPhase; files = (BA); };
                FR = { isa = PBXReferenceProxy; path = Core.framework; sourceTree = BUILT_PRODUCTS_DIR; };
                BF = { isa = PBXBuildFile; fileRef = FR; };
                FP = { isa = PBXFrameworksBuildPhase; files = (BF); };
                SUB = { isa = PBXFileReference; path = Core/Core.xcodeproj; sourceTree = "<group>"; };
                T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (SP, FP); buildConfigurationList = L; };
                """, files: "A, SUB", extra: "projectReferences = ({ ProductGroup = G; ProjectRef = SUB; });"),
            folder + "/App.xcodeproj/project.pbxproj")
        try Scratch.write(
            pbxproj(
                """
                A = { isa = PBXFileReference; path = C.swift; sourceTree = "<group>"; };
                BA = { isa = PBXBuildFile; fileRef = A; };
                SP = { isa = PBXSourcesBuildPhase; files = (BA); };
                PR = { isa = PBXFileReference; path = Core.framework; sourceTree = BUILT_PRODUCTS_DIR; };
                T = { isa = PBXNativeTarget; name = Core; productType = "com.apple.product-type.framework"; buildPhases = (SP); buildConfigurationList = L; productReference = PR; };
                """, files: "A, PR"), folder + "/Core/Core.xcodeproj/project.pbxproj")
        let project = try ProjectLocator.read(folder)
        #expect(project.closure(of: "App").map(\.name) == ["Core", "App"])
        #expect(project.target("Core")?.sources.map(\.lastPathComponent) == ["C.swift"])
    }

    @Test("a local package that is a folder reference provides its products, whatever the folder is called")
    func packageFolder() throws {
        let folder = try Scratch.folder("Package folder")
        try Scratch.write("import Kit", folder + "/Demo/App.swift")
        try Scratch.write("public class C {}", folder + "/Sources/Kit/C.swift")
        try Scratch.write(
            """
            // swift-tools-version: 5.5
            import PackageDescription
            let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
            """, folder + "/Package.swift")
        try Scratch.write(
            pbxproj(
                """
                A = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
                BA = { isa = PBXBuildFile; fileRef = A; };
                SP = { isa = PBXSourcesBuildPhase; files = (BA); };
                PK = { isa = PBXFileReference; lastKnownFileType = folder; path = ..; sourceTree = "<group>"; };
                D = { isa = XCSwiftPackageProductDependency; productName = Kit; };
                T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (SP); buildConfigurationList = L; packageProductDependencies = (D); };
                """, files: "A, PK"), folder + "/Demo/App.xcodeproj/project.pbxproj")
        let project = try ProjectLocator.read(folder + "/Demo/App.xcodeproj")
        #expect(project.closure(of: "App").map(\.name) == ["Kit", "App"])
    }

    @Test("a local package in a synchronized folder provides its products, and its files are not members of the target")
    func packageInSynchronizedFolder() throws {
        let folder = try Scratch.folder("Synchronized package")
        try Scratch.write("import Kit", folder + "/App/App.swift")
        try Scratch.write("public class C {}", folder + "/App/Modules/Core/Kit/Sources/Kit/C.swift")
        try Scratch.write(
            """
            // swift-tools-version: 5.5
            import PackageDescription
            let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
            """, folder + "/App/Modules/Core/Kit/Package.swift")
        try Scratch.write(
            pbxproj(
                """
                F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
                D = { isa = XCSwiftPackageProductDependency; productName = Kit; };
                T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (); buildConfigurationList = L; packageProductDependencies = (D); fileSystemSynchronizedGroups = (F); };
                """, files: "F"), folder + "/App.xcodeproj/project.pbxproj")
        let project = try ProjectLocator.read(folder + "/App.xcodeproj")
        #expect(project.closure(of: "App").map(\.name) == ["Kit", "App"])
        #expect(project.target("App")?.sources.map(\.lastPathComponent) == ["App.swift"])
    }

    @Test("the resources of frameworks and tests are in their own bundles, those of a static library in the app's")
    func frameworkBundle() throws {
        let folder = try Scratch.folder("Frameworks")
        for (name, text) in [("App", "app"), ("Kit", "kit"), ("Static", "static"), ("AppTests", "tests")] {
            try Scratch.write(
                "\"hello\" = \"\(text)\";", folder + "/\(name)/en.lproj/\(name == "Static" ? "Static" : "Localizable").strings")
        }
        try Scratch.write("{}", folder + "/AppTests/answer.json")
        for name in ["App", "Kit", "Static", "AppTests"] { try Scratch.write("import UIKit", folder + "/\(name)/Code.swift") }
        try Scratch.write(#"{"sourceLanguage":"en","strings":{"Hi":{}}}"#, folder + "/Kit/Words.xcstrings")
        try Scratch.write("", folder + "/program")
        func target(_ name: String, _ type: String) -> String {
            """
            T\(name) = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(type)"; buildPhases = (); fileSystemSynchronizedGroups = (F\(name)); buildConfigurationList = L\(name); };
            F\(name) = { isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>"; };
            L\(name) = { isa = XCConfigurationList; buildConfigurations = (C\(name)); };
            C\(name) = { isa = XCBuildConfiguration; name = Debug; buildSettings = { GENERATE_INFOPLIST_FILE = YES; PRODUCT_BUNDLE_IDENTIFIER = org.example.\(name); }; };
            """
        }
        try Scratch.write(
            pbxproj(
                target("App", "application") + target("Kit", "framework") + target("Static", "library.static")
                    + target("AppTests", "bundle.unit-test"),
                targets: "TApp, TKit, TStatic, TAppTests", files: "FApp, FKit, FStatic, FAppTests"),
            folder + "/App.xcodeproj/project.pbxproj")
        let project = try ProjectLocator.read(folder, forTests: true)
        let app = folder + "/App.app"
        try Scratch.write("font", folder + "/UIKit/understudy_CoreText.resources/Fonts/Inter.ttf")
        try Staging.stage(
            executable: folder + "/program", name: #require(ProjectName("App")), infoPlist: [:], targets: project.targets,
            extraDirectories: [],
            library: folder + "/UIKit", tree: SourceTree(of: folder), into: Scratch.owned(app))
        func text(_ path: String) -> String? { try? String(contentsOfFile: app + "/" + path, encoding: .utf8) }
        #expect(text("en.lproj/Localizable.strings")?.contains("app") == true && text("en.lproj/Static.strings") != nil)
        #expect(
            text("Frameworks/Kit.framework/en.lproj/Localizable.strings")?.contains("kit") == true
                && text("Frameworks/Kit.framework/en.lproj/Words.strings") != nil)
        #expect(text("Frameworks/Kit.framework/Info.plist")?.contains("org.example.Kit") == true)
        #expect(
            text("PlugIns/AppTests.xctest/en.lproj/Localizable.strings")?.contains("tests") == true
                && text("PlugIns/AppTests.xctest/Info.plist")?.contains("org.example.AppTests") == true)
        #expect(text("PlugIns/AppTests.xctest/answer.json") == "{}" && text("answer.json") == "{}")
        // A sandboxed app reads UIKit's fonts in its own folder.
        #expect(text("understudy_CoreText.resources/Fonts/Inter.ttf") == "font")
    }

    @Test("catalogs of one name are all in the bundle, and an app's own file is, rather than a library's")
    func resourcesOfOneName() {
        func target(_ name: String, _ kind: Project.Target.Kind, _ paths: [String]) -> Project.Target {
            var target = Project.Target(name: name, moduleName: name, kind: kind)
            target.resources = paths.map { .init(path: $0, destination: SourceFolder.destination($0)) }
            return target
        }
        let resources = Staging.resources(of: [
            target(
                "App", .app, ["/p/A/Assets.xcassets", "/p/B/Assets.xcassets", "/p/en.lproj/Localizable.strings", "/p/A/Assets.xcassets"]),
            target("Pod", .library, ["/p/Pods/Assets.xcassets", "/p/Pods/en.lproj/Localizable.strings", "/p/Pods/en.lproj/Pod.strings"]),
        ])
        #expect(
            resources.map { $0.path + " " + $0.destination } == [
                "/p/A/Assets.xcassets Assets.xcassets", "/p/B/Assets.xcassets Assets~2.xcassets",
                "/p/en.lproj/Localizable.strings en.lproj/Localizable.strings", "/p/Pods/Assets.xcassets Assets~3.xcassets",
                "/p/Pods/en.lproj/Pod.strings en.lproj/Pod.strings",
            ])
        #expect("Assets.xcassets" < "Assets~2.xcassets", "the first catalog's assets are preferred")
    }

    @Test("a folder's only project is found some folders below, and several projects by their workspace")
    func projectsBelow() throws {
        let folder = try Scratch.folder("Deep project")
        try Scratch.write("class A {}", folder + "/clients/ios/App/A.swift")
        try Scratch.write(Scratch.synchronizedProject, folder + "/clients/ios/App.xcodeproj/project.pbxproj")
        try Scratch.write(Scratch.synchronizedProject, folder + "/node_modules/x/Other.xcodeproj/project.pbxproj")
        #expect(try ProjectLocator.read(folder).file == folder + "/clients/ios/App.xcodeproj/project.pbxproj")

        let several = try Scratch.folder("Several projects")
        for name in ["One", "Two"] {
            try Scratch.write("class A {}", several + "/\(name)/A.swift")
            try Scratch.write(
                Scratch.synchronizedProject.replacing("path = App;", with: "path = \(name);").replacing(
                    "name = App;", with: "name = \(name);"),
                several + "/\(name).xcodeproj/project.pbxproj")
        }
        try Scratch.write(
            #"<Workspace version = "1.0"><FileRef location = "group:One.xcodeproj"/><FileRef location = "group:Two.xcodeproj"/></Workspace>"#,
            several + "/All.xcworkspace/contents.xcworkspacedata")
        #expect(try ProjectLocator.read(several).targets.map(\.name) == ["One", "Two"])
    }

    // XcodeGen's `path: .` puts the project into a group whose path is `.`.
    @Test("a project that refers to itself is read once", arguments: ["App.xcodeproj", "./App.xcodeproj"])
    func selfReference(_ path: String) throws {
        let folder = try Scratch.folder("Self reference")
        try Scratch.write("class A {}", folder + "/App.swift")
        try Scratch.write(
            pbxproj(
                """
                A = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
                BA = { isa = PBXBuildFile; fileRef = A; };
                SP = { isa = PBXSourcesBuildPhase; files = (BA); };
                ME = { isa = PBXFileReference; path = "\(path)"; sourceTree = "<group>"; };
                T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (SP); buildConfigurationList = L; };
                """, files: "A, ME", extra: "projectReferences = ({ ProductGroup = G; ProjectRef = ME; });"),
            folder + "/App.xcodeproj/project.pbxproj")
        #expect(try ProjectLocator.read(folder).targets.map(\.name) == ["App"])
    }

    @Test("pods in the project's folder are modules if they are Swift, and are reported otherwise")
    func pods() throws {
        let folder = try Scratch.folder("With pods")
        try Scratch.write("import UIKit\nimport Layouts\nimport class Old.Thing", folder + "/App/App.swift")
        try Scratch.write("import Base", folder + "/Pods/Layouts/Sources/Layouts.swift")
        try Scratch.write("x", folder + "/Pods/Layouts/Tests/LayoutsTests.swift")
        try Scratch.write("class B {}", folder + "/Pods/Base/Base/Base.swift")
        try Scratch.write("class L {}", folder + "/Pods/Base/Platform/Lock.swift")
        try Scratch.write("class D {}", folder + "/Pods/Base/SwiftExample/Demo.swift")
        try Scratch.write("", folder + "/Pods/Base/SwiftExample/Podfile")
        try Scratch.write("<document/>", folder + "/Pods/Base/Badge.xib")
        for name in ["ResourceBundle-Base-Info.plist", "ResourceBundle-Base_More-Base-Info.plist"] {
            try Scratch.write("", folder + "/Pods/Target Support Files/Base/" + name)
        }
        try Scratch.write("@implementation T @end", folder + "/Pods/Old/Thing.m")
        try Scratch.write(Scratch.synchronizedProject, folder + "/App.xcodeproj/project.pbxproj")
        let project = try ProjectLocator.read(folder)
        #expect(project.closure(of: "App").map(\.name) == ["Base", "Layouts", "App"])
        #expect(project.target("Layouts")?.sources.map(\.lastPathComponent) == ["Layouts.swift"])
        #expect(project.target("Layouts")?.modulesEverywhere == ["UIKit"], "as by the header that CocoaPods writes")
        #expect(
            project.target("Base")?.sources.map(\.lastPathComponent) == ["Base.swift", "Lock.swift"],
            "a pod's sources lie where it likes, as RxSwift's do")
        #expect(
            project.target("Base")?.resources.map(\.destination).sorted() == [
                "Badge.xib", "Base.bundle/Badge.xib", "Base_More.bundle/Badge.xib",
            ])
        #expect(project.notes.contains { $0.contains("the pod Old has no Swift sources") })
    }

    @Test("a pod's module has the name in the module map that CocoaPods wrote")
    func podModules() throws {
        let folder = try Scratch.folder("Pods with other modules")
        try Scratch.write("import UIKit\nimport Lottie\nimport Reachability", folder + "/App/App.swift")
        try Scratch.write("class L {}", folder + "/Pods/lottie-ios/Sources/L.swift")
        try Scratch.write("<document/>", folder + "/Pods/lottie-ios/Sources/L.xib")
        try Scratch.write("class R {}", folder + "/Pods/ReachabilitySwift/Sources/R.swift")
        let support = folder + "/Pods/Target Support Files/"
        try Scratch.write(
            "framework module Lottie {\n  umbrella header \"lottie-ios-umbrella.h\"\n}\n", support + "lottie-ios/lottie-ios.modulemap")
        try Scratch.write("", support + "lottie-ios/ResourceBundle-LottiePictures-lottie-ios-Info.plist")
        try Scratch.write("module Reachability {\n}\n", support + "ReachabilitySwift-iOS/ReachabilitySwift-iOS.modulemap")
        try Scratch.write(Scratch.synchronizedProject, folder + "/App.xcodeproj/project.pbxproj")
        let project = try ProjectLocator.read(folder)
        #expect(Set(project.closure(of: "App").map(\.moduleName)) == ["Lottie", "Reachability", "App"])
        #expect(project.target("Lottie")?.sources.map(\.lastPathComponent) == ["L.swift"])
        #expect(project.target("Lottie")?.resources.map(\.destination).contains("LottiePictures.bundle/L.xib") == true)
    }

    @Test("a pod is compiled with the settings of CocoaPods' project, not those of a target for another platform")
    func podSettings() throws {
        let folder = try Scratch.folder("Pods with settings")
        try Scratch.write("import UIKit\nimport Kit\nimport Other", folder + "/App/App.swift")
        try Scratch.write("open class K { open let value = 1 }", folder + "/Pods/Kit/Kit.swift")
        try Scratch.write("class O {}", folder + "/Pods/Other/Other.swift")
        try Scratch.write("OTHER_SWIFT_FLAGS = $(inherited) -D COCOAPODS", folder + "/Pods/Target Support Files/Kit/Kit.debug.xcconfig")
        try Scratch.write(
            """
            { archiveVersion = 1; objectVersion = 46; rootObject = P; objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (M, K); };
              G = { isa = PBXGroup; children = (X); sourceTree = "<group>"; };
              X = { isa = PBXFileReference; path = "Target Support Files/Kit/Kit.debug.xcconfig"; sourceTree = "<group>"; };
              M = { isa = PBXNativeTarget; name = "Kit-macOS"; productType = "com.apple.product-type.framework"; buildConfigurationList = L0; };
              L0 = { isa = XCConfigurationList; buildConfigurations = (C0); };
              C0 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = macosx; PRODUCT_NAME = Kit; SWIFT_VERSION = 5.0; }; };
              K = { isa = PBXNativeTarget; name = "Kit-iOS"; productType = "com.apple.product-type.framework"; buildConfigurationList = L1; };
              L1 = { isa = XCConfigurationList; buildConfigurations = (C1); };
              C1 = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = {
                     SDKROOT = iphoneos; PRODUCT_NAME = Kit; SWIFT_VERSION = 4.0;
                     SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) DEBUG"; }; };
            }; }
            """, folder + "/Pods/Pods.xcodeproj/project.pbxproj")
        try Scratch.write(Scratch.synchronizedProject, folder + "/App.xcodeproj/project.pbxproj")
        let project = try ProjectLocator.read(folder)
        let kit = try #require(project.target("Kit")), other = try #require(project.target("Other"))
        #expect(kit.swiftVersion == "4.0" && kit.languageMode == "4.2" && kit.defines == ["DEBUG", "COCOAPODS"])
        #expect(other.languageMode == "5" && other.defines.isEmpty, "CocoaPods' project doesn't have it")
        try Scratch.write("{ damaged", folder + "/Pods/Pods.xcodeproj/project.pbxproj")
        #expect(try ProjectLocator.read(folder).target("Kit")?.languageMode == "5")
    }

    // In any Xcode project only a storyboard names the classes of some pods.
    @Test("a pod used only by another pod's storyboard or nib is built", arguments: ["Main.storyboard", "Main.xib"])
    func podOfInterfaceFiles(_ name: String) throws {
        let folder = try Scratch.folder("Pods of storyboards \(name)")
        try Scratch.write("import UIKit", folder + "/App/App.swift")
        try Scratch.write("<document><view customClass=\"Badge\" customModule=\"Badges\"/></document>", folder + "/App/" + name)
        try Scratch.write("class Badge {}", folder + "/Pods/Badges/Badge.swift")
        try Scratch.write("<document><view customClass=\"Dot\" customModule=\"Dots\"/></document>", folder + "/Pods/Badges/Badge.xib")
        try Scratch.write("class Dot {}", folder + "/Pods/Dots/Dot.swift")
        try Scratch.write("class Unused {}", folder + "/Pods/Unused/Unused.swift")
        try Scratch.write(Scratch.synchronizedProject, folder + "/App.xcodeproj/project.pbxproj")
        #expect(try ProjectLocator.read(folder).closure(of: "App").map(\.name) == ["Dots", "Badges", "App"])
    }

    @Test("a synchronized folder shares single files with another target and keeps explicit folders whole")
    func exceptions() throws {
        let folder = try Scratch.folder("Exceptions")
        try Scratch.write("class A {}", folder + "/App/A.swift")
        try Scratch.write("class S {}", folder + "/App/Shared.swift")
        try Scratch.write("x", folder + "/App/Pages/one.html")
        try Scratch.write(
            pbxproj(
                """
                F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (X); explicitFolders = (Pages); };
                X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = U; membershipExceptions = (Shared.swift); };
                T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (); fileSystemSynchronizedGroups = (F); buildConfigurationList = L; };
                U = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (); buildConfigurationList = L; };
                W = { isa = PBXNativeTarget; name = UITests; productType = "com.apple.product-type.bundle.ui-testing"; buildPhases = (); buildConfigurationList = L; };
                """, targets: "T, U, W", files: "F"), folder + "/App.xcodeproj/project.pbxproj")
        let project = try ProjectLocator.read(folder)
        #expect(project.target("App")?.sources.map(\.lastPathComponent) == ["A.swift", "Shared.swift"])
        #expect(project.target("Kit")?.sources.map(\.lastPathComponent) == ["Shared.swift"])
        #expect(project.target("App")?.resources.map(\.destination) == ["Pages"])
        #expect(project.target("UITests")?.kind == .uiTests)
    }

    @Test("a synchronized folder's property lists, texts, and folders that are one file to the user are resources")
    func folderResources() throws {
        let folder = try Scratch.folder("Folder resources")
        let files = ["Info.plist", "Keys-Info.plist", "Terms.md", "list.yml", "Hero.atlas/walk1.png", "Hero.atlas/walk2.png", "A.swift"]
        for file in files { try Scratch.write("x", folder + "/App/" + file) }
        try Scratch.write(
            "<model><entity name=\"Note\" representedClassName=\"Note\" codeGenerationType=\"class\"/></model>",
            folder + "/App/Notes.xcdatamodel/contents")
        try Scratch.write(Scratch.synchronizedProject, folder + "/App.xcodeproj/project.pbxproj")
        let app = try #require(try ProjectLocator.read(folder).target("App"))
        #expect(
            Set(app.resources.map(\.destination)) == ["Keys-Info.plist", "Terms.md", "list.yml", "Hero.atlas", "Notes.momd/contents"])
        #expect(app.sources.map(\.lastPathComponent) == ["A.swift"])
        #expect(app.models.map(\.lastPathComponent) == ["Notes.xcdatamodel"])
    }

    @Test("a scheme selects the target it launches; an unknown scheme lists the known ones")
    func schemes() throws {
        let folder = try Scratch.folder("Schemes")
        try Scratch.write(
            #"<Scheme><BuildAction><x BlueprintName = "Kit"></x></BuildAction><LaunchAction><y BlueprintName = "App"></y></LaunchAction></Scheme>"#,
            folder + "/App.xcodeproj/xcshareddata/xcschemes/Staging.xcscheme")
        #expect(try Schemes.target("Staging", of: folder) == "App")
        let failure = #expect(throws: Failure.self) { try Schemes.target("Production", of: folder) }
        #expect(failure?.message.contains("it has: Staging") == true && failure?.kind == .usage)
    }

    @Test("a package's folders, exclusions, resources, and conditional dependencies are read without fetching anything")
    func package() throws {
        let folder = try Scratch.folder("Package")
        try Scratch.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Kit", platforms: [.iOS(.v15)], products: [.library(name: "Kit", targets: ["Kit"])],
                dependencies: [.package(url: "https://github.com/nobody/nothing", from: "1.0.0")],
                targets: [
                    .target(name: "Kit", dependencies: ["Base", .product(name: "Nothing", package: "nothing"), .product(name: "Other", package: "nothing", condition: .when(platforms: [.linux]))],
                            exclude: ["Left.swift"], resources: [.process("Resources"), .copy("Pages")], swiftSettings: [.define("IOS", .when(platforms: [.iOS])), .define("MAC", .when(platforms: [.macOS]))]),
                    .target(name: "Base", path: "Base"),
                    .testTarget(name: "KitTests", dependencies: ["Kit"]),
                ])
            """, folder + "/Package.swift")
        for file in ["Sources/Kit/Kit.swift", "Sources/Kit/Left.swift", "Base/Base.swift", "Tests/KitTests/KitTests.swift"] {
            try Scratch.write("", folder + "/" + file)
        }
        for file in ["Sources/Kit/Resources/de.lproj/L.strings", "Sources/Kit/Pages/a.html", "Sources/Kit/View.xib"] {
            try Scratch.write("", folder + "/" + file)
        }
        let project = try ProjectLocator.read(folder)
        let kit = try #require(project.target("Kit"))
        #expect(kit.sources.map(\.lastPathComponent) == ["Kit.swift"])
        #expect(Set(kit.resources.map(\.destination)) == ["de.lproj/L.strings", "Pages", "View.xib"])
        #expect(kit.dependencies == ["Base"] && kit.packageProducts.map(\.product) == ["Nothing"])
        #expect(kit.defines.contains("IOS") && !kit.defines.contains("MAC"))
        #expect(project.target("KitTests")?.kind == .tests && project.packages.map(\.identity) == ["nothing"])
    }

    @Test("unavailable packages are listed with the targets that use them")
    func missing() {
        var project = Project(name: "App", directory: "/p", file: "/p/x", targets: [])
        project.packages = [
            .init(identity: "alamofire", url: "https://github.com/Alamofire/Alamofire.git", requirement: "from: \"5.0.0\""),
            .init(identity: "swift-log", url: "https://github.com/apple/swift-log", requirement: ""),
        ]
        var target = Project.Target(name: "App", moduleName: "App", kind: .app)
        target.packageProducts = [.init(product: "Alamofire", package: "alamofire")]
        let output = "error: Failed to clone repository https://github.com/Alamofire/Alamofire.git:\n    fatal: no"
        let found = MissingPackages.found(in: output, project.packages)
        #expect(found == ["alamofire"])
        #expect(MissingPackages.describe(found, project, [target]).contains("Alamofire, used by App"))
    }

    @Test("a missing or unreadable source is reported and the others are translated")
    func missingSource() throws {
        let folder = try Scratch.folder("Missing")
        try Scratch.write("class A {}", folder + "/A.swift")
        try FileManager.default.createDirectory(atPath: folder + "/Folder.swift", withIntermediateDirectories: true)
        let outcome = try TranslationStore(folder: Scratch.owned(folder + "/out"), settings: .init(moduleName: "M")).translate(
            ["A", "Gone", "Folder"].map { "\(folder)/\($0).swift" })
        #expect(outcome.translated == 1 && outcome.issues.count == 2)
        #expect(outcome.issues.last?.description == "\(folder)/Folder.swift:1:1: error: this source of M cannot be read [unreadable file]")
        #expect(
            outcome.issues.first?.description
                == "\(folder)/Gone.swift:1:1: error: the project lists this source of M, but it does not exist [missing file]")
    }

    @Test("a project's tests of the package beside it are built with the package's library")
    func packageBeside() throws {
        let folder = try Scratch.folder("Beside")
        try Scratch.write(
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Icons\", targets: [.target(name: \"Icons\")])\n",
            folder + "/Package.swift")
        try Scratch.write("import UIKit", folder + "/Sources/Icons/Icons.swift")
        try Scratch.write("import XCTest\n@testable import Icons", folder + "/IconsTests/T.swift")
        try Scratch.write(
            pbxproj(
                """
                T = { isa = PBXNativeTarget; name = IconsTests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (S); buildConfigurationList = L; };
                S = { isa = PBXSourcesBuildPhase; files = (B); };
                B = { isa = PBXBuildFile; fileRef = R; };
                R = { isa = PBXFileReference; path = IconsTests/T.swift; sourceTree = "<group>"; };
                """, files: "R"), folder + "/Icons.xcodeproj/project.pbxproj")
        #expect(try ProjectLocator.read(folder, forTests: true).closure(of: "IconsTests").map(\.name) == ["Icons", "IconsTests"])
    }

    @Test("a target for another platform is left out even if its project is for iOS")
    func platforms() throws {
        let folder = try Scratch.folder("Platforms")
        func target(_ name: String, _ platforms: String) -> String {
            """
            T\(name) = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (); buildConfigurationList = L\(name); };
            L\(name) = { isa = XCConfigurationList; buildConfigurations = (C\(name)); };
            C\(name) = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SUPPORTED_PLATFORMS = "\(platforms)"; }; };
            """
        }
        let text = pbxproj(target("Phone", "iphonesimulator iphoneos") + target("TV", "appletvsimulator appletvos"), targets: "TPhone, TTV")
        try Scratch.write(text, folder + "/Kit.xcodeproj/project.pbxproj")
        #expect(try ProjectLocator.read(folder, forTests: true).targets.filter { $0.kind == .tests }.map(\.name) == ["Phone"])
    }

    @Test("a target with the SDK of another device is left out of a project that also supports iOS")
    func otherDevices() throws {
        let folder = try Scratch.folder("Other devices")
        func target(_ name: String, _ settings: String) -> String {
            """
            T\(name) = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (); buildConfigurationList = L\(name); };
            L\(name) = { isa = XCConfigurationList; buildConfigurations = (C\(name)); };
            C\(name) = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
            """
        }
        let platforms = "SUPPORTED_PLATFORMS = \"iphonesimulator iphoneos appletvos appletvsimulator\";"
        let targets = target("Phone", "") + target("TV", "SDKROOT = appletvos;") + target("Both", "SDKROOT = appletvos; \(platforms)")
        let text = pbxproj(targets, targets: "TPhone, TTV, TBoth").replacingOccurrences(
            of: "SDKROOT = iphoneos;", with: "SDKROOT = iphoneos; \(platforms)")
        try Scratch.write(text, folder + "/Kit.xcodeproj/project.pbxproj")
        let tests = try ProjectLocator.read(folder, forTests: true).targets.filter { $0.kind == .tests }
        #expect(tests.map(\.name).sorted() == ["Both", "Phone"])
    }

    @Test("files that a phase copies into the bundle are resources, and those of a phase that embeds products are not")
    func copiedFiles() throws {
        let folder = try Scratch.folder("Copied files")
        for file in ["T.swift", "user.json", "page.html", "Kit.dat"] { try Scratch.write("x", folder + "/" + file) }
        func file(_ id: String, _ path: String) -> String {
            "F\(id) = { isa = PBXFileReference; path = \(path); sourceTree = \"<group>\"; }; B\(id) = { isa = PBXBuildFile; fileRef = F\(id); };"
        }
        func phase(_ id: String, _ place: Int, _ path: String, _ build: String) -> String {
            "\(id) = { isa = PBXCopyFilesBuildPhase; dstPath = \"\(path)\"; dstSubfolderSpec = \(place); files = (\(build)); };"
        }
        try Scratch.write(
            pbxproj(
                """
                \(file("1", "T.swift")) \(file("2", "user.json")) \(file("3", "page.html")) \(file("4", "Kit.dat"))
                S = { isa = PBXSourcesBuildPhase; files = (B1); };
                \(phase("C1", 7, "", "B2")) \(phase("C2", 1, "Fixtures/Pages", "B3")) \(phase("C3", 10, "", "B4")) \(phase("C4", 7, "../Out", "B4"))
                T = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (S, C1, C2, C3, C4); buildConfigurationList = L; };
                """, files: "F1, F2, F3, F4"), folder + "/Kit.xcodeproj/project.pbxproj")
        let tests = try #require(try ProjectLocator.read(folder, forTests: true).target("Tests"))
        #expect(tests.resources.map(\.destination) == ["user.json", "Fixtures/Pages/page.html"])
    }

    @Test("of a target for several platforms, the files and dependencies for others are left out")
    func platformFilters() throws {
        let folder = try Scratch.folder("Platform filters")
        for file in ["App.swift", "Mac.swift", "Shared/Both.swift", "Shared/Mac/Menu.swift"] { try Scratch.write("", folder + "/" + file) }
        try Scratch.write(
            pbxproj(
                """
                A = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
                M = { isa = PBXFileReference; path = Mac.swift; sourceTree = "<group>"; };
                F = { isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>"; exceptions = (X); };
                X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (); platformFiltersByRelativePath = { Mac/Menu.swift = (macos, ); }; };
                BA = { isa = PBXBuildFile; fileRef = A; platformFilters = (ios, xros, ); };
                BM = { isa = PBXBuildFile; fileRef = M; platformFilter = maccatalyst; };
                BP = { isa = PBXBuildFile; productRef = DP; platformFilters = (macos, ); };
                BQ = { isa = PBXBuildFile; productRef = DQ; };
                S = { isa = PBXSourcesBuildPhase; files = (BA, BM); };
                FP = { isa = PBXFrameworksBuildPhase; files = (BP, BQ); };
                R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/kit"; requirement = { kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
                DP = { isa = XCSwiftPackageProductDependency; package = R; productName = Updates; };
                DQ = { isa = XCSwiftPackageProductDependency; package = R; productName = Kit; };
                DU = { isa = PBXTargetDependency; target = U; platformFilters = (macos, ); };
                T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S, FP); buildConfigurationList = L; fileSystemSynchronizedGroups = (F); packageProductDependencies = (DP, DQ); dependencies = (DU); };
                U = { isa = PBXNativeTarget; name = Helper; productType = "com.apple.product-type.framework"; buildPhases = (S); buildConfigurationList = L; };
                """, targets: "T, U", files: "A, M, F", extra: "packageReferences = (R);"), folder + "/App.xcodeproj/project.pbxproj")
        let app = try #require(try ProjectLocator.read(folder + "/App.xcodeproj").target("App"))
        #expect(app.sources.map(\.lastPathComponent) == ["App.swift", "Both.swift"])
        #expect(app.packageProducts.map(\.product) == ["Kit"] && app.dependencies.isEmpty)
    }

    @Test("a dependency that imports UIKit is translated with the project; others are left to SwiftPM")
    func remotePackages() throws {
        let folder = try Scratch.folder("Remote")
        func manifest(_ name: String, _ dependencies: String = "", _ products: String = "", kind: String = "target") -> String {
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])], dependencies: [\(dependencies)], targets: [.\(kind)(name: "\(name)", dependencies: [\(products)])])
            """
        }
        func remote(_ name: String) -> String { ".package(url: \"https://understudy-test.invalid/\(name)\", from: \"1.0.0\")," }
        func product(_ name: String) -> String { ".product(name: \"\(name)\", package: \"\(name)\")," }
        // SwiftPM remembers the commit of each version: it is the same in every run.
        let moments = ["GIT_AUTHOR_DATE", "GIT_COMMITTER_DATE"]
        for name in moments { setenv(name, "2026-01-01T00:00:00Z", 1) }
        defer { for name in moments { unsetenv(name) } }
        for (name, source, dependencies, products) in [
            ("Views", "import UIKit", remote("Sums"), product("Sums")), ("Sums", "import Foundation", "", ""),
        ] {
            let repository = folder + "/repositories/" + name
            try Scratch.write(manifest(name, dependencies, products), repository + "/Package.swift")
            try Scratch.write(source, repository + "/Sources/\(name)/\(name).swift")
            for words in [
                ["init", "-q"], ["add", "."], ["-c", "user.name=t", "-c", "user.email=t@t", "commit", "-q", "-m", "one"], ["tag", "1.0.0"],
            ] {
                #expect(try Subprocess.run(["git"] + words, directory: repository).status == 0)
            }
        }
        try Scratch.write(manifest("App", remote("Views"), product("Views")), folder + "/App/Package.swift")
        try Scratch.write("import Views", folder + "/App/Sources/App/App.swift")
        // Git finds the packages' URL in this folder.
        setenv("GIT_CONFIG_COUNT", "1", 1)
        setenv("GIT_CONFIG_KEY_0", "url.\(folder)/repositories/.insteadOf", 1)
        setenv("GIT_CONFIG_VALUE_0", "https://understudy-test.invalid/", 1)
        defer { for name in ["COUNT", "KEY_0", "VALUE_0"] { unsetenv("GIT_CONFIG_" + name) } }
        // They are outside the project's folder.
        let project = try Trust.$isGiven.withValue(true) {
            try RemotePackages.takenIn(try ProjectLocator.read(folder + "/App"), in: Scratch.owned(folder + "/shadow"))
        }
        #expect(project.closure(of: "App").map(\.name) == ["Views", "App"])
        #expect(project.packages.map(\.identity) == ["sums"] && project.target("Views")?.packageProducts.map(\.product) == ["Sums"])
    }

    @Test("an example that refers to the enclosing package by URL is built with the local copy")
    func enclosingPackage() throws {
        let folder = try Scratch.folder("Enclosing") + "/clone"
        func manifest(_ name: String, _ rest: String) -> String {
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(\n    name: \"\(name)\",\n    \(rest))\n"
        }
        try Scratch.write(
            manifest("CardKit", "products: [.library(name: \"CardKit\", targets: [\"CardKit\"])], targets: [.target(name: \"CardKit\")]"),
            folder + "/Package.swift")
        try Scratch.write("public class C {}", folder + "/Sources/CardKit/C.swift")
        let dependency = "dependencies: [.package(url: \"https://understudy-test.invalid/CardKit.git\", branch: \"main\")]"
        try Scratch.write(
            manifest(
                "Demo",
                "\(dependency), targets: [.target(name: \"Demo\", dependencies: [.product(name: \"CardKit\", package: \"CardKit\")])]"),
            folder + "/Example/Package.swift")
        try Scratch.write("import CardKit", folder + "/Example/Sources/Demo/App.swift")
        let project = try RemotePackages.takenIn(try ProjectLocator.read(folder + "/Example"), in: Scratch.owned(folder + "/shadow"))
        #expect(project.closure(of: "Demo").map(\.name) == ["CardKit", "Demo"] && project.packages.isEmpty)
    }
}
