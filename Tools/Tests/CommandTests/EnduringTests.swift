import Foundation
import TestResults
import Testing

/// A test that ends its program affects no other test, and a run can be divided, repeated, and read afterward.
@Suite("Test runs", .serialized)
struct EnduringTests {
    private static let package = Result { try Command.folder("Enduring", EnduringPackage.files) }

    private func report(_ path: String) throws -> TestReport {
        try JSONDecoder().decode(TestReport.self, from: Data(contentsOf: URL(fileURLWithPath: path + "/report.json")))
    }

    @Test("a trap, a fatal error, an exit, a signal, and a hang each fail one test, which is reported with its line")
    func endings() throws {
        let folder = try Self.package.get(), results = try Command.folder("Enduring results")
        let outcome = try Command.run(
            "test", folder, "--timeout", "2", "--results", results, "--junit", results + "/own.xml", "--skip", "flaky|Flaky|wrong",
            environment: ["COUNTS": results])
        let report = try report(results)
        let failed = Set(report.tests.filter { $0.outcome != .passed }.map { TestName.spoken($0.id) })
        let expected =
            ["Trap", "Fatal", "Exit", "Kill", "Hang"].map { "HardTests/test" + $0 }
            + ["trap", "exits", "kills", "hangs"].map { "ModernTests/\($0)()" }
        #expect(failed == Set(expected + ["SetUpTests/testLost1", "SetUpTests/testLost2"]), "\(outcome.all)")
        #expect(outcome.code == 1 && outcome.output.hasSuffix("6 passed, 11 failed, 0 skipped\n"), "\(outcome.all)")
        func words(_ test: String) -> String { report.tests.first { $0.id.hasSuffix(test) }?.attempts.last?.message ?? "" }
        #expect(
            words("testFatal").contains("Fatal error: not so") && words("testExit").contains("status 0")
                && words("testKill").contains("signal 9"))
        #expect(words("testHang").contains("after 2 s") && report.tests.first { $0.id.hasSuffix("testHang") }?.outcome == .timedOut)
        // Swift's backtrace, with the user's own file.
        #expect(
            outcome.output.contains(#/HardTests.testHang\(\).* at .*/HardTests.swift:\d+/#) && !outcome.all.contains(".us.swift"),
            "\(outcome.all)")
        // Each line is complete and belongs to its own test. The order of the two streams between two events is undefined.
        let one = try #require(report.tests.first { $0.id.hasSuffix("testOne") })
        #expect(
            one.attempts[0].output.sorted() == ["to standard error", "to standard output", "without newline"]
                && one.file?.hasSuffix("/HardTests.swift") == true)
        #expect(
            try String(contentsOfFile: results + "/own.xml", encoding: .utf8)
                == String(contentsOfFile: results + "/junit.xml", encoding: .utf8))
    }

    @Test("a test that fails twice and then passes is flaky and not a failure; the last run's failures can be run alone")
    func flaky() throws {
        let folder = try Self.package.get(), counts = try Command.folder("Enduring counts")
        let outcome = try Command.run(
            "test", folder, "--filter", "flaky|Flaky", "--retry", "3", "--writable", counts, environment: ["COUNTS": counts])
        #expect(outcome.code == 0 && outcome.output.hasSuffix("2 passed, 0 failed, 0 skipped, 2 flaky\n"), "\(outcome.all)")
        #expect(outcome.errors.contains("flaky: HardTests/testFlaky passed in attempt 3"))
        let failing = try Command.run("test", folder, "--filter", "wrong|testOne", environment: ["COUNTS": counts])
        #expect(failing.code == 1 && failing.output.hasSuffix("1 passed, 1 failed, 0 skipped\n"), "\(failing.all)")
        let again = try Command.run("test", folder, "--only-failed", "--filter", "wrong|testOne", environment: ["COUNTS": counts])
        #expect(again.output.hasSuffix("0 passed, 1 failed, 0 skipped\n"), "\(again.all)")
    }

    @Test("two shards make one run, as under Bazel too; more shards than suites leave some empty")
    func shards() throws {
        let folder = try Self.package.get()
        let whole = try Command.run("test", folder, "--list").output.split(separator: "\n")
        let first = try Command.run("test", folder, "--list", "--shard", "1/2").output.split(separator: "\n")
        let status = try Command.folder("Enduring bazel") + "/status"
        let second = try Command.run(
            "test", folder, "--list", environment: ["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": status])
        #expect(!first.isEmpty && (first + second.output.split(separator: "\n")).sorted() == whole.sorted(), "\(second.all)")
        #expect(FileManager.default.fileExists(atPath: status) && second.errors.contains("Running part 2 of 2, as set by Bazel"))
        let empty = try Command.run("test", folder, "--shard", "9/9", "--filter", "testOne")
        #expect(empty.code == 0 && empty.output.hasSuffix("0 passed, 0 failed, 0 skipped\n"), "\(empty.all)")
        #expect(try Command.run("test", folder, "--shard", "3/2").code == 2)
    }

    @Test("events are written as JSON, one per line; a seed repeats the order, another seed changes it")
    func events() throws {
        let folder = try Self.package.get()
        func order(_ seed: String) throws -> [String] {
            let outcome = try Command.run("test", folder, "--filter", "OrderTests", "--seed", seed, "--workers", "1", "--json", "-")
            #expect(outcome.code == 0 && outcome.errors.contains("--seed \(seed)"), "\(outcome.all)")
            return TestEvent.read(Data(outcome.output.utf8)).filter { $0.kind == .testStarted }.compactMap(\.test)
        }
        let first = try order("1")
        #expect(try first.count == 4 && first == order("1") && first != order("3"))
    }
}

