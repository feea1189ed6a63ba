import Foundation
import SourceTranslator
import Testing

@testable import ProjectBuilder

/// Malicious projects. SECURITY.md numbers what each one tries.
@Suite("Hostile projects")
struct HostileProjectTests {
    private func project(_ name: String, _ changes: [(String, String)]) throws -> String {
        let folder = try Scratch.folder(name)
        try Scratch.write("class A {}", folder + "/App/A.swift")
        var text = Scratch.synchronizedProject
        for (old, new) in changes {
            try #require(text.contains(old))
            text = text.replacingOccurrences(of: old, with: new)
        }
        try Scratch.write(text, folder + "/App.xcodeproj/project.pbxproj")
        return folder
    }

    @Test(
        "names that lead out of a folder are an error in the project file",
        arguments: [
            ("SDKROOT = iphoneos;", "SDKROOT = iphoneos; PRODUCT_NAME = \"../../victim\";"),
            ("SDKROOT = iphoneos;", "SDKROOT = iphoneos; PRODUCT_NAME = \"/etc/victim\";"),
            ("SDKROOT = iphoneos;", "SDKROOT = iphoneos; PRODUCT_NAME = \"..\";"),
            ("SDKROOT = iphoneos;", "SDKROOT = iphoneos; UP = \"..\"; PRODUCT_NAME = \"$(UP)/victim\";"),
            ("SDKROOT = iphoneos;", "SDKROOT = iphoneos; PRODUCT_MODULE_NAME = \"../../../victim\";"),
            ("name = App;", "name = \"../../victim\";"),
        ])
    func names(change: (String, String)) throws {
        // Project settings precede those of the target, which has no SDKROOT.
        let folder = try project(
            "Names \(UUID())",
            [
                (
                    change.0 == "SDKROOT = iphoneos;" ? "SWIFT_VERSION = 6.0;" : change.0,
                    change.0 == "SDKROOT = iphoneos;" ? "SWIFT_VERSION = 6.0; " + change.1.dropFirst(20) : change.1
                )
            ])
        #expect { try ProjectLocator.read(folder) } throws: {
            "\($0)".hasPrefix(folder + "/App.xcodeproj/project.pbxproj:1:1: error: the ")
        }
    }

    @Test("a product with an empty name has its target's name")
    func emptyName() throws {
        let folder = try project(
            "Empty name", [("SWIFT_VERSION = 6.0;", "SWIFT_VERSION = 6.0; PRODUCT_NAME = \"$(NOT_SET)\"; PRODUCT_MODULE_NAME = \"\";")])
        let app = try #require(try ProjectLocator.read(folder).target("App"))
        #expect(app.moduleName == "App" && app.infoPlistName == "App")
    }

    @Test("a package's version and branch stay strings in the generated manifest")
    func requirements() throws {
        let evil = "main\"))\n; try! evil() //\\(evil())"
        #expect(PackageRequirement.branch(evil).inManifest == #"branch: "main\"))\u{a}; try! evil() //\\(evil())""#)
        #expect(PackageRequirement.exact("1\u{2028}").inManifest == #"exact: "1\u{2028}""#)
        let folder = try Scratch.folder("Branches")
        try Scratch.write("", folder + "/App/A.swift")
        try Scratch.write(
            """
            name: App
            packages: { Kit: { url: "https://example.org/kit", branch: "x\\"), .package(path: \\"/\\")" } }
            targets: { App: { type: application, platform: iOS, sources: App, dependencies: [{ package: Kit }] } }
            """, folder + "/project.yml")
        #expect(try ProjectLocator.read(folder).packages.map(\.requirement) == [#"branch: "x\"), .package(path: \"/\")""#])
    }

    @Test(
        "a URL that git would take for an option or a program is rejected",
        arguments: [
            "--upload-pack=touch /tmp/x", "ext::sh -c touch% /tmp/x", "-oProxyCommand=x", "ssh://-oProxyCommand=x/y", "fd::17", "", "a b",
            "https://",
        ])
    func addresses(address: String) throws {
        #expect(!PackageAddress.isValid(address))
        let folder = try Scratch.folder("Addresses \(address.filter(\.isLetter)) \(address.utf8.count)")
        try Scratch.write("", folder + "/App/A.swift")
        try Scratch.write(
            "name: App\npackages: { Kit: { url: \"\(address)\", from: 1.0.0 } }\ntargets: { App: { type: application, sources: App } }\n",
            folder + "/project.yml")
        #expect(throws: Failure.self) { try ProjectLocator.read(folder) }
    }

    @Test(
        "common forms of URLs are fetched",
        arguments: ["https://example.org/a.git", "git@example.org:a/b.git", "ssh://git@example.org/a", "/srv/git/a", "file:///srv/a"])
    func goodAddresses(address: String) { #expect(PackageAddress.isValid(address)) }

    // MARK: Links

    @Test("links to an enclosing folder terminate: to itself, to its parent, to the root")
    func circles() throws {
        let folder = try project("Circles", [])
        for (name, destination) in [("self", "."), ("parent", "../.."), ("root", "/"), ("absolute", folder)] {
            symlink(destination, folder + "/App/" + name)
        }
        #expect(try ProjectLocator.read(folder).target("App")?.sources == [folder + "/App/A.swift"])
    }

    @Test("an included settings file outside the project is not read, unless the user trusts the project")
    func settings() throws {
        let secret = try Scratch.folder("Secrets") + "/credentials"
        try Scratch.write("aws_secret_access_key = hunter2\n", secret)
        let folder = try Scratch.folder("Includes")
        for file in ["App/A.swift", "App/Info.plist"] { try Scratch.write("", folder + "/" + file) }
        try Scratch.write("#include \"\(secret)\"\nLEAKED = $(aws_secret_access_key)\n", folder + "/App.xcconfig")
        symlink(secret, folder + "/Link.xcconfig")
        for file in ["App.xcconfig", "Link.xcconfig"] {
            let spec = """
                name: App
                targets: { App: { type: application, platform: iOS, sources: App, configFiles: { Debug: \(file) },
                                  info: { path: App/Info.plist, properties: { Leak: "$(aws_secret_access_key)" } } } }
                """
            try Scratch.write(spec, folder + "/project.yml")
            func leak() throws -> String? { try ProjectLocator.read(folder).target("App")?.infoPlist["Leak"]?.value as? String }
            #expect(try leak() == "")
            #expect(try Trust.$isGiven.withValue(true, operation: leak) == "hunter2" || file == "App.xcconfig")
        }
    }

    // MARK: Bundle

    private func stage(_ folder: String, _ resources: [Project.Resource], into place: OwnedFolder) throws -> OwnedPath {
        var target = Project.Target(name: "App", moduleName: "App", kind: .app)
        target.resources = resources
        let app = try place.appending("App.app"), program = try #require(ProjectName("App"))
        try Scratch.write("program", folder + "/program")
        try Staging.stage(
            executable: folder + "/program", name: program, infoPlist: [:], targets: [target], extraDirectories: [],
            library: "", tree: SourceTree(of: folder), into: app)
        return app
    }

    @Test("an app that writes into its bundle does not change the project")
    func copies() throws {
        let folder = try Scratch.folder("Resources"), place = try OwnedFolder.temporary("test")
        defer { try? place.remove() }
        try Scratch.write("original", folder + "/notes.txt")
        try Scratch.write("{}", folder + "/Data/deep/data.json")
        let resources = [
            Project.Resource(path: folder + "/notes.txt", destination: "notes.txt"), .init(path: folder + "/Data", destination: "Data"),
        ]
        // The leftovers of an earlier version: a link to the file and a link to the folder.
        try place.appending("App.app").makeDirectory()
        link(folder + "/notes.txt", place.path + "/App.app/notes.txt")
        symlink(folder + "/Data", place.path + "/App.app/Data")
        let app = try stage(folder, resources, into: place)
        for file in ["notes.txt", "Data/deep/data.json"] {
            let path = app.path + "/" + file
            #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o444)
            chmod(path, 0o644)
            try Data("changed".utf8).withUnsafeBytes { bytes in
                let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
                handle.write(Data(bytes))
            }
        }
        #expect(try String(contentsOfFile: folder + "/notes.txt", encoding: .utf8) == "original")
        #expect(try String(contentsOfFile: folder + "/Data/deep/data.json", encoding: .utf8) == "{}")
        // Files added and removed in a folder are added and removed in its copy.
        try FileManager.default.removeItem(atPath: folder + "/Data/deep")
        try Scratch.write("new", folder + "/Data/new")
        #expect(try stage(folder, resources, into: place).appending("Data").tree() == ["new"])
    }

    @Test("a resource that leads out of the project is not copied into the app")
    func outside() throws {
        let folder = try Scratch.folder("Outside"), secrets = try Scratch.folder("Keys"), place = try OwnedFolder.temporary("test")
        defer { try? place.remove() }
        try Scratch.write("key", secrets + "/id")
        try Scratch.write("{}", folder + "/Data/a")
        symlink(secrets + "/id", folder + "/key.txt")
        symlink(secrets, folder + "/Data/keys")
        symlink("/dev/zero", folder + "/Data/zero")
        let app = try stage(
            folder,
            [
                .init(path: folder + "/key.txt", destination: "key.txt"), .init(path: folder + "/Data", destination: "Data"),
                .init(path: secrets + "/id", destination: "id"),
            ],
            into: place)
        #expect(Set(app.names) == ["App", "Info.plist", "_UnderstudyOrigins.plist", "Data"])
        #expect(try app.appending("Data").tree() == ["a"])
    }

    @Test("a destination that leads out of the bundle fails the build")
    func destinations() throws {
        let folder = try Scratch.folder("Destinations"), place = try OwnedFolder.temporary("test")
        defer { try? place.remove() }
        try Scratch.write("x", folder + "/a")
        #expect(throws: Failure.self) { try stage(folder, [.init(path: folder + "/a", destination: "../../a")], into: place) }
    }

    @Test("a string catalog's language that is not a valid folder name is skipped")
    func languages() throws {
        let file = try Scratch.folder("Catalogs") + "/Texts.xcstrings"
        let text = #"{ "stringUnit": { "value": "x" } }"#
        try Scratch.write(
            #"{ "sourceLanguage": "../..", "strings": { "k": { "localizations": { "../../victim": \#(text), "de": \#(text) } } } }"#, file)
        #expect(Set(StringCatalog.expand(file).keys) == ["de.lproj/Texts.strings", "en.lproj/Texts.strings"])
    }

    @Test("sources are translated into our own folder, even if an earlier build's link leads to the user's")
    func translations() throws {
        let theirs = try Scratch.folder("Theirs"), place = try OwnedFolder.temporary("test")
        defer { try? place.remove() }
        try Scratch.write("class A {}", theirs + "/A.swift")
        try place.appending("Sources").makeDirectory()
        symlink(theirs, place.path + "/Sources/Kit")
        let store = TranslationStore(folder: try place.appending("Sources/Kit"), settings: TranslationSettings(moduleName: "Kit"))
        _ = try store.translate([theirs + "/A.swift"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: theirs) == ["A.swift"])
        #expect(try place.appending("Sources/Kit").names == ["A.us.swift"])
    }

    @Test("special files and files that are too large are not read")
    func oddFiles() throws {
        let folder = try Scratch.folder("Odd")
        mkfifo(folder + "/pipe", 0o600)
        symlink("/dev/zero", folder + "/zero")
        try Scratch.write("", folder + "/huge")
        truncate(folder + "/huge", off_t(ProjectFile.largest) + 1)
        for name in ["pipe", "zero", "huge", "missing"] { #expect(ProjectFile.data(folder + "/" + name) == nil) }
        #expect(ProjectFile.data(folder) == nil)
    }
}
