import XCTest
@testable import UIKitTesting

/// The test kit in an XCTest test case.
final class ClassicTests: XCTestCase {
    private var caught: [(description: String, file: String, line: Int)]?

    override func recordFailure(withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool) {
        guard caught != nil else {
            return super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        }
        caught?.append((description, filePath, lineNumber))
    }

    func testFailuresOfTheKitReachXCTestWithTheirPlace() {
        caught = []
        TestReport.fail("it moved", at: TestPlace(fileID: "M/F.swift", filePath: "/tmp/F.swift", line: 12, column: 3))
        TestReport.warn("it may move", at: TestPlace(fileID: "M/F.swift", filePath: "/tmp/F.swift", line: 13, column: 3))
        let failures = caught ?? []
        caught = nil
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(failures.first?.description.contains("it moved") == true)
        XCTAssertEqual(failures.first?.file, "/tmp/F.swift")
        XCTAssertEqual(failures.first?.line, 12)
    }
}
