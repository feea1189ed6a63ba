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
    func synchronized(name: String) throws {
        let folder = try Scratch.folder(name)
        try Scratch.write("class A {}", folder + "/App/A.swift")
        try Scratch.write("class B {}", folder + "/App/Sub/B.swift")
        try Scratch.write("class C {}", folder + "/App/Left.swift")
        try Scratch.write("x", folder + "/App/de.lproj/Localizable.strings")
        try Scratch.write("{}", folder + "/App/Assets.xcassets/Contents.json")
        try Scratch.write(Scratch.synchronizedProject, folder + "/App.xcodeproj/project.pbxproj")
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

    @Test("a source in a renamed folder is found by its name, unless several files have it")
    func movedSources() throws {
        let folder = try Scratch.folder("Moved sources")
        for file in ["New/A.swift", "One/B.swift", "Two/B.swift", "Pods/X/C.swift"] { try Scratch.write("class A {}", folder + "/" + file) }
        func file(_ id: String, _ path: String) -> String {
            "F\(id) = { isa = PBXFileReference; path = \(path); sourceTree = \"<group>\"; }; B\(id) = { isa = PBXBuildFile; fileRef = F\(id); };"
        }
        try Scratch.write(
            """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 50; rootObject = P; objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
              G = { isa = PBXGroup; children = (F1, F2, F3); sourceTree = "<group>"; };
              \(file("1", "Old/A.swift")) \(file("2", "Old/B.swift")) \(file("3", "Old/C.swift"))
              T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S); buildConfigurationList = L; };
              S = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3); };
              L = { isa = XCConfigurationList; buildConfigurations = (C); }; C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
            }; }
            """, folder + "/App.xcodeproj/project.pbxproj")
        let project = try ProjectLocator.read(folder)
        #expect(project.target("App")?.sources == ["New/A.swift", "Old/B.swift", "Old/C.swift"].map { folder + "/" + $0 })
        #expect(project.notes.contains { $0.hasPrefix(folder + "/Old/A.swift: warning: this source of 'App' does not exist") })
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
            Scratch.synchronizedProject.replacingOccurrences(
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

    @Test("without its Info.plist, an app has the scene of Xcode's template, with its delegate and main storyboard")
    func missingInfoPlist() throws {
        let folder = try Scratch.folder("MissingInfoPlist")
        let text = Scratch.synchronizedProject.replacingOccurrences(
            of: "GENERATE_INFOPLIST_FILE = YES;", with: "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = App/Info.plist;")
        try Scratch.write(text, folder + "/App.xcodeproj/project.pbxproj")
        try Scratch.write("class First: UIResponder, UIWindowSceneDelegate {}", folder + "/App/A.swift")
        func scene() throws -> [String: String]? {
            let plist = try #require(try ProjectLocator.read(folder).target("App")).infoPlist
            let scenes = (plist["UIApplicationSceneManifest"]?.value as? [String: Any])?["UISceneConfigurations"] as? [String: Any]
            return (scenes?["UIWindowSceneSessionRoleApplication"] as? [[String: String]])?.first
        }
        #expect(try scene() == ["UISceneConfigurationName": "Default Configuration", "UISceneDelegateClassName": "App.First"])
        try Scratch.write("<document/>", folder + "/App/Base.lproj/Main.storyboard")
        #expect(try scene()?["UISceneStoryboardFile"] == "Main")
        try Scratch.write("class First {}", folder + "/App/A.swift")
        #expect(try scene() == nil)
        #expect(try ProjectLocator.read(folder).target("App")?.infoPlist["UIMainStoryboardFile"]?.value as? String == "Main")
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
        try Scratch.write("", folder + "/SDK/Frameworks/complete")
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
        let text = Scratch.synchronizedProject.replacingOccurrences(
            of: "buildSettings = {", with: "buildSettings = { PRODUCT_NAME = \"$(PROJECT_NAME)\";")
        try Scratch.write(text, folder + "/Kit.xcodeproj/project.pbxproj")
        #expect(try ProjectLocator.read(folder).target("App")?.moduleName == "Kit")
    }

    @Test("names are matched without regard to case, as in Xcode's file systems")
    func letterCase() throws {
        let folder = try Scratch.folder("Case")
        try Scratch.write("x", folder + "/App/Info.plist")
        #expect((folder + "/app/info.plist").asSpelledOnDisk == folder + "/App/Info.plist")
        #expect((folder + "/App/None.plist").asSpelledOnDisk == folder + "/App/None.plist")
        // Git has both spellings of a folder that was renamed on a Mac.
        try Scratch.write("x", folder + "/app/Map.swift")
        #expect((folder + "/App/Map.swift").asSpelledOnDisk == folder + "/app/Map.swift")
        #expect((folder + "/App/Info.plist").asSpelledOnDisk == folder + "/App/Info.plist")
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
}
