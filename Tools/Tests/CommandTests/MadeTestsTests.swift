import Foundation
import Testing

/// `understudy test` on test cases whose tests a library makes at run time, as Quick does, and on those that record failures themselves.
@Suite("Test cases with tests and failures of their own", .serialized)
struct MadeTestsTests {
    @Test("each example of a spec is a test of its own, whatever its name, and can be selected")
    func specs() throws {
        let folder = try Command.folder("Specced", Self.files)
        let run = try Command.run("test", folder)
        #expect(run.output.contains("CounterSpec/a counter, at first, shows 0. ]"), "\(run.all)")
        #expect(run.output.hasSuffix("4 passed, 2 failed, 0 skipped\n"), "\(run.all)")
        #expect(run.output.contains("RecordingTests.swift:23: error: failed - passed on"), "\(run.all)")
        let one = try Command.run("test", folder, "--filter", "CounterSpec/a counter, once raised")
        #expect(one.output.hasSuffix("1 passed, 0 failed, 0 skipped\n"), "\(one.all)")
    }

    private static let files = [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Specced", targets: [
            .target(name: "Specced"), .target(name: "Specs"), .testTarget(name: "SpeccedTests", dependencies: ["Specced", "Specs"]),
        ])
        """,
        "Sources/Specced/Counter.swift": """
        import UIKit
        public final class Counter: UILabel {
            public func raise() { text = "1" }
        }
        """,
        // The convention of XCTest on Linux before it discovered tests, which libraries for specs still follow there.
        "Sources/Specs/ExampleSpec.swift": """
        import XCTest
        open class ExampleSpec: XCTestCase {
            nonisolated(unsafe) static var made: [(String, () -> Void)] = []
            open class func spec() {}
            public class var allTests: [(String, (ExampleSpec) -> () throws -> Void)] {
                made = []
                spec()
                return made.map { example in (example.0, { _ in { example.1() } }) }
            }
        }
        public func it(_ name: String, _ body: @escaping () -> Void) { ExampleSpec.made.append((name, body)) }
        """,
        "Tests/SpeccedTests/CounterSpec.swift": """
        import Specced
        import Specs
        import UIKit
        import XCTest

        class BaseSpec: ExampleSpec {}
        final class CounterSpec: BaseSpec {
            override class func spec() {
                it("a counter, at first, shows 0. ]") { MainActor.assumeIsolated { XCTAssertEqual(Counter().text, "0") } }
                it("a counter, once raised") {
                    MainActor.assumeIsolated {
                        let counter = Counter()
                        counter.raise()
                        XCTAssertEqual(counter.text, "1")
                    }
                }
                it("a/b") {}
            }
        }
        final class PlainTests: XCTestCase { func testPlain() {} }
        """,
        "Tests/SpeccedTests/RecordingTests.swift": """
        import XCTest

        class Recording: XCTestCase {
            var recorded: [String] = []
            override func record(_ issue: XCTIssue) {
                recorded.append("\\(issue.compactDescription) \\(issue.sourceCodeContext.location?.lineNumber ?? 0)")
            }
        }
        class Announcing: Recording {
            override func record(_ issue: XCTIssue) {
                recorded.append("first")
                super.record(issue)
            }
        }
        final class RecordingTests: Announcing {
            func testRecord() {
                XCTFail("own")
                precondition(recorded == ["first", "failed - own 17"], "\\(recorded)")
            }
        }
        final class PassingOnTests: XCTestCase {
            override func record(_ issue: XCTIssue) { super.record(issue) }
            func testFailure() { XCTFail("passed on") }
        }
        """,
    ]
}
