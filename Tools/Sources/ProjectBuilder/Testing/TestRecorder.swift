import Foundation
import TestResults

/// Receives a run's events, from any number of processes: updates the report, writes the requested files, and prints.
public final class TestRecorder: @unchecked Sendable {  // `lock` guards mutable state
    /// The files that a run writes.
    public struct Outputs: Sendable {
        /// A folder that receives the run's results.
        public var results: String?
        /// The file that receives each event as a line of JSON; `-` is standard output.
        public var json: String?
        /// The file that receives the results as JUnit XML.
        public var junit: String?
        /// The file that receives Swift Testing's own events.
        public var eventStream: String?

        /// Creates outputs without files.
        public init() {}
    }

    private let lock = NSLock()
    private var builder = TestReport.Builder()
    private var files: [FileHandle] = []
    private var streams: [FileHandle] = []
    private var logs: [Int: FileHandle] = [:]
    private let console: TestConsole?
    /// The folder of results, or `nil` if none is written.
    public let folder: ResultsFolder?
    private let outputs: Outputs
    private let roots: [String]
    /// Restores file names: those of translated files are never shown to the user.
    private let names: SourceNames

    init(_ outputs: Outputs, console: TestConsole?, names: SourceNames, of project: String) throws {
        (self.outputs, self.names, roots) = (outputs, names, SourceTree(of: project).roots)
        self.console = outputs.json == "-" ? nil : console
        folder = try outputs.results.map { ResultsFolder($0.standardizedPath, ledger: try Cache.resultsLedger()) }
        if let folder {
            do { try folder.prepare() } catch let error as ResultsError { throw Failure(error.description, kind: .usage) }
            files.append(try Self.file(folder.eventsPath))
            streams.append(try Self.file(folder.path.appending("swift-testing.jsonl")))
        }
        if let json = outputs.json { files.append(json == "-" ? .standardOutput : try Self.file(json)) }
        if let path = outputs.eventStream { streams.append(try Self.file(path)) }
    }

    private static func file(_ path: String) throws -> FileHandle {
        let parent = path.standardizedPath.deletingLastPathComponent
        try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        guard FileManager.default.createFile(atPath: path, contents: nil), let handle = FileHandle(forWritingAtPath: path) else {
            throw Failure("cannot write \(path): \(String(cString: strerror(errno)))", kind: .usage)
        }
        return handle
    }

    /// Adds an event to the report, and writes and prints it. Can be called from any thread.
    public func record(_ event: TestEvent) {
        var event = event
        event.message = event.message.map(names.restored)
        lock.withLock {
            builder.add(event)
            if !files.isEmpty, let data = try? event.encoded() { for file in files { try? file.write(contentsOf: data + [10]) } }
            if event.kind == .output, let text = event.message { log(text, event.worker ?? 0) }
            console?.show(event, after: event.test.flatMap { builder.test($0) })
        }
    }

    /// Writes each process's output, unfiltered, to a file of its own.
    private func log(_ text: String, _ worker: Int) {
        guard let folder else { return }
        if logs[worker] == nil { logs[worker] = try? Self.file(folder.logs.appending("worker-\(worker).txt")) }
        try? logs[worker]?.write(contentsOf: Data((text + "\n").utf8))
    }

    /// Passes on a line of Swift Testing's event stream unchanged.
    func pass(on line: Data) {
        guard !streams.isEmpty else { return }
        lock.withLock { for stream in streams { try? stream.write(contentsOf: line + [10]) } }
    }

    /// The report of the events so far.
    public var report: TestReport { lock.withLock { builder.report } }

    /// Writes the files that cover the whole run. Returns the report.
    func finish() throws -> TestReport {
        record(TestEvent(.runEnded))
        let report = report
        if let folder { try folder.write(report, roots: roots) }
        if let path = outputs.junit {
            try FileManager.default.createDirectory(
                atPath: path.standardizedPath.deletingLastPathComponent, withIntermediateDirectories: true)
            try Data(JUnit.text(report, dialect: .init(environment: ProcessInfo.processInfo.environment)).utf8).write(
                to: URL(fileURLWithPath: path), options: .atomic)
        }
        return report
    }
}

