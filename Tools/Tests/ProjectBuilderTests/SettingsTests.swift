import Foundation
import Testing

@testable import ProjectBuilder

/// Build settings: conditions, references, and the values that Xcode provides.
@Suite("Build settings")
struct SettingsTests {
    private func settings(_ configuration: String = "Debug", _ xcconfig: String) throws -> BuildSettings {
        let file = try Scratch.folder("Settings") + "/A.xcconfig"
        try Scratch.write(xcconfig, file)
        var settings = BuildSettings()
        settings.set("CONFIGURATION", configuration)
        settings.merge(xcconfig: file)
        return settings
    }

    @Test("an xcconfig's conditional setting applies to its SDK and configuration only, and wins over one without a condition")
    func conditions() throws {
        let text = """
            FLAGS[config=Debug] = DEBUG = 1
            FLAGS = PLAIN
            PLACE[sdk=iphonesimulator*] = simulator
            PLACE[sdk=iphoneos*][arch=*] = device
            PLACE = any
            HOST[sdk=macosx*] = mac
            LEVEL[config=Release][sdk=iphoneos*] = release
            LIST = [a=b]
            ALL[config=*] = $(inherited) more
            ALL = some
            """
        let debug = try settings("Debug", text)
        #expect(debug["FLAGS"] == "DEBUG = 1" && debug["PLACE"] == "simulator" && debug["HOST"] == nil && debug["LEVEL"] == nil)
        #expect(debug["LIST"] == "[a=b]" && debug["ALL"] == "some more")
        let release = try settings("Release", text)
        #expect(release["FLAGS"] == "PLAIN" && release["LEVEL"] == "release")
        var list = BuildSettings()
        list.merge(["A": "any", "A[sdk=iphoneos*]": "device", "A[sdk=iphonesimulator*]": "simulator", "B[sdk=*]": "b", "B": "any"])
        #expect(list["A"] == "simulator" && list["B"] == "b")
    }

    @Test("a reference may contain others")
    func nested() {
        var settings = BuildSettings()
        settings.merge(["CONFIGURATION": "Staging", "ID_Staging": "org.example.staging", "URL": "https:/$()/example.org"])
        #expect(settings.expand("$(ID_$(CONFIGURATION))") == "org.example.staging")
        #expect(settings.expand("<${ID_${CONFIGURATION}:upper}>") == "<ORG.EXAMPLE.STAGING>")
        #expect(settings.expand("$(ID_$(NOTHING):default=none) $(") == "none $(")
        #expect(settings["URL"] == "https://example.org")
    }

    private func project(_ settings: String, configuration: String = "Debug", root: String = "", base: String = "") -> String {
        """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L0; \(root) };
          G = { isa = PBXGroup; children = (F, K); sourceTree = "<group>"; };
          F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
          K = { isa = PBXFileSystemSynchronizedRootGroup; path = Settings; sourceTree = "<group>"; };
          T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = ();
                fileSystemSynchronizedGroups = (F); buildConfigurationList = L1; };
          L0 = { isa = XCConfigurationList; buildConfigurations = (C0); };
          C0 = { isa = XCBuildConfiguration; name = "\(configuration)"; buildSettings = { SDKROOT = iphoneos; }; };
          L1 = { isa = XCConfigurationList; buildConfigurations = (C1); };
          C1 = { isa = XCBuildConfiguration; name = "\(configuration)"; \(base) buildSettings = { \(settings) }; };
        }; }
        """
    }

    private func app(_ name: String, _ text: String, _ files: [String: String] = [:]) throws -> Project.Target {
        let folder = try Scratch.folder("Settings \(name)")
        try Scratch.write("class A {}", folder + "/App/A.swift")
        for (path, content) in files { try Scratch.write(content, folder + "/" + path) }
        try Scratch.write(text, folder + "/App.xcodeproj/project.pbxproj")
        return try #require(try ProjectLocator.read(folder).target("App"))
    }

