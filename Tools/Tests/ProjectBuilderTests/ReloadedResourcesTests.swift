import Foundation
@testable import ProjectBuilder
import Testing

/// The changes to files on their way to a running app.
@Suite("Reloaded resources")
struct ReloadedResourcesTests {
    /// A project with resources, and the bundle that its app was started from.
    private final class Files {
        let folder = NSTemporaryDirectory() + "reloaded-\(UUID().uuidString)"
        let app: OwnedPath
        private(set) var resources: [Project.Resource] = []

        init(_ files: [String: String], resources names: [String: String]) throws {
            app = try OwnedFolder.temporary("reloaded").appending("App.app")
            for (name, text) in files { _ = try save(text, name) }
            resources = names.sorted { $0.key < $1.key }.map { Project.Resource(path: folder + "/" + $0.key, destination: $0.value) }
        }

        deinit {
            try? FileManager.default.removeItem(atPath: folder)
            try? app.root.remove()
        }

        func save(_ text: String, _ name: String) throws -> String {
            let url = URL(fileURLWithPath: folder + "/" + name)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
            return url.path
        }

        func watched() throws -> ReloadedResources {
            ReloadedResources(resources, tree: SourceTree(of: folder, cache: app), app: app)
        }
        func staged(_ name: String) -> String? { try? String(contentsOfFile: app.path + "/" + name, encoding: .utf8) }
    }

