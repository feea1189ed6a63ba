import Foundation
import Testing

/// `understudy test` on a package with the features of XCTest and Swift Testing: tests named `…Fails` fail, `…Skips` are skipped, and all
/// others pass.
@Suite("Tests of a package", .serialized)
struct TestCommandTests {
    private static let package = Result { try Command.folder("Counting", CountingPackage.files) }

    @Test("passed, failed, and skipped tests are listed and counted")
    func counts() throws {
        let outcome = try Command.run("test", try Self.package.get())
        let wrong = outcome.output.split(separator: "\n").filter { line in
            line.hasPrefix("✔ ") && (line.contains("Fails") || line.contains("Skips")) || line.hasPrefix("✘ ") && !line.contains("Fails")
                || line.hasPrefix("- ") && !line.contains("Skips")
        }
        #expect(wrong.isEmpty, "\(outcome.all)")
        #expect(outcome.output.hasSuffix("35 passed, 14 failed, 4 skipped\n") && outcome.code == 1, "\(outcome.all)")
    }

    @Test("--filter selects tests; without a failure the command exits with 0")
    func filter() throws {
        let folder = try Self.package.get()
        let passing = try Command.run("test", folder, "--filter", "testPredicate")
        #expect(passing.code == 0 && passing.output.hasSuffix("2 passed, 0 failed, 0 skipped\n"), "\(passing.all)")
        let attaching = try Command.run("test", folder, "--filter", "testActivity")
        let place = try #require(attaching.errors.firstMatch(of: /the tests' attachments are in (.+)/)).1
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: place + "/FeatureTests-testActivity").sorted() == [
                "1-attachment.txt", "2-Mark.png",
            ])
        let missing = try Command.run("test", folder, "--filter", "testNoSuch")
        #expect(missing.all.contains("no test matches 'testNoSuch'") && missing.code == 1, "\(missing.all)")
        let broken = try Command.run("test", folder, "--filter", "test[")
        #expect(broken.all.contains("'test[' isn't a regular expression") && broken.code == 2, "\(broken.all)")
    }

    @Test("a test fails if a xib that it loads names a class that the program lacks, unless --allow-unknown-classes is given")
    func unknownClasses() throws {
        let folder = try Command.folder("Boxes", UnknownClassPackage.files)
        let strict = try Command.run("test", folder)
        #expect(strict.code == 1 && strict.output.hasSuffix("2 passed, 2 failed, 0 skipped\n"), "\(strict.all)")
        #expect(
            strict.all.contains("an interface file names a class that the test program does not have: MissingBox")
                && strict.all.contains("Box.xib") && strict.all.contains("--allow-unknown-classes"), "\(strict.all)")
        let lenient = try Command.run("test", folder, "--allow-unknown-classes")
        #expect(lenient.code == 0 && lenient.output.hasSuffix("4 passed, 0 failed, 0 skipped\n"), "\(lenient.all)")
    }
}

/// One test with each library loads a xib that names a class that no target has.
private enum UnknownClassPackage {
    static let files = [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Boxes", targets: [
            .target(name: "Boxes", resources: [.process("Box.xib")]), .testTarget(name: "BoxesTests", dependencies: ["Boxes"]),
        ])
        """,
        "Sources/Boxes/Box.xib": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <view id="v" customClass="MissingBox" customModule="Pod"><rect key="frame" x="0" y="0" width="50" height="50"/></view>
        </objects></document>
        """,
        "Sources/Boxes/Boxes.swift": """
        import UIKit
        @MainActor public func box() -> UIView? { UINib(nibName: "Box", bundle: .module).instantiate(withOwner: nil).first as? UIView }
        """,
        "Tests/BoxesTests/BoxTests.swift": """
        import Boxes
        import XCTest
        @MainActor final class BoxTests: XCTestCase {
            func testBox() { XCTAssertEqual(box()?.frame.width, 50) }
            func testNothing() {}
        }
        """,
        "Tests/BoxesTests/ModernTests.swift": """
        import Boxes
        import Testing
        @MainActor struct ModernTests {
            @Test func box() { #expect(Boxes.box()?.frame.width == 50) }
            @Test func nothing() {}
        }
        """,
    ]
}