/// Restores the user's own file names in messages of compilers and programs that name translated files.
struct SourceNames: Codable, Sendable {
    /// Maps translated files to the user's own.
    var originals: [String: String] = [:]

    func restored(_ text: String) -> String {
        guard text.contains(".us.swift") else { return text }
        var text = text
        for (translated, original) in originals where text.contains(translated) {
            text = text.replacingOccurrences(of: translated, with: original)
        }
        // Matches the name alone, as in `#fileID`. A second file of the same name has a number.
        return text.replacing(/(?:_\d+)?\.us\.swift/, with: ".swift")
    }
}

/// Prints a run for the user: a line for each test, its failures and its output before them. The output of concurrent processes is shown
/// test by test.
final class TestConsole: @unchecked Sendable {  // used under the recorder's lock
    private let isVerbose: Bool
    private let isBuffered: Bool
    private let root: String
    private var buffers: [String: [String]] = [:]
    /// The tests whose output is within a backtrace.
    private var backtraces: Set<String> = []

    init(isVerbose: Bool, isBuffered: Bool, root: String) { (self.isVerbose, self.isBuffered, self.root) = (isVerbose, isBuffered, root) }

    func show(_ event: TestEvent, after test: TestReport.Test?) {
        let name = event.test.map(TestName.spoken)?.withoutTerminalControls ?? "", message = event.message?.withoutTerminalControls
        switch event.kind {
        case .testStarted: if isVerbose { printLine("◇ \(name) started", event.test) }
        case .output:
            guard let text = event.message else { return }
            if !isWanted(text, event.test ?? "") { return }
            printLine(text.withColorsOnly, event.test)
        case .issue:
            let issue = TestReport.Issue(
                message: event.message ?? "", file: event.file, line: event.line, column: event.column, severity: event.severity ?? .error)
            if issue.severity == .known, !isVerbose { return }
            printLine(issue.description.withColorsOnly, event.test)
        case .testEnded:
            guard let id = event.test else { return }
            let time = event.duration.map { " (\(String(format: "%.3f", $0)) s)" } ?? ""
            let again = (event.attempt ?? 1) > 1 ? ", attempt \(event.attempt ?? 1)" : ""
            switch event.outcome {
            case .passed: printLine("✔ \(name)\(time)\(again)", id)
            case .skipped: printLine("- \(name) skipped" + (message.map { ": " + $0 } ?? ""), id)
            case .failed: printLine("✘ \(name)\(time)\(again)", id)
            case .notCompiled: printLine("✘ \(name) does not compile" + (message.map { ": " + $0 } ?? ""), id)
            case .crashed, .timedOut: printLine("✘ \(name)\(again): \(message ?? "")", id)
            case nil: break
            }
            for line in buffers.removeValue(forKey: id) ?? [] { Swift.print(line) }
            backtraces.remove(id)
        case .note: if let text = event.message { Terminal.note("note: " + text) }
        default: break
        }
    }

    private func printLine(_ line: String, _ test: String?) {
        guard isBuffered, let test else { return Swift.print(line) }
        buffers[test, default: []].append(line)
    }

    /// Returns whether to show a line. Of a backtrace, only what ended the program and the frames in the user's own files are shown.
    private func isWanted(_ line: String, _ test: String) -> Bool {
        if isVerbose { return true }
        if line.isEmpty, backtraces.contains(test) { return false }
        if line.hasPrefix("*** ") || line.contains(" Program crashed: ") {
            backtraces.insert(test)
            return line.contains("rogram crashed")
        }
        guard backtraces.contains(test) else { return true }
        if line.hasPrefix("Backtrace took ") { backtraces.remove(test) }
        return line.contains(" at \(root)") && line.firstMatch(of: #/^\s*\d+ /#) != nil
    }
}