private enum EnduringPackage {
    static let files = [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Enduring", targets: [.target(name: "Enduring"), .testTarget(name: "EnduringTests", dependencies: ["Enduring"])])
        """,
        "Sources/Enduring/Enduring.swift": """
        import UIKit
        public func crash() { let none: [Int] = []; print(none[0]) }
        """,
        "Tests/EnduringTests/HardTests.swift": """
        import UIKit
        import XCTest
        @testable import Enduring

        /// How often this was called, in all programs.
        func attempts(_ name: String) -> Int {
            let path = ProcessInfo.processInfo.environment["COUNTS"]! + "/" + name
            let count = ((try? String(contentsOfFile: path, encoding: .utf8)).flatMap { Int($0) } ?? 0) + 1
            try? "\\(count)".write(toFile: path, atomically: true, encoding: .utf8)
            return count
        }
        func hang() { while true { Thread.sleep(forTimeInterval: 0.1) } }

        final class HardTests: XCTestCase {
            func testTrap() { crash() }
            func testOne() {
                print("to standard output")
                FileHandle.standardError.write(Data("to standard error\\n".utf8))
                print("without newline", terminator: "")
            }
            func testFatal() { fatalError("not so") }
            func testExit() { exit(0) }
            func testKill() { kill(getpid(), SIGKILL) }
            func testHang() { hang() }
            func testFlaky() { XCTAssertGreaterThan(attempts("classic"), 2) }
            func testwrong() { XCTAssertEqual(1, 2) }
        }
        final class SetUpTests: XCTestCase {
            override class func setUp() { fatalError("class set-up") }
            func testLost1() {}
            func testLost2() {}
        }
        final class OrderTests: XCTestCase { func test1() {}; func test2() {}; func test3() {}; func test4() {} }
        """,
        "Tests/EnduringTests/ModernTests.swift": """
        import Testing
        import UIKit
        @testable import Enduring

        @MainActor @Suite struct ModernTests {
            @Test func trap() { crash() }
            @Test func exits() { exit(0) }
            @Test func kills() { kill(getpid(), SIGKILL) }
            @Test func hangs() { hang() }
            @Test func flaky() { #expect(attempts("modern") > 2) }
            @Test func last() {}
        }
        """,
    ]
}