    private static func storyboard(_ destination: String = "l") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="a">
            <scenes>
                <scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController">
                    <view key="view" id="v"><subviews><label id="l"/></subviews></view>
                    <connections><outlet property="label" destination="\(destination)" id="o"/></connections>
                </viewController></objects></scene>
            </scenes>
        </document>
        """
    }

    @Test("a saved interface file is copied into the bundle and sent")
    func interface() throws {
        let files = try Files(
            ["Base.lproj/Main.storyboard": Self.storyboard()], resources: ["Base.lproj/Main.storyboard": "Base.lproj/Main.storyboard"])
        let path = files.folder + "/Base.lproj/Main.storyboard"
        #expect(
            try files.watched().take([path], inputs: [])
                == .loaded([files.app.path + "/Base.lproj/Main.storyboard"], names: ["Main.storyboard"]))
        #expect(files.staged("Base.lproj/Main.storyboard") == Self.storyboard())
        #expect(
            try files.watched().take([files.folder + "/Base.lproj/.Main.storyboard.swp", files.folder + "/notes.txt"], inputs: [])
                == .unchanged)
    }

    @Test("a half-saved file, or one that refers to a missing object, is reported with its place, and the bundle keeps the former one")
    func damaged() throws {
        let files = try Files(["Main.storyboard": Self.storyboard()], resources: ["Main.storyboard": "Main.storyboard"])
        let path = files.folder + "/Main.storyboard", watched = try files.watched()
        _ = watched.take([path], inputs: [])
        _ = try files.save(String(Self.storyboard().prefix(400)), "Main.storyboard")
        guard case .damaged(let report) = watched.take([path], inputs: []) else { Issue.record("not refused"); return }
        #expect(report.contains(/Main\.storyboard:\d+:\d+: error: ./), "\(report)")
        _ = try files.save(Self.storyboard("gone"), "Main.storyboard")
        guard case .damaged(let missing) = watched.take([path], inputs: []) else { Issue.record("not refused"); return }
        #expect(missing.contains("Main.storyboard:6:26: error: The destination gone of this outlet does not exist"), "\(missing)")
        #expect(files.staged("Main.storyboard") == Self.storyboard())
    }

    @Test("a damaged strings file is reported with its location, and the bundle keeps the previous one")
    func damagedTexts() throws {
        let names = ["en.lproj/Localizable.strings", "en.lproj/Localizable.stringsdict"]
        let rules = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict><key>a</key><dict/></dict></plist>"
        let files = try Files(
            [names[0]: "\"a\" = \"A\";", names[1]: rules], resources: Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }))
        let watched = try files.watched(), paths = names.map { files.folder + "/" + $0 }
        #expect(
            watched.take(Set(paths), inputs: [])
                == .loaded(names.map { files.app.path + "/" + $0 }, names: names.map { $0.lastPathComponent }))
        _ = try files.save("/* Greeting */\n\"a\" = \"B\"\n\"c\" = \"C\";", names[0])
        #expect(
            watched.take([paths[0]], inputs: []) == .damaged("\(paths[0]):2:10: error: “;” is missing after the value of “a”."))
        #expect(files.staged(names[0]) == "\"a\" = \"A\";")
        _ = try files.save(String(rules.prefix(80)), names[1])
        guard case .damaged(let report) = watched.take([paths[1]], inputs: []) else { Issue.record("not refused"); return }
        #expect(report.hasPrefix(paths[1] + ":") && report.contains(/:\d+:1: error: ./), "\(report)")
        #expect(files.staged(names[1]) == rules)
    }

    @Test("a string catalog is sent as the tables of its languages")
    func texts() throws {
        let catalog =
            #"{"sourceLanguage":"en","strings":{"hi":{"localizations":{"de":{"stringUnit":{"value":"Hallo"}},"en":{"stringUnit":{"value":"Hi"}}}}}}"#
        let files = try Files(["Localizable.xcstrings": catalog], resources: ["Localizable.xcstrings": "Localizable.xcstrings"])
        let path = files.folder + "/Localizable.xcstrings", watched = try files.watched()
        let tables = ["de.lproj/Localizable.strings", "en.lproj/Localizable.strings"]
        #expect(watched.take([path], inputs: []) == .loaded(tables.map { files.app.path + "/" + $0 }, names: ["Localizable.xcstrings"]))
        #expect(files.staged(tables[0]) == "\"hi\" = \"Hallo\";\n")
        _ = try files.save("{\n\"strings\"", "Localizable.xcstrings")
        guard case .damaged(let report) = watched.take([path], inputs: []) else { Issue.record("not refused"); return }
        #expect(report.contains(/Localizable\.xcstrings:\d+:\d+: error: ./), "\(report)")
    }

    @Test("an asset's new content is sent with its catalog; an asset that is new or gone needs a build, because code may name it")
    func assets() throws {
        let color = "Assets.xcassets/Brand.colorset/Contents.json"
        let files = try Files([color: "{\"colors\":[]}"], resources: ["Assets.xcassets": "Assets.xcassets"])
        let watched = try files.watched(), catalog = files.app.path + "/Assets.xcassets"
        let path = try files.save("{\"colors\":[1]}", color)
        #expect(watched.take([path], inputs: []) == .loaded([catalog], names: ["Contents.json"]))
        #expect(files.staged(color) == "{\"colors\":[1]}")
        let picture = try files.save("png", "Assets.xcassets/Brand.colorset/new.png")
        #expect(watched.take([picture], inputs: []) == .loaded([catalog], names: ["new.png"]))
        let other = try files.save("{}", "Assets.xcassets/Other.colorset/Contents.json")
        #expect(watched.take([other], inputs: []) == .rebuild("Assets.xcassets has new or removed assets"))
    }

    @Test("other resources, Info.plist, and files that are gone need a build, with their names as the reason")
    func others() throws {
        let files = try Files(
            ["data.plist": "{}", "Page.xib": "<x/>"], resources: ["data.plist": "data.plist", "Page.xib": "Page.xib"])
        let watched = try files.watched()
        #expect(watched.take([files.folder + "/data.plist"], inputs: []) == .rebuild("data.plist has changed"))
        #expect(watched.take([files.folder + "/Info.plist"], inputs: [files.folder + "/Info.plist"]) == .rebuild("Info.plist has changed"))
        try FileManager.default.removeItem(atPath: files.folder + "/Page.xib")
        #expect(watched.take([files.folder + "/Page.xib"], inputs: []) == .rebuild("Page.xib has changed"))
    }
}
