import Testing

/// Closures of functions that Apple imports from Objective-C, in Swift 5's language mode.
@Suite("Closures in Swift 5's mode", .serialized)
struct EarlierClosuresTests {
    // Apple's functions are from before Swift's concurrency, so that Xcode only warns.
    @Test("a closure of a timer, a notification, and a queue may call what is isolated to the main actor")
    func isolated() throws {
        let outcome = try Command.run("test", Command.folder("Closures", ClosurePackage.files))
        #expect(outcome.code == 0 && outcome.output.hasSuffix("1 passed, 0 failed, 0 skipped\n"), "\(outcome.all)")
    }
}

private enum ClosurePackage {
    static let files = [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Counting", targets: [
            .target(name: "Counting"), .testTarget(name: "CountingTests", dependencies: ["Counting"]),
        ])
        """,
        "Sources/Counting/Counter.swift": """
        import Foundation
        import UIKit
        @MainActor public final class Counter {
            public private(set) var count = 0
            public init() {
                NotificationCenter.default.addObserver(forName: Notification.Name("count"), object: nil, queue: nil) { [weak self] note in
                    self?.add(note.userInfo?["by"] as? Int ?? 0)
                }
            }
            private func add(_ number: Int) { count += number }
            public func later() {
                Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in self?.add(1) }
                let queue = DispatchQueue(label: "queue"), group = DispatchGroup()
                queue.async { self.add(1) }
                queue.async(group: group, execute: DispatchWorkItem {})
                queue.asyncAfter(deadline: .now() + 1) { [weak self] in
                    guard let self else { return }
                    self.count = 0
                }
                group.notify(queue: .main) { self.add(1) }
            }
        }
        """,
        "Tests/CountingTests/CounterTests.swift": """
        import Counting
        import XCTest
        @MainActor final class CounterTests: XCTestCase {
            func testCount() {
                let counter = Counter()
                NotificationCenter.default.post(name: Notification.Name("count"), object: nil, userInfo: ["by": 3])
                XCTAssertEqual(counter.count, 3)
            }
        }
        """,
    ]
}
