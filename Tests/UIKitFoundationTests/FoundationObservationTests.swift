import Foundation
import Testing
import UIKitFoundation
import UIKitRuntime

/// Keeps what it observes, as text.
private final class Reader: KeyValueObject, @unchecked Sendable {
    private let lock = NSLock()
    private var kept: [String] = []
    var log: [String] { lock.withLock { kept } }
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        let text = "\(keyPath ?? "") \(change?[.newKey] ?? "none")"
        lock.withLock { kept.append(text) }
    }
}

@Suite("Observers of Foundation's objects", .serialized)
struct FoundationObservationTests {
    @Test("observers of a progress are called when it changes, and those of its parents too")
    func progress() {
        let parent = Progress(totalUnitCount: 4), child = Progress(totalUnitCount: 2, parent: parent, pendingUnitCount: 2)
        var fractions: [Double] = [], counts: [Int64] = [], parents: [Double] = []
        let observations = [
            child.observe(\.fractionCompleted, options: [.new]) { progress, change in
                fractions.append(change.newValue ?? progress.fractionCompleted)
            },
            child.observe(\.completedUnitCount) { progress, _ in counts.append(progress.completedUnitCount) },
            parent.observe(\.fractionCompleted) { progress, _ in parents.append(progress.fractionCompleted) },
        ]
        child.completedUnitCount = 1
        child.completedUnitCount += 1
        parent.completedUnitCount += 2
        #expect(fractions == [0.5, 1] && counts == [1, 2] && parents == [0.25, 0.5, 1])
        observations.forEach { $0.invalidate() }
        child.completedUnitCount = 0
        #expect(fractions.count == 2)
    }

    @Test("a progress is observed by the names of its properties")
    func progressByName() {
        let progress = Progress(totalUnitCount: 10), reader = Reader()
        for key in ["fractionCompleted", "cancelled", "totalUnitCount"] { progress.addObserver(reader, forKeyPath: key, options: .new) }
        progress.completedUnitCount = 5
        progress.totalUnitCount = 20
        progress.cancel()
        #expect(reader.log == ["fractionCompleted 0.5", "fractionCompleted 0.25", "totalUnitCount 20", "cancelled true"])
        for key in ["fractionCompleted", "cancelled", "totalUnitCount"] { progress.removeObserver(reader, forKeyPath: key) }
        #expect(progress.value(forKey: "indeterminate") as? Bool == false)
    }

    @Test("observers of operations and their queue are called on the thread of the change")
    func operations() {
        let queue = OperationQueue(), reader = Reader()
        queue.isSuspended = true
        let operation = BlockOperation {}, later = BlockOperation {}
        operation.addObserver(reader, forKeyPath: "isFinished", options: .new)
        queue.addObserver(reader, forKeyPath: "operationCount", options: .new)
        later.addObserver(reader, forKeyPath: "isCancelled", options: .new)
        queue.addOperation(operation)
        later.cancel()
        #expect(reader.log == ["operationCount 1", "isCancelled true"])
        queue.isSuspended = false
        queue.waitUntilAllOperationsAreFinished()
        // The operation is finished before its observers are called.
        for _ in 0..<2000 where reader.log.count < 4 { Thread.sleep(forTimeInterval: 0.01) }
        #expect(Set(reader.log.dropFirst(2)) == ["isFinished true", "operationCount 0"])
        operation.removeObserver(reader, forKeyPath: "isFinished")
        queue.removeObserver(reader, forKeyPath: "operationCount")
        later.removeObserver(reader, forKeyPath: "isCancelled")
    }

    @Test("observers of user defaults are called when a value is set or removed")
    func defaults() throws {
        let defaults = try #require(UserDefaults(suiteName: "FoundationObservationTests")), reader = Reader()
        defaults.removeObject(forKey: "level")
        defaults.addObserver(reader, forKeyPath: "level", options: .new)
        defaults.set(3, forKey: "level")
        defaults.set("other", forKey: "name")
        defaults.removeObject(forKey: "level")
        #expect(reader.log == ["level 3", "level <null>"])
        nonisolated(unsafe) var posted = 0
        let token = NotificationCenter.default.addObserver(forName: UserDefaults.didChangeNotification, object: defaults, queue: nil) { _ in
            posted += 1
        }
        defaults.set(true, forKey: "level")
        defaults.set(2.5, forKey: "level")
        defaults.removeObject(forKey: "level")
        #expect(posted == 3)
        NotificationCenter.default.removeObserver(token)
        defaults.removeObserver(reader, forKeyPath: "level")
    }
}
