import Foundation
import TestResults
import Testing

@testable import ProjectBuilder

/// Listing, accepting, and cleaning the references of snapshots.
@Suite("Snapshots of a project")
struct ProjectSnapshotsTests {
    /// A project whose tests `A` and `B` have references, which are older than the last full run.
    private func project(_ name: String, _ files: [String] = []) throws -> String {
        let path = try Scratch.folder(name)
        let all = ["Tests/A.swift", "Tests/B.swift"] + files.map { "Tests/__Snapshots__/" + $0 }
        for file in all { try Scratch.write(file, path + "/" + file) }
        for file in all {
            try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1000)], ofItemAtPath: path + "/" + file)
        }
        return path
    }

    private func event(_ kind: TestEvent.Kind, _ test: String? = nil, _ change: (inout TestEvent) -> Void = { _ in }) -> TestEvent {
        var event = TestEvent(kind, test: test, time: 2000)
        change(&event)
        return event
    }

    /// The report of a run in which test `A` asked for `asked` and test `B` has an outcome.
    private func report(_ path: String, asked: [String], b outcome: TestEvent.Outcome? = .passed, _ more: [TestEvent] = []) -> TestReport {
        var events = [
            event(.planned) {
                $0.planned = ["A", "B"].map {
                    .init(test: "M.\($0)/t()", library: .swiftTesting, file: path + "/Tests/\($0).swift", line: 1)
                }
            }
        ]
        events +=
            [event(.testStarted, "M.A/t()")] + asked.map { name in event(.reference) { $0.name = path + "/Tests/__Snapshots__/" + name } }
        events += more
        events.append(event(.testEnded, "M.A/t()") { $0.outcome = more.isEmpty ? .passed : .failed })
        if let outcome { events += [event(.testStarted, "M.B/t()"), event(.testEnded, "M.B/t()") { $0.outcome = outcome }] }
        return TestReport.of(events)
    }

    private func expect(
        _ path: String, _ history: SnapshotHistory, _ expected: [String], _ place: SourceLocation = #_sourceLocation
    ) throws {
        let states = try ProjectSnapshots(directory: path, history: history).references.map { "\($0.state.rawValue) \($0.name)" }
        #expect(states == expected, sourceLocation: place)
    }

    @Test("an orphan is a reference that no test of the last full run asked for, of a file whose tests passed")
    func orphans() throws {
        let path = try project("Orphans", ["A/t.1.png", "A/t.1.scene", "A/old.1.png", "A/old.1.scene", "B/t.1.png", "Gone/t.1.txt"])
        var history = SnapshotHistory()
        try expect(path, history, ["A/old.1.png", "A/t.1.png", "B/t.1.png", "Gone/t.1.txt"].map { "recorded " + $0 })
        history.remember(report(path, asked: ["A/t.1.png"]), isFull: true, results: path)
        // B's tests asked for nothing: perhaps they read their references in a way that isn't noticed.
        try expect(path, history, ["orphan A/old.1.png", "recorded A/t.1.png", "recorded B/t.1.png", "orphan Gone/t.1.txt"])
        // B may need its reference, and so may a test that B shares a helper with.
        history.remember(report(path, asked: ["A/t.1.png"], b: .crashed), isFull: true, results: path)
        try expect(path, history, ["orphan A/old.1.png", "recorded A/t.1.png", "recorded B/t.1.png", "recorded Gone/t.1.txt"])
    }

    @Test("a run of some tests finds no orphans, and what it asks for is none")
    func partialRuns() throws {
        let path = try project("Partial", ["A/t.1.png", "A/new.1.png"])
        var history = SnapshotHistory()
        history.remember(report(path, asked: ["A/t.1.png"]), isFull: false, results: path)
        #expect(history.fullRun == nil)
        history.remember(report(path, asked: ["A/t.1.png"], b: nil), isFull: true, results: path)
        #expect(history.fullRun == nil, "a planned test didn't run")
        history.remember(report(path, asked: ["A/t.1.png"]), isFull: true, results: path)
        try expect(path, history, ["orphan A/new.1.png", "recorded A/t.1.png"])
        history.remember(report(path, asked: ["A/new.1.png"], b: nil), isFull: false, results: path)
        try expect(path, history, ["recorded A/new.1.png", "recorded A/t.1.png"])
        try Scratch.write("later", path + "/Tests/__Snapshots__/A/later.1.png")
        try expect(path, history, ["recorded A/later.1.png", "recorded A/new.1.png", "recorded A/t.1.png"])
    }

    @Test("cleaning removes orphans with their descriptions, and nothing that a link leads to")
    func clean() throws {
        let path = try project("Clean", ["A/t.1.png", "A/old.1.png", "A/old.1.scene"]), other = try project("Elsewhere", ["A/old.1.png"])
        symlink(other + "/Tests/__Snapshots__/A", path + "/Tests/__Snapshots__/B")
        symlink(other + "/Tests", path + "/More")
        var snapshots = try ProjectSnapshots(directory: path, history: SnapshotHistory())
        #expect(throws: Failure.self) { try snapshots.clean() }
        var history = SnapshotHistory()
        history.remember(report(path, asked: ["A/t.1.png"]), isFull: true, results: path)
        snapshots = try ProjectSnapshots(directory: path, history: history)
        #expect(try snapshots.clean().map(\.file) == ["Tests/__Snapshots__/A/old.1.png"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: path + "/Tests/__Snapshots__/A") == ["t.1.png"])
        #expect(FileManager.default.fileExists(atPath: other + "/Tests/__Snapshots__/A/old.1.png"))
        #expect(snapshots.references.map(\.name) == ["A/t.1.png"])
    }

    private func address(_ path: String) -> String { URL(fileURLWithPath: path).absoluteString }

    /// A history in which two pictures and a text of `A` failed, as both libraries report it.
    private func failed(_ path: String) throws -> SnapshotHistory {
        let folder = path + "/Tests/__Snapshots__/A/", artifacts = NSTemporaryDirectory() + "/snapshot-artifacts-\(UUID().uuidString)"
        for (name, text) in [
            "1-t.1-reference.png": "old", "2-t.1-actual.png": "new picture", "3-t.1-actual.scene": "new scene", "4-t.1-difference.png": "d",
            "5-reference.png": "old", "6-failure.png": "new second", "7-difference.png": "e",
        ] { try Scratch.write(text, path + "/attachments/A-t/" + name) }
        try Scratch.write("new text", artifacts + "/A/t.2.txt")
        func issue(_ text: String) -> TestEvent { event(.issue, "M.A/t()") { ($0.message, $0.severity) = (text, .error) } }
        var events = [
            issue("t.1 differs from its reference.\nReference: \(folder)t.1.png. To replace it, set SNAPSHOT_TESTING_RECORD=failed"),
            issue(
                "Snapshot does not match reference.\n\n@−\n\"\(address(folder + "u.1.png"))\"\n@+\n\"\(address(artifacts + "/A/u.1.png"))\"\n\nNewly-taken snapshot"
            ),
            issue(
                "Snapshot does not match reference.\n\n@−\n\"\(address(folder + "t.2.txt"))\"\n@+\n\"\(address(artifacts + "/A/t.2.txt"))\"\n"
            ),
        ]
        for name in [
            "1-t.1-reference.png", "2-t.1-actual.png", "3-t.1-actual.scene", "4-t.1-difference.png", "5-reference.png", "6-failure.png",
            "7-difference.png",
        ] {
            events.append(event(.attachment, "M.A/t()") { $0.name = "attachments/A-t/" + name })
        }
        var history = SnapshotHistory()
        history.remember(report(path, asked: ["A/t.1.png", "A/u.1.png", "A/t.2.txt"], events), isFull: true, results: path)
        return history
    }

    @Test("failed snapshots are listed with what the tests compared and the difference, for UIKitTesting and swift-snapshot-testing")
    func failures() throws {
        let path = try project("Failed", ["A/t.1.png", "A/t.1.scene", "A/u.1.png", "A/t.2.txt", "A/fine.1.png"])
        let references = try ProjectSnapshots(directory: path, history: failed(path)).references
        #expect(references.map(\.state) == [.recorded, .failed, .failed, .failed])
        #expect(references.map { $0.actual?.components(separatedBy: "/").last } == [nil, "2-t.1-actual.png", "t.2.txt", "6-failure.png"])
        #expect(
            references.map { $0.difference?.components(separatedBy: "/").last } == [nil, "4-t.1-difference.png", nil, "7-difference.png"])
        #expect(references[1].test == "M.A/t()")
    }

    @Test("accepting replaces a reference and its description, by its name, its stem, or its folder")
    func accept() throws {
        let path = try project("Accept", ["A/t.1.png", "A/t.1.scene", "A/u.1.png", "A/u.1.scene", "A/t.2.txt"])
        func text(_ name: String) -> String? { try? String(contentsOfFile: path + "/Tests/__Snapshots__/A/" + name, encoding: .utf8) }
        var snapshots = try ProjectSnapshots(directory: path, history: failed(path))
        #expect(try snapshots.accept(["A/t.1"]).map(\.name) == ["A/t.1.png"])
        #expect(text("t.1.png") == "new picture" && text("t.1.scene") == "new scene" && text("u.1.png") == "Tests/__Snapshots__/A/u.1.png")
        #expect(snapshots.references.map(\.state) == [.recorded, .failed, .failed])
        #expect(throws: Failure.self) { try snapshots.accept(["A/t.1.png"]) }
        #expect(try snapshots.accept(["A", "t.2.txt"]).map(\.name) == ["A/t.2.txt", "A/u.1.png"])
        #expect(text("u.1.png") == "new second" && text("t.2.txt") == "new text")
        #expect(text("u.1.scene") == nil, "it described other views")
        #expect(try snapshots.acceptAll().isEmpty)
    }

    @Test("an unknown name changes nothing and suggests a similar one")
    func unknown() throws {
        let path = try project("Unknown", ["A/t.1.png", "A/u.1.png", "A/t.2.txt"])
        var snapshots = try ProjectSnapshots(directory: path, history: failed(path))
        #expect { try snapshots.accept(["A/t.1", "A/t.11"]) } throws: {
            ($0 as? Failure)?.kind == .usage && "\($0)".contains("no snapshot that failed is named 'A/t.11'. Did you mean 'A/t.1'")
        }
        #expect(snapshots.references.allSatisfy { $0.state == .failed })
    }

    @Test("only a saved file with the reference's own name is taken from a message")
    func foreignFiles() throws {
        let path = try project("Foreign", ["A/t.1.png"]), secret = try Scratch.folder("Secrets") + "/key"
        try Scratch.write("secret", secret)
        let folder = path + "/Tests/__Snapshots__/A/"
        let issue = event(.issue, "M.A/t()") {
            ($0.message, $0.severity) = (
                "Snapshot does not match reference.\n\"\(address(folder + "t.1.png"))\"\n\"\(address(secret))\"\n", .error
            )
        }
        var history = SnapshotHistory()
        history.remember(report(path, asked: ["A/t.1.png"], [issue]), isFull: true, results: path)
        var snapshots = try ProjectSnapshots(directory: path, history: history)
        #expect(snapshots.references.map(\.state) == [.failed] && snapshots.references[0].actual == nil)
        #expect(throws: Failure.self) { try snapshots.accept(["A/t.1"]) }
    }
}
