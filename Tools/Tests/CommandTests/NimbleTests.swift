import Foundation
import Testing

/// `understudy test` on a package with Quick/Nimble expectations, which catches and observes in Objective-C.
@Suite("Tests with Nimble", .serialized)
struct NimbleTests {
    @Test("values, errors, exceptions, traps, and later values are matched, and a failure has its expectation and position")
    func matchers() throws {
        let run = try Command.run("test", try Command.folder("Nimbly", Self.files))
        #expect(run.output.contains("NimblyTests.swift:39: error: failed - expected to equal <4.0>, got <3.0>"), "\(run.all)")
        #expect(run.output.hasSuffix("7 passed, 1 failed, 0 skipped\n"), "\(run.all)")
    }

    private static let files = [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Nimbly", dependencies: [
            .package(url: "https://github.com/Quick/Nimble.git", from: "13.0.0"),
            .package(url: "https://github.com/mattgallagher/CwlPreconditionTesting.git", from: "2.2.2"),
        ], targets: [
            .target(name: "Nimbly"), .testTarget(name: "NimblyTests", dependencies: ["Nimbly", "Nimble", "CwlPreconditionTesting"]),
        ])
        """,
        "Sources/Nimbly/Nimbly.swift": """
        import UIKit
        public enum Problem: Error { case none }
        public func problem() throws -> Int { throw Problem.none }
        """,
        "Tests/NimblyTests/NimblyTests.swift": """
        import CwlPreconditionTesting
        import Nimble
        import Nimbly
        import UIKit
        import XCTest

        final class NimblyTests: XCTestCase {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 0.5))

            func testValues() {
                expect(self.view.bounds.width) == 3
                expect((self.view.bounds.width, 2)) == (3, 2)
                expect(self.view.bounds.height).to(beCloseTo(0.50001))
                expect(self.view.subviews).to(beEmpty())
                expect(self.view.superview).to(beNil())
                expect(self.view).to(beAKindOf(UIView.self))
                expect(self.view).toNot(beIdenticalTo(UIView()))
                expect([1, 2]).to(contain(2))
                expect("text").to(beginWith("te") && haveCount(4))
            }
            func testErrors() {
                expect { try problem() }.to(throwError(Problem.none))
                expect { NSException(name: .genericException, reason: "no").raise() }.to(raiseException(named: .genericException))
            }
            func testTraps() {
                expect { () -> Void in fatalError("a trap") }.to(throwAssertion())
                expect { try problem() }.toNot(throwAssertion())
                var steps = ["before"]
                let trap = catchBadInstruction { steps.append("in"); precondition(steps.isEmpty); steps.append("after") }
                XCTAssertEqual(trap?.name.rawValue, "com.cocoawithlove.BadInstruction")
                XCTAssertEqual(steps, ["before", "in"])
                XCTAssertNil(catchBadInstruction {})
            }
            func testLater() {
                DispatchQueue.main.async { self.view.tag = 7 }
                expect(self.view.tag).toEventually(equal(7))
                waitUntil { done in DispatchQueue.main.async { done() } }
            }
            func testFailure() { expect(self.view.bounds.width).to(equal(4)) }
            func testRequirements() throws {
                XCTAssertEqual(try unwrap(Int("3")) + require(4).to(beLessThan(5)), 7)
                let center = NotificationCenter()
                expect { center.post(name: .init("posted"), object: nil) }
                    .to(postNotifications(haveCount(1) && map({ $0.first?.name.rawValue }, equal("posted")), from: center))
                expect(ToSucceedResult.failed(reason: "no")).toNot(succeed())
                let isEven = Nimble.Predicate<Int>.define("be even") { expression, message in
                    PredicateResult(status: try expression.evaluate()!.isMultiple(of: 2) ? .matches : .doesNotMatch, message: message)
                }
                expect(4).to(isEven)
                let records = gatherExpectations(silently: true) { _ = try? unwrap(nil as Int?) }
                XCTAssertEqual(records.map(\\.success), [false])
            }
            func testWaiting() async {
                func value(_ number: Int) async throws -> Int {
                    await Task.yield()
                    if number < 0 { throw Problem.none }
                    return number
                }
                await expect { try await value(2) }.to(equal(2))
                await expect { try await value(-1) }.to(throwError(Problem.none))
                var number = 0
                await expect { () -> Int in
                    number += 1
                    return try await value(number)
                }.toEventually(equal(3))
                await expecta(number).toNever(equal(0), until: .milliseconds(20))
            }
            func testRecords() {
                expect(Problem.none as Error).to(matchError(Problem.none) && matchError(Problem.self))
                let records = gatherFailingExpectations(silently: true) { expect(1) == 2; expect(2) == 2; fail("no") }
                XCTAssertEqual(records.map(\\.message.stringValue), ["expected to equal <2>, got <1>", "no"])
                let (recorder, handler) = (AssertionRecorder(), NimbleAssertionHandler)
                NimbleAssertionHandler = recorder
                expect(3).toNot(equal(4), description: "three")
                NimbleAssertionHandler = handler
                XCTAssertEqual(recorder.assertions.map(\\.success), [true])
                XCTAssertEqual(recorder.assertions[0].message.stringValue, "three\\nexpected to not equal <4>, got <3>")
                XCTAssertEqual("\\(recorder.assertions[0].location)".hasSuffix("NimblyTests.swift:74"), true)
            }
        }
        """,
    ]
}
