import Foundation
import Testing

@testable import ProjectBuilder
import SourceTranslator

@Suite("Generated sources and the compiler's messages about them")
struct GeneratedSourceTests {
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

    @Test(
        "a name without small letters keeps its capitals, and a letter after a digit begins a word",
        arguments: [
            ("BG", "BG"), ("B", "B"), ("B2", "B_2"), ("AL-0", "AL_0"), ("P1.1", "P_1_1"), ("A-1-1-0", "A_1_1_0"), ("MEESUK-B", "MEESUK_B"),
            ("QR Icons", "qrIcons"), ("QR-Code Icon Black", "qrCodeIconBlack"), ("TBlack", "tBlack"), ("Ai_icon", "aiIcon"),
            ("10e", "_10E"), ("2ed", "_2Ed"), ("2x2", "_2X2"), ("40k-border", "_40KBorder"), ("a25", "a25"), ("cc2-border", "cc2Border"),
            ("1", "_1"), ("Icon-1", "icon1"), ("TabbarColor", "tabbar"), ("Base200Color", "base200"),
            ("mainBackgroundColor2", "mainBackgroundColor2"),
        ])
    func symbols(asset: String, symbol: String) { #expect(AssetSymbols.symbol(asset) == symbol) }

    @Test("a package's assets have symbols, too, in the package's bundle")
    func packageAssetSymbols() throws {
        let folder = try Scratch.folder("Artwork")
        try Scratch.write(
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Art\", targets: [.target(name: \"Art\", path: \".\")])\n",
            folder + "/Package.swift")
        try Scratch.write("import SwiftUI\nlet trees = [ImageResource.tree1, .Fountain.marble]", folder + "/Trees.swift")
        for asset in ["Trees/Tree 1.imageset", "Fountain/Marble.imageset"] {
            try Scratch.write("{}", folder + "/Assets.xcassets/" + asset + "/Contents.json")
        }
        try Scratch.write("{\"properties\": {\"provides-namespace\": true}}", folder + "/Assets.xcassets/Fountain/Contents.json")
        let target = try #require(try ProjectLocator.read(folder).target("Art"))
        let source = try #require(target.hasAssetSymbols ? AssetSymbols(target).source : nil)
        #expect(source.contains("extension ImageResource { static let tree1 = ImageResource(name: \"Tree 1\", bundle: .module) }"))
        #expect(
            source.contains(
                "extension ImageResource.Fountain { static let marble = ImageResource(name: \"Fountain/Marble\", bundle: .module) }"))
    }

    @Test("a framework's assets are in the framework's own bundle")
    func frameworkAssetSymbols() throws {
        let folder = try Scratch.folder("Framework assets")
        for asset in ["Logo.imageset", "Brand.colorset"] { try Scratch.write("{}", folder + "/A.xcassets/" + asset + "/Contents.json") }
        try Scratch.write("import SwiftUI\nlet a = UIImage(resource: .logo), b = UIColor.brand", folder + "/A.swift")
        var target = Project.Target(name: "Kit", moduleName: "Kit", kind: .library)
        (target.sources, target.isFramework, target.hasAssetExtensions) = ([folder + "/A.swift"], true, true)
        target.resources = [.init(path: folder + "/A.xcassets", destination: "A.xcassets")]
        let source = try #require(AssetSymbols(target).source)
        let bundle = "Bundle(for: _USAssetBundle.self)"
        #expect(source.contains("extension ImageResource { static let logo = ImageResource(name: \"Logo\", bundle: \(bundle)) }"))
        #expect(source.contains("UIImage(named: \"Logo\", in: \(bundle), compatibleWith: nil) ?? UIImage() }"))
        #expect(source.contains("UIColor(named: \"Brand\", in: \(bundle), compatibleWith: nil) ?? .clear }"))
        #expect(source.contains("extension Color { static var brand: Color { Color(\"Brand\", bundle: \(bundle)) } }"))
        #expect(source.contains("private final class _USAssetBundle {}"))
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
        #expect(source.contains("extension Item: Identifiable {}") && source.contains("extension Tag: Identifiable {}"))
        let beside = try #require(model.source(beside: "extension Item: Hashable, Identifiable {\n}\nextension Tags: Identifiable {}"))
        #expect(!beside.contains("extension Item: Identifiable") && beside.contains("extension Tag: Identifiable {}"))
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
        func model() throws -> DataModel? { try ProjectLocator.read(folder).target("Kit")?.models.first.flatMap { DataModel($0) } }
        #expect(try model()?.entities.map(\.name) == ["New"])
        #expect(try model()?.destination == "Store.momd/contents")
        try Scratch.write(
            "<plist><dict><key>_XCCurrentVersionName</key><string>Store.xcdatamodel</string></dict></plist>",
            folder + "/Store.xcdatamodeld/.xccurrentversion")
        #expect(try model()?.entities.map(\.name) == ["Old"])
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

    @Test("the tables of an interface file's catalog, and of a package's, are in their languages' folders")
    func cataloguesInBundles() throws {
        #expect(StringCatalog.place(of: "fr.lproj/Main.strings", ofCatalog: "mul.lproj/Main.xcstrings") == "fr.lproj/Main.strings")
        #expect(
            StringCatalog.place(of: "fr.lproj/A.strings", ofCatalog: "Frameworks/Kit.framework/A.xcstrings")
                == "Frameworks/Kit.framework/fr.lproj/A.strings")
        let folder = try Scratch.folder("Package's catalogue")
        try Scratch.write(
            #"{"sourceLanguage":"en","strings":{"home":{"localizations":{"de":{"stringUnit":{"value":"Start"}}}}}}"#,
            folder + "/Texts.xcstrings")
        try Scratch.write("class A {}", folder + "/A.swift")
        var kit = Project.Target(name: "Kit", moduleName: "Kit", kind: .library)
        (kit.sources, kit.usesBundleModule) = ([folder + "/A.swift"], true)
        kit.resources = [.init(path: folder + "/Texts.xcstrings", destination: "Texts.xcstrings")]
        let project = Project(name: "Kit", directory: folder, file: folder + "/Package.swift", targets: [kit])
        let shadow = try ShadowPackage(
            directory: Scratch.owned(folder + "/shadow"), project: project, sdk: SDK(directory: folder + "/SDK", configuration: .debug))
        _ = try shadow.write(project.targets, glue: [:])
        let german = try String(contentsOfFile: folder + "/shadow/Sources/Kit/_Resources/de.lproj/Texts.strings", encoding: .utf8)
        #expect(german == "\"home\" = \"Start\";\n")
        let manifest = try String(contentsOfFile: folder + "/shadow/Package.swift", encoding: .utf8)
        #expect(manifest.contains("resources: [.copy(\"_Resources/de.lproj\"), .copy(\"_Resources/en.lproj\")]"))
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

    @Test("a file that was left out whole is compiled again after a change")
    func changedFile() throws {
        let folder = try Scratch.folder("Left out")
        let source = folder + "/A.swift"
        try Scratch.write("struct A {}", source)
        let store = try TranslationStore(folder: Scratch.owned(folder + "/out"), settings: .init(moduleName: "M"))
        func isLeftOut() throws -> Bool {
            _ = try store.translate([source])
            return try !String(contentsOfFile: folder + "/out/A.us.swift", encoding: .utf8).contains("struct A")
        }
        #expect(try !isLeftOut())
        let message = Diagnostics.Message(file: source, line: 1, column: 1, severity: "error", text: "unexpected")
        #expect(try store.leaveOutFiles([source: [message]]) && isLeftOut())
        try Scratch.write("struct A { var b = 1 }", source)
        #expect(try !isLeftOut())
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
