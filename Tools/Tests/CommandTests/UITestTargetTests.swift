import Foundation
import Testing

/// `understudy test` on a project with a UI test target: the tests control the app in its own process.
@Suite("UI test targets", .serialized)
struct UITestTargetTests {
    private static let outcome = Result { try Command.run("test", try Command.folder("Driven app", DrivenProject.files)) }

    @Test("correct tests pass, whichever way they wait; incorrect ones fail")
    func counts() throws {
        let outcome = try Self.outcome.get()
        #expect(outcome.code == 1 && outcome.output.hasSuffix("14 passed, 4 failed, 0 skipped\n"), "\(outcome.all)")
        // A wait that ends in vain fails its test and ends no process.
        #expect(!outcome.all.contains("ended with signal"), "\(outcome.all)")
        // The import of the app's module isn't reported as missing.
        #expect(!outcome.all.contains("missing modules"), "\(outcome.all)")
    }

    @Test("a step with a missing element fails at its own line, with Apple's message")
    func missing() throws {
        let outcome = try Self.outcome.get()
        #expect(outcome.all.contains("/DrivenUITests/Failing.swift:10: error: "), "\(outcome.all)")
        #expect(
            outcome.all.contains(
                "Failed to tap \"Nope\" Button: No matches found for Elements matching predicate '\"Nope\" IN identifiers' from input {("),
            "\(outcome.all)")
        // `continueAfterFailure` is false.
        #expect(!outcome.all.contains("went on"), "\(outcome.all)")
    }

    @Test("an ambiguous element and a covered one are reported as such")
    func ambiguousAndCovered() throws {
        let outcome = try Self.outcome.get()
        #expect(
            outcome.all.contains("Failing.swift:16: error: ") && outcome.all.contains("Multiple matching elements found for"),
            "\(outcome.all)")
        // The failure of a test case that the test made is the test's, which goes on: the case made has its own `continueAfterFailure`.
        #expect(outcome.all.contains("helped in vain"), "\(outcome.all)")
        #expect(
            outcome.all.contains("Failing.swift:34: error: ")
                && outcome.all.contains("Expect predicate `exists == 1` for object \"Nope\" Button"), "\(outcome.all)")
        #expect(outcome.all.contains("Failing.swift:20: error: ") && outcome.all.contains("Not hittable: Button"), "\(outcome.all)")
    }

    // PGSSoft/AutoMate: the framework reads the texts of system alerts from its own bundle.
    @Test("UI tests find the bundle of a framework that they link by its identifier")
    func frameworkBundles() throws {
        let folder = try Command.folder(
            "Framed app",
            [
                "project.yml": """
                name: Framed
                options: { bundleIdPrefix: org.example, deploymentTarget: { iOS: 15.0 } }
                targets:
                  Framed: { type: application, platform: iOS, sources: Framed }
                  Kit: { type: framework, platform: iOS, sources: Kit, settings: { PRODUCT_BUNDLE_IDENTIFIER: org.example.kit } }
                  FramedUITests:
                    type: bundle.ui-testing
                    platform: iOS
                    sources: FramedUITests
                    dependencies: [{ target: Framed }, { target: Kit }]
                """,
                "Framed/App.swift": "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n",
                "Kit/Kit.swift": "import Foundation\npublic func bundle() -> Bundle? { Bundle(identifier: \"org.example.kit\") }\n",
                "Kit/words.json": "[\"Allow\"]",
                "FramedUITests/FramedUITests.swift": """
                import XCTest
                import Kit
                final class FramedUITests: XCTestCase {
                    func testBundle() { XCTAssertNotNil(bundle()?.url(forResource: "words", withExtension: "json")) }
                }
                """,
            ])
        let outcome = try Command.run("test", folder)
        #expect(outcome.code == 0 && outcome.output.hasSuffix("1 passed, 0 failed, 0 skipped\n"), "\(outcome.all)")
    }

    @Test("a UI test fails if an interface file of its app names an unknown class, unless allowed")
    func unknownClass() throws {
        let folder = try Command.folder("Lost app", LostProject.files)
        let strict = try Command.run("test", folder)
        #expect(strict.code == 1 && strict.output.hasSuffix("1 passed, 1 failed, 0 skipped\n"), "\(strict.all)")
        #expect(
            strict.all.contains("An interface file names a class that org.example.Lost does not have: MissingViewController."),
            "\(strict.all)")
        let lenient = try Command.run("test", folder, "--allow-unknown-classes")
        #expect(lenient.code == 0 && lenient.output.hasSuffix("2 passed, 0 failed, 0 skipped\n"), "\(lenient.all)")
    }
}

