import Foundation
import Testing

/// `understudy snapshots`, after runs of `understudy test`.
@Suite("Snapshots", .serialized)
struct SnapshotCommandTests {
    private static let files = [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Shop", platforms: [.iOS(.v17)], targets: [.target(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"])])
        """,
        "Sources/Shop/Badge.swift":
            "import UIKit\n\npublic func badge() -> UILabel {\n    let label = UILabel()\n    label.text = \"New\"\n    return label\n}\n",
        "Tests/ShopTests/BadgeTests.swift": """
        import Testing
        import UIKit
        import UIKitTesting
        import Shop

        @MainActor @Suite struct BadgeTests {
            @Test func draws() { verify(badge()) }
            @Test func reads() { verify(text: (badge().text ?? "") + "\\n") }
        }
        """,
    ]

    @Test("a changed snapshot is listed, accepted by its name, and passes; an orphan is listed and removed")
    func all() throws {
        let folder = try Command.folder("Snapshots", Self.files), references = folder + "/Tests/ShopTests/__Snapshots__/BadgeTests/"
        _ = try Command.run("test", folder)
        try FileManager.default.copyItem(atPath: references + "reads.1.txt", toPath: references + "removed.1.txt")
        let old = [FileAttributeKey.modificationDate: Date(timeIntervalSince1970: 1000)]
        try FileManager.default.setAttributes(old, ofItemAtPath: references + "removed.1.txt")
        let passed = try Command.run("test", folder)
        #expect(passed.code == 0, "\(passed.all)")
        let fine = try Command.run("snapshots", folder)
        #expect(fine.code == 0 && fine.output.hasSuffix("3 snapshots, 0 failed, 1 orphan\n"), "\(fine.all)")
        #expect(fine.output.contains("orphan    BadgeTests/removed.1.txt\n") && fine.output.contains("recorded  BadgeTests/draws.1.png\n"))

        let source = folder + "/Sources/Shop/Badge.swift"
        try String(contentsOfFile: source, encoding: .utf8).replacingOccurrences(of: "New", with: "Old").write(
            toFile: source, atomically: true, encoding: .utf8)
        let failed = try Command.run("test", folder, "--results", folder + "/results")
        #expect(failed.code == 1)
        let listed = try Command.run("snapshots", folder)
        #expect(
            listed.output.contains("failed    BadgeTests/draws.1.png\n            test        ShopTests.BadgeTests/draws()\n"),
            "\(listed.all)")
        #expect(listed.output.contains("-draws.1-difference.png\n") && listed.output.hasSuffix("3 snapshots, 2 failed, 0 orphans\n"))
        let page = try String(contentsOfFile: folder + "/results/index.html", encoding: .utf8)
        #expect(page.contains("function comparePictures(") && page.contains("draws.1-actual.png"))

        let unknown = try Command.run("snapshots", folder, "--accept", "BadgeTests/darws.1")
        #expect(unknown.code == 2 && unknown.errors.contains("Did you mean 'BadgeTests/draws.1'?"), "\(unknown.all)")
        let accepted = try Command.run("snapshots", folder, "--accept", "BadgeTests/draws.1", "--accept", "reads.1")
        #expect(
            accepted.code == 0 && accepted.output == "accepted  BadgeTests/draws.1.png\naccepted  BadgeTests/reads.1.txt\n",
            "\(accepted.all)")
        #expect(try Command.run("test", folder).code == 0)
        #expect(try Command.run("snapshots", folder, "--accept-all").output == "No snapshot failed.\n")
        let cleaned = try Command.run("snapshots", folder, "--clean", "--json")
        #expect(
            cleaned.output.contains("\"removed\" : [\n    \"Tests/ShopTests/__Snapshots__/BadgeTests/removed.1.txt\"\n  ]"),
            "\(cleaned.all)")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: references).sorted() == ["draws.1.png", "draws.1.scene", "reads.1.txt"])
    }
}
