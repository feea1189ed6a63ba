import Foundation
import TestResults

/// An event that either of a test program's two runners reports.
enum RunnerEvent {
    case started(String)
    case issue(String?, TestReport.Issue)
    case attachment(String, path: String)
    case ended(String, TestEvent.Outcome, duration: Double?, message: String?)
    /// The app that hosts the tests is being launched.
    case hostLaunching
    case hostLaunched
    /// The time limit in seconds that the running test requests.
    case allowance(Double)
    case runEnded

    // MARK: XCTest, through the observer in TestSupport

    private struct Classic: Decodable {
        var kind: String
        var test: String?
        var message: String?
        var file: String?
        var line: Int?
        var duration: Double?
    }

    static func classic(_ data: Data) -> RunnerEvent? {
        guard let event = try? JSONDecoder().decode(Classic.self, from: data) else { return nil }
        switch (event.kind, event.test) {
        case ("hostLaunching", _): return .hostLaunching
        case ("hostLaunched", _): return .hostLaunched
        // Xcode rounds up to whole minutes.
        case ("allowance", _): return event.duration.map { .allowance(max(1, ($0 / 60).rounded(.up)) * 60) }
        case ("issue", let test):
            // XCTest ends its message with a dash if the test has none of its own.
            let words = event.message.map { $0.hasSuffix(" - ") ? String($0.dropLast(3)) : $0 } ?? ""
            return .issue(test, TestReport.Issue(message: words, file: event.file, line: event.line, severity: .error))
        case ("testStarted", let test?): return .started(test)
        case ("testPassed", let test?): return .ended(test, .passed, duration: event.duration, message: nil)
        case ("testFailed", let test?): return .ended(test, .failed, duration: event.duration, message: nil)
        case ("testSkipped", let test?): return .ended(test, .skipped, duration: event.duration, message: event.message)
        default: return nil
        }
    }

    // MARK: Swift Testing, through its own event stream

    struct Modern: Decodable {
        struct Location: Decodable {
            var filePath: String?
            var _filePath: String?
            var line: Int
            var column: Int
            var path: String? { filePath ?? _filePath }
        }
        struct Instant: Decodable { var absolute: Double }
        struct Message: Decodable { var symbol: String, text: String }
        struct Issue: Decodable {
            var isKnown: Bool?
            var isFailure: Bool?
            var severity: String?
            var sourceLocation: Location?
        }
        struct Attachment: Decodable { var path: String? }
        struct Payload: Decodable {
            // The fields of a test.
            var id: String?
            var sourceLocation: Location?
            // The fields of an event.
            var kind: String?
            var testID: String?
            var instant: Instant?
            var messages: [Message]?
            var issue: Issue?
            var attachment: Attachment?
        }
        var kind: String
        var payload: Payload
    }

    /// Reads one program's event stream; durations are the differences between its events.
    struct ModernReader {
        /// The declared tests, by Swift Testing's own names.
        private(set) var declared: [(id: String, file: String?, line: Int)] = []
        private var starts: [String: Double] = [:]
        private var failed: Set<String> = []
        /// Maps Swift Testing's names to ours.
        let names: [String: String]

        init(names: [String: String]) { self.names = names }

        mutating func take(_ data: Data) -> RunnerEvent? {
            guard let record = try? JSONDecoder().decode(Modern.self, from: data) else { return nil }
            let payload = record.payload
            if record.kind == "test" {
                if payload.kind == "function", let id = payload.id, let place = payload.sourceLocation {
                    declared.append((id, place.path, place.line))
                }
                return nil
            }
            guard record.kind == "event", let kind = payload.kind else { return nil }
            let test = payload.testID.flatMap { names[$0] }
            let text = payload.messages.map { $0.map(\.text).joined(separator: "\n") }
            switch kind {
            case "testStarted":
                guard let test else { return nil }
                starts[test] = payload.instant?.absolute
                return .started(test)
            case "issueRecorded":
                let issue = payload.issue, place = issue?.sourceLocation
                let isError = issue?.isFailure ?? (issue?.isKnown != true)
                if isError, let test { failed.insert(test) }
                return .issue(
                    test,
                    TestReport.Issue(
                        message: text ?? "", file: place?.path, line: place?.line, column: place?.column,
                        severity: issue?.isKnown == true ? .known : isError ? .error : .warning))
            case "valueAttached":
                guard let test, let path = payload.attachment?.path else { return nil }
                return .attachment(test, path: path)
            case "testEnded":
                guard let test else { return nil }
                let duration = payload.instant.flatMap { end in starts.removeValue(forKey: test).map { end.absolute - $0 } }
                return .ended(test, failed.contains(test) ? .failed : .passed, duration: duration, message: nil)
            case "testSkipped":
                guard let test else { return nil }
                return .ended(test, .skipped, duration: 0, message: text.flatMap(Self.reason))
            case "runEnded": return .runEnded
            default: return nil
            }
        }

        /// Returns the reason in a skip message: `Test c() skipped: "later"` → `later`.
        private static func reason(_ text: String) -> String? {
            guard let start = text.range(of: " skipped: ") else { return nil }
            let reason = text[start.upperBound...]
            return reason.hasPrefix("\"") && reason.hasSuffix("\"") && reason.count > 1
                ? String(reason.dropFirst().dropLast()) : String(reason)
        }
    }

    /// Removes the location from a test's name: `Module.Suite/test()/File.swift:1:2` → `Module.Suite/test()`.
    static func plainName(_ native: String) -> String {
        guard let slash = native.lastIndex(of: "/"), native[slash...].contains(".swift:") else { return native }
        return String(native[..<slash])
    }
}
