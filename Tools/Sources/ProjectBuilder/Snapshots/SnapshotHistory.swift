import Foundation
import TestResults

/// What the test runs of a project said about snapshots.
struct SnapshotHistory: Codable {
    struct Failure: Codable, Equatable {
        var test: String
        /// The paths of the reference, of what the test compared with it, of the difference, and of the description of the actual views.
        var reference: String
        var actual: String?
        var difference: String?
        var scene: String?
        var message: String
    }

    /// The failures of the last run of each test.
    var failures: [Failure] = []
    /// The references that the tests of the last full run, and of later runs, asked for.
    var asked: Set<String> = []
    /// The start of the last full run, in seconds since 1970, or `nil` if there was none.
    var fullRun: Double?
    /// The source files whose tests all passed in the last full run: what they didn't ask for, they don't need.
    var judged: Set<String> = []
    /// The source files with tests in the last full run.
    var files: Set<String> = []

    init() {}

    init(_ directory: String) {
        let data = FileManager.default.contents(atPath: directory.appending(Self.name))
        self = data.flatMap { try? JSONDecoder().decode(Self.self, from: $0) } ?? Self()
    }

    private static let name = "snapshots.json"

    func write(to directory: String) throws {
        try Cache.place(directory.appending(Self.name)).write(JSONEncoder().encode(self))
    }

    /// - Parameters:
    ///   - isFull: Whether the run includes all tests of the project.
    ///   - results: The folder to which the report's attachments are relative.
    mutating func remember(_ report: TestReport, isFull: Bool, results: String) {
        let ran = report.tests.filter { $0.outcome != nil }
        let asked = Set(report.references ?? [])
        let names = Set(ran.map(\.id))
        failures.removeAll { names.contains($0.test) }
        let all = ran.compactMap(\.attempts.last).flatMap(\.attachments)
        for test in ran where test.outcome?.isFailure == true {
            if let attempt = test.attempts.last { failures += Self.failures(test.id, attempt, all, results) }
        }
        guard isFull, ran.count == report.tests.count else {
            self.asked.formUnion(asked)
            return
        }
        (self.asked, fullRun) = (asked, report.start)
        files = Set(report.tests.compactMap(\.file))
        judged = files.subtracting(report.tests.filter { $0.outcome != .passed }.compactMap(\.file))
    }

    // MARK: Failures

    /// Returns the references that the attempt's errors name, with the attached files.
    private static func failures(_ test: String, _ attempt: TestReport.Attempt, _ all: [String], _ results: String) -> [Failure] {
        var attachments = attempt.attachments.map { results.appending($0) }
        // Attachments without the snapshot's name follow one another in the order of the failures.
        func take(_ kinds: [String], _ title: String) -> String? {
            let titled = kinds.map { title + "-" + $0 }, wanted = titled + kinds
            if let place = attachments.firstIndex(where: { wanted.contains(plain($0.lastPathComponent)) }) {
                return attachments.remove(at: place)
            }
            // What a test attaches at its end may be listed with the test before it, which ends at the same time for the runner.
            return all.first { titled.contains(plain($0.lastPathComponent)) }.map { results.appending($0) }
        }
        return attempt.issues.filter { $0.severity == .error }.compactMap { issue in
            let paths = paths(in: issue.message)
            guard let reference = paths.first(where: { $0.contains("/__Snapshots__/") }) else { return nil }
            let title = reference.lastPathComponent.deletingPathExtension, kind = reference.pathExtension
            var failure = Failure(test: test, reference: reference, message: issue.message)
            failure.actual = take(["actual." + kind, "failure." + kind], title) ?? paths.first { isSaved($0, as: reference) }
            failure.difference = take(["difference.png"], title)
            failure.scene = take(["actual.scene"], title)
            _ = take(["reference." + kind], title)
            // A test that recorded its reference has nothing to accept.
            return failure.actual == nil && failure.difference == nil && !issue.message.contains("differs")
                && !issue.message.contains("does not match")
                ? nil : failure
        }
    }

    /// Returns the name without the number that precedes it and the identifier that may follow it.
    private static func plain(_ name: String) -> String {
        String(name.replacing(/^\d+-/, with: "").replacing(/_\d+_[0-9A-F-]{36}(?=\.)/, with: ""))
    }

    /// Whether it is the file that a snapshot library saves for a failure: in a folder for temporary files, named as the reference.
    private static func isSaved(_ path: String, as reference: String) -> Bool {
        guard path.lastPathComponent == reference.lastPathComponent, path != reference, let real = path.realPath else { return false }
        let environment = ProcessInfo.processInfo.environment
        return [environment["SNAPSHOT_ARTIFACTS"], NSTemporaryDirectory()].contains { folder in
            guard let folder = folder?.realPath, folder.count > 1 else { return false }
            return real.hasPrefix(folder + "/")
        }
    }

    /// Returns the absolute paths and file addresses in a message.
    static func paths(in message: String) -> [String] {
        message.matches(of: /file:\/\/[^\s"]+|\/[^\n"]*?\.[A-Za-z0-9]+(?=[."]?(?:\s|$|"))/).map { match in
            let text = String(match.output)
            return (text.hasPrefix("file://") ? URL(string: text)?.path ?? text : text).standardizedPath
        }
    }
}
