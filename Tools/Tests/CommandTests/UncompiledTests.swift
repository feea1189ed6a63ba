import Foundation
import TestResults
import Testing

/// Tests and packages of which some parts do not compile on Linux.
@Suite("Tests that do not compile", .serialized)
struct UncompiledTests {
    @Test(
        "each test that does not compile is counted with its reason; the others run, also without a conformance"
    )
    func counted() throws {
        let folder = try Command.folder("Uncompiled", UncompiledPackage.files), results = try Command.folder("Uncompiled results")
        let outcome = try Command.run("test", folder, "--results", results)
        #expect(outcome.code == 1 && outcome.output.hasSuffix("2 passed, 0 failed, 0 skipped, 4 did not compile\n"), "\(outcome.all)")
        let report = try JSONDecoder().decode(TestReport.self, from: Data(contentsOf: URL(fileURLWithPath: results + "/report.json")))
        func reason(_ test: String) -> String {
            report.tests.first { $0.id.hasSuffix(test) && $0.outcome == .notCompiled }?.attempts.last?.message ?? ""
        }
        #expect(
            reason("testBody").contains("cannot find 'missing' in scope")
                && reason("testGone1").contains("class 'GoneTests' has no initializers"), "\(outcome.all)")
        #expect(outcome.all.contains("it lacks function 'wanted()'"), "\(outcome.all)")
        #expect(outcome.all.contains("cannot find type 'Missing' in scope; the conformance is left out"), "\(outcome.all)")
        #expect(try String(contentsOfFile: results + "/junit.xml", encoding: .utf8).contains("type=\"notCompiled\""))
    }

    @Test("left-out code of a dependency is a note; --strict makes it a failure")
    func foreign() throws {
        let package = try Command.folder(
            "Foreign",
            [
                "Package.swift": """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(name: "Foreign", products: [.library(name: "Foreign", targets: ["Foreign"])], targets: [.target(name: "Foreign")])
                """,
                "Sources/Foreign/Foreign.swift": "import UIKit\npublic func three() -> Int { 3 }\npublic func lost() { missing() }\n",
            ])
        for words in [
            ["init", "-q"], ["add", "."], ["-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-qm", "first"],
            ["tag", "1.0.0"],
        ] {
            let process = Process()
            (process.executableURL, process.arguments) = (URL(fileURLWithPath: "/usr/bin/git"), ["-C", package] + words)
            try process.run()
            process.waitUntilExit()
        }
        let folder = try Command.folder(
            "Using",
            [
                "Package.swift": """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(name: "Using", dependencies: [.package(url: "file://\(package)", from: "1.0.0")], targets: [
                    .target(name: "Using", dependencies: ["Foreign"]), .testTarget(name: "UsingTests", dependencies: ["Using"]),
                ])
                """,
                "Sources/Using/Using.swift": "import Foreign\nimport UIKit\npublic func four() -> Int { three() + 1 }\n",
                "Tests/UsingTests/UsingTests.swift": """
                import XCTest
                @testable import Using
                final class UsingTests: XCTestCase { func testFour() { XCTAssertEqual(four(), 4) } }
                """,
            ])
        let outcome = try Command.run("test", folder, "--trust")
        #expect(outcome.code == 0 && outcome.output.hasSuffix("1 passed, 0 failed, 0 skipped\n"), "\(outcome.all)")
        #expect(outcome.errors.contains("in external packages, 1 place that does not compile is left out"), "\(outcome.all)")
        #expect(try Command.run("test", folder, "--trust", "--strict").code == 1)
    }

    @Test("an app that exits during launch does not affect tests that do not need it, and is reported once")
    func host() throws {
        let folder = try Command.folder("Unlaunchable", UnlaunchablePackage.files)
        let outcome = try Command.run("test", folder)
        #expect(outcome.code == 0 && outcome.output.hasSuffix("3 passed, 0 failed, 0 skipped\n"), "\(outcome.all)")
        #expect(
            outcome.errors.ranges(of: "the host app Unlaunchable cannot be launched").count == 1
                && outcome.errors.contains("Fatal error: no key"), "\(outcome.all)")
    }

    @Test("tests of an app whose main function is in Objective-C run without the app")
    func hostInObjectiveC() throws {
        var files = UnlaunchablePackage.files
        files["App/AppDelegate.swift"] = "func two() -> Int { 2 }\n"
        files["App/Model.swift"] = "struct Model {}\n"
        files["App/main.m"] = "int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, @\"AppDelegate\"); }\n"
        let outcome = try Command.run("test", try Command.folder("ObjectiveCHost", files))
        #expect(outcome.code == 0 && outcome.output.hasSuffix("3 passed, 0 failed, 0 skipped\n"), "\(outcome.all)")
        #expect(outcome.errors.contains("the host app 'Unlaunchable' cannot be launched: it has no main type"), "\(outcome.all)")
    }
}

