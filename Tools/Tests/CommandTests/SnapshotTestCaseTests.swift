import Foundation
import Testing

/// `understudy test` on a package that uses uber/ios-snapshot-test-case, whose own sources are Objective-C.
@Suite("Snapshot test cases", .serialized)
struct SnapshotTestCaseTests {
    @Test("a recorded image matches again; a different one fails, and both are written with their difference")
    func pictures() throws {
        let folder = try Command.folder("Pictures", Self.files)
        let references = folder + "/References", differences = folder + "/Differences"
        func run(_ mode: String, references: String = references, recording: String = "never") throws -> Command.Outcome {
            try Command.run(
                "test", folder,
                environment: [
                    "PICTURES": mode, "FB_REFERENCE_IMAGE_DIR": references, "IMAGE_DIFF_DIR": differences,
                    "SNAPSHOT_TESTING_RECORD": recording,
                ])
        }

        let recording = try run("record")
        #expect(
            recording.output.contains("Test ran in record mode") && recording.output.hasSuffix("0 passed, 3 failed, 0 skipped\n"),
            "\(recording.all)")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: references + "_64/PicturesTests.PictureTests").sorted() == [
                "testController@3x.png", "testLayer@3x.png", "testView_a_b@3x.png",
            ])

        let same = try run("compare")
        #expect(same.output.hasSuffix("3 passed, 0 failed, 0 skipped\n"), "\(same.all)")
        #expect(!FileManager.default.fileExists(atPath: differences))

        // The mode of the whole run: a missing image is recorded in the first folder, and the test fails once.
        let missing = try run("compare", references: folder + "/Others", recording: "missing")
        #expect(
            missing.output.contains("The picture was recorded") && missing.output.hasSuffix("0 passed, 3 failed, 0 skipped\n"),
            "\(missing.all)")
        let found = try run("compare", references: folder + "/Others", recording: "missing")
        #expect(found.output.hasSuffix("3 passed, 0 failed, 0 skipped\n"), "\(found.all)")
        #expect(!FileManager.default.fileExists(atPath: folder + "/Others_32"))

        // One pixel of the layer differs, which the test tolerates.
        let other = try run("change")
        #expect(
            other.output.contains("PicturesTests.swift:18") && other.output.hasSuffix("1 passed, 2 failed, 0 skipped\n"), "\(other.all)")
        let written = try FileManager.default.contentsOfDirectory(atPath: differences + "/PicturesTests.PictureTests").sorted()
        #expect(
            written.filter { $0.contains("testView") } == [
                "diff_testView_a_b@3x.png", "failed_testView_a_b@3x.png", "reference_testView_a_b@3x.png",
            ])
    }

    private static let files = [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Pictures", dependencies: [.package(url: "https://github.com/uber/ios-snapshot-test-case.git", from: "8.0.0")], targets: [
            .target(name: "Pictures"), .testTarget(name: "PicturesTests", dependencies: ["Pictures", .product(name: "iOSSnapshotTestCase", package: "ios-snapshot-test-case")]),
        ])
        """,
        "Sources/Pictures/Pictures.swift": "import UIKit\npublic let side: CGFloat = 20\n",
        "Tests/PicturesTests/PicturesTests.swift": """
        import FBSnapshotTestCase
        import iOSSnapshotTestCase
        import Pictures

        final class PictureTests: FBSnapshotTestCase {
            private let mode = ProcessInfo.processInfo.environment["PICTURES"]
            private var view: UIView!
            override func setUp() {
                super.setUp()
                recordMode = mode == "record"
                view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
                view.backgroundColor = .orange
            }
            @MainActor func testView() {
                let dot = UIView(frame: CGRect(x: 4, y: 4, width: mode == "change" ? 6 : 4, height: 4))
                dot.backgroundColor = .blue
                view.addSubview(dot)
                FBSnapshotVerifyView(view, identifier: "a b")
            }
            func testLayer() {
                let dot = CALayer()
                dot.frame = CGRect(x: 0, y: 0, width: mode == "change" ? 1.0 / 3 : 0, height: 1.0 / 3)
                dot.backgroundColor = UIColor.black.cgColor
                view.layer.addSublayer(dot)
                FBSnapshotVerifyLayer(view.layer, suffixes: ["_64"], overallTolerance: 0.001)
            }
            func testController() {
                let controller = UIViewController()
                controller.view.backgroundColor = mode == "change" ? .red : .green
                usesDrawViewHierarchyInRect = true
                FBSnapshotVerifyViewController(controller)
            }
        }
        """,
    ]
}