/// An app whose storyboard names a class that no target has.
private enum LostProject {
    static let files = [
        "Lost.xcodeproj/project.pbxproj": ProjectText.of([
            .init(name: "Lost", type: "application", settings: "INFOPLIST_KEY_UIMainStoryboardFile = Main;"),
            .init(name: "LostUITests", type: "bundle.ui-testing", settings: "TEST_TARGET_NAME = Lost;"),
        ]),
        "Lost/AppDelegate.swift":
            "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }\n",
        "Lost/Main.storyboard": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a"><scenes><scene sceneID="s"><objects>
        <viewController id="a" customClass="MissingViewController" customModule="Pod" sceneMemberID="viewController"><view key="view" id="v"/></viewController>
        </objects></scene></scenes></document>
        """,
        "LostUITests/LostUITests.swift": """
        import XCTest
        final class LostUITests: XCTestCase {
            func testLaunch() { XCUIApplication().launch() }
            func testNothing() { XCTAssertEqual(1 + 1, 2) }
        }
        """,
    ]
}

private enum DrivenProject {
    static let files = [
        "Driven.xcodeproj/project.pbxproj": ProjectText.of([
            .init(name: "Driven", type: "application"),
            .init(name: "DrivenUITests", type: "bundle.ui-testing", settings: "TEST_TARGET_NAME = Driven;"),
        ]),
        "Driven/AppDelegate.swift": """
        import UIKit
        import UserNotifications
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                // No such package is here: the app starts without the two statements.
                let analytics = MissingAnalytics()
                print(analytics.text)
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = RootController()
                window.makeKeyAndVisible()
                self.window = window
                return true
            }
        }
        class RootController: UIViewController {
            let label = UILabel(frame: CGRect(x: 20, y: 60, width: 300, height: 30))
            let field = UITextField(frame: CGRect(x: 20, y: 260, width: 300, height: 40))
            override func viewDidLoad() {
                view.backgroundColor = .white
                let launches = UserDefaults.standard.integer(forKey: "launches") + 1
                UserDefaults.standard.set(launches, forKey: "launches")
                view.accessibilityIdentifier = "launch \\(launches)"
                label.accessibilityIdentifier = "status"
                label.text = ProcessInfo.processInfo.environment["STATUS"] ?? UserDefaults.standard.string(forKey: "greeting") ?? "ready"
                view.addSubview(label)
                if let place = ProcessInfo.processInfo.environment["OUTSIDE"] {
                    try? "mine".write(toFile: NSHomeDirectory() + "/Documents/own", atomically: true, encoding: .utf8)
                    try? "mine".write(toFile: place + ".new", atomically: false, encoding: .utf8)
                    let own = try? String(contentsOfFile: NSHomeDirectory() + "/Documents/own", encoding: .utf8)
                    label.text = "\\(own ?? "none"), \\((try? String(contentsOfFile: place, encoding: .utf8)) ?? "refused")"
                }
                for (index, title) in ["Later", "Alert", "Twin", "Twin", "Hidden"].enumerated() {
                    let button = UIButton(type: .system)
                    button.setTitle(title, for: .normal)
                    button.frame = CGRect(x: 20 + 70 * index, y: 120, width: 60, height: 44)
                    button.addTarget(self, action: #selector(pressed), for: .touchUpInside)
                    view.addSubview(button)
                }
                let ask = UIButton(type: .system)
                ask.setTitle("Ask", for: .normal)
                ask.frame = CGRect(x: 20, y: 320, width: 60, height: 44)
                ask.addAction(UIAction { _ in
                    UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { isGranted, _ in
                        DispatchQueue.main.async { self.label.text = isGranted ? "granted" : "refused" }
                    }
                }, for: .touchUpInside)
                view.addSubview(ask)
                let swap = UIButton(type: .system)
                swap.setTitle("Swap", for: .normal)
                swap.frame = CGRect(x: 100, y: 320, width: 60, height: 44)
                swap.addAction(UIAction { _ in
                    self.label.text = UIPasteboard.general.string
                    UIPasteboard.general.string = "from the app"
                }, for: .touchUpInside)
                view.addSubview(swap)
                field.placeholder = "Name"
                field.borderStyle = .roundedRect
                view.addSubview(field)
                let cover = UIView(frame: CGRect(x: 290, y: 110, width: 90, height: 70))
                cover.backgroundColor = .gray
                view.addSubview(cover)
            }
            @objc func pressed(_ button: UIButton) {
                if button.currentTitle == "Later" {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 4) { self.label.text = "done" }
                } else if button.currentTitle == "Alert" {
                    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
                    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in self.label.text = "sure" })
                    present(alert, animated: true)
                }
            }
        }
        """,
        "DrivenUITests/Failing.swift": """
        import XCTest

        final class FailingTests: XCTestCase {
            let app = XCUIApplication()
            override func setUp() {
                continueAfterFailure = false
                app.launch()
            }
            func testMissing() {
                app.buttons["Nope"].tap()
                print("went on")
            }
            func testAmbiguous() {
                continueAfterFailure = true
                // Two of them.
                app.buttons["Twin"].tap()
            }
            func testCovered() {
                continueAfterFailure = true
                app.buttons["Hidden"].tap()
            }
            func testHelper() {
                Helper().find(app.buttons["Nope"])
                print("helped in vain")
            }
        }
        protocol Required { func testRequired() }
        extension FailingTests: Required {
            func testRequired() { XCTAssertTrue(app.buttons["Later"].exists) }
        }
        final class Helper: XCTestCase {
            func find(_ element: XCUIElement) {
                expectation(for: NSPredicate(format: "exists == 1"), evaluatedWith: element, handler: nil)
                waitForExpectations(timeout: 2, handler: nil)
            }
        }
        """,
        "DrivenUITests/Passing.swift": """
        import UIKit
        import XCTest
        @testable import Driven

        extension XCUIApplication {
            // As page objects make it: by the class's own initializer, which Objective-C finds.
            static func made() -> Self { self.init() }
        }
        final class PassingTests: XCTestCase {
            var app: XCUIApplication!
            override func setUpWithError() throws {
                app = XCUIApplication.made()
                app.launch()
            }
            func testWaits() {
                app.buttons["Later"].tap()
                XCTAssertEqual(app.staticTexts["status"].label, "ready")
                XCTAssertFalse(app.staticTexts["done"].waitForExistence(timeout: 1))
                XCTAssertTrue(app.staticTexts["done"].waitForExistence(timeout: 10))
            }
            func testSleeps() {
                let start = Date()
                app.buttons["Later"].tap()
                sleep(2)
                XCTAssertFalse(app.staticTexts["done"].exists)
                Thread.sleep(forTimeInterval: 3)
                XCTAssertTrue(app.staticTexts["done"].exists)
                XCTAssertGreaterThanOrEqual(Date().timeIntervalSince(start), 5)
            }
            func testExpectations() {
                app.buttons["Later"].tap()
                expectation(for: NSPredicate(format: "label == 'done'"), evaluatedWith: app.staticTexts["status"], handler: nil)
                waitForExpectations(timeout: 10, handler: nil)
                let gone = XCTNSPredicateExpectation(predicate: NSPredicate(format: "exists == false"), object: app.staticTexts["done"])
                XCTAssertEqual(XCTWaiter.wait(for: [gone], timeout: 3), .timedOut)
            }
            func testDelayedBlocks() {
                app.buttons["Later"].tap()
                let passed = expectation(description: "time")
                DispatchQueue.main.asyncAfter(deadline: .now() + 5) { passed.fulfill() }
                wait(for: [passed], timeout: 8)
                XCTAssertTrue(app.staticTexts["done"].exists)
            }
            func testLoops() {
                app.buttons["Later"].tap()
                while !app.staticTexts["done"].exists {}
            }
            @MainActor func testTasks() async throws {
                app.buttons["Later"].tap()
                try await Task.sleep(nanoseconds: 5_000_000_000)
                XCTAssertTrue(app.staticTexts["done"].exists)
            }
            func testInterruption() {
                addUIInterruptionMonitor(withDescription: "alert") { alert in
                    alert.buttons["Yes"].tap()
                    return true
                }
                app.buttons["Alert"].tap()
                XCTAssertTrue(app.alerts["Sure?"].exists)
                app.textFields["Name"].tap()
                app.textFields.firstMatch.typeText("Ann" + XCUIKeyboardKey.delete.rawValue)
                XCTAssertEqual(app.textFields.firstMatch.value as? String, "An")
                XCTAssertEqual(app.staticTexts["status"].label, "sure")
            }
            func testImplicitInterruption() {
                app.buttons["Alert"].tap()
                app.buttons["Later"].tap()
                XCTAssertFalse(app.alerts["Sure?"].exists)
                XCTAssertEqual(app.staticTexts["status"].label, "sure")
            }
            func testPermission() {
                app.buttons["Ask"].tap()
                let alert = XCUIApplication(bundleIdentifier: "com.apple.springboard").alerts.firstMatch
                XCTAssertTrue(alert.waitForExistence(timeout: 2))
                XCTAssertTrue(alert.label.contains("Would Like to Send You Notifications"))
                alert.buttons["Allow"].tap()
                XCTAssertTrue(app.staticTexts["granted"].waitForExistence(timeout: 2))
            }
            func testPasteboard() {
                UIPasteboard.general.string = "from the test"
                app.buttons["Swap"].tap()
                XCTAssertEqual(app.staticTexts["status"].label, "from the test")
                XCTAssertEqual(UIPasteboard.general.string, "from the app")
                app.launch()
                app.buttons["Swap"].tap()
                XCTAssertEqual(app.staticTexts["status"].label, "from the app")
            }
            func testLaunches() {
                app.launchEnvironment["STATUS"] = "told"
                app.launch()
                XCTAssertTrue(app.staticTexts["told"].exists)
                app.terminate()
                XCTAssertEqual(app.state, .notRunning)
                let again = XCUIApplication()
                again.launchArguments = ["-greeting", "argued"]
                again.launch()
                XCTAssertEqual(again.staticTexts["status"].label, "argued")
                XCTAssertTrue(again.wait(for: .runningForeground, timeout: 1))
            }
            func testConfinement() throws {
                // Without it, this kernel has no Landlock.
                guard ProcessInfo.processInfo.environment["UNDERSTUDY_UITEST_LIMITS"] != nil else { return }
                // A file that every system has, and that neither the tests nor the app can read, nor write beside it.
                let place = "/etc/shells"
                XCTAssertThrowsError(try "mine".write(toFile: place + ".new", atomically: false, encoding: .utf8))
                XCTAssertThrowsError(try String(contentsOfFile: place, encoding: .utf8))
                app.launchEnvironment["OUTSIDE"] = place
                app.launch()
                XCTAssertEqual(app.staticTexts["status"].label, "mine, refused")
                XCTAssertFalse(FileManager.default.fileExists(atPath: place + ".new"))
                // The tests' own files can be read, but not changed.
                let shared = NSTemporaryDirectory() + "shared"
                try "ours".write(toFile: shared, atomically: false, encoding: .utf8)
                app.launchEnvironment["OUTSIDE"] = shared
                app.launch()
                XCTAssertEqual(app.staticTexts["status"].label, "mine, ours")
                XCTAssertFalse(FileManager.default.fileExists(atPath: shared + ".new"))
            }
            func testDeleting() {
                app.launch()
                XCTAssertFalse(app.otherElements["launch 1"].exists)
                app.terminate()
                let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
                let icon = springboard.icons["Driven"]
                icon.press(forDuration: 1.3)
                springboard.buttons["Remove App"].tap()
                springboard.alerts.buttons["Delete App"].tap()
                springboard.alerts.buttons["Delete"].tap()
                XCTAssertFalse(icon.exists)
                app.launch()
                XCTAssertTrue(app.otherElements["launch 1"].exists)
                springboard.activate()
                XCTAssertEqual(app.state, .runningBackground)
                icon.tap()
                XCTAssertEqual(app.state, .runningForeground)
            }
        }
        """,
    ]
}
