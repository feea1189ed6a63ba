import Foundation
import Testing

@testable import UIKitFoundation

/// Records the requests that it receives.
private final class Presenter: NSObject, NSFilePresenter, @unchecked Sendable {
    let presentedItemURL: URL?
    let presentedItemOperationQueue = OperationQueue()
    var log: [String] = []

    init(_ url: URL) {
        presentedItemURL = url
        super.init()
        NSFileCoordinator.addFilePresenter(self)
    }
    func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
        log.append("to reader")
        reader { self.log.append("back from reader") }
    }
    func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
        log.append("to writer")
        writer { self.log.append("back from writer") }
    }
    func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        log.append("save")
        completionHandler(nil)
    }
    func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        log.append("deletion")
        completionHandler(nil)
    }
    func presentedItemDidChange() { log.append("change") }
    func presentedItemDidMove(to newURL: URL) { log.append("move to \(newURL.lastPathComponent)") }
    func presentedSubitemDidAppear(at url: URL) { log.append("appear \(url.lastPathComponent)") }
    func presentedSubitemDidChange(at url: URL) { log.append("change \(url.lastPathComponent)") }
    func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL) {
        log.append("\(oldURL.lastPathComponent) to \(newURL.lastPathComponent)")
    }
}

// Apple: "The Role of File Coordinators and Presenters" in the File System Programming Guide.
@Suite("File coordination", .serialized)
struct FileCoordinationTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Understudy-\(UUID().uuidString)")
    private var file: URL { folder.appendingPathComponent("a.txt") }

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    private func presenters() -> (own: Presenter, other: Presenter, above: Presenter) {
        (Presenter(file), Presenter(file), Presenter(folder))
    }
    private func end(_ presenters: (Presenter, Presenter, Presenter)) {
        for presenter in [presenters.0, presenters.1, presenters.2] { NSFileCoordinator.removeFilePresenter(presenter) }
    }

    @Test("a reader lets other presenters save and relinquish the file; with .withoutChanges they only relinquish it")
    func reading() {
        let presenters = presenters()
        defer { end(presenters) }
        let coordinator = NSFileCoordinator(filePresenter: presenters.own)
        coordinator.coordinate(readingItemAt: file, error: nil) { _ in presenters.other.log.append("read") }
        #expect(presenters.other.log == ["save", "to reader", "read", "back from reader"])
        presenters.other.log = []
        coordinator.coordinate(readingItemAt: file, options: .withoutChanges, error: nil) { _ in }
        #expect(presenters.other.log == ["to reader", "back from reader"])
        #expect(presenters.own.log == [])
    }

    @Test("a writer's file changes for its other presenters, and appears or changes in its folder")
    func writing() throws {
        let presenters = presenters(), file = file
        defer { end(presenters) }
        let coordinator = NSFileCoordinator(filePresenter: presenters.own)
        for text in ["one", "two"] {
            coordinator.coordinate(writingItemAt: file, options: .forReplacing, error: nil) { try? Data(text.utf8).write(to: $0) }
        }
        #expect(presenters.other.log == ["to writer", "back from writer", "change", "to writer", "back from writer", "change"])
        #expect(presenters.above.log == ["appear a.txt", "change a.txt"])
        #expect(presenters.own.log == [])
    }

    @Test("a deletion and a move are announced to presenters of the file and of its folder")
    func deletingAndMoving() {
        let presenters = presenters()
        defer { end(presenters) }
        let coordinator = NSFileCoordinator(filePresenter: presenters.own)
        coordinator.coordinate(writingItemAt: file, options: .forDeleting, error: nil) { _ in }
        #expect(presenters.other.log == ["deletion", "to writer", "back from writer"])
        presenters.other.log = []
        coordinator.item(at: file, didMoveTo: folder.appendingPathComponent("b.txt"))
        #expect(presenters.other.log == ["move to b.txt"] && presenters.above.log == ["a.txt to b.txt"])
    }

    @Test("a coordinator that was canceled performs no access, and reports that the user canceled it")
    func canceling() {
        let coordinator = NSFileCoordinator()
        coordinator.cancel()
        var error: NSError?
        coordinator.coordinate(readingItemAt: file, error: &error) { _ in Issue.record("The access was performed.") }
        #expect(error?.domain == NSCocoaErrorDomain && error?.code == CocoaError.userCancelled.rawValue)
    }

    @Test("several files are accessed together, on the queue that was passed")
    func intents() async {
        let other = folder.appendingPathComponent("b.txt")
        let intents = [NSFileAccessIntent.readingIntent(with: file), .writingIntent(with: other, options: .forReplacing)]
        let queue = OperationQueue()
        let error = await withCheckedContinuation { (answer: CheckedContinuation<(any Error)?, Never>) in
            NSFileCoordinator().coordinate(with: intents, queue: queue) { answer.resume(returning: $0) }
        }
        #expect(error == nil && intents.map(\.url.lastPathComponent) == ["a.txt", "b.txt"])
    }
}
