import Foundation
import Testing

/// `understudy test` skips the waits of unit tests. Each test here waits for hours, more than a run may take.
@Suite("The clock of unit tests", .serialized)
struct UnitTestClockTests {
    @Test("waits of every kind take their time on all clocks, and no real time; real work keeps its pace")
    func waits() throws {
        let folder = try Command.folder("Waiting", Self.files)
        let run = try Command.run("test", folder)
        #expect(run.output.hasSuffix("23 passed, 0 failed, 0 skipped\n"), "\(run.all)")
        // Alone, each is the first of its process.
        let first = try Command.run("test", folder, "--filter", "HourTests/testAsyncAfter$")
        #expect(first.output.hasSuffix("1 passed, 0 failed, 0 skipped\n"), "\(first.all)")
    }

    private static let files = [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Waiting", targets: [
            .target(name: "Waiting"), .testTarget(name: "WaitingTests", dependencies: ["Waiting"]),
        ])
        """,
        "Sources/Waiting/Waiting.swift": """
        import UIKit
        public let hour: TimeInterval = 3600
        """,
        "Tests/WaitingTests/HourTests.swift": """
        import UIKit
        import Waiting
        import XCTest

        final class HourTests: XCTestCase {
            private var date = Date()
            private var media = CACurrentMediaTime()
            private var uptime = ProcessInfo.processInfo.systemUptime
            private var dispatch = DispatchTime.now()
            private let clock = ContinuousClock()
            private lazy var instant = clock.now

            override func setUp() {
                (date, media, uptime, dispatch, instant) = (Date(), CACurrentMediaTime(), ProcessInfo.processInfo.systemUptime, .now(), clock.now)
            }

            /// All clocks agree, within the real time that a busy machine takes.
            private func expect(_ passed: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
                let nanoseconds = Double(DispatchTime.now().uptimeNanoseconds - dispatch.uptimeNanoseconds)
                let readings = [
                    -date.timeIntervalSinceNow, CACurrentMediaTime() - media, ProcessInfo.processInfo.systemUptime - uptime, nanoseconds / 1e9,
                    Double((clock.now - instant).components.seconds),
                ]
                for reading in readings {
                    XCTAssertGreaterThanOrEqual(reading, passed - 1, file: file, line: line)
                    XCTAssertLessThan(reading, passed + 60, file: file, line: line)
                }
            }

            @MainActor func testRunLoop() {
                RunLoop.main.run(until: Date(timeIntervalSinceNow: hour))
                expect(hour)
            }
            @MainActor func testAsyncAfter() {
                let done = expectation(description: "done")
                DispatchQueue.main.asyncAfter(deadline: .now() + hour) { done.fulfill() }
                wait(for: [done], timeout: 2 * hour)
                expect(hour)
            }
            @MainActor func testAsyncAfterInBackground() {
                let done = expectation(description: "done")
                DispatchQueue.global().asyncAfter(deadline: .now() + hour) { done.fulfill() }
                waitForExpectations(timeout: 2 * hour)
                expect(hour)
            }
            @MainActor func testTimer() {
                var times = 0
                let timer = Timer.scheduledTimer(withTimeInterval: hour, repeats: true) { _ in times += 1 }
                RunLoop.main.run(until: Date(timeIntervalSinceNow: 3.5 * hour))
                timer.invalidate()
                XCTAssertEqual(times, 3)
                expect(3.5 * hour)
            }
            @MainActor func testDispatchTimer() {
                let done = expectation(description: "done")
                done.expectedFulfillmentCount = 3
                let timer = DispatchSource.makeTimerSource(queue: .global())
                timer.schedule(deadline: .now() + hour, repeating: hour)
                timer.setEventHandler { done.fulfill() }
                timer.resume()
                wait(for: [done], timeout: 4 * hour)
                timer.cancel()
                expect(3 * hour)
            }
            @MainActor func testTaskSleep() async throws {
                try await Task.sleep(nanoseconds: 3_600_000_000_000)
                expect(hour)
            }
            func testTaskSleepOffTheMainActor() async throws {
                try await Task.sleep(for: .seconds(hour))
                expect(hour)
            }
            @MainActor func testFulfillment() async {
                let done = expectation(description: "done")
                Task {
                    try await Task.sleep(for: .seconds(hour))
                    done.fulfill()
                }
                await fulfillment(of: [done], timeout: 2 * hour)
                expect(hour)
            }
            @MainActor func testInverted() {
                let none = expectation(description: "none")
                none.isInverted = true
                wait(for: [none], timeout: hour)
                expect(hour)
            }
            @MainActor func testInvertedFulfillment() async {
                let none = expectation(description: "none")
                none.isInverted = true
                await fulfillment(of: [none], timeout: hour)
                expect(hour)
            }
            @MainActor func testTimesOut() {
                XCTAssertEqual(XCTWaiter.wait(for: [XCTestExpectation()], timeout: hour), .timedOut)
                expect(hour)
            }
            @MainActor func testSleeps() {
                sleep(3600)
                usleep(3_600_000_000)
                Thread.sleep(forTimeInterval: hour)
                Thread.sleep(until: Date(timeIntervalSinceNow: hour))
                expect(4 * hour)
            }
            @MainActor func testAnimation() {
                let window = UIWindow(frame: UIScreen.main.bounds), controller = UIViewController(), done = expectation(description: "done")
                window.rootViewController = controller
                window.makeKeyAndVisible()
                UIView.animate(withDuration: 30, animations: { controller.view.alpha = 0 }) { _ in done.fulfill() }
                wait(for: [done], timeout: 60)
                expect(30)
            }
            @MainActor func testPredicate() {
                let view = UIView()
                DispatchQueue.main.asyncAfter(deadline: .now() + 30) { view.tag = 3 }
                let condition = NSPredicate { view, _ in MainActor.assumeIsolated { (view as? UIView)?.tag == 3 } }
                wait(for: [expectation(for: condition, evaluatedWith: view)], timeout: 60)
                expect(30)
            }
        }
        """,
        "Tests/WaitingTests/OrderTests.swift": """
        import UIKit
        import Waiting
        import XCTest

        final class OrderTests: XCTestCase {
            @MainActor func testDelaysOfAllKindsComeInOrder() {
                var log: [Int] = []
                let done = expectation(description: "done")
                for delay in [4, 1, 7] { DispatchQueue.main.asyncAfter(deadline: .now() + Double(delay)) { log.append(delay) } }
                for delay in [5, 2] { Timer.scheduledTimer(withTimeInterval: Double(delay), repeats: false) { _ in log.append(delay) } }
                for delay in [6, 3] {
                    Task {
                        try await Task.sleep(for: .seconds(delay))
                        log.append(delay)
                    }
                }
                DispatchQueue.main.asyncAfter(deadline: .now() + 8) { done.fulfill() }
                wait(for: [done], timeout: 10)
                XCTAssertEqual(log, [1, 2, 3, 4, 5, 6, 7])
            }
            @MainActor func testATimerAfterASleepHasItsWholeDelay() {
                Thread.sleep(forTimeInterval: hour)
                var hasFired = false
                Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in hasFired = true }
                RunLoop.main.run(until: Date(timeIntervalSinceNow: 59))
                XCTAssertFalse(hasFired)
                RunLoop.main.run(until: Date(timeIntervalSinceNow: 2))
                XCTAssertTrue(hasFired)
            }
            func testASleepOfTheMainThreadLetsDelayedWorkRun() {
                let lock = NSLock()
                var log: [Int] = []
                for delay in [2, 1] { DispatchQueue.global().asyncAfter(deadline: .now() + Double(delay)) { lock.withLock { log.append(delay) } } }
                Thread.sleep(forTimeInterval: 10)
                XCTAssertEqual(lock.withLock { log }, [1, 2])
            }
            func testASemaphoreOfTheMainThreadIsSignaledByDelayedWork() {
                let signal = DispatchSemaphore(value: 0)
                DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { signal.signal() }
                XCTAssertEqual(signal.wait(timeout: .now() + 60), .success)
                XCTAssertEqual(signal.wait(timeout: .now() + 0.05), .timedOut)
            }
        }
        """,
        "Tests/WaitingTests/WorkTests.swift": """
        import UIKit
        import Testing
        import Waiting
        import XCTest

        /// Work that really takes a tenth of a second: a wait of a virtual second must not end before it.
        final class WorkTests: XCTestCase {
            private func work() {
                let end = clock() + 100_000  // microseconds
                while clock() < end {}
            }
            @MainActor func testThread() {
                let done = expectation(description: "done")
                Thread.detachNewThread {
                    self.work()
                    usleep(100_000)
                    done.fulfill()
                }
                wait(for: [done], timeout: 1)
            }
            @MainActor func testQueue() {
                let done = expectation(description: "done")
                DispatchQueue.global().async {
                    usleep(100_000)
                    self.work()
                    done.fulfill()
                }
                wait(for: [done], timeout: 1)
            }
            @MainActor func testPipe() {
                let pipe = Pipe(), done = expectation(description: "done")
                pipe.fileHandleForReading.readabilityHandler = { handle in
                    if !handle.availableData.isEmpty { done.fulfill() }
                }
                Thread.detachNewThread {
                    self.work()
                    pipe.fileHandleForWriting.write(Data("x".utf8))
                }
                wait(for: [done], timeout: 1)
                pipe.fileHandleForReading.readabilityHandler = nil
            }
        }

        /// Nothing of this process is due until the program ends.
        @Test func waitForAProgram() async throws {
            let program = Process()
            program.executableURL = URL(fileURLWithPath: "/bin/sleep")
            program.arguments = ["0.5"]
            await withCheckedContinuation { ended in
                program.terminationHandler = { _ in ended.resume() }
                try! program.run()
            }
            #expect(program.terminationStatus == 0)
        }
        @Test func sleepingTest() async throws {
            let start = Date()
            try await Task.sleep(for: .seconds(hour))
            #expect(-start.timeIntervalSinceNow >= hour - 1)
        }
        """,
    ]
}
