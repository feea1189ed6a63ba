import Foundation
import Testing

/// `understudy test` on an app's project: its tests run inside the app, as its scheme's test plan says.
@Suite("App-hosted tests", .serialized)
struct HostedTestsTests {
    private static let project = Result { try Command.folder("Hosted app", HostedProject.files) }

    @Test("the app runs around its tests, with the test plan's environment, arguments, and language; skipped tests do not run")
    func hosted() throws {
        let outcome = try Command.run("test", try Self.project.get())
        #expect(outcome.code == 0 && outcome.output.hasSuffix("11 passed, 0 failed, 0 skipped\n"), "\(outcome.all)")
        #expect(outcome.errors.contains("'SlowTests' is left out, as the scheme says; --target runs it"), "\(outcome.all)")
    }

    @Test("the given target runs on the given device")
    func named() throws {
        let outcome = try Command.run("test", try Self.project.get(), "--target", "SlowTests", "--device", "iPad Air 11")
        #expect(outcome.code == 1 && outcome.output.hasSuffix("2 passed, 1 failed, 0 skipped\n"), "\(outcome.all)")
    }
}

private enum HostedProject {
    private static let host =
        #"TEST_HOST = "$(BUILT_PRODUCTS_DIR)/Hosted.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/Hosted"; BUNDLE_LOADER = "$(TEST_HOST)";"#

    static let files = [
        "Hosted.xcodeproj/project.pbxproj": ProjectText.of([
            .init(name: "Hosted", type: "application"), .init(name: "HostedTests", type: "bundle.unit-test", settings: host),
            .init(name: "SlowTests", type: "bundle.unit-test", settings: host),
            .init(name: "UITests", type: "bundle.ui-testing", settings: "TEST_TARGET_NAME = Hosted;"),
        ]),
        "Hosted.xcodeproj/xcshareddata/xcschemes/Hosted.xcscheme":
            #"<Scheme><TestAction buildConfiguration="Debug"><TestPlans><TestPlanReference reference="container:Hosted.xctestplan" default="YES"/></TestPlans></TestAction></Scheme>"#,
        "Hosted.xctestplan": #"""
        {"configurations": [{"name": "One", "options": {}}], "version": 1,
         "defaultOptions": {"language": "de", "environmentVariableEntries": [{"key": "MODE", "value": "$(PROJECT_NAME) plan"}], "commandLineArgumentEntries": [{"argument": "-user \"A B\""}]},
         "testTargets": [{"target": {"name": "HostedTests"}, "skippedTests": ["SkippedTests", "HostTests\/testOld()", "ModernTests\/old()"]}, {"enabled": false, "target": {"name": "SlowTests"}}]}
        """#,
        "Hosted/de.lproj/Localizable.strings": "\"hello\" = \"Hallo\";",
        "Hosted/Base.lproj/Localizable.strings": "\"hello\" = \"Hello\";",
        "Hosted/AppDelegate.swift": """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = UINavigationController(rootViewController: RootController())
                window.makeKeyAndVisible()
                self.window = window
                return true
            }
        }
        class RootController: UIViewController {
            var appearances = 0
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                appearances += 1
            }
            @objc func showNext() { navigationController?.pushViewController(NextController(), animated: true) }
        }
        final class NextController: UIViewController { private(set) var hasAppeared = false; override func viewDidAppear(_ animated: Bool) { hasAppeared = true } }
        """,
        "HostedTests/data.json": "{}",
        "HostedTests/HostTests.swift": """
        import XCTest
        @testable import Hosted

        final class HostTests: XCTestCase {
            func testHost() {
                XCTAssertTrue(UIApplication.shared.delegate is AppDelegate)
                XCTAssertEqual(UIApplication.shared.applicationState, .active)
                XCTAssertEqual(Bundle.main.bundleIdentifier, "org.example.Hosted")
            }
            func testKeyWindow() throws {
                let window = try XCTUnwrap((UIApplication.shared.delegate as? AppDelegate)?.window)
                XCTAssertTrue(window.isKeyWindow)
                let root = try XCTUnwrap((window.rootViewController as? UINavigationController)?.viewControllers.first as? RootController)
                XCTAssertEqual(root.appearances, 1)
            }
            func testNavigation() throws {
                let navigation = try XCTUnwrap((UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController as? UINavigationController)
                (navigation.viewControllers[0] as? RootController)?.perform(#selector(RootController.showNext))
                expectation(for: NSPredicate { _, _ in (navigation.topViewController as? NextController)?.hasAppeared == true }, evaluatedWith: nil)
                waitForExpectations(timeout: 5)
                navigation.popViewController(animated: false)
            }
            func testPlan() {
                XCTAssertEqual(ProcessInfo.processInfo.environment["MODE"], "Hosted plan")
                XCTAssertNotNil(ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"])
                XCTAssertEqual(UserDefaults.standard.string(forKey: "user"), "A B")
                XCTAssertEqual(Locale.current.identifier, "de_DE")
            }
            func testResources() { XCTAssertNotNil(Bundle(for: HostTests.self).url(forResource: "data", withExtension: "json")) }
            @MainActor func testAsync() async throws {
                try await Task.sleep(nanoseconds: 1_000_000)
                XCTAssertNotNil(UIApplication.shared.delegate)
            }
            func testInvertedSet() {
                var set = CharacterSet.decimalDigits.inverted
                set.remove(charactersIn: "+")
                XCTAssertTrue(set.contains("a") && !set.contains("+") && !set.contains("1"))
            }
            func testTouchingRectangles() {
                let page = CGRect(x: 0, y: 0, width: 100, height: 50)
                XCTAssertFalse(page.intersects(page.offsetBy(dx: 100, dy: 0)) || page.intersects(.null))
                XCTAssertTrue(page.intersects(page.offsetBy(dx: 99.5, dy: 0)) && page.intersects(page))
                XCTAssertTrue(page.intersects(CGRect(x: 0, y: 20, width: 0, height: 0)))
                XCTAssertFalse(page.intersects(CGRect(x: 100, y: 20, width: 0, height: 0)))
            }
            func testOld() { XCTFail("is left out") }
        }
        final class SkippedTests: XCTestCase { func testSkipped() { XCTFail("is left out") } }
        """,
        "HostedTests/ModernTests.swift": """
        import Testing
        import UIKit
        @testable import Hosted

        @MainActor struct ModernTests {
            @Test func host() { #expect((UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController is UINavigationController) }
            @Test func runLoop() async {
                #expect(Thread.isMainThread)
                await withCheckedContinuation { done in RunLoop.main.perform { done.resume() } }
            }
            @Test func plan() { #expect(ProcessInfo.processInfo.environment["MODE"] == "Hosted plan") }
            @Test func old() { Issue.record("is left out") }
        }
        """,
        "SlowTests/SlowTests.swift": """
        import XCTest
        @testable import Hosted
        final class SlowTests: XCTestCase {
            func testDevice() { XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .pad) }
            func testFails() { XCTAssertEqual(UIScreen.main.bounds.width, 0) }
        }
        // The app runs before its test cases are made.
        final class EarlyTests: XCTestCase {
            let window = UIApplication.shared.delegate!.window!!
            func testWindow() { XCTAssertTrue(window.isKeyWindow) }
        }
        """,
        "UITests/UITests.swift": "import XCTest\n",
    ]
}