private enum CountingPackage {
    static let files = [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Counting", targets: [
            .target(name: "Counting", resources: [.process("Resources")]), .testTarget(name: "CountingTests", dependencies: ["Counting"], resources: [.copy("Fixtures")]),
        ])
        """,
        "Sources/Counting/Resources/greeting.txt": "hello",
        "Sources/Counting/Counting.swift": """
        import OSLog
        import UIKit
        let log = os.Logger(subsystem: "counting", category: "tests")
        public class Counter: NSObject { @objc public dynamic var count = 0 }
        public class CounterView: UIView {
            public let label = UILabel()
            var secret = 7
            @available(*, unavailable, message: "for Interface Builder") @IBInspectable var kind: String? { get { nil } set { secret = newValue?.count ?? 0 } }
            public override init(frame: CGRect) { super.init(frame: frame); addSubview(label) }
            required init?(coder: NSCoder) { fatalError() }
            public override func layoutSubviews() { label.frame = bounds.insetBy(dx: 8, dy: 8) }
        }
        public func greeting() -> String? { Bundle.module.url(forResource: "greeting", withExtension: "txt").flatMap { try? String(contentsOf: $0, encoding: .utf8) } }
        """,
        "Tests/CountingTests/Fixtures/data.json": "{}",
        "Tests/CountingTests/HaltTests.swift": """
        import XCTest
        @testable import Counting

        final class HaltTests: XCTestCase {
            static var trail: [String] = []
            override func setUp() { continueAfterFailure = false }
            override func tearDown() { Self.trail.append("down") }
            func testA_atOnceFails() {
                addTeardownBlock { Self.trail.append("block") }
                XCTAssertEqual(1, 2)
                Self.trail.append("a")
            }
            func testB_afterWaitingFails() {
                wait(for: [expectation(description: "never")], timeout: 0.05)
                Self.trail.append("b")
            }
            func testC_inLoopFails() {
                let done = expectation(description: "soon")
                DispatchQueue.main.async { XCTFail("inside"); done.fulfill() }
                waitForExpectations(timeout: 1)
                Self.trail.append("c")
            }
            func testD_unwrapFails() throws {
                _ = try XCTUnwrap(nil as Int?)
                Self.trail.append("d")
            }
            func testE_goesOnFails() {
                continueAfterFailure = true
                XCTFail("first")
                Self.trail.append("e")
            }
            @MainActor func testF_mainFails() {
                XCTAssertNil(self)
                Self.trail.append("f")
            }
            func testG_expected() { XCTExpectFailure("known") { XCTFail("expected") } }
            func testZ_trail() { XCTAssertEqual(Self.trail, ["block", "down", "down", "down", "down", "e", "down", "down", "down"]) }
        }
        """,
        "Tests/CountingTests/WindowTests.swift": """
        import XCTest
        import UIKit
        final class WindowTests: XCTestCase {
            private func show(_ controller: UIViewController) {
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = controller
                window.makeKeyAndVisible()
            }
            func testRunLoopWithoutTimeLaysOut() {
                let controller = UIViewController()
                show(controller)
                controller.view.addSubview(UIView())
                var hasRun = false
                DispatchQueue.main.async { hasRun = true }
                controller.view.setNeedsLayout()
                RunLoop.main.run(until: Date())
                XCTAssertTrue(hasRun)
                XCTAssertFalse(controller.view.layer.needsLayout())
            }
            private final class Noting: UIView {
                var laidOut: XCTestExpectation?
                override func layoutSubviews() { laidOut?.fulfill() }
            }
            @MainActor private func waitForLayout() {
                let controller = UIViewController(), noting = Noting(), start = CACurrentMediaTime()
                show(controller)
                noting.laidOut = expectation(description: "laid out")
                noting.laidOut?.assertForOverFulfill = false
                controller.view.addSubview(noting)
                waitForExpectations(timeout: 2)
                XCTAssertGreaterThan(CACurrentMediaTime(), start)
            }
            @MainActor func testAsynchronousTestWaitsForLayout() async {
                await Task.yield()
                waitForLayout()
            }
            func testJobOfALoopWithoutTimeWaitsForLayout() {
                var hasWaited = false
                DispatchQueue.main.async {
                    self.waitForLayout()
                    hasWaited = true
                }
                Thread.sleep(forTimeInterval: 0.04)
                RunLoop.main.run(until: Date())
                XCTAssertTrue(hasWaited)
            }
            func testTimePassesWithinATurn() {
                let start = CACurrentMediaTime()
                Thread.sleep(forTimeInterval: 0.01)
                XCTAssertGreaterThanOrEqual(CACurrentMediaTime() - start, 0.009)
            }
            func testWindowStaysUntilTheTestEnds() {
                let controller = UIViewController()
                show(controller)
                RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
                XCTAssertNotNil(controller.view.window)
                autoreleasepool { show(UIViewController()) }
                XCTAssertNotNil(controller.view.window)
            }
        }
        """,
        "Tests/CountingTests/FeatureTests.swift": """
        import UIKit
        import XCTest
        @testable import Counting

        struct Broken: Error {}

        class FeatureTests: XCTestCase {
            static var setUps = 0
            override class func setUp() { setUps += 1 }
            var view: CounterView!
            override func setUpWithError() throws { view = CounterView(frame: CGRect(x: 0, y: 0, width: 120, height: 50)) }
            override func tearDownWithError() throws { view = nil }

            func testAsync() async throws {
                let n = await withCheckedContinuation { c in DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { c.resume(returning: 3) } }
                XCTAssertEqual(n, 3)
            }
            @MainActor func testAsyncMain() async {
                XCTAssertTrue(Thread.isMainThread)
                let done = expectation(description: "done")
                DispatchQueue.global().async(execute: done.fulfill)
                await fulfillment(of: [done], timeout: 1)
            }
            func testInternals() { XCTAssertEqual(view.secret, 7) }
            func testClassSetUp() { XCTAssertEqual(Self.setUps, 1) }
            func testInverted() {
                let none = expectation(description: "none")
                none.isInverted = true
                wait(for: [none], timeout: 0.05)
            }
            func testInvertedFails() {
                let none = expectation(description: "none")
                none.isInverted = true
                DispatchQueue.main.async { none.fulfill() }
                wait(for: [none], timeout: 0.5)
            }
            func testPredicate() {
                let counter = Counter()
                let two = expectation(for: NSPredicate(format: "count == 2"), evaluatedWith: counter)
                DispatchQueue.main.async { counter.count = 2 }
                wait(for: [two], timeout: 3)
            }
            func testPredicateBlock() {
                var flag = false
                let set = XCTNSPredicateExpectation(predicate: NSPredicate { _, _ in flag }, object: nil)
                DispatchQueue.main.async { flag = true }
                wait(for: [set], timeout: 3)
            }
            func testObserving() {
                let counter = Counter()
                let five = keyValueObservingExpectation(for: counter, keyPath: "count", expectedValue: 5)
                let six = XCTKVOExpectation(keyPath: "count", object: counter, expectedValue: 6)
                counter.count = 5
                DispatchQueue.main.async { counter.count = 6 }
                wait(for: [five, six], timeout: 1)
            }
            func testNotification() {
                expectation(forNotification: Notification.Name("n"), object: nil) { $0.userInfo?["k"] as? Int == 1 }
                NotificationCenter.default.post(name: Notification.Name("n"), object: nil, userInfo: ["k": 1])
                waitForExpectations(timeout: 1) { XCTAssertNil($0) }
            }
            func testOrder() {
                let (a, b) = (expectation(description: "a"), expectation(description: "b"))
                DispatchQueue.main.async { a.fulfill(); b.fulfill() }
                wait(for: [a, b], timeout: 1, enforceOrder: true)
            }
            func testWaiter() { XCTAssertEqual(XCTWaiter.wait(for: [XCTestExpectation()], timeout: 0.05), .timedOut) }
            func testSkips() throws { throw XCTSkip("not here") }
            func testIfSkips() throws { try XCTSkipIf(true, "no"); XCTFail() }
            func testThrowsFails() throws { throw Broken() }
            func testUnwrapFails() throws { _ = try XCTUnwrap(nil as Int?) }
            func testMeasure() { measure { _ = (0..<1000).reduce(0, +) } }
            func testMeasureMetrics() { measure(metrics: [XCTClockMetric()]) { view.layoutIfNeeded() } }
            func testMeasureManually() { measureMetrics([.wallClockTime], automaticallyStartMeasuring: false) { startMeasuring(); stopMeasuring() } }
            func testExpectFailure() { XCTExpectFailure("known bug"); XCTAssertEqual(1, 2) }
            func testExpectFailureNoneFails() { XCTExpectFailure("no bug") }
            func testExpectFailureLoosely() { XCTExpectFailure("maybe", strict: false) {} }
            func testActivity() {
                XCTContext.runActivity(named: "step") { $0.add(XCTAttachment(string: "s")) }
                let picture = XCTAttachment(image: UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) })
                picture.name = "Mark"
                add(picture)
            }
            func testBundle() {
                XCTAssertNotNil(Bundle.module.path(forResource: "Fixtures/data", ofType: "json"))
                XCTAssertNotNil(Bundle(for: classForCoder).url(forResource: "data", withExtension: "json", subdirectory: "Fixtures"))
                XCTAssertEqual(greeting(), "hello")
            }
            func testWindow() {
                let window = UIWindow(frame: UIScreen.main.bounds), controller = UIViewController(), done = expectation(description: "done")
                window.rootViewController = controller
                window.makeKeyAndVisible()
                UIView.animate(withDuration: 0.2) { controller.view.alpha = 0 } completion: { _ in
                    controller.present(UIAlertController(title: "t", message: nil, preferredStyle: .alert), animated: true, completion: done.fulfill)
                }
                wait(for: [done], timeout: 3)
                XCTAssertTrue(window.isKeyWindow && controller.presentedViewController is UIAlertController)
            }
            func testRunLoop() {
                var hasFired = false
                Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in hasFired = true }
                RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.2))
                XCTAssertTrue(hasFired)
            }
            func testDecimal() {
                XCTAssertEqual(NSDecimalNumber(mantissa: 0, exponent: 0, isNegative: true), .zero)
                XCTAssertEqual(NSDecimalNumber(mantissa: 105, exponent: -2, isNegative: true).doubleValue, -1.05)
            }
            func testTrapFails() { _ = [Int]()[view.secret] }
            func testUntrapped() { XCTAssertTrue(name.contains("testUntrapped")) }
        }

        class BaseTests: XCTestCase {
            var base = 0
            override func setUp() async throws { base = 1 }
        }
        final class BrokenSetUpTests: XCTestCase {
            override func setUpWithError() throws { throw Broken() }
            func testSetUpFails() { fatalError("is not run") }
        }
        final class SkippingSetUpTests: XCTestCase {
            override func setUpWithError() throws { throw XCTSkip("all") }
            func testSetUpSkips() { XCTFail("is not run") }
        }
        @MainActor final class ActorTests: XCTestCase {
            let view = CounterView(frame: .zero)
            override func setUp() async throws { view.secret = 8 }
            func testMain() { XCTAssertEqual(view.secret, 8) }
        }
        """,
        "Tests/CountingTests/HeirTests.swift": """
        // A test case of another file needs no import of XCTest.
        import Foundation
        class HeirTests: BaseTests { func testHeir() { precondition(base == 1) } }
        """,
        "Tests/CountingTests/ModernTests.swift": """
        import Testing
        import UIKit
        @testable import Counting

        @Suite @MainActor struct ModernTests {
            let view = CounterView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            @Test func layout() { view.layoutIfNeeded(); #expect(view.label.frame == CGRect(x: 8, y: 8, width: 84, height: 34)) }
            @Test(arguments: [1, 2, 3]) func numbers(_ n: Int) { #expect(n > 0) }
            @Test func trapFails() { _ = [Int]()[view.secret] }
            @Test func wrongFails() { #expect(view.secret == 8) }
            @Test(.disabled("later")) func laterSkips() {}
            @Test func known() { withKnownIssue { Issue.record("known") } }
            @Test func resource() { #expect(Bundle.module.url(forResource: "Fixtures/data", withExtension: "json") != nil) }
        }
        """,
    ]
}
