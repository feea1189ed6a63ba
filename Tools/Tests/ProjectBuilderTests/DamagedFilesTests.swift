import Foundation
@testable import ProjectBuilder
import SourceTranslator
import Testing

/// A user's files after a failed merge: read or rejected in reasonable time, never a trap.
///
/// `UNDERSTUDY_DAMAGE=COUNT:FOLDER` damages the projects and sources below FOLDER instead, COUNT of each.
@Suite("Damaged files", .serialized)
struct DamagedFilesTests {
    private let count: Int
    private let files: [String]

    init() throws {
        let wish = ProcessInfo.processInfo.environment["UNDERSTUDY_DAMAGE"]?.split(separator: ":", maxSplits: 1).map(String.init)
        count = wish.flatMap { Int($0[0]) } ?? 150
        let folder = wish.map { $0[1] } ?? URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Examples").standardized.path
        files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }.sorted().map { folder + "/" + $0 } ?? []
        try #require(files.contains { $0.hasSuffix("project.pbxproj") })
    }

    @Test("damaged projects")
    func projects() throws {
        let projects = files.filter { $0.hasSuffix("project.pbxproj") }
        let scratch = try Scratch.folder("Damaged projects")
        var read = 0
        for seed in 0..<count {
            var damage = Damage(seed: seed)
            guard let text = damage.spoiled(projects) else { continue }
            let folder = scratch + "/App.xcodeproj"
            try Scratch.write(text, folder + "/project.pbxproj")
            do {
                let project = try ProjectLocator.read(folder)
                for target in project.targets { _ = project.closure(of: target.name) }
                read += 1
            } catch let failure as Failure {
                #expect(!failure.message.isEmpty, "seed \(seed)")
            }
        }
        #expect(read > count / 10)
    }

    @Test("damaged descriptions, configurations, schemes, plans, catalogs, models, settings, and flows")
    func descriptions() throws {
        let folder = try Scratch.folder("Damaged descriptions")
        try Scratch.write("class A {}", folder + "/App/A.swift")
        try Scratch.write("import UIKit\nlet x = ImageResource.logo", folder + "/A.swift")
        let keys = ConfigurationKeys([
            .init("", "", [.init("device", .text, ""), .init("skipMissing", .flag, "")]),
            .init("test", "", [.init("workers", .number(atLeast: 1), ""), .init("results", .path, ""), .init("filter", .list, "")]),
            .init("flow", "", [.init("paths", .paths, ""), .init("env", .variables, "")]),
        ])
        var catalog = Project.Target(name: "App", moduleName: "App", kind: .app)
        (catalog.sources, catalog.hasAssetSymbols) = ([folder + "/A.swift"], true)
        catalog.resources = [.init(path: folder + "/A.xcassets", destination: "A.xcassets")]
        let readers: [(file: String, sample: String, read: (String) throws -> Void)] = [
            ("project.yml", Self.description, { _ in _ = try ProjectLocator.read(folder + "/project.yml") }),
            (
                "Project.swift", Self.tuist,
                { _ in try ManifestText.$reading.withValue(.parsed) { _ = try ProjectLocator.read(folder + "/Project.swift") } }
            ),
            (
                "Package/Package.swift", Self.manifest,
                { _ in
                    _ = try ManifestText.$reading.withValue(.parsed) { try ProjectLocator.read(folder + "/Package") }
                }
            ),
            ("W.xcworkspace/contents.xcworkspacedata", Self.workspace, { _ in _ = try ProjectLocator.read(folder + "/W.xcworkspace") }),
            ("understudy.yml", Self.configuration, { _ = try ProjectConfiguration(contentsOf: $0, keys: keys) }),
            ("A.xctestplan", Self.plan, { _ = try TestPlan(contentsOf: $0).includes("A/b", of: "AppTests") }),
            (
                "S.xcodeproj/xcshareddata/xcschemes/App.xcscheme", Self.scheme,
                { _ in
                    _ = Schemes.testConfiguration(of: folder + "/S.xcodeproj")
                    let project = Project(name: "App", directory: folder, file: folder + "/S.xcodeproj/project.pbxproj", targets: [])
                    _ = try TestPlan.of(project, at: folder + "/S.xcodeproj", testing: ["AppTests"], scheme: "App", plan: nil)
                }
            ),
            ("T.xcstrings", Self.strings, { _ = StringCatalog.expand($0) }),
            ("M.xcdatamodeld/M.xcdatamodel/contents", Self.model, { _ in _ = DataModel(folder + "/M.xcdatamodeld")?.source }),
            (
                "A.xcassets/Day/Contents.json", #"{ "properties": { "provides-namespace": true }, "info": { "version": 1 } }"#,
                { _ in
                    _ = AssetSymbols(catalog).source
                }
            ),
            (
                "A.xcconfig", Self.settings,
                { path in
                    var settings = BuildSettings()
                    settings.merge(xcconfig: path)
                    _ = settings["PRODUCT_NAME"]
                    _ = settings.named("INFOPLIST_KEY_")
                }
            ),
            ("flows/config.yaml", Self.workspaceOfFlows, { _ in _ = try FlowWorkspace(.init([folder + "/flows"])).outputNames() }),
            (
                "flows/a.yaml", "appId: a\nname: Sign up\ntags: [smoke, auth]\nproperties: { priority: High }\n---\n- launchApp\n",
                { path in
                    _ = FlowFile(path)
                }
            ),
            (
                "Kit/Kit.podspec", Self.podspec,
                { path in
                    let pod = PodSpecification(named: "Kit", at: path)
                    #expect((pod.sourceFolders + pod.resourceFolders).allSatisfy { $0.hasPrefix(folder + "/Kit") })
                    _ = PodSpecification(module: "KitModule", in: folder + "/Kit")?.moduleName
                }
            ),
            (
                "de.lproj/Localizable.strings", Self.localizedStrings,
                { path in
                    if let damage = StringsCheck.damage(in: path) { #expect(damage.hasPrefix(path + ":"), "\(damage)") }
                }
            ),
            (
                "Info.plist", Self.propertyList,
                { path in
                    var notes: [String] = [], settings = BuildSettings()
                    settings.merge(xcconfig: folder + "/A.xcconfig")
                    let plist = InfoPlist.make(settings, file: path, productName: "App", notes: &notes)
                    #expect(plist["CFBundleExecutable"]?.value as? String == "App")
                    #expect(notes.allSatisfy { $0.hasPrefix(path + ":") })
                }
            ),
            ("Podfile", "pod 'Kit', :path => '../Kit'\n  pod \"Other/Sub\", path: 'x'\n", { _ in _ = Pods.named(in: folder) }),
        ]
        for reader in readers { try Scratch.write(reader.sample, folder + "/" + reader.file) }
        for seed in 0..<count {
            var damage = Damage(seed: seed)
            let reader = readers[seed % readers.count], path = folder + "/" + reader.file
            try Scratch.write(damage.spoiled(reader.sample), path)
            let start = DispatchTime.now().uptimeNanoseconds
            do { try reader.read(path) } catch let failure as Failure { #expect(!failure.message.isEmpty, "seed \(seed)") }
            #expect(DispatchTime.now().uptimeNanoseconds - start < 5_000_000_000, "seed \(seed), \(reader.file)")
            try Scratch.write(reader.sample, path)
        }
    }

    private static let description = """
        name: App
        options: { bundleIdPrefix: org.example, deploymentTarget: { iOS: 15.0 } }
        configs: { Debug: debug, Release: release }
        settingGroups: { base: { groups: [other], SWIFT_VERSION: 5.0 }, other: { A: $(B)x, B: "${C}" } }
        targetTemplates: { Plain: { platform: iOS, templates: [Plain], sources: [{ path: "App/${target_name}", optional: true, excludes: ["**/*.md"] }] } }
        packages: { Kit: { url: "https://example.org/kit", from: 1.0.0 }, Own: { path: App } }
        targets:
          App: { type: application, templates: [Plain], templateAttributes: { x: y }, sources: App, settings: { groups: [base] },
                 dependencies: [{ target: AppTests }, { package: Kit, product: Kit }], info: { path: App/Info.plist, properties: { A: $(PRODUCT_NAME) } } }
          AppTests: { type: bundle.unit-test, platform: iOS, sources: [{ path: App, includes: ["*.swift"] }] }
        """
    private static let tuist = """
        import ProjectDescription
        let project = Project(name: "App", targets: [.target(name: "App", destinations: .iOS, product: .app, bundleId: "a.b", infoPlist: .default,
            sources: ["App/**"], resources: ["App/Resources/**"], dependencies: [.target(name: "Kit"), .external(name: "Other")])])
        """
    private static let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let kit = "Kit"
        let package = Package(name: kit, platforms: [.iOS(.v15)], products: [.library(name: "Kit", targets: [kit])],
            dependencies: [.package(url: "https://example.org/other", "1.0.0"..<"2.0.0"), .package(path: "../Own")],
            targets: [.target(name: kit, dependencies: ["Other", .product(name: "A", package: "other")], path: "Sources", resources: [.process("R")],
                      swiftSettings: [.define("A", .when(platforms: [.iOS]))]), .testTarget(name: "T", dependencies: [.target(name: kit)])])
        """
    private static let workspace = """
        <?xml version="1.0" encoding="UTF-8"?>
        <Workspace version = "1.0"><Group location = "container:" name = "G"><FileRef location = "group:S.xcodeproj"></FileRef></Group>
        <FileRef location = "absolute:/nothing"></FileRef></Workspace>
        """
    private static let configuration = """
        device: iPhone 16
        skipMissing: true
        test: { workers: 2, results: out/results, filter: [A.*, B] }
        flow: { paths: [flows], env: { A: b, C: 1 } }
        """
    private static let plan = """
        { "configurations": [{ "name": "C", "options": { "environmentVariableEntries": [{ "key": "A", "value": "$(SRCROOT)/b" }], "language": "de" } }],
          "defaultOptions": { "commandLineArgumentEntries": [{ "argument": "-a \"b c\" 'd'", "enabled": false }] }, "version": 1,
          "testTargets": [{ "skippedTests": ["A/b()"], "target": { "name": "AppTests" } },
                          { "selectedTests": { "suites": [{ "name": "S", "testFunctions": ["t()"] }] }, "target": { "name": "Other" } }] }
        """
    private static let scheme = """
        <?xml version="1.0" encoding="UTF-8"?>
        <Scheme version = "1.7"><TestAction buildConfiguration = "Debug" shouldUseLaunchSchemeArgsEnv = "YES">
        <TestPlans><TestPlanReference reference = "container:A.xctestplan" default = "YES"></TestPlanReference></TestPlans>
        <Testables><TestableReference skipped = "NO"><BuildableReference BlueprintName = "AppTests"></BuildableReference>
        <SkippedTests><Test Identifier = "A/b()"></Test></SkippedTests></TestableReference></Testables></TestAction>
        <LaunchAction><EnvironmentVariables><EnvironmentVariable key = "A" value = "b" isEnabled = "YES"></EnvironmentVariable></EnvironmentVariables>
        <CommandLineArguments><CommandLineArgument argument = "-a &quot;b c&quot;" isEnabled = "YES"></CommandLineArgument></CommandLineArguments></LaunchAction></Scheme>
        """
    private static let strings = """
        { "sourceLanguage": "en", "version": "1.0", "strings": {
          "%lld files": { "localizations": { "de": { "variations": { "plural": { "one": { "stringUnit": { "state": "translated", "value": "%lld Datei" } } } } } } },
          "key": { "extractionState": "manual", "localizations": { "en": { "variations": { "device": { "iphone": { "stringUnit": { "value": "x" } } } } },
            "fr": { "substitutions": { "n": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": { "other": { "stringUnit": { "value": "%arg" } } } } } },
                    "stringUnit": { "value": "%#@n@" } } } } } }
        """
    private static let model = """
        <?xml version="1.0" encoding="UTF-8"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0"><entity name="A" representedClassName=".A" codeGenerationType="class">
        <attribute name="n" attributeType="Integer 64" usesScalarValueType="YES"/><attribute name="t" attributeType="Transformable" customClassName=".C"/>
        <relationship name="bs" toMany="YES" ordered="YES" destinationEntity="B"/></entity>
        <entity name="B" representedClassName="B" parentEntity="A" codeGenerationType="category"/></model>
        """
    private static let settings = """
        #include "A.xcconfig"
        #include? "../B.xcconfig"
        PRODUCT_NAME = $(A:c99extidentifier)${B:default=x} // a name
        A[sdk=iphone*] = $(inherited) $(PRODUCT_NAME) $(A);
        INFOPLIST_KEY_CFBundleDisplayName = $(A:lower)$(B:rfc1034identifier)
        """
    private static let podspec = """
        Pod::Spec.new do |s|
          s.name = 'Kit'
          s.module_name = "KitModule"
          s.source_files = 'Sources/**/*.{h,swift}', 'More/*.swift'
          s.resource_bundles = { 'Kit' => ['Resources/**/*', "Sources/A.xcassets"] }
          s.resources = [
            'Resources/*.png'
          ]
          s.dependency 'Other', '~> 1.0'
        end
        """
    private static let localizedStrings = #"""
        /* A button */
        "save" = "Sichern";
        // Placeholders
        "%lld of %@" = "%1$lld von \"%2$@\"\n\U00e9";
        key = value;
        """#
    private static let propertyList = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict><key>CFBundleName</key><string>$(PRODUCT_NAME)</string><key>A</key><array><integer>1</integer><true/></array>
        <key>UIApplicationSceneManifest</key><dict><key>UIApplicationSupportsMultipleScenes</key><false/></dict><key>D</key><date>2024-01-01T00:00:00Z</date>
        <key>E</key><data>AAEC</data></dict></plist>
        """
    private static let workspaceOfFlows = """
        flows: ["*", "auth/**/x?.yaml"]
        includeTags: [smoke]
        executionOrder: { continueOnFailure: false, flowsOrder: [Sign up, a] }
        env: { A: b }
        """

    @Test("damaged sources, which the compiler reports")
    func sources() throws {
        let sources = files.filter { $0.hasSuffix(".swift") }
        for seed in 0..<count {
            var damage = Damage(seed: seed)
            guard let text = damage.spoiled(sources) else { continue }
            let parsed = Translator.parse(Array(text.utf8))
            let index = ModuleIndex([Translator.facts(of: parsed, path: "/A.swift")])
            let output = Translator(settings: .init(moduleName: "App")).translate(parsed, path: "/A.swift", index: index)
            // Every line stays in place, with one more before the first.
            #expect(output.text.split(separator: 10, omittingEmptySubsequences: false).count > text.utf8.count { $0 == 10 }, "seed \(seed)")
        }
    }
}

/// Loses, duplicates, swaps, and changes words and lines of a text, by a seed.
private struct Damage {
    private var state: UInt64

    init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    private mutating func below(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % max(bound, 1)
    }

    private static let strange = [
        "", "{", "}", "(", ")", "\"", "../../../..", "nan", "-1", "99999999999999999999", "\u{0}", "\u{FFFD}", "é́", ";", "=", "\\(",
        "@objc", "#selector(",
        "$(A)", "/*", "*/", "\n",
    ]

    mutating func spoiled(_ paths: [String]) -> String? {
        guard let text = try? String(contentsOfFile: paths[below(paths.count)], encoding: .utf8), text.utf8.count < 200_000 else {
            return nil
        }
        return spoiled(text)
    }

    mutating func spoiled(_ text: String) -> String {
        var words = Self.words(text)
        guard words.count > 3 else { return text }
        for _ in 0...below(8) {
            let place = below(words.count), other = below(words.count)
            switch below(6) {
            case 0: words.remove(at: place)
            case 1: words.insert(words[other], at: place)
            case 2: words.swapAt(place, other)
            case 3: words[place] = Substring(Self.strange[below(Self.strange.count)])
            case 4: words.removeSubrange(place..<min(words.count, place + 1 + below(40)))
            default: words[place] = words[other]
            }
            if words.isEmpty { break }
        }
        return words.joined()
    }

    /// Words and the text between them.
    private static func words(_ text: String) -> [Substring] {
        var result: [Substring] = [], start = text.startIndex, wasWord = false
        for place in text.indices {
            let isWord = text[place].isLetter || text[place].isNumber || text[place] == "_"
            if place != start, isWord != wasWord || !isWord {
                result.append(text[start..<place])
                start = place
            }
            wasWord = isWord
        }
        result.append(text[start...])
        return result
    }
}