private enum UncompiledPackage {
    static let files = [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Uncompiled", targets: [.target(name: "Uncompiled"), .testTarget(name: "UncompiledTests", dependencies: ["Uncompiled"])])
        """,
        "Sources/Uncompiled/Uncompiled.swift": "import UIKit\npublic protocol Wanting { func wanted() }\n",
        "Tests/UncompiledTests/BodyTests.swift": """
        import XCTest
        @testable import Uncompiled
        final class BodyTests: XCTestCase {
            func testBody() { XCTAssertEqual(missing(), 1) }
            func testGood() { XCTAssertEqual(1, 1) }
        }
        final class Helper: Wanting {}
        """,
        "Tests/UncompiledTests/GoneTests.swift": """
        import XCTest
        final class GoneTests: XCTestCase {
            let value: Int
            func testGone1() {}
            func testGone2() {}
        }
        final class StayingTests: XCTestCase, Missing { func testStays() {} }
        """,
        "Tests/UncompiledTests/ModernTests.swift": """
        import Testing
        @Suite struct ModernTests { @Test func body() { #expect(missing() == 1) } }
        """,
    ]
}

private enum UnlaunchablePackage {
    static let files = [
        "Unlaunchable.xcodeproj/project.pbxproj": """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (TApp, TTests); buildConfigurationList = L; };
          G = { isa = PBXGroup; children = (FApp, FTests); sourceTree = "<group>"; };
          L = { isa = XCConfigurationList; buildConfigurations = (C); };
          C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 5.0; SDKROOT = iphoneos; }; };
          TApp = { isa = PBXNativeTarget; name = Unlaunchable; productType = "com.apple.product-type.application"; buildPhases = (); fileSystemSynchronizedGroups = (FApp); buildConfigurationList = LA; };
          FApp = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
          LA = { isa = XCConfigurationList; buildConfigurations = (CA); };
          CA = { isa = XCBuildConfiguration; name = Debug; buildSettings = { GENERATE_INFOPLIST_FILE = YES; PRODUCT_BUNDLE_IDENTIFIER = org.example.App; }; };
          TTests = { isa = PBXNativeTarget; name = UnlaunchableTests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (); fileSystemSynchronizedGroups = (FTests); buildConfigurationList = LT; };
          FTests = { isa = PBXFileSystemSynchronizedRootGroup; path = Tests; sourceTree = "<group>"; };
          LT = { isa = XCConfigurationList; buildConfigurations = (CT); };
          CT = { isa = XCBuildConfiguration; name = Debug; buildSettings = { GENERATE_INFOPLIST_FILE = YES; PRODUCT_BUNDLE_IDENTIFIER = org.example.Tests; TEST_HOST = "$(BUILT_PRODUCTS_DIR)/Unlaunchable.app/Unlaunchable"; }; };
        }; }
        """,
        "App/AppDelegate.swift": """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                fatalError("no key")
            }
        }
        func two() -> Int { 2 }
        """,
        "Tests/Tests.swift": """
        import Testing
        import XCTest
        @testable import Unlaunchable
        final class ModelTests: XCTestCase { func testTwo() { XCTAssertEqual(two(), 2) }; func testView() { XCTAssertEqual(two(), 2) } }
        @Suite struct ModernTests { @Test func twoAgain() { #expect(two() == 2) } }
        """,
    ]
}
