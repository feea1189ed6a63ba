import Foundation
import Testing

@Suite("Understudy as a package that SwiftPM fetches")
struct PluginPackageTests {
    private struct Manifest: Decodable {
        struct Product: Decodable {
            var name: String
            var targets: [String]
        }
        struct Target: Decodable {
            var name: String
            var dependencies: [[String: [Words?]]]
            var settings: [Setting]
        }
        struct Setting: Decodable { var kind: [String: Anything] }
        /// A name, or something else.
        enum Words: Decodable {
            case name(String), other
            init(from decoder: any Decoder) throws {
                self = (try? decoder.singleValueContainer().decode(String.self)).map(Words.name) ?? .other
            }
        }
        struct Anything: Decodable { init(from decoder: any Decoder) {} }
        var products: [Product]
        var targets: [Target]
    }

    /// The manifest at the root, as SwiftPM reads it in that folder.
    private static func manifest(in folder: String) throws -> Manifest {
        try FileManager.default.copyItem(atPath: Command.root + "/Package.swift", toPath: folder + "/Package.swift")
        let outcome = try ArticleProjects.run("swift package dump-package 2> errors", in: folder)
        #expect(outcome.code == 0, "\(outcome.output)")
        return try JSONDecoder().decode(Manifest.self, from: Data(outcome.output.utf8))
    }

    @Test("a version has the plugin, and no product that a package uses has unsafe flags")
    func fetched() throws {
        let scratch = try Command.folder("fetched", ["repositories/state": "", "checkouts/understudy/state": ""])
        let folder = scratch + "/checkouts/understudy"
        let manifest = try Self.manifest(in: folder)
        for name in ["UIKit", "UIKitTesting", "Presenters", "UnderstudyPlugin"] {
            var waiting = try #require(manifest.products.first { $0.name == name }).targets
            var reached: Set<String> = []
            while let next = waiting.popLast() {
                guard reached.insert(next).inserted, let target = manifest.targets.first(where: { $0.name == next }) else { continue }
                #expect(!target.settings.contains { $0.kind["unsafeFlags"] != nil }, "\(next), which \(name) needs, has unsafe flags")
                for dependency in target.dependencies {
                    if case .name(let other)?? = (dependency["byName"] ?? dependency["target"])?.first { waiting.append(other) }
                }
            }
            #expect(!reached.isDisjoint(with: ["UIKitCore", "SourceTranslator"]))
        }
    }

    @Test("a clone leaves the plugin to Tools, whose build uses the toolchain's swift-syntax")
    func clone() throws {
        let manifest = try Self.manifest(in: try Command.folder("checkouts/clone"))
        #expect(!manifest.products.contains { $0.name == "UnderstudyPlugin" })
        #expect(!manifest.targets.contains { $0.name == "SourceTranslator" })
    }
}
