import UIKit
import XCTest

@MainActor final class Counting: XCTestCase {
    var items: [Int] = []

    override func setUp() {
        super.setUp()
        items = [1]
    }
    override func tearDownWithError() throws {
        items = []
        try super.tearDownWithError()
    }
    func testCount() { say("\(items.count) \(#function)") }
}

final class Bounded: XCTestCase {
    @MainActor var count = 0
    @MainActor override func setUp() { count = 2 }
}

final class Halting: XCTestCase {
    override func setUp() { continueAfterFailure = false }
    func testOnce() throws {
        let done = expectation(description: "done")
        done.fulfill()
        wait(for: [done], timeout: 1)
        say("once \(#function)")
        throw XCTSkip("thrown")
    }
    func testFirst() { say("first \(#function)") }
    func testBoth() {
        testFirst()
        self.testFirst()
    }
}

func runTestCases() {
    let counting = Counting(name: "testCount", testClosure: { _ in })
    counting.setUp()
    try? counting.testCount()
    try? counting.tearDownWithError()
    try? counting.testCount()
    let bounded = Bounded(name: "", testClosure: { _ in })
    bounded.setUp()
    say("\(MainActor.assumeIsolated { bounded.count })")
    do { try Halting(name: "testOnce", testClosure: { _ in }).testOnce() } catch { say("\(type(of: error))") }
    try? Halting(name: "testBoth", testClosure: { _ in }).testBoth()
}
// expect: 1 testCount()
// expect: 0 testCount()
// expect: 2
// expect: once testOnce()
// expect: XCTSkip
// expect: first testFirst()
// expect: first testFirst()
