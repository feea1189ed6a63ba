import Foundation
import Testing

/// Patterns of public test suites, each of which once broke more than its own test, in one project.
@Suite("Patterns of public test suites", .serialized)
struct PublicSuiteTests {
    @Test("a SwiftUI app hosts its tests; overrides, test doubles, expectations, and older idioms work")
    func suite() throws {
        let outcome = try Command.run("test", try Command.folder("Public suite", PublicSuite.files))
        #expect(outcome.code == 0 && outcome.output.hasSuffix("13 passed, 0 failed, 0 skipped\n"), "\(outcome.all)")
    }
}

private enum PublicSuite {
    static let files = [
        "Suite.xcodeproj/project.pbxproj": ProjectText.of([
            .init(name: "Suite", type: "application", settings: #"SWIFT_OBJC_BRIDGING_HEADER = "Suite/Bridge.h";"#),
            .init(
                name: "SuiteTests", type: "bundle.unit-test",
                settings: #"TEST_HOST = "$(BUILT_PRODUCTS_DIR)/Suite.app/Suite"; BUNDLE_LOADER = "$(TEST_HOST)";"#),
        ]),
        "Suite/Bridge.h": "#import <CommonCrypto/CommonDigest.h>\n",
        "Suite/SuiteApp.swift": """
        import SwiftUI
        @main struct SuiteApp: App {
            var body: some Scene { WindowGroup { Text("Hello") } }
        }
        """,
        "Suite/Loader.swift": """
        import CoreData
        struct Loader {
            var session: URLSession = .shared
            func request() -> URLRequest {
                var request = URLRequest(url: URL(string: "https://example.com")!)
                request.httpMethod = "POST"
                return request
            }
        }
        """,
        "Suite/Log.swift": """
        import os
        func code(of response: HTTPURLResponse) -> Int { response.statusCode }
        """,
        "Suite/Digest.swift": """
        func digestLength() -> Int32 { CC_SHA256_DIGEST_LENGTH }
        """,
        "Suite/Rows.swift": """
        import UIKit
        class Rows: UIViewController, UITableViewDataSource, UITableViewDelegate {
            let table = UITableView()
            override func viewDidLoad() {
                table.frame = view.bounds
                (table.dataSource, table.delegate) = (self, self)
                view.addSubview(table)
            }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        }
        class TallRows: Rows {
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 77 }
            func scrollViewDidScroll(_ scrollView: UIScrollView) { title = "scrolled" }
        }
        @objc protocol Chooser: NSObjectProtocol {
            func choices() -> Int
            @objc optional func choose(_ row: Int, animated: Bool) -> Int
        }
        class PlainChooser: NSObject, Chooser { func choices() -> Int { 1 } }
        func choice(of chooser: Chooser) -> Int { chooser.choose?(2, animated: true) ?? -1 }
        final class Screen: UIViewController { var notes: [String] = [] }
        final class Storage: NSTextStorage {
            private let store = NSMutableAttributedString(string: "")
            override init() { super.init() }
            required init?(coder: NSCoder) { super.init(coder: coder) }
            override var string: String { store.string }
            override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] { store.attributes(at: location, effectiveRange: range) }
            override func replaceCharacters(in range: NSRange, with str: String) {
                store.replaceCharacters(in: range, with: str)
                edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
            }
            override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
                store.setAttributes(attrs, range: range)
                edited(.editedAttributes, range: range, changeInLength: 0)
            }
        }
        final class Announcer {
            let center: NotificationCenter
            init(_ center: NotificationCenter) { self.center = center }
            func announce() { center.post(name: Notification.Name("news"), object: self) }
        }
        """,
        "SuiteTests/SuiteTests.swift": """
        import XCTest
        @testable import Suite

        extension Screen {
            open override func viewWillAppear(_ animated: Bool) { notes.append("will appear") }
        }
        protocol Expecting {
            func expectation(description: String) -> XCTestExpectation
            func waitForExpectations(timeout: TimeInterval, handler: XCWaitCompletionHandler?)
        }
        extension Expecting {
            func waiting(_ body: (@escaping () -> Void) -> Void) {
                let done = expectation(description: "done")
                body(done.fulfill)
                waitForExpectations(timeout: 2, handler: nil)
            }
        }
        final class SpyCenter: NotificationCenter {
            var posted: [String] = []
            override func post(name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil) { posted.append(aName.rawValue) }
        }

        class OtherRows: Rows {
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 55 }
        }
        class OtherChooser: PlainChooser { func choose(_ row: Int, animated: Bool) -> Int { row * 10 } }

        final class SuiteTests: XCTestCase, Expecting {
            func testSubclassesOfAnotherModule() {
                let rows = OtherRows()
                rows.loadViewIfNeeded()
                rows.table.layoutIfNeeded()
                XCTAssertEqual(rows.table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 55)
                XCTAssertEqual([PlainChooser(), OtherChooser()].map(choice), [-1, 20])
            }
            func testHost() {
                XCTAssertEqual(UIApplication.shared.applicationState, .active)
                XCTAssertNotNil(UIApplication.shared.windows.first?.rootViewController)
            }
            func testNetworking() {
                XCTAssertEqual(Loader().request().httpMethod, "POST")
                XCTAssertEqual(code(of: HTTPURLResponse(url: URL(string: "https://example.com")!, statusCode: 204, httpVersion: nil, headerFields: nil)!), 204)
            }
            func testBridgingHeader() { XCTAssertEqual(digestLength(), 32) }
            func testRowsOfSubclass() {
                for (rows, height) in [(Rows(), nil), (TallRows(), 77)] as [(Rows, CGFloat?)] {
                    rows.loadViewIfNeeded()
                    rows.table.layoutIfNeeded()
                    let actual = rows.table.rectForRow(at: IndexPath(row: 0, section: 0)).height
                    if let height { XCTAssertEqual(actual, height) } else { XCTAssertLessThan(actual, 60) }
                    rows.table.contentOffset.y = 5
                }
                let tall = TallRows()
                tall.loadViewIfNeeded()
                tall.table.contentOffset.y = 5
                XCTAssertEqual(tall.title, "scrolled")
            }
            func testOverrideOfFinalClass() {
                let screen = Screen()
                screen.loadViewIfNeeded()
                screen.beginAppearanceTransition(true, animated: false)
                screen.endAppearanceTransition()
                XCTAssertEqual(screen.notes, ["will appear"])
            }
            func testExpectations() {
                waiting { done in DispatchQueue.main.async(execute: done) }
            }
            func testSpy() {
                let spy = SpyCenter()
                Announcer(spy).announce()
                XCTAssertEqual(spy.posted, ["news"])
            }
            func testClassNames() {
                XCTAssertNotNil(NSClassFromString("XCTest"))
                XCTAssertNotNil(NSClassFromString("XCTestCase"))
                XCTAssertNil(NSClassFromString("XCTestNobody"))
            }
            func testStorage() {
                let storage = Storage(), manager = NSLayoutManager()
                storage.addLayoutManager(manager)
                storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "text")
                XCTAssertEqual(manager.textStorage?.string, "text")
            }
            func testScene() { XCTAssertTrue((UIWindowScene.self as NSObject.Type).init() is UIWindowScene) }
            func testDefaults() {
                UserDefaults.standard.set("x", forKey: "suite")
                UserDefaults.standard.set(nil, forKey: "suite")
                XCTAssertNil(UserDefaults.standard.object(forKey: "suite"))
            }
            func testClocks() {
                for delay in [0.02, 0.05, 0.1] {
                    let start = CACurrentMediaTime()
                    let done = expectation(description: "later")
                    var passed = 0.0
                    DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
                        passed = CACurrentMediaTime() - start
                        done.fulfill()
                    }
                    waitForExpectations(timeout: 2)
                    XCTAssertGreaterThanOrEqual(passed, delay)
                }
            }
        }
        """,
    ]
}