    @Test("the configuration has its own name, and the development language is the project's")
    func provided() throws {
        let target = try app(
            "provided",
            project(
                "INFOPLIST_FILE = \"$(SOURCE_ROOT)/Info.plist\"; PRODUCT_NAME = Notes;", configuration: "Debug Staging",
                root: "developmentRegion = ja;"),
            [
                "Info.plist":
                    "<plist version=\"1.0\"><dict><key>Stage</key><string>$(CONFIGURATION)</string>"
                    + "<key>Name</key><string>$(EXECUTABLE_NAME)</string></dict></plist>"
            ])
        #expect(target.infoPlist["Stage"]?.value as? String == "Debug Staging")
        #expect(target.infoPlist["Name"]?.value as? String == "Notes")
        #expect(target.infoPlist["CFBundleDevelopmentRegion"]?.value as? String == "ja")
        let flags = try app("flags", project("INFOPLIST_KEY_ITSAppUsesNonExemptEncryption = NO; INFOPLIST_KEY_UIRequiresFullScreen = YES;"))
        #expect(flags.infoPlist["ITSAppUsesNonExemptEncryption"]?.value as? Bool == false)
        #expect(flags.infoPlist["UIRequiresFullScreen"]?.value as? Bool == true)
        let old = try app("old", project("", root: "developmentRegion = English;"))
        #expect(old.infoPlist["CFBundleDevelopmentRegion"]?.value as? String == "en")
    }

    @Test("a configuration's file may be in a synchronized folder")
    func fileInSynchronizedFolder() throws {
        let target = try app(
            "anchor",
            project(
                "", base: "baseConfigurationReferenceAnchor = K; baseConfigurationReferenceRelativePath = \"Levels/Debug.xcconfig\";"),
            ["Settings/Levels/Debug.xcconfig": "PRODUCT_BUNDLE_IDENTIFIER[config=Debug] = org.example.debug\n"])
        #expect(target.infoPlist["CFBundleIdentifier"]?.value as? String == "org.example.debug")
    }

    @Test("the features of later language versions are those that Xcode enables")
    func upcomingFeatures() throws {
        func features(_ settings: String) throws -> [String] { try app("features", project(settings)).upcomingFeatures }
        #expect(try features("SWIFT_VERSION = 5.0;") == ["BareSlashRegexLiterals"], "as in every Xcode project")
        #expect(try features("SWIFT_VERSION = 5.0; SWIFT_ENABLE_BARE_SLASH_REGEX = NO;").isEmpty)
        #expect(try features("SWIFT_VERSION = 6.0; SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES;").isEmpty)
        #expect(
            try features("SWIFT_VERSION = 6.0; SWIFT_APPROACHABLE_CONCURRENCY = YES;")
                == ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"])
        #expect(
            try features(
                "SWIFT_VERSION = 5.0; SWIFT_APPROACHABLE_CONCURRENCY = YES; "
                    + "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT = NO; "
                    + "OTHER_SWIFT_FLAGS = \"-enable-upcoming-feature ForwardTrailingClosures "
                    + "-enable-upcoming-feature MemberImportVisibility\";")
                == [
                    "BareSlashRegexLiterals", "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
                    "InferSendableFromCaptures", "InferIsolatedConformances", "ForwardTrailingClosures",
                ])
        let defines = try app("defines", project("OTHER_SWIFT_FLAGS = \"\\\"-D\\\" \\\"COCOAPODS\\\" -DLOCAL\";")).defines
        #expect(defines == ["DEBUG", "COCOAPODS", "LOCAL"])
    }

    @Test(
        "a language version has the mode that is nearest to it",
        arguments: [("2.3", "4.2"), ("3.0", "4.2"), ("4.0", "4.2"), ("4.2", "4.2"), ("5", "5"), ("5.10", "5"), ("6.0", "6"), ("", "5")])
    func languageMode(version: String, mode: String) {
        var target = Project.Target(name: "App", moduleName: "App", kind: .app)
        target.swiftVersion = version
        #expect(target.languageMode == mode)
    }

    @Test("a bridging header is found by its full path, too", arguments: ["$(SRCROOT)/App/Bridge.h", "App/Bridge.h"])
    func bridgingHeader(setting: String) throws {
        let target = try app(
            "header \(setting.count)", project("SWIFT_OBJC_BRIDGING_HEADER = \"\(setting)\";"),
            ["App/Bridge.h": "#import <CommonCrypto/CommonCrypto.h>\n"])
        #expect(target.modulesEverywhere == ["CommonCrypto"])
    }
}
