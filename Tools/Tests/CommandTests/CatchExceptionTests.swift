import Foundation
import Testing

/// `understudy test` on a package that uses mattgallagher/CwlCatchException, which catches in Objective-C.
@Suite("Exceptions that tests catch", .serialized)
struct CatchExceptionTests {
    @Test("an exception raised in a closure is returned, and nil otherwise")
    func exceptions() throws {
        let run = try Command.run("test", try Command.folder("Catching", Self.files))
        #expect(run.output.hasSuffix("2 passed, 0 failed, 0 skipped\n"), "\(run.all)")
    }

    private static let files = [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Catching", dependencies: [.package(url: "https://github.com/mattgallagher/CwlCatchException.git", from: "2.0.0")], targets: [
            .target(name: "Catching", dependencies: ["CwlCatchException"]), .testTarget(name: "CatchingTests", dependencies: ["Catching"]),
        ])
        """,
        "Sources/Catching/Catching.swift": """
        import CwlCatchException
        import UIKit
        public func reason(of block: @escaping () -> Void) -> String? { NSException.catchException(in: block)?.reason }
        public func checked(_ block: () -> Int) throws -> Int { try catchExceptionAsError(in: block) }
        """,
        "Tests/CatchingTests/CatchingTests.swift": """
        import Catching
        import UIKit
        import XCTest

        @MainActor final class CatchingTests: XCTestCase {
            func testReason() {
                let view = UIView()
                XCTAssertNil(reason { view.layoutIfNeeded() })
                XCTAssertEqual(reason { NSException(name: .genericException, reason: "no").raise() }, "no")
            }
            func testError() {
                XCTAssertEqual(try checked { 3 }, 3)
                XCTAssertThrowsError(try checked { NSException(name: .genericException, reason: "no").raise(); return 0 })
            }
        }
        """,
    ]
}
